# Die Wörter von Auction Pitch auf Deutsch.
#
# Wo ein Satz von jemandem handelt, sagt $who, wie: [you] ist, wer angesprochen wird, [one] jemand anders. Wo er von einer
# Partei handelt, sind [several] Partner, und [your-side] ist eine Partei, zu der gehört, wer angesprochen wird.


## Names of things

game-name = Auction Pitch
game-subtitle = Bieten, ausspielen und um Hoch, Tief, Bube und Spiel spielen.

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
card = { $rank ->
    [jack] der { card-alone }
    [king] der { card-alone }
    [ace] das { card-alone }
   *[other] die { card-alone }
}
card-object = { $rank ->
    [jack] den { suit }buben
    [king] den { card-alone }
    [ace] das { card-alone }
   *[other] die { card-alone }
}
card-with = { $rank ->
    [jack] dem { suit }buben
    [king] dem { card-alone }
    [ace] dem { card-alone }
   *[other] der { card-alone }
}
card-rank-with = { $rank ->
    [jack] dem Buben
    [king] dem { rank }
    [ace] dem { rank }
   *[other] der { rank }
}
card-alone = { suit }{ $rank ->
    [two] zwei
    [three] drei
    [four] vier
    [five] fünf
    [six] sechs
    [seven] sieben
    [eight] acht
    [nine] neun
    [ten] zehn
    [jack] bube
    [queen] dame
    [king] könig
   *[ace] ass
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = keine Karten

point = { $point ->
    [high] Hoch
    [low] Tief
    [jack] Bube
   *[game] Spiel
}
point-letter = { $point ->
    [high] H
    [low] T
    [jack] B
   *[game] S
}
point-meaning = { $point ->
    [high] höchster Trumpf im Blatt
    [low] { $low_to ->
        [winner] tiefster Trumpf im Stich
       *[dealt] tiefster Trumpf im Blatt
    }
    [jack] wer den Buben holt
   *[game] die meisten Augen
}
points-title = Vier Punkte zu holen

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
   *[other] { $bid }
}
bid-smudge-word = Smudge
bid-pass-word = passe
list-two = { $first } und { $second }
list-or = { $first } oder { $second }
list-more = { $first }, { $second }
score-in-hole = { $points } im Minus


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
log-thrown-in = Alle passen. Die Karten werden zusammengeworfen.
log-pitches = { $who ->
    [you] Du eröffnest mit { $card }.
   *[one] { $name } eröffnet mit { $card }.
}
log-trump = { suit-capital } ist Trumpf.
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
prompt-lead = Beliebige Karte ausspielen.
prompt-last-card = Die letzte Karte spielen.
prompt-follow = { suit } bedienen.
prompt-follow-or-trump = { suit } bedienen oder stechen.
prompt-follow-trump = Trumpf bedienen: { suit-one } spielen.
prompt-void = Kein { suit } auf der Hand: beliebige Karte spielen.
prompt-void-trump = Kein { suit } auf der Hand: stechen oder beliebig abwerfen.
prompt-void-over = Kein { suit } auf der Hand: den liegenden Trumpf überstechen oder abwerfen.
prompt-over = Das Spiel ist aus.

bidding-none = Noch hat niemand geboten. Biete { $min } oder mehr, oder passe.
bidding-over = { $who ->
    [you] Du hast { $bid } geboten. Biete höher oder passe.
   *[one] { $name } hat { $bid } geboten. Biete höher oder passe.
}
bidding-dealer = { $who ->
    [you] Du hast { $bid } geboten. Wer gibt, spricht zuletzt und darf mit derselben Zahl übernehmen.
   *[one] { $name } hat { $bid } geboten. Wer gibt, spricht zuletzt und darf mit derselben Zahl übernehmen.
}
bidding-forced = Alle anderen haben gepasst, also muss bieten, wer gibt.
bidding-dealer-last = Niemand hat geboten, und du sprichst zuletzt.
note-pass-open = Den anderen überlassen
note-pass-last = Karten zusammenwerfen
note-pass-eldest = { $who ->
    [you] Du spielst aus
   *[one] { $name } spielt aus
}
note-pass-holds = { $who ->
    [you] Du hältst das Gebot mit { $bid }
   *[one] { $name } hält das Gebot mit { $bid }
}
note-pass-pitches = { $who ->
    [you] Du spielst für { $bid }
   *[one] { $name } spielt für { $bid }
}
note-smudge = Alle vier Punkte und das ganze Spiel
note-smudge-hole = Alle vier Punkte; im Minus kein Sieg
note-take = { $who ->
    [you] Dir selbst abnehmen
   *[one] { $name } das Gebot abnehmen
}
note-outbid = { $who ->
    [you] Über dein eigenes Gebot gehen
   *[one] { $name } überbieten
}
note-open = { $bid ->
    [1] Einer der vier Punkte
    [2] Zwei der vier Punkte
    [3] Drei der vier Punkte
   *[other] Alle vier Punkte
}


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
refused-pack = Das Kartenspiel ist nicht vollständig: { $reason }.
refused-bid-range = Gebote gehen von { $min } bis { $max }.
refused-bid-low = Das Gebot steht bei { $standing }: Biete höher oder passe.
refused-dealer-must-bid = Alle anderen haben gepasst: Wer gibt, muss bieten.
refused-smudge-hole = Du bist im Minus und darfst keinen Smudge bieten.
refused-not-held = Du hast { card-object } nicht.
refused-follow-trump = { suit-capital } ist Trumpf und wurde ausgespielt: Du hast einen, also spiele ihn.
refused-follow-or-trump = Du hast { suit }: bediene oder stich.
refused-follow = Du hast { suit }: bediene. An diesem Tisch sticht nur, wer nicht bedienen kann.
refused-undertrump = Es liegt { $card }: Einen niedrigeren Trumpf darfst du nur spielen, wenn du nichts anderes hast.

misfit-players = { $players } können nicht spielen: Dieses Spiel ist für { $min } bis { $max }.
misfit-teams = { $players } Spieler lassen sich so nicht aufteilen.
misfit-cards = Je { $cards } Karten für { $players } gibt ein Spiel von { $pack } Karten nicht her.
misfit-batch = { $cards } Karten auf einmal sind nicht 1 bis 6.
misfit-bids = Das niedrigste Gebot, { $min }, liegt über dem höchsten, { $max }.
misfit-max-bid = { $bid } kann nicht das höchste Gebot sein: Eine Runde hat vier Punkte.
misfit-target = Bis { $points } kann man nicht spielen: erlaubt ist 1 bis 121.
misfit-jack = Der Bube kann nicht { $points } zählen: erlaubt ist 1 bis 6.
misfit-smudge = Ein Smudge kann im Minus nur verboten sein, wo ein Gebot von vier einer ist.
misfit-tie = Nur wo zwei Parteien spielen, gibt es eine, die nicht gibt.


## The result of a hand

result-made = { $who ->
    [you] Du hast { $bid } geboten und { $made } gemacht
   *[one] { $name } hat { $bid } geboten und { $made } gemacht
}
result-smudge = { $who ->
    [you] Du hast den Smudge geschafft
   *[one] { $name } hat den Smudge geschafft
}
result-smudge-failed = { $who ->
    [you] Du hast Smudge geboten und { $made } gemacht
   *[one] { $name } hat Smudge geboten und { $made } gemacht
}
result-free = { $who ->
    [you] Du hast ohne Gebot ausgespielt und { $made } gemacht
   *[one] { $name } hat ohne Gebot ausgespielt und { $made } gemacht
}
result-log = { $set_back ->
    [yes] { $headline }: minus { $bid }.
   *[no] { $headline }.
}
reason-made = Gereicht hat: { $points }.
reason-made-free = { $points }, ganz ohne Gebot.
reason-none-free = Keiner der vier Punkte.
reason-set-back = { $count ->
    [0] Keiner der vier Punkte wurde gemacht.
    [one] { $points } hat nicht gereicht.
   *[other] { $points } haben nicht gereicht.
}
stamp-set-back = Minus { $bid }
stamp-made = Geschafft
stamp-smudge = Smudge

award-high = Im Blatt: { card }, der höchste Trumpf der Runde.
award-low-kept = Im Blatt: { card }, der tiefste Trumpf der Runde.
award-low-taken = Im Blatt: { card }. { $taker ->
    [you] Du hast die Karte
   *[one] { $taker_name } hat die Karte
} geholt, doch Tief bleibt { $owner ->
    [you] bei dir
   *[one] bei { $owner_name }
}.
award-low-won = { $owner ->
    [you] Dir in Stich { $trick } abgenommen: { card }, der tiefste Trumpf der Runde.
   *[one] { $owner_name } in Stich { $trick } abgenommen: { card }, der tiefste Trumpf der Runde.
}
award-low-home = In Stich { $trick } heimgebracht: { card }, der tiefste Trumpf der Runde.
award-jack-taken = { $owner ->
    [you] Deinen { suit }buben in Stich { $trick } mit { $with } geholt.
   *[one] Den { suit }buben von { $owner_name } in Stich { $trick } mit { $with } geholt.
}
award-jack-kept = Den { suit }buben in Stich { $trick } heimgebracht.
award-jack-absent = Der { suit }bube war nicht im Spiel.
award-game = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
} gegen { $next }. Die meisten Augen zählen.
award-game-tie = { $names } haben je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Den Punkt für Spiel bekommt niemand.
award-game-tie-eldest = Je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Bei Gleichstand bekommt den Punkt, wer zuerst spricht.
award-game-tie-side = Je { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}: Bei Gleichstand bekommt den Punkt die Partei, die nicht gegeben hat.
award-nobody = Niemand
award-line = { $point }: { $name }. { $reason }
award-counts = zählt
award-lost = verloren

hand-title = Runde { $number } ist vorbei
hand-card-points = Gesammelte Augen
hand-card-values = Zehn 10, Ass 4, König 3, Dame 2, Bube 1
hand-card-points-unit = { $points ->
    [one] Auge
   *[other] Augen
}
hand-score-sheet = Punktezettel
hand-this-hand = Diese Runde
hand-set-back = Gebot verfehlt
hand-set-back-with = Gebot verfehlt; { $points }
hand-nothing = nichts
hand-next = { $who ->
    [you] Niemand ist am Ziel. Du gibst Runde { $number }.
   *[one] Niemand ist am Ziel. { $name } gibt Runde { $number }.
}
hand-continue = Weiter


## The end of the game

end-title = { $who ->
    [you] Du gewinnst das Spiel
    [your-side] { $name } gewinnt das Spiel
    [several] { $name } gewinnen das Spiel
   *[one] { $name } gewinnt das Spiel
}
end-smudge = Ein Smudge gewinnt sofort: vier geboten und alle vier Punkte gemacht.
end-all-four = Alle vier Punkte in einer Runde gewinnen sofort.
end-bidder-first = Am Ziel mit { $points }: Wer sein Gebot erfüllt, zählt zuerst.
end-point = { $target } erreicht mit { $point }. Gezählt wird in der Reihenfolge Hoch, Tief, Bube, Spiel.
end-lead = Mit { $points } mindestens zwei vor allen anderen.
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
end-settling = Abrechnung
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
end-hands = { $hands ->
    [one] nach einer Runde
   *[other] nach { $hands } Runden
}
end-new-game = Neues Spiel
end-home = Zum Anfang
end-play-again = Noch ein Spiel
end-final-scores = Endstand


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
   *[none] jeder für sich
}. Das Spiel ist für { $min } bis { $max }.
was-players = { $teams ->
    [pairs] paarweise
    [threes] zwei Parteien zu dritt
   *[none] jeder für sich
}, für { $min } bis { $max }
rule-pack = { $pack ->
    [short] Gespielt wird mit 32 Karten, von der Sieben bis zum Ass.
   *[full] Gespielt wird mit 52 Karten, von der Zwei bis zum Ass.
} In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, Zehn und so weiter abwärts.
was-pack = { $pack ->
    [short] 32 Karten, von der Sieben bis zum Ass
   *[full] 52 Karten, von der Zwei bis zum Ass
}
rule-deal = { $cards ->
    [one] Jeder bekommt eine Karte
   *[other] Jeder bekommt { $cards } Karten
}, je { $batch } auf einmal. Wer die höchste Karte zieht, gibt zuerst; danach geht das Geben nach { $direction ->
    [ccw] rechts
   *[cw] links
} weiter, ebenso das Bieten und das Spielen.
was-deal = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden, je { $batch } auf einmal, nach { $direction ->
    [ccw] rechts
   *[cw] links
}
rule-bids = { $direction ->
    [ccw] Wer rechts vom Geber sitzt
   *[cw] Wer links vom Geber sitzt
}, spricht zuerst: { $bids } oder passen. { $rounds ->
    [continuous] Geboten wird reihum, bis nur noch einer bietet; wer gepasst hat, ist heraus.
   *[single] Jeder spricht einmal.
} Jedes Gebot muss höher sein als das vorige.
was-bids = { $bids }; { $rounds ->
    [continuous] reihum bis zum letzten Bieter
   *[single] jeder spricht einmal
}
rule-privilege = { $privilege ->
    [yes] Wer gibt, darf das höchste Gebot mit derselben Zahl übernehmen.
   *[no] Auch wer gibt, muss höher bieten.
}
was-privilege = { $privilege ->
    [yes] wer gibt, darf mit derselben Zahl übernehmen
   *[no] wer gibt, muss höher bieten
}
rule-final = { $ends ->
    [yes] Ein Gebot von { $max } beendet das Bieten, und niemand kann es übernehmen.
   *[no] Ein Gebot von { $max } beendet das Bieten nicht.
}
was-final = { $ends ->
    [yes] { $max } beendet das Bieten
   *[no] { $max } beendet das Bieten nicht
}
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Passen alle, wird noch einmal von derselben Person gegeben.
    [redeal_next_dealer] Passen alle, werden die Karten zusammengeworfen, und das Geben geht weiter.
    [eldest_forced] Passen alle, spielt für { $min }, wer zuerst gesprochen hat.
    [eldest_free] Passen alle, spielt aus, wer zuerst gesprochen hat, und muss nichts erreichen.
   *[dealer_forced] Passen alle anderen, muss bieten, wer gibt.
}
was-all-pass = { $all_pass ->
    [redeal_same_dealer] dieselbe Person gibt noch einmal
    [redeal_next_dealer] das Geben geht weiter
    [eldest_forced] wer zuerst sprach, muss für { $min } spielen
    [eldest_free] wer zuerst sprach, spielt frei aus
   *[dealer_forced] wer gibt, muss bieten
}
rule-pitch = Wer am höchsten geboten hat, spielt aus: Die erste Karte bestimmt die Trumpffarbe der Runde.
rule-follow = Auf Trumpf muss Trumpf gespielt werden, wenn man kann. { $ruff ->
    [only_when_void] Andere Farben werden bedient, wenn man kann; stechen darf nur, wer die Farbe nicht hat.
   *[anytime] Andere Farben werden bedient oder jederzeit gestochen.
} Wer die Farbe nicht hat, spielt eine beliebige Karte.
was-follow = { $ruff ->
    [only_when_void] stechen nur, wer die Farbe nicht hat
   *[anytime] jederzeit stechen
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Unter einen höheren Trumpf darf man einen niedrigeren nur legen, wenn man nichts anderes hat.
   *[allowed] Ein Trumpf darf unter einen höheren gelegt werden.
}
was-undertrump = { $undertrump ->
    [forbidden_unless_forced] nicht unter einen höheren Trumpf
   *[allowed] auch unter einen höheren Trumpf
}
rule-trick = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
rule-high = Hoch, einen Punkt, bekommt, wer den höchsten Trumpf der Runde im Blatt hatte.
rule-low = { $low_to ->
    [winner] Tief, einen Punkt, bekommt, wer den tiefsten Trumpf der Runde in einem Stich holt.
   *[dealt] Tief, einen Punkt, bekommt, wer den tiefsten Trumpf der Runde im Blatt hatte, wer ihn auch holt.
}
was-low = { $low_to ->
    [winner] wer ihn holt
   *[dealt] wer ihn im Blatt hatte
}
rule-jack = { $hang ->
    [1] Bube, einen Punkt, bekommt, wer den Trumpfbuben holt, falls er im Spiel ist.
   *[other] Bube, einen Punkt, bekommt, wer den Trumpfbuben holt, falls er im Spiel ist. Einer anderen Partei abgenommen zählt er { $hang }.
}
was-jack = { $hang ->
    [one] { $hang } Punkt
   *[other] { $hang } Punkte
} für einen fremden Buben
rule-game = Spiel, einen Punkt, bekommt, wer die meisten Augen in den Stichen hat: Zehn 10, Ass 4, König 3, Dame 2, Bube 1.
rule-game-tie = { $game_tie ->
    [eldest] Bei gleich vielen Augen bekommt den Punkt, wer zuerst spricht.
    [non_dealer_side] Bei gleich vielen Augen bekommt den Punkt die Partei, die nicht gibt.
   *[none] Bei gleich vielen Augen bekommt den Punkt niemand.
}
was-game-tie = { $game_tie ->
    [eldest] wer zuerst spricht
    [non_dealer_side] die Partei, die nicht gibt
   *[none] niemand
}
rule-set-back = { $set_scoring ->
    [keep_and_setback] Wer sein Gebot erfüllt, schreibt alle gemachten Punkte an. Wer es verfehlt, behält die gemachten Punkte, und das Gebot wird abgezogen.
   *[setback_only] Wer sein Gebot erfüllt, schreibt alle gemachten Punkte an. Wer es verfehlt, schreibt nichts an, und das Gebot wird abgezogen.
} Die anderen schreiben ihre Punkte in jedem Fall an.
was-set-back = { $set_scoring ->
    [keep_and_setback] gemachte Punkte bleiben
   *[setback_only] gemachte Punkte sind verloren
}
rule-hole = Ein Stand unter null ist im Minus und hat auf dem Zettel einen Ring.
rule-smudge = { $smudge ->
    [any_all_four] Wer in einer Runde alle vier Punkte macht, gewinnt sofort, bei jedem Gebot und jedem Stand.
    [off] Ein erfülltes Gebot von vier bringt vier Punkte; sofort gewinnt nichts.
   *[bid_four_made] Ein Gebot von vier ist ein Smudge: Wer dann alle vier Punkte macht, gewinnt sofort.
}
was-smudge = { $smudge ->
    [any_all_four] alle vier Punkte gewinnen, wer sie auch macht
    [off] sofort gewinnt nichts
   *[bid_four_made] ein erfülltes Gebot von vier gewinnt
}
rule-smudge-hole = { $hole ->
    [winning-negative] Auch aus dem Minus gewinnt ein Smudge.
    [winning-zero] Auch bei einem Stand von null oder darunter gewinnt ein Smudge.
    [four-negative] Aus dem Minus bringt ein Smudge nur seine vier Punkte.
    [four-zero] Bei einem Stand von null oder darunter bringt ein Smudge nur seine vier Punkte.
    [forbidden-negative] Im Minus darf man keinen Smudge bieten.
   *[forbidden-zero] Bei einem Stand von null oder darunter darf man keinen Smudge bieten.
}
was-smudge-hole = { $hole ->
    [winning-negative] er gewinnt auch aus dem Minus
    [winning-zero] er gewinnt auch bei null oder darunter
    [four-negative] im Minus nur vier Punkte
    [four-zero] bei null oder darunter nur vier Punkte
    [forbidden-negative] im Minus verboten
   *[forbidden-zero] bei null oder darunter verboten
}
rule-target = Wer zuerst { $target } hat, gewinnt.
was-target = { $target }
rule-going-out = { $going_out ->
    [strict_order] Kommen zwei in derselben Runde ans Ziel, wird in der Reihenfolge Hoch, Tief, Bube, Spiel gezählt, und wer zuerst dort ist, gewinnt.
   *[bidder_first] Kommen zwei in derselben Runde ans Ziel, zählt zuerst, wer sein Gebot erfüllt hat; danach Hoch, Tief, Bube, Spiel.
}
was-going-out = { $going_out ->
    [strict_order] Hoch, Tief, Bube, Spiel
   *[bidder_first] wer sein Gebot erfüllt, zählt zuerst
}
rule-must-bid-out = { $must ->
    [yes] Gewinnen kann nur, wer in dieser Runde sein Gebot erfüllt.
   *[no] Gewinnen kann jeder, nicht nur wer das Gebot hat.
}
was-must-bid-out = { $must ->
    [yes] nur wer sein Gebot erfüllt
   *[no] jeder kann gewinnen
}
rule-win-by-two = { $two ->
    [yes] Zum Sieg braucht man zwei Punkte Vorsprung vor allen anderen; sonst geht es weiter.
   *[no] Ein Punkt Vorsprung genügt.
}
was-win-by-two = { $two ->
    [yes] zwei Punkte Vorsprung
   *[no] ein Punkt genügt
}
rule-settlement = { $settlement ->
    [off] Niemand zahlt etwas.
   *[one_two] Am Ende zahlt jeder, der verliert, dem Sieger eins, bei einem Stand von null oder darunter zwei.
}
was-settlement = { $settlement ->
    [off] niemand zahlt
   *[one_two] eins, bei null oder darunter zwei
}
rule-setback-bonus = { $bonus ->
    [yes] Für jedes verfehlte Gebot kommt beim Zahlen eins dazu.
   *[no] Verfehlte Gebote kosten am Ende nichts zusätzlich.
}
was-setback-bonus = { $bonus ->
    [yes] eins mehr für jedes verfehlte Gebot
   *[no] kein Aufschlag
}
rule-basis = { $basis ->
    [at_win] Es gelten die Stände im Augenblick des Sieges.
   *[full_hand] Es gelten die Stände nach der ganzen letzten Runde.
}
was-basis = { $basis ->
    [at_win] im Augenblick des Sieges
   *[full_hand] nach der ganzen letzten Runde
}
rules-title = Die Regeln
rules-changes = { $count ->
    [0] Wie gedruckt, nichts geändert
    [one] 1 Änderung, am Rand markiert
   *[other] { $count } Änderungen, am Rand markiert
}
rules-was = sonst: { $was }
rules-close = Zurück
preset-name = { $preset ->
   *[auction_pitch] Auction Pitch
}
preset-about = { $preset ->
   *[auction_pitch] für zwei bis sieben, mit Bieten und Ausspielen, nach Bicycle
}


## Bots

level-name = { $level ->
    [random] Zufall
    [open] Sieht alle Karten
   *[basic] Solide
}
level-about = { $level ->
    [random] Spielt irgendeine erlaubte Karte.
    [open] Sieht alle Blätter. Nur zum Vergleich.
   *[basic] Zählt Trümpfe, schützt die Zehn und bietet, was die Karten wert sind.
}
# Names for bots, separated by commas: at least seven, and different ones.
bot-names = Anna, Ben, Clara, David, Emma, Felix, Greta, Hannes
bots-fair = Kein Bot sieht je deine Karten.
advice-pass = Passe: { $reason }.
advice-bid = Biete { $bid }: { $reason }.
advice-play = Spiele { $card }: { $reason }.
reason = { $reason ->
    [only-choice] Etwas anderes ist nicht erlaubt
    [at-random] Eins ist so gut wie das andere
    [too-weak] Dein Blatt ist zu schwach
    [no-honour] Du hast kein Ass, keinen König und keine Dame, auf die du bieten könntest
    [must-bid] Alle anderen haben gepasst, also musst du
    [best-suit] { suit } ist deine beste Trumpffarbe
    [holds-high] Du hast in { suit } die höchste Karte, oder wahrscheinlich
    [holds-low] Du hast in { suit } die tiefste Karte, oder wahrscheinlich
    [holds-jack] Du hast den { suit-single }buben
    [promises-game] Mit { suit } als Trumpf winkt der Punkt für Spiel
    [takes-the-bid] Als Geber bekommst du es mit derselben Zahl
    [shuts-out] Höher werden die anderen kaum gehen
    [goes-out] Geschafft gewinnt es dir das Spiel
    [stops-bidder] Sonst könnte das Gebot jemand anderem das Spiel gewinnen
    [tries-smudge] Alle vier Punkte gewinnen sofort
    [leads-trump] Das zieht den anderen Trümpfe
    [hunts-jack] Das fängt vielleicht den Trumpfbuben
    [leads-winner] Das macht wahrscheinlich den Stich
    [leads-low] Diese Karte kannst du entbehren
    [captures-jack] Das holt den Trumpfbuben
    [saves-jack] Das bringt deinen Buben heim
    [wins-low] Das bringt den tiefsten Trumpf heim
    [wins-ten] Das bringt eine Zehn heim
    [ruffs-points] Es gibt Augen zu holen
    [takes-trick] Damit geht der Stich an dich
    [feeds-partner] Das gibt deinem Partner Augen
    [leaves-to-partner] Der Stich gehört schon deinem Partner
    [protects-jack] Das hält deinen Buben aus der Gefahr
    [protects-ten] Das hält deine Zehn aus der Gefahr
    [gives-nothing] Das verschenkt keine Augen
   *[keeps-strength] Der Stich ist keine bessere Karte wert
}


## Window: the first screen

home-continue = Weiterspielen
home-continue-about = Runde { $number }, bis { $target }.
home-your-turn = Du bist dran.
home-new-game = Neues Spiel
home-new-game-about = Gegen Bots oder mit der Familie
home-rules = Regeln
home-rules-about = Das ganze Spiel auf einer Seite
home-settings = Einstellungen
home-quit = Beenden
pad-us = Wir
pad-them = Ihr
home-version = Version { $version }. Frei und quelloffen. Alles bleibt auf diesem Computer.


## Window: a new game

setup-title = Neues Spiel
setup-seats = Wer sitzt wo
setup-seats-about = Gespielt wird im Uhrzeigersinn, diese Liste hinunter.
setup-name = Name
setup-person = Mensch
setup-bot = Bot
setup-add-seat = Platz hinzufügen
setup-add-seat-about = das Spiel ist für { $min } bis { $max }
setup-person-about = { $persons ->
    [one] Spielt an diesem Bildschirm
   *[other] Bekommt den Bildschirm der Reihe nach
}
setup-levels = Stufen der Bots
setup-rules = Regeln
setup-target = Gespielt bis
setup-low = Tief zählt für
setup-low-holder = Wer ihn hat
setup-low-winner = Wer ihn holt
setup-bonus = Aufschlag
setup-bonus-about = eins mehr für jedes verfehlte Gebot beim Abrechnen
setup-read-rules = Alle Regeln lesen
setup-summary = { $persons ->
    [0] Kein Mensch
    [one] Ein Mensch
   *[other] { $persons } Menschen
}, { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
}.
setup-hidden = Zwischen den Zügen sind die Karten verdeckt.
setup-start = Spiel beginnen
setup-cancel = Abbrechen
setup-name-empty = Alle brauchen einen Namen.
setup-name-twice = Zwei heißen { $name }.
setup-default-name = Du
# Durch Kommas getrennt, mindestens sieben.
setup-bot-names = Anna, Ben, Clara, David, Emil, Frieda, Greta, Hanno


## Window: the table

bar-undo = Zurücknehmen
bar-status = Runde { $hand }, bis { $target }
bar-status-trick = Runde { $hand }, Stich { $trick } von { $tricks }, bis { $target }
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell

contract-none = Noch kein Trumpf
contract-none-about = Bestimmt die erste Karte
contract-bid = { $who ->
    [you] Du bietest { $bid }
   *[one] { $name } bietet { $bid }
}
contract-free = { $who ->
    [you] Du spielst frei aus
   *[one] { $name } spielt frei aus
}
contract-made = { $made } von { $bid }

plate-pass = Passe
plate-bid = Bietet { $bid }
plate-thinking = überlegt
plate-your-turn-bid = Du bist mit Bieten dran
plate-your-turn-play = Du bist mit Spielen dran
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

trick-led = Ausgespielt
trick-winning = vorn
trick-led-winning = Ausgespielt, vorn
trick-plays-last = zuletzt

tracker-title = Punkte dieser Runde
tracker-so-far = bisher
tracker-settled = sicher
tracker-open = noch zu holen
tracker-you-hold = Du hast ihn
tracker-not-seen = { rank } fehlt noch
tracker-lower-not-seen = { $count } niedrigere offen
tracker-higher-not-seen = { $count } höhere offen
tracker-none-yet = noch nichts
tracker-others-none = sonst niemand
tracker-tied = gleichauf mit { $points }
tracker-game = { $name } { $points }

last-trick-title = Letzter Stich
last-trick-none = Noch kein Stich
log-title = Verlauf
pad-bidding = Es wird geboten …
pad-bid = { $who ->
    [you] Du: { $bid } geboten …
   *[one] { $name }: { $bid } geboten …
}

bid-pass = Passe
bid-smudge = Smudge


## Window: passing the screen

curtain-title = Bildschirm an { $name } weitergeben
curtain-about = Alle Karten sind verdeckt, bis { $name } bereit ist.
curtain-show = Ich bin { $name }, zeig meine Karten
curtain-since = Seit { $name } zuletzt geschaut hat
curtain-nothing = Es ist noch nichts geschehen.
curtain-hint = Nicht der richtige Augenblick? Esc öffnet das Menü. Von hier aus wird nichts gezeigt.


## Window: menu, keys, settings, questions

menu-title = Menü
menu-continue = Weiterspielen
menu-rules = Regeln
menu-language = Sprache
menu-keys = Tasten
menu-settings = Einstellungen
menu-home = Zum Anfang
menu-quit = Beenden
menu-saved = Das Spiel wird nach jedem Zug gespeichert.

keys-title = Tasten
keys-move = zwischen Karten und Knöpfen wechseln
keys-press = spielen oder drücken; eine Bewegung überspringen
keys-area = nächster Bereich, voriger Bereich
keys-choose = eine erlaubte Karte wählen, von links gezählt
keys-bid = zwei, drei, Smudge bieten
keys-pass = passen
keys-undo = zurücknehmen
keys-last-trick = letzter Stich
keys-log = der ganze Verlauf
keys-four-colours = vier Farben
keys-large-index = große Eckzeichen
keys-speed = langsam, normal, schnell
keys-full-screen = ganzer Bildschirm
keys-back = schließen oder das Menü öffnen
keys-help = dieses Blatt
keys-new-game = neues Spiel
keys-mouse = Ein Klick spielt eine Karte. Beim Bieten sind die Ziffern Gebote, beim Spielen wählen sie Karten.
keys-enter = Eingabe
keys-space = Leertaste
keys-esc = Esc
keys-tab = Tab, Umschalt Tab
keys-page-up = Bild auf
keys-page-down = Bild ab
keys-command = Strg
keys-page = eine lange Seite blättern

settings-title = Einstellungen
settings-language = Sprache
settings-language-system = Wie das System
settings-theme = Tischtuch
settings-theme-spruce = Fichte
settings-theme-midnight = Mitternacht
settings-theme-linen = Leinen
settings-four-colours = Karten in vier Farben
settings-large-index = Große Eckzeichen
settings-speed = Tempo
settings-trick-stays = Ein fertiger Stich bleibt liegen
settings-trick-until-click = bis ich klicke
settings-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
settings-on = An
settings-off = Aus
settings-done = Fertig
settings-instant = Sofort



## Files that cannot be read or written

error-save = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.
error-settings-save = Die Einstellungen konnten nicht in { $file } gespeichert werden: { $reason }.
error-read = { $file } konnte nicht gelesen werden: { $reason }.
error-parse = { $file } konnte nicht gelesen werden: Zeile { $line }, Spalte { $column }: { $reason }.
error-replay = Das Spiel in { $file } lässt sich nur bis zum Eintrag { $entry } der Runde { $hand } nachspielen: { $reason }.
error-set-aside = Die Datei wurde als { $file } beiseitegelegt.
error-backup = Das Spiel geht mit der Kopie vor dem letzten Zug weiter, { $file }.
error-no-folder = Es gibt keinen Ordner zum Speichern: Beim Beenden geht das Spiel verloren.
error-settings-default = Es gelten die üblichen Einstellungen.
obstacle-full = Der Datenträger ist voll
obstacle-read-only = Der Datenträger kann nur gelesen werden
obstacle-not-allowed = Dort darf nicht geschrieben werden
obstacle-no-folder = Diesen Ordner gibt es nicht
obstacle-in-use = Ein anderes Programm spielt mit diesem Ordner


## Text: what the text face says

text-welcome = Auction Pitch. hilfe nennt die Befehle, regeln die Regeln.
text-continued = Das gespeicherte Spiel geht mit Runde { $number } weiter.
text-saved = Das Spiel ist gespeichert.
text-not-saved = Das Spiel ist nicht gespeichert: Hier endet es.
text-bye = Auf Wiedersehen.
text-over = neu beginnt ein weiteres Spiel, ende hört auf.
text-new-game = Ein neues Spiel. Die Eingabetaste übernimmt, was in Klammern steht.
text-ask-players = Wie viele spielen mit, { $min } bis { $max }? [{ $default }]
text-ask-name = Wie heißt du? [{ $default }]
text-ask-target = Bis zu wie vielen Punkten: 7, 11 oder 14? [{ $default }]
text-ask-low = Wer bekommt Tief: wer den tiefsten Trumpf hat oder wer ihn holt? hat oder holt [{ $default }]
text-ask-bonus = Kostet jedes verfehlte Gebot am Ende eins mehr? ja oder nein [{ $default }]
text-ask-give-up = Runde { $number } ist noch nicht zu Ende. Dieses Spiel aufgeben? ja oder nein [{ $default }]
text-answer-number = Gib eine Zahl von { $min } bis { $max } ein.
text-answer-target = Gib 7, 11 oder 14 ein oder eine andere Zahl von 1 bis 121.
text-answer-low = Gib hat oder holt ein.
text-answer-yes-no = Gib ja oder nein ein.
text-word-yes = ja
text-word-no = nein
text-word-dealt = hat
text-word-wins = holt
text-answer-name = Ein Name hat einen bis { $max } Buchstaben.
text-kept = Das Spiel geht weiter.
text-players = Am Tisch, der Reihe nach: { $names }.
text-draw = Die höchste Karte gibt. { $draws }
text-draw-card = { $who ->
    [you] Du ziehst { $card }.
   *[one] { $name } zieht { $card }.
}
text-hand = { $who ->
    [you] Du hast { $cards }.
   *[one] { $name } hat { $cards }.
}
text-may-play = Du darfst { $cards } spielen.
text-may-bid = Du darfst sagen: { $calls }.
text-trick-empty = Es liegt keine Karte.
text-trick-card = { $who ->
    [you] Du: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Der Stich gehört bisher dir.
   *[one] Der Stich gehört bisher { $name }.
}
text-trick-none = Gerade wird keine Runde gespielt.
text-no-trump = Noch ist keine Farbe Trumpf.
text-contract = { $who ->
    [you] Du hast { $bid } geboten und bisher { $made } sicher.
   *[one] { $name } hat { $bid } geboten und bisher { $made } sicher.
}
text-score = { $name }: { $score }.
text-score-target = Gespielt wird bis { $target }.
text-change = { $name }: { $scored }, { $change }, jetzt { $score }.
text-no-change = { $name }: { $scored }, weiterhin { $score }.
text-point = { $point }: { $state }.
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
text-unknown = „{ $line }“ kenne ich nicht. hilfe nennt die Befehle.
text-no-card = „{ $line }“ ist keine Karte. Schreibe eine Karte wie AS, 10H oder Herzdame.
text-ambiguous = Welche meinst du: { $cards }?
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
    passe: Du bietest nicht.
    biete 3 oder nur 3: Du bietest drei. smudge: Du bietest vier.
    AS, 10H, Pikass, Herz Dame oder nur der Rang, wenn du eine solche Karte hast: Du spielst die Karte.
    hand: deine Karten und welche du spielen darfst.
    stich: die Karten auf dem Tisch. letzter: der Stich davor.
    stand: der Punktestand. punkte: wer Hoch, Tief, Bube und Spiel bisher hat.
    verlauf: was in dieser Runde geschehen ist.
    zurück: nimmt deine letzte Entscheidung zurück. tipp: was ein Bot täte und warum.
    regeln: die Regeln dieses Spiels. hilfe: diese Liste.
    neu: ein neues Spiel. ende: speichern und aufhören.
    Die englischen Befehle gelten auch.

# The words that are understood, beside the English ones; several are separated by commas.
words-pass = passe, passen, pass, weiter
words-bid = biete, bieten, gebot
words-smudge = smudge
words-undo = zurück, zurueck, zurücknehmen, zuruecknehmen
words-hand = hand, blatt, karten
words-trick = stich, tisch
words-score = stand, punktestand
words-points = punkte
words-hint = tipp, rat
words-last = letzter, letzter stich
words-log = verlauf, log
words-rules = regeln
words-help = hilfe
words-new = neu, neues spiel
words-quit = ende, beenden, schluss
words-play = spiele, spielen
words-yes = ja, j
words-no = nein, n
words-dealt = hat, haben
words-wins = holt, holen
words-filler = der, die, das, den, dem
words-suit = { $suit ->
    [clubs] kreuz, treff
    [diamonds] karo
    [hearts] herz, herzen
   *[spades] pik
}
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


## Text: the commands that only print

rules-list-line = { $id }: { $name }, { $about }
rules-unknown = Es gibt weder einen Regelsatz noch eine Datei { $name }. Die Regelsätze sind: { $ids }.
