# Auction Pitch på svenska.
#
# Där en mening handlar om en spelare säger $who hur: [you] är den som tilltalas, [one] någon annan. Där den handlar om en
# sida är [several] partner, och [your-side] är en sida som den tilltalade hör till.

## Tingens namn

game-name = Auction Pitch

suit = { $suit ->
    [clubs] klöver
    [diamonds] ruter
    [hearts] hjärter
   *[spades] spader
}
suit-capital = { $suit ->
    [clubs] Klöver
    [diamonds] Ruter
    [hearts] Hjärter
   *[spades] Spader
}
suit-single = { suit }
suit-one = en { suit }
rank = { $rank ->
    [two] tvåa
    [three] trea
    [four] fyra
    [five] femma
    [six] sexa
    [seven] sjua
    [eight] åtta
    [nine] nia
    [ten] tia
    [jack] knekt
    [queen] dam
    [king] kung
   *[ace] ess
}
# Ett korts valör, eller vilken joker det är.
card-rank = { $rank ->
    [joker] joker
    [low-joker] liten joker
   *[other] { rank }
}
# Ett kort heter "spader ess", "ruter två": utan artikel, som ett namn.
card = { $rank ->
    [joker] jokern
    [low-joker] lilla jokern
   *[other] { card-alone }
}
card-object = { card }
card-with = { card }
# Ett kort vars färg är klar: "Cleo bekänner med femman".
card-rank-with = { $rank ->
    [joker] jokern
    [low-joker] lilla jokern
    [two] tvåan
    [three] trean
    [four] fyran
    [five] femman
    [six] sexan
    [seven] sjuan
    [eight] åttan
    [nine] nian
    [ten] tian
    [jack] knekten
    [queen] damen
    [king] kungen
   *[ace] esset
}
# "Fel femma" är Pidrospelarnas ord för femman i den andra färgen av samma kulör.
card-off-with = fel { rank }
card-alone = { $rank ->
    [joker] joker
    [low-joker] liten joker
    [two] { suit } två
    [three] { suit } tre
    [four] { suit } fyra
    [five] { suit } fem
    [six] { suit } sex
    [seven] { suit } sju
    [eight] { suit } åtta
    [nine] { suit } nio
    [ten] { suit } tio
    [jack] { suit } knekt
    [queen] { suit } dam
    [king] { suit } kung
   *[ace] { suit } ess
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = inga kort

point = { $point ->
    [high] Hög
    [low] Låg
    [jack] Knekt
    [last] Sista sticket
    [joker] Joker
   *[game] Spel
}
point-plain = Ofärgs{ rank }
point-off = Fel { rank }
# Kortet av en valör i trumffärgen, där det räknas högre för Spel.
counter-trump = trumf{ rank }
point-letter = { $point ->
    [high] H
    [low] L
    [jack] K
    [last] T
    [joker] X
   *[game] S
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = f{ $rank }
point-meaning = { $point ->
    [high] högsta trumf
    [low] { $low_to ->
        [winner] att ta lägsta trumf
       *[dealt] lägsta trumf
    }
    [jack] { $hang ->
        [1] den som tar knekten
       *[other] tagen; { $hang } om hängd
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 när den spelas
           *[other] { $worth } när den spelas
        }
       *[winner] { $worth ->
            [1] 1 poäng i stick
           *[other] { $worth } poäng i stick
        }
    }
    [plain] { $worth ->
        [1] 1 poäng styck
       *[other] { $worth } poäng styck
    }
    [off] { $worth ->
        [1] 1 poäng i stick
       *[other] { $worth } poäng i stick
    }
    [joker] { $worth ->
        [1] 1 poäng per tagen
       *[other] { $worth } poäng per tagen
    }
    [last] den som tar sista sticket
   *[game] flest kortpoäng
}
# Vad tecknen på bordet betyder.
sign-level = { $name } spelar { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] det högsta budet.
    [outbid] inte längre det högsta budet.
    [pass] bjöd inte.
    [offer] bjuder ut utspelet till salu.
    [pitch] spelar ut och behöver alla 4 poängen.
    [accept] sålde utspelet till högstbjudande.
    [undertake] behåller utspelet och måste klara budet.
    [stand] är nöjd med den uppvända färgen.
    [beg] tigger om en annan färg.
    [take_one] behåller färgen och ger en poäng för den.
    [run] ger fler kort och vänder upp en annan färg.
   *[bunch] ber om omgiv.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: givare i den här given.
   *[no] Givare i den här given.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point } är säker.
   *[no] { $point } är säker.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] Bocken: inget kan ändra det i den här given.
    [so-far] Halvskivan: hittills, men ett kort som är ute kan ändra det.
   *[open] Den streckade ringen: ingen har den ännu.
}
sign-contract = { $kind ->
    [free] Varje poäng räknas, och inget kan förloras.
   *[some] { $bid } av { $sum } poäng måste tas, annars { sign-or }.
    [all] Alla { $sum } poäng måste tas, annars { sign-or }.
    [slam] Alla { $sum } poäng och alla stick måste tas, annars { sign-or }.
}
sign-boxes = En ruta med bokstav är en redan säker poäng.
sign-or = { $failed ->
    [others] får de andra { $bid }
   *[own] förloras { $bid }
}
sign-turned = Den uppvända färgen är trumf, om inte förhand tigger sig till en annan.
sign-shown = { $by ->
    [cut] Färgen på det kort som kuperades fram före given är trumf.
   *[stock_top] Färgen på talongens första kort är trumf.
}
sign-no-trump = { $naming ->
    [announced] Trumf bestäms före första utspelet.
   *[pitched] Det första utspelade kortet bestämmer trumf i given.
}
sign-led = Utspel: stickets första kort. Dess färg ska bekännas.
sign-winning = Leder: det här kortet tar sticket som det nu ligger.
# Varför ett kort i en annan färg är märkt som trumf, och under vilken trumf det står.
sign-off-trump = { $place ->
    [top] { $card }: högsta trumf.
   *[below] { $card }: trumf, under { $higher }.
}

person = { $who ->
    [you] Du
   *[one] { $name }
}
person-from = { $who ->
    [you] dig
   *[one] { $name }
}
bid-word = { $bid ->
    [1] ett
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
   *[other] { $bid }
}
bid-moon-word = slam
bid-smudge-word = smudge
# Bud från det lägsta till det högsta.
bid-range = { $min } till { $max }
bid-pass-word = pass
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = pass
list-two = { $first } och { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } och { $second }
list-groups = { $first } samt { $second }
list-or = { $first } eller { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } eller { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } på minus
person-object = { $who ->
    [you] dig
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] dig
   *[one] { $name }
}
person-refused = { $who ->
    [you] dig
   *[one] { $name }
}
# Vad partiet går till; [yes] där varje poäng tar bort en mark.
goal = { $rid ->
    [yes] av med { $target } spelmarker
    [hands] { $target ->
        [1] parti på en giv
       *[other] parti på { $target } givar
    }
    [deals] { $target ->
        [1] tills alla har gett en gång
       *[other] tills alla har gett { $target } gånger
    }
   *[no] till { $target }
}
score-counters = { $counters ->
    [0] inga spelmarker kvar
    [one] 1 spelmark kvar
   *[other] { $counters } spelmarker kvar
}
counters-put-in = { $counters ->
    [one] 1 spelmark lagd
   *[other] { $counters } spelmarker lagda
}
counters-taken-back = { $counters ->
    [one] 1 spelmark tillbaka
   *[other] { $counters } spelmarker tillbaka
}
pool = { $reds ->
    [0] Potten är tom
    [one] I potten: 1 röd spelmark
   *[other] I potten: { $reds } röda spelmarker
}
# En rad i protokollet.
mark = { $cause ->
    [turn-up] { $points } för uppvänt { $card }
    [gift] { $points } i skänk
    [price] { $points } i pris
    [refused] { $points } för det avslagna budet
    [misdeal] { $points } för felgiv
    [look] { $who ->
        [you] { $points } för att du tittade för tidigt
       *[one] { $points } för att { $name } tittade för tidigt
    }
    [renege] { $who ->
        [you] { $points } för att du bekände fel
       *[one] { $points } för att { $name } bekände fel
    }
    [revoke] { $who ->
        [you] Minus { $points } för att du bekände fel
       *[one] Minus { $points } för att { $name } bekände fel
    }
    [set-back] Bet, minus { $points }
    [bid-taken] { $points } för de andras bud
    [difference] { $points } i skillnad
    [moon] { $points } för slammen
    [short] En före målet, minus { $points }
   *[slam] { $points } för smudgen
}
# Något som ger mer än en poäng, i protokollet.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] { $card } vändes upp
    [gift] skänkt för tiggandet
    [price] utspelet såldes för { $bid }
    [refused] budet { $bid } antogs inte
    [misdeal] de andra gav fel
    [look] { $who ->
        [you] du tittade på dina kort för tidigt
       *[one] { $name } tittade på korten för tidigt
    }
    [renege] { $who ->
        [you] du bekände fel med { $card }
       *[one] { $name } bekände fel med { $card }
    }
    [revoke] { $who ->
        [you] du bekände fel med { $card }
       *[one] { $name } bekände fel med { $card }
    }
    [set-back] budet { $bid } klarades inte
    [bid-taken] budet { $bid } klarades inte och går till de andra
    [difference] så mycket mer än den andra sidan
    [moon] slam bjuden och klarad
    [short] bara den som klarar budet når målet
   *[slam] alla fyra poängen och alla stick
}

## Vad som sades och gjordes: en mening för varje händelse

log-deals = { $who ->
    [you] Du ger giv { $number }.
   *[one] { $name } ger giv { $number }.
}
log-passes = { $who ->
    [you] Du passar.
   *[one] { $name } passar.
}
log-bids = { $who ->
    [you] Du bjuder { $bid }.
   *[one] { $name } bjuder { $bid }.
}
log-takes-bid = { $who ->
    [you] Du tar över budet { $bid } från { $from }.
   *[one] { $name } tar över budet { $bid } från { $from }.
}
log-pitcher = { $who ->
    [you] Du har budet: { $bid }.
   *[one] { $name } har budet: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Ingen bjöd. Du spelar ut utan något bud att klara.
   *[one] Ingen bjöd. { $name } spelar ut utan något bud att klara.
}
log-names-free = { $who ->
    [you] Ingen bjöd. Du bestämmer trumf utan något bud att klara.
   *[one] Ingen bjöd. { $name } bestämmer trumf utan något bud att klara.
}
log-thrown-in = Alla passar. Korten kastas in.
log-pitches = { $who ->
    [you] Du öppnar med { $card }.
   *[one] { $name } öppnar med { $card }.
}
log-trump = { suit-capital } är trumf.
log-names-trump = { $who ->
    [you] Du gör { suit } till trumf.
   *[one] { $name } gör { suit } till trumf.
}
log-calls-partner = { $who ->
    [you] Du kallar på { $card }.
   *[one] { $name } kallar på { $card }.
}
log-partner = { $who ->
    [you] Du har kortet och spelar med { $pitcher } i den här given.
   *[one] { $name } har kortet och spelar med { $pitcher_who ->
        [you] dig
       *[one] { $pitcher }
    } i den här given.
}
log-no-partner = { $who ->
    [you] Ingen har kortet. Du spelar ensam.
   *[one] Ingen har kortet. { $name } spelar ensam.
}
log-leads = { $who ->
    [you] Du spelar ut { $card }.
   *[one] { $name } spelar ut { $card }.
}
log-follows = { $who ->
    [you] Du bekänner med { $card }.
   *[one] { $name } bekänner med { $card }.
}
log-trumps = { $who ->
    [you] Du trumfar med { $card }.
   *[one] { $name } trumfar med { $card }.
}
log-drops = { $who ->
    [you] Du sakar { $card }.
   *[one] { $name } sakar { $card }.
}
log-takes-trick = { $who ->
    [you] Du tar stick { $number } med { $card }.
   *[one] { $name } tar stick { $number } med { $card }.
}
log-takes-jack = { $who ->
    [you] Du tar stick { $number } med { $card }, och därmed { $owner ->
        [you] din trumfknekt
       *[one] trumfknekten från { $owner_name }
    }.
   *[one] { $name } tar stick { $number } med { $card }, och därmed { $owner ->
        [you] din trumfknekt
       *[one] trumfknekten från { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Du tar stick { $number } med { $card } och räddar trumfknekten åt { $owner_name }.
   *[one] { $name } tar stick { $number } med { $card } och räddar { $owner ->
        [you] din trumfknekt
       *[one] trumfknekten åt { $owner_name }
    }.
}
log-deal-passes = { $who ->
    [you] Du ger härnäst.
   *[one] { $name } ger härnäst.
}
log-wins-game = { $who ->
    [you] Du vinner partiet.
    [your-side] { $name } vinner partiet.
    [several] { $name } vinner partiet.
   *[one] { $name } vinner partiet.
}
log-taken-up = { $who ->
    [you] Du tar upp dina kort.
   *[one] { $name } tar upp korten.
}
log-turned-up = Uppvänt: { $card }.
log-uncovered = { $who ->
    [you] Du vänder upp { $card }, under { $upper }.
   *[one] { $name } vänder upp { $card }, under { $upper }.
}
log-same-suit = Samma färg igen.
log-gets-own = Du får { $cards }.
log-cut = Kuperat om trumf: { $card }.
log-stock-top = Överst i talongen: { $card }.
log-draws-open = { $who ->
    [you] Du drar { $cards }.
   *[one] { $name } drar { $cards }.
}
log-stock-out = Talongen är slut: de sista { $count } korten spelas.
log-exhausted = Talongen tog slut: korten ges om.
log-offers = { $who ->
    [you] Du bjuder ut utspelet till salu.
   *[one] { $name } bjuder ut utspelet till salu.
}
log-keeps-pitch = { $who ->
    [you] Du spelar ut utan att sälja, för fyra.
   *[one] { $name } spelar ut utan att sälja, för fyra.
}
log-sells = { $who ->
    [you] Du säljer utspelet till { $to } för { $bid }.
   *[one] { $name } säljer utspelet till { $to } för { $bid }.
}
log-undertakes = { $who ->
    [you] Du behåller utspelet på { $bid } i stället för att sälja det till { $from }.
   *[one] { $name } behåller utspelet på { $bid } i stället för att sälja det till { $from }.
}
log-stands = { $who ->
    [you] Du är nöjd.
   *[one] { $name } är nöjd.
}
log-begs = { $who ->
    [you] Du tigger.
   *[one] { $name } tigger.
}
log-gives = { $who ->
    [you] Du ger en poäng: färgen står kvar.
   *[one] { $name } ger en poäng: färgen står kvar.
}
log-runs = { $who ->
    [you] Du ger fler kort.
   *[one] { $name } ger fler kort.
}
log-proposes-to-bunch = { $who ->
    [you] Du föreslår att kasta ihop korten.
   *[one] { $name } föreslår att kasta ihop korten.
}
log-agrees-to-bunch = { $who ->
    [you] Du går med på det.
   *[one] { $name } går med på det.
}
log-bunched = Korten kastas ihop, och samma givare ger om.
log-pitcher-sale = { $who ->
    [you] Du har utspelet, för { $bid }.
   *[one] { $name } har utspelet, för { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Du är förhand och spelar ut.
   *[one] { $name } är förhand och spelar ut.
}
log-ended-by-score = { $who ->
    [you] Du avslutar partiet på ställningen.
   *[one] { $name } avslutar partiet på ställningen.
}
log-discards-own = Du kastar { $cards }.
log-discards = { $who ->
    [you] Du kastar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
   *[one] { $name } kastar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
}
log-discards-shown = { $who ->
    [you] Du kastar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    } och visar trumfen: { $cards }.
   *[one] { $name } kastar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    } och visar trumfen: { $cards }.
}
log-hands-over = { $who ->
    [you] Du ger { $to_name } { $cards }.
   *[one] { $to ->
        [you] { $name } ger dig { $cards }.
       *[one] { $name } ger { $to_name } { $cards }.
    }
}
log-weak-hand = { $who ->
    [you] Du visar en hand utan klätt kort och utan kort som kan ge poäng, och det blir omgiv: { $cards }.
   *[one] { $name } visar en hand utan klätt kort och utan kort som kan ge poäng, och det blir omgiv: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Du visar { $cards }, inget över nian och ingen tvåa, och får nya kort.
   *[one] { $name } visar { $cards }, inget över nian och ingen tvåa, och får nya kort.
}
log-takes-widow-own = Du tar upp skaten: { $cards }.
log-takes-widow = { $who ->
    [you] Du tar upp skaten: { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
   *[one] { $name } tar upp skaten: { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
}
log-draws-own = Du drar { $cards }.
log-draws = { $who ->
    [you] Du drar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
   *[one] { $name } drar { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
}
log-takes-rest-own = Du tar resten av talongen: { $cards }.
log-takes-rest = { $who ->
    [you] Du tar resten av talongen: { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
   *[one] { $name } tar resten av talongen: { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }.
}
log-replenished = Talongen räcker inte: { $count ->
    [one] 1 kastat kort
   *[other] { $count } kastade kort
} från { $who ->
    [you] dig
   *[one] { $name }
} läggs under den.
log-out = { $who ->
    [you] Du har ingen trumf och står över.
    [several] { $names } har ingen trumf och står över.
   *[one] { $names } har ingen trumf och står över.
}
log-lead-passes = { $who ->
    [you] Du har ingen trumf kvar
   *[one] { $name } har ingen trumf kvar
}, så { $to ->
    [you] du spelar ut härnäst.
   *[one] { $to_name } spelar ut härnäst.
}
log-lays-down = { $who ->
    [you] Du lägger ner en värdelös hand: { $cards }.
   *[one] { $name } lägger ner en värdelös hand: { $cards }.
}
log-claims = { $who ->
    [you] Du gör anspråk på resten av sticken.
   *[one] { $name } gör anspråk på resten av sticken.
}
log-stops-early = Alla poäng är avgjorda: resten spelas inte.
log-marked = { $who ->
    [you] Du får { $points }: { $reason }.
    [your-side] { $name } får { $points }: { $reason }.
    [several] { $name } får { $points }: { $reason }.
   *[one] { $name } får { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] Du markerar { $points } för { $card }.
   *[one] { $name } markerar { $points } för { $card }.
}
log-marked-lost = { $who ->
    [you] Du förlorar { $points }: { $reason }.
    [your-side] { $name } förlorar { $points }: { $reason }.
    [several] { $name } förlorar { $points }: { $reason }.
   *[one] { $name } förlorar { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Du ger fel antal kort.
   *[one] { $name } ger fel antal kort.
}
log-misdeals-showing = { $who ->
    [you] Du visar { $cards } när du ger.
   *[one] { $name } visar { $cards } under given.
}
log-void = { $who ->
    [you] Ditt ”{ $call }” är inte tillåtet.
   *[one] { $name } säger ”{ $call }”, och det är inte tillåtet.
}
log-pitches-early = { $who ->
    [you] Du spelar ut { $card } innan budgivningen är slut.
   *[one] { $name } spelar ut { $card } innan budgivningen är slut.
}
log-overrides = { $who ->
    [you] Du säger fyra och spelar ut i stället.
   *[one] { $name } säger fyra och spelar ut i stället.
}
log-leads-wrongly = { $who ->
    [you] Du spelar ut { $card } i spelförarens ställe.
   *[one] { $name } spelar ut { $card } i spelförarens ställe.
}
log-lets-stand = { $who ->
    [you] Du låter utspelet gälla.
   *[one] { $name } låter utspelet gälla.
}
log-withdrawn = Tillbaka: { $cards }.
log-demanded = { $who ->
    [you] Du { $demand ->
        [highest] måste spela högsta kortet i den utspelade färgen
        [lowest] måste spela lägsta kortet i den utspelade färgen
        [trump] måste spela trumf
        [no_trump] får inte spela trumf
       *[nothing] får spela vilket kort som helst
    }.
   *[one] { $name } { $demand ->
        [highest] måste spela högsta kortet i den utspelade färgen
        [lowest] måste spela lägsta kortet i den utspelade färgen
        [trump] måste spela trumf
        [no_trump] får inte spela trumf
       *[nothing] får spela vilket kort som helst
    }.
}
log-shown = { $who ->
    [you] Du visar ett kort: { $card }.
   *[one] { $name } visar ett kort: { $card }.
}
log-calls-card = { $who ->
    [you] Du begär { $card } av { $from }.
   *[one] { $name } begär { $card } av { $from }.
}
log-corrects = { $who ->
    [you] Du tar tillbaka { $card } i tid.
   *[one] { $name } tar tillbaka { $card } i tid.
}
log-renege-found = { $who ->
    [you] Du säger att { $of ->
        [you] du
       *[one] { $of_name }
    } bekände fel, och det stämmer: i stick { $trick }, med { $card }.
   *[one] { $name } säger att { $of ->
        [you] du
       *[one] { $of_name }
    } bekände fel, och det stämmer: i stick { $trick }, med { $card }.
}
log-renege-none = { $who ->
    [you] Du säger att { $of ->
        [you] du
       *[one] { $of_name }
    } bekände fel, men det stämmer inte.
   *[one] { $name } säger att { $of ->
        [you] du
       *[one] { $of_name }
    } bekände fel, men det stämmer inte.
}

## Första given: dragningen, första knekten eller gissningen, och kuperingen

first-draw = Alla drar ett kort. Den som drar högst ger först.
first-draws = { $who ->
    [you] Du drar { $card }.
   *[one] { $name } drar { $card }.
}
first-draw-again = Lika: { $names } drar om.
first-deals = { $who ->
    [you] Du har högsta kortet, ger först och sitter kvar.
   *[one] { $name } har högsta kortet, ger först och sitter kvar.
}
first-jack = Korten delas ut öppet tills en knekt faller. Den som får den spelar ut först.
first-gets = { $who ->
    [you] Du får { $card }.
   *[one] { $name } får { $card }.
}
first-cuts = En spelare på varje sida kuperar. Den som får det { $low ->
    [yes] lägre
   *[no] högre
} kortet spelar ut först.
first-cuts-choose = En spelare på varje sida kuperar. Den som får det högre kortet säger vem som spelar ut först.
first-cuts-card = { $who ->
    [you] Du kuperar fram { $card }.
   *[one] { $name } kuperar fram { $card }.
}
first-cuts-again = Lika: { $names } kuperar om.
log-first-pitcher = { $who ->
    [you] Du har ruter två och spelar ut först.
   *[one] { $name } har ruter två och spelar ut först.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Du kuperar fram det högre kortet och väljer att spela ut först.
       *[one] Du kuperar fram det högre kortet och låter { $of_name } spela ut först.
    }
   *[one] { $of ->
        [self] { $name } kuperar fram det högre kortet och väljer att spela ut först.
        [you] { $name } kuperar fram det högre kortet och låter dig spela ut först.
       *[one] { $name } kuperar fram det högre kortet och låter { $of_name } spela ut först.
    }
}
first-guess = { $who ->
    [you] Du gissar { $colour ->
        [red] rött
       *[black] svart
    }.
   *[one] { $name } gissar { $colour ->
        [red] rött
       *[black] svart
    }.
}
first-guess-card = Det uppvända kortet är { $card }.
first-pitches = { $who ->
    [you] Du spelar ut
   *[one] { $name } spelar ut
} först, så { $dealer ->
    [you] du räknas
   *[one] { $dealer_name } räknas
} som givare.
first-cut = { $who ->
    [you] Du kuperar leken: { $lifted } kort och { $left }.
    [before] Spelaren före givaren kuperar leken: { $lifted } kort och { $left }.
   *[one] { $name } kuperar leken: { $lifted } kort och { $left }.
}
first-title = Vem ger först
first-go-on = Ge korten
first-title-pitch = Vem spelar ut först

## Vad som ska göras nu

prompt-deal = { $who ->
    [you] Ge giv { $number }.
   *[one] { $name } ger giv { $number }.
}
prompt-bid = Ditt bud.
prompt-bid-dealer = Ditt bud, givare.
prompt-waits-bid = { $name } ska bjuda.
prompt-waits-play = { $name } ska spela.
prompt-pitch = Spela ut valfritt kort: dess färg blir trumf.
prompt-pitch-named = Spela ut valfritt kort: dess färg blir trumf. Med { $cards } säger du själv färgen.
prompt-pitch-spades = Spela ut valfritt kort: dess färg blir trumf. En joker gör spader till trumf.
prompt-pitch-no-joker = Spela ut valfritt kort utom en joker: dess färg blir trumf.
prompt-joker-led = En joker spelades ut: spela valfritt kort.
prompt-lead = Spela ut valfritt kort.
prompt-last-card = Spela ditt sista kort.
prompt-to-peg = { $points } att markera.
prompt-follow = Bekänn { suit }.
prompt-follow-or-trump = Bekänn { suit }, eller trumfa.
prompt-follow-trump = Bekänn trumf: spela { suit-one }.
prompt-void = Du är renons i { suit }: spela valfritt kort.
prompt-void-trump = Du är renons i { suit }: trumfa eller saka.
prompt-void-over = Du är renons i { suit }: gå över trumfen på bordet, eller saka.
prompt-void-must-trump = Du är renons i { suit }: du måste trumfa.
prompt-over = Partiet är slut.

bidding-none = Ingen har bjudit. Bjud { $min } eller mer, eller passa.
bidding-over = { $who ->
    [you] Du har bjudit { $bid }. Gå högre eller passa.
   *[one] { $name } har bjudit { $bid }. Gå högre eller passa.
}
bidding-highest = { $who ->
    [you] Du har bjudit { $bid }. Högre går det inte: passa.
   *[one] { $name } har bjudit { $bid }. Högre går det inte: passa.
}
bidding-dealer = { $who ->
    [you] Du har bjudit { $bid }. Du får ta över budet utan att gå högre.
   *[one] { $name } har bjudit { $bid }. Du får ta över budet utan att gå högre.
}
bidding-take = { $who ->
    [you] Du har bjudit { $bid }. Du får ta över budet utan att gå högre.
   *[one] { $name } har bjudit { $bid }. Du får ta över budet utan att gå högre.
}
bidding-forced = Alla andra har passat, så givaren måste bjuda.
bidding-forced-up = Alla andra har passat, så givaren måste bjuda { $min } eller mer.
bidding-forced-to = Alla andra har passat, så givaren måste bjuda { $bid }.
bidding-dealer-last = Ingen har bjudit, och du bjuder sist.
note-pass-open = Lämna det åt de andra
note-pass-last = Korten kastas in
note-pass-eldest = { $who ->
    [you] Du spelar ut
   *[one] { $name } spelar ut
}
note-pass-dealer = { $who ->
    [you] Du väljer trumf, utan bud att klara
   *[one] { $name } väljer trumf, utan bud att klara
}
note-pass-holds = { $who ->
    [you] Du har budet på { $bid }
   *[one] { $name } har budet på { $bid }
}
note-pass-pitches = { $who ->
    [you] Du spelar ut för { $bid }
   *[one] { $name } spelar ut för { $bid }
}
note-smudge = Alla 4 poängen och partiet, annars minus 4
note-smudge-hole = Alla 4, annars minus 4; från minus vinner man inte partiet
note-take = { $who ->
    [you] Behåll ditt eget bud: ta { $bid }, annars { note-or }
   *[one] Ta det från { $name }: ta { $bid }, annars { note-or }
}
# Vad ett bud som går bet för med sig.
note-or = { $failed ->
    [others] får de andra { $bid }
   *[own] minus { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Alla { $sum } poäng och alla stick
   *[points] Alla { $sum } poäng
} { $worth ->
    [game] vinner partiet
    [zero] lyfter dig till noll
   *[points] ger { $gain }
}; annars minus { $stake }
note-open = { $kind ->
    [slam] Alla { $sum } poäng och alla stick, annars { note-or }
    [all] Ta alla { $sum } poäng, annars { note-or }
   *[some] Ta { $bid } av { $sum } poäng, annars { note-or }
}
prompt-discard = { $count ->
    [one] Kasta 1 kort.
   *[other] Kasta { $count } kort.
}
prompt-discard-any = Kasta upp till { $max ->
    [one] 1 kort
   *[other] { $max } kort
}, eller behåll din hand.
prompt-discard-range = Kasta { $min } till { $max } kort.
prompt-keep = Behåll { $count ->
    [one] 1 kort
   *[other] { $count } kort
} och kasta resten.
prompt-waits-keep = { $name } ska välja ur resten av talongen.
prompt-lead-any-trump = Spela ut valfri trumf.
prompt-play-any-trump = Spela valfri trumf.
prompt-first-lead-trump = Första utspelet måste vara trumf.
prompt-waits-word = { $name } ska svara.
prompt-waits-discard = { $name } ska kasta.
prompt-stand-or-beg = { suit-capital } blir trumf: var nöjd, eller tigg om en annan färg.
prompt-begged = Förhand tigger: ge en poäng och behåll { suit }, eller ge fler kort.
prompt-must-run = Förhand tigger, och en poäng skulle avgöra partiet: { suit } kan inte stå kvar.
prompt-before-run = Det ska ges fler kort: sätt i gång, eller föreslå att kasta ihop.
prompt-bunch-proposed = Kasta ihop korten, eller ge fler.
prompt-offer-or-pitch = Bjud ut utspelet till salu, eller spela själv ut för fyra.
prompt-sell-or-undertake = Budet är { $bid }: sälj, eller klara det själv.
prompt-price = Ditt bud på utspelet.
prompt-called = Motståndarna begär ditt kort: spela { $card }.
prompt-play-higher = Ditt första kort måste vara högre än { $card }, som du kastade.
prompt-partner-card = Du är den kallade partnern: spela { $card } i första sticket.
prompt-lead-trump = Spela ut trumf: du bestämde den.
prompt-demanded = Spelföraren kräver det: spela { $cards }.
# Ovanför svaren på en ruta: vad som frågas, i få ord.
question-stand = Nöjd, eller tigga?
question-begged = Ge en, eller ge fler?
question-must-run = Fler kort måste ges
question-run = Ge fler, eller kasta ihop?
question-offer = Spela ut, eller bjuda ut?
question-sell = Sälja för { $bid }?
question-price = Ditt bud
question-override = Fyra, eller låta det gälla?
question-wrong-lead = Låta utspelet gälla?
question-demand = Vad måste { $name } spela?
question-name-trump = Bestäm trumf
question-call-partner = Kalla en partner
question-first-pitcher = Vem spelar ut först?
call-trumps = Trumf
# Hur många av handens kort en färg skulle göra till trumf.
note-name-trump = { $count ->
    [0] ingen trumf
    [one] 1 trumf
   *[other] { $count } trumf
}
question-claims = Något att anmäla?
bidding-sale = { $from ->
    [you] Ditt utspel är till salu. Buden börjar på { $min }.
   *[other] Utspelet är till salu hos { $from }. Bjud { $min } eller mer, eller passa.
}
note-offer = De andra bjuder; du har sista ordet
note-sale-bid = Du spelar ut för { $bid } om { $name } säljer
note-pitch = Ta alla 4 poängen, annars minus 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Du spelar ut för { $bid }
       *[one] { $name } spelar ut; du får { $bid } nu
    }
   *[none] { $who ->
        [you] Du spelar ut för { $bid }
       *[one] { $name } spelar ut; du får inget
    }
}
note-undertake = Du spelar ut: ta { $bid }, annars minus { $bid }
note-undertake-paid = { $who ->
    [you] Du spelar ut: ta { $bid }, annars minus { $bid }
   *[one] Ta { $bid }, annars minus { $bid }; { $name } får { $bid } nu
}
note-stand = { suit-capital } är trumf, och du spelar ut
note-beg = { $who ->
    [you] Du ger en poäng eller fler kort
   *[one] { $name } ger en poäng eller fler kort
}
note-take-one = 1 poäng till { $name }{ $wins ->
    [yes] , som vinner partiet
   *[no] {""}
}
note-run = Tre kort till var, ny färg vänds upp
note-bunch = Går båda med på det ger samma givare om
note-bunch-agree = Samma givare ger om
call-offer-word = bjud ut
call-pitch-word = spela ut
call-accept-word = sälj
call-undertake-word = behåll
call-stand-word = nöjd
call-beg-word = tigg
call-take-one-word = ge en
call-run-word = ge fler
call-bunch-word = kasta ihop
note-weak-hand = Samma givare ger om
note-weak-hand-new = Du får nya kort

## Vad som inte går, och varför

refused-game-over = Partiet är slut.
refused-not-your-turn = { $who ->
    [you] Det är din tur.
   *[one] { $name } är i tur.
}
refused-deal-first = Nästa giv måste ges först.
refused-nothing-to-deal = En giv pågår: det finns inget att ge.
refused-still-bidding = Budgivningen är inte slut: bjud eller passa först.
refused-bidding-over = Budgivningen är slut: spela ett kort.
refused-nobody-bids = I det här spelet bjuder ingen: spela ett kort.
refused-pack = { $fault ->
    [count] Leken har { $found ->
        [one] 1 kort
       *[other] { $found } kort
    }, och enligt reglerna ska det vara { $expected }.
    [cut] Kortet som kuperas för trumf saknas, eller så ska det inte finnas något.
   *[other] Leken har andra kort än reglerna kräver.
}
refused-bid-range = Buden går från { $min } till { $max }.
refused-bid-low = Budet står på { $standing }: gå högre eller passa.
refused-bid-moon = Slam är bjuden: högre går det inte.
refused-dealer-must-bid = Alla andra har passat: givaren måste bjuda.
refused-smudge-hole = Du ligger på minus och får inte bjuda smudge.
refused-not-held = Du har inte { card }.
refused-follow-trump = Trumf är utspelad: du har trumf, så spela den.
refused-follow-or-trump = Du har { suit }: bekänn eller trumfa.
refused-follow = Du har { suit }: bekänn. Vid det här bordet trumfar man bara när man inte kan bekänna.
refused-must-trump = Du är renons i { suit } och måste trumfa så länge du har trumf.
refused-undertrump = På bordet ligger { $card }: en lägre trumf får du spela bara om du inte har något annat.

misfit-range = ”{ $name }” kan inte vara { $value }: det måste vara { $min } till { $max }.
misfit-player-range = Minsta antalet spelare, { $min }, är större än det största, { $max }.
misfit-players = { $span ->
    [one] { $players } kan inte spela: spelet är för { $min }.
   *[some] { $players } kan inte spela: spelet är för { $min } till { $max }.
}
misfit-teams = { $players } spelare kan inte bilda de här sidorna.
misfit-cards = En lek med { $pack } är för liten för { $cards } kort var till { $players } spelare.
misfit-cards-widow = En lek med { $pack } är för liten för { $cards } kort var till { $players } spelare och en skat.
misfit-exchange = Kort kan kastas och nya ges bara där trumf bestäms före första utspelet.
misfit-widow = Med skat måste kort kastas: annars har den som tar upp den fler kort än de andra.
misfit-draw = Kort kan dras under spelet bara när två spelar, alla kort spelas och inga byts först.
misfit-rows = Kort kan ligga i rader bara när två spelar med ett jämnt antal var, inga dras och alla spelas.
misfit-refill = Händer kan fyllas på bara om det är bestämt hur många kort man spelar med.
misfit-to-partner = Trumfar kan gå till en partner bara om sidorna är fasta, kort kastas och högstbjudande kastar först.
misfit-difference = Skillnaden kan skrivas upp bara när det är två sidor.
misfit-turn-up = { $cards } kort var till { $players } spelare lämnar inget att vända upp.
misfit-bids = Lägsta budet, { $min }, är över det högsta, { $max }.
misfit-max-bid = { $bid } kan inte vara högsta bud: en giv har { $sum ->
    [one] 1 poäng
   *[other] { $sum } poäng
}.
misfit-slam = Ingen kan bjuda fem där högsta budet är { $bid }.
misfit-nobody-bids = När alla ligger på minus skulle ingen kunna bjuda, och varje giv skulle kastas in.
misfit-nobody-offers = Varje giv skulle kastas in: redan från början skulle ett bud på { $min } eller mer föra förhand till målet, och förhand får inte spela ut för fyra.
misfit-pegging = I ett spel med budgivning kan kort inte markeras när de tas: ett bud som går bet skulle ta tillbaka poängen.
misfit-tie = Ett delat Spel kan gå till den sida som inte gav bara om det finns exakt två sidor.
misfit-trump-order = Trumfordningen säger inte var { $trump } står.
misfit-joker-turned-up = En joker har ingen färg att göra till trumf, så ett spel där ett uppvänt eller kuperat kort bestämmer trumf kan inte ha jokrar.
misfit-must-bid = Ingen bjuder i det här spelet, så ingen skulle kunna vinna det.
misfit-moon-target = I ett parti på ett bestämt antal givar finns inget mål som slammen kan vinna eller kosta.
warning-line = Obs: { $warning }
warning-forced-four = Någon måste bjuda { $min ->
    [4] fyra
   *[other] { $min }
} i varje giv, och få händer klarar det. Ställningen kan sjunka långt under noll, och partiet tar kanske aldrig slut.
warning-few-bids = Få händer duger till ett bud på { $min }, och en giv som ingen bjuder på kastas in. Partiet kan ta hundratals givar.
warning-nobody-bids = När förhand är nära målet får eller vill kanske ingen bjuda, och korten kastas in. Partiet tar kanske aldrig slut.
warning-nobody-wins = Bara den som bjuder kan vinna, och när förhand är nära målet får kanske ingen bjuda. Partiet tar kanske aldrig slut.
warning-few-winners = Bara den som bjuder kan vinna, och få händer duger till ett bud på { $min }. Partiet tar kanske aldrig slut.
warning-reckless-bids = Bara den som bjuder kan vinna, och ett bud som går bet kostar inget, så alla kan bjuda för högt. Partiet tar kanske aldrig slut.
warning-free-moon = Slam ger inget och kostar inget: vem som helst kan ta budet från de andra utan risk.
warning-long = Ett parti till { $target } med { $sides } sidor kan ta hundratals givar.
misfit-proposal = Det här skulle rätta till det ({ $changes }).
refused-discard = { $count ->
    [one] Kasta exakt 1 kort.
   *[other] Kasta exakt { $count } kort.
}
refused-no-discard = Det finns inget att kasta nu.
refused-trumps-only = I det här spelet spelas bara trumf.
refused-first-lead = Första utspelet måste vara trumf, och du har trumf.
refused-joker-first = Första utspelet får inte vara en joker: du har ett annat kort.
refused-forced-bid = Alla andra har passat: givaren måste bjuda { $min } eller mer.
refused-held-to = Alla andra har passat: givaren måste bjuda precis { $bid }.
refused-discard-range = Kasta minst { $min } och högst { $max } kort.
refused-discard-trump = Behåll { card }: trumf stannar så länge du kan kasta ett annat kort.
refused-discard-scoring = Behåll { card }: kortet ger poäng och stannar så länge du kan kasta en annan trumf.
refused-discard-spared = { $kind ->
    [highest] Behåll { card }: ditt första kort måste vara högre än trumfarna du kastar.
   *[scoring] Behåll { card }: kortet ger poäng och kastas inte vid det här bordet.
}
refused-discard-must = { $kind ->
    [idle] Kasta { card }: kortet ger inga poäng och måste bort.
   *[plain] Kasta { card }: kortet är inte trumf och måste bort.
}
refused-discard-most = Resten får du behålla: kasta högst { $max ->
    [one] 1 kort
   *[other] { $max } kort
}.
refused-keep = Behåll exakt { $count ->
    [one] 1 kort
   *[other] { $count } kort
}.
refused-still-discarding = Bytet är inte klart: ingen spelar ännu.
refused-no-seat = Ingen sitter på plats { $seat }.
refused-unsettled = { $who ->
    [you] Svara på frågan först.
   *[one] { $name } har något att avgöra först.
}
refused-not-now = { $remark ->
    [rest] Du kan inte göra anspråk på resten nu.
    [lay-down] Din hand kan inte läggas ner nu.
    [take-back] Inget av dina kort kan längre tas tillbaka.
    [renege] Du kan bara anmäla att en motståndare har bekänt fel, först när sticket är fullt, och bara där spelarna själva vaktar på det.
    [call-card] Ingen motståndare har visat det kortet, eller så kan du inte begära det nu.
    [call-partner] Du kallar inte på någon partner nu, eller så har du kortet själv.
    [first-pitcher] Ingen frågar dig nu vem som spelar ut först.
    [expose] Du kan inte visa det kortet nu.
    [look] Du har redan sett dina kort.
    [override] Ingen har spelat ut innan du kunde bjuda.
    [decline] Det finns inget att låta gälla.
    [withdraw] Det finns inget felaktigt utspel att skicka tillbaka.
    [let-stand] Det finns inget felaktigt utspel att låta gälla.
    [name] Du bestämmer inte trumf nu.
    [demand] Du har inget att kräva nu.
    [end-by-score] Partiet kan avslutas på ställningen först efter { $hands } givar där ingen kom närmare målet.
    [weak-hand] En svag hand får du visa bara före ditt första ord, och bara om den är så svag som det här bordet kräver.
   *[content] Ingen frågar om du har något att anmäla.
}
refused-no-mistakes = Vid det här bordet går det inte att göra fel, så det finns inget att anmäla.
refused-not-certain = De andra kan fortfarande ta ett stick.
refused-not-worthless = Du kan lägga ner din hand bara när du är i tur, utan trumf, utan kort över nio och utan kort som ger poäng.
refused-seller-out = Med { $bid } skulle priset föra säljaren i mål: bjud mindre.
refused-gift-wins = Poängen skulle avgöra partiet, och det får den inte vid det här bordet: ge fler kort.
refused-must-pass = Efter ett otillåtet bud måste du passa.
refused-word-not-now = Det kan inte sägas nu.
refused-lead-trump = Du bestämde trumf: ditt första utspel måste vara trumf.
refused-demanded = { $demand ->
    [highest] Spelföraren krävde ditt högsta kort i den utspelade färgen.
    [lowest] Spelföraren krävde ditt lägsta kort i den utspelade färgen.
    [trump] Spelföraren krävde trumf.
   *[no_trump] Spelföraren krävde att du inte spelar trumf.
}
refused-called = Motståndarna begärde { $card }: spela det.
refused-play-higher = Du kastade { $card }: ditt första kort måste vara högre.
refused-partner-card = Spelföraren kallade på en partner med { $card }: spela det i första sticket.

## Resultatet av en giv

result-made = { $who ->
    [you] Du bjöd { $bid } och tog { $made }
   *[one] { $name } bjöd { $bid } och tog { $made }
}
result-with-partner = { $result }, med { $partner }
result-alone = { $result }, ensam
result-smudge = { $who ->
    [you] Du klarade smudgen
   *[one] { $name } klarade smudgen
}
result-smudge-failed = { $who ->
    [you] Du bjöd smudge och tog { $made }
   *[one] { $name } bjöd smudge och tog { $made }
}
result-claim = { $who ->
    [you] Du gjorde anspråk på resten av sticken, och de var dina.
   *[one] { $name } gjorde anspråk på resten av sticken, och hade rätt.
}
result-free = { $who ->
    [you] Du spelade ut utan bud och tog { $made }
   *[one] { $name } spelade ut utan bud och tog { $made }
}
result-free-named = { $who ->
    [you] Du bestämde trumf utan bud och tog { $made }
   *[one] { $name } bestämde trumf utan bud och tog { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: bet { $bid }.
    [failed] { $headline }: de andra får { $bid }.
   *[no] { $headline }.
}
reason-made = { $points } räckte.
reason-made-free = { $points }, utan bud att klara.
reason-none-free = Ingen av poängen.
reason-set-back = { $count ->
    [0] Ingen av poängen togs.
    [one] { $points } räckte inte.
   *[other] { $points } räckte inte.
}
stamp-set-back = Bet
stamp-failed = Bet
stamp-made = Klarat
stamp-smudge = Smudge

award-high = { card }{ $by } var högsta utdelade trumf.
award-high-held = { card }{ $by } var högsta trumf i spel.
award-low-kept = { card }{ $by } var lägsta utdelade trumf.
award-low-held = { card }{ $by } var lägsta trumf i spel.
award-low-taken = { card } var lägsta utdelade trumf. { $taker ->
    [you] Du
   *[one] { $taker_name }
} tog kortet, men Låg stannar { $owner ->
    [you] hos dig
   *[one] hos { $owner_name }
}.
award-low-held-taken = { card } var lägsta trumf i spel. { $taker ->
    [you] Du
   *[one] { $taker_name }
} tog kortet, men Låg stannar { $owner ->
    [you] hos dig
   *[one] hos { $owner_name }
}.
award-low-won = { $owner ->
    [you] Tog { card }, lägsta utdelade trumf, från dig
   *[one] Tog { card }, lägsta utdelade trumf, från { $owner_name }
} { $trick ->
    [0] med resten
   *[other] i stick { $trick }
}{ $by }.
award-low-home = Räddade { card }, lägsta utdelade trumf, { $trick ->
    [0] med resten
   *[other] i stick { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Tog { suit } knekt från dig
   *[one] Tog { suit } knekt från { $owner_name }
} { $trick ->
    [0] med resten
   *[other] med { $with } i stick { $trick }
}{ $by }.
award-jack-hung = En hängd knekt är värd { $points }.
award-jack-kept = Räddade { suit } knekt { $trick ->
    [0] med resten
   *[other] i stick { $trick }
}{ $by }.
award-jack-absent = Trumfknekten, { suit } knekt, var inte i spel.
award-card-absent = { card } var inte i spel.
award-card-player = Spelade { card } { $trick ->
    [0] med resten
   *[other] i stick { $trick }
} och behåller poängen{ $by }.
award-card-kept = Räddade { card } { $trick ->
    [0] med resten
   *[other] i stick { $trick }
}{ $by }.
award-card-taken = { $owner ->
    [you] Tog { card } från dig
   *[one] Tog { card } från { $owner_name }
} { $trick ->
    [0] med resten
   *[other] i stick { $trick }
}{ $by }.
award-last = Tog sista sticket{ $by }.
award-none = Ingen tog den.
award-game = { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} mot { $next }. Flest tar Spel.
award-game-tie = { $names } har { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} var: ingen får Spel.
award-game-tie-carry = { $names } har { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} var: ingen får Spel, och Spel är värt { $carry } mer i nästa giv.
award-game-carried = { $carry } av det följde med från tidigare.
award-game-tie-eldest = { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} var: delat Spel går till förhand.
award-game-tie-side = { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} var: delat Spel går till den sida som inte gav.
award-game-tie-jokers = { $points ->
    [one] 1 kortpoäng
   *[other] { $points } kortpoäng
} var: delat Spel går till den som tog flest jokrar.
award-won-before = Partiet var vunnet innan den här räknades.
award-nobody = Ingen
award-by = { $who ->
    [you] {" "}(du)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = markerad
award-lost = förlorad: bet
award-not-better = den andra sidan tog fler
award-card-dead = { card } kastades, men räknas för den sida som bestämde trumf.
award-card-discarded = { card } kastades.

hand-title = Giv { $number } är slut
hand-set-back = bet
hand-set-back-with = bet; { $points }
hand-failed = budet gick bet
hand-failed-with = budet gick bet; { $points }
hand-bid-taken = budet { $bid }
hand-bid-taken-with = { $points }; budet { $bid }
hand-difference = skillnaden, { $points }
hand-moon = slammen
hand-pegged = markerat { $points }
hand-nothing = inget
hand-next = { $who ->
    [you] Ingen är i mål. Du ger giv { $number }.
   *[one] Ingen är i mål. { $name } ger giv { $number }.
}
hand-review = Se tillbaka
hand-continue = Fortsätt
brief-dealt = { $who ->
    [you] givet till dig
   *[one] givet till { $name }
}
brief-held = { $who ->
    [you] fanns hos dig
   *[one] fanns hos { $name }
}
brief-kept = { $who ->
    [you] stannade hos dig
   *[one] stannade hos { $name }
}
brief-took = { $who ->
    [you] gick till dig
   *[one] gick till { $name }
}
brief-game = { $points } mot { $next }
brief-tie = { $points } var
brief-absent = inte med i spelet
count-short = { $who ->
    [you] Du tog { $made } av { $bid }
    [several] { $name } tog { $made } av { $bid }
   *[one] { $name } tog { $made } av { $bid }
}
count-standing = { $place ->
    [lead] { $by } före, { $left } kvar till målet.
    [behind] { $by } efter, { $left } kvar till målet.
   *[level] Lika, { $left } kvar till målet.
}
count-standing-hands = { $place ->
    [lead] { $by } före.
    [behind] { $by } efter.
   *[level] Lika.
}
count-skip = Hoppa över
hand-on = Nästa giv
result-eldest = { $who ->
    [you] Du spelade ut och tog { $made }
   *[one] { $name } spelade ut och tog { $made }
}
result-trump = { suit-capital } var trumf. { $made }
result-side-made = { $who ->
    [you] Du tog { $made }
    [your-side] { $name } tog { $made }
    [several] { $name } tog { $made }
   *[one] { $name } tog { $made }
}
result-side-points = { $name }: { $points }.
result-early = Given spelades inte färdigt
result-early-about = Partiet avgjordes före räkningen.
award-not-played = Poängen stod inte på spel.

## När partiet är slut

end-title = { $who ->
    [you] Du vinner partiet
    [your-side] { $name } vinner partiet
    [several] { $name } vinner partiet
   *[one] { $name } vinner partiet
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Du vann
    [your-side] { $name } vann
    [several] { $name } vann
   *[one] { $name } vann
}
end-lost = { $who ->
    [you] Du förlorade
   *[your-side] { $name } förlorade
}
end-came = { $who ->
    [you] Du kom { $place ->
        [2] på andra plats
        [3] på tredje plats
        [4] på fjärde plats
        [5] på femte plats
        [6] på sjätte plats
       *[7] sist
    }
   *[your-side] { $name } kom { $place ->
        [2] på andra plats
        [3] på tredje plats
        [4] på fjärde plats
        [5] på femte plats
        [6] på sjätte plats
       *[7] sist
    }
}
end-hands = { $hands ->
    [one] efter en giv
   *[other] efter { $hands } givar
}
end-standing = { $own } mot { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = Giv { $number } avgjorde: { $said }
end-caught = { $taker ->
    [you] Du tog
   *[one] { $taker_name } tog
} { card-object } från { $owner ->
    [you] dig
   *[one] { $owner_name }
} med { $with }.
end-saved = { $who ->
    [you] Du räddade
   *[one] { $name } räddade
} { card-object }.
end-made = { $who ->
    [you] Du tog
   *[one] { $name } tog
} { $point } med { card-with }.
end-smudge = En smudge vinner genast: ett bud på fyra, och alla fyra poängen tagna.
end-moon = Slammen vinner genast: den bjöds, och allt som ger poäng togs.
end-all-four = Alla fyra poängen i en giv vinner genast.
end-bidder-first = I mål med { $points }{ $contested ->
    [yes] : en spelförare som klarar budet räknas först.
   *[no] .
}
end-point = { $rid ->
    [yes] Av med alla { $target } spelmarker
   *[no] Nådde { $target }
} med { $point }.{ $contested ->
    [yes] {" "}Poängen räknas i ordningen { $order }.
   *[no] {""}
}
end-lead = Minst två före alla andra, med { $points }.
end-last-hand = Med bästa ställningen efter sista given, { $points }.
end-fall = Med bästa ställningen, { $points }, när någon låg { $lost } eller mer under noll.
end-higher-score = Nådde { $target } med bättre ställning, { $points }.
end-receives = { $who ->
    [you] Du får { $amount }
    [your-side] { $name } får { $amount }
    [several] { $name } får { $amount }
   *[one] { $name } får { $amount }
}
end-pays = { $who ->
    [you] Du betalar { $amount }
    [your-side] { $name } betalar { $amount }
    [several] { $name } betalar { $amount }
   *[one] { $name } betalar { $amount }
}
end-pays-nothing = { $who ->
    [you] Du betalar inget
    [your-side] { $name } betalar inget
    [several] { $name } betalar inget
   *[one] { $name } betalar inget
}
end-settling-rule = En från varje förlorare, två vid noll eller minus.
end-settling-bonus = En från varje förlorare, två vid noll eller minus, och en till för varje bet.
# Varför någon betalar det som betalas.
end-why = { $base ->
    [2] två för noll eller minus
   *[1] en för förlusten
}{ $bonus ->
    [0] {""}
    [one] , en för en bet
   *[other] , { $bonus } för betar
}
end-review = Den given
end-home = Klart
end-play-again = Revansch
# En lista över vem som klarat hur många bud: "Klarade bud: du 3 av 4, Ana 1 av 2."
end-bids = Klarade bud: { $bids }.
end-bids-of = { $who ->
    [you] du { $made } av { $of }
   *[one] { $name } { $made } av { $of }
}
end-best-hand = Bästa given: { $who ->
    [you] du får { $points }
    [your-side] { $name } får { $points }
    [several] { $name } får { $points }
   *[one] { $name } får { $points }
} i giv { $number }.
end-by = { $rid ->
    [yes] Av med alla { $target } spelmarker
   *[no] Nådde { $target }
} { $by ->
    [turn-up] med det uppvända kortet
    [earlier] i en tidigare giv
    [gift] med poängen för tiggandet
    [sale] med priset för utspelet
    [bid-taken] med budet som de andra gick bet på
    [difference] med skillnaden
    [misdeal] med poängen för en felgiv
    [look] med poängen för kort som setts för tidigt
    [renege] med poängen för en felbekänning
    [moon] med slammen
   *[slam] med smudgens femte poäng
}.
end-score = Med bästa ställningen, { $points }, efter { $hands } givar där ingen kom närmare målet.
end-forfeit = De andra höll inne en av de högsta trumfarna, och det kostar dem partiet.
end-reds-even = { $who ->
    [you] Du varken vinner eller förlorar röda spelmarker
    [your-side] { $name } varken vinner eller förlorar röda spelmarker
    [several] { $name } varken vinner eller förlorar röda spelmarker
   *[one] { $name } varken vinner eller förlorar röda spelmarker
}
end-reds-won = { $who ->
    [you] Du vinner { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
    [your-side] { $name } vinner { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
    [several] { $name } vinner { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
   *[one] { $name } vinner { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
}
end-reds-lost = { $who ->
    [you] Du förlorar { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
    [your-side] { $name } förlorar { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
    [several] { $name } förlorar { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
   *[one] { $name } förlorar { $amount ->
        [one] 1 röd spelmark
       *[other] { $amount } röda spelmarker
    }
}

## Kvällen: flera partier, och vem som är skyldig vem

evening-title = Den här kvällen
evening-none = Inget parti har spelats klart i kväll.
evening-about = { $games ->
    [one] I kväll: ett parti.
   *[other] I kväll: { $games } partier.
}
evening-game = Parti { $number }, { $game }: { $who ->
    [you] du vinner
    [several] { $winners } vinner
   *[one] { $winners } vinner
}.
evening-balance = { $who ->
    [you] Du { $sign ->
        [won] har vunnit { $amount }
        [lost] har förlorat { $amount }
       *[even] ligger jämnt
    }
   *[one] { $name } { $sign ->
        [won] har vunnit { $amount }
        [lost] har förlorat { $amount }
       *[even] ligger jämnt
    }
}
evening-pays = { $from ->
    [you] Du betalar
   *[one] { $from_name } betalar
} { $amount } till { $to ->
    [you] dig
   *[one] { $to_name }
}.
evening-even = Ingen är skyldig något.
evening-new = Börja en ny kväll
evening-begun = En ny kväll börjar. Ingen är skyldig något.

## Regelbladet: varje regel i klartext. Efter "var:" det som gäller i de tryckta reglerna.

rule-players = { $players ->
    [2] Två
    [3] Tre
    [4] Fyra
    [5] Fem
    [6] Sex
   *[7] Sju
} spelar, { $teams ->
    [pairs] i par; partner sitter mittemot varandra
    [threes] tre mot tre, varannan runt bordet
    [called] var och en för egen räkning; i varje giv kallar spelföraren på en partner
    [four-in-pairs] i par, eftersom det är fyra som spelar; med något annat antal var och en för sig
    [others-alone] var och en för sig; bara fyra spelar i par
   *[none] var och en för sig
}. { $only ->
    [yes] Inget annat antal kan spela.
   *[no] { $min } till { $max } spelare kan vara med.
}
rule-direction = { $direction ->
    [ccw] Giv och spel går åt höger, motsols. Spelaren till höger om givaren kallas förhand och är först i tur; efter varje giv går kortgivningen åt höger.
   *[cw] Giv och spel går åt vänster, medsols. Spelaren till vänster om givaren kallas förhand och är först i tur; efter varje giv går kortgivningen åt vänster.
}
rule-pack = { $pack ->
    [full] Leken har 52 kort, från tvåa till ess
    [short] Leken har 32 kort, från sjua till ess
   *[other] Leken har { $cards } kort: i varje färg { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , och en joker.
   *[other] , och två jokrar.
} I varje färg är esset högst, därefter kung, dam, knekt, tia och så vidare nedåt.
rule-pack-shrinks = { $shrinks ->
    [yes] Är spelarna färre lämnas de lägsta korten utanför: leken har så många av sina högsta valörer att minst två kort blir över efter given.
   *[no] Leken har samma kort hur många som än spelar.
}
rule-off-trumps = { $count ->
    [0] Inget kort i någon annan färg är trumf.
    [1] Även detta kort i den andra färgen av samma kulör är trumf, som fel kort: { $ranks }. Är hjärter trumf räknas detta ruterkort som hjärter, inte som ruter.
   *[other] Även dessa kort i den andra färgen av samma kulör är trumf, som fel kort: { $ranks }. Är hjärter trumf räknas dessa ruterkort som hjärter, inte som ruter.
}
rule-trump-order = Trumfordningen uppifrån: { $order }.
rule-joker-order = { $order ->
    [first_high] Spelas båda jokrarna i samma stick är den första högre.
    [second_high] Spelas båda jokrarna i samma stick är den andra högre.
   *[fixed] Jokrarna är märkta: den ena är alltid högre.
}
rule-joker-led = { $led ->
    [anything] Spelas en joker ut får de andra spela vilket kort som helst.
   *[trumps] Spelas en joker ut måste de andra spela trumf om de kan.
}
rule-pitched-wild = { $wild ->
    [own] Kortet som spelas ut först gör alltid sin egen färg till trumf.
    [spades] Spelas en joker ut först är spader trumf. Varje annat kort gör sin egen färg till trumf.
    [no-joker] En joker får inte spelas ut först, om man inte saknar annat: då är spader trumf. Varje annat kort gör sin egen färg till trumf.
    [joker] Spelas en joker ut först säger spelföraren sedan vilken färg som är trumf.
    [off] Spelas { $ranks } ut först säger spelföraren sedan trumf: kortets egen färg eller den andra färgen av samma kulör.
   *[joker-and-off] Spelas en joker ut först säger spelföraren sedan vilken färg som är trumf. Spelas { $ranks } ut först väljer spelföraren mellan kortets egen färg och den andra färgen av samma kulör.
}
rule-low-joker = { $low ->
    [yes] En joker kan vara Låg.
   *[no] En joker är aldrig Låg: Låg är den lägsta trumf som inte är joker.
}
rule-deal = { $cards ->
    [one] Ett kort var
   *[other] { $cards } kort var
}, { $batch } åt gången.{ $rest ->
    [stock] {" "}Resten är talongen.
    [yes] {" "}Resten ligger kvar med baksidan upp.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Det finns ingen skat.
    [own] Alla får dessutom en egen skat på { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }, som ligger med baksidan upp tills trumf är bestämd.
   *[bidder] Dessutom läggs en skat på { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    } på bordet med baksidan upp.
}
rule-first-deal = { $draw ->
    [yes] Alla drar ett kort, och den som drar högst ger först.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Före
       *[no] Före
    } första given kuperar spelaren före givaren, med minst fem kort kvar i varje del.
   *[no] { $draw ->
        [yes] {""}
       *[no] Kuperingen visas inte.
    }
}
rule-trump = { $by ->
    [turn_up] När korten är givna vänds nästa kort upp, och dess färg är trumf om inte förhand tigger sig till en annan. Förhand spelar ut först.
    [sale] Det första utspelade kortet bestämmer trumf i given. Förhand har rätt till det utspelet och får behålla eller sälja det.
    [eldest] Ingen bjuder. Förhand spelar ut: det första utspelade kortet bestämmer trumf i given.
    [stock_top] Färgen på talongens första kort är trumf. Förhand spelar ut först.
    [cut] Före given kuperas ett kort fram, visas och läggs tillbaka: dess färg är trumf. Förhand spelar ut först.
    [auction-announced] Högstbjudande bestämmer trumffärgen i given.
    [sale-announced] Förhand har rätt att bestämma trumffärgen i given, det så kallade utspelet, och får behålla eller sälja den rätten.
   *[auction] Högstbjudande spelar ut: det första utspelade kortet bestämmer trumf i given.
}
rule-first-lead = { $leader ->
    [eldest] Förhand spelar ut till första sticket
    [partner_with_one_trump] Till första sticket spelar partnern till den som bestämde trumf ut, om handen har exakt en trumf, annars den som bestämde trumf
   *[pitcher] Den som bestämde trumf spelar ut till första sticket
}{ $lead ->
    [trump] {""} och måste spela ut trumf om det finns någon på handen.
    [only-trumps] {"."}
   *[any] {""} och får spela ut vilket kort som helst.
}
rule-first-pitcher = { $first ->
    [first_jack] Korten delas ut öppet tills någon får en knekt: den spelaren är förhand i första given.
    [colour_guess] Före första given gissas det på rött eller svart: den som gissar rätt är förhand.
    [high_cut] Före första given kuperar en spelare på varje sida: den som får det högre kortet är förhand.
    [high_cut_chooses] Före första given kuperar en spelare på varje sida: den som får det högre kortet säger vem som är förhand.
    [low_cut] Före första given kuperar en spelare på varje sida: den som får det lägre kortet är förhand.
    [two_of_diamonds] Den som får ruter två i första given är förhand; får ingen det kortet är det den som sitter bredvid den som gav.
   *[by_deal] Förhand i första given är den som sitter bredvid den första givaren.
}
rule-sale = Förhand får spela ut genast, men måste då ta fyra poäng. Annars är utspelet till salu.
rule-bids = { $sale ->
    [yes] De andra bjuder på det i tur och ordning, givaren sist
   *[no] Förhand bjuder först, givaren sist
}: { $calls }. { $rounds ->
    [continuous] Budgivningen går runt tills bara en är kvar; den som har passat är ute.
   *[single] Alla bjuder eller passar en gång.
} Varje bud måste vara högre än det föregående.
rule-privilege = { $privilege ->
    [max] Givaren får ta budet { $max } genom att bjuda lika, men måste bjuda över ett lägre bud.
    [yes] Givaren får ta utspelet genom att bjuda lika med det högsta budet.
    [later-max] Var och en får ta budet { $max } genom att bjuda lika, men måste bjuda över ett lägre bud.
    [later] Var och en får ta utspelet genom att bjuda lika med det högsta budet.
   *[no] Även givaren måste gå högre för att få utspelet.
}{ $twice ->
    [yes] {" "}Ingen bjuder samma siffra två gånger.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Ett bud på { $max } avslutar budgivningen, och bara förhand kan ta över det.
    [yes] Ett bud på { $max } avslutar budgivningen, och ingen kan ta över det.
   *[no] Ett bud på { $max } avslutar inte budgivningen.
}
rule-no-moon = Ingen kan bjuda slam, ett bud över alla siffror.
rule-moon = Slam är ett bud över alla siffror{ $taken ->
    [dealer] {","} och givaren får ta över det genom att också bjuda slam.
    [later] {","} och var och en får ta över det genom att också bjuda slam.
   *[nobody] {":"} det avslutar budgivningen, och ingen kan ta över det.
} { $needs ->
    [points_and_tricks] Den är klarad när man tagit allt som ger poäng och alla stick.
   *[points] Den är klarad när man tagit allt som ger poäng.
} { $moon ->
    [points] Den ger { $stake } om den klaras och kostar { $stake } om den går bet.
    [points_or_game] Den ger { $stake } om den klaras och kostar { $stake } om den går bet; klarad från noll vinner den partiet.
   *[target_or_zero] Från noll eller mer vinner den partiet; från minus lyfter den ställningen till noll. Går den bet, kostar den { $stake }.
} De andra får de poäng de tar.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Om ingen bjuder ger samma givare om.
    [redeal_next_dealer] Om ingen bjuder kastas korten in, och kortgivningen går vidare.
    [eldest_forced] Om ingen bjuder spelar förhand ut för { $min }.
    [eldest_free] Om ingen bjuder spelar förhand ut utan något bud att klara.
    [dealer_free] Om ingen bjuder spelar givaren ut utan något bud att klara.
    [eldest_forced_names] Om ingen bjuder bestämmer förhand trumf för { $min }.
    [eldest_names] Om ingen bjuder bestämmer förhand trumf utan något bud att klara.
    [dealer_names] Om ingen bjuder bestämmer givaren trumf utan något bud att klara.
    [dealer_forced_to] Om ingen annan bjuder måste givaren bjuda { $min }.
   *[dealer_forced] Om ingen annan bjuder måste givaren bjuda { $min } eller mer.
}
rule-sold = Förhand säljer sedan till högstbjudande, som spelar ut, eller behåller utspelet och måste själv ta så många poäng som bjöds.
rule-seller-credit = { $credit ->
    [immediate] Förhand får priset så snart utspelet är sålt.
   *[none] Förhand får inga poäng för att sälja.
}
rule-refused-credit = { $credit ->
    [yes] Behåller förhand utspelet får högstbjudande det avslagna budet.
   *[no] Behåller förhand utspelet får högstbjudande inget för sitt bud.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Ingen får bjuda så mycket att priset skulle föra förhand i mål.
   *[none] Vilket bud som helst är tillåtet, hur nära målet förhand än är.
}
rule-turned = { $scores ->
    [none] Det uppvända kortet ger inga poäng.
   *[some] Det uppvända kortet ger genast poäng åt givarens sida: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Poäng för ett uppvänt kort kan vinna partiet på fläcken.
   *[no] Poäng för ett uppvänt kort avslutar inte partiet: given spelas.
}
rule-beg = { $times ->
    [0] Ingen får tigga: det första uppvända kortet avgör.
    [1] Förhand är antingen nöjd, och spelet börjar, eller tigger om en annan trumffärg, en gång per giv.
   *[other] Förhand är antingen nöjd, och spelet börjar, eller tigger om en annan trumffärg, upp till { $times } gånger per giv.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Tills det är avgjort får bara förhand och givaren titta på sina kort.
   *[all] Alla får titta på sina kort innan dess.
}
rule-gift = { $to ->
    [beggar] Givaren får behålla färgen: då får den sida som tiggde genast en poäng, och spelet börjar.
    [all_opponents] Givaren får behålla färgen: då får varje annan sida genast en poäng, och spelet börjar.
   *[other_side] Givaren får behålla färgen: då får den andra sidan genast en poäng, och spelet börjar.
}
rule-gift-wins = { $wins ->
    [yes] Den poängen kan vinna partiet.
    [not-at-once] Givaren får göra så även om den poängen för någon i mål.
   *[no] Givaren får inte göra så om den poängen skulle föra någon i mål.
}
rule-run = Annars ger givaren fler kort: det uppvända kortet läggs undan, alla får tre till, och nästa kort vänds upp. Har det samma färg ges det fler igen. Undanlagda kort är ur spel.
rule-run-hand = { $hand ->
    [discard_to_six] Före första utspelet kastar alla tills { $cards } kort är kvar.
   *[keep_all] De extra korten behålls, och alla spelas.
}
rule-run-out = { $out ->
    [kick_remaining] Räcker talongen inte runt vänds dess sista kort upp ett i taget tills färgen växlar; det allra sista gäller.
   *[redeal_same_dealer] Räcker talongen inte runt blandar samma givare och ger om; poäng för uppvända kort behålls.
}
rule-bunch = { $bunch ->
    [yes] I stället för att ge fler kort kan förhand och givaren komma överens om att kasta ihop korten och ge om.
   *[no] Förhand och givaren får inte kasta ihop korten i stället.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Den som inte har någon kung, dam eller knekt, och inget kort som kan ge poäng med någon färg som trumf, får visa sin hand före sitt första ord. Då ger samma givare om.
    [no_ten_no_two] Den som inte har något över nian och ingen tvåa får visa sin hand före sitt första ord, lägga den åt sidan och ta lika många nya kort från talongen, om den räcker.
   *[off] Ingen får be om omgiv för en svag hand.
}
rule-widow-taken = { $to ->
    [own] När trumf är bestämd tar alla upp sin egen skat.
   *[bidder] { $pitched ->
        [yes] Högstbjudande tar upp skaten före utspelet.
       *[no] Den som bestämmer trumf tar först upp skaten.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Ingen spelar med fler kort än som gavs.
        [one] Ingen spelar med fler än ett kort.
       *[other] Ingen spelar med fler än { $size } kort.
    }
   *[no] { $size ->
        [0] Alla spelar med så många kort som gavs.
        [one] Alla spelar med ett kort.
       *[other] Alla spelar med { $size } kort.
    }
}
# Vem som kastar: alla, eller alla utom en givare som tar resten av talongen.
rule-discarders = { $robber ->
    [yes] alla utom givaren
   *[no] alla
}
rule-discard = { $discard ->
    [none] Ingen kastar något.
    [plain] När trumf är bestämd kastar { rule-discarders } varje kort som inte är trumf.
    [up_to] När trumf är bestämd får { rule-discarders } kasta { $max ->
        [one] ett kort
       *[other] upp till { $max } kort
    } som inte är trumf.
    [widow] När trumf är bestämd kastar den som tog upp skaten tills { $size } kort är kvar.
   *[to_size] När trumf är bestämd kastar { rule-discarders } tills { $size } kort är kvar.
}{ $over ->
    [plain] {" "}Den som har fler än { $size } trumf kastar tills { $size } är kvar.
    [up_to] {" "}Den som har fler än { $size } kort måste kasta tills { $size } är kvar.
   *[none] {""}
}
rule-discard-trumps = Trumf får kastas bara av den som inte har något annat att kasta{ $surplus ->
    [any] {""}, och en trumf som ger poäng bara av den som inte har någon annan trumf att kasta
   *[other] {""}
}. Kastad trumf visas; av andra kort är bara antalet känt. Det som kastats är ur spel.
rule-refill = { $refill ->
    [yes] Sedan får { $robber ->
        [yes] alla utom givaren
       *[no] alla
    } med färre än { $size } kort nya ur talongen tills de har { $size }.
   *[no] Ingen får nya kort för dem.
}
rule-exchange-first = { $first ->
    [bidder] Högstbjudande kastar först, och sedan de andra i tur och ordning
   *[eldest] Förhand kastar först, och sedan de andra i tur och ordning
}{ $refill ->
    [yes] ; alla kastar innan någon får nya kort.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] Givaren tar allt som är kvar av talongen och behåller { $size } kort efter eget val, trumf eller inte: det kallas att plundra talongen. Trumf som inte behålls visas och är ur spel.
    [bidder] Högstbjudande tar sedan allt som är kvar av talongen och behåller { $size } kort efter eget val, trumf eller inte. Trumf som inte behålls visas och är ur spel.
    [bidder_then_partner] Högstbjudande vänder sedan upp resten av talongen kort för kort tills handen har { $size } trumf; varje trumf ersätter ett annat kort.{ $partner ->
        [yes] {" "}Är kort kvar gör partnern likadant.
       *[no] {""}
    }
   *[nobody] Det som är kvar av talongen förblir osett.
}
rule-short-stock = { $short ->
    [from_discards] Tar talongen slut fylls händerna på med kastade kort som inte är trumf.
   *[fewer] Tar talongen slut spelar de sista i tur med färre kort.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] En trumf som ger poäng kastas aldrig: den som har fler av dem än kort att spela med behåller alla.
    [under_first] En trumf som ger poäng kastas aldrig: den som har fler av dem än kort att spela med behåller alla. Den som har kastat trumfar måste som sitt första kort spela ett som är högre än var och en av dem.
    [to_partner] Trumfar som högstbjudande har för många av går till { $partners ->
        [several] den första partnern i tur och ordning som har plats för någon
       *[one] partnern
    }, så många som får plats: först de som ger poäng, sedan de högsta. Alla ser dem, och partnern, som inte får säga nej, kastar andra kort i stället. Bara de övriga kastas.
   *[any] Det är fritt vilka trumfar som kastas, bara de som ger poäng går sist.
}
rule-dead-points = { $dead ->
    [maker] En kastad trumf som skulle ge poäng räknas för den sida som bestämde trumf.
   *[nobody] En kastad trumf räknas inte för någon.
}
rule-blind = { $blind ->
    [yes] Spelförarens partner får inte titta på några kort före första utspelet.
   *[no] Även spelförarens partner får titta när som helst.
}
rule-playable = { $playable ->
    [trumps_only] Bara trumf spelas. Den som inte har någon trumf kvar står över resten av given; är det den som tog sticket går utspelet till nästa i tur som har trumf. Given är slut när ingen har trumf.
   *[all] Alla kort spelas, inte bara trumf.
}
rule-follow = Är trumf utspelad ska du spela trumf om du kan. { $ruff ->
    [only_when_void] Är en annan färg utspelad ska du bekänna färg om du kan; trumfa får du bara när du är renons.
   *[anytime] Är en annan färg utspelad får du bekänna färg eller trumfa, som du vill.
} { $void ->
    [must-trump] Är du renons i den utspelade färgen måste du trumfa om du kan.
   *[any] Är du renons i den utspelade färgen får du spela vilket kort som helst.
}
rule-layout = { $layout ->
    [rows] Var och en får { $down ->
        [one] ett kort dolt
       *[other] { $down } kort dolda
    } i en rad och sedan lika många öppna, ett på varje. Man spelar vilket öppet kort som helst; kortet under vänds genast upp och får spelas därefter. Bara öppna kort måste bekänna färg.
   *[hand] Var och en har sina kort på handen.
}
rule-draw = { $draw ->
    [face_up] Efter varje stick drar båda spelarna talongens översta kort, den som tog sticket först. Talongen ligger öppen, så varje draget kort syns. När den är slut spelas korten på handen.
    [face_down] Efter varje stick drar båda spelarna talongens översta kort, den som tog sticket först. Talongen ligger med baksidan upp. När den är slut spelas korten på handen.
   *[none] Inga kort dras under spelet.
}
rule-partner = Före första utspelet kallar spelföraren på ett kort som inte finns på den egna handen. Den som har det är partner i given, och alla andra spelar mot de två. { $shown ->
    [at_once] Partnern säger genast till.
   *[when_played] Partnern håller tyst tills kortet spelas.
} Har ingen kortet spelar spelföraren ensam.
rule-partner-scores = Alla har sin egen ställning. Spelföraren och partnern får var för sig det som de två tar; var och en av de andra får det som de andra tar. { $fails ->
    [others] Ett bud som går bet tillfaller var och en av de andra.
   *[back] Ett bud som går bet dras av för båda.
}{ $target ->
    [yes] {" "}Når båda målet vinner spelföraren.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] Det kallade kortet måste spelas i första sticket om spelreglerna tillåter det.
   *[no] Det kallade kortet får spelas när som helst.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] När en annan färg är utspelad får du inte spela trumf under en högre trumf om du får spela något annat.
   *[allowed] Du får spela trumf under en högre trumf.
}
rule-trick = { $trumps ->
    [only] Högsta trumf tar sticket, och den som tar det spelar ut till nästa.
   *[all] Högsta trumf tar sticket, eller, om ingen är spelad, högsta kortet i den utspelade färgen. Den som tar sticket spelar ut till nästa.
}
rule-throw-in = { $throw ->
    [void_and_low] När trumf är känd får den som saknar trumf och inte har något över nio lägga ner handen och stå över resten av given.{ $low_counts ->
        [yes] {" "}Inget kort i den får räknas för Spel eller ge poäng.
       *[no] {""}
    }
   *[off] Varje hand spelas, hur dålig den än är.
}
rule-claims = { $claims ->
    [yes] Den som säkert tar alla stick som är kvar får säga det och avsluta given.
   *[no] Alla stick spelas, även när det är säkert vem som tar resten.
}
rule-stops-early = { $stops ->
    [yes] Så snart alla ser vem som har varje poäng spelas inte de stick som återstår.
   *[no] Given spelas till slut, även när ingen poäng återstår att ta.
}
rule-high = Hög, { points-worth }, går till den som fått högsta utdelade trumf.
rule-high-held = Hög, { points-worth }, går till den som har högsta trumf i spel när första kortet spelas ut.
rule-high-drawn = Hög, { points-worth }, går till den som fått eller drar högsta trumf.
rule-low = { $low_to ->
    [winner] Låg, { points-worth }, går till den som tar lägsta utdelade trumf i stick.
   *[dealt] Låg, { points-worth }, går till den som fått lägsta utdelade trumf, vem som än tar den.
}
rule-low-drawn = { $low_to ->
    [winner] Låg, { points-worth }, går till den som tar lägsta trumf i stick.
   *[dealt] Låg, { points-worth }, går till den som fått eller drar lägsta trumf, vem som än tar den.
}
rule-low-held = { $low_to ->
    [winner] Låg, { points-worth }, går till den som i ett stick tar lägsta trumf i spel.
   *[dealt] Låg, { points-worth }, går till den som har lägsta trumf i spel när första kortet spelas ut, vem som än tar den.
}
rule-jack = { $hang ->
    [1] Knekt, { points-worth }, går till den som tar trumfknekten, om den är utdelad.
   *[other] Knekt, { points-worth }, går till den som tar trumfknekten, om den är utdelad. En hängd knekt, en som tas från en annan sida, är värd { $hang }.
}
rule-no-game = Inget kort i leken har kortpoäng, så ingen kan få Spel.
rule-game = Spel, { points-worth }, går till den som tar flest kortpoäng i stick: { $values }.{ $partners ->
    [yes] {" "}Partner räknar sina tillsammans.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Vid lika går Spel till förhand.
    [jokers] Vid lika går Spel till den som tog flest jokrar; är även det lika får ingen det.
    [carry] Vid lika får ingen Spel, och dess värde läggs till Spel i nästa giv.
    [non_dealer_side] Vid lika går Spel till den sida som inte gav korten.
   *[none] Vid lika får ingen Spel.
}
# Vad något i poänglistan är värt.
points-worth = { $worth ->
    [1] en poäng
   *[other] { $worth } poäng
}
rule-cards = { $count ->
    [1] Den här trumfen ger poäng åt den som tar den i stick: { $cards }.
   *[other] Var och en av de här trumfarna ger poäng åt den som tar den i stick: { $cards }.
}
rule-cards-played = { $count ->
    [1] Den här trumfen ger poäng åt den som spelar den, även om sticket går förlorat: { $cards }.
   *[other] Var och en av de här trumfarna ger poäng åt den som spelar den, även om sticket går förlorat: { $cards }.
}
rule-plain-cards = Kort som ger poäng i alla färger utom trumf: { $cards }.
rule-plain-cards-played = Kort som i alla färger utom trumf ger poäng åt den som spelar dem, även om sticket går förlorat: { $cards }.
# Ett kort som ger poäng, i en lista: "Femma (5 poäng)".
rule-card-worth = { $point } ({ $worth ->
    [1] 1 poäng
   *[other] { $worth } poäng
})
rule-pegging = { $pegging ->
    [as_won] Kort som ger poäng markeras så snart sticket är taget, flera kort i samma stick i poängens ordning. En markering som når målet vinner partiet genast, och given spelas inte färdigt. Allt annat som ger poäng räknas i slutet av given.
    [to_the_end] Kort som ger poäng markeras så snart sticket är taget, flera kort i samma stick i poängens ordning. Allt annat som ger poäng räknas i slutet av given.
   *[at_end] Kort som ger poäng räknas när given är slut.
}
rule-last = Sista sticket, { points-worth }, går till den som tar det.
rule-one-card = Ett kort kan vara värt flera poäng: den enda utdelade trumfen är både Hög och Låg.
rule-set-back = { $score_as ->
    [difference] Om budet klaras går skillnaden till den sida som tog mest, och har båda tagit lika får ingen något.
    [difference-free] Om budet klaras, eller om ingen bjöd, går skillnaden till den sida som tog mest, och har båda tagit lika får ingen något.
   *[all] En spelförare som klarar budet får alla sina tagna poäng.
} { $set_scoring ->
    [keep_and_setback] En spelförare som inte klarar det behåller de tagna poängen men förlorar budet: det är att gå bet.
    [others_take_bid] En spelförare som inte klarar det får inget och förlorar inget, men de andra får budet utöver det de tar.
   *[setback_only] En spelförare som inte klarar det får inget och förlorar budet: det är att gå bet.
}{ $others ->
    [if-made] {" "}Klaras budet får också de andra det de tar.
    [if-failed] {" "}De andra får då det de tar.
    [none] {""}
   *[always] {" "}De andra får i båda fallen det de tar.
}
rule-all-score = Alla får de poäng de tar.
rule-hole = Den som har mindre än noll ligger på minus, och ställningen ringas in i protokollet.
all-points = { $sum ->
    [4] alla fyra poängen
   *[other] alla poäng som finns
}
rule-smudge = { $smudge ->
    [any_all_four] Den som tar { all-points } i en giv vinner genast, oavsett bud och ställning.
    [slam_bid_five] Ett bud på fem är en smudge: ta alla fyra poängen och alla stick, så ger den fem; annars kostar den fem.
    [slam_without_bids] En smudge är ett bud på fem, men i det här spelet bjuder ingen, så inget vinner genast.
    [four_without_bids] En smudge är ett bud på fyra, men i det här spelet bjuder ingen, så inget vinner genast.
    [off_without_bids] Att ta { all-points } i en giv vinner inte genast.
    [off] Att klara ett bud på fyra ger poängen och vinner inte genast.
   *[bid_four_made] Ett bud på fyra är en smudge: ta { all-points }, så vinner du genast.
}
rule-smudge-hole = { $hole ->
    [winning] Även från minus vinner en smudge.
    [four-negative] Från minus ger en smudge bara sina fyra poäng.
    [four-zero] Från noll eller minus ger en smudge bara sina fyra poäng.
    [forbidden-negative] På minus får du inte bjuda smudge.
   *[forbidden-zero] På noll eller minus får du inte bjuda smudge.
}
rule-target = Först till { $target } vinner.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] Partiet varar tills alla har gett en gång, och den högsta ställningen vinner.
       *[other] Partiet varar tills alla har gett { $hands } gånger, och den högsta ställningen vinner.
    }
   *[hands] { $hands ->
        [1] Partiet varar en giv, och den högsta ställningen vinner.
       *[other] Partiet varar { $hands } givar, och den högsta ställningen vinner.
    }
} Har flera den spelas det vidare giv för giv tills någon leder. { $length ->
    [deals] Givar som kastas in räknas inte; går kortgivningen sedan vidare ersätts de av nästa spelares giv.
   *[hands] Givar som kastas in räknas inte.
}
rule-count-down = { $down ->
    [yes] Poängen räknas med spelmarker, från målet ner till noll: för varje poäng läggs en, och för varje förlorad poäng tas en tillbaka.
   *[no] Protokollet räknar uppåt.
}
rule-going-out = { $going_out ->
    [strict_order] Når två målet i samma giv räknas poängen i ordningen { $order }, och den som når dit först vinner.
    [higher_score] Når två målet i samma giv vinner den bättre ställningen; vid lika den spelförare som klarat budet, annars spelas det vidare.
    [bidder_at_once] En spelförare som klarat budet och är säker på målet vinner genast, och given slutar där. Når två andra målet i samma giv räknas poängen i ordningen { $order }.
   *[bidder_first] Når två målet i samma giv räknas en spelförare som klarat budet först; därefter { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Bara en spelförare som klarar budet i den given kan vinna, eller den som tar { all-points }.
    [yes] Bara en spelförare som klarar budet i den given kan vinna.
   *[no] Alla kan vinna, inte bara spelföraren.
}
rule-stop-short = { $short ->
    [yes] Den som inte kan vinna i en giv stannar på { $most }; poäng därutöver går förlorade.
   *[no] En ställning får passera målet utan att vinna.
}
rule-win-by-two = { $two ->
    [yes] Vinnaren måste ligga två poäng före alla andra; annars spelas det vidare.
   *[no] En poängs försprång räcker.
}
rule-lost-at = { $points ->
    [0] Ingen ställning är så låg att partiet är förlorat.
   *[other] En ställning på { $points } eller mer under noll förlorar: partiet är slut, och den bästa ställningen vinner.
}
rule-settlement = { $settlement ->
    [off] Förlorarna betalar inget.
   *[one_two] I slutet betalar varje förlorare en till vinnaren, eller två för noll eller minus.
}
rule-setback-bonus = { $bonus ->
    [yes] Varje förlorare betalar en till för varje bet.
   *[no] En bet kostar inget extra i slutet.
}
rule-basis = { $basis ->
    [at_win] Ställningen i segerögonblicket gäller.
   *[full_hand] Ställningen efter hela den sista given gäller.
}
rule-red-pool = { $red ->
    [0] Ingen lägger röda spelmarker i potten före partiet. Vinnaren tar det som hamnar i den.
    [one] Före partiet lägger alla { $red } röd spelmark i potten. Vinnaren tar den.
   *[other] Före partiet lägger alla { $red } röda spelmarker i potten. Vinnaren tar den.
}
rule-mistakes = { $mode ->
    [table] Spelarna kan göra fel, som vid ett riktigt bord. Reglerna nedan säger vad det kostar.
   *[enforced] Det går inte att göra fel: bara det som reglerna tillåter kan bjudas eller spelas.
}
rule-misdeal-shown = { $which ->
    [any] Det är felgiv om något kort visas under given.
    [none] Ett kort som visas under given är ingen felgiv.
   *[some] Det är felgiv om { $ranks } visas under given.
}
rule-misdeal-count = { $counts ->
    [yes] Fel antal kort är felgiv.
   *[no] Fel antal kort rättas till och är ingen felgiv.
}
rule-misdeal-result = { $result ->
    [same_dealer] Efter en felgiv ger samma spelare om.
    [penalty1_lose_deal] Efter en felgiv får varje motståndarsida en poäng, och kortgivningen går vidare.
    [penalty1_same_dealer] Efter en felgiv får varje motståndarsida en poäng, och samma spelare ger om.
   *[lose_deal] Efter en felgiv går kortgivningen vidare.
}
rule-bid-error = { $error ->
    [take_back] Ett bud som är för lågt eller i otur tas tillbaka.
   *[void_pass] Ett bud som är för lågt eller i otur är ogiltigt, och den som gav det måste passa.
}
rule-early-pitch = { $early ->
    [take_back] Ett kort som spelas ut innan budgivningen är slut tas tillbaka.
   *[assumed_four] Ett kort som spelas ut innan budgivningen är slut räknas som ett bud på fyra och bestämmer trumf. Men den som skulle ha bjudit tidigare, och inte gjort det, får bjuda fyra och spela ut i stället: då går kortet och de kort som spelats på det tillbaka.
}
rule-wrong-pitch = Spelar någon annan ut i spelförarens ställe får spelföraren kräva att det kortet och de kort som spelats på det tas tillbaka. Har spelföraren spelat på det gäller utspelet: spelföraren bestämmer genast trumf och måste spela ut trumf vid första tillfälle.
rule-wrong-demand = { $demand ->
    [first_plain_lead] När den spelaren första gången ska lägga till en utspelad ofärg efter att ett sådant utspel tagits tillbaka får spelföraren kräva högsta eller lägsta kortet i den utspelade färgen, trumf, eller ingen trumf.
   *[first_turn] När den spelaren första gången är i tur efter att ett sådant utspel tagits tillbaka får spelföraren kräva högsta eller lägsta kortet i den utspelade färgen, trumf, eller ingen trumf.
}
rule-revoke = Att bekänna fel är att spela ett kort som reglerna inte tillåter.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Det kostar inget om det rättas innan sticket är fullt.
   *[none] Det kan inte rättas.
}
rule-revoke-call = { $call ->
    [opponent] Det gäller bara om en motståndare anmäler det innan given räknas.
   *[referee] En felbekänning upptäcks alltid när given räknas, vare sig någon märkt det eller inte.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] Den sida som bekände fel får inget, förlorar lika många poäng som bjöds och betalar en röd spelmark till potten. De andra får det de tar, även en spelförare som inte klarat budet.
    [point_no_game] Varje motståndarsida får en poäng, och den sida som bekände fel kan inte få Spel.
    [jack_two] Varje motståndarsida får två poäng om trumfknekten är i spel, annars en, och den sida som bekände fel kan få varken Knekt eller Spel.
    [no_score] Den sida som bekände fel får inget, och hade den budet är det bet. De andra får det de tar och inget mer, även en spelförare som inte klarat budet.
   *[set_back_bid] Den sida som bekände fel får inget och förlorar lika många poäng som bjöds. De andra får det de tar, även en spelförare som inte klarat budet.
}
rule-revoke-together = Om en felbekänning för flera sidor i mål vinner { $first ->
    [pitcher] en spelförare som klarat budet, annars den sida som har bäst ställning
   *[score] den sida som har bäst ställning
}; vid lika den som är först i tur efter givaren.
rule-revoke-points = { $points ->
    [next_best] Ingen får poängen som gick förlorade för att någon bekänt fel, men Spel går till den näst bästa.
   *[forfeit] Ingen får poängen som gick förlorade för att någon bekänt fel.
}
rule-revoke-no-bid = { $points ->
    [0] Där ingen bjöd kostar det inga fler poäng att bekänna fel.
    [one] Där ingen bjöd kostar det { $points } poäng att bekänna fel.
   *[other] Där ingen bjöd kostar det { $points } poäng att bekänna fel.
}
rule-renege = { $top ->
    [0] Ingen felbekänning är värre än någon annan.
    [1] { $forfeit ->
        [yes] Den som inte bekänner när trumf är utspelad, fast den högsta trumfen finns på handen, förlorar hela partiet för sin sida.
       *[no] Att inte bekänna när trumf är utspelad, fast den högsta trumfen finns på handen, är ett grovt fel, men det kostar inte mer.
    }
   *[other] { $forfeit ->
        [yes] Den som inte bekänner när trumf är utspelad, fast en av de { $top } högsta trumfarna finns på handen, förlorar hela partiet för sin sida.
       *[no] Att inte bekänna när trumf är utspelad, fast en av de { $top } högsta trumfarna finns på handen, är ett grovt fel, men det kostar inte mer.
    }
}
rule-exposed = { $exposed ->
    [callable] Ett kort som visas på annat sätt än genom att spelas blir liggande öppet, och motståndarna får begära det i vilket senare stick som helst där det får spelas.
   *[free] Ett kort som visas på annat sätt än genom att spelas går tillbaka till handen utan straff.
}
rule-blind-look = En partner till spelföraren som tittar för tidigt ger varje motståndarsida fyra poäng.
rules-title = Reglerna
rules-changes = { $count ->
    [0] Inga ändringar
    [one] 1 ändring, märkt i marginalen
   *[other] { $count } ändringar, märkta i marginalen
}
rules-of = Reglerna för { $name }
rules-legend = * avviker från { $name }.
rules-rulings = { $count ->
    [one] 1 regel är märkt som programmets egen, eftersom källan lämnar den öppen
   *[other] { $count } regler är märkta som programmets egna, eftersom källan lämnar dem öppna
}
rules-ruling = programmets regel
rules-law-source = { $law ->
    [setback] White Knuckle Cards säger inget om misstag. De här reglerna är Bicycles, från Auction Pitch.
    [cinch] Vad det kostar att bekänna fel, och att ett kort får begäras, är från Fosters lagar för Cinch.
    [later] Om misstag säger Britannica från 1911 bara att den som bekänner fel förlorar lika många poäng som bjöds och betalar en röd spelmark. Att den spelaren inte får något, och att de andra får det de tar även om budet inte klarades, kommer från en senare upplaga.
   *[bicycle] Där källan inte säger något om misstag är de här reglerna Bicycles, från Auction Pitch.
}
rules-differs = avviker
rules-was = tidigare { $was }
rules-idle = Utan verkan i det här spelet: { $names }.
rules-close = Tillbaka

## Spelen

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Säljpitch, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch med smudgebud
    [no_auction_pitch] Pitch utan bud
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch med joker
    [five_point] Fempoängspitch
    [seven_point] Sjupoängspitch
    [west_michigan] Setback från West Michigan
    [euchre_setback] Setback med euchrelek
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Tiopoängspitch
    [colorado] Coloradopitch
    [thirteen_point] Trettonpoängspitch
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Smear från Wisconsin
    [smear_ten] Tiopoängssmear
    [cinch] Cinch
    [widow_cinch] Cinch med skat
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
# En regeluppsättning som inte är något av spelen.
preset-own = Husregler
preset-about = { $preset ->
    [setback] två par bjuder om utspelet, till elva
    [trinidad] två par, ett uppvänt kort ger trumf, tiggande och hängd knekt
    [lancashire] som i Trinidad, men medsols
    [west_yorkshire] två par, inga bud: förhand spelar ut och partnern får inte titta
    [blackburn] som i West Yorkshire, men Låg går till den som tar den
    [britannica1911] fyra till sju, förhand spelar ut eller säljer, sju spelmarker att bli av med
    [commercial_pitch] förhand säljer utspelet och får priset
    [seven_up] två eller tre var för sig eller två par, uppvänd trumf, tiggande, till sju
    [smudge] två till sju, och alla fyra poängen vinner genast
    [smudge_bid] två par, med ett bud på fem för alla poäng och alla stick
    [no_auction_pitch] två till sju, inga bud: förhand spelar ut
    [racehorse] två till fem med 32 kort, till elva
    [joker_pitch] två till fem, en joker som femte poäng, till tio
    [five_point] två till sju, med fel knekt, till elva
    [seven_point] två till sju, med fel knekt och två jokrar, till femton
    [west_michigan] tre mot tre, 38 kort med jokrar, till tjugoett
    [euchre_setback] två par, 28 kort med fel knekt, till tolv
    [pedro_sancho] fyra till sju, var och en för sig, arton poäng i given, till femtio
    [snoozer] fyra till sju, var och en för sig, trettiosex poäng i given, till hundra
    [ten_point] två par, bara trumf spelas, tio poäng i given, till femtiotvå
    [colorado] tio poäng som i Tiopoängspitch, med en egen trumfordning
    [thirteen_point] som Tiopoängspitch, med fel trea och tretton poäng i given
    [pawnee] fem med korten från Tiopoängspitch; spelföraren kallar på ett kort, och den som har det är partner, till fyrtiotvå
    [schmier] tre mot tre, med joker och fel knekt, påfyllning till sex kort, till tjugoett
    [wisconsin_smear] två par, 34 kort med två jokrar, tre i skaten, till tjugoett
    [smear_ten] två par, tio kort var varav sex spelas, tio poäng, till tjugoett
    [cinch] två par, båda femmorna är värda fem, den bättre sidan får skillnaden, till femtioett
    [widow_cinch] sex i tre par, med poängen från Cinch och en skat på fyra, till femtioett
    [pedro] två par, med poängen från Cinch och bud från sju, till sextiotvå
    [pidro] Pedro så som det spelas i Finland: bara trumf spelas, till sextiotvå
    [all_fives] två eller tre, uppvänd trumf, tiggande, trumf markeras när den tas, till sextioett
    [california_jack] två spelare som drar ur en öppen talong efter varje stick, till tio
    [shasta_sam] som California Jack, men med sluten talong och kuperad trumf
    [nine_card_don] två par, nio kort var, trumf och femmor markeras när de tas, till nittioett
    [irish_don] två par, hela leken, trumf, nior och femmor markeras när de tas, till åttioett
    [phat] två par, hela leken, markering som i Irish Don och åtta för flest kortpoäng, till hundraåttioett
    [blind_don] två spelare, hälften av korten dolda under de andra, markeras som i Nine-Card Don, högsta ställning efter fyra givar
   *[auction_pitch] två till sju, bjud och spela ut, enligt Bicycle
}
# Vad ett spel också kallas, åtskilt med kommatecken. Ett spel utan rad har inget annat namn.
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
    [setback] Efter White Knuckle Cards, där det också kallas Auction Pitch.
    [trinidad] Efter White Knuckle Cards; All Fours är Trinidad och Tobagos nationalspel.
    [lancashire] Efter en rad i White Knuckle Cards. Andra källor beskriver Lancashire annorlunda.
    [west_yorkshire] Efter beskrivningen på pagat.com.
    [blackburn] Efter beskrivningen på pagat.com, som följer Arthur Taylor.
    [britannica1911] Efter Encyclopaedia Britannica från 1911.
    [commercial_pitch] Efter Fosters Complete Hoyle och Parletts Penguin Book of Card Games.
    [seven_up] Efter Fosters Complete Hoyle och Bicycle; kallas också Old Sledge.
    [smudge] Efter Bicycle, Pitch (Smudge).
    [smudge_bid] Efter Partnership Pitch på pagat.com; att det går till tjugoett är en av programmets husregler.
    [no_auction_pitch] Efter gamla beskrivningar av Blind All Fours.
    [racehorse] Efter Parletts Penguin Book of Card Games; i övrigt som Bicycles Auction Pitch.
    [joker_pitch] Efter reglerna från United States Playing Card Company, Bicycle.
    [five_point] Efter reglerna för Play Smear, där det kallas Smear.
    [seven_point] Efter reglerna för Whirled Seven Point Pitch; trumfordningen från pitchcardgame.drakebridgewater.com.
    [west_michigan] Efter en handledning för Setback i West Michigan; budgivningen och målet är programmets husregler.
    [euchre_setback] Efter bradwilson.dev och Ultrafoodmess; lägsta budet är en av programmets husregler.
    [pedro_sancho] Efter Fosters Complete Hoyle och Parletts Penguin Book of Card Games.
    [snoozer] Efter Fosters Complete Hoyle och Parletts Penguin Book of Card Games.
    [ten_point] Efter larrycharbonneau.com, Our Pastimes och Ultrafoodmess; där de tiger gäller programmets husregler.
    [colorado] Efter Captain Squills Colorado Ten-Point Pitch; det som följer på budgivningen är som i Tiopoängspitch.
    [thirteen_point] Efter Association of Card Enthusiasts och yourgametips.com; i övrigt som i Tiopoängspitch.
    [pawnee] Efter gamerules.com till och med budgivningen; hur en partner kallas och får poäng är en av programmets husregler.
    [schmier] Efter tre beskrivningar av Schmier i Minnesota, bland dem bridgeiscool.com och Cats at Cards.
    [wisconsin_smear] Efter Ultrafoodmess, som lämnar en del åt bordet; där gäller programmets husregler.
    [smear_ten] Efter Smear på Wikipedia, Card Rules Plus och Our Pastimes; budgivningen är en av programmets husregler.
    [cinch] Efter Fosters Complete Hoyle och Bicycle.
    [widow_cinch] Efter Fosters Complete Hoyle och Parletts Penguin Book of Card Games; hur tre par räknar är en av programmets husregler.
    [pedro] Efter Ultimate Book of Card Games; spelas i Louisiana och Kalifornien.
    [pidro] Efter Finlands förteckning över levande kulturarv och reglerna för programmet Pidro.
    [all_fives] Efter Fosters Complete Hoyle, gamerules.com och h2g2; att även Hög, Låg, Knekt och Spel räknas är en av programmets husregler.
    [california_jack] Efter Bicycle och Fosters Complete Hoyle.
    [shasta_sam] Efter Fosters Complete Hoyle; i övrigt som California Jack.
    [nine_card_don] Efter beskrivningar på gamerules.com, Cats at Cards och Denexa; spelas i ligor i England och Wales.
    [irish_don] Efter gamerules.com och två sidor om Don i Cork och Dublin.
    [phat] Efter Board Game Arena och Wikipedia; spelas kring Norwich.
    [blind_don] Efter gamerules.com, som inte ger några värden: de är från Nine-Card Don.
   *[auction_pitch] Efter reglerna från United States Playing Card Company, Bicycle.
}

## Varför: spelets ord, och vad en förklaring säger

why-button = Varför?
why-about = { $word }. { $about }
why-rule = Regel { $number } i det här spelet. { $text }
why-no-rule = Det här spelet har reglerna 1 till { $count }.
why-not-here = Det finns inte i det här spelet.
why-ruling = Ingen tryckt regel avgör det; det är programmets egen regel.
why-house-rule = En husregel vid det här bordet. { $game } har den här regeln i stället. { $rule } { $source }
why-house-rule-new = En husregel vid det här bordet. { $game } har ingen sådan regel.
why-sheet = I regelbladet
why-glossary = Alla ord
why-unknown = Ordet ”{ $word }” finns inte här. Skriv ord för en lista.
fair-title = Går det rätt till?
fair-committed = Före första kortet bands bordet till det här fingeravtrycket av sitt starttal: { $digits }.
fair-typed = Partiets starttal skrevs in eller är känt från ett annat parti, så inget binder bordet: det kan ha prövats i förväg.
fair-word = Ditt eget ord ingår i varje giv: { $word }.
fair-later = Själva starttalet visas när partiet är slut.
fair-seed = Starttalet: { $digits }.
fair-proves = { $word ->
    [yes] Vad det bevisar: starttalet var bestämt innan du gav ditt ord, och varje giv följer av båda. Alltså har varken programmet eller du valt korten, och inget kort kan ha bytts till någons fördel.
    [typed] Vad det bevisar: varje giv följer av det här starttalet. Alltså byttes inget kort under partiet, men starttalet kan ha varit känt i förväg.
   *[no] Vad det bevisar: starttalet var bestämt före första kortet, och varje giv följer av det. Alltså kan inget kort ha bytts till någons fördel, vad du eller robotarna än gjorde.
}
fair-proves-not = { $word ->
    [yes] Vad det inte bevisar: hur robotarna bestämmer sig. Sigillet visar att en uppteckning är orörd sedan den skrevs, men den som skriver en från början kan också försegla den.
   *[no] Vad det inte bevisar: att starttalet drogs av en slump, eller hur robotarna bestämmer sig. Sigillet visar att en uppteckning är orörd sedan den skrevs, men den som skriver en från början kan också försegla den.
}
fair-before = Korten kommer ur ett starttal med det här fingeravtrycket, som ligger fast från och med nu: { $digits }.
fair-own-word = Ditt eget ord till blandningen
fair-own-word-about = Det blandas in i varje giv. Fingeravtrycket står fast innan du skriver det, så ingen kan välja korten: varken programmet eller du.
fair-sealed = Förseglat före första kortet
fair-sealed-about = Alla givar kommer ur ett starttal. Dess fingeravtryck bestämdes först.
fair-unsealed = Ingenting förseglades
fair-shuffled = Blandat med ditt ord
fair-shuffled-about = Det ingår i varje giv, så ingen kan välja korten: varken programmet eller du.
fair-wordless = Blandat med bara starttalet
fair-wordless-about = Du gav inget eget ord den här gången.
fair-opened = Öppnat på slutet
fair-opened-about = Då visas starttalet, och varje giv kan kontrolleras.
fair-locked = efter sista given
fair-unseen = { $bots ->
    [one] Dina kort förblir dolda.
   *[other] Ingen av dem ser någonsin dina kort.
}
fair-back = Tillbaka till bordet
fair-meaning = Vad det bevisar
fair-sign = Starttalets fingeravtryck: { $digits } …
fair-check = Granska givarna
fair-holds = Granskat: allt är som det ska.
fair-fails = Granskat: något är fel.
fair-commitment = { $commitment ->
    [agrees] Starttalet har det fingeravtryck som visades före första kortet.
    [none] Starttalet skrevs in, så det fanns inget fingeravtryck att jämföra med.
    [missing] Fingeravtrycket saknas, fast starttalet drogs av en slump.
   *[differs] Starttalet har inte det fingeravtryck som visades.
}
fair-deals-agree = { $deals ->
    [one] Den enda given följer av starttalet, kort för kort.
   *[other] Alla { $deals } givar följer av starttalet, kort för kort.
}
fair-deals-differ = { $deals ->
    [one] Given följer inte av starttalet.
   *[other] Av { $deals } givar följer { $differing } inte av starttalet.
}
fair-draw-differs = Starttalet ger en annan första givare.
fair-fault = Partiet går inte att spela igenom så som det är upptecknat.
fair-summary-differs = Namnen eller ställningen i listan över partier stämmer inte med partiet.
fair-seal = { $seal ->
    [agrees] Inget i uppteckningen har ändrats sedan den skrevs.
    [none] Uppteckningen har inget sigill, för den skrevs av en tidigare version: det som spelarna gjorde går inte att kontrollera.
   *[differs] Något i uppteckningen har ändrats sedan den skrevs.
}
glossary-title = Spelets ord
glossary-others = Ord från andra spel i familjen
term-name = { $term ->
    [hand] giv
    [eldest] förhand
    [turn] i tur och ordning
    [side] sida
    [bid] bud
    [pass] passa
    [privilege] givarens företräde
    [all-pass] alla passar
    [smudge] smudge
    [pitch] utspelet
    [pitcher] spelförare
    [wrong-pitch] utspel i otur
    [sell] sälja utspelet
    [undertake] behålla utspelet
    [turn-up] uppvänt kort
    [stand] nöjd
    [beg] tigga
    [gift] ta en
    [run] ge fler kort
    [bunch] kasta ihop
    [widow] skat
    [exchange] kasta kort
    [rest] plundra talongen
    [trump] trumf
    [trick] stick
    [lead] spela ut
    [follow] bekänna färg
    [trumps-only] bara trumf
    [out] utan trumf
    [undertrump] undertrumfa
    [stock] dra ur talongen
    [called-partner] kallad partner
    [claim] resten är mina
    [lay-down] lägga ner handen
    [high] Hög
    [low] Låg
    [jack] Knekt
    [hang-jack] hänga knekten
    [counting-card] poängkort
    [peg] markera
    [game] Spel
    [card-points] kortpoäng
    [tie] lika om Spel
    [made] klara budet
    [set-back] gå bet
    [hole] på minus
    [target] mål
    [going-out] gå i mål
    [counters] spelmarker
    [settlement] avräkning
    [mistake] misstag
    [renege] bekänna fel
    [misdeal] felgiv
    [wrong-bid] otillåtet bud
    [exposed] visat kort
    [blind] blind partner
    [level] nivå
   *[commitment] bindning
}
# Andra ord för samma sak, åtskilda med kommatecken.
term-words = { $term ->
    [hand] omgång, ge, kortgivning, hand
    [eldest] förhanden
    [turn] tur, i tur, i otur, min tur
    [side] partner, par, lag, vi, de
    [bid] bjuda, budgivning, auktion, kontrakt
    [pass] passar, passat
    [privilege] företräde, givaren, ta budet
    [all-pass] rundpass, tvingat bud, givaren måste bjuda
    [smudge] storslam, slam
    [pitch] utspel, första utspelet, öppna
    [pitcher] spelföraren, högstbjudande, budgivare
    [wrong-pitch] för tidigt utspel, fel utspel, skicka tillbaka, kräva
    [sell] sälja, sålt, till salu, anbud, pris, bjuda ut
    [undertake] behålla, behåller, avslå
    [turn-up] uppvänt, vända upp, vändkort
    [stand] nöja sig, är nöjd
    [beg] tigger, tiggande, tiggt
    [gift] ge en, ge en poäng, skänka, skänkt
    [run] ge fler, fler kort
    [bunch] omgiv, kasta in
    [widow] skaten, katten, extra kort
    [exchange] kasta, kastat, byta, byte, köpa, köp, fylla på, döda
    [rest] plundra, resten av talongen
    [trump] trumfar, trumffärg, sort
    [trick] sticket, varv
    [lead] utspelat, spelar ut, slå, slår, först ut
    [follow] bekänna, bekänner, följa färg, trumfa, renons
    [trumps-only] endast trumf
    [out] stå över, står över, ingen trumf, kall
    [undertrump] lägre trumf
    [stock] talong, talongen, dra, de sista sex
    [called-partner] kalla, kalla på, kallat kort
    [claim] resten, anspråk
    [lay-down] lägga ner, värdelös hand
    [high] högsta trumf
    [low] lägsta trumf, lågå
    [jack] trumfknekt, trumfknekten
    [hang-jack] hängd, hängd knekt, fånga knekten
    [counting-card] pidro, kort som ger poäng
    [peg] markering, markerat
    [game] poängen för Spel
    [card-points] räkna, ögon
    [tie] lika, delat
    [made] klara, klarat, gå hem, hem
    [set-back] bet, beten, minus
    [hole] under noll, ring, hål, negativ
    [target] målet, partiet slut
    [going-out] i mål, vem vinner
    [counters] mark, marker, spelmark, pott, potten
    [settlement] betala, betalning, insats
    [mistake] fel, misstagen
    [renege] felbekänna, felbekänning, revoke, revok
    [misdeal] ge fel, gav fel
    [wrong-bid] för lågt bud, bud i otur
    [exposed] visat, begära kort
    [blind] blind, tittat för tidigt
    [level] nivåer, robot, robotar
   *[commitment] starttal, rättvist, rätt till, ärligt, fusk, fuska
}
term-about = { $term ->
    [hand] En giv är korten som ges, och allt tills de är spelade och räknade. Ett parti består av flera.
    [eldest] Förhand är spelaren närmast givaren i spelets riktning. Förhand bjuder först.
    [turn] Alla bjuder och spelar i tur och ordning, runt bordet. Det som görs i otur gäller inte.
    [side] En sida är de som räknar poäng tillsammans. Där alla spelar för sig själva är varje spelare en sida.
    [bid] Ett bud säger hur många av givens poäng man tänker ta. Högstbjudande väljer trumf och måste ta så många.
    [pass] Att passa är att inte bjuda. De poäng man tar får man ändå.
    [privilege] Givaren bjuder sist. Med sitt företräde får givaren ta det högsta budet på samma siffra i stället för att gå högre.
    [all-pass] Någon måste spela ut första kortet även om ingen bjuder. Spelets regler säger vem, eller om korten ges om.
    [smudge] En smudge är den största bedriften: alla fyra poängen i en giv. Beroende på spelet vinner den genast, ger extra eller är ett bud som andra.
    [pitch] Utspelet är rätten till givens första kort. Dess färg blir trumf, om inte spelföraren säger trumf i ord.
    [pitcher] Spelföraren väljer trumf, i de flesta spel med det första utspelade kortet. Fanns det ett bud måste spelföraren klara det.
    [wrong-pitch] Ett kort som spelas ut innan budgivningen är slut, eller av någon annan än spelföraren, är ett utspel i otur. Bordets regler säger vem som får skicka det tillbaka, och vad som då får krävas.
    [sell] Förhand får bjuda ut utspelet till de andra i stället för att spela ut. Högstbjudande får det om förhand säljer.
    [undertake] Förhand får behålla utspelet sedan de andra bjudit på det. Då måste förhand ta lika många poäng som bjöds.
    [turn-up] När korten är givna vänds ett kort upp. Dess färg är trumf om den inte byts.
    [stand] Förhand är nöjd om den uppvända färgen duger. Då börjar spelet.
    [beg] Förhand tigger om en annan trumffärg. Givaren ger en poäng och behåller färgen, eller ger fler kort.
    [gift] Givaren säger ”ta en” för att behålla färgen när förhand tiggt. Den andra sidan får genast en poäng.
    [run] Givaren ger fler kort när förhand tiggt: alla får fler, och ett nytt kort vänds upp. Visar det samma färg görs det en gång till.
    [bunch] Två spelare kan komma överens om att kasta ihop korten. Då ger samma givare om.
    [widow] En skat är några kort som läggs undan vid sidan av händerna, till efter budgivningen. Beroende på spelet får högstbjudande den, eller så har alla sin egen.
    [exchange] I vissa spel kastar alla kort när trumf är bestämd, och kan få andra i stället. Trumf behålls så länge något annat kan kastas.
    [rest] Att plundra talongen är att ta allt som är kvar av den och behålla det bästa. Rätten har givaren eller högstbjudande, beroende på spelet.
    [trump] Trumf är färgen som slår alla andra i given. Trumf får läggas på vilket utspel som helst, även när man kan bekänna, om inte bordet spelar annorlunda.
    [trick] Ett stick är ett kort från var och en som ännu har något att spela. Högsta trumf tar det, eller högsta kortet i den utspelade färgen om ingen trumf ligger i det.
    [lead] Att spela ut är att lägga stickets första kort. Den som tog förra sticket spelar ut.
    [follow] Att bekänna är att lägga ett kort i den utspelade färgen. Den som kan bekänna måste göra det eller trumfa; den som är renons får lägga vilket kort som helst.
    [trumps-only] I vissa spel spelas bara trumf. Given är slut när ingen har någon kvar.
    [out] Där bara trumf spelas är den ute som inte har någon kvar, och hoppas över. Den som ännu har trumf spelar den.
    [undertrump] Att undertrumfa är att lägga en låg trumf under en högre. Vid vissa bord får man det bara om man inte har något annat.
    [stock] I vissa spel för två drar båda ett kort efter varje stick, den som tog det först. När talongen är slut spelas korten på handen.
    [called-partner] I vissa spel kallar spelföraren på ett kort. Den som har det är partner i den given, och alla andra spelar mot de två.
    [claim] Den som är säker på alla återstående stick får säga det. Korten räknas då som om de hade spelats.
    [lay-down] En hand utan trumf och utan höga kort får i vissa spel läggas ner. Den spelaren står över resten av given.
    [high] Hög är en poäng för högsta trumf i spel. Den som har den kan inte förlora den, för inget slår det kortet.
    [low] Låg är en poäng för lägsta trumf i spel. Den går till den som fick kortet i given eller, vid andra bord, till den som tar det.
    [jack] Knekt är en poäng för att ta sticket med trumfknekten. Är knekten inte utdelad får ingen den.
    [hang-jack] Att hänga knekten är att ta den från en annan sida. Där en hängd knekt ger mer är det givens rikaste poäng.
    [counting-card] Ett poängkort ger poäng av sig självt, som trumffemman och trumfnian i Pedro Sancho. Det räknas för den som tar det i stick.
    [peg] Att markera ett kort är att skriva upp vad det ger så snart sticket är taget. Så kan partiet vinnas mitt i en giv.
    [game] Spel är en poäng för flest kortpoäng i de stick man tagit. Tiorna betyder mest.
    [card-points] Kort i stick räknas för Spel, i de flesta spel tia 10, ess 4, kung 3, dam 2, knekt 1. Kortpoängen skrivs aldrig upp i protokollet.
    [tie] Två eller flera kan ha lika många kortpoäng. Spelets regler säger om någon då får Spel.
    [made] Ett bud är klarat med minst så många poäng som bjöds. I de flesta spel får spelföraren då alla sina tagna poäng, även utöver budet.
    [set-back] Att gå bet är att få budet draget från sin ställning. Det händer en spelförare som tar färre poäng än som bjöds, om inte spelet ger budet till de andra.
    [hole] Den som har mindre än noll ligger på minus. Ställningen skrivs med minustecken och en ring runt.
    [target] Målet är ställningen som vinner partiet. Att nå det eller passera det är detsamma.
    [going-out] Den som når målet vinner partiet. Når två sidor det i samma giv säger spelets regler vem som vinner: oftast den som når dit först när poängen räknas i ordning.
    [counters] I vissa spel börjar alla med spelmarker och lägger bort en för varje poäng. Den som först är av med sina vinner; röda är insatsen.
    [settlement] När ett parti är slut kan förlorarna vara skyldiga vinnaren något. Det räknas bara ut; i programmet byter inga pengar ägare.
    [mistake] Programmet säger annars nej till det som reglerna förbjuder. Vid ett bord där misstag är möjliga står de kvar, och reglerna säger vad de kostar.
    [renege] Att bekänna fel är att lägga ett kort som inte bekänner, fast man kan bekänna. Vid ett bord där misstag är möjliga kostar det vad reglerna säger.
    [misdeal] Felgiv är fel antal kort, eller ett kort som visas under given. Korten kastas in, och reglerna säger vem som ger om.
    [wrong-bid] Ett bud som är för lågt eller i otur är otillåtet. Det gäller inte, och vid vissa bord måste den som gav det passa.
    [exposed] Ett kort som visas på annat sätt än genom att spelas är visat. I vissa spel får motståndarna begära det i ett senare stick.
    [blind] Där förhand spelar ut utan bud får spelförarens partner titta på sina kort först efter första utspelet. Att titta tidigare kostar poäng.
    [level] En nivå säger hur en robot spelar, från Nybörjare till Mästare. Robotar på alla nivåer ser sina egna kort och det som har spelats, och inget annat.
   *[commitment] En bindning är ett fingeravtryck av det starttal som varje giv ges ur, visat före första kortet. Efter partiet visas starttalet, och alla kan kontrollera att inget kort har bytts.
}

## Husregler: delarna av inställningsbordet, varje val och dess värden

group-name = { $group ->
    [table] Bord och kortlek
    [trump] Hur trumf bestäms
    [auction] Bud och försäljning
    [turn-up] Uppvänt kort och tiggande
    [exchange] Skat och byte
    [play] Spelet
    [scoring] Poäng och seger
    [payment] Betalning
   *[law] Misstag
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Spelare
    [min_players] Minsta antal spelare
    [max_players] Största antal spelare
    [teams] Partner
    [direction] Riktning
    [pack] Kortlek
    [pack_shrinks] Mindre lek
    [jokers] Jokrar
    [cards_per_player] Kort var
    [deal_batch] Kort åt gången
    [layout] Kortens läge
    [widow] Skat
    [widow_to] Skaten går till
    [ceremony] Dragning och kupering
    [trump_by] Trumf
    [first_pitcher] Första utspelet
    [off_trumps] Fel kort som trumf
    [trump_order] Trumfordning
    [joker_order] Två jokrar i ett stick
    [joker_led] Joker spelas ut
    [naming] Trumf sägs
    [pitched_wild] Joker eller fel kort först
    [first_leader] Spelar ut först
    [first_lead] Första utspelade kortet
    [min_bid] Lägsta bud
    [max_bid] Högsta bud
    [auction_rounds] Budrundor
    [dealer_privilege] Givaren får ta budet
    [privilege_on] Bud som givaren får ta
    [privilege_to] Vem som får ta budet
    [four_is_final] Högsta budet är slutligt
    [all_pass] Om ingen bjuder
    [forced_bid] Tvingat bud
    [forced_choice] Tvingad givare bjuder
    [moon] Slam
    [moon_points] Slammens värde
    [moon_needs] Krävs för slam
    [moon_privilege] Slam får tas över
    [seller_credit] Priset för utspelet
    [refused_bid_credit] Avslaget bud ger poäng
    [seller_bid_cap] Gräns för priset
    [turnup_scores] Poäng för uppvänt kort
    [turnup_can_win] Uppvänt kort kan vinna
    [beg_limit] Tiggande per giv
    [gift_to] Poäng vid avslag
    [gift_can_win] Den poängen kan vinna
    [after_run_hand] De extra korten
    [run_exhausted] Om talongen tar slut
    [peek] Titta före tiggandet
    [bunch] Kasta ihop
    [weak_hand] Svag hand
    [play_size] Kort att spela med
    [discard] Kasta kort
    [discard_max] Flest kastade kort
    [refill] Påfyllning
    [exchange_first] Byter först
    [rest_to] Resten av talongen
    [short_stock] Om talongen inte räcker
    [surplus_trumps] För många trumfar
    [dead_points] Kastade poäng
    [partner_blind] Blind partner
    [throw_in] Lägga ner en dålig hand
    [playable] Kort som spelas
    [ruff] Trumfa
    [undertrump] Undertrumfa
    [void_must_trump] Trumftvång vid renons
    [draw] Dra under spelet
    [partner_shown] Kallad partner känd
    [called_first] Kallat kort i första stick
    [claims] Anspråk på resten
    [stops_early] Sluta när allt är avgjort
    [points] Det som ger poäng
    [game_values] Kortpoäng
    [pegging] Markering
    [length] Partiets längd
    [hands] Antal givar
    [target] Spela till
    [count_down] Räkna ner
    [low_to] Låg går till
    [low_joker] En joker kan vara Låg
    [hang_jack] Knekt tagen från andra
    [game_tie] Lika om Spel
    [smudge] Smudge
    [smudge_in_hole] Smudge från minus
    [in_hole] På minus
    [set_scoring] Att gå bet
    [score_as] Båda sidornas poäng
    [going_out] Två når målet
    [must_bid_to_go_out] Bara den med bud vinner
    [stop_short] Andra stannar en före
    [win_by_two] Vinna med två
    [lost_at] Förlorat under noll vid
    [settlement] Avräkning
    [settlement_setback_bonus] Betpåslag
    [settlement_basis] Ställning vid avräkning
    [ante_red] Röda spelmarker
    [revoke_mode] Misstag
    [misdeal_on_exposed] Kort visat under given
    [misdeal_on_count] Fel antal kort
    [misdeal_result] Efter en felgiv
    [bid_error] Otillåtet bud
    [early_pitch] Kort utspelat för tidigt
    [wrong_pitch_demand] Fel spelare spelade ut
    [revoke_correction] Rätta felbekänning
    [revoke_call] Vem anmäler felet
    [revoke_penalty] Priset för felbekänning
    [revoke_points] Poäng som förlorats så
    [revoke_no_bid_penalty] Fel bekänt utan bud
    [renege_top] Grova fel
    [renege_forfeit] Ett grovt fel förlorar
   *[exposed_card] Kort visat i spelet
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] ensam, var för sig, par, lag
    [direction] medurs, moturs, åt vänster, åt höger
    [pack] kort lek, liten lek
    [pack_shrinks] kort lek, ta bort kort
    [jokers] vilt kort, stor joker, liten joker
    [cards_per_player] sex kort, nio kort, handens storlek
    [deal_batch] tre i taget, tre åt gången, två i taget
    [ceremony] dra om given, högsta kort ger
    [naming] säga trumf, kalla trumf, välja trumf
    [off_trumps] fel knekt, off-jack, jick, vänster knekt, fel ess, fel trea, fel femma
    [trump_order] höger knekt, vänster knekt, rangordning
    [min_bid] minsta bud, öppningsbud
    [max_bid] största bud
    [auction_rounds] ett varv, bjuda igen, andra varvet
    [dealer_privilege] ta budet, bjuda lika, sno budet
    [four_is_final] fyra avslutar budgivningen
    [all_pass] givaren tvingas, ny giv, ge om
    [forced_bid] givaren tvingas
    [moon] ta allt, shoot the moon
    [turnup_scores] vända upp en knekt, uppvänd knekt
    [beg_limit] tigga två gånger, andra tiggandet
    [weak_hand] ny giv, felgiv, bara nior, inga klädda kort
    [surplus_trumps] kan du ta tre, trumfar till partnern, can you take three
    [ruff] stjäla med trumf, följa färg, bekänna
    [void_must_trump] måste trumfa
    [points] fem poäng, sju poäng, tio poäng, treor, femmor, nior, pedro
    [target] poäng för vinst, mål
    [low_to] Låg till vinnaren, Låg till den som fick den
    [hang_jack] fånga knekten, ta knekten
    [set_scoring] bet, gå bet, budet gick inte hem
    [going_out] båda i mål, budgivaren först
    [must_bid_to_go_out] bjuda för att vinna, bjuda sig ut
    [win_by_two] två före
    [lost_at] minus, för långt ner
    [settlement] pengar, insatser
    [revoke_mode] som vid ett bord, straff, felbekänna
   *[other] {""}
}
field-about = { $field ->
    [players] Hur många människor och robotar som spelar.
    [min_players] Det minsta antal som kan spela spelet.
    [max_players] Det största antal som kan spela spelet.
    [teams] Vilka som spelar tillsammans.
    [direction] Åt vilket håll giv och spel går runt bordet.
    [pack] Vilka kort leken har.
    [pack_shrinks] Om de lägsta korten lämnas utanför när färre spelar.
    [jokers] Hur många jokrar leken har. En joker är alltid trumf.
    [cards_per_player] Hur många kort varje spelare får.
    [deal_batch] Hur många kort som ges åt gången.
    [layout] Om hälften av korten ligger dolda i en rad, med de andra öppna på dem.
    [widow] Hur många dolda kort bordet eller varje spelare får till efter budgivningen.
    [widow_to] Om högstbjudande tar skaten, eller om alla har en egen.
    [ceremony] Se hur den första givaren eller spelföraren utses, och kuperingen.
    [trump_by] Hur givens trumffärg bestäms.
    [first_pitcher] Vem som spelar ut först i ett spel utan bud.
    [off_trumps] Valörer som är trumf även i den andra färgen av trumfens kulör.
    [trump_order] Vilken trumf som slår vilken, högst först.
    [joker_order] Vilken av två jokrar som vinner om båda spelas i samma stick.
    [joker_led] Vad de andra får spela när en joker spelas ut.
    [naming] Om utspelet bestämmer trumf, eller högstbjudande säger den först.
    [pitched_wild] Vad som är trumf om det första kortet är en joker eller kan vara ett fel kort.
    [first_leader] Vem som spelar ut till första sticket när trumf är bestämd.
    [first_lead] Vad som får spelas ut till första sticket när trumf är bestämd.
    [min_bid] Där budgivningen börjar.
    [max_bid] Där budgivningen slutar.
    [auction_rounds] Alla bjuder en gång, eller budgivningen fortsätter tills en är kvar.
    [dealer_privilege] Givaren bjuder sist och får ta budet utan att gå högre.
    [privilege_on] Vilka bud givaren får ta utan att gå högre.
    [privilege_to] Vem som får ta ett bud utan att gå högre.
    [four_is_final] Om högsta budet avslutar budgivningen så att inte ens givaren kan ta det.
    [all_pass] Vad som händer med en giv som ingen bjuder på.
    [forced_bid] Det minsta en tvungen givare får säga; noll betyder lägsta budet.
    [forced_choice] Om en givare som måste bjuda också får gå högre.
    [moon] Ett bud över alla siffror, på allt som ger poäng i given.
    [moon_points] Hur många poäng slammen ger eller kostar där den har ett fast värde.
    [moon_needs] Om slammen tar alla stick och inte bara alla poäng.
    [moon_privilege] Givaren, eller den som får ta bud, får ta slam genom att också bjuda den.
    [seller_credit] Förhand kan få det som utspelet säljs för.
    [refused_bid_credit] Om ett bud som förhand avslår ändå ger poäng.
    [seller_bid_cap] Om priset får föra förhand i mål.
    [turnup_scores] Ett uppvänt kort kan ge givarens sida poäng.
    [turnup_can_win] Partiet kan sluta innan ett kort är spelat.
    [beg_limit] Hur ofta förhand får be om en annan trumf.
    [gift_to] Vem som får poäng när givaren behåller färgen.
    [gift_can_win] Annars får givaren inte ge en poäng som vinner.
    [after_run_hand] Efter tre kort till var: spela alla eller kasta några.
    [run_exhausted] Vad som händer när korten inte räcker till en ny färg.
    [peek] Vilka som får titta på sina kort innan förhand är nöjd eller tigger.
    [bunch] Två spelare kan komma överens om omgiv i stället för fler kort.
    [weak_hand] Om en värdelös hand får ges om eller bytas före första ordet.
    [play_size] Hur många kort var vid första utspelet; noll betyder så många som gavs.
    [discard] Vad alla kastar när trumf är bestämd.
    [discard_max] Hur många kort utom trumf en spelare får välja att kasta.
    [refill] Om händerna fylls på ur talongen när alla har kastat.
    [exchange_first] Vem som först kastar och får nya kort.
    [rest_to] Vem som tar resten av talongen och behåller det bästa.
    [short_stock] Vad som händer om korten inte räcker till alla händer.
    [surplus_trumps] Vilka trumfar den kastar som har fler än som får behållas.
    [dead_points] Vem som får poäng för en kastad trumf.
    [partner_blind] Där ingen bjuder väntar partnern med att titta till första utspelet.
    [throw_in] Om den som har en hopplös hand får stå över.
    [playable] Om alla kort spelas, eller bara trumf tills ingen har någon kvar.
    [ruff] Om du får trumfa en färg som du kunde bekänna.
    [undertrump] Om du får spela trumf under en högre trumf.
    [void_must_trump] Om den som är renons måste trumfa.
    [draw] Om båda spelarna drar ett kort ur talongen efter varje stick.
    [partner_shown] Om en kallad partner säger till genast, eller blir känd när kortet spelas.
    [called_first] Om det kallade kortet måste spelas i första sticket om spelreglerna tillåter det.
    [claims] Avsluta given när de stick som återstår är säkra.
    [stops_early] Spela inte de sista sticken när alla ser vem som har varje poäng.
    [points] Det som ger poäng i en giv, i den ordning det räknas.
    [game_values] Kortens värde för Spel: efter valör, mer för trumf, och för en joker.
    [pegging] När poängkort skrivs upp, och om partiet kan sluta mitt i en giv.
    [length] Om man spelar till en viss poäng eller ett bestämt antal givar.
    [hands] Hur många givar partiet varar, eller hur många var och en ger.
    [target] Ställningen som vinner.
    [count_down] Visa poängen som återstår i stället för ställningen.
    [low_to] Vem som får poängen för lägsta trumf.
    [low_joker] Om lägsta trumf kan vara en joker, eller bara ett kort i färgen.
    [hang_jack] Vad trumfknekten är värd när den fångas; ett betyder inget extra.
    [game_tie] Vem som får Spel när flest kortpoäng är delat.
    [smudge] Vad som vinner partiet genast, eller räknas som bud över fyra.
    [smudge_in_hole] Vad ett bud på fyra är värt för den som ligger på minus.
    [in_hole] Vid vilken ställning en spelare är på minus.
    [set_scoring] Vad som händer med poängen för en spelförare som går bet.
    [score_as] Om båda sidor får det de tar, eller bara den bättre, och då bara skillnaden.
    [going_out] Vem som vinner när två når målet i samma giv.
    [must_bid_to_go_out] Du kan inte vinna på andras bud.
    [stop_short] Den som inte kan vinna stannar en poäng före målet.
    [win_by_two] Vinnaren måste ligga två poäng före alla andra.
    [lost_at] Hur långt under noll en ställning förlorar partiet; noll är aldrig.
    [settlement] Vad förlorarna betalar vinnaren.
    [settlement_setback_bonus] Varje bet kostar en till i slutet.
    [settlement_basis] Vilken ställning betalningen går efter.
    [ante_red] Vad alla lägger i potten före partiet; vinnaren tar den.
    [revoke_mode] Spela med skyddsnät, eller som vid ett riktigt bord.
    [misdeal_on_exposed] Vilka kort som inte får synas under given.
    [misdeal_on_count] Om för många eller för få kort fördärvar given.
    [misdeal_result] Vem som ger härnäst, och om det kostar en poäng.
    [bid_error] Vad som händer efter ett bud som är för lågt eller i otur.
    [early_pitch] Vad som händer när någon spelar ut innan budgivningen är slut.
    [wrong_pitch_demand] När spelföraren får kräva kort av den som spelade ut i dess ställe.
    [revoke_correction] Om ett fel kort får tas tillbaka.
    [revoke_call] Om någon måste märka det.
    [revoke_penalty] Vad den sida som bekände fel förlorar.
    [revoke_points] Vem som får poängen som gick förlorade för en felbekänning.
    [revoke_no_bid_penalty] Vad det kostar att bekänna fel där ingen bjöd.
    [renege_top] Hur många av de högsta trumfarna som inte får hållas inne när trumf spelas ut.
    [renege_forfeit] Att hålla inne en av dem förlorar partiet.
   *[exposed_card] Om motståndarna får begära ett kort som de har sett.
}
value-yes = ja
value-no = nej
value-no-ranks = inga
value-any-rank = alla kort
# Något som ger poäng, i en lista: "Hög", "Femma för 5 poäng".
value-pack = { $cards } kort: { $ranks }
value-pack-count = { $cards } kort
value-card-points-usual = Som vanligt
value-order-by-rank = Efter valör
value-pack-run = { $low } till { $high }
# En trumf i den andra färgen av trumfens kulör.
trump-off = fel { rank }
value-worth-own = { $worth } till den som spelar
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } för { $worth } poäng
}{ $to ->
    [player] {" "}till den som spelar
   *[winner] {""}
}
value-rank-scores = { $points } för { rank-one }
rank-one = { $rank ->
    [two] en tvåa
    [three] en trea
    [four] en fyra
    [five] en femma
    [six] en sexa
    [seven] en sjua
    [eight] en åtta
    [nine] en nia
    [ten] en tia
    [jack] en knekt
    [queen] en dam
    [king] en kung
   *[ace] ett ess
}
value-name = { $value ->
    [teams-none] inga
    [teams-pairs] i par
    [teams-threes] tre mot tre
    [teams-called] spelföraren kallar partner
    [teams-pairs_at_four] par när fyra spelar
    [direction-cw] åt vänster
    [direction-ccw] åt höger
    [layout-hand] på handen
    [layout-rows] i rader, hälften dolda
    [trump_by-auction] högstbjudandes utspel
    [trump_by-turn_up] vänds upp
    [trump_by-sale] förhands utspel, eller sålt
    [trump_by-eldest] förhands utspel
    [trump_by-stock_top] talongens första kort
    [trump_by-cut] kuperas före given
    [first_pitcher-by_deal] förhand i första given
    [first_pitcher-first_jack] första knekten
    [joker_order-fixed] stora jokern
    [joker_order-first_high] den först spelade
    [joker_order-second_high] den sist spelade
    [joker_led-trumps] trumf, den som kan
    [joker_led-anything] vilket kort som helst
    [naming-pitched] genom utspelet
    [naming-announced] före första utspelet
    [pitched_wild-spades] spader för joker, annars kortets färg
    [pitched_wild-named] det spelföraren säger
    [pitched_wild-no_joker] ingen joker först
    [widow_to-bidder] högstbjudande
    [widow_to-own] alla, var sin
    [first_leader-pitcher] den som bestämmer trumf
    [first_leader-eldest] förhand
    [first_leader-partner_with_one_trump] en partner med en trumf
    [first_lead-any] vilket som helst
    [first_lead-trump] trumf
    [first_pitcher-colour_guess] rött eller svart
    [first_pitcher-high_cut] högre kupering
    [first_pitcher-high_cut_chooses] högre kupering väljer
    [first_pitcher-low_cut] lägre kupering
    [first_pitcher-two_of_diamonds] ruter två
    [auction_rounds-single] en gång var
    [auction_rounds-continuous] tills en är kvar
    [privilege_on-any_bid] alla bud
    [privilege_on-max_bid] bara det högsta möjliga
    [privilege_to-dealer] bara givaren
    [privilege_to-later] alla som bjuder senare
    [forced_choice-at_least] så mycket eller mer
    [forced_choice-exactly] precis så mycket
    [all_pass-dealer_forced] givaren måste bjuda
    [all_pass-dealer_free] givaren spelar ut utan bud
    [all_pass-redeal_same_dealer] samma givare ger om
    [all_pass-redeal_next_dealer] kortgivningen går vidare
    [all_pass-eldest_forced] förhand spelar ut för lägsta budet
    [all_pass-eldest_free] förhand spelar ut utan bud
    [seller_credit-none] ger inga poäng
    [seller_credit-immediate] förhand får det
    [seller_bid_cap-none] ingen
    [seller_bid_cap-cannot_put_seller_out] inte så att förhand vinner
    [gift_to-beggar] den sida som tiggde
    [gift_to-all_opponents] varje annan sida
    [after_run_hand-keep_all] alla spelas
    [after_run_hand-discard_to_six] sex kort behålls
    [run_exhausted-redeal_same_dealer] ge om
    [run_exhausted-kick_remaining] vänd upp de sista
    [peek-all] alla
    [peek-eldest_and_dealer] bara förhand och givaren
    [weak_hand-off] måste spelas
    [weak_hand-no_face_no_point] inga klädda, inga poängkort
    [weak_hand-no_ten_no_two] inget över nian, ingen tvåa: nya kort
    [discard-none] inget
    [discard-to_size] bara det som är för mycket
    [discard-up_to] några kort, men inte trumf
    [discard-plain] alla kort utom trumf
    [exchange_first-eldest] förhand
    [exchange_first-bidder] högstbjudande
    [rest_to-nobody] förblir osett
    [rest_to-dealer] givaren tar det
    [rest_to-bidder] högstbjudande tar det
    [rest_to-bidder_then_partner] högstbjudande, sedan partnern
    [short_stock-fewer] de sista får färre kort
    [short_stock-from_discards] kastade kort fyller ut
    [surplus_trumps-any] de med poäng sist
    [surplus_trumps-not_scoring] ingen som ger poäng
    [surplus_trumps-under_first] ingen som ger poäng; första kortet högre
    [surplus_trumps-to_partner] högstbjudandes partner tar dem
    [dead_points-nobody] går till ingen
    [dead_points-maker] går till den som bestämde trumf
    [throw_in-off] inte tillåtet
    [throw_in-void_and_low] utan trumf, inget över nio
    [playable-all] alla kort
    [playable-trumps_only] bara trumf
    [ruff-anytime] alltid
    [ruff-only_when_void] bara vid renons
    [undertrump-allowed] tillåtet
    [undertrump-forbidden_unless_forced] bara om inget annat finns
    [draw-none] nej
    [draw-face_down] sluten talong
    [draw-face_up] öppen talong
    [partner_shown-at_once] genast
    [partner_shown-when_played] när kortet spelas
    [low_to-dealt] den som fick den
    [low_to-winner] den som tar den
    [game_tie-none] ingen
    [game_tie-eldest] förhand
    [game_tie-non_dealer_side] den sida som inte gav
    [game_tie-jokers] den som tog flest jokrar
    [game_tie-carry] nästa giv, utöver dess eget Spel
    [pegging-at_end] när given räknas
    [pegging-as_won] så snart de är tagna
    [length-target] till en ställning
    [length-hands] ett bestämt antal givar
    [length-deals] alla ger lika ofta
    [moon-off] kan inte bjudas
    [moon-target_or_zero] vinner, eller lyfter till noll
    [moon-points] ett fast värde
    [moon-points_or_game] fast, vinner från noll
    [moon_needs-points] alla poäng
    [moon_needs-points_and_tricks] alla poäng och stick
    [smudge-bid_four_made] ett bud på fyra, klarat
    [smudge-any_all_four] alla fyra poängen, av vem som helst
    [smudge-slam_bid_five] ett bud på fem
    [smudge-off] inget
    [smudge_in_hole-four_points_only] fyra poäng
    [smudge_in_hole-wins_anyway] vinner ändå
    [smudge_in_hole-bid_forbidden] får inte bjudas
    [in_hole-negative] under noll
    [in_hole-zero_or_negative] noll eller under
    [set_scoring-setback_only] tagna poäng går förlorade
    [set_scoring-keep_and_setback] tagna poäng behålls
    [set_scoring-others_take_bid] de andra får budet
    [score_as-all] alla räknas
    [score_as-difference] bara skillnaden
    [going_out-bidder_first] den som klarat budet först
    [going_out-bidder_at_once] genast den som klarat budet
    [going_out-higher_score] den bättre ställningen
    [going_out-strict_order] i poängens ordning
    [settlement-off] inget betalas
    [settlement-one_two] en, eller två vid noll eller minus
    [settlement_basis-full_hand] efter hela sista given
    [settlement_basis-at_win] i segerögonblicket
    [revoke_mode-enforced] omöjliga
    [revoke_mode-table] möjliga, med straff
    [misdeal_result-lose_deal] kortgivningen går vidare
    [misdeal_result-same_dealer] samma spelare ger
    [misdeal_result-penalty1_lose_deal] en poäng, kortgivningen går vidare
    [misdeal_result-penalty1_same_dealer] en poäng, och samma spelare ger
    [bid_error-void_pass] ogiltigt, och måste passa
    [bid_error-take_back] tas tillbaka
    [early_pitch-assumed_four] räknas som ett bud på fyra
    [early_pitch-take_back] tas tillbaka
    [wrong_pitch_demand-first_turn] krav i första turen
    [wrong_pitch_demand-first_plain_lead] krav vid första ofärg
    [revoke_correction-none] inte tillåtet
    [revoke_correction-until_trick_complete] tills sticket är fullt
    [revoke_call-referee] alltid vid räkningen
    [revoke_call-opponent] bara om en motståndare anmäler
    [revoke_penalty-set_back_bid] budet och alla poäng
    [revoke_penalty-set_back_bid_red] budet, alla poäng, en röd spelmark
    [revoke_penalty-point_no_game] en poäng, och Spel
    [revoke_penalty-jack_two] en eller två poäng, Knekt och Spel
    [revoke_penalty-no_score] alla poäng
    [revoke_points-forfeit] går till ingen
    [revoke_points-next_best] Spel går till den näst bästa
    [exposed_card-free] inget straff
   *[exposed_card-callable] får begäras
}

## Domaren: vad boken gör när något går snett

ask-override = { $who ->
    [you] { $of_name } spelade ut innan budgivningen var slut, och det räknas som ett bud på fyra. Du kunde ännu ha bjudit: vill du säga fyra och spela ut ett eget kort, eller låta det gälla?
   *[one] { $of ->
        [you] Du
       *[one] { $of_name }
    } spelade ut innan budgivningen var slut, och det räknas som ett bud på fyra. { $name } kunde ännu ha bjudit och får säga fyra i stället.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } spelade ut i ditt ställe. Vill du skicka tillbaka kortet, eller låta det gälla?
   *[one] { $of ->
        [you] Du
       *[one] { $of_name }
    } spelade ut i stället för { $name }, som får skicka tillbaka kortet eller låta det gälla.
}
ask-demand = { $who ->
    [you] { $of_name } spelade ut i ditt ställe, så du får säga vilket kort { $of_name } spelar nu.
   *[one] { $of ->
        [you] Du
       *[one] { $of_name }
    } spelade ut i stället för { $name }, som nu får säga vilken sorts kort som måste spelas.
}
ask-name-trump = { $who ->
    [you] Du spelade på ett fel utspel: bestäm trumf nu. Ditt första utspel måste vara trumf.
   *[one] { $name } spelade på ett fel utspel och bestämmer trumf nu.
}
ask-name-for-bid = { $who ->
    [you] Du har budet på { $bid }: bestäm trumf.
   *[one] { $name } har budet på { $bid } och bestämmer trumf.
}
ask-name-free = { $who ->
    [you] Ingen bjöd: bestäm trumf. Du har inget bud att klara.
   *[one] Ingen bjöd. { $name } bestämmer trumf utan något bud att klara.
}
ask-call-partner = { $who ->
    [you] Kalla på ett kort som du inte har. Den som har det spelar med dig i den här given.
   *[one] { $name } kallar på ett kort. Den som har det spelar med { $name } i den här given.
}
ask-first-pitcher = { $who ->
    [you] Du kuperade fram det högre kortet och säger vem som spelar ut först.
   *[one] { $name } kuperade fram det högre kortet och säger vem som spelar ut först.
}
ask-name-joker = { $who ->
    [you] En joker lämnar trumf öppen: välj valfri färg.
   *[one] { $name } spelade ut en joker och bestämmer trumf.
}
ask-name-color = { $who ->
    [you] Du spelade ut { $card }: gör { $suit } eller { $other } till trumf.
   *[one] { $name } spelade ut { $card } och gör { $suit } eller { $other } till trumf.
}
ask-any-claims = { $who ->
    [you] Given ska räknas. Har någon något att rätta eller anmäla?
   *[one] Given ska räknas. { $name } får ännu säga till.
}
referee-misdeal = { $slip ->
    [count] Någon fick fel antal kort. Korten kastas in
   *[exposed] Det kortet får inte visas under given. Korten kastas in
}{ $result ->
    [lose_deal] , och kortgivningen går vidare.
    [same_dealer] , och samma spelare ger om.
    [penalty1_lose_deal] , de andra får en poäng, och kortgivningen går vidare.
   *[penalty1_same_dealer] , de andra får en poäng, och samma spelare ger om.
}
referee-deal-stands = { $slip ->
    [count] Antalet rättas till, och given gäller.
   *[exposed] Vid det här bordet är det ingen felgiv: given gäller.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Man bjuder i tur, och varje bud måste vara högre än det föregående. Alla andra bud är ogiltiga, och du måste passa.
       *[one] Man bjuder i tur, och varje bud måste vara högre än det föregående. Alla andra bud är ogiltiga, och { $name } måste passa.
    }
   *[no] Man bjuder i tur, och varje bud måste vara högre än det föregående. Alla andra bud tas tillbaka.
}
referee-early = Ett kort som spelas ut innan budgivningen är slut räknas som ett bud på fyra; den som ännu kunde ha bjudit före får säga fyra i stället.
referee-overridden = { $who ->
    [you] Du kunde ha bjudit före: det tidiga kortet går tillbaka, och du spelar ut för fyra.
   *[one] { $name } kunde ha bjudit före: det tidiga kortet går tillbaka, och { $name } spelar ut för fyra.
}
referee-led-wrongly = Spelföraren spelar ut först och får skicka tillbaka ett fel utspel eller låta det gälla.
referee-let-stand = { $who ->
    [you] Utspelet gäller men gör ingen trumf: du bestämmer trumf när du har spelat på det.
   *[one] Utspelet gäller men gör ingen trumf: { $name } bestämmer trumf efter att ha spelat på det.
}
referee-demanded = Den som spelade ut i spelförarens ställe spelar det som spelföraren kräver, så långt spelreglerna tillåter.
referee-exposed = { $callable ->
    [yes] Ett kort som en spelare visar stannar på handen, och motståndarna får begära det; ett kort som givaren visat får inte begäras.
   *[no] Ett kort som visas stannar på handen, utan straff.
}
referee-card-called = Ett visat kort måste spelas när motståndarna begär det, så snart spelreglerna tillåter.
referee-called = { $who ->
    [you] Motståndarna begär { $card }: du måste spela det om spelreglerna tillåter.
   *[one] Motståndarna begär { $card }: { $name } måste spela det om spelreglerna tillåter.
}
referee-corrected = Ett fel kort får tas tillbaka tills sticket är fullt. Det kostar inget, och kort som spelats efter det går också tillbaka.
referee-no-renege = Alla kort hittills är rätt spelade: inget ändras.
referee-grave = Trumf spelades ut, och en av de { $top } högsta trumfarna hölls inne. Det förlorar partiet.
referee-penalty = { $penalty ->
    [set_back_bid] För att ha bekänt fel förlorar sidan budet och får inget i den här given.
    [set_back_bid_red] För att ha bekänt fel förlorar sidan budet, får inget i den här given och betalar en röd spelmark till potten.
    [point_no_game] För felbekänningen får de andra en poäng, och sidan kan inte få Spel.
    [no_score] För att ha bekänt fel får sidan inget i den här given, och ett eget bud har gått bet.
   *[jack_two] För felbekänningen får de andra 2 om trumfknekten är i spel, annars 1; sidan kan få varken Knekt eller Spel.
}
ruling-right = { $who ->
    [you] Du hade rätt
   *[one] { $name } hade rätt
}
ruling-wrong = { $who ->
    [you] Du hade fel
   *[one] { $name } hade fel
}
referee-look = Spelförarens partner får inte titta innan första kortet är utspelat: de andra får poäng för det.
# På en knapp eller i en meny.
remark-button = { $remark ->
    [rest] Resten är mina
    [lay-down] Lägg ner handen
    [take-back] Ta tillbaka kortet
    [renege] { $who ->
        [you] Du bekände fel
       *[one] { $name } bekände fel
    }
    [call-card] { $who ->
        [you] Begär { $card }, ditt eget
       *[one] Begär { $card } av { $name }
    }
    [first-pitcher] { $who ->
        [you] Du
       *[one] { $name }
    }
    [expose] Visa { $card }
    [look] Titta på korten
    [override] Fyra, med { $card }
    [decline] Låt det gälla
    [withdraw] Skicka tillbaka
    [let-stand] Låt det gälla
    [end-by-score] Avsluta partiet
    [weak-hand] Svag hand
   *[content] Inget att anmäla
}
remark-about = { $remark ->
    [rest] Du tar alla återstående stick, och given räknas.
    [lay-down] Ingen trumf och inget över nio: du spelar inga fler kort.
    [take-back] Färgen bekändes inte; spela ett annat kort, utan straff.
    [renege] { $who ->
        [you] Du säger att du inte bekände fast du kunde.
       *[one] { $name } kunde ha bekänt; det kostar vad reglerna säger.
    }
    [call-card] { $who ->
        [you] Kortet måste spelas så snart spelreglerna tillåter.
       *[one] { $name } måste spela det visade kortet så snart spelreglerna tillåter.
    }
    [first-pitcher] { $who ->
        [you] Du spelar ut det första kortet, som bestämmer trumf.
       *[one] { $name } spelar ut det första kortet, som bestämmer trumf.
    }
    [expose] Du visar ett kort som inte borde synas.
    [look] Du tittar före spelförarens första utspel, och de andra får poäng för det.
    [override] Du säger fyra och spelar ut det här kortet; det tidiga utspelet går tillbaka.
    [decline] Det tidiga utspelet räknas som bud på fyra.
    [withdraw] Du spelar ut och får senare kräva ett kort.
    [let-stand] Du spelar på det och bestämmer sedan trumf.
    [end-by-score] På { $hands } givar har ingen kommit närmare målet. Partiet kan sluta nu: bästa ställningen vinner, och den här given räknas inte.
    [weak-hand] Du visar din svaga hand. Samma givare ger om, eller du får nya kort, som det spelas vid det här bordet.
   *[content] { $call ->
        [opponent] Du anmäler inget fel; given räknas.
       *[referee] Inget att rätta; given räknas.
    }
}
demand-button = { $demand ->
    [highest] Högsta
    [lowest] Lägsta
    [trump] Trumf
    [no_trump] Ingen trumf
   *[nothing] Inget
}
demand-about = { $demand ->
    [highest] I färgen
    [lowest] I färgen
    [trump] Vilken som helst
    [no_trump] En annan färg
   *[nothing] Valfritt kort
}
# Så som det skrivs; de är bland orden som förstås.
remark-words = { $remark ->
    [rest] resten
    [lay-down] lägg ner
    [take-back] ta tillbaka
    [renege] bekände fel { $name }
    [call-card] begär { $card } av { $name }
    [expose] visa { $card }
    [look] titta
    [override] fyra { $card }
    [call-partner] kalla { $card }
    [first-pitcher] { $name }
    [decline] avstå
    [withdraw] skicka tillbaka
    [let-stand] låt gälla
    [end-by-score] avsluta på ställningen
    [weak-hand] svag hand
   *[content] räkna
}
remark-name-words = trumf { suit }
remark-demand-words = kräv { $demand ->
    [highest] högsta
    [lowest] lägsta
    [trump] trumf
    [no_trump] ingen trumf
   *[nothing] inget
}

## Robotar

level-name = { $level ->
    [random] Slump
    [clumsy] Slarvig
    [learner] Nybörjare
    [steady-careful] Stadig, försiktig
    [steady-bold] Stadig, djärv
    [sharp] Skarp
    [sharp-careful] Skarp, försiktig
    [sharp-bold] Skarp, djärv
    [master] Mästare
   *[steady] Stadig
}
level-about = { $level ->
    [random] Spelar vilket tillåtet kort som helst.
    [clumsy] Som Stadig, men gör ett misstag då och då.
    [learner] Bedömer en hand eller ett kort fel då och då.
    [steady-careful] Som Stadig, men bjuder lite lägre.
    [steady-bold] Som Stadig, men bjuder lite högre.
    [sharp] Prövar varje val i några dussin möjliga givar.
    [sharp-careful] Som Skarp, men bjuder lite lägre.
    [sharp-bold] Som Skarp, men bjuder lite högre.
    [master] Prövar varje val i hundratals troliga givar.
   *[steady] Räknar trumf och bjuder det som korten är värda.
}
# Hur stark en nivå har uppmätts vara.
level-strength = { $level ->
    [random] Bara till jämförelse.
    [clumsy] Misstagen kostar den poäng.
    [learner] Vinner 21 av 100 partier mot tre robotar på nivån Stadig.
    [steady-careful] I övrigt spelar den likadant.
    [steady-bold] I övrigt spelar den likadant.
    [sharp] Vinner 28 av 100 partier mot tre robotar på nivån Stadig.
    [sharp-careful] I övrigt spelar den likadant.
    [sharp-bold] I övrigt spelar den likadant.
    [master] Vinner 35 av 100 partier mot tre robotar på nivån Stadig.
   *[steady] De andra mäts mot den.
}
habit = { $person ->
    [teo] spelar ut sin bästa trumf direkt.
    [otto] bjuder bara det han ser.
    [nia] bjuder gärna ett till.
    [bruno] bjuder högt när han ligger efter.
    [hana] sparar en trumf för att fånga knekten.
    [ravi] låter andra bjuda och ser sedan till att de går bet.
    [leila] minns vem som bjöd vad.
   *[vera] tänker igenom varje kort.
}
habit-of = { $name } { $habit }
strength = Styrka { $strength } av 8.
strength-of = { $name }, styrka { $strength } av 8.
met = { $games ->
    [0] Ni har inte mötts än.
   *[other] Du vann { $won } av { $games }.
}
met-short = { $games ->
    [0] aldrig
   *[other] { $won } av { $games }
}
remark-made = { $person ->
    [teo] Jag sa ju att jag kunde!
    [otto] Sakta men säkert.
    [nia] Det var nära. Härligt!
    [bruno] Jag är med igen.
    [hana] Allt gick vägen.
    [ravi] Skönt och tyst.
    [leila] Tur att jag lyssnade.
   *[vera] Det räcker.
}
remark-set = { $person ->
    [teo] Jag trodde att jag hade det.
    [otto] Den blev dyr.
    [nia] Det var nästan värt det.
    [bruno] Jag var tvungen att försöka.
    [hana] Så nära.
    [ravi] Jag borde ha väntat.
    [leila] Jag tolkade det fel.
   *[vera] Jag visste ju bättre.
}
remark-jack = { $person ->
    [teo] Åh nej, min knekt!
    [otto] Det var en bra knekt.
    [nia] Jag kommer att sakna den.
    [bruno] Och jag som just hittat den.
    [hana] Jag försökte ju gömma den.
    [ravi] Jag behöll den för länge.
    [leila] Jag såg det för sent.
   *[vera] Det händer även de bästa knektar.
}
remark-by = { $name }: ”{ $words }”
# Namn på robotar, åtskilda med kommatecken: minst sju, och olika.
bot-names = Anna, Björn, Clara, Daniel, Elsa, Filip, Greta, Hugo
bots-fair = Ingen robot ser någonsin dina kort.
stand-in = { $count ->
    [one] { $names } sparades som roboten ”{ $saved }”, som inte finns att tillgå. { $level } spelar i stället.
   *[other] { $names } sparades som roboten ”{ $saved }”, som inte finns att tillgå. { $level } spelar i stället.
}
# En robot utifrån, i ett parti som ställs in och vid bordet.
program-plays = Programmet ”{ $program }” spelar för { $name }. Svarar det inte spelar { $level } vidare.
# En robot utifrån gav inget svar: en av programmets egna spelar vidare i dess ställe.
program-left = { $program } har slutat svara. Från och med nu spelar { $level } för { $name }.
advice-pass = Passa: { $reason }.
advice-bid = Bjud { $bid }: { $reason }.
advice-play = Spela { $card }: { $reason }.
advice-discard = Kasta { $cards }: { $reason }.
advice-discard-ringed = Kasta de { $count } inringade korten: { $reason }.
advice-word = { $word ->
    [offer] Bjud ut utspelet till salu
    [pitch] Spela ut själv
    [accept] Sälj utspelet
    [undertake] Behåll utspelet
    [stand] Var nöjd
    [beg] Tigg
    [take-one] Ge poängen
    [run] Ge fler kort
    [bunch] Kasta ihop korten
    [rest-are-mine] Gör anspråk på resten
    [lay-down] Lägg ner din hand
    [take-back] Ta tillbaka kortet
    [look] Titta på dina kort
    [decline] Låt det tidiga utspelet gälla
    [withdraw] Skicka tillbaka utspelet
    [let-stand] Låt utspelet gälla
    [demand-highest] Kräv högsta kortet i färgen
    [demand-lowest] Kräv lägsta kortet i färgen
    [demand-trump] Kräv trumf
    [demand-no-trump] Kräv ingen trumf
    [demand-nothing] Kräv inget
    [end-by-score] Avsluta partiet på ställningen
    [weak-hand] Visa din svaga hand
   *[content] Gå vidare till räkningen
}: { $reason }.
advice-override = Säg fyra och spela ut { $card }: { $reason }.
advice-expose = Visa { $card }: { $reason }.
advice-name-trump = Gör { suit } till trumf: { $reason }.
advice-call-partner = Kalla på { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Spela ut först själv
   *[one] Låt { $name } spela ut först
}: { $reason }.
advice-call-renege = Säg att { $name } bekände fel: { $reason }.
advice-call-card = Låt { $name } spela { $card }: { $reason }.
reason = { $reason ->
    [only-choice] inget annat är tillåtet
    [at-random] det ena är lika bra som det andra
    [habit] det passar den egna spelstilen
    [too-weak] din hand är för svag
    [no-honour] du har varken ess, kung eller dam att bjuda på
    [partner-has-bid] din partner har budet
    [must-bid] alla andra har passat, så du måste
    [best-suit] { suit } är din bästa färg
    [holds-high] du har troligen den högsta { suit-single }n
    [holds-low] du har troligen den lägsta { suit-single }n
    [holds-jack] du har { suit } knekt
    [promises-game] med { suit } som trumf kan du räkna med Spel
    [promises-points] med { suit } som trumf kan du räkna med ungefär { $points }
    [takes-the-bid] som givare får du det på samma bud
    [matches-the-bid] du får ta över budet utan att gå högre
    [shuts-out] de andra går knappast högre
    [goes-out] klarar du det är du i mål
    [stops-bidder] annars kan budet vinna partiet åt någon annan
    [tries-smudge] alla fyra poängen vinner partiet genast
    [tries-slam] alla fyra poängen och alla stick ger en femte poäng
    [tries-moon] allt som ger poäng kan tas
    [pitches-outright] handen räcker till fyra
    [offers-pitch] hör vad de andra bjuder; sista ordet är ditt
    [good-price] priset ger mer än din egen hand
    [can-make-it] du kan ta lika många själv
    [cannot-make-it] du tar knappast lika många själv
    [suit-will-do] { suit } duger åt dig
    [poor-trumps] en annan färg passar dig troligen bättre än { suit }
    [cannot-give] poängen skulle vinna partiet åt dig, så givaren ger den inte
    [turn-may-lose] ett nytt uppvänt kort kan vinna partiet åt givaren
    [turn-may-win] ett nytt uppvänt kort kan vinna partiet åt dig
    [gift-is-cheap] färgen är värd mer för dig än poängen
    [gift-would-win] poängen skulle vinna partiet åt dem
    [not-worth-a-point] för den här färgen lönar det sig inte att ge de andra en poäng
    [any-suit-will-do] vilken annan färg som helst duger lika bra
    [both-poor] de här korten ger dig inget
    [keeps-trumps] all din trumf stannar
    [keeps-best] korten som ännu kan vinna stannar
    [best-partner] den som har det hjälper mest
    [trump-partner] den som har det har trumf
    [plain-partner] den som har det saknar kanske trumf
    [rest-is-certain] ingen kan ta fler stick från dig
    [hand-is-worthless] den här handen tar ändå inget stick
    [puts-right] ett fel kort kan ännu tas tillbaka
    [saw-renege] ett kort på bordet bevisar det
    [catches-shown] sticket är ditt, och kortet ger fler poäng
    [pitches-better] din hand räcker till alla fyra poängen
    [lets-them-fail] ett bud på fyra blir svårt att klara
    [own-pitch] ditt eget utspel är bättre
    [lead-is-welcome] du kan ta det som spelats ut
    [safest-demand] det gör sticket säkrast
    [richest-demand] det ger mest i ditt stick
    [makes-trump] det första kortet bestämmer trumf
    [nothing-to-claim] allt spelades som det skulle
    [slipped] alla kan göra misstag
    [leads-trump] det drar ut trumf från de andra
    [hunts-jack] det kan fånga trumfknekten
    [hunts-scored] det kan fånga en trumf som ger poäng
    [leads-winner] ingen har ett högre kort i färgen
    [leads-low] det har inga kortpoäng att förlora
    [leads-nothing] det ger ingen några poäng
    [may-take] det kan ta sticket
    [captures-jack] det slår trumfknekten
    [saves-jack] du räddar din knekt
    [wins-low] du räddar en trumf som troligen är Låg
    [wins-scored] du tar hem ett kort som ger poäng
    [wins-ten] du räddar en tia
    [ruffs-points] det finns kortpoäng att ta
    [takes-trick] det tar sticket
    [beats-all] det slår alla kort hittills
    [feeds-partner] din partner leder, och det ger kortpoäng
    [feeds-scored] din partner leder, och kortet ger poäng
    [leaves-to-partner] din partner leder sticket
    [protects-jack] det sparar din trumfknekt till senare
    [keeps-low] det sparar en trumf som troligen är Låg
    [keeps-scored] det sparar ett kort som ger poäng till senare
    [protects-ten] det sparar din tia till senare
    [gives-nothing] det ger inte bort några kortpoäng
    [cannot-win] du kan inte ta det här sticket
    [plays-least] du kan inte ta det här sticket, så spela lågt
    [fewest-points] det ger bort så få kortpoäng som möjligt
   *[keeps-strength] det sparar ett starkare kort till senare
}

## Fönster: den första bilden

window-too-small = Fönstret är för litet att spela i. Gör det större.

home-continue = Fortsätt
home-continue-about = Giv { $number }, { $goal }.
home-your-turn = Din tur.
home-their-turn = { $name } står på tur.
home-play = Spela
home-new-game = Nytt parti
home-new-game-about = Välj spel, spelare och regler
home-first-lesson = Lär dig genom att spela
home-play-now = Spela nu
home-choose = Välj ett spel
home-deal = Jag ger.
home-rules = Regler
home-saves = Sparade partier
home-settings = Inställningar
home-quit = Avsluta
home-where = Giv { $number }{ $turn ->
    [yes] {", din tur"}
    [other] {", "}{ $name } står på tur
   *[no] {""}
}
home-last-games = Senaste partierna
home-place = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
}
home-puzzle = Dagens uppgift
home-puzzle-done = Klart.
home-puzzle-row = { $days } rätt i rad
home-practice = Öva
home-practice-about = Fem givar: { $theme ->
    [jack] fånga knekten
    [tens] behåll dina tior
    [bid] bjud eller passa
    [trumps] dra trumf
   *[game] räkna till Spel
}
home-welcome = Slå dig ner.
home-welcome-about = Säg hur många av de fyra poängen du tar. Ta dem sedan.
pad-us = Vi
pad-them = De

about-title = Om programmet
about-what = Pitch, Setback, Don och { $more } andra spel ur All Fours-familjen, för två till sju spelare.
about-private = Inget du gör här lämnar den här datorn.
about-news = Nyheter
about-license = Licens
about-fonts = Typsnitt
about-libraries = Bibliotek av andra
about-program = Program
about-cards = Kort och ansikten
about-drawn = ritade för det här programmet, MIT
about-who = vem som gjort vad
about-version = Version { $version }
about-copy = Kopiera version
about-copied = Kopierat

## Fönster: ett nytt parti

setup-name = Namn
setup-person = Människa
setup-phone = Telefon
setup-bot = Robot
setup-players = Spelare
setup-players-only = { $players } spelare
setup-player-name = Spelare { $number }
setup-teams = Partner
setup-mend = Rätta till
# Ovanför spelen i en gren av familjen.
games-branch = { $branch ->
    [more-points] Bjud om fler poäng
    [exchange] Bjud, byt sedan kort
    [draw] Dra efter varje stick, för två
    [pedro] Pedro och Cinch, med kort värda fem och mer
    [turn-up] Uppvänd trumf
    [eldest] Förhand spelar ut eller säljer
    [don] Don, med poängkort
   *[bid] Bjud och spela ut
}
games-title = Vad ska vi spela?
games-search = Sök bland { $count } spel
games-ours = Vårt bord
games-more = Alla { $count } spel
games-more-about = eller egna regler
voice-games-players = { $least } till { $most } spelare
games-count = { $count } av { $all } spel
games-nothing = Inget spel passar ”{ $words }”.
# Under namnet på ett spel som hittats under ett annat.
games-also = kallas också { $names }
games-told = { $name } är också ett namn på { $games }.
games-told-absent = { $name } är ett spel i familjen som ännu inte finns i programmet.
# Spel i familjen som någon kan söka efter; de som redan finns hoppas över.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# Det som utmärker ett spel, med högst 38 tecken.
game-line = { $game ->
    [setback] två par, till 11
    [trinidad] uppvänd trumf, hängd knekt
    [lancashire] som Trinidad, men medsols
    [west_yorkshire] partnern får inte titta
    [blackburn] Låg måste tas
    [britannica1911] sälj utspelet
    [commercial_pitch] säljaren får priset
    [seven_up] uppvänd trumf, till 7
    [smudge] alla fyra vinner
    [smudge_bid] med bud på fem
    [no_auction_pitch] förhand spelar ut
    [racehorse] bara 32 kort
    [joker_pitch] en joker ger en poäng
    [five_point] fel knekt är trumf
    [seven_point] fel knekt, två jokrar
    [west_michigan] sex spelare, 38 kort
    [euchre_setback] 28 kort, fel knekt
    [pedro_sancho] femman och nian räknas
    [snoozer] jokern ger 15
    [ten_point] bara trumf spelas
    [colorado] trumf E-9-K-8-D-7
    [thirteen_point] fel trea ger 3
    [pawnee] kalla på en partner
    [schmier] sex spelare, med påfyllning
    [wisconsin_smear] 34 kort, en skat
    [smear_ten] tio kort, sex spelas
    [cinch] båda femmorna räknas
    [widow_cinch] tre par, en skat
    [pedro] bud från sju
    [pidro] Finlands Pedro, bara trumf
    [all_fives] trumf markeras genast
    [california_jack] två, öppen talong
    [shasta_sam] två, dold talong
    [nine_card_don] markeras genast, till 91
    [irish_don] hela leken, inget Spel
    [phat] hela leken, till 181
    [blind_don] två rader, hälften dolda
   *[auction_pitch] var för sig, till 7
}
setup-who = Vem spelar?
who-game = { $game }, { $kind ->
    [two-pairs] två par
    [three-pairs] tre par
   *[threes] tre mot tre
}
who-teams = { $kind ->
    [pairs] Par
    [threes] Tre mot tre
   *[none] Var för sig
}
who-alone = Med { $players } spelare finns inga par: alla spelar var för sig.
# Below the name of whoever plays with the person at the screen.
who-partner = spelar med dig
who-drag = Dra för att byta
who-phones = På telefoner
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Någon här
who-phone = På telefon
who-levels = Efter nivå
# Said of one of the eight who has a place.
who-here = Vid bordet
who-move = Flytta ett steg
who-name = Tryck på { $name } för att skriva ett namn.
setup-faces = Dina robotar har nu ansikten. Nivåerna finns kvar.
setup-target = Spela till
setup-hidden = Korten döljs mellan turerna.
look-face = Figur
look-colour = Färg
families-title = Senaste sällskap
setup-name-empty = Alla spelare behöver ett namn.
setup-name-twice = Två spelare heter { $name }.
setup-default-name = Du
# Åtskilda med kommatecken, minst sju.
setup-bot-names = Anna, Björn, Clara, Daniel, Emil, Frida, Gustav, Hanna

## Fönster: bordet

bar-table = Bord
table-deal = Ge
table-you-deal = Du ger
table-you-deal-about = För en felgiv, öppna menyn Bord.
table-throw = Kasta
table-throw-away = { $count ->
    [one] Kasta 1 kort
   *[other] Kasta { $count } kort
}
table-keep = { $count ->
    [one] Behåll 1 kort
   *[other] Behåll { $count } kort
}
table-kept = { $kept } av { $count } behålls
table-kept-over = { $kept } behålls, { $over } för många
table-keep-hand = Behåll alla
trick-to-peg = att markera
table-suggest = Föreslå
table-widow = { $count ->
    [one] Skat: 1 kort
   *[other] Skat: { $count } kort
}
table-marked = { $marked } av { $count } valda
table-override-about = Vill du spela ut i stället, välj kortet du vill spela ut.
table-menu = Vad säger du?
table-menu-about = Det du säger här gäller.
table-menu-none = Det finns inget att säga nu.
table-out-of-turn = Bjud { $bid } i otur
table-out-of-turn-pass = Passa i otur
table-show = Visa ett kort
table-confirm = Klicka igen eller tryck på Enter för att spela { $card }.
table-confirm-touch = Tryck igen för att spela { $card }.
table-show-which = Vilket kort visar du? Tryck på Esc för att inte visa något.
table-misdeal-shown = Visa ett kort när du ger
table-misdeal-count = Ge fel antal

plate-out = ute
plate-out-about = { $who ->
    [you] Du har ingen trumf kvar och står över resten av given.
   *[one] { $name } har ingen trumf kvar och står över resten av given.
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
        [you] Du tog { $drawn }.
       *[one] { $name } tog { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Du kastade { $thrown }.
           *[one] { $name } kastade { $thrown }.
        }
       *[other] { $who ->
            [you] Du kastade { $thrown } och tog { $drawn }.
           *[one] { $name } kastade { $thrown } och tog { $drawn }.
        }
    }
}
pile-left = { $count } kvar
card-shown = visat
card-called = begärt
card-discarded = kastat
pad-counters = Vita spelmarker kvar
bar-undo = Ångra
bar-hint = Tips
hint-awaited = Den starkaste roboten tänker …
hint-on-your-turn = Du kan be om ett tips när det är din tur.
hint-off = Tipsen är av. De kan slås på i inställningarna.
hint-offered = Fråga en gång till för att se vad den starkaste roboten skulle göra.
# Hur valen i ett läge står sig mot varandra.
compare-title = Valen jämförda
compare-about = Chans att vinna partiet, och poäng i den här given jämfört med den bästa av de andra:
compare-chances = Vinstchans
compare-columns = Vinstchans, och givens poäng mot den bästa av de andra.
compare-as-good = lika bra
compare-chance = { $percent } %
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }; { $points }{ $standing ->
    [best] {""}
    [as-good] {""}; lika bra som det första inom ±{ $error }
   *[worse] {""}; ±{ $error }
}
# Innan ett dyrt val faller.
coach-asks = Det här kostar dig ungefär { $percent ->
    [one] 1 vinst
   *[other] { $percent } vinster
} på 100 partier. { $kind ->
    [call] Välj det igen för att bjuda det ändå; Esc ångrar.
   *[card] Välj kortet igen för att spela det ändå; Esc ångrar.
}
text-coach-asks = Det här kostar dig ungefär { $percent ->
    [one] 1 vinst
   *[other] { $percent } vinster
} på 100 partier. { $kind ->
    [call] Säg det en gång till om du menar det, eller säg något annat.
   *[card] Säg det en gång till för att spela det ändå, eller välj ett annat kort.
}
text-hint-offered = Skriv ”tips” en gång till för att höra vad den starkaste roboten skulle göra.
text-hint-more = Skriv ”tips” igen för att jämföra alla val.
text-no-comparison = Det finns inget att jämföra.
bar-hand = Giv { $hand }
bar-trick = { $tricks ->
    [0] Stick { $trick }
   *[other] Stick { $trick } av { $tricks }
}
bar-status = giv { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] giv { $hand }, stick { $trick }, { $goal }
   *[other] giv { $hand }, stick { $trick } av { $tricks }, { $goal }
}
speed-slow = Långsam
speed-normal = Normal
speed-fast = Snabb
speed-instant = Genast

contract-called = { $trump }, { $card } kallat
contract-with = med { $name }
contract-alone = ensam
bid-step = { $step ->
    [less] Bjud mindre
   *[more] Bjud mer
}
ribbon-target = { $rid ->
    [yes] först utan marker
    [hands] { $target ->
        [1] en giv
       *[other] { $target } givar
    }
    [deals] { $target ->
        [1] en giv var
       *[other] { $target } givar var
    }
   *[no] till { $target }
}
ribbon-pool = först utan marker får { $pool }
ribbon-contract = { $who ->
    [you] Du { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Du bjöd { $bid }
   *[one] { $name } bjöd { $bid }
}
contract-free = { $who ->
    [you] Du spelar ut utan bud
   *[one] { $name } spelar ut utan bud
}
# More than was bid.

plate-pass = Pass
plate-bid = Bud { $bid }
plate-thinking = tänker
plate-tricks = { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
said-pass = Pass
said-bid = { $bid ->
    [1] Ett
    [2] Två
    [3] Tre
    [4] Fyra
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Tog sticket

tracker-title = Givens poäng
tracker-so-far = hittills
tracker-settled = säker
tracker-open = ännu inte tagen
tracker-open-worth = öppen; { $points } poäng
tracker-open-hung = öppen; { $points } om hängd
tracker-not-in-play = inte i spel
tracker-you-hold = på handen
tracker-not-seen = återstår: { card-rank }
tracker-lower-not-seen = { $count } lägre återstår
tracker-higher-not-seen = { $count } högre återstår
tracker-none-yet = inget ännu
tracker-others-none = ingen annan
tracker-tied = lika på { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] alla avgjorda
   *[other] öppna: { $open }; { $points } var
}
tracker-carried = { $carry } från tidigare
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Förra sticket
# Trumfordningen, framtagen vid bordet.
order-title = Trumfordning
order-button = ordning
order-about = Från den högsta till den lägsta. { $gone ->
    [0] Ingen är borta ännu.
    [one] En är borta.
   *[other] { $gone } är borta.
}
order-example = Från den högsta till den lägsta, som om { suit } vore trumf.
order-gone = borta
order-own = din
text-order = Trumf uppifrån: { $order }.
text-order-gone = Borta: { $cards }.
last-trick-none = Inget stick ännu
log-title = Logg
pad-turned-up = Uppvänt: { $rank } { $points }
pad-bidding = Budgivning …
pad-bid = { $who ->
    [you] Du bjöd { $bid } …
   *[one] { $name } bjöd { $bid } …
}

bid-pass = Pass
bid-moon = Slam
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Du spelar ut
   *[one] { $name } spelar ut
}
plate-offer = Till salu
plate-sold = Sålt för { $bid }
plate-pitch = Spelar ut
plate-accept = Sålt
plate-undertake = Behåller
plate-stand = Nöjd
plate-beg = Tigger
plate-take-one = Ger en
plate-run = Ger fler
plate-bunch = Kasta ihop?
said-price = { $bid ->
    [1] Jag ger en
    [2] Jag ger två
    [3] Jag ger tre
    [4] Jag ger fyra
   *[other] Jag ger { $bid }
}
said-sold = { $bid ->
    [1] Sålt för en
    [2] Sålt för två
    [3] Sålt för tre
    [4] Sålt för fyra
   *[other] Sålt för { $bid }
}
said-undertakes = { $bid ->
    [1] Jag tar en själv
    [2] Jag tar två själv
    [3] Jag tar tre själv
    [4] Jag tar fyra själv
   *[other] Jag tar { $bid } själv
}
said-pitch = Jag spelar ut
said-accept = Sålt
said-undertake = Jag behåller det
said-stand = Jag är nöjd
said-beg = Jag tigger
said-take-one = Ta en
said-run = Jag ger fler
said-bunch = Kasta ihop?
tracker-settled-worth = säker, { $points } poäng
bid-pitch = Spela ut
bid-accept = Sälj
bid-undertake = Behåll
bid-stand = Nöjd
bid-beg = Tigg
bid-take-one = Ge en
bid-run = Ge fler
bid-bunch = Kasta ihop

## Fönster: att lämna över skärmen

curtain-title = Lämna skärmen till { $name }
curtain-about = Ni andra, titta bort.
curtain-show = Jag är { $name }
curtain-since = Sedan din tur
curtain-nothing = Inget har hänt ännu.

## Fönster: meny, tangenter, inställningar, frågor

menu-title = Meny
menu-continue = Fortsätt
menu-rules = Så spelar du
menu-so-far = Given hittills
menu-leave = Spara och lämna
menu-settings = Inställningar
menu-home = Till starten
menu-players = Spelare
opening-title = Öppnar
opening-about = { $file } läses.
opening-give-up = Avbryt
opening-failed = Filen kunde inte öppnas.
consent-title = Ta tillbaka det?
consent-about = Det här tar tillbaka det senaste som { $name } beslutade, och allt därefter. Fråga de andra: är alla med på det?
consent-refuse = Nej, det får stå
consent-agree = Alla är med: ta tillbaka
consent-end-title = Avsluta partiet på ställningen?
consent-end-winner = { $who ->
    [you] Du skulle vinna.
    [your-side] { $name } skulle vinna.
    [several] { $name } skulle vinna.
   *[one] { $name } skulle vinna.
}
consent-end-refuse = Nej, spela vidare
consent-end-agree = Ja, avsluta partiet
consent-leave-title = { $names } { $count ->
    [one] spelar
   *[other] spelar
} fortfarande.
consent-leave-about = Partiet sparas åt er alla.
consent-leave-refuse = Spela vidare
consent-quit-title = Avsluta utan att spara?
consent-quit-about = { $unsaved } Stäng igen för att avsluta ändå.
consent-quit-refuse = Nej, stanna
consent-quit-agree = Ja, avsluta ändå
players-title = Vilka som sitter vid bordet
players-about = Måste du gå spelar en robot för dig tills du är tillbaka.
players-away = borta: en robot spelar
players-person = spelar vid den här skärmen
players-bot = robot

help-title = Hjälp
help-rules = Spelets regler
keys-title = Tangenter
keys-move = flytta mellan kort och knappar
keys-press = spela, trycka eller kasta; hoppa över en rörelse
keys-area = nästa område, föregående område
keys-choose = välja ett kort, räknat från vänster, eller ett svar
keys-count = bjuda mer, bjuda mindre; annars som de andra pilarna
keys-bid = bjuda två, tre, smudge
keys-pass = passa
keys-keep = behålla utspelet, för fyra eller för budet
keys-stand = nöjd; sälja utspelet; föreslå kort att kasta
keys-beg = tigga; kasta ihop
keys-accept = sälja för budet; bjuda slam
keys-run = ge fler kort; göra anspråk på resten
keys-deal = ge; kasta; lägga ner en värdelös hand
keys-talk = säga till, där misstag är möjliga
keys-undo = ta tillbaka
keys-hint = tips: vad den starkaste roboten skulle göra
keys-why = Varför? Det som är under musen, har fokus eller inte gick
keys-standing = med skärmläsare: hör sticket, dina kort och ställningen
keys-name = göra klöver till trumf; { $diamonds }, { $hearts } och { $spades } de andra färgerna, { $hearts } efter ett tips
keys-call = kalla på en partners dam, knekt; { $ace }, { $king } och { $ten } ess, kung och tia
keys-answer = gå med på det; säga nej, eller visa en värdelös hand
keys-arrange = flytta det markerade kortet i handen
keys-sort = sortera handen igen
keys-order = trumfordningen, där den är särskild
keys-looks-back = förra sticket, givens logg
keys-cards = fyra kulörer, stora hörntecken
keys-speed = långsam, normal, snabb, genast
keys-full-screen = helskärm
keys-back = meny; stänger det som är öppet; lämnar en lektion eller uppgift
keys-mute = ljud av, ljud på
keys-help = hjälp: regler och tangenter
keys-house-rules = husregler, öppna en fil
keys-new-game = nytt parti, inställningar, avsluta
keys-close = stäng fönstret
keys-change = Byt en tangent genom att klicka på den, eller gå till den med Tabb och tryck på { keys-enter }; tryck sedan på den du vill ha. { keys-delete } på den ger den vanliga tillbaka. Pilar, Tabb, { keys-enter }, { keys-esc } och siffror är alltid som de är.
keys-asked = Tryck på tangenten du vill ha. { keys-esc } låter den vara som den är.
keys-refused-fixed = { $key } är som den är på alla sidor. Tryck på en annan tangent.
keys-refused-typed = { $key } skrivs där för att söka ett spel. Tryck på en tangent som inte är en bokstav.
keys-refused-taken = { $key } gör redan detta: { $deed }. Tryck på en annan tangent, eller byt den först.
keys-reset = Återställ alla tangenter
keys-mouse = Ett klick spelar ett kort; att dra det till mitten av bordet gör det också. Dra ett kort längs handen för att ge det en annan plats; ett dubbelklick på duken sorterar handen igen. Under budgivningen är siffror bud; under spelet väljer de kort.
keys-touch = Ett tryck med fingret gör vad ett klick gör. Håll fingret på något vid bordet för att se vad det betyder, och dra det därifrån för att avbryta. Ligger korten tätt väljer det första trycket ett kort, och det andra spelar det. Kort går också att dra: till mitten för att spela dem, eller längs handen till en annan plats.
keys-enter = Enter
keys-space = Blanksteg
keys-esc = Esc
keys-tab = Tabb, Skift Tabb
keys-page-up = Sida upp
keys-page-down = Sida ner
keys-home = Hem
keys-end = Slut
keys-delete = Delete
keys-menu-key = Meny
keys-alt = Alt
keys-command = Ctrl
keys-page = bläddra på en lång sida
keys-end-try-out = lämna en lektion, sluta prova, avsluta på ställningen ett parti som stannat
keys-group-home = På startskärmen
keys-home-front = fortsätta, spela
keys-home-games = nytt parti, övning eller lektioner
keys-home-rules = regler, husregler
keys-home-kept = uppgifter, sparade partier, statistik
keys-home-rest = om programmet, inställningar, avsluta
keys-group-menu = I menyn
keys-menu-table = regler, lektioner
keys-menu-people = spelare, telefoner, tangenter
keys-menu-more = uppgifter; om det går rätt till
keys-menu-rest = sparade partier, inställningar, avsluta
keys-puzzle = igen, nästa
keys-puzzle-ways = spela vidare härifrån, alla uppgifter
keys-group-result = Efter en giv eller ett parti
keys-result-review = gå igenom
keys-result-costs = vad det kostade
keys-result-fair = Går det rätt till? Hur korten var bestämda i förväg
keys-result-game = nytt parti, startskärmen
keys-group-review = I genomgången
keys-review-steps = ett steg tillbaka, ett steg framåt
keys-review-hands = föregående giv, nästa giv
keys-ends = första steget, sista steget
keys-review-seen = bara det spelaren såg, eller alla kort
keys-review-why = Varför det gjordes: vad en robot gick efter, och vad som talar för det
keys-review-mistake = nästa misstag
keys-review-try = spela vidare härifrån, ge samma igen, ge till nästa plats
keys-group-saves = Bland sparade partier
keys-saves = byta namn, radera, hämta tillbaka
keys-saves-more = gå igenom, kopiera, exportera
keys-group-pages = Nytt parti, inställningar, husregler, statistik, protokoll
keys-turn = välja svaret bredvid, ändra en siffra
keys-search = söka
keys-house-undo = ångra den senaste ändringen av en husregel
keys-house-number = skriva en siffra för en husregel
keys-statistics = tabell eller bilder, exportera
keys-pad = ta tillbaka en giv i protokollet, där { keys-space } kryssar och { keys-enter } skriver upp
keys-settings-reset = återställa en inställning

settings-title = Inställningar
settings-done = Klar
settings-search = Sök
settings-nothing = Ingen inställning passar ”{ $words }”.
settings-changed = Ändrade: { $count }
settings-reset = Återställ
settings-reset-all = Återställ alla
settings-undo = Ångra
settings-on = På
settings-off = Av
settings-as-system = System

settings-group = { $group ->
    [you] Du
    [table] Bord
    [look] Utseende
    [motion] Rörelse
    [sound] Ljud
    [sizes] Storlekar
    [language] Språk
   *[renderer] Grafik
}

settings-speed = Tempo
settings-speed-about = Hur fort kort ges, spelas och samlas in.
settings-trick-stays = Ett fullt stick ligger kvar
settings-trick-stays-about = Hur länge alla ser det innan vinnaren samlar in det.
settings-trick-until-click = Tills jag klickar
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Betänketid
settings-thinking-about = Hur länge Skarp, Mästare och tipsen tänker efter. Mer tid gör dem lite starkare.
settings-thinking-short = Kort
settings-thinking-usual = Vanlig
settings-thinking-long = Lång
settings-hints = Tips
settings-hints-about = Om du får fråga vad den starkaste roboten skulle göra, och om du måste fråga två gånger.
settings-hints-off = Av
settings-hints-on = På
settings-hints-twice = Vid andra frågan
settings-coach = Tränare
settings-coach-about = Frågar innan du bjuder eller spelar något som tydligt kostar dig vinstchanser. Säger aldrig vad som är bättre.
settings-name-about = Så kallar de andra dig från och med nästa parti.
settings-face-about = Din figur vid bordet från och med nästa parti.
settings-table-talk = Bordsprat
settings-table-talk-about = Då och då säger en av programmets spelare något om sin egen hand.
settings-memory = Det som programmet minns
settings-memory-about = Dina senaste bord och namn, resultat, lektioner och uppgifter. Sparade partier finns kvar.
settings-forget = Glöm allt
settings-remember = Hämta tillbaka
settings-hand-order = Dina korts ordning
settings-hand-order-about = Hur korten på din hand sorteras från vänster.
settings-hand-order-trumps = Trumf först
settings-hand-order-suits = Efter färg
settings-hand-order-ranks = Efter valör
settings-forced = Spela tvingade kort
settings-forced-about = När bara ett kort får spelas, spelas det åt dig.
settings-confirm = Bekräfta varje kort
settings-confirm-about = Första klicket på ett kort väljer det; det andra spelar det.
settings-partners = Dölj partner för varandra
settings-partners-about = Inte heller två partner som ensamma delar skärmen ser varandras kort.

settings-four-colours = Fyra kulörer
settings-four-colours-about = Varje färg har sin egen kulör: ruter är blå och klöver grön.
settings-large-index = Stora hörntecken
settings-large-index-about = En stor valör och färg på varje kort, lätta att läsa på håll.
settings-bold-cards = Kort med hög kontrast
settings-bold-cards-about = Enkla kort i svart och vitt med kraftiga konturer.
settings-back = Baksidor
settings-back-about = Mönstret på kortens baksida.
settings-back-brick = Tegel
settings-back-blue = Blå
settings-back-slate = Skiffer
settings-back-plum = Plommon
settings-folder = Egna bilder
settings-folder-about = En mapp med kortbilder att använda i stället för de här.
settings-folder-hint = Sökväg till mappen
settings-folder-use = Använd

settings-motion = Hur korten rör sig
settings-motion-about = Med mindre rörelse flyttas, vänds eller växer inget: korten tonar in där de hör hemma.
settings-motion-full = Full
settings-motion-reduced = Mindre

settings-sound = Ljuden vid bordet
settings-sound-about = Du hör hur kort ges, spelas och samlas in.
settings-volume = Volym
settings-volume-about = Hur högt korten låter.
settings-volume-idle = Ljudet är av.
settings-percent = { $percent } %

settings-interface = Gränssnitt
settings-interface-about = Storleken på ord, knappar och rutor.
settings-interface-limit = Storleken på ord, knappar och rutor; i det här fönstret ryms { $percent } %.
settings-interface-held = Allt får den här storleken när muspekaren lämnar knappen.
settings-card-size = Korten på bordet
settings-card-size-about = Hur stora korten på din hand och i sticket är.
settings-card-size-small = Små
settings-card-size-normal = Normala
settings-card-size-large = Stora
settings-card-size-huge = Enorma

settings-theme = Bord
settings-theme-about = System: Linne när det är ljust, Midnatt när det är mörkt. Kontrast när systemet ber om det.
settings-theme-spruce = Gran
settings-theme-midnight = Midnatt
settings-theme-linen = Linne
settings-theme-contrast = Kontrast

settings-language = Språk
settings-language-about = System: systemets språk om det finns, annars engelska.

settings-renderer = Rita med
settings-renderer-about = Vad som ritar fönstret. Gäller från nästa start.
settings-renderer-auto = Automatiskt
settings-renderer-gpu = Grafikkort
settings-renderer-software = Processor

## Fönster: husregler

house-title = Husregler
house-play = Spela med de här
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Spela till?
    [hands] Hur många givar?
    [jokers] Jokrar?
    [min_bid] Lägsta bud?
    [all_pass] Ingen bjuder?
    [dealer_privilege] Får givaren ta samma bud?
    [top_bid] Får givaren ta maxbudet?
    [beg_limit] Hur ofta får man tigga?
    [turned_jack] Poäng för uppvänd knekt?
    [after_run_hand] De extra korten?
    [play_size] Kort att spela med?
    [widow] Kort i skaten?
    [fives] Poäng för trumffemman?
    [nines] Poäng för trumfnian?
    [low_to] Vem får Låg?
    [ruff] Trumfa trots färg på hand?
    [game_tie] Lika om Spel?
    [set_scoring] Bet: behålls poängen?
    [going_out] Två når målet samtidigt?
    [hang_jack] Poäng för tagen knekt?
    [partner_blind] Spelar partnern blint?
    [undertrump] Undertrumfa?
    [win_by_two] Vinna med två?
    [count_down] Räkna ner till noll?
    [must_bid_to_go_out] Bara den med bud vinner?
    [void_must_trump] Trumftvång vid renons?
    [deal_batch] Hur många kort åt gången?
    [revoke_mode] Kan misstag göras?
   *[stops_early] Sluta när allt är avgjort?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] inga
    [jokers-1] en
    [jokers-2] två
    [beg_limit-0] aldrig
    [beg_limit-1] en gång
    [beg_limit-2] två gånger
    [beg_limit-3] tre gånger
    [all_pass-dealer_forced] givaren måste bjuda
    [all_pass-redeal_same_dealer] ge om
    [all_pass-redeal_next_dealer] nästa ger
    [all_pass-eldest_forced] förhand måste bjuda
    [all_pass-eldest_free] förhand utan bud
    [all_pass-dealer_free] givaren utan bud
    [low_to-dealt] den som fick den
    [low_to-winner] den som tar den
    [ruff-anytime] tillåtet
    [ruff-only_when_void] förbjudet
    [game_tie-none] ingen
    [game_tie-eldest] förhand
    [game_tie-non_dealer_side] de som inte gav
    [game_tie-jokers] flest jokrar
    [game_tie-carry] nästa giv
    [set_scoring-setback_only] nej
    [set_scoring-keep_and_setback] ja, minus budet
    [set_scoring-others_take_bid] budet till de andra
    [going_out-bidder_first] budgivaren
    [going_out-bidder_at_once] budgivaren, genast
    [going_out-strict_order] i poängordning
    [going_out-higher_score] högre ställning
    [after_run_hand-keep_all] spela alla
    [after_run_hand-discard_to_six] kasta till sex
    [undertrump-allowed] tillåtet
    [undertrump-forbidden_unless_forced] bara om man måste
    [revoke_mode-enforced] nej
    [revoke_mode-table] ja
    [yes] ja
   *[no] nej
}
house-joker-bids = { $jokers ->
    [0] Utan jokrar finns { $points } poäng, så nu går buden till { $bid }.
    [1] Med en joker finns { $points } poäng, så nu går buden till { $bid }.
   *[other] Med två jokrar finns { $points } poäng, så nu går buden till { $bid }.
}
house-joker-points = { $jokers ->
    [0] Utan jokrar finns upp till { $points } poäng i en giv.
    [1] Med en joker finns upp till { $points } poäng i en giv.
   *[other] Med två jokrar finns upp till { $points } poäng i en giv.
}
house-take-back = Ta tillbaka
house-all = Alla regler
house-ten = De tio frågorna
house-changes = { $count ->
    [0] Som { $game }
    [one] 1 ändring i { $game }
   *[other] { $count } ändringar i { $game }
}
house-from-game = från { $game }
house-read = Läs som sida
house-count = { $found } av { $all }
house-clear = Töm sökningen
house-use = Använd de här
house-sets = Uppsättningar
page-back = Tillbaka
house-idle = Verkar inte med dina andra regler.
house-idle-but = Kräver ”{ $with }”.
house-printed = Ur böckerna
house-own-name = { $game }, husregler
house-own = Dina egna
house-none = Inga ännu. Ändra en regel, så får du en egen kopia.
house-set-about = { $count ->
    [0] som { $game }
    [one] { $game }, 1 ändring
   *[other] { $game }, { $count } ändringar
}
house-set-misfit = { $game }, går inte att spela
house-search = Sök regler
house-nothing = Ingen regel passar ”{ $words }”.
house-mend = Rätta till
house-copy = Kopiera
house-delete = Radera
house-open = Öppna
house-share = Dela
house-open-about = Filen med en regeluppsättning eller ett sparat parti.
house-open-run = Öppna den
house-share-about = Sparar regeluppsättningen i en fil som andra kan öppna.
house-share-run = Spara den
house-path-hint = Sökväg till filen
choose = Välj …
choose-none = Det finns ingen filväljare här. Skriv sökvägen i stället.
choose-files = Partier och regeluppsättningar
house-close-file = Stäng
house-shared = Sparad i { $file }.
house-copy-text = Kopiera som text
house-did-set = { $name }: ändrad.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Anpassat efter det: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = Reglerna går ihop igen.
house-did-reset = { $name }: återställd.
house-did-reset-all = Alla regler är som i boken igen.
house-did-copy = En kopia gjordes.
house-did-open = En regeluppsättning öppnades.
house-did-rename = Heter nu ”{ $new }”. Den hette ”{ $name }”.
house-did-delete = ”{ $name }” raderades.
error-rules-save = Regeluppsättningarna kunde inte sparas i { $file }: { $reason }.
error-share = Regeluppsättningen kunde inte skrivas till { $file }: { $reason }.
error-option = { $file } kunde inte läsas (rad { $line }, kolumn { $column }): { $name } ({ $id }) kan inte ha det här värdet. { $values }
error-option-values = Det kan vara { $values }.
error-option-points = Det kan vara en lista som ”high low jack game” med högst { $most } poster.
error-option-card-points = Det kan vara kortpoäng som ”A:4 K:3 Q:2 J:1 T:10”.
error-option-order = Det kan vara en lista över trumf uppifrån som ”A K Q J oJ X1 T 9 8 7 6 5 4 3 2”.
error-option-pack = Det kan vara valörer som ”2-A” eller ”2,9-A”.
error-option-numbers = Det kan vara { $min } till { $max }.
error-option-unknown = { $file } kunde inte läsas (rad { $line }, kolumn { $column }): det finns ingen regel ”{ $id }”.
obstacle-exists = det finns redan en fil med det namnet

## Fönster: sparade partier

saves-title = Sparade partier
saves-note = { $count ->
    [0] inga ännu
    [one] ett parti
   *[other] { $count } partier
}
saves-search = Sök på namn, spel eller datum
saves-empty = Inga partier sparade ännu. Varje parti sparas av sig självt, efter varje drag.
saves-nothing = Inget sparat parti passar ”{ $words }”.
saves-date = { $day } { $month ->
    [1] jan.
    [2] feb.
    [3] mars
    [4] apr.
    [5] maj
    [6] juni
    [7] juli
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[12] dec.
} { $year }
saves-day = { $day } { $month ->
    [1] jan.
    [2] feb.
    [3] mars
    [4] apr.
    [5] maj
    [6] juni
    [7] juli
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[12] dec.
}
saves-today = i dag
saves-yesterday = i går
saves-weekday = { $day ->
    [0] måndag
    [1] tisdag
    [2] onsdag
    [3] torsdag
    [4] fredag
    [5] lördag
   *[6] söndag
}
saves-hand = { $day }, giv { $number }
saves-your-turn = { $day }, din tur
saves-with = { $day }, med { $names }
saves-real = { $day }, riktiga kort
saves-finished = { $count ->
    [one] Ett avslutat parti
   *[other] { $count } avslutade partier
}
saves-look-back = att se tillbaka på
saves-all = Alla partier
saves-all-about = att byta namn på, kopiera, exportera
saves-won = { $count ->
    [one] { $names } vann
   *[other] { $names } vann
}
saves-hands = { $hands ->
    [0] i första given
    [one] efter en giv
   *[other] efter { $hands } givar
}
saves-current = spelas just nu
saves-damaged = Går inte att läsa
saves-in-use = Ett annat fönster använder de här partierna: här kan du bara titta på dem.
saves-open = Spela vidare
saves-review = Gå igenom
saves-rename = Byt namn
saves-copy = Kopiera
saves-export = Exportera
saves-delete = Radera
saves-copy-of = { $name } (kopia)
saves-new-title = Ge partiet ett namn
saves-folder = Mapp för filerna
saves-save = Spara
saves-cancel = Avbryt
saves-deleted = ”{ $name }” raderades.
saves-undo = Ångra
saves-restored = ”{ $name }” är tillbaka.
saves-copied = ”{ $name }” kopierades.
saves-exported = Sparat som { $record } och { $told }.
saves-no-folder = Skriv mappen dit filerna ska.
saves-open-file = Öppna en fil
saves-open-another = Öppna en annan
saves-no-file = Skriv sökvägen till filen.
saves-nothing-over = Ingen giv i partiet är färdig ännu: det finns inget att gå igenom.
saves-elsewhere = Det här bordet spelas i ett annat fönster.
told-game = { $game }, { $goal }.
told-players = Spelare: { $names }.
told-date = Börjat { $date }.
told-nothing = Ingen giv är slut ännu.
told-scores = Ställning: { $scores }.

## Fönster: att se tillbaka

review-title = Genomgång
review-hand = Giv { $number }
review-thrown-in = Kastades ihop
review-status = steg { $step } av { $steps }
review-trick = Stick { $number }
review-deal = Korten ges
review-next = Nästa steg. { $said }
review-over = Given är slut.
review-as-seen = { $who ->
    [you] Som du såg det
   *[one] Som { $name } såg det
}
review-open = Alla kort öppna
review-play-on = Spela härifrån
review-again = Ge samma igen
review-moved = Till nästa plats
review-done = Klar
try-out-note = Sparas inte: bara ett försök
try-out-end = Sluta prova

## Lektioner

lessons-title = Lektioner
lessons-done = { $done } av { $count } klara
lesson-next = Nästa
lesson-leave = Lämna lektionen
lesson-state = { $about }{ $state ->
    [left] {" "}Lämnad före slutet: den fortsätter därifrån.
    [done] {" "}Klar.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Första lektionen
    [count] Räkna till Spel
    [partners] Partner
    [steal] Givarens sista ord
    [smudge] Smudgen
    [beg] Tigga
    [hang] Hänga knekten
    [sell] Sälja utspelet
    [rows] Kort i rader
   *[first] Steg för steg
}
lesson-line = { $lesson ->
    [hands] Tre givar, fritt spel
    [count] Tian räknas mest
    [partners] Tior till din partner
    [steal] Samma bud, givaren väljer
    [smudge] Alla fyra eller inget
    [beg] Nöjd, eller tigg
    [hang] Ta den med esset
    [sell] Vad är det värt?
    [rows] Hälften ligger dold
   *[first] Varje drag förklaras
}
lesson-given = Med { $name }
lesson-done = Klar
lesson-go-on = { $hand ->
    [1] Fortsätt: första given
    [2] Fortsätt: andra given
    [3] Fortsätt: tredje given
   *[0] Fortsätt
}
lesson-about = { $lesson ->
    [hands] Tre givar att bjuda och spela som du vill. Efteråt ser du vad som avgjorde.
    [count] Vad varje kort räknas för, hur man fångar en tia och hur man räddar sin egen.
    [partners] Två par: ge tior till partnerns stick, och ta inte det som din sida redan har.
    [steal] Givaren bjuder sist och får ta över budet på samma siffra.
    [smudge] Ett bud på fyra vinner hela partiet, eller kostar fyra poäng.
    [beg] Ett kort vänds upp: var nöjd eller tigg, ge en poäng eller fler kort, och kasta. Som i Seven Up.
    [hang] En knekt som fångas är värd tre. Som i All Fours, Trinidad.
    [sell] Du kan behålla utspelet, eller sälja det för poäng. Som i Commercial Pitch.
    [rows] Hälften av korten ligger dolda under de andra. Som i Blind Don.
   *[first] Hela spelet i två givar: bjud, spela ut, ta poäng och få någon att gå bet.
}
lesson-first = { $step ->
    [hand] De här sex korten är dina, och ingen annan ser dem.
    [points] Varje giv har fyra poäng att ta: Hög, Låg, Knekt och Spel. Du får möta var och en när den tas.
    [trump] En färg blir trumf och slår alla andra. Den som bjuder högst väljer den. Du har tre höga spader.
    [bid] Du bjuder först. Ett bud är hur många av de fyra poängen du lovar att ta. Dina spader räcker till tre: bjud 3.
    [bid-why] Med de här spaderna kan du ta tre poäng. I den här lektionen bjuder du 3.
    [pitcher] { $one } och { $two } passar, så ditt bud på tre står. Högstbjudande spelar ut först.
    [pitch] Färgen du spelar ut är trumf i den här given. Spela ut spader ess: inget slår det.
    [pitch-why] Spader ska bli trumf, och esset vinner säkert. Spela ut spader ess.
    [took] Alla har spelat ett kort: det är ett stick. Högsta trumf tar det, så de här korten är dina, och du spelar ut till nästa.
    [high] Hög är den högsta utdelade trumfen. Det är ditt ess, så den poängen är din.
    [low] Låg är den lägsta utdelade trumfen. { $one } fick tvåan i given och behåller poängen, fast du tog kortet.
    [king] Inget annat kort kan slå spader kung nu. Spela ut den, och dra trumfen som de andra har kvar.
    [king-why] Spader kung är den högsta trumf som är kvar, så den vinner säkert. Spela ut den först.
    [drawn] { $two } måste bekänna med en spader. { $one } hade ingen kvar och kunde saka vilket kort som helst.
    [club] Din knekt skulle förlora mot spader dam, om någon har den. Behåll knekten och spela ut klöver sex.
    [club-why] Knekten och tian är värda att behålla. Av dina två låga kort spelar den här lektionen ut klöver sex.
    [lost] Klöver spelades ut och ingen lade trumf, så högsta klövern vann: { $two } tar sticket.
    [follow] { $two } spelar ut hjärter ess. Du har en hjärter, så du får bekänna med den eller lägga trumf, men inget annat.
    [ruff] Din tia skulle förlora mot esset. Vilken trumf som helst slår det: lägg spader knekt.
    [ruff-why] Tian skulle förlora mot hjärter ess. Knekten är trumf och vinner.
    [jack] Knekt går till den som tar trumfknekten i ett stick. Det gjorde du: en andra poäng.
    [game] Spel går till den som tar mest i kort: en tia räknas 10, ett ess 4, en kung 3, en dam 2, en knekt 1. Du har { $cards }.
    [rest] Spela de två sista sticken som du vill.
    [scored] Hög, Knekt och Spel: du lovade tre och tog tre. { $one } får en för Låg. Först till { $goal } vinner partiet.
    [second] Nu en giv där någon annan bjuder. Kortgivningen går runt, och den här gången ger du: du bjuder sist.
    [bidder] { $two } bjuder tre. Som givare kan du ta över budet på tre, eller gå upp till fyra.
    [pass] Ruter ess och ruter två kan ge dig Hög och Låg, men knappast en tredje poäng. Passa.
    [pass-why] De här korten lovar högst två poäng. Passa, och se hur det går för { $two } med budet.
    [stopped] { $two } gör ruter till trumf, och du har esset och tvåan: Hög och Låg är dina. Då finns bara två poäng kvar för { $two }.
    [defend] Spela den här given som du vill. När bara några av dina kort får spelas är de andra nedtonade.
    [set-back] { $two } lovade tre och tog { $made ->
        [0] ingen
        [1] en
       *[2] två
    }. Det är att gå bet: budet dras av. En ställning under noll ringas in i rött.
    [end] Du har { $score } poäng. Nu kan du spelet: bjud det du kan klara, spela ut din bästa färg och stoppa de andra.
   *[welcome] Välkommen till Pitch. Du spelar mot { $one } och { $two }, och var och en av er får sex kort.
}
lesson-hands = { $deal ->
    [leave] Nya kort. Vad är de värda? Det går alltid att passa.
    [partner] Den här gången är jag din partner. Det en av oss tar räknas för båda.
   *[make] Det finns fyra poäng i korten. Hur många tar du? Säg vad som helst, så får vi se.
}
lesson-did = { $what ->
    [bid] Du bjöd { $bid }.
    [pass] Du passade.
   *[card] Du spelade { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Ett bud på { $bid } hade du klarat.
       *[card] Med { card-with } hade du klarat budet.
    }
    [spares] Att passa hade inte kostat dig något.
    [points] { $what ->
        [bid] Ett bud på { $bid }
        [pass] Att passa
       *[card] { card }
    } hade gett dig { $points ->
        [one] en poäng
       *[other] { $points } poäng
    } till.
    [sets] { $what ->
        [bid] Ett bud på { $bid }
        [pass] Att passa
       *[card] { card }
    } hade fått { $name } att gå bet.
   *[holds] { $what ->
        [bid] Ett bud på { $bid }
        [pass] Att passa
       *[card] { card }
    } hade kostat { $name } { $points ->
        [one] en poäng
       *[other] { $points } poäng
    }.
}
lesson-reason = { $whose ->
    [theirs] { $name } hade inte fått { $points }.
   *[yours] Då hade du också fått { $points }.
}
lesson-gain-none = Jag ser inte hur det kunde ha gått bättre.
lesson-perhaps = { $point }?
lesson-again = Samma kort, bjud igen
lesson-more = Nya kort
lesson-real = Spela på riktigt
lesson-what-if = { $what ->
    [bid] Och om jag bjuder { $bid }?
    [pass] Och om jag passar?
   *[card] Och om jag spelar { card-object }?
}
lesson-count = { $step ->
    [values] En tia räknas 10, ett ess 4, en kung 3, en dam 2, en knekt 1 och alla andra inget. Du har 18 av lekens 80.
    [bid] Med esset har du Hög, och med två ess och en tia en god chans på Spel. Bjud 2.
    [bid-why] Hög är säker och Spel är troligt; någon tredje poäng syns inte. I den här lektionen bjuder du 2.
    [pitch] Gör klöver till trumf med esset.
    [pitch-why] Klöver är din längsta färg, och dess ess är Hög. Spela ut det.
    [begun] Fyra kortpoäng hittills, för ditt ess. Öppna ställningen här när du vill för att se vad var och en har tagit.
    [ace] Spela ut ruter ess. Den som har en enda ruter måste bekänna med den, även med tian, eller trumfa.
    [ace-why] Ett ess fångar mest när det spelas ut tidigt, medan de andra ännu måste bekänna. Spela ut ruter ess.
    [caught] Tian var den enda rutern hos { $two }, som inte hade någon trumf kvar: fjorton kortpoäng i ett stick. Du har { $cards }.
    [keep] Klöver kung, dam eller knekt kunde slå din tia, om de är utdelade. Behåll tian och spela ut spader tre.
    [keep-why] Spelas tian ut nu kan den gå förlorad; sjuan kan ännu trumfa något. Spader tre är inget värd: spela ut den.
    [theirs] { $one } tog det sticket med en tia och har 10. En tia är säkrast i ett stick som den egna sidan tar.
    [home] Du spelar sist i det här sticket, så ingen kan slå dig. Trumfa med tian: du räddar den och tar kungen och damen.
    [home-why] Ingen spelar efter dig. Trumfa med klöver tio nu, så kan ingen högre trumf ta den.
    [sure] Femton till: du har { $cards }, och nästan inget är kvar att ta. Spel är ditt.
    [rest] Spela de två sista sticken som du vill.
    [end] Hög och Spel: två lovade, två tagna. Har två spelare lika många kortpoäng, och flest, får ingen Spel.
   *[what] Hög, Låg och Knekt är enskilda kort. Spel måste räknas: det går till den som tar flest kortpoäng i stick.
}
lesson-partners = { $step ->
    [pass] Dina kort lovar lite, och { $two } har inte bjudit ännu. Passa.
    [pass-why] Ett bud binder er båda. Med de här korten: lämna budgivningen åt { $two } och passa.
    [bound] { $two } bjuder tre. Ni klarar budet eller går bet tillsammans.
    [ten] { $two } spelar ut hjärter ess, och inget slår det. Ge din tia: den räknas tio för Spel.
    [ten-why] Sticket går till { $two } i vilket fall. Där är hjärter tio värd tio för er sida.
    [shared] Sticket går till { $two }, och dess kort räknas för er båda: { $cards } hittills.
    [leave] { $two } leder med spader ess. Trumfa inte din partner: bekänn med femman.
    [leave-why] Er sida leder i det här sticket. Behåll trumfen och lägg spader fem.
    [follow] { $two } spelar ut trumf igen. Du har en kvar, så den måste läggas.
    [follow-why] När trumf spelas ut måste den som har trumf lägga den.
    [throw] Varken { $one } eller { $three } har trumf kvar, så knekten från { $two } är säker. Saka din klöver tio på den.
    [throw-why] Din partner tar säkert sticket. Där är klöver tio mest värd.
    [rest] Spela vidare som du vill.
    [scored] Hög, Knekt och Spel: { $two } klarade budet på tre, och er sida får tre. { $one } och { $three } får Låg.
   *[partner] { $two } sitter mittemot dig: din partner. Det som någon av er tar räknas för båda.
}
lesson-steal = { $step ->
    [take] Dina klöver kan också ta tre poäng. Ta över budet: bjud 3.
    [take-why] De här klöverkorten kan ta tre poäng, och som givare behöver du inte bjuda högre. Ta över budet på 3.
    [taken] Nu är budet ditt, på samma siffra, och { $two } får inte bjuda igen.
    [pitch] Spela ut klöver ess.
    [pitch-why] Klöver är din färg, och inget slår esset. Spela ut det.
    [drawn] { $two } fick släppa damen, som kunde ha slagit din knekt. De andra två hade bara en trumf var.
    [rest] Hög och Låg är redan dina, med esset och tvåan. En poäng till, så är budet klarat. Spela vidare som du vill.
    [end] Du tog över budet och klarade det. Ingen bjuder efter givaren: det är vad sista ordet är värt.
   *[last] { $two } bjuder tre. Du är givare och bjuder sist: du får ta över budet utan att gå högre.
}
lesson-smudge = { $step ->
    [bid] Du har spader ess och spader två, med kungen till skydd för knekten. Bjud fyra.
    [bid-why] De här spaderna kan ta alla fyra poängen. I den här lektionen bjuder du fyra.
    [final] Efter ett bud på fyra får ingen annan bjuda, inte ens givaren. Nu behöver du alla fyra poängen.
    [pitch] Spela ut spader ess.
    [pitch-why] Spader är din färg, och inget slår esset. Spela ut det.
    [draw] Damen kan ännu slå din knekt. Spela ut kungen och dra fram damen.
    [draw-why] Spela ut spader kung först: inget kan slå den nu, och den drar ut trumfen som ännu är kvar.
    [safe] Damen har fallit. Nu är din knekt högsta trumf.
    [rest] Ingen annan har trumf, och dina hjärter är högst: inget stick kan gå förlorat. Spela vidare som du vill.
    [won] Hög, Låg, Knekt och Spel: smudgen är klarad, och du vinner hela partiet på en gång.
    [hole] Hade en poäng fattats hade fyra dragits av. Och för den som ligger på minus ger en klarad smudge fyra poäng, inte partiet.
   *[what] Ett bud på fyra är en smudge: den som bjuder det och tar alla fyra poängen vinner partiet genast.
}
lesson-beg = { $step ->
    [beg] Du har inte en enda ruter. Tigg om en annan färg.
    [beg-why] Utan en enda ruter har du inte mycket att vinna här. Tigg, och se vad { $one } säger.
    [gift] { $one } behåller ruter och måste ge dig en poäng för det.
    [rest] Ruter är trumf, och du spelar ut. Spela den här given som du vill.
    [second] Nu ger du, och { $one } får vara nöjd eller tigga.
    [jack] Du vände upp en knekt, och det är en poäng till givaren: dig. Klöver erbjuds som trumf.
    [begged] { $one } tigger. Du får ge en poäng, och klöver står kvar. Eller så ger du fler kort: tre till var, och ett nytt kort vänds upp.
    [run] Du har inte heller någon klöver. Ge fler kort.
    [run-why] Varför betala en poäng för klöver när du inte har någon? Ge fler kort.
    [throw] Hjärter är trumf. Kasta först tre kort så att du har sex igen; spela sedan som du vill.
    [end] Det är att tigga: vara nöjd, eller be om en annan färg; ge en poäng, eller ge fler kort.
   *[turned] I det här spelet bjuder ingen. Ett kort vänds upp, och dess färg erbjuds som trumf. Du spelar ut, så du väljer: nöjd eller tigga.
}
lesson-hang = { $step ->
    [pairs] { $two } är din partner. Turen går åt höger här, och du spelar ut: du får vara nöjd, eller tigga om en annan färg.
    [stand] Du har hjärter ess och hjärter dam. Var nöjd.
    [stand-why] Med ess och dam är hjärter så bra som du kan önska. Var nöjd.
    [ace] Spela ut esset, och se vilken trumf som kommer.
    [ace-why] Inget slår hjärter ess. Spela ut det först.
    [queen] Knekten har inte kommit ännu. Spela ut damen: den som bara har knekten kvar måste lägga den under damen.
    [queen-why] Hjärter dam kan fånga knekten. Spela ut den nu.
    [hung] { $three } hade bara knekten, och din dam tog den. En knekt som dess egen sida förlorar är hängd: den är värd tre poäng.
    [rest] Spela vidare som du vill.
    [end] Den hängda knekten är värd mer än någon annan poäng. Den som har knekten måste rädda den.
   *[turned] { $one } vände upp hjärter sex. Det ger genast givarens sida två poäng; ett ess är värt en, en knekt tre.
}
lesson-sell = { $step ->
    [eldest] Du sitter till vänster om givaren: utspelet är ditt. Du får behålla det, men då måste du ta alla fyra poängen. Eller så säljer du det.
    [offer] Med de här korten skulle du inte ta fyra. Bjud ut utspelet till salu.
    [offer-why] Att behålla utspelet är att lova alla fyra poängen, och det löftet håller inte de här korten. Bjud ut det till salu.
    [bids] { $two } bjuder två poäng för det. Du får sälja, eller behålla utspelet och ta två själv.
    [sell] Sälj: priset är genast ditt.
    [sell-why] De här korten tar knappast två poäng. Sälj, och få två utan att spela ett kort.
    [price] Du har fått två: två av dina spelmarker är borta. { $two } spelar ut och måste ta två.
    [rest] Spela vidare som du vill.
    [end] { $state ->
        [set-back] { $two } köpte utspelet, nådde inte fram och tar tillbaka två spelmarker. Priset är ditt ändå.
       *[made] { $two } köpte utspelet och klarade det. Du hade ändå ditt pris.
    }
   *[counters] Här börjar alla med { $goal } spelmarker, och varje poäng tar bort en. Den som först är av med alla vinner.
}
lesson-rows = { $step ->
    [theirs] Korten hos { $one } ligger likadant: du ser allt som nu kan spelas mot dig.
    [pitch] Du spelar ut, och kortets färg blir trumf. Spela ut hjärter ess.
    [pitch-why] Hjärter är din bästa färg, och inget slår dess ess. Spela ut hjärter ess.
    [pegged] Trumf markeras så snart sticket är taget: fyra för esset. Under det låg klöver fem, som du får spela från och med nu.
    [five] { $one } har bara en öppen hjärter, femman, och måste bekänna med den. Spela ut hjärter kung.
    [five-why] Trumffemman är värd tio och måste falla på din nästa hjärter. Spela ut kungen.
    [caught] Tre för din kung och tio för femman: inget kort är värt mer.
    [club] Varje annan femma är värd fem. I klöver har { $one } bara trean öppen, så din femma tar sticket: spela ut den.
    [club-why] En högre klöver kan vändas upp när som helst. Din klöver fem är ännu säker: spela ut den.
    [ten] { $one } har varken klöver eller hjärter öppen. Din klöver tio kan inte förlora, och den räknas tio för Spel: spela ut den.
    [ten-why] Inget öppet kort slår klöver tio. Spela ut den så länge det är så.
    [turned] Där är klöver kung: dina klöver är inte säkra längre. Varje kort som vänds upp kan ändra allt.
    [away] Spara trumfen och lämna ifrån dig utspelet billigt: spela ut spader fyra.
    [away-why] Trumf ger mer när { $one } spelar ut. Spela ut spader fyra.
    [ruff] Bara öppna kort måste bekänna färg. Du har ingen öppen ruter, så du får trumfa: gör det med knekten.
    [ruff-why] Trumfknekten är värd en poäng om den tar sticket, och damen kan ännu vändas upp. Trumfa med knekten.
    [rest] Spela vidare som du vill. Håll ögonen på femmorna och hjärter nio.
    [end] Du har { $score } poäng. Efter fyra givar vinner den högre ställningen.
   *[rows] Nio av dina kort ligger öppna, vart och ett på ett dolt. Vad som ligger under vet ingen, inte ens du.
}

## Uppgifter

puzzle-title = Uppgifter och övning
puzzle-question = Vad är bäst här?
puzzle-right = Rätt
puzzle-wrong = Inte det bästa
puzzle-bid = Bjud { $bid }
puzzle-line-best = { $choice }: vinner { $wins } av 100 partier, bäst.
puzzle-line = { $choice }: vinner { $wins } av 100 partier, { $fewer } färre.
puzzle-also = Dessutom: { $reason }.
puzzle-about = Över alla givar som stämmer med det du sett. Två metoder är överens: den starkaste robotens, och partier mellan starka spelare.
puzzle-play-on = Spela härifrån
puzzle-back-today = { $count ->
    [one] En som blev fel är tillbaka
   *[other] { $count } som blev fel är tillbaka
}
puzzle-alone = En uppgift ger inga tips, och inget drag kan tas tillbaka.
puzzle-record-none = { $count } lägen ur partier mellan starka robotar. I vart och ett är ett val klart bäst.
puzzle-record = { $right } rätt på första försöket, av { $tried } besvarade och { $count } totalt.
puzzle-streak = { $days ->
    [one] Dagens eller gårdagens uppgift rätt på första försöket.
   *[other] Dagens uppgift rätt på första försöket { $days } dagar i rad.
}
puzzle-solved-of = { $right } av { $count }
theme-name = { $theme ->
    [jack] Fånga knekten
    [tens] Behåll dina tior
    [bid] Bjud eller passa
    [trumps] Dra trumf
    [mistakes] Dina egna misstag
   *[game] Räkna till Spel
}
mistake-from = { $when ->
    [today] Från ditt parti i dag
    [yesterday] Från ditt parti i går
    [weekday] Från ditt parti i { $day }s
   *[date] Från ditt parti den { $day }
}
shelf-solved = { $right } av { $count } lösta
shelf-today = I dag
shelf-question = { $game }, { $question ->
    [call] ditt bud
    [lead] ditt utspel
   *[follow] ditt kort
}
shelf-solve = Lös den
shelf-again = Titta igen
shelf-days = De senaste fem dagarna: { $days }
shelf-day = { $how ->
    [right] rätt
    [missed] fel
    [open] återstår
   *[none] inte gjord
}
shelf-themes = Efter tema
shelf-games = Efter spel
shelf-every = Alla spel
shelf-more = { $count } till
shelf-right = { $right } av { $count } rätt
drill-which = { $which ->
    [clubs] Vilken klöver?
    [diamonds] Vilken ruter?
    [hearts] Vilken hjärter?
    [spades] Vilken spader?
    [lead] Vilket kort spelar du ut?
   *[any] Vilket kort?
}
drill-winning = { $how ->
    [trumped] { $name } har trumfat sticket
   *[best] { $name } har högst i sticket
}
drill-again = Igen
drill-next = Nästa
drill-leave = Lämna
puzzle-none = Det finns ingen uppgift ”{ $theme }”. Skriv ”today”, eller ett av dessa teman: { $themes }.
puzzle-shelf-empty = Det finns inga uppgifter.
puzzle-no-mistakes = Inga egna misstag än. De hittas i partierna som du spelar i fönstret.
mistake-about = Bedöms som i ”Vad det kostade”: efter vad du kunde veta då. Skillnader som kan vara tur räknas inte.
text-puzzle-again = Det är inget av valen här.
text-puzzle-strange = ”{ $line }” finns inte i en uppgift. Skriv ”hjälp” för kommandona.
text-puzzle-next = Tryck på Enter för nästa uppgift, eller skriv avsluta.

## Filer som inte kan läsas eller skrivas

error-save = Partiet kunde inte sparas i { $file }: { $reason }.
error-settings-save = Inställningarna kunde inte sparas i { $file }: { $reason }.
error-read = { $file } kunde inte läsas: { $reason }.
error-is-rule-set = { $file } är en regeluppsättning, inte ett sparat parti.
error-parse = { $file } kunde inte läsas (rad { $line }, kolumn { $column }): { $reason }.
error-replay = Partiet i { $file } kan läsas bara till handling { $action } i giv { $hand }. { $reason }.
error-write = { $file } kunde inte skrivas: { $reason }.
error-left = Den lämnades som den är, och programmet försöker igen.
error-set-aside = Den lades undan som { $file }.
error-backup = Partiet fortsätter från kopian som gjordes före senaste draget, { $file }.
error-last-time = Auction Pitch slutade oväntat förra gången.
error-last-note = { $file } säger vad som hände.
error-last-state = { $state ->
    [saved] Varje beslut du fattade sparades.
    [unsaved] Dina senaste beslut kunde inte sparas; det som sparats tidigare finns kvar.
   *[unknown] Ditt senaste beslut saknas kanske.
}
error-failed = Programmet har slutat fungera och måste startas om.
bot-stood-in = { $name } kunde inte bestämma sig och gör det enklaste tillåtna.
error-no-folder = Det finns ingen mapp att spara i: partiet går förlorat när du avslutar.
error-no-saving = Ingenting sparas: det du spelar nu går förlorat när du avslutar.
error-settings-default = Standardinställningarna används.
error-settings-entries = Kunde inte läsas i { $file }: { $entries }. Det står kvar i filen, och allt annat gäller.
error-settings-lost = { $count ->
    [0] Det som kunde läsas gäller.
   *[other] Allt annat gäller, utan { $entries }.
}
folder-in-use = Ett annat Auction Pitch använder mappen. Ditt parti sparas inte här förrän det har stängts.
folder-free = Det andra Auction Pitch har stängts. Från och med nu sparas ditt parti här.
folder-copied = Samma parti spelades vidare där. Båda behålls: ditt fortsätter som en kopia.
error-dropped-game = Du kan inte öppna ett annat parti här. Gå till starten och öppna det där.
obstacle-full = disken är full
obstacle-limit = systemet tillåter ingen så stor fil
obstacle-read-only = disken är skrivskyddad
obstacle-not-allowed = du har inte behörighet att skriva där
obstacle-no-folder = mappen finns inte
obstacle-in-use = ett annat program använder mappen
obstacle-too-long = partiet är för långt för att kunna öppnas igen; det som sparats tidigare finns kvar
start-error = fel: { $words }
start-no-language = Det finns inget språk ”{ $tag }”. Språken är: { $tags }.
start-no-folder = { $path } är ingen mapp, så inget kan sparas där. Ange en mapp efter --data-dir, eller en som inte finns än.
start-only-text = Flaggorna --rules, --players och --mistakes är till för att börja ett parti i terminalen: lägg till --text.
start-only-play = Före ett kommando får bara --data-dir och --lang stå, och bara om kommandot tar dem. De andra flaggorna är till för att spela.
start-no-gpu = Den här utgåvan ritar bara med processorn. Utelämna --renderer gpu, eller bygg programmet med alternativet gpu.
start-no-display = Det finns ingen skärm att öppna ett fönster på.
start-no-window = Inget fönster kunde öppnas ({ $reason }).
start-no-library = Biblioteket { $library } saknas, och utan det går det inte att öppna ett fönster. På Debian och Ubuntu finns det i paketet { $package }.
start-text-only = Den här utgåvan har inget fönster.
start-in-terminal = Spela i terminalen med: auction-pitch --text
start-failed = Vad som hände: { $note }
unread-missing = filen finns inte
unread-not-allowed = du har inte behörighet att läsa den
unread-folder = det är en mapp
unread-no-file = det är ingen fil
unread-foreign = det är inget sparat parti (formatet är ”{ $format }”)
unread-version = { $found ->
    [0] formatet har ingen version 0
   *[other] ett nyare program har skrivit den (det här programmet läser formatet till och med version { $newest }, inte version { $found })
}
unread-algorithm = korten gavs med version { $number } av algoritmen, som det här programmet inte känner till
unread-players = reglerna är för { $expected } spelare, inte för { $found }
unread-deals = den har fler än { $most } givar
unread-large = den är { $bytes } byte stor, och högst { $most } läses
unread-no-text = det är ingen text i UTF-8
unread-syntax = { $flaw ->
    [missing] ”{ $name }” saknas
    [unknown] ”{ $name }” är inte känt här
    [number] ett tal är för stort eller för litet
   *[other] det är inte skrivet som filen kräver (”{ $words }”)
}
unread-no-game = det är inte märkt som sparat parti (”format” saknas)
unread-not-a-folder = en del av sökvägen är en fil och ingen mapp
fault-line = giv { $hand }, handling { $action }, { $tried }. { $reason }
fault-seat = giv { $hand }, handling { $action }, plats { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Det finns inget att ångra.
fault-turn = { $who ->
    [you] Det var din tur.
   *[one] Det var { $name } som var i tur.
}
fault-turn-seat = Det var plats { $seat } som var i tur.
fault-scores = I uppteckningen är ställningen { $written }, men räkningen ger { $counted }.
verify-seed = starttal: { $seed }
verify-word = ord: { $word }
verify-commitment-agrees = fingeravtryck: stämmer, { $digits }
verify-commitment-typed = fingeravtryck: inget, starttalet skrevs in
verify-commitment-number = fingeravtryck: inget, och till det inskrivna numret { $number } hör ETT ANNAT STARTTAL
verify-commitment-missing = fingeravtryck: SAKNAS, fast starttalet drogs av en slump
verify-commitment-differs = fingeravtryck: STÄMMER INTE
verify-recorded = upptecknat { $digits }
verify-computed = beräknat { $digits }
verify-draw = lottning av första givare: { $agrees ->
    [yes] stämmer
   *[no] STÄMMER INTE
}
verify-deal = giv { $number }: { $agrees ->
    [yes] stämmer
   *[no] STÄMMER INTE
}
verify-pack = starttalet ger { $pack }
verify-summary = namn och ställning i listan över partier: { $agrees ->
    [yes] stämmer
    [names] namnen stämmer; filen har ingen ställning
    [scores] ställningen stämmer; filen har inga namn
    [missing] finns inte i filen, så inget jämfördes
    [unplayed] inte jämfört, eftersom partiet inte kan spelas igenom
   *[no] STÄMMER INTE
}
verify-seal = sigill: { $seal ->
    [agrees] stämmer, det som spelades är oförändrat
    [none] inget, en tidigare version skrev detta: det som spelarna gjorde går inte att kontrollera
   *[differs] STÄMMER INTE, något har ändrats sedan uppteckningen skrevs
}
verify-mismatch = Partiets kort följer inte av dess starttal.
verify-changed = Korten följer av starttalet, men uppteckningen har ändrats sedan den skrevs.
error-deck = { $file } kan inte användas till korten: { $reason }. De inbyggda korten används.
deck-flaw-not-allowed = du har inte behörighet att läsa den
obstacle-in-the-way = filen som finns där kan inte läsas och skrivs inte över ({ $reason })
deck-flaw-missing = { $more ->
    [0] det finns ingen bild av { $cards }
    [one] det finns ingen bild av { $cards } och ett kort till
   *[other] det finns ingen bild av { $cards } och { $more } kort till
}
deck-flaw-twice = den visar samma kort som { $other }
deck-flaw-too-large = den är större än { $most } MB
deck-flaw-no-picture = det är ingen bild som programmet kan läsa
deck-flaw-size = den är { $width } × { $height } bildpunkter, och varje sida måste vara { $least } till { $most }
deck-flaw-shape = { $width } × { $height } är inte formen på ett stående kort
deck-flaw-blank = den är tom
deck-flaw-element = den innehåller ”{ $element }”, som inte stöds; gör om det till banor
deck-flaw-parts = den har för många delar
deck-flaw-slow = det tar för lång tid att läsa eller rita den

## Text: det som textläget säger

text-welcome = Auction Pitch. Skriv ”hjälp” för kommandona eller ”regler” för reglerna. Ny på Pitch? ”auction-pitch learn” lär dig det.
text-continued = Det sparade partiet fortsätter med giv { $number }.
text-opened-over = Partiet i { $file } är slut. ”auction-pitch review” med den här filen ser tillbaka på det.
text-saved = Partiet är sparat.
text-not-saved = Partiet är inte sparat: här tar det slut.
text-still-unsaved = Fortfarande inte sparat.
text-stops = Partiet stannar här: { $reason }.
text-kept-before = Det som sparats tidigare finns kvar.
text-bye = Hej då.
text-over = Skriv ”ny” för ett nytt parti, eller ”avsluta”.
text-new-game = Ett nytt parti. Tryck på Enter för att godta svaret inom hakparentes.
text-ask-players = Hur många spelar: { $numbers }? [{ $default }]
text-ask-name = Vad heter du? [{ $default }]
text-ask-change = Ändra husreglerna? ja eller nej [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Skriv { $answers }, eller ”ångra” för att gå tillbaka en fråga.
text-ask-repair = Vilket vill du ha? { $answers } [{ $default }]
text-ask-bonus = Kostar varje bet en till vid avräkningen? ja eller nej [{ $default }]
text-ask-give-up = Giv { $number } är inte färdig. Ge upp partiet? ja eller nej [{ $default }]
text-ask-evening = Glömma vem som är skyldig vad, och börja en ny kväll? ja eller nej [{ $default }]
text-answer-yes-no = Skriv ja eller nej.
text-word-yes = ja
text-word-no = nej
text-answer-name = Ett namn har en till { $max } bokstäver.
text-kept = Partiet fortsätter.
text-players = Vid bordet, i tur och ordning: { $names }.
text-hand = { $who ->
    [you] Du har { $cards }.
   *[one] { $name } har { $cards }.
}
text-row-on = { $who ->
    [you] Framför dig, vart och ett på ett dolt kort: { $cards }.
   *[one] Framför { $name }, vart och ett på ett dolt kort: { $cards }.
}
text-row-alone = { $who ->
    [you] Framför dig, utan kort under: { $cards }.
   *[one] Framför { $name }, utan kort under: { $cards }.
}
text-may-play = { $who ->
    [you] Du får spela { $cards }.
   *[one] { $name } får spela { $cards }.
}
text-may-bid = { $who ->
    [you] Du får säga { $calls }.
   *[one] { $name } får säga { $calls }.
}
text-example = Till exempel: { $call }.
text-trick-empty = Det ligger inga kort på bordet.
text-trick-card = { $who ->
    [you] Du: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Du leder sticket.
   *[one] { $name } leder sticket.
}
text-trick-none = Ingen giv spelas just nu.
text-stock = { $count ->
    [one] 1 kort är kvar i talongen.
   *[other] { $count } kort är kvar i talongen.
}
text-no-trump = Det finns ingen trumf ännu.
text-points-later = Poängen kommer när alla har kastat kort.
text-contract = { $who ->
    [you] Du bjöd { $bid }. Säkra poäng hittills: { $made }.
   *[one] { $name } bjöd { $bid }. Säkra poäng hittills: { $made }.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Först av med { $target } spelmarker.
    [hands] { $target ->
        [1] Bästa ställningen efter en giv vinner.
       *[other] Bästa ställningen efter { $target } givar vinner.
    }
    [deals] { $target ->
        [1] Bästa ställningen vinner när alla har gett en gång.
       *[other] Bästa ställningen vinner när alla har gett { $target } gånger.
    }
   *[no] Först till { $target }.
}
text-change = { $name }: { $change }, nu { $score }.
text-no-change = { $name }: fortfarande { $score }.
text-point = { $point }: { $state }.
text-open-worth = ännu inte tagen, { $points } poäng
text-tricks = { $who ->
    [you] Du har tagit { $tricks ->
        [0] inga stick
        [one] { $tricks } stick
       *[other] { $tricks } stick
    }, { $points ->
        [one] { $points } kortpoäng
       *[other] { $points } kortpoäng
    }.
   *[one] { $name } har tagit { $tricks ->
        [0] inga stick
        [one] { $tricks } stick
       *[other] { $tricks } stick
    }, { $points ->
        [one] { $points } kortpoäng
       *[other] { $points } kortpoäng
    }.
}
text-tricks-alone = { $who ->
    [you] Du har tagit { $tricks ->
        [0] inga stick
        [one] { $tricks } stick
       *[other] { $tricks } stick
    }.
   *[one] { $name } har tagit { $tricks ->
        [0] inga stick
        [one] { $tricks } stick
       *[other] { $tricks } stick
    }.
}
text-last-none = Det finns inget stick före det här.
text-last = Stick { $number } i giv { $hand }:
text-last-won = { $who ->
    [you] Du tog det.
   *[one] { $name } tog det.
}
text-undone = Tillbaka till ditt senaste beslut.
text-no-hint = Just nu finns inget att besluta.
text-no-undo = Det finns inget att ta tillbaka.
text-next-person = { $name } är i tur. Tryck på Enter när ingen annan kan läsa det här.
text-unknown = Jag känner inte till ”{ $line }”. Skriv ”hjälp” för kommandona.
text-no-card = ”{ $line }” är inget kort. Skriv ett kort som ”spader ess”, ”hjärter tio” eller DR.
text-ambiguous = Vilket menar du: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = ”{ $line }” är inget bud. Skriv pass, eller bjud och en siffra.
text-no-rank-held = { $rank ->
    [ace] Du har inget ess.
   *[other] Du har ingen { rank }.
}
text-too-long = Den raden är för lång.
text-help =
    Kommandon, ett per rad:
    ES, 10H, spader ess, hjärter dam, eller bara valören om du har ett enda sådant kort: du spelar kortet.
    hand: dina kort, och vilka av dem du får spela.
    stick: korten på bordet.
    förra: sticket före.
    ställning: hur det står.
    poäng: vem som hittills har vad som ger poäng.
    logg: vad som har hänt i den här given.
text-help-advice =
    ångra: tar tillbaka ditt senaste beslut.
    tips: vad en robot skulle göra, och varför.
    tips alla, eller tips en gång till: hur alla val står sig.
text-help-why =
    regler: reglerna för det här spelet.
    regler 7: den sjunde av dem.
    hjälp: den här listan.
    varför: varför något inte gick, eller vad som frågas.
    varför gå bet: vad ett ord betyder, och regeln bakom det.
    ord: alla orden.
text-help-game =
    rättvist: vad som binder bordet till sina kort; efter partiet, om varje giv var som den skulle. När ett nytt parti ställs in frågar kommandot också efter ett eget ord till blandningen.
    kväll: hur det står i kväll, och vem som är skyldig vem.
    ny kväll: börjar om från noll.
    genomgång: visar de givar som är slut, med alla kort öppna.
    kostnad: vad dina beslut kostade i den senast spelade given, och vad som var bättre.
    spelare: vilka som spelar, och hur bra robotarna är.
    ny: ett nytt parti.
text-help-save =
    avsluta: sparar och slutar.
    De engelska kommandona går också bra.
text-help-leave =
    avsluta: slutar.
    De engelska kommandona går också bra.
text-help-setup = Skriv ett av svaren, eller tryck på Enter för det inom klammer. ”rättvist” berättar hur korten är bestämda; ”avsluta” slutar.
text-rules-later = ”regler” läser upp dem när spelet är valt.

# Orden som förstås, utöver de engelska; flera åtskiljs med kommatecken.
words-pass = pass, passa, passar
words-bid = bjud, bjuda, bjuder, bud
words-moon = slam, månen, manen
words-smudge = smudge
words-undo = ångra, angra
words-hand = hand, handen, kort, mina kort
words-trick = stick, sticket, bord, bordet
words-score = ställning, stallning, ställningen, stallningen
words-points = poäng, poang
words-hint = tips, råd
words-hint-all = tips alla, jämför, jamfor
words-last = förra, forra, förra sticket, forra sticket
words-log = logg, loggen
words-rules = regler, reglerna
words-help = hjälp, hjalp
words-why = varför, varfor
words-reasons = skäl, skal, varför förra given, varfor forra given
words-words = ord, orden, ordlista
words-fair = rättvist, rattvist, bindning, granska givarna
words-new = ny, nytt, nytt parti
words-stakes = kväll, kvall, avräkning, avrakning
words-evening = ny kväll, ny kvall
words-review = genomgång, genomgang, gå igenom, ga igenom
words-cost = kostnad, vad det kostade
words-players = spelare, spelarna, vilka spelar
words-quit = avsluta, sluta, slut, hej då, hej da
words-play = spela, lägg, lagg
words-yes = ja, j
words-no = nej, nä
words-filler = av, från, fran, den, det, ut, på, pa
words-suit = { $suit ->
    [clubs] klöver, klover
    [diamonds] ruter
    [hearts] hjärter, hjarter
   *[spades] spader
}
words-joker = joker, jokern, x1, x, stora jokern, stor joker
words-low-joker = lilla jokern, liten joker, x2
words-rank = { $rank ->
    [two] tvåa, tvåan, två, tvaa, tvaan, tva, 2
    [three] trea, trean, tre, 3
    [four] fyra, fyran, 4
    [five] femma, femman, fem, pidro, 5
    [six] sexa, sexan, sex, 6
    [seven] sjua, sjuan, sju, 7
    [eight] åtta, åttan, atta, attan, 8
    [nine] nia, nian, nio, 9
    [ten] tia, tian, tio, 10
    [jack] knekt, knekten, kn
    [queen] dam, damen, d
    [king] kung, kungen, k
   *[ace] ess, esset, äss, ass, e
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] kl, k
    [diamonds] r
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
    [ten] 10
    [jack] kn
    [queen] d
    [king] k
   *[ace] e, a
}
text-ask-game = Vilket spel? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Vem spelar för { $name }: { $bots }? [{ $default }]
text-answer-guest = Skriv { $bots }.
text-answer-game = Skriv numret eller namnet på ett spel.
text-ask-level = Vem spelar med dig: { $people }? De som är ungefär lika starka är med. Eller robotar efter nivå ({ $levels }). Skriv ? för att höra mer. [{ $default }]
text-answer-level = Skriv ett namn, eller namnet på en nivå.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Du spelar vid den här skärmen.
   *[one] { $name } spelar vid den här skärmen.
}
text-player-phone = { $who ->
    [you] Du spelar på telefon.
   *[one] { $name } spelar på telefon.
}
text-ask-mistakes = Ska misstag vara möjliga, som vid ett riktigt bord? ja eller nej [{ $default }]
text-ask-word = Ditt eget ord till blandningen, eller Enter för inget:
text-answer-word = Ett ord för blandningen har högst { $max } tecken.
text-answer-players = Skriv { $numbers }.
text-referee = Domaren: { $line }
text-you-deal = { $who ->
    [you] Du ger.
   *[one] { $name } ger.
} Tryck på Enter. Eller skriv ”felgiv” för att ge fel antal kort, eller ”visa” för att visa ett kort.
text-pause = Tryck på Enter för att gå vidare, eller säg eller spela något i otur.
text-may-throw = { $who ->
    [you] Du får kasta { $cards }.
   *[one] { $name } får kasta { $cards }.
}
text-must-throw = { $who ->
    [you] De här korten måste bort: { $cards }.
   *[one] { $name } måste kasta { $cards }.
}
text-must-keep = { $who ->
    [you] Du måste behålla { $cards }.
   *[one] { $name } måste behålla { $cards }.
}
text-may-keep = { $who ->
    [you] Du får behålla { $count } av de här: { $cards }.
   *[one] { $name } får behålla { $count } av de här: { $cards }.
}
text-may-say = { $who ->
    [you] Du får också säga { $words }.
   *[one] { $name } får också säga { $words }.
}
text-blind = { $who ->
    [you] Du får inte titta på dina kort ännu.
   *[one] { $name } får inte titta på korten ännu.
}
text-no-player = Ingen vid det här bordet heter ”{ $line }”.
text-whom = Vem? Skriv ett namn efter ”{ $line }”.
text-not-a-person = { $name } spelar inte vid den här skärmen.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, innan det gavs om: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = Det finns inga spelmarker i det här spelet.
text-help-bid =
    pass: du bjuder inte.
    bjud 3, eller kort och gott 3: du bjuder tre.
text-help-name = trumf hjärter, eller kort och gott hjärter: du bestämmer trumf när du blir tillfrågad.
text-help-order = ordning: trumfordningen, och vilka som är borta.
text-help-off = { $code } är { $name }: med hjärter som trumf är { card-alone } också trumf.
text-help-jokers = { $count ->
    [one] X1 är jokern.
   *[other] X1 och X2 är jokrarna.
}
text-help-moon = slam: du bjuder allt, över alla siffror.
text-help-smudge = smudge: du bjuder fyra, och det är en smudge.
text-help-sale =
    bjud ut, sedan sälj eller behåll; eller spela ut: för förhand.
    bjud 3 eller pass: för de andra.
text-help-beg =
    nöjd eller tigg: för förhand.
    ge en eller ge fler: för givaren.
text-help-bunch = kasta ihop: korten ges om, om båda går med på det.
text-help-discard = kasta 2Kl 3R: du kastar de korten.
text-help-keep = behåll EH KH DH KnH 10H 9H: du behåller de korten och kastar resten.
text-help-keep-all = kasta inget: du behåller din hand.
text-help-call-partner = kalla KS: du kallar på det kortet; den som har det är din partner i den här given.
text-help-weak = { $new ->
    [yes] svag hand: du visar en hand utan något över nian och utan tvåa, och får nya kort.
   *[no] svag hand: du visar en hand utan klätt kort och utan kort som kan ge poäng, och det blir omgiv.
}
text-help-claim = resten, eller resten är mina: du tar alla återstående stick.
text-help-lay-down = lägg ner: du lägger ner en värdelös hand.
text-help-counters = spelmarker: vad alla har kvar, och potten.
text-help-end = avsluta på ställningen: efter { $hands } givar där ingen kom närmare målet vinner bästa ställningen.
text-help-mistakes =
    Misstag är möjliga: alla kort på handen går att spela, alla bud hörs.
    visa ES: du visar ett kort.
    Ben: bjud 3 (det som någon annan vid den här skärmen gör).
    fyra ES eller avstå: mot ett kort som spelats ut för tidigt.
    skicka tillbaka eller låt gälla: mot ett utspel i ditt ställe.
    trumf hjärter: trumf, efter ett fel utspel.
    kräv högsta, lägsta, trumf, ingen trumf eller inget: av den som spelat ut i ditt ställe.
    räkna: du har inget att anmäla; given räknas.
text-help-renege = Ben bekände fel: du säger att Ben kunde ha bekänt.
text-help-take-back = ta tillbaka: du rättar ett kort som inte bekände, innan sticket är fullt.
text-help-call-card = begär ES av Ben: Ben måste spela ett kort som visats.
text-help-look = titta: spelförarens partner tittar för tidigt.
# Orden som förstås, utöver de engelska; flera åtskiljs med kommatecken.
words-offer = bjud ut, bjuda ut, till salu
words-sell = sälj, salj, sälja, salja, sålt
words-pitch = spela ut, spela ut själv, spela ut sjalv, öppna, oppna
words-undertake = behåll, behall, behåll det, behall det, behålla
words-stand = nöjd, nojd, jag är nöjd, jag ar nojd, var nöjd
words-beg = tigg, tigga, tigger, jag tigger
words-take-one = ta en, ge en, ge en poäng, ge en poang
words-run = ge fler, ge fler kort, jag ger fler
words-bunch = kasta ihop, kasta ihop korten
words-discard = kasta, kasta bort, släng, slang
words-keep = behåll bara, behall bara, håll
words-weak = svag, svag hand, omgiv, ge om
words-rest = resten, resten är mina, resten ar mina
words-lay-down = lägg ner, lagg ner, lägg ner handen, lagg ner handen
words-take-back = ta tillbaka, ta tillbaka kortet
words-renege = bekände fel, bekande fel, har bekänt fel, har bekant fel
words-call = begär, begar, begära
words-call-partner = kalla, kalla på, kalla pa
words-expose = visa, visar
words-look = titta, titta på korten, titta pa korten
words-override = fyra, säg fyra, sag fyra
words-decline = avstå, avsta
words-withdraw = skicka tillbaka
words-let-stand = låt gälla, lat galla, låt det gälla, lat det galla
words-name = trumf, säg trumf, sag trumf
words-order = ordning, trumfordning, trumfordningen
words-demand = kräv, krav, kräva
words-demand-kind = { $demand ->
    [highest] högsta, hogsta, högsta kortet
    [lowest] lägsta, lagsta, lägsta kortet
    [trump] trumf
    [no_trump] ingen trumf, inte trumf
   *[nothing] inget, ingenting, inga
}
words-content = räkna, rakna, inget, ingenting
words-end-by-score = avsluta på ställningen, avsluta pa stallningen, avsluta partiet
words-misdeal = felgiv
words-counters = spelmarker, spelmark, marker, mark, pott, potten
words-and = och

## Text: att se tillbaka på ett parti, och att prova

look-back-begin = Skriv nästa eller tryck på Enter för nästa steg, tillbaka för det föregående, hjälp för alla kommandon och avsluta för att sluta.
look-back-first = Det här är första steget.
look-back-last = Det här är sista steget.
look-back-no-hand = { $last ->
    [1] Giv { $number } finns inte att se tillbaka på: bara giv 1 är slut.
   *[other] Giv { $number } finns inte att se tillbaka på: givarna 1 till { $last } är slut.
}
look-back-no-step = Steg { $number } finns inte: den här given har { $steps }.
look-back-not-seen = Här syns ingens kort.
look-back-no-game = Det finns inget sparat parti { $name }. Kommandot games räknar upp dem.
look-back-which = Flera sparade partier heter { $name }. Ange filen: { $files }.
look-back-help =
    Kommandon, ett per rad; bara Enter går ett steg framåt:
    nästa, tillbaka: ett steg.
    första, sista: när korten ges, och givens slut.
    givar: vilka givar som finns.
    giv 3, steg 5: går dit.
    beslut: vem som beslutar härnäst, vad det fanns att välja på, och vad som gjordes.
    visste, eller visste Ben: vad den som beslutar härnäst, eller Ben, visste här.
    varför: varför det gjordes. Det säger vad en robot gick efter, eller vad som talar för eller emot en människas val.
    plats Ben: härefter bara det Ben såg.
    öppet: alla kort igen.
    kort: korten som syns.
    stick: korten på bordet.
    förra sticket: sticket före.
    ställning: hur det står.
    poäng: vem som hittills har Hög, Låg, Knekt och Spel.
    logg: vad som gjorts i given hit.
    kostnad, eller kostnad Ben: vad givens beslut kostade, eller Bens, och vad som var bättre.
    spela vidare: spelar vidare härifrån.
    ge igen: samma kort på samma platser.
    en plats vidare: alla får korten från platsen före.
    Ett försök sparas inte och lämnar partiet som det var.
    regler: reglerna för det här spelet.
    hjälp: den här listan.
    avsluta: klar.
    De engelska kommandona går också bra.
text-lesson = Tryck på Enter för att gå vidare där inget ska beslutas. hjälp räknar upp kommandona; avsluta lämnar lektionen, och den fortsätter där nästa gång.
text-lesson-ways = Tryck på Enter för det första, eller skriv numret; avsluta lämnar lektionen.
text-lesson-read = Inget ska beslutas ännu: tryck på Enter för att gå vidare.
text-lesson-left = Lektionen är lämnad. Den fortsätter härifrån nästa gång.
text-lesson-done = Lektionen är slut.
text-try-out = Det här är ett försök: det sparas inte. Skriv avsluta för att gå tillbaka till genomgången.
text-try-out-over = Försöket är slut. Skriv avsluta för att gå tillbaka till genomgången.
text-try-out-end = Åter i genomgången.
# Orden som förstås, utöver de engelska; flera åtskiljs med kommatecken.
walk-next = nästa, nasta, framåt, framat, vidare
walk-back = tillbaka, bakåt, bakat
walk-first = första, forsta, början, borjan
walk-last = sista, slutet
walk-hand = giv, given, givar
walk-step = steg
walk-cards = kort, korten
walk-last-trick = förra sticket, forra sticket, förra, forra
walk-decision = beslut, beslutar
walk-why = varför, varfor
walk-knew = visste
walk-seat = plats
walk-open = öppet, oppet, alla kort
walk-play-on = spela vidare, spela, prova
walk-again = ge igen, ge samma igen, igen
walk-moved = en plats vidare

## Text: kommandona som bara skriver ut

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = Det finns inget spel, ingen regeluppsättning och ingen fil ”{ $name }”. För en lista, skriv: { $command }
rules-misfit = { $file } innehåller regler som inte går att spela:

## Hur programmet anropas: vad --help skriver ut, och vad som är fel på en rad som inte går att förstå. Det som står
## mellan ` och efter -- skrivs som det står.

usage-usage = Användning:
usage-commands = Kommandon:
usage-arguments = Argument:
usage-options = Flaggor:
usage-about = Auction Pitch och All Fours-familjen: ett kortbord med robotar, husregler och sparade partier
usage-about-learn = Lär ut spelet i terminalen, med en lektion som spelas med ett kommando per rad
usage-about-games = Listar de sparade partierna, eller återger ett av dem i ord
usage-about-review = Går igenom ett sparat parti i terminalen, steg för steg, med ett kommando per rad
usage-about-puzzle = Visar ett läge i terminalen och frågar vad som är bäst
usage-about-statistics = Skriver ut vad alla har gjort i de färdiga partierna
usage-about-replay = Spelar igenom ett sparat parti och berättar hur varje giv slutade
usage-about-rules = Skriver ut reglerna för ett spel med enkla ord
usage-about-arena = Låter två sorters spelare mötas i samma givar
usage-about-bot = Spelar åt ett annat program, som frågar med rader i JSON (docs/protocol.md)
usage-about-verify = Ger korten i ett sparat parti på nytt ur starttalet och jämför
usage-about-help = Visar den här hjälpen, eller hjälpen för ett kommando
usage-help = Visar den här hjälpen
usage-version = Visar versionen
usage-open = Ett sparat parti eller en regeluppsättning att öppna
usage-text = Spelar i terminalen, med ett kommando per rad
usage-text-script = Spelar i terminalen, med kommandona i den här filen
usage-script = Hämtar kommandona ur den här filen
usage-seed = Ger korten ur det här starttalet: 64 hexadecimala siffror, eller bara ett nummer på högst 19 siffror
usage-new-rules = Börjar ett nytt parti efter de här reglerna, i terminalen: en inbyggd uppsättning, namnet på en egen regeluppsättning eller filen med en sådan
usage-new-players = Börjar ett nytt parti med så här många spelare (2 till 7), i terminalen
usage-new-mistakes = Börjar ett nytt parti där misstag är möjliga, i terminalen
usage-bot = Erbjuder ett eget program, till exempel `exec:./mybot`, bland robotarna som kan väljas för varje plats (docs/protocol.md); det startas först när du ger det en plats, och flaggan kan anges flera gånger
usage-renderer = Vad som ritar fönstret, vad inställningarna än säger: `gpu` för grafikkortet, `software` för processorn, eller `auto` för grafikkortet om det finns ett och den här utgåvan kan använda det, och annars processorn
usage-data-dir = Förvarar sparade partier, regeluppsättningar och inställningar i den här mappen
usage-lang = Använder det här språket, till exempel `de`
usage-lesson = Lektionen, med namnet den har i --list; utan namn den du lämnade före slutet, eller annars den första som aldrig blivit klar
usage-list-lessons = Listar lektionerna och avslutar
usage-recount = Ett sparat parti att återge i ord; annars listas alla partier
usage-review-game = Ett sparat parti: filen, partiets namn eller filens namn; annars det parti som sparades senast
usage-review-hand = Börjar med den här given
usage-review-seat = Visar bara det som den här spelaren såg, angiven med namn eller med nummer vid bordet; annars ligger alla kort öppna
usage-review-costs = Skriver ut vad människornas beslut kostade, eller med --seat den här spelarens, och avslutar
usage-review-reasons = Skriver ut varför alla beslutade som de gjorde, eller med --seat varför den här spelaren gjorde det, och avslutar
usage-puzzle = Ett tema (`jack`, `tens`, `bid`, `trumps`, `game` eller `mistakes`) för fem givar, eller `today` för dagens uppgift; annars den första som inte är löst ännu
usage-count-rules = Räknar bara partier efter de här reglerna: en inbyggd uppsättning, eller namnet på en egen regeluppsättning
usage-count-against = Räknar bara partier mot robotar på den här nivån
usage-csv = Skriver ut en tabell för andra program: alla partier, med en rad för varje spelare i varje parti
usage-saved-game = Det sparade partiet
usage-replay-json = Skriver ut ett JSON-objekt per giv, för program
usage-rules = Ett spel under något av sina namn, namnet på en egen regeluppsättning, eller filen med en regeluppsättning eller ett sparat parti
usage-list-rules = Listar spelen, i grupper, och dina egna regeluppsättningar, en per rad
usage-arena-rules = Reglerna: ett spel under något av sina namn, namnet på en egen regeluppsättning, eller filen med en regeluppsättning; annars Auction Pitch, och med --ratings alla spel
usage-arena-players = Hur många som spelar; annars så många som reglerna säger
usage-arena-a = Den ena sortens spelare: en nivå, `best` för den starkaste, eller ett program, till exempel `exec:./mybot` (docs/protocol.md)
usage-arena-b = Den andra sorten
usage-arena-deals = Hur många givar som mest; var och en spelas vid flera bord
usage-arena-until-decided = Slutar så snart konfidensintervallet på 95 procent visar vilken sort som får fler poäng per giv: det prövas efter 128 givar och varje gång antalet har fördubblats, och intervallet är desto bredare ju fler prövningar det kan bli
usage-arena-games-every = Börjar ett helt parti en gång på så här många givar; 1 betyder vid varje giv
usage-arena-limit = Hur många millisekunder ett program har på sig för ett beslut; ett som tar längre tid på sig förlorar given
usage-arena-seed = Talet som all slump utgår från
usage-arena-json = Skriver ut ett JSON-objekt
usage-arena-ratings = Skriver ut en sida i Markdown med hur varje nivå står sig mot Stadig, i varje spel eller efter --rules: docs/levels.md
usage-arena-costs = Låter de här nivåerna, till exempel `learner,steady,sharp,master`, spela hela partier vid ett och samma bord, och skriver ut vad varje nivås beslut kostar enligt den starkaste
usage-arena-games = Hur många partier som spelas med --costs
usage-arena-list = Listar nivåerna och avslutar
usage-bot-level = Nivån att spela på, till exempel `sharp`; docs/protocol.md räknar upp alla
# Standardvärdet för en flagga, efter dess ord
usage-default = { $words } [standard: { $default }]
usage-verify-proof =
    Vad detta bevisar: starttalet låg fast före första kortet (om det inte skrevs in visades dess fingeravtryck, bindningen, redan då), och varje giv i partiet följer av det starttalet och, om det finns något, spelarens eget ord. Alltså har inget kort bytts ut för att gynna någon, vad spelarna än gjorde.

    Vad det inte bevisar: att starttalet drogs av en slump, hur robotarna spelar, eller att uppteckningen inte har skrivits på nytt från början. Sigillet visar om en färdig uppteckning har ändrats, men är ingen hemlighet. Den som skriver en uppteckning kan försegla den. docs/fairness.md säger mer.
# { $word } är en flagga eller ett ord så som det skrevs
usage-unknown = ”{ $word }” är ingen flagga och inget kommando här, eller så är det ett ord för mycket.
# { $option } skrivs som på sidan: --seed <HEX>
usage-no-value = { $option } behöver ett värde.
usage-wrong-value = ”{ $value }” är inget värde för { $option }.
# { $words } är vad sidan säger om flaggan
usage-asks = { $option }: { $words }
usage-choices = Möjliga val: { $values }.
usage-missing = Saknas: { $things }
usage-twice = { $option } får bara anges en gång.
usage-together = { $option } får inte anges tillsammans med { $others }.
usage-no-text = Kommandoraden innehåller tecken som inte är UTF-8.
usage-meant = Menade du ”{ $word }”?
usage-more = För hjälp, skriv: { $command }
# Rubrikerna på en manualsida, så som manualsidor på det här språket har dem
usage-man-name = NAMN
usage-man-synopsis = SYNOPSIS
usage-man-description = BESKRIVNING
usage-man-options = FLAGGOR
usage-man-commands = KOMMANDON
usage-man-notes = ANTECKNINGAR
usage-man-version = VERSION
# Delen av manualen, som överst på andra spels sidor
usage-man-games = Spel

## Arenan

# En mening om ett program som inte svarade; den står efter programmet eller efter arena-failed
arena-failure = { $what ->
    [start] Det gick inte att starta: { $detail }
    [greeting] Det presenterade sig inte med version { $detail } av protokollet.
    [late] Det svarade inte inom { $detail } ms.
    [long] Det skrev en rad på mer än { $detail } byte.
    [nonsense] Det skrev ”{ $detail }”, vilket inte är ett svar på frågan.
    [forbidden] Det valde ”{ $detail }”, vilket inte är tillåtet.
   *[left] Det avslutades, eller stängde sin in- eller utmatning.
}
# { $option } är --a eller --b, { $failure } är arena-failure
arena-failed = Programmet som angavs med { $option } misslyckades. Det första felet: { $failure }
arena-costs-title = Partier: { $games }, med { $players } spelare. Allas beslut bedöms.
# Kolumnerna i en tabell i Markdown, i den här ordningen
arena-costs-columns = nivå | vunna | precision (beslut) | budgivning | utspel | påspel | kostnad för misstag per parti | kostnad för alla beslut per parti
arena-costs-times = Bedömning av en giv: median { $median } ms, 99 av 100 inom { $most } ms, den längsta { $longest } ms
# En sida i Markdown. { $line } är det som skrevs, { $against } nivån som alla andra möter; { $more } är hur många gånger så många givar de nivåer spelar som inte tänker framåt
arena-ratings-page =
    # Hur starka robotarna är

    Den här sidan är vad `{ $line }` skriver ut i version { $version }.
    Varje nivå sitter ensam bland spelare på nivån ”{ $against }”, och sedan tvärtom med samma kort;
    med partner är det en sida på två som sitter ensam. Nivåer som tänker framåt spelar { $deals } givar,
    de andra { $more } gånger så många.

    - **Partier**: hur många av sina partier nivån vinner när den sitter ensam, med konfidensintervallet på 95 procent. En
    nivå som är lika stark som ”{ $against }” vinner den andel som står ovanför varje tabell.
    - **Poäng**: vad den får per giv, och **mer**, hur många poäng mer det är än vad ”{ $against }” får med samma
    kort bland spelare på den här nivån, med konfidensintervallet på 95 procent.
    - **Median** och **99 av 100**: hur många millisekunder hälften av besluten, och 99 av 100, tar som mest, på en kärna
    i den dator som det mättes på.
arena-ratings-game = { $players } spelare. Andel vid lika styrka: { $even }.
# Kolumnerna i en tabell i Markdown, i den här ordningen
arena-ratings-columns = nivå | partier | poäng | mer | median | 99 av 100

## Varför någon beslutade som de gjorde

thought-forced = Inget annat var tillåtet.
thought-rules = { $name } går efter tumregler, som här säger ”{ $advice }”
thought-ahead = { $name } tänkte framåt. Chans att vinna partiet: { $choice } { $chance }, { $other } { $next }.
thought-speaks = Som råd blir det ”{ $advice }”
thought-usual = { $same ->
    [yes] Tumregler säger detsamma, nämligen ”{ $advice }”
   *[no] Tumregler skulle säga ”{ $advice }”
}
thought-good = Vid närmare eftertanke är inget annat val klart bättre.
thought-mistake = { $figure }, vid närmare eftertanke.
thought-program = Ett program beslutar för { $name } och ger inga skäl.
thought-none = Här finns inget beslut att förklara.
thought-in-hand = Skälen berättas när given är slut.

## Vad beslut kostar

cost-title = Vad det kostade
cost-awaited = Räknas ut …
cost-about = Varje beslut jämförs med det bästa, utifrån vad spelaren då kunde veta. Procenttalet är vad beslutet tog av chansen att vinna partiet, poängtalet vad det tog av givens poäng. Skillnader som kan vara slump räknas inte.
cost-skill = { $skill ->
    [bidding] Bud
    [calling] Före första sticket
    [leading] Utspel
   *[following] Påspel
}
# Var ett beslut fattades och vad som gjordes: "Stick 3, påspel: spader knekt".
cost-place = { $skill ->
    [bidding] Bud: { $done }
    [calling] Före första sticket: { $done }
    [leading] Stick { $trick }, utspel: { $done }
   *[following] Stick { $trick }, påspel: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number } %
cost-figure = Vinstchans { $chance }
cost-figure-points = Vinstchans { $chance }, poäng { $points }
# Rådet är en mening: "Spela spader kung: det tar sticket."
cost-better = Det fanns ett bättre val. { $advice }
cost-none = { $who ->
    [you] Bra spelat: du hade { $of ->
        [one] 1 beslut
       *[other] { $of } beslut
    } att fatta, och det fanns inget bättre val.
   *[one] Bra spelat, { $name }: { $of ->
        [one] 1 beslut
       *[other] { $of } beslut
    } att fatta, och det fanns inget bättre val.
}
cost-nothing-decided = { $who ->
    [you] Du hade inget att besluta.
   *[one] { $name } hade inget att besluta.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Ett beslut
       *[other] { $count } beslut
    } kostade dig { $number ->
        [one] { $wins } vinst
       *[other] { $wins } vinster
    } på 100
   *[one] { $count ->
        [one] Ett beslut
       *[other] { $count } beslut
    } kostade { $name } { $number ->
        [one] { $wins } vinst
       *[other] { $wins } vinster
    } på 100
}
cost-show = Visa
cost-played = spelat
cost-hits = { $good ->
    [0] Ett bättre val i { $of } av { $of } beslut.
   *[other] Inget bättre val i { $good } av { $of } beslut.
}
cost-accuracy = { $who ->
    [you] Din precision: { $percent } %. { cost-hits }
   *[one] { $name }, precision: { $percent } %. { cost-hits }
}
cost-accuracy-about = Precision är andelen beslut där det inte fanns något klart bättre val.
cost-review-next = Nästa misstag
review-list = Givar och steg
review-played-best = spelat, bäst
cost-review-none = Inga misstag
aids-none = { $won ->
    [yes] En ren vinst: inga tips, och inget taget tillbaka.
   *[no] Inga tips, och inget taget tillbaka.
}
aids-some = Med { $aids }.
aids-hints = { $count ->
    [one] 1 tips
   *[other] { $count } tips
}
aids-undos = { $count ->
    [one] 1 beslut taget tillbaka
   *[other] { $count } beslut tagna tillbaka
}
aids-coached = { $count ->
    [one] 1 fråga från tränaren
   *[other] { $count } frågor från tränaren
}
stats-accuracy = Precision
stats-accuracy-of = Precision i { $skill ->
    [bidding] budgivning
    [leading] utspel
   *[following] påspel
}
stats-by-skill = Precision: beslut utan bättre val
stats-over-time = Precision, parti för parti
stats-over-time-of = { $skill ->
    [bidding] Bud, parti för parti
    [leading] Utspel, parti för parti
   *[following] Påspel, parti för parti
}
stats-latest-right = Det senaste partiet är till höger.
stats-lost = Misstagens pris per parti, i snitt
stats-clean = Vinster utan hjälp
stats-hints = Tips
stats-undos = Beslut tagna tillbaka
stats-coached = Frågor från tränaren

## Vad bara en skärmläsare säger

# Knapparna bredvid ett tal, eller bredvid ett av flera ord, efter namnet på det de ändrar.
voice-less = { $name }: minska
voice-more = { $name }: öka
voice-home = Startskärm
# Något och hur det står: ”Ana: 7”, ”Ana: spader ess”.
voice-hand = Dina kort
voice-moved = Kort { $place } av { $count }.
voice-row = Kort framför { $name }
voice-on-hidden = på ett dolt kort
voice-trick = Stick
voice-scores = Ställning
voice-bar = Verktygsfält
voice-playable = Du kan spela det.
voice-advised = Detta är rådet.
voice-advised-discard = Rådet är att kasta det.
voice-marked = { $goes ->
    [yes] Kastas.
   *[no] Behålls.
}
voice-to-discard = Att kasta: { $cards }.
voice-seat = { $name }, { $cards } kort
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partner: { $names }
   *[other] Partner: { $names }
}
voice-put-away = Dölj
voice-seat-remove = Ta bort { $name }
voice-family-forget = Glöm { $names }
voice-key = { $key }. Tangent för: { $deed }
voice-arrow = { $to ->
    [left] Vänsterpil
    [right] Högerpil
    [up] Uppil
   *[down] Nedpil
}
voice-colour = Färg { $number }
voice-review-first = Första steget i given
voice-review-back = Ett steg tillbaka
voice-review-on = Ett steg framåt
voice-review-last = Sista steget i given

## Statistik

stats-title = Resultat
stats-none = Inga partier färdiga ännu. Från och med det första räknas allt här.
stats-none-such = Inga partier passar.
stats-cut = Statistiken har blivit så lång att de tidigaste partierna inte längre räknas.
stats-erased = All statistik är raderad.
stats-erase = Radera allt
stats-erase-undo = Hämta tillbaka
stats-who = Vems partier
stats-rules = Efter vilka regler
stats-against = Mot robotar
stats-all-levels = Alla
stats-own-rules = Husregler
stats-bots = Robotar, { $level }
stats-export = Spara som CSV
stats-exported = Sparat i { $file }
stats-exported-unasked = Det finns ingen filväljare här. Sparat i { $file }
stats-pictures = Bilder
stats-table = Tabell
stats-games = Vunna partier
stats-hands = Spelade givar
stats-bids = Klarade bud
stats-set-backs = Bet
stats-streak = Längsta segersvit
stats-streak-now = Segrar i rad just nu
stats-of = { $made } av { $of }
stats-untried = inga än
stats-percent = { $percent } %
stats-luck-title = Kortlycka
stats-luck = { $role ->
    [person] Människor
    [partner] Robotar på deras sida
   *[bot] Andra robotar
}: { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}. I snitt per giv: { $aces } ess, { $jacks } trumfknektar och { $points } av Hög, Låg och Knekt så som korten gavs.
stats-luck-about = Över många givar får alla lika många ess. Spelföraren väljer trumf, så den som oftare är spelförare har också oftare trumfknektar och poäng.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Bud på { $bid }
stats-suit = Trumf { $suit }
stats-by-bid = Klarade bud, efter storlek
stats-by-suit = Klarade bud, efter trumffärg
stats-points = Tagna poäng
stats-results = Resultat: vunna över linjen, förlorade under
stats-last-right = Det senaste partiet är till höger; i en svit växer staplarna.
stats-last-game = Senaste partiet: ställningen giv för giv
records-tab = { $tab ->
    [you] Du
    [game] Per spel
   *[every] Alla
}
records-people = Partier där du slutade före dem
records-person = Du slutade före i { $ahead } av { $games }
records-finish = { $finish ->
    [ahead] Du slutade före
    [behind] { $name } slutade före
   *[partners] Ni var partner
}
records-partner = partner
records-with = Dina partier med { $name }
records-latest = De senaste { $shown } av { $games }.
records-gone = Det partiet finns inte kvar.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Senaste partiet
   *[other] Senaste { $games } partierna
}: vunna upptill, förlorade nertill
records-last-told = { $games ->
    [one] Senaste partiet
   *[other] Senaste { $games } partierna
}: { $won } vunna, { $lost } förlorade.
# Below a large number of games that were won.
records-won = av { $games } vunna
# Below a large number.
records-streak = segrar i rad
records-longest = längsta svit
records-bids = klarade bud
records-choose = Hur bra du väljer
records-weeks = tolv veckor
records-missing = { $count ->
    [one] Ett beslut till
   *[other] { $count } beslut till
}
records-week = { $weeks ->
    [0] Denna vecka
    [one] Förra veckan
   *[other] För { $weeks } veckor sedan
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } procent { $weeks ->
    [one] förra veckan
   *[other] för { $weeks } veckor sedan
}, { $now } nu, { $trend ->
    [rising] stigande
    [falling] fallande
   *[level] oförändrat
}
records-line-short = { $skill }, { $now } procent
records-about = Beslut där inget var bättre. Ett parti bedöms när det är slut, på samma sätt som i ”Vad det kostade”. Partier med tips eller ångrade drag räknas inte.
records-practice = { $skill ->
    [bidding] Öva budgivning
    [leading] Öva utspel
   *[following] Öva påspel
}
records-none = Spela klart ett parti, så börjar dina resultat här.
# Results at tables with the plain levels that there were before the eight people.
records-before = Mot robotar utan ansikte
home-statistics = Resultat

## Hands on phones

phone-join-title = Var med
phone-kitchen-table = Köksbordet
phone-who-are-you = Vem är du?
phone-only-this = Bara den här telefonen visar dina kort.
phone-sit-down = Sätt dig
phone-picture = Din bild
phone-place = Din plats
phone-full = Alla platser är upptagna.
phone-full-ask = Alla platser är upptagna. Vilken är din?
phone-elsewhere-place = { $name } (på en annan telefon)
phone-free = ledig
phone-away = borta
phone-here = Här
phone-face = { $face ->
    [owl] uggla
    [cat] katt
    [hare] hare
    [bear] björn
    [duck] anka
    [teapot] tekanna
    [boat] båt
    [pear] päron
    [bell] klocka
   *[fox] räv
}
phone-place-gone = Den platsen är upptagen.
phone-place-asked = De andra får frågan om du får ta platsen där { $name } sitter. Försök igen om en stund.
phone-name-taken = Någon här heter redan { $name }.
phone-taken = { $name } spelar på en annan telefon.
phone-taken-cards = Dina kort finns också där nu.
phone-seat-asked = De andra får frågan.
phone-ask-seat = Be om min plats
phone-elsewhere = Sätt dig på annan plats
phone-looking = Letar efter bordet.
phone-cards-wait = Dina kort väntar.
phone-try-now = Försök nu
phone-restart = Datorn startar om.
phone-restart-keep = Inget går förlorat. Låt den här sidan vara öppen.
phone-closed = Spelet stängdes på datorn.
phone-closed-keep = Inget går förlorat. När det fortsätter där går den här sidan vidare av sig själv.
phone-code = Kod
phone-code-ask = Skriv koden som står på den stora skärmen
phone-wrong-code = Det är inte koden.
phone-join = Var med
phone-point-camera = Rikta kameran hit
phone-same-wifi = Samma wifi, internet behövs inte.
phone-no-network = Den här datorn är inte i något nätverk: ingen telefon kan öppna det här.
phone-late = Något hände under tiden. Titta en gång till.
phone-unreadable = Bordet kunde inte läsa det.
phone-first = Något annat frågas just nu. Försök igen om en stund.
phone-seated = Du är med, { $name }.
phone-gathering = { $count ->
    [0] Alla är här.
    [one] En plats är ledig. Någon kan fortfarande vara med, annars spelar en robot där.
   *[other] { $count } platser är lediga. Fler kan fortfarande vara med, annars spelar robotar där.
}
phone-your-turn = Din tur.
phone-thinking = { $name } tänker.
phone-to-play = { $name } ska spela
phone-tv-turn = { $turn ->
    [play] { $name } ska spela
    [bid] { $name } ska bjuda
    [discard] { $name } ska kasta
   *[speak] { $name } har ordet
}
phone-trick = Sticket
phone-calls = Buden
phone-turned-up = Uppvänt
phone-winning = { $card }, leder
phone-not-now = { $card }, inte nu
phone-play = Spela { $card }
phone-out = Kastas
phone-ready = Klar
phone-again = Spela igen
phone-waiting-for = Väntar på { $names }.
phone-costs = Vad det kostade
phone-rules = Regler
phone-take-back = Ta tillbaka
phone-leave = Lämna bordet
phone-asks-back = { $name } vill ta tillbaka något.
phone-asks-bot = { $name } har varit borta ett tag.
phone-asks-place = En annan telefon vill ha platsen där { $name } sitter.
phone-not-back = Det får stå kvar: någon sa nej.
phone-went-on = Det står fast: spelet gick vidare.
phone-taken-back = Det senaste beslutet togs tillbaka.
phone-let-them = Tillåt
phone-let-bot = Låt en robot spela
phone-wait = Vänta
phone-refuse = Nej
phone-close = Stäng
phone-settings = Den här telefonen
phone-one-press = Ett tryck spelar
phone-left-hand = Knapparna till vänster
phone-buzz = Vibrera när det är min tur
phone-as-phone = Som telefonen
phone-light = Ljust
phone-dark = Mörkt
usage-about-host = Håller ett bord utan fönster, med korten på telefoner i samma nätverk
usage-host-rules = Börjar ett nytt parti efter de här reglerna: en inbyggd uppsättning, namnet på en egen regeluppsättning eller filen med en sådan
usage-host-seats = Vilka som sitter vid bordet, i ordning: namn på människor, som har sina kort på telefoner, och robotar, till exempel `bot:sharp`
usage-host-listen = Lyssnar bara på den här adressen och porten, till exempel 127.0.0.1:7717; annars på alla privata adresser i den här datorn
usage-host-name = Ett namn som telefoner når bordet under genom en proxy; flaggan kan anges flera gånger
usage-host-pad = Håller protokollet över ett spel med riktiga kort: på det står människorna i `--seats`, och telefoner skriver på det
host-open = Öppna { $address } på varje telefon, eller rikta dess kamera hit:
host-code = Kod: { $code }
host-plain = Vem som helst i det här nätverket skulle kunna läsa med: det som telefonerna och den här datorn säger till varandra är inte krypterat.
host-sat = { $name } sitter vid bordet.
host-left = { $name } har gått. En robot spelar vidare.
host-away = Telefonen är borta: { $name }.
host-back = { $name } är tillbaka.
host-begins = Första given är utdelad.
host-hand = Giv { $number }: { $result }
host-ends = Bordet är stängt, och partiet är sparat. Starta `auction-pitch host` igen, så hittar telefonerna sina platser.
host-ends-empty = Bordet är stängt. Ingen hade satt sig än.
host-game-over = Partiet är slut. Varje telefon visar hur det gick och kan börja ett nytt.
host-ends-unsaved = Bordet är stängt. Partiet är inte sparat.
host-no-port = Ingen telefon kan nå den här datorn: { $reason }
host-no-seats = Säg vilka som spelar, till exempel --seats "Ana,Ben,bot:sharp,bot:master". Minst en människa behövs.
host-pad-no-seats = Säg vilka som spelar, till exempel --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = ”{ $seat }” är ingen plats: skriv ett namn, eller en robot, till exempel bot:sharp. Nivåerna är { $levels }.
host-twice = { $name } kan inte sitta på två platser.
host-going-on = Partiet fortsätter där det slutade.
host-pad-people = Ett protokoll är för människor: ”{ $seat }” är inget namn.
host-pad-ends = Protokollet är stängt och sparat. Starta `auction-pitch host --pad` igen, så fortsätter det.
host-pad-ends-unsaved = Protokollet är stängt. Det sparades inte.

## Window: the joining sheet of the kitchen table

join-phones = Telefoner
join-code = Kod { $code }
join-drawn = QR-kod för adressen { $address }
join-at-computer = vid den här datorn
join-phone = telefon
join-until = tills någon sätter sig
join-choosing = väljer en bild
join-tv = Visa bordet på en tv
join-tv-open = Öppna adressen på tv:n
join-show-phones = Visa koden för telefoner
join-pad = Alla som öppnar adressen ser protokollet och kan skriva upp en giv.
join-pad-phones = { $count ->
    [0] Ingen telefon är här än.
    [one] En telefon är här.
   *[other] { $count } telefoner är här.
}

## Protokollet för ett spel med riktiga kort.

scorepad-title = Protokoll
# En rad i protokollet, med givens nummer.
scorepad-line = Giv { $number }: { $told } { $scores }
scorepad-line-thrown-in = Giv { $number }: inkastad.
# Ett namn och en ställning, en av flera: ”Ruth 4”.
scorepad-score = { $name } { $score }
scorepad-no-jack = Knekten var inte med.
scorepad-no-game = Ingen fick Spel.
scorepad-all-out = Alla { $points } är utdelade.
scorepad-empty = Det står inget i protokollet än.
scorepad-unfit-over = Partiet är slut. Ta tillbaka den sista given, eller börja ett nytt parti.
scorepad-unfit-seat = Ingen sitter på plats { $seat }.
scorepad-unfit-turned = I det här spelet vänds inget kort upp, och ingen tigger.
scorepad-unfit-bids = I det här spelet bjuds det inte.
scorepad-unfit-nobody-bid = Ingen bjöd. Säg vem som bjöd hur mycket, eller att korten kastades in.
scorepad-unfit-bid-missing = Hur högt var budet?
scorepad-unfit-bid-of-nobody = Vem bjöd { $bid }?
scorepad-unfit-bid = { $bid } kan man inte bjuda i det här spelet.
scorepad-unfit-hole = Den som ligger på minus får inte bjuda smudge.
scorepad-unfit-refusal = Det budet kan inte ha avslagits: bara förhand avslår ett, för att själv spela för lika mycket.
scorepad-unfit-partner = Den spelaren kan inte vara partner.
scorepad-unfit-point = { $point } ger inget i det här spelet.
scorepad-unfit-often = { $most ->
    [1] Bara en sida kan ta { $point }.
   *[other] { $point } finns högst { $most } gånger.
}
scorepad-unfit-missing = Någon måste ha tagit { $point }.
scorepad-unfit-twice = { $point } är både nämnt och medräknat. Ett av dem räcker.
scorepad-unfit-below = Ingen kan ta { $points } poäng.
scorepad-unfit-named = I det här spelet sägs poängen vid namn: säg vem som tog { $points }.
scorepad-unfit-many = Det blir { $told } poäng, och det finns bara { $most }.
scorepad-unfit-few = Det blir { $told } poäng, och någon har alltid alla { $most }.
scorepad-unfit-trick = Den som inte tog något stick kan inte ha vunnit den poängen.
scorepad-unfit-order = { $way ->
    [pegged] Mer än en sida är i mål. Given slutar med sticket som för någon i mål: räkna bara dit.
   *[counted] Mer än en sida är i mål, och poängens ordning avgör. Säg poäng för poäng vem som tog den.
}
scorepad-wrong-line = Då stämmer inte giv { $number }: { $reason }

# Det som frågas och besvaras i terminalen.
scorepad-goes-on = Protokollet för { $names }: { $game }.
scorepad-ask-people = Vilka spelar? Skriv { $count } namn i den ordning ni sitter, med komman emellan. [{ $default }]
scorepad-answer-people = Skriv { $count } olika namn med komman emellan, vart och ett med en till { $max } bokstäver.
scorepad-ask-dealer = Vem ger först? [{ $default }]
scorepad-answer-name = Skriv ett av de här namnen: { $names }.
scorepad-answer-nobody = Skriv ett av de här namnen, eller ”-” för ingen: { $names }.
scorepad-next = Giv { $number }. { $dealer } ger.
scorepad-example = Skriv given, till exempel ”{ $example }”, eller tryck på Enter för att få frågor.
# Ett bud i en skriven rad: ”Ben bjuder 3”.
scorepad-example-bid = { $name } bjuder { $bid }
# En poäng och vem som tog den, i en skriven rad.
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Vem bjöd hur mycket? Skriv ett namn och ett tal, eller ”pass” om ingen bjöd.
scorepad-answer-bid = Skriv ett namn och ett tal, till exempel ”{ $example }”, eller ”pass”.
scorepad-ask-refused = Vems bud avslog { $name }? Skriv ett namn, eller ”-” för ingen.
scorepad-ask-partner = Vem var partner till { $name }? Skriv ett namn, eller ”-” för ingen.
scorepad-ask-turned = Vilka kort vändes upp? Skriv valörerna i ordning, eller ”-”.
scorepad-answer-turned = Skriv valörer, till exempel ”{ $example }”, eller ”-”.
scorepad-ask-gift = Gav givaren en poäng för tiggandet? ja eller nej [nej]
scorepad-ask-point = Vem tog { $point }? Skriv ett namn, eller ”-” för ingen.
scorepad-ask-hung = Kom knekten från en annan sida? ja eller nej [nej]
scorepad-ask-tricks = Gick alla stick till { $name }? ja eller nej [nej]
scorepad-ask-count = Hur många poäng till { $name }? [0]
scorepad-answer-count = Skriv ett tal från 0 till { $most }.
scorepad-unclear = ”{ $words }” är inte tydligt. ”hjälp” berättar vad man kan skriva.
scorepad-otherwise = ”{ $words }” stämmer inte med det som står tidigare på raden.
scorepad-corrects = Giv { $number } igen:
scorepad-no-line = Det finns ingen giv { $number } i protokollet.
scorepad-undone = Giv { $number } är tillbakatagen.
scorepad-nothing = Det finns ingen giv att ta tillbaka.
scorepad-dropped = Den här given står inte i protokollet.
scorepad-left = Frågorna om den här given är avslutade; den står inte i protokollet.
scorepad-leave-hand = Eller skriv ”ångra” för att lämna den här given.
scorepad-over = Skriv ”igen” för ett nytt parti med samma personer, ”ångra” för att ta tillbaka den sista given, eller ”avsluta”.
scorepad-saved = Protokollet är sparat.
scorepad-help =
    En giv på en rad: ”{ $example }”. Ordningen är fri; ”-” betyder ingen. Det som saknas frågas efter.
    ”Ben ger”: någon annan gav.
    inkastad: korten kastades in.
    ångra: tar tillbaka den sista given, hur många gånger du vill.
    rätta 3: giv 3 igen. Allt efter den räknas om.
    protokoll: alla givar och ställningen.
    igen: ett nytt parti med samma personer.
    regler: reglerna som gäller.
    avsluta: slutar. Protokollet sparas efter varje giv.
scorepad-help-turned =
    uppvänt sexa knekt: de här korten vändes upp; ”uppvänt -” om inget av dem ger poäng.
    gav en poäng: givaren gav en poäng för tiggandet.

# Protokollet i fönstret.
scorepad-about = Ni har korten. Vi räknar poängen.
scorepad-hand = Giv { $number }
scorepad-deals = { $name } ger.
scorepad-leads = { $name }, i ledningen
scorepad-house = Husregler gäller här också.
scorepad-begin = Börja
scorepad-another = Ett annat av { $count }
scorepad-more = En till
scorepad-fewer = En spelare färre
scorepad-name = Namn på spelare { $number }
scorepad-new = Nytt protokoll
scorepad-again = Samma personer igen
scorepad-write = Skriv upp
scorepad-fill = Bocka för vem som bjöd och vem som tog vilken poäng.
scorepad-fill-made = Fyll i vem som tog vilken poäng.
scorepad-untold = Hur många poäng för { $name }?
scorepad-dealer = Givare
scorepad-turned = Uppvänt
scorepad-begged = Tigga
scorepad-given = Givaren gav en poäng
scorepad-bidder = Budgivare
scorepad-bid = Bud
scorepad-partner = Partner
scorepad-refused = Avslaget
scorepad-hung = Från en annan sida
scorepad-tricks = Alla stick
scorepad-points = Poäng
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } gånger
scorepad-all-hands = Alla givar
scorepad-last-hands = De sista givarna

words-pad-bid = bjuder, bjöd, bud
words-pad-dealer = ger, givare
words-pad-nobody = -, ingen
words-pad-thrown-in = inkastad, kasta in, kastades in
words-pad-turned = uppvänt, uppvant
words-pad-gift = gav en poäng, gav en poang
words-pad-correct = rätta, ratta
words-pad-show = protokoll, ställning, stallning, ställningen, stallningen
words-pad-again = igen, revansch, ny
usage-about-pad = För protokoll över ett spel med riktiga kort i terminalen, med en giv per rad
usage-pad-rules = Börja ett nytt protokoll med de här reglerna: ett spel med något av sina namn, namnet på egna regler, eller deras fil; annars det du lämnade
usage-pad-players = Hur många som spelar (2 till 7)
