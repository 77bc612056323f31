# Los textos de Auction Pitch en español.
#
# Cuando una frase habla de alguien, $who dice cómo: [you] es la persona a la que se habla, [one] otra. Cuando habla de un
# bando, [several] son compañeros y [your-side] es un bando al que pertenece la persona a la que se habla.

## Nombres de las cosas

game-name = Auction Pitch

suit = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
suit-capital = { $suit ->
    [clubs] Tréboles
    [diamonds] Diamantes
    [hearts] Corazones
   *[spades] Picas
}
suit-single = { $suit ->
    [clubs] trébol
    [diamonds] diamante
    [hearts] corazón
   *[spades] pica
}
suit-one = { $suit ->
    [clubs] un trébol
    [diamonds] un diamante
    [hearts] un corazón
   *[spades] una pica
}
rank = { $rank ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
}
# El valor de una carta, o qué comodín es.
card-rank = { $rank ->
    [joker] comodín
    [low-joker] comodín bajo
   *[other] { rank }
}
card = { $rank ->
    [jack] la { card-alone }
    [queen] la { card-alone }
   *[other] el { card-alone }
}
card-object = { card }
card-with = { card }
# Una carta cuyo palo está claro: «Cleo asiste con el cinco».
card-rank-with = { $rank ->
    [jack] la { card-rank }
    [queen] la { card-rank }
   *[other] el { card-rank }
}
card-off-with = { $rank ->
    [jack] la { trump-off }
    [queen] la { trump-off }
   *[other] el { trump-off }
}
# Una carta sola, como en una lista.
card-alone = { $rank ->
    [joker] comodín
    [low-joker] comodín bajo
   *[other] { rank } de { suit }
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = ninguna carta

point = { $point ->
    [high] Alta
    [low] Baja
    [jack] Jota
    [last] Última baza
    [joker] Comodín
   *[game] Juego
}
# Un valor que cuenta en todos los palos menos en triunfo.
point-plain = { $rank ->
    [two] Dos simple
    [three] Tres simple
    [four] Cuatro simple
    [five] Cinco simple
    [six] Seis simple
    [seven] Siete simple
    [eight] Ocho simple
    [nine] Nueve simple
    [ten] Diez simple
    [jack] Jota simple
    [queen] Reina simple
    [king] Rey simple
   *[ace] As simple
}
# La carta de ese valor en el otro palo del color del triunfo: «Jota gemela».
point-off = { $rank ->
    [two] Dos gemelo
    [three] Tres gemelo
    [four] Cuatro gemelo
    [five] Cinco gemelo
    [six] Seis gemelo
    [seven] Siete gemelo
    [eight] Ocho gemelo
    [nine] Nueve gemelo
    [ten] Diez gemelo
    [jack] Jota gemela
    [queen] Reina gemela
    [king] Rey gemelo
   *[ace] As gemelo
}
# La carta de ese valor en el palo de triunfo, cuando vale más para Juego.
counter-trump = { rank } de triunfo
point-letter = { $point ->
    [high] A
    [low] B
    [jack] J
    [last] U
    [joker] X
   *[game] G
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = g{ $rank }
point-meaning = { $point ->
    [high] el triunfo más alto
    [low] { $low_to ->
        [winner] ganar el triunfo más bajo
       *[dealt] el triunfo más bajo
    }
    [jack] { $hang ->
        [1] quien gana la jota
       *[other] ganada; { $hang } si se caza
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 punto por jugarla
           *[other] { $worth } puntos por jugarla
        }
       *[winner] { $worth ->
            [1] 1 por ganarla
           *[other] { $worth } por ganarla
        }
    }
    [plain] { $worth ->
        [1] 1 punto cada carta
       *[other] { $worth } puntos cada carta
    }
    [off] { $worth ->
        [1] 1 por ganarla
       *[other] { $worth } por ganarla
    }
    [joker] { $worth ->
        [1] 1 cada uno
       *[other] { $worth } cada uno
    }
    [last] quien gana la última baza
   *[game] más tantos en bazas
}
# Qué significan los signos de la mesa.
sign-level = { $name } juega en el nivel «{ $level }». { $about }
sign-call = { $words }: { $call ->
    [high] la puja más alta.
    [outbid] ya no es la puja más alta.
    [pass] no ha pujado.
    [offer] pone en venta la apertura.
    [pitch] abre, y necesita los 4 puntos.
    [accept] vende la apertura a la puja más alta.
    [undertake] se queda la apertura y tiene que cumplir la puja.
    [stand] se conforma con el palo de la muestra.
    [beg] pide otro palo.
    [take_one] mantiene el palo y da un punto por ello.
    [run] reparte más cartas y descubre otra muestra.
   *[bunch] pide que se reparta de nuevo.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: reparte esta mano.
   *[no] Reparte esta mano.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point } es punto seguro.
   *[no] { $point } es punto seguro.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] La marca de verificación: ya nada puede cambiarlo en esta mano.
    [so-far] El medio disco: por ahora, pero una carta que falta aún puede cambiarlo.
   *[open] El anillo de trazos: todavía no es de nadie.
}
sign-contract = { $kind ->
    [free] Cada punto cuenta, y no hay nada que perder.
   *[some] Hay que hacer { $bid } de los { $sum } puntos, o { sign-or }.
    [all] Hay que hacer los { $sum } puntos, o { sign-or }.
    [slam] Hay que hacer los { $sum } puntos y todas las bazas, o { sign-or }.
}
sign-boxes = Una casilla con letra es un punto ya asegurado.
sign-or = { $failed ->
    [others] los demás anotan { $bid }
   *[own] se pierden { $bid }
}
sign-turned = El palo de la muestra es triunfo, salvo que el mano pida y consiga otro.
sign-shown = { $by ->
    [cut] Es triunfo el palo de la carta que se cortó antes de repartir.
   *[stock_top] Es triunfo el palo de la primera carta del mazo.
}
sign-no-trump = { $naming ->
    [announced] El triunfo se nombra antes de la primera salida.
   *[pitched] La primera carta jugada fija el triunfo de la mano.
}
sign-led = Salida: la primera carta de la baza. A su palo hay que asistir.
sign-winning = Gana: tal como está ahora la baza, se la lleva esta carta.
# Por qué una carta de otro palo lleva la marca de triunfo, y bajo qué triunfo está.
sign-off-trump = { $place ->
    [top] { $card }: el triunfo más alto.
   *[below] { $card }: un triunfo, por debajo de { $higher }.
}

person = { $who ->
    [you] Tú
   *[one] { $name }
}
person-from = { $who ->
    [you] ti
   *[one] { $name }
}
bid-word = { $bid ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $bid }
}
bid-moon-word = el capote
bid-smudge-word = smudge
# Las pujas, de la más baja a la más alta.
bid-range = de { $min } a { $max }
bid-pass-word = paso
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = paso
list-two = { $first } y { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } e { $second }
list-groups = { $first }, así como { $second }
list-or = { $first } o { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } u { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } bajo cero
person-object = { $who ->
    [you] ti
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] ti
   *[one] { $name }
}
person-refused = { $who ->
    [you] ti
   *[one] { $name }
}
# A cuánto se juega; [yes], donde cada punto pone una ficha en el pozo.
goal = { $rid ->
    [yes] hasta soltar { $target } fichas
    [hands] { $target ->
        [1] partida de una mano
       *[other] partida de { $target } manos
    }
    [deals] { $target ->
        [1] hasta que cada jugador reparta una vez
       *[other] hasta que cada jugador reparta { $target } veces
    }
   *[no] a { $target } puntos
}
score-counters = { $counters ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $counters } fichas
}
counters-put-in = { $counters ->
    [one] 1 ficha menos
   *[other] { $counters } fichas menos
}
counters-taken-back = { $counters ->
    [one] 1 ficha recuperada
   *[other] { $counters } fichas recuperadas
}
pool = { $reds ->
    [0] El pozo está vacío
    [one] En el pozo: 1 ficha roja
   *[other] En el pozo: { $reds } fichas rojas
}
# Una línea de la libreta de puntos.
mark = { $cause ->
    [turn-up] { $points } por la muestra, { $card }
    [gift] { $points } de regalo
    [price] Cobra { $points }
    [refused] { $points } por la oferta rechazada
    [misdeal] { $points } por el error de reparto
    [look] { $who ->
        [you] { $points } porque miraste antes de tiempo
       *[one] { $points } porque { $name } miró antes de tiempo
    }
    [renege] { $who ->
        [you] { $points } por tu renuncio
       *[one] { $points } por el renuncio de { $name }
    }
    [revoke] { $who ->
        [you] Menos { $points } por tu renuncio
       *[one] Menos { $points } por el renuncio de { $name }
    }
    [set-back] Menos { $points } por no cumplir
    [bid-taken] { $points } por la puja de los demás
    [difference] { $points } de diferencia
    [moon] { $points } por el capote
    [short] A uno de la meta, menos { $points }
   *[slam] { $points } por el smudge
}
# Algo que vale más de un punto, en la libreta.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] la muestra es { $card }
    [gift] el regalo por pedir
    [price] la apertura se vendió por { $bid }
    [refused] la oferta de { $bid } se rechazó
    [misdeal] los demás reparten mal
    [look] { $who ->
        [you] miraste tus cartas antes de tiempo
       *[one] { $name } miró sus cartas antes de tiempo
    }
    [renege] { $who ->
        [you] hiciste renuncio con { $card }
       *[one] { $name } hizo renuncio con { $card }
    }
    [revoke] { $who ->
        [you] hiciste renuncio con { $card }
       *[one] { $name } hizo renuncio con { $card }
    }
    [set-back] la puja de { $bid } no se cumplió
    [bid-taken] la puja de { $bid } no se cumplió y pasa a los demás
    [difference] lo que se hizo por encima del otro bando
    [moon] el capote, pujado y cumplido
    [short] solo quien cumple su puja llega a la meta
   *[slam] los cuatro puntos y todas las bazas
}

## Lo que se dice y se hace: una frase para cada cosa que ocurre

log-deals = { $who ->
    [you] Repartes la mano { $number }.
   *[one] { $name } reparte la mano { $number }.
}
log-passes = { $who ->
    [you] Pasas.
   *[one] { $name } pasa.
}
log-bids = { $who ->
    [you] Pujas { $bid }.
   *[one] { $name } puja { $bid }.
}
log-takes-bid = { $who ->
    [you] Te quedas con la puja de { $bid } frente a { $from }.
   *[one] { $name } se queda con la puja de { $bid } frente a { $from }.
}
log-pitcher = { $who ->
    [you] La puja es tuya: { $bid }.
   *[one] La puja es de { $name }: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Nadie ha pujado. Abres tú, sin puja que cumplir.
   *[one] Nadie ha pujado. Abre { $name }, sin puja que cumplir.
}
log-names-free = { $who ->
    [you] Nadie ha pujado. Nombras triunfo, sin puja que cumplir.
   *[one] Nadie ha pujado. { $name } nombra triunfo, sin puja que cumplir.
}
log-thrown-in = Todo el mundo pasa. La mano se anula.
log-pitches = { $who ->
    [you] Abres con { $card }.
   *[one] { $name } abre con { $card }.
}
log-trump = El triunfo es { suit }.
log-names-trump = { $who ->
    [you] Nombras triunfo: { suit }.
   *[one] { $name } nombra triunfo: { suit }.
}
log-calls-partner = { $who ->
    [you] Llamas { $card }.
   *[one] { $name } llama { $card }.
}
log-partner = { $who ->
    [you] Tienes la carta y juegas esta mano con { $pitcher }.
   *[one] { $name } tiene la carta y juega esta mano { $pitcher_who ->
        [you] contigo
       *[one] con { $pitcher }
    }.
}
log-no-partner = { $who ->
    [you] Nadie tiene la carta. Juegas sin pareja.
   *[one] Nadie tiene la carta. { $name } juega sin pareja.
}
log-leads = { $who ->
    [you] Sales con { $card }.
   *[one] { $name } sale con { $card }.
}
log-follows = { $who ->
    [you] Asistes con { $card }.
   *[one] { $name } asiste con { $card }.
}
log-trumps = { $who ->
    [you] Cortas con { $card }.
   *[one] { $name } corta con { $card }.
}
log-drops = { $who ->
    [you] Tiras { $card }.
   *[one] { $name } tira { $card }.
}
log-takes-trick = { $who ->
    [you] Ganas la baza { $number } con { $card }.
   *[one] { $name } gana la baza { $number } con { $card }.
}
log-takes-jack = { $who ->
    [you] Ganas la baza { $number } con { $card }, y con ella { $owner ->
        [you] tu jota de triunfo
       *[one] la jota de triunfo de { $owner_name }
    }.
   *[one] { $name } gana la baza { $number } con { $card }, y con ella { $owner ->
        [you] tu jota de triunfo
       *[one] la jota de triunfo de { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Ganas la baza { $number } con { $card } y salvas la jota de triunfo de { $owner_name }.
   *[one] { $name } gana la baza { $number } con { $card } y salva { $owner ->
        [you] tu jota de triunfo
       *[one] la jota de triunfo de { $owner_name }
    }.
}
log-deal-passes = { $who ->
    [you] Ahora repartes tú.
   *[one] Ahora reparte { $name }.
}
log-wins-game = { $who ->
    [you] Ganas la partida.
    [your-side] Tu bando gana la partida.
    [several] { $name } ganan la partida.
   *[one] { $name } gana la partida.
}
log-taken-up = { $who ->
    [you] Recoges tus cartas.
   *[one] { $name } recoge sus cartas.
}
log-turned-up = Muestra: { $card }.
log-uncovered = { $who ->
    [you] Descubres { $card }, bajo { $upper }.
   *[one] { $name } descubre { $card }, bajo { $upper }.
}
log-same-suit = Otra vez el mismo palo.
log-gets-own = Recibes { $cards }.
log-cut = Se corta para el triunfo: { $card }.
log-stock-top = Primera carta del mazo: { $card }.
log-draws-open = { $who ->
    [you] Robas { $cards }.
   *[one] { $name } roba { $cards }.
}
log-stock-out = El mazo se acaba: se juegan las últimas { $count } cartas.
log-exhausted = El mazo se ha agotado: se reparte de nuevo.
log-offers = { $who ->
    [you] Pones en venta la apertura.
   *[one] { $name } pone en venta la apertura.
}
log-keeps-pitch = { $who ->
    [you] Abres sin vender, por cuatro.
   *[one] { $name } abre sin vender, por cuatro.
}
log-sells = { $who ->
    [you] Vendes la apertura por { $bid }: es para { $to }.
   *[one] { $name } vende la apertura por { $bid }: es para { $to }.
}
log-undertakes = { $who ->
    [you] Te quedas con la apertura por { $bid }: no hay venta para { $from }.
   *[one] { $name } se queda con la apertura por { $bid }: no hay venta para { $from }.
}
log-stands = { $who ->
    [you] Te plantas.
   *[one] { $name } se planta.
}
log-begs = { $who ->
    [you] Pides.
   *[one] { $name } pide.
}
log-gives = { $who ->
    [you] Das un punto: el palo se queda.
   *[one] { $name } da un punto: el palo se queda.
}
log-runs = { $who ->
    [you] Das más cartas.
   *[one] { $name } da más cartas.
}
log-proposes-to-bunch = { $who ->
    [you] Propones anular la mano.
   *[one] { $name } propone anular la mano.
}
log-agrees-to-bunch = { $who ->
    [you] Aceptas.
   *[one] { $name } acepta.
}
log-bunched = La mano se anula y vuelve a repartir la misma persona.
log-pitcher-sale = { $who ->
    [you] La apertura es tuya, por { $bid }.
   *[one] La apertura es de { $name }, por { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Eres mano, y abres.
   *[one] { $name } es mano, y abre.
}
log-ended-by-score = { $who ->
    [you] Terminas la partida por puntos.
   *[one] { $name } termina la partida por puntos.
}
log-discards-own = Descartas { $cards }.
log-discards = { $who ->
    [you] Descartas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[one] { $name } descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
log-discards-shown = { $who ->
    [you] Descartas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y enseñas los triunfos: { $cards }.
   *[one] { $name } descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y enseña los triunfos: { $cards }.
}
log-hands-over = { $who ->
    [you] Pasas { $cards } a { $to_name }.
   *[one] { $to ->
        [you] { $name } te pasa { $cards }.
       *[one] { $name } pasa { $cards } a { $to_name }.
    }
}
log-weak-hand = { $who ->
    [you] Enseñas una mano sin figuras ni cartas que puedan puntuar, y se reparte de nuevo: { $cards }.
   *[one] { $name } enseña una mano sin figuras ni cartas que puedan puntuar, y se reparte de nuevo: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Enseñas { $cards }, nada por encima del nueve y ningún dos, y recibes cartas nuevas.
   *[one] { $name } enseña { $cards }, nada por encima del nueve y ningún dos, y recibe cartas nuevas.
}
log-takes-widow-own = Recoges la viuda: { $cards }.
log-takes-widow = { $who ->
    [you] Recoges la viuda: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[one] { $name } recoge la viuda: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
log-draws-own = Robas { $cards }.
log-draws = { $who ->
    [you] Robas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[one] { $name } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
log-takes-rest-own = Te llevas el resto del mazo: { $cards }.
log-takes-rest = { $who ->
    [you] Te llevas el resto del mazo: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[one] { $name } se lleva el resto del mazo: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
log-replenished = El mazo no alcanza: { $count ->
    [one] se pone debajo 1 carta descartada
   *[other] se ponen debajo { $count } cartas descartadas
} por { $who ->
    [you] ti
   *[one] { $name }
}.
log-out = { $who ->
    [you] No tienes triunfos y quedas fuera.
    [several] { $names } no tienen triunfos y quedan fuera.
   *[one] { $names } no tiene triunfos y queda fuera.
}
log-lead-passes = { $who ->
    [you] No te quedan triunfos
   *[one] A { $name } no le quedan triunfos
}, así que { $to ->
    [you] ahora sales tú.
   *[one] ahora sale { $to_name }.
}
log-lays-down = { $who ->
    [you] Bajas una mano sin valor: { $cards }.
   *[one] { $name } baja una mano sin valor: { $cards }.
}
log-claims = { $who ->
    [you] Dices que el resto de las bazas es tuyo.
   *[one] { $name } dice que el resto de las bazas es suyo.
}
log-stops-early = Todos los puntos están decididos: el resto no se juega.
log-marked = { $who ->
    [you] Anotas { $points }: { $reason }.
    [your-side] Tu bando anota { $points }: { $reason }.
    [several] { $name } anotan { $points }: { $reason }.
   *[one] { $name } anota { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] Apuntas { $points } por { $card }.
   *[one] { $name } apunta { $points } por { $card }.
}
log-marked-lost = { $who ->
    [you] Pierdes { $points }: { $reason }.
    [your-side] Tu bando pierde { $points }: { $reason }.
    [several] { $name } pierden { $points }: { $reason }.
   *[one] { $name } pierde { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Repartes un número equivocado de cartas.
   *[one] { $name } reparte un número equivocado de cartas.
}
log-misdeals-showing = { $who ->
    [you] Enseñas { $cards } al repartir.
   *[one] { $name } enseña { $cards } al repartir.
}
log-void = { $who ->
    [you] Tu «{ $call }» no está permitido.
   *[one] El «{ $call }» de { $name } no está permitido.
}
log-pitches-early = { $who ->
    [you] Sales con { $card } antes de que termine la subasta.
   *[one] { $name } sale con { $card } antes de que termine la subasta.
}
log-overrides = { $who ->
    [you] Dices cuatro y abres tú.
   *[one] { $name } dice cuatro y abre en su lugar.
}
log-leads-wrongly = { $who ->
    [you] Sales con { $card } en lugar de quien abre.
   *[one] { $name } sale con { $card } en lugar de quien abre.
}
log-lets-stand = { $who ->
    [you] Das por buena la salida.
   *[one] { $name } da por buena la salida.
}
log-withdrawn = Se retira: { $cards }.
log-demanded = { $who ->
    [you] { $demand ->
        [highest] Debes jugar la carta más alta del palo de salida
        [lowest] Debes jugar la carta más baja del palo de salida
        [trump] Debes jugar un triunfo
        [no_trump] No debes jugar triunfo
       *[nothing] Puedes jugar cualquier carta
    }.
   *[one] { $name } { $demand ->
        [highest] debe jugar la carta más alta del palo de salida
        [lowest] debe jugar la carta más baja del palo de salida
        [trump] debe jugar un triunfo
        [no_trump] no debe jugar triunfo
       *[nothing] puede jugar cualquier carta
    }.
}
log-shown = { $who ->
    [you] Muestras una carta: { $card }.
   *[one] { $name } muestra una carta: { $card }.
}
log-calls-card = { $who ->
    [you] Le reclamas a { $from } { $card }.
   *[one] { $name } le reclama a { $from } { $card }.
}
log-corrects = { $who ->
    [you] Retiras { $card } a tiempo.
   *[one] { $name } retira { $card } a tiempo.
}
log-renege-found = { $who ->
    [you] Denuncias { $of ->
        [you] tu propio renuncio
       *[one] un renuncio de { $of_name }
    }, y es cierto: en la baza { $trick }, con { $card }.
   *[one] { $name } denuncia { $of ->
        [you] un renuncio tuyo
       *[one] un renuncio de { $of_name }
    }, y es cierto: en la baza { $trick }, con { $card }.
}
log-renege-none = { $who ->
    [you] Denuncias { $of ->
        [you] tu propio renuncio
       *[one] un renuncio de { $of_name }
    }, pero no es cierto.
   *[one] { $name } denuncia { $of ->
        [you] un renuncio tuyo
       *[one] un renuncio de { $of_name }
    }, pero no es cierto.
}

## El primer reparto: el sorteo, la primera jota o la adivinanza, y el corte

first-draw = Cada jugador saca una carta. Quien saca la más alta reparte primero.
first-draws = { $who ->
    [you] Sacas { $card }.
   *[one] { $name } saca { $card }.
}
first-draw-again = Empate. Sacan otra vez: { $names }.
first-deals = { $who ->
    [you] Tienes la carta más alta: repartes primero y no cambias de sitio.
   *[one] { $name } tiene la carta más alta: reparte primero y no cambia de sitio.
}
first-jack = Se reparten cartas boca arriba hasta que sale una jota. Quien la recibe abre primero.
first-gets = { $who ->
    [you] Recibes { $card }.
   *[one] { $name } recibe { $card }.
}
first-cuts = Corta una persona de cada bando. La carta más { $low ->
    [yes] baja
   *[no] alta
} abre primero.
first-cuts-choose = Corta una persona de cada bando. Quien corta la carta más alta dice quién abre primero.
first-cuts-card = { $who ->
    [you] Cortas y sale { $card }.
   *[one] { $name } corta y sale { $card }.
}
first-cuts-again = Empate. Cortan otra vez: { $names }.
log-first-pitcher = { $who ->
    [you] Tienes el dos de diamantes y abres primero.
   *[one] { $name } tiene el dos de diamantes y abre primero.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Cortas la carta más alta y eliges abrir primero.
       *[one] Cortas la carta más alta y eliges que { $of_name } abra primero.
    }
   *[one] { $of ->
        [self] { $name } corta la carta más alta y elige abrir primero.
        [you] { $name } corta la carta más alta y elige que abras primero.
       *[one] { $name } corta la carta más alta y elige que { $of_name } abra primero.
    }
}
first-guess = { $who ->
    [you] Dices { $colour ->
        [red] rojo
       *[black] negro
    }.
   *[one] { $name } dice { $colour ->
        [red] rojo
       *[black] negro
    }.
}
first-guess-card = Se descubre { $card }.
first-pitches = { $who ->
    [you] Abres
   *[one] { $name } abre
} primero, así que se considera que { $dealer ->
    [you] repartes tú
   *[one] reparte { $dealer_name }
}.
first-cut = { $who ->
    [you] Cortas la baraja: { $lifted } cartas y { $left }.
    [before] Corta la baraja quien se sienta antes del repartidor: { $lifted } cartas y { $left }.
   *[one] { $name } corta la baraja: { $lifted } cartas y { $left }.
}
first-title = Quién reparte primero
first-go-on = Repartir las cartas
first-title-pitch = Quién abre primero

## Qué hacer ahora

prompt-deal = { $who ->
    [you] Reparte la mano { $number }.
   *[one] { $name } reparte la mano { $number }.
}
prompt-bid = Tu puja.
prompt-bid-dealer = Tu puja, como repartidor.
prompt-waits-bid = Se espera la puja de { $name }.
prompt-waits-play = Se espera la jugada de { $name }.
prompt-pitch = Abre con cualquier carta: su palo será triunfo.
prompt-pitch-named = Abre con cualquier carta: su palo será triunfo. Con { $cards } nombras tú el palo.
prompt-pitch-spades = Abre con cualquier carta: su palo será triunfo. Con un comodín, el triunfo es picas.
prompt-pitch-no-joker = Abre con cualquier carta menos un comodín: su palo será triunfo.
prompt-joker-led = Se ha salido con un comodín: juega cualquier carta.
prompt-lead = Sal con cualquier carta.
prompt-last-card = Juega tu última carta.
prompt-to-peg = { $points } por apuntar.
prompt-follow = Asiste a { suit }.
prompt-follow-or-trump = Asiste a { suit } o juega triunfo.
prompt-follow-trump = Asiste a triunfo: juega { suit-one }.
prompt-void = No tienes { suit }: juega cualquier carta.
prompt-void-trump = No tienes { suit }: juega triunfo o tira cualquier carta.
prompt-void-over = No tienes { suit }: supera el triunfo de la mesa o tira otra carta.
prompt-void-must-trump = No tienes { suit }: tienes que jugar triunfo.
prompt-over = La partida ha terminado.

bidding-none = Nadie ha pujado. Puja { $min } o más, o pasa.
bidding-over = { $who ->
    [you] Tu puja es { $bid }. Sube, o pasa.
   *[one] { $name } puja { $bid }. Sube, o pasa.
}
bidding-highest = { $who ->
    [you] Tu puja es { $bid }. No se puede subir más: pasa.
   *[one] { $name } puja { $bid }. No se puede subir más: pasa.
}
bidding-dealer = { $who ->
    [you] Tu puja es { $bid }. Puedes quedártela por lo mismo.
   *[one] { $name } puja { $bid }. Puedes quedártela por lo mismo.
}
bidding-take = { $who ->
    [you] Tu puja es { $bid }. Puedes quedártela por lo mismo.
   *[one] { $name } puja { $bid }. Puedes quedártela por lo mismo.
}
bidding-forced = Los demás han pasado: el repartidor tiene que pujar.
bidding-forced-up = Los demás han pasado: el repartidor tiene que pujar { $min } o más.
bidding-forced-to = Los demás han pasado: el repartidor tiene que pujar { $bid }.
bidding-dealer-last = Nadie ha pujado, y hablas al final.
note-pass-open = Lo dejas a los demás
note-pass-last = La mano se anula
note-pass-eldest = { $who ->
    [you] Abres tú
   *[one] Abre { $name }
}
note-pass-dealer = { $who ->
    [you] Eliges triunfo, sin puja que cumplir
   *[one] { $name } elige triunfo, sin puja que cumplir
}
note-pass-holds = { $who ->
    [you] La puja es tuya, en { $bid }
   *[one] La puja es de { $name }, en { $bid }
}
note-pass-pitches = { $who ->
    [you] Abres por { $bid }
   *[one] { $name } abre por { $bid }
}
note-smudge = Los 4 puntos y la partida, o menos 4
note-smudge-hole = Los 4 puntos, o menos 4; en rojo no ganas
note-take = { $who ->
    [you] Mejoras tu puja: haz { $bid }, o { note-or }
   *[one] Frente a { $name }: haz { $bid }, o { note-or }
}
# Lo que trae una puja que no se cumple.
note-or = { $failed ->
    [others] los demás anotan { $bid }
   *[own] pierdes { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Los { $sum } puntos y todas las bazas
   *[points] Los { $sum } puntos
} { $worth ->
    [game] ganan la partida
    [zero] te suben a cero
   *[points] valen { $gain }
}; si no, pierdes { $stake }
note-open = { $kind ->
    [slam] Los { $sum } puntos y todas las bazas, o { note-or }
    [all] Haz los { $sum } puntos, o { note-or }
   *[some] Haz { $bid } de los { $sum } puntos, o { note-or }
}
prompt-discard = { $count ->
    [one] Descarta 1 carta.
   *[other] Descarta { $count } cartas.
}
prompt-discard-any = Descarta hasta { $max ->
    [one] 1 carta
   *[other] { $max } cartas
}, o quédate con todas.
prompt-discard-range = Descarta de { $min } a { $max } cartas.
prompt-keep = Conserva { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} y descarta las demás.
prompt-waits-keep = Se espera que { $name } elija del resto del mazo.
prompt-lead-any-trump = Sal con cualquier triunfo.
prompt-play-any-trump = Juega cualquier triunfo.
prompt-first-lead-trump = La primera carta tiene que ser un triunfo.
prompt-waits-word = Se espera a { $name }.
prompt-waits-discard = Se espera el descarte de { $name }.
prompt-stand-or-beg = El triunfo sería { suit }: plántate o pide otro palo.
prompt-begged = El mano pide: da un punto y mantén { suit }, o da más cartas.
prompt-must-run = El mano pide, y un punto acabaría la partida: no puedes mantener { suit }.
prompt-before-run = Se van a dar más cartas: adelante, o propón anular la mano.
prompt-bunch-proposed = Anula la mano, o da más cartas.
prompt-offer-or-pitch = Pon en venta la apertura, o abre tú por cuatro.
prompt-sell-or-undertake = La puja es { $bid }: vende, o haz esos puntos tú.
prompt-price = Tu puja por la apertura.
prompt-called = Te reclaman la carta: juega { $card }.
prompt-play-higher = Tu primera carta tiene que ser más alta que { $card }, que has descartado.
prompt-partner-card = Eres la pareja llamada: juega { $card } en la primera baza.
prompt-lead-trump = Sal con un triunfo: lo has nombrado tú.
prompt-demanded = Lo exige quien abre: juega { $cards }.
# Sobre las respuestas de un panel: qué se pregunta, en pocas palabras.
question-stand = ¿Te plantas o pides?
question-begged = ¿Das un punto o más cartas?
question-must-run = Hay que dar más cartas
question-run = ¿Dar más cartas o anular?
question-offer = ¿Abres o vendes?
question-sell = ¿Vendes por { $bid }?
question-price = Tu puja
question-override = ¿Cuatro, o lo dejas pasar?
question-wrong-lead = ¿Das por buena la salida?
question-demand = ¿Qué debe jugar { $name }?
question-name-trump = Nombra triunfo
question-call-partner = Llama a tu pareja
question-first-pitcher = ¿Quién abre primero?
call-trumps = Triunfos
# Cuántas cartas de la mano serían triunfos con ese palo.
note-name-trump = { $count ->
    [0] sin triunfos
    [one] 1 triunfo
   *[other] { $count } triunfos
}
question-claims = ¿Algo que denunciar?
bidding-sale = { $from ->
    [you] Tu apertura está en venta. Pujas desde { $min }.
   *[other] La apertura de { $from } está en venta. Puja { $min } o más, o pasa.
}
note-offer = Los demás pujan; la última palabra es tuya
note-sale-bid = Abres por { $bid } si { $name } acepta
note-pitch = Haz los 4 puntos, o pierdes 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Abres por { $bid }
       *[one] Abre { $name }; anotas { $bid } ya
    }
   *[none] { $who ->
        [you] Abres por { $bid }
       *[one] Abre { $name }; no anotas nada
    }
}
note-undertake = Abres tú: haz { $bid }, o pierdes { $bid }
note-undertake-paid = { $who ->
    [you] Abres tú: haz { $bid }, o pierdes { $bid }
   *[one] Haz { $bid }, o pierdes { $bid }; { $name } anota { $bid } ya
}
note-stand = El triunfo es { suit }, y sales tú
note-beg = { $who ->
    [you] Das un punto o más cartas
   *[one] { $name } da un punto o más cartas
}
note-take-one = 1 punto para { $name }{ $wins ->
    [yes] , que gana la partida
   *[no] {""}
}
note-run = Tres cartas más por cabeza y otra muestra
note-bunch = Si hay acuerdo, se reparte de nuevo
note-bunch-agree = Se reparte de nuevo
call-offer-word = ofrecer
call-pitch-word = abrir
call-accept-word = vender
call-undertake-word = quedármela
call-stand-word = me planto
call-beg-word = pido
call-take-one-word = toma uno
call-run-word = dar más
call-bunch-word = anular
note-weak-hand = Se reparte de nuevo
note-weak-hand-new = Recibes cartas nuevas

## Lo que no se puede hacer, y por qué

refused-game-over = La partida ha terminado.
refused-not-your-turn = { $who ->
    [you] Es tu turno.
   *[one] Es el turno de { $name }.
}
refused-deal-first = Antes hay que repartir la mano siguiente.
refused-nothing-to-deal = Hay una mano en curso: no hay nada que repartir.
refused-still-bidding = La subasta no ha terminado: antes puja o pasa.
refused-bidding-over = La subasta ha terminado: juega una carta.
refused-nobody-bids = En este juego nadie puja: juega una carta.
refused-pack = { $fault ->
    [count] La baraja tiene { $found ->
        [one] 1 carta
       *[other] { $found } cartas
    }, y según las reglas son { $expected }.
    [cut] Falta la carta cortada para el triunfo, o no debería haberla.
   *[other] La baraja no tiene las cartas que piden las reglas.
}
refused-bid-range = Las pujas van de { $min } a { $max }.
refused-bid-low = La puja está en { $standing }: sube, o pasa.
refused-bid-moon = Ya se ha pujado el capote: no se puede subir más.
refused-dealer-must-bid = Los demás han pasado: el repartidor tiene que pujar.
refused-smudge-hole = Estás en números rojos y no puedes pujar un smudge.
refused-not-held = No tienes { card }.
refused-follow-trump = Se ha salido con triunfo: tienes uno, así que juégalo.
refused-follow-or-trump = Tienes { suit }: asiste o juega triunfo.
refused-follow = Tienes { suit }: asiste. En esta mesa solo se corta cuando no se puede asistir.
refused-must-trump = No tienes { suit }, y debes jugar triunfo mientras te quede uno.
refused-undertrump = Sobre la mesa está { $card }: solo puedes jugar un triunfo más bajo si no tienes otra cosa.

misfit-range = «{ $name }» no puede ser { $value }: tiene que ser de { $min } a { $max }.
misfit-player-range = El mínimo de jugadores, { $min }, es mayor que el máximo, { $max }.
misfit-players = { $span ->
    [one] No pueden jugar { $players }: este juego es de { $min } jugadores.
   *[some] No pueden jugar { $players }: este juego es de { $min } a { $max } jugadores.
}
misfit-teams = Con { $players } jugadores no se pueden formar estos bandos.
misfit-cards = Una baraja de { $pack } no alcanza para repartir { $cards } cartas a cada uno de los { $players } jugadores.
misfit-cards-widow = Una baraja de { $pack } no alcanza para repartir { $cards } cartas a cada uno de los { $players } jugadores, más la viuda.
misfit-exchange = Solo se puede descartar y recibir cartas nuevas donde el triunfo se nombra antes de la primera salida.
misfit-widow = Con viuda hay que descartar: si no, quien la recoge tiene más cartas que los demás.
misfit-draw = Solo se puede robar durante el juego entre dos, si se juegan todas las cartas y antes no se cambia ninguna.
misfit-rows = Las cartas solo pueden ponerse en filas entre dos, con un número par cada uno, si no se roba y se juegan todas.
misfit-refill = Las manos solo se pueden completar si está fijado con cuántas cartas se juega.
misfit-to-partner = Los triunfos solo pueden ir a la pareja si los bandos son fijos, se descarta y quien ganó la subasta descarta primero.
misfit-difference = La diferencia solo se puede anotar entre dos bandos.
misfit-turn-up = Con { $cards } cartas para cada uno de los { $players } jugadores no queda ninguna para la muestra.
misfit-bids = La puja mínima, { $min }, es mayor que la máxima, { $max }.
misfit-max-bid = La puja máxima no puede ser { $bid }: una mano tiene { $sum ->
    [one] 1 punto
   *[other] { $sum } puntos
}.
misfit-slam = Nadie puede pujar cinco si la puja máxima es { $bid }.
misfit-nobody-bids = Con todo el mundo en números rojos, nadie podría pujar y todas las manos se anularían.
misfit-nobody-offers = Todas las manos se anularían: al principio, cualquier puja de { $min } o más llevaría al mano a la meta, y el mano no puede abrir por cuatro.
misfit-pegging = En un juego con subasta no se pueden apuntar las cartas al ganarlas: una puja no cumplida quitaría esos puntos.
misfit-tie = Si hay empate, Juego solo puede ir al bando que no reparte cuando hay exactamente dos bandos.
misfit-trump-order = El orden de los triunfos no dice dónde va: { $trump }.
misfit-joker-turned-up = Un comodín no tiene palo que pueda ser triunfo; por eso no hay comodines si el triunfo lo da una carta descubierta o cortada.
misfit-must-bid = En este juego nadie puja, así que nadie podría ganarlo.
misfit-moon-target = Una partida de un número fijo de manos no tiene meta: el capote no puede ganarla ni perderla.
warning-line = Aviso: { $warning }
warning-forced-four = Alguien tiene que pujar { $min ->
    [4] cuatro
   *[other] { $min }
} en cada mano, y pocas manos lo cumplen. Los puntos pueden hundirse muy por debajo de cero, y la partida puede no acabar nunca.
warning-few-bids = Pocas manos dan para pujar { $min }, y la mano por la que nadie puja se anula. La partida puede durar cientos de manos.
warning-nobody-bids = Cuando el mano está cerca de la meta, puede que nadie pueda o quiera pujar, y la mano se anula. La partida puede no acabar nunca.
warning-nobody-wins = Solo puede ganar quien puja, y cuando el mano está cerca de la meta nadie puede pujar. La partida puede no acabar nunca.
warning-few-winners = Solo puede ganar quien puja, y pocas manos dan para pujar { $min }. La partida puede no acabar nunca.
warning-reckless-bids = Solo puede ganar quien puja, y no cumplir la puja no cuesta nada, así que se puede pujar de más. La partida puede no acabar nunca.
warning-free-moon = El capote no da ni cuesta nada: cualquiera puede quitarles la puja a los demás sin riesgo.
warning-long = Una partida a { $target } puntos con { $sides } bandos puede durar cientos de manos.
misfit-proposal = Esto lo arreglaría ({ $changes }).
refused-discard = { $count ->
    [one] Descarta exactamente 1 carta.
   *[other] Descarta exactamente { $count } cartas.
}
refused-no-discard = Ahora no hay nada que descartar.
refused-trumps-only = En este juego solo se juegan triunfos.
refused-first-lead = La primera carta tiene que ser un triunfo, y tienes uno.
refused-joker-first = La primera carta no puede ser un comodín: tienes otra.
refused-forced-bid = Los demás han pasado: el repartidor tiene que pujar { $min } o más.
refused-held-to = Los demás han pasado: el repartidor tiene que pujar { $bid }, ni más ni menos.
refused-discard-range = Descarta entre { $min } y { $max } cartas.
refused-discard-trump = No puedes descartar { card }: es triunfo, y se queda mientras puedas descartar otra carta.
refused-discard-scoring = No puedes descartar { card }: puntúa, y se queda mientras puedas descartar otro triunfo.
refused-discard-spared = { $kind ->
    [highest] No puedes descartar { card }: tu primera carta tiene que ser más alta que los triunfos que descartes.
   *[scoring] No puedes descartar { card }: puntúa, y en esta mesa se queda.
}
refused-discard-must = { $kind ->
    [idle] Tienes que descartar { card }: no puntúa.
   *[plain] Tienes que descartar { card }: no es triunfo.
}
refused-discard-most = Puedes quedarte con el resto: descarta como máximo { $max ->
    [one] 1 carta
   *[other] { $max } cartas
}.
refused-keep = Conserva exactamente { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
refused-still-discarding = El descarte no ha terminado: todavía no se juega.
refused-no-seat = No hay nadie en el sitio { $seat }.
refused-unsettled = { $who ->
    [you] Primero responde a la pregunta.
   *[one] { $name } tiene que decidir algo antes.
}
refused-not-now = { $remark ->
    [rest] Ahora no puedes quedarte con el resto.
    [lay-down] Ahora no puedes bajar tus cartas.
    [take-back] Ya no puedes retirar ninguna de tus cartas.
    [renege] Solo puedes denunciar un renuncio de un rival, con la baza completa, y solo donde lo vigilan los jugadores.
    [call-card] Ningún rival ha mostrado esa carta, o ahora no puedes reclamarla.
    [call-partner] Ahora no llamas a una pareja, o esa carta la tienes tú.
    [first-pitcher] Ahora nadie te pregunta quién abre primero.
    [expose] Ahora no puedes mostrar esa carta.
    [look] Ya has visto tus cartas.
    [override] Nadie ha salido antes de que pudieras pujar.
    [decline] No hay nada que dejar pasar.
    [withdraw] No hay ninguna salida falsa que devolver.
    [let-stand] No hay ninguna salida falsa que dar por buena.
    [name] Ahora no nombras triunfo.
    [demand] Ahora no tienes nada que exigir.
    [end-by-score] La partida solo puede terminar por puntos después de { $hands } manos en las que nadie se haya acercado a la meta.
    [weak-hand] Solo puedes enseñar una mano floja antes de hablar por primera vez, y solo si es tan floja como pide esta mesa.
   *[content] Nadie pregunta si tienes algo que denunciar.
}
refused-no-mistakes = En esta mesa no se pueden cometer errores: no hay nada que denunciar.
refused-not-certain = Los demás aún podrían ganar una baza.
refused-not-worthless = Solo puedes bajar tus cartas en tu turno, sin triunfos, sin cartas por encima del nueve y sin cartas que valgan tantos.
refused-seller-out = Con { $bid }, el precio llevaría a la meta a quien vende: ofrece menos.
refused-gift-wins = El punto acabaría la partida, y en esta mesa no se permite: da más cartas.
refused-must-pass = Después de una puja no permitida, tienes que pasar.
refused-word-not-now = Eso no se puede decir ahora.
refused-lead-trump = Has nombrado triunfo: tu primera salida tiene que ser un triunfo.
refused-demanded = { $demand ->
    [highest] Quien abre exige tu carta más alta del palo de salida.
    [lowest] Quien abre exige tu carta más baja del palo de salida.
    [trump] Quien abre exige un triunfo.
   *[no_trump] Quien abre exige que no juegues triunfo.
}
refused-called = Los rivales reclaman { $card }: juega esa carta.
refused-play-higher = Has descartado { $card }: tu primera carta tiene que ser más alta.
refused-partner-card = Quien abre ha llamado { $card }: juega esa carta en la primera baza.

## El resultado de una mano

result-made = { $who ->
    [you] Pujaste { $bid } y has hecho { $made }
   *[one] { $name } pujó { $bid } y ha hecho { $made }
}
result-with-partner = { $result }, junto a { $partner }
result-alone = { $result }, sin pareja
result-smudge = { $who ->
    [you] Lograste el smudge
   *[one] { $name } logró el smudge
}
result-smudge-failed = { $who ->
    [you] Pujaste un smudge y has hecho { $made }
   *[one] { $name } pujó un smudge y ha hecho { $made }
}
result-claim = { $who ->
    [you] Dijiste que el resto de las bazas era tuyo, y lo era.
   *[one] { $name } dijo que el resto de las bazas era suyo, y lo era.
}
result-free = { $who ->
    [you] Abriste sin puja y has hecho { $made }
   *[one] { $name } abrió sin puja y ha hecho { $made }
}
result-free-named = { $who ->
    [you] Nombraste triunfo sin puja y has hecho { $made }
   *[one] { $name } nombró triunfo sin puja y ha hecho { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: menos { $bid }.
    [failed] { $headline }: los demás anotan { $bid }.
   *[no] { $headline }.
}
reason-made = Con { $points }.
reason-made-free = Con { $points }, sin puja que cumplir.
reason-none-free = Ninguno de los puntos.
reason-set-back = { $count ->
    [0] No se hizo ninguno de los puntos.
    [one] { $points } no bastó.
   *[other] { $points } no bastaron.
}
stamp-set-back = No cumple
stamp-failed = Fallida
stamp-made = Cumplida
stamp-smudge = Smudge

award-high = El triunfo más alto repartido era { card }{ $by }.
award-high-held = El triunfo más alto en juego era { card }{ $by }.
award-low-kept = El triunfo más bajo repartido era { card }{ $by }.
award-low-held = El triunfo más bajo en juego era { card }{ $by }.
award-low-taken = El triunfo más bajo repartido era { card }. { $taker ->
    [you] Tú te llevaste la carta
   *[one] { $taker_name } se llevó la carta
}, pero Baja sigue siendo { $owner ->
    [you] tuya
   *[one] de { $owner_name }
}.
award-low-held-taken = El triunfo más bajo en juego era { card }. { $taker ->
    [you] Tú te llevaste la carta
   *[one] { $taker_name } se llevó la carta
}, pero Baja sigue siendo { $owner ->
    [you] tuya
   *[one] de { $owner_name }
}.
award-low-won = El triunfo más bajo repartido, { card }, { $owner ->
    [you] era tuyo y se ganó
   *[one] era de { $owner_name } y se ganó
} { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }.
award-low-home = El triunfo más bajo repartido, { card }, se salvó { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Tu jota de { suit }, ganada
   *[one] Jota de { suit } de { $owner_name }, ganada
} { $trick ->
    [0] con el resto
   *[other] con { $with } en la baza { $trick }
}{ $by }.
award-jack-hung = Una jota cazada vale { $points }.
award-jack-kept = Jota de { suit } salvada { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }.
award-jack-absent = La jota de { suit } no estaba en juego.
award-card-absent = Fuera de juego: { card-alone }.
award-card-player = Puntos por jugar { card } { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }.
award-card-kept = Carta salvada { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }, { card }.
award-card-taken = { $owner ->
    [you] Carta tuya, ganada
   *[one] Carta de { $owner_name }, ganada
} { $trick ->
    [0] con el resto
   *[other] en la baza { $trick }
}{ $by }, { card }.
award-last = Última baza ganada{ $by }.
award-none = Nadie lo ha hecho.
award-game = { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
} contra { $next }. Quien más tiene se lleva Juego.
award-game-tie = { $names } empatan a { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}: nadie anota Juego.
award-game-tie-carry = { $names } empatan a { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}: nadie anota Juego, que en la mano siguiente vale { $carry } más.
award-game-carried = De ellos, { $carry } de antes.
award-game-tie-eldest = Empate a { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}: Juego es para el mano.
award-game-tie-side = Empate a { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}: Juego es para el bando que no reparte.
award-game-tie-jokers = Empate a { $points ->
    [one] 1 tanto
   *[other] { $points } tantos
}: Juego es para quien gana más comodines.
award-won-before = La partida se ganó antes de anotar esto.
award-nobody = Nadie
award-by = { $who ->
    [you] {" "}(tú)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = apuntado
award-lost = perdido: puja no cumplida
award-not-better = el otro bando hizo más
award-card-dead = Carta descartada, { card }; cuenta para el bando que nombró triunfo.
award-card-discarded = Carta descartada, { card }.

hand-title = Mano { $number } terminada
hand-set-back = no cumple
hand-set-back-with = no cumple; { $points }
hand-failed = puja fallida
hand-failed-with = puja fallida; { $points }
hand-bid-taken = la puja de { $bid }
hand-bid-taken-with = { $points }; la puja de { $bid }
hand-difference = la diferencia, { $points }
hand-moon = el capote
hand-pegged = { $points ->
    [one] { $points } apuntado
   *[other] { $points } apuntados
}
hand-nothing = nada
hand-next = { $who ->
    [you] Nadie llega a la meta. Repartes la mano { $number }.
   *[one] Nadie llega a la meta. { $name } reparte la mano { $number }.
}
hand-review = Repasar
hand-continue = Continuar
brief-dealt = { $who ->
    [you] repartida a ti
   *[one] repartida a { $name }
}
brief-held = { $who ->
    [you] la tenías tú
   *[one] la tenía { $name }
}
brief-kept = { $who ->
    [you] sigue contigo
   *[one] sigue con { $name }
}
brief-took = { $who ->
    [you] fue para ti
   *[one] fue para { $name }
}
brief-game = { $points } a { $next }
brief-tie = { $points } cada uno
brief-absent = no estaba en juego
count-short = { $who ->
    [you] Has hecho { $made } de { $bid }
    [several] { $name } han hecho { $made } de { $bid }
   *[one] { $name } ha hecho { $made } de { $bid }
}
count-standing = { $place ->
    [lead] { $by } por delante, a { $left } de la meta.
    [behind] { $by } por detrás, a { $left } de la meta.
   *[level] Igualados, a { $left } de la meta.
}
count-standing-hands = { $place ->
    [lead] { $by } por delante.
    [behind] { $by } por detrás.
   *[level] Igualados.
}
count-skip = Saltar
hand-on = Siguiente mano
result-eldest = { $who ->
    [you] Abriste y has hecho { $made }
   *[one] { $name } abrió y ha hecho { $made }
}
result-trump = Triunfo: { suit }. { $made }
result-side-made = { $who ->
    [you] Has hecho { $made }
    [your-side] Tu bando ha hecho { $made }
    [several] { $name } han hecho { $made }
   *[one] { $name } ha hecho { $made }
}
result-side-points = { $name }: { $points }.
result-early = La mano no se ha jugado hasta el final
result-early-about = La partida se decidió antes del recuento.
award-not-played = No se jugó por este punto.

## El final de la partida

end-title = { $who ->
    [you] Ganas la partida
    [your-side] Gana tu bando
    [several] { $name } ganan la partida
   *[one] { $name } gana la partida
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Has ganado
    [your-side] Tu bando ha ganado
    [several] { $name } han ganado
   *[one] { $name } ha ganado
}
end-lost = { $who ->
    [you] Has perdido
   *[your-side] { $name }: derrota
}
end-came = { $who ->
    [you] Quedas en { $place ->
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
        [5] quinto lugar
        [6] sexto lugar
       *[7] último lugar
    }
   *[your-side] { $name }: { $place ->
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
        [5] quinto lugar
        [6] sexto lugar
       *[7] último lugar
    }
}
end-hands = { $hands ->
    [one] tras una mano
   *[other] tras { $hands } manos
}
end-standing = { $own } a { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = La mano { $number } lo decidió: { $said }
end-caught = { $taker ->
    [you] Ganas
   *[one] { $taker_name } gana
} { card-object } { $owner ->
    [you] que tenías
   *[one] de { $owner_name }
} con { $with }.
end-saved = { $who ->
    [you] Salvas
   *[one] { $name } salva
} { card-object }.
end-made = { $who ->
    [you] Haces
   *[one] { $name } hace
} { $point } con { card-with }.
end-smudge = Un smudge gana al instante: una puja de cuatro, con los cuatro puntos hechos.
end-moon = El capote gana al instante: se pujó, y se ganó todo lo que puntúa.
end-all-four = Los cuatro puntos en una misma mano ganan al instante.
end-bidder-first = A la meta con { $points }{ $contested ->
    [yes] : quien abre y cumple la puja cuenta primero.
   *[no] .
}
end-point = { $rid ->
    [yes] Sin ninguna de las { $target } fichas
   *[no] Meta de { $target } alcanzada
} con { $point }.{ $contested ->
    [yes] {" "}Los puntos cuentan en este orden: { $order }.
   *[no] {""}
}
end-lead = Con dos o más de ventaja sobre los demás, con { $points }.
end-last-hand = Con la mejor puntuación tras la última mano, { $points }.
end-fall = Con la mejor puntuación, { $points }, cuando alguien cayó a { $lost } o más bajo cero.
end-higher-score = Meta de { $target } alcanzada con la puntuación más alta, { $points }.
end-receives = { $who ->
    [you] Recibes { $amount }
    [your-side] Tu bando recibe { $amount }
    [several] { $name } reciben { $amount }
   *[one] { $name } recibe { $amount }
}
end-pays = { $who ->
    [you] Pagas { $amount }
    [your-side] Tu bando paga { $amount }
    [several] { $name } pagan { $amount }
   *[one] { $name } paga { $amount }
}
end-pays-nothing = { $who ->
    [you] No pagas nada
    [your-side] Tu bando no paga nada
    [several] { $name } no pagan nada
   *[one] { $name } no paga nada
}
end-settling-rule = Cada perdedor paga uno, o dos si acaba con cero o menos.
end-settling-bonus = Cada perdedor paga uno, o dos si acaba con cero o menos, y uno más por cada puja fallida.
# Por qué alguien paga lo que paga.
end-why = { $base ->
    [2] dos por acabar con cero o menos
   *[1] uno por perder
}{ $bonus ->
    [0] {""}
    [one] , uno por una puja fallida
   *[other] , { $bonus } por pujas fallidas
}
end-review = Esa mano
end-home = Listo
end-play-again = Revancha
# Una lista de quién cumplió cuántas pujas.
end-bids = Pujas cumplidas: { $bids }.
end-bids-of = { $who ->
    [you] tú { $made } de { $of }
   *[one] { $name } { $made } de { $of }
}
end-best-hand = Mejor mano: { $who ->
    [you] anotas { $points }
    [your-side] tu bando anota { $points }
    [several] { $name } anotan { $points }
   *[one] { $name } anota { $points }
} en la mano { $number }.
end-by = { $rid ->
    [yes] Sin ninguna de las { $target } fichas
   *[no] Meta de { $target } alcanzada
} { $by ->
    [turn-up] con la muestra
    [earlier] en una mano anterior
    [gift] con el regalo por pedir
    [sale] con el precio de la apertura
    [bid-taken] con la puja que los demás no cumplieron
    [difference] con la diferencia
    [misdeal] con el punto por un error de reparto
    [look] con los puntos por mirar cartas antes de tiempo
    [renege] con los puntos por un renuncio
    [moon] con el capote
   *[slam] con el quinto punto del smudge
}.
end-score = Con la mejor puntuación, { $points }, tras { $hands } manos en las que nadie se acercó a la meta.
end-forfeit = Los demás se guardaron uno de los triunfos más altos, y eso les cuesta la partida.
end-reds-even = { $who ->
    [you] Ni ganas ni pierdes fichas rojas
    [your-side] Tu bando ni gana ni pierde fichas rojas
    [several] { $name } ni ganan ni pierden fichas rojas
   *[one] { $name } ni gana ni pierde fichas rojas
}
end-reds-won = { $who ->
    [you] Ganas { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
    [your-side] Tu bando gana { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
    [several] { $name } ganan { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
   *[one] { $name } gana { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
}
end-reds-lost = { $who ->
    [you] Pierdes { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
    [your-side] Tu bando pierde { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
    [several] { $name } pierden { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
   *[one] { $name } pierde { $amount ->
        [one] 1 ficha roja
       *[other] { $amount } fichas rojas
    }
}

## La velada: varias partidas, y quién debe a quién

evening-title = Esta velada
evening-none = En esta velada aún no se ha terminado ninguna partida.
evening-about = { $games ->
    [one] Esta velada: una partida.
   *[other] Esta velada: { $games } partidas.
}
evening-game = Partida { $number }, { $game }: { $who ->
    [you] ganas tú
    [several] ganan { $winners }
   *[one] gana { $winners }
}.
evening-balance = { $who ->
    [you] { $sign ->
        [won] Ganas { $amount }
        [lost] Pierdes { $amount }
       *[even] Estás en paz
    }
   *[one] { $name } { $sign ->
        [won] gana { $amount }
        [lost] pierde { $amount }
       *[even] está en paz
    }
}
evening-pays = { $from ->
    [you] Pagas { $amount } a { $to ->
        [you] ti
       *[one] { $to_name }
    }.
   *[one] { $to ->
        [you] { $from_name } te paga { $amount }.
       *[one] { $from_name } paga { $amount } a { $to_name }.
    }
}
evening-even = Nadie debe nada.
evening-new = Empezar otra velada
evening-begun = Empieza otra velada. Nadie debe nada.

## La hoja de reglas: cada regla en palabras claras. Después de «antes:», el valor de las reglas impresas.

rule-players = Juegan { $players ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[7] siete
}, { $teams ->
    [pairs] por parejas, con la pareja sentada enfrente
    [threes] en dos bandos de tres, en sitios alternos
    [called] cada uno con su propia puntuación; en cada mano, quien abre llama a una pareja
    [four-in-pairs] por parejas, porque son cuatro; con cualquier otro número, cada uno por su cuenta
    [others-alone] cada uno por su cuenta; solo cuatro juegan por parejas
   *[none] cada uno por su cuenta
}. { $only ->
    [yes] No puede jugar ningún otro número.
   *[no] Pueden jugar de { $min } a { $max } personas.
}
rule-direction = { $direction ->
    [ccw] Se reparte y se juega hacia la derecha, en sentido contrario a las agujas del reloj. El jugador a la derecha del repartidor es mano y va primero; después de cada mano, el reparto pasa a la derecha.
   *[cw] Se reparte y se juega hacia la izquierda, en el sentido de las agujas del reloj. El jugador a la izquierda del repartidor es mano y va primero; después de cada mano, el reparto pasa a la izquierda.
}
rule-pack = { $pack ->
    [full] La baraja tiene 52 cartas, del dos al as
    [short] La baraja tiene 32 cartas, del siete al as
   *[other] La baraja tiene { $cards } cartas; en cada palo: { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , más un comodín.
   *[other] , más dos comodines.
} En todos los palos el as es la carta más alta; le siguen el rey, la reina, la jota, el diez y así hacia abajo.
rule-pack-shrinks = { $shrinks ->
    [yes] Si juegan menos, se dejan fuera las cartas más bajas: la baraja conserva los valores más altos que hagan falta para que, tras repartir, sobren al menos dos cartas.
   *[no] La baraja tiene las mismas cartas, jueguen los que jueguen.
}
rule-off-trumps = { $count ->
    [0] Ninguna carta de otro palo es triunfo.
    [1] También es triunfo esta carta del otro palo del mismo color: { $ranks }. Se llama gemela. Si el triunfo es corazones, la de diamantes cuenta como corazón, no como diamante.
   *[other] También son triunfo estas cartas del otro palo del mismo color: { $ranks }. Se llaman gemelas. Si el triunfo es corazones, las de diamantes cuentan como corazones, no como diamantes.
}
rule-trump-order = Los triunfos, de mayor a menor: { $order }.
rule-joker-order = { $order ->
    [first_high] Si los dos comodines caen en la misma baza, el primero es más alto.
    [second_high] Si los dos comodines caen en la misma baza, el segundo es más alto.
   *[fixed] Los comodines están marcados: uno de los dos es siempre más alto.
}
rule-joker-led = { $led ->
    [anything] Si se sale con un comodín, los demás pueden jugar cualquier carta.
   *[trumps] Si se sale con un comodín, los demás tienen que jugar triunfo si pueden.
}
rule-pitched-wild = { $wild ->
    [own] La primera carta, sea la que sea, convierte en triunfo su propio palo.
    [spades] Si se abre con un comodín, el triunfo es picas. Cualquier otra carta convierte en triunfo su palo.
    [no-joker] No se puede abrir con un comodín, salvo que no se tenga otra cosa: entonces el triunfo es picas. Cualquier otra carta convierte en triunfo su palo.
    [joker] Si se abre con un comodín, quien abre nombra después cualquier palo como triunfo.
    [off] Si se abre con { $ranks }, quien abre nombra después el triunfo: el palo de la carta o el otro de su color.
   *[joker-and-off] Si se abre con un comodín, quien abre nombra después cualquier palo como triunfo. Si se abre con { $ranks }, nombra el palo de la carta o el otro de su color.
}
rule-low-joker = { $low ->
    [yes] Un comodín puede ser Baja.
   *[no] Un comodín nunca es Baja: Baja es el triunfo más bajo que no es comodín.
}
rule-deal = { $cards ->
    [one] Se reparte una carta por persona
   *[other] Se reparten { $cards } cartas por persona
}, de { $batch } en { $batch }.{ $rest ->
    [stock] {" "}El resto forma el mazo.
    [yes] {" "}El resto queda boca abajo.
   *[no] {""}
}
rule-widow = { $to ->
    [none] No hay viuda.
    [own] Cada jugador recibe además una viuda de { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }, que queda boca abajo hasta que se nombra el triunfo.
   *[bidder] Se reparte además a la mesa, boca abajo, una viuda de { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.
}
rule-first-deal = { $draw ->
    [yes] Cada jugador saca una carta, y reparte primero quien saca la más alta.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Antes
       *[no] Antes
    } del primer reparto corta quien se sienta antes del repartidor, dejando al menos cinco cartas en cada parte.
   *[no] { $draw ->
        [yes] {""}
       *[no] El corte no se muestra.
    }
}
rule-trump = { $by ->
    [turn_up] Después del reparto se descubre la carta siguiente, la muestra. Su palo es triunfo, salvo que el mano pida otro. El mano sale primero.
    [sale] La primera carta jugada fija el triunfo de la mano. Jugarla es derecho del mano: es la apertura, y puede quedársela o venderla.
    [eldest] Nadie puja. Abre el mano: la primera carta jugada fija el triunfo de la mano.
    [stock_top] El palo de la primera carta del mazo es triunfo. El mano sale primero.
    [cut] Antes del reparto se corta una carta, se muestra y se devuelve: su palo es triunfo. El mano sale primero.
    [auction-announced] Quien hace la puja más alta nombra el triunfo de la mano.
    [sale-announced] El mano tiene derecho a nombrar el triunfo: es la apertura, y puede quedársela o venderla.
   *[auction] Abre quien hace la puja más alta: la primera carta jugada fija el triunfo de la mano.
}
rule-first-lead = { $leader ->
    [eldest] El mano sale en la primera baza
    [partner_with_one_trump] En la primera baza sale la pareja de quien nombra triunfo si tiene un solo triunfo, y si no, quien lo nombra
   *[pitcher] Quien nombra triunfo sale en la primera baza
}{ $lead ->
    [trump] {""}, y con triunfo si lo tiene.
    [only-trumps] {"."}
   *[any] {""}, con cualquier carta.
}
rule-first-pitcher = { $first ->
    [first_jack] Se reparten cartas boca arriba hasta que sale una jota: quien la recibe empieza como mano.
    [colour_guess] Antes de la primera mano se adivina rojo o negro: quien acierta es mano.
    [high_cut] Antes de la primera mano corta una persona de cada bando: es mano quien corta la carta más alta.
    [high_cut_chooses] Antes de la primera mano corta una persona de cada bando: quien corta la carta más alta dice quién es mano.
    [low_cut] Antes de la primera mano corta una persona de cada bando: es mano quien corta la carta más baja.
    [two_of_diamonds] Empieza como mano quien recibe el dos de diamantes en el primer reparto; si no lo recibe nadie, quien se sienta junto al repartidor.
   *[by_deal] Empieza como mano quien se sienta junto al primer repartidor.
}
rule-sale = El mano puede abrir enseguida, y entonces tiene que hacer cuatro puntos. Si no, la apertura se pone en venta.
rule-bids = { $sale ->
    [yes] Los demás pujan por ella por turno, y el repartidor al final
   *[no] El mano puja primero, y el repartidor al final
}: { $calls }. { $rounds ->
    [continuous] La subasta da vueltas hasta que queda una sola persona; quien pasa ya no vuelve a pujar.
   *[single] Cada jugador puja o pasa una vez.
} Cada puja tiene que superar la anterior.
rule-privilege = { $privilege ->
    [max] El repartidor puede quedarse con una puja de { $max } igualándola, pero cualquier puja más baja tiene que superarla.
    [yes] El repartidor puede quedarse con la apertura igualando la puja más alta.
    [later-max] Cualquiera puede quedarse con una puja de { $max } igualándola, pero una más baja hay que superarla.
    [later] Cualquiera puede quedarse con la apertura igualando la puja más alta.
   *[no] También el repartidor tiene que subir para quedarse con la apertura.
}{ $twice ->
    [yes] {" "}Nadie puja dos veces lo mismo.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Una puja de { $max } acaba la subasta, y solo el mano puede aún quedarse con la apertura.
    [yes] Una puja de { $max } acaba la subasta, y nadie puede quedársela.
   *[no] Una puja de { $max } no acaba la subasta.
}
rule-no-moon = No se puede pujar el capote, una puja por encima de cualquier número.
rule-moon = El capote es una puja por encima de cualquier número{ $taken ->
    [dealer] {","} y el repartidor puede quedárselo pujándolo también.
    [later] {","} y cualquiera puede quedárselo pujándolo también.
   *[nobody] {":"} acaba la subasta, y nadie puede quedárselo.
} { $needs ->
    [points_and_tricks] Se cumple ganando todo lo que puntúa y todas las bazas.
   *[points] Se cumple ganando todo lo que puntúa.
} { $moon ->
    [points] Anota { $stake } si se cumple y pierde { $stake } si no.
    [points_or_game] Anota { $stake } si se cumple y pierde { $stake } si no; cumplido desde cero, gana la partida.
   *[target_or_zero] Con cero o más puntos gana la partida; con menos de cero sube a cero. Si no se cumple, cuesta { $stake }.
} Los demás anotan lo que hacen.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Si nadie puja, reparte de nuevo la misma persona.
    [redeal_next_dealer] Si nadie puja, la mano se anula y el reparto pasa a la siguiente persona.
    [eldest_forced] Si nadie puja, el mano abre por { $min }.
    [eldest_free] Si nadie puja, el mano abre, sin puja que cumplir.
    [dealer_free] Si nadie puja, abre el repartidor, sin puja que cumplir.
    [eldest_forced_names] Si nadie puja, el mano nombra triunfo por { $min }.
    [eldest_names] Si nadie puja, el mano nombra triunfo, sin puja que cumplir.
    [dealer_names] Si nadie puja, el repartidor nombra triunfo, sin puja que cumplir.
    [dealer_forced_to] Si nadie más puja, tiene que hacerlo el repartidor, con { $min }.
   *[dealer_forced] Si nadie más puja, tiene que hacerlo el repartidor, con { $min } o más.
}
rule-sold = Entonces el mano vende la apertura a quien más puja, que abre, o se queda con ella y tiene que hacer los puntos pujados.
rule-seller-credit = { $credit ->
    [immediate] El mano anota el precio en cuanto se vende la apertura.
   *[none] El mano no anota nada por vender.
}
rule-refused-credit = { $credit ->
    [yes] Si el mano se queda con la apertura, quien hizo la puja más alta anota lo que se le rechaza.
   *[no] Si el mano se queda con la apertura, quien hizo la puja más alta no anota nada.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Nadie puede pujar tanto que el precio lleve al mano a la meta.
   *[none] Vale cualquier puja, por cerca de la meta que esté el mano.
}
rule-turned = { $scores ->
    [none] La muestra no da puntos.
   *[some] La muestra da puntos enseguida al bando del repartidor: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Los puntos de la muestra pueden ganar la partida en el acto.
   *[no] Los puntos de la muestra no acaban la partida: la mano se juega.
}
rule-beg = { $times ->
    [0] Nadie puede pedir: decide la primera muestra.
    [1] El mano se planta, y empieza el juego, o pide otro triunfo, una vez por reparto.
   *[other] El mano se planta, y empieza el juego, o pide otro triunfo, hasta { $times } veces por reparto.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Hasta que eso se decide, solo el mano y el repartidor pueden mirar sus cartas.
   *[all] Antes de eso, todo el mundo puede mirar sus cartas.
}
rule-gift = { $to ->
    [beggar] El repartidor puede mantener el palo: entonces el bando que pide anota enseguida un punto, y empieza el juego.
    [all_opponents] El repartidor puede mantener el palo: entonces cada uno de los otros bandos anota enseguida un punto, y empieza el juego.
   *[other_side] El repartidor puede mantener el palo: entonces el otro bando anota enseguida un punto, y empieza el juego.
}
rule-gift-wins = { $wins ->
    [yes] Ese punto puede ganar la partida.
    [not-at-once] Puede hacerlo aunque ese punto lleve a alguien a la meta.
   *[no] No puede hacerlo si ese punto llevaría a alguien a la meta.
}
rule-run = O da más cartas: la muestra se aparta, cada jugador recibe tres más y se descubre la siguiente. Si es del mismo palo, se repite. Las cartas apartadas quedan fuera de juego.
rule-run-hand = { $hand ->
    [discard_to_six] Antes de la primera salida, cada jugador descarta hasta quedarse con { $cards }.
   *[keep_all] Las cartas de más se conservan, y se juegan todas.
}
rule-run-out = { $out ->
    [kick_remaining] Si el mazo no alcanza para una vuelta, sus últimas cartas se descubren una a una hasta que cambia el palo; la última de todas vale.
   *[redeal_same_dealer] Si el mazo no alcanza para una vuelta, la misma persona baraja y reparte de nuevo; los puntos de las muestras se conservan.
}
rule-bunch = { $bunch ->
    [yes] En vez de dar más cartas, el mano y el repartidor pueden acordar anular la mano y repartir de nuevo.
   *[no] El mano y el repartidor no pueden anular la mano en vez de eso.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Antes de hablar por primera vez, quien no tiene rey, reina ni jota, ni ninguna carta que pudiera puntuar con algún triunfo, puede enseñar su mano. Entonces reparte de nuevo la misma persona.
    [no_ten_no_two] Antes de hablar por primera vez, quien no tiene nada por encima del nueve ni ningún dos puede enseñar su mano, apartarla y tomar otras tantas cartas del mazo, si alcanzan.
   *[off] Nadie puede pedir otro reparto por tener una mano floja.
}
rule-widow-taken = { $to ->
    [own] Una vez nombrado el triunfo, cada uno recoge su propia viuda.
   *[bidder] { $pitched ->
        [yes] Quien hizo la puja más alta recoge la viuda antes de salir.
       *[no] Quien nombra triunfo recoge antes la viuda.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Se juega con las cartas repartidas como máximo.
        [one] Se juega con una carta por persona como máximo.
       *[other] Se juega con { $size } cartas por persona como máximo.
    }
   *[no] { $size ->
        [0] Se juega con todas las cartas repartidas.
        [one] Se juega con una carta por persona.
       *[other] Se juega con { $size } cartas por persona.
    }
}
# Quién descarta: todos, o todos menos quien reparte y se lleva el resto del mazo.
rule-discarders = { $robber ->
    [yes] cada jugador, menos el repartidor,
   *[no] cada jugador
}
rule-discard = { $discard ->
    [none] Nadie descarta nada.
    [plain] Nombrado el triunfo, { rule-discarders } descarta todas las cartas que no son triunfo.
    [up_to] Nombrado el triunfo, { rule-discarders } puede descartar { $max ->
        [one] una carta que no sea triunfo
       *[other] hasta { $max } cartas que no sean triunfo
    }.
    [widow] Nombrado el triunfo, quien recogió la viuda descarta hasta quedarse con { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
   *[to_size] Nombrado el triunfo, { rule-discarders } descarta hasta quedarse con { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] Quien tiene más de un triunfo descarta hasta quedarse con uno
       *[other] Quien tiene más de { $size } triunfos descarta hasta quedarse con { $size }
    }.
    [up_to] {" "}{ $size ->
        [one] Quien tiene más de una carta tiene que quedarse con una
       *[other] Quien tiene más de { $size } cartas tiene que quedarse con { $size }
    }.
   *[none] {""}
}
rule-discard-trumps = Solo puede descartar un triunfo quien no tiene otra cosa que descartar{ $surplus ->
    [any] {""}, y uno que puntúa, solo quien no tiene otro triunfo
   *[other] {""}
}. Los triunfos descartados se enseñan; de las demás cartas solo se sabe el número. Lo descartado queda fuera de juego.
rule-refill = { $refill ->
    [yes] Después, { $robber ->
        [yes] cada jugador, menos el repartidor,
       *[no] cada jugador
    } recibe del mazo las cartas que le falten para tener { $size }.
   *[no] Nadie recibe cartas nuevas a cambio.
}
rule-exchange-first = { $first ->
    [bidder] Descarta primero quien ganó la subasta, y le siguen los demás por turno
   *[eldest] Descarta primero el mano, y le siguen los demás por turno
}{ $refill ->
    [yes] ; todo el mundo descarta antes de que nadie reciba cartas nuevas.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] El repartidor se lleva todo lo que queda del mazo y conserva { $size ->
        [one] una carta cualquiera, sea o no triunfo
       *[other] { $size } cartas cualesquiera, sean o no triunfos
    }: eso es llevarse el mazo. Los triunfos que no conserva se enseñan y quedan fuera de juego.
    [bidder] Quien ganó la subasta se lleva todo lo que queda del mazo y conserva { $size ->
        [one] una carta cualquiera, sea o no triunfo
       *[other] { $size } cartas cualesquiera, sean o no triunfos
    }. Los triunfos que no conserva se enseñan y quedan fuera de juego.
    [bidder_then_partner] Quien ganó la subasta descubre una a una las cartas que quedan del mazo hasta tener { $size ->
        [one] un triunfo
       *[other] { $size } triunfos
    }; cada triunfo sustituye a otra carta.{ $partner ->
        [yes] {" "}Si aún quedan cartas, su pareja hace lo mismo.
       *[no] {""}
    }
   *[nobody] Lo que queda del mazo no se ve.
}
rule-short-stock = { $short ->
    [from_discards] Si el mazo se acaba, las manos se completan con cartas descartadas que no sean triunfo.
   *[fewer] Si el mazo se acaba, los últimos en recibir cartas juegan con menos.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Un triunfo que puntúa nunca se descarta: quien tiene más de ellos que cartas para jugar se los queda todos.
    [under_first] Un triunfo que puntúa nunca se descarta: quien tiene más de ellos que cartas para jugar se los queda todos. La primera carta de quien ha descartado triunfos tiene que ser más alta que cada uno de ellos.
    [to_partner] Los triunfos que le sobran a quien ganó la subasta van a { $partners ->
        [several] la primera de sus parejas por turno que tiene sitio para alguno
       *[one] su pareja
    }, tantos como le quepan: primero los que puntúan, después los más altos. Todo el mundo los ve, y la pareja, que no puede rechazarlos, descarta otras cartas en su lugar. Solo se descartan los demás.
   *[any] Da igual qué triunfos se descartan, mientras los que puntúan se vayan los últimos.
}
rule-dead-points = { $dead ->
    [maker] Un triunfo descartado que puntuaría cuenta para el bando que nombró triunfo.
   *[nobody] Un triunfo descartado no puntúa para nadie.
}
rule-blind = { $blind ->
    [yes] La pareja de quien abre no puede mirar sus cartas antes de la primera salida.
   *[no] También la pareja de quien abre puede mirar sus cartas en cualquier momento.
}
rule-playable = { $playable ->
    [trumps_only] Solo se juegan triunfos. Quien se queda sin triunfos queda fuera del resto de la mano; si acaba de ganar la baza, sale la siguiente persona por turno que aún tiene uno. La mano termina cuando nadie tiene triunfos.
   *[all] Se juegan todas las cartas, no solo los triunfos.
}
rule-follow = Si se sale con triunfo, juega triunfo si puedes. { $ruff ->
    [only_when_void] Si se sale con otro palo, asiste si puedes; solo puedes cortar con triunfo si no tienes ese palo.
   *[anytime] Si se sale con otro palo, asiste o corta con triunfo, como quieras.
} { $void ->
    [must-trump] Si no tienes el palo de salida, tienes que jugar triunfo si puedes.
   *[any] Si no tienes el palo de salida, juega cualquier carta.
}
rule-layout = { $layout ->
    [rows] Se reparten a cada jugador { $down ->
        [one] una carta
       *[other] { $down } cartas
    } boca abajo en una fila y luego otras tantas boca arriba, una sobre cada una. Se juega cualquier carta que esté boca arriba; la de debajo se descubre enseguida y desde entonces se puede jugar. Solo las cartas boca arriba están obligadas a seguir el palo.
   *[hand] Cada jugador tiene sus cartas en la mano.
}
rule-draw = { $draw ->
    [face_up] Después de cada baza, cada jugador roba la primera carta del mazo, empezando por quien ganó la baza. El mazo está boca arriba, así que se ve cada carta robada. Cuando se acaba, se juegan las cartas de la mano.
    [face_down] Después de cada baza, cada jugador roba la primera carta del mazo, empezando por quien ganó la baza. El mazo está boca abajo. Cuando se acaba, se juegan las cartas de la mano.
   *[none] Durante el juego no se roban cartas.
}
rule-partner = Antes de la primera salida, quien abre llama una carta que no tiene. Quien la tiene es su pareja en esa mano, y los demás juegan contra los dos. { $shown ->
    [at_once] La pareja lo dice enseguida.
   *[when_played] La pareja calla hasta que se juega la carta.
} Si nadie la tiene, quien abre juega sin pareja.
rule-partner-scores = Cada jugador lleva su propia puntuación. Quien abre y su pareja anotan cada uno lo que hacen entre los dos; cada uno de los otros anota lo que hacen los demás. { $fails ->
    [others] Una puja no cumplida la anota cada uno de los demás.
   *[back] Una puja fallida la pagan los dos.
}{ $target ->
    [yes] {" "}Si ambos llegan a la meta, gana quien abre.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] La carta llamada se tiene que jugar en la primera baza, si las reglas del juego lo permiten.
   *[no] La carta llamada se puede jugar en cualquier momento.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Si se sale de otro palo, no puedes jugar un triunfo por debajo de otro más alto, salvo que no puedas jugar otra cosa.
   *[allowed] Puedes jugar un triunfo por debajo de otro más alto.
}
rule-trick = { $trumps ->
    [only] El triunfo más alto gana la baza, y quien la gana sale en la siguiente.
   *[all] Gana la baza el triunfo más alto o, si no hay ninguno, la carta más alta del palo de salida. Quien la gana sale en la siguiente.
}
rule-throw-in = { $throw ->
    [void_and_low] Conocido el triunfo, quien no tiene triunfos ni nada por encima del nueve puede bajar sus cartas y no jugar el resto de la mano.{ $low_counts ->
        [yes] {" "}Ninguna de ellas puede valer tantos ni puntuar.
       *[no] {""}
    }
   *[off] Toda mano se juega, por floja que sea.
}
rule-claims = { $claims ->
    [yes] Quien tiene seguras todas las bazas que quedan puede decirlo y acabar la mano.
   *[no] Se juegan todas las bazas, aunque ya se sepa quién gana el resto.
}
rule-stops-early = { $stops ->
    [yes] En cuanto todos ven de quién es cada punto, las bazas que quedan no se juegan.
   *[no] Se juega hasta el final, aunque no quede ningún punto por ganar.
}
rule-high = Alta, { points-worth }, es para quien recibe el triunfo más alto repartido.
rule-high-held = Alta, { points-worth }, es para quien tiene el triunfo más alto en juego cuando se juega la primera carta.
rule-high-drawn = Alta, { points-worth }, es para quien recibe o roba el triunfo más alto.
rule-low = { $low_to ->
    [winner] Baja, { points-worth }, es para quien gana en una baza el triunfo más bajo repartido.
   *[dealt] Baja, { points-worth }, es para quien recibe el triunfo más bajo repartido, lo gane quien lo gane.
}
rule-low-drawn = { $low_to ->
    [winner] Baja, { points-worth }, es para quien gana en una baza el triunfo más bajo.
   *[dealt] Baja, { points-worth }, es para quien recibe o roba el triunfo más bajo, lo gane quien lo gane.
}
rule-low-held = { $low_to ->
    [winner] Baja, { points-worth }, es para quien gana en una baza el triunfo más bajo en juego.
   *[dealt] Baja, { points-worth }, es para quien tiene el triunfo más bajo en juego cuando se juega la primera carta, lo gane quien lo gane.
}
rule-jack = { $hang ->
    [1] Jota, { points-worth }, es para quien gana la jota de triunfo, si se ha repartido.
   *[other] Jota, { points-worth }, es para quien gana la jota de triunfo, si se ha repartido. Una jota cazada, es decir, ganada a otro bando, vale { $hang }.
}
rule-no-game = Ninguna carta de la baraja vale tantos, así que nadie puede anotar Juego.
rule-game = Juego, { points-worth }, es para quien gana más tantos en sus bazas: { $values }.{ $partners ->
    [yes] {" "}Los compañeros suman los suyos.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Si hay empate en Juego, lo anota el mano.
    [jokers] Si hay empate en Juego, lo anota quien ganó más comodines; si también son iguales, nadie.
    [carry] Si hay empate en Juego, nadie lo anota, y lo que vale se suma al Juego de la mano siguiente.
    [non_dealer_side] Si hay empate en Juego, lo anota el bando que no reparte.
   *[none] Si hay empate en Juego, nadie lo anota.
}
# Lo que vale algo en la lista de puntos.
points-worth = { $worth ->
    [1] un punto
   *[other] { $worth } puntos
}
rule-cards = { $count ->
    [1] Este triunfo puntúa para quien lo gana en una baza: { $cards }.
   *[other] Cada uno de estos triunfos puntúa para quien lo gana en una baza: { $cards }.
}
rule-cards-played = { $count ->
    [1] Este triunfo puntúa para quien lo juega, aunque pierda la baza: { $cards }.
   *[other] Cada uno de estos triunfos puntúa para quien lo juega, aunque pierda la baza: { $cards }.
}
rule-plain-cards = Cartas que puntúan en todos los palos menos en triunfo: { $cards }.
rule-plain-cards-played = Cartas que puntúan en todos los palos menos en triunfo para quien las juega, aunque pierda la baza: { $cards }.
# Una carta que puntúa, en una lista: «Cinco (5 puntos)».
rule-card-worth = { $point } ({ $worth ->
    [1] 1 punto
   *[other] { $worth } puntos
})
rule-pegging = { $pegging ->
    [as_won] Las cartas que puntúan se apuntan en cuanto se gana la baza; si son varias, en el orden de los puntos. Quien así llega a la meta gana la partida en el acto, y la mano no se sigue jugando. Lo demás que puntúa se cuenta al final de la mano.
    [to_the_end] Las cartas que puntúan se apuntan en cuanto se gana la baza; si son varias, en el orden de los puntos. Lo demás que puntúa se cuenta al final de la mano.
   *[at_end] Las cartas que puntúan se cuentan cuando termina la mano.
}
rule-last = La última baza, { points-worth }, es para quien la gana.
rule-one-card = Una carta puede valer varios puntos: si solo hay un triunfo repartido, es a la vez Alta y Baja.
rule-set-back = { $score_as ->
    [difference] Si la puja se cumple, el bando que hace más anota la diferencia; si los dos hacen lo mismo, no anota nadie.
    [difference-free] Si la puja se cumple, o si nadie pujó, el bando que hace más anota la diferencia; si los dos hacen lo mismo, no anota nadie.
   *[all] Quien abre y cumple la puja anota todos los puntos que hace.
} { $set_scoring ->
    [keep_and_setback] Quien no la cumple conserva los puntos que hace, pero se le resta la puja.
    [others_take_bid] Quien no la cumple no anota ni pierde nada, pero los demás anotan la puja además de lo que hacen.
   *[setback_only] Quien no la cumple no anota nada y se le resta la puja.
}{ $others ->
    [if-made] {" "}Si la puja se cumple, también los demás anotan lo que hacen.
    [if-failed] {" "}Entonces los demás anotan lo que hacen.
    [none] {""}
   *[always] {" "}Los demás anotan lo que hacen en cualquier caso.
}
rule-all-score = Cada jugador anota todos los puntos que hace.
rule-hole = Una puntuación por debajo de cero está en números rojos, y se rodea con un círculo en la libreta.
all-points = { $sum ->
    [4] los cuatro puntos
   *[other] todos los puntos que hay
}
rule-smudge = { $smudge ->
    [any_all_four] Quien hace { all-points } en una mano gana al instante, sea cual sea la puja o la puntuación.
    [slam_bid_five] Una puja de cinco es un smudge: si haces los cuatro puntos y ganas todas las bazas, vale cinco; si no, pierdes cinco.
    [slam_without_bids] Un smudge es una puja de cinco, pero en este juego nadie puja, así que nada gana al instante.
    [four_without_bids] Un smudge es una puja de cuatro, pero en este juego nadie puja, así que nada gana al instante.
    [off_without_bids] Hacer { all-points } en una mano no gana al instante.
    [off] Cumplir una puja de cuatro da sus puntos, pero no gana al instante.
   *[bid_four_made] Una puja de cuatro es un smudge: si haces { all-points }, ganas al instante.
}
rule-smudge-hole = { $hole ->
    [winning] Un smudge gana incluso en números rojos.
    [four-negative] En números rojos, un smudge solo anota sus cuatro puntos.
    [four-zero] Con cero o menos, un smudge solo anota sus cuatro puntos.
    [forbidden-negative] En números rojos no puedes pujar un smudge.
   *[forbidden-zero] Con cero o menos no puedes pujar un smudge.
}
rule-target = Gana quien llega primero a { $target }.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] La partida dura hasta que todos han repartido una vez, y gana la puntuación más alta.
       *[other] La partida dura hasta que todos han repartido { $hands } veces, y gana la puntuación más alta.
    }
   *[hands] { $hands ->
        [1] La partida dura una mano, y gana la puntuación más alta.
       *[other] La partida dura { $hands } manos, y gana la puntuación más alta.
    }
} Si la tienen varios, se sigue mano a mano hasta que alguien se adelanta. { $length ->
    [deals] Las manos anuladas no cuentan; si después reparte otro jugador, su mano ocupa el lugar de la anulada.
   *[hands] Las manos anuladas no cuentan.
}
rule-count-down = { $down ->
    [yes] Se cuenta con fichas, desde la meta hasta cero: cada punto quita una ficha y cada punto perdido la devuelve.
   *[no] La libreta cuenta hacia delante.
}
rule-going-out = { $going_out ->
    [strict_order] Si dos llegan a la meta en la misma mano, los puntos cuentan en el orden { $order }, y gana quien llega primero.
    [higher_score] Si dos llegan a la meta en la misma mano, gana la puntuación más alta; si son iguales, la de quien abrió y cumplió la puja; si no, se sigue jugando.
    [bidder_at_once] Quien abrió, cumplió la puja y tiene segura la meta gana en el acto, y la mano acaba ahí. Si llegan otros dos en la misma mano, los puntos cuentan en el orden { $order }.
   *[bidder_first] Si dos llegan a la meta en la misma mano, cuenta primero quien abrió y cumplió la puja; después, { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Solo puede ganar quien abre y cumple la puja en esa mano, o quien hace { all-points }.
    [yes] Solo puede ganar quien abre y cumple la puja en esa mano.
   *[no] Puede ganar cualquiera, no solo quien abre.
}
rule-stop-short = { $short ->
    [yes] Quien no puede ganar en una mano se queda en { $most }; los puntos de más se pierden.
   *[no] Una puntuación puede pasar de la meta sin ganar.
}
rule-win-by-two = { $two ->
    [yes] Para ganar hay que sacar dos puntos de ventaja a todos los demás; si no, se sigue jugando.
   *[no] Basta un punto de ventaja.
}
rule-lost-at = { $points ->
    [0] Ninguna puntuación, por baja que sea, hace perder la partida.
   *[other] Quien cae a { $points } o más bajo cero pierde: la partida termina y gana la mejor puntuación.
}
rule-settlement = { $settlement ->
    [off] Los perdedores no pagan nada.
   *[one_two] Al final, cada perdedor paga uno a quien gana, o dos si acaba con cero o menos.
}
rule-setback-bonus = { $bonus ->
    [yes] Cada perdedor paga uno más por cada puja fallida.
   *[no] Las pujas fallidas no cuestan nada más al final.
}
rule-basis = { $basis ->
    [at_win] Valen las puntuaciones del momento de la victoria.
   *[full_hand] Valen las puntuaciones de después de toda la última mano.
}
rule-red-pool = { $red ->
    [0] Antes de la partida nadie pone fichas rojas en el pozo. Quien gana se lleva lo que vaya a parar a él.
    [one] Antes de la partida, cada jugador pone { $red } ficha roja en el pozo. Quien gana se lo lleva.
   *[other] Antes de la partida, cada jugador pone { $red } fichas rojas en el pozo. Quien gana se lo lleva.
}
rule-mistakes = { $mode ->
    [table] Se pueden cometer errores, como en una mesa de verdad. Las reglas siguientes dicen qué cuestan.
   *[enforced] No se pueden cometer errores: solo se puede pujar o jugar lo que permiten las reglas.
}
rule-misdeal-shown = { $which ->
    [any] Si se ve cualquier carta al repartir, hay error de reparto.
    [none] Una carta que se ve al repartir no es error de reparto.
   *[some] Si se ve { $ranks } al repartir, hay error de reparto.
}
rule-misdeal-count = { $counts ->
    [yes] Un número equivocado de cartas es error de reparto.
   *[no] Un número equivocado de cartas se corrige, y no es error de reparto.
}
rule-misdeal-result = { $result ->
    [same_dealer] Tras un error de reparto, reparte de nuevo la misma persona.
    [penalty1_lose_deal] Tras un error de reparto, cada bando contrario anota un punto, y el reparto pasa a la siguiente persona.
    [penalty1_same_dealer] Tras un error de reparto, cada bando contrario anota un punto, y reparte de nuevo la misma persona.
   *[lose_deal] Tras un error de reparto, el reparto pasa a la siguiente persona.
}
rule-bid-error = { $error ->
    [take_back] Una puja demasiado baja o fuera de turno se retira.
   *[void_pass] Una puja demasiado baja o fuera de turno es nula, y quien la hace tiene que pasar.
}
rule-early-pitch = { $early ->
    [take_back] Una carta jugada antes de que termine la subasta se retira.
   *[assumed_four] Una carta jugada antes de que termine la subasta cuenta como puja de cuatro y fija el triunfo. Pero quien debía haber hablado antes, y no lo ha hecho, puede pujar cuatro y abrir en su lugar: entonces se devuelven esa carta y las jugadas tras ella.
}
rule-wrong-pitch = Si otra persona sale en lugar de quien abre, quien abre puede hacer que se retiren esa carta y las jugadas tras ella. Si ya ha jugado sobre ella, la salida vale: quien abre nombra triunfo enseguida, y tiene que salir con triunfo a la primera ocasión.
rule-wrong-demand = { $demand ->
    [first_plain_lead] La primera vez que, retirada esa salida, le toca a esa persona jugar en un palo que no es triunfo, quien abre puede exigirle la carta más alta o más baja del palo de salida, un triunfo, o que no juegue triunfo.
   *[first_turn] La primera vez que, retirada esa salida, le toca jugar a esa persona, quien abre puede exigirle la carta más alta o más baja del palo de salida, un triunfo, o que no juegue triunfo.
}
rule-revoke = Hacer renuncio es jugar una carta que las reglas no permiten.
rule-revoke-correction = { $correction ->
    [until_trick_complete] No cuesta nada si se corrige antes de que la baza esté completa.
   *[none] No se puede corregir.
}
rule-revoke-call = { $call ->
    [opponent] Solo cuenta si lo denuncia un rival antes del recuento de la mano.
   *[referee] El renuncio se descubre siempre en el recuento de la mano, lo haya notado alguien o no.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] El bando que hace renuncio no anota nada, pierde lo pujado y paga una ficha roja al pozo. Los demás anotan lo que hacen, incluso quien abrió y no cumplió la puja.
    [point_no_game] Cada bando contrario anota un punto, y el bando que hace renuncio no puede anotar Juego.
    [jack_two] Cada bando contrario anota dos puntos si la jota de triunfo está en juego, y si no, uno; el bando que hace renuncio no puede anotar ni Jota ni Juego.
    [no_score] El bando que hace renuncio no anota nada, y si la puja era suya, no la cumple. Los demás anotan lo que hacen y nada más, incluso quien abrió y no cumplió la puja.
   *[set_back_bid] El bando que hace renuncio no anota nada y pierde lo pujado. Los demás anotan lo que hacen, incluso quien abrió y no cumplió la puja.
}
rule-revoke-together = Si un renuncio lleva a varios bandos a la meta, { $first ->
    [pitcher] gana quien abrió y cumplió la puja; si no, el bando con más puntos
   *[score] gana el bando con más puntos
}; entre iguales, el primero por turno después del repartidor.
rule-revoke-points = { $points ->
    [next_best] Nadie anota los puntos que se pierden por un renuncio, pero Juego pasa a quien sigue en tantos.
   *[forfeit] Nadie anota los puntos que se pierden por un renuncio.
}
rule-revoke-no-bid = { $points ->
    [0] Donde nadie ha pujado, un renuncio no cuesta más puntos.
    [one] Donde nadie ha pujado, un renuncio cuesta { $points } punto.
   *[other] Donde nadie ha pujado, un renuncio cuesta { $points } puntos.
}
rule-renege = { $top ->
    [0] Ningún renuncio es peor que otro.
    [1] { $forfeit ->
        [yes] Quien no asiste a una salida de triunfo teniendo el triunfo más alto pierde, con su bando, toda la partida.
       *[no] No asistir a una salida de triunfo teniendo el triunfo más alto es un renuncio grave, pero no cuesta más.
    }
   *[other] { $forfeit ->
        [yes] Quien no asiste a una salida de triunfo teniendo uno de los { $top } triunfos más altos pierde, con su bando, toda la partida.
       *[no] No asistir a una salida de triunfo teniendo uno de los { $top } triunfos más altos es un renuncio grave, pero no cuesta más.
    }
}
rule-exposed = { $exposed ->
    [callable] Una carta que se muestra sin jugarla queda boca arriba, y los rivales pueden reclamarla en cualquier baza posterior en que se pueda jugar.
   *[free] Una carta que se muestra sin jugarla vuelve a la mano, sin castigo.
}
rule-blind-look = Si la pareja de quien abre mira antes de tiempo, cada bando contrario anota cuatro puntos.
rules-title = Las reglas
rules-changes = { $count ->
    [0] Sin cambios
    [one] 1 cambio, señalado al margen
   *[other] { $count } cambios, señalados al margen
}
rules-of = Las reglas de { $name }
rules-legend = * difiere de { $name }.
rules-rulings = { $count ->
    [one] 1 regla va señalada como propia de este programa, porque la fuente la deja abierta
   *[other] { $count } reglas van señaladas como propias de este programa, porque la fuente las deja abiertas
}
rules-ruling = regla de este programa
rules-law-source = { $law ->
    [setback] White Knuckle Cards no dice nada de los errores. Estas reglas son las de Bicycle para Auction Pitch.
    [cinch] Lo que cuesta un renuncio, y que se pueda reclamar una carta, viene de las leyes de Cinch de Foster.
    [later] Sobre los errores, la Britannica de 1911 solo dice que quien hace renuncio pierde lo pujado y paga una ficha roja. Que no anote nada, y que los demás anoten lo que hacen aunque la puja no se cumpla, viene de una edición posterior.
   *[bicycle] Donde la fuente no dice nada de los errores, estas reglas son las de Bicycle para Auction Pitch.
}
rules-differs = difiere
rules-was = antes { $was }
rules-idle = Sin efecto en este juego: { $names }.
rules-close = Atrás

## Los juegos

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Pitch con venta, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch con puja de smudge
    [no_auction_pitch] Pitch sin subasta
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch con comodín
    [five_point] Pitch de cinco puntos
    [seven_point] Pitch de siete puntos
    [west_michigan] Setback de West Michigan
    [euchre_setback] Setback con baraja de Euchre
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Pitch de diez puntos
    [colorado] Pitch de Colorado
    [thirteen_point] Pitch de trece puntos
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Smear de Wisconsin
    [smear_ten] Smear de diez puntos
    [cinch] Cinch
    [widow_cinch] Cinch con viuda
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
# Un reglamento que no es ninguno de los juegos.
preset-own = Reglas de la casa
preset-about = { $preset ->
    [setback] dos parejas pujan por la apertura, a once
    [trinidad] dos parejas, con muestra, petición y caza de la jota
    [lancashire] como en Trinidad, pero en el sentido de las agujas del reloj
    [west_yorkshire] dos parejas, sin pujas: abre el mano y su pareja no puede mirar
    [blackburn] como en West Yorkshire, pero Baja es para quien la gana
    [britannica1911] de cuatro a siete, el mano abre o vende, con siete fichas que soltar
    [commercial_pitch] el mano vende la apertura y anota el precio
    [seven_up] dos o tres por su cuenta o dos parejas, con muestra y petición, a siete
    [smudge] de dos a siete, y los cuatro puntos ganan al instante
    [smudge_bid] dos parejas, con una puja de cinco por todos los puntos y bazas
    [no_auction_pitch] de dos a siete, sin pujas: abre el mano
    [racehorse] de dos a cinco con 32 cartas, a once
    [joker_pitch] de dos a cinco, con un comodín como quinto punto, a diez
    [five_point] de dos a siete, con la jota gemela, a once
    [seven_point] de dos a siete, con la jota gemela y dos comodines, a quince
    [west_michigan] seis en dos bandos, 38 cartas con comodines, a veintiuno
    [euchre_setback] dos parejas, 28 cartas con la jota gemela, a doce
    [pedro_sancho] de cuatro a siete, cada uno por su cuenta, dieciocho puntos por mano, a cincuenta
    [snoozer] de cuatro a siete, cada uno por su cuenta, treinta y seis puntos por mano, a cien
    [ten_point] dos parejas, solo se juegan triunfos, diez puntos por mano, a cincuenta y dos
    [colorado] diez puntos como en el Pitch de diez puntos, con un orden de triunfos propio
    [thirteen_point] como el Pitch de diez puntos, con el tres gemelo y trece puntos por mano
    [pawnee] cinco con las cartas del Pitch de diez puntos; quien abre llama una carta, y quien la tiene es su pareja, a cuarenta y dos
    [schmier] seis en dos bandos, con un comodín y la jota gemela, robando hasta seis cartas, a veintiuno
    [wisconsin_smear] dos parejas, 34 cartas con dos comodines, tres en la viuda, a veintiuno
    [smear_ten] dos parejas, diez cartas por persona de las que se juegan seis, diez puntos, a veintiuno
    [cinch] dos parejas, los dos cincos valen cinco, el mejor bando anota la diferencia, a cincuenta y uno
    [widow_cinch] seis en tres parejas, con los puntos de Cinch y una viuda de cuatro, a cincuenta y uno
    [pedro] dos parejas, con los puntos de Cinch y pujas desde siete, a sesenta y dos
    [pidro] Pedro como se juega en Finlandia: solo se juegan triunfos, a sesenta y dos
    [all_fives] dos o tres, con muestra y petición, y triunfos que se apuntan al ganarlos, a sesenta y uno
    [california_jack] dos personas que roban de un mazo descubierto después de cada baza, a diez
    [shasta_sam] como California Jack, con el mazo boca abajo y el triunfo por corte
    [nine_card_don] dos parejas, nueve cartas por persona, triunfos y cincos que se apuntan al ganarlos, a noventa y uno
    [irish_don] dos parejas, toda la baraja, triunfos, nueves y cincos que se apuntan al ganarlos, a ochenta y uno
    [phat] dos parejas, toda la baraja, se apunta como en Irish Don y ocho por los tantos, a ciento ochenta y uno
    [blind_don] dos personas, la mitad de las cartas tapadas debajo de las otras, se apunta como en Nine-Card Don, gana quien más tiene tras cuatro manos
   *[auction_pitch] de dos a siete, pujar y abrir, como lo publica Bicycle
}
# Otros nombres de cada juego, separados por comas. Un juego sin línea no tiene otro nombre.
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
    [setback] De White Knuckle Cards, donde también se llama Auction Pitch.
    [trinidad] De White Knuckle Cards; All Fours es el juego de cartas nacional de Trinidad y Tobago.
    [lancashire] De una línea en White Knuckle Cards. Otras fuentes describen Lancashire de otro modo.
    [west_yorkshire] De la descripción en pagat.com.
    [blackburn] De la descripción en pagat.com, según Arthur Taylor.
    [britannica1911] De la Encyclopaedia Britannica de 1911.
    [commercial_pitch] Del Complete Hoyle de Foster y del Penguin Book of Card Games de Parlett.
    [seven_up] Del Complete Hoyle de Foster y de Bicycle; también se llama Old Sledge.
    [smudge] De Bicycle, Pitch (Smudge).
    [smudge_bid] Del Partnership Pitch en pagat.com; jugar a veintiuno es una regla de la casa de este programa.
    [no_auction_pitch] De antiguas descripciones de Blind All Fours.
    [racehorse] Del Penguin Book of Card Games de Parlett; lo demás, como el Auction Pitch de Bicycle.
    [joker_pitch] De las reglas de la United States Playing Card Company, Bicycle.
    [five_point] De las reglas de Play Smear, donde se llama Smear.
    [seven_point] De las reglas de Whirled Seven Point Pitch; el orden de los triunfos, de pitchcardgame.drakebridgewater.com.
    [west_michigan] De una guía del Setback en West Michigan; la subasta y la meta son reglas de la casa de este programa.
    [euchre_setback] De bradwilson.dev y Ultrafoodmess; la puja mínima es una regla de la casa de este programa.
    [pedro_sancho] Del Complete Hoyle de Foster y del Penguin Book of Card Games de Parlett.
    [snoozer] Del Complete Hoyle de Foster y del Penguin Book of Card Games de Parlett.
    [ten_point] De larrycharbonneau.com, Our Pastimes y Ultrafoodmess; donde callan, reglas de la casa de este programa.
    [colorado] Del Colorado Ten-Point Pitch de Captain Squill; tras la subasta, como en el Pitch de diez puntos.
    [thirteen_point] De la Association of Card Enthusiasts y yourgametips.com; lo demás, como en el Pitch de diez puntos.
    [pawnee] De gamerules.com, hasta la subasta; cómo se llama a la pareja y cómo puntúa es una regla de la casa de este programa.
    [schmier] De tres descripciones del Schmier de Minnesota, entre ellas las de bridgeiscool.com y Cats at Cards.
    [wisconsin_smear] De Ultrafoodmess, que deja algunas cosas a la mesa; esas son reglas de la casa de este programa.
    [smear_ten] Del Smear de Wikipedia, Card Rules Plus y Our Pastimes; la subasta es una regla de la casa de este programa.
    [cinch] Del Complete Hoyle de Foster y de Bicycle.
    [widow_cinch] Del Complete Hoyle de Foster y del Penguin Book of Card Games de Parlett; cómo puntúan tres parejas es una regla de la casa de este programa.
    [pedro] Del Ultimate Book of Card Games; se juega en Luisiana y California.
    [pidro] Del inventario finlandés del patrimonio vivo y de las reglas del programa Pidro.
    [all_fives] Del Complete Hoyle de Foster, gamerules.com y h2g2; que cuenten también Alta, Baja, Jota y Juego es una regla de la casa de este programa.
    [california_jack] De Bicycle y del Complete Hoyle de Foster.
    [shasta_sam] Del Complete Hoyle de Foster; lo demás, como en California Jack.
    [nine_card_don] De las descripciones de gamerules.com, Cats at Cards y Denexa; se juega en ligas de Inglaterra y Gales.
    [irish_don] De gamerules.com y dos páginas sobre el Don en Cork y Dublín.
    [phat] De Board Game Arena y Wikipedia; se juega cerca de Norwich.
    [blind_don] De gamerules.com, que no da los valores: son los de Nine-Card Don.
   *[auction_pitch] De las reglas de la United States Playing Card Company, Bicycle.
}

## Por qué: las palabras del juego, y lo que dice una explicación

why-button = ¿Por qué?
why-about = { $word }. { $about }
why-rule = Regla { $number } de este juego. { $text }
why-no-rule = Este juego tiene las reglas 1 a { $count }.
why-not-here = Este juego no lo usa.
why-ruling = Ninguna regla impresa lo decide; lo decide este programa.
why-house-rule = Una regla de la casa de esta mesa. { $game } tiene esta regla en su lugar. { $rule } { $source }
why-house-rule-new = Una regla de la casa de esta mesa. { $game } no tiene una regla así.
why-sheet = En la hoja de reglas
why-glossary = Todas las palabras
why-unknown = Aquí no hay ninguna palabra «{ $word }». Escribe «palabras» para ver la lista.
fair-title = ¿Juego limpio?
fair-committed = Antes de la primera carta, la mesa quedó atada a esta huella de su semilla: { $digits }.
fair-typed = La semilla de esta partida se escribió a mano o se conoce de otra partida, así que nada ata a la mesa: se podría haber probado antes.
fair-word = Tu propia palabra entra en cada reparto: { $word }.
fair-later = La semilla se revela cuando termina la partida.
fair-seed = La semilla: { $digits }.
fair-proves = { $word ->
    [yes] Qué demuestra: la semilla estaba fijada antes de que dieras tu palabra, y de las dos sale cada reparto. Así que nadie ha elegido las cartas, ni el programa ni tú, y ninguna se ha podido cambiar en favor de nadie.
    [typed] Qué demuestra: de esta semilla sale cada reparto. Así que durante la partida no se ha cambiado ninguna carta, pero la semilla podía conocerse de antes.
   *[no] Qué demuestra: la semilla estaba fijada antes de la primera carta, y de ella sale cada reparto. Así que ninguna carta se ha podido cambiar en favor de nadie, hagas lo que hagas tú y hagan lo que hagan los bots.
}
fair-proves-not = { $word ->
    [yes] Qué no demuestra: cómo deciden los bots. El sello muestra que un registro sigue intacto desde que se escribió; pero quien escribe un registro desde cero también puede sellarlo.
   *[no] Qué no demuestra: que la semilla saliera al azar, ni cómo deciden los bots. El sello muestra que un registro sigue intacto desde que se escribió; pero quien escribe un registro desde cero también puede sellarlo.
}
fair-before = Las cartas salen de una semilla con esta huella, fijada desde ahora: { $digits }.
fair-own-word = Tu propia palabra para barajar
fair-own-word-about = Se mezcla en cada reparto. La huella ya está fijada antes de que la escribas, así que nadie puede elegir las cartas: ni el programa ni tú.
fair-sealed = Sellado antes de la primera carta
fair-sealed-about = Todos los repartos salen de una semilla. Su huella se fijó primero.
fair-unsealed = No se selló nada
fair-shuffled = Barajado con tu palabra
fair-shuffled-about = Entra en cada reparto, así que nadie puede elegir las cartas: ni el programa ni tú.
fair-wordless = Barajado solo con la semilla
fair-wordless-about = Esta vez no diste ninguna palabra.
fair-opened = Abierto al final
fair-opened-about = Entonces se muestra la semilla y se puede comprobar cada reparto.
fair-locked = después de la última mano
fair-unseen = { $bots ->
    [one] Nunca ve tus cartas.
   *[other] Ninguno de ellos ve nunca tus cartas.
}
fair-back = Volver a la mesa
fair-meaning = Qué demuestra
fair-sign = Huella de la semilla: { $digits } …
fair-check = Comprobar los repartos
fair-holds = Comprobado: todo está como debe.
fair-fails = Comprobado: algo no cuadra.
fair-commitment = { $commitment ->
    [agrees] La semilla tiene la huella que se mostró antes de la primera carta.
    [none] La semilla se escribió a mano, así que no había huella con que comparar.
    [missing] Falta la huella, aunque la semilla salió al azar.
   *[differs] La semilla no tiene la huella que se mostró.
}
fair-deals-agree = { $deals ->
    [one] El único reparto sale de la semilla, carta por carta.
   *[other] Los { $deals } repartos salen de la semilla, carta por carta.
}
fair-deals-differ = { $deals ->
    [one] El reparto no sale de la semilla.
   *[other] De { $deals } repartos, { $differing } no salen de la semilla.
}
fair-draw-differs = Según la semilla, reparte primero otra persona.
fair-fault = La partida no se puede reproducir tal como está registrada.
fair-summary-differs = Los nombres o los puntos de la lista de partidas no coinciden con la partida.
fair-seal = { $seal ->
    [agrees] Nada ha cambiado en el registro desde que se escribió.
    [none] El registro no tiene sello, porque lo escribió una versión anterior: lo que hicieron los jugadores no se puede comprobar.
   *[differs] Algo ha cambiado en el registro después de escribirlo.
}
glossary-title = Las palabras del juego
glossary-others = Palabras de otros juegos de la familia
term-name = { $term ->
    [hand] mano
    [eldest] el mano
    [turn] por turno
    [side] bando
    [bid] puja
    [pass] pasar
    [privilege] privilegio del repartidor
    [all-pass] nadie puja
    [smudge] smudge
    [pitch] abrir
    [pitcher] quien abre
    [wrong-pitch] apertura fuera de turno
    [sell] vender la apertura
    [undertake] quedarse la apertura
    [turn-up] muestra
    [stand] plantarse
    [beg] pedir
    [gift] toma uno
    [run] dar más cartas
    [bunch] anular la mano
    [widow] viuda
    [exchange] descartar
    [rest] llevarse el mazo
    [trump] triunfo
    [trick] baza
    [lead] salir
    [follow] asistir
    [trumps-only] solo triunfos
    [out] fuera, sin triunfos
    [undertrump] subfallar
    [stock] robar del mazo
    [called-partner] pareja llamada
    [claim] el resto es mío
    [lay-down] bajar las cartas
    [high] Alta
    [low] Baja
    [jack] Jota
    [hang-jack] cazar la jota
    [counting-card] carta con puntos
    [peg] apuntar
    [game] Juego
    [card-points] tantos
    [tie] empate en Juego
    [made] cumplir la puja
    [set-back] puja fallida
    [hole] en números rojos
    [target] meta
    [going-out] llegar a la meta
    [counters] fichas
    [settlement] cuentas
    [mistake] errores
    [renege] renuncio
    [misdeal] error de reparto
    [wrong-bid] puja irregular
    [exposed] carta mostrada
    [blind] pareja a ciegas
    [level] nivel
   *[commitment] compromiso
}
# Otras palabras para lo mismo, separadas por comas.
term-words = { $term ->
    [hand] reparto, repartida, cartas
    [eldest] mano primero, quien habla primero, ser mano
    [turn] turno, fuera de turno, mi turno
    [side] pareja, compañeros, nosotros, ellos, equipo
    [bid] pujar, subasta, contrato, apuesta
    [pass] paso, pasa, no pujar
    [privilege] privilegio, repartidor, dador, igualar
    [all-pass] todos pasan, puja forzada, puja obligada
    [smudge] todas las bazas
    [pitch] apertura, abre, abro, salida inicial
    [pitcher] declarante, quien puja, ganador de la subasta
    [wrong-pitch] salida anticipada, salida fuera de turno, salida falsa, devolver, exigir
    [sell] vender, venta, vendida, oferta, ofrecer, precio
    [undertake] quedarse, quedármela, rechazar
    [turn-up] carta descubierta, descubrir, pinta, vira
    [stand] planto, me planto, plantado
    [beg] pido, pide, petición
    [gift] regalo, dar un punto, dar uno
    [run] dar más, más cartas, correr
    [bunch] anular, anulada, repartir de nuevo
    [widow] kitty, monte, cartas de la mesa
    [exchange] descarte, descartes, cambiar, cambio, completar
    [rest] robar el mazo, resto del mazo, conservar
    [trump] triunfos, palo de triunfo, pintan
    [trick] bazas, ganar la baza, vuelta
    [lead] sale, salida, arrastrar
    [follow] asiste, servir, cortar, fallar, fallo
    [trumps-only] solo triunfo, únicamente triunfos
    [out] queda fuera, sin triunfos, la salida pasa
    [undertrump] subfallo, triunfo por debajo
    [stock] mazo, robar, talón, últimas cartas
    [called-partner] llamar, pareja, carta llamada, llamar una carta
    [claim] resto, el resto, quedarse el resto
    [lay-down] bajar, mano sin valor, tirar la mano
    [high] más alta, alto
    [low] más baja, bajo, Baja para quien gana
    [jack] sota, valet
    [hang-jack] jota cazada, jota colgada, colgar, caza
    [counting-card] cartas con puntos, carta que puntúa
    [peg] apuntado, apunte, apuntes, clavija
    [game] punto de Juego
    [card-points] tanto, recuento, valores
    [tie] empate, empatados, igualados
    [made] cumplida, cumple, hacer
    [set-back] multa, multas, pujas fallidas, no cumplir, menos
    [hole] números rojos, bajo cero, círculo, negativo, en rojo
    [target] puntos para ganar, fin de la partida
    [going-out] llegar, cerrar, quién gana
    [counters] ficha, pozo, bote
    [settlement] pagar, pago, ajuste de cuentas
    [mistake] error, equivocación
    [renege] renuncios, renunciar, hacer renuncio
    [misdeal] mal reparto, repartir mal
    [wrong-bid] puja falsa, puja fuera de turno
    [exposed] mostrada, carta vista, reclamar una carta
    [blind] a ciegas, ciega, mirar antes de tiempo
    [level] niveles, bot, bots
   *[commitment] semilla, limpio, juego limpio, honrado, trampa, trampas
}
term-about = { $term ->
    [hand] Una mano son las cartas que se reciben, y todo lo que ocurre hasta que se juegan y se cuentan. Una partida se compone de varias.
    [eldest] El mano es quien se sienta junto al repartidor, en el sentido del juego. El mano habla primero.
    [turn] Se habla y se juega por turno, en el orden de la mesa. Lo que se hace fuera de turno no cuenta.
    [side] Un bando son quienes puntúan juntos. Donde cada jugador juega por su cuenta, cada persona es un bando.
    [bid] Una puja dice cuántos puntos de la mano se van a hacer. Quien puja más elige el triunfo, y tiene que hacer esos puntos.
    [pass] Pasar es no pujar. Quien pasa anota igualmente los puntos que hace.
    [privilege] El repartidor habla al final. Con el privilegio puede quedarse con la puja más alta por el mismo número, sin subir.
    [all-pass] Alguien tiene que jugar la primera carta aunque nadie puje. Las reglas del juego dicen quién, o si se reparte de nuevo.
    [smudge] Un smudge es la mayor hazaña: los cuatro puntos en una sola mano. Según el juego, gana al instante, vale más o es una puja como otra cualquiera.
    [pitch] Abrir es jugar la primera carta de la mano. Su palo pasa a ser triunfo, salvo que quien abre nombre el triunfo de palabra.
    [pitcher] Quien abre elige el triunfo, en la mayoría de los juegos con la primera carta que juega. Si hubo puja, tiene que cumplirla.
    [wrong-pitch] Hay apertura fuera de turno cuando se juega una carta antes de que termine la subasta, o cuando sale alguien que no es quien abre. Las reglas de la mesa dicen quién puede hacer que se retire, y qué se le puede exigir a quien la jugó.
    [sell] El mano puede ofrecer la apertura a los demás en vez de abrir. Es para la puja más alta si el mano acepta.
    [undertake] El mano se queda la apertura cuando los demás ya han pujado por ella. Entonces tiene que hacer tantos puntos como se han pujado.
    [turn-up] Después del reparto se descubre una carta, la muestra. Su palo es triunfo, salvo que se cambie.
    [stand] El mano se planta cuando le basta el palo de la muestra. Entonces empieza el juego.
    [beg] El mano pide para conseguir otro triunfo. El repartidor da un punto y mantiene el palo, o da más cartas.
    [gift] El repartidor dice «toma uno» para mantener el palo cuando le piden. El otro bando anota enseguida un punto.
    [run] El repartidor da más cartas cuando le piden: cada jugador recibe algunas, y se descubre otra muestra. Si es del mismo palo, se repite.
    [bunch] Dos jugadores pueden acordar anular la mano. Entonces reparte de nuevo la misma persona.
    [widow] La viuda son unas pocas cartas que se reparten boca abajo aparte de las manos, para después de la subasta. Según el juego, es para la puja más alta, o cada jugador tiene la suya.
    [exchange] En algunos juegos todos descartan cartas cuando ya hay triunfo, y pueden recibir otras. Los triunfos se conservan mientras se pueda descartar otra cosa.
    [rest] Llevarse el mazo es tomar todo lo que queda de él y conservar lo mejor. Según el juego, es derecho del repartidor o de quien gana la subasta.
    [trump] El triunfo es el palo que gana a todos los demás en esta mano. Se puede jugar triunfo a cualquier salida, aunque se pueda asistir, salvo que la mesa juegue de otro modo.
    [trick] Una baza se forma con una carta de cada persona a la que le queda alguna. La gana el triunfo más alto o, si no hay triunfos, la carta más alta del palo de salida.
    [lead] Salir es jugar la primera carta de una baza. Sale quien ganó la baza anterior.
    [follow] Asistir es jugar una carta del palo de salida; cortar es jugar triunfo a otro palo. Quien puede asistir tiene que hacerlo o cortar; quien no, puede jugar cualquier carta.
    [trumps-only] En algunos juegos solo se sale con triunfo y solo se juegan triunfos. La mano termina cuando a nadie le quedan.
    [out] Donde solo se juegan triunfos, quien se queda sin ellos queda fuera y pierde el turno. Quien aún los tiene los juega.
    [undertrump] Subfallar es echar un triunfo bajo debajo de otro más alto. Algunas mesas solo lo permiten si no se tiene otra cosa.
    [stock] En algunos juegos para dos, cada jugador roba una carta después de cada baza, empezando por quien la gana. Cuando el mazo se acaba, se juegan las cartas de la mano.
    [called-partner] En algunos juegos, quien abre llama una carta. Quien la tiene es su pareja en esa mano, y los demás juegan contra los dos.
    [claim] Quien tiene seguras todas las bazas que quedan puede decirlo. Las cartas se cuentan entonces como si se hubieran jugado.
    [lay-down] Una mano sin triunfos y sin cartas altas se puede bajar en algunos juegos. Quien la baja no juega el resto de la mano.
    [high] Alta es un punto por el triunfo más alto en juego. Quien lo tiene no puede perderlo, porque nada gana a esa carta.
    [low] Baja es un punto por el triunfo más bajo en juego. Es para quien recibe esa carta o, en otras mesas, para quien la gana.
    [jack] Jota es un punto por ganar la baza en que cae la jota de triunfo. Si la jota no se ha repartido, nadie lo anota.
    [hang-jack] Cazar la jota es ganársela a otro bando. Donde una jota cazada vale más, es el punto más rico de la mano.
    [counting-card] Una carta con puntos puntúa por sí misma, como el cinco y el nueve de triunfo en Pedro Sancho. Vale para quien la gana en una baza.
    [peg] Apuntar una carta es anotar lo que puntúa en cuanto se gana la baza. Así se puede ganar la partida en mitad de una mano.
    [game] Juego es un punto por tener más tantos en las bazas ganadas. Lo que más pesa son los dieces.
    [card-points] Las cartas de las bazas valen tantos para Juego: en la mayoría de los juegos, diez 10, as 4, rey 3, reina 2, jota 1. Estos tantos nunca se escriben en la libreta.
    [tie] Dos o más pueden tener los mismos tantos. Las reglas del juego dicen si alguien anota entonces Juego.
    [made] Una puja se cumple haciendo al menos tantos puntos como se pujaron. En la mayoría de los juegos, quien abre anota todos los puntos que hace, también los que pasan de la puja.
    [set-back] Una puja fallida se resta de la puntuación. Es la de quien abre y hace menos puntos de los pujados, salvo que el juego dé la puja a los demás.
    [hole] Una puntuación por debajo de cero está en números rojos. Se escribe con un signo menos y un círculo alrededor.
    [target] La meta es la puntuación que gana la partida. Da igual alcanzarla que pasarla.
    [going-out] Quien llega a la meta gana la partida. Si dos bandos llegan en la misma mano, las reglas del juego dicen quién gana: en la mayoría de los juegos, quien llega primero al contar los puntos por orden.
    [counters] En algunos juegos se empieza con fichas y se suelta una por cada punto. Gana quien primero se queda sin ninguna; las rojas son la apuesta.
    [settlement] Al acabar una partida, los perdedores pueden deberle algo a quien gana. Solo se lleva la cuenta: en este programa no hay dinero.
    [mistake] Normalmente el programa rechaza lo que las reglas prohíben. En una mesa donde se pueden cometer errores, quedan hechos, y las reglas dicen qué cuestan.
    [renege] Hacer renuncio es no asistir pudiendo hacerlo. En una mesa donde se pueden cometer errores, las reglas dicen cuánto cuesta.
    [misdeal] Hay error de reparto si alguien recibe cartas de más o de menos, o si se ve una carta al repartir. La mano se anula, y las reglas dicen quién reparte de nuevo.
    [wrong-bid] Una puja demasiado baja o fuera de turno es irregular. No vale, y en algunas mesas quien la hace tiene que pasar.
    [exposed] Una carta mostrada es la que se enseña sin jugarla. En algunos juegos, los rivales pueden reclamarla en una baza posterior.
    [blind] Donde el mano abre sin puja, su pareja solo puede mirar sus cartas después de la primera salida. Mirar antes cuesta puntos.
    [level] El nivel dice cómo juega un bot, de Aprendiz a Maestro. Los bots de todos los niveles ven sus propias cartas y lo que se ha jugado, y nada más.
   *[commitment] Un compromiso es una huella de la semilla de la que sale cada reparto, mostrada antes de la primera carta. Después de la partida la semilla se revela, y cualquiera puede comprobar que no se ha cambiado ninguna carta.
}

## Reglas de la casa: las partes de la tabla de opciones, cada opción y sus valores

group-name = { $group ->
    [table] Mesa y baraja
    [trump] Cómo se decide el triunfo
    [auction] Subasta y venta
    [turn-up] Muestra y petición
    [exchange] Viuda y descarte
    [play] Juego
    [scoring] Puntos y victoria
    [payment] Pago
   *[law] Errores
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Jugadores
    [min_players] Mínimo de jugadores
    [max_players] Máximo de jugadores
    [teams] Bandos
    [direction] Sentido
    [pack] Baraja
    [pack_shrinks] Baraja menor
    [jokers] Comodines
    [cards_per_player] Cartas por persona
    [deal_batch] Cartas cada vez
    [layout] Disposición de las cartas
    [widow] Viuda
    [widow_to] La viuda es para
    [ceremony] Sorteo y corte
    [trump_by] Triunfo
    [first_pitcher] Quién abre primero
    [off_trumps] Triunfos gemelos
    [trump_order] Orden de los triunfos
    [joker_order] Dos comodines en una baza
    [joker_led] Salida de comodín
    [naming] El triunfo se nombra
    [pitched_wild] Abrir con comodín o gemela
    [first_leader] Quién sale primero
    [first_lead] Primera carta
    [min_bid] Puja mínima
    [max_bid] Puja máxima
    [auction_rounds] Vueltas de la subasta
    [dealer_privilege] El repartidor iguala
    [privilege_on] Pujas que puede igualar
    [privilege_to] Quién puede igualar
    [four_is_final] La puja máxima cierra
    [all_pass] Si nadie puja
    [forced_bid] Puja forzada
    [forced_choice] El obligado puja
    [moon] Capote
    [moon_points] Valor del capote
    [moon_needs] Requisito del capote
    [moon_privilege] Igualar el capote
    [seller_credit] Precio de la apertura
    [refused_bid_credit] Puja rechazada puntúa
    [seller_bid_cap] Límite del precio
    [turnup_scores] Puntos por la muestra
    [turnup_can_win] La muestra puede ganar
    [beg_limit] Peticiones por reparto
    [gift_to] Punto por no cambiar
    [gift_can_win] Ese punto puede ganar
    [after_run_hand] Cartas de más
    [run_exhausted] Si el mazo se acaba
    [peek] Mirar antes de pedir
    [bunch] Anular la mano
    [weak_hand] Mano floja
    [play_size] Cartas para jugar
    [discard] Descarte
    [discard_max] Máximo de descartes
    [refill] Completar la mano
    [exchange_first] Quién descarta primero
    [rest_to] Resto del mazo
    [short_stock] Si el mazo no alcanza
    [surplus_trumps] Demasiados triunfos
    [dead_points] Puntos descartados
    [partner_blind] Pareja a ciegas
    [throw_in] Bajar una mano floja
    [playable] Cartas que se juegan
    [ruff] Cortar con triunfo
    [undertrump] Subfallar
    [void_must_trump] Obligación de cortar
    [draw] Robar durante el juego
    [partner_shown] La pareja se da a conocer
    [called_first] Carta llamada en la 1.ª baza
    [claims] Quedarse con el resto
    [stops_early] Parar si todo está decidido
    [points] Qué puntúa
    [game_values] Tantos de las cartas
    [pegging] Cuándo se apunta
    [length] Duración de la partida
    [hands] Número de manos
    [target] Se juega a
    [count_down] Contar hacia atrás
    [low_to] Baja es para
    [low_joker] Un comodín puede ser Baja
    [hang_jack] Jota cazada
    [game_tie] Empate en Juego
    [smudge] Smudge
    [smudge_in_hole] Smudge en números rojos
    [in_hole] Números rojos
    [set_scoring] Si la puja no se cumple
    [score_as] Puntos de ambos bandos
    [going_out] Dos llegan a la meta
    [must_bid_to_go_out] Solo gana quien puja
    [stop_short] Los demás, a uno de la meta
    [win_by_two] Ganar por dos
    [lost_at] Pierde bajo cero a
    [settlement] Cuentas
    [settlement_setback_bonus] Recargo por pujas fallidas
    [settlement_basis] Puntos para las cuentas
    [ante_red] Fichas rojas
    [revoke_mode] Errores
    [misdeal_on_exposed] Carta vista al repartir
    [misdeal_on_count] Número de cartas erróneo
    [misdeal_result] Tras un error de reparto
    [bid_error] Puja no permitida
    [early_pitch] Carta jugada muy pronto
    [wrong_pitch_demand] Sale quien no debe
    [revoke_correction] Corregir un renuncio
    [revoke_call] Quién denuncia el renuncio
    [revoke_penalty] Coste de un renuncio
    [revoke_points] Puntos que se pierden
    [revoke_no_bid_penalty] Renuncio sin puja
    [renege_top] Renuncios graves
    [renege_forfeit] El renuncio grave pierde
   *[exposed_card] Carta mostrada en juego
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] solo, cada cual por su cuenta, parejas, equipos
    [direction] sentido horario, sentido antihorario, agujas del reloj, a la izquierda, a la derecha
    [pack] baraja corta, mazo
    [pack_shrinks] baraja corta, quitar cartas
    [jokers] joker, comodín grande, comodín pequeño
    [cards_per_player] seis cartas, nueve cartas, tamaño de la mano
    [deal_batch] de tres en tres, tres cada vez, de dos en dos
    [ceremony] cortar para repartir, la carta alta reparte
    [naming] cantar triunfo, nombrar triunfo, declarar triunfo
    [off_trumps] jota gemela, off jack, jick, jota izquierda, as gemelo, tres gemelo, cinco gemelo
    [trump_order] jota derecha, jota izquierda, jerarquía
    [min_bid] puja de apertura, apuesta mínima
    [max_bid] apuesta máxima
    [auction_rounds] una vuelta, volver a pujar, segunda vuelta
    [dealer_privilege] igualar la puja, quitar la puja, quedarse la puja
    [four_is_final] cuatro cierra la subasta
    [all_pass] obligar al repartidor, repartir otra vez, anular
    [forced_bid] obligar al repartidor
    [moon] llevarse todo, shoot the moon
    [turnup_scores] descubrir una jota, jota descubierta
    [beg_limit] pedir dos veces, segunda petición
    [weak_hand] repartir otra vez, reparto nulo, solo nueves, sin figuras
    [surplus_trumps] puedes coger tres, triunfos para la pareja, can you take three
    [ruff] fallar, asistir al palo, obligación de asistir
    [void_must_trump] obligación de fallar, hay que fallar
    [points] cinco puntos, siete puntos, diez puntos, treses, cincos, nueves, pedro
    [target] puntos para vencer, meta
    [low_to] Baja para quien la gana, Baja para quien la tiene
    [hang_jack] cazar la jota, robar la jota
    [set_scoring] caer, quedarse corto, multa
    [going_out] los dos llegan, quien puja llega primero
    [must_bid_to_go_out] pujar para ganar, cerrar pujando
    [win_by_two] dos de ventaja
    [lost_at] menos, demasiado abajo
    [settlement] dinero, apuestas
    [revoke_mode] mesa real, castigos, renuncio
   *[other] {""}
}
field-about = { $field ->
    [players] Cuántas personas y bots juegan.
    [min_players] Los menos que pueden jugar a este juego.
    [max_players] Los más que pueden jugar a este juego.
    [teams] Quién juega con quién.
    [direction] En qué sentido de la mesa se reparte y se juega.
    [pack] Qué cartas hay en la baraja.
    [pack_shrinks] Si se dejan fuera las cartas más bajas cuando juegan menos.
    [jokers] Cuántos comodines hay en la baraja. Un comodín es siempre triunfo.
    [cards_per_player] Cuántas cartas recibe cada jugador.
    [deal_batch] Cuántas cartas se reparten cada vez.
    [layout] Si la mitad de las cartas está tapada en una fila, con las otras encima a la vista.
    [widow] Cuántas cartas van boca abajo a la mesa, o a cada jugador, para después de la subasta.
    [widow_to] Si la viuda es para quien más puja o cada jugador tiene la suya.
    [ceremony] Ver cómo se elige quién reparte o abre primero, y el corte.
    [trump_by] Cómo se decide el palo de triunfo de una mano.
    [first_pitcher] Quién abre primero en un juego sin pujas.
    [off_trumps] Valores cuya carta del otro palo del color del triunfo también es triunfo.
    [trump_order] Qué triunfo gana a cuál, de mayor a menor.
    [joker_order] Cuál de dos comodines gana si caen en la misma baza.
    [joker_led] Qué pueden jugar los demás cuando se sale con un comodín.
    [naming] Si el triunfo lo fija la primera carta o lo dice antes quien más puja.
    [pitched_wild] Qué es triunfo si se abre con un comodín o con una posible gemela.
    [first_leader] Quién sale en la primera baza cuando ya hay triunfo.
    [first_lead] Con qué se puede salir en la primera baza cuando ya hay triunfo.
    [min_bid] Dónde empieza la subasta.
    [max_bid] Dónde acaba la subasta.
    [auction_rounds] Cada jugador puja una vez, o se sigue hasta que queda una sola persona.
    [dealer_privilege] El repartidor puja al final, y puede quedarse la puja sin subir.
    [privilege_on] Qué pujas puede quedarse sin subir el repartidor.
    [privilege_to] Quién puede quedarse una puja sin subir.
    [four_is_final] Si la puja máxima acaba la subasta y ni el repartidor puede quedársela.
    [all_pass] Qué pasa con una mano por la que nadie puja.
    [forced_bid] Lo menos que dice el repartidor si debe pujar; cero es la puja mínima.
    [forced_choice] Si el repartidor que debe pujar puede también subir.
    [moon] Una puja por encima de cualquier número, por todo lo que puntúa en la mano.
    [moon_points] Cuántos puntos gana o pierde un capote donde tiene valor fijo.
    [moon_needs] Si el capote exige todas las bazas además de todos los puntos.
    [moon_privilege] El repartidor, o quien pueda igualar pujas, puede quedarse el capote pujándolo.
    [seller_credit] El mano puede anotar el precio de la apertura.
    [refused_bid_credit] Si una puja que el mano rechaza puntúa igualmente.
    [seller_bid_cap] Si el precio puede llevar al mano a la meta.
    [turnup_scores] La muestra puede dar puntos al bando del repartidor.
    [turnup_can_win] La partida puede acabar antes de jugar una carta.
    [beg_limit] Cuántas veces puede el mano pedir otro triunfo.
    [gift_to] Quién puntúa cuando el repartidor mantiene el palo.
    [gift_can_win] Si no, el repartidor no puede dar un punto que gane.
    [after_run_hand] Con tres cartas más por persona, jugarlas todas o descartar algunas.
    [run_exhausted] Qué pasa si faltan cartas para encontrar otro palo.
    [peek] Quién puede mirar sus cartas antes de que el mano se plante o pida.
    [bunch] Dos jugadores pueden acordar repartir de nuevo en vez de dar más cartas.
    [weak_hand] Si, antes de hablar, una mano sin valor se puede cambiar o repartir de nuevo.
    [play_size] Cuántas cartas se tienen en la primera salida; cero: las repartidas.
    [discard] Qué se descarta cuando ya hay triunfo.
    [discard_max] Cuántas cartas que no son triunfo se pueden descartar.
    [refill] Si las manos se completan con el mazo después del descarte.
    [exchange_first] Quién descarta y recibe cartas primero.
    [rest_to] Quién se lleva lo que queda del mazo y conserva lo mejor.
    [short_stock] Qué pasa si faltan cartas para completar todas las manos.
    [surplus_trumps] Qué triunfos descarta quien tiene más de los que puede quedarse.
    [dead_points] Quién anota un triunfo descartado.
    [partner_blind] Donde nadie puja, la pareja de quien abre espera a la primera salida para mirar.
    [throw_in] Si con una mano sin remedio se puede dejar de jugar.
    [playable] Si se juegan todas las cartas, o solo triunfos hasta que no queden.
    [ruff] Si se puede cortar un palo al que se podría asistir.
    [undertrump] Si se puede jugar un triunfo por debajo de otro más alto.
    [void_must_trump] Si quien no puede asistir tiene que jugar triunfo.
    [draw] Si cada jugador roba una carta del mazo después de cada baza.
    [partner_shown] Si la pareja llamada lo dice enseguida o se sabe al jugar la carta.
    [called_first] Si la carta llamada va en la primera baza cuando las reglas lo permiten.
    [claims] Acabar la mano cuando las bazas que quedan están seguras.
    [stops_early] No jugar las últimas bazas cuando todos ven de quién es cada punto.
    [points] Qué puntúa en una mano, en el orden en que se cuenta.
    [game_values] Qué valen las cartas para Juego: según su valor, más si son triunfo, y un comodín.
    [pegging] Cuándo se anotan las cartas que puntúan, y si una baza puede acabar la partida.
    [length] Jugar hasta una puntuación, o por la mejor tras un número fijo de manos.
    [hands] Cuántas manos dura la partida, o cuántas reparte cada jugador.
    [target] La puntuación que gana.
    [count_down] Mostrar los puntos que faltan en vez de la puntuación.
    [low_to] Quién anota el triunfo más bajo.
    [low_joker] Si el triunfo más bajo puede ser un comodín o solo una carta de un palo.
    [hang_jack] Cuánto vale cazar la jota de triunfo; con uno, no hay premio.
    [game_tie] Quién anota Juego cuando hay empate a tantos.
    [smudge] Qué gana la partida al instante, o cuenta como puja por encima de cuatro.
    [smudge_in_hole] Qué vale una puja de cuatro para quien está en números rojos.
    [in_hole] Con qué puntuación se está en números rojos.
    [set_scoring] Qué pasa con los puntos de quien abre y no cumple.
    [score_as] Si los dos bandos anotan lo que hacen, o solo el mejor, y solo la diferencia.
    [going_out] Quién gana cuando dos llegan a la meta en la misma mano.
    [must_bid_to_go_out] No se gana con las pujas de los demás.
    [stop_short] Quien no puede ganar se queda a un punto de la meta.
    [win_by_two] Para ganar hay que sacar dos puntos a todos los demás.
    [lost_at] A cuánto bajo cero se pierde la partida; cero es nunca.
    [settlement] Qué pagan los perdedores a quien gana.
    [settlement_setback_bonus] Cada puja fallida cuesta uno más al final.
    [settlement_basis] Según qué puntuaciones se paga.
    [ante_red] Qué pone cada jugador en el pozo antes de la partida; se lo lleva quien gana.
    [revoke_mode] Jugar con red, o como en una mesa de verdad.
    [misdeal_on_exposed] Qué cartas no se pueden ver al repartir.
    [misdeal_on_count] Si repartir cartas de más o de menos estropea el reparto.
    [misdeal_result] Quién reparte después, y si cuesta un punto.
    [bid_error] Qué pasa tras una puja demasiado baja o fuera de turno.
    [early_pitch] Qué pasa cuando alguien sale antes de que termine la subasta.
    [wrong_pitch_demand] Cuándo puede exigirse una carta a quien salió en lugar de quien abre.
    [revoke_correction] Si se puede retirar una carta equivocada.
    [revoke_call] Si alguien tiene que notarlo.
    [revoke_penalty] Qué pierde el bando que hace renuncio.
    [revoke_points] Quién recibe los puntos que se pierden por un renuncio.
    [revoke_no_bid_penalty] Qué cuesta un renuncio donde nadie ha pujado.
    [renege_top] Cuántos de los triunfos más altos no se pueden guardar si se sale con triunfo.
    [renege_forfeit] Guardarse uno de esos triunfos hace perder la partida.
   *[exposed_card] Si los rivales pueden reclamar una carta que han visto.
}
value-yes = sí
value-no = no
value-no-ranks = ninguno
value-any-rank = cualquier carta
# Algo que puntúa, en una lista: «Alta», «Cinco por 5 puntos».
value-pack = { $cards } cartas: { $ranks }
value-pack-count = { $cards } cartas
value-card-points-usual = Como siempre
value-order-by-rank = Por valor
value-pack-run = { $low } a { $high }
# Un triunfo del otro palo del color del triunfo.
trump-off = { $rank ->
    [jack] { rank } gemela
    [queen] { rank } gemela
   *[other] { rank } gemelo
}
value-worth-own = { $worth } de quien la juega
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } ({ $worth } puntos)
}{ $to ->
    [player] {" "}para quien la juega
   *[winner] {""}
}
value-rank-scores = { $points } por { rank-one }
rank-one = { $rank ->
    [two] un dos
    [three] un tres
    [four] un cuatro
    [five] un cinco
    [six] un seis
    [seven] un siete
    [eight] un ocho
    [nine] un nueve
    [ten] un diez
    [jack] una jota
    [queen] una reina
    [king] un rey
   *[ace] un as
}
value-name = { $value ->
    [teams-none] cada uno por su cuenta
    [teams-pairs] por parejas
    [teams-threes] dos bandos de tres
    [teams-called] quien abre llama a su pareja
    [teams-pairs_at_four] por parejas si son cuatro
    [direction-cw] hacia la izquierda
    [direction-ccw] hacia la derecha
    [layout-hand] en la mano
    [layout-rows] en filas, la mitad tapadas
    [trump_by-auction] abre quien más puja
    [trump_by-turn_up] lo da la muestra
    [trump_by-sale] abre el mano, o vende
    [trump_by-eldest] abre el mano
    [trump_by-stock_top] primera carta del mazo
    [trump_by-cut] corte antes del reparto
    [first_pitcher-by_deal] el mano del primer reparto
    [first_pitcher-first_jack] la primera jota
    [joker_order-fixed] el comodín alto
    [joker_order-first_high] el primero que se juega
    [joker_order-second_high] el segundo que se juega
    [joker_led-trumps] triunfo, quien pueda
    [joker_led-anything] cualquier carta
    [naming-pitched] con la primera carta
    [naming-announced] antes de la primera salida
    [pitched_wild-spades] picas con comodín, si no su palo
    [pitched_wild-named] lo que diga quien abre
    [pitched_wild-no_joker] no se abre con comodín
    [widow_to-bidder] quien más puja
    [widow_to-own] una para cada jugador
    [first_leader-pitcher] quien nombra triunfo
    [first_leader-eldest] el mano
    [first_leader-partner_with_one_trump] la pareja con un triunfo
    [first_lead-any] cualquier carta
    [first_lead-trump] un triunfo
    [first_pitcher-colour_guess] rojo o negro
    [first_pitcher-high_cut] quien corta la más alta
    [first_pitcher-high_cut_chooses] elige quien corta la más alta
    [first_pitcher-low_cut] quien corta la más baja
    [first_pitcher-two_of_diamonds] el dos de diamantes
    [auction_rounds-single] una vez por persona
    [auction_rounds-continuous] hasta que queda una persona
    [privilege_on-any_bid] cualquier puja
    [privilege_on-max_bid] solo la puja máxima
    [privilege_to-dealer] solo el repartidor
    [privilege_to-later] quien puje después
    [forced_choice-at_least] eso o más
    [forced_choice-exactly] eso exactamente
    [all_pass-dealer_forced] debe pujar el repartidor
    [all_pass-dealer_free] el repartidor abre sin puja
    [all_pass-redeal_same_dealer] reparte de nuevo la misma persona
    [all_pass-redeal_next_dealer] el reparto pasa
    [all_pass-eldest_forced] el mano abre por la puja mínima
    [all_pass-eldest_free] el mano abre sin puja
    [seller_credit-none] no puntúa
    [seller_credit-immediate] lo anota el mano
    [seller_bid_cap-none] ninguno
    [seller_bid_cap-cannot_put_seller_out] que el mano no gane con él
    [gift_to-beggar] el bando que pide
    [gift_to-all_opponents] todos los demás bandos
    [after_run_hand-keep_all] se juegan todas
    [after_run_hand-discard_to_six] se descarta hasta seis
    [run_exhausted-redeal_same_dealer] se reparte de nuevo
    [run_exhausted-kick_remaining] se descubren las últimas
    [peek-all] todo el mundo
    [peek-eldest_and_dealer] solo el mano y el repartidor
    [weak_hand-off] hay que jugarla
    [weak_hand-no_face_no_point] sin figuras ni cartas con puntos
    [weak_hand-no_ten_no_two] nueve como máximo, sin doses: cartas nuevas
    [discard-none] nada
    [discard-to_size] solo lo que sobra
    [discard-up_to] algunas cartas, no triunfos
    [discard-plain] todo menos los triunfos
    [exchange_first-eldest] el mano
    [exchange_first-bidder] quien más puja
    [rest_to-nobody] no se ve
    [rest_to-dealer] se lo lleva el repartidor
    [rest_to-bidder] se lo lleva quien ganó la subasta
    [rest_to-bidder_then_partner] quien ganó la subasta y luego su pareja
    [short_stock-fewer] los últimos tienen menos cartas
    [short_stock-from_discards] se completa con los descartes
    [surplus_trumps-any] al final, los que puntúan
    [surplus_trumps-not_scoring] ninguno que puntúe
    [surplus_trumps-under_first] ninguno que puntúe; primera carta más alta
    [surplus_trumps-to_partner] los toma la pareja de quien puja
    [dead_points-nobody] no son para nadie
    [dead_points-maker] son para quien nombró triunfo
    [throw_in-off] no se permite
    [throw_in-void_and_low] sin triunfos, nada por encima del nueve
    [playable-all] todas las cartas
    [playable-trumps_only] solo triunfos
    [ruff-anytime] en cualquier momento
    [ruff-only_when_void] solo si no se tiene el palo
    [undertrump-allowed] se permite
    [undertrump-forbidden_unless_forced] solo si no queda otra cosa
    [draw-none] no
    [draw-face_down] mazo boca abajo
    [draw-face_up] mazo boca arriba
    [partner_shown-at_once] enseguida
    [partner_shown-when_played] cuando se juega la carta
    [low_to-dealt] quien lo recibe
    [low_to-winner] quien lo gana
    [game_tie-none] nadie
    [game_tie-eldest] el mano
    [game_tie-non_dealer_side] el bando que no reparte
    [game_tie-jokers] quien gana más comodines
    [game_tie-carry] la mano siguiente, sumado a su Juego
    [pegging-at_end] al contar la mano
    [pegging-as_won] en cuanto se ganan
    [length-target] hasta una puntuación
    [length-hands] un número de manos
    [length-deals] un número de repartos cada uno
    [moon-off] no se puede pujar
    [moon-target_or_zero] gana, o sube a cero
    [moon-points] un valor fijo
    [moon-points_or_game] fijo; desde cero, gana
    [moon_needs-points] todos los puntos
    [moon_needs-points_and_tricks] todos los puntos y bazas
    [smudge-bid_four_made] una puja de cuatro, cumplida
    [smudge-any_all_four] los cuatro puntos, haga quien los haga
    [smudge-slam_bid_five] una puja de cinco
    [smudge-off] ninguno
    [smudge_in_hole-four_points_only] cuatro puntos
    [smudge_in_hole-wins_anyway] gana igualmente
    [smudge_in_hole-bid_forbidden] no se puede pujar
    [in_hole-negative] por debajo de cero
    [in_hole-zero_or_negative] cero o menos
    [set_scoring-setback_only] los puntos hechos se pierden
    [set_scoring-keep_and_setback] los puntos hechos se conservan
    [set_scoring-others_take_bid] los demás anotan la puja
    [score_as-all] cuentan todos
    [score_as-difference] solo la diferencia
    [going_out-bidder_first] primero quien abrió y cumplió
    [going_out-bidder_at_once] quien abrió y cumplió, en el acto
    [going_out-higher_score] la puntuación más alta
    [going_out-strict_order] por el orden de los puntos
    [settlement-off] no se paga nada
    [settlement-one_two] uno, o dos con cero o menos
    [settlement_basis-full_hand] tras toda la última mano
    [settlement_basis-at_win] en el momento de ganar
    [revoke_mode-enforced] imposibles
    [revoke_mode-table] posibles, con castigo
    [misdeal_result-lose_deal] el reparto pasa
    [misdeal_result-same_dealer] reparte la misma persona
    [misdeal_result-penalty1_lose_deal] un punto, y el reparto pasa
    [misdeal_result-penalty1_same_dealer] un punto, y reparte la misma persona
    [bid_error-void_pass] nula, y se debe pasar
    [bid_error-take_back] se retira
    [early_pitch-assumed_four] cuenta como puja de cuatro
    [early_pitch-take_back] se retira
    [wrong_pitch_demand-first_turn] se exige en el primer turno
    [wrong_pitch_demand-first_plain_lead] se exige en el primer palo sin triunfo
    [revoke_correction-none] no se permite
    [revoke_correction-until_trick_complete] hasta que se completa la baza
    [revoke_call-referee] siempre en el recuento
    [revoke_call-opponent] solo si lo denuncia un rival
    [revoke_penalty-set_back_bid] la puja y todos los puntos
    [revoke_penalty-set_back_bid_red] la puja, todos los puntos y una ficha roja
    [revoke_penalty-point_no_game] un punto, y Juego
    [revoke_penalty-jack_two] uno o dos puntos, Jota y Juego
    [revoke_penalty-no_score] todos los puntos
    [revoke_points-forfeit] no son para nadie
    [revoke_points-next_best] Juego es para quien sigue en tantos
    [exposed_card-free] sin castigo
   *[exposed_card-callable] se puede reclamar
}

## El árbitro: qué hace el libro cuando algo sale mal

ask-override = { $who ->
    [you] { $of_name } ha salido antes de que terminara la subasta, y eso cuenta como puja de cuatro. Aún podías pujar: ¿dices cuatro y abres con una carta tuya, o lo dejas pasar?
   *[one] { $of ->
        [you] Has salido
       *[one] { $of_name } ha salido
    } antes de que terminara la subasta, y eso cuenta como puja de cuatro. { $name } aún podía pujar, y puede decir cuatro en su lugar.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } ha salido en tu lugar. ¿Devuelves la carta, o la das por buena?
   *[one] { $of ->
        [you] Has salido
       *[one] { $of_name } ha salido
    } en lugar de { $name }, que puede devolver la carta o darla por buena.
}
ask-demand = { $who ->
    [you] { $of_name } ha salido en tu lugar, así que puedes decir qué carta juega ahora { $of_name }.
   *[one] { $of ->
        [you] Has salido
       *[one] { $of_name } ha salido
    } en lugar de { $name }, que ahora puede decir qué clase de carta hay que jugar.
}
ask-name-trump = { $who ->
    [you] Has jugado sobre una salida falsa: nombra triunfo ahora. Tu primera salida tiene que ser un triunfo.
   *[one] { $name } ha jugado sobre una salida falsa, y nombra triunfo ahora.
}
ask-name-for-bid = { $who ->
    [you] La puja es tuya, por { $bid }: nombra triunfo.
   *[one] La puja es de { $name }, por { $bid }: le toca nombrar triunfo.
}
ask-name-free = { $who ->
    [you] Nadie ha pujado: nombra triunfo. No tienes nada que cumplir.
   *[one] Nadie ha pujado. { $name } nombra triunfo, sin puja que cumplir.
}
ask-call-partner = { $who ->
    [you] Llama una carta que no tengas. Quien la tiene juega contigo esta mano.
   *[one] { $name } llama una carta. Quien la tiene juega esta mano con { $name }.
}
ask-first-pitcher = { $who ->
    [you] Has cortado la carta más alta y dices quién abre primero.
   *[one] { $name } ha cortado la carta más alta y dice quién abre primero.
}
ask-name-joker = { $who ->
    [you] Un comodín deja abierto el triunfo: nombra cualquier palo.
   *[one] { $name } ha abierto con un comodín, y nombra triunfo.
}
ask-name-color = { $who ->
    [you] Has salido con { $card }: nombra triunfo, { $suit } o { $other }.
   *[one] { $name } ha salido con { $card }, y nombra triunfo: { $suit } o { $other }.
}
ask-any-claims = { $who ->
    [you] Se va a contar la mano. ¿Alguien tiene algo que corregir o denunciar?
   *[one] Se va a contar la mano. { $name } aún puede hablar.
}
referee-misdeal = { $slip ->
    [count] Alguien tiene un número equivocado de cartas. La mano se anula
   *[exposed] Esa carta no se puede ver al repartir. La mano se anula
}{ $result ->
    [lose_deal] , y el reparto pasa a la siguiente persona.
    [same_dealer] , y reparte de nuevo la misma persona.
    [penalty1_lose_deal] , los demás anotan un punto, y el reparto pasa a la siguiente persona.
   *[penalty1_same_dealer] , los demás anotan un punto, y reparte de nuevo la misma persona.
}
referee-deal-stands = { $slip ->
    [count] Se corrige el número, y el reparto vale.
   *[exposed] En esta mesa eso no es error de reparto: el reparto vale.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Se puja por turno, y cada puja tiene que superar la anterior. Cualquier otra es nula, y tienes que pasar.
       *[one] Se puja por turno, y cada puja tiene que superar la anterior. Cualquier otra es nula, y { $name } tiene que pasar.
    }
   *[no] Se puja por turno, y cada puja tiene que superar la anterior. Cualquier otra se retira.
}
referee-early = Una carta jugada antes de que termine la subasta cuenta como puja de cuatro; quien aún podía haber pujado antes puede decir cuatro en su lugar.
referee-overridden = { $who ->
    [you] Podías haber pujado antes: la carta anticipada se devuelve, y abres tú por cuatro.
   *[one] { $name } podía haber pujado antes: la carta anticipada se devuelve, y abre { $name } por cuatro.
}
referee-led-wrongly = Quien abre sale primero, y puede devolver una salida falsa o darla por buena.
referee-let-stand = { $who ->
    [you] La salida vale, pero no da triunfo: lo nombras tú después de jugar sobre ella.
   *[one] La salida vale, pero no da triunfo: lo nombra { $name } después de jugar sobre ella.
}
referee-demanded = Quien salió en lugar de quien abre juega lo que se le exige, hasta donde lo permiten las reglas del juego.
referee-exposed = { $callable ->
    [yes] Una carta mostrada sigue en la mano, y los rivales pueden reclamarla; una que se vio al repartir no se puede reclamar.
   *[no] Una carta mostrada sigue en la mano, sin castigo.
}
referee-card-called = Una carta mostrada se tiene que jugar cuando los rivales la reclaman, en cuanto lo permiten las reglas del juego.
referee-called = { $who ->
    [you] Te reclaman { $card }: tienes que jugar esa carta si lo permiten las reglas del juego.
   *[one] Se reclama { $card }: { $name } tiene que jugar esa carta si lo permiten las reglas del juego.
}
referee-corrected = Una carta equivocada se puede retirar hasta que se completa la baza. No cuesta nada, y las cartas jugadas después también se devuelven.
referee-no-renege = Hasta ahora todas las cartas se han jugado bien: no cambia nada.
referee-grave = Se salió con triunfo, y alguien se guardó uno de los { $top } triunfos más altos. Eso cuesta la partida.
referee-penalty = { $penalty ->
    [set_back_bid] Por un renuncio, el bando pierde la puja y no anota nada en esta mano.
    [set_back_bid_red] Por un renuncio, el bando pierde la puja, no anota nada en esta mano y paga una ficha roja al pozo.
    [point_no_game] Por un renuncio, los demás anotan un punto, y el bando no puede anotar Juego.
    [no_score] Por un renuncio, el bando no anota nada en esta mano, y si la puja era suya, no la cumple.
   *[jack_two] Por un renuncio, los demás anotan 2 si la jota de triunfo está en juego, y si no, 1; el bando no puede anotar ni Jota ni Juego.
}
ruling-right = { $who ->
    [you] Tenías razón
   *[one] { $name } tenía razón
}
ruling-wrong = { $who ->
    [you] No tenías razón
   *[one] { $name } no tenía razón
}
referee-look = La pareja de quien abre no puede mirar antes de la primera salida: los demás anotan por ello.
# En un botón o en un menú.
remark-button = { $remark ->
    [rest] El resto es mío
    [lay-down] Bajar las cartas
    [take-back] Retirar la carta
    [renege] { $who ->
        [you] Renuncio tuyo
       *[one] Renuncio de { $name }
    }
    [call-card] { $who ->
        [you] Reclamar tu carta: { $card }
       *[one] Reclamar de { $name }: { $card }
    }
    [first-pitcher] { $who ->
        [you] Tú
       *[one] { $name }
    }
    [expose] Mostrar { $card }
    [look] Mirar las cartas
    [override] Cuatro, con { $card }
    [decline] Dejar pasar
    [withdraw] Devolver
    [let-stand] Dar por buena
    [end-by-score] Terminar por puntos
    [weak-hand] Mano floja
   *[content] Nada que denunciar
}
remark-about = { $remark ->
    [rest] Ganas todas las bazas que quedan, y se cuenta la mano.
    [lay-down] Sin triunfos ni nada por encima del nueve: no juegas más cartas.
    [take-back] No asistía; juega otra, sin castigo.
    [renege] { $who ->
        [you] Dices que no asististe pudiendo asistir.
       *[one] { $name } podía asistir; un renuncio cuesta lo que dicen las reglas.
    }
    [call-card] { $who ->
        [you] La carta se tiene que jugar en cuanto lo permitan las reglas del juego.
       *[one] { $name } tiene que jugar la carta mostrada en cuanto lo permitan las reglas del juego.
    }
    [first-pitcher] { $who ->
        [you] Juegas la primera carta, que fija el triunfo.
       *[one] { $name } juega la primera carta, que fija el triunfo.
    }
    [expose] Muestras una carta que no se debería ver.
    [look] Miras antes de que se abra, y los demás anotan por ello.
    [override] Dices cuatro y abres con esta carta; la anticipada se devuelve.
    [decline] La salida anticipada cuenta como puja de cuatro.
    [withdraw] Abres tú, y más tarde puedes exigir una carta.
    [let-stand] Juegas sobre ella y después nombras triunfo.
    [end-by-score] En { $hands } manos nadie se ha acercado a la meta. La partida puede terminar ya: gana la mejor puntuación, y esta mano no cuenta.
    [weak-hand] Enseñas tu mano floja. Se reparte de nuevo o recibes cartas nuevas, según se juegue en esta mesa.
   *[content] { $call ->
        [opponent] No denuncias ningún renuncio; se cuenta la mano.
       *[referee] Nada que corregir; se cuenta la mano.
    }
}
demand-button = { $demand ->
    [highest] La más alta
    [lowest] La más baja
    [trump] Un triunfo
    [no_trump] Sin triunfo
   *[nothing] Nada
}
demand-about = { $demand ->
    [highest] Del palo de salida
    [lowest] Del palo de salida
    [trump] De cualquier valor
    [no_trump] Cualquier otro palo
   *[nothing] Cualquier carta
}
# Tal como se escribe; están entre las palabras que se entienden.
remark-words = { $remark ->
    [rest] resto
    [lay-down] bajar
    [take-back] retirar
    [renege] renuncio { $name }
    [call-card] reclamar { $card } de { $name }
    [expose] mostrar { $card }
    [look] mirar
    [override] cuatro { $card }
    [call-partner] llamar { $card }
    [first-pitcher] { $name }
    [decline] dejar pasar
    [withdraw] devolver
    [let-stand] dar por buena
    [end-by-score] terminar por puntos
    [weak-hand] mano floja
   *[content] contar
}
remark-name-words = triunfo { suit }
remark-demand-words = exigir { $demand ->
    [highest] la más alta
    [lowest] la más baja
    [trump] triunfo
    [no_trump] sin triunfo
   *[nothing] nada
}

## Bots

level-name = { $level ->
    [random] Al azar
    [clumsy] Torpe
    [learner] Aprendiz
    [steady-careful] Firme, prudente
    [steady-bold] Firme, audaz
    [sharp] Sagaz
    [sharp-careful] Sagaz, prudente
    [sharp-bold] Sagaz, audaz
    [master] Maestro
   *[steady] Firme
}
level-about = { $level ->
    [random] Juega cualquier carta permitida.
    [clumsy] Como Firme, con algún error de vez en cuando.
    [learner] A veces calcula mal una mano o una carta.
    [steady-careful] Como Firme, pero puja un poco menos.
    [steady-bold] Como Firme, pero puja un poco más.
    [sharp] Prueba cada opción en unas docenas de repartos posibles.
    [sharp-careful] Como Sagaz, pero puja un poco menos.
    [sharp-bold] Como Sagaz, pero puja un poco más.
    [master] Prueba cada opción en cientos de repartos probables.
   *[steady] Cuenta los triunfos y puja lo que valen las cartas.
}
# Qué fuerza se midió en un nivel.
level-strength = { $level ->
    [random] Solo para comparar.
    [clumsy] Los errores le cuestan puntos.
    [learner] Gana 21 de 100 partidas contra tres bots Firmes.
    [steady-careful] Por lo demás, juega igual.
    [steady-bold] Por lo demás, juega igual.
    [sharp] Gana 28 de 100 partidas contra tres bots Firmes.
    [sharp-careful] Por lo demás, juega igual.
    [sharp-bold] Por lo demás, juega igual.
    [master] Gana 35 de 100 partidas contra tres bots Firmes.
   *[steady] Con él se miden los demás.
}
habit = { $person ->
    [teo] sale enseguida con su mejor triunfo.
    [otto] solo puja lo que ve.
    [nia] suele pujar uno más.
    [bruno] puja fuerte cuando va perdiendo.
    [hana] se guarda un triunfo para cazar la jota.
    [ravi] deja pujar a los demás y luego les tumba la puja.
    [leila] recuerda quién pujó qué.
   *[vera] piensa bien cada carta.
}
habit-of = { $name } { $habit }
strength = Fuerza { $strength } de 8.
strength-of = { $name }, fuerza { $strength } de 8.
met = { $games ->
    [0] Todavía sin partidas.
   *[other] Has ganado { $won } de { $games }.
}
met-short = { $games ->
    [0] aún no
   *[other] { $won } de { $games }
}
remark-made = { $person ->
    [teo] ¡Dije que podía!
    [otto] Despacio y seguro.
    [nia] Por poco. ¡Me encantó!
    [bruno] Vuelvo a estar en juego.
    [hana] Todo salió bien.
    [ravi] Así, sin ruido.
    [leila] Menos mal que escuché.
   *[vera] Con esto basta.
}
remark-set = { $person ->
    [teo] Creía que lo tenía.
    [otto] Esa me salió cara.
    [nia] Casi valió la pena.
    [bruno] Tenía que intentarlo.
    [hana] Por muy poco.
    [ravi] Debí esperar.
    [leila] Esa la entendí mal.
   *[vera] Y eso que lo sabía.
}
remark-jack = { $person ->
    [teo] ¡Ay, mi jota!
    [otto] Era una buena jota.
    [nia] La voy a echar de menos.
    [bruno] Y acababa de encontrarla.
    [hana] Bueno, intenté esconderla.
    [ravi] La guardé demasiado.
    [leila] Lo vi demasiado tarde.
   *[vera] Les pasa a las mejores jotas.
}
remark-by = { $name }: «{ $words }»
# Nombres para los bots, separados por comas: al menos siete, y distintos.
bot-names = Ana, Bruno, Clara, Diego, Elena, Fede, Gloria, Hugo
bots-fair = Ningún bot ve jamás tus cartas.
stand-in = { $count ->
    [one] { $names } se guardó como el bot «{ $saved }», que aquí no está. En su lugar juega { $level }.
   *[other] { $names } se guardaron como el bot «{ $saved }», que aquí no está. En su lugar juega { $level }.
}
# Un bot de fuera, en una partida que se prepara y en la mesa.
program-plays = El programa «{ $program }» juega por { $name }. Si no responde, sigue { $level }.
# Un bot de fuera no respondió: un bot del programa sigue en su lugar.
program-left = { $program } ha dejado de responder. Desde aquí, { $level } juega por { $name }.
advice-pass = Pasa: { $reason }.
advice-bid = Puja { $bid }: { $reason }.
advice-play = Juega { $card }: { $reason }.
advice-discard = Descarta { $cards }: { $reason }.
advice-discard-ringed = Descarta las { $count } cartas rodeadas: { $reason }.
advice-word = { $word ->
    [offer] Pon en venta la apertura
    [pitch] Abre tú
    [accept] Vende la apertura
    [undertake] Quédate con la apertura
    [stand] Plántate
    [beg] Pide
    [take-one] Da el punto
    [run] Da más cartas
    [bunch] Anula la mano
    [rest-are-mine] Quédate con el resto
    [lay-down] Baja tus cartas
    [take-back] Retira la carta
    [look] Mira tus cartas
    [decline] Deja pasar la apertura anticipada
    [withdraw] Devuelve la salida
    [let-stand] Da por buena la salida
    [demand-highest] Exige la carta más alta del palo
    [demand-lowest] Exige la carta más baja del palo
    [demand-trump] Exige un triunfo
    [demand-no-trump] Exige que no juegue triunfo
    [demand-nothing] No exijas nada
    [end-by-score] Termina la partida por puntos
    [weak-hand] Enseña tu mano floja
   *[content] Pasa al recuento
}: { $reason }.
advice-override = Di cuatro y abre con { $card }: { $reason }.
advice-expose = Muestra { $card }: { $reason }.
advice-name-trump = Elige { suit } como triunfo: { $reason }.
advice-call-partner = Llama { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Abre tú primero
   *[one] Deja que { $name } abra primero
}: { $reason }.
advice-call-renege = Denuncia un renuncio de { $name }: { $reason }.
advice-call-card = Haz que { $name } juegue { $card }: { $reason }.
reason = { $reason ->
    [only-choice] no se permite otra cosa
    [at-random] da igual una que otra
    [habit] es su manera de jugar
    [too-weak] tu mano es demasiado floja
    [no-honour] no tienes as, rey ni reina con que pujar
    [partner-has-bid] la puja es de tu pareja
    [must-bid] los demás han pasado, así que tienes que pujar
    [best-suit] tu mejor palo es { suit }
    [holds-high] tienes la carta más alta de { suit }, o es lo más probable
    [holds-low] tienes la carta más baja de { suit }, o es lo más probable
    [holds-jack] tienes la jota de { suit }
    [promises-game] con triunfo de { suit } puedes esperar Juego
    [promises-points] con triunfo de { suit } puedes esperar unos { $points }
    [takes-the-bid] como repartes tú, te quedas la puja por lo mismo
    [matches-the-bid] te quedas la puja por lo mismo
    [shuts-out] es poco probable que los demás suban
    [goes-out] si la cumples, llegas a la meta
    [stops-bidder] si no, la puja podría dar la partida a otra persona
    [tries-smudge] los cuatro puntos ganan la partida al instante
    [tries-slam] los cuatro puntos y todas las bazas valen un quinto punto
    [tries-moon] es posible ganar todo lo que puntúa
    [pitches-outright] la mano da para cuatro
    [offers-pitch] escucha lo que pujan los demás; la última palabra es tuya
    [good-price] el precio es más de lo que daría tu propia mano
    [can-make-it] puedes hacer los mismos puntos
    [cannot-make-it] es poco probable que hagas los mismos puntos
    [suit-will-do] con { suit } te basta
    [poor-trumps] es probable que otro palo te convenga más que { suit }
    [cannot-give] el punto te daría la partida, así que no te lo darán
    [turn-may-lose] otra muestra podría dar la partida al repartidor
    [turn-may-win] otra muestra podría darte la partida
    [gift-is-cheap] el palo te vale más que el punto
    [gift-would-win] el punto les daría la partida
    [not-worth-a-point] por este palo no compensa dar un punto a los demás
    [any-suit-will-do] cualquier otro palo sirve igual
    [both-poor] estas cartas no te prometen nada
    [keeps-trumps] se quedan todos tus triunfos
    [keeps-best] se quedan las cartas que aún pueden ganar
    [best-partner] quien la tiene es quien más ayuda
    [trump-partner] quien la tiene lleva algún triunfo
    [plain-partner] quien la tiene puede no llevar triunfos
    [rest-is-certain] nadie puede ganarte otra baza
    [hand-is-worthless] esta mano no gana ninguna baza de todos modos
    [puts-right] una carta equivocada aún se puede retirar
    [saw-renege] lo demuestra una carta de la mesa
    [catches-shown] la baza es tuya, y esa carta le añade valor
    [pitches-better] tu mano da para los cuatro puntos
    [lets-them-fail] una puja de cuatro será difícil de cumplir
    [own-pitch] es mejor tu propia apertura
    [lead-is-welcome] puedes ganar esa salida
    [safest-demand] así la baza es más segura
    [richest-demand] es lo que más añade a tu baza
    [makes-trump] la primera carta fija el triunfo
    [nothing-to-claim] todo se ha jugado como es debido
    [slipped] cualquiera se equivoca
    [leads-trump] les saca triunfos a los demás
    [hunts-jack] puede cazar la jota de triunfo
    [hunts-scored] puede cazar un triunfo que puntúa
    [leads-winner] nadie tiene una carta más alta del palo
    [leads-low] no tiene tantos que perder
    [leads-nothing] no da puntos a nadie
    [may-take] puede ganar la baza
    [captures-jack] gana a la jota de triunfo
    [saves-jack] salva tu jota
    [wins-low] salva un triunfo que probablemente es Baja
    [wins-scored] salva una carta que puntúa
    [wins-ten] salva un diez
    [ruffs-points] hay tantos que ganar
    [takes-trick] gana la baza
    [beats-all] gana a todas las cartas hasta ahora
    [feeds-partner] tu pareja va ganando, y así suma tantos
    [feeds-scored] tu pareja va ganando la baza, y esta carta puntúa
    [leaves-to-partner] tu pareja va ganando la baza
    [protects-jack] guarda tu jota de triunfo para más tarde
    [keeps-low] guarda para más tarde un triunfo que probablemente es Baja
    [keeps-scored] guarda para más tarde una carta que puntúa
    [protects-ten] guarda tu diez para más tarde
    [gives-nothing] no regala tantos
    [cannot-win] no puedes ganar esta baza
    [plays-least] no puedes ganar esta baza, así que juega bajo
    [fewest-points] regala el mínimo de tantos
   *[keeps-strength] guarda una carta más fuerte para más tarde
}

## Ventana: la primera pantalla

window-too-small = Esta ventana es demasiado pequeña para jugar. Agrándala.

home-continue = Continuar
home-continue-about = Mano { $number }, { $goal }.
home-your-turn = Tu turno.
home-their-turn = Turno de { $name }.
home-play = Jugar
home-new-game = Partida nueva
home-new-game-about = Elige el juego, los jugadores y las reglas
home-first-lesson = Aprender jugando
home-play-now = Jugar ya
home-choose = Elegir un juego
home-deal = Reparto yo.
home-rules = Reglas
home-saves = Partidas guardadas
home-settings = Ajustes
home-quit = Salir
home-where = Mano { $number }{ $turn ->
    [yes] {", tu turno"}
    [other] {", "}turno de { $name }
   *[no] {""}
}
home-last-games = Últimas partidas
home-place = { $place }.º
home-puzzle = Ejercicio de hoy
home-puzzle-done = Hecho.
home-puzzle-row = { $days ->
    [one] { $days } acierto
   *[other] { $days } aciertos seguidos
}
home-practice = Práctica
home-practice-about = Cinco manos: { $theme ->
    [jack] caza la jota
    [tens] guarda los dieces
    [bid] pujar o pasar
    [trumps] saca triunfos
   *[game] cuenta para Juego
}
home-welcome = Acerca una silla.
home-welcome-about = Di cuántos de los cuatro puntos harás. Y luego hazlos.
pad-us = Nosotros
pad-them = Ellos

about-title = Acerca de
about-what = Pitch, Setback, Don y { $more } juegos más de la familia All Fours, de dos a siete jugadores.
about-private = Nada de lo que haces aquí sale de este equipo.
about-news = Novedades
about-license = Licencia
about-fonts = Tipos de letra
about-libraries = Bibliotecas de otros
about-program = Programa
about-cards = Cartas y caras
about-drawn = dibujadas para este programa, MIT
about-who = quién hizo qué
about-version = Versión { $version }
about-copy = Copiar la versión
about-copied = Copiado

## Ventana: partida nueva

setup-name = Nombre
setup-person = Persona
setup-phone = Teléfono
setup-bot = Bot
setup-players = Jugadores
setup-players-only = { $players } jugadores
setup-player-name = Jugador { $number }
setup-teams = Bandos
setup-mend = Arreglar
# Sobre los juegos de una rama de la familia.
games-branch = { $branch ->
    [more-points] Pujar por más puntos
    [exchange] Pujar y cambiar cartas
    [draw] Robar tras cada baza, para dos
    [pedro] Pedro y Cinch, con cartas de cinco puntos o más
    [turn-up] El triunfo lo da la muestra
    [eldest] El mano abre o vende
    [don] Don, con cartas que puntúan
   *[bid] Pujar y abrir
}
games-title = ¿A qué jugamos?
games-search = Buscar entre { $count } juegos
games-ours = Nuestra mesa
games-more = Los { $count } juegos
games-more-about = o tus propias reglas
voice-games-players = de { $least } a { $most } jugadores
games-count = { $count } de { $all } juegos
games-nothing = Ningún juego coincide con «{ $words }».
# Bajo el nombre de un juego que se encontró por otro.
games-also = también se llama { $names }
games-told = { $name } es también un nombre de { $games }.
games-told-absent = { $name } es un juego de la familia que aún no está en este programa.
# Juegos de la familia que alguien puede buscar; los que ya están aquí se pasan por alto.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# Qué distingue a un juego, en un máximo de 38 letras.
game-line = { $game ->
    [setback] dos parejas, a 11
    [trinidad] muestra y jota cazada
    [lancashire] Trinidad, sentido horario
    [west_yorkshire] pareja a ciegas
    [blackburn] hay que ganar Baja
    [britannica1911] vender la apertura
    [commercial_pitch] vender anota el precio
    [seven_up] con muestra, a 7
    [smudge] los cuatro puntos ganan
    [smudge_bid] con puja de cinco
    [no_auction_pitch] abre el mano
    [racehorse] solo 32 cartas
    [joker_pitch] el comodín vale 1
    [five_point] jota gemela, otro triunfo
    [seven_point] jota gemela, dos comodines
    [west_michigan] seis jugadores, 38 cartas
    [euchre_setback] 28 cartas, jota gemela
    [pedro_sancho] valen cinco y nueve
    [snoozer] el comodín vale 15
    [ten_point] solo se juegan triunfos
    [colorado] triunfos A-9-K-8-Q-7
    [thirteen_point] tres gemelo vale 3
    [pawnee] llamar a la pareja
    [schmier] seis jugadores, con robo
    [wisconsin_smear] 34 cartas, una viuda
    [smear_ten] diez cartas, se juegan seis
    [cinch] valen los dos cincos
    [widow_cinch] tres parejas, una viuda
    [pedro] pujas desde siete
    [pidro] el Pedro de Finlandia
    [all_fives] triunfos apuntados al ganarlos
    [california_jack] dos, mazo descubierto
    [shasta_sam] dos, mazo boca abajo
    [nine_card_don] cartas apuntadas, a 91
    [irish_don] baraja entera, sin Juego
    [phat] baraja entera, a 181
    [blind_don] dos filas, la mitad tapadas
   *[auction_pitch] sin parejas, a 7
}
setup-who = ¿Quién juega?
who-game = { $game }, { $kind ->
    [two-pairs] dos parejas
    [three-pairs] tres parejas
   *[threes] dos tríos
}
who-teams = { $kind ->
    [pairs] Parejas
    [threes] Tríos
   *[none] Sin parejas
}
who-alone = Con { $players } jugadores no hay parejas: cada uno juega por su cuenta.
# Below the name of whoever plays with the person at the screen.
who-partner = juega contigo
who-drag = Arrastra para cambiar
who-phones = Con teléfonos
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Alguien aquí
who-phone = Con teléfono
who-levels = Por nivel
# Said of one of the eight who has a place.
who-here = En la mesa
who-move = Pasar al sitio siguiente
who-name = Pulsa { $name } para escribir un nombre.
setup-faces = Tus bots ahora tienen cara. Los niveles siguen aquí.
setup-target = Se juega a
setup-hidden = Las cartas se ocultan entre turnos.
look-face = Cara
look-colour = Color
families-title = Grupos recientes
setup-name-empty = Cada jugador necesita un nombre.
setup-name-twice = Hay dos jugadores llamados { $name }.
setup-default-name = Tú
# Separados por comas, al menos siete.
setup-bot-names = Ana, Bruno, Clara, Diego, Elena, Fede, Gloria, Hugo

## Ventana: la mesa

bar-table = Mesa
table-deal = Repartir
table-you-deal = Repartes tú
table-you-deal-about = Para repartir mal, abre el menú Mesa.
table-throw = Descartar
table-throw-away = { $count ->
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
table-keep = { $count ->
    [one] Conservar 1 carta
   *[other] Conservar { $count } cartas
}
table-kept = { $kept } de { $count } conservadas
table-kept-over = { $kept } conservadas, { $over } de más
table-keep-hand = Conservar todas
trick-to-peg = por apuntar
table-suggest = Sugerir
table-widow = { $count ->
    [one] Viuda: 1 carta
   *[other] Viuda: { $count } cartas
}
table-marked = { $marked } de { $count } elegidas
table-override-about = Para abrir tú, elige la carta con que quieres salir.
table-menu = ¿Qué dices?
table-menu-about = Lo que digas aquí cuenta.
table-menu-none = Ahora no hay nada que decir.
table-out-of-turn = Pujar { $bid } fuera de turno
table-out-of-turn-pass = Pasar fuera de turno
table-show = Mostrar una carta
table-confirm = Otro clic o Enter juega { $card }.
table-confirm-touch = Toca otra vez para jugar { $card }.
table-show-which = ¿Qué carta muestras? Pulsa Esc para no mostrar ninguna.
table-misdeal-shown = Mostrar una carta al repartir
table-misdeal-count = Repartir de más o de menos

plate-out = fuera
plate-out-about = { $who ->
    [you] No te quedan triunfos, y no juegas el resto de la mano.
   *[one] A { $name } no le quedan triunfos, y no juega el resto de la mano.
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
        [you] Recibes { $drawn }.
       *[one] { $name } recibe { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Descartas { $thrown }.
           *[one] { $name } descarta { $thrown }.
        }
       *[other] { $who ->
            [you] Descartas { $thrown } y recibes { $drawn }.
           *[one] { $name } descarta { $thrown } y recibe { $drawn }.
        }
    }
}
pile-left = Quedan { $count }
card-shown = mostrada
card-called = reclamada
card-discarded = descartada
pad-counters = Fichas blancas que quedan
bar-undo = Deshacer
bar-hint = Pista
hint-awaited = El bot más fuerte está pensando…
hint-on-your-turn = Puedes pedir una pista cuando es tu turno.
hint-off = Las pistas están desactivadas. Puedes activarlas en los ajustes.
hint-offered = Pídela otra vez para ver qué haría el bot más fuerte.
# Cómo se comparan las opciones de una posición.
compare-title = Las opciones, comparadas
compare-about = Probabilidad de ganar la partida, y puntos de esta mano comparados con el mejor rival:
compare-chances = Opciones de ganar
compare-columns = Probabilidad de ganar la partida, y puntos de esta mano frente al mejor rival.
compare-as-good = igual
compare-chance = { $percent } %
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }; { $points }{ $standing ->
    [best] {""}
    [as-good] {""}; tan buena como la primera, ±{ $error }
   *[worse] {""}; ±{ $error }
}
# Antes de una decisión cara.
coach-asks = De cada 100 partidas, ganarías { $percent ->
    [one] una menos
   *[other] unas { $percent } menos
}. { $kind ->
    [call] Elígelo otra vez para decirlo igualmente; Esc lo retira.
   *[card] Elígela otra vez para jugarla igualmente; Esc la retira.
}
text-coach-asks = De cada 100 partidas, ganarías { $percent ->
    [one] una menos
   *[other] unas { $percent } menos
}. { $kind ->
    [call] Dilo otra vez para confirmarlo, o di otra cosa.
   *[card] Dilo otra vez para jugarla igualmente, o elige otra carta.
}
text-hint-offered = Escribe «pista» otra vez para oír qué haría el bot más fuerte.
text-hint-more = Escribe «pista» otra vez para comparar todas las opciones.
text-no-comparison = No hay nada que comparar.
bar-hand = Mano { $hand }
bar-trick = { $tricks ->
    [0] Baza { $trick }
   *[other] Baza { $trick } de { $tricks }
}
bar-status = mano { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] mano { $hand }, baza { $trick }, { $goal }
   *[other] mano { $hand }, baza { $trick } de { $tricks }, { $goal }
}
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Inmediata

contract-called = { $trump }, llamada: { $card }
contract-with = junto a { $name }
contract-alone = sin pareja
bid-step = { $step ->
    [less] Pujar menos
   *[more] Pujar más
}
ribbon-target = { $rid ->
    [yes] gana el primero sin fichas
    [hands] { $target ->
        [1] una mano
       *[other] { $target } manos
    }
    [deals] { $target ->
        [1] un reparto cada uno
       *[other] { $target } repartos cada uno
    }
   *[no] a { $target }
}
ribbon-pool = el primero sin fichas se lleva { $pool }
ribbon-contract = { $who ->
    [you] Tú { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Pujas { $bid }
   *[one] { $name } puja { $bid }
}
contract-free = { $who ->
    [you] Abres sin puja
   *[one] { $name } abre sin puja
}
# More than was bid.

plate-pass = Paso
plate-bid = Puja { $bid }
plate-thinking = piensa
plate-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
said-pass = Paso
said-bid = { $bid ->
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Baza ganada

tracker-title = Puntos de esta mano
tracker-so-far = por ahora
tracker-settled = seguro
tracker-open = aún sin ganar
tracker-open-worth = libre; { $points } puntos
tracker-open-hung = libre; { $points } si se caza
tracker-not-in-play = no está en juego
tracker-you-hold = La tienes tú
tracker-not-seen = falta: { card-rank }
tracker-lower-not-seen = { $count ->
    [one] { $count } más baja por ver
   *[other] { $count } más bajas por ver
}
tracker-higher-not-seen = { $count ->
    [one] { $count } más alta por ver
   *[other] { $count } más altas por ver
}
tracker-none-yet = nada aún
tracker-others-none = nadie más tiene
tracker-tied = empate a { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] todos decididos
    [one] { $open } libre; vale { $points }
   *[other] { $open } libres; { $points } cada uno
}
tracker-carried = { $carry } de antes
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Última baza
# El orden de los triunfos, a petición en la mesa.
order-title = Orden de los triunfos
order-button = orden
order-about = De mayor a menor. { $gone ->
    [0] Aún no ha salido ninguno.
    [one] Ha salido uno.
   *[other] Han salido { $gone }.
}
order-example = De mayor a menor, como si el triunfo fuera { suit }.
order-gone = fuera
order-own = tuyo
text-order = Los triunfos, de mayor a menor: { $order }.
text-order-gone = Ya salieron: { $cards }.
last-trick-none = Aún sin bazas
log-title = Historial
pad-turned-up = Muestra: { $rank } { $points }
pad-bidding = Subasta …
pad-bid = { $who ->
    [you] Pujas { $bid } …
   *[one] { $name } puja { $bid } …
}

bid-pass = Paso
bid-moon = Capote
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Abres tú
   *[one] Abre { $name }
}
plate-offer = En venta
plate-sold = Vendida: { $bid }
plate-pitch = Abre
plate-accept = Vendida
plate-undertake = Se la queda
plate-stand = Se planta
plate-beg = Pide
plate-take-one = Da uno
plate-run = Da más
plate-bunch = ¿Anular?
said-price = { $bid ->
    [1] Doy uno
    [2] Doy dos
    [3] Doy tres
    [4] Doy cuatro
   *[other] Doy { $bid }
}
said-sold = { $bid ->
    [1] Vendida por uno
    [2] Vendida por dos
    [3] Vendida por tres
    [4] Vendida por cuatro
   *[other] Vendida por { $bid }
}
said-undertakes = { $bid ->
    [1] Hago uno
    [2] Hago dos
    [3] Hago tres
    [4] Hago cuatro
   *[other] Hago { $bid }
}
said-pitch = Abro
said-accept = Vendida
said-undertake = Me la quedo
said-stand = Me planto
said-beg = Pido
said-take-one = Toma uno
said-run = Doy más
said-bunch = ¿Anulamos?
tracker-settled-worth = seguro, { $points } puntos
bid-pitch = Abrir
bid-accept = Vender
bid-undertake = Quedármela
bid-stand = Plantarme
bid-beg = Pedir
bid-take-one = Dar uno
bid-run = Dar más
bid-bunch = Anular

## Ventana: pasar la pantalla

curtain-title = Pásale la pantalla a { $name }
curtain-about = Los demás, no miren.
curtain-show = Soy { $name }
curtain-since = Desde tu turno
curtain-nothing = Aún no ha pasado nada.

## Ventana: menú, teclas, ajustes, preguntas

menu-title = Menú
menu-continue = Continuar
menu-rules = Cómo se juega
menu-so-far = La mano hasta ahora
menu-leave = Guardar y salir
menu-settings = Ajustes
menu-home = Volver al inicio
menu-players = Jugadores
opening-title = Abriendo
opening-about = Se está leyendo { $file }.
opening-give-up = Cancelar
opening-failed = No se pudo abrir el archivo.
consent-title = ¿Deshacer?
consent-about = Se deshace la última decisión de { $name } y todo lo posterior. Pregunta a los demás: ¿hay acuerdo?
consent-refuse = No, dejarlo
consent-agree = Hay acuerdo: deshacer
consent-end-title = ¿Terminar la partida por puntos?
consent-end-winner = { $who ->
    [you] Ganarías tú.
    [your-side] Ganaría tu bando.
    [several] Ganarían { $name }.
   *[one] Ganaría { $name }.
}
consent-end-refuse = No, seguir jugando
consent-end-agree = Sí, terminar la partida
consent-leave-title = { $names } { $count ->
    [one] sigue
   *[other] siguen
} jugando.
consent-leave-about = La partida se guardará para todos.
consent-leave-refuse = Seguir jugando
consent-quit-title = ¿Salir sin guardar?
consent-quit-about = { $unsaved } Cierra otra vez para salir igualmente.
consent-quit-refuse = No, quedarse
consent-quit-agree = Sí, salir igualmente
players-title = Quién está en la mesa
players-about = Si tienes que irte, un bot juega por ti hasta que vuelvas.
players-away = ausente: juega un bot
players-person = juega en esta pantalla
players-bot = bot

help-title = Ayuda
help-rules = Reglas de este juego
keys-title = Teclas
keys-move = moverse entre cartas y botones
keys-press = jugar, pulsar o descartar; saltar una animación
keys-area = zona siguiente, zona anterior
keys-choose = elegir una carta, contando desde la izquierda, o una respuesta
keys-count = pujar más, pujar menos; si no, como las otras flechas
keys-bid = pujar dos, tres, smudge
keys-pass = pasar
keys-keep = quedarse la apertura, por cuatro o por el precio ofrecido
keys-stand = plantarse; ofrecer la apertura; sugerir descartes
keys-beg = pedir; anular
keys-accept = vender por el precio ofrecido; pujar el capote
keys-run = dar más cartas; quedarse con el resto
keys-deal = repartir; descartar; bajar una mano sin valor
keys-talk = decir algo, donde se pueden cometer errores
keys-undo = deshacer
keys-hint = pista: qué haría el bot más fuerte
keys-why = ¿Por qué? Lo que está bajo el puntero, tiene el foco o se rechazó
keys-standing = con lector de pantalla: oír la baza, tus cartas y la puntuación
keys-name = nombrar tréboles como triunfo; { $diamonds }, { $hearts } y { $spades }, los otros palos; { $hearts }, después de una pista
keys-call = llamar a la reina o la jota de la pareja; { $ace }, { $king } y { $ten }, el as, el rey y el diez
keys-answer = aceptar; rechazar, o mostrar una mano sin valor
keys-arrange = mover por la mano la carta que tiene el teclado
keys-sort = ordenar la mano de nuevo
keys-order = el orden de los triunfos, donde es especial
keys-looks-back = última baza, historial de la mano
keys-cards = cuatro colores, índice grande
keys-speed = lenta, normal, rápida, inmediata
keys-full-screen = pantalla completa
keys-back = menú; cierra lo que esté abierto; deja una lección o un ejercicio
keys-mute = sin sonido, con sonido
keys-help = ayuda: reglas y teclas
keys-house-rules = reglas de la casa, abrir un archivo
keys-new-game = partida nueva, ajustes, salir
keys-close = cerrar la ventana
keys-change = Para cambiar una tecla, haz clic en ella, o ve a ella con Tab y pulsa { keys-enter }; después pulsa la que quieras. { keys-delete } sobre ella restablece la habitual. Las flechas, Tab, { keys-enter }, { keys-esc } y los dígitos no cambian.
keys-asked = Pulsa la tecla que quieras para esto. { keys-esc } la deja como está.
keys-refused-fixed = { $key } no cambia en ninguna pantalla. Pulsa otra tecla.
keys-refused-typed = { $key } se escribe ahí para buscar un juego. Pulsa una tecla que no sea una letra.
keys-refused-taken = { $key } ya hace esto: { $deed }. Pulsa otra tecla, o cambia antes esa.
keys-reset = Restablecer teclas
keys-mouse = Un clic juega una carta, y también arrastrarla al centro de la mesa. Arrastra una carta a lo largo de la mano para cambiarla de sitio; un doble clic en el tapete ordena la mano de nuevo. En la subasta, los dígitos pujan; en el juego, eligen cartas.
keys-touch = Un toque hace lo mismo que un clic. Mantén el dedo sobre algo de la mesa para ver qué significa, y apártalo para cancelar. Cuando las cartas están muy juntas, el primer toque elige una carta y el segundo la juega. También puedes arrastrar las cartas: al centro para jugarlas, o a lo largo de la mano para cambiarlas de sitio.
keys-enter = Enter
keys-space = Espacio
keys-esc = Esc
keys-tab = Tab, Mayús Tab
keys-page-up = Re Pág
keys-page-down = Av Pág
keys-home = Inicio
keys-end = Fin
keys-delete = Supr
keys-menu-key = Menú
keys-alt = Alt
keys-command = Ctrl
keys-page = recorrer una página larga
keys-end-try-out = dejar una lección, acabar una prueba, o terminar por puntos una partida estancada
keys-group-home = En la primera pantalla
keys-home-front = continuar, jugar
keys-home-games = partida nueva, práctica o lecciones
keys-home-rules = reglas, reglas de la casa
keys-home-kept = ejercicios, partidas guardadas, estadísticas
keys-home-rest = acerca de, ajustes, salir
keys-group-menu = En el menú
keys-menu-table = reglas, lecciones
keys-menu-people = jugadores, teléfonos, teclas
keys-menu-more = ejercicios; si el reparto es limpio
keys-menu-rest = partidas guardadas, ajustes, salir
keys-puzzle = otra vez, siguiente
keys-puzzle-ways = seguir desde aquí, todos los ejercicios
keys-group-result = Después de una mano o una partida
keys-result-review = repaso
keys-result-costs = lo que costó
keys-result-fair = ¿Juego limpio? Cómo se fijaron antes las cartas
keys-result-game = partida nueva, primera pantalla
keys-group-review = En el repaso
keys-review-steps = paso atrás, paso adelante
keys-review-hands = mano anterior, mano siguiente
keys-ends = primer paso, último paso
keys-review-seen = solo lo que vio el jugador, o todas las cartas
keys-review-why = Por qué se hizo: en qué se basó un bot, y qué hay a favor
keys-review-mistake = error siguiente
keys-review-try = seguir desde aquí, repartir otra vez, un sitio más allá
keys-group-saves = En las partidas guardadas
keys-saves = renombrar, borrar, recuperar
keys-saves-more = repasar, copiar, exportar
keys-group-pages = Partida nueva, ajustes, reglas de la casa, estadísticas, libreta
keys-turn = elegir la respuesta de al lado, cambiar un número
keys-search = buscar
keys-house-undo = deshacer el último cambio de una regla de la casa
keys-house-number = escribir un número para una regla de la casa
keys-statistics = tabla o gráficos, exportar
keys-pad = retirar una mano de la libreta, donde { keys-space } marca y { keys-enter } la apunta
keys-settings-reset = restablecer un ajuste

settings-title = Ajustes
settings-done = Listo
settings-search = Buscar
settings-nothing = Ningún ajuste coincide con «{ $words }».
settings-changed = Cambiados: { $count }
settings-reset = Restablecer
settings-reset-all = Restablecer todo
settings-undo = Deshacer
settings-on = Sí
settings-off = No
settings-as-system = Sistema

settings-group = { $group ->
    [you] Tú
    [table] Mesa
    [look] Aspecto
    [motion] Movimiento
    [sound] Sonido
    [sizes] Tamaños
    [language] Idioma
   *[renderer] Gráficos
}

settings-speed = Velocidad
settings-speed-about = Con qué rapidez se reparten, juegan y recogen las cartas.
settings-trick-stays = Baza completa a la vista
settings-trick-stays-about = Cuánto tiempo se ve antes de que la recoja quien la gana.
settings-trick-until-click = Hasta hacer clic
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Tiempo para pensar
settings-thinking-about = Cuánto piensan Sagaz, Maestro y las pistas. Con más tiempo son un poco más fuertes.
settings-thinking-short = Corto
settings-thinking-usual = Normal
settings-thinking-long = Largo
settings-hints = Pistas
settings-hints-about = Si puedes preguntar qué haría el bot más fuerte, y si hay que pedirlo dos veces.
settings-hints-off = No
settings-hints-on = Sí
settings-hints-twice = Al pedirlas dos veces
settings-coach = Entrenador
settings-coach-about = Pregunta antes de una puja o una carta que claramente te quita probabilidad de ganar. Nunca dice qué es mejor.
settings-name-about = Así te llaman los demás desde la próxima partida.
settings-face-about = Tu cara en la mesa desde la próxima partida.
settings-table-talk = Charla en la mesa
settings-table-talk-about = De vez en cuando, un jugador del programa comenta su propia mano.
settings-memory = Lo que se recuerda
settings-memory-about = Tus últimas mesas y nombres, el historial, las lecciones y los ejercicios. Las partidas guardadas se quedan.
settings-forget = Olvidarlo todo
settings-remember = Recuperarlo
settings-hand-order = Orden de tus cartas
settings-hand-order-about = Cómo se ordenan las cartas de tu mano desde la izquierda.
settings-hand-order-trumps = Triunfos primero
settings-hand-order-suits = Por palo
settings-hand-order-ranks = Por valor
settings-forced = Jugar cartas obligadas
settings-forced-about = Cuando solo se puede jugar una carta, se juega por ti.
settings-confirm = Confirmar cada carta
settings-confirm-about = El primer clic en una carta la elige; el segundo la juega.
settings-partners = Ocultar parejas entre sí
settings-partners-about = Si ante la pantalla solo están dos personas de la misma pareja, tampoco se ven las cartas.

settings-four-colours = Cuatro colores
settings-four-colours-about = Cada palo tiene su color: los diamantes, azules, y los tréboles, verdes.
settings-large-index = Índice grande
settings-large-index-about = Un valor y un palo grandes en cada carta, fáciles de leer de lejos.
settings-bold-cards = Cartas de alto contraste
settings-bold-cards-about = Caras sencillas en blanco y negro, con contornos gruesos.
settings-back = Reversos
settings-back-about = El dibujo del reverso de las cartas.
settings-back-brick = Ladrillo
settings-back-blue = Azul
settings-back-slate = Pizarra
settings-back-plum = Ciruela
settings-folder = Tus propias imágenes
settings-folder-about = Una carpeta con imágenes de cartas para usar en vez de estas.
settings-folder-hint = Ruta de la carpeta
settings-folder-use = Usar

settings-motion = Cómo se mueven las cartas
settings-motion-about = Con movimiento reducido nada se desplaza, gira ni crece: las cartas aparecen en su sitio.
settings-motion-full = Completo
settings-motion-reduced = Reducido

settings-sound = Sonidos de la mesa
settings-sound-about = Se oye repartir, jugar y recoger las cartas.
settings-volume = Volumen
settings-volume-about = Con qué fuerza suenan las cartas.
settings-volume-idle = El sonido está apagado.
settings-percent = { $percent } %

settings-interface = Interfaz
settings-interface-about = El tamaño de las palabras, los botones y los paneles.
settings-interface-limit = El tamaño de las palabras, los botones y los paneles; en esta ventana cabe un { $percent } %.
settings-interface-held = Todo tendrá este tamaño cuando el puntero salga del botón.
settings-card-size = Cartas en la mesa
settings-card-size-about = El tamaño de las cartas de tu mano y de la baza.
settings-card-size-small = Pequeñas
settings-card-size-normal = Normales
settings-card-size-large = Grandes
settings-card-size-huge = Enormes

settings-theme = Mesa
settings-theme-about = Sistema: Lino si es claro, Medianoche si es oscuro. Contraste si el sistema lo pide.
settings-theme-spruce = Abeto
settings-theme-midnight = Medianoche
settings-theme-linen = Lino
settings-theme-contrast = Contraste

settings-language = Idioma
settings-language-about = Sistema: el idioma del sistema si está disponible; si no, inglés.

settings-renderer = Dibujar con
settings-renderer-about = Qué dibuja la ventana. Vale desde el próximo inicio.
settings-renderer-auto = Automático
settings-renderer-gpu = Tarjeta gráfica
settings-renderer-software = Procesador

## Ventana: reglas de la casa

house-title = Reglas de la casa
house-play = Jugar con estas
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] ¿Hasta cuántos puntos?
    [hands] ¿Cuántas manos?
    [jokers] ¿Comodines?
    [min_bid] ¿Puja mínima?
    [all_pass] ¿Nadie puja?
    [dealer_privilege] ¿Puede igualar el repartidor?
    [top_bid] ¿Iguala el repartidor la puja máxima?
    [beg_limit] ¿Cuántas veces se puede pedir?
    [turned_jack] ¿Puntos por una jota de muestra?
    [after_run_hand] ¿Y las cartas de más?
    [play_size] ¿Cartas para jugar?
    [widow] ¿Cartas en la viuda?
    [fives] ¿Puntos por el cinco de triunfo?
    [nines] ¿Puntos por el nueve de triunfo?
    [low_to] ¿Para quién es Baja?
    [ruff] ¿Cortar con cartas del palo?
    [game_tie] ¿Empate en Juego?
    [set_scoring] Puja fallida: ¿guarda sus puntos?
    [going_out] ¿Dos llegan a la vez?
    [hang_jack] ¿Puntos por cazar la jota?
    [partner_blind] ¿La pareja juega a ciegas?
    [undertrump] ¿Subfallar?
    [win_by_two] ¿Ganar por dos puntos?
    [count_down] ¿Contar hacia atrás?
    [must_bid_to_go_out] ¿Solo gana quien puja?
    [void_must_trump] Sin el palo: ¿hay que cortar?
    [deal_batch] ¿Cuántas cartas cada vez?
    [revoke_mode] ¿Puede haber errores?
   *[stops_early] ¿Parar si todo está decidido?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] ninguno
    [jokers-1] uno
    [jokers-2] dos
    [beg_limit-0] nunca
    [beg_limit-1] una vez
    [beg_limit-2] dos veces
    [beg_limit-3] tres veces
    [all_pass-dealer_forced] puja el repartidor
    [all_pass-redeal_same_dealer] repartir otra vez
    [all_pass-redeal_next_dealer] pasa el reparto
    [all_pass-eldest_forced] puja el mano
    [all_pass-eldest_free] el mano, sin puja
    [all_pass-dealer_free] el repartidor, sin puja
    [low_to-dealt] quien la recibe
    [low_to-winner] quien la gana
    [ruff-anytime] permitido
    [ruff-only_when_void] prohibido
    [game_tie-none] nadie
    [game_tie-eldest] el mano
    [game_tie-non_dealer_side] quien no reparte
    [game_tie-jokers] más comodines
    [game_tie-carry] la mano siguiente
    [set_scoring-setback_only] no
    [set_scoring-keep_and_setback] sí, menos la puja
    [set_scoring-others_take_bid] la puja, los demás
    [going_out-bidder_first] quien pujó
    [going_out-bidder_at_once] quien pujó, ya
    [going_out-strict_order] por orden de puntos
    [going_out-higher_score] más puntos
    [after_run_hand-keep_all] jugar todas
    [after_run_hand-discard_to_six] descartar a seis
    [undertrump-allowed] permitido
    [undertrump-forbidden_unless_forced] solo si no hay otra
    [revoke_mode-enforced] no
    [revoke_mode-table] sí
    [yes] sí
   *[no] no
}
house-joker-bids = { $jokers ->
    [0] Sin comodines hay { $points } puntos, así que ahora se puja hasta { $bid }.
    [1] Con un comodín hay { $points } puntos, así que ahora se puja hasta { $bid }.
   *[other] Con dos comodines hay { $points } puntos, así que ahora se puja hasta { $bid }.
}
house-joker-points = { $jokers ->
    [0] Sin comodines hay hasta { $points } puntos por mano.
    [1] Con un comodín hay hasta { $points } puntos por mano.
   *[other] Con dos comodines hay hasta { $points } puntos por mano.
}
house-take-back = Volver atrás
house-all = Todas las reglas
house-ten = Las diez preguntas
house-changes = { $count ->
    [0] Igual que { $game }
    [one] 1 cambio en { $game }
   *[other] { $count } cambios en { $game }
}
house-from-game = de { $game }
house-read = Leer como página
house-count = { $found } de { $all }
house-clear = Borrar la búsqueda
house-use = Usar estas reglas
house-sets = Reglamentos
page-back = Volver
house-idle = Sin efecto con tus otras reglas.
house-idle-but = Necesita «{ $with }».
house-printed = De los libros
house-own-name = { $game }, reglas de la casa
house-own = Tuyos
house-none = Aún no hay ninguno. Cambia cualquier regla para hacer una copia propia.
house-set-about = { $count ->
    [0] igual que { $game }
    [one] { $game }, 1 cambio
   *[other] { $game }, { $count } cambios
}
house-set-misfit = { $game }, no se puede jugar
house-search = Buscar reglas
house-nothing = Ninguna regla coincide con «{ $words }».
house-mend = Arreglar
house-copy = Copiar
house-delete = Borrar
house-open = Abrir
house-share = Compartir
house-open-about = El archivo de un reglamento o de una partida guardada.
house-open-run = Abrirlo
house-share-about = Guarda este reglamento en un archivo que otros pueden abrir.
house-share-run = Guardarlo
house-path-hint = Ruta del archivo
choose = Elegir…
choose-none = Aquí no hay selector de archivos. Escribe la ruta en su lugar.
choose-files = Partidas y reglamentos
house-close-file = Cerrar
house-shared = Guardado en { $file }.
house-copy-text = Copiar como texto
house-did-set = { $name }: cambio hecho.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Ajustado para que encaje: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = Las reglas vuelven a encajar.
house-did-reset = { $name }: como al principio.
house-did-reset-all = Todas las reglas vuelven a ser las del libro.
house-did-copy = Copia hecha.
house-did-open = Reglamento abierto.
house-did-rename = Ahora se llama «{ $new }». Antes era «{ $name }».
house-did-delete = Se ha borrado «{ $name }».
error-rules-save = No se pudieron guardar los reglamentos en { $file }: { $reason }.
error-share = No se pudo escribir el reglamento en { $file }: { $reason }.
error-option = No se pudo leer { $file } (línea { $line }, columna { $column }): { $name } ({ $id }) no puede tener este valor. { $values }
error-option-values = Puede ser { $values }.
error-option-points = Puede ser una lista como "high low jack game", con { $most } elementos como máximo.
error-option-card-points = Pueden ser tantos como "A:4 K:3 Q:2 J:1 T:10".
error-option-order = Puede ser una lista de triunfos de mayor a menor como "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = Pueden ser valores como "2-A" o "2,9-A".
error-option-numbers = Puede ser de { $min } a { $max }.
error-option-unknown = No se pudo leer { $file } (línea { $line }, columna { $column }): no hay ninguna regla «{ $id }».
obstacle-exists = ya existe un archivo con ese nombre

## Ventana: partidas guardadas

saves-title = Partidas guardadas
saves-note = { $count ->
    [0] ninguna aún
    [one] una partida
   *[other] { $count } partidas
}
saves-search = Buscar por nombre, juego o fecha
saves-empty = Aún no hay partidas guardadas. Cada partida se guarda sola, después de cada jugada.
saves-nothing = Ninguna partida guardada coincide con «{ $words }».
saves-date = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
} { $year }
saves-day = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
saves-today = hoy
saves-yesterday = ayer
saves-weekday = { $day ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
}
saves-hand = { $day }, mano { $number }
saves-your-turn = { $day }, te toca
saves-with = { $day }, con { $names }
saves-real = { $day }, cartas de verdad
saves-finished = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
saves-look-back = para repasar
saves-all = Todas las partidas
saves-all-about = para renombrar, copiar o exportar
saves-won = { $count ->
    [one] gana { $names }
   *[other] ganan { $names }
}
saves-hands = { $hands ->
    [0] en la primera mano
    [one] tras una mano
   *[other] tras { $hands } manos
}
saves-current = en juego ahora
saves-damaged = No se puede leer
saves-in-use = Otra ventana está usando estas partidas: aquí solo puedes verlas.
saves-open = Seguir jugando
saves-review = Repasar
saves-rename = Renombrar
saves-copy = Copiar
saves-export = Exportar
saves-delete = Borrar
saves-copy-of = { $name } (copia)
saves-new-title = Dale un nombre a esta partida
saves-folder = Carpeta para los archivos
saves-save = Guardar
saves-cancel = Cancelar
saves-deleted = Se ha borrado «{ $name }».
saves-undo = Deshacer
saves-restored = «{ $name }» ha vuelto.
saves-copied = Se ha copiado «{ $name }».
saves-exported = Guardada como { $record } y { $told }.
saves-no-folder = Escribe la carpeta donde deben ir los archivos.
saves-open-file = Abrir un archivo
saves-open-another = Abrir otra
saves-no-file = Escribe la ruta del archivo.
saves-nothing-over = Aún no ha terminado ninguna mano de esta partida: no hay nada que repasar.
saves-elsewhere = Esta mesa se está jugando en otra ventana.
told-game = { $game }, { $goal }.
told-players = Jugadores: { $names }.
told-date = Empezada el { $date }.
told-nothing = Aún no ha terminado ninguna mano.
told-scores = Puntos: { $scores }.

## Ventana: el repaso

review-title = Repaso
review-hand = Mano { $number }
review-thrown-in = Anulada
review-status = paso { $step } de { $steps }
review-trick = Baza { $number }
review-deal = Se reparten las cartas
review-next = Paso siguiente. { $said }
review-over = La mano ha terminado.
review-as-seen = { $who ->
    [you] Como la viste tú
   *[one] Como la vio { $name }
}
review-open = Todas las cartas a la vista
review-play-on = Seguir desde aquí
review-again = Repartir otra vez
review-moved = Un sitio más allá
review-done = Listo
try-out-note = No se guarda: es una prueba
try-out-end = Acabar la prueba

## Lecciones

lessons-title = Lecciones
lessons-done = { $done } de { $count } hechas
lesson-next = Siguiente
lesson-leave = Dejar la lección
lesson-state = { $about }{ $state ->
    [left] {" "}Sin terminar: sigue desde donde se dejó.
    [done] {" "}Hecha.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Primera lección
    [count] Contar para Juego
    [partners] Parejas
    [steal] La última palabra
    [smudge] El smudge
    [beg] Pedir y dar más cartas
    [hang] Cazar la jota
    [sell] Vender la apertura
    [rows] Cartas en filas
   *[first] Paso a paso
}
lesson-line = { $lesson ->
    [hands] Tres manos, a tu manera
    [count] El diez vale más
    [partners] Dieces para tu pareja
    [steal] Misma puja, elige el repartidor
    [smudge] Los cuatro o nada
    [beg] Plantarse o pedir
    [hang] Cázala con el as
    [sell] ¿Cuánto vale?
    [rows] La mitad está tapada
   *[first] Cada jugada, explicada
}
lesson-given = Con { $name }
lesson-done = Hecha
lesson-go-on = { $hand ->
    [1] Seguir: primera mano
    [2] Seguir: segunda mano
    [3] Seguir: tercera mano
   *[0] Seguir
}
lesson-about = { $lesson ->
    [hands] Tres manos para pujar y jugar como quieras. Después ves qué las decidió.
    [count] Qué vale cada carta, cómo atrapar un diez y cómo salvar el tuyo.
    [partners] Dos parejas: da dieces a las bazas de tu pareja, y no le quites lo que ya gana.
    [steal] El repartidor habla al final, y puede quedarse la puja por el mismo número.
    [smudge] Una puja de cuatro gana toda la partida, o pierde cuatro puntos.
    [beg] Se descubre la muestra: plantarse o pedir, dar un punto o más cartas, y descartar. Como en Seven Up.
    [hang] Una jota cazada vale tres. Como en All Fours, Trinidad.
    [sell] Puedes quedarte la apertura, o venderla por puntos. Como en Commercial Pitch.
    [rows] La mitad de las cartas está tapada debajo de las otras. Como en Blind Don.
   *[first] Todo el juego en dos manos: pujar, abrir, ganar puntos y tumbarle la puja a alguien.
}
lesson-first = { $step ->
    [hand] Estas seis cartas son tuyas, y nadie más las ve.
    [points] En cada mano hay cuatro puntos que ganar: Alta, Baja, Jota y Juego. Irás conociendo cada uno cuando se gane.
    [trump] Un palo pasa a ser triunfo y gana a todos los demás. Lo elige quien más puja. Tú tienes tres picas altas.
    [bid] Hablas primero. Una puja dice cuántos de los cuatro puntos prometes hacer. Tus picas dan para tres: puja 3.
    [bid-why] Con estas picas puedes hacer tres puntos. En esta lección pujas 3.
    [pitcher] { $one } y { $two } pasan, así que vale tu puja de tres. Quien más puja juega primero: eso es abrir.
    [pitch] El palo con que abres es el triunfo de esta mano. Abre con el as de picas: nada le gana.
    [pitch-why] Quieres que el triunfo sea picas, y el as gana seguro. Abre con el as de picas.
    [took] Todos han jugado una carta: eso es una baza. La gana el triunfo más alto, así que estas cartas son tuyas, y sales en la siguiente.
    [high] Alta es el triunfo más alto repartido. Es tu as, así que este punto es tuyo.
    [low] Baja es el triunfo más bajo repartido. { $one } recibió el dos y conserva el punto, aunque la carta te la llevas tú.
    [king] Ahora ninguna carta puede ganar al rey de picas. Sal con él, y arrastra los triunfos que quedan.
    [king-why] El rey de picas es el triunfo más alto que queda, así que gana seguro. Sal primero con él.
    [drawn] { $two } tuvo que asistir con una pica. A { $one } no le quedaba ninguna y pudo tirar cualquier carta.
    [club] Tu jota perdería contra la reina de picas, si alguien la tiene. Guarda la jota, y sal con el seis de tréboles.
    [club-why] La jota y el diez merece la pena guardarlos. De tus dos cartas bajas, en esta lección sales con el seis de tréboles.
    [lost] Se salió con tréboles y nadie jugó triunfo, así que ganó el trébol más alto: la baza es de { $two }.
    [follow] { $two } sale con el as de corazones. Tienes un corazón, así que puedes asistir con él o jugar triunfo, pero nada más.
    [ruff] Tu diez perdería contra el as. Cualquier triunfo le gana: juega la jota de picas.
    [ruff-why] El diez perdería contra el as de corazones. La jota es triunfo, y gana.
    [jack] Jota es para quien gana la jota de triunfo en una baza. Lo has hecho tú: el segundo punto.
    [game] Juego es para quien más gana en cartas: un diez vale 10 tantos, un as 4, un rey 3, una reina 2, una jota 1. Tienes { $cards }.
    [rest] Juega las dos últimas bazas como quieras.
    [scored] Alta, Jota y Juego: prometiste tres y has hecho tres. { $one } anota uno por Baja. Quien llega primero a { $goal } gana la partida.
    [second] Ahora, una mano en la que puja otra persona. El reparto va rotando, y esta vez repartes tú: hablas al final.
    [bidder] { $two } puja tres. Como repartes, podrías quedarte la puja por tres, o subir a cuatro.
    [pass] El as y el dos de diamantes podrían darte Alta y Baja, pero difícilmente un tercer punto. Pasa.
    [pass-why] Estas cartas prometen dos puntos como mucho. Pasa, y mira qué hace { $two } con la puja.
    [stopped] { $two } hace triunfo los diamantes, y tú tienes el as y el dos: Alta y Baja son tuyas. A { $two } solo le quedan dos puntos.
    [defend] Juega esta mano como quieras. Cuando solo puedes jugar algunas de tus cartas, las demás aparecen cubiertas.
    [set-back] { $two } prometió tres y ha hecho { $made ->
        [0] cero
        [1] uno
       *[2] dos
    }. Eso es una puja fallida: se resta. Una puntuación por debajo de cero lleva un círculo rojo.
    [end] Tienes { $score } puntos. Ya conoces el juego: puja lo que puedas hacer, abre con tu mejor palo y frena a los demás.
   *[welcome] Te damos la bienvenida al Pitch. Juegas contra { $one } y { $two }, y cada jugador recibe seis cartas.
}
lesson-hands = { $deal ->
    [leave] Cartas nuevas. ¿Cuánto valen estas? Siempre puedes pasar.
    [partner] Esta vez soy tu pareja. Lo que gane uno cuenta para los dos.
   *[make] Hay cuatro puntos en las cartas. ¿Cuántos harás? Di lo que quieras y veremos.
}
lesson-did = { $what ->
    [bid] Pujaste { $bid }.
    [pass] Pasaste.
   *[card] Jugaste { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Una puja de { $bid } la habrías cumplido.
       *[card] Con { card-with } habrías cumplido tu puja.
    }
    [spares] Pasar no te habría costado nada.
    [points] { $what ->
        [bid] Una puja de { $bid }
        [pass] Pasar
       *[card] { card }
    } te habría dado { $points ->
        [one] un punto
       *[other] { $points } puntos
    } más.
    [sets] { $what ->
        [bid] Una puja de { $bid }
        [pass] Pasar
       *[card] { card }
    } habría tumbado la puja de { $name }.
   *[holds] { $what ->
        [bid] Una puja de { $bid }
        [pass] Pasar
       *[card] { card }
    } le habría costado { $points ->
        [one] un punto
       *[other] { $points } puntos
    } a { $name }.
}
lesson-reason = { $whose ->
    [theirs] { $name } no habría ganado { $points }.
   *[yours] También habrías ganado { $points }.
}
lesson-gain-none = No veo cómo podrías haberlo hecho mejor.
lesson-perhaps = ¿{ $point }?
lesson-again = Mismas cartas, pujar otra vez
lesson-more = Cartas nuevas
lesson-real = Jugar de verdad
lesson-what-if = { $what ->
    [bid] ¿Y si pujo { $bid }?
    [pass] ¿Y si paso?
   *[card] ¿Y si juego { card-object }?
}
lesson-count = { $step ->
    [values] Un diez vale 10 tantos, un as 4, un rey 3, una reina 2, una jota 1, y las demás nada. Tienes 18 de los 80 de la baraja.
    [bid] Con el as tienes Alta, y con dos ases y un diez, buenas opciones para Juego. Puja 2.
    [bid-why] Alta es segura y Juego es probable; un tercer punto no está a la vista. En esta lección pujas 2.
    [pitch] Haz triunfo los tréboles, con el as.
    [pitch-why] Tréboles es tu palo más largo, y su as es Alta. Abre con él.
    [begun] Cuatro tantos por ahora, los de tu as. Abre aquí la puntuación cuando quieras para ver lo que ha ganado cada jugador.
    [ace] Sal con el as de diamantes. Quien tenga un solo diamante tiene que asistir con él, aunque sea el diez, o jugar triunfo.
    [ace-why] Un as atrapa más si sale pronto, cuando los demás aún tienen que asistir. Sal con el as de diamantes.
    [caught] El diez era el único diamante de { $two }, que no tenía triunfos: catorce tantos en una baza. Tienes { $cards }.
    [keep] El rey, la reina o la jota de tréboles podrían ganar a tu diez, si se han repartido. Guarda el diez, y sal con el tres de picas.
    [keep-why] Si sales ahora con el diez, podrías perderlo; con el siete aún puedes cortar. El tres de picas no vale nada: sal con él.
    [theirs] { $one } ganó esa baza con un diez, y tiene 10. Un diez está más seguro en una baza que gana su propio bando.
    [home] Juegas al final en esta baza, así que nadie puede superarte. Corta con el diez: así lo salvas, y te llevas además el rey y la reina.
    [home-why] Nadie juega después de ti. Corta ahora con el diez de tréboles, y ningún triunfo más alto podrá ganarlo.
    [sure] Quince más: tienes { $cards }, y apenas queda nada que ganar. Juego es tuyo.
    [rest] Juega las dos últimas bazas como quieras.
    [end] Alta y Juego: dos prometidos, dos hechos. Si dos jugadores empatan a tantos, nadie anota Juego.
   *[what] Alta, Baja y Jota son cartas sueltas. Juego hay que contarlo: es para quien gana más tantos en sus bazas.
}
lesson-partners = { $step ->
    [pass] Tus cartas prometen poco, y { $two } aún no ha hablado. Pasa.
    [pass-why] Una puja compromete a la pareja. Con estas cartas, deja la subasta a { $two } y pasa.
    [bound] { $two } puja tres. Esta puja la ganas o la pierdes con { $two }.
    [ten] { $two } abre con el as de corazones, y nada le gana. Da tu diez: vale diez tantos para Juego.
    [ten-why] La baza es de { $two } en cualquier caso. Ahí el diez de corazones da diez tantos a tu bando.
    [shared] La baza es de { $two } y sus cartas cuentan para la pareja: { $cards } por ahora.
    [leave] Va ganando el as de picas de { $two }. No cortes la baza de tu pareja: asiste con el cinco.
    [leave-why] Tu bando va ganando esta baza. Guarda el triunfo, y juega el cinco de picas.
    [follow] { $two } sale otra vez con triunfo. Te queda uno, así que tienes que jugarlo.
    [follow-why] Cuando se sale con triunfo, quien tiene uno debe jugarlo.
    [throw] Ni a { $one } ni a { $three } le quedan triunfos, así que la jota de { $two } está segura. Tira en ella tu diez de tréboles.
    [throw-why] Tu pareja tiene segura esta baza. Ahí es donde más vale el diez de tréboles.
    [rest] Sigue jugando como quieras.
    [scored] Alta, Jota y Juego: la puja de tres de { $two } se cumple, y tu bando anota tres. { $one } y { $three } anotan Baja.
   *[partner] { $two } está frente a ti: es tu pareja. Lo que gana cualquiera de los dos cuenta para ambos.
}
lesson-steal = { $step ->
    [take] Tus tréboles también dan para tres puntos. Quédate la puja: puja 3.
    [take-why] Estos tréboles dan para tres puntos, y como repartes no necesitas subir. Quédate la puja por 3.
    [taken] Ahora la puja es tuya, por el mismo número, y { $two } ya no puede pujar.
    [pitch] Abre con el as de tréboles.
    [pitch-why] Tu palo son los tréboles, y nada gana al as. Abre con él.
    [drawn] { $two } tuvo que entregar la reina, que podía ganar a tu jota. Los otros dos solo tenían un triunfo cada uno.
    [rest] Alta y Baja ya son tuyas, por el as y el dos. Con un punto más cumples la puja. Sigue jugando como quieras.
    [end] Te quedaste la puja y la has cumplido. Nadie habla después del repartidor: eso es lo que vale la última palabra.
   *[last] { $two } puja tres. Repartes tú y hablas al final: puedes quedarte la puja sin subir.
}
lesson-smudge = { $step ->
    [bid] Tienes el as y el dos de picas, y el rey para proteger la jota. Puja cuatro.
    [bid-why] Estas picas pueden hacer los cuatro puntos. En esta lección pujas cuatro.
    [final] Tras una puja de cuatro ya no habla nadie, ni siquiera el repartidor. Ahora necesitas los cuatro puntos.
    [pitch] Abre con el as de picas.
    [pitch-why] Tu palo son las picas, y nada gana al as. Abre con él.
    [draw] La reina aún podría ganar a tu jota. Arrastra con el rey para que caiga.
    [draw-why] Sal primero con el rey de picas: ya nada puede ganarle, y arrastra los triunfos que quedan.
    [safe] La reina ha caído. Ahora tu jota es el triunfo más alto.
    [rest] Nadie más tiene triunfos, y tus corazones son los más altos: no puedes perder ninguna baza. Sigue jugando como quieras.
    [won] Alta, Baja, Jota y Juego: el smudge está hecho, y ganas toda la partida al instante.
    [hole] Si te hubiera faltado un punto, habrías perdido cuatro. Y para quien está por debajo de cero, un smudge cumplido vale cuatro puntos, no la partida.
   *[what] Una puja de cuatro es un smudge: quien la hace y logra los cuatro puntos gana la partida al instante.
}
lesson-beg = { $step ->
    [beg] No tienes ni un diamante. Pide otro palo.
    [beg-why] Sin un solo diamante tienes poco que ganar aquí. Pide, y mira qué dice { $one }.
    [gift] { $one } mantiene los diamantes, y a cambio tiene que darte un punto.
    [rest] El triunfo es diamantes, y sales tú. Juega esta mano como quieras.
    [second] Ahora repartes tú, y { $one } puede plantarse o pedir.
    [jack] Has descubierto una jota, y eso es un punto para el repartidor: tú. La muestra propone tréboles como triunfo.
    [begged] { $one } pide. Puedes dar un punto, y el triunfo sigue siendo tréboles. O das más cartas: tres más por persona, y se descubre otra muestra.
    [run] Tampoco tienes tréboles. Da más cartas.
    [run-why] ¿Para qué pagar un punto por tréboles si no tienes ninguno? Da más cartas.
    [throw] El triunfo es corazones. Primero descarta tres cartas, para volver a tener seis; después juega como quieras.
    [end] En eso consiste pedir: plantarse, o pedir otro palo; dar un punto, o dar más cartas.
   *[turned] En este juego nadie puja. Se descubre una carta, la muestra, y su palo se propone como triunfo. Sales tú, así que eliges: plantarte o pedir.
}
lesson-hang = { $step ->
    [pairs] { $two } es tu pareja. Aquí el turno va hacia la derecha, y sales tú: puedes plantarte, o pedir otro palo.
    [stand] Tienes el as y la reina de corazones. Plántate.
    [stand-why] Con el as y la reina, no puedes desear nada mejor que corazones. Plántate.
    [ace] Sal con el as, y mira qué triunfos caen.
    [ace-why] Nada gana al as de corazones. Sal primero con él.
    [queen] La jota aún no ha caído. Sal con la reina: quien solo tenga la jota tiene que jugarla debajo.
    [queen-why] La reina de corazones puede cazar la jota. Sal ahora con ella.
    [hung] { $three } solo tenía la jota, y tu reina se la llevó. La jota que pierde su bando es una jota cazada: vale tres puntos.
    [rest] Sigue jugando como quieras.
    [end] La jota cazada vale más que cualquier otro punto. Quien tiene la jota debe salvarla.
   *[turned] { $one } descubrió el seis de corazones. Son dos puntos enseguida para el bando del repartidor; un as vale uno, una jota tres.
}
lesson-sell = { $step ->
    [eldest] Te sientas a la izquierda del repartidor: la apertura es tuya. Puedes quedártela, pero entonces tienes que hacer los cuatro puntos. O puedes venderla.
    [offer] Con estas cartas no harías cuatro. Pon en venta la apertura.
    [offer-why] Quedarse la apertura es prometer los cuatro puntos, y estas cartas no dan para tanto. Ponla en venta.
    [bids] { $two } ofrece dos puntos por ella. Puedes vender, o quedarte la apertura y hacer tú dos.
    [sell] Vende: el precio es tuyo enseguida.
    [sell-why] Con estas cartas difícilmente haces dos puntos. Vende, y anota dos sin jugar una carta.
    [price] Has anotado dos: dos de tus fichas desaparecen. { $two } abre, y tiene que hacer dos.
    [rest] Sigue jugando como quieras.
    [end] { $state ->
        [set-back] { $two } compró la apertura y no llegó: recupera dos fichas. El precio sigue siendo tuyo.
       *[made] { $two } compró la apertura y cumplió. El precio sigue siendo tuyo.
    }
   *[counters] Aquí se empieza con { $goal } fichas, y cada punto quita una. Gana quien primero se queda sin ninguna.
}
lesson-rows = { $step ->
    [theirs] Las cartas de { $one } están igual: ves todo lo que ahora se puede jugar contra ti.
    [pitch] Abres tú, y el palo de tu carta es triunfo. Abre con el as de corazones.
    [pitch-why] Corazones es tu mejor palo, y nada gana a su as. Abre con el as de corazones.
    [pegged] Los triunfos se apuntan en cuanto se gana la baza: cuatro por el as. Debajo estaba el cinco de tréboles, y desde ahora puedes jugarlo.
    [five] { $one } solo tiene un corazón boca arriba, el cinco, y debe asistir con él. Sal con el rey de corazones.
    [five-why] El cinco de triunfo vale diez, y tiene que caer en tu próximo corazón. Sal con el rey.
    [caught] Tres por tu rey y diez por el cinco: ninguna carta vale más.
    [club] Cualquier otro cinco vale cinco. De tréboles, { $one } solo tiene boca arriba el tres, así que tu cinco gana: sal con él.
    [club-why] En cualquier momento puede descubrirse un trébol más alto. Tu cinco de tréboles aún está seguro: sal con él.
    [ten] { $one } no tiene tréboles ni corazones boca arriba. Tu diez de tréboles no puede perder, y vale diez tantos para Juego: sal con él.
    [ten-why] Nada de lo que está boca arriba gana al diez de tréboles. Sal con él mientras sea así.
    [turned] Ahí está el rey de tréboles: tus tréboles ya no están seguros. Cada carta que se descubre puede cambiarlo todo.
    [away] Guarda tus triunfos y cede la salida con una carta de poco valor: sal con el cuatro de picas.
    [away-why] Un triunfo rinde más cuando sale { $one }. Sal con el cuatro de picas.
    [ruff] Solo las cartas boca arriba están obligadas a asistir. No tienes diamantes boca arriba, así que puedes cortar: hazlo con la jota.
    [ruff-why] La jota de triunfo vale uno si gana la baza, y la reina aún puede descubrirse. Corta con la jota.
    [rest] Sigue jugando como quieras. Vigila los cincos y el nueve de corazones.
    [end] Tienes { $score } puntos. Tras cuatro manos gana la puntuación más alta.
   *[rows] Nueve de tus cartas están boca arriba, cada una sobre otra boca abajo. Las de debajo no las conoce nadie, ni siquiera tú.
}

## Ejercicios

puzzle-title = Ejercicios y práctica
puzzle-question = ¿Qué es lo mejor aquí?
puzzle-right = Correcto
puzzle-wrong = No es lo mejor
puzzle-bid = Pujar { $bid }
puzzle-line-best = { $choice }: gana { $wins } de 100 partidas, la mejor.
puzzle-line = { $choice }: gana { $wins } de 100 partidas, { $fewer } menos.
puzzle-also = Además, { $reason }.
puzzle-about = Sobre todos los repartos que encajan con lo que has visto. Coinciden dos métodos: el del bot más fuerte, y partidas entre jugadores fuertes.
puzzle-play-on = Seguir desde aquí
puzzle-back-today = { $count ->
    [one] Vuelve uno que fallaste
   *[other] Vuelven { $count } que fallaste
}
puzzle-alone = En un ejercicio no hay pistas, y nada se deshace.
puzzle-record-none = { $count } posiciones de partidas entre bots fuertes. En cada una hay una opción claramente mejor.
puzzle-record = { $right } de { $tried } a la primera ({ $count } en total).
puzzle-streak = { $days ->
    [one] Racha del ejercicio del día: 1 día
   *[other] Racha del ejercicio del día: { $days } días
}
puzzle-solved-of = { $right } de { $count }
theme-name = { $theme ->
    [jack] Caza la jota
    [tens] Guarda los dieces
    [bid] ¿Pujar o pasar?
    [trumps] Saca triunfos
    [mistakes] Tus propios errores
   *[game] Cuenta para Juego
}
mistake-from = { $when ->
    [today] De tu partida de hoy
    [yesterday] De tu partida de ayer
    [weekday] De tu partida del { $day }
   *[date] De tu partida del { $day }
}
shelf-solved = { $right } de { $count } resueltos
shelf-today = Hoy
shelf-question = { $game }, { $question ->
    [call] te toca hablar
    [lead] sales tú
   *[follow] te toca jugar
}
shelf-solve = Resolver
shelf-again = Verlo otra vez
shelf-days = Últimos cinco días: { $days }
shelf-day = { $how ->
    [right] bien
    [missed] fallado
    [open] pendiente
   *[none] sin hacer
}
shelf-themes = Por tema
shelf-games = Por juego
shelf-every = Todos los juegos
shelf-more = { $count } más
shelf-right = { $right } de { $count } bien
drill-which = { $which ->
    [clubs] ¿Qué trébol?
    [diamonds] ¿Qué diamante?
    [hearts] ¿Qué corazón?
    [spades] ¿Qué pica?
    [lead] ¿Con qué carta sales?
   *[any] ¿Qué carta?
}
drill-winning = { $how ->
    [trumped] { $name } ha cortado esta baza
   *[best] { $name } va ganando esta baza
}
drill-again = Otra vez
drill-next = Siguiente
drill-leave = Salir
puzzle-none = No hay ningún ejercicio «{ $theme }». Escribe «today», o uno de estos temas: { $themes }.
puzzle-shelf-empty = No hay ejercicios.
puzzle-no-mistakes = Aún no hay errores tuyos. Se buscan en las partidas que juegas en la ventana.
mistake-about = Se juzga como en «Lo que costó»: por lo que podías saber entonces. No cuentan las diferencias que puedan ser suerte.
text-puzzle-again = Esa no es ninguna de las opciones.
text-puzzle-strange = En un ejercicio no hay «{ $line }». Escribe «ayuda» para ver las órdenes.
text-puzzle-next = Pulsa Enter para el ejercicio siguiente, o escribe «salir».

## Archivos que no se pueden leer o escribir

error-save = No se pudo guardar la partida en { $file }: { $reason }.
error-settings-save = No se pudieron guardar los ajustes en { $file }: { $reason }.
error-read = No se pudo leer { $file }: { $reason }.
error-is-rule-set = { $file } es un reglamento, no una partida guardada.
error-parse = No se pudo leer { $file } (línea { $line }, columna { $column }): { $reason }.
error-replay = La partida de { $file } solo se puede leer hasta la acción { $action } de la mano { $hand }. { $reason }.
error-write = No se pudo escribir { $file }: { $reason }.
error-left = Se ha dejado como estaba, y el programa lo intentará de nuevo.
error-set-aside = Se ha apartado como { $file }.
error-backup = La partida sigue desde la copia hecha antes de la última jugada, { $file }.
error-last-time = La última vez, Auction Pitch se cerró de forma inesperada.
error-last-note = { $file } cuenta qué pasó.
error-last-state = { $state ->
    [saved] Todas tus decisiones quedaron guardadas.
    [unsaved] No se pudieron guardar tus últimas decisiones; lo que se guardó antes sigue ahí.
   *[unknown] Puede que falte tu última decisión.
}
error-failed = El programa ha fallado y hay que iniciarlo de nuevo.
bot-stood-in = { $name } no pudo decidir, y hace lo más sencillo que está permitido.
error-no-folder = No hay carpeta donde guardar: la partida se perderá al salir.
error-no-saving = No se guarda nada: lo que juegues ahora se perderá al salir.
error-settings-default = Se usan los ajustes iniciales.
error-settings-entries = No se pudo leer en { $file }: { $entries }. Se queda en el archivo, y todo lo demás se usa.
error-settings-lost = { $count ->
    [0] Se usa lo que se pudo leer.
   *[other] Se usa todo lo demás, sin { $entries }.
}
folder-in-use = Otro Auction Pitch está usando esta carpeta. Aquí tu partida no se guarda hasta que se cierre.
folder-free = El otro Auction Pitch se ha cerrado. A partir de ahora tu partida se guarda aquí.
folder-copied = Allí se siguió jugando la misma partida. Se conservan las dos: la tuya sigue como copia.
error-dropped-game = Aquí no puedes abrir otra partida. Vuelve al inicio y ábrela allí.
obstacle-full = el disco está lleno
obstacle-limit = el sistema no permite un archivo tan grande
obstacle-read-only = el disco es de solo lectura
obstacle-not-allowed = no tienes permiso para escribir allí
obstacle-no-folder = no existe esa carpeta
obstacle-in-use = otro programa está usando esta carpeta
obstacle-too-long = la partida es demasiado larga para volver a abrirla; la última copia guardada sigue ahí
start-error = error: { $words }
start-no-language = No existe el idioma «{ $tag }». Los idiomas son: { $tags }.
start-no-folder = { $path } no es una carpeta, así que ahí no se puede guardar nada. Tras --data-dir, indica una carpeta, o una que aún no exista.
start-only-text = Las opciones --rules, --players y --mistakes sirven para empezar una partida en la terminal: añade --text.
start-only-play = Delante de una orden solo pueden ir --data-dir y --lang, y solo si la orden las admite. Las demás opciones son para jugar.
start-no-gpu = Esta versión dibuja solo con el procesador. Quita --renderer gpu, o compila el programa con la característica gpu.
start-no-display = No hay ninguna pantalla en la que abrir una ventana.
start-no-window = No se pudo abrir ninguna ventana ({ $reason }).
start-no-library = Falta la biblioteca { $library }, y sin ella no se puede abrir ninguna ventana. En Debian y Ubuntu está en el paquete { $package }.
start-text-only = Esta versión no tiene ventana.
start-in-terminal = Para jugar en la terminal, escribe: auction-pitch --text
start-failed = Qué pasó: { $note }
unread-missing = no existe ese archivo
unread-not-allowed = no tienes permiso para leerlo
unread-folder = es una carpeta
unread-no-file = no es un archivo
unread-foreign = no es una partida guardada (su formato es «{ $format }»)
unread-version = { $found ->
    [0] el formato no tiene versión 0
   *[other] lo escribió un programa más nuevo (este lee el formato hasta la versión { $newest }, no la versión { $found })
}
unread-algorithm = sus cartas se repartieron con la versión { $number } del algoritmo, que este programa no conoce
unread-players = las reglas son para { $expected } jugadores, no para { $found }
unread-deals = tiene más de { $most } repartos
unread-large = ocupa { $bytes } bytes, y se leen { $most } como máximo
unread-no-text = no es texto en UTF-8
unread-syntax = { $flaw ->
    [missing] falta «{ $name }»
    [unknown] «{ $name }» no se conoce aquí
    [number] un número es demasiado grande o demasiado pequeño
   *[other] no está escrito como pide el archivo («{ $words }»)
}
unread-no-game = no está marcado como partida guardada (falta «format»)
unread-not-a-folder = una parte de la ruta es un archivo y no una carpeta
fault-line = mano { $hand }, acción { $action }, { $tried }. { $reason }
fault-seat = mano { $hand }, acción { $action }, sitio { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = No hay nada que deshacer.
fault-turn = { $who ->
    [you] Era tu turno.
   *[one] Era el turno de { $name }.
}
fault-turn-seat = Era el turno del sitio { $seat }.
fault-scores = En el registro los puntos son { $written }, pero el recuento da { $counted }.
verify-seed = semilla: { $seed }
verify-word = palabra: { $word }
verify-commitment-agrees = huella: coincide, { $digits }
verify-commitment-typed = huella: no hay, la semilla se escribió a mano
verify-commitment-number = huella: no hay, y al número escrito, { $number }, le corresponde OTRA SEMILLA
verify-commitment-missing = huella: FALTA, aunque la semilla salió al azar
verify-commitment-differs = huella: NO COINCIDE
verify-recorded = registrada { $digits }
verify-computed = calculada { $digits }
verify-draw = sorteo del primer reparto: { $agrees ->
    [yes] coincide
   *[no] NO COINCIDE
}
verify-deal = reparto { $number }: { $agrees ->
    [yes] coincide
   *[no] NO COINCIDE
}
verify-pack = de la semilla salen { $pack }
verify-summary = nombres y puntos en la lista de partidas: { $agrees ->
    [yes] coinciden
    [names] los nombres coinciden; el archivo no tiene puntos
    [scores] los puntos coinciden; el archivo no tiene nombres
    [missing] no están en este archivo, así que no se comparó nada
    [unplayed] sin comparar, porque la partida no se puede jugar entera
   *[no] NO COINCIDEN
}
verify-seal = sello: { $seal ->
    [agrees] coincide, lo que se jugó no ha cambiado
    [none] no hay, este registro lo escribió una versión anterior: lo que hicieron los jugadores no se puede comprobar
   *[differs] NO COINCIDE, algo ha cambiado desde que se escribió
}
verify-mismatch = Las cartas de esta partida no salen de su semilla.
verify-changed = Las cartas salen de la semilla, pero este registro se cambió después de escribirlo.
error-deck = No se puede usar { $file } para las cartas: { $reason }. Se usan las cartas incluidas.
deck-flaw-not-allowed = no tienes permiso para leerlo
obstacle-in-the-way = el archivo que hay allí no se puede leer y no se sobrescribe ({ $reason })
deck-flaw-missing = { $more ->
    [0] falta la imagen de: { $cards }
    [one] falta la imagen de: { $cards }, y de otra carta
   *[other] falta la imagen de: { $cards }, y de otras { $more } cartas
}
deck-flaw-twice = muestra la misma carta que { $other }
deck-flaw-too-large = pasa de { $most } MB
deck-flaw-no-picture = no es una imagen que este programa sepa leer
deck-flaw-size = mide { $width } × { $height } píxeles, y cada lado debe medir de { $least } a { $most }
deck-flaw-shape = { $width } × { $height } no es la forma de una carta vertical
deck-flaw-blank = está en blanco
deck-flaw-element = contiene «{ $element }», que no se admite; conviértelo en trazados
deck-flaw-parts = tiene demasiadas partes
deck-flaw-slow = tarda demasiado en leerse o dibujarse

## Texto: lo que dice el modo de texto

text-welcome = Auction Pitch. Escribe «ayuda» para ver las órdenes, o «reglas» para ver las reglas. ¿No conoces el Pitch? «auction-pitch learn» lo enseña.
text-continued = La partida guardada sigue con la mano { $number }.
text-opened-over = La partida de { $file } ha terminado. «auction-pitch review» con este archivo la repasa.
text-saved = La partida está guardada.
text-not-saved = La partida no está guardada: aquí se acaba.
text-still-unsaved = Sigue sin guardarse.
text-stops = La partida se detiene aquí: { $reason }.
text-kept-before = Lo que se guardó antes sigue ahí.
text-bye = Hasta pronto.
text-over = Escribe «nueva» para otra partida, o «salir».
text-new-game = Una partida nueva. Pulsa Enter para aceptar la respuesta entre corchetes.
text-ask-players = ¿Cuántos juegan: { $numbers }? [{ $default }]
text-ask-name = ¿Cómo te llamas? [{ $default }]
text-ask-change = ¿Cambiar reglas de la casa? sí o no [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Escribe { $answers }, o «deshacer» para volver a la pregunta anterior.
text-ask-repair = ¿Qué prefieres? { $answers } [{ $default }]
text-ask-bonus = Al hacer cuentas, ¿cada puja fallida cuesta uno más? sí o no [{ $default }]
text-ask-give-up = La mano { $number } no ha terminado. ¿Abandonas esta partida? sí o no [{ $default }]
text-ask-evening = ¿Olvidar las deudas y empezar otra velada? sí o no [{ $default }]
text-answer-yes-no = Escribe sí o no.
text-word-yes = sí
text-word-no = no
text-answer-name = Un nombre tiene de una a { $max } letras.
text-kept = La partida sigue.
text-players = En la mesa, por turno: { $names }.
text-hand = { $who ->
    [you] Tienes { $cards }.
   *[one] { $name } tiene { $cards }.
}
text-row-on = { $who ->
    [you] Delante de ti, cada una sobre una carta tapada: { $cards }.
   *[one] Delante de { $name }, cada una sobre una carta tapada: { $cards }.
}
text-row-alone = { $who ->
    [you] Delante de ti, sin nada debajo: { $cards }.
   *[one] Delante de { $name }, sin nada debajo: { $cards }.
}
text-may-play = { $who ->
    [you] Puedes jugar { $cards }.
   *[one] { $name } puede jugar { $cards }.
}
text-may-bid = { $who ->
    [you] Puedes decir { $calls }.
   *[one] { $name } puede decir { $calls }.
}
text-example = Por ejemplo: { $call }.
text-trick-empty = No hay cartas en la mesa.
text-trick-card = { $who ->
    [you] Tú: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Vas ganando la baza.
   *[one] { $name } va ganando la baza.
}
text-trick-none = No se está jugando ninguna mano.
text-stock = { $count ->
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
text-no-trump = Aún no hay triunfo.
text-points-later = Los puntos llegan cuando todos se hayan descartado.
text-contract = { $who ->
    [you] Pujas { $bid }. Puntos seguros por ahora: { $made }.
   *[one] { $name } puja { $bid }. Puntos seguros por ahora: { $made }.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Gana quien suelta primero { $target } fichas.
    [hands] { $target ->
        [1] Gana la mejor puntuación tras una mano.
       *[other] Gana la mejor puntuación tras { $target } manos.
    }
    [deals] { $target ->
        [1] Gana la mejor puntuación cuando cada jugador ha repartido una vez.
       *[other] Gana la mejor puntuación cuando cada jugador ha repartido { $target } veces.
    }
   *[no] Gana quien llega primero a { $target }.
}
text-change = { $name }: { $change }, ahora { $score }.
text-no-change = { $name }: sigue en { $score }.
text-point = { $point }: { $state }.
text-open-worth = aún sin ganar, { $points } puntos
text-tricks = { $who ->
    [you] Llevas { $tricks ->
        [0] cero bazas
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y { $points ->
        [one] { $points } tanto
       *[other] { $points } tantos
    }.
   *[one] { $name } lleva { $tricks ->
        [0] cero bazas
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y { $points ->
        [one] { $points } tanto
       *[other] { $points } tantos
    }.
}
text-tricks-alone = { $who ->
    [you] Llevas { $tricks ->
        [0] cero bazas
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }.
   *[one] { $name } lleva { $tricks ->
        [0] cero bazas
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }.
}
text-last-none = No hay ninguna baza antes de esta.
text-last = Baza { $number } de la mano { $hand }:
text-last-won = { $who ->
    [you] La ganaste tú.
   *[one] La ganó { $name }.
}
text-undone = Deshecho hasta tu última decisión.
text-no-hint = Ahora mismo no hay nada que decidir.
text-no-undo = No hay nada que deshacer.
text-next-person = Le toca a { $name }. Pulsa Enter cuando nadie más pueda leer esto.
text-unknown = No conozco «{ $line }». Escribe «ayuda» para ver las órdenes.
text-no-card = «{ $line }» no es una carta. Escribe una carta como «as de picas», «diez de corazones» o KT.
text-ambiguous = ¿Cuál quieres decir: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = «{ $line }» no es una puja. Escribe «paso», o «pujo» y un número.
text-no-rank-held = No tienes esa carta: { rank }.
text-too-long = Esa línea es demasiado larga.
text-help =
    Órdenes, una por línea:
    AP, 10Co, as de picas, reina corazones, o solo el valor si tienes una sola carta así: juegas la carta.
    mano: tus cartas, y cuáles puedes jugar.
    baza: las cartas de la mesa.
    última: la baza anterior.
    marcador: la puntuación.
    puntos: quién tiene por ahora lo que puntúa.
    historial: lo que ha pasado en esta mano.
text-help-advice =
    deshacer: retira tu última decisión.
    pista: qué haría un bot, y por qué.
    pista todo, o pista otra vez: cómo se comparan todas las opciones.
text-help-why =
    reglas: las reglas de este juego.
    reglas 7: la séptima.
    ayuda: esta lista.
    por qué: por qué se rechazó algo, o qué se pregunta.
    por qué puja fallida: qué significa una palabra, y qué regla hay detrás.
    palabras: todas.
text-help-game =
    limpio: qué ata la mesa a sus cartas; después de la partida, si cada reparto fue como debía. Al preparar una partida nueva, también pide una palabra tuya para barajar.
    velada: cómo va esta velada, y quién debe a quién.
    nueva velada: empezar desde cero.
    repaso: vuelve a ver las manos terminadas, con todas las cartas a la vista.
    coste: qué costaron tus decisiones en la última mano jugada, y qué era mejor.
    jugadores: quién juega, y lo bien que lo hacen los bots.
    nueva: una partida nueva.
text-help-save =
    salir: guardar y salir.
    Las órdenes en inglés también valen.
text-help-leave =
    salir: terminar.
    Las órdenes en inglés también valen.
text-help-setup = Escribe una de las respuestas o pulsa Enter para aceptar la que está entre corchetes. «limpio» explica cómo se fijan las cartas; «salir» termina.
text-rules-later = «reglas» las lee en cuanto el juego esté elegido.

# Las palabras que se entienden, además de las inglesas; si son varias, separadas por comas.
words-pass = paso, pasar, pasa, no pujo
words-bid = pujo, pujar, puja
words-moon = capote, el capote, luna, la luna
words-smudge = smudge
words-undo = deshacer, deshaz, atrás, atras
words-hand = mano, cartas, mis cartas
words-trick = baza, mesa
words-score = marcador, puntuación, puntuacion, tanteo
words-points = puntos
words-hint = pista, consejo
words-hint-all = pista todo, pista todas, comparar
words-last = última, ultima, última baza, ultima baza
words-log = historial, registro
words-rules = reglas
words-help = ayuda
words-why = por qué, por que, porqué, porque
words-reasons = razones, por qué la última mano, por que la ultima mano
words-words = palabras, glosario, términos, terminos
words-fair = limpio, compromiso, comprobar los repartos
words-new = nueva, nuevo, partida nueva, nueva partida
words-stakes = velada, cuentas
words-evening = nueva velada, velada nueva
words-review = repaso, repasar
words-cost = coste, costes, costo, costos, lo que costó, lo que costo
words-players = jugadores, quién juega, quien juega
words-quit = salir, adiós, adios, fin
words-play = jugar, juego, juega
words-yes = sí, si
words-no = no
words-filler = de, del, la, el, los, las, un, una
words-suit = { $suit ->
    [clubs] tréboles, treboles, trébol, trebol
    [diamonds] diamantes, diamante
    [hearts] corazones, corazón, corazon
   *[spades] picas, pica
}
words-joker = comodín, comodin, x1, x, comodín alto, comodin alto
words-low-joker = comodín bajo, comodin bajo, x2
words-rank = { $rank ->
    [two] dos, 2
    [three] tres, 3
    [four] cuatro, 4
    [five] cinco, 5
    [six] seis, 6
    [seven] siete, 7
    [eight] ocho, 8
    [nine] nueve, 9
    [ten] diez, 10
    [jack] jota, sota, valet
    [queen] reina, dama
    [king] rey
   *[ace] as
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] t
    [diamonds] d
    [hearts] co, c
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
    [jack] j
    [queen] q, d, r
    [king] k, r
   *[ace] a
}
text-ask-game = ¿Qué juego? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = ¿Quién juega por { $name }: { $bots }? [{ $default }]
text-answer-guest = Escribe { $bots }.
text-answer-game = Escribe el número o el nombre de un juego.
text-ask-level = ¿Quién juega contigo: { $people }? Se suman los de fuerza parecida. O bots por nivel ({ $levels }). Escribe ? para saber más. [{ $default }]
text-answer-level = Escribe un nombre o el nombre de un nivel.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Juegas en esta pantalla.
   *[one] { $name } juega en esta pantalla.
}
text-player-phone = { $who ->
    [you] Juegas con teléfono.
   *[one] { $name } juega con teléfono.
}
text-ask-mistakes = ¿Permitir errores, como en una mesa de verdad? sí o no [{ $default }]
text-ask-word = Tu propia palabra para barajar, o Enter para ninguna:
text-answer-word = Una palabra para barajar tiene como mucho { $max } letras.
text-answer-players = Escribe { $numbers }.
text-referee = Árbitro: { $line }
text-you-deal = { $who ->
    [you] Repartes tú.
   *[one] Reparte { $name }.
} Pulsa Enter. O escribe «error» para repartir mal el número de cartas, o «mostrar» para enseñar una al repartir.
text-pause = Pulsa Enter para seguir, o habla o juega fuera de turno.
text-may-throw = { $who ->
    [you] Puedes descartar { $cards }.
   *[one] { $name } puede descartar { $cards }.
}
text-must-throw = { $who ->
    [you] Tienes que descartar { $cards }.
   *[one] { $name } tiene que descartar { $cards }.
}
text-must-keep = { $who ->
    [you] Tienes que conservar { $cards }.
   *[one] { $name } tiene que conservar { $cards }.
}
text-may-keep = { $who ->
    [you] Puedes conservar { $count } de estas: { $cards }.
   *[one] { $name } puede conservar { $count } de estas: { $cards }.
}
text-may-say = { $who ->
    [you] También puedes decir { $words }.
   *[one] { $name } también puede decir { $words }.
}
text-blind = { $who ->
    [you] Todavía no puedes mirar tus cartas.
   *[one] { $name } todavía no puede mirar sus cartas.
}
text-no-player = En esta mesa nadie se llama «{ $line }».
text-whom = ¿Quién? Escribe un nombre después de «{ $line }».
text-not-a-person = { $name } no juega en esta pantalla.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, antes de repartir de nuevo: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = En este juego no hay fichas.
text-help-bid =
    paso: no pujas.
    pujo 3, o 3 a secas: pujas tres.
text-help-name = triunfo corazones, o corazones a secas: nombras triunfo cuando te lo preguntan.
text-help-order = orden: el orden de los triunfos, y los que ya han salido.
text-help-off = { $code } es esta carta gemela: { $name }. Con triunfo de corazones, { card } es triunfo.
text-help-jokers = { $count ->
    [one] X1 es el comodín.
   *[other] X1 y X2 son los comodines.
}
text-help-moon = capote: lo pujas todo, por encima de cualquier número.
text-help-smudge = smudge: pujas cuatro, que es un smudge.
text-help-sale =
    ofrecer, y después vender o me la quedo; o abrir: para el mano.
    pujo 3 o paso: para los demás.
text-help-beg =
    me planto o pido: para el mano.
    toma uno o dar más: para el repartidor.
text-help-bunch = anular: anular la mano, si hay acuerdo.
text-help-discard = descartar 2T 3D: descartas estas cartas.
text-help-keep = conservar ACo KCo QCo JCo 10Co 9Co: conservas estas cartas y descartas las demás.
text-help-keep-all = descartar nada: te quedas con toda la mano.
text-help-call-partner = llamar KP: llamas esa carta; quien la tiene es tu pareja en esta mano.
text-help-weak = { $new ->
    [yes] mano floja: enseñas una mano sin nada por encima del nueve y sin doses, y recibes cartas nuevas.
   *[no] mano floja: enseñas una mano sin figuras ni cartas que puedan puntuar, y se reparte de nuevo.
}
text-help-claim = resto, o el resto es mío: ganas todas las bazas que quedan.
text-help-lay-down = bajar: bajas una mano sin valor.
text-help-counters = fichas: lo que le queda a cada jugador, y el pozo.
text-help-end = terminar por puntos: tras { $hands } manos en las que nadie se acerca a la meta, gana la mejor puntuación.
text-help-mistakes =
    Se pueden cometer errores: cualquier carta que tengas se juega, cualquier puja se oye.
    mostrar AP: muestras una carta.
    Ben: pujo 3 (lo que hace otra persona en esta pantalla).
    cuatro AP o dejar pasar: ante una carta jugada antes de tiempo.
    devolver o dar por buena: ante una salida en tu lugar.
    triunfo corazones: nombra triunfo, tras una salida falsa.
    exigir la más alta, la más baja, triunfo, sin triunfo o nada: a quien salió en tu lugar.
    contar: no tienes nada que denunciar; se cuenta la mano.
text-help-renege = renuncio Ben: denuncias un renuncio de Ben, que podía asistir.
text-help-take-back = retirar: corriges una carta que no asistía, antes de que la baza esté completa.
text-help-call-card = reclamar AP de Ben: Ben tiene que jugar una carta mostrada.
text-help-look = mirar: la pareja de quien abre mira antes de tiempo.
# Las palabras que se entienden, además de las inglesas; si son varias, separadas por comas.
words-offer = ofrecer, ofrezco, en venta
words-sell = vender, vendo, vendida
words-pitch = abrir, abro
words-undertake = me la quedo, quedármela, quedarmela, quedarse
words-stand = me planto, planto, plantarse, plantarme
words-beg = pido, pedir
words-take-one = toma uno, dar uno, doy uno
words-run = dar más, dar mas, doy más, doy mas, más cartas, mas cartas
words-bunch = anular, anulo, anulamos
words-discard = descartar, descarto, tirar
words-keep = conservar, conservo, guardar
words-weak = mano floja, floja, otro reparto
words-rest = resto, el resto, el resto es mío, el resto es mio
words-lay-down = bajar, bajar las cartas, bajo las cartas
words-take-back = retirar, retiro, retirar la carta
words-renege = renuncio, renuncio de, hace renuncio, hizo renuncio, ha hecho renuncio
words-call = reclamar, reclamo
words-call-partner = llamar, llamo, pareja
words-expose = mostrar, muestro, enseñar
words-look = mirar, miro
words-override = cuatro, digo cuatro
words-decline = dejar pasar, dejo pasar
words-withdraw = devolver, devuelvo
words-let-stand = dar por buena, doy por buena, aceptar
words-name = triunfo, nombrar, nombro, nombrar triunfo
words-order = orden, orden de los triunfos
words-demand = exigir, exijo
words-demand-kind = { $demand ->
    [highest] la más alta, más alta, la mas alta, mas alta
    [lowest] la más baja, más baja, la mas baja, mas baja
    [trump] triunfo, un triunfo
    [no_trump] sin triunfo, ningún triunfo, ningun triunfo
   *[nothing] nada, ninguna
}
words-content = contar, nada, nada que denunciar
words-end-by-score = terminar por puntos, acabar por puntos, terminar la partida
words-misdeal = error, error de reparto
words-counters = fichas, pozo
words-and = y

## Texto: repasar una partida, y probar

look-back-begin = Escribe «siguiente» o pulsa Enter para el paso siguiente, «atrás» para el anterior, «ayuda» para ver todas las órdenes, y «salir» para acabar.
look-back-first = Este es el primer paso.
look-back-last = Este es el último paso.
look-back-no-hand = { $last ->
    [1] No hay ninguna mano { $number } que repasar: solo ha terminado la mano 1.
   *[other] No hay ninguna mano { $number } que repasar: han terminado las manos 1 a { $last }.
}
look-back-no-step = No hay ningún paso { $number }: esta mano tiene { $steps }.
look-back-not-seen = En este punto no se ven las cartas de nadie.
look-back-no-game = No hay ninguna partida guardada { $name }. La orden «games» las enumera.
look-back-which = Varias partidas guardadas se llaman { $name }. Di el archivo: { $files }.
look-back-help =
    Órdenes, una por línea; Enter solo avanza un paso:
    siguiente, atrás: un paso.
    inicio, final: el reparto y el final de la mano.
    manos: qué manos hay.
    mano 3, paso 5: va allí.
    decisión: quién decide ahora, qué opciones hay, y qué se hizo.
    sabía, o sabía Ben: qué sabía en este punto quien decide ahora, o Ben.
    por qué: por qué se hizo. Dice en qué se basó un bot, o qué hay a favor o en contra de la elección de una persona.
    sitio Ben: desde ahora, solo lo que vio Ben.
    abierto: otra vez todas las cartas.
    cartas: las cartas que se ven.
    baza: las cartas de la mesa.
    última baza: la baza anterior.
    marcador: la puntuación.
    puntos: quién tiene por ahora Alta, Baja, Jota y Juego.
    historial: lo que se ha hecho en esta mano hasta aquí.
    coste, o coste Ben: qué costaron las decisiones de esta mano, o las de Ben, y qué era mejor.
    seguir: juega desde aquí.
    otra vez: las mismas cartas en los mismos sitios.
    un sitio más allá: cada jugador recibe las cartas del sitio anterior.
    Una prueba no se guarda, y deja la partida como estaba.
    reglas: las reglas de este juego.
    ayuda: esta lista.
    salir: acabar.
    Las órdenes en inglés también valen.
text-lesson = Pulsa Enter para seguir donde no hay nada que decidir. «ayuda» enumera las órdenes; «salir» deja la lección, que la próxima vez sigue desde ahí.
text-lesson-ways = Pulsa Enter para lo primero o escribe su número; «salir» deja la lección.
text-lesson-read = Aún no hay nada que decidir: pulsa Enter para seguir.
text-lesson-left = La lección se ha dejado a medias. La próxima vez sigue desde aquí.
text-lesson-done = La lección ha terminado.
text-try-out = Esto es una prueba: no se guarda. Escribe «salir» para volver al repaso.
text-try-out-over = La prueba ha terminado. Escribe «salir» para volver al repaso.
text-try-out-end = De vuelta en el repaso.
# Las palabras que se entienden, además de las inglesas; si son varias, separadas por comas.
walk-next = siguiente, adelante
walk-back = atrás, atras, anterior
walk-first = inicio, primero, primer paso
walk-last = final, último, ultimo, último paso, ultimo paso
walk-hand = mano, manos
walk-step = paso
walk-cards = cartas
walk-last-trick = última baza, ultima baza
walk-decision = decisión, decide, decisiones
walk-why = por qué, por que, porqué, porque
walk-knew = sabía, sabia
walk-seat = sitio, asiento
walk-open = abierto, todas las cartas, todo a la vista
walk-play-on = seguir, seguir desde aquí, seguir desde aqui, jugar
walk-again = otra vez, repartir otra vez, de nuevo
walk-moved = un sitio más allá, un sitio mas alla, repartir un sitio más allá

## Texto: las órdenes que solo imprimen

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = No hay ningún juego, reglamento ni archivo «{ $name }». Para ver la lista, escribe: { $command }
rules-misfit = { $file } contiene reglas que no se pueden jugar:

## Cómo se llama al programa: lo que muestra --help, y qué está mal en una línea que no tiene sentido. Lo que está en mayúsculas,
## entre ` y detrás de -- se escribe tal cual.

usage-usage = Uso:
usage-commands = Órdenes:
usage-arguments = Argumentos:
usage-options = Opciones:
usage-about = Auction Pitch y la familia All Fours: una mesa de cartas con bots, reglas de la casa y partidas guardadas
usage-about-learn = Enseña el juego en la terminal, con una lección que se juega con una orden por línea
usage-about-games = Enumera las partidas guardadas, o relata una de ellas
usage-about-review = Repasa en la terminal una partida guardada, paso a paso, con una orden por línea
usage-about-puzzle = Muestra una posición en la terminal y pregunta qué es lo mejor
usage-about-statistics = Muestra lo que hizo cada jugador en las partidas terminadas
usage-about-replay = Reproduce de principio a fin una partida guardada y da el resultado de cada mano
usage-about-rules = Muestra las reglas de un juego en lenguaje sencillo
usage-about-arena = Enfrenta a dos tipos de jugadores con los mismos repartos
usage-about-bot = Juega para otro programa, que pregunta con líneas de JSON (docs/protocol.md)
usage-about-verify = Vuelve a repartir las cartas de una partida guardada a partir de su semilla, y compara
usage-about-help = Muestra esta página, o la de una orden
usage-help = Muestra esta página
usage-version = Muestra la versión
usage-open = La partida guardada o el reglamento que se abre
usage-text = Juega en la terminal, con una orden por línea
usage-text-script = Juega en la terminal, con las órdenes de este archivo
usage-script = Lee las órdenes de este archivo
usage-seed = Reparte a partir de esta semilla: 64 cifras hexadecimales, o un simple número de hasta 19 cifras
usage-new-rules = Empieza en la terminal una partida con estas reglas: un reglamento incluido, el nombre de uno tuyo o el archivo de un reglamento
usage-new-players = Empieza en la terminal una partida con este número de jugadores (de 2 a 7)
usage-new-mistakes = Empieza en la terminal una partida en la que se permiten errores
usage-bot = Ofrece como bot un programa tuyo, por ejemplo `exec:./mybot`, entre lo que se puede elegir para cada sitio (docs/protocol.md); solo se inicia cuando le das un sitio, y la opción se puede repetir
usage-renderer = Qué dibuja la ventana, digan lo que digan los ajustes: `gpu` para la tarjeta gráfica, `software` para el procesador, o `auto` para la tarjeta gráfica si la hay y esta versión puede usarla y, si no, el procesador
usage-data-dir = Guarda las partidas, los reglamentos y los ajustes en esta carpeta
usage-lang = Usa este idioma, por ejemplo `de`
usage-lesson = La lección, por su nombre en --list; por defecto, la que dejaste a medias o, si no, la primera que nunca terminaste
usage-list-lessons = Enumera las lecciones y termina
usage-recount = La partida guardada que se relata; por defecto, se enumeran todas
usage-review-game = Una partida guardada: su archivo, su título o el nombre de su archivo; por defecto, la última que se guardó
usage-review-hand = Empieza por esta mano
usage-review-seat = Muestra solo lo que vio este jugador, indicado por su nombre o por su número en la mesa; por defecto, se ven todas las cartas
usage-review-costs = Muestra lo que costaron las decisiones de las personas de la mesa o, con --seat, las del jugador indicado, y termina
usage-review-reasons = Muestra los motivos de las decisiones de todos o, con --seat, de las del jugador indicado, y termina
usage-puzzle = Un tema (`jack`, `tens`, `bid`, `trumps`, `game` o `mistakes`) para cinco manos, o `today` para el ejercicio del día; por defecto, el primero aún sin resolver
usage-count-rules = Cuenta solo las partidas con estas reglas: un reglamento incluido o el nombre de uno tuyo
usage-count-against = Cuenta solo las partidas contra bots de este nivel
usage-csv = Muestra una tabla para otros programas: todas las partidas, con una fila por cada jugador de cada partida
usage-saved-game = La partida guardada
usage-replay-json = Muestra un objeto JSON por mano, para otros programas
usage-rules = Un juego por cualquiera de sus nombres, el nombre de un reglamento tuyo, o el archivo de un reglamento o de una partida guardada
usage-list-rules = Enumera los juegos, por grupos, y tus reglamentos, uno por línea
usage-arena-rules = Las reglas: un juego por cualquiera de sus nombres, el nombre de un reglamento tuyo, o el archivo de un reglamento; por defecto, Auction Pitch y, con --ratings, todos los juegos
usage-arena-players = Cuántos juegan; por defecto, los que digan las reglas
usage-arena-a = Un tipo de jugador: un nivel, `best` para el más fuerte, o un programa, por ejemplo `exec:./mybot` (docs/protocol.md)
usage-arena-b = El otro tipo de jugador
usage-arena-deals = Cuántos repartos como máximo; cada uno se juega en varias mesas
usage-arena-until-decided = Termina en cuanto el intervalo de confianza del 95 % muestra qué tipo anota más puntos por reparto: se comprueba tras 128 repartos y cada vez que su número se duplica, y es tanto más ancho cuantas más comprobaciones pueda haber
usage-arena-games-every = Cada cuántos repartos empieza una partida entera; con 1, en todos
usage-arena-limit = Cuántos milisegundos tiene un programa para una decisión; si tarda más, pierde la mano
usage-arena-seed = El número del que sale todo el azar
usage-arena-json = Muestra un objeto JSON
usage-arena-ratings = Muestra una página en Markdown con los resultados de cada nivel frente a Firme, en cada juego o con las reglas de --rules: docs/levels.md
usage-arena-costs = Enfrenta en una misma mesa a estos niveles, por ejemplo `learner,steady,sharp,master`, en partidas enteras, y muestra lo que costaron las decisiones de cada uno a juicio del más fuerte
usage-arena-games = Cuántas partidas se juegan con --costs
usage-arena-list = Enumera los niveles y termina
usage-bot-level = El nivel con el que juega, por ejemplo `sharp`; docs/protocol.md los enumera
# El valor por defecto de una opción, detrás de su texto
usage-default = { $words } [por defecto: { $default }]
usage-verify-proof =
    Qué demuestra: la semilla estaba fijada antes de la primera carta (en ese momento se mostró su huella, el compromiso, salvo que la semilla se escribiera a mano), y de esa semilla y, si la hay, de la palabra del propio jugador sale cada reparto de la partida. Así que ninguna carta se ha cambiado en favor de nadie, hicieran lo que hicieran los jugadores.

    Qué no demuestra: que la semilla saliera al azar, cómo juegan los bots, ni que el registro no se haya vuelto a escribir desde cero. El sello revela cualquier cambio en un registro ya escrito, pero no es ningún secreto. Quien escribe un registro puede sellarlo. docs/fairness.md explica más.
# { $word } es una opción o una palabra tal como se escribió
usage-unknown = «{ $word }» no es aquí ni una opción ni una orden, o es una palabra que sobra.
# { $option } se escribe como en la página: --seed <HEX>
usage-no-value = Falta un valor para { $option }.
usage-wrong-value = «{ $value }» no es un valor posible para { $option }.
# { $words } es lo que la página dice de la opción
usage-asks = { $option }: { $words }
usage-choices = Las opciones son: { $values }.
usage-missing = Falta: { $things }
usage-twice = { $option } solo se puede usar una vez.
usage-together = { $option } no se puede usar junto con { $others }.
usage-no-text = La línea contiene caracteres que no son UTF-8.
usage-meant = ¿Querías decir «{ $word }»?
usage-more = Para ver la ayuda, escribe: { $command }
# Los títulos de una página del manual, como los llevan las páginas de man en español
usage-man-name = NOMBRE
usage-man-synopsis = SINOPSIS
usage-man-description = DESCRIPCIÓN
usage-man-options = OPCIONES
usage-man-commands = ÓRDENES
usage-man-notes = NOTAS
usage-man-version = VERSIÓN
# La sección del manual, como en la cabecera de las páginas de otros juegos
usage-man-games = Juegos

## La arena

# Una frase sobre un programa que no dio respuesta; va detrás del programa o de arena-failed
arena-failure = { $what ->
    [start] No se pudo iniciar: { $detail }
    [greeting] No saludó con la versión { $detail } del protocolo.
    [late] No respondió en el plazo de { $detail } ms.
    [long] Escribió una línea de más de { $detail } bytes.
    [nonsense] Escribió «{ $detail }», lo que no responde a la pregunta.
    [forbidden] Eligió «{ $detail }», lo que no está permitido.
   *[left] Terminó, o cerró su entrada o su salida.
}
# { $option } es --a o --b, { $failure } es arena-failure
arena-failed = El programa indicado con { $option } ha fallado. El primer fallo: { $failure }
arena-costs-title = Partidas: { $games }, con { $players } jugadores. Se juzgan las decisiones de todos.
# Las columnas de una tabla en Markdown, en este orden
arena-costs-columns = nivel | ganadas | precisión (decisiones) | subasta | salidas | respuestas | coste de los errores por partida | coste de todas las decisiones por partida
arena-costs-times = Tiempo para juzgar una mano: mediana { $median } ms, 99 de cada 100 en { $most } ms como mucho, máximo { $longest } ms
# Una página en Markdown. { $line } es lo que se escribió, { $against } el nivel al que se enfrentan los demás; { $more } es cuántas veces más repartos juegan los niveles que no calculan
arena-ratings-page =
    # La fuerza de los bots

    Esta página es la que muestra `{ $line }` en la versión { $version }.
    Cada nivel se sienta solo entre jugadores del nivel «{ $against }», y luego al revés con las mismas cartas;
    por parejas, es un bando de dos el que se sienta solo. Los niveles que calculan por adelantado juegan { $deals } repartos;
    los demás, { $more } veces esa cantidad.

    - **Partidas**: cuántas de sus partidas gana el nivel cuando está solo, con el intervalo de confianza del 95 %.
    Un nivel tan fuerte como «{ $against }» gana la parte que figura encima de cada tabla.
    - **Puntos**: los que anota por reparto, y **más**, en cuántos puntos supera a los que anota «{ $against }» con
    las mismas cartas entre jugadores de este nivel, con el intervalo de confianza del 95 %.
    - **Mediana** y **99 de 100**: cuántos milisegundos tardan como mucho la mitad de sus decisiones y 99 de cada 100, en
    un núcleo del equipo en el que se midió.
arena-ratings-game = { $players } jugadores. Parte a igual fuerza: { $even }.
# Las columnas de una tabla en Markdown, en este orden
arena-ratings-columns = nivel | partidas | puntos | más | mediana | 99 de 100

## Por qué alguien decidió así

thought-forced = No se permitía otra cosa.
thought-rules = { $name } sigue reglas prácticas, que aquí dicen «{ $advice }»
thought-ahead = { $name } calculó por adelantado. Probabilidad de ganar la partida: { $choice } { $chance }, { $other } { $next }.
thought-speaks = Como consejo sería «{ $advice }»
thought-usual = { $same ->
    [yes] Las reglas prácticas coinciden y dicen «{ $advice }»
   *[no] Las reglas prácticas dirían «{ $advice }»
}
thought-good = Hechos los cálculos, ninguna otra opción es claramente mejor.
thought-mistake = { $figure }, hechos los cálculos.
thought-program = Por { $name } decide un programa, que no da razones.
thought-none = Aquí no hay ninguna decisión que explicar.
thought-in-hand = Las razones se cuentan cuando la mano ha terminado.

## Lo que cuestan las decisiones

cost-title = Lo que costó
cost-awaited = Calculando…
cost-about = Cada decisión se compara con la mejor, según lo que se podía saber en ese momento. El porcentaje es lo que quitó a la probabilidad de ganar la partida; los puntos, lo que quitó a los de la mano. Las diferencias que pueden ser azar no cuentan.
cost-skill = { $skill ->
    [bidding] Subasta
    [calling] Antes de la primera baza
    [leading] Salidas
   *[following] Respuestas
}
# El momento de una decisión y lo que se hizo: «Baza 3, respuesta: jota de picas».
cost-place = { $skill ->
    [bidding] Subasta: { $done }
    [calling] Antes de la primera baza: { $done }
    [leading] Baza { $trick }, salida: { $done }
   *[following] Baza { $trick }, respuesta: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number } %
cost-figure = Probabilidad de ganar { $chance }
cost-figure-points = Probabilidad de ganar { $chance }, puntos { $points }
# El consejo es una frase: «Juega el rey de picas: gana la baza.»
cost-better = Había una opción mejor. { $advice }
cost-none = { $who ->
    [you] Bien jugado: { $of ->
        [one] 1 decisión
       *[other] { $of } decisiones
    }, y no había ninguna opción mejor.
   *[one] Bien jugado, { $name }: { $of ->
        [one] 1 decisión
       *[other] { $of } decisiones
    }, y no había ninguna opción mejor.
}
cost-nothing-decided = { $who ->
    [you] No tenías nada que decidir.
   *[one] { $name } no tenía nada que decidir.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Una decisión te costó
       *[other] { $count } decisiones te costaron
    } { $number ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } de cada 100
   *[one] { $count ->
        [one] Una decisión le costó
       *[other] { $count } decisiones le costaron
    } a { $name } { $number ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } de cada 100
}
cost-show = Ver
cost-played = jugada
cost-hits = { $good ->
    [0] Una opción mejor en { $of } de { $of } decisiones.
   *[other] Ninguna opción mejor en { $good } de { $of } decisiones.
}
cost-accuracy = { $who ->
    [you] Tu precisión: { $percent } %. { cost-hits }
   *[one] Precisión de { $name }: { $percent } %. { cost-hits }
}
cost-accuracy-about = La precisión es la parte de las decisiones en que no había una opción claramente mejor.
cost-review-next = Siguiente error
review-list = Manos y pasos
review-played-best = jugada, la mejor
cost-review-none = Sin errores
aids-none = { $won ->
    [yes] Victoria limpia: sin pistas y sin deshacer nada.
   *[no] Sin pistas y sin deshacer nada.
}
aids-some = Con { $aids }.
aids-hints = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}
aids-undos = { $count ->
    [one] 1 decisión deshecha
   *[other] { $count } decisiones deshechas
}
aids-coached = { $count ->
    [one] 1 pregunta del entrenador
   *[other] { $count } preguntas del entrenador
}
stats-accuracy = Precisión
stats-accuracy-of = Precisión en { $skill ->
    [bidding] la subasta
    [leading] las salidas
   *[following] las respuestas
}
stats-by-skill = Precisión: decisiones sin opción mejor
stats-over-time = Precisión, partida a partida
stats-over-time-of = { $skill ->
    [bidding] Subasta, partida a partida
    [leading] Salidas, partida a partida
   *[following] Respuestas, partida a partida
}
stats-latest-right = La última partida está a la derecha.
stats-lost = Coste medio de los errores por partida
stats-clean = Victorias sin ayuda
stats-hints = Pistas
stats-undos = Decisiones deshechas
stats-coached = Preguntas del entrenador

## Lo que solo dice un lector de pantalla

# Los botones junto a un número, o junto a una de varias palabras, tras el nombre de lo que cambian.
voice-less = { $name }: menos
voice-more = { $name }: más
voice-home = Pantalla inicial
# Una cosa y cómo está: «Ana: 7», «Ana: as de picas», «Velocidad: rápida».
voice-hand = Tu mano
voice-moved = Carta { $place } de { $count }.
voice-row = Cartas delante de { $name }
voice-on-hidden = sobre una carta tapada
voice-trick = Baza
voice-scores = Puntuación
voice-bar = Barra
voice-playable = Puedes jugarla.
voice-advised = Es la aconsejada.
voice-advised-discard = Se aconseja descartarla.
voice-marked = { $goes ->
    [yes] Se descarta.
   *[no] Se conserva.
}
voice-to-discard = Para descartar: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Pareja: { $names }
   *[other] Compañeros: { $names }
}
voice-put-away = Quitar el aviso
voice-seat-remove = Quitar a { $name }
voice-family-forget = Olvidar a { $names }
voice-key = { $key }. Tecla para: { $deed }
voice-arrow = { $to ->
    [left] Flecha izquierda
    [right] Flecha derecha
    [up] Flecha arriba
   *[down] Flecha abajo
}
voice-colour = Color { $number }
voice-review-first = Primer paso de la mano
voice-review-back = Paso atrás
voice-review-on = Paso adelante
voice-review-last = Último paso de la mano

## Estadísticas

stats-title = Historial
stats-none = Aún no ha terminado ninguna partida. Desde la primera, aquí se cuenta todo.
stats-none-such = Ninguna partida coincide.
stats-cut = Las estadísticas son ya tan largas que las partidas más antiguas no se cuentan.
stats-erased = Todas las estadísticas se han borrado.
stats-erase = Borrar todo
stats-erase-undo = Recuperarlo
stats-who = Partidas de quién
stats-rules = Con qué reglas
stats-against = Contra bots
stats-all-levels = Todos
stats-own-rules = Reglas de la casa
stats-bots = Bots, { $level }
stats-export = Guardar como CSV
stats-exported = Guardado en { $file }
stats-exported-unasked = Aquí no hay selector de archivos. Guardado en { $file }
stats-pictures = Gráficos
stats-table = Tabla
stats-games = Partidas ganadas
stats-hands = Manos jugadas
stats-bids = Pujas cumplidas
stats-set-backs = Pujas fallidas
stats-streak = Racha más larga de victorias
stats-streak-now = Victorias seguidas ahora
stats-of = { $made } de { $of }
stats-untried = ninguna aún
stats-percent = { $percent } %
stats-luck-title = Suerte en el reparto
stats-luck = { $role ->
    [person] Personas
    [partner] Bots de su bando
   *[bot] Otros bots
}: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}. En cada una, de media, { $aces } ases, { $jacks } jotas de triunfo y, según el reparto, { $points } de Alta, Baja y Jota.
stats-luck-about = En muchas manos, todos reciben los mismos ases. Quien abre elige el triunfo; por eso, quien abre más a menudo también tiene más jotas de triunfo y puntos.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Pujas de { $bid }
stats-suit = Triunfo: { $suit }
stats-by-bid = Pujas cumplidas, por número
stats-by-suit = Pujas cumplidas, por triunfo
stats-points = Puntos anotados
stats-results = Resultados: ganadas sobre la línea, perdidas debajo
stats-last-right = La última partida está a la derecha; una racha hace crecer las barras.
stats-last-game = La última partida: puntuación mano a mano
records-tab = { $tab ->
    [you] Tú
    [game] Por juego
   *[every] Todo
}
records-people = Partidas en las que quedaste por delante
records-person = Quedaste por delante en { $ahead } de { $games }
records-finish = { $finish ->
    [ahead] Quedaste por delante
    [behind] { $name } quedó por delante
   *[partners] En la misma pareja
}
records-partner = pareja
records-with = Tus partidas con { $name }
records-latest = Las últimas { $shown } de { $games }.
records-gone = Esa partida ya no se conserva.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Última partida
   *[other] Últimas { $games } partidas
}: ganadas arriba, perdidas abajo
records-last-told = { $games ->
    [one] Última partida
   *[other] Últimas { $games } partidas
}: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}.
# Below a large number of games that were won.
records-won = de { $games } ganadas
# Below a large number.
records-streak = racha ganadora
records-longest = mejor racha
records-bids = pujas cumplidas
records-choose = Qué tal eliges
records-weeks = doce semanas
records-missing = { $count ->
    [one] Falta una decisión
   *[other] Faltan { $count } decisiones
}
records-week = { $weeks ->
    [0] Esta semana
    [one] La semana pasada
   *[other] Hace { $weeks } semanas
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } por ciento { $weeks ->
    [one] la semana pasada
   *[other] hace { $weeks } semanas
}, { $now } ahora, { $trend ->
    [rising] mejorando
    [falling] bajando
   *[level] sin cambios
}
records-line-short = { $skill }, { $now } por ciento
records-about = Decisiones sin una opción mejor. Una partida se juzga cuando acaba, igual que en «Lo que costó». Las partidas con pistas o jugadas deshechas no cuentan.
records-practice = { $skill ->
    [bidding] Practicar la subasta
    [leading] Practicar las salidas
   *[following] Practicar las respuestas
}
records-none = Acaba una partida y tu historial empezará aquí.
# Results at tables with the plain levels that there were before the eight people.
records-before = Antes de los ocho
home-statistics = Historial

## Hands on phones

phone-join-title = Unirse
phone-kitchen-table = Mesa de la cocina
phone-who-are-you = ¿Quién eres?
phone-only-this = Solo este teléfono mostrará tus cartas.
phone-sit-down = Sentarse
phone-picture = Tu imagen
phone-place = Tu sitio
phone-full = Todos los sitios están ocupados.
phone-full-ask = Todos los sitios están ocupados. ¿Cuál es el tuyo?
phone-elsewhere-place = { $name } (en otro teléfono)
phone-free = libre
phone-away = ausente
phone-here = Está aquí
phone-face = { $face ->
    [owl] búho
    [cat] gato
    [hare] liebre
    [bear] oso
    [duck] pato
    [teapot] tetera
    [boat] barco
    [pear] pera
    [bell] campana
   *[fox] zorro
}
phone-place-gone = Ese sitio está ocupado.
phone-place-asked = Preguntamos a los demás si puedes ocupar el sitio de { $name }. Vuelve a intentarlo en un momento.
phone-name-taken = Aquí ya hay alguien que se llama { $name }.
phone-taken = { $name } juega en otro teléfono.
phone-taken-cards = Tus cartas también están ahora allí.
phone-seat-asked = Preguntamos a los demás.
phone-ask-seat = Pedir mi sitio
phone-elsewhere = Sentarse en otro sitio
phone-looking = Buscando la mesa.
phone-cards-wait = Tus cartas te esperan.
phone-try-now = Probar ahora
phone-restart = El equipo se está reiniciando.
phone-restart-keep = No se pierde nada. Deja abierta esta página.
phone-closed = La partida se ha cerrado en el equipo.
phone-closed-keep = No se pierde nada. Cuando se continúe allí, esta página seguirá sola.
phone-code = Código
phone-code-ask = Escribe el código que está en la pantalla grande
phone-wrong-code = Ese no es el código.
phone-join = Unirse
phone-point-camera = Apunta aquí con la cámara
phone-same-wifi = El mismo wifi, sin necesidad de internet.
phone-no-network = Este equipo no está en ninguna red: ningún teléfono puede abrir esto.
phone-late = Mientras tanto ha pasado algo. Mira otra vez.
phone-unreadable = La mesa no ha podido leer eso.
phone-first = Ahora se pregunta otra cosa. Vuelve a intentarlo en un momento.
phone-seated = Ya estás en la mesa, { $name }.
phone-gathering = { $count ->
    [0] No falta nadie.
    [one] Hay un sitio libre. Todavía puede unirse alguien; si no, ahí juega un bot.
   *[other] Hay { $count } sitios libres. Todavía puede unirse más gente; si no, ahí juegan bots.
}
phone-your-turn = Tu turno.
phone-thinking = { $name } está pensando.
phone-to-play = Falta que juegue { $name }
phone-tv-turn = { $turn ->
    [play] Juega { $name }
    [bid] Habla { $name }
    [discard] Descarta { $name }
   *[speak] Habla { $name }
}
phone-trick = La baza
phone-calls = Las pujas
phone-turned-up = Muestra
phone-winning = { $card }, gana
phone-not-now = { $card }, ahora no
phone-play = Jugar { $card }
phone-out = Fuera
phone-ready = Continuar
phone-again = Otra partida
phone-waiting-for = Se espera a { $names }.
phone-costs = Lo que costó
phone-rules = Reglas
phone-take-back = Deshacer
phone-leave = Dejar la mesa
phone-asks-back = { $name } quiere deshacer su jugada.
phone-asks-bot = { $name } lleva un rato fuera.
phone-asks-place = Otro teléfono pide el sitio de { $name }.
phone-not-back = Se queda así: alguien dijo que no.
phone-went-on = Se queda como está: el juego ha seguido.
phone-taken-back = Se ha deshecho la última decisión.
phone-let-them = Permitir
phone-let-bot = Que siga un bot
phone-wait = Esperar
phone-refuse = No
phone-close = Cerrar
phone-settings = Este teléfono
phone-one-press = Un toque juega
phone-left-hand = Botones a la izquierda
phone-buzz = Vibrar cuando sea mi turno
phone-as-phone = Como el teléfono
phone-light = Claro
phone-dark = Oscuro
usage-about-host = Abre una mesa sin ventana, con las cartas de cada uno en teléfonos de la misma red
usage-host-rules = Empieza una partida con estas reglas: un reglamento incluido, el nombre de uno tuyo o el archivo de un reglamento
usage-host-seats = Quién se sienta a la mesa, por orden: nombres de personas, que llevan sus cartas en teléfonos, y bots, por ejemplo `bot:sharp`
usage-host-listen = Escucha solo en esta dirección y este puerto, por ejemplo 127.0.0.1:7717; por defecto, en todas las direcciones privadas de este equipo
usage-host-name = Un nombre con el que los teléfonos llegan a la mesa a través de un proxy; la opción se puede repetir
usage-host-pad = Lleva la libreta de una partida con cartas de verdad: en ella están las personas de `--seats`, y se apunta desde teléfonos
host-open = Abre { $address } en cada teléfono, o apunta su cámara aquí:
host-code = Código: { $code }
host-plain = En esta red, cualquiera podría leerlo: lo que se dicen los teléfonos y este equipo no está cifrado.
host-sat = { $name } está en la mesa.
host-left = { $name } se ha ido. Sigue un bot.
host-away = El teléfono de { $name } no responde.
host-back = { $name } ha vuelto.
host-begins = La primera mano está repartida.
host-hand = Mano { $number }: { $result }
host-ends = La mesa está cerrada y la partida, guardada. Inicia otra vez `auction-pitch host`, y los teléfonos encontrarán sus sitios.
host-ends-empty = La mesa está cerrada. Nadie se había sentado aún.
host-game-over = La partida ha terminado. Cada teléfono muestra cómo acabó y puede empezar otra.
host-ends-unsaved = La mesa está cerrada. La partida no está guardada.
host-no-port = Ningún teléfono puede llegar a este equipo: { $reason }
host-no-seats = Indica quién juega, por ejemplo --seats "Ana,Ben,bot:sharp,bot:master". Hace falta al menos una persona.
host-pad-no-seats = Indica quién juega, por ejemplo --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = «{ $seat }» no vale como sitio: escribe un nombre, o un bot, por ejemplo bot:sharp. Los niveles son { $levels }.
host-twice = { $name } no puede ocupar dos sitios.
host-going-on = La partida sigue donde se quedó.
host-pad-people = Una libreta es para personas: «{ $seat }» no es un nombre.
host-pad-ends = La libreta está cerrada y guardada. Inicia otra vez `auction-pitch host --pad`, y seguirá donde quedó.
host-pad-ends-unsaved = La libreta está cerrada. No se ha guardado.

## Window: the joining sheet of the kitchen table

join-phones = Teléfonos
join-code = Código { $code }
join-drawn = Código QR de la dirección { $address }
join-at-computer = en este equipo
join-phone = teléfono
join-until = hasta que alguien se siente
join-choosing = está eligiendo una imagen
join-tv = Mostrar la mesa en una tele
join-tv-open = Abre esta dirección en la tele
join-show-phones = Mostrar el código para teléfonos
join-pad = Quien abra esta dirección ve la libreta y puede apuntar una mano.
join-pad-phones = { $count ->
    [0] Todavía no hay ningún teléfono.
    [one] Hay un teléfono.
   *[other] Hay { $count } teléfonos.
}

## La libreta para una partida con cartas de verdad.

scorepad-title = Libreta
# Una línea de la libreta, con el número de la mano.
scorepad-line = Mano { $number }: { $told } { $scores }
scorepad-line-thrown-in = Mano { $number }: anulada.
# Un nombre y una puntuación, entre varios: «Ruth 4».
scorepad-score = { $name } { $score }
scorepad-no-jack = La jota no estaba en juego.
scorepad-no-game = Nadie hizo Juego.
scorepad-all-out = Los { $points } ya tienen dueño.
scorepad-empty = Todavía no hay nada en la libreta.
scorepad-unfit-over = La partida ha terminado. Deshaz la última mano o empieza otra partida.
scorepad-unfit-seat = En el sitio { $seat } no hay nadie.
scorepad-unfit-turned = En este juego no se descubre ninguna carta ni se pide.
scorepad-unfit-bids = En este juego no se puja.
scorepad-unfit-nobody-bid = Falta la puja. Di quién pujó y cuánto, o que la mano se anuló.
scorepad-unfit-bid-missing = ¿De cuánto fue la puja?
scorepad-unfit-bid-of-nobody = ¿Quién pujó { $bid }?
scorepad-unfit-bid = En este juego no se puede pujar { $bid }.
scorepad-unfit-hole = Quien está en números rojos no puede pujar un smudge.
scorepad-unfit-refusal = Esa oferta no puede haberse rechazado: solo el mano rechaza una, para abrir por lo mismo.
scorepad-unfit-partner = Esa persona no puede ser la pareja.
scorepad-unfit-point = { $point } no puntúa en este juego.
scorepad-unfit-often = { $most ->
    [1] Solo un bando puede hacer { $point }.
   *[other] { $point } se hace como mucho { $most } veces.
}
scorepad-unfit-missing = Alguien tiene que haber hecho { $point }.
scorepad-unfit-twice = { $point } está nombrado y también contado. Basta con una de las dos cosas.
scorepad-unfit-below = Nadie puede hacer { $points } puntos.
scorepad-unfit-named = En este juego los puntos se dicen por su nombre: di quién hizo { $points }.
scorepad-unfit-many = Son { $told } puntos, y solo hay { $most }.
scorepad-unfit-few = Suman { $told }, y siempre se hacen los { $most } puntos.
scorepad-unfit-trick = Quien no tiene ninguna baza no puede haber ganado ese punto.
scorepad-unfit-order = { $way ->
    [pegged] Más de un bando ha llegado a la meta. La mano acaba con la baza con la que alguien llega: cuenta solo hasta ahí.
   *[counted] Más de un bando ha llegado a la meta, y decide el orden de los puntos. Di punto por punto quién lo hizo.
}
scorepad-wrong-line = Entonces la mano { $number } no cuadra: { $reason }

# Lo que se pregunta y se responde en el terminal.
scorepad-goes-on = La libreta de { $names }: { $game }.
scorepad-ask-people = ¿Quiénes juegan? Escribe { $count } nombres en el orden de los sitios, separados por comas. [{ $default }]
scorepad-answer-people = Escribe { $count } nombres distintos separados por comas, cada uno de una a { $max } letras.
scorepad-ask-dealer = ¿Quién reparte primero? [{ $default }]
scorepad-answer-name = Escribe uno de estos nombres: { $names }.
scorepad-answer-nobody = Escribe uno de estos nombres, o «-» para nadie: { $names }.
scorepad-next = Mano { $number }. Reparte { $dealer }.
scorepad-example = Escribe la mano, por ejemplo «{ $example }», o pulsa Enter para que se te pregunte.
# Una puja en una línea escrita: «Ben puja 3».
scorepad-example-bid = { $name } puja { $bid }
# Un punto y quién lo hizo, en una línea escrita: «Alto Ben», «Jota -».
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = ¿Quién pujó, y cuánto? Escribe un nombre y un número, o «paso» si nadie pujó.
scorepad-answer-bid = Escribe un nombre y un número, por ejemplo «{ $example }», o «paso».
scorepad-ask-refused = ¿De quién era la oferta que rechazó { $name }? Escribe un nombre, o «-» para nadie.
scorepad-ask-partner = ¿Quién fue pareja de { $name }? Escribe un nombre, o «-» para nadie.
scorepad-ask-turned = ¿Qué cartas se descubrieron como muestra? Escribe sus valores por orden, o «-».
scorepad-answer-turned = Escribe valores, por ejemplo «{ $example }», o «-».
scorepad-ask-gift = ¿Dio un punto el repartidor cuando le pidieron? sí o no [no]
scorepad-ask-point = ¿Quién hizo { $point }? Escribe un nombre, o «-» para nadie.
scorepad-ask-hung = ¿La jota se ganó a otro bando? sí o no [no]
scorepad-ask-tricks = ¿Fueron todas las bazas para { $name }? sí o no [no]
scorepad-ask-count = ¿Cuántos puntos para { $name }? [0]
scorepad-answer-count = Escribe un número de 0 a { $most }.
scorepad-unclear = «{ $words }» no está claro. «ayuda» dice qué se puede escribir.
scorepad-otherwise = «{ $words }» no encaja con lo que dice antes la línea.
scorepad-corrects = La mano { $number }, otra vez:
scorepad-no-line = En la libreta no hay mano { $number }.
scorepad-undone = La mano { $number } queda deshecha.
scorepad-nothing = No hay ninguna mano que deshacer.
scorepad-dropped = Esta mano no está en la libreta.
scorepad-left = Se acabaron las preguntas sobre esta mano; no está en la libreta.
scorepad-leave-hand = O escribe «deshacer» para dejar esta mano.
scorepad-over = Escribe «otra vez» para otra partida con la misma gente, «deshacer» para deshacer la última mano, o «salir».
scorepad-saved = La libreta está guardada.
scorepad-help =
    Una mano en una línea: «{ $example }». El orden da igual; «-» quiere decir nadie. Lo que falta se pregunta.
    «Ben reparte»: repartió otra persona.
    anulada: la mano se anuló.
    deshacer: deshace la última mano, las veces que quieras.
    corregir 3: la mano 3 otra vez. Todo lo que sigue se vuelve a calcular.
    libreta: todas las manos y el marcador.
    otra vez: otra partida con la misma gente.
    reglas: las reglas en vigor.
    salir: termina. La libreta se guarda después de cada mano.
scorepad-help-turned =
    muestra seis jota: se descubrieron estas cartas; «muestra -» si ninguna puntúa.
    punto dado: el repartidor dio un punto cuando le pidieron.

# La libreta en la ventana.
scorepad-about = Las cartas las pones tú. La cuenta la llevamos aquí.
scorepad-hand = Mano { $number }
scorepad-deals = Reparte { $name }.
scorepad-leads = { $name }, en cabeza
scorepad-house = Las reglas de la casa también valen aquí.
scorepad-begin = Empezar
scorepad-another = Otro de los { $count }
scorepad-more = Una persona más
scorepad-fewer = Una persona menos
scorepad-name = Nombre del jugador { $number }
scorepad-new = Otra libreta
scorepad-again = Otra vez la misma gente
scorepad-write = Apuntar
scorepad-fill = Marca quién pujó y quién hizo cada punto.
scorepad-fill-made = Anota quién hizo cada punto.
scorepad-untold = ¿Cuántos puntos para { $name }?
scorepad-dealer = Reparte
scorepad-turned = Muestra
scorepad-begged = Petición
scorepad-given = El repartidor dio un punto
scorepad-bidder = Puja de
scorepad-bid = Puja
scorepad-partner = Pareja
scorepad-refused = Rechazada
scorepad-hung = Ganada a otro bando
scorepad-tricks = Todas las bazas
scorepad-points = Puntos
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } veces
scorepad-all-hands = Todas las manos
scorepad-last-hands = Las últimas manos

words-pad-bid = puja, pujó, pujo
words-pad-dealer = reparte, da
words-pad-nobody = -, nadie, ninguno
words-pad-thrown-in = anulada, anular, anulamos
words-pad-turned = muestra, muestras, vuelta, vueltas
words-pad-gift = punto dado, dio un punto
words-pad-correct = corregir, corrige
words-pad-show = libreta, marcador, puntuación, puntuacion, tanteo
words-pad-again = otra vez, otra, revancha
usage-about-pad = Lleva en la terminal la cuenta de una partida con cartas de verdad, con una mano por línea
usage-pad-rules = Empieza una libreta con estas reglas: un juego por cualquiera de sus nombres, el nombre de unas reglas propias o su archivo; si no, la que dejaste
usage-pad-players = Cuántas personas juegan (de 2 a 7)
