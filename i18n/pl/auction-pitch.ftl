# Słowa Auction Pitch po polsku.
#
# Gdy zdanie mówi o graczu, $who podaje jak: [you] to osoba, do której się mówi, [one] ktoś inny. Gdy mówi o stronie,
# [several] to partnerzy, a [your-side] to strona, do której należy osoba, do której się mówi. Imion się nie odmienia.

## Nazwy rzeczy

game-name = Auction Pitch

suit = { $suit ->
    [clubs] trefl
    [diamonds] karo
    [hearts] kier
   *[spades] pik
}
suit-capital = { $suit ->
    [clubs] Trefl
    [diamonds] Karo
    [hearts] Kier
   *[spades] Pik
}
# Dopełniacz liczby mnogiej: „Nie masz kierów”.
suit-single = { $suit ->
    [clubs] trefli
    [diamonds] karo
    [hearts] kierów
   *[spades] pików
}
# Biernik jednej karty: „zagraj kiera”.
suit-one = { $suit ->
    [clubs] trefla
    [diamonds] karo
    [hearts] kiera
   *[spades] pika
}
rank = { $rank ->
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [jack] walet
    [queen] dama
    [king] król
   *[ace] as
}
# Wysokość karty albo który to joker.
card-rank = { $rank ->
    [joker] joker
    [low-joker] mały joker
   *[other] { rank }
}
# Karta w mianowniku, w bierniku i w narzędniku.
card = { card-alone }
card-object = { $rank ->
    [joker] jokera
    [low-joker] małego jokera
    [two] dwójkę { suit }
    [three] trójkę { suit }
    [four] czwórkę { suit }
    [five] piątkę { suit }
    [six] szóstkę { suit }
    [seven] siódemkę { suit }
    [eight] ósemkę { suit }
    [nine] dziewiątkę { suit }
    [ten] dziesiątkę { suit }
    [jack] waleta { suit }
    [queen] damę { suit }
    [king] króla { suit }
   *[ace] asa { suit }
}
card-with = { $rank ->
    [joker] { card-rank-with }
    [low-joker] { card-rank-with }
   *[other] { card-rank-with } { suit }
}
# Karta, której kolor jest znany: „Ola gra do koloru piątką”.
card-rank-with = { $rank ->
    [joker] jokerem
    [low-joker] małym jokerem
    [two] dwójką
    [three] trójką
    [four] czwórką
    [five] piątką
    [six] szóstką
    [seven] siódemką
    [eight] ósemką
    [nine] dziewiątką
    [ten] dziesiątką
    [jack] waletem
    [queen] damą
    [king] królem
   *[ace] asem
}
card-off-with = { $rank ->
    [two] boczną dwójką
    [three] boczną trójką
    [four] boczną czwórką
    [five] boczną piątką
    [six] boczną szóstką
    [seven] boczną siódemką
    [eight] boczną ósemką
    [nine] boczną dziewiątką
    [ten] boczną dziesiątką
    [jack] bocznym waletem
    [queen] boczną damą
    [king] bocznym królem
   *[ace] bocznym asem
}
# Karta sama, jak na liście.
card-alone = { $rank ->
    [joker] joker
    [low-joker] mały joker
   *[other] { rank } { suit }
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = zero kart

point = { $point ->
    [high] Góra
    [low] Najmłodszy
    [jack] Walet
    [last] Ostatnia lewa
    [joker] Joker
   *[game] Gra
}
# Karta, która liczy się w każdym kolorze poza atu.
point-plain = { $rank ->
    [jack] Zwykły
    [king] Zwykły
    [ace] Zwykły
   *[other] Zwykła
} { rank }
# Karta tej wysokości w drugim kolorze tej samej barwy co atu: „Boczny walet”.
point-off = { $rank ->
    [jack] Boczny
    [king] Boczny
    [ace] Boczny
   *[other] Boczna
} { rank }
# Karta tej wysokości w atu, gdzie liczy więcej oczek.
counter-trump = { rank } atu
point-letter = { $point ->
    [high] G
    [low] N
    [jack] W
    [last] L
    [joker] X
   *[game] Gr
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = b{ $rank }
point-meaning = { $point ->
    [high] najstarszy atut
    [low] { $low_to ->
        [winner] kto go weźmie
       *[dealt] kto go dostanie
    }
    [jack] { $hang ->
        [1] kto bierze waleta
       *[other] wzięty; złapany: { $hang }
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 za zagranie
            [few] { $worth } za zagranie
           *[other] { $worth } za zagranie
        }
       *[winner] { $worth ->
            [1] 1 za wzięcie
            [few] { $worth } za wzięcie
           *[other] { $worth } za wzięcie
        }
    }
    [plain] { $worth ->
        [1] po 1 punkcie
        [few] po { $worth } punkty
       *[other] po { $worth } punktów
    }
    [off] { $worth ->
        [1] 1 za wzięcie
        [few] { $worth } za wzięcie
       *[other] { $worth } za wzięcie
    }
    [joker] { $worth ->
        [1] po 1 za wziętego
        [few] po { $worth } za wziętego
       *[other] po { $worth } za wziętego
    }
    [last] kto bierze ostatnią lewę
   *[game] najwięcej oczek
}
# Co znaczą znaki na stole.
sign-level = { $name } gra na poziomie { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] najwyższa odzywka.
    [outbid] już nie najwyższa odzywka.
    [pass] bez odzywki.
    [offer] wystawia wyjście na sprzedaż.
    [pitch] wychodzi i potrzebuje wszystkich 4 punktów.
    [accept] sprzedaje wyjście za najwyższą ofertę.
    [undertake] zatrzymuje wyjście i musi ugrać tyle, ile wynosi oferta.
    [stand] zadowala się odkrytym kolorem.
    [beg] chce innego koloru.
    [take_one] zatrzymuje kolor i daje za to punkt.
    [run] daje dodatkowe karty i odkrywa inny kolor.
   *[bunch] chce nowego rozdania.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: rozdaje w tym rozdaniu.
   *[no] Rozdaje w tym rozdaniu.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point }, punkt już pewny.
   *[no] { $point }, punkt już pewny.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] Znak wyboru: w tym rozdaniu nic tego nie zmieni.
    [so-far] Półkole: na razie tak, ale karta, która jest jeszcze w grze, może to zmienić.
   *[open] Przerywany okrąg: nikt jeszcze tego nie ma.
}
sign-contract = { $kind ->
    [free] Liczy się każdy punkt, a stracić nie można niczego.
   *[some] Trzeba ugrać { $bid } z { $sum } punktów, inaczej { sign-or }.
    [all] Trzeba ugrać wszystkie punkty ({ $sum }), inaczej { sign-or }.
    [slam] Trzeba ugrać wszystkie punkty ({ $sum }) i wszystkie lewy, inaczej { sign-or }.
}
sign-boxes = Pole z literą to punkt już pewny.
sign-or = { $failed ->
    [others] inni dostają { $bid }
   *[own] traci się { $bid }
}
sign-turned = Atu to kolor odkrytej karty, chyba że pierwsza ręka poprosi o inny i go dostanie.
sign-shown = { $by ->
    [cut] Atu to kolor karty odsłoniętej przy przekładaniu przed rozdaniem.
   *[stock_top] Atu to kolor pierwszej karty talonu.
}
sign-no-trump = { $naming ->
    [announced] Atu wskazuje się przed pierwszym wyjściem.
   *[pitched] Pierwsza zagrana karta wyznacza atu na całe rozdanie.
}
sign-led = Wyjście: pierwsza karta lewy. Do jej koloru trzeba dokładać.
sign-winning = Prowadzi: w tej chwili lewę bierze ta karta.
# Dlaczego karta innego koloru ma znak atu i pod którym atutem stoi.
sign-off-trump = { $place ->
    [top] { $card }: najstarszy atut.
   *[below] { $card }: atut, zaraz pod { $higher }.
}

person = { $who ->
    [you] Ty
   *[one] { $name }
}
# „od ciebie”, „(Ola)”.
person-from = { $who ->
    [you] od ciebie
   *[one] ({ $name })
}
bid-word = { $bid ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
   *[other] { $bid }
}
bid-moon-word = komplet
bid-smudge-word = smudge
# Odzywki od najniższej do najwyższej.
bid-range = od { $min } do { $max }
bid-pass-word = pas
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = pas
list-two = { $first } i { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } i { $second }
list-groups = { $first } oraz { $second }
list-or = { $first } lub { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } lub { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } pod kreską
person-object = { $who ->
    [you] ty
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] Kupujesz ty
   *[one] Kupuje { $name }
}
person-refused = { $who ->
    [you] Dostajesz odmowę
   *[one] { $name } dostaje odmowę
}
# Do ilu się gra; [yes], gdy każdy punkt oddaje żeton do puli.
goal = { $rid ->
    [yes] do pozbycia się { $target } żetonów
    [hands] gra na liczbę rozdań: { $target }
    [deals] liczba rozdań każdego gracza: { $target }
   *[no] gra do { $target }
}
score-counters = { $counters ->
    [0] bez żetonów
    [one] został 1 żeton
    [few] zostały { $counters } żetony
   *[other] zostało { $counters } żetonów
}
counters-put-in = { $counters ->
    [one] odłożony 1 żeton
    [few] odłożone { $counters } żetony
   *[other] odłożonych { $counters } żetonów
}
counters-taken-back = { $counters ->
    [one] 1 żeton wraca
    [few] { $counters } żetony wracają
   *[other] { $counters } żetonów wraca
}
pool = { $reds ->
    [0] Pula jest pusta
    [one] W puli: 1 czerwony żeton
    [few] W puli: { $reds } czerwone żetony
   *[other] W puli: { $reds } czerwonych żetonów
}
# Wiersz zapisu.
mark = { $cause ->
    [turn-up] { $points } za odkrytą kartę ({ $card })
    [gift] { $points } w podarunku
    [price] { $points } jako cena
    [refused] { $points } za odrzuconą ofertę
    [misdeal] { $points } za błędne rozdanie
    [look] { $who ->
        [you] { $points } za twoje wczesne zajrzenie
       *[one] { $points } za wczesne zajrzenie ({ $name })
    }
    [renege] { $who ->
        [you] { $points } za twój fałszywy renons
       *[one] { $points } za fałszywy renons ({ $name })
    }
    [revoke] { $who ->
        [you] Minus { $points } za twój fałszywy renons
       *[one] Minus { $points } za fałszywy renons ({ $name })
    }
    [set-back] Wpadka, minus { $points }
    [bid-taken] { $points } za kontrakt rywali
    [difference] { $points } różnicy
    [moon] { $points } za komplet
    [short] Punkt przed celem, minus { $points }
   *[slam] { $points } za smudge
}
# Coś, co jest warte więcej niż jeden punkt, w zapisie.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] odkryta karta ({ $card })
    [gift] podarunek za prośbę
    [price] sprzedaż wyjścia za { $bid }
    [refused] odrzucona oferta { $bid }
    [misdeal] błędne rozdanie drugiej strony
    [look] { $who ->
        [you] zaglądasz w swoje karty za wcześnie
       *[one] { $name } zagląda w karty za wcześnie
    }
    [renege] { $who ->
        [you] twój fałszywy renons, zagranie { $card }
       *[one] fałszywy renons ({ $name }), zagranie { $card }
    }
    [revoke] { $who ->
        [you] twój fałszywy renons, zagranie { $card }
       *[one] fałszywy renons ({ $name }), zagranie { $card }
    }
    [set-back] nieugrany kontrakt { $bid }
    [bid-taken] nieugrany kontrakt ({ $bid }) przechodzi na innych
    [difference] nadwyżka nad drugą stroną
    [moon] wylicytowany i ugrany komplet
    [short] do celu dochodzi tylko rozgrywający z ugranym kontraktem
   *[slam] wszystkie cztery punkty i wszystkie lewy
}

## Co zostało powiedziane i zrobione: po jednym zdaniu na każde zdarzenie

log-deals = { $who ->
    [you] Rozdajesz karty: rozdanie { $number }.
   *[one] { $name } rozdaje karty: rozdanie { $number }.
}
log-passes = { $who ->
    [you] Pasujesz.
   *[one] { $name } pasuje.
}
log-bids = { $who ->
    [you] Licytujesz { $bid }.
   *[one] { $name } licytuje { $bid }.
}
log-takes-bid = { $who ->
    [you] Przejmujesz licytację { $from }: { $bid }.
   *[one] { $name } przejmuje licytację { $from }: { $bid }.
}
log-pitcher = { $who ->
    [you] Wygrywasz licytację: { $bid }.
   *[one] { $name } wygrywa licytację: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Nikt nie zalicytował. Zagrywasz bez kontraktu.
   *[one] Nikt nie zalicytował. { $name } zagrywa bez kontraktu.
}
log-names-free = { $who ->
    [you] Nikt nie zalicytował. Wskazujesz atu bez kontraktu.
   *[one] Nikt nie zalicytował. { $name } wskazuje atu bez kontraktu.
}
log-thrown-in = Wszyscy pasują. Karty idą do ponownego rozdania.
log-pitches = { $who ->
    [you] Pierwsze wyjście: zagrywasz { $card }.
   *[one] Pierwsze wyjście: { $name } zagrywa { $card }.
}
log-trump = Atu: { suit }.
log-names-trump = { $who ->
    [you] Wskazujesz atu: { suit }.
   *[one] { $name } wskazuje atu: { suit }.
}
log-calls-partner = { $who ->
    [you] Wołasz { $card }.
   *[one] { $name } woła { $card }.
}
log-partner = { $who ->
    [you] Masz tę kartę. W tym rozdaniu gra z tobą { $pitcher }.
   *[one] Tę kartę ma { $name }. W tym rozdaniu gra razem z { $pitcher_who ->
        [you] tobą
       *[one] graczem { $pitcher }
    }.
}
log-no-partner = { $who ->
    [you] Nikt nie ma tej karty. Grasz bez partnera.
   *[one] Nikt nie ma tej karty. { $name } gra bez partnera.
}
log-leads = { $who ->
    [you] Zagrywasz { $card }.
   *[one] { $name } zagrywa { $card }.
}
log-follows = { $who ->
    [you] Grasz do koloru { $card }.
   *[one] { $name } gra do koloru { $card }.
}
log-trumps = { $who ->
    [you] Przebijasz { $card }.
   *[one] { $name } przebija { $card }.
}
log-drops = { $who ->
    [you] Zrzucasz { $card }.
   *[one] { $name } zrzuca { $card }.
}
log-takes-trick = { $who ->
    [you] Bierzesz lewę { $number } { $card }.
   *[one] { $name } bierze lewę { $number } { $card }.
}
log-takes-jack = { $who ->
    [you] Bierzesz lewę { $number } { $card }, a w niej { $owner ->
        [you] swojego waleta atu
       *[one] waleta atu ({ $owner_name })
    }.
   *[one] { $name } bierze lewę { $number } { $card }, a w niej { $owner ->
        [you] twojego waleta atu
       *[one] waleta atu ({ $owner_name })
    }.
}
log-saves-jack = { $who ->
    [you] Bierzesz lewę { $number } { $card } i ratujesz waleta atu ({ $owner_name }).
   *[one] { $name } bierze lewę { $number } { $card } i ratuje { $owner ->
        [you] twojego waleta atu
       *[one] waleta atu ({ $owner_name })
    }.
}
log-deal-passes = { $who ->
    [you] Teraz rozdajesz ty.
   *[one] Teraz rozdaje { $name }.
}
log-wins-game = { $who ->
    [you] Wygrywasz partię.
    [your-side] { $name } wygrywacie partię.
    [several] { $name } wygrywają partię.
   *[one] { $name } wygrywa partię.
}
log-taken-up = { $who ->
    [you] Bierzesz swoje karty do ręki.
   *[one] { $name } bierze karty do ręki.
}
log-turned-up = Odkryta karta: { $card }.
log-uncovered = { $who ->
    [you] Odkrywasz { $card } pod { $upper }.
   *[one] { $name } odkrywa { $card } pod { $upper }.
}
log-same-suit = Znowu ten sam kolor.
log-gets-own = Dostajesz { $cards }.
log-cut = Karta z przełożenia wskazuje atu: { $card }.
log-stock-top = Wierzchnia karta talonu: { $card }.
log-draws-open = { $who ->
    [you] Dobierasz { $cards }.
   *[one] { $name } dobiera { $cards }.
}
log-stock-out = { $count ->
    [one] Talon się skończył: została do zagrania 1 karta.
    [few] Talon się skończył: zostały do zagrania { $count } ostatnie karty.
   *[other] Talon się skończył: zostało do zagrania { $count } ostatnich kart.
}
log-exhausted = Talon się wyczerpał: karty rozdaje się od nowa.
log-offers = { $who ->
    [you] Wystawiasz wyjście na sprzedaż.
   *[one] { $name } wystawia wyjście na sprzedaż.
}
log-keeps-pitch = { $who ->
    [you] Nie sprzedajesz: wychodzisz za cztery.
   *[one] { $name } nie sprzedaje: wychodzi za cztery.
}
log-sells = { $who ->
    [you] Sprzedajesz wyjście za { $bid }. { $to }.
   *[one] { $name } sprzedaje wyjście za { $bid }. { $to }.
}
log-undertakes = { $who ->
    [you] Zatrzymujesz wyjście za { $bid }. { $from }.
   *[one] { $name } zatrzymuje wyjście za { $bid }. { $from }.
}
log-stands = { $who ->
    [you] Zostajesz przy tym kolorze.
   *[one] { $name } zostaje przy tym kolorze.
}
log-begs = { $who ->
    [you] Prosisz o inny kolor.
   *[one] { $name } prosi o inny kolor.
}
log-gives = { $who ->
    [you] Dajesz punkt: kolor zostaje.
   *[one] { $name } daje punkt: kolor zostaje.
}
log-runs = { $who ->
    [you] Dokładasz wszystkim po trzy karty.
   *[one] { $name } dokłada wszystkim po trzy karty.
}
log-proposes-to-bunch = { $who ->
    [you] Proponujesz złożenie kart.
   *[one] { $name } proponuje złożenie kart.
}
log-agrees-to-bunch = { $who ->
    [you] Zgadzasz się.
   *[one] { $name } się zgadza.
}
log-bunched = Karty złożone. Ta sama osoba rozdaje jeszcze raz.
log-pitcher-sale = { $who ->
    [you] Masz wyjście: { $bid }.
   *[one] Wyjście ma { $name }: { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Masz pierwszą rękę, więc zagrywasz.
   *[one] { $name } ma pierwszą rękę i zagrywa.
}
log-ended-by-score = { $who ->
    [you] Kończysz partię według wyniku.
   *[one] { $name } kończy partię według wyniku.
}
log-discards-own = Odrzucasz { $cards }.
log-discards = { $who ->
    [you] Odrzucasz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[one] { $name } odrzuca { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-discards-shown = { $who ->
    [you] Odrzucasz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } i pokazujesz odrzucone atuty, czyli { $cards }.
   *[one] { $name } odrzuca { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } i pokazuje odrzucone atuty, czyli { $cards }.
}
log-hands-over = { $who ->
    [you] Oddajesz { $cards }. Te atuty dostaje { $to_name }.
   *[one] { $to ->
        [you] { $name } oddaje { $cards }. Dostajesz te atuty.
       *[one] { $name } oddaje { $cards }. Te atuty dostaje { $to_name }.
    }
}
log-weak-hand = { $who ->
    [you] Pokazujesz { $cards }: ani figury, ani karty, która mogłaby punktować. Karty rozdaje się od nowa.
   *[one] { $name } pokazuje { $cards }: ani figury, ani karty, która mogłaby punktować. Karty rozdaje się od nowa.
}
log-weak-hand-new = { $who ->
    [you] Pokazujesz { $cards }: nic powyżej dziewiątki i żadnej dwójki. Dostajesz nowe karty.
   *[one] { $name } pokazuje { $cards }: nic powyżej dziewiątki i żadnej dwójki. Dostaje nowe karty.
}
log-takes-widow-own = Podnosisz musik i bierzesz { $cards }.
log-takes-widow = { $who ->
    [you] Podnosisz musik: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[one] { $name } podnosi musik: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-draws-own = Dobierasz { $cards }.
log-draws = { $who ->
    [you] Dobierasz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[one] { $name } dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-takes-rest-own = Bierzesz resztę talonu, czyli { $cards }.
log-takes-rest = { $who ->
    [you] Bierzesz resztę talonu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[one] { $name } bierze resztę talonu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-replenished = Talon nie wystarcza: pod niego { $count ->
    [one] idzie 1 karta odrzucona
    [few] idą { $count } karty odrzucone
   *[other] idzie { $count } kart odrzuconych
} { $who ->
    [you] przez ciebie
   *[one] ({ $name })
}.
log-out = { $who ->
    [you] Nie masz atutów i pauzujesz.
    [several] Bez atutów pauzują: { $names }.
   *[one] { $names } nie ma atutów i pauzuje.
}
log-lead-passes = { $who ->
    [you] Nie masz już atutów
   *[one] { $name } nie ma już atutów
}, więc { $to ->
    [you] wychodzisz ty.
   *[one] wychodzi { $to_name }.
}
log-lays-down = { $who ->
    [you] Wykładasz bezwartościową rękę, czyli { $cards }.
   *[one] { $name } wykłada bezwartościową rękę, czyli { $cards }.
}
log-claims = { $who ->
    [you] Mówisz: reszta lew moja.
   *[one] { $name } mówi: reszta lew moja.
}
log-stops-early = Wszystkie punkty są rozstrzygnięte: reszty się nie gra.
log-marked = { $who ->
    [you] Dostajesz { $points } pkt: { $reason }.
    [your-side] { $name } dostajecie { $points } pkt: { $reason }.
    [several] { $name } dostają { $points } pkt: { $reason }.
   *[one] { $name } dostaje { $points } pkt: { $reason }.
}
log-pegs = { $who ->
    [you] Zapisujesz od razu { $points } pkt za { $card }.
   *[one] { $name } zapisuje od razu { $points } pkt za { $card }.
}
log-marked-lost = { $who ->
    [you] Tracisz { $points } pkt: { $reason }.
    [your-side] { $name } tracicie { $points } pkt: { $reason }.
    [several] { $name } tracą { $points } pkt: { $reason }.
   *[one] { $name } traci { $points } pkt: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Rozdajesz złą liczbę kart.
   *[one] { $name } rozdaje złą liczbę kart.
}
log-misdeals-showing = { $who ->
    [you] Przy rozdawaniu odsłaniasz { $cards }.
   *[one] { $name } przy rozdawaniu odsłania { $cards }.
}
log-void = { $who ->
    [you] Twoje „{ $call }” jest niedozwolone.
   *[one] „{ $call }” ({ $name }) jest niedozwolone.
}
log-pitches-early = { $who ->
    [you] Zagrywasz { $card } przed końcem licytacji.
   *[one] { $name } zagrywa { $card } przed końcem licytacji.
}
log-overrides = { $who ->
    [you] Mówisz cztery i wychodzisz.
   *[one] { $name } mówi cztery i wychodzi.
}
log-leads-wrongly = { $who ->
    [you] Zagrywasz { $card }, choć wyjście należy do rozgrywającego.
   *[one] { $name } zagrywa { $card }, choć wyjście należy do rozgrywającego.
}
log-lets-stand = { $who ->
    [you] Uznajesz to wyjście.
   *[one] { $name } uznaje to wyjście.
}
log-withdrawn = Cofnięte: { $cards }.
log-demanded = { $who ->
    [you] { $demand ->
        [highest] Musisz zagrać najstarszą kartę w kolorze wyjścia
        [lowest] Musisz zagrać najmłodszą kartę w kolorze wyjścia
        [trump] Musisz zagrać atut
        [no_trump] Nie możesz zagrać atutu
       *[nothing] Możesz zagrać dowolną kartę
    }.
   *[one] { $name } { $demand ->
        [highest] musi zagrać najstarszą kartę w kolorze wyjścia
        [lowest] musi zagrać najmłodszą kartę w kolorze wyjścia
        [trump] musi zagrać atut
        [no_trump] nie może zagrać atutu
       *[nothing] może zagrać dowolną kartę
    }.
}
log-shown = { $who ->
    [you] Pokazujesz kartę: { $card }.
   *[one] { $name } pokazuje kartę: { $card }.
}
log-calls-card = { $who ->
    [you] Wywołujesz { $card } { $from }.
   *[one] { $name } wywołuje { $card } { $from }.
}
log-corrects = { $who ->
    [you] W porę cofasz { $card }.
   *[one] { $name } w porę cofa { $card }.
}
log-renege-found = { $who ->
    [you] Zgłaszasz { $of ->
        [you] swój fałszywy renons
       *[one] fałszywy renons ({ $of_name })
    }. To prawda: lewa { $trick }, zagranie { $card }.
   *[one] { $name } zgłasza { $of ->
        [you] twój fałszywy renons
       *[one] fałszywy renons ({ $of_name })
    }. To prawda: lewa { $trick }, zagranie { $card }.
}
log-renege-none = { $who ->
    [you] Zgłaszasz { $of ->
        [you] swój fałszywy renons
       *[one] fałszywy renons ({ $of_name })
    }, ale to nieprawda.
   *[one] { $name } zgłasza { $of ->
        [you] twój fałszywy renons
       *[one] fałszywy renons ({ $of_name })
    }, ale to nieprawda.
}

## Pierwsze rozdanie: ciągnienie, pierwszy walet, zgadywanie i przekładanie

first-draw = Każdy ciągnie kartę. Kto ma najstarszą, rozdaje pierwszy.
first-draws = { $who ->
    [you] Ciągniesz { $card }.
   *[one] { $name } ciągnie { $card }.
}
first-draw-again = Remis, jeszcze raz ciągną: { $names }.
first-deals = { $who ->
    [you] Masz najstarszą kartę: zaczynasz rozdawanie i zostajesz na swoim miejscu.
   *[one] Najstarszą kartę ma { $name }: zaczyna rozdawanie i zostaje na swoim miejscu.
}
first-jack = Karty rozdaje się odkryte, aż padnie walet. Kto go dostanie, wychodzi pierwszy.
first-gets = { $who ->
    [you] Dostajesz { $card }.
   *[one] { $name } dostaje { $card }.
}
first-cuts = Po jednej osobie z każdej strony przekłada talię. { $low ->
    [yes] Młodsza
   *[no] Starsza
} karta daje pierwsze wyjście.
first-cuts-choose = Po jednej osobie z każdej strony przekłada talię. Kto odsłoni starszą kartę, mówi, kto ma pierwsze wyjście.
first-cuts-card = { $who ->
    [you] Przy przekładaniu odsłaniasz { $card }.
   *[one] { $name } przy przekładaniu odsłania { $card }.
}
first-cuts-again = Remis, jeszcze raz przekładają: { $names }.
log-first-pitcher = { $who ->
    [you] Masz dwójkę karo, a z nią pierwsze wyjście.
   *[one] Dwójkę karo, a z nią pierwsze wyjście, ma { $name }.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Starsza karta jest twoja i zostawiasz sobie pierwsze wyjście.
       *[one] Starsza karta jest twoja i na twoje życzenie pierwsze wyjście ma { $of_name }.
    }
   *[one] { $of ->
        [self] Starszą kartę ma { $name } i zostawia sobie pierwsze wyjście.
        [you] Starszą kartę ma { $name } i oddaje ci pierwsze wyjście.
       *[one] Starszą kartę ma { $name } i mówi, że pierwsze wyjście ma { $of_name }.
    }
}
first-guess = { $who ->
    [you] Stawiasz na { $colour ->
        [red] czerwone
       *[black] czarne
    }.
   *[one] { $name } stawia na { $colour ->
        [red] czerwone
       *[black] czarne
    }.
}
first-guess-card = Odkryta karta to { $card }.
first-pitches = { $who ->
    [you] Pierwsze wyjście masz ty
   *[one] Pierwsze wyjście ma { $name }
}, więc za rozdającego { $dealer ->
    [you] liczysz się ty
   *[one] liczy się { $dealer_name }
}.
first-cut = { $who ->
    [you] Przekładasz talię na dwie części: { $lifted } i { $left }.
    [before] Kto siedzi przed rozdającym, przekłada talię na dwie części: { $lifted } i { $left }.
   *[one] { $name } przekłada talię na dwie części: { $lifted } i { $left }.
}
first-title = Kto rozdaje pierwszy
first-go-on = Rozdaj karty
first-title-pitch = Kto wychodzi pierwszy

## Co teraz zrobić

prompt-deal = { $who ->
    [you] Rozdaj karty: rozdanie { $number }.
   *[one] { $name } rozdaje karty: rozdanie { $number }.
}
prompt-bid = Twoja odzywka.
prompt-bid-dealer = Rozdajesz: twoja odzywka.
prompt-waits-bid = Licytuje { $name }.
prompt-waits-play = Zagrywa { $name }.
prompt-pitch = Zagraj dowolną kartę: jej kolor wyznaczy atu.
prompt-pitch-named = Zagraj dowolną kartę: jej kolor wyznaczy atu. Jeśli wyjdziesz { $cards }, potem wskażesz kolor.
prompt-pitch-spades = Zagraj dowolną kartę: jej kolor wyznaczy atu. Joker oznacza atu pik.
prompt-pitch-no-joker = Zagraj dowolną kartę oprócz jokera: jej kolor wyznaczy atu.
prompt-joker-led = Wyszedł joker: zagraj dowolną kartę.
prompt-lead = Zagraj dowolną kartę.
prompt-last-card = Zagraj ostatnią kartę.
prompt-to-peg = { $points } do zapisania.
prompt-follow = Dołóż do koloru: { suit }.
prompt-follow-or-trump = Dołóż do koloru ({ suit }) albo przebij.
prompt-follow-trump = Dołóż do atu: zagraj { suit-one }.
prompt-void = Nie masz { suit-single }: zagraj dowolną kartę.
prompt-void-trump = Nie masz { suit-single }: przebij albo zrzuć dowolną kartę.
prompt-void-over = Nie masz { suit-single }: pobij atut, który leży na stole, albo zrzuć kartę.
prompt-void-must-trump = Nie masz { suit-single }: musisz przebić.
prompt-over = Partia skończona.

bidding-none = Nikt jeszcze nie zalicytował. Zalicytuj { $min } lub więcej albo spasuj.
bidding-over = { $who ->
    [you] Twoja odzywka to { $bid }. Zalicytuj wyżej albo spasuj.
   *[one] { $name } licytuje { $bid }. Zalicytuj wyżej albo spasuj.
}
bidding-highest = { $who ->
    [you] Twoja odzywka to { $bid }. Wyżej już nie można: spasuj.
   *[one] { $name } licytuje { $bid }. Wyżej już nie można: spasuj.
}
bidding-dealer = { $who ->
    [you] Twoja odzywka to { $bid }. Możesz przejąć licytację tą samą odzywką.
   *[one] { $name } licytuje { $bid }. Możesz przejąć licytację tą samą odzywką.
}
bidding-take = { $who ->
    [you] Twoja odzywka to { $bid }. Możesz przejąć licytację tą samą odzywką.
   *[one] { $name } licytuje { $bid }. Możesz przejąć licytację tą samą odzywką.
}
bidding-forced = Wszyscy inni spasowali, więc rozdający musi licytować.
bidding-forced-up = Wszyscy inni spasowali, więc rozdający musi zalicytować co najmniej { $min }.
bidding-forced-to = Wszyscy inni spasowali, więc rozdający musi zalicytować { $bid }.
bidding-dealer-last = Nikt nie licytuje, a ty mówisz na końcu.
note-pass-open = Niech licytują inni
note-pass-last = Ponowne rozdanie
note-pass-eldest = { $who ->
    [you] Zagrywasz
   *[one] Zagrywa { $name }
}
note-pass-dealer = { $who ->
    [you] Wybierasz atu bez kontraktu
   *[one] { $name } wybiera atu bez kontraktu
}
note-pass-holds = { $who ->
    [you] Prowadzisz w licytacji: { $bid }
   *[one] { $name } prowadzi w licytacji: { $bid }
}
note-pass-pitches = { $who ->
    [you] Wychodzisz za { $bid }
   *[one] { $name } wychodzi za { $bid }
}
note-smudge = Wszystkie 4 punkty i wygrana partia, inaczej minus 4
note-smudge-hole = Wszystkie 4 punkty, inaczej minus 4; pod kreską bez wygranej
note-take = { $who ->
    [you] Utrzymaj własną odzywkę: ugraj { $bid }, inaczej { note-or }
   *[one] Teraz prowadzi { $name }. Przejmij i ugraj { $bid }, inaczej { note-or }
}
# Co pociąga za sobą nieugrany kontrakt.
note-or = { $failed ->
    [others] { $bid } dla innych
   *[own] minus { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Wszystkie punkty ({ $sum }) i wszystkie lewy:
   *[points] Wszystkie punkty ({ $sum }):
} { $worth ->
    [game] wygrana partia
    [zero] wynik rośnie do zera
   *[points] plus { $gain }
}; inaczej minus { $stake }
note-open = { $kind ->
    [slam] Wszystkie punkty ({ $sum }) i wszystkie lewy, inaczej { note-or }
    [all] Ugraj wszystkie punkty ({ $sum }), inaczej { note-or }
   *[some] Ugraj { $bid } z { $sum } punktów, inaczej { note-or }
}
prompt-discard = { $count ->
    [one] Odrzuć 1 kartę.
    [few] Odrzuć { $count } karty.
   *[other] Odrzuć { $count } kart.
}
prompt-discard-any = Odrzuć najwyżej { $max ->
    [one] 1 kartę
    [few] { $max } karty
   *[other] { $max } kart
} albo zostaw całą rękę.
prompt-discard-range = Odrzuć od { $min } do { $max } kart.
prompt-keep = Zostaw { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}, a resztę odrzuć.
prompt-waits-keep = { $name } wybiera z reszty talonu.
prompt-lead-any-trump = Zagraj dowolny atut.
prompt-play-any-trump = Dołóż dowolny atut.
prompt-first-lead-trump = Pierwszą zagraną kartą musi być atut.
prompt-waits-word = Teraz kolej na: { $name }.
prompt-waits-discard = { $name } odrzuca karty.
prompt-stand-or-beg = Atu byłoby: { suit }. Zostań przy tym kolorze albo poproś o inny.
prompt-begged = Pierwsza ręka prosi. Daj punkt i zostaw atu ({ suit }) albo daj dodatkowe karty.
prompt-must-run = Pierwsza ręka prosi, a punkt skończyłby partię: kolor { suit } nie może zostać.
prompt-before-run = Zaraz będą dodatkowe karty: zgódź się albo zaproponuj złożenie kart.
prompt-bunch-proposed = Złóż karty albo daj dodatkowe.
prompt-offer-or-pitch = Wystaw wyjście na sprzedaż albo wyjdź za cztery.
prompt-sell-or-undertake = Odzywka to { $bid }: sprzedaj albo zatrzymaj wyjście i ugraj tyle.
prompt-price = Twoja odzywka o wyjście.
prompt-called = Przeciwnicy wywołują twoją kartę: zagraj { $card }.
prompt-play-higher = Pierwsza karta musi być wyższa od odrzuconego atutu: { $card }.
prompt-partner-card = Jesteś zawołanym partnerem: w pierwszej lewie zagraj { $card }.
prompt-lead-trump = Wyjdź w atu: atu jest z twojego wyboru.
prompt-demanded = Rozgrywający tego żąda: zagraj { $cards }.
# Nad odpowiedziami: o co chodzi, w kilku słowach.
question-stand = Zostajesz czy prosisz?
question-begged = Punkt czy dodatkowe karty?
question-must-run = Trzeba dać dodatkowe karty
question-run = Dodatkowe karty czy złożenie?
question-offer = Zagrywasz czy sprzedajesz?
question-sell = Sprzedać za { $bid }?
question-price = Twoja odzywka
question-override = Cztery czy uznać wyjście?
question-wrong-lead = Uznać to wyjście?
question-demand = Co musi zagrać { $name }?
question-name-trump = Wskaż atu
question-call-partner = Zawołaj partnera
question-first-pitcher = Kto ma pierwsze wyjście?
call-trumps = Atuty
# Ile atutów dałby ten kolor.
note-name-trump = { $count ->
    [0] bez atutów
    [one] 1 atut
    [few] { $count } atuty
   *[other] { $count } atutów
}
question-claims = Chcesz coś zgłosić?
bidding-sale = Wyjście do kupienia { $from }. Zalicytuj { $min } lub więcej albo spasuj.
note-offer = Inni licytują, ostatnie słowo masz ty
note-sale-bid = Wychodzisz za { $bid }, jeśli { $name } się zgodzi
note-pitch = Ugraj wszystkie 4 punkty, inaczej minus 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Wychodzisz za { $bid }
       *[one] Wychodzi { $name }; od razu dostajesz { $bid }
    }
   *[none] { $who ->
        [you] Wychodzisz za { $bid }
       *[one] Wychodzi { $name }; nic nie dostajesz
    }
}
note-undertake = Wychodzisz: ugraj { $bid }, inaczej minus { $bid }
note-undertake-paid = { $who ->
    [you] Wychodzisz: ugraj { $bid }, inaczej minus { $bid }
   *[one] Ugraj { $bid }, inaczej minus { $bid }; od razu { $bid } dostaje { $name }
}
note-stand = Atu: { suit }, wychodzisz ty
note-beg = { $who ->
    [you] Dajesz punkt albo dodatkowe karty
   *[one] { $name } daje punkt albo dodatkowe karty
}
note-take-one = 1 punkt dla: { $name }{ $wins ->
    [yes] , co kończy partię
   *[no] {""}
}
note-run = Po trzy karty i nowa odkryta
note-bunch = Za obopólną zgodą nowe rozdanie, ten sam rozdający
note-bunch-agree = Rozdaje ta sama osoba
call-offer-word = oferuję
call-pitch-word = zagrywam
call-accept-word = sprzedaję
call-undertake-word = zatrzymuję
call-stand-word = zostaję
call-beg-word = proszę
call-take-one-word = daję punkt
call-run-word = dodatkowe
call-bunch-word = składam
note-weak-hand = Rozdaje ta sama osoba
note-weak-hand-new = Dostajesz nowe karty

## Czego zrobić nie można i dlaczego

refused-game-over = Partia skończona.
refused-not-your-turn = { $who ->
    [you] Teraz twoja kolej.
   *[one] Teraz kolej na: { $name }.
}
refused-deal-first = Najpierw trzeba rozdać karty.
refused-nothing-to-deal = Rozdanie trwa: nie ma czego rozdawać.
refused-still-bidding = Licytacja jeszcze trwa: najpierw zalicytuj albo spasuj.
refused-bidding-over = Licytacja skończona: zagraj kartę.
refused-nobody-bids = W tej grze nikt nie licytuje: zagraj kartę.
refused-pack = { $fault ->
    [count] Talia ma { $found ->
        [one] 1 kartę
        [few] { $found } karty
       *[other] { $found } kart
    }, a według zasad ma ich być { $expected }.
    [cut] Brakuje karty przełożonej na atu albo nie powinno jej być.
   *[other] Talia ma inne karty, niż każą zasady.
}
refused-bid-range = Licytuje się od { $min } do { $max }.
refused-bid-low = Najwyższa odzywka to { $standing }: daj więcej albo spasuj.
refused-bid-moon = Zalicytowano komplet: wyżej już nie można.
refused-dealer-must-bid = Wszyscy inni spasowali: rozdający musi licytować.
refused-smudge-hole = Jesteś pod kreską i nie możesz licytować smudge.
refused-not-held = Nie masz na ręce tej karty: { card }.
refused-follow-trump = Wyjście było w atu, a ty masz atut: zagraj go.
refused-follow-or-trump = Masz kolor { suit }: dołóż do koloru albo przebij.
refused-follow = Masz kolor { suit }: dołóż do koloru. Przy tym stole przebijać wolno tylko przy renonsie.
refused-must-trump = Nie masz { suit-single }, więc musisz przebijać, póki masz atuty.
refused-undertrump = Na stole leży { $card }: młodszy atut wolno zagrać tylko wtedy, gdy nie masz nic innego.

misfit-range = „{ $name }” nie może wynosić { $value }: dozwolone od { $min } do { $max }.
misfit-player-range = Najmniejsza liczba graczy ({ $min }) jest większa od największej ({ $max }).
misfit-players = { $span ->
    [one] Liczba graczy nie może wynosić { $players }: w tej grze jest ich { $min }.
   *[some] Liczba graczy nie może wynosić { $players }: w tej grze jest ich od { $min } do { $max }.
}
misfit-teams = Przy tej liczbie graczy ({ $players }) nie da się utworzyć takich stron.
misfit-cards = Talia { $pack } kart nie wystarczy na { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
} dla każdego z { $players } graczy.
misfit-cards-widow = Talia { $pack } kart nie wystarczy na { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
} dla każdego z { $players } graczy i na musik.
misfit-exchange = Karty można odrzucać i dobierać tylko tam, gdzie atu wskazuje się przed pierwszym wyjściem.
misfit-widow = Z musikiem trzeba odrzucać karty: inaczej ten, kto go bierze, ma więcej kart niż inni.
misfit-draw = W trakcie gry można dobierać tylko we dwoje, gdy gra się wszystkimi kartami i nic się wcześniej nie wymienia.
misfit-rows = Karty mogą leżeć w rzędach tylko we dwoje, po parzystej liczbie, bez dobierania i gdy gra się wszystkimi.
misfit-refill = Rękę można uzupełniać tylko wtedy, gdy jest ustalone, iloma kartami się gra.
misfit-to-partner = Atuty może brać partner tylko wtedy, gdy strony są stałe, karty się odrzuca, a rozgrywający odrzuca pierwszy.
misfit-difference = Różnicę mogą zapisywać tylko dwie strony.
misfit-turn-up = Gdy każdy z { $players } graczy dostaje { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}, nie zostaje żadna do odkrycia.
misfit-bids = Najniższa odzywka ({ $min }) jest wyższa od najwyższej ({ $max }).
misfit-max-bid = { $bid } nie może być najwyższą odzywką: w rozdaniu { $sum ->
    [one] jest 1 punkt
    [few] są { $sum } punkty
   *[other] jest { $sum } punktów
}.
misfit-slam = Nie da się licytować pięciu tam, gdzie najwyższa odzywka to { $bid }.
misfit-nobody-bids = Gdyby wszyscy znaleźli się pod kreską, nikt nie mógłby licytować i każde rozdanie szłoby do powtórki.
misfit-nobody-offers = Każde rozdanie szłoby do powtórki: na początku każda oferta od { $min } wzwyż doprowadziłaby pierwszą rękę do celu, a pierwsza ręka nie może wyjść za cztery.
misfit-pegging = Tam, gdzie się licytuje, kart nie można zapisywać od razu: nieugrany kontrakt odebrałby te punkty.
misfit-tie = Przy remisie Grę może dostać strona, która nie rozdaje, tylko wtedy, gdy grają dokładnie dwie strony.
misfit-trump-order = Starszeństwo atutów nie mówi, gdzie stoi { $trump }.
misfit-joker-turned-up = Joker nie ma koloru, który mógłby być atu, więc w grze, w której atu wyznacza karta odkryta lub przełożona, nie ma jokerów.
misfit-must-bid = W tej grze nikt nie licytuje, więc nikt nie mógłby wygrać.
misfit-moon-target = W grze na liczbę rozdań nie ma celu, który komplet mógłby wygrać albo kosztować.
warning-line = Uwaga: { $warning }
warning-forced-four = W każdym rozdaniu ktoś musi licytować { $min ->
    [4] cztery
   *[other] { $min }
}, a mało która ręka na to pozwala. Wyniki mogą spaść daleko pod kreskę i partia może się nigdy nie skończyć.
warning-few-bids = Mało która ręka nadaje się na odzywkę { $min }, a rozdania bez odzywki się powtarza. Partia może trwać setki rozdań.
warning-nobody-bids = Gdy pierwsza ręka jest blisko celu, nikt nie może albo nie chce licytować i rozdanie idzie do powtórki. Partia może się nigdy nie skończyć.
warning-nobody-wins = Wygrać może tylko licytujący, a gdy pierwsza ręka jest blisko celu, nikt nie może licytować. Partia może się nigdy nie skończyć.
warning-few-winners = Wygrać może tylko licytujący, a mało która ręka nadaje się na odzywkę { $min }. Partia może się nigdy nie skończyć.
warning-reckless-bids = Wygrać może tylko licytujący, a nieugrany kontrakt nic nie kosztuje, więc wszyscy mogą licytować za wysoko. Partia może się nigdy nie skończyć.
warning-free-moon = Komplet nic nie daje i nic nie kosztuje: każdy może bez ryzyka odebrać innym licytację.
warning-long = Partia do { $target } przy { $sides } stronach może trwać setki rozdań.
misfit-proposal = To by pomogło ({ $changes }).
refused-discard = { $count ->
    [one] Odrzuć dokładnie 1 kartę.
    [few] Odrzuć dokładnie { $count } karty.
   *[other] Odrzuć dokładnie { $count } kart.
}
refused-no-discard = Teraz nie ma czego odrzucać.
refused-trumps-only = W tej grze gra się tylko atutami.
refused-first-lead = Pierwszą zagraną kartą musi być atut, a masz go na ręce.
refused-joker-first = Pierwszą zagraną kartą nie może być joker: masz na ręce inną.
refused-forced-bid = Wszyscy inni spasowali: rozdający musi zalicytować co najmniej { $min }.
refused-held-to = Wszyscy inni spasowali: rozdający musi zalicytować dokładnie { $bid }.
refused-discard-range = Liczba odrzuconych kart: co najmniej { $min }, najwyżej { $max }.
refused-discard-trump = To atut: { card-alone }. Zostaje, póki możesz odrzucić inną kartę.
refused-discard-scoring = Ta karta punktuje: { card-alone }. Zostaje, póki możesz odrzucić inny atut.
refused-discard-spared = { $kind ->
    [highest] Ta karta zostaje: { card-alone }. Twoja pierwsza karta musi być wyższa od odrzuconych atutów.
   *[scoring] Ta karta punktuje: { card-alone }. Przy tym stole się jej nie odrzuca.
}
refused-discard-must = { $kind ->
    [idle] Ta karta nie punktuje i musi odejść: { card-alone }.
   *[plain] To nie atut, więc musi odejść: { card-alone }.
}
refused-discard-most = Resztę możesz zostawić: odrzuć najwyżej { $max ->
    [one] 1 kartę
    [few] { $max } karty
   *[other] { $max } kart
}.
refused-keep = Zostaw dokładnie { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
refused-still-discarding = Odrzucanie jeszcze trwa: na razie nikt nie gra.
refused-no-seat = Na miejscu { $seat } nikt nie siedzi.
refused-unsettled = { $who ->
    [you] Najpierw odpowiedz na pytanie.
   *[one] Najpierw coś musi rozstrzygnąć { $name }.
}
refused-not-now = { $remark ->
    [rest] Nie możesz teraz zażądać reszty lew.
    [lay-down] Nie możesz teraz wyłożyć ręki.
    [take-back] Żadnej twojej karty nie można już cofnąć.
    [renege] Fałszywy renons można zgłosić tylko przeciwnikowi, po zakończonej lewie i tam, gdzie pilnują tego gracze.
    [call-card] Żaden przeciwnik nie pokazał tej karty albo nie można jej teraz wywołać.
    [call-partner] Teraz nie wołasz partnera albo masz tę kartę na ręce.
    [first-pitcher] Nikt cię teraz nie pyta, kto ma pierwsze wyjście.
    [expose] Nie możesz teraz pokazać tej karty.
    [look] Znasz już swoje karty.
    [override] Nikt nie wyszedł, zanim mogła paść twoja odzywka.
    [decline] Nie ma wyjścia, które można by tu uznać.
    [withdraw] Nie ma błędnego wyjścia, które można by cofnąć.
    [let-stand] Nie ma błędnego wyjścia, które można by uznać.
    [name] Teraz nie wskazujesz atu.
    [demand] Teraz niczego nie możesz żądać.
    [end-by-score] Według wyniku można zakończyć partię dopiero po { $hands } rozdaniach, w których nikt nie zbliżył się do celu.
    [weak-hand] Słabą rękę możesz pokazać tylko przed swoim pierwszym słowem i tylko wtedy, gdy jest tak słaba, jak każe ten stół.
   *[content] Nikt nie pyta, czy masz coś do zgłoszenia.
}
refused-no-mistakes = Przy tym stole nie można się pomylić, więc nie ma czego zgłaszać.
refused-not-certain = Inni mogliby jeszcze wziąć lewę.
refused-not-worthless = Wyłożyć rękę możesz tylko w swojej kolejce, bez atutu, bez karty starszej od dziewiątki i bez karty, która punktuje.
refused-seller-out = Cena { $bid } doprowadziłaby sprzedającego do celu: zaproponuj mniej.
refused-gift-wins = Ten punkt skończyłby partię, a ten stół na to nie pozwala: daj dodatkowe karty.
refused-must-pass = Po niedozwolonej odzywce musisz spasować.
refused-word-not-now = Tego nie można teraz powiedzieć.
refused-lead-trump = Atu jest z twojego wyboru: pierwszym wyjściem musi być atut.
refused-demanded = { $demand ->
    [highest] Rozgrywający żąda twojej najstarszej karty w kolorze wyjścia.
    [lowest] Rozgrywający żąda twojej najmłodszej karty w kolorze wyjścia.
    [trump] Rozgrywający żąda atutu.
   *[no_trump] Rozgrywający żąda, żeby nie grać atutem.
}
refused-called = Przeciwnicy wywołują { $card }: zagraj tę kartę.
refused-play-higher = Odrzucony atut to { $card }: pierwsza karta musi być wyższa.
refused-partner-card = Rozgrywający woła { $card }: zagraj tę kartę w pierwszej lewie.

## Wynik rozdania

result-made = { $who ->
    [you] Licytujesz { $bid } i ugrywasz { $made }
   *[one] { $name } licytuje { $bid } i ugrywa { $made }
}
result-with-partner = { $result }, partner: { $partner }
result-alone = { $result }, solo
result-smudge = { $who ->
    [you] Ugrywasz smudge
   *[one] { $name } ugrywa smudge
}
result-smudge-failed = { $who ->
    [you] Licytujesz smudge i ugrywasz { $made }
   *[one] { $name } licytuje smudge i ugrywa { $made }
}
result-claim = { $who ->
    [you] Słusznie żądasz reszty lew.
   *[one] { $name } słusznie żąda reszty lew.
}
result-free = { $who ->
    [you] Wychodzisz bez licytacji i ugrywasz { $made }
   *[one] { $name } wychodzi bez licytacji i ugrywa { $made }
}
result-free-named = { $who ->
    [you] Wskazujesz atu bez licytacji i ugrywasz { $made }
   *[one] { $name } wskazuje atu bez licytacji i ugrywa { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: wpadka, minus { $bid }.
    [failed] { $headline }: inni dostają { $bid }.
   *[no] { $headline }.
}
reason-made = Ugrane: { $points }.
reason-made-free = Bez kontraktu: { $points }.
reason-none-free = Żaden z punktów.
reason-set-back = { $count ->
    [0] Żaden z punktów nie jest ugrany.
    [one] { $points } to za mało.
    [few] { $points } to za mało.
   *[other] { $points } to za mało.
}
stamp-set-back = Wpadka
stamp-failed = Nieugrane
stamp-made = Ugrane
stamp-smudge = Smudge

award-high = { card-alone }{ $by } to najstarszy atut rozdania.
award-high-held = { card-alone }{ $by } to najstarszy atut w grze.
award-low-kept = { card-alone }{ $by } to najmłodszy atut rozdania.
award-low-held = { card-alone }{ $by } to najmłodszy atut w grze.
award-low-taken = { card-alone } to najmłodszy atut rozdania. { $taker ->
    [you] Kartę bierzesz ty
   *[one] Kartę bierze { $taker_name }
}, ale Najmłodszy { $owner ->
    [you] zostaje u ciebie
   *[one] dostaje { $owner_name }
}.
award-low-held-taken = { card-alone } to najmłodszy atut w grze. { $taker ->
    [you] Kartę bierzesz ty
   *[one] Kartę bierze { $taker_name }
}, ale Najmłodszy { $owner ->
    [you] zostaje u ciebie
   *[one] dostaje { $owner_name }
}.
award-low-won = { card-alone }, najmłodszy atut rozdania, { $owner ->
    [you] twoja karta wzięta
   *[one] obca karta ({ $owner_name }) wzięta
} { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}{ $by }.
award-low-home = { card-alone }, najmłodszy atut rozdania, własna karta wzięta { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Twój walet { suit }
   *[one] Walet { suit } ({ $owner_name })
} wzięty { $trick ->
    [0] z resztą lew
   *[other] { $with } w lewie { $trick }
}{ $by }.
award-jack-hung = Złapany walet liczy się za { $points }.
award-jack-kept = Własny walet { suit } wzięty { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}{ $by }.
award-jack-absent = Walet { suit } jest poza grą.
award-card-absent = { card-alone } jest poza grą.
award-card-player = { card-alone }, karta zagrana { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}, punkty zostają{ $by }.
award-card-kept = { card-alone }, własna karta wzięta { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}{ $by }.
award-card-taken = { card-alone }, { $owner ->
    [you] twoja karta wzięta
   *[one] obca karta ({ $owner_name }) wzięta
} { $trick ->
    [0] z resztą lew
   *[other] w lewie { $trick }
}{ $by }.
award-last = Wzięta ostatnia lewa{ $by }.
award-none = Nikt tego nie zdobywa.
award-game = { $points ->
    [one] 1 oczko
    [few] { $points } oczka
   *[other] { $points } oczek
} przeciw { $next }. Punkt za większą liczbę.
award-game-tie = Po tyle samo oczek ({ $points }): { $names }. Punktu za Grę nie dostaje nikt.
award-game-tie-carry = Po tyle samo oczek ({ $points }): { $names }. Za Grę nikt nic nie dostaje, a w następnym rozdaniu Gra jest warta o { $carry } więcej.
award-game-carried = W tym { $carry } z wcześniejszych rozdań.
award-game-tie-eldest = Remis w oczkach ({ $points }): punkt dostaje pierwsza ręka.
award-game-tie-side = Remis w oczkach ({ $points }): punkt dostaje strona, która nie rozdaje.
award-game-tie-jokers = Remis w oczkach ({ $points }): punkt dostaje ten, kto ma więcej jokerów w lewach.
award-won-before = Partia rozstrzygnięta, zanim to się liczyło.
award-nobody = Nikt
award-by = { $who ->
    [you] {" "}(ty)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = zapisane
award-lost = przepada: nieugrane
award-not-better = więcej ma druga strona
award-card-dead = { card-alone } to odrzucona karta. Liczy się stronie, która wskazuje atu.
award-card-discarded = { card-alone } to odrzucona karta.

hand-title = Koniec rozdania { $number }
hand-set-back = wpadka
hand-set-back-with = wpadka; { $points }
hand-failed = kontrakt nieugrany
hand-failed-with = kontrakt nieugrany; { $points }
hand-bid-taken = kontrakt rywali: { $bid }
hand-bid-taken-with = { $points }; kontrakt rywali: { $bid }
hand-difference = różnica: { $points }
hand-moon = komplet
hand-pegged = zapisane { $points }
hand-nothing = nic
hand-next = { $who ->
    [you] Gramy dalej. Rozdajesz ty: rozdanie { $number }.
   *[one] Gramy dalej. Rozdaje { $name }: rozdanie { $number }.
}
hand-review = Przejrzyj
hand-continue = Dalej
brief-dealt = { $who ->
    [you] rozdana tobie
   *[one] rozdana: { $name }
}
brief-held = { $who ->
    [you] u ciebie
   *[one] w ręku: { $name }
}
brief-kept = { $who ->
    [you] zostaje u ciebie
   *[one] zatrzymuje { $name }
}
brief-took = { $who ->
    [you] bierzesz ty
   *[one] bierze { $name }
}
brief-game = { $points } do { $next }
brief-tie = po { $points }
brief-absent = poza grą
count-short = { $who ->
    [you] Masz { $made } z { $bid }
    [several] { $name } mają { $made } z { $bid }
   *[one] { $name } ma { $made } z { $bid }
}
count-standing = { $place ->
    [lead] { $by } przewagi, do celu { $left }.
    [behind] { $by } straty, do celu { $left }.
   *[level] Remis, do celu { $left }.
}
count-standing-hands = { $place ->
    [lead] { $by } przewagi.
    [behind] { $by } straty.
   *[level] Remis.
}
count-skip = Pomiń
hand-on = Następne rozdanie
result-eldest = { $who ->
    [you] Wychodzisz i ugrywasz { $made }
   *[one] { $name } wychodzi i ugrywa { $made }
}
result-trump = Atu: { suit }. { $made }
result-side-made = { $who ->
    [you] Masz { $made }
    [your-side] { $name } macie { $made }
    [several] { $name } mają { $made }
   *[one] { $name } ma { $made }
}
result-side-points = { $name }: { $points }.
result-early = Rozdania nie dograno do końca
result-early-about = Partia rozstrzygnęła się przed liczeniem.
award-not-played = O ten punkt nie grano.

## Koniec partii

end-title = { $who ->
    [you] Wygrywasz partię
    [your-side] { $name } wygrywacie partię
    [several] { $name } wygrywają partię
   *[one] { $name } wygrywa partię
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Wygrywasz
    [your-side] { $name } wygrywacie
    [several] { $name } wygrywają
   *[one] { $name } wygrywa
}
end-lost = { $who ->
    [you] Przegrywasz
   *[your-side] { $name } przegrywacie
}
end-came = { $who ->
    [you] Kończysz na { $place ->
        [2] drugim miejscu
        [3] trzecim miejscu
        [4] czwartym miejscu
        [5] piątym miejscu
        [6] szóstym miejscu
       *[7] ostatnim miejscu
    }
   *[your-side] { $name } kończycie na { $place ->
        [2] drugim miejscu
        [3] trzecim miejscu
        [4] czwartym miejscu
        [5] piątym miejscu
        [6] szóstym miejscu
       *[7] ostatnim miejscu
    }
}
end-hands = { $hands ->
    [one] po jednym rozdaniu
    [few] po { $hands } rozdaniach
   *[other] po { $hands } rozdaniach
}
end-standing = { $own } do { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = Przełom w rozdaniu { $number }: { $said }
end-caught = { $owner ->
    [you] { $taker_name } zabiera ci { card-object }
   *[one] { $taker ->
        [you] Zabierasz
       *[one] { $taker_name } zabiera
    } { card-object } ({ $owner_name })
} { $with }.
end-saved = { $who ->
    [you] Ratujesz
   *[one] { $name } ratuje
} { card-object }.
end-made = { $who ->
    [you] Zdobywasz
   *[one] { $name } zdobywa
} { $point } { card-with }.
end-smudge = Smudge wygrywa od razu: odzywka cztery i ugrane wszystkie cztery punkty.
end-moon = Komplet wygrywa od razu: był wylicytowany, a zdobyte jest wszystko, co punktuje.
end-all-four = Wszystkie cztery punkty w jednym rozdaniu wygrywają od razu.
end-bidder-first = Koniec przy wyniku { $points }{ $contested ->
    [yes] : rozgrywający z ugranym kontraktem liczy pierwszy.
   *[no] .
}
end-point = { $rid ->
    [yes] Pozbycie się wszystkich { $target } żetonów
   *[no] Osiągnięte { $target } pkt
}. Przesądza: { $point }.{ $contested ->
    [yes] {" "}Punkty liczy się w kolejności: { $order }.
   *[no] {""}
}
end-lead = Co najmniej dwa punkty przewagi nad wszystkimi, wynik { $points }.
end-last-hand = Najlepszy wynik po ostatnim rozdaniu, { $points }.
end-fall = Najlepszy wynik, { $points }, gdy ktoś spadł co najmniej { $lost } poniżej zera.
end-higher-score = Osiągnięte { $target } pkt, a wynik jest wyższy: { $points }.
end-receives = { $who ->
    [you] Dostajesz { $amount }
    [your-side] { $name } dostajecie { $amount }
    [several] { $name } dostają { $amount }
   *[one] { $name } dostaje { $amount }
}
end-pays = { $who ->
    [you] Płacisz { $amount }
    [your-side] { $name } płacicie { $amount }
    [several] { $name } płacą { $amount }
   *[one] { $name } płaci { $amount }
}
end-pays-nothing = { $who ->
    [you] Nic nie płacisz
    [your-side] { $name } nic nie płacicie
    [several] { $name } nic nie płacą
   *[one] { $name } nic nie płaci
}
end-settling-rule = Po jednym od każdego przegranego, po dwa przy wyniku zero lub niższym.
end-settling-bonus = Po jednym od każdego przegranego, po dwa przy wyniku zero lub niższym i jeszcze po jednym za każdą wpadkę.
# Dlaczego ktoś płaci to, co płaci.
end-why = { $base ->
    [2] dwa za wynik zero lub niższy
   *[1] jeden za przegraną
}{ $bonus ->
    [0] {""}
    [one] , jeden za wpadkę
    [few] , { $bonus } za wpadki
   *[other] , { $bonus } za wpadki
}
end-review = To rozdanie
end-home = Gotowe
end-play-again = Rewanż
# Lista: ile kontraktów kto ugrał.
end-bids = Ugrane kontrakty: { $bids }.
end-bids-of = { $who ->
    [you] ty { $made } z { $of }
   *[one] { $name } { $made } z { $of }
}
end-best-hand = Najlepsze rozdanie: { $who ->
    [you] dostajesz { $points } pkt
    [your-side] { $name } dostajecie { $points } pkt
    [several] { $name } dostają { $points } pkt
   *[one] { $name } dostaje { $points } pkt
} w rozdaniu { $number }.
end-by = { $rid ->
    [yes] Pozbycie się wszystkich { $target } żetonów
   *[no] Osiągnięte { $target } pkt
}. Przesądza: { $by ->
    [turn-up] odkryta karta
    [earlier] wynik z wcześniejszego rozdania
    [gift] podarunek za prośbę
    [sale] cena wyjścia
    [bid-taken] nieugrany kontrakt rywali
    [difference] różnica
    [misdeal] punkt za błędne rozdanie
    [look] punkty za zbyt wczesne zajrzenie w karty
    [renege] punkty za fałszywy renons
    [moon] komplet
   *[slam] piąty punkt za smudge
}.
end-score = { $hands ->
    [one] Najlepszy wynik, { $points }, po { $hands } rozdaniu, w którym nikt nie zbliżył się do celu.
    [few] Najlepszy wynik, { $points }, po { $hands } rozdaniach, w których nikt nie zbliżył się do celu.
   *[other] Najlepszy wynik, { $points }, po { $hands } rozdaniach, w których nikt nie zbliżył się do celu.
}
end-forfeit = Druga strona przetrzymała jeden z najstarszych atutów i przez to przegrywa partię.
end-reds-even = { $who ->
    [you] Na czerwonych żetonach wychodzisz na zero
    [your-side] { $name } wychodzicie na czerwonych żetonach na zero
    [several] { $name } wychodzą na czerwonych żetonach na zero
   *[one] { $name } wychodzi na czerwonych żetonach na zero
}
end-reds-won = { $who ->
    [you] Zyskujesz { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
    [your-side] { $name } zyskujecie { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
    [several] { $name } zyskują { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
   *[one] { $name } zyskuje { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
}
end-reds-lost = { $who ->
    [you] Tracisz { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
    [your-side] { $name } tracicie { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
    [several] { $name } tracą { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
   *[one] { $name } traci { $amount ->
        [one] 1 czerwony żeton
        [few] { $amount } czerwone żetony
       *[other] { $amount } czerwonych żetonów
    }
}

## Wieczór: kilka partii i kto komu ile jest winien

evening-title = Ten wieczór
evening-none = Tego wieczoru nie dograno jeszcze żadnej partii.
evening-about = { $games ->
    [one] Ten wieczór: jedna partia.
    [few] Ten wieczór: { $games } partie.
   *[other] Ten wieczór: { $games } partii.
}
evening-game = Partia { $number }, { $game }: { $who ->
    [you] wygrywasz ty
    [several] wygrywają { $winners }
   *[one] wygrywa { $winners }
}.
evening-balance = { $who ->
    [you] { $sign ->
        [won] Masz { $amount } na plusie
        [lost] Masz { $amount } na minusie
       *[even] Wychodzisz na zero
    }
   *[one] { $name } { $sign ->
        [won] ma { $amount } na plusie
        [lost] ma { $amount } na minusie
       *[even] wychodzi na zero
    }
}
evening-pays = { $from ->
    [you] Płacisz { $amount }
   *[one] { $from_name } płaci { $amount }
}, dostaje { $to ->
    [you] ty
   *[one] { $to_name }
}.
evening-even = Nikt nikomu nic nie jest winien.
evening-new = Zacznij nowy wieczór
evening-begun = Zaczyna się nowy wieczór. Nikt nikomu nic nie jest winien.

## Arkusz zasad: każda zasada prostymi słowami. Po „było:” wartość z wydrukowanych zasad.

rule-players = Gra się { $players ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
    [6] w sześcioro
   *[7] w siedmioro
}, { $teams ->
    [pairs] parami; partnerzy siedzą naprzeciw siebie
    [threes] w dwóch trzyosobowych stronach, siedzących na przemian
    [called] a każdy zbiera własne punkty; w każdym rozdaniu rozgrywający woła sobie partnera
    [four-in-pairs] parami, bo graczy jest czworo; przy innej liczbie każdy na własny rachunek
    [others-alone] każdy na własny rachunek; parami tylko we czworo
   *[none] każdy na własny rachunek
}. { $only ->
    [yes] Inna liczba graczy nie jest możliwa.
   *[no] Liczba graczy: od { $min } do { $max }.
}
rule-direction = { $direction ->
    [ccw] Rozdaje się i gra w prawo, przeciwnie do ruchu wskazówek zegara. Gracz po prawej stronie rozdającego to pierwsza ręka; ona zaczyna. Po każdym rozdaniu rozdawanie przechodzi w prawo.
   *[cw] Rozdaje się i gra w lewo, zgodnie z ruchem wskazówek zegara. Gracz po lewej stronie rozdającego to pierwsza ręka; ona zaczyna. Po każdym rozdaniu rozdawanie przechodzi w lewo.
}
rule-pack = { $pack ->
    [full] Talia ma 52 karty, od dwójki do asa
    [short] Talia ma 32 karty, od siódemki do asa
   *[other] Liczba kart w talii to { $cards }. W każdym kolorze: { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] {""}, do tego joker.
   *[other] {""}, do tego dwa jokery.
} W każdym kolorze najstarszy jest as, potem król, dama, walet, dziesiątka i tak dalej w dół.
rule-pack-shrinks = { $shrinks ->
    [yes] Gdy gra mniej osób, najniższe karty odpadają: talia ma tyle swoich najstarszych kart, by po rozdaniu zostały co najmniej dwie.
   *[no] Talia ma te same karty bez względu na liczbę graczy.
}
rule-off-trumps = { $count ->
    [0] Żadna karta innego koloru nie jest atutem.
    [1] Atutem jest też karta z drugiego koloru tej samej barwy: { $ranks }. Gdy atu są kiery, taka karta karo liczy się jako kier, a nie jako karo.
   *[other] Atutami są też karty z drugiego koloru tej samej barwy: { $ranks }. Gdy atu są kiery, takie karty karo liczą się jako kiery, a nie jako kara.
}
rule-trump-order = Atuty od najstarszego: { $order }.
rule-joker-order = { $order ->
    [first_high] Gdy oba jokery padną w tej samej lewie, starszy jest pierwszy.
    [second_high] Gdy oba jokery padną w tej samej lewie, starszy jest drugi.
   *[fixed] Jokery są oznaczone: jeden z nich jest zawsze starszy.
}
rule-joker-led = { $led ->
    [anything] Gdy wychodzi się jokerem, inni mogą zagrać dowolną kartę.
   *[trumps] Gdy wychodzi się jokerem, inni muszą zagrać atut, jeśli go mają.
}
rule-pitched-wild = { $wild ->
    [own] Pierwsza zagrana karta zawsze ustanawia atu w swoim kolorze.
    [spades] Gdy pierwszą zagraną kartą jest joker, atu są piki. Każda inna karta ustanawia atu w swoim kolorze.
    [no-joker] Joker nie może być pierwszą zagraną kartą, chyba że rozgrywający nie ma nic innego: wtedy atu są piki. Każda inna karta ustanawia atu w swoim kolorze.
    [joker] Gdy pierwszą zagraną kartą jest joker, rozgrywający wskazuje potem dowolny kolor atu.
    [off] Gdy pierwszą zagraną kartą jest { $ranks }, rozgrywający wskazuje potem atu: kolor tej karty albo drugi kolor tej samej barwy.
   *[joker-and-off] Gdy pierwszą zagraną kartą jest joker, rozgrywający wskazuje potem dowolny kolor atu. Gdy jest nią { $ranks }, wskazuje kolor tej karty albo drugi kolor tej samej barwy.
}
rule-low-joker = { $low ->
    [yes] Joker może być Najmłodszym.
   *[no] Joker nigdy nie jest Najmłodszym: Najmłodszy to najniższy atut, który nie jest jokerem.
}
rule-deal = Każdy dostaje { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}; rozdaje się po { $batch }.{ $rest ->
    [stock] {" "}Reszta to talon.
    [yes] {" "}Reszta leży zakryta.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Nie ma musika.
    [own] Każdy dostaje też własny musik { $cards ->
        [one] z jednej karty
        [few] z { $cards } kart
       *[other] z { $cards } kart
    }, który leży zakryty, póki nie zostanie wskazane atu.
   *[bidder] Na stół odkłada się też zakryty musik { $cards ->
        [one] z jednej karty
        [few] z { $cards } kart
       *[other] z { $cards } kart
    }.
}
rule-first-deal = { $draw ->
    [yes] Każdy ciągnie kartę, a kto ma najstarszą, rozdaje pierwszy.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Przed
       *[no] Przed
    } pierwszym rozdaniem gracz siedzący przed rozdającym przekłada talię tak, by w każdej części zostało co najmniej pięć kart.
   *[no] { $draw ->
        [yes] {""}
       *[no] Przekładania się nie pokazuje.
    }
}
rule-trump = { $by ->
    [turn_up] Po rozdaniu odkrywa się następną kartę. Jej kolor to atu, chyba że pierwsza ręka wyprosi inny. Wychodzi pierwsza ręka.
    [sale] Pierwsza zagrana karta wyznacza atu na całe rozdanie. Prawo do niej, czyli wyjście, ma pierwsza ręka: może je zatrzymać albo sprzedać.
    [eldest] Nikt nie licytuje. Wychodzi pierwsza ręka: pierwsza zagrana karta wyznacza atu na całe rozdanie.
    [stock_top] Atu to kolor pierwszej karty talonu. Wychodzi pierwsza ręka.
    [cut] Przed rozdaniem przekłada się talię, pokazuje kartę i odkłada ją z powrotem: jej kolor to atu. Wychodzi pierwsza ręka.
    [auction-announced] Kto wygra licytację, wskazuje kolor atu na całe rozdanie.
    [sale-announced] Prawo do wskazania atu, czyli wyjście, ma pierwsza ręka: może je zatrzymać albo sprzedać.
   *[auction] Kto wygra licytację, wychodzi: pierwsza zagrana karta wyznacza atu na całe rozdanie.
}
rule-first-lead = Do pierwszej lewy wychodzi { $leader ->
    [eldest] pierwsza ręka
    [partner_with_one_trump] partner tego, kto wskazuje atu, jeśli ma dokładnie jeden atut, a w innym razie on sam
   *[pitcher] ten, kto wskazuje atu
}{ $lead ->
    [trump] ; jeśli ma atut, musi wyjść w atu.
    [only-trumps] {"."}
   *[any] ; może zagrać dowolną kartę.
}
rule-first-pitcher = { $first ->
    [first_jack] Karty rozdaje się odkryte, aż ktoś dostanie waleta: ta osoba ma pierwszą rękę w pierwszym rozdaniu.
    [colour_guess] Przed pierwszym rozdaniem zgaduje się, czerwone czy czarne: kto zgadnie, ma pierwszą rękę.
    [high_cut] Przed pierwszym rozdaniem po jednej osobie z każdej strony przekłada talię: pierwszą rękę ma ta ze starszą kartą.
    [high_cut_chooses] Przed pierwszym rozdaniem po jednej osobie z każdej strony przekłada talię: ta ze starszą kartą mówi, kto ma pierwszą rękę.
    [low_cut] Przed pierwszym rozdaniem po jednej osobie z każdej strony przekłada talię: pierwszą rękę ma ta z młodszą kartą.
    [two_of_diamonds] Pierwszą rękę w pierwszym rozdaniu ma ten, kto dostanie dwójkę karo, a jeśli nikt jej nie dostanie, osoba obok rozdającego.
   *[by_deal] W pierwszym rozdaniu pierwszą rękę ma osoba obok pierwszego rozdającego.
}
rule-sale = Pierwsza ręka może wyjść od razu, ale musi wtedy ugrać cztery punkty. W przeciwnym razie wyjście jest na sprzedaż.
rule-bids = { $sale ->
    [yes] Inni licytują o nie po kolei, rozdający na końcu
   *[no] Zaczyna licytację pierwsza ręka, rozdający na końcu
}. Możliwe odzywki: { $calls }. { $rounds ->
    [continuous] Licytacja krąży, aż zostanie jedna osoba; kto spasuje, już się nie odzywa.
   *[single] Każdy odzywa się raz.
} Każda odzywka musi być wyższa od poprzedniej.
rule-privilege = { $privilege ->
    [max] Odzywkę { $max } rozdający może przejąć, dając tyle samo; żeby przejąć niższą, musi licytować wyżej.
    [yes] Rozdający może przejąć wyjście, dając tyle samo co najwyższa odzywka.
    [later-max] Odzywkę { $max } każdy może przejąć, dając tyle samo; żeby przejąć niższą, trzeba licytować wyżej.
    [later] Każdy może przejąć wyjście, dając tyle samo co najwyższa odzywka.
   *[no] Także rozdający musi licytować wyżej, żeby przejąć wyjście.
}{ $twice ->
    [yes] {" "}Nikt nie licytuje dwa razy tyle samo.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Odzywka { $max } kończy licytację i może ją przejąć już tylko pierwsza ręka.
    [yes] Odzywka { $max } kończy licytację i nikt nie może jej przejąć.
   *[no] Odzywka { $max } nie kończy licytacji.
}
rule-no-moon = Nikt nie może licytować kompletu, odzywki wyższej od każdej liczby.
rule-moon = Komplet to odzywka wyższa od każdej liczby{ $taken ->
    [dealer] {","} a rozdający może ją przejąć tą samą odzywką.
    [later] {","} a każdy może ją przejąć tą samą odzywką.
   *[nobody] {":"} kończy licytację i nikt nie może jej przejąć.
} { $needs ->
    [points_and_tricks] Żeby go ugrać, trzeba zdobyć wszystko, co punktuje, i wszystkie lewy.
   *[points] Żeby go ugrać, trzeba zdobyć wszystko, co punktuje.
} { $moon ->
    [points] Ugrany daje { $stake }, nieugrany odbiera { $stake }.
    [points_or_game] Ugrany daje { $stake }, nieugrany odbiera { $stake }; ugrany przy wyniku zero wygrywa partię.
   *[target_or_zero] Przy wyniku zero lub wyższym wygrywa partię; pod kreską podnosi wynik do zera. Nieugrany kosztuje { $stake }.
} Inni zapisują to, co ugrają.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Jeśli nikt nie licytuje, ta sama osoba rozdaje jeszcze raz.
    [redeal_next_dealer] Jeśli nikt nie licytuje, karty idą do ponownego rozdania, a rozdaje następny gracz.
    [eldest_forced] Jeśli nikt nie licytuje, pierwsza ręka wychodzi za { $min }.
    [eldest_free] Jeśli nikt nie licytuje, pierwsza ręka wychodzi bez kontraktu.
    [dealer_free] Jeśli nikt nie licytuje, rozdający wychodzi bez kontraktu.
    [eldest_forced_names] Jeśli nikt nie licytuje, pierwsza ręka wskazuje atu za { $min }.
    [eldest_names] Jeśli nikt nie licytuje, pierwsza ręka wskazuje atu bez kontraktu.
    [dealer_names] Jeśli nikt nie licytuje, rozdający wskazuje atu bez kontraktu.
    [dealer_forced_to] Jeśli nikt inny nie licytuje, rozdający musi zalicytować { $min }.
   *[dealer_forced] Jeśli nikt inny nie licytuje, rozdający musi zalicytować co najmniej { $min }.
}
rule-sold = Potem pierwsza ręka albo sprzedaje wyjście za najwyższą ofertę, albo je zatrzymuje i musi ugrać tyle punktów, ile wynosi ta oferta.
rule-seller-credit = { $credit ->
    [immediate] Pierwsza ręka zapisuje cenę zaraz po sprzedaży wyjścia.
   *[none] Za sprzedaż pierwsza ręka nic nie dostaje.
}
rule-refused-credit = { $credit ->
    [yes] Jeśli pierwsza ręka zatrzyma wyjście, autor najwyższej oferty zapisuje wartość odrzuconej oferty.
   *[no] Jeśli pierwsza ręka zatrzyma wyjście, autor najwyższej oferty nic nie dostaje.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Nikt nie może zaproponować tyle, żeby cena doprowadziła pierwszą rękę do celu.
   *[none] Wolno zaproponować dowolną cenę, choćby pierwsza ręka była tuż przed celem.
}
rule-turned = { $scores ->
    [none] Za odkrytą kartę nie ma punktów.
   *[some] Za odkrytą kartę strona rozdającego od razu dostaje punkty: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Punkty za odkrytą kartę mogą z miejsca wygrać partię.
   *[no] Punkty za odkrytą kartę nie kończą partii: rozdanie się gra.
}
rule-beg = { $times ->
    [0] Nikt nie może prosić: rozstrzyga pierwsza odkryta karta.
    [1] Pierwsza ręka albo zostaje przy kolorze i zaczyna się gra, albo prosi o inny kolor atu, najwyżej raz w rozdaniu.
   *[other] Pierwsza ręka albo zostaje przy kolorze i zaczyna się gra, albo prosi o inny kolor atu. Prośby w jednym rozdaniu: najwyżej { $times }.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Póki to nie jest rozstrzygnięte, w swoje karty mogą zaglądać tylko pierwsza ręka i rozdający.
   *[all] Wcześniej każdy może zajrzeć w swoje karty.
}
rule-gift = { $to ->
    [beggar] Rozdający może zatrzymać kolor: wtedy strona, która prosi, od razu dostaje jeden punkt i zaczyna się gra.
    [all_opponents] Rozdający może zatrzymać kolor: wtedy każda z pozostałych stron od razu dostaje jeden punkt i zaczyna się gra.
   *[other_side] Rozdający może zatrzymać kolor: wtedy druga strona od razu dostaje jeden punkt i zaczyna się gra.
}
rule-gift-wins = { $wins ->
    [yes] Ten punkt może wygrać partię.
    [not-at-once] Rozdający może tak zrobić, nawet gdy ten punkt doprowadzi kogoś do celu.
   *[no] Rozdający nie może tego zrobić, jeśli ten punkt doprowadziłby kogoś do celu.
}
rule-run = Albo rozdający daje dodatkowe karty: odkrytą kartę odkłada się na bok, każdy dostaje jeszcze trzy i odkrywa się następną. Jeśli to ten sam kolor, daje się je znowu. Karty odłożone na bok są poza grą.
rule-run-hand = { $hand ->
    [discard_to_six] Przed pierwszym wyjściem każdy odrzuca nadmiar, tak by liczba kart na ręce wynosiła { $cards }.
   *[keep_all] Dodatkowe karty zostają na ręce i gra się wszystkimi.
}
rule-run-out = { $out ->
    [kick_remaining] Jeśli talonu nie wystarczy dla wszystkich, jego ostatnie karty odkrywa się po jednej, aż zmieni się kolor; ostatnia rozstrzyga.
   *[redeal_same_dealer] Jeśli talonu nie wystarczy dla wszystkich, ta sama osoba tasuje i rozdaje od nowa; punkty za odkryte karty zostają.
}
rule-bunch = { $bunch ->
    [yes] Zamiast dawać dodatkowe karty, pierwsza ręka i rozdający mogą się umówić, że składają karty do nowego rozdania.
   *[no] Pierwsza ręka i rozdający nie mogą zamiast tego złożyć kart.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Kto nie ma króla, damy, waleta ani karty, która mogłaby punktować przy jakimkolwiek atu, może przed swoim pierwszym słowem pokazać rękę. Wtedy ta sama osoba rozdaje jeszcze raz.
    [no_ten_no_two] Kto nie ma nic powyżej dziewiątki ani żadnej dwójki, może przed swoim pierwszym słowem pokazać rękę, odłożyć ją i wziąć tyle samo nowych kart z talonu, jeśli ich wystarczy.
   *[off] Nikt nie może prosić o nowe rozdanie z powodu słabej ręki.
}
rule-widow-taken = { $to ->
    [own] Gdy atu jest wskazane, każdy podnosi swój musik.
   *[bidder] { $pitched ->
        [yes] Kto wygra licytację, podnosi musik przed wyjściem.
       *[no] Kto wskazuje atu, podnosi najpierw musik.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Nikt nie gra większą liczbą kart, niż dostał.
        [one] Nikt nie gra więcej niż jedną kartą.
        [few] Nikt nie gra więcej niż { $size } kartami.
       *[other] Nikt nie gra więcej niż { $size } kartami.
    }
   *[no] { $size ->
        [0] Każdy gra tyloma kartami, ile dostaje.
        [one] Każdy gra jedną kartą.
        [few] Każdy gra { $size } kartami.
       *[other] Każdy gra { $size } kartami.
    }
}
# Kto odrzuca: wszyscy albo wszyscy prócz rozdającego, który bierze resztę talonu.
rule-discarders = { $robber ->
    [yes] każdy oprócz rozdającego
   *[no] każdy
}
rule-discard = { $discard ->
    [none] Nikt nic nie odrzuca.
    [plain] Po wskazaniu atu { rule-discarders } odrzuca wszystkie karty, które nie są atutami.
    [up_to] Po wskazaniu atu { rule-discarders } może odrzucić karty, które nie są atutami, najwyżej { $max }.
    [widow] Po wskazaniu atu gracz z musikiem odrzuca nadmiar i zostawia sobie { $size ->
        [one] 1 kartę
        [few] { $size } karty
       *[other] { $size } kart
    }.
   *[to_size] Po wskazaniu atu { rule-discarders } odrzuca nadmiar i zostawia sobie { $size ->
        [one] 1 kartę
        [few] { $size } karty
       *[other] { $size } kart
    }.
}{ $over ->
    [plain] {" "}Kto ma więcej atutów niż { $size }, odrzuca nadmiar.
    [up_to] {" "}Kto ma więcej kart niż { $size }, musi zejść do { $size }.
   *[none] {""}
}
rule-discard-trumps = Atut wolno odrzucić tylko wtedy, gdy nie ma nic innego do odrzucenia{ $surplus ->
    [any] {""}, a atut, który punktuje, tylko wtedy, gdy nie ma innego atutu
   *[other] {""}
}. Odrzucone atuty się pokazuje; przy innych kartach znana jest tylko ich liczba. Co odrzucone, jest poza grą.
rule-refill = { $refill ->
    [yes] Potem { $robber ->
        [yes] każdy oprócz rozdającego
       *[no] każdy
    }, kto ma mniej kart niż { $size }, dostaje z talonu tyle, żeby mieć { $size }.
   *[no] Za odrzucone karty nie dostaje się nowych.
}
rule-exchange-first = { $first ->
    [bidder] Pierwszy odrzuca rozgrywający, potem pozostali po kolei
   *[eldest] Zaczyna odrzucać pierwsza ręka, potem pozostali po kolei
}{ $refill ->
    [yes] ; najpierw wszyscy odrzucają, dopiero potem rozdaje się nowe karty.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] Rozdający bierze całą resztę talonu i zostawia sobie { $size ->
        [one] dowolną kartę
        [few] dowolne { $size } karty
       *[other] dowolnych { $size } kart
    }, niekoniecznie atuty: to rabowanie talonu. Atuty, których nie zostawia, pokazuje i odkłada poza grę.
    [bidder] Rozgrywający bierze potem całą resztę talonu i zostawia sobie { $size ->
        [one] dowolną kartę
        [few] dowolne { $size } karty
       *[other] dowolnych { $size } kart
    }, niekoniecznie atuty. Atuty, których nie zostawia, pokazuje i odkłada poza grę.
    [bidder_then_partner] Rozgrywający odkrywa potem resztę talonu karta po karcie, aż liczba jego atutów dojdzie do { $size }; każdy atut zastępuje inną kartę.{ $partner ->
        [yes] {" "}Jeśli coś jeszcze zostanie, to samo robi partner.
       *[no] {""}
    }
   *[nobody] Reszty talonu nikt nie ogląda.
}
rule-short-stock = { $short ->
    [from_discards] Jeśli talonu zabraknie, ręce uzupełnia się odrzuconymi kartami, które nie są atutami.
   *[fewer] Jeśli talonu zabraknie, ostatni w kolejce do nowych kart grają mniejszą ich liczbą.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Atutu, który punktuje, nigdy się nie odrzuca: kto ma ich więcej niż kart do gry, zatrzymuje wszystkie.
    [under_first] Atutu, który punktuje, nigdy się nie odrzuca: kto ma ich więcej niż kart do gry, zatrzymuje wszystkie. Kto odrzucił atuty, jako pierwszą musi zagrać kartę wyższą od każdego z nich.
    [to_partner] Atuty, których rozgrywający ma za dużo, bierze { $partners ->
        [several] pierwszy po kolei partner, który ma na nie miejsce
       *[one] partner
    }, tyle, ile może zmieścić: najpierw te, które punktują, potem najwyższe. Wszyscy je widzą, a partner, który nie może odmówić, odrzuca za nie inne karty. Odrzuca się tylko pozostałe atuty.
   *[any] Obojętne, które atuty się odrzuca, byle te, które punktują, szły na końcu.
}
rule-dead-points = { $dead ->
    [maker] Odrzucony atut, który by punktował, liczy się stronie, która wskazuje atu.
   *[nobody] Odrzucony atut nie daje punktu nikomu.
}
rule-blind = { $blind ->
    [yes] Partner rozgrywającego nie może oglądać swoich kart przed pierwszym wyjściem.
   *[no] Partner rozgrywającego także może w każdej chwili oglądać swoje karty.
}
rule-playable = { $playable ->
    [trumps_only] Gra się tylko atutami. Kto nie ma już atutu, pauzuje do końca rozdania; jeśli to osoba, która bierze lewę, wychodzi następny gracz, który ma jeszcze atut. Rozdanie kończy się, gdy nikt nie ma atutu.
   *[all] Gra się wszystkimi kartami, nie tylko atutami.
}
rule-follow = Po wyjściu w atu graj atutem, jeśli go masz. { $ruff ->
    [only_when_void] Po wyjściu w inny kolor dołóż do koloru, jeśli możesz; przebijać wolno tylko przy renonsie.
   *[anytime] Po wyjściu w inny kolor dołóż do koloru albo przebij, jak wolisz.
} { $void ->
    [must-trump] Jeśli nie masz koloru wyjścia, musisz przebić, gdy tylko możesz.
   *[any] Jeśli nie masz koloru wyjścia, zagraj dowolną kartę.
}
rule-layout = { $layout ->
    [rows] Każdy dostaje { $down ->
        [one] jedną kartę zakrytą
        [few] { $down } karty zakryte
       *[other] { $down } kart zakrytych
    } w rzędzie, a potem tyle samo odkrytych, po jednej na każdą. Gra się dowolną odkrytą kartą; kartę spod niej od razu się odkrywa i odtąd można nią grać. Do koloru dodaje się tylko odkryte karty.
   *[hand] Każdy trzyma karty w ręku.
}
rule-draw = { $draw ->
    [face_up] Po każdej lewie każdy dobiera wierzchnią kartę talonu, najpierw ten, kto bierze lewę. Talon leży odkryty, więc każdą dobieraną kartę widać. Gdy się skończy, gra się kartami z ręki.
    [face_down] Po każdej lewie każdy dobiera wierzchnią kartę talonu, najpierw ten, kto bierze lewę. Talon leży zakryty. Gdy się skończy, gra się kartami z ręki.
   *[none] W trakcie gry nie dobiera się kart.
}
rule-partner = Przed pierwszym wyjściem rozgrywający woła kartę, której nie ma. Kto ją ma, jest w tym rozdaniu jego partnerem, a wszyscy inni grają przeciw tym dwojgu. { $shown ->
    [at_once] Partner ujawnia się od razu.
   *[when_played] Partner milczy, póki nie zagra tej karty.
} Jeśli nikt jej nie ma, rozgrywający gra bez partnera.
rule-partner-scores = Każdy ma własny wynik. Rozgrywający i partner zapisują oboje to, co ugrają razem; każdy z pozostałych zapisuje to, co ugrają pozostali. { $fails ->
    [others] Punkty za nieugrany kontrakt dostaje każdy z pozostałych.
   *[back] Nieugrany kontrakt to wpadka obojga.
}{ $target ->
    [yes] {" "}Jeśli do celu dojdą oboje, wygrywa rozgrywający.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] Zawołaną kartę trzeba zagrać w pierwszej lewie, jeśli pozwalają na to zasady gry.
   *[no] Zawołaną kartę można zagrać w dowolnej chwili.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Gdy wyjście jest w innym kolorze, nie wolno zagrać atutu pod starszy atut, chyba że nie wolno zagrać nic innego.
   *[allowed] Wolno zagrać atut pod starszy atut.
}
rule-trick = { $trumps ->
    [only] Lewę bierze najstarszy atut, a kto ją weźmie, wychodzi do następnej.
   *[all] Lewę bierze najstarszy atut, a jeśli go nie ma, najstarsza karta w kolorze wyjścia. Kto ją weźmie, wychodzi do następnej.
}
rule-throw-in = { $throw ->
    [void_and_low] Gdy atu jest znane, gracz bez atutu i bez karty starszej od dziewiątki może wyłożyć rękę i pauzować do końca rozdania.{ $low_counts ->
        [yes] {" "}Żadna z jego kart nie może mieć oczek ani punktować.
       *[no] {""}
    }
   *[off] Gra się każdą ręką, nawet najsłabszą.
}
rule-claims = { $claims ->
    [yes] Kto jest pewien wszystkich pozostałych lew, może to powiedzieć i zakończyć rozdanie.
   *[no] Gra się każdą lewę, nawet gdy wiadomo, kto weźmie resztę.
}
rule-stops-early = { $stops ->
    [yes] Gdy tylko wszyscy widzą, czyj jest każdy punkt, pozostałych lew się nie gra.
   *[no] Gra się do końca, nawet gdy nie ma już punktu do zdobycia.
}
rule-high = Górę, { points-worth }, zapisuje ten, kto dostaje w kartach najstarszy atut rozdania.
rule-high-held = Górę, { points-worth }, zapisuje ten, kto przy pierwszym wyjściu ma najstarszy atut w grze.
rule-high-drawn = Górę, { points-worth }, zapisuje ten, kto dostaje w kartach lub dobiera najstarszy atut.
rule-low = { $low_to ->
    [winner] Najmłodszy, { points-worth }, zapisuje ten, kto weźmie w lewie najmłodszy atut rozdania.
   *[dealt] Najmłodszy, { points-worth }, zapisuje ten, kto dostaje w kartach najmłodszy atut rozdania, ktokolwiek go weźmie.
}
rule-low-drawn = { $low_to ->
    [winner] Najmłodszy, { points-worth }, zapisuje ten, kto weźmie w lewie najmłodszy atut.
   *[dealt] Najmłodszy, { points-worth }, zapisuje ten, kto dostaje w kartach lub dobiera najmłodszy atut, ktokolwiek go weźmie.
}
rule-low-held = { $low_to ->
    [winner] Najmłodszy, { points-worth }, zapisuje ten, kto weźmie w lewie najmłodszy atut w grze.
   *[dealt] Najmłodszy, { points-worth }, zapisuje ten, kto przy pierwszym wyjściu ma najmłodszy atut w grze, ktokolwiek go weźmie.
}
rule-jack = { $hang ->
    [1] Waleta, { points-worth }, zapisuje ten, kto weźmie waleta atu, jeśli jest w rozdaniu.
   *[other] Waleta, { points-worth }, zapisuje ten, kto weźmie waleta atu, jeśli jest w rozdaniu. Walet złapany, czyli wzięty innej stronie, jest wart { $hang }.
}
rule-no-game = Żadna karta w talii nie ma oczek, więc nikt nie zapisze Gry.
rule-game = Grę, { points-worth }, zapisuje ten, kto zbierze w lewach najwięcej oczek: { $values }.{ $partners ->
    [yes] {" "}Partnerzy liczą swoje razem.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Przy remisie w oczkach punkt za Grę dostaje pierwsza ręka.
    [jokers] Przy remisie w oczkach punkt za Grę dostaje ten, kto weźmie więcej jokerów; jeśli i tu jest remis, nikt.
    [carry] Przy remisie w oczkach punktu za Grę nie dostaje nikt, a jego wartość dolicza się do Gry w następnym rozdaniu.
    [non_dealer_side] Przy remisie w oczkach punkt za Grę dostaje strona, która nie rozdaje.
   *[none] Przy remisie w oczkach punktu za Grę nie dostaje nikt.
}
# Ile warta jest pozycja na liście punktów.
points-worth = { $worth ->
    [1] jeden punkt
    [few] { $worth } punkty
   *[other] { $worth } punktów
}
rule-cards = { $count ->
    [1] Ten atut punktuje dla tego, kto weźmie go w lewie: { $cards }.
   *[other] Każdy z tych atutów punktuje dla tego, kto weźmie go w lewie: { $cards }.
}
rule-cards-played = { $count ->
    [1] Ten atut punktuje dla tego, kto go zagra, nawet jeśli lewa przepadnie: { $cards }.
   *[other] Każdy z tych atutów punktuje dla tego, kto go zagra, nawet jeśli lewa przepadnie: { $cards }.
}
rule-plain-cards = Karty, które punktują w każdym kolorze poza atu: { $cards }.
rule-plain-cards-played = Karty, które w każdym kolorze poza atu punktują dla tego, kto je zagra, nawet jeśli lewa przepadnie: { $cards }.
# Karta, która punktuje, na liście: „Piątka (5 punktów)”.
rule-card-worth = { $point } ({ $worth ->
    [1] 1 punkt
    [few] { $worth } punkty
   *[other] { $worth } punktów
})
rule-pegging = { $pegging ->
    [as_won] Karty, które punktują, zapisuje się zaraz po wzięciu lewy, a kilka takich kart z jednej lewy w kolejności punktów. Zapis, który dochodzi do celu, od razu wygrywa partię i rozdania się nie dogrywa. Reszta punktów liczy się na końcu rozdania.
    [to_the_end] Karty, które punktują, zapisuje się zaraz po wzięciu lewy, a kilka takich kart z jednej lewy w kolejności punktów. Reszta punktów liczy się na końcu rozdania.
   *[at_end] Karty, które punktują, liczy się po zakończeniu rozdania.
}
rule-last = Ostatnią lewę, { points-worth }, zapisuje ten, kto ją weźmie.
rule-one-card = Jedna karta może być warta kilka punktów: jedyny rozdany atut jest zarazem Górą i Najmłodszym.
rule-set-back = { $score_as ->
    [difference] Jeśli kontrakt jest ugrany, strona, która ma więcej, zapisuje różnicę, a przy równości nikt nic nie dostaje.
    [difference-free] Jeśli kontrakt jest ugrany albo nikt nie licytuje, strona, która ma więcej, zapisuje różnicę, a przy równości nikt nic nie dostaje.
   *[all] Rozgrywający, który ugra kontrakt, zapisuje wszystkie swoje punkty.
} { $set_scoring ->
    [keep_and_setback] Rozgrywający, który go nie ugra, zachowuje zdobyte punkty, ale traci wylicytowaną liczbę: to wpadka.
    [others_take_bid] Rozgrywający, który go nie ugra, nic nie zapisuje i nic nie traci, ale inni oprócz swoich punktów zapisują wylicytowaną liczbę.
   *[setback_only] Rozgrywający, który go nie ugra, nic nie zapisuje i traci wylicytowaną liczbę: to wpadka.
}{ $others ->
    [if-made] {" "}Przy ugranym kontrakcie inni też zapisują swoje punkty.
    [if-failed] {" "}Inni zapisują wtedy swoje punkty.
    [none] {""}
   *[always] {" "}Inni tak czy owak zapisują swoje punkty.
}
rule-all-score = Każdy zapisuje wszystkie punkty, które zdobędzie.
rule-hole = Wynik poniżej zera jest pod kreską; w zapisie otacza się go kółkiem.
all-points = { $sum ->
    [4] wszystkie cztery punkty
   *[other] wszystkie możliwe punkty
}
rule-smudge = { $smudge ->
    [any_all_four] Kto w jednym rozdaniu zdobędzie { all-points }, wygrywa od razu, bez względu na licytację i wynik.
    [slam_bid_five] Odzywka pięć to smudge: za wszystkie cztery punkty i wszystkie lewy daje pięć; w przeciwnym razie odbiera pięć.
    [slam_without_bids] Smudge to odzywka pięć, ale w tej grze nikt nie licytuje, więc nic nie wygrywa od razu.
    [four_without_bids] Smudge to odzywka cztery, ale w tej grze nikt nie licytuje, więc nic nie wygrywa od razu.
    [off_without_bids] Kto w rozdaniu zdobędzie { all-points }, nie wygrywa przez to od razu.
    [off] Ugrana odzywka cztery daje punkty, ale nie wygrywa od razu.
   *[bid_four_made] Odzywka cztery to smudge: kto ugra { all-points }, wygrywa od razu.
}
rule-smudge-hole = { $hole ->
    [winning] Smudge wygrywa nawet pod kreską.
    [four-negative] Pod kreską smudge daje tylko swoje cztery punkty.
    [four-zero] Przy zerze lub pod kreską smudge daje tylko swoje cztery punkty.
    [forbidden-negative] Pod kreską nie wolno licytować smudge.
   *[forbidden-zero] Przy zerze lub pod kreską nie wolno licytować smudge.
}
rule-target = Wygrywa, kto pierwszy dojdzie do { $target }.
rule-hands = { $length ->
    [deals] Liczba rozdań każdego gracza: { $hands }. Wygrywa najwyższy wynik.
   *[hands] Liczba rozdań w partii: { $hands }. Wygrywa najwyższy wynik.
} Jeśli ma go kilku, gra się dalej, rozdanie po rozdaniu, aż ktoś wyjdzie na prowadzenie. { $length ->
    [deals] Rozdania, które się powtarza, nie liczą się; jeśli rozdaje potem następny gracz, jego rozdanie wchodzi w ich miejsce.
   *[hands] Rozdania, które się powtarza, nie liczą się.
}
rule-count-down = { $down ->
    [yes] Wynik liczy się w żetonach, od celu w dół do zera: za każdy punkt odkłada się żeton, a za każdy stracony bierze się go z powrotem.
   *[no] Zapis liczy w górę.
}
rule-going-out = { $going_out ->
    [strict_order] Jeśli dwie strony dojdą do celu w jednym rozdaniu, punkty liczy się w kolejności { $order } i wygrywa ten, kto pierwszy tam dotrze.
    [higher_score] Jeśli dwie strony dojdą do celu w jednym rozdaniu, wygrywa wyższy wynik, a przy równych wynikach rozgrywający z ugranym kontraktem; jeśli takiego nie ma, gra się dalej.
    [bidder_at_once] Rozgrywający, który ugrał kontrakt i ma pewny cel, wygrywa od razu i rozdanie się kończy. Jeśli dojdą do celu dwaj inni, kolejność jest taka: { $order }.
   *[bidder_first] Jeśli dwie strony dojdą do celu w jednym rozdaniu, pierwszy liczy rozgrywający z ugranym kontraktem, a potem kolejność jest taka: { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Wygrać może tylko rozgrywający, który w tym rozdaniu ugra kontrakt, albo ktokolwiek, kto zdobędzie { all-points }.
    [yes] Wygrać może tylko rozgrywający, który w tym rozdaniu ugra kontrakt.
   *[no] Wygrać może każdy, nie tylko rozgrywający.
}
rule-stop-short = { $short ->
    [yes] Kto w rozdaniu nie może wygrać, zatrzymuje się na { $most }; punkty ponad to przepadają.
   *[no] Wynik może przekroczyć cel i nie wygrać.
}
rule-win-by-two = { $two ->
    [yes] Zwycięzca musi mieć dwa punkty przewagi nad wszystkimi; inaczej gra się dalej.
   *[no] Wystarczy jeden punkt przewagi.
}
rule-lost-at = { $points ->
    [0] Żaden wynik nie jest tak niski, żeby przegrać partię.
   *[other] Wynik o { $points } lub więcej poniżej zera przegrywa: partia się kończy i wygrywa najlepszy wynik.
}
rule-settlement = { $settlement ->
    [off] Przegrani nic nie płacą.
   *[one_two] Na koniec każdy przegrany płaci zwycięzcy jeden, a przy wyniku zero lub niższym dwa.
}
rule-setback-bonus = { $bonus ->
    [yes] Za każdą swoją wpadkę przegrany płaci o jeden więcej.
   *[no] Wpadki nie kosztują na koniec nic dodatkowo.
}
rule-basis = { $basis ->
    [at_win] Liczą się wyniki z chwili wygranej.
   *[full_hand] Liczą się wyniki po całym ostatnim rozdaniu.
}
rule-red-pool = { $red ->
    [0] Przed partią nikt nie wkłada do puli czerwonych żetonów. Co do niej trafi, bierze zwycięzca.
    [one] Przed partią każdy wkłada do puli { $red } czerwony żeton. Pulę bierze zwycięzca.
    [few] Przed partią każdy wkłada do puli { $red } czerwone żetony. Pulę bierze zwycięzca.
   *[other] Przed partią każdy wkłada do puli { $red } czerwonych żetonów. Pulę bierze zwycięzca.
}
rule-mistakes = { $mode ->
    [table] Można się pomylić, jak przy prawdziwym stole. Ile to kosztuje, mówią zasady poniżej.
   *[enforced] Nie można się pomylić: da się licytować i grać tylko tak, jak pozwalają zasady.
}
rule-misdeal-shown = { $which ->
    [any] Odsłonięcie jakiejkolwiek karty przy rozdawaniu to błędne rozdanie.
    [none] Karta odsłonięta przy rozdawaniu nie psuje rozdania.
   *[some] Rozdanie jest błędne, jeśli przy rozdawaniu odsłoni się { $ranks }.
}
rule-misdeal-count = { $counts ->
    [yes] Zła liczba kart to błędne rozdanie.
   *[no] Złą liczbę kart się poprawia i rozdanie jest ważne.
}
rule-misdeal-result = { $result ->
    [same_dealer] Po błędnym rozdaniu ta sama osoba rozdaje jeszcze raz.
    [penalty1_lose_deal] Po błędnym rozdaniu każda strona przeciwna dostaje jeden punkt, a rozdaje następny gracz.
    [penalty1_same_dealer] Po błędnym rozdaniu każda strona przeciwna dostaje jeden punkt, a ta sama osoba rozdaje jeszcze raz.
   *[lose_deal] Po błędnym rozdaniu rozdaje następny gracz.
}
rule-bid-error = { $error ->
    [take_back] Odzywkę za niską lub poza kolejką się cofa.
   *[void_pass] Odzywka za niska lub poza kolejką jest nieważna, a jej autor musi spasować.
}
rule-early-pitch = { $early ->
    [take_back] Kartę zagraną przed końcem licytacji się cofa.
   *[assumed_four] Karta zagrana przed końcem licytacji liczy się jako odzywka cztery i wyznacza atu. Ale kto jeszcze się nie odzywał, a powinien był przedtem, może powiedzieć cztery i wyjść: wtedy ta karta i dołożone do niej wracają na ręce.
}
rule-wrong-pitch = Jeśli zamiast rozgrywającego wyjdzie ktoś inny, rozgrywający może kazać cofnąć tę kartę i dołożone do niej. Gdy sam do niej dołoży, wyjście jest ważne: od razu wskazuje atu i przy pierwszej okazji musi wyjść w atu.
rule-wrong-demand = { $demand ->
    [first_plain_lead] Gdy po cofnięciu takiego wyjścia ten gracz pierwszy raz dokłada do koloru nieatutowego, rozgrywający może zażądać atutu, najstarszej lub najmłodszej karty w kolorze wyjścia albo zakazać atutu.
   *[first_turn] Gdy po cofnięciu takiego wyjścia przychodzi pierwsza kolej tego gracza, rozgrywający może zażądać atutu, najstarszej lub najmłodszej karty w kolorze wyjścia albo zakazać atutu.
}
rule-revoke = Fałszywy renons to zagranie karty, której zasady nie dopuszczają.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Poprawiony przed końcem lewy nic nie kosztuje.
   *[none] Nie można go poprawić.
}
rule-revoke-call = { $call ->
    [opponent] Liczy się tylko wtedy, gdy przeciwnik zgłosi go przed liczeniem rozdania.
   *[referee] Fałszywy renons zawsze wykrywa się przy liczeniu rozdania, choćby nikt go nie zauważył.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] Strona z fałszywym renonsem nic nie zapisuje, traci wylicytowaną liczbę i wkłada do puli czerwony żeton. Inni zapisują swoje punkty, także rozgrywający bez ugranego kontraktu.
    [point_no_game] Każda strona przeciwna dostaje jeden punkt, a strona z fałszywym renonsem nie może zapisać Gry.
    [jack_two] Każda strona przeciwna dostaje dwa punkty, jeśli walet atu jest w grze, inaczej jeden, a strona z fałszywym renonsem nie może zapisać ani Waleta, ani Gry.
    [no_score] Strona z fałszywym renonsem nic nie zapisuje, a jeśli rozgrywa, ma kontrakt nieugrany. Inni zapisują tylko swoje punkty, także rozgrywający bez ugranego kontraktu.
   *[set_back_bid] Strona z fałszywym renonsem nic nie zapisuje i traci wylicytowaną liczbę. Inni zapisują swoje punkty, także rozgrywający bez ugranego kontraktu.
}
rule-revoke-together = Jeśli jeden fałszywy renons doprowadzi do celu kilka stron, wygrywa { $first ->
    [pitcher] rozgrywający z ugranym kontraktem, a poza tym strona z najwyższym wynikiem
   *[score] strona z najwyższym wynikiem
}; przy równych wynikach ta, która siedzi pierwsza za rozdającym.
rule-revoke-points = { $points ->
    [next_best] Punktów straconych przez fałszywy renons nie zapisuje nikt, ale Grę dostaje następny w kolejności.
   *[forfeit] Punktów straconych przez fałszywy renons nie zapisuje nikt.
}
rule-revoke-no-bid = { $points ->
    [0] Gdy nikt nie licytuje, fałszywy renons nie kosztuje dodatkowych punktów.
    [one] Gdy nikt nie licytuje, fałszywy renons kosztuje { $points } punkt.
    [few] Gdy nikt nie licytuje, fałszywy renons kosztuje { $points } punkty.
   *[other] Gdy nikt nie licytuje, fałszywy renons kosztuje { $points } punktów.
}
rule-renege = { $top ->
    [0] Wszystkie fałszywe renonsy są jednakowo ciężkie.
    [1] { $forfeit ->
        [yes] Kto po wyjściu w atu nie dokłada atutu, choć ma najstarszy, przegrywa całą partię wraz ze swoją stroną.
       *[no] Niedołożenie atutu po wyjściu w atu, gdy ma się najstarszy, to ciężki fałszywy renons, ale nie kosztuje więcej.
    }
   *[other] { $forfeit ->
        [yes] Kto po wyjściu w atu nie dokłada atutu, choć ma jeden z { $top } najstarszych, przegrywa całą partię wraz ze swoją stroną.
       *[no] Niedołożenie atutu po wyjściu w atu, gdy ma się jeden z { $top } najstarszych, to ciężki fałszywy renons, ale nie kosztuje więcej.
    }
}
rule-exposed = { $exposed ->
    [callable] Karta pokazana inaczej niż przez zagranie zostaje odkryta, a przeciwnicy mogą ją wywołać w dowolnej późniejszej lewie, w której wolno ją zagrać.
   *[free] Karta pokazana inaczej niż przez zagranie wraca na rękę bez kary.
}
rule-blind-look = Partner rozgrywającego, który za wcześnie zajrzy w karty, daje każdej stronie przeciwnej cztery punkty.
rules-title = Zasady
rules-changes = { $count ->
    [0] Bez zmian
    [one] 1 zmiana, oznaczona na marginesie
    [few] { $count } zmiany, oznaczone na marginesie
   *[other] { $count } zmian, oznaczonych na marginesie
}
rules-of = Zasady gry { $name }
rules-legend = * inaczej niż w grze { $name }.
rules-rulings = { $count ->
    [one] 1 zasada jest oznaczona jako własna tego programu, bo źródło jej nie rozstrzyga
    [few] { $count } zasady są oznaczone jako własne tego programu, bo źródło ich nie rozstrzyga
   *[other] { $count } zasad jest oznaczonych jako własne tego programu, bo źródło ich nie rozstrzyga
}
rules-ruling = zasada tego programu
rules-law-source = { $law ->
    [setback] White Knuckle Cards nie mówi nic o pomyłkach. Te zasady pochodzą z Auction Pitch firmy Bicycle.
    [cinch] Ile kosztuje fałszywy renons i że kartę można wywołać, wynika z reguł gry Cinch u Fostera.
    [later] O pomyłkach Britannica z 1911 roku mówi tylko, że za fałszywy renons traci się wylicytowaną liczbę i płaci czerwony żeton. Że nic się wtedy nie zapisuje, a inni zapisują swoje punkty nawet bez ugranego kontraktu, pochodzi z późniejszego wydania.
   *[bicycle] Gdzie źródło milczy o pomyłkach, te zasady pochodzą z Auction Pitch firmy Bicycle.
}
rules-differs = inaczej
rules-was = wcześniej { $was }
rules-idle = Bez znaczenia w tej grze: { $names }.
rules-close = Wróć

## Gry

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trynidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Selling Out, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch z odzywką Smudge
    [no_auction_pitch] Pitch bez licytacji
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch z jokerem
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
# Zestaw zasad, który nie jest żadną z gier.
preset-own = Zasady domowe
preset-about = { $preset ->
    [setback] dwie pary licytują o wyjście, do jedenastu
    [trinidad] dwie pary, odkryta karta wskazuje atu, prośba i łapanie waleta
    [lancashire] jak w Trynidadzie, ale zgodnie z ruchem wskazówek zegara
    [west_yorkshire] dwie pary, bez licytacji: wychodzi pierwsza ręka, a jego partner nie ogląda kart
    [blackburn] jak w West Yorkshire, ale Najmłodszy dostaje ten, kto go weźmie
    [britannica1911] od czterech do siedmiu osób, pierwsza ręka wychodzi albo sprzedaje, siedem żetonów do oddania
    [commercial_pitch] pierwsza ręka sprzedaje wyjście i zapisuje jego cenę
    [seven_up] dwie lub trzy osoby albo dwie pary, odkryta karta, prośba, do siedmiu
    [smudge] od dwóch do siedmiu osób, wszystkie cztery punkty wygrywają od razu
    [smudge_bid] dwie pary, z odzywką pięć na wszystkie punkty i wszystkie lewy
    [no_auction_pitch] od dwóch do siedmiu osób, bez licytacji: wychodzi pierwsza ręka
    [racehorse] od dwóch do pięciu osób, 32 karty, do jedenastu
    [joker_pitch] od dwóch do pięciu osób, joker jako piąty punkt, do dziesięciu
    [five_point] od dwóch do siedmiu osób, z bocznym waletem, do jedenastu
    [seven_point] od dwóch do siedmiu osób, z bocznym waletem i dwoma jokerami, do piętnastu
    [west_michigan] sześć osób w dwóch stronach, 38 kart z jokerami, do dwudziestu jeden
    [euchre_setback] dwie pary, 28 kart z bocznym waletem, do dwunastu
    [pedro_sancho] od czterech do siedmiu osób, każdy dla siebie, osiemnaście punktów w rozdaniu, do pięćdziesięciu
    [snoozer] od czterech do siedmiu osób, każdy dla siebie, trzydzieści sześć punktów w rozdaniu, do stu
    [ten_point] dwie pary, gra tylko atutami, dziesięć punktów w rozdaniu, do pięćdziesięciu dwóch
    [colorado] dziesięć punktów jak w Ten-Point Pitch, z własnym starszeństwem atutów
    [thirteen_point] jak Ten-Point Pitch, z boczną trójką i trzynastoma punktami w rozdaniu
    [pawnee] pięć osób z kartami Ten-Point Pitch; rozgrywający woła kartę, a kto ją ma, jest jego partnerem, do czterdziestu dwóch
    [schmier] sześć osób w dwóch stronach, z jokerem i bocznym waletem, z dobieraniem do sześciu kart, do dwudziestu jeden
    [wisconsin_smear] dwie pary, 34 karty z dwoma jokerami, trzy w musiku, do dwudziestu jeden
    [smear_ten] dwie pary, po dziesięć kart, z których gra się sześcioma, dziesięć punktów, do dwudziestu jeden
    [cinch] dwie pary, obie piątki po pięć punktów, lepsza strona zapisuje różnicę, do pięćdziesięciu jeden
    [widow_cinch] sześć osób w trzech parach, z punktami jak w Cinch i musikiem z czterech kart, do pięćdziesięciu jeden
    [pedro] dwie pary, z punktami jak w Cinch i odzywkami od siedmiu, do sześćdziesięciu dwóch
    [pidro] Pedro tak, jak się go gra w Finlandii: tylko atutami, do sześćdziesięciu dwóch
    [all_fives] dwie lub trzy osoby, odkryta karta, prośba, atuty zapisywane od razu, do sześćdziesięciu jeden
    [california_jack] dwie osoby, dobieranie z odkrytego talonu po każdej lewie, do dziesięciu
    [shasta_sam] jak California Jack, ale talon jest zakryty, a atu wskazuje przełożenie
    [nine_card_don] dwie pary, po dziewięć kart, atuty i piątki zapisywane od razu, do dziewięćdziesięciu jeden
    [irish_don] dwie pary, cała talia, atuty, dziewiątki i piątki zapisywane od razu, do osiemdziesięciu jeden
    [phat] dwie pary, cała talia, zapis jak w Irish Don i osiem za najwięcej oczek, do stu osiemdziesięciu jeden
    [blind_don] dwie osoby, połowa kart zakryta pod pozostałymi, zapis jak w Nine-Card Don, wyższy wynik po czterech rozdaniach
   *[auction_pitch] od dwóch do siedmiu osób, licytacja i wyjście, według wydania Bicycle
}
# Jak jeszcze nazywa się gra; bez wiersza nie ma innej nazwy.
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
    [setback] Według White Knuckle Cards, gdzie gra nazywa się też Auction Pitch.
    [trinidad] Według White Knuckle Cards; All Fours to narodowa gra karciana Trynidadu i Tobago.
    [lancashire] Według jednego zdania w White Knuckle Cards. Inne źródła opisują Lancashire inaczej.
    [west_yorkshire] Według opisu na pagat.com.
    [blackburn] Według opisu na pagat.com, za Arthurem Taylorem.
    [britannica1911] Według Encyclopaedia Britannica z 1911 roku.
    [commercial_pitch] Według Foster’s Complete Hoyle i Penguin Book of Card Games Parletta.
    [seven_up] Według Foster’s Complete Hoyle i Bicycle; gra nazywa się też Old Sledge.
    [smudge] Według Bicycle, Pitch (Smudge).
    [smudge_bid] Według Partnership Pitch na pagat.com; gra do dwudziestu jeden to zasada domowa tego programu.
    [no_auction_pitch] Według dawnych opisów gry Blind All Fours.
    [racehorse] Według Penguin Book of Card Games Parletta; poza tym jak w Auction Pitch firmy Bicycle.
    [joker_pitch] Według zasad United States Playing Card Company, Bicycle.
    [five_point] Według zasad Play Smear, gdzie gra nazywa się Smear.
    [seven_point] Według zasad Whirled Seven Point Pitch; starszeństwo atutów z pitchcardgame.drakebridgewater.com.
    [west_michigan] Według przewodnika po grze Setback w zachodnim Michigan; licytacja i cel to zasady domowe tego programu.
    [euchre_setback] Według bradwilson.dev i Ultrafoodmess; najniższa odzywka to zasada domowa tego programu.
    [pedro_sancho] Według Foster’s Complete Hoyle i Penguin Book of Card Games Parletta.
    [snoozer] Według Foster’s Complete Hoyle i Penguin Book of Card Games Parletta.
    [ten_point] Według larrycharbonneau.com, Our Pastimes i Ultrafoodmess; gdzie milczą, zasady domowe tego programu.
    [colorado] Według Colorado Ten-Point Pitch Captain Squill; to, co po licytacji, jak w Ten-Point Pitch.
    [thirteen_point] Według Association of Card Enthusiasts i yourgametips.com; poza tym jak w Ten-Point Pitch.
    [pawnee] Według gamerules.com w części o licytacji; jak woła się partnera i jak on punktuje, to zasada domowa tego programu.
    [schmier] Według trzech opisów gry Schmier z Minnesoty, między innymi z bridgeiscool.com i Cats at Cards.
    [wisconsin_smear] Według Ultrafoodmess, które kilka rzeczy zostawia stołowi; to zasady domowe tego programu.
    [smear_ten] Według gry Smear z Wikipedii, Card Rules Plus i Our Pastimes; licytacja to zasada domowa tego programu.
    [cinch] Według Foster’s Complete Hoyle i Bicycle.
    [widow_cinch] Według Foster’s Complete Hoyle i Penguin Book of Card Games Parletta; jak punktują trzy pary, to zasada domowa tego programu.
    [pedro] Według Ultimate Book of Card Games; gra z Luizjany i Kalifornii.
    [pidro] Według fińskiego spisu żywego dziedzictwa i zasad programu Pidro.
    [all_fives] Według Foster’s Complete Hoyle, gamerules.com i h2g2; że liczą się też Góra, Najmłodszy, Walet i Gra, to zasada domowa tego programu.
    [california_jack] Według Bicycle i Foster’s Complete Hoyle.
    [shasta_sam] Według Foster’s Complete Hoyle; poza tym jak w California Jack.
    [nine_card_don] Według opisów z gamerules.com, Cats at Cards i Denexa; gra lig w Anglii i Walii.
    [irish_don] Według gamerules.com i dwóch stron o Don w Cork i Dublinie.
    [phat] Według Board Game Arena i Wikipedii; gra z okolic Norwich.
    [blind_don] Według gamerules.com, bez wartości kart: są jak w Nine-Card Don.
   *[auction_pitch] Według zasad United States Playing Card Company, Bicycle.
}

## Dlaczego: słowa gry i co mówi objaśnienie

why-button = Dlaczego?
why-about = { $word }. { $about }
why-rule = Zasada { $number } tej gry. { $text }
why-no-rule = Ta gra ma zasady od 1 do { $count }.
why-not-here = W tej grze tego nie ma.
why-ruling = Żadna wydrukowana zasada tego nie rozstrzyga; to rozstrzygnięcie tego programu.
why-house-rule = Zasada domowa tego stołu. W grze { $game } obowiązuje za to taka zasada. { $rule } { $source }
why-house-rule-new = Zasada domowa tego stołu. W grze { $game } nie ma takiej zasady.
why-sheet = W arkuszu zasad
why-glossary = Wszystkie słowa
why-unknown = Nie ma tu słowa „{ $word }”. Wpisz „słowa”, żeby zobaczyć listę.
fair-title = Czy to uczciwe?
fair-committed = Przed pierwszą kartą stół został związany tym odciskiem ziarna: { $digits }.
fair-typed = Ziarno tej partii zostało wpisane albo jest znane z innej partii, więc stół nie jest niczym związany: można je było wcześniej wypróbować.
fair-word = Twoje własne słowo wchodzi do każdego rozdania: { $word }.
fair-later = Samo ziarno ujawnia się po zakończeniu partii.
fair-seed = Ziarno: { $digits }.
fair-proves = { $word ->
    [yes] Czego to dowodzi: ziarno było ustalone, zanim padło twoje słowo, a każde rozdanie wynika z jednego i drugiego. Kart nie wybiera więc ani program, ani ty, i żadnej nie można było podmienić na czyjąś korzyść.
    [typed] Czego to dowodzi: każde rozdanie wynika z tego ziarna. W trakcie partii nie podmieniono więc żadnej karty, ale ziarno mogło być znane wcześniej.
   *[no] Czego to dowodzi: ziarno było ustalone przed pierwszą kartą i wynika z niego każde rozdanie. Żadnej karty nie można więc było podmienić na czyjąś korzyść, cokolwiek robisz ty albo boty.
}
fair-proves-not = { $word ->
    [yes] Czego to nie dowodzi: jak decydują boty. Pieczęć pokazuje, że zapisu od powstania nikt nie ruszał; ale kto sam pisze zapis od początku, może go też opieczętować.
   *[no] Czego to nie dowodzi: że ziarno wybrał przypadek ani jak decydują boty. Pieczęć pokazuje, że zapisu od powstania nikt nie ruszał; ale kto sam pisze zapis od początku, może go też opieczętować.
}
fair-before = Karty biorą się z ziarna o tym odcisku, od tej chwili niezmiennym: { $digits }.
fair-own-word = Twoje słowo do tasowania
fair-own-word-about = Dodaje się je do każdego rozdania. Odcisk jest znany, zanim wpiszesz słowo, więc kart nie może wybrać nikt: ani program, ani ty.
fair-sealed = Zapieczętowane przed pierwszą kartą
fair-sealed-about = Wszystkie rozdania biorą się z jednego ziarna. Jego odcisk ustalono najpierw.
fair-unsealed = Niczego nie zapieczętowano
fair-shuffled = Potasowane z twoim słowem
fair-shuffled-about = Wchodzi do każdego rozdania, więc kart nie może wybrać nikt: ani program, ani ty.
fair-wordless = Potasowane z samego ziarna
fair-wordless-about = Tym razem nie podano własnego słowa.
fair-opened = Otwarte na końcu
fair-opened-about = Wtedy widać ziarno i można sprawdzić każde rozdanie.
fair-locked = po ostatnim rozdaniu
fair-unseen = { $bots ->
    [one] Twoje karty są zawsze zakryte.
    [few] Nikt z nich nigdy nie widzi twoich kart.
    [many] Nikt z nich nigdy nie widzi twoich kart.
   *[other] Nikt z nich nigdy nie widzi twoich kart.
}
fair-back = Wróć do stołu
fair-meaning = Czego to dowodzi
fair-sign = Odcisk ziarna: { $digits } …
fair-check = Sprawdź rozdania
fair-holds = Sprawdzone: wszystko się zgadza.
fair-fails = Sprawdzone: coś się nie zgadza.
fair-commitment = { $commitment ->
    [agrees] Ziarno ma odcisk, który był pokazany przed pierwszą kartą.
    [none] Ziarno zostało wpisane, więc nie było odcisku do porównania.
    [missing] Brakuje odcisku, choć ziarno wybrał przypadek.
   *[differs] Ziarno nie ma tego odcisku, który był pokazany.
}
fair-deals-agree = { $deals ->
    [one] Jedyne rozdanie wynika z ziarna, karta w kartę.
    [few] Wszystkie { $deals } rozdania wynikają z ziarna, karta w kartę.
   *[other] Każde z { $deals } rozdań wynika z ziarna, karta w kartę.
}
fair-deals-differ = { $deals ->
    [one] Rozdanie nie wynika z ziarna.
    [few] Na { $deals } rozdania nie wynika z ziarna: { $differing }.
   *[other] Na { $deals } rozdań nie wynika z ziarna: { $differing }.
}
fair-draw-differs = Z ziarna wynika inny pierwszy rozdający.
fair-fault = Partii nie da się odtworzyć tak, jak jest zapisana.
fair-summary-differs = Imiona lub wyniki na liście partii nie zgadzają się z partią.
fair-seal = { $seal ->
    [agrees] Od powstania zapisu nic w nim nie zmieniono.
    [none] Zapis nie ma pieczęci, bo powstał we wcześniejszej wersji: nie można sprawdzić, co robili gracze.
   *[differs] Po powstaniu zapisu coś w nim zmieniono.
}
glossary-title = Słowa tej gry
glossary-others = Słowa innych gier z rodziny
term-name = { $term ->
    [hand] rozdanie
    [eldest] pierwsza ręka
    [turn] kolejka
    [side] strona
    [bid] odzywka
    [pass] pas
    [privilege] przywilej rozdającego
    [all-pass] wszyscy pasują
    [smudge] smudge
    [pitch] pierwsze wyjście
    [pitcher] rozgrywający
    [wrong-pitch] wyjście poza kolejką
    [sell] sprzedaż wyjścia
    [undertake] zatrzymanie wyjścia
    [turn-up] odkryta karta
    [stand] zostanie przy kolorze
    [beg] prośba
    [gift] podarunek
    [run] dodatkowe karty
    [bunch] złożenie kart
    [widow] musik
    [exchange] odrzucanie
    [rest] rabowanie talonu
    [trump] atu
    [trick] lewa
    [lead] wyjście
    [follow] dokładanie do koloru
    [trumps-only] tylko atuty
    [out] pauza bez atutów
    [undertrump] podłożenie atutu
    [stock] dobieranie z talonu
    [called-partner] zawołany partner
    [claim] reszta moja
    [lay-down] wyłożenie ręki
    [high] Góra
    [low] Najmłodszy
    [jack] Walet
    [hang-jack] złapanie waleta
    [counting-card] karta punktująca
    [peg] zapis od razu
    [game] Gra
    [card-points] oczka
    [tie] remis w oczkach
    [made] ugrany kontrakt
    [set-back] wpadka
    [hole] pod kreską
    [target] cel
    [going-out] dojście do celu
    [counters] żetony
    [settlement] rozliczenie
    [mistake] pomyłki
    [renege] fałszywy renons
    [misdeal] błędne rozdanie
    [wrong-bid] niedozwolona odzywka
    [exposed] odsłonięta karta
    [blind] ślepy partner
    [level] poziom
   *[commitment] zobowiązanie
}
# Inne słowa na to samo, oddzielone przecinkami.
term-words = { $term ->
    [hand] rozdawanie, rozdać, ręka
    [eldest] przodek, zaczynający
    [turn] kolej, poza kolejką, moja kolej
    [side] partner, partnerzy, my, oni, strony
    [bid] licytacja, licytować, odzywki, kontrakt
    [pass] pasować, pasuję, pasuje
    [privilege] przywilej, rozdający, przejęcie licytacji
    [all-pass] same pasy, wymuszona odzywka, rozdający musi licytować
    [smudge] szlem
    [pitch] pierwsza karta, wyznaczenie atu
    [pitcher] licytujący, wychodzący
    [wrong-pitch] za wczesne wyjście, błędne wyjście, cofnięcie wyjścia, żądanie
    [sell] sprzedaż, sprzedać, oferta, cena
    [undertake] zatrzymać, odmowa
    [turn-up] odkryta, odkrycie
    [stand] zostaję, zostaje, zostać, zostać przy kolorze
    [beg] prosić, proszę, prosi
    [gift] daję punkt, bierz jeden, prezent
    [run] dorozdanie, dorozdać, dorozdaję
    [bunch] złożyć, składam, ponowne rozdanie
    [widow] mus, kot, wdowa
    [exchange] odrzucić, odrzucam, wymiana, dobrać, uzupełnić
    [rest] reszta talonu, rabunek, zostawić
    [trump] atut, atuty, kolor atutowy, kozera
    [trick] lewy, wziątka, bitka, sztych
    [lead] wychodzić, wyjść, zagranie
    [follow] do koloru, dołożyć, przebitka, przebić, renons
    [trumps-only] same atuty
    [out] pauza, pauzuje, bez atutów
    [undertrump] podłożyć, niższy atut
    [stock] talon, dobieranie, ostatnie sześć
    [called-partner] wołany partner, wołać, zawołana karta
    [claim] reszta, żądanie reszty
    [lay-down] wyłożyć, bezwartościowa ręka
    [high] najstarszy atut, najwyższy
    [low] spód, najmłodszy atut, najniższy
    [jack] walet atu, jopek
    [hang-jack] złapany walet, wiszący walet
    [counting-card] punktująca, karta z punktami
    [peg] zapisywanie, kołki, zapisane
    [game] za oczka, gra
    [card-points] punkty w kartach, liczenie
    [tie] remis, po równo
    [made] ugrać, ugrane, kontrakt ugrany
    [set-back] setback, minus, nieugrany kontrakt
    [hole] kreska, kółko, poniżej zera, ujemny wynik
    [target] koniec partii, wynik końcowy
    [going-out] kto wygrywa, koniec
    [counters] żeton, pula
    [settlement] płacić, zapłata, stawka
    [mistake] pomyłka, błąd, błędy
    [renege] fałszywy renons popełniony, niedołożenie
    [misdeal] zepsute rozdanie
    [wrong-bid] zła odzywka, odzywka poza kolejką
    [exposed] pokazana karta, wywołać kartę
    [blind] ślepy, za wczesne zajrzenie
    [level] poziomy, bot, boty
   *[commitment] ziarno, odcisk, uczciwość, uczciwie, oszustwo
}
term-about = { $term ->
    [hand] Rozdanie to karty, które każdy dostaje, i wszystko do chwili, gdy zostaną zagrane i policzone. Na partię składa się ich kilka.
    [eldest] Pierwsza ręka to gracz siedzący zaraz za rozdającym w kierunku gry. Odzywa się przed innymi.
    [turn] Każdy odzywa się i gra po kolei, jeden po drugim wokół stołu. Co dzieje się poza kolejką, nie liczy się.
    [side] Strona to ci, którzy punktują razem. Gdzie każdy gra na własny rachunek, stroną jest każdy gracz.
    [bid] Odzywka mówi, ile punktów rozdania ktoś ugra. Kto wygra licytację, wybiera atu i musi ugrać tyle, ile obiecuje: to jego kontrakt.
    [pass] Pas to rezygnacja z licytacji. Kto pasuje, i tak zapisuje punkty, które zdobędzie.
    [privilege] Rozdający odzywa się ostatni. Dzięki przywilejowi może przejąć najwyższą odzywkę, dając tyle samo, zamiast licytować wyżej.
    [all-pass] Ktoś musi zagrać pierwszą kartę, nawet gdy nikt nie licytuje. Zasady gry mówią, kto to jest albo czy rozdaje się jeszcze raz.
    [smudge] Smudge to największy wyczyn: wszystkie cztery punkty w jednym rozdaniu. Zależnie od gry wygrywa od razu, liczy się dodatkowo albo jest odzywką jak każda inna.
    [pitch] To zagranie pierwszej karty rozdania, po angielsku „pitch”. Jej kolor staje się atu, chyba że rozgrywający wskazuje atu słowami.
    [pitcher] Rozgrywający wybiera atu, w większości gier pierwszą zagraną kartą. Jeśli licytacja była, musi ugrać kontrakt.
    [wrong-pitch] Karta zagrana przed końcem licytacji albo przez kogoś, kto nie rozgrywa, to wyjście poza kolejką. Zasady stołu mówią, kto może kazać ją cofnąć i czego wolno żądać od gracza, który wyszedł.
    [sell] Zamiast wychodzić, pierwsza ręka może zaoferować wyjście innym. Dostaje je ten, kto da najwięcej, jeśli pierwsza ręka się zgodzi.
    [undertake] Pierwsza ręka zatrzymuje wyjście, choć inni już o nie licytują. Musi wtedy ugrać tyle punktów, ile wynosi oferta.
    [turn-up] Po rozdaniu odkrywa się kartę. Jej kolor to atu, o ile nie zostanie zmieniony.
    [stand] Pierwsza ręka zostaje przy kolorze odkrytej karty, gdy jej odpowiada. Wtedy zaczyna się gra.
    [beg] Pierwsza ręka prosi, czyli chce innego koloru atu. Rozdający daje punkt i zatrzymuje kolor albo daje dodatkowe karty.
    [gift] Rozdający daje po prośbie punkt, żeby zatrzymać kolor. Druga strona zapisuje go od razu.
    [run] Po prośbie rozdający daje dodatkowe karty: każdy dostaje więcej kart i odkrywa się następną. Jeśli pokaże ten sam kolor, robi się to jeszcze raz.
    [bunch] Dwoje graczy może się umówić, że składają karty, czyli unieważniają rozdanie. Ta sama osoba rozdaje wtedy jeszcze raz.
    [widow] Musik to kilka kart, które przy rozdawaniu odkłada się zakryte i podnosi dopiero po licytacji. Zależnie od gry dostaje go zwycięzca licytacji albo każdy ma własny.
    [exchange] W niektórych grach po wskazaniu atu każdy odrzuca karty i czasem dostaje za nie inne. Atuty zostają, póki może odejść coś innego.
    [rest] Rabować talon to wziąć całą jego resztę i zostawić sobie to, co najlepsze. Zależnie od gry to prawo rozdającego albo zwycięzcy licytacji.
    [trump] Atu to kolor, który w tym rozdaniu bije wszystkie inne, a jego karty to atuty. Atutem wolno zagrać po każdym wyjściu, nawet mając kolor wyjścia, chyba że stół gra inaczej.
    [trick] Lewa to po jednej karcie od każdego, kto ma jeszcze czym zagrać. Bierze ją najstarszy atut, a jeśli go w niej nie ma, najstarsza karta w kolorze wyjścia.
    [lead] Wyjść to zagrać pierwszą kartę lewy. Wychodzi ten, kto bierze ostatnią lewę.
    [follow] Dołożyć do koloru to zagrać kartę w kolorze wyjścia. Kto może, musi dołożyć albo przebić atutem; kto nie może, gra dowolną kartę.
    [trumps-only] W niektórych grach wychodzi się i gra tylko atutami. Rozdanie kończy się, gdy nikt ich już nie ma.
    [out] Gdzie gra się tylko atutami, gracz bez atutu pauzuje i jest pomijany. Kto jeszcze ma atuty, gra nimi dalej.
    [undertrump] Podłożyć atut to zrzucić niski atut pod starszy. Przy niektórych stołach wolno to tylko wtedy, gdy nie ma nic innego.
    [stock] W niektórych grach we dwoje po każdej lewie każdy dobiera kartę, najpierw ten, kto bierze lewę. Gdy talon się skończy, gra się kartami z ręki.
    [called-partner] W niektórych grach rozgrywający woła kartę. Kto ją ma, jest w tym rozdaniu jego partnerem, a wszyscy inni grają przeciw tym dwojgu.
    [claim] Kto jest pewien wszystkich pozostałych lew, może to powiedzieć. Karty liczy się wtedy tak, jakby zostały zagrane.
    [lay-down] W niektórych grach rękę bez atutów i bez wysokich kart można wyłożyć. Jej właściciel pauzuje do końca rozdania.
    [high] Góra to jeden punkt za najstarszy atut w grze. Kto go ma, nie może go stracić, bo tej karty nic nie bije.
    [low] Najmłodszy to jeden punkt za najmłodszy atut w grze. Dostaje go ten, komu ta karta przypadła w rozdaniu, a przy innych stołach ten, kto ją weźmie.
    [jack] Walet to jeden punkt za wzięcie lewy z waletem atu. Jeśli waleta nie ma w rozdaniu, punktu nie dostaje nikt.
    [hang-jack] Złapać waleta to wziąć go innej stronie. Gdzie złapany walet liczy się więcej, jest najbogatszym punktem rozdania.
    [counting-card] Karta punktująca sama daje punkty, jak piątka i dziewiątka atu w Pedro Sancho. Liczy się temu, kto weźmie ją w lewie.
    [peg] Zapisać kartę od razu to zaznaczyć jej punkty zaraz po wzięciu lewy. Tak można wygrać partię w środku rozdania.
    [game] Gra to jeden punkt za największą liczbę oczek we własnych lewach. Najwięcej znaczą dziesiątki.
    [card-points] Karty w lewach mają oczka, z których bierze się punkt za Grę; w większości gier dziesiątka 10, as 4, król 3, dama 2, walet 1. Oczek nigdy nie wpisuje się do zapisu.
    [tie] Kilka stron może mieć po tyle samo oczek. Zasady gry mówią, czy ktoś dostaje wtedy punkt za Grę.
    [made] Kontrakt jest ugrany, gdy punktów jest co najmniej tyle, ile wynosi odzywka. W większości gier rozgrywający zapisuje wtedy wszystkie zdobyte punkty, także te ponad kontrakt.
    [set-back] Wpadka to strata wylicytowanej liczby ze swojego wyniku. Zdarza się rozgrywającemu, który ugra mniej, niż obiecuje, chyba że gra oddaje tę liczbę innym.
    [hole] Wynik poniżej zera jest pod kreską. Pisze się go z minusem i otacza kółkiem.
    [target] Cel to wynik, który wygrywa partię. Dojść do niego czy go przekroczyć to to samo.
    [going-out] Kto dojdzie do celu, wygrywa partię. Jeśli dwie strony dojdą do niego w tym samym rozdaniu, zasady gry mówią, kto wygrywa: w większości gier ten, kto dotrze tam pierwszy, gdy punkty liczy się po kolei.
    [counters] W niektórych grach każdy zaczyna z żetonami i odkłada jeden za każdy punkt. Kto pierwszy się ich pozbędzie, wygrywa; czerwone to stawka.
    [settlement] Po partii przegrani mogą być coś winni zwycięzcy. Program to tylko liczy, żadne pieniądze nie zmieniają właściciela.
    [mistake] Zwykle program odmawia tego, czego zabraniają zasady. Przy stole, gdzie można się pomylić, pomyłki się liczą, a zasady mówią, ile kosztują.
    [renege] Fałszywy renons to niedołożenie do koloru, choć było można. Przy stole, gdzie można się pomylić, kosztuje tyle, ile mówią zasady stołu.
    [misdeal] Błędne rozdanie to zła liczba kart albo karta odsłonięta przy rozdawaniu. Karty się składa, a zasady stołu mówią, kto rozdaje ponownie.
    [wrong-bid] Odzywka za niska lub poza kolejką jest niedozwolona. Nie liczy się, a przy niektórych stołach jej autor musi spasować.
    [exposed] Karta pokazana inaczej niż przez zagranie jest odsłonięta. W niektórych grach przeciwnicy mogą ją wywołać w późniejszej lewie.
    [blind] Gdzie pierwsza ręka wychodzi bez licytacji, partner rozgrywającego może obejrzeć swoje karty dopiero po pierwszym wyjściu. Wcześniejsze zajrzenie kosztuje punkty.
    [level] Poziom mówi, jak gra bot, od poziomu Uczeń do poziomu Mistrz. Boty każdego poziomu widzą swoje karty i to, co zagrano, nic więcej.
   *[commitment] Zobowiązanie to odcisk ziarna, z którego biorą się wszystkie rozdania, pokazany przed pierwszą kartą. Po partii ziarno się ujawnia i każdy może sprawdzić, że nie podmieniono żadnej karty.
}

## Zasady domowe: części stołu opcji, każda opcja i jej wartości

group-name = { $group ->
    [table] Stół i talia
    [trump] Skąd bierze się atu
    [auction] Licytacja i sprzedaż
    [turn-up] Odkryta karta i prośba
    [exchange] Musik i wymiana
    [play] Rozgrywka
    [scoring] Punkty i wygrana
    [payment] Rozliczenie
   *[law] Pomyłki
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Gracze
    [min_players] Najmniej graczy
    [max_players] Najwięcej graczy
    [teams] Partnerzy
    [direction] Kierunek
    [pack] Talia
    [pack_shrinks] Mniejsza talia
    [jokers] Jokery
    [cards_per_player] Kart dla każdego
    [deal_batch] Kart naraz
    [layout] Układ kart
    [widow] Musik
    [widow_to] Kto dostaje musik
    [ceremony] Ciągnienie i przekładanie
    [trump_by] Atu
    [first_pitcher] Pierwsze wyjście
    [off_trumps] Boczne atuty
    [trump_order] Starszeństwo atutów
    [joker_order] Dwa jokery w lewie
    [joker_led] Wyjście jokerem
    [naming] Wskazanie atu
    [pitched_wild] Wyjście jokerem lub bocznym
    [first_leader] Kto pierwszy wychodzi
    [first_lead] Pierwsza karta
    [min_bid] Najniższa odzywka
    [max_bid] Najwyższa odzywka
    [auction_rounds] Rundy licytacji
    [dealer_privilege] Rozdający może przejąć
    [privilege_on] Co rozdający może przejąć
    [privilege_to] Kto może przejąć
    [four_is_final] Najwyższa jest ostateczna
    [all_pass] Gdy nikt nie licytuje
    [forced_bid] Wymuszona odzywka
    [forced_choice] Przymuszony rozdający
    [moon] Komplet
    [moon_points] Wartość kompletu
    [moon_needs] Co trzeba do kompletu
    [moon_privilege] Przejęcie kompletu
    [seller_credit] Cena wyjścia
    [refused_bid_credit] Odrzucona oferta punktuje
    [seller_bid_cap] Granica ceny
    [turnup_scores] Punkty za odkrytą kartę
    [turnup_can_win] Odkryta może wygrać
    [beg_limit] Prośby w rozdaniu
    [gift_to] Punkt za odmowę
    [gift_can_win] Ten punkt może wygrać
    [after_run_hand] Dodatkowe karty
    [run_exhausted] Gdy talon się skończy
    [peek] Oglądanie przed prośbą
    [bunch] Składanie kart
    [weak_hand] Słaba ręka
    [play_size] Ile kart do gry
    [discard] Odrzucanie
    [discard_max] Najwięcej odrzuconych
    [refill] Uzupełnianie
    [exchange_first] Kto pierwszy wymienia
    [rest_to] Reszta talonu
    [short_stock] Gdy talonu za mało
    [surplus_trumps] Za dużo atutów
    [dead_points] Odrzucone punkty
    [partner_blind] Ślepy partner
    [throw_in] Wyłożenie słabej ręki
    [playable] Czym się gra
    [ruff] Przebijanie
    [undertrump] Podkładanie atutu
    [void_must_trump] Przymus przebijania
    [draw] Dobieranie w trakcie gry
    [partner_shown] Zawołany partner znany
    [called_first] Zawołana w pierwszej lewie
    [claims] Żądanie reszty lew
    [stops_early] Koniec, gdy nic nie zostało
    [points] Co punktuje
    [game_values] Oczka kart
    [pegging] Zapis od razu
    [length] Długość partii
    [hands] Liczba rozdań
    [target] Gra do
    [count_down] Liczenie w dół
    [low_to] Najmłodszy dla
    [low_joker] Joker może być Najmłodszym
    [hang_jack] Złapany walet
    [game_tie] Remis w oczkach
    [smudge] Smudge
    [smudge_in_hole] Smudge pod kreską
    [in_hole] Pod kreską
    [set_scoring] Po wpadce
    [score_as] Punkty obu stron
    [going_out] Dwie strony u celu
    [must_bid_to_go_out] Wygrywa tylko rozgrywający
    [stop_short] Inni o punkt przed celem
    [win_by_two] Przewaga dwóch punktów
    [lost_at] Przegrana poniżej zera przy
    [settlement] Płatność na koniec
    [settlement_setback_bonus] Dopłata za wpadki
    [settlement_basis] Wyniki do rozliczenia
    [ante_red] Czerwone żetony
    [revoke_mode] Pomyłki
    [misdeal_on_exposed] Karta odsłonięta
    [misdeal_on_count] Zła liczba kart
    [misdeal_result] Po błędnym rozdaniu
    [bid_error] Niedozwolona odzywka
    [early_pitch] Za wczesne wyjście
    [wrong_pitch_demand] Wyjście niewłaściwej osoby
    [revoke_correction] Poprawa renonsu
    [revoke_call] Kto zgłasza renons
    [revoke_penalty] Cena fałszywego renonsu
    [revoke_points] Stracone punkty
    [revoke_no_bid_penalty] Renons bez licytacji
    [renege_top] Ciężkie renonsy
    [renege_forfeit] Ciężki renons przegrywa
   *[exposed_card] Karta pokazana w grze
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] samemu, każdy za siebie, pary, drużyny
    [direction] zgodnie z ruchem wskazówek zegara, przeciwnie do ruchu wskazówek zegara, w lewo, w prawo
    [pack] krótka talia, małe karty
    [pack_shrinks] krótka talia, bez niskich kart
    [jokers] dżoker, duży joker, mały joker
    [cards_per_player] sześć kart, dziewięć kart, wielkość ręki
    [deal_batch] po trzy, po trzy karty, po dwie
    [ceremony] losowanie rozdającego, najwyższa karta rozdaje
    [naming] nazwanie atu, ogłoszenie atu
    [off_trumps] boczny walet, off jack, jick, lewy walet, boczny as, boczna trójka, boczna piątka
    [trump_order] prawy walet, lewy walet, kolejność
    [min_bid] minimalna odzywka, otwarcie
    [max_bid] maksymalna odzywka
    [auction_rounds] jedna kolejka, ponowna licytacja, druga runda
    [dealer_privilege] wyrównać odzywkę, zabrać licytację, przebić tym samym
    [four_is_final] cztery kończy licytację
    [all_pass] rozdający musi, ponowne rozdanie, nowe rozdanie
    [forced_bid] rozdający musi
    [moon] wziąć wszystko, shoot the moon
    [turnup_scores] odkryty walet, odkrycie waleta
    [beg_limit] dwie prośby, prosić dwa razy
    [weak_hand] nowe rozdanie, same dziewiątki, bez figur, złe rozdanie
    [surplus_trumps] weźmiesz trzy, atuty dla partnera, can you take three
    [ruff] bić atutem, obowiązek dokładania do koloru
    [void_must_trump] obowiązek bicia atutem, trzeba przebić
    [points] pięć punktów, siedem punktów, dziesięć punktów, trójki, piątki, dziewiątki, pedro
    [target] punkty do wygranej, cel
    [low_to] Najmłodszy dla biorącego, Najmłodszy dla posiadacza
    [hang_jack] złapać waleta, zabrać waleta
    [set_scoring] wpadka, leżeć, bez ugrania
    [going_out] obie strony kończą, rozgrywający pierwszy
    [must_bid_to_go_out] licytowanie dla wygranej, wygrana z licytacji
    [win_by_two] dwa punkty więcej
    [lost_at] minus, za nisko
    [settlement] pieniądze, stawki
    [revoke_mode] jak przy stole, kary, fałszywy renons
   *[other] {""}
}
field-about = { $field ->
    [players] Ile osób i botów gra.
    [min_players] Ilu graczy trzeba co najmniej do tej gry.
    [max_players] Ilu graczy może najwyżej zagrać w tę grę.
    [teams] Kto gra z kim.
    [direction] W którą stronę wokół stołu idzie rozdawanie i gra.
    [pack] Jakie karty są w talii.
    [pack_shrinks] Czy najniższe karty odpadają, gdy gra mniej osób.
    [jokers] Ile jokerów jest w talii. Joker jest zawsze atutem.
    [cards_per_player] Ile kart dostaje każdy gracz.
    [deal_batch] Po ile kart rozdaje się naraz.
    [layout] Czy połowa kart leży zakryta w rzędzie, a reszta odkryta na niej.
    [widow] Ile zakrytych kart odkłada się na stół lub dla każdego gracza do końca licytacji.
    [widow_to] Czy musik bierze zwycięzca licytacji, czy każdy ma własny.
    [ceremony] Pokazuj wybór pierwszego rozdającego lub wychodzącego i przekładanie talii.
    [trump_by] Jak ustala się kolor atu rozdania.
    [first_pitcher] Kto wychodzi pierwszy w grze bez licytacji.
    [off_trumps] Karty drugiego koloru tej samej barwy co atu, które też są atutami.
    [trump_order] Który atut bije który, od najstarszego.
    [joker_order] Który z dwóch jokerów wygrywa, gdy padną w tej samej lewie.
    [joker_led] Co mogą zagrać inni, gdy wychodzi się jokerem.
    [naming] Czy atu wyznacza pierwsza karta, czy rozgrywający mówi je wcześniej.
    [pitched_wild] Jakie jest atu, gdy pierwszą kartą jest joker albo możliwy boczny atut.
    [first_leader] Kto wychodzi do pierwszej lewy po wskazaniu atu.
    [first_lead] Czym wolno wyjść do pierwszej lewy po wskazaniu atu.
    [min_bid] Od ilu zaczyna się licytacja.
    [max_bid] Na ilu kończy się licytacja.
    [auction_rounds] Każdy odzywa się raz albo licytuje się, aż zostanie jeden gracz.
    [dealer_privilege] Rozdający odzywa się ostatni i może przejąć licytację bez podbijania.
    [privilege_on] Które odzywki rozdający może przejąć bez podbijania.
    [privilege_to] Kto może przejąć odzywkę bez podbijania.
    [four_is_final] Czy najwyższa odzywka kończy licytację, tak że nie przejmie jej nawet rozdający.
    [all_pass] Co dzieje się z rozdaniem, w którym nikt nie licytuje.
    [forced_bid] Ile co najmniej mówi rozdający, gdy musi; zero to najniższa odzywka.
    [forced_choice] Czy rozdający, który musi licytować, może pójść wyżej.
    [moon] Odzywka wyższa od każdej liczby, na wszystko, co w rozdaniu punktuje.
    [moon_points] Ile punktów daje lub odbiera komplet o stałej wartości.
    [moon_needs] Czy komplet wymaga oprócz punktów także wszystkich lew.
    [moon_privilege] Rozdający, lub kto może przejmować, może przejąć komplet tą samą odzywką.
    [seller_credit] Pierwsza ręka może zapisać cenę sprzedanego wyjścia.
    [refused_bid_credit] Czy oferta odrzucona przez pierwszą rękę i tak daje punkty.
    [seller_bid_cap] Czy cena może doprowadzić pierwszą rękę do celu.
    [turnup_scores] Odkryta karta może dać punkty stronie rozdającego.
    [turnup_can_win] Partia może się skończyć, zanim padnie karta.
    [beg_limit] Ile razy pierwsza ręka może prosić o inne atu.
    [gift_to] Kto dostaje punkt, gdy rozdający zatrzymuje kolor.
    [gift_can_win] Jeśli nie, rozdający nie może dać punktu, który wygrywa.
    [after_run_hand] Po trzech dodatkowych kartach gra się wszystkimi albo część odrzuca.
    [run_exhausted] Co się dzieje, gdy brakuje kart, żeby znaleźć nowy kolor.
    [peek] Kto może oglądać karty, zanim pierwsza ręka zostanie przy kolorze lub poprosi.
    [bunch] Dwoje graczy może się umówić na nowe rozdanie zamiast dodatkowych kart.
    [weak_hand] Czy bezwartościową rękę wolno wymienić lub rozdać od nowa przed pierwszą odzywką.
    [play_size] Ile kart ma każdy przy pierwszym wyjściu; zero to tyle, ile się rozdaje.
    [discard] Co każdy odrzuca po wskazaniu atu.
    [discard_max] Ile kart, które nie są atutami, można najwyżej odrzucić.
    [refill] Czy po odrzuceniu uzupełnia się ręce z talonu.
    [exchange_first] Kto pierwszy odrzuca i uzupełnia rękę.
    [rest_to] Kto bierze resztę talonu i zostawia sobie najlepsze z niej karty.
    [short_stock] Co się dzieje, gdy kart nie wystarcza na uzupełnienie wszystkich rąk.
    [surplus_trumps] Które atuty odrzuca ktoś, kto ma ich więcej, niż może zatrzymać.
    [dead_points] Komu liczy się odrzucony atut.
    [partner_blind] Bez licytacji partner rozgrywającego ogląda karty po pierwszym wyjściu.
    [throw_in] Czy gracz z beznadziejną ręką może pauzować.
    [playable] Czy gra się wszystkimi kartami, czy tylko atutami do ich wyczerpania.
    [ruff] Czy wolno przebić kolor, do którego można dołożyć.
    [undertrump] Czy wolno zagrać atut pod starszy atut.
    [void_must_trump] Czy gracz, który nie może dołożyć do koloru, musi przebić.
    [draw] Czy po każdej lewie każdy dobiera kartę z talonu.
    [partner_shown] Czy zawołany partner ujawnia się od razu, czy gdy padnie karta.
    [called_first] Czy zawołaną kartę trzeba zagrać w pierwszej lewie, jeśli pozwalają na to zasady gry.
    [claims] Zakończ rozdanie, gdy pozostałe lewy są pewne.
    [stops_early] Nie grać ostatnich lew, gdy wszyscy widzą, czyj jest każdy punkt.
    [points] Co punktuje w rozdaniu, w kolejności liczenia.
    [game_values] Ile oczek ma karta: według starszeństwa, więcej za atut i za jokera.
    [pegging] Kiedy zapisuje się karty i czy partia może się skończyć w trakcie rozdania.
    [length] Czy wygrywa dojście do celu, czy najlepszy wynik po ustalonej liczbie rozdań.
    [hands] Ile rozdań trwa partia albo ile razy każdy rozdaje.
    [target] Wynik, który wygrywa.
    [count_down] Pokazuj, ile punktów brakuje, zamiast wyniku.
    [low_to] Kto zapisuje najmłodszy atut.
    [low_joker] Czy najmłodszym atutem może być joker, czy tylko karta w kolorze.
    [hang_jack] Ile wart jest złapany walet atu; jeden to bez dodatku.
    [game_tie] Kto zapisuje Grę, gdy kilka stron ma po tyle samo oczek.
    [smudge] Co wygrywa partię od razu albo liczy się jako odzywka powyżej czterech.
    [smudge_in_hole] Ile warta jest odzywka cztery dla gracza pod kreską.
    [in_hole] Przy jakim wyniku gracz jest pod kreską.
    [set_scoring] Co dzieje się z punktami rozgrywającego po wpadce.
    [score_as] Czy obie strony zapisują swoje punkty, czy tylko lepsza, i tylko różnicę.
    [going_out] Kto wygrywa, gdy dwie strony dojdą do celu w jednym rozdaniu.
    [must_bid_to_go_out] Nie można wygrać na cudzych odzywkach.
    [stop_short] Kto nie może wygrać, zatrzymuje się o punkt przed celem.
    [win_by_two] Zwycięzca musi mieć dwa punkty przewagi nad wszystkimi.
    [lost_at] Jak nisko poniżej zera wynik przegrywa partię; zero oznacza nigdy.
    [settlement] Ile przegrani płacą zwycięzcy.
    [settlement_setback_bonus] Każda wpadka kosztuje na koniec o jeden więcej.
    [settlement_basis] Według jakich wyników się płaci.
    [ante_red] Ile każdy wkłada do puli przed partią; bierze ją zwycięzca.
    [revoke_mode] Gra z zabezpieczeniem albo jak przy prawdziwym stole.
    [misdeal_on_exposed] Jakich kart nie wolno pokazać przy rozdawaniu.
    [misdeal_on_count] Czy za dużo lub za mało kart psuje rozdanie.
    [misdeal_result] Kto rozdaje następny i czy kosztuje to punkt.
    [bid_error] Co następuje po odzywce za niskiej lub poza kolejką.
    [early_pitch] Co się dzieje, gdy ktoś wyjdzie przed końcem licytacji.
    [wrong_pitch_demand] Kiedy rozgrywający mówi, co zagra gracz, który wyszedł zamiast niego.
    [revoke_correction] Czy błędnie zagraną kartę można cofnąć.
    [revoke_call] Czy ktoś musi to zauważyć.
    [revoke_penalty] Co traci strona z fałszywym renonsem.
    [revoke_points] Kto dostaje punkty stracone przez fałszywy renons.
    [revoke_no_bid_penalty] Ile kosztuje fałszywy renons, gdy nikt nie licytuje.
    [renege_top] Ilu najstarszych atutów nie wolno przetrzymać po wyjściu w atu.
    [renege_forfeit] Przetrzymanie takiego atutu przegrywa partię.
   *[exposed_card] Czy przeciwnicy mogą wywołać kartę, którą widzieli.
}
value-yes = tak
value-no = nie
value-no-ranks = żadne
value-any-rank = każda karta
# Talia: liczba kart i wysokości.
value-pack = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}: { $ranks }
value-pack-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
value-card-points-usual = Jak zwykle
value-order-by-rank = Według starszeństwa
value-pack-run = { $low }–{ $high }
# Atut z drugiego koloru tej samej barwy.
trump-off = { $rank ->
    [jack] boczny
    [king] boczny
    [ace] boczny
   *[other] boczna
} { rank }
value-worth-own = { $worth } dla grającego
value-point = { $worth ->
    [1] { $point }
    [few] { $point } za { $worth } punkty
   *[other] { $point } za { $worth } punktów
}{ $to ->
    [player] {" "}dla tego, kto zagra
   *[winner] {""}
}
value-rank-scores = { rank } { $points }
rank-one = { rank }
value-name = { $value ->
    [teams-none] brak
    [teams-pairs] parami
    [teams-threes] dwie strony po troje
    [teams-called] rozgrywający woła partnera
    [teams-pairs_at_four] parami we czworo
    [direction-cw] w lewo
    [direction-ccw] w prawo
    [layout-hand] w ręku
    [layout-rows] w rzędach, połowa zakryta
    [trump_by-auction] z wyjścia zwycięzcy licytacji
    [trump_by-turn_up] z odkrytej karty
    [trump_by-sale] z wyjścia pierwszej ręki lub nabywcy
    [trump_by-eldest] z wyjścia pierwszej ręki
    [trump_by-stock_top] z pierwszej karty talonu
    [trump_by-cut] z przełożenia przed rozdaniem
    [first_pitcher-by_deal] osoba obok pierwszego rozdającego
    [first_pitcher-first_jack] pierwszy walet
    [joker_order-fixed] duży joker
    [joker_order-first_high] zagrany pierwszy
    [joker_order-second_high] zagrany drugi
    [joker_led-trumps] atuty, jeśli je mają
    [joker_led-anything] dowolną kartę
    [naming-pitched] pierwszą zagraną kartą
    [naming-announced] przed pierwszym wyjściem
    [pitched_wild-spades] po jokerze piki, inaczej kolor karty
    [pitched_wild-named] co powie rozgrywający
    [pitched_wild-no_joker] nie wolno zacząć jokerem
    [widow_to-bidder] zwycięzca licytacji
    [widow_to-own] każdy ma własny
    [first_leader-pitcher] kto wskazuje atu
    [first_leader-eldest] pierwsza ręka
    [first_leader-partner_with_one_trump] partner z jednym atutem
    [first_lead-any] dowolna
    [first_lead-trump] atut
    [first_pitcher-colour_guess] czerwone czy czarne
    [first_pitcher-high_cut] starsza karta z przełożenia
    [first_pitcher-high_cut_chooses] starsza karta wybiera
    [first_pitcher-low_cut] młodsza karta z przełożenia
    [first_pitcher-two_of_diamonds] dwójka karo
    [auction_rounds-single] każdy jeden raz
    [auction_rounds-continuous] aż zostanie jeden gracz
    [privilege_on-any_bid] każdą odzywkę
    [privilege_on-max_bid] tylko najwyższą możliwą
    [privilege_to-dealer] tylko rozdający
    [privilege_to-later] kto licytuje później
    [forced_choice-at_least] tyle albo więcej
    [forced_choice-exactly] dokładnie tyle
    [all_pass-dealer_forced] rozdający musi licytować
    [all_pass-dealer_free] rozdający zagrywa bez kontraktu
    [all_pass-redeal_same_dealer] ta sama osoba rozdaje znowu
    [all_pass-redeal_next_dealer] rozdaje następny gracz
    [all_pass-eldest_forced] pierwsza ręka wychodzi za najniższą odzywkę
    [all_pass-eldest_free] pierwsza ręka zagrywa bez kontraktu
    [seller_credit-none] nie daje punktów
    [seller_credit-immediate] zapisuje ją pierwsza ręka
    [seller_bid_cap-none] nie ma
    [seller_bid_cap-cannot_put_seller_out] bez wygranej pierwszej ręki
    [gift_to-beggar] strona, która prosi
    [gift_to-all_opponents] każda inna strona
    [after_run_hand-keep_all] gra się wszystkimi
    [after_run_hand-discard_to_six] odrzuca się do sześciu
    [run_exhausted-redeal_same_dealer] nowe rozdanie
    [run_exhausted-kick_remaining] odkrywa się ostatnie
    [peek-all] wszyscy
    [peek-eldest_and_dealer] tylko pierwsza ręka i rozdający
    [weak_hand-off] trzeba nią grać
    [weak_hand-no_face_no_point] bez figury i bez punktów
    [weak_hand-no_ten_no_two] nic nad dziewiątkę, bez dwójki: nowe karty
    [discard-none] nic
    [discard-to_size] tylko nadmiar
    [discard-up_to] kilka kart oprócz atutów
    [discard-plain] wszystko oprócz atutów
    [exchange_first-eldest] pierwsza ręka
    [exchange_first-bidder] rozgrywający
    [rest_to-nobody] nikt jej nie ogląda
    [rest_to-dealer] bierze ją rozdający
    [rest_to-bidder] bierze ją rozgrywający
    [rest_to-bidder_then_partner] rozgrywający, potem partner
    [short_stock-fewer] ostatni mają mniej kart
    [short_stock-from_discards] uzupełniają ją odrzucone
    [surplus_trumps-any] punktujące na końcu
    [surplus_trumps-not_scoring] żaden punktujący
    [surplus_trumps-under_first] żaden punktujący; pierwsza karta wyższa
    [surplus_trumps-to_partner] bierze je partner rozgrywającego
    [dead_points-nobody] nikomu
    [dead_points-maker] temu, kto wskazuje atu
    [throw_in-off] niedozwolone
    [throw_in-void_and_low] bez atutu, nic ponad dziewiątkę
    [playable-all] wszystkimi kartami
    [playable-trumps_only] tylko atutami
    [ruff-anytime] zawsze
    [ruff-only_when_void] tylko przy renonsie
    [undertrump-allowed] dozwolone
    [undertrump-forbidden_unless_forced] tylko gdy nie ma nic innego
    [draw-none] nie
    [draw-face_down] z zakrytego talonu
    [draw-face_up] z odkrytego talonu
    [partner_shown-at_once] od razu
    [partner_shown-when_played] gdy padnie karta
    [low_to-dealt] kto ma go w kartach
    [low_to-winner] kto go weźmie
    [game_tie-none] nikt
    [game_tie-eldest] pierwsza ręka
    [game_tie-non_dealer_side] strona, która nie rozdaje
    [game_tie-jokers] kto ma więcej jokerów
    [game_tie-carry] przechodzi na następne rozdanie
    [pegging-at_end] przy liczeniu rozdania
    [pegging-as_won] zaraz po wzięciu
    [length-target] do wyniku
    [length-hands] liczba rozdań
    [length-deals] liczba rozdań każdego
    [moon-off] nie ma takiej odzywki
    [moon-target_or_zero] wygrywa lub podnosi do zera
    [moon-points] stała wartość
    [moon-points_or_game] stała, od zera wygrywa
    [moon_needs-points] wszystkie punkty
    [moon_needs-points_and_tricks] wszystkie punkty i lewy
    [smudge-bid_four_made] ugrana odzywka cztery
    [smudge-any_all_four] cztery punkty zdobyte przez kogokolwiek
    [smudge-slam_bid_five] odzywka pięć
    [smudge-off] nie ma
    [smudge_in_hole-four_points_only] cztery punkty
    [smudge_in_hole-wins_anyway] i tak wygrywa
    [smudge_in_hole-bid_forbidden] nie wolno licytować
    [in_hole-negative] poniżej zera
    [in_hole-zero_or_negative] zero lub mniej
    [set_scoring-setback_only] zdobyte punkty przepadają
    [set_scoring-keep_and_setback] zdobyte punkty zostają
    [set_scoring-others_take_bid] inni dostają wylicytowane
    [score_as-all] liczą się wszystkie
    [score_as-difference] tylko różnica
    [going_out-bidder_first] najpierw ugrany kontrakt
    [going_out-bidder_at_once] od razu ugrany kontrakt
    [going_out-higher_score] wyższy wynik
    [going_out-strict_order] w kolejności punktów
    [settlement-off] nic się nie płaci
    [settlement-one_two] jeden, przy zerze i niżej dwa
    [settlement_basis-full_hand] po całym ostatnim rozdaniu
    [settlement_basis-at_win] w chwili wygranej
    [revoke_mode-enforced] niemożliwe
    [revoke_mode-table] możliwe, z karami
    [misdeal_result-lose_deal] rozdaje następny gracz
    [misdeal_result-same_dealer] rozdaje ta sama osoba
    [misdeal_result-penalty1_lose_deal] punkt, rozdaje następny gracz
    [misdeal_result-penalty1_same_dealer] punkt, rozdaje ta sama osoba
    [bid_error-void_pass] nieważna, trzeba spasować
    [bid_error-take_back] cofa się ją
    [early_pitch-assumed_four] liczy się jako odzywka cztery
    [early_pitch-take_back] cofa się je
    [wrong_pitch_demand-first_turn] żądanie w pierwszej kolejce
    [wrong_pitch_demand-first_plain_lead] żądanie w kolorze nieatutowym
    [revoke_correction-none] niedozwolona
    [revoke_correction-until_trick_complete] do końca lewy
    [revoke_call-referee] zawsze przy liczeniu
    [revoke_call-opponent] tylko gdy zgłosi przeciwnik
    [revoke_penalty-set_back_bid] kontrakt i wszystkie punkty
    [revoke_penalty-set_back_bid_red] kontrakt, punkty i czerwony żeton
    [revoke_penalty-point_no_game] punkt i Gra
    [revoke_penalty-jack_two] jeden lub dwa punkty, Walet i Gra
    [revoke_penalty-no_score] wszystkie punkty
    [revoke_points-forfeit] nikt ich nie dostaje
    [revoke_points-next_best] Grę dostaje następny
    [exposed_card-free] bez kary
   *[exposed_card-callable] można ją wywołać
}

## Sędzia: co robią zasady, gdy coś pójdzie nie tak

ask-override = { $who ->
    [you] { $of_name } wychodzi przed końcem licytacji, co liczy się jako odzywka cztery. Twoja odzywka była jeszcze możliwa: powiesz cztery i zagrasz własną kartę, czy uznajesz to wyjście?
   *[one] { $of ->
        [you] Wychodzisz przed końcem licytacji
       *[one] { $of_name } wychodzi przed końcem licytacji
    }, co liczy się jako odzywka cztery. { $name } ma jeszcze prawo głosu i może teraz powiedzieć cztery.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } wychodzi zamiast ciebie. Każesz cofnąć kartę czy uznajesz to wyjście?
   *[one] { $of ->
        [you] Wychodzisz
       *[one] { $of_name } wychodzi
    } poza kolejką. Rozgrywa { $name } i może kazać cofnąć kartę albo uznać to wyjście.
}
ask-demand = { $who ->
    [you] { $of_name } wychodzi zamiast ciebie, więc możesz powiedzieć, jaką kartę { $of_name } teraz zagra.
   *[one] { $of ->
        [you] Wychodzisz
       *[one] { $of_name } wychodzi
    } poza kolejką. Rozgrywa { $name } i może teraz powiedzieć, jaką kartę trzeba zagrać.
}
ask-name-trump = { $who ->
    [you] Błędne wyjście jest uznane: wskaż teraz atu. Twoim pierwszym wyjściem musi być atut.
   *[one] Błędne wyjście jest uznane: { $name } wskazuje teraz atu.
}
ask-name-for-bid = { $who ->
    [you] Wygrywasz licytację za { $bid }: wskaż atu.
   *[one] { $name } wygrywa licytację za { $bid } i wskazuje atu.
}
ask-name-free = { $who ->
    [you] Nikt nie zalicytował: wskaż atu. Grasz bez kontraktu.
   *[one] Nikt nie zalicytował. { $name } wskazuje atu bez kontraktu.
}
ask-call-partner = { $who ->
    [you] Zawołaj kartę, której nie masz. Kto ją ma, gra w tym rozdaniu z tobą.
   *[one] { $name } woła kartę. Kto ją ma, jest w tym rozdaniu partnerem.
}
ask-first-pitcher = { $who ->
    [you] Starsza karta jest twoja i mówisz, kto ma pierwsze wyjście.
   *[one] Starszą kartę ma { $name } i mówi, kto ma pierwsze wyjście.
}
ask-name-joker = { $who ->
    [you] Joker nie wyznacza atu: wskaż dowolny kolor.
   *[one] { $name } wychodzi jokerem i wskazuje atu.
}
ask-name-color = { $who ->
    [you] Zagrywasz { $card }: wskaż atu, { $suit } lub { $other }.
   *[one] { $name } zagrywa { $card } i wskazuje atu, { $suit } lub { $other }.
}
ask-any-claims = { $who ->
    [you] Zaraz liczenie rozdania. Czy ktoś chce coś poprawić lub zgłosić?
   *[one] Zaraz liczenie rozdania. Głos może jeszcze zabrać { $name }.
}
referee-misdeal = { $slip ->
    [count] Ktoś ma złą liczbę kart. Karty się składa
   *[exposed] Tej karty nie wolno odsłonić przy rozdawaniu. Karty się składa
}{ $result ->
    [lose_deal] {""}, a rozdaje następny gracz.
    [same_dealer] {""}, a ta sama osoba rozdaje jeszcze raz.
    [penalty1_lose_deal] {""}, inni dostają punkt, a rozdaje następny gracz.
   *[penalty1_same_dealer] {""}, inni dostają punkt, a ta sama osoba rozdaje jeszcze raz.
}
referee-deal-stands = { $slip ->
    [count] Liczbę kart się poprawia i rozdanie jest ważne.
   *[exposed] Przy tym stole to nie jest błędne rozdanie: rozdanie jest ważne.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Licytuje się po kolei, a każda odzywka musi być wyższa od poprzedniej. Inna jest nieważna i musisz spasować.
       *[one] Licytuje się po kolei, a każda odzywka musi być wyższa od poprzedniej. Inna jest nieważna i { $name } musi spasować.
    }
   *[no] Licytuje się po kolei, a każda odzywka musi być wyższa od poprzedniej. Inną się cofa.
}
referee-early = Karta zagrana przed końcem licytacji liczy się jako odzywka cztery; kto mógłby się jeszcze wcześniej odezwać, może zamiast tego sam powiedzieć cztery.
referee-overridden = { $who ->
    [you] Twoja odzywka była jeszcze możliwa: za wczesna karta wraca, a ty wychodzisz za cztery.
   *[one] { $name } ma jeszcze prawo głosu: za wczesna karta wraca, a { $name } wychodzi za cztery.
}
referee-led-wrongly = Pierwszy wychodzi rozgrywający: błędne wyjście może kazać cofnąć albo je uznać.
referee-let-stand = { $who ->
    [you] Wyjście jest uznane, ale nie wyznacza atu: wskażesz atu, gdy do niego dołożysz.
   *[one] Wyjście jest uznane, ale nie wyznacza atu: { $name } wskaże atu, gdy do niego dołoży.
}
referee-demanded = Kto wychodzi zamiast rozgrywającego, gra to, czego rozgrywający żąda, o ile pozwalają na to zasady gry.
referee-exposed = { $callable ->
    [yes] Karta pokazana przez gracza zostaje na ręce, a przeciwnicy mogą ją wywołać; karty pokazanej przy rozdawaniu wywołać nie wolno.
   *[no] Pokazana karta zostaje na ręce, bez kary.
}
referee-card-called = Pokazaną kartę trzeba zagrać, gdy przeciwnicy ją wywołają, jak tylko pozwolą na to zasady gry.
referee-called = { $who ->
    [you] Wywołana karta: { $card }. Musisz ją zagrać, jeśli pozwalają na to zasady gry.
   *[one] Wywołana karta: { $card }. { $name } musi ją zagrać, jeśli pozwalają na to zasady gry.
}
referee-corrected = Błędną kartę można cofnąć do końca lewy. Nic to nie kosztuje, a karty zagrane po niej też wracają.
referee-no-renege = Wszystkie karty są do tej pory zagrane poprawnie: nic się nie zmienia.
referee-grave = Po wyjściu w atu został przetrzymany jeden z { $top } najstarszych atutów. To przegrywa partię.
referee-penalty = { $penalty ->
    [set_back_bid] Za fałszywy renons strona traci wylicytowaną liczbę i nic nie zapisuje w tym rozdaniu.
    [set_back_bid_red] Za fałszywy renons strona traci wylicytowaną liczbę, nic nie zapisuje w tym rozdaniu i wkłada do puli czerwony żeton.
    [point_no_game] Za fałszywy renons inni dostają punkt, a strona nie może zapisać Gry.
    [no_score] Za fałszywy renons strona nic nie zapisuje w tym rozdaniu, a jej własny kontrakt jest nieugrany.
   *[jack_two] Za fałszywy renons inni dostają 2, jeśli walet atu jest w grze, inaczej 1; strona nie może zapisać ani Waleta, ani Gry.
}
ruling-right = { $who ->
    [you] Masz rację
   *[one] { $name } ma rację
}
ruling-wrong = { $who ->
    [you] Nie masz racji
   *[one] { $name } nie ma racji
}
referee-look = Partnerowi rozgrywającego nie wolno zaglądać w karty przed pierwszym wyjściem: punkty dostają inni.
# Na przycisku lub w menu.
remark-button = { $remark ->
    [rest] Reszta lew moja
    [lay-down] Wyłóż rękę
    [take-back] Cofnij kartę
    [renege] { $who ->
        [you] Twój fałszywy renons
       *[one] Fałszywy renons: { $name }
    }
    [call-card] { $who ->
        [you] Wywołaj własną: { $card }
       *[one] Wywołaj { $card } ({ $name })
    }
    [first-pitcher] { $who ->
        [you] Ty
       *[one] { $name }
    }
    [expose] Pokaż { $card }
    [look] Zajrzyj w karty
    [override] Cztery, wychodzę { $card }
    [decline] Uznaj wyjście
    [withdraw] Każ cofnąć
    [let-stand] Uznaj wyjście
    [end-by-score] Zakończ według wyniku
    [weak-hand] Słaba ręka
   *[content] Nic do zgłoszenia
}
remark-about = { $remark ->
    [rest] Bierzesz wszystkie pozostałe lewy i rozdanie się liczy.
    [lay-down] Bez atutu i nic ponad dziewiątkę: nie grasz już żadnej karty.
    [take-back] Karta nie była do koloru; zagraj inną, bez kary.
    [renege] { $who ->
        [you] Zgłaszasz własne niedołożenie do koloru.
       *[one] { $name } nie dokłada do koloru, choć może; fałszywy renons kosztuje tyle, ile mówią zasady.
    }
    [call-card] { $who ->
        [you] Kartę trzeba zagrać, jak tylko pozwolą na to zasady gry.
       *[one] { $name } musi zagrać pokazaną kartę, jak tylko pozwolą na to zasady gry.
    }
    [first-pitcher] { $who ->
        [you] Zagrywasz pierwszą kartę, która wyznacza atu.
       *[one] { $name } zagrywa pierwszą kartę, która wyznacza atu.
    }
    [expose] Pokazujesz kartę, której nikt nie powinien widzieć.
    [look] Zaglądasz w karty przed pierwszym wyjściem rozgrywającego i punkty dostają inni.
    [override] Mówisz cztery i wychodzisz tą kartą; przedwczesne wyjście się cofa.
    [decline] Za wczesne wyjście liczy się jako odzywka cztery.
    [withdraw] Wychodzisz i możesz potem żądać karty.
    [let-stand] Dokładasz do niego, potem wskazujesz atu.
    [end-by-score] Od { $hands } rozdań nikt nie zbliżył się do celu. Partia może się teraz skończyć: najlepszy wynik wygrywa, a to rozdanie się nie liczy.
    [weak-hand] Pokazujesz słabą rękę. Ta sama osoba rozdaje jeszcze raz albo dostajesz nowe karty, zależnie od zasad tego stołu.
   *[content] { $call ->
        [opponent] Nie zgłaszasz fałszywego renonsu; rozdanie się liczy.
       *[referee] Nie ma nic do poprawienia; rozdanie się liczy.
    }
}
demand-button = { $demand ->
    [highest] Najstarsza
    [lowest] Najmłodsza
    [trump] Atut
    [no_trump] Bez atutu
   *[nothing] Nic
}
demand-about = { $demand ->
    [highest] W kolorze wyjścia
    [lowest] W kolorze wyjścia
    [trump] Dowolny
    [no_trump] Dowolny inny kolor
   *[nothing] Dowolna dozwolona karta
}
# Tak, jak się to wpisuje; te słowa są rozumiane.
remark-words = { $remark ->
    [rest] reszta moja
    [lay-down] wykładam rękę
    [take-back] cofnij kartę
    [renege] fałszywy renons { $name }
    [call-card] wywołaj { $card } { $name }
    [expose] pokaż { $card }
    [look] zajrzyj
    [override] cztery { $card }
    [call-partner] wołam { $card }
    [first-pitcher] { $name }
    [decline] rezygnuję
    [withdraw] każ cofnąć
    [let-stand] uznaj
    [end-by-score] koniec według wyniku
    [weak-hand] słaba ręka
   *[content] liczymy
}
remark-name-words = atu { suit }
remark-demand-words = żądam { $demand ->
    [highest] najstarsza
    [lowest] najmłodsza
    [trump] atut
    [no_trump] bez atutu
   *[nothing] nic
}

## Boty

level-name = { $level ->
    [random] Losowy
    [clumsy] Nieuważny
    [learner] Uczeń
    [steady-careful] Pewny, ostrożny
    [steady-bold] Pewny, śmiały
    [sharp] Bystry
    [sharp-careful] Bystry, ostrożny
    [sharp-bold] Bystry, śmiały
    [master] Mistrz
   *[steady] Pewny
}
level-about = { $level ->
    [random] Gra dowolną dozwoloną kartę.
    [clumsy] Jak Pewny, ale co jakiś czas się myli.
    [learner] Czasem źle ocenia rękę lub kartę.
    [steady-careful] Jak Pewny, ale licytuje trochę niżej.
    [steady-bold] Jak Pewny, ale licytuje trochę wyżej.
    [sharp] Sprawdza każdy wybór w kilkudziesięciu możliwych rozkładach kart.
    [sharp-careful] Jak Bystry, ale licytuje trochę niżej.
    [sharp-bold] Jak Bystry, ale licytuje trochę wyżej.
    [master] Sprawdza każdy wybór w setkach prawdopodobnych rozkładów kart.
   *[steady] Liczy atuty i licytuje tyle, ile warte są karty.
}
# Jak silny okazał się poziom w pomiarach.
level-strength = { $level ->
    [random] Tylko do porównań.
    [clumsy] Pomyłki kosztują go punkty.
    [learner] Wygrywa 21 na 100 partii z trzema botami na poziomie Pewny.
    [steady-careful] Poza tym gra tak samo.
    [steady-bold] Poza tym gra tak samo.
    [sharp] Wygrywa 28 na 100 partii z trzema botami na poziomie Pewny.
    [sharp-careful] Poza tym gra tak samo.
    [sharp-bold] Poza tym gra tak samo.
    [master] Wygrywa 35 na 100 partii z trzema botami na poziomie Pewny.
   *[steady] Z nim porównuje się pozostałe.
}
habit = { $person ->
    [teo] od razu wychodzi najlepszym atutem.
    [otto] licytuje tylko to, co widzi.
    [nia] lubi zalicytować o jeden więcej.
    [bruno] licytuje wysoko, kiedy przegrywa.
    [hana] trzyma atut, żeby złapać waleta.
    [ravi] daje innym licytować, a potem kładzie im kontrakty.
    [leila] pamięta, kto co licytował.
   *[vera] rozważa każdą kartę.
}
habit-of = { $name } { $habit }
strength = Siła { $strength } z 8.
strength-of = { $name }, siła { $strength } z 8.
met = { $games ->
    [0] Jeszcze bez wspólnych partii.
   *[other] Wygrane partie: { $won } z { $games }.
}
met-short = { $games ->
    [0] nigdy
   *[other] { $won } z { $games }
}
remark-made = { $person ->
    [teo] Mówiłem, że dam radę!
    [otto] Powoli, ale pewnie.
    [nia] Było blisko. Super!
    [bruno] Wracam do gry.
    [hana] Wszystko się udało.
    [ravi] Po cichu.
    [leila] Dobrze, że słuchałam.
   *[vera] Wystarczy.
}
remark-set = { $person ->
    [teo] Myślałem, że dam radę.
    [otto] To mnie kosztowało.
    [nia] Prawie było warto.
    [bruno] Musiałem spróbować.
    [hana] Tak niewiele zabrakło.
    [ravi] Trzeba było poczekać.
    [leila] Źle to odczytałam.
   *[vera] A przecież wiedziałam.
}
remark-jack = { $person ->
    [teo] O nie, mój walet!
    [otto] To był dobry walet.
    [nia] Będzie mi go brakować.
    [bruno] A dopiero go znalazłem.
    [hana] No cóż, chciałam go schować.
    [ravi] Za długo go trzymałem.
    [leila] Zobaczyłam to za późno.
   *[vera] Zdarza się najlepszym waletom.
}
remark-by = { $name }: „{ $words }”
# Imiona botów, oddzielone przecinkami: co najmniej siedem, każde inne.
bot-names = Ala, Bartek, Celina, Darek, Ewa, Filip, Gosia, Hubert
bots-fair = Żaden bot nigdy nie widzi twoich kart.
stand-in = { $count ->
    [one] Zapisany bot „{ $saved }” jest niedostępny ({ $names }). Zamiast niego gra { $level }.
    [few] Zapisany bot „{ $saved }” jest niedostępny ({ $names }). Zamiast niego gra { $level }.
   *[other] Zapisany bot „{ $saved }” jest niedostępny ({ $names }). Zamiast niego gra { $level }.
}
# Bot z zewnątrz, przy ustawianiu partii i przy stole.
program-plays = { $name } to program „{ $program }”. Jeśli przestanie odpowiadać, gra dalej { $level }.
# Bot z zewnątrz nie odpowiada: gra za niego bot programu.
program-left = Program { $program } przestał odpowiadać. Od teraz w tym miejscu ({ $name }) gra { $level }.
advice-pass = Pas: { $reason }.
advice-bid = Zalicytuj { $bid }: { $reason }.
advice-play = Zagraj { $card }: { $reason }.
advice-discard = Odrzuć { $cards }: { $reason }.
advice-discard-ringed = Odrzuć karty w kółku, razem { $count }: { $reason }.
advice-word = { $word ->
    [offer] Wystaw wyjście na sprzedaż
    [pitch] Zagraj na własny rachunek
    [accept] Sprzedaj wyjście
    [undertake] Zatrzymaj wyjście
    [stand] Zostań przy kolorze
    [beg] Proś o inny kolor
    [take-one] Daj punkt
    [run] Daj dodatkowe karty
    [bunch] Złóż karty
    [rest-are-mine] Zażądaj reszty lew
    [lay-down] Wyłóż rękę
    [take-back] Cofnij kartę
    [look] Zajrzyj w swoje karty
    [decline] Uznaj to przedwczesne wyjście
    [withdraw] Każ cofnąć wyjście
    [let-stand] Uznaj wyjście
    [demand-highest] Zażądaj najstarszej karty w kolorze
    [demand-lowest] Zażądaj najmłodszej karty w kolorze
    [demand-trump] Zażądaj atutu
    [demand-no-trump] Zażądaj gry bez atutu
    [demand-nothing] Niczego nie żądaj
    [end-by-score] Zakończ partię według wyniku
    [weak-hand] Pokaż słabą rękę
   *[content] Przejdź do liczenia
}: { $reason }.
advice-override = Powiedz cztery i zagraj { $card }: { $reason }.
advice-expose = Pokaż { $card }: { $reason }.
advice-name-trump = Wskaż { suit } jako atu: { $reason }.
advice-call-partner = Zawołaj { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Zostaw sobie pierwsze wyjście
   *[one] Niech pierwsze wyjście ma { $name }
}: { $reason }.
advice-call-renege = Zgłoś fałszywy renons ({ $name }): { $reason }.
advice-call-card = Niech { $name } zagra { $card }: { $reason }.
reason = { $reason ->
    [only-choice] nic innego nie wolno
    [at-random] wszystko jedno, co wybierzesz
    [habit] taki ma styl gry
    [too-weak] masz za słabe karty
    [no-honour] nie masz asa, króla ani damy, z którymi warto licytować
    [partner-has-bid] licytację prowadzi twój partner
    [must-bid] wszyscy inni pasują, więc musisz
    [best-suit] { suit } to twój najlepszy kolor
    [holds-high] masz prawdopodobnie najstarszą kartę z { suit-single }
    [holds-low] masz prawdopodobnie najmłodszą kartę z { suit-single }
    [holds-jack] masz waleta { suit }
    [promises-game] gdy atu to { suit }, możesz liczyć na punkt za Grę
    [promises-points] gdy atu to { suit }, możesz liczyć na mniej więcej { $points }
    [takes-the-bid] jako rozdający przejmujesz licytację tą samą odzywką
    [matches-the-bid] przejmujesz licytację tą samą odzywką
    [shuts-out] inni raczej nie pójdą wyżej
    [goes-out] ugrany kontrakt doprowadzi cię do celu
    [stops-bidder] inaczej ktoś mógłby tą odzywką wygrać partię
    [tries-smudge] wszystkie cztery punkty wygrywają partię od razu
    [tries-slam] wszystkie cztery punkty i wszystkie lewy dają piąty punkt
    [tries-moon] jest szansa na wszystko, co punktuje
    [pitches-outright] ta ręka starczy na cztery
    [offers-pitch] zobacz, ile dają inni; ostatnie słowo masz ty
    [good-price] cena jest lepsza niż to, co dałaby twoja ręka
    [can-make-it] tyle ugrasz i bez sprzedaży
    [cannot-make-it] raczej tyle nie ugrasz
    [suit-will-do] kolor { suit } ci odpowiada
    [poor-trumps] inny kolor będzie ci raczej pasował lepiej niż { suit }
    [cannot-give] ten punkt dałby ci wygraną, więc rozdający go nie da
    [turn-may-lose] jeszcze jedna odkryta karta mogłaby dać wygraną rozdającemu
    [turn-may-win] jeszcze jedna odkryta karta mogłaby dać wygraną tobie
    [gift-is-cheap] ten kolor jest dla ciebie wart więcej niż punkt
    [gift-would-win] ten punkt dałby im wygraną
    [not-worth-a-point] dla tego koloru nie warto oddawać innym punktu
    [any-suit-will-do] każdy inny kolor będzie równie dobry
    [both-poor] te karty nic ci nie dadzą
    [keeps-trumps] zostają wszystkie twoje atuty
    [keeps-best] zostają karty, które mogą jeszcze wygrać
    [best-partner] kto ją ma, pomoże najbardziej
    [trump-partner] kto ją ma, ma atut
    [plain-partner] kto ją ma, może nie mieć atutu
    [rest-is-certain] nikt nie odbierze ci już żadnej lewy
    [hand-is-worthless] ta ręka i tak nie weźmie lewy
    [puts-right] błędną kartę można jeszcze cofnąć
    [saw-renege] dowodzi tego karta na stole
    [catches-shown] lewa jest twoja, a ta karta coś do niej doda
    [pitches-better] twoja ręka starczy na wszystkie cztery punkty
    [lets-them-fail] odzywkę cztery trudno będzie ugrać
    [own-pitch] własne wyjście jest lepsze
    [lead-is-welcome] to wyjście możesz pobić
    [safest-demand] tak lewa będzie najpewniejsza
    [richest-demand] tak do twojej lewy wpadnie najwięcej
    [makes-trump] pierwsza karta wyznacza atu
    [nothing-to-claim] wszystko jest zagrane, jak trzeba
    [slipped] każdy może się pomylić
    [leads-trump] tak ściągasz innym atuty
    [hunts-jack] możesz tak złapać waleta atu
    [hunts-scored] możesz tak złapać atut, który punktuje
    [leads-winner] nikt nie ma starszej karty w tym kolorze
    [leads-low] nie ma w niej oczek do stracenia
    [leads-nothing] nikomu nie daje punktów
    [may-take] może wziąć lewę
    [captures-jack] bije waleta atu
    [saves-jack] ratujesz swojego waleta
    [wins-low] ratuje atut, który prawdopodobnie jest Najmłodszym
    [wins-scored] zabierasz kartę, która punktuje
    [wins-ten] ratuje dziesiątkę
    [ruffs-points] są tu oczka do wzięcia
    [takes-trick] bierze lewę
    [beats-all] bije wszystko, co leży na stole
    [feeds-partner] twój partner prowadzi, a ta karta dodaje oczek
    [feeds-scored] twój partner prowadzi, a ta karta punktuje
    [leaves-to-partner] w tej lewie prowadzi twój partner
    [protects-jack] oszczędzasz waleta atu na później
    [keeps-low] oszczędzasz na później atut, który prawdopodobnie jest Najmłodszym
    [keeps-scored] oszczędzasz na później kartę, która punktuje
    [protects-ten] oszczędzasz dziesiątkę na później
    [gives-nothing] nie oddajesz żadnych oczek
    [cannot-win] tej lewy nie możesz wziąć
    [plays-least] tej lewy nie możesz wziąć, więc graj nisko
    [fewest-points] oddajesz najmniej oczek, jak się da
   *[keeps-strength] oszczędzasz silniejszą kartę na później
}

## Okno: ekran startowy

window-too-small = To okno jest za małe, żeby w nim grać. Powiększ je.

home-continue = Kontynuuj
home-continue-about = Rozdanie { $number }, { $goal }.
home-your-turn = Twoja kolej.
home-their-turn = Teraz { $name }.
home-play = Graj
home-new-game = Nowa partia
home-new-game-about = Wybierz grę, graczy i zasady
home-first-lesson = Nauka przez grę
home-play-now = Zagraj od razu
home-choose = Wybierz grę
home-deal = Ja rozdaję.
home-rules = Zasady
home-saves = Zapisane partie
home-settings = Ustawienia
home-quit = Zakończ
home-where = Rozdanie { $number }{ $turn ->
    [yes] {", twoja kolej"}
    [other] {", "}teraz { $name }
   *[no] {""}
}
home-last-games = Ostatnie gry
home-place = { $place }.
home-puzzle = Dzisiejsze zadanie
home-puzzle-done = Zrobione.
home-puzzle-row = { $days } z rzędu dobrze
home-practice = Ćwiczenia
home-practice-about = Pięć rozdań: { $theme ->
    [jack] złap waleta
    [tens] zachowaj dziesiątki
    [bid] licytacja czy pas
    [trumps] ściągaj atuty
   *[game] licz na Grę
}
home-welcome = Siadaj z nami.
home-welcome-about = Powiedz, ile z czterech punktów weźmiesz. A potem je weź.
pad-us = My
pad-them = Oni

about-title = O programie
about-what = { $more ->
    [one] Pitch, Setback, Don i { $more } inna gra z rodziny All Fours, dla dwóch do siedmiu osób.
    [few] Pitch, Setback, Don i { $more } inne gry z rodziny All Fours, dla dwóch do siedmiu osób.
   *[other] Pitch, Setback, Don i { $more } innych gier z rodziny All Fours, dla dwóch do siedmiu osób.
}
about-private = Nic z tego, co tu robisz, nie opuszcza tego komputera.
about-news = Co nowego
about-license = Licencja
about-fonts = Czcionki
about-libraries = Biblioteki innych autorów
about-program = Program
about-cards = Karty i twarze
about-drawn = narysowane dla tego programu, MIT
about-who = kto co zrobił
about-version = Wersja { $version }
about-copy = Kopiuj wersję
about-copied = Skopiowano

## Okno: nowa partia

setup-name = Imię
setup-person = Człowiek
setup-phone = Telefon
setup-bot = Bot
setup-players = Gracze
setup-players-only = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
setup-player-name = Gracz { $number }
setup-teams = Partnerzy
setup-mend = Popraw
# Nad grami jednej gałęzi rodziny.
games-branch = { $branch ->
    [more-points] Licytacja o więcej punktów
    [exchange] Licytacja, potem wymiana kart
    [draw] Dobieranie po każdej lewie, we dwoje
    [pedro] Pedro i Cinch, z kartami po pięć i więcej
    [turn-up] Atu z odkrytej karty
    [eldest] Pierwsza ręka wychodzi lub sprzedaje
    [don] Don, z kartami, które punktują
   *[bid] Licytacja i wyjście
}
games-title = W co gramy?
games-search = Szukaj, liczba gier: { $count }
games-ours = Nasz stół
games-more = Wszystkie gry ({ $count })
games-more-about = albo własne zasady
voice-games-players = od { $least } do { $most } graczy
games-count = { $count } z { $all } gier
games-nothing = Żadna gra nie pasuje do „{ $words }”.
# Pod nazwą gry, którą znaleziono pod inną nazwą.
games-also = inaczej { $names }
games-told = { $name } to także nazwa gier: { $games }.
games-told-absent = { $name } to gra z tej rodziny, której w programie jeszcze nie ma.
# Gry z rodziny, których ktoś może szukać.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# Czym gra się wyróżnia, do 38 znaków.
game-line = { $game ->
    [setback] dwie pary, do 11
    [trinidad] odkryte atu, łapanie waleta
    [lancashire] jak Trynidad, w lewo
    [west_yorkshire] partner nie patrzy
    [blackburn] Najmłodszy trzeba wziąć
    [britannica1911] sprzedaż wyjścia
    [commercial_pitch] sprzedający zapisuje cenę
    [seven_up] odkryte atu, do 7
    [smudge] cztery wygrywają
    [smudge_bid] z odzywką pięć
    [no_auction_pitch] wychodzi pierwsza ręka
    [racehorse] tylko 32 karty
    [joker_pitch] joker daje punkt
    [five_point] boczny walet jest atutem
    [seven_point] boczny walet, dwa jokery
    [west_michigan] sześć osób, 38 kart
    [euchre_setback] 28 kart, boczny walet
    [pedro_sancho] punktują piątka i dziewiątka
    [snoozer] joker za 15
    [ten_point] gra się tylko atutami
    [colorado] atuty A-9-K-8-D-7
    [thirteen_point] boczna trójka za 3
    [pawnee] rozgrywający woła partnera
    [schmier] sześć osób, dobieranie
    [wisconsin_smear] 34 karty, musik
    [smear_ten] dziesięć kart, gra sześć
    [cinch] obie piątki punktują
    [widow_cinch] trzy pary i musik
    [pedro] odzywki od siedmiu
    [pidro] fińskie Pedro, tylko atuty
    [all_fives] atuty zapisywane od razu
    [california_jack] dwoje, odkryty talon
    [shasta_sam] dwoje, zakryty talon
    [nine_card_don] zapis od razu, do 91
    [irish_don] cała talia, bez Gry
    [phat] cała talia, do 181
    [blind_don] dwa rzędy, połowa zakryta
   *[auction_pitch] każdy sam, do 7
}
setup-who = Kto gra?
who-game = { $game }, { $kind ->
    [two-pairs] dwie pary
    [three-pairs] trzy pary
   *[threes] dwie trójki
}
who-teams = { $kind ->
    [pairs] Pary
    [threes] Trójki
   *[none] Bez par
}
who-alone = Liczba graczy: { $players }. Nie da się ich podzielić na pary, więc każdy gra sam.
# Below the name of whoever plays with the person at the screen.
who-partner = gra z tobą
who-drag = Przeciągnij, by zamienić
who-phones = Na telefonach
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Osoba tutaj
who-phone = Na telefonie
who-levels = Według poziomu
# Said of one of the eight who has a place.
who-here = Przy stole
who-move = O jedno miejsce dalej
who-name = Naciśnij miejsce „{ $name }”, aby wpisać imię.
setup-faces = Twoje boty mają teraz twarze. Poziomy nadal są dostępne.
setup-target = Gra do
setup-hidden = Między kolejkami karty są zakryte.
look-face = Twarz
look-colour = Kolor
families-title = Ostatnie składy
setup-name-empty = Każdy gracz musi mieć imię.
setup-name-twice = Imię się powtarza: { $name }.
setup-default-name = Ty
# Oddzielone przecinkami, co najmniej siedem.
setup-bot-names = Ala, Bartek, Celina, Darek, Ela, Franek, Gosia, Hania

## Okno: stół

bar-table = Stół
table-deal = Rozdaj
table-you-deal = Rozdajesz
table-you-deal-about = Żeby źle rozdać, otwórz menu Stół.
table-throw = Odrzuć
table-throw-away = { $count ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $count } karty
   *[other] Odrzuć { $count } kart
}
table-keep = { $count ->
    [one] Zostaw 1 kartę
    [few] Zostaw { $count } karty
   *[other] Zostaw { $count } kart
}
table-kept = zostaje { $kept } z { $count }
table-kept-over = zostaje { $kept }, o { $over } za dużo
table-keep-hand = Zostaw całą rękę
trick-to-peg = do zapisania
table-suggest = Zaproponuj
table-widow = { $count ->
    [one] Musik: 1 karta
    [few] Musik: { $count } karty
   *[other] Musik: { $count } kart
}
table-marked = wybrano { $marked } z { $count }
table-override-about = Żeby wyjść zamiast tego, wybierz kartę na wyjście.
table-menu = Co mówisz?
table-menu-about = Cokolwiek tu powiesz, liczy się.
table-menu-none = Nie ma teraz nic do powiedzenia.
table-out-of-turn = Licytuj { $bid } poza kolejką
table-out-of-turn-pass = Spasuj poza kolejką
table-show = Pokaż kartę
table-confirm = Kliknij jeszcze raz albo naciśnij Enter, żeby zagrać { $card }.
table-confirm-touch = Dotknij jeszcze raz, żeby zagrać { $card }.
table-show-which = Którą kartę pokazujesz? Naciśnij Esc, żeby nie pokazać żadnej.
table-misdeal-shown = Odsłoń kartę przy rozdawaniu
table-misdeal-count = Rozdaj złą liczbę kart

plate-out = pauza
plate-out-about = { $who ->
    [you] Nie masz już atutów i pauzujesz do końca rozdania.
   *[one] { $name } nie ma już atutów i pauzuje do końca rozdania.
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
        [you] Dobrane przez ciebie karty to { $drawn }.
       *[one] { $name }: dobrane karty { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Odrzucone przez ciebie karty to { $thrown }.
           *[one] { $name }: odrzucone karty { $thrown }.
        }
       *[other] { $who ->
            [you] Odrzucone przez ciebie karty to { $thrown }, a dobrane { $drawn }.
           *[one] { $name }: odrzucone karty { $thrown }, dobrane { $drawn }.
        }
    }
}
pile-left = jeszcze { $count }
card-shown = pokazana
card-called = wywołana
card-discarded = odrzucona
pad-counters = Białe żetony
bar-undo = Cofnij
bar-hint = Podpowiedź
hint-awaited = Najsilniejszy bot myśli…
hint-on-your-turn = O podpowiedź możesz prosić w swojej kolejce.
hint-off = Podpowiedzi są wyłączone. Włączysz je w ustawieniach.
hint-offered = Poproś jeszcze raz, żeby zobaczyć, co zrobiłby najsilniejszy bot.
# Porównanie możliwości w pozycji.
compare-title = Porównanie możliwości
compare-about = Szansa na wygranie partii i punkty w tym rozdaniu w porównaniu z najlepszym z pozostałych:
compare-chances = Szansa wygranej
compare-columns = Szansa na wygranie partii i punkty tego rozdania względem najlepszego z pozostałych.
compare-as-good = równie dobre
compare-chance = { $percent }%
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }, { $points }{ $standing ->
    [best] {""}
    [as-good] {""}, równie dobre jak pierwsze w granicach ±{ $error }
   *[worse] {""}, ±{ $error }
}
# Zanim zapadnie kosztowny wybór.
coach-asks = To około { $percent } mniej wygranych na 100 partii. { $kind ->
    [call] Wybierz to ponownie, żeby tak licytować, albo naciśnij Esc.
   *[card] Wybierz kartę ponownie, żeby ją zagrać, albo naciśnij Esc.
}
text-coach-asks = To około { $percent } mniej wygranych na 100 partii. { $kind ->
    [call] Powtórz, jeśli tak ma być, albo powiedz coś innego.
   *[card] Powtórz, jeśli mimo to chcesz tak zagrać, albo wybierz inną kartę.
}
text-hint-offered = Wpisz „podpowiedź” jeszcze raz, żeby usłyszeć, co zrobiłby najsilniejszy bot.
text-hint-more = Wpisz „podpowiedź” ponownie, żeby porównać wszystkie możliwości.
text-no-comparison = Nie ma czego porównywać.
bar-hand = Rozdanie { $hand }
bar-trick = { $tricks ->
    [0] Lewa { $trick }
   *[other] Lewa { $trick } z { $tricks }
}
bar-status = rozdanie { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] rozdanie { $hand }, lewa { $trick }, { $goal }
   *[other] rozdanie { $hand }, lewa { $trick } z { $tricks }, { $goal }
}
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-instant = Od razu

contract-called = { $trump }, woła: { $card }
contract-with = partner: { $name }
contract-alone = solo
bid-step = { $step ->
    [less] Licytuj mniej
   *[more] Licytuj więcej
}
ribbon-target = { $rid ->
    [yes] pierwszy bez żetonów
    [hands] rozdań: { $target }
    [deals] rozdań każdego: { $target }
   *[no] do { $target }
}
ribbon-pool = pierwszy bez żetonów bierze { $pool }
ribbon-contract = { $who ->
    [you] Ty { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Grasz za { $bid }
   *[one] { $name } gra za { $bid }
}
contract-free = { $who ->
    [you] Zagrywasz bez kontraktu
   *[one] { $name } zagrywa bez kontraktu
}
# More than was bid.

plate-pass = Pas
plate-bid = Daje { $bid }
plate-thinking = myśli
plate-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
said-pass = Pas
said-bid = { $bid ->
    [1] Jeden
    [2] Dwa
    [3] Trzy
    [4] Cztery
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Wzięta lewa

tracker-title = Punkty rozdania
tracker-so-far = na razie
tracker-settled = pewne
tracker-open = nikt nie wziął
tracker-open-worth = do wzięcia; { $points } pkt
tracker-open-hung = do wzięcia; złapany { $points }
tracker-not-in-play = nie ma w grze
tracker-you-hold = Masz na ręce
tracker-not-seen = w ukryciu: { card-rank }
tracker-lower-not-seen = młodszych w ukryciu: { $count }
tracker-higher-not-seen = starszych w ukryciu: { $count }
tracker-none-yet = jeszcze nic
tracker-others-none = nikt inny nic nie ma
tracker-tied = remis po { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] wszystkie pewne
   *[other] do wzięcia { $open }; po { $points } pkt
}
tracker-carried = przeniesione: { $carry }
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Ostatnia lewa
# Starszeństwo atutów, wywoływane przy stole.
order-title = Starszeństwo atutów
order-button = kolejność
order-about = Od najstarszego do najmłodszego. { $gone ->
    [0] Jeszcze żaden nie odpadł.
    [one] Jeden już odpadł.
    [few] { $gone } już odpadły.
   *[other] { $gone } już odpadło.
}
order-example = Od najstarszego do najmłodszego, na przykład przy atu { suit }.
order-gone = odpadł
order-own = twój
text-order = Atuty od najstarszego: { $order }.
text-order-gone = Zagrano lub odrzucono już { $cards }.
last-trick-none = Jeszcze nie było lewy
log-title = Przebieg
pad-turned-up = Odkryta: { $rank } { $points }
pad-bidding = Licytacja …
pad-bid = { $who ->
    [you] Dajesz { $bid } …
   *[one] { $name } daje { $bid } …
}

bid-pass = Pas
bid-moon = Komplet
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Zagrywasz
   *[one] Zagrywa { $name }
}
plate-offer = Na sprzedaż
plate-sold = Sprzedane: { $bid }
plate-pitch = Zagrywa
plate-accept = Sprzedaje
plate-undertake = Zatrzymuje
plate-stand = Zostaje
plate-beg = Prosi
plate-take-one = Daje punkt
plate-run = Dodatkowe karty
plate-bunch = Składamy?
said-price = { $bid ->
    [1] Daję jeden
    [2] Daję dwa
    [3] Daję trzy
    [4] Daję cztery
   *[other] Daję { $bid }
}
said-sold = { $bid ->
    [1] Sprzedane za jeden
    [2] Sprzedane za dwa
    [3] Sprzedane za trzy
    [4] Sprzedane za cztery
   *[other] Sprzedane za { $bid }
}
said-undertakes = { $bid ->
    [1] Ugram jeden
    [2] Ugram dwa
    [3] Ugram trzy
    [4] Ugram cztery
   *[other] Ugram { $bid }
}
said-pitch = Zagrywam
said-accept = Sprzedane
said-undertake = Zatrzymuję
said-stand = Zostaję
said-beg = Proszę
said-take-one = Masz punkt
said-run = Dodatkowe karty
said-bunch = Składamy?
tracker-settled-worth = pewne, { $points } pkt
bid-pitch = Zagrywam
bid-accept = Sprzedaję
bid-undertake = Zatrzymuję
bid-stand = Zostaję
bid-beg = Proszę
bid-take-one = Daję punkt
bid-run = Dodatkowe karty
bid-bunch = Składam

## Okno: przekazanie ekranu

curtain-title = Przekaż ekran: teraz { $name }
curtain-about = Pozostali nie patrzą.
curtain-show = Tu { $name }
curtain-since = Od twojej kolejki
curtain-nothing = Nic się jeszcze nie zdarzyło.

## Okno: menu, klawisze, ustawienia, pytania

menu-title = Menu
menu-continue = Kontynuuj
menu-rules = Jak grać
menu-so-far = Dotychczasowe rozdanie
menu-leave = Zapisz i wyjdź
menu-settings = Ustawienia
menu-home = Ekran startowy
menu-players = Gracze
opening-title = Otwieranie
opening-about = Trwa czytanie pliku { $file }.
opening-give-up = Anuluj
opening-failed = Nie udało się otworzyć pliku.
consent-title = Cofnąć?
consent-about = To cofa ostatnią decyzję ({ $name }) i wszystko, co było po niej. Zapytaj innych: czy wszyscy się zgadzają?
consent-refuse = Nie, niech zostanie
consent-agree = Wszyscy się zgadzają: cofnij
consent-end-title = Zakończyć partię według wyniku?
consent-end-winner = { $who ->
    [you] Wygrywasz ty.
    [your-side] Wygrywacie: { $name }.
    [several] Wygrywają { $name }.
   *[one] Wygrywa { $name }.
}
consent-end-refuse = Nie, graj dalej
consent-end-agree = Tak, zakończ partię
consent-leave-title = { $names } { $count ->
    [one] jeszcze gra
    [few] jeszcze grają
    [many] jeszcze grają
   *[other] jeszcze grają
}.
consent-leave-about = Partia zostanie zapisana dla was wszystkich.
consent-leave-refuse = Graj dalej
consent-quit-title = Wyjść bez zapisania?
consent-quit-about = { $unsaved } Zamknij jeszcze raz, żeby mimo to wyjść.
consent-quit-refuse = Nie, zostań
consent-quit-agree = Tak, mimo to wyjdź
players-title = Kto jest przy stole
players-about = Jeśli musisz odejść, bot gra za ciebie do twojego powrotu.
players-away = poza stołem: gra bot
players-person = gra przy tym ekranie
players-bot = bot

help-title = Pomoc
help-rules = Zasady tej gry
keys-title = Klawisze
keys-move = przejście między kartami i przyciskami
keys-press = zagranie, wciśnięcie, odrzucenie; pominięcie animacji
keys-area = następny obszar, poprzedni obszar
keys-choose = wybór karty, licząc od lewej, albo odpowiedzi
keys-count = wyższa odzywka, niższa odzywka; poza tym jak inne strzałki
keys-bid = odzywka dwa, trzy, smudge
keys-pass = pas
keys-keep = zatrzymanie wyjścia za cztery albo za cenę oferty
keys-stand = zostać; sprzedać; propozycja odrzucenia
keys-beg = prośba; złożenie kart
keys-accept = sprzedaż za cenę oferty; odzywka komplet
keys-run = dodatkowe karty; reszta lew moja
keys-deal = rozdanie; odrzucenie; wyłożenie słabej ręki
keys-talk = zabranie głosu tam, gdzie można się pomylić
keys-undo = cofnięcie
keys-hint = podpowiedź: co zrobiłby najsilniejszy bot
keys-why = Dlaczego? O tym, co pod myszą, co wybrane albo niedozwolone
keys-standing = z czytnikiem ekranu: odczyt lewy, własnych kart i wyników
keys-name = trefl jako atu; { $diamonds }, { $hearts } i { $spades } inne kolory, { $hearts } po radzie
keys-call = zawołanie damy, waleta partnera; { $ace }, { $king } i { $ten } as, król i dziesiątka
keys-answer = zgoda; odmowa albo pokazanie słabej ręki
keys-arrange = przesunięcie zaznaczonej karty na ręce
keys-sort = ponowne ułożenie kart na ręce
keys-order = starszeństwo atutów, gdzie jest szczególne
keys-looks-back = ostatnia lewa, przebieg rozdania
keys-cards = cztery kolory, duże indeksy
keys-speed = wolno, normalnie, szybko, od razu
keys-full-screen = pełny ekran
keys-back = menu; zamyka to, co otwarte; wyjście z lekcji lub zadania
keys-mute = dźwięk: wyłącz, włącz
keys-help = pomoc: zasady i klawisze
keys-house-rules = zasady domowe, otwarcie pliku
keys-new-game = nowa partia, ustawienia, wyjście
keys-close = zamknięcie okna
keys-change = Aby zmienić klawisz, kliknij go albo przejdź do niego klawiszem Tab i naciśnij { keys-enter }; potem naciśnij ten, który wolisz. { keys-delete } przywraca tam zwykły. Strzałki, Tab, { keys-enter }, { keys-esc } i cyfry się nie zmieniają.
keys-asked = Naciśnij wybrany klawisz. { keys-esc } nic nie zmienia.
keys-refused-fixed = { $key } nie zmienia się na żadnym ekranie. Naciśnij inny klawisz.
keys-refused-typed = { $key } służy tam do szukania gry. Naciśnij klawisz, który nie jest literą.
keys-refused-taken = { $key } już coś robi: { $deed }. Naciśnij inny klawisz albo najpierw zmień tamten.
keys-reset = Przywróć klawisze
keys-mouse = Kliknięcie zagrywa kartę; przeciągnięcie jej na środek stołu też. Przeciągnij kartę wzdłuż ręki, żeby zmienić jej miejsce; podwójne kliknięcie sukna układa karty od nowa. W licytacji cyfry licytują, w rozgrywce wybierają karty.
keys-touch = Dotknięcie działa jak kliknięcie. Przytrzymaj palec na czymś na stole, żeby zobaczyć, co to znaczy, a zsuń go, żeby anulować. Gdy karty leżą ciasno, pierwsze dotknięcie wybiera kartę, a drugie ją zagrywa. Karty można też przeciągać: na środek, żeby je zagrać, albo wzdłuż ręki na inne miejsce.
keys-enter = Enter
keys-space = Spacja
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
keys-page = przewijanie długiej strony
keys-end-try-out = wyjście z lekcji, koniec próby albo koniec według wyniku partii, która stoi w miejscu
keys-group-home = Na ekranie startowym
keys-home-front = kontynuacja, gra
keys-home-games = nowa partia, ćwiczenia lub lekcje
keys-home-rules = zasady, zasady domowe
keys-home-kept = zadania, zapisane partie, statystyki
keys-home-rest = o programie, ustawienia, wyjście
keys-group-menu = W menu
keys-menu-table = zasady, lekcje
keys-menu-people = gracze, telefony, klawisze
keys-menu-more = zadania; czy rozdania są uczciwe
keys-menu-rest = zapisane partie, ustawienia, wyjście
keys-puzzle = jeszcze raz, dalej
keys-puzzle-ways = gra od tego miejsca, wszystkie zadania
keys-group-result = Po rozdaniu lub partii
keys-result-review = przegląd
keys-result-costs = ile to kosztowało
keys-result-fair = Czy to uczciwe? Jak karty były z góry ustalone
keys-result-game = nowa partia, ekran startowy
keys-group-review = W przeglądzie
keys-review-steps = krok wstecz, krok naprzód
keys-review-hands = poprzednie, następne rozdanie
keys-ends = pierwszy krok, ostatni krok
keys-review-seen = tylko to, co widział gracz, albo wszystkie karty
keys-review-why = Dlaczego tak zagrano: czym kierował się bot i co za tym przemawia
keys-review-mistake = następna pomyłka
keys-review-try = gra od tego miejsca, jeszcze raz te karty, o miejsce dalej
keys-group-saves = Wśród zapisanych partii
keys-saves = zmiana nazwy, usunięcie, przywrócenie
keys-saves-more = przegląd, kopia, eksport
keys-group-pages = Nowa partia, ustawienia, zasady domowe, statystyki, zapis
keys-turn = wybór sąsiedniej odpowiedzi, zmiana liczby
keys-search = szukanie
keys-house-undo = cofnięcie ostatniej zmiany zasady domowej
keys-house-number = wpisanie liczby do zasady domowej
keys-statistics = tabela lub wykresy, eksport
keys-pad = cofnięcie rozdania w zapisie, gdzie { keys-space } zaznacza, a { keys-enter } zapisuje
keys-settings-reset = przywrócenie ustawienia

settings-title = Ustawienia
settings-done = Gotowe
settings-search = Szukaj
settings-nothing = Żadne ustawienie nie pasuje do „{ $words }”.
settings-changed = zmienione: { $count }
settings-reset = Przywróć
settings-reset-all = Przywróć wszystko
settings-undo = Cofnij
settings-on = Tak
settings-off = Nie
settings-as-system = System

settings-group = { $group ->
    [you] Ty
    [table] Stół
    [look] Wygląd
    [motion] Ruch
    [sound] Dźwięk
    [sizes] Rozmiary
    [language] Język
   *[renderer] Grafika
}

settings-speed = Tempo
settings-speed-about = Jak szybko karty są rozdawane, zagrywane i zbierane.
settings-trick-stays = Skończona lewa zostaje
settings-trick-stays-about = Jak długo wszyscy ją widzą, zanim zostanie zebrana.
settings-trick-until-click = Aż kliknę
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Czas namysłu
settings-thinking-about = Jak długo Bystry, Mistrz i podpowiedzi rozważają grę. Więcej czasu trochę je wzmacnia.
settings-thinking-short = Krótki
settings-thinking-usual = Zwykły
settings-thinking-long = Długi
settings-hints = Podpowiedzi
settings-hints-about = Czy możesz pytać, co zrobiłby najsilniejszy bot, i czy musisz pytać dwa razy.
settings-hints-off = Nie
settings-hints-on = Tak
settings-hints-twice = Po dwukrotnej prośbie
settings-coach = Trener
settings-coach-about = Pyta, zanim odzywka lub karta wyraźnie zmniejszy twoje szanse na wygraną. Nigdy nie mówi, co jest lepsze.
settings-name-about = Tak będą cię nazywać od następnej partii.
settings-face-about = Twoja twarz przy stole od następnej partii.
settings-table-talk = Rozmowy przy stole
settings-table-talk-about = Czasem gracz programu mówi coś o własnych kartach.
settings-memory = Co program pamięta
settings-memory-about = Ostatnie stoły i imiona, wyniki, lekcje i zadania. Zapisane partie zostają.
settings-forget = Zapomnij wszystko
settings-remember = Przywróć
settings-hand-order = Układ twoich kart
settings-hand-order-about = Jak ułożone są karty na twojej ręce, od lewej.
settings-hand-order-trumps = Najpierw atuty
settings-hand-order-suits = Kolorami
settings-hand-order-ranks = Według starszeństwa
settings-forced = Graj wymuszone karty
settings-forced-about = Gdy wolno zagrać tylko jedną kartę, zagra ją program.
settings-confirm = Potwierdzaj każdą kartę
settings-confirm-about = Pierwsze kliknięcie wybiera kartę, drugie ją zagrywa.
settings-partners = Zakrywaj karty także partnerom
settings-partners-about = Dwoje partnerów przy jednym ekranie też nie widzi nawzajem swoich kart.

settings-four-colours = Cztery barwy
settings-four-colours-about = Każdy kolor ma własną barwę: kara są niebieskie, a trefle zielone.
settings-large-index = Duże indeksy
settings-large-index-about = Jedna duża figura i kolor na każdej karcie, czytelne z daleka.
settings-bold-cards = Karty o dużym kontraście
settings-bold-cards-about = Proste czarno-białe karty z grubym konturem.
settings-back = Koszulki
settings-back-about = Wzór na odwrocie kart.
settings-back-brick = Cegła
settings-back-blue = Błękit
settings-back-slate = Grafit
settings-back-plum = Śliwka
settings-folder = Własne obrazki
settings-folder-about = Folder z obrazkami kart do użycia zamiast tych.
settings-folder-hint = Ścieżka do folderu
settings-folder-use = Użyj

settings-motion = Ruch kart
settings-motion-about = Przy mniejszym ruchu nic się nie przesuwa, nie obraca ani nie rośnie: karty pojawiają się od razu na miejscu.
settings-motion-full = Pełny
settings-motion-reduced = Mniejszy

settings-sound = Dźwięki stołu
settings-sound-about = Słychać rozdawanie, zagrywanie i zbieranie kart.
settings-volume = Głośność
settings-volume-about = Jak głośno słychać karty.
settings-volume-idle = Dźwięk jest wyłączony.
settings-percent = { $percent }%

settings-interface = Interfejs
settings-interface-about = Rozmiar słów, przycisków i paneli.
settings-interface-limit = Rozmiar słów, przycisków i paneli; w tym oknie mieści się { $percent }%.
settings-interface-held = Wszystko przyjmie ten rozmiar, gdy wskaźnik opuści przycisk.
settings-card-size = Karty na stole
settings-card-size-about = Jak duże są karty na twojej ręce i w lewie.
settings-card-size-small = Małe
settings-card-size-normal = Zwykłe
settings-card-size-large = Duże
settings-card-size-huge = Ogromne

settings-theme = Stół
settings-theme-about = System: Len, gdy jest jasny, Północ, gdy jest ciemny. Kontrast, gdy system o to prosi.
settings-theme-spruce = Świerk
settings-theme-midnight = Północ
settings-theme-linen = Len
settings-theme-contrast = Kontrast

settings-language = Język
settings-language-about = System: język systemu, jeśli jest dostępny, a inaczej angielski.

settings-renderer = Rysowanie
settings-renderer-about = Co rysuje okno. Działa od następnego uruchomienia.
settings-renderer-auto = Automatycznie
settings-renderer-gpu = Karta graficzna
settings-renderer-software = Procesor

## Okno: zasady domowe

house-title = Zasady domowe
house-play = Graj według nich
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Gra do ilu?
    [hands] Ile rozdań?
    [jokers] Jokery?
    [min_bid] Najniższa odzywka?
    [all_pass] Wszyscy pasują?
    [dealer_privilege] Czy rozdający może przejąć odzywkę?
    [top_bid] Czy rozdający może przejąć maksymalną?
    [beg_limit] Ile razy można prosić?
    [turned_jack] Punkty za odkrytego waleta?
    [after_run_hand] Co z dodatkowymi kartami?
    [play_size] Ile kart do gry?
    [widow] Ile kart w musiku?
    [fives] Punkty za piątkę atu?
    [nines] Punkty za dziewiątkę atu?
    [low_to] Czyj jest Najmłodszy?
    [ruff] Przebijać, mając kolor?
    [game_tie] Remis w oczkach?
    [set_scoring] Wpadka: czy punkty zostają?
    [going_out] Dwie strony naraz u celu?
    [hang_jack] Punkty za złapanego waleta?
    [partner_blind] Czy partner gra w ciemno?
    [undertrump] Podkładać niższy atut?
    [win_by_two] Trzeba wygrać dwoma?
    [count_down] Liczyć w dół do zera?
    [must_bid_to_go_out] Wygrywa tylko z odzywką?
    [void_must_trump] Czy trzeba przebijać?
    [deal_batch] Po ile kart rozdawać?
    [revoke_mode] Czy można się pomylić?
   *[stops_early] Koniec, gdy wszystko jasne?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] bez
    [jokers-1] jeden
    [jokers-2] dwa
    [beg_limit-0] nigdy
    [beg_limit-1] raz
    [beg_limit-2] dwa razy
    [beg_limit-3] trzy razy
    [all_pass-dealer_forced] rozdający musi
    [all_pass-redeal_same_dealer] jeszcze raz
    [all_pass-redeal_next_dealer] następny rozdaje
    [all_pass-eldest_forced] pierwsza ręka musi
    [all_pass-eldest_free] pierwszy bez kontraktu
    [all_pass-dealer_free] rozdający bez kontraktu
    [low_to-dealt] kto go ma
    [low_to-winner] kto go weźmie
    [ruff-anytime] wolno
    [ruff-only_when_void] nie wolno
    [game_tie-none] nikt
    [game_tie-eldest] pierwsza ręka
    [game_tie-non_dealer_side] nierozdający
    [game_tie-jokers] więcej jokerów
    [game_tie-carry] następne rozdanie
    [set_scoring-setback_only] nie
    [set_scoring-keep_and_setback] tak, minus odzywka
    [set_scoring-others_take_bid] odzywka dla innych
    [going_out-bidder_first] rozgrywający
    [going_out-bidder_at_once] rozgrywający od razu
    [going_out-strict_order] w kolejności
    [going_out-higher_score] wyższy wynik
    [after_run_hand-keep_all] grać wszystkimi
    [after_run_hand-discard_to_six] odrzucić do sześciu
    [undertrump-allowed] wolno
    [undertrump-forbidden_unless_forced] tylko z musu
    [revoke_mode-enforced] nie
    [revoke_mode-table] tak
    [yes] tak
   *[no] nie
}
house-joker-bids = { $jokers ->
    [0] Punkty bez jokerów: { $points }, więc licytuje się teraz do { $bid }.
    [1] Punkty z jokerem: { $points }, więc licytuje się teraz do { $bid }.
    [few] Punkty z dwoma jokerami: { $points }, więc licytuje się teraz do { $bid }.
   *[other] Punkty z dwoma jokerami: { $points }, więc licytuje się teraz do { $bid }.
}
house-joker-points = { $jokers ->
    [0] Punkty w rozdaniu bez jokerów: najwyżej { $points }.
    [1] Punkty w rozdaniu z jokerem: najwyżej { $points }.
    [few] Punkty w rozdaniu z dwoma jokerami: najwyżej { $points }.
   *[other] Punkty w rozdaniu z dwoma jokerami: najwyżej { $points }.
}
house-take-back = Cofnij to
house-all = Wszystkie zasady
house-ten = Dziesięć pytań
house-changes = { $count ->
    [0] Jak { $game }
    [one] { $count } zmiana w grze { $game }
    [few] { $count } zmiany w grze { $game }
   *[other] { $count } zmian w grze { $game }
}
house-from-game = z gry { $game }
house-read = Czytaj jako stronę
house-count = { $found } z { $all }
house-clear = Wyczyść wyszukiwanie
house-use = Użyj tych zasad
house-sets = Zestawy zasad
page-back = Wróć
house-idle = Bez znaczenia przy innych zasadach.
house-idle-but = Wymaga „{ $with }”.
house-printed = Z książek
house-own-name = { $game }, zasady domowe
house-own = Własne
house-none = Jeszcze żadnych. Zmień dowolną zasadę, a powstanie twoja własna kopia.
house-set-about = { $count ->
    [0] jak { $game }
    [one] { $game }, 1 zmiana
    [few] { $game }, { $count } zmiany
   *[other] { $game }, { $count } zmian
}
house-set-misfit = { $game }, nie da się grać
house-search = Szukaj zasad
house-nothing = Żadna zasada nie pasuje do „{ $words }”.
house-mend = Popraw
house-copy = Kopiuj
house-delete = Usuń
house-open = Otwórz
house-share = Udostępnij
house-open-about = Plik z zestawem zasad albo zapisaną partią.
house-open-run = Otwórz
house-share-about = Zapisuje ten zestaw zasad w pliku, który inni mogą otworzyć.
house-share-run = Zapisz
house-path-hint = Ścieżka do pliku
choose = Wybierz…
choose-none = Nie ma tu okna wyboru plików. Wpisz zamiast tego ścieżkę.
choose-files = Partie i zestawy zasad
house-close-file = Zamknij
house-shared = Zapisano w pliku { $file }.
house-copy-text = Kopiuj jako tekst
house-did-set = { $name }: zmienione.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Dopasowane: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = Zasady znów do siebie pasują.
house-did-reset = { $name }: przywrócone.
house-did-reset-all = Wszystkie zasady są znów jak w książce.
house-did-copy = Kopia gotowa.
house-did-open = Zestaw zasad otwarty.
house-did-rename = Nowa nazwa: „{ $new }”, wcześniej „{ $name }”.
house-did-delete = Usunięto: „{ $name }”.
error-rules-save = Nie udało się zapisać zestawów zasad w pliku { $file }: { $reason }.
error-share = Nie udało się zapisać zestawu zasad do pliku { $file }: { $reason }.
error-option = Nie udało się odczytać pliku { $file } (wiersz { $line }, kolumna { $column }): { $name } ({ $id }) nie może mieć tej wartości. { $values }
error-option-values = Może to być { $values }.
error-option-points = To może być lista taka jak "high low jack game", najwyżej z { $most } pozycjami.
error-option-card-points = To mogą być oczka kart takie jak "A:4 K:3 Q:2 J:1 T:10".
error-option-order = To może być lista atutów od najstarszego taka jak "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = To mogą być karty takie jak "2-A" albo "2,9-A".
error-option-numbers = To może być liczba od { $min } do { $max }.
error-option-unknown = Nie udało się odczytać pliku { $file } (wiersz { $line }, kolumna { $column }): nie ma zasady „{ $id }”.
obstacle-exists = plik o tej nazwie już istnieje

## Okno: zapisane partie

saves-title = Zapisane partie
saves-note = { $count ->
    [0] jeszcze żadnych
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}
saves-search = Szukaj po nazwie, grze lub dacie
saves-empty = Nie ma jeszcze zapisanych partii. Każda partia zapisuje się sama, po każdym ruchu.
saves-nothing = Żadna zapisana partia nie pasuje do „{ $words }”.
saves-date = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
} { $year }
saves-day = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
saves-today = dzisiaj
saves-yesterday = wczoraj
saves-weekday = { $day ->
    [0] poniedziałek
    [1] wtorek
    [2] środa
    [3] czwartek
    [4] piątek
    [5] sobota
   *[6] niedziela
}
saves-hand = { $day }, rozdanie { $number }
saves-your-turn = { $day }, twoja kolej
saves-with = { $day }, przy stole też { $names }
saves-real = { $day }, prawdziwe karty
saves-finished = { $count ->
    [one] Jedna skończona partia
    [few] { $count } skończone partie
    [many] { $count } skończonych partii
   *[other] { $count } skończonej partii
}
saves-look-back = do obejrzenia
saves-all = Wszystkie partie
saves-all-about = zmiana nazwy, kopia, eksport
saves-won = { $count ->
    [one] wygrana: { $names }
    [few] wygrana: { $names }
   *[other] wygrana: { $names }
}
saves-hands = { $hands ->
    [0] w pierwszym rozdaniu
    [one] po jednym rozdaniu
    [few] po { $hands } rozdaniach
   *[other] po { $hands } rozdaniach
}
saves-current = teraz w grze
saves-damaged = Nie da się odczytać
saves-in-use = Tych partii używa inne okno: tutaj można je tylko oglądać.
saves-open = Graj dalej
saves-review = Przegląd
saves-rename = Zmień nazwę
saves-copy = Kopiuj
saves-export = Eksportuj
saves-delete = Usuń
saves-copy-of = { $name } (kopia)
saves-new-title = Nazwij tę partię
saves-folder = Folder na pliki
saves-save = Zapisz
saves-cancel = Anuluj
saves-deleted = Usunięto: „{ $name }”.
saves-undo = Cofnij
saves-restored = „{ $name }” jest z powrotem.
saves-copied = Skopiowano: „{ $name }”.
saves-exported = Zapisano jako { $record } i { $told }.
saves-no-folder = Wpisz folder, do którego mają trafić pliki.
saves-open-file = Otwórz plik
saves-open-another = Otwórz inną
saves-no-file = Wpisz ścieżkę do pliku.
saves-nothing-over = Żadne rozdanie tej partii nie jest jeszcze skończone: nie ma czego przeglądać.
saves-elsewhere = Przy tym stole gra się w innym oknie.
told-game = { $game }, { $goal }.
told-players = Gracze: { $names }.
told-date = Początek: { $date }.
told-nothing = Żadne rozdanie nie jest jeszcze skończone.
told-scores = Wyniki: { $scores }.

## Okno: przegląd

review-title = Przegląd
review-hand = Rozdanie { $number }
review-thrown-in = Złożone
review-status = krok { $step } z { $steps }
review-trick = Lewa { $number }
review-deal = Karty są rozdane
review-next = Następny krok. { $said }
review-over = Rozdanie skończone.
review-as-seen = { $who ->
    [you] Twoimi oczami
   *[one] Tak widzi to { $name }
}
review-open = Odkryte karty
review-play-on = Graj od tego miejsca
review-again = Rozdaj jeszcze raz
review-moved = Rozdaj o miejsce dalej
review-done = Gotowe
try-out-note = Bez zapisu: to próba
try-out-end = Zakończ próbę

## Lekcje

lessons-title = Lekcje
lessons-done = Ukończone: { $done } z { $count }
lesson-next = Dalej
lesson-leave = Wyjdź z lekcji
lesson-state = { $about }{ $state ->
    [left] {" "}Przerwana: zacznie się od tego samego miejsca.
    [done] {" "}Ukończona.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Pierwsza lekcja
    [count] Liczenie oczek
    [partners] Partnerzy
    [steal] Ostatnie słowo rozdającego
    [smudge] Smudge
    [beg] Prośba
    [hang] Łapanie waleta
    [sell] Sprzedaż wyjścia
    [rows] Karty w rzędach
   *[first] Krok po kroku
}
lesson-line = { $lesson ->
    [hands] Trzy rozdania po swojemu
    [count] Dziesiątka liczy najwięcej
    [partners] Dziesiątki dla partnera
    [steal] Tyle samo, wybiera rozdający
    [smudge] Wszystkie cztery albo nic
    [beg] Zostać albo prosić
    [hang] Złap go asem
    [sell] Ile to warte?
    [rows] Połowa leży zakryta
   *[first] Każdy ruch z wyjaśnieniem
}
lesson-given = Prowadzi { $name }
lesson-done = Ukończona
lesson-go-on = { $hand ->
    [1] Dalej: pierwsze rozdanie
    [2] Dalej: drugie rozdanie
    [3] Dalej: trzecie rozdanie
   *[0] Dalej
}
lesson-about = { $lesson ->
    [hands] Trzy rozdania do licytowania i grania po swojemu. Potem widać, co je rozstrzygnęło.
    [count] Ile oczek ma każda karta, jak złapać dziesiątkę i jak uratować własną.
    [partners] Dwie pary: oddawaj dziesiątki do lew partnera i nie bij tego, co już jest wasze.
    [steal] Rozdający odzywa się ostatni i może przejąć licytację, dając tyle samo.
    [smudge] Odzywka cztery wygrywa całą partię albo kosztuje cztery punkty.
    [beg] Odkryta karta: zostań albo proś, daj punkt albo daj dodatkowe karty, i odrzucaj. Jak w Seven Up.
    [hang] Złapany walet jest wart trzy punkty. Jak w All Fours, Trynidad.
    [sell] Wyjście możesz zatrzymać albo sprzedać za punkty. Jak w Commercial Pitch.
    [rows] Połowa kart leży zakryta pod pozostałymi. Jak w Blind Don.
   *[first] Cała gra w dwóch rozdaniach: licytuj, wychodź, zdobywaj punkty i doprowadź kogoś do wpadki.
}
lesson-first = { $step ->
    [hand] Tych sześć kart jest twoich i nikt inny ich nie widzi.
    [points] W każdym rozdaniu są do zdobycia cztery punkty: Góra, Najmłodszy, Walet i Gra. Każdy z nich poznasz, gdy ktoś go zdobędzie.
    [trump] Jeden kolor staje się atu i bije wszystkie inne. Wybiera go ten, kto licytuje najwyżej. Masz trzy wysokie piki.
    [bid] Zaczynasz licytację. Odzywka mówi, ile z czterech punktów obiecujesz ugrać. Twoje piki starczą na trzy: zalicytuj 3.
    [bid-why] Z tymi pikami możesz ugrać trzy punkty. W tej lekcji licytujesz 3.
    [pitcher] { $one } i { $two } pasują, więc zostaje twoja odzywka trzy. Pierwszy wychodzi ten, kto licytuje najwyżej.
    [pitch] Kolor, w który wyjdziesz, to atu w tym rozdaniu. Wyjdź asem pik: nic go nie pobije.
    [pitch-why] Atu mają być piki, a as na pewno weźmie lewę. Wyjdź asem pik.
    [took] Każdy zagrał po jednej karcie: to lewa. Bierze ją najstarszy atut, więc te karty są twoje i wychodzisz do następnej.
    [high] Góra to najstarszy z rozdanych atutów. To twój as, więc ten punkt masz ty.
    [low] Najmłodszy to najniższy z rozdanych atutów. Dwójkę w kartach ma { $one } i zatrzymuje punkt, choć karta jest w twojej lewie.
    [king] Króla pik żadna karta już nie pobije. Wyjdź nim i ściągnij atuty, które ktoś jeszcze trzyma.
    [king-why] Król pik to najstarszy pozostały atut, więc na pewno weźmie lewę. Wyjdź nim teraz.
    [drawn] { $two } dokłada pika, bo musi. { $one } nie ma już pików i może zrzucić dowolną kartę.
    [club] Twój walet przegrałby z damą pik, jeśli ktoś ją ma. Zatrzymaj waleta i wyjdź szóstką trefl.
    [club-why] Waleta i dziesiątkę warto zatrzymać. Z dwóch twoich niskich kart ta lekcja zagrywa szóstkę trefl.
    [lost] Wyjście było w trefle i nikt nie zagrał atutu, więc wygrywa najstarszy trefl: lewę bierze { $two }.
    [follow] { $two } wychodzi asem kier. Masz kiera, więc możesz go dołożyć albo zagrać atut, ale nic innego.
    [ruff] Twoja dziesiątka przegrałaby z asem. Bije go każdy atut: zagraj waleta pik.
    [ruff-why] Dziesiątka przegrałaby z asem kier. Walet jest atutem i wygrywa.
    [jack] Waleta dostaje ten, kto weźmie w lewie waleta atu. To ty: drugi punkt.
    [game] Grę dostaje ten, kto uzbiera najwięcej w kartach: dziesiątka liczy się 10, as 4, król 3, dama 2, walet 1. Masz { $cards }.
    [rest] Dwie ostatnie lewy zagraj, jak chcesz.
    [scored] Góra, Walet i Gra: obiecane trzy i ugrane trzy. { $one } zapisuje jeden za Najmłodszy. Kto pierwszy dojdzie do { $goal }, wygrywa partię.
    [second] A teraz rozdanie, w którym licytuje ktoś inny. Rozdawanie krąży i tym razem rozdajesz ty: odzywasz się na końcu.
    [bidder] { $two } licytuje trzy. Jako rozdający możesz przejąć licytację za trzy albo pójść na cztery.
    [pass] As i dwójka karo mogłyby ci dać Górę i Najmłodszy, ale trzeciego punktu raczej nie. Spasuj.
    [pass-why] Te karty obiecują najwyżej dwa punkty. Spasuj i zobacz, jak { $two } sobie poradzi.
    [stopped] { $two } robi atu z karo, a ty masz asa i dwójkę: Góra i Najmłodszy są twoje. { $two } może zdobyć już tylko dwa punkty.
    [defend] Zagraj to rozdanie, jak chcesz. Gdy wolno zagrać tylko niektóre twoje karty, pozostałe są przyciemnione.
    [set-back] { $two } obiecuje trzy, a ugrywa { $made ->
        [0] zero
        [1] jeden
       *[2] dwa
    }. To wpadka: wylicytowana liczba schodzi z wyniku. Wynik poniżej zera ma czerwone kółko.
    [end] Masz { $score } pkt. Teraz znasz grę: licytuj tyle, ile możesz ugrać, wychodź w swój najlepszy kolor i zatrzymuj innych.
   *[welcome] Witaj w Pitchu. Twoi przeciwnicy to { $one } i { $two }, a każdy dostaje po sześć kart.
}
lesson-hands = { $deal ->
    [leave] Nowe karty. Ile są warte? Zawsze można spasować.
    [partner] Tym razem gramy w parze. Co zdobędzie jedno z nas, liczy się dla obojga.
   *[make] W kartach są cztery punkty. Ile zdobędziesz? Powiedz cokolwiek, a zobaczymy.
}
lesson-did = { $what ->
    [bid] Licytujesz { $bid }.
    [pass] Pasujesz.
   *[card] Zagrywasz { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Kontrakt { $bid } dałoby się ugrać.
       *[card] { card } – i kontrakt byłby ugrany.
    }
    [spares] Pas nic by nie kosztował.
    [points] { $what ->
        [bid] Odzywka { $bid }
        [pass] Pas
       *[card] { card }
    } – o { $points ->
        [one] punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej.
    [sets] { $what ->
        [bid] Odzywka { $bid }
        [pass] Pas
       *[card] { card }
    } – i { $name } ma wpadkę.
   *[holds] { $what ->
        [bid] Odzywka { $bid }
        [pass] Pas
       *[card] { card }
    } – { $name } ma o { $points ->
        [one] punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } mniej.
}
lesson-reason = { $whose ->
    [theirs] { $name } nie zdobywa wtedy: { $points }.
   *[yours] To dałoby ci też: { $points }.
}
lesson-gain-none = Nie widzę, co dałoby się zrobić lepiej.
lesson-perhaps = { $point }?
lesson-again = Te same karty, licytuj znowu
lesson-more = Nowe karty
lesson-real = Zagraj naprawdę
lesson-what-if = { $what ->
    [bid] A gdyby zalicytować { $bid }?
    [pass] A gdyby spasować?
   *[card] A gdyby zagrać { card-object }?
}
lesson-count = { $step ->
    [values] Dziesiątka liczy się 10, as 4, król 3, dama 2, walet 1, a pozostałe karty nic. Na ręce masz 18 z 80 oczek w talii.
    [bid] As daje ci Górę, a dwa asy i dziesiątka sporą szansę na Grę. Zalicytuj 2.
    [bid-why] Góra jest pewna, a Gra prawdopodobna; trzeciego punktu nie widać. W tej lekcji licytujesz 2.
    [pitch] Zrób z trefli atu: wyjdź asem.
    [pitch-why] Trefle to twój najdłuższy kolor, a ich as to Góra. Wyjdź nim.
    [begun] Na razie cztery oczka, za asa. Otwórz tu w każdej chwili wyniki, żeby zobaczyć, ile kto ma.
    [ace] Wyjdź asem karo. Kto ma jedno jedyne karo, musi je dołożyć, choćby dziesiątkę, albo przebić.
    [ace-why] As łapie najwięcej, gdy wychodzi się nim wcześnie, póki inni muszą jeszcze dokładać do koloru. Wyjdź asem karo.
    [caught] Jedyne karo, jakie ma { $two }, to dziesiątka, a atutu już nie ma: czternaście oczek w jednej lewie. Masz { $cards }.
    [keep] Twoją dziesiątkę mogą pobić król, dama lub walet trefl, jeśli są w rozdaniu. Zatrzymaj dziesiątkę i wyjdź trójką pik.
    [keep-why] Dziesiątka zagrana teraz mogłaby przepaść, a siódemka może jeszcze coś przebić. Trójka pik nic nie jest warta: wyjdź nią.
    [theirs] { $one } bierze tę lewę dziesiątką i ma 10 oczek. Dziesiątka jest najbezpieczniejsza w lewie własnej strony.
    [home] W tej lewie grasz na końcu, więc nikt cię nie pobije. Przebij dziesiątką: uratujesz ją, a z nią zabierzesz króla i damę.
    [home-why] Po tobie nikt już nie gra. Przebij teraz dziesiątką trefl, a żaden starszy atut jej nie weźmie.
    [sure] Piętnaście więcej: masz { $cards }, a prawie nic nie zostało do zdobycia. Gra jest twoja.
    [rest] Dwie ostatnie lewy zagraj, jak chcesz.
    [end] Góra i Gra: dwa obiecane, dwa ugrane. Gdy dwóch graczy ma najwięcej oczek po równo, punktu za Grę nie dostaje nikt.
   *[what] Góra, Najmłodszy i Walet to pojedyncze karty. Grę trzeba policzyć: punkt dostaje ten, kto uzbiera oczek w lewach najwięcej.
}
lesson-partners = { $step ->
    [pass] Twoje karty niewiele obiecują, a { $two } jeszcze się nie odzywa. Spasuj.
    [pass-why] Kontrakt wiąże was oboje. Z takimi kartami spasuj i zostaw licytację partnerowi: to { $two }.
    [bound] { $two } licytuje trzy. Ten kontrakt wygrywacie albo przegrywacie razem.
    [ten] { $two } wychodzi asem kier i nic go nie pobije. Oddaj dziesiątkę: to dziesięć oczek.
    [ten-why] Tę lewę i tak bierze { $two }. Tu dziesiątka kier jest dla waszej strony warta dziesięć.
    [shared] Lewę bierze { $two }, a jej karty liczą się wam obojgu: na razie { $cards }.
    [leave] Prowadzi as pik, którego zagrywa { $two }. Nie przebijaj partnera: dołóż piątkę.
    [leave-why] W tej lewie prowadzi wasza strona. Zatrzymaj atut i zagraj piątkę pik.
    [follow] { $two } znów wychodzi w atu. Został ci jeden atut, więc musi odejść.
    [follow-why] Po wyjściu w atu każdy, kto ma atut, musi go dołożyć.
    [throw] { $one } i { $three } nie mają już atutów, więc walet, którego ma { $two }, jest bezpieczny. Dorzuć do niego dziesiątkę trefl.
    [throw-why] Twój partner na pewno weźmie tę lewę. Tam dziesiątka trefl jest najwięcej warta.
    [rest] Graj dalej, jak chcesz.
    [scored] Góra, Walet i Gra: { $two } ma ugrany kontrakt trzy i wasza strona zapisuje trzy. { $one } i { $three } zapisują Najmłodszy.
   *[partner] Naprzeciwko siedzi { $two }: to twój partner. Co zdobędzie jedno z was, liczy się wam obojgu.
}
lesson-steal = { $step ->
    [take] Twoje trefle też mogą dać trzy punkty. Przejmij licytację: zalicytuj 3.
    [take-why] Te trefle mogą dać trzy punkty, a jako rozdający nie musisz dawać więcej. Przejmij licytację za 3.
    [taken] Licytacja jest teraz twoja za tę samą liczbę, a { $two } nie może już licytować.
    [pitch] Wyjdź asem trefl.
    [pitch-why] Trefle to twój kolor, a asa nic nie pobije. Wyjdź nim.
    [drawn] { $two } oddaje damę, która mogłaby pobić twojego waleta. Pozostałe dwie osoby mają tylko po jednym atucie.
    [rest] Góra i Najmłodszy są już twoje, dzięki asowi i dwójce. Jeszcze jeden punkt i kontrakt ugrany. Graj dalej, jak chcesz.
    [end] Licytacja przejęta i kontrakt ugrany. Po rozdającym nikt się nie odzywa: właśnie tyle warte jest ostatnie słowo.
   *[last] { $two } licytuje trzy. Rozdajesz, więc odzywasz się na końcu: możesz przejąć licytację, nie dając więcej.
}
lesson-smudge = { $step ->
    [bid] Masz asa i dwójkę pik, a do tego króla, który osłoni waleta. Zalicytuj cztery.
    [bid-why] Te piki mogą dać wszystkie cztery punkty. W tej lekcji licytujesz cztery.
    [final] Po odzywce cztery nikt już się nie odzywa, nawet rozdający. Teraz potrzebujesz wszystkich czterech punktów.
    [pitch] Wyjdź asem pik.
    [pitch-why] Piki to twój kolor, a asa nic nie pobije. Wyjdź nim.
    [draw] Dama mogłaby jeszcze pobić twojego waleta. Wyjdź królem i ściągnij ją.
    [draw-why] Wyjdź najpierw królem pik: nic go już nie pobije, a ściągnie atuty, które ktoś jeszcze trzyma.
    [safe] Dama spadła. Twój walet jest teraz najstarszym atutem.
    [rest] Nikt inny nie ma atutu, a twoje kiery są najstarsze: nie stracisz już żadnej lewy. Graj dalej, jak chcesz.
    [won] Góra, Najmłodszy, Walet i Gra: smudge jest ugrany i od razu wygrywasz całą partię.
    [hole] Gdyby zabrakło jednego punktu, byłoby minus cztery. A graczowi pod kreską ugrany smudge daje cztery punkty, nie wygraną.
   *[what] Odzywka cztery to smudge: kto ją da i ugra wszystkie cztery punkty, od razu wygrywa partię.
}
lesson-beg = { $step ->
    [beg] Nie masz ani jednego kara. Proś o inny kolor.
    [beg-why] Bez żadnego karo niewiele tu zdobędziesz. Proś i zobacz, co powie { $one }.
    [gift] { $one } zatrzymuje kara i musi ci za to dać punkt.
    [rest] Atu są kara i wychodzisz ty. Zagraj to rozdanie, jak chcesz.
    [second] Teraz rozdajesz ty, a { $one } może zostać przy kolorze albo prosić.
    [jack] Odkryta karta to walet, a to punkt dla rozdającego: dla ciebie. Na atu proponowane są trefle.
    [begged] { $one } prosi. Możesz dać punkt, a trefle zostaną. Albo daj dodatkowe karty: każdy dostanie jeszcze trzy i odkryje się następną.
    [run] Ty też nie masz trefli. Daj dodatkowe karty.
    [run-why] Po co płacić punktem za trefle, skoro ich nie masz? Daj dodatkowe karty.
    [throw] Atu są kiery. Najpierw odrzuć trzy karty, żeby znów mieć sześć; potem graj, jak chcesz.
    [end] To cała prośba: zostań albo poproś o inny kolor; daj punkt albo daj dodatkowe karty.
   *[turned] W tej grze nikt nie licytuje. Odkrywa się kartę, a jej kolor jest proponowany na atu. Ty wychodzisz, więc ty wybierasz: zostań albo proś.
}
lesson-hang = { $step ->
    [pairs] Twój partner to { $two }. Tutaj gra się w prawo i wychodzisz ty: możesz zostać przy kolorze albo prosić o inny.
    [stand] Masz asa i damę kier. Zostań przy kierach.
    [stand-why] Z asem i damą lepszego koloru niż kiery nie trzeba. Zostań.
    [ace] Wyjdź asem i zobacz, jakie atuty spadną.
    [ace-why] Asa kier nic nie pobije. Wyjdź nim najpierw.
    [queen] Walet jeszcze nie spadł. Wyjdź damą: kto ma już tylko waleta, musi go pod nią podłożyć.
    [queen-why] Dama kier może złapać waleta. Wyjdź nią teraz.
    [hung] { $three } ma już tylko waleta i twoja dama go bierze. Walet, którego strona traci, jest złapany: to trzy punkty.
    [rest] Graj dalej, jak chcesz.
    [end] Złapany walet jest wart więcej niż każdy inny punkt. Kto ma waleta, musi go uratować.
   *[turned] { $one } odkrywa szóstkę kier. To od razu dwa punkty dla strony rozdającego; as jest wart jeden, walet trzy.
}
lesson-sell = { $step ->
    [eldest] Siedzisz po lewej stronie rozdającego: wyjście należy do ciebie. Możesz je zatrzymać, ale musisz wtedy ugrać wszystkie cztery punkty. Albo możesz je sprzedać.
    [offer] Z tymi kartami czterech nie ugrasz. Wystaw wyjście na sprzedaż.
    [offer-why] Zatrzymać wyjście to obiecać wszystkie cztery punkty, a te karty takiej obietnicy nie spełnią. Wystaw je na sprzedaż.
    [bids] { $two } daje za nie dwa punkty. Możesz sprzedać albo zatrzymać wyjście i ugrać dwa bez niczyjej pomocy.
    [sell] Sprzedaj: cenę dostajesz od razu.
    [sell-why] Te karty ledwo starczą na dwa punkty. Sprzedaj i zapisz dwa bez zagrania jednej karty.
    [price] Zapisujesz dwa: dwa twoje żetony znikają. Wychodzi { $two } i musi ugrać dwa.
    [rest] Graj dalej, jak chcesz.
    [end] { $state ->
        [set-back] { $two } kupuje wyjście, nie ugrywa, ile trzeba, i bierze z powrotem dwa żetony. Cena i tak zostaje twoja.
       *[made] { $two } kupuje wyjście i ugrywa, ile trzeba. Cena i tak zostaje twoja.
    }
   *[counters] Tutaj każdy zaczyna z żetonami: jest ich { $goal }, a każdy punkt zabiera jeden. Kto pierwszy pozbędzie się wszystkich, wygrywa.
}
lesson-rows = { $step ->
    [theirs] { $one } ma karty ułożone tak samo: widzisz wszystko, co teraz można zagrać przeciw tobie.
    [pitch] Wychodzisz ty, a kolor twojej karty zostaje atu. Wyjdź asem kier.
    [pitch-why] Kiery to twój najlepszy kolor, a ich asa nic nie pobije. Wyjdź asem kier.
    [pegged] Atuty zapisuje się zaraz po wzięciu lewy: cztery za asa. Pod nim leżała piątka trefl i odtąd możesz nią grać.
    [five] { $one } ma odkryty tylko jeden kier, piątkę, i musi ją dołożyć. Wyjdź królem kier.
    [five-why] Piątka atu jest warta dziesięć i musi spaść pod twój następny kier. Wyjdź królem.
    [caught] Trzy za twojego króla i dziesięć za piątkę: żadna karta nie jest warta więcej.
    [club] Każda inna piątka jest warta pięć. Z trefli { $one } ma odkrytą tylko trójkę, więc twoja piątka wygra: wyjdź nią.
    [club-why] W każdej chwili może się odkryć starszy trefl. Twoja piątka trefl jest jeszcze bezpieczna: wyjdź nią.
    [ten] { $one } nie ma odkrytego trefla ani kiera. Twoja dziesiątka trefl nie może przegrać, a liczy się dziesięć do Gry: wyjdź nią.
    [ten-why] Żadna odkryta karta nie pobije dziesiątki trefl. Wyjdź nią, póki tak jest.
    [turned] Odkrył się król trefl: twoje trefle nie są już bezpieczne. Każda odkryta karta może wszystko zmienić.
    [away] Zatrzymaj atuty i tanio oddaj wyjście: wyjdź czwórką pik.
    [away-why] Atut da ci więcej, gdy wychodzi { $one }. Wyjdź czwórką pik.
    [ruff] Do koloru dodaje się tylko odkryte karty. Nie masz odkrytego karo, więc możesz przebić: zrób to waletem.
    [ruff-why] Walet atu jest wart jeden, gdy bierze lewę, a dama może się jeszcze odkryć. Przebij waletem.
    [rest] Graj dalej, jak chcesz. Pilnuj piątek i dziewiątki kier.
    [end] Masz punktów: { $score }. Po czterech rozdaniach wygrywa wyższy wynik.
   *[rows] Dziewięć twoich kart leży odkrytych, każda na jednej zakrytej. Kart pod spodem nie zna nikt, nawet ty.
}

## Zadania

puzzle-title = Zadania i ćwiczenia
puzzle-question = Co jest tu najlepsze?
puzzle-right = Dobrze
puzzle-wrong = Nie najlepsze
puzzle-bid = Zalicytuj { $bid }
puzzle-line-best = { $choice }: wygrywa { $wins } na 100 partii, najwięcej.
puzzle-line = { $choice }: wygrywa { $wins } na 100 partii, o { $fewer } mniej.
puzzle-also = Poza tym { $reason }.
puzzle-about = Dla wszystkich rozkładów zgodnych z tym, co widać. Dwie metody są zgodne: najsilniejszy bot i partie silnych graczy.
puzzle-play-on = Graj od tego miejsca
puzzle-back-today = { $count ->
    [one] Wraca zadanie, które się nie udało
    [few] Wracają zadania, które się nie udały: { $count }
   *[other] Wracają zadania, które się nie udały: { $count }
}
puzzle-alone = W zadaniu nie ma podpowiedzi i nic się nie cofa.
puzzle-record-none = { $count ->
    [one] { $count } pozycja z partii silnych botów. Jedna możliwość jest w niej wyraźnie najlepsza.
    [few] { $count } pozycje z partii silnych botów. W każdej jedna możliwość jest wyraźnie najlepsza.
   *[other] { $count } pozycji z partii silnych botów. W każdej jedna możliwość jest wyraźnie najlepsza.
}
puzzle-record = Dobrze za pierwszym razem: { $right } z { $tried } rozwiązywanych, a razem jest ich { $count }.
puzzle-streak = { $days ->
    [one] Dzisiejsze albo wczorajsze zadanie dobrze za pierwszym razem.
    [few] Zadanie dnia dobrze za pierwszym razem { $days } dni z rzędu.
   *[other] Zadanie dnia dobrze za pierwszym razem { $days } dni z rzędu.
}
puzzle-solved-of = { $right } z { $count }
theme-name = { $theme ->
    [jack] Złap waleta
    [tens] Zachowaj dziesiątki
    [bid] Licytacja czy pas
    [trumps] Ściągaj atuty
    [mistakes] Twoje własne pomyłki
   *[game] Licz na Grę
}
mistake-from = { $when ->
    [today] Z twojej dzisiejszej gry
    [yesterday] Z twojej wczorajszej gry
    [weekday] Z twojej gry ({ $day })
   *[date] Z twojej gry ({ $day })
}
shelf-solved = Rozwiązane: { $right } z { $count }
shelf-today = Dziś
shelf-question = { $game }, { $question ->
    [call] twoja licytacja
    [lead] twoje wyjście
   *[follow] twoja karta
}
shelf-solve = Rozwiąż
shelf-again = Obejrzyj jeszcze raz
shelf-days = Ostatnie pięć dni: { $days }
shelf-day = { $how ->
    [right] dobrze
    [missed] źle
    [open] do zrobienia
   *[none] pominięte
}
shelf-themes = Według tematu
shelf-games = Według gry
shelf-every = Wszystkie gry
shelf-more = Jeszcze { $count }
shelf-right = Dobrze: { $right } z { $count }
drill-which = { $which ->
    [clubs] Który trefl?
    [diamonds] Które karo?
    [hearts] Który kier?
    [spades] Który pik?
    [lead] Którą kartą wychodzisz?
   *[any] Która karta?
}
drill-winning = { $how ->
    [trumped] { $name } przebija tę lewę atutem
   *[best] Tę lewę bierze na razie { $name }
}
drill-again = Jeszcze raz
drill-next = Dalej
drill-leave = Zakończ
puzzle-none = Nie ma zadania „{ $theme }”. Wpisz „today” albo jeden z tych tematów: { $themes }.
puzzle-shelf-empty = Nie ma żadnych zadań.
puzzle-no-mistakes = Nie ma jeszcze twoich pomyłek. Pochodzą z gier rozgrywanych w oknie.
mistake-about = Oceniane jak w „Ile to kosztowało”: według tego, co można było wtedy wiedzieć. Różnice, które mogą być przypadkiem, się nie liczą.
text-puzzle-again = To nie jest żadna z możliwości.
text-puzzle-strange = W zadaniu nie ma „{ $line }”. Wpisz „pomoc”, żeby zobaczyć polecenia.
text-puzzle-next = Naciśnij Enter, żeby przejść do następnego zadania, albo wpisz „koniec”.

## Pliki, których nie da się odczytać lub zapisać

error-save = Nie udało się zapisać partii w pliku { $file }: { $reason }.
error-settings-save = Nie udało się zapisać ustawień w pliku { $file }: { $reason }.
error-read = Nie udało się odczytać pliku { $file }: { $reason }.
error-is-rule-set = { $file } to zestaw zasad, a nie zapisana partia.
error-parse = Nie udało się odczytać pliku { $file } (wiersz { $line }, kolumna { $column }): { $reason }.
error-replay = Partię z pliku { $file } można odczytać tylko do czynności { $action } w rozdaniu { $hand }. { $reason }.
error-write = Nie udało się zapisać pliku { $file }: { $reason }.
error-left = Plik pozostał bez zmian, a program spróbuje jeszcze raz.
error-set-aside = Został odłożony jako { $file }.
error-backup = Partia toczy się dalej z kopii sprzed ostatniego ruchu, { $file }.
error-last-time = Auction Pitch ostatnio nagle przestał działać.
error-last-note = Co się stało, opisuje plik { $file }.
error-last-state = { $state ->
    [saved] Wszystkie twoje decyzje są zapisane.
    [unsaved] Twoich ostatnich decyzji nie udało się zapisać; co zapisano wcześniej, nadal jest na miejscu.
   *[unknown] Może brakować twojej ostatniej decyzji.
}
error-failed = Wystąpił błąd i program trzeba uruchomić ponownie.
bot-stood-in = { $name } nie może się zdecydować i robi najprostszą dozwoloną rzecz.
error-no-folder = Nie ma folderu do zapisu: po wyjściu partia przepadnie.
error-no-saving = Nic nie jest zapisywane: to, co teraz zagrasz, przepadnie po wyjściu.
error-settings-default = Obowiązują ustawienia domyślne.
error-settings-entries = Nie udało się odczytać w pliku { $file }: { $entries }. To zostaje w pliku, a cała reszta obowiązuje.
error-settings-lost = { $count ->
    [0] Obowiązuje to, co udało się odczytać.
   *[other] Obowiązuje cała reszta, bez: { $entries }.
}
folder-in-use = Tego folderu używa inny Auction Pitch. Dopóki nie zostanie zamknięty, twoja partia nie jest tu zapisywana.
folder-free = Drugi Auction Pitch został zamknięty. Od teraz twoja partia jest tu zapisywana.
folder-copied = Tam grano dalej w tę samą partię. Zostają obie: twoja toczy się dalej jako kopia.
error-dropped-game = Nie można tu otworzyć innej partii. Wróć do ekranu startowego i otwórz ją tam.
obstacle-full = dysk jest pełny
obstacle-limit = system nie pozwala na tak duży plik
obstacle-read-only = dysk jest tylko do odczytu
obstacle-not-allowed = brak uprawnień do zapisu w tym miejscu
obstacle-no-folder = nie ma takiego folderu
obstacle-in-use = tego folderu używa inny program
obstacle-too-long = partia jest za długa, żeby ją ponownie otworzyć; jej ostatni zapis nadal jest na miejscu
start-error = błąd: { $words }
start-no-language = Nie ma języka „{ $tag }”. Dostępne języki: { $tags }.
start-no-folder = { $path } nie jest folderem, więc nic nie da się tam przechować. Po --data-dir podaj folder albo taki, którego jeszcze nie ma.
start-only-text = Opcje --rules, --players i --mistakes służą do rozpoczęcia partii w terminalu: dodaj --text.
start-only-play = Przed poleceniem mogą stać tylko --data-dir i --lang, i tylko jeśli polecenie je przyjmuje. Pozostałe opcje służą do gry.
start-no-gpu = Ta wersja rysuje tylko procesorem. Pomiń --renderer gpu albo zbuduj program z opcją gpu.
start-no-display = Nie ma ekranu, na którym można by otworzyć okno.
start-no-window = Nie udało się otworzyć okna ({ $reason }).
start-no-library = Brakuje biblioteki { $library }, a bez niej nie da się otworzyć okna. W Debianie i Ubuntu jest ona w pakiecie { $package }.
start-text-only = Ta wersja nie ma okna.
start-in-terminal = Aby grać w terminalu, wpisz: auction-pitch --text
start-failed = Co się stało: { $note }
unread-missing = nie ma takiego pliku
unread-not-allowed = brak uprawnień do odczytu
unread-folder = to jest folder
unread-no-file = to nie jest plik
unread-foreign = to nie jest zapisana partia, lecz plik w formacie „{ $format }”
unread-version = { $found ->
    [0] format nie ma wersji 0
   *[other] zapisał go nowszy program (ten program czyta format najwyżej w wersji { $newest }, a nie w wersji { $found })
}
unread-algorithm = karty rozdano według wersji { $number } algorytmu, której ten program nie zna
unread-players = zasady są dla { $expected } graczy, a nie dla { $found }
unread-deals = ma więcej niż { $most } rozdań
unread-large = rozmiar w bajtach to { $bytes }, a czyta się najwyżej { $most }
unread-no-text = to nie jest tekst w UTF-8
unread-syntax = { $flaw ->
    [missing] brakuje „{ $name }”
    [unknown] „{ $name }” nie jest tu znane
    [number] liczba jest za duża albo za mała
   *[other] zapis nie ma postaci, jakiej wymaga plik („{ $words }”)
}
unread-no-game = to nie jest oznaczone jako zapisana partia (brakuje „format”)
unread-not-a-folder = część ścieżki to plik, a nie folder
fault-line = rozdanie { $hand }, czynność { $action }, { $tried }. { $reason }
fault-seat = rozdanie { $hand }, czynność { $action }, miejsce { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Nie ma czego cofać.
fault-turn = { $who ->
    [you] Była twoja kolej.
   *[one] Była kolej na: { $name }.
}
fault-turn-seat = Była kolej miejsca { $seat }.
fault-scores = Wyniki w zapisie to { $written }, a z obliczeń wychodzi { $counted }.
verify-seed = ziarno: { $seed }
verify-word = słowo: { $word }
verify-commitment-agrees = odcisk: zgadza się, { $digits }
verify-commitment-typed = odcisk: brak, ziarno zostało wpisane
verify-commitment-number = odcisk: brak, a wpisanemu numerowi { $number } odpowiada INNE ZIARNO
verify-commitment-missing = odcisk: BRAKUJE GO, choć ziarno wybrał przypadek
verify-commitment-differs = odcisk: NIE ZGADZA SIĘ
verify-recorded = zapisany { $digits }
verify-computed = obliczony { $digits }
verify-draw = losowanie pierwszego rozdającego: { $agrees ->
    [yes] zgadza się
   *[no] NIE ZGADZA SIĘ
}
verify-deal = rozdanie { $number }: { $agrees ->
    [yes] zgadza się
   *[no] NIE ZGADZA SIĘ
}
verify-pack = z ziarna wynika { $pack }
verify-summary = imiona i wyniki na liście partii: { $agrees ->
    [yes] zgadzają się
    [names] imiona się zgadzają; wyników w pliku nie ma
    [scores] wyniki się zgadzają; imion w pliku nie ma
    [missing] nie ma ich w tym pliku, więc niczego nie porównano
    [unplayed] nie porównano, bo partii nie da się rozegrać do końca
   *[no] NIE ZGADZAJĄ SIĘ
}
verify-seal = pieczęć: { $seal ->
    [agrees] zgadza się, tego, co zagrano, nie zmieniono
    [none] brak, zapis powstał we wcześniejszej wersji: nie można sprawdzić, co robili gracze
   *[differs] NIE ZGADZA SIĘ, po powstaniu zapisu coś zmieniono
}
verify-mismatch = Karty tej partii nie wynikają z jej ziarna.
verify-changed = Karty wynikają z ziarna, ale po powstaniu tego zapisu coś w nim zmieniono.
error-deck = { $file } nie nadaje się na karty: { $reason }. Używane są karty wbudowane.
deck-flaw-not-allowed = brak uprawnień do odczytu
obstacle-in-the-way = pliku, który tam jest, nie da się odczytać i nie zostanie nadpisany ({ $reason })
deck-flaw-missing = { $more ->
    [0] brak obrazków: { $cards }
    [one] brak obrazków: { $cards } i jeszcze jednego
    [few] brak obrazków: { $cards } i jeszcze { $more } innych
   *[other] brak obrazków: { $cards } i jeszcze { $more } innych
}
deck-flaw-twice = przedstawia tę samą kartę co { $other }
deck-flaw-too-large = jest większy niż { $most } MB
deck-flaw-no-picture = to nie jest obrazek, który ten program umie odczytać
deck-flaw-size = ma { $width } × { $height } pikseli, a każdy bok musi mieć od { $least } do { $most }
deck-flaw-shape = { $width } × { $height } to nie jest kształt pionowej karty
deck-flaw-blank = jest pusty
deck-flaw-element = zawiera „{ $element }”, a to nie jest obsługiwane; zamień to na ścieżki
deck-flaw-parts = ma za dużo części
deck-flaw-slow = wczytanie lub narysowanie tego trwa zbyt długo

## Tekst: co mówi tryb tekstowy

text-welcome = Auction Pitch. Wpisz „pomoc”, żeby zobaczyć polecenia, i „zasady”, żeby zobaczyć zasady. Nie znasz Pitcha? Uczy go polecenie „auction-pitch learn”.
text-continued = Zapisana partia toczy się dalej, rozdanie { $number }.
text-opened-over = Partia w { $file } jest skończona. „auction-pitch review” z tym plikiem pozwala ją obejrzeć.
text-saved = Partia jest zapisana.
text-not-saved = Partia nie jest zapisana: tu się kończy.
text-still-unsaved = Wciąż niezapisane.
text-stops = Partia urywa się tutaj: { $reason }.
text-kept-before = Co zapisano wcześniej, nadal jest na miejscu.
text-bye = Do zobaczenia.
text-over = Wpisz „nowa”, żeby zagrać następną partię, albo „koniec”.
text-new-game = Nowa partia. Enter przyjmuje odpowiedź w nawiasie.
text-ask-players = Ilu graczy: { $numbers }? [{ $default }]
text-ask-name = Jak masz na imię? [{ $default }]
text-ask-change = Zmienić zasady domowe? tak lub nie [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Wpisz { $answers } albo „cofnij”, by wrócić do poprzedniego pytania.
text-ask-repair = Co wybierasz? { $answers } [{ $default }]
text-ask-bonus = Czy przy rozliczeniu każda wpadka kosztuje o jeden więcej? tak lub nie [{ $default }]
text-ask-give-up = Rozdanie { $number } nie jest skończone. Porzucić tę partię? tak lub nie [{ $default }]
text-ask-evening = Zapomnieć, kto komu jest coś winien, i zacząć nowy wieczór? tak lub nie [{ $default }]
text-answer-yes-no = Wpisz „tak” lub „nie”.
text-word-yes = tak
text-word-no = nie
text-answer-name = Imię ma od jednej do { $max } liter.
text-kept = Partia toczy się dalej.
text-players = Przy stole, po kolei: { $names }.
text-hand = { $who ->
    [you] Masz { $cards }.
   *[one] { $name } ma { $cards }.
}
text-row-on = { $who ->
    [you] Przed tobą, każda na zakrytej karcie: { $cards }.
   *[one] { $name } ma przed sobą, każdą na zakrytej karcie: { $cards }.
}
text-row-alone = { $who ->
    [you] Przed tobą, bez karty pod spodem: { $cards }.
   *[one] { $name } ma przed sobą, bez karty pod spodem: { $cards }.
}
text-may-play = { $who ->
    [you] Możesz zagrać { $cards }.
   *[one] { $name } może zagrać { $cards }.
}
text-may-bid = { $who ->
    [you] Możesz powiedzieć: { $calls }.
   *[one] { $name } może powiedzieć: { $calls }.
}
text-example = Na przykład: { $call }.
text-trick-empty = Na stole nie ma kart.
text-trick-card = { $who ->
    [you] Ty: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] W tej lewie prowadzisz ty.
   *[one] W tej lewie prowadzi { $name }.
}
text-trick-none = Żadne rozdanie się teraz nie toczy.
text-stock = { $count ->
    [one] W talonie została 1 karta.
    [few] W talonie zostały { $count } karty.
   *[other] W talonie zostało { $count } kart.
}
text-no-trump = Nie ma jeszcze atu.
text-points-later = Punkty pojawią się, gdy wszyscy odrzucą karty.
text-contract = { $who ->
    [you] Grasz za { $bid }. Na razie pewne punkty: { $made }.
   *[one] { $name } gra za { $bid }. Na razie pewne punkty: { $made }.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Wygrywa, kto pierwszy pozbędzie się { $target } żetonów.
    [hands] Wygrywa najlepszy wynik. Liczba rozdań: { $target }.
    [deals] Wygrywa najlepszy wynik. Liczba rozdań każdego gracza: { $target }.
   *[no] Wygrywa, kto pierwszy dojdzie do { $target }.
}
text-change = { $name }: { $change }, teraz { $score }.
text-no-change = { $name }: nadal { $score }.
text-point = { $point }: { $state }.
text-open-worth = nikt nie wziął, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
text-tricks = { $who ->
    [you] Masz { $tricks ->
        [0] zero lew
        [one] { $tricks } lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }, { $points ->
        [one] { $points } oczko
        [few] { $points } oczka
       *[other] { $points } oczek
    }.
   *[one] { $name } ma { $tricks ->
        [0] zero lew
        [one] { $tricks } lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }, { $points ->
        [one] { $points } oczko
        [few] { $points } oczka
       *[other] { $points } oczek
    }.
}
text-tricks-alone = { $who ->
    [you] Masz { $tricks ->
        [0] zero lew
        [one] { $tricks } lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
   *[one] { $name } ma { $tricks ->
        [0] zero lew
        [one] { $tricks } lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
}
text-last-none = Przed tą lewą nie było żadnej.
text-last = Lewa { $number } w rozdaniu { $hand }:
text-last-won = { $who ->
    [you] Bierzesz ją ty.
   *[one] Bierze ją { $name }.
}
text-undone = Cofnięto do twojej ostatniej decyzji.
text-no-hint = Teraz nie ma nic do rozstrzygnięcia.
text-no-undo = Nie ma czego cofać.
text-next-person = Teraz { $name }. Naciśnij Enter, gdy nikt inny nie może tego przeczytać.
text-unknown = Nie znam „{ $line }”. Wpisz „pomoc”, żeby zobaczyć polecenia.
text-no-card = „{ $line }” to nie karta. Wpisz kartę w rodzaju „as pik”, „dziesiątka kier” albo DT.
text-ambiguous = Którą masz na myśli: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = „{ $line }” to nie odzywka. Wpisz „pas” albo „licytuję” i liczbę.
text-no-rank-held = Nie masz takiej karty: { rank }.
text-too-long = Ten wiersz jest za długi.
text-help =
    Polecenia, po jednym w wierszu:
    AP, 10Ki, as pik, dama kier albo karta bez koloru, jeśli masz jedną taką kartę: zagrywasz tę kartę.
    ręka: twoje karty i które z nich możesz zagrać.
    lewa: karty na stole.
    ostatnia: poprzednia lewa.
    wynik: wyniki.
    punkty: kto ma na razie to, co punktuje.
    przebieg: co się działo w tym rozdaniu.
text-help-advice =
    cofnij: cofa twoją ostatnią decyzję.
    podpowiedź: co zrobiłby bot i dlaczego.
    podpowiedź wszystko albo jeszcze raz podpowiedź: porównanie wszystkich możliwości.
text-help-why =
    zasady: zasady tej gry.
    zasady 7: siódma z nich.
    pomoc: ta lista.
    dlaczego: dlaczego czegoś nie wolno albo o co chodzi w pytaniu.
    dlaczego wpadka: co znaczy słowo i jaka zasada za nim stoi.
    słowa: wszystkie słowa.
text-help-game =
    uczciwość: co wiąże stół z jego kartami; po partii, czy każde rozdanie było takie, jak trzeba. Przy ustawianiu nowej partii pyta też o twoje własne słowo do tasowania.
    wieczór: bilans tego wieczoru i kto komu ile jest winien.
    nowy wieczór: zaczyna od zera.
    przegląd: pokazuje skończone rozdania jeszcze raz, ze wszystkimi kartami.
    koszt: ile kosztowały twoje decyzje w ostatnim rozdaniu i co było lepsze.
    gracze: kto gra i jak grają boty.
    nowa: nowa partia.
text-help-save =
    koniec: zapis i wyjście.
    Działają też polecenia angielskie.
text-help-leave =
    koniec: wyjście.
    Działają też polecenia angielskie.
text-help-setup = Wpisz jedną z podanych odpowiedzi albo naciśnij Enter, żeby przyjąć tę w nawiasach. „uczciwość” mówi, jak ustalono karty; „koniec” kończy.
text-rules-later = „zasady” przeczyta je, gdy gra będzie wybrana.

# Słowa, które są rozumiane obok angielskich; kilka oddziela się przecinkami.
words-pass = pas, pasuję, pasuje, spasuj
words-bid = licytuję, licytuje, licytuj, zalicytuj, daję, daje
words-moon = komplet
words-smudge = smudge
words-undo = cofnij, wycofaj
words-hand = ręka, reka, karty
words-trick = lewa, stół, stol
words-score = wynik, wyniki
words-points = punkty
words-hint = podpowiedź, podpowiedz, rada
words-hint-all = podpowiedź wszystko, podpowiedz wszystko, rada wszystko, porównaj, porownaj, porównanie, porownanie
words-last = ostatnia, ostatnia lewa, poprzednia lewa
words-log = przebieg, dziennik
words-rules = zasady, reguły, reguly
words-help = pomoc
words-why = dlaczego, czemu
words-reasons = powody, dlaczego ostatnie rozdanie, dlaczego tak w ostatnim rozdaniu
words-words = słowa, slowa, słownik, slownik, pojęcia, pojecia
words-fair = uczciwość, uczciwosc, uczciwie, zobowiązanie, zobowiazanie, sprawdź rozdania, sprawdz rozdania
words-new = nowa, nowa partia, nowa gra
words-stakes = wieczór, wieczor, rozliczenie
words-evening = nowy wieczór, nowy wieczor
words-review = przegląd, przeglad
words-cost = koszt, koszty, ile kosztowało, ile kosztowalo
words-players = gracze, kto gra
words-quit = koniec, zakończ, zakoncz, wyjdź, wyjdz
words-play = zagraj, gram
words-yes = tak, t
words-no = nie, n
words-filler = karta, kartę, karte, kolor, kolorze, z, od, gracza
words-suit = { $suit ->
    [clubs] trefl, trefle, trefla, trefli, żołądź, zoladz
    [diamonds] karo, kara, kar, dzwonek
    [hearts] kier, kiery, kiera, kierów, kierow, czerwień, czerwien
   *[spades] pik, piki, pika, pików, pikow, wino
}
words-joker = joker, jokera, jokerem, x1, x, duży joker, duzy joker, dużego jokera, duzego jokera
words-low-joker = mały joker, maly joker, małego jokera, malego jokera, małym jokerem, malym jokerem, x2
words-rank = { $rank ->
    [two] dwójka, dwójkę, dwójką, dwojka, dwojke, dwa, 2
    [three] trójka, trójkę, trójką, trojka, trojke, trzy, 3
    [four] czwórka, czwórkę, czwórką, czworka, czworke, cztery, 4
    [five] piątka, piątkę, piątką, piatka, piatke, pięć, piec, 5
    [six] szóstka, szóstkę, szóstką, szostka, szostke, sześć, szesc, 6
    [seven] siódemka, siódemkę, siódemką, siodemka, siodemke, siedem, 7
    [eight] ósemka, ósemkę, ósemką, osemka, osemke, osiem, 8
    [nine] dziewiątka, dziewiątkę, dziewiątką, dziewiatka, dziewiatke, dziewięć, dziewiec, 9
    [ten] dziesiątka, dziesiątkę, dziesiątką, dziesiatka, dziesiatke, dziesięć, dziesiec, 10
    [jack] walet, waleta, waletem, jopek, w
    [queen] dama, damę, damą, dame, d
    [king] król, króla, królem, krol, krola, krolem, k
   *[ace] as, asa, asem, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] t
    [diamonds] ka, k
    [hearts] ki, k
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
    [jack] w
    [queen] d
    [king] k
   *[ace] a
}
text-ask-game = Która gra? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Kto gra w tym miejscu ({ $name }): { $bots }? [{ $default }]
text-answer-guest = Możliwe odpowiedzi: { $bots }.
text-answer-game = Wpisz numer lub nazwę gry.
text-ask-level = Kto gra z tobą: { $people }? Dołączą gracze o podobnej sile. Albo boty według poziomu ({ $levels }). Znak ? opisuje wszystkich. [{ $default }]
text-answer-level = Wpisz imię albo nazwę poziomu.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Grasz przy tym ekranie.
   *[one] { $name } gra przy tym ekranie.
}
text-player-phone = { $who ->
    [you] Grasz na telefonie.
   *[one] { $name } gra na telefonie.
}
text-ask-mistakes = Czy można się pomylić, jak przy prawdziwym stole? tak lub nie [{ $default }]
text-ask-word = Twoje własne słowo do tasowania albo sam Enter:
text-answer-word = Słowo do tasowania ma najwyżej { $max } znaki.
text-answer-players = Możliwe odpowiedzi: { $numbers }.
text-referee = Sędzia: { $line }
text-you-deal = { $who ->
    [you] Rozdajesz ty.
   *[one] Rozdaje { $name }.
} Naciśnij Enter albo wpisz „pomyłka”, żeby rozdać złą liczbę kart, lub „pokaż”, żeby odsłonić kartę przy rozdawaniu.
text-pause = Naciśnij Enter, żeby iść dalej, albo odezwij się lub zagraj poza kolejką.
text-may-throw = { $who ->
    [you] Możesz odrzucić { $cards }.
   *[one] { $name } może odrzucić { $cards }.
}
text-must-throw = { $who ->
    [you] Musisz odrzucić { $cards }.
   *[one] { $name } musi odrzucić { $cards }.
}
text-must-keep = { $who ->
    [you] Musisz zostawić { $cards }.
   *[one] { $name } musi zostawić { $cards }.
}
text-may-keep = { $who ->
    [you] Możesz zostawić { $count } z tych kart: { $cards }.
   *[one] { $name } może zostawić { $count } z tych kart: { $cards }.
}
text-may-say = { $who ->
    [you] Możesz też powiedzieć: { $words }.
   *[one] { $name } może też powiedzieć: { $words }.
}
text-blind = { $who ->
    [you] Nie możesz jeszcze oglądać swoich kart.
   *[one] { $name } nie może jeszcze oglądać kart.
}
text-no-player = Nikt przy tym stole nie nazywa się „{ $line }”.
text-whom = Kto? Wpisz imię po słowie „{ $line }”.
text-not-a-person = { $name } nie gra przy tym ekranie.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, przed ponownym rozdaniem: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = W tej grze nie ma żetonów.
text-help-bid =
    pas: nie licytujesz.
    licytuję 3 albo samo 3: licytujesz trzy.
text-help-name = atu kier albo samo kier: wskazujesz atu, gdy pada o nie pytanie.
text-help-order = kolejność: starszeństwo atutów i te, które już odpadły.
text-help-off = { $code } to { $name }: gdy atu są kiery, ta karta też jest atutem ({ card-alone }).
text-help-jokers = { $count ->
    [one] X1 to joker.
    [few] X1 i X2 to jokery.
   *[other] X1 i X2 to jokery.
}
text-help-moon = komplet: licytujesz wszystko, wyżej od każdej liczby.
text-help-smudge = smudge: licytujesz cztery, czyli smudge.
text-help-sale =
    oferuję, potem sprzedaję albo zatrzymuję; albo zagrywam: dla pierwszej ręki.
    licytuję 3 albo pas: dla innych.
text-help-beg =
    zostaję albo proszę: dla pierwszej ręki.
    daję punkt albo dodatkowe: dla rozdającego.
text-help-bunch = składam: złożenie kart, jeśli oboje się zgadzają.
text-help-discard = odrzuć 2T 3Ka: odrzucasz te karty.
text-help-keep = zostaw AKi KKi DKi WKi 10Ki 9Ki: zostawiasz te karty, a resztę odrzucasz.
text-help-keep-all = odrzuć nic: zostawiasz całą rękę.
text-help-call-partner = wołam KP: wołasz tę kartę; kto ją ma, jest w tym rozdaniu twoim partnerem.
text-help-weak = { $new ->
    [yes] słaba ręka: pokazujesz rękę, w której nie ma nic powyżej dziewiątki ani dwójki, i dostajesz nowe karty.
   *[no] słaba ręka: pokazujesz rękę bez figury i bez karty, która mogłaby punktować, i karty rozdaje się od nowa.
}
text-help-claim = reszta moja: bierzesz wszystkie pozostałe lewy.
text-help-lay-down = wykładam rękę: wykładasz bezwartościową rękę.
text-help-counters = żetony: ile komu zostało i co jest w puli.
text-help-end = koniec według wyniku: po { $hands } rozdaniach, w których nikt nie zbliżył się do celu, wygrywa najlepszy wynik.
text-help-mistakes =
    Można się pomylić: każdą kartę z ręki da się zagrać i każdą odzywkę powiedzieć.
    pokaż AP: pokazujesz kartę.
    Bartek: licytuję 3 (co robi inna osoba przy tym ekranie).
    cztery AP albo rezygnuję: gdy ktoś wyjdzie za wcześnie.
    każ cofnąć albo uznaj: gdy ktoś wyjdzie zamiast ciebie.
    atu kier: atu po błędnym wyjściu.
    żądam najstarsza, najmłodsza, atut, bez atutu albo nic: od gracza, który wyszedł zamiast ciebie.
    liczymy: nie masz nic do zgłoszenia i rozdanie się liczy.
text-help-renege = fałszywy renons Bartek: zgłaszasz, że Bartek nie dokłada do koloru, choć może.
text-help-take-back = cofnij kartę: poprawiasz kartę nie do koloru, zanim skończy się lewa.
text-help-call-card = wywołaj AP Bartek: Bartek musi zagrać kartę, którą widać.
text-help-look = zajrzyj: partner rozgrywającego zagląda w karty za wcześnie.
# Słowa, które są rozumiane obok angielskich; kilka oddziela się przecinkami.
words-offer = oferuję, oferuje, na sprzedaż, na sprzedaz
words-sell = sprzedaję, sprzedaje, sprzedaj, sprzedane
words-pitch = zagrywam, wychodzę, wychodze
words-undertake = zatrzymuję, zatrzymuje, zatrzymaj
words-stand = zostaję, zostaje, zostań, zostan
words-beg = proszę, prosze
words-take-one = daję punkt, daje punkt, masz punkt
words-run = dodatkowe, dodatkowe karty, dorozdaję, dorozdaje, dorozdaj
words-bunch = składam, skladam, składamy, skladamy
words-discard = odrzuć, odrzuc, odrzucam
words-keep = zostaw, zostawiam, trzymam
words-weak = słaba ręka, slaba reka, nowe rozdanie
words-rest = reszta moja, reszta lew moja, reszta
words-lay-down = wykładam rękę, wykladam reke, wykładam, wykladam
words-take-back = cofnij kartę, cofnij karte, poprawiam
words-renege = fałszywy renons, falszywy renons, renons
words-call = wywołaj, wywolaj, wywołuję, wywoluje
words-call-partner = wołam, wolam, zawołaj, zawolaj
words-expose = pokaż, pokaz, pokazuję, pokazuje
words-look = zajrzyj, zaglądam, zagladam
words-override = cztery, mówię cztery, mowie cztery
words-decline = rezygnuję, rezygnuje
words-withdraw = każ cofnąć, kaz cofnac, cofnij wyjście, cofnij wyjscie
words-let-stand = uznaj, uznaję, uznaje, uznaj wyjście, uznaj wyjscie
words-name = atu, wskazuję, wskazuje
words-order = kolejność, kolejnosc, starszeństwo, starszenstwo
words-demand = żądam, zadam, zażądaj, zazadaj
words-demand-kind = { $demand ->
    [highest] najstarsza, najstarszej, najwyższa, najwyzsza, najwyższej, najwyzszej
    [lowest] najmłodsza, najmlodsza, najmłodszej, najmlodszej, najniższa, najnizsza, najniższej, najnizszej
    [trump] atut, atutu
    [no_trump] bez atutu, bez atu
   *[nothing] nic, niczego
}
words-content = liczymy, liczenie, nic
words-end-by-score = koniec według wyniku, koniec wedlug wyniku, według wyniku, wedlug wyniku
words-misdeal = pomyłka, pomylka
words-counters = żetony, zetony, pula
words-and = i, oraz

## Tekst: przegląd partii i próby

look-back-begin = Wpisz „dalej” lub naciśnij Enter, żeby zrobić krok naprzód, „wstecz”, żeby wrócić o krok, „pomoc”, żeby zobaczyć wszystkie polecenia, i „koniec”, żeby wyjść.
look-back-first = To pierwszy krok.
look-back-last = To ostatni krok.
look-back-no-hand = { $last ->
    [1] Nie ma rozdania { $number } do przeglądu: skończone jest tylko rozdanie 1.
   *[other] Nie ma rozdania { $number } do przeglądu: skończone są rozdania od 1 do { $last }.
}
look-back-no-step = Nie ma kroku { $number }: liczba kroków w tym rozdaniu to { $steps }.
look-back-not-seen = W tym miejscu nie widać niczyich kart.
look-back-no-game = Nie ma zapisanej partii { $name }. Listę partii wypisuje polecenie games.
look-back-which = Nazwę { $name } ma kilka zapisanych partii. Podaj plik: { $files }.
look-back-help =
    Polecenia, po jednym w wierszu; sam Enter to krok naprzód:
    dalej, wstecz: jeden krok.
    pierwszy, ostatni: początek i koniec rozdania.
    rozdania: jakie są rozdania.
    rozdanie 3, krok 5: przejście w to miejsce.
    decyzja: kto teraz decyduje, co ma do wyboru i co robi.
    wiedza albo wiedza Bartek: co w tym miejscu wie osoba, która teraz decyduje, albo Bartek.
    dlaczego: dlaczego tak się stało. Mówi, czym kierował się bot albo co przemawia za wyborem człowieka lub przeciw niemu.
    miejsce Bartek: od teraz tylko to, co widzi Bartek.
    odkryte: znów wszystkie karty.
    karty: karty, które widać.
    lewa: karty na stole.
    ostatnia lewa: poprzednia lewa.
    wynik: wyniki.
    punkty: kto ma na razie Górę, Najmłodszy, Waleta i Grę.
    przebieg: co się dotąd działo w tym rozdaniu.
    koszt albo koszt Bartek: ile kosztowały decyzje w tym rozdaniu, wszystkie lub te, za które odpowiada Bartek, i co było lepsze.
    graj dalej: gra od tego miejsca.
    jeszcze raz: te same karty na tych samych miejscach.
    miejsce dalej: każdy dostaje karty z poprzedniego miejsca.
    Próba się nie zapisuje i zostawia partię taką, jaka była.
    zasady: zasady tej gry.
    pomoc: ta lista.
    koniec: wyjście.
    Działają też polecenia angielskie.
text-lesson = Gdy nie ma nic do rozstrzygnięcia, naciśnij Enter. „pomoc” wymienia polecenia; „koniec” przerywa lekcję, która następnym razem zacznie się od tego miejsca.
text-lesson-ways = Enter wybiera pierwsze, a cyfra – coś innego; „koniec” przerywa lekcję.
text-lesson-read = Na razie nie ma nic do rozstrzygnięcia: naciśnij Enter.
text-lesson-left = Lekcja przerwana. Następnym razem zacznie się od tego miejsca.
text-lesson-done = Koniec lekcji.
text-try-out = To próba: nie zapisuje się. Wpisz „koniec”, żeby wrócić do przeglądu.
text-try-out-over = Próba skończona. Wpisz „koniec”, żeby wrócić do przeglądu.
text-try-out-end = Z powrotem w przeglądzie.
# Słowa, które są rozumiane obok angielskich; kilka oddziela się przecinkami.
walk-next = dalej, naprzód, naprzod
walk-back = wstecz, wróć, wroc
walk-first = pierwszy, początek, poczatek
walk-last = ostatni, ostatni krok
walk-hand = rozdanie, rozdania
walk-step = krok
walk-cards = karty, ręce, rece
walk-last-trick = ostatnia lewa, poprzednia lewa
walk-decision = decyzja, decyduje
walk-why = dlaczego, czemu
walk-knew = wiedza, wie
walk-seat = miejsce
walk-open = odkryte, wszystkie karty
walk-play-on = graj dalej, graj
walk-again = jeszcze raz, rozdaj jeszcze raz
walk-moved = miejsce dalej, o jedno miejsce dalej

## Tekst: polecenia, które tylko coś wypisują

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = Nie ma gry, zestawu zasad ani pliku „{ $name }”. Aby zobaczyć listę, wpisz: { $command }
rules-misfit = { $file } zawiera zasady, według których nie da się grać:

## Jak się wywołuje program: co wypisuje --help i co jest nie tak z wierszem, który nie ma sensu. To, co stoi
## między ` i po --, wpisuje się tak, jak jest.

usage-usage = Użycie:
usage-commands = Polecenia:
usage-arguments = Argumenty:
usage-options = Opcje:
usage-about = Auction Pitch i rodzina All Fours: stół do kart z botami, zasadami domowymi i zapisanymi partiami
usage-about-learn = Uczy gry: lekcja w terminalu, z poleceniami po jednym w wierszu
usage-about-games = Wypisuje zapisane partie albo opisuje słowami przebieg jednej z nich
usage-about-review = Pokazuje w terminalu zapisaną partię jeszcze raz, krok po kroku, z poleceniami po jednym w wierszu
usage-about-puzzle = Pokazuje w terminalu pozycję i pyta, co jest najlepsze
usage-about-statistics = Wypisuje, co kto robił w skończonych partiach
usage-about-replay = Odtwarza zapisaną partię i podaje wynik każdego rozdania
usage-about-rules = Wypisuje zasady gry prostymi słowami
usage-about-arena = Rozgrywa mecz dwóch rodzajów graczy na tych samych rozdaniach
usage-about-bot = Gra dla innego programu, który pyta wierszami w formacie JSON (docs/protocol.md)
usage-about-verify = Rozdaje karty zapisanej partii jeszcze raz z jej ziarna i porównuje z zapisem
usage-about-help = Wypisuje tę pomoc albo pomoc dla polecenia
usage-help = Wypisuje tę pomoc
usage-version = Wypisuje wersję
usage-open = Zapisana partia albo zestaw zasad do otwarcia
usage-text = Gra w terminalu, z poleceniami po jednym w wierszu
usage-text-script = Gra w terminalu poleceniami z tego pliku
usage-script = Czyta polecenia z tego pliku
usage-seed = Rozdaje karty z tego ziarna: 64 cyfry szesnastkowe albo zwykły numer (najwyżej 19 cyfr)
usage-new-rules = Zaczyna w terminalu nową partię według tych zasad: wbudowany zestaw, nazwa własnego zestawu zasad albo plik z takim zestawem
usage-new-players = Zaczyna w terminalu nową partię dla tylu graczy (od 2 do 7)
usage-new-mistakes = Zaczyna w terminalu nową partię, w której można się pomylić
usage-bot = Dodaje twój program, na przykład `exec:./mybot`, do botów, które można wybrać na każde miejsce (docs/protocol.md); program rusza dopiero wtedy, gdy posadzisz go przy stole, a opcję można podać kilka razy
usage-renderer = Co rysuje okno, bez względu na ustawienia: `gpu` to karta graficzna, `software` to procesor, a `auto` to karta graficzna, jeśli jest i jeśli ta wersja potrafi jej użyć, a w przeciwnym razie procesor
usage-data-dir = Przechowuje zapisane partie, zestawy zasad i ustawienia w tym folderze
usage-lang = Używa tego języka, na przykład `de`
usage-lesson = Nazwa lekcji, taka jak w --list; bez niej lekcja przerwana, a jeśli takiej nie ma, pierwsza jeszcze nieukończona
usage-list-lessons = Wypisuje listę lekcji i kończy działanie
usage-recount = Zapisana partia do opisania słowami; bez niej lista wszystkich partii
usage-review-game = Zapisana partia: jej plik, nazwa partii albo nazwa pliku; bez niej partia zapisana ostatnio
usage-review-hand = Zaczyna od tego rozdania
usage-review-seat = Pokazuje tylko to, co ten gracz widział; podaje się imię albo numer przy stole, a bez tej opcji wszystkie karty są odkryte
usage-review-costs = Wypisuje, ile kosztowały decyzje ludzi przy stole, a z --seat decyzje tego gracza, i kończy działanie
usage-review-reasons = Wypisuje powody decyzji wszystkich graczy, a z --seat tylko tego gracza, i kończy działanie
usage-puzzle = Temat (`jack`, `tens`, `bid`, `trumps`, `game` albo `mistakes`) na pięć rozdań albo `today`, czyli zadanie dnia; bez niego pierwsze jeszcze nierozwiązane
usage-count-rules = Liczy tylko partie według tych zasad: wbudowany zestaw albo nazwa własnego zestawu zasad
usage-count-against = Liczy tylko partie przeciw botom na tym poziomie
usage-csv = Wypisuje tabelę dla innych programów: wszystkie partie, po jednym wierszu na każdego gracza w każdej partii
usage-saved-game = Zapisana partia
usage-replay-json = Wypisuje po jednym obiekcie JSON na rozdanie, dla programów
usage-rules = Dowolna z nazw gry, nazwa własnego zestawu zasad albo plik z zestawem zasad lub zapisaną partią
usage-list-rules = Wypisuje gry (w grupach) i własne zestawy zasad, po jednym w wierszu
usage-arena-rules = Zasady: dowolna z nazw gry, nazwa własnego zestawu zasad albo plik z zestawem zasad; bez nich Auction Pitch, a z --ratings wszystkie gry
usage-arena-players = Liczba graczy; bez tej opcji taka, jaką przewidują zasady
usage-arena-a = Jeden rodzaj graczy: poziom, `best`, czyli najsilniejszy, albo program, na przykład `exec:./mybot` (docs/protocol.md)
usage-arena-b = Drugi rodzaj graczy
usage-arena-deals = Maksymalna liczba rozdań; każde rozgrywa się przy kilku stołach
usage-arena-until-decided = Kończy, gdy tylko 95-procentowy przedział ufności pokaże, który rodzaj graczy zdobywa więcej punktów na rozdanie: sprawdza to po 128 rozdaniach i po każdym podwojeniu ich liczby, a przedział jest tym szerszy, im więcej może być sprawdzeń
usage-arena-games-every = Co ile rozdań zaczyna się cała partia; 1 oznacza każde rozdanie
usage-arena-limit = Ile milisekund ma program na decyzję; jeśli potrzebuje więcej, przegrywa rozdanie
usage-arena-seed = Liczba, z której bierze się cała losowość
usage-arena-json = Wypisuje jeden obiekt JSON
usage-arena-ratings = Wypisuje stronę w formacie Markdown z wynikami każdego poziomu przeciw poziomowi Pewny, w każdej grze albo według zasad z --rules: docs/levels.md
usage-arena-costs = Rozgrywa przy jednym stole całe partie między tymi poziomami, na przykład `learner,steady,sharp,master`, i wypisuje, ile w ocenie najsilniejszego kosztowały decyzje każdego z nich
usage-arena-games = Liczba partii rozgrywanych z --costs
usage-arena-list = Wypisuje listę poziomów i kończy działanie
usage-bot-level = Poziom, na którym gra, na przykład `sharp`; wszystkie wymienia docs/protocol.md
# Domyślna wartość opcji, za jej słowami.
usage-default = { $words } [domyślnie: { $default }]
usage-verify-proof =
    Czego to dowodzi: ziarno było ustalone przed pierwszą kartą (jeśli go nie wpisano, już wtedy widać było jego odcisk, czyli zobowiązanie), a każde rozdanie partii wynika z tego ziarna i, jeśli jest, z własnego słowa gracza. Żadnej karty nie zmieniono więc na czyjąkolwiek korzyść, cokolwiek robili gracze.

    Czego to nie dowodzi: że ziarno wybrał przypadek, jak grają boty ani że zapisu nie sporządzono na nowo od początku. Pieczęć ujawnia zmianę w gotowym zapisie, ale nie jest tajna. Kto sporządza zapis, może go też opieczętować. Więcej mówi docs/fairness.md.
# { $word } to opcja albo słowo tak, jak zostało wpisane.
usage-unknown = „{ $word }” nie jest tu opcją ani poleceniem albo to o jedno słowo za dużo.
# { $option } jest zapisana tak jak na stronie: --seed <HEX>
usage-no-value = { $option } wymaga wartości.
usage-wrong-value = „{ $value }” to nieprawidłowa wartość dla { $option }.
# { $words } to to, co strona mówi o opcji.
usage-asks = { $option }: { $words }
usage-choices = Do wyboru: { $values }.
usage-missing = Brakuje: { $things }
usage-twice = { $option } można podać tylko raz.
usage-together = Nie można podać { $option } razem z { $others }.
usage-no-text = Wiersz poleceń zawiera znaki, które nie są zapisane w UTF-8.
usage-meant = Czy chodziło o „{ $word }”?
usage-more = Aby zobaczyć pomoc, wpisz: { $command }
# Nagłówki strony podręcznika, takie jak na stronach man w tym języku.
usage-man-name = NAZWA
usage-man-synopsis = SKŁADNIA
usage-man-description = OPIS
usage-man-options = OPCJE
usage-man-commands = POLECENIA
usage-man-notes = UWAGI
usage-man-version = WERSJA
# Część podręcznika, tak jak u góry stron innych gier.
usage-man-games = Gry

## Arena

# Zdanie o programie, który nie dał odpowiedzi; stoi za programem albo za arena-failed
arena-failure = { $what ->
    [start] Nie udało się go uruchomić: { $detail }
    [greeting] W powitaniu nie podał wersji { $detail } protokołu.
    [late] Nie odpowiedział w ciągu { $detail } ms.
    [long] Wypisał wiersz dłuższy niż { $detail } bajtów.
    [nonsense] Wypisał „{ $detail }”, a to nie jest odpowiedź na pytanie.
    [forbidden] Wybrał „{ $detail }”, a to jest niedozwolone.
   *[left] Zakończył działanie albo zamknął swoje wejście lub wyjście.
}
# { $option } to --a albo --b, { $failure } to arena-failure
arena-failed = Program podany w opcji { $option } zawiódł. Pierwszy błąd: { $failure }
arena-costs-title = Partie: { $games }, liczba graczy { $players }. Oceniane są decyzje wszystkich.
# Kolumny tabeli w formacie Markdown, w tej kolejności
arena-costs-columns = poziom | wygrane | trafność (decyzje) | licytacja | wyjścia | dokładanie | koszt pomyłek na partię | koszt wszystkich decyzji na partię
arena-costs-times = Ocena rozdania: mediana { $median } ms, 99 na 100 w ciągu { $most } ms, najdłuższa { $longest } ms
# Strona w formacie Markdown. { $line } to wpisany wiersz, { $against } to poziom, z którym grają wszystkie inne; { $more } mówi, ile razy więcej rozdań grają poziomy, które nie liczą wariantów
arena-ratings-page =
    # Jak silne są boty

    Tę stronę wypisuje `{ $line }` w wersji { $version }.
    Każdy poziom gra sam wśród graczy poziomu „{ $against }”, a potem na odwrót, tymi samymi kartami;
    przy grze parami sama gra jedna para. Liczba rozdań: { $deals } dla poziomów, które liczą warianty,
    { $more } razy więcej dla pozostałych.

    - **Partie**: ile swoich partii poziom wygrywa, gdy gra sam, z 95-procentowym przedziałem ufności. Poziom tak silny
    jak „{ $against }” ma udział wygranych podany nad każdą tabelą.
    - **Punkty**: ile ich zdobywa na rozdanie, a **więcej**, o ile punktów jest to więcej, niż „{ $against }” zdobywa
    tymi samymi kartami wśród graczy tego poziomu, z 95-procentowym przedziałem ufności.
    - **Mediana** i **99 na 100**: ile milisekund trwa co najwyżej połowa jego decyzji oraz 99 na 100, na jednym rdzeniu
    komputera, na którym mierzono.
arena-ratings-game = Liczba graczy { $players }. Udział wygranych przy równej sile: { $even }.
# Kolumny tabeli w formacie Markdown, w tej kolejności
arena-ratings-columns = poziom | partie | punkty | więcej | mediana | 99 na 100

## Dlaczego ktoś tak zdecydował

thought-forced = Nic innego nie było wolno.
thought-rules = { $name } kieruje się prostymi regułami, a te mówią tutaj „{ $advice }”
thought-ahead = { $name } liczy warianty. Szansa na wygranie partii: { $choice } { $chance }, { $other } { $next }.
thought-speaks = Jako rada brzmiałoby to „{ $advice }”
thought-usual = { $same ->
    [yes] Proste reguły mówią to samo, mianowicie „{ $advice }”
   *[no] Proste reguły mówiłyby „{ $advice }”
}
thought-good = Po namyśle żaden inny wybór nie jest wyraźnie lepszy.
thought-mistake = { $figure }, po namyśle.
thought-program = Decyzje ({ $name }) podejmuje program i nie podaje powodów.
thought-none = Nie ma tu decyzji do objaśnienia.
thought-in-hand = Powody poznasz, gdy rozdanie się skończy.

## Ile kosztowały decyzje

cost-title = Ile to kosztowało
cost-awaited = Trwa liczenie…
cost-about = Każda decyzja jest porównana z najlepszą, według tego, co jej autor mógł wtedy wiedzieć. Procent to strata szansy na wygranie partii, punkty to strata punktów w rozdaniu. Różnice, które mogą być przypadkiem, się nie liczą.
cost-skill = { $skill ->
    [bidding] Licytacja
    [calling] Przed pierwszą lewą
    [leading] Wyjścia
   *[following] Dokładanie
}
# Miejsce decyzji i co zrobiono: „Lewa 3, dokładanie: walet pik”.
cost-place = { $skill ->
    [bidding] Licytacja: { $done }
    [calling] Przed pierwszą lewą: { $done }
    [leading] Lewa { $trick }, wyjście: { $done }
   *[following] Lewa { $trick }, dokładanie: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number }%
cost-figure = Szansa na wygraną { $chance }
cost-figure-points = Szansa na wygraną { $chance }, punkty { $points }
# Rada jest zdaniem: „Zagraj króla pik: bierze lewę”.
cost-better = Był lepszy wybór. { $advice }
cost-none = { $who ->
    [you] Dobra gra: { $of ->
        [one] przy 1 decyzji
        [few] przy { $of } decyzjach
       *[other] przy { $of } decyzjach
    } ani razu nie było lepszego wyboru.
   *[one] Dobra gra, { $name }: { $of ->
        [one] przy 1 decyzji
        [few] przy { $of } decyzjach
       *[other] przy { $of } decyzjach
    } ani razu nie było lepszego wyboru.
}
cost-nothing-decided = { $who ->
    [you] Nie masz tu nic do rozstrzygnięcia.
   *[one] { $name } nie ma tu nic do rozstrzygnięcia.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Jedna decyzja kosztowała
        [few] { $count } decyzje kosztowały
       *[other] { $count } decyzji kosztowało
    } cię { $number ->
        [one] { $wins } wygraną
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    } na 100
   *[one] { $name }: { $count ->
        [one] jedna decyzja kosztowała
        [few] { $count } decyzje kosztowały
       *[other] { $count } decyzji kosztowało
    } { $number ->
        [one] { $wins } wygraną
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    } na 100
}
cost-show = Pokaż
cost-played = zagrana
cost-hits = Bez lepszego wyboru: { $good } z { $of } decyzji.
cost-accuracy = { $who ->
    [you] Twoja trafność to { $percent }%. Bez lepszego wyboru: { $good } z { $of } decyzji.
   *[one] Trafność ({ $name }) to { $percent }%. Bez lepszego wyboru: { $good } z { $of } decyzji.
}
cost-accuracy-about = Trafność to odsetek decyzji, dla których nie było wyraźnie lepszego wyboru.
cost-review-next = Następna pomyłka
review-list = Rozdania i kroki
review-played-best = zagrana, najlepsza
cost-review-none = Bez pomyłek
aids-none = { $won ->
    [yes] Czysta wygrana: bez podpowiedzi i bez cofania.
   *[no] Bez podpowiedzi i bez cofania.
}
aids-some = Z pomocą: { $aids }.
aids-hints = { $count ->
    [one] 1 podpowiedź
    [few] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
aids-undos = { $count ->
    [one] 1 cofnięta decyzja
    [few] { $count } cofnięte decyzje
   *[other] { $count } cofniętych decyzji
}
aids-coached = { $count ->
    [one] 1 pytanie trenera
    [few] { $count } pytania trenera
   *[other] { $count } pytań trenera
}
stats-accuracy = Trafność
stats-accuracy-of = { $skill ->
    [bidding] Trafność w licytacji
    [leading] Trafność wyjść
   *[following] Trafność dokładania
}
stats-by-skill = Trafność: decyzje bez lepszego wyboru
stats-over-time = Trafność, partia po partii
stats-over-time-of = { $skill ->
    [bidding] Licytacja, partia po partii
    [leading] Wyjścia, partia po partii
   *[following] Dokładanie, partia po partii
}
stats-latest-right = Ostatnia partia jest z prawej.
stats-lost = Koszt pomyłek w partii, średnio
stats-clean = Wygrane bez pomocy
stats-hints = Podpowiedzi
stats-undos = Cofnięte decyzje
stats-coached = Pytania trenera

## Co mówi tylko czytnik ekranu

# Przyciski obok liczby lub jednego z kilku słów, po nazwie tego, co zmieniają.
voice-less = { $name }: mniej
voice-more = { $name }: więcej
voice-home = Ekran startowy
# Rzecz i jej stan: „Ala: 7”, „Ala: as pik”, „Tempo: szybko”.
voice-hand = Twoja ręka
voice-moved = Karta { $place } z { $count }.
voice-row = Karty przed graczem: { $name }
voice-on-hidden = na zakrytej karcie
voice-trick = Lewa
voice-scores = Wyniki
voice-bar = Pasek narzędzi
voice-playable = Możesz ją zagrać.
voice-advised = Ta jest zalecana.
voice-advised-discard = Zaleca się tę kartę odrzucić.
voice-marked = { $goes ->
    [yes] Do odrzucenia.
   *[no] Zostaje.
}
voice-to-discard = Do odrzucenia: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partner: { $names }
    [few] Partnerzy: { $names }
   *[other] Partnerzy: { $names }
}
voice-put-away = Schowaj
voice-seat-remove = Usuń: { $name }
voice-family-forget = Zapomnij: { $names }
voice-key = { $key }. Klawisz: { $deed }
voice-arrow = { $to ->
    [left] Strzałka w lewo
    [right] Strzałka w prawo
    [up] Strzałka w górę
   *[down] Strzałka w dół
}
voice-colour = Kolor { $number }
voice-review-first = Pierwszy krok rozdania
voice-review-back = Krok wstecz
voice-review-on = Krok naprzód
voice-review-last = Ostatni krok rozdania

## Statystyki

stats-title = Wyniki
stats-none = Żadna partia nie jest jeszcze skończona. Od pierwszej wszystko się tu liczy.
stats-none-such = Nie ma takich partii.
stats-cut = Statystyki są już tak długie, że najdawniejsze partie nie są liczone.
stats-erased = Wszystkie statystyki usunięte.
stats-erase = Usuń wszystko
stats-erase-undo = Przywróć
stats-who = Czyje partie
stats-rules = Według jakich zasad
stats-against = Przeciw botom
stats-all-levels = Wszystkie
stats-own-rules = Zasady domowe
stats-bots = Boty, { $level }
stats-export = Zapisz jako CSV
stats-exported = Zapisano w pliku { $file }
stats-exported-unasked = Nie ma tu okna wyboru plików. Zapisano w pliku { $file }
stats-pictures = Wykresy
stats-table = Tabela
stats-games = Wygrane partie
stats-hands = Zagrane rozdania
stats-bids = Ugrane kontrakty
stats-set-backs = Wpadki
stats-streak = Wygrane z rzędu, rekord
stats-streak-now = Wygrane z rzędu, teraz
stats-of = { $made } z { $of }
stats-untried = jeszcze nie
stats-percent = { $percent }%
stats-luck-title = Szczęście w kartach
stats-luck = { $role ->
    [person] Ludzie
    [partner] Boty po ich stronie
   *[bot] Inne boty
}: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[other] { $hands } rozdań
}. W każdym średnio: asy { $aces }, walety atu { $jacks }, a z Góry, Najmłodszego i Waleta, tak jak przypadły w rozdaniu, { $points } pkt.
stats-luck-about = Przez wiele rozdań każdy dostaje tyle samo asów. Atu wybiera rozgrywający, więc kto częściej rozgrywa, ma też więcej waletów atu i punktów.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Odzywki { $bid }
stats-suit = Atu { $suit }
stats-by-bid = Ugrane kontrakty według wysokości
stats-by-suit = Ugrane kontrakty według koloru atu
stats-points = Zdobyte punkty
stats-results = Wyniki: wygrane nad linią, przegrane pod nią
stats-last-right = Ostatnia partia jest z prawej; seria wydłuża słupki.
stats-last-game = Ostatnia partia: wyniki po kolejnych rozdaniach
records-tab = { $tab ->
    [you] Ty
    [game] Według gry
   *[every] Wszystkie
}
records-people = Partie zakończone przed nimi
records-person = Partie zakończone przed tą osobą: { $ahead } z { $games }
records-finish = { $finish ->
    [ahead] Wyższe miejsce: ty
    [behind] Wyższe miejsce: { $name }
   *[partners] W jednej parze
}
records-partner = partner
records-with = Twoje partie: { $name }
records-latest = Ostatnie partie: { $shown } z { $games }.
records-gone = Tej partii już nie ma.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = Ostatnie partie ({ $games }): wygrane u góry, przegrane u dołu
records-last-told = Ostatnie partie ({ $games }): wygrane { $won }, przegrane { $lost }.
# Below a large number of games that were won.
records-won = z { $games } wygranych
# Below a large number.
records-streak = wygranych z rzędu
records-longest = najdłuższa seria
records-bids = ugrane kontrakty
records-choose = Jak dobrze wybierasz
records-weeks = dwanaście tygodni
records-missing = { $count ->
    [one] Jeszcze jedna decyzja
    [few] Jeszcze { $count } decyzje
    [many] Jeszcze { $count } decyzji
   *[other] Jeszcze { $count } decyzji
}
records-week = { $weeks ->
    [0] W tym tygodniu
    [one] W zeszłym tygodniu
    [few] { $weeks } tygodnie temu
    [many] { $weeks } tygodni temu
   *[other] { $weeks } tygodnia temu
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } procent { $weeks ->
    [one] w zeszłym tygodniu
    [few] { $weeks } tygodnie temu
    [many] { $weeks } tygodni temu
   *[other] { $weeks } tygodnia temu
}, teraz { $now }, { $trend ->
    [rising] rośnie
    [falling] spada
   *[level] bez zmian
}
records-line-short = { $skill }, { $now } procent
records-about = Decyzje, od których nie było lepszych. Partia jest oceniana, gdy się skończy, tak jak w „Ile to kosztowało”. Partie z podpowiedzią lub cofnięciem się nie liczą.
records-practice = { $skill ->
    [bidding] Ćwicz licytację
    [leading] Ćwicz wyjścia
   *[following] Ćwicz dokładanie
}
records-none = Skończ partię, a tu pojawią się twoje wyniki.
# Results at tables with the plain levels that there were before the eight people.
records-before = Przeciw botom bez twarzy
home-statistics = Wyniki

## Hands on phones

phone-join-title = Dołącz
phone-kitchen-table = Stół w kuchni
phone-who-are-you = Kim jesteś?
phone-only-this = Tylko ten telefon pokaże twoje karty.
phone-sit-down = Usiądź
phone-picture = Twój obrazek
phone-place = Twoje miejsce
phone-full = Wszystkie miejsca są zajęte.
phone-full-ask = Wszystkie miejsca są zajęte. Które jest twoje?
phone-elsewhere-place = { $name } (na innym telefonie)
phone-free = wolne
phone-away = bez połączenia
phone-here = Przy stole
phone-face = { $face ->
    [owl] sowa
    [cat] kot
    [hare] zając
    [bear] niedźwiedź
    [duck] kaczka
    [teapot] imbryk
    [boat] łódka
    [pear] gruszka
    [bell] dzwonek
   *[fox] lis
}
phone-place-gone = To miejsce jest zajęte.
phone-place-asked = Pytamy pozostałych, czy możesz zająć to miejsce: { $name }. Za chwilę spróbuj jeszcze raz.
phone-name-taken = Imię { $name } jest tu już zajęte.
phone-taken = { $name } gra na innym telefonie.
phone-taken-cards = Twoje karty też są teraz tam.
phone-seat-asked = Pytamy pozostałych.
phone-ask-seat = Poproś o moje miejsce
phone-elsewhere = Usiądź gdzie indziej
phone-looking = Szukamy stołu.
phone-cards-wait = Twoje karty czekają.
phone-try-now = Spróbuj teraz
phone-restart = Komputer uruchamia się ponownie.
phone-restart-keep = Nic nie przepadnie. Zostaw tę stronę otwartą.
phone-closed = Grę zamknięto na komputerze.
phone-closed-keep = Nic nie przepadnie. Gdy zostanie tam wznowiona, ta strona sama ruszy dalej.
phone-code = Kod
phone-code-ask = Wpisz kod, który jest na dużym ekranie
phone-wrong-code = To nie ten kod.
phone-join = Dołącz
phone-point-camera = Skieruj tu aparat
phone-same-wifi = To samo Wi-Fi, internet niepotrzebny.
phone-no-network = Ten komputer nie jest w żadnej sieci: żaden telefon tego nie otworzy.
phone-late = W międzyczasie coś się zdarzyło. Spójrz jeszcze raz.
phone-unreadable = Stół nie mógł tego odczytać.
phone-first = Pytamy teraz o coś innego. Za chwilę spróbuj jeszcze raz.
phone-seated = Grasz z nami, { $name }.
phone-gathering = { $count ->
    [0] Wszyscy już są.
    [one] Jedno miejsce jest wolne. Ktoś jeszcze może dołączyć, a jeśli nie, zagra tam bot.
    [few] { $count } miejsca są wolne. Inni mogą jeszcze dołączyć, a jeśli nie, zagrają tam boty.
   *[other] { $count } miejsc jest wolnych. Inni mogą jeszcze dołączyć, a jeśli nie, zagrają tam boty.
}
phone-your-turn = Twoja kolej.
phone-thinking = { $name } myśli.
phone-to-play = Zagrywa { $name }
phone-tv-turn = { $turn ->
    [play] Zagrywa { $name }
    [bid] Licytuje { $name }
    [discard] { $name } odrzuca karty
   *[speak] Głos ma { $name }
}
phone-trick = Lewa
phone-calls = Licytacja
phone-turned-up = Odkryta karta
phone-winning = { $card }, prowadzi
phone-not-now = { $card }, nie teraz
phone-play = Zagraj { $card }
phone-out = Odpada
phone-ready = Gotowe
phone-again = Zagraj jeszcze raz
phone-waiting-for = Czekamy na: { $names }.
phone-costs = Ile to kosztowało
phone-rules = Zasady
phone-take-back = Cofnij
phone-leave = Odejdź od stołu
phone-asks-back = { $name } prosi o cofnięcie.
phone-asks-bot = { $name } od jakiegoś czasu nie odpowiada.
phone-asks-place = Inny telefon prosi o to miejsce: { $name }.
phone-not-back = Zostaje, jak jest: ktoś się nie zgodził.
phone-went-on = Bez zmian: gra potoczyła się dalej.
phone-taken-back = Ostatnią decyzję cofnięto.
phone-let-them = Pozwól
phone-let-bot = Niech dalej gra bot
phone-wait = Poczekaj
phone-refuse = Nie
phone-close = Zamknij
phone-settings = Ten telefon
phone-one-press = Jedno dotknięcie zagrywa
phone-left-hand = Przyciski po lewej
phone-buzz = Wibracje, gdy moja kolej
phone-as-phone = Jak w telefonie
phone-light = Jasny
phone-dark = Ciemny
usage-about-host = Prowadzi stół bez okna, z kartami graczy na telefonach w tej samej sieci
usage-host-rules = Zaczyna nową partię według tych zasad: wbudowany zestaw, nazwa własnego zestawu zasad albo plik z takim zestawem
usage-host-seats = Kto siedzi przy stole, po kolei: imiona ludzi, którzy trzymają karty na telefonach, i boty, na przykład `bot:sharp`
usage-host-listen = Nasłuchuje tylko pod tym adresem i na tym porcie, na przykład 127.0.0.1:7717; bez tej opcji pod każdym prywatnym adresem tego komputera
usage-host-name = Nazwa, pod którą telefony docierają do stołu przez serwer proxy; opcję można podać kilka razy
usage-host-pad = Prowadzi zapis partii granej prawdziwymi kartami: są na nim ludzie z `--seats`, a wpisuje się z telefonów
host-open = Otwórz { $address } na każdym telefonie albo skieruj jego aparat tutaj:
host-code = Kod: { $code }
host-plain = W tej sieci każdy może to podejrzeć: to, co przesyłają sobie telefony i ten komputer, nie jest szyfrowane.
host-sat = { $name } siada do stołu.
host-left = { $name } odchodzi od stołu. Dalej gra bot.
host-away = Telefon bez połączenia: { $name }.
host-back = { $name } wraca do stołu.
host-begins = Karty pierwszego rozdania są rozdane.
host-hand = Rozdanie { $number }: { $result }
host-ends = Stół jest zamknięty, a partia zapisana. Uruchom jeszcze raz `auction-pitch host`, a telefony odnajdą swoje miejsca.
host-ends-empty = Stół jest zamknięty. Nikt jeszcze nie usiadł.
host-game-over = Partia skończona. Każdy telefon pokazuje jej wynik i może zacząć następną.
host-ends-unsaved = Stół jest zamknięty. Partia nie jest zapisana.
host-no-port = Żaden telefon nie może połączyć się z tym komputerem: { $reason }
host-no-seats = Podaj, kto gra, na przykład --seats "Ana,Ben,bot:sharp,bot:master". Potrzebny jest co najmniej jeden człowiek.
host-pad-no-seats = Podaj, kto gra, na przykład --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = „{ $seat }” nie pasuje jako miejsce: wpisz imię albo bota, na przykład bot:sharp. Poziomy to { $levels }.
host-twice = { $name } nie może zająć dwóch miejsc.
host-going-on = Partia toczy się dalej od miejsca, w którym została przerwana.
host-pad-people = Na zapisie są ludzie: „{ $seat }” to nie imię.
host-pad-ends = Zapis jest zamknięty i bezpieczny na dysku. Uruchom jeszcze raz `auction-pitch host --pad`, a będzie prowadzony dalej.
host-pad-ends-unsaved = Zapis jest zamknięty. Nie trafił na dysk.

## Window: the joining sheet of the kitchen table

join-phones = Telefony
join-code = Kod { $code }
join-drawn = Kod QR adresu { $address }
join-at-computer = przy tym komputerze
join-phone = telefon
join-until = dopóki ktoś nie usiądzie
join-choosing = wybiera obrazek
join-tv = Pokaż stół na telewizorze
join-tv-open = Otwórz ten adres na telewizorze
join-show-phones = Pokaż kod dla telefonów
join-pad = Każdy, kto otworzy ten adres, widzi zapis i może wpisać rozdanie.
join-pad-phones = { $count ->
    [0] Nie ma jeszcze żadnego telefonu.
    [one] Jest jeden telefon.
    [few] Są { $count } telefony.
    [many] Jest { $count } telefonów.
   *[other] Jest { $count } telefonu.
}

## Zapis partii granej prawdziwymi kartami.

scorepad-title = Zapis
# Wiersz zapisu, z numerem rozdania.
scorepad-line = Rozdanie { $number }: { $told } { $scores }
scorepad-line-thrown-in = Rozdanie { $number }: karty do ponownego rozdania.
# Imię i wynik, jeden z kilku: „Ruth 4”.
scorepad-score = { $name } { $score }
scorepad-no-jack = Waleta nie było w grze.
scorepad-no-game = Nikt nie zdobył punktu za Grę.
scorepad-all-out = Wszystkie punkty są rozdzielone: { $points }.
scorepad-empty = Zapis jest jeszcze pusty.
scorepad-unfit-over = Partia jest skończona. Cofnij ostatnie rozdanie albo zacznij następną.
scorepad-unfit-seat = Na miejscu { $seat } nikt nie siedzi.
scorepad-unfit-turned = W tej grze nie odkrywa się karty i nikt nie prosi.
scorepad-unfit-bids = W tej grze się nie licytuje.
scorepad-unfit-nobody-bid = Nikt nie licytował. Podaj, kto i ile, albo że karty poszły do ponownego rozdania.
scorepad-unfit-bid-missing = Ile wynosiła odzywka?
scorepad-unfit-bid-of-nobody = Kto zalicytował { $bid }?
scorepad-unfit-bid = W tej grze nie można zalicytować { $bid }.
scorepad-unfit-hole = Kto jest pod kreską, nie może zalicytować smudge.
scorepad-unfit-refusal = Ta oferta nie mogła zostać odrzucona: odrzuca tylko pierwsza ręka, żeby grać za tyle samo.
scorepad-unfit-partner = Ta osoba nie może być partnerem.
scorepad-unfit-point = { $point } nic nie daje w tej grze.
scorepad-unfit-often = { $most ->
    [1] { $point } może zdobyć tylko jedna strona.
   *[other] { $point } można zdobyć najwyżej { $most } razy.
}
scorepad-unfit-missing = Ktoś musiał zdobyć { $point }.
scorepad-unfit-twice = { $point }: podano z nazwy i policzono z innymi. Wystarczy jedno.
scorepad-unfit-below = Nikt nie może zdobyć { $points } pkt.
scorepad-unfit-named = W tej grze punkty podaje się z nazwy: powiedz, kto zdobył { $points }.
scorepad-unfit-many = To razem { $told } pkt, a jest tylko { $most }.
scorepad-unfit-few = To razem { $told } pkt, a ktoś zawsze ma wszystkie { $most }.
scorepad-unfit-trick = Kto nie wziął lewy, nie mógł zdobyć tego punktu.
scorepad-unfit-order = { $way ->
    [pegged] Do celu dochodzi więcej niż jedna strona. Rozdanie kończy się lewą, która komuś to daje: licz tylko do niej.
   *[counted] Do celu dochodzi więcej niż jedna strona i rozstrzyga kolejność punktów. Podaj po kolei, kto zdobył który punkt.
}
scorepad-wrong-line = Wtedy nie zgadza się rozdanie { $number }: { $reason }

# Pytania i odpowiedzi w terminalu.
scorepad-goes-on = Zapis ({ $names }): { $game }.
scorepad-ask-people = Kto gra? Wpisz imiona ({ $count }) w kolejności miejsc, oddzielone przecinkami. [{ $default }]
scorepad-answer-people = Wpisz różne imiona ({ $count }) oddzielone przecinkami, każde od jednej do { $max } liter.
scorepad-ask-dealer = Kto rozdaje pierwszy? [{ $default }]
scorepad-answer-name = Wpisz jedno z tych imion: { $names }.
scorepad-answer-nobody = Wpisz jedno z tych imion albo „-”, jeśli nikt: { $names }.
scorepad-next = Rozdanie { $number }. Rozdaje { $dealer }.
scorepad-example = Wpisz rozdanie, na przykład „{ $example }”, albo naciśnij Enter, żeby odpowiadać na pytania.
# Odzywka w pisanym wierszu: „Ben licytuje 3”.
scorepad-example-bid = { $name } licytuje { $bid }
# Punkt i kto go zdobył, w pisanym wierszu.
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Kto zalicytował i ile? Wpisz imię i liczbę albo „pas”, jeśli nikt.
scorepad-answer-bid = Wpisz imię i liczbę, na przykład „{ $example }”, albo „pas”.
scorepad-ask-refused = Czyją ofertę odrzuca { $name }? Wpisz imię albo „-”, jeśli niczyją.
scorepad-ask-partner = { $name }: z kim w parze? Wpisz imię albo „-”, jeśli nikt.
scorepad-ask-turned = Jakie karty odkryto? Wpisz ich wartości po kolei albo „-”.
scorepad-answer-turned = Wpisz wartości, na przykład „{ $example }”, albo „-”.
scorepad-ask-gift = Czy rozdający dał punkt za prośbę? tak lub nie [nie]
scorepad-ask-point = Kto zdobył { $point }? Wpisz imię albo „-”, jeśli nikt.
scorepad-ask-hung = Czy walet został zabrany innej stronie? tak lub nie [nie]
scorepad-ask-tricks = Czy wszystkie lewy wzięła ta strona: { $name }? tak lub nie [nie]
scorepad-ask-count = Ile punktów: { $name }? [0]
scorepad-answer-count = Wpisz liczbę od 0 do { $most }.
scorepad-unclear = „{ $words }” jest niejasne. „pomoc” mówi, co można wpisać.
scorepad-otherwise = „{ $words }” nie zgadza się z tym, co jest wcześniej w wierszu.
scorepad-corrects = Rozdanie { $number } jeszcze raz:
scorepad-no-line = W zapisie nie ma rozdania { $number }.
scorepad-undone = Rozdanie { $number } cofnięte.
scorepad-nothing = Nie ma rozdania do cofnięcia.
scorepad-dropped = Tego rozdania nie ma w zapisie.
scorepad-left = Pytania o to rozdanie są zamknięte; nie ma go w zapisie.
scorepad-leave-hand = Albo „cofnij”, aby porzucić to rozdanie.
scorepad-over = Wpisz „jeszcze raz”, żeby zagrać partię w tym samym gronie, „cofnij”, żeby cofnąć ostatnie rozdanie, albo „koniec”.
scorepad-saved = Zapis jest bezpieczny na dysku.
scorepad-help =
    Rozdanie w jednym wierszu: „{ $example }”. Kolejność jest dowolna; „-” znaczy nikt. O resztę padnie pytanie.
    „Ben rozdaje”: rozdawał ktoś inny.
    ponownie: karty poszły do ponownego rozdania.
    cofnij: cofa ostatnie rozdanie, ile razy chcesz.
    popraw 3: rozdanie 3 jeszcze raz. Wszystko po nim zostanie policzone od nowa.
    zapis: wszystkie rozdania i wynik.
    jeszcze raz: następna partia w tym samym gronie.
    zasady: obowiązujące zasady.
    koniec: kończy. Zapis jest utrwalany po każdym rozdaniu.
scorepad-help-turned =
    odkryto szóstka walet: te karty odkryto; „odkryto -”, jeśli żadna nie punktuje.
    dał punkt: rozdający dał punkt za prośbę.

# Zapis w oknie.
scorepad-about = Karty macie wy. My zapisujemy.
scorepad-hand = Rozdanie { $number }
scorepad-deals = Rozdaje { $name }.
scorepad-leads = { $name }, na prowadzeniu
scorepad-house = Zasady domowe obowiązują i tutaj.
scorepad-begin = Zacznij
scorepad-another = Inna z { $count }
scorepad-more = Jeszcze ktoś
scorepad-fewer = O jedną osobę mniej
scorepad-name = Imię { $number }. osoby
scorepad-new = Nowy zapis
scorepad-again = To samo grono
scorepad-write = Zapisz
scorepad-fill = Zaznacz, kto licytował i kto zdobył który punkt.
scorepad-fill-made = Wpisz, kto zdobył który punkt.
scorepad-untold = Ile punktów: { $name }?
scorepad-dealer = Rozdający
scorepad-turned = Odkryta
scorepad-begged = Prośba
scorepad-given = Rozdający dał punkt
scorepad-bidder = Licytujący
scorepad-bid = Odzywka
scorepad-partner = Partner
scorepad-refused = Odrzucona
scorepad-hung = Zabrany innej stronie
scorepad-tricks = Wszystkie lewy
scorepad-points = Punkty
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, razy { $count }
scorepad-all-hands = Wszystkie rozdania
scorepad-last-hands = Ostatnie rozdania

words-pad-bid = licytuje, zalicytował, zalicytowała
words-pad-dealer = rozdaje, rozdający, rozdajacy
words-pad-nobody = -, nikt
words-pad-thrown-in = ponownie, ponowne rozdanie
words-pad-turned = odkryto, odkryta, odkryte
words-pad-gift = dał punkt, dal punkt
words-pad-correct = popraw, poprawka
words-pad-show = zapis, wynik, wyniki
words-pad-again = jeszcze raz, rewanż, rewanz, nowa
usage-about-pad = Zapisywanie w terminalu partii granej prawdziwymi kartami, po jednym rozdaniu w wierszu
usage-pad-rules = Zacznij nowy zapis według tych zasad: gra pod dowolną ze swoich nazw, nazwa własnego zestawu zasad albo jego plik; bez tego wraca ostatni niedokończony
usage-pad-players = Ile osób gra (od 2 do 7)
