# De woorden van Auction Pitch in het Nederlands.
#
# Waar een zin over iemand gaat, zegt $who hoe: [you] is wie wordt aangesproken, [one] iemand anders. Waar hij over een
# partij gaat, zijn [several] partners, en is [your-side] een partij waar degene die wordt aangesproken bij hoort.

## Namen van dingen

game-name = Auction Pitch

suit = { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}
suit-capital = { $suit ->
    [clubs] Klaveren
    [diamonds] Ruiten
    [hearts] Harten
   *[spades] Schoppen
}
suit-single = { suit }
suit-one = een { suit }kaart
rank = { $rank ->
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [jack] boer
    [queen] vrouw
    [king] heer
   *[ace] aas
}
# De rang van een kaart, of welke joker het is.
card-rank = { $rank ->
    [joker] joker
    [low-joker] kleine joker
   *[other] { rank }
}
# Een kaart met kleur heeft geen lidwoord: “Cleo komt uit met hartenaas”.
card = { $rank ->
    [joker] de joker
    [low-joker] de kleine joker
   *[other] { card-alone }
}
card-object = { card }
card-with = { card }
# Een kaart waarvan de kleur duidelijk is: “Cleo bekent met de vijf”.
card-rank-with = de { card-rank }
card-off-with = de { trump-off }
# Een kaart op zichzelf, zoals in een lijst.
card-alone = { $rank ->
    [joker] joker
    [low-joker] kleine joker
   *[other] { suit }{ rank }
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = geen kaarten

point = { $point ->
    [high] Hoog
    [low] Laag
    [jack] Boer
    [last] Laatste slag
    [joker] Joker
   *[game] Spel
}
# Een rang die in elke kleur behalve troef telt.
point-plain = Gewone { rank }
# De kaart van een rang in de andere kleur met dezelfde tint: “Bijboer”.
point-off = Bij{ rank }
# De kaart van een rang in troef, waar die meer telt voor Spel.
counter-trump = troef{ rank }
point-letter = { $point ->
    [high] H
    [low] L
    [jack] B
    [last] E
    [joker] X
   *[game] S
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = b{ $rank }
point-meaning = { $point ->
    [high] hoogste gegeven troef
    [low] { $low_to ->
        [winner] de laagste troef halen
       *[dealt] laagste gegeven troef
    }
    [jack] { $hang ->
        [1] wie de boer haalt
       *[other] gehaald; gevangen { $hang }
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 punt voor het spelen
           *[other] { $worth } punten voor het spelen
        }
       *[winner] { $worth ->
            [1] 1 punt voor het halen
           *[other] { $worth } punten voor het halen
        }
    }
    [plain] { $worth ->
        [1] elk 1 punt
       *[other] elk { $worth } punten
    }
    [off] { $worth ->
        [1] 1 punt voor het halen
       *[other] { $worth } punten voor het halen
    }
    [joker] { $worth ->
        [1] 1 punt per joker
       *[other] { $worth } per joker
    }
    [last] wie de laatste slag haalt
   *[game] de meeste kaartpunten
}
# Wat de tekens op tafel betekenen.
sign-level = { $name } speelt { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] het hoogste bod.
    [outbid] niet meer het hoogste bod.
    [pass] heeft niet geboden.
    [offer] biedt het uitkomen te koop aan.
    [pitch] komt uit en moet alle 4 punten halen.
    [accept] heeft het uitkomen aan het hoogste bod verkocht.
    [undertake] houdt het uitkomen en moet het bod halen.
    [stand] is tevreden met de omgedraaide kleur.
    [beg] vraagt om een andere kleur.
    [take_one] houdt de kleur en geeft er een punt voor.
    [run] geeft kaarten bij en draait een andere kleur om.
   *[bunch] vraagt om opnieuw te geven.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: geeft deze ronde.
   *[no] Geeft deze ronde.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point } is zeker.
   *[no] { $point } is zeker.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] Het vinkje: hier verandert deze ronde niets meer aan.
    [so-far] De halve schijf: tot nu toe, maar een kaart die nog komt kan het veranderen.
   *[open] De streepjesring: nog niemand heeft het punt.
}
sign-contract = { $kind ->
    [free] Elk punt telt, en er valt niets te verliezen.
   *[some] { $bid } van de { $sum } punten moeten worden gehaald, anders { sign-or }.
    [all] Alle { $sum } punten moeten worden gehaald, anders { sign-or }.
    [slam] Alle { $sum } punten en alle slagen moeten worden gehaald, anders { sign-or }.
}
sign-boxes = Een vakje met een letter is een punt dat al zeker is.
sign-or = { $failed ->
    [others] krijgen de anderen { $bid }
   *[own] kost het { $bid }
}
sign-turned = De omgedraaide kleur is troef, tenzij voorhand bedelt en een andere krijgt.
sign-shown = { $by ->
    [cut] De kleur van de kaart die voor het geven is gecoupeerd, is troef.
   *[stock_top] De kleur van de eerste kaart van de stok is troef.
}
sign-no-trump = { $naming ->
    [announced] Troef wordt genoemd voordat er iemand uitkomt.
   *[pitched] De eerste kaart die wordt uitgespeeld, bepaalt troef voor de ronde.
}
sign-led = Uitgekomen: de eerste kaart van de slag. Die kleur moet je bekennen.
sign-winning = Wint: deze kaart haalt de slag zoals die nu ligt.
# Waarom een kaart van een andere kleur het troefteken heeft, en onder welke troef ze komt.
sign-off-trump = { $place ->
    [top] { $card }: de hoogste troef.
   *[below] { $card }: een troef, onder { $higher }.
}

person = { $who ->
    [you] Jij
   *[one] { $name }
}
# Hetzelfde na “neemt het over van”.
person-from = { $who ->
    [you] jou
   *[one] { $name }
}
bid-word = { $bid ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
   *[other] { $bid }
}
bid-moon-word = pit
bid-smudge-word = smudge
# Boden van laag naar hoog.
bid-range = { $min } tot en met { $max }
bid-pass-word = pas
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = passen
list-two = { $first } en { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } en { $second }
list-groups = { $first }, evenals { $second }
list-or = { $first } of { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } of { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } in de min
person-object = { $who ->
    [you] jou
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] jou
   *[one] { $name }
}
person-refused = { $who ->
    [you] jou
   *[one] { $name }
}
# Tot hoever wordt gespeeld; [yes] waar elk punt een fiche kwijt is.
goal = { $rid ->
    [yes] tot alle { $target } fiches weg zijn
    [hands] { $target ->
        [1] spel van één ronde
       *[other] spel van { $target } rondes
    }
    [deals] { $target ->
        [1] tot ieder één keer heeft gegeven
       *[other] tot ieder { $target } keer heeft gegeven
    }
   *[no] tot { $target }
}
score-counters = { $counters ->
    [0] geen fiches meer
    [one] nog 1 fiche
   *[other] nog { $counters } fiches
}
counters-put-in = { $counters ->
    [one] 1 fiche weg
   *[other] { $counters } fiches weg
}
counters-taken-back = { $counters ->
    [one] 1 fiche terug
   *[other] { $counters } fiches terug
}
pool = { $reds ->
    [0] De pot is leeg
    [one] In de pot: 1 rode fiche
   *[other] In de pot: { $reds } rode fiches
}
# Een regel van het scoreblok.
mark = { $cause ->
    [turn-up] { $points } voor de keerkaart, { $card }
    [gift] { $points } cadeau
    [price] { $points } als prijs
    [refused] { $points } voor het geweigerde bod
    [misdeal] { $points } voor verkeerd geven
    [look] { $who ->
        [you] { $points } omdat jij te vroeg keek
       *[one] { $points } omdat { $name } te vroeg keek
    }
    [renege] { $who ->
        [you] { $points } omdat jij hebt verzaakt
       *[one] { $points } omdat { $name } heeft verzaakt
    }
    [revoke] { $who ->
        [you] Min { $points } omdat jij hebt verzaakt
       *[one] Min { $points } omdat { $name } heeft verzaakt
    }
    [set-back] Nat, min { $points }
    [bid-taken] { $points } voor het bod van de anderen
    [difference] { $points } verschil
    [moon] { $points } voor de pit
    [short] Eén voor het doel, min { $points }
   *[slam] { $points } voor de smudge
}
# Iets dat meer dan een punt telt, op het scoreblok.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] { $card } omgedraaid
    [gift] het punt na het bedelen
    [price] het uitkomen voor { $bid } verkocht
    [refused] het bod van { $bid } is geweigerd
    [misdeal] de anderen hebben verkeerd gegeven
    [look] { $who ->
        [you] je hebt te vroeg in je kaarten gekeken
       *[one] { $name } heeft te vroeg in de kaarten gekeken
    }
    [renege] { $who ->
        [you] je hebt verzaakt met { $card }
       *[one] { $name } heeft verzaakt met { $card }
    }
    [revoke] { $who ->
        [you] je hebt verzaakt met { $card }
       *[one] { $name } heeft verzaakt met { $card }
    }
    [set-back] het bod van { $bid } is niet gehaald
    [bid-taken] het bod van { $bid } is niet gehaald en gaat naar de anderen
    [difference] zoveel meer gehaald dan de andere partij
    [moon] pit geboden en gehaald
    [short] alleen wie het bod haalt, bereikt het doel
   *[slam] alle vier de punten en alle slagen
}

## Wat is gezegd en gedaan: een zin voor alles wat gebeurt

log-deals = { $who ->
    [you] Je geeft ronde { $number }.
   *[one] { $name } geeft ronde { $number }.
}
log-passes = { $who ->
    [you] Je past.
   *[one] { $name } past.
}
log-bids = { $who ->
    [you] Je biedt { $bid }.
   *[one] { $name } biedt { $bid }.
}
log-takes-bid = { $who ->
    [you] Je neemt het bod over van { $from }: { $bid }.
   *[one] { $name } neemt het bod over van { $from }: { $bid }.
}
log-pitcher = { $who ->
    [you] Jij hebt het bod: { $bid }.
   *[one] { $name } heeft het bod: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Niemand heeft geboden. Jij komt uit en hoeft niets te halen.
   *[one] Niemand heeft geboden. { $name } komt uit en hoeft niets te halen.
}
log-names-free = { $who ->
    [you] Niemand heeft geboden. Jij noemt troef en hoeft niets te halen.
   *[one] Niemand heeft geboden. { $name } noemt troef en hoeft niets te halen.
}
log-thrown-in = Iedereen past. De kaarten worden ingegooid.
log-pitches = { $who ->
    [you] Je komt uit met { $card }.
   *[one] { $name } komt uit met { $card }.
}
log-trump = { suit-capital } is troef.
log-names-trump = { $who ->
    [you] Je maakt { suit } troef.
   *[one] { $name } maakt { suit } troef.
}
log-calls-partner = { $who ->
    [you] Je vraagt { $card }.
   *[one] { $name } vraagt { $card }.
}
log-partner = { $who ->
    [you] Jij hebt de kaart en speelt deze ronde met { $pitcher }.
   *[one] { $name } heeft de kaart en speelt deze ronde met { $pitcher_who ->
        [you] jou
       *[one] { $pitcher }
    }.
}
log-no-partner = { $who ->
    [you] Niemand heeft de kaart. Je speelt alleen.
   *[one] Niemand heeft de kaart. { $name } speelt alleen.
}
log-leads = { $who ->
    [you] Je speelt { $card } uit.
   *[one] { $name } speelt { $card } uit.
}
log-follows = { $who ->
    [you] Je bekent met { $card }.
   *[one] { $name } bekent met { $card }.
}
log-trumps = { $who ->
    [you] Je troeft in met { $card }.
   *[one] { $name } troeft in met { $card }.
}
log-drops = { $who ->
    [you] Je gooit { $card } af.
   *[one] { $name } gooit { $card } af.
}
log-takes-trick = { $who ->
    [you] Je haalt slag { $number } met { $card }.
   *[one] { $name } haalt slag { $number } met { $card }.
}
log-takes-jack = { $who ->
    [you] Je haalt slag { $number } met { $card }, en daarmee { $owner ->
        [you] je troefboer
       *[one] de troefboer van { $owner_name }
    }.
   *[one] { $name } haalt slag { $number } met { $card }, en daarmee { $owner ->
        [you] jouw troefboer
       *[one] de troefboer van { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Je haalt slag { $number } met { $card }, en redt de troefboer van { $owner_name }.
   *[one] { $name } haalt slag { $number } met { $card }, en redt { $owner ->
        [you] jouw troefboer
       *[one] de troefboer van { $owner_name }
    }.
}
log-deal-passes = { $who ->
    [you] Jij geeft de volgende ronde.
   *[one] { $name } geeft de volgende ronde.
}
log-wins-game = { $who ->
    [you] Jij wint het spel.
    [your-side] { $name } winnen het spel.
    [several] { $name } winnen het spel.
   *[one] { $name } wint het spel.
}
log-taken-up = { $who ->
    [you] Je neemt je kaarten op.
   *[one] { $name } neemt de kaarten op.
}
log-turned-up = Omgedraaid: { $card }.
log-uncovered = { $who ->
    [you] Je draait { $card } om, onder { $upper }.
   *[one] { $name } draait { $card } om, onder { $upper }.
}
log-same-suit = Weer dezelfde kleur.
log-gets-own = Je krijgt { $cards }.
log-cut = Gecoupeerd voor troef: { $card }.
log-stock-top = Bovenop de stok: { $card }.
log-draws-open = { $who ->
    [you] Je pakt { $cards }.
   *[one] { $name } pakt { $cards }.
}
log-stock-out = De stok is op: nu worden de laatste { $count } kaarten gespeeld.
log-exhausted = De stok is op: er wordt opnieuw gegeven.
log-offers = { $who ->
    [you] Je biedt het uitkomen te koop aan.
   *[one] { $name } biedt het uitkomen te koop aan.
}
log-keeps-pitch = { $who ->
    [you] Je verkoopt niet en komt zelf uit, voor vier.
   *[one] { $name } verkoopt niet en komt zelf uit, voor vier.
}
log-sells = { $who ->
    [you] Je verkoopt het uitkomen aan { $to }, voor { $bid }.
   *[one] { $name } verkoopt het uitkomen aan { $to }, voor { $bid }.
}
log-undertakes = { $who ->
    [you] Je houdt het uitkomen voor { $bid } en verkoopt niet aan { $from }.
   *[one] { $name } houdt het uitkomen voor { $bid } en verkoopt niet aan { $from }.
}
log-stands = { $who ->
    [you] Je blijft erbij.
   *[one] { $name } blijft erbij.
}
log-begs = { $who ->
    [you] Je bedelt.
   *[one] { $name } bedelt.
}
log-gives = { $who ->
    [you] Je geeft een punt: de kleur blijft.
   *[one] { $name } geeft een punt: de kleur blijft.
}
log-runs = { $who ->
    [you] Je geeft kaarten bij.
   *[one] { $name } geeft kaarten bij.
}
log-proposes-to-bunch = { $who ->
    [you] Je stelt voor om in te gooien.
   *[one] { $name } stelt voor om in te gooien.
}
log-agrees-to-bunch = { $who ->
    [you] Je vindt het goed.
   *[one] { $name } vindt het goed.
}
log-bunched = De kaarten worden ingegooid, en dezelfde gever geeft opnieuw.
log-pitcher-sale = { $who ->
    [you] Jij hebt het uitkomen, voor { $bid }.
   *[one] { $name } heeft het uitkomen, voor { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Jij bent voorhand en komt uit.
   *[one] { $name } is voorhand en komt uit.
}
log-ended-by-score = { $who ->
    [you] Je beëindigt het spel op de stand.
   *[one] { $name } beëindigt het spel op de stand.
}
log-discards-own = Je legt { $cards } weg.
log-discards = { $who ->
    [you] Je legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg.
   *[one] { $name } legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg.
}
log-discards-shown = { $who ->
    [you] Je legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg en toont de troeven: { $cards }.
   *[one] { $name } legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } weg en toont de troeven: { $cards }.
}
log-hands-over = { $who ->
    [you] Je geeft { $cards } aan { $to_name }.
   *[one] { $to ->
        [you] { $name } geeft jou { $cards }.
       *[one] { $name } geeft { $cards } aan { $to_name }.
    }
}
log-weak-hand = { $who ->
    [you] Je toont een hand zonder plaatjes of telkaarten, en er wordt opnieuw gegeven: { $cards }.
   *[one] { $name } toont een hand zonder plaatjes of telkaarten, en er wordt opnieuw gegeven: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Je toont { $cards }, niets boven de negen en geen twee, en krijgt nieuwe kaarten.
   *[one] { $name } toont { $cards }, niets boven de negen en geen twee, en krijgt nieuwe kaarten.
}
log-takes-widow-own = Je neemt de blinde op: { $cards }.
log-takes-widow = { $who ->
    [you] Je neemt de blinde op: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
   *[one] { $name } neemt de blinde op: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
log-draws-own = Je pakt { $cards }.
log-draws = { $who ->
    [you] Je pakt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
   *[one] { $name } pakt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
log-takes-rest-own = Je neemt de rest van de stok: { $cards }.
log-takes-rest = { $who ->
    [you] Je neemt de rest van de stok: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
   *[one] { $name } neemt de rest van de stok: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
}
log-replenished = De stok is te klein: { $count ->
    [one] 1 weggelegde kaart
   *[other] { $count } weggelegde kaarten
} van { $who ->
    [you] jou
   *[one] { $name }
} { $count ->
    [one] gaat
   *[other] gaan
} eronder.
log-out = { $who ->
    [you] Je hebt geen troef en ligt eruit.
    [several] { $names } hebben geen troef en liggen eruit.
   *[one] { $names } heeft geen troef en ligt eruit.
}
log-lead-passes = { $who ->
    [you] Je hebt geen troef meer
   *[one] { $name } heeft geen troef meer
}, dus { $to ->
    [you] kom jij uit.
   *[one] komt { $to_name } uit.
}
log-lays-down = { $who ->
    [you] Je legt een waardeloze hand neer: { $cards }.
   *[one] { $name } legt een waardeloze hand neer: { $cards }.
}
log-claims = { $who ->
    [you] Je claimt de rest van de slagen.
   *[one] { $name } claimt de rest van de slagen.
}
log-stops-early = Elk punt staat vast: de rest wordt niet gespeeld.
log-marked = { $who ->
    [you] Je krijgt { $points }: { $reason }.
    [your-side] { $name } krijgen { $points }: { $reason }.
    [several] { $name } krijgen { $points }: { $reason }.
   *[one] { $name } krijgt { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] Je zet er { $points } bij voor { $card }.
   *[one] { $name } zet er { $points } bij voor { $card }.
}
log-marked-lost = { $who ->
    [you] Je verliest { $points }: { $reason }.
    [your-side] { $name } verliezen { $points }: { $reason }.
    [several] { $name } verliezen { $points }: { $reason }.
   *[one] { $name } verliest { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Je geeft een verkeerd aantal kaarten.
   *[one] { $name } geeft een verkeerd aantal kaarten.
}
log-misdeals-showing = { $who ->
    [you] Je laat bij het geven { $cards } zien.
   *[one] { $name } laat bij het geven { $cards } zien.
}
log-void = { $who ->
    [you] Jouw ‘{ $call }’ is niet toegestaan.
   *[one] ‘{ $call }’ van { $name } is niet toegestaan.
}
log-pitches-early = { $who ->
    [you] Je komt uit met { $card } voordat het bieden klaar is.
   *[one] { $name } komt uit met { $card } voordat het bieden klaar is.
}
log-overrides = { $who ->
    [you] Je zegt vier en komt zelf uit.
   *[one] { $name } zegt vier en komt zelf uit.
}
log-leads-wrongly = { $who ->
    [you] Je komt uit met { $card } terwijl de troefmaker had moeten uitkomen.
   *[one] { $name } komt uit met { $card } terwijl de troefmaker had moeten uitkomen.
}
log-lets-stand = { $who ->
    [you] Je laat de kaart liggen.
   *[one] { $name } laat de kaart liggen.
}
log-withdrawn = Teruggenomen: { $cards }.
log-demanded = { $who ->
    [you] Je { $demand ->
        [highest] moet de hoogste kaart van de gevraagde kleur spelen
        [lowest] moet de laagste kaart van de gevraagde kleur spelen
        [trump] moet troef spelen
        [no_trump] mag geen troef spelen
       *[nothing] mag elke kaart spelen
    }.
   *[one] { $name } { $demand ->
        [highest] moet de hoogste kaart van de gevraagde kleur spelen
        [lowest] moet de laagste kaart van de gevraagde kleur spelen
        [trump] moet troef spelen
        [no_trump] mag geen troef spelen
       *[nothing] mag elke kaart spelen
    }.
}
log-shown = { $who ->
    [you] Je toont een kaart: { $card }.
   *[one] { $name } toont een kaart: { $card }.
}
log-calls-card = { $who ->
    [you] Je eist { $card } op van { $from }.
   *[one] { $name } eist { $card } op van { $from }.
}
log-corrects = { $who ->
    [you] Je neemt { $card } op tijd terug.
   *[one] { $name } neemt { $card } op tijd terug.
}
log-renege-found = { $who ->
    [you] Je zegt dat { $of ->
        [you] jijzelf hebt
       *[one] { $of_name } heeft
    } verzaakt, en dat klopt: in slag { $trick }, met { $card }.
   *[one] { $name } zegt dat { $of ->
        [you] jij hebt
       *[one] { $of_name } heeft
    } verzaakt, en dat klopt: in slag { $trick }, met { $card }.
}
log-renege-none = { $who ->
    [you] Je zegt dat { $of ->
        [you] jijzelf hebt
       *[one] { $of_name } heeft
    } verzaakt, maar dat klopt niet.
   *[one] { $name } zegt dat { $of ->
        [you] jij hebt
       *[one] { $of_name } heeft
    } verzaakt, maar dat klopt niet.
}

## De eerste gift: trekken, de eerste boer of raden, en couperen

first-draw = Iedereen trekt een kaart. De hoogste geeft het eerst.
first-draws = { $who ->
    [you] Je trekt { $card }.
   *[one] { $name } trekt { $card }.
}
first-draw-again = Gelijk: { $names } trekken opnieuw.
first-deals = { $who ->
    [you] Jij hebt de hoogste kaart, geeft het eerst en blijft zitten.
   *[one] { $name } heeft de hoogste kaart, geeft het eerst en blijft zitten.
}
first-jack = De kaarten worden open gegeven tot er een boer valt. Wie die krijgt, komt het eerst uit.
first-gets = { $who ->
    [you] Je krijgt { $card }.
   *[one] { $name } krijgt { $card }.
}
first-cuts = Van elke partij coupeert één speler. De { $low ->
    [yes] laagste
   *[no] hoogste
} kaart komt het eerst uit.
first-cuts-choose = Van elke partij coupeert één speler. Wie de hoogste kaart heeft, zegt wie het eerst uitkomt.
first-cuts-card = { $who ->
    [you] Je coupeert { $card }.
   *[one] { $name } coupeert { $card }.
}
first-cuts-again = Gelijk: { $names } couperen opnieuw.
log-first-pitcher = { $who ->
    [you] Jij hebt ruitentwee en komt het eerst uit.
   *[one] { $name } heeft ruitentwee en komt het eerst uit.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Je coupeert de hoogste kaart en komt zelf het eerst uit.
       *[one] Je coupeert de hoogste kaart en laat { $of_name } het eerst uitkomen.
    }
   *[one] { $of ->
        [self] { $name } coupeert de hoogste kaart en komt zelf het eerst uit.
        [you] { $name } coupeert de hoogste kaart en laat jou het eerst uitkomen.
       *[one] { $name } coupeert de hoogste kaart en laat { $of_name } het eerst uitkomen.
    }
}
first-guess = { $who ->
    [you] Je raadt { $colour ->
        [red] rood
       *[black] zwart
    }.
   *[one] { $name } raadt { $colour ->
        [red] rood
       *[black] zwart
    }.
}
first-guess-card = De omgedraaide kaart is { $card }.
first-pitches = { $who ->
    [you] Jij komt
   *[one] { $name } komt
} het eerst uit, dus { $dealer ->
    [you] geld jij
   *[one] geldt { $dealer_name }
} als gever.
first-cut = { $who ->
    [you] Je coupeert: { $lifted } kaarten en { $left }.
    [before] De speler vóór de gever coupeert: { $lifted } kaarten en { $left }.
   *[one] { $name } coupeert: { $lifted } kaarten en { $left }.
}
first-title = Wie geeft het eerst
first-go-on = Kaarten geven
first-title-pitch = Wie komt het eerst uit

## Wat er nu te doen is

prompt-deal = { $who ->
    [you] Geef ronde { $number }.
   *[one] { $name } geeft ronde { $number }.
}
prompt-bid = Jouw bod.
prompt-bid-dealer = Jouw bod, gever.
prompt-waits-bid = { $name } is aan het bieden.
prompt-waits-play = { $name } is aan de beurt.
prompt-pitch = Kom uit met een kaart naar keuze: die kleur wordt troef.
prompt-pitch-named = Kom uit met een kaart naar keuze: die kleur wordt troef. Met { $cards } noem je zelf de kleur.
prompt-pitch-spades = Kom uit met een kaart naar keuze: die kleur wordt troef. Een joker maakt schoppen troef.
prompt-pitch-no-joker = Kom uit met een kaart naar keuze, maar geen joker: die kleur wordt troef.
prompt-joker-led = Er is met een joker uitgekomen: speel een kaart naar keuze.
prompt-lead = Kom uit met een kaart naar keuze.
prompt-last-card = Speel je laatste kaart.
prompt-to-peg = { $points } bij te zetten.
prompt-follow = Beken { suit }.
prompt-follow-or-trump = Beken { suit }, of troef in.
prompt-follow-trump = Beken troef: speel { suit-one }.
prompt-void = Je hebt geen { suit }: speel een kaart naar keuze.
prompt-void-trump = Je hebt geen { suit }: troef in, of gooi een kaart af.
prompt-void-over = Je hebt geen { suit }: troef over, of gooi een kaart af.
prompt-void-must-trump = Je hebt geen { suit }: je moet introeven.
prompt-over = Het spel is uit.

bidding-none = Er is nog niet geboden. Bied { $min } of meer, of pas.
bidding-over = { $who ->
    [you] Jij hebt { $bid } geboden. Bied hoger, of pas.
   *[one] { $name } heeft { $bid } geboden. Bied hoger, of pas.
}
bidding-highest = { $who ->
    [you] Jij hebt { $bid } geboden. Hoger kan niet: pas.
   *[one] { $name } heeft { $bid } geboden. Hoger kan niet: pas.
}
bidding-dealer = { $who ->
    [you] Jij hebt { $bid } geboden. Je mag het bod voor { $bid } overnemen.
   *[one] { $name } heeft { $bid } geboden. Je mag het bod voor { $bid } overnemen.
}
bidding-take = { $who ->
    [you] Jij hebt { $bid } geboden. Je mag het bod voor { $bid } overnemen.
   *[one] { $name } heeft { $bid } geboden. Je mag het bod voor { $bid } overnemen.
}
bidding-forced = Alle anderen hebben gepast, dus moet de gever bieden.
bidding-forced-up = Alle anderen hebben gepast, dus moet de gever { $min } of meer bieden.
bidding-forced-to = Alle anderen hebben gepast, dus moet de gever { $bid } bieden.
bidding-dealer-last = Niemand heeft geboden, en jij biedt het laatst.
note-pass-open = Laat het aan de anderen over
note-pass-last = De kaarten worden ingegooid
note-pass-eldest = { $who ->
    [you] Jij komt uit
   *[one] { $name } komt uit
}
note-pass-dealer = { $who ->
    [you] Jij kiest troef en hoeft niets te halen
   *[one] { $name } kiest troef en hoeft niets te halen
}
note-pass-holds = { $who ->
    [you] Jij houdt het bod van { $bid }
   *[one] { $name } houdt het bod van { $bid }
}
note-pass-pitches = { $who ->
    [you] Jij komt uit voor { $bid }
   *[one] { $name } komt uit voor { $bid }
}
note-smudge = Alle 4 punten en het spel, of 4 eraf
note-smudge-hole = Alle 4 punten, of 4 eraf; in de min geen winst
note-take = { $who ->
    [you] Eigen bod houden: haal { $bid }, of { note-or }
   *[one] Overnemen van { $name }: haal { $bid }, of { note-or }
}
# Wat een bod dat mislukt tot gevolg heeft.
note-or = { $failed ->
    [others] { $bid } voor de anderen
   *[own] { $bid } eraf
}
note-moon = { $needs ->
    [points_and_tricks] Alle { $sum } punten en alle slagen
   *[points] Alle { $sum } punten
} { $worth ->
    [game] winnen het spel
    [zero] brengen je op nul
   *[points] leveren { $gain } op
}; anders { $stake } eraf
note-open = { $kind ->
    [slam] Alle { $sum } punten en alle slagen, of { note-or }
    [all] Haal alle { $sum } punten, of { note-or }
   *[some] Haal { $bid } van de { $sum } punten, of { note-or }
}
prompt-discard = { $count ->
    [one] Leg 1 kaart weg.
   *[other] Leg { $count } kaarten weg.
}
prompt-discard-any = Leg ten hoogste { $max ->
    [one] 1 kaart
   *[other] { $max } kaarten
} weg, of houd ze allemaal.
prompt-discard-range = Leg { $min } tot { $max } kaarten weg.
prompt-keep = Bewaar { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} en leg de rest weg.
prompt-waits-keep = { $name } kiest uit de rest van de stok.
prompt-lead-any-trump = Kom uit met een troef naar keuze.
prompt-play-any-trump = Speel een troef naar keuze.
prompt-first-lead-trump = De eerste kaart moet een troef zijn.
prompt-waits-word = { $name } is aan de beurt.
prompt-waits-discard = { $name } legt kaarten weg.
prompt-stand-or-beg = { suit-capital } zou troef zijn: blijf erbij, of bedel om een andere kleur.
prompt-begged = Voorhand bedelt: geef een punt en houd { suit }, of geef kaarten bij.
prompt-must-run = Voorhand bedelt, en een punt zou het spel beëindigen: { suit } kan niet blijven.
prompt-before-run = Er worden zo kaarten bijgegeven: ga door, of stel voor om in te gooien.
prompt-bunch-proposed = Gooi de kaarten in, of geef bij.
prompt-offer-or-pitch = Bied het uitkomen te koop aan, of kom zelf uit voor vier.
prompt-sell-or-undertake = Er is { $bid } geboden: verkoop, of haal het zelf.
prompt-price = Jouw bod op het uitkomen.
prompt-called = De tegenstanders eisen je kaart op: speel { $card }.
prompt-play-higher = Je eerste kaart moet hoger zijn dan { $card }: die heb je weggelegd.
prompt-partner-card = Jij bent de gevraagde partner: speel { $card } in de eerste slag.
prompt-lead-trump = Speel een troef uit: je hebt troef zelf genoemd.
prompt-demanded = De troefmaker eist het: speel { $cards }.
# Boven de antwoorden van een paneel: wat er wordt gevraagd, in een paar woorden.
question-stand = Blijven of bedelen?
question-begged = Punt geven of bijgeven?
question-must-run = Er moet worden bijgegeven
question-run = Bijgeven of ingooien?
question-offer = Zelf uitkomen of aanbieden?
question-sell = Verkopen voor { $bid }?
question-price = Jouw bod
question-override = Vier, of laten liggen?
question-wrong-lead = De kaart laten liggen?
question-demand = Wat moet { $name } spelen?
question-name-trump = Wat is troef?
question-call-partner = Wie vraag je mee?
question-first-pitcher = Wie komt het eerst uit?
call-trumps = Troeven
# Hoeveel kaarten van de hand met deze kleur troef zouden zijn.
note-name-trump = { $count ->
    [0] geen troef
    [one] 1 troef
   *[other] { $count } troeven
}
question-claims = Nog iets te melden?
bidding-sale = { $from ->
    [you] Jouw uitkomen is te koop. Boden vanaf { $min }.
   *[other] Het uitkomen van { $from } is te koop. Bied { $min } of meer, of pas.
}
note-offer = De anderen bieden; jij hebt het laatste woord
note-sale-bid = Je komt uit voor { $bid } als { $name } het aanneemt
note-pitch = Haal alle 4 punten, of 4 eraf
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Jij komt uit voor { $bid }
       *[one] { $name } komt uit; jij krijgt nu { $bid }
    }
   *[none] { $who ->
        [you] Jij komt uit voor { $bid }
       *[one] { $name } komt uit; jij krijgt niets
    }
}
note-undertake = Je komt uit: haal { $bid }, of { $bid } eraf
note-undertake-paid = { $who ->
    [you] Je komt uit: haal { $bid }, of { $bid } eraf
   *[one] Haal { $bid }, of { $bid } eraf; { $name } krijgt nu { $bid }
}
note-stand = { suit-capital } is troef, en jij komt uit
note-beg = { $who ->
    [you] Jij geeft een punt of geeft kaarten bij
   *[one] { $name } geeft een punt of geeft kaarten bij
}
note-take-one = 1 punt voor { $name }{ $wins ->
    [yes] , en dat wint het spel
   *[no] {""}
}
note-run = Ieder drie kaarten erbij, een nieuwe keerkaart
note-bunch = Als beiden willen, geeft dezelfde gever opnieuw
note-bunch-agree = Dezelfde gever geeft opnieuw
call-offer-word = aanbieden
call-pitch-word = zelf uitkomen
call-accept-word = verkopen
call-undertake-word = houden
call-stand-word = blijven
call-beg-word = bedelen
call-take-one-word = neem er één
call-run-word = bijgeven
call-bunch-word = ingooien
note-weak-hand = Dezelfde gever geeft opnieuw
note-weak-hand-new = Je krijgt nieuwe kaarten

## Wat niet kan, en waarom

refused-game-over = Het spel is uit.
refused-not-your-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[one] { $name } is aan de beurt.
}
refused-deal-first = Eerst moet de volgende ronde worden gegeven.
refused-nothing-to-deal = Er is een ronde bezig: er valt niets te geven.
refused-still-bidding = Het bieden is niet klaar: bied of pas eerst.
refused-bidding-over = Het bieden is klaar: speel een kaart.
refused-nobody-bids = In dit spel wordt niet geboden: speel een kaart.
refused-pack = { $fault ->
    [count] Het kaartspel heeft { $found ->
        [one] 1 kaart
       *[other] { $found } kaarten
    }, en volgens de regels zijn het er { $expected }.
    [cut] De kaart die voor troef wordt gecoupeerd ontbreekt, of er hoort er geen te zijn.
   *[other] Het kaartspel heeft andere kaarten dan de regels vragen.
}
refused-bid-range = Boden gaan van { $min } tot en met { $max }.
refused-bid-low = Het bod staat op { $standing }: ga hoger, of pas.
refused-bid-moon = Pit is geboden: hoger kan niet.
refused-dealer-must-bid = Alle anderen hebben gepast: de gever moet bieden.
refused-smudge-hole = Je staat in de min en mag geen smudge bieden.
refused-not-held = Je hebt { card } niet.
refused-follow-trump = Er is troef gevraagd: je hebt er een, dus speel die.
refused-follow-or-trump = Je hebt { suit }: beken, of troef in.
refused-follow = Je hebt { suit }: beken. Aan deze tafel troef je alleen in als je niet kunt bekennen.
refused-must-trump = Je hebt geen { suit } en moet introeven zolang je een troef hebt.
refused-undertrump = Op tafel ligt { $card }: een lagere troef mag alleen als je niets anders hebt.

misfit-range = ‘{ $name }’ kan niet { $value } zijn: het moet { $min } tot en met { $max } zijn.
misfit-player-range = Het minimumaantal spelers, { $min }, is meer dan het hoogste, { $max }.
misfit-players = { $span ->
    [one] Met { $players } kan het niet: dit spel is voor { $min }.
   *[some] Met { $players } kan het niet: dit spel is voor { $min } tot en met { $max }.
}
misfit-teams = Met { $players } spelers zijn deze partijen niet te vormen.
misfit-cards = Een spel van { $pack } kaarten is te klein om { $players } spelers elk { $cards } kaarten te geven.
misfit-cards-widow = Een spel van { $pack } kaarten is te klein om { $players } spelers elk { $cards } kaarten te geven, plus de blinde.
misfit-exchange = Kaarten wegleggen en bijkrijgen kan alleen als troef wordt genoemd voordat er iemand uitkomt.
misfit-widow = Bij een blinde hoort wegleggen: anders heeft wie die opneemt meer kaarten dan de anderen.
misfit-draw = Tijdens het spelen kaarten pakken kan alleen met twee spelers, als alle kaarten worden gespeeld en er vooraf niet wordt geruild.
misfit-rows = Kaarten kunnen alleen in rijen liggen met twee spelers die elk een even aantal hebben, niets pakken en alles spelen.
misfit-refill = Handen kunnen alleen worden aangevuld als vaststaat met hoeveel kaarten wordt gespeeld.
misfit-to-partner = Troeven kunnen alleen naar een partner gaan als de partijen vaststaan, er wordt weggelegd en de bieder het eerst weglegt.
misfit-difference = Alleen met twee partijen kan het verschil worden geteld.
misfit-turn-up = Als { $players } spelers elk { $cards } kaarten krijgen, blijft er geen over om om te draaien.
misfit-bids = Het laagste bod, { $min }, is hoger dan het hoogste, { $max }.
misfit-max-bid = Het hoogste bod kan niet { $bid } zijn: een ronde heeft { $sum ->
    [one] 1 punt
   *[other] { $sum } punten
}.
misfit-slam = Niemand kan vijf bieden waar het hoogste bod { $bid } is.
misfit-nobody-bids = Zodra iedereen in de min staat, zou niemand kunnen bieden en zou elke ronde worden ingegooid.
misfit-nobody-offers = Elke ronde zou worden ingegooid: in het begin zou elk bod van { $min } of meer voorhand op het doel brengen, en voorhand mag niet voor vier uitkomen.
misfit-pegging = In een spel met bieden kunnen kaarten niet meteen worden bijgezet: een mislukt bod zou de punten weer afnemen.
misfit-tie = Bij gelijke stand kan Spel alleen met twee partijen gaan naar de partij die niet heeft gegeven.
misfit-trump-order = De troefvolgorde zegt niet waar { $trump } staat.
misfit-joker-turned-up = Een joker heeft geen kleur die troef kan worden, dus een spel waarin een omgedraaide of gecoupeerde kaart troef bepaalt, heeft geen jokers.
misfit-must-bid = Niemand biedt in dit spel, dus niemand zou kunnen winnen.
misfit-moon-target = In een spel over een vast aantal rondes is er geen doel dat de pit kan winnen of kosten.
warning-line = Let op: { $warning }
warning-forced-four = Elke ronde moet iemand { $min ->
    [4] vier
   *[other] { $min }
} bieden, en weinig handen halen dat. De stand kan ver onder nul zakken, en het spel eindigt misschien nooit.
warning-few-bids = Weinig handen zijn goed voor een bod van { $min }, en een ronde waarin niemand biedt wordt ingegooid. Het spel kan honderden rondes duren.
warning-nobody-bids = Zodra voorhand dicht bij het doel staat, mag of wil misschien niemand bieden, en dan wordt de ronde ingegooid. Het spel eindigt misschien nooit.
warning-nobody-wins = Alleen wie biedt kan winnen, en zodra voorhand dicht bij het doel staat mag misschien niemand bieden. Het spel eindigt misschien nooit.
warning-few-winners = Alleen wie biedt kan winnen, en weinig handen zijn goed voor een bod van { $min }. Het spel eindigt misschien nooit.
warning-reckless-bids = Alleen wie biedt kan winnen, en een mislukt bod kost de bieder niets, dus biedt iedereen misschien te veel. Het spel eindigt misschien nooit.
warning-free-moon = Pit levert niets op en kost niets: iedereen kan de anderen zonder risico het bod afnemen.
warning-long = Een spel tot { $target } met { $sides } partijen kan honderden rondes duren.
misfit-proposal = Zo zou het kloppen ({ $changes }).
refused-discard = { $count ->
    [one] Leg precies 1 kaart weg.
   *[other] Leg precies { $count } kaarten weg.
}
refused-no-discard = Er valt nu niets weg te leggen.
refused-trumps-only = In dit spel worden alleen troeven gespeeld.
refused-first-lead = De eerste kaart moet een troef zijn, en je hebt er een.
refused-joker-first = De eerste kaart mag geen joker zijn: je hebt een andere.
refused-forced-bid = Alle anderen hebben gepast: de gever moet { $min } of meer bieden.
refused-held-to = Alle anderen hebben gepast: de gever moet precies { $bid } bieden.
refused-discard-range = Leg ten minste { $min } en ten hoogste { $max } kaarten weg.
refused-discard-trump = De kaart { card-alone } is een troef en blijft zolang je een andere kaart kunt wegleggen.
refused-discard-scoring = De kaart { card-alone } telt en blijft zolang je een andere troef kunt wegleggen.
refused-discard-spared = { $kind ->
    [highest] De kaart { card-alone } blijft: je eerste kaart moet hoger zijn dan de troeven die je weglegt.
   *[scoring] De kaart { card-alone } telt en gaat aan deze tafel niet weg.
}
refused-discard-must = { $kind ->
    [idle] De kaart { card-alone } telt niet en moet weg.
   *[plain] De kaart { card-alone } is geen troef en moet weg.
}
refused-discard-most = De rest mag je houden: leg ten hoogste { $max ->
    [one] 1 kaart
   *[other] { $max } kaarten
} weg.
refused-keep = Bewaar precies { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
refused-still-discarding = Het wegleggen is niet klaar: er wordt nog niet gespeeld.
refused-no-seat = Niemand zit op plaats { $seat }.
refused-unsettled = { $who ->
    [you] Beantwoord eerst de vraag.
   *[one] { $name } moet eerst nog iets beslissen.
}
refused-not-now = { $remark ->
    [rest] Je kunt de rest nu niet claimen.
    [lay-down] Je hand kan nu niet worden neergelegd.
    [take-back] Geen van je kaarten kan nog worden teruggenomen.
    [renege] Verzaken kun je alleen melden van een tegenstander, als er een slag compleet is, en alleen waar de spelers er zelf op letten.
    [call-card] Geen tegenstander heeft die kaart getoond, of je kunt die nu niet opeisen.
    [call-partner] Je vraagt nu geen partner, of je hebt die kaart zelf.
    [first-pitcher] Niemand vraagt je nu wie het eerst uitkomt.
    [expose] Je kunt die kaart nu niet tonen.
    [look] Je hebt je kaarten al gezien.
    [override] Niemand is uitgekomen voordat jij kon bieden.
    [decline] Er valt voor jou niets te laten liggen.
    [withdraw] Niemand is verkeerd uitgekomen: er valt niets terug te laten nemen.
    [let-stand] Niemand is verkeerd uitgekomen: er valt niets te laten liggen.
    [name] Je noemt nu geen troef.
    [demand] Je hebt nu niets te eisen.
    [end-by-score] Het spel kan pas op de stand eindigen als er { $hands } keer is gegeven zonder dat iemand dichter bij het doel kwam.
    [weak-hand] Een zwakke hand tonen mag alleen voordat je voor het eerst iets zegt, en alleen als die zo zwak is als deze tafel vraagt.
   *[content] Niemand vraagt of je iets te melden hebt.
}
refused-no-mistakes = Aan deze tafel kunnen geen fouten worden gemaakt, dus er valt niets te melden.
refused-not-certain = De anderen zouden nog een slag kunnen halen.
refused-not-worthless = Je hand neerleggen mag alleen als je aan de beurt bent, zonder troef, zonder kaart boven de negen en zonder kaart die punten telt.
refused-seller-out = Met { $bid } zou de verkoper door de prijs uit zijn: bied minder.
refused-gift-wins = Het punt zou het spel beëindigen, en dat mag aan deze tafel niet: geef kaarten bij.
refused-must-pass = Na een bod dat niet mag, moet je passen.
refused-word-not-now = Dat kan nu niet worden gezegd.
refused-lead-trump = Jij hebt troef genoemd: je moet eerst met een troef uitkomen.
refused-demanded = { $demand ->
    [highest] De troefmaker eist je hoogste kaart van de gevraagde kleur.
    [lowest] De troefmaker eist je laagste kaart van de gevraagde kleur.
    [trump] De troefmaker eist een troef.
   *[no_trump] De troefmaker eist dat je geen troef speelt.
}
refused-called = De tegenstanders hebben { $card } opgeëist: speel die.
refused-play-higher = Je hebt { $card } weggelegd: je eerste kaart moet hoger zijn.
refused-partner-card = De troefmaker heeft met { $card } een partner gevraagd: speel die in de eerste slag.

## De uitslag van een ronde

result-made = { $who ->
    [you] Jij bood { $bid } en haalde { $made }
   *[one] { $name } bood { $bid } en haalde { $made }
}
result-with-partner = { $result }, met { $partner }
result-alone = { $result }, alleen
result-smudge = { $who ->
    [you] Jij hebt de smudge gehaald
   *[one] { $name } heeft de smudge gehaald
}
result-smudge-failed = { $who ->
    [you] Jij bood smudge en haalde { $made }
   *[one] { $name } bood smudge en haalde { $made }
}
result-claim = { $who ->
    [you] Je hebt de rest van de slagen terecht geclaimd.
   *[one] { $name } heeft de rest van de slagen terecht geclaimd.
}
result-free = { $who ->
    [you] Jij kwam uit zonder bod en haalde { $made }
   *[one] { $name } kwam uit zonder bod en haalde { $made }
}
result-free-named = { $who ->
    [you] Jij noemde troef zonder bod en haalde { $made }
   *[one] { $name } noemde troef zonder bod en haalde { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: { $bid } eraf.
    [failed] { $headline }: { $bid } voor de anderen.
   *[no] { $headline }.
}
reason-made = Gehaald met { $points }.
reason-made-free = { $points }, zonder bod om te halen.
reason-none-free = Geen van de punten.
reason-set-back = { $count ->
    [0] Geen van de punten is gehaald.
    [one] { $points } was niet genoeg.
   *[other] { $points } waren niet genoeg.
}
stamp-set-back = Nat
stamp-failed = Nat
stamp-made = Gehaald
stamp-smudge = Smudge

award-high = De hoogste troef in de ronde was { card }{ $by }.
award-high-held = De hoogste troef in het spel was { card }{ $by }.
award-low-kept = De laagste troef in de ronde was { card }{ $by }.
award-low-held = De laagste troef in het spel was { card }{ $by }.
award-low-taken = De laagste troef in de ronde was { card }. { $taker ->
    [you] Jij hebt
   *[one] { $taker_name } heeft
} die gehaald, maar Laag blijft { $owner ->
    [you] van jou
   *[one] van { $owner_name }
}.
award-low-held-taken = De laagste troef in het spel was { card }. { $taker ->
    [you] Jij hebt
   *[one] { $taker_name } heeft
} die gehaald, maar Laag blijft { $owner ->
    [you] van jou
   *[one] van { $owner_name }
}.
award-low-won = De laagste troef in de ronde, { card }, { $owner ->
    [you] van jou
   *[one] van { $owner_name }
} gehaald { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}{ $by }.
award-low-home = De laagste troef in de ronde, { card }, gered { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Jouw { suit }boer gehaald
   *[one] De { suit }boer van { $owner_name } gehaald
} { $trick ->
    [0] met de rest
   *[other] met { $with } in slag { $trick }
}{ $by }.
award-jack-hung = Een gevangen boer is { $points } waard.
award-jack-kept = De { suit }boer gered { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}{ $by }.
award-jack-absent = De { suit }boer was niet in het spel.
award-card-absent = { card-alone } was niet in het spel.
award-card-player = { card-alone } gespeeld { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}, dus de punten blijven{ $by }.
award-card-kept = { card-alone } gered { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}{ $by }.
award-card-taken = { card-alone } van { $owner ->
    [you] jou
   *[one] { $owner_name }
} gehaald { $trick ->
    [0] met de rest
   *[other] in slag { $trick }
}{ $by }.
award-last = De laatste slag gehaald{ $by }.
award-none = Niemand heeft het gehaald.
award-game = { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
} tegen { $next }. Wie er de meeste heeft, krijgt Spel.
award-game-tie = { $names } hebben elk { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: niemand krijgt Spel.
award-game-tie-carry = { $names } hebben elk { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: niemand krijgt Spel, en in de volgende ronde is Spel { $carry } meer waard.
award-game-carried = Daarvan { $carry } van eerder.
award-game-tie-eldest = Elk { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: bij gelijke stand gaat Spel naar voorhand.
award-game-tie-side = Elk { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: bij gelijke stand gaat Spel naar de partij die niet heeft gegeven.
award-game-tie-jokers = Elk { $points ->
    [one] 1 kaartpunt
   *[other] { $points } kaartpunten
}: bij gelijke stand gaat Spel naar wie de meeste jokers heeft gehaald.
award-won-before = Het spel was gewonnen voordat dit telde.
award-nobody = Niemand
award-by = { $who ->
    [you] {" "}(jij)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = bijgezet
award-lost = verloren: bod niet gehaald
award-not-better = de andere partij haalde meer
award-card-dead = { card-alone } is weggelegd en telt voor de partij die troef heeft genoemd.
award-card-discarded = { card-alone } is weggelegd.

hand-title = Ronde { $number } is voorbij
hand-set-back = nat
hand-set-back-with = nat; { $points }
hand-failed = niets, bod niet gehaald
hand-failed-with = niets, bod niet gehaald; { $points }
hand-bid-taken = het bod van { $bid }
hand-bid-taken-with = { $points }; het bod van { $bid }
hand-difference = het verschil, { $points }
hand-moon = pit
hand-pegged = { $points } bijgezet
hand-nothing = niets
hand-next = { $who ->
    [you] Nog niemand heeft gewonnen. Jij geeft ronde { $number }.
   *[one] Nog niemand heeft gewonnen. { $name } geeft ronde { $number }.
}
hand-review = Terugkijken
hand-continue = Verder
brief-dealt = { $who ->
    [you] aan jou gegeven
   *[one] aan { $name } gegeven
}
brief-held = { $who ->
    [you] jij had hem
   *[one] { $name } had hem
}
brief-kept = { $who ->
    [you] jij houdt hem
   *[one] { $name } houdt hem
}
brief-took = { $who ->
    [you] jij pakt hem
   *[one] { $name } pakt hem
}
brief-game = { $points } tegen { $next }
brief-tie = elk { $points }
brief-absent = niet in het spel
count-short = { $who ->
    [you] Jij haalde { $made } van { $bid }
    [several] { $name } haalden { $made } van { $bid }
   *[one] { $name } haalde { $made } van { $bid }
}
count-standing = { $place ->
    [lead] { $by } voor, nog { $left } te gaan.
    [behind] { $by } achter, nog { $left } te gaan.
   *[level] Gelijk, nog { $left } te gaan.
}
count-standing-hands = { $place ->
    [lead] { $by } voor.
    [behind] { $by } achter.
   *[level] Gelijk.
}
count-skip = Overslaan
hand-on = Volgende ronde
result-eldest = { $who ->
    [you] Jij kwam uit en haalde { $made }
   *[one] { $name } kwam uit en haalde { $made }
}
result-trump = { suit-capital } was troef. { $made }
result-side-made = { $who ->
    [you] Jij haalde { $made }
    [your-side] { $name } haalden { $made }
    [several] { $name } haalden { $made }
   *[one] { $name } haalde { $made }
}
result-side-points = { $name }: { $points }.
result-early = De ronde is niet uitgespeeld
result-early-about = Het spel was al beslist voor het tellen.
award-not-played = Om dit punt is niet gespeeld.

## Het einde van het spel

end-title = { $who ->
    [you] Jij wint het spel
    [your-side] { $name } winnen het spel
    [several] { $name } winnen het spel
   *[one] { $name } wint het spel
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Jij hebt gewonnen
    [your-side] { $name } hebben gewonnen
    [several] { $name } hebben gewonnen
   *[one] { $name } heeft gewonnen
}
end-lost = { $who ->
    [you] Jij hebt verloren
   *[your-side] { $name } hebben verloren
}
end-came = { $who ->
    [you] Jij bent { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[7] laatste
    }
   *[your-side] { $name } zijn { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[7] laatste
    }
}
end-hands = { $hands ->
    [one] na één ronde
   *[other] na { $hands } rondes
}
end-standing = { $own } tegen { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = Ronde { $number } gaf de doorslag: { $said }
end-caught = { $taker ->
    [you] Jij haalt
   *[one] { $taker_name } haalt
} { card-object } van { $owner ->
    [you] jou
   *[one] { $owner_name }
} met { $with }.
end-saved = { $who ->
    [you] Jij redt
   *[one] { $name } redt
} { card-object }.
end-made = { $who ->
    [you] Jij haalt
   *[one] { $name } haalt
} { $point } met { card-with }.
end-smudge = Een smudge wint meteen: vier geboden en alle vier de punten gehaald.
end-moon = Een pit wint meteen: geboden, en alles wat telt is gehaald.
end-all-four = Alle vier de punten in één ronde winnen meteen.
end-bidder-first = Uit met { $points }{ $contested ->
    [yes] : een troefmaker die het bod haalt, telt het eerst.
   *[no] .
}
end-point = { $rid ->
    [yes] Alle { $target } fiches kwijt
   *[no] { $target } bereikt
} met { $point }.{ $contested ->
    [yes] {" "}De punten tellen in de volgorde { $order }.
   *[no] {""}
}
end-lead = Twee of meer voor op alle anderen, met { $points }.
end-last-hand = Met de beste stand na de laatste ronde, { $points }.
end-fall = Met de beste stand, { $points }, toen iemand { $lost } of meer onder nul stond.
end-higher-score = { $target } bereikt met de hoogste stand, { $points }.
end-receives = { $who ->
    [you] Jij krijgt { $amount }
    [your-side] { $name } krijgen { $amount }
    [several] { $name } krijgen { $amount }
   *[one] { $name } krijgt { $amount }
}
end-pays = { $who ->
    [you] Jij betaalt { $amount }
    [your-side] { $name } betalen { $amount }
    [several] { $name } betalen { $amount }
   *[one] { $name } betaalt { $amount }
}
end-pays-nothing = { $who ->
    [you] Jij betaalt niets
    [your-side] { $name } betalen niets
    [several] { $name } betalen niets
   *[one] { $name } betaalt niets
}
end-settling-rule = Eén van elke verliezer, twee bij een stand van nul of lager.
end-settling-bonus = Eén van elke verliezer, twee bij een stand van nul of lager, en één extra voor elke keer nat.
# Waarom iemand betaalt wat wordt betaald.
end-why = { $base ->
    [2] twee voor een stand van nul of lager
   *[1] een voor het verlies
}{ $bonus ->
    [0] {""}
    [one] , een voor één keer nat
   *[other] , { $bonus } voor { $bonus } keer nat
}
end-review = Die ronde
end-home = Klaar
end-play-again = Revanche
# Een lijst van wie hoeveel boden heeft gehaald: “Boden gehaald: jij 3 van 4, Ana 1 van 2.”
end-bids = Boden gehaald: { $bids }.
end-bids-of = { $who ->
    [you] jij { $made } van { $of }
   *[one] { $name } { $made } van { $of }
}
end-best-hand = Beste ronde: { $who ->
    [you] jij met { $points }
    [your-side] { $name } met { $points }
    [several] { $name } met { $points }
   *[one] { $name } met { $points }
} in ronde { $number }.
end-by = { $rid ->
    [yes] Alle { $target } fiches kwijt
   *[no] { $target } bereikt
} { $by ->
    [turn-up] met de keerkaart
    [earlier] in een eerdere ronde
    [gift] met het punt na het bedelen
    [sale] met de prijs van het uitkomen
    [bid-taken] met het bod dat de anderen niet haalden
    [difference] met het verschil
    [misdeal] met het punt voor verkeerd geven
    [look] met de punten voor te vroeg kijken
    [renege] met de punten voor verzaken
    [moon] met de pit
   *[slam] met het vijfde punt van de smudge
}.
end-score = Met de beste stand, { $points }, nadat er { $hands } keer is gegeven zonder dat iemand dichter bij het doel kwam.
end-forfeit = De anderen hielden een hoge troef achter, en dat kost hun het spel.
end-reds-even = { $who ->
    [you] Jij wint of verliest geen rode fiches
    [your-side] { $name } winnen of verliezen geen rode fiches
    [several] { $name } winnen of verliezen geen rode fiches
   *[one] { $name } wint of verliest geen rode fiches
}
end-reds-won = { $who ->
    [you] Jij wint { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
    [your-side] { $name } winnen { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
    [several] { $name } winnen { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
   *[one] { $name } wint { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
}
end-reds-lost = { $who ->
    [you] Jij verliest { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
    [your-side] { $name } verliezen { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
    [several] { $name } verliezen { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
   *[one] { $name } verliest { $amount ->
        [one] 1 rode fiche
       *[other] { $amount } rode fiches
    }
}

## De avond: meer spellen, en wie wie iets schuldig is

evening-title = Deze avond
evening-none = Er is vanavond nog geen spel uitgespeeld.
evening-about = { $games ->
    [one] Deze avond: één spel.
   *[other] Deze avond: { $games } spellen.
}
evening-game = Spel { $number }, { $game }: { $who ->
    [you] jij wint
    [several] { $winners } winnen
   *[one] { $winners } wint
}.
evening-balance = { $who ->
    [you] Jij { $sign ->
        [won] hebt { $amount } gewonnen
        [lost] hebt { $amount } verloren
       *[even] staat quitte
    }
   *[one] { $name } { $sign ->
        [won] heeft { $amount } gewonnen
        [lost] heeft { $amount } verloren
       *[even] staat quitte
    }
}
evening-pays = { $from ->
    [you] Jij betaalt
   *[one] { $from_name } betaalt
} { $to ->
    [you] jou
   *[one] { $to_name }
} { $amount }.
evening-even = Niemand is iets schuldig.
evening-new = Nieuwe avond beginnen
evening-begun = Een nieuwe avond begint. Niemand is iets schuldig.

## Het regelblad: elke regel in gewone woorden. Na “was:” de waarde van de gedrukte regels.

rule-players = { $players ->
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
   *[7] Zeven
} spelers, { $teams ->
    [pairs] in paren; partners zitten tegenover elkaar
    [threes] in twee partijen van drie, om en om aan tafel
    [called] elk met een eigen stand; elke ronde vraagt de troefmaker een partner
    [four-in-pairs] in paren, omdat het er vier zijn; met een ander aantal speelt ieder voor zich
    [others-alone] ieder voor zich; alleen met vier wordt in paren gespeeld
   *[none] ieder voor zich
}. { $only ->
    [yes] Met een ander aantal kan het niet.
   *[no] Het spel is voor { $min } tot en met { $max } spelers.
}
rule-direction = { $direction ->
    [ccw] Er wordt naar rechts gegeven en gespeeld, tegen de klok in. Wie rechts van de gever zit, heet voorhand en begint; na elke ronde gaat het geven naar rechts.
   *[cw] Er wordt naar links gegeven en gespeeld, met de klok mee. Wie links van de gever zit, heet voorhand en begint; na elke ronde gaat het geven naar links.
}
rule-pack = { $pack ->
    [full] Gespeeld wordt met 52 kaarten, van twee tot en met aas
    [short] Gespeeld wordt met 32 kaarten, van zeven tot en met aas
   *[other] Gespeeld wordt met { $cards } kaarten: in elke kleur { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , en een joker.
   *[other] , en twee jokers.
} In elke kleur is de aas het hoogst, dan heer, vrouw, boer, tien en zo omlaag.
rule-pack-shrinks = { $shrinks ->
    [yes] Bij minder spelers blijven de laagste kaarten eruit: het spel heeft zoveel van zijn hoogste rangen dat er na het geven minstens twee kaarten over zijn.
   *[no] Het spel heeft dezelfde kaarten, met hoeveel er ook gespeeld wordt.
}
rule-off-trumps = { $count ->
    [0] Geen kaart van een andere kleur is troef.
    [1] Ook deze kaart van de andere rode of zwarte kleur is troef: { $ranks }. Is harten troef, dan hoort die kaart van ruiten bij harten en niet bij ruiten.
   *[other] Ook deze kaarten van de andere rode of zwarte kleur zijn troef: { $ranks }. Is harten troef, dan horen die kaarten van ruiten bij harten en niet bij ruiten.
}
rule-trump-order = De troeven van hoog naar laag: { $order }.
rule-joker-order = { $order ->
    [first_high] Vallen beide jokers in dezelfde slag, dan is de eerste hoger.
    [second_high] Vallen beide jokers in dezelfde slag, dan is de tweede hoger.
   *[fixed] De jokers zijn gemerkt: één ervan is altijd hoger.
}
rule-joker-led = { $led ->
    [anything] Wordt er met een joker uitgekomen, dan mogen de anderen elke kaart spelen.
   *[trumps] Wordt er met een joker uitgekomen, dan moeten de anderen troef spelen als ze kunnen.
}
rule-pitched-wild = { $wild ->
    [own] De eerste kaart maakt altijd de eigen kleur troef.
    [spades] Komt iemand het eerst met een joker uit, dan is schoppen troef. Elke andere kaart maakt de eigen kleur troef.
    [no-joker] Met een joker mag je niet het eerst uitkomen, tenzij je niets anders hebt: dan is schoppen troef. Elke andere kaart maakt de eigen kleur troef.
    [joker] Komt de troefmaker uit met een joker, dan noemt die daarna een kleur naar keuze als troef.
    [off] Komt de troefmaker uit met { $ranks }, dan noemt die daarna troef: de kleur van de kaart, of de andere rode of zwarte kleur.
   *[joker-and-off] Komt de troefmaker uit met een joker, dan noemt die daarna een kleur naar keuze als troef. Bij { $ranks } noemt de troefmaker de kleur van de kaart, of de andere rode of zwarte kleur.
}
rule-low-joker = { $low ->
    [yes] Een joker kan Laag zijn.
   *[no] Een joker is nooit Laag: Laag is de laagste troef die geen joker is.
}
rule-deal = { $cards ->
    [one] Ieder krijgt één kaart
   *[other] Ieder krijgt { $cards } kaarten
}, { $batch } tegelijk.{ $rest ->
    [stock] {" "}De rest is de stok.
    [yes] {" "}De rest blijft dicht liggen.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Er is geen blinde.
    [own] Ieder krijgt ook een eigen blinde van { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, die dicht blijft liggen tot troef is genoemd.
   *[bidder] Er gaat ook een blinde van { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } dicht op tafel.
}
rule-first-deal = { $draw ->
    [yes] Iedereen trekt een kaart, en de hoogste geeft het eerst.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Voor
       *[no] Voor
    } de eerste gift coupeert de speler vóór de gever; elk deel houdt minstens vijf kaarten.
   *[no] { $draw ->
        [yes] {""}
       *[no] Het couperen wordt niet getoond.
    }
}
rule-trump = { $by ->
    [turn_up] Na het geven wordt de volgende kaart omgedraaid. Die kleur is troef, tenzij voorhand om een andere bedelt. Voorhand komt het eerst uit.
    [sale] De eerste kaart die wordt uitgespeeld, bepaalt troef voor de ronde. Voorhand heeft het recht daartoe, het uitkomen, en mag dat houden of verkopen.
    [eldest] Er wordt niet geboden. Voorhand komt uit: de eerste kaart bepaalt troef voor de ronde.
    [stock_top] De kleur van de eerste kaart van de stok is troef. Voorhand komt het eerst uit.
    [cut] Voor het geven wordt een kaart gecoupeerd, getoond en teruggelegd: die kleur is troef. Voorhand komt het eerst uit.
    [auction-announced] De hoogste bieder noemt de troefkleur van de ronde.
    [sale-announced] Voorhand heeft het recht om de troefkleur van de ronde te noemen, het uitkomen, en mag dat houden of verkopen.
   *[auction] De hoogste bieder komt uit: de eerste kaart bepaalt troef voor de ronde.
}
rule-first-lead = { $leader ->
    [eldest] Voorhand komt uit in de eerste slag
    [partner_with_one_trump] In de eerste slag komt de partner van wie troef heeft genoemd uit, als die precies één troef heeft, en anders wie troef heeft genoemd
   *[pitcher] Wie troef heeft genoemd, komt uit in de eerste slag
}{ $lead ->
    [trump] {""}, en moet dat met een troef doen als die in de hand zit.
    [only-trumps] {"."}
   *[any] {""}, met een kaart naar keuze.
}
rule-first-pitcher = { $first ->
    [first_jack] De kaarten worden open gegeven tot iemand een boer krijgt: die speler is voorhand in de eerste ronde.
    [colour_guess] Voor de eerste ronde wordt rood of zwart geraden: wie het goed raadt, is voorhand.
    [high_cut] Voor de eerste ronde coupeert van elke partij één speler: wie de hoogste kaart heeft, is voorhand.
    [high_cut_chooses] Voor de eerste ronde coupeert van elke partij één speler: wie de hoogste kaart heeft, zegt wie voorhand is.
    [low_cut] Voor de eerste ronde coupeert van elke partij één speler: wie de laagste kaart heeft, is voorhand.
    [two_of_diamonds] Wie in de eerste ronde ruitentwee krijgt, is voorhand; krijgt niemand die, dan is het wie naast de gever zit.
   *[by_deal] In de eerste ronde is voorhand wie naast de eerste gever zit.
}
rule-sale = Voorhand mag meteen uitkomen, maar moet dan vier punten halen. Anders is het uitkomen te koop.
rule-bids = { $sale ->
    [yes] De anderen bieden er om de beurt op, de gever het laatst
   *[no] Voorhand biedt het eerst, de gever het laatst
}: { $calls }. { $rounds ->
    [continuous] Het bieden gaat rond tot er één bieder over is; wie heeft gepast, doet niet meer mee.
   *[single] Iedereen biedt of past één keer.
} Elk bod moet hoger zijn dan het vorige.
rule-privilege = { $privilege ->
    [max] De gever mag een bod van { $max } voor hetzelfde aantal overnemen, maar moet elk lager bod overbieden.
    [yes] De gever mag het hoogste bod voor hetzelfde aantal overnemen.
    [later-max] Iedereen mag een bod van { $max } voor hetzelfde aantal overnemen, maar moet elk lager bod overbieden.
    [later] Iedereen mag het hoogste bod voor hetzelfde aantal overnemen.
   *[no] Ook de gever moet hoger bieden om het uitkomen te krijgen.
}{ $twice ->
    [yes] {" "}Niemand biedt twee keer hetzelfde aantal.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Een bod van { $max } beëindigt het bieden, en alleen voorhand kan het nog overnemen.
    [yes] Een bod van { $max } beëindigt het bieden, en niemand kan het overnemen.
   *[no] Een bod van { $max } beëindigt het bieden niet.
}
rule-no-moon = Niemand kan pit bieden, een bod boven elk getal.
rule-moon = Pit is een bod boven elk getal{ $taken ->
    [dealer] {","} en de gever mag het overnemen door het ook te bieden.
    [later] {","} en iedereen mag het overnemen door het ook te bieden.
   *[nobody] {":"} het beëindigt het bieden, en niemand kan het overnemen.
} { $needs ->
    [points_and_tricks] Het is gehaald met alles wat telt en alle slagen.
   *[points] Het is gehaald met alles wat telt.
} { $moon ->
    [points] Het levert { $stake } op als het lukt en kost { $stake } als het mislukt.
    [points_or_game] Het levert { $stake } op als het lukt en kost { $stake } als het mislukt; vanaf een stand van nul win je er het spel mee.
   *[target_or_zero] Vanaf een stand van nul of hoger win je er het spel mee; vanuit de min kom je ermee op nul. Mislukt het, dan kost het { $stake }.
} De anderen krijgen wat ze halen.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Biedt niemand, dan geeft dezelfde gever opnieuw.
    [redeal_next_dealer] Biedt niemand, dan wordt de ronde ingegooid en geeft de volgende.
    [eldest_forced] Biedt niemand, dan komt voorhand uit voor { $min }.
    [eldest_free] Biedt niemand, dan komt voorhand uit zonder iets te hoeven halen.
    [dealer_free] Biedt niemand, dan komt de gever uit zonder iets te hoeven halen.
    [eldest_forced_names] Biedt niemand, dan noemt voorhand troef voor { $min }.
    [eldest_names] Biedt niemand, dan noemt voorhand troef zonder iets te hoeven halen.
    [dealer_names] Biedt niemand, dan noemt de gever troef zonder iets te hoeven halen.
    [dealer_forced_to] Biedt niemand anders, dan moet de gever { $min } bieden.
   *[dealer_forced] Biedt niemand anders, dan moet de gever { $min } of meer bieden.
}
rule-sold = Daarna verkoopt voorhand aan de hoogste bieder, die dan uitkomt, of houdt het uitkomen en moet zelf zoveel punten halen als er is geboden.
rule-seller-credit = { $credit ->
    [immediate] Voorhand krijgt de prijs zodra het uitkomen is verkocht.
   *[none] Voorhand krijgt niets voor het verkopen.
}
rule-refused-credit = { $credit ->
    [yes] Houdt voorhand het uitkomen, dan krijgt de hoogste bieder het geweigerde bod.
   *[no] Houdt voorhand het uitkomen, dan krijgt de hoogste bieder niets voor het bod.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Niemand mag zoveel bieden dat de prijs voorhand op het doel brengt.
   *[none] Elk bod is toegestaan, hoe dicht voorhand ook bij het doel staat.
}
rule-turned = { $scores ->
    [none] De keerkaart telt niets.
   *[some] De keerkaart telt meteen voor de partij van de gever: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Met punten voor een keerkaart kan het spel ter plekke gewonnen zijn.
   *[no] Punten voor een keerkaart beëindigen het spel niet: de ronde wordt gespeeld.
}
rule-beg = { $times ->
    [0] Niemand mag bedelen: de eerste keerkaart beslist.
    [1] Voorhand blijft erbij, en het spelen begint, of bedelt om een andere troefkleur, één keer per gift.
   *[other] Voorhand blijft erbij, en het spelen begint, of bedelt om een andere troefkleur, tot { $times } keer per gift.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Tot dat beslist is, mogen alleen voorhand en gever hun kaarten bekijken.
   *[all] Iedereen mag vooraf de eigen kaarten bekijken.
}
rule-gift = { $to ->
    [beggar] De gever mag de kleur houden: dan krijgt de partij die bedelde meteen een punt, en het spelen begint.
    [all_opponents] De gever mag de kleur houden: dan krijgt elke andere partij meteen een punt, en het spelen begint.
   *[other_side] De gever mag de kleur houden: dan krijgt de andere partij meteen een punt, en het spelen begint.
}
rule-gift-wins = { $wins ->
    [yes] Met dat punt kan het spel gewonnen zijn.
    [not-at-once] Dat mag ook als dat punt iemand op het doel brengt.
   *[no] Dat mag niet als dat punt iemand op het doel zou brengen.
}
rule-run = Of de gever geeft kaarten bij: de keerkaart gaat opzij, iedereen krijgt er drie bij, en de volgende kaart wordt omgedraaid. Is het dezelfde kleur, dan wordt er nog eens bijgegeven. Kaarten die opzij liggen, doen niet mee.
rule-run-hand = { $hand ->
    [discard_to_six] Voordat er wordt uitgekomen, legt iedereen weg tot er { $cards ->
        [one] één over is
       *[other] { $cards } over zijn
    }.
   *[keep_all] De extra kaarten blijven in de hand, en ze worden allemaal gespeeld.
}
rule-run-out = { $out ->
    [kick_remaining] Is de stok niet groot genoeg voor iedereen, dan worden de laatste kaarten een voor een omgedraaid tot de kleur verandert; de allerlaatste blijft gelden.
   *[redeal_same_dealer] Is de stok niet groot genoeg voor iedereen, dan schudt en geeft dezelfde gever opnieuw; punten voor keerkaarten blijven staan.
}
rule-bunch = { $bunch ->
    [yes] In plaats van bij te geven mogen voorhand en gever samen besluiten de kaarten in te gooien en opnieuw te geven.
   *[no] Voorhand en gever mogen de kaarten niet in plaats daarvan ingooien.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Wie geen heer, vrouw of boer heeft en geen kaart die bij een of andere troefkleur kan tellen, mag de hand tonen zolang die nog niets heeft gezegd. Dan geeft dezelfde gever opnieuw.
    [no_ten_no_two] Wie niets boven de negen en geen twee heeft, mag de hand tonen zolang die nog niets heeft gezegd. De hand gaat weg, en daarvoor komen evenveel nieuwe kaarten van de stok, als die genoeg heeft.
   *[off] Niemand mag om een nieuwe gift vragen vanwege een zwakke hand.
}
rule-widow-taken = { $to ->
    [own] Zodra troef is genoemd, neemt iedereen de eigen blinde op.
   *[bidder] { $pitched ->
        [yes] De hoogste bieder neemt de blinde op en komt dan uit.
       *[no] Wie troef noemt, neemt eerst de blinde op.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Niemand speelt met meer kaarten dan er zijn gegeven.
        [one] Niemand speelt met meer dan één kaart.
       *[other] Niemand speelt met meer dan { $size } kaarten.
    }
   *[no] { $size ->
        [0] Iedereen speelt met zoveel kaarten als er zijn gegeven.
        [one] Iedereen speelt met één kaart.
       *[other] Iedereen speelt met { $size } kaarten.
    }
}
# Wie weglegt: iedereen, of iedereen behalve een gever die de rest van de stok neemt.
rule-discarders = { $robber ->
    [yes] iedereen behalve de gever
   *[no] iedereen
}
rule-discard = { $discard ->
    [none] Niemand legt iets weg.
    [plain] Als troef is genoemd, legt { rule-discarders } elke kaart weg die geen troef is.
    [up_to] Als troef is genoemd, mag { rule-discarders } { $max ->
        [one] één kaart wegleggen die geen troef is
       *[other] tot { $max } kaarten wegleggen die geen troef zijn
    }.
    [widow] Als troef is genoemd, legt wie de blinde heeft opgenomen weg tot er { $size ->
        [one] één kaart over is
       *[other] { $size } kaarten over zijn
    }.
   *[to_size] Als troef is genoemd, legt { rule-discarders } weg tot er { $size ->
        [one] één kaart over is
       *[other] { $size } kaarten over zijn
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] Wie meer dan één troef heeft, legt weg tot er één over is
       *[other] Wie meer dan { $size } troeven heeft, legt weg tot er { $size } over zijn
    }.
    [up_to] {" "}{ $size ->
        [one] Wie meer dan één kaart heeft, moet terug naar één
       *[other] Wie meer dan { $size } kaarten heeft, moet terug naar { $size }
    }.
   *[none] {""}
}
rule-discard-trumps = Een troef mag alleen weg als er niets anders is om weg te leggen{ $surplus ->
    [any] {""}, en een troef die telt alleen als er geen andere troef weg kan
   *[other] {""}
}. Weggelegde troeven worden getoond; van andere kaarten is alleen het aantal bekend. Wat is weggelegd, doet niet mee.
rule-refill = { $refill ->
    [yes] Daarna krijgt { $robber ->
        [yes] iedereen behalve de gever
       *[no] iedereen
    } { $size ->
        [one] zonder kaart er één uit de stok
       *[other] met minder dan { $size } kaarten er uit de stok zoveel bij dat het er { $size } zijn
    }.
   *[no] Daar komen geen nieuwe kaarten voor in de plaats.
}
rule-exchange-first = { $first ->
    [bidder] De bieder legt het eerst weg, daarna om de beurt de anderen
   *[eldest] Voorhand legt het eerst weg, daarna om de beurt de anderen
}{ $refill ->
    [yes] ; iedereen legt weg voordat iemand nieuwe kaarten krijgt.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] De gever neemt alles wat er van de stok over is en houdt in totaal { $size ->
        [one] één kaart
       *[other] { $size } kaarten
    } naar keuze, troef of niet: dat heet de stok roven. Troeven die niet worden gehouden, worden getoond en doen niet mee.
    [bidder] Daarna neemt de bieder alles wat er van de stok over is en houdt in totaal { $size ->
        [one] één kaart
       *[other] { $size } kaarten
    } naar keuze, troef of niet. Troeven die niet worden gehouden, worden getoond en doen niet mee.
    [bidder_then_partner] Daarna draait de bieder de rest van de stok kaart voor kaart om, tot er { $size ->
        [one] één troef in de hand is
       *[other] { $size } troeven in de hand zijn
    }; elke troef vervangt een andere kaart.{ $partner ->
        [yes] {" "}Zijn er dan nog kaarten, dan doet de partner hetzelfde.
       *[no] {""}
    }
   *[nobody] Wat er van de stok over is, blijft dicht.
}
rule-short-stock = { $short ->
    [from_discards] Is de stok op, dan worden de handen aangevuld met weggelegde kaarten die geen troef zijn.
   *[fewer] Is de stok op, dan spelen de laatsten met minder kaarten.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Een troef die telt, gaat nooit weg: wie er meer heeft dan kaarten om mee te spelen, houdt ze allemaal.
    [under_first] Een troef die telt, gaat nooit weg: wie er meer heeft dan kaarten om mee te spelen, houdt ze allemaal. De eerste kaart van wie troeven heeft weggelegd, moet hoger zijn dan elk daarvan.
    [to_partner] Troeven die de bieder te veel heeft, gaan naar { $partners ->
        [several] de eerste partner aan de beurt die er plaats voor heeft
       *[one] de partner
    }, zoveel als erbij kunnen: eerst de troeven die tellen, dan de hoogste. Iedereen ziet ze, en de partner, die ze niet mag weigeren, legt er andere kaarten voor weg. Alleen de overige worden weggelegd.
   *[any] Welke troeven weggaan maakt niet uit, zolang de troeven die tellen als laatste gaan.
}
rule-dead-points = { $dead ->
    [maker] Een weggelegde troef die zou tellen, telt voor de partij die troef heeft genoemd.
   *[nobody] Een weggelegde troef telt voor niemand.
}
rule-blind = { $blind ->
    [yes] De partner van de troefmaker mag geen kaarten bekijken voordat er is uitgekomen.
   *[no] Ook de partner van de troefmaker mag de kaarten altijd bekijken.
}
rule-playable = { $playable ->
    [trumps_only] Alleen troeven worden gespeeld. Wie geen troef meer heeft, ligt er voor de rest van de ronde uit; gebeurt dat de winnaar van een slag, dan komt de volgende uit die er nog een heeft. De ronde is voorbij als niemand nog een troef heeft.
   *[all] Alle kaarten worden gespeeld, niet alleen troeven.
}
rule-follow = Wordt troef uitgespeeld, speel dan troef als je kunt. { $ruff ->
    [only_when_void] Wordt een andere kleur uitgespeeld, beken dan als je kunt; introeven mag alleen als je die kleur niet hebt.
   *[anytime] Wordt een andere kleur uitgespeeld, beken of troef in, wat je wilt.
} { $void ->
    [must-trump] Heb je de gevraagde kleur niet, dan moet je introeven als je kunt.
   *[any] Heb je de gevraagde kleur niet, dan speel je een kaart naar keuze.
}
rule-layout = { $layout ->
    [rows] Ieder krijgt { $down ->
        [one] één kaart
       *[other] { $down } kaarten
    } dicht in een rij, en dan evenveel open, op elke één. Je speelt een kaart die open ligt; die eronder wordt meteen omgedraaid en kan van dan af worden gespeeld. Alleen kaarten die open liggen, moeten bekennen.
   *[hand] Ieder heeft zijn kaarten in de hand.
}
rule-draw = { $draw ->
    [face_up] Na elke slag pakken beide spelers de bovenste kaart van de stok, de winnaar het eerst. De stok ligt open, dus elke gepakte kaart is te zien. Is hij op, dan worden de kaarten in de hand gespeeld.
    [face_down] Na elke slag pakken beide spelers de bovenste kaart van de stok, de winnaar het eerst. De stok ligt dicht. Is hij op, dan worden de kaarten in de hand gespeeld.
   *[none] Tijdens het spelen worden geen kaarten gepakt.
}
rule-partner = Voordat er wordt uitgekomen, vraagt de troefmaker een kaart die niet in de eigen hand zit. Wie die heeft, is voor deze ronde de partner, en alle anderen spelen tegen die twee. { $shown ->
    [at_once] De partner maakt zich meteen bekend.
   *[when_played] De partner zwijgt tot de kaart is gespeeld.
} Heeft niemand de kaart, dan speelt de troefmaker alleen.
rule-partner-scores = Iedereen houdt een eigen stand. De troefmaker en de partner krijgen elk wat ze samen halen; elk van de anderen krijgt wat de anderen halen. { $fails ->
    [others] Een mislukt bod gaat naar elk van de anderen.
   *[back] Bij een mislukt bod gaan beiden nat.
}{ $target ->
    [yes] {" "}Bereiken beiden het doel, dan wint de troefmaker.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] De gevraagde kaart moet in de eerste slag worden gespeeld als de spelregels dat toestaan.
   *[no] De gevraagde kaart mag op elk moment worden gespeeld.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Is er een andere kleur uitgespeeld, dan mag je alleen ondertroeven als je niets anders mag spelen.
   *[allowed] Ondertroeven mag: een troef spelen onder een hogere.
}
rule-trick = { $trumps ->
    [only] De hoogste troef haalt de slag, en wie hem haalt komt uit in de volgende.
   *[all] De hoogste troef haalt de slag, of zonder troef de hoogste kaart van de gevraagde kleur. Wie hem haalt, komt uit in de volgende.
}
rule-throw-in = { $throw ->
    [void_and_low] Als troef bekend is, mag wie geen troef heeft en niets boven de negen de hand neerleggen en de rest van de ronde overslaan.{ $low_counts ->
        [yes] {" "}Er mag geen kaart in zitten die voor Spel of als punt telt.
       *[no] {""}
    }
   *[off] Elke hand wordt gespeeld, hoe slecht ook.
}
rule-claims = { $claims ->
    [yes] Wie zeker weet dat alle resterende slagen binnen zijn, mag dat zeggen en de ronde beëindigen.
   *[no] Elke slag wordt uitgespeeld, ook als vaststaat wie de rest haalt.
}
rule-stops-early = { $stops ->
    [yes] Zodra iedereen ziet wie elk punt heeft, worden de resterende slagen niet gespeeld.
   *[no] Er wordt tot het einde gespeeld, ook als er geen punt meer te halen is.
}
rule-high = Hoog, { points-worth }, gaat naar wie de hoogste troef in de ronde heeft gekregen.
rule-high-held = Hoog, { points-worth }, gaat naar wie de hoogste troef in het spel heeft als er wordt uitgekomen.
rule-high-drawn = Hoog, { points-worth }, gaat naar wie de hoogste troef krijgt of pakt.
rule-low = { $low_to ->
    [winner] Laag, { points-worth }, gaat naar wie de laagste troef in de ronde in een slag haalt.
   *[dealt] Laag, { points-worth }, gaat naar wie de laagste troef in de ronde heeft gekregen, wie hem ook haalt.
}
rule-low-drawn = { $low_to ->
    [winner] Laag, { points-worth }, gaat naar wie de laagste troef in een slag haalt.
   *[dealt] Laag, { points-worth }, gaat naar wie de laagste troef krijgt of pakt, wie hem ook haalt.
}
rule-low-held = { $low_to ->
    [winner] Laag, { points-worth }, gaat naar wie de laagste troef in het spel in een slag haalt.
   *[dealt] Laag, { points-worth }, gaat naar wie de laagste troef in het spel heeft als er wordt uitgekomen, wie hem ook haalt.
}
rule-jack = { $hang ->
    [1] Boer, { points-worth }, gaat naar wie de troefboer haalt, als die is gegeven.
   *[other] Boer, { points-worth }, gaat naar wie de troefboer haalt, als die is gegeven. Een gevangen boer, van een andere partij gehaald, is { $hang } waard.
}
rule-no-game = Geen kaart van het spel telt kaartpunten, dus niemand kan Spel halen.
rule-game = Spel, { points-worth }, gaat naar wie in de slagen de meeste kaartpunten haalt: { $values }.{ $partners ->
    [yes] {" "}Partners tellen die samen.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Bij een gelijke stand voor Spel krijgt voorhand het.
    [jokers] Bij een gelijke stand voor Spel krijgt wie de meeste jokers heeft gehaald het; is ook dat gelijk, dan niemand.
    [carry] Bij een gelijke stand voor Spel krijgt niemand het, en wat het waard is komt in de volgende ronde bij Spel.
    [non_dealer_side] Bij een gelijke stand voor Spel krijgt de partij het die niet heeft gegeven.
   *[none] Bij een gelijke stand voor Spel krijgt niemand het.
}
# Wat iets in de lijst van punten waard is.
points-worth = { $worth ->
    [1] één punt
   *[other] { $worth } punten
}
rule-cards = { $count ->
    [1] Deze troef telt voor wie hem in een slag haalt: { $cards }.
   *[other] Elk van deze troeven telt voor wie hem in een slag haalt: { $cards }.
}
rule-cards-played = { $count ->
    [1] Deze troef telt voor wie hem speelt, ook als de slag verloren gaat: { $cards }.
   *[other] Elk van deze troeven telt voor wie hem speelt, ook als de slag verloren gaat: { $cards }.
}
rule-plain-cards = Kaarten die in elke kleur behalve troef tellen: { $cards }.
rule-plain-cards-played = Kaarten die in elke kleur behalve troef tellen voor wie ze speelt, ook als de slag verloren gaat: { $cards }.
# Een kaart die telt, in een lijst: “Vijf (5 punten)”.
rule-card-worth = { $point } ({ $worth ->
    [1] 1 punt
   *[other] { $worth } punten
})
rule-pegging = { $pegging ->
    [as_won] Kaarten die tellen, worden bijgezet zodra de slag is gehaald; zijn het er meer, dan in de volgorde van de punten. Wie daarmee het doel bereikt, wint meteen, en de ronde wordt niet uitgespeeld. Wat verder telt, komt er aan het eind van de ronde bij.
    [to_the_end] Kaarten die tellen, worden bijgezet zodra de slag is gehaald; zijn het er meer, dan in de volgorde van de punten. Wat verder telt, komt er aan het eind van de ronde bij.
   *[at_end] Kaarten die tellen, worden geteld als de ronde voorbij is.
}
rule-last = De laatste slag, { points-worth }, gaat naar wie hem haalt.
rule-one-card = Eén kaart kan meer punten waard zijn: de enige troef in de ronde is Hoog en Laag tegelijk.
rule-set-back = { $score_as ->
    [difference] Is het bod gehaald, dan krijgt de partij die het meest heeft gehaald het verschil; hebben beide evenveel, dan krijgt niemand iets.
    [difference-free] Is het bod gehaald, of is er niet geboden, dan krijgt de partij die het meest heeft gehaald het verschil; hebben beide evenveel, dan krijgt niemand iets.
   *[all] Een troefmaker die het bod haalt, krijgt elk gehaald punt.
} { $set_scoring ->
    [keep_and_setback] Een troefmaker die het niet haalt, houdt de gehaalde punten maar verliest het bod: dat heet nat gaan.
    [others_take_bid] Een troefmaker die het niet haalt, krijgt niets en verliest niets, maar de anderen krijgen het bod boven op wat ze halen.
   *[setback_only] Een troefmaker die het niet haalt, krijgt niets en verliest het bod: dat heet nat gaan.
}{ $others ->
    [if-made] {" "}Is het bod gehaald, dan krijgen ook de anderen wat ze halen.
    [if-failed] {" "}De anderen krijgen dan wat ze halen.
    [none] {""}
   *[always] {" "}De anderen krijgen in elk geval wat ze halen.
}
rule-all-score = Iedereen krijgt elk gehaald punt.
rule-hole = Wie onder nul staat, staat in de min; de stand wordt op het blok omcirkeld.
all-points = { $sum ->
    [4] alle vier de punten
   *[other] elk punt dat er is
}
rule-smudge = { $smudge ->
    [any_all_four] Wie in één ronde { all-points } haalt, wint meteen, wat het bod of de stand ook is.
    [slam_bid_five] Een bod van vijf is een smudge: haal alle vier de punten en elke slag, en het levert vijf op; anders kost het er vijf.
    [slam_without_bids] Een smudge is een bod van vijf, maar in dit spel wordt niet geboden, dus niets wint meteen.
    [four_without_bids] Een smudge is een bod van vier, maar in dit spel wordt niet geboden, dus niets wint meteen.
    [off_without_bids] Met { all-points } in één ronde win je niet meteen.
    [off] Een gehaald bod van vier levert de punten op en wint niet meteen.
   *[bid_four_made] Een bod van vier is een smudge: haal { all-points } en je wint meteen.
}
rule-smudge-hole = { $hole ->
    [winning] Ook in de min wint een smudge.
    [four-negative] In de min levert een smudge alleen de vier punten op.
    [four-zero] Bij nul of lager levert een smudge alleen de vier punten op.
    [forbidden-negative] In de min mag je geen smudge bieden.
   *[forbidden-zero] Bij nul of lager mag je geen smudge bieden.
}
rule-target = Wie het eerst { $target } heeft, wint.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] Het spel duurt tot iedereen één keer heeft gegeven, en de hoogste stand wint.
       *[other] Het spel duurt tot iedereen { $hands } keer heeft gegeven, en de hoogste stand wint.
    }
   *[hands] { $hands ->
        [1] Het spel duurt één ronde, en de hoogste stand wint.
       *[other] Het spel duurt { $hands } rondes, en de hoogste stand wint.
    }
} Hebben meerdere die, dan gaat het ronde voor ronde door tot iemand voorstaat. { $length ->
    [deals] Ingegooide rondes tellen niet mee; geeft de volgende dan, dan komt die ronde ervoor in de plaats.
   *[hands] Ingegooide rondes tellen niet mee.
}
rule-count-down = { $down ->
    [yes] Er wordt met fiches geteld, van het doel af naar nul: voor elk punt gaat er één weg, voor elk verloren punt komt er één terug.
   *[no] Het blok telt op.
}
rule-going-out = { $going_out ->
    [strict_order] Bereiken twee in één ronde het doel, dan tellen de punten in de volgorde { $order }, en wint wie er het eerst is.
    [higher_score] Bereiken twee in één ronde het doel, dan wint de hoogste stand; bij gelijke stand die van een troefmaker die het bod heeft gehaald, en anders gaat het spel door.
    [bidder_at_once] Een troefmaker die het bod heeft gehaald en zeker is van het doel, wint meteen, en daarmee eindigt de ronde. Bereiken twee anderen het in één ronde, dan tellen de punten in de volgorde { $order }.
   *[bidder_first] Bereiken twee in één ronde het doel, dan telt een troefmaker die het bod heeft gehaald het eerst; daarna { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Alleen een troefmaker die in die ronde het bod haalt kan winnen, of wie { all-points } haalt.
    [yes] Alleen een troefmaker die in die ronde het bod haalt, kan winnen.
   *[no] Iedereen kan winnen, niet alleen de troefmaker.
}
rule-stop-short = { $short ->
    [yes] Wie in een ronde niet kan winnen, blijft op { $most } staan; punten daarboven vervallen.
   *[no] Een stand mag voorbij het doel gaan zonder te winnen.
}
rule-win-by-two = { $two ->
    [yes] De winnaar moet twee punten op iedereen voorstaan; anders gaat het spel door.
   *[no] Eén punt voorsprong is genoeg.
}
rule-lost-at = { $points ->
    [0] Geen stand is zo laag dat het spel verloren is.
   *[other] Wie { $points } of meer onder nul staat, heeft verloren: het spel is afgelopen, en de beste stand wint.
}
rule-settlement = { $settlement ->
    [off] De verliezers betalen niets.
   *[one_two] Aan het eind betaalt elke verliezer de winnaar één, of twee bij een stand van nul of lager.
}
rule-setback-bonus = { $bonus ->
    [yes] Elke verliezer betaalt één extra voor elke keer nat.
   *[no] Nat gaan kost aan het eind niets extra.
}
rule-basis = { $basis ->
    [at_win] De standen op het moment van winnen gelden.
   *[full_hand] De standen na de hele laatste ronde gelden.
}
rule-red-pool = { $red ->
    [0] Niemand legt voor het spel rode fiches in de pot. De winnaar krijgt wat erin komt.
    [one] Voor het spel legt iedereen { $red } rode fiche in de pot. De winnaar krijgt de pot.
   *[other] Voor het spel legt iedereen { $red } rode fiches in de pot. De winnaar krijgt de pot.
}
rule-mistakes = { $mode ->
    [table] Spelers kunnen fouten maken, zoals aan een echte tafel. De regels hieronder zeggen wat dat kost.
   *[enforced] Er kunnen geen fouten worden gemaakt: alleen wat de regels toestaan, kan worden geboden of gespeeld.
}
rule-misdeal-shown = { $which ->
    [any] Het is verkeerd gegeven als er bij het geven een kaart te zien is.
    [none] Een kaart die bij het geven te zien is, geldt niet als verkeerd geven.
   *[some] Het is verkeerd gegeven als er bij het geven { $ranks } te zien is.
}
rule-misdeal-count = { $counts ->
    [yes] Een verkeerd aantal kaarten is verkeerd gegeven.
   *[no] Een verkeerd aantal kaarten wordt hersteld, en de gift geldt.
}
rule-misdeal-result = { $result ->
    [same_dealer] Na verkeerd geven geeft dezelfde speler opnieuw.
    [penalty1_lose_deal] Na verkeerd geven krijgt elke tegenpartij één punt, en geeft de volgende.
    [penalty1_same_dealer] Na verkeerd geven krijgt elke tegenpartij één punt, en geeft dezelfde speler opnieuw.
   *[lose_deal] Na verkeerd geven geeft de volgende.
}
rule-bid-error = { $error ->
    [take_back] Een bod dat te laag is of voor de beurt, wordt teruggenomen.
   *[void_pass] Een bod dat te laag is of voor de beurt, is ongeldig, en wie het deed moet passen.
}
rule-early-pitch = { $early ->
    [take_back] Een kaart die wordt uitgespeeld voordat het bieden klaar is, wordt teruggenomen.
   *[assumed_four] Een kaart die wordt uitgespeeld voordat het bieden klaar is, geldt als een bod van vier en bepaalt troef. Maar wie eerder aan de beurt was en nog niets heeft gezegd, mag vier bieden en zelf uitkomen: dan gaan die kaart en de bijgespeelde kaarten terug.
}
rule-wrong-pitch = Komt iemand anders uit in plaats van de troefmaker, dan mag de troefmaker die kaart en de bijgespeelde kaarten laten terugnemen. Heeft de troefmaker al bijgespeeld, dan blijft de kaart liggen: de troefmaker noemt meteen troef en moet bij de eerste gelegenheid troef uitspelen.
rule-wrong-demand = { $demand ->
    [first_plain_lead] Als die speler nadat de kaart is teruggenomen, voor het eerst in een bijkleur bijspeelt, mag de troefmaker de hoogste of laagste kaart van de gevraagde kleur eisen, een troef, of juist geen troef.
   *[first_turn] Als die speler nadat de kaart is teruggenomen, voor het eerst aan de beurt is, mag de troefmaker de hoogste of laagste kaart van de gevraagde kleur eisen, een troef, of juist geen troef.
}
rule-revoke = Verzaken is een kaart spelen die de regels niet toestaan.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Het kost niets als het wordt hersteld voordat de slag compleet is.
   *[none] Het kan niet worden hersteld.
}
rule-revoke-call = { $call ->
    [opponent] Het telt alleen als een tegenstander het meldt voordat de ronde wordt geteld.
   *[referee] Verzaken komt bij het tellen altijd aan het licht, of iemand het nu merkte of niet.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] De partij die heeft verzaakt, krijgt niets, verliest het geboden aantal en legt een rode fiche in de pot. De anderen krijgen wat ze halen, ook een troefmaker die het bod miste.
    [point_no_game] Elke tegenpartij krijgt één punt, en de partij die heeft verzaakt kan Spel niet krijgen.
    [jack_two] Elke tegenpartij krijgt twee punten als de troefboer in het spel is, anders één, en de partij die heeft verzaakt kan Boer en Spel niet krijgen.
    [no_score] De partij die heeft verzaakt, krijgt niets, en als zij het bod had, is dat mislukt. De anderen krijgen wat ze halen en niet meer, ook een troefmaker die het bod miste.
   *[set_back_bid] De partij die heeft verzaakt, krijgt niets en verliest het geboden aantal. De anderen krijgen wat ze halen, ook een troefmaker die het bod miste.
}
rule-revoke-together = Brengt één keer verzaken meer partijen op het doel, dan wint { $first ->
    [pitcher] een troefmaker die het bod heeft gehaald, en anders de partij met de hoogste stand
   *[score] de partij met de hoogste stand
}; bij gelijke stand de eerste in de beurt na de gever.
rule-revoke-points = { $points ->
    [next_best] Niemand krijgt de punten die door verzaken verloren gaan, maar Spel gaat naar de op een na beste.
   *[forfeit] Niemand krijgt de punten die door verzaken verloren gaan.
}
rule-revoke-no-bid = { $points ->
    [0] Als niemand heeft geboden, kost verzaken verder geen punten.
    [one] Als niemand heeft geboden, kost verzaken { $points } punt.
   *[other] Als niemand heeft geboden, kost verzaken { $points } punten.
}
rule-renege = { $top ->
    [0] De ene keer verzaken is niet erger dan de andere.
    [1] { $forfeit ->
        [yes] Wie troef niet bekent met de hoogste troef in de hand, verliest met zijn partij het hele spel.
       *[no] Troef niet bekennen met de hoogste troef in de hand is zwaar verzaken, maar het kost niet meer.
    }
   *[other] { $forfeit ->
        [yes] Wie troef niet bekent met een van de { $top } hoogste troeven in de hand, verliest met zijn partij het hele spel.
       *[no] Troef niet bekennen met een van de { $top } hoogste troeven in de hand is zwaar verzaken, maar het kost niet meer.
    }
}
rule-exposed = { $exposed ->
    [callable] Een kaart die te zien is zonder te worden gespeeld, blijft open liggen, en de tegenstanders mogen die opeisen in elke latere slag waarin die mag worden gespeeld.
   *[free] Een kaart die te zien is zonder te worden gespeeld, gaat zonder straf terug naar de hand.
}
rule-blind-look = Een partner van de troefmaker die te vroeg kijkt, geeft elke tegenpartij vier punten.
rules-title = De regels
rules-changes = { $count ->
    [0] Niets veranderd
    [one] 1 wijziging, in de kantlijn gemerkt
   *[other] { $count } wijzigingen, in de kantlijn gemerkt
}
rules-of = De regels van { $name }
rules-legend = * wijkt af van { $name }.
rules-rulings = { $count ->
    [one] 1 regel is gemerkt als van dit programma zelf, omdat de bron hem openlaat
   *[other] { $count } regels zijn gemerkt als van dit programma zelf, omdat de bron ze openlaat
}
rules-ruling = regel van dit programma
rules-law-source = { $law ->
    [setback] White Knuckle Cards zegt niets over fouten. Deze regels zijn die van Bicycle, uit Auction Pitch.
    [cinch] Wat verzaken kost en dat een kaart mag worden opgeëist, komt uit Fosters regels voor Cinch.
    [later] Over fouten zegt de Britannica van 1911 alleen dat wie verzaakt het geboden aantal verliest en een rode fiche betaalt. Dat zo iemand niets krijgt, en dat de anderen krijgen wat ze halen ook als het bod is gemist, komt uit een latere editie.
   *[bicycle] Waar de bron niets over fouten zegt, zijn deze regels die van Bicycle, uit Auction Pitch.
}
rules-differs = anders
rules-was = was { $was }
rules-idle = Zonder effect in dit spel: { $names }.
rules-close = Terug

## De spellen

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Verkoop-Pitch, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch met smudgebod
    [no_auction_pitch] Pitch zonder bieden
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch met joker
    [five_point] Vijfpunts-Pitch
    [seven_point] Zevenpunts-Pitch
    [west_michigan] Setback uit West-Michigan
    [euchre_setback] Setback met euchrespel
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Tienpunts-Pitch
    [colorado] Colorado-Pitch
    [thirteen_point] Dertienpunts-Pitch
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Smear uit Wisconsin
    [smear_ten] Tienpunts-Smear
    [cinch] Cinch
    [widow_cinch] Cinch met blinde
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
# Een regelset die geen van de spellen is.
preset-own = Huisregels
preset-about = { $preset ->
    [setback] twee paren bieden om het uitkomen, tot elf
    [trinidad] twee paren, een keerkaart als troef, bedelen en de boer vangen
    [lancashire] zoals in Trinidad, maar met de klok mee
    [west_yorkshire] twee paren, zonder bieden: voorhand komt uit en de partner mag niet kijken
    [blackburn] zoals in West Yorkshire, maar Laag gaat naar wie het haalt
    [britannica1911] vier tot zeven spelers, voorhand komt uit of verkoopt, zeven fiches om kwijt te raken
    [commercial_pitch] voorhand verkoopt het uitkomen en krijgt de prijs
    [seven_up] twee of drie alleen of twee paren, een keerkaart, bedelen, tot zeven
    [smudge] twee tot zeven spelers, en alle vier de punten winnen meteen
    [smudge_bid] twee paren, met een bod van vijf voor alle punten en alle slagen
    [no_auction_pitch] twee tot zeven spelers, zonder bieden: voorhand komt uit
    [racehorse] twee tot vijf spelers met 32 kaarten, tot elf
    [joker_pitch] twee tot vijf spelers, een joker voor een vijfde punt, tot tien
    [five_point] twee tot zeven spelers, met de bijboer, tot elf
    [seven_point] twee tot zeven spelers, met de bijboer en twee jokers, tot vijftien
    [west_michigan] zes in twee partijen, 38 kaarten met jokers, tot eenentwintig
    [euchre_setback] twee paren, 28 kaarten met de bijboer, tot twaalf
    [pedro_sancho] vier tot zeven spelers, ieder voor zich, achttien punten per ronde, tot vijftig
    [snoozer] vier tot zeven spelers, ieder voor zich, zesendertig punten per ronde, tot honderd
    [ten_point] twee paren, alleen troeven worden gespeeld, tien punten per ronde, tot tweeënvijftig
    [colorado] tien punten zoals in Tienpunts-Pitch, met een eigen troefvolgorde
    [thirteen_point] zoals Tienpunts-Pitch, met de bijdrie en dertien punten per ronde
    [pawnee] vijf spelers met de kaarten van Tienpunts-Pitch; de troefmaker vraagt een kaart, en wie die heeft is de partner, tot tweeënveertig
    [schmier] zes in twee partijen, met een joker en de bijboer, aanvullen tot zes kaarten, tot eenentwintig
    [wisconsin_smear] twee paren, 34 kaarten met twee jokers, drie in de blinde, tot eenentwintig
    [smear_ten] twee paren, elk tien kaarten waarvan zes worden gespeeld, tien punten, tot eenentwintig
    [cinch] twee paren, beide vijven tellen vijf, de beste partij krijgt het verschil, tot eenenvijftig
    [widow_cinch] zes in drie paren, met de punten van Cinch en een blinde van vier, tot eenenvijftig
    [pedro] twee paren, met de punten van Cinch en boden vanaf zeven, tot tweeënzestig
    [pidro] Pedro zoals in Finland: alleen troeven worden gespeeld, tot tweeënzestig
    [all_fives] twee of drie spelers, een keerkaart, bedelen, en troeven meteen bijgezet, tot eenenzestig
    [california_jack] twee spelers, na elke slag een kaart van de open stok, tot tien
    [shasta_sam] zoals California Jack, met de stok dicht en een gecoupeerde troef
    [nine_card_don] twee paren, elk negen kaarten, troeven en vijven meteen bijgezet, tot eenennegentig
    [irish_don] twee paren, het hele spel, troeven, negens en vijven meteen bijgezet, tot eenentachtig
    [phat] twee paren, het hele spel, bijzetten zoals in Irish Don en acht voor de kaartpunten, tot honderdeenentachtig
    [blind_don] twee spelers, de helft van de kaarten dicht onder de andere, bijgezet als in Nine-Card Don, de hoogste stand na vier rondes
   *[auction_pitch] twee tot zeven spelers, bieden en uitkomen, zoals Bicycle het afdrukt
}
# Hoe een spel nog meer heet, met komma’s ertussen. Een spel zonder regel heeft geen andere naam.
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
    [setback] Van White Knuckle Cards, waar het ook Auction Pitch heet.
    [trinidad] Van White Knuckle Cards; All Fours is het nationale kaartspel van Trinidad en Tobago.
    [lancashire] Naar één regel in White Knuckle Cards. Andere bronnen beschrijven Lancashire anders.
    [west_yorkshire] Naar de beschrijving op pagat.com.
    [blackburn] Naar de beschrijving op pagat.com, op gezag van Arthur Taylor.
    [britannica1911] Uit de Encyclopaedia Britannica van 1911.
    [commercial_pitch] Uit Foster’s Complete Hoyle en Parletts Penguin Book of Card Games.
    [seven_up] Uit Foster’s Complete Hoyle en van Bicycle; heet ook Old Sledge.
    [smudge] Van Bicycle, Pitch (Smudge).
    [smudge_bid] Naar Partnership Pitch op pagat.com; eenentwintig als doel is een huisregel van dit programma.
    [no_auction_pitch] Naar oude beschrijvingen van Blind All Fours.
    [racehorse] Uit Parletts Penguin Book of Card Games; verder zoals in Auction Pitch van Bicycle.
    [joker_pitch] Naar de regels van de United States Playing Card Company, Bicycle.
    [five_point] Naar de regels van Play Smear, waar het Smear heet.
    [seven_point] Naar de regels van Whirled Seven Point Pitch; de troefvolgorde van pitchcardgame.drakebridgewater.com.
    [west_michigan] Naar een gids voor Setback in West-Michigan; het bieden en het doel zijn huisregels van dit programma.
    [euchre_setback] Van bradwilson.dev en Ultrafoodmess; het laagste bod is een huisregel van dit programma.
    [pedro_sancho] Uit Foster’s Complete Hoyle en Parletts Penguin Book of Card Games.
    [snoozer] Uit Foster’s Complete Hoyle en Parletts Penguin Book of Card Games.
    [ten_point] Van larrycharbonneau.com, Our Pastimes en Ultrafoodmess; waar die zwijgen, huisregels van dit programma.
    [colorado] Naar Captain Squills Colorado Ten-Point Pitch; na het bieden is alles als in Tienpunts-Pitch.
    [thirteen_point] Van de Association of Card Enthusiasts en yourgametips.com; verder zoals in Tienpunts-Pitch.
    [pawnee] Van gamerules.com, wat het bieden betreft; hoe een partner wordt gevraagd en scoort, is een huisregel van dit programma.
    [schmier] Naar drie beschrijvingen van Schmier in Minnesota, waaronder die van bridgeiscool.com en Cats at Cards.
    [wisconsin_smear] Van Ultrafoodmess, dat sommige dingen aan de tafel overlaat; dat zijn huisregels van dit programma.
    [smear_ten] Naar Smear op Wikipedia, Card Rules Plus en Our Pastimes; het bieden is een huisregel van dit programma.
    [cinch] Uit Foster’s Complete Hoyle en van Bicycle.
    [widow_cinch] Uit Foster’s Complete Hoyle en Parletts Penguin Book of Card Games; hoe drie paren scoren, is een huisregel van dit programma.
    [pedro] Uit het Ultimate Book of Card Games; gespeeld in Louisiana en Californië.
    [pidro] Uit de Finse inventaris van levend erfgoed en de regels van het programma Pidro.
    [all_fives] Uit Foster’s Complete Hoyle, van gamerules.com en h2g2; dat ook Hoog, Laag, Boer en Spel tellen, is een huisregel van dit programma.
    [california_jack] Van Bicycle en uit Foster’s Complete Hoyle.
    [shasta_sam] Uit Foster’s Complete Hoyle; verder zoals in California Jack.
    [nine_card_don] Naar beschrijvingen van gamerules.com, Cats at Cards en Denexa; in competities gespeeld in Engeland en Wales.
    [irish_don] Van gamerules.com en twee pagina’s over Don in Cork en Dublin.
    [phat] Van Board Game Arena en Wikipedia; gespeeld rond Norwich.
    [blind_don] Van gamerules.com, dat geen waarden noemt: het zijn die van Nine-Card Don.
   *[auction_pitch] Naar de regels van de United States Playing Card Company, Bicycle.
}

## Waarom: de woorden van het vak, en wat een uitleg zegt

why-button = Waarom?
why-about = { $word }. { $about }
why-rule = Regel { $number } van dit spel. { $text }
why-no-rule = Dit spel heeft regels 1 tot en met { $count }.
why-not-here = In dit spel komt het niet voor.
why-ruling = Geen gedrukte regel beslist dit; zo heeft dit programma het beslist.
why-house-rule = Een huisregel van deze tafel. { $game } heeft in plaats daarvan deze regel. { $rule } { $source }
why-house-rule-new = Een huisregel van deze tafel. { $game } heeft zo’n regel niet.
why-sheet = In het regelblad
why-glossary = Alle woorden
why-unknown = Het woord ‘{ $word }’ is hier niet bekend. Typ woorden voor een lijst.
fair-title = Is het eerlijk?
fair-committed = Voor de eerste kaart is de tafel vastgelegd op deze vingerafdruk van zijn startgetal: { $digits }.
fair-typed = Het startgetal van dit spel is ingetypt of bekend uit een ander spel, dus niets legt de tafel vast: het kan vooraf zijn uitgeprobeerd.
fair-word = Jouw eigen woord werkt in elke gift mee: { $word }.
fair-later = Het startgetal zelf wordt onthuld als het spel uit is.
fair-seed = Het startgetal: { $digits }.
fair-proves = { $word ->
    [yes] Wat dit bewijst: het startgetal lag vast voordat je je woord gaf, en elke gift volgt uit beide. Dus koos noch het programma noch jij de kaarten, en er kan er geen zijn veranderd om iemand te bevoordelen.
    [typed] Wat dit bewijst: elke gift volgt uit dit startgetal. Dus is er tijdens het spel geen kaart veranderd, maar het startgetal kan al bekend zijn geweest.
   *[no] Wat dit bewijst: het startgetal lag vast voor de eerste kaart, en elke gift volgt eruit. Dus kan er geen kaart zijn veranderd om iemand te bevoordelen, wat jij of de bots ook deden.
}
fair-proves-not = { $word ->
    [yes] Wat het niet bewijst: hoe de bots beslissen. Het zegel laat zien dat een verslag onaangeroerd is sinds het werd geschreven; maar wie een verslag helemaal zelf schrijft, kan het ook verzegelen.
   *[no] Wat het niet bewijst: dat het startgetal bij toeval is getrokken, of hoe de bots beslissen. Het zegel laat zien dat een verslag onaangeroerd is sinds het werd geschreven; maar wie een verslag helemaal zelf schrijft, kan het ook verzegelen.
}
fair-before = De kaarten komen uit een startgetal met deze vingerafdruk, die vanaf nu vastligt: { $digits }.
fair-own-word = Je eigen woord voor het schudden
fair-own-word-about = Het wordt in elke gift gemengd. De vingerafdruk ligt al vast voordat je het typt, dus niemand kan de kaarten kiezen: het programma niet en jij niet.
fair-sealed = Verzegeld voor de eerste kaart
fair-sealed-about = Alle kaarten komen uit één startgetal. De vingerafdruk ervan lag het eerst vast.
fair-unsealed = Er is niets verzegeld
fair-shuffled = Geschud met jouw woord
fair-shuffled-about = Het werkt in elke gift mee, dus niemand kan de kaarten kiezen: het programma niet en jij niet.
fair-wordless = Alleen met het startgetal geschud
fair-wordless-about = Je hebt deze keer geen eigen woord gegeven.
fair-opened = Geopend aan het eind
fair-opened-about = Dan is het startgetal te zien, en is elke gift te controleren.
fair-locked = na de laatste ronde
fair-unseen = { $bots ->
    [one] Jouw kaarten blijven altijd verborgen.
   *[other] Geen van hen ziet ooit jouw kaarten.
}
fair-back = Terug naar de tafel
fair-meaning = Wat dit bewijst
fair-sign = Vingerafdruk van het startgetal: { $digits } …
fair-check = Giften controleren
fair-holds = Gecontroleerd: alles is in orde.
fair-fails = Gecontroleerd: er klopt iets niet.
fair-commitment = { $commitment ->
    [agrees] Het startgetal heeft de vingerafdruk die voor de eerste kaart is getoond.
    [none] Het startgetal is ingetypt, dus er was geen vingerafdruk om mee te vergelijken.
    [missing] De vingerafdruk ontbreekt, hoewel het startgetal bij toeval is getrokken.
   *[differs] Het startgetal heeft niet de vingerafdruk die is getoond.
}
fair-deals-agree = { $deals ->
    [one] De ene gift volgt uit het startgetal, kaart voor kaart.
   *[other] Alle { $deals } giften volgen uit het startgetal, kaart voor kaart.
}
fair-deals-differ = { $deals ->
    [one] De gift volgt niet uit het startgetal.
   *[other] Van de { $deals } giften volgen er { $differing } niet uit het startgetal.
}
fair-draw-differs = Het startgetal wijst een andere eerste gever aan.
fair-fault = Het spel is niet na te spelen zoals het is vastgelegd.
fair-summary-differs = De namen of standen in de lijst van spellen kloppen niet met het spel.
fair-seal = { $seal ->
    [agrees] Sinds het verslag is geschreven, is er niets in veranderd.
    [none] Het verslag heeft geen zegel, want het is door een eerdere versie geschreven: wat de spelers deden is niet te controleren.
   *[differs] Er is iets in het verslag veranderd nadat het was geschreven.
}
glossary-title = De woorden van het spel
glossary-others = Woorden van andere spellen uit de familie
term-name = { $term ->
    [hand] ronde
    [eldest] voorhand
    [turn] om de beurt
    [side] partij
    [bid] bod
    [pass] passen
    [privilege] voorrecht van de gever
    [all-pass] iedereen past
    [smudge] smudge
    [pitch] het uitkomen
    [pitcher] troefmaker
    [wrong-pitch] uitkomen voor de beurt
    [sell] het uitkomen verkopen
    [undertake] het uitkomen houden
    [turn-up] keerkaart
    [stand] erbij blijven
    [beg] bedelen
    [gift] neem er één
    [run] bijgeven
    [bunch] ingooien
    [widow] blinde
    [exchange] wegleggen
    [rest] de stok roven
    [trump] troef
    [trick] slag
    [lead] uitspelen
    [follow] bekennen
    [trumps-only] alleen troeven
    [out] zonder troef
    [undertrump] ondertroeven
    [stock] van de stok pakken
    [called-partner] gevraagde partner
    [claim] de rest is voor mij
    [lay-down] hand neerleggen
    [high] Hoog
    [low] Laag
    [jack] Boer
    [hang-jack] de boer vangen
    [counting-card] telkaart
    [peg] bijzetten
    [game] Spel
    [card-points] kaartpunten
    [tie] gelijk voor Spel
    [made] bod gehaald
    [set-back] nat gaan
    [hole] in de min
    [target] doel
    [going-out] uitgaan
    [counters] fiches
    [settlement] afrekening
    [mistake] fouten
    [renege] verzaken
    [misdeal] verkeerd geven
    [wrong-bid] onjuist bod
    [exposed] getoonde kaart
    [blind] partner die niet kijkt
    [level] niveau
   *[commitment] vastlegging
}
# Andere woorden voor hetzelfde, met komma’s ertussen.
term-words = { $term ->
    [hand] gift, geven, hand
    [eldest] oudste hand, voorspeler
    [turn] beurt, voor de beurt, aan de beurt
    [side] partner, partners, maat, wij, zij
    [bid] bieden, boden, bieding, contract
    [pass] pas, past, gepast
    [privilege] voorrecht, gever, bod overnemen
    [all-pass] allemaal passen, verplicht bod, gever moet bieden
    [smudge] slam
    [pitch] uitkomen, pitch
    [pitcher] bieder, speler, leider
    [wrong-pitch] te vroeg uitkomen, verkeerd uitkomen, terugnemen, eisen
    [sell] verkopen, verkoop, verkocht, aanbieden, prijs
    [undertake] houden, weigeren
    [turn-up] omgedraaid, omdraaien, gedraaid, troefkaart
    [stand] blijven, blijft erbij
    [beg] bedelt, vragen
    [gift] punt geven, schenken, geweigerd bedelen
    [run] kaarten bijgeven, doordelen, geeft bij
    [bunch] opgooien, ingegooid
    [widow] kitty, talon, slapers, weduwe, extra kaarten
    [exchange] weggelegd, aanvullen, bijkrijgen, ruilen, aflegstapel
    [rest] roven, rest van de stok, bewaren
    [trump] troeven, troefkleur
    [trick] slagen, haalt
    [lead] uitgespeeld, komt uit, voorspelen
    [follow] kleur bekennen, bedienen, introeven, afgooien
    [trumps-only] alleen troef, enkel troeven
    [out] ligt eruit, geen troef, uitkomen gaat door
    [undertrump] onder troeven, lager troeven
    [stock] stok, trekken, pakken, laatste zes
    [called-partner] partner vragen, meevragen, gevraagde kaart, vraagt
    [claim] claimen, claim, rest
    [lay-down] neerleggen, waardeloze hand
    [high] hoogste
    [low] laagste, laag voor wie het haalt
    [jack] troefboer, jas
    [hang-jack] gevangen boer, boer gevangen, hangen
    [counting-card] kaart die telt
    [peg] bijgezet, telbord, pinnen
    [game] punt voor spel
    [card-points] tellen, punten in slagen
    [tie] gelijk, gelijkspel
    [made] gehaald, halen, haalt het bod
    [set-back] nat, mislukt, min, niet gehaald
    [hole] min, omcirkeld, cirkel, onder nul, negatief
    [target] winnende stand, spel uit
    [going-out] uit gaan, uit, wie wint
    [counters] fiche, pot, penningen
    [settlement] betalen, betaling, inzet
    [mistake] fout, vergissing
    [renege] verzaakt, verzaking, niet bekennen
    [misdeal] verkeerd gegeven, misgift
    [wrong-bid] verkeerd bod, bod voor de beurt
    [exposed] getoond, te zien, kaart opeisen
    [blind] blind, te vroeg gekeken
    [level] niveaus, bot, bots
   *[commitment] startgetal, eerlijk, eerlijkheid, vals spelen, vals
}
term-about = { $term ->
    [hand] Een ronde is één gift: van het geven tot alles is gespeeld en geteld. Een spel bestaat uit meerdere.
    [eldest] Voorhand is de speler naast de gever, in de speelrichting. Voorhand is het eerst aan het woord.
    [turn] Iedereen spreekt en speelt om de beurt, de tafel rond. Wat voor de beurt gebeurt, telt niet.
    [side] Een partij is wie samen scoort. Speelt ieder voor zich, dan is elke speler een partij.
    [bid] Een bod zegt hoeveel punten van de ronde je gaat halen. De hoogste bieder kiest troef en moet er zoveel halen.
    [pass] Passen is niet bieden. Wie past, krijgt nog steeds elk zelf gehaald punt.
    [privilege] De gever is het laatst aan het woord. Met het voorrecht mag de gever het hoogste bod voor hetzelfde aantal overnemen in plaats van hoger te gaan.
    [all-pass] Iemand moet de eerste kaart uitspelen, ook als niemand biedt. De regels van het spel zeggen wie dat is, of dat er opnieuw wordt gegeven.
    [smudge] Een smudge is het grootste kunststuk: alle vier de punten in één ronde. Per spel wint hij meteen, telt hij extra, of is hij een bod als elk ander.
    [pitch] Uitkomen is de eerste kaart van de ronde spelen, en het recht daarop. De kleur ervan wordt troef, tenzij de troefmaker troef met woorden noemt.
    [pitcher] De troefmaker kiest troef, in de meeste spellen met de eerste uitgespeelde kaart. Is er geboden, dan moet de troefmaker het bod halen.
    [wrong-pitch] Een kaart die wordt uitgespeeld voordat het bieden klaar is, of door wie de troefmaker niet is, is uitkomen voor de beurt. De tafelregels zeggen wie die mag laten terugnemen, en wat er van die speler mag worden geëist.
    [sell] Voorhand mag het uitkomen aan de anderen aanbieden in plaats van uit te komen. De hoogste bieder krijgt dat als voorhand het aanneemt.
    [undertake] Voorhand houdt het uitkomen nadat de anderen erop hebben geboden. Dan moet voorhand zelf zoveel punten halen als er is geboden.
    [turn-up] Na het geven wordt een kaart omgedraaid: de keerkaart. Die kleur is troef, tenzij ze verandert.
    [stand] Voorhand blijft erbij als de omgedraaide kleur bevalt. Dan begint het spelen.
    [beg] Voorhand bedelt om een andere troefkleur. De gever geeft een punt en houdt de kleur, of geeft kaarten bij.
    [gift] De gever zegt ‘neem er één’ om na het bedelen de kleur te houden. De andere partij krijgt meteen een punt.
    [run] Na het bedelen geeft de gever kaarten bij: iedereen krijgt er meer, en er wordt een nieuwe kaart omgedraaid. Is dat dezelfde kleur, dan gebeurt het nog eens.
    [bunch] Twee spelers mogen afspreken om in te gooien: de kaarten gaan weg. Dezelfde gever geeft dan opnieuw.
    [widow] Een blinde is een stapeltje kaarten dat naast de handen dicht wordt gegeven, voor na het bieden. Per spel krijgt de hoogste bieder de blinde, of heeft iedereen een eigen.
    [exchange] In sommige spellen legt iedereen kaarten weg nadat troef is genoemd, en soms komen er andere voor in de plaats. Troeven blijven zolang er iets anders weg kan.
    [rest] De stok roven is alles nemen wat er van de stok over is en het beste ervan houden. Dat mag de gever of de hoogste bieder, afhankelijk van het spel.
    [trump] Troef is de kleur die deze ronde alle andere slaat. Troef mag op elke kaart worden gespeeld, ook als je de gevraagde kleur hebt, tenzij de tafel anders speelt.
    [trick] Een slag is één kaart van elke speler die er nog een te spelen heeft. De hoogste troef haalt hem, of zonder troef de hoogste kaart van de gevraagde kleur.
    [lead] Uitspelen is de eerste kaart van een slag spelen. Wie de vorige slag haalde, komt uit.
    [follow] Bekennen is een kaart spelen van de kleur die is uitgespeeld. Wie kan bekennen, moet dat doen of introeven; wie het niet kan, speelt een kaart naar keuze.
    [trumps-only] In sommige spellen worden alleen troeven uitgespeeld en bijgespeeld. De ronde is voorbij als niemand er nog een heeft.
    [out] Waar alleen troeven worden gespeeld, ligt een speler zonder troef eruit en wordt overgeslagen. Wie nog troeven heeft, speelt ze.
    [undertrump] Ondertroeven is een lage troef onder een hogere gooien. Aan sommige tafels mag dat alleen als er niets anders te spelen is.
    [stock] In sommige spellen voor twee pakken beide spelers na elke slag een kaart, de winnaar het eerst. Is de stok op, dan worden de kaarten in de hand gespeeld.
    [called-partner] In sommige spellen vraagt de troefmaker een kaart. Wie die heeft, is voor die ronde de partner, en alle anderen spelen tegen die twee.
    [claim] Wie zeker is van alle slagen die nog komen, mag dat zeggen. De kaarten worden dan geteld alsof ze waren gespeeld.
    [lay-down] Een hand zonder troeven en zonder hoge kaarten mag in sommige spellen worden neergelegd. De speler slaat dan de rest van de ronde over.
    [high] Hoog is één punt voor de hoogste troef in het spel. Wie die heeft, kan het niet verliezen, want niets slaat die kaart.
    [low] Laag is één punt voor de laagste troef in het spel. Het gaat naar wie die kaart heeft gekregen of, aan andere tafels, naar wie die haalt.
    [jack] Boer is één punt voor het halen van de slag met de troefboer. Is de boer niet gegeven, dan krijgt niemand het.
    [hang-jack] De boer vangen is hem van een andere partij halen. Waar een gevangen boer meer telt, is dit het rijkste punt van de ronde.
    [counting-card] Een telkaart levert zelf punten op, zoals de troefvijf en de troefnegen in Pedro Sancho. Die telt voor wie hem in een slag haalt.
    [peg] Bijzetten is meteen noteren wat een kaart oplevert, zodra de slag is gehaald. Zo kan het spel midden in een ronde gewonnen zijn.
    [game] Spel is één punt voor de meeste kaartpunten in je slagen. Tienen tellen het zwaarst.
    [card-points] Kaarten in slagen tellen voor Spel, in de meeste spellen tien 10, aas 4, heer 3, vrouw 2, boer 1. Deze kaartpunten komen nooit op het scoreblok.
    [tie] Twee of meer spelers kunnen evenveel kaartpunten hebben. De regels van het spel zeggen of iemand dan Spel krijgt.
    [made] Een bod is gehaald met minstens zoveel punten als er is geboden. In de meeste spellen krijgt de troefmaker dan alle gehaalde punten, ook boven het bod.
    [set-back] Nat gaan is het bod verliezen: het gaat van de stand af. Dat overkomt een troefmaker die minder punten haalt dan er is geboden, tenzij het spel het bod aan de anderen geeft.
    [hole] Een stand onder nul is in de min. Er staat een minteken voor en een cirkel omheen.
    [target] Het doel is de stand die het spel wint. Erop of eroverheen komen is hetzelfde.
    [going-out] Wie het doel bereikt, gaat uit en wint het spel. Bereiken twee partijen het in dezelfde ronde, dan zeggen de regels van het spel wie wint: in de meeste spellen wie er het eerst is als de punten op volgorde worden geteld.
    [counters] In sommige spellen begint elke speler met fiches en gaat er voor elk punt een weg. Wie ze het eerst kwijt is, wint; rode fiches zijn de inzet.
    [settlement] Als een spel uit is, kunnen de verliezers de winnaar iets schuldig zijn. Het wordt alleen geteld; in dit programma gaat geen geld van hand tot hand.
    [mistake] Normaal weigert het programma wat de regels verbieden. Aan een tafel waar fouten kunnen worden gemaakt, blijven ze staan, en zeggen de regels wat ze kosten.
    [renege] Verzaken is een kaart spelen die niet bekent terwijl je wel kon. Aan een tafel waar fouten kunnen worden gemaakt, kost het wat de regels zeggen.
    [misdeal] Verkeerd gegeven is een verkeerd aantal kaarten, of een kaart die bij het geven te zien is. De kaarten worden ingegooid, en de regels zeggen wie opnieuw geeft.
    [wrong-bid] Een bod dat te laag is of voor de beurt, is onjuist. Het blijft niet staan, en aan sommige tafels moet wie het deed passen.
    [exposed] Een kaart die te zien is zonder te worden gespeeld, is een getoonde kaart. In sommige spellen mogen de tegenstanders die in een latere slag opeisen.
    [blind] Waar voorhand zonder bod uitkomt, mag de partner van de troefmaker pas kijken als er is uitgekomen. Eerder kijken kost punten.
    [level] Een niveau zegt hoe een bot speelt, van Leerling tot Meester. Bots van elk niveau zien hun eigen kaarten en wat er is gespeeld, en verder niets.
   *[commitment] Een vastlegging is een vingerafdruk van het startgetal waaruit elke ronde wordt gegeven, getoond voor de eerste kaart. Na het spel wordt het startgetal onthuld, en kan iedereen nagaan dat geen kaart is veranderd.
}

## Huisregels: de delen van de tabel, elke instelling en haar waarden

group-name = { $group ->
    [table] Tafel en kaarten
    [trump] Hoe troef wordt gemaakt
    [auction] Bieden en verkoop
    [turn-up] Keerkaart en bedelen
    [exchange] Blinde en wegleggen
    [play] Spelen
    [scoring] Scoren en winnen
    [payment] Betaling
   *[law] Fouten
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Spelers
    [min_players] Minimumaantal spelers
    [max_players] Maximumaantal spelers
    [teams] Partners
    [direction] Richting
    [pack] Kaartspel
    [pack_shrinks] Minder kaarten
    [jokers] Jokers
    [cards_per_player] Kaarten per speler
    [deal_batch] Kaarten tegelijk
    [layout] Ligging van de kaarten
    [widow] Blinde
    [widow_to] Blinde gaat naar
    [ceremony] Trekken en couperen
    [trump_by] Troef
    [first_pitcher] Wie eerst uitkomt
    [off_trumps] Bijtroeven
    [trump_order] Troefvolgorde
    [joker_order] Twee jokers in een slag
    [joker_led] Uitkomen met een joker
    [naming] Troef wordt bepaald
    [pitched_wild] Joker of bijkaart eerst
    [first_leader] Komt het eerst uit
    [first_lead] Eerste kaart
    [min_bid] Laagste bod
    [max_bid] Hoogste bod
    [auction_rounds] Biedrondes
    [dealer_privilege] Gever mag overnemen
    [privilege_on] Boden om over te nemen
    [privilege_to] Wie mag overnemen
    [four_is_final] Hoogste bod is definitief
    [all_pass] Als niemand biedt
    [forced_bid] Verplicht bod
    [forced_choice] Een verplichte gever biedt
    [moon] Pit
    [moon_points] Waarde van pit
    [moon_needs] Nodig voor pit
    [moon_privilege] Pit overnemen
    [seller_credit] Prijs van het uitkomen
    [refused_bid_credit] Geweigerd bod telt
    [seller_bid_cap] Grens aan de prijs
    [turnup_scores] Punten voor de keerkaart
    [turnup_can_win] Keerkaart kan winnen
    [beg_limit] Bedelen per gift
    [gift_to] Punt bij houden van kleur
    [gift_can_win] Dat punt kan winnen
    [after_run_hand] Extra kaarten
    [run_exhausted] Als de stok opraakt
    [peek] Kijken voor het bedelen
    [bunch] Ingooien
    [weak_hand] Zwakke hand
    [play_size] Kaarten om mee te spelen
    [discard] Wegleggen
    [discard_max] Ten hoogste weggelegd
    [refill] Aanvullen
    [exchange_first] Ruilt eerst
    [rest_to] Rest van de stok
    [short_stock] Als de stok te klein is
    [surplus_trumps] Te veel troeven
    [dead_points] Weggelegde punten
    [partner_blind] Partner kijkt niet
    [throw_in] Slechte hand neerleggen
    [playable] Gespeelde kaarten
    [ruff] Introeven
    [undertrump] Ondertroeven
    [void_must_trump] Troefplicht
    [draw] Pakken tijdens het spelen
    [partner_shown] Gevraagde partner bekend
    [called_first] Gevraagde kaart eerst
    [claims] De rest claimen
    [stops_early] Stoppen als alles vaststaat
    [points] Wat telt
    [game_values] Kaartpunten
    [pegging] Bijzetten
    [length] Lengte van het spel
    [hands] Aantal rondes
    [target] Spelen tot
    [count_down] Aftellen
    [low_to] Laag gaat naar
    [low_joker] Joker kan Laag zijn
    [hang_jack] Gevangen boer
    [game_tie] Gelijke stand voor Spel
    [smudge] Smudge
    [smudge_in_hole] Smudge in de min
    [in_hole] In de min
    [set_scoring] Nat gaan
    [score_as] Punten van beide partijen
    [going_out] Twee bereiken het doel
    [must_bid_to_go_out] Alleen een bieder wint
    [stop_short] Anderen één ervoor
    [win_by_two] Met twee verschil winnen
    [lost_at] Verloren onder nul bij
    [settlement] Afrekening
    [settlement_setback_bonus] Toeslag voor nat
    [settlement_basis] Stand bij afrekening
    [ante_red] Rode fiches
    [revoke_mode] Fouten
    [misdeal_on_exposed] Kaart te zien bij geven
    [misdeal_on_count] Verkeerd aantal kaarten
    [misdeal_result] Na verkeerd geven
    [bid_error] Onjuist bod
    [early_pitch] Te vroeg uitgekomen
    [wrong_pitch_demand] Verkeerde speler kwam uit
    [revoke_correction] Verzaken herstellen
    [revoke_call] Wie verzaken meldt
    [revoke_penalty] Prijs van verzaken
    [revoke_points] Punten die verloren gaan
    [revoke_no_bid_penalty] Verzaken zonder bod
    [renege_top] Zwaar verzaken
    [renege_forfeit] Zwaar verzaken verliest
   *[exposed_card] Kaart te zien bij spelen
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] alleen, ieder voor zich, paren, teams, maten
    [direction] met de klok mee, tegen de klok in, linksom, rechtsom
    [pack] kort spel, stok kaarten
    [pack_shrinks] kort spel, kaarten eruit
    [jokers] wilde kaart, grote joker, kleine joker
    [cards_per_player] zes kaarten, negen kaarten, grootte van de hand
    [deal_batch] drie tegelijk, drie per keer, twee tegelijk
    [ceremony] trekken om het geven, hoogste kaart geeft
    [naming] troef maken, troef noemen
    [off_trumps] bijboer, off-jack, jick, linkerboer, bijaas, bijdrie, bijvijf
    [trump_order] rechterboer, linkerboer, rangorde
    [min_bid] minimumbod, openingsbod
    [max_bid] maximumbod
    [auction_rounds] één keer rond, opnieuw bieden, tweede ronde
    [dealer_privilege] bod evenaren, bod afpakken, hetzelfde bieden
    [four_is_final] vier sluit het bieden
    [all_pass] gever moet, opnieuw geven, ingooien
    [forced_bid] gever moet
    [moon] alles halen, shoot the moon
    [turnup_scores] boer omdraaien, gedraaide boer
    [beg_limit] twee keer bedelen, tweede keer bedelen
    [weak_hand] opnieuw geven, verkeerd geven, alleen negens, geen plaatjes
    [surplus_trumps] kun je er drie nemen, troeven aan de partner, can you take three
    [ruff] troeven, kleur bekennen verplicht
    [void_must_trump] moet troeven, verplicht troeven
    [points] vijf punten, zeven punten, tien punten, drieën, vijven, negens, pedro
    [target] punten om te winnen, doel
    [low_to] laag voor de winnaar, laag voor wie hem kreeg
    [hang_jack] boer vangen, boer afpakken
    [set_scoring] mislukt bod, bod niet gehaald
    [going_out] allebei uit, bieder eerst uit
    [must_bid_to_go_out] bieden om te winnen, uitbieden
    [win_by_two] twee voor
    [lost_at] min, te diep in de min
    [settlement] geld, inzet
    [revoke_mode] echte tafel, straffen, verzaken
   *[other] {""}
}
field-about = { $field ->
    [players] Hoeveel mensen en bots meespelen.
    [min_players] Het minste aantal dat dit spel kan spelen.
    [max_players] Het hoogste aantal dat dit spel kan spelen.
    [teams] Wie met wie samenspeelt.
    [direction] Welke kant het geven en spelen op gaat, de tafel rond.
    [pack] Welke kaarten er in het spel zitten.
    [pack_shrinks] Of de laagste kaarten eruit blijven bij minder spelers.
    [jokers] Hoeveel jokers er meedoen. Een joker is altijd troef.
    [cards_per_player] Hoeveel kaarten elke speler krijgt.
    [deal_batch] Hoeveel kaarten er tegelijk worden gegeven.
    [layout] Of de helft van de kaarten dicht in een rij ligt, met de andere er open op.
    [widow] Hoeveel kaarten er dicht op tafel gaan, of bij elke speler, voor na het bieden.
    [widow_to] Of de hoogste bieder de blinde neemt, of dat ieder er een heeft.
    [ceremony] Zien hoe wordt bepaald wie begint, en hoe er wordt gecoupeerd.
    [trump_by] Hoe de troefkleur van een ronde wordt gevonden.
    [first_pitcher] Wie het eerst uitkomt in een spel zonder boden.
    [off_trumps] Rangen waarvan ook de kaart van de andere rode of zwarte kleur troef is.
    [trump_order] Welke troef welke slaat, de hoogste eerst.
    [joker_order] Welke van twee jokers wint als ze in dezelfde slag vallen.
    [joker_led] Wat de anderen mogen spelen als met een joker wordt uitgekomen.
    [naming] Of de eerste kaart troef bepaalt, of de hoogste bieder het eerst zegt.
    [pitched_wild] Wat troef is als de eerste kaart een joker is, of een bijtroef kan zijn.
    [first_leader] Wie in de eerste slag uitkomt als troef is genoemd.
    [first_lead] Wat er in de eerste slag mag worden uitgespeeld als troef is genoemd.
    [min_bid] Waar het bieden begint.
    [max_bid] Waar het bieden eindigt.
    [auction_rounds] Ieder biedt één keer, of het gaat door tot er één speler over is.
    [dealer_privilege] De gever biedt het laatst en mag overnemen zonder hoger te gaan.
    [privilege_on] Welke boden de gever mag overnemen zonder hoger te gaan.
    [privilege_to] Wie een bod mag overnemen zonder hoger te gaan.
    [four_is_final] Of het hoogste bod het bieden beëindigt, ook voor de gever.
    [all_pass] Wat er met een ronde gebeurt waarin niemand biedt.
    [forced_bid] Het minste dat een gever die moet bieden mag zeggen; nul is het laagste bod.
    [forced_choice] Of een gever die moet bieden ook hoger mag gaan.
    [moon] Een bod boven elk getal, voor alles wat in de ronde telt.
    [moon_points] Hoeveel punten een pit wint of verliest waar die een vaste waarde heeft.
    [moon_needs] Of een pit naast elk punt ook elke slag moet halen.
    [moon_privilege] De gever, of wie mag overnemen, mag ook pit overnemen door het te bieden.
    [seller_credit] Voorhand krijgt soms waarvoor het uitkomen is verkocht.
    [refused_bid_credit] Of een bod dat voorhand weigert toch punten oplevert.
    [seller_bid_cap] Of de prijs voorhand op het doel mag brengen.
    [turnup_scores] Een keerkaart kan de partij van de gever punten geven.
    [turnup_can_win] Het spel kan eindigen voordat er een kaart is gespeeld.
    [beg_limit] Hoe vaak voorhand om een andere troef mag vragen.
    [gift_to] Wie een punt krijgt als de gever de kleur houdt.
    [gift_can_win] Zo niet, dan mag de gever geen winnend punt geven.
    [after_run_hand] Na drie kaarten erbij: alle spelen, of er weer wegleggen.
    [run_exhausted] Wat er gebeurt als er te weinig kaarten zijn voor een nieuwe kleur.
    [peek] Wie de eigen kaarten mag bekijken voordat voorhand blijft of bedelt.
    [bunch] Twee spelers mogen opnieuw laten geven in plaats van bij te geven.
    [weak_hand] Of een waardeloze hand opnieuw wordt gegeven of geruild, voor je iets zegt.
    [play_size] Hoeveel kaarten ieder heeft als er wordt uitgekomen; nul is alle gegeven kaarten.
    [discard] Wat iedereen weglegt als troef is genoemd.
    [discard_max] Hoeveel kaarten die geen troef zijn een speler mag wegleggen.
    [refill] Of de handen na het wegleggen uit de stok worden aangevuld.
    [exchange_first] Wie het eerst weglegt en wordt aangevuld.
    [rest_to] Wie neemt wat er van de stok over is en het beste ervan houdt.
    [short_stock] Wat er gebeurt als er te weinig kaarten zijn om alle handen te vullen.
    [surplus_trumps] Welke troeven een speler weglegt die er meer heeft dan er kunnen blijven.
    [dead_points] Wie een weggelegde troef krijgt.
    [partner_blind] Waar niemand biedt, wacht de partner met kijken tot er is uitgekomen.
    [throw_in] Of je met een hopeloze hand de ronde mag overslaan.
    [playable] Of elke kaart wordt gespeeld, of alleen troeven tot die op zijn.
    [ruff] Of je mag introeven als je ook kunt bekennen.
    [undertrump] Of je een troef onder een hogere mag spelen.
    [void_must_trump] Of wie niet kan bekennen een troef moet spelen.
    [draw] Of beide spelers na elke slag een kaart van de stok pakken.
    [partner_shown] Of een gevraagde partner het meteen zegt, of pas als de kaart valt.
    [called_first] Of de gevraagde kaart in de eerste slag moet als de spelregels dat toestaan.
    [claims] De ronde beëindigen als de resterende slagen zeker zijn.
    [stops_early] De laatste slagen overslaan als iedereen ziet wie elk punt heeft.
    [points] Wat er in een ronde telt, in de volgorde van het tellen.
    [game_values] Wat de kaarten tellen voor Spel: per rang, meer als troef, en voor een joker.
    [pegging] Wanneer kaarten worden genoteerd, en of het spel midden in een ronde kan eindigen.
    [length] Of je tot een bepaalde stand speelt, of wint wie na een vast aantal rondes voorstaat.
    [hands] Hoeveel rondes het spel duurt, of hoe vaak ieder geeft.
    [target] De stand die wint.
    [count_down] Toon de punten die nog nodig zijn in plaats van de stand.
    [low_to] Wie het punt voor de laagste troef krijgt.
    [low_joker] Of de laagste troef een joker kan zijn, of alleen een kaart van een kleur.
    [hang_jack] Wat de troefboer waard is als hij wordt gevangen; een betekent niets extra.
    [game_tie] Wie Spel krijgt bij evenveel kaartpunten.
    [smudge] Wat het spel meteen wint, of als bod boven vier telt.
    [smudge_in_hole] Wat een bod van vier waard is voor wie in de min staat.
    [in_hole] Bij welke stand een speler in de min staat.
    [set_scoring] Wat er gebeurt met de punten van een troefmaker die het niet haalt.
    [score_as] Of beide partijen krijgen wat ze halen, of alleen de beste het verschil.
    [going_out] Wie wint als twee in één ronde het doel bereiken.
    [must_bid_to_go_out] Je kunt niet winnen op het bod van een ander.
    [stop_short] Wie niet kan winnen, blijft één punt voor het doel staan.
    [win_by_two] De winnaar moet op iedereen twee punten voorstaan.
    [lost_at] Hoe ver onder nul een stand het spel verliest; nul is nooit.
    [settlement] Wat de verliezers aan de winnaar betalen.
    [settlement_setback_bonus] Elke keer nat kost er aan het eind één extra.
    [settlement_basis] Welke stand bepaalt wat er wordt betaald.
    [ante_red] Wat iedereen voor het spel in de pot legt; de winnaar krijgt het.
    [revoke_mode] Spelen met een vangnet, of zoals aan een echte tafel.
    [misdeal_on_exposed] Welke kaarten bij het geven niet te zien mogen zijn.
    [misdeal_on_count] Of te veel of te weinig kaarten de gift bederven.
    [misdeal_result] Wie daarna geeft, en of het een punt kost.
    [bid_error] Wat er gebeurt na een bod dat te laag is of voor de beurt.
    [early_pitch] Wat er gebeurt als iemand uitkomt voordat het bieden klaar is.
    [wrong_pitch_demand] Wanneer de troefmaker mag eisen wat de verkeerde uitkomer moet spelen.
    [revoke_correction] Of een verkeerde kaart mag worden teruggenomen.
    [revoke_call] Of iemand het moet opmerken.
    [revoke_penalty] Wat de partij verliest die heeft verzaakt.
    [revoke_points] Wie de punten krijgt die door verzaken verloren gaan.
    [revoke_no_bid_penalty] Wat verzaken kost als niemand heeft geboden.
    [renege_top] Hoeveel van de hoogste troeven je bij gevraagde troef niet mag achterhouden.
    [renege_forfeit] Een van die troeven achterhouden kost het spel.
   *[exposed_card] Of tegenstanders een kaart die ze hebben gezien mogen opeisen.
}
value-yes = ja
value-no = nee
value-no-ranks = geen
value-any-rank = elke kaart
# Iets dat telt, in een lijst: “Hoog”, “Vijf voor 5 punten”.
value-pack = { $cards } kaarten: { $ranks }
value-pack-count = { $cards } kaarten
value-card-points-usual = Zoals gewoonlijk
value-order-by-rank = Op rang
value-pack-run = { $low } tot en met { $high }
# Een troef uit de andere kleur met dezelfde tint.
trump-off = bij{ rank }
value-worth-own = { $worth } voor wie hem speelt
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } voor { $worth } punten
}{ $to ->
    [player] {" "}voor wie hem speelt
   *[winner] {""}
}
value-rank-scores = { $points } voor { rank-one }
rank-one = een { rank }
value-name = { $value ->
    [teams-none] geen
    [teams-pairs] in paren
    [teams-threes] twee partijen van drie
    [teams-called] de troefmaker vraagt een partner
    [teams-pairs_at_four] paren als er vier spelen
    [direction-cw] naar links
    [direction-ccw] naar rechts
    [layout-hand] in de hand
    [layout-rows] in rijen, de helft dicht
    [trump_by-auction] door de hoogste bieder
    [trump_by-turn_up] omgedraaid
    [trump_by-sale] door voorhand, of verkocht
    [trump_by-eldest] door voorhand
    [trump_by-stock_top] eerste kaart van de stok
    [trump_by-cut] gecoupeerd voor het geven
    [first_pitcher-by_deal] wie naast de eerste gever zit
    [first_pitcher-first_jack] de eerste boer
    [joker_order-fixed] de grote joker
    [joker_order-first_high] de eerst gespeelde
    [joker_order-second_high] de laatst gespeelde
    [joker_led-trumps] troef, wie kan
    [joker_led-anything] elke kaart
    [naming-pitched] met de eerste kaart
    [naming-announced] voor er wordt uitgekomen
    [pitched_wild-spades] schoppen bij een joker, anders de kleur zelf
    [pitched_wild-named] wat de troefmaker zegt
    [pitched_wild-no_joker] geen joker als eerste
    [widow_to-bidder] de hoogste bieder
    [widow_to-own] ieder een eigen
    [first_leader-pitcher] wie troef noemt
    [first_leader-eldest] voorhand
    [first_leader-partner_with_one_trump] een partner met één troef
    [first_lead-any] elke kaart
    [first_lead-trump] een troef
    [first_pitcher-colour_guess] rood of zwart
    [first_pitcher-high_cut] hoogste bij het couperen
    [first_pitcher-high_cut_chooses] hoogste bij het couperen kiest
    [first_pitcher-low_cut] laagste bij het couperen
    [first_pitcher-two_of_diamonds] ruitentwee
    [auction_rounds-single] ieder één keer
    [auction_rounds-continuous] tot er één over is
    [privilege_on-any_bid] elk bod
    [privilege_on-max_bid] alleen het hoogst mogelijke
    [privilege_to-dealer] alleen de gever
    [privilege_to-later] wie later biedt
    [forced_choice-at_least] dat of meer
    [forced_choice-exactly] precies dat
    [all_pass-dealer_forced] de gever moet bieden
    [all_pass-dealer_free] de gever komt uit zonder bod
    [all_pass-redeal_same_dealer] dezelfde gever geeft opnieuw
    [all_pass-redeal_next_dealer] de volgende geeft
    [all_pass-eldest_forced] voorhand komt uit voor het laagste bod
    [all_pass-eldest_free] voorhand komt uit zonder bod
    [seller_credit-none] levert niets op
    [seller_credit-immediate] is voor voorhand
    [seller_bid_cap-none] geen
    [seller_bid_cap-cannot_put_seller_out] niet genoeg om voorhand te laten winnen
    [gift_to-beggar] de partij die bedelde
    [gift_to-all_opponents] elke andere partij
    [after_run_hand-keep_all] worden alle gespeeld
    [after_run_hand-discard_to_six] wegleggen tot zes
    [run_exhausted-redeal_same_dealer] opnieuw geven
    [run_exhausted-kick_remaining] de laatste omdraaien
    [peek-all] iedereen
    [peek-eldest_and_dealer] alleen voorhand en gever
    [weak_hand-off] moet worden gespeeld
    [weak_hand-no_face_no_point] geen plaatje, geen telkaart
    [weak_hand-no_ten_no_two] niets boven negen, geen twee: nieuwe kaarten
    [discard-none] niets
    [discard-to_size] alleen wat te veel is
    [discard-up_to] een paar kaarten, geen troeven
    [discard-plain] alle kaarten behalve troef
    [exchange_first-eldest] voorhand
    [exchange_first-bidder] de hoogste bieder
    [rest_to-nobody] blijft dicht
    [rest_to-dealer] is voor de gever
    [rest_to-bidder] is voor de bieder
    [rest_to-bidder_then_partner] de bieder, dan de partner
    [short_stock-fewer] hebben de laatsten minder kaarten
    [short_stock-from_discards] aanvullen met weggelegde
    [surplus_trumps-any] die tellen als laatste
    [surplus_trumps-not_scoring] geen die telt
    [surplus_trumps-under_first] geen die telt; eerste kaart hoger
    [surplus_trumps-to_partner] de partner van de bieder neemt ze
    [dead_points-nobody] gaan naar niemand
    [dead_points-maker] gaan naar wie troef noemde
    [throw_in-off] niet toegestaan
    [throw_in-void_and_low] geen troef, niets boven negen
    [playable-all] alle kaarten
    [playable-trumps_only] alleen troeven
    [ruff-anytime] op elk moment
    [ruff-only_when_void] alleen zonder die kleur
    [undertrump-allowed] toegestaan
    [undertrump-forbidden_unless_forced] alleen als er niets anders is
    [draw-none] nee
    [draw-face_down] stok dicht
    [draw-face_up] stok open
    [partner_shown-at_once] meteen
    [partner_shown-when_played] als de kaart is gespeeld
    [low_to-dealt] wie hem heeft gekregen
    [low_to-winner] wie hem haalt
    [game_tie-none] niemand
    [game_tie-eldest] voorhand
    [game_tie-non_dealer_side] de partij die niet gaf
    [game_tie-jokers] wie de meeste jokers haalde
    [game_tie-carry] de volgende ronde, bij Spel opgeteld
    [pegging-at_end] als de ronde wordt geteld
    [pegging-as_won] zodra ze zijn gehaald
    [length-target] tot een stand
    [length-hands] een vast aantal rondes
    [length-deals] ieder geeft even vaak
    [moon-off] kan niet worden geboden
    [moon-target_or_zero] wint, of brengt op nul
    [moon-points] een vaste waarde
    [moon-points_or_game] vast, wint vanaf nul
    [moon_needs-points] elk punt
    [moon_needs-points_and_tricks] elk punt en elke slag
    [smudge-bid_four_made] een gehaald bod van vier
    [smudge-any_all_four] alle vier de punten, door wie ook
    [smudge-slam_bid_five] een bod van vijf
    [smudge-off] geen
    [smudge_in_hole-four_points_only] vier punten
    [smudge_in_hole-wins_anyway] wint toch
    [smudge_in_hole-bid_forbidden] mag niet worden geboden
    [in_hole-negative] onder nul
    [in_hole-zero_or_negative] nul of lager
    [set_scoring-setback_only] gehaalde punten zijn weg
    [set_scoring-keep_and_setback] gehaalde punten blijven
    [set_scoring-others_take_bid] de anderen krijgen het bod
    [score_as-all] ze tellen allemaal
    [score_as-difference] alleen het verschil
    [going_out-bidder_first] eerst de geslaagde troefmaker
    [going_out-bidder_at_once] meteen de geslaagde troefmaker
    [going_out-higher_score] de hoogste stand
    [going_out-strict_order] in de volgorde van de punten
    [settlement-off] niets wordt betaald
    [settlement-one_two] één, of twee bij nul of lager
    [settlement_basis-full_hand] na de hele laatste ronde
    [settlement_basis-at_win] op het moment van winnen
    [revoke_mode-enforced] onmogelijk
    [revoke_mode-table] mogelijk, met straf
    [misdeal_result-lose_deal] de volgende geeft
    [misdeal_result-same_dealer] dezelfde speler geeft
    [misdeal_result-penalty1_lose_deal] een punt, en de volgende geeft
    [misdeal_result-penalty1_same_dealer] een punt, en dezelfde speler geeft
    [bid_error-void_pass] ongeldig, en moet passen
    [bid_error-take_back] teruggenomen
    [early_pitch-assumed_four] geldt als een bod van vier
    [early_pitch-take_back] teruggenomen
    [wrong_pitch_demand-first_turn] eis bij de eerste beurt
    [wrong_pitch_demand-first_plain_lead] eis bij de eerste bijkleur
    [revoke_correction-none] niet toegestaan
    [revoke_correction-until_trick_complete] tot de slag compleet is
    [revoke_call-referee] altijd bij het tellen
    [revoke_call-opponent] alleen als een tegenstander het meldt
    [revoke_penalty-set_back_bid] het bod en alle punten
    [revoke_penalty-set_back_bid_red] het bod, alle punten, een rode fiche
    [revoke_penalty-point_no_game] een punt, en Spel
    [revoke_penalty-jack_two] een of twee punten, Boer en Spel
    [revoke_penalty-no_score] alle punten
    [revoke_points-forfeit] gaan naar niemand
    [revoke_points-next_best] Spel gaat naar de op een na beste
    [exposed_card-free] geen straf
   *[exposed_card-callable] mag worden opgeëist
}

## De scheidsrechter: wat het boek doet als er iets misgaat

ask-override = { $who ->
    [you] { $of_name } kwam uit voordat het bieden klaar was, en dat geldt als een bod van vier. Jij had nog kunnen bieden: zeg je vier en kom je zelf uit, of laat je het zo?
   *[one] { $of ->
        [you] Jij kwam
       *[one] { $of_name } kwam
    } uit voordat het bieden klaar was, en dat geldt als een bod van vier. { $name } had nog kunnen bieden en mag in plaats daarvan vier zeggen.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } kwam uit in jouw plaats. Laat je de kaart terugnemen, of laat je die liggen?
   *[one] { $of ->
        [you] Jij kwam
       *[one] { $of_name } kwam
    } uit in plaats van { $name }, die de kaart mag laten terugnemen of laten liggen.
}
ask-demand = { $who ->
    [you] { $of_name } kwam uit in jouw plaats, dus jij mag zeggen welke kaart { $of_name } nu speelt.
   *[one] { $of ->
        [you] Jij kwam
       *[one] { $of_name } kwam
    } uit in plaats van { $name }, die nu mag zeggen wat voor kaart er moet worden gespeeld.
}
ask-name-trump = { $who ->
    [you] Je hebt bijgespeeld bij een verkeerde kaart: noem nu troef. Je moet eerst met een troef uitkomen.
   *[one] { $name } heeft bijgespeeld bij een verkeerde kaart en noemt nu troef.
}
ask-name-for-bid = { $who ->
    [you] Jij hebt het bod van { $bid }: noem troef.
   *[one] { $name } heeft het bod van { $bid } en noemt troef.
}
ask-name-free = { $who ->
    [you] Niemand heeft geboden: noem troef. Je hoeft niets te halen.
   *[one] Niemand heeft geboden. { $name } noemt troef en hoeft niets te halen.
}
ask-call-partner = { $who ->
    [you] Vraag een kaart die je niet hebt. Wie die heeft, speelt deze ronde met jou.
   *[one] { $name } vraagt een kaart. Wie die heeft, speelt deze ronde met { $name }.
}
ask-first-pitcher = { $who ->
    [you] Jij hebt de hoogste kaart gecoupeerd en zegt wie het eerst uitkomt.
   *[one] { $name } heeft de hoogste kaart gecoupeerd en zegt wie het eerst uitkomt.
}
ask-name-joker = { $who ->
    [you] Een joker laat troef open: noem een kleur naar keuze.
   *[one] { $name } kwam uit met een joker en noemt troef.
}
ask-name-color = { $who ->
    [you] Je kwam uit met { $card }: noem { $suit } of { $other } als troef.
   *[one] { $name } kwam uit met { $card } en noemt { $suit } of { $other } als troef.
}
ask-any-claims = { $who ->
    [you] De ronde wordt zo geteld. Heeft iemand iets te herstellen of te melden?
   *[one] De ronde wordt zo geteld. { $name } mag nog iets zeggen.
}
referee-misdeal = { $slip ->
    [count] Iemand kreeg een verkeerd aantal kaarten. De kaarten worden ingegooid
   *[exposed] Die kaart mag bij het geven niet te zien zijn. De kaarten worden ingegooid
}{ $result ->
    [lose_deal] , en de volgende geeft.
    [same_dealer] , en dezelfde speler geeft opnieuw.
    [penalty1_lose_deal] , de anderen krijgen een punt, en de volgende geeft.
   *[penalty1_same_dealer] , de anderen krijgen een punt, en dezelfde speler geeft opnieuw.
}
referee-deal-stands = { $slip ->
    [count] Het aantal wordt hersteld, en de gift geldt.
   *[exposed] Aan deze tafel is dat niet verkeerd gegeven: de gift geldt.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Er wordt om de beurt geboden, en elk bod moet hoger zijn dan het vorige. Elk ander bod is ongeldig, en je moet passen.
       *[one] Er wordt om de beurt geboden, en elk bod moet hoger zijn dan het vorige. Elk ander bod is ongeldig, en { $name } moet passen.
    }
   *[no] Er wordt om de beurt geboden, en elk bod moet hoger zijn dan het vorige. Elk ander bod wordt teruggenomen.
}
referee-early = Een kaart die wordt uitgespeeld voordat het bieden klaar is, geldt als een bod van vier; wie daarvoor nog had kunnen bieden, mag in plaats daarvan vier zeggen.
referee-overridden = { $who ->
    [you] Jij had eerder kunnen bieden: de vroege kaart gaat terug, en jij komt uit voor vier.
   *[one] { $name } had eerder kunnen bieden: de vroege kaart gaat terug, en { $name } komt uit voor vier.
}
referee-led-wrongly = De troefmaker komt het eerst uit en mag een verkeerde kaart laten terugnemen of laten liggen.
referee-let-stand = { $who ->
    [you] De kaart blijft liggen, maar maakt geen troef: jij noemt troef zodra je hebt bijgespeeld.
   *[one] De kaart blijft liggen, maar maakt geen troef: { $name } noemt troef na het bijspelen.
}
referee-demanded = Wie in plaats van de troefmaker uitkwam, speelt wat de troefmaker eist, voor zover de spelregels het toestaan.
referee-exposed = { $callable ->
    [yes] Een kaart die een speler toont, blijft in de hand, en de tegenstanders mogen die opeisen; een kaart die de gever toonde niet.
   *[no] Een kaart die wordt getoond, blijft zonder straf in de hand.
}
referee-card-called = Een getoonde kaart moet worden gespeeld als de tegenstanders die opeisen, zodra de spelregels het toestaan.
referee-called = { $who ->
    [you] Opgeëist is { $card }: je moet die kaart spelen als de spelregels het toestaan.
   *[one] Opgeëist is { $card }: { $name } moet die kaart spelen als de spelregels het toestaan.
}
referee-corrected = Een verkeerde kaart mag worden teruggenomen tot de slag compleet is. Het kost niets, en kaarten die erna zijn gespeeld gaan ook terug.
referee-no-renege = Elke kaart tot nu toe is goed gespeeld: er verandert niets.
referee-grave = Troef was gevraagd, en een van de { $top } hoogste troeven is achtergehouden. Dat kost het spel.
referee-penalty = { $penalty ->
    [set_back_bid] Voor verzaken verliest de partij het bod en krijgt ze deze ronde niets.
    [set_back_bid_red] Voor verzaken verliest de partij het bod, krijgt ze deze ronde niets en legt ze een rode fiche in de pot.
    [point_no_game] Voor verzaken krijgen de anderen een punt, en kan de partij Spel niet krijgen.
    [no_score] Voor verzaken krijgt de partij deze ronde niets, en een eigen bod is mislukt.
   *[jack_two] Voor verzaken krijgen de anderen 2 als de troefboer in het spel is, anders 1; de partij kan Boer en Spel niet krijgen.
}
ruling-right = { $who ->
    [you] Je had gelijk
   *[one] { $name } had gelijk
}
ruling-wrong = { $who ->
    [you] Je had ongelijk
   *[one] { $name } had ongelijk
}
referee-look = De partner van de troefmaker mag niet kijken voordat er is uitgekomen: de anderen krijgen er punten voor.
# Op een knop of in een menu.
remark-button = { $remark ->
    [rest] De rest is voor mij
    [lay-down] Hand neerleggen
    [take-back] Kaart terugnemen
    [renege] { $who ->
        [you] Jij hebt verzaakt
       *[one] { $name } heeft verzaakt
    }
    [call-card] { $who ->
        [you] Eis { $card } van jezelf
       *[one] Eis { $card } van { $name }
    }
    [first-pitcher] { $who ->
        [you] Jij
       *[one] { $name }
    }
    [expose] Toon { $card }
    [look] Kaarten bekijken
    [override] Vier, met { $card }
    [decline] Laten liggen
    [withdraw] Laten terugnemen
    [let-stand] Laten liggen
    [end-by-score] Op de stand eindigen
    [weak-hand] Zwakke hand
   *[content] Niets te melden
}
remark-about = { $remark ->
    [rest] Jij haalt elke resterende slag, en de ronde wordt geteld.
    [lay-down] Geen troef en niets boven de negen: je speelt geen kaarten meer.
    [take-back] Er is niet bekend; speel zonder straf een andere.
    [renege] { $who ->
        [you] Je zegt dat je niet hebt bekend terwijl je kon.
       *[one] { $name } had kunnen bekennen; verzaken kost wat de regels zeggen.
    }
    [call-card] { $who ->
        [you] De kaart moet worden gespeeld zodra de spelregels het toestaan.
       *[one] { $name } moet de getoonde kaart spelen zodra de spelregels het toestaan.
    }
    [first-pitcher] { $who ->
        [you] Jij speelt de eerste kaart uit, die troef bepaalt.
       *[one] { $name } speelt de eerste kaart uit, die troef bepaalt.
    }
    [expose] Je toont een kaart die niemand hoort te zien.
    [look] Je kijkt voordat de troefmaker is uitgekomen, en de anderen krijgen er punten voor.
    [override] Je zegt vier en komt uit met deze kaart; de vroege kaart gaat terug.
    [decline] De vroege kaart geldt als een bod van vier.
    [withdraw] Jij komt uit en mag later een kaart eisen.
    [let-stand] Je speelt bij en noemt dan troef.
    [end-by-score] Er is { $hands } keer gegeven zonder dat iemand dichter bij het doel kwam. Het spel kan nu eindigen: de beste stand wint, en deze ronde telt niet.
    [weak-hand] Je toont je zwakke hand. Dezelfde gever geeft opnieuw, of je krijgt nieuwe kaarten, zoals deze tafel speelt.
   *[content] { $call ->
        [opponent] Je meldt geen verzaken; de ronde wordt geteld.
       *[referee] Niets te herstellen; de ronde wordt geteld.
    }
}
demand-button = { $demand ->
    [highest] De hoogste
    [lowest] De laagste
    [trump] Een troef
    [no_trump] Geen troef
   *[nothing] Niets
}
demand-about = { $demand ->
    [highest] Van die kleur
    [lowest] Van die kleur
    [trump] Welke dan ook
    [no_trump] Andere kleur
   *[nothing] Elke toegestane
}
# Zoals het wordt getypt; dit zijn woorden die worden begrepen.
remark-words = { $remark ->
    [rest] claim
    [lay-down] leg neer
    [take-back] kaart terug
    [renege] verzaakt { $name }
    [call-card] eis { $card } van { $name }
    [expose] toon { $card }
    [look] kijk
    [override] vier { $card }
    [call-partner] vraag { $card }
    [first-pitcher] { $name }
    [decline] laat maar
    [withdraw] terugnemen
    [let-stand] laten liggen
    [end-by-score] eindig op stand
    [weak-hand] zwakke hand
   *[content] tel
}
remark-name-words = troef { suit }
remark-demand-words = verlang { $demand ->
    [highest] hoogste
    [lowest] laagste
    [trump] troef
    [no_trump] geen troef
   *[nothing] niets
}

## Bots

level-name = { $level ->
    [random] Willekeurig
    [clumsy] Slordig
    [learner] Leerling
    [steady-careful] Degelijk, voorzichtig
    [steady-bold] Degelijk, brutaal
    [sharp] Scherp
    [sharp-careful] Scherp, voorzichtig
    [sharp-bold] Scherp, brutaal
    [master] Meester
   *[steady] Degelijk
}
level-about = { $level ->
    [random] Speelt elke kaart die mag.
    [clumsy] Zoals Degelijk, met nu en dan een fout.
    [learner] Schat nu en dan een hand of een kaart verkeerd in.
    [steady-careful] Zoals Degelijk, maar biedt wat lager.
    [steady-bold] Zoals Degelijk, maar biedt wat hoger.
    [sharp] Probeert elke keuze in een paar dozijn mogelijke giften.
    [sharp-careful] Zoals Scherp, maar biedt wat lager.
    [sharp-bold] Zoals Scherp, maar biedt wat hoger.
    [master] Probeert elke keuze in honderden waarschijnlijke giften.
   *[steady] Telt troeven, en biedt wat de kaarten waard zijn.
}
# Hoe sterk een niveau bij het meten bleek.
level-strength = { $level ->
    [random] Alleen om te vergelijken.
    [clumsy] De fouten kosten punten.
    [learner] Wint 21 van 100 spellen tegen drie degelijke bots.
    [steady-careful] Verder speelt die hetzelfde.
    [steady-bold] Verder speelt die hetzelfde.
    [sharp] Wint 28 van 100 spellen tegen drie degelijke bots.
    [sharp-careful] Verder speelt die hetzelfde.
    [sharp-bold] Verder speelt die hetzelfde.
    [master] Wint 35 van 100 spellen tegen drie degelijke bots.
   *[steady] De andere worden hieraan gemeten.
}
habit = { $person ->
    [teo] komt meteen uit met zijn beste troef.
    [otto] biedt alleen wat hij ziet.
    [nia] biedt graag één hoger.
    [bruno] biedt hoog als hij achterstaat.
    [hana] houdt een troef achter om de boer te vangen.
    [ravi] laat anderen bieden en speelt ze dan nat.
    [leila] onthoudt wie wat bood.
   *[vera] denkt over elke kaart na.
}
habit-of = { $name } { $habit }
strength = Sterkte { $strength } van 8.
strength-of = { $name }, sterkte { $strength } van 8.
met = { $games ->
    [0] Jullie hebben nog nooit samen gespeeld.
   *[other] Je won { $won } van { $games }.
}
met-short = { $games ->
    [0] nooit
   *[other] { $won } van { $games }
}
remark-made = { $person ->
    [teo] Ik zei toch dat ik het kon!
    [otto] Langzaam maar zeker.
    [nia] Dat scheelde weinig. Heerlijk!
    [bruno] Ik doe weer mee.
    [hana] Alles viel op zijn plek.
    [ravi] Lekker stil.
    [leila] Goed dat ik oplette.
   *[vera] Dat is genoeg.
}
remark-set = { $person ->
    [teo] Ik dacht dat ik het had.
    [otto] Die heeft me wat gekost.
    [nia] Het was het bijna waard.
    [bruno] Ik moest het proberen.
    [hana] Het scheelde weinig.
    [ravi] Ik had moeten wachten.
    [leila] Dat had ik verkeerd begrepen.
   *[vera] En ik wist nog wel beter.
}
remark-jack = { $person ->
    [teo] O nee, mijn boer!
    [otto] Dat was een goede boer.
    [nia] Ik zal hem missen.
    [bruno] En ik had hem net gevonden.
    [hana] Tja, ik wilde hem verstoppen.
    [ravi] Ik heb hem te lang bewaard.
    [leila] Ik zag het te laat.
   *[vera] Het overkomt de beste boeren.
}
remark-by = { $name }: “{ $words }”
# Namen voor bots, met komma’s ertussen: minstens zeven, en allemaal anders.
bot-names = Anna, Bram, Cato, Daan, Emma, Floor, Guus, Hanna
bots-fair = Geen bot ziet ooit jouw kaarten.
stand-in = { $count ->
    [one] { $names } is opgeslagen als de bot ‘{ $saved }’, die niet beschikbaar is. { $level } speelt in plaats daarvan.
   *[other] { $names } zijn opgeslagen als de bot ‘{ $saved }’, die niet beschikbaar is. { $level } speelt in plaats daarvan.
}
# Een bot van buiten, in een spel dat wordt klaargezet en aan tafel.
program-plays = Het programma ‘{ $program }’ speelt voor { $name }. Als het niet antwoordt, speelt { $level } verder.
# Een bot van buiten gaf geen antwoord: een bot van het programma speelt verder.
program-left = { $program } antwoordt niet meer. Vanaf hier speelt { $level } voor { $name }.
advice-pass = Pas: { $reason }.
advice-bid = Bied { $bid }: { $reason }.
advice-play = Speel { $card }: { $reason }.
advice-discard = Leg { $cards } weg: { $reason }.
advice-discard-ringed = Leg de { $count } kaarten met een ring weg: { $reason }.
advice-word = { $word ->
    [offer] Bied het uitkomen te koop aan
    [pitch] Kom zelf uit
    [accept] Verkoop het uitkomen
    [undertake] Houd het uitkomen
    [stand] Blijf erbij
    [beg] Bedel
    [take-one] Geef het punt
    [run] Geef kaarten bij
    [bunch] Gooi de kaarten in
    [rest-are-mine] Claim de rest
    [lay-down] Leg je hand neer
    [take-back] Neem de kaart terug
    [look] Bekijk je kaarten
    [decline] Laat de vroege kaart liggen
    [withdraw] Laat de kaart terugnemen
    [let-stand] Laat de kaart liggen
    [demand-highest] Eis de hoogste kaart van de kleur
    [demand-lowest] Eis de laagste kaart van de kleur
    [demand-trump] Eis een troef
    [demand-no-trump] Eis geen troef
    [demand-nothing] Eis niets
    [end-by-score] Beëindig het spel op de stand
    [weak-hand] Toon je zwakke hand
   *[content] Laat tellen
}: { $reason }.
advice-override = Zeg vier en kom uit met { $card }: { $reason }.
advice-expose = Toon { $card }: { $reason }.
advice-name-trump = Maak { suit } troef: { $reason }.
advice-call-partner = Vraag { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Kom zelf het eerst uit
   *[one] Laat { $name } het eerst uitkomen
}: { $reason }.
advice-call-renege = Zeg dat { $name } heeft verzaakt: { $reason }.
advice-call-card = Laat { $name } { $card } spelen: { $reason }.
reason = { $reason ->
    [only-choice] iets anders mag niet
    [at-random] het een is zo goed als het ander
    [habit] dat past bij de eigen speelstijl
    [too-weak] je hand is te zwak
    [no-honour] je hebt geen aas, heer of vrouw om op te bieden
    [partner-has-bid] je partner heeft het bod
    [must-bid] alle anderen hebben gepast, dus moet je bieden
    [best-suit] { suit } is je beste kleur
    [holds-high] je hebt waarschijnlijk de hoogste { suit-single }
    [holds-low] je hebt waarschijnlijk de laagste { suit-single }
    [holds-jack] je hebt de { suit }boer
    [promises-game] met { suit } als troef mag je op Spel rekenen
    [promises-points] met { suit } als troef mag je op ongeveer { $points } rekenen
    [takes-the-bid] als gever krijg je het voor hetzelfde bod
    [matches-the-bid] je neemt het over voor hetzelfde bod
    [shuts-out] de anderen gaan waarschijnlijk niet hoger
    [goes-out] als je het haalt, ben je uit
    [stops-bidder] anders kan het bod een ander het spel laten winnen
    [tries-smudge] alle vier de punten winnen het spel meteen
    [tries-slam] alle vier de punten en elke slag leveren een vijfde punt op
    [tries-moon] alles wat telt is misschien te halen
    [pitches-outright] de hand is goed voor vier
    [offers-pitch] hoor wat de anderen bieden; het laatste woord is aan jou
    [good-price] de prijs is meer dan je eigen hand zou opleveren
    [can-make-it] je kunt zelf evenveel halen
    [cannot-make-it] zelf haal je waarschijnlijk niet zoveel
    [suit-will-do] met { suit } kun je vooruit
    [poor-trumps] een andere kleur past je waarschijnlijk beter dan { suit }
    [cannot-give] met het punt win je het spel, dus de gever geeft het niet
    [turn-may-lose] een nieuwe keerkaart kan de gever het spel laten winnen
    [turn-may-win] een nieuwe keerkaart kan jou het spel laten winnen
    [gift-is-cheap] de kleur is je meer waard dan het punt
    [gift-would-win] met het punt zouden zij het spel winnen
    [not-worth-a-point] voor deze kleur loont het niet de anderen een punt te geven
    [any-suit-will-do] elke andere kleur is net zo goed
    [both-poor] met deze kaarten haal je niets
    [keeps-trumps] al je troeven blijven
    [keeps-best] de kaarten die nog kunnen winnen, blijven
    [best-partner] wie die heeft, helpt het meest
    [trump-partner] wie die heeft, heeft een troef
    [plain-partner] wie die heeft, heeft misschien geen troef
    [rest-is-certain] niemand kan je nog een slag afnemen
    [hand-is-worthless] deze hand haalt toch geen slag
    [puts-right] een verkeerde kaart kan nog worden teruggenomen
    [saw-renege] een kaart op tafel bewijst het
    [catches-shown] de slag is voor jou, en de kaart komt erbij
    [pitches-better] je hand is goed voor alle vier de punten
    [lets-them-fail] een bod van vier zal moeilijk te halen zijn
    [own-pitch] je eigen uitkomen is beter
    [lead-is-welcome] je kunt winnen wat er is uitgespeeld
    [safest-demand] zo is de slag het veiligst
    [richest-demand] dat brengt het meest in je slag
    [makes-trump] de eerste kaart bepaalt troef
    [nothing-to-claim] alles is gespeeld zoals het hoort
    [slipped] iedereen kan zich vergissen
    [leads-trump] die haalt troeven bij de anderen weg
    [hunts-jack] die vangt misschien de troefboer
    [hunts-scored] die vangt misschien een troef die scoort
    [leads-winner] niemand heeft een hogere kaart van die kleur
    [leads-low] die heeft geen kaartpunten te verliezen
    [leads-nothing] die levert niemand punten op
    [may-take] die haalt misschien de slag
    [captures-jack] die slaat de troefboer
    [saves-jack] zo red je je boer
    [wins-low] zo red je een troef die waarschijnlijk Laag is
    [wins-scored] zo haal je een kaart binnen die scoort
    [wins-ten] zo red je een tien
    [ruffs-points] er zijn kaartpunten te winnen
    [takes-trick] die haalt de slag
    [beats-all] die slaat elke kaart tot nu toe
    [feeds-partner] je partner ligt voor, en dit brengt er kaartpunten bij
    [feeds-scored] je partner ligt voor, en deze kaart scoort
    [leaves-to-partner] je partner ligt voor in de slag
    [protects-jack] zo bewaar je je troefboer voor later
    [keeps-low] zo bewaar je een troef die waarschijnlijk Laag is
    [keeps-scored] zo bewaar je een kaart die scoort voor later
    [protects-ten] zo bewaar je je tien voor later
    [gives-nothing] zo geef je geen kaartpunten weg
    [cannot-win] deze slag kun je niet halen
    [plays-least] deze slag kun je niet halen, dus speel laag
    [fewest-points] zo geef je zo weinig mogelijk kaartpunten weg
   *[keeps-strength] zo bewaar je een sterkere kaart voor later
}

## Venster: het eerste scherm

window-too-small = Dit venster is te klein om in te spelen. Maak het groter.

home-continue = Verder spelen
home-continue-about = Ronde { $number }, { $goal }.
home-your-turn = Jij bent aan de beurt.
home-their-turn = { $name } is aan de beurt.
home-play = Spelen
home-new-game = Nieuw spel
home-new-game-about = Kies het spel, de spelers en de regels
home-first-lesson = Spelend leren
home-play-now = Meteen spelen
home-choose = Een spel kiezen
home-deal = Ik geef.
home-rules = Regels
home-saves = Opgeslagen spellen
home-settings = Instellingen
home-quit = Afsluiten
home-where = Ronde { $number }{ $turn ->
    [yes] {", jij bent aan de beurt"}
    [other] {", "}{ $name } is aan de beurt
   *[no] {""}
}
home-last-games = Laatste spellen
home-place = { $place }e
home-puzzle = Dagpuzzel
home-puzzle-done = Klaar.
home-puzzle-row = { $days } op rij goed
home-practice = Oefenen
home-practice-about = Vijf rondes: { $theme ->
    [jack] vang de boer
    [tens] houd je tienen
    [bid] bieden of passen
    [trumps] troef trekken
   *[game] tel voor Spel
}
home-welcome = Schuif aan.
home-welcome-about = Zeg hoeveel van de vier punten je haalt. En haal ze dan.
pad-us = Wij
pad-them = Zij

about-title = Over het programma
about-what = Pitch, Setback, Don en nog { $more } spellen uit de All Fours-familie, voor twee tot zeven spelers.
about-private = Niets van wat je hier doet, verlaat deze computer.
about-news = Wat is er nieuw
about-license = Licentie
about-fonts = Lettertypen
about-libraries = Bibliotheken van anderen
about-program = Programma
about-cards = Kaarten en gezichten
about-drawn = getekend voor dit programma, MIT
about-who = wie wat maakte
about-version = Versie { $version }
about-copy = Versie kopiëren
about-copied = Gekopieerd

## Venster: een nieuw spel

setup-name = Naam
setup-person = Mens
setup-phone = Telefoon
setup-bot = Bot
setup-players = Spelers
setup-players-only = { $players } spelers
setup-player-name = Speler { $number }
setup-teams = Partners
setup-mend = Herstellen
# Boven de spellen van een tak van de familie.
games-branch = { $branch ->
    [more-points] Bieden om meer punten
    [exchange] Bieden, dan kaarten ruilen
    [draw] Pakken na elke slag, met z’n tweeën
    [pedro] Pedro en Cinch, met kaarten van vijf en meer
    [turn-up] Troef omgedraaid
    [eldest] Voorhand komt uit of verkoopt
    [don] Don, met kaarten die tellen
   *[bid] Bieden en uitkomen
}
games-title = Wat spelen we?
games-search = Zoek in { $count } spellen
games-ours = Onze tafel
games-more = Alle { $count } spellen
games-more-about = of je eigen regels
voice-games-players = { $least } tot { $most } spelers
games-count = { $count } van { $all } spellen
games-nothing = Geen spellen gevonden voor ‘{ $words }’.
# Onder de naam van een spel dat met een andere is gevonden.
games-also = heet ook { $names }
games-told = { $name } is ook een naam voor { $games }.
games-told-absent = { $name } is een spel uit de familie dat nog niet in dit programma zit.
# Spellen uit de familie waar iemand naar kan zoeken.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# Wat een spel bijzonder maakt, in hoogstens 38 letters.
game-line = { $game ->
    [setback] twee paren, tot 11
    [trinidad] keerkaart, boer vangen
    [lancashire] Trinidad met de klok mee
    [west_yorkshire] partner kijkt niet
    [blackburn] Laag moet je halen
    [britannica1911] het uitkomen verkopen
    [commercial_pitch] verkopen levert de prijs op
    [seven_up] omgedraaide troef, tot 7
    [smudge] alle vier wint
    [smudge_bid] met bod van vijf
    [no_auction_pitch] voorhand komt uit
    [racehorse] maar 32 kaarten
    [joker_pitch] joker telt een punt
    [five_point] de bijboer is troef
    [seven_point] bijboer, twee jokers
    [west_michigan] zes spelers, 38 kaarten
    [euchre_setback] 28 kaarten, een bijboer
    [pedro_sancho] vijf en negen tellen
    [snoozer] de joker telt 15
    [ten_point] alleen troeven worden gespeeld
    [colorado] troeven A-9-H-8-V-7
    [thirteen_point] de bijdrie telt 3
    [pawnee] vraag een partner
    [schmier] zes spelers, met aanvullen
    [wisconsin_smear] 34 kaarten, een blinde
    [smear_ten] tien kaarten, zes gespeeld
    [cinch] beide vijven tellen
    [widow_cinch] drie paren, een blinde
    [pedro] boden vanaf zeven
    [pidro] Finse Pedro, alleen troeven
    [all_fives] troeven meteen bijgezet
    [california_jack] met twee, open stok
    [shasta_sam] met twee, dichte stok
    [nine_card_don] meteen bijgezet, tot 91
    [irish_don] 52 kaarten, zonder Spel
    [phat] 52 kaarten, tot 181
    [blind_don] twee rijen, de helft dicht
   *[auction_pitch] ieder alleen, tot 7
}
setup-who = Wie speelt er?
who-game = { $game }, { $kind ->
    [two-pairs] twee paren
    [three-pairs] drie paren
   *[threes] twee drietallen
}
who-teams = { $kind ->
    [pairs] Paren
    [threes] Drietallen
   *[none] Alleen
}
who-alone = Met { $players } spelers zijn er geen partners: iedereen speelt alleen.
# Below the name of whoever plays with the person at the screen.
who-partner = jouw partner
who-drag = Sleep om te ruilen
who-phones = Met telefoons
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Iemand hier
who-phone = Met een telefoon
who-levels = Op niveau
# Said of one of the eight who has a place.
who-here = Aan tafel
who-move = Eén plaats verder
who-name = Druk op { $name } om een naam te typen.
setup-faces = Je bots hebben nu een gezicht. De niveaus zijn er nog.
setup-target = Spelen tot
setup-hidden = Tussen de beurten zijn de kaarten verborgen.
look-face = Gezicht
look-colour = Kleur
families-title = Laatst aan tafel
setup-name-empty = Elke speler heeft een naam nodig.
setup-name-twice = Twee spelers heten { $name }.
setup-default-name = Jij
# Met komma’s ertussen, minstens zeven.
setup-bot-names = Anna, Bram, Cato, Daan, Emma, Floor, Guus, Hanna

## Venster: de tafel

bar-table = Tafel
table-deal = Geven
table-you-deal = Jij geeft
table-you-deal-about = Verkeerd geven kan in het menu Tafel.
table-throw = Wegleggen
table-throw-away = { $count ->
    [one] Leg 1 kaart weg
   *[other] Leg { $count } kaarten weg
}
table-keep = { $count ->
    [one] Bewaar 1 kaart
   *[other] Bewaar { $count } kaarten
}
table-kept = { $kept } van { $count } bewaard
table-kept-over = { $kept } bewaard, { $over } te veel
table-keep-hand = Alles bewaren
trick-to-peg = bij te zetten
table-suggest = Voorstel
table-widow = { $count ->
    [one] Blinde: 1 kaart
   *[other] Blinde: { $count } kaarten
}
table-marked = { $marked } van { $count } gekozen
table-override-about = Om zelf uit te komen, kies je de kaart daarvoor.
table-menu = Wat zeg je?
table-menu-about = Wat je hier zegt, telt.
table-menu-none = Er valt nu niets te zeggen.
table-out-of-turn = Bied { $bid } voor je beurt
table-out-of-turn-pass = Pas voor je beurt
table-show = Een kaart tonen
table-confirm = Klik nog eens, of druk op Enter, om { $card } te spelen.
table-confirm-touch = Tik nog eens om { $card } te spelen.
table-show-which = Welke kaart toon je? Druk op Esc om er geen te tonen.
table-misdeal-shown = Bij het geven een kaart tonen
table-misdeal-count = Een verkeerd aantal geven

plate-out = eruit
plate-out-about = { $who ->
    [you] Je hebt geen troef meer en slaat de rest van de ronde over.
   *[one] { $name } heeft geen troef meer en slaat de rest van de ronde over.
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
        [you] Jij nam er { $drawn }.
       *[one] { $name } nam er { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Jij legde er { $thrown } weg.
           *[one] { $name } legde er { $thrown } weg.
        }
       *[other] { $who ->
            [you] Jij legde { $thrown } weg en nam er { $drawn }.
           *[one] { $name } legde { $thrown } weg en nam er { $drawn }.
        }
    }
}
pile-left = nog { $count }
card-shown = getoond
card-called = opgeëist
card-discarded = weggelegd
pad-counters = Witte fiches over
bar-undo = Terugnemen
bar-hint = Tip
hint-awaited = De sterkste bot denkt na …
hint-on-your-turn = Je kunt om een tip vragen als je aan de beurt bent.
hint-off = Tips staan uit. Je kunt ze in de instellingen aanzetten.
hint-offered = Vraag het nog eens om te zien wat de sterkste bot zou doen.
# Hoe de keuzen in een stelling zich verhouden.
compare-title = Keuzen vergeleken
compare-about = Kans om het spel te winnen, en punten in deze ronde vergeleken met de beste van de anderen:
compare-chances = Winstkans
compare-columns = Kans om het spel te winnen, en de punten van deze ronde tegen de beste van de anderen.
compare-as-good = even goed
compare-chance = { $percent }%
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }; { $points }{ $standing ->
    [best] {""}
    [as-good] {""}; even goed als de eerste binnen ±{ $error }
   *[worse] {""}; ±{ $error }
}
# Voordat een dure keuze valt.
coach-asks = Dit kost je op 100 spellen zo’n { $percent } keer winst. { $kind ->
    [call] Kies het nog eens om het toch te bieden, of druk op Esc.
   *[card] Kies de kaart nog eens om die toch te spelen, of druk op Esc.
}
text-coach-asks = Dit kost je op 100 spellen zo’n { $percent } keer winst. { $kind ->
    [call] Zeg het nog eens als je het meent, of zeg iets anders.
   *[card] Zeg het nog eens om de kaart toch te spelen, of kies een andere kaart.
}
text-hint-offered = Typ nog eens ‘tip’ om te horen wat de sterkste bot zou doen.
text-hint-more = Typ nog eens ‘tip’ om alle keuzen te vergelijken.
text-no-comparison = Er valt niets te vergelijken.
bar-hand = Ronde { $hand }
bar-trick = { $tricks ->
    [0] Slag { $trick }
   *[other] Slag { $trick } van { $tricks }
}
bar-status = ronde { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] ronde { $hand }, slag { $trick }, { $goal }
   *[other] ronde { $hand }, slag { $trick } van { $tricks }, { $goal }
}
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Direct

contract-called = { $trump }, { $card } gevraagd
contract-with = met { $name }
contract-alone = alleen
bid-step = { $step ->
    [less] Minder bieden
   *[more] Meer bieden
}
ribbon-target = { $rid ->
    [yes] eerste zonder fiches
    [hands] { $target ->
        [1] één ronde
       *[other] { $target } rondes
    }
    [deals] { $target ->
        [1] elk één keer geven
       *[other] elk { $target } keer geven
    }
   *[no] tot { $target }
}
ribbon-pool = eerste zonder fiches krijgt { $pool }
ribbon-contract = { $who ->
    [you] Jij { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Jij bood { $bid }
   *[one] { $name } bood { $bid }
}
contract-free = { $who ->
    [you] Jij komt uit zonder bod
   *[one] { $name } komt uit zonder bod
}
# More than was bid.

plate-pass = Past
plate-bid = Bod { $bid }
plate-thinking = denkt na
plate-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
said-pass = Pas
said-bid = { $bid ->
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Haalde de slag

tracker-title = Punten deze ronde
tracker-so-far = tot nu toe
tracker-settled = beslist
tracker-open = nog niet gehaald
tracker-open-worth = open; { $points } punten
tracker-open-hung = open; { $points } als gevangen
tracker-not-in-play = niet in het spel
tracker-you-hold = Jij hebt hem
tracker-not-seen = niet gezien: { card-rank }
tracker-lower-not-seen = { $count } lagere niet gezien
tracker-higher-not-seen = { $count } hogere niet gezien
tracker-none-yet = nog niets
tracker-others-none = niemand anders
tracker-tied = gelijk op { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] alle beslist
   *[other] { $open } open; elk { $points }
}
tracker-carried = { $carry } van eerder
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Laatste slag
# De volgorde van de troeven, aan tafel opgeroepen.
order-title = Troefvolgorde
order-button = volgorde
order-about = Van hoog naar laag. { $gone ->
    [0] Er is er nog geen weg.
    [one] Eén is weg.
   *[other] { $gone } zijn weg.
}
order-example = Van hoog naar laag, alsof { suit } troef is.
order-gone = weg
order-own = van jou
text-order = De troeven van hoog naar laag: { $order }.
text-order-gone = Weg: { $cards }.
last-trick-none = Nog geen slag
log-title = Verloop
pad-turned-up = Omgedraaid: { $rank } { $points }
pad-bidding = Bieden …
pad-bid = { $who ->
    [you] Jij bood { $bid } …
   *[one] { $name } bood { $bid } …
}

bid-pass = Pas
bid-moon = Pit
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Jij komt uit
   *[one] { $name } komt uit
}
plate-offer = Te koop
plate-sold = Verkocht: { $bid }
plate-pitch = Komt uit
plate-accept = Verkocht
plate-undertake = Houdt
plate-stand = Blijft
plate-beg = Bedelt
plate-take-one = Geeft één
plate-run = Geeft bij
plate-bunch = Ingooien?
said-price = { $bid ->
    [1] Ik geef één
    [2] Ik geef twee
    [3] Ik geef drie
    [4] Ik geef vier
   *[other] Ik geef { $bid }
}
said-sold = { $bid ->
    [1] Verkocht voor één
    [2] Verkocht voor twee
    [3] Verkocht voor drie
    [4] Verkocht voor vier
   *[other] Verkocht voor { $bid }
}
said-undertakes = { $bid ->
    [1] Ik haal er zelf één
    [2] Ik haal er zelf twee
    [3] Ik haal er zelf drie
    [4] Ik haal er zelf vier
   *[other] Ik haal er zelf { $bid }
}
said-pitch = Ik kom uit
said-accept = Verkocht
said-undertake = Ik houd hem
said-stand = Ik blijf erbij
said-beg = Ik bedel
said-take-one = Neem er één
said-run = Ik geef bij
said-bunch = Ingooien?
tracker-settled-worth = beslist, { $points } punten
bid-pitch = Uitkomen
bid-accept = Verkopen
bid-undertake = Houden
bid-stand = Blijven
bid-beg = Bedelen
bid-take-one = Neem er één
bid-run = Bijgeven
bid-bunch = Ingooien

## Venster: het scherm doorgeven

curtain-title = Geef het scherm aan { $name }
curtain-about = De anderen kijken even weg.
curtain-show = Ik ben { $name }
curtain-since = Sinds je beurt
curtain-nothing = Er is nog niets gebeurd.

## Venster: menu, toetsen, instellingen, vragen

menu-title = Menu
menu-continue = Verder
menu-rules = Zo speel je
menu-so-far = De ronde tot nu toe
menu-leave = Opslaan en weggaan
menu-settings = Instellingen
menu-home = Naar het begin
menu-players = Spelers
opening-title = Openen
opening-about = { $file } wordt gelezen.
opening-give-up = Annuleren
opening-failed = Het bestand kon niet worden geopend.
consent-title = Terugnemen?
consent-about = Dit neemt de laatste beslissing van { $name } terug en alles erna. Vraag de anderen: is iedereen het eens?
consent-refuse = Nee, laat het zo
consent-agree = Iedereen is het eens: terugnemen
consent-end-title = Het spel op de stand beëindigen?
consent-end-winner = { $who ->
    [you] Jij zou winnen.
    [your-side] { $name } zouden winnen.
    [several] { $name } zouden winnen.
   *[one] { $name } zou winnen.
}
consent-end-refuse = Nee, speel door
consent-end-agree = Ja, beëindig het spel
consent-leave-title = { $names } { $count ->
    [one] speelt
   *[other] spelen
} nog.
consent-leave-about = Het spel wordt voor jullie allemaal opgeslagen.
consent-leave-refuse = Verder spelen
consent-quit-title = Afsluiten zonder op te slaan?
consent-quit-about = { $unsaved } Sluit nog eens om toch af te sluiten.
consent-quit-refuse = Nee, blijf
consent-quit-agree = Ja, sluit toch af
players-title = Wie er aan tafel zit
players-about = Moet je weg, dan speelt een bot voor je tot je terug bent.
players-away = weg: een bot speelt
players-person = speelt aan dit scherm
players-bot = bot

help-title = Hulp
help-rules = Regels van dit spel
keys-title = Toetsen
keys-move = tussen kaarten en knoppen bewegen
keys-press = spelen, drukken of wegleggen; een animatie overslaan
keys-area = volgend deel, vorig deel
keys-choose = een kaart kiezen, geteld van links, of een antwoord
keys-count = meer bieden, minder bieden; verder net als de andere pijlen
keys-bid = twee, drie, smudge bieden
keys-pass = passen
keys-keep = het uitkomen houden, voor vier of voor het bod
keys-stand = blijven; het uitkomen verkopen; wegleggen voorstellen
keys-beg = bedelen; ingooien
keys-accept = verkopen voor het bod; pit bieden
keys-run = bijgeven; de rest claimen
keys-deal = geven; wegleggen; een waardeloze hand neerleggen
keys-talk = iets zeggen, waar fouten mogelijk zijn
keys-undo = terugnemen
keys-hint = tip: wat de sterkste bot zou doen
keys-why = Waarom? Wat onder de muis ligt, de focus heeft of is geweigerd
keys-standing = met een schermlezer: slag, eigen kaarten en stand horen
keys-name = klaveren als troef noemen; { $diamonds }, { $hearts } en { $spades } de andere kleuren, { $hearts } na een tip
keys-call = vrouw, boer van een partner vragen; { $ace }, { $king } en { $ten } aas, heer en tien
keys-answer = akkoord; weigeren, of een waardeloze hand tonen
keys-arrange = de gekozen kaart in je hand verplaatsen
keys-sort = je hand opnieuw sorteren
keys-order = de troefvolgorde, waar die bijzonder is
keys-looks-back = laatste slag, verloop van de ronde
keys-cards = vier kleuren, grote hoektekens
keys-speed = langzaam, normaal, snel, direct
keys-full-screen = volledig scherm
keys-back = menu; sluit wat open is; verlaat een les of puzzel
keys-mute = geluid uit, geluid aan
keys-help = hulp: regels en toetsen
keys-house-rules = huisregels, bestand openen
keys-new-game = nieuw spel, instellingen, afsluiten
keys-close = venster sluiten
keys-change = Om een toets te wijzigen klik je erop, of ga je er met Tab heen en druk je op { keys-enter }; druk dan op de toets die je wilt. { keys-delete } erop zet de gewone toets terug. Pijlen, Tab, { keys-enter }, { keys-esc } en cijfers blijven zoals ze zijn.
keys-asked = Druk op de toets die je hiervoor wilt. { keys-esc } laat alles zoals het is.
keys-refused-fixed = { $key } blijft op elk scherm zoals het is. Druk op een andere toets.
keys-refused-typed = { $key } wordt daar getypt om een spel te zoeken. Druk op een toets die geen letter is.
keys-refused-taken = { $key } doet dit al: { $deed }. Druk op een andere toets, of wijzig die eerst.
keys-reset = Herstel alle toetsen
keys-mouse = Een klik speelt een kaart; die naar het midden van de tafel slepen ook. Sleep een kaart langs je hand om die een andere plaats te geven; een dubbelklik op het laken sorteert je hand opnieuw. Bij het bieden zijn cijfers boden; bij het spelen kiezen ze kaarten.
keys-touch = Een tik doet wat een klik doet. Houd aan tafel een vinger op iets om te zien wat het betekent, en schuif eraf om te annuleren. Liggen de kaarten dicht op elkaar, dan kiest de eerste tik een kaart en speelt de tweede tik die. Kaarten slepen kan ook: naar het midden om ze te spelen, of langs je hand naar een andere plaats.
keys-enter = Enter
keys-space = Spatie
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
keys-page = door een lange pagina bladeren
keys-end-try-out = een les verlaten, een proef beëindigen, of een spel dat niet opschiet op de stand beëindigen
keys-group-home = Op het eerste scherm
keys-home-front = verder, spelen
keys-home-games = nieuw spel, oefenen of lessen
keys-home-rules = regels, huisregels
keys-home-kept = puzzels, opgeslagen spellen, statistiek
keys-home-rest = over het programma, instellingen, afsluiten
keys-group-menu = In het menu
keys-menu-table = regels, lessen
keys-menu-people = spelers, telefoons, toetsen
keys-menu-more = puzzels; of de giften eerlijk zijn
keys-menu-rest = opgeslagen spellen, instellingen, afsluiten
keys-puzzle = opnieuw, volgende
keys-puzzle-ways = vanaf hier verder spelen, alle puzzels
keys-group-result = Na een ronde of een spel
keys-result-review = terugkijken
keys-result-costs = wat het kostte
keys-result-fair = Is het eerlijk? Hoe de kaarten vooraf vastlagen
keys-result-game = nieuw spel, eerste scherm
keys-group-review = Bij het terugkijken
keys-review-steps = stap terug, stap verder
keys-review-hands = vorige ronde, volgende ronde
keys-ends = eerste stap, laatste stap
keys-review-seen = alleen wat de speler zag, of alle kaarten
keys-review-why = Waarom dat is gedaan: waar een bot op afging, en wat ervoor pleit
keys-review-mistake = volgende fout
keys-review-try = vanaf hier verder spelen, opnieuw geven, naar de volgende plaats
keys-group-saves = Bij opgeslagen spellen
keys-saves = hernoemen, wissen, terughalen
keys-saves-more = terugkijken, kopiëren, exporteren
keys-group-pages = Nieuw spel, instellingen, huisregels, statistiek, scoreblok
keys-turn = het antwoord ernaast kiezen, een getal veranderen
keys-search = zoeken
keys-house-undo = laatste wijziging van een huisregel ongedaan maken
keys-house-number = een getal voor een huisregel typen
keys-statistics = tabel of beelden, exporteren
keys-pad = een ronde van het scoreblok terugnemen; { keys-space } kruist daar aan, { keys-enter } schrijft op
keys-settings-reset = een instelling terugzetten

settings-title = Instellingen
settings-done = Klaar
settings-search = Zoeken
settings-nothing = Geen instelling gevonden voor ‘{ $words }’.
settings-changed = { $count } gewijzigd
settings-reset = Herstel
settings-reset-all = Herstel alles
settings-undo = Ongedaan maken
settings-on = Aan
settings-off = Uit
settings-as-system = Systeem

settings-group = { $group ->
    [you] Jij
    [table] Tafel
    [look] Uiterlijk
    [motion] Beweging
    [sound] Geluid
    [sizes] Grootte
    [language] Taal
   *[renderer] Beeld
}

settings-speed = Snelheid
settings-speed-about = Hoe snel kaarten worden gegeven, gespeeld en opgehaald.
settings-trick-stays = Een complete slag blijft
settings-trick-stays-about = Hoelang iedereen hem ziet voordat de winnaar hem ophaalt.
settings-trick-until-click = Tot ik klik
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Bedenktijd
settings-thinking-about = Hoelang Scherp, Meester en tips nadenken. Meer tijd maakt ze iets sterker.
settings-thinking-short = Kort
settings-thinking-usual = Gewoon
settings-thinking-long = Lang
settings-hints = Tips
settings-hints-about = Of je mag vragen wat de sterkste bot zou doen, en of je het twee keer moet vragen.
settings-hints-off = Uit
settings-hints-on = Aan
settings-hints-twice = Na twee keer vragen
settings-coach = Coach
settings-coach-about = Vraagt het na voordat je iets biedt of speelt dat je duidelijk winstkansen kost. Zegt nooit wat beter is.
settings-name-about = Zo heet je vanaf het volgende spel.
settings-face-about = Jouw gezicht aan de tafel, vanaf het volgende spel.
settings-table-talk = Praatjes aan tafel
settings-table-talk-about = Af en toe zegt een speler van het programma iets over de eigen hand.
settings-memory = Wat onthouden wordt
settings-memory-about = Je laatste tafels en namen, resultaten, lessen en puzzels. Opgeslagen spellen blijven.
settings-forget = Alles vergeten
settings-remember = Terughalen
settings-hand-order = Volgorde van je kaarten
settings-hand-order-about = Hoe de kaarten in je hand van links af zijn gesorteerd.
settings-hand-order-trumps = Troeven eerst
settings-hand-order-suits = Op kleur
settings-hand-order-ranks = Op rang
settings-forced = Verplichte kaarten spelen
settings-forced-about = Als er maar één kaart mag, wordt die voor je gespeeld.
settings-confirm = Elke kaart bevestigen
settings-confirm-about = Met de eerste klik kies je een kaart, met de tweede speel je die.
settings-partners = Partners voor elkaar verbergen
settings-partners-about = Ook twee partners die het scherm samen delen, zien elkaars kaarten niet.

settings-four-colours = Vier kleuren
settings-four-colours-about = Elke kaartkleur heeft een eigen kleur: ruiten is blauw en klaveren groen.
settings-large-index = Grote hoektekens
settings-large-index-about = Eén grote rang en kleur op elke kaart, van een afstand goed te lezen.
settings-bold-cards = Kaarten met hoog contrast
settings-bold-cards-about = Eenvoudige kaarten in zwart en wit met zware lijnen.
settings-back = Achterkanten
settings-back-about = Het patroon op de rug van de kaarten.
settings-back-brick = Baksteen
settings-back-blue = Blauw
settings-back-slate = Leisteen
settings-back-plum = Pruim
settings-folder = Eigen afbeeldingen
settings-folder-about = Een map met kaartafbeeldingen om in plaats van deze te gebruiken.
settings-folder-hint = Pad naar de map
settings-folder-use = Gebruiken

settings-motion = Hoe kaarten bewegen
settings-motion-about = Met minder beweging reist, draait of groeit er niets: kaarten verschijnen waar ze horen.
settings-motion-full = Volledig
settings-motion-reduced = Minder

settings-sound = Geluiden van de tafel
settings-sound-about = Je hoort kaarten geven, spelen en ophalen.
settings-volume = Volume
settings-volume-about = Hoe hard de kaarten klinken.
settings-volume-idle = Het geluid staat uit.
settings-percent = { $percent }%

settings-interface = Tekst en knoppen
settings-interface-about = De grootte van tekst, knoppen en panelen.
settings-interface-limit = De grootte van tekst, knoppen en panelen; in dit venster past { $percent }%.
settings-interface-held = Alles krijgt deze grootte zodra de muisaanwijzer de knop verlaat.
settings-card-size = Kaarten op tafel
settings-card-size-about = Hoe groot de kaarten in je hand en in de slag zijn.
settings-card-size-small = Klein
settings-card-size-normal = Normaal
settings-card-size-large = Groot
settings-card-size-huge = Reusachtig

settings-theme = Tafel
settings-theme-about = Systeem: Linnen als het licht is, Middernacht als het donker is. Contrast als het systeem daarom vraagt.
settings-theme-spruce = Spar
settings-theme-midnight = Middernacht
settings-theme-linen = Linnen
settings-theme-contrast = Contrast

settings-language = Taal
settings-language-about = Systeem: de taal van het systeem als die er is, anders Engels.

settings-renderer = Tekenen met
settings-renderer-about = Wat het venster tekent. Geldt vanaf de volgende start.
settings-renderer-auto = Automatisch
settings-renderer-gpu = Grafische kaart
settings-renderer-software = Processor

## Venster: huisregels

house-title = Huisregels
house-play = Hiermee spelen
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Spelen tot?
    [hands] Hoeveel rondes?
    [jokers] Jokers?
    [min_bid] Laagste bod?
    [all_pass] Niemand biedt?
    [dealer_privilege] Mag de gever gelijk overnemen?
    [top_bid] Mag de gever het hoogste bod overnemen?
    [beg_limit] Hoe vaak bedelen?
    [turned_jack] Punten voor een omgedraaide boer?
    [after_run_hand] En de extra kaarten?
    [play_size] Kaarten om mee te spelen?
    [widow] Kaarten in de blinde?
    [fives] Punten voor troefvijf?
    [nines] Punten voor troefnegen?
    [low_to] Wie krijgt Laag?
    [ruff] Introeven met de kleur in hand?
    [game_tie] Gelijk voor Spel?
    [set_scoring] Nat: houdt de bieder punten?
    [going_out] Twee tegelijk bij het doel?
    [hang_jack] Punten voor de gevangen boer?
    [partner_blind] Speelt de partner blind?
    [undertrump] Ondertroeven?
    [win_by_two] Winnen met twee verschil?
    [count_down] Aftellen naar nul?
    [must_bid_to_go_out] Alleen met een bod winnen?
    [void_must_trump] Troefplicht?
    [deal_batch] Hoeveel kaarten tegelijk?
    [revoke_mode] Kunnen er fouten zijn?
   *[stops_early] Stoppen als alles vaststaat?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] geen
    [jokers-1] een
    [jokers-2] twee
    [beg_limit-0] nooit
    [beg_limit-1] eenmaal
    [beg_limit-2] tweemaal
    [beg_limit-3] driemaal
    [all_pass-dealer_forced] gever moet bieden
    [all_pass-redeal_same_dealer] opnieuw geven
    [all_pass-redeal_next_dealer] volgende geeft
    [all_pass-eldest_forced] voorhand moet bieden
    [all_pass-eldest_free] voorhand zonder bod
    [all_pass-dealer_free] gever zonder bod
    [low_to-dealt] wie hem heeft
    [low_to-winner] wie hem haalt
    [ruff-anytime] toegestaan
    [ruff-only_when_void] verboden
    [game_tie-none] niemand
    [game_tie-eldest] voorhand
    [game_tie-non_dealer_side] de niet-gevers
    [game_tie-jokers] meeste jokers
    [game_tie-carry] volgende ronde
    [set_scoring-setback_only] nee
    [set_scoring-keep_and_setback] ja, min het bod
    [set_scoring-others_take_bid] bod voor de anderen
    [going_out-bidder_first] de bieder
    [going_out-bidder_at_once] de bieder, meteen
    [going_out-strict_order] op telvolgorde
    [going_out-higher_score] hoogste stand
    [after_run_hand-keep_all] alle spelen
    [after_run_hand-discard_to_six] wegleggen tot zes
    [undertrump-allowed] toegestaan
    [undertrump-forbidden_unless_forced] alleen als het moet
    [revoke_mode-enforced] nee
    [revoke_mode-table] ja
    [yes] ja
   *[no] nee
}
house-joker-bids = { $jokers ->
    [0] Zonder jokers zijn er { $points } punten, dus er wordt nu tot { $bid } geboden.
    [1] Met een joker zijn er { $points } punten, dus er wordt nu tot { $bid } geboden.
   *[other] Met twee jokers zijn er { $points } punten, dus er wordt nu tot { $bid } geboden.
}
house-joker-points = { $jokers ->
    [0] Zonder jokers zijn er tot { $points } punten per ronde.
    [1] Met een joker zijn er tot { $points } punten per ronde.
   *[other] Met twee jokers zijn er tot { $points } punten per ronde.
}
house-take-back = Terugnemen
house-all = Alle regels
house-ten = De tien vragen
house-changes = { $count ->
    [0] Zoals { $game }
    [one] 1 wijziging op { $game }
   *[other] { $count } wijzigingen op { $game }
}
house-from-game = uit { $game }
house-read = Als bladzijde lezen
house-count = { $found } van { $all }
house-clear = Zoekveld leegmaken
house-use = Deze regels gebruiken
house-sets = Regelsets
page-back = Terug
house-idle = Doet niets bij je andere regels.
house-idle-but = Vraagt om ‘{ $with }’.
house-printed = Uit de boeken
house-own-name = { $game }, huisregels
house-own = Je eigen
house-none = Nog geen. Verander een regel en je hebt een eigen kopie.
house-set-about = { $count ->
    [0] hetzelfde als { $game }
    [one] { $game }, 1 wijziging
   *[other] { $game }, { $count } wijzigingen
}
house-set-misfit = { $game }, niet speelbaar
house-search = Zoek regels
house-nothing = Geen regels gevonden voor ‘{ $words }’.
house-mend = Herstellen
house-copy = Kopiëren
house-delete = Wissen
house-open = Openen
house-share = Delen
house-open-about = Het bestand van een regelset of een opgeslagen spel.
house-open-run = Openen
house-share-about = Slaat deze regelset op in een bestand dat anderen kunnen openen.
house-share-run = Bewaren
house-path-hint = Pad naar het bestand
choose = Kiezen…
choose-none = Hier is geen bestandskiezer. Typ in plaats daarvan het pad.
choose-files = Spellen en regelsets
house-close-file = Sluiten
house-shared = Opgeslagen in { $file }.
house-copy-text = Kopieer als tekst
house-did-set = { $name }: veranderd.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Daarop aangepast: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = De regels passen weer bij elkaar.
house-did-reset = { $name }: hersteld.
house-did-reset-all = Alle regels zijn weer als in het boek.
house-did-copy = Er is een kopie gemaakt.
house-did-open = Er is een regelset geopend.
house-did-rename = Heet nu ‘{ $new }’. De naam was ‘{ $name }’.
house-did-delete = ‘{ $name }’ is gewist.
error-rules-save = De regelsets konden niet worden opgeslagen in { $file }: { $reason }.
error-share = De regelset kon niet worden geschreven naar { $file }: { $reason }.
error-option = { $file } kon niet worden gelezen (regel { $line }, kolom { $column }): { $name } ({ $id }) kan deze waarde niet hebben. { $values }
error-option-values = Mogelijk is { $values }.
error-option-points = Mogelijk is een lijst zoals "high low jack game", met hoogstens { $most } onderdelen.
error-option-card-points = Mogelijk zijn kaartpunten zoals "A:4 K:3 Q:2 J:1 T:10".
error-option-order = Mogelijk is een lijst van troeven van hoog naar laag zoals "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = Mogelijk zijn rangen zoals "2-A" of "2,9-A".
error-option-numbers = Mogelijk is { $min } tot en met { $max }.
error-option-unknown = { $file } kon niet worden gelezen (regel { $line }, kolom { $column }): er is geen spelregel ‘{ $id }’.
obstacle-exists = er is al een bestand met die naam

## Venster: opgeslagen spellen

saves-title = Opgeslagen spellen
saves-note = { $count ->
    [0] nog geen
    [one] één spel
   *[other] { $count } spellen
}
saves-search = Zoek op naam, spel of datum
saves-empty = Nog geen spellen opgeslagen. Elk spel wordt vanzelf opgeslagen, na elke zet.
saves-nothing = Geen opgeslagen spellen gevonden voor ‘{ $words }’.
saves-date = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
} { $year }
saves-day = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
}
saves-today = vandaag
saves-yesterday = gisteren
saves-weekday = { $day ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
saves-hand = { $day }, ronde { $number }
saves-your-turn = { $day }, jij bent aan de beurt
saves-with = { $day }, met { $names }
saves-real = { $day }, echte kaarten
saves-finished = { $count ->
    [one] Eén gespeeld spel
   *[other] { $count } gespeelde spellen
}
saves-look-back = om terug te kijken
saves-all = Alle spellen
saves-all-about = om te hernoemen, kopiëren of exporteren
saves-won = { $count ->
    [one] { $names } won
   *[other] { $names } wonnen
}
saves-hands = { $hands ->
    [0] in de eerste ronde
    [one] na één ronde
   *[other] na { $hands } rondes
}
saves-current = wordt nu gespeeld
saves-damaged = Niet te lezen
saves-in-use = Een ander venster gebruikt deze spellen: hier kun je alleen kijken.
saves-open = Verder spelen
saves-review = Terugkijken
saves-rename = Hernoemen
saves-copy = Kopiëren
saves-export = Exporteren
saves-delete = Wissen
saves-copy-of = { $name } (kopie)
saves-new-title = Geef dit spel een naam
saves-folder = Map voor de bestanden
saves-save = Bewaren
saves-cancel = Annuleren
saves-deleted = ‘{ $name }’ is gewist.
saves-undo = Ongedaan maken
saves-restored = ‘{ $name }’ is terug.
saves-copied = ‘{ $name }’ is gekopieerd.
saves-exported = Opgeslagen als { $record } en { $told }.
saves-no-folder = Typ de map waar de bestanden heen moeten.
saves-open-file = Bestand openen
saves-open-another = Andere openen
saves-no-file = Typ het pad naar het bestand.
saves-nothing-over = Van dit spel is nog geen ronde uit: er valt niets terug te kijken.
saves-elsewhere = Deze tafel wordt in een ander venster gespeeld.
told-game = { $game }, { $goal }.
told-players = Spelers: { $names }.
told-date = Begonnen op { $date }.
told-nothing = Er is nog geen ronde voorbij.
told-scores = Stand: { $scores }.

## Venster: terugkijken

review-title = Terugkijken
review-hand = Ronde { $number }
review-thrown-in = Ingegooid
review-status = stap { $step } van { $steps }
review-trick = Slag { $number }
review-deal = De kaarten worden gegeven
review-next = Volgende stap. { $said }
review-over = De ronde is voorbij.
review-as-seen = { $who ->
    [you] Zoals jij het zag
   *[one] Zoals { $name } het zag
}
review-open = Alle kaarten open
review-play-on = Vanaf hier verder spelen
review-again = Opnieuw geven
review-moved = Naar de volgende plaats
review-done = Klaar
try-out-note = Niet opgeslagen: dit is een proef
try-out-end = Proef beëindigen

## Lessen

lessons-title = Lessen
lessons-done = { $done } van { $count } klaar
lesson-next = Verder
lesson-leave = Les verlaten
lesson-state = { $about }{ $state ->
    [left] {" "}Nog niet af: de les gaat daar verder.
    [done] {" "}Klaar.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Eerste les
    [count] Tellen voor Spel
    [partners] Partners
    [steal] Het laatste woord van de gever
    [smudge] De smudge
    [beg] Bedelen
    [hang] De boer vangen
    [sell] Het uitkomen verkopen
    [rows] Kaarten in rijen
   *[first] Stap voor stap
}
lesson-line = { $lesson ->
    [hands] Drie rondes, vrij gespeeld
    [count] De tien telt zwaar
    [partners] Tienen voor je partner
    [steal] Zelfde bod, gever kiest
    [smudge] Alle vier of niets
    [beg] Blijven of bedelen
    [hang] Vang hem met de aas
    [sell] Wat is het waard?
    [rows] De helft ligt dicht
   *[first] Elke zet uitgelegd
}
lesson-given = Met { $name }
lesson-done = Klaar
lesson-go-on = { $hand ->
    [1] Verder: eerste ronde
    [2] Verder: tweede ronde
    [3] Verder: derde ronde
   *[0] Verder
}
lesson-about = { $lesson ->
    [hands] Drie rondes om te bieden en te spelen zoals je wilt. Daarna zie je wat de doorslag gaf.
    [count] Wat elke kaart telt, hoe je een tien vangt en hoe je je eigen tien redt.
    [partners] Twee paren: geef tienen aan de slagen van je partner, en troef niet over wat al van jullie is.
    [steal] De gever biedt het laatst en mag het bod voor hetzelfde aantal overnemen.
    [smudge] Een bod van vier wint het hele spel, of kost vier punten.
    [beg] Er wordt een kaart omgedraaid: blijven of bedelen, een punt geven of bijgeven, en wegleggen. Zoals in Seven Up.
    [hang] Een gevangen boer is drie waard. Zoals in All Fours, Trinidad.
    [sell] Je mag het uitkomen houden, of verkopen voor punten. Zoals in Commercial Pitch.
    [rows] De helft van de kaarten ligt dicht onder de andere. Zoals in Blind Don.
   *[first] Het hele spel in twee rondes: bied, kom uit, win punten en laat iemand nat gaan.
}
lesson-first = { $step ->
    [hand] Deze zes kaarten zijn van jou, en niemand anders ziet ze.
    [points] In elke ronde zijn er vier punten te winnen: Hoog, Laag, Boer en Spel. Je leert ze kennen als ze worden gewonnen.
    [trump] Eén kleur wordt troef en slaat alle andere. Wie het meest biedt, kiest die kleur. Jij hebt drie hoge schoppen.
    [bid] Jij begint. Een bod is hoeveel van de vier punten je belooft te halen. Je schoppen zijn goed voor drie: bied 3.
    [bid-why] Met deze schoppen kun je drie punten halen. In deze les bied je 3.
    [pitcher] { $one } en { $two } passen, dus je bod van drie staat. De hoogste bieder komt uit: die speelt de eerste kaart.
    [pitch] De kleur waarmee je uitkomt, is deze ronde troef. Kom uit met schoppenaas: niets slaat die kaart.
    [pitch-why] Schoppen moet troef worden, en de aas wint zeker. Kom uit met schoppenaas.
    [took] Iedereen heeft één kaart gespeeld: dat is een slag. De hoogste troef wint hem, dus deze kaarten zijn van jou, en jij komt weer uit.
    [high] Hoog is de hoogste troef die is gegeven. Dat is jouw aas, dus dit punt is van jou.
    [low] Laag is de laagste troef die is gegeven. { $one } kreeg de twee en houdt het punt, ook al heb jij de kaart gehaald.
    [king] Geen andere kaart kan nu schoppenheer slaan. Speel hem uit en trek de troeven die er nog zijn.
    [king-why] Schoppenheer is de hoogste troef die over is en wint dus zeker. Speel hem eerst.
    [drawn] { $two } moest bekennen met een schoppen. { $one } had er geen meer en mocht elke kaart afgooien.
    [club] Je boer zou verliezen van schoppenvrouw, als iemand die heeft. Bewaar de boer en speel klaverenzes uit.
    [club-why] De boer en de tien zijn het bewaren waard. Van je twee lage kaarten speelt deze les klaverenzes uit.
    [lost] Klaveren is uitgespeeld en niemand speelde troef, dus de hoogste klaveren won: { $two } haalt de slag.
    [follow] { $two } speelt hartenaas uit. Je hebt een harten, dus je mag daarmee bekennen of een troef spelen, maar niets anders.
    [ruff] Je tien zou verliezen van de aas. Elke troef slaat die: speel schoppenboer.
    [ruff-why] De tien zou verliezen van hartenaas. De boer is een troef en wint.
    [jack] Boer gaat naar wie de troefboer in een slag haalt. Dat ben jij: een tweede punt.
    [game] Spel gaat naar wie het meest aan kaarten haalt: een tien telt 10, een aas 4, een heer 3, een vrouw 2, een boer 1. Jij hebt { $cards }.
    [rest] Speel de laatste twee slagen zoals je wilt.
    [scored] Hoog, Boer en Spel: je beloofde er drie en haalde er drie. { $one } krijgt er één voor Laag. Wie het eerst { $goal } heeft, wint het spel.
    [second] Nu een ronde waarin een ander biedt. Het geven gaat rond, en deze keer geef jij: jij biedt het laatst.
    [bidder] { $two } biedt drie. Als gever kun je het bod voor drie overnemen, of naar vier gaan.
    [pass] Ruitenaas en ruitentwee kunnen je Hoog en Laag brengen, maar nauwelijks een derde punt. Pas.
    [pass-why] Deze kaarten beloven hoogstens twee punten. Pas, en kijk wat { $two } van het bod maakt.
    [stopped] { $two } maakt ruiten troef, en jij hebt de aas en de twee: Hoog en Laag zijn van jou. Zo blijven er voor { $two } maar twee punten over.
    [defend] Speel deze ronde zoals je wilt. Als je maar een deel van je kaarten mag spelen, zijn de andere gedimd.
    [set-back] { $two } beloofde er drie en haalde er { $made ->
        [0] geen
        [1] één
       *[2] twee
    }. Dat is nat: het bod gaat van de stand af. Een stand onder nul krijgt een rode cirkel.
    [end] Je hebt { $score } punten. Nu ken je het spel: bied wat je kunt halen, kom uit met je beste kleur, en houd de anderen tegen.
   *[welcome] Welkom bij Pitch. Je speelt tegen { $one } en { $two }, en ieder krijgt zes kaarten.
}
lesson-hands = { $deal ->
    [leave] Nieuwe kaarten. Wat zijn deze waard? Passen mag altijd.
    [partner] Deze keer ben ik je partner. Wat een van ons haalt, telt voor allebei.
   *[make] Er zitten vier punten in de kaarten. Hoeveel haal jij er? Zeg maar wat, dan zien we het.
}
lesson-did = { $what ->
    [bid] Je bood { $bid }.
    [pass] Je paste.
   *[card] Je speelde { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Een bod van { $bid } had je gehaald.
       *[card] Met { card-with } had je je bod gehaald.
    }
    [spares] Passen had je niets gekost.
    [points] { $what ->
        [bid] Een bod van { $bid }
        [pass] Passen
       *[card] { card }
    } had je { $points ->
        [one] één punt
       *[other] { $points } punten
    } meer opgeleverd.
    [sets] { $what ->
        [bid] Een bod van { $bid }
        [pass] Passen
       *[card] { card }
    } had het bod van { $name } laten mislukken.
   *[holds] { $what ->
        [bid] Een bod van { $bid }
        [pass] Passen
       *[card] { card }
    } had { $name } { $points ->
        [one] één punt
       *[other] { $points } punten
    } gekost.
}
lesson-reason = { $whose ->
    [theirs] { $name } had { $points } dan niet gekregen.
   *[yours] Dan had je ook { $points } gehad.
}
lesson-gain-none = Ik zou niet weten wat er beter had gekund.
lesson-perhaps = { $point }?
lesson-again = Zelfde kaarten, opnieuw bieden
lesson-more = Nieuwe kaarten
lesson-real = Echt spelen
lesson-what-if = { $what ->
    [bid] En als ik { $bid } bied?
    [pass] En als ik pas?
   *[card] En als ik { card-object } speel?
}
lesson-count = { $step ->
    [values] Een tien telt 10, een aas 4, een heer 3, een vrouw 2, een boer 1, en de rest niets. Jij hebt er 18 van de 80 in het spel.
    [bid] Met de aas heb je Hoog, en met twee azen en een tien een goede kans op Spel. Bied 2.
    [bid-why] Hoog is zeker en Spel waarschijnlijk; een derde punt is niet in zicht. In deze les bied je 2.
    [pitch] Maak klaveren troef met de aas.
    [pitch-why] Klaveren is je langste kleur, en de aas is Hoog. Kom ermee uit.
    [begun] Vier kaartpunten tot nu toe, voor je aas. Open hier de stand wanneer je wilt om te zien wat elke speler heeft gewonnen.
    [ace] Speel ruitenaas uit. Wie maar één ruiten heeft, moet daarmee bekennen, ook als het de tien is, of introeven.
    [ace-why] Een aas vangt het meest als je hem vroeg uitspeelt, zolang de anderen nog moeten bekennen. Speel ruitenaas uit.
    [caught] De tien was de enige ruiten van { $two }, en { $two } had geen troef meer: veertien kaartpunten in één slag. Je hebt { $cards }.
    [keep] Klaverenheer, klaverenvrouw of klaverenboer kan je tien slaan, als die zijn gegeven. Bewaar de tien en speel schoppendrie uit.
    [keep-why] Nu uitgespeeld gaat de tien misschien verloren; de zeven kan nog iets introeven. Schoppendrie is niets waard: speel die uit.
    [theirs] { $one } haalde die slag met een tien en heeft er 10. Een tien is het veiligst in een slag die de eigen partij wint.
    [home] Jij speelt als laatste in deze slag, dus niemand kan je slaan. Troef in met de tien: zo red je hem, en haal je de heer en de vrouw.
    [home-why] Na jou speelt niemand meer. Troef nu in met klaverentien, en geen hogere troef kan hem halen.
    [sure] Vijftien erbij: je hebt { $cards }, en er is nauwelijks nog iets te winnen. Spel is van jou.
    [rest] Speel de laatste twee slagen zoals je wilt.
    [end] Hoog en Spel: twee beloofd, twee gehaald. Staan twee spelers gelijk bovenaan, dan krijgt niemand Spel.
   *[what] Hoog, Laag en Boer zijn losse kaarten. Spel moet worden geteld: het gaat naar wie de meeste kaartpunten in slagen haalt.
}
lesson-partners = { $step ->
    [pass] Je kaarten beloven weinig, en { $two } heeft nog niets gezegd. Pas.
    [pass-why] Een bod bindt jullie allebei. Laat het bieden met deze kaarten aan { $two } over en pas.
    [bound] { $two } biedt drie. Dit bod winnen of verliezen jullie samen.
    [ten] { $two } komt uit met hartenaas, en niets slaat die. Geef je tien: die telt tien voor Spel.
    [ten-why] De slag is hoe dan ook voor { $two }. Daar is hartentien tien waard voor jullie.
    [shared] De slag is voor { $two }, en de kaarten tellen voor jullie allebei: { $cards } tot nu toe.
    [leave] Schoppenaas van { $two } ligt voor. Troef niet in op je partner: beken met de vijf.
    [leave-why] Jullie liggen voor in deze slag. Bewaar de troef en speel schoppenvijf.
    [follow] { $two } speelt weer troef uit. Jij hebt er nog een, dus die moet eraan geloven.
    [follow-why] Wordt troef uitgespeeld, dan moet wie troef heeft die spelen.
    [throw] { $one } en { $three } hebben geen van beiden nog troef, dus de boer van { $two } is veilig. Gooi je klaverentien erbij.
    [throw-why] Je partner is zeker van deze slag. Klaverentien is daar het meest waard.
    [rest] Speel verder zoals je wilt.
    [scored] Hoog, Boer en Spel: het bod van drie van { $two } is gehaald, en jullie krijgen er drie. { $one } en { $three } krijgen Laag.
   *[partner] { $two } zit tegenover je: je partner. Wat een van jullie wint, telt voor allebei.
}
lesson-steal = { $step ->
    [take] Jouw klaveren kunnen ook drie punten halen. Neem het bod over: bied 3.
    [take-why] Deze klaveren kunnen drie punten halen, en als gever hoef je niet meer te bieden. Neem het bod over voor 3.
    [taken] Het bod is nu van jou, voor hetzelfde aantal, en { $two } kan niet meer bieden.
    [pitch] Kom uit met klaverenaas.
    [pitch-why] Klaveren is je kleur, en niets slaat de aas. Kom ermee uit.
    [drawn] { $two } moest de vrouw afstaan, die je boer had kunnen slaan. De beide anderen hadden elk maar één troef.
    [rest] Hoog en Laag zijn al van jou, door de aas en de twee. Nog één punt en het bod is gehaald. Speel verder zoals je wilt.
    [end] Je hebt het bod overgenomen en gehaald. Na de gever biedt niemand meer: dat is het laatste woord waard.
   *[last] { $two } biedt drie. Jij bent de gever en biedt het laatst: je mag het bod overnemen zonder meer te bieden.
}
lesson-smudge = { $step ->
    [bid] Je hebt schoppenaas en schoppentwee, met de heer om de boer te beschermen. Bied vier.
    [bid-why] Deze schoppen kunnen alle vier de punten halen. In deze les bied je vier.
    [final] Na een bod van vier mag niemand meer bieden, ook de gever niet. Nu moet je alle vier de punten halen.
    [pitch] Kom uit met schoppenaas.
    [pitch-why] Schoppen is je kleur, en niets slaat de aas. Kom ermee uit.
    [draw] De vrouw kan je boer nog slaan. Speel de heer uit, dan moet de vrouw vallen.
    [draw-why] Speel eerst schoppenheer: niets kan hem nu slaan, en hij trekt de troeven die er nog zijn.
    [safe] De vrouw is gevallen. Je boer is nu de hoogste troef.
    [rest] Niemand anders heeft troef, en jouw harten zijn de hoogste: geen slag kan verloren gaan. Speel verder zoals je wilt.
    [won] Hoog, Laag, Boer en Spel: de smudge is gehaald, en je wint meteen het hele spel.
    [hole] Was je één punt tekortgekomen, dan had het je er vier gekost. En voor een speler onder nul telt een gehaalde smudge vier punten, niet het spel.
   *[what] Een bod van vier is een smudge: wie dat biedt en alle vier de punten haalt, wint het spel meteen.
}
lesson-beg = { $step ->
    [beg] Je hebt geen enkele ruiten. Bedel om een andere kleur.
    [beg-why] Zonder één ruiten heb je hier weinig te winnen. Bedel, en kijk wat { $one } zegt.
    [gift] { $one } houdt ruiten en moet je er een punt voor geven.
    [rest] Ruiten is troef, en jij komt uit. Speel deze ronde zoals je wilt.
    [second] Nu geef jij, en { $one } mag blijven of bedelen.
    [jack] Je hebt een boer omgedraaid, en dat is een punt voor de gever: jij. Klaveren is de aangeboden troef.
    [begged] { $one } bedelt. Je kunt een punt geven, en klaveren blijft. Of je geeft kaarten bij: ieder drie erbij, en een nieuwe keerkaart.
    [run] Jij hebt ook geen klaveren. Geef kaarten bij.
    [run-why] Waarom een punt betalen voor klaveren als je er geen hebt? Geef kaarten bij.
    [throw] Harten is troef. Leg eerst drie kaarten weg, zodat je er weer zes hebt; speel daarna zoals je wilt.
    [end] Dat is bedelen: blijven, of om een andere kleur vragen; een punt geven, of kaarten bijgeven.
   *[turned] In dit spel biedt niemand. Er wordt een kaart omgedraaid, en die kleur is de aangeboden troef. Jij komt uit, dus jij kiest: blijven of bedelen.
}
lesson-hang = { $step ->
    [pairs] { $two } is je partner. De beurt gaat hier naar rechts, en jij komt uit: je mag blijven, of bedelen om een andere kleur.
    [stand] Je hebt hartenaas en hartenvrouw. Blijf erbij.
    [stand-why] Met de aas en de vrouw is harten zo goed als je kunt wensen. Blijf erbij.
    [ace] Speel de aas uit, en kijk welke troeven er komen.
    [ace-why] Niets slaat hartenaas. Speel die eerst.
    [queen] De boer is nog niet gevallen. Speel de vrouw uit: wie alleen de boer nog heeft, moet hem eronder leggen.
    [queen-why] Hartenvrouw kan de boer vangen. Speel die nu uit.
    [hung] { $three } had alleen de boer, en jouw vrouw heeft hem gehaald. Een boer die de eigen partij verliest, is gevangen: hij is drie punten waard.
    [rest] Speel verder zoals je wilt.
    [end] De gevangen boer is meer waard dan elk ander punt. Wie de boer heeft, moet hem redden.
   *[turned] { $one } draaide hartenzes om. Dat zijn meteen twee punten voor de partij van de gever; een aas is er een waard, een boer drie.
}
lesson-sell = { $step ->
    [eldest] Je zit links van de gever: het uitkomen is van jou. Je mag het houden, maar dan moet je alle vier de punten halen. Of je verkoopt het.
    [offer] Met deze kaarten haal je er geen vier. Bied het uitkomen te koop aan.
    [offer-why] Het uitkomen houden is alle vier de punten beloven, en deze kaarten kunnen dat niet waarmaken. Bied het uitkomen te koop aan.
    [bids] { $two } biedt er twee punten voor. Je mag verkopen, of het uitkomen houden en zelf twee halen.
    [sell] Verkoop: de prijs is meteen van jou.
    [sell-why] Deze kaarten halen nauwelijks twee punten. Verkoop, en krijg er twee zonder een kaart te spelen.
    [price] Je hebt er twee gekregen: twee van je fiches zijn weg. { $two } komt uit en moet er twee halen.
    [rest] Speel verder zoals je wilt.
    [end] { $state ->
        [set-back] { $two } kocht het uitkomen, kwam tekort en neemt twee fiches terug. De prijs blijft toch van jou.
       *[made] { $two } kocht het uitkomen en haalde het bod. Je prijs had je hoe dan ook.
    }
   *[counters] Hier begint iedereen met { $goal } fiches, en elk punt neemt er een weg. Wie ze het eerst allemaal kwijt is, wint.
}
lesson-rows = { $step ->
    [theirs] Bij { $one } liggen de kaarten net zo: je ziet alles wat nu tegen je kan worden gespeeld.
    [pitch] Jij komt uit, en de kleur van je kaart wordt troef. Kom uit met hartenaas.
    [pitch-why] Harten is je beste kleur, en niets slaat de aas. Kom uit met hartenaas.
    [pegged] Troeven worden bijgezet zodra de slag is gehaald: vier voor de aas. Eronder lag klaverenvijf, en die mag je van nu af aan spelen.
    [five] { $one } heeft maar één harten open, de vijf, en moet daarmee bekennen. Speel hartenheer uit.
    [five-why] De troefvijf is tien waard en moet op je volgende harten vallen. Speel de heer uit.
    [caught] Drie voor je heer en tien voor de vijf: geen kaart is meer waard.
    [club] Elke andere vijf is vijf waard. Van klaveren heeft { $one } alleen de drie open, dus jouw vijf wint: speel die uit.
    [club-why] Er kan op elk moment een hogere klaveren worden omgedraaid. Nu is klaverenvijf nog veilig: speel die uit.
    [ten] { $one } heeft klaveren noch harten open. Je klaverentien kan niet verliezen en telt tien voor Spel: speel die uit.
    [ten-why] Niets wat open ligt, slaat klaverentien. Speel die uit zolang dat zo is.
    [turned] Daar ligt klaverenheer: je klaveren zijn niet meer veilig. Elke kaart die wordt omgedraaid, kan alles veranderen.
    [away] Bewaar je troeven en laat { $one } goedkoop uitkomen: speel schoppenvier uit.
    [away-why] Een troef brengt meer op als { $one } uitkomt. Speel schoppenvier uit.
    [ruff] Alleen kaarten die open liggen, moeten bekennen. Je hebt geen ruiten open, dus je mag introeven: doe het met de boer.
    [ruff-why] De troefboer is één waard als hij de slag haalt, en de vrouw kan nog worden omgedraaid. Troef in met de boer.
    [rest] Speel verder zoals je wilt. Let op de vijven en op hartennegen.
    [end] Je hebt { $score } punten. Na vier rondes wint de hoogste stand.
   *[rows] Negen van je kaarten liggen open, elk op een kaart die dicht ligt. Wat eronder ligt, weet niemand, ook jij niet.
}

## Puzzels

puzzle-title = Puzzels en oefeningen
puzzle-question = Wat is hier het best?
puzzle-right = Goed
puzzle-wrong = Niet het best
puzzle-bid = Bied { $bid }
puzzle-line-best = { $choice }: wint { $wins } van 100 spellen, het best.
puzzle-line = { $choice }: wint { $wins } van 100 spellen, { $fewer } minder.
puzzle-also = Bovendien: { $reason }.
puzzle-about = Over alle verdelingen van de kaarten die passen bij wat je hebt gezien. Twee methoden zijn het eens: die van de sterkste bot, en spellen tussen sterke spelers.
puzzle-play-on = Vanaf hier verder spelen
puzzle-back-today = { $count ->
    [one] Eentje die fout ging is terug
   *[other] { $count } die fout gingen zijn terug
}
puzzle-alone = Een puzzel geeft geen tips, en er wordt niets teruggenomen.
puzzle-record-none = { $count } stellingen uit spellen tussen sterke bots. In elk ervan is één keuze duidelijk de beste.
puzzle-record = { $right } in één keer goed, van { $tried } beantwoord en { $count } in totaal.
puzzle-streak = { $days ->
    [one] De puzzel van vandaag of gisteren in één keer goed.
   *[other] De puzzel van de dag { $days } dagen op rij in één keer goed.
}
puzzle-solved-of = { $right } van { $count }
theme-name = { $theme ->
    [jack] Vang de boer
    [tens] Houd je tienen
    [bid] Bieden of passen
    [trumps] Troef trekken
    [mistakes] Je eigen fouten
   *[game] Tel voor Spel
}
mistake-from = { $when ->
    [today] Uit je spel van vandaag
    [yesterday] Uit je spel van gisteren
    [weekday] Uit je spel van { $day }
   *[date] Uit je spel van { $day }
}
shelf-solved = { $right } van { $count } opgelost
shelf-today = Vandaag
shelf-question = { $game }, { $question ->
    [call] jij biedt
    [lead] jij komt uit
   *[follow] jij speelt
}
shelf-solve = Los op
shelf-again = Nog eens bekijken
shelf-days = Laatste vijf dagen: { $days }
shelf-day = { $how ->
    [right] goed
    [missed] fout
    [open] nog open
   *[none] niet gedaan
}
shelf-themes = Per thema
shelf-games = Per spel
shelf-every = Alle spellen
shelf-more = Nog { $count }
shelf-right = { $right } van { $count } goed
drill-which = { $which ->
    [clubs] Welke klaveren?
    [diamonds] Welke ruiten?
    [hearts] Welke harten?
    [spades] Welke schoppen?
    [lead] Met welke kaart kom je uit?
   *[any] Welke kaart?
}
drill-winning = { $how ->
    [trumped] { $name } heeft deze slag ingetroefd
   *[best] Deze slag is nu voor { $name }
}
drill-again = Opnieuw
drill-next = Volgende
drill-leave = Verlaten
puzzle-none = Er is geen puzzel ‘{ $theme }’. Typ ‘today’, of een van deze thema’s: { $themes }.
puzzle-shelf-empty = Er zijn geen puzzels.
puzzle-no-mistakes = Nog geen eigen fouten. Ze komen uit de spellen die je in het venster speelt.
mistake-about = Beoordeeld zoals in ‘Wat het kostte’: naar wat je toen kon weten. Verschillen die toeval kunnen zijn, tellen niet.
text-puzzle-again = Dat is geen van de keuzen hier.
text-puzzle-strange = ‘{ $line }’ kan niet in een puzzel. Typ ‘hulp’ voor de opdrachten.
text-puzzle-next = Druk op Enter voor de volgende puzzel, of typ stop.

## Bestanden die niet kunnen worden gelezen of geschreven

error-save = Het spel kon niet worden opgeslagen in { $file }: { $reason }.
error-settings-save = De instellingen konden niet worden opgeslagen in { $file }: { $reason }.
error-read = { $file } kon niet worden gelezen: { $reason }.
error-is-rule-set = { $file } is een regelset, geen opgeslagen spel.
error-parse = { $file } kon niet worden gelezen (regel { $line }, kolom { $column }): { $reason }.
error-replay = Het spel in { $file } is maar te lezen tot actie { $action } van ronde { $hand }. { $reason }.
error-write = { $file } kon niet worden geschreven: { $reason }.
error-left = Het is gelaten zoals het is, en het programma probeert het opnieuw.
error-set-aside = Het is opzijgezet als { $file }.
error-backup = Het spel gaat verder vanaf de reservekopie van voor de laatste zet, { $file }.
error-last-time = Auction Pitch is de vorige keer onverwacht gestopt.
error-last-note = In { $file } staat wat er gebeurd is.
error-last-state = { $state ->
    [saved] Al je beslissingen zijn opgeslagen.
    [unsaved] Je laatste beslissingen konden niet worden opgeslagen; wat eerder is opgeslagen, is er nog.
   *[unknown] Je laatste beslissing ontbreekt misschien.
}
error-failed = Het programma is vastgelopen en moet opnieuw worden gestart.
bot-stood-in = { $name } kwam er niet uit en maakt de eenvoudigste keuze die mag.
error-no-folder = Er is geen map om in op te slaan: het spel gaat verloren als je afsluit.
error-no-saving = Er wordt niets opgeslagen: wat je nu speelt, gaat verloren als je afsluit.
error-settings-default = De standaardinstellingen worden gebruikt.
error-settings-entries = Niet te lezen in { $file }: { $entries }. Dat blijft in het bestand staan, en al het andere geldt.
error-settings-lost = { $count ->
    [0] Wat ervan gelezen kon worden, geldt.
   *[other] Al het andere geldt, zonder { $entries }.
}
folder-in-use = Een ander Auction Pitch gebruikt deze map. Je spel wordt hier pas opgeslagen als dat gesloten is.
folder-free = Het andere Auction Pitch is gesloten. Vanaf nu wordt je spel hier opgeslagen.
folder-copied = Daar is hetzelfde spel verder gespeeld. Beide blijven bewaard: het jouwe gaat verder als kopie.
error-dropped-game = Hier kun je geen ander spel openen. Ga terug naar het begin en open het daar.
obstacle-full = de schijf is vol
obstacle-limit = het systeem staat geen bestand van die grootte toe
obstacle-read-only = de schijf is alleen te lezen
obstacle-not-allowed = je hebt geen toestemming om daar te schrijven
obstacle-no-folder = die map bestaat niet
obstacle-in-use = een ander programma gebruikt deze map
obstacle-too-long = het spel is te lang om nog te openen; wat het laatst is opgeslagen, is er nog
start-error = fout: { $words }
start-no-language = Er is geen taal ‘{ $tag }’. De talen zijn: { $tags }.
start-no-folder = { $path } is geen map, dus daar kan niets bewaard worden. Noem na --data-dir een map, of een die er nog niet is.
start-only-text = De opties --rules, --players en --mistakes zijn voor een spel in de terminal: voeg --text toe.
start-only-play = Vóór een opdracht kunnen alleen --data-dir en --lang staan, en alleen als de opdracht ze kent. De andere opties zijn om te spelen.
start-no-gpu = Deze versie tekent alleen met de processor. Laat --renderer gpu weg, of bouw het programma met de optie gpu.
start-no-display = Er is geen scherm om een venster op te openen.
start-no-window = Er kon geen venster worden geopend ({ $reason }).
start-no-library = De bibliotheek { $library } ontbreekt, en zonder die bibliotheek kan er geen venster worden geopend. Op Debian en Ubuntu zit die in het pakket { $package }.
start-text-only = Deze versie heeft geen venster.
start-in-terminal = Speel in de terminal met: auction-pitch --text
start-failed = Wat er gebeurde: { $note }
unread-missing = dat bestand bestaat niet
unread-not-allowed = je hebt geen toestemming om het te lezen
unread-folder = het is een map
unread-no-file = het is geen bestand
unread-foreign = dit is geen opgeslagen spel (het formaat is ‘{ $format }’)
unread-version = { $found ->
    [0] het formaat heeft geen versie 0
   *[other] een nieuwer programma heeft het geschreven (dit programma leest het formaat tot en met versie { $newest }, niet versie { $found })
}
unread-algorithm = de kaarten zijn gegeven met versie { $number } van het algoritme, die dit programma niet kent
unread-players = de regels zijn voor { $expected } spelers, niet voor { $found }
unread-deals = het bevat meer dan { $most } giften
unread-large = het is { $bytes } bytes groot, en er worden er hoogstens { $most } gelezen
unread-no-text = dit is geen tekst in UTF-8
unread-syntax = { $flaw ->
    [missing] ‘{ $name }’ ontbreekt
    [unknown] ‘{ $name }’ is hier niet bekend
    [number] een getal is te groot of te klein
   *[other] dit heeft niet de vorm die het bestand nodig heeft (‘{ $words }’)
}
unread-no-game = dit is niet gemarkeerd als opgeslagen spel (‘format’ ontbreekt)
unread-not-a-folder = een deel van het pad is een bestand en geen map
fault-line = ronde { $hand }, actie { $action }, { $tried }. { $reason }
fault-seat = ronde { $hand }, actie { $action }, plaats { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Er valt niets terug te nemen.
fault-turn = { $who ->
    [you] Jij was aan de beurt.
   *[one] { $name } was aan de beurt.
}
fault-turn-seat = Plaats { $seat } was aan de beurt.
fault-scores = In het verslag is de stand { $written }, maar de telling geeft { $counted }.
verify-seed = startgetal: { $seed }
verify-word = woord: { $word }
verify-commitment-agrees = vingerafdruk: klopt, { $digits }
verify-commitment-typed = vingerafdruk: geen, het startgetal is ingetypt
verify-commitment-number = vingerafdruk: geen, en bij het ingetypte nummer { $number } hoort EEN ANDER STARTGETAL
verify-commitment-missing = vingerafdruk: ONTBREEKT, hoewel het startgetal bij toeval is getrokken
verify-commitment-differs = vingerafdruk: KLOPT NIET
verify-recorded = vastgelegd { $digits }
verify-computed = berekend { $digits }
verify-draw = trekking van de eerste gever: { $agrees ->
    [yes] klopt
   *[no] KLOPT NIET
}
verify-deal = gift { $number }: { $agrees ->
    [yes] klopt
   *[no] KLOPT NIET
}
verify-pack = het startgetal geeft { $pack }
verify-summary = namen en standen in de lijst van spellen: { $agrees ->
    [yes] kloppen
    [names] de namen kloppen; het bestand heeft geen standen
    [scores] de standen kloppen; het bestand heeft geen namen
    [missing] niet in dit bestand, dus er is niets vergeleken
    [unplayed] niet vergeleken, omdat het spel niet helemaal kan worden nagespeeld
   *[no] KLOPPEN NIET
}
verify-seal = zegel: { $seal ->
    [agrees] klopt, wat er gespeeld is, is onveranderd
    [none] geen, een eerdere versie heeft dit geschreven: wat de spelers deden is niet te controleren
   *[differs] KLOPT NIET, er is iets veranderd sinds het is geschreven
}
verify-mismatch = De kaarten van dit spel volgen niet uit het startgetal.
verify-changed = De kaarten volgen uit het startgetal, maar dit verslag is veranderd nadat het was geschreven.
error-deck = { $file } kan niet voor de kaarten worden gebruikt: { $reason }. De ingebouwde kaarten worden gebruikt.
deck-flaw-not-allowed = je hebt geen toestemming om het te lezen
obstacle-in-the-way = het bestand dat er staat, is niet te lezen en wordt niet overschreven ({ $reason })
deck-flaw-missing = { $more ->
    [0] er is geen afbeelding van { $cards }
    [one] er is geen afbeelding van { $cards } en één andere kaart
   *[other] er is geen afbeelding van { $cards } en { $more } andere kaarten
}
deck-flaw-twice = het toont dezelfde kaart als { $other }
deck-flaw-too-large = het is groter dan { $most } MB
deck-flaw-no-picture = het is geen afbeelding die dit programma kan lezen
deck-flaw-size = het is { $width } × { $height } pixels, en elke zijde moet { $least } tot { $most } zijn
deck-flaw-shape = { $width } × { $height } is niet de vorm van een staande kaart
deck-flaw-blank = het is leeg
deck-flaw-element = het bevat ‘{ $element }’, dat niet wordt ondersteund; zet het om in paden
deck-flaw-parts = het heeft te veel onderdelen
deck-flaw-slow = het lezen of tekenen duurt te lang

## Tekst: wat de tekstversie zegt

text-welcome = Auction Pitch. Typ ‘hulp’ voor de opdrachten of ‘regels’ voor de spelregels. Nieuw bij Pitch? ‘auction-pitch learn’ leert het je.
text-continued = Het opgeslagen spel gaat verder met ronde { $number }.
text-opened-over = Het spel in { $file } is afgelopen. ‘auction-pitch review’ met dit bestand kijkt erop terug.
text-saved = Het spel is opgeslagen.
text-not-saved = Het spel is niet opgeslagen: hier eindigt het.
text-still-unsaved = Nog steeds niet opgeslagen.
text-stops = Het spel stopt hier: { $reason }.
text-kept-before = Wat eerder is opgeslagen, is er nog.
text-bye = Tot ziens.
text-over = Typ ‘nieuw’ voor een ander spel, of ‘stop’.
text-new-game = Een nieuw spel. Druk op Enter voor het antwoord tussen haken.
text-ask-players = Met hoeveel wordt er gespeeld: { $numbers }? [{ $default }]
text-ask-name = Hoe heet je? [{ $default }]
text-ask-change = Huisregels veranderen? ja of nee [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Typ { $answers }, of ‘terug’ voor de vorige vraag.
text-ask-repair = Wat wil je? { $answers } [{ $default }]
text-ask-bonus = Kost elke keer nat bij het afrekenen één extra? ja of nee [{ $default }]
text-ask-give-up = Ronde { $number } is nog niet uit. Dit spel opgeven? ja of nee [{ $default }]
text-ask-evening = Vergeten wie wat schuldig is, en een nieuwe avond beginnen? ja of nee [{ $default }]
text-answer-yes-no = Typ ja of nee.
text-word-yes = ja
text-word-no = nee
text-answer-name = Een naam heeft een tot { $max } letters.
text-kept = Het spel gaat door.
text-players = Aan tafel, om de beurt: { $names }.
text-hand = { $who ->
    [you] Je hebt { $cards }.
   *[one] { $name } heeft { $cards }.
}
text-row-on = { $who ->
    [you] Voor jou, elk op een dichte kaart: { $cards }.
   *[one] Voor { $name }, elk op een dichte kaart: { $cards }.
}
text-row-alone = { $who ->
    [you] Voor jou, zonder kaart eronder: { $cards }.
   *[one] Voor { $name }, zonder kaart eronder: { $cards }.
}
text-may-play = { $who ->
    [you] Je mag dit spelen: { $cards }.
   *[one] { $name } mag dit spelen: { $cards }.
}
text-may-bid = { $who ->
    [you] Je mag zeggen: { $calls }.
   *[one] { $name } mag zeggen: { $calls }.
}
text-example = Bijvoorbeeld: { $call }.
text-trick-empty = Er liggen geen kaarten op tafel.
text-trick-card = { $who ->
    [you] Jij: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Jij ligt voor in de slag.
   *[one] { $name } ligt voor in de slag.
}
text-trick-none = Er wordt geen ronde gespeeld.
text-stock = { $count ->
    [one] In de stok ligt nog 1 kaart.
   *[other] In de stok liggen nog { $count } kaarten.
}
text-no-trump = Er is nog geen troef.
text-points-later = De punten komen zodra iedereen heeft weggelegd.
text-contract = { $who ->
    [you] Jij bood { $bid }. Zeker heb je tot nu toe { $made }.
   *[one] { $name } bood { $bid } en is tot nu toe zeker van { $made }.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Wie het eerst alle { $target } fiches kwijt is, wint.
    [hands] { $target ->
        [1] De beste stand na één ronde wint.
       *[other] De beste stand na { $target } rondes wint.
    }
    [deals] { $target ->
        [1] De beste stand wint als ieder één keer heeft gegeven.
       *[other] De beste stand wint als ieder { $target } keer heeft gegeven.
    }
   *[no] Wie het eerst { $target } heeft, wint.
}
text-change = { $name }: { $change }, nu { $score }.
text-no-change = { $name }: nog steeds { $score }.
text-point = { $point }: { $state }.
text-open-worth = nog niet gehaald, { $points } punten
text-tricks = { $who ->
    [you] Jij haalde { $tricks ->
        [0] geen slagen
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, { $points ->
        [one] { $points } kaartpunt
       *[other] { $points } kaartpunten
    }.
   *[one] { $name } haalde { $tricks ->
        [0] geen slagen
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, { $points ->
        [one] { $points } kaartpunt
       *[other] { $points } kaartpunten
    }.
}
text-tricks-alone = { $who ->
    [you] Jij haalde { $tricks ->
        [0] geen slagen
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
   *[one] { $name } haalde { $tricks ->
        [0] geen slagen
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
}
text-last-none = Er is geen slag voor deze.
text-last = Slag { $number } van ronde { $hand }:
text-last-won = { $who ->
    [you] Jij haalde hem.
   *[one] { $name } haalde hem.
}
text-undone = Teruggenomen tot je laatste beslissing.
text-no-hint = Er valt nu niets te beslissen.
text-no-undo = Er valt niets terug te nemen.
text-next-person = Nu is het de beurt aan { $name }. Druk op Enter als niemand anders dit kan lezen.
text-unknown = ‘{ $line }’ ken ik niet. Typ ‘hulp’ voor de opdrachten.
text-no-card = ‘{ $line }’ is geen kaart. Typ een kaart zoals ‘schoppenaas’, ‘harten 10’ of VR.
text-ambiguous = Welke bedoel je: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = ‘{ $line }’ is geen bod. Typ pas, of bied en een getal.
text-no-rank-held = Je hebt geen { rank } in je hand.
text-too-long = Die regel is te lang.
text-help =
    Opdrachten, één per regel:
    AS, 10Ha, schoppenaas, harten vrouw, of alleen de rang als je maar één zo’n kaart hebt: je speelt de kaart.
    hand: je kaarten, en welke je mag spelen.
    slag: de kaarten op tafel.
    laatste: de slag ervoor.
    score: de stand.
    punten: wie tot nu toe heeft wat telt.
    verloop: wat er in deze ronde is gebeurd.
text-help-advice =
    terug: je laatste beslissing terugnemen.
    tip: wat een bot zou doen en waarom.
    alle tips, of nog eens tip: alle keuzen vergeleken.
text-help-why =
    regels: de regels van dit spel.
    regels 7: de zevende daarvan.
    hulp: deze lijst.
    waarom: waarom iets is geweigerd, of wat er wordt gevraagd.
    waarom nat: wat een woord betekent, en de regel erachter.
    woorden: allemaal.
text-help-game =
    eerlijk: waardoor de kaarten vastliggen; na het spel, of elke gift klopte. Bij het klaarzetten van een nieuw spel vraagt het ook om een eigen woord voor het schudden.
    avond: hoe deze avond ervoor staat, en wie wie iets schuldig is.
    nieuwe avond: weer vanaf nul.
    terugkijken: bekijkt de rondes die voorbij zijn, met alle kaarten open.
    kosten: wat je beslissingen in de laatste ronde kostten, en wat beter was.
    spelers: wie er spelen, en hoe goed de bots zijn.
    nieuw: een nieuw spel.
text-help-save =
    stop: opslaan en weggaan.
    De Engelse opdrachten werken ook.
text-help-leave =
    stop: weggaan.
    De Engelse opdrachten werken ook.
text-help-setup = Typ een van de genoemde antwoorden, of druk op Enter voor het antwoord tussen haken. ‘eerlijk’ vertelt hoe de kaarten vastliggen; met ‘stop’ hou je op.
text-rules-later = ‘regels’ leest ze voor zodra het spel gekozen is.

# De woorden die worden begrepen, naast de Engelse; meer woorden met komma’s ertussen.
words-pass = pas, passen, ik pas
words-bid = bied, bieden, bod
words-moon = pit
words-smudge = smudge
words-undo = terug, ongedaan, ongedaan maken
words-hand = hand, kaarten, mijn kaarten
words-trick = slag, tafel
words-score = score, puntenstand, tussenstand
words-points = punten
words-hint = tip, advies
words-hint-all = alle tips, tip alles, vergelijk
words-last = laatste, laatste slag, vorige slag
words-log = verloop, logboek
words-rules = regels, spelregels
words-help = hulp, help
words-why = waarom
words-reasons = redenen, waarom laatste ronde, waarom de laatste ronde
words-words = woorden, woordenlijst, begrippen
words-fair = eerlijk, vastlegging, giften controleren
words-new = nieuw, nieuw spel
words-stakes = avond, afrekening
words-evening = nieuwe avond
words-review = terugkijken, kijk terug
words-cost = kosten, wat het kostte
words-players = spelers, wie speelt
words-quit = stop, stoppen, afsluiten
words-play = speel, spelen
words-yes = ja, j
words-no = nee, n
words-filler = de, het, een, van
words-suit = { $suit ->
    [clubs] klaveren, klaver, klavers
    [diamonds] ruiten, ruit
    [hearts] harten, hart
   *[spades] schoppen, schop
}
words-joker = joker, grote joker, hoge joker, x1, x
words-low-joker = kleine joker, lage joker, x2
words-rank = { $rank ->
    [two] twee, 2
    [three] drie, 3
    [four] vier, 4
    [five] vijf, 5
    [six] zes, 6
    [seven] zeven, 7
    [eight] acht, 8
    [nine] negen, 9
    [ten] tien, 10
    [jack] boer, b
    [queen] vrouw, dame, v
    [king] heer, koning, k
   *[ace] aas, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] kl, k
    [diamonds] r
    [hearts] ha, h
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
    [ten] 10
    [jack] b
    [queen] v
    [king] h, k
   *[ace] a
}
text-ask-game = Welk spel? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Wie speelt voor { $name }: { $bots }? [{ $default }]
text-answer-guest = Typ { $bots }.
text-answer-game = Typ het nummer of de naam van een spel.
text-ask-level = Wie speelt er met je mee: { $people }? Wie even sterk is, schuift aan. Of bots op niveau ({ $levels }). Typ ? voor uitleg. [{ $default }]
text-answer-level = Typ een naam, of de naam van een niveau.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Je speelt aan dit scherm.
   *[one] { $name } speelt aan dit scherm.
}
text-player-phone = { $who ->
    [you] Je speelt met een telefoon.
   *[one] { $name } speelt met een telefoon.
}
text-ask-mistakes = Fouten toestaan, zoals aan een echte tafel? ja of nee [{ $default }]
text-ask-word = Je eigen woord voor het schudden, of Enter voor geen:
text-answer-word = Een woord voor het schudden heeft hoogstens { $max } tekens.
text-answer-players = Typ { $numbers }.
text-referee = Scheidsrechter: { $line }
text-you-deal = { $who ->
    [you] Jij geeft.
   *[one] { $name } geeft.
} Druk op Enter. Of typ ‘verkeerd’ om een verkeerd aantal kaarten te geven, of ‘toon’ om er een te laten zien.
text-pause = Druk op Enter om door te gaan, of spreek of speel voor je beurt.
text-may-throw = { $who ->
    [you] Je mag { $cards } wegleggen.
   *[one] { $name } mag { $cards } wegleggen.
}
text-must-throw = { $who ->
    [you] Deze kaarten moeten weg: { $cards }.
   *[one] { $name } moet { $cards } wegleggen.
}
text-must-keep = { $who ->
    [you] Je moet { $cards } bewaren.
   *[one] { $name } moet { $cards } bewaren.
}
text-may-keep = { $who ->
    [you] Je mag hiervan { $count } bewaren: { $cards }.
   *[one] { $name } mag hiervan { $count } bewaren: { $cards }.
}
text-may-say = { $who ->
    [you] Je mag ook zeggen: { $words }.
   *[one] { $name } mag ook zeggen: { $words }.
}
text-blind = { $who ->
    [you] Je mag je kaarten nog niet bekijken.
   *[one] { $name } mag de kaarten nog niet bekijken.
}
text-no-player = Niemand aan deze tafel heet ‘{ $line }’.
text-whom = Wie? Typ een naam achter ‘{ $line }’.
text-not-a-person = { $name } speelt niet aan dit scherm.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, voordat er opnieuw werd gegeven: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = In dit spel zijn er geen fiches.
text-help-bid =
    pas: je biedt niet.
    bied 3, of kortweg 3: je biedt drie.
text-help-name = troef harten, of kortweg harten: je noemt troef als het je wordt gevraagd.
text-help-order = volgorde: de volgorde van de troeven, en welke er weg zijn.
text-help-off = { $code } is de { $name }: met harten als troef hoort { card-alone } bij de troeven.
text-help-jokers = { $count ->
    [one] X1 is de joker.
   *[other] X1 en X2 zijn de jokers.
}
text-help-moon = pit: je biedt alles, boven elk getal.
text-help-smudge = smudge: je biedt vier, en dat is een smudge.
text-help-sale =
    aanbieden, dan verkopen of houden; of zelf uitkomen: voor voorhand.
    bied 3 of pas: voor de anderen.
text-help-beg =
    blijven of bedelen: voor voorhand.
    neem er een of bijgeven: voor de gever.
text-help-bunch = ingooien: de kaarten ingooien, als beiden willen.
text-help-discard = leg 2Kl 3R weg: je legt deze kaarten weg.
text-help-keep = bewaar AHa HHa VHa BHa 10Ha 9Ha: je bewaart deze kaarten en legt de rest weg.
text-help-keep-all = leg niets: je houdt je hand.
text-help-call-partner = vraag HS: je vraagt die kaart; wie die heeft, is deze ronde je partner.
text-help-weak = { $new ->
    [yes] zwakke hand: je toont een hand met niets boven de negen en zonder twee, en krijgt nieuwe kaarten.
   *[no] zwakke hand: je toont een hand zonder plaatjes of telkaarten, en er wordt opnieuw gegeven.
}
text-help-claim = claim, of de rest is voor mij: je haalt alle resterende slagen.
text-help-lay-down = leg neer: je legt een waardeloze hand neer.
text-help-counters = fiches: wat iedereen nog heeft, en de pot.
text-help-end = eindig op stand: als er { $hands } keer is gegeven zonder dat iemand dichter bij het doel kwam, wint de beste stand.
text-help-mistakes =
    Fouten zijn mogelijk: elke kaart in je hand wordt gespeeld, elk bod wordt gehoord.
    toon AS: je toont een kaart.
    Ben: bied 3 (wat een ander aan dit scherm doet).
    vier AS of laat maar: tegen een te vroeg uitgespeelde kaart.
    terugnemen of laten liggen: tegen wie in jouw plaats uitkwam.
    troef harten: troef noemen nadat verkeerd is uitgekomen.
    verlang hoogste, laagste, troef, geen troef of niets: van wie in jouw plaats uitkwam.
    tel: je hebt niets te melden; de ronde wordt geteld.
text-help-renege = Ben heeft verzaakt: je meldt dat Ben had kunnen bekennen.
text-help-take-back = kaart terug: je herstelt een kaart die niet bekende, voordat de slag compleet is.
text-help-call-card = eis AS van Ben: Ben moet een getoonde kaart spelen.
text-help-look = kijk: de partner van de troefmaker kijkt te vroeg.
# De woorden die worden begrepen, naast de Engelse; meer woorden met komma’s ertussen.
words-offer = aanbieden, bied aan, te koop
words-sell = verkopen, verkoop, verkocht
words-pitch = zelf uitkomen, uitkomen, kom uit, ik kom uit
words-undertake = houden, houd, hou, zelf houden
words-stand = blijven, blijf, ik blijf, ik blijf erbij
words-beg = bedelen, bedel, ik bedel
words-take-one = neem er een, neem er één, punt geven
words-run = bijgeven, geef bij, ik geef bij
words-bunch = ingooien, gooi in
words-discard = leg, leg weg, wegleggen
words-keep = bewaar, bewaren
words-weak = zwak, zwakke hand, nieuwe gift
words-rest = claim, rest, de rest, de rest is voor mij
words-lay-down = leg neer, neerleggen, hand neerleggen
words-take-back = kaart terug, neem terug
words-renege = verzaakt, heeft verzaakt, verzaken
words-call = eis, eisen, opeisen
words-call-partner = vraag, ik vraag, partner
words-expose = toon, tonen, laat zien
words-look = kijk, kijken, bekijken
words-override = vier, zeg vier
words-decline = laat maar, afwijzen
words-withdraw = terugnemen, laat terugnemen
words-let-stand = laten liggen, laat liggen
words-name = troef, noem
words-order = volgorde, troefvolgorde
words-demand = verlang, verlangen
words-demand-kind = { $demand ->
    [highest] hoogste, de hoogste
    [lowest] laagste, de laagste
    [trump] troef, een troef
    [no_trump] geen troef
   *[nothing] niets
}
words-content = tel, tellen, tevreden, niets
words-end-by-score = eindig op stand, spel beëindigen, spel beeindigen
words-misdeal = verkeerd, verkeerd gegeven
words-counters = fiches, pot
words-and = en, weg

## Tekst: een spel terugkijken, en proberen

look-back-begin = Typ volgende of druk op Enter voor de volgende stap, terug voor de vorige, hulp voor alle opdrachten, en stop om weg te gaan.
look-back-first = Dit is de eerste stap.
look-back-last = Dit is de laatste stap.
look-back-no-hand = { $last ->
    [1] Er is geen ronde { $number } om terug te kijken: alleen ronde 1 is voorbij.
   *[other] Er is geen ronde { $number } om terug te kijken: voorbij zijn ronde 1 tot en met { $last }.
}
look-back-no-step = Er is geen stap { $number }: deze ronde heeft er { $steps }.
look-back-not-seen = Op dit punt is van niemand een kaart te zien.
look-back-no-game = Er is geen opgeslagen spel { $name }. De opdracht games noemt ze.
look-back-which = Verscheidene opgeslagen spellen heten { $name }. Noem het bestand: { $files }.
look-back-help =
    Opdrachten, één per regel; Enter alleen gaat een stap verder:
    volgende, terug: een stap.
    eerste, laatste: het geven en het eind van de ronde.
    rondes: welke rondes er zijn.
    ronde 3, stap 5: gaat daarheen.
    beslissing: wie nu beslist, wat de keuzen zijn, en wat er is gedaan.
    wist, of wist Ben: wat op dit punt bekend was aan wie nu beslist, of aan Ben.
    waarom: waarom dat is gedaan. Het zegt waar een bot op afging, of wat er voor of tegen de keuze van een mens pleit.
    plaats Ben: van nu af alleen wat Ben zag.
    open: weer alle kaarten.
    kaarten: de kaarten die te zien zijn.
    slag: de kaarten op tafel.
    laatste slag: de slag ervoor.
    score: de stand.
    punten: wie tot nu toe Hoog, Laag, Boer en Spel heeft.
    verloop: wat er in deze ronde tot hier is gedaan.
    kosten, of kosten Ben: wat de beslissingen van deze ronde kostten, of die van Ben, en wat beter was.
    speel door: speelt vanaf hier verder.
    nog eens: dezelfde kaarten op dezelfde plaatsen.
    een plaats verder: iedereen krijgt de kaarten van de plaats ervoor.
    Een proef wordt niet opgeslagen en laat het spel zoals het was.
    regels: de regels van dit spel.
    hulp: deze lijst.
    stop: klaar.
    De Engelse opdrachten werken ook.
text-lesson = Druk op Enter om door te gaan waar niets te beslissen valt. hulp noemt de opdrachten; stop verlaat de les, en de volgende keer gaat die daar verder.
text-lesson-ways = Druk op Enter voor het eerste, of typ het nummer; stop verlaat de les.
text-lesson-read = Er valt nog niets te beslissen: druk op Enter om door te gaan.
text-lesson-left = De les is verlaten. De volgende keer gaat die hier verder.
text-lesson-done = De les is voorbij.
text-try-out = Dit is een proef: die wordt niet opgeslagen. Typ stop om terug te gaan naar het terugkijken.
text-try-out-over = De proef is voorbij. Typ stop om terug te gaan naar het terugkijken.
text-try-out-end = Terug bij het terugkijken.
# De woorden die worden begrepen, naast de Engelse; meer woorden met komma’s ertussen.
walk-next = volgende, verder
walk-back = terug, vorige
walk-first = eerste, begin
walk-last = laatste, laatste stap, einde
walk-hand = ronde, rondes, ronden
walk-step = stap
walk-cards = kaarten
walk-last-trick = laatste slag, vorige slag
walk-decision = beslissing, beslist
walk-why = waarom
walk-knew = wist
walk-seat = plaats
walk-open = open, alle kaarten, alle kaarten open
walk-play-on = speel door, doorspelen, verder spelen
walk-again = nog eens, opnieuw, opnieuw geven
walk-moved = een plaats verder, een plaats verder geven

## Tekst: de opdrachten die alleen afdrukken

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = Er is geen spel, regelset of bestand ‘{ $name }’. Typ voor een lijst: { $command }
rules-misfit = { $file } bevat regels die niet te spelen zijn:

## Hoe het programma wordt aangeroepen: wat --help toont, en wat er mis is met een aanroep die niet klopt. Wat in hoofdletters,
## tussen ` en achter -- staat, is in elke taal hetzelfde.

usage-usage = Gebruik:
usage-commands = Opdrachten:
usage-arguments = Argumenten:
usage-options = Opties:
usage-about = Auction Pitch en de All Fours-familie: een kaarttafel met bots, huisregels en opgeslagen spellen
usage-about-learn = Het spel in de terminal leren door een les te spelen, met één opdracht per regel
usage-about-games = De opgeslagen spellen opsommen, of een ervan in woorden navertellen
usage-about-review = In de terminal een opgeslagen spel terugkijken, stap voor stap, met één opdracht per regel
usage-about-puzzle = In de terminal een stelling tonen en vragen wat het best is
usage-about-statistics = De statistiek van de uitgespeelde spellen tonen, voor iedereen die meedeed
usage-about-replay = Een opgeslagen spel naspelen en de uitslag van elke ronde geven
usage-about-rules = De regels van een spel in gewone taal tonen
usage-about-arena = Twee soorten spelers met dezelfde kaarten tegen elkaar laten spelen
usage-about-bot = Spelen voor een ander programma, dat met regels JSON vraagt (docs/protocol.md)
usage-about-verify = De kaarten van een opgeslagen spel opnieuw uit het startgetal geven en vergelijken
usage-about-help = Deze hulptekst tonen, of die van een opdracht
usage-help = Deze hulptekst tonen
usage-version = De versie tonen
usage-open = Een opgeslagen spel of een regelset om te openen
usage-text = In de terminal spelen, met één opdracht per regel
usage-text-script = In de terminal spelen, met de opdrachten uit dit bestand
usage-script = De opdrachten uit dit bestand lezen
usage-seed = De kaarten uit dit startgetal geven: 64 hexadecimale cijfers, of een zelfgekozen nummer van hoogstens 19 cijfers
usage-new-rules = In de terminal een nieuw spel met deze regels beginnen: de naam van een ingebouwde of een eigen regelset, of het bestand van een regelset
usage-new-players = In de terminal een nieuw spel met zoveel spelers (2 tot 7) beginnen
usage-new-mistakes = In de terminal een nieuw spel beginnen waarin fouten mogelijk zijn
usage-bot = Een eigen programma, zoals `exec:./mybot`, als bot aanbieden bij de keuzen voor elke plaats (docs/protocol.md); het wordt pas gestart als je het een plaats geeft, en de optie mag meer dan eens worden opgegeven
usage-renderer = Wat het venster tekent, wat er ook in de instellingen staat: `gpu` voor een grafische kaart, `software` voor de processor, of `auto` voor een grafische kaart als die er is en deze versie die kan gebruiken, en anders voor de processor
usage-data-dir = Deze map gebruiken voor opgeslagen spellen, regelsets en instellingen
usage-lang = Deze taal gebruiken, bijvoorbeeld `de`
usage-lesson = De les, met de naam uit --list; standaard de les die je hebt verlaten, of anders de eerste die je nog nooit hebt uitgespeeld
usage-list-lessons = De lessen opsommen en stoppen
usage-recount = Een opgeslagen spel om in woorden na te vertellen; zonder bestand worden alle spellen opgesomd
usage-review-game = Een opgeslagen spel: het bestand, de titel of de naam van het bestand; standaard het spel dat het laatst is opgeslagen
usage-review-hand = Met deze ronde beginnen
usage-review-seat = Alleen tonen wat deze speler zag (naam of nummer aan tafel); standaard liggen alle kaarten open
usage-review-costs = Tonen wat de beslissingen van de mensen aan tafel kostten, of met --seat die van deze speler, en stoppen
usage-review-reasons = Tonen waarom iedereen zo besliste, of met --seat deze speler, en stoppen
usage-puzzle = Een thema (`jack`, `tens`, `bid`, `trumps`, `game` of `mistakes`) voor vijf rondes, of `today` voor de puzzel van de dag; standaard de eerste die nog niet is opgelost
usage-count-rules = Alleen spellen met deze regels tellen: de naam van een ingebouwde of een eigen regelset
usage-count-against = Alleen spellen tegen bots van dit niveau tellen
usage-csv = Een tabel voor andere programma’s tonen: alle spellen, met een rij voor elke speler van elk spel
usage-saved-game = Het opgeslagen spel
usage-replay-json = Eén JSON-object per ronde tonen, voor programma’s
usage-rules = Een van de namen van een spel, de naam van een eigen regelset, of het bestand van een regelset of een opgeslagen spel
usage-list-rules = De spellen, in groepen, en je eigen regelsets opsommen, één per regel
usage-arena-rules = De regels: een van de namen van een spel, de naam van een eigen regelset, of het bestand van een regelset; standaard Auction Pitch, en met --ratings elk spel
usage-arena-players = Hoeveel spelers er zijn; standaard zoveel als de regels zeggen
usage-arena-a = De ene soort speler: een niveau, `best` voor het sterkste, of een programma, zoals `exec:./mybot` (docs/protocol.md)
usage-arena-b = De andere soort
usage-arena-deals = Maximaal aantal giften; elke gift wordt aan meer dan één tafel gespeeld
usage-arena-until-decided = Stoppen zodra het 95%-betrouwbaarheidsinterval laat zien welke soort per gift meer punten haalt; gekeken wordt na 128 giften en telkens als hun aantal is verdubbeld, en hoe vaker er gekeken kan worden, hoe breder het interval is
usage-arena-games-every = Bij één op de zoveel giften een heel spel beginnen; 1 is bij elke gift
usage-arena-limit = Hoeveel milliseconden een programma voor een beslissing heeft; doet het er langer over, dan verliest het de ronde
usage-arena-seed = Het getal waaruit alle toeval komt
usage-arena-json = Eén JSON-object tonen
usage-arena-ratings = Een pagina in Markdown tonen met wat elk niveau tegen Degelijk (`steady`) bereikt, in elk spel of met de regels van --rules: docs/levels.md
usage-arena-costs = Deze niveaus, zoals `learner,steady,sharp,master`, aan één tafel hele spellen laten spelen en tonen wat de beslissingen van elk niveau kosten, naar het oordeel van het sterkste
usage-arena-games = Hoeveel spellen er met --costs worden gespeeld
usage-arena-list = De niveaus opsommen en stoppen
usage-bot-level = Het niveau waarop wordt gespeeld, zoals `sharp`; docs/protocol.md noemt ze allemaal
# De standaardwaarde van een optie, achter de beschrijving ervan
usage-default = { $words } [standaard: { $default }]
usage-verify-proof =
    Wat dit bewijst: het startgetal lag vast voor de eerste kaart (als het niet is ingetypt, is toen de vingerafdruk ervan, de vastlegging, getoond), en elke gift van het spel volgt uit dat startgetal en, als dat er is, het eigen woord van de speler. Dus is er geen kaart veranderd om iemand te bevoordelen, wat de spelers ook deden.

    Wat het niet bewijst: dat het startgetal bij toeval is getrokken, hoe de bots spelen, of dat het verslag niet helemaal opnieuw is geschreven. Het zegel laat zien of een verslag is veranderd nadat het was geschreven, maar is geen geheim. Wie een verslag schrijft, kan het ook verzegelen. Meer staat in docs/fairness.md.
# { $word } is een optie of een woord zoals het is getypt
usage-unknown = Een optie of opdracht ‘{ $word }’ is er hier niet, of er staat een woord te veel.
# { $option } staat er zoals op de pagina: --seed <HEX>
usage-no-value = { $option } heeft een waarde nodig.
usage-wrong-value = ‘{ $value }’ is geen geldige waarde voor { $option }.
# { $words } is wat er op de pagina over de optie staat
usage-asks = { $option }: { $words }
usage-choices = De mogelijkheden zijn: { $values }.
usage-missing = Er ontbreekt: { $things }
usage-twice = { $option } mag maar één keer worden opgegeven.
usage-together = { $option } gaat niet samen met { $others }.
usage-no-text = De opdrachtregel bevat tekens die geen UTF-8 zijn.
usage-meant = Bedoelde je ‘{ $word }’?
usage-more = Typ voor hulp: { $command }
# De koppen van een handleidingpagina, zoals man-pagina’s in deze taal ze hebben
usage-man-name = NAAM
usage-man-synopsis = SAMENVATTING
usage-man-description = BESCHRIJVING
usage-man-options = OPTIES
usage-man-commands = OPDRACHTEN
usage-man-notes = OPMERKINGEN
usage-man-version = VERSIE
# Het deel van de handleiding, zoals bovenaan de pagina’s van andere spellen
usage-man-games = Spellen

## De arena

# Een zin over een programma dat geen antwoord gaf; hij staat achter het programma of achter arena-failed
arena-failure = { $what ->
    [start] Het kon niet worden gestart: { $detail }
    [greeting] Het heeft zich niet met versie { $detail } van het protocol gemeld.
    [late] Het heeft niet binnen { $detail } ms geantwoord.
    [long] Het heeft een regel van meer dan { $detail } bytes geschreven.
    [nonsense] Het heeft ‘{ $detail }’ geschreven, en dat is geen antwoord op de vraag.
    [forbidden] Het heeft ‘{ $detail }’ gekozen, en dat mag niet.
   *[left] Het is gestopt, of heeft zijn invoer of uitvoer gesloten.
}
# { $option } is --a of --b, { $failure } is arena-failure
arena-failed = Het programma dat met { $option } is opgegeven, heeft gefaald. De eerste fout: { $failure }
arena-costs-title = Spellen: { $games }, met { $players } spelers. Ieders beslissingen worden beoordeeld.
# De kolommen van een tabel in Markdown, in deze volgorde
arena-costs-columns = niveau | gewonnen | nauwkeurigheid (beslissingen) | bieden | uitkomen | bijspelen | kosten van fouten per spel | kosten van alle beslissingen per spel
arena-costs-times = Beoordeling van een ronde: mediaan { $median } ms, 99 van de 100 binnen { $most } ms, de langste { $longest } ms
# Een pagina in Markdown. { $line } is wat er is getypt, { $against } het niveau waar alle andere tegen spelen; { $more } is hoeveel keer zoveel giften niveaus spelen die niet vooruitdenken
arena-ratings-page =
    # Hoe sterk de bots zijn

    Deze pagina is wat `{ $line }` in versie { $version } toont.
    Elk niveau zit in zijn eentje tussen spelers van niveau ‘{ $against }’, en daarna andersom met dezelfde
    kaarten; met partners is dat een partij van twee. Niveaus die vooruitdenken, spelen { $deals } giften,
    de andere { $more } keer zoveel.

    - **Spellen**: hoeveel van zijn spellen het niveau in zijn eentje wint, met het 95%-betrouwbaarheidsinterval. Een
    niveau dat even sterk is als ‘{ $against }’, wint het aandeel dat boven elke tabel staat.
    - **Punten**: hoeveel het er per gift haalt, en **meer**, hoeveel punten dat meer is dan ‘{ $against }’
    met dezelfde kaarten tussen spelers van dit niveau haalt, met het 95%-betrouwbaarheidsinterval.
    - **Mediaan** en **99 van 100**: hoeveel milliseconden de helft van zijn beslissingen, en 99 van de 100, hoogstens
    duren, op één kern van de computer waarop is gemeten.
arena-ratings-game = { $players } spelers. Aandeel bij gelijke sterkte: { $even }.
# De kolommen van een tabel in Markdown, in deze volgorde
arena-ratings-columns = niveau | spellen | punten | meer | mediaan | 99 van 100

## Waarom iemand zo besliste

thought-forced = Iets anders mocht niet.
thought-rules = { $name } gaat af op vuistregels, en die zeggen hier ‘{ $advice }’
thought-ahead = { $name } dacht vooruit. Kans om het spel te winnen: { $choice } { $chance }, { $other } { $next }.
thought-speaks = Als tip luidt dat ‘{ $advice }’
thought-usual = { $same ->
    [yes] Vuistregels zeggen hetzelfde, namelijk ‘{ $advice }’
   *[no] Vuistregels zouden zeggen ‘{ $advice }’
}
thought-good = Na doorrekenen is geen andere keuze duidelijk beter.
thought-mistake = { $figure }, na doorrekenen.
thought-program = Voor { $name } beslist een programma, en dat geeft geen redenen.
thought-none = Er is hier geen beslissing om uit te leggen.
thought-in-hand = Redenen komen als de ronde voorbij is.

## Wat beslissingen kosten

cost-title = Wat het kostte
cost-awaited = Wordt uitgerekend …
cost-about = Elke beslissing wordt vergeleken met de beste, beoordeeld naar wat de speler toen kon weten. Het percentage zegt hoeveel kans om het spel te winnen ze kostte, de punten wat ze in deze ronde kostte. Verschillen die toeval kunnen zijn, tellen niet.
cost-skill = { $skill ->
    [bidding] Bieden
    [calling] Voor de eerste slag
    [leading] Uitkomen
   *[following] Bijspelen
}
# Het moment van een beslissing en wat er is gedaan: “Slag 3, bijspelen: schoppenboer”.
cost-place = { $skill ->
    [bidding] Bieden: { $done }
    [calling] Voor de eerste slag: { $done }
    [leading] Slag { $trick }, uitkomen: { $done }
   *[following] Slag { $trick }, bijspelen: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number }%
cost-figure = Winstkans { $chance }
cost-figure-points = Winstkans { $chance }, punten { $points }
# De raad is een zin: “Speel schoppenheer: die haalt de slag.”
cost-better = Er was iets beters. { $advice }
cost-none = { $who ->
    [you] Goed gespeeld: je nam { $of ->
        [one] 1 beslissing
       *[other] { $of } beslissingen
    }, en er was geen betere keuze.
   *[one] Goed gespeeld, { $name }: { $of ->
        [one] 1 beslissing
       *[other] { $of } beslissingen
    }, en er was geen betere keuze.
}
cost-nothing-decided = { $who ->
    [you] Je had niets te beslissen.
   *[one] { $name } had niets te beslissen.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Eén beslissing kostte
       *[other] { $count } beslissingen kostten
    } je { $number ->
        [one] { $wins } zege
       *[other] { $wins } zeges
    } op de 100
   *[one] { $count ->
        [one] Eén beslissing kostte
       *[other] { $count } beslissingen kostten
    } { $name } { $number ->
        [one] { $wins } zege
       *[other] { $wins } zeges
    } op de 100
}
cost-show = Tonen
cost-played = gespeeld
cost-hits = { $good ->
    [0] Een betere keuze bij { $of } van { $of } beslissingen.
   *[other] Geen betere keuze bij { $good } van { $of } beslissingen.
}
cost-accuracy = { $who ->
    [you] Jouw nauwkeurigheid: { $percent }%. { cost-hits }
   *[one] Nauwkeurigheid van { $name }: { $percent }%. { cost-hits }
}
cost-accuracy-about = Nauwkeurigheid is het deel van de beslissingen waarbij er geen duidelijk betere keuze was.
cost-review-next = Volgende fout
review-list = Rondes en stappen
review-played-best = gespeeld, beste
cost-review-none = Geen fouten
aids-none = { $won ->
    [yes] Op eigen kracht gewonnen: geen tips, en niets teruggenomen.
   *[no] Geen tips, en niets teruggenomen.
}
aids-some = Met { $aids }.
aids-hints = { $count ->
    [one] 1 tip
   *[other] { $count } tips
}
aids-undos = { $count ->
    [one] 1 teruggenomen beslissing
   *[other] { $count } teruggenomen beslissingen
}
aids-coached = { $count ->
    [one] 1 vraag van de coach
   *[other] { $count } vragen van de coach
}
stats-accuracy = Nauwkeurigheid
stats-accuracy-of = Nauwkeurigheid bij { $skill ->
    [bidding] bieden
    [leading] uitkomen
   *[following] bijspelen
}
stats-by-skill = Nauwkeurigheid: beslissingen zonder betere keuze
stats-over-time = Nauwkeurigheid, spel voor spel
stats-over-time-of = { $skill ->
    [bidding] Bieden, spel voor spel
    [leading] Uitkomen, spel voor spel
   *[following] Bijspelen, spel voor spel
}
stats-latest-right = Het laatste spel staat rechts.
stats-lost = Fouten kosten per spel gemiddeld
stats-clean = Gewonnen zonder hulp
stats-hints = Tips
stats-undos = Teruggenomen beslissingen
stats-coached = Vragen van de coach

## Wat alleen een schermlezer zegt

# De knoppen naast een getal, of naast een van meer woorden, na de naam van wat ze veranderen.
voice-less = { $name }: minder
voice-more = { $name }: meer
voice-home = Beginscherm
# Iets en hoe het ervoor staat: “Ana: 7”, “Ana: schoppenaas”.
voice-hand = Je kaarten
voice-moved = Kaart { $place } van { $count }.
voice-row = Kaarten voor { $name }
voice-on-hidden = op een dichte kaart
voice-trick = Slag
voice-scores = Stand
voice-bar = Werkbalk
voice-playable = Je kunt hem spelen.
voice-advised = Deze wordt aangeraden.
voice-advised-discard = Wegleggen wordt aangeraden.
voice-marked = { $goes ->
    [yes] Wordt weggelegd.
   *[no] Wordt bewaard.
}
voice-to-discard = Weg te leggen: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partner: { $names }
   *[other] Partners: { $names }
}
voice-put-away = Verbergen
voice-seat-remove = { $name } verwijderen
voice-family-forget = { $names } vergeten
voice-key = { $key }. Toets voor: { $deed }
voice-arrow = { $to ->
    [left] Pijl links
    [right] Pijl rechts
    [up] Pijl omhoog
   *[down] Pijl omlaag
}
voice-colour = Kleur { $number }
voice-review-first = Eerste stap van de ronde
voice-review-back = Stap terug
voice-review-on = Stap verder
voice-review-last = Laatste stap van de ronde

## Statistiek

stats-title = Resultaten
stats-none = Nog geen spel uitgespeeld. Vanaf het eerste wordt hier alles geteld.
stats-none-such = Geen spellen gevonden.
stats-cut = De statistieken zijn zo lang geworden dat de vroegste spellen niet meer meetellen.
stats-erased = Alle statistiek is gewist.
stats-erase = Alles wissen
stats-erase-undo = Terughalen
stats-who = Wiens spellen
stats-rules = Met welke regels
stats-against = Tegen bots
stats-all-levels = Alle
stats-own-rules = Huisregels
stats-bots = Bots, { $level }
stats-export = Bewaren als CSV
stats-exported = Opgeslagen in { $file }
stats-exported-unasked = Hier is geen bestandskiezer. Opgeslagen in { $file }
stats-pictures = Beelden
stats-table = Tabel
stats-games = Gewonnen spellen
stats-hands = Gespeelde rondes
stats-bids = Gehaalde boden
stats-set-backs = Nat
stats-streak = Langste reeks gewonnen
stats-streak-now = Nu op rij gewonnen
stats-of = { $made } van { $of }
stats-untried = nog geen
stats-percent = { $percent }%
stats-luck-title = Kaartgeluk
stats-luck = { $role ->
    [person] Mensen
    [partner] Bots aan hun kant
   *[bot] Andere bots
}: { $hands ->
    [one] { $hands } ronde
   *[other] { $hands } rondes
}. In elke, gemiddeld, { $aces } azen, { $jacks } troefboeren en { $points } van Hoog, Laag en Boer zoals gegeven.
stats-luck-about = Over veel rondes krijgt iedereen evenveel azen. De troefmaker kiest troef, dus wie vaker uitkomt, heeft ook meer troefboeren en punten.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Boden van { $bid }
stats-suit = Troef { $suit }
stats-by-bid = Gehaalde boden, naar hoogte
stats-by-suit = Gehaalde boden, naar troefkleur
stats-points = Gehaalde punten
stats-results = Uitslagen: gewonnen boven de lijn, verloren eronder
stats-last-right = Het laatste spel staat rechts; een reeks laat de balken groeien.
stats-last-game = Het laatste spel: de stand per ronde
records-tab = { $tab ->
    [you] Jij
    [game] Per spel
   *[every] Alles
}
records-people = Spellen waarin je voor hen eindigde
records-person = Je eindigde voor in { $ahead } van { $games }
records-finish = { $finish ->
    [ahead] Jij eindigde voor
    [behind] { $name } eindigde voor
   *[partners] Jullie waren partners
}
records-partner = partner
records-with = Jouw spellen met { $name }
records-latest = De laatste { $shown } van { $games }.
records-gone = Dat spel is er niet meer.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Laatste spel
   *[other] Laatste { $games } spellen
}: boven gewonnen, onder verloren
records-last-told = { $games ->
    [one] Laatste spel
   *[other] Laatste { $games } spellen
}: { $won } gewonnen, { $lost } verloren.
# Below a large number of games that were won.
records-won = van { $games } gewonnen
# Below a large number.
records-streak = zeges op rij
records-longest = langste reeks
records-bids = gehaalde boden
records-choose = Hoe goed je kiest
records-weeks = twaalf weken
records-missing = { $count ->
    [one] Nog één beslissing
   *[other] Nog { $count } beslissingen
}
records-week = { $weeks ->
    [0] Deze week
    [one] Vorige week
   *[other] { $weeks } weken geleden
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } procent { $weeks ->
    [one] vorige week
   *[other] { $weeks } weken geleden
}, nu { $now }, { $trend ->
    [rising] stijgend
    [falling] dalend
   *[level] gelijk
}
records-line-short = { $skill }, { $now } procent
records-about = Beslissingen waarbij niets beter was. Een spel wordt beoordeeld zodra het uit is, net als bij ‘Wat het kostte’. Spellen met een tip of een terugname tellen niet mee.
records-practice = { $skill ->
    [bidding] Bieden oefenen
    [leading] Uitkomen oefenen
   *[following] Bijspelen oefenen
}
records-none = Speel een spel uit, dan beginnen hier je resultaten.
# Results at tables with the plain levels that there were before the eight people.
records-before = Tegen bots zonder gezicht
home-statistics = Resultaten

## Hands on phones

phone-join-title = Meedoen
phone-kitchen-table = Keukentafel
phone-who-are-you = Wie ben je?
phone-only-this = Alleen deze telefoon toont je kaarten.
phone-sit-down = Ga zitten
phone-picture = Je plaatje
phone-place = Je plaats
phone-full = Alle plaatsen zijn bezet.
phone-full-ask = Alle plaatsen zijn bezet. Welke is van jou?
phone-elsewhere-place = { $name } (op een andere telefoon)
phone-free = vrij
phone-away = weg
phone-here = Is er
phone-face = { $face ->
    [owl] uil
    [cat] kat
    [hare] haas
    [bear] beer
    [duck] eend
    [teapot] theepot
    [boat] boot
    [pear] peer
    [bell] bel
   *[fox] vos
}
phone-place-gone = Die plaats is bezet.
phone-place-asked = De anderen krijgen de vraag of je de plaats van { $name } mag hebben. Probeer het zo nog eens.
phone-name-taken = Hier heet al iemand { $name }.
phone-taken = { $name } speelt op een andere telefoon.
phone-taken-cards = Je kaarten zijn daar nu ook.
phone-seat-asked = De anderen krijgen de vraag.
phone-ask-seat = Mijn plaats terugvragen
phone-elsewhere = Ergens anders zitten
phone-looking = De tafel wordt gezocht.
phone-cards-wait = Je kaarten wachten op je.
phone-try-now = Nu proberen
phone-restart = De computer start opnieuw op.
phone-restart-keep = Er gaat niets verloren. Houd deze pagina open.
phone-closed = Het spel is op de computer gesloten.
phone-closed-keep = Er gaat niets verloren. Wordt het daar hervat, dan gaat deze pagina vanzelf verder.
phone-code = Code
phone-code-ask = Typ de code die op het grote scherm staat
phone-wrong-code = Dat is niet de code.
phone-join = Meedoen
phone-point-camera = Richt je camera hierop
phone-same-wifi = Dezelfde wifi, internet is niet nodig.
phone-no-network = Deze computer zit niet in een netwerk: geen telefoon kan dit openen.
phone-late = Er is intussen iets gebeurd. Kijk nog eens.
phone-unreadable = De tafel kon dat niet lezen.
phone-first = Er wordt nu iets anders gevraagd. Probeer het zo nog eens.
phone-seated = Je doet mee, { $name }.
phone-gathering = { $count ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij. Er kan nog iemand meedoen, anders speelt daar een bot.
   *[other] { $count } plaatsen zijn vrij. Er kunnen nog anderen meedoen, anders spelen daar bots.
}
phone-your-turn = Jij bent aan de beurt.
phone-thinking = { $name } denkt na.
phone-to-play = { $name } moet nog spelen
phone-tv-turn = { $turn ->
    [play] { $name } is aan de beurt
    [bid] { $name } biedt
    [discard] { $name } legt kaarten weg
   *[speak] { $name } heeft het woord
}
phone-trick = De slag
phone-calls = De boden
phone-turned-up = Omgedraaid
phone-winning = { $card }, wint
phone-not-now = { $card }, nu niet
phone-play = Speel { $card }
phone-out = Weg
phone-ready = Klaar
phone-again = Nog een spel
phone-waiting-for = Wachten op { $names }.
phone-costs = Wat het kostte
phone-rules = Regels
phone-take-back = Terugnemen
phone-leave = Tafel verlaten
phone-asks-back = { $name } wil iets terugnemen.
phone-asks-bot = { $name } is al een tijdje weg.
phone-asks-place = Een andere telefoon vraagt om de plaats van { $name }.
phone-not-back = Het blijft zo: iemand zei nee.
phone-went-on = Het blijft zo: het spel ging verder.
phone-taken-back = De laatste beslissing is teruggenomen.
phone-let-them = Toestaan
phone-let-bot = Laat een bot spelen
phone-wait = Wachten
phone-refuse = Nee
phone-close = Sluiten
phone-settings = Deze telefoon
phone-one-press = Eén tik speelt
phone-left-hand = Knoppen links
phone-buzz = Trillen als ik aan de beurt ben
phone-as-phone = Als de telefoon
phone-light = Licht
phone-dark = Donker
usage-about-host = Een tafel zonder venster openen, met ieders kaarten op telefoons in hetzelfde netwerk
usage-host-rules = Een nieuw spel met deze regels beginnen: de naam van een ingebouwde of een eigen regelset, of het bestand van een regelset
usage-host-seats = Wie er aan tafel zit, op volgorde: namen van mensen, die hun kaarten op telefoons houden, en bots, zoals `bot:sharp`
usage-host-listen = Alleen op dit adres en deze poort luisteren, zoals 127.0.0.1:7717; standaard op elk privéadres van deze computer
usage-host-name = Een naam waaronder telefoons de tafel via een proxy bereiken; de optie mag meer dan eens worden opgegeven
usage-host-pad = Het scoreblok bijhouden van een spel met echte kaarten: de mensen van `--seats` staan erop, en telefoons schrijven erop
host-open = Open { $address } op elke telefoon, of richt de camera hierop:
host-code = Code: { $code }
host-plain = Iedereen in dit netwerk zou kunnen meelezen: wat telefoons en deze computer elkaar sturen, is niet versleuteld.
host-sat = { $name } zit aan tafel.
host-left = { $name } is weggegaan. Een bot speelt verder.
host-away = De telefoon van { $name } is onbereikbaar.
host-back = { $name } is terug.
host-begins = De eerste ronde is gegeven.
host-hand = Ronde { $number }: { $result }
host-ends = De tafel is gesloten, en het spel is opgeslagen. Start `auction-pitch host` nog eens, en de telefoons vinden hun plaatsen terug.
host-ends-empty = De tafel is gesloten. Er zat nog niemand.
host-game-over = Het spel is uit. Elke telefoon laat zien hoe het afliep, en kan een nieuw spel beginnen.
host-ends-unsaved = De tafel is gesloten. Het spel is niet opgeslagen.
host-no-port = Geen telefoon kan deze computer bereiken: { $reason }
host-no-seats = Geef op wie er spelen, zoals --seats "Ana,Ben,bot:sharp,bot:master". Er is minstens één mens nodig.
host-pad-no-seats = Geef op wie er spelen, zoals --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = ‘{ $seat }’ is geen plaats: schrijf een naam, of een bot, zoals bot:sharp. De niveaus zijn { $levels }.
host-twice = { $name } kan niet op twee plaatsen zitten.
host-going-on = Het spel gaat verder waar het was gebleven.
host-pad-people = Een scoreblok is voor mensen: ‘{ $seat }’ is geen naam.
host-pad-ends = Het scoreblok is gesloten en opgeslagen. Start `auction-pitch host --pad` nog eens, en het gaat verder.
host-pad-ends-unsaved = Het scoreblok is gesloten. Het is niet opgeslagen.

## Window: the joining sheet of the kitchen table

join-phones = Telefoons
join-code = Code { $code }
join-drawn = QR-code van het adres { $address }
join-at-computer = op deze computer
join-phone = telefoon
join-until = tot iemand gaat zitten
join-choosing = kiest een plaatje
join-tv = De tafel op een tv tonen
join-tv-open = Open dit adres op de tv
join-show-phones = De code voor telefoons tonen
join-pad = Iedereen die dit adres opent, ziet het scoreblok en kan een ronde opschrijven.
join-pad-phones = { $count ->
    [0] Er is nog geen telefoon.
    [one] Er is één telefoon.
   *[other] Er zijn { $count } telefoons.
}

## Het scoreblok voor een spel met echte kaarten.

scorepad-title = Scoreblok
# Een regel van het blok, met het nummer van de ronde.
scorepad-line = Ronde { $number }: { $told } { $scores }
scorepad-line-thrown-in = Ronde { $number }: ingegooid.
# Een naam en een stand, een van meer: ‘Ruth 4’.
scorepad-score = { $name } { $score }
scorepad-no-jack = De boer was niet in het spel.
scorepad-no-game = Niemand heeft Spel.
scorepad-all-out = Alle { $points } zijn verdeeld.
scorepad-empty = Er staat nog niets op het blok.
scorepad-unfit-over = Het spel is uit. Neem de laatste ronde terug, of begin een ander spel.
scorepad-unfit-seat = Op plaats { $seat } zit niemand.
scorepad-unfit-turned = In dit spel wordt geen kaart omgedraaid, en niemand bedelt.
scorepad-unfit-bids = In dit spel wordt niet geboden.
scorepad-unfit-nobody-bid = Niemand heeft geboden. Zeg wie hoeveel bood, of dat er is ingegooid.
scorepad-unfit-bid-missing = Hoe hoog was het bod?
scorepad-unfit-bid-of-nobody = Wie bood { $bid }?
scorepad-unfit-bid = { $bid } kun je in dit spel niet bieden.
scorepad-unfit-hole = Wie in de min staat, mag geen smudge bieden.
scorepad-unfit-refusal = Dat bod kan niet geweigerd zijn: alleen voorhand weigert er een, om zelf voor evenveel te spelen.
scorepad-unfit-partner = Die speler kan de partner niet zijn.
scorepad-unfit-point = { $point } telt niet in dit spel.
scorepad-unfit-often = { $most ->
    [1] Maar één partij kan { $point } halen.
   *[other] { $point } is er hoogstens { $most } keer.
}
scorepad-unfit-missing = Iemand moet { $point } gehaald hebben.
scorepad-unfit-twice = { $point } is genoemd en ook meegeteld. Een van de twee is genoeg.
scorepad-unfit-below = Niemand kan { $points } punten halen.
scorepad-unfit-named = In dit spel noem je de punten bij naam: zeg wie { $points } haalde.
scorepad-unfit-many = Dat zijn { $told } punten, en er zijn er maar { $most }.
scorepad-unfit-few = Dat zijn { $told } punten, en iemand heeft ze altijd alle { $most }.
scorepad-unfit-trick = Wie geen slag haalde, kan dat punt niet gewonnen hebben.
scorepad-unfit-order = { $way ->
    [pegged] Meer dan één partij heeft het doel bereikt. De ronde eindigt met de slag die iemand op het doel brengt: tel niet verder.
   *[counted] Meer dan één partij heeft het doel bereikt, en de volgorde van de punten beslist. Zeg punt voor punt wie het haalde.
}
scorepad-wrong-line = Dan klopt ronde { $number } niet: { $reason }

# Wat er in de terminal gevraagd en geantwoord wordt.
scorepad-goes-on = Het scoreblok van { $names }: { $game }.
scorepad-ask-people = Wie spelen er? Typ { $count } namen in de volgorde waarin jullie zitten, met komma’s ertussen. [{ $default }]
scorepad-answer-people = Typ { $count } verschillende namen met komma’s ertussen, elk van een tot { $max } letters.
scorepad-ask-dealer = Wie geeft het eerst? [{ $default }]
scorepad-answer-name = Typ een van deze namen: { $names }.
scorepad-answer-nobody = Typ een van deze namen, of ‘-’ voor niemand: { $names }.
scorepad-next = Ronde { $number }. { $dealer } geeft.
scorepad-example = Typ de ronde, zoals ‘{ $example }’, of druk op Enter om vragen te krijgen.
# Een bod in een getypte regel: ‘Ben bood 3’.
scorepad-example-bid = { $name } bood { $bid }
# Een punt en wie het haalde, in een getypte regel: ‘Hoog Ben’, ‘Boer -’.
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Wie bood hoeveel? Typ een naam en een getal, of ‘pas’ als niemand bood.
scorepad-answer-bid = Typ een naam en een getal, zoals ‘{ $example }’, of ‘pas’.
scorepad-ask-refused = Wiens bod weigerde { $name }? Typ een naam, of ‘-’ voor niemand.
scorepad-ask-partner = Wie was de partner van { $name }? Typ een naam, of ‘-’ voor niemand.
scorepad-ask-turned = Welke kaarten werden omgedraaid? Typ de waarden in volgorde, of ‘-’.
scorepad-answer-turned = Typ waarden, zoals ‘{ $example }’, of ‘-’.
scorepad-ask-gift = Gaf de gever een punt voor het bedelen? ja of nee [nee]
scorepad-ask-point = Wie haalde { $point }? Typ een naam, of ‘-’ voor niemand.
scorepad-ask-hung = Is de boer van een andere partij gehaald? ja of nee [nee]
scorepad-ask-tricks = Ging elke slag naar { $name }? ja of nee [nee]
scorepad-ask-count = Hoeveel punten voor { $name }? [0]
scorepad-answer-count = Typ een getal van 0 tot { $most }.
scorepad-unclear = ‘{ $words }’ is niet duidelijk. ‘hulp’ vertelt wat je kunt typen.
scorepad-otherwise = ‘{ $words }’ past niet bij wat er eerder in de regel staat.
scorepad-corrects = Ronde { $number } opnieuw:
scorepad-no-line = Er staat geen ronde { $number } op het blok.
scorepad-undone = Ronde { $number } is teruggenomen.
scorepad-nothing = Er is geen ronde om terug te nemen.
scorepad-dropped = Deze ronde staat niet op het blok.
scorepad-left = De vragen over deze ronde zijn gesloten; hij staat niet op het blok.
scorepad-leave-hand = Of typ ‘terug’ om deze ronde te laten vervallen.
scorepad-over = Typ ‘nog eens’ voor een spel met dezelfde mensen, ‘terug’ om de laatste ronde terug te nemen, of ‘stop’.
scorepad-saved = Het scoreblok is opgeslagen.
scorepad-help =
    Een ronde op één regel: ‘{ $example }’. De volgorde maakt niet uit; ‘-’ betekent niemand. Wat ontbreekt, wordt gevraagd.
    ‘Ben geeft’: iemand anders gaf.
    ingegooid: de kaarten zijn ingegooid.
    terug: neemt de laatste ronde terug, zo vaak je wilt.
    verbeter 3: ronde 3 opnieuw. Alles daarna wordt opnieuw uitgerekend.
    blok: alle rondes en de stand.
    nog eens: een spel met dezelfde mensen.
    regels: de regels die gelden.
    stop: houdt op. Het blok wordt na elke ronde opgeslagen.
scorepad-help-turned =
    omgedraaid zes boer: deze kaarten werden omgedraaid; ‘omgedraaid -’ als geen ervan telt.
    punt gegeven: de gever gaf een punt voor het bedelen.

# Het scoreblok in het venster.
scorepad-about = Jullie hebben de kaarten. Wij houden de stand bij.
scorepad-hand = Ronde { $number }
scorepad-deals = { $name } geeft.
scorepad-leads = { $name }, aan kop
scorepad-house = Huisregels gelden hier ook.
scorepad-begin = Beginnen
scorepad-another = Een ander van de { $count }
scorepad-more = Nog iemand
scorepad-fewer = Iemand minder
scorepad-name = Naam van speler { $number }
scorepad-new = Ander blok
scorepad-again = Nog eens samen
scorepad-write = Opschrijven
scorepad-fill = Vink aan wie bood, en wie welk punt haalde.
scorepad-fill-made = Vul in wie welk punt haalde.
scorepad-untold = Hoeveel punten voor { $name }?
scorepad-dealer = Gever
scorepad-turned = Omgedraaid
scorepad-begged = Bedelen
scorepad-given = De gever gaf een punt
scorepad-bidder = Bieder
scorepad-bid = Bod
scorepad-partner = Partner
scorepad-refused = Geweigerd
scorepad-hung = Van een andere partij
scorepad-tricks = Alle slagen
scorepad-points = Punten
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } keer
scorepad-all-hands = Alle rondes
scorepad-last-hands = De laatste rondes

words-pad-bid = bood, biedt, bied, bod
words-pad-dealer = geeft, gever
words-pad-nobody = -, niemand, geen
words-pad-thrown-in = ingegooid, ingooien
words-pad-turned = omgedraaid, gekeerd, gekeerde
words-pad-gift = punt gegeven, geschonken
words-pad-correct = verbeter, verbeteren
words-pad-show = blok, scoreblok, puntenstand, tussenstand
words-pad-again = nog eens, opnieuw, nieuw
usage-about-pad = In de terminal de stand bijhouden van een spel met echte kaarten, met een ronde per regel
usage-pad-rules = Een nieuw scoreblok met deze regels beginnen: een spel met een van zijn namen, de naam van eigen regels, of hun bestand; anders het blok dat je achterliet
usage-pad-players = Hoeveel mensen er spelen (2 tot 7)
