#!/usr/bin/env python3
"""A bot for Auction Pitch: a few sensible rules in plain Python, to begin a bot of one's own with.

    cargo tools arena --a "exec:python3 docs/bot.py" --b steady

docs/protocol.md says what a question has in it."""
import json
import sys

RANKS = "23456789TJQKA"
CARD_POINTS = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


def rank(card):
    return RANKS.find(card[0])  # A joker, X1 or X2, has none.


def trumps(question, suit):
    """The trumps with this suit as trump, the highest first, by the order in the rules: ranks, off-trumps and jokers."""
    other = {"C": "S", "S": "C", "D": "H", "H": "D"}[suit]
    order = question["rules"]["trump_order"].split()
    off, jokers = question["rules"]["off_trumps"], question["rules"]["jokers"]
    off = RANKS if off == "any" else off if isinstance(off, list) else []
    cards = {token: token + suit for token in RANKS} | {"o" + token: token + other for token in off}
    cards |= {joker: joker for joker in ["X1", "X2"][:jokers]}
    return [cards[token] for token in order if token in cards]


def worth(cards):
    """The points that these cards of one suit will make as trumps, about: High, Low, Jack and a part of Game."""
    ranks = [card[0] for card in cards]
    high = max(({"A": 1.0, "K": 0.7, "Q": 0.4}.get(r, 0.0) for r in ranks), default=0.0)
    low = max(({"2": 1.0, "3": 0.8, "4": 0.5}.get(r, 0.0) for r in ranks), default=0.0)
    jack = 0.3 + 0.15 * len(ranks) if "J" in ranks else 0.0
    return high + low + jack + 0.15 * len(ranks)


def by_suit(cards):
    return {suit: [card for card in cards if card[1] == suit] for suit in "CDHS"}


def call(question):
    """The highest bid that the best suit is worth, or the first thing that may be said."""
    hand, legal = question["hand"] or [], question["legal"]
    if question["turned"]:  # Trump is turned up: stand on two trumps, else beg or run for others.
        held = by_suit(hand)[question["turned"][-1][1]]
        wanted = ["stand", "take one"] if len(held) >= 2 else ["beg", "run", "stand", "take one"]
        return next((word for word in wanted if word in legal), legal[0])
    points = max(worth(cards) for cards in by_suit(hand).values())
    bids = [word for word in legal if word.startswith("bid ") and int(word[4:]) <= points]
    sale = ["accept"] if question["standing"] and question["standing"]["bid"] > points else ["undertake"]
    return next((word for word in sale if word in legal), bids[-1] if bids else legal[0])


def play(question):
    """Pitch from the best suit, take tricks that hold card points, and keep jack and tens from the others."""
    cards = [word for word in question["legal"] if len(word) == 2]
    trump, trick = question["trump"], question["trick"]
    if trump is None:  # The pitch: the highest card of the best suit, which becomes trump.
        return max(max(by_suit(cards).values(), key=worth) or cards, key=rank)
    order = trumps(question, trump)
    strength = lambda card: 60 - order.index(card) if card in order else rank(card)
    points = lambda card: CARD_POINTS.get(card[0], 0) + (20 if card == "J" + trump else 0)
    if not trick["plays"]:  # To lead: the highest trump, or else a card without points.
        held = [card for card in cards if card in order]
        return max(held, key=strength) if held else min(cards, key=lambda card: (points(card), rank(card)))
    led, best = trick["plays"][0][1], dict(trick["plays"])[trick["winner"]]
    beats = lambda card: (card in order or card[1] == led[1]) and strength(card) > strength(best)
    sides = question["sides"]
    if sides[trick["winner"]] == sides[question["seat"]]:  # The partner has it: give points.
        return max(cards, key=lambda card: (points(card) % 20, -strength(card)))
    takers = [card for card in cards if beats(card)]
    if takers and len(trick["plays"]) + 1 == question["players"]:  # Last to play: bring the most home.
        return max(takers, key=lambda card: (points(card), -strength(card)))
    if takers and sum(points(card) for _, card in trick["plays"]) > 0:
        return max(takers, key=strength)
    return min(cards, key=lambda card: (points(card), strength(card)))


def discard(question):
    """Trumps and high cards are kept: what must go goes, and of what may go the least."""
    throw, trump = question["throw"], question["trump"] or question["turned"][-1][1]
    order = trumps(question, trump)
    loss = lambda card: 20 + len(order) - order.index(card) if card in order else rank(card)
    may = sorted(throw["may"], key=loss)
    # Where others come for them, plain cards may go as well.
    plain = sum(card not in order for card in may)
    count = min(max(throw["least"], plain if question["rules"]["refill"] else 0), throw["most"])
    return " ".join(["discard"] + throw["must"] + may[:count]) if throw["must"] or count else "discard nothing"


def rule(question):
    """Name the suit with the most trumps, or call the highest trump that is held by another; anything else is answered with the
    first thing that may be said."""
    hand = question["hand"] or []
    count = lambda word: sum(card in trumps(question, word[5:]) for card in hand)
    names = [word for word in question["legal"] if word.startswith("name ")]
    if question["asked"] == "call partner" and question["trump"]:
        calls = ["call partner " + card for card in trumps(question, question["trump"])]
        return next((call for call in calls if call in question["legal"]), question["legal"][0])
    return max(names, key=count) if names else question["legal"][0]


def decide(question):
    for word in ["rest are mine", "weak hand"]:
        if word in question["legal"]:
            return word
    return {"call": call, "play": play, "discard": discard, "rule": rule}[question["phase"]](question)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":  # The greeting is answered by itself.
        print(line, end="", flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"id": message["id"], "action": decide(message)}), flush=True)
