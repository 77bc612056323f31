# The words of Auction Pitch in English.
#
# Where a sentence is about a player, $who says how: [you] is the player it is told to, [one] somebody else. Where it is
# about a side, [several] are partners and [your-side] is a side that the player it is told to belongs to.
# Ids and arguments are the same in every language; tests/locales.rs compares them.

## Names of things

game-name = Auction Pitch

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
# The rank of a card, or which joker it is.
card-rank = { $rank ->
    [joker] joker
    [low-joker] low joker
   *[other] { rank }
}
# A card as the subject of a sentence, as its object, and after "with".
card = the { card-alone }
card-object = { card }
card-with = { card }
# A card whose suit is clear: "Cleo follows with the five".
card-rank-with = the { card-rank }
card-off-with = the off-{ rank }
# A card by itself, as on a list.
card-alone = { $rank ->
    [joker] joker
    [low-joker] low joker
   *[other] { rank } of { suit }
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = no cards

point = { $point ->
    [high] High
    [low] Low
    [jack] Jack
    [last] Last trick
    [joker] Joker
   *[game] Game
}
# A rank that counts in every suit but trump.
point-plain = Plain { rank }
# The card of a rank in the other suit of the trump’s color: "Off-jack".
point-off = Off-{ rank }
# The card of a rank in the trump suit, where it counts more for Game.
counter-trump = trump { rank }
point-letter = { $point ->
    [high] H
    [low] L
    [jack] J
    [last] T
    [joker] X
   *[game] G
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = o{ $rank }
point-meaning = { $point ->
    [high] highest trump dealt
    [low] { $low_to ->
        [winner] winning the lowest trump
       *[dealt] lowest trump dealt
    }
    [jack] { $hang ->
        [1] who takes the jack
       *[other] taken; { $hang } if hung
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 point for playing it
           *[other] { $worth } points for playing it
        }
       *[winner] { $worth ->
            [1] 1 point for taking it
           *[other] { $worth } points for taking it
        }
    }
    [plain] { $worth ->
        [1] 1 point each
       *[other] { $worth } points each
    }
    [off] { $worth ->
        [1] 1 point for taking it
       *[other] { $worth } points for taking it
    }
    [joker] { $worth ->
        [1] 1 point for each taken
       *[other] { $worth } points for each taken
    }
    [last] who takes the last trick
   *[game] most card points
}
# What the signs on the table mean.
sign-level = { $name } plays { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] the high bid.
    [outbid] no longer the high bid.
    [pass] didn’t bid.
    [offer] puts the pitch up for sale.
    [pitch] pitches, and needs all 4 points.
    [accept] sold the pitch to the high bidder.
    [undertake] keeps the pitch, and must make the bid.
    [stand] keeps the turned-up suit.
    [beg] asks for another suit.
    [take_one] keeps the suit, and gives a point for it.
    [run] deals more cards and turns up another suit.
   *[bunch] asks for a new deal.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: deals this hand.
   *[no] Deals this hand.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point } is certain.
   *[no] { $point } is certain.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] The check mark: it can’t change this hand.
    [so-far] The half disk: so far, but a card still out can change it.
   *[open] The dashed ring: nobody has it yet.
}
sign-contract = { $kind ->
    [free] Every point counts, and nothing can be lost.
   *[some] { $bid } of the { $sum } points must be made, or { sign-or }.
    [all] All { $sum } points must be made, or { sign-or }.
    [slam] All { $sum } points and every trick must be made, or { sign-or }.
}
sign-boxes = A lettered box is a point already locked up.
sign-or = { $failed ->
    [others] the others score { $bid }
   *[own] { $bid } are lost
}
sign-turned = The suit turned up is trump, unless the first player begs and gets another.
sign-shown = { $by ->
    [cut] The suit of the card that was cut before the deal is trump.
   *[stock_top] The suit of the first card of the stock is trump.
}
sign-no-trump = { $naming ->
    [announced] Trump is named before the first lead.
   *[pitched] The first card led sets trump for the hand.
}
sign-led = Led: the first card of the trick. Its suit is the one to follow.
sign-winning = Winning: this card takes the trick as it lies now.
# Why a card of another suit has the mark of trump, and below which trump it stands.
sign-off-trump = { $place ->
    [top] { $card }: the highest trump.
   *[below] { $card }: a trump, below { $higher }.
}

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
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $bid }
}
bid-moon-word = the moon
bid-smudge-word = smudge
# Bids from the lowest to the highest.
bid-range = { $min } to { $max }
bid-pass-word = pass
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = pass
list-two = { $first } and { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } and { $second }
list-groups = { $first }, and { $second }
list-or = { $first } or { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } or { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } in the hole
person-object = { $who ->
    [you] you
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] you
   *[one] { $name }
}
person-refused = { $who ->
    [you] you
   *[one] { $name }
}
# What a game is played to; [yes] where every point puts a chip into the pool.
goal = { $rid ->
    [yes] first to get rid of { $target } chips
    [hands] { $target ->
        [1] game of one hand
       *[other] game of { $target } hands
    }
    [deals] { $target ->
        [1] until each has dealt once
       *[other] until each has dealt { $target } times
    }
   *[no] first to { $target }
}
score-counters = { $counters ->
    [0] no chips left
    [one] 1 chip left
   *[other] { $counters } chips left
}
counters-put-in = { $counters ->
    [one] 1 chip put in
   *[other] { $counters } chips put in
}
counters-taken-back = { $counters ->
    [one] 1 chip back
   *[other] { $counters } chips back
}
pool = { $reds ->
    [0] The pool is empty
    [one] In the pool: 1 red chip
   *[other] In the pool: { $reds } red chips
}
# A line of the score pad.
mark = { $cause ->
    [turn-up] { $points } for turning up { $card }
    [gift] { $points } given on the beg
    [price] { $points } for the pitch
    [refused] { $points } for the bid turned down
    [misdeal] { $points } for the misdeal
    [look] { $who ->
        [you] { $points } for your early look
       *[one] { $points } for { $name }’s early look
    }
    [renege] { $who ->
        [you] { $points } for your renege
       *[one] { $points } for { $name }’s renege
    }
    [revoke] { $who ->
        [you] Minus { $points } for your renege
       *[one] Minus { $points } for { $name }’s renege
    }
    [set-back] Set back { $points }
    [bid-taken] { $points } for the other side’s bid
    [difference] { $points } more than the other side
    [moon] { $points } for the moon
    [short] Stopped one short, minus { $points }
   *[slam] { $points } for the smudge
}
# Something that scores more than one point, on the pad.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] { $card } turned up
    [gift] the point given on the beg
    [price] the pitch was sold for { $bid }
    [refused] the bid of { $bid } was turned down
    [misdeal] the others misdealt
    [look] { $who ->
        [you] you looked at your cards too early
       *[one] { $name } looked at the cards too early
    }
    [renege] { $who ->
        [you] you reneged with { $card }
       *[one] { $name } reneged with { $card }
    }
    [revoke] { $who ->
        [you] you reneged with { $card }
       *[one] { $name } reneged with { $card }
    }
    [set-back] the bid of { $bid } wasn’t made
    [bid-taken] the bid of { $bid } wasn’t made, and goes to the others
    [difference] the margin over the other side
    [moon] the moon was bid and made
    [short] only a bidder can reach the target
   *[slam] all four points and every trick
}

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
    [you] You take the bid from { $from } at { $bid }.
   *[one] { $name } takes the bid from { $from } at { $bid }.
}
log-pitcher = { $who ->
    [you] You have the bid: { $bid }.
   *[one] { $name } has the bid: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Nobody bid, so you pitch and can’t be set.
   *[one] Nobody bid, so { $name } pitches and can’t be set.
}
log-names-free = { $who ->
    [you] Nobody bid, so you name trump and can’t be set.
   *[one] Nobody bid, so { $name } names trump and can’t be set.
}
log-thrown-in = Everybody passes. The hand is thrown in.
log-pitches = { $who ->
    [you] You pitch { $card }.
   *[one] { $name } pitches { $card }.
}
log-trump = { suit-capital } are trump.
log-names-trump = { $who ->
    [you] You name { suit } as trump.
   *[one] { $name } names { suit } as trump.
}
log-calls-partner = { $who ->
    [you] You call { $card }.
   *[one] { $name } calls { $card }.
}
log-partner = { $who ->
    [you] You hold the card and play with { $pitcher } in this hand.
   *[one] { $name } holds the card and plays with { $pitcher_who ->
        [you] you
       *[one] { $pitcher }
    } in this hand.
}
log-no-partner = { $who ->
    [you] Nobody holds the card. You play alone.
   *[one] Nobody holds the card. { $name } plays alone.
}
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
    [you] You throw off { $card }.
   *[one] { $name } throws off { $card }.
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
log-saves-jack = { $who ->
    [you] You take trick { $number } with { $card }, and save { $owner_name }’s jack of trumps.
   *[one] { $name } takes trick { $number } with { $card }, and saves { $owner ->
        [you] your
       *[one] { $owner_name }’s
    } jack of trumps.
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
log-taken-up = { $who ->
    [you] You take up your cards.
   *[one] { $name } takes up the cards.
}
log-turned-up = Turned up: { $card }.
log-uncovered = { $who ->
    [you] You turn up { $card }, from under { $upper }.
   *[one] { $name } turns up { $card }, from under { $upper }.
}
log-same-suit = The same suit again.
log-gets-own = You get { $cards }.
log-cut = Cut for trump: { $card }.
log-stock-top = On top of the stock: { $card }.
log-draws-open = { $who ->
    [you] You draw { $cards }.
   *[one] { $name } draws { $cards }.
}
log-stock-out = The stock is out: play the last { $count } cards.
log-exhausted = The stock has run out: the cards are dealt again.
log-offers = { $who ->
    [you] You offer the pitch for sale.
   *[one] { $name } offers the pitch for sale.
}
log-keeps-pitch = { $who ->
    [you] You keep the pitch, and need all 4 points.
   *[one] { $name } keeps the pitch, and needs all 4 points.
}
log-sells = { $who ->
    [you] You sell the pitch to { $to }, for { $bid }.
   *[one] { $name } sells the pitch to { $to }, for { $bid }.
}
log-undertakes = { $who ->
    [you] You keep the pitch at { $bid } instead of selling it to { $from }.
   *[one] { $name } keeps the pitch at { $bid } instead of selling it to { $from }.
}
log-stands = { $who ->
    [you] You stand.
   *[one] { $name } stands.
}
log-begs = { $who ->
    [you] You beg.
   *[one] { $name } begs.
}
log-gives = { $who ->
    [you] You give a point: the suit stays.
   *[one] { $name } gives a point: the suit stays.
}
log-runs = { $who ->
    [you] You run the cards.
   *[one] { $name } runs the cards.
}
log-proposes-to-bunch = { $who ->
    [you] You offer to throw the cards in.
   *[one] { $name } offers to throw the cards in.
}
log-agrees-to-bunch = { $who ->
    [you] You agree.
   *[one] { $name } agrees.
}
log-bunched = The cards are bunched, and the same player deals again.
log-pitcher-sale = { $who ->
    [you] You have the pitch, for { $bid }.
   *[one] { $name } has the pitch, for { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] You’re the first player, so you pitch.
   *[one] { $name } is the first player, and pitches.
}
log-ended-by-score = { $who ->
    [you] You end the game by the score.
   *[one] { $name } ends the game by the score.
}
log-discards-own = You discard { $cards }.
log-discards = { $who ->
    [you] You discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[one] { $name } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-discards-shown = { $who ->
    [you] You discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and show the trumps: { $cards }.
   *[one] { $name } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and shows the trumps: { $cards }.
}
log-hands-over = { $who ->
    [you] You hand { $to_name } { $cards }.
   *[one] { $to ->
        [you] { $name } hands you { $cards }.
       *[one] { $name } hands { $to_name } { $cards }.
    }
}
log-weak-hand = { $who ->
    [you] You show a hand without a face card or a card that could score, and the cards are dealt again: { $cards }.
   *[one] { $name } shows a hand without a face card or a card that could score, and the cards are dealt again: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] You show { $cards }, nothing above a nine and no two, and get new cards.
   *[one] { $name } shows { $cards }, nothing above a nine and no two, and gets new cards.
}
log-takes-widow-own = You take up the widow: { $cards }.
log-takes-widow = { $who ->
    [you] You take up the widow: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[one] { $name } takes up the widow: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-draws-own = You draw { $cards }.
log-draws = { $who ->
    [you] You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[one] { $name } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-takes-rest-own = You take the rest of the stock: { $cards }.
log-takes-rest = { $who ->
    [you] You take the rest of the stock: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[one] { $name } takes the rest of the stock: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-replenished = { $count ->
    [one] The stock is too small: 1 discarded card
   *[other] The stock is too small: { $count } discarded cards
} of { $who ->
    [you] yours
   *[one] { $name }’s
} { $count ->
    [one] goes
   *[other] go
} under it.
log-out = { $who ->
    [you] You have no trumps and are out.
    [several] { $names } have no trumps and are out.
   *[one] { $names } has no trumps and is out.
}
log-lead-passes = { $who ->
    [you] You have no trumps left
   *[one] { $name } has no trumps left
}, so { $to ->
    [you] you lead next.
   *[one] { $to_name } leads next.
}
log-lays-down = { $who ->
    [you] You lay down a worthless hand: { $cards }.
   *[one] { $name } lays down a worthless hand: { $cards }.
}
log-claims = { $who ->
    [you] You claim the rest of the tricks.
   *[one] { $name } claims the rest of the tricks.
}
log-stops-early = Every point is settled: the rest isn’t played.
log-marked = { $who ->
    [you] You score { $points }: { $reason }.
    [your-side] { $name } score { $points }: { $reason }.
    [several] { $name } score { $points }: { $reason }.
   *[one] { $name } scores { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] You peg { $points } for { $card }.
   *[one] { $name } pegs { $points } for { $card }.
}
log-marked-lost = { $who ->
    [you] You lose { $points }: { $reason }.
    [your-side] { $name } lose { $points }: { $reason }.
    [several] { $name } lose { $points }: { $reason }.
   *[one] { $name } loses { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] You deal the wrong number of cards.
   *[one] { $name } deals the wrong number of cards.
}
log-misdeals-showing = { $who ->
    [you] You show { $cards } while dealing.
   *[one] { $name } shows { $cards } while dealing.
}
log-void = { $who ->
    [you] Your “{ $call }” isn’t allowed.
   *[one] { $name }’s “{ $call }” isn’t allowed.
}
log-pitches-early = { $who ->
    [you] You lead { $card } before the bidding is over.
   *[one] { $name } leads { $card } before the bidding is over.
}
log-overrides = { $who ->
    [you] You say four, and pitch instead.
   *[one] { $name } says four, and pitches instead.
}
log-leads-wrongly = { $who ->
    [you] You lead { $card } in the pitcher’s place.
   *[one] { $name } leads { $card } in the pitcher’s place.
}
log-lets-stand = { $who ->
    [you] You let the lead stand.
   *[one] { $name } lets the lead stand.
}
log-withdrawn = Taken back: { $cards }.
log-demanded = { $who ->
    [you] You { $demand ->
        [highest] must play the highest card of the suit led
        [lowest] must play the lowest card of the suit led
        [trump] must play a trump
        [no_trump] must not play a trump
       *[nothing] may play any card
    }.
   *[one] { $name } { $demand ->
        [highest] must play the highest card of the suit led
        [lowest] must play the lowest card of the suit led
        [trump] must play a trump
        [no_trump] must not play a trump
       *[nothing] may play any card
    }.
}
log-shown = { $who ->
    [you] You show a card: { $card }.
   *[one] { $name } shows a card: { $card }.
}
log-calls-card = { $who ->
    [you] You call for { $card } from { $from }.
   *[one] { $name } calls for { $card } from { $from }.
}
log-corrects = { $who ->
    [you] You take { $card } back in time.
   *[one] { $name } takes { $card } back in time.
}
log-renege-found = { $who ->
    [you] You say that { $of ->
        [you] you
       *[one] { $of_name }
    } reneged, and that’s true: in trick { $trick }, with { $card }.
   *[one] { $name } says that { $of ->
        [you] you
       *[one] { $of_name }
    } reneged, and that’s true: in trick { $trick }, with { $card }.
}
log-renege-none = { $who ->
    [you] You say that { $of ->
        [you] you
       *[one] { $of_name }
    } reneged, but that isn’t true.
   *[one] { $name } says that { $of ->
        [you] you
       *[one] { $of_name }
    } reneged, but that isn’t true.
}

## The first deal: the draw, the first jack or the guess, and the cut

first-draw = Everybody draws a card. The highest deals first.
first-draws = { $who ->
    [you] You draw { $card }.
   *[one] { $name } draws { $card }.
}
first-draw-again = A tie: { $names } draw again.
first-deals = { $who ->
    [you] You have the highest card, deal first and keep your seat.
   *[one] { $name } has the highest card, deals first and keeps their seat.
}
first-jack = Cards are dealt face up until a jack turns up. The player who gets it pitches first.
first-gets = { $who ->
    [you] You get { $card }.
   *[one] { $name } gets { $card }.
}
first-cuts = One player from each side cuts. The { $low ->
    [yes] lower
   *[no] higher
} card pitches first.
first-cuts-choose = One player from each side cuts. The player with the higher card says who pitches first.
first-cuts-card = { $who ->
    [you] You cut { $card }.
   *[one] { $name } cuts { $card }.
}
first-cuts-again = A tie: { $names } cut again.
log-first-pitcher = { $who ->
    [you] You hold the two of diamonds and pitch first.
   *[one] { $name } holds the two of diamonds and pitches first.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] You cut the higher card and choose to pitch first.
       *[one] You cut the higher card and choose { $of_name } to pitch first.
    }
   *[one] { $of ->
        [self] { $name } cuts the higher card and chooses to pitch first.
        [you] { $name } cuts the higher card and chooses you to pitch first.
       *[one] { $name } cuts the higher card and chooses { $of_name } to pitch first.
    }
}
first-guess = { $who ->
    [you] You guess { $colour ->
        [red] red
       *[black] black
    }.
   *[one] { $name } guesses { $colour ->
        [red] red
       *[black] black
    }.
}
first-guess-card = The card turned is { $card }.
first-pitches = { $who ->
    [you] You pitch
   *[one] { $name } pitches
} first, so { $dealer ->
    [you] you count
   *[one] { $dealer_name } counts
} as dealer.
first-cut = { $who ->
    [you] You cut the deck: { $lifted } cards and { $left }.
    [before] The player before the dealer cuts the deck: { $lifted } cards and { $left }.
   *[one] { $name } cuts the deck: { $lifted } cards and { $left }.
}
first-title = Who deals first
first-go-on = Deal the cards
first-title-pitch = Who pitches first

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
prompt-pitch-named = Lead any card: its suit becomes trump. With { $cards } you name the suit.
prompt-pitch-spades = Lead any card: its suit becomes trump. A joker makes spades trump.
prompt-pitch-no-joker = Lead any card but a joker: its suit becomes trump.
prompt-joker-led = A joker was led: play any card.
prompt-lead = Lead any card.
prompt-last-card = Play your last card.
prompt-to-peg = { $points } to peg.
prompt-follow = Follow { suit }.
prompt-follow-or-trump = Follow { suit }, or trump.
prompt-follow-trump = Follow trump: play { suit-one }.
prompt-void = You’re out of { suit }: play any card.
prompt-void-trump = You’re out of { suit }: trump, or throw off any card.
prompt-void-over = You’re out of { suit }: beat the trump on the table, or throw off.
prompt-void-must-trump = You’re out of { suit }: you must trump.
prompt-over = The game is over.

bidding-none = Nobody has bid. Bid { $min } or more, or pass.
bidding-over = { $who ->
    [you] You bid { $bid }. Go higher, or pass.
   *[one] { $name } bid { $bid }. Go higher, or pass.
}
bidding-highest = { $who ->
    [you] You bid { $bid }. Nobody can go higher: pass.
   *[one] { $name } bid { $bid }. You can’t go higher: pass.
}
bidding-dealer = { $who ->
    [you] You bid { $bid }. As dealer, you can take it for the same bid.
   *[one] { $name } bid { $bid }. As dealer, you can take it for the same bid.
}
bidding-take = { $who ->
    [you] You bid { $bid }. You can take it for the same bid.
   *[one] { $name } bid { $bid }. You can take it for the same bid.
}
bidding-forced = Everybody else passed, so the dealer must bid.
bidding-forced-up = Everybody else passed, so the dealer must bid { $min } or more.
bidding-forced-to = Everybody else passed, so the dealer must bid { $bid }.
bidding-dealer-last = Nobody has bid, and you bid last.
note-pass-open = Leave it to the others
note-pass-last = The hand is thrown in
note-pass-eldest = { $who ->
    [you] You pitch
   *[one] { $name } pitches
}
note-pass-dealer = { $who ->
    [you] You name trump; no bid to make
   *[one] { $name } names trump; no bid to make
}
note-pass-holds = { $who ->
    [you] You hold the bid at { $bid }
   *[one] { $name } holds the bid at { $bid }
}
note-pass-pitches = { $who ->
    [you] You pitch for { $bid }
   *[one] { $name } pitches for { $bid }
}
note-smudge = All 4 points and the game, or lose 4
note-smudge-hole = All 4 points, or lose 4; no win from the hole
note-take = { $who ->
    [you] Keep your own bid: make { $bid }, or { note-or }
   *[one] Take it from { $name }: make { $bid }, or { note-or }
}
# What a bid that fails brings about.
note-or = { $failed ->
    [others] the others score { $bid }
   *[own] lose { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] All { $sum } points and every trick
   *[points] All { $sum } points
} { $worth ->
    [game] win the game
    [zero] lift you to zero
   *[points] score { $gain }
}; otherwise lose { $stake }
note-open = { $kind ->
    [slam] All { $sum } points and every trick, or { note-or }
    [all] Make all { $sum } points, or { note-or }
   *[some] Make { $bid } of the { $sum } points, or { note-or }
}
prompt-discard = { $count ->
    [one] Discard 1 card.
   *[other] Discard { $count } cards.
}
prompt-discard-any = Discard up to { $max ->
    [one] 1 card
   *[other] { $max } cards
}, or keep your hand.
prompt-discard-range = Discard { $min } to { $max } cards.
prompt-keep = Keep { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and discard the rest.
prompt-waits-keep = Waiting for { $name } to choose from the rest of the stock.
prompt-lead-any-trump = Lead any trump.
prompt-play-any-trump = Play any trump.
prompt-first-lead-trump = The first card led must be a trump.
prompt-waits-word = Waiting for { $name }.
prompt-waits-discard = Waiting for { $name } to discard.
prompt-stand-or-beg = { suit-capital } would be trump: stand, or beg for another suit.
prompt-begged = You’re begged: give a point and keep { suit }, or run the cards.
prompt-must-run = You’re begged, and a point would end the game: { suit } can’t stay.
prompt-before-run = The cards are about to be run: go ahead, or offer to throw them in.
prompt-bunch-proposed = Throw the cards in, or run them.
prompt-offer-or-pitch = Offer the pitch for sale, or pitch yourself for four.
prompt-sell-or-undertake = The bid is { $bid }: sell, or make it yourself.
prompt-price = Your bid for the pitch.
prompt-called = The opponents call your card: play { $card }.
prompt-play-higher = Your first card must be higher than { $card }, which you discarded.
prompt-partner-card = You’re the called partner: play { $card } to the first trick.
prompt-lead-trump = Lead a trump: you named it.
prompt-demanded = The pitcher demands it: play { $cards }.
# Above the answers of a panel: what is asked, in a few words.
question-stand = Stand, or beg?
question-begged = Give a point, or run?
question-must-run = The cards must be run
question-run = Run, or throw in?
question-offer = Pitch, or offer the pitch?
question-sell = Sell for { $bid }?
question-price = Your bid
question-override = Bid four, or let the lead stand?
question-wrong-lead = Let the lead stand?
question-demand = What must { $name } play?
question-name-trump = Name trump
question-call-partner = Call a partner
question-first-pitcher = Who pitches first?
call-trumps = Trumps
# How many cards of the hand a suit would make trumps.
note-name-trump = { $count ->
    [0] no trumps
    [one] 1 trump
   *[other] { $count } trumps
}
question-claims = Anything to call?
bidding-sale = { $from ->
    [you] Your pitch is for sale. Bids start at { $min }.
   *[other] { $from }’s pitch is for sale. Bid { $min } or more, or pass.
}
note-offer = The others bid; you have the last word
note-sale-bid = You pitch for { $bid } if { $name } accepts
note-pitch = Make all 4 points, or lose 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] You pitch for { $bid }
       *[one] { $name } pitches; you score { $bid } now
    }
   *[none] { $who ->
        [you] You pitch for { $bid }
       *[one] { $name } pitches; you score nothing
    }
}
note-undertake = You pitch: make { $bid }, or lose { $bid }
note-undertake-paid = { $who ->
    [you] You pitch: make { $bid }, or lose { $bid }
   *[one] Make { $bid }, or lose { $bid }; { $name } scores { $bid } now
}
note-stand = { suit-capital } are trump, and you lead
note-beg = { $who ->
    [you] You give a point or run the cards
   *[one] { $name } gives a point or runs the cards
}
note-take-one = 1 point for { $name }{ $wins ->
    [yes] , which wins the game
   *[no] {""}
}
note-run = Three more cards each, a new turn-up
note-bunch = If both agree, the same player deals again
note-bunch-agree = The same player deals again
call-offer-word = offer
call-pitch-word = pitch
call-accept-word = sell
call-undertake-word = keep
call-stand-word = stand
call-beg-word = beg
call-take-one-word = take one
call-run-word = run
call-bunch-word = bunch
note-weak-hand = The same player deals again
note-weak-hand-new = You get new cards

## What cannot be done, and why

refused-game-over = The game is over.
refused-not-your-turn = { $who ->
    [you] It’s your turn.
   *[one] It’s { $name }’s turn.
}
refused-deal-first = The next hand must be dealt first.
refused-nothing-to-deal = A hand is in progress: there’s nothing to deal.
refused-still-bidding = The bidding isn’t over: bid or pass first.
refused-bidding-over = The bidding is over: play a card.
refused-nobody-bids = Nobody bids in this game: play a card.
refused-pack = { $fault ->
    [count] The deck has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }, and the rules ask for { $expected }.
    [cut] The card that is cut for trump is missing, or there should be none.
   *[other] The deck has other cards than the rules ask for.
}
refused-bid-range = Bids go from { $min } to { $max }.
refused-bid-low = The bid stands at { $standing }: go higher, or pass.
refused-bid-moon = The moon is bid: nothing goes higher.
refused-dealer-must-bid = Everybody else passed: the dealer must bid.
refused-smudge-hole = You’re in the hole, and may not bid a smudge.
refused-not-held = You don’t hold { card }.
refused-follow-trump = A trump was led: you hold one, so play it.
refused-follow-or-trump = You hold { suit }: follow, or trump.
refused-follow = You hold { suit }: follow. At this table you trump only when you can’t follow.
refused-must-trump = You’re out of { suit }, and must trump as long as you hold a trump.
refused-undertrump = You can’t play a trump lower than { $card } unless you have nothing else.

misfit-range = “{ $name }” can’t be { $value }: it must be { $min } to { $max }.
misfit-player-range = The fewest players ({ $min }) can’t be more than the most ({ $max }).
misfit-players = { $span ->
    [one] This game is for { $min } players, not for { $players }.
   *[some] This game is for { $min } to { $max } players, not for { $players }.
}
misfit-teams = { $players } players can’t form these sides.
misfit-cards = A deck of { $pack } is too small to deal { $cards } cards each to { $players } players.
misfit-cards-widow = A deck of { $pack } is too small to deal { $cards } cards each to { $players } players, plus the widow.
misfit-exchange = Cards can be discarded and replaced only where trump is named before the first lead.
misfit-widow = A widow needs discarding: otherwise, the player who takes it up has more cards than the others.
misfit-draw = Cards can be drawn during play only when there are two players, all cards are played, and none are exchanged first.
misfit-rows = Cards can lie in rows only when two people play, with an even number of cards each, all of them played, and no drawing.
misfit-refill = Hands can be filled up only if the number of cards to play with is set.
misfit-to-partner = Trumps can go to a partner only where sides are fixed, cards are discarded, and the bidder discards first.
misfit-difference = Only two sides can score the difference.
misfit-turn-up = Dealing { $cards } cards each to { $players } players leaves none to turn up.
misfit-bids = The lowest bid, { $min }, is above the highest, { $max }.
misfit-max-bid = { $bid } can’t be the highest bid: a hand has { $sum ->
    [one] 1 point
   *[other] { $sum } points
}.
misfit-slam = Nobody can bid five where the highest bid is { $bid }.
misfit-nobody-bids = Once everybody is in the hole, nobody could bid, and every hand would be thrown in.
misfit-nobody-offers = Every hand would be thrown in: at the start, any bid of { $min } or more would bring the seller to the target, and the seller may not pitch for four.
misfit-pegging = In a game with bidding, cards can’t be pegged as they are won: a failed bid would take the points back.
misfit-tie = A tied Game can go to the side that didn’t deal only if there are just two sides.
misfit-trump-order = The order of trumps doesn’t say where the { $trump } stands.
misfit-joker-turned-up = A joker has no suit to make trump, so a game in which a card turned up or cut sets trump can’t have jokers.
misfit-must-bid = Nobody bids in this game, so nobody could win it.
misfit-moon-target = A game of a set number of hands has no target for the moon to win or lose.
warning-line = Note: { $warning }
warning-forced-four = Somebody must bid { $min ->
    [4] four
   *[other] { $min }
} in every hand, and few hands make it. Scores can sink far below zero, and the game may never end.
warning-few-bids = Few hands are worth a bid of { $min }, and a hand that nobody bids on is thrown in. The game can take hundreds of hands.
warning-nobody-bids = Once the seller is close to the target, nobody may bid or nobody wants to, and the hand is thrown in. The game may never end.
warning-nobody-wins = Only a bidder can win, and once the seller is close to the target nobody may bid. The game may never end.
warning-few-winners = Only a bidder can win, and few hands are worth a bid of { $min }. The game may never end.
warning-reckless-bids = Only a bidder can win, and a failed bid costs the bidder nothing, so everybody may bid too much. The game may never end.
warning-free-moon = The moon scores nothing and costs nothing, so anyone can take the bid away from the others without risk.
warning-long = A game to { $target } with { $sides } sides can take hundreds of hands.
misfit-proposal = This would fix it ({ $changes }).
refused-discard = { $count ->
    [one] Discard exactly 1 card.
   *[other] Discard exactly { $count } cards.
}
refused-no-discard = There’s nothing to discard now.
refused-trumps-only = Only trumps are played in this game.
refused-first-lead = The first card led must be a trump, and you hold one.
refused-joker-first = A joker can’t be the first card led: you hold another card.
refused-forced-bid = Everybody else passed: the dealer must bid { $min } or more.
refused-held-to = Everybody else passed: the dealer must bid { $bid }, no more and no less.
refused-discard-range = Discard at least { $min } and at most { $max } cards.
refused-discard-trump = The { card-alone } is a trump, and stays as long as you can discard another card.
refused-discard-scoring = The { card-alone } scores, and stays as long as you can discard another trump.
refused-discard-spared = { $kind ->
    [highest] The { card-alone } stays: your first card must be higher than the trumps you discard.
   *[scoring] The { card-alone } scores, and isn’t discarded at this table.
}
refused-discard-must = { $kind ->
    [idle] The { card-alone } doesn’t score, and must go.
   *[plain] The { card-alone } isn’t a trump, and must go.
}
refused-discard-most = You may keep the rest: discard at most { $max ->
    [one] 1 card
   *[other] { $max } cards
}.
refused-keep = Keep exactly { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
refused-still-discarding = The discarding isn’t over: nobody plays yet.
refused-no-seat = Nobody sits in seat { $seat }.
refused-unsettled = { $who ->
    [you] Answer the question first.
   *[one] { $name } has something to settle first.
}
refused-not-now = { $remark ->
    [rest] You can’t claim the rest now.
    [lay-down] Your hand can’t be laid down now.
    [take-back] None of your cards can still be taken back.
    [renege] You can call a renege only on an opponent, once a trick is complete, and only where it’s up to the players to notice.
    [call-card] No opponent has shown that card, or you can’t call for it now.
    [call-partner] You don’t call a partner now, or you hold that card yourself.
    [first-pitcher] Nobody is asking you now who pitches first.
    [expose] You can’t show that card now.
    [look] You’ve already seen your cards.
    [override] Nobody led before you could bid.
    [decline] There’s nothing for you to let stand.
    [withdraw] There’s no wrong lead for you to send back.
    [let-stand] There’s no wrong lead for you to let stand.
    [name] You don’t name trump now.
    [demand] You have nothing to demand now.
    [end-by-score] The game can end by the score only after { $hands } hands in which nobody came closer to winning.
    [weak-hand] You may show a weak hand only before you first speak, and only if it’s as weak as this table asks.
   *[content] Nobody is asking whether you have anything to call.
}
refused-no-mistakes = No mistakes can be made at this table, so there’s nothing to call.
refused-not-certain = The others could still take a trick.
refused-not-worthless = You can lay down your hand only on your turn, and only if it has no trump, nothing above a nine, and no card that counts for points.
refused-seller-out = At { $bid } the price would put the seller out: offer less.
refused-gift-wins = The point would end the game, which isn’t allowed at this table: run the cards.
refused-must-pass = After a bid that isn’t allowed, you must pass.
refused-word-not-now = You can’t say that now.
refused-lead-trump = You named trump: your first lead must be a trump.
refused-demanded = { $demand ->
    [highest] The pitcher demanded your highest card of the suit led.
    [lowest] The pitcher demanded your lowest card of the suit led.
    [trump] The pitcher demanded a trump.
   *[no_trump] The pitcher demanded that you play no trump.
}
refused-called = The opponents called for { $card }: play it.
refused-play-higher = You discarded { $card }: your first card must be higher.
refused-partner-card = The pitcher called { $card } for a partner: play it to the first trick.

## The result of a hand

result-made = { $who ->
    [you] You bid { $bid } and made { $made }
   *[one] { $name } bid { $bid } and made { $made }
}
result-with-partner = { $result }, with { $partner }
result-alone = { $result }, alone
result-smudge = { $who ->
    [you] You made the smudge
   *[one] { $name } made the smudge
}
result-smudge-failed = { $who ->
    [you] You bid a smudge and made { $made }
   *[one] { $name } bid a smudge and made { $made }
}
result-claim = { $who ->
    [you] You claimed the rest of the tricks, and they were yours.
   *[one] { $name } rightly claimed the rest of the tricks.
}
result-free = { $who ->
    [you] You pitched without a bid and made { $made }
   *[one] { $name } pitched without a bid and made { $made }
}
result-free-named = { $who ->
    [you] You named trump without a bid and made { $made }
   *[one] { $name } named trump without a bid and made { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: set back { $bid }.
    [failed] { $headline }: the others score { $bid }.
   *[no] { $headline }.
}
reason-made = Made it with { $points }.
reason-made-free = { $points }, with no bid to make.
reason-none-free = None of the points.
reason-set-back = { $count ->
    [0] None of the points was made.
    [one] { $points } wasn’t enough.
   *[other] { $points } weren’t enough.
}
stamp-set-back = Set back
stamp-failed = Failed
stamp-made = Made
stamp-smudge = Smudge

award-high = The { card-alone }{ $by } was the highest trump dealt.
award-high-held = The { card-alone }{ $by } was the highest trump in play.
award-low-kept = The { card-alone }{ $by } was the lowest trump dealt.
award-low-held = The { card-alone }{ $by } was the lowest trump in play.
award-low-taken = The { card-alone } was the lowest trump. { $taker ->
    [you] You
   *[one] { $taker_name }
} took it, but Low stays { $owner ->
    [you] yours
   *[one] with { $owner_name }
}.
award-low-held-taken = The { card-alone } was the lowest trump. { $taker ->
    [you] You
   *[one] { $taker_name }
} took it, but Low stays { $owner ->
    [you] yours
   *[one] with { $owner_name }
}.
award-low-won = { $owner ->
    [you] Took your { card-alone }, the lowest trump dealt,
   *[one] Took { $owner_name }’s { card-alone }, the lowest trump dealt,
} { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }.
award-low-home = Saved the { card-alone }, the lowest trump dealt, { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Took your jack of { suit }
   *[one] Took { $owner_name }’s jack of { suit }
} { $trick ->
    [0] with the rest
   *[other] with { $with } in trick { $trick }
}{ $by }.
award-jack-hung = A hung jack counts { $points }.
award-jack-kept = Saved the jack of { suit } { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }.
award-jack-absent = The jack of { suit } wasn’t in play.
award-card-absent = The { card-alone } wasn’t in play.
award-card-player = Played the { card-alone } { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }, so the points stay.
award-card-kept = Saved the { card-alone } { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }.
award-card-taken = { $owner ->
    [you] Took your { card-alone }
   *[one] Took { $owner_name }’s { card-alone }
} { $trick ->
    [0] with the rest
   *[other] in trick { $trick }
}{ $by }.
award-last = Took the last trick{ $by }.
award-none = Nobody made it.
award-game = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} to { $next }. Most takes Game.
award-game-tie = { $names } have { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: nobody scores Game.
award-game-tie-carry = { $names } have { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: nobody scores Game, and Game is worth { $carry } more in the next hand.
award-game-carried = { $carry } of it carried over from before.
award-game-tie-eldest = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: a tied Game goes to the first player.
award-game-tie-side = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: a tied Game goes to the side that didn’t deal.
award-game-tie-jokers = { $points ->
    [one] 1 card point
   *[other] { $points } card points
} each: a tied Game goes to the side that took more jokers.
award-won-before = Game over before this counted.
award-nobody = Nobody
# Who of a side it was, behind the card or at the end.
award-by = { $who ->
    [you] {" "}(you)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = pegged
award-lost = lost: bid not made
award-not-better = the other side made more
award-card-dead = The { card-alone } was discarded, and counts for the side that named trump.
award-card-discarded = The { card-alone } was discarded.

hand-title = Hand { $number } is over
hand-set-back = set back
hand-set-back-with = set back; { $points }
hand-failed = bid failed
hand-failed-with = bid failed; { $points }
hand-bid-taken = the bid of { $bid }
hand-bid-taken-with = { $points }; the bid of { $bid }
hand-difference = the difference, { $points }
hand-moon = the moon
hand-pegged = pegged { $points }
hand-nothing = nothing
hand-next = { $who ->
    [you] No winner yet. You deal hand { $number }.
   *[one] No winner yet. { $name } deals hand { $number }.
}
hand-review = Look back
hand-continue = Continue
brief-dealt = { $who ->
    [you] dealt to you
   *[one] dealt to { $name }
}
brief-held = { $who ->
    [you] you held it
   *[one] { $name } held it
}
brief-kept = { $who ->
    [you] you kept it
   *[one] { $name } kept it
}
brief-took = { $who ->
    [you] you took it
   *[one] { $name } took it
}
brief-game = { $points } to { $next }
brief-tie = { $points } each
brief-absent = not in play
count-short = { $who ->
    [you] You made { $made } of { $bid }
    [several] { $name } made { $made } of { $bid }
   *[one] { $name } made { $made } of { $bid }
}
count-standing = { $place ->
    [lead] { $by } ahead, with { $left } to go.
    [behind] { $by } behind, with { $left } to go.
   *[level] Even, with { $left } to go.
}
count-standing-hands = { $place ->
    [lead] { $by } ahead.
    [behind] { $by } behind.
   *[level] Even.
}
count-skip = Skip
hand-on = Next hand
result-eldest = { $who ->
    [you] You pitched and made { $made }
   *[one] { $name } pitched and made { $made }
}
result-trump = { suit-capital } were trump. { $made }
result-side-made = { $who ->
    [you] You made { $made }
    [your-side] { $name } made { $made }
    [several] { $name } made { $made }
   *[one] { $name } made { $made }
}
result-side-points = { $name }: { $points }.
result-early = The hand wasn’t played out
result-early-about = The game was decided before the count.
award-not-played = Not contested.

## The end of the game

end-title = { $who ->
    [you] You win the game
    [your-side] { $name } win the game
    [several] { $name } win the game
   *[one] { $name } wins the game
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] You won
    [your-side] { $name } won
    [several] { $name } won
   *[one] { $name } won
}
end-lost = { $who ->
    [you] You lost
   *[your-side] { $name } lost
}
end-came = { $who ->
    [you] You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] last
    }
   *[your-side] { $name } came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] last
    }
}
end-hands = { $hands ->
    [one] after one hand
   *[other] after { $hands } hands
}
end-standing = { $own } to { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = Hand { $number } decided it: { $said }
end-caught = { $taker ->
    [you] You
   *[one] { $taker_name }
} caught { $owner ->
    [you] your
   *[one] { $owner_name }’s
} { card-alone } with { $with }.
end-saved = { $who ->
    [you] You
   *[one] { $name }
} saved the { card-alone }.
end-made = { $who ->
    [you] Your
   *[one] { $name }’s
} { card-alone } made { $point }.
end-smudge = A smudge wins at once: a bid of four, and all four points made.
end-moon = The moon wins at once: it was bid, and everything that scores was won.
end-all-four = All four points in one hand win at once.
end-bidder-first = Out with { $points }{ $contested ->
    [yes] : a pitcher who makes the bid counts first.
   *[no] .
}
end-point = { $rid ->
    [yes] Rid of all { $target } chips
   *[no] Reached { $target }
} with { $point }.{ $contested ->
    [yes] {" "}Points count in the order { $order }.
   *[no] {""}
}
end-lead = Ahead of everybody by two or more, with { $points }.
end-last-hand = With the best score after the last hand, { $points }.
end-fall = With the best score, { $points }, when somebody fell { $lost } or more below zero.
end-higher-score = Reached { $target } with the higher score, { $points }.
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
end-settling-rule = One from each loser, two for a score of zero or below.
end-settling-bonus = One from each loser, two for a score of zero or below, and one more for every time set back.
# Why somebody pays what is paid.
end-why = { $base ->
    [2] two for a score of zero or below
   *[1] one for losing
}{ $bonus ->
    [0] {""}
    [one] , one for a set-back
   *[other] , { $bonus } for set-backs
}
end-review = That hand
end-home = Done
end-play-again = Rematch
# A list of who made how many bids: "Bids made: you 3 of 4, Ana 1 of 2."
end-bids = Bids made: { $bids }.
end-bids-of = { $who ->
    [you] you { $made } of { $of }
   *[one] { $name } { $made } of { $of }
}
end-best-hand = Best hand: { $who ->
    [you] you score { $points }
    [your-side] { $name } score { $points }
    [several] { $name } score { $points }
   *[one] { $name } scores { $points }
} in hand { $number }.
end-by = { $rid ->
    [yes] Rid of all { $target } chips
   *[no] Reached { $target }
} { $by ->
    [turn-up] with the card turned up
    [earlier] in an earlier hand
    [gift] with the point given on the beg
    [sale] with the price of the pitch
    [bid-taken] with the bid that the others failed to make
    [difference] with the difference
    [misdeal] with the point for a misdeal
    [look] with the points for cards looked at too early
    [renege] with the points for a renege
    [moon] with the moon
   *[slam] with the fifth point of the smudge
}.
end-score = With the best score, { $points }, after { $hands } hands in which nobody came closer to winning.
end-forfeit = The others held back a top trump, and that costs them the game.
end-reds-even = { $who ->
    [you] You neither win nor lose red chips
    [your-side] { $name } neither win nor lose red chips
    [several] { $name } neither win nor lose red chips
   *[one] { $name } neither wins nor loses red chips
}
end-reds-won = { $who ->
    [you] You win { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
    [your-side] { $name } win { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
    [several] { $name } win { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
   *[one] { $name } wins { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
}
end-reds-lost = { $who ->
    [you] You lose { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
    [your-side] { $name } lose { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
    [several] { $name } lose { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
   *[one] { $name } loses { $amount ->
        [one] 1 red chip
       *[other] { $amount } red chips
    }
}

## The rule sheet: every rule in plain words
## The evening: several games, and who owes whom

evening-title = This evening
evening-none = No game has been finished this evening.
evening-about = { $games ->
    [one] This evening: one game.
   *[other] This evening: { $games } games.
}
evening-game = Game { $number }, { $game }: { $who ->
    [you] you win
    [several] { $winners } win
   *[one] { $winners } wins
}.
evening-balance = { $who ->
    [you] You { $sign ->
        [won] have won { $amount }
        [lost] have lost { $amount }
       *[even] are even
    }
   *[one] { $name } { $sign ->
        [won] has won { $amount }
        [lost] has lost { $amount }
       *[even] is even
    }
}
evening-pays = { $from ->
    [you] You pay
   *[one] { $from_name } pays
} { $to ->
    [you] you
   *[one] { $to_name }
} { $amount }.
evening-even = Nobody owes anything.
evening-new = Start a new evening
evening-begun = A new evening begins. Nobody owes anything.

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
    [threes] in two sides of three, seated alternately
    [called] each with a score of their own; in each hand the pitcher calls a partner
    [four-in-pairs] in pairs, because four are playing; with any other number, each alone
    [others-alone] each alone; only four play in pairs
   *[none] each alone
}. { $only ->
    [yes] No other number can play.
   *[no] The game takes { $min } to { $max } players.
}
rule-direction = { $direction ->
    [ccw] The deal and the play go to the right, counterclockwise. The player right of the dealer is called the first player here, and goes first; after each hand the deal passes to the right.
   *[cw] The deal and the play go to the left, clockwise. The player left of the dealer is called the first player here, and goes first; after each hand the deal passes to the left.
}
rule-pack = { $pack ->
    [full] The deck has 52 cards, from two to ace
    [short] The deck has 32 cards, from seven to ace
   *[other] The deck has { $cards } cards: in each suit { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , and a joker.
   *[other] , and two jokers.
} In every suit the ace is highest, then king, queen, jack, ten and so on down.
rule-pack-shrinks = { $shrinks ->
    [yes] With fewer players the lowest ranks are left out, as long as at least two cards are left after the deal.
   *[no] The deck has the same cards whatever the number of players.
}
rule-off-trumps = { $count ->
    [0] No card of another suit is a trump.
    [1] The { $ranks } of the other suit of the same color is a trump, too. If hearts are trump, the { $ranks } of diamonds counts as a heart, not as a diamond.
   *[other] The { $ranks } of the other suit of the same color are trumps, too. If hearts are trump, the { $ranks } of diamonds count as hearts, not as diamonds.
}
rule-trump-order = The trumps from the top: { $order }.
rule-joker-order = { $order ->
    [first_high] If both jokers are played to the same trick, the first one is higher.
    [second_high] If both jokers are played to the same trick, the second one is higher.
   *[fixed] The jokers are marked: one of them is always higher.
}
rule-joker-led = { $led ->
    [anything] If a joker is led, the others may play any card.
   *[trumps] If a joker is led, the others must play a trump if they can.
}
rule-pitched-wild = { $wild ->
    [own] Whatever card is led first, its own suit is trump.
    [spades] If a joker is led first, spades are trump. Any other card makes its own suit trump.
    [no-joker] A joker can’t be led first, unless the pitcher holds nothing else: then spades are trump. Any other card makes its own suit trump.
    [joker] If a joker is led first, the pitcher then names any suit as trump.
    [off] If { $ranks } is led first, the pitcher then names trump: the suit on the card, or the other suit of its color.
   *[joker-and-off] If a joker is led first, the pitcher then names any suit as trump. If { $ranks } is led first, the pitcher names the suit on the card, or the other suit of its color.
}
rule-low-joker = { $low ->
    [yes] A joker can be Low.
   *[no] A joker is never Low: Low is the lowest trump that isn’t a joker.
}
rule-deal = { $cards ->
    [one] One card each
   *[other] { $cards } cards each
}, { $batch } at a time.{ $rest ->
    [stock] {" "}The rest form the stock.
    [yes] {" "}The rest stay face down.
   *[no] {""}
}
rule-widow = { $to ->
    [none] There’s no widow.
    [own] Everybody is also dealt a widow of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, which stays face down until trump has been named.
   *[bidder] A widow of { $cards ->
        [one] one card
       *[other] { $cards } cards
    } is also dealt face down to the table.
}
rule-first-deal = { $draw ->
    [yes] Everybody draws a card, and the highest deals first.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Before
       *[no] Before
    } the first deal, the player before the dealer cuts, leaving at least five cards in each part.
   *[no] { $draw ->
        [yes] {""}
       *[no] The cut isn’t shown.
    }
}
rule-trump = { $by ->
    [turn_up] After the deal, the next card is turned up, and its suit is trump unless the first player begs for another. The first player leads.
    [sale] The first card led sets trump for the hand. The first player has the right to lead it, called the pitch, and may keep it or sell it.
    [eldest] Nobody bids. The first player pitches: the first card led sets trump for the hand.
    [stock_top] The suit of the first card of the stock is trump. The first player leads.
    [cut] Before the deal, a card is cut, shown and put back: its suit is trump. The first player leads.
    [auction-announced] The highest bidder names the trump suit for the hand.
    [sale-announced] The first player has the right to name the trump suit for the hand, called the pitch, and may keep it or sell it.
   *[auction] The highest bidder pitches: the first card led sets trump for the hand.
}
rule-first-lead = { $leader ->
    [eldest] The first player leads to the first trick
    [partner_with_one_trump] A partner of the player who named trump leads to the first trick if they hold exactly one trump, and otherwise the player who named it
   *[pitcher] The player who named trump leads to the first trick
}{ $lead ->
    [trump] {""}, and must lead a trump if they hold one.
    [only-trumps] {"."}
   *[any] {""}, and may lead any card.
}
rule-first-pitcher = { $first ->
    [first_jack] Cards are dealt face up until somebody gets a jack: that player goes first in the first hand.
    [colour_guess] Before the first hand, red or black is guessed: the player who guesses right goes first.
    [high_cut] Before the first hand, one player from each side cuts: the player with the higher card goes first.
    [high_cut_chooses] Before the first hand, one player from each side cuts: the player with the higher card says who goes first.
    [low_cut] Before the first hand, one player from each side cuts: the player with the lower card goes first.
    [two_of_diamonds] The player who is dealt the two of diamonds in the first hand goes first; if nobody is, the player next to the dealer does.
   *[by_deal] The player next to the first dealer goes first in the first hand.
}
rule-sale = The first player may pitch at once, and must then make four points. Otherwise the pitch is for sale.
rule-bids = { $sale ->
    [yes] The others bid for it in turn, the dealer last
   *[no] The first player bids first, the dealer last
}: { $calls }. { $rounds ->
    [continuous] The bidding goes around until one bidder is left; a player who has passed is out of it.
   *[single] Everyone bids or passes once.
} Each bid must be higher than the one before.
rule-privilege = { $privilege ->
    [max] The dealer may take a bid of { $max } by matching it, but must outbid a lower one.
    [yes] The dealer may take the pitch by matching the highest bid.
    [later-max] Each player may take a bid of { $max } by matching it, but must outbid a lower one.
    [later] Each player may take the pitch by matching the highest bid.
   *[no] The dealer, too, must bid higher to take the pitch.
}{ $twice ->
    [yes] {" "}Nobody bids the same number twice.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] A bid of { $max } ends the bidding, and only the seller can still take it.
    [yes] A bid of { $max } ends the bidding, and nobody can take it.
   *[no] A bid of { $max } doesn’t end the bidding.
}
rule-no-moon = Nobody can bid the moon, a bid above every number.
rule-moon = The moon is a bid above every number{ $taken ->
    [dealer] {","} and the dealer may take it by bidding it as well.
    [later] {","} and each player may take it by bidding it as well.
   *[nobody] {":"} it ends the bidding, and nobody can take it.
} { $needs ->
    [points_and_tricks] It’s made by taking everything that scores and every trick.
   *[points] It’s made by taking everything that scores.
} { $moon ->
    [points] It scores { $stake } if made and loses { $stake } if not.
    [points_or_game] It scores { $stake } if made and loses { $stake } if not; made from a score of zero, it wins the game.
   *[target_or_zero] From a score of zero or above it wins the game; from below zero it lifts the score to zero. If it fails, it costs { $stake }.
} The others score what they make.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] If nobody bids, the same dealer deals again.
    [redeal_next_dealer] If nobody bids, the hand is thrown in and the deal passes on.
    [eldest_forced] If nobody bids, the first player pitches for { $min }.
    [eldest_free] If nobody bids, the first player pitches and can’t be set.
    [dealer_free] If nobody bids, the dealer pitches and can’t be set.
    [eldest_forced_names] If nobody bids, the first player names trump for { $min }.
    [eldest_names] If nobody bids, the first player names trump and can’t be set.
    [dealer_names] If nobody bids, the dealer names trump and can’t be set.
    [dealer_forced_to] If nobody else bids, the dealer must bid { $min }.
   *[dealer_forced] If nobody else bids, the dealer must bid { $min } or more.
}
rule-sold = The first player then either sells to the highest bidder, who pitches, or keeps the pitch and must make as many points as were bid.
rule-seller-credit = { $credit ->
    [immediate] The seller scores the price as soon as the pitch is sold.
   *[none] The seller scores nothing for selling.
}
rule-refused-credit = { $credit ->
    [yes] If the seller keeps the pitch, the highest bidder scores the bid that was refused.
   *[no] If the seller keeps the pitch, the highest bidder scores nothing for the bid.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Nobody may bid so much that the price would bring the seller to the target.
   *[none] Any bid may be made, however close the seller is to the target.
}
rule-turned = { $scores ->
    [none] The card turned up scores nothing.
   *[some] The card turned up scores for the dealer’s side at once: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Points for a card turned up can win the game on the spot.
   *[no] Points for a card turned up don’t end the game: the hand is played out.
}
rule-beg = { $times ->
    [0] Nobody may beg: the first card turned up decides.
    [1] The first player either stands, and play begins, or begs for another trump suit, once in a deal.
   *[other] The first player either stands, and play begins, or begs for another trump suit, up to { $times } times in a deal.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Until that is settled, only the first player and the dealer may look at their cards.
   *[all] Everybody may look at their cards before that is settled.
}
rule-gift = { $to ->
    [beggar] The dealer may keep the suit: then the side that begged scores one point at once, and play begins.
    [all_opponents] The dealer may keep the suit: then every other side scores one point at once, and play begins.
   *[other_side] The dealer may keep the suit: then the other side scores one point at once, and play begins.
}
rule-gift-wins = { $wins ->
    [yes] That point can win the game.
    [not-at-once] The dealer may do so even if that point brings somebody to the target.
   *[no] The dealer may not do so if that point would bring somebody to the target.
}
rule-run = Or the dealer runs the cards: the card turned up is set aside, everybody gets three more, and the next card is turned up. If it’s the same suit, the cards are run again. Cards set aside are out of play.
rule-run-hand = { $hand ->
    [discard_to_six] Before the first lead, everybody discards down to { $cards }.
   *[keep_all] The extra cards are kept, and all are played.
}
rule-run-out = { $out ->
    [kick_remaining] If the stock is too small to go around, its last cards are turned up one by one until the suit changes; the very last one stands.
   *[redeal_same_dealer] If the stock is too small to go around, the same dealer shuffles and deals again; points for cards turned up are kept.
}
rule-bunch = { $bunch ->
    [yes] Instead of running the cards, the first player and the dealer may agree to throw them in and deal again.
   *[no] The first player and the dealer may not agree to throw the cards in instead.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Before their first call, a player with no king, queen or jack, and no card that could score in any suit, may show the hand. Then the same dealer deals again.
    [no_ten_no_two] Before their first call, a player with nothing above a nine and no two may show the hand, lay it aside, and take as many new cards from the stock, if it has enough.
   *[off] Nobody may ask for a new deal because of a weak hand.
}
rule-widow-taken = { $to ->
    [own] Once trump has been named, everybody takes up their own widow.
   *[bidder] { $pitched ->
        [yes] The highest bidder takes up the widow before leading.
       *[no] The player who names trump takes up the widow first.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Nobody plays with more cards than were dealt.
        [one] Nobody plays with more than one card.
       *[other] Nobody plays with more than { $size } cards.
    }
   *[no] { $size ->
        [0] Everybody plays with as many cards as were dealt.
        [one] Everybody plays with one card.
       *[other] Everybody plays with { $size } cards.
    }
}
# Who it is that discards: everybody, or everybody but a dealer who takes the rest of the stock.
rule-discarders = { $robber ->
    [yes] everybody but the dealer
   *[no] everybody
}
rule-discard = { $discard ->
    [none] Nobody discards anything.
    [plain] Once trump has been named, { rule-discarders } discards every card that isn’t a trump.
    [up_to] Once trump has been named, { rule-discarders } may discard { $max ->
        [one] one card that isn’t a trump
       *[other] up to { $max } cards that aren’t trumps
    }.
    [widow] Once trump has been named, the player who took up the widow discards down to { $size ->
        [one] one card
       *[other] { $size } cards
    }.
   *[to_size] Once trump has been named, { rule-discarders } discards down to { $size ->
        [one] one card
       *[other] { $size } cards
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] A player with more than one trump keeps only one
       *[other] A player with more than { $size } trumps discards down to { $size }
    }.
    [up_to] {" "}{ $size ->
        [one] A player with more than one card must come down to one
       *[other] A player with more than { $size } cards must come down to { $size }
    }.
   *[none] {""}
}
rule-discard-trumps = A trump may be discarded only when there’s nothing else to discard{ $surplus ->
    [any] {""}, and a trump that scores only when there’s no other trump to discard
   *[other] {""}
}. Discarded trumps are shown; of other cards, only the number is known. Discarded cards are out of play.
rule-refill = { $refill ->
    [yes] Then { $robber ->
        [yes] everybody but the dealer
       *[no] everybody
    } { $size ->
        [one] without a card is dealt one from the stock
       *[other] with fewer than { $size } cards is dealt enough from the stock to have { $size }
    }.
   *[no] No new cards are dealt in their place.
}
rule-exchange-first = { $first ->
    [bidder] The bidder discards first, then the others in turn
   *[eldest] The first player discards first, then the others in turn
}{ $refill ->
    [yes] ; everybody discards before anybody is dealt new cards.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] The dealer takes all that is left of the stock and keeps { $size ->
        [one] any one card, trump or not
       *[other] any { $size } cards, trumps or not
    }: that is robbing the pack. Trumps that aren’t kept are shown, and are out of play.
    [bidder] The bidder then takes all that is left of the stock and keeps { $size ->
        [one] any one card, trump or not
       *[other] any { $size } cards, trumps or not
    }. Trumps that aren’t kept are shown, and are out of play.
    [bidder_then_partner] The bidder then turns up what is left of the stock card by card until holding { $size ->
        [one] one trump
       *[other] { $size } trumps
    }; each trump replaces another card.{ $partner ->
        [yes] {" "}If cards are still left, the partner does the same.
       *[no] {""}
    }
   *[nobody] What is left of the stock stays unseen.
}
rule-short-stock = { $short ->
    [from_discards] If the stock runs out, the hands are filled up with discarded cards that aren’t trumps.
   *[fewer] If the stock runs out, the last to be dealt new cards play with fewer.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] A trump that scores is never discarded: a player with more of them than cards to play with keeps them all.
    [under_first] A trump that scores is never discarded: a player with more of them than cards to play with keeps them all. The first card of a player who discarded trumps must be higher than each of them.
    [to_partner] Trumps that the bidder has too many of go to { $partners ->
        [several] the first partner in turn who has room for any
       *[one] the partner
    }, as many as they have room for: first those that score, then the highest. Everybody sees them, and the partner, who may not refuse them, discards other cards in their place. Only the rest are discarded.
   *[any] Which trumps are discarded makes no difference, as long as those that score go last.
}
rule-dead-points = { $dead ->
    [maker] A discarded trump that would score counts for the side that named trump.
   *[nobody] A discarded trump scores for nobody.
}
rule-blind = { $blind ->
    [yes] The pitcher’s partner may not look at any cards before the first lead.
   *[no] The pitcher’s partner may look at any time, too.
}
rule-playable = { $playable ->
    [trumps_only] Only trumps are played. A player with no trump left is out for the rest of the hand; if that’s the winner of a trick, the next player in turn who still holds one leads. The hand is over when nobody holds a trump.
   *[all] All cards are played, not only trumps.
}
rule-follow = If trump is led, play trump if you can. { $ruff ->
    [only_when_void] If another suit is led, follow suit if you can; trump only when you’re out of it.
   *[anytime] If another suit is led, follow suit or trump, as you like.
} { $void ->
    [must-trump] When you’re out of the suit led, you must trump if you can.
   *[any] When you’re out of the suit led, play any card.
}
rule-layout = { $layout ->
    [rows] { $down ->
        [one] One card is
       *[other] { $down } cards are
    } dealt to each player face down in a row, and then as many face up, one on each. A player can play any card that lies face up; the card beneath it is turned up at once and can be played from then on. Only cards that lie face up have to follow suit.
   *[hand] Everybody holds their cards in the hand.
}
rule-draw = { $draw ->
    [face_up] After each trick, both players draw the top card of the stock, the winner first. The stock lies face up, so every card drawn is seen. Once it’s out, the cards in hand are played.
    [face_down] After each trick, both players draw the top card of the stock, the winner first. The stock lies face down. Once it’s out, the cards in hand are played.
   *[none] No cards are drawn during play.
}
rule-partner = Before the first lead, the pitcher calls a card that they don’t hold. The player who holds it is their partner for the hand, and all others play against the two. { $shown ->
    [at_once] The partner says so at once.
   *[when_played] The partner keeps quiet until the card is played.
} If nobody holds it, the pitcher plays alone.
rule-partner-scores = Everybody keeps their own score. The pitcher and the partner each score what the two make; each of the others scores what the others make. { $fails ->
    [others] A failed bid goes to each of the others.
   *[back] A failed bid sets both back.
}{ $target ->
    [yes] {" "}If both reach the target, the pitcher wins.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] The called card must be played to the first trick if the rules of play allow it.
   *[no] The called card may be played at any time.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] When another suit is led, you may not play a trump under a higher one unless you can play nothing else.
   *[allowed] You may play a trump under a higher one.
}
rule-trick = { $trumps ->
    [only] The highest trump takes the trick, and the winner leads to the next.
   *[all] The highest trump takes the trick, or, if there is none, the highest card of the suit led. The winner leads to the next.
}
rule-throw-in = { $throw ->
    [void_and_low] Once trump is known, a player with no trump and nothing above a nine may lay the cards down and sit out the rest of the hand.{ $low_counts ->
        [yes] {" "}None of those cards may count for Game or score.
       *[no] {""}
    }
   *[off] Every hand is played, however poor.
}
rule-claims = { $claims ->
    [yes] A player who is certain to take every remaining trick may say so and end the hand.
   *[no] Every trick is played out, even when it’s certain who takes the rest.
}
rule-stops-early = { $stops ->
    [yes] Once everybody can see who has every point, the remaining tricks aren’t played.
   *[no] The tricks are played to the end, even when no point is left to win.
}
rule-high = High, { points-worth }, goes to the player dealt the highest trump in play.
rule-high-held = High, { points-worth }, goes to the player who holds the highest trump in play when the first card is led.
rule-high-drawn = High, { points-worth }, goes to the player who is dealt or draws the highest trump.
rule-low = { $low_to ->
    [winner] Low, { points-worth }, goes to the player who takes the trick with the lowest trump in play.
   *[dealt] Low, { points-worth }, goes to the player dealt the lowest trump in play, no matter who takes it.
}
rule-low-drawn = { $low_to ->
    [winner] Low, { points-worth }, goes to the player who takes the trick with the lowest trump.
   *[dealt] Low, { points-worth }, goes to the player who is dealt or draws the lowest trump, no matter who takes it.
}
rule-low-held = { $low_to ->
    [winner] Low, { points-worth }, goes to the player who takes the trick with the lowest trump in play.
   *[dealt] Low, { points-worth }, goes to the player who holds the lowest trump in play when the first card is led, no matter who takes it.
}
rule-jack = { $hang ->
    [1] Jack, { points-worth }, goes to the player who takes the jack of trumps, if it was dealt.
   *[other] Jack, { points-worth }, goes to the player who takes the jack of trumps, if it was dealt. A hung jack, one taken from another side, is worth { $hang }.
}
rule-no-game = No card in the deck counts card points, so nobody can score Game.
rule-game = Game, { points-worth }, goes to the side that takes the most card points in tricks: { $values }.{ $partners ->
    [yes] {" "}Partners count theirs together.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] If Game is tied, the first player scores it.
    [jokers] If Game is tied, the side that took more jokers scores it; if that is equal too, nobody does.
    [carry] If Game is tied, nobody scores it, and its worth is added to Game in the next hand.
    [non_dealer_side] If Game is tied, the side that didn’t deal scores it.
   *[none] If Game is tied, nobody scores it.
}
# What something in the list of points is worth.
points-worth = { $worth ->
    [1] one point
   *[other] { $worth } points
}
rule-cards = { $count ->
    [1] This trump scores for the player who takes it in a trick: { $cards }.
   *[other] Each of these trumps scores for the player who takes it in a trick: { $cards }.
}
rule-cards-played = { $count ->
    [1] This trump scores for the player who plays it, even if the trick is lost: { $cards }.
   *[other] Each of these trumps scores for the player who plays it, even if the trick is lost: { $cards }.
}
rule-plain-cards = Cards that score in every suit but trump: { $cards }.
rule-plain-cards-played = Cards that score in every suit but trump, for the player who plays them, even if the trick is lost: { $cards }.
# A card that scores, in a list: "Five (5 points)".
rule-card-worth = { $point } ({ $worth ->
    [1] 1 point
   *[other] { $worth } points
})
rule-pegging = { $pegging ->
    [as_won] Cards that score are pegged as soon as the trick is taken; several cards in one trick are pegged in the order of the points. A peg that reaches the target wins the game at once, and the hand isn’t played out. Everything else that scores is counted at the end of the hand.
    [to_the_end] Cards that score are pegged as soon as the trick is taken; several cards in one trick are pegged in the order of the points. Everything else that scores is counted at the end of the hand.
   *[at_end] Cards that score are counted when the hand is over.
}
rule-last = The last trick, { points-worth }, goes to the player who takes it.
rule-one-card = One card can score several points: if only one trump is in play, it is both High and Low.
rule-set-back = { $score_as ->
    [difference] If the bid is made, the side that made more scores the difference, and if both made the same, nobody scores.
    [difference-free] If the bid is made, or if nobody bid, the side that made more scores the difference, and if both made the same, nobody scores.
   *[all] A pitcher who makes the bid scores every point made.
} { $set_scoring ->
    [keep_and_setback] A pitcher who fails keeps the points made, but the bid comes off the score: that’s being set back.
    [others_take_bid] A pitcher who fails scores nothing and loses nothing, but the others score the bid on top of what they make.
   *[setback_only] A pitcher who fails scores nothing, and the bid comes off the score: that’s being set back.
}{ $others ->
    [if-made] {" "}If the bid is made, the others score what they make, too.
    [if-failed] {" "}The others then score what they make.
    [none] {""}
   *[always] {" "}The others score what they make either way.
}
rule-all-score = Everybody scores every point they make.
rule-hole = A score below zero is in the hole, and is circled on the pad.
all-points = { $sum ->
    [4] all four points
   *[other] every point there is
}
rule-smudge = { $smudge ->
    [any_all_four] The player who makes { all-points } in one hand wins at once, whatever the bid or the score.
    [slam_bid_five] A bid of five is a smudge: make all four points and take every trick, and it scores five; otherwise it loses five.
    [slam_without_bids] A smudge is a bid of five, but nobody bids in this game, so nothing wins at once.
    [four_without_bids] A smudge is a bid of four, but nobody bids in this game, so nothing wins at once.
    [off_without_bids] Making { all-points } in a hand doesn’t win at once.
    [off] Making a bid of four scores the points and doesn’t win at once.
   *[bid_four_made] A bid of four is a smudge: make { all-points } and you win at once.
}
rule-smudge-hole = { $hole ->
    [winning] Even in the hole, a smudge wins.
    [four-negative] In the hole, a smudge scores only its four points.
    [four-zero] At zero or below, a smudge scores only its four points.
    [forbidden-negative] In the hole, you may not bid a smudge.
   *[forbidden-zero] At zero or below, you may not bid a smudge.
}
rule-target = First to { $target } wins.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] The game lasts until everybody has dealt once, and the highest score wins.
       *[other] The game lasts until everybody has dealt { $hands } times, and the highest score wins.
    }
   *[hands] { $hands ->
        [1] The game lasts one hand, and the highest score wins.
       *[other] The game lasts { $hands } hands, and the highest score wins.
    }
} If several have it, play goes on hand by hand until one is ahead. { $length ->
    [deals] Deals that are thrown in don’t count; if the deal passes on after one, the next player deals in its place.
   *[hands] Deals that are thrown in don’t count.
}
rule-count-down = { $down ->
    [yes] Scores are kept in chips, from the target down to zero: each point puts a chip in, and each point lost takes one back.
   *[no] The score pad counts up.
}
rule-going-out = { $going_out ->
    [strict_order] If two reach the target in one hand, points count in the order { $order }, and the first to get there wins.
    [higher_score] If two reach the target in one hand, the higher score wins; if the scores are equal, a pitcher who made the bid wins, and otherwise play goes on.
    [bidder_at_once] A pitcher who has made the bid and is sure of the target wins at once, and the hand ends there. If two others reach it in one hand, points count in the order { $order }.
   *[bidder_first] If two reach the target in one hand, a pitcher who made the bid counts first; after that { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Only a pitcher who makes the bid in that hand can win, or anybody who makes { all-points }.
    [yes] Only a pitcher who makes the bid in that hand can win.
   *[no] Anybody can win, not only the pitcher.
}
rule-stop-short = { $short ->
    [yes] Anybody who can’t win in a hand stops at { $most } and loses the rest.
   *[no] Scores may pass the target without winning.
}
rule-win-by-two = { $two ->
    [yes] The winner must be two points ahead of everyone; otherwise play goes on.
   *[no] One point ahead is enough.
}
rule-lost-at = { $points ->
    [0] No score is low enough to lose the game.
   *[other] A score of { $points } or more below zero loses: the game ends, and the best score wins.
}
rule-settlement = { $settlement ->
    [off] The losers pay nothing.
   *[one_two] At the end, each loser pays the winner one, or two for a score of zero or below.
}
rule-setback-bonus = { $bonus ->
    [yes] Each loser pays one more for each time set back.
   *[no] Being set back costs nothing extra at the end.
}
rule-basis = { $basis ->
    [at_win] The scores that count are those at the moment of winning.
   *[full_hand] The scores that count are those after the whole last hand.
}
rule-red-pool = { $red ->
    [0] Nobody puts red chips in the pool before the game. The winner takes whatever goes into it.
    [one] Before the game, everybody puts { $red } red chip in the pool. The winner takes the pool.
   *[other] Before the game, everybody puts { $red } red chips in the pool. The winner takes the pool.
}
rule-mistakes = { $mode ->
    [table] Players can make mistakes, as at a real table. The rules below say what they cost.
   *[enforced] No mistakes can be made: only what the rules allow can be bid or played.
}
rule-misdeal-shown = { $which ->
    [any] It’s a misdeal if any card is shown in the deal.
    [none] A card shown in the deal isn’t a misdeal.
   *[some] It’s a misdeal if { $ranks } is shown in the deal.
}
rule-misdeal-count = { $counts ->
    [yes] A wrong number of cards is a misdeal.
   *[no] A wrong number of cards is corrected, and isn’t a misdeal.
}
rule-misdeal-result = { $result ->
    [same_dealer] After a misdeal, the same player deals again.
    [penalty1_lose_deal] After a misdeal, each opposing side scores one point, and the deal passes on.
    [penalty1_same_dealer] After a misdeal, each opposing side scores one point, and the same player deals again.
   *[lose_deal] After a misdeal, the deal passes on.
}
rule-bid-error = { $error ->
    [take_back] A bid that’s too low or out of turn is taken back.
   *[void_pass] A bid that’s too low or out of turn is void, and the player who made it must pass.
}
rule-early-pitch = { $early ->
    [take_back] A card led before the bidding is over is taken back.
   *[assumed_four] A card led before the bidding is over counts as a bid of four, and sets trump. But the player who should have spoken before, and hasn’t, may bid four and pitch instead: then that card, and any played to it, go back.
}
rule-wrong-pitch = If somebody else leads in the pitcher’s place, the pitcher may have that card, and any played to it, taken back. Once the pitcher has played to it, the lead stands: the pitcher names trump at once, and must lead trump at the first chance.
rule-wrong-demand = { $demand ->
    [first_plain_lead] When that player first plays to a plain suit after such a lead was taken back, the pitcher may ask for the highest or lowest card of the suit led, for a trump, or for no trump.
   *[first_turn] At that player’s first turn after such a lead was taken back, the pitcher may ask for the highest or lowest card of the suit led, for a trump, or for no trump.
}
rule-revoke = To renege is to play a card that the rules don’t allow.
rule-revoke-correction = { $correction ->
    [until_trick_complete] It costs nothing if it is corrected before the trick is complete.
   *[none] It can’t be taken back.
}
rule-revoke-call = { $call ->
    [opponent] It counts only if an opponent calls it before the hand is counted.
   *[referee] A renege is always found when the hand is counted, whether or not anybody noticed.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] The side that reneged scores nothing, loses the amount of the bid, and pays a red chip into the pool. The others score what they make, even a pitcher who missed the bid.
    [point_no_game] Each opposing side scores one point, and the side that reneged can’t score Game.
    [jack_two] Each opposing side scores two points if the jack of trumps is in play, otherwise one, and the side that reneged can score neither Jack nor Game.
    [no_score] The side that reneged scores nothing, and if it had the bid, it has failed it. The others score what they make and nothing more, even a pitcher who missed the bid.
   *[set_back_bid] The side that reneged scores nothing and loses the amount of the bid. The others score what they make, even a pitcher who missed the bid.
}
rule-revoke-together = If one renege brings several sides to the target, { $first ->
    [pitcher] a pitcher who made the bid wins, otherwise the side with the highest score
   *[score] the side with the highest score wins
}; among equals, the first in turn after the dealer.
rule-revoke-points = { $points ->
    [next_best] Nobody scores the points lost by a renege, but Game goes to the next best.
   *[forfeit] Nobody scores the points lost by a renege.
}
rule-revoke-no-bid = { $points ->
    [0] Where nobody bid, a renege costs no further points.
    [one] Where nobody bid, a renege costs { $points } point.
   *[other] Where nobody bid, a renege costs { $points } points.
}
rule-renege = { $top ->
    [0] No renege is worse than another.
    [1] { $forfeit ->
        [yes] A player who doesn’t follow a trump lead while holding the highest trump loses the whole game, and so does any partner.
       *[no] Not following a trump lead while holding the highest trump is a serious renege but costs nothing extra.
    }
   *[other] { $forfeit ->
        [yes] A player who doesn’t follow a trump lead while holding one of the { $top } highest trumps loses the whole game, and so does any partner.
       *[no] Not following a trump lead while holding one of the { $top } highest trumps is a serious renege but costs nothing extra.
    }
}
rule-exposed = { $exposed ->
    [callable] A card shown other than by playing it stays face up, and the opponents may call for it in any later trick where it may be played.
   *[free] A card shown other than by playing it goes back to the hand, without penalty.
}
rule-blind-look = A pitcher’s partner who looks too early gives each opposing side four points.
rules-title = The rules
rules-changes = { $count ->
    [0] No changes
    [one] 1 change, marked in the margin
   *[other] { $count } changes, marked in the margin
}
rules-of = The rules of { $name }
rules-legend = * differs from { $name }.
rules-rulings = { $count ->
    [one] 1 rule is marked as this program’s own, because the source leaves it open
   *[other] { $count } rules are marked as this program’s own, because the source leaves them open
}
rules-ruling = this program’s rule
rules-law-source = { $law ->
    [setback] White Knuckle Cards says nothing about mistakes. These rules are Bicycle’s, from Auction Pitch.
    [cinch] What a renege costs, and that a card may be called for, is from Foster’s laws of Cinch.
    [later] On mistakes, the Britannica of 1911 says only that a player who reneges loses the amount of the bid and pays a red chip. That such a player scores nothing, and that the others score what they make even if the bid was missed, comes from a later edition.
   *[bicycle] Where the source says nothing about mistakes, these rules are Bicycle’s, from Auction Pitch.
}
rules-differs = differs
rules-was = was { $was }
rules-idle = No effect in this game: { $names }.
rules-close = Back

## The games

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Selling Out, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch with a Smudge Bid
    [no_auction_pitch] Pitch without Bidding
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch with Joker
    [five_point] Five-Point Pitch
    [seven_point] Seven-Point Pitch
    [west_michigan] West Michigan Setback
    [euchre_setback] Euchre-Deck Setback
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Ten-Point Pitch
    [colorado] Colorado Pitch
    [thirteen_point] Thirteen-Point Pitch
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Wisconsin Smear
    [smear_ten] Ten-Point Smear
    [cinch] Cinch
    [widow_cinch] Widow Cinch
    [pedro] Pedro
    [pidro] Pidro
    [all_fives] All Fives
    [california_jack] California Jack
    [shasta_sam] Shasta Sam
    [nine_card_don] Nine-Card Don
    [irish_don] Irish Don
    [phat] Phat
    [blind_don] Blind Don
   *[auction_pitch] Auction Pitch
}
# A rule set that is none of the games.
preset-own = House rules
preset-about = { $preset ->
    [setback] two pairs bid for the pitch, to eleven
    [trinidad] two pairs, a card turned up for trump, begging and hang jack
    [lancashire] as in Trinidad, but clockwise
    [west_yorkshire] two pairs, no bids: the player left of the dealer pitches, and the partner may not look
    [blackburn] as in West Yorkshire, but Low goes to the player who wins it
    [britannica1911] four to seven, the player left of the dealer pitches or sells, seven chips to get rid of
    [commercial_pitch] the player left of the dealer sells the pitch and scores its price
    [seven_up] two or three alone or two pairs, a card turned up, begging, to seven
    [smudge] two to seven, and all four points win at once
    [smudge_bid] two pairs, with a bid of five for all points and all tricks
    [no_auction_pitch] two to seven, no bids: the player left of the dealer pitches
    [racehorse] two to five with 32 cards, to eleven
    [joker_pitch] two to five, a joker for a fifth point, to ten
    [five_point] two to seven, with the off-jack, to eleven
    [seven_point] two to seven, with the off-jack and two jokers, to fifteen
    [west_michigan] six in two sides, 38 cards with jokers, to twenty-one
    [euchre_setback] two pairs, 28 cards with the off-jack, to twelve
    [pedro_sancho] four to seven, each alone, eighteen points in a hand, to fifty
    [snoozer] four to seven, each alone, thirty-six points in a hand, to a hundred
    [ten_point] two pairs, only trumps are played, ten points in a hand, to fifty-two
    [colorado] ten points as in Ten-Point Pitch, with an order of trumps of its own
    [thirteen_point] like Ten-Point Pitch, with the off-three and thirteen points in a hand
    [pawnee] five with the cards of Ten-Point Pitch; the pitcher calls a card, whose holder is their partner, to forty-two
    [schmier] six in two sides, with a joker and the off-jack, drawing to six cards, to twenty-one
    [wisconsin_smear] two pairs, 34 cards with two jokers, three in the widow, to twenty-one
    [smear_ten] two pairs, ten cards each of which six are played, ten points, to twenty-one
    [cinch] two pairs, both fives count five, the better side scores the difference, to fifty-one
    [widow_cinch] six in three pairs, with the points of Cinch and a widow of four, to fifty-one
    [pedro] two pairs, with the points of Cinch and bids from seven, to sixty-two
    [pidro] Pedro as played in Finland: only trumps are played, to sixty-two
    [all_fives] two or three, a card turned up, begging, and trumps pegged as they are won, to sixty-one
    [california_jack] two players, drawing from a face-up stock after each trick, to ten
    [shasta_sam] as California Jack, with the stock face down and a cut for trump
    [nine_card_don] two pairs, nine cards each, trumps and fives pegged as they are won, to ninety-one
    [irish_don] two pairs, the whole deck, trumps, nines and fives pegged as they are won, to eighty-one
    [phat] two pairs, the whole deck, pegging as in Irish Don and eight for the muck, to a hundred and eighty-one
    [blind_don] two players, half the cards face down beneath the others, pegging as in Nine-Card Don, the best score after four hands
   *[auction_pitch] two to seven, bid and pitch, as Bicycle prints it
}
# What else a game is called, as docs/rules.md 0.6 has it, set apart by commas. A game without a line has no other name.
preset-also = { $preset ->
    [setback] Pitch, High-Low-Jack
    [trinidad] Caribbean All Fours
    [britannica1911] Auction Pitch, Sell Out
    [commercial_pitch] Auction Pitch, Sell Out
    [seven_up] All Fours, Old Sledge, High-Low-Jack
    [smudge] Pitch
    [smudge_bid] Partnership Pitch
    [no_auction_pitch] Pitch, Blind All Fours
    [joker_pitch] Pitch
    [five_point] Smear, Smear with Jick, Five Point Set Back
    [seven_point] Pitch, Whirled Pitch
    [west_michigan] Setback
    [euchre_setback] Setback
    [pedro_sancho] Sancho Pedro, Pedro
    [snoozer] Dom Pedro
    [ten_point] Pitch, 10-Point Pitch
    [colorado] Pitch, Colorado Ten-Point Pitch
    [thirteen_point] Pitch, 13-Point Pitch
    [pawnee] Call Your Partner, Call Partner Pitch
    [schmier] Smear
    [wisconsin_smear] Smear
    [smear_ten] Smear
    [cinch] Double Pedro, High Five
    [widow_cinch] Cinch with a Widow
    [nine_card_don] Don
    [irish_don] Don
    [auction_pitch] Pitch, Setback, High-Low-Jack, Bid Pitch, Cutthroat Pitch
   *[other] {""}
}
preset-source = { $preset ->
    [setback] From White Knuckle Cards, where it is also called Auction Pitch.
    [trinidad] From White Knuckle Cards; All Fours is the national card game of Trinidad and Tobago.
    [lancashire] From a line in White Knuckle Cards. Other sources describe Lancashire differently.
    [west_yorkshire] From the description at pagat.com.
    [blackburn] From the description at pagat.com, after Arthur Taylor.
    [britannica1911] From the Encyclopaedia Britannica of 1911.
    [commercial_pitch] From Foster’s Complete Hoyle and Parlett’s Penguin Book of Card Games.
    [seven_up] From Foster’s Complete Hoyle and Bicycle; also called Old Sledge.
    [smudge] From Bicycle, Pitch (Smudge).
    [smudge_bid] From Partnership Pitch at pagat.com; playing to twenty-one is a house rule of this program.
    [no_auction_pitch] From old descriptions of Blind All Fours.
    [racehorse] From Parlett’s Penguin Book of Card Games; otherwise as in Bicycle’s Auction Pitch.
    [joker_pitch] From the rules of the United States Playing Card Company, Bicycle.
    [five_point] From the rules of Play Smear, where it is called Smear.
    [seven_point] From the rules of Whirled Seven Point Pitch; the order of trumps from pitchcardgame.drakebridgewater.com.
    [west_michigan] From a guide to Setback in West Michigan; the bidding and the target are house rules of this program.
    [euchre_setback] From bradwilson.dev and Ultrafoodmess; the lowest bid is a house rule of this program.
    [pedro_sancho] From Foster’s Complete Hoyle and Parlett’s Penguin Book of Card Games.
    [snoozer] From Foster’s Complete Hoyle and Parlett’s Penguin Book of Card Games.
    [ten_point] From larrycharbonneau.com, Our Pastimes and Ultrafoodmess; where they are silent, house rules of this program.
    [colorado] From Captain Squill’s Colorado Ten-Point Pitch; everything after the bidding is as in Ten-Point Pitch.
    [thirteen_point] From the Association of Card Enthusiasts and yourgametips.com; otherwise as in Ten-Point Pitch.
    [pawnee] From gamerules.com, up to the bidding; how a partner is called and scores is a house rule of this program.
    [schmier] From three descriptions of Schmier in Minnesota, among them those of bridgeiscool.com and Cats at Cards.
    [wisconsin_smear] From Ultrafoodmess, which leaves some things to the table; those are house rules of this program.
    [smear_ten] From Smear as told by Wikipedia, Card Rules Plus and Our Pastimes; the bidding is a house rule of this program.
    [cinch] From Foster’s Complete Hoyle and Bicycle.
    [widow_cinch] From Foster’s Complete Hoyle and Parlett’s Penguin Book of Card Games; how three pairs score is a house rule of this program.
    [pedro] From the Ultimate Book of Card Games; played in Louisiana and California.
    [pidro] From Finland’s inventory of living heritage and the rules of the program Pidro.
    [all_fives] From Foster’s Complete Hoyle, gamerules.com and h2g2; counting High, Low, Jack and Game as well is a house rule of this program.
    [california_jack] From Bicycle and Foster’s Complete Hoyle.
    [shasta_sam] From Foster’s Complete Hoyle; otherwise as in California Jack.
    [nine_card_don] From descriptions by gamerules.com, Cats at Cards and Denexa; played in leagues in England and Wales.
    [irish_don] From gamerules.com and two pages on Don in Cork and Dublin.
    [phat] From Board Game Arena and Wikipedia; played near Norwich.
    [blind_don] From gamerules.com, which gives no values: those are of Nine-Card Don.
   *[auction_pitch] From the rules of the United States Playing Card Company, Bicycle.
}

## Why: the words of the field, and what an explanation says

why-button = Why?
why-about = { $word }. { $about }
why-rule = Rule { $number } of this game. { $text }
why-no-rule = This game has rules 1 to { $count }.
why-not-here = This game doesn’t use it.
why-ruling = No printed rule settles this; it’s this program’s ruling.
why-house-rule = A house rule of this table. { $game } has this rule instead. { $rule } { $source }
why-house-rule-new = A house rule of this table. { $game } has no such rule.
why-sheet = Full rules
why-glossary = All the words
why-unknown = There’s no word “{ $word }” here. Type “words” for a list.
fair-title = Is it fair?
fair-committed = Before the first card, the table was bound to this fingerprint of its seed: { $digits }.
fair-typed = The seed of this game was typed or is known from another game, so nothing binds the table: somebody could have tried it out before.
fair-word = Your own word goes into every deal: { $word }.
fair-later = The seed itself is revealed when the game is over.
fair-seed = The seed: { $digits }.
fair-proves = { $word ->
    [yes] What this proves: the seed was fixed before you gave your word, and every deal follows from both. So neither the program nor you chose the cards, and none can have been changed to suit anybody.
    [typed] What this proves: every deal follows from this seed. So no card was changed during the game, but the seed may have been known before it.
   *[no] What this proves: the seed was fixed before the first card, and every deal follows from it. So no card can have been changed to suit anybody, whatever you or the bots did.
}
fair-proves-not = { $word ->
    [yes] What it doesn’t prove: how the bots decide. The seal shows that a record is untouched since it was written, but anybody who writes a record from scratch can seal it too.
   *[no] What it doesn’t prove: that the seed was drawn by chance, or how the bots decide. The seal shows that a record is untouched since it was written, but anybody who writes a record from scratch can seal it too.
}
fair-before = The cards come from a seed with this fingerprint, which is fixed from now on: { $digits }.
fair-own-word = Your own word for the shuffle
fair-own-word-about = It is mixed into every deal. The fingerprint is fixed before you type it, so nobody can choose the cards: neither the program nor you.
fair-sealed = Sealed before the first card
fair-sealed-about = All deals come from one seed. Its fingerprint was fixed first.
fair-unsealed = Nothing was sealed
fair-shuffled = Shuffled with your word
fair-shuffled-about = It goes into every deal, so nobody can pick the cards: not the program, not you.
fair-wordless = Shuffled from the seed alone
fair-wordless-about = You gave no word of your own this time.
fair-opened = Opened at the end
fair-opened-about = Then the seed is shown, and every deal can be checked.
fair-locked = after the last hand
fair-unseen = { $bots ->
    [one] They never see your cards.
   *[other] None of them ever sees your cards.
}
fair-back = Back to the table
fair-meaning = What it proves
fair-sign = Fingerprint of the seed: { $digits } …
fair-check = Check the deals
fair-holds = Checked: everything is as it should be.
fair-fails = Checked: something is wrong.
fair-commitment = { $commitment ->
    [agrees] The seed has the fingerprint that was shown before the first card.
    [none] The seed was typed, so there was no fingerprint to compare.
    [missing] The fingerprint is missing, though the seed was drawn by chance.
   *[differs] The seed doesn’t have the fingerprint that was shown.
}
fair-deals-agree = { $deals ->
    [one] The one deal follows from the seed, card for card.
   *[other] All { $deals } deals follow from the seed, card for card.
}
fair-deals-differ = { $deals ->
    [one] The deal doesn’t follow from the seed.
   *[other] Of { $deals } deals, { $differing } don’t follow from the seed.
}
fair-draw-differs = The seed gives a different first dealer.
fair-fault = The game can’t be played through as recorded.
fair-summary-differs = The names or scores in the list of games don’t match the game.
fair-seal = { $seal ->
    [agrees] Nothing in the record has been changed since it was written.
    [none] The record has no seal, since an earlier version wrote it: what the players did can’t be checked.
   *[differs] Something in the record was changed after it was written.
}
glossary-title = The words of the game
glossary-others = Words of other games in the family
term-name = { $term ->
    [hand] hand
    [eldest] first player
    [turn] in turn
    [side] side
    [bid] bid
    [pass] pass
    [privilege] dealer’s privilege
    [all-pass] everybody passes
    [smudge] smudge
    [pitch] pitch
    [pitcher] pitcher
    [wrong-pitch] pitch out of turn
    [sell] sell the pitch
    [undertake] undertake
    [turn-up] turn-up
    [stand] stand
    [beg] beg
    [gift] take one
    [run] run the cards
    [bunch] bunch
    [widow] widow
    [exchange] discard
    [rest] rob the pack
    [trump] trump
    [trick] trick
    [lead] lead
    [follow] follow suit
    [trumps-only] trumps only
    [out] out of trumps
    [undertrump] undertrump
    [stock] draw from the stock
    [called-partner] called partner
    [claim] the rest are mine
    [lay-down] lay down
    [high] High
    [low] Low
    [jack] Jack
    [hang-jack] hang the jack
    [counting-card] counting card
    [peg] peg
    [game] Game
    [card-points] card points
    [tie] tied for Game
    [made] make the bid
    [set-back] set back
    [hole] in the hole
    [target] target
    [going-out] going out
    [counters] chips
    [settlement] settlement
    [mistake] mistakes
    [renege] renege
    [misdeal] misdeal
    [wrong-bid] irregular bid
    [exposed] exposed card
    [blind] blind partner
    [level] level
   *[commitment] commitment
}
# Other words for the same, separated by commas.
term-words = { $term ->
    [hand] deal, dealt
    [eldest] eldest, eldest hand, forehand, left of the dealer
    [turn] turn, out of turn, my turn
    [side] partner, partners, us, them
    [bid] bidding, auction, contract
    [pass] passed, no bid
    [privilege] privilege, dealer, take the bid
    [all-pass] all pass, forced bid, dealer must bid
    [smudge] slam, shoot the moon
    [pitch] pitched, pitching
    [pitcher] bidder, declarer, maker
    [wrong-pitch] early pitch, lead out of turn, wrong pitch, withdraw, demand
    [sell] sell, sale, sold, offer, price
    [undertake] undertook, refuse
    [turn-up] turned up, turnup, turned
    [stand] stands
    [beg] begging, begs
    [gift] gift, give one, refused beg
    [run] run, running
    [bunch] bunching, throw in
    [widow] kitty, blind, extra cards
    [exchange] discards, discarded, throw away, draw, fill up, burn, kill
    [rest] rob, robbing, rest of the stock, keep
    [trump] trumps, trump suit
    [trick] tricks, winning, takes
    [lead] led, leads
    [follow] follow, following, ruff
    [trumps-only] only trumps, trump only
    [out] sits out, no trumps, lead passes
    [undertrump] underplay, under trump
    [stock] stock, drawing, talon, last six
    [called-partner] called partner, partner, call, called card, call a partner
    [claim] claim, rest are mine
    [lay-down] throw in a hand, worthless hand
    [high] highest
    [low] lowest, low to winner
    [jack] knave
    [hang-jack] hang jack, hung, hung jack
    [counting-card] card that counts
    [peg] pegging, pegs, peg track, muck
    [game] game point
    [card-points] count, pips
    [tie] tie, tied
    [made] made, makes, make
    [set-back] setback, set, minus
    [hole] hole, ring, circle, below zero, negative
    [target] winning score, game over
    [going-out] go out, out, who wins
    [counters] chip, counter, counters, pool
    [settlement] pay, payment, stakes
    [mistake] mistake, errors
    [renege] revoke, reneged, revoked
    [misdeal] misdealt
    [wrong-bid] wrong bid, bid out of turn
    [exposed] exposed, shown card, call a card
    [blind] blind, looked too early
    [level] levels, bot, bots
   *[commitment] seed, fair, fairness, honest, cheat, cheating
}
term-about = { $term ->
    [hand] A hand is the cards a player is dealt, and also everything that happens until they are played and counted. A game lasts several of them.
    [eldest] The first player sits left of the dealer, or right of the dealer where play goes that way. The first player speaks first.
    [turn] Everybody speaks and plays in turn, one after the other around the table. What is done out of turn doesn’t count.
    [side] A side is the players who score together. Where everybody plays alone, each player is a side.
    [bid] A bid says how many of the hand’s points the bidder will make. The highest bidder chooses trump, and must make that many.
    [pass] To pass isn’t to bid. A player who passes still scores whatever points they make.
    [privilege] The dealer speaks last. With the privilege the dealer may take the high bid at the same number instead of going higher.
    [all-pass] Somebody has to lead the first card even if nobody bids. The rules of the game say who that is, or whether the cards are dealt again.
    [smudge] A smudge is the best hand you can play: all four points. Depending on the game it wins at once, counts extra, or is a bid like any other.
    [pitch] To pitch is to lead the first card of the hand. Its suit becomes trump, unless the pitcher names trump in words.
    [pitcher] The pitcher chooses trump, in most games by the first card led. If there was a bid, the pitcher has to make it.
    [wrong-pitch] A card led before the bidding is over, or by somebody who isn’t the pitcher, is a pitch out of turn. The rules of the table say who may have it taken back, and what may be asked of the player who led.
    [sell] The first player may offer the pitch to the others instead of leading. The highest bidder gets it if the seller accepts.
    [undertake] The seller undertakes by keeping the pitch after the others have bid for it. Then the seller must make as many points as were bid.
    [turn-up] After the deal a card is turned up. Its suit is trump unless it is changed.
    [stand] The first player stands to keep the suit turned up. Then play begins.
    [beg] The first player begs to ask for another trump suit. The dealer gives a point and keeps the suit, or runs the cards.
    [gift] The dealer says “take one” to keep the suit after a beg. The other side scores a point at once.
    [run] The dealer runs the cards after a beg: everybody gets more, and another card is turned up. If it shows the same suit, it’s done again.
    [bunch] Two players may agree to bunch, that is, to throw the cards in. The same dealer then deals again.
    [widow] A widow is a few extra cards dealt face down, for use after the bidding. Depending on the game the highest bidder gets it, or everybody has their own.
    [exchange] In some games everybody discards cards once trump has been named, and may be dealt others in their place. Trumps are kept as long as anything else can go.
    [rest] To rob the pack is to take all that is left of the stock and keep the best of it. It’s the right of the dealer or of the highest bidder, depending on the game.
    [trump] Trump is the suit that beats all others in this hand. A trump may be played on any lead, even by a player who could follow suit, unless the table plays otherwise.
    [trick] A trick is one card from each player who still has one to play. The highest trump takes it, or the highest card of the suit led if there’s no trump in it.
    [lead] To lead is to play the first card of a trick. The player who took the last trick leads.
    [follow] To follow suit is to play a card of the suit that was led. A player who can follow must do so or trump; a player who can’t may play any card.
    [trumps-only] In some games only trumps are led and played. The hand is over when nobody holds one anymore.
    [out] Where only trumps are played, a player with no trump left is out and is passed over. Players who still have trumps play them.
    [undertrump] To undertrump is to throw a low trump under a higher one. Some tables allow it only with nothing else to play.
    [stock] In some games for two, both players draw a card after each trick, the winner first. Once the stock is out, the cards in hand are played.
    [called-partner] In some games the pitcher calls a card. The player who holds it is their partner for that hand, and all others play against the two.
    [claim] A player who is sure of all the tricks that are left may say so. The cards are then counted as if they had been played.
    [lay-down] A hand without trumps and without high cards may be laid down in some games. Its player then sits out the rest of the hand.
    [high] High is one point for the highest trump in play. Its holder can’t lose it, since nothing beats that card.
    [low] Low is one point for the lowest trump in play. It goes to the player who was dealt that card or, at other tables, to the player who wins it.
    [jack] Jack is one point for taking the trick with the jack of trumps. If the jack wasn’t dealt, nobody scores it.
    [hang-jack] To hang the jack is to take it from another side. Where a hung jack counts more, it’s the biggest point of the hand.
    [counting-card] A counting card scores points by itself, as the five and the nine of trumps do in Pedro Sancho. It counts for the player who takes it in a trick.
    [peg] To peg a card is to mark what it scores as soon as the trick is taken. That way, the game can be won in the middle of a hand.
    [game] Game is one point for the most card points in the tricks you take. Tens matter most.
    [card-points] Cards in tricks count toward Game, in most games ten 10, ace 4, king 3, queen 2, jack 1. These card points are never written on the score pad.
    [tie] Two or more sides can have the same number of card points. The rules of the game say whether anybody then scores Game.
    [made] A bid is made with at least as many points as were bid. In most games the pitcher then scores all the points they made, even beyond the bid.
    [set-back] To be set back is to have the bid taken off your score. It happens to a pitcher who makes fewer points than were bid, unless the game gives the bid to the others.
    [hole] A score below zero is in the hole. It is written with a minus sign and circled.
    [target] The target is the score that wins the game. Reaching it or passing it is the same.
    [going-out] The side that reaches the target goes out and wins the game. If two sides get there in the same hand, the rules of the game say who wins: in most games the first to get there when the points are counted in order.
    [counters] In some games each player starts with chips and puts one away for every point. The player who is rid of them first wins; red ones are the stakes.
    [settlement] When a game is over, the losers may owe the winner something. The program only keeps count: no money changes hands.
    [mistake] The program normally refuses what the rules forbid. At a table where mistakes can be made, they stand, and the rules say what they cost.
    [renege] To renege, or revoke, is to fail to follow suit when you could have. At a table where mistakes can be made, the rules say what it costs.
    [misdeal] A misdeal is a wrong number of cards, or a card shown in dealing. The cards are thrown in, and the rules say who deals again.
    [wrong-bid] A bid that’s too low or out of turn is irregular. It doesn’t stand, and at some tables its maker has to pass.
    [exposed] A card shown other than by playing it is exposed. In some games the opponents may call for it in a later trick.
    [blind] Where the first player pitches without a bid, the pitcher’s partner may look at their cards only after the first lead. Looking earlier costs points.
    [level] A level says how a bot plays, from Learner to Master. Bots of every level see their own cards and what has been played, and nothing else.
   *[commitment] A commitment is a fingerprint of the seed from which every hand is dealt, shown before the first card. After the game the seed is revealed, and everyone can check that no card was changed.
}

## House rules: the parts of the table of options, each option, and its values

group-name = { $group ->
    [table] Table and deck
    [trump] How trump is made
    [auction] Bidding
    [turn-up] Turn-up and begging
    [exchange] Widow and exchange
    [play] Play
    [scoring] Scoring and winning
    [payment] Payment
   *[law] Mistakes
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Players
    [min_players] Fewest players
    [max_players] Most players
    [teams] Partners
    [direction] Direction
    [pack] Deck
    [pack_shrinks] Deck shrinks
    [jokers] Jokers
    [cards_per_player] Cards each
    [deal_batch] Cards at a time
    [layout] Layout of the cards
    [widow] Widow
    [widow_to] Widow goes to
    [ceremony] Draw and cut
    [trump_by] Trump
    [first_pitcher] First pitcher
    [off_trumps] Off-trumps
    [trump_order] Order of trumps
    [joker_order] Two jokers in a trick
    [joker_led] A joker is led
    [naming] Trump is named
    [pitched_wild] Joker or off-card pitched
    [first_leader] First to lead
    [first_lead] First card led
    [min_bid] Lowest bid
    [max_bid] Highest bid
    [auction_rounds] Rounds of bidding
    [dealer_privilege] Dealer may take the bid
    [privilege_on] Bids the dealer may take
    [privilege_to] Who may take the bid
    [four_is_final] Highest bid is final
    [all_pass] If nobody bids
    [forced_bid] Forced bid
    [forced_choice] A forced dealer bids
    [moon] Moon
    [moon_points] Worth of the moon
    [moon_needs] Needed for the moon
    [moon_privilege] Moon may be taken
    [seller_credit] Price of the pitch
    [refused_bid_credit] Refused bid scores
    [seller_bid_cap] Limit on the price
    [turnup_scores] Points for the turn-up
    [turnup_can_win] Turn-up can win
    [beg_limit] Begs in one deal
    [gift_to] Point for a refused beg
    [gift_can_win] That point can win
    [after_run_hand] Extra cards
    [run_exhausted] If the stock runs out
    [peek] Looking before the beg
    [bunch] Bunching
    [weak_hand] Weak hand
    [play_size] Cards to play with
    [discard] Discarding
    [discard_max] Most cards discarded
    [refill] Filling up
    [exchange_first] First to exchange
    [rest_to] Rest of the stock
    [short_stock] If the stock is too small
    [surplus_trumps] Too many trumps
    [dead_points] Points discarded
    [partner_blind] Blind partner
    [throw_in] Laying down a poor hand
    [playable] Cards played
    [ruff] Trumping
    [undertrump] Undertrumping
    [void_must_trump] Void players must trump
    [draw] Drawing during play
    [partner_shown] A called partner is known
    [called_first] Called card to first trick
    [claims] Claiming the rest
    [stops_early] Stop when all is settled
    [points] What scores
    [game_values] Card points
    [pegging] Pegging
    [length] Length of the game
    [hands] Number of hands
    [target] Play to
    [count_down] Count down
    [low_to] Low goes to
    [low_joker] A joker can be Low
    [hang_jack] Jack taken from others
    [game_tie] Tied Game
    [smudge] Smudge
    [smudge_in_hole] Smudge in the hole
    [in_hole] In the hole
    [set_scoring] Being set back
    [score_as] Points of both sides
    [going_out] Two reach the target
    [must_bid_to_go_out] Only a bidder wins
    [stop_short] Others stop one short
    [win_by_two] Win by two
    [lost_at] Lost below zero at
    [settlement] Settling
    [settlement_setback_bonus] Set-back bonus
    [settlement_basis] Scores for settling
    [ante_red] Red chips
    [revoke_mode] Mistakes
    [misdeal_on_exposed] Card shown in the deal
    [misdeal_on_count] Wrong number of cards
    [misdeal_result] After a misdeal
    [bid_error] Bid not allowed
    [early_pitch] Card led too early
    [wrong_pitch_demand] Wrong player led
    [revoke_correction] Correcting a renege
    [revoke_call] Who calls a renege
    [revoke_penalty] Cost of a renege
    [revoke_points] Points lost by it
    [revoke_no_bid_penalty] Renege without a bid
    [renege_top] Grave reneges
    [renege_forfeit] A grave renege loses
   *[exposed_card] Card shown in play
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] alone, each alone, cutthroat, partnership, teams
    [direction] clockwise, counterclockwise, to the left, to the right
    [pack] short deck, stripped deck, pack
    [pack_shrinks] short deck, stripped deck
    [jokers] wild card, big joker, little joker
    [cards_per_player] six cards, nine cards, size of the hand
    [deal_batch] three at a time, deal three, two at a time
    [ceremony] cut for deal, high card deals
    [naming] call trump, name trump, declare trump
    [off_trumps] off-jack, jick, little jack, left bower, off-ace, off-three, off-five, left pedro
    [trump_order] bower, right bower, left bower, ranking
    [min_bid] minimum bid, opening bid
    [max_bid] maximum bid
    [auction_rounds] once around, bid again, second round
    [dealer_privilege] match the bid, steal the bid, dealer steals, take it for the same
    [four_is_final] four ends the bidding
    [all_pass] stick the dealer, stuck dealer, redeal, throw in
    [forced_bid] stick the dealer, stuck dealer
    [moon] shoot, shooting the moon
    [turnup_scores] turn a jack, turn up the jack
    [beg_limit] beg twice, second beg
    [weak_hand] misdeal, redeal, bust hand, nines or lower, no face cards
    [surplus_trumps] can you take three, give trumps to the partner, extra trumps
    [ruff] trump in, must follow suit
    [void_must_trump] must trump
    [points] five-point, seven-point, ten points, thirteen-point, threes, fives, nines, pedro
    [target] points to win, goal
    [low_to] low to taker, score low to the taker, low to the holder
    [hang_jack] catch the jack, steal the jack
    [set_scoring] bust, go set, go back
    [going_out] both go out, bidder goes out
    [must_bid_to_go_out] bid out, bid to go out, bid to win
    [win_by_two] two ahead
    [lost_at] out the back, minus
    [settlement] money, stakes
    [revoke_mode] real table, penalties, renege
   *[other] {""}
}
field-about = { $field ->
    [players] How many people and bots play.
    [min_players] The fewest who can play this game.
    [max_players] The most who can play this game.
    [teams] Who plays together.
    [direction] Which way the deal and the play go around the table.
    [pack] Which cards are in the deck.
    [pack_shrinks] Whether the lowest cards are left out if fewer play.
    [jokers] How many jokers are in the deck. A joker is always a trump.
    [cards_per_player] How many cards each player is dealt.
    [deal_batch] How many cards are dealt at a time.
    [layout] Half of each player’s cards can lie face down in a row, with the others face up on them.
    [widow] How many cards go face down to the table, or to each player, for use after the bidding.
    [widow_to] Whether the highest bidder takes the widow, or everybody has one.
    [ceremony] Watch how the first dealer or pitcher is chosen, and the cut.
    [trump_by] How the trump suit of a hand is found.
    [first_pitcher] Who pitches first in a game without bids.
    [off_trumps] Ranks whose card in the other suit of the trump’s color is a trump, too.
    [trump_order] Which trump beats which, the highest first.
    [joker_order] Which of two jokers wins if both are played to the same trick.
    [joker_led] What the others may play when a joker is led.
    [naming] Whether the first card led sets trump, or the highest bidder names it first.
    [pitched_wild] What is trump if the first card led is a joker, or could be an off-trump.
    [first_leader] Who leads to the first trick once trump has been named.
    [first_lead] What may be led to the first trick once trump has been named.
    [min_bid] Where the bidding starts.
    [max_bid] Where the bidding ends.
    [auction_rounds] Everyone bids once, or the bidding goes on until one player is left.
    [dealer_privilege] The dealer bids last, and may take the bid without going higher.
    [privilege_on] Which bids the dealer may take without going higher.
    [privilege_to] Who may take a bid without going higher.
    [four_is_final] Whether the highest bid ends the bidding, so that not even the dealer can take it.
    [all_pass] What happens to a hand that nobody bids on.
    [forced_bid] The least that a dealer who must bid may say; zero means the lowest bid.
    [forced_choice] Whether a dealer who must bid may also go higher.
    [moon] A bid above every number, for everything that scores in the hand.
    [moon_points] How many points a moon wins or loses where it has a fixed worth.
    [moon_needs] Whether the moon takes every trick as well as every point.
    [moon_privilege] The dealer, or anyone who may take a bid, may take the moon by bidding it as well.
    [seller_credit] The seller may score what the pitch is sold for.
    [refused_bid_credit] Whether a bid that the seller refuses scores all the same.
    [seller_bid_cap] Whether the price may put the seller out.
    [turnup_scores] A card turned up may bring the dealer’s side points.
    [turnup_can_win] The game may end before a card is played.
    [beg_limit] How often the first player may ask for another trump.
    [gift_to] Who scores when the dealer keeps the suit.
    [gift_can_win] If not, the dealer may not give a point that wins.
    [after_run_hand] After three more cards each, play them all or discard some.
    [run_exhausted] What happens when there are too few cards to find a new suit.
    [peek] Who may look at their cards before the first player stands or begs.
    [bunch] Two players may agree to deal again instead of running the cards.
    [weak_hand] Whether a worthless hand may be redealt or exchanged before its player speaks.
    [play_size] How many cards each has at the first lead; zero means as many as were dealt.
    [discard] What everybody discards once trump has been named.
    [discard_max] How many cards that aren’t trumps a player may choose to discard.
    [refill] Whether hands are filled up from the stock after the discarding.
    [exchange_first] Who discards and is dealt new cards first.
    [rest_to] Who takes what is left of the stock, and keeps the best of it.
    [short_stock] What happens if there are too few cards to fill every hand.
    [surplus_trumps] Which trumps are discarded by a player who has more than they can keep.
    [dead_points] Who scores a trump that was discarded.
    [partner_blind] Where nobody bids, the pitcher’s partner may not look before the first lead.
    [throw_in] Whether a player with a hopeless hand may sit out.
    [playable] Whether every card is played, or only trumps until nobody has one left.
    [ruff] Whether you may trump a suit you could follow.
    [undertrump] Whether you may play a trump under a higher one.
    [void_must_trump] Whether a player who can’t follow suit must play a trump.
    [draw] Whether both players draw a card from the stock after each trick.
    [partner_shown] Whether a called partner says so at once, or is known only when the card is played.
    [called_first] Whether the called card must be played to the first trick if the rules of play allow it.
    [claims] End the hand once the remaining tricks are certain.
    [stops_early] Leave the last tricks unplayed once everybody can see who has every point.
    [points] What scores in a hand, in the order in which it is counted.
    [game_values] What the cards count for Game: by rank, more for a trump, and for a joker.
    [pegging] When cards that score are marked, and whether the game can end in the middle of a hand.
    [length] Play to a score, or for the best score after a set number of hands.
    [hands] How many hands the game lasts, or how many each player deals.
    [target] The score that wins.
    [count_down] Show the points still needed instead of the score.
    [low_to] Who scores the lowest trump.
    [low_joker] Whether the lowest trump can be a joker, or only a card of a suit.
    [hang_jack] What the jack of trumps is worth when it is caught; one means no extra.
    [game_tie] Who scores Game when the most card points are tied.
    [smudge] What wins the game at once, or counts as a bid above four.
    [smudge_in_hole] What a bid of four is worth to a player in the hole.
    [in_hole] At which score a player is in the hole.
    [set_scoring] What happens to the points of a pitcher who fails.
    [score_as] Whether both sides score what they make, or only the better side, and only the difference.
    [going_out] Who wins when two reach the target in one hand.
    [must_bid_to_go_out] You can’t win on other people’s bids.
    [stop_short] Anybody who can’t win stops one point short of the target.
    [win_by_two] The winner must be two points ahead of everyone.
    [lost_at] How far below zero a score loses the game; zero means never.
    [settlement] What the losers pay the winner.
    [settlement_setback_bonus] Every set-back costs one more at the end.
    [settlement_basis] Which scores the payment goes by.
    [ante_red] What everybody puts in the pool before the game; the winner takes it.
    [revoke_mode] Play with a safety net, or as at a real table.
    [misdeal_on_exposed] Which cards may not be seen in the deal.
    [misdeal_on_count] Whether too many or too few cards spoil the deal.
    [misdeal_result] Who deals next, and whether it costs a point.
    [bid_error] What happens after a bid that’s too low or out of turn.
    [early_pitch] What happens when somebody leads before the bidding is over.
    [wrong_pitch_demand] When the pitcher may say what a player who led in the pitcher’s place must play.
    [revoke_correction] Whether a wrong card may be taken back.
    [revoke_call] Whether somebody has to notice it.
    [revoke_penalty] What the side that reneged loses.
    [revoke_points] Who gets the points lost by a renege.
    [revoke_no_bid_penalty] What a renege costs where nobody bid.
    [renege_top] How many of the highest trumps must not be held back from a trump lead.
    [renege_forfeit] Holding back one of those trumps loses the game.
   *[exposed_card] Whether opponents may call for a card they have seen.
}
value-yes = yes
value-no = no
value-no-ranks = none
value-any-rank = any card
# Something that scores, in a list: "High", "Five for 5 points".
value-pack = { $cards } cards: { $ranks }
value-pack-count = { $cards } cards
value-card-points-usual = As usual
value-order-by-rank = By rank
value-pack-run = { $low } to { $high }
# A trump of the other suit of the trump’s color.
trump-off = off-{ rank }
value-worth-own = { $worth } to its player
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } for { $worth } points
}{ $to ->
    [player] {" "}to the player who plays it
   *[winner] {""}
}
value-rank-scores = { $points } for { rank-one }
rank-one = { $rank ->
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
    [king] a king
   *[ace] an ace
}
value-name = { $value ->
    [teams-none] none
    [teams-pairs] in pairs
    [teams-threes] two sides of three
    [teams-called] the pitcher calls a partner
    [teams-pairs_at_four] pairs when four play
    [direction-cw] to the left
    [direction-ccw] to the right
    [layout-hand] in the hand
    [layout-rows] in rows, half face down
    [trump_by-auction] led by the highest bidder
    [trump_by-turn_up] turned up
    [trump_by-sale] led by the first player, or sold
    [trump_by-eldest] led by the first player
    [trump_by-stock_top] first card of the stock
    [trump_by-cut] cut before the deal
    [first_pitcher-by_deal] next to the first dealer
    [first_pitcher-first_jack] the first jack
    [joker_order-fixed] the high joker
    [joker_order-first_high] the first one played
    [joker_order-second_high] the second one played
    [joker_led-trumps] trumps, if they can
    [joker_led-anything] any card
    [naming-pitched] by the first card led
    [naming-announced] before the first lead
    [pitched_wild-spades] spades for a joker, else its suit
    [pitched_wild-named] what the pitcher says
    [pitched_wild-no_joker] no joker may be led first
    [widow_to-bidder] the highest bidder
    [widow_to-own] everybody, one each
    [first_leader-pitcher] the player who names trump
    [first_leader-eldest] the first player
    [first_leader-partner_with_one_trump] a partner with one trump
    [first_lead-any] any card
    [first_lead-trump] a trump
    [first_pitcher-colour_guess] red or black
    [first_pitcher-high_cut] the higher cut
    [first_pitcher-high_cut_chooses] the higher cut chooses
    [first_pitcher-low_cut] the lower cut
    [first_pitcher-two_of_diamonds] the two of diamonds
    [auction_rounds-single] one call each
    [auction_rounds-continuous] until one is left
    [privilege_on-any_bid] any bid
    [privilege_on-max_bid] only the highest possible
    [privilege_to-dealer] only the dealer
    [privilege_to-later] anyone who bids later
    [forced_choice-at_least] that much or more
    [forced_choice-exactly] exactly that much
    [all_pass-dealer_forced] the dealer must bid
    [all_pass-dealer_free] the dealer pitches free
    [all_pass-redeal_same_dealer] the same dealer deals again
    [all_pass-redeal_next_dealer] the deal passes on
    [all_pass-eldest_forced] first player, for the lowest bid
    [all_pass-eldest_free] the first player pitches free
    [seller_credit-none] scores nothing
    [seller_credit-immediate] the seller scores it
    [seller_bid_cap-none] none
    [seller_bid_cap-cannot_put_seller_out] not enough for the seller to win
    [gift_to-beggar] the side that begged
    [gift_to-all_opponents] every other side
    [after_run_hand-keep_all] all are played
    [after_run_hand-discard_to_six] discard to six
    [run_exhausted-redeal_same_dealer] deal again
    [run_exhausted-kick_remaining] turn up the last ones
    [peek-all] everybody
    [peek-eldest_and_dealer] first player and dealer only
    [weak_hand-off] must be played
    [weak_hand-no_face_no_point] no face card, no point card
    [weak_hand-no_ten_no_two] nothing above a nine, no two: new cards
    [discard-none] nothing
    [discard-to_size] only the excess
    [discard-up_to] a few cards, but no trumps
    [discard-plain] all cards but trumps
    [exchange_first-eldest] the first player
    [exchange_first-bidder] the highest bidder
    [rest_to-nobody] stays unseen
    [rest_to-dealer] the dealer takes it
    [rest_to-bidder] the bidder takes it
    [rest_to-bidder_then_partner] the bidder, then the partner
    [short_stock-fewer] the last have fewer cards
    [short_stock-from_discards] discards make up for it
    [surplus_trumps-any] those that score go last
    [surplus_trumps-not_scoring] none that scores
    [surplus_trumps-under_first] none that scores; first play a higher one
    [surplus_trumps-to_partner] the bidder’s partner takes them
    [dead_points-nobody] go to nobody
    [dead_points-maker] go to the player who named trump
    [throw_in-off] not allowed
    [throw_in-void_and_low] no trump, nothing above nine
    [playable-all] all cards
    [playable-trumps_only] only trumps
    [ruff-anytime] at any time
    [ruff-only_when_void] only when out of the suit
    [undertrump-allowed] allowed
    [undertrump-forbidden_unless_forced] only if nothing else is left
    [draw-none] no
    [draw-face_down] stock face down
    [draw-face_up] stock face up
    [partner_shown-at_once] at once
    [partner_shown-when_played] when the card is played
    [low_to-dealt] the player who was dealt it
    [low_to-winner] the player who wins it
    [game_tie-none] nobody
    [game_tie-eldest] the first player
    [game_tie-non_dealer_side] the side that didn’t deal
    [game_tie-jokers] side with more jokers
    [game_tie-carry] the next hand, on top of its Game
    [pegging-at_end] when the hand is counted
    [pegging-as_won] as soon as won
    [length-target] to a score
    [length-hands] a number of hands
    [length-deals] a number of deals each
    [moon-off] can’t be bid
    [moon-target_or_zero] wins, or lifts to zero
    [moon-points] a fixed worth
    [moon-points_or_game] fixed, wins from zero
    [moon_needs-points] every point
    [moon_needs-points_and_tricks] every point and trick
    [smudge-bid_four_made] a bid of four, made
    [smudge-any_all_four] all four points, by anybody
    [smudge-slam_bid_five] a bid of five
    [smudge-off] none
    [smudge_in_hole-four_points_only] four points
    [smudge_in_hole-wins_anyway] still wins
    [smudge_in_hole-bid_forbidden] may not be bid
    [in_hole-negative] below zero
    [in_hole-zero_or_negative] zero or below
    [set_scoring-setback_only] points made are lost
    [set_scoring-keep_and_setback] points made are kept
    [set_scoring-others_take_bid] the others score the bid
    [score_as-all] all of them count
    [score_as-difference] only the difference
    [going_out-bidder_first] the successful pitcher first
    [going_out-bidder_at_once] the successful pitcher at once
    [going_out-higher_score] the higher score
    [going_out-strict_order] in the order of the points
    [settlement-off] nothing is paid
    [settlement-one_two] one, or two at zero or below
    [settlement_basis-full_hand] after the whole last hand
    [settlement_basis-at_win] at the moment of winning
    [revoke_mode-enforced] impossible
    [revoke_mode-table] possible, with penalties
    [misdeal_result-lose_deal] the deal passes on
    [misdeal_result-same_dealer] the same player deals
    [misdeal_result-penalty1_lose_deal] a point, and the deal passes on
    [misdeal_result-penalty1_same_dealer] a point, and the same player deals
    [bid_error-void_pass] void, and must pass
    [bid_error-take_back] taken back
    [early_pitch-assumed_four] counts as a bid of four
    [early_pitch-take_back] taken back
    [wrong_pitch_demand-first_turn] demand at the first turn
    [wrong_pitch_demand-first_plain_lead] demand at the first plain suit
    [revoke_correction-none] not allowed
    [revoke_correction-until_trick_complete] until the trick is complete
    [revoke_call-referee] always at the count
    [revoke_call-opponent] only if an opponent calls it
    [revoke_penalty-set_back_bid] the bid, and all points
    [revoke_penalty-set_back_bid_red] the bid, all points, a red chip
    [revoke_penalty-point_no_game] a point, and Game
    [revoke_penalty-jack_two] one or two points, Jack and Game
    [revoke_penalty-no_score] all points
    [revoke_points-forfeit] go to nobody
    [revoke_points-next_best] Game goes to the next best
    [exposed_card-free] no penalty
   *[exposed_card-callable] may be called for
}

## The referee: what the book does when something goes wrong

ask-override = { $who ->
    [you] { $of_name } led before the bidding was over, which counts as a bid of four. You could still have bid: say four and pitch a card of your own, or let it stand?
   *[one] { $of ->
        [you] You
       *[one] { $of_name }
    } led before the bidding was over, which counts as a bid of four. { $name } could still have bid, and may say four instead.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } led in your place. Have the card taken back, or let it stand?
   *[one] { $of ->
        [you] You
       *[one] { $of_name }
    } led in the place of { $name }, who may have the card taken back or let it stand.
}
ask-demand = { $who ->
    [you] { $of_name } led in your place, so you may say which card { $of_name } plays now.
   *[one] { $of ->
        [you] You
       *[one] { $of_name }
    } led in the place of { $name }, who may now say which kind of card must be played.
}
ask-name-trump = { $who ->
    [you] You played to a wrong lead: name trump now. Your first lead must be a trump.
   *[one] { $name } played to a wrong lead, and names trump now.
}
ask-name-for-bid = { $who ->
    [you] You have the bid at { $bid }: name trump.
   *[one] { $name } has the bid at { $bid }, and names trump.
}
ask-name-free = { $who ->
    [you] Nobody bid. Name trump; you can’t be set.
   *[one] Nobody bid. { $name } names trump and can’t be set.
}
ask-call-partner = { $who ->
    [you] Call a card you don’t hold. The player who has it plays with you in this hand.
   *[one] { $name } calls a card. The player who has it plays with { $name } in this hand.
}
ask-first-pitcher = { $who ->
    [you] You cut the higher card, and say who pitches first.
   *[one] { $name } cut the higher card, and says who pitches first.
}
ask-name-joker = { $who ->
    [you] A joker leaves trump open: name any suit.
   *[one] { $name } pitched a joker, and names trump.
}
ask-name-color = { $who ->
    [you] You led { $card }: name { $suit } or { $other } as trump.
   *[one] { $name } led { $card }, and names { $suit } or { $other } as trump.
}
ask-any-claims = { $who ->
    [you] The hand is about to be counted. Does anyone have anything to correct or call?
   *[one] The hand is about to be counted. { $name } may still speak.
}
referee-misdeal = { $slip ->
    [count] Somebody got the wrong number of cards. The cards are thrown in
   *[exposed] That card may not be shown in the deal. The cards are thrown in
}{ $result ->
    [lose_deal] , and the deal passes on.
    [same_dealer] , and the same player deals again.
    [penalty1_lose_deal] , the others score a point, and the deal passes on.
   *[penalty1_same_dealer] , the others score a point, and the same player deals again.
}
referee-deal-stands = { $slip ->
    [count] The number is corrected, and the deal stands.
   *[exposed] At this table that isn’t a misdeal: the deal stands.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Players bid in turn, and each bid must be higher than the one before. Any other bid is void, and you must pass.
       *[one] Players bid in turn, and each bid must be higher than the one before. Any other bid is void, and { $name } must pass.
    }
   *[no] Players bid in turn, and each bid must be higher than the one before. Any other bid is taken back.
}
referee-early = A card led before the bidding is over counts as a bid of four; a player who could still have bid may say four instead.
referee-overridden = { $who ->
    [you] You could still have bid: the early card goes back, and you pitch for four.
   *[one] { $name } could still have bid: the early card goes back, and { $name } pitches for four.
}
referee-led-wrongly = The pitcher leads first, and may have a wrong lead taken back or let it stand.
referee-let-stand = { $who ->
    [you] The lead stands, but doesn’t make trump: you name trump once you have played to it.
   *[one] The lead stands, but doesn’t make trump: { $name } names trump after playing to it.
}
referee-demanded = The player who led in the pitcher’s place plays what the pitcher demands, as far as the rules of play allow it.
referee-exposed = { $callable ->
    [yes] A card a player shows stays in the hand, and the opponents may call for it; a card the dealer showed may not be called for.
   *[no] A card that is shown stays in the hand, without penalty.
}
referee-card-called = A card that was shown must be played when the opponents call for it, as soon as the rules of play allow it.
referee-called = { $who ->
    [you] { $card } was called for: you must play it if the rules of play allow it.
   *[one] { $card } was called for: { $name } must play it if the rules of play allow it.
}
referee-corrected = A wrong card may be taken back until the trick is complete. It costs nothing, and cards played after it go back too.
referee-no-renege = Every card so far was played correctly: nothing changes.
referee-grave = Trump was led, and one of the { $top } highest trumps was held back. That loses the game.
referee-penalty = { $penalty ->
    [set_back_bid] For a renege the side loses the bid, and scores nothing in this hand.
    [set_back_bid_red] For a renege the side loses the bid, scores nothing in this hand, and pays a red chip to the pool.
    [point_no_game] For a renege the others score a point, and the side can’t score Game.
    [no_score] For a renege the side scores nothing in this hand, and a bid of its own has failed.
   *[jack_two] For a renege the others score 2 if the jack of trumps is in play, otherwise 1; the side can score neither Jack nor Game.
}
ruling-right = { $who ->
    [you] You were right
   *[one] { $name } was right
}
ruling-wrong = { $who ->
    [you] You were wrong
   *[one] { $name } was wrong
}
referee-look = The pitcher’s partner may not look before the first card is led: the others score for it.
# On a button or in a menu.
remark-button = { $remark ->
    [rest] The rest are mine
    [lay-down] Lay down the hand
    [take-back] Take the card back
    [renege] { $who ->
        [you] You reneged
       *[one] { $name } reneged
    }
    [call-card] { $who ->
        [you] Call for { $card }, your own
       *[one] Call for { $card } from { $name }
    }
    [first-pitcher] { $who ->
        [you] You
       *[one] { $name }
    }
    [expose] Show { $card }
    [look] Look at the cards
    [override] Four, with { $card }
    [decline] Let it stand
    [withdraw] Send it back
    [let-stand] Let it stand
    [end-by-score] End by the score
    [weak-hand] Weak hand
   *[content] Nothing to call
}
remark-about = { $remark ->
    [rest] You take every remaining trick, and the hand is counted.
    [lay-down] No trump and nothing above a nine: you play no more cards.
    [take-back] It didn’t follow; play another, without penalty.
    [renege] { $who ->
        [you] You say that you didn’t follow when you could.
       *[one] { $name } could have followed; a renege costs what the rules say.
    }
    [call-card] { $who ->
        [you] The card must be played as soon as the rules of play allow it.
       *[one] { $name } must play the card that was shown, as soon as the rules of play allow it.
    }
    [first-pitcher] { $who ->
        [you] You lead the first card, which sets trump.
       *[one] { $name } leads the first card, which sets trump.
    }
    [expose] You show a card that shouldn’t be seen.
    [look] You look before the pitcher’s first lead, and the others score for it.
    [override] You say four and pitch this card; the early lead goes back.
    [decline] The early lead counts as a bid of four.
    [withdraw] You pitch, and may demand a card later.
    [let-stand] You play to it, then name trump.
    [end-by-score] In { $hands } hands nobody has come closer to winning. The game can end now: the best score wins, and this hand doesn’t count.
    [weak-hand] You show your weak hand. The same dealer deals again, or you get new cards, as this table plays.
   *[content] { $call ->
        [opponent] You call no renege; the hand is counted.
       *[referee] Nothing to correct; the hand is counted.
    }
}
demand-button = { $demand ->
    [highest] The highest
    [lowest] The lowest
    [trump] A trump
    [no_trump] No trump
   *[nothing] Nothing
}
demand-about = { $demand ->
    [highest] Of the suit led
    [lowest] Of the suit led
    [trump] Of any rank
    [no_trump] Any other suit
   *[nothing] Any card allowed
}
# As it is typed; these are among the words that are understood.
remark-words = { $remark ->
    [rest] claim
    [lay-down] lay down
    [take-back] take back
    [renege] renege { $name }
    [call-card] call { $card } of { $name }
    [expose] expose { $card }
    [look] look
    [override] four { $card }
    [call-partner] call { $card }
    [first-pitcher] { $name }
    [decline] decline
    [withdraw] withdraw
    [let-stand] let stand
    [end-by-score] end by score
    [weak-hand] weak hand
   *[content] count
}
remark-name-words = name { suit }
remark-demand-words = demand { $demand ->
    [highest] highest
    [lowest] lowest
    [trump] trump
    [no_trump] no trump
   *[nothing] nothing
}

## Bots

level-name = { $level ->
    [random] Random
    [clumsy] Careless
    [learner] Learner
    [steady-careful] Steady, careful
    [steady-bold] Steady, bold
    [sharp] Sharp
    [sharp-careful] Sharp, careful
    [sharp-bold] Sharp, bold
    [master] Master
   *[steady] Steady
}
level-about = { $level ->
    [random] Plays any card that is allowed.
    [clumsy] Like Steady, with a mistake now and then.
    [learner] Misjudges a hand or a card now and then.
    [steady-careful] Like Steady, but bids a little less.
    [steady-bold] Like Steady, but bids a little more.
    [sharp] Tries each choice in a few dozen possible deals.
    [sharp-careful] Like Sharp, but bids a little less.
    [sharp-bold] Like Sharp, but bids a little more.
    [master] Tries each choice in hundreds of likely deals.
   *[steady] Counts trumps, and bids what the cards are worth.
}
# How strong a level was measured to be.
level-strength = { $level ->
    [random] For comparison only.
    [clumsy] The mistakes cost it points.
    [learner] Wins 21 of 100 games against three Steady bots.
    [steady-careful] Otherwise it plays the same.
    [steady-bold] Otherwise it plays the same.
    [sharp] Wins 28 of 100 games against three Steady bots.
    [sharp-careful] Otherwise it plays the same.
    [sharp-bold] Otherwise it plays the same.
    [master] Wins 35 of 100 games against three Steady bots.
   *[steady] The other levels are rated against this one.
}
# What one of the eight people of the program likes to do, to be read after the name.
habit = { $person ->
    [teo] leads his best trump right away.
    [otto] bids only what he can see.
    [nia] likes to bid one more.
    [bruno] bids big when he’s behind.
    [hana] keeps a trump back to catch the jack.
    [ravi] lets others bid, then sets them.
    [leila] remembers who bid what.
   *[vera] thinks every card through.
}
habit-of = { $name } { $habit }
strength = Strength { $strength } of 8.
strength-of = { $name }, strength { $strength } of 8.
met = { $games ->
    [0] You haven’t met yet.
   *[other] You won { $won } of { $games }.
}
# Below the face of one of the eight: of so many games, so many were won.
met-short = { $games ->
    [0] not met
   *[other] { $won } of { $games }
}
# What one of the eight says about their own hand, in 42 letters at most: they made their bid, were set, lost the trump jack.
remark-made = { $person ->
    [teo] I said I could!
    [otto] Slow and steady.
    [nia] That was close. I loved it.
    [bruno] I’m back in it.
    [hana] It all worked out.
    [ravi] Nice and quiet.
    [leila] I’m glad I listened.
   *[vera] That’ll do.
}
remark-set = { $person ->
    [teo] I thought I had it.
    [otto] That one cost me.
    [nia] It was almost worth it.
    [bruno] I had to try.
    [hana] So close.
    [ravi] I should’ve waited.
    [leila] I misread that one.
   *[vera] I knew better, too.
}
remark-jack = { $person ->
    [teo] Oh no, my jack!
    [otto] That was a good jack.
    [nia] I’ll miss him.
    [bruno] And I’d just found him.
    [hana] Well, I tried to hide him.
    [ravi] I kept him too long.
    [leila] I saw it too late.
   *[vera] It happens to the best jacks.
}
remark-by = { $name }: “{ $words }”
# Names for bots, separated by commas: at least seven, and different ones.
bot-names = Ana, Ben, Cleo, Dev, Ella, Finn, Gita, Hugo
bots-fair = No bot ever sees your cards.
stand-in = { $count ->
    [one] { $names } was saved as the bot “{ $saved }”, which isn’t available. { $level } plays instead.
   *[other] { $names } were saved as the bot “{ $saved }”, which isn’t available. { $level } plays instead.
}
# A bot from outside, in a game that is set up and at the table.
program-plays = The program “{ $program }” plays for { $name }. If it doesn’t answer, { $level } plays on.
# A bot from outside gave no answer: a bot of the program plays on in its place.
program-left = { $program } has stopped answering. From here on, { $level } plays for { $name }.
advice-pass = Pass: { $reason }.
advice-bid = Bid { $bid }: { $reason }.
advice-play = Play { $card }: { $reason }.
advice-discard = Discard { $cards }: { $reason }.
advice-discard-ringed = Discard the { $count } cards with a ring: { $reason }.
advice-word = { $word ->
    [offer] Offer the pitch for sale
    [pitch] Pitch it yourself
    [accept] Sell the pitch
    [undertake] Keep the pitch
    [stand] Stand
    [beg] Beg
    [take-one] Give the point
    [run] Run the cards
    [bunch] Throw the cards in
    [rest-are-mine] Claim the rest
    [lay-down] Lay down your hand
    [take-back] Take the card back
    [look] Look at your cards
    [decline] Let the early pitch stand
    [withdraw] Send the lead back
    [let-stand] Let the lead stand
    [demand-highest] Demand the highest card of the suit
    [demand-lowest] Demand the lowest card of the suit
    [demand-trump] Demand a trump
    [demand-no-trump] Demand no trump
    [demand-nothing] Demand nothing
    [end-by-score] End the game by the score
    [weak-hand] Show your weak hand
   *[content] Go on to the count
}: { $reason }.
advice-override = Say four and pitch { $card }: { $reason }.
advice-expose = Show { $card }: { $reason }.
advice-name-trump = Make { suit } trump: { $reason }.
advice-call-partner = Call { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Pitch first yourself
   *[one] Let { $name } pitch first
}: { $reason }.
advice-call-renege = Say that { $name } reneged: { $reason }.
advice-call-card = Have { $name } play { $card }: { $reason }.
reason = { $reason ->
    [only-choice] nothing else is allowed
    [at-random] one is as good as another
    [habit] that’s the way they like to play
    [too-weak] your hand is too weak
    [no-honour] you have no ace, king or queen to bid on
    [partner-has-bid] your partner has the bid
    [must-bid] everybody else passed, so you must
    [best-suit] { suit } are your best suit
    [holds-high] you probably have the highest { suit-single }
    [holds-low] you probably have the lowest { suit-single }
    [holds-jack] you have the jack of { suit }
    [promises-game] with { suit } as trump you should get Game
    [promises-points] with { suit } as trump you can expect about { $points }
    [takes-the-bid] as dealer you get it for the same bid
    [matches-the-bid] you get it for the same bid
    [shuts-out] the others are unlikely to go higher
    [goes-out] making it takes you to the target
    [stops-bidder] otherwise the bid could win somebody else the game
    [tries-smudge] all four points win the game at once
    [tries-slam] all four points and every trick score a fifth point
    [tries-moon] everything that scores may be won
    [pitches-outright] the hand is good for four
    [offers-pitch] hear what the others bid; the last word is yours
    [good-price] the price is more than your own hand would bring
    [can-make-it] you can make as much yourself
    [cannot-make-it] you’re unlikely to make as much yourself
    [suit-will-do] { suit } will work for you
    [poor-trumps] another suit is likely to be better for you than { suit }
    [cannot-give] the point would win you the game, so the dealer won’t give it
    [turn-may-lose] another card turned up could win the dealer the game
    [turn-may-win] another card turned up could win you the game
    [gift-is-cheap] the suit is worth more to you than the point
    [gift-would-win] the point would win them the game
    [not-worth-a-point] the suit isn’t worth giving the others a point
    [any-suit-will-do] any other suit will do as well
    [both-poor] these cards won’t make anything
    [keeps-trumps] all your trumps stay
    [keeps-best] the cards that may still win stay
    [best-partner] the player who holds it helps most
    [trump-partner] the player who holds it has a trump
    [plain-partner] the player who holds it may have no trump
    [rest-is-certain] nobody can take another trick from you
    [hand-is-worthless] this hand can’t take a trick anyway
    [puts-right] a wrong card can still be taken back
    [saw-renege] a card on the table proves it
    [catches-shown] the trick is yours, and the card adds to it
    [pitches-better] your hand is good for all four points
    [lets-them-fail] a bid of four will be hard to make
    [own-pitch] your own pitch is better
    [lead-is-welcome] you can win what was led
    [safest-demand] it makes the trick safest
    [richest-demand] it brings the most into your trick
    [makes-trump] the first card led sets trump
    [nothing-to-claim] everyone played by the rules
    [slipped] anybody can make a mistake
    [leads-trump] it draws trump from the others
    [hunts-jack] it may catch the jack of trumps
    [hunts-scored] it may catch a trump that scores
    [leads-winner] nobody has a higher card of the suit
    [leads-low] it has no card points to lose
    [leads-nothing] it scores for nobody
    [may-take] it may take the trick
    [captures-jack] it beats the jack of trumps
    [saves-jack] it saves your jack
    [wins-low] it saves a trump that is probably Low
    [wins-scored] it saves a card that scores
    [wins-ten] it saves a ten
    [ruffs-points] there are card points to win
    [takes-trick] it takes the trick
    [beats-all] it beats every card so far
    [feeds-partner] your partner is ahead, and it adds card points
    [feeds-scored] your partner is winning the trick, and this card scores
    [leaves-to-partner] your partner is ahead in the trick
    [protects-jack] it keeps your jack of trumps for later
    [keeps-low] it keeps back a trump that is probably Low
    [keeps-scored] it keeps a card that scores for later
    [protects-ten] it keeps your ten for later
    [gives-nothing] it gives no card points away
    [cannot-win] you can’t take this trick
    [plays-least] you can’t take this trick, so play low
    [fewest-points] it gives away as few card points as possible
   *[keeps-strength] it keeps a stronger card for later
}

## Window: the first screen

window-too-small = This window is too small to play in. Make it larger.

home-continue = Continue
home-continue-about = Hand { $number }, { $goal }.
home-your-turn = Your turn.
home-their-turn = { $name }’s turn.
home-play = Play
home-new-game = New game
home-new-game-about = Pick a game and who plays
home-first-lesson = Learn by playing
home-play-now = Play now
home-choose = Choose a game
home-deal = I’ll deal.
home-rules = Rules
home-saves = Saved games
home-settings = Settings
home-quit = Quit
home-where = Hand { $number }{ $turn ->
    [yes] {", your turn"}
    [other] {", "}{ $name }’s turn
   *[no] {""}
}
home-last-games = Last games
home-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
home-puzzle = Today’s puzzle
home-puzzle-done = Done.
home-puzzle-row = { $days ->
    [one] { $days } right
   *[other] { $days } right in a row
}
home-practice = Practice
home-practice-about = Five hands: { $theme ->
    [jack] catch the jack
    [tens] keep your tens
    [bid] bid or pass
    [trumps] draw trumps
   *[game] count for Game
}
home-welcome = Pull up a chair.
home-welcome-about = Say how many of the four points you’ll make. Then make them.
pad-us = Us
pad-them = Them

about-title = About
about-what = Pitch, Setback, Don and { $more } more games from the All Fours family, for two to seven players.
about-private = Nothing you do here leaves this computer.
about-news = What’s new
about-license = License
about-fonts = Fonts
about-libraries = Libraries by others
about-program = Program
about-cards = Cards and faces
about-drawn = drawn for this program, MIT
about-who = who made what
about-version = Version { $version }
about-copy = Copy version
about-copied = Copied

## Window: a new game

setup-name = Name
setup-person = Person
setup-phone = Phone
setup-bot = Bot
setup-players = Players
setup-players-only = { $players } players
setup-player-name = Player { $number }
setup-teams = Partners
setup-mend = Fix it
# Above the games of a branch of the family.
games-branch = { $branch ->
    [more-points] Bid for more points
    [exchange] Bid, then exchange cards
    [draw] Draw after each trick, for two
    [pedro] Pedro and Cinch, with cards worth five or more
    [turn-up] Trump turned up
    [eldest] The first player pitches or sells
    [don] Don, with cards that count
   *[bid] Bid and pitch
}
games-title = What are we playing?
games-search = Search { $count } games
games-ours = Our table
games-more = All { $count } games
games-more-about = or your own rules
voice-games-players = { $least } to { $most } players
games-count = { $count } of { $all } games
games-nothing = No games match “{ $words }”.
# Below the name of a game that was found by another.
games-also = also called { $names }
games-told = { $name } is also a name for { $games }.
games-told-absent = { $name } is a game of the family that isn’t in this program yet.
# Games of the family that somebody may look for; those that are here by now are passed over.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# What sets a game apart, in two to four words.
game-line = { $game ->
    [setback] two pairs, to 11
    [trinidad] turn up, hang jack
    [lancashire] like Trinidad, but clockwise
    [west_yorkshire] no bids, blind partner
    [blackburn] you must win Low
    [britannica1911] sell the pitch
    [commercial_pitch] selling scores the price
    [seven_up] turned-up trump, to 7
    [smudge] all four wins
    [smudge_bid] a bid of five
    [no_auction_pitch] left of dealer pitches
    [racehorse] only 32 cards
    [joker_pitch] joker counts a point
    [five_point] off-jack is a trump
    [seven_point] off-jack, two jokers
    [west_michigan] six players, 38 cards
    [euchre_setback] 28 cards, an off-jack
    [pedro_sancho] five and nine count
    [snoozer] the joker counts 15
    [ten_point] only trumps are played
    [colorado] trumps A-9-K-8-Q-7
    [thirteen_point] the off-three counts 3
    [pawnee] pitcher calls a partner
    [schmier] six players, drawing cards
    [wisconsin_smear] 34 cards, a widow
    [smear_ten] ten cards, play six
    [cinch] both fives count
    [widow_cinch] three pairs, a widow
    [pedro] bids from seven
    [pidro] Finland’s Pedro, trumps only
    [all_fives] trumps are pegged
    [california_jack] two, face-up stock
    [shasta_sam] two, face-down stock
    [nine_card_don] cards pegged, to 91
    [irish_don] whole deck, no Game
    [phat] whole deck, to 181
    [blind_don] two rows, half face down
   *[auction_pitch] each alone, to 7
}
setup-who = Who’s playing?
who-game = { $game }, { $kind ->
    [two-pairs] two pairs
    [three-pairs] three pairs
   *[threes] two threes
}
who-teams = { $kind ->
    [pairs] Pairs
    [threes] Threes
   *[none] Alone
}
who-alone = With { $players } players there are no partners: everybody plays alone.
# Below the name of the player who plays with the person at the screen.
who-partner = your partner
who-drag = Drag to swap
who-phones = On phones
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Person here
who-phone = On a phone
who-levels = By level
# Said of one of the eight who has a place.
who-here = At the table
who-move = Move to the next place
who-name = Press { $name } to type a name.
setup-faces = Your bots have faces now. The levels are still here.
setup-target = Play to
setup-hidden = Cards are hidden between turns.
look-face = Face
look-colour = Color
families-title = Recent groups
setup-name-empty = Every player needs a name.
setup-name-twice = Two players have the name { $name }.
setup-default-name = You
# Separated by commas, at least seven.
setup-bot-names = Ana, Ben, Cleo, Dev, Eli, Fay, Gus, Hana

## Window: the table

bar-table = Table
table-deal = Deal
table-you-deal = You deal
table-you-deal-about = To misdeal, open the Table menu.
table-throw = Discard
table-throw-away = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
table-keep = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
table-kept = { $kept } of { $count } kept
table-kept-over = { $kept } kept, { $over } too many
table-keep-hand = Keep the whole hand
trick-to-peg = to peg
table-suggest = Suggest
table-widow = { $count ->
    [one] Widow: 1 card
   *[other] Widow: { $count } cards
}
table-marked = { $marked } of { $count } chosen
table-override-about = To pitch instead, choose the card you want to lead.
table-menu = What do you say?
table-menu-about = Whatever you say here counts.
table-menu-none = There’s nothing to say now.
table-out-of-turn = Bid { $bid } out of turn
table-out-of-turn-pass = Pass out of turn
table-show = Show a card
table-confirm = Click again, or press Enter, to play { $card }.
table-confirm-touch = Tap again to play { $card }.
table-show-which = Which card do you show? Press Esc to show none.
table-misdeal-shown = Show a card while dealing
table-misdeal-count = Deal the wrong number

plate-out = out
plate-out-about = { $who ->
    [you] You have no trumps left, and sit out the rest of the hand.
   *[one] { $name } has no trumps left, and sits out the rest of the hand.
}
plate-exchanged = { $thrown ->
    [0] +{ $drawn }
   *[other] { $drawn ->
        [0] −{ $thrown }
       *[other] −{ $thrown } +{ $drawn }
    }
}
plate-exchanged-about = { $thrown ->
    [0] { $who ->
        [you] You took { $drawn }.
       *[one] { $name } took { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] You discarded { $thrown }.
           *[one] { $name } discarded { $thrown }.
        }
       *[other] { $who ->
            [you] You discarded { $thrown } and took { $drawn }.
           *[one] { $name } discarded { $thrown } and took { $drawn }.
        }
    }
}
pile-left = { $count } left
card-shown = shown
card-called = called
card-discarded = discarded
pad-counters = White chips left
bar-undo = Undo
bar-hint = Hint
hint-awaited = The strongest bot is thinking…
hint-on-your-turn = You can ask for a hint when it’s your turn.
hint-off = Hints are off. You can switch them on in the settings.
hint-offered = Ask once more to see what the strongest bot would do.
# How the choices of a position compare.
compare-title = The choices compared
compare-about = Chance to win the game, and points this hand compared with the best opponent:
compare-chances = Chance to win
compare-columns = Chance to win the game, and points ahead of the best opponent in this hand.
compare-as-good = as good
compare-chance = { $percent }%
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole }.{ $tenths }
compare-line = { $choice }: { $chance }, { $points }{ $standing ->
    [best] {""}
    [as-good] {""}, as good as the first within ±{ $error }
   *[worse] {""}, ±{ $error }
}
# Before a costly choice falls.
coach-asks = That costs you about { $percent ->
    [one] 1 win
   *[other] { $percent } wins
} in 100 games. { $kind ->
    [call] Choose it again to go ahead, or press Esc to change your mind.
   *[card] Choose it again to play it anyway, or press Esc to change your mind.
}
text-coach-asks = That costs you about { $percent ->
    [one] 1 win
   *[other] { $percent } wins
} in 100 games. { $kind ->
    [call] Say it once more to mean it, or say something else.
   *[card] Say it once more to play it anyway, or choose another card.
}
text-hint-offered = Type “hint” once more to hear what the strongest bot would do.
text-hint-more = Type “hint” again to compare all choices.
text-no-comparison = There’s nothing to compare.
bar-hand = Hand { $hand }
bar-trick = { $tricks ->
    [0] Trick { $trick }
   *[other] Trick { $trick } of { $tricks }
}
bar-status = hand { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] hand { $hand }, trick { $trick }, { $goal }
   *[other] hand { $hand }, trick { $trick } of { $tricks }, { $goal }
}
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant

contract-called = { $trump }, { $card } called
contract-with = with { $name }
contract-alone = alone
bid-step = { $step ->
    [less] Bid less
   *[more] Bid more
}
ribbon-target = { $rid ->
    [yes] first out of chips
    [hands] { $target ->
        [1] one hand
       *[other] { $target } hands
    }
    [deals] { $target ->
        [1] one deal each
       *[other] { $target } deals each
    }
   *[no] to { $target }
}
ribbon-pool = first out takes { $pool }
ribbon-contract = { $who ->
    [you] You { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] You bid { $bid }
   *[one] { $name } bid { $bid }
}
contract-free = { $who ->
    [you] You pitch, no bid
   *[one] { $name } pitches, no bid
}
# More than was bid.

plate-pass = Pass
plate-bid = Bid { $bid }
plate-thinking = is thinking
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

trick-took = Took it

tracker-title = Points this hand
tracker-so-far = so far
tracker-settled = settled
tracker-open = not taken yet
tracker-open-worth = open; { $points } points
tracker-open-hung = open; { $points } if hung
tracker-not-in-play = not in play
tracker-you-hold = You hold it
tracker-not-seen = the { card-rank } not seen
tracker-lower-not-seen = { $count ->
    [one] { $count } lower trump not seen
   *[other] { $count } lower trumps not seen
}
tracker-higher-not-seen = { $count } higher not seen
tracker-none-yet = nothing yet
tracker-others-none = nobody else has any
tracker-tied = tied at { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] all settled
   *[other] { $open } open; { $points } each
}
tracker-carried = { $carry } carried over
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Last trick
# The order of trumps, called up at the table.
order-title = Order of trumps
order-button = order
order-about = From the highest to the lowest. { $gone ->
    [0] None is gone yet.
    [one] One is gone.
   *[other] { $gone } are gone.
}
order-example = From the highest to the lowest, as if { suit } were trump.
order-gone = gone
order-own = yours
text-order = Trumps from the top: { $order }.
text-order-gone = Gone: { $cards }.
last-trick-none = No trick yet
log-title = Log
pad-turned-up = Turned up: { $rank } { $points }
pad-bidding = Bidding …
pad-bid = { $who ->
    [you] You bid { $bid } …
   *[one] { $name } bid { $bid } …
}

bid-pass = Pass
bid-moon = Moon
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] You pitch
   *[one] { $name } pitches
}
plate-offer = For sale
plate-sold = Sold for { $bid }
plate-pitch = Pitches
plate-accept = Sold
plate-undertake = Keeps it
plate-stand = Stands
plate-beg = Begs
plate-take-one = Gives one
plate-run = Runs
plate-bunch = Bunch
said-price = { $bid ->
    [1] I give one
    [2] I give two
    [3] I give three
    [4] I give four
   *[other] I give { $bid }
}
said-sold = { $bid ->
    [1] Sold for one
    [2] Sold for two
    [3] Sold for three
    [4] Sold for four
   *[other] Sold for { $bid }
}
said-undertakes = { $bid ->
    [1] I’ll make one
    [2] I’ll make two
    [3] I’ll make three
    [4] I’ll make four
   *[other] I’ll make { $bid }
}
said-pitch = I pitch
said-accept = Sold
said-undertake = I’ll keep it
said-stand = I stand
said-beg = I beg
said-take-one = Take one
said-run = Run the cards
said-bunch = Bunch?
tracker-settled-worth = settled, { $points } points
bid-pitch = Pitch
bid-accept = Sell
bid-undertake = Keep it
bid-stand = Stand
bid-beg = Beg
bid-take-one = Take one
bid-run = Run
bid-bunch = Bunch

## Window: passing the screen

curtain-title = Pass the screen to { $name }
curtain-about = Everyone else, look away.
curtain-show = I’m { $name }
curtain-since = Since your turn
curtain-nothing = Nothing has happened yet.

## Window: menu, keys, settings, questions

menu-title = Menu
menu-continue = Continue
menu-rules = How to play
menu-so-far = The hand so far
menu-leave = Save and leave
menu-settings = Settings
menu-home = Back to start
menu-players = Players
opening-title = Opening
opening-about = { $file } is being read.
opening-give-up = Cancel
opening-failed = The file couldn’t be opened.
consent-title = Take it back?
consent-about = This takes back { $name }’s last decision and everything after it. Ask the others: does everyone agree?
consent-refuse = No, keep it
consent-agree = Everyone agrees: take it back
consent-end-title = End the game by the score?
consent-end-winner = { $who ->
    [you] You would win.
    [your-side] { $name } would win.
    [several] { $name } would win.
   *[one] { $name } would win.
}
consent-end-refuse = No, play on
consent-end-agree = Yes, end the game
consent-leave-title = { $names } { $count ->
    [one] is
   *[other] are
} still playing.
consent-leave-about = We’ll save the game for all of you.
consent-leave-refuse = Keep playing
consent-quit-title = Quit without saving?
consent-quit-about = { $unsaved } Close again to quit anyway.
consent-quit-refuse = No, stay
consent-quit-agree = Yes, quit anyway
players-title = Who is at the table
players-about = If you have to go, a bot plays for you until you’re back.
players-away = away: a bot plays
players-person = plays at this screen
players-bot = bot

help-title = Help
help-rules = Rules of this game
keys-title = Keys
keys-move = move between cards and buttons
keys-press = play, press, or discard; skip an animation
keys-area = next area, previous area
keys-choose = choose a card, counting from the left, or an answer
keys-count = bid more, bid less; otherwise like the other arrows
keys-bid = bid two, three, smudge
keys-pass = pass
keys-keep = keep the pitch, for four or for the price offered
keys-stand = stand; sell the pitch; suggest discards
keys-beg = beg; bunch
keys-accept = sell for the price offered; bid the moon
keys-run = run the cards; claim the rest
keys-deal = deal; discard; lay down a worthless hand
keys-talk = speak up, where mistakes can be made
keys-undo = take back
keys-hint = hint: what the strongest bot would do
keys-why = Why? What is under the mouse, has the focus, or was refused
keys-standing = with a screen reader: hear the trick, your cards and the scores
keys-name = name clubs as trump; { $diamonds }, { $hearts } and { $spades } the other suits, { $hearts } after a hint
keys-call = call the queen, the jack of a partner; { $ace }, { $king } and { $ten } the ace, the king and the ten
keys-answer = agree; refuse, or show a worthless hand
keys-arrange = move the card with the focus along your hand
keys-sort = sort your hand again
keys-order = the order of trumps, where it is special
keys-looks-back = last trick, log of the hand
keys-cards = four colors, large index
keys-speed = slow, normal, fast, instant
keys-full-screen = full screen
keys-back = menu; closes what is open; leaves a lesson or puzzle
keys-mute = sound off, sound on
keys-help = help: rules and keys
keys-house-rules = house rules, open a file
keys-new-game = new game, settings, quit
keys-close = close the window
keys-change = To change a key, click it, or go to it with Tab and press { keys-enter }; then press the key you want. { keys-delete } on it brings the usual one back. Arrows, Tab, { keys-enter }, { keys-esc } and digits stay as they are.
keys-asked = Press the key you want for this. { keys-esc } leaves it as it is.
keys-refused-fixed = { $key } stays as it is on every screen. Press another key.
keys-refused-typed = { $key } is typed there to look for a game. Press a key that isn’t a letter.
keys-refused-taken = { $key } already does this: { $deed }. Press another key, or change that one first.
keys-reset = Reset all keys
keys-mouse = A click plays a card, and so does dragging it to the middle of the table. Drag a card along your hand to put it in another place; a double click on the cloth sorts the hand again. During the bidding, digits bid; during play, they choose cards.
keys-touch = A tap does what a click does. Hold a finger on something at the table to see what it means, and slide off it to cancel. Where cards lie close together, the first tap picks a card and the second plays it. You can drag cards, too: to the middle to play them, or along your hand to another place.
keys-enter = Enter
keys-space = Space
keys-esc = Esc
keys-tab = Tab, Shift Tab
keys-page-up = Page Up
keys-page-down = Page Down
keys-home = Home
keys-end = End
keys-delete = Del
keys-menu-key = Menu
keys-alt = Alt
keys-command = Ctrl
keys-page = scroll a long page
keys-end-try-out = leave a lesson, end a try-out, or end a stalled game by the score
keys-group-home = On the first screen
keys-home-front = continue, play
keys-home-games = new game, practice or lessons
keys-home-rules = rules, house rules
keys-home-kept = puzzles, saved games, statistics
keys-home-rest = about, settings, quit
keys-group-menu = In the menu
keys-menu-table = rules, lessons
keys-menu-people = players, phones, keys
keys-menu-more = puzzles; whether the deals are fair
keys-menu-rest = saved games, settings, quit
keys-puzzle = again, next
keys-puzzle-ways = play on from here, all puzzles
keys-group-result = After a hand or a game
keys-result-review = review
keys-result-costs = what it cost
keys-result-fair = Is it fair? How the cards were fixed in advance
keys-result-game = new game, first screen
keys-group-review = In the review
keys-review-steps = step back, step forward
keys-review-hands = previous hand, next hand
keys-ends = first step, last step
keys-review-seen = only what the player saw, or all cards
keys-review-why = Why that was done: a bot’s reasons, and what speaks for it
keys-review-mistake = next mistake
keys-review-try = play on from here, deal again, shift the deal one seat
keys-group-saves = In the list of saved games
keys-saves = rename, delete, bring back
keys-saves-more = review, copy, export
keys-group-pages = New game, settings, house rules, statistics, pad
keys-turn = choose the next answer, change a number
keys-search = search
keys-house-undo = undo the last change to a house rule
keys-house-number = type a number for a house rule
keys-statistics = table or pictures, export
keys-pad = take back a hand of the score pad, where { keys-space } ticks and { keys-enter } writes it down
keys-settings-reset = reset a setting

settings-title = Settings
settings-done = Done
settings-search = Search
settings-nothing = No settings match “{ $words }”.
settings-changed = { $count } changed
settings-reset = Reset
settings-reset-all = Reset all
settings-undo = Undo
settings-on = On
settings-off = Off
settings-as-system = System

settings-group = { $group ->
    [you] You
    [table] Table
    [look] Look
    [motion] Motion
    [sound] Sound
    [sizes] Sizes
    [language] Language
   *[renderer] Graphics
}

settings-speed = Speed
settings-speed-about = How fast cards are dealt, played and gathered.
settings-trick-stays = A finished trick stays
settings-trick-stays-about = How long everyone can see it before the winner gathers it.
settings-trick-until-click = Until I click
settings-seconds = { $whole }.{ $tenths } s
settings-thinking = Thinking time
settings-thinking-about = How long Sharp, Master and hints think things over. More time makes them a little stronger.
settings-thinking-short = Short
settings-thinking-usual = Usual
settings-thinking-long = Long
settings-hints = Hints
settings-hints-about = Whether you may ask what the strongest bot would do, and whether you must ask twice.
settings-hints-off = Off
settings-hints-on = On
settings-hints-twice = After asking twice
settings-coach = Coach
settings-coach-about = Asks before you make a bid or play a card that clearly costs you chances to win. It never says what is better.
settings-name-about = What the others call you, from the next game on.
settings-face-about = Your face at the table, from the next game on.
settings-table-talk = Table talk
settings-table-talk-about = Now and then one of the program’s players says a word about their own hand.
settings-memory = What’s remembered
settings-memory-about = Your tables, names, records, lessons and puzzles. Saved games stay.
settings-forget = Forget it all
settings-remember = Bring it back
settings-hand-order = Order of your cards
settings-hand-order-about = How the cards in your hand are sorted from the left.
settings-hand-order-trumps = Trumps first
settings-hand-order-suits = By suit
settings-hand-order-ranks = By rank
settings-forced = Play forced cards
settings-forced-about = When only one card may be played, it’s played for you.
settings-confirm = Confirm each card
settings-confirm-about = The first click on a card selects it; the second plays it.
settings-partners = Hide partners from each other
settings-partners-about = When the only two people at the screen are partners, hide their cards from each other too.

settings-four-colours = Four colors
settings-four-colours-about = Each suit has a color of its own: diamonds are blue and clubs green.
settings-large-index = Large index
settings-large-index-about = One large rank and suit on each card, easy to read from a distance.
settings-bold-cards = High-contrast cards
settings-bold-cards-about = Plain faces in black and white with heavy outlines.
settings-back = Backs
settings-back-about = The pattern on the backs of the cards.
settings-back-brick = Brick
settings-back-blue = Blue
settings-back-slate = Slate
settings-back-plum = Plum
settings-folder = Your own pictures
settings-folder-about = A folder of card pictures to use instead of these.
settings-folder-hint = Path to the folder
settings-folder-use = Use it

settings-motion = How cards move
settings-motion-about = With reduced motion nothing travels, turns or grows: cards fade in where they belong.
settings-motion-full = Full
settings-motion-reduced = Reduced

settings-sound = Sounds of the table
settings-sound-about = You hear cards being dealt, played and gathered.
settings-volume = Volume
settings-volume-about = How loud the cards are.
settings-volume-idle = The sound is off.
settings-percent = { $percent }%

settings-interface = Interface
settings-interface-about = The size of words, buttons and panels.
settings-interface-limit = The size of words, buttons and panels; this window has room for { $percent }%.
settings-interface-held = Everything gets this size once the pointer leaves.
settings-card-size = Cards on the table
settings-card-size-about = How large the cards in your hand and in the trick are.
settings-card-size-small = Small
settings-card-size-normal = Normal
settings-card-size-large = Large
settings-card-size-huge = Huge

settings-theme = Table
settings-theme-about = System: Linen when light, Midnight when dark. Contrast when the system asks for it.
settings-theme-spruce = Spruce
settings-theme-midnight = Midnight
settings-theme-linen = Linen
settings-theme-contrast = Contrast

settings-language = Language
settings-language-about = System: the system’s language if it is available, otherwise English.

settings-renderer = Draw with
settings-renderer-about = What draws the window. Takes effect at the next start.
settings-renderer-auto = Automatic
settings-renderer-gpu = Graphics card
settings-renderer-software = Processor

## Window: house rules

house-title = House rules
house-play = Play with these
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Play to?
    [hands] How many hands?
    [jokers] Jokers?
    [min_bid] Lowest bid?
    [all_pass] Everybody passes?
    [dealer_privilege] May the dealer take the same bid?
    [top_bid] May the dealer take the maximum bid?
    [beg_limit] How often may you beg?
    [turned_jack] Points for a jack turned up?
    [after_run_hand] After running the cards?
    [play_size] Cards kept for play?
    [widow] Cards in the widow?
    [fives] Points for the five of trumps?
    [nines] Points for the nine of trumps?
    [low_to] Who gets Low?
    [ruff] Trump a suit you hold?
    [game_tie] Game tied?
    [set_scoring] Bid lost: keep the points?
    [going_out] Two get there at once?
    [hang_jack] Points for taking the jack?
    [partner_blind] Does the pitcher’s partner play blind?
    [undertrump] Throw a low trump under a higher one?
    [win_by_two] Must you win by two?
    [count_down] Count down to zero?
    [must_bid_to_go_out] Must you bid to go out?
    [void_must_trump] Void: must you trump?
    [deal_batch] Cards dealt at a time?
    [revoke_mode] Can mistakes be made?
   *[stops_early] Stop once every point is settled?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] none
    [jokers-1] one
    [jokers-2] two
    [beg_limit-0] never
    [beg_limit-1] once
    [beg_limit-2] twice
    [beg_limit-3] three times
    [all_pass-dealer_forced] dealer must bid
    [all_pass-redeal_same_dealer] deal again
    [all_pass-redeal_next_dealer] next dealer
    [all_pass-eldest_forced] first player must bid
    [all_pass-eldest_free] first player pitches
    [all_pass-dealer_free] dealer names trump
    [low_to-dealt] its holder
    [low_to-winner] its winner
    [ruff-anytime] allowed
    [ruff-only_when_void] not allowed
    [game_tie-none] nobody
    [game_tie-eldest] first player
    [game_tie-non_dealer_side] dealer’s opponents
    [game_tie-jokers] more jokers
    [game_tie-carry] next hand
    [set_scoring-setback_only] no
    [set_scoring-keep_and_setback] yes, less the bid
    [set_scoring-others_take_bid] others get the bid
    [going_out-bidder_first] the bidder
    [going_out-bidder_at_once] the bidder, at once
    [going_out-strict_order] in counting order
    [going_out-higher_score] higher score
    [after_run_hand-keep_all] play all
    [after_run_hand-discard_to_six] discard to six
    [undertrump-allowed] allowed
    [undertrump-forbidden_unless_forced] only if forced
    [revoke_mode-enforced] no
    [revoke_mode-table] yes
    [yes] yes
   *[no] no
}
house-joker-bids = { $jokers ->
    [0] Without jokers there are { $points } points, so bids now go to { $bid }.
    [1] With a joker there are { $points } points, so bids now go to { $bid }.
   *[other] With two jokers there are { $points } points, so bids now go to { $bid }.
}
house-joker-points = { $jokers ->
    [0] Without jokers there are up to { $points } points in a hand.
    [1] With a joker there are up to { $points } points in a hand.
   *[other] With two jokers there are up to { $points } points in a hand.
}
house-take-back = Take back
house-all = All rules
house-ten = The ten questions
house-changes = { $count ->
    [0] Same as { $game }
    [one] 1 change from { $game }
   *[other] { $count } changes from { $game }
}
house-from-game = from { $game }
house-read = Read as a page
house-count = { $found } of { $all }
house-clear = Clear search
house-use = Use these rules
house-sets = Rule sets
page-back = Go back
house-idle = No effect with your other rules.
house-idle-but = Needs “{ $with }”.
house-printed = From the books
house-own-name = { $game }, house rules
house-own = Your own
house-none = None yet. Change any rule to make a copy of your own.
house-set-about = { $count ->
    [0] same as { $game }
    [one] { $game }, 1 change
   *[other] { $game }, { $count } changes
}
house-set-misfit = { $game }, can’t be played
house-search = Search rules
house-nothing = No rules match “{ $words }”.
house-mend = Fix it
house-copy = Copy
house-delete = Delete
house-open = Open
house-share = Share
house-open-about = The file of a rule set or a saved game.
house-open-run = Open it
house-share-about = Saves this rule set to a file that others can open.
house-share-run = Save it
house-path-hint = Path to the file
choose = Choose…
choose-none = No file chooser is available here. Type the path instead.
choose-files = Games and rule sets
house-close-file = Close
house-shared = Saved to { $file }.
house-copy-text = Copy as text
house-did-set = { $name }: changed.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Adjusted to match: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = The rules fit together again.
house-did-reset = { $name }: reset.
house-did-reset-all = All rules are back as printed.
house-did-copy = A copy was made.
house-did-open = A rule set was opened.
house-did-rename = Renamed to “{ $new }”. It was called “{ $name }”.
house-did-delete = “{ $name }” was deleted.
error-rules-save = The rule sets couldn’t be saved in { $file }: { $reason }.
error-share = The rule set couldn’t be written to { $file }: { $reason }.
error-option = { $file } couldn’t be read (line { $line }, column { $column }): { $name } ({ $id }) can’t have this value. { $values }
error-option-values = It can be { $values }.
error-option-points = It can be a list such as "high low jack game", with at most { $most } entries.
error-option-card-points = It can be card points such as "A:4 K:3 Q:2 J:1 T:10".
error-option-order = It can be a list of trumps from the top such as "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = It can be ranks such as "2-A" or "2,9-A".
error-option-numbers = It can be { $min } to { $max }.
error-option-unknown = { $file } couldn’t be read (line { $line }, column { $column }): there’s no rule “{ $id }”.
obstacle-exists = a file of that name already exists

## Window: saved games

saves-title = Saved games
saves-note = { $count ->
    [0] none yet
    [one] one game
   *[other] { $count } games
}
saves-search = Search by name, game or date
saves-empty = No games saved yet. Every game is saved automatically, after every move.
saves-nothing = No saved games match “{ $words }”.
saves-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
saves-day = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }
saves-today = today
saves-yesterday = yesterday
saves-weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
saves-hand = { $day }, hand { $number }
saves-your-turn = { $day }, your turn
saves-with = { $day }, with { $names }
saves-real = { $day }, real cards
saves-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
saves-look-back = to look back on
saves-all = All games
saves-all-about = to rename, copy or export
saves-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
saves-hands = { $hands ->
    [0] in the first hand
    [one] after one hand
   *[other] after { $hands } hands
}
saves-current = in play now
saves-damaged = Can’t be read
saves-in-use = Another window is using these games: here you can only look at them.
saves-open = Play on
saves-review = Review
saves-rename = Rename
saves-copy = Copy
saves-export = Export
saves-delete = Delete
saves-copy-of = { $name } (copy)
saves-new-title = Name this game
saves-folder = Folder for the files
saves-save = Save
saves-cancel = Cancel
saves-deleted = “{ $name }” was deleted.
saves-undo = Undo
saves-restored = “{ $name }” is back.
saves-copied = “{ $name }” was copied.
saves-exported = Saved as { $record } and { $told }.
saves-no-folder = Type the folder where the files should go.
saves-open-file = Open a file
saves-open-another = Open another
saves-no-file = Type the path of the file.
saves-nothing-over = No hand of this game is finished yet: there’s nothing to review.
saves-elsewhere = This table is being played in another window.
told-game = { $game }, { $goal }.
told-players = Players: { $names }.
told-date = Begun on { $date }.
told-nothing = No hand is over yet.
told-scores = Scores: { $scores }.

## Window: looking back

review-title = Review
review-hand = Hand { $number }
review-thrown-in = Thrown in
review-status = step { $step } of { $steps }
review-trick = Trick { $number }
review-deal = The cards are dealt
review-next = Next step. { $said }
review-over = The hand is over.
review-as-seen = { $who ->
    [you] As you saw it
   *[one] As { $name } saw it
}
review-open = All cards open
review-play-on = Play on from here
review-again = Deal again
review-moved = Shift the deal one seat
review-done = Done
try-out-note = Not saved: this is a try-out
try-out-end = End the try-out

## Lessons

lessons-title = Lessons
lessons-done = { $done } of { $count } done
lesson-next = Next
lesson-leave = Leave the lesson
lesson-state = { $about }{ $state ->
    [left] {" "}Left unfinished: it goes on from there.
    [done] {" "}Done.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] First lesson
    [count] Counting for Game
    [partners] Partners
    [steal] The dealer’s last word
    [smudge] The smudge
    [beg] Begging
    [hang] Hanging the jack
    [sell] Selling the pitch
    [rows] Cards in rows
   *[first] Step by step
}
lesson-line = { $lesson ->
    [hands] Three hands, your way
    [count] A ten counts most
    [partners] Feed your partner tens
    [steal] Same bid, dealer’s choice
    [smudge] All four, or nothing
    [beg] Stand, or run the cards
    [hang] Catch it with the ace
    [sell] What is it worth?
    [rows] Half lie face down
   *[first] Every card explained
}
lesson-given = Given by { $name }
lesson-done = Done
lesson-go-on = { $hand ->
    [1] Go on: first hand
    [2] Go on: second hand
    [3] Go on: third hand
   *[0] Go on
}
lesson-about = { $lesson ->
    [hands] Three hands to bid and play as you like. After each you see what settled it.
    [count] What each card counts, how to catch a ten, and how to save your own.
    [partners] Two pairs: give tens to your partner’s tricks, and don’t take what is already your side’s.
    [steal] The dealer speaks last, and may take the bid over at the same number.
    [smudge] A bid of four wins the whole game, or loses four points.
    [beg] A card is turned up: stand or beg, give a point or run the cards, and discard. As in Seven Up.
    [hang] A jack that is caught is worth three. As in All Fours, Trinidad.
    [sell] You may keep the pitch, or sell it for points. As in Commercial Pitch.
    [rows] Half of the cards lie face down beneath the others. As in Blind Don.
   *[first] The whole game in two hands: bid, pitch, win points, and set somebody back.
}
lesson-first = { $step ->
    [hand] These six cards are yours, and nobody else sees them.
    [points] Every hand has four points to win: High, Low, Jack and Game. You’ll meet each of them when it is won.
    [trump] One suit becomes trump and beats all others. The player who bids most chooses it. You have three high spades.
    [bid] You speak first. A bid is how many of the four points you promise to make. Your spades are good for three: bid 3.
    [bid-why] With these spades you can make three points. In this lesson you bid 3.
    [pitcher] { $one } and { $two } pass, so your bid of three stands. The highest bidder leads first: that’s the pitch.
    [pitch] The suit you pitch is trump for this hand. Pitch the ace of spades: nothing beats it.
    [pitch-why] You want spades as trump, and the ace is sure to win. Pitch the ace of spades.
    [took] Everybody has played one card: that’s a trick. The highest trump wins it, so these cards are yours, and you lead the next one.
    [high] High is the highest trump dealt. It’s your ace, so this point is yours.
    [low] Low is the lowest trump dealt. { $one } was dealt the two and keeps the point, although you took the card.
    [king] No other card can beat the king of spades now. Lead it, and draw the trumps that are still out.
    [king-why] The king of spades is the highest trump left, so it’s sure to win. Lead it first.
    [drawn] { $two } had to follow with a spade. { $one } had none left and could throw off any card.
    [club] Your jack would lose to the queen of spades, if somebody has it. Keep the jack, and lead the six of clubs.
    [club-why] The jack and the ten are worth keeping. Either low card works; in this lesson, lead the six of clubs.
    [lost] Clubs were led and nobody played a trump, so the highest club won: { $two } takes the trick.
    [follow] { $two } leads the ace of hearts. You have a heart, so you may follow with it or play a trump, but nothing else.
    [ruff] Your ten would lose to the ace. Any trump beats it: play the jack of spades.
    [ruff-why] The ten would lose to the ace of hearts. The jack is a trump, and wins.
    [jack] Jack goes to the player who wins the jack of trumps in a trick. You did: a second point.
    [game] Game goes to the player who wins the most in cards: a ten counts 10, an ace 4, a king 3, a queen 2, a jack 1. You have { $cards }.
    [rest] Play the last two tricks as you like.
    [scored] High, Jack and Game: you promised three and made three. { $one } scores one for Low. The first to { $goal } wins the game.
    [second] Now somebody else gets the bid. The deal goes around, and this time you deal: you speak last.
    [bidder] { $two } bids three. As the dealer you could take the bid over at three, or go up to four.
    [pass] The ace and the two of diamonds could bring you High and Low, but hardly a third point. Pass.
    [pass-why] These cards promise two points at most. Pass, and see what { $two } makes of the bid.
    [stopped] { $two } makes diamonds trump, and you hold the ace and the two: High and Low are yours. That leaves { $two } only two points.
    [defend] Play this hand as you like. When some of your cards can’t be played, they’re dimmed.
    [set-back] { $two } promised three and made { $made ->
        [0] none
        [1] one
       *[2] two
    }. That’s a set-back: the bid comes off the score. A score below zero is circled in red.
    [end] You have { $score } points. Now you know the game: bid what you can make, pitch your best suit, and stop the others.
   *[welcome] Welcome to Pitch. You play against { $one } and { $two }, and each of you gets six cards.
}
lesson-hands = { $deal ->
    [leave] New cards. What are these worth? You can always pass.
    [partner] This time I’m your partner. What either of us wins counts for both.
   *[make] Four points are in the cards. How many will you make? Say anything, and we’ll see.
}
lesson-did = { $what ->
    [bid] You bid { $bid }.
    [pass] You passed.
   *[card] You played { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] You’d have made a bid of { $bid }.
       *[card] { card } would’ve made your bid.
    }
    [spares] A pass would’ve cost you nothing.
    [points] { $what ->
        [bid] A bid of { $bid }
        [pass] A pass
       *[card] { card }
    } would’ve brought you { $points ->
        [one] one more point
       *[other] { $points } more points
    }.
    [sets] { $what ->
        [bid] A bid of { $bid }
        [pass] A pass
       *[card] { card }
    } would’ve set { $name } back.
   *[holds] { $what ->
        [bid] A bid of { $bid }
        [pass] A pass
       *[card] { card }
    } would’ve cost { $name } { $points ->
        [one] a point
       *[other] { $points } points
    }.
}
lesson-reason = { $whose ->
    [theirs] { $name } wouldn’t have made { $points }.
   *[yours] { $points } would’ve been yours, too.
}
lesson-gain-none = I don’t see how you could’ve done better.
lesson-perhaps = { $point }?
lesson-again = Same cards, bid again
lesson-more = New cards
lesson-real = Play a real game
lesson-what-if = { $what ->
    [bid] What if I bid { $bid }?
    [pass] What if I pass?
   *[card] What if I play { card-object }?
}
lesson-count = { $step ->
    [values] A ten counts 10, an ace 4, a king 3, a queen 2, a jack 1, and all others nothing. You hold 18 of the 80 in the deck.
    [bid] With the ace you have High, and with two aces and a ten a good chance at Game. Bid 2.
    [bid-why] High is sure and Game is likely; a third point isn’t in sight. In this lesson you bid 2.
    [pitch] Make clubs trump with the ace.
    [pitch-why] Clubs are your longest suit, and their ace is High. Pitch it.
    [begun] Four card points so far, for your ace. Open the score here at any time to see what each player has won.
    [ace] Lead the ace of diamonds. A player with a single diamond has to follow with it, even if it’s the ten, or trump.
    [ace-why] An ace catches the most when you lead it early, while the others still have to follow. Lead the ace of diamonds.
    [caught] The ten was { $two }’s only diamond, and { $two } had no trump left: fourteen card points in one trick. You have { $cards }.
    [keep] The king, queen or jack of clubs could beat your ten, if they were dealt. Keep the ten, and lead the three of spades.
    [keep-why] Led now, the ten might be lost; the seven may still trump something. The three of spades is worth nothing: lead it.
    [theirs] { $one } took that trick with a ten, and has 10. A ten is safest in a trick that its own side wins.
    [home] You play last to this trick, so nobody can beat you. Trump with the ten: that saves it and wins the king and queen.
    [home-why] Nobody plays after you. Trump with the ten of clubs now, and no higher trump can take it.
    [sure] Fifteen more: you have { $cards }, and hardly anything is left to win. Game is yours.
    [rest] Play the last two tricks as you like.
    [end] High and Game: two promised, two made. Where two players tie for the most card points, nobody scores Game.
   *[what] High, Low and Jack are single cards. Game has to be counted: it goes to the player who wins the most card points in tricks.
}
lesson-partners = { $step ->
    [pass] Your cards promise little, and { $two } hasn’t spoken yet. Pass.
    [pass-why] A bid binds both of you. With these cards, leave the bidding to { $two } and pass.
    [bound] { $two } bids three. You win or lose this bid together.
    [ten] { $two } pitches the ace of hearts, and nothing beats it. Give your ten: it counts ten for Game.
    [ten-why] The trick is { $two }’s in any case. Put your ten on it: that’s ten for your side.
    [shared] The trick is { $two }’s and its cards count for both of you: { $cards } so far.
    [leave] { $two }’s ace of spades is ahead. Don’t trump your partner: follow with the five.
    [leave-why] Your side is ahead in this trick. Keep the trump, and play the five of spades.
    [follow] { $two } leads trump again. You have one left, so it must go.
    [follow-why] When trump is led, a player who has a trump must play one.
    [throw] Neither { $one } nor { $three } has a trump left, so { $two }’s jack is safe. Throw your ten of clubs on it.
    [throw-why] Your partner is sure of this trick. Give it your ten of clubs.
    [rest] Play on as you like.
    [scored] High, Jack and Game: { $two }’s bid of three is made, and your side scores three. { $one } and { $three } score Low.
   *[partner] { $two } sits opposite you: your partner. Whatever either of you wins counts for both.
}
lesson-steal = { $step ->
    [take] Your clubs can make three points as well. Take the bid over: bid 3.
    [take-why] These clubs can make three points, and as the dealer you don’t have to bid more. Take the bid over at 3.
    [taken] The bid is yours now, at the same number, and { $two } can’t bid again.
    [pitch] Pitch the ace of clubs.
    [pitch-why] Clubs are your suit, and nothing beats the ace. Pitch it.
    [drawn] { $two } had to give up the queen, which could have beaten your jack. The other two had only one trump each.
    [rest] High and Low are yours already, by the ace and the two. One more point makes the bid. Play on as you like.
    [end] You took the bid over and made it. Nobody speaks after the dealer: that’s the edge of bidding last.
   *[last] { $two } bids three. You’re the dealer and speak last: you may take the bid over without bidding more.
}
lesson-smudge = { $step ->
    [bid] You have the ace and the two of spades, with the king to protect the jack. Bid four.
    [bid-why] These spades can make all four points. In this lesson you bid four.
    [final] After a bid of four nobody else may speak, not even the dealer. Now you need all four points.
    [pitch] Pitch the ace of spades.
    [pitch-why] Spades are your suit, and nothing beats the ace. Pitch it.
    [draw] The queen could still beat your jack. Lead the king and draw it.
    [draw-why] Lead the king of spades first: nothing can beat it now, and it draws the trumps that are still out.
    [safe] The queen has fallen. Your jack is the highest trump now.
    [rest] Nobody else has a trump, and your hearts are the highest: no trick can be lost. Play on as you like.
    [won] High, Low, Jack and Game: the smudge is made, and you win the whole game at once.
    [hole] Had you missed one point, you would have lost four. And for a player below zero, making a smudge scores four points, but doesn’t win the game.
   *[what] A bid of four is a smudge: a player who bids it and makes all four points wins the game at once.
}
lesson-beg = { $step ->
    [beg] You have no diamond at all. Beg for another suit.
    [beg-why] Without a single diamond you have little to win here. Beg, and see what { $one } says.
    [gift] { $one } keeps diamonds, and has to give you a point for it.
    [rest] Diamonds are trump, and you lead. Play this hand as you like.
    [second] Now you deal, and { $one } may stand or beg.
    [jack] You turned up a jack, and that’s a point for the dealer: you. Clubs are offered as trump.
    [begged] { $one } begs. You may give a point, and clubs stay. Or you run the cards: three more for each, and another card is turned up.
    [run] You have no club either. Run the cards.
    [run-why] Why pay a point for clubs when you have none? Run the cards.
    [throw] Hearts are trump. First discard three cards, to come back to six; then play as you like.
    [end] That’s begging: stand, or ask for another suit; give a point, or run the cards.
   *[turned] In this game nobody bids. A card is turned up, and its suit is offered as trump. You lead, so you choose: stand or beg.
}
lesson-hang = { $step ->
    [pairs] { $two } is your partner. Play goes to the right here, and you lead: you may stand, or beg for another suit.
    [stand] You have the ace and the queen of hearts. Stand.
    [stand-why] With the ace and the queen, you couldn’t ask for better than hearts. Stand.
    [ace] Lead the ace, and see which trumps come.
    [ace-why] Nothing beats the ace of hearts. Lead it first.
    [queen] The jack hasn’t come yet. Lead the queen: a player with only the jack left has to play it under the queen.
    [queen-why] The queen of hearts can catch the jack. Lead it now.
    [hung] { $three } had only the jack, and your queen took it. A jack that its side loses is hung: it’s worth three points.
    [rest] Play on as you like.
    [end] The hung jack is worth more than any other point. The player who holds the jack has to save it.
   *[turned] { $one } turned up the six of hearts. That’s two points for the dealer’s side at once; an ace is worth one, a jack three.
}
lesson-sell = { $step ->
    [eldest] You’re left of the dealer: the pitch belongs to you. You may keep it, but then you must make all four points. Or you may sell it.
    [offer] With these cards you wouldn’t make four. Offer the pitch for sale.
    [offer-why] Keeping the pitch means making all four points, and this hand won’t. Offer it for sale.
    [bids] { $two } offers two points for it. You may sell, or keep the pitch and make two yourself.
    [sell] Sell: the price is yours at once.
    [sell-why] These cards can hardly make two points. Sell, and score two without playing a card.
    [price] You have scored two: two of your chips are gone. { $two } pitches, and must make two.
    [rest] Play on as you like.
    [end] { $state ->
        [set-back] { $two } bought the pitch and fell short, and takes two chips back. You still got your price.
       *[made] { $two } bought the pitch and made it. You still got your price.
    }
   *[counters] Here everybody begins with { $goal } chips, and every point takes one away. The player who is first to get rid of them all wins.
}
lesson-rows = { $step ->
    [theirs] { $one }’s cards lie the same way, so you see everything that can be played against you now.
    [pitch] You lead first, and the suit of your card becomes trump. Lead the ace of hearts.
    [pitch-why] Hearts are your best suit, and nothing beats the ace. Lead the ace of hearts.
    [pegged] Trumps score as soon as the trick is won: four for the ace. The five of clubs lay beneath it, and you can play it from now on.
    [five] { $one } has only one heart face up, the five, and must follow with it. Lead the king of hearts.
    [five-why] The five of trumps is worth ten, and it must fall on your next heart. Lead the king.
    [caught] Three for your king and ten for the five: no card is worth more.
    [club] Any other five is worth five. Of clubs { $one } has only the three face up, so your five wins: lead it.
    [club-why] A higher club may turn up at any time. Your five of clubs is still safe: lead it.
    [ten] { $one } has no club and no heart face up, so your ten of clubs can’t lose, and it counts ten for Game. Lead it.
    [ten-why] Nothing that lies face up beats the ten of clubs. Lead it while that’s so.
    [turned] There’s the king of clubs: your clubs aren’t safe anymore. Every card that turns up can change everything.
    [away] Save your trumps, and give the lead away cheaply: lead the four of spades.
    [away-why] A trump earns more when { $one } leads. Lead the four of spades.
    [ruff] Only cards that lie face up have to follow. You have no diamond face up, so you may trump: use the jack.
    [ruff-why] The jack of trumps scores one when it wins a trick, and the queen may still turn up. Trump with the jack.
    [rest] Play on as you like. Keep an eye on the fives and the nine of hearts.
    [end] You have { $score } points. After four hands the higher score wins.
   *[rows] Nine of your cards lie face up, each on one that lies face down. Nobody knows those beneath, not even you.
}

## Puzzles

puzzle-title = Puzzles and practice
puzzle-question = What is best here?
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-bid = Bid { $bid }
puzzle-line-best = { $choice }: wins { $wins } of 100 games, the best.
puzzle-line = { $choice }: wins { $wins } of 100 games, { $fewer } fewer.
puzzle-also = Also, { $reason }.
puzzle-about = Averaged over every deal that fits what you’ve seen. Two methods agree: the strongest bot’s, and games between strong players.
puzzle-play-on = Play on from here
puzzle-back-today = { $count ->
    [one] One that you missed is back
   *[other] { $count } that you missed are back
}
puzzle-alone = In a puzzle there are no hints and no taking back.
puzzle-record-none = { $count } positions from games between strong bots. In each of them one choice is clearly the best.
puzzle-record = { $right } of { $tried } right on the first try ({ $count } in all).
puzzle-streak = { $days ->
    [one] Daily puzzle streak: 1 day
   *[other] Daily puzzle streak: { $days } days
}
puzzle-solved-of = { $right } of { $count }
theme-name = { $theme ->
    [jack] Catch the jack
    [tens] Keep your tens
    [bid] Bid or pass
    [trumps] Draw trumps
    [mistakes] Your own mistakes
   *[game] Count for Game
}
mistake-from = { $when ->
    [today] From today’s game
    [yesterday] From yesterday’s game
    [weekday] From your game on { $day }
   *[date] From your game on { $day }
}
shelf-solved = { $right } of { $count } solved
shelf-today = Today
shelf-question = { $game }, { $question ->
    [call] your bid
    [lead] your lead
   *[follow] your card
}
shelf-solve = Solve it
shelf-again = Look at it again
shelf-days = Last five days: { $days }
shelf-day = { $how ->
    [right] right
    [missed] missed
    [open] still open
   *[none] not tried
}
shelf-themes = By theme
shelf-games = By game
shelf-every = Every game
shelf-more = { $count } more
shelf-right = { $right } of { $count } right
drill-which = { $which ->
    [clubs] Which club?
    [diamonds] Which diamond?
    [hearts] Which heart?
    [spades] Which spade?
    [lead] Which card do you lead?
   *[any] Which card?
}
drill-winning = { $how ->
    [trumped] { $name } has trumped this trick
   *[best] { $name } is winning this trick
}
drill-again = Again
drill-next = Next
drill-leave = Leave
puzzle-none = There’s no puzzle “{ $theme }”. Type “today”, or one of these themes: { $themes }.
puzzle-shelf-empty = There are no puzzles.
puzzle-no-mistakes = No mistakes of your own yet. They’re found in the games you play in the window.
mistake-about = Judged as in “What it cost”: by what you could know then. Differences that could be luck don’t count.
text-puzzle-again = That isn’t one of the choices here.
text-puzzle-strange = There’s no “{ $line }” in a puzzle. Type “help” for the commands.
text-puzzle-next = Press Enter for the next puzzle, or type “quit”.

## Files that cannot be read or written

error-save = The game couldn’t be saved in { $file }: { $reason }.
error-settings-save = The settings couldn’t be saved in { $file }: { $reason }.
error-read = { $file } couldn’t be read: { $reason }.
error-is-rule-set = { $file } is a rule set, not a saved game.
error-parse = { $file } couldn’t be read (line { $line }, column { $column }): { $reason }.
error-replay = The game in { $file } can be read only up to action { $action } of hand { $hand }. { $reason }.
error-write = { $file } couldn’t be written: { $reason }.
error-left = It was left as it is, and the program will try again.
error-set-aside = It was set aside as { $file }.
error-backup = The game goes on from the backup made before the last move, { $file }.
error-last-time = Auction Pitch stopped unexpectedly last time.
error-last-note = { $file } says what happened.
error-last-state = { $state ->
    [saved] Every decision you made was saved.
    [unsaved] Your last decisions couldn’t be saved; what was saved before is still there.
   *[unknown] Your last decision may be missing.
}
error-failed = The program has failed and must be started again.
bot-stood-in = { $name } couldn’t decide, and makes the simplest legal choice.
error-no-folder = There’s no folder to save in: the game will be lost when you quit.
error-no-saving = Nothing is saved: what you play now will be lost when you quit.
error-settings-default = The default settings are used.
error-settings-entries = Couldn’t be read in { $file }: { $entries }. That stays in the file, and everything else is used.
error-settings-lost = { $count ->
    [0] What could be read of it is used.
   *[other] Everything else is used, without { $entries }.
}
folder-in-use = Another Auction Pitch is using this folder. Your game isn’t saved here until that one closes.
folder-free = The other Auction Pitch has closed. From now on your game is saved here.
folder-copied = The same game was also continued there. Both are kept: yours goes on as a copy.
error-dropped-game = You can’t open another game here. Go back to start, and open it there.
obstacle-full = the disk is full
obstacle-limit = the system allows no file of that size
obstacle-read-only = the disk is read-only
obstacle-not-allowed = you don’t have permission to write there
obstacle-no-folder = there is no such folder
obstacle-in-use = another program is using this folder
obstacle-too-long = the game is too long to be opened again; its last save is still there
start-error = error: { $words }
start-no-language = There’s no language “{ $tag }”. The languages are: { $tags }.
start-no-folder = { $path } isn’t a folder, so nothing can be kept there. After --data-dir, name a folder, or one that isn’t there yet.
start-only-text = The options --rules, --players and --mistakes start a game in the terminal: add --text.
start-only-play = Only --data-dir and --lang can come before a command, and only if that command accepts them. The other options are for playing.
start-no-gpu = This build draws with the processor only. Leave out --renderer gpu, or build the program with the feature gpu.
start-no-display = There’s no display to open a window on.
start-no-window = No window could be opened ({ $reason }).
start-no-library = The library { $library } is missing, and no window can be opened without it. On Debian and Ubuntu it is in the package { $package }.
start-text-only = This build has no window.
start-in-terminal = To play in the terminal, type: auction-pitch --text
start-failed = What happened: { $note }
unread-missing = there is no such file
unread-not-allowed = you don’t have permission to read it
unread-folder = it is a folder
unread-no-file = it isn’t a file
unread-foreign = this isn’t a saved game (its format is “{ $format }”)
unread-version = { $found ->
    [0] the format has no version 0
   *[other] a newer program wrote it (this one reads the format up to version { $newest }, not version { $found })
}
unread-algorithm = its cards were dealt by version { $number } of the algorithm, which this program doesn’t know
unread-players = the rules are for { $expected } players, not for { $found }
unread-deals = it has more than { $most } deals
unread-large = it has { $bytes } bytes, and at most { $most } are read
unread-no-text = this isn’t text in UTF-8
unread-syntax = { $flaw ->
    [missing] “{ $name }” is missing
    [unknown] “{ $name }” isn’t known here
    [number] a number is too large or too small
   *[other] this isn’t written as the file needs it (“{ $words }”)
}
unread-no-game = this isn’t marked as a saved game (“format” is missing)
unread-not-a-folder = part of the path is a file, not a folder
fault-line = hand { $hand }, action { $action }, { $tried }. { $reason }
fault-seat = hand { $hand }, action { $action }, seat { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = There’s nothing to undo.
fault-turn = { $who ->
    [you] It was your turn.
   *[one] It was { $name }’s turn.
}
fault-turn-seat = It was the turn of seat { $seat }.
fault-scores = The scores in the record are { $written }, but the count gives { $counted }.
verify-seed = seed: { $seed }
verify-word = word: { $word }
verify-commitment-agrees = commitment: agrees, { $digits }
verify-commitment-typed = commitment: none, the seed was typed
verify-commitment-number = commitment: none, and deal number { $number } has ANOTHER SEED
verify-commitment-missing = commitment: MISSING, though the seed was random
verify-commitment-differs = commitment: DIFFERS
verify-recorded = recorded { $digits }
verify-computed = computed { $digits }
verify-draw = draw for the first deal: { $agrees ->
    [yes] agrees
   *[no] DIFFERS
}
verify-deal = deal { $number }: { $agrees ->
    [yes] agrees
   *[no] DIFFERS
}
verify-pack = the seed deals { $pack }
verify-summary = names and scores in the list of games: { $agrees ->
    [yes] agree
    [names] agree; the file has no scores
    [scores] agree; the file has no names
    [missing] not in this file, so nothing was compared
    [unplayed] not compared, since the game can’t be played through
   *[no] DIFFER
}
verify-seal = seal: { $seal ->
    [agrees] agrees, what was played is unchanged
    [none] none, an earlier version wrote this: what the players did can’t be checked
   *[differs] DIFFERS, something was changed since it was written
}
verify-mismatch = The cards of this game don’t follow from its seed.
verify-changed = The cards follow from the seed, but this record was changed after it was written.
error-deck = { $file } can’t be used for the cards: { $reason }. The built-in cards are used.
deck-flaw-not-allowed = you don’t have permission to read it
obstacle-in-the-way = the file that is there can’t be read and isn’t overwritten ({ $reason })
deck-flaw-missing = { $more ->
    [0] there is no picture of { $cards }
    [one] there is no picture of { $cards } and one other card
   *[other] there is no picture of { $cards } and { $more } other cards
}
deck-flaw-twice = it shows the same card as { $other }
deck-flaw-too-large = it is larger than { $most } MB
deck-flaw-no-picture = it isn’t a picture this program can read
deck-flaw-size = it is { $width } × { $height } pixels, and each side must be { $least } to { $most }
deck-flaw-shape = { $width } × { $height } isn’t the shape of an upright card
deck-flaw-blank = it is blank
deck-flaw-element = it contains “{ $element }”, which isn’t supported; convert it to paths
deck-flaw-parts = it has too many parts
deck-flaw-slow = it takes too long to read or draw

## Text: what the text face says

text-welcome = Auction Pitch. Type “help” for commands, or “rules” for the rules of the game. New to Pitch? “auction-pitch learn” teaches it.
text-continued = The saved game goes on with hand { $number }.
text-opened-over = The game in { $file } is over. “auction-pitch review” with this file looks back at it.
text-saved = The game is saved.
text-not-saved = The game isn’t saved, and ends here.
text-still-unsaved = Still not saved.
text-stops = The game stops here: { $reason }.
text-kept-before = What was saved before is still there.
text-bye = Goodbye.
text-over = Type “new” for another game, or “quit”.
text-new-game = A new game. Press Enter to accept the answer in brackets.
text-ask-players = How many play: { $numbers }? [{ $default }]
text-ask-name = What is your name? [{ $default }]
text-ask-change = Change any house rules? yes or no [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Type { $answers }, or “undo” to go back one question.
text-ask-repair = Which do you want? { $answers } [{ $default }]
text-ask-bonus = When settling, does every set-back cost one more? yes or no [{ $default }]
text-ask-give-up = Hand { $number } isn’t finished. Give up this game? yes or no [{ $default }]
text-ask-evening = Forget what is owed so far, and begin a new evening? yes or no [{ $default }]
text-answer-yes-no = Type yes or no.
text-word-yes = yes
text-word-no = no
text-answer-name = A name has one to { $max } letters.
text-kept = The game goes on.
text-players = At the table, in turn: { $names }.
text-hand = { $who ->
    [you] You hold { $cards }.
   *[one] { $name } holds { $cards }.
}
text-row-on = { $who ->
    [you] In front of you, each on a face-down card: { $cards }.
   *[one] In front of { $name }, each on a face-down card: { $cards }.
}
text-row-alone = { $who ->
    [you] In front of you, with nothing beneath: { $cards }.
   *[one] In front of { $name }, with nothing beneath: { $cards }.
}
text-may-play = { $who ->
    [you] You can play { $cards }.
   *[one] { $name } can play { $cards }.
}
text-may-bid = { $who ->
    [you] You may say { $calls }.
   *[one] { $name } may say { $calls }.
}
text-example = For example: { $call }.
text-trick-empty = There are no cards on the table.
text-trick-card = { $who ->
    [you] You: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] You’re winning the trick.
   *[one] { $name } is winning the trick.
}
text-trick-none = No hand is being played.
text-stock = { $count ->
    [one] 1 card is left in the stock.
   *[other] { $count } cards are left in the stock.
}
text-no-trump = There’s no trump yet.
text-points-later = The points come once everybody has discarded.
text-contract = { $who ->
    [you] You bid { $bid }. You’re sure of { $made } so far.
   *[one] { $name } bid { $bid }, and is sure of { $made } so far.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] First to get rid of { $target } chips.
    [hands] { $target ->
        [1] Best score after one hand.
       *[other] Best score after { $target } hands.
    }
    [deals] { $target ->
        [1] Best score once each has dealt once.
       *[other] Best score once each has dealt { $target } times.
    }
   *[no] First to { $target }.
}
text-change = { $name }: { $change }, now { $score }.
text-no-change = { $name }: still { $score }.
text-point = { $point }: { $state }.
text-open-worth = not taken yet, { $points } points
text-tricks = { $who ->
    [you] You have taken { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } card point
       *[other] { $points } card points
    }.
   *[one] { $name } has taken { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } card point
       *[other] { $points } card points
    }.
}
text-tricks-alone = { $who ->
    [you] You have taken { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
   *[one] { $name } has taken { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
}
text-last-none = There’s no trick before this one.
text-last = Trick { $number } of hand { $hand }:
text-last-won = { $who ->
    [you] You took it.
   *[one] { $name } took it.
}
text-undone = Taken back to your last decision.
text-no-hint = There’s nothing to decide right now.
text-no-undo = There’s nothing to take back.
text-next-person = { $name } is next. Press Enter when nobody else can read this.
text-unknown = I don’t know “{ $line }”. Type “help” for the commands.
text-no-card = “{ $line }” isn’t a card. Type a card like “ace of spades”, “queen hearts” or 10H.
text-ambiguous = Which one do you mean: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = “{ $line }” isn’t a bid. Type “pass”, or “bid” and a number.
text-no-rank-held = You hold no { rank }.
text-too-long = That line is too long.
text-help =
    Commands, one per line:
    AS, 10H, ace of spades, queen hearts, or the rank alone if you hold one such card: you play the card.
    hand: your cards, and which of them you may play.
    trick: the cards on the table.
    last: the trick before.
    score: the scores.
    points: who has what scores so far.
    log: what has happened in this hand.
text-help-advice =
    undo: take back your last decision.
    hint: what a bot would do, and why.
    hint all, or hint once more: how all choices compare.
text-help-why =
    rules: the rules of this game.
    rules 7: the seventh of them.
    help: this list.
    why: why something was refused, or what is asked.
    why set back: what a word means, and the rule behind it.
    words: all of them.
text-help-game =
    fair: what binds the table to its cards; after the game, whether every deal was as it should be. While a new game is set up it also asks for a word of your own for the shuffle.
    stakes: how this evening stands, and who owes whom.
    new evening: start again from zero.
    review: looks back at the hands that are over, with all cards open.
    cost: what your decisions cost in the hand that was played last, and what was better.
    players: who plays, and how well the bots do.
    new: a new game.
text-help-save = quit: save and leave.
text-help-leave = quit: leave.
text-help-setup = Type one of the answers named, or press Enter for the one in brackets. “fair” tells how the cards are fixed; “quit” leaves.
text-rules-later = “rules” reads them out once the game is chosen.

# The words that are understood, beside the English ones; several are separated by commas.
words-pass = pass, p, no bid
words-bid = bid
words-moon = moon, the moon
words-smudge = smudge
words-undo = undo, u
words-hand = hand, h, cards
words-trick = trick, table
words-score = score, scores, s
words-points = points
words-hint = hint, advice
words-hint-all = hint all, compare
words-last = last, l, last trick
words-log = log, g
words-rules = rules
words-help = help, ?
words-why = why
words-reasons = reasons, why last hand, why the last hand
words-words = words, glossary, terms
words-fair = fair, commitment, check the deals
words-new = new, new game
words-stakes = stakes, evening
words-evening = new evening
words-review = review, look back
words-cost = cost, costs, what it cost
words-players = players, who plays
words-quit = quit, exit, bye
words-play = play, lead
words-yes = yes, y
words-no = no, n
words-filler = of, the, a, an, from
words-suit = { $suit ->
    [clubs] clubs, club
    [diamonds] diamonds, diamond
    [hearts] hearts, heart
   *[spades] spades, spade
}
words-joker = joker, x1, x, high joker
words-low-joker = low joker, x2
words-rank = { $rank ->
    [two] two, deuce, 2
    [three] three, trey, 3
    [four] four, 4
    [five] five, 5
    [six] six, 6
    [seven] seven, 7
    [eight] eight, 8
    [nine] nine, 9
    [ten] ten, 10
    [jack] jack, j, knave
    [queen] queen, q
    [king] king, k
   *[ace] ace, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] c
    [diamonds] d
    [hearts] h
   *[spades] s
}
words-rank-code = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10, t
    [jack] j
    [queen] q
    [king] k
   *[ace] a
}
text-ask-game = Which game? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Who plays for { $name }: { $bots }? [{ $default }]
text-answer-guest = Type { $bots }.
text-answer-game = Type the number or the name of a game.
text-ask-level = Who plays with you: { $people }? The nearest in strength join in. Or bots by level ({ $levels }). Type ? to hear about each. [{ $default }]
text-answer-level = Type a name, or the name of a level.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] You play at this screen.
   *[one] { $name } plays at this screen.
}
text-player-phone = { $who ->
    [you] You play on a phone.
   *[one] { $name } plays on a phone.
}
text-ask-mistakes = Allow mistakes, as at a real table? yes or no [{ $default }]
text-ask-word = Your own word for the shuffle, or Enter for none:
text-answer-word = A word for the shuffle has up to { $max } letters.
text-answer-players = Type { $numbers }.
text-referee = Referee: { $line }
text-you-deal = { $who ->
    [you] You deal.
   *[one] { $name } deals.
} Press Enter. Or type “misdeal” to deal a wrong number of cards, or “show” to expose a card.
text-pause = Press Enter to go on, or speak or play out of turn.
text-may-throw = { $who ->
    [you] You may discard { $cards }.
   *[one] { $name } may discard { $cards }.
}
text-must-throw = { $who ->
    [you] These cards must go: { $cards }.
   *[one] { $name } must discard { $cards }.
}
text-must-keep = { $who ->
    [you] You must keep { $cards }.
   *[one] { $name } must keep { $cards }.
}
text-may-keep = { $who ->
    [you] You may keep any { $count } of these: { $cards }.
   *[one] { $name } may keep any { $count } of these: { $cards }.
}
text-may-say = { $who ->
    [you] You may also say { $words }.
   *[one] { $name } may also say { $words }.
}
text-blind = { $who ->
    [you] You may not look at your cards yet.
   *[one] { $name } may not look at the cards yet.
}
text-no-player = Nobody at this table is called “{ $line }”.
text-whom = Who? Type a name after “{ $line }”.
text-not-a-person = { $name } doesn’t play at this screen.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, before the cards were dealt again: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = There are no chips in this game.
text-help-bid =
    pass: you don’t bid.
    bid 3, or only 3: you bid three.
text-help-name = trump hearts, or only hearts: you name trump when you’re asked.
text-help-order = order: the order of trumps, and those that are gone.
text-help-off = { $code } is the { $name }: with hearts as trump, the { card-alone } is a trump.
text-help-jokers = { $count ->
    [one] X1 is the joker.
   *[other] X1 and X2 are the jokers.
}
text-help-moon = moon: you bid everything, above every number.
text-help-smudge = smudge: you bid four, which is a smudge.
text-help-sale =
    offer, then sell or keep; or pitch: for the seller.
    bid 3 or pass: for the others.
text-help-beg =
    stand or beg: for the first player.
    take one or run: for the dealer.
text-help-bunch = bunch: to throw the cards in, if both agree.
text-help-discard = discard 2C 3D: you discard these cards.
text-help-keep = keep AH KH QH JH 10H 9H: you keep these cards, and discard the rest.
text-help-keep-all = discard none: you keep your hand.
text-help-call-partner = call KS: you call that card; the player who holds it is your partner in this hand.
text-help-weak = { $new ->
    [yes] weak hand: you show a hand with nothing above a nine and no two, and get new cards.
   *[no] weak hand: you show a hand without a face card or a card that could score, and the cards are dealt again.
}
text-help-claim = claim, or the rest are mine: you take all remaining tricks.
text-help-lay-down = lay down: you lay down a worthless hand.
text-help-counters = chips: what everybody has left, and the pool.
text-help-end = end by score: after { $hands } hands in which nobody came closer to winning, the best score wins.
text-help-mistakes =
    Mistakes can be made: any card you hold is played, any bid is heard.
    expose AS: you show a card.
    Ben: bid 3 (what another person at this screen does).
    four AS or decline: against a card led too early.
    withdraw or let stand: against a lead in your place.
    name hearts: trump, after a wrong lead.
    demand highest, lowest, trump, no trump or nothing: of the player who led in your place.
    count: you have nothing to call; the hand is counted.
text-help-renege = Ben reneged: you call a renege by Ben, who could have followed.
text-help-take-back = take back: you correct a card that didn’t follow, before the trick is complete.
text-help-call-card = call AS of Ben: Ben must play a card that was shown.
text-help-look = look: the pitcher’s partner looks too early.
# The words that are understood, beside the English ones; several are separated by commas.
words-offer = offer, for sale
words-sell = sell, sold, accept
words-pitch = pitch
words-undertake = keep, keep it, undertake
words-stand = stand, i stand
words-beg = beg, i beg
words-take-one = take one, take_one, give one
words-run = run, run the cards
words-bunch = bunch
words-discard = discard, throw, throw away
words-keep = hold, keep only
words-weak = weak, weak hand, new deal
words-rest = claim, the rest are mine, rest are mine, the rest is mine, rest
words-lay-down = lay down, lay my hand down
words-take-back = take back, take it back
words-renege = renege, reneged, revoke, revoked
words-call = call, call for
words-call-partner = partner, call partner, call as partner
words-expose = expose, show
words-look = look
words-override = four, say four
words-decline = decline
words-withdraw = withdraw
words-let-stand = let stand, let it stand
words-name = name, name trump, trump
words-order = order, order of trumps
words-demand = demand
words-demand-kind = { $demand ->
    [highest] highest, the highest
    [lowest] lowest, the lowest
    [trump] trump, a trump
    [no_trump] no trump, no_trump
   *[nothing] nothing, none
}
words-content = count, content, none, nothing
words-end-by-score = end by score, end by the score, end game, end the game
words-misdeal = misdeal
words-counters = chips, chip, counters, counter, pool, reds
words-and = and

## Text: looking back at a game, and trying out

look-back-begin = Type “next” or press Enter for the next step, “back” for the one before, “help” for all commands, and “quit” to leave.
look-back-first = This is the first step.
look-back-last = This is the last step.
look-back-no-hand = { $last ->
    [1] There’s no hand { $number } to look back at: only hand 1 is over.
   *[other] There’s no hand { $number } to look back at: hands 1 to { $last } are over.
}
look-back-no-step = There’s no step { $number }: this hand has { $steps }.
look-back-not-seen = Nobody’s cards are seen at this point.
look-back-no-game = There’s no saved game { $name }. The command “games” lists them.
look-back-which = Several saved games are called { $name }. Name the file: { $files }.
look-back-help =
    Commands, one per line; Enter alone goes one step on:
    next, back: one step.
    first, last: the deal and the end of the hand.
    hands: which hands there are.
    hand 3, step 5: goes there.
    decision: who decides next, what the choices are, and what was done.
    knew, or knew Ben: what the player who decides next, or Ben, knew at this point.
    why: why that was done. It gives a bot’s reasons, or what speaks for or against a person’s choice.
    seat Ben: from now on only what Ben saw.
    open: all cards again.
    cards: the cards that are seen.
    trick: the cards on the table.
    last trick: the trick before.
    score: the scores.
    points: who has High, Low, Jack and Game so far.
    log: what was done in this hand up to here.
    cost, or cost Ben: what the decisions of this hand cost, or those of Ben, and what was better.
    play on: plays on from here.
    deal again: the same cards in the same seats.
    one seat over: everybody gets the cards of the seat before.
    A try-out isn’t saved, and leaves the game as it was.
    rules: the rules of this game.
    help: this list.
    quit: done.
text-lesson = Press Enter to go on where there’s nothing to decide. “help” lists the commands; “quit” leaves the lesson, which picks up there next time.
text-lesson-ways = Press Enter for the first of these, or type its number; “quit” leaves the lesson.
text-lesson-read = There’s nothing to decide yet: press Enter to go on.
text-lesson-left = The lesson was left. It goes on from here next time.
text-lesson-done = The lesson is over.
text-try-out = This is a try-out: it isn’t saved. Type “quit” to go back to the review.
text-try-out-over = The try-out is over. Type “quit” to go back to the review.
text-try-out-end = Back in the review.
# The words that are understood, beside the English ones; several are separated by commas.
walk-next = next, n, on
walk-back = back, b
walk-first = first, start
walk-last = last, end
walk-hand = hand, hands, h
walk-step = step
walk-cards = cards, c
walk-last-trick = last trick, l
walk-decision = decision, d, decides
walk-why = why
walk-knew = knew, k
walk-seat = seat
walk-open = open, o, all cards
walk-play-on = play on, play, try
walk-again = deal again, again, deal this again
walk-moved = one seat over, one seat on, deal one seat on, moved

## Text: the commands that only print

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = There’s no game, rule set or file “{ $name }”. For a list, type: { $command }
rules-misfit = { $file } holds rules that can’t be played:

## How the program is called: what --help prints, and what is wrong with a line that makes no sense. What stands between `
## and behind -- is typed as it is.

usage-usage = Usage:
usage-commands = Commands:
usage-arguments = Arguments:
usage-options = Options:
usage-about = Auction Pitch and the All Fours family: a card table with bots, house rules and saved games
usage-about-learn = Learn the game in the terminal, by playing a lesson with one command per line
usage-about-games = List the saved games, or tell one of them in words
usage-about-review = Look back at a saved game in the terminal, step by step, with one command per line
usage-about-puzzle = Show a position in the terminal and ask what is best
usage-about-statistics = Print what everybody did in the finished games
usage-about-replay = Play a saved game through and tell the result of every hand
usage-about-rules = Print the rules of a game in plain language
usage-about-arena = Let two kinds of players meet on the same deals
usage-about-bot = Play for another program, which asks in lines of JSON (docs/protocol.md)
usage-about-verify = Deal a saved game again from its seed and compare
usage-about-help = Print this page, or that of a command
usage-help = Print this page
usage-version = Print the version
usage-open = A saved game or a rule set to open
usage-text = Play in the terminal, with one command per line
usage-text-script = Play in the terminal, with the commands of this file
usage-script = Take the commands from this file
usage-seed = Deal from this seed: 64 hexadecimal digits, or a deal number of up to 19 digits
usage-new-rules = Begin a new game by these rules, in the terminal: a preset, the name of a rule set of your own, or the file of one
usage-new-players = Begin a new game with this many players (2 to 7), in the terminal
usage-new-mistakes = Begin a new game in which mistakes can be made, in the terminal
usage-bot = Offer a program of your own as a bot, such as `exec:./mybot`, among the choices for each seat (docs/protocol.md); it is started only once you seat it, and the option can be given several times
usage-renderer = What draws the window, whatever the settings say: `gpu` for a graphics card, `software` for the processor, or `auto` for a graphics card if the build can use one and there is one, and otherwise the processor
usage-data-dir = Keep saved games, rule sets and settings in this folder
usage-lang = Speak this language, such as `de`
usage-lesson = The lesson, by its name in --list; without it, the one you left, or else the first one never finished
usage-list-lessons = List the lessons and exit
usage-recount = A saved game, to be told in words; without it, all games are listed
usage-review-game = A saved game: its file, its title, or the name of its file; without it the game that was saved last
usage-review-hand = Begin with this hand
usage-review-seat = Show only what this player saw, by name or by number at the table; without it all cards lie open
usage-review-costs = Print what the decisions of the people at the table cost, or with --seat those of this player, and exit
usage-review-reasons = Print why everybody decided as they did, or with --seat this player, and exit
usage-puzzle = A theme (`jack`, `tens`, `bid`, `trumps`, `game` or `mistakes`) for five hands, or `today` for the puzzle of the day; without it, the first one not solved yet
usage-count-rules = Count only games by these rules: a preset, or the name of a rule set of your own
usage-count-against = Count only games against bots of this level
usage-csv = Print a table for other programs: all games, a row for each player of each game
usage-saved-game = The saved game
usage-replay-json = Print one JSON object per hand, for programs
usage-rules = A game by any of its names, the name of a rule set of your own, or the file of a rule set or of a saved game
usage-list-rules = Name the games, in groups, and your own rule sets, one per line
usage-arena-rules = The rules: a game by any of its names, the name of a rule set of your own, or the file of one; Auction Pitch if they aren’t given, and with --ratings every game
usage-arena-players = How many play; as many as the rules say if it isn’t given
usage-arena-a = One kind of player: a level, `best` for the strongest, or a program, such as `exec:./mybot` (docs/protocol.md)
usage-arena-b = The other kind
usage-arena-deals = How many deals at most; each is played at several tables
usage-arena-until-decided = Stop as soon as the 95 percent interval shows which kind scores more points per deal; it is checked after 128 deals and each time their number has doubled, and is wider the more checks there can be
usage-arena-games-every = Begin a whole game with one deal in this many; 1 means with every deal
usage-arena-limit = How many milliseconds a program has for a decision; one that takes longer loses the hand
usage-arena-seed = The number from which all chance comes
usage-arena-json = Print one JSON object
usage-arena-ratings = Print a page of Markdown with what every level does against Steady, in each game or by --rules: docs/levels.md
usage-arena-costs = Let these levels play whole games at one table, such as `learner,steady,sharp,master`, and print what the decisions of each cost by the judgment of the strongest
usage-arena-games = How many games are played with --costs
usage-arena-list = List the levels and exit
usage-bot-level = The level to play at, such as `sharp`; docs/protocol.md names them
# A default of an option, behind its words
usage-default = { $words } [default: { $default }]
usage-verify-proof =
    What this proves: the seed was fixed before the first card (unless it was typed, its fingerprint, the commitment, was shown then), and every deal of the game follows from that seed and, if there is one, the player’s own word. So no card was changed to suit anybody, whatever the players did.

    What it doesn’t prove: that the seed was drawn by chance, how the bots play, or that the record wasn’t written anew from the start. The seal shows a change to a record that was written, but is no secret. Anybody who writes a record can seal it. docs/fairness.md says more.
# { $word } is an option or a word as it was typed
usage-unknown = “{ $word }” isn’t an option or command here, or it is one word too many.
# { $option } is written as on the page: --seed <HEX>
usage-no-value = { $option } needs a value.
usage-wrong-value = “{ $value }” isn’t a value for { $option }.
# { $words } is what the page says of the option
usage-asks = { $option }: { $words }
usage-choices = The choices are: { $values }.
usage-missing = Missing: { $things }
usage-twice = { $option } can be given only once.
usage-together = { $option } can’t be given together with { $others }.
usage-no-text = The line holds characters that aren’t UTF-8.
usage-meant = Did you mean “{ $word }”?
usage-more = For help, type: { $command }
# The headings of a page of the manual, as man pages in this language have them
usage-man-name = NAME
usage-man-synopsis = SYNOPSIS
usage-man-description = DESCRIPTION
usage-man-options = OPTIONS
usage-man-commands = COMMANDS
usage-man-notes = NOTES
usage-man-version = VERSION
# The part of the manual, as at the top of the pages of other games
usage-man-games = Games

## The arena

# A sentence about a program that gave no answer; it is told after the program, or after arena-failed
arena-failure = { $what ->
    [start] It couldn’t be started: { $detail }
    [greeting] It didn’t greet with version { $detail } of the protocol.
    [late] It didn’t answer within { $detail } ms.
    [long] It wrote a line of more than { $detail } bytes.
    [nonsense] It wrote “{ $detail }”, which doesn’t answer the question.
    [forbidden] It chose “{ $detail }”, which isn’t allowed.
   *[left] It ended, or closed its input or output.
}
# { $option } is --a or --b, { $failure } is arena-failure
arena-failed = The program given with { $option } failed. Its first failure: { $failure }
arena-costs-title = Games: { $games }, with { $players } players. Everybody’s decisions are judged.
# The columns of a table in Markdown, in this order
arena-costs-columns = level | won | accuracy (decisions) | bidding | leading | following | cost of mistakes per game | cost of all decisions per game
arena-costs-times = Judging a hand: median { $median } ms, 99 of 100 within { $most } ms, the longest { $longest } ms
# A page in Markdown. { $line } is what was typed, { $against } the level that all others meet; { $more } is how many times as many deals levels play that do not think ahead
arena-ratings-page =
    # How strong the bots are

    This page is what `{ $line }` prints, in version { $version }.
    Each level sits alone at the table, with { $against } in all other seats, and then the other way around with the same
    cards; with partners, a side of two sits alone. Levels that think ahead play { $deals } deals,
    the others { $more } times as many.

    - **Games** is how many of its games the level wins alone, with the 95 percent interval. A level as strong as
    { $against } wins the even share given above each table.
    - **Points** is what it scores in a deal, and **more** how many points that is above what { $against } scores with the
    same cards among players of this level, with the 95 percent interval.
    - **Median** and **99 of 100** are how many milliseconds half of its decisions, and 99 of 100, take at most, on one
    core of the machine on which this was measured.
arena-ratings-game = { $players } players. Even share: { $even }.
# The columns of a table in Markdown, in this order
arena-ratings-columns = level | games | points | more | median | 99 of 100

## Why somebody decided as they did

thought-forced = Nothing else was allowed.
thought-rules = { $name } goes by rules of thumb, which say here “{ $advice }”
thought-ahead = { $name } thought ahead. Chance to win the game: { $choice } { $chance }, { $other } { $next }.
thought-speaks = As advice it would say “{ $advice }”
thought-usual = { $same ->
    [yes] Rules of thumb agree and say “{ $advice }”
   *[no] Rules of thumb would say “{ $advice }”
}
thought-good = Thinking ahead, no other choice is clearly better.
thought-mistake = { $figure }, on a closer look.
thought-program = A program decides for { $name }, and gives no reasons.
thought-none = There’s no decision here to explain.
thought-in-hand = Reasons are given once the hand is over.

## What decisions cost

cost-title = What it cost
cost-awaited = Being worked out…
cost-about = Each decision is compared with the best one, judged by what its player could know at the time. The percentage is what it took off the chance to win the game, and the points show what it cost in this hand’s score. Differences that could be luck don’t count.
cost-skill = { $skill ->
    [bidding] Bidding
    [calling] Before the first trick
    [leading] Leading
   *[following] Following
}
# The point of a decision and what was done: "Trick 3, following: jack of spades".
cost-place = { $skill ->
    [bidding] Bidding: { $done }
    [calling] Before the first trick: { $done }
    [leading] Trick { $trick }, leading: { $done }
   *[following] Trick { $trick }, following: { $done }
}
cost-decimal = { $whole }.{ $tenths }
cost-percent = { $number }%
cost-figure = Chance to win { $chance }
cost-figure-points = Chance to win { $chance }, points { $points }
# The advice is a sentence: "Play the king of spades: you take the trick."
cost-better = There was a better choice. { $advice }
cost-none = { $who ->
    [you] Well played: you had { $of ->
        [one] 1 decision
       *[other] { $of } decisions
    } to make, and there was no better choice.
   *[one] Well played, { $name }: { $of ->
        [one] 1 decision
       *[other] { $of } decisions
    } to make, and there was no better choice.
}
cost-nothing-decided = { $who ->
    [you] You had nothing to decide.
   *[one] { $name } had nothing to decide.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] One decision
       *[other] { $count } decisions
    } cost you { $number ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in 100
   *[one] { $count ->
        [one] One decision
       *[other] { $count } decisions
    } cost { $name } { $number ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in 100
}
cost-show = Show
cost-played = played
cost-hits = { $good ->
    [0] A better choice in { $of } of { $of } decisions.
   *[other] No better choice in { $good } of { $of } decisions.
}
cost-accuracy = { $who ->
    [you] Your accuracy: { $percent }%. { cost-hits }
   *[one] { $name }’s accuracy: { $percent }%. { cost-hits }
}
cost-accuracy-about = Accuracy is the share of decisions for which there was no clearly better choice.
cost-review-next = Next mistake
review-list = Hands and steps
review-played-best = played, best
cost-review-none = No mistakes
aids-none = { $won ->
    [yes] A clean win: no hints, and nothing taken back.
   *[no] No hints, and nothing taken back.
}
aids-some = With { $aids }.
aids-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
aids-undos = { $count ->
    [one] 1 decision taken back
   *[other] { $count } decisions taken back
}
aids-coached = { $count ->
    [one] 1 question from the coach
   *[other] { $count } questions from the coach
}
stats-accuracy = Accuracy
stats-accuracy-of = Accuracy in { $skill ->
    [bidding] bidding
    [leading] leading
   *[following] following
}
stats-by-skill = Accuracy: decisions with no better choice
stats-over-time = Accuracy, game by game
stats-over-time-of = { $skill ->
    [bidding] Bidding, game by game
    [leading] Leading, game by game
   *[following] Following, game by game
}
stats-latest-right = The latest game is on the right.
stats-lost = Mistakes cost a game, on average
stats-clean = Wins without help
stats-hints = Hints
stats-undos = Decisions taken back
stats-coached = Questions from the coach

## What only a screen reader says

# The buttons beside a number, or beside one of several words, after the name of what they change.
voice-less = { $name }: less
voice-more = { $name }: more
voice-home = First screen
# A thing and how it stands: "Ana: 7", "Ana: ace of spades", "Speed: Fast".
voice-hand = Your hand
voice-moved = Card { $place } of { $count }.
voice-row = Cards in front of { $name }
voice-on-hidden = on a face-down card
voice-trick = Trick
voice-scores = Scores
voice-bar = Bar
voice-playable = You can play it.
voice-advised = This one is advised.
voice-advised-discard = The advice is to discard it.
voice-marked = { $goes ->
    [yes] You’re discarding it.
   *[no] You’re keeping it.
}
voice-to-discard = To discard: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partner: { $names }
   *[other] Partners: { $names }
}
voice-put-away = Put away
voice-seat-remove = Remove { $name }
voice-family-forget = Forget { $names }
voice-key = { $key }. Key for: { $deed }
voice-arrow = { $to ->
    [left] Left arrow
    [right] Right arrow
    [up] Up arrow
   *[down] Down arrow
}
voice-colour = Color { $number }
voice-review-first = First step of the hand
voice-review-back = Step back
voice-review-on = Step forward
voice-review-last = Last step of the hand

## Statistics

stats-title = Records
stats-none = No games finished yet. From the first one on, everything is counted here.
stats-none-such = No games match.
stats-cut = The statistics have grown so long that the earliest games are no longer counted.
stats-erased = All statistics erased.
stats-erase = Erase everything
stats-erase-undo = Bring it back
stats-who = Whose games
stats-rules = By which rules
stats-against = Against bots
stats-all-levels = All
stats-own-rules = House rules
stats-bots = Bots, { $level }
stats-export = Save as CSV
stats-exported = Saved to { $file }
stats-exported-unasked = No file chooser is available here. Saved to { $file }
stats-pictures = Pictures
stats-table = Table
stats-games = Games won
stats-hands = Hands played
stats-bids = Bids made
stats-set-backs = Set back
stats-streak = Longest run of wins
stats-streak-now = Current run of wins
stats-of = { $made } of { $of }
stats-untried = none yet
stats-percent = { $percent }%
stats-luck-title = Luck of the deal
stats-luck = { $role ->
    [person] People
    [partner] Bots on their side
   *[bot] Other bots
}: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}. In each, on average, { $aces } aces, { $jacks } trump jacks, and { $points } of High, Low and Jack as dealt.
stats-luck-about = Over many hands everybody gets the same number of aces. The pitcher picks the trump suit, so a player who pitches more often also holds more trump jacks and points.
stats-decimal = { $whole }.{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Bids of { $bid }
stats-suit = Trump { $suit }
stats-by-bid = Bids made, by size
stats-by-suit = Bids made, by trump suit
stats-points = Points scored
stats-results = Results: won above the line, lost below
stats-last-right = The latest game is on the right; a streak makes the bars grow.
stats-last-game = The last game: scores over the hands
records-tab = { $tab ->
    [you] You
    [game] By game
   *[every] Every game
}
records-people = Games you finished ahead of them
records-person = You finished ahead in { $ahead } of { $games }
records-finish = { $finish ->
    [ahead] You finished ahead
    [behind] { $name } finished ahead
   *[partners] You were partners
}
records-partner = partner
records-with = Your games with { $name }
records-latest = The last { $shown } of { $games }.
records-gone = That game isn’t kept anymore.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Last game
   *[other] Last { $games } games
}: won up, lost down
records-last-told = { $games ->
    [one] Last game
   *[other] Last { $games } games
}: { $won } won, { $lost } lost.
# Below a large number of games that were won.
records-won = of { $games } won
# Below a large number.
records-streak = win streak
records-longest = longest streak
records-bids = bids made
records-choose = How well you choose
records-weeks = twelve weeks
records-missing = { $count ->
    [one] After one more decision
   *[other] After { $count } more decisions
}
records-week = { $weeks ->
    [0] This week
    [one] Last week
   *[other] { $weeks } weeks ago
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } percent { $weeks ->
    [one] last week
   *[other] { $weeks } weeks ago
}, { $now } now, { $trend ->
    [rising] rising
    [falling] falling
   *[level] unchanged
}
records-line-short = { $skill }, { $now } percent
records-about = Decisions with no better choice. A game is judged once it’s over, as in “What it cost”. Games with a hint or undo don’t count.
records-practice = { $skill ->
    [bidding] Practice bidding
    [leading] Practice leading
   *[following] Practice following
}
records-none = Finish a game, and your record starts here.
# Results at tables with the plain levels that there were before the eight people.
records-before = Before the eight
home-statistics = Records

## Hands on phones

phone-join-title = Join
phone-kitchen-table = Kitchen table
phone-who-are-you = Who are you?
phone-only-this = Only this phone will show your cards.
phone-sit-down = Sit down
phone-picture = Your picture
phone-place = Your place
phone-full = Every place is taken.
phone-full-ask = Every place is taken. Which one is yours?
phone-elsewhere-place = { $name } (on another phone)
phone-free = free
phone-away = away
phone-here = Here
phone-face = { $face ->
    [owl] owl
    [cat] cat
    [hare] hare
    [bear] bear
    [duck] duck
    [teapot] teapot
    [boat] boat
    [pear] pear
    [bell] bell
   *[fox] fox
}
phone-place-gone = That place is taken.
phone-place-asked = The others are being asked if you can have { $name }’s place. Try again in a moment.
phone-name-taken = Somebody here is already called { $name }.
phone-taken = { $name } is playing on another phone.
phone-taken-cards = Your cards moved there, too.
phone-seat-asked = The others are being asked.
phone-ask-seat = Ask for my seat
phone-elsewhere = Sit somewhere else
phone-looking = Looking for the table.
phone-cards-wait = Your cards are waiting.
phone-try-now = Try now
phone-restart = The computer is restarting.
phone-restart-keep = Nothing’s lost. Keep this page open.
phone-closed = The game was closed at the computer.
phone-closed-keep = Nothing’s lost. When it’s continued there, this page goes on by itself.
phone-code = Code
phone-code-ask = Type the code that’s on the big screen
phone-wrong-code = That isn’t the code.
phone-join = Join
phone-point-camera = Point your camera here
phone-same-wifi = Same Wi-Fi, no internet needed.
phone-no-network = This computer isn’t on a network: no phone can open this.
phone-late = Something changed. Take another look.
phone-unreadable = The table couldn’t read that.
phone-first = Something else is being asked. Try again in a moment.
phone-seated = You’re in, { $name }.
phone-gathering = { $count ->
    [0] Everybody’s here.
    [one] One place is free. Somebody can still join, or a bot plays there.
   *[other] { $count } places are free. Others can still join, or bots play there.
}
phone-your-turn = Your turn.
phone-thinking = { $name } is thinking.
phone-to-play = { $name } is to play
phone-tv-turn = { $turn ->
    [play] { $name } to play
    [bid] { $name } to bid
    [discard] { $name } to discard
   *[speak] { $name }’s call
}
phone-trick = The trick
phone-calls = The bids
phone-turned-up = Turned up
phone-winning = { $card }, winning
phone-not-now = { $card }, not now
phone-play = Play { $card }
phone-out = Out
phone-ready = Ready
phone-again = Play again
phone-waiting-for = Waiting for { $names }.
phone-costs = What it cost
phone-rules = Rules
phone-take-back = Take back
phone-leave = Leave the table
phone-asks-back = { $name } wants to take that back.
phone-asks-bot = { $name } has been away for a while.
phone-asks-place = Another phone is asking for { $name }’s place.
phone-not-back = It stays: somebody said no.
phone-went-on = It stays: the game went on.
phone-taken-back = The last decision was taken back.
phone-let-them = Let them
phone-let-bot = Let a bot play on
phone-wait = Wait
phone-refuse = No
phone-close = Close
phone-settings = This phone
phone-one-press = One press plays
phone-left-hand = Buttons on the left
phone-buzz = Buzz when it’s my turn
phone-as-phone = Match the phone
phone-light = Light
phone-dark = Dark
usage-about-host = Run a table without a window, for hands on phones on the same network
usage-host-rules = Begin a new game by these rules: a preset, the name of a rule set of your own, or the file of one
usage-host-seats = Who sits at the table, in order: names of people, who hold their cards on phones, and bots such as `bot:sharp`
usage-host-listen = Listen at this address and port only, such as 127.0.0.1:7717; otherwise at every private address of this machine
usage-host-name = A name under which phones reach the table through a proxy; the option can be given several times
usage-host-pad = Keep the score pad of a game with real cards: the people of `--seats` are on it, and phones write on it
host-open = Open { $address } on each phone, or point its camera at this:
host-code = Code: { $code }
host-plain = Anybody on this network could listen in: what phones and this machine say to each other isn’t encrypted.
host-sat = { $name } is at the table.
host-left = { $name } left. A bot plays on.
host-away = { $name }’s phone is away.
host-back = { $name } is back.
host-begins = The first hand is dealt.
host-hand = Hand { $number }: { $result }
host-ends = The table is closed, and the game is saved. Start `auction-pitch host` again, and the phones find their places.
host-ends-empty = The table is closed. Nobody had sat down yet.
host-game-over = The game is over. Each phone shows how it ended, and can begin another.
host-ends-unsaved = The table is closed. The game wasn’t saved.
host-no-port = No phone can reach this machine: { $reason }
host-no-seats = Say who plays, such as --seats "Ana,Ben,bot:sharp,bot:master". At least one person is needed.
host-pad-no-seats = Say who plays, such as --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = “{ $seat }” is no seat: write a name, or a bot such as bot:sharp. The levels are { $levels }.
host-twice = { $name } can’t sit at two places.
host-going-on = The game goes on where it was left.
host-pad-people = A score pad is for people: “{ $seat }” isn’t a name.
host-pad-ends = The score pad is closed and saved. Start `auction-pitch host --pad` again, and it goes on.
host-pad-ends-unsaved = The score pad is closed. It wasn’t saved.

## Window: the joining sheet of the kitchen table

join-phones = Phones
join-code = Code { $code }
join-drawn = QR code of the address { $address }
join-at-computer = at this computer
join-phone = phone
join-until = until somebody sits down
join-choosing = choosing a picture
join-tv = Show the table on a TV
join-tv-open = Open this address on the TV
join-show-phones = Show the code for phones
join-pad = Everybody who opens this address sees the pad and can write a hand down.
join-pad-phones = { $count ->
    [0] No phone is there yet.
    [one] One phone is there.
   *[other] { $count } phones are there.
}

## The score pad for a game with real cards.

scorepad-title = Score pad
# A line of the pad, told by the number of the hand.
scorepad-line = Hand { $number }: { $told } { $scores }
scorepad-line-thrown-in = Hand { $number }: thrown in.
# A name and a score, one of several: "Ruth 4".
scorepad-score = { $name } { $score }
scorepad-no-jack = The jack wasn’t in play.
scorepad-no-game = Nobody made Game.
scorepad-all-out = All { $points } are taken.
scorepad-empty = Nothing’s on the pad yet.
scorepad-unfit-over = The game’s over. Take the last hand back, or start another game.
scorepad-unfit-seat = Nobody sits in seat { $seat }.
scorepad-unfit-turned = No card is turned up in this game, and nobody begs.
scorepad-unfit-bids = Nobody bids in this game.
scorepad-unfit-nobody-bid = The bid is missing. Say who bid, and how much, or that the cards were thrown in.
scorepad-unfit-bid-missing = How much was the bid?
scorepad-unfit-bid-of-nobody = Who bid { $bid }?
scorepad-unfit-bid = { $bid } can’t be bid in this game.
scorepad-unfit-hole = A player in the hole may not bid a smudge.
scorepad-unfit-refusal = That offer can’t have been turned down: only the seller turns one down, to pitch for as much.
scorepad-unfit-partner = That player can’t be the partner.
scorepad-unfit-point = { $point } scores nothing in this game.
scorepad-unfit-often = { $most ->
    [1] Only one side can make { $point }.
   *[other] { $point } can be made { $most } times at most.
}
scorepad-unfit-missing = Somebody must have made { $point }.
scorepad-unfit-twice = { $point } is named and also counted with the rest. Once is enough.
scorepad-unfit-below = Nobody can make { $points } points.
scorepad-unfit-named = Points are told by name in this game: say who made { $points }.
scorepad-unfit-many = That makes { $told } points, and there are only { $most }.
scorepad-unfit-few = That makes { $told }, and all { $most } points are always made.
scorepad-unfit-trick = A player who took no trick can’t have won that point.
scorepad-unfit-order = { $way ->
    [pegged] More than one side has reached the target. The hand ends with the trick that gets somebody there: count no further.
   *[counted] More than one side has reached the target, and the order of the points decides. Say point by point who made it.
}
scorepad-wrong-line = Then hand { $number } doesn’t fit: { $reason }

# What is asked and answered in the terminal.
scorepad-goes-on = The score pad of { $names }: { $game }.
scorepad-ask-people = Who plays? Type { $count } names in the order you sit, with commas between them. [{ $default }]
scorepad-answer-people = Type { $count } different names with commas between them, each of one to { $max } letters.
scorepad-ask-dealer = Who deals first? [{ $default }]
scorepad-answer-name = Type one of these names: { $names }.
scorepad-answer-nobody = Type one of these names, or “-” for nobody: { $names }.
scorepad-next = Hand { $number }. { $dealer } deals.
scorepad-example = Type the hand, such as “{ $example }”, or press Enter to be asked.
# A bid in a typed line: "Ben bid 3".
scorepad-example-bid = { $name } bid { $bid }
# A point and who made it in a typed line: "High Ben", "Jack -".
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Who bid, and how much? Type a name and a number, or “pass” if nobody bid.
scorepad-answer-bid = Type a name and a number, such as “{ $example }”, or “pass”.
scorepad-ask-refused = Whose offer did { $name } turn down? Type a name, or “-” for nobody.
scorepad-ask-partner = Who was { $name }’s partner? Type a name, or “-” for nobody.
scorepad-ask-turned = Which cards were turned up? Type their ranks in order, or “-”.
scorepad-answer-turned = Type ranks, such as “{ $example }”, or “-”.
scorepad-ask-gift = Did the dealer give a point on a beg? yes or no [no]
scorepad-ask-point = Who made { $point }? Type a name, or “-” for nobody.
scorepad-ask-hung = Was the jack won from another side? yes or no [no]
scorepad-ask-tricks = Did { $name } take every trick? yes or no [no]
scorepad-ask-count = How many points did { $name } make? [0]
scorepad-answer-count = Type a number from 0 to { $most }.
scorepad-unclear = “{ $words }” isn’t clear. Type “help” for what can be said.
scorepad-otherwise = “{ $words }” doesn’t fit what the line says before.
scorepad-corrects = Hand { $number } again:
scorepad-no-line = There’s no hand { $number } on the pad.
scorepad-undone = Hand { $number } is taken back.
scorepad-nothing = There’s no hand to take back.
scorepad-dropped = This hand isn’t on the pad.
scorepad-left = The questions about this hand are closed, and it isn’t on the pad.
scorepad-leave-hand = Or type “undo” to leave this hand.
scorepad-over = Type “again” for another game with the same people, “undo” to take the last hand back, or “quit”.
scorepad-saved = The score pad is saved.
scorepad-help =
    A hand in one line: “{ $example }”. Points may come in any order; “-” means nobody. You’ll be asked for what’s missing.
    “Ben deals”: somebody else dealt.
    thrown in: the cards were thrown in.
    undo: takes the last hand back, any number of times.
    correct 3: tells hand 3 again. Everything after it is worked out again.
    pad: every hand and the scores.
    again: another game with the same people.
    rules: the rules in force.
    quit: leaves. The pad is saved after every hand.
scorepad-help-turned =
    turned six jack: these cards were turned up; “turned -” if none of them scores.
    gift: the dealer gave a point on a beg.

# The score pad in the window.
scorepad-about = You’ve got the cards. We’ll keep score.
scorepad-hand = Hand { $number }
scorepad-deals = { $name } deals.
scorepad-leads = { $name }, in front
scorepad-house = House rules count here, too.
scorepad-begin = Begin
scorepad-another = Another of the { $count }
scorepad-more = One more
scorepad-fewer = One fewer player
scorepad-name = Name of player { $number }
scorepad-new = Another pad
scorepad-again = Same people again
scorepad-write = Write it down
scorepad-fill = Tick who bid, and who made which point.
scorepad-fill-made = Fill in who made which point.
scorepad-untold = How many points did { $name } make?
scorepad-dealer = Dealer
scorepad-turned = Turned up
scorepad-begged = Begging
scorepad-given = The dealer gave a point
scorepad-bidder = Bidder
scorepad-bid = Bid
scorepad-partner = Partner
scorepad-refused = Turned down
scorepad-hung = Won from another side
scorepad-tricks = Took every trick
scorepad-points = Points
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } times
scorepad-all-hands = All hands
scorepad-last-hands = The last hands

words-pad-bid = bid, bids
words-pad-dealer = deals, deal, dealer, dealt
words-pad-nobody = -, nobody, none, no one
words-pad-thrown-in = thrown in, throw in
words-pad-turned = turned up, turned
words-pad-gift = gift, gave one, gave a point
words-pad-correct = correct, fix
words-pad-show = pad, score, scores, s
words-pad-again = again, rematch, new
usage-about-pad = Keep score for a game with real cards in the terminal, with one hand per line
usage-pad-rules = Begin a new score pad by these rules: a game by any of its names, the name of a rule set of your own, or the file of one; without it, the one you left
usage-pad-players = How many play (2 to 7)
