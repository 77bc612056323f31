# The words of Auction Pitch in English.
#
# Where a sentence is about a player, $who says how: [you] is the player it is told to, [one] somebody else. Where it is
# about a side, [several] are partners and [your-side] is a side that the player it is told to belongs to.
# Ids and arguments are the same in every language; tests/locales.rs compares them.


## Names of things

game-name = Auction Pitch
game-subtitle = Bid, pitch, and play for High, Low, Jack and Game.

suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
suit-capital = { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}
suit-single = { $suit ->
    [clubs] club
    [diamonds] diamond
    [hearts] heart
   *[spades] spade
}
suit-one = { $suit ->
    [clubs] a club
    [diamonds] a diamond
    [hearts] a heart
   *[spades] a spade
}
rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
# A card as the subject of a sentence, as its object, and after "with".
card = the { rank } of { suit }
card-object = { card }
card-with = { card }
# A card whose suit is clear: "Cleo follows with the five".
card-rank-with = the { rank }
# A card by itself, as on a list.
card-alone = { rank } of { suit }
cards-of-suit = { suit-capital }: { $ranks }
cards-none = no cards

point = { $point ->
    [high] High
    [low] Low
    [jack] Jack
   *[game] Game
}
point-letter = { $point ->
    [high] H
    [low] L
    [jack] J
   *[game] G
}
point-meaning = { $point ->
    [high] highest trump dealt
    [low] { $low_to ->
        [winner] winning the lowest trump
       *[dealt] lowest trump dealt
    }
    [jack] who takes the jack
   *[game] most card points
}
points-title = Four points to win

person = { $who ->
    [you] You
   *[one] { $name }
}
# The same after "takes it from".
person-from = { $who ->
    [you] you
   *[one] { $name }
}
bid-word = { $bid ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $bid }
}
bid-smudge-word = smudge
bid-pass-word = pass
list-two = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $second }
score-in-hole = { $points } in the hole


## What was said and done: one sentence for each thing that happens

log-deals = { $who ->
    [you] You deal hand { $number }.
   *[one] { $name } deals hand { $number }.
}
log-passes = { $who ->
    [you] You pass.
   *[one] { $name } passes.
}
log-bids = { $who ->
    [you] You bid { $bid }.
   *[one] { $name } bids { $bid }.
}
log-takes-bid = { $who ->
    [you] You take it from { $from } at { $bid }.
   *[one] { $name } takes it from { $from } at { $bid }.
}
log-pitcher = { $who ->
    [you] You have the bid: { $bid }.
   *[one] { $name } has the bid: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Nobody bid. You pitch, and need make nothing.
   *[one] Nobody bid. { $name } pitches, and need make nothing.
}
log-thrown-in = Everybody passes. The hand is thrown in.
log-pitches = { $who ->
    [you] You pitch { $card }.
   *[one] { $name } pitches { $card }.
}
log-trump = { suit-capital } are trump.
log-leads = { $who ->
    [you] You lead { $card }.
   *[one] { $name } leads { $card }.
}
log-follows = { $who ->
    [you] You follow with { $card }.
   *[one] { $name } follows with { $card }.
}
log-trumps = { $who ->
    [you] You trump with { $card }.
   *[one] { $name } trumps with { $card }.
}
log-drops = { $who ->
    [you] You drop { $card }.
   *[one] { $name } drops { $card }.
}
log-takes-trick = { $who ->
    [you] You take trick { $number } with { $card }.
   *[one] { $name } takes trick { $number } with { $card }.
}
log-takes-jack = { $who ->
    [you] You take trick { $number } with { $card }, and { $owner ->
        [you] your
       *[one] { $owner_name }’s
    } jack of trumps with it.
   *[one] { $name } takes trick { $number } with { $card }, and { $owner ->
        [you] your
       *[one] { $owner_name }’s
    } jack of trumps with it.
}
log-deal-passes = { $who ->
    [you] You deal next.
   *[one] { $name } deals next.
}
log-wins-game = { $who ->
    [you] You win the game.
    [your-side] { $name } win the game.
    [several] { $name } win the game.
   *[one] { $name } wins the game.
}


## What to do now

prompt-deal = { $who ->
    [you] Deal hand { $number }.
   *[one] { $name } deals hand { $number }.
}
prompt-bid = Your bid.
prompt-bid-dealer = Your bid, dealer.
prompt-waits-bid = Waiting for { $name } to bid.
prompt-waits-play = Waiting for { $name } to play.
prompt-pitch = Lead any card: its suit becomes trump.
prompt-lead = Lead any card.
prompt-last-card = Play your last card.
prompt-follow = Follow { suit }.
prompt-follow-or-trump = Follow { suit }, or trump.
prompt-follow-trump = Follow trump: play { suit-one }.
prompt-void = You are out of { suit }: play any card.
prompt-void-trump = You are out of { suit }: trump, or drop any card.
prompt-void-over = You are out of { suit }: beat the trump that lies, or drop another card.
prompt-over = The game is over.

bidding-none = Nobody has bid. Bid { $min } or more, or pass.
bidding-over = { $who ->
    [you] You bid { $bid }. Go higher, or pass.
   *[one] { $name } bid { $bid }. Go higher, or pass.
}
bidding-dealer = { $who ->
    [you] You bid { $bid }. The dealer speaks last and may take it at the same number.
   *[one] { $name } bid { $bid }. The dealer speaks last and may take it at the same number.
}
bidding-forced = Everybody else passed, so the dealer must bid.
bidding-dealer-last = Nobody has bid, and you speak last.
note-pass-open = Leave it to the others
note-pass-last = The hand is thrown in
note-pass-eldest = { $who ->
    [you] You pitch
   *[one] { $name } pitches
}
note-pass-holds = { $who ->
    [you] You hold the bid at { $bid }
   *[one] { $name } holds the bid at { $bid }
}
note-pass-pitches = { $who ->
    [you] You pitch for { $bid }
   *[one] { $name } pitches for { $bid }
}
note-smudge = All four points, and the game
note-smudge-hole = All four points; in the hole it does not win
note-take = { $who ->
    [you] Take it from yourself
   *[one] Take it from { $name }
}
note-outbid = { $who ->
    [you] Go over your own bid
   *[one] Outbid { $name }
}
note-open = { $bid ->
    [1] One of the four points
    [2] Two of the four points
    [3] Three of the four points
   *[other] All four points
}


## What cannot be done, and why

refused-game-over = The game is over.
refused-not-your-turn = { $who ->
    [you] It is your turn.
   *[one] It is { $name }’s turn.
}
refused-deal-first = The next hand must be dealt first.
refused-nothing-to-deal = A hand is being played: there is nothing to deal.
refused-still-bidding = The bidding is not over: bid or pass first.
refused-bidding-over = The bidding is over: play a card.
refused-pack = The pack is not complete: { $reason }.
refused-bid-range = Bids go from { $min } to { $max }.
refused-bid-low = The bid stands at { $standing }: go higher, or pass.
refused-dealer-must-bid = Everybody else passed: the dealer must bid.
refused-smudge-hole = You are in the hole, and may not bid a smudge.
refused-not-held = You do not hold { card }.
refused-follow-trump = { suit-capital } are trump and were led: you hold one, so play it.
refused-follow-or-trump = You hold { suit }: follow, or trump.
refused-follow = You hold { suit }: follow. At this table you trump only when out of the suit.
refused-undertrump = { $card } lies: a lower trump may be played only if you have nothing else.

misfit-players = { $players } cannot play: this game takes { $min } to { $max }.
misfit-teams = { $players } players cannot be divided into such sides.
misfit-cards = { $cards } cards for each of { $players } do not come out of a pack of { $pack }.
misfit-batch = { $cards } cards at a time is not 1 to 6.
misfit-bids = The lowest bid, { $min }, is above the highest, { $max }.
misfit-max-bid = { $bid } cannot be the highest bid: a hand has four points.
misfit-target = { $points } is not a score to play to: it must be 1 to 121.
misfit-jack = { $points } is not a value for the jack: it must be 1 to 6.
misfit-smudge = A smudge can be forbidden in the hole only where a bid of four is one.
misfit-tie = Only where two sides play is there a side that did not deal.


## The result of a hand

result-made = { $who ->
    [you] You bid { $bid } and made { $made }
   *[one] { $name } bid { $bid } and made { $made }
}
result-smudge = { $who ->
    [you] You made the smudge
   *[one] { $name } made the smudge
}
result-smudge-failed = { $who ->
    [you] You bid a smudge and made { $made }
   *[one] { $name } bid a smudge and made { $made }
}
result-free = { $who ->
    [you] You pitched without a bid and made { $made }
   *[one] { $name } pitched without a bid and made { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: set back { $bid }.
   *[no] { $headline }.
}
reason-made = { $points } did it.
reason-made-free = { $points } without a bid to make.
reason-none-free = None of the four points.
reason-set-back = { $count ->
    [0] None of the four points was made.
    [one] { $points } was not enough.
   *[other] { $points } were not enough.
}
stamp-set-back = Set back { $bid }
stamp-made = Made
stamp-smudge = Smudge

award-high = Dealt the { rank } of { suit }, the highest trump out.
award-low-kept = Dealt the { rank } of { suit }, the lowest trump out.
award-low-taken = Dealt the { rank } of { suit }. { $taker ->
    [you] You
   *[one] { $taker_name }
} took it, but Low stays { $owner ->
    [you] yours
   *[one] with { $owner_name }
}.
award-low-won = { $owner ->
    [you] Took your { rank } of { suit }, the lowest trump out, in trick { $trick }.
   *[one] Took { $owner_name }’s { rank } of { suit }, the lowest trump out, in trick { $trick }.
}
award-low-home = Brought home the { rank } of { suit }, the lowest trump out, in trick { $trick }.
award-jack-taken = { $owner ->
    [you] Took your jack of { suit } with { $with } in trick { $trick }.
   *[one] Took { $owner_name }’s jack of { suit } with { $with } in trick { $trick }.
}
award-jack-kept = Brought the jack of { suit } home in trick { $trick }.
award-jack-absent = The jack of { suit } was not dealt.
award-game = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} against { $next }. Most points takes it.
award-game-tie = { $names } have { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: nobody scores Game.
award-game-tie-eldest = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: a tied Game goes to the dealer’s left.
award-game-tie-side = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: a tied Game goes to the side that did not deal.
award-nobody = Nobody
award-line = { $point }: { $name }. { $reason }
award-counts = counts
award-lost = lost: set back

hand-title = Hand { $number } is over
hand-card-points = Card points taken
hand-card-values = Ten 10, ace 4, king 3, queen 2, jack 1
hand-card-points-unit = { $points ->
    [one] point
   *[other] points
}
hand-score-sheet = Score sheet
hand-this-hand = This hand
hand-set-back = set back
hand-set-back-with = set back; { $points }
hand-nothing = nothing
hand-next = { $who ->
    [you] Nobody is out. You deal hand { $number }.
   *[one] Nobody is out. { $name } deals hand { $number }.
}
hand-continue = Continue


## The end of the game

end-title = { $who ->
    [you] You win the game
    [your-side] { $name } win the game
    [several] { $name } win the game
   *[one] { $name } wins the game
}
end-smudge = A smudge wins at once: a bid of four, and all four points made.
end-all-four = All four points in one hand win at once.
end-bidder-first = Out with { $points }: the pitcher who makes the bid counts first.
end-point = Reached { $target } with { $point }. Points count in the order High, Low, Jack, Game.
end-lead = Ahead of everybody by two or more, with { $points }.
end-receives = { $who ->
    [you] You receive { $amount }
    [your-side] { $name } receive { $amount }
    [several] { $name } receive { $amount }
   *[one] { $name } receives { $amount }
}
end-pays = { $who ->
    [you] You pay { $amount }
    [your-side] { $name } pay { $amount }
    [several] { $name } pay { $amount }
   *[one] { $name } pays { $amount }
}
end-pays-nothing = { $who ->
    [you] You pay nothing
    [your-side] { $name } pay nothing
    [several] { $name } pay nothing
   *[one] { $name } pays nothing
}
end-settling = Settling
end-settling-rule = One from each loser, two with a score of zero or below.
end-settling-bonus = One from each loser, two with a score of zero or below, and one more for every time set back.
# Why somebody pays what is paid.
end-why = { $base ->
    [2] two with a score of zero or below
   *[1] one as a loser
}{ $bonus ->
    [0] {""}
    [one] , one for a set-back
   *[other] , { $bonus } for set-backs
}
end-hands = { $hands ->
    [one] after one hand
   *[other] after { $hands } hands
}
end-new-game = New game
end-home = Back to start
end-play-again = Play again
end-final-scores = Final scores


## The rule sheet: every rule in plain words. After "was:" the value of the printed rules.

rule-players = { $players ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[7] Seven
} play, { $teams ->
    [pairs] in pairs; partners sit opposite each other
    [threes] in two sides of three, seated in turn
   *[none] each alone
}. The game takes { $min } to { $max }.
was-players = { $teams ->
    [pairs] in pairs
    [threes] two sides of three
   *[none] each alone
}, { $min } to { $max } players
rule-pack = { $pack ->
    [short] The pack has 32 cards, from seven to ace.
   *[full] The pack has 52 cards, from two to ace.
} In every suit the ace is highest, then king, queen, jack, ten and so on down.
was-pack = { $pack ->
    [short] 32 cards, from seven to ace
   *[full] 52 cards, from two to ace
}
rule-deal = { $cards ->
    [one] One card each
   *[other] { $cards } cards each
}, { $batch } at a time. Who draws the highest card deals first; then the deal passes to the { $direction ->
    [ccw] right
   *[cw] left
}, and so do the bidding and the play.
was-deal = { $cards ->
    [one] one card
   *[other] { $cards } cards
} each, { $batch } at a time, to the { $direction ->
    [ccw] right
   *[cw] left
}
rule-bids = { $direction ->
    [ccw] The player on the dealer’s right
   *[cw] The player on the dealer’s left
} speaks first: { $bids }, or pass. { $rounds ->
    [continuous] The bidding goes round until one bidder is left; who has passed is out of it.
   *[single] Everybody speaks once.
} Each bid must be higher than the one before.
was-bids = { $bids }; { $rounds ->
    [continuous] round and round
   *[single] one call each
}
rule-privilege = { $privilege ->
    [yes] The dealer may take the highest bid at the same number.
   *[no] The dealer, too, must bid higher.
}
was-privilege = { $privilege ->
    [yes] the dealer may take it at the same number
   *[no] the dealer must bid higher
}
rule-final = { $ends ->
    [yes] A bid of { $max } ends the bidding, and nobody can take it.
   *[no] A bid of { $max } does not end the bidding.
}
was-final = { $ends ->
    [yes] { $max } ends the bidding
   *[no] { $max } does not end the bidding
}
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] If everybody passes, the same dealer deals again.
    [redeal_next_dealer] If everybody passes, the hand is thrown in and the deal passes on.
    [eldest_forced] If everybody passes, the first to speak pitches for { $min }.
    [eldest_free] If everybody passes, the first to speak pitches and need make nothing.
   *[dealer_forced] If everybody else passes, the dealer must bid.
}
was-all-pass = { $all_pass ->
    [redeal_same_dealer] the same dealer deals again
    [redeal_next_dealer] the deal passes on
    [eldest_forced] the first to speak must pitch for { $min }
    [eldest_free] the first to speak pitches free
   *[dealer_forced] the dealer must bid
}
rule-pitch = The highest bidder pitches: the first card led sets trump for the hand.
rule-follow = If trump is led, play trump if you can. { $ruff ->
    [only_when_void] To any other suit follow if you can; trump only when you are out of it.
   *[anytime] To any other suit follow, or trump at any time.
} Out of the suit led, play any card.
was-follow = { $ruff ->
    [only_when_void] trump only when out of the suit
   *[anytime] trump at any time
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] A trump may not be thrown under a higher one unless you have nothing else to play.
   *[allowed] A trump may be thrown under a higher one.
}
was-undertrump = { $undertrump ->
    [forbidden_unless_forced] not under a higher trump
   *[allowed] also under a higher trump
}
rule-trick = The highest trump takes the trick, or without one the highest card of the suit led. The winner leads to the next.
rule-high = High, one point, goes to the player dealt the highest trump out.
rule-low = { $low_to ->
    [winner] Low, one point, goes to the player who wins the lowest trump out in a trick.
   *[dealt] Low, one point, goes to the player dealt the lowest trump out, whoever takes it.
}
was-low = { $low_to ->
    [winner] the player who wins it
   *[dealt] the player dealt it
}
rule-jack = { $hang ->
    [1] Jack, one point, goes to the player who takes the jack of trumps, if it was dealt.
   *[other] Jack, one point, goes to the player who takes the jack of trumps, if it was dealt. Taken from another side it is worth { $hang }.
}
was-jack = { $hang ->
    [one] { $hang } point
   *[other] { $hang } points
} for a jack taken from another side
rule-game = Game, one point, goes to the most card points in tricks: ten 10, ace 4, king 3, queen 2, jack 1.
rule-game-tie = { $game_tie ->
    [eldest] A tied Game goes to the player who speaks first.
    [non_dealer_side] A tied Game goes to the side that did not deal.
   *[none] A tied Game is scored by nobody.
}
was-game-tie = { $game_tie ->
    [eldest] the player who speaks first
    [non_dealer_side] the side that did not deal
   *[none] nobody
}
rule-set-back = { $set_scoring ->
    [keep_and_setback] Who makes the bid scores every point made. Who fails keeps the points made, and the bid is taken off: that is being set back.
   *[setback_only] Who makes the bid scores every point made. Who fails scores nothing, and the bid is taken off: that is being set back.
} The others score what they make either way.
was-set-back = { $set_scoring ->
    [keep_and_setback] points made are kept
   *[setback_only] points made are lost
}
rule-hole = A score below zero is in the hole, and has a ring round it on the pad.
rule-smudge = { $smudge ->
    [any_all_four] Who makes all four points in one hand wins at once, whatever the bid or the score.
    [off] A bid of four that is made scores four points; nothing wins at once.
   *[bid_four_made] A bid of four is a smudge: make all four points and you win at once.
}
was-smudge = { $smudge ->
    [any_all_four] all four points win, whoever makes them
    [off] nothing wins at once
   *[bid_four_made] a bid of four, made, wins
}
rule-smudge-hole = { $hole ->
    [winning-negative] From in the hole a smudge wins all the same.
    [winning-zero] From zero or below a smudge wins all the same.
    [four-negative] From in the hole a smudge scores its four points only.
    [four-zero] From zero or below a smudge scores its four points only.
    [forbidden-negative] In the hole you may not bid a smudge.
   *[forbidden-zero] At zero or below you may not bid a smudge.
}
was-smudge-hole = { $hole ->
    [winning-negative] it wins also from in the hole
    [winning-zero] it wins also from zero or below
    [four-negative] four points only from in the hole
    [four-zero] four points only from zero or below
    [forbidden-negative] not to be bid in the hole
   *[forbidden-zero] not to be bid at zero or below
}
rule-target = First to { $target } wins.
was-target = { $target }
rule-going-out = { $going_out ->
    [strict_order] If two get there in one hand, points count in the order High, Low, Jack, Game, and the first to reach it wins.
   *[bidder_first] If two get there in one hand, the pitcher who made the bid counts first; after that High, Low, Jack, Game.
}
was-going-out = { $going_out ->
    [strict_order] High, Low, Jack, Game
   *[bidder_first] the pitcher counts first
}
rule-must-bid-out = { $must ->
    [yes] Only a pitcher who makes the bid in that hand can win.
   *[no] Anybody can win, not only the pitcher.
}
was-must-bid-out = { $must ->
    [yes] only a pitcher who makes the bid
   *[no] anybody can win
}
rule-win-by-two = { $two ->
    [yes] The winner must be two ahead of everybody; otherwise play goes on.
   *[no] One point ahead is enough.
}
was-win-by-two = { $two ->
    [yes] two ahead of everybody
   *[no] one point is enough
}
rule-settlement = { $settlement ->
    [off] Nobody pays anything.
   *[one_two] At the end each loser pays the winner one, or two with a score of zero or below.
}
was-settlement = { $settlement ->
    [off] nobody pays
   *[one_two] one, or two at zero or below
}
rule-setback-bonus = { $bonus ->
    [yes] Each loser pays one more for each time set back.
   *[no] Being set back costs nothing extra at the end.
}
was-setback-bonus = { $bonus ->
    [yes] one more for each time set back
   *[no] no bonus
}
rule-basis = { $basis ->
    [at_win] The scores that count are those at the moment of winning.
   *[full_hand] The scores that count are those after the whole last hand.
}
was-basis = { $basis ->
    [at_win] at the moment of winning
   *[full_hand] after the whole last hand
}
rules-title = The rules
rules-changes = { $count ->
    [0] As printed, no changes
    [one] 1 change, marked in the margin
   *[other] { $count } changes, marked in the margin
}
rules-was = was: { $was }
rules-close = Back
preset-name = { $preset ->
   *[auction_pitch] Auction Pitch
}
preset-about = { $preset ->
   *[auction_pitch] two to seven, bid and pitch, as Bicycle prints it
}


## Bots

level-name = { $level ->
    [random] Random
    [open] Sees all cards
   *[basic] Steady
}
level-about = { $level ->
    [random] Plays any card that is allowed.
    [open] Sees every hand. For comparison only.
   *[basic] Counts trumps, guards the ten and bids what the cards are worth.
}
# Names for bots, separated by commas: at least seven, and different ones.
bot-names = Ana, Ben, Cleo, Dev, Ella, Finn, Gita, Hugo
bots-fair = No bot ever sees your cards.
advice-pass = Pass: { $reason }.
advice-bid = Bid { $bid }: { $reason }.
advice-play = Play { $card }: { $reason }.
reason = { $reason ->
    [only-choice] nothing else is allowed
    [at-random] one is as good as another
    [too-weak] your hand is too weak
    [no-honour] you have no ace, king or queen to bid on
    [must-bid] everybody else passed, so you must
    [best-suit] { suit } are your best suit to pitch
    [holds-high] you have the highest { suit-single }, or most likely so
    [holds-low] you have the lowest { suit-single }, or most likely so
    [holds-jack] you have the jack of { suit }
    [promises-game] with { suit } as trump you can expect Game
    [takes-the-bid] as dealer you get it at the same number
    [shuts-out] the others will hardly go higher
    [goes-out] made, it wins you the game
    [stops-bidder] otherwise the bid could win somebody else the game
    [tries-smudge] all four points win the game at once
    [leads-trump] it draws trumps from the others
    [hunts-jack] it may catch the jack of trumps
    [leads-winner] it is likely to take the trick
    [leads-low] you can spare it
    [captures-jack] it takes the jack of trumps
    [saves-jack] it brings your jack home
    [wins-low] it brings the lowest trump home
    [wins-ten] it brings a ten home
    [ruffs-points] there are card points to win
    [takes-trick] it takes the trick
    [feeds-partner] it gives card points to your partner
    [leaves-to-partner] your partner has the trick already
    [protects-jack] it keeps your jack out of danger
    [protects-ten] it keeps your ten out of danger
    [gives-nothing] it gives no card points away
   *[keeps-strength] the trick is not worth a better card
}


## Window: the first screen

home-continue = Continue
home-continue-about = Hand { $number }, first to { $target }.
home-your-turn = Your turn.
home-new-game = New game
home-new-game-about = Against bots, or a family at one screen
home-rules = Rules
home-rules-about = The whole game on one page
home-settings = Settings
home-quit = Quit
pad-us = Us
pad-them = Them
home-version = Version { $version }. Free and open source. Everything stays on this computer.


## Window: a new game

setup-title = New game
setup-seats = Who sits where
setup-seats-about = Play goes clockwise, down this list.
setup-name = Name
setup-person = Person
setup-bot = Bot
setup-add-seat = Add a seat
setup-add-seat-about = this game seats { $min } to { $max }
setup-person-about = { $persons ->
    [one] Plays at this screen
   *[other] Takes the screen in turn
}
setup-levels = Bot levels
setup-rules = Rules
setup-target = Play to
setup-low = Low counts for
setup-low-holder = Dealt it
setup-low-winner = Wins it
setup-bonus = Set-back bonus
setup-bonus-about = one extra for each set-back when settling
setup-read-rules = Read the whole sheet
setup-summary = { $persons ->
    [0] Nobody
    [one] One person
   *[other] { $persons } persons
}, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}.
setup-hidden = Cards are hidden between turns.
setup-start = Start the game
setup-cancel = Cancel
setup-name-empty = Every player needs a name.
setup-name-twice = Two players have the name { $name }.
setup-default-name = You
# Separated by commas, at least seven.
setup-bot-names = Ana, Ben, Cleo, Dev, Eli, Fay, Gus, Hana


## Window: the table

bar-undo = Undo
bar-status = Hand { $hand }, first to { $target }
bar-status-trick = Hand { $hand }, trick { $trick } of { $tricks }, first to { $target }
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

contract-none = No trump yet
contract-none-about = The pitch sets it
contract-bid = { $who ->
    [you] You bid { $bid }
   *[one] { $name } bid { $bid }
}
contract-free = { $who ->
    [you] You pitch free
   *[one] { $name } pitches free
}
contract-made = { $made } of { $bid }

plate-pass = Pass
plate-bid = Bid { $bid }
plate-thinking = is thinking
plate-your-turn-bid = Your turn to bid
plate-your-turn-play = Your turn to play
plate-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
said-pass = Pass
said-bid = { $bid ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
   *[other] { $bid }
}
said-smudge = Smudge

trick-led = Led
trick-winning = winning
trick-led-winning = Led, winning
trick-plays-last = plays last

tracker-title = Points this hand
tracker-so-far = so far
tracker-settled = settled
tracker-open = still to be taken
tracker-you-hold = You hold it
tracker-not-seen = { rank } not seen
tracker-lower-not-seen = { $count } lower not seen
tracker-higher-not-seen = { $count } higher not seen
tracker-none-yet = nothing yet
tracker-others-none = nobody else has any
tracker-tied = tied at { $points }
tracker-game = { $name } { $points }

last-trick-title = Last trick
last-trick-none = No trick yet
log-title = Log
pad-bidding = Bidding …
pad-bid = { $who ->
    [you] You bid { $bid } …
   *[one] { $name } bid { $bid } …
}

bid-pass = Pass
bid-smudge = Smudge


## Window: passing the screen

curtain-title = Pass the screen to { $name }
curtain-about = All cards are face down until { $name } is ready.
curtain-show = I am { $name }, show my cards
curtain-since = Since { $name } last looked
curtain-nothing = Nothing has happened yet.
curtain-hint = Not the right moment? Press Esc for the menu. Nothing is shown from here.


## Window: menu, keys, settings, questions

menu-title = Menu
menu-continue = Continue
menu-rules = Rules
menu-language = Language
menu-keys = Keys
menu-settings = Settings
menu-home = Back to start
menu-quit = Quit
menu-saved = The game is saved after every move.

keys-title = Keys
keys-move = move between cards and buttons
keys-press = play or press; skip a movement
keys-area = next area, previous area
keys-choose = choose a card that may be played, from the left
keys-bid = bid two, three, smudge
keys-pass = pass
keys-undo = take back
keys-last-trick = last trick
keys-log = the whole log
keys-four-colours = four colours
keys-large-index = large index
keys-speed = slow, normal, fast
keys-full-screen = full screen
keys-back = close, or open the menu
keys-help = this sheet
keys-new-game = new game
keys-mouse = A click plays a card. During the bidding digits bid; during play they choose cards.
keys-enter = Enter
keys-space = Space
keys-esc = Esc
keys-tab = Tab, Shift Tab
keys-page-up = Page Up
keys-page-down = Page Down
keys-command = Ctrl
keys-page = scroll a long page

settings-title = Settings
settings-language = Language
settings-language-system = As the system
settings-theme = Cloth
settings-theme-spruce = Spruce
settings-theme-midnight = Midnight
settings-theme-linen = Linen
settings-four-colours = Four-colour cards
settings-large-index = Large index
settings-speed = Speed
settings-trick-stays = A finished trick stays
settings-trick-until-click = until I click
settings-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
settings-on = On
settings-off = Off
settings-done = Done
settings-instant = At once



## Files that cannot be read or written

error-save = The game could not be saved in { $file }: { $reason }.
error-settings-save = The settings could not be saved in { $file }: { $reason }.
error-read = { $file } could not be read: { $reason }.
error-parse = { $file } could not be read: line { $line }, column { $column }: { $reason }.
error-replay = The game in { $file } can be followed only to entry { $entry } of hand { $hand }: { $reason }.
error-set-aside = It was set aside as { $file }.
error-backup = The game was continued from the copy before the last move, { $file }.
error-no-folder = There is no folder to save in: the game is lost when you quit.
error-settings-default = The usual settings are used.
obstacle-full = the disk is full
obstacle-read-only = the disk can only be read
obstacle-not-allowed = it is not allowed to write there
obstacle-no-folder = there is no such folder
obstacle-in-use = another program is playing with this folder


## Text: what the text face says

text-welcome = Auction Pitch. Type help for the commands, and rules for the rules.
text-continued = The saved game goes on with hand { $number }.
text-saved = The game is saved.
text-not-saved = The game is not saved: this is the end of it.
text-bye = Goodbye.
text-over = Type new for another game, or quit.
text-new-game = A new game. Press Enter to take what stands in brackets.
text-ask-players = How many play, { $min } to { $max }? [{ $default }]
text-ask-name = What is your name? [{ $default }]
text-ask-target = Play to how many points: 7, 11 or 14? [{ $default }]
text-ask-low = Who scores Low: the player dealt it, or the player who wins it? dealt or wins [{ $default }]
text-ask-bonus = When settling, does every set-back cost one more? yes or no [{ $default }]
text-ask-give-up = Hand { $number } is not finished. Give up this game? yes or no [{ $default }]
text-answer-number = Type a number from { $min } to { $max }.
text-answer-target = Type 7, 11 or 14, or another number from 1 to 121.
text-answer-low = Type dealt or wins.
text-answer-yes-no = Type yes or no.
text-word-yes = yes
text-word-no = no
text-word-dealt = dealt
text-word-wins = wins
text-answer-name = A name has one to { $max } letters.
text-kept = The game goes on.
text-players = At the table, in turn: { $names }.
text-draw = Highest card deals. { $draws }
text-draw-card = { $who ->
    [you] You draw { $card }.
   *[one] { $name } draws { $card }.
}
text-hand = { $who ->
    [you] You hold { $cards }.
   *[one] { $name } holds { $cards }.
}
text-may-play = You may play { $cards }.
text-may-bid = You may say { $calls }.
text-trick-empty = No card lies.
text-trick-card = { $who ->
    [you] You: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] You hold the trick so far.
   *[one] { $name } holds the trick so far.
}
text-trick-none = No hand is being played.
text-no-trump = There is no trump yet.
text-contract = { $who ->
    [you] You bid { $bid }. You have made sure of { $made } so far.
   *[one] { $name } bid { $bid }, and has made sure of { $made } so far.
}
text-score = { $name }: { $score }.
text-score-target = First to { $target }.
text-change = { $name }: { $scored }, { $change }, now { $score }.
text-no-change = { $name }: { $scored }, still { $score }.
text-point = { $point }: { $state }.
text-tricks = { $who ->
    [you] You have taken { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } card point
       *[other] { $points } card points
    }.
   *[one] { $name } has taken { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } card point
       *[other] { $points } card points
    }.
}
text-last-none = There is no trick before this one.
text-last = Trick { $number } of hand { $hand }:
text-last-won = { $who ->
    [you] You took it.
   *[one] { $name } took it.
}
text-undone = Taken back to your last decision.
text-no-hint = Nobody is to decide anything.
text-no-undo = There is nothing to take back.
text-next-person = { $name } is next. Press Enter when nobody else can read this.
text-unknown = I do not know “{ $line }”. Type help for the commands.
text-no-card = “{ $line }” is no card. Type a card as AS, 10H or queen of hearts.
text-ambiguous = Which one do you mean: { $cards }?
text-no-bid = “{ $line }” is no bid. Type pass or bid and a number.
text-no-rank-held = You hold no { rank }.
text-too-long = That line is too long.
text-help =
    Commands, one a line:
    pass: you do not bid.
    bid 3, or only 3: you bid three. smudge: you bid four.
    AS, 10H, ace of spades, queen hearts, or the rank alone if you hold one such card: you play the card.
    hand: your cards, and which of them you may play.
    trick: the cards on the table. last: the trick before.
    score: the scores. points: who has High, Low, Jack and Game so far.
    log: what has happened in this hand.
    undo: take back your last decision. hint: what a bot would do, and why.
    rules: the rules of this game. help: this list.
    new: a new game. quit: save and leave.

# The words that are understood, beside the English ones; several are separated by commas.
words-pass = pass, p, no bid
words-bid = bid
words-smudge = smudge
words-undo = undo, u, take back
words-hand = hand, h, cards
words-trick = trick, table
words-score = score, scores, s
words-points = points
words-hint = hint, advice
words-last = last, l, last trick
words-log = log, g
words-rules = rules
words-help = help, ?
words-new = new, new game
words-quit = quit, exit, bye
words-play = play, lead
words-yes = yes, y
words-no = no, n
words-dealt = dealt, d, holder
words-wins = wins, win, w, winner
words-filler = of, the, a, an
words-suit = { $suit ->
    [clubs] clubs, club, c
    [diamonds] diamonds, diamond, d
    [hearts] hearts, heart, h
   *[spades] spades, spade, s
}
words-rank = { $rank ->
    [two] two, deuce, 2
    [three] three, trey, 3
    [four] four, 4
    [five] five, 5
    [six] six, 6
    [seven] seven, 7
    [eight] eight, 8
    [nine] nine, 9
    [ten] ten, 10, t
    [jack] jack, j, knave
    [queen] queen, q
    [king] king, k
   *[ace] ace, a
}


## Text: the commands that only print

rules-list-line = { $id }: { $name }, { $about }
rules-unknown = There is no rule set or file { $name }. The rule sets are: { $ids }.
