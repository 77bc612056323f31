# Die Wörter von Auction Pitch auf Deutsch.
#
# Wo ein Satz von jemandem handelt, sagt $who, wie: [you] ist, wer angesprochen wird, [one] jemand anders. Wo er von einer
# Partei handelt, sind [several] Partner, und [your-side] ist eine Partei, zu der gehört, wer angesprochen wird.

## Names of things

game-name = Auction Pitch

suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
suit-capital = { suit }
suit-single = { suit }
suit-one = ein { suit }
rank = { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
   *[ace] Ass
}
# Der Rang einer Karte, oder welcher Joker sie ist.
card-rank = { $rank ->
    [joker] Joker
    [low-joker] kleiner Joker
   *[other] { rank }
}
card = { $rank ->
    [joker] der { card-alone }
    [low-joker] der kleine Joker
    [jack] der { card-alone }
    [king] der { card-alone }
    [ace] das { card-alone }
   *[other] die { card-alone }
}
card-object = { $rank ->
    [joker] den Joker
    [low-joker] den kleinen Joker
    [jack] den { suit }buben
    [king] den { card-alone }
    [ace] das { card-alone }
   *[other] die { card-alone }
}
card-with = { $rank ->
    [joker] dem Joker
    [low-joker] dem kleinen Joker
    [jack] dem { suit }buben
    [king] dem { card-alone }
    [ace] dem { card-alone }
   *[other] der { card-alone }
}
card-rank-with = { $rank ->
    [joker] dem Joker
    [low-joker] dem kleinen Joker
    [jack] dem Buben
    [king] dem { rank }
    [ace] dem { rank }
   *[other] der { rank }
}
card-off-with = { $rank ->
    [jack] dem Nebenbuben
    [king] dem { trump-off }
    [ace] dem { trump-off }
   *[other] der { trump-off }
}
card-alone = { $rank ->
    [joker] Joker
    [low-joker] kleiner Joker
    [two] { suit }zwei
    [three] { suit }drei
    [four] { suit }vier
    [five] { suit }fünf
    [six] { suit }sechs
    [seven] { suit }sieben
    [eight] { suit }acht
    [nine] { suit }neun
    [ten] { suit }zehn
    [jack] { suit }bube
    [queen] { suit }dame
    [king] { suit }könig
   *[ace] { suit }ass
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = keine Karten

point = { $point ->
    [high] Hoch
    [low] Tief
    [jack] Bube
    [last] Letzter Stich
    [joker] Joker
   *[game] Spiel
}
point-plain = Fehl-{ rank }
# Die Karte des Rangs in der anderen Farbe gleicher Röte: „Nebenbube“.
point-off = { $rank ->
    [jack] Nebenbube
    [five] Nebenfünf
    [three] Nebendrei
   *[other] Neben-{ rank }
}
# Die Karte des Rangs in der Trumpffarbe, wenn sie für Spiel mehr zählt.
counter-trump = Trumpf-{ rank }
point-letter = { $point ->
    [high] H
    [low] T
    [jack] B
    [last] L
    [joker] X
   *[game] S
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = n{ $rank }
point-meaning = { $point ->
    [high] höchster Trumpf
    [low] { $low_to ->
        [winner] niedrigster im Stich
       *[dealt] niedrigster Trumpf
    }
    [jack] { $hang ->
        [1] wer den Buben holt
       *[other] geholt; gefangen { $hang }
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 Punkt, gespielt
           *[other] { $worth } Punkte, gespielt
        }
       *[winner] { $worth ->
            [1] 1 Punkt im Stich
           *[other] { $worth } Punkte im Stich
        }
    }
    [plain] { $worth ->
        [1] je 1 Punkt im Stich
       *[other] je { $worth } im Stich
    }
    [off] { $worth ->
        [1] 1 Punkt im Stich
       *[other] { $worth } Punkte im Stich
    }
    [joker] { $worth ->
        [1] je 1 Punkt im Stich
       *[other] je { $worth } Punkte im Stich
    }
    [last] wer den letzten Stich holt
   *[game] die meisten Augen
}
# Was die Zeichen auf dem Tisch bedeuten.
sign-level = { $name } spielt { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] das höchste Gebot.
    [outbid] nicht mehr das höchste Gebot.
    [pass] hat nicht geboten.
    [offer] bietet das Ausspiel zum Verkauf an.
    [pitch] spielt aus und braucht alle 4 Punkte.
    [accept] hat das Ausspiel an das höchste Gebot verkauft.
    [undertake] behält das Ausspiel und muss das Gebot erfüllen.
    [stand] ist mit der aufgedeckten Farbe zufrieden.
    [beg] bittet um eine andere Farbe.
    [take_one] behält die Farbe und gibt dafür einen Punkt.
    [run] gibt weitere Karten und deckt eine andere Farbe auf.
   *[bunch] bittet darum, neu zu geben.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: gibt diese Runde.
   *[no] Gibt diese Runde.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point } ist sicher.
   *[no] { $point } ist sicher.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] Der Haken: Daran ändert sich in dieser Runde nichts mehr.
    [so-far] Die halbe Scheibe: bisher, aber eine Karte kann es noch ändern.
   *[open] Der gestrichelte Ring: Noch hat ihn niemand.
}
sign-contract = { $kind ->
    [free] Jeder Punkt zählt, und verlieren lässt sich nichts.
   *[some] { $bid } der { $sum } Punkte müssen gemacht werden, sonst { sign-or }.
    [all] Alle { $sum } Punkte müssen gemacht werden, sonst { sign-or }.
    [slam] Alle { $sum } Punkte und alle Stiche müssen gemacht werden, sonst { sign-or }.
}
sign-boxes = Ein Feld mit Buchstaben ist ein sicherer Punkt.
sign-or = { $failed ->
    [others] bekommen die anderen { $bid }
   *[own] kostet es { $bid }
}
sign-turned = Die aufgedeckte Farbe ist Trumpf, wenn nicht erfolgreich gebettelt wird.
sign-shown = { $by ->
    [cut] Die Farbe der Karte, die vor dem Geben abgehoben wurde, ist Trumpf.
   *[stock_top] Die Farbe der ersten Karte des Talons ist Trumpf.
}
sign-no-trump = { $naming ->
    [announced] Trumpf wird vor dem ersten Ausspiel genannt.
   *[pitched] Die erste ausgespielte Karte bestimmt den Trumpf der Runde.
}
sign-led = Ausgespielt: die erste Karte des Stichs. Ihre Farbe ist zu bedienen.
sign-winning = Vorn: Diese Karte holt den Stich, so wie er jetzt liegt.
sign-off-trump = { $place ->
    [top] { $card }: der höchste Trumpf.
   *[below] { $card }: ein Trumpf, unter { $higher }.
}

person = { $who ->
    [you] Du
   *[one] { $name }
}
person-from = { $who ->
    [you] dir
   *[one] { $name }
}
bid-word = { $bid ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $bid }
}
bid-moon-word = Durchmarsch
bid-smudge-word = Smudge
# Bids from the lowest to the highest.
bid-range = { $min } bis { $max }
bid-pass-word = passe
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = Passen
list-two = { $first } und { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } und { $second }
list-groups = { $first } sowie { $second }
list-or = { $first } oder { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } oder { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = im Minus mit { $points }
person-object = { $who ->
    [you] dich
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] dich
   *[one] { $name }
}
person-refused = { $who ->
    [you] dich
   *[one] { $name }
}
# Bis wohin gespielt wird; [yes], wo jeder Punkt eine Marke in den Topf bringt.
goal = { $rid ->
    [yes] bis alle { $target } Marken weg sind
    [hands] { $target ->
        [1] eine Runde
       *[other] { $target } Runden
    }
    [deals] { $target ->
        [1] bis jeder einmal gegeben hat
       *[other] bis jeder { $target }-mal gegeben hat
    }
   *[no] bis { $target }
}
score-counters = { $counters ->
    [0] keine Marke mehr
    [one] noch 1 Marke
   *[other] noch { $counters } Marken
}
counters-put-in = { $counters ->
    [one] 1 Marke abgelegt
   *[other] { $counters } Marken abgelegt
}
counters-taken-back = { $counters ->
    [one] 1 Marke zurück
   *[other] { $counters } Marken zurück
}
pool = { $reds ->
    [0] Der Topf ist leer
    [one] Im Topf: 1 rote Marke
   *[other] Im Topf: { $reds } rote Marken
}
# Eine Zeile des Punktezettels.
mark = { $cause ->
    [turn-up] { $points } für aufgedeckt { $card }
    [gift] { $points } geschenkt
    [price] { $points } als Preis
    [refused] { $points } für das abgelehnte Angebot
    [misdeal] { $points } fürs Vergeben
    [look] { $who ->
        [you] { $points }, weil du zu früh geschaut hast
       *[one] { $points }, weil { $name } zu früh geschaut hat
    }
    [renege] { $who ->
        [you] { $points }, weil du falsch bedient hast
       *[one] { $points }, weil { $name } falsch bedient hat
    }
    [revoke] { $who ->
        [you] Minus { $points }, weil du falsch bedient hast
       *[one] Minus { $points }, weil { $name } falsch bedient hat
    }
    [set-back] Minus { $points }
    [bid-taken] { $points } für das Gebot der anderen
    [difference] { $points } mehr als die anderen
    [moon] { $points } für den Durchmarsch
    [short] Eins vor dem Ziel, minus { $points }
   *[slam] { $points } für den Smudge
}
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] { $card } aufgedeckt
    [gift] für das Betteln geschenkt
    [price] das Ausspiel für { $bid } verkauft
    [refused] das Angebot von { $bid } nicht genommen
    [misdeal] die anderen haben sich vergeben
    [look] { $who ->
        [you] du hast zu früh in deine Karten geschaut
       *[one] { $name } hat zu früh in die Karten geschaut
    }
    [renege] { $who ->
        [you] du hast mit { $card } falsch bedient
       *[one] { $name } hat mit { $card } falsch bedient
    }
    [revoke] { $who ->
        [you] du hast mit { $card } falsch bedient
       *[one] { $name } hat mit { $card } falsch bedient
    }
    [set-back] das Gebot von { $bid } verfehlt
    [bid-taken] das Gebot von { $bid } ist verfehlt und geht an die anderen
    [difference] so viel mehr gemacht als die andere Partei
    [moon] Durchmarsch geboten und gemacht
    [short] ans Ziel kommt nur, wer sein Gebot erfüllt
   *[slam] alle vier Punkte und alle Stiche
}

## What was said and done: one sentence for each thing that happens

log-deals = { $who ->
    [you] Du gibst Runde { $number }.
   *[one] { $name } gibt Runde { $number }.
}
log-passes = { $who ->
    [you] Du passt.
   *[one] { $name } passt.
}
log-bids = { $who ->
    [you] Du bietest { $bid }.
   *[one] { $name } bietet { $bid }.
}
log-takes-bid = { $who ->
    [you] Du nimmst { $from } das Gebot ab: { $bid }.
   *[one] { $name } nimmt { $from } das Gebot ab: { $bid }.
}
log-pitcher = { $who ->
    [you] Du hast das Gebot: { $bid }.
   *[one] { $name } hat das Gebot: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Niemand hat geboten. Du spielst aus und musst nichts erreichen.
   *[one] Niemand hat geboten. { $name } spielt aus und muss nichts erreichen.
}
log-names-free = { $who ->
    [you] Niemand hat geboten. Du nennst Trumpf und musst nichts erreichen.
   *[one] Niemand hat geboten. { $name } nennt Trumpf und muss nichts erreichen.
}
log-thrown-in = Alle passen. Die Karten werden zusammengeworfen.
log-pitches = { $who ->
    [you] Du spielst { $card } aus.
   *[one] { $name } spielt { $card } aus.
}
log-trump = { suit-capital } ist Trumpf.
log-names-trump = { $who ->
    [you] Du nennst { suit } als Trumpf.
   *[one] { $name } nennt { suit } als Trumpf.
}
log-calls-partner = { $who ->
    [you] Du rufst { $card }.
   *[one] { $name } ruft { $card }.
}
log-partner = { $who ->
    [you] Du hast die Karte und spielst diese Runde mit { $pitcher }.
   *[one] { $name } hat die Karte und spielt diese Runde mit { $pitcher_who ->
        [you] dir
       *[one] { $pitcher }
    }.
}
log-no-partner = { $who ->
    [you] Niemand hat die Karte. Du spielst allein.
   *[one] Niemand hat die Karte. { $name } spielt allein.
}
log-leads = { $who ->
    [you] Du spielst { $card } aus.
   *[one] { $name } spielt { $card } aus.
}
log-follows = { $who ->
    [you] Du bedienst mit { $card }.
   *[one] { $name } bedient mit { $card }.
}
log-trumps = { $who ->
    [you] Du stichst mit { $card }.
   *[one] { $name } sticht mit { $card }.
}
log-drops = { $who ->
    [you] Du wirfst { $card } ab.
   *[one] { $name } wirft { $card } ab.
}
log-takes-trick = { $who ->
    [you] Du machst Stich { $number } mit { $card }.
   *[one] { $name } macht Stich { $number } mit { $card }.
}
log-takes-jack = { $who ->
    [you] Du machst Stich { $number } mit { $card } und holst { $owner ->
        [you] deinen Trumpfbuben
       *[one] den Trumpfbuben von { $owner_name }
    }.
   *[one] { $name } macht Stich { $number } mit { $card } und holt { $owner ->
        [you] deinen Trumpfbuben
       *[one] den Trumpfbuben von { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Du machst Stich { $number } mit { $card } und bringst den Trumpfbuben von { $owner_name } heim.
   *[one] { $name } macht Stich { $number } mit { $card } und bringt { $owner ->
        [you] deinen Trumpfbuben
       *[one] den Trumpfbuben von { $owner_name }
    } heim.
}
log-deal-passes = { $who ->
    [you] Du gibst als Nächstes.
   *[one] { $name } gibt als Nächstes.
}
log-wins-game = { $who ->
    [you] Du gewinnst das Spiel.
    [your-side] { $name } gewinnt das Spiel.
    [several] { $name } gewinnen das Spiel.
   *[one] { $name } gewinnt das Spiel.
}
log-taken-up = { $who ->
    [you] Du nimmst deine Karten auf.
   *[one] { $name } nimmt die Karten auf.
}
log-turned-up = Aufgedeckt: { $card }.
log-uncovered = { $who ->
    [you] Du deckst { $card } auf, unter { $upper }.
   *[one] { $name } deckt { $card } auf, unter { $upper }.
}
log-same-suit = Wieder dieselbe Farbe.
log-gets-own = Du bekommst { $cards }.
log-cut = Für Trumpf abgehoben: { $card }.
log-stock-top = Oben auf dem Talon: { $card }.
log-draws-open = { $who ->
    [you] Du ziehst { $cards }.
   *[one] { $name } zieht { $cards }.
}
log-stock-out = Der Talon ist aus: Jetzt werden die letzten { $count } Karten gespielt.
log-exhausted = Der Talon reicht nicht mehr: Es wird neu gegeben.
log-offers = { $who ->
    [you] Du bietest das Ausspiel zum Verkauf an.
   *[one] { $name } bietet das Ausspiel zum Verkauf an.
}
log-keeps-pitch = { $who ->
    [you] Du verkaufst nicht und spielst selbst für vier.
   *[one] { $name } verkauft nicht und spielt selbst für vier.
}
log-sells = { $who ->
    [you] Du verkaufst das Ausspiel an { $to }: { $bid }.
   *[one] { $name } verkauft das Ausspiel an { $to }: { $bid }.
}
log-undertakes = { $who ->
    [you] Du übernimmst selbst ({ $bid }) und verkaufst nicht an { $from }.
   *[one] { $name } übernimmt selbst ({ $bid }) und verkauft nicht an { $from }.
}
log-stands = { $who ->
    [you] Du bleibst dabei.
   *[one] { $name } bleibt dabei.
}
log-begs = { $who ->
    [you] Du bettelst.
   *[one] { $name } bettelt.
}
log-gives = { $who ->
    [you] Du gibst einen Punkt: Die Farbe bleibt.
   *[one] { $name } gibt einen Punkt: Die Farbe bleibt.
}
log-runs = { $who ->
    [you] Du legst nach.
   *[one] { $name } legt nach.
}
log-proposes-to-bunch = { $who ->
    [you] Du willst die Karten zusammenwerfen.
   *[one] { $name } will die Karten zusammenwerfen.
}
log-agrees-to-bunch = { $who ->
    [you] Du bist einverstanden.
   *[one] { $name } ist einverstanden.
}
log-bunched = Die Karten werden zusammengeworfen, und derselbe Geber gibt noch einmal.
log-pitcher-sale = { $who ->
    [you] Du hast das Ausspiel: { $bid }.
   *[one] { $name } hat das Ausspiel: { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Du bist Vorhand und spielst aus.
   *[one] { $name } ist Vorhand und spielt aus.
}
log-ended-by-score = { $who ->
    [you] Du beendest das Spiel nach Punkten.
   *[one] { $name } beendet das Spiel nach Punkten.
}
log-discards-own = Du legst { $cards } weg.
log-discards = { $who ->
    [you] Du legst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } weg.
   *[one] { $name } legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } weg.
}
log-discards-shown = { $who ->
    [you] Du legst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } weg und zeigst die Trümpfe: { $cards }.
   *[one] { $name } legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } weg und zeigt die Trümpfe: { $cards }.
}
log-hands-over = { $who ->
    [you] Du gibst { $to_name } { $cards }.
   *[one] { $to ->
        [you] { $name } gibt dir { $cards }.
       *[one] { $name } gibt { $to_name } { $cards }.
    }
}
log-weak-hand = { $who ->
    [you] Du zeigst ein Blatt ohne Bild und ohne Zählkarte, und es wird neu gegeben: { $cards }.
   *[one] { $name } zeigt ein Blatt ohne Bild und ohne Zählkarte, und es wird neu gegeben: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Du zeigst { $cards }, nichts über der Neun und keine Zwei, und bekommst neue Karten.
   *[one] { $name } zeigt { $cards }, nichts über der Neun und keine Zwei, und bekommt neue Karten.
}
log-takes-widow-own = Du nimmst den Skat auf: { $cards }.
log-takes-widow = { $who ->
    [you] Du nimmst den Skat auf: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[one] { $name } nimmt den Skat auf: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
log-draws-own = Du ziehst { $cards }.
log-draws = { $who ->
    [you] Du ziehst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[one] { $name } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
log-takes-rest-own = Du nimmst den Rest des Talons: { $cards }.
log-takes-rest = { $who ->
    [you] Du nimmst den Rest des Talons: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[one] { $name } nimmt den Rest des Talons: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
log-replenished = Der Talon reicht nicht: { $count ->
    [one] 1 weggelegte Karte
   *[other] { $count } weggelegte Karten
} von { $who ->
    [you] dir
   *[one] { $name }
} { $count ->
    [one] kommt
   *[other] kommen
} darunter.
log-out = { $who ->
    [you] Du hast keinen Trumpf und setzt aus.
    [several] { $names } haben keinen Trumpf und setzen aus.
   *[one] { $names } hat keinen Trumpf und setzt aus.
}
log-lead-passes = { $who ->
    [you] Du hast keinen Trumpf mehr, also
   *[one] { $name } hat keinen Trumpf mehr, also
} { $to ->
    [you] spielst du aus.
   *[one] spielt { $to_name } aus.
}
log-lays-down = { $who ->
    [you] Du legst ein wertloses Blatt hin: { $cards }.
   *[one] { $name } legt ein wertloses Blatt hin: { $cards }.
}
log-claims = { $who ->
    [you] Du sagst: „Der Rest gehört mir.“
   *[one] { $name } sagt: „Der Rest gehört mir.“
}
log-stops-early = Alle Punkte stehen fest: Der Rest wird nicht gespielt.
log-marked = { $who ->
    [you] Du bekommst { $points }: { $reason }.
    [your-side] { $name } bekommt { $points }: { $reason }.
    [several] { $name } bekommen { $points }: { $reason }.
   *[one] { $name } bekommt { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] Du schreibst sofort { $points } für { $card } an.
   *[one] { $name } schreibt sofort { $points } für { $card } an.
}
log-marked-lost = { $who ->
    [you] Du verlierst { $points }: { $reason }.
    [your-side] { $name } verliert { $points }: { $reason }.
    [several] { $name } verlieren { $points }: { $reason }.
   *[one] { $name } verliert { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Du vergibst dich: Die Anzahl der Karten stimmt nicht.
   *[one] { $name } vergibt sich: Die Anzahl der Karten stimmt nicht.
}
log-misdeals-showing = { $who ->
    [you] Du zeigst beim Geben { $cards }.
   *[one] { $name } zeigt beim Geben { $cards }.
}
log-void = { $who ->
    [you] Dein „{ $call }“ ist nicht erlaubt.
   *[one] Das „{ $call }“ von { $name } ist nicht erlaubt.
}
log-pitches-early = { $who ->
    [you] Du spielst { $card } aus, bevor das Bieten zu Ende ist.
   *[one] { $name } spielt { $card } aus, bevor das Bieten zu Ende ist.
}
log-overrides = { $who ->
    [you] Du sagst vier und spielst selbst aus.
   *[one] { $name } sagt vier und spielt selbst aus.
}
log-leads-wrongly = { $who ->
    [you] Du spielst { $card } aus, obwohl das Ausspiel nicht dir gehört.
   *[one] { $name } spielt { $card } aus, ohne das Ausspiel zu haben.
}
log-lets-stand = { $who ->
    [you] Du lässt die Karte liegen.
   *[one] { $name } lässt die Karte liegen.
}
log-withdrawn = Zurückgenommen: { $cards }.
log-demanded = { $who ->
    [you] Du { $demand ->
        [highest] musst die höchste Karte der ausgespielten Farbe spielen
        [lowest] musst die niedrigste Karte der ausgespielten Farbe spielen
        [trump] musst Trumpf spielen
        [no_trump] darfst keinen Trumpf spielen
       *[nothing] darfst jede Karte spielen
    }.
   *[one] { $name } { $demand ->
        [highest] muss die höchste Karte der ausgespielten Farbe spielen
        [lowest] muss die niedrigste Karte der ausgespielten Farbe spielen
        [trump] muss Trumpf spielen
        [no_trump] darf keinen Trumpf spielen
       *[nothing] darf jede Karte spielen
    }.
}
log-shown = { $who ->
    [you] Von dir gezeigt: { $card }.
   *[one] Von { $name } gezeigt: { $card }.
}
log-calls-card = { $who ->
    [you] Du forderst { $card } von { $from }.
   *[one] { $name } fordert { $card } von { $from }.
}
log-corrects = { $who ->
    [you] Du nimmst { $card } rechtzeitig zurück.
   *[one] { $name } nimmt { $card } rechtzeitig zurück.
}
log-renege-found = { $who ->
    [you] Du sagst, { $of ->
        [you] dass du falsch bedient hast
       *[one] dass { $of_name } falsch bedient hat
    }, und das stimmt: in Stich { $trick } mit { $card }.
   *[one] { $name } sagt, { $of ->
        [you] dass du falsch bedient hast
       *[one] dass { $of_name } falsch bedient hat
    }, und das stimmt: in Stich { $trick } mit { $card }.
}
log-renege-none = { $who ->
    [you] Du sagst, { $of ->
        [you] dass du falsch bedient hast
       *[one] dass { $of_name } falsch bedient hat
    }, aber das stimmt nicht.
   *[one] { $name } sagt, { $of ->
        [you] dass du falsch bedient hast
       *[one] dass { $of_name } falsch bedient hat
    }, aber das stimmt nicht.
}

## The first deal: the draw, the first jack or the guess, and the cut

first-draw = Alle ziehen eine Karte. Die höchste gibt zuerst.
first-draws = { $who ->
    [you] Du ziehst { $card }.
   *[one] { $name } zieht { $card }.
}
first-draw-again = Gleich hohe Karten: { $names } ziehen noch einmal.
first-deals = { $who ->
    [you] Du hast die höchste Karte, gibst zuerst und bleibst sitzen.
   *[one] { $name } hat die höchste Karte, gibt zuerst und bleibt sitzen.
}
first-jack = Es wird offen gegeben, bis ein Bube fällt. Wer ihn bekommt, spielt zuerst aus.
first-gets = { $who ->
    [you] Du bekommst { $card }.
   *[one] { $name } bekommt { $card }.
}
first-cuts = Aus jeder Partei hebt jemand ab. Wer die { $low ->
    [yes] niedrigere
   *[no] höhere
} Karte abhebt, spielt zuerst aus.
first-cuts-choose = Aus jeder Partei hebt jemand ab. Wer die höhere Karte abhebt, sagt, wer zuerst ausspielt.
first-cuts-card = { $who ->
    [you] Du hebst { $card } ab.
   *[one] { $name } hebt { $card } ab.
}
first-cuts-again = Gleich hohe Karten: { $names } heben noch einmal ab.
log-first-pitcher = { $who ->
    [you] Du hast die Karozwei und spielst zuerst aus.
   *[one] { $name } hat die Karozwei und spielt zuerst aus.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Du hebst die höhere Karte ab und spielst selbst zuerst aus.
       *[one] Du hebst die höhere Karte ab und lässt { $of_name } zuerst ausspielen.
    }
   *[one] { $of ->
        [self] { $name } hebt die höhere Karte ab und spielt selbst zuerst aus.
        [you] { $name } hebt die höhere Karte ab und lässt dich zuerst ausspielen.
       *[one] { $name } hebt die höhere Karte ab und lässt { $of_name } zuerst ausspielen.
    }
}
first-guess = { $who ->
    [you] Du sagst { $colour ->
        [red] Rot
       *[black] Schwarz
    }.
   *[one] { $name } sagt { $colour ->
        [red] Rot
       *[black] Schwarz
    }.
}
first-guess-card = Aufgedeckt wird { $card }.
first-pitches = { $who ->
    [you] Du spielst
   *[one] { $name } spielt
} zuerst aus, also { $dealer ->
    [you] giltst du
   *[one] gilt { $dealer_name }
} als Geber.
first-cut = { $who ->
    [you] Du hebst ab: { $lifted } Karten und { $left }.
    [before] Wer vor dem Geber sitzt, hebt ab: { $lifted } Karten und { $left }.
   *[one] { $name } hebt ab: { $lifted } Karten und { $left }.
}
first-title = Wer gibt zuerst
first-go-on = Karten geben
first-title-pitch = Wer spielt zuerst aus

## What to do now

prompt-deal = { $who ->
    [you] Gib Runde { $number }.
   *[one] { $name } gibt Runde { $number }.
}
prompt-bid = Dein Gebot.
prompt-bid-dealer = Dein Gebot, Geber.
prompt-waits-bid = { $name } ist mit Bieten dran.
prompt-waits-play = { $name } ist mit Spielen dran.
prompt-pitch = Beliebige Karte ausspielen: Ihre Farbe wird Trumpf.
prompt-pitch-named = Beliebige Karte ausspielen: Ihre Farbe wird Trumpf. Mit { $cards } nennst du die Farbe.
prompt-pitch-spades = Beliebige Karte ausspielen: Ihre Farbe wird Trumpf. Ein Joker macht Pik zum Trumpf.
prompt-pitch-no-joker = Beliebige Karte ausspielen, nur keinen Joker: Ihre Farbe wird Trumpf.
prompt-joker-led = Ein Joker wurde ausgespielt: Spiele eine beliebige Karte.
prompt-lead = Beliebige Karte ausspielen.
prompt-last-card = Die letzte Karte spielen.
prompt-to-peg = { $points } anzuschreiben.
prompt-follow = { suit } bedienen.
prompt-follow-or-trump = { suit } bedienen oder stechen.
prompt-follow-trump = Trumpf bedienen: { suit-one } spielen.
prompt-void = Kein { suit } auf der Hand: beliebige Karte spielen.
prompt-void-trump = Kein { suit } auf der Hand: stechen oder beliebig abwerfen.
prompt-void-over = Kein { suit } auf der Hand: den liegenden Trumpf überstechen oder abwerfen.
prompt-void-must-trump = Kein { suit } auf der Hand: Du musst stechen.
prompt-over = Das Spiel ist aus.

bidding-none = Noch hat niemand geboten. Biete { $min } oder mehr, oder passe.
bidding-over = { $who ->
    [you] Du hast { $bid } geboten. Biete höher oder passe.
   *[one] { $name } hat { $bid } geboten. Biete höher oder passe.
}
bidding-highest = { $who ->
    [you] Du hast { $bid } geboten. Höher geht es nicht: Passe.
   *[one] { $name } hat { $bid } geboten. Höher geht es nicht: Passe.
}
bidding-dealer = { $who ->
    [you] Du hast { $bid } geboten. Du darfst das Gebot übernehmen.
   *[one] { $name } hat { $bid } geboten. Du darfst das Gebot übernehmen.
}
bidding-take = { $who ->
    [you] Du hast { $bid } geboten. Du darfst das Gebot übernehmen.
   *[one] { $name } hat { $bid } geboten. Du darfst das Gebot übernehmen.
}
bidding-forced = Alle anderen haben gepasst, also muss der Geber bieten.
bidding-forced-up = Alle anderen haben gepasst, also muss der Geber mindestens { $min } bieten.
bidding-forced-to = Alle anderen haben gepasst, also muss der Geber { $bid } bieten.
bidding-dealer-last = Niemand hat geboten, und du sprichst zuletzt.
note-pass-open = Den anderen überlassen
note-pass-last = Karten zusammenwerfen
note-pass-eldest = { $who ->
    [you] Du spielst aus
   *[one] { $name } spielt aus
}
note-pass-dealer = { $who ->
    [you] Du bestimmst Trumpf und musst nichts erreichen
   *[one] { $name } bestimmt Trumpf und muss nichts erreichen
}
note-pass-holds = { $who ->
    [you] Du hältst das Gebot mit { $bid }
   *[one] { $name } hält das Gebot mit { $bid }
}
note-pass-pitches = { $who ->
    [you] Du spielst für { $bid }
   *[one] { $name } spielt für { $bid }
}
note-smudge = Alle 4 Punkte und das Spiel, sonst minus 4
note-smudge-hole = Alle 4 Punkte, sonst minus 4; im Minus kein Sieg
note-take = { $who ->
    [you] Eigenes Gebot behalten: { $bid } machen, sonst { note-or }
   *[one] { $name } abnehmen: { $bid } machen, sonst { note-or }
}
# Was auf ein verfehltes Gebot folgt.
note-or = { $failed ->
    [others] { $bid } für die anderen
   *[own] minus { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Alle { $sum } Punkte und alle Stiche
   *[points] Alle { $sum } Punkte
} { $worth ->
    [game] gewinnen das Spiel
    [zero] bringen dich auf null
   *[points] zählen { $gain }
}, sonst minus { $stake }
note-open = { $kind ->
    [slam] Alle { $sum } Punkte und alle Stiche, sonst { note-or }
    [all] Alle { $sum } Punkte machen, sonst { note-or }
   *[some] { $bid } der { $sum } Punkte machen, sonst { note-or }
}
prompt-discard = { $count ->
    [one] Lege 1 Karte weg.
   *[other] Lege { $count } Karten weg.
}
prompt-discard-any = Lege bis zu { $max ->
    [one] 1 Karte
   *[other] { $max } Karten
} weg, oder behalte alle.
prompt-discard-range = Lege { $min } bis { $max } Karten weg.
prompt-keep = Behalte { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} und lege die anderen weg.
prompt-waits-keep = { $name } wählt aus dem Rest des Talons.
prompt-lead-any-trump = Beliebigen Trumpf ausspielen.
prompt-play-any-trump = Beliebigen Trumpf spielen.
prompt-first-lead-trump = Die erste Karte muss ein Trumpf sein.
prompt-waits-word = { $name } ist an der Reihe.
prompt-waits-discard = { $name } legt Karten weg.
prompt-stand-or-beg = { suit-capital } wäre Trumpf: dabei bleiben oder um eine andere Farbe betteln.
prompt-begged = Es wird gebettelt: einen Punkt geben und { suit } behalten, oder nachlegen.
prompt-must-run = Es wird gebettelt, und ein Punkt würde das Spiel beenden: { suit } kann nicht bleiben.
prompt-before-run = Gleich wird nachgelegt: gut so, oder lieber zusammenwerfen?
prompt-bunch-proposed = Die Karten zusammenwerfen oder nachlegen?
prompt-offer-or-pitch = Das Ausspiel zum Verkauf anbieten oder selbst für vier ausspielen.
prompt-sell-or-undertake = Geboten sind { $bid }: verkaufen oder selbst übernehmen.
prompt-price = Dein Gebot für das Ausspiel.
prompt-called = Die Gegner fordern eine Karte: { $card } spielen.
prompt-play-higher = Deine erste Karte muss höher sein als { $card }: Die Karte hast du weggelegt.
prompt-partner-card = Du bist der gerufene Partner: { $card } gehört in den ersten Stich.
prompt-lead-trump = Trumpf ausspielen: Du hast ihn genannt.
prompt-demanded = Verlangt wird: { $cards } spielen.
# Über den Antworten: wonach gefragt wird, in wenigen Wörtern.
question-stand = Bleiben oder betteln?
question-begged = Schenken oder nachlegen?
question-must-run = Es muss nachgelegt werden
question-run = Nachlegen oder neu geben?
question-offer = Selbst spielen oder anbieten?
question-sell = Für { $bid } verkaufen?
question-price = Dein Gebot
question-override = Vier, oder liegen lassen?
question-wrong-lead = Das Ausspiel liegen lassen?
question-demand = Was muss { $name } spielen?
question-name-trump = Was ist Trumpf?
question-call-partner = Wen rufst du?
question-first-pitcher = Wer spielt zuerst aus?
call-trumps = Trümpfe
# Wie viele Karten der Hand mit dieser Farbe Trumpf wären.
note-name-trump = { $count ->
    [0] kein Trumpf
    [one] 1 Trumpf
   *[other] { $count } Trümpfe
}
question-claims = Noch etwas zu melden?
bidding-sale = { $from ->
    [you] Du verkaufst das Ausspiel. Gebote ab { $min }.
   *[other] Das Ausspiel von { $from } ist zu verkaufen. Biete { $min } oder mehr, oder passe.
}
note-offer = Die anderen bieten, du hast das letzte Wort
note-sale-bid = Du spielst für { $bid }, wenn { $name } annimmt
note-pitch = Alle 4 Punkte machen, sonst minus 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Du spielst für { $bid }
       *[one] { $name } spielt; du bekommst jetzt { $bid }
    }
   *[none] { $who ->
        [you] Du spielst für { $bid }
       *[one] { $name } spielt; du bekommst nichts
    }
}
note-undertake = Du spielst aus: { $bid } machen, sonst minus { $bid }
note-undertake-paid = { $who ->
    [you] Du spielst aus: { $bid } machen, sonst minus { $bid }
   *[one] { $bid } machen, sonst minus { $bid }; { $name } bekommt jetzt { $bid }
}
note-stand = { suit-capital } ist Trumpf, und du spielst aus
note-beg = { $who ->
    [you] Du gibst einen Punkt oder legst nach
   *[one] { $name } gibt einen Punkt oder legt nach
}
note-take-one = 1 Punkt für { $name }{ $wins ->
    [yes] , der das Spiel gewinnt
   *[no] {""}
}
note-run = Drei Karten für alle, neu aufgedeckt
note-bunch = Wenn beide wollen, wird noch einmal gegeben
note-bunch-agree = Es wird noch einmal gegeben
call-offer-word = anbieten
call-pitch-word = selbst ausspielen
call-accept-word = verkaufen
call-undertake-word = übernehmen
call-stand-word = bleiben
call-beg-word = betteln
call-take-one-word = schenken
call-run-word = nachlegen
call-bunch-word = zusammenwerfen
note-weak-hand = Derselbe Geber gibt noch einmal
note-weak-hand-new = Du bekommst neue Karten

## What cannot be done, and why

refused-game-over = Das Spiel ist aus.
refused-not-your-turn = { $who ->
    [you] Du bist an der Reihe.
   *[one] { $name } ist an der Reihe.
}
refused-deal-first = Erst muss die nächste Runde gegeben werden.
refused-nothing-to-deal = Eine Runde läuft: Es gibt nichts zu geben.
refused-still-bidding = Das Bieten ist noch nicht zu Ende: Biete oder passe erst.
refused-bidding-over = Das Bieten ist zu Ende: Spiele eine Karte.
refused-nobody-bids = In diesem Spiel wird nicht geboten: Spiel eine Karte.
refused-pack = { $fault ->
    [count] Das Kartenspiel hat { $found ->
        [one] 1 Karte
       *[other] { $found } Karten
    }, und nach den Regeln sind es { $expected }.
    [cut] Die Karte, die für Trumpf abgehoben wird, fehlt, oder es dürfte keine geben.
   *[other] Das Kartenspiel hat andere Karten, als die Regeln verlangen.
}
refused-bid-range = Gebote gehen von { $min } bis { $max }.
refused-bid-low = Das Gebot steht bei { $standing }: Biete höher oder passe.
refused-bid-moon = Durchmarsch ist geboten: Höher geht es nicht.
refused-dealer-must-bid = Alle anderen haben gepasst: Der Geber muss bieten.
refused-smudge-hole = Du bist im Minus und darfst keinen Smudge bieten.
refused-not-held = Du hast { card-object } nicht.
refused-follow-trump = Trumpf wurde ausgespielt: Du hast einen, also spiele ihn.
refused-follow-or-trump = Du hast { suit }: bediene oder stich.
refused-follow = Du hast { suit }: bediene. An diesem Tisch sticht nur, wer nicht bedienen kann.
refused-must-trump = Du hast kein { suit } und musst stechen, solange du Trumpf hast.
refused-undertrump = Es liegt { $card }: Einen niedrigeren Trumpf darfst du nur spielen, wenn du nichts anderes hast.

misfit-range = „{ $name }“ kann nicht { $value } sein: erlaubt ist { $min } bis { $max }.
misfit-player-range = Mindestens { $min } und höchstens { $max } Spieler: Das geht nicht zusammen.
misfit-players = { $span ->
    [one] { $players } können nicht spielen: Dieses Spiel ist für { $min }.
   *[some] { $players } können nicht spielen: Dieses Spiel ist für { $min } bis { $max }.
}
misfit-teams = { $players } Spieler lassen sich so nicht aufteilen.
misfit-cards = Je { $cards } Karten für { $players } gibt ein Spiel von { $pack } Karten nicht her.
misfit-cards-widow = Je { $cards } Karten für { $players } und den Skat gibt ein Spiel von { $pack } Karten nicht her.
misfit-exchange = Weglegen und auffüllen lässt sich nur, wo Trumpf vor dem ersten Ausspiel angesagt wird.
misfit-widow = Zu einem Skat gehört das Weglegen: Sonst hat, wer ihn aufnimmt, mehr Karten als die anderen.
misfit-draw = Gezogen wird nur, wo zwei mit allen Karten spielen und vorher nichts getauscht wird.
misfit-rows = In Reihen können Karten nur liegen, wenn zwei spielen, jeder eine gerade Zahl von Karten hat, alle davon gespielt werden und nichts gezogen wird.
misfit-refill = Auffüllen lässt sich nur, wenn feststeht, mit wie vielen Karten gespielt wird.
misfit-to-partner = Trümpfe gehen nur dann an den Partner, wenn die Parteien feststehen, weggelegt wird und das höchste Gebot zuerst weglegt.
misfit-difference = Den Unterschied können nur zwei Parteien anschreiben.
misfit-turn-up = Je { $cards } Karten für { $players } lassen keine zum Aufdecken übrig.
misfit-bids = Das niedrigste Gebot, { $min }, liegt über dem höchsten, { $max }.
misfit-max-bid = { $bid } kann nicht das höchste Gebot sein: Eine Runde hat { $sum ->
    [one] 1 Punkt
   *[other] { $sum } Punkte
}.
misfit-slam = Fünf lässt sich nicht bieten, wo { $bid } das höchste Gebot ist.
misfit-nobody-bids = Stünden alle im Minus, könnte niemand bieten, und jede Runde würde zusammengeworfen.
misfit-nobody-offers = Jede Runde würde zusammengeworfen: Am Anfang brächte jedes Gebot ab { $min } Vorhand ans Ziel, und Vorhand darf nicht für vier ausspielen.
misfit-pegging = Wo geboten wird, können Karten nicht sofort angeschrieben werden: Ein verfehltes Gebot nähme sie wieder weg.
misfit-tie = Nur wo zwei Parteien spielen, kann bei Gleichstand die den Punkt bekommen, die nicht gibt.
misfit-trump-order = Die Folge der Trümpfe sagt nicht, wo { $trump } steht.
misfit-joker-turned-up = Ein Joker hat keine Farbe, die Trumpf werden könnte; also gibt es keine Joker, wo eine aufgedeckte oder abgehobene Karte Trumpf bestimmt.
misfit-must-bid = In diesem Spiel bietet niemand, also könnte niemand gewinnen.
misfit-moon-target = In einem Spiel über eine feste Zahl von Runden gibt es kein Ziel, das der Durchmarsch gewinnen oder kosten könnte.
warning-line = Hinweis: { $warning }
warning-forced-four = In jeder Runde muss jemand { $min ->
    [4] vier
   *[other] { $min }
} bieten, und das schaffen nur wenige Blätter. Die Stände können weit unter null sinken, und das Spiel endet vielleicht nie.
warning-few-bids = Wenige Blätter taugen für ein Gebot von { $min }, und Runden ohne Gebot werden zusammengeworfen. Das Spiel kann Hunderte Runden dauern.
warning-nobody-bids = Steht Vorhand kurz vor dem Ziel, darf oder will niemand bieten, und die Karten werden zusammengeworfen. Das Spiel endet vielleicht nie.
warning-nobody-wins = Gewinnen kann nur, wer ein Gebot hat, und steht Vorhand kurz vor dem Ziel, darf niemand bieten. Das Spiel endet vielleicht nie.
warning-few-winners = Gewinnen kann nur, wer ein Gebot hat, und wenige Blätter taugen für ein Gebot von { $min }. Das Spiel endet vielleicht nie.
warning-reckless-bids = Gewinnen kann nur, wer ein Gebot hat, und ein verfehltes Gebot kostet nichts: Alle bieten vielleicht zu hoch. Das Spiel endet vielleicht nie.
warning-free-moon = Der Durchmarsch bringt nichts und kostet nichts: Wer ihn ansagt, nimmt den anderen ohne Risiko das Gebot weg.
warning-long = Ein Spiel bis { $target } mit { $sides } Parteien kann Hunderte Runden dauern.
misfit-proposal = So ginge es ({ $changes }).
refused-discard = { $count ->
    [one] Lege genau 1 Karte weg.
   *[other] Lege genau { $count } Karten weg.
}
refused-no-discard = Jetzt sind keine Karten wegzulegen.
refused-trumps-only = In diesem Spiel werden nur Trümpfe gespielt.
refused-first-lead = Die erste Karte muss ein Trumpf sein, und du hast einen.
refused-joker-first = Ein Joker darf nicht die erste Karte sein: Du hast eine andere.
refused-forced-bid = Alle anderen haben gepasst: Der Geber muss mindestens { $min } bieten.
refused-held-to = Alle anderen haben gepasst: Der Geber muss genau { $bid } bieten.
refused-discard-range = Lege mindestens { $min } und höchstens { $max } Karten weg.
refused-discard-trump = { card-alone } ist Trumpf und bleibt, solange du eine andere Karte weglegen kannst.
refused-discard-scoring = { card-alone } zählt und bleibt, solange du einen anderen Trumpf weglegen kannst.
refused-discard-spared = { $kind ->
    [highest] { card-alone } bleibt: Deine erste Karte muss höher sein als die Trümpfe, die du weglegst.
   *[scoring] { card-alone } zählt und wird an diesem Tisch nicht weggelegt.
}
refused-discard-must = { $kind ->
    [idle] { card-alone } zählt nicht und muss weg.
   *[plain] { card-alone } ist kein Trumpf und muss weg.
}
refused-discard-most = Den Rest darfst du behalten: Lege höchstens { $max ->
    [one] 1 Karte
   *[other] { $max } Karten
} weg.
refused-keep = Behalte genau { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
refused-still-discarding = Noch wird weggelegt: Jetzt spielt niemand.
refused-no-seat = Auf Platz { $seat } sitzt niemand.
refused-unsettled = { $who ->
    [you] Beantworte erst die Frage.
   *[one] Erst muss { $name } etwas klären.
}
refused-not-now = { $remark ->
    [rest] Den Rest kannst du jetzt nicht beanspruchen.
    [lay-down] Dein Blatt kannst du jetzt nicht hinlegen.
    [take-back] Du hast keine Karte gespielt, die du noch zurücknehmen kannst.
    [renege] Das lässt sich nur von einem Gegner sagen, wenn ein Stich fertig ist, und nur wo die Spieler selbst aufpassen.
    [call-card] Eine solche Karte hat kein Gegner gezeigt, oder sie lässt sich jetzt nicht fordern.
    [call-partner] Du rufst jetzt keinen Partner, oder du hast die Karte selbst.
    [first-pitcher] Niemand fragt dich jetzt, wer zuerst ausspielt.
    [expose] Diese Karte kannst du jetzt nicht zeigen.
    [look] Du hast deine Karten schon gesehen.
    [override] Niemand hat ausgespielt, bevor du sprechen konntest.
    [decline] Du bist nicht gefragt, ob etwas liegen bleibt.
    [withdraw] Es gibt kein falsches Ausspiel, das du zurückgehen lassen könntest.
    [let-stand] Es gibt kein falsches Ausspiel, das du liegen lassen könntest.
    [name] Du darfst jetzt keinen Trumpf nennen.
    [demand] Du darfst jetzt nichts verlangen.
    [end-by-score] Nach Punkten lässt sich das Spiel erst beenden, wenn { $hands }-mal gegeben wurde, ohne dass jemand dem Ziel näher kam.
    [weak-hand] Ein schwaches Blatt darfst du nur vor deinem ersten Wort zeigen, und nur, wenn es so schwach ist, wie dieser Tisch verlangt.
   *[content] Du bist nicht gefragt, ob du etwas zu melden hast.
}
refused-no-mistakes = An diesem Tisch sind keine Fehler möglich, also gibt es nichts zu melden.
refused-not-certain = Die anderen könnten noch einen Stich machen.
refused-not-worthless = Hinlegen darf nur, wer dran ist und weder Trumpf noch eine Karte über der Neun noch eine hat, die zählt.
refused-seller-out = Mit { $bid } käme der Verkäufer ans Ziel: Biete weniger.
refused-gift-wins = Der Punkt würde das Spiel beenden, und das ist an diesem Tisch nicht erlaubt: Lege nach.
refused-must-pass = Nach einem falschen Gebot musst du passen.
refused-word-not-now = Das kannst du jetzt nicht sagen.
refused-lead-trump = Du hast Trumpf genannt: Zuerst musst du Trumpf ausspielen.
refused-demanded = { $demand ->
    [highest] Verlangt ist deine höchste Karte der ausgespielten Farbe.
    [lowest] Verlangt ist deine niedrigste Karte der ausgespielten Farbe.
    [trump] Verlangt ist ein Trumpf.
   *[no_trump] Verlangt ist, dass du keinen Trumpf spielst.
}
refused-called = Die Gegner haben { $card } gefordert: Spiele die Karte.
refused-play-higher = Weggelegt hast du { $card }: Deine erste Karte muss höher sein.
refused-partner-card = Gerufen wurde { $card }: Die Karte gehört in den ersten Stich.

## The result of a hand

result-made = { $who ->
    [you] Du hast { $bid } geboten und { $made } gemacht
   *[one] { $name } hat { $bid } geboten und { $made } gemacht
}
result-with-partner = { $result }, mit { $partner }
result-alone = { $result }, allein
result-smudge = { $who ->
    [you] Du hast den Smudge geschafft
   *[one] { $name } hat den Smudge geschafft
}
result-smudge-failed = { $who ->
    [you] Du hast Smudge geboten und { $made } gemacht
   *[one] { $name } hat Smudge geboten und { $made } gemacht
}
result-claim = { $who ->
    [you] Du hast den Rest der Stiche zu Recht beansprucht.
   *[one] { $name } hat den Rest der Stiche zu Recht beansprucht.
}
result-free = { $who ->
    [you] Du hast ohne Gebot ausgespielt und { $made } gemacht
   *[one] { $name } hat ohne Gebot ausgespielt und { $made } gemacht
}
result-free-named = { $who ->
    [you] Du hast ohne Gebot Trumpf genannt und { $made } gemacht
   *[one] { $name } hat ohne Gebot Trumpf genannt und { $made } gemacht
}
result-log = { $set_back ->
    [yes] { $headline }: minus { $bid }.
    [failed] { $headline }: { $bid } für die anderen.
   *[no] { $headline }.
}
reason-made = Geschafft mit { $points }.
reason-made-free = { $points }, ganz ohne Gebot.
reason-none-free = Keiner der Punkte.
reason-set-back = { $count ->
    [0] Keiner der Punkte wurde gemacht.
    [one] { $points } hat nicht gereicht.
   *[other] { $points } haben nicht gereicht.
}
stamp-set-back = Verfehlt
stamp-failed = Verfehlt
stamp-made = Geschafft
stamp-smudge = Smudge

award-high = Höchster Trumpf der Runde: { card-alone }{ $by }.
award-high-held = Höchster Trumpf im Spiel: { card-alone }{ $by }.
award-low-kept = { card-alone }{ $by } war der niedrigste Trumpf der Runde.
award-low-held = { card-alone }{ $by } war der niedrigste Trumpf im Spiel.
award-low-taken = { card-alone } war der niedrigste Trumpf der Runde. { $taker ->
    [you] Du hast die Karte
   *[one] { $taker_name } hat die Karte
} geholt, doch Tief bleibt { $owner ->
    [you] bei dir
   *[one] bei { $owner_name }
}.
award-low-held-taken = { card-alone } war der niedrigste Trumpf im Spiel. { $taker ->
    [you] Du hast die Karte
   *[one] { $taker_name } hat die Karte
} geholt, doch Tief bleibt { $owner ->
    [you] bei dir
   *[one] bei { $owner_name }
}.
award-low-won = { card-alone }, den niedrigsten Trumpf der Runde, { $owner ->
    [you] dir
   *[one] { $owner_name }
} { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} abgenommen{ $by }.
award-low-home = { card-alone }, den niedrigsten Trumpf der Runde, { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} heimgebracht{ $by }.
award-jack-taken = { $owner ->
    [you] Deinen { suit }buben
   *[one] Den { suit }buben von { $owner_name }
} { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick } mit { $with }
} geholt{ $by }.
award-jack-hung = Gefangen zählt er { $points }.
award-jack-kept = Den { suit }buben { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} heimgebracht{ $by }.
award-jack-absent = Der { suit }bube war nicht im Spiel.
award-card-absent = { card-alone } war nicht im Spiel.
award-card-player = { card-alone } { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} gespielt{ $by }, also bleiben die Punkte.
award-card-kept = { card-alone } { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} heimgebracht{ $by }.
award-card-taken = { card-alone } { $owner ->
    [you] von dir
   *[one] von { $owner_name }
} { $trick ->
    [0] mit dem Rest
   *[other] in Stich { $trick }
} geholt{ $by }.
award-last = Den letzten Stich geholt{ $by }.
award-none = Den Punkt hat niemand.
award-game = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
} zu { $next }. Die meisten Augen zählen.
award-game-tie = { $names } haben je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Den Punkt für Spiel bekommt niemand.
award-game-tie-carry = { $names } haben je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Spiel bekommt niemand, und { $carry } kommen in der nächsten Runde zu Spiel dazu.
award-game-carried = Davon { $carry } von früher.
award-game-tie-eldest = Je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Bei Gleichstand bekommt Vorhand den Punkt.
award-game-tie-side = Je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Bei Gleichstand bekommt die Partei den Punkt, die nicht gegeben hat.
award-game-tie-jokers = Je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Bei Gleichstand bekommt den Punkt, wer mehr Joker gestochen hat.
award-won-before = Das Spiel war gewonnen, bevor das zählte.
award-nobody = Niemand
award-by = { $who ->
    [you] {" "}(du)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = sofort angeschrieben
award-lost = verloren
award-not-better = die andere Partei hat mehr
award-card-dead = { card-alone } wurde weggelegt und zählt für die Partei, die Trumpf genannt hat.
award-card-discarded = { card-alone } wurde weggelegt.

hand-title = Runde { $number } ist vorbei
hand-set-back = Gebot verfehlt
hand-set-back-with = Gebot verfehlt; { $points }
hand-failed = nichts, Gebot verfehlt
hand-failed-with = nichts, Gebot verfehlt; { $points }
hand-bid-taken = das Gebot von { $bid }
hand-bid-taken-with = { $points }; das Gebot von { $bid }
hand-difference = den Unterschied, { $points }
hand-moon = Durchmarsch
hand-pegged = { $points } sofort angeschrieben
hand-nothing = nichts
hand-next = { $who ->
    [you] Niemand ist am Ziel. Du gibst Runde { $number }.
   *[one] Niemand ist am Ziel. { $name } gibt Runde { $number }.
}
hand-review = Zurückblicken
hand-continue = Weiter
brief-dealt = { $who ->
    [you] dir gegeben
   *[one] { $name } gegeben
}
brief-held = { $who ->
    [you] bei dir
   *[one] bei { $name }
}
brief-kept = { $who ->
    [you] bleibt bei dir
   *[one] bleibt bei { $name }
}
brief-took = { $who ->
    [you] geht an dich
   *[one] geht an { $name }
}
brief-game = { $points } zu { $next }
brief-tie = je { $points }
brief-absent = nicht im Spiel
count-short = { $who ->
    [you] Du hast { $made } von { $bid }
    [several] { $name } haben { $made } von { $bid }
   *[one] { $name } hat { $made } von { $bid }
}
count-standing = { $place ->
    [lead] { $by } voraus, noch { $left } bis zum Ziel.
    [behind] { $by } zurück, noch { $left } bis zum Ziel.
   *[level] Gleichauf, noch { $left } bis zum Ziel.
}
count-standing-hands = { $place ->
    [lead] { $by } voraus.
    [behind] { $by } zurück.
   *[level] Gleichauf.
}
count-skip = Überspringen
hand-on = Nächste Runde
result-eldest = { $who ->
    [you] Du hast ausgespielt und { $made } gemacht
   *[one] { $name } hat ausgespielt und { $made } gemacht
}
result-trump = { suit-capital } war Trumpf. { $made }
result-side-made = { $who ->
    [you] Du hast { $made } gemacht
    [your-side] { $name } habt { $made } gemacht
    [several] { $name } haben { $made } gemacht
   *[one] { $name } hat { $made } gemacht
}
result-side-points = { $name }: { $points }.
result-early = Die Runde wurde nicht zu Ende gespielt
result-early-about = Das Spiel war schon vor dem Zählen entschieden.
award-not-played = Um diesen Punkt wurde nicht gespielt.

## The end of the game

end-title = { $who ->
    [you] Du gewinnst das Spiel
    [your-side] { $name } gewinnt das Spiel
    [several] { $name } gewinnen das Spiel
   *[one] { $name } gewinnt das Spiel
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Du hast gewonnen
    [your-side] { $name } habt gewonnen
    [several] { $name } haben gewonnen
   *[one] { $name } hat gewonnen
}
end-lost = { $who ->
    [you] Du hast verloren
   *[your-side] { $name } habt verloren
}
end-came = { $who ->
    [you] Du bist { $place ->
        [2] auf Platz zwei
        [3] auf Platz drei
        [4] auf Platz vier
        [5] auf Platz fünf
        [6] auf Platz sechs
       *[7] auf dem letzten Platz
    }
   *[your-side] { $name } seid { $place ->
        [2] auf Platz zwei
        [3] auf Platz drei
        [4] auf Platz vier
        [5] auf Platz fünf
        [6] auf Platz sechs
       *[7] auf dem letzten Platz
    }
}
end-hands = { $hands ->
    [one] nach einer Runde
   *[other] nach { $hands } Runden
}
end-standing = { $own } zu { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = Runde { $number } gab den Ausschlag: { $said }
end-caught = { $taker ->
    [you] Du holst
   *[one] { $taker_name } holt
} { card-object } { $owner ->
    [you] von dir
   *[one] von { $owner_name }
} mit { $with }.
end-saved = { $who ->
    [you] Du bringst
   *[one] { $name } bringt
} { card-object } heim.
end-made = { $who ->
    [you] Du machst
   *[one] { $name } macht
} { $point } mit { card-with }.
end-smudge = Ein Smudge gewinnt sofort: vier geboten und alle vier Punkte gemacht.
end-moon = Ein Durchmarsch gewinnt sofort: Er war geboten, und alles, was zählt, wurde gemacht.
end-all-four = Alle vier Punkte in einer Runde gewinnen sofort.
end-bidder-first = Am Ziel mit { $points }{ $contested ->
    [yes] : Wer sein Gebot erfüllt, zählt zuerst.
   *[no] .
}
end-point = { $rid ->
    [yes] Alle { $target } Marken los
   *[no] { $target } erreicht
} mit { $point }.{ $contested ->
    [yes] {" "}Gezählt wird in der Reihenfolge { $order }.
   *[no] {""}
}
end-lead = Mit { $points } mindestens zwei vor allen anderen.
end-last-hand = Mit dem besten Stand nach der letzten Runde, { $points }.
end-fall = Mit dem besten Stand, { $points }, als jemand { $lost } oder mehr unter null war.
end-higher-score = { $target } erreicht, und mit { $points } den höheren Stand.
end-receives = { $who ->
    [you] Du bekommst { $amount }
    [your-side] { $name } bekommt { $amount }
    [several] { $name } bekommen { $amount }
   *[one] { $name } bekommt { $amount }
}
end-pays = { $who ->
    [you] Du zahlst { $amount }
    [your-side] { $name } zahlt { $amount }
    [several] { $name } zahlen { $amount }
   *[one] { $name } zahlt { $amount }
}
end-pays-nothing = { $who ->
    [you] Du zahlst nichts
    [your-side] { $name } zahlt nichts
    [several] { $name } zahlen nichts
   *[one] { $name } zahlt nichts
}
end-settling-rule = Eins von allen, die verlieren; zwei bei einem Stand von null oder darunter.
end-settling-bonus = Eins von allen, die verlieren; zwei bei einem Stand von null oder darunter, und eins mehr für jedes verfehlte Gebot.
# Warum jemand so viel bezahlt.
end-why = { $base ->
    [2] zwei bei null oder weniger Punkten
   *[1] eins als Verlierer
}{ $bonus ->
    [0] {""}
    [one] , eins für ein verfehltes Gebot
   *[other] , { $bonus } für verfehlte Gebote
}
end-review = Diese Runde
end-home = Fertig
end-play-again = Revanche
# Eine Liste, wer wie viele Gebote erfüllt hat: „Gebote erfüllt: du 3 von 4, Ana 1 von 2.“
end-bids = Gebote erfüllt: { $bids }.
end-bids-of = { $who ->
    [you] du { $made } von { $of }
   *[one] { $name } { $made } von { $of }
}
end-best-hand = Beste Runde: Runde { $number }, { $who ->
    [you] du mit { $points }
    [your-side] { $name } mit { $points }
    [several] { $name } mit { $points }
   *[one] { $name } mit { $points }
}.
end-by = { $rid ->
    [yes] Alle { $target } Marken los
   *[no] { $target } erreicht
} { $by ->
    [turn-up] mit der aufgedeckten Karte
    [earlier] in einer früheren Runde
    [gift] mit dem geschenkten Punkt
    [sale] mit dem Preis für das Ausspiel
    [bid-taken] mit dem verfehlten Gebot der anderen
    [difference] mit dem Unterschied
    [misdeal] mit dem Punkt, weil sich jemand vergeben hat
    [look] mit den Punkten, weil jemand zu früh geschaut hat
    [renege] mit den Punkten, weil jemand falsch bedient hat
    [moon] mit dem Durchmarsch
   *[slam] mit dem fünften Punkt des Smudge
}.
end-score = Mit dem besten Stand, { $points }; { $hands }-mal wurde gegeben, ohne dass jemand dem Ziel näher kam.
end-forfeit = Die anderen haben einen hohen Trumpf zurückgehalten, und das kostet sie das Spiel.
end-reds-even = { $who ->
    [you] Du gewinnst und verlierst keine roten Marken
    [your-side] { $name } gewinnt und verliert keine roten Marken
    [several] { $name } gewinnen und verlieren keine roten Marken
   *[one] { $name } gewinnt und verliert keine roten Marken
}
end-reds-won = { $who ->
    [you] Du gewinnst { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
    [your-side] { $name } gewinnt { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
    [several] { $name } gewinnen { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
   *[one] { $name } gewinnt { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
}
end-reds-lost = { $who ->
    [you] Du verlierst { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
    [your-side] { $name } verliert { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
    [several] { $name } verlieren { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
   *[one] { $name } verliert { $amount ->
        [one] 1 rote Marke
       *[other] { $amount } rote Marken
    }
}

## The rule sheet: every rule in plain words
## The evening: several games, and who owes whom

evening-title = Dieser Abend
evening-none = An diesem Abend wurde noch kein Spiel zu Ende gespielt.
evening-about = { $games ->
    [one] Dieser Abend: ein Spiel.
   *[other] Dieser Abend: { $games } Spiele.
}
evening-game = Spiel { $number }, { $game }: { $who ->
    [you] du gewinnst
    [several] { $winners } gewinnen
   *[one] { $winners } gewinnt
}.
evening-balance = { $who ->
    [you] Du { $sign ->
        [won] hast { $amount } gewonnen
        [lost] hast { $amount } verloren
       *[even] stehst auf null
    }
   *[one] { $name } { $sign ->
        [won] hat { $amount } gewonnen
        [lost] hat { $amount } verloren
       *[even] steht auf null
    }
}
evening-pays = { $from ->
    [you] Du zahlst
   *[one] { $from_name } zahlt
} { $amount } an { $to ->
    [you] dich
   *[one] { $to_name }
}.
evening-even = Niemand schuldet etwas.
evening-new = Neuen Abend beginnen
evening-begun = Ein neuer Abend beginnt. Niemand schuldet etwas.

## The rule sheet: every rule in plain words. After "was:" the value of the printed rules.

rule-players = { $players ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
   *[7] Sieben
} spielen, { $teams ->
    [pairs] paarweise; Partner sitzen sich gegenüber
    [threes] in zwei Parteien zu dritt, abwechselnd gesetzt
    [called] jeder für sich; in jeder Runde ruft sich der Spieler mit dem Gebot einen Partner
    [four-in-pairs] paarweise, weil es vier sind; sonst spielt jeder für sich
    [others-alone] jeder für sich; nur zu viert spielt man paarweise
   *[none] jeder für sich
}. { $only ->
    [yes] Mit einer anderen Zahl geht das Spiel nicht.
   *[no] Das Spiel ist für { $min } bis { $max } Spieler.
}
rule-direction = { $direction ->
    [ccw] Gegeben und gespielt wird gegen den Uhrzeigersinn. Wer rechts vom Geber sitzt, ist Vorhand und kommt zuerst dran; nach jeder Runde geht das Geben nach rechts weiter.
   *[cw] Gegeben und gespielt wird im Uhrzeigersinn. Wer links vom Geber sitzt, ist Vorhand und kommt zuerst dran; nach jeder Runde geht das Geben nach links weiter.
}
rule-pack = { $pack ->
    [full] Gespielt wird mit 52 Karten, von der Zwei bis zum Ass
    [short] Gespielt wird mit 32 Karten, von der Sieben bis zum Ass
   *[other] Gespielt wird mit { $cards } Karten: in jeder Farbe { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , und einem Joker.
   *[other] , und zwei Jokern.
} In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, Zehn und so weiter abwärts.
rule-pack-shrinks = { $shrinks ->
    [yes] Spielen weniger, bleiben die niedrigsten Karten draußen: Das Blatt wird von unten so weit gekürzt, dass nach dem Geben mindestens zwei Karten übrig sind.
   *[no] Gespielt wird immer mit denselben Karten, wie viele auch spielen.
}
rule-off-trumps = { $count ->
    [0] Keine Karte einer anderen Farbe ist Trumpf.
    [1] Außerdem ist aus der anderen roten oder schwarzen Farbe Trumpf: { $ranks }. Wenn Herz Trumpf ist, zählt diese Karte in Karo zu Herz und nicht zu Karo.
   *[other] Außerdem sind aus der anderen roten oder schwarzen Farbe Trumpf: { $ranks }. Wenn Herz Trumpf ist, zählen diese Karten in Karo zu Herz und nicht zu Karo.
}
rule-trump-order = Die Trümpfe von oben: { $order }.
rule-joker-order = { $order ->
    [first_high] Liegen beide Joker in einem Stich, so ist der erste höher.
    [second_high] Liegen beide Joker in einem Stich, so ist der zweite höher.
   *[fixed] Die Joker sind gekennzeichnet: Einer ist immer höher.
}
rule-joker-led = { $led ->
    [anything] Wird ein Joker ausgespielt, so dürfen die anderen jede Karte spielen.
   *[trumps] Wird ein Joker ausgespielt, so müssen die anderen Trumpf spielen, wenn sie können.
}
rule-pitched-wild = { $wild ->
    [own] Die zuerst ausgespielte Karte macht immer ihre eigene Farbe zum Trumpf.
    [spades] Wer zuerst einen Joker ausspielt, macht Pik zum Trumpf. Jede andere Karte macht ihre eigene Farbe zum Trumpf.
    [no-joker] Ein Joker darf nicht zuerst ausgespielt werden, außer man hat nichts anderes: Dann ist Pik Trumpf. Jede andere Karte macht ihre eigene Farbe zum Trumpf.
    [joker] Wer zuerst einen Joker ausspielt, nennt danach eine beliebige Farbe als Trumpf.
    [off] Wird zuerst { $ranks } ausgespielt, so nennt der Spieler danach Trumpf: die Farbe der Karte oder die andere rote oder schwarze.
   *[joker-and-off] Wer zuerst einen Joker ausspielt, nennt danach eine beliebige Farbe als Trumpf. Wird zuerst { $ranks } ausgespielt, so nennt der Spieler die Farbe der Karte oder die andere rote oder schwarze.
}
rule-low-joker = { $low ->
    [yes] Ein Joker kann Tief sein.
   *[no] Ein Joker ist nie Tief: Tief ist der niedrigste Trumpf, der kein Joker ist.
}
rule-deal = { $cards ->
    [one] Jeder bekommt eine Karte
   *[other] Jeder bekommt { $cards } Karten
}, je { $batch } auf einmal.{ $rest ->
    [stock] {" "}Die übrigen sind der Talon.
    [yes] {" "}Die übrigen Karten bleiben verdeckt.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Einen Skat gibt es nicht.
    [own] Jeder bekommt außerdem einen Skat von { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }, der verdeckt liegen bleibt, bis Trumpf angesagt ist.
   *[bidder] Ein Skat von { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } kommt verdeckt in die Mitte.
}
rule-first-deal = { $draw ->
    [yes] Jeder zieht eine Karte, und die höchste gibt zuerst.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Vor
       *[no] Vor
    } dem ersten Geben hebt ab, wer vor dem Geber sitzt; in beiden Päckchen bleiben mindestens fünf Karten.
   *[no] { $draw ->
        [yes] {""}
       *[no] Das Abheben wird nicht gezeigt.
    }
}
rule-trump = { $by ->
    [turn_up] Nach dem Geben wird die nächste Karte aufgedeckt: Ihre Farbe ist Trumpf, wenn Vorhand nicht um eine andere bettelt. Vorhand spielt zuerst aus.
    [sale] Die erste ausgespielte Karte bestimmt die Trumpffarbe der Runde. Das Recht dazu, das Ausspiel, hat Vorhand und kann es behalten oder verkaufen.
    [eldest] Geboten wird nicht. Vorhand spielt aus: Die erste Karte bestimmt die Trumpffarbe der Runde.
    [stock_top] Die Farbe der ersten Karte des Talons ist Trumpf. Vorhand spielt zuerst aus.
    [cut] Vor dem Geben wird eine Karte abgehoben, gezeigt und zurückgelegt: Ihre Farbe ist Trumpf. Vorhand spielt zuerst aus.
    [auction-announced] Wer am höchsten geboten hat, sagt die Trumpffarbe der Runde an.
    [sale-announced] Das Recht, die Trumpffarbe der Runde anzusagen, das Ausspiel, hat Vorhand und kann es behalten oder verkaufen.
   *[auction] Wer am höchsten geboten hat, spielt aus: Die erste Karte bestimmt die Trumpffarbe der Runde.
}
rule-first-lead = Zum ersten Stich spielt { $leader ->
    [eldest] Vorhand aus
    [partner_with_one_trump] der Partner dessen aus, der Trumpf angesagt hat, wenn er genau einen Trumpf hat, sonst dieser selbst
   *[pitcher] aus, wer Trumpf angesagt hat
}{ $lead ->
    [trump] {""}, und zwar einen Trumpf, wenn einer im Blatt ist.
    [only-trumps] {"."}
   *[any] {""}, und zwar eine beliebige Karte.
}
rule-first-pitcher = { $first ->
    [first_jack] Es wird offen gegeben, bis ein Bube fällt: Wer ihn bekommt, ist Vorhand der ersten Runde.
    [colour_guess] Vor der ersten Runde wird Rot oder Schwarz geraten: Wer richtig rät, ist Vorhand.
    [high_cut] Vor der ersten Runde hebt aus jeder Partei jemand ab: Wer die höhere Karte hat, ist Vorhand.
    [high_cut_chooses] Vor der ersten Runde hebt aus jeder Partei jemand ab: Wer die höhere Karte hat, sagt, wer Vorhand ist.
    [low_cut] Vor der ersten Runde hebt aus jeder Partei jemand ab: Wer die niedrigere Karte hat, ist Vorhand.
    [two_of_diamonds] Wer in der ersten Runde die Karozwei bekommt, ist Vorhand; bekommt sie niemand, so ist es, wer neben dem Geber sitzt.
   *[by_deal] In der ersten Runde ist Vorhand, wer neben dem ersten Geber sitzt.
}
rule-sale = Vorhand darf sofort ausspielen, muss dann aber vier Punkte machen. Sonst steht das Ausspiel zum Verkauf.
rule-bids = { $sale ->
    [yes] Die anderen bieten der Reihe nach dafür, zuletzt der Geber
   *[no] Vorhand spricht zuerst, der Geber zuletzt
}: { $calls }. { $rounds ->
    [continuous] Geboten wird reihum, bis nur noch einer bietet; wer gepasst hat, ist ausgeschieden.
   *[single] Jeder spricht einmal.
} Jedes Gebot muss höher sein als das vorige.
rule-privilege = { $privilege ->
    [max] Ein Gebot von { $max } darf der Geber mit derselben Zahl übernehmen; jedes andere muss auch er überbieten.
    [yes] Der Geber darf das höchste Gebot mit derselben Zahl übernehmen.
    [later-max] Ein Gebot von { $max } darf jeder mit derselben Zahl übernehmen; jedes andere muss man überbieten.
    [later] Jeder darf das höchste Gebot mit derselben Zahl übernehmen.
   *[no] Auch der Geber muss höher bieten.
}{ $twice ->
    [yes] {" "}Niemand bietet dieselbe Zahl zweimal.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Ein Gebot von { $max } beendet das Bieten: Nur Vorhand kann es noch übernehmen.
    [yes] Ein Gebot von { $max } beendet das Bieten, und niemand kann es übernehmen.
   *[no] Ein Gebot von { $max } beendet das Bieten nicht.
}
rule-no-moon = Einen Durchmarsch, über allen Zahlen, kann man nicht bieten.
rule-moon = Der Durchmarsch ist ein Gebot über allen Zahlen{ $taken ->
    [dealer] {","} und der Geber darf ihn übernehmen, indem er ihn auch bietet.
    [later] {","} und jeder darf ihn übernehmen, indem er ihn auch bietet.
   *[nobody] {":"} Er beendet das Bieten, und niemand kann ihn übernehmen.
} { $needs ->
    [points_and_tricks] Dafür muss man alles machen, was zählt, und alle Stiche.
   *[points] Dafür muss man alles machen, was zählt.
} { $moon ->
    [points] Gelingt er, zählt er { $stake }; misslingt er, kostet er { $stake }.
    [points_or_game] Gelingt er, zählt er { $stake }, und wer bei null steht, gewinnt damit das Spiel; misslingt er, kostet er { $stake }.
   *[target_or_zero] Wer null Punkte oder mehr hat, gewinnt damit das Spiel; wer darunter liegt, kommt auf null. Misslingt er, kostet er { $stake }.
} Die anderen zählen, was sie machen.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Bietet niemand, gibt derselbe Geber noch einmal.
    [redeal_next_dealer] Bietet niemand, werden die Karten zusammengeworfen, und das Geben geht weiter.
    [eldest_forced] Bietet niemand, spielt Vorhand für { $min }.
    [eldest_free] Bietet niemand, spielt Vorhand aus und muss nichts erreichen.
    [dealer_free] Bietet niemand, spielt der Geber aus und muss nichts erreichen.
    [eldest_forced_names] Bietet niemand, sagt Vorhand Trumpf an und spielt für { $min }.
    [eldest_names] Bietet niemand, sagt Vorhand Trumpf an und muss nichts erreichen.
    [dealer_names] Bietet niemand, sagt der Geber Trumpf an und muss nichts erreichen.
    [dealer_forced_to] Bietet sonst niemand, muss der Geber { $min } bieten.
   *[dealer_forced] Bietet sonst niemand, muss der Geber bieten, und zwar mindestens { $min }.
}
rule-sold = Dann verkauft Vorhand das Ausspiel an den höchsten Bieter oder übernimmt die gebotene Zahl und spielt selbst aus.
rule-seller-credit = { $credit ->
    [immediate] Verkauft Vorhand, bekommt sie den Preis sofort angeschrieben.
   *[none] Verkauft Vorhand, bekommt sie dafür nichts.
}
rule-refused-credit = { $credit ->
    [yes] Behält Vorhand das Ausspiel, wird das abgelehnte Gebot dem Bieter angeschrieben.
   *[no] Behält Vorhand das Ausspiel, bekommt der Bieter für sein Gebot nichts.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Niemand darf so viel bieten, dass der Preis Vorhand ans Ziel brächte.
   *[none] Geboten werden darf immer, auch wenn Vorhand kurz vor dem Ziel steht.
}
rule-turned = { $scores ->
    [none] Die aufgedeckte Karte zählt nichts.
   *[some] Die aufgedeckte Karte zählt sofort für die Partei des Gebers: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Mit Punkten für eine aufgedeckte Karte kann man das Spiel auf der Stelle gewinnen.
   *[no] Punkte für eine aufgedeckte Karte beenden das Spiel nicht: Die Runde wird gespielt.
}
rule-beg = { $times ->
    [0] Gebettelt wird nicht: Die erste aufgedeckte Karte entscheidet.
    [1] Entweder bleibt Vorhand dabei, und das Spiel beginnt, oder Vorhand bettelt um eine andere Trumpffarbe, einmal in der Runde.
   *[other] Entweder bleibt Vorhand dabei, und das Spiel beginnt, oder Vorhand bettelt um eine andere Trumpffarbe, bis zu { $times }-mal in der Runde.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Bis das entschieden ist, sehen nur Vorhand und Geber ihre Karten an.
   *[all] Vorher dürfen alle ihre Karten ansehen.
}
rule-gift = { $to ->
    [beggar] Der Geber kann die Farbe behalten: Dann bekommt die Partei, die gebettelt hat, sofort einen Punkt, und das Spiel beginnt.
    [all_opponents] Der Geber kann die Farbe behalten: Dann bekommt jede andere Partei sofort einen Punkt, und das Spiel beginnt.
   *[other_side] Der Geber kann die Farbe behalten: Dann bekommt die andere Partei sofort einen Punkt, und das Spiel beginnt.
}
rule-gift-wins = { $wins ->
    [yes] Mit diesem Punkt kann man das Spiel gewinnen.
    [not-at-once] Das ist auch erlaubt, wenn dieser Punkt jemanden ans Ziel bringt.
   *[no] Das ist nicht erlaubt, wenn dieser Punkt jemanden ans Ziel brächte.
}
rule-run = Oder der Geber legt nach: Die aufgedeckte Karte kommt beiseite, jeder bekommt drei weitere, und die nächste wird aufgedeckt. Hat sie dieselbe Farbe, geschieht das noch einmal. Beiseitegelegte Karten spielen nicht mit.
rule-run-hand = { $hand ->
    [discard_to_six] Vor dem ersten Ausspiel legt jeder so viele weg, dass { $cards ->
        [one] eine bleibt
       *[other] { $cards } bleiben
    }.
   *[keep_all] Die zusätzlichen Karten bleiben im Blatt, und alle werden gespielt.
}
rule-run-out = { $out ->
    [kick_remaining] Reicht der Talon nicht für alle, werden seine letzten Karten einzeln aufgedeckt, bis die Farbe wechselt; die allerletzte gilt.
   *[redeal_same_dealer] Reicht der Talon nicht für alle, mischt und gibt derselbe Geber neu; Punkte für aufgedeckte Karten bleiben.
}
rule-bunch = { $bunch ->
    [yes] Statt nachzulegen, können Vorhand und Geber die Karten zusammenwerfen und neu geben, wenn beide wollen.
   *[no] Stattdessen die Karten zusammenwerfen dürfen Vorhand und Geber nicht.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Wer weder König, Dame noch Bube hat und keine Karte, die zählen könnte, gleich welche Farbe Trumpf wird, darf das Blatt zeigen, bevor er zum ersten Mal spricht. Dann gibt derselbe Geber noch einmal.
    [no_ten_no_two] Wer nichts über der Neun und keine Zwei hat, darf das Blatt zeigen, bevor er zum ersten Mal spricht. Es wird weggelegt, und dafür gibt es ebenso viele neue Karten aus dem Talon, wenn er reicht.
   *[off] Wegen eines schwachen Blatts wird nicht neu gegeben.
}
rule-widow-taken = { $to ->
    [own] Ist Trumpf angesagt, nimmt jeder seinen Skat auf.
   *[bidder] { $pitched ->
        [yes] Wer am höchsten geboten hat, nimmt vor dem Ausspielen den Skat auf.
       *[no] Wer Trumpf ansagt, nimmt vorher den Skat auf.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Gespielt wird mit höchstens so vielen Karten, wie gegeben wurden.
        [one] Gespielt wird mit höchstens einer Karte.
       *[other] Gespielt wird mit höchstens { $size } Karten.
    }
   *[no] { $size ->
        [0] Gespielt wird mit so vielen Karten, wie gegeben wurden.
        [one] Gespielt wird mit einer Karte.
       *[other] Gespielt wird mit { $size } Karten.
    }
}
# Wer weglegt: alle, oder alle außer dem Geber, der den Rest des Talons nimmt.
rule-discarders = { $robber ->
    [yes] legen alle außer dem Geber
   *[no] legen alle
}
rule-discard = { $discard ->
    [none] Weggelegt wird nichts.
    [plain] Ist Trumpf angesagt, { rule-discarders } jede Karte weg, die nicht Trumpf ist.
    [up_to] Ist Trumpf angesagt, { rule-discarders } { $max ->
        [one] eine Karte weg, die nicht Trumpf ist
       *[other] bis zu { $max } Karten weg, die nicht Trumpf sind
    }, wenn sie wollen.
    [widow] Wer den Skat aufgenommen hat, legt so viele Karten weg, dass { $size ->
        [one] eine bleibt
       *[other] { $size } bleiben
    }, sobald Trumpf angesagt ist.
   *[to_size] Ist Trumpf angesagt, { rule-discarders } so viele weg, dass { $size ->
        [one] eine Karte bleibt
       *[other] { $size } Karten bleiben
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] Wer mehr als einen Trumpf hat, behält einen
       *[other] Wer mehr als { $size } Trümpfe hat, behält { $size }
    }.
    [up_to] {" "}{ $size ->
        [one] Wer mehr als eine Karte hat, muss auf eine kommen
       *[other] Wer mehr als { $size } Karten hat, muss auf { $size } kommen
    }.
   *[none] {""}
}
rule-discard-trumps = Einen Trumpf legt nur weg, wer nichts anderes weglegen kann{ $surplus ->
    [any] {""}, und einen Trumpf, der zählt, nur, wer keinen anderen weglegen kann
   *[other] {""}
}. Weggelegte Trümpfe werden gezeigt; von anderen Karten kennt man nur die Zahl. Was weggelegt ist, spielt nicht mit.
rule-refill = { $refill ->
    [yes] Dann bekommen { $robber ->
        [yes] alle außer dem Geber
       *[no] alle
    } aus dem Talon { $size ->
        [one] eine Karte, wenn sie keine haben
       *[other] so viele, dass sie { $size } Karten haben
    }.
   *[no] Neue Karten gibt es dafür nicht.
}
rule-exchange-first = { $first ->
    [bidder] Wer das Gebot hat, legt zuerst weg, dann die anderen der Reihe nach
   *[eldest] Vorhand legt zuerst weg, dann die anderen der Reihe nach
}{ $refill ->
    [yes] ; erst legen alle weg, dann gibt es neue Karten.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] Der Geber nimmt alles, was vom Talon übrig ist, und behält { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } seiner Wahl, ob Trumpf oder nicht. Trümpfe, die er nicht behält, zeigt er; sie spielen nicht mit.
    [bidder] Dann nimmt, wer das Gebot hat, alles, was vom Talon übrig ist, und behält { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    } nach Wahl, ob Trumpf oder nicht. Trümpfe, die nicht behalten werden, werden gezeigt; sie spielen nicht mit.
    [bidder_then_partner] Was vom Talon übrig ist, deckt dann auf, wer das Gebot hat, Karte für Karte, bis { $size ->
        [one] ein Trumpf auf der Hand ist
       *[other] { $size } Trümpfe beisammen sind
    }; jeder Trumpf ersetzt eine andere Karte.{ $partner ->
        [yes] {" "}Bleiben Karten übrig, macht es der Partner ebenso.
       *[no] {""}
    }
   *[nobody] Was vom Talon übrig ist, bleibt verdeckt.
}
rule-short-stock = { $short ->
    [from_discards] Reicht der Talon nicht, wird mit weggelegten Karten aufgefüllt, die nicht Trumpf sind.
   *[fewer] Reicht der Talon nicht, spielen die Letzten mit weniger Karten.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Ein Trumpf, der zählt, wird nie weggelegt: Wer mehr davon hat, als er Karten spielt, behält sie alle.
    [under_first] Ein Trumpf, der zählt, wird nie weggelegt: Wer mehr davon hat, als er Karten spielt, behält sie alle. Wer Trümpfe weggelegt hat, muss als erste Karte eine spielen, die höher ist als jeder von ihnen.
    [to_partner] Hat zu viele Trümpfe, wer das Gebot hat, bekommt { $partners ->
        [several] der erste Partner der Reihe nach, der Platz hat,
       *[one] der Partner
    } so viele davon, wie er aufnehmen kann: zuerst die, die zählen, dann die höchsten. Alle sehen sie, und der Partner, der sie nicht ablehnen kann, legt andere Karten dafür weg. Nur die übrigen werden weggelegt.
   *[any] Welche Trümpfe weggelegt werden, ist gleich, solange die, die zählen, zuletzt gehen.
}
rule-dead-points = { $dead ->
    [maker] Ein weggelegter Trumpf, der zählen würde, zählt für die Partei, die Trumpf angesagt hat.
   *[nobody] Ein weggelegter Trumpf zählt für niemanden.
}
rule-blind = { $blind ->
    [yes] Wessen Partner zuerst ausspielt, der darf seine Karten erst danach ansehen.
   *[no] Auch wessen Partner zuerst ausspielt, darf seine Karten jederzeit ansehen.
}
rule-playable = { $playable ->
    [trumps_only] Gespielt werden nur Trümpfe. Wer keinen mehr hat, setzt für den Rest der Runde aus; hat der Gewinner eines Stichs keinen mehr, spielt der Nächste aus, der noch einen hat. Die Runde ist zu Ende, wenn niemand mehr einen Trumpf hat.
   *[all] Gespielt werden alle Karten, nicht nur Trümpfe.
}
rule-follow = Auf Trumpf muss Trumpf gespielt werden, wenn man kann. { $ruff ->
    [only_when_void] Andere Farben werden bedient, wenn man kann; stechen darf nur, wer die Farbe nicht hat.
   *[anytime] Andere Farben werden bedient oder jederzeit gestochen.
} { $void ->
    [must-trump] Wer die Farbe nicht hat, muss stechen, wenn es geht.
   *[any] Wer die Farbe nicht hat, spielt eine beliebige Karte.
}
rule-layout = { $layout ->
    [rows] Jeder bekommt { $down ->
        [one] eine Karte
       *[other] { $down } Karten
    } verdeckt in eine Reihe und dann ebenso viele offen, je eine darauf. Gespielt wird jede Karte, die offen liegt; die darunter wird sofort aufgedeckt und kann von da an gespielt werden. Bedienen müssen nur Karten, die offen liegen.
   *[hand] Alle haben ihre Karten auf der Hand.
}
rule-draw = { $draw ->
    [face_up] Nach jedem Stich ziehen beide die oberste Karte des Talons, zuerst, wer den Stich gemacht hat. Der Talon liegt offen, sodass jede gezogene Karte zu sehen ist. Ist er aus, werden die Handkarten gespielt.
    [face_down] Nach jedem Stich ziehen beide die oberste Karte des Talons, zuerst, wer den Stich gemacht hat. Der Talon liegt verdeckt. Ist er aus, werden die Handkarten gespielt.
   *[none] Während des Spiels werden keine Karten gezogen.
}
rule-partner = Vor dem ersten Ausspiel ruft der Spieler mit dem Gebot eine Karte, die er nicht hat. Wer sie hat, ist in dieser Runde sein Partner, und alle anderen spielen gegen die beiden. { $shown ->
    [at_once] Der Partner meldet sich sofort.
   *[when_played] Der Partner schweigt, bis die Karte fällt.
} Hat sie niemand, wird allein gespielt.
rule-partner-scores = Jeder hat seinen eigenen Stand. Die beiden Partner schreiben je an, was sie zusammen machen; jeder andere, was die anderen machen. { $fails ->
    [others] Ein verfehltes Gebot wird jedem der anderen angeschrieben.
   *[back] Ein verfehltes Gebot wird beiden abgezogen.
}{ $target ->
    [yes] {" "}Kommen beide ans Ziel, gewinnt, wer geboten hat.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] Die gerufene Karte muss in den ersten Stich, wenn sie gespielt werden darf.
   *[no] Die gerufene Karte darf jederzeit gespielt werden.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Ist eine andere Farbe ausgespielt, darf man unter einen höheren Trumpf einen niedrigeren nur legen, wenn man nichts anderes spielen darf.
   *[allowed] Ein Trumpf darf unter einen höheren gelegt werden.
}
rule-trick = { $trumps ->
    [only] Der höchste Trumpf macht den Stich. Wer ihn macht, spielt zum nächsten aus.
   *[all] Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
}
rule-throw-in = { $throw ->
    [void_and_low] Wer keinen Trumpf und nichts über der Neun hat, darf sein Blatt hinlegen, sobald Trumpf bekannt ist, und den Rest der Runde aussetzen.{ $low_counts ->
        [yes] {" "}Keine Karte darin darf für Spiel oder als Punkt zählen.
       *[no] {""}
    }
   *[off] Jedes Blatt wird gespielt, so schlecht es auch ist.
}
rule-claims = { $claims ->
    [yes] Wem alle restlichen Stiche sicher sind, der darf es sagen und die Runde beenden.
   *[no] Jeder Stich wird gespielt, auch wenn feststeht, wer den Rest macht.
}
rule-stops-early = { $stops ->
    [yes] Sobald für alle feststeht, wer welchen Punkt hat, werden die restlichen Stiche nicht gespielt.
   *[no] Es wird zu Ende gespielt, auch wenn kein Punkt mehr zu machen ist.
}
rule-high = Hoch, { points-worth }, bekommt, wer den höchsten Trumpf der Runde im Blatt hatte.
rule-high-held = Hoch, { points-worth }, bekommt, wer beim ersten Ausspielen den höchsten Trumpf im Spiel hat.
rule-high-drawn = Hoch, { points-worth }, bekommt, wer den höchsten Trumpf im Blatt hat oder zieht.
rule-low = { $low_to ->
    [winner] Tief, { points-worth }, bekommt, wer den niedrigsten Trumpf der Runde in einem Stich holt.
   *[dealt] Tief, { points-worth }, bekommt, wer den niedrigsten Trumpf der Runde im Blatt hatte, ganz gleich, wer ihn holt.
}
rule-low-drawn = { $low_to ->
    [winner] Tief, { points-worth }, bekommt, wer den niedrigsten Trumpf in einem Stich holt.
   *[dealt] Tief, { points-worth }, bekommt, wer den niedrigsten Trumpf im Blatt hat oder zieht, ganz gleich, wer ihn holt.
}
rule-low-held = { $low_to ->
    [winner] Tief, { points-worth }, bekommt, wer den niedrigsten Trumpf im Spiel in einem Stich holt.
   *[dealt] Tief, { points-worth }, bekommt, wer beim ersten Ausspielen den niedrigsten Trumpf im Spiel hat, ganz gleich, wer ihn holt.
}
rule-jack = { $hang ->
    [1] Bube, { points-worth }, bekommt, wer den Trumpfbuben holt, falls er im Spiel ist.
   *[other] Bube, { points-worth }, bekommt, wer den Trumpfbuben holt, falls er im Spiel ist. Gefangen, also einer anderen Partei abgenommen, zählt er { $hang }.
}
rule-no-game = Keine Karte des Spiels hat Augen, also bekommt niemand Spiel.
rule-game = Spiel, { points-worth }, bekommt, wer die meisten Augen in den Stichen hat: { $values }.{ $partners ->
    [yes] {" "}Partner zählen ihre zusammen.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Bei gleich vielen Augen bekommt Vorhand den Punkt.
    [jokers] Bei gleich vielen Augen bekommt den Punkt, wer mehr Joker gestochen hat; sind auch die gleich, niemand.
    [carry] Bei gleich vielen Augen bekommt niemand den Punkt, und was Spiel wert ist, kommt in der nächsten Runde zu Spiel dazu.
    [non_dealer_side] Bei gleich vielen Augen bekommt die Partei den Punkt, die nicht gibt.
   *[none] Bei gleich vielen Augen bekommt niemand den Punkt.
}
points-worth = { $worth ->
    [1] einen Punkt
   *[other] { $worth } Punkte
}
rule-cards = { $count ->
    [1] Dieser Trumpf zählt für den, der ihn im Stich holt: { $cards }.
   *[other] Jeder dieser Trümpfe zählt für den, der ihn im Stich holt: { $cards }.
}
rule-cards-played = { $count ->
    [1] Dieser Trumpf zählt für den, der ihn spielt, auch wenn der Stich verloren geht: { $cards }.
   *[other] Jeder dieser Trümpfe zählt für den, der ihn spielt, auch wenn der Stich verloren geht: { $cards }.
}
# Eine Karte, die zählt, in einer Liste: „Fünf (5 Punkte)“.
rule-card-worth = { $point } ({ $worth ->
    [1] 1 Punkt
   *[other] { $worth } Punkte
})
rule-plain-cards = Karten, die in jeder Farbe außer Trumpf zählen: { $cards }.
rule-plain-cards-played = Karten, die in jeder Farbe außer Trumpf für den zählen, der sie spielt, auch wenn der Stich verloren geht: { $cards }.
rule-pegging = { $pegging ->
    [as_won] Karten, die zählen, werden angeschrieben, sobald der Stich gemacht ist, mehrere Karten eines Stichs in der Reihenfolge der Punkte. Wer damit ans Ziel kommt, gewinnt sofort, und die Runde wird nicht weitergespielt. Was sonst noch zählt, wird am Ende der Runde gezählt.
    [to_the_end] Karten, die zählen, werden angeschrieben, sobald der Stich gemacht ist, mehrere Karten eines Stichs in der Reihenfolge der Punkte. Was sonst noch zählt, wird am Ende der Runde gezählt.
   *[at_end] Karten, die zählen, werden am Ende der Runde gezählt.
}
rule-last = Den letzten Stich, { points-worth }, bekommt, wer ihn holt.
rule-one-card = Eine Karte kann mehrere Punkte wert sein: Der einzige Trumpf der Runde ist Hoch und Tief zugleich.
rule-set-back = { $score_as ->
    [difference] Ist das Gebot erfüllt, schreibt die Partei, die mehr gemacht hat, den Unterschied an; haben beide gleich viel, schreibt niemand an.
    [difference-free] Ist das Gebot erfüllt oder wurde nicht geboten, schreibt die Partei, die mehr gemacht hat, den Unterschied an; haben beide gleich viel, schreibt niemand an.
   *[all] Wer sein Gebot erfüllt, schreibt alle gemachten Punkte an.
} { $set_scoring ->
    [keep_and_setback] Wer es verfehlt, behält die gemachten Punkte, und das Gebot wird abgezogen.
    [others_take_bid] Wer es verfehlt, schreibt nichts an, und abgezogen wird auch nichts; doch die anderen schreiben zu ihren Punkten noch das Gebot an.
   *[setback_only] Wer es verfehlt, schreibt nichts an, und das Gebot wird abgezogen.
}{ $others ->
    [if-made] {" "}Ist das Gebot erfüllt, schreiben auch die anderen ihre Punkte an.
    [if-failed] {" "}Dann schreiben die anderen ihre Punkte an.
    [none] {""}
   *[always] {" "}Die anderen schreiben ihre Punkte in jedem Fall an.
}
rule-all-score = Alle schreiben jeden gemachten Punkt an.
rule-hole = Wer unter null steht, ist im Minus; der Stand wird auf dem Zettel eingekreist.
all-points = { $sum ->
    [4] alle vier Punkte
   *[other] jeden Punkt
}
rule-smudge = { $smudge ->
    [any_all_four] Wer in einer Runde { all-points } macht, gewinnt sofort, bei jedem Gebot und jedem Stand.
    [slam_bid_five] Ein Gebot von fünf ist ein Smudge: Wer dann alle vier Punkte und jeden Stich macht, schreibt fünf an; sonst werden fünf abgezogen.
    [slam_without_bids] Ein Smudge wäre ein Gebot von fünf; aber geboten wird hier nicht, also gewinnt man auch nicht sofort.
    [four_without_bids] Ein Smudge wäre ein Gebot von vier; aber geboten wird hier nicht, also gewinnt man auch nicht sofort.
    [off_without_bids] Wer in einer Runde { all-points } macht, gewinnt nicht sofort.
    [off] Ein erfülltes Gebot von vier bringt die Punkte, gewinnt aber nicht sofort.
   *[bid_four_made] Ein Gebot von vier ist ein Smudge: Wer dann { all-points } macht, gewinnt sofort.
}
rule-smudge-hole = { $hole ->
    [winning] Auch aus dem Minus gewinnt ein Smudge.
    [four-negative] Aus dem Minus bringt ein Smudge nur seine vier Punkte.
    [four-zero] Bei einem Stand von null oder darunter bringt ein Smudge nur seine vier Punkte.
    [forbidden-negative] Im Minus darf man keinen Smudge bieten.
   *[forbidden-zero] Bei einem Stand von null oder darunter darf man keinen Smudge bieten.
}
rule-target = Wer zuerst { $target } hat, gewinnt.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] Das Spiel dauert, bis alle einmal gegeben haben, und der höchste Stand gewinnt.
       *[other] Das Spiel dauert, bis alle { $hands }-mal gegeben haben, und der höchste Stand gewinnt.
    }
   *[hands] { $hands ->
        [1] Das Spiel hat eine Runde, und der höchste Stand gewinnt.
       *[other] Das Spiel hat { $hands } Runden, und der höchste Stand gewinnt.
    }
} Haben ihn mehrere, geht es Runde um Runde weiter, bis jemand vorn liegt. { $length ->
    [deals] Zusammengeworfene Runden zählen nicht mit; geht das Geben danach weiter, gibt der Nächste dafür eine Runde.
   *[hands] Zusammengeworfene Runden zählen nicht mit.
}
rule-count-down = { $down ->
    [yes] Gezählt wird mit Marken, vom Ziel auf null herunter: Für jeden Punkt wird eine abgelegt, für jeden verlorenen eine zurückgenommen.
   *[no] Der Zettel zählt aufwärts.
}
rule-going-out = { $going_out ->
    [strict_order] Kommen zwei in derselben Runde ans Ziel, wird in der Reihenfolge { $order } gezählt, und wer zuerst dort ist, gewinnt.
    [higher_score] Kommen zwei in derselben Runde ans Ziel, gewinnt der höhere Stand; bei gleichem Stand, wer sein Gebot erfüllt hat; sonst geht es weiter.
    [bidder_at_once] Wer sein Gebot erfüllt hat und das Ziel sicher erreicht, gewinnt sofort, und die Runde endet damit. Kommen zwei andere in derselben Runde ans Ziel, wird in der Reihenfolge { $order } gezählt.
   *[bidder_first] Kommen zwei in derselben Runde ans Ziel, zählt zuerst, wer sein Gebot erfüllt hat; danach { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Gewinnen kann nur, wer in dieser Runde sein Gebot erfüllt oder { all-points } macht.
    [yes] Gewinnen kann nur, wer in dieser Runde sein Gebot erfüllt.
   *[no] Gewinnen kann jeder, nicht nur wer das Gebot hat.
}
rule-stop-short = { $short ->
    [yes] Wer in einer Runde nicht gewinnen kann, bleibt bei { $most } stehen; was darüber ginge, verfällt.
   *[no] Ein Stand darf auch ohne Sieg über das Ziel gehen.
}
rule-win-by-two = { $two ->
    [yes] Zum Sieg braucht man zwei Punkte Vorsprung vor allen anderen; sonst geht es weiter.
   *[no] Ein Punkt Vorsprung genügt.
}
rule-lost-at = { $points ->
    [0] Kein Stand ist so niedrig, dass man damit das Spiel verliert.
   *[other] Wer { $points } oder mehr unter null steht, hat verloren: Das Spiel ist aus, und der beste Stand gewinnt.
}
rule-settlement = { $settlement ->
    [off] Wer verliert, zahlt nichts.
   *[one_two] Am Ende zahlt jeder, der verliert, dem Sieger eins, bei einem Stand von null oder darunter zwei.
}
rule-setback-bonus = { $bonus ->
    [yes] Für jedes verfehlte Gebot kommt beim Zahlen eins dazu.
   *[no] Verfehlte Gebote kosten am Ende nichts zusätzlich.
}
rule-basis = { $basis ->
    [at_win] Es gelten die Stände im Augenblick des Sieges.
   *[full_hand] Es gelten die Stände nach der ganzen letzten Runde.
}
rule-red-pool = { $red ->
    [0] Vor dem Spiel kommen keine roten Marken in den Topf. Wer gewinnt, bekommt, was hineinkommt.
    [one] Vor dem Spiel legt jeder { $red } rote Marke in den Topf. Wer gewinnt, bekommt ihn.
   *[other] Vor dem Spiel legt jeder { $red } rote Marken in den Topf. Wer gewinnt, bekommt ihn.
}
rule-mistakes = { $mode ->
    [table] Fehler sind möglich, wie am echten Tisch. Was sie kosten, steht darunter.
   *[enforced] Fehler sind nicht möglich: Nur was die Regeln erlauben, lässt sich bieten und spielen.
}
rule-misdeal-shown = { $which ->
    [any] Wird beim Geben irgendeine Karte aufgedeckt, gilt das als vergeben.
    [none] Eine Karte, die beim Geben aufgedeckt wird, schadet nicht.
   *[some] Wird beim Geben { $ranks } aufgedeckt, gilt das als vergeben.
}
rule-misdeal-count = { $counts ->
    [yes] Auch wer falsch abzählt, hat sich vergeben.
   *[no] Eine falsche Zahl von Karten wird berichtigt und schadet nicht.
}
rule-misdeal-result = { $result ->
    [same_dealer] Nach dem Vergeben gibt derselbe Geber noch einmal.
    [penalty1_lose_deal] Nach dem Vergeben bekommt jede gegnerische Partei einen Punkt, und das Geben geht weiter.
    [penalty1_same_dealer] Nach dem Vergeben bekommt jede gegnerische Partei einen Punkt, und derselbe Geber gibt noch einmal.
   *[lose_deal] Nach dem Vergeben geht das Geben weiter.
}
rule-bid-error = { $error ->
    [take_back] Ein zu niedriges Gebot oder eines außer der Reihe wird zurückgenommen.
   *[void_pass] Ein zu niedriges Gebot oder eines außer der Reihe gilt nicht, und wer es gemacht hat, muss passen.
}
rule-early-pitch = { $early ->
    [take_back] Eine Karte, die vor dem Ende des Bietens ausgespielt wird, wird zurückgenommen.
   *[assumed_four] Eine Karte, die vor dem Ende des Bietens ausgespielt wird, gilt als Gebot von vier und bestimmt den Trumpf. Doch wer vorher an der Reihe gewesen wäre und noch nicht gesprochen hat, darf vier bieten und selbst ausspielen: Dann gehen die Karte und alle dazu gespielten zurück.
}
rule-wrong-pitch = Spielt jemand aus, der nicht dran ist, darf, wer das Ausspiel hat, die Karte und alle dazu gespielten zurückgehen lassen. Wer selbst schon zugegeben hat, muss sie liegen lassen, nennt sofort die Trumpffarbe und spielt bei nächster Gelegenheit Trumpf aus.
rule-wrong-demand = { $demand ->
    [first_plain_lead] Ist die Karte zurückgegangen, darf von dem, der sie ausgespielt hat, bei der ersten Nebenfarbe die höchste oder niedrigste Karte der Farbe verlangt werden, ein Trumpf oder kein Trumpf.
   *[first_turn] Ist die Karte zurückgegangen, darf von dem, der sie ausgespielt hat, beim nächsten Mal die höchste oder niedrigste Karte der Farbe verlangt werden, ein Trumpf oder kein Trumpf.
}
rule-revoke = Falsch bedient, wer eine Karte spielt, die nach den Regeln nicht erlaubt ist.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Es kostet nichts, wenn die Karte zurückgenommen wird, bevor der Stich vollständig ist.
   *[none] Eine falsch gespielte Karte bleibt liegen.
}
rule-revoke-call = { $call ->
    [opponent] Es zählt nur, wenn ein Gegner es vor dem Zählen meldet.
   *[referee] Falsches Bedienen wird beim Zählen immer festgestellt, ob es jemand gemerkt hat oder nicht.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] Die Partei, die falsch bedient hat, schreibt nichts an, verliert die gebotene Zahl und legt eine rote Marke in den Topf. Die anderen schreiben ihre Punkte an, auch wer sein Gebot verfehlt hat.
    [point_no_game] Jede gegnerische Partei bekommt einen Punkt, und wer falsch bedient hat, bekommt den Punkt für Spiel nicht.
    [jack_two] Jede gegnerische Partei bekommt zwei Punkte, wenn der Trumpfbube im Spiel ist, sonst einen, und wer falsch bedient hat, bekommt weder den Punkt für Bube noch den für Spiel.
    [no_score] Die Partei, die falsch bedient hat, schreibt nichts an, und hatte sie das Gebot, so ist es verfehlt. Die anderen schreiben ihre Punkte an und nicht mehr, auch wer sein Gebot verfehlt hat.
   *[set_back_bid] Die Partei, die falsch bedient hat, schreibt nichts an und verliert die gebotene Zahl. Die anderen schreiben ihre Punkte an, auch wer sein Gebot verfehlt hat.
}
rule-revoke-together = Bringt ein falsches Bedienen mehrere Parteien auf einmal ans Ziel, gewinnt { $first ->
    [pitcher] die, die ihr Gebot erfüllt hat, sonst die mit dem höchsten Stand
   *[score] die mit dem höchsten Stand
}; bei Gleichstand die, die nach dem Geber zuerst an der Reihe ist.
rule-revoke-points = { $points ->
    [next_best] Punkte, die so verloren gehen, bekommt niemand; nur Spiel geht an den Nächstbesten.
   *[forfeit] Punkte, die so verloren gehen, bekommt niemand.
}
rule-revoke-no-bid = { $points ->
    [0] Wurde nicht geboten, kostet es sonst keinen Punkt.
    [one] Wurde nicht geboten, kostet es { $points } Punkt.
   *[other] Wurde nicht geboten, kostet es { $points } Punkte.
}
rule-renege = { $top ->
    [0] Kein falsches Bedienen wiegt schwerer als ein anderes.
    [1] { $forfeit ->
        [yes] Wer auf ausgespielten Trumpf nicht bedient und den höchsten Trumpf hat, verliert mit seiner Partei das ganze Spiel.
       *[no] Wer auf ausgespielten Trumpf nicht bedient und den höchsten Trumpf hat, macht einen schweren Fehler, der aber nicht mehr kostet.
    }
   *[other] { $forfeit ->
        [yes] Wer auf ausgespielten Trumpf nicht bedient und einen der { $top } höchsten Trümpfe hat, verliert mit seiner Partei das ganze Spiel.
       *[no] Wer auf ausgespielten Trumpf nicht bedient und einen der { $top } höchsten Trümpfe hat, macht einen schweren Fehler, der aber nicht mehr kostet.
    }
}
rule-exposed = { $exposed ->
    [callable] Eine Karte, die gezeigt und nicht gespielt wird, bleibt offen liegen, und die Gegner dürfen sie in jedem späteren Stich fordern, in dem sie erlaubt ist.
   *[free] Eine Karte, die gezeigt und nicht gespielt wird, kommt ohne Strafe ins Blatt zurück.
}
rule-blind-look = Sieht der Partner seine Karten zu früh an, bekommt jede gegnerische Partei vier Punkte.
rules-title = Die Regeln
rules-changes = { $count ->
    [0] Nichts geändert
    [one] 1 Änderung, am Rand markiert
   *[other] { $count } Änderungen, am Rand markiert
}
rules-of = Die Regeln von { $name }
rules-legend = * anders als bei { $name }.
rules-rulings = { $count ->
    [one] 1 Regel ist als Regel dieses Programms gekennzeichnet, weil die Quelle sie offenlässt
   *[other] { $count } Regeln sind als Regeln dieses Programms gekennzeichnet, weil die Quelle sie offenlässt
}
rules-ruling = Regel dieses Programms
rules-law-source = { $law ->
    [setback] White Knuckle Cards sagt nichts über Fehler. Diese Regeln stammen von Bicycle, aus Auction Pitch.
    [cinch] Was falsches Bedienen kostet und dass eine Karte gefordert werden darf, stammt aus Fosters Regeln für Cinch.
    [later] Über Fehler sagt die Britannica von 1911 nur: Wer falsch bedient, verliert die gebotene Zahl und zahlt eine rote Marke. Dass so jemand nichts anschreibt und dass die anderen ihre Punkte auch bei verfehltem Gebot anschreiben, stammt aus einer späteren Auflage.
   *[bicycle] Wo die Quelle nichts über Fehler sagt, stammen diese Regeln von Bicycle, aus Auction Pitch.
}
rules-differs = anders
rules-was = sonst { $was }
rules-idle = Ohne Wirkung in diesem Spiel: { $names }.
rules-close = Zurück

## The games

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Verkaufs-Pitch, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch mit Smudge-Gebot
    [no_auction_pitch] Pitch ohne Bieten
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch mit Joker
    [five_point] Fünf-Punkte-Pitch
    [seven_point] Sieben-Punkte-Pitch
    [west_michigan] Setback aus West-Michigan
    [euchre_setback] Setback mit Euchre-Blatt
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Zehn-Punkte-Pitch
    [colorado] Colorado-Pitch
    [thirteen_point] Dreizehn-Punkte-Pitch
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Smear aus Wisconsin
    [smear_ten] Zehn-Punkte-Smear
    [cinch] Cinch
    [widow_cinch] Cinch mit Skat
    [pedro] Pedro
    [pidro] Pidro
    [all_fives] All Fives
    [nine_card_don] Nine-Card Don
    [irish_don] Irish Don
    [california_jack] California Jack
    [shasta_sam] Shasta Sam
    [phat] Phat
    [blind_don] Blind Don
   *[auction_pitch] Auction Pitch
}
# A rule set that is none of the games.
preset-own = Hausregeln
preset-about = { $preset ->
    [setback] zwei Paare bieten um das Ausspiel, bis elf
    [trinidad] zwei Paare, aufgedeckter Trumpf, Betteln und gefangener Bube
    [lancashire] das Spiel aus Trinidad, aber im Uhrzeigersinn
    [west_yorkshire] zwei Paare, ohne Bieten: Vorhand spielt aus, der Partner darf nicht schauen
    [blackburn] wie in West Yorkshire, aber Tief muss man holen
    [britannica1911] für vier bis sieben, Vorhand spielt aus oder verkauft, mit sieben Marken, die weg müssen
    [commercial_pitch] Vorhand verkauft das Ausspiel und schreibt den Preis an
    [seven_up] zu zweit, zu dritt oder zwei Paare, aufgedeckter Trumpf, Betteln, bis sieben
    [smudge] für zwei bis sieben, und alle vier Punkte gewinnen sofort
    [smudge_bid] zwei Paare, mit einem Gebot von fünf für alle Punkte und alle Stiche
    [no_auction_pitch] für zwei bis sieben, ohne Bieten: Vorhand spielt aus
    [racehorse] für zwei bis fünf mit 32 Karten, bis elf
    [joker_pitch] für zwei bis fünf, der Joker als fünfter Punkt, bis zehn
    [five_point] für zwei bis sieben, mit dem Nebenbuben, bis elf
    [seven_point] für zwei bis sieben, mit Nebenbube und zwei Jokern, bis fünfzehn
    [west_michigan] sechs in zwei Parteien, 38 Karten mit Jokern, bis einundzwanzig
    [euchre_setback] zwei Paare, 28 Karten mit dem Nebenbuben, bis zwölf
    [pedro_sancho] für vier bis sieben, achtzehn Punkte in der Runde, bis fünfzig
    [snoozer] für vier bis sieben, sechsunddreißig Punkte in der Runde, bis hundert
    [ten_point] zwei Paare, gespielt werden nur Trümpfe, zehn Punkte in der Runde, bis zweiundfünfzig
    [colorado] zehn Punkte wie im Zehn-Punkte-Pitch, mit eigener Folge der Trümpfe
    [thirteen_point] wie Zehn-Punkte-Pitch, mit der Nebendrei und dreizehn Punkten in der Runde
    [pawnee] zu fünft mit den Karten von Zehn-Punkte-Pitch; wer das Gebot hat, ruft eine Karte und damit den Partner, bis zweiundvierzig
    [schmier] sechs in zwei Parteien, mit Joker und Nebenbube, aufgefüllt auf sechs Karten, bis einundzwanzig
    [wisconsin_smear] zwei Paare, 34 Karten mit zwei Jokern, drei im Skat, bis einundzwanzig
    [smear_ten] zwei Paare, je zehn Karten, sechs davon werden gespielt, zehn Punkte, bis einundzwanzig
    [cinch] zwei Paare, beide Fünfen zählen fünf, angeschrieben wird der Unterschied, bis einundfünfzig
    [widow_cinch] sechs in drei Paaren, mit den Punkten von Cinch und vier Karten im Skat, bis einundfünfzig
    [pedro] zwei Paare, mit den Punkten von Cinch und Geboten ab sieben, bis zweiundsechzig
    [pidro] Pedro, wie man es in Finnland spielt: nur Trümpfe, bis zweiundsechzig
    [all_fives] zu zweit oder zu dritt, aufgedeckter Trumpf, Betteln, Trümpfe sofort angeschrieben, bis einundsechzig
    [california_jack] zu zweit, nach jedem Stich wird vom offenen Talon gezogen, bis zehn
    [shasta_sam] wie California Jack, aber mit verdecktem Talon und abgehobenem Trumpf
    [nine_card_don] zwei Paare, je neun Karten, Trümpfe und Fünfen zählen sofort, bis einundneunzig
    [irish_don] zwei Paare, alle 52 Karten, Trümpfe, Neunen und Fünfen zählen sofort, bis einundachtzig
    [phat] zwei Paare, alle 52 Karten, angeschrieben wie in Irish Don, acht für die Augen, bis hunderteinundachtzig
    [blind_don] zu zweit, die Hälfte der Karten verdeckt unter den anderen, gezählt wie in Nine-Card Don, nach vier Runden gewinnt der höhere Stand
   *[auction_pitch] für zwei bis sieben, mit Bieten und Ausspielen, nach Bicycle
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
    [setback] Nach White Knuckle Cards, dort auch Auction Pitch genannt.
    [trinidad] Nach White Knuckle Cards; All Fours ist das Nationalspiel von Trinidad und Tobago.
    [lancashire] Nach einer Zeile bei White Knuckle Cards. Andere Quellen beschreiben Lancashire anders.
    [west_yorkshire] Nach der Beschreibung bei pagat.com.
    [blackburn] Nach der Beschreibung bei pagat.com, dort nach Arthur Taylor.
    [britannica1911] Nach der Encyclopaedia Britannica von 1911.
    [commercial_pitch] Nach Fosters Complete Hoyle und Parletts Penguin Book of Card Games.
    [seven_up] Nach Fosters Complete Hoyle und Bicycle; auch Old Sledge genannt.
    [smudge] Nach Bicycle, Pitch (Smudge).
    [smudge_bid] Nach dem Partner-Pitch bei pagat.com; einundzwanzig als Ziel ist eine Hausregel dieses Programms.
    [no_auction_pitch] Nach alten Beschreibungen von Blind All Fours.
    [racehorse] Nach Parletts Penguin Book of Card Games, sonst wie Auction Pitch von Bicycle.
    [joker_pitch] Nach den Regeln der United States Playing Card Company, Bicycle.
    [five_point] Nach den Regeln von Play Smear, dort Smear genannt.
    [seven_point] Nach den Regeln von Whirled Seven Point Pitch; die Folge der Trümpfe nach pitchcardgame.drakebridgewater.com.
    [west_michigan] Nach einer Anleitung für Setback in West-Michigan; Bieten und Ziel sind Hausregeln dieses Programms.
    [euchre_setback] Nach bradwilson.dev und Ultrafoodmess; das niedrigste Gebot ist eine Hausregel dieses Programms.
    [pedro_sancho] Nach Fosters Complete Hoyle und Parletts Penguin Book of Card Games.
    [snoozer] Nach Fosters Complete Hoyle und Parletts Penguin Book of Card Games.
    [ten_point] Nach larrycharbonneau.com, Our Pastimes und Ultrafoodmess; wo sie schweigen, gelten Hausregeln dieses Programms.
    [colorado] Nach dem Colorado Ten-Point Pitch von Captain Squill; alles nach dem Bieten wie im Zehn-Punkte-Pitch.
    [thirteen_point] Nach der Association of Card Enthusiasts und yourgametips.com, sonst wie Zehn-Punkte-Pitch.
    [pawnee] Nach gamerules.com bis zum Bieten; wie ein Partner gerufen und angeschrieben wird, ist eine Hausregel dieses Programms.
    [schmier] Nach drei Beschreibungen von Schmier in Minnesota, darunter die von bridgeiscool.com und Cats at Cards.
    [wisconsin_smear] Nach Ultrafoodmess, wo manches dem Tisch überlassen bleibt; darin gelten Hausregeln dieses Programms.
    [smear_ten] Nach Smear bei Wikipedia, Card Rules Plus und Our Pastimes; das Bieten ist eine Hausregel dieses Programms.
    [cinch] Nach Fosters Complete Hoyle und Bicycle.
    [widow_cinch] Nach Fosters Complete Hoyle und Parletts Penguin Book of Card Games; wie drei Paare anschreiben, ist eine Hausregel dieses Programms.
    [pedro] Nach dem Ultimate Book of Card Games; gespielt in Louisiana und Kalifornien.
    [pidro] Nach Finnlands Verzeichnis des lebendigen Kulturerbes und den Regeln des Programms Pidro.
    [all_fives] Nach Fosters Complete Hoyle, gamerules.com und h2g2; dass auch Hoch, Tief, Bube und Spiel zählen, ist eine Hausregel dieses Programms.
    [california_jack] Nach Bicycle und Fosters Complete Hoyle.
    [shasta_sam] Nach Fosters Complete Hoyle; sonst wie California Jack.
    [nine_card_don] Nach gamerules.com, Cats at Cards und Denexa; gespielt in Ligen in England und Wales.
    [irish_don] Nach gamerules.com und zwei Seiten über Don in Cork und Dublin.
    [phat] Nach Board Game Arena und Wikipedia; gespielt bei Norwich.
    [blind_don] Nach gamerules.com, das keine Werte nennt: Sie sind die von Nine-Card Don.
   *[auction_pitch] Nach den Regeln der United States Playing Card Company, Bicycle.
}

## Warum: die Wörter des Spiels, und was eine Erklärung sagt

why-button = Warum?
why-about = { $word }. { $about }
why-rule = Regel { $number } dieses Spiels. { $text }
why-no-rule = Dieses Spiel hat Regeln von 1 bis { $count }.
why-not-here = In diesem Spiel kommt das nicht vor.
why-ruling = Keine gedruckte Regel legt das fest; so entscheidet dieses Programm.
why-house-rule = Eine Hausregel dieses Tischs. { $game } hat stattdessen diese Regel. { $rule } { $source }
why-house-rule-new = Eine Hausregel dieses Tischs. { $game } hat keine solche Regel.
why-sheet = Im Regelblatt
why-glossary = Alle Wörter
why-unknown = Das Wort „{ $word }“ gibt es hier nicht. Tippe wörter für eine Liste.
fair-title = Ist das ehrlich?
fair-committed = Vor der ersten Karte war der Tisch an diesen Fingerabdruck seiner Startzahl gebunden: { $digits }.
fair-typed = Die Startzahl dieses Spiels wurde eingegeben oder ist aus einem anderen Spiel bekannt; also bindet nichts den Tisch: Man konnte sie vorher ausprobieren.
fair-word = Dein eigenes Wort geht in jedes Geben ein: { $word }.
fair-later = Die Startzahl selbst wird nach dem Spiel offengelegt.
fair-seed = Die Startzahl: { $digits }.
fair-proves = { $word ->
    [yes] Was das beweist: Die Startzahl stand fest, bevor du dein Wort gabst, und die Karten jeder Runde folgen aus beidem. Also haben weder das Programm noch du die Karten ausgesucht, und keine kann jemandem zuliebe vertauscht worden sein.
    [typed] Was das beweist: Die Karten jeder Runde folgen aus dieser Startzahl. Also wurde im Spiel keine Karte vertauscht, aber die Startzahl kann vorher bekannt gewesen sein.
   *[no] Was das beweist: Die Startzahl stand vor der ersten Karte fest, und die Karten jeder Runde folgen aus ihr. Also kann keine Karte jemandem zuliebe vertauscht worden sein, was du oder die Bots auch taten.
}
fair-proves-not = { $word ->
    [yes] Was es nicht beweist: wie die Bots entscheiden. Das Siegel zeigt, dass eine Aufzeichnung seither unverändert ist; aber wer eine von Grund auf neu schreibt, kann auch sie versiegeln.
   *[no] Was es nicht beweist: dass die Startzahl zufällig gezogen wurde oder wie die Bots entscheiden. Das Siegel zeigt, dass eine Aufzeichnung seither unverändert ist; aber wer eine von Grund auf neu schreibt, kann auch sie versiegeln.
}
fair-before = Die Karten kommen aus einer Startzahl mit diesem Fingerabdruck, die von jetzt an feststeht: { $digits }.
fair-own-word = Dein eigenes Wort zum Mischen
fair-own-word-about = Es bestimmt jede Runde mit. Der Fingerabdruck steht fest, bevor du es eingibst; also kann niemand die Karten aussuchen, weder das Programm noch du.
fair-sealed = Versiegelt vor der ersten Karte
fair-sealed-about = Alle Karten kommen aus einer Startzahl. Ihr Fingerabdruck stand zuerst fest.
fair-unsealed = Nichts wurde versiegelt
fair-shuffled = Gemischt mit deinem Wort
fair-shuffled-about = Es bestimmt jede Runde mit. So kann niemand die Karten aussuchen: weder das Programm noch du.
fair-wordless = Nur aus der Startzahl gemischt
fair-wordless-about = Du hast diesmal kein eigenes Wort gegeben.
fair-opened = Geöffnet am Ende
fair-opened-about = Dann wird die Startzahl gezeigt, und jede Runde lässt sich nachprüfen.
fair-locked = nach der letzten Runde
fair-unseen = { $bots ->
    [one] Deine Karten bleiben verdeckt.
   *[other] Niemand von ihnen sieht je deine Karten.
}
fair-back = Zurück zum Tisch
fair-meaning = Was das beweist
fair-sign = Fingerabdruck der Startzahl: { $digits } …
fair-check = Geben prüfen
fair-holds = Geprüft: Alles ist, wie es sein soll.
fair-fails = Geprüft: Etwas stimmt nicht.
fair-commitment = { $commitment ->
    [agrees] Die Startzahl hat den Fingerabdruck, der vor der ersten Karte gezeigt wurde.
    [none] Die Startzahl wurde eingegeben; es gab keinen Fingerabdruck zu vergleichen.
    [missing] Der Fingerabdruck fehlt, obwohl die Startzahl zufällig gezogen wurde.
   *[differs] Die Startzahl hat nicht den Fingerabdruck, der gezeigt wurde.
}
fair-deals-agree = { $deals ->
    [one] Es wurde einmal gegeben, und alle Karten folgen aus der Startzahl.
   *[other] Es wurde { $deals }-mal gegeben, und jedes Mal folgen alle Karten aus der Startzahl.
}
fair-deals-differ = { $deals ->
    [one] Die gegebenen Karten folgen nicht aus der Startzahl.
   *[other] Es wurde { $deals }-mal gegeben, davon { $differing }-mal nicht so, wie es aus der Startzahl folgt.
}
fair-draw-differs = Nach der Startzahl gäbe jemand anders zuerst.
fair-fault = Das Spiel lässt sich so, wie es aufgezeichnet ist, nicht durchspielen.
fair-summary-differs = Namen oder Punktestände in der Liste der Spiele passen nicht zum Spiel.
fair-seal = { $seal ->
    [agrees] Nichts an der Aufzeichnung wurde geändert, seit sie geschrieben wurde.
    [none] Die Aufzeichnung hat kein Siegel, denn eine frühere Version hat sie geschrieben: Was gespielt wurde, lässt sich nicht prüfen.
   *[differs] Etwas an der Aufzeichnung wurde nachträglich geändert.
}
glossary-title = Die Wörter des Spiels
glossary-others = Wörter anderer Spiele der Familie
term-name = { $term ->
    [hand] Runde
    [eldest] Vorhand
    [turn] der Reihe nach
    [side] Partei
    [bid] Gebot
    [pass] passen
    [privilege] Vorrecht des Gebers
    [all-pass] alle passen
    [smudge] Smudge
    [pitch] Ausspiel
    [pitcher] Ausspieler
    [wrong-pitch] Ausspiel außer der Reihe
    [sell] Ausspiel verkaufen
    [undertake] übernehmen
    [turn-up] aufgedeckte Karte
    [stand] dabei bleiben
    [beg] betteln
    [gift] Punkt schenken
    [run] nachlegen
    [bunch] zusammenwerfen
    [widow] Skat
    [exchange] weglegen
    [rest] Rest des Talons
    [trump] Trumpf
    [trick] Stich
    [lead] ausspielen
    [follow] bedienen
    [trumps-only] nur Trümpfe
    [out] ohne Trumpf
    [undertrump] untertrumpfen
    [stock] vom Talon ziehen
    [called-partner] gerufener Partner
    [claim] der Rest gehört mir
    [lay-down] Blatt hinlegen
    [high] Hoch
    [low] Tief
    [jack] Bube
    [hang-jack] Bube gefangen
    [counting-card] Zählkarte
    [peg] sofort anschreiben
    [game] Spiel
    [card-points] Augen
    [tie] gleich viele Augen
    [made] Gebot erfüllt
    [set-back] Gebot verfehlt
    [hole] im Minus
    [target] Ziel
    [going-out] ans Ziel kommen
    [counters] Marken
    [settlement] Abrechnung
    [mistake] Fehler
    [renege] falsch bedienen
    [misdeal] vergeben
    [wrong-bid] falsches Gebot
    [exposed] gezeigte Karte
    [blind] blinder Partner
    [level] Spielstärke
   *[commitment] Festlegung
}
# Andere Wörter dafür, durch Kommas getrennt.
term-words = { $term ->
    [hand] geben, Blatt
    [eldest] Vorderhand
    [turn] Reihe, an der Reihe, außer der Reihe, dran
    [side] Partner, wir, die
    [bid] bieten, Gebote, geboten, Reizen
    [pass] gepasst, passe, passt
    [privilege] Vorrecht, Geber, Gebot übernehmen
    [all-pass] alle gepasst, Geber muss bieten
    [smudge] Durchmarsch
    [pitch] anspielen
    [pitcher] Bieter, Alleinspieler
    [wrong-pitch] zu früh ausgespielt, falsch ausgespielt, zurückgehen lassen
    [sell] verkaufen, Verkauf, Preis, anbieten
    [undertake] übernommen, ablehnen
    [turn-up] aufgedeckt, aufdecken
    [stand] bleiben
    [beg] bettelt, gebettelt
    [gift] schenken, geschenkt, nimm eins
    [run] legt nach, nachgelegt
    [bunch] zusammen
    [widow] Talon, Stock, Blinder, Witwe
    [exchange] weggelegt, wegwerfen, drücken, ziehen, auffüllen
    [rest] Rest nehmen, rauben, behalten
    [trump] Trümpfe, Trumpffarbe
    [trick] Stiche, sticht
    [lead] ausgespielt, Ausspielen
    [follow] bedient, Farbe bedienen, stechen
    [trumps-only] nur Trumpf, nur noch Trümpfe
    [out] aussetzen, setzt aus, kein Trumpf
    [undertrump] unterstechen
    [stock] Talon, nachziehen, die letzten sechs
    [called-partner] gerufener Partner, Partner, rufen, gerufene Karte
    [claim] Rest, der Rest
    [lay-down] hinlegen, wertloses Blatt
    [high] höchster Trumpf
    [low] niedrigster Trumpf
    [jack] Trumpfbube, Bauer
    [hang-jack] gefangen, Bube fangen
    [counting-card] Karte, die zählt
    [peg] stecken, gesteckt, anschreiben, angeschrieben, Steckbrett, Stift
    [game] Spielpunkt
    [card-points] zählen, Kartenpunkte
    [tie] Gleichstand, gleich viele
    [made] erfüllt, geschafft
    [set-back] verfehlt, Minus, abgezogen
    [hole] unter null, Ring, Kreis, eingekreist, negativ
    [target] Spielziel, zu Ende
    [going-out] am Ziel, wer gewinnt
    [counters] Marke, Topf, Jetons
    [settlement] zahlen, Bezahlung
    [mistake] Irrtum, Irrtümer
    [renege] falsch bedient, nicht bedient
    [misdeal] falsch gegeben
    [wrong-bid] zu niedriges Gebot, Gebot außer der Reihe
    [exposed] gezeigt, Karte fordern
    [blind] blind, zu früh geschaut
    [level] Stufe, Bot, Bots, Stärke
   *[commitment] ehrlich, Ehrlichkeit, fair, schummeln, schummelt, Betrug
}
term-about = { $term ->
    [hand] Eine Runde beginnt mit dem Geben und endet, wenn alle Karten gespielt und gezählt sind. Ein Spiel besteht aus mehreren.
    [eldest] Vorhand sitzt in Spielrichtung neben dem Geber. Vorhand spricht zuerst.
    [turn] Alle sprechen und spielen der Reihe nach, rund um den Tisch. Was außer der Reihe geschieht, gilt nicht.
    [side] Eine Partei ist, wer gemeinsam anschreibt. Wo jeder für sich spielt, ist jeder eine Partei.
    [bid] Ein Gebot sagt, wie viele Punkte der Runde man machen will. Wer am höchsten bietet, bestimmt den Trumpf und muss so viele machen.
    [pass] Wer passt, bietet nicht. Die Punkte, die man macht, schreibt man trotzdem an.
    [privilege] Der Geber spricht zuletzt. Mit dem Vorrecht darf er das höchste Gebot mit derselben Zahl übernehmen, statt höher zu bieten.
    [all-pass] Auch wenn niemand bietet, muss jemand die erste Karte ausspielen. Die Regeln des Spiels sagen, wer das ist oder ob neu gegeben wird.
    [smudge] Der Smudge ist das Größte: alle vier Punkte in einer Runde. Je nach Spiel gewinnt er sofort, zählt mehr oder ist ein Gebot wie jedes andere.
    [pitch] Das Ausspiel ist das Recht auf die erste Karte der Runde. Ihre Farbe wird Trumpf, wenn der Ausspieler ihn nicht ansagt.
    [pitcher] Der Ausspieler bestimmt den Trumpf, meist mit der ersten Karte, die er ausspielt. Wurde geboten, muss er das Gebot erfüllen.
    [wrong-pitch] Eine Karte vor dem Ende des Bietens, oder von jemandem, der nicht ausspielen darf, kommt außer der Reihe. Die Regeln am Tisch sagen, wer sie zurückgehen lassen darf und was dann verlangt werden kann.
    [sell] Vorhand darf das Ausspiel den anderen anbieten, statt selbst auszuspielen. Wer am höchsten bietet, bekommt es, wenn Vorhand annimmt.
    [undertake] Vorhand übernimmt, wenn sie das Ausspiel trotz der Gebote behält. Dann muss sie so viele Punkte machen, wie geboten waren.
    [turn-up] Nach dem Geben wird eine Karte aufgedeckt. Ihre Farbe ist Trumpf, wenn sie nicht noch gewechselt wird.
    [stand] Vorhand bleibt dabei, wenn ihr die aufgedeckte Farbe recht ist. Dann beginnt das Spiel.
    [beg] Vorhand bettelt um eine andere Trumpffarbe. Der Geber schenkt einen Punkt und behält die Farbe, oder er legt nach.
    [gift] Mit einem geschenkten Punkt behält der Geber nach dem Betteln die Farbe. Die andere Partei schreibt ihn sofort an.
    [run] Der Geber legt nach, wenn gebettelt wurde: Alle bekommen mehr Karten, und die nächste wird aufgedeckt. Zeigt sie dieselbe Farbe, geschieht es noch einmal.
    [bunch] Zwei Spieler können vereinbaren, die Karten zusammenzuwerfen. Derselbe Geber gibt dann neu.
    [widow] Der Skat besteht aus einigen Karten, die neben den Blättern verdeckt gegeben werden und bis nach dem Bieten liegen bleiben. Je nach Spiel bekommt ihn das höchste Gebot, oder alle haben einen eigenen.
    [exchange] In manchen Spielen legen alle Karten weg, sobald Trumpf angesagt ist, und bekommen vielleicht andere dafür. Trümpfe bleiben, solange etwas anderes weg kann.
    [rest] Wer den Rest des Talons bekommt, sieht alle Karten, die noch übrig sind, und behält die besten. Das Recht dazu hat je nach Spiel der Geber oder das höchste Gebot.
    [trump] Trumpf ist die Farbe, die in dieser Runde alle anderen schlägt. Stechen darf man jederzeit, auch wenn man bedienen könnte, sofern der Tisch es nicht anders hält.
    [trick] Ein Stich besteht aus einer Karte von jedem, der noch spielen kann. Ihn macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe.
    [lead] Wer ausspielt, legt die erste Karte eines Stichs. Das tut, wer den letzten Stich gemacht hat.
    [follow] Wer bedient, spielt eine Karte der ausgespielten Farbe. Wer bedienen kann, muss das tun oder stechen; wer es nicht kann, spielt irgendeine Karte.
    [trumps-only] In manchen Spielen werden nur Trümpfe ausgespielt und zugegeben. Die Runde ist vorbei, wenn niemand mehr einen hat.
    [out] Wo nur Trümpfe gespielt werden, setzt aus, wer keinen mehr hat, und wird übergangen. Wer noch Trümpfe hat, spielt sie.
    [undertrump] Wer untertrumpft, legt einen niedrigen Trumpf unter einen höheren. An manchen Tischen darf man das nur, wenn man nichts anderes hat.
    [stock] In manchen Spielen zu zweit ziehen beide nach jedem Stich eine Karte, zuerst, wer ihn gemacht hat. Ist der Talon aus, werden die Handkarten gespielt.
    [called-partner] In manchen Spielen ruft, wer das Gebot hat, eine Karte. Wer sie hält, ist für diese Runde sein Partner, und alle anderen spielen gegen die beiden.
    [claim] Wem alle restlichen Stiche sicher sind, der darf es sagen. Gezählt wird dann, als wären sie gespielt.
    [lay-down] Ein Blatt ohne Trumpf und ohne hohe Karten darf man in manchen Spielen hinlegen. Den Rest der Runde setzt man dann aus.
    [high] Hoch ist ein Punkt für den höchsten Trumpf im Spiel. Wer ihn hat, kann ihn nicht verlieren, denn nichts schlägt diese Karte.
    [low] Tief ist ein Punkt für den niedrigsten Trumpf im Spiel. Er geht an den, der die Karte bekommen hat, an anderen Tischen an den, der sie holt.
    [jack] Bube ist ein Punkt für den Stich mit dem Trumpfbuben. Wurde der Bube nicht gegeben, bekommt ihn niemand.
    [hang-jack] Gefangen ist der Bube, wenn ihn eine andere Partei holt. Wo er dann mehr zählt, ist das der wertvollste Punkt der Runde.
    [counting-card] Eine Zählkarte bringt für sich allein Punkte, wie in Pedro Sancho die Fünf und die Neun von Trumpf. Sie zählt für den, der sie im Stich holt.
    [peg] Manche Karten werden gleich nach dem Stich angeschrieben, früher auf einem Steckbrett. So lässt sich das Spiel mitten in einer Runde gewinnen.
    [game] Spiel ist ein Punkt für die meisten Augen in den eigenen Stichen. Am meisten zählen die Zehnen.
    [card-points] Karten in Stichen zählen für Spiel, meist Zehn 10, Ass 4, König 3, Dame 2, Bube 1. Diese Augen kommen nie auf den Zettel.
    [tie] Zwei oder mehr können gleich viele Augen haben. Die Regeln des Spiels sagen, ob dann jemand den Punkt für Spiel bekommt.
    [made] Erfüllt ist ein Gebot mit mindestens so vielen Punkten, wie geboten wurden. Meist werden dann alle gemachten Punkte angeschrieben, auch über das Gebot hinaus.
    [set-back] Wer sein Gebot verfehlt, also weniger Punkte macht als geboten, dem wird es vom Stand abgezogen. In manchen Spielen schreiben stattdessen die anderen es an.
    [hole] Ein Stand unter null ist im Minus. Er wird mit einem Minuszeichen geschrieben und eingekreist.
    [target] Das Ziel ist der Stand, mit dem man gewinnt. Ob man ihn genau erreicht oder überschreitet, ist gleich.
    [going-out] Wer ans Ziel kommt, gewinnt das Spiel. Kommen zwei Parteien in derselben Runde dorthin, sagen die Regeln des Spiels, wer gewinnt: meist, wer zuerst dort ist, wenn die Punkte der Reihe nach gezählt werden.
    [counters] In manchen Spielen beginnt jeder mit Marken und legt für jeden Punkt eine weg. Wer sie zuerst los ist, gewinnt; die roten sind der Einsatz.
    [settlement] Nach dem Spiel können die Verlierer dem Sieger etwas schulden. Das wird nur gezählt; um Geld geht es in diesem Programm nicht.
    [mistake] Das Programm lehnt sonst ab, was die Regeln verbieten. Wo Fehler möglich sind, gelten sie, und die Regeln sagen, was sie kosten.
    [renege] Falsch bedient, wer nicht bedient, obwohl er könnte. Wo Fehler möglich sind, kostet es, was die Regeln am Tisch sagen.
    [misdeal] Vergeben hat sich, wer falsch abzählt oder beim Geben eine Karte zeigt. Die Karten werden zusammengeworfen, und die Regeln am Tisch sagen, wer neu gibt.
    [wrong-bid] Falsch ist ein Gebot, das zu niedrig ist oder außer der Reihe kommt. Es gilt nicht, und an manchen Tischen muss man danach passen.
    [exposed] Gezeigt ist eine Karte, die man sehen lässt, ohne sie zu spielen. In manchen Spielen dürfen die Gegner sie in einem späteren Stich fordern.
    [blind] Spielt Vorhand ohne Gebot aus, darf ihr Partner erst nach der ersten Karte in sein Blatt schauen. Wer früher schaut, zahlt dafür.
    [level] Die Spielstärke sagt, wie ein Bot spielt, von Anfänger bis Meister. Bots jeder Stärke sehen ihr eigenes Blatt und was gespielt wurde, sonst nichts.
   *[commitment] Die Festlegung ist ein Fingerabdruck der Zahl, aus der jede Runde gegeben wird, gezeigt vor der ersten Karte. Nach dem Spiel wird die Zahl offengelegt, und jeder kann prüfen, dass keine Karte vertauscht wurde.
}

## House rules: the parts of the table of options, each option, and its values

group-name = { $group ->
    [table] Tisch und Karten
    [trump] Trumpf bestimmen
    [auction] Bieten und Verkaufen
    [turn-up] Aufdecken und Betteln
    [exchange] Skat und Tauschen
    [play] Spielen
    [scoring] Zählen und Gewinnen
    [payment] Bezahlen
   *[law] Fehler
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Spieler
    [min_players] Mindestzahl Spieler
    [max_players] Höchstens
    [teams] Partner
    [direction] Richtung
    [pack] Kartenspiel
    [pack_shrinks] Weniger Karten
    [jokers] Joker
    [cards_per_player] Karten für jeden
    [deal_batch] Karten auf einmal
    [layout] Lage der Karten
    [widow] Skat
    [widow_to] Den Skat bekommt
    [ceremony] Ziehen und Abheben
    [trump_by] Trumpf
    [first_pitcher] Erstes Ausspiel
    [off_trumps] Nebentrümpfe
    [trump_order] Folge der Trümpfe
    [joker_order] Zwei Joker im Stich
    [joker_led] Joker ausgespielt
    [naming] Trumpf wird bestimmt
    [pitched_wild] Joker oder Nebenkarte zuerst
    [first_leader] Zum ersten Stich
    [first_lead] Die erste Karte
    [min_bid] Niedrigstes Gebot
    [max_bid] Höchstes Gebot
    [auction_rounds] Bietrunden
    [dealer_privilege] Geber darf übernehmen
    [privilege_on] Übernommen werden darf
    [privilege_to] Wer übernehmen darf
    [four_is_final] Höchstgebot endgültig
    [all_pass] Wenn niemand bietet
    [forced_bid] Zwangsgebot des Gebers
    [forced_choice] Ein gezwungener Geber bietet
    [moon] Durchmarsch
    [moon_points] Wert des Durchmarschs
    [moon_needs] Für den Durchmarsch nötig
    [moon_privilege] Durchmarsch übernehmen
    [seller_credit] Preis des Ausspiels
    [refused_bid_credit] Abgelehntes Gebot zählt
    [seller_bid_cap] Grenze des Preises
    [turnup_scores] Punkte fürs Aufdecken
    [turnup_can_win] Aufdecken kann gewinnen
    [beg_limit] Betteln je Runde
    [gift_to] Punkt bei Ablehnung
    [gift_can_win] Dieser Punkt kann gewinnen
    [after_run_hand] Zusätzliche Karten
    [run_exhausted] Wenn der Talon ausgeht
    [peek] Schauen vor dem Betteln
    [bunch] Zusammenwerfen
    [weak_hand] Schwaches Blatt
    [play_size] Karten zum Spielen
    [discard] Weglegen
    [discard_max] Höchstens weglegen
    [refill] Auffüllen
    [exchange_first] Zuerst tauscht
    [rest_to] Rest des Talons
    [short_stock] Wenn der Talon nicht reicht
    [surplus_trumps] Zu viele Trümpfe
    [dead_points] Weggelegte Punkte
    [partner_blind] Blinder Partner
    [throw_in] Schlechtes Blatt hinlegen
    [playable] Gespielt werden
    [ruff] Stechen
    [undertrump] Untertrumpfen
    [void_must_trump] Stechzwang
    [draw] Ziehen nach jedem Stich
    [partner_shown] Gerufener Partner bekannt
    [called_first] Gerufene Karte zuerst
    [claims] Den Rest ansagen
    [stops_early] Schluss, wenn alles klar ist
    [points] Was zählt
    [game_values] Augen der Karten
    [pegging] Sofort anschreiben
    [length] Länge des Spiels
    [hands] Zahl der Runden
    [target] Gespielt bis
    [count_down] Herunterzählen
    [low_to] Tief zählt für
    [low_joker] Ein Joker kann Tief sein
    [hang_jack] Gefangener Bube
    [game_tie] Gleichstand bei Spiel
    [smudge] Smudge
    [smudge_in_hole] Smudge im Minus
    [in_hole] Im Minus
    [set_scoring] Gebot verfehlt
    [score_as] Punkte beider Parteien
    [going_out] Zwei am Ziel
    [must_bid_to_go_out] Nur Bieter gewinnen
    [stop_short] Andere bleiben eins davor
    [win_by_two] Zwei Punkte Vorsprung
    [lost_at] Verloren unter null bei
    [settlement] Abrechnung
    [settlement_setback_bonus] Aufschlag
    [settlement_basis] Stände zur Abrechnung
    [ante_red] Rote Marken
    [revoke_mode] Fehler
    [misdeal_on_exposed] Offene Karte beim Geben
    [misdeal_on_count] Falsch abgezählt
    [misdeal_result] Nach dem Vergeben
    [bid_error] Falsches Gebot
    [early_pitch] Zu früh ausgespielt
    [wrong_pitch_demand] Falsch ausgespielt
    [revoke_correction] Karte zurücknehmen
    [revoke_call] Fehler melden
    [revoke_penalty] Falsch bedient kostet
    [revoke_points] Verlorene Punkte
    [revoke_no_bid_penalty] Falsch bedient ohne Gebot
    [renege_top] Schwere Fehler
    [renege_forfeit] Schwerer Fehler verliert
   *[exposed_card] Offene Karte im Spiel
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] allein, jeder für sich, Paare, Mannschaften, zu zweit
    [direction] Uhrzeigersinn, im Uhrzeigersinn, gegen den Uhrzeigersinn, linksherum, rechtsherum
    [pack] kurzes Blatt, Skatblatt, Karten
    [pack_shrinks] kurzes Blatt, Karten herausnehmen
    [jokers] wilde Karte, großer Joker, kleiner Joker
    [cards_per_player] sechs Karten, neun Karten, Größe des Blatts
    [deal_batch] drei auf einmal, immer drei, zwei auf einmal
    [ceremony] um den Geber ziehen, höchste Karte gibt
    [naming] Trumpf ansagen, Trumpf nennen
    [off_trumps] Nebenbube, Off-Jack, Jick, linker Bube, Nebenass, Nebendrei, Nebenfünf
    [trump_order] Bauer, rechter Bube, linker Bube, Rangfolge
    [min_bid] Mindestgebot, Eröffnung
    [max_bid] Maximalgebot
    [auction_rounds] einmal herum, noch einmal bieten, zweite Runde
    [dealer_privilege] Gebot halten, gleich hoch bieten, Gebot wegnehmen
    [four_is_final] vier beendet das Bieten
    [all_pass] Geber muss, neu geben, zusammenwerfen
    [forced_bid] Geber muss
    [moon] alles machen, Shoot the Moon
    [turnup_scores] Buben aufdecken, aufgedeckter Bube
    [beg_limit] zweimal betteln, zweites Betteln
    [weak_hand] vergeben, neu geben, nur Neunen, keine Bilder
    [surplus_trumps] kannst du drei nehmen, Trümpfe an den Partner, can you take three
    [ruff] einstechen, Bedienzwang, Farbzwang
    [void_must_trump] Trumpfzwang, muss stechen
    [points] fünf Punkte, sieben Punkte, zehn Punkte, Dreien, Fünfen, Neunen, Pedro
    [target] Punkte zum Sieg, Zielpunkte
    [low_to] Tief für den Stecher, Tief für den Besitzer, Tief mit dem Stich
    [hang_jack] Buben fangen, Buben stechen
    [set_scoring] Bete, durchgefallen, Gebot nicht geschafft
    [going_out] beide fertig, gleichzeitig am Ziel
    [must_bid_to_go_out] zum Sieg bieten, ausbieten
    [win_by_two] zwei Vorsprung
    [lost_at] Minus, zu tief im Minus
    [settlement] Geld, Einsätze
    [revoke_mode] wie am Tisch, Strafen, falsch bedienen
   *[other] {""}
}
field-about = { $field ->
    [players] Wie viele mitspielen.
    [min_players] Mit weniger wird dieses Spiel nicht gespielt.
    [max_players] Mit mehr wird dieses Spiel nicht gespielt.
    [teams] Wer mit wem spielt.
    [direction] In welche Richtung gegeben und gespielt wird.
    [pack] Welche Karten dabei sind.
    [pack_shrinks] Ob die niedrigsten Karten draußen bleiben, wenn weniger spielen.
    [jokers] Wie viele Joker dabei sind. Ein Joker ist immer Trumpf.
    [cards_per_player] Wie viele Karten jeder bekommt.
    [deal_batch] Wie viele Karten auf einmal gegeben werden.
    [layout] Ob die halben Karten verdeckt in einer Reihe liegen, die anderen offen darauf.
    [widow] Wie viele Karten bis nach dem Bieten verdeckt in der Mitte oder bei jedem liegen.
    [widow_to] Ob das höchste Gebot den Skat bekommt oder alle einen eigenen haben.
    [ceremony] Zeigen, wer zuerst gibt oder ausspielt, und wie abgehoben wird.
    [trump_by] Wie die Trumpffarbe einer Runde gefunden wird.
    [first_pitcher] Wer in einem Spiel ohne Bieten zuerst ausspielt.
    [off_trumps] Ränge, deren Karte in der anderen roten oder schwarzen Farbe auch Trumpf ist.
    [trump_order] Welcher Trumpf welchen schlägt, der höchste zuerst.
    [joker_order] Welcher von zwei Jokern gewinnt, wenn beide im selben Stich liegen.
    [joker_led] Was die anderen spielen dürfen, wenn ein Joker ausgespielt ist.
    [naming] Ob die erste Karte Trumpf bestimmt oder das höchste Gebot ihn vorher ansagt.
    [pitched_wild] Was Trumpf ist, wenn zuerst ein Joker liegt oder eine mögliche Nebenkarte.
    [first_leader] Wer zum ersten Stich ausspielt, wenn Trumpf angesagt ist.
    [first_lead] Was zum ersten Stich ausgespielt werden darf, wenn Trumpf angesagt ist.
    [min_bid] Wo das Bieten beginnt.
    [max_bid] Wo das Bieten endet.
    [auction_rounds] Jeder spricht einmal, oder es geht reihum, bis einer übrig ist.
    [dealer_privilege] Der Geber spricht zuletzt und braucht dann nicht höher zu gehen.
    [privilege_on] Welche Gebote der Geber mit derselben Zahl übernehmen darf.
    [privilege_to] Wer ein Gebot mit derselben Zahl übernehmen darf.
    [four_is_final] Ob das höchste Gebot das Bieten beendet, sodass auch der Geber es nicht übernehmen kann.
    [all_pass] Was aus einer Runde wird, die niemand will.
    [forced_bid] Was der Geber mindestens bietet, wenn er muss; null heißt: das niedrigste Gebot.
    [forced_choice] Ob der Geber, der bieten muss, auch höher gehen darf.
    [moon] Ein Gebot über allen Zahlen: alles, was in der Runde zählt.
    [moon_points] So viele Punkte bringt oder kostet er, wo er einen festen Wert hat.
    [moon_needs] Ob für den Durchmarsch auch alle Stiche nötig sind.
    [moon_privilege] Der Geber, oder wer sonst Gebote übernehmen darf, darf auch den Durchmarsch übernehmen.
    [seller_credit] Vorhand kann anschreiben, wofür das Ausspiel verkauft wird.
    [refused_bid_credit] Ob ein Gebot, das Vorhand ablehnt, trotzdem zählt.
    [seller_bid_cap] Ob der Preis Vorhand ans Ziel bringen darf.
    [turnup_scores] Eine aufgedeckte Karte kann der Partei des Gebers Punkte bringen.
    [turnup_can_win] Ob das Spiel enden kann, bevor eine Karte gespielt ist.
    [beg_limit] Wie oft Vorhand um eine andere Trumpffarbe betteln darf.
    [gift_to] Wer den Punkt bekommt, wenn die Farbe bleibt.
    [gift_can_win] Wenn nicht, darf kein Punkt geschenkt werden, der gewinnt.
    [after_run_hand] Drei Karten mehr für jeden: alle spielen oder einige weglegen.
    [run_exhausted] Was geschieht, wenn die Karten für eine neue Farbe nicht reichen.
    [peek] Wer seine Karten sieht, bevor Vorhand bleibt oder bettelt.
    [bunch] Zwei dürfen sich einigen, neu zu geben, statt nachzulegen.
    [weak_hand] Ob man für ein wertloses Blatt neue Karten bekommt, bevor man spricht.
    [play_size] Wie viele Karten jeder beim ersten Ausspiel hat; null heißt: so viele wie gegeben.
    [discard] Was alle weglegen, sobald Trumpf angesagt ist.
    [discard_max] Wie viele Karten, die nicht Trumpf sind, man höchstens weglegen darf.
    [refill] Ob die Blätter nach dem Weglegen aus dem Talon aufgefüllt werden.
    [exchange_first] Wer als Erster weglegt und aufgefüllt wird.
    [rest_to] Wer nimmt, was vom Talon übrig ist, und das Beste davon behält.
    [short_stock] Was geschieht, wenn die Karten nicht für alle Blätter reichen.
    [surplus_trumps] Welche Trümpfe weglegt, wer mehr hat, als er behalten kann.
    [dead_points] Wer einen Trumpf anschreibt, der weggelegt wurde.
    [partner_blind] Wo niemand bietet, wartet der Partner mit dem Schauen auf das erste Ausspiel.
    [throw_in] Ob man mit einem hoffnungslosen Blatt aussetzen darf.
    [playable] Ob alle Karten gespielt werden oder nur Trümpfe, bis niemand mehr einen hat.
    [ruff] Ob man eine Farbe stechen darf, die man bedienen könnte.
    [undertrump] Ob ein Trumpf unter einen höheren gelegt werden darf.
    [void_must_trump] Ob stechen muss, wer nicht bedienen kann.
    [draw] Ob beide nach jedem Stich eine Karte vom Talon ziehen.
    [partner_shown] Ob sich ein gerufener Partner sofort meldet oder erst durch die Karte zeigt.
    [called_first] Ob die gerufene Karte in den ersten Stich muss, wenn sie gespielt werden darf.
    [claims] Die Runde beenden, wenn die restlichen Stiche sicher sind.
    [stops_early] Die letzten Stiche auslassen, wenn für alle feststeht, wer welchen Punkt hat.
    [points] Was in einer Runde Punkte bringt, in der Reihenfolge, in der gezählt wird.
    [game_values] Was die Karten für Spiel zählen: nach Rang, mehr für einen Trumpf, und für den Joker.
    [pegging] Wann Karten, die zählen, angeschrieben werden, und ob ein Stich das Spiel beenden kann.
    [length] Bis zu einem Stand, oder eine feste Zahl von Runden lang.
    [hands] Wie viele Runden das Spiel hat, oder wie oft jeder gibt.
    [target] Mit diesem Stand ist das Spiel gewonnen.
    [count_down] Zeigen, was noch fehlt, statt was erreicht ist.
    [low_to] Wer den Punkt für den niedrigsten Trumpf bekommt.
    [low_joker] Ob der niedrigste Trumpf ein Joker sein kann oder nur eine Karte einer Farbe.
    [hang_jack] Was der Trumpfbube zählt, wenn man ihn fängt; eins heißt: nichts extra.
    [game_tie] Wer den Punkt für Spiel bekommt, wenn zwei gleich viele Augen haben.
    [smudge] Womit man sofort gewinnt, oder ein Gebot über vier.
    [smudge_in_hole] Was ein Gebot von vier wert ist, wenn man im Minus steht.
    [in_hole] Ab welchem Stand man im Minus ist.
    [set_scoring] Was aus den Punkten wird, wenn das Gebot verfehlt ist.
    [score_as] Ob beide ihre Punkte anschreiben oder nur die bessere Partei den Unterschied.
    [going_out] Wer gewinnt, wenn zwei in derselben Runde ans Ziel kommen.
    [must_bid_to_go_out] Mit den Geboten anderer gewinnt man nicht.
    [stop_short] Wer nicht gewinnen kann, bleibt einen Punkt vor dem Ziel stehen.
    [win_by_two] Wer gewinnen will, muss alle anderen um zwei hinter sich lassen.
    [lost_at] Wie weit unter null man das Spiel verliert; null heißt nie.
    [settlement] Was die Verlierer zahlen.
    [settlement_setback_bonus] Jedes verfehlte Gebot kostet am Ende eins mehr.
    [settlement_basis] Nach welchem Stand gezahlt wird.
    [ante_red] Was jeder vor dem Spiel in den Topf legt; wer gewinnt, bekommt ihn.
    [revoke_mode] Mit Netz spielen oder wie am echten Tisch.
    [misdeal_on_exposed] Welche Karten beim Geben niemand sehen darf.
    [misdeal_on_count] Ob zu viele oder zu wenige Karten das Geben verderben.
    [misdeal_result] Wer dann gibt, und ob es einen Punkt kostet.
    [bid_error] Was auf ein zu niedriges Gebot oder eines außer der Reihe folgt.
    [early_pitch] Was folgt, wenn jemand vor dem Ende des Bietens ausspielt.
    [wrong_pitch_demand] Wann etwas verlangt werden darf, wenn jemand ausgespielt hat, der nicht dran war.
    [revoke_correction] Ob eine falsche Karte zurückgenommen werden darf.
    [revoke_call] Ob es jemand merken muss.
    [revoke_penalty] Was die Partei verliert, die falsch bedient hat.
    [revoke_points] Wer die Punkte bekommt, die so verloren gehen.
    [revoke_no_bid_penalty] Was falsches Bedienen kostet, wo niemand geboten hat.
    [renege_top] Wie viele der höchsten Trümpfe man nicht zurückhalten darf.
    [renege_forfeit] Wer einen davon zurückhält, verliert das Spiel.
   *[exposed_card] Ob Gegner eine Karte fordern dürfen, die sie gesehen haben.
}
value-yes = ja
value-no = nein
value-no-ranks = keine
value-any-rank = jede Karte
value-pack = { $cards } Karten: { $ranks }
value-pack-count = { $cards } Karten
value-card-points-usual = Wie üblich
value-order-by-rank = Nach Rang
value-pack-run = { $low } bis { $high }
# Ein Trumpf aus der anderen Farbe gleicher Röte.
trump-off = { $rank ->
    [jack] Nebenbube
    [five] Nebenfünf
    [three] Nebendrei
   *[other] Neben-{ rank }
}
value-worth-own = { $worth } für den, der sie spielt
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } mit { $worth } Punkten
}{ $to ->
    [player] {" "}für den, der sie spielt
   *[winner] {""}
}
value-rank-scores = { rank } { $points }
rank-one = { $rank ->
    [two] eine Zwei
    [three] eine Drei
    [four] eine Vier
    [five] eine Fünf
    [six] eine Sechs
    [seven] eine Sieben
    [eight] eine Acht
    [nine] eine Neun
    [ten] eine Zehn
    [jack] ein Bube
    [queen] eine Dame
    [king] ein König
   *[ace] ein Ass
}
value-name = { $value ->
    [teams-none] keine
    [teams-pairs] paarweise
    [teams-threes] zwei Parteien zu dritt
    [teams-called] der Partner wird gerufen
    [teams-pairs_at_four] paarweise, wenn es vier sind
    [direction-cw] nach links
    [direction-ccw] nach rechts
    [layout-hand] auf der Hand
    [layout-rows] in Reihen, halb verdeckt
    [trump_by-auction] spielt das höchste Gebot aus
    [trump_by-turn_up] wird aufgedeckt
    [trump_by-sale] spielt Vorhand aus oder verkauft
    [trump_by-eldest] spielt Vorhand aus
    [trump_by-stock_top] erste Karte des Talons
    [trump_by-cut] wird vor dem Geben abgehoben
    [first_pitcher-by_deal] Vorhand der ersten Runde
    [first_pitcher-first_jack] der erste Bube
    [joker_order-fixed] der große Joker
    [joker_order-first_high] der zuerst gespielte
    [joker_order-second_high] der danach gespielte
    [joker_led-trumps] Trumpf, wer kann
    [joker_led-anything] jede Karte
    [naming-pitched] mit der ersten Karte
    [naming-announced] vor dem ersten Ausspiel
    [pitched_wild-spades] Pik beim Joker, sonst ihre Farbe
    [pitched_wild-named] was angesagt wird
    [pitched_wild-no_joker] kein Joker zuerst
    [widow_to-bidder] das höchste Gebot
    [widow_to-own] jeder einen eigenen
    [first_leader-pitcher] spielt aus, wer Trumpf ansagt
    [first_leader-eldest] spielt Vorhand aus
    [first_leader-partner_with_one_trump] ein Partner mit einem Trumpf
    [first_lead-any] eine beliebige
    [first_lead-trump] ein Trumpf
    [first_pitcher-colour_guess] Rot oder Schwarz
    [first_pitcher-high_cut] wer höher abhebt
    [first_pitcher-high_cut_chooses] wer höher abhebt, wählt
    [first_pitcher-low_cut] wer niedriger abhebt
    [first_pitcher-two_of_diamonds] die Karozwei
    [auction_rounds-single] jeder einmal
    [auction_rounds-continuous] bis einer übrig ist
    [privilege_on-any_bid] jedes Gebot
    [privilege_on-max_bid] nur das Höchstgebot
    [privilege_to-dealer] nur der Geber
    [privilege_to-later] wer später bietet
    [forced_choice-at_least] so viel oder mehr
    [forced_choice-exactly] genau so viel
    [all_pass-dealer_forced] der Geber muss bieten
    [all_pass-dealer_free] der Geber spielt ohne Gebot aus
    [all_pass-redeal_same_dealer] derselbe Geber gibt noch einmal
    [all_pass-redeal_next_dealer] das Geben geht weiter
    [all_pass-eldest_forced] Vorhand spielt für das niedrigste Gebot
    [all_pass-eldest_free] Vorhand spielt ohne Gebot aus
    [seller_credit-none] zählt nichts
    [seller_credit-immediate] bekommt Vorhand
    [seller_bid_cap-none] keine
    [seller_bid_cap-cannot_put_seller_out] darf Vorhand nicht ans Ziel bringen
    [gift_to-beggar] wer gebettelt hat
    [gift_to-all_opponents] alle anderen
    [after_run_hand-keep_all] werden alle gespielt
    [after_run_hand-discard_to_six] werden weggelegt
    [run_exhausted-redeal_same_dealer] neu geben
    [run_exhausted-kick_remaining] die letzten aufdecken
    [peek-all] alle
    [peek-eldest_and_dealer] nur Vorhand und Geber
    [weak_hand-off] muss gespielt werden
    [weak_hand-no_face_no_point] ohne Bild und ohne Zählkarte
    [weak_hand-no_ten_no_two] nichts über neun, keine Zwei: neue Karten
    [discard-none] nichts
    [discard-to_size] nur, was zu viel ist
    [discard-up_to] einige, aber keine Trümpfe
    [discard-plain] alles außer Trumpf
    [exchange_first-eldest] Vorhand
    [exchange_first-bidder] das höchste Gebot
    [rest_to-nobody] bleibt verdeckt
    [rest_to-dealer] nimmt der Geber
    [rest_to-bidder] nimmt das höchste Gebot
    [rest_to-bidder_then_partner] das höchste Gebot, dann der Partner
    [short_stock-fewer] haben die Letzten weniger
    [short_stock-from_discards] aus dem Weggelegten
    [surplus_trumps-any] die zählenden zuletzt
    [surplus_trumps-not_scoring] keiner, der zählt
    [surplus_trumps-under_first] keiner, der zählt; erste Karte höher
    [surplus_trumps-to_partner] nimmt der Partner
    [dead_points-nobody] bekommt niemand
    [dead_points-maker] bekommt, wer Trumpf angesagt hat
    [throw_in-off] nicht erlaubt
    [throw_in-void_and_low] kein Trumpf, nichts über der Neun
    [playable-all] alle Karten
    [playable-trumps_only] nur Trümpfe
    [ruff-anytime] jederzeit
    [ruff-only_when_void] nur ohne die Farbe
    [undertrump-allowed] erlaubt
    [undertrump-forbidden_unless_forced] nur, wenn sonst nichts bleibt
    [draw-none] nein
    [draw-face_down] Talon verdeckt
    [draw-face_up] Talon offen
    [partner_shown-at_once] sofort
    [partner_shown-when_played] wenn die Karte fällt
    [low_to-dealt] wer ihn im Blatt hatte
    [low_to-winner] wer ihn holt
    [game_tie-none] niemand
    [game_tie-eldest] Vorhand
    [game_tie-non_dealer_side] die Partei, die nicht gibt
    [game_tie-jokers] wer mehr Joker hat
    [game_tie-carry] die nächste Runde, zu deren Spiel dazu
    [pegging-at_end] wenn die Runde gezählt wird
    [pegging-as_won] sofort im Stich
    [length-target] bis zu einem Stand
    [length-hands] feste Zahl von Runden
    [length-deals] jeder gibt gleich oft
    [moon-off] wird nicht geboten
    [moon-target_or_zero] gewinnt oder hebt auf null
    [moon-points] ein fester Wert
    [moon-points_or_game] fest, bei null das Spiel
    [moon_needs-points] alle Punkte
    [moon_needs-points_and_tricks] alle Punkte und Stiche
    [smudge-bid_four_made] ein erfülltes Gebot von vier
    [smudge-any_all_four] alle vier Punkte, von wem auch immer
    [smudge-slam_bid_five] ein Gebot von fünf
    [smudge-off] keiner
    [smudge_in_hole-four_points_only] vier Punkte
    [smudge_in_hole-wins_anyway] gewinnt trotzdem
    [smudge_in_hole-bid_forbidden] darf nicht geboten werden
    [in_hole-negative] unter null
    [in_hole-zero_or_negative] null oder darunter
    [set_scoring-setback_only] gemachte Punkte sind verloren
    [set_scoring-keep_and_setback] gemachte Punkte bleiben
    [set_scoring-others_take_bid] die anderen bekommen das Gebot
    [score_as-all] zählen alle
    [score_as-difference] zählt nur der Unterschied
    [going_out-bidder_first] zuerst das erfüllte Gebot
    [going_out-bidder_at_once] das erfüllte Gebot sofort
    [going_out-higher_score] der höhere Stand
    [going_out-strict_order] in der Folge der Punkte
    [settlement-off] niemand zahlt
    [settlement-one_two] eins, bei null oder darunter zwei
    [settlement_basis-full_hand] nach der ganzen letzten Runde
    [settlement_basis-at_win] im Augenblick des Sieges
    [revoke_mode-enforced] unmöglich
    [revoke_mode-table] möglich, mit Strafen
    [misdeal_result-lose_deal] das Geben geht weiter
    [misdeal_result-same_dealer] derselbe Geber
    [misdeal_result-penalty1_lose_deal] ein Punkt, und das Geben geht weiter
    [misdeal_result-penalty1_same_dealer] ein Punkt, und derselbe Geber
    [bid_error-void_pass] gilt nicht, und man muss passen
    [bid_error-take_back] wird zurückgenommen
    [early_pitch-assumed_four] gilt als Gebot von vier
    [early_pitch-take_back] wird zurückgenommen
    [wrong_pitch_demand-first_turn] beim nächsten Mal
    [wrong_pitch_demand-first_plain_lead] bei der ersten Nebenfarbe
    [revoke_correction-none] nicht erlaubt
    [revoke_correction-until_trick_complete] bis der Stich vollständig ist
    [revoke_call-referee] immer beim Zählen
    [revoke_call-opponent] nur durch einen Gegner
    [revoke_penalty-set_back_bid] das Gebot und alle Punkte
    [revoke_penalty-set_back_bid_red] das Gebot, alle Punkte, eine rote Marke
    [revoke_penalty-point_no_game] einen Punkt und Spiel
    [revoke_penalty-jack_two] einen oder zwei Punkte, Bube und Spiel
    [revoke_penalty-no_score] alle Punkte
    [revoke_points-forfeit] bekommt niemand
    [revoke_points-next_best] Spiel bekommt der Nächstbeste
    [exposed_card-free] keine Strafe
   *[exposed_card-callable] darf gefordert werden
}

## The referee: what the book does when something goes wrong

ask-override = { $who ->
    [you] { $of_name } hat vor dem Ende des Bietens ausgespielt; das gilt als Gebot von vier. Du hättest noch sprechen können: selbst vier sagen und ausspielen, oder liegen lassen?
   *[one] { $of ->
        [you] Du hast
       *[one] { $of_name } hat
    } vor dem Ende des Bietens ausgespielt; das gilt als Gebot von vier. { $name } hätte noch sprechen können und darf selbst vier sagen.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } hat an deiner Stelle ausgespielt. Die Karte zurückgehen oder liegen lassen?
   *[one] { $of ->
        [you] Du hast
       *[one] { $of_name } hat
    } ausgespielt, obwohl { $name } dran war: Die Karte darf zurückgehen oder liegen bleiben.
}
ask-demand = { $who ->
    [you] { $of_name } hat an deiner Stelle ausgespielt; du darfst jetzt sagen, was { $of_name } spielen muss.
   *[one] { $of ->
        [you] Du hast
       *[one] { $of_name } hat
    } ausgespielt, obwohl { $name } dran war; { $name } darf jetzt eine Karte verlangen.
}
ask-name-trump = { $who ->
    [you] Du hast zu einem falschen Ausspiel zugegeben: Nenne jetzt Trumpf. Zuerst musst du dann Trumpf ausspielen.
   *[one] { $name } hat zu einem falschen Ausspiel zugegeben und nennt jetzt Trumpf.
}
ask-name-for-bid = { $who ->
    [you] Du spielst für { $bid }: Nenne Trumpf.
   *[one] { $name } spielt für { $bid } und nennt Trumpf.
}
ask-name-free = { $who ->
    [you] Niemand hat geboten: Nenne Trumpf. Du musst nichts erreichen.
   *[one] Niemand hat geboten. { $name } nennt Trumpf und muss nichts erreichen.
}
ask-call-partner = { $who ->
    [you] Rufe eine Karte, die du nicht hast. Wer sie hat, spielt diese Runde mit dir.
   *[one] { $name } ruft eine Karte. Wer sie hat, spielt diese Runde mit { $name }.
}
ask-first-pitcher = { $who ->
    [you] Du hast die höhere Karte abgehoben und sagst, wer zuerst ausspielt.
   *[one] { $name } hat die höhere Karte abgehoben und sagt, wer zuerst ausspielt.
}
ask-name-joker = { $who ->
    [you] Ein Joker lässt Trumpf offen: Nenne eine beliebige Farbe.
   *[one] { $name } hat einen Joker ausgespielt und nennt Trumpf.
}
ask-name-color = { $who ->
    [you] Du hast { $card } ausgespielt: Nenne { $suit } oder { $other } als Trumpf.
   *[one] { $name } hat { $card } ausgespielt und nennt { $suit } oder { $other } als Trumpf.
}
ask-any-claims = { $who ->
    [you] Gleich wird gezählt. Hat noch jemand etwas zu berichtigen oder zu melden?
   *[one] Gleich wird gezählt. { $name } darf noch etwas sagen.
}
referee-misdeal = { $slip ->
    [count] Die Anzahl der Karten stimmt nicht. Die Karten werden zusammengeworfen
   *[exposed] Eine solche Karte darf beim Geben nicht zu sehen sein. Die Karten werden zusammengeworfen
}{ $result ->
    [lose_deal] , und das Geben geht weiter.
    [same_dealer] , und es wird noch einmal gegeben.
    [penalty1_lose_deal] , die anderen bekommen einen Punkt, und das Geben geht weiter.
   *[penalty1_same_dealer] , die anderen bekommen einen Punkt, und es wird noch einmal gegeben.
}
referee-deal-stands = { $slip ->
    [count] Die Anzahl wird berichtigt, und es wird weitergespielt.
   *[exposed] An diesem Tisch gilt das nicht als vergeben: Es wird weitergespielt.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Gesprochen wird der Reihe nach, und jedes Gebot ist höher als das vorige. Alles andere gilt nicht, und du musst passen.
       *[one] Gesprochen wird der Reihe nach, und jedes Gebot ist höher als das vorige. Alles andere gilt nicht, und { $name } muss passen.
    }
   *[no] Gesprochen wird der Reihe nach, und jedes Gebot ist höher als das vorige. Alles andere wird zurückgenommen.
}
referee-early = Wer vor dem Ende des Bietens ausspielt, hat damit vier geboten; wer vorher noch hätte sprechen können, darf selbst vier sagen.
referee-overridden = { $who ->
    [you] Du hättest vorher sprechen können: Die frühe Karte geht zurück, und du spielst für vier aus.
   *[one] { $name } hätte vorher sprechen können: Die frühe Karte geht zurück, und { $name } spielt für vier aus.
}
referee-led-wrongly = Zuerst spielt aus, wer das Ausspiel hat; ein falsches Ausspiel darf zurückgehen oder liegen bleiben.
referee-let-stand = { $who ->
    [you] Die Karte bleibt liegen, macht aber nicht Trumpf: Du nennst Trumpf, sobald du zugegeben hast.
   *[one] Die Karte bleibt liegen, macht aber nicht Trumpf: { $name } nennt Trumpf nach dem Zugeben.
}
referee-demanded = Wer falsch ausgespielt hat, muss spielen, was verlangt wird, soweit es die Spielregeln erlauben.
referee-exposed = { $callable ->
    [yes] Eine gezeigte Karte bleibt im Blatt, und die Gegner dürfen sie fordern; eine beim Geben gezeigte nicht.
   *[no] Eine gezeigte Karte bleibt ohne Strafe im Blatt.
}
referee-card-called = Eine gezeigte Karte muss gespielt werden, wenn die Gegner sie fordern, sobald es die Spielregeln erlauben.
referee-called = { $who ->
    [you] { $card } ist gefordert: Du musst die Karte spielen, wenn es die Spielregeln erlauben.
   *[one] { $card } ist gefordert: { $name } muss die Karte spielen, wenn es die Spielregeln erlauben.
}
referee-corrected = Bis der Stich fertig ist, lässt sich eine falsche Karte zurücknehmen. Das kostet nichts, und was danach gespielt wurde, geht mit zurück.
referee-no-renege = Bisher hat jede Karte richtig bedient: Es ändert sich nichts.
referee-grave = Trumpf war ausgespielt, und einer der { $top } höchsten Trümpfe wurde zurückgehalten. Das kostet das Spiel.
referee-penalty = { $penalty ->
    [set_back_bid] Wer falsch bedient, verliert das Gebot und bekommt in dieser Runde nichts.
    [set_back_bid_red] Wer falsch bedient, verliert das Gebot, bekommt in dieser Runde nichts und zahlt eine rote Marke in den Topf.
    [point_no_game] Wer falsch bedient, schenkt den anderen einen Punkt und kann den Punkt für Spiel nicht bekommen.
    [no_score] Für falsches Bedienen schreibt die Partei in dieser Runde nichts an, und ein eigenes Gebot ist verfehlt.
   *[jack_two] Wer falsch bedient, schenkt den anderen 2 Punkte, wenn der Trumpfbube im Spiel ist, sonst 1, und bekommt weder Bube noch Spiel.
}
ruling-right = { $who ->
    [you] Du hattest recht
   *[one] { $name } hatte recht
}
ruling-wrong = { $who ->
    [you] Du hattest unrecht
   *[one] { $name } hatte unrecht
}
referee-look = Wessen Partner ausspielt, der darf erst schauen, wenn die erste Karte liegt: Die anderen bekommen Punkte dafür.
# Auf einem Knopf oder in einem Menü.
remark-button = { $remark ->
    [rest] Der Rest gehört mir
    [lay-down] Blatt hinlegen
    [take-back] Karte zurücknehmen
    [renege] { $who ->
        [you] Du hast falsch bedient
       *[one] { $name } hat falsch bedient
    }
    [call-card] { $who ->
        [you] Von dir fordern: { $card }
       *[one] Von { $name } fordern: { $card }
    }
    [first-pitcher] { $who ->
        [you] Du
       *[one] { $name }
    }
    [expose] Zeigen: { $card }
    [look] Karten anschauen
    [override] Vier, mit { $card }
    [decline] Liegen lassen
    [withdraw] Zurücknehmen
    [let-stand] Liegen lassen
    [end-by-score] Spiel beenden
    [weak-hand] Schwaches Blatt
   *[content] Nichts zu melden
}
remark-about = { $remark ->
    [rest] Du machst alle übrigen Stiche, und es wird gezählt.
    [lay-down] Kein Trumpf und nichts über der Neun: Du spielst nicht mehr mit.
    [take-back] Es wurde nicht bedient; spiele ohne Strafe eine andere Karte.
    [renege] { $who ->
        [you] Du sagst, dass du nicht bedient hast, obwohl du konntest.
       *[one] { $name } hätte bedienen können; das kostet, was die Regeln sagen.
    }
    [call-card] { $who ->
        [you] Die Karte muss gespielt werden, sobald es die Spielregeln erlauben.
       *[one] { $name } muss die gezeigte Karte spielen, sobald es die Spielregeln erlauben.
    }
    [first-pitcher] { $who ->
        [you] Du spielst die erste Karte aus, die Trumpf bestimmt.
       *[one] { $name } spielt die erste Karte aus, die Trumpf bestimmt.
    }
    [expose] Du zeigst eine Karte, die niemand sehen sollte.
    [look] Du schaust, bevor die erste Karte liegt, und die anderen bekommen Punkte dafür.
    [override] Du sagst vier und spielst diese Karte aus; die frühe Karte geht zurück.
    [decline] Die frühe Karte gilt als Gebot von vier.
    [withdraw] Du spielst aus und darfst später eine Karte verlangen.
    [let-stand] Du gibst zu und nennst dann Trumpf.
    [end-by-score] Es wurde { $hands }-mal gegeben, und niemand ist dem Ziel näher gekommen. Das Spiel kann jetzt enden: Der beste Stand gewinnt, und diese Runde zählt nicht.
    [weak-hand] Du zeigst dein schwaches Blatt. Derselbe Geber gibt noch einmal, oder du bekommst neue Karten, wie dieser Tisch spielt.
   *[content] { $call ->
        [opponent] Du meldest nichts, es wird gezählt.
       *[referee] Nichts zu berichtigen, es wird gezählt.
    }
}
demand-button = { $demand ->
    [highest] Die höchste
    [lowest] Die niedrigste
    [trump] Trumpf
    [no_trump] Kein Trumpf
   *[nothing] Nichts
}
demand-about = { $demand ->
    [highest] Dieser Farbe
    [lowest] Dieser Farbe
    [trump] Gleich welcher
    [no_trump] Andere Farben
   *[nothing] Jede erlaubte
}
# Wie es getippt wird; das alles wird verstanden.
remark-words = { $remark ->
    [rest] rest
    [lay-down] hinlegen
    [take-back] karte zurück
    [renege] falsch bedient { $name }
    [call-card] fordere { $card } von { $name }
    [expose] zeige { $card }
    [look] anschauen
    [override] vier { $card }
    [call-partner] rufe { $card }
    [first-pitcher] { $name }
    [decline] ablehnen
    [withdraw] zurück damit
    [let-stand] liegen lassen
    [end-by-score] nach punkten beenden
    [weak-hand] schwaches blatt
   *[content] zählen
}
remark-name-words = trumpf { suit }
remark-demand-words = verlange { $demand ->
    [highest] höchste
    [lowest] niedrigste
    [trump] trumpf
    [no_trump] kein trumpf
   *[nothing] nichts
}

## Bots

level-name = { $level ->
    [random] Zufall
    [clumsy] Unachtsam
    [learner] Anfänger
    [steady-careful] Solide, vorsichtig
    [steady-bold] Solide, kühn
    [sharp] Gewitzt
    [sharp-careful] Gewitzt, vorsichtig
    [sharp-bold] Gewitzt, kühn
    [master] Meister
   *[steady] Solide
}
level-about = { $level ->
    [random] Spielt irgendeine erlaubte Karte.
    [clumsy] Wie Solide, mit einem Fehler ab und zu.
    [learner] Verschätzt sich ab und zu.
    [steady-careful] Wie Solide, bietet aber etwas weniger.
    [steady-bold] Wie Solide, bietet aber etwas mehr.
    [sharp] Probiert jede Wahl in ein paar Dutzend Verteilungen.
    [sharp-careful] Wie Gewitzt, bietet aber etwas weniger.
    [sharp-bold] Wie Gewitzt, bietet aber etwas mehr.
    [master] Probiert jede Wahl in Hunderten Verteilungen.
   *[steady] Zählt Trümpfe und bietet, was die Karten wert sind.
}
# How strong a level was measured to be.
level-strength = { $level ->
    [random] Nur zum Vergleich.
    [clumsy] Die Fehler kosten ihn Punkte.
    [learner] Gewinnt 21 von 100 Spielen gegen drei „Solide“.
    [steady-careful] Sonst spielt er genauso.
    [steady-bold] Sonst spielt er genauso.
    [sharp] Gewinnt 28 von 100 Spielen gegen drei „Solide“.
    [sharp-careful] Sonst spielt er genauso.
    [sharp-bold] Sonst spielt er genauso.
    [master] Gewinnt 35 von 100 Spielen gegen drei „Solide“.
   *[steady] An ihm werden die anderen gemessen.
}
habit = { $person ->
    [teo] spielt seinen besten Trumpf sofort aus.
    [otto] bietet nur, was er sieht.
    [nia] bietet gern eins mehr.
    [bruno] bietet hoch, wenn er hinten liegt.
    [hana] behält einen Trumpf, um den Buben zu fangen.
    [ravi] lässt andere bieten und bringt sie dann zu Fall.
    [leila] merkt sich, wer was geboten hat.
   *[vera] durchdenkt jede Karte.
}
habit-of = { $name } { $habit }
strength = Stärke { $strength } von 8.
strength-of = { $name }, Stärke { $strength } von 8.
met = { $games ->
    [0] Ihr habt noch nie zusammen gespielt.
   *[other] Du hast { $won } von { $games } gewonnen.
}
met-short = { $games ->
    [0] nie
   *[other] { $won } von { $games }
}
remark-made = { $person ->
    [teo] Ich hab’s doch gesagt!
    [otto] Langsam, aber sicher.
    [nia] Das war knapp. Herrlich!
    [bruno] Ich bin wieder dabei.
    [hana] Es ist alles aufgegangen.
    [ravi] Ganz still und leise.
    [leila] Gut, dass ich zugehört habe.
   *[vera] Das reicht.
}
remark-set = { $person ->
    [teo] Ich dachte, ich schaffe es.
    [otto] Das hat mich etwas gekostet.
    [nia] Fast war es das wert.
    [bruno] Ich musste es versuchen.
    [hana] So knapp.
    [ravi] Ich hätte warten sollen.
    [leila] Das habe ich falsch gedeutet.
   *[vera] Dabei wusste ich es besser.
}
remark-jack = { $person ->
    [teo] Oh nein, mein Bube!
    [otto] Das war ein guter Bube.
    [nia] Er wird mir fehlen.
    [bruno] Gerade erst hatte ich ihn gefunden.
    [hana] Ich wollte ihn ja verstecken.
    [ravi] Ich habe ihn zu lange behalten.
    [leila] Ich habe es zu spät gesehen.
   *[vera] Das passiert den besten Buben.
}
remark-by = { $name }: „{ $words }“
# Names for bots, separated by commas: at least seven, and different ones.
bot-names = Anna, Ben, Clara, David, Emma, Felix, Greta, Hannes
bots-fair = Kein Bot sieht je deine Karten.
stand-in = { $count ->
    [one] { $names } ist als Bot „{ $saved }“ gespeichert, den es hier nicht gibt: Es spielt { $level }.
   *[other] { $names } sind als Bot „{ $saved }“ gespeichert, den es hier nicht gibt: Es spielt { $level }.
}
# A bot from outside, in a game that is set up and at the table.
program-plays = Das Programm „{ $program }“ spielt für { $name }. Antwortet es nicht, spielt { $level } weiter.
# A bot from outside gave no answer: a bot of the program plays on in its place.
program-left = { $program } antwortet nicht mehr: Ab jetzt spielt { $level } für { $name }.
advice-pass = Passe: { $reason }.
advice-bid = Biete { $bid }: { $reason }.
advice-play = Spiele { $card }: { $reason }.
advice-discard = Lege { $cards } weg: { $reason }.
advice-discard-ringed = Lege die { $count } Karten mit einem Ring weg: { $reason }.
advice-word = { $word ->
    [offer] Biete das Ausspiel zum Verkauf an
    [pitch] Spiele selbst aus
    [accept] Verkaufe das Ausspiel
    [undertake] Behalte das Ausspiel
    [stand] Bleib dabei
    [beg] Bettle
    [take-one] Gib den Punkt
    [run] Leg nach
    [bunch] Wirf die Karten zusammen
    [rest-are-mine] Sag, dass der Rest dir gehört
    [lay-down] Leg dein Blatt hin
    [take-back] Nimm die Karte zurück
    [look] Sieh dir deine Karten an
    [decline] Lass das verfrühte Ausspiel gelten
    [withdraw] Lass das Ausspiel zurücknehmen
    [let-stand] Lass das Ausspiel liegen
    [demand-highest] Verlange die höchste Karte der Farbe
    [demand-lowest] Verlange die niedrigste Karte der Farbe
    [demand-trump] Verlange einen Trumpf
    [demand-no-trump] Verlange keinen Trumpf
    [demand-nothing] Verlange nichts
    [end-by-score] Beende das Spiel nach Punkten
    [weak-hand] Zeig dein schwaches Blatt
   *[content] Weiter zur Abrechnung
}: { $reason }.
advice-override = Sag vier und spiele { $card } aus: { $reason }.
advice-expose = Zeig { $card }: { $reason }.
advice-name-trump = Mach { suit } zu Trumpf: { $reason }.
advice-call-partner = Rufe { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Spiel selbst zuerst aus
   *[one] Lass { $name } zuerst ausspielen
}: { $reason }.
advice-call-renege = Sag, dass { $name } nicht bedient hat: { $reason }.
advice-call-card = Lass { $name } { $card } spielen: { $reason }.
reason = { $reason ->
    [only-choice] Etwas anderes ist nicht erlaubt
    [at-random] Eins ist so gut wie das andere
    [habit] Das passt zur eigenen Spielweise
    [too-weak] Dein Blatt ist zu schwach
    [no-honour] Du hast kein Ass, keinen König und keine Dame, auf die du bieten könntest
    [partner-has-bid] Dein Partner hat das Gebot
    [must-bid] Alle anderen haben gepasst, also musst du
    [best-suit] { suit } ist deine beste Trumpffarbe
    [holds-high] Du hast in { suit } wahrscheinlich die höchste Karte
    [holds-low] Du hast in { suit } wahrscheinlich die niedrigste Karte
    [holds-jack] Du hast den { suit-single }buben
    [promises-game] Mit { suit } als Trumpf winkt der Punkt für Spiel
    [promises-points] Mit { suit } als Trumpf kannst du mit etwa { $points } rechnen
    [takes-the-bid] Als Geber bekommst du es mit derselben Zahl
    [matches-the-bid] Du bekommst das Gebot mit derselben Zahl
    [shuts-out] Höher werden die anderen kaum gehen
    [goes-out] Wenn du es schaffst, bist du am Ziel
    [stops-bidder] Sonst könnte jemand anders mit dem Gebot das Spiel gewinnen
    [tries-smudge] Alle vier Punkte gewinnen sofort
    [tries-slam] Alle vier Punkte und alle Stiche bringen einen fünften Punkt
    [tries-moon] Alles, was zählt, ist zu holen
    [pitches-outright] Das Blatt ist gut für vier
    [offers-pitch] Hör dir an, was die anderen bieten; das letzte Wort hast du
    [good-price] Der Preis bringt mehr als das eigene Blatt
    [can-make-it] So viel schaffst du selbst
    [cannot-make-it] So viel schaffst du selbst kaum
    [suit-will-do] Mit { suit } kannst du leben
    [poor-trumps] Eine andere Farbe passt dir wahrscheinlich besser als { suit }
    [cannot-give] Mit dem Punkt hättest du gewonnen, also gibt ihn der Geber nicht
    [turn-may-lose] Mit noch einer aufgedeckten Karte könnte der Geber gewinnen
    [turn-may-win] Mit noch einer aufgedeckten Karte könntest du gewinnen
    [gift-is-cheap] Die Farbe ist dir mehr wert als der Punkt
    [gift-would-win] Mit dem Punkt hätten sie gewonnen
    [not-worth-a-point] Für die Farbe lohnt es nicht, einen Punkt herzugeben
    [any-suit-will-do] Jede andere Farbe tut es auch
    [both-poor] Mit diesen Karten ist nichts zu holen
    [keeps-trumps] Alle deine Trümpfe bleiben
    [keeps-best] Was noch gewinnen kann, bleibt
    [best-partner] Wer sie hat, hilft am meisten
    [trump-partner] Wer sie hat, hat einen Trumpf
    [plain-partner] Wer sie hat, hat vielleicht keinen Trumpf
    [rest-is-certain] Niemand kann dir noch einen Stich nehmen
    [hand-is-worthless] Dieses Blatt macht ohnehin keinen Stich
    [puts-right] Eine falsche Karte lässt sich noch zurücknehmen
    [saw-renege] Eine Karte auf dem Tisch beweist es
    [catches-shown] Der Stich gehört dir, und die Karte kommt dazu
    [pitches-better] Dein Blatt ist gut für alle vier Punkte
    [lets-them-fail] Vier sind schwer zu schaffen
    [own-pitch] Dein eigenes Ausspiel ist besser
    [lead-is-welcome] Was ausgespielt wurde, kannst du gewinnen
    [safest-demand] So ist der Stich am sichersten
    [richest-demand] So fällt am meisten in deinen Stich
    [makes-trump] Die erste Karte bestimmt Trumpf
    [nothing-to-claim] Alles wurde gespielt, wie es sein soll
    [slipped] Jeder macht einmal einen Fehler
    [leads-trump] So ziehst du den anderen die Trümpfe
    [hunts-jack] Das fängt vielleicht den Trumpfbuben
    [hunts-scored] Das fängt vielleicht einen Trumpf, der Punkte bringt
    [leads-winner] Niemand hat in der Farbe eine höhere Karte
    [leads-low] Das kostet dich keine Augen
    [leads-nothing] Die Karte bringt niemandem Punkte
    [may-take] Das kann den Stich machen
    [captures-jack] Das sticht den Trumpfbuben
    [saves-jack] Das bringt deinen Buben heim
    [wins-low] Das bringt einen Trumpf heim, der wahrscheinlich Tief ist
    [wins-scored] Das bringt eine Karte heim, die Punkte zählt
    [wins-ten] Das bringt eine Zehn heim
    [ruffs-points] Es gibt Augen zu holen
    [takes-trick] Damit geht der Stich an dich
    [beats-all] Das schlägt alles, was bisher liegt
    [feeds-partner] Dein Partner liegt vorn, und das bringt Augen dazu
    [feeds-scored] Dein Partner liegt vorn, und die Karte bringt Punkte
    [leaves-to-partner] Dein Partner liegt im Stich vorn
    [protects-jack] Das hebt deinen Trumpfbuben für später auf
    [keeps-low] So behältst du einen Trumpf, der wahrscheinlich Tief ist
    [keeps-scored] Das hebt eine Karte, die Punkte bringt, für später auf
    [protects-ten] Das hebt deine Zehn für später auf
    [gives-nothing] Das verschenkt keine Augen
    [cannot-win] Diesen Stich kannst du nicht machen
    [plays-least] Diesen Stich kannst du nicht machen, also spiel klein
    [fewest-points] Weniger Augen kannst du nicht hergeben
   *[keeps-strength] Das hebt eine stärkere Karte für später auf
}

## Window: the first screen

window-too-small = Dieses Fenster ist zu klein zum Spielen. Zieh es größer.

home-continue = Weiterspielen
home-continue-about = Runde { $number }, { $goal }.
home-your-turn = Du bist dran.
home-their-turn = { $name } ist dran.
home-play = Spielen
home-new-game = Neues Spiel
home-new-game-about = Spiel, Mitspieler und Regeln wählen
home-first-lesson = Beim Spielen lernen
home-play-now = Gleich losspielen
home-choose = Ein Spiel aussuchen
home-deal = Ich gebe.
home-rules = Regeln
home-saves = Spielstände
home-settings = Einstellungen
home-quit = Beenden
home-where = Runde { $number }{ $turn ->
    [yes] {", du bist dran"}
    [other] {", "}{ $name } ist dran
   *[no] {""}
}
home-last-games = Letzte Spiele
home-place = { $place }.
home-puzzle = Tagesrätsel
home-puzzle-done = Erledigt.
home-puzzle-row = { $days } in Folge richtig
home-practice = Üben
home-practice-about = Fünf Runden: { $theme ->
    [jack] den Buben fangen
    [tens] Zehnen behalten
    [bid] bieten oder passen
    [trumps] Trumpf ziehen
   *[game] Augen zählen
}
home-welcome = Setz dich dazu.
home-welcome-about = Sag an, wie viele der vier Punkte du machst. Dann mach sie.
pad-us = Wir
pad-them = Die

about-title = Über das Programm
about-what = Pitch, Setback, Don und { $more } weitere Spiele der All-Fours-Familie, für zwei bis sieben Personen.
about-private = Nichts, was du hier tust, verlässt diesen Computer.
about-news = Was neu ist
about-license = Lizenz
about-fonts = Schriften
about-libraries = Bibliotheken anderer
about-program = Programm
about-cards = Karten und Gesichter
about-drawn = für dieses Programm gezeichnet, MIT
about-who = wer was gemacht hat
about-version = Version { $version }
about-copy = Version kopieren
about-copied = Kopiert

## Window: a new game

setup-name = Name
setup-person = Mensch
setup-phone = Handy
setup-bot = Bot
setup-players = Spieler
setup-players-only = { $players } Spieler
setup-player-name = Spieler { $number }
setup-teams = Partner
setup-mend = Beheben
# Above the games of a branch of the family.
games-branch = { $branch ->
    [more-points] Bieten um mehr Punkte
    [exchange] Bieten und Karten tauschen
    [draw] Nach jedem Stich ziehen, zu zweit
    [pedro] Pedro und Cinch, mit Karten zu fünf und mehr
    [turn-up] Aufgedeckter Trumpf
    [eldest] Vorhand spielt aus oder verkauft
    [don] Don, mit Karten, die zählen
   *[bid] Bieten und ausspielen
}
games-title = Was spielen wir?
games-search = { $count } Spiele durchsuchen
games-ours = Unser Tisch
games-more = Alle { $count } Spiele
games-more-about = oder eigene Regeln
voice-games-players = { $least } bis { $most } Spieler
games-count = { $count } von { $all } Spielen
games-nothing = Kein Spiel passt zu „{ $words }“.
# Below the name of a game that was found by another.
games-also = auch { $names } genannt
games-told = { $name } ist auch ein Name für { $games }.
games-told-absent = { $name } ist ein Spiel der Familie, das dieses Programm noch nicht hat.
# Games of the family that somebody may look for; those that are here by now are passed over.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# What sets a game apart, in two to four words.
game-line = { $game ->
    [setback] zwei Paare, bis 11
    [trinidad] aufdecken, Buben fangen
    [lancashire] wie Trinidad, im Uhrzeigersinn
    [west_yorkshire] ohne Bieten, Partner blind
    [blackburn] Tief muss man holen
    [britannica1911] Ausspiel verkaufen
    [commercial_pitch] Verkauf bringt den Preis
    [seven_up] aufgedeckter Trumpf, bis 7
    [smudge] alle vier gewinnen
    [smudge_bid] mit Gebot von fünf
    [no_auction_pitch] Vorhand spielt aus
    [racehorse] nur 32 Karten
    [joker_pitch] Joker zählt einen Punkt
    [five_point] der Nebenbube ist Trumpf
    [seven_point] Nebenbube, zwei Joker
    [west_michigan] sechs Spieler, 38 Karten
    [euchre_setback] 28 Karten, ein Nebenbube
    [pedro_sancho] Fünf und Neun zählen
    [snoozer] der Joker zählt 15
    [ten_point] gespielt werden nur Trümpfe
    [colorado] Trümpfe A-9-K-8-D-7
    [thirteen_point] die Nebendrei zählt 3
    [pawnee] der Partner wird gerufen
    [schmier] zu sechst, mit Auffüllen
    [wisconsin_smear] 34 Karten, ein Skat
    [smear_ten] zehn Karten, sechs gespielt
    [cinch] beide Fünfen zählen
    [widow_cinch] drei Paare, ein Skat
    [pedro] Gebote ab sieben
    [pidro] Finnlands Pedro, nur Trümpfe
    [all_fives] Trümpfe sofort gezählt
    [california_jack] zu zweit, offener Talon
    [shasta_sam] zu zweit, verdeckter Talon
    [nine_card_don] sofort gezählt, bis 91
    [irish_don] 52 Karten, ohne Spiel
    [phat] 52 Karten, bis 181
    [blind_don] zwei Reihen, halb verdeckt
   *[auction_pitch] jeder allein, bis 7
}
setup-who = Wer spielt?
who-game = { $game }, { $kind ->
    [two-pairs] zwei Paare
    [three-pairs] drei Paare
   *[threes] zwei Trios
}
who-teams = { $kind ->
    [pairs] Paare
    [threes] Trios
   *[none] Allein
}
who-alone = Bei { $players } Spielern gibt es keine Partner: Jeder spielt allein.
# Below the name of whoever plays with the person at the screen.
who-partner = spielt mit dir
who-drag = Zum Tauschen ziehen
who-phones = Mit Handys
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Mensch hier
who-phone = Mit Handy
who-levels = Nach Stufe
# Said of one of the eight who has a place.
who-here = Am Tisch
who-move = Einen Platz weiter
who-name = Drück auf { $name }, um einen Namen einzugeben.
setup-faces = Deine Bots haben jetzt Gesichter. Die Stufen gibt es weiterhin.
setup-target = Gespielt bis
setup-hidden = Zwischen den Zügen sind die Karten verdeckt.
look-face = Gesicht
look-colour = Farbe
families-title = Zuletzt am Tisch
setup-name-empty = Alle brauchen einen Namen.
setup-name-twice = Zwei heißen { $name }.
setup-default-name = Du
# Durch Kommas getrennt, mindestens sieben.
setup-bot-names = Anna, Ben, Clara, David, Emil, Frieda, Greta, Hanno

## Window: the table

bar-table = Tisch
table-deal = Geben
table-you-deal = Du gibst
table-you-deal-about = Über „Tisch“ kannst du falsch geben.
table-throw = Weglegen
table-throw-away = { $count ->
    [one] Lege eine Karte weg
   *[other] Lege { $count } Karten weg
}
table-keep = { $count ->
    [one] 1 Karte behalten
   *[other] { $count } Karten behalten
}
table-kept = { $kept } von { $count } behalten
table-kept-over = { $kept } behalten, { $over } zu viel
table-keep-hand = Alle behalten
trick-to-peg = anzuschreiben
table-suggest = Vorschlagen
table-widow = { $count ->
    [one] Skat: 1 Karte
   *[other] Skat: { $count } Karten
}
table-marked = { $marked } von { $count } gewählt
table-override-about = Um selbst auszuspielen, wähle die Karte dafür.
table-menu = Was sagst du?
table-menu-about = Was du hier sagst, gilt.
table-menu-none = Es gibt gerade nichts zu sagen.
table-out-of-turn = Außer der Reihe { $bid } bieten
table-out-of-turn-pass = Außer der Reihe passen
table-show = Eine Karte zeigen
table-confirm = Noch ein Klick oder die Eingabetaste spielt { $card }.
table-confirm-touch = Noch einmal tippen spielt { $card }.
table-show-which = Welche Karte zeigst du? Mit Esc zeigst du keine.
table-misdeal-shown = Beim Geben eine Karte aufdecken
table-misdeal-count = Falsche Kartenzahl geben

plate-out = raus
plate-out-about = { $who ->
    [you] Du hast keinen Trumpf mehr und setzt für den Rest der Runde aus.
   *[one] { $name } hat keinen Trumpf mehr und setzt für den Rest der Runde aus.
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
        [you] Du hast { $drawn } genommen.
       *[one] { $name } hat { $drawn } genommen.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Du hast { $thrown } weggelegt.
           *[one] { $name } hat { $thrown } weggelegt.
        }
       *[other] { $who ->
            [you] Du hast { $thrown } weggelegt und { $drawn } genommen.
           *[one] { $name } hat { $thrown } weggelegt und { $drawn } genommen.
        }
    }
}
pile-left = noch { $count }
card-shown = gezeigt
card-called = gefordert
card-discarded = weggelegt
pad-counters = Weiße Marken übrig
bar-undo = Zurücknehmen
bar-hint = Tipp
hint-awaited = Der stärkste Bot denkt nach …
hint-on-your-turn = Einen Tipp gibt es, wenn du am Zug bist.
hint-off = Tipps sind aus. In den Einstellungen lassen sie sich einschalten.
hint-offered = Frag noch einmal, um zu sehen, was der stärkste Bot täte.
# Wie sich die Möglichkeiten einer Stellung vergleichen.
compare-title = Alles im Vergleich
compare-about = Chance auf den Spielsieg und Punkte in dieser Runde im Vergleich mit den Besten der anderen:
compare-chances = Siegchance
compare-columns = Siegchance, und Punkte dieser Runde gegen die Besten der anderen.
compare-as-good = gleich gut
compare-chance = { $percent } %
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }; { $points }{ $standing ->
    [best] {""}
    [as-good] {""}; gleich gut wie das erste (±{ $error })
   *[worse] {""}; ±{ $error }
}
# Bevor eine teure Entscheidung fällt.
coach-asks = Das kostet dich etwa { $percent ->
    [one] 1 Sieg
   *[other] { $percent } Siege
} auf 100 Spiele. { $kind ->
    [call] Wähle es noch einmal, um dabei zu bleiben; Esc nimmt es zurück.
   *[card] Wähle sie noch einmal, um sie zu spielen; Esc nimmt sie zurück.
}
text-coach-asks = Das kostet dich etwa { $percent ->
    [one] 1 Sieg
   *[other] { $percent } Siege
} auf 100 Spiele. { $kind ->
    [call] Sag es noch einmal, wenn du es so meinst, oder sag etwas anderes.
   *[card] Sag es noch einmal, um sie trotzdem zu spielen, oder wähle eine andere Karte.
}
text-hint-offered = Gib noch einmal „tipp“ ein, um zu hören, was der stärkste Bot täte.
text-hint-more = Gib noch einmal „tipp“ ein, um alle Möglichkeiten zu vergleichen.
text-no-comparison = Es gibt nichts zu vergleichen.
bar-hand = Runde { $hand }
bar-trick = { $tricks ->
    [0] Stich { $trick }
   *[other] Stich { $trick } von { $tricks }
}
bar-status = Runde { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] Runde { $hand }, Stich { $trick }, { $goal }
   *[other] Runde { $hand }, Stich { $trick } von { $tricks }, { $goal }
}
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort

contract-called = { $trump }, { $card } gerufen
contract-with = mit { $name }
contract-alone = allein
bid-step = { $step ->
    [less] Weniger bieten
   *[more] Mehr bieten
}
ribbon-target = { $rid ->
    [yes] zuerst ohne Marken
    [hands] { $target ->
        [1] eine Runde
       *[other] { $target } Runden
    }
    [deals] { $target ->
        [1] je einmal geben
       *[other] je { $target }-mal geben
    }
   *[no] bis { $target }
}
ribbon-pool = zuerst ohne Marken: { $pool }
ribbon-contract = { $who ->
    [you] Du { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Dein Gebot: { $bid }
   *[one] { $name } hat { $bid } geboten
}
contract-free = { $who ->
    [you] Du spielst ohne Gebot aus
   *[one] { $name } spielt ohne Gebot aus
}
# More than was bid.

plate-pass = Passe
plate-bid = Gebot { $bid }
plate-thinking = überlegt
plate-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
said-pass = Ich passe
said-bid = { $bid ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Stich geholt

tracker-title = Punkte dieser Runde
tracker-so-far = bisher
tracker-settled = sicher
tracker-open = noch nicht geholt
tracker-open-worth = offen; { $points } Punkte
tracker-open-hung = offen; gefangen { $points }
tracker-not-in-play = nicht im Spiel
tracker-you-hold = auf der Hand
tracker-not-seen = { card-rank } fehlt noch
tracker-lower-not-seen = { $count } niedrigere offen
tracker-higher-not-seen = { $count } höhere offen
tracker-none-yet = noch nichts
tracker-others-none = sonst niemand
tracker-tied = gleichauf mit { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] alle vergeben
   *[other] { $open } offen; je { $points }
}
tracker-carried = { $carry } von früher
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Letzter Stich
# Die Reihenfolge der Trümpfe, am Tisch aufgerufen.
order-title = Reihenfolge der Trümpfe
order-button = Folge
order-about = Vom höchsten zum niedrigsten. { $gone ->
    [0] Noch ist keiner gespielt.
    [one] Einer ist gespielt.
   *[other] { $gone } sind gespielt.
}
order-example = Vom höchsten zum niedrigsten, als wäre { suit } Trumpf.
order-gone = weg
order-own = deiner
text-order = Die Trümpfe von oben: { $order }.
text-order-gone = Gespielt: { $cards }.
last-trick-none = Noch kein Stich
log-title = Verlauf
pad-turned-up = Aufgedeckt: { $rank } { $points }
pad-bidding = Es wird geboten …
pad-bid = { $who ->
    [you] Du: { $bid } geboten …
   *[one] { $name }: { $bid } geboten …
}

bid-pass = Passe
bid-moon = Durchmarsch
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Du spielst aus
   *[one] { $name } spielt aus
}
plate-offer = Zu verkaufen
plate-sold = Verkauft: { $bid }
plate-pitch = Spielt selbst
plate-accept = Verkauft
plate-undertake = Übernimmt
plate-stand = Bleibt dabei
plate-beg = Bettelt
plate-take-one = Schenkt eins
plate-run = Legt nach
plate-bunch = Zusammenwerfen?
said-price = { $bid ->
    [1] Ich gebe eins
    [2] Ich gebe zwei
    [3] Ich gebe drei
    [4] Ich gebe vier
   *[other] Ich gebe { $bid }
}
said-sold = { $bid ->
    [1] Verkauft für eins
    [2] Verkauft für zwei
    [3] Verkauft für drei
    [4] Verkauft für vier
   *[other] Verkauft für { $bid }
}
said-undertakes = { $bid ->
    [1] Eins mache ich selbst
    [2] Zwei mache ich selbst
    [3] Drei mache ich selbst
    [4] Vier mache ich selbst
   *[other] { $bid } mache ich selbst
}
said-pitch = Ich spiele selbst
said-accept = Verkauft
said-undertake = Ich übernehme
said-stand = Ich bleibe dabei
said-beg = Ich bettle
said-take-one = Nimm eins
said-run = Ich lege nach
said-bunch = Zusammenwerfen?
tracker-settled-worth = sicher, { $points } Punkte
bid-pitch = Selbst spielen
bid-accept = Verkaufen
bid-undertake = Übernehmen
bid-stand = Bleiben
bid-beg = Betteln
bid-take-one = Schenken
bid-run = Nachlegen
bid-bunch = Zusammenwerfen

## Window: passing the screen

curtain-title = Bildschirm an { $name } weitergeben
curtain-about = Alle anderen schauen weg.
curtain-show = Ich bin { $name }
curtain-since = Seit deinem Zug
curtain-nothing = Es ist noch nichts geschehen.

## Window: menu, keys, settings, questions

menu-title = Menü
menu-continue = Weiterspielen
menu-rules = So wird gespielt
menu-so-far = Die Runde bisher
menu-leave = Speichern und gehen
menu-settings = Einstellungen
menu-home = Zum Anfang
menu-players = Mitspieler
opening-title = Wird geöffnet
opening-about = { $file } wird gelesen.
opening-give-up = Abbrechen
opening-failed = Die Datei konnte nicht geöffnet werden.
consent-title = Zurücknehmen?
consent-about = Das nimmt die letzte Entscheidung von { $name } und alles danach zurück. Fragt die anderen: Sind alle einverstanden?
consent-refuse = Nein, es bleibt dabei
consent-agree = Alle einverstanden: zurücknehmen
consent-end-title = Das Spiel nach Punkten beenden?
consent-end-winner = { $who ->
    [you] Du würdest gewinnen.
    [your-side] { $name } würdet gewinnen.
    [several] { $name } würden gewinnen.
   *[one] { $name } würde gewinnen.
}
consent-end-refuse = Nein, weiterspielen
consent-end-agree = Ja, das Spiel beenden
consent-leave-title = { $names } { $count ->
    [one] spielt
   *[other] spielen
} noch.
consent-leave-about = Das Spiel wird für euch alle gespeichert.
consent-leave-refuse = Weiterspielen
consent-quit-title = Ohne Speichern beenden?
consent-quit-about = { $unsaved } Noch einmal schließen, um trotzdem zu beenden.
consent-quit-refuse = Nein, hierbleiben
consent-quit-agree = Ja, trotzdem beenden
players-title = Wer am Tisch sitzt
players-about = Wer gehen muss, wird von einem Bot vertreten, bis er zurück ist.
players-away = nicht da: Ein Bot spielt
players-person = spielt an diesem Bildschirm
players-bot = Bot

help-title = Hilfe
help-rules = Regeln dieses Spiels
keys-title = Tasten
keys-move = zwischen Karten und Knöpfen wechseln
keys-press = spielen, drücken, weglegen; Bewegung überspringen
keys-area = nächster Bereich, voriger Bereich
keys-choose = Karte (von links gezählt) oder Antwort wählen
keys-count = mehr oder weniger bieten; sonst wie die anderen Pfeile
keys-bid = zwei, drei, Smudge bieten
keys-pass = passen
keys-keep = selbst spielen: für vier, oder zum gebotenen Preis
keys-stand = bleiben; anbieten; Karten vorschlagen
keys-beg = betteln; zusammenwerfen
keys-accept = zum gebotenen Preis verkaufen; Durchmarsch bieten
keys-run = nachlegen; den Rest beanspruchen
keys-deal = geben; weglegen; ein Blatt hinlegen
keys-talk = etwas sagen, wo Fehler möglich sind
keys-undo = zurücknehmen
keys-hint = Tipp: was der stärkste Bot täte
keys-why = Warum? Was unter der Maus liegt, den Fokus hat oder abgelehnt wurde
keys-standing = mit Bildschirmleser: Stich, eigenes Blatt und Punktestand hören
keys-name = Kreuz als Trumpf nennen; { $diamonds }, { $hearts } und { $spades } die anderen Farben, { $hearts } nach einem Tipp
keys-call = Dame, Bube eines Partners rufen; { $ace }, { $king } und { $ten } Ass, König und Zehn
keys-answer = zustimmen; ablehnen oder ein wertloses Blatt zeigen
keys-arrange = die angewählte Karte in der Hand verschieben
keys-sort = die Hand neu sortieren
keys-order = die Reihenfolge der Trümpfe, wo sie besonders ist
keys-looks-back = letzter Stich, Verlauf der Runde
keys-cards = vier Farben, große Eckzeichen
keys-speed = langsam, normal, schnell, sofort
keys-full-screen = Vollbild
keys-back = Menü; schließt, was offen ist; verlässt Lektion oder Rätsel
keys-mute = Ton aus, Ton an
keys-help = Hilfe: Regeln und Tasten
keys-house-rules = Hausregeln, Datei öffnen
keys-new-game = neues Spiel, Einstellungen, beenden
keys-close = Fenster schließen
keys-change = Eine Taste änderst du mit einem Klick auf sie, oder mit Tab und { keys-enter }; dann drückst du die gewünschte. { keys-delete } stellt dort die übliche wieder her. Pfeile, Tab, { keys-enter }, { keys-esc } und Ziffern bleiben, wie sie sind.
keys-asked = Drücke die gewünschte Taste. { keys-esc } lässt alles, wie es ist.
keys-refused-fixed = { $key } bleibt auf jeder Seite, wie es ist. Drücke eine andere Taste.
keys-refused-typed = { $key } wird dort getippt, um ein Spiel zu suchen. Drücke eine Taste, die kein Buchstabe ist.
keys-refused-taken = { $key } ist schon belegt: { $deed }. Drücke eine andere Taste, oder ändere zuerst jene.
keys-reset = Alle Tasten zurücksetzen
keys-mouse = Ein Klick spielt eine Karte; in die Mitte des Tisches ziehen tut es auch. An der Hand entlang gezogen, kommt eine Karte an einen anderen Platz; ein Doppelklick auf das Tuch sortiert die Hand neu. Beim Bieten sind die Ziffern Gebote, beim Spielen wählen sie Karten.
keys-touch = Tippen tut, was ein Klick tut. Wer am Tisch den Finger auf etwas hält, sieht, was es bedeutet; wer ihn wegzieht, löst nichts aus. Liegen die Karten eng, wählt das erste Tippen eine Karte, und erst das zweite spielt sie. Karten lassen sich auch ziehen: in die Mitte, um sie zu spielen, oder an der Hand entlang an einen anderen Platz.
keys-enter = Eingabe
keys-space = Leertaste
keys-esc = Esc
keys-tab = Tab, Umschalt Tab
keys-page-up = Bild auf
keys-page-down = Bild ab
keys-home = Pos1
keys-end = Ende
keys-delete = Entf
keys-menu-key = Menü
keys-alt = Alt
keys-command = Strg
keys-page = in einer langen Seite blättern
keys-end-try-out = Lektion verlassen, Probe beenden; ein Spiel, das nicht vorankommt, nach Punkten beenden
keys-group-home = Am Anfang
keys-home-front = weiterspielen, spielen
keys-home-games = neues Spiel, Üben oder Lektionen
keys-home-rules = Regeln, Hausregeln
keys-home-kept = Rätsel, Spielstände, Statistik
keys-home-rest = über das Programm, Einstellungen, beenden
keys-group-menu = Im Menü
keys-menu-table = Regeln, Lektionen
keys-menu-people = Spieler, Handys, Tasten
keys-menu-more = Rätsel; ob ehrlich gegeben wird
keys-menu-rest = Spielstände, Einstellungen, beenden
keys-puzzle = noch mal, weiter
keys-puzzle-ways = von hier weiterspielen, alle Rätsel
keys-group-result = Nach einer Runde oder einem Spiel
keys-result-review = Rückschau
keys-result-costs = was es kostete
keys-result-fair = Ist das ehrlich? Wie die Karten vorher feststanden
keys-result-game = neues Spiel, zum Anfang
keys-group-review = In der Rückschau
keys-review-steps = einen Schritt zurück, weiter
keys-review-hands = vorige, nächste Runde
keys-ends = erster, letzter Schritt
keys-review-seen = nur, was der Spieler sah, oder alle Karten
keys-review-why = Warum das getan wurde: wonach ein Bot ging und was dafür spricht
keys-review-mistake = nächster Fehler
keys-review-try = ab hier weiterspielen, noch einmal geben, einen Platz weiter
keys-group-saves = Bei den Spielständen
keys-saves = umbenennen, löschen, zurückholen
keys-saves-more = Rückschau, kopieren, exportieren
keys-group-pages = Neues Spiel, Einstellungen, Hausregeln, Statistik, Punktezettel
keys-turn = die nächste Antwort wählen, eine Zahl ändern
keys-search = suchen
keys-house-undo = die letzte Änderung einer Hausregel zurücknehmen
keys-house-number = eine Zahl für eine Hausregel tippen
keys-statistics = Tabelle oder Bilder, exportieren
keys-pad = eine Runde des Punktezettels zurücknehmen; { keys-space } kreuzt dort an, { keys-enter } schreibt auf
keys-settings-reset = eine Einstellung zurücksetzen

settings-title = Einstellungen
settings-done = Fertig
settings-search = Suchen
settings-nothing = Keine Einstellung passt zu „{ $words }“.
settings-changed = { $count } geändert
settings-reset = Zurücksetzen
settings-reset-all = Alle zurücksetzen
settings-undo = Rückgängig
settings-on = An
settings-off = Aus
settings-as-system = System

settings-group = { $group ->
    [you] Du
    [table] Tisch
    [look] Aussehen
    [motion] Bewegung
    [sound] Ton
    [sizes] Größen
    [language] Sprache
   *[renderer] Grafik
}

settings-speed = Tempo
settings-speed-about = Wie schnell Karten gegeben, gespielt und eingezogen werden.
settings-trick-stays = Ein fertiger Stich bleibt liegen
settings-trick-stays-about = Wie lange ihn alle sehen, bevor der Gewinner ihn einzieht.
settings-trick-until-click = Bis ich klicke
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Bedenkzeit
settings-thinking-about = Wie lange „Gewitzt“, „Meister“ und der Tipp nachdenken. Mehr Zeit macht sie ein wenig stärker.
settings-thinking-short = Kurz
settings-thinking-usual = Üblich
settings-thinking-long = Lang
settings-hints = Tipps
settings-hints-about = Ob du fragen kannst, was der stärkste Bot täte, und ob du dafür zweimal fragen musst.
settings-hints-off = Aus
settings-hints-on = An
settings-hints-twice = Nach zweimal Fragen
settings-coach = Trainer
settings-coach-about = Fragt nach, bevor du etwas bietest oder spielst, das dich deutlich Siegchancen kostet. Was besser wäre, sagt er nie.
settings-name-about = So heißt du ab dem nächsten Spiel.
settings-face-about = Dein Gesicht am Tisch ab dem nächsten Spiel.
settings-table-talk = Tischgespräch
settings-table-talk-about = Ab und zu sagt jemand vom Programm etwas über das eigene Blatt.
settings-memory = Was gemerkt wird
settings-memory-about = Deine letzten Tische und Namen, Bilanz, Lektionen und Rätsel. Spielstände bleiben.
settings-forget = Alles vergessen
settings-remember = Wiederherstellen
settings-hand-order = Reihenfolge deiner Karten
settings-hand-order-about = Wie die Karten in deiner Hand von links an geordnet sind.
settings-hand-order-trumps = Trümpfe zuerst
settings-hand-order-suits = Nach Farben
settings-hand-order-ranks = Nach Rang
settings-forced = Erzwungene Karten spielen
settings-forced-about = Wenn nur eine Karte erlaubt ist, wird sie für dich gespielt.
settings-confirm = Jede Karte bestätigen
settings-confirm-about = Der erste Klick wählt eine Karte, und erst der zweite spielt sie.
settings-partners = Partner voreinander verdecken
settings-partners-about = Auch zwei Partner allein an einem Bildschirm geben ihn verdeckt weiter.

settings-four-colours = Vier Farben
settings-four-colours-about = Jede Farbe hat ihre eigene: Karo ist blau und Kreuz grün.
settings-large-index = Große Eckzeichen
settings-large-index-about = Ein großes Zeichen auf jeder Karte, das man von Weitem liest.
settings-bold-cards = Karten mit hohem Kontrast
settings-bold-cards-about = Schlichte Karten in Schwarz und Weiß mit kräftigen Umrissen.
settings-back = Rückseiten
settings-back-about = Was du von den Karten der anderen siehst.
settings-back-brick = Ziegel
settings-back-blue = Blau
settings-back-slate = Schiefer
settings-back-plum = Pflaume
settings-folder = Eigene Bilder
settings-folder-about = Ein Ordner mit Bildern der Karten, die diese hier ersetzen.
settings-folder-hint = Pfad zum Ordner
settings-folder-use = Verwenden

settings-motion = Wie Karten sich bewegen
settings-motion-about = Mit weniger Bewegung wandert, dreht und wächst nichts: Karten erscheinen, wo sie hingehören.
settings-motion-full = Volle
settings-motion-reduced = Weniger

settings-sound = Geräusche des Tisches
settings-sound-about = Du hörst, wie Karten gegeben, gespielt und eingezogen werden.
settings-volume = Lautstärke
settings-volume-about = Wie laut die Karten sind.
settings-volume-idle = Der Ton ist aus.
settings-percent = { $percent } %

settings-interface = Oberfläche
settings-interface-about = Die Größe von Schrift, Knöpfen und Feldern.
settings-interface-limit = Die Größe von Schrift, Knöpfen und Feldern; in dieses Fenster passen { $percent } %.
settings-interface-held = Alles bekommt diese Größe, sobald der Mauszeiger den Knopf verlässt.
settings-card-size = Karten auf dem Tisch
settings-card-size-about = Wie groß die Karten in deiner Hand und im Stich sind.
settings-card-size-small = Klein
settings-card-size-normal = Normal
settings-card-size-large = Groß
settings-card-size-huge = Riesig

settings-theme = Tisch
settings-theme-about = System: Leinen, wenn es hell ist, Mitternacht, wenn es dunkel ist. Kontrast, wenn das System ihn wünscht.
settings-theme-spruce = Fichte
settings-theme-midnight = Mitternacht
settings-theme-linen = Leinen
settings-theme-contrast = Kontrast

settings-language = Sprache
settings-language-about = System: dessen Sprache, wenn es sie hier gibt, sonst Englisch.

settings-renderer = Zeichnen mit
settings-renderer-about = Was das Fenster zeichnet. Gilt ab dem nächsten Start.
settings-renderer-auto = Automatisch
settings-renderer-gpu = Grafikkarte
settings-renderer-software = Prozessor

## Window: house rules

house-title = Hausregeln
house-play = Damit spielen
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Gespielt bis?
    [hands] Wie viele Runden?
    [jokers] Joker?
    [min_bid] Niedrigstes Gebot?
    [all_pass] Niemand bietet?
    [dealer_privilege] Darf der Geber gleich hoch übernehmen?
    [top_bid] Darf der Geber übernehmen?
    [beg_limit] Wie oft darf man betteln?
    [turned_jack] Punkte für einen aufgedeckten Buben?
    [after_run_hand] Nach dem Nachlegen?
    [play_size] Karten zum Spielen?
    [widow] Karten im Skat?
    [fives] Punkte für die Trumpffünf?
    [nines] Punkte für die Trumpfneun?
    [low_to] Wer bekommt Tief?
    [ruff] Stechen trotz Farbe?
    [game_tie] Gleichstand bei Spiel?
    [set_scoring] Gebot verfehlt: Punkte behalten?
    [going_out] Zwei zugleich am Ziel?
    [hang_jack] Punkte für den gefangenen Buben?
    [partner_blind] Spielt der Partner blind?
    [undertrump] Untertrumpfen?
    [win_by_two] Zwei Punkte Vorsprung nötig?
    [count_down] Auf null herunterzählen?
    [must_bid_to_go_out] Nur mit Gebot gewinnen?
    [void_must_trump] Stechzwang?
    [deal_batch] Wie viele Karten auf einmal?
    [revoke_mode] Sind Fehler möglich?
   *[stops_early] Schluss, wenn alles klar ist?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] keine
    [jokers-1] einer
    [jokers-2] zwei
    [beg_limit-0] nie
    [beg_limit-1] einmal
    [beg_limit-2] zweimal
    [beg_limit-3] dreimal
    [all_pass-dealer_forced] Geber muss bieten
    [all_pass-redeal_same_dealer] noch einmal geben
    [all_pass-redeal_next_dealer] nächster gibt
    [all_pass-eldest_forced] Vorhand muss bieten
    [all_pass-eldest_free] Vorhand ohne Gebot
    [all_pass-dealer_free] Geber ohne Gebot
    [low_to-dealt] wer ihn hat
    [low_to-winner] wer ihn holt
    [ruff-anytime] erlaubt
    [ruff-only_when_void] verboten
    [game_tie-none] niemand
    [game_tie-eldest] Vorhand
    [game_tie-non_dealer_side] die anderen
    [game_tie-jokers] mehr Joker
    [game_tie-carry] nächste Runde
    [set_scoring-setback_only] nein
    [set_scoring-keep_and_setback] ja, minus Gebot
    [set_scoring-others_take_bid] Gebot an die anderen
    [going_out-bidder_first] der Bieter
    [going_out-bidder_at_once] der Bieter, sofort
    [going_out-strict_order] nach Zählfolge
    [going_out-higher_score] höherer Stand
    [after_run_hand-keep_all] alle spielen
    [after_run_hand-discard_to_six] weglegen bis sechs
    [undertrump-allowed] erlaubt
    [undertrump-forbidden_unless_forced] nur wenn nötig
    [revoke_mode-enforced] nein
    [revoke_mode-table] ja
    [yes] ja
   *[no] nein
}
house-joker-bids = { $jokers ->
    [0] Ohne Joker sind es { $points } Punkte, also geht das Bieten jetzt bis { $bid }.
    [1] Mit einem Joker sind es { $points } Punkte, also geht das Bieten jetzt bis { $bid }.
   *[other] Mit zwei Jokern sind es { $points } Punkte, also geht das Bieten jetzt bis { $bid }.
}
house-joker-points = { $jokers ->
    [0] Ohne Joker hat eine Runde bis zu { $points } Punkte.
    [1] Mit einem Joker hat eine Runde bis zu { $points } Punkte.
   *[other] Mit zwei Jokern hat eine Runde bis zu { $points } Punkte.
}
house-take-back = Zurücknehmen
house-all = Alle Regeln
house-ten = Die zehn Fragen
house-changes = { $count ->
    [0] Wie { $game }
    [one] 1 Änderung an { $game }
   *[other] { $count } Änderungen an { $game }
}
house-from-game = aus { $game }
house-read = Als Seite lesen
house-count = { $found } von { $all }
house-clear = Suche leeren
house-use = Diese Regeln nehmen
house-sets = Regelsätze
page-back = Zurück
house-idle = Ohne Wirkung neben den anderen Regeln.
house-idle-but = Braucht „{ $with }“.
house-printed = Aus den Büchern
house-own-name = { $game }, Hausregeln
house-own = Eigene
house-none = Noch keine. Wer eine Regel ändert, bekommt eine eigene Kopie.
house-set-about = { $count ->
    [0] wie { $game }
    [one] { $game }, 1 Änderung
   *[other] { $game }, { $count } Änderungen
}
house-set-misfit = { $game }, nicht spielbar
house-search = Regeln durchsuchen
house-nothing = Keine Regel passt zu „{ $words }“.
house-mend = Beheben
house-copy = Kopieren
house-delete = Löschen
house-open = Öffnen
house-share = Teilen
house-open-about = Die Datei eines Regelsatzes oder eines Spielstands.
house-open-run = Öffnen
house-share-about = Speichert diesen Regelsatz in einer Datei, die andere öffnen können.
house-share-run = Speichern
house-path-hint = Pfad zur Datei
choose = Auswählen …
choose-none = Hier gibt es keine Dateiauswahl. Gib stattdessen den Pfad ein.
choose-files = Spielstände und Regelsätze
house-close-file = Schließen
house-shared = In { $file } gespeichert.
house-copy-text = Als Text kopieren
house-did-set = { $name }: geändert.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Auch geändert: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = Die Regeln passen wieder zusammen.
house-did-reset = { $name }: zurückgesetzt.
house-did-reset-all = Alle Regeln sind wieder wie im Buch.
house-did-copy = Eine Kopie wurde angelegt.
house-did-open = Ein Regelsatz wurde geöffnet.
house-did-rename = Heißt jetzt „{ $new }“, bisher „{ $name }“.
house-did-delete = „{ $name }“ wurde gelöscht.
error-rules-save = Die Regelsätze konnten nicht in { $file } gespeichert werden: { $reason }.
error-share = Der Regelsatz konnte nicht in { $file } gespeichert werden: { $reason }.
error-option = { $file } konnte nicht gelesen werden (Zeile { $line }, Spalte { $column }): { $name } ({ $id }) kann diesen Wert nicht haben. { $values }
error-option-values = Möglich ist { $values }.
error-option-points = Möglich ist eine Liste wie "high low jack game" mit höchstens { $most } Einträgen.
error-option-card-points = Möglich sind Augen wie "A:4 K:3 Q:2 J:1 T:10".
error-option-order = Möglich ist eine Liste von oben wie "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = Möglich sind Ränge wie "2-A" oder "2,9-A".
error-option-numbers = Möglich ist { $min } bis { $max }.
error-option-unknown = { $file } konnte nicht gelesen werden (Zeile { $line }, Spalte { $column }): Es gibt keine Regel „{ $id }“.
obstacle-exists = Es gibt dort schon eine solche Datei

## Window: saved games

saves-title = Spielstände
saves-note = { $count ->
    [0] bisher keines
    [one] ein Spiel
   *[other] { $count } Spiele
}
saves-search = Namen, Spiel oder Datum suchen
saves-empty = Noch ist kein Spiel gespeichert. Jedes Spiel wird automatisch gespeichert, nach jedem Zug.
saves-nothing = In keinem gespeicherten Spiel kommt „{ $words }“ vor.
saves-date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $year }
saves-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
saves-today = heute
saves-yesterday = gestern
saves-weekday = { $day ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
saves-hand = { $day }, Runde { $number }
saves-your-turn = { $day }, du bist dran
saves-with = { $day }, mit { $names }
saves-real = { $day }, echte Karten
saves-finished = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
saves-look-back = zum Nachsehen
saves-all = Alle Spiele
saves-all-about = zum Umbenennen, Kopieren, Exportieren
saves-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
saves-hands = { $hands ->
    [0] in der ersten Runde
    [one] nach einer Runde
   *[other] nach { $hands } Runden
}
saves-current = läuft gerade
saves-damaged = Nicht lesbar
saves-in-use = Ein anderes Fenster benutzt diese Spiele: Hier kann man sie nur ansehen.
saves-open = Weiterspielen
saves-review = Rückschau
saves-rename = Umbenennen
saves-copy = Kopieren
saves-export = Exportieren
saves-delete = Löschen
saves-copy-of = { $name } (Kopie)
saves-new-title = Ein Name für dieses Spiel
saves-folder = Der Ordner für die Dateien
saves-save = Speichern
saves-cancel = Abbrechen
saves-deleted = „{ $name }“ wurde gelöscht.
saves-undo = Rückgängig
saves-restored = „{ $name }“ ist wieder da.
saves-copied = „{ $name }“ wurde kopiert.
saves-exported = Gespeichert als { $record } und { $told }.
saves-no-folder = Gib den Ordner ein, in dem die Dateien gespeichert werden sollen.
saves-nothing-over = Noch ist keine Runde dieses Spiels zu Ende: Es gibt nichts anzusehen.
saves-open-file = Datei öffnen
saves-open-another = Andere öffnen
saves-no-file = Gib den Pfad der Datei ein.
saves-elsewhere = Dieser Tisch wird in einem anderen Fenster gespielt.
told-game = { $game }, { $goal }.
told-players = Spieler: { $names }.
told-date = Begonnen am { $date }.
told-nothing = Noch ist keine Runde zu Ende.
told-scores = Punkte: { $scores }.

## Window: looking back

review-title = Rückschau
review-hand = Runde { $number }
review-thrown-in = Zusammengeworfen
review-status = Schritt { $step } von { $steps }
review-trick = Stich { $number }
review-deal = Die Karten sind gegeben
review-next = Nächster Schritt. { $said }
review-over = Die Runde ist zu Ende.
review-as-seen = { $who ->
    [you] So sahst du es
   *[one] So sah es { $name }
}
review-open = Alle Karten offen
review-play-on = Ab hier spielen
review-again = Noch einmal geben
review-moved = Einen Platz weiter
review-done = Fertig
try-out-note = Nur zur Probe: Nichts wird gespeichert
try-out-end = Probe beenden

## Lektionen

lessons-title = Lektionen
lessons-done = { $done } von { $count } geschafft
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-state = { $about }{ $state ->
    [left] {" "}Angefangen: Sie geht dort weiter, wo du warst.
    [done] {" "}Geschafft.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Erste Lektion
    [count] Augen zählen
    [partners] Partner
    [steal] Das letzte Wort des Gebers
    [smudge] Der Smudge
    [beg] Betteln
    [hang] Den Buben fangen
    [sell] Das Ausspiel verkaufen
    [rows] Karten in Reihen
   *[first] Schritt für Schritt
}
lesson-line = { $lesson ->
    [hands] Drei Runden, ganz frei
    [count] Die Zehn zählt viel
    [partners] Zehnen für den Partner
    [steal] Gleiches Gebot, Geber wählt
    [smudge] Alle vier oder nichts
    [beg] Bleiben oder nachlegen
    [hang] Mit dem Ass fangen
    [sell] Was ist es wert?
    [rows] Die Hälfte liegt verdeckt
   *[first] Jeder Zug wird erklärt
}
lesson-given = Mit { $name }
lesson-done = Geschafft
lesson-go-on = { $hand ->
    [1] Weiter: erste Runde
    [2] Weiter: zweite Runde
    [3] Weiter: dritte Runde
   *[0] Weiter
}
lesson-about = { $lesson ->
    [hands] Drei Runden zum Bieten und Spielen, wie du magst. Danach siehst du, was den Ausschlag gab.
    [count] Was jede Karte zählt, wie man eine Zehn fängt und die eigene heimbringt.
    [partners] Zwei Paare: Zehnen in die Stiche des Partners geben, und der eigenen Seite nichts wegnehmen.
    [steal] Der Geber spricht zuletzt und darf das Gebot mit derselben Zahl übernehmen.
    [smudge] Ein Gebot von vier gewinnt das ganze Spiel oder kostet vier Punkte.
    [beg] Eine Karte wird aufgedeckt: bleiben oder betteln, schenken oder nachlegen, und weglegen. Wie in Seven Up.
    [hang] Ein gefangener Bube zählt drei. Wie in All Fours, Trinidad.
    [sell] Das Ausspiel lässt sich behalten oder für Punkte verkaufen. Wie in Commercial Pitch.
    [rows] Die Hälfte der Karten liegt verdeckt unter den anderen. Wie in Blind Don.
   *[first] Das ganze Spiel in zwei Runden: bieten, ausspielen, Punkte holen, ein Gebot zu Fall bringen.
}
lesson-first = { $step ->
    [hand] Diese sechs Karten sind deine, und niemand sonst sieht sie.
    [points] In jeder Runde gibt es vier Punkte: Hoch, Tief, Bube und Spiel. Jeden lernst du kennen, wenn er fällt.
    [trump] Eine Farbe wird Trumpf und sticht alle anderen. Wer am meisten bietet, bestimmt sie. Du hast drei hohe Pik.
    [bid] Du sprichst zuerst. Ein Gebot sagt, wie viele der vier Punkte du machen willst. Deine Pik sind gut für drei: Biete 3.
    [bid-why] Mit diesen Pik kannst du drei Punkte machen. In dieser Lektion bietest du 3.
    [pitcher] { $one } und { $two } passen, also gilt dein Gebot. Wer am meisten bietet, spielt die erste Karte aus.
    [pitch] Die Farbe dieser Karte ist in dieser Runde Trumpf. Spiele das Pikass aus: Nichts schlägt es.
    [pitch-why] Pik soll Trumpf werden, und das Ass gewinnt sicher. Spiele das Pikass aus.
    [took] Jeder hat eine Karte gespielt: Das ist ein Stich. Der höchste Trumpf gewinnt ihn. Die Karten gehören dir, und du spielst wieder aus.
    [high] Hoch ist der höchste ausgeteilte Trumpf. Das ist dein Ass, also gehört dieser Punkt dir.
    [low] Tief ist der niedrigste ausgeteilte Trumpf. { $one } hatte die Zwei und behält den Punkt, obwohl du die Karte hast.
    [king] Den Pikkönig schlägt jetzt keine Karte mehr. Spiele ihn aus und zieh die Trümpfe, die noch da sind.
    [king-why] Der Pikkönig ist der höchste Trumpf, der noch da ist: Er gewinnt sicher. Spiele ihn zuerst.
    [drawn] { $two } musste mit einem Pik bedienen. { $one } hatte keines mehr und durfte eine beliebige Karte abwerfen.
    [club] Dein Bube würde gegen die Pikdame verlieren, falls sie jemand hat. Behalte ihn und spiele die Kreuzsechs aus.
    [club-why] Bube und Zehn sind wertvoll: Behalte sie. Von den zwei kleinen Karten nimmt diese Lektion die Kreuzsechs.
    [lost] Kreuz wurde ausgespielt, und niemand hat gestochen: Das höchste Kreuz gewinnt, und { $two } macht den Stich.
    [follow] { $two } spielt das Herzass aus. Du hast ein Herz: Du darfst damit bedienen oder stechen, sonst nichts.
    [ruff] Deine Zehn würde gegen das Ass verlieren. Jeder Trumpf schlägt es: Spiele den Pikbuben.
    [ruff-why] Die Zehn würde gegen das Herzass verlieren. Der Bube ist Trumpf und gewinnt.
    [jack] Bube bekommt, wer den Trumpfbuben in einem Stich holt. Das warst du: ein zweiter Punkt.
    [game] Spiel bekommt, wer die meisten Augen holt: Zehn 10, Ass 4, König 3, Dame 2, Bube 1. Du hast { $cards }.
    [rest] Spiele die letzten zwei Stiche, wie du magst.
    [scored] Hoch, Bube und Spiel: drei geboten, drei gemacht. { $one } bekommt einen Punkt für Tief. Wer zuerst { $goal } hat, gewinnt das Spiel.
    [second] Nun bietet jemand anders. Das Geben geht reihum, und diesmal gibst du: Du sprichst zuletzt.
    [bidder] { $two } bietet drei. Als Geber könntest du das Gebot für drei übernehmen oder auf vier erhöhen.
    [pass] Karoass und Karozwei könnten dir Hoch und Tief bringen, einen dritten Punkt aber kaum. Passe.
    [pass-why] Diese Karten versprechen höchstens zwei Punkte. Passe und sieh, was { $two } aus dem Gebot macht.
    [stopped] { $two } macht Karo zum Trumpf, und du hast Ass und Zwei: Hoch und Tief gehören dir. { $two } bleiben nur zwei Punkte.
    [defend] Spiele diese Runde, wie du magst. Wo nur manche deiner Karten erlaubt sind, sind die anderen abgedunkelt.
    [set-back] { $two } hat drei versprochen und { $made ->
        [0] keinen Punkt
        [1] einen
       *[2] zwei
    } gemacht. Damit ist das Gebot verfehlt und wird abgezogen. Ein Stand unter null wird rot umkreist.
    [end] Du hast { $score } Punkte. Nun kennst du das Spiel: Biete, was du machen kannst, spiele deine beste Farbe aus und halte die anderen auf.
   *[welcome] Willkommen bei Pitch. Du spielst gegen { $one } und { $two }, und jeder bekommt sechs Karten.
}
lesson-hands = { $deal ->
    [leave] Neue Karten. Was sind die wert? Passen geht immer.
    [partner] Diesmal bin ich dein Partner. Was einer von uns holt, zählt für beide.
   *[make] In den Karten stecken vier Punkte. Wie viele machst du? Sag einfach etwas, dann sehen wir es ja.
}
lesson-did = { $what ->
    [bid] Du hast { $bid } geboten.
    [pass] Du hast gepasst.
   *[card] Du hast { card-object } gespielt.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Ein Gebot von { $bid } hättest du geschafft.
       *[card] Mit { card-with } hättest du dein Gebot geschafft.
    }
    [spares] Passen hätte dich nichts gekostet.
    [points] { $what ->
        [bid] Ein Gebot von { $bid }
        [pass] Passen
       *[card] { card }
    } hätte dir { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr gebracht.
    [sets] { $what ->
        [bid] Ein Gebot von { $bid }
        [pass] Passen
       *[card] { card }
    } hätte das Gebot von { $name } zu Fall gebracht.
   *[holds] { $what ->
        [bid] Ein Gebot von { $bid }
        [pass] Passen
       *[card] { card }
    } hätte { $name } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } gekostet.
}
lesson-reason = { $whose ->
    [theirs] { $name } hätte { $points } nicht bekommen.
   *[yours] { $points } hättest du dann auch gehabt.
}
lesson-gain-none = Ich wüsste nicht, was besser gegangen wäre.
lesson-perhaps = { $point }?
lesson-again = Gleiche Karten, neu bieten
lesson-more = Neue Karten
lesson-real = Richtig spielen
lesson-what-if = { $what ->
    [bid] Und wenn ich { $bid } biete?
    [pass] Und wenn ich passe?
   *[card] Und wenn ich { card-object } spiele?
}
lesson-count = { $step ->
    [values] Eine Zehn zählt 10 Augen, ein Ass 4, ein König 3, eine Dame 2, ein Bube 1, alle anderen nichts. Du hast 18 der 80 Augen im Blatt.
    [bid] Mit dem Ass hast du Hoch, und mit zwei Assen und einer Zehn gute Aussicht auf Spiel. Biete 2.
    [bid-why] Hoch ist sicher und Spiel wahrscheinlich; ein dritter Punkt ist nicht in Sicht. In dieser Lektion bietest du 2.
    [pitch] Mach mit dem Ass Kreuz zum Trumpf.
    [pitch-why] Kreuz ist deine längste Farbe, und das Ass ist Hoch. Spiele es aus.
    [begun] Bisher vier Augen, für dein Ass. Öffne hier jederzeit den Punktestand, um zu sehen, wie viele jeder geholt hat.
    [ace] Spiele das Karoass aus. Wer nur ein Karo hat, muss damit bedienen, auch mit der Zehn, oder stechen.
    [ace-why] Ein Ass fängt am meisten, solange die anderen noch bedienen müssen. Spiele das Karoass aus.
    [caught] { $two } hatte nur ein Karo, die Zehn, und keinen Trumpf mehr: vierzehn Augen in einem Stich. Du hast { $cards }.
    [keep] Kreuzkönig, -dame oder -bube könnten deine Zehn schlagen, falls sie ausgeteilt sind. Behalte sie und spiele die Pikdrei aus.
    [keep-why] Jetzt ausgespielt könnte die Zehn verloren gehen, und die Sieben kann noch stechen. Die Pikdrei zählt nichts: Spiele sie aus.
    [theirs] { $one } hat diesen Stich mit einer Zehn geholt und hat 10. Eine Zehn ist dort am sichersten, wo der Stich der eigenen Seite gehört.
    [home] Du spielst zuletzt, und niemand kann dich schlagen. Stich mit der Zehn: So rettest du sie und holst König und Dame.
    [home-why] Nach dir spielt niemand mehr. Stich jetzt mit der Kreuzzehn: Kein höherer Trumpf kann sie holen.
    [sure] Fünfzehn dazu: Du hast { $cards }, und es ist kaum noch etwas zu holen. Spiel gehört dir.
    [rest] Spiele die letzten zwei Stiche, wie du magst.
    [end] Hoch und Spiel: zwei geboten, zwei gemacht. Teilen sich zwei die meisten Augen, bekommt niemand Spiel.
   *[what] Hoch, Tief und Bube sind einzelne Karten. Spiel wird gezählt: Es gehört dem, der in seinen Stichen die meisten Augen hat.
}
lesson-partners = { $step ->
    [pass] Deine Karten versprechen wenig, und { $two } hat noch nicht gesprochen. Passe.
    [pass-why] Ein Gebot bindet euch beide. Mit diesen Karten überlass das Bieten { $two } und passe.
    [bound] { $two } bietet drei. Dieses Gebot erfüllt oder verfehlt ihr gemeinsam.
    [ten] { $two } spielt das Herzass aus, und nichts schlägt es. Gib deine Zehn dazu: Sie zählt zehn Augen.
    [ten-why] Der Stich gehört { $two } auf jeden Fall. Dort bringt die Herzzehn eurer Seite zehn Augen.
    [shared] Der Stich geht an { $two }, und seine Augen zählen für euch beide: bisher { $cards }.
    [leave] Das Pikass von { $two } liegt vorn. Nimm deiner Seite keinen Stich weg: Bediene mit der Fünf.
    [leave-why] Deine Seite liegt in diesem Stich vorn. Behalte den Trumpf und spiele die Pikfünf.
    [follow] { $two } spielt wieder Trumpf. Du hast noch einen, also muss er heraus.
    [follow-why] Wird Trumpf ausgespielt, muss jeder, der einen hat, Trumpf spielen.
    [throw] Weder { $one } noch { $three } hat noch Trumpf, also ist der Bube von { $two } sicher. Wirf deine Kreuzzehn darauf ab.
    [throw-why] Dieser Stich ist eurer Seite sicher. Dort ist die Kreuzzehn am meisten wert.
    [rest] Spiele weiter, wie du magst.
    [scored] Hoch, Bube und Spiel: Das Gebot von { $two } ist erfüllt, und eure Seite bekommt drei. { $one } und { $three } bekommen Tief.
   *[partner] { $two } sitzt dir gegenüber und spielt mit dir. Was einer von euch gewinnt, zählt für beide.
}
lesson-steal = { $step ->
    [take] Auch deine Kreuz können drei Punkte machen. Übernimm das Gebot: Biete 3.
    [take-why] Diese Kreuz können drei Punkte machen, und als Geber musst du nicht mehr bieten. Übernimm das Gebot mit 3.
    [taken] Das Gebot gehört nun dir, mit derselben Zahl, und { $two } kann nichts mehr sagen.
    [pitch] Spiele das Kreuzass aus.
    [pitch-why] Kreuz ist deine Farbe, und nichts schlägt das Ass. Spiele es aus.
    [drawn] { $two } musste die Dame hergeben, die deinen Buben geschlagen hätte. Beide anderen hatten nur einen Trumpf.
    [rest] Hoch und Tief gehören dir schon, mit Ass und Zwei. Noch ein Punkt, und das Gebot ist erfüllt. Spiele weiter, wie du magst.
    [end] Du hast das Gebot übernommen und erfüllt. Nach dem Geber spricht niemand mehr: Das ist das letzte Wort wert.
   *[last] { $two } bietet drei. Du bist Geber und sprichst zuletzt: Du darfst das Gebot übernehmen, ohne mehr zu bieten.
}
lesson-smudge = { $step ->
    [bid] Du hast Ass und Zwei in Pik, und den König, um den Buben zu schützen. Biete vier.
    [bid-why] Diese Pik können alle vier Punkte machen. In dieser Lektion bietest du vier.
    [final] Nach einem Gebot von vier darf niemand mehr sprechen, auch der Geber nicht. Nun brauchst du alle vier Punkte.
    [pitch] Spiele das Pikass aus.
    [pitch-why] Pik ist deine Farbe, und nichts schlägt das Ass. Spiele es aus.
    [draw] Die Dame könnte deinen Buben noch schlagen. Spiele den König aus und zieh sie heraus.
    [draw-why] Spiele zuerst den Pikkönig: Nichts kann ihn jetzt schlagen, und er zieht die Trümpfe, die noch da sind.
    [safe] Die Dame ist gefallen. Dein Bube ist jetzt der höchste Trumpf.
    [rest] Niemand sonst hat Trumpf, und deine Herz sind die höchsten: Kein Stich geht verloren. Spiele weiter, wie du magst.
    [won] Hoch, Tief, Bube und Spiel: Der Smudge ist gemacht, und du gewinnst sofort das ganze Spiel.
    [hole] Hätte ein Punkt gefehlt, wären vier abgezogen worden. Und wer unter null steht, bekommt für einen Smudge vier Punkte, nicht das Spiel.
   *[what] Ein Gebot von vier ist ein Smudge: Wer es abgibt und alle vier Punkte macht, gewinnt sofort das ganze Spiel.
}
lesson-beg = { $step ->
    [beg] Du hast kein einziges Karo. Bettle um eine andere Farbe.
    [beg-why] Ohne ein einziges Karo ist hier wenig zu holen. Bettle und sieh, was { $one } sagt.
    [gift] { $one } bleibt bei Karo und muss dir dafür einen Punkt schenken.
    [rest] Karo ist Trumpf, und du spielst aus. Spiele weiter, wie du magst.
    [second] Nun gibst du, und { $one } darf bleiben oder betteln.
    [jack] Du hast einen Buben aufgedeckt, und das ist ein Punkt für den Geber: für dich. Kreuz wäre Trumpf.
    [begged] { $one } bettelt. Du darfst einen Punkt schenken und bei Kreuz bleiben. Oder du legst nach: Jeder bekommt drei Karten dazu, und eine neue wird aufgedeckt.
    [run] Auch du hast kein Kreuz. Lege nach.
    [run-why] Wozu einen Punkt für Kreuz schenken, wenn du keines hast? Lege nach.
    [throw] Herz ist Trumpf. Lege zuerst drei Karten weg, damit du wieder sechs hast; dann spiele, wie du magst.
    [end] Das ist das Betteln: bleiben oder um eine andere Farbe bitten, einen Punkt schenken oder nachlegen.
   *[turned] In diesem Spiel wird nicht geboten. Eine Karte wird aufgedeckt, und ihre Farbe wäre Trumpf. Du spielst aus, also wählst du: bleiben oder betteln.
}
lesson-hang = { $step ->
    [pairs] { $two } spielt mit dir. Hier geht es rechts herum, und du spielst aus: Du darfst bleiben oder um eine andere Farbe betteln.
    [stand] Du hast Ass und Dame in Herz. Bleibe dabei.
    [stand-why] Mit Ass und Dame ist Herz so gut, wie du es dir wünschen kannst. Bleibe dabei.
    [ace] Spiele das Ass aus und sieh, welche Trümpfe kommen.
    [ace-why] Nichts schlägt das Herzass. Spiele es zuerst.
    [queen] Der Bube ist noch nicht gefallen. Spiele die Dame aus: Wer nur noch den Buben hat, muss ihn darunter legen.
    [queen-why] Die Herzdame kann den Buben fangen. Spiele sie jetzt aus.
    [hung] { $three } hatte nur noch den Buben, und deine Dame hat ihn geholt. Ein Bube, den seine Seite verliert, ist gefangen: Er zählt drei Punkte.
    [rest] Spiele weiter, wie du magst.
    [end] Der gefangene Bube ist mehr wert als jeder andere Punkt. Wer den Buben hat, muss ihn heimbringen.
   *[turned] { $one } hat die Herzsechs aufgedeckt. Das sind sofort zwei Punkte für die Seite des Gebers; ein Ass zählt einen, ein Bube drei.
}
lesson-sell = { $step ->
    [eldest] Du sitzt links vom Geber: Das Ausspiel gehört dir. Du darfst es behalten, musst dann aber alle vier Punkte machen. Oder du verkaufst es.
    [offer] Mit diesen Karten würdest du keine vier machen. Biete das Ausspiel zum Verkauf an.
    [offer-why] Wer das Ausspiel behält, verspricht alle vier Punkte, und diese Karten halten das nicht. Biete es zum Verkauf an.
    [bids] { $two } bietet zwei Punkte dafür. Du darfst verkaufen, oder behalten und selbst zwei machen.
    [sell] Verkaufe: Der Preis gehört sofort dir.
    [sell-why] Diese Karten machen kaum zwei Punkte. Verkaufe und bekomme zwei, ohne eine Karte zu spielen.
    [price] Du hast zwei Punkte: Zwei deiner Marken sind weg. { $two } spielt aus und muss zwei machen.
    [rest] Spiele weiter, wie du magst.
    [end] { $state ->
        [set-back] { $two } hat das Ausspiel gekauft und das Gebot verfehlt und nimmt zwei Marken zurück. Der Preis bleibt trotzdem dein.
       *[made] { $two } hat das Ausspiel gekauft und das Gebot erfüllt. Deinen Preis hast du trotzdem.
    }
   *[counters] Hier beginnt jeder mit { $goal } Marken, und jeder Punkt nimmt eine weg. Wer zuerst alle los ist, gewinnt.
}
lesson-rows = { $step ->
    [theirs] Die Karten von { $one } liegen genauso: Du siehst alles, was jetzt gegen dich gespielt werden kann.
    [pitch] Du spielst zuerst aus, und die Farbe deiner Karte wird Trumpf. Spiele das Herzass aus.
    [pitch-why] Herz ist deine beste Farbe, und nichts schlägt das Ass. Spiele das Herzass aus.
    [pegged] Trümpfe zählen sofort im Stich: vier für das Ass. Darunter lag die Kreuzfünf, und von jetzt an darfst du sie spielen.
    [five] Bei { $one } liegt nur noch ein Herz offen, die Fünf, und die muss fallen. Spiele den Herzkönig aus.
    [five-why] Die Trumpffünf zählt zehn und muss auf dein nächstes Herz fallen. Spiele den König aus.
    [caught] Drei für deinen König und zehn für die Fünf: Keine Karte zählt mehr.
    [club] Jede andere Fünf zählt fünf. In Kreuz liegt bei { $one } nur die Drei offen, also gewinnt deine Fünf: Spiele sie aus.
    [club-why] Jederzeit kann ein höheres Kreuz aufgedeckt werden. Noch ist deine Kreuzfünf sicher: Spiele sie aus.
    [ten] Bei { $one } liegt weder Kreuz noch Herz offen. Deine Kreuzzehn kann nicht verlieren und zählt zehn Augen: Spiele sie aus.
    [ten-why] Nichts, was offen liegt, schlägt die Kreuzzehn. Spiele sie aus, solange das so ist.
    [turned] Da liegt der Kreuzkönig: Deine Kreuz sind nicht mehr sicher. Jede Karte, die aufgedeckt wird, kann alles ändern.
    [away] Behalte deine Trümpfe und gib das Ausspiel billig ab: Spiele die Pikvier aus.
    [away-why] Ein Trumpf bringt mehr, wenn { $one } ausspielt. Spiele die Pikvier aus.
    [ruff] Bedienen müssen nur Karten, die offen liegen. Bei dir liegt kein Karo offen, also darfst du stechen: Nimm den Buben.
    [ruff-why] Der Trumpfbube zählt eins, wenn er den Stich macht, und die Dame kann noch aufgedeckt werden. Stich mit dem Buben.
    [rest] Spiele weiter, wie du magst. Achte auf die Fünfen und auf die Herzneun.
    [end] Du hast { $score } Punkte. Nach vier Runden gewinnt der höhere Stand.
   *[rows] Neun deiner Karten liegen offen, jede auf einer verdeckten. Die darunter kennt niemand, auch du nicht.
}

## Rätsel

puzzle-title = Rätsel und Übungen
puzzle-question = Was ist hier am besten?
puzzle-right = Richtig
puzzle-wrong = Nicht das Beste
puzzle-bid = { $bid } bieten
puzzle-line-best = { $choice }: gewinnt { $wins } von 100 Spielen, am besten.
puzzle-line = { $choice }: gewinnt { $wins } von 100 Spielen, { $fewer } weniger.
puzzle-also = Außerdem: { $reason }.
puzzle-about = Über alle Kartenverteilungen, die zu dem passen, was du gesehen hast. Zwei Verfahren sind sich einig: das des stärksten Bots und Spiele zwischen starken Spielern.
puzzle-play-on = Von hier weiterspielen
puzzle-back-today = { $count ->
    [one] Eines, das danebenging, ist wieder da
   *[other] { $count }, die danebengingen, sind wieder da
}
puzzle-alone = In einem Rätsel gibt es keine Tipps, und nichts wird zurückgenommen.
puzzle-record-none = { $count } Stellungen aus Spielen zwischen starken Bots. In jeder ist eine Möglichkeit klar die beste.
puzzle-record = { $right } auf Anhieb richtig, von { $tried } beantworteten und { $count } insgesamt.
puzzle-streak = { $days ->
    [one] Das Rätsel von heute oder gestern war auf Anhieb richtig.
   *[other] Das Rätsel des Tages war { $days } Tage in Folge auf Anhieb richtig.
}
puzzle-solved-of = { $right } von { $count }
theme-name = { $theme ->
    [jack] Den Buben fangen
    [tens] Zehnen behalten
    [bid] Bieten oder passen
    [trumps] Trumpf ziehen
    [mistakes] Deine eigenen Fehler
   *[game] Augen zählen
}
mistake-from = { $when ->
    [today] Aus deinem Spiel von heute
    [yesterday] Aus deinem Spiel von gestern
    [weekday] Aus deinem Spiel vom { $day }
   *[date] Aus deinem Spiel vom { $day }
}
shelf-solved = { $right } von { $count } gelöst
shelf-today = Heute
shelf-question = { $game }, { $question ->
    [call] du bietest
    [lead] du spielst aus
   *[follow] du bist dran
}
shelf-solve = Lösen
shelf-again = Noch einmal ansehen
shelf-days = Die letzten fünf Tage: { $days }
shelf-day = { $how ->
    [right] richtig
    [missed] daneben
    [open] noch offen
   *[none] ausgelassen
}
shelf-themes = Nach Thema
shelf-games = Nach Spiel
shelf-every = Alle Spiele
shelf-more = { $count } weitere
shelf-right = { $right } von { $count } richtig
drill-which = { $which ->
    [clubs] Welches Kreuz?
    [diamonds] Welches Karo?
    [hearts] Welches Herz?
    [spades] Welches Pik?
    [lead] Welche Karte spielst du aus?
   *[any] Welche Karte?
}
drill-winning = { $how ->
    [trumped] { $name } hat gestochen
   *[best] Der Stich gehört bisher { $name }
}
drill-again = Noch mal
drill-next = Weiter
drill-leave = Verlassen
puzzle-none = Ein Rätsel „{ $theme }“ gibt es nicht. Gib „today“ ein oder eines dieser Themen: { $themes }.
puzzle-shelf-empty = Es gibt keine Rätsel.
puzzle-no-mistakes = Noch keine eigenen Fehler. Sie werden in den Spielen gefunden, die du im Fenster spielst.
mistake-about = Beurteilt wie in „Was es kostete“: nach dem, was damals zu wissen war. Unterschiede, die Zufall sein können, zählen nicht.
text-puzzle-again = Das ist hier keine der Möglichkeiten.
text-puzzle-strange = „{ $line }“ gibt es in einem Rätsel nicht. „hilfe“ nennt die Befehle.
text-puzzle-next = Die Eingabetaste führt zum nächsten Rätsel, ende hört auf.

## Files that cannot be read or written

error-save = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.
error-settings-save = Die Einstellungen konnten nicht in { $file } gespeichert werden: { $reason }.
error-read = { $file } konnte nicht gelesen werden: { $reason }.
error-is-rule-set = { $file } ist ein Regelsatz und kein gespeichertes Spiel.
error-parse = { $file } konnte nicht gelesen werden (Zeile { $line }, Spalte { $column }): { $reason }.
error-replay = Das Spiel in { $file } lässt sich nur bis zur Aktion { $action } der Runde { $hand } nachspielen. { $reason }.
error-write = { $file } konnte nicht geschrieben werden: { $reason }.
error-left = Die Datei bleibt, wie sie ist, und das Programm versucht es später noch einmal.
error-set-aside = Die Datei wurde als { $file } beiseitegelegt.
error-backup = Das Spiel geht mit der Kopie vor dem letzten Zug weiter, { $file }.
error-last-time = Auction Pitch wurde beim letzten Mal unerwartet beendet.
error-last-note = Was geschehen ist, steht in { $file }.
error-last-state = { $state ->
    [saved] Alle Entscheidungen sind gespeichert.
    [unsaved] Deine letzten Entscheidungen konnten nicht gespeichert werden; was vorher gespeichert wurde, ist noch da.
   *[unknown] Deine letzte Entscheidung fehlt vielleicht.
}
error-failed = Das Programm ist auf einen Fehler gestoßen und muss neu gestartet werden.
bot-stood-in = { $name } konnte sich nicht entscheiden und nimmt die einfachste erlaubte Möglichkeit.
error-no-folder = Es gibt keinen Ordner zum Speichern: Beim Beenden geht das Spiel verloren.
error-no-saving = Es wird nichts gespeichert: Was du jetzt spielst, geht beim Beenden verloren.
error-settings-default = Es gelten die Standardeinstellungen.
error-settings-entries = In { $file } nicht lesbar: { $entries }. Das bleibt in der Datei, alles andere gilt.
error-settings-lost = { $count ->
    [0] Was sich davon lesen ließ, gilt.
   *[other] Alles andere gilt, nur nicht { $entries }.
}
folder-in-use = Ein anderes Auction Pitch benutzt diesen Ordner. Hier wird dein Spiel erst gespeichert, wenn es geschlossen ist.
folder-free = Das andere Auction Pitch ist geschlossen. Ab jetzt wird dein Spiel hier gespeichert.
folder-copied = Dort wurde dasselbe Spiel weitergespielt. Beide bleiben erhalten: Deins geht als Kopie weiter.
error-dropped-game = Hier wird kein anderes Spiel geöffnet. Geh zum Anfang zurück und öffne es dort.
obstacle-full = Der Datenträger ist voll
obstacle-limit = Das System erlaubt keine so große Datei
obstacle-read-only = Der Datenträger ist schreibgeschützt
obstacle-not-allowed = Du darfst dort nicht schreiben
obstacle-no-folder = Diesen Ordner gibt es nicht
obstacle-in-use = Ein anderes Programm benutzt diesen Ordner
obstacle-too-long = Das Spiel ist zu lang, um wieder geöffnet zu werden; der letzte gespeicherte Stand ist noch da
start-error = Fehler: { $words }
start-no-language = Es gibt keine Sprache „{ $tag }“. Die Sprachen sind: { $tags }.
start-no-folder = { $path } ist kein Ordner, dort lässt sich nichts aufbewahren. Nenne nach --data-dir einen Ordner oder einen, den es noch nicht gibt.
start-only-text = Mit --rules, --players und --mistakes beginnt ein Spiel im Terminal: Füge --text hinzu.
start-only-play = Vor einem Befehl können nur --data-dir und --lang stehen, und nur, wenn er sie kennt. Die anderen Optionen sind zum Spielen da.
start-no-gpu = Diese Fassung zeichnet nur mit dem Prozessor. Lass --renderer gpu weg, oder übersetze das Programm mit dem Feature gpu.
start-no-display = Es gibt keinen Bildschirm für ein Fenster.
start-no-window = Es ließ sich kein Fenster öffnen ({ $reason }).
start-no-library = Die Bibliothek { $library } fehlt, und ohne sie lässt sich kein Fenster öffnen. Unter Debian und Ubuntu ist sie im Paket { $package }.
start-text-only = Diese Fassung hat kein Fenster.
start-in-terminal = Im Terminal spielst du mit: auction-pitch --text
start-failed = Was geschehen ist: { $note }
unread-missing = Diese Datei gibt es nicht
unread-not-allowed = Du darfst sie nicht lesen
unread-folder = Das ist ein Ordner
unread-no-file = Das ist keine Datei
unread-foreign = Das ist kein gespeichertes Spiel; die Datei hat das Format „{ $format }“
unread-version = { $found ->
    [0] Das Format hat keine Version 0
   *[other] Ein neueres Programm hat sie geschrieben (dieses liest das Format bis Version { $newest }, nicht Version { $found })
}
unread-algorithm = Die Karten wurden nach Version { $number } des Verfahrens gegeben, und die kennt dieses Programm nicht
unread-players = Die Regeln sind für { $expected } Spieler, nicht für { $found }
unread-deals = Es wird darin mehr als { $most }-mal gegeben
unread-large = Sie ist { $bytes } Byte groß, und höchstens { $most } werden gelesen
unread-no-text = Das ist kein Text in UTF-8
unread-syntax = { $flaw ->
    [missing] „{ $name }“ fehlt
    [unknown] „{ $name }“ ist hier nicht bekannt
    [number] Eine Zahl ist zu groß oder zu klein
   *[other] Das hat nicht die Form, die die Datei braucht („{ $words }“)
}
unread-no-game = Das ist nicht als gespeichertes Spiel gekennzeichnet („format“ fehlt)
unread-not-a-folder = Ein Teil des Pfads ist eine Datei und kein Ordner
fault-line = Runde { $hand }, Aktion { $action }, { $tried }. { $reason }
fault-seat = Runde { $hand }, Aktion { $action }, Platz { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Es gibt nichts zurückzunehmen.
fault-turn = { $who ->
    [you] Du warst an der Reihe.
   *[one] An der Reihe war { $name }.
}
fault-turn-seat = Platz { $seat } war an der Reihe.
fault-scores = In der Aufzeichnung stehen die Punktestände { $written }, gezählt sind es { $counted }.
verify-seed = Startzahl: { $seed }
verify-word = Wort: { $word }
verify-commitment-agrees = Fingerabdruck: stimmt, { $digits }
verify-commitment-typed = Fingerabdruck: keiner, die Startzahl wurde eingegeben
verify-commitment-number = Fingerabdruck: keiner, und zur eingegebenen Nummer { $number } gehört EINE ANDERE STARTZAHL
verify-commitment-missing = Fingerabdruck: FEHLT, obwohl die Startzahl zufällig gezogen wurde
verify-commitment-differs = Fingerabdruck: STIMMT NICHT
verify-recorded = aufgezeichnet { $digits }
verify-computed = berechnet { $digits }
verify-draw = Auslosung des ersten Gebers: { $agrees ->
    [yes] stimmt
   *[no] STIMMT NICHT
}
verify-deal = Geben { $number }: { $agrees ->
    [yes] stimmt
   *[no] STIMMT NICHT
}
verify-pack = aus der Startzahl folgt { $pack }
verify-summary = Namen und Punktestände in der Liste der Spiele: { $agrees ->
    [yes] stimmen
    [names] die Namen stimmen; Punktestände hat die Datei nicht
    [scores] die Punktestände stimmen; Namen hat die Datei nicht
    [missing] nicht in dieser Datei, also wurde nichts verglichen
    [unplayed] nicht verglichen, weil sich das Spiel nicht durchspielen lässt
   *[no] STIMMEN NICHT
}
verify-seal = Siegel: { $seal ->
    [agrees] stimmt, was gespielt wurde, ist unverändert
    [none] keines, eine frühere Version hat das geschrieben: Was gespielt wurde, lässt sich nicht prüfen
   *[differs] STIMMT NICHT, seit dem Schreiben wurde etwas geändert
}
verify-mismatch = Die Karten dieses Spiels folgen nicht aus seiner Startzahl.
verify-changed = Die Karten folgen aus der Startzahl, aber diese Aufzeichnung wurde nachträglich geändert.
error-deck = { $file } ist für die Karten nicht zu gebrauchen: { $reason }. Gespielt wird mit den eingebauten Karten.
obstacle-in-the-way = Die Datei, die dort liegt, ist nicht lesbar und wird nicht überschrieben ({ $reason })
deck-flaw-not-allowed = Das darf nicht gelesen werden
deck-flaw-missing = { $more ->
    [0] Es fehlt ein Bild von { $cards }
    [one] Es fehlt ein Bild von { $cards } und einer weiteren Karte
   *[other] Es fehlt ein Bild von { $cards } und { $more } weiteren Karten
}
deck-flaw-twice = Es zeigt dieselbe Karte wie { $other }
deck-flaw-too-large = Es ist größer als { $most } MB
deck-flaw-no-picture = Das ist kein Bild, das sich lesen lässt
deck-flaw-size = Es hat { $width } × { $height } Bildpunkte, und jede Seite darf { $least } bis { $most } haben
deck-flaw-shape = { $width } × { $height } ist nicht die Form einer stehenden Karte
deck-flaw-blank = Es ist leer
deck-flaw-element = Es enthält „{ $element }“, und das wird nicht unterstützt; wandle es in Pfade um
deck-flaw-parts = Es hat zu viele Teile
deck-flaw-slow = Es dauert zu lange, es zu lesen oder zu zeichnen

## Text: what the text face says

text-welcome = Auction Pitch. „hilfe“ nennt die Befehle, „regeln“ die Regeln. Neu bei Pitch? „auction-pitch learn“ bringt es bei.
text-continued = Das gespeicherte Spiel geht mit Runde { $number } weiter.
text-opened-over = Das Spiel in { $file } ist vorbei. „auction-pitch review“ mit dieser Datei zeigt es im Rückblick.
text-saved = Das Spiel ist gespeichert.
text-not-saved = Das Spiel ist nicht gespeichert: Hier endet es.
text-still-unsaved = Noch immer nicht gespeichert.
text-stops = Das Spiel bricht hier ab: { $reason }.
text-kept-before = Was vorher gespeichert wurde, ist noch da.
text-bye = Auf Wiedersehen.
text-over = „neu“ beginnt ein weiteres Spiel, „ende“ hört auf.
text-new-game = Ein neues Spiel. Die Eingabetaste übernimmt, was in Klammern steht.
text-ask-players = Wie viele spielen mit: { $numbers }? [{ $default }]
text-ask-name = Wie heißt du? [{ $default }]
text-ask-change = Hausregeln ändern? ja oder nein [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Gib { $answers } ein, oder „zurück“ für die vorige Frage.
text-ask-repair = Was soll gelten? { $answers } [{ $default }]
text-ask-bonus = Kostet jedes verfehlte Gebot am Ende eins mehr? ja oder nein [{ $default }]
text-ask-give-up = Runde { $number } ist noch nicht zu Ende. Dieses Spiel aufgeben? ja oder nein [{ $default }]
text-ask-evening = Vergessen, wer wem etwas schuldet, und einen neuen Abend beginnen? ja oder nein [{ $default }]
text-answer-yes-no = Gib ja oder nein ein.
text-word-yes = ja
text-word-no = nein
text-answer-name = Ein Name hat einen bis { $max } Buchstaben.
text-kept = Das Spiel geht weiter.
text-players = Am Tisch, der Reihe nach: { $names }.
text-hand = { $who ->
    [you] Du hast { $cards }.
   *[one] { $name } hat { $cards }.
}
text-row-on = { $who ->
    [you] Vor dir, je auf einer verdeckten Karte: { $cards }.
   *[one] Vor { $name }, je auf einer verdeckten Karte: { $cards }.
}
text-row-alone = { $who ->
    [you] Vor dir, ohne Karte darunter: { $cards }.
   *[one] Vor { $name }, ohne Karte darunter: { $cards }.
}
text-may-play = { $who ->
    [you] Spielen kannst du { $cards }.
   *[one] Spielen kann { $name } { $cards }.
}
text-may-bid = { $who ->
    [you] Du darfst sagen: { $calls }.
   *[one] { $name } darf sagen: { $calls }.
}
text-example = Zum Beispiel: { $call }.
text-trick-empty = Auf dem Tisch liegt keine Karte.
text-trick-card = { $who ->
    [you] Du: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Der Stich gehört bisher dir.
   *[one] Der Stich gehört bisher { $name }.
}
text-trick-none = Gerade wird keine Runde gespielt.
text-stock = { $count ->
    [one] Im Talon liegt noch 1 Karte.
   *[other] Im Talon liegen noch { $count } Karten.
}
text-no-trump = Noch ist keine Farbe Trumpf.
text-points-later = Die Punkte folgen, sobald alle weggelegt haben.
text-contract = { $who ->
    [you] Du hast { $bid } geboten und bisher { $made } sicher.
   *[one] { $name } hat { $bid } geboten und bisher { $made } sicher.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Gespielt wird, bis jemand alle { $target } Marken los ist.
    [hands] { $target ->
        [1] Es gewinnt der beste Stand nach einer Runde.
       *[other] Es gewinnt der beste Stand nach { $target } Runden.
    }
    [deals] { $target ->
        [1] Es gewinnt der beste Stand, wenn jeder einmal gegeben hat.
       *[other] Es gewinnt der beste Stand, wenn jeder { $target }-mal gegeben hat.
    }
   *[no] Gespielt wird bis { $target }.
}
text-change = { $name }: { $change }, jetzt { $score }.
text-no-change = { $name }: weiterhin { $score }.
text-point = { $point }: { $state }.
text-open-worth = noch nicht geholt, { $points } Punkte
text-tricks = { $who ->
    [you] Du hast { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } und { $points ->
        [one] { $points } Auge
       *[other] { $points } Augen
    }.
   *[one] { $name } hat { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } und { $points ->
        [one] { $points } Auge
       *[other] { $points } Augen
    }.
}
text-tricks-alone = { $who ->
    [you] Du hast { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.
   *[one] { $name } hat { $tricks ->
        [0] keinen Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.
}
text-last-none = Vor diesem gibt es keinen Stich.
text-last = Stich { $number } der Runde { $hand }:
text-last-won = { $who ->
    [you] Du hast ihn gemacht.
   *[one] { $name } hat ihn gemacht.
}
text-undone = Zurückgenommen bis zu deiner letzten Entscheidung.
text-no-hint = Gerade ist nichts zu entscheiden.
text-no-undo = Es gibt nichts zurückzunehmen.
text-next-person = Als Nächstes ist { $name } dran. Drücke die Eingabetaste, wenn sonst niemand mitlesen kann.
text-unknown = „{ $line }“ kenne ich nicht. „hilfe“ nennt die Befehle.
text-no-card = „{ $line }“ ist keine Karte. Schreibe eine Karte wie „Pikass“, „Herz 10“ oder DH.
text-ambiguous = Welche meinst du: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = „{ $line }“ ist kein Gebot. Schreibe passe oder biete und eine Zahl.
text-no-rank-held = { $rank ->
    [jack] Du hast keinen Buben.
    [king] Du hast keinen { rank }.
    [ace] Du hast kein { rank }.
   *[other] Du hast keine { rank }.
}
text-too-long = Diese Zeile ist zu lang.
text-help =
    Befehle, einer in jeder Zeile:
    AP, 10H, Pikass, Herz Dame oder nur der Rang, wenn du eine solche Karte hast: Du spielst die Karte.
    hand: deine Karten und welche du spielen darfst.
    stich: die Karten auf dem Tisch.
    letzter: der Stich davor.
    punktestand: wie es steht.
    punkte: wer bisher hat, was zählt.
    verlauf: was in dieser Runde geschehen ist.
text-help-advice =
    zurück: nimmt deine letzte Entscheidung zurück.
    tipp: was ein Bot täte und warum.
    tipp alle, oder noch einmal tipp: alle Möglichkeiten im Vergleich.
text-help-why =
    regeln: die Regeln dieses Spiels.
    regeln 7: die siebte davon.
    hilfe: diese Liste.
    warum: warum etwas abgelehnt wurde oder was gefragt ist.
    warum im Minus: was ein Wort bedeutet und welche Regel dahintersteht.
    wörter: alle.
text-help-game =
    ehrlich: was den Tisch an seine Karten bindet; nach dem Spiel, ob die Karten jeder Runde stimmten. Während ein neues Spiel eingerichtet wird, fragt es auch nach einem eigenen Wort zum Mischen.
    abend: was dieser Abend ergab und wer wem etwas schuldet.
    neuer abend: beginnt bei null.
    rückschau: zeigt die gespielten Runden noch einmal, mit allen Karten offen.
    kosten: was deine Entscheidungen in der letzten Runde kosteten und was besser war.
    spieler: wer mitspielt und wie gut die Bots spielen.
    neu: ein neues Spiel.
text-help-save =
    ende: speichern und aufhören.
    Die englischen Befehle gelten auch.
text-help-leave =
    ende: aufhören.
    Die englischen Befehle gelten auch.
text-help-setup = Gib eine der genannten Antworten ein, oder drücke die Eingabetaste für die in Klammern. „ehrlich“ sagt, wie die Karten festliegen; „ende“ hört auf.
text-rules-later = „regeln“ liest sie vor, sobald das Spiel gewählt ist.

# The words that are understood, beside the English ones; several are separated by commas.
words-pass = passe, passen, pass, weiter
words-bid = biete, bieten, gebot
words-moon = durchmarsch
words-smudge = smudge
words-undo = zurück, zurueck, zurücknehmen, zuruecknehmen
words-hand = hand, blatt, karten
words-trick = stich, tisch
words-score = punktestand, spielstand
words-points = punkte
words-hint = tipp, rat
words-hint-all = tipp alle, vergleich, vergleiche
words-last = letzter, letzter stich
words-log = verlauf, log
words-rules = regeln
words-help = hilfe
words-reasons = gründe, warum letzte runde, warum die letzte runde
words-why = warum, wieso, weshalb
words-words = wörter, woerter, glossar, begriffe
words-fair = ehrlich, fair, festlegung, geben prüfen
words-new = neu, neues spiel
words-stakes = abend, abrechnung
words-evening = neuer abend
words-review = rückschau, rueckschau
words-cost = kosten, was es kostete
words-players = spieler, mitspieler, wer spielt
words-quit = ende, beenden, schluss
words-play = spiele, spielen
words-yes = ja, j
words-no = nein, n
words-filler = der, die, das, den, dem, von
words-suit = { $suit ->
    [clubs] kreuz, treff
    [diamonds] karo
    [hearts] herz, herzen
   *[spades] pik
}
words-joker = joker, x1, x, großer joker, hoher joker
words-low-joker = kleiner joker, kleinen joker, x2
words-rank = { $rank ->
    [two] zwei, 2
    [three] drei, 3
    [four] vier, 4
    [five] fünf, fuenf, 5
    [six] sechs, 6
    [seven] sieben, 7
    [eight] acht, 8
    [nine] neun, 9
    [ten] zehn, 10
    [jack] bube, buben, b
    [queen] dame, d
    [king] könig, koenig, k
   *[ace] ass, as, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] kr, k
    [diamonds] ka, k
    [hearts] h
   *[spades] p
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
    [ten] 10
    [jack] b
    [queen] d
    [king] k
   *[ace] a
}
text-ask-game = Welches Spiel? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Wer spielt für { $name }: { $bots }? [{ $default }]
text-answer-guest = Gib { $bots } ein.
text-answer-game = Gib die Nummer oder den Namen eines Spiels ein.
text-ask-level = Wer spielt mit dir: { $people }? Wer ähnlich stark ist, spielt mit. Oder Bots nach Stufe ({ $levels }). Mit ? erfährst du mehr darüber. [{ $default }]
text-answer-level = Gib einen Namen oder den Namen einer Stufe ein.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Du spielst an diesem Bildschirm.
   *[one] { $name } spielt an diesem Bildschirm.
}
text-player-phone = { $who ->
    [you] Du spielst mit Handy.
   *[one] { $name } spielt mit Handy.
}
text-ask-mistakes = Sollen Fehler möglich sein, wie an einem echten Tisch? ja oder nein [{ $default }]
text-ask-word = Dein eigenes Wort zum Mischen, oder die Eingabetaste für keines:
text-answer-word = Ein Wort fürs Mischen hat höchstens { $max } Zeichen.
text-answer-players = Gib { $numbers } ein.
text-referee = Schiedsrichter: { $line }
text-you-deal = { $who ->
    [you] Du gibst.
   *[one] { $name } gibt.
} Drücke die Eingabetaste. Oder schreibe „vergeben“, um eine falsche Kartenzahl zu geben, oder „zeigen“, um eine Karte aufzudecken.
text-pause = Weiter mit der Eingabetaste; oder sprich oder spiele außer der Reihe.
text-may-throw = { $who ->
    [you] Du darfst { $cards } weglegen.
   *[one] { $name } darf { $cards } weglegen.
}
text-must-throw = { $who ->
    [you] Diese Karten müssen weg: { $cards }.
   *[one] { $name } muss { $cards } weglegen.
}
text-must-keep = { $who ->
    [you] Du musst { $cards } behalten.
   *[one] { $name } muss { $cards } behalten.
}
text-may-keep = { $who ->
    [you] Du darfst { $count } davon behalten: { $cards }.
   *[one] { $name } darf { $count } davon behalten: { $cards }.
}
text-may-say = { $who ->
    [you] Du darfst auch sagen: { $words }.
   *[one] { $name } darf auch sagen: { $words }.
}
text-blind = { $who ->
    [you] Du darfst deine Karten noch nicht anschauen.
   *[one] { $name } darf die eigenen Karten noch nicht anschauen.
}
text-no-player = „{ $line }“ sitzt nicht an diesem Tisch.
text-whom = Wer? Schreibe nach „{ $line }“ noch einen Namen.
text-not-a-person = { $name } spielt nicht an diesem Bildschirm.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, bevor neu gegeben wurde: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = In diesem Spiel gibt es keine Marken.
text-help-bid =
    passe: Du bietest nicht.
    biete 3 oder nur 3: Du bietest drei.
text-help-name = trumpf herz, oder nur herz: Du nennst Trumpf, wenn du gefragt wirst.
text-help-order = reihenfolge: die Reihenfolge der Trümpfe, und welche schon gespielt sind.
text-help-off = { $code } steht für { $name }: Ist Herz Trumpf, so gehört { card-alone } dazu.
text-help-jokers = { $count ->
    [one] X1 ist der Joker.
   *[other] X1 und X2 sind die Joker.
}
text-help-moon = durchmarsch: Du bietest alles, über allen Zahlen.
text-help-smudge = smudge: Du bietest vier, also einen Smudge.
text-help-sale =
    anbieten, dann verkaufen oder übernehmen; oder selbst ausspielen: für Vorhand.
    biete 3 oder passe: für die anderen.
text-help-beg =
    bleiben oder betteln: für Vorhand.
    schenken oder nachlegen: für den Geber.
text-help-bunch = zusammenwerfen: neu geben, wenn beide wollen.
text-help-discard = lege 2Kr 3Ka: Du legst diese Karten weg.
text-help-keep = behalte AH KH DH BH 10H 9H: Du behältst diese Karten und legst die anderen weg.
text-help-keep-all = lege nichts: Du behältst dein Blatt.
text-help-call-partner = rufe KP: Du rufst diese Karte; wer sie hat, ist diese Runde dein Partner.
text-help-weak = { $new ->
    [yes] schwaches blatt: Du zeigst ein Blatt ohne Karte über der Neun und ohne Zwei und bekommst neue Karten.
   *[no] schwaches blatt: Du zeigst ein Blatt ohne Bild und ohne Zählkarte, und es wird neu gegeben.
}
text-help-claim = rest, oder der rest gehört mir: Du machst alle übrigen Stiche.
text-help-lay-down = hinlegen: Du legst ein wertloses Blatt hin.
text-help-counters = marken: was alle noch haben, und der Topf.
text-help-end = nach punkten beenden: Wurde { $hands }-mal gegeben, ohne dass jemand dem Ziel näher kam, gewinnt der beste Stand.
text-help-mistakes =
    Fehler sind möglich: Jede Karte deines Blatts wird gespielt, und jedes Gebot wird gehört.
    zeige AP: Du zeigst eine Karte.
    Ben: biete 3 (was jemand anders an diesem Bildschirm tut).
    vier AP oder ablehnen: gegen eine zu früh ausgespielte Karte.
    zurück damit oder liegen lassen: gegen ein Ausspiel an deiner Stelle.
    trumpf herz: nennt Trumpf nach einem falschen Ausspiel.
    verlange höchste, niedrigste, trumpf, kein trumpf oder nichts: von dem, der an deiner Stelle ausgespielt hat.
    zählen: Du hast nichts zu melden, und es wird gezählt.
text-help-renege = Ben hat falsch bedient: Du meldest, dass Ben hätte bedienen können.
text-help-take-back = karte zurück: Du nimmst eine Karte zurück, die nicht bedient hat, solange der Stich nicht fertig ist.
text-help-call-card = fordere AP von Ben: Ben muss eine gezeigte Karte spielen.
text-help-look = anschauen: Du schaust zu früh, wenn dein Partner ausspielt.
# Die Wörter, die verstanden werden, neben den englischen; mehrere sind durch Kommas getrennt.
words-offer = anbieten, biete an, zu verkaufen
words-sell = verkaufen, verkaufe, verkauft
words-pitch = selbst ausspielen, selbst anspielen, anspielen, selbst spielen
words-undertake = übernehmen, uebernehmen, übernehme, uebernehme
words-stand = bleiben, bleibe, ich bleibe, ich bleibe dabei
words-beg = betteln, bettle, bettel, ich bettle
words-take-one = schenken, schenke, nimm eins
words-run = nachlegen, lege nach, ich lege nach
words-bunch = zusammenwerfen, zusammen
words-discard = wirf, werfe, lege, wegwerfen, weglegen
words-keep = behalte, behalten, halte
words-weak = schwach, schwaches blatt, neu geben
words-rest = rest, der rest gehört mir, der rest gehoert mir
words-lay-down = hinlegen, blatt hinlegen
words-take-back = karte zurück, karte zurueck, nehme zurück, nehme zurueck
words-renege = falsch bedient, hat falsch bedient, nicht bedient, hat nicht bedient
words-call = fordere, fordern
words-call-partner = rufe, ich rufe, partner
words-expose = zeige, zeigen
words-look = anschauen, schauen
words-override = vier, sage vier
words-decline = ablehnen, lehne ab
words-withdraw = zurück damit, zurueck damit, zurückgehen lassen
words-let-stand = liegen lassen, lass liegen
words-name = trumpf, nenne
words-order = reihenfolge, rangfolge
words-demand = verlange, verlangen
words-demand-kind = { $demand ->
    [highest] höchste, hoechste, die höchste, die hoechste
    [lowest] niedrigste, die niedrigste, tiefste, die tiefste
    [trump] trumpf
    [no_trump] kein trumpf, keinen trumpf
   *[nothing] nichts
}
words-content = zählen, zaehlen, zufrieden, nichts
words-end-by-score = nach punkten beenden, spiel beenden
words-misdeal = vergeben
words-counters = marken, topf
words-and = und, weg

## Text: looking back at a game, and trying out

look-back-begin = weiter oder die Eingabetaste geht einen Schritt vor, zurück einen zurück, hilfe nennt alle Befehle, ende hört auf.
look-back-first = Das ist der erste Schritt.
look-back-last = Das ist der letzte Schritt.
look-back-no-hand = { $last ->
    [1] Runde { $number } gibt es hier nicht: Nur Runde 1 ist zu Ende gespielt.
   *[other] Runde { $number } gibt es hier nicht: Zu Ende gespielt sind die Runden 1 bis { $last }.
}
look-back-no-step = Schritt { $number } gibt es nicht: Diese Runde hat { $steps }.
look-back-not-seen = An dieser Stelle sind keine Karten zu sehen.
look-back-no-game = Ein gespeichertes Spiel { $name } gibt es nicht. Der Befehl games zählt sie auf.
look-back-which = Mehrere gespeicherte Spiele heißen { $name }. Nenne die Datei: { $files }.
look-back-help =
    Befehle, einer in jeder Zeile; eine leere Zeile geht einen Schritt weiter:
    weiter, zurück: ein Schritt.
    anfang, letzter: das Geben und das Ende der Runde.
    runden: welche Runden es gibt.
    runde 3, schritt 5: geht dorthin.
    entscheidung: wer als Nächstes entscheidet, was zur Wahl steht und was getan wurde.
    wusste oder wusste Ben: was an dieser Stelle wusste, wer als Nächstes entscheidet, oder Ben.
    warum: warum das getan wurde. Es sagt, wonach ein Bot ging und was für oder gegen die Wahl eines Menschen spricht.
    platz Ben: von jetzt an nur, was Ben sah.
    offen: wieder alle Karten.
    karten: die Karten, die zu sehen sind.
    stich: die Karten auf dem Tisch.
    letzter stich: der Stich davor.
    punktestand: wie es steht.
    punkte: wer Hoch, Tief, Bube und Spiel bisher hat.
    verlauf: was in dieser Runde bis hierher geschehen ist.
    kosten oder kosten Ben: was die Entscheidungen dieser Runde kosteten, oder die von Ben, und was besser war.
    spielen: spielt ab hier weiter.
    noch einmal: dieselben Karten auf denselben Plätzen.
    einen platz weiter: Alle bekommen die Karten des Platzes davor.
    Das ist nur zur Probe: Es wird nicht gespeichert und lässt das Spiel, wie es war.
    regeln: die Regeln dieses Spiels.
    hilfe: diese Liste.
    ende: aufhören.
    Die englischen Befehle gelten auch.
text-lesson = Mit der Eingabetaste geht es weiter, wo nichts zu entscheiden ist. hilfe zeigt die Befehle; ende verlässt die Lektion, und das nächste Mal geht sie dort weiter.
text-lesson-ways = Die Eingabetaste nimmt das Erste; sonst eine Zahl eingeben. ende verlässt die Lektion.
text-lesson-read = Noch gibt es nichts zu entscheiden: weiter mit der Eingabetaste.
text-lesson-left = Die Lektion ist unterbrochen. Das nächste Mal geht sie hier weiter.
text-lesson-done = Die Lektion ist zu Ende.
text-try-out = Das ist nur zur Probe: Es wird nicht gespeichert. ende führt in die Rückschau.
text-try-out-over = Die Probe ist zu Ende. ende führt in die Rückschau.
text-try-out-end = Wieder in der Rückschau.
# Die Wörter, die verstanden werden, neben den englischen; mehrere sind durch Kommas getrennt.
walk-next = weiter, vor
walk-back = zurück, zurueck
walk-first = anfang, erster
walk-last = letzter, letzter schritt
walk-hand = runde, runden
walk-step = schritt
walk-cards = karten, blatt, blätter, blaetter
walk-last-trick = letzter stich
walk-decision = entscheidung, entscheidet
walk-why = warum, weshalb
walk-knew = wusste
walk-seat = platz
walk-open = offen, alle karten, alle karten offen
walk-play-on = spielen, ab hier spielen, weiterspielen
walk-again = noch einmal, noch einmal geben
walk-moved = einen platz weiter, einen platz weiter geben

## Text: the commands that only print

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = Es gibt weder ein Spiel noch einen Regelsatz oder eine Datei „{ $name }“. Alle nennt: { $command }
rules-misfit = { $file } enthält Regeln, die sich so nicht spielen lassen:

## Wie das Programm aufgerufen wird: was --help ausgibt, und was an einem Aufruf falsch ist, der keinen Sinn ergibt. Was in
## Großbuchstaben, zwischen ` und hinter -- steht, bleibt in jeder Sprache gleich.

usage-usage = Aufruf:
usage-commands = Befehle:
usage-arguments = Argumente:
usage-options = Optionen:
usage-about = Auction Pitch und die All-Fours-Familie: ein Kartentisch mit Bots, Hausregeln und Spielständen
usage-about-learn = Das Spiel im Terminal lernen: eine Lektion spielen, mit einem Befehl je Zeile
usage-about-games = Die gespeicherten Spiele auflisten oder eines davon in Worten nacherzählen
usage-about-review = Im Terminal auf ein gespeichertes Spiel zurückschauen, Schritt für Schritt, mit einem Befehl je Zeile
usage-about-puzzle = Im Terminal eine Stellung zeigen und fragen, was am besten ist
usage-about-statistics = Die Statistik der beendeten Spiele ausgeben, für alle, die mitgespielt haben
usage-about-replay = Ein gespeichertes Spiel nachspielen und das Ergebnis jeder Runde nennen
usage-about-rules = Die Regeln eines Spiels in einfachen Worten ausgeben
usage-about-arena = Zwei Arten von Spielern mit denselben Karten gegeneinander antreten lassen
usage-about-bot = Für ein anderes Programm spielen, das mit Zeilen in JSON fragt (docs/protocol.md)
usage-about-verify = Die Karten eines gespeicherten Spiels noch einmal aus seiner Startzahl geben und vergleichen
usage-about-help = Diese Hilfe oder die zu einem Befehl ausgeben
usage-help = Diese Hilfe ausgeben
usage-version = Die Version ausgeben
usage-open = Ein gespeichertes Spiel oder ein Regelsatz zum Öffnen
usage-text = Im Terminal spielen, mit einem Befehl je Zeile
usage-text-script = Im Terminal spielen, mit den Befehlen aus dieser Datei
usage-script = Die Befehle aus dieser Datei lesen
usage-seed = Die Karten aus dieser Startzahl geben: 64 Hexadezimalziffern oder eine selbst gewählte Nummer mit höchstens 19 Ziffern
usage-new-rules = Im Terminal ein neues Spiel nach diesen Regeln beginnen: der Name eines eingebauten oder eines eigenen Regelsatzes oder die Datei eines Regelsatzes
usage-new-players = Im Terminal ein neues Spiel mit so vielen Spielern (2 bis 7) beginnen
usage-new-mistakes = Im Terminal ein neues Spiel beginnen, in dem Fehler möglich sind
usage-bot = Ein eigenes Programm, etwa `exec:./mybot`, für jeden Platz als Bot zur Wahl stellen (docs/protocol.md); gestartet wird es erst, wenn du ihm einen Platz gibst, und die Option kann mehrmals angegeben werden
usage-renderer = Was das Fenster zeichnet, gleich was in den Einstellungen steht: `gpu` für eine Grafikkarte, `software` für den Prozessor oder `auto` für eine Grafikkarte, wenn es eine gibt und diese Fassung sie nutzen kann, und sonst für den Prozessor
usage-data-dir = Diesen Ordner für Spielstände, Regelsätze und Einstellungen verwenden
usage-lang = Diese Sprache verwenden, etwa `de`
usage-lesson = Die Lektion, mit ihrem Namen aus --list; ohne Angabe die unterbrochene, sonst die erste, die du noch nie beendet hast
usage-list-lessons = Die Lektionen auflisten und das Programm beenden
usage-recount = Ein gespeichertes Spiel, das in Worten nacherzählt wird; ohne Angabe werden alle Spiele aufgelistet
usage-review-game = Ein gespeichertes Spiel: seine Datei, sein Titel oder der Name seiner Datei; ohne Angabe das zuletzt gespeicherte Spiel
usage-review-hand = Mit dieser Runde beginnen
usage-review-seat = Nur zeigen, was dieser Spieler sah (sein Name oder seine Nummer am Tisch); ohne Angabe liegen alle Karten offen
usage-review-costs = Ausgeben, was die Entscheidungen der Menschen am Tisch kosteten, oder mit --seat die dieses Spielers, und das Programm beenden
usage-review-reasons = Ausgeben, warum alle so entschieden haben, oder mit --seat dieser Spieler, und das Programm beenden
usage-puzzle = Ein Thema (`jack`, `tens`, `bid`, `trumps`, `game` oder `mistakes`) für fünf Runden oder `today` für das Rätsel des Tages; ohne Angabe das erste noch nicht gelöste
usage-count-rules = Nur Spiele nach diesen Regeln zählen: der Name eines eingebauten oder eines eigenen Regelsatzes
usage-count-against = Nur Spiele gegen Bots dieser Stufe zählen
usage-csv = Eine Tabelle für andere Programme ausgeben: alle Spiele, mit einer Zeile je Spieler und Spiel
usage-saved-game = Das gespeicherte Spiel
usage-replay-json = Für Programme ein JSON-Objekt je Runde ausgeben
usage-rules = Einer der Namen eines Spiels, der Name eines eigenen Regelsatzes oder die Datei eines Regelsatzes oder eines gespeicherten Spiels
usage-list-rules = Die Spiele, nach Gruppen, und die eigenen Regelsätze auflisten, je Zeile eins
usage-arena-rules = Die Regeln: einer der Namen eines Spiels, der Name eines eigenen Regelsatzes oder die Datei eines Regelsatzes; ohne Angabe Auction Pitch, mit --ratings alle Spiele
usage-arena-players = Wie viele spielen; ohne Angabe so viele, wie die Regeln vorsehen
usage-arena-a = Die eine Art von Spielern: eine Stufe, `best` für die stärkste oder ein Programm, etwa `exec:./mybot` (docs/protocol.md)
usage-arena-b = Die andere Art
usage-arena-deals = Höchstzahl der Verteilungen; jede wird an mehreren Tischen gespielt
usage-arena-until-decided = Aufhören, sobald das 95-Prozent-Konfidenzintervall zeigt, welche Art je Verteilung mehr Punkte macht; geprüft wird nach 128 Verteilungen und nach jeder Verdopplung ihrer Zahl, und das Intervall ist umso breiter, je öfter geprüft werden kann
usage-arena-games-every = Mit jeder wievielten Verteilung ein ganzes Spiel beginnt; 1 heißt mit jeder
usage-arena-limit = Wie viele Millisekunden ein Programm für eine Entscheidung hat; braucht es länger, verliert es die Runde
usage-arena-seed = Die Zahl, aus der aller Zufall kommt
usage-arena-json = Ein JSON-Objekt ausgeben
usage-arena-ratings = Eine Seite in Markdown ausgeben, mit dem, was jede Stufe gegen „Solide“ (`steady`) erreicht, in jedem Spiel oder nach den Regeln von --rules: docs/levels.md
usage-arena-costs = Diese Stufen, etwa `learner,steady,sharp,master`, an einem Tisch ganze Spiele spielen lassen und ausgeben, was die Entscheidungen jeder Stufe nach dem Urteil der stärksten kosten
usage-arena-games = Wie viele Spiele mit --costs gespielt werden
usage-arena-list = Die Stufen auflisten und das Programm beenden
usage-bot-level = Die Stufe, auf der gespielt wird, etwa `sharp`; docs/protocol.md nennt alle
# Der Standardwert einer Option, hinter ihrer Beschreibung
usage-default = { $words } [Standard: { $default }]
usage-verify-proof =
    Was das beweist: Die Startzahl stand vor der ersten Karte fest (sofern sie nicht eingegeben wurde, war da schon ihr Fingerabdruck, die Festlegung, zu sehen), und die Karten jeder Runde folgen aus dieser Startzahl und, falls es eines gibt, dem eigenen Wort des Spielers. Also wurde keine Karte jemandem zuliebe vertauscht, was die Spieler auch taten.

    Was es nicht beweist: dass die Startzahl zufällig gezogen wurde, wie die Bots spielen oder dass die Aufzeichnung nicht von Grund auf neu geschrieben wurde. Das Siegel zeigt, wenn eine Aufzeichnung nachträglich geändert wurde, ist aber kein Geheimnis. Wer eine Aufzeichnung schreibt, kann sie auch versiegeln. Mehr dazu steht in docs/fairness.md.
# { $word } ist eine Option oder ein Wort, wie es getippt wurde
usage-unknown = Eine Option oder einen Befehl „{ $word }“ gibt es hier nicht, oder es ist ein Wort zu viel.
# { $option } steht da wie auf der Seite: --seed <HEX>
usage-no-value = { $option } braucht einen Wert.
usage-wrong-value = „{ $value }“ ist kein gültiger Wert für { $option }.
# { $words } ist, was auf der Seite über die Option steht
usage-asks = { $option }: { $words }
usage-choices = Möglich sind: { $values }.
usage-missing = Es fehlt: { $things }
usage-twice = { $option } kann nur einmal angegeben werden.
usage-together = { $option } kann nicht zusammen mit { $others } angegeben werden.
usage-no-text = Die Befehlszeile enthält Zeichen, die kein UTF-8 sind.
usage-meant = Meintest du „{ $word }“?
usage-more = Hilfe bekommst du mit: { $command }
# Die Überschriften einer Handbuchseite, wie man-Seiten in dieser Sprache sie haben
usage-man-name = BEZEICHNUNG
usage-man-synopsis = ÜBERSICHT
usage-man-description = BESCHREIBUNG
usage-man-options = OPTIONEN
usage-man-commands = BEFEHLE
usage-man-notes = ANMERKUNGEN
usage-man-version = VERSION
# Der Teil des Handbuchs, wie er oben auf den Seiten anderer Spiele steht
usage-man-games = Spiele

## Die Arena

# Ein Satz über ein Programm, das keine Antwort gab; er steht hinter dem Programm oder hinter arena-failed
arena-failure = { $what ->
    [start] Es konnte nicht gestartet werden: { $detail }
    [greeting] Es hat sich nicht mit Version { $detail } des Protokolls gemeldet.
    [late] Es hat nicht innerhalb von { $detail } ms geantwortet.
    [long] Es hat eine Zeile von mehr als { $detail } Byte geschrieben.
    [nonsense] Es hat „{ $detail }“ geschrieben, was die Frage nicht beantwortet.
    [forbidden] Es hat „{ $detail }“ gewählt, was nicht erlaubt ist.
   *[left] Es hat sich beendet oder seine Ein- oder Ausgabe geschlossen.
}
# { $option } ist --a oder --b, { $failure } ist arena-failure
arena-failed = Das mit { $option } angegebene Programm hat versagt. Der erste Fehler: { $failure }
arena-costs-title = Spiele: { $games }, mit { $players } Spielern. Die Entscheidungen aller werden beurteilt.
# Die Spalten einer Tabelle in Markdown, in dieser Reihenfolge
arena-costs-columns = Stufe | gewonnen | Genauigkeit (Entscheidungen) | Bieten | Ausspielen | Zugeben | Kosten der Fehler je Spiel | Kosten aller Entscheidungen je Spiel
arena-costs-times = Beurteilung einer Runde: Median { $median } ms, 99 von 100 in höchstens { $most } ms, die längste { $longest } ms
# Eine Seite in Markdown. { $line } ist, was getippt wurde, { $against } die Stufe, auf die alle anderen treffen; { $more } sagt, wievielmal so viele Verteilungen Stufen spielen, die nicht vorausdenken
arena-ratings-page =
    # Wie stark die Bots sind

    Diese Seite gibt `{ $line }` in Version { $version } aus.
    Jede Stufe sitzt allein unter Spielern der Stufe „{ $against }“, und dann mit denselben Karten umgekehrt;
    mit Partnern sitzt eine Partei aus zweien allein. Stufen, die vorausdenken, spielen { $deals } Verteilungen,
    die anderen { $more }-mal so viele.

    - **Spiele**: wie viele ihrer Spiele die Stufe gewinnt, wenn sie allein sitzt, mit dem 95-Prozent-Konfidenzintervall.
    Eine Stufe, die so stark ist wie „{ $against }“, gewinnt den Anteil, der über jeder Tabelle steht.
    - **Punkte**: wie viele sie je Verteilung macht, und **mehr**, wie viele Punkte mehr das sind, als
    „{ $against }“ mit denselben Karten unter Spielern dieser Stufe macht, mit dem 95-Prozent-Konfidenzintervall.
    - **Median** und **99 von 100**: wie viele Millisekunden die Hälfte und 99 von 100 ihrer Entscheidungen höchstens
    brauchen, auf einem Kern des Rechners, auf dem gemessen wurde.
arena-ratings-game = { $players } Spieler. Anteil bei gleicher Stärke: { $even }.
# Die Spalten einer Tabelle in Markdown, in dieser Reihenfolge
arena-ratings-columns = Stufe | Spiele | Punkte | mehr | Median | 99 von 100

## Why somebody decided as they did

thought-forced = Etwas anderes war nicht erlaubt.
thought-rules = { $name } spielt nach Faustregeln. Sie sagen hier „{ $advice }“
thought-ahead = { $name } hat vorausgedacht. Siegchance: { $choice } { $chance }, { $other } { $next }.
thought-speaks = Als Rat hieße das „{ $advice }“
thought-usual = { $same ->
    [yes] Faustregeln sagen dasselbe, nämlich „{ $advice }“
   *[no] Faustregeln würden sagen „{ $advice }“
}
thought-good = Vorausgedacht ist nichts anderes klar besser.
thought-mistake = Vorausgedacht: { $figure }.
thought-program = Für { $name } entscheidet ein Programm, und es nennt keine Gründe.
thought-none = Hier gibt es keine Entscheidung zu erklären.
thought-in-hand = Gründe werden genannt, sobald die Runde vorbei ist.

## What decisions cost

cost-title = Was es kostete
cost-awaited = Wird noch berechnet …
cost-about = Jede Entscheidung wird mit der besten verglichen, nach dem, was in diesem Augenblick zu wissen war. Die Prozentzahl sagt, was sie an Siegchance gekostet hat, die Punktzahl, was sie in der Runde gekostet hat. Unterschiede, die Zufall sein können, zählen nicht.
cost-skill = { $skill ->
    [bidding] Bieten
    [calling] Vor dem ersten Stich
    [leading] Ausspielen
   *[following] Zugeben
}
cost-place = { $skill ->
    [bidding] Bieten: { $done }
    [calling] Vor dem ersten Stich: { $done }
    [leading] Stich { $trick }, ausgespielt: { $done }
   *[following] Stich { $trick }, zugegeben: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number } %
cost-figure = Siegchance { $chance }
cost-figure-points = Siegchance { $chance }, Punkte { $points }
cost-better = Es gab etwas Besseres. { $advice }
cost-none = { $who ->
    [you] Gut gespielt: Du hattest { $of ->
        [one] 1 Entscheidung
       *[other] { $of } Entscheidungen
    } zu treffen, und es gab keine bessere Wahl.
   *[one] Gut gespielt, { $name }: { $of ->
        [one] 1 Entscheidung
       *[other] { $of } Entscheidungen
    } zu treffen, und es gab keine bessere Wahl.
}
cost-nothing-decided = { $who ->
    [you] Du hattest nichts zu entscheiden.
   *[one] { $name } hatte nichts zu entscheiden.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Eine Entscheidung kostete
       *[other] { $count } Entscheidungen kosteten
    } dich { $number ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } von 100
   *[one] { $count ->
        [one] Eine Entscheidung kostete
       *[other] { $count } Entscheidungen kosteten
    } { $name } { $number ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } von 100
}
cost-show = Zeigen
cost-played = gespielt
cost-hits = { $good ->
    [0] Eine bessere Wahl in { $of } von { $of } Entscheidungen.
   *[other] Keine bessere Wahl in { $good } von { $of } Entscheidungen.
}
cost-accuracy = { $who ->
    [you] Deine Genauigkeit: { $percent } %. { cost-hits }
   *[one] { $name }, Genauigkeit: { $percent } %. { cost-hits }
}
cost-accuracy-about = Die Genauigkeit ist der Anteil der Entscheidungen, bei denen es keine klar bessere Wahl gab.
cost-review-next = Nächster Fehler
review-list = Runden und Schritte
review-played-best = gespielt, am besten
cost-review-none = Keine Fehler
aids-none = { $won ->
    [yes] Ein Sieg ohne Hilfe: kein Tipp, nichts zurückgenommen.
   *[no] Kein Tipp, nichts zurückgenommen.
}
aids-some = Mit Hilfe: { $aids }.
aids-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
aids-undos = { $count ->
    [one] 1 Entscheidung zurückgenommen
   *[other] { $count } Entscheidungen zurückgenommen
}
aids-coached = { $count ->
    [one] 1 Rückfrage des Trainers
   *[other] { $count } Rückfragen des Trainers
}
stats-accuracy = Genauigkeit
stats-accuracy-of = Genauigkeit beim { $skill ->
    [bidding] Bieten
    [leading] Ausspielen
   *[following] Zugeben
}
stats-by-skill = Genauigkeit: Entscheidungen ohne bessere Wahl
stats-over-time = Genauigkeit Spiel für Spiel
stats-over-time-of = { $skill ->
    [bidding] Bieten Spiel für Spiel
    [leading] Ausspielen Spiel für Spiel
   *[following] Zugeben Spiel für Spiel
}
stats-latest-right = Das letzte Spiel steht rechts.
stats-lost = Fehler kosten je Spiel im Schnitt
stats-clean = Siege ohne Hilfe
stats-hints = Tipps
stats-undos = Zurückgenommene Entscheidungen
stats-coached = Rückfragen des Trainers

## Was nur ein Bildschirmleser sagt

# Die Knöpfe neben einer Zahl oder neben einem von mehreren Wörtern, nach dem Namen dessen, was sie ändern.
voice-less = { $name }: weniger
voice-more = { $name }: mehr
voice-home = Startbildschirm
# Etwas und wie es steht: „Ana: 7“, „Ana: Pikass“, „Tempo: Schnell“.
voice-hand = Dein Blatt
voice-moved = Karte { $place } von { $count }.
voice-row = Karten vor { $name }
voice-on-hidden = auf einer verdeckten Karte
voice-trick = Stich
voice-scores = Punktestand
voice-bar = Leiste
voice-playable = Du kannst sie spielen.
voice-advised = Diese Karte wird empfohlen.
voice-advised-discard = Der Tipp ist, sie wegzulegen.
voice-marked = { $goes ->
    [yes] Wird weggelegt.
   *[no] Bleibt im Blatt.
}
voice-to-discard = Wegzulegen: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partner: { $names }
   *[other] Partner: { $names }
}
voice-put-away = Ausblenden
voice-seat-remove = { $name } entfernen
voice-family-forget = { $names } vergessen
voice-key = { $key }. Taste für: { $deed }
voice-arrow = { $to ->
    [left] Pfeil links
    [right] Pfeil rechts
    [up] Pfeil auf
   *[down] Pfeil ab
}
voice-colour = Farbe { $number }
voice-review-first = Erster Schritt der Runde
voice-review-back = Schritt zurück
voice-review-on = Schritt vor
voice-review-last = Letzter Schritt der Runde

## Statistik

stats-title = Bilanz
stats-none = Noch wurde kein Spiel zu Ende gespielt. Vom ersten an wird hier alles gezählt.
stats-none-such = Kein Spiel passt dazu.
stats-cut = Die Statistik ist so lang geworden, dass die frühesten Spiele nicht mehr mitgezählt werden.
stats-erased = Die ganze Statistik ist gelöscht.
stats-erase = Alles löschen
stats-erase-undo = Wiederherstellen
stats-who = Wessen Spiele
stats-rules = Nach welchen Regeln
stats-against = Gegen Bots
stats-all-levels = Alle
stats-own-rules = Hausregeln
stats-bots = Bots, { $level }
stats-export = Als CSV speichern
stats-exported = Gespeichert in { $file }
stats-exported-unasked = Hier gibt es keine Dateiauswahl. Gespeichert in { $file }
stats-pictures = Bilder
stats-table = Tabelle
stats-games = Gewonnene Spiele
stats-hands = Gespielte Runden
stats-bids = Erfüllte Gebote
stats-set-backs = Verfehlt
stats-streak = Längste Siegesserie
stats-streak-now = Laufende Siegesserie
stats-of = { $made } von { $of }
stats-untried = noch keine
stats-percent = { $percent } %
stats-luck-title = Kartenglück
stats-luck = { $role ->
    [person] Menschen
    [partner] Bots auf ihrer Seite
   *[bot] Andere Bots
}: { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}. Im Schnitt in jeder { $aces } Asse, { $jacks } Trumpfbuben und { $points } von Hoch, Tief und Bube, wie gegeben.
stats-luck-about = Über viele Runden bekommen alle gleich viele Asse. Der Trumpf richtet sich nach dem, der ausspielt: Wer öfter ausspielt, hat auch öfter Trumpfbuben und Punkte im Blatt.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Gebote von { $bid }
stats-suit = Trumpf { $suit }
stats-by-bid = Erfüllte Gebote nach Höhe
stats-by-suit = Erfüllte Gebote nach Trumpffarbe
stats-points = Erzielte Punkte
stats-results = Ergebnisse: gewonnen über der Linie, verloren darunter
stats-last-right = Das letzte Spiel steht rechts; in einer Serie wachsen die Balken.
stats-last-game = Das letzte Spiel: Stand über die Runden
records-tab = { $tab ->
    [you] Du
    [game] Je Spiel
   *[every] Alle Spiele
}
records-people = Spiele, in denen du vor ihnen lagst
records-person = Du lagst in { $ahead } von { $games } vorn
records-finish = { $finish ->
    [ahead] Du lagst vorn
    [behind] { $name } lag vorn
   *[partners] Ihr wart Partner
}
records-partner = Partner
records-with = Deine Spiele mit { $name }
records-latest = Die letzten { $shown } von { $games }.
records-gone = Dieses Spiel ist nicht mehr gespeichert.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Letztes Spiel
   *[other] Letzte { $games } Spiele
}: oben gewonnen, unten verloren
records-last-told = { $games ->
    [one] Letztes Spiel
   *[other] Letzte { $games } Spiele
}: { $won } gewonnen, { $lost } verloren.
# Below a large number of games that were won.
records-won = von { $games } gewonnen
# Below a large number.
records-streak = Siege in Folge
records-longest = längste Serie
records-bids = Gebote erfüllt
records-choose = Wie gut du wählst
records-weeks = zwölf Wochen
records-missing = { $count ->
    [one] Noch eine Entscheidung
   *[other] Noch { $count } Entscheidungen
}
records-week = { $weeks ->
    [0] Diese Woche
    [one] Letzte Woche
   *[other] Vor { $weeks } Wochen
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $weeks ->
    [one] letzte Woche
   *[other] vor { $weeks } Wochen
} { $before } Prozent, jetzt { $now }, { $trend ->
    [rising] steigend
    [falling] fallend
   *[level] unverändert
}
records-line-short = { $skill }, { $now } Prozent
records-about = Entscheidungen, bei denen nichts besser war. Ein Spiel wird bewertet, sobald es zu Ende ist, so wie bei „Was es kostete“. Spiele mit Tipp oder Zurücknehmen zählen nicht.
records-practice = { $skill ->
    [bidding] Bieten üben
    [leading] Ausspielen üben
   *[following] Zugeben üben
}
records-none = Spiel ein Spiel zu Ende, dann beginnt hier deine Bilanz.
# Results at tables with the plain levels that there were before the eight people.
records-before = Gegen Bots ohne Gesicht
home-statistics = Bilanz

## Hands on phones

phone-join-title = Mitspielen
phone-kitchen-table = Küchentisch
phone-who-are-you = Wer bist du?
phone-only-this = Nur dieses Handy zeigt deine Karten.
phone-sit-down = Hinsetzen
phone-picture = Dein Bild
phone-place = Dein Platz
phone-full = Alle Plätze sind besetzt.
phone-full-ask = Alle Plätze sind besetzt. Welcher ist deiner?
phone-elsewhere-place = { $name } (an einem anderen Handy)
phone-free = frei
phone-away = nicht da
phone-here = Ist da
phone-face = { $face ->
    [owl] Eule
    [cat] Katze
    [hare] Hase
    [bear] Bär
    [duck] Ente
    [teapot] Teekanne
    [boat] Boot
    [pear] Birne
    [bell] Glocke
   *[fox] Fuchs
}
phone-place-gone = Dieser Platz ist besetzt.
phone-place-asked = Die anderen werden gefragt, ob du den Platz von { $name } haben darfst. Versuch es gleich noch einmal.
phone-name-taken = Hier heißt schon jemand { $name }.
phone-taken = { $name } spielt auf einem anderen Handy.
phone-taken-cards = Auch deine Karten sind jetzt dort.
phone-seat-asked = Die anderen werden gefragt.
phone-ask-seat = Meinen Platz zurück
phone-elsewhere = Woanders hinsetzen
phone-looking = Der Tisch wird gesucht.
phone-cards-wait = Deine Karten warten auf dich.
phone-try-now = Jetzt versuchen
phone-restart = Der Computer startet neu.
phone-restart-keep = Nichts geht verloren. Lass diese Seite offen.
phone-closed = Das Spiel wurde am Computer geschlossen.
phone-closed-keep = Nichts geht verloren. Wird es dort fortgesetzt, geht es auf dieser Seite von selbst weiter.
phone-code = Code
phone-code-ask = Gib den Code ein, der auf dem großen Bildschirm steht
phone-wrong-code = Das ist nicht der Code.
phone-join = Mitspielen
phone-point-camera = Kamera hierauf richten
phone-same-wifi = Dasselbe WLAN, kein Internet nötig.
phone-no-network = Dieser Computer ist in keinem Netzwerk: Kein Handy kann das öffnen.
phone-late = Inzwischen ist etwas geschehen. Schau noch einmal hin.
phone-unreadable = Das war für den Tisch nicht lesbar.
phone-first = Gerade wird etwas anderes gefragt. Versuch es gleich noch einmal.
phone-seated = Du bist dabei, { $name }.
phone-gathering = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Es kann noch jemand dazukommen, sonst spielt dort ein Bot.
   *[other] { $count } Plätze sind frei. Es können noch andere dazukommen, sonst spielen dort Bots.
}
phone-your-turn = Du bist dran.
phone-thinking = { $name } überlegt.
phone-to-play = { $name } ist mit Spielen dran
phone-tv-turn = { $turn ->
    [play] { $name } ist dran
    [bid] { $name } bietet
    [discard] { $name } legt Karten weg
   *[speak] { $name } hat das Wort
}
phone-trick = Der Stich
phone-calls = Die Gebote
phone-turned-up = Aufgedeckt
phone-winning = { $card }, vorn
phone-not-now = { $card }, gerade nicht
phone-play = Spiele { $card }
phone-out = Weg
phone-ready = Bereit
phone-again = Noch ein Spiel
phone-waiting-for = Warten auf { $names }.
phone-costs = Was es kostete
phone-rules = Regeln
phone-take-back = Zurücknehmen
phone-leave = Tisch verlassen
phone-asks-back = { $name } möchte etwas zurücknehmen.
phone-asks-bot = { $name } ist schon eine Weile weg.
phone-asks-place = Ein anderes Handy bittet um den Platz von { $name }.
phone-not-back = Es bleibt dabei: Jemand ist dagegen.
phone-went-on = Es bleibt dabei: Das Spiel ging weiter.
phone-taken-back = Die letzte Entscheidung wurde zurückgenommen.
phone-let-them = Erlauben
phone-let-bot = Bot spielt weiter
phone-wait = Warten
phone-refuse = Nein
phone-close = Schließen
phone-settings = Dieses Handy
phone-one-press = Einmal tippen spielt
phone-left-hand = Knöpfe links
phone-buzz = Vibrieren, wenn ich dran bin
phone-as-phone = Wie das Handy
phone-light = Hell
phone-dark = Dunkel
usage-about-host = Einen Tisch ohne Fenster betreiben; die Karten hält man auf Handys im selben Netzwerk
usage-host-rules = Ein neues Spiel nach diesen Regeln beginnen: der Name eines eingebauten oder eines eigenen Regelsatzes oder die Datei eines Regelsatzes
usage-host-seats = Wer der Reihe nach am Tisch sitzt: Namen von Menschen, die ihre Karten auf Handys halten, und Bots, etwa `bot:sharp`
usage-host-listen = Nur an dieser Adresse und diesem Port horchen, etwa 127.0.0.1:7717; ohne Angabe an allen privaten Adressen dieses Computers
usage-host-name = Ein Name, unter dem Handys den Tisch über einen Proxy erreichen; die Option kann mehrmals angegeben werden
usage-host-pad = Den Punktezettel für ein Spiel mit echten Karten führen: Darauf stehen die Leute aus `--seats`, und Handys schreiben darauf
host-open = Öffne { $address } auf jedem Handy, oder richte die Kamera hierauf:
host-code = Code: { $code }
host-plain = In diesem Netzwerk könnte jemand mitlesen: Was Handys und dieser Computer einander sagen, ist nicht verschlüsselt.
host-sat = { $name } sitzt am Tisch.
host-left = { $name } ist gegangen. Ein Bot spielt weiter.
host-away = Das Handy von { $name } ist nicht erreichbar.
host-back = { $name } ist wieder da.
host-begins = Die erste Runde ist gegeben.
host-hand = Runde { $number }: { $result }
host-ends = Der Tisch ist geschlossen, und das Spiel ist gespeichert. Starte `auction-pitch host` noch einmal, und die Handys finden ihre Plätze wieder.
host-ends-empty = Der Tisch ist geschlossen. Es hatte sich noch niemand gesetzt.
host-game-over = Das Spiel ist zu Ende. Jedes Handy zeigt, wie es ausging, und kann ein neues beginnen.
host-ends-unsaved = Der Tisch ist geschlossen. Das Spiel ist nicht gespeichert.
host-no-port = Kein Handy kann diesen Computer erreichen: { $reason }
host-no-seats = Gib an, wer spielt, etwa --seats "Ana,Ben,bot:sharp,bot:master". Mindestens ein Mensch muss dabei sein.
host-pad-no-seats = Gib an, wer spielt, etwa --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = „{ $seat }“ geht nicht als Platz: Schreib einen Namen oder einen Bot, etwa bot:sharp. Die Stufen sind { $levels }.
host-twice = { $name } kann nicht auf zwei Plätzen sitzen.
host-going-on = Das Spiel geht weiter, wo es aufgehört hat.
host-pad-people = Auf einem Punktezettel stehen Menschen: „{ $seat }“ ist kein Name.
host-pad-ends = Der Punktezettel ist geschlossen und gespeichert. Starte `auction-pitch host --pad` noch einmal, und es geht weiter.
host-pad-ends-unsaved = Der Punktezettel ist geschlossen. Er wurde nicht gespeichert.

## Window: the joining sheet of the kitchen table

join-phones = Handys
join-code = Code { $code }
join-drawn = QR-Code der Adresse { $address }
join-at-computer = an diesem Computer
join-phone = Handy
join-until = bis sich jemand setzt
join-choosing = wählt ein Bild
join-tv = Den Tisch auf einem Fernseher zeigen
join-tv-open = Diese Adresse auf dem Fernseher öffnen
join-show-phones = Den Code für Handys zeigen
join-pad = Alle, die diese Adresse öffnen, sehen den Punktezettel und können eine Runde anschreiben.
join-pad-phones = { $count ->
    [0] Noch ist kein Handy da.
    [one] Ein Handy ist da.
   *[other] { $count } Handys sind da.
}

## Der Punktezettel für ein Spiel mit echten Karten.

scorepad-title = Punktezettel
# Eine Zeile des Zettels, mit der Nummer der Runde.
scorepad-line = Runde { $number }: { $told } { $scores }
scorepad-line-thrown-in = Runde { $number }: zusammengeworfen.
# Ein Name und ein Stand, einer von mehreren: „Ruth 4“.
scorepad-score = { $name } { $score }
scorepad-no-jack = Der Bube war nicht im Spiel.
scorepad-no-game = Niemand hat Spiel.
scorepad-all-out = Alle { $points } sind verteilt.
scorepad-empty = Auf dem Zettel steht noch nichts.
scorepad-unfit-over = Das Spiel ist aus. Nimm die letzte Runde zurück, oder beginne ein neues Spiel.
scorepad-unfit-seat = Auf Platz { $seat } sitzt niemand.
scorepad-unfit-turned = In diesem Spiel wird keine Karte aufgedeckt, und niemand bettelt.
scorepad-unfit-bids = In diesem Spiel wird nicht geboten.
scorepad-unfit-nobody-bid = Niemand hat geboten. Sag, wer wie viel geboten hat, oder dass zusammengeworfen wurde.
scorepad-unfit-bid-missing = Wie hoch war das Gebot?
scorepad-unfit-bid-of-nobody = Wer hat { $bid } geboten?
scorepad-unfit-bid = { $bid } kann man in diesem Spiel nicht bieten.
scorepad-unfit-hole = Wer im Minus ist, darf keinen Smudge bieten.
scorepad-unfit-refusal = Dieses Angebot kann nicht abgelehnt worden sein: Nur Vorhand lehnt eines ab, um selbst so viel zu machen.
scorepad-unfit-partner = Dieser Spieler kann nicht der Partner sein.
scorepad-unfit-point = { $point } zählt in diesem Spiel nichts.
scorepad-unfit-often = { $most ->
    [1] { $point } kann nur eine Partei machen.
   *[other] { $point } gibt es höchstens { $most }-mal.
}
scorepad-unfit-missing = { $point } muss jemand gemacht haben.
scorepad-unfit-twice = { $point } ist einzeln genannt und mitgezählt. Eines davon genügt.
scorepad-unfit-below = { $points } Punkte kann niemand machen.
scorepad-unfit-named = In diesem Spiel werden die Punkte einzeln genannt: Gib an, wer { $points } gemacht hat.
scorepad-unfit-many = Das sind { $told } Punkte, und es gibt nur { $most }.
scorepad-unfit-few = Das sind { $told } Punkte, und alle { $most } hat immer jemand.
scorepad-unfit-trick = Wer keinen Stich hat, kann diesen Punkt nicht gewonnen haben.
scorepad-unfit-order = { $way ->
    [pegged] Mehr als eine Partei ist am Ziel. Die Runde endet mit dem Stich, der jemanden ans Ziel bringt: Zähl nur bis dahin.
   *[counted] Mehr als eine Partei ist am Ziel, und die Reihenfolge der Punkte entscheidet. Sag für jeden Punkt, wer ihn gemacht hat.
}
scorepad-wrong-line = Dann stimmt Runde { $number } nicht: { $reason }

# Was im Terminal gefragt und geantwortet wird.
scorepad-goes-on = Der Punktezettel von { $names }: { $game }.
scorepad-ask-people = Wer spielt? Gib { $count } Namen in der Sitzordnung ein, mit Kommas dazwischen. [{ $default }]
scorepad-answer-people = Gib { $count } verschiedene Namen mit Kommas dazwischen ein, jeden mit einem bis { $max } Buchstaben.
scorepad-ask-dealer = Wer gibt zuerst? [{ $default }]
scorepad-answer-name = Gib einen dieser Namen ein: { $names }.
scorepad-answer-nobody = Gib einen dieser Namen ein, oder „-“ für niemanden: { $names }.
scorepad-next = Runde { $number }. { $dealer } gibt.
scorepad-example = Gib die Runde ein, etwa „{ $example }“, oder drücke die Eingabetaste, um gefragt zu werden.
# Ein Gebot in einer getippten Zeile: „Ben bietet 3“.
scorepad-example-bid = { $name } bietet { $bid }
# Ein Punkt und wer ihn gemacht hat, in einer getippten Zeile: „Hoch Ben“, „Bube -“.
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Wer hat wie viel geboten? Gib Namen und Zahl ein, oder „passe“, wenn niemand geboten hat.
scorepad-answer-bid = Gib Namen und Zahl ein, etwa „{ $example }“, oder „passe“.
scorepad-ask-refused = Wessen Angebot hat { $name } abgelehnt? Gib einen Namen ein, oder „-“ für niemanden.
scorepad-ask-partner = Wer war der Partner von { $name }? Gib einen Namen ein, oder „-“ für niemanden.
scorepad-ask-turned = Welche Karten wurden aufgedeckt? Gib ihre Werte der Reihe nach ein, oder „-“.
scorepad-answer-turned = Gib Kartenwerte ein, etwa „{ $example }“, oder „-“.
scorepad-ask-gift = Hat der Geber einen Punkt fürs Betteln gegeben? ja oder nein [nein]
scorepad-ask-point = Wer hat { $point } gemacht? Gib einen Namen ein, oder „-“ für niemanden.
scorepad-ask-hung = Wurde der Bube einer anderen Partei abgenommen? ja oder nein [nein]
scorepad-ask-tricks = Ging jeder Stich an { $name }? ja oder nein [nein]
scorepad-ask-count = Punkte für { $name }? [0]
scorepad-answer-count = Gib eine Zahl von 0 bis { $most } ein.
scorepad-unclear = „{ $words }“ ist nicht klar. „hilfe“ sagt, was man eingeben kann.
scorepad-otherwise = „{ $words }“ passt nicht zu dem, was davor in der Zeile steht.
scorepad-corrects = Runde { $number } noch einmal:
scorepad-no-line = Runde { $number } steht nicht auf dem Zettel.
scorepad-undone = Runde { $number } ist zurückgenommen.
scorepad-nothing = Es gibt keine Runde zum Zurücknehmen.
scorepad-dropped = Diese Runde steht nicht auf dem Zettel.
scorepad-left = Die Fragen zu dieser Runde sind zu Ende; sie steht nicht auf dem Zettel.
scorepad-leave-hand = Oder „zurück“, um diese Runde wegzulassen.
scorepad-over = „noch einmal“ beginnt ein Spiel mit denselben Leuten, „zurück“ nimmt die letzte Runde zurück, „ende“ hört auf.
scorepad-saved = Der Punktezettel ist gespeichert.
scorepad-help =
    Eine Runde in einer Zeile: „{ $example }“. Die Reihenfolge ist gleich; „-“ heißt niemand. Was fehlt, wird gefragt.
    „Ben gibt“: Jemand anders hat gegeben.
    zusammengeworfen: Die Karten wurden zusammengeworfen.
    zurück: nimmt die letzte Runde zurück, so oft du willst.
    berichtige 3: Runde 3 noch einmal. Alles danach wird neu ausgerechnet.
    zettel: alle Runden und der Stand.
    noch einmal: noch ein Spiel mit denselben Leuten.
    regeln: die Regeln, die gelten.
    ende: hört auf. Der Zettel wird nach jeder Runde gespeichert.
scorepad-help-turned =
    aufgedeckt sechs bube: Diese Karten wurden aufgedeckt; „aufgedeckt -“, wenn keine davon zählt.
    geschenkt: Der Geber gab einen Punkt fürs Betteln.

# Der Punktezettel im Fenster.
scorepad-about = Ihr habt die Karten. Wir schreiben an.
scorepad-hand = Runde { $number }
scorepad-deals = { $name } gibt.
scorepad-leads = { $name }, in Führung
scorepad-house = Hausregeln gelten auch hier.
scorepad-begin = Anfangen
scorepad-another = Ein anderes der { $count }
scorepad-more = Noch jemand
scorepad-fewer = Jemand weniger
scorepad-name = Name für Platz { $number }
scorepad-new = Neuer Zettel
scorepad-again = Dieselben noch einmal
scorepad-write = Aufschreiben
scorepad-fill = Hak an, wer geboten hat und wer welchen Punkt gemacht hat.
scorepad-fill-made = Trag ein, wer welchen Punkt gemacht hat.
scorepad-untold = Wie viele Punkte für { $name }?
scorepad-dealer = Geber
scorepad-turned = Aufgedeckt
scorepad-begged = Betteln
scorepad-given = Der Geber gab einen Punkt
scorepad-bidder = Bieter
scorepad-bid = Gebot
scorepad-partner = Partner
scorepad-refused = Abgelehnt
scorepad-hung = Anderer Partei abgenommen
scorepad-tricks = Alle Stiche gemacht
scorepad-points = Punkte
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count }-mal
scorepad-all-hands = Alle Runden
scorepad-last-hands = Die letzten Runden

words-pad-bid = bietet, bot, biete, geboten, gebot
words-pad-dealer = gibt, geber
words-pad-nobody = -, niemand, keiner, niemanden
words-pad-thrown-in = zusammengeworfen, zusammenwerfen, geworfen
words-pad-turned = aufgedeckt, umgeschlagen
words-pad-gift = geschenkt, punkt geschenkt
words-pad-correct = berichtige, berichtigen, ändere
words-pad-show = zettel, punktezettel, punktestand, spielstand
words-pad-again = noch einmal, nochmal, neu
usage-about-pad = Im Terminal ein Spiel mit echten Karten anschreiben, eine Runde je Zeile
usage-pad-rules = Einen neuen Punktezettel nach diesen Regeln beginnen: ein Spiel mit einem seiner Namen, der Name eines eigenen Regelsatzes oder dessen Datei; ohne Angabe der Zettel, der zuletzt liegen blieb
usage-pad-players = Wie viele spielen (2 bis 7)
