# As palavras de Auction Pitch em português do Brasil.
#
# Onde uma frase fala de alguém, $who diz como: [you] é a pessoa a quem se fala, [one] é outra. Onde fala de um lado,
# [several] são parceiros e [your-side] é um lado a que pertence a pessoa a quem se fala.

## Nomes das coisas

game-name = Auction Pitch

suit = { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
}
suit-capital = { $suit ->
    [clubs] Paus
    [diamonds] Ouros
    [hearts] Copas
   *[spades] Espadas
}
suit-single = carta de { suit }
suit-one = uma carta de { suit }
rank = { $rank ->
    [two] dois
    [three] três
    [four] quatro
    [five] cinco
    [six] seis
    [seven] sete
    [eight] oito
    [nine] nove
    [ten] dez
    [jack] valete
    [queen] dama
    [king] rei
   *[ace] ás
}
# O valor de uma carta, ou qual curinga ela é.
card-rank = { $rank ->
    [joker] curinga
    [low-joker] curinga menor
   *[other] { rank }
}
card = { $rank ->
    [queen] a { card-alone }
   *[other] o { card-alone }
}
card-object = { card }
card-with = { card }
# Uma carta cujo naipe já se sabe: “Clara segue com o cinco”.
card-rank-with = { $rank ->
    [queen] a { card-rank }
   *[other] o { card-rank }
}
card-off-with = { $rank ->
    [queen] a { trump-off }
   *[other] o { trump-off }
}
card-alone = { $rank ->
    [joker] curinga
    [low-joker] curinga menor
   *[other] { rank } de { suit }
}
cards-of-suit = { suit-capital }: { $ranks }
cards-none = nenhuma carta

point = { $point ->
    [high] Alto
    [low] Baixo
    [jack] Valete
    [last] Última vaza
    [joker] Curinga
   *[game] Jogo
}
# Um valor que conta em todos os naipes menos no trunfo.
point-plain = { $rank ->
    [two] Dois
    [three] Três
    [four] Quatro
    [five] Cinco
    [six] Seis
    [seven] Sete
    [eight] Oito
    [nine] Nove
    [ten] Dez
    [jack] Valete
    [queen] Dama
    [king] Rei
   *[ace] Ás
} comum
# A carta de um valor no outro naipe da cor do trunfo: “Valete gêmeo”.
point-off = { $rank ->
    [two] Dois gêmeo
    [three] Três gêmeo
    [four] Quatro gêmeo
    [five] Cinco gêmeo
    [six] Seis gêmeo
    [seven] Sete gêmeo
    [eight] Oito gêmeo
    [nine] Nove gêmeo
    [ten] Dez gêmeo
    [jack] Valete gêmeo
    [queen] Dama gêmea
    [king] Rei gêmeo
   *[ace] Ás gêmeo
}
# A carta de um valor no naipe de trunfo, onde ela conta mais para o Jogo.
counter-trump = { rank } de trunfo
point-letter = { $point ->
    [high] A
    [low] B
    [jack] V
    [last] U
    [joker] X
   *[game] J
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = g{ $rank }
point-meaning = { $point ->
    [high] maior trunfo dado
    [low] { $low_to ->
        [winner] ganhar o menor trunfo
       *[dealt] menor trunfo dado
    }
    [jack] { $hang ->
        [1] quem leva o valete
       *[other] levado; { $hang } se enforcado
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 ponto ao jogar
           *[other] { $worth } pontos ao jogar
        }
       *[winner] { $worth ->
            [1] 1 ponto ao levar
           *[other] { $worth } pontos ao levar
        }
    }
    [plain] { $worth ->
        [1] 1 ponto cada
       *[other] { $worth } pontos cada
    }
    [off] { $worth ->
        [1] 1 ponto ao levar
       *[other] { $worth } pontos ao levar
    }
    [joker] { $worth ->
        [1] 1 ponto cada
       *[other] { $worth } pontos cada
    }
    [last] quem leva a última vaza
   *[game] mais pontos de cartas
}
# O que querem dizer os sinais na mesa.
sign-level = { $name } joga no nível { $level }. { $about }
sign-call = { $words }: { $call ->
    [high] o maior lance.
    [outbid] já não é o maior lance.
    [pass] não deu lance.
    [offer] põe a abertura à venda.
    [pitch] abre por conta própria e precisa dos 4 pontos.
    [accept] vendeu a abertura ao maior lance.
    [undertake] fica com a abertura e tem de cumprir o lance.
    [stand] fica com o naipe da vira.
    [beg] pede outro naipe.
    [take_one] mantém o naipe e dá um ponto por ele.
    [run] dá mais cartas e vira outra.
   *[bunch] quer recolher as cartas e dar as cartas de novo.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D: dá as cartas nesta rodada.
   *[no] Dá as cartas nesta rodada.
}
sign-letter = { $marks ->
    [yes] { $letter }: { $point }, ponto garantido.
   *[no] { $point }, ponto garantido.
}
sign-point = { $name }: { $meaning }. { $certainty ->
    [settled] O visto: nada mais muda isso nesta rodada.
    [so-far] O meio disco: por enquanto, mas uma carta que não saiu ainda pode mudar isso.
   *[open] O anel tracejado: ainda não é de ninguém.
}
sign-contract = { $kind ->
    [free] Todo ponto conta, e não há nada a perder.
   *[some] É preciso fazer { $bid } dos { $sum } pontos; senão, { sign-or }.
    [all] É preciso fazer todos os { $sum } pontos; senão, { sign-or }.
    [slam] É preciso fazer todos os { $sum } pontos e todas as vazas; senão, { sign-or }.
}
sign-boxes = Uma casa com letra é um ponto já garantido.
sign-or = { $failed ->
    [others] os outros marcam { $bid }
   *[own] o placar perde { $bid }
}
sign-turned = O naipe da vira é trunfo, a não ser que o mão peça outro e consiga.
sign-shown = { $by ->
    [cut] O naipe da carta tirada no corte, antes de dar as cartas, é trunfo.
   *[stock_top] O naipe da primeira carta do monte é trunfo.
}
sign-no-trump = { $naming ->
    [announced] O trunfo é declarado antes da primeira carta.
   *[pitched] A primeira carta jogada define o trunfo da rodada.
}
sign-led = Puxada: a primeira carta da vaza. É o naipe dela que se segue.
sign-winning = Ganhando: do jeito que a vaza está, ela é desta carta.
# Por que uma carta de outro naipe tem o sinal de trunfo, e abaixo de qual trunfo ela fica.
sign-off-trump = { $place ->
    [top] { $card }: o maior trunfo.
   *[below] { $card }: um trunfo; logo acima vem { $higher }.
}

person = { $who ->
    [you] Você
   *[one] { $name }
}
person-from = { $who ->
    [you] você
   *[one] { $name }
}
bid-word = { $bid ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $bid }
}
bid-moon-word = bandeira
bid-smudge-word = smudge
# Lances do menor ao maior.
bid-range = de { $min } a { $max }
bid-pass-word = passo
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = passar
list-two = { $first } e { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } e { $second }
list-groups = { $first }, bem como { $second }
list-or = { $first } ou { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } ou { $second }
list-more = { $first }, { $second }
list-apart = { $first }; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name }: { $value }
score-in-hole = { $points } no vermelho
person-object = { $who ->
    [you] você
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] você
   *[one] { $name }
}
person-refused = { $who ->
    [you] você
   *[one] { $name }
}
# Até onde vai a partida; [yes] onde cada ponto põe uma ficha no pote.
goal = { $rid ->
    [yes] até gastar { $target } fichas
    [hands] { $target ->
        [1] partida de uma rodada
       *[other] partida de { $target } rodadas
    }
    [deals] { $target ->
        [1] até cada um dar as cartas uma vez
       *[other] até cada um dar as cartas { $target } vezes
    }
   *[no] até { $target }
}
score-counters = { $counters ->
    [0] nenhuma ficha
    [one] resta { $counters } ficha
   *[other] restam { $counters } fichas
}
counters-put-in = { $counters ->
    [one] { $counters } ficha a menos
   *[other] { $counters } fichas a menos
}
counters-taken-back = { $counters ->
    [one] { $counters } ficha de volta
   *[other] { $counters } fichas de volta
}
pool = { $reds ->
    [0] O pote está vazio
    [one] No pote: { $reds } ficha vermelha
   *[other] No pote: { $reds } fichas vermelhas
}
# Uma linha do placar.
mark = { $cause ->
    [turn-up] { $points } pela vira ({ $card })
    [gift] { $points } de presente
    [price] Recebe { $points }
    [refused] { $points } pela oferta recusada
    [misdeal] { $points } pelas cartas mal dadas
    [look] { $who ->
        [you] { $points } porque você olhou cedo demais
       *[one] { $points } porque { $name } olhou cedo demais
    }
    [renege] { $who ->
        [you] { $points } pela sua renúncia
       *[one] { $points } pela renúncia de { $name }
    }
    [revoke] { $who ->
        [you] Menos { $points } pela sua renúncia
       *[one] Menos { $points } pela renúncia de { $name }
    }
    [set-back] Caiu, menos { $points }
    [bid-taken] { $points } pelo lance dos outros
    [difference] { $points } de diferença
    [moon] { $points } pela bandeira
    [short] Um antes da meta, menos { $points }
   *[slam] { $points } pelo smudge
}
# Algo que vale mais de um ponto, no placar.
mark-point = { $point }: { $points }
mark-reason = { $cause ->
    [turn-up] { $card } na vira
    [gift] o ponto dado pelo pedido
    [price] a abertura foi vendida por { $bid }
    [refused] a oferta de { $bid } foi recusada
    [misdeal] os outros deram mal as cartas
    [look] { $who ->
        [you] você olhou suas cartas cedo demais
       *[one] { $name } olhou as cartas cedo demais
    }
    [renege] { $who ->
        [you] você renunciou com { $card }
       *[one] { $name } renunciou com { $card }
    }
    [revoke] { $who ->
        [you] você renunciou com { $card }
       *[one] { $name } renunciou com { $card }
    }
    [set-back] o lance de { $bid } não foi cumprido
    [bid-taken] o lance de { $bid } não foi cumprido e vai para os outros
    [difference] o que foi feito a mais que o outro lado
    [moon] a bandeira foi declarada e cumprida
    [short] só quem cumpre o lance chega à meta
   *[slam] os quatro pontos e todas as vazas
}

## O que se disse e se fez: uma frase para cada coisa

log-deals = { $who ->
    [you] Você dá as cartas da rodada { $number }.
   *[one] { $name } dá as cartas da rodada { $number }.
}
log-passes = { $who ->
    [you] Você passa.
   *[one] { $name } passa.
}
log-bids = { $who ->
    [you] Você dá um lance de { $bid }.
   *[one] { $name } dá um lance de { $bid }.
}
log-takes-bid = { $who ->
    [you] Você iguala { $bid } e tira o lance de { $from }.
   *[one] { $name } iguala { $bid } e tira o lance de { $from }.
}
log-pitcher = { $who ->
    [you] Você arremata: { $bid }.
   *[one] { $name } arremata: { $bid }.
}
log-pitcher-free = { $who ->
    [you] Ninguém deu lance. Você abre, sem lance a cumprir.
   *[one] Ninguém deu lance. { $name } abre, sem lance a cumprir.
}
log-names-free = { $who ->
    [you] Ninguém deu lance. Você declara o trunfo, sem lance a cumprir.
   *[one] Ninguém deu lance. { $name } declara o trunfo, sem lance a cumprir.
}
log-thrown-in = Todos passam. As cartas são recolhidas.
log-pitches = { $who ->
    [you] Você abre com { $card }.
   *[one] { $name } abre com { $card }.
}
log-trump = O trunfo é { suit }.
log-names-trump = { $who ->
    [you] Você declara { suit } como trunfo.
   *[one] { $name } declara { suit } como trunfo.
}
log-calls-partner = { $who ->
    [you] Você chama { $card }.
   *[one] { $name } chama { $card }.
}
log-partner = { $who ->
    [you] A carta é sua: você joga com { $pitcher } nesta rodada.
   *[one] { $name } tem a carta e joga com { $pitcher_who ->
        [you] você
       *[one] { $pitcher }
    } nesta rodada.
}
log-no-partner = { $who ->
    [you] Ninguém tem a carta. Você joga sem parceiro.
   *[one] Ninguém tem a carta. { $name } joga sem parceiro.
}
log-leads = { $who ->
    [you] Você puxa { $card }.
   *[one] { $name } puxa { $card }.
}
log-follows = { $who ->
    [you] Você segue com { $card }.
   *[one] { $name } segue com { $card }.
}
log-trumps = { $who ->
    [you] Você corta com { $card }.
   *[one] { $name } corta com { $card }.
}
log-drops = { $who ->
    [you] Você joga fora { $card }.
   *[one] { $name } joga fora { $card }.
}
log-takes-trick = { $who ->
    [you] Você ganha a vaza { $number } com { $card }.
   *[one] { $name } ganha a vaza { $number } com { $card }.
}
log-takes-jack = { $who ->
    [you] Você ganha a vaza { $number } com { $card } e leva { $owner ->
        [you] o seu valete de trunfo
       *[one] o valete de trunfo de { $owner_name }
    }.
   *[one] { $name } ganha a vaza { $number } com { $card } e leva { $owner ->
        [you] de você o valete de trunfo
       *[one] o valete de trunfo de { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Você ganha a vaza { $number } com { $card } e salva o valete de trunfo de { $owner_name }.
   *[one] { $name } ganha a vaza { $number } com { $card } e salva { $owner ->
        [you] o seu valete de trunfo
       *[one] o valete de trunfo de { $owner_name }
    }.
}
log-deal-passes = { $who ->
    [you] Agora é você quem dá as cartas.
   *[one] Agora é { $name } quem dá as cartas.
}
log-wins-game = { $who ->
    [you] Você vence a partida.
    [your-side] { $name } vencem a partida.
    [several] { $name } vencem a partida.
   *[one] { $name } vence a partida.
}
log-taken-up = { $who ->
    [you] Você pega suas cartas.
   *[one] { $name } pega as cartas.
}
log-turned-up = A vira: { $card }.
log-uncovered = { $who ->
    [you] Você vira { $card }, sob { $upper }.
   *[one] { $name } vira { $card }, sob { $upper }.
}
log-same-suit = O mesmo naipe de novo.
log-gets-own = Você recebe { $cards }.
log-cut = Cortada para o trunfo: { $card }.
log-stock-top = No alto do monte: { $card }.
log-draws-open = { $who ->
    [you] Você compra { $cards }.
   *[one] { $name } compra { $cards }.
}
log-stock-out = O monte acabou: jogam-se as últimas { $count } cartas.
log-exhausted = O monte se esgotou: as cartas são dadas de novo.
log-offers = { $who ->
    [you] Você põe a abertura à venda.
   *[one] { $name } põe a abertura à venda.
}
log-keeps-pitch = { $who ->
    [you] Você não vende e abre por quatro.
   *[one] { $name } não vende e abre por quatro.
}
log-sells = { $who ->
    [you] Você vende a abertura a { $to } por { $bid }.
   *[one] { $name } vende a abertura a { $to } por { $bid }.
}
log-undertakes = { $who ->
    [you] Você assume a abertura por { $bid } em vez de vendê-la a { $from }.
   *[one] { $name } assume a abertura por { $bid } em vez de vendê-la a { $from }.
}
log-stands = { $who ->
    [you] Você fica com o naipe.
   *[one] { $name } fica com o naipe.
}
log-begs = { $who ->
    [you] Você pede outro naipe.
   *[one] { $name } pede outro naipe.
}
log-gives = { $who ->
    [you] Você dá um ponto: o naipe fica.
   *[one] { $name } dá um ponto: o naipe fica.
}
log-runs = { $who ->
    [you] Você dá mais cartas.
   *[one] { $name } dá mais cartas.
}
log-proposes-to-bunch = { $who ->
    [you] Você propõe recolher as cartas.
   *[one] { $name } propõe recolher as cartas.
}
log-agrees-to-bunch = { $who ->
    [you] Você concorda.
   *[one] { $name } concorda.
}
log-bunched = As cartas são recolhidas, e a mesma pessoa dá as cartas de novo.
log-pitcher-sale = { $who ->
    [you] A abertura é sua, por { $bid }.
   *[one] A abertura é de { $name }, por { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Você é o mão e abre.
   *[one] { $name } é o mão e abre.
}
log-ended-by-score = { $who ->
    [you] Você encerra a partida pelo placar.
   *[one] { $name } encerra a partida pelo placar.
}
log-discards-own = Você descarta { $cards }.
log-discards = { $who ->
    [you] Você descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[one] { $name } descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
log-discards-shown = { $who ->
    [you] Você descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } e mostra os trunfos: { $cards }.
   *[one] { $name } descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } e mostra os trunfos: { $cards }.
}
log-hands-over = { $who ->
    [you] Você passa { $cards } para { $to_name }.
   *[one] { $to ->
        [you] { $name } passa { $cards } para você.
       *[one] { $name } passa { $cards } para { $to_name }.
    }
}
log-weak-hand = { $who ->
    [you] Você mostra uma mão sem figura e sem carta que possa pontuar, e as cartas são dadas de novo: { $cards }.
   *[one] { $name } mostra uma mão sem figura e sem carta que possa pontuar, e as cartas são dadas de novo: { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Você mostra { $cards }, nada acima do nove e nenhum dois, e recebe cartas novas.
   *[one] { $name } mostra { $cards }, nada acima do nove e nenhum dois, e recebe cartas novas.
}
log-takes-widow-own = Você pega o morto: { $cards }.
log-takes-widow = { $who ->
    [you] Você pega o morto: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[one] { $name } pega o morto: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
log-draws-own = Você compra { $cards }.
log-draws = { $who ->
    [you] Você compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[one] { $name } compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
log-takes-rest-own = Você pega o resto do monte: { $cards }.
log-takes-rest = { $who ->
    [you] Você pega o resto do monte: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
   *[one] { $name } pega o resto do monte: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
log-replenished = O monte não basta: { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
} por { $who ->
    [you] você
   *[one] { $name }
} { $count ->
    [one] vai para baixo dele
   *[other] vão para baixo dele
}.
log-out = { $who ->
    [you] Você não tem trunfo e fica de fora.
    [several] { $names } não têm trunfo e ficam de fora.
   *[one] { $names } não tem trunfo e fica de fora.
}
log-lead-passes = { $who ->
    [you] Você não tem mais trunfo
   *[one] { $name } não tem mais trunfo
}; { $to ->
    [you] quem puxa agora é você.
   *[one] quem puxa agora é { $to_name }.
}
log-lays-down = { $who ->
    [you] Você baixa uma mão sem valor: { $cards }.
   *[one] { $name } baixa uma mão sem valor: { $cards }.
}
log-claims = { $who ->
    [you] Você diz: o resto é meu.
   *[one] { $name } diz: o resto é meu.
}
log-stops-early = Todos os pontos estão decididos: o resto não se joga.
log-marked = { $who ->
    [you] Você marca { $points }: { $reason }.
    [your-side] { $name } marcam { $points }: { $reason }.
    [several] { $name } marcam { $points }: { $reason }.
   *[one] { $name } marca { $points }: { $reason }.
}
log-pegs = { $who ->
    [you] Você já marca { $points } com { $card }.
   *[one] { $name } já marca { $points } com { $card }.
}
log-marked-lost = { $who ->
    [you] Você perde { $points }: { $reason }.
    [your-side] { $name } perdem { $points }: { $reason }.
    [several] { $name } perdem { $points }: { $reason }.
   *[one] { $name } perde { $points }: { $reason }.
}
log-misdeals-count = { $who ->
    [you] Você dá o número errado de cartas.
   *[one] { $name } dá o número errado de cartas.
}
log-misdeals-showing = { $who ->
    [you] Você mostra { $cards } ao dar as cartas.
   *[one] { $name } mostra { $cards } ao dar as cartas.
}
log-void = { $who ->
    [you] O seu “{ $call }” não é permitido.
   *[one] O “{ $call }” de { $name } não é permitido.
}
log-pitches-early = { $who ->
    [you] Você puxa { $card } antes do fim do leilão.
   *[one] { $name } puxa { $card } antes do fim do leilão.
}
log-overrides = { $who ->
    [you] Você diz quatro e fica com a abertura.
   *[one] { $name } diz quatro e fica com a abertura.
}
log-leads-wrongly = { $who ->
    [you] Você puxa { $card }, mas a abertura não era sua.
   *[one] { $name } puxa { $card } sem ter a abertura.
}
log-lets-stand = { $who ->
    [you] Você deixa a carta valer.
   *[one] { $name } deixa a carta valer.
}
log-withdrawn = De volta à mão: { $cards }.
log-demanded = { $who ->
    [you] Você { $demand ->
        [highest] tem de jogar a maior carta do naipe puxado
        [lowest] tem de jogar a menor carta do naipe puxado
        [trump] tem de jogar um trunfo
        [no_trump] não pode jogar trunfo
       *[nothing] pode jogar qualquer carta
    }.
   *[one] { $name } { $demand ->
        [highest] tem de jogar a maior carta do naipe puxado
        [lowest] tem de jogar a menor carta do naipe puxado
        [trump] tem de jogar um trunfo
        [no_trump] não pode jogar trunfo
       *[nothing] pode jogar qualquer carta
    }.
}
log-shown = { $who ->
    [you] Você mostra uma carta: { $card }.
   *[one] { $name } mostra uma carta: { $card }.
}
log-calls-card = { $who ->
    [you] Você cobra { $card } de { $from }.
   *[one] { $name } cobra { $card } de { $from }.
}
log-corrects = { $who ->
    [you] Você pega { $card } de volta a tempo.
   *[one] { $name } pega { $card } de volta a tempo.
}
log-renege-found = { $who ->
    [you] Você diz que { $of ->
        [you] você renunciou
       *[one] { $of_name } renunciou
    }, e é verdade: na vaza { $trick }, com { $card }.
   *[one] { $name } diz que { $of ->
        [you] você renunciou
       *[one] { $of_name } renunciou
    }, e é verdade: na vaza { $trick }, com { $card }.
}
log-renege-none = { $who ->
    [you] Você diz que { $of ->
        [you] você renunciou
       *[one] { $of_name } renunciou
    }, mas não é verdade.
   *[one] { $name } diz que { $of ->
        [you] você renunciou
       *[one] { $of_name } renunciou
    }, mas não é verdade.
}

## A primeira vez de dar: o sorteio, o primeiro valete ou o palpite, e o corte

first-draw = Cada um tira uma carta. Quem tira a mais alta dá as cartas primeiro.
first-draws = { $who ->
    [you] Você tira { $card }.
   *[one] { $name } tira { $card }.
}
first-draw-again = Empate: { $names } tiram de novo.
first-deals = { $who ->
    [you] Sua carta é a mais alta: você começa dando as cartas e fica no seu lugar.
   *[one] A carta de { $name } é a mais alta: { $name } começa dando as cartas e fica no lugar.
}
first-jack = As cartas são dadas abertas até sair um valete. Quem o recebe abre primeiro.
first-gets = { $who ->
    [you] Você recebe { $card }.
   *[one] { $name } recebe { $card }.
}
first-cuts = Alguém de cada lado corta. Quem tira a carta { $low ->
    [yes] mais baixa
   *[no] mais alta
} abre primeiro.
first-cuts-choose = Alguém de cada lado corta. Quem tira a carta mais alta diz quem abre primeiro.
first-cuts-card = { $who ->
    [you] Você corta { $card }.
   *[one] { $name } corta { $card }.
}
first-cuts-again = Empate: { $names } cortam de novo.
log-first-pitcher = { $who ->
    [you] O dois de ouros está com você: você abre primeiro.
   *[one] O dois de ouros está com { $name }, que abre primeiro.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Você tira a carta mais alta e escolhe abrir primeiro.
       *[one] Você tira a carta mais alta e escolhe { $of_name } para abrir primeiro.
    }
   *[one] { $of ->
        [self] { $name } tira a carta mais alta e escolhe abrir primeiro.
        [you] { $name } tira a carta mais alta e escolhe você para abrir primeiro.
       *[one] { $name } tira a carta mais alta e escolhe { $of_name } para abrir primeiro.
    }
}
first-guess = { $who ->
    [you] Seu palpite é { $colour ->
        [red] vermelho
       *[black] preto
    }.
   *[one] O palpite de { $name } é { $colour ->
        [red] vermelho
       *[black] preto
    }.
}
first-guess-card = A carta virada: { $card }.
first-pitches = { $who ->
    [you] Você abre
   *[one] { $name } abre
} primeiro, e quem dá as cartas é { $dealer ->
    [you] você
   *[one] { $dealer_name }
}.
first-cut = { $who ->
    [you] Você corta o baralho: { $lifted } cartas e { $left }.
    [before] Quem está antes de quem dá as cartas corta o baralho: { $lifted } cartas e { $left }.
   *[one] { $name } corta o baralho: { $lifted } cartas e { $left }.
}
first-title = Quem dá as cartas primeiro
first-go-on = Dar as cartas
first-title-pitch = Quem abre primeiro

## O que fazer agora

prompt-deal = { $who ->
    [you] Dê as cartas da rodada { $number }.
   *[one] { $name } dá as cartas da rodada { $number }.
}
prompt-bid = Seu lance.
prompt-bid-dealer = Seu lance: você deu as cartas.
prompt-waits-bid = Esperando o lance de { $name }.
prompt-waits-play = Esperando a jogada de { $name }.
prompt-pitch = Abra com qualquer carta: o naipe dela será trunfo.
prompt-pitch-named = Abra com qualquer carta: o naipe dela será trunfo. Com { $cards }, você diz o naipe.
prompt-pitch-spades = Abra com qualquer carta: o naipe dela será trunfo. Com um curinga, o trunfo é espadas.
prompt-pitch-no-joker = Abra com qualquer carta menos um curinga: o naipe dela será trunfo.
prompt-joker-led = Puxaram um curinga: jogue qualquer carta.
prompt-lead = Puxe qualquer carta.
prompt-last-card = Jogue sua última carta.
prompt-to-peg = { $points } a marcar.
prompt-follow = Siga com { suit }.
prompt-follow-or-trump = Siga com { suit } ou corte.
prompt-follow-trump = Siga o trunfo: jogue { suit-one }.
prompt-void = Você não tem { suit }: jogue qualquer carta.
prompt-void-trump = Você não tem { suit }: corte ou jogue fora qualquer carta.
prompt-void-over = Você não tem { suit }: supere o trunfo da mesa ou jogue fora outra carta.
prompt-void-must-trump = Você não tem { suit }: é obrigatório cortar.
prompt-over = A partida acabou.

bidding-none = Ninguém deu lance. Faça um de { $min } ou mais, ou passe.
bidding-over = { $who ->
    [you] O lance é seu: { $bid }. Suba ou passe.
   *[one] O lance é de { $name }: { $bid }. Suba ou passe.
}
bidding-highest = { $who ->
    [you] O lance é seu: { $bid }. Não há lance maior; passe.
   *[one] O lance é de { $name }: { $bid }. Não há lance maior; passe.
}
bidding-dealer = { $who ->
    [you] O lance é seu: { $bid }. Você pode igualar.
   *[one] O lance é de { $name }: { $bid }. Você pode igualar.
}
bidding-take = { $who ->
    [you] O lance é seu: { $bid }. Você pode igualar.
   *[one] O lance é de { $name }: { $bid }. Você pode igualar.
}
bidding-forced = Os outros passaram, então quem dá as cartas tem de dar um lance.
bidding-forced-up = Os outros passaram, então quem dá as cartas tem de fazer um lance de { $min } ou mais.
bidding-forced-to = Os outros passaram, então quem dá as cartas tem de fazer um lance de { $bid }.
bidding-dealer-last = Ninguém deu lance, e você fala por último.
note-pass-open = Deixa para os outros
note-pass-last = As cartas são recolhidas
note-pass-eldest = { $who ->
    [you] Você abre
   *[one] { $name } abre
}
note-pass-dealer = { $who ->
    [you] Você escolhe o trunfo, sem lance a cumprir
   *[one] { $name } escolhe o trunfo, sem lance a cumprir
}
note-pass-holds = { $who ->
    [you] O lance fica com você: { $bid }
   *[one] O lance fica com { $name }: { $bid }
}
note-pass-pitches = { $who ->
    [you] Você abre por { $bid }
   *[one] { $name } abre por { $bid }
}
note-smudge = Os 4 pontos e a partida, ou perder 4
note-smudge-hole = Os 4 pontos, ou perder 4; no vermelho você não vence
note-take = { $who ->
    [you] Igualar o próprio lance: fazer { $bid }, ou { note-or }
   *[one] Tirar o lance de { $name }: fazer { $bid }, ou { note-or }
}
# O que acontece quando um lance falha.
note-or = { $failed ->
    [others] dar { $bid } aos outros
   *[own] perder { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Todos os { $sum } pontos e todas as vazas
   *[points] Todos os { $sum } pontos
} { $worth ->
    [game] vencem a partida
    [zero] levam você a zero
   *[points] valem { $gain }
}; senão, menos { $stake }
note-open = { $kind ->
    [slam] Todos os { $sum } pontos e todas as vazas, ou { note-or }
    [all] Fazer todos os { $sum } pontos, ou { note-or }
   *[some] Fazer { $bid } dos { $sum } pontos, ou { note-or }
}
prompt-discard = { $count ->
    [one] Descarte { $count } carta.
   *[other] Descarte { $count } cartas.
}
prompt-discard-any = Descarte até { $max ->
    [one] { $max } carta
   *[other] { $max } cartas
}, ou fique com todas.
prompt-discard-range = Descarte entre { $min } e { $max } cartas.
prompt-keep = Fique com { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} e descarte o resto.
prompt-waits-keep = Esperando { $name } escolher no resto do monte.
prompt-lead-any-trump = Puxe qualquer trunfo.
prompt-play-any-trump = Jogue qualquer trunfo.
prompt-first-lead-trump = A primeira carta puxada tem de ser trunfo.
prompt-waits-word = Esperando { $name }.
prompt-waits-discard = Esperando o descarte de { $name }.
prompt-stand-or-beg = O trunfo seria { suit }: fique com ele ou peça outro naipe.
prompt-begged = O mão pede outro naipe: dê um ponto e mantenha { suit }, ou dê mais cartas.
prompt-must-run = O mão pede outro naipe, e um ponto acabaria com a partida: { suit } não pode ficar.
prompt-before-run = Vai haver mais cartas: siga em frente ou proponha recolher.
prompt-bunch-proposed = Recolha as cartas ou dê mais cartas.
prompt-offer-or-pitch = Ponha a abertura à venda ou abra você por quatro.
prompt-sell-or-undertake = O lance é { $bid }: venda ou assuma o lance.
prompt-price = Seu lance pela abertura.
prompt-called = Os adversários cobram sua carta: jogue { $card }.
prompt-play-higher = Sua primeira carta tem de ser mais alta que { $card }, que você descartou.
prompt-partner-card = Chamaram sua carta: jogue { $card } na primeira vaza.
prompt-lead-trump = Puxe um trunfo: foi você quem o declarou.
prompt-demanded = Quem abre exige: jogue { $cards }.
# Acima das respostas de um painel: o que se pergunta, em poucas palavras.
question-stand = Ficar ou pedir?
question-begged = Dar o ponto ou mais cartas?
question-must-run = É preciso dar mais cartas
question-run = Mais cartas ou recolher?
question-offer = Abrir ou oferecer?
question-sell = Vender por { $bid }?
question-price = Seu lance
question-override = Quatro, ou deixar valer?
question-wrong-lead = Deixar a carta valer?
question-demand = O que { $name } deve jogar?
question-name-trump = Qual é o trunfo?
question-call-partner = Chame um parceiro
question-first-pitcher = Quem abre primeiro?
call-trumps = Trunfos
# Quantas cartas da mão um naipe faria trunfo.
note-name-trump = { $count ->
    [0] nenhum trunfo
    [one] { $count } trunfo
   *[other] { $count } trunfos
}
question-claims = Algo a declarar?
bidding-sale = { $from ->
    [you] Sua abertura está à venda. Os lances começam em { $min }.
   *[other] A abertura de { $from } está à venda. Dê um lance de { $min } ou mais, ou passe.
}
note-offer = Os outros oferecem; a última palavra é sua
note-sale-bid = Você abre por { $bid } se { $name } aceitar
note-pitch = Fazer os 4 pontos, ou perder 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Você abre por { $bid }
       *[one] { $name } abre; você marca { $bid } já
    }
   *[none] { $who ->
        [you] Você abre por { $bid }
       *[one] { $name } abre; você não marca nada
    }
}
note-undertake = Você abre: fazer { $bid }, ou perder { $bid }
note-undertake-paid = { $who ->
    [you] Você abre: fazer { $bid }, ou perder { $bid }
   *[one] Fazer { $bid }, ou perder { $bid }; { $name } marca { $bid } já
}
note-stand = O trunfo é { suit }, e você puxa
note-beg = { $who ->
    [you] Você dá um ponto ou mais cartas
   *[one] { $name } dá um ponto ou mais cartas
}
note-take-one = 1 ponto para { $name }{ $wins ->
    [yes] , que vence a partida
   *[no] {""}
}
note-run = Mais três cartas para cada um e outra vira
note-bunch = Se os dois quiserem, a mesma pessoa dá as cartas de novo
note-bunch-agree = A mesma pessoa dá as cartas de novo
call-offer-word = oferecer
call-pitch-word = abrir
call-accept-word = vender
call-undertake-word = assumir
call-stand-word = ficar
call-beg-word = pedir
call-take-one-word = dar o ponto
call-run-word = mais cartas
call-bunch-word = recolher
note-weak-hand = A mesma pessoa dá as cartas de novo
note-weak-hand-new = Você recebe cartas novas

## O que não se pode fazer, e por quê

refused-game-over = A partida acabou.
refused-not-your-turn = { $who ->
    [you] É a sua vez.
   *[one] É a vez de { $name }.
}
refused-deal-first = Primeiro é preciso dar as cartas da próxima rodada.
refused-nothing-to-deal = Há uma rodada em andamento: não há cartas a dar.
refused-still-bidding = O leilão não acabou: dê um lance ou passe primeiro.
refused-bidding-over = O leilão acabou: jogue uma carta.
refused-nobody-bids = Neste jogo ninguém dá lances: jogue uma carta.
refused-pack = { $fault ->
    [count] O baralho tem { $found ->
        [one] 1 carta
       *[other] { $found } cartas
    }, e pelas regras são { $expected }.
    [cut] Falta a carta cortada para o trunfo, ou não deveria haver nenhuma.
   *[other] O baralho não tem as cartas que as regras pedem.
}
refused-bid-range = Os lances vão de { $min } a { $max }.
refused-bid-low = O lance está em { $standing }: suba ou passe.
refused-bid-moon = O lance já é bandeira: não há lance maior.
refused-dealer-must-bid = Os outros passaram: quem dá as cartas tem de dar um lance.
refused-smudge-hole = Você está no vermelho e não pode declarar um smudge.
refused-not-held = Você não tem { card }.
refused-follow-trump = Puxaram trunfo: você tem um, então jogue-o.
refused-follow-or-trump = Você tem { suit }: siga ou corte.
refused-follow = Você tem { suit }: siga. Nesta mesa só corta quem não pode seguir.
refused-must-trump = Você não tem { suit } e tem de cortar enquanto tiver trunfo.
refused-undertrump = Na mesa está { $card }: um trunfo mais baixo, só se você não tiver outra coisa.

misfit-range = “{ $name }” não pode ser { $value }: vai de { $min } a { $max }.
misfit-player-range = O mínimo de jogadores, { $min }, é maior que o máximo, { $max }.
misfit-players = { $span ->
    [one] Não dá para jogar com { $players }: este jogo é de { $min } jogadores.
   *[some] Não dá para jogar com { $players }: este jogo é de { $min } a { $max } jogadores.
}
misfit-teams = Com { $players } jogadores não se formam esses lados.
misfit-cards = Um baralho de { $pack } não basta para dar { $cards } cartas a cada um de { $players } jogadores.
misfit-cards-widow = Um baralho de { $pack } não basta para dar { $cards } cartas a cada um de { $players } jogadores e mais o morto.
misfit-exchange = Só se pode descartar e receber novas cartas onde o trunfo é declarado antes da primeira carta.
misfit-widow = Com morto é preciso descartar: senão, quem o pega fica com mais cartas que os outros.
misfit-draw = Só se compra durante o jogo quando são dois jogadores, jogam-se todas as cartas e não há troca antes.
misfit-rows = As cartas só podem ficar em fileiras a dois, com um número par para cada um, sem compra e jogando todas.
misfit-refill = Só se pode completar a mão se está fixado com quantas cartas se joga.
misfit-to-partner = Trunfos só podem ir para um parceiro se os lados são fixos, se há descarte e se quem tem o lance descarta primeiro.
misfit-difference = Só dois lados podem marcar a diferença.
misfit-turn-up = Com { $cards } cartas para cada um de { $players } jogadores, não sobra nenhuma para a vira.
misfit-bids = O menor lance, { $min }, está acima do maior, { $max }.
misfit-max-bid = { $bid } não pode ser o maior lance: uma rodada tem { $sum ->
    [one] { $sum } ponto
   *[other] { $sum } pontos
}.
misfit-slam = Ninguém pode fazer um lance de cinco onde o maior lance é { $bid }.
misfit-nobody-bids = Com todos no vermelho, ninguém poderia dar lance, e toda rodada seria recolhida.
misfit-nobody-offers = Toda rodada seria recolhida: no começo, qualquer oferta de { $min } ou mais levaria o mão à meta, e o mão não pode abrir por quatro.
misfit-pegging = Em jogo com leilão, as cartas não podem ser marcadas na hora: um lance não cumprido tiraria os pontos de volta.
misfit-tie = Um Jogo empatado só pode ir para o lado que não deu as cartas se são exatamente dois lados.
misfit-trump-order = A ordem dos trunfos não diz onde fica esta carta: { $trump }.
misfit-joker-turned-up = Um curinga não tem naipe que possa ser trunfo; por isso não pode haver curingas onde uma carta virada ou cortada define o trunfo.
misfit-must-bid = Neste jogo ninguém dá lance, então ninguém poderia vencer.
misfit-moon-target = Uma partida com número fixo de rodadas não tem meta: a bandeira não pode vencê-la nem perdê-la.
warning-line = Atenção: { $warning }
warning-forced-four = Em toda rodada alguém tem de dar { $min ->
    [4] quatro
   *[other] { $min }
}, e poucas mãos cumprem esse lance. Os placares podem cair muito abaixo de zero, e a partida talvez nunca acabe.
warning-few-bids = Poucas mãos servem para um lance de { $min }, e uma rodada sem lance é recolhida. A partida pode levar centenas de rodadas.
warning-nobody-bids = Com o mão perto da meta, ninguém pode ou ninguém quer dar lance, e a rodada é recolhida. A partida talvez nunca acabe.
warning-nobody-wins = Só vence quem tem o lance, e com o mão perto da meta ninguém pode dar lance. A partida talvez nunca acabe.
warning-few-winners = Só vence quem tem o lance, e poucas mãos servem para um lance de { $min }. A partida talvez nunca acabe.
warning-reckless-bids = Só vence quem tem o lance, e um lance falho não custa nada: todos podem exagerar. A partida talvez nunca acabe.
warning-free-moon = A bandeira não vale nada e não custa nada: qualquer um pode tirar o lance dos outros sem risco.
warning-long = Uma partida até { $target } com { $sides } lados pode levar centenas de rodadas.
misfit-proposal = Isto resolveria ({ $changes }).
refused-discard = { $count ->
    [one] Descarte exatamente { $count } carta.
   *[other] Descarte exatamente { $count } cartas.
}
refused-no-discard = Não há o que descartar agora.
refused-trumps-only = Neste jogo só se jogam trunfos.
refused-first-lead = A primeira carta puxada tem de ser trunfo, e você tem um.
refused-joker-first = A primeira carta não pode ser um curinga: você tem outra.
refused-forced-bid = Os outros passaram: quem dá as cartas tem de fazer um lance de { $min } ou mais.
refused-held-to = Os outros passaram: quem dá as cartas tem de fazer um lance de { $bid }, nem mais nem menos.
refused-discard-range = Descarte no mínimo { $min } e no máximo { $max } cartas.
refused-discard-trump = Esta carta, { card-alone }, é trunfo e fica enquanto você puder descartar outra.
refused-discard-scoring = Esta carta, { card-alone }, pontua e fica enquanto você puder descartar outro trunfo.
refused-discard-spared = { $kind ->
    [highest] Esta carta, { card-alone }, fica: sua primeira carta tem de ser mais alta que os trunfos que você descarta.
   *[scoring] Esta carta, { card-alone }, pontua e não é descartada nesta mesa.
}
refused-discard-must = { $kind ->
    [idle] Esta carta, { card-alone }, não pontua e tem de sair.
   *[plain] Esta carta, { card-alone }, não é trunfo e tem de sair.
}
refused-discard-most = O resto pode ficar: descarte no máximo { $max ->
    [one] { $max } carta
   *[other] { $max } cartas
}.
refused-keep = Fique com exatamente { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
refused-still-discarding = O descarte não acabou: ainda não se joga.
refused-no-seat = Não há ninguém no lugar { $seat }.
refused-unsettled = { $who ->
    [you] Responda primeiro à pergunta.
   *[one] { $name } tem algo a resolver antes.
}
refused-not-now = { $remark ->
    [rest] Você não pode pedir o resto das vazas agora.
    [lay-down] Sua mão não pode ser baixada agora.
    [take-back] Nenhuma carta sua pode mais voltar.
    [renege] Só se acusa a renúncia de um adversário, com a vaza completa, e só onde os próprios jogadores vigiam.
    [call-card] Nenhum adversário mostrou essa carta, ou você não pode cobrá-la agora.
    [call-partner] Agora você não chama parceiro, ou essa carta está com você.
    [first-pitcher] Agora ninguém pergunta a você quem abre primeiro.
    [expose] Você não pode mostrar essa carta agora.
    [look] Você já viu suas cartas.
    [override] Ninguém abriu antes da sua vez de dar lance.
    [decline] Não há nada para você deixar valer.
    [withdraw] Não há carta puxada fora de hora para você mandar de volta.
    [let-stand] Não há carta puxada fora de hora para você deixar valer.
    [name] Você não declara trunfo agora.
    [demand] Você não tem nada a exigir agora.
    [end-by-score] A partida só pode acabar pelo placar depois de { $hands } rodadas em que ninguém chegou mais perto da meta.
    [weak-hand] Você só pode mostrar uma mão fraca antes da sua primeira fala, e só se ela for tão fraca quanto esta mesa pede.
   *[content] Ninguém perguntou se você tem algo a acusar.
}
refused-no-mistakes = Nesta mesa não há como errar, então não há o que acusar.
refused-not-certain = Os outros ainda poderiam ganhar uma vaza.
refused-not-worthless = Você só pode baixar a mão na sua vez, sem trunfo, sem carta acima de nove e sem carta que conte pontos.
refused-seller-out = Por { $bid }, o preço levaria o vendedor à meta: ofereça menos.
refused-gift-wins = O ponto acabaria com a partida, e nesta mesa isso não é permitido: dê mais cartas.
refused-must-pass = Depois de um lance inválido, você tem de passar.
refused-word-not-now = Isso não se pode dizer agora.
refused-lead-trump = Você declarou o trunfo: sua primeira puxada tem de ser trunfo.
refused-demanded = { $demand ->
    [highest] Quem abre exigiu sua maior carta do naipe puxado.
    [lowest] Quem abre exigiu sua menor carta do naipe puxado.
    [trump] Quem abre exigiu um trunfo.
   *[no_trump] Quem abre exigiu que você não jogue trunfo.
}
refused-called = Os adversários cobraram { $card }: jogue a carta.
refused-play-higher = Você descartou { $card }: sua primeira carta tem de ser mais alta.
refused-partner-card = A carta chamada foi { $card }: jogue-a na primeira vaza.

## O resultado de uma rodada

result-made = { $who ->
    [you] Com lance de { $bid }, você fez { $made }
   *[one] Com lance de { $bid }, { $name } fez { $made }
}
result-with-partner = { $result }, com { $partner }
result-alone = { $result }, sem parceiro
result-smudge = { $who ->
    [you] Você fez o smudge
   *[one] { $name } fez o smudge
}
result-smudge-failed = { $who ->
    [you] Com lance de smudge, você fez { $made }
   *[one] Com lance de smudge, { $name } fez { $made }
}
result-claim = { $who ->
    [you] Você pediu o resto das vazas, e com razão.
   *[one] { $name } pediu o resto das vazas, e com razão.
}
result-free = { $who ->
    [you] Você abriu sem lance e fez { $made }
   *[one] { $name } abriu sem lance e fez { $made }
}
result-free-named = { $who ->
    [you] Você declarou o trunfo sem lance e fez { $made }
   *[one] { $name } declarou o trunfo sem lance e fez { $made }
}
result-log = { $set_back ->
    [yes] { $headline }: caiu, menos { $bid }.
    [failed] { $headline }: os outros marcam { $bid }.
   *[no] { $headline }.
}
reason-made = Cumprido com { $points }.
reason-made-free = { $points }, sem lance a cumprir.
reason-none-free = Nenhum dos pontos.
reason-set-back = { $count ->
    [0] Não se fez nenhum dos pontos.
    [one] { $points } não bastou.
   *[other] { $points } não bastaram.
}
stamp-set-back = Caiu
stamp-failed = Falhou
stamp-made = Cumprido
stamp-smudge = Smudge

award-high = O maior trunfo dado era { card }{ $by }.
award-high-held = O maior trunfo em jogo era { card }{ $by }.
award-low-kept = O menor trunfo dado era { card }{ $by }.
award-low-held = O menor trunfo em jogo era { card }{ $by }.
award-low-taken = O menor trunfo dado era { card }. { $taker ->
    [you] Você
   *[one] { $taker_name }
} levou a carta, mas o Baixo fica com { $owner ->
    [you] você
   *[one] { $owner_name }
}.
award-low-held-taken = O menor trunfo em jogo era { card }. { $taker ->
    [you] Você
   *[one] { $taker_name }
} levou a carta, mas o Baixo fica com { $owner ->
    [you] você
   *[one] { $owner_name }
}.
award-low-won = O menor trunfo dado, { card }, foi tirado de { $owner ->
    [you] você
   *[one] { $owner_name }
} { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }.
award-low-home = O menor trunfo dado, { card }, foi salvo { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Valete de { suit } tirado de você
   *[one] Valete de { suit } tirado de { $owner_name }
} { $trick ->
    [0] com o resto
   *[other] com { $with } na vaza { $trick }
}{ $by }.
award-jack-hung = Um valete enforcado vale { $points }.
award-jack-kept = Valete de { suit } salvo { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }.
award-jack-absent = O valete de { suit } não estava em jogo.
award-card-absent = Fora do jogo: { card-alone }.
award-card-player = Pontos por jogar { card } { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }.
award-card-kept = Carta salva { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }, { card }.
award-card-taken = { $owner ->
    [you] Carta tirada de você
   *[one] Carta tirada de { $owner_name }
} { $trick ->
    [0] com o resto
   *[other] na vaza { $trick }
}{ $by }, { card }.
award-last = Última vaza ganha{ $by }.
award-none = Ninguém marcou.
award-game = { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} contra { $next }. Quem tem mais leva o Jogo.
award-game-tie = { $names } têm { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} cada: ninguém marca o Jogo.
award-game-tie-carry = { $names } têm { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} cada: ninguém marca o Jogo, que vale { $carry } a mais na próxima rodada.
award-game-carried = De rodadas anteriores: { $carry }.
award-game-tie-eldest = { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} cada: o Jogo empatado vai para o mão.
award-game-tie-side = { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} cada: o Jogo empatado vai para o lado que não deu as cartas.
award-game-tie-jokers = { $points ->
    [one] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
} cada: o Jogo empatado vai para quem levou mais curingas.
award-won-before = A partida foi vencida antes de isto contar.
award-nobody = Ninguém
award-by = { $who ->
    [you] {" "}(você)
   *[one] {" "}({ $name })
}
award-line = { $point }: { $name }. { $reason }
award-pegged = na hora
award-lost = perdido: lance falho
award-not-better = o outro lado fez mais
award-card-dead = Carta descartada, { card }; ela conta para o lado que declarou o trunfo.
award-card-discarded = Carta descartada, { card }.

hand-title = A rodada { $number } acabou
hand-set-back = caiu
hand-set-back-with = caiu; { $points }
hand-failed = lance falho
hand-failed-with = lance falho; { $points }
hand-bid-taken = o lance de { $bid }
hand-bid-taken-with = { $points }; o lance de { $bid }
hand-difference = a diferença, { $points }
hand-moon = a bandeira
hand-pegged = { $points } na hora
hand-nothing = nada
hand-next = { $who ->
    [you] Ninguém chegou à meta. Rodada { $number }: você distribui.
   *[one] Ninguém chegou à meta. Rodada { $number }: { $name } distribui.
}
hand-review = Rever
hand-continue = Continuar
brief-dealt = { $who ->
    [you] dada a você
   *[one] dada a { $name }
}
brief-held = { $who ->
    [you] com você
   *[one] com { $name }
}
brief-kept = { $who ->
    [you] ficou com você
   *[one] ficou com { $name }
}
brief-took = { $who ->
    [you] você levou
   *[one] { $name } levou
}
brief-game = { $points } a { $next }
brief-tie = { $points } cada um
brief-absent = fora do jogo
count-short = { $who ->
    [you] Você fez { $made } de { $bid }
    [several] { $name } fizeram { $made } de { $bid }
   *[one] { $name } fez { $made } de { $bid }
}
count-standing = { $place ->
    [lead] { $by } à frente, a { $left } da meta.
    [behind] { $by } atrás, a { $left } da meta.
   *[level] Empate, a { $left } da meta.
}
count-standing-hands = { $place ->
    [lead] { $by } à frente.
    [behind] { $by } atrás.
   *[level] Empate.
}
count-skip = Pular
hand-on = Próxima rodada
result-eldest = { $who ->
    [you] Você abriu e fez { $made }
   *[one] { $name } abriu e fez { $made }
}
result-trump = O trunfo foi { suit }. { $made }
result-side-made = { $who ->
    [you] Você fez { $made }
    [your-side] { $name } fizeram { $made }
    [several] { $name } fizeram { $made }
   *[one] { $name } fez { $made }
}
result-side-points = { $name }: { $points }.
result-early = A rodada não foi jogada até o fim
result-early-about = A partida se decidiu antes da contagem.
award-not-played = Não entrou em disputa.

## O fim da partida

end-title = { $who ->
    [you] Você vence a partida
    [your-side] { $name } vencem a partida
    [several] { $name } vencem a partida
   *[one] { $name } vence a partida
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Você venceu
    [your-side] { $name } venceram
    [several] { $name } venceram
   *[one] { $name } venceu
}
end-lost = { $who ->
    [you] Você perdeu
   *[your-side] { $name } perderam
}
end-came = { $who ->
    [you] Você ficou em { $place ->
        [2] segundo lugar
        [3] terceiro lugar
        [4] quarto lugar
        [5] quinto lugar
        [6] sexto lugar
       *[7] último lugar
    }
   *[your-side] { $name } ficaram em { $place ->
        [2] segundo lugar
        [3] terceiro lugar
        [4] quarto lugar
        [5] quinto lugar
        [6] sexto lugar
       *[7] último lugar
    }
}
end-hands = { $hands ->
    [one] após { $hands } rodada
   *[other] após { $hands } rodadas
}
end-standing = { $own } a { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = A rodada { $number } decidiu: { $said }
end-caught = { $taker ->
    [you] Você tirou
   *[one] { $taker_name } tirou
} { card-object } de { $owner ->
    [you] você
   *[one] { $owner_name }
} com { $with }.
end-saved = { $who ->
    [you] Você salvou
   *[one] { $name } salvou
} { card-object }.
end-made = { $who ->
    [you] Você fez
   *[one] { $name } fez
} { $point } com { card-with }.
end-smudge = Um smudge vence na hora: um lance de quatro e os quatro pontos feitos.
end-moon = A bandeira vence na hora: foi declarada, e tudo o que pontua foi ganho.
end-all-four = Os quatro pontos numa só rodada vencem na hora.
end-bidder-first = Chegou à meta com { $points }{ $contested ->
    [yes] : quem abre e cumpre o lance conta primeiro.
   *[no] .
}
end-point = { $rid ->
    [yes] Gastou as { $target } fichas
   *[no] Chegou a { $target }
} com { $point }.{ $contested ->
    [yes] {" "}Os pontos contam na ordem { $order }.
   *[no] {""}
}
end-lead = Dois ou mais à frente de todos, com { $points }.
end-last-hand = Com o melhor placar depois da última rodada, { $points }.
end-fall = Com o melhor placar, { $points }, quando alguém caiu { $lost } ou mais abaixo de zero.
end-higher-score = Chegou a { $target } com o placar mais alto, { $points }.
end-receives = { $who ->
    [you] Você recebe { $amount }
    [your-side] { $name } recebem { $amount }
    [several] { $name } recebem { $amount }
   *[one] { $name } recebe { $amount }
}
end-pays = { $who ->
    [you] Você paga { $amount }
    [your-side] { $name } pagam { $amount }
    [several] { $name } pagam { $amount }
   *[one] { $name } paga { $amount }
}
end-pays-nothing = { $who ->
    [you] Você não paga nada
    [your-side] { $name } não pagam nada
    [several] { $name } não pagam nada
   *[one] { $name } não paga nada
}
end-settling-rule = Um de cada perdedor, dois de quem ficou em zero ou menos.
end-settling-bonus = Um de cada perdedor, dois de quem ficou em zero ou menos, e mais um por queda.
# Por que alguém paga o que paga.
end-why = { $base ->
    [2] dois por ficar em zero ou menos
   *[1] um por perder
}{ $bonus ->
    [0] {""}
    [one] , um pela queda
   *[other] , { $bonus } por quedas
}
end-review = Essa rodada
end-home = Pronto
end-play-again = Revanche
# Quem cumpriu quantos lances: “Lances cumpridos: você 3 de 4, Ana 1 de 2.”
end-bids = Lances cumpridos: { $bids }.
end-bids-of = { $who ->
    [you] você { $made } de { $of }
   *[one] { $name } { $made } de { $of }
}
end-best-hand = Melhor rodada: { $who ->
    [you] você marca { $points }
    [your-side] { $name } marcam { $points }
    [several] { $name } marcam { $points }
   *[one] { $name } marca { $points }
} na rodada { $number }.
end-by = { $rid ->
    [yes] Gastou as { $target } fichas
   *[no] Chegou a { $target }
} { $by ->
    [turn-up] com a vira
    [earlier] em uma rodada anterior
    [gift] com o ponto dado pelo pedido
    [sale] com o preço da abertura
    [bid-taken] com o lance que os outros não cumpriram
    [difference] com a diferença
    [misdeal] com o ponto por cartas mal dadas
    [look] com os pontos por cartas vistas cedo demais
    [renege] com os pontos por uma renúncia
    [moon] com a bandeira
   *[slam] com o quinto ponto do smudge
}.
end-score = Com o melhor placar, { $points }, depois de { $hands } rodadas em que ninguém chegou mais perto da meta.
end-forfeit = Os outros seguraram um trunfo alto, e isso lhes custa a partida.
end-reds-even = { $who ->
    [you] Você não ganha nem perde fichas vermelhas
    [your-side] { $name } não ganham nem perdem fichas vermelhas
    [several] { $name } não ganham nem perdem fichas vermelhas
   *[one] { $name } não ganha nem perde fichas vermelhas
}
end-reds-won = { $who ->
    [you] Você ganha { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
    [your-side] { $name } ganham { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
    [several] { $name } ganham { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
   *[one] { $name } ganha { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
}
end-reds-lost = { $who ->
    [you] Você perde { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
    [your-side] { $name } perdem { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
    [several] { $name } perdem { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
   *[one] { $name } perde { $amount ->
        [one] { $amount } ficha vermelha
       *[other] { $amount } fichas vermelhas
    }
}

## A noite: várias partidas, e quem deve a quem

evening-title = Esta noite
evening-none = Nenhuma partida foi jogada até o fim nesta noite.
evening-about = { $games ->
    [one] Esta noite: { $games } partida.
   *[other] Esta noite: { $games } partidas.
}
evening-game = Partida { $number }, { $game }: { $who ->
    [you] você vence
    [several] { $winners } vencem
   *[one] { $winners } vence
}.
evening-balance = { $who ->
    [you] Você { $sign ->
        [won] ganhou { $amount }
        [lost] perdeu { $amount }
       *[even] está no zero a zero
    }
   *[one] { $name } { $sign ->
        [won] ganhou { $amount }
        [lost] perdeu { $amount }
       *[even] está no zero a zero
    }
}
evening-pays = { $from ->
    [you] Você paga
   *[one] { $from_name } paga
} { $amount } a { $to ->
    [you] você
   *[one] { $to_name }
}.
evening-even = Ninguém deve nada.
evening-new = Começar nova noite
evening-begun = Começa uma nova noite. Ninguém deve nada.

## A folha de regras: cada regra em palavras simples. Depois de “era:”, o valor das regras impressas.

rule-players = { $players ->
    [2] Jogam dois
    [3] Jogam três
    [4] Jogam quatro
    [5] Jogam cinco
    [6] Jogam seis
   *[7] Jogam sete
}, { $teams ->
    [pairs] em duplas; os parceiros sentam-se frente a frente
    [threes] em dois lados de três, alternados à mesa
    [called] cada um com seu placar; em cada rodada, quem abre chama um parceiro
    [four-in-pairs] em duplas, porque são quatro; com outro número, cada um por si
    [others-alone] cada um por si; só quatro jogam em duplas
   *[none] cada um por si
}. { $only ->
    [yes] Não se joga com outro número.
   *[no] Podem jogar de { $min } a { $max } pessoas.
}
rule-direction = { $direction ->
    [ccw] As cartas e o jogo correm para a direita, no sentido anti-horário. Quem está à direita de quem dá as cartas se chama o mão e é o primeiro; depois de cada rodada, a vez de dar as cartas passa para a direita.
   *[cw] As cartas e o jogo correm para a esquerda, no sentido horário. Quem está à esquerda de quem dá as cartas se chama o mão e é o primeiro; depois de cada rodada, a vez de dar as cartas passa para a esquerda.
}
rule-pack = { $pack ->
    [full] O baralho tem 52 cartas, do dois ao ás
    [short] O baralho tem 32 cartas, do sete ao ás
   *[other] O baralho tem { $cards } cartas: em cada naipe { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , e um curinga.
   *[other] , e dois curingas.
} Em todo naipe o ás é a maior carta, depois vêm rei, dama, valete, dez e assim por diante.
rule-pack-shrinks = { $shrinks ->
    [yes] Com menos jogadores, as cartas mais baixas ficam de fora: o baralho fica com os valores mais altos de que precisa para que, depois de dar as cartas, sobrem pelo menos duas.
   *[no] O baralho tem as mesmas cartas, qualquer que seja o número de jogadores.
}
rule-off-trumps = { $count ->
    [0] Nenhuma carta de outro naipe é trunfo.
    [1] Também é trunfo esta carta do outro naipe da mesma cor: { $ranks }. Se o trunfo é copas, a de ouros conta como carta de copas, não de ouros.
   *[other] Também são trunfos estas cartas do outro naipe da mesma cor: { $ranks }. Se o trunfo é copas, as de ouros contam como cartas de copas, não de ouros.
}
rule-trump-order = Os trunfos, do maior para o menor: { $order }.
rule-joker-order = { $order ->
    [first_high] Se os dois curingas caem na mesma vaza, o primeiro é o maior.
    [second_high] Se os dois curingas caem na mesma vaza, o segundo é o maior.
   *[fixed] Os curingas são marcados: um deles é sempre o maior.
}
rule-joker-led = { $led ->
    [anything] Se se puxa um curinga, os outros podem jogar qualquer carta.
   *[trumps] Se se puxa um curinga, os outros têm de jogar trunfo se puderem.
}
rule-pitched-wild = { $wild ->
    [own] A primeira carta, seja qual for, faz trunfo o próprio naipe.
    [spades] Se a primeira carta é um curinga, o trunfo é espadas. Qualquer outra carta faz trunfo o próprio naipe.
    [no-joker] A primeira carta não pode ser um curinga, a não ser que não haja outra: então o trunfo é espadas. Qualquer outra carta faz trunfo o próprio naipe.
    [joker] Se a primeira carta é um curinga, quem abre declara em seguida qualquer naipe como trunfo.
    [off] Se a primeira carta é { $ranks }, quem abre declara em seguida o trunfo: o naipe da carta ou o outro da mesma cor.
   *[joker-and-off] Se a primeira carta é um curinga, quem abre declara em seguida qualquer naipe como trunfo. Se a primeira carta é { $ranks }, quem abre declara o naipe da carta ou o outro da mesma cor.
}
rule-low-joker = { $low ->
    [yes] Um curinga pode ser o Baixo.
   *[no] Um curinga nunca é o Baixo: o Baixo é o menor trunfo que não é curinga.
}
rule-deal = { $cards ->
    [one] Cada um recebe uma carta
   *[other] Cada um recebe { $cards } cartas
}, de { $batch } em { $batch }.{ $rest ->
    [stock] {" "}As que sobram são o monte.
    [yes] {" "}As que sobram ficam fechadas.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Não há morto.
    [own] Cada um recebe também um morto de { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }, que fica fechado até que o trunfo seja declarado.
   *[bidder] Um morto de { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    } também fica fechado na mesa.
}
rule-first-deal = { $draw ->
    [yes] Cada um tira uma carta, e quem tira a mais alta dá as cartas primeiro.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Antes
       *[no] Antes
    } da primeira rodada, quem está antes de quem dá as cartas corta e deixa pelo menos cinco cartas em cada parte.
   *[no] { $draw ->
        [yes] {""}
       *[no] O corte não é mostrado.
    }
}
rule-trump = { $by ->
    [turn_up] Dadas as cartas, vira-se a seguinte, e o naipe dela é trunfo, a não ser que o mão peça outro. O mão puxa primeiro.
    [sale] A primeira carta jogada define o trunfo da rodada. O direito de jogá-la, a abertura, é do mão, que pode ficar com ele ou vendê-lo.
    [eldest] Não há lances. O mão abre: a primeira carta jogada define o trunfo da rodada.
    [stock_top] O naipe da primeira carta do monte é trunfo. O mão puxa primeiro.
    [cut] Antes de dar as cartas, corta-se uma carta, que é mostrada e devolvida: o naipe dela é trunfo. O mão puxa primeiro.
    [auction-announced] Quem dá o maior lance declara o trunfo da rodada.
    [sale-announced] O direito de declarar o trunfo da rodada, a abertura, é do mão, que pode ficar com ele ou vendê-lo.
   *[auction] Quem dá o maior lance abre: a primeira carta jogada define o trunfo da rodada.
}
rule-first-lead = { $leader ->
    [eldest] O mão puxa na primeira vaza
    [partner_with_one_trump] O parceiro de quem declarou o trunfo puxa na primeira vaza se tiver um só trunfo; se não, quem o declarou
   *[pitcher] Quem declarou o trunfo puxa na primeira vaza
}{ $lead ->
    [trump] {""}, e tem de puxar um trunfo se tiver.
    [only-trumps] {"."}
   *[any] {""}, com a carta que quiser.
}
rule-first-pitcher = { $first ->
    [first_jack] As cartas são dadas abertas até sair um valete: quem o recebe é o mão da primeira rodada.
    [colour_guess] Antes da primeira rodada, alguém arrisca vermelho ou preto: quem acerta é o mão.
    [high_cut] Antes da primeira rodada, alguém de cada lado corta: quem tem a carta mais alta é o mão.
    [high_cut_chooses] Antes da primeira rodada, alguém de cada lado corta: quem tem a carta mais alta diz quem é o mão.
    [low_cut] Antes da primeira rodada, alguém de cada lado corta: quem tem a carta mais baixa é o mão.
    [two_of_diamonds] Quem recebe o dois de ouros na primeira rodada é o mão; se ninguém o recebe, é quem está ao lado de quem dá as cartas.
   *[by_deal] O mão da primeira rodada é quem está ao lado de quem dá as cartas primeiro.
}
rule-sale = O mão pode abrir logo, e então tem de fazer quatro pontos. Senão, a abertura fica à venda.
rule-bids = { $sale ->
    [yes] Os outros dão lances por ela, cada um na sua vez, quem dá as cartas por último
   *[no] O mão fala primeiro, quem dá as cartas por último
}: { $calls }. { $rounds ->
    [continuous] O leilão dá voltas até restar um só; quem passou está fora dele.
   *[single] Cada um fala uma vez: dá um lance ou passa.
} Cada lance tem de ser maior que o anterior.
rule-privilege = { $privilege ->
    [max] Quem dá as cartas pode ficar com um lance de { $max } igualando-o, mas um lance mais baixo ele tem de superar.
    [yes] Quem dá as cartas pode ficar com a abertura igualando o maior lance.
    [later-max] Qualquer um pode ficar com um lance de { $max } igualando-o, mas um lance mais baixo é preciso superar.
    [later] Qualquer um pode ficar com a abertura igualando o maior lance.
   *[no] Também quem dá as cartas tem de subir para ficar com a abertura.
}{ $twice ->
    [yes] {" "}Ninguém dá o mesmo lance duas vezes.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Um lance de { $max } encerra o leilão, e só o mão ainda pode ficar com ele.
    [yes] Um lance de { $max } encerra o leilão, e ninguém pode tirá-lo.
   *[no] Um lance de { $max } não encerra o leilão.
}
rule-no-moon = Não se pode declarar bandeira, o lance acima de todos os números.
rule-moon = A bandeira é um lance acima de todos os números{ $taken ->
    [dealer] {","} e quem dá as cartas pode ficar com ela declarando-a também.
    [later] {","} e qualquer um pode ficar com ela declarando-a também.
   *[nobody] {":"} encerra o leilão, e ninguém pode tirá-la.
} { $needs ->
    [points_and_tricks] Cumpre-se levando tudo o que pontua e todas as vazas.
   *[points] Cumpre-se levando tudo o que pontua.
} { $moon ->
    [points] Vale { $stake } se cumprida e custa { $stake } se não.
    [points_or_game] Vale { $stake } se cumprida e custa { $stake } se não; cumprida com zero no placar, vence a partida.
   *[target_or_zero] Com zero ou mais no placar, vence a partida; abaixo de zero, leva o placar a zero. Se falha, custa { $stake }.
} Os outros marcam o que fizerem.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Se ninguém dá lance, a mesma pessoa dá as cartas de novo.
    [redeal_next_dealer] Se ninguém dá lance, as cartas são recolhidas, e a vez de dar as cartas passa adiante.
    [eldest_forced] Se ninguém dá lance, o mão abre por { $min }.
    [eldest_free] Se ninguém dá lance, o mão abre, sem lance a cumprir.
    [dealer_free] Se ninguém dá lance, quem dá as cartas abre, sem lance a cumprir.
    [eldest_forced_names] Se ninguém dá lance, o mão declara o trunfo por { $min }.
    [eldest_names] Se ninguém dá lance, o mão declara o trunfo, sem lance a cumprir.
    [dealer_names] Se ninguém dá lance, quem dá as cartas declara o trunfo, sem lance a cumprir.
    [dealer_forced_to] Se mais ninguém dá lance, quem dá as cartas é obrigado a dar um, de { $min }.
   *[dealer_forced] Se mais ninguém dá lance, quem dá as cartas é obrigado a dar um, de { $min } ou mais.
}
rule-sold = Então o mão vende a quem deu o maior lance, que abre, ou fica com a abertura e tem de fazer os pontos oferecidos.
rule-seller-credit = { $credit ->
    [immediate] O mão marca o preço assim que vende a abertura.
   *[none] O mão não marca nada por vender.
}
rule-refused-credit = { $credit ->
    [yes] Se o mão fica com a abertura, quem deu o maior lance marca o lance recusado.
   *[no] Se o mão fica com a abertura, quem deu o maior lance não marca nada por ele.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Ninguém pode oferecer tanto que o preço leve o mão à meta.
   *[none] Vale qualquer lance, por mais perto da meta que o mão esteja.
}
rule-turned = { $scores ->
    [none] A vira não vale pontos.
   *[some] A vira dá pontos na hora ao lado de quem dá as cartas: { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Os pontos da vira podem dar a vitória ali mesmo.
   *[no] Os pontos da vira não acabam com a partida: a rodada é jogada.
}
rule-beg = { $times ->
    [0] Ninguém pode pedir outro naipe: a primeira vira decide.
    [1] Ou o mão fica com o naipe, e o jogo começa, ou pede outro trunfo, uma vez por rodada.
   *[other] Ou o mão fica com o naipe, e o jogo começa, ou pede outro trunfo, até { $times } vezes por rodada.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Até que isso se resolva, só o mão e quem dá as cartas podem olhar suas cartas.
   *[all] Todos podem olhar suas cartas antes disso.
}
rule-gift = { $to ->
    [beggar] Quem dá as cartas pode manter o naipe: então o lado que pediu marca um ponto na hora, e o jogo começa.
    [all_opponents] Quem dá as cartas pode manter o naipe: então cada um dos outros lados marca um ponto na hora, e o jogo começa.
   *[other_side] Quem dá as cartas pode manter o naipe: então o outro lado marca um ponto na hora, e o jogo começa.
}
rule-gift-wins = { $wins ->
    [yes] Esse ponto pode dar a vitória.
    [not-at-once] Quem dá as cartas pode fazer isso mesmo que o ponto leve alguém à meta.
   *[no] Quem dá as cartas não pode fazer isso se o ponto levar alguém à meta.
}
rule-run = Ou quem dá as cartas dá mais cartas: a vira é posta de lado, cada um recebe mais três, e vira-se a seguinte. Se for do mesmo naipe, faz-se tudo de novo. As cartas postas de lado ficam fora do jogo.
rule-run-hand = { $hand ->
    [discard_to_six] Antes da primeira vaza, todos descartam até ficar com { $cards }.
   *[keep_all] As cartas extras ficam na mão, e todas são jogadas.
}
rule-run-out = { $out ->
    [kick_remaining] Se o monte não chega para todos, viram-se as últimas cartas uma a uma até mudar o naipe; a última de todas vale.
   *[redeal_same_dealer] Se o monte não chega para todos, a mesma pessoa embaralha e dá as cartas de novo; os pontos das viras ficam.
}
rule-bunch = { $bunch ->
    [yes] Em vez de dar mais cartas, o mão e quem dá as cartas podem combinar de recolher tudo e dar as cartas de novo.
   *[no] O mão e quem dá as cartas não podem recolher as cartas em vez disso.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Antes da primeira fala, quem não tem rei, dama nem valete, nem carta que pudesse pontuar com algum trunfo, pode mostrar a mão. Então a mesma pessoa dá as cartas de novo.
    [no_ten_no_two] Antes da primeira fala, quem não tem nada acima do nove nem um dois pode mostrar a mão, deixá-la de lado e pegar outras tantas cartas do monte, se houver bastante.
   *[off] Ninguém pode pedir novas cartas por ter mão fraca.
}
rule-widow-taken = { $to ->
    [own] Depois que o trunfo é declarado, cada um pega o próprio morto.
   *[bidder] { $pitched ->
        [yes] Quem deu o maior lance pega o morto antes de abrir.
       *[no] Quem declara o trunfo pega o morto antes.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Ninguém joga com mais cartas do que as que foram dadas.
        [one] Ninguém joga com mais de uma carta.
       *[other] Ninguém joga com mais de { $size } cartas.
    }
   *[no] { $size ->
        [0] Joga-se com tantas cartas quantas foram dadas.
        [one] Joga-se com uma carta.
       *[other] Joga-se com { $size } cartas.
    }
}
# Quem descarta: todos, ou todos menos um carteador que pega o resto do monte.
rule-discarders = { $robber ->
    [yes] todos menos quem dá as cartas
   *[no] todos
}
rule-discard = { $discard ->
    [none] Ninguém descarta nada.
    [plain] Declarado o trunfo, { rule-discarders } descartam todas as cartas que não são trunfo.
    [up_to] Declarado o trunfo, { rule-discarders } podem descartar { $max ->
        [one] uma carta que não é trunfo
       *[other] até { $max } cartas que não são trunfo
    }.
    [widow] Declarado o trunfo, quem pegou o morto descarta até ficar com { $size ->
        [one] uma carta
       *[other] { $size } cartas
    }.
   *[to_size] Declarado o trunfo, { rule-discarders } descartam até ficar com { $size ->
        [one] uma carta
       *[other] { $size } cartas
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] Quem tem mais de um trunfo descarta até ficar com um
       *[other] Quem tem mais de { $size } trunfos descarta até ficar com { $size }
    }.
    [up_to] {" "}{ $size ->
        [one] Quem tem mais de uma carta tem de ficar só com uma
       *[other] Quem tem mais de { $size } cartas tem de ficar só com { $size }
    }.
   *[none] {""}
}
rule-discard-trumps = Só pode descartar um trunfo quem não tem outra coisa a descartar{ $surplus ->
    [any] {""}, e um trunfo que pontua, só quem não tem outro trunfo a descartar
   *[other] {""}
}. Trunfos descartados são mostrados; das outras cartas só se sabe quantas são. O que se descarta fica fora do jogo.
rule-refill = { $refill ->
    [yes] Depois, { $robber ->
        [yes] todos menos quem dá as cartas
       *[no] todos
    } recebem do monte o que falta para ter { $size ->
        [one] uma carta
       *[other] { $size } cartas
    }.
   *[no] Ninguém recebe novas cartas no lugar delas.
}
rule-exchange-first = { $first ->
    [bidder] Quem tem o lance descarta primeiro, e depois os outros na sua vez
   *[eldest] O mão descarta primeiro, e depois os outros na sua vez
}{ $refill ->
    [yes] ; todos descartam antes que alguém receba novas cartas.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] Quem dá as cartas pega tudo o que sobra do monte e fica com { $size ->
        [one] uma carta à escolha, trunfo ou não
       *[other] { $size } cartas à escolha, trunfos ou não
    }: isso é rapar o monte. Os trunfos que não ficam são mostrados e saem do jogo.
    [bidder] Quem tem o lance pega então tudo o que sobra do monte e fica com { $size ->
        [one] uma carta à escolha, trunfo ou não
       *[other] { $size } cartas à escolha, trunfos ou não
    }. Os trunfos que não ficam são mostrados e saem do jogo.
    [bidder_then_partner] Quem tem o lance vira então o que sobra do monte, carta por carta, até ter { $size ->
        [one] um trunfo
       *[other] { $size } trunfos
    }; cada trunfo entra no lugar de outra carta.{ $partner ->
        [yes] {" "}Se ainda sobram cartas, o parceiro faz o mesmo.
       *[no] {""}
    }
   *[nobody] O que sobra do monte não é visto.
}
rule-short-stock = { $short ->
    [from_discards] Se o monte acaba, as mãos são completadas com cartas descartadas que não são trunfo.
   *[fewer] Se o monte acaba, os últimos a receber novas cartas jogam com menos.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Um trunfo que pontua nunca é descartado: quem tem mais deles do que cartas para jogar fica com todos.
    [under_first] Um trunfo que pontua nunca é descartado: quem tem mais deles do que cartas para jogar fica com todos. A primeira carta de quem descartou trunfos tem de ser mais alta que cada um deles.
    [to_partner] Os trunfos que sobram a quem tem o lance vão para { $partners ->
        [several] o primeiro parceiro na vez que tem lugar para algum
       *[one] o parceiro
    }, tantos quantos couberem: primeiro os que pontuam, depois os mais altos. Todos os veem, e o parceiro, que não pode recusar, descarta outras cartas no lugar deles. Só os demais são descartados.
   *[any] Tanto faz quais trunfos se descartam, desde que os que pontuam saiam por último.
}
rule-dead-points = { $dead ->
    [maker] Um trunfo descartado que pontuaria conta para o lado que declarou o trunfo.
   *[nobody] Um trunfo descartado não pontua para ninguém.
}
rule-blind = { $blind ->
    [yes] O parceiro de quem abre não pode olhar as próprias cartas antes de sair a primeira carta.
   *[no] O parceiro de quem abre também pode olhar as próprias cartas a qualquer hora.
}
rule-playable = { $playable ->
    [trumps_only] Só se jogam trunfos. Quem não tem mais trunfo fica de fora até o fim da rodada; se é quem ganhou a vaza, puxa o próximo que ainda tenha um. A rodada acaba quando ninguém mais tem trunfo.
   *[all] Jogam-se todas as cartas, não só os trunfos.
}
rule-follow = Se puxam trunfo, jogue trunfo se puder. { $ruff ->
    [only_when_void] Se puxam outro naipe, siga se puder; só corte se não tiver esse naipe.
   *[anytime] Se puxam outro naipe, siga ou corte, como quiser.
} { $void ->
    [must-trump] Sem o naipe puxado, é obrigatório cortar se puder.
   *[any] Sem o naipe puxado, jogue qualquer carta.
}
rule-layout = { $layout ->
    [rows] Cada um recebe { $down ->
        [one] uma carta fechada
       *[other] { $down } cartas fechadas
    } numa fileira e depois outras tantas abertas, uma sobre cada uma. Joga-se qualquer carta aberta; a de baixo é virada na hora e a partir daí pode ser jogada. Só as cartas abertas precisam seguir o naipe.
   *[hand] Cada um tem as suas cartas na mão.
}
rule-draw = { $draw ->
    [face_up] Depois de cada vaza, os dois compram a carta de cima do monte, primeiro quem ganhou. O monte fica aberto, e toda carta comprada é vista. Quando ele acaba, jogam-se as cartas da mão.
    [face_down] Depois de cada vaza, os dois compram a carta de cima do monte, primeiro quem ganhou. O monte fica fechado. Quando ele acaba, jogam-se as cartas da mão.
   *[none] Não se compra carta durante o jogo.
}
rule-partner = Antes da primeira carta, quem abre chama uma carta que não tem. Quem a tem é o seu parceiro na rodada, e todos os outros jogam contra os dois. { $shown ->
    [at_once] O parceiro se revela na hora.
   *[when_played] O parceiro não diz nada até a carta ser jogada.
} Se ninguém a tem, quem abre joga sem parceiro.
rule-partner-scores = Cada um tem o próprio placar. Quem abre e o parceiro marcam, cada um, o que os dois fazem; cada um dos outros marca o que os outros fazem. { $fails ->
    [others] Um lance falho vai para cada um dos outros.
   *[back] Um lance falho faz os dois caírem.
}{ $target ->
    [yes] {" "}Se os dois chegam à meta, vence quem abriu.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] A carta chamada tem de ser jogada na primeira vaza, se as regras permitirem.
   *[no] A carta chamada pode ser jogada a qualquer hora.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Quando outro naipe é puxado, não se pode jogar um trunfo abaixo de outro maior, a não ser que não se possa jogar outra coisa.
   *[allowed] Pode-se jogar um trunfo abaixo de outro maior.
}
rule-trick = { $trumps ->
    [only] O maior trunfo ganha a vaza, e quem ganha puxa a próxima.
   *[all] O maior trunfo ganha a vaza ou, se não houver trunfo, a maior carta do naipe puxado. Quem ganha puxa a próxima.
}
rule-throw-in = { $throw ->
    [void_and_low] Conhecido o trunfo, quem não tem trunfo nem carta acima de nove pode baixar a mão e ficar de fora até o fim da rodada.{ $low_counts ->
        [yes] {" "}Nenhuma carta dela pode contar para o Jogo nem pontuar.
       *[no] {""}
    }
   *[off] Toda mão é jogada, por pior que seja.
}
rule-claims = { $claims ->
    [yes] Quem tem certeza de ganhar todas as vazas que faltam pode dizer isso e encerrar a rodada.
   *[no] Jogam-se todas as vazas, mesmo que já se saiba de quem é o resto.
}
rule-stops-early = { $stops ->
    [yes] Assim que todos veem de quem é cada ponto, as vazas que faltam não se jogam.
   *[no] Joga-se até o fim, mesmo que não reste ponto a ganhar.
}
rule-high = O Alto, { points-worth }, vai para quem recebeu o maior trunfo dado.
rule-high-held = O Alto, { points-worth }, vai para quem tem o maior trunfo em jogo quando sai a primeira carta.
rule-high-drawn = O Alto, { points-worth }, vai para quem recebe ou compra o maior trunfo.
rule-low = { $low_to ->
    [winner] O Baixo, { points-worth }, vai para quem ganha numa vaza o menor trunfo dado.
   *[dealt] O Baixo, { points-worth }, vai para quem recebeu o menor trunfo dado, não importa quem o leve.
}
rule-low-drawn = { $low_to ->
    [winner] O Baixo, { points-worth }, vai para quem ganha o menor trunfo numa vaza.
   *[dealt] O Baixo, { points-worth }, vai para quem recebe ou compra o menor trunfo, não importa quem o leve.
}
rule-low-held = { $low_to ->
    [winner] O Baixo, { points-worth }, vai para quem ganha numa vaza o menor trunfo em jogo.
   *[dealt] O Baixo, { points-worth }, vai para quem tem o menor trunfo em jogo quando sai a primeira carta, não importa quem o leve.
}
rule-jack = { $hang ->
    [1] O Valete, { points-worth }, vai para quem leva o valete de trunfo, se ele foi dado.
   *[other] O Valete, { points-worth }, vai para quem leva o valete de trunfo, se ele foi dado. Um valete enforcado, tomado de outro lado, vale { $hang }.
}
rule-no-game = Nenhuma carta do baralho vale pontos de cartas, então ninguém pode marcar o Jogo.
rule-game = O Jogo, { points-worth }, vai para quem leva mais pontos de cartas nas vazas: { $values }.{ $partners ->
    [yes] {" "}Os parceiros somam os seus.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] Se o Jogo empata, quem marca é o mão.
    [jokers] Se o Jogo empata, marca quem levou mais curingas; se também nisso há empate, ninguém.
    [carry] Se o Jogo empata, ninguém marca, e o que ele vale se soma ao Jogo da próxima rodada.
    [non_dealer_side] Se o Jogo empata, marca o lado que não deu as cartas.
   *[none] Se o Jogo empata, ninguém marca.
}
# Quanto vale algo na lista dos pontos.
points-worth = { $worth ->
    [1] um ponto
   *[other] { $worth } pontos
}
rule-cards = { $count ->
    [1] Este trunfo pontua para quem o leva numa vaza: { $cards }.
   *[other] Cada um destes trunfos pontua para quem o leva numa vaza: { $cards }.
}
rule-cards-played = { $count ->
    [1] Este trunfo pontua para quem o joga, mesmo perdendo a vaza: { $cards }.
   *[other] Cada um destes trunfos pontua para quem o joga, mesmo perdendo a vaza: { $cards }.
}
rule-plain-cards = Cartas que pontuam em todos os naipes menos no trunfo: { $cards }.
rule-plain-cards-played = Cartas que pontuam em todos os naipes menos no trunfo para quem as joga, mesmo perdendo a vaza: { $cards }.
# Uma carta que pontua, numa lista: “Cinco (5 pontos)”.
rule-card-worth = { $point } ({ $worth ->
    [1] 1 ponto
   *[other] { $worth } pontos
})
rule-pegging = { $pegging ->
    [as_won] As cartas que pontuam são marcadas assim que se ganha a vaza; se são várias, na ordem dos pontos. Quem com isso chega à meta vence na hora, e a rodada para ali. Tudo o mais que pontua se conta no fim da rodada.
    [to_the_end] As cartas que pontuam são marcadas assim que se ganha a vaza; se são várias, na ordem dos pontos. Tudo o mais que pontua se conta no fim da rodada.
   *[at_end] As cartas que pontuam se contam quando a rodada acaba.
}
rule-last = A última vaza, { points-worth }, vai para quem a leva.
rule-one-card = Uma carta pode valer vários pontos: o único trunfo dado é Alto e Baixo ao mesmo tempo.
rule-set-back = { $score_as ->
    [difference] Se o lance é cumprido, o lado que fez mais marca a diferença; se os dois fizeram o mesmo, ninguém marca.
    [difference-free] Se o lance é cumprido, ou se ninguém deu lance, o lado que fez mais marca a diferença; se os dois fizeram o mesmo, ninguém marca.
   *[all] Quem abre e cumpre o lance marca todos os pontos que fez.
} { $set_scoring ->
    [keep_and_setback] Quem falha fica com os pontos feitos, mas perde o valor do lance: isso é cair.
    [others_take_bid] Quem falha não marca nem perde nada, mas os outros marcam o lance além do que fizerem.
   *[setback_only] Quem falha não marca nada e perde o valor do lance: isso é cair.
}{ $others ->
    [if-made] {" "}Se o lance é cumprido, os outros também marcam o que fizerem.
    [if-failed] {" "}Então os outros marcam o que fizerem.
    [none] {""}
   *[always] {" "}Os outros marcam o que fizerem em qualquer caso.
}
rule-all-score = Todos marcam cada ponto que fazem.
rule-hole = Um placar abaixo de zero está no vermelho e leva um círculo no papel.
all-points = { $sum ->
    [4] os quatro pontos
   *[other] todos os pontos que há
}
rule-smudge = { $smudge ->
    [any_all_four] Quem faz { all-points } numa só rodada vence na hora, seja qual for o lance ou o placar.
    [slam_bid_five] Um lance de cinco é um smudge: quem faz os quatro pontos e ganha todas as vazas marca cinco; senão, perde cinco.
    [slam_without_bids] Um smudge é um lance de cinco, mas neste jogo ninguém dá lance, então nada vence na hora.
    [four_without_bids] Um smudge é um lance de quatro, mas neste jogo ninguém dá lance, então nada vence na hora.
    [off_without_bids] Quem faz { all-points } numa rodada não vence na hora.
    [off] Quem cumpre um lance de quatro marca os pontos, mas não vence na hora.
   *[bid_four_made] Um lance de quatro é um smudge: quem então faz { all-points } vence na hora.
}
rule-smudge-hole = { $hole ->
    [winning] Mesmo no vermelho, um smudge vence.
    [four-negative] No vermelho, um smudge marca só os seus quatro pontos.
    [four-zero] Em zero ou menos, um smudge marca só os seus quatro pontos.
    [forbidden-negative] No vermelho, não se pode declarar um smudge.
   *[forbidden-zero] Em zero ou menos, não se pode declarar um smudge.
}
rule-target = Vence quem primeiro chega a { $target }.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] A partida dura até todos terem dado as cartas uma vez, e vence o placar mais alto.
       *[other] A partida dura até todos terem dado as cartas { $hands } vezes, e vence o placar mais alto.
    }
   *[hands] { $hands ->
        [1] A partida dura uma rodada, e vence o placar mais alto.
       *[other] A partida dura { $hands } rodadas, e vence o placar mais alto.
    }
} Se vários o tiverem, o jogo continua rodada a rodada até alguém ficar à frente. { $length ->
    [deals] Rodadas recolhidas não contam; se depois a vez de dar as cartas passa adiante, a rodada seguinte entra no lugar.
   *[hands] Rodadas recolhidas não contam.
}
rule-count-down = { $down ->
    [yes] Conta-se com fichas, da meta até zero: cada ponto tira uma ficha, e cada ponto perdido traz uma de volta.
   *[no] O placar mostra os pontos marcados.
}
rule-going-out = { $going_out ->
    [strict_order] Se dois chegam à meta na mesma rodada, os pontos contam na ordem { $order }, e vence quem chega primeiro.
    [higher_score] Se dois chegam à meta na mesma rodada, vence o placar mais alto; com placares iguais, o de quem abriu e cumpriu o lance; senão, o jogo continua.
    [bidder_at_once] Quem abriu, cumpriu o lance e tem a meta garantida vence na hora, e a rodada acaba ali. Se outros dois chegam na mesma rodada, os pontos contam na ordem { $order }.
   *[bidder_first] Se dois chegam à meta na mesma rodada, conta primeiro quem abriu e cumpriu o lance; depois { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Só pode vencer quem abre e cumpre o lance nessa rodada, ou quem faz { all-points }.
    [yes] Só pode vencer quem abre e cumpre o lance nessa rodada.
   *[no] Qualquer um pode vencer, não só quem abre.
}
rule-stop-short = { $short ->
    [yes] Quem não pode vencer numa rodada para em { $most }; os pontos além disso se perdem.
   *[no] Um placar pode passar da meta sem vencer.
}
rule-win-by-two = { $two ->
    [yes] Quem vence tem de estar dois pontos à frente de todos; senão, o jogo continua.
   *[no] Basta um ponto de vantagem.
}
rule-lost-at = { $points ->
    [0] Nenhum placar, por mais baixo que seja, faz perder a partida.
   *[other] Quem cai a { $points } ou mais abaixo de zero perde: a partida acaba, e vence o melhor placar.
}
rule-settlement = { $settlement ->
    [off] Quem perde não paga nada.
   *[one_two] No fim, cada perdedor paga um a quem venceu, ou dois se ficou em zero ou menos.
}
rule-setback-bonus = { $bonus ->
    [yes] Cada perdedor paga mais um por queda.
   *[no] As quedas não custam nada a mais no fim.
}
rule-basis = { $basis ->
    [at_win] Valem os placares no momento da vitória.
   *[full_hand] Valem os placares depois da última rodada inteira.
}
rule-red-pool = { $red ->
    [0] Ninguém põe fichas vermelhas no pote antes da partida. Quem vence leva o que entrar nele.
    [one] Antes da partida, cada um põe { $red } ficha vermelha no pote. Quem vence leva o pote.
   *[other] Antes da partida, cada um põe { $red } fichas vermelhas no pote. Quem vence leva o pote.
}
rule-mistakes = { $mode ->
    [table] É possível errar, como numa mesa de verdade. As regras abaixo dizem quanto custa.
   *[enforced] Não é possível errar: só se pode dar lance e jogar o que as regras permitem.
}
rule-misdeal-shown = { $which ->
    [any] As cartas estão mal dadas se alguma carta é mostrada ao dar as cartas.
    [none] Uma carta mostrada ao dar as cartas não estraga a rodada.
   *[some] As cartas estão mal dadas se ao dar as cartas se mostra { $ranks }.
}
rule-misdeal-count = { $counts ->
    [yes] Com um número errado de cartas, elas estão mal dadas.
   *[no] Um número errado de cartas é corrigido e não estraga a rodada.
}
rule-misdeal-result = { $result ->
    [same_dealer] Cartas mal dadas são dadas de novo pela mesma pessoa.
    [penalty1_lose_deal] Por cartas mal dadas, cada lado adversário marca um ponto, e a vez de dar as cartas passa adiante.
    [penalty1_same_dealer] Por cartas mal dadas, cada lado adversário marca um ponto, e a mesma pessoa dá as cartas de novo.
   *[lose_deal] Depois de cartas mal dadas, a vez de dar as cartas passa adiante.
}
rule-bid-error = { $error ->
    [take_back] Um lance baixo demais ou fora da vez é retirado.
   *[void_pass] Um lance baixo demais ou fora da vez é nulo, e quem o deu tem de passar.
}
rule-early-pitch = { $early ->
    [take_back] Uma carta puxada antes do fim do leilão volta para a mão.
   *[assumed_four] Uma carta puxada antes do fim do leilão conta como lance de quatro e define o trunfo. Mas quem devia ter falado antes, e não falou, pode fazer um lance de quatro e ficar com a abertura: então essa carta e as que foram jogadas com ela voltam para a mão.
}
rule-wrong-pitch = Se outra pessoa puxa no lugar de quem abre, quem abre pode mandar de volta essa carta e as que foram jogadas com ela. Se quem abre já jogou nessa vaza, a carta vale: quem abre declara o trunfo na hora e tem de puxar trunfo na primeira chance.
rule-wrong-demand = { $demand ->
    [first_plain_lead] Mandada de volta a carta, na primeira vez que essa pessoa jogar num naipe que não é trunfo, quem abre pode exigir a maior ou a menor carta do naipe puxado, um trunfo ou nenhum.
   *[first_turn] Mandada de volta a carta, assim que chegar a vez dessa pessoa, quem abre pode exigir a maior ou a menor carta do naipe puxado, um trunfo ou nenhum.
}
rule-revoke = Renunciar é jogar uma carta que as regras não permitem.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Não custa nada se for corrigido antes de completar a vaza.
   *[none] Não pode ser corrigida.
}
rule-revoke-call = { $call ->
    [opponent] Só conta se um adversário a acusa antes da contagem da rodada.
   *[referee] A renúncia é sempre descoberta na contagem da rodada, tenha alguém notado ou não.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] O lado que renunciou não marca nada, perde o número do lance e põe uma ficha vermelha no pote. Os outros marcam o que fizerem, mesmo quem abriu e não cumpriu o lance.
    [point_no_game] Cada lado adversário marca um ponto, e o lado que renunciou não pode marcar o Jogo.
    [jack_two] Cada lado adversário marca dois pontos se o valete de trunfo está em jogo, senão um, e o lado que renunciou não pode marcar nem o Valete nem o Jogo.
    [no_score] O lado que renunciou não marca nada e, se tinha o lance, falhou. Os outros marcam o que fizerem e nada mais, mesmo quem abriu e não cumpriu o lance.
   *[set_back_bid] O lado que renunciou não marca nada e perde o número do lance. Os outros marcam o que fizerem, mesmo quem abriu e não cumpriu o lance.
}
rule-revoke-together = Se uma renúncia leva vários lados à meta, { $first ->
    [pitcher] vence quem abriu e cumpriu o lance; senão, o lado com o placar mais alto
   *[score] vence o lado com o placar mais alto
}; em caso de empate, o primeiro na ordem da vez depois de quem dá as cartas.
rule-revoke-points = { $points ->
    [next_best] Ninguém marca os pontos perdidos por uma renúncia, mas o Jogo vai para o segundo melhor.
   *[forfeit] Ninguém marca os pontos perdidos por uma renúncia.
}
rule-revoke-no-bid = { $points ->
    [0] Onde ninguém deu lance, uma renúncia não custa mais pontos.
    [one] Onde ninguém deu lance, uma renúncia custa { $points } ponto.
   *[other] Onde ninguém deu lance, uma renúncia custa { $points } pontos.
}
rule-renege = { $top ->
    [0] Nenhuma renúncia é pior que outra.
    [1] { $forfeit ->
        [yes] Quem não segue uma puxada de trunfo tendo o maior trunfo perde, com o seu lado, a partida inteira.
       *[no] Não seguir uma puxada de trunfo tendo o maior trunfo é uma renúncia grave, mas não custa mais.
    }
   *[other] { $forfeit ->
        [yes] Quem não segue uma puxada de trunfo tendo um dos { $top } maiores trunfos perde, com o seu lado, a partida inteira.
       *[no] Não seguir uma puxada de trunfo tendo um dos { $top } maiores trunfos é uma renúncia grave, mas não custa mais.
    }
}
rule-exposed = { $exposed ->
    [callable] Uma carta mostrada sem ser jogada fica aberta na mesa, e os adversários podem cobrá-la em qualquer vaza seguinte em que ela possa ser jogada.
   *[free] Uma carta mostrada sem ser jogada volta para a mão, sem penalidade.
}
rule-blind-look = O parceiro de quem abre que olha cedo demais dá quatro pontos a cada lado adversário.
rules-title = As regras
rules-changes = { $count ->
    [0] Nenhuma mudança
    [one] { $count } mudança, marcada na margem
   *[other] { $count } mudanças, marcadas na margem
}
rules-of = As regras de { $name }
rules-legend = * diferente de { $name }.
rules-rulings = { $count ->
    [one] { $count } regra está marcada como própria deste programa, porque a fonte a deixa em aberto
   *[other] { $count } regras estão marcadas como próprias deste programa, porque a fonte as deixa em aberto
}
rules-ruling = regra deste programa
rules-law-source = { $law ->
    [setback] White Knuckle Cards não diz nada sobre erros. Estas regras são as da Bicycle, do Auction Pitch.
    [cinch] O que custa uma renúncia, e que uma carta pode ser cobrada, vem das leis de Foster para o Cinch.
    [later] Sobre erros, a Britannica de 1911 só diz que quem renuncia perde o número do lance e paga uma ficha vermelha. Que essa pessoa não marca nada, e que os outros marcam o que fizerem mesmo com o lance falho, vem de uma edição posterior.
   *[bicycle] Onde a fonte não diz nada sobre erros, estas regras são as da Bicycle, do Auction Pitch.
}
rules-differs = diferente
rules-was = antes { $was }
rules-idle = Sem efeito neste jogo: { $names }.
rules-close = Voltar

## Os jogos

preset-name = { $preset ->
    [setback] Setback
    [trinidad] All Fours, Trinidad
    [lancashire] All Fours, Lancashire
    [west_yorkshire] All Fours, West Yorkshire
    [blackburn] All Fours, Blackburn
    [britannica1911] Pitch à venda, 1911
    [commercial_pitch] Commercial Pitch
    [seven_up] Seven Up
    [smudge] Smudge
    [smudge_bid] Pitch com lance de smudge
    [no_auction_pitch] Pitch sem leilão
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch com curinga
    [five_point] Pitch de cinco pontos
    [seven_point] Pitch de sete pontos
    [west_michigan] Setback de West Michigan
    [euchre_setback] Setback, baralho de Euchre
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Pitch de dez pontos
    [colorado] Colorado Pitch
    [thirteen_point] Pitch de treze pontos
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Smear de Wisconsin
    [smear_ten] Smear de dez pontos
    [cinch] Cinch
    [widow_cinch] Cinch com morto
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
# Um conjunto de regras que não é nenhum dos jogos.
preset-own = Regras da casa
preset-about = { $preset ->
    [setback] duas duplas disputam a abertura em leilão, até onze
    [trinidad] duas duplas, uma vira para o trunfo, pedido e valete enforcado
    [lancashire] como em Trinidad, mas no sentido horário
    [west_yorkshire] duas duplas, sem lances: o mão abre, e o parceiro não pode olhar
    [blackburn] como em West Yorkshire, mas o Baixo é de quem o ganha
    [britannica1911] de quatro a sete, o mão abre ou vende, sete fichas a gastar
    [commercial_pitch] o mão vende a abertura e marca o preço
    [seven_up] dois ou três, cada um por si, ou duas duplas, uma vira, pedido, até sete
    [smudge] de dois a sete, e os quatro pontos vencem na hora
    [smudge_bid] duas duplas, com um lance de cinco por todos os pontos e todas as vazas
    [no_auction_pitch] de dois a sete, sem lances: o mão abre
    [racehorse] de dois a cinco com 32 cartas, até onze
    [joker_pitch] de dois a cinco, um curinga como quinto ponto, até dez
    [five_point] de dois a sete, com o valete gêmeo, até onze
    [seven_point] de dois a sete, com o valete gêmeo e dois curingas, até quinze
    [west_michigan] seis em dois lados, 38 cartas com curingas, até vinte e um
    [euchre_setback] duas duplas, 28 cartas com o valete gêmeo, até doze
    [pedro_sancho] de quatro a sete, cada um por si, dezoito pontos por rodada, até cinquenta
    [snoozer] de quatro a sete, cada um por si, trinta e seis pontos por rodada, até cem
    [ten_point] duas duplas, só se jogam trunfos, dez pontos por rodada, até cinquenta e dois
    [colorado] dez pontos como no Pitch de dez pontos, com ordem própria dos trunfos
    [thirteen_point] como o Pitch de dez pontos, com o três gêmeo e treze pontos por rodada
    [pawnee] cinco com as cartas do Pitch de dez pontos; quem abre chama uma carta, e quem a tem é o parceiro, até quarenta e dois
    [schmier] seis em dois lados, com curinga e valete gêmeo, completando seis cartas, até vinte e um
    [wisconsin_smear] duas duplas, 34 cartas com dois curingas, três no morto, até vinte e um
    [smear_ten] duas duplas, dez cartas cada, das quais se jogam seis, dez pontos, até vinte e um
    [cinch] duas duplas, os dois cincos valem cinco, o melhor lado marca a diferença, até cinquenta e um
    [widow_cinch] seis em três duplas, com os pontos do Cinch e um morto de quatro, até cinquenta e um
    [pedro] duas duplas, com os pontos do Cinch e lances a partir de sete, até sessenta e dois
    [pidro] o Pedro como se joga na Finlândia: só se jogam trunfos, até sessenta e dois
    [all_fives] dois ou três, uma vira, pedido e trunfos marcados na hora, até sessenta e um
    [california_jack] dois jogadores, que compram de um monte aberto depois de cada vaza, até dez
    [shasta_sam] como o California Jack, com o monte fechado e o trunfo cortado
    [nine_card_don] duas duplas, nove cartas cada, trunfos e cincos marcados na hora, até noventa e um
    [irish_don] duas duplas, o baralho inteiro, trunfos, noves e cincos marcados na hora, até oitenta e um
    [phat] duas duplas, o baralho inteiro, marcação na hora como no Irish Don e oito pelo Jogo, até cento e oitenta e um
    [blind_don] dois jogadores, metade das cartas fechada debaixo das outras, marcação como no Nine-Card Don, o melhor placar depois de quatro rodadas
   *[auction_pitch] de dois a sete, leilão e abertura, como a Bicycle publica
}
# Como mais se chama um jogo, separado por vírgulas. Um jogo sem linha não tem outro nome.
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
    [setback] De White Knuckle Cards, onde também se chama Auction Pitch.
    [trinidad] De White Knuckle Cards; All Fours é o jogo de cartas nacional de Trinidad e Tobago.
    [lancashire] De uma linha em White Knuckle Cards. Outras fontes descrevem Lancashire de outro modo.
    [west_yorkshire] Da descrição em pagat.com.
    [blackburn] Da descrição em pagat.com, segundo Arthur Taylor.
    [britannica1911] Da Encyclopaedia Britannica de 1911.
    [commercial_pitch] Do Complete Hoyle de Foster e do Penguin Book of Card Games de Parlett.
    [seven_up] Do Complete Hoyle de Foster e da Bicycle; também se chama Old Sledge.
    [smudge] Da Bicycle, Pitch (Smudge).
    [smudge_bid] Do Partnership Pitch em pagat.com; jogar até vinte e um é regra da casa deste programa.
    [no_auction_pitch] De descrições antigas do Blind All Fours.
    [racehorse] Do Penguin Book of Card Games de Parlett; no resto, como o Auction Pitch da Bicycle.
    [joker_pitch] Das regras da United States Playing Card Company, Bicycle.
    [five_point] Das regras de Play Smear, onde se chama Smear.
    [seven_point] Das regras do Whirled Seven Point Pitch; a ordem dos trunfos é de pitchcardgame.drakebridgewater.com.
    [west_michigan] De um guia do Setback em West Michigan; o leilão e a meta são regras da casa deste programa.
    [euchre_setback] De bradwilson.dev e Ultrafoodmess; o menor lance é regra da casa deste programa.
    [pedro_sancho] Do Complete Hoyle de Foster e do Penguin Book of Card Games de Parlett.
    [snoozer] Do Complete Hoyle de Foster e do Penguin Book of Card Games de Parlett.
    [ten_point] De larrycharbonneau.com, Our Pastimes e Ultrafoodmess; onde eles calam, regras da casa deste programa.
    [colorado] Do Colorado Ten-Point Pitch de Captain Squill; o que vem depois do leilão é como no Pitch de dez pontos.
    [thirteen_point] Da Association of Card Enthusiasts e de yourgametips.com; no resto, como o Pitch de dez pontos.
    [pawnee] De gamerules.com, até o leilão; como se chama um parceiro e como ele marca é regra da casa deste programa.
    [schmier] De três descrições do Schmier em Minnesota, entre elas as de bridgeiscool.com e Cats at Cards.
    [wisconsin_smear] De Ultrafoodmess, que deixa algumas coisas para a mesa; essas são regras da casa deste programa.
    [smear_ten] Do Smear da Wikipedia, de Card Rules Plus e de Our Pastimes; o leilão é regra da casa deste programa.
    [cinch] Do Complete Hoyle de Foster e da Bicycle.
    [widow_cinch] Do Complete Hoyle de Foster e do Penguin Book of Card Games de Parlett; como três duplas marcam é regra da casa deste programa.
    [pedro] Do Ultimate Book of Card Games; joga-se na Luisiana e na Califórnia.
    [pidro] Do inventário do patrimônio vivo da Finlândia e das regras do programa Pidro.
    [all_fives] Do Complete Hoyle de Foster, de gamerules.com e de h2g2; que Alto, Baixo, Valete e Jogo também contem é regra da casa deste programa.
    [california_jack] Da Bicycle e do Complete Hoyle de Foster.
    [shasta_sam] Do Complete Hoyle de Foster; no resto, como o California Jack.
    [nine_card_don] De descrições de gamerules.com, Cats at Cards e Denexa; joga-se em ligas na Inglaterra e no País de Gales.
    [irish_don] De gamerules.com e de duas páginas sobre o Don em Cork e Dublin.
    [phat] Do Board Game Arena e da Wikipedia; joga-se perto de Norwich.
    [blind_don] De gamerules.com, que não dá os valores: são os do Nine-Card Don.
   *[auction_pitch] Das regras da United States Playing Card Company, Bicycle.
}

## Por quê: as palavras do jogo, e o que diz uma explicação

why-button = Por quê?
why-about = { $word }. { $about }
why-rule = Regra { $number } deste jogo. { $text }
why-no-rule = Este jogo tem as regras de 1 a { $count }.
why-not-here = Este jogo não tem isso.
why-ruling = Nenhuma regra impressa resolve isso; é decisão deste programa.
why-house-rule = Uma regra da casa desta mesa. { $game } tem esta regra no lugar dela. { $rule } { $source }
why-house-rule-new = Uma regra da casa desta mesa. { $game } não tem essa regra.
why-sheet = Na folha de regras
why-glossary = Todas as palavras
why-unknown = Não há a palavra “{ $word }” aqui. Digite “palavras” para ver a lista.
fair-title = É justo?
fair-committed = Antes da primeira carta, a mesa já estava presa a esta impressão digital da sua semente: { $digits }.
fair-typed = A semente desta partida foi digitada ou é conhecida de outra partida, então nada prende a mesa: pode ter sido testada antes.
fair-word = A sua própria palavra entra em cada embaralhamento: { $word }.
fair-later = A semente é revelada quando a partida acaba.
fair-seed = A semente: { $digits }.
fair-proves = { $word ->
    [yes] O que isto prova: a semente já estava fixada antes de você dar a sua palavra, e todas as cartas saem das duas. Então nem o programa nem você escolheram as cartas, e nenhuma pode ter sido trocada para favorecer alguém.
    [typed] O que isto prova: todas as cartas saem desta semente. Então nenhuma carta foi trocada durante a partida, mas a semente podia já ser conhecida.
   *[no] O que isto prova: a semente já estava fixada antes da primeira carta, e todas as cartas saem dela. Então nenhuma carta pode ter sido trocada para favorecer alguém, não importa o que você ou os bots tenham feito.
}
fair-proves-not = { $word ->
    [yes] O que isto não prova: como os bots decidem. O lacre de um registro mostra que está intacto desde que foi escrito; mas quem escreve um registro desde o começo também pode lacrá-lo.
   *[no] O que isto não prova: que a semente foi sorteada, nem como os bots decidem. O lacre de um registro mostra que está intacto desde que foi escrito; mas quem escreve um registro desde o começo também pode lacrá-lo.
}
fair-before = As cartas vêm de uma semente com esta impressão digital, fixada a partir de agora: { $digits }.
fair-own-word = Sua própria palavra para embaralhar
fair-own-word-about = Ela entra em cada embaralhamento. A impressão digital já está fixada antes que você a digite; então ninguém pode escolher as cartas, nem o programa nem você.
fair-sealed = Lacrado antes da primeira carta
fair-sealed-about = Todas as cartas vêm de uma semente. A impressão digital dela foi fixada primeiro.
fair-unsealed = Nada foi lacrado
fair-shuffled = Embaralhado com a sua palavra
fair-shuffled-about = Ela entra em cada embaralhamento, então ninguém pode escolher as cartas: nem o programa, nem você.
fair-wordless = Embaralhado só com a semente
fair-wordless-about = Você não deu nenhuma palavra desta vez.
fair-opened = Aberto no fim
fair-opened-about = Então a semente é mostrada, e todas as rodadas podem ser conferidas.
fair-locked = depois da última rodada
fair-unseen = { $bots ->
    [one] Suas cartas ficam sempre escondidas.
   *[other] Nenhum deles vê as suas cartas.
}
fair-back = Voltar à mesa
fair-meaning = O que isso prova
fair-sign = Impressão digital da semente: { $digits } …
fair-check = Conferir as cartas dadas
fair-holds = Conferido: está tudo como deve ser.
fair-fails = Conferido: há algo errado.
fair-commitment = { $commitment ->
    [agrees] A semente tem a impressão digital que foi mostrada antes da primeira carta.
    [none] A semente foi digitada, então não havia impressão digital a comparar.
    [missing] Falta a impressão digital, embora a semente tenha sido sorteada.
   *[differs] A semente não tem a impressão digital que foi mostrada.
}
fair-deals-agree = { $deals ->
    [0] Nenhuma rodada foi dada ainda.
    [one] A única rodada sai da semente, carta por carta.
   *[other] Todas as { $deals } rodadas saem da semente, carta por carta.
}
fair-deals-differ = { $deals ->
    [one] As cartas dadas não saem da semente.
   *[other] De { $deals } rodadas, { $differing } não saem da semente.
}
fair-draw-differs = A semente indica outra pessoa para dar as cartas primeiro.
fair-fault = A partida não pode ser rejogada tal como está registrada.
fair-summary-differs = Os nomes ou placares na lista de partidas não são os da partida.
fair-seal = { $seal ->
    [agrees] Nada no registro foi mudado desde que foi escrito.
    [none] O registro não tem lacre, pois foi escrito por uma versão anterior: o que os jogadores fizeram não pode ser conferido.
   *[differs] Algo no registro foi mudado depois de escrito.
}
glossary-title = As palavras do jogo
glossary-others = Palavras de outros jogos da família
term-name = { $term ->
    [hand] rodada
    [eldest] o mão
    [turn] na sua vez
    [side] lado
    [bid] lance
    [pass] passar
    [privilege] privilégio de quem dá as cartas
    [all-pass] todos passam
    [smudge] smudge
    [pitch] abertura
    [pitcher] quem abre
    [wrong-pitch] abertura fora da vez
    [sell] vender a abertura
    [undertake] assumir
    [turn-up] a vira
    [stand] ficar
    [beg] pedir
    [gift] dar o ponto
    [run] dar mais cartas
    [bunch] recolher as cartas
    [widow] morto
    [exchange] descartar
    [rest] rapar o monte
    [trump] trunfo
    [trick] vaza
    [lead] puxar
    [follow] seguir o naipe
    [trumps-only] só trunfos
    [out] sem trunfo
    [undertrump] cortar por baixo
    [stock] comprar do monte
    [called-partner] parceiro chamado
    [claim] o resto é meu
    [lay-down] baixar a mão
    [high] Alto
    [low] Baixo
    [jack] Valete
    [hang-jack] enforcar o valete
    [counting-card] carta que pontua
    [peg] marcar na hora
    [game] Jogo
    [card-points] pontos de cartas
    [tie] empate no Jogo
    [made] cumprir o lance
    [set-back] queda
    [hole] no vermelho
    [target] meta
    [going-out] chegar à meta
    [counters] fichas
    [settlement] acerto
    [mistake] erros
    [renege] renúncia
    [misdeal] cartas mal dadas
    [wrong-bid] lance inválido
    [exposed] carta mostrada
    [blind] parceiro cego
    [level] nível
   *[commitment] compromisso
}
# Outras palavras para o mesmo, separadas por vírgulas.
term-words = { $term ->
    [hand] mão, dar as cartas, cartas dadas
    [eldest] jogador mão, primeira mão, o primeiro
    [turn] vez, minha vez, fora da vez
    [side] dupla, parceiro, parceiros, nós, eles
    [bid] lances, leilão, dar lance, contrato
    [pass] passo, passa, sem lance
    [privilege] privilégio, carteador, quem dá as cartas, igualar
    [all-pass] todos passaram, lance obrigatório
    [smudge] slam
    [pitch] abrir, abre, pitch, saída
    [pitcher] arrematar, arrematante, declarante
    [wrong-pitch] abertura antes da hora, puxada fora da vez, mandar de volta, exigir
    [sell] vender, venda, vendido, oferta, oferecer, preço
    [undertake] assume, assumiu, recusar
    [turn-up] vira, virada, carta virada
    [stand] fica, fico
    [beg] pede, peço, pedido, pedir outro naipe
    [gift] ponto dado, dar um ponto, tome um, pedido recusado
    [run] dar mais, mais cartas
    [bunch] recolher, recolhidas, juntar as cartas
    [widow] cartas extras, skat
    [exchange] descarte, descarta, descartada, trocar, troca, completar
    [rest] rapar, resto do monte, resto
    [trump] trunfos, naipe de trunfo
    [trick] vazas, ganhar a vaza
    [lead] puxa, puxada, naipe puxado, sair
    [follow] seguir, segue, cortar, corta
    [trumps-only] apenas trunfos, só trunfo
    [out] de fora, fica de fora, sem trunfos
    [undertrump] trunfo por baixo, subcortar
    [stock] monte, comprar, as últimas seis
    [called-partner] chamar, carta chamada, chamar parceiro
    [claim] pedir o resto, o resto
    [lay-down] baixar, mão sem valor
    [high] maior trunfo, maior
    [low] menor trunfo, menor
    [jack] valete de trunfo
    [hang-jack] enforcar, enforcado, valete enforcado
    [counting-card] carta que conta
    [peg] marcar, marcado na hora
    [game] ponto do Jogo
    [card-points] contagem, pontos das cartas
    [tie] empate, empatado
    [made] cumprir, cumprido, cumpriu
    [set-back] cair, caiu, recuo, recuar, menos, lance falho, falhar
    [hole] vermelho, círculo, abaixo de zero, negativo
    [target] objetivo, fim da partida
    [going-out] chegar, quem vence
    [counters] ficha, pote, tentos
    [settlement] pagar, pagamento, aposta
    [mistake] erro, errar
    [renege] renunciar, renunciou, não seguir
    [misdeal] mal dadas, erro ao dar as cartas
    [wrong-bid] lance errado, lance fora da vez
    [exposed] mostrada, cobrar, cobrar uma carta
    [blind] cego, olhou cedo demais
    [level] níveis, bot, bots
   *[commitment] semente, justo, justiça, honesto, trapaça, trapacear
}
term-about = { $term ->
    [hand] A mão são as cartas que cada um recebe; a rodada vai do momento em que são dadas até serem jogadas e contadas. Uma partida tem várias.
    [eldest] O mão é quem está ao lado de quem dá as cartas no sentido do jogo. O mão fala primeiro.
    [turn] Todos falam e jogam na sua vez, um depois do outro em volta da mesa. O que se faz fora da vez não vale.
    [side] Um lado são os que marcam pontos juntos. Onde cada um joga por si, cada jogador é um lado.
    [bid] Um lance diz quantos pontos da rodada a pessoa vai fazer. Quem dá o maior escolhe o trunfo e tem de fazer esse número.
    [pass] Passar é não dar lance. Quem passa marca, mesmo assim, os pontos que fizer.
    [privilege] Quem dá as cartas fala por último. Com o privilégio, pode ficar com o maior lance pelo mesmo número, em vez de subir.
    [all-pass] Alguém tem de jogar a primeira carta mesmo que ninguém dê lance. As regras do jogo dizem quem é, ou se as cartas são dadas de novo.
    [smudge] O smudge é a maior façanha: os quatro pontos numa só rodada. Conforme o jogo, vence na hora, conta a mais ou é um lance como outro qualquer.
    [pitch] A abertura é a primeira carta da rodada e o direito de jogá-la. O naipe dela é trunfo, a não ser que quem abre declare o trunfo em palavras.
    [pitcher] Quem abre escolhe o trunfo, na maioria dos jogos com a primeira carta. Se houve lance, tem de cumpri-lo.
    [wrong-pitch] Uma carta puxada antes do fim do leilão, ou por quem não tem a abertura, é uma abertura fora da vez. As regras da mesa dizem quem pode mandá-la de volta e o que se pode exigir de quem a puxou.
    [sell] Em vez de abrir, o mão pode oferecer a abertura aos outros. Quem dá o maior lance fica com ela, se o mão aceitar.
    [undertake] O mão assume quando fica com a abertura depois que os outros deram lances por ela. Então tem de fazer tantos pontos quantos foram oferecidos.
    [turn-up] Dadas as cartas, vira-se uma. O naipe dela é trunfo, a não ser que se mude.
    [stand] O mão fica quando o naipe da vira lhe serve. Então o jogo começa.
    [beg] O mão pede para ter outro trunfo. Quem dá as cartas dá um ponto e mantém o naipe, ou dá mais cartas.
    [gift] Quem dá as cartas diz “tome um” para manter o naipe depois de um pedido. O outro lado marca um ponto na hora.
    [run] Depois de um pedido, quem dá as cartas dá mais cartas a todos e vira outra. Se ela mostra o mesmo naipe, faz-se de novo.
    [bunch] Dois jogadores podem combinar de recolher as cartas. Então a mesma pessoa dá as cartas de novo.
    [widow] O morto são algumas cartas dadas fechadas à parte das mãos, para depois do leilão. Conforme o jogo, vai para quem deu o maior lance, ou cada um tem o seu.
    [exchange] Em alguns jogos, todos descartam cartas depois de declarado o trunfo e podem receber outras no lugar. Os trunfos ficam enquanto houver outra coisa a descartar.
    [rest] Rapar o monte é pegar tudo o que sobra dele e ficar com o melhor. Conforme o jogo, é direito de quem dá as cartas ou de quem deu o maior lance.
    [trump] Trunfo é o naipe que vence todos os outros na rodada. Pode-se jogar um trunfo em qualquer vaza, mesmo tendo o naipe puxado, a não ser que a mesa jogue de outro modo.
    [trick] Uma vaza é uma carta de cada jogador que ainda tenha uma a jogar. Ganha o maior trunfo ou, se não houver trunfo, a maior carta do naipe puxado.
    [lead] Puxar é jogar a primeira carta de uma vaza. Puxa quem ganhou a vaza anterior.
    [follow] Seguir o naipe é jogar uma carta do naipe puxado. Quem pode seguir tem de seguir ou cortar com trunfo; quem não pode joga qualquer carta.
    [trumps-only] Em alguns jogos só se puxam e se jogam trunfos. A rodada acaba quando ninguém mais tem um.
    [out] Onde só se jogam trunfos, quem não tem mais nenhum fica de fora e perde a vez. Quem ainda tem trunfos os joga.
    [undertrump] Cortar por baixo é jogar um trunfo baixo sob outro maior. Algumas mesas só o permitem a quem não tem outra coisa a jogar.
    [stock] Em alguns jogos a dois, ambos compram uma carta depois de cada vaza, primeiro quem ganhou. Quando o monte acaba, jogam-se as cartas da mão.
    [called-partner] Em alguns jogos, quem abre chama uma carta. Quem a tem é o seu parceiro nessa rodada, e todos os outros jogam contra os dois.
    [claim] Quem tem certeza de todas as vazas que faltam pode dizer isso. As cartas são então contadas como se tivessem sido jogadas.
    [lay-down] Em alguns jogos, pode-se baixar uma mão sem trunfo e sem cartas altas. Quem a baixa fica de fora até o fim da rodada.
    [high] O Alto é um ponto pelo maior trunfo em jogo. Quem o tem não pode perdê-lo, pois nada vence essa carta.
    [low] O Baixo é um ponto pelo menor trunfo em jogo. Vai para quem recebeu essa carta ou, em outras mesas, para quem a ganha.
    [jack] O Valete é um ponto por ganhar a vaza em que está o valete de trunfo. Se o valete não foi dado, ninguém marca.
    [hang-jack] Enforcar o valete é tomá-lo de outro lado. Onde um valete enforcado conta mais, é o ponto que mais rende na rodada.
    [counting-card] Uma carta que pontua vale pontos por si mesma, como o cinco e o nove de trunfo no Pedro Sancho. Conta para quem a leva numa vaza.
    [peg] Marcar na hora é anotar o que uma carta vale assim que se ganha a vaza. Desse modo a partida pode ser vencida no meio de uma rodada.
    [game] O Jogo é um ponto por ter mais pontos de cartas nas vazas ganhas. O dez é a carta que mais pesa.
    [card-points] As cartas das vazas contam para o Jogo: na maioria dos jogos, dez 10, ás 4, rei 3, dama 2, valete 1. Esses pontos de cartas nunca vão para o placar.
    [tie] Dois ou mais podem ter o mesmo número de pontos de cartas. As regras do jogo dizem se então alguém marca o Jogo.
    [made] Um lance é cumprido com pelo menos tantos pontos quantos foram prometidos. Na maioria dos jogos, quem abre marca então todos os pontos que fez, mesmo além do lance.
    [set-back] Cair é perder no placar o valor do lance. Acontece a quem abre e faz menos pontos que o lance, a não ser que o jogo dê o lance aos outros.
    [hole] Um placar abaixo de zero está no vermelho. Escreve-se com sinal de menos e um círculo em volta.
    [target] A meta é o placar que vence a partida. Chegar a ela ou passar dela dá no mesmo.
    [going-out] Quem chega à meta vence a partida. Se dois lados chegam lá na mesma rodada, as regras do jogo dizem quem vence: na maioria dos jogos, o primeiro a chegar lá quando os pontos são contados em ordem.
    [counters] Em alguns jogos, cada um começa com fichas e põe uma de lado a cada ponto. Quem primeiro fica sem nenhuma vence; as vermelhas são a aposta.
    [settlement] Quando uma partida acaba, os perdedores podem dever algo a quem venceu. O programa só faz a conta: aqui não corre dinheiro.
    [mistake] Normalmente o programa recusa o que as regras proíbem. Numa mesa onde é possível errar, os erros valem, e as regras dizem quanto custam.
    [renege] Renunciar é jogar uma carta que não segue quando se podia seguir. Numa mesa onde é possível errar, custa o que as regras dizem.
    [misdeal] As cartas estão mal dadas se o número está errado ou se uma carta é mostrada ao dar as cartas. São recolhidas, e as regras dizem quem dá as cartas de novo.
    [wrong-bid] Um lance baixo demais ou fora da vez é inválido. Não vale, e em algumas mesas quem o deu tem de passar.
    [exposed] Uma carta vista sem ser jogada é uma carta mostrada. Em alguns jogos, os adversários podem cobrá-la numa vaza seguinte.
    [blind] Onde o mão abre sem lance, o parceiro de quem abre só pode olhar suas cartas depois da primeira puxada. Olhar antes custa pontos.
    [level] O nível diz como um bot joga, de Aprendiz a Mestre. Bots de todos os níveis veem as próprias cartas e o que já foi jogado, e nada mais.
   *[commitment] Um compromisso é uma impressão digital da semente de que sai cada rodada, mostrada antes da primeira carta. Depois da partida, a semente é revelada, e qualquer um pode conferir que nenhuma carta foi trocada.
}

## Regras da casa: as partes da tabela de opções, cada opção e seus valores

group-name = { $group ->
    [table] Mesa e baralho
    [trump] Como se faz o trunfo
    [auction] Leilão e venda
    [turn-up] Vira e pedido
    [exchange] Morto e troca
    [play] Jogo das cartas
    [scoring] Pontos e vitória
    [payment] Pagamento
   *[law] Erros
}
field-setting = { $name }: { $value }
field-name = { $field ->
    [players] Jogadores
    [min_players] Mínimo de jogadores
    [max_players] Máximo de jogadores
    [teams] Parceiros
    [direction] Sentido
    [pack] Baralho
    [pack_shrinks] Baralho reduzido
    [jokers] Curingas
    [cards_per_player] Cartas para cada um
    [deal_batch] Cartas de cada vez
    [layout] Disposição das cartas
    [widow] Morto
    [widow_to] O morto vai para
    [ceremony] Sorteio e corte
    [trump_by] Trunfo
    [first_pitcher] Quem abre primeiro
    [off_trumps] Trunfos gêmeos
    [trump_order] Ordem dos trunfos
    [joker_order] Dois curingas numa vaza
    [joker_led] Curinga puxado
    [naming] Trunfo declarado
    [pitched_wild] Curinga ou gêmea na abertura
    [first_leader] Quem puxa primeiro
    [first_lead] Primeira carta puxada
    [min_bid] Menor lance
    [max_bid] Maior lance
    [auction_rounds] Voltas do leilão
    [dealer_privilege] Quem dá as cartas iguala
    [privilege_on] Lances que ele pode igualar
    [privilege_to] Quem pode igualar
    [four_is_final] Maior lance é definitivo
    [all_pass] Se ninguém dá lance
    [forced_bid] Lance obrigatório
    [forced_choice] Lance de quem é obrigado
    [moon] Bandeira
    [moon_points] Valor da bandeira
    [moon_needs] O que a bandeira exige
    [moon_privilege] Igualar a bandeira
    [seller_credit] Preço da abertura
    [refused_bid_credit] Lance recusado pontua
    [seller_bid_cap] Limite do preço
    [turnup_scores] Pontos da vira
    [turnup_can_win] Vitória pela vira
    [beg_limit] Pedidos por rodada
    [gift_to] Ponto por pedido recusado
    [gift_can_win] Vitória por esse ponto
    [after_run_hand] Cartas extras
    [run_exhausted] Se o monte acaba
    [peek] Olhar antes do pedido
    [bunch] Recolher as cartas
    [weak_hand] Mão fraca
    [play_size] Cartas para jogar
    [discard] Descarte
    [discard_max] Máximo de descartes
    [refill] Completar a mão
    [exchange_first] Quem troca primeiro
    [rest_to] Resto do monte
    [short_stock] Se o monte não chega
    [surplus_trumps] Trunfos demais
    [dead_points] Pontos descartados
    [partner_blind] Parceiro cego
    [throw_in] Baixar uma mão ruim
    [playable] Cartas que se jogam
    [ruff] Cortar
    [undertrump] Cortar por baixo
    [void_must_trump] Corte obrigatório
    [draw] Comprar durante o jogo
    [partner_shown] O parceiro se revela
    [called_first] Carta chamada na 1ª vaza
    [claims] Pedir o resto
    [stops_early] Parar com tudo decidido
    [points] O que pontua
    [game_values] Pontos de cartas
    [pegging] Marcação
    [length] Duração da partida
    [hands] Número de rodadas
    [target] Partida até
    [count_down] Contar para trás
    [low_to] O Baixo vai para
    [low_joker] Curinga pode ser o Baixo
    [hang_jack] Valete tomado dos outros
    [game_tie] Empate no Jogo
    [smudge] Smudge
    [smudge_in_hole] Smudge no vermelho
    [in_hole] No vermelho
    [set_scoring] Queda
    [score_as] Pontos dos dois lados
    [going_out] Dois chegam à meta
    [must_bid_to_go_out] Só vence quem tem o lance
    [stop_short] Os outros param um antes
    [win_by_two] Vencer por dois
    [lost_at] Perde abaixo de zero em
    [settlement] Acerto
    [settlement_setback_bonus] Adicional por queda
    [settlement_basis] Placares do acerto
    [ante_red] Fichas vermelhas
    [revoke_mode] Erros
    [misdeal_on_exposed] Carta mostrada ao distribuir
    [misdeal_on_count] Número errado de cartas
    [misdeal_result] Depois de cartas mal dadas
    [bid_error] Lance não permitido
    [early_pitch] Abertura antes da hora
    [wrong_pitch_demand] Puxou quem não devia
    [revoke_correction] Corrigir uma renúncia
    [revoke_call] Quem acusa uma renúncia
    [revoke_penalty] Custo de uma renúncia
    [revoke_points] Pontos perdidos por ela
    [revoke_no_bid_penalty] Renúncia sem lance
    [renege_top] Renúncias graves
    [renege_forfeit] Renúncia grave perde tudo
   *[exposed_card] Carta mostrada em jogo
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] sozinho, cada um por si, duplas, times
    [direction] sentido horário, sentido anti-horário, ponteiros do relógio, para a esquerda, para a direita
    [pack] baralho curto, maço
    [pack_shrinks] baralho curto, tirar cartas
    [jokers] joker, curinga grande, curinga pequeno
    [cards_per_player] seis cartas, nove cartas, tamanho da mão
    [deal_batch] três de cada vez, de três em três, de duas em duas
    [ceremony] cortar para dar, a maior carta dá
    [naming] chamar o trunfo, declarar o trunfo
    [off_trumps] valete gêmeo, off jack, jick, valete esquerdo, ás gêmeo, três gêmeo, cinco gêmeo
    [trump_order] valete direito, valete esquerdo, hierarquia
    [min_bid] lance mínimo, lance de abertura
    [max_bid] lance máximo
    [auction_rounds] uma volta só, dar lance de novo, segunda volta
    [dealer_privilege] igualar o lance, tomar o lance, roubar o lance
    [four_is_final] quatro encerra o leilão
    [all_pass] obrigar quem dá, redistribuir, dar outra vez
    [forced_bid] obrigar quem dá
    [moon] levar tudo, shoot the moon
    [turnup_scores] virar um valete, valete virado
    [beg_limit] pedir duas vezes, segundo pedido
    [weak_hand] redistribuir, dar outra vez, só noves, sem figuras
    [surplus_trumps] dá para pegar três, trunfos para o parceiro, can you take three
    [ruff] trunfar, obrigação de seguir o naipe
    [void_must_trump] obrigação de cortar, tem que cortar
    [points] cinco pontos, sete pontos, dez pontos, os três, cincos, noves, pedro
    [target] pontos para vencer, meta
    [low_to] Baixo para quem ganha, Baixo para quem recebeu
    [hang_jack] tomar o valete, pegar o valete
    [set_scoring] cair, lance não cumprido, furar
    [going_out] os dois chegam, quem deu o lance primeiro
    [must_bid_to_go_out] dar lance para vencer, fechar com lance
    [win_by_two] dois de vantagem
    [lost_at] menos, muito negativo
    [settlement] dinheiro, apostas
    [revoke_mode] mesa de verdade, punições, renúncia
   *[other] {""}
}
field-about = { $field ->
    [players] Quantas pessoas e bots jogam.
    [min_players] O menor número de jogadores deste jogo.
    [max_players] O maior número de jogadores deste jogo.
    [teams] Quem joga com quem.
    [direction] Para que lado as cartas são dadas e o jogo corre em volta da mesa.
    [pack] Quais cartas estão no baralho.
    [pack_shrinks] Se as cartas mais baixas ficam de fora com menos jogadores.
    [jokers] Quantos curingas estão no baralho. Um curinga é sempre trunfo.
    [cards_per_player] Quantas cartas cada jogador recebe.
    [deal_batch] Quantas cartas são dadas de cada vez.
    [layout] Se metade das cartas fica fechada numa fileira, com as outras abertas em cima.
    [widow] Quantas cartas ficam fechadas na mesa, ou com cada um, para depois do leilão.
    [widow_to] Se quem dá o maior lance pega o morto, ou se cada um tem o seu.
    [ceremony] Ver como se escolhe quem dá as cartas primeiro ou quem abre, e o corte.
    [trump_by] Como se chega ao naipe de trunfo de uma rodada.
    [first_pitcher] Quem abre primeiro num jogo sem lances.
    [off_trumps] Valores cuja carta no outro naipe da cor do trunfo também é trunfo.
    [trump_order] Qual trunfo vence qual, do maior para o menor.
    [joker_order] Qual de dois curingas vence se os dois caem na mesma vaza.
    [joker_led] O que os outros podem jogar quando se puxa um curinga.
    [naming] Se a primeira carta define o trunfo, ou se quem arremata o diz antes.
    [pitched_wild] Qual é o trunfo se a primeira carta é curinga ou pode ser trunfo gêmeo.
    [first_leader] Quem puxa na primeira vaza depois de declarado o trunfo.
    [first_lead] O que se pode puxar na primeira vaza depois de declarado o trunfo.
    [min_bid] Onde começa o leilão.
    [max_bid] Onde acaba o leilão.
    [auction_rounds] Cada um fala uma vez, ou o leilão segue até restar um só.
    [dealer_privilege] Quem dá as cartas fala por último e pode ficar com o lance sem subir.
    [privilege_on] Com quais lances quem dá as cartas pode ficar sem subir.
    [privilege_to] Quem pode ficar com um lance sem subir.
    [four_is_final] Se o maior lance encerra o leilão, e nem quem dá as cartas pode tirá-lo.
    [all_pass] O que acontece com uma rodada em que ninguém dá lance.
    [forced_bid] O mínimo de quem dá as cartas e é obrigado ao lance; zero é o menor lance.
    [forced_choice] Se quem dá as cartas e é obrigado ao lance pode também subir.
    [moon] Um lance acima de todos os números, por tudo o que pontua na rodada.
    [moon_points] Quantos pontos uma bandeira ganha ou perde onde tem valor fixo.
    [moon_needs] Se a bandeira exige todas as vazas além de todos os pontos.
    [moon_privilege] Quem dá as cartas, ou quem pode igualar, pode ficar com a bandeira.
    [seller_credit] O mão pode marcar o preço pelo qual vende a abertura.
    [refused_bid_credit] Se um lance que o mão recusa pontua mesmo assim.
    [seller_bid_cap] Se o preço pode levar o mão à meta.
    [turnup_scores] A vira pode dar pontos ao lado de quem dá as cartas.
    [turnup_can_win] A partida pode acabar antes de jogada uma carta.
    [beg_limit] Quantas vezes o mão pode pedir outro trunfo.
    [gift_to] Quem marca quando quem dá as cartas mantém o naipe.
    [gift_can_win] Se não, quem dá as cartas não pode dar um ponto que dê a vitória.
    [after_run_hand] Depois de mais três cartas, jogar todas ou descartar algumas.
    [run_exhausted] O que acontece se faltam cartas para achar outro naipe.
    [peek] Quem pode olhar suas cartas antes que o mão fique ou peça.
    [bunch] Dois jogadores podem combinar de dar as cartas de novo em vez de dar mais cartas.
    [weak_hand] Se, antes de falar, uma mão sem valor pode ser trocada, ou as cartas dadas de novo.
    [play_size] Quantas cartas cada um tem na primeira vaza; zero: tantas quantas foram dadas.
    [discard] O que todos descartam depois de declarado o trunfo.
    [discard_max] Quantas cartas que não são trunfo um jogador pode descartar.
    [refill] Se as mãos são completadas com o monte depois do descarte.
    [exchange_first] Quem é o primeiro a descartar e a completar a mão.
    [rest_to] Quem pega o que sobra do monte e fica com o melhor.
    [short_stock] O que acontece se faltam cartas para completar todas as mãos.
    [surplus_trumps] Quais trunfos descarta quem tem mais do que pode guardar.
    [dead_points] Quem marca um trunfo que foi descartado.
    [partner_blind] Sem lances, o parceiro de quem abre só olha depois da primeira carta.
    [throw_in] Se quem tem uma mão sem esperança pode ficar de fora.
    [playable] Se todas as cartas se jogam, ou só trunfos até ninguém ter mais nenhum.
    [ruff] Se é possível cortar um naipe que se poderia seguir.
    [undertrump] Se é possível jogar um trunfo abaixo de outro maior.
    [void_must_trump] Se quem não pode seguir o naipe tem de jogar trunfo.
    [draw] Se os dois jogadores compram uma carta do monte depois de cada vaza.
    [partner_shown] Se o parceiro chamado se revela na hora ou quando joga a carta.
    [called_first] Se a carta chamada tem de ser jogada na primeira vaza, se as regras permitirem.
    [claims] Encerrar a rodada quando as vazas que faltam estão garantidas.
    [stops_early] Não jogar as últimas vazas quando todos veem de quem é cada ponto.
    [points] O que pontua numa rodada, na ordem em que se conta.
    [game_values] Quanto as cartas contam para o Jogo: por valor, mais em trunfo, e curinga.
    [pegging] Quando se marcam as cartas, e se a partida pode acabar no meio da rodada.
    [length] Jogar até um placar, ou pelo melhor depois de um número fixo de rodadas.
    [hands] Quantas rodadas a partida dura, ou quantas vezes cada um dá as cartas.
    [target] O placar que vence.
    [count_down] Mostrar os pontos que faltam em vez do placar.
    [low_to] Quem marca o menor trunfo.
    [low_joker] Se o menor trunfo pode ser um curinga, ou só uma carta de naipe.
    [hang_jack] Quanto vale o valete de trunfo quando é tomado; um quer dizer sem acréscimo.
    [game_tie] Quem marca o Jogo quando há empate em pontos de cartas.
    [smudge] O que vence a partida na hora, ou conta como lance acima de quatro.
    [smudge_in_hole] Quanto vale um lance de quatro para quem está no vermelho.
    [in_hole] Com que placar um jogador está no vermelho.
    [set_scoring] O que acontece com os pontos de quem abre e falha.
    [score_as] Se os dois lados marcam o que fazem, ou só o melhor, e só a diferença.
    [going_out] Quem vence quando dois chegam à meta na mesma rodada.
    [must_bid_to_go_out] Não se vence com o lance dos outros.
    [stop_short] Quem não pode vencer para a um ponto da meta.
    [win_by_two] Quem vence tem de estar dois pontos à frente de todos.
    [lost_at] A quanto abaixo de zero se perde a partida; zero é nunca.
    [settlement] O que os perdedores pagam a quem vence.
    [settlement_setback_bonus] Cada queda custa mais um no fim.
    [settlement_basis] Por quais placares se paga.
    [ante_red] O que cada um põe no pote antes da partida; quem vence leva.
    [revoke_mode] Jogar com rede de proteção, ou como numa mesa de verdade.
    [misdeal_on_exposed] Quais cartas não podem ser vistas ao dar as cartas.
    [misdeal_on_count] Se cartas a mais ou a menos estragam a rodada.
    [misdeal_result] Quem dá as cartas em seguida, e se custa um ponto.
    [bid_error] O que acontece depois de um lance baixo demais ou fora da vez.
    [early_pitch] O que acontece quando alguém puxa antes do fim do leilão.
    [wrong_pitch_demand] Quando quem abre pode dizer o que joga quem puxou no seu lugar.
    [revoke_correction] Se uma carta errada pode voltar para a mão.
    [revoke_call] Se é preciso que alguém a note.
    [revoke_penalty] O que perde o lado que renunciou.
    [revoke_points] Quem fica com os pontos perdidos por uma renúncia.
    [revoke_no_bid_penalty] O que custa uma renúncia onde ninguém deu lance.
    [renege_top] Quantos dos maiores trunfos não podem ser segurados se puxam trunfo.
    [renege_forfeit] Segurar um desses trunfos custa a partida.
   *[exposed_card] Se os adversários podem cobrar uma carta que viram.
}
value-yes = sim
value-no = não
value-no-ranks = nenhuma
value-any-rank = qualquer carta
# Algo que pontua, numa lista: “Alto”, “Cinco por 5 pontos”.
value-pack = { $cards } cartas: { $ranks }
value-pack-count = { $cards } cartas
value-card-points-usual = Os de sempre
value-order-by-rank = Por valor
value-pack-run = { $low } a { $high }
# Um trunfo do outro naipe da cor do trunfo.
trump-off = { rank } { $rank ->
    [queen] gêmea
   *[other] gêmeo
}
value-worth-own = { $worth } de quem a joga
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } por { $worth } pontos
}{ $to ->
    [player] {" "}para quem joga
   *[winner] {""}
}
value-rank-scores = { $points } por { rank-one }
rank-one = { $rank ->
    [two] um dois
    [three] um três
    [four] um quatro
    [five] um cinco
    [six] um seis
    [seven] um sete
    [eight] um oito
    [nine] um nove
    [ten] um dez
    [jack] um valete
    [queen] uma dama
    [king] um rei
   *[ace] um ás
}
value-name = { $value ->
    [teams-none] nenhum
    [teams-pairs] em duplas
    [teams-threes] dois lados de três
    [teams-called] quem abre chama um parceiro
    [teams-pairs_at_four] duplas quando são quatro
    [direction-cw] para a esquerda
    [direction-ccw] para a direita
    [layout-hand] na mão
    [layout-rows] em fileiras, metade fechada
    [trump_by-auction] pela abertura de quem arremata
    [trump_by-turn_up] pela vira
    [trump_by-sale] pela abertura do mão, ou vendida
    [trump_by-eldest] pela abertura do mão
    [trump_by-stock_top] primeira carta do monte
    [trump_by-cut] cortado antes de dar as cartas
    [first_pitcher-by_deal] o mão da primeira rodada
    [first_pitcher-first_jack] o primeiro valete
    [joker_order-fixed] o curinga maior
    [joker_order-first_high] o primeiro jogado
    [joker_order-second_high] o segundo jogado
    [joker_led-trumps] trunfo, quem tiver
    [joker_led-anything] qualquer carta
    [naming-pitched] pela primeira carta
    [naming-announced] antes da primeira carta
    [pitched_wild-spades] espadas no curinga, senão o da carta
    [pitched_wild-named] o que disser quem abre
    [pitched_wild-no_joker] não se abre com curinga
    [widow_to-bidder] o maior lance
    [widow_to-own] todos, cada um o seu
    [first_leader-pitcher] quem declara o trunfo
    [first_leader-eldest] o mão
    [first_leader-partner_with_one_trump] o parceiro com um trunfo
    [first_lead-any] qualquer carta
    [first_lead-trump] um trunfo
    [first_pitcher-colour_guess] vermelho ou preto
    [first_pitcher-high_cut] o corte mais alto
    [first_pitcher-high_cut_chooses] o corte mais alto escolhe
    [first_pitcher-low_cut] o corte mais baixo
    [first_pitcher-two_of_diamonds] o dois de ouros
    [auction_rounds-single] uma fala cada
    [auction_rounds-continuous] até restar um
    [privilege_on-any_bid] qualquer lance
    [privilege_on-max_bid] só o maior possível
    [privilege_to-dealer] só quem dá as cartas
    [privilege_to-later] quem der lance depois
    [forced_choice-at_least] isso ou mais
    [forced_choice-exactly] exatamente isso
    [all_pass-dealer_forced] quem dá as cartas é obrigado
    [all_pass-dealer_free] quem dá as cartas abre livre
    [all_pass-redeal_same_dealer] a mesma pessoa dá as cartas de novo
    [all_pass-redeal_next_dealer] a vez de dar as cartas passa adiante
    [all_pass-eldest_forced] o mão abre pelo menor lance
    [all_pass-eldest_free] o mão abre livre
    [seller_credit-none] não pontua
    [seller_credit-immediate] o mão marca
    [seller_bid_cap-none] nenhum
    [seller_bid_cap-cannot_put_seller_out] sem levar o mão à meta
    [gift_to-beggar] o lado que pediu
    [gift_to-all_opponents] cada um dos outros lados
    [after_run_hand-keep_all] jogam-se todas
    [after_run_hand-discard_to_six] descartar até seis
    [run_exhausted-redeal_same_dealer] dar as cartas de novo
    [run_exhausted-kick_remaining] virar as últimas
    [peek-all] todos
    [peek-eldest_and_dealer] só o mão e quem dá as cartas
    [weak_hand-off] tem de ser jogada
    [weak_hand-no_face_no_point] sem figura e sem carta que pontua
    [weak_hand-no_ten_no_two] nada acima do nove, sem dois: cartas novas
    [discard-none] nada
    [discard-to_size] só o que sobra
    [discard-up_to] algumas cartas, menos trunfos
    [discard-plain] tudo menos trunfos
    [exchange_first-eldest] o mão
    [exchange_first-bidder] o maior lance
    [rest_to-nobody] não é visto
    [rest_to-dealer] quem dá as cartas pega
    [rest_to-bidder] quem arremata pega
    [rest_to-bidder_then_partner] quem arremata, depois o parceiro
    [short_stock-fewer] os últimos têm menos cartas
    [short_stock-from_discards] os descartes completam
    [surplus_trumps-any] os que pontuam por último
    [surplus_trumps-not_scoring] nenhum que pontue
    [surplus_trumps-under_first] nenhum que pontue; primeira carta mais alta
    [surplus_trumps-to_partner] o parceiro de quem arremata pega
    [dead_points-nobody] para ninguém
    [dead_points-maker] para quem declarou o trunfo
    [throw_in-off] não permitido
    [throw_in-void_and_low] sem trunfo, nada acima de nove
    [playable-all] todas as cartas
    [playable-trumps_only] só trunfos
    [ruff-anytime] a qualquer hora
    [ruff-only_when_void] só sem o naipe
    [undertrump-allowed] permitido
    [undertrump-forbidden_unless_forced] só se não há outra coisa
    [draw-none] não
    [draw-face_down] monte fechado
    [draw-face_up] monte aberto
    [partner_shown-at_once] na hora
    [partner_shown-when_played] quando joga a carta
    [low_to-dealt] quem o recebeu
    [low_to-winner] quem o ganha
    [game_tie-none] ninguém
    [game_tie-eldest] o mão
    [game_tie-non_dealer_side] o lado que não deu as cartas
    [game_tie-jokers] quem levou mais curingas
    [game_tie-carry] a próxima rodada, somado ao Jogo dela
    [pegging-at_end] na contagem da rodada
    [pegging-as_won] na hora, ao ganhar a vaza
    [length-target] até um placar
    [length-hands] um número de rodadas
    [length-deals] um número de rodadas por jogador
    [moon-off] não se declara
    [moon-target_or_zero] vence, ou leva a zero
    [moon-points] um valor fixo
    [moon-points_or_game] fixo; do zero, vence
    [moon_needs-points] todos os pontos
    [moon_needs-points_and_tricks] todos os pontos e vazas
    [smudge-bid_four_made] um lance de quatro, cumprido
    [smudge-any_all_four] os quatro pontos, de quem for
    [smudge-slam_bid_five] um lance de cinco
    [smudge-off] nenhum
    [smudge_in_hole-four_points_only] quatro pontos
    [smudge_in_hole-wins_anyway] vence mesmo assim
    [smudge_in_hole-bid_forbidden] não pode ser declarado
    [in_hole-negative] abaixo de zero
    [in_hole-zero_or_negative] zero ou menos
    [set_scoring-setback_only] os pontos feitos se perdem
    [set_scoring-keep_and_setback] os pontos feitos ficam
    [set_scoring-others_take_bid] os outros marcam o lance
    [score_as-all] todos contam
    [score_as-difference] só a diferença
    [going_out-bidder_first] primeiro o lance cumprido
    [going_out-bidder_at_once] na hora o lance cumprido
    [going_out-higher_score] o placar mais alto
    [going_out-strict_order] na ordem dos pontos
    [settlement-off] não se paga nada
    [settlement-one_two] um, ou dois em zero ou menos
    [settlement_basis-full_hand] depois da última rodada inteira
    [settlement_basis-at_win] no momento da vitória
    [revoke_mode-enforced] impossíveis
    [revoke_mode-table] possíveis, com penalidades
    [misdeal_result-lose_deal] a vez de dar as cartas passa adiante
    [misdeal_result-same_dealer] a mesma pessoa dá as cartas
    [misdeal_result-penalty1_lose_deal] um ponto, e a vez passa adiante
    [misdeal_result-penalty1_same_dealer] um ponto, e a mesma pessoa dá as cartas
    [bid_error-void_pass] nulo, e tem de passar
    [bid_error-take_back] é retirado
    [early_pitch-assumed_four] conta como lance de quatro
    [early_pitch-take_back] volta para a mão
    [wrong_pitch_demand-first_turn] exigir na primeira vez
    [wrong_pitch_demand-first_plain_lead] exigir no primeiro naipe comum
    [revoke_correction-none] não permitido
    [revoke_correction-until_trick_complete] até completar a vaza
    [revoke_call-referee] sempre na contagem
    [revoke_call-opponent] só se um adversário a acusa
    [revoke_penalty-set_back_bid] o lance e todos os pontos
    [revoke_penalty-set_back_bid_red] o lance, os pontos e uma ficha vermelha
    [revoke_penalty-point_no_game] um ponto e o Jogo
    [revoke_penalty-jack_two] um ou dois pontos, Valete e Jogo
    [revoke_penalty-no_score] todos os pontos
    [revoke_points-forfeit] para ninguém
    [revoke_points-next_best] o Jogo vai para o segundo melhor
    [exposed_card-free] sem penalidade
   *[exposed_card-callable] pode ser cobrada
}

## O árbitro: o que o livro faz quando algo dá errado

ask-override = { $who ->
    [you] { $of_name } puxou antes do fim do leilão, e isso conta como lance de quatro. Você ainda podia ter falado: dizer quatro e abrir com uma carta sua, ou deixar valer?
   *[one] { $of ->
        [you] Você
       *[one] { $of_name }
    } puxou antes do fim do leilão, e isso conta como lance de quatro. { $name } ainda podia ter falado e pode dizer quatro e ficar com a abertura.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } puxou no seu lugar. Mandar a carta de volta, ou deixar valer?
   *[one] { $of ->
        [you] Você
       *[one] { $of_name }
    } puxou no lugar de { $name }, que pode mandar a carta de volta ou deixar valer.
}
ask-demand = { $who ->
    [you] { $of_name } puxou no seu lugar, então você pode dizer que carta { $of_name } joga agora.
   *[one] { $of ->
        [you] Você
       *[one] { $of_name }
    } puxou no lugar de { $name }, que agora pode dizer que tipo de carta deve ser jogada.
}
ask-name-trump = { $who ->
    [you] Você jogou numa puxada fora de hora: declare o trunfo agora. Sua primeira puxada tem de ser trunfo.
   *[one] { $name } jogou numa puxada fora de hora e declara o trunfo agora.
}
ask-name-for-bid = { $who ->
    [you] O lance é seu: { $bid }. Declare o trunfo.
   *[one] O lance é de { $name }: { $bid }. { $name } declara o trunfo.
}
ask-name-free = { $who ->
    [you] Ninguém deu lance: declare o trunfo. Não há lance a cumprir.
   *[one] Ninguém deu lance. { $name } declara o trunfo, sem lance a cumprir.
}
ask-call-partner = { $who ->
    [you] Chame uma carta que você não tem. Quem a tiver joga com você nesta rodada.
   *[one] { $name } chama uma carta. Quem a tiver joga com { $name } nesta rodada.
}
ask-first-pitcher = { $who ->
    [you] Você tirou a carta mais alta e diz quem abre primeiro.
   *[one] { $name } tirou a carta mais alta e diz quem abre primeiro.
}
ask-name-joker = { $who ->
    [you] Um curinga deixa o trunfo em aberto: declare qualquer naipe.
   *[one] { $name } abriu com um curinga e declara o trunfo.
}
ask-name-color = { $who ->
    [you] Você abriu com { $card }: declare { $suit } ou { $other } como trunfo.
   *[one] { $name } abriu com { $card } e declara { $suit } ou { $other } como trunfo.
}
ask-any-claims = { $who ->
    [you] A rodada vai ser contada. Alguém tem algo a corrigir ou a acusar?
   *[one] A rodada vai ser contada. { $name } ainda pode falar.
}
referee-misdeal = { $slip ->
    [count] Alguém recebeu o número errado de cartas. As cartas são recolhidas
   *[exposed] Essa carta não pode ser mostrada ao dar as cartas. As cartas são recolhidas
}{ $result ->
    [lose_deal] , e a vez de dar as cartas passa adiante.
    [same_dealer] , e a mesma pessoa dá as cartas de novo.
    [penalty1_lose_deal] , os outros marcam um ponto, e a vez de dar as cartas passa adiante.
   *[penalty1_same_dealer] , os outros marcam um ponto, e a mesma pessoa dá as cartas de novo.
}
referee-deal-stands = { $slip ->
    [count] O número é corrigido, e a rodada vale.
   *[exposed] Nesta mesa isso não estraga a rodada: as cartas valem.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] Os lances são dados na vez de cada um, e cada um tem de ser maior que o anterior. Qualquer outro é nulo, e você tem de passar.
       *[one] Os lances são dados na vez de cada um, e cada um tem de ser maior que o anterior. Qualquer outro é nulo, e { $name } tem de passar.
    }
   *[no] Os lances são dados na vez de cada um, e cada um tem de ser maior que o anterior. Qualquer outro é retirado.
}
referee-early = Uma carta puxada antes do fim do leilão conta como lance de quatro; quem ainda podia ter falado antes pode dizer quatro e ficar com a abertura.
referee-overridden = { $who ->
    [you] Você podia ter falado antes: a carta adiantada volta, e você abre por quatro.
   *[one] { $name } podia ter falado antes: a carta adiantada volta, e { $name } abre por quatro.
}
referee-led-wrongly = Quem abre puxa primeiro e pode mandar de volta uma puxada fora de hora ou deixá-la valer.
referee-let-stand = { $who ->
    [you] A carta vale, mas não faz trunfo: você declara o trunfo depois de jogar nessa vaza.
   *[one] A carta vale, mas não faz trunfo: { $name } declara o trunfo depois de jogar nessa vaza.
}
referee-demanded = Quem puxou no lugar de quem abre joga o que lhe for exigido, até onde as regras do jogo permitem.
referee-exposed = { $callable ->
    [yes] Uma carta mostrada por um jogador fica na mão, e os adversários podem cobrá-la; uma carta que quem dá as cartas mostrou não pode ser cobrada.
   *[no] Uma carta mostrada fica na mão, sem penalidade.
}
referee-card-called = Uma carta mostrada tem de ser jogada quando os adversários a cobram, assim que as regras do jogo permitem.
referee-called = { $who ->
    [you] Carta cobrada: { $card }. Você tem de jogá-la se as regras do jogo permitem.
   *[one] Carta cobrada: { $card }. { $name } tem de jogá-la se as regras do jogo permitem.
}
referee-corrected = Uma carta errada pode voltar para a mão até a vaza se completar. Não custa nada, e as cartas jogadas depois dela voltam também.
referee-no-renege = Até aqui, todas as cartas foram jogadas como deviam: nada muda.
referee-grave = Puxaram trunfo, e um dos { $top } maiores trunfos foi segurado. Isso custa a partida.
referee-penalty = { $penalty ->
    [set_back_bid] Por uma renúncia, o lado perde o lance e não marca nada nesta rodada.
    [set_back_bid_red] Por uma renúncia, o lado perde o lance, não marca nada nesta rodada e paga uma ficha vermelha ao pote.
    [point_no_game] Por uma renúncia, os outros marcam um ponto, e o lado não pode marcar o Jogo.
    [no_score] Por uma renúncia, o lado não marca nada nesta rodada, e, se o lance era seu, falhou.
   *[jack_two] Por uma renúncia, os outros marcam 2 se o valete de trunfo está em jogo, senão 1; o lado não pode marcar nem o Valete nem o Jogo.
}
ruling-right = { $who ->
    [you] Você tinha razão
   *[one] { $name } tinha razão
}
ruling-wrong = { $who ->
    [you] Você não tinha razão
   *[one] { $name } não tinha razão
}
referee-look = O parceiro de quem abre não pode olhar antes da primeira carta: os outros marcam por isso.
# Num botão ou num menu.
remark-button = { $remark ->
    [rest] O resto é meu
    [lay-down] Baixar a mão
    [take-back] Pegar de volta
    [renege] { $who ->
        [you] Você renunciou
       *[one] { $name } renunciou
    }
    [call-card] { $who ->
        [you] Cobrar { $card }, carta sua
       *[one] Cobrar { $card } de { $name }
    }
    [first-pitcher] { $who ->
        [you] Você
       *[one] { $name }
    }
    [expose] Mostrar { $card }
    [look] Olhar as cartas
    [override] Quatro, com { $card }
    [decline] Deixar valer
    [withdraw] Mandar de volta
    [let-stand] Deixar valer
    [end-by-score] Encerrar pelo placar
    [weak-hand] Mão fraca
   *[content] Nada a declarar
}
remark-about = { $remark ->
    [rest] Você leva todas as vazas que faltam, e a rodada é contada.
    [lay-down] Sem trunfo e nada acima de nove: você não joga mais cartas.
    [take-back] Ela não seguia; jogue outra, sem penalidade.
    [renege] { $who ->
        [you] Você diz que não seguiu quando podia.
       *[one] { $name } podia ter seguido; uma renúncia custa o que as regras dizem.
    }
    [call-card] { $who ->
        [you] A carta tem de ser jogada assim que as regras do jogo permitem.
       *[one] { $name } tem de jogar a carta mostrada assim que as regras do jogo permitem.
    }
    [first-pitcher] { $who ->
        [you] Você joga a primeira carta, que define o trunfo.
       *[one] { $name } joga a primeira carta, que define o trunfo.
    }
    [expose] Você mostra uma carta que não devia ser vista.
    [look] Você olha antes da primeira carta de quem abre, e os outros marcam por isso.
    [override] Você diz quatro e abre com esta carta; a puxada adiantada volta.
    [decline] A puxada adiantada conta como lance de quatro.
    [withdraw] Você abre e pode exigir uma carta depois.
    [let-stand] Você joga nessa vaza e depois declara o trunfo.
    [end-by-score] Em { $hands } rodadas ninguém chegou mais perto da meta. A partida pode acabar agora: o melhor placar vence, e esta rodada não conta.
    [weak-hand] Você mostra sua mão fraca. A mesma pessoa dá as cartas de novo, ou você recebe cartas novas, como se joga nesta mesa.
   *[content] { $call ->
        [opponent] Você não acusa renúncia; a rodada é contada.
       *[referee] Nada a corrigir; a rodada é contada.
    }
}
demand-button = { $demand ->
    [highest] A maior
    [lowest] A menor
    [trump] Um trunfo
    [no_trump] Sem trunfo
   *[nothing] Nada
}
demand-about = { $demand ->
    [highest] Do naipe puxado
    [lowest] Do naipe puxado
    [trump] De qualquer valor
    [no_trump] Qualquer outro naipe
   *[nothing] Qualquer carta
}
# Como se digita; estas estão entre as palavras que se entendem.
remark-words = { $remark ->
    [rest] o resto é meu
    [lay-down] baixar a mão
    [take-back] pegar de volta
    [renege] renunciou { $name }
    [call-card] cobrar { $card } de { $name }
    [expose] mostrar { $card }
    [look] olhar
    [override] quatro { $card }
    [call-partner] chamar { $card }
    [first-pitcher] { $name }
    [decline] recusar
    [withdraw] mandar de volta
    [let-stand] deixar valer
    [end-by-score] encerrar pelo placar
    [weak-hand] mão fraca
   *[content] contar
}
remark-name-words = trunfo { suit }
remark-demand-words = exigir { $demand ->
    [highest] maior
    [lowest] menor
    [trump] trunfo
    [no_trump] sem trunfo
   *[nothing] nada
}

## Bots

level-name = { $level ->
    [random] Ao acaso
    [clumsy] Descuidado
    [learner] Aprendiz
    [steady-careful] Firme, cauteloso
    [steady-bold] Firme, ousado
    [sharp] Esperto
    [sharp-careful] Esperto, cauteloso
    [sharp-bold] Esperto, ousado
    [master] Mestre
   *[steady] Firme
}
level-about = { $level ->
    [random] Joga qualquer carta permitida.
    [clumsy] Como o Firme, com um erro de vez em quando.
    [learner] Avalia mal uma mão ou uma carta de vez em quando.
    [steady-careful] Como o Firme, mas arrisca um pouco menos nos lances.
    [steady-bold] Como o Firme, mas arrisca um pouco mais nos lances.
    [sharp] Testa cada escolha em algumas dezenas de mãos possíveis.
    [sharp-careful] Como o Esperto, mas arrisca um pouco menos nos lances.
    [sharp-bold] Como o Esperto, mas arrisca um pouco mais nos lances.
    [master] Testa cada escolha em centenas de mãos prováveis.
   *[steady] Conta os trunfos e dá o lance que as cartas valem.
}
# Quão forte se mediu um nível.
level-strength = { $level ->
    [random] Só para comparar.
    [clumsy] Os erros lhe custam pontos.
    [learner] Vence 21 de 100 partidas contra três bots Firmes.
    [steady-careful] No resto, joga igual.
    [steady-bold] No resto, joga igual.
    [sharp] Vence 28 de 100 partidas contra três bots Firmes.
    [sharp-careful] No resto, joga igual.
    [sharp-bold] No resto, joga igual.
    [master] Vence 35 de 100 partidas contra três bots Firmes.
   *[steady] Os outros são medidos por ele.
}
habit = { $person ->
    [teo] puxa logo o melhor trunfo.
    [otto] só dá lances pelo que vê.
    [nia] gosta de dar um lance a mais.
    [bruno] dá lances altos quando está atrás.
    [hana] guarda um trunfo para pegar o valete.
    [ravi] deixa os outros darem lances e depois os derruba.
    [leila] lembra quem deu qual lance.
   *[vera] pensa bem em cada carta.
}
habit-of = { $name } { $habit }
strength = Força { $strength } de 8.
strength-of = { $name }, força { $strength } de 8.
met = { $games ->
    [0] Ainda sem partidas.
   *[other] Você venceu { $won } de { $games }.
}
met-short = { $games ->
    [0] ainda não
   *[other] { $won } de { $games }
}
remark-made = { $person ->
    [teo] Eu disse que dava!
    [otto] Devagar e sempre.
    [nia] Foi por pouco. Adorei!
    [bruno] Voltei para o jogo.
    [hana] Deu tudo certo.
    [ravi] Bem quietinho.
    [leila] Que bom que prestei atenção.
   *[vera] Está bom assim.
}
remark-set = { $person ->
    [teo] Achei que dava.
    [otto] Essa me custou caro.
    [nia] Quase valeu a pena.
    [bruno] Eu tinha que tentar.
    [hana] Foi por tão pouco.
    [ravi] Eu devia ter esperado.
    [leila] Essa eu entendi errado.
   *[vera] E olha que eu sabia.
}
remark-jack = { $person ->
    [teo] Ah, não, meu valete!
    [otto] Era um bom valete.
    [nia] Vou sentir falta dele.
    [bruno] E eu tinha acabado de achar.
    [hana] Bem, eu tentei esconder.
    [ravi] Guardei por tempo demais.
    [leila] Vi tarde demais.
   *[vera] Acontece com os melhores valetes.
}
remark-by = { $name }: “{ $words }”
# Nomes para bots, separados por vírgulas: pelo menos sete, e diferentes.
bot-names = Ana, Beto, Clara, Davi, Elisa, Fábio, Gabi, Hugo
bots-fair = Nenhum bot vê as suas cartas.
stand-in = { $count ->
    [one] { $names } estava com o bot “{ $saved }”, que não está disponível. No lugar dele joga { $level }.
   *[other] { $names } estavam com o bot “{ $saved }”, que não está disponível. No lugar dele joga { $level }.
}
# Um bot de fora, numa partida que se prepara e à mesa.
program-plays = O programa “{ $program }” joga por { $name }. Se não responder, { $level } segue jogando.
# Um bot de fora não respondeu: um bot do programa segue no lugar.
program-left = { $program } parou de responder. Daqui em diante, { $level } joga por { $name }.
advice-pass = Passe: { $reason }.
advice-bid = Faça um lance de { $bid }: { $reason }.
advice-play = Jogue { $card }: { $reason }.
advice-discard = Descarte { $cards }: { $reason }.
advice-discard-ringed = Descarte as { $count } cartas com um anel: { $reason }.
advice-word = { $word ->
    [offer] Ponha a abertura à venda
    [pitch] Abra você
    [accept] Venda a abertura
    [undertake] Assuma a abertura
    [stand] Fique com o naipe
    [beg] Peça outro naipe
    [take-one] Dê o ponto
    [run] Dê mais cartas
    [bunch] Recolha as cartas
    [rest-are-mine] Diga que o resto é seu
    [lay-down] Baixe a mão
    [take-back] Pegue a carta de volta
    [look] Olhe suas cartas
    [decline] Deixe valer a abertura adiantada
    [withdraw] Mande a carta de volta
    [let-stand] Deixe a carta valer
    [demand-highest] Exija a maior carta do naipe
    [demand-lowest] Exija a menor carta do naipe
    [demand-trump] Exija um trunfo
    [demand-no-trump] Exija que não seja trunfo
    [demand-nothing] Não exija nada
    [end-by-score] Encerre a partida pelo placar
    [weak-hand] Mostre sua mão fraca
   *[content] Siga para a contagem
}: { $reason }.
advice-override = Diga quatro e abra com { $card }: { $reason }.
advice-expose = Mostre { $card }: { $reason }.
advice-name-trump = Declare { suit } como trunfo: { $reason }.
advice-call-partner = Chame { $card }: { $reason }.
advice-first-pitcher = { $who ->
    [you] Abra você primeiro
   *[one] Deixe { $name } abrir primeiro
}: { $reason }.
advice-call-renege = Diga que { $name } renunciou: { $reason }.
advice-call-card = Faça { $name } jogar { $card }: { $reason }.
reason = { $reason ->
    [only-choice] nada mais é permitido
    [at-random] tanto faz uma ou outra
    [habit] é assim que gosta de jogar
    [too-weak] sua mão é fraca demais
    [no-honour] você não tem ás, rei nem dama que justifique um lance
    [partner-has-bid] o lance é do seu parceiro
    [must-bid] os outros passaram, então você tem de dar lance
    [best-suit] { suit } é o seu melhor naipe
    [holds-high] você tem a maior { suit-single }, ou é provável que tenha
    [holds-low] você tem a menor { suit-single }, ou é provável que tenha
    [holds-jack] você tem o valete de { suit }
    [promises-game] com { suit } de trunfo, dá para esperar o Jogo
    [promises-points] com { suit } de trunfo, dá para esperar uns { $points }
    [takes-the-bid] você deu as cartas e fica com o lance pelo mesmo número
    [matches-the-bid] você fica com o lance pelo mesmo número
    [shuts-out] é difícil que os outros subam mais
    [goes-out] cumprindo o lance, você chega à meta
    [stops-bidder] senão, o lance pode dar a partida a outra pessoa
    [tries-smudge] os quatro pontos vencem a partida na hora
    [tries-slam] os quatro pontos e todas as vazas rendem um quinto ponto
    [tries-moon] dá para ganhar tudo o que pontua
    [pitches-outright] a mão dá para quatro
    [offers-pitch] ouça o que os outros oferecem; a última palavra é sua
    [good-price] o preço é mais do que a sua mão traria
    [can-make-it] você pode fazer o mesmo por conta própria
    [cannot-make-it] é difícil que você faça o mesmo por conta própria
    [suit-will-do] { suit } serve para você
    [poor-trumps] outro naipe deve servir melhor que { suit }
    [cannot-give] o ponto daria a partida a você, então quem dá as cartas não vai dá-lo
    [turn-may-lose] outra vira poderia dar a partida a quem dá as cartas
    [turn-may-win] outra vira poderia dar a partida a você
    [gift-is-cheap] o naipe vale mais para você que o ponto
    [gift-would-win] o ponto daria a partida a eles
    [not-worth-a-point] por este naipe não compensa dar um ponto aos outros
    [any-suit-will-do] qualquer outro naipe serve igual
    [both-poor] essas cartas não prometem nada a você
    [keeps-trumps] todos os seus trunfos ficam
    [keeps-best] ficam as cartas que ainda podem ganhar
    [best-partner] quem está com ela é quem mais ajuda
    [trump-partner] quem está com ela tem um trunfo
    [plain-partner] quem está com ela pode não ter trunfo
    [rest-is-certain] ninguém tira mais nenhuma vaza de você
    [hand-is-worthless] esta mão não ganha nenhuma vaza mesmo
    [puts-right] uma carta errada ainda pode voltar
    [saw-renege] uma carta na mesa prova isso
    [catches-shown] a vaza é sua, e a carta vem junto
    [pitches-better] sua mão dá para os quatro pontos
    [lets-them-fail] um lance de quatro é difícil de cumprir
    [own-pitch] a sua própria abertura é melhor
    [lead-is-welcome] você pode ganhar o que foi puxado
    [safest-demand] é o que deixa a vaza mais segura
    [richest-demand] é o que traz mais para a sua vaza
    [makes-trump] a primeira carta define o trunfo
    [nothing-to-claim] tudo foi jogado como devia
    [slipped] qualquer um pode errar
    [leads-trump] tira trunfos dos outros
    [hunts-jack] pode pegar o valete de trunfo
    [hunts-scored] pode pegar um trunfo que marca pontos
    [leads-winner] ninguém tem carta maior do naipe
    [leads-low] não tem pontos de cartas a perder
    [leads-nothing] não dá pontos a ninguém
    [may-take] pode ganhar a vaza
    [captures-jack] vence o valete de trunfo
    [saves-jack] salva o seu valete
    [wins-low] garante um trunfo que deve ser o Baixo
    [wins-scored] garante uma carta que marca pontos
    [wins-ten] garante um dez
    [ruffs-points] há pontos de cartas a ganhar
    [takes-trick] ganha a vaza
    [beats-all] vence todas as cartas até aqui
    [feeds-partner] seu parceiro está ganhando, e ela soma pontos de cartas
    [feeds-scored] seu parceiro está ganhando a vaza, e esta carta marca pontos
    [leaves-to-partner] seu parceiro está ganhando a vaza
    [protects-jack] guarda o seu valete de trunfo para depois
    [keeps-low] guarda para depois um trunfo que deve ser o Baixo
    [keeps-scored] guarda para depois uma carta que marca pontos
    [protects-ten] guarda o seu dez para depois
    [gives-nothing] não entrega pontos de cartas
    [cannot-win] você não pode ganhar esta vaza
    [plays-least] você não pode ganhar esta vaza, então jogue baixo
    [fewest-points] entrega o mínimo possível de pontos de cartas
   *[keeps-strength] guarda uma carta mais forte para depois
}

## Janela: a primeira tela

window-too-small = Esta janela é pequena demais para jogar. Aumente-a.

home-continue = Continuar
home-continue-about = Rodada { $number }, { $goal }.
home-your-turn = É a sua vez.
home-their-turn = É a vez de { $name }.
home-play = Jogar
home-new-game = Nova partida
home-new-game-about = Escolha o jogo, os jogadores e as regras
home-first-lesson = Aprender jogando
home-play-now = Jogar já
home-choose = Escolher um jogo
home-deal = Eu dou as cartas.
home-rules = Regras
home-saves = Partidas salvas
home-settings = Configurações
home-quit = Sair
home-where = Rodada { $number }{ $turn ->
    [yes] {", sua vez"}
    [other] {", "}vez de { $name }
   *[no] {""}
}
home-last-games = Últimas partidas
home-place = { $place }º
home-puzzle = Desafio de hoje
home-puzzle-done = Feito.
home-puzzle-row = { $days ->
    [one] { $days } acerto
   *[other] { $days } acertos seguidos
}
home-practice = Treino
home-practice-about = Cinco rodadas: { $theme ->
    [jack] pegue o valete
    [tens] guarde os dez
    [bid] lance ou passe
    [trumps] puxe os trunfos
   *[game] conte para o Jogo
}
home-welcome = Puxe uma cadeira.
home-welcome-about = Diga quantos dos quatro pontos você vai fazer. Depois, faça.
pad-us = Nós
pad-them = Eles

about-title = Sobre
about-what = Pitch, Setback, Don e mais { $more } jogos da família All Fours, para dois a sete jogadores.
about-private = Nada do que você faz aqui sai deste computador.
about-news = Novidades
about-license = Licença
about-fonts = Fontes
about-libraries = Bibliotecas de terceiros
about-program = Programa
about-cards = Cartas e rostos
about-drawn = desenhados para este programa, MIT
about-who = quem fez o quê
about-version = Versão { $version }
about-copy = Copiar versão
about-copied = Copiado

## Janela: uma nova partida

setup-name = Nome
setup-person = Pessoa
setup-phone = Celular
setup-bot = Bot
setup-players = Jogadores
setup-players-only = { $players } jogadores
setup-player-name = Jogador { $number }
setup-teams = Parceiros
setup-mend = Corrigir
# Acima dos jogos de um ramo da família.
games-branch = { $branch ->
    [more-points] Leilão por mais pontos
    [exchange] Leilão e troca de cartas
    [draw] Compra depois de cada vaza, a dois
    [pedro] Pedro e Cinch, com cartas de cinco ou mais
    [turn-up] Trunfo pela vira
    [eldest] O mão abre ou vende
    [don] Don, com cartas que pontuam
   *[bid] Leilão e abertura
}
games-title = O que vamos jogar?
games-search = Buscar em { $count } jogos
games-ours = Nossa mesa
games-more = Todos os { $count } jogos
games-more-about = ou suas próprias regras
voice-games-players = de { $least } a { $most } jogadores
games-count = { $count } de { $all } jogos
games-nothing = Nenhum jogo com “{ $words }”.
# Abaixo do nome de um jogo que se achou por outro nome.
games-also = também chamado { $names }
games-told = { $name } é também um nome de { $games }.
games-told-absent = { $name } é um jogo da família que ainda não está neste programa.
# Jogos da família que alguém pode procurar; os que já estão aqui são pulados.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# O que distingue um jogo, em até 38 letras.
game-line = { $game ->
    [setback] duas duplas, até 11
    [trinidad] vira, valete enforcado
    [lancashire] Trinidad, em sentido horário
    [west_yorkshire] parceiro às cegas
    [blackburn] o Baixo se ganha
    [britannica1911] vender a abertura
    [commercial_pitch] vender marca o preço
    [seven_up] com vira, até 7
    [smudge] os quatro pontos vencem
    [smudge_bid] com lance de cinco
    [no_auction_pitch] o mão abre
    [racehorse] só 32 cartas
    [joker_pitch] curinga vale um ponto
    [five_point] valete gêmeo é trunfo
    [seven_point] valete gêmeo, dois curingas
    [west_michigan] seis jogadores, 38 cartas
    [euchre_setback] 28 cartas, valete gêmeo
    [pedro_sancho] cinco e nove valem
    [snoozer] o curinga vale 15
    [ten_point] só se jogam trunfos
    [colorado] trunfos A-9-K-8-Q-7
    [thirteen_point] três gêmeo vale 3
    [pawnee] chamar um parceiro
    [schmier] seis jogadores, com compra
    [wisconsin_smear] 34 cartas, um morto
    [smear_ten] dez cartas, jogam-se seis
    [cinch] valem os dois cincos
    [widow_cinch] três duplas, um morto
    [pedro] lances desde sete
    [pidro] o Pedro da Finlândia
    [all_fives] trunfos marcados na hora
    [california_jack] a dois, monte aberto
    [shasta_sam] a dois, monte fechado
    [nine_card_don] marcar na hora, até 91
    [irish_don] baralho inteiro, sem Jogo
    [phat] baralho inteiro, até 181
    [blind_don] duas fileiras, metade fechada
   *[auction_pitch] sem duplas, até 7
}
setup-who = Quem joga?
who-game = { $game }, { $kind ->
    [two-pairs] duas duplas
    [three-pairs] três duplas
   *[threes] dois trios
}
who-teams = { $kind ->
    [pairs] Duplas
    [threes] Trios
   *[none] Sem duplas
}
who-alone = Com { $players } jogadores não há duplas: cada um joga sozinho.
# Below the name of whoever plays with the person at the screen.
who-partner = joga com você
who-drag = Arraste para trocar
who-phones = Com celulares
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Alguém aqui
who-phone = Com celular
who-levels = Por nível
# Said of one of the eight who has a place.
who-here = À mesa
who-move = Ir para o lugar seguinte
who-name = Toque em { $name } para digitar um nome.
setup-faces = Seus bots agora têm rosto. Os níveis continuam aqui.
setup-target = Partida até
setup-hidden = Cartas escondidas entre uma vez e outra.
look-face = Rosto
look-colour = Cor
families-title = Grupos recentes
setup-name-empty = Todo jogador precisa de um nome.
setup-name-twice = Dois jogadores têm o nome { $name }.
setup-default-name = Você
# Separados por vírgulas, pelo menos sete.
setup-bot-names = Ana, Beto, Clara, Davi, Elias, Flora, Gui, Helena

## Janela: a mesa

bar-table = Mesa
table-deal = Dar as cartas
table-you-deal = Você dá as cartas
table-you-deal-about = Para dar mal as cartas, abra o menu Mesa.
table-throw = Descartar
table-throw-away = { $count ->
    [one] Descarte { $count } carta
   *[other] Descarte { $count } cartas
}
table-keep = { $count ->
    [one] Fique com { $count } carta
   *[other] Fique com { $count } cartas
}
table-kept = Ficam { $kept } de { $count }
table-kept-over = Ficam { $kept }: { $over } a mais
table-keep-hand = Ficar com todas
trick-to-peg = a marcar
table-suggest = Sugerir
table-widow = { $count ->
    [one] Morto: { $count } carta
   *[other] Morto: { $count } cartas
}
table-marked = Escolhidas: { $marked } de { $count }
table-override-about = Para ficar com a abertura, escolha a carta com que quer abrir.
table-menu = O que você diz?
table-menu-about = Tudo o que você diz aqui vale.
table-menu-none = Não há nada a dizer agora.
table-out-of-turn = Lance de { $bid } fora da vez
table-out-of-turn-pass = Passar fora da vez
table-show = Mostrar uma carta
table-confirm = Clique de novo, ou tecle Enter, para jogar { $card }.
table-confirm-touch = Toque de novo para jogar { $card }.
table-show-which = Que carta você mostra? Tecle Esc para não mostrar.
table-misdeal-shown = Mostrar uma carta ao dar as cartas
table-misdeal-count = Dar o número errado de cartas

plate-out = fora
plate-out-about = { $who ->
    [you] Você não tem mais trunfo e fica de fora até o fim da rodada.
   *[one] { $name } não tem mais trunfo e fica de fora até o fim da rodada.
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
        [you] Você pegou { $drawn }.
       *[one] { $name } pegou { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Você descartou { $thrown }.
           *[one] { $name } descartou { $thrown }.
        }
       *[other] { $who ->
            [you] Você descartou { $thrown } e pegou { $drawn }.
           *[one] { $name } descartou { $thrown } e pegou { $drawn }.
        }
    }
}
pile-left = ainda { $count }
card-shown = mostrada
card-called = cobrada
card-discarded = descartada
pad-counters = Fichas brancas restantes
bar-undo = Desfazer
bar-hint = Dica
hint-awaited = O bot mais forte está pensando…
hint-on-your-turn = Você pode pedir uma dica na sua vez.
hint-off = As dicas estão desligadas. Você pode ligá-las nas configurações.
hint-offered = Peça mais uma vez para ver o que o bot mais forte faria.
# Como se comparam as escolhas de uma posição.
compare-title = As escolhas comparadas
compare-about = Chance de vencer a partida, e pontos nesta rodada em comparação com o melhor adversário:
compare-chances = Chance de vencer
compare-columns = Chance de vencer a partida, e pontos desta rodada contra o melhor adversário.
compare-as-good = igual
compare-chance = { $percent }%
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice }: { $chance }; { $points }{ $standing ->
    [best] {""}
    [as-good] {""}; tão boa quanto a primeira (±{ $error })
   *[worse] {""}; ±{ $error }
}
# Antes que saia uma escolha cara.
coach-asks = Isso custa cerca de { $percent ->
    [one] 1 vitória
   *[other] { $percent } vitórias
} em 100 partidas. { $kind ->
    [call] Escolha de novo para dizer assim mesmo; Esc volta atrás.
   *[card] Escolha de novo para jogar assim mesmo; Esc volta atrás.
}
text-coach-asks = Isso custa cerca de { $percent ->
    [one] 1 vitória
   *[other] { $percent } vitórias
} em 100 partidas. { $kind ->
    [call] Diga mais uma vez se é isso mesmo, ou diga outra coisa.
   *[card] Diga mais uma vez para jogar assim mesmo, ou escolha outra carta.
}
text-hint-offered = Digite “dica” mais uma vez para ouvir o que o bot mais forte faria.
text-hint-more = Digite “dica” de novo para comparar todas as escolhas.
text-no-comparison = Não há nada a comparar.
bar-hand = Rodada { $hand }
bar-trick = { $tricks ->
    [0] Vaza { $trick }
   *[other] Vaza { $trick } de { $tricks }
}
bar-status = rodada { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] rodada { $hand }, vaza { $trick }, { $goal }
   *[other] rodada { $hand }, vaza { $trick } de { $tricks }, { $goal }
}
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Imediata

contract-called = { $trump }, chamada: { $card }
contract-with = com { $name }
contract-alone = sem parceiro
bid-step = { $step ->
    [less] Dar lance menor
   *[more] Dar lance maior
}
ribbon-target = { $rid ->
    [yes] primeiro sem fichas
    [hands] { $target ->
        [1] uma rodada
       *[other] { $target } rodadas
    }
    [deals] { $target ->
        [1] uma rodada por jogador
       *[other] { $target } rodadas por jogador
    }
   *[no] até { $target }
}
ribbon-pool = primeiro sem fichas leva { $pool }
ribbon-contract = { $who ->
    [you] Você { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Seu lance: { $bid }
   *[one] Lance de { $name }: { $bid }
}
contract-free = { $who ->
    [you] Você abre livre
   *[one] { $name } abre livre
}
# More than was bid.

plate-pass = Passa
plate-bid = Lance { $bid }
plate-thinking = pensando
plate-tricks = { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}
said-pass = Passo
said-bid = { $bid ->
    [1] Um
    [2] Dois
    [3] Três
    [4] Quatro
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Levou a vaza

tracker-title = Nesta rodada
tracker-so-far = por enquanto
tracker-settled = garantido
tracker-open = ainda sem dono
tracker-open-worth = em jogo; { $points }
tracker-open-hung = em jogo; enforcado, { $points }
tracker-not-in-play = não está em jogo
tracker-you-hold = com você
tracker-not-seen = não saiu: { card-rank }
tracker-lower-not-seen = menores fora: { $count }
tracker-higher-not-seen = maiores fora: { $count }
tracker-none-yet = nada ainda
tracker-others-none = mais ninguém tem
tracker-tied = empate em { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] tudo garantido
   *[other] { $open } em jogo; { $points } cada
}
tracker-carried = { $carry } de antes
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Última vaza
# A ordem dos trunfos, consultada à mesa.
order-title = Ordem dos trunfos
order-button = ordem
order-about = Do maior para o menor. { $gone ->
    [0] Nenhum saiu ainda.
    [one] Já saiu { $gone }.
   *[other] Já saíram { $gone }.
}
order-example = Do maior para o menor, como se o trunfo fosse { suit }.
order-gone = saiu
order-own = seu
text-order = Os trunfos, do maior para o menor: { $order }.
text-order-gone = Já saíram: { $cards }.
last-trick-none = Nenhuma vaza ainda
log-title = Histórico
pad-turned-up = Na vira: { $rank } { $points }
pad-bidding = Leilão…
pad-bid = { $who ->
    [you] Seu lance: { $bid }…
   *[one] Lance de { $name }: { $bid }…
}

bid-pass = Passo
bid-moon = Bandeira
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Você abre
   *[one] { $name } abre
}
plate-offer = À venda
plate-sold = Vendida: { $bid }
plate-pitch = Abre
plate-accept = Vendida
plate-undertake = Assume
plate-stand = Fica
plate-beg = Pede
plate-take-one = Dá um ponto
plate-run = Mais cartas
plate-bunch = Recolher?
said-price = { $bid ->
    [1] Ofereço um
    [2] Ofereço dois
    [3] Ofereço três
    [4] Ofereço quatro
   *[other] Ofereço { $bid }
}
said-sold = { $bid ->
    [1] Vendida por um
    [2] Vendida por dois
    [3] Vendida por três
    [4] Vendida por quatro
   *[other] Vendida por { $bid }
}
said-undertakes = { $bid ->
    [1] Eu faço um
    [2] Eu faço dois
    [3] Eu faço três
    [4] Eu faço quatro
   *[other] Eu faço { $bid }
}
said-pitch = Abro eu
said-accept = Vendida
said-undertake = Eu assumo
said-stand = Fico
said-beg = Peço
said-take-one = Tome um
said-run = Dou mais cartas
said-bunch = Recolhemos?
tracker-settled-worth = garantido, { $points } pontos
bid-pitch = Abrir
bid-accept = Vender
bid-undertake = Assumir
bid-stand = Ficar
bid-beg = Pedir
bid-take-one = Dar o ponto
bid-run = Mais cartas
bid-bunch = Recolher

## Janela: passar a tela

curtain-title = Passe a tela para { $name }
curtain-about = Os outros, não olhem.
curtain-show = Sou { $name }
curtain-since = Desde a sua vez
curtain-nothing = Ainda não aconteceu nada.

## Janela: menu, teclas, configurações, perguntas

menu-title = Menu
menu-continue = Continuar
menu-rules = Como jogar
menu-so-far = A rodada até aqui
menu-leave = Salvar e sair
menu-settings = Configurações
menu-home = Voltar ao início
menu-players = Jogadores
opening-title = Abrindo
opening-about = Lendo { $file }.
opening-give-up = Cancelar
opening-failed = Não foi possível abrir o arquivo.
consent-title = Voltar atrás?
consent-about = Isto desfaz a última decisão de { $name } e tudo o que veio depois. Pergunte aos outros: todos concordam?
consent-refuse = Não, fica como está
consent-agree = Todos concordam: voltar atrás
consent-end-title = Encerrar a partida pelo placar?
consent-end-winner = { $who ->
    [you] Você venceria.
    [your-side] { $name } venceriam.
    [several] { $name } venceriam.
   *[one] { $name } venceria.
}
consent-end-refuse = Não, seguir jogando
consent-end-agree = Sim, encerrar a partida
consent-leave-title = { $names } ainda { $count ->
    [one] está
   *[other] estão
} jogando.
consent-leave-about = A partida será salva para todos.
consent-leave-refuse = Continuar jogando
consent-quit-title = Sair sem salvar?
consent-quit-about = { $unsaved } Feche de novo para sair assim mesmo.
consent-quit-refuse = Não, ficar
consent-quit-agree = Sim, sair assim mesmo
players-title = Quem está à mesa
players-about = Se você precisar sair, um bot joga por você até a sua volta.
players-away = ausente: joga um bot
players-person = joga nesta tela
players-bot = bot

help-title = Ajuda
help-rules = Regras deste jogo
keys-title = Teclas
keys-move = passar de cartas a botões e de volta
keys-press = jogar, apertar ou descartar; pular uma animação
keys-area = próxima área, área anterior
keys-choose = escolher uma carta, contando da esquerda, ou uma resposta
keys-count = lance maior, lance menor; fora isso, como as outras setas
keys-bid = lance de dois, três, smudge
keys-pass = passar
keys-keep = ficar com a abertura, por quatro ou pelo preço oferecido
keys-stand = ficar; vender a abertura; sugerir descartes
keys-beg = pedir; recolher
keys-accept = vender pelo preço oferecido; declarar bandeira
keys-run = dar mais cartas; pedir o resto
keys-deal = dar as cartas; descartar; baixar uma mão sem valor
keys-talk = falar, onde é possível errar
keys-undo = voltar atrás
keys-hint = dica: o que o bot mais forte faria
keys-why = Por quê? O que está sob o mouse, com o foco do teclado, ou foi recusado
keys-standing = com leitor de tela: ouvir a vaza, suas cartas e o placar
keys-name = declarar paus como trunfo; { $diamonds }, { $hearts } e { $spades } os outros naipes, { $hearts } depois de uma dica
keys-call = chamar a dama, o valete de um parceiro; { $ace }, { $king } e { $ten } o ás, o rei e o dez
keys-answer = aceitar; recusar, ou mostrar uma mão sem valor
keys-arrange = mover na mão a carta que está com o teclado
keys-sort = arrumar a mão de novo
keys-order = a ordem dos trunfos, onde é especial
keys-looks-back = última vaza, histórico da rodada
keys-cards = quatro cores, índice grande
keys-speed = lenta, normal, rápida, imediata
keys-full-screen = tela cheia
keys-back = menu; fecha o que está aberto; deixa uma lição ou um desafio
keys-mute = som desligado, som ligado
keys-help = ajuda: regras e teclas
keys-house-rules = regras da casa, abrir um arquivo
keys-new-game = nova partida, configurações, sair
keys-close = fechar a janela
keys-change = Para mudar uma tecla, clique nela, ou vá até ela com Tab e tecle { keys-enter }; depois tecle a que você quer. { keys-delete } sobre ela restaura a de costume. Setas, Tab, { keys-enter }, { keys-esc } e números não mudam.
keys-asked = Pressione a tecla que você quer para isto. { keys-esc } deixa como está.
keys-refused-fixed = { $key } não muda em tela nenhuma. Tecle outra.
keys-refused-typed = { $key } é digitada ali para procurar um jogo. Tecle uma que não seja letra.
keys-refused-taken = { $key } já faz isto: { $deed }. Tecle outra, ou mude essa antes.
keys-reset = Restaurar as teclas
keys-mouse = Um clique joga uma carta; arrastá-la para o meio da mesa também. Arraste uma carta ao longo da mão para mudá-la de lugar; um clique duplo no pano arruma a mão de novo. No leilão, os números são lances; no jogo, escolhem cartas.
keys-touch = Um toque faz o mesmo que um clique. Segure o dedo sobre algo na mesa para ver o que significa e deslize para fora para cancelar. Quando as cartas ficam muito juntas, o primeiro toque escolhe a carta e o segundo a joga. Também dá para arrastar as cartas: para o meio, para jogá-las, ou ao longo da mão, para mudá-las de lugar.
keys-enter = Enter
keys-space = Espaço
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
keys-page = rolar uma página longa
keys-end-try-out = deixar uma lição, encerrar um teste, ou encerrar pelo placar uma partida parada
keys-group-home = Na primeira tela
keys-home-front = continuar, jogar
keys-home-games = nova partida, treino ou lições
keys-home-rules = regras, regras da casa
keys-home-kept = desafios, partidas salvas, estatísticas
keys-home-rest = sobre, configurações, sair
keys-group-menu = No menu
keys-menu-table = regras, lições
keys-menu-people = jogadores, celulares, teclas
keys-menu-more = desafios; se as cartas são justas
keys-menu-rest = partidas salvas, configurações, sair
keys-puzzle = de novo, próxima
keys-puzzle-ways = jogar daqui, todos os desafios
keys-group-result = Depois de uma rodada ou partida
keys-result-review = rever
keys-result-costs = quanto custou
keys-result-fair = É justo? Como as cartas foram fixadas de antemão
keys-result-game = nova partida, primeira tela
keys-group-review = Na revisão
keys-review-steps = voltar um passo, avançar um passo
keys-review-hands = rodada anterior, próxima rodada
keys-ends = primeiro passo, último passo
keys-review-seen = só o que o jogador via, ou todas as cartas
keys-review-why = Por que se fez isso: o que guiou um bot, e o que pesa a favor
keys-review-mistake = próximo erro
keys-review-try = jogar daqui, as mesmas cartas de novo, um lugar adiante
keys-group-saves = Nas partidas salvas
keys-saves = renomear, excluir, trazer de volta
keys-saves-more = rever, copiar, exportar
keys-group-pages = Nova partida, ajustes, regras da casa, estatísticas, placar
keys-turn = escolher a resposta ao lado, mudar um número
keys-search = buscar
keys-house-undo = desfazer a última mudança numa regra da casa
keys-house-number = digitar um número para uma regra da casa
keys-statistics = tabela ou gráfico, exportar
keys-pad = retirar uma rodada do placar de papel, onde { keys-space } marca e { keys-enter } anota
keys-settings-reset = restaurar uma configuração

settings-title = Configurações
settings-done = Pronto
settings-search = Buscar
settings-nothing = Nenhuma configuração com “{ $words }”.
settings-changed = mudadas: { $count }
settings-reset = Restaurar
settings-reset-all = Restaurar tudo
settings-undo = Desfazer
settings-on = Ligado
settings-off = Desligado
settings-as-system = Sistema

settings-group = { $group ->
    [you] Você
    [table] Mesa
    [look] Aparência
    [motion] Movimento
    [sound] Som
    [sizes] Tamanhos
    [language] Idioma
   *[renderer] Gráficos
}

settings-speed = Velocidade
settings-speed-about = Com que rapidez as cartas são dadas, jogadas e recolhidas.
settings-trick-stays = A vaza completa fica
settings-trick-stays-about = Por quanto tempo todos a veem antes que quem ganhou a recolha.
settings-trick-until-click = Até eu clicar
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Tempo para pensar
settings-thinking-about = Quanto tempo Esperto, Mestre e as dicas pensam. Mais tempo os deixa um pouco mais fortes.
settings-thinking-short = Curto
settings-thinking-usual = Normal
settings-thinking-long = Longo
settings-hints = Dicas
settings-hints-about = Se você pode perguntar o que o bot mais forte faria, e se é preciso pedir duas vezes.
settings-hints-off = Desligadas
settings-hints-on = Ligadas
settings-hints-twice = Ao pedir duas vezes
settings-coach = Treinador
settings-coach-about = Pergunta antes de um lance ou carta que claramente tira suas chances de vencer. Nunca diz o que é melhor.
settings-name-about = Como os outros chamam você a partir da próxima partida.
settings-face-about = O seu rosto na mesa a partir da próxima partida.
settings-table-talk = Conversa à mesa
settings-table-talk-about = De vez em quando, um jogador do programa comenta a própria mão.
settings-memory = O que é lembrado
settings-memory-about = Suas últimas mesas e nomes, histórico, lições e desafios. As partidas salvas ficam.
settings-forget = Esquecer tudo
settings-remember = Trazer de volta
settings-hand-order = Ordem das suas cartas
settings-hand-order-about = Como as cartas da sua mão são arrumadas a partir da esquerda.
settings-hand-order-trumps = Trunfos primeiro
settings-hand-order-suits = Por naipe
settings-hand-order-ranks = Por valor
settings-forced = Jogar cartas obrigatórias
settings-forced-about = Quando só uma carta pode ser jogada, ela é jogada por você.
settings-confirm = Confirmar cada carta
settings-confirm-about = O primeiro clique escolhe a carta; o segundo a joga.
settings-partners = Esconder parceiros um do outro
settings-partners-about = Quando só dois parceiros estão diante da tela, também não veem as cartas um do outro.

settings-four-colours = Quatro cores
settings-four-colours-about = Cada naipe tem sua própria cor: ouros é azul e paus é verde.
settings-large-index = Índice grande
settings-large-index-about = Um valor e um naipe grandes em cada carta, fáceis de ler de longe.
settings-bold-cards = Cartas de alto contraste
settings-bold-cards-about = Cartas simples em preto e branco com contornos fortes.
settings-back = Versos
settings-back-about = O desenho no verso das cartas.
settings-back-brick = Tijolo
settings-back-blue = Azul
settings-back-slate = Ardósia
settings-back-plum = Ameixa
settings-folder = Suas próprias imagens
settings-folder-about = Uma pasta com imagens de cartas para usar no lugar destas.
settings-folder-hint = Caminho da pasta
settings-folder-use = Usar

settings-motion = Como as cartas se movem
settings-motion-about = Com movimento reduzido, nada viaja, gira ou cresce: as cartas surgem no seu lugar.
settings-motion-full = Completo
settings-motion-reduced = Reduzido

settings-sound = Sons da mesa
settings-sound-about = Você ouve as cartas serem dadas, jogadas e recolhidas.
settings-volume = Volume
settings-volume-about = Quão alto soam as cartas.
settings-volume-idle = O som está desligado.
settings-percent = { $percent }%

settings-interface = Interface
settings-interface-about = O tamanho das palavras, dos botões e dos painéis.
settings-interface-limit = O tamanho das palavras, dos botões e dos painéis; nesta janela cabem { $percent }%.
settings-interface-held = Tudo fica deste tamanho quando o ponteiro sai do botão.
settings-card-size = Cartas na mesa
settings-card-size-about = O tamanho das cartas na sua mão e na vaza.
settings-card-size-small = Pequenas
settings-card-size-normal = Normais
settings-card-size-large = Grandes
settings-card-size-huge = Enormes

settings-theme = Mesa
settings-theme-about = Sistema: Linho quando claro, Meia-noite quando escuro. Contraste quando o sistema pede.
settings-theme-spruce = Abeto
settings-theme-midnight = Meia-noite
settings-theme-linen = Linho
settings-theme-contrast = Contraste

settings-language = Idioma
settings-language-about = Sistema: o idioma do sistema se houver, senão inglês.

settings-renderer = Desenhar com
settings-renderer-about = O que desenha a janela. Vale a partir do próximo início.
settings-renderer-auto = Automático
settings-renderer-gpu = Placa de vídeo
settings-renderer-software = Processador

## Janela: regras da casa

house-title = Regras da casa
house-play = Jogar com estas
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Partida até quanto?
    [hands] Quantas rodadas?
    [jokers] Curingas?
    [min_bid] Menor lance?
    [all_pass] Ninguém dá lance?
    [dealer_privilege] Quem dá as cartas pode igualar?
    [top_bid] Quem dá as cartas iguala o máximo?
    [beg_limit] Quantas vezes se pode pedir?
    [turned_jack] Pontos por um valete virado?
    [after_run_hand] E as cartas extras?
    [play_size] Cartas para jogar?
    [widow] Cartas no morto?
    [fives] Pontos pelo cinco de trunfo?
    [nines] Pontos pelo nove de trunfo?
    [low_to] Quem fica com o Baixo?
    [ruff] Cortar tendo o naipe?
    [game_tie] Empate no Jogo?
    [set_scoring] Queda: os pontos ficam?
    [going_out] Dois chegam juntos?
    [hang_jack] Pontos pelo valete tomado?
    [partner_blind] O parceiro joga às cegas?
    [undertrump] Cortar por baixo?
    [win_by_two] Vencer por dois?
    [count_down] Contar até zero?
    [must_bid_to_go_out] Só vence quem tem o lance?
    [void_must_trump] Sem o naipe: é preciso cortar?
    [deal_batch] Quantas cartas de cada vez?
    [revoke_mode] Pode haver erros?
   *[stops_early] Parar com tudo decidido?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] nenhum
    [jokers-1] um
    [jokers-2] dois
    [beg_limit-0] nunca
    [beg_limit-1] uma vez
    [beg_limit-2] duas vezes
    [beg_limit-3] três vezes
    [all_pass-dealer_forced] lance obrigatório
    [all_pass-redeal_same_dealer] redistribuir
    [all_pass-redeal_next_dealer] passar adiante
    [all_pass-eldest_forced] o mão é obrigado
    [all_pass-eldest_free] o mão abre livre
    [all_pass-dealer_free] abre quem dá as cartas
    [low_to-dealt] quem o recebeu
    [low_to-winner] quem o ganha
    [ruff-anytime] permitido
    [ruff-only_when_void] proibido
    [game_tie-none] ninguém
    [game_tie-eldest] o mão
    [game_tie-non_dealer_side] o outro lado
    [game_tie-jokers] mais curingas
    [game_tie-carry] próxima rodada
    [set_scoring-setback_only] não
    [set_scoring-keep_and_setback] sim, menos o lance
    [set_scoring-others_take_bid] outros: o lance
    [going_out-bidder_first] quem deu o lance
    [going_out-bidder_at_once] quem deu o lance, já
    [going_out-strict_order] na ordem dos pontos
    [going_out-higher_score] placar mais alto
    [after_run_hand-keep_all] jogar todas
    [after_run_hand-discard_to_six] descartar até seis
    [undertrump-allowed] permitido
    [undertrump-forbidden_unless_forced] só se não há outra
    [revoke_mode-enforced] não
    [revoke_mode-table] sim
    [yes] sim
   *[no] não
}
house-joker-bids = { $jokers ->
    [0] Sem curingas há { $points } pontos, então os lances vão agora até { $bid }.
    [1] Com um curinga há { $points } pontos, então os lances vão agora até { $bid }.
   *[other] Com dois curingas há { $points } pontos, então os lances vão agora até { $bid }.
}
house-joker-points = { $jokers ->
    [0] Sem curingas há até { $points } pontos na rodada.
    [1] Com um curinga há até { $points } pontos na rodada.
   *[other] Com dois curingas há até { $points } pontos na rodada.
}
house-take-back = Voltar atrás
house-all = Todas as regras
house-ten = As dez perguntas
house-changes = { $count ->
    [0] Igual a { $game }
    [one] { $count } mudança em { $game }
   *[other] { $count } mudanças em { $game }
}
house-from-game = de { $game }
house-read = Ler como página
house-count = { $found } de { $all }
house-clear = Limpar a busca
house-use = Usar estas regras
house-sets = Conjuntos
page-back = Voltar
house-idle = Sem efeito com as suas outras regras.
house-idle-but = Precisa de “{ $with }”.
house-printed = Dos livros
house-own-name = { $game }, regras da casa
house-own = Seus
house-none = Nenhum ainda. Mude qualquer regra para criar sua própria cópia.
house-set-about = { $count ->
    [0] igual a { $game }
    [one] { $game }, { $count } mudança
   *[other] { $game }, { $count } mudanças
}
house-set-misfit = { $game }, não dá para jogar
house-search = Buscar regras
house-nothing = Nenhuma regra com “{ $words }”.
house-mend = Corrigir
house-copy = Copiar
house-delete = Excluir
house-open = Abrir
house-share = Compartilhar
house-open-about = O arquivo de um conjunto de regras ou de uma partida salva.
house-open-run = Abrir o arquivo
house-share-about = Salva este conjunto de regras num arquivo que outros podem abrir.
house-share-run = Salvar
house-path-hint = Caminho do arquivo
choose = Escolher…
choose-none = Não há seletor de arquivos aqui. Digite o caminho em vez disso.
choose-files = Partidas e conjuntos de regras
house-close-file = Fechar
house-shared = Salvo em { $file }.
house-copy-text = Copiar como texto
house-did-set = { $name }: mudança feita.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Ajustado para combinar: { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = As regras combinam de novo.
house-did-reset = { $name }: de volta ao padrão.
house-did-reset-all = Todas as regras estão de novo como no livro.
house-did-copy = Uma cópia foi criada.
house-did-open = Um conjunto de regras foi aberto.
house-did-rename = Agora se chama “{ $new }”. O nome era “{ $name }”.
house-did-delete = “{ $name }” foi excluído.
error-rules-save = Não foi possível salvar os conjuntos de regras em { $file }: { $reason }.
error-share = Não foi possível escrever o conjunto de regras em { $file }: { $reason }.
error-option = Não foi possível ler { $file } (linha { $line }, coluna { $column }): { $name } ({ $id }) não pode ter este valor. { $values }
error-option-values = Pode ser { $values }.
error-option-points = Pode ser uma lista como "high low jack game", com no máximo { $most } itens.
error-option-card-points = Podem ser pontos de cartas como "A:4 K:3 Q:2 J:1 T:10".
error-option-order = Pode ser uma lista de trunfos, do maior para o menor, como "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = Podem ser valores como "2-A" ou "2,9-A".
error-option-numbers = Pode ser de { $min } a { $max }.
error-option-unknown = Não foi possível ler { $file } (linha { $line }, coluna { $column }): não há a regra “{ $id }”.
obstacle-exists = já existe um arquivo com esse nome

## Janela: partidas salvas

saves-title = Partidas salvas
saves-note = { $count ->
    [0] nenhuma ainda
    [one] { $count } partida
   *[other] { $count } partidas
}
saves-search = Buscar por nome, jogo ou data
saves-empty = Nenhuma partida salva ainda. Toda partida é salva automaticamente, depois de cada jogada.
saves-nothing = Nenhuma partida salva com “{ $words }”.
saves-date = { $day } { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] maio
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[12] dez.
} { $year }
saves-day = { $day } { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] maio
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[12] dez.
}
saves-today = hoje
saves-yesterday = ontem
saves-weekday = { $day ->
    [0] segunda-feira
    [1] terça-feira
    [2] quarta-feira
    [3] quinta-feira
    [4] sexta-feira
    [5] sábado
   *[6] domingo
}
saves-hand = { $day }, rodada { $number }
saves-your-turn = { $day }, sua vez
saves-with = { $day }, com { $names }
saves-real = { $day }, cartas de verdade
saves-finished = { $count ->
    [one] Uma partida terminada
   *[other] { $count } partidas terminadas
}
saves-look-back = para rever
saves-all = Todas as partidas
saves-all-about = para renomear, copiar ou exportar
saves-won = { $count ->
    [one] { $names } venceu
   *[other] { $names } venceram
}
saves-hands = { $hands ->
    [0] na primeira rodada
    [one] após { $hands } rodada
   *[other] após { $hands } rodadas
}
saves-current = em jogo agora
saves-damaged = Não pode ser lida
saves-in-use = Outra janela está usando estas partidas: aqui você só pode vê-las.
saves-open = Seguir jogando
saves-review = Rever
saves-rename = Renomear
saves-copy = Copiar
saves-export = Exportar
saves-delete = Excluir
saves-copy-of = { $name } (cópia)
saves-new-title = Dê um nome a esta partida
saves-folder = Pasta para os arquivos
saves-save = Salvar
saves-cancel = Cancelar
saves-deleted = “{ $name }” foi excluída.
saves-undo = Desfazer
saves-restored = “{ $name }” está de volta.
saves-copied = “{ $name }” foi copiada.
saves-exported = Salva como { $record } e { $told }.
saves-no-folder = Digite a pasta para onde vão os arquivos.
saves-open-file = Abrir um arquivo
saves-open-another = Abrir outra
saves-no-file = Digite o caminho do arquivo.
saves-nothing-over = Nenhuma rodada desta partida acabou ainda: não há o que rever.
saves-elsewhere = Esta mesa está sendo jogada em outra janela.
told-game = { $game }, { $goal }.
told-players = Jogadores: { $names }.
told-date = Começou em { $date }.
told-nothing = Nenhuma rodada acabou ainda.
told-scores = Placar: { $scores }.

## Janela: rever uma partida

review-title = Revisão
review-hand = Rodada { $number }
review-thrown-in = Recolhida
review-status = passo { $step } de { $steps }
review-trick = Vaza { $number }
review-deal = As cartas são dadas
review-next = Próximo passo. { $said }
review-over = A rodada acabou.
review-as-seen = { $who ->
    [you] Como você a viu
   *[one] Como { $name } a viu
}
review-open = Todas as cartas abertas
review-play-on = Jogar daqui
review-again = Dar as cartas de novo
review-moved = Passar um lugar adiante
review-done = Pronto
try-out-note = Não é salvo: isto é um teste
try-out-end = Encerrar o teste

## Lições

lessons-title = Lições
lessons-done = { $done } de { $count } feitas
lesson-next = Próximo
lesson-leave = Deixar a lição
lesson-state = { $about }{ $state ->
    [left] {" "}Ficou no meio: continua dali.
    [done] {" "}Feita.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Primeira lição
    [count] Contar para o Jogo
    [partners] Parceiros
    [steal] A última palavra
    [smudge] O smudge
    [beg] Pedir e dar mais cartas
    [hang] Enforcar o valete
    [sell] Vender a abertura
    [rows] Cartas em fileiras
   *[first] Passo a passo
}
lesson-line = { $lesson ->
    [hands] Três rodadas, do seu jeito
    [count] O dez conta mais
    [partners] Dez para o parceiro
    [steal] Mesmo lance, última palavra
    [smudge] Os quatro ou nada
    [beg] Ficar ou pedir
    [hang] Pegue com o ás
    [sell] Quanto vale?
    [rows] Metade fica fechada
   *[first] Cada jogada explicada
}
lesson-given = Com { $name }
lesson-done = Feita
lesson-go-on = { $hand ->
    [1] Continuar: primeira rodada
    [2] Continuar: segunda rodada
    [3] Continuar: terceira rodada
   *[0] Continuar
}
lesson-about = { $lesson ->
    [hands] Três rodadas para dar lances e jogar como quiser. Depois você vê o que decidiu cada uma.
    [count] Quanto vale cada carta, como pegar um dez e como salvar o seu.
    [partners] Duas duplas: jogue seus dez nas vazas do parceiro e não tome o que já é do seu lado.
    [steal] Quem dá as cartas fala por último e pode ficar com o lance pelo mesmo número.
    [smudge] Um lance de quatro vence a partida inteira, ou perde quatro pontos.
    [beg] Vira-se uma carta: ficar ou pedir, dar um ponto ou mais cartas, e descartar. Como no Seven Up.
    [hang] Um valete tomado vale três. Como no All Fours, Trinidad.
    [sell] Você pode ficar com a abertura ou vendê-la por pontos. Como no Commercial Pitch.
    [rows] Metade das cartas fica fechada debaixo das outras. Como no Blind Don.
   *[first] O jogo todo em duas rodadas: dar lance, abrir, ganhar pontos e derrubar o lance de alguém.
}
lesson-first = { $step ->
    [hand] Estas seis cartas são suas, e ninguém mais as vê.
    [points] Toda rodada tem quatro pontos a ganhar: Alto, Baixo, Valete e Jogo. Você vai conhecer cada um na hora em que for ganho.
    [trump] Um naipe vira trunfo e vence todos os outros. Quem dá o maior lance o escolhe. Você tem três cartas altas de espadas.
    [bid] Você fala primeiro. Um lance diz quantos dos quatro pontos você promete fazer. Suas espadas dão para três: faça um lance de 3.
    [bid-why] Com estas espadas você pode fazer três pontos. Nesta lição, seu lance é 3.
    [pitcher] { $one } e { $two } passam, então vale o seu lance de três. Quem dá o maior lance joga a primeira carta: é a abertura.
    [pitch] O naipe com que você abre é o trunfo desta rodada. Abra com o ás de espadas: nada o vence.
    [pitch-why] Espadas vai ser o trunfo, e o ás ganha com certeza. Abra com o ás de espadas.
    [took] Cada um jogou uma carta: isso é uma vaza. O maior trunfo a ganha; então estas cartas são suas, e você puxa a próxima.
    [high] O Alto é o maior trunfo dado. É o seu ás, então este ponto é seu.
    [low] O Baixo é o menor trunfo dado. { $one } recebeu o dois e fica com o ponto, embora a carta tenha ido para você.
    [king] Nenhuma outra carta vence o rei de espadas agora. Puxe o rei e faça cair os trunfos que ainda estão por aí.
    [king-why] O rei de espadas é o maior trunfo que resta: ganha com certeza. Puxe-o primeiro.
    [drawn] { $two } teve de seguir com uma carta de espadas. { $one } não tinha mais nenhuma e podia jogar fora qualquer carta.
    [club] Seu valete perderia para a dama de espadas, se alguém a tiver. Guarde o valete e puxe o seis de paus.
    [club-why] O valete e o dez merecem ser guardados. Das suas duas cartas baixas, esta lição puxa o seis de paus.
    [lost] Puxaram paus e ninguém jogou trunfo; então a maior carta de paus ganhou: { $two } leva a vaza.
    [follow] { $two } puxa o ás de copas. Você tem uma carta de copas: pode seguir com ela ou jogar trunfo, e mais nada.
    [ruff] Seu dez perderia para o ás. Qualquer trunfo o vence: jogue o valete de espadas.
    [ruff-why] O dez perderia para o ás de copas. O valete é trunfo e ganha.
    [jack] O Valete vai para quem ganha o valete de trunfo numa vaza. Foi você: um segundo ponto.
    [game] O Jogo vai para quem ganha mais em cartas: um dez conta 10, um ás 4, um rei 3, uma dama 2, um valete 1. Você tem { $cards }.
    [rest] Jogue as duas últimas vazas como quiser.
    [scored] Alto, Valete e Jogo: você prometeu três e fez três. { $one } marca um pelo Baixo. Quem chega primeiro a { $goal } vence a partida.
    [second] Agora uma rodada em que outra pessoa dá o lance. A vez de dar as cartas roda, e desta vez é sua: você fala por último.
    [bidder] { $two } faz um lance de três. Como deu as cartas, você poderia ficar com o lance por três ou subir para quatro.
    [pass] O ás e o dois de ouros podem trazer o Alto e o Baixo, mas é difícil um terceiro ponto. Passe.
    [pass-why] Estas cartas prometem no máximo dois pontos. Passe e veja o que { $two } faz do lance.
    [stopped] { $two } faz de ouros o trunfo, e você tem o ás e o dois: Alto e Baixo são seus. Para { $two } restam só dois pontos.
    [defend] Jogue esta rodada como quiser. Onde só algumas das suas cartas podem ser jogadas, as outras ficam cobertas.
    [set-back] { $two } prometeu três e fez { $made ->
        [0] nenhum
        [1] um
       *[2] dois
    }. Isso se chama cair: o lance é descontado do placar. Um placar abaixo de zero leva um círculo vermelho.
    [end] Você tem { $score } pontos. Agora você conhece o jogo: dê o lance que pode cumprir, abra com seu melhor naipe e segure os outros.
   *[welcome] Boas-vindas ao Pitch. Você joga contra { $one } e { $two }, e cada um recebe seis cartas.
}
lesson-hands = { $deal ->
    [leave] Cartas novas. Quanto valem estas? Sempre dá para passar.
    [partner] Desta vez, jogamos em dupla. O que um de nós ganhar vale para os dois.
   *[make] Há quatro pontos nas cartas. Quantos você fará? Diga qualquer coisa, e veremos.
}
lesson-did = { $what ->
    [bid] Você deu um lance de { $bid }.
    [pass] Você passou.
   *[card] Você jogou { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Um lance de { $bid } você teria cumprido.
       *[card] Com { card-with }, você teria cumprido o lance.
    }
    [spares] Passar não teria custado nada.
    [points] { $what ->
        [bid] Um lance de { $bid }
        [pass] Passar
       *[card] { card }
    } teria dado a você mais { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }.
    [sets] { $what ->
        [bid] Um lance de { $bid }
        [pass] Passar
       *[card] { card }
    } teria derrubado o lance de { $name }.
   *[holds] { $what ->
        [bid] Um lance de { $bid }
        [pass] Passar
       *[card] { card }
    } teria custado { $points ->
        [one] um ponto
       *[other] { $points } pontos
    } a { $name }.
}
lesson-reason = { $whose ->
    [theirs] { $name } não teria feito { $points }.
   *[yours] Você também teria feito { $points }.
}
lesson-gain-none = Não vejo como fazer melhor.
lesson-perhaps = { $point }?
lesson-again = Mesmas cartas, outro lance
lesson-more = Cartas novas
lesson-real = Jogar de verdade
lesson-what-if = { $what ->
    [bid] E se eu der um lance de { $bid }?
    [pass] E se eu passar?
   *[card] E se eu jogar { card-object }?
}
lesson-count = { $step ->
    [values] Um dez conta 10, um ás 4, um rei 3, uma dama 2, um valete 1, e as outras, nada. Você tem 18 dos 80 do baralho.
    [bid] Com o ás você tem o Alto, e com dois ases e um dez, uma boa chance no Jogo. Faça um lance de 2.
    [bid-why] O Alto é certo e o Jogo, provável; um terceiro ponto não está à vista. Nesta lição, seu lance é 2.
    [pitch] Faça de paus o trunfo com o ás.
    [pitch-why] Paus é o seu naipe mais longo, e o ás dele é o Alto. Abra com ele.
    [begun] Quatro pontos de cartas até agora, pelo seu ás. Abra aqui o placar quando quiser para ver o que cada um ganhou.
    [ace] Puxe o ás de ouros. Quem tem uma só carta de ouros precisa seguir com ela, mesmo que seja o dez, ou cortar.
    [ace-why] Um ás pega mais quando é puxado cedo, enquanto os outros ainda têm de seguir. Puxe o ás de ouros.
    [caught] O dez era a única carta de ouros de { $two }, que já não tinha trunfo: catorze pontos de cartas numa só vaza. Você tem { $cards }.
    [keep] O rei, a dama ou o valete de paus poderiam vencer o seu dez, caso tenham sido dados. Guarde o dez e puxe o três de espadas.
    [keep-why] Puxado agora, o dez pode se perder; o sete ainda pode cortar algo. O três de espadas não vale nada: puxe-o.
    [theirs] { $one } levou essa vaza com um dez e tem 10. Um dez está mais seguro numa vaza que o próprio lado ganha.
    [home] Você joga por último nesta vaza; ninguém pode vencer você. Corte com o dez: ele se salva e ainda leva o rei e a dama.
    [home-why] Ninguém joga depois de você. Corte agora com o dez de paus, e nenhum trunfo maior pode levá-lo.
    [sure] Mais quinze: você tem { $cards }, e quase não resta nada a ganhar. O Jogo é seu.
    [rest] Jogue as duas últimas vazas como quiser.
    [end] Alto e Jogo: dois prometidos, dois feitos. Quando dois jogadores empatam no maior número de pontos de cartas, ninguém marca o Jogo.
   *[what] Alto, Baixo e Valete dependem de uma só carta. O Jogo é preciso contar: vai para quem ganha mais pontos de cartas nas vazas.
}
lesson-partners = { $step ->
    [pass] Suas cartas prometem pouco, e { $two } ainda não falou. Passe.
    [pass-why] Um lance obriga os dois. Com estas cartas, deixe o leilão para { $two } e passe.
    [bound] { $two } faz um lance de três. Vocês ganham ou perdem esse lance juntos.
    [ten] { $two } abre com o ás de copas, e nada o vence. Dê o seu dez: ele conta dez para o Jogo.
    [ten-why] A vaza é de { $two } de qualquer jeito. Nela, o dez de copas vale dez para o seu lado.
    [shared] A vaza é de { $two }, e as cartas dela contam para os dois: { $cards } até agora.
    [leave] O ás de espadas de { $two } está ganhando. Não corte a vaza do parceiro: siga com o cinco.
    [leave-why] Seu lado está ganhando esta vaza. Guarde o trunfo e jogue o cinco de espadas.
    [follow] { $two } puxa trunfo de novo. Você ainda tem um, então ele tem de sair.
    [follow-why] Quando puxam trunfo, quem tem trunfo tem de jogá-lo.
    [throw] Nem { $one } nem { $three } têm mais trunfo; então o valete de { $two } está seguro. Jogue nele o seu dez de paus.
    [throw-why] Esta vaza é certa para o seu lado. É nela que o dez de paus vale mais.
    [rest] Siga jogando como quiser.
    [scored] Alto, Valete e Jogo: o lance de três de { $two } está cumprido, e seu lado marca três. { $one } e { $three } marcam o Baixo.
   *[partner] { $two } está à sua frente: joga com você. O que um dos dois ganhar conta para ambos.
}
lesson-steal = { $step ->
    [take] Suas cartas de paus também dão para três pontos. Fique com o lance: diga 3.
    [take-why] Estas cartas de paus dão para três pontos, e quem deu as cartas não precisa subir. Fique com o lance por 3.
    [taken] O lance agora é seu, pelo mesmo número, e { $two } não pode mais dar lance.
    [pitch] Abra com o ás de paus.
    [pitch-why] Paus é o seu naipe, e nada vence o ás. Abra com ele.
    [drawn] { $two } teve de entregar a dama, que poderia vencer o seu valete. Os outros dois só tinham um trunfo cada.
    [rest] Alto e Baixo já são seus, pelo ás e pelo dois. Mais um ponto cumpre o lance. Siga jogando como quiser.
    [end] Você ficou com o lance e o cumpriu. Ninguém fala depois de quem dá as cartas: é isso que vale a última palavra.
   *[last] { $two } faz um lance de três. Você deu as cartas e fala por último: pode ficar com o lance sem subir.
}
lesson-smudge = { $step ->
    [bid] Você tem o ás e o dois de espadas, com o rei para proteger o valete. Faça um lance de quatro.
    [bid-why] Estas espadas podem fazer os quatro pontos. Nesta lição, seu lance é quatro.
    [final] Depois de um lance de quatro, ninguém mais pode falar, nem quem dá as cartas. Agora você precisa dos quatro pontos.
    [pitch] Abra com o ás de espadas.
    [pitch-why] Espadas é o seu naipe, e nada vence o ás. Abra com ele.
    [draw] A dama ainda poderia vencer o seu valete. Puxe o rei e faça a dama cair.
    [draw-why] Puxe primeiro o rei de espadas: nada pode vencê-lo agora, e ele faz cair os trunfos que restam.
    [safe] A dama caiu. Seu valete é agora o maior trunfo.
    [rest] Ninguém mais tem trunfo, e suas cartas de copas são as maiores: nenhuma vaza se perde. Siga jogando como quiser.
    [won] Alto, Baixo, Valete e Jogo: o smudge está feito, e você vence a partida inteira na hora.
    [hole] Se faltasse um ponto, você perderia quatro. E para quem está abaixo de zero, um smudge feito conta quatro pontos, não a partida.
   *[what] Um lance de quatro é um smudge: quem o dá e faz os quatro pontos vence a partida na hora.
}
lesson-beg = { $step ->
    [beg] Você não tem nenhuma carta de ouros. Peça outro naipe.
    [beg-why] Sem uma única carta de ouros, há pouco a ganhar aqui. Peça, e veja o que { $one } diz.
    [gift] { $one } mantém ouros e tem de dar a você um ponto por isso.
    [rest] O trunfo é ouros, e você puxa. Jogue esta rodada como quiser.
    [second] Agora você dá as cartas, e { $one } pode ficar ou pedir.
    [jack] A sua vira é um valete, e isso é um ponto para quem dá as cartas: você. O trunfo oferecido é paus.
    [begged] { $one } pede. Você pode dar um ponto, e paus fica. Ou dá mais cartas: três para cada um, e outra vira.
    [run] Você também não tem carta de paus. Dê mais cartas.
    [run-why] Por que pagar um ponto por paus se você não tem nenhuma? Dê mais cartas.
    [throw] O trunfo é copas. Primeiro descarte três cartas, para ficar de novo com seis; depois jogue como quiser.
    [end] É assim o pedido: ficar, ou pedir outro naipe; dar um ponto, ou dar mais cartas.
   *[turned] Neste jogo ninguém dá lance. Vira-se uma carta, e o naipe dela é oferecido como trunfo. Você puxa primeiro, então escolhe: ficar ou pedir.
}
lesson-hang = { $step ->
    [pairs] { $two } joga com você. Aqui a vez corre para a direita, e você puxa primeiro: pode ficar ou pedir outro naipe.
    [stand] Você tem o ás e a dama de copas. Fique.
    [stand-why] Com o ás e a dama, copas é o melhor que você pode querer. Fique.
    [ace] Puxe o ás e veja que trunfos aparecem.
    [ace-why] Nada vence o ás de copas. Puxe-o primeiro.
    [queen] O valete ainda não saiu. Puxe a dama: quem só tiver o valete terá de jogá-lo debaixo dela.
    [queen-why] A dama de copas pode pegar o valete. Puxe-a agora.
    [hung] { $three } só tinha o valete, e a sua dama o levou. Um valete que o próprio lado perde está enforcado: vale três pontos.
    [rest] Siga jogando como quiser.
    [end] O valete enforcado vale mais que qualquer outro ponto. Quem tem o valete precisa salvá-lo.
   *[turned] A vira de { $one } é o seis de copas. São dois pontos na hora para o lado de quem dá as cartas; um ás vale um, um valete três.
}
lesson-sell = { $step ->
    [eldest] Você está à esquerda de quem dá as cartas: a abertura é sua. Pode ficar com ela, mas então tem de fazer os quatro pontos. Ou pode vendê-la.
    [offer] Com estas cartas você não faria quatro. Ponha a abertura à venda.
    [offer-why] Ficar com a abertura é prometer os quatro pontos, e estas cartas não cumprem isso. Ponha-a à venda.
    [bids] { $two } oferece dois pontos por ela. Você pode vender, ou ficar com a abertura e fazer dois por conta própria.
    [sell] Venda: o preço é seu na hora.
    [sell-why] Estas cartas mal fazem dois pontos. Venda e marque dois sem jogar uma carta.
    [price] Você marcou dois: duas das suas fichas se foram. { $two } abre e tem de fazer dois.
    [rest] Siga jogando como quiser.
    [end] { $state ->
        [set-back] { $two } comprou a abertura, não cumpriu e pega duas fichas de volta. O preço continua seu mesmo assim.
       *[made] { $two } comprou a abertura e cumpriu. Você teve o seu preço mesmo assim.
    }
   *[counters] Aqui cada um começa com { $goal } fichas, e cada ponto tira uma. Quem primeiro fica sem nenhuma vence.
}
lesson-rows = { $step ->
    [theirs] As cartas de { $one } ficam do mesmo jeito: você vê tudo o que agora pode ser jogado contra você.
    [pitch] Você abre, e o naipe da sua carta vira trunfo. Abra com o ás de copas.
    [pitch-why] Copas é o seu melhor naipe, e nada vence o ás. Abra com o ás de copas.
    [pegged] Os trunfos são marcados assim que se ganha a vaza: quatro pelo ás. Debaixo dele estava o cinco de paus, e agora você já pode jogá-lo.
    [five] { $one } só tem uma carta de copas aberta, o cinco, e precisa seguir com ela. Puxe o rei de copas.
    [five-why] O cinco de trunfo vale dez e tem de cair na sua próxima carta de copas. Puxe o rei.
    [caught] Três pelo seu rei e dez pelo cinco: nenhuma carta vale mais.
    [club] Qualquer outro cinco vale cinco. De paus, { $one } só tem o três aberto, então o seu cinco ganha: puxe-o.
    [club-why] A qualquer momento pode ser virada uma carta maior de paus. O seu cinco de paus ainda está seguro: puxe-o.
    [ten] { $one } não tem paus nem copas entre as cartas abertas. O seu dez de paus não tem como perder e conta dez para o Jogo: puxe-o.
    [ten-why] Nenhuma carta aberta vence o dez de paus. Puxe-o enquanto for assim.
    [turned] Lá está o rei de paus: as suas cartas de paus já não estão seguras. Cada carta virada pode mudar tudo.
    [away] Guarde os trunfos e entregue a vez com uma carta de pouco valor: puxe o quatro de espadas.
    [away-why] Um trunfo rende mais quando { $one } puxa. Puxe o quatro de espadas.
    [ruff] Só as cartas abertas precisam seguir o naipe. Você não tem ouros entre elas, então pode cortar: use o valete.
    [ruff-why] O valete de trunfo vale um se ganha a vaza, e a dama ainda pode ser virada. Corte com o valete.
    [rest] Siga jogando como quiser. Fique de olho nos cincos e no nove de copas.
    [end] Você tem { $score } pontos. Depois de quatro rodadas, vence o placar mais alto.
   *[rows] Nove das suas cartas ficam abertas, cada uma sobre uma fechada. As de baixo ninguém conhece, nem mesmo você.
}

## Desafios

puzzle-title = Desafios e treino
puzzle-question = O que é melhor aqui?
puzzle-right = Certo
puzzle-wrong = Não é o melhor
puzzle-bid = Lance { $bid }
puzzle-line-best = { $choice }: vence { $wins } de 100 partidas, o melhor.
puzzle-line = { $choice }: vence { $wins } de 100 partidas, { $fewer } a menos.
puzzle-also = Além disso, { $reason }.
puzzle-about = Em todas as distribuições de cartas que são compatíveis com o que você viu. Dois métodos concordam: o do bot mais forte e o de partidas entre jogadores fortes.
puzzle-play-on = Jogar daqui
puzzle-back-today = { $count ->
    [one] Volta um desafio que você errou
   *[other] Voltam { $count } desafios que você errou
}
puzzle-alone = Num desafio não há dicas, e não se volta atrás.
puzzle-record-none = { $count } posições de partidas entre bots fortes. Em cada uma, uma escolha é claramente a melhor.
puzzle-record = { $right } de { $tried } certos de primeira ({ $count } ao todo).
puzzle-streak = { $days ->
    [one] Sequência do desafio do dia: 1 dia
   *[other] Sequência do desafio do dia: { $days } dias
}
puzzle-solved-of = { $right } de { $count }
theme-name = { $theme ->
    [jack] Pegue o valete
    [tens] Guarde os dez
    [bid] Lance ou passe
    [trumps] Puxe os trunfos
    [mistakes] Seus próprios erros
   *[game] Conte para o Jogo
}
mistake-from = { $when ->
    [today] Da sua partida de hoje
    [yesterday] Da sua partida de ontem
    [weekday] Da sua partida de { $day }
   *[date] Da sua partida de { $day }
}
shelf-solved = { $right } de { $count } resolvidos
shelf-today = Hoje
shelf-question = { $game }, { $question ->
    [call] seu lance
    [lead] você puxa
   *[follow] sua carta
}
shelf-solve = Resolver
shelf-again = Ver de novo
shelf-days = Últimos cinco dias: { $days }
shelf-day = { $how ->
    [right] certo
    [missed] errado
    [open] em aberto
   *[none] não feito
}
shelf-themes = Por tema
shelf-games = Por jogo
shelf-every = Todos os jogos
shelf-more = Mais { $count }
shelf-right = { $right } de { $count } certos
drill-which = { $which ->
    [clubs] Qual carta de paus?
    [diamonds] Qual carta de ouros?
    [hearts] Qual carta de copas?
    [spades] Qual carta de espadas?
    [lead] Que carta você puxa?
   *[any] Que carta?
}
drill-winning = { $how ->
    [trumped] { $name } cortou esta vaza
   *[best] { $name } está ganhando esta vaza
}
drill-again = De novo
drill-next = Próxima
drill-leave = Sair
puzzle-none = Não há o desafio “{ $theme }”. Digite “today”, ou um destes temas: { $themes }.
puzzle-shelf-empty = Não há desafios.
puzzle-no-mistakes = Ainda não há erros seus. Eles vêm das partidas que você joga na janela.
mistake-about = Julgado como em “Quanto custou”: pelo que dava para saber na hora. Diferenças que podem ser sorte não contam.
text-puzzle-again = Essa não é uma das escolhas aqui.
text-puzzle-strange = Num desafio não há “{ $line }”. Digite “ajuda” para ver os comandos.
text-puzzle-next = Tecle Enter para o próximo desafio, ou digite “sair”.

## Arquivos que não podem ser lidos ou escritos

error-save = Não foi possível salvar a partida em { $file }: { $reason }.
error-settings-save = Não foi possível salvar as configurações em { $file }: { $reason }.
error-read = Não foi possível ler { $file }: { $reason }.
error-is-rule-set = { $file } é um conjunto de regras, não uma partida salva.
error-parse = Não foi possível ler { $file } (linha { $line }, coluna { $column }): { $reason }.
error-replay = A partida em { $file } só pode ser lida até a ação { $action } da rodada { $hand }. { $reason }.
error-write = Não foi possível escrever { $file }: { $reason }.
error-left = Ficou como estava, e o programa vai tentar de novo.
error-set-aside = Foi posto de lado como { $file }.
error-backup = A partida segue a partir da cópia feita antes da última jogada, { $file }.
error-last-time = Auction Pitch parou de repente na última vez.
error-last-note = { $file } diz o que aconteceu.
error-last-state = { $state ->
    [saved] Todas as suas decisões foram salvas.
    [unsaved] Não foi possível salvar as suas últimas decisões; o que foi salvo antes ainda está lá.
   *[unknown] Talvez falte a sua última decisão.
}
error-failed = O programa falhou e precisa ser iniciado de novo.
bot-stood-in = { $name } não soube decidir e faz a escolha permitida mais simples.
error-no-folder = Não há pasta onde salvar: a partida se perderá quando você sair.
error-no-saving = Nada está sendo salvo: o que você jogar agora se perderá quando sair.
error-settings-default = São usadas as configurações padrão.
error-settings-entries = Não foi possível ler em { $file }: { $entries }. Isso fica no arquivo, e todo o resto é usado.
error-settings-lost = { $count ->
    [0] O que pôde ser lido é usado.
   *[other] Todo o resto é usado, sem { $entries }.
}
folder-in-use = Outro Auction Pitch está usando esta pasta. Aqui a sua partida só será salva quando ele for fechado.
folder-free = O outro Auction Pitch foi fechado. A partir de agora, a sua partida é salva aqui.
folder-copied = A mesma partida continuou por lá. As duas são mantidas: a sua segue como cópia.
error-dropped-game = Você não pode abrir outra partida aqui. Volte ao início e abra-a lá.
obstacle-full = o disco está cheio
obstacle-limit = o sistema não permite um arquivo desse tamanho
obstacle-read-only = o disco é somente leitura
obstacle-not-allowed = você não tem permissão para escrever ali
obstacle-no-folder = a pasta não existe
obstacle-in-use = outro programa está usando esta pasta
obstacle-too-long = a partida é longa demais para ser aberta de novo; o último salvamento ainda está lá
start-error = erro: { $words }
start-no-language = Não há o idioma “{ $tag }”. Os idiomas são: { $tags }.
start-no-folder = { $path } não é uma pasta, então nada pode ser guardado lá. Depois de --data-dir, indique uma pasta, ou uma que ainda não exista.
start-only-text = As opções --rules, --players e --mistakes servem para começar uma partida no terminal: acrescente --text.
start-only-play = Antes de um comando só podem vir --data-dir e --lang, e só se ele as aceitar. As outras opções são para jogar.
start-no-gpu = Esta versão desenha só com o processador. Tire --renderer gpu, ou compile o programa com a opção gpu.
start-no-display = Não há tela onde abrir uma janela.
start-no-window = Não foi possível abrir uma janela ({ $reason }).
start-no-library = Falta a biblioteca { $library }, e sem ela não dá para abrir uma janela. No Debian e no Ubuntu, ela está no pacote { $package }.
start-text-only = Esta versão não tem janela.
start-in-terminal = Para jogar no terminal, digite: auction-pitch --text
start-failed = O que aconteceu: { $note }
unread-missing = o arquivo não existe
unread-not-allowed = você não tem permissão para ler o arquivo
unread-folder = é uma pasta
unread-no-file = não é um arquivo
unread-foreign = não é uma partida salva (o formato é “{ $format }”)
unread-version = { $found ->
    [0] o formato não tem versão 0
   *[other] foi escrito por um programa mais novo (este lê o formato até a versão { $newest }, não a versão { $found })
}
unread-algorithm = as cartas foram dadas pela versão { $number } do algoritmo, que este programa não conhece
unread-players = as regras são para { $expected } jogadores, não para { $found }
unread-deals = tem mais de { $most } rodadas
unread-large = tem { $bytes } bytes, e são lidos no máximo { $most }
unread-no-text = não é texto em UTF-8
unread-syntax = { $flaw ->
    [missing] falta “{ $name }”
    [unknown] “{ $name }” não é conhecido aqui
    [number] um número é grande ou pequeno demais
   *[other] não está escrito como o arquivo precisa (“{ $words }”)
}
unread-no-game = não está marcado como partida salva (falta “format”)
unread-not-a-folder = uma parte do caminho é um arquivo e não uma pasta
fault-line = rodada { $hand }, ação { $action }, { $tried }. { $reason }
fault-seat = rodada { $hand }, ação { $action }, lugar { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Não há nada a desfazer.
fault-turn = { $who ->
    [you] Era a sua vez.
   *[one] Era a vez de { $name }.
}
fault-turn-seat = Era a vez do lugar { $seat }.
fault-scores = No registro os placares são { $written }, mas a contagem dá { $counted }.
verify-seed = semente: { $seed }
verify-word = palavra: { $word }
verify-commitment-agrees = impressão digital: confere, { $digits }
verify-commitment-typed = impressão digital: não há, a semente foi digitada
verify-commitment-number = impressão digital: não há, e ao número digitado, { $number }, corresponde OUTRA SEMENTE
verify-commitment-missing = impressão digital: FALTA, embora a semente tenha sido sorteada
verify-commitment-differs = impressão digital: NÃO CONFERE
verify-recorded = registrada { $digits }
verify-computed = calculada { $digits }
verify-draw = sorteio de quem dá as cartas primeiro: { $agrees ->
    [yes] confere
   *[no] NÃO CONFERE
}
verify-deal = cartas da rodada { $number }: { $agrees ->
    [yes] conferem
   *[no] NÃO CONFEREM
}
verify-pack = a semente dá { $pack }
verify-summary = nomes e placares na lista de partidas: { $agrees ->
    [yes] conferem
    [names] os nomes conferem; o arquivo não tem placares
    [scores] os placares conferem; o arquivo não tem nomes
    [missing] não estão neste arquivo, então nada foi comparado
    [unplayed] não comparados, porque a partida não pode ser jogada até o fim
   *[no] NÃO CONFEREM
}
verify-seal = lacre: { $seal ->
    [agrees] confere, o que foi jogado não mudou
    [none] não há, uma versão anterior escreveu isto: o que os jogadores fizeram não pode ser conferido
   *[differs] NÃO CONFERE, algo foi mudado depois que o registro foi escrito
}
verify-mismatch = As cartas desta partida não saem da semente dela.
verify-changed = As cartas saem da semente, mas este registro foi mudado depois de escrito.
error-deck = { $file } não pode ser usado para as cartas: { $reason }. São usadas as cartas do programa.
deck-flaw-not-allowed = você não tem permissão para ler
obstacle-in-the-way = o arquivo que está lá não pode ser lido e não é substituído ({ $reason })
deck-flaw-missing = { $more ->
    [0] falta a imagem: { $cards }
    [one] faltam imagens: { $cards } e mais { $more } carta
   *[other] faltam imagens: { $cards } e mais { $more } cartas
}
deck-flaw-twice = mostra a mesma carta que { $other }
deck-flaw-too-large = é maior que { $most } MB
deck-flaw-no-picture = não é uma imagem que este programa consiga ler
deck-flaw-size = tem { $width } × { $height } pixels, e cada lado deve ter de { $least } a { $most }
deck-flaw-shape = { $width } × { $height } não é a forma de uma carta em pé
deck-flaw-blank = está em branco
deck-flaw-element = contém “{ $element }”, que não é aceito; converta em traçados
deck-flaw-parts = tem partes demais
deck-flaw-slow = leva tempo demais para ler ou desenhar

## Texto: o que diz o jogo em modo texto

text-welcome = Auction Pitch. Digite “ajuda” para ver os comandos ou “regras” para ver as regras. Não conhece Pitch? “auction-pitch learn” ensina.
text-continued = A partida salva segue com a rodada { $number }.
text-opened-over = A partida em { $file } terminou. “auction-pitch review” com este arquivo permite revê-la.
text-saved = A partida está salva.
text-not-saved = A partida não está salva: acaba aqui.
text-still-unsaved = Ainda não foi salvo.
text-stops = A partida para aqui: { $reason }.
text-kept-before = O que foi salvo antes ainda está lá.
text-bye = Até logo.
text-over = Digite “nova” para outra partida, ou “sair”.
text-new-game = Uma nova partida. Tecle Enter para aceitar a resposta entre colchetes.
text-ask-players = Quantos jogam: { $numbers }? [{ $default }]
text-ask-name = Qual é o seu nome? [{ $default }]
text-ask-change = Mudar regras da casa? sim ou não [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Digite { $answers }, ou “desfazer” para voltar uma pergunta.
text-ask-repair = Qual você prefere? { $answers } [{ $default }]
text-ask-bonus = No acerto, cada queda custa mais um? sim ou não [{ $default }]
text-ask-give-up = A rodada { $number } não acabou. Desistir desta partida? sim ou não [{ $default }]
text-ask-evening = Esquecer as dívidas e começar uma nova noite? sim ou não [{ $default }]
text-answer-yes-no = Digite sim ou não.
text-word-yes = sim
text-word-no = não
text-answer-name = Um nome tem de uma a { $max } letras.
text-kept = A partida segue.
text-players = À mesa, na ordem da vez: { $names }.
text-hand = { $who ->
    [you] Você tem { $cards }.
   *[one] { $name } tem { $cards }.
}
text-row-on = { $who ->
    [you] Diante de você, cada uma sobre uma carta fechada: { $cards }.
   *[one] Diante de { $name }, cada uma sobre uma carta fechada: { $cards }.
}
text-row-alone = { $who ->
    [you] Diante de você, sem nada embaixo: { $cards }.
   *[one] Diante de { $name }, sem nada embaixo: { $cards }.
}
text-may-play = { $who ->
    [you] Você pode jogar { $cards }.
   *[one] { $name } pode jogar { $cards }.
}
text-may-bid = { $who ->
    [you] Você pode dizer { $calls }.
   *[one] { $name } pode dizer { $calls }.
}
text-example = Por exemplo: { $call }.
text-trick-empty = Não há cartas na mesa.
text-trick-card = { $who ->
    [you] Você: { $card }.
   *[one] { $name }: { $card }.
}
text-trick-best = { $who ->
    [you] Você está ganhando a vaza.
   *[one] { $name } está ganhando a vaza.
}
text-trick-none = Não há rodada em jogo.
text-stock = { $count ->
    [one] Resta { $count } carta no monte.
   *[other] Restam { $count } cartas no monte.
}
text-no-trump = Ainda não há trunfo.
text-points-later = Os pontos vêm depois que todos descartarem.
text-contract = { $who ->
    [you] Seu lance é { $bid }. Garantido até agora: { $made }.
   *[one] O lance de { $name } é { $bid }. Garantido até agora: { $made }.
}
text-score = { $name }: { $score }.
text-score-target = { $rid ->
    [yes] Vence quem primeiro gastar { $target } fichas.
    [hands] { $target ->
        [1] Vence o melhor placar após uma rodada.
       *[other] Vence o melhor placar após { $target } rodadas.
    }
    [deals] { $target ->
        [1] Vence o melhor placar quando cada um tiver dado as cartas uma vez.
       *[other] Vence o melhor placar quando cada um tiver dado as cartas { $target } vezes.
    }
   *[no] Vence quem primeiro chegar a { $target }.
}
text-change = { $name }: { $change }, agora { $score }.
text-no-change = { $name }: ainda { $score }.
text-point = { $point }: { $state }.
text-open-worth = ainda sem dono, { $points } pontos
text-tricks = { $who ->
    [you] Você levou { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, { $points ->
        [one] { $points } ponto de cartas
       *[other] { $points } pontos de cartas
    }.
   *[one] { $name } levou { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, { $points ->
        [one] { $points } ponto de cartas
       *[other] { $points } pontos de cartas
    }.
}
text-tricks-alone = { $who ->
    [you] Você levou { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }.
   *[one] { $name } levou { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }.
}
text-last-none = Não há vaza antes desta.
text-last = Vaza { $number } da rodada { $hand }:
text-last-won = { $who ->
    [you] Você a levou.
   *[one] { $name } a levou.
}
text-undone = De volta à sua última decisão.
text-no-hint = Não há nada a decidir agora.
text-no-undo = Não há o que desfazer.
text-next-person = A seguir, { $name }. Tecle Enter quando mais ninguém puder ler isto.
text-unknown = Não conheço “{ $line }”. Digite “ajuda” para ver os comandos.
text-no-card = “{ $line }” não é uma carta. Digite uma carta como “ás de espadas”, “dez de copas” ou DP.
text-ambiguous = Qual você quer dizer: { $cards }?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = “{ $line }” não é um lance. Digite “passo”, ou “lance” e um número.
text-no-rank-held = { $rank ->
    [queen] Você não tem nenhuma { rank }.
   *[other] Você não tem nenhum { rank }.
}
text-too-long = Essa linha é longa demais.
text-help =
    Comandos, um por linha:
    AE, 10Co, ás de espadas, dama copas, ou só o valor se você tem uma única carta dele: você joga a carta.
    mão: suas cartas, e quais você pode jogar.
    vaza: as cartas na mesa.
    última: a vaza anterior.
    placar: os placares.
    pontos: com quem está o que pontua até agora.
    histórico: o que aconteceu nesta rodada.
text-help-advice =
    desfazer: volta à sua última decisão.
    dica: o que um bot faria, e por quê.
    dica tudo, ou dica de novo: como se comparam todas as escolhas.
text-help-why =
    regras: as regras deste jogo.
    regras 7: a sétima delas.
    ajuda: esta lista.
    por que: por que algo foi recusado, ou o que se pergunta.
    por que queda: o que uma palavra quer dizer, e a regra por trás dela.
    palavras: todas elas.
text-help-game =
    justo: o que prende a mesa às suas cartas; depois da partida, se todas as cartas foram dadas como deviam. Enquanto se prepara uma nova partida, também pede uma palavra sua para embaralhar.
    noite: como está esta noite, e quem deve a quem.
    nova noite: recomeça do zero.
    rever: revê as rodadas que acabaram, com todas as cartas abertas.
    custo: quanto custaram suas decisões na última rodada jogada, e o que era melhor.
    jogadores: quem joga, e quão bem jogam os bots.
    nova: uma nova partida.
text-help-save =
    sair: salva e sai.
    Os comandos em inglês também valem.
text-help-leave =
    sair: termina.
    Os comandos em inglês também valem.
text-help-setup = Digite uma das respostas indicadas ou tecle Enter para aceitar a que está entre colchetes. “justo” explica como as cartas são fixadas; “sair” encerra.
text-rules-later = “regras” as lê assim que o jogo for escolhido.

# As palavras que se entendem, além das inglesas; várias são separadas por vírgulas.
words-pass = passo, passar, passe, sem lance
words-bid = lance, lance de, dar lance, dar lance de, dar, dou
words-moon = bandeira
words-smudge = smudge
words-undo = desfazer, voltar atrás, voltar atras
words-hand = mão, mao, minha mão, minha mao, cartas, minhas cartas
words-trick = vaza, mesa
words-score = placar
words-points = pontos
words-hint = dica, conselho
words-hint-all = dica tudo, dica todas, comparar
words-last = última, ultima, última vaza, ultima vaza, vaza anterior
words-log = histórico, historico
words-rules = regras
words-help = ajuda
words-why = por que, por quê, porque, porquê
words-reasons = razões, razoes, por que última rodada, por que ultima rodada, por que a última rodada, por que a ultima rodada
words-words = palavras, glossário, glossario, termos
words-fair = justo, compromisso, conferir, conferir as cartas
words-new = nova, nova partida, novo jogo
words-stakes = noite, acerto, contas
words-evening = nova noite
words-review = rever, revisão, revisao
words-cost = custo, custos, quanto custou
words-players = jogadores, quem joga
words-quit = sair, tchau
words-play = jogar, jogo, puxar, puxo
words-yes = sim
words-no = não, nao
words-filler = de, do, da, o, a
words-suit = { $suit ->
    [clubs] paus, pau
    [diamonds] ouros, ouro
    [hearts] copas, copa
   *[spades] espadas, espada
}
words-joker = curinga, coringa, curinga maior, coringa maior, x1, x
words-low-joker = curinga menor, coringa menor, x2
words-rank = { $rank ->
    [two] dois, duque, 2
    [three] três, tres, terno, 3
    [four] quatro, 4
    [five] cinco, 5
    [six] seis, 6
    [seven] sete, 7
    [eight] oito, 8
    [nine] nove, 9
    [ten] dez, 10
    [jack] valete, j
    [queen] dama, rainha, q
    [king] rei, k
   *[ace] ás, as, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] p
    [diamonds] o
    [hearts] co, c
   *[spades] e
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
    [jack] j, v
    [queen] q, d
    [king] k, r
   *[ace] a
}
text-ask-game = Qual jogo? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch }: { $games }.
text-ask-guest = Quem joga por { $name }: { $bots }? [{ $default }]
text-answer-guest = Digite { $bots }.
text-answer-game = Digite o número ou o nome de um jogo.
text-ask-level = Quem joga com você: { $people }? Os de força parecida se juntam. Ou bots por nível ({ $levels }). Digite ? para saber mais. [{ $default }]
text-answer-level = Digite um nome, ou o nome de um nível.
text-level = { $level }: { $about }
text-player-person = { $who ->
    [you] Você joga nesta tela.
   *[one] { $name } joga nesta tela.
}
text-player-phone = { $who ->
    [you] Você joga com celular.
   *[one] { $name } joga com celular.
}
text-ask-mistakes = Permitir erros, como numa mesa de verdade? sim ou não [{ $default }]
text-ask-word = Sua própria palavra para embaralhar, ou Enter para nenhuma:
text-answer-word = Uma palavra para embaralhar tem no máximo { $max } letras.
text-answer-players = Digite { $numbers }.
text-referee = Árbitro: { $line }
text-you-deal = { $who ->
    [you] Você dá as cartas.
   *[one] { $name } dá as cartas.
} Tecle Enter. Ou digite “dar mal” para distribuir o número errado de cartas, ou “mostrar” para mostrar uma delas.
text-pause = Tecle Enter para seguir, ou fale ou jogue fora da vez.
text-may-throw = { $who ->
    [you] Você pode descartar { $cards }.
   *[one] { $name } pode descartar { $cards }.
}
text-must-throw = { $who ->
    [you] Estas cartas têm de sair: { $cards }.
   *[one] { $name } tem de descartar { $cards }.
}
text-must-keep = { $who ->
    [you] Você tem de ficar com { $cards }.
   *[one] { $name } tem de ficar com { $cards }.
}
text-may-keep = { $who ->
    [you] Você pode ficar com { $count } destas: { $cards }.
   *[one] { $name } pode ficar com { $count } destas: { $cards }.
}
text-may-say = { $who ->
    [you] Você também pode dizer { $words }.
   *[one] { $name } também pode dizer { $words }.
}
text-blind = { $who ->
    [you] Você ainda não pode olhar suas cartas.
   *[one] { $name } ainda não pode olhar as próprias cartas.
}
text-no-player = Ninguém nesta mesa se chama “{ $line }”.
text-whom = Quem? Digite um nome depois de “{ $line }”.
text-not-a-person = { $name } não joga nesta tela.
text-mark = { $name }: { $mark }.
text-mark-thrown-in = { $name }, antes de as cartas serem dadas de novo: { $mark }.
text-counters = { $name }: { $score }.
text-no-counters = Não há fichas neste jogo.
text-help-bid =
    passo: você não dá lance.
    lance 3, ou 3 sem mais nada: você dá um lance de três.
text-help-name = trunfo copas, ou copas sem mais nada: você declara o trunfo quando é a hora.
text-help-order = ordem: a ordem dos trunfos, e os que já saíram.
text-help-off = { $code } quer dizer { $name }: com copas de trunfo, { card } também é trunfo.
text-help-jokers = { $count ->
    [one] X1 é o curinga.
   *[other] X1 e X2 são os curingas.
}
text-help-moon = bandeira: você promete tudo, acima de todos os números.
text-help-smudge = smudge: um lance de quatro, que é um smudge.
text-help-sale =
    oferecer, depois vender ou assumir; ou abrir: para o mão.
    lance 3 ou passo: para os outros.
text-help-beg =
    ficar ou pedir: para o mão.
    dar o ponto ou mais cartas: para quem dá as cartas.
text-help-bunch = recolher: para recolher as cartas, se os dois concordam.
text-help-discard = descartar 2P 3O: você descarta estas cartas.
text-help-keep = guardar ACo KCo QCo JCo 10Co 9Co: você fica com estas cartas e descarta o resto.
text-help-keep-all = descartar nada: você fica com todas as cartas.
text-help-call-partner = chamar KE: você chama essa carta; quem a tem é seu parceiro nesta rodada.
text-help-weak = { $new ->
    [yes] mão fraca: você mostra uma mão sem nada acima do nove e sem dois, e recebe cartas novas.
   *[no] mão fraca: você mostra uma mão sem figura e sem carta que possa pontuar, e as cartas são dadas de novo.
}
text-help-claim = resto, ou o resto é meu: você leva todas as vazas que faltam.
text-help-lay-down = baixar a mão: você baixa uma mão sem valor.
text-help-counters = fichas: o que resta a cada um, e o pote.
text-help-end = encerrar pelo placar: depois de { $hands } rodadas em que ninguém chegou mais perto da meta, o melhor placar vence.
text-help-mistakes =
    É possível errar: qualquer carta sua é jogada, qualquer lance é ouvido.
    mostrar AE: você mostra uma carta.
    Beto: lance 3 (o que faz outra pessoa nesta tela).
    quatro AE ou recusar: contra uma carta puxada cedo demais.
    mandar de volta ou deixar valer: contra uma carta puxada no seu lugar.
    trunfo copas: declara o trunfo, depois de uma puxada fora de hora.
    exigir maior, menor, trunfo, sem trunfo ou nada: de quem puxou no seu lugar.
    contar: você não tem nada a acusar; a rodada é contada.
text-help-renege = Beto renunciou: você acusa a renúncia de Beto, que podia ter seguido.
text-help-take-back = pegar de volta: você corrige uma carta que não seguia, antes que a vaza se complete.
text-help-call-card = cobrar AE de Beto: Beto tem de jogar uma carta que foi mostrada.
text-help-look = olhar: o parceiro de quem abre olha cedo demais.
# As palavras que se entendem, além das inglesas; várias são separadas por vírgulas.
words-offer = oferecer, ofereço, ofereco, à venda, a venda
words-sell = vender, vendo, vendida, vendido
words-pitch = abrir, abro, abro eu
words-undertake = assumir, assumo, eu assumo
words-stand = ficar, fico
words-beg = pedir, peço, peco
words-take-one = dar o ponto, dar um ponto, dou um ponto, tome um
words-run = mais cartas, dar mais, dar mais cartas, dou mais, dou mais cartas
words-bunch = recolher, recolhemos
words-discard = descartar, descarto, descarte
words-keep = guardar, guardo, manter
words-weak = mão fraca, mao fraca, fraca
words-rest = resto, o resto é meu, o resto e meu, pedir o resto
words-lay-down = baixar, baixar a mão, baixar a mao
words-take-back = pegar de volta, carta de volta
words-renege = renunciou, renúncia, renuncia, não seguiu, nao seguiu
words-call = cobrar, cobro
words-call-partner = chamar, chamo, parceiro
words-expose = mostrar, mostro
words-look = olhar, olho
words-override = quatro, digo quatro, dizer quatro
words-decline = recusar, recuso
words-withdraw = mandar de volta, mando de volta
words-let-stand = deixar valer, deixo valer
words-name = trunfo, declarar, declaro
words-order = ordem, ordem dos trunfos
words-demand = exigir, exijo
words-demand-kind = { $demand ->
    [highest] maior, a maior
    [lowest] menor, a menor
    [trump] trunfo, um trunfo
    [no_trump] sem trunfo, nenhum trunfo
   *[nothing] nada
}
words-content = contar, nada, nada a declarar
words-end-by-score = encerrar pelo placar, encerrar a partida
words-misdeal = dar mal, mal dadas
words-counters = fichas, pote
words-and = e

## Texto: rever uma partida, e testar

look-back-begin = Digite “próximo” ou tecle Enter para o passo seguinte, “voltar” para o anterior, “ajuda” para ver todos os comandos e “sair” para encerrar.
look-back-first = Este é o primeiro passo.
look-back-last = Este é o último passo.
look-back-no-hand = { $last ->
    [1] Não há a rodada { $number } para rever: só a rodada 1 acabou.
   *[other] Não há a rodada { $number } para rever: acabaram as rodadas de 1 a { $last }.
}
look-back-no-step = Não há o passo { $number }: esta rodada tem { $steps }.
look-back-not-seen = Neste ponto não se vê nenhuma carta.
look-back-no-game = Não há partida salva { $name }. O comando “games” lista todas.
look-back-which = Várias partidas salvas se chamam { $name }. Diga o arquivo: { $files }.
look-back-help =
    Comandos, um por linha; Enter sozinho avança um passo:
    próximo, voltar: um passo.
    primeiro, último: o começo e o fim da rodada.
    rodadas: quais rodadas há.
    rodada 3, passo 5: vai até lá.
    decisão: quem decide a seguir, quais são as escolhas, e o que foi feito.
    sabia, ou sabia Beto: o que sabia neste ponto quem decide a seguir, ou Beto.
    por que: por que se fez isso. Diz o que guiou um bot, ou o que pesa a favor ou contra a escolha de uma pessoa.
    lugar Beto: daqui em diante, só o que Beto via.
    abertas: todas as cartas de novo.
    cartas: as cartas que se veem.
    vaza: as cartas na mesa.
    última vaza: a vaza anterior.
    placar: os placares.
    pontos: com quem estão Alto, Baixo, Valete e Jogo até agora.
    histórico: o que se fez nesta rodada até aqui.
    custo, ou custo Beto: quanto custaram as decisões desta rodada, ou as de Beto, e o que era melhor.
    jogar daqui: segue jogando a partir daqui.
    de novo: as mesmas cartas nos mesmos lugares.
    lugar seguinte: cada um recebe as cartas do lugar anterior.
    Um teste não é salvo e deixa a partida como estava.
    regras: as regras deste jogo.
    ajuda: esta lista.
    sair: pronto.
    Os comandos em inglês também valem.
text-lesson = Tecle Enter para seguir onde não há nada a decidir. “ajuda” lista os comandos; “sair” deixa a lição, que da próxima vez continua dali.
text-lesson-ways = Tecle Enter para a primeira opção, ou digite o número; “sair” deixa a lição.
text-lesson-read = Ainda não há nada a decidir: tecle Enter para seguir.
text-lesson-left = A lição ficou no meio. Da próxima vez, continua daqui.
text-lesson-done = A lição acabou.
text-try-out = Isto é um teste: não é salvo. Digite “sair” para voltar à revisão.
text-try-out-over = O teste acabou. Digite “sair” para voltar à revisão.
text-try-out-end = De volta à revisão.
# As palavras que se entendem, além das inglesas; várias são separadas por vírgulas.
walk-next = próximo, proximo, próxima, proxima, avançar, avancar
walk-back = voltar, anterior
walk-first = primeiro, início, inicio, começo, comeco
walk-last = último, ultimo, final
walk-hand = rodada, rodadas
walk-step = passo
walk-cards = cartas
walk-last-trick = última vaza, ultima vaza, vaza anterior
walk-decision = decisão, decisao
walk-why = por que, por quê, porque, porquê
walk-knew = sabia
walk-seat = lugar
walk-open = abertas, aberto, todas as cartas
walk-play-on = jogar daqui, jogar, seguir
walk-again = de novo, dar de novo, dar as cartas de novo, mesmas cartas
walk-moved = lugar seguinte, dar ao lugar seguinte, um lugar adiante

## Texto: os comandos que só imprimem

text-game = { $file }: { $title }, { $players }; { $standing }, { $date }
rules-list-line = { $id }: { $name }, { $about }
rules-list-heading = { $title }:
rules-list-also = { $line } ({ $also })
rules-unknown = Não há jogo, conjunto de regras nem arquivo “{ $name }”. Para ver a lista, digite: { $command }
rules-misfit = { $file } tem regras com as quais não dá para jogar:

## Como se invoca o programa: o que --help mostra, e o que está errado numa linha que não faz sentido. O que está
## entre ` e depois de -- se digita como está.

usage-usage = Uso:
usage-commands = Comandos:
usage-arguments = Argumentos:
usage-options = Opções:
usage-about = Auction Pitch e a família All Fours: uma mesa de cartas com bots, regras da casa e partidas salvas
usage-about-learn = Ensina o jogo no terminal, numa lição jogada com um comando por linha
usage-about-games = Lista as partidas salvas, ou narra uma delas em palavras
usage-about-review = Revê uma partida salva no terminal, passo a passo, com um comando por linha
usage-about-puzzle = Mostra uma posição no terminal e pergunta o que é melhor
usage-about-statistics = Mostra o que cada um fez nas partidas terminadas
usage-about-replay = Rejoga uma partida salva e diz o resultado de cada rodada
usage-about-rules = Mostra as regras de um jogo em palavras simples
usage-about-arena = Põe dois tipos de jogador frente a frente com as mesmas cartas
usage-about-bot = Joga para outro programa, que pergunta em linhas de JSON (docs/protocol.md)
usage-about-verify = Dá de novo as cartas de uma partida salva a partir da semente e compara
usage-about-help = Mostra esta ajuda, ou a de um comando
usage-help = Mostra esta ajuda
usage-version = Mostra a versão
usage-open = Uma partida salva ou um conjunto de regras para abrir
usage-text = Joga no terminal, com um comando por linha
usage-text-script = Joga no terminal, com os comandos deste arquivo
usage-script = Lê os comandos deste arquivo
usage-seed = Dá as cartas a partir desta semente: 64 dígitos hexadecimais, ou um número qualquer de até 19 dígitos
usage-new-rules = Começa no terminal uma nova partida com estas regras: um conjunto que vem com o programa, o nome de um conjunto de regras seu ou o arquivo de um conjunto
usage-new-players = Começa no terminal uma nova partida com este número de jogadores (2 a 7)
usage-new-mistakes = Começa no terminal uma nova partida em que é possível errar
usage-bot = Oferece um programa seu como bot, por exemplo `exec:./mybot`, entre as escolhas para cada lugar (docs/protocol.md); ele só é iniciado quando você lhe dá um lugar à mesa, e a opção pode ser usada várias vezes
usage-renderer = O que desenha a janela, sejam quais forem as configurações: `gpu` para a placa de vídeo, `software` para o processador, ou `auto` para a placa de vídeo, se houver uma e esta versão puder usá-la; senão, o processador
usage-data-dir = Guarda partidas salvas, conjuntos de regras e configurações nesta pasta
usage-lang = Usa este idioma, por exemplo `de`
usage-lesson = A lição, pelo nome que tem em --list; sem ela, a que ficou no meio ou, se não houver, a primeira ainda não terminada
usage-list-lessons = Lista as lições e sai
usage-recount = Uma partida salva, para ser narrada em palavras; sem ela, todas as partidas são listadas
usage-review-game = Uma partida salva: o arquivo, o nome da partida, ou o nome do arquivo; sem ela, a última partida salva
usage-review-hand = Começa por esta rodada
usage-review-seat = Mostra só o que este jogador viu, indicado pelo nome ou pelo número à mesa; sem isso, todas as cartas ficam abertas
usage-review-costs = Mostra quanto custaram as decisões das pessoas à mesa ou, com --seat, as deste jogador, e sai
usage-review-reasons = Mostra as razões das decisões de todos ou, com --seat, as deste jogador, e sai
usage-puzzle = Um tema (`jack`, `tens`, `bid`, `trumps`, `game` ou `mistakes`) para cinco rodadas, ou `today` para o desafio do dia; sem ele, o primeiro ainda não resolvido
usage-count-rules = Conta só as partidas com estas regras: um conjunto que vem com o programa, ou o nome de um conjunto de regras seu
usage-count-against = Conta só as partidas contra bots deste nível
usage-csv = Mostra uma tabela para outros programas: todas as partidas, com uma linha para cada jogador de cada partida
usage-saved-game = A partida salva
usage-replay-json = Mostra um objeto JSON por rodada, para programas
usage-rules = Um jogo por qualquer um de seus nomes, o nome de um conjunto de regras seu, ou o arquivo de um conjunto de regras ou de uma partida salva
usage-list-rules = Lista os jogos, em grupos, e os seus próprios conjuntos de regras, um por linha
usage-arena-rules = As regras: um jogo por qualquer um de seus nomes, o nome de um conjunto de regras seu, ou o arquivo de um conjunto de regras; sem elas, Auction Pitch ou, com --ratings, todos os jogos
usage-arena-players = Quantos jogam; sem isso, quantos as regras preveem
usage-arena-a = Um tipo de jogador: um nível, `best` para o mais forte, ou um programa, por exemplo `exec:./mybot` (docs/protocol.md)
usage-arena-b = O outro tipo
usage-arena-deals = Quantas distribuições de cartas no máximo; cada uma é jogada em várias mesas
usage-arena-until-decided = Termina assim que o intervalo de confiança de 95% mostrar qual tipo marca mais pontos por distribuição: isso é verificado depois de 128 distribuições e cada vez que o número delas dobra, e o intervalo é tanto mais largo quanto mais verificações puder haver
usage-arena-games-every = A cada quantas distribuições se começa uma partida inteira; 1 quer dizer em todas
usage-arena-limit = Quantos milissegundos um programa tem para uma decisão; se demorar mais, perde a rodada
usage-arena-seed = O número de que vem todo o acaso
usage-arena-json = Mostra um objeto JSON
usage-arena-ratings = Mostra uma página em Markdown com o que cada nível consegue contra o Firme, em cada jogo ou com --rules: docs/levels.md
usage-arena-costs = Faz estes níveis, por exemplo `learner,steady,sharp,master`, jogarem partidas inteiras na mesma mesa, e mostra quanto custam as decisões de cada um na avaliação do mais forte
usage-arena-games = Quantas partidas são jogadas com --costs
usage-arena-list = Lista os níveis e sai
usage-bot-level = O nível em que joga, por exemplo `sharp`; docs/protocol.md lista todos
# O valor padrão de uma opção, depois das suas palavras
usage-default = { $words } [padrão: { $default }]
usage-verify-proof =
    O que isto prova: a semente estava fixada antes da primeira carta (a impressão digital dela, o compromisso, foi mostrada nesse momento, a não ser que a semente tenha sido digitada), e todas as cartas dadas na partida saem dessa semente e, se houver, da palavra do próprio jogador. Portanto nenhuma carta foi trocada para favorecer alguém, não importa o que os jogadores tenham feito.

    O que isto não prova: que a semente foi sorteada, nem como jogam os bots, nem que o registro não foi reescrito desde o começo. O lacre mostra uma mudança num registro já escrito, mas não é segredo. Quem escreve um registro pode lacrá-lo. docs/fairness.md diz mais.
# { $word } é uma opção ou uma palavra, tal como foi digitada
usage-unknown = “{ $word }” não é opção nem comando aqui, ou é uma palavra a mais.
# { $option } se escreve como na página: --seed <HEX>
usage-no-value = { $option } precisa de um valor.
usage-wrong-value = “{ $value }” não é um valor para { $option }.
# { $words } é o que a página diz da opção
usage-asks = { $option }: { $words }
usage-choices = As opções são: { $values }.
usage-missing = Falta: { $things }
usage-twice = { $option } só pode aparecer uma vez.
usage-together = Não se pode usar { $option } junto com { $others }.
usage-no-text = A linha de comando contém caracteres que não são UTF-8.
usage-meant = Você quis dizer “{ $word }”?
usage-more = Para ver a ajuda, digite: { $command }
# Os títulos de uma página do manual, como nas páginas de manual neste idioma
usage-man-name = NOME
usage-man-synopsis = SINOPSE
usage-man-description = DESCRIÇÃO
usage-man-options = OPÇÕES
usage-man-commands = COMANDOS
usage-man-notes = NOTAS
usage-man-version = VERSÃO
# A parte do manual, como no alto das páginas de outros jogos
usage-man-games = Jogos

## A arena

# Uma frase sobre um programa que não respondeu; vem depois do programa ou de arena-failed
arena-failure = { $what ->
    [start] Não foi possível iniciá-lo: { $detail }
    [greeting] Ele não se apresentou com a versão { $detail } do protocolo.
    [late] Ele não respondeu dentro de { $detail } ms.
    [long] Ele escreveu uma linha de mais de { $detail } bytes.
    [nonsense] Ele escreveu “{ $detail }”, o que não responde à pergunta.
    [forbidden] Ele escolheu “{ $detail }”, o que não é permitido.
   *[left] Ele terminou, ou fechou sua entrada ou saída.
}
# { $option } é --a ou --b, { $failure } é arena-failure
arena-failed = O programa indicado em { $option } falhou. A primeira falha: { $failure }
arena-costs-title = Partidas: { $games }, com { $players } jogadores. As decisões de todos são avaliadas.
# As colunas de uma tabela em Markdown, nesta ordem
arena-costs-columns = nível | vencidas | precisão (decisões) | lances | puxar | seguir | custo dos erros por partida | custo de todas as decisões por partida
arena-costs-times = Avaliação de uma rodada: mediana { $median } ms, 99 de 100 em até { $most } ms, a mais longa { $longest } ms
# Uma página em Markdown. { $line } é o que foi digitado, { $against } o nível que todos os outros enfrentam; { $more } é quantas vezes mais distribuições jogam os níveis que não pensam adiante
arena-ratings-page =
    # A força dos bots

    Esta página é a que `{ $line }` mostra na versão { $version }.
    Cada nível fica sozinho entre jogadores do nível “{ $against }”, e depois o contrário, com as mesmas cartas;
    com parceiros, é uma dupla que fica sozinha. Os níveis que pensam adiante jogam { $deals } distribuições;
    os outros, { $more } vezes esse número.

    - **Partidas**: quantas de suas partidas o nível vence quando está sozinho, com o intervalo de confiança de 95%. Um
    nível tão forte quanto “{ $against }” vence a parte indicada acima de cada tabela.
    - **Pontos**: os que ele marca por distribuição, e **mais**, em quantos pontos supera o que “{ $against }” marca
    com as mesmas cartas entre jogadores deste nível, com o intervalo de confiança de 95%.
    - **Mediana** e **99 de 100**: quantos milissegundos levam no máximo metade de suas decisões e 99 de 100, em um núcleo
    do computador em que isso foi medido.
arena-ratings-game = { $players } jogadores. Parte com forças iguais: { $even }.
# As colunas de uma tabela em Markdown, nesta ordem
arena-ratings-columns = nível | partidas | pontos | mais | mediana | 99 de 100

## Por que alguém decidiu assim

thought-forced = Nada mais era permitido.
thought-rules = { $name } segue regras práticas, que aqui dizem “{ $advice }”
thought-ahead = { $name } pensou adiante. Chance de vencer a partida: { $choice } { $chance }; { $other } { $next }.
thought-speaks = Como conselho, seria “{ $advice }”
thought-usual = { $same ->
    [yes] As regras práticas concordam e dizem “{ $advice }”
   *[no] As regras práticas diriam “{ $advice }”
}
thought-good = Analisando a fundo, nenhuma outra escolha é claramente melhor.
thought-mistake = { $figure }, analisando a fundo.
thought-program = Um programa decide por { $name } e não dá razões.
thought-none = Não há decisão a explicar aqui.
thought-in-hand = As razões são contadas quando a rodada acaba.

## Quanto custam as decisões

cost-title = Quanto custou
cost-awaited = Calculando…
cost-about = Cada decisão é comparada com a melhor, julgada pelo que o jogador podia saber na hora. A porcentagem é o que ela tirou da chance de vencer a partida; os pontos, o que tirou dos pontos da rodada. Diferenças que podem ser sorte não contam.
cost-skill = { $skill ->
    [bidding] Lances
    [calling] Antes da primeira vaza
    [leading] Puxar
   *[following] Seguir
}
# O ponto de uma decisão e o que se fez: “Vaza 3, seguindo: valete de espadas”.
cost-place = { $skill ->
    [bidding] Leilão: { $done }
    [calling] Antes da primeira vaza: { $done }
    [leading] Vaza { $trick }, puxando: { $done }
   *[following] Vaza { $trick }, seguindo: { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number }%
cost-figure = Chance de vencer { $chance }
cost-figure-points = Chance de vencer { $chance }, pontos { $points }
# O conselho é uma frase: “Jogue o rei de espadas: ganha a vaza.”
cost-better = Havia uma opção melhor. { $advice }
cost-none = { $who ->
    [you] Bem jogado: você teve { $of ->
        [one] { $of } decisão
       *[other] { $of } decisões
    } a tomar, e não havia escolha melhor.
   *[one] Bem jogado, { $name }: { $of ->
        [one] { $of } decisão
       *[other] { $of } decisões
    } a tomar, e não havia escolha melhor.
}
cost-nothing-decided = { $who ->
    [you] Você não teve nada a decidir.
   *[one] { $name } não teve nada a decidir.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Uma decisão custou a você
       *[other] { $count } decisões custaram a você
    } { $number ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em 100
   *[one] { $count ->
        [one] Uma decisão custou
       *[other] { $count } decisões custaram
    } a { $name } { $number ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em 100
}
cost-show = Ver
cost-played = jogada
cost-hits = { $good ->
    [0] Uma escolha melhor em { $of } de { $of } decisões.
   *[other] Sem escolha melhor em { $good } de { $of } decisões.
}
cost-accuracy = { $who ->
    [you] Sua precisão: { $percent }%. { cost-hits }
   *[one] Precisão de { $name }: { $percent }%. { cost-hits }
}
cost-accuracy-about = A precisão é a proporção de decisões para as quais não havia escolha claramente melhor.
cost-review-next = Próximo erro
review-list = Rodadas e passos
review-played-best = jogada, a melhor
cost-review-none = Nenhum erro
aids-none = { $won ->
    [yes] Vitória limpa: sem dicas, e sem voltar atrás.
   *[no] Sem dicas, e sem voltar atrás.
}
aids-some = Com { $aids }.
aids-hints = { $count ->
    [one] { $count } dica
   *[other] { $count } dicas
}
aids-undos = { $count ->
    [one] { $count } decisão desfeita
   *[other] { $count } decisões desfeitas
}
aids-coached = { $count ->
    [one] { $count } pergunta do treinador
   *[other] { $count } perguntas do treinador
}
stats-accuracy = Precisão
stats-accuracy-of = Precisão { $skill ->
    [bidding] nos lances
    [leading] ao puxar
   *[following] ao seguir
}
stats-by-skill = Precisão: decisões sem escolha melhor
stats-over-time = Precisão, partida a partida
stats-over-time-of = { $skill ->
    [bidding] Lances, partida a partida
    [leading] Puxar, partida a partida
   *[following] Seguir, partida a partida
}
stats-latest-right = A partida mais recente está à direita.
stats-lost = Custo médio dos erros por partida
stats-clean = Vitórias sem ajuda
stats-hints = Dicas
stats-undos = Decisões desfeitas
stats-coached = Perguntas do treinador

## O que só um leitor de tela diz

# Os botões ao lado de um número, ou de uma entre várias palavras, depois do nome do que mudam.
voice-less = { $name }: menos
voice-more = { $name }: mais
voice-home = Tela inicial
# Uma coisa e como está: “Ana: 7”, “Ana: ás de espadas”.
voice-hand = Suas cartas
voice-moved = Carta { $place } de { $count }.
voice-row = Cartas diante de { $name }
voice-on-hidden = sobre uma carta fechada
voice-trick = Vaza
voice-scores = Placar
voice-bar = Barra de botões
voice-playable = Você pode jogá-la.
voice-advised = É a aconselhada.
voice-advised-discard = O conselho é descartar esta carta.
voice-marked = { $goes ->
    [yes] Vai ser descartada.
   *[no] Fica na mão.
}
voice-to-discard = Para descartar: { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Parceiro: { $names }
   *[other] Parceiros: { $names }
}
voice-put-away = Ocultar
voice-seat-remove = Remover { $name }
voice-family-forget = Esquecer { $names }
voice-key = { $key }. Tecla para: { $deed }
voice-arrow = { $to ->
    [left] Seta para a esquerda
    [right] Seta para a direita
    [up] Seta para cima
   *[down] Seta para baixo
}
voice-colour = Cor { $number }
voice-review-first = Primeiro passo da rodada
voice-review-back = Voltar um passo
voice-review-on = Avançar um passo
voice-review-last = Último passo da rodada

## Estatísticas

stats-title = Histórico
stats-none = Nenhuma partida terminada ainda. A partir da primeira, tudo é contado aqui.
stats-none-such = Nenhuma partida assim.
stats-cut = As estatísticas ficaram tão longas que as partidas mais antigas já não são contadas.
stats-erased = Todas as estatísticas foram apagadas.
stats-erase = Apagar tudo
stats-erase-undo = Trazer de volta
stats-who = Partidas de quem
stats-rules = Com quais regras
stats-against = Contra quais bots
stats-all-levels = Todos
stats-own-rules = Regras da casa
stats-bots = Bots, { $level }
stats-export = Salvar como CSV
stats-exported = Salvo em { $file }
stats-exported-unasked = Não há seletor de arquivos aqui. Salvo em { $file }
stats-pictures = Gráfico
stats-table = Tabela
stats-games = Partidas vencidas
stats-hands = Rodadas jogadas
stats-bids = Lances cumpridos
stats-set-backs = Quedas
stats-streak = Maior série de vitórias
stats-streak-now = Vitórias seguidas agora
stats-of = { $made } de { $of }
stats-untried = nenhuma ainda
stats-percent = { $percent }%
stats-luck-title = Sorte nas cartas
stats-luck = { $role ->
    [person] Pessoas
    [partner] Bots do lado delas
   *[bot] Outros bots
}: { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}. Em cada uma, em média, { $aces } ases, { $jacks } valetes de trunfo, e { $points } de Alto, Baixo e Valete, como foram dados.
stats-luck-about = Ao longo de muitas rodadas, todos recebem o mesmo número de ases. Quem abre escolhe o trunfo; então quem abre mais vezes tem também mais valetes de trunfo e pontos.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title }: { $figure }, { $share }
stats-bid-of = Lances de { $bid }
stats-suit = Trunfo: { $suit }
stats-by-bid = Lances cumpridos, por valor
stats-by-suit = Lances cumpridos, por naipe de trunfo
stats-points = Pontos marcados
stats-results = Resultados: vitórias acima da linha, derrotas abaixo
stats-last-right = A partida mais recente está à direita; uma série faz as barras crescerem.
stats-last-game = A última partida: placares ao longo das rodadas
records-tab = { $tab ->
    [you] Você
    [game] Por jogo
   *[every] Tudo
}
records-people = Partidas em que você terminou na frente
records-person = Você terminou na frente em { $ahead } de { $games }
records-finish = { $finish ->
    [ahead] Você terminou na frente
    [behind] { $name } terminou na frente
   *[partners] Vocês jogaram em dupla
}
records-partner = dupla
records-with = Suas partidas com { $name }
records-latest = As últimas { $shown } de { $games }.
records-gone = Essa partida não está mais guardada.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Última partida
   *[other] Últimas { $games } partidas
}: ganhas em cima, perdidas embaixo
records-last-told = { $games ->
    [one] Última partida
   *[other] Últimas { $games } partidas
}: { $won ->
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}.
# Below a large number of games that were won.
records-won = de { $games } ganhas
# Below a large number.
records-streak = vitórias seguidas
records-longest = maior sequência
records-bids = lances cumpridos
records-choose = Como você escolhe
records-weeks = doze semanas
records-missing = { $count ->
    [one] Falta uma decisão
   *[other] Faltam { $count } decisões
}
records-week = { $weeks ->
    [0] Esta semana
    [one] Semana passada
   *[other] Há { $weeks } semanas
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } por cento { $weeks ->
    [one] na semana passada
   *[other] há { $weeks } semanas
}, { $now } agora, { $trend ->
    [rising] subindo
    [falling] caindo
   *[level] igual
}
records-line-short = { $skill }, { $now } por cento
records-about = Decisões sem escolha melhor. Uma partida é avaliada quando termina, como em “Quanto custou”. Partidas com dica ou jogada desfeita não contam.
records-practice = { $skill ->
    [bidding] Praticar os lances
    [leading] Praticar puxar
   *[following] Praticar seguir
}
records-none = Termine uma partida e seu histórico começa aqui.
# Results at tables with the plain levels that there were before the eight people.
records-before = Antes dos oito
home-statistics = Histórico

## Hands on phones

phone-join-title = Entrar
phone-kitchen-table = Mesa da cozinha
phone-who-are-you = Quem é você?
phone-only-this = Só este celular vai mostrar suas cartas.
phone-sit-down = Sentar
phone-picture = Sua figura
phone-place = Seu lugar
phone-full = Todos os lugares estão ocupados.
phone-full-ask = Todos os lugares estão ocupados. Qual é o seu?
phone-elsewhere-place = { $name } (em outro celular)
phone-free = livre
phone-away = ausente
phone-here = Está aqui
phone-face = { $face ->
    [owl] coruja
    [cat] gato
    [hare] lebre
    [bear] urso
    [duck] pato
    [teapot] bule
    [boat] barco
    [pear] pera
    [bell] sino
   *[fox] raposa
}
phone-place-gone = Esse lugar está ocupado.
phone-place-asked = Perguntamos aos outros se você pode ficar com o lugar de { $name }. Tente de novo daqui a pouco.
phone-name-taken = Já há alguém aqui com o nome { $name }.
phone-taken = { $name } está jogando em outro celular.
phone-taken-cards = Suas cartas também foram para lá.
phone-seat-asked = Perguntamos aos outros.
phone-ask-seat = Pedir meu lugar
phone-elsewhere = Sentar em outro lugar
phone-looking = Procurando a mesa.
phone-cards-wait = Suas cartas esperam você.
phone-try-now = Tentar agora
phone-restart = O computador está reiniciando.
phone-restart-keep = Nada se perde. Deixe esta página aberta.
phone-closed = A partida foi fechada no computador.
phone-closed-keep = Nada se perde. Quando ela continuar lá, esta página segue sozinha.
phone-code = Código
phone-code-ask = Digite o código que está na tela grande
phone-wrong-code = Esse não é o código.
phone-join = Entrar
phone-point-camera = Aponte a câmera para cá
phone-same-wifi = O mesmo Wi-Fi, sem precisar de internet.
phone-no-network = Este computador não está em nenhuma rede: nenhum celular consegue abrir isto.
phone-late = Aconteceu alguma coisa nesse meio-tempo. Olhe de novo.
phone-unreadable = A mesa não conseguiu ler isso.
phone-first = Estamos perguntando outra coisa. Tente de novo daqui a pouco.
phone-seated = Você está na mesa, { $name }.
phone-gathering = { $count ->
    [0] Não falta ninguém.
    [one] Há um lugar livre. Alguém ainda pode entrar; senão, um bot joga ali.
   *[other] Há { $count } lugares livres. Outros ainda podem entrar; senão, bots jogam ali.
}
phone-your-turn = É a sua vez.
phone-thinking = { $name } está pensando.
phone-to-play = Falta a jogada de { $name }
phone-tv-turn = { $turn ->
    [play] Vez de { $name } jogar
    [bid] Vez de { $name } dar o lance
    [discard] Vez de { $name } descartar
   *[speak] Vez de { $name } falar
}
phone-trick = A vaza
phone-calls = Os lances
phone-turned-up = A vira
phone-winning = { $card }, ganhando
phone-not-now = { $card }, agora não
phone-play = Jogar { $card }
phone-out = Fora
phone-ready = Continuar
phone-again = Jogar de novo
phone-waiting-for = Esperando { $names }.
phone-costs = Quanto custou
phone-rules = Regras
phone-take-back = Desfazer
phone-leave = Sair da mesa
phone-asks-back = { $name } quer voltar atrás.
phone-asks-bot = { $name } está ausente há algum tempo.
phone-asks-place = Outro celular pede o lugar de { $name }.
phone-not-back = Fica como está: alguém disse que não.
phone-went-on = Fica como está: o jogo continuou.
phone-taken-back = A última decisão foi desfeita.
phone-let-them = Permitir
phone-let-bot = Deixar um bot jogar
phone-wait = Esperar
phone-refuse = Não
phone-close = Fechar
phone-settings = Este celular
phone-one-press = Um toque já joga
phone-left-hand = Botões à esquerda
phone-buzz = Vibrar quando for a minha vez
phone-as-phone = Como o celular
phone-light = Claro
phone-dark = Escuro
usage-about-host = Abre uma mesa sem janela, com as cartas de cada um em celulares na mesma rede
usage-host-rules = Começa uma nova partida com estas regras: um conjunto que vem com o programa, o nome de um conjunto de regras seu ou o arquivo de um conjunto
usage-host-seats = Quem senta à mesa, pela ordem: nomes de pessoas, que têm suas cartas em celulares, e bots, por exemplo `bot:sharp`
usage-host-listen = Escuta só neste endereço e nesta porta, por exemplo 127.0.0.1:7717; sem isso, em todos os endereços privados deste computador
usage-host-name = Um nome pelo qual os celulares chegam à mesa através de um proxy; a opção pode ser usada várias vezes
usage-host-pad = Mantém o placar de papel de uma partida com cartas de verdade: nele estão as pessoas de `--seats`, e se anota pelos celulares
host-open = Abra { $address } em cada celular, ou aponte a câmera para cá:
host-code = Código: { $code }
host-plain = Qualquer pessoa nesta rede poderia ler junto: o que os celulares e este computador dizem entre si não é criptografado.
host-sat = { $name } está na mesa.
host-left = { $name } saiu. Um bot continua.
host-away = O celular de { $name } não responde.
host-back = { $name } voltou.
host-begins = As cartas da primeira rodada estão dadas.
host-hand = Rodada { $number }: { $result }
host-ends = A mesa está fechada, e a partida está salva. Inicie `auction-pitch host` de novo, e os celulares encontram seus lugares.
host-ends-empty = A mesa está fechada. Ninguém tinha se sentado ainda.
host-game-over = A partida acabou. Cada celular mostra como terminou e pode começar outra.
host-ends-unsaved = A mesa está fechada. A partida não está salva.
host-no-port = Nenhum celular consegue chegar a este computador: { $reason }
host-no-seats = Diga quem joga, por exemplo --seats "Ana,Ben,bot:sharp,bot:master". É preciso pelo menos uma pessoa.
host-pad-no-seats = Diga quem joga, por exemplo --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = “{ $seat }” não serve como lugar: escreva um nome, ou um bot, por exemplo bot:sharp. Os níveis são { $levels }.
host-twice = { $name } não pode ocupar dois lugares.
host-going-on = A partida continua de onde parou.
host-pad-people = Um placar de papel é para pessoas: “{ $seat }” não é um nome.
host-pad-ends = O placar está fechado e salvo. Inicie `auction-pitch host --pad` de novo, e ele continua.
host-pad-ends-unsaved = O placar está fechado. Não foi salvo.

## Window: the joining sheet of the kitchen table

join-phones = Celulares
join-code = Código { $code }
join-drawn = Código QR do endereço { $address }
join-at-computer = neste computador
join-phone = celular
join-until = até alguém se sentar
join-choosing = escolhendo uma imagem
join-tv = Mostrar a mesa na TV
join-tv-open = Abra este endereço na TV
join-show-phones = Mostrar o código para celulares
join-pad = Quem abre este endereço vê o placar e pode anotar uma rodada.
join-pad-phones = { $count ->
    [0] Ainda não há nenhum celular.
    [one] Há um celular.
   *[other] Há { $count } celulares.
}

## O placar de uma partida com cartas de verdade.

scorepad-title = Placar de papel
# Uma linha do placar, com o número da rodada.
scorepad-line = Rodada { $number }: { $told } { $scores }
scorepad-line-thrown-in = Rodada { $number }: cartas recolhidas.
# Um nome e um placar, entre vários: “Ruth 4”.
scorepad-score = { $name } { $score }
scorepad-no-jack = O valete não estava em jogo.
scorepad-no-game = Ninguém fez Jogo.
scorepad-all-out = Todos os { $points } já têm dono.
scorepad-empty = Ainda não há nada no placar.
scorepad-unfit-over = A partida acabou. Desfaça a última rodada ou comece outra partida.
scorepad-unfit-seat = Não há ninguém no lugar { $seat }.
scorepad-unfit-turned = Neste jogo não se vira carta, e ninguém pede.
scorepad-unfit-bids = Neste jogo não há lances.
scorepad-unfit-nobody-bid = Falta o lance. Diga quem deu lance e de quanto, ou que as cartas foram recolhidas.
scorepad-unfit-bid-missing = De quanto foi o lance?
scorepad-unfit-bid-of-nobody = De quem foi o lance de { $bid }?
scorepad-unfit-bid = Neste jogo não se pode dar um lance de { $bid }.
scorepad-unfit-hole = Quem está no vermelho não pode dar um lance de smudge.
scorepad-unfit-refusal = Essa oferta não pode ter sido recusada: só o mão recusa uma, para abrir pelo mesmo número.
scorepad-unfit-partner = Essa pessoa não pode ser a parceira.
scorepad-unfit-point = { $point } não vale nada neste jogo.
scorepad-unfit-often = { $most ->
    [1] Só um lado pode fazer { $point }.
   *[other] { $point } só pode ser feito { $most } vezes.
}
scorepad-unfit-missing = Alguém tem que ter feito { $point }.
scorepad-unfit-twice = { $point } foi dito pelo nome e também contado com os outros. Basta uma vez.
scorepad-unfit-below = Ninguém pode fazer { $points } pontos.
scorepad-unfit-named = Neste jogo os pontos são ditos pelo nome: diga quem fez { $points }.
scorepad-unfit-many = Isso dá { $told } pontos, e só há { $most }.
scorepad-unfit-few = Isso dá { $told }, e sempre se fazem todos os { $most } pontos.
scorepad-unfit-trick = Quem não fez nenhuma vaza não pode ter ganhado esse ponto.
scorepad-unfit-order = { $way ->
    [pegged] Mais de um lado chegou à meta. A rodada acaba na vaza em que alguém chega: conte só até ela.
   *[counted] Mais de um lado chegou à meta, e a ordem dos pontos decide. Diga ponto por ponto quem fez.
}
scorepad-wrong-line = Então a rodada { $number } não bate: { $reason }

# O que se pergunta e se responde no terminal.
scorepad-goes-on = O placar de { $names }: { $game }.
scorepad-ask-people = Quem joga? Digite { $count } nomes na ordem dos lugares, separados por vírgulas. [{ $default }]
scorepad-answer-people = Digite { $count } nomes diferentes separados por vírgulas, cada um de uma a { $max } letras.
scorepad-ask-dealer = Quem dá as cartas primeiro? [{ $default }]
scorepad-answer-name = Digite um destes nomes: { $names }.
scorepad-answer-nobody = Digite um destes nomes, ou “-” para ninguém: { $names }.
scorepad-next = Rodada { $number }. { $dealer } dá as cartas.
scorepad-example = Digite a rodada, por exemplo “{ $example }”, ou tecle Enter para responder às perguntas.
# Um lance numa linha digitada: “Ben deu 3”.
scorepad-example-bid = { $name } deu lance de { $bid }
# Um ponto e quem o fez, numa linha digitada.
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Quem deu lance, e de quanto? Digite um nome e um número, ou “passo” se ninguém deu.
scorepad-answer-bid = Digite um nome e um número, por exemplo “{ $example }”, ou “passo”.
scorepad-ask-refused = De quem era a oferta que { $name } recusou? Digite um nome, ou “-” para ninguém.
scorepad-ask-partner = Quem fez dupla com { $name }? Digite um nome, ou “-” para ninguém.
scorepad-ask-turned = Que cartas foram viradas? Digite os valores em ordem, ou “-”.
scorepad-answer-turned = Digite valores, por exemplo “{ $example }”, ou “-”.
scorepad-ask-gift = Quem deu as cartas cedeu um ponto por um pedido? sim ou não [não]
scorepad-ask-point = Quem fez { $point }? Digite um nome, ou “-” para ninguém.
scorepad-ask-hung = O valete foi tomado de outro lado? sim ou não [não]
scorepad-ask-tricks = Todas as vazas foram para { $name }? sim ou não [não]
scorepad-ask-count = Quantos pontos para { $name }? [0]
scorepad-answer-count = Digite um número de 0 a { $most }.
scorepad-unclear = “{ $words }” não está claro. “ajuda” diz o que se pode digitar.
scorepad-otherwise = “{ $words }” não combina com o que a linha diz antes.
scorepad-corrects = A rodada { $number } de novo:
scorepad-no-line = Não há rodada { $number } no placar.
scorepad-undone = A rodada { $number } foi desfeita.
scorepad-nothing = Não há rodada para desfazer.
scorepad-dropped = Esta rodada não está no placar.
scorepad-left = As perguntas sobre esta rodada foram encerradas; ela não está no placar.
scorepad-leave-hand = Ou digite “desfazer” para deixar esta rodada.
scorepad-over = Digite “de novo” para outra partida com as mesmas pessoas, “desfazer” para desfazer a última rodada, ou “sair”.
scorepad-saved = O placar está salvo.
scorepad-help =
    Uma rodada em uma linha: “{ $example }”. A ordem é livre; “-” quer dizer ninguém. O que falta é perguntado.
    “Ben dá as cartas”: outra pessoa deu as cartas.
    recolhidas: as cartas foram recolhidas.
    desfazer: desfaz a última rodada, quantas vezes você quiser.
    corrigir 3: a rodada 3 de novo. Tudo o que vem depois é recalculado.
    placar: todas as rodadas e os pontos.
    de novo: outra partida com as mesmas pessoas.
    regras: as regras em vigor.
    sair: encerra. O placar é salvo depois de cada rodada.
scorepad-help-turned =
    virada seis valete: estas cartas foram viradas; “virada -” se nenhuma marca pontos.
    ponto cedido: quem deu as cartas cedeu um ponto por um pedido.

# O placar na janela.
scorepad-about = As cartas são suas. A gente marca os pontos.
scorepad-hand = Rodada { $number }
scorepad-deals = { $name } dá as cartas.
scorepad-leads = { $name }, na frente
scorepad-house = As regras da casa também valem aqui.
scorepad-begin = Começar
scorepad-another = Outro dos { $count }
scorepad-more = Mais uma pessoa
scorepad-fewer = Uma pessoa a menos
scorepad-name = Nome do jogador { $number }
scorepad-new = Outro placar
scorepad-again = As mesmas pessoas
scorepad-write = Anotar
scorepad-fill = Marque quem deu lance e quem fez cada ponto.
scorepad-fill-made = Anote quem fez cada ponto.
scorepad-untold = Quantos pontos para { $name }?
scorepad-dealer = Dá as cartas
scorepad-turned = Virada
scorepad-begged = Pedido
scorepad-given = Cedeu um ponto
scorepad-bidder = Lance de
scorepad-bid = Lance
scorepad-partner = Parceiro
scorepad-refused = Recusada
scorepad-hung = Tomado de outro lado
scorepad-tricks = Todas as vazas
scorepad-points = Pontos
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } vezes
scorepad-all-hands = Todas as rodadas
scorepad-last-hands = As últimas rodadas

words-pad-bid = deu, lance, lance de, deu lance de
words-pad-dealer = reparte, dá as cartas, da as cartas
words-pad-nobody = -, ninguém, ninguem
words-pad-thrown-in = recolhidas, recolher
words-pad-turned = virada, viradas
words-pad-gift = ponto cedido, cedeu um ponto
words-pad-correct = corrigir, corrija
words-pad-show = placar, pontos
words-pad-again = de novo, revanche, nova
usage-about-pad = Marca os pontos de uma partida com cartas de verdade no terminal, com uma rodada por linha
usage-pad-rules = Começa um placar novo com estas regras: um jogo por qualquer de seus nomes, o nome de regras suas, ou o arquivo delas; sem isso, o que você deixou
usage-pad-players = Quantas pessoas jogam (2 a 7)
