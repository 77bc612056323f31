# Les textes d’Auction Pitch en français.
#
# Quand une phrase parle de quelqu’un, $who dit comment : [you] est la personne à qui l’on parle, [one] quelqu’un d’autre.
# Quand elle parle d’un camp, [several] sont des partenaires, et [your-side] un camp dont fait partie la personne à qui l’on parle.

## Names of things

game-name = Auction Pitch

suit = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
suit-capital = { $suit ->
    [clubs] Trèfle
    [diamonds] Carreau
    [hearts] Cœur
   *[spades] Pique
}
suit-single = { suit }
suit-one = un { suit }
rank = { $rank ->
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
    [king] roi
   *[ace] as
}
# Le rang d’une carte, ou de quel joker il s’agit.
card-rank = { $rank ->
    [joker] joker
    [low-joker] petit joker
   *[other] { rank }
}
card = { $rank ->
    [ace] l’{ card-alone }
    [queen] la { card-alone }
   *[other] le { card-alone }
}
card-object = { card }
card-with = { card }
card-rank-with = { $rank ->
    [ace] l’{ card-rank }
    [queen] la { card-rank }
   *[other] le { card-rank }
}
card-off-with = { $rank ->
    [ace] l’{ trump-off }
    [queen] la { trump-off }
   *[other] le { trump-off }
}
card-alone = { $rank ->
    [joker] joker
    [low-joker] petit joker
   *[other] { rank } de { suit }
}
cards-of-suit = { suit-capital } : { $ranks }
cards-none = aucune carte

point = { $point ->
    [high] Haut
    [low] Bas
    [jack] Valet
    [last] Dernier pli
    [joker] Joker
   *[game] Jeu
}
# Un rang qui compte dans toutes les couleurs sauf l’atout.
point-plain = { $rank ->
    [two] Deux
    [three] Trois
    [four] Quatre
    [five] Cinq
    [six] Six
    [seven] Sept
    [eight] Huit
    [nine] Neuf
    [ten] Dix
    [jack] Valet
    [queen] Dame
    [king] Roi
   *[ace] As
} hors atout
# La carte de ce rang dans l’autre couleur de même teinte : « Valet jumeau ».
point-off = { $rank ->
    [two] Deux jumeau
    [three] Trois jumeau
    [four] Quatre jumeau
    [five] Cinq jumeau
    [six] Six jumeau
    [seven] Sept jumeau
    [eight] Huit jumeau
    [nine] Neuf jumeau
    [ten] Dix jumeau
    [jack] Valet jumeau
    [queen] Dame jumelle
    [king] Roi jumeau
   *[ace] As jumeau
}
# La carte de ce rang à l’atout, où elle compte plus pour le Jeu.
counter-trump = { rank } d’atout
point-letter = { $point ->
    [high] H
    [low] B
    [jack] V
    [last] P
    [joker] X
   *[game] J
}
# The letter of the card of a rank in the other suit of the trump’s color: "oJ" for the off-jack.
point-letter-off = j{ $rank }
point-meaning = { $point ->
    [high] atout le plus haut
    [low] { $low_to ->
        [winner] le plus bas, gagné
       *[dealt] atout le plus bas
    }
    [jack] { $hang ->
        [1] qui prend le valet
       *[other] pris ; pendu, { $hang }
    }
    [trump] { $to ->
        [player] { $worth ->
            [1] 1 point à la pose
           *[other] { $worth } points à la pose
        }
       *[winner] { $worth ->
            [1] 1 point à la prise
           *[other] { $worth } points à la prise
        }
    }
    [plain] { $worth ->
        [1] 1 point chacun
       *[other] { $worth } points chacun
    }
    [off] { $worth ->
        [1] 1 point à la prise
       *[other] { $worth } points à la prise
    }
    [joker] { $worth ->
        [1] 1 par joker pris
       *[other] { $worth } par joker pris
    }
    [last] qui fait le dernier pli
   *[game] le plus de points
}
# Ce que veulent dire les signes sur la table.
sign-level = { $name } joue au niveau { $level }. { $about }
sign-call = { $words } : { $call ->
    [high] l’enchère la plus haute.
    [outbid] ce n’est plus l’enchère la plus haute.
    [pass] n’a pas enchéri.
    [offer] met l’entame en vente.
    [pitch] entame, et doit faire les 4 points.
    [accept] a vendu l’entame au plus offrant.
    [undertake] garde l’entame, et doit remplir le contrat.
    [stand] se contente de la couleur retournée.
    [beg] demande une autre couleur.
    [take_one] garde la couleur, et donne un point en échange.
    [run] redonne des cartes et retourne une autre couleur.
   *[bunch] demande une nouvelle donne.
}
# [no] for somebody who only listens: no letter lies there for them.
sign-dealer = { $marks ->
    [yes] D : distribue cette donne.
   *[no] Distribue cette donne.
}
sign-letter = { $marks ->
    [yes] { $letter } : { $point }, point acquis.
   *[no] { $point }, point acquis.
}
sign-point = { $name } : { $meaning }. { $certainty ->
    [settled] La coche : plus rien ne peut le changer dans cette donne.
    [so-far] Le demi-disque : pour l’instant, mais une carte encore cachée peut le changer.
   *[open] L’anneau en pointillé : personne ne l’a encore.
}
sign-contract = { $kind ->
    [free] Chaque point compte, et il n’y a rien à perdre.
   *[some] Il faut faire { $bid } des { $sum } points, sinon { sign-or }.
    [all] Il faut faire les { $sum } points, sinon { sign-or }.
    [slam] Il faut faire les { $sum } points et tous les plis, sinon { sign-or }.
}
sign-boxes = Une case avec une lettre est un point déjà acquis.
sign-or = { $failed ->
    [others] les autres marquent { $bid }
   *[own] on perd { $bid }
}
sign-turned = La couleur retournée est l’atout, sauf si l’aîné demande et en obtient une autre.
sign-shown = { $by ->
    [cut] La couleur de la carte tirée à la coupe avant la donne est l’atout.
   *[stock_top] La couleur de la première carte du talon est l’atout.
}
sign-no-trump = { $naming ->
    [announced] L’atout est nommé avant la première carte.
   *[pitched] La première carte jouée fixe l’atout de la donne.
}
sign-led = Attaque : la première carte du pli. C’est sa couleur qu’il faut fournir.
sign-winning = En tête : pour l’instant, c’est elle qui fait le pli.
# Pourquoi une carte d’une autre couleur porte le signe de l’atout, et sous quel atout elle se place.
sign-off-trump = { $place ->
    [top] { $card } : l’atout le plus haut.
   *[below] { $card } : un atout, juste sous { $higher }.
}

person = { $who ->
    [you] Vous
   *[one] { $name }
}
person-from = { $who ->
    [you] vous
   *[one] { $name }
}
bid-word = { $bid ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $bid }
}
bid-moon-word = chelem
bid-smudge-word = smudge
# Les enchères, de la plus basse à la plus haute.
bid-range = de { $min } à { $max }
bid-pass-word = passe
# The same beside numbers, where a rule says what can be bid: "2, 3, 4 or pass".
bid-pass-noun = passe
list-two = { $first } et { $second }
# The same before a word that begins with the sound of "i", where that matters.
list-two-before-i = { $first } et { $second }
list-groups = { $first } ainsi que { $second }
list-or = { $first } ou { $second }
# The same before a word that begins with the sound of "o", where that matters.
list-or-before-o = { $first } ou { $second }
list-more = { $first }, { $second }
list-apart = { $first } ; { $second }
sentence = { $words }.
sentences = { $first } { $second }
# A word and the figure that belongs to it: "ace 4".
with-figure = { $words } { $figure }
pair = { $name } : { $value }
score-in-hole = { $points } dans le rouge
person-object = { $who ->
    [you] vous
   *[one] { $name }
}
# Who buys the pitch, in the sentence that it is sold, and whose offer for it is turned down.
person-buys = { $who ->
    [you] vous
   *[one] { $name }
}
person-refused = { $who ->
    [you] vous
   *[one] { $name }
}
# Jusqu’où se joue la partie ; [yes] quand chaque point met un jeton au pot.
goal = { $rid ->
    [yes] à qui se défait de ses { $target } jetons
    [hands] { $target ->
        [1] partie en une donne
       *[other] partie en { $target } donnes
    }
    [deals] { $target ->
        [1] jusqu’à une donne par joueur
       *[other] jusqu’à { $target } donnes par joueur
    }
   *[no] en { $target } points
}
score-counters = { $counters ->
    [0] plus aucun jeton
    [one] { $counters } jeton restant
   *[other] { $counters } jetons restants
}
counters-put-in = { $counters ->
    [one] { $counters } jeton déposé
   *[other] { $counters } jetons déposés
}
counters-taken-back = { $counters ->
    [one] { $counters } jeton repris
   *[other] { $counters } jetons repris
}
pool = { $reds ->
    [0] Le pot est vide
    [one] Au pot : { $reds } jeton rouge
   *[other] Au pot : { $reds } jetons rouges
}
# Une ligne de la feuille de marque.
mark = { $cause ->
    [turn-up] { $points } pour la retourne ({ $card })
    [gift] { $points } en cadeau
    [price] Touche { $points }
    [refused] { $points } pour l’offre refusée
    [misdeal] { $points } pour la maldonne
    [look] { $who ->
        [you] { $points } car vous avez regardé trop tôt
       *[one] { $points } car { $name } a regardé trop tôt
    }
    [renege] { $who ->
        [you] { $points } pour votre renonce
       *[one] { $points } pour une renonce ({ $name })
    }
    [revoke] { $who ->
        [you] Moins { $points } pour votre renonce
       *[one] Moins { $points } pour une renonce ({ $name })
    }
    [set-back] Moins { $points } pour la chute
    [bid-taken] { $points } pour le contrat adverse
    [difference] { $points } de différence
    [moon] { $points } pour le chelem
    [short] À un point de l’objectif, moins { $points }
   *[slam] { $points } pour le smudge
}
# Ce qui vaut plus d’un point, sur la feuille.
mark-point = { $point } : { $points }
mark-reason = { $cause ->
    [turn-up] { $card } en retourne
    [gift] le point donné pour garder la couleur
    [price] l’entame a été vendue pour { $bid }
    [refused] l’offre à { $bid } n’a pas été acceptée
    [misdeal] maldonne adverse
    [look] { $who ->
        [you] vous avez regardé vos cartes trop tôt
       *[one] { $name } a regardé ses cartes trop tôt
    }
    [renege] { $who ->
        [you] vous avez fait une renonce avec { $card }
       *[one] { $name } a fait une renonce avec { $card }
    }
    [revoke] { $who ->
        [you] vous avez fait une renonce avec { $card }
       *[one] { $name } a fait une renonce avec { $card }
    }
    [set-back] le contrat à { $bid } a chuté
    [bid-taken] le contrat à { $bid } a chuté, et revient aux autres
    [difference] l’avance sur l’autre camp
    [moon] le chelem a été annoncé et réussi
    [short] seul le preneur qui remplit son contrat atteint l’objectif
   *[slam] les quatre points et tous les plis
}

## What was said and done: one sentence for each thing that happens

log-deals = { $who ->
    [you] Vous distribuez la donne { $number }.
   *[one] { $name } distribue la donne { $number }.
}
log-passes = { $who ->
    [you] Vous passez.
   *[one] { $name } passe.
}
log-bids = { $who ->
    [you] Vous annoncez { $bid }.
   *[one] { $name } annonce { $bid }.
}
log-takes-bid = { $who ->
    [you] Vous reprenez l’enchère annoncée par { $from } : { $bid }.
   *[one] { $name } reprend l’enchère annoncée par { $from } : { $bid }.
}
log-pitcher = { $who ->
    [you] L’enchère est à vous : { $bid }.
   *[one] { $name } remporte l’enchère : { $bid }.
}
log-pitcher-free = { $who ->
    [you] Personne n’a enchéri. Vous entamez, sans contrat à remplir.
   *[one] Personne n’a enchéri. { $name } entame, sans contrat à remplir.
}
log-names-free = { $who ->
    [you] Personne n’a enchéri. Vous nommez l’atout, sans contrat à remplir.
   *[one] Personne n’a enchéri. { $name } nomme l’atout, sans contrat à remplir.
}
log-thrown-in = Tout le monde passe. La donne est annulée.
log-pitches = { $who ->
    [you] Vous entamez avec { $card }.
   *[one] { $name } entame avec { $card }.
}
log-trump = Atout { suit }.
log-names-trump = { $who ->
    [you] Vous nommez l’atout : { suit }.
   *[one] { $name } nomme l’atout : { suit }.
}
log-calls-partner = { $who ->
    [you] Vous appelez { $card }.
   *[one] { $name } appelle { $card }.
}
log-partner = { $who ->
    [you] Vous avez la carte et jouez cette donne avec { $pitcher }.
   *[one] { $name } a la carte et joue cette donne avec { $pitcher_who ->
        [you] vous
       *[one] { $pitcher }
    }.
}
log-no-partner = { $who ->
    [you] Personne n’a la carte. Vous jouez sans partenaire.
   *[one] Personne n’a la carte. { $name } joue sans partenaire.
}
log-leads = { $who ->
    [you] Vous attaquez avec { $card }.
   *[one] { $name } attaque avec { $card }.
}
log-follows = { $who ->
    [you] Vous fournissez { $card }.
   *[one] { $name } fournit { $card }.
}
log-trumps = { $who ->
    [you] Vous coupez avec { $card }.
   *[one] { $name } coupe avec { $card }.
}
log-drops = { $who ->
    [you] Vous vous défaussez : { $card }.
   *[one] { $name } se défausse : { $card }.
}
log-takes-trick = { $who ->
    [you] Vous faites le pli { $number } avec { $card }.
   *[one] { $name } fait le pli { $number } avec { $card }.
}
log-takes-jack = { $who ->
    [you] Vous faites le pli { $number } avec { $card }, et prenez { $owner ->
        [you] votre valet d’atout
       *[one] le valet d’atout à { $owner_name }
    }.
   *[one] { $name } fait le pli { $number } avec { $card }, et prend { $owner ->
        [you] votre valet d’atout
       *[one] le valet d’atout à { $owner_name }
    }.
}
log-saves-jack = { $who ->
    [you] Vous faites le pli { $number } avec { $card }, et sauvez le valet d’atout de { $owner_name }.
   *[one] { $name } fait le pli { $number } avec { $card }, et sauve { $owner ->
        [you] votre valet d’atout
       *[one] le valet d’atout de { $owner_name }
    }.
}
log-deal-passes = { $who ->
    [you] C’est ensuite à vous de distribuer.
   *[one] C’est ensuite à { $name } de distribuer.
}
log-wins-game = { $who ->
    [you] Vous gagnez la partie.
    [your-side] { $name } gagnez la partie.
    [several] { $name } gagnent la partie.
   *[one] { $name } gagne la partie.
}
log-taken-up = { $who ->
    [you] Vous prenez vos cartes en main.
   *[one] { $name } prend ses cartes en main.
}
log-turned-up = Retourne : { $card }.
log-uncovered = { $who ->
    [you] Vous retournez { $card }, sous { $upper }.
   *[one] { $name } retourne { $card }, sous { $upper }.
}
log-same-suit = De nouveau la même couleur.
log-gets-own = Vous recevez { $cards }.
log-cut = Coupe pour l’atout : { $card }.
log-stock-top = Sur le talon : { $card }.
log-draws-open = { $who ->
    [you] Vous tirez { $cards }.
   *[one] { $name } tire { $cards }.
}
log-stock-out = Le talon est épuisé : il reste à jouer les { $count } dernières cartes.
log-exhausted = Le talon ne suffit plus : on redistribue.
log-offers = { $who ->
    [you] Vous mettez l’entame en vente.
   *[one] { $name } met l’entame en vente.
}
log-keeps-pitch = { $who ->
    [you] Vous ne vendez pas : vous entamez, pour quatre.
   *[one] { $name } ne vend pas et entame, pour quatre.
}
log-sells = { $who ->
    [you] Vous vendez l’entame pour { $bid }. Elle revient à { $to }.
   *[one] { $name } vend l’entame pour { $bid }. Elle revient à { $to }.
}
log-undertakes = { $who ->
    [you] Vous gardez l’entame à { $bid } et refusez l’offre faite par { $from }.
   *[one] { $name } garde l’entame à { $bid } et refuse l’offre faite par { $from }.
}
log-stands = { $who ->
    [you] Vous acceptez.
   *[one] { $name } accepte.
}
log-begs = { $who ->
    [you] Vous demandez.
   *[one] { $name } demande.
}
log-gives = { $who ->
    [you] Vous donnez un point : la couleur reste.
   *[one] { $name } donne un point : la couleur reste.
}
log-runs = { $who ->
    [you] Vous redonnez des cartes.
   *[one] { $name } redonne des cartes.
}
log-proposes-to-bunch = { $who ->
    [you] Vous proposez de remêler.
   *[one] { $name } propose de remêler.
}
log-agrees-to-bunch = { $who ->
    [you] Vous êtes d’accord.
   *[one] { $name } est d’accord.
}
log-bunched = On remêle, et le même donneur redistribue.
log-pitcher-sale = { $who ->
    [you] Vous avez l’entame, pour { $bid }.
   *[one] { $name } a l’entame, pour { $bid }.
}
log-pitcher-eldest = { $who ->
    [you] Vous êtes l’aîné : à vous d’entamer.
   *[one] { $name } est l’aîné, et entame.
}
log-ended-by-score = { $who ->
    [you] Vous mettez fin à la partie au score.
   *[one] { $name } met fin à la partie au score.
}
log-discards-own = Vous écartez { $cards }.
log-discards = { $who ->
    [you] Vous écartez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[one] { $name } écarte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
log-discards-shown = { $who ->
    [you] Vous écartez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et montrez les atouts : { $cards }.
   *[one] { $name } écarte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et montre les atouts : { $cards }.
}
log-hands-over = { $who ->
    [you] Vous passez { $cards } à { $to_name }.
   *[one] { $to ->
        [you] { $name } vous passe { $cards }.
       *[one] { $name } passe { $cards } à { $to_name }.
    }
}
log-weak-hand = { $who ->
    [you] Vous montrez une main sans figure ni carte qui puisse compter, et on redistribue : { $cards }.
   *[one] { $name } montre une main sans figure ni carte qui puisse compter, et on redistribue : { $cards }.
}
log-weak-hand-new = { $who ->
    [you] Vous montrez { $cards }, rien au-dessus du neuf et pas de deux, et recevez de nouvelles cartes.
   *[one] { $name } montre { $cards }, rien au-dessus du neuf et pas de deux, et reçoit de nouvelles cartes.
}
log-takes-widow-own = Vous prenez le chien : { $cards }.
log-takes-widow = { $who ->
    [you] Vous prenez le chien : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[one] { $name } prend le chien : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
log-draws-own = Vous tirez { $cards }.
log-draws = { $who ->
    [you] Vous tirez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[one] { $name } tire { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
log-takes-rest-own = Vous prenez le reste du talon : { $cards }.
log-takes-rest = { $who ->
    [you] Vous prenez le reste du talon : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[one] { $name } prend le reste du talon : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
log-replenished = Le talon ne suffit pas : { $count ->
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
} par { $who ->
    [you] vous
   *[one] { $name }
} { $count ->
    [one] passe
   *[other] passent
} dessous.
log-out = { $who ->
    [you] Vous n’avez pas d’atout et ne jouez plus.
    [several] Sans atout et hors jeu : { $names }.
   *[one] { $names } n’a pas d’atout et ne joue plus.
}
log-lead-passes = { $who ->
    [you] Vous n’avez plus d’atout
   *[one] { $name } n’a plus d’atout
} : { $to ->
    [you] à vous d’attaquer.
   *[one] à { $to_name } d’attaquer.
}
log-lays-down = { $who ->
    [you] Vous abattez une main sans valeur : { $cards }.
   *[one] { $name } abat une main sans valeur : { $cards }.
}
log-claims = { $who ->
    [you] Vous revendiquez le reste des plis.
   *[one] { $name } revendique le reste des plis.
}
log-stops-early = Tous les points sont acquis : le reste ne se joue pas.
log-marked = { $who ->
    [you] Vous marquez { $points } : { $reason }.
    [your-side] { $name } marquez { $points } : { $reason }.
    [several] { $name } marquent { $points } : { $reason }.
   *[one] { $name } marque { $points } : { $reason }.
}
log-pegs = { $who ->
    [you] Vous pointez { $points } pour { $card }.
   *[one] { $name } pointe { $points } pour { $card }.
}
log-marked-lost = { $who ->
    [you] Vous perdez { $points } : { $reason }.
    [your-side] { $name } perdez { $points } : { $reason }.
    [several] { $name } perdent { $points } : { $reason }.
   *[one] { $name } perd { $points } : { $reason }.
}
log-misdeals-count = { $who ->
    [you] Vous faites maldonne : le nombre de cartes est faux.
   *[one] { $name } fait maldonne : le nombre de cartes est faux.
}
log-misdeals-showing = { $who ->
    [you] En distribuant, vous montrez { $cards }.
   *[one] En distribuant, { $name } montre { $cards }.
}
log-void = { $who ->
    [you] Votre « { $call } » n’est pas permis.
   *[one] Le « { $call } » annoncé par { $name } n’est pas permis.
}
log-pitches-early = { $who ->
    [you] Vous entamez avec { $card } avant la fin des enchères.
   *[one] { $name } entame avec { $card } avant la fin des enchères.
}
log-overrides = { $who ->
    [you] Vous dites quatre, et c’est vous qui entamez.
   *[one] { $name } dit quatre, et entame à la place.
}
log-leads-wrongly = { $who ->
    [you] Vous jouez { $card } à la place du preneur.
   *[one] { $name } joue { $card } à la place du preneur.
}
log-lets-stand = { $who ->
    [you] Vous laissez la carte sur la table.
   *[one] { $name } laisse la carte sur la table.
}
log-withdrawn = Repris en main : { $cards }.
log-demanded = { $who ->
    [you] Vous { $demand ->
        [highest] devez jouer votre plus haute carte de la couleur demandée
        [lowest] devez jouer votre plus basse carte de la couleur demandée
        [trump] devez jouer atout
        [no_trump] ne pouvez pas jouer d’atout
       *[nothing] pouvez jouer n’importe quelle carte
    }.
   *[one] { $name } { $demand ->
        [highest] doit jouer sa plus haute carte de la couleur demandée
        [lowest] doit jouer sa plus basse carte de la couleur demandée
        [trump] doit jouer atout
        [no_trump] ne peut pas jouer d’atout
       *[nothing] peut jouer n’importe quelle carte
    }.
}
log-shown = { $who ->
    [you] Vous montrez une carte : { $card }.
   *[one] { $name } montre une carte : { $card }.
}
log-calls-card = { $who ->
    [you] Vous réclamez { $card }, carte montrée par { $from }.
   *[one] { $name } réclame { $card }, carte montrée par { $from }.
}
log-corrects = { $who ->
    [you] Vous reprenez { $card } à temps.
   *[one] { $name } reprend { $card } à temps.
}
log-renege-found = { $who ->
    [you] Vous signalez une renonce { $of ->
        [you] commise par vous
       *[one] commise par { $of_name }
    }, et c’est exact : au pli { $trick }, avec { $card }.
   *[one] { $name } signale une renonce { $of ->
        [you] commise par vous
       *[one] commise par { $of_name }
    }, et c’est exact : au pli { $trick }, avec { $card }.
}
log-renege-none = { $who ->
    [you] Vous signalez une renonce { $of ->
        [you] commise par vous
       *[one] commise par { $of_name }
    }, mais c’est inexact.
   *[one] { $name } signale une renonce { $of ->
        [you] commise par vous
       *[one] commise par { $of_name }
    }, mais c’est inexact.
}

## The first deal: the draw, the first jack or the guess, and the cut

first-draw = Chacun tire une carte. La plus haute distribue en premier.
first-draws = { $who ->
    [you] Vous tirez { $card }.
   *[one] { $name } tire { $card }.
}
first-draw-again = Égalité, nouveau tirage : { $names }.
first-deals = { $who ->
    [you] Vous avez la plus haute carte : vous distribuez en premier et gardez votre place.
   *[one] { $name } a la plus haute carte, distribue en premier et garde sa place.
}
first-jack = On distribue à découvert jusqu’au premier valet. Qui le reçoit entame la première donne.
first-gets = { $who ->
    [you] Vous recevez { $card }.
   *[one] { $name } reçoit { $card }.
}
first-cuts = Un joueur de chaque camp coupe. La carte la plus { $low ->
    [yes] basse
   *[no] haute
} donne la première entame.
first-cuts-choose = Un joueur de chaque camp coupe. Qui a la carte la plus haute dit à qui est la première entame.
first-cuts-card = { $who ->
    [you] Vous coupez : { $card }.
   *[one] { $name } coupe : { $card }.
}
first-cuts-again = Égalité, nouvelle coupe : { $names }.
log-first-pitcher = { $who ->
    [you] Vous avez le deux de carreau et la première entame.
   *[one] { $name } a le deux de carreau et la première entame.
}
log-first-chosen = { $who ->
    [you] { $of ->
        [self] Vous coupez la carte la plus haute et gardez la première entame.
       *[one] Vous coupez la carte la plus haute et donnez la première entame à { $of_name }.
    }
   *[one] { $of ->
        [self] { $name } coupe la carte la plus haute et garde la première entame.
        [you] { $name } coupe la carte la plus haute et vous donne la première entame.
       *[one] { $name } coupe la carte la plus haute et donne la première entame à { $of_name }.
    }
}
first-guess = { $who ->
    [you] Vous dites { $colour ->
        [red] rouge
       *[black] noir
    }.
   *[one] { $name } dit { $colour ->
        [red] rouge
       *[black] noir
    }.
}
first-guess-card = La carte retournée est { $card }.
first-pitches = La première entame est { $who ->
    [you] à vous
   *[one] à { $name }
}, donc le rôle de donneur { $dealer ->
    [you] vous revient
   *[one] revient à { $dealer_name }
}.
first-cut = { $who ->
    [you] Vous coupez le paquet : { $lifted } cartes et { $left }.
    [before] Le joueur placé avant le donneur coupe le paquet : { $lifted } cartes et { $left }.
   *[one] { $name } coupe le paquet : { $lifted } cartes et { $left }.
}
first-title = Qui distribue en premier
first-go-on = Distribuer les cartes
first-title-pitch = Qui entame en premier

## What to do now

prompt-deal = { $who ->
    [you] Distribuez la donne { $number }.
   *[one] { $name } distribue la donne { $number }.
}
prompt-bid = Votre enchère.
prompt-bid-dealer = Votre enchère, donneur.
prompt-waits-bid = { $name } doit enchérir.
prompt-waits-play = { $name } doit jouer.
prompt-pitch = Entamez avec n’importe quelle carte : sa couleur devient l’atout.
prompt-pitch-named = Entamez avec n’importe quelle carte : sa couleur devient l’atout. Avec { $cards }, vous nommez la couleur.
prompt-pitch-spades = Entamez avec n’importe quelle carte : sa couleur devient l’atout. Un joker fixe l’atout à pique.
prompt-pitch-no-joker = Entamez avec n’importe quelle carte sauf un joker : sa couleur devient l’atout.
prompt-joker-led = On a attaqué d’un joker : jouez n’importe quelle carte.
prompt-lead = Attaquez avec n’importe quelle carte.
prompt-last-card = Jouez votre dernière carte.
prompt-to-peg = { $points } à pointer.
prompt-follow = Fournissez du { suit }.
prompt-follow-or-trump = Fournissez du { suit }, ou coupez.
prompt-follow-trump = Fournissez de l’atout : jouez { suit-one }.
prompt-void = Vous n’avez pas de { suit } : jouez n’importe quelle carte.
prompt-void-trump = Vous n’avez pas de { suit } : coupez, ou défaussez-vous.
prompt-void-over = Vous n’avez pas de { suit } : surcoupez, ou défaussez-vous.
prompt-void-must-trump = Vous n’avez pas de { suit } : il faut couper.
prompt-over = La partie est finie.

bidding-none = Personne n’a enchéri. Annoncez { $min } ou plus, ou passez.
bidding-over = { $who ->
    [you] Vous avez annoncé { $bid }. Montez, ou passez.
   *[one] { $name } a annoncé { $bid }. Montez, ou passez.
}
bidding-highest = { $who ->
    [you] Vous avez annoncé { $bid }. On ne peut pas monter plus haut : passez.
   *[one] { $name } a annoncé { $bid }. On ne peut pas monter plus haut : passez.
}
bidding-dealer = { $who ->
    [you] Vous avez annoncé { $bid }. Comme donneur, vous pouvez reprendre l’enchère au même prix.
   *[one] { $name } a annoncé { $bid }. Comme donneur, vous pouvez reprendre l’enchère au même prix.
}
bidding-take = { $who ->
    [you] Vous avez annoncé { $bid }. Vous pouvez reprendre l’enchère au même prix.
   *[one] { $name } a annoncé { $bid }. Vous pouvez reprendre l’enchère au même prix.
}
bidding-forced = Tous les autres ont passé : le donneur doit enchérir.
bidding-forced-up = Tous les autres ont passé : le donneur doit annoncer { $min } ou plus.
bidding-forced-to = Tous les autres ont passé : le donneur doit annoncer { $bid }.
bidding-dealer-last = Personne n’a enchéri, et vous parlez en dernier.
note-pass-open = Laisser faire les autres
note-pass-last = La donne est annulée
note-pass-eldest = { $who ->
    [you] Vous entamez
   *[one] { $name } entame
}
note-pass-dealer = { $who ->
    [you] Vous choisissez l’atout, sans contrat à remplir
   *[one] { $name } choisit l’atout, sans contrat à remplir
}
note-pass-holds = { $who ->
    [you] Vous tenez l’enchère à { $bid }
   *[one] { $name } tient l’enchère à { $bid }
}
note-pass-pitches = { $who ->
    [you] Vous entamez pour { $bid }
   *[one] { $name } entame pour { $bid }
}
note-smudge = Les 4 points et la partie, sinon moins 4
note-smudge-hole = Les 4 points, sinon moins 4 ; pas la partie
note-take = { $who ->
    [you] Reprendre votre enchère : faire { $bid }, sinon { note-or }
   *[one] Reprendre à { $name } : faire { $bid }, sinon { note-or }
}
# Ce qu’entraîne un contrat chuté.
note-or = { $failed ->
    [others] { $bid } pour les autres
   *[own] moins { $bid }
}
note-moon = { $needs ->
    [points_and_tricks] Les { $sum } points et tous les plis
   *[points] Les { $sum } points
} { $worth ->
    [game] gagnent la partie
    [zero] vous ramènent à zéro
   *[points] rapportent { $gain }
} ; sinon moins { $stake }
note-open = { $kind ->
    [slam] Les { $sum } points et tous les plis, sinon { note-or }
    [all] Faire les { $sum } points, sinon { note-or }
   *[some] Faire { $bid } des { $sum } points, sinon { note-or }
}
prompt-discard = { $count ->
    [one] Écartez { $count } carte.
   *[other] Écartez { $count } cartes.
}
prompt-discard-any = Écartez jusqu’à { $max ->
    [one] { $max } carte
   *[other] { $max } cartes
}, ou gardez votre main.
prompt-discard-range = Écartez de { $min } à { $max } cartes.
prompt-keep = Gardez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et écartez le reste.
prompt-waits-keep = { $name } choisit dans le reste du talon.
prompt-lead-any-trump = Attaquez avec n’importe quel atout.
prompt-play-any-trump = Jouez n’importe quel atout.
prompt-first-lead-trump = La première carte doit être un atout.
prompt-waits-word = À { $name } de parler.
prompt-waits-discard = { $name } doit écarter.
prompt-stand-or-beg = L’atout serait { suit } : acceptez, ou demandez une autre couleur.
prompt-begged = L’aîné demande : donnez un point et gardez { suit }, ou redonnez.
prompt-must-run = L’aîné demande, et un point finirait la partie : { suit } ne peut pas rester.
prompt-before-run = Le donneur va redonner : laissez faire, ou proposez de remêler.
prompt-bunch-proposed = Remêlez, ou redonnez.
prompt-offer-or-pitch = Mettez l’entame en vente, ou entamez pour quatre.
prompt-sell-or-undertake = L’enchère est à { $bid } : vendez, ou faites ces points vous-même.
prompt-price = Votre enchère pour l’entame.
prompt-called = Les adversaires réclament votre carte : jouez { $card }.
prompt-play-higher = Vous avez écarté { $card } : jouez d’abord une carte plus haute.
prompt-partner-card = Vous êtes le partenaire appelé : jouez { $card } au premier pli.
prompt-lead-trump = Attaquez atout : c’est vous qui l’avez nommé.
prompt-demanded = Le preneur l’exige : jouez { $cards }.
# Au-dessus des réponses : la question, en peu de mots.
question-stand = Accepter, ou demander ?
question-begged = Donner un point, ou redonner ?
question-must-run = Il faut redonner
question-run = Redonner, ou remêler ?
question-offer = Entamer, ou vendre l’entame ?
question-sell = Vendre pour { $bid } ?
question-price = Votre enchère
question-override = Quatre, ou laisser ?
question-wrong-lead = Laisser la carte ?
question-demand = Que doit jouer { $name } ?
question-name-trump = Nommez l’atout
question-call-partner = Appelez un partenaire
question-first-pitcher = À qui la première entame ?
call-trumps = Atouts
# Combien de cartes de la main seraient des atouts dans cette couleur.
note-name-trump = { $count ->
    [0] aucun atout
    [one] { $count } atout
   *[other] { $count } atouts
}
question-claims = Rien à signaler ?
bidding-sale = { $from ->
    [you] Votre entame est en vente. Enchères à partir de { $min }.
   *[other] { $from } vend l’entame. Annoncez { $min } ou plus, ou passez.
}
note-offer = Les autres offrent ; le dernier mot est à vous
note-sale-bid = Vous entamez pour { $bid } si { $name } accepte
note-pitch = Faire les 4 points, sinon moins 4
note-accept = { $credit ->
    [immediate] { $who ->
        [you] Vous entamez pour { $bid }
       *[one] { $name } entame ; vous marquez { $bid } aussitôt
    }
   *[none] { $who ->
        [you] Vous entamez pour { $bid }
       *[one] { $name } entame ; vous ne marquez rien
    }
}
note-undertake = Vous entamez : faire { $bid }, sinon moins { $bid }
note-undertake-paid = { $who ->
    [you] Vous entamez : faire { $bid }, sinon moins { $bid }
   *[one] Faire { $bid }, sinon moins { $bid } ; { $name } marque { $bid }
}
note-stand = Atout { suit }, et vous attaquez
note-beg = { $who ->
    [you] Vous donnez un point ou redonnez
   *[one] { $name } donne un point ou redonne
}
note-take-one = 1 point pour { $name }{ $wins ->
    [yes] , qui gagne la partie
   *[no] {""}
}
note-run = Trois cartes à chacun, nouvelle retourne
note-bunch = Si les deux le veulent, on redistribue
note-bunch-agree = Le même donneur redistribue
call-offer-word = offrir
call-pitch-word = entamer
call-accept-word = vendre
call-undertake-word = garder
call-stand-word = accepter
call-beg-word = demander
call-take-one-word = donner un point
call-run-word = redonner
call-bunch-word = remêler
note-weak-hand = Le même donneur redistribue
note-weak-hand-new = Vous recevez de nouvelles cartes

## What cannot be done, and why

refused-game-over = La partie est finie.
refused-not-your-turn = { $who ->
    [you] C’est à vous.
   *[one] C’est à { $name }.
}
refused-deal-first = Il faut d’abord distribuer la donne suivante.
refused-nothing-to-deal = Une donne est en cours : il n’y a rien à distribuer.
refused-still-bidding = Les enchères ne sont pas finies : annoncez ou passez d’abord.
refused-bidding-over = Les enchères sont finies : jouez une carte.
refused-nobody-bids = Personne n’enchérit dans ce jeu : jouez une carte.
refused-pack = { $fault ->
    [count] Le paquet compte { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    }, alors que les règles en veulent { $expected }.
    [cut] La carte coupée pour l’atout manque, ou il ne devrait pas y en avoir.
   *[other] Le paquet n’a pas les cartes que veulent les règles.
}
refused-bid-range = Les enchères vont de { $min } à { $max }.
refused-bid-low = L’enchère est à { $standing } : montez, ou passez.
refused-bid-moon = Le chelem est annoncé : on ne peut pas monter plus haut.
refused-dealer-must-bid = Tous les autres ont passé : le donneur doit enchérir.
refused-smudge-hole = Vous êtes dans le rouge, et ne pouvez pas annoncer de smudge.
refused-not-held = Vous n’avez pas { card }.
refused-follow-trump = On a joué atout, et vous en avez : fournissez.
refused-follow-or-trump = Vous avez du { suit } : fournissez, ou coupez.
refused-follow = Vous avez du { suit } : fournissez. À cette table, on ne coupe que faute de pouvoir fournir.
refused-must-trump = Vous n’avez pas de { suit }, et devez couper tant qu’il vous reste un atout.
refused-undertrump = Sur la table, il y a { $card } : vous ne pouvez jouer un atout plus bas que si vous n’avez rien d’autre.

misfit-range = « { $name } » ne peut pas valoir { $value } : il faut de { $min } à { $max }.
misfit-player-range = Le plus petit nombre de joueurs, { $min }, dépasse le plus grand, { $max }.
misfit-players = { $span ->
    [one] Impossible à { $players } : ce jeu se joue à { $min }.
   *[some] Impossible à { $players } : ce jeu se joue de { $min } à { $max }.
}
misfit-teams = { $players } joueurs ne peuvent pas se répartir ainsi.
misfit-cards = Un paquet de { $pack } ne suffit pas pour { $players } joueurs à { $cards } cartes chacun.
misfit-cards-widow = Un paquet de { $pack } ne suffit pas pour { $players } joueurs à { $cards } cartes chacun, et le chien.
misfit-exchange = On ne peut écarter et recevoir de nouvelles cartes que si l’atout est nommé avant la première carte.
misfit-widow = Avec un chien, il faut écarter : sinon, qui le prend a plus de cartes que les autres.
misfit-draw = On ne peut tirer de cartes pendant le jeu qu’à deux, si toutes les cartes se jouent et qu’aucune n’est échangée avant.
misfit-rows = Les cartes ne peuvent être en rangées qu’à deux, avec un nombre pair chacun, sans tirage et en jouant toutes les cartes.
misfit-refill = Les mains ne peuvent être complétées que si le nombre de cartes pour jouer est fixé.
misfit-to-partner = Les atouts ne peuvent aller à un partenaire que si les camps sont fixes, si l’on écarte et si le preneur écarte d’abord.
misfit-difference = La différence ne peut se marquer qu’entre deux camps.
misfit-turn-up = Avec { $cards } cartes à chacun des { $players } joueurs, il n’en reste aucune à retourner.
misfit-bids = La plus basse enchère, { $min }, dépasse la plus haute, { $max }.
misfit-max-bid = { $bid } ne peut pas être la plus haute enchère : une donne a { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}.
misfit-slam = Personne ne peut annoncer cinq si la plus haute enchère est { $bid }.
misfit-nobody-bids = Dès que tout le monde serait dans le rouge, personne ne pourrait enchérir, et chaque donne serait annulée.
misfit-nobody-offers = Chaque donne serait annulée : au départ, toute enchère de { $min } ou plus mènerait l’aîné à l’objectif, et l’aîné ne peut pas entamer pour quatre.
misfit-pegging = Dans un jeu à enchères, on ne peut pas pointer les cartes au fil des plis : un contrat chuté reprendrait ces points.
misfit-tie = À égalité, le Jeu ne peut aller au camp qui n’a pas distribué que s’il n’y a que deux camps.
misfit-trump-order = L’ordre des atouts ne dit pas où se place cette carte : { $trump }.
misfit-joker-turned-up = Un joker n’a pas de couleur à donner à l’atout : un jeu où une carte retournée ou coupée fixe l’atout n’a donc pas de joker.
misfit-must-bid = Personne n’enchérit dans ce jeu : personne ne pourrait donc gagner.
misfit-moon-target = Une partie au nombre de donnes fixé n’a pas d’objectif : le chelem ne peut ni la gagner ni la perdre.
warning-line = Attention : { $warning }
warning-forced-four = À chaque donne, quelqu’un doit annoncer { $min ->
    [4] quatre
   *[other] { $min }
}, et peu de mains y arrivent. Les scores peuvent plonger loin sous zéro, et la partie ne jamais finir.
warning-few-bids = Peu de mains valent une enchère de { $min }, et une donne sans enchère est annulée. La partie peut durer des centaines de donnes.
warning-nobody-bids = Quand l’aîné approche de l’objectif, personne ne peut ou ne veut enchérir, et la donne est annulée. La partie peut ne jamais finir.
warning-nobody-wins = Seul le preneur peut gagner, et quand l’aîné approche de l’objectif, personne ne peut enchérir. La partie peut ne jamais finir.
warning-few-winners = Seul le preneur peut gagner, et peu de mains valent une enchère de { $min }. La partie peut ne jamais finir.
warning-reckless-bids = Seul le preneur peut gagner, et un contrat chuté ne lui coûte rien : tout le monde risque d’enchérir trop haut. La partie peut ne jamais finir.
warning-free-moon = Le chelem ne rapporte rien et ne coûte rien : n’importe qui peut prendre l’enchère aux autres sans risque.
warning-long = Une partie en { $target } points entre { $sides } camps peut durer des centaines de donnes.
misfit-proposal = Ceci arrangerait tout ({ $changes }).
refused-discard = { $count ->
    [one] Écartez exactement { $count } carte.
   *[other] Écartez exactement { $count } cartes.
}
refused-no-discard = Il n’y a rien à écarter maintenant.
refused-trumps-only = Dans ce jeu, on ne joue que les atouts.
refused-first-lead = La première carte doit être un atout, et vous en avez.
refused-joker-first = La première carte ne peut pas être un joker : vous en avez une autre.
refused-forced-bid = Tous les autres ont passé : le donneur doit annoncer { $min } ou plus.
refused-held-to = Tous les autres ont passé : le donneur doit annoncer { $bid }, ni plus ni moins.
refused-discard-range = Écartez au moins { $min } et au plus { $max } cartes.
refused-discard-trump = Cette carte est un atout : { card-alone }. Elle reste tant que vous pouvez en écarter une autre.
refused-discard-scoring = Cette carte compte : { card-alone }. Elle reste tant que vous pouvez écarter un autre atout.
refused-discard-spared = { $kind ->
    [highest] Cette carte reste : { card-alone }. Votre première carte doit être plus haute que les atouts que vous écartez.
   *[scoring] Cette carte compte : { card-alone }. À cette table, elle n’est pas écartée.
}
refused-discard-must = { $kind ->
    [idle] Cette carte ne compte pas : { card-alone }. Elle doit partir.
   *[plain] Cette carte n’est pas un atout : { card-alone }. Elle doit partir.
}
refused-discard-most = Vous pouvez garder le reste : écartez au plus { $max ->
    [one] { $max } carte
   *[other] { $max } cartes
}.
refused-keep = Gardez exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
refused-still-discarding = L’écart n’est pas terminé : personne ne joue encore.
refused-no-seat = Personne n’est assis à la place { $seat }.
refused-unsettled = { $who ->
    [you] Répondez d’abord à la question.
   *[one] { $name } doit d’abord régler quelque chose.
}
refused-not-now = { $remark ->
    [rest] Vous ne pouvez pas revendiquer le reste maintenant.
    [lay-down] Votre main ne peut pas être abattue maintenant.
    [take-back] Aucune de vos cartes ne peut plus être reprise.
    [renege] Une renonce ne se signale que chez un adversaire, une fois le pli complet, et là où ce sont les joueurs qui y veillent.
    [call-card] Aucun adversaire n’a montré cette carte, ou vous ne pouvez pas la réclamer maintenant.
    [call-partner] Vous n’appelez pas de partenaire maintenant, ou vous avez vous-même cette carte.
    [first-pitcher] On ne vous demande pas maintenant à qui est la première entame.
    [expose] Vous ne pouvez pas montrer cette carte maintenant.
    [look] Vous avez déjà vu vos cartes.
    [override] Personne n’a joué avant que vous puissiez enchérir.
    [decline] Vous n’avez rien à laisser passer.
    [withdraw] Il n’y a pas de carte mal jouée à faire reprendre.
    [let-stand] Il n’y a pas de carte mal jouée à laisser.
    [name] Ce n’est pas le moment de nommer l’atout.
    [demand] Vous n’avez rien à exiger maintenant.
    [end-by-score] La partie ne peut finir au score qu’après { $hands } donnes sans que personne se rapproche de l’objectif.
    [weak-hand] Vous ne pouvez montrer une main faible qu’avant de parler pour la première fois, et si elle est aussi faible que cette table le demande.
   *[content] Personne ne vous demande si vous avez quelque chose à signaler.
}
refused-no-mistakes = Aucune faute n’est possible à cette table : il n’y a rien à signaler.
refused-not-certain = Les autres pourraient encore faire un pli.
refused-not-worthless = On n’abat sa main qu’à son tour, sans atout, sans carte au-dessus du neuf et sans carte qui compte.
refused-seller-out = À { $bid }, le prix ferait gagner le vendeur : offrez moins.
refused-gift-wins = Le point finirait la partie, ce que cette table ne permet pas : redonnez.
refused-must-pass = Après une enchère irrégulière, il faut passer.
refused-word-not-now = Cela ne peut pas se dire maintenant.
refused-lead-trump = Vous avez nommé l’atout : votre première attaque doit être un atout.
refused-demanded = { $demand ->
    [highest] Le preneur a exigé votre plus haute carte de la couleur demandée.
    [lowest] Le preneur a exigé votre plus basse carte de la couleur demandée.
    [trump] Le preneur a exigé un atout.
   *[no_trump] Le preneur a exigé que vous ne jouiez pas atout.
}
refused-called = Les adversaires ont réclamé { $card } : jouez cette carte.
refused-play-higher = Vous avez écarté { $card } : votre première carte doit être plus haute.
refused-partner-card = Le preneur a appelé { $card } : jouez cette carte au premier pli.

## The result of a hand

result-made = { $who ->
    [you] Vous avez annoncé { $bid } et fait { $made }
   *[one] { $name } a annoncé { $bid } et fait { $made }
}
result-with-partner = { $result }, avec { $partner }
result-alone = { $result }, sans partenaire
result-smudge = { $who ->
    [you] Vous avez réussi le smudge
   *[one] { $name } a réussi le smudge
}
result-smudge-failed = { $who ->
    [you] Vous avez annoncé un smudge et fait { $made }
   *[one] { $name } a annoncé un smudge et fait { $made }
}
result-claim = { $who ->
    [you] Vous avez revendiqué le reste des plis, à juste titre.
   *[one] { $name } a revendiqué le reste des plis, à juste titre.
}
result-free = { $who ->
    [you] Vous avez entamé sans enchère et fait { $made }
   *[one] { $name } a entamé sans enchère et fait { $made }
}
result-free-named = { $who ->
    [you] Vous avez nommé l’atout sans enchère et fait { $made }
   *[one] { $name } a nommé l’atout sans enchère et fait { $made }
}
result-log = { $set_back ->
    [yes] { $headline } : moins { $bid }.
    [failed] { $headline } : { $bid } pour les autres.
   *[no] { $headline }.
}
reason-made = Cela a suffi : { $points }.
reason-made-free = { $points }, sans contrat à remplir.
reason-none-free = Aucun des points.
reason-set-back = { $count ->
    [0] Aucun des points n’a été fait.
    [one] { $points } n’a pas suffi.
   *[other] { $points } n’ont pas suffi.
}
stamp-set-back = Chute
stamp-failed = Chute
stamp-made = Réussi
stamp-smudge = Smudge

award-high = L’atout le plus haut de la donne était { card }{ $by }.
award-high-held = L’atout le plus haut en jeu était { card }{ $by }.
award-low-kept = L’atout le plus bas de la donne était { card }{ $by }.
award-low-held = L’atout le plus bas en jeu était { card }{ $by }.
award-low-taken = L’atout le plus bas de la donne était { card }. { $taker ->
    [you] Vous avez pris la carte
   *[one] { $taker_name } a pris la carte
}, mais le Bas { $owner ->
    [you] vous reste
   *[one] reste à { $owner_name }
}.
award-low-held-taken = L’atout le plus bas en jeu était { card }. { $taker ->
    [you] Vous avez pris la carte
   *[one] { $taker_name } a pris la carte
}, mais le Bas { $owner ->
    [you] vous reste
   *[one] reste à { $owner_name }
}.
award-low-won = L’atout le plus bas de la donne, { card }, a été pris { $owner ->
    [you] chez vous
   *[one] à { $owner_name }
} { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }.
award-low-home = L’atout le plus bas de la donne, { card }, a été sauvé { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }.
award-jack-taken = { $owner ->
    [you] Votre valet de { suit }, pris
   *[one] Valet de { suit } pris à { $owner_name }
} { $trick ->
    [0] avec le reste
   *[other] au pli { $trick } avec { $with }
}{ $by }.
award-jack-hung = Pendu, il vaut { $points }.
award-jack-kept = Valet de { suit } sauvé { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }.
award-jack-absent = Le valet de { suit } n’était pas en jeu.
award-card-absent = Hors jeu : { card-alone }.
award-card-player = Points acquis en jouant { card } { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }.
award-card-kept = Carte sauvée { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }, { card }.
award-card-taken = Carte prise { $owner ->
    [you] chez vous
   *[one] à { $owner_name }
} { $trick ->
    [0] avec le reste
   *[other] au pli { $trick }
}{ $by }, { card }.
award-last = Dernier pli fait{ $by }.
award-none = Personne ne l’a fait.
award-game = { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} contre { $next }. Le plus grand nombre emporte le Jeu.
award-game-tie = Égalité à { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : { $names }. Personne ne marque le Jeu.
award-game-tie-carry = Égalité à { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : { $names }. Personne ne marque le Jeu, qui vaudra { $carry } de plus à la donne suivante.
award-game-carried = Dont { $carry } en report.
award-game-tie-eldest = Égalité à { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : le Jeu va alors à l’aîné.
award-game-tie-side = Égalité à { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : le Jeu va alors au camp qui n’a pas distribué.
award-game-tie-jokers = Égalité à { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} : le Jeu va alors à qui a pris le plus de jokers.
award-won-before = La partie était gagnée avant que ce point se marque.
award-nobody = Personne
award-by = { $who ->
    [you] {" "}(vous)
   *[one] {" "}({ $name })
}
award-line = { $point } : { $name }. { $reason }
award-pegged = pointé
award-lost = perdu : contrat chuté
award-not-better = l’autre camp en a fait plus
award-card-dead = Carte écartée, { card } ; elle compte pour le camp qui a nommé l’atout.
award-card-discarded = Carte écartée, { card }.

hand-title = Fin de la donne { $number }
hand-set-back = chute
hand-set-back-with = chute ; { $points }
hand-failed = contrat chuté
hand-failed-with = contrat chuté ; { $points }
hand-bid-taken = le contrat à { $bid }
hand-bid-taken-with = { $points } ; le contrat à { $bid }
hand-difference = la différence, { $points }
hand-moon = le chelem
hand-pegged = { $points } au pointage
hand-nothing = rien
hand-next = { $who ->
    [you] Personne n’a gagné. Vous distribuez la donne { $number }.
   *[one] Personne n’a gagné. { $name } distribue la donne { $number }.
}
hand-review = Revoir
hand-continue = Continuer
brief-dealt = { $who ->
    [you] distribué à vous
   *[one] distribué à { $name }
}
brief-held = { $who ->
    [you] chez vous
   *[one] chez { $name }
}
brief-kept = { $who ->
    [you] gardé par vous
   *[one] gardé par { $name }
}
brief-took = { $who ->
    [you] pris par vous
   *[one] pris par { $name }
}
brief-game = { $points } à { $next }
brief-tie = { $points } chacun
brief-absent = pas en jeu
count-short = { $who ->
    [you] Vous avez fait { $made } sur { $bid }
    [several] { $name } ont fait { $made } sur { $bid }
   *[one] { $name } a fait { $made } sur { $bid }
}
count-standing = { $place ->
    [lead] { $by } d’avance, encore { $left } à faire.
    [behind] { $by } de retard, encore { $left } à faire.
   *[level] À égalité, encore { $left } à faire.
}
count-standing-hands = { $place ->
    [lead] { $by } d’avance.
    [behind] { $by } de retard.
   *[level] À égalité.
}
count-skip = Passer
hand-on = Donne suivante
result-eldest = { $who ->
    [you] Vous avez entamé et fait { $made }
   *[one] { $name } a entamé et fait { $made }
}
result-trump = L’atout était { suit }. { $made }
result-side-made = { $who ->
    [you] Vous avez fait { $made }
    [your-side] { $name } avez fait { $made }
    [several] { $name } ont fait { $made }
   *[one] { $name } a fait { $made }
}
result-side-points = { $name } : { $points }.
result-early = La donne n’a pas été jouée jusqu’au bout
result-early-about = La partie s’est décidée avant le décompte.
award-not-played = Ce point n’a pas été joué.

## The end of the game

end-title = { $who ->
    [you] Vous gagnez la partie
    [your-side] { $name } gagnez la partie
    [several] { $name } gagnent la partie
   *[one] { $name } gagne la partie
}
# How somebody came out of a game that is over.
end-won = { $who ->
    [you] Vous avez gagné
    [your-side] { $name } avez gagné
    [several] { $name } ont gagné
   *[one] { $name } a gagné
}
end-lost = { $who ->
    [you] Vous avez perdu
   *[your-side] { $name } avez perdu
}
end-came = { $who ->
    [you] Vous finissez { $place ->
        [2] à la deuxième place
        [3] à la troisième place
        [4] à la quatrième place
        [5] à la cinquième place
        [6] à la sixième place
       *[7] à la dernière place
    }
   *[your-side] { $name } finissez { $place ->
        [2] à la deuxième place
        [3] à la troisième place
        [4] à la quatrième place
        [5] à la cinquième place
        [6] à la sixième place
       *[7] à la dernière place
    }
}
end-hands = { $hands ->
    [one] après { $hands } donne
   *[other] après { $hands } donnes
}
end-standing = { $own } à { $other }, { end-hands }
# The hand in which the game turned, and the card that did it.
end-turned = La donne { $number } a fait la différence : { $said }
end-caught = { $owner ->
    [you] { $taker_name } vous prend
   *[one] { $taker ->
        [you] Vous prenez
       *[one] { $taker_name } prend
    } à { $owner_name }
} { card-object } avec { $with }.
end-saved = { $who ->
    [you] Vous sauvez
   *[one] { $name } sauve
} { card-object }.
end-made = { $who ->
    [you] Vous faites
   *[one] { $name } fait
} { $point } avec { card-with }.
end-smudge = Un smudge gagne sur-le-champ : quatre annoncés, et les quatre points faits.
end-moon = Un chelem gagne sur-le-champ : il était annoncé, et tout ce qui compte a été gagné.
end-all-four = Les quatre points dans une même donne gagnent sur-le-champ.
end-bidder-first = L’objectif est atteint, avec { $points }{ $contested ->
    [yes] : le preneur qui remplit son contrat compte en premier.
   *[no] .
}
end-point = { $rid ->
    [yes] Plus aucun des { $target } jetons
   *[no] { $target } atteints
} grâce à ce point : { $point }.{ $contested ->
    [yes] {" "}L’ordre du décompte : { $order }.
   *[no] {""}
}
end-lead = Deux points d’avance au moins sur tous les autres, avec { $points }.
end-last-hand = Meilleur score après la dernière donne, { $points }.
end-fall = Meilleur score, { $points }, quand quelqu’un est tombé à { $lost } ou plus au-dessous de zéro.
end-higher-score = { $target } atteints avec le score le plus haut, { $points }.
end-receives = { $who ->
    [you] Vous recevez { $amount }
    [your-side] { $name } recevez { $amount }
    [several] { $name } reçoivent { $amount }
   *[one] { $name } reçoit { $amount }
}
end-pays = { $who ->
    [you] Vous payez { $amount }
    [your-side] { $name } payez { $amount }
    [several] { $name } paient { $amount }
   *[one] { $name } paie { $amount }
}
end-pays-nothing = { $who ->
    [you] Vous ne payez rien
    [your-side] { $name } ne payez rien
    [several] { $name } ne paient rien
   *[one] { $name } ne paie rien
}
end-settling-rule = Un par perdant, deux si son score est à zéro ou moins.
end-settling-bonus = Un par perdant, deux si son score est à zéro ou moins, et un de plus pour chaque chute.
# Pourquoi quelqu’un paie ce qu’il paie.
end-why = { $base ->
    [2] deux pour un score à zéro ou moins
   *[1] un pour la défaite
}{ $bonus ->
    [0] {""}
    [one] , { $bonus } pour une chute
   *[other] , { $bonus } pour les chutes
}
end-review = Cette donne
end-home = Terminé
end-play-again = Revanche
# La liste des contrats réussis : « Contrats réussis : vous 3 sur 4, Ana 1 sur 2. »
end-bids = Contrats réussis : { $bids }.
end-bids-of = { $who ->
    [you] vous { $made } sur { $of }
   *[one] { $name } { $made } sur { $of }
}
end-best-hand = Meilleure donne : la { $number }, { $who ->
    [you] où vous marquez { $points }
    [your-side] où { $name } marquez { $points }
    [several] où { $name } marquent { $points }
   *[one] où { $name } marque { $points }
}.
end-by = { $rid ->
    [yes] Plus aucun des { $target } jetons
   *[no] { $target } atteints
} { $by ->
    [turn-up] grâce à la retourne
    [earlier] lors d’une donne précédente
    [gift] grâce au point donné
    [sale] grâce au prix de l’entame
    [bid-taken] grâce au contrat chuté par les autres
    [difference] grâce à la différence
    [misdeal] grâce au point pour maldonne
    [look] grâce aux points pour des cartes vues trop tôt
    [renege] grâce aux points pour une renonce
    [moon] grâce au chelem
   *[slam] grâce au cinquième point du smudge
}.
end-score = Meilleur score, { $points }, après { $hands } donnes sans que personne se rapproche de l’objectif.
end-forfeit = Les autres ont retenu un des plus hauts atouts, ce qui leur coûte la partie.
end-reds-even = { $who ->
    [you] Vous ne gagnez ni ne perdez de jetons rouges
    [your-side] { $name } ne gagnez ni ne perdez de jetons rouges
    [several] { $name } ne gagnent ni ne perdent de jetons rouges
   *[one] { $name } ne gagne ni ne perd de jetons rouges
}
end-reds-won = { $who ->
    [you] Vous gagnez { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
    [your-side] { $name } gagnez { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
    [several] { $name } gagnent { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
   *[one] { $name } gagne { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
}
end-reds-lost = { $who ->
    [you] Vous perdez { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
    [your-side] { $name } perdez { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
    [several] { $name } perdent { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
   *[one] { $name } perd { $amount ->
        [one] { $amount } jeton rouge
       *[other] { $amount } jetons rouges
    }
}

## The evening: several games, and who owes whom

evening-title = Ce soir
evening-none = Aucune partie n’a encore été jouée jusqu’au bout ce soir.
evening-about = { $games ->
    [one] Ce soir : une partie.
   *[other] Ce soir : { $games } parties.
}
evening-game = Partie { $number }, { $game }. { $who ->
    [you] Vous gagnez
    [several] Victoire partagée : { $winners }
   *[one] { $winners } gagne
}.
evening-balance = { $who ->
    [you] Vous { $sign ->
        [won] avez gagné { $amount }
        [lost] avez perdu { $amount }
       *[even] êtes à zéro
    }
   *[one] { $name } { $sign ->
        [won] a gagné { $amount }
        [lost] a perdu { $amount }
       *[even] est à zéro
    }
}
evening-pays = { $to ->
    [you] { $from_name } vous doit { $amount }
   *[one] { $from ->
        [you] Vous devez
       *[one] { $from_name } doit
    } { $amount } à { $to_name }
}.
evening-even = Personne ne doit rien.
evening-new = Nouvelle soirée
evening-begun = Une nouvelle soirée commence. Personne ne doit rien.

## The rule sheet: every rule in plain words. After "was:" the value of the printed rules.

rule-players = On joue à { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[7] sept
}, { $teams ->
    [pairs] par équipes de deux ; les partenaires se font face
    [threes] en deux camps de trois, placés en alternance
    [called] chacun avec son propre score ; à chaque donne, le preneur appelle un partenaire
    [four-in-pairs] par équipes de deux, parce qu’on est quatre ; à tout autre nombre, chacun pour soi
    [others-alone] chacun pour soi ; ce n’est qu’à quatre qu’on joue par équipes de deux
   *[none] chacun pour soi
}. { $only ->
    [yes] Aucun autre nombre de joueurs n’est possible.
   *[no] Le jeu se joue de { $min } à { $max } joueurs.
}
rule-direction = { $direction ->
    [ccw] On distribue et on joue vers la droite, dans le sens inverse des aiguilles d’une montre. Le joueur à la droite du donneur s’appelle l’aîné et commence ; après chaque donne, c’est à son voisin de droite de distribuer.
   *[cw] On distribue et on joue vers la gauche, dans le sens des aiguilles d’une montre. Le joueur à la gauche du donneur s’appelle l’aîné et commence ; après chaque donne, c’est à son voisin de gauche de distribuer.
}
rule-pack = { $pack ->
    [full] Le paquet compte 52 cartes, du deux à l’as
    [short] Le paquet compte 32 cartes, du sept à l’as
   *[other] Le paquet compte { $cards } cartes, avec dans chaque couleur : { $ranks }
}{ $jokers ->
    [0] {"."}
    [1] , plus un joker.
   *[other] , plus deux jokers.
} Dans chaque couleur, l’as est le plus haut, puis viennent le roi, la dame, le valet, le dix et ainsi de suite.
rule-pack-shrinks = { $shrinks ->
    [yes] À moins de joueurs, les cartes les plus basses sont retirées : le paquet a juste assez de ses rangs les plus hauts pour qu’il reste au moins deux cartes après la donne.
   *[no] Le paquet a les mêmes cartes quel que soit le nombre de joueurs.
}
rule-off-trumps = { $count ->
    [0] Aucune carte d’une autre couleur n’est un atout.
    [1] Dans l’autre couleur de même teinte, rouge ou noire, cette carte est aussi un atout : { $ranks }. Si l’atout est cœur, elle compte à carreau comme un cœur, et non comme un carreau.
   *[other] Dans l’autre couleur de même teinte, rouge ou noire, ces cartes sont aussi des atouts : { $ranks }. Si l’atout est cœur, elles comptent à carreau comme des cœurs, et non comme des carreaux.
}
rule-trump-order = Les atouts, du plus haut au plus bas : { $order }.
rule-joker-order = { $order ->
    [first_high] Si les deux jokers tombent dans le même pli, le premier joué est le plus haut.
    [second_high] Si les deux jokers tombent dans le même pli, le second joué est le plus haut.
   *[fixed] Les jokers sont marqués : l’un des deux est toujours le plus haut.
}
rule-joker-led = { $led ->
    [anything] Si l’on attaque d’un joker, les autres peuvent jouer n’importe quelle carte.
   *[trumps] Si l’on attaque d’un joker, les autres doivent jouer atout s’ils le peuvent.
}
rule-pitched-wild = { $wild ->
    [own] Quelle que soit la carte d’entame, sa propre couleur est l’atout.
    [spades] Si l’on entame avec un joker, l’atout est pique. Toute autre carte fait de sa couleur l’atout.
    [no-joker] On ne peut pas entamer avec un joker, sauf si l’on n’a rien d’autre : l’atout est alors pique. Toute autre carte fait de sa couleur l’atout.
    [joker] Si l’on entame avec un joker, le preneur nomme ensuite la couleur d’atout de son choix.
    [off] Si l’on entame avec { $ranks }, le preneur nomme ensuite l’atout : la couleur de la carte, ou l’autre couleur de même teinte.
   *[joker-and-off] Si l’on entame avec un joker, le preneur nomme ensuite la couleur d’atout de son choix. Si l’on entame avec { $ranks }, il nomme la couleur de la carte, ou l’autre couleur de même teinte.
}
rule-low-joker = { $low ->
    [yes] Un joker peut être le Bas.
   *[no] Un joker n’est jamais le Bas : le Bas est l’atout le plus bas qui ne soit pas un joker.
}
rule-deal = Chacun reçoit { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, { $batch } à la fois.{ $rest ->
    [stock] {" "}Les autres forment le talon.
    [yes] {" "}Les autres restent face cachée.
   *[no] {""}
}
rule-widow = { $to ->
    [none] Il n’y a pas de chien.
    [own] Chacun reçoit en plus un chien de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, qui reste face cachée jusqu’à ce que l’atout soit nommé.
   *[bidder] On distribue aussi un chien de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, face cachée sur la table.
}
rule-first-deal = { $draw ->
    [yes] Chacun tire une carte, et la plus haute distribue en premier.
   *[no] {""}
}{ $ceremony ->
    [yes] { $draw ->
        [yes] {" "}Avant
       *[no] Avant
    } la première donne, le joueur placé avant le donneur coupe, en laissant au moins cinq cartes de chaque côté.
   *[no] { $draw ->
        [yes] {""}
       *[no] La coupe n’est pas montrée.
    }
}
rule-trump = { $by ->
    [turn_up] Une fois les cartes distribuées, on retourne la suivante, et sa couleur est l’atout, sauf si l’aîné en demande une autre. L’aîné joue en premier.
    [sale] La première carte jouée fixe l’atout de la donne. C’est à l’aîné que revient le droit de la jouer, appelé l’entame ; il peut le garder ou le vendre.
    [eldest] Il n’y a pas d’enchères. L’aîné entame : la première carte jouée fixe l’atout de la donne.
    [stock_top] La couleur de la première carte du talon est l’atout. L’aîné joue en premier.
    [cut] Avant de distribuer, on tire une carte à la coupe, on la montre et on la remet : sa couleur est l’atout. L’aîné joue en premier.
    [auction-announced] Le plus fort enchérisseur nomme l’atout de la donne.
    [sale-announced] C’est à l’aîné que revient le droit de nommer l’atout de la donne, appelé l’entame ; il peut le garder ou le vendre.
   *[auction] Le plus fort enchérisseur entame : la première carte jouée fixe l’atout de la donne.
}
rule-first-lead = { $leader ->
    [eldest] L’aîné attaque au premier pli
    [partner_with_one_trump] Le partenaire de qui a nommé l’atout attaque au premier pli s’il n’a qu’un seul atout, sinon c’est qui l’a nommé
   *[pitcher] Qui a nommé l’atout attaque au premier pli
}{ $lead ->
    [trump] {""}, et doit jouer un atout s’il en a.
    [only-trumps] {"."}
   *[any] {""}, avec la carte de son choix.
}
rule-first-pitcher = { $first ->
    [first_jack] On distribue à découvert jusqu’au premier valet : qui le reçoit est l’aîné de la première donne.
    [colour_guess] Avant la première donne, on devine rouge ou noir : qui devine juste est l’aîné.
    [high_cut] Avant la première donne, un joueur de chaque camp coupe : la carte la plus haute désigne l’aîné.
    [high_cut_chooses] Avant la première donne, un joueur de chaque camp coupe : qui a la carte la plus haute dit qui est l’aîné.
    [low_cut] Avant la première donne, un joueur de chaque camp coupe : la carte la plus basse désigne l’aîné.
    [two_of_diamonds] Qui reçoit le deux de carreau à la première donne en est l’aîné ; si personne ne le reçoit, c’est le joueur assis à côté du donneur.
   *[by_deal] L’aîné de la première donne est assis à côté du premier donneur.
}
rule-sale = L’aîné peut entamer tout de suite, et doit alors faire quatre points. Sinon, l’entame est en vente.
rule-bids = { $sale ->
    [yes] Les autres font leurs offres à tour de rôle, le donneur en dernier
   *[no] L’aîné parle en premier, le donneur en dernier
} : { $calls }. { $rounds ->
    [continuous] Les enchères tournent jusqu’à ce qu’il ne reste qu’un enchérisseur ; qui a passé n’y revient plus.
   *[single] Chacun enchérit ou passe une seule fois.
} Chaque enchère doit dépasser la précédente.
rule-privilege = { $privilege ->
    [max] Le donneur peut reprendre une enchère de { $max } en l’égalant, mais doit dépasser toute enchère plus basse.
    [yes] Le donneur peut prendre l’entame en égalant l’enchère la plus haute.
    [later-max] Chacun peut reprendre une enchère de { $max } en l’égalant, mais doit dépasser toute enchère plus basse.
    [later] Chacun peut prendre l’entame en égalant l’enchère la plus haute.
   *[no] Le donneur aussi doit monter pour prendre l’entame.
}{ $twice ->
    [yes] {" "}Personne n’annonce deux fois le même nombre.
   *[no] {""}
}
rule-final = { $ends ->
    [sale] Une enchère de { $max } met fin aux enchères, et seul l’aîné peut encore la reprendre.
    [yes] Une enchère de { $max } met fin aux enchères, et personne ne peut la reprendre.
   *[no] Une enchère de { $max } ne met pas fin aux enchères.
}
rule-no-moon = Le chelem, enchère au-dessus de tous les nombres, ne peut pas être annoncé.
rule-moon = Le chelem est une enchère au-dessus de tous les nombres{ $taken ->
    [dealer] {","} et le donneur peut le reprendre en l’annonçant aussi.
    [later] {","} et chacun peut le reprendre en l’annonçant aussi.
   *[nobody] {" "}: il met fin aux enchères, et personne ne peut le reprendre.
} { $needs ->
    [points_and_tricks] Pour le réussir, il faut prendre tout ce qui compte et faire tous les plis.
   *[points] Pour le réussir, il faut prendre tout ce qui compte.
} { $moon ->
    [points] Il rapporte { $stake } s’il réussit et coûte { $stake } s’il échoue.
    [points_or_game] Il rapporte { $stake } s’il réussit et coûte { $stake } s’il échoue ; réussi à partir de zéro, il gagne la partie.
   *[target_or_zero] À partir d’un score de zéro, il gagne la partie ; sous zéro, il ramène le score à zéro. S’il échoue, il coûte { $stake }.
} Les autres marquent ce qu’ils font.
rule-all-pass = { $all_pass ->
    [redeal_same_dealer] Si personne n’enchérit, le même donneur redistribue.
    [redeal_next_dealer] Si personne n’enchérit, la donne est annulée, et c’est au suivant de distribuer.
    [eldest_forced] Si personne n’enchérit, l’aîné entame pour { $min }.
    [eldest_free] Si personne n’enchérit, l’aîné entame, sans contrat à remplir.
    [dealer_free] Si personne n’enchérit, le donneur entame, sans contrat à remplir.
    [eldest_forced_names] Si personne n’enchérit, l’aîné nomme l’atout pour { $min }.
    [eldest_names] Si personne n’enchérit, l’aîné nomme l’atout, sans contrat à remplir.
    [dealer_names] Si personne n’enchérit, le donneur nomme l’atout, sans contrat à remplir.
    [dealer_forced_to] Si personne d’autre n’enchérit, le donneur doit annoncer { $min }.
   *[dealer_forced] Si personne d’autre n’enchérit, le donneur doit annoncer { $min } ou plus.
}
rule-sold = L’aîné vend alors au plus offrant, qui entame, ou garde l’entame et doit faire autant de points qu’on lui en offrait.
rule-seller-credit = { $credit ->
    [immediate] L’aîné marque le prix dès que l’entame est vendue.
   *[none] L’aîné ne marque rien pour la vente.
}
rule-refused-credit = { $credit ->
    [yes] Si l’aîné garde l’entame, le plus offrant marque le montant de l’offre refusée.
   *[no] Si l’aîné garde l’entame, le plus offrant ne marque rien pour son offre.
}
rule-seller-cap = { $cap ->
    [cannot_put_seller_out] Personne ne peut offrir un prix qui mènerait l’aîné à l’objectif.
   *[none] Toute offre est permise, si près que l’aîné soit de l’objectif.
}
rule-turned = { $scores ->
    [none] La retourne ne rapporte rien.
   *[some] La retourne rapporte aussitôt au camp du donneur : { $points }.
}
rule-turned-wins = { $wins ->
    [yes] Les points d’une retourne peuvent gagner la partie sur-le-champ.
   *[no] Les points d’une retourne ne finissent pas la partie : la donne se joue.
}
rule-beg = { $times ->
    [0] On ne demande pas : la première carte retournée décide.
    [1] L’aîné accepte, et le jeu commence ; ou bien il demande une autre couleur d’atout, une fois par donne.
   *[other] L’aîné accepte, et le jeu commence ; ou bien il demande une autre couleur d’atout, jusqu’à { $times } fois par donne.
}
rule-peek = { $peek ->
    [eldest_and_dealer] Tant que ce n’est pas réglé, seuls l’aîné et le donneur peuvent regarder leurs cartes.
   *[all] Chacun peut regarder ses cartes avant cela.
}
rule-gift = { $to ->
    [beggar] Le donneur peut garder la couleur : le camp qui a demandé marque alors aussitôt un point, et le jeu commence.
    [all_opponents] Le donneur peut garder la couleur : chacun des autres camps marque alors aussitôt un point, et le jeu commence.
   *[other_side] Le donneur peut garder la couleur : l’autre camp marque alors aussitôt un point, et le jeu commence.
}
rule-gift-wins = { $wins ->
    [yes] Ce point peut gagner la partie.
    [not-at-once] Le donneur peut le faire même si ce point mène quelqu’un à l’objectif.
   *[no] Le donneur ne peut pas le faire si ce point mène quelqu’un à l’objectif.
}
rule-run = Ou bien le donneur redonne : la retourne est mise de côté, chacun reçoit trois cartes de plus, et l’on retourne la suivante. Si elle est de la même couleur, on redonne encore. Les cartes mises de côté sont hors jeu.
rule-run-hand = { $hand ->
    [discard_to_six] Avant la première carte, chacun écarte pour revenir à { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
   *[keep_all] Chacun garde les cartes supplémentaires, et toutes se jouent.
}
rule-run-out = { $out ->
    [kick_remaining] Si le talon ne suffit pas pour tous, on retourne ses dernières cartes une à une jusqu’à ce que la couleur change ; la toute dernière décide.
   *[redeal_same_dealer] Si le talon ne suffit pas pour tous, le même donneur mêle et redistribue ; les points des retournes restent acquis.
}
rule-bunch = { $bunch ->
    [yes] Au lieu de redonner, l’aîné et le donneur peuvent s’entendre pour remêler et redistribuer.
   *[no] L’aîné et le donneur ne peuvent pas remêler à la place.
}
rule-weak-hand = { $weak ->
    [no_face_no_point] Avant de parler pour la première fois, un joueur sans roi, dame ni valet, et sans aucune carte qui puisse compter dans une couleur d’atout ou une autre, peut montrer sa main. Le même donneur redistribue alors.
    [no_ten_no_two] Avant de parler pour la première fois, un joueur qui n’a rien au-dessus du neuf et pas de deux peut montrer sa main, l’écarter et prendre autant de nouvelles cartes du talon, s’il en reste assez.
   *[off] Une main faible ne donne pas droit à une nouvelle donne.
}
rule-widow-taken = { $to ->
    [own] Une fois l’atout nommé, chacun prend son chien.
   *[bidder] { $pitched ->
        [yes] Le plus fort enchérisseur prend le chien avant d’entamer.
       *[no] Qui nomme l’atout prend d’abord le chien.
    }
}
rule-play-size = { $few ->
    [yes] { $size ->
        [0] Chacun joue avec autant de cartes qu’il en a reçu, au plus.
        [one] Chacun joue avec une seule carte au plus.
       *[other] Chacun joue avec { $size } cartes au plus.
    }
   *[no] { $size ->
        [0] Chacun joue avec toutes les cartes reçues.
        [one] Chacun joue avec une seule carte.
       *[other] Chacun joue avec { $size } cartes.
    }
}
# Qui écarte : tout le monde, ou tout le monde sauf le donneur qui prend le reste du talon.
rule-discarders = { $robber ->
    [yes] chacun, sauf le donneur,
   *[no] chacun
}
rule-discard = { $discard ->
    [none] Personne n’écarte rien.
    [plain] Une fois l’atout nommé, { rule-discarders } écarte toutes ses cartes qui ne sont pas des atouts.
    [up_to] Une fois l’atout nommé, { rule-discarders } peut écarter { $max ->
        [one] une carte qui n’est pas un atout
       *[other] jusqu’à { $max } cartes qui ne sont pas des atouts
    }.
    [widow] Une fois l’atout nommé, qui a pris le chien écarte pour revenir à { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
   *[to_size] Une fois l’atout nommé, { rule-discarders } écarte pour revenir à { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
}{ $over ->
    [plain] {" "}{ $size ->
        [one] Un joueur qui a plus d’un atout écarte pour revenir à un
       *[other] Un joueur qui a plus de { $size } atouts écarte pour revenir à { $size }
    }.
    [up_to] {" "}{ $size ->
        [one] Un joueur qui a plus d’une carte doit revenir à une
       *[other] Un joueur qui a plus de { $size } cartes doit revenir à { $size }
    }.
   *[none] {""}
}
rule-discard-trumps = On n’écarte un atout que si l’on n’a rien d’autre à écarter{ $surplus ->
    [any] {""}, et un atout qui compte que si l’on n’a pas d’autre atout à écarter
   *[other] {""}
}. Les atouts écartés sont montrés ; des autres cartes, on ne connaît que le nombre. Ce qui est écarté est hors jeu.
rule-refill = { $refill ->
    [yes] Ensuite, { $robber ->
        [yes] chacun, sauf le donneur,
       *[no] chacun
    } reçoit du talon de quoi avoir { $size ->
        [one] une carte
       *[other] { $size } cartes
    }, s’il en a moins.
   *[no] Personne ne reçoit de nouvelles cartes en échange.
}
rule-exchange-first = { $first ->
    [bidder] C’est le preneur qui écarte d’abord, puis les autres à leur tour
   *[eldest] C’est l’aîné qui écarte d’abord, puis les autres à leur tour
}{ $refill ->
    [yes] ; tous écartent avant que quiconque reçoive de nouvelles cartes.
   *[no] .
}
rule-rest = { $rest ->
    [dealer] Le donneur prend tout ce qui reste du talon et garde { $size ->
        [one] une carte de son choix, atout ou non
       *[other] { $size } cartes de son choix, atouts ou non
    } : cela s’appelle piller le talon. Les atouts qu’il ne garde pas sont montrés, et hors jeu.
    [bidder] Le preneur prend alors tout ce qui reste du talon et garde { $size ->
        [one] une carte de son choix, atout ou non
       *[other] { $size } cartes de son choix, atouts ou non
    }. Les atouts qu’il ne garde pas sont montrés, et hors jeu.
    [bidder_then_partner] Le preneur retourne alors carte par carte ce qui reste du talon, jusqu’à avoir { $size ->
        [one] un atout
       *[other] { $size } atouts
    } ; chaque atout remplace une autre carte.{ $partner ->
        [yes] {" "}S’il reste encore des cartes, son partenaire fait de même.
       *[no] {""}
    }
   *[nobody] Ce qui reste du talon n’est vu de personne.
}
rule-short-stock = { $short ->
    [from_discards] Si le talon s’épuise, on complète les mains avec des cartes écartées qui ne sont pas des atouts.
   *[fewer] Si le talon s’épuise, les derniers servis jouent avec moins de cartes.
}
rule-surplus-trumps = { $surplus ->
    [not_scoring] Un atout qui compte n’est jamais écarté : qui en a plus que de cartes à jouer les garde tous.
    [under_first] Un atout qui compte n’est jamais écarté : qui en a plus que de cartes à jouer les garde tous. La première carte de qui a écarté des atouts doit être plus haute que chacun d’eux.
    [to_partner] Les atouts que le preneur a en trop vont { $partners ->
        [several] au premier de ses partenaires dans l’ordre qui a de la place
       *[one] à son partenaire
    }, autant qu’il peut en prendre : d’abord ceux qui comptent, puis les plus hauts. Tous les voient, et le partenaire, qui ne peut pas les refuser, écarte d’autres cartes à leur place. Seuls les autres sont écartés.
   *[any] Peu importe quels atouts on écarte, du moment que ceux qui comptent partent en dernier.
}
rule-dead-points = { $dead ->
    [maker] Un atout écarté qui compterait compte pour le camp qui a nommé l’atout.
   *[nobody] Un atout écarté ne compte pour personne.
}
rule-blind = { $blind ->
    [yes] Le partenaire du joueur qui entame ne peut regarder aucune carte avant l’entame.
   *[no] Le partenaire du joueur qui entame peut lui aussi regarder ses cartes à tout moment.
}
rule-playable = { $playable ->
    [trumps_only] On ne joue que les atouts. Qui n’en a plus est hors jeu pour le reste de la donne ; si c’est le gagnant d’un pli, le joueur suivant qui en a encore attaque. La donne est finie quand personne n’a plus d’atout.
   *[all] Toutes les cartes se jouent, pas seulement les atouts.
}
rule-follow = Sur une attaque à l’atout, il faut fournir de l’atout si on le peut. { $ruff ->
    [only_when_void] Sur une autre couleur, il faut fournir si on le peut ; on ne coupe que si l’on n’en a pas.
   *[anytime] Sur une autre couleur, on fournit ou on coupe, au choix.
} { $void ->
    [must-trump] Quand on n’a pas de la couleur demandée, il faut couper si on le peut.
   *[any] Quand on n’a pas de la couleur demandée, on joue n’importe quelle carte.
}
rule-layout = { $layout ->
    [rows] Chacun reçoit { $down ->
        [one] une carte
       *[other] { $down } cartes
    } face cachée en rangée, puis autant face visible, une sur chacune. On joue n’importe quelle carte face visible ; celle de dessous est aussitôt retournée et peut se jouer dès lors. Seules les cartes face visible obligent à fournir.
   *[hand] Chacun a ses cartes en main.
}
rule-draw = { $draw ->
    [face_up] Après chaque pli, les deux joueurs tirent chacun la carte du dessus du talon, le gagnant d’abord. Le talon est face visible : on voit donc chaque carte tirée. Quand il est épuisé, on joue les cartes en main.
    [face_down] Après chaque pli, les deux joueurs tirent chacun la carte du dessus du talon, le gagnant d’abord. Le talon est face cachée. Quand il est épuisé, on joue les cartes en main.
   *[none] On ne tire pas de cartes pendant le jeu.
}
rule-partner = Avant la première carte, le preneur appelle une carte qu’il n’a pas. Qui la détient est son partenaire pour la donne, et tous les autres jouent contre eux deux. { $shown ->
    [at_once] Le partenaire se déclare aussitôt.
   *[when_played] Le partenaire se tait jusqu’à ce que la carte soit jouée.
} Si personne ne l’a, le preneur joue sans partenaire.
rule-partner-scores = Chacun a son propre score. Le preneur et son partenaire marquent chacun ce qu’ils font à deux ; chacun des autres marque ce que ceux-ci font ensemble. { $fails ->
    [others] Le montant d’un contrat chuté va à chacun des autres.
   *[back] Le montant d’un contrat chuté est retiré à tous les deux.
}{ $target ->
    [yes] {" "}Si les deux atteignent l’objectif, le preneur gagne.
   *[no] {""}
}
rule-called-first = { $first ->
    [yes] La carte appelée doit être jouée au premier pli si les règles du jeu le permettent.
   *[no] La carte appelée peut être jouée à tout moment.
}
rule-undertrump = { $undertrump ->
    [forbidden_unless_forced] Quand une autre couleur est demandée, on ne peut pas jouer un atout sous un atout plus haut, sauf si l’on ne peut rien jouer d’autre.
   *[allowed] On peut jouer un atout sous un atout plus haut.
}
rule-trick = { $trumps ->
    [only] L’atout le plus haut fait le pli, et le gagnant attaque au suivant.
   *[all] L’atout le plus haut fait le pli ou, s’il n’y en a pas, la plus haute carte de la couleur demandée. Le gagnant attaque au pli suivant.
}
rule-throw-in = { $throw ->
    [void_and_low] Une fois l’atout connu, un joueur sans atout ni carte au-dessus du neuf peut abattre sa main et ne plus jouer de la donne.{ $low_counts ->
        [yes] {" "}Aucune de ces cartes ne doit compter pour le Jeu ni marquer.
       *[no] {""}
    }
   *[off] Toute main se joue, si mauvaise soit-elle.
}
rule-claims = { $claims ->
    [yes] Un joueur certain de faire tous les plis restants peut le dire et finir la donne.
   *[no] Tous les plis se jouent, même quand on sait qui fera les derniers.
}
rule-stops-early = { $stops ->
    [yes] Dès que chacun voit à qui va chaque point, les plis restants ne se jouent pas.
   *[no] On joue jusqu’au bout, même quand il ne reste aucun point à gagner.
}
rule-high = Le Haut, { points-worth }, va à qui a reçu l’atout le plus haut de la donne.
rule-high-held = Le Haut, { points-worth }, va à qui détient l’atout le plus haut en jeu quand la première carte est jouée.
rule-high-drawn = Le Haut, { points-worth }, va à qui reçoit ou tire l’atout le plus haut.
rule-low = { $low_to ->
    [winner] Le Bas, { points-worth }, va à qui gagne dans un pli l’atout le plus bas de la donne.
   *[dealt] Le Bas, { points-worth }, va à qui a reçu l’atout le plus bas de la donne, quel que soit le joueur qui le prend.
}
rule-low-drawn = { $low_to ->
    [winner] Le Bas, { points-worth }, va à qui gagne dans un pli l’atout le plus bas.
   *[dealt] Le Bas, { points-worth }, va à qui reçoit ou tire l’atout le plus bas, quel que soit le joueur qui le prend.
}
rule-low-held = { $low_to ->
    [winner] Le Bas, { points-worth }, va à qui gagne dans un pli l’atout le plus bas en jeu.
   *[dealt] Le Bas, { points-worth }, va à qui détient l’atout le plus bas en jeu quand la première carte est jouée, quel que soit le joueur qui le prend.
}
rule-jack = { $hang ->
    [1] Le Valet, { points-worth }, va à qui prend le valet d’atout, s’il a été distribué.
   *[other] Le Valet, { points-worth }, va à qui prend le valet d’atout, s’il a été distribué. Un valet pendu, c’est-à-dire pris à un autre camp, vaut { $hang }.
}
rule-no-game = Aucune carte du paquet ne vaut de points de cartes : personne ne peut marquer le Jeu.
rule-game = Le Jeu, { points-worth }, va à qui prend dans ses plis le plus de points de cartes : { $values }.{ $partners ->
    [yes] {" "}Les partenaires comptent les leurs ensemble.
   *[no] {""}
}
rule-game-tie = { $game_tie ->
    [eldest] En cas d’égalité au Jeu, c’est l’aîné qui le marque.
    [jokers] En cas d’égalité au Jeu, c’est à qui a pris le plus de jokers de le marquer ; si là encore il y a égalité, personne ne le marque.
    [carry] En cas d’égalité au Jeu, personne ne le marque, et sa valeur s’ajoute au Jeu de la donne suivante.
    [non_dealer_side] En cas d’égalité au Jeu, le camp qui n’a pas distribué le marque.
   *[none] En cas d’égalité au Jeu, personne ne le marque.
}
# Ce que vaut un élément de la liste des points.
points-worth = { $worth ->
    [1] un point
   *[other] { $worth } points
}
rule-cards = { $count ->
    [1] Cet atout compte pour qui le prend dans un pli : { $cards }.
   *[other] Chacun de ces atouts compte pour qui le prend dans un pli : { $cards }.
}
rule-cards-played = { $count ->
    [1] Cet atout compte pour qui le joue, même si le pli est perdu : { $cards }.
   *[other] Chacun de ces atouts compte pour qui le joue, même si le pli est perdu : { $cards }.
}
rule-plain-cards = Cartes qui comptent dans toutes les couleurs sauf l’atout : { $cards }.
rule-plain-cards-played = Cartes qui comptent dans toutes les couleurs sauf l’atout pour qui les joue, même si le pli est perdu : { $cards }.
# Une carte qui compte, dans une liste : « Cinq (5 points) ».
rule-card-worth = { $point } ({ $worth ->
    [1] 1 point
   *[other] { $worth } points
})
rule-pegging = { $pegging ->
    [as_won] Les cartes qui comptent sont pointées dès que le pli est fait ; s’il y en a plusieurs, dans l’ordre des points. Qui atteint ainsi l’objectif gagne la partie sur-le-champ, et la donne s’arrête là. Tout le reste se décompte à la fin de la donne.
    [to_the_end] Les cartes qui comptent sont pointées dès que le pli est fait ; s’il y en a plusieurs, dans l’ordre des points. Tout le reste se décompte à la fin de la donne.
   *[at_end] Les cartes qui comptent se décomptent à la fin de la donne.
}
rule-last = Le dernier pli, { points-worth }, va à qui le fait.
rule-one-card = Une carte peut valoir plusieurs points : le seul atout de la donne est à la fois le Haut et le Bas.
rule-set-back = { $score_as ->
    [difference] Si le contrat est rempli, le camp qui a fait le plus de points marque la différence ; si les deux en ont fait autant, personne ne marque.
    [difference-free] Si le contrat est rempli, ou si personne n’a enchéri, le camp qui a fait le plus de points marque la différence ; si les deux en ont fait autant, personne ne marque.
   *[all] Le preneur qui remplit son contrat marque tous les points faits.
} { $set_scoring ->
    [keep_and_setback] Le preneur qui échoue garde les points faits mais perd le montant de son enchère : c’est la chute.
    [others_take_bid] Le preneur qui échoue ne marque rien et ne perd rien, mais les autres marquent le montant de l’enchère en plus de ce qu’ils font.
   *[setback_only] Le preneur qui échoue ne marque rien et perd le montant de son enchère : c’est la chute.
}{ $others ->
    [if-made] {" "}Si le contrat est rempli, les autres marquent aussi ce qu’ils font.
    [if-failed] {" "}Les autres marquent alors ce qu’ils font.
    [none] {""}
   *[always] {" "}Les autres marquent ce qu’ils font dans tous les cas.
}
rule-all-score = Chacun marque tous les points qu’il fait.
rule-hole = Un score sous zéro est dans le rouge, et on l’entoure sur la feuille.
all-points = { $sum ->
    [4] les quatre points
   *[other] tous les points possibles
}
rule-smudge = { $smudge ->
    [any_all_four] Qui fait { all-points } dans une même donne gagne sur-le-champ, quels que soient l’enchère et le score.
    [slam_bid_five] Une enchère de cinq est un smudge : il faut faire les quatre points et tous les plis. Réussi, il rapporte cinq ; sinon, il coûte cinq.
    [slam_without_bids] Un smudge est une enchère de cinq, mais personne n’enchérit dans ce jeu : rien ne gagne donc sur-le-champ.
    [four_without_bids] Un smudge est une enchère de quatre, mais personne n’enchérit dans ce jeu : rien ne gagne donc sur-le-champ.
    [off_without_bids] Faire { all-points } dans une donne ne gagne pas sur-le-champ.
    [off] Réussir une enchère de quatre rapporte les points, sans gagner sur-le-champ.
   *[bid_four_made] Une enchère de quatre est un smudge : faites { all-points }, et vous gagnez sur-le-champ.
}
rule-smudge-hole = { $hole ->
    [winning] Même dans le rouge, un smudge gagne.
    [four-negative] Dans le rouge, un smudge ne rapporte que ses quatre points.
    [four-zero] À zéro ou moins, un smudge ne rapporte que ses quatre points.
    [forbidden-negative] Dans le rouge, on ne peut pas annoncer de smudge.
   *[forbidden-zero] À zéro ou moins, on ne peut pas annoncer de smudge.
}
rule-target = Le premier à { $target } gagne.
rule-hands = { $length ->
    [deals] { $hands ->
        [1] La partie dure jusqu’à ce que chacun ait distribué une fois, et le score le plus haut gagne.
       *[other] La partie dure jusqu’à ce que chacun ait distribué { $hands } fois, et le score le plus haut gagne.
    }
   *[hands] { $hands ->
        [1] La partie se joue en une donne, et le score le plus haut gagne.
       *[other] La partie se joue en { $hands } donnes, et le score le plus haut gagne.
    }
} Si plusieurs l’ont, on continue donne par donne jusqu’à ce que l’un passe devant. { $length ->
    [deals] Les donnes annulées ne comptent pas ; si c’est alors au suivant de distribuer, sa donne la remplace.
   *[hands] Les donnes annulées ne comptent pas.
}
rule-count-down = { $down ->
    [yes] On compte avec des jetons, de l’objectif jusqu’à zéro : chaque point en fait déposer un, chaque point perdu en fait reprendre un.
   *[no] La feuille de marque compte en montant.
}
rule-going-out = { $going_out ->
    [strict_order] Si deux camps atteignent l’objectif dans la même donne, les points comptent dans cet ordre, et le premier arrivé gagne : { $order }.
    [higher_score] Si deux camps atteignent l’objectif dans la même donne, le score le plus haut gagne ; à égalité, celui du preneur qui a rempli son contrat ; sinon, on continue.
    [bidder_at_once] Le preneur qui a rempli son contrat et est sûr de l’objectif gagne aussitôt, et la donne s’arrête là. Si deux autres l’atteignent dans la même donne, les points comptent dans cet ordre : { $order }.
   *[bidder_first] Si deux camps atteignent l’objectif dans la même donne, le preneur qui a rempli son contrat compte en premier, puis les points dans cet ordre : { $order }.
}
rule-must-bid-out = { $must ->
    [or_all_four] Seul peut gagner le preneur qui remplit son contrat dans cette donne, ou quiconque fait { all-points }.
    [yes] Seul peut gagner le preneur qui remplit son contrat dans cette donne.
   *[no] Tout le monde peut gagner, pas seulement le preneur.
}
rule-stop-short = { $short ->
    [yes] Qui ne peut pas gagner dans une donne s’arrête à { $most } ; les points au-delà sont perdus.
   *[no] Un score peut dépasser l’objectif sans gagner.
}
rule-win-by-two = { $two ->
    [yes] Il faut deux points d’avance sur tous les autres pour gagner ; sinon, on continue.
   *[no] Un point d’avance suffit.
}
rule-lost-at = { $points ->
    [0] Aucun score, si bas soit-il, ne fait perdre la partie.
   *[other] Un score de { $points } ou plus au-dessous de zéro fait perdre : la partie s’arrête, et le meilleur score gagne.
}
rule-settlement = { $settlement ->
    [off] Les perdants ne paient rien.
   *[one_two] À la fin, chaque perdant paie un au gagnant, ou deux si son score est à zéro ou moins.
}
rule-setback-bonus = { $bonus ->
    [yes] Chaque perdant paie un de plus pour chacune de ses chutes.
   *[no] Une chute ne coûte rien de plus à la fin.
}
rule-basis = { $basis ->
    [at_win] Les scores qui comptent sont ceux du moment de la victoire.
   *[full_hand] Les scores qui comptent sont ceux de la fin de la dernière donne.
}
rule-red-pool = { $red ->
    [0] Personne ne met de jetons rouges au pot avant la partie. Le gagnant prend tout ce qui s’y ajoute.
    [one] Avant la partie, chacun met { $red } jeton rouge au pot. Le gagnant prend le pot.
   *[other] Avant la partie, chacun met { $red } jetons rouges au pot. Le gagnant prend le pot.
}
rule-mistakes = { $mode ->
    [table] Les joueurs peuvent faire des fautes, comme à une vraie table. Les règles qui suivent disent ce qu’elles coûtent.
   *[enforced] Aucune faute n’est possible : on ne peut annoncer ou jouer que ce que les règles permettent.
}
rule-misdeal-shown = { $which ->
    [any] Toute carte montrée en distribuant fait maldonne.
    [none] Une carte montrée en distribuant ne fait pas maldonne.
   *[some] Il y a maldonne si l’on montre en distribuant { $ranks }.
}
rule-misdeal-count = { $counts ->
    [yes] Un mauvais nombre de cartes fait maldonne.
   *[no] Un mauvais nombre de cartes se corrige, et ne fait pas maldonne.
}
rule-misdeal-result = { $result ->
    [same_dealer] Après une maldonne, le même joueur redistribue.
    [penalty1_lose_deal] Après une maldonne, chaque camp adverse marque un point, et c’est au suivant de distribuer.
    [penalty1_same_dealer] Après une maldonne, chaque camp adverse marque un point, et le même joueur redistribue.
   *[lose_deal] Après une maldonne, c’est au suivant de distribuer.
}
rule-bid-error = { $error ->
    [take_back] Une enchère trop basse ou hors tour est reprise.
   *[void_pass] Une enchère trop basse ou hors tour est nulle, et son auteur doit passer.
}
rule-early-pitch = { $early ->
    [take_back] Une carte jouée avant la fin des enchères est reprise.
   *[assumed_four] Une carte jouée avant la fin des enchères vaut une enchère de quatre, et fixe l’atout. Mais qui devait parler avant, et ne l’a pas encore fait, peut annoncer quatre et entamer à la place : la carte et celles jouées dessus sont alors reprises.
}
rule-wrong-pitch = Si quelqu’un d’autre joue à la place du preneur, celui-ci peut faire reprendre cette carte et celles jouées dessus. Une fois que le preneur a joué dessus, la carte reste : il nomme aussitôt l’atout, et doit attaquer atout à la première occasion.
rule-wrong-demand = { $demand ->
    [first_plain_lead] Quand ce joueur joue pour la première fois sur une couleur hors atout après la reprise de sa carte, le preneur peut exiger sa plus haute ou sa plus basse carte de la couleur demandée, un atout, ou pas d’atout.
   *[first_turn] Quand vient le tour de ce joueur pour la première fois après la reprise de sa carte, le preneur peut exiger sa plus haute ou sa plus basse carte de la couleur demandée, un atout, ou pas d’atout.
}
rule-revoke = Faire une renonce, c’est jouer une carte que les règles ne permettent pas.
rule-revoke-correction = { $correction ->
    [until_trick_complete] Elle ne coûte rien si elle est corrigée avant que le pli soit complet.
   *[none] Elle ne peut pas être corrigée.
}
rule-revoke-call = { $call ->
    [opponent] Elle ne compte que si un adversaire la signale avant le décompte de la donne.
   *[referee] La renonce se découvre toujours au décompte de la donne, que quelqu’un l’ait remarquée ou non.
}
rule-revoke-penalty = { $penalty ->
    [set_back_bid_red] Le camp fautif ne marque rien, perd le montant de l’enchère et met un jeton rouge au pot. Les autres marquent ce qu’ils font, même le preneur qui a chuté.
    [point_no_game] Chaque camp adverse marque un point, et le camp fautif ne peut pas marquer le Jeu.
    [jack_two] Chaque camp adverse marque deux points si le valet d’atout est en jeu, un sinon, et le camp fautif ne peut marquer ni le Valet ni le Jeu.
    [no_score] Le camp fautif ne marque rien, et si l’enchère était à lui, son contrat a chuté. Les autres marquent ce qu’ils font et rien de plus, même le preneur qui a chuté.
   *[set_back_bid] Le camp fautif ne marque rien et perd le montant de l’enchère. Les autres marquent ce qu’ils font, même le preneur qui a chuté.
}
rule-revoke-together = Si une renonce mène plusieurs camps à l’objectif, { $first ->
    [pitcher] le preneur qui a rempli son contrat gagne, sinon le camp au score le plus haut
   *[score] le camp au score le plus haut gagne
} ; à égalité, le premier à jouer après le donneur.
rule-revoke-points = { $points ->
    [next_best] Personne ne marque les points perdus par une renonce, mais le Jeu revient au meilleur des autres.
   *[forfeit] Personne ne marque les points perdus par une renonce.
}
rule-revoke-no-bid = { $points ->
    [0] Si personne n’a enchéri, une renonce ne coûte pas d’autres points.
    [one] Si personne n’a enchéri, une renonce coûte { $points } point.
   *[other] Si personne n’a enchéri, une renonce coûte { $points } points.
}
rule-renege = { $top ->
    [0] Aucune renonce n’est plus grave qu’une autre.
    [1] { $forfeit ->
        [yes] Un joueur qui ne fournit pas sur une attaque à l’atout alors qu’il détient le plus haut atout perd toute la partie, avec son camp.
       *[no] Ne pas fournir sur une attaque à l’atout quand on détient le plus haut atout est une renonce grave, mais elle ne coûte pas davantage.
    }
   *[other] { $forfeit ->
        [yes] Un joueur qui ne fournit pas sur une attaque à l’atout alors qu’il détient l’un des { $top } plus hauts atouts perd toute la partie, avec son camp.
       *[no] Ne pas fournir sur une attaque à l’atout quand on détient l’un des { $top } plus hauts atouts est une renonce grave, mais elle ne coûte pas davantage.
    }
}
rule-exposed = { $exposed ->
    [callable] Une carte montrée autrement qu’en étant jouée reste face visible, et les adversaires peuvent la réclamer à tout pli suivant où elle peut être jouée.
   *[free] Une carte montrée autrement qu’en étant jouée retourne en main, sans pénalité.
}
rule-blind-look = Si le partenaire du joueur qui entame regarde ses cartes trop tôt, chaque camp adverse marque quatre points.
rules-title = Les règles
rules-changes = { $count ->
    [0] Aucun changement
    [one] { $count } changement, signalé en marge
   *[other] { $count } changements, signalés en marge
}
rules-of = Les règles : { $name }
rules-legend = * diffère des règles d’origine : { $name }.
rules-rulings = { $count ->
    [one] { $count } règle est propre à ce programme, car la source ne tranche pas ; elle est signalée
   *[other] { $count } règles sont propres à ce programme, car la source ne tranche pas ; elles sont signalées
}
rules-ruling = règle de ce programme
rules-law-source = { $law ->
    [setback] White Knuckle Cards ne dit rien des fautes. Ces règles sont celles de Bicycle, pour Auction Pitch.
    [cinch] Ce que coûte une renonce, et le droit de réclamer une carte, viennent des lois du Cinch selon Foster.
    [later] Sur les fautes, la Britannica de 1911 dit seulement qu’un joueur qui fait une renonce perd le montant de l’enchère et met un jeton rouge au pot. Qu’il ne marque rien, et que les autres marquent ce qu’ils font même si le contrat a chuté, vient d’une édition ultérieure.
   *[bicycle] Là où la source ne dit rien des fautes, ces règles sont celles de Bicycle, pour Auction Pitch.
}
rules-differs = diffère
rules-was = avant { $was }
rules-idle = Sans effet dans ce jeu : { $names }.
rules-close = Retour

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
    [smudge_bid] Pitch à enchère de smudge
    [no_auction_pitch] Pitch sans enchères
    [racehorse] Racehorse Pitch
    [joker_pitch] Auction Pitch avec joker
    [five_point] Pitch à cinq points
    [seven_point] Pitch à sept points
    [west_michigan] Setback, West Michigan
    [euchre_setback] Setback, paquet d’euchre
    [pedro_sancho] Pedro Sancho
    [snoozer] Snoozer
    [ten_point] Pitch à dix points
    [colorado] Colorado Pitch
    [thirteen_point] Pitch à treize points
    [pawnee] Pawnee
    [schmier] Schmier
    [wisconsin_smear] Wisconsin Smear
    [smear_ten] Smear à dix points
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
# Des règles qui ne sont celles d’aucun des jeux.
preset-own = Règles maison
preset-about = { $preset ->
    [setback] deux équipes se disputent l’entame aux enchères, en onze points
    [trinidad] deux équipes, une retourne pour l’atout, le droit de demander et le valet pendu
    [lancashire] comme à Trinidad, mais dans le sens des aiguilles d’une montre
    [west_yorkshire] deux équipes, sans enchères : l’aîné entame et son partenaire ne regarde pas ses cartes
    [blackburn] comme le West Yorkshire, mais le Bas va à qui le gagne
    [britannica1911] de quatre à sept, l’aîné entame ou vend, sept jetons dont se défaire
    [commercial_pitch] l’aîné vend l’entame et marque le prix
    [seven_up] à deux ou trois chacun pour soi ou par équipes de deux, une retourne, le droit de demander, en sept points
    [smudge] de deux à sept, et les quatre points gagnent sur-le-champ
    [smudge_bid] deux équipes, avec une enchère de cinq pour tous les points et tous les plis
    [no_auction_pitch] de deux à sept, sans enchères : l’aîné entame
    [racehorse] de deux à cinq avec 32 cartes, en onze points
    [joker_pitch] de deux à cinq, un joker pour un cinquième point, en dix points
    [five_point] de deux à sept, avec le valet jumeau, en onze points
    [seven_point] de deux à sept, avec le valet jumeau et deux jokers, en quinze points
    [west_michigan] à six en deux camps, 38 cartes avec des jokers, en vingt et un points
    [euchre_setback] deux équipes, 28 cartes avec le valet jumeau, en douze points
    [pedro_sancho] de quatre à sept, chacun pour soi, dix-huit points par donne, en cinquante points
    [snoozer] de quatre à sept, chacun pour soi, trente-six points par donne, en cent points
    [ten_point] deux équipes, on ne joue que les atouts, dix points par donne, en cinquante-deux points
    [colorado] dix points comme au Pitch à dix points, avec son propre ordre des atouts
    [thirteen_point] comme le Pitch à dix points, avec le trois jumeau et treize points par donne
    [pawnee] à cinq avec les cartes du Pitch à dix points ; le preneur appelle une carte, dont le détenteur est son partenaire, en quarante-deux points
    [schmier] à six en deux camps, avec un joker et le valet jumeau, mains complétées à six cartes, en vingt et un points
    [wisconsin_smear] deux équipes, 34 cartes avec deux jokers, trois au chien, en vingt et un points
    [smear_ten] deux équipes, dix cartes chacun dont six se jouent, dix points, en vingt et un points
    [cinch] deux équipes, les deux cinq comptent cinq, le meilleur camp marque la différence, en cinquante et un points
    [widow_cinch] à six en trois équipes, avec les points du Cinch et un chien de quatre cartes, en cinquante et un points
    [pedro] deux équipes, avec les points du Cinch et des enchères à partir de sept, en soixante-deux points
    [pidro] le Pedro comme on le joue en Finlande : on ne joue que les atouts, en soixante-deux points
    [all_fives] à deux ou trois, une retourne, le droit de demander, et les atouts pointés dès qu’ils sont gagnés, en soixante et un points
    [california_jack] à deux, en tirant d’un talon visible après chaque pli, en dix points
    [shasta_sam] comme California Jack, avec le talon face cachée et l’atout tiré à la coupe
    [nine_card_don] deux équipes, neuf cartes chacun, atouts et cinq pointés dès qu’ils sont gagnés, en quatre-vingt-onze points
    [irish_don] deux équipes, tout le paquet, atouts, neuf et cinq pointés dès qu’ils sont gagnés, en quatre-vingt-un points
    [phat] deux équipes, tout le paquet, pointage de l’Irish Don et huit pour les points de cartes, en cent quatre-vingt-un points
    [blind_don] à deux, la moitié des cartes cachées sous les autres, points marqués comme au Nine-Card Don, le meilleur score après quatre donnes
   *[auction_pitch] de deux à sept, enchères et entame, comme l’imprime Bicycle
}
# Les autres noms d’un jeu, séparés par des virgules. Un jeu sans ligne n’en a pas d’autre.
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
    [setback] D’après White Knuckle Cards, qui l’appelle aussi Auction Pitch.
    [trinidad] D’après White Knuckle Cards ; All Fours est le jeu de cartes national de Trinité-et-Tobago.
    [lancashire] D’après une ligne de White Knuckle Cards. D’autres sources décrivent autrement le Lancashire.
    [west_yorkshire] D’après la description de pagat.com.
    [blackburn] D’après la description de pagat.com, qui suit Arthur Taylor.
    [britannica1911] D’après l’Encyclopaedia Britannica de 1911.
    [commercial_pitch] D’après le Complete Hoyle de Foster et le Penguin Book of Card Games de Parlett.
    [seven_up] D’après le Complete Hoyle de Foster et Bicycle ; aussi appelé Old Sledge.
    [smudge] D’après Bicycle, Pitch (Smudge).
    [smudge_bid] D’après le Partnership Pitch de pagat.com ; l’objectif de vingt et un est une règle maison de ce programme.
    [no_auction_pitch] D’après d’anciennes descriptions de Blind All Fours.
    [racehorse] D’après le Penguin Book of Card Games de Parlett ; pour le reste, comme l’Auction Pitch de Bicycle.
    [joker_pitch] D’après les règles de la United States Playing Card Company, Bicycle.
    [five_point] D’après les règles de Play Smear, qui l’appelle Smear.
    [seven_point] D’après les règles de Whirled Seven Point Pitch ; l’ordre des atouts vient de pitchcardgame.drakebridgewater.com.
    [west_michigan] D’après un guide du Setback dans le West Michigan ; les enchères et l’objectif sont des règles maison de ce programme.
    [euchre_setback] D’après bradwilson.dev et Ultrafoodmess ; la plus basse enchère est une règle maison de ce programme.
    [pedro_sancho] D’après le Complete Hoyle de Foster et le Penguin Book of Card Games de Parlett.
    [snoozer] D’après le Complete Hoyle de Foster et le Penguin Book of Card Games de Parlett.
    [ten_point] D’après larrycharbonneau.com, Our Pastimes et Ultrafoodmess ; là où ils se taisent, règles maison de ce programme.
    [colorado] D’après le Colorado Ten-Point Pitch de Captain Squill ; après les enchères, tout est comme au Pitch à dix points.
    [thirteen_point] D’après l’Association of Card Enthusiasts et yourgametips.com ; pour le reste, comme le Pitch à dix points.
    [pawnee] D’après gamerules.com jusqu’aux enchères ; l’appel du partenaire et sa marque sont une règle maison de ce programme.
    [schmier] D’après trois descriptions du Schmier dans le Minnesota, dont celles de bridgeiscool.com et de Cats at Cards.
    [wisconsin_smear] D’après Ultrafoodmess, qui laisse certains points au choix de la table ; ce sont alors des règles maison de ce programme.
    [smear_ten] D’après le Smear de Wikipédia, de Card Rules Plus et d’Our Pastimes ; les enchères sont une règle maison de ce programme.
    [cinch] D’après le Complete Hoyle de Foster et Bicycle.
    [widow_cinch] D’après le Complete Hoyle de Foster et le Penguin Book of Card Games de Parlett ; la marque à trois équipes est une règle maison de ce programme.
    [pedro] D’après The Ultimate Book of Card Games ; joué en Louisiane et en Californie.
    [pidro] D’après l’inventaire finlandais du patrimoine vivant et les règles du programme Pidro.
    [all_fives] D’après le Complete Hoyle de Foster, gamerules.com et h2g2 ; que le Haut, le Bas, le Valet et le Jeu comptent aussi est une règle maison de ce programme.
    [california_jack] D’après Bicycle et le Complete Hoyle de Foster.
    [shasta_sam] D’après le Complete Hoyle de Foster ; pour le reste, comme California Jack.
    [nine_card_don] D’après les descriptions de gamerules.com, de Cats at Cards et de Denexa ; joué en championnat en Angleterre et au pays de Galles.
    [irish_don] D’après gamerules.com et deux pages sur le Don à Cork et à Dublin.
    [phat] D’après Board Game Arena et Wikipédia ; joué près de Norwich.
    [blind_don] D’après gamerules.com, qui ne donne pas les valeurs : ce sont celles du Nine-Card Don.
   *[auction_pitch] D’après les règles de la United States Playing Card Company, Bicycle.
}

## Why: the words of the field, and what an explanation says

why-button = Pourquoi ?
why-about = { $word }. { $about }
why-rule = Règle { $number } de ce jeu. { $text }
why-no-rule = Ce jeu a les règles 1 à { $count }.
why-not-here = Cela n’existe pas dans ce jeu.
why-ruling = Aucune règle imprimée ne tranche ; c’est la décision de ce programme.
why-house-rule = C’est une règle maison de cette table. { $game } a cette règle à la place. { $rule } { $source }
why-house-rule-new = C’est une règle maison de cette table. { $game } n’a pas de règle de ce genre.
why-sheet = Dans les règles
why-glossary = Tous les mots
why-unknown = Le mot « { $word } » n’existe pas ici. Tapez « mots » pour en avoir la liste.
fair-title = Est-ce honnête ?
fair-committed = Avant la première carte, la table s’est engagée sur cette empreinte de sa graine : { $digits }.
fair-typed = La graine de cette partie a été tapée ou vient d’une autre partie : rien n’engage donc la table, car on aurait pu l’essayer avant.
fair-word = Votre propre mot entre dans chaque donne : { $word }.
fair-later = La graine elle-même est dévoilée à la fin de la partie.
fair-seed = La graine : { $digits }.
fair-proves = { $word ->
    [yes] Ce que cela prouve : la graine était fixée avant que vous donniez votre mot, et chaque donne découle des deux. Ni le programme ni vous n’avez donc choisi les cartes, et aucune n’a pu être changée au profit de quelqu’un.
    [typed] Ce que cela prouve : chaque donne découle de cette graine. Aucune carte n’a donc été changée pendant la partie, mais la graine pouvait être connue avant.
   *[no] Ce que cela prouve : la graine était fixée avant la première carte, et chaque donne en découle. Aucune carte n’a donc pu être changée au profit de quelqu’un, quoi que vous ou les bots ayez fait.
}
fair-proves-not = { $word ->
    [yes] Ce que cela ne prouve pas : la façon dont les bots décident. Le sceau montre qu’un enregistrement est intact depuis son écriture ; mais qui écrit un enregistrement de toutes pièces peut aussi le sceller.
   *[no] Ce que cela ne prouve pas : que la graine ait été tirée au hasard, ni la façon dont les bots décident. Le sceau montre qu’un enregistrement est intact depuis son écriture ; mais qui écrit un enregistrement de toutes pièces peut aussi le sceller.
}
fair-before = Les cartes viennent d’une graine ayant cette empreinte, désormais fixée : { $digits }.
fair-own-word = Votre propre mot pour le mélange
fair-own-word-about = Il entre dans chaque donne. L’empreinte est fixée avant que vous le tapiez : personne ne peut donc choisir les cartes, ni le programme ni vous.
fair-sealed = Scellé avant la première carte
fair-sealed-about = Toutes les donnes viennent d’une seule graine. Son empreinte a été fixée d’abord.
fair-unsealed = Rien n’a été scellé
fair-shuffled = Mélangé avec votre mot
fair-shuffled-about = Il entre dans chaque donne : personne ne peut choisir les cartes, ni le programme ni vous.
fair-wordless = Mélangé avec la graine seule
fair-wordless-about = Vous n’avez pas donné de mot cette fois-ci.
fair-opened = Ouvert à la fin
fair-opened-about = La graine est alors montrée, et chaque donne peut être vérifiée.
fair-locked = après la dernière donne
fair-unseen = { $bots ->
    [one] Vos cartes lui restent toujours cachées.
   *[other] Aucun d’eux ne voit jamais vos cartes.
}
fair-back = Retour à la table
fair-meaning = Ce que cela prouve
fair-sign = Empreinte de la graine : { $digits } …
fair-check = Vérifier les donnes
fair-holds = Vérifié : tout est en ordre.
fair-fails = Vérifié : quelque chose ne va pas.
fair-commitment = { $commitment ->
    [agrees] La graine a bien l’empreinte montrée avant la première carte.
    [none] La graine a été tapée : il n’y avait pas d’empreinte à comparer.
    [missing] L’empreinte manque, alors que la graine a été tirée au hasard.
   *[differs] La graine n’a pas l’empreinte qui avait été montrée.
}
fair-deals-agree = { $deals ->
    [one] L’unique donne découle de la graine, carte pour carte.
   *[other] Les { $deals } donnes découlent toutes de la graine, carte pour carte.
}
fair-deals-differ = { $deals ->
    [one] La donne ne découle pas de la graine.
   *[other] Sur { $deals } donnes, { $differing } ne découlent pas de la graine.
}
fair-draw-differs = La graine désigne un autre premier donneur.
fair-fault = La partie ne peut pas être rejouée telle qu’elle est enregistrée.
fair-summary-differs = Les noms ou les scores de la liste des parties ne correspondent pas à la partie.
fair-seal = { $seal ->
    [agrees] Rien dans l’enregistrement n’a été changé depuis son écriture.
    [none] L’enregistrement n’a pas de sceau, car une version antérieure l’a écrit : ce qu’ont fait les joueurs ne peut pas être vérifié.
   *[differs] Quelque chose dans l’enregistrement a été changé après son écriture.
}
glossary-title = Les mots du jeu
glossary-others = Les mots d’autres jeux de la famille
term-name = { $term ->
    [hand] donne
    [eldest] aîné
    [turn] à son tour
    [side] camp
    [bid] enchère
    [pass] passer
    [privilege] privilège du donneur
    [all-pass] tout le monde passe
    [smudge] smudge
    [pitch] entame
    [pitcher] preneur
    [wrong-pitch] entame irrégulière
    [sell] vendre l’entame
    [undertake] garder l’entame
    [turn-up] retourne
    [stand] accepter
    [beg] demander
    [gift] donner un point
    [run] redonner
    [bunch] remêler
    [widow] chien
    [exchange] écarter
    [rest] piller le talon
    [trump] atout
    [trick] pli
    [lead] attaquer
    [follow] fournir
    [trumps-only] atouts seulement
    [out] plus d’atout
    [undertrump] sous-couper
    [stock] tirer du talon
    [called-partner] partenaire appelé
    [claim] le reste est à moi
    [lay-down] abattre sa main
    [high] Haut
    [low] Bas
    [jack] Valet
    [hang-jack] pendre le valet
    [counting-card] carte qui compte
    [peg] pointer
    [game] Jeu
    [card-points] points de cartes
    [tie] égalité au Jeu
    [made] remplir son contrat
    [set-back] chute
    [hole] dans le rouge
    [target] objectif
    [going-out] atteindre l’objectif
    [counters] jetons
    [settlement] règlement
    [mistake] fautes
    [renege] renonce
    [misdeal] maldonne
    [wrong-bid] enchère irrégulière
    [exposed] carte montrée
    [blind] partenaire aveugle
    [level] niveau
   *[commitment] engagement
}
# D’autres mots pour la même chose, séparés par des virgules.
term-words = { $term ->
    [hand] donner, distribuer, main
    [eldest] aine, premier en cartes, premier à parler
    [turn] tour, hors tour, mon tour
    [side] partenaire, partenaires, équipe, nous, eux
    [bid] enchères, enchérir, annoncer, annonce, mise
    [pass] passe, je passe
    [privilege] privilège, donneur, reprendre l’enchère
    [all-pass] tous passent, enchère forcée
    [smudge] chelem, capot
    [pitch] entamer, entamé
    [pitcher] enchérisseur, déclarant
    [wrong-pitch] entame prématurée, entame hors tour, faire reprendre, exiger
    [sell] vendre, vente, vendu, offre, offrir, prix
    [undertake] garder, refuser l’offre
    [turn-up] retournée, retourner, carte retournée
    [stand] accepte, j’accepte
    [beg] demande, je demande, demander une autre couleur, mendier, mendie, je mendie
    [gift] point donné, prenez un point
    [run] redonne, resservir, ressert
    [bunch] remêle, annuler la donne
    [widow] veuve, cartes en plus
    [exchange] écart, écarte, jeter, compléter
    [rest] piller, reste du talon
    [trump] atouts, couleur d’atout
    [trick] plis, levée, levées
    [lead] attaque, jouer en premier
    [follow] fournit, suivre, couper, coupe, couleur demandée
    [trumps-only] rien que les atouts, que les atouts
    [out] hors jeu, sans atout
    [undertrump] sous-coupe, sous-coupé
    [stock] talon, pioche, piocher, tirer, six dernières
    [called-partner] appel, appeler, carte appelée, appeler un partenaire
    [claim] reste, revendiquer
    [lay-down] abattre, abattage, main sans valeur
    [high] plus haut, atout le plus haut
    [low] plus bas, atout le plus bas
    [jack] valet d’atout
    [hang-jack] valet pendu, pendu, pendre
    [counting-card] cartes qui comptent, carte marquante
    [peg] pointage, pointe, planche, fiche
    [game] point du Jeu
    [card-points] décompte
    [tie] égalité
    [made] rempli, réussi, réussir son contrat
    [set-back] chuter, chuté, contrat chuté, moins
    [hole] rouge, entouré, sous zéro, négatif
    [target] but, score à atteindre, fin de partie
    [going-out] sortir, qui gagne
    [counters] jeton, pot, cagnotte
    [settlement] payer, paiement, mises
    [mistake] faute, erreur, erreurs
    [renege] renoncer, fausse renonce
    [misdeal] mal distribuer
    [wrong-bid] enchère trop basse, enchère hors tour
    [exposed] carte vue, réclamer une carte
    [blind] aveugle, regarder trop tôt
    [level] niveaux, bot, bots
   *[commitment] graine, équité, honnête, honnêteté, tricher, triche
}
term-about = { $term ->
    [hand] Une donne, ce sont les cartes distribuées et tout ce qui suit, jusqu’à ce qu’elles soient jouées et décomptées. Une partie en compte plusieurs.
    [eldest] L’aîné est le joueur assis juste après le donneur dans le sens du jeu. Il parle en premier.
    [turn] Chacun parle et joue à son tour, l’un après l’autre autour de la table. Ce qui se fait hors tour ne compte pas.
    [side] Un camp réunit ceux qui marquent ensemble. Quand on joue chacun pour soi, chaque joueur est un camp.
    [bid] Une enchère dit combien de points de la donne on s’engage à faire. Le plus fort enchérisseur choisit l’atout, et doit en faire autant : c’est son contrat.
    [pass] Passer, c’est ne pas enchérir. Qui passe marque quand même les points qu’il fait.
    [privilege] Le donneur parle en dernier. Avec ce privilège, il peut reprendre l’enchère la plus haute au même prix, au lieu de monter.
    [all-pass] Il faut bien que quelqu’un joue la première carte, même si personne n’enchérit. Les règles du jeu disent qui, ou si l’on redistribue.
    [smudge] Le smudge est le plus bel exploit : les quatre points dans une même donne. Selon le jeu, il gagne sur-le-champ, compte davantage, ou n’est qu’une enchère comme une autre.
    [pitch] L’entame, c’est la première carte de la donne. Sa couleur devient l’atout, sauf si le preneur le nomme à voix haute.
    [pitcher] Le preneur choisit l’atout, le plus souvent par la première carte qu’il joue. S’il y a eu une enchère, c’est à lui de remplir le contrat.
    [wrong-pitch] Une carte jouée avant la fin des enchères, ou par quelqu’un d’autre que le preneur, est une entame irrégulière. Les règles de la table disent qui peut la faire reprendre, et ce qu’on peut exiger du joueur fautif.
    [sell] L’aîné peut proposer l’entame aux autres au lieu de jouer. Le plus offrant l’obtient si l’aîné accepte.
    [undertake] L’aîné peut garder l’entame après les offres des autres. Il doit alors faire autant de points qu’on lui en offrait.
    [turn-up] Une fois les cartes distribuées, on en retourne une. Sa couleur est l’atout, à moins qu’on n’en change.
    [stand] L’aîné accepte quand la couleur retournée lui convient. Le jeu commence alors.
    [beg] L’aîné demande pour avoir une autre couleur d’atout. Le donneur donne un point et garde la couleur, ou redonne.
    [gift] Quand l’aîné a demandé, le donneur peut donner un point pour garder la couleur. L’autre camp le marque aussitôt.
    [run] Quand l’aîné a demandé, le donneur peut redonner : chacun reçoit d’autres cartes, et l’on retourne une nouvelle carte. Si elle est de la même couleur, on recommence.
    [bunch] Deux joueurs peuvent s’entendre pour remêler, c’est-à-dire jeter toutes les cartes. Le même donneur redistribue alors.
    [widow] Le chien, ce sont quelques cartes distribuées face cachée à côté des mains, pour après les enchères. Selon le jeu, il va au plus fort enchérisseur, ou chacun a le sien.
    [exchange] Dans certains jeux, chacun écarte des cartes une fois l’atout nommé, et peut en recevoir d’autres. On garde ses atouts tant qu’autre chose peut partir.
    [rest] Piller le talon, c’est prendre tout ce qui en reste et en garder le meilleur. Ce droit revient au donneur ou au plus fort enchérisseur, selon le jeu.
    [trump] L’atout est la couleur qui l’emporte sur toutes les autres dans cette donne. On peut jouer atout sur n’importe quelle attaque, même si l’on a de la couleur demandée, à moins que la table n’en décide autrement.
    [trick] Un pli réunit une carte de chaque joueur qui en a encore à jouer. L’atout le plus haut le fait, ou la plus haute carte de la couleur demandée s’il n’y a pas d’atout.
    [lead] Attaquer, c’est jouer la première carte d’un pli. Qui a fait un pli attaque au suivant.
    [follow] Fournir, c’est jouer une carte de la couleur demandée. Qui peut fournir doit fournir ou couper ; qui ne le peut pas joue n’importe quelle carte.
    [trumps-only] Dans certains jeux, on n’attaque et on ne joue qu’atout. La donne est finie quand personne n’en a plus.
    [out] Là où l’on ne joue que les atouts, qui n’en a plus est hors jeu, et l’on saute son tour. Ceux qui en ont encore les jouent.
    [undertrump] Sous-couper, c’est jouer un petit atout sous un plus haut. Certaines tables ne le permettent que si l’on n’a rien d’autre à jouer.
    [stock] Dans certains jeux à deux, les deux joueurs tirent une carte après chaque pli, le gagnant d’abord. Quand le talon est épuisé, on joue les cartes en main.
    [called-partner] Dans certains jeux, le preneur appelle une carte. Qui la détient est son partenaire pour cette donne, et tous les autres jouent contre eux deux.
    [claim] Qui est certain de faire tous les plis restants peut le dire. On décompte alors les cartes comme si elles avaient été jouées.
    [lay-down] Dans certains jeux, on peut abattre une main sans atout ni carte haute. On ne joue alors plus jusqu’à la fin de la donne.
    [high] Le Haut est un point pour l’atout le plus haut en jeu. Qui l’a en main ne peut pas le perdre, puisque rien ne bat cette carte.
    [low] Le Bas est un point pour l’atout le plus bas en jeu. Il va à qui a reçu cette carte ou, à d’autres tables, à qui la gagne.
    [jack] Le Valet est un point pour qui fait le pli où tombe le valet d’atout. Si le valet n’a pas été distribué, personne ne le marque.
    [hang-jack] Pendre le valet, c’est le prendre à un autre camp. Là où un valet pendu compte davantage, c’est le point le plus riche de la donne.
    [counting-card] Une carte qui compte rapporte des points à elle seule, comme le cinq et le neuf d’atout au Pedro Sancho. Elle compte pour qui la prend dans un pli.
    [peg] Pointer une carte, c’est marquer ce qu’elle rapporte dès que le pli est fait. La partie peut ainsi se gagner au milieu d’une donne.
    [game] Le Jeu est un point pour qui a dans ses plis le plus de points de cartes. Les dix y pèsent le plus lourd.
    [card-points] Les cartes des plis comptent pour le Jeu : le plus souvent dix 10, as 4, roi 3, dame 2, valet 1. Ces points de cartes ne s’écrivent jamais sur la feuille de marque.
    [tie] Deux camps ou plus peuvent avoir autant de points de cartes. Les règles du jeu disent si quelqu’un marque alors le Jeu.
    [made] Un contrat est rempli quand on fait au moins autant de points qu’on en a annoncé. Dans la plupart des jeux, le preneur marque alors tous les points faits, même au-delà de l’enchère.
    [set-back] La chute retire le montant de l’enchère du score. Elle frappe le preneur qui fait moins de points qu’annoncé, à moins que le jeu ne donne ce montant aux autres.
    [hole] Un score sous zéro est dans le rouge. On l’écrit avec un signe moins, et on l’entoure.
    [target] L’objectif est le score qui gagne la partie. L’atteindre ou le dépasser revient au même.
    [going-out] Qui atteint l’objectif gagne la partie. Si deux camps l’atteignent dans la même donne, les règles du jeu disent qui gagne : le plus souvent, le premier arrivé quand les points se comptent dans l’ordre.
    [counters] Dans certains jeux, chacun part avec des jetons et en dépose un pour chaque point. Qui s’en défait le premier gagne ; les rouges sont la mise.
    [settlement] À la fin d’une partie, les perdants peuvent devoir quelque chose au gagnant. On ne fait que compter : aucun argent ne circule dans ce programme.
    [mistake] D’ordinaire, le programme refuse ce que les règles interdisent. À une table où les fautes sont possibles, elles restent, et les règles disent ce qu’elles coûtent.
    [renege] Faire une renonce, c’est ne pas fournir alors qu’on le pourrait. À une table où les fautes sont possibles, elle coûte ce que disent les règles.
    [misdeal] Il y a maldonne quand le nombre de cartes est faux, ou qu’une carte est montrée en distribuant. On jette les cartes, et les règles disent qui redistribue.
    [wrong-bid] Une enchère trop basse ou hors tour est irrégulière. Elle ne tient pas, et à certaines tables son auteur doit passer.
    [exposed] Une carte vue autrement qu’en étant jouée est une carte montrée. Dans certains jeux, les adversaires peuvent la réclamer à un pli suivant.
    [blind] Là où l’aîné entame sans enchères, son partenaire ne peut regarder ses cartes qu’après l’entame. Regarder avant coûte des points.
    [level] Un niveau dit comment joue un bot, de Débutant à Maître. Les bots de tous les niveaux voient leurs propres cartes et ce qui a été joué, rien d’autre.
   *[commitment] Un engagement est une empreinte de la graine d’où sort chaque donne, montrée avant la première carte. Après la partie, la graine est dévoilée, et chacun peut vérifier qu’aucune carte n’a été changée.
}

## House rules: the parts of the table of options, each option, and its values

group-name = { $group ->
    [table] Table et paquet
    [trump] Choix de l’atout
    [auction] Enchères et vente
    [turn-up] Retourner et demander
    [exchange] Chien et échange
    [play] Jeu de la carte
    [scoring] Marque et victoire
    [payment] Paiement
   *[law] Fautes
}
field-setting = { $name } : { $value }
field-name = { $field ->
    [players] Joueurs
    [min_players] Joueurs au moins
    [max_players] Joueurs au plus
    [teams] Partenaires
    [direction] Sens du jeu
    [pack] Paquet
    [pack_shrinks] Paquet réduit
    [jokers] Jokers
    [cards_per_player] Cartes par joueur
    [deal_batch] Cartes à la fois
    [layout] Disposition des cartes
    [widow] Chien
    [widow_to] Le chien va à
    [ceremony] Tirage et coupe
    [trump_by] Atout
    [first_pitcher] Première entame
    [off_trumps] Atouts jumeaux
    [trump_order] Ordre des atouts
    [joker_order] Deux jokers dans un pli
    [joker_led] Attaque d’un joker
    [naming] L’atout se fixe
    [pitched_wild] Joker ou jumeau à l’entame
    [first_leader] Premier à attaquer
    [first_lead] Première carte
    [min_bid] Enchère minimale
    [max_bid] Enchère maximale
    [auction_rounds] Tours d’enchères
    [dealer_privilege] Privilège du donneur
    [privilege_on] Enchères à reprendre
    [privilege_to] Qui peut reprendre
    [four_is_final] Enchère maximale finale
    [all_pass] Si personne n’enchérit
    [forced_bid] Enchère forcée
    [forced_choice] Le donneur obligé annonce
    [moon] Chelem
    [moon_points] Valeur du chelem
    [moon_needs] Pour réussir le chelem
    [moon_privilege] Chelem à reprendre
    [seller_credit] Prix de l’entame
    [refused_bid_credit] Offre refusée marquée
    [seller_bid_cap] Limite du prix
    [turnup_scores] Points de la retourne
    [turnup_can_win] La retourne peut gagner
    [beg_limit] Demander, par donne
    [gift_to] Point donné à
    [gift_can_win] Le point donné peut gagner
    [after_run_hand] Cartes supplémentaires
    [run_exhausted] Si le talon s’épuise
    [peek] Regarder avant de demander
    [bunch] Remêler
    [weak_hand] Main faible
    [play_size] Cartes pour jouer
    [discard] Écart
    [discard_max] Écart au plus
    [refill] Complément
    [exchange_first] Premier à échanger
    [rest_to] Reste du talon
    [short_stock] Si le talon ne suffit pas
    [surplus_trumps] Atouts en trop
    [dead_points] Points écartés
    [partner_blind] Partenaire aveugle
    [throw_in] Abattre une main sans valeur
    [playable] Cartes jouées
    [ruff] Couper
    [undertrump] Sous-couper
    [void_must_trump] Obligation de couper
    [draw] Tirer pendant le jeu
    [partner_shown] Partenaire appelé connu
    [called_first] Carte appelée au 1er pli
    [claims] Revendiquer le reste
    [stops_early] Arrêt quand tout est décidé
    [points] Ce qui compte
    [game_values] Points de cartes
    [pegging] Pointage
    [length] Durée de la partie
    [hands] Nombre de donnes
    [target] Objectif
    [count_down] Compte à rebours
    [low_to] Le Bas va à
    [low_joker] Un joker peut être le Bas
    [hang_jack] Valet pris aux autres
    [game_tie] Égalité au Jeu
    [smudge] Smudge
    [smudge_in_hole] Smudge dans le rouge
    [in_hole] Dans le rouge
    [set_scoring] En cas de chute
    [score_as] Points des deux camps
    [going_out] Deux à l’objectif
    [must_bid_to_go_out] Seul le preneur gagne
    [stop_short] Les autres à un point
    [win_by_two] Deux points d’avance
    [lost_at] Perdu sous zéro à
    [settlement] Règlement
    [settlement_setback_bonus] Prime de chute
    [settlement_basis] Scores du règlement
    [ante_red] Jetons rouges
    [revoke_mode] Fautes
    [misdeal_on_exposed] Carte montrée à la donne
    [misdeal_on_count] Cartes mal comptées
    [misdeal_result] Après une maldonne
    [bid_error] Enchère irrégulière
    [early_pitch] Carte jouée trop tôt
    [wrong_pitch_demand] Entame du mauvais joueur
    [revoke_correction] Corriger une renonce
    [revoke_call] Qui signale une renonce
    [revoke_penalty] Prix d’une renonce
    [revoke_points] Points ainsi perdus
    [revoke_no_bid_penalty] Renonce sans enchère
    [renege_top] Renonces graves
    [renege_forfeit] Renonce grave fatale
   *[exposed_card] Carte montrée en jouant
}
# What players type for an option beside its name and the words of the field, set apart by commas.
field-also = { $field ->
    [teams] seul, chacun pour soi, équipes, à deux
    [direction] sens horaire, sens antihoraire, aiguilles d’une montre, vers la gauche, vers la droite
    [pack] jeu court, jeu de cartes
    [pack_shrinks] jeu court, retirer des cartes
    [jokers] carte libre, grand joker, petit joker
    [cards_per_player] six cartes, neuf cartes, taille de la main
    [deal_batch] trois à la fois, trois par trois, deux par deux
    [ceremony] tirer le donneur, la plus forte donne
    [naming] nommer l’atout, annoncer l’atout, déclarer l’atout
    [off_trumps] valet jumeau, off jack, jick, valet gauche, as jumeau, trois jumeau, cinq jumeau
    [trump_order] valet droit, valet gauche, hiérarchie
    [min_bid] mise minimale, enchère d’ouverture
    [max_bid] mise maximale
    [auction_rounds] un seul tour, enchérir encore, deuxième tour
    [dealer_privilege] égaler l’enchère, prendre l’enchère, voler l’enchère
    [four_is_final] quatre clôt les enchères
    [all_pass] donneur obligé, redonner, nouvelle donne
    [forced_bid] donneur obligé
    [moon] tout prendre, décrocher la lune, shoot the moon
    [turnup_scores] retourner un valet, valet retourné
    [beg_limit] demander deux fois, deuxième demande
    [weak_hand] maldonne, redonner, rien que des neuf, sans figure
    [surplus_trumps] peux-tu en prendre trois, atouts au partenaire, can you take three
    [ruff] couper à volonté, obligation de fournir
    [void_must_trump] couper obligatoirement, coupe obligatoire
    [points] cinq points, sept points, dix points, les trois, les cinq, les neuf, pedro
    [target] points pour gagner, score gagnant
    [low_to] Bas au gagnant, Bas à qui le prend, Bas à qui le reçoit
    [hang_jack] prendre le valet, pendre le valet
    [set_scoring] chute, contrat manqué, dedans
    [going_out] les deux arrivent, le preneur sort d’abord
    [must_bid_to_go_out] enchérir pour gagner, sortir en enchérissant
    [win_by_two] deux d’avance
    [lost_at] moins, trop bas
    [settlement] argent, mises
    [revoke_mode] vraie table, pénalités, renonce
   *[other] {""}
}
field-about = { $field ->
    [players] Combien de personnes et de bots jouent.
    [min_players] Le plus petit nombre de joueurs pour ce jeu.
    [max_players] Le plus grand nombre de joueurs pour ce jeu.
    [teams] Qui joue avec qui.
    [direction] Dans quel sens on distribue et on joue autour de la table.
    [pack] Quelles cartes composent le paquet.
    [pack_shrinks] Si l’on retire les cartes les plus basses à moins de joueurs.
    [jokers] Combien de jokers a le paquet. Un joker est toujours un atout.
    [cards_per_player] Combien de cartes reçoit chaque joueur.
    [deal_batch] Combien de cartes sont distribuées à la fois.
    [layout] Si la moitié des cartes est cachée en rangée, les autres visibles dessus.
    [widow] Combien de cartes cachées vont à la table, ou à chacun, pour après les enchères.
    [widow_to] Si le chien va au plus fort enchérisseur, ou si chacun a le sien.
    [ceremony] Voir le choix du premier donneur ou de la première entame, et la coupe.
    [trump_by] Comment se trouve la couleur d’atout d’une donne.
    [first_pitcher] Qui entame en premier dans un jeu sans enchères.
    [off_trumps] Rangs dont la carte de l’autre couleur de même teinte est aussi un atout.
    [trump_order] Quel atout bat quel autre, le plus haut d’abord.
    [joker_order] Lequel de deux jokers joués dans le même pli l’emporte.
    [joker_led] Ce que les autres peuvent jouer quand on attaque d’un joker.
    [naming] Si la première carte fixe l’atout, ou si le plus fort enchérisseur le dit avant.
    [pitched_wild] L’atout, si la première carte est un joker ou pourrait être un atout jumeau.
    [first_leader] Qui attaque au premier pli une fois l’atout nommé.
    [first_lead] Ce qu’on peut jouer au premier pli une fois l’atout nommé.
    [min_bid] Là où commencent les enchères.
    [max_bid] Là où finissent les enchères.
    [auction_rounds] Chacun parle une fois, ou l’on enchérit jusqu’à ce qu’il n’en reste qu’un.
    [dealer_privilege] Le donneur parle en dernier, et peut prendre l’enchère sans monter.
    [privilege_on] Quelles enchères le donneur peut reprendre sans monter.
    [privilege_to] Qui peut reprendre une enchère sans monter.
    [four_is_final] Si l’enchère maximale clôt tout, même pour le donneur.
    [all_pass] Ce que devient une donne sans enchère.
    [forced_bid] Le minimum que doit annoncer un donneur obligé ; zéro : l’enchère minimale.
    [forced_choice] Si un donneur obligé d’enchérir peut aussi monter.
    [moon] Une enchère au-dessus de tous les nombres, pour tout ce qui compte.
    [moon_points] Combien de points gagne ou perd un chelem de valeur fixe.
    [moon_needs] Si le chelem demande tous les plis en plus de tous les points.
    [moon_privilege] Le donneur, ou qui peut reprendre, peut reprendre le chelem en l’annonçant aussi.
    [seller_credit] L’aîné peut marquer le prix de vente de l’entame.
    [refused_bid_credit] Si une offre que l’aîné refuse compte quand même.
    [seller_bid_cap] Si le prix peut faire gagner l’aîné.
    [turnup_scores] Une retourne peut rapporter des points au camp du donneur.
    [turnup_can_win] La partie peut finir avant qu’une carte soit jouée.
    [beg_limit] Combien de fois l’aîné peut demander un autre atout.
    [gift_to] Qui marque quand le donneur garde la couleur.
    [gift_can_win] Sinon, le donneur ne peut pas donner un point qui gagne.
    [after_run_hand] Après trois cartes de plus, tout jouer ou en écarter.
    [run_exhausted] Ce qui arrive s’il n’y a pas assez de cartes pour changer de couleur.
    [peek] Qui peut regarder ses cartes avant que l’aîné accepte ou demande.
    [bunch] Deux joueurs peuvent s’entendre pour redistribuer au lieu de redonner.
    [weak_hand] Si, avant de parler, on peut faire redistribuer ou échanger une main sans valeur.
    [play_size] Cartes de chacun à la première attaque ; zéro : autant que reçues.
    [discard] Ce que chacun écarte une fois l’atout nommé.
    [discard_max] Combien de cartes hors atout un joueur peut choisir d’écarter.
    [refill] Si le talon complète les mains après l’écart.
    [exchange_first] Qui est le premier à écarter et à recevoir.
    [rest_to] Qui prend ce qui reste du talon, et en garde le meilleur.
    [short_stock] Ce qui arrive s’il n’y a pas assez de cartes pour compléter les mains.
    [surplus_trumps] Quels atouts écarte un joueur qui en a plus qu’il ne peut en garder.
    [dead_points] Qui marque un atout qui a été écarté.
    [partner_blind] Sans enchères, le partenaire attend l’entame pour regarder.
    [throw_in] Si l’on peut se retirer avec une main sans espoir.
    [playable] Si tout se joue, ou les atouts seuls jusqu’au dernier.
    [ruff] Si l’on peut couper une couleur qu’on pourrait fournir.
    [undertrump] Si l’on peut jouer un atout sous un plus haut.
    [void_must_trump] Si un joueur qui ne peut pas fournir doit jouer un atout.
    [draw] Si les deux joueurs tirent une carte du talon après chaque pli.
    [partner_shown] Si le partenaire appelé se déclare, ou se révèle en jouant la carte.
    [called_first] Si la carte appelée doit être jouée au premier pli, quand les règles le permettent.
    [claims] Finir la donne quand les plis restants sont certains.
    [stops_early] Ne pas jouer les derniers plis quand chacun voit à qui va chaque point.
    [points] Ce qui compte dans une donne, dans l’ordre du décompte.
    [game_values] Ce que les cartes valent pour le Jeu : par rang, atout en plus, joker.
    [pegging] Quand se marquent les cartes qui comptent ; la partie peut finir en pleine donne.
    [length] Jouer jusqu’à un score, ou pour le meilleur score après un nombre de donnes fixé.
    [hands] Combien de donnes compte la partie, ou combien de fois chacun distribue.
    [target] Le score qui gagne.
    [count_down] Montrer les points qui manquent au lieu du score.
    [low_to] Qui marque l’atout le plus bas.
    [low_joker] Si l’atout le plus bas peut être un joker, ou seulement une carte de couleur.
    [hang_jack] Ce que vaut le valet d’atout attrapé ; un : rien de plus.
    [game_tie] Qui marque le Jeu à égalité de points de cartes.
    [smudge] Ce qui gagne sur-le-champ, ou compte comme enchère au-dessus de quatre.
    [smudge_in_hole] Ce que vaut une enchère de quatre pour qui est dans le rouge.
    [in_hole] À partir de quel score on est dans le rouge.
    [set_scoring] Ce que deviennent les points d’un preneur qui chute.
    [score_as] Si chaque camp marque ses points, ou si seul le meilleur marque la différence.
    [going_out] Qui gagne quand deux atteignent l’objectif dans une même donne.
    [must_bid_to_go_out] On ne gagne pas sur l’enchère des autres.
    [stop_short] Qui ne peut pas gagner s’arrête à un point de l’objectif.
    [win_by_two] Le gagnant doit avoir deux points d’avance sur tous.
    [lost_at] À combien sous zéro on perd la partie ; zéro signifie jamais.
    [settlement] Ce que les perdants paient au gagnant.
    [settlement_setback_bonus] Chaque chute coûte un de plus à la fin.
    [settlement_basis] Quels scores servent au paiement.
    [ante_red] Ce que chacun met au pot avant la partie ; le gagnant le prend.
    [revoke_mode] Jouer avec un filet, ou comme à une vraie table.
    [misdeal_on_exposed] Quelles cartes ne doivent pas être vues en distribuant.
    [misdeal_on_count] Si trop ou trop peu de cartes gâchent la donne.
    [misdeal_result] Qui distribue ensuite, et si cela coûte un point.
    [bid_error] Ce qui suit une enchère trop basse ou hors tour.
    [early_pitch] Ce qui arrive quand on joue avant la fin des enchères.
    [wrong_pitch_demand] Quand le preneur peut dicter la carte de qui a entamé à sa place.
    [revoke_correction] Si une carte fautive peut être reprise.
    [revoke_call] S’il faut que quelqu’un la remarque.
    [revoke_penalty] Ce que perd le camp qui a fait une renonce.
    [revoke_points] Qui reçoit les points perdus par une renonce.
    [revoke_no_bid_penalty] Ce que coûte une renonce quand personne n’a enchéri.
    [renege_top] Combien des plus hauts atouts on ne doit pas retenir sur une attaque à l’atout.
    [renege_forfeit] Retenir l’un de ces atouts fait perdre la partie.
   *[exposed_card] Si les adversaires peuvent réclamer une carte qu’ils ont vue.
}
value-yes = oui
value-no = non
value-no-ranks = aucun
value-any-rank = n’importe quelle carte
# Ce qui compte, dans une liste : « Haut », « Cinq pour 5 points ».
value-pack = { $cards } cartes : { $ranks }
value-pack-count = { $cards } cartes
value-card-points-usual = Comme d’habitude
value-order-by-rank = Par rang
value-pack-run = { $low } à { $high }
# Un atout de l’autre couleur de même teinte.
trump-off = { $rank ->
    [queen] { rank } jumelle
   *[other] { rank } jumeau
}
value-worth-own = { $worth } à qui la joue
value-point = { $worth ->
    [1] { $point }
   *[other] { $point } pour { $worth } points
}{ $to ->
    [player] {" "}à la pose
   *[winner] {""}
}
value-rank-scores = { $points } pour { rank-one }
rank-one = { $rank ->
    [two] un deux
    [three] un trois
    [four] un quatre
    [five] un cinq
    [six] un six
    [seven] un sept
    [eight] un huit
    [nine] un neuf
    [ten] un dix
    [jack] un valet
    [queen] une dame
    [king] un roi
   *[ace] un as
}
value-name = { $value ->
    [teams-none] aucun
    [teams-pairs] par équipes de deux
    [teams-threes] deux camps de trois
    [teams-called] le preneur appelle un partenaire
    [teams-pairs_at_four] équipes de deux si l’on est quatre
    [direction-cw] vers la gauche
    [direction-ccw] vers la droite
    [layout-hand] en main
    [layout-rows] en rangées, la moitié cachée
    [trump_by-auction] entame du plus fort enchérisseur
    [trump_by-turn_up] retourne
    [trump_by-sale] entame de l’aîné, ou vendue
    [trump_by-eldest] entame de l’aîné
    [trump_by-stock_top] première carte du talon
    [trump_by-cut] coupe avant la donne
    [first_pitcher-by_deal] l’aîné de la première donne
    [first_pitcher-first_jack] le premier valet
    [joker_order-fixed] le grand joker
    [joker_order-first_high] le premier joué
    [joker_order-second_high] le second joué
    [joker_led-trumps] atout, si possible
    [joker_led-anything] n’importe quelle carte
    [naming-pitched] par la première carte
    [naming-announced] avant la première carte
    [pitched_wild-spades] pique pour un joker, sinon sa couleur
    [pitched_wild-named] ce que dit le preneur
    [pitched_wild-no_joker] pas de joker à l’entame
    [widow_to-bidder] au plus fort enchérisseur
    [widow_to-own] à chacun le sien
    [first_leader-pitcher] qui nomme l’atout
    [first_leader-eldest] l’aîné
    [first_leader-partner_with_one_trump] le partenaire à un seul atout
    [first_lead-any] n’importe quelle carte
    [first_lead-trump] un atout
    [first_pitcher-colour_guess] rouge ou noir
    [first_pitcher-high_cut] la coupe la plus haute
    [first_pitcher-high_cut_chooses] la coupe la plus haute choisit
    [first_pitcher-low_cut] la coupe la plus basse
    [first_pitcher-two_of_diamonds] le deux de carreau
    [auction_rounds-single] une parole chacun
    [auction_rounds-continuous] jusqu’au dernier en lice
    [privilege_on-any_bid] toutes
    [privilege_on-max_bid] l’enchère maximale seulement
    [privilege_to-dealer] le donneur seulement
    [privilege_to-later] qui enchérit ensuite
    [forced_choice-at_least] cela ou plus
    [forced_choice-exactly] cela exactement
    [all_pass-dealer_forced] le donneur doit enchérir
    [all_pass-dealer_free] le donneur entame sans contrat
    [all_pass-redeal_same_dealer] le même donneur redistribue
    [all_pass-redeal_next_dealer] au suivant de distribuer
    [all_pass-eldest_forced] l’aîné entame à l’enchère minimale
    [all_pass-eldest_free] l’aîné entame sans contrat
    [seller_credit-none] ne rapporte rien
    [seller_credit-immediate] l’aîné le marque
    [seller_bid_cap-none] aucune
    [seller_bid_cap-cannot_put_seller_out] sans faire gagner l’aîné
    [gift_to-beggar] le camp qui a demandé
    [gift_to-all_opponents] chaque autre camp
    [after_run_hand-keep_all] toutes se jouent
    [after_run_hand-discard_to_six] écart pour revenir à six
    [run_exhausted-redeal_same_dealer] on redistribue
    [run_exhausted-kick_remaining] on retourne les dernières
    [peek-all] tout le monde
    [peek-eldest_and_dealer] l’aîné et le donneur seuls
    [weak_hand-off] doit être jouée
    [weak_hand-no_face_no_point] ni figure ni carte qui compte
    [weak_hand-no_ten_no_two] neuf au plus, pas de deux : nouvelles cartes
    [discard-none] rien
    [discard-to_size] seulement le surplus
    [discard-up_to] quelques cartes hors atout
    [discard-plain] tout sauf les atouts
    [exchange_first-eldest] l’aîné
    [exchange_first-bidder] le preneur
    [rest_to-nobody] reste caché
    [rest_to-dealer] le donneur le prend
    [rest_to-bidder] le preneur le prend
    [rest_to-bidder_then_partner] le preneur, puis son partenaire
    [short_stock-fewer] les derniers ont moins de cartes
    [short_stock-from_discards] les cartes écartées y suppléent
    [surplus_trumps-any] ceux qui comptent en dernier
    [surplus_trumps-not_scoring] aucun qui compte
    [surplus_trumps-under_first] aucun qui compte ; première carte plus haute
    [surplus_trumps-to_partner] le partenaire du preneur les prend
    [dead_points-nobody] à personne
    [dead_points-maker] à qui a nommé l’atout
    [throw_in-off] interdit
    [throw_in-void_and_low] sans atout ni carte au-dessus du neuf
    [playable-all] toutes les cartes
    [playable-trumps_only] les atouts seulement
    [ruff-anytime] à tout moment
    [ruff-only_when_void] seulement faute de la couleur
    [undertrump-allowed] permis
    [undertrump-forbidden_unless_forced] seulement s’il ne reste rien d’autre
    [draw-none] non
    [draw-face_down] talon face cachée
    [draw-face_up] talon face visible
    [partner_shown-at_once] aussitôt
    [partner_shown-when_played] quand la carte est jouée
    [low_to-dealt] qui l’a reçu
    [low_to-winner] qui le gagne
    [game_tie-none] personne
    [game_tie-eldest] l’aîné
    [game_tie-non_dealer_side] le camp qui n’a pas distribué
    [game_tie-jokers] qui a pris le plus de jokers
    [game_tie-carry] la donne suivante, en plus de son Jeu
    [pegging-at_end] au décompte de la donne
    [pegging-as_won] dès le pli gagné
    [length-target] jusqu’à un score
    [length-hands] un nombre de donnes
    [length-deals] un nombre de donnes chacun
    [moon-off] ne peut être annoncé
    [moon-target_or_zero] gagne, ou ramène à zéro
    [moon-points] valeur fixe
    [moon-points_or_game] fixe, gagne à partir de zéro
    [moon_needs-points] tous les points
    [moon_needs-points_and_tricks] tous les points et tous les plis
    [smudge-bid_four_made] une enchère de quatre réussie
    [smudge-any_all_four] les quatre points, pour tous
    [smudge-slam_bid_five] une enchère de cinq
    [smudge-off] aucun
    [smudge_in_hole-four_points_only] quatre points
    [smudge_in_hole-wins_anyway] gagne quand même
    [smudge_in_hole-bid_forbidden] ne peut être annoncé
    [in_hole-negative] sous zéro
    [in_hole-zero_or_negative] à zéro ou moins
    [set_scoring-setback_only] les points faits sont perdus
    [set_scoring-keep_and_setback] les points faits sont gardés
    [set_scoring-others_take_bid] les autres marquent l’enchère
    [score_as-all] tous comptent
    [score_as-difference] seulement la différence
    [going_out-bidder_first] d’abord le preneur qui réussit
    [going_out-bidder_at_once] aussitôt le preneur qui réussit
    [going_out-higher_score] le score le plus haut
    [going_out-strict_order] dans l’ordre des points
    [settlement-off] on ne paie rien
    [settlement-one_two] un, ou deux à zéro ou moins
    [settlement_basis-full_hand] à la fin de la dernière donne
    [settlement_basis-at_win] au moment de la victoire
    [revoke_mode-enforced] impossibles
    [revoke_mode-table] possibles, avec pénalités
    [misdeal_result-lose_deal] au suivant de distribuer
    [misdeal_result-same_dealer] le même joueur redistribue
    [misdeal_result-penalty1_lose_deal] un point, et au suivant
    [misdeal_result-penalty1_same_dealer] un point, et le même redistribue
    [bid_error-void_pass] nulle, et il faut passer
    [bid_error-take_back] reprise
    [early_pitch-assumed_four] vaut une enchère de quatre
    [early_pitch-take_back] reprise en main
    [wrong_pitch_demand-first_turn] exiger au premier tour
    [wrong_pitch_demand-first_plain_lead] exiger à la première couleur hors atout
    [revoke_correction-none] interdit
    [revoke_correction-until_trick_complete] jusqu’à ce que le pli soit complet
    [revoke_call-referee] toujours vue au décompte
    [revoke_call-opponent] seulement un adversaire
    [revoke_penalty-set_back_bid] l’enchère, et tous les points
    [revoke_penalty-set_back_bid_red] l’enchère, tous les points, un jeton rouge
    [revoke_penalty-point_no_game] un point, et le Jeu
    [revoke_penalty-jack_two] un ou deux points, le Valet et le Jeu
    [revoke_penalty-no_score] tous les points
    [revoke_points-forfeit] à personne
    [revoke_points-next_best] Jeu au meilleur des autres
    [exposed_card-free] sans pénalité
   *[exposed_card-callable] peut être réclamée
}

## The referee: what the book does when something goes wrong

ask-override = { $who ->
    [you] { $of_name } a entamé avant la fin des enchères, ce qui vaut une enchère de quatre. Vous pouviez encore enchérir : voulez-vous dire quatre et entamer vous-même, ou laisser la carte ?
   *[one] { $of ->
        [you] Vous avez entamé
       *[one] { $of_name } a entamé
    } avant la fin des enchères, ce qui vaut une enchère de quatre. { $name } pouvait encore enchérir, et peut dire quatre à la place.
}
ask-wrong-lead = { $who ->
    [you] { $of_name } a joué à votre place. Faites-vous reprendre la carte, ou la laissez-vous ?
   *[one] { $of ->
        [you] Vous avez joué
       *[one] { $of_name } a joué
    } hors tour. C’était à { $name }, qui peut faire reprendre la carte ou la laisser.
}
ask-demand = { $who ->
    [you] { $of_name } a joué à votre place : vous pouvez donc dire quelle carte { $of_name } joue maintenant.
   *[one] { $of ->
        [you] Vous avez joué
       *[one] { $of_name } a joué
    } hors tour. C’était à { $name }, qui peut maintenant dire quelle sorte de carte doit être jouée.
}
ask-name-trump = { $who ->
    [you] Vous avez joué sur une attaque irrégulière : nommez maintenant l’atout. Votre première attaque doit être un atout.
   *[one] { $name } a joué sur une attaque irrégulière, et nomme maintenant l’atout.
}
ask-name-for-bid = { $who ->
    [you] L’enchère est à vous, à { $bid } : nommez l’atout.
   *[one] { $name } a l’enchère à { $bid }, et nomme l’atout.
}
ask-name-free = { $who ->
    [you] Personne n’a enchéri : nommez l’atout. Vous n’avez pas de contrat à remplir.
   *[one] Personne n’a enchéri. { $name } nomme l’atout, sans contrat à remplir.
}
ask-call-partner = { $who ->
    [you] Appelez une carte que vous n’avez pas. Qui la détient joue cette donne avec vous.
   *[one] { $name } appelle une carte. Qui la détient joue cette donne avec { $name }.
}
ask-first-pitcher = { $who ->
    [you] Vous avez coupé la carte la plus haute et dites à qui est la première entame.
   *[one] { $name } a coupé la carte la plus haute et dit à qui est la première entame.
}
ask-name-joker = { $who ->
    [you] Un joker laisse l’atout ouvert : nommez la couleur de votre choix.
   *[one] { $name } a entamé avec un joker, et nomme l’atout.
}
ask-name-color = { $who ->
    [you] Vous avez entamé avec { $card } : nommez l’atout, { $suit } ou { $other }.
   *[one] { $name } a entamé avec { $card }, et nomme l’atout, { $suit } ou { $other }.
}
ask-any-claims = { $who ->
    [you] La donne va être décomptée. Quelqu’un a-t-il quelque chose à corriger ou à signaler ?
   *[one] La donne va être décomptée. { $name } peut encore parler.
}
referee-misdeal = { $slip ->
    [count] Quelqu’un n’a pas reçu le bon nombre de cartes. Les cartes sont jetées
   *[exposed] Cette carte ne doit pas être montrée en distribuant. Les cartes sont jetées
}{ $result ->
    [lose_deal] , et c’est au suivant de distribuer.
    [same_dealer] , et le même joueur redistribue.
    [penalty1_lose_deal] , les autres marquent un point, et c’est au suivant de distribuer.
   *[penalty1_same_dealer] , les autres marquent un point, et le même joueur redistribue.
}
referee-deal-stands = { $slip ->
    [count] Le nombre est corrigé, et la donne est maintenue.
   *[exposed] À cette table, ce n’est pas une maldonne : la donne est maintenue.
}
referee-void = { $pass ->
    [yes] { $who ->
        [you] On enchérit à son tour, et chaque enchère doit dépasser la précédente. Toute autre enchère est nulle, et vous devez passer.
       *[one] On enchérit à son tour, et chaque enchère doit dépasser la précédente. Toute autre enchère est nulle, et { $name } doit passer.
    }
   *[no] On enchérit à son tour, et chaque enchère doit dépasser la précédente. Toute autre enchère est reprise.
}
referee-early = Une carte jouée avant la fin des enchères vaut une enchère de quatre ; qui pouvait encore enchérir avant peut dire quatre à la place.
referee-overridden = { $who ->
    [you] Vous pouviez enchérir avant : la carte prématurée est reprise, et vous entamez pour quatre.
   *[one] { $name } pouvait enchérir avant : la carte prématurée est reprise, et { $name } entame pour quatre.
}
referee-led-wrongly = C’est au preneur de jouer en premier ; il peut faire reprendre une carte jouée à sa place, ou la laisser.
referee-let-stand = { $who ->
    [you] La carte reste, mais ne fixe pas l’atout : vous nommez l’atout après avoir joué dessus.
   *[one] La carte reste, mais ne fixe pas l’atout : { $name } nomme l’atout après avoir joué dessus.
}
referee-demanded = Qui a joué à la place du preneur joue ce que celui-ci exige, autant que les règles du jeu le permettent.
referee-exposed = { $callable ->
    [yes] Une carte qu’un joueur montre reste en main, et les adversaires peuvent la réclamer ; une carte montrée par le donneur ne peut pas l’être.
   *[no] Une carte montrée reste en main, sans pénalité.
}
referee-card-called = Une carte montrée doit être jouée quand les adversaires la réclament, dès que les règles du jeu le permettent.
referee-called = { $who ->
    [you] Carte réclamée : { $card }. Vous devez la jouer si les règles du jeu le permettent.
   *[one] Carte réclamée : { $card }. { $name } doit la jouer si les règles du jeu le permettent.
}
referee-corrected = Une carte fautive peut être reprise jusqu’à ce que le pli soit complet. Cela ne coûte rien, et les cartes jouées ensuite sont reprises aussi.
referee-no-renege = Toutes les cartes jusqu’ici ont été jouées dans les règles : rien ne change.
referee-grave = On attaquait atout, et l’un des { $top } plus hauts atouts a été retenu. Cela coûte la partie.
referee-penalty = { $penalty ->
    [set_back_bid] Pour une renonce, le camp perd le montant de l’enchère et ne marque rien dans cette donne.
    [set_back_bid_red] Pour une renonce, le camp perd le montant de l’enchère, ne marque rien dans cette donne et met un jeton rouge au pot.
    [point_no_game] Pour une renonce, les autres marquent un point, et le camp fautif ne peut pas marquer le Jeu.
    [no_score] Pour une renonce, le camp ne marque rien dans cette donne, et son éventuel contrat a chuté.
   *[jack_two] Pour une renonce, les autres marquent 2 si le valet d’atout est en jeu, 1 sinon ; le camp fautif ne peut marquer ni le Valet ni le Jeu.
}
ruling-right = { $who ->
    [you] Vous aviez raison
   *[one] { $name } avait raison
}
ruling-wrong = { $who ->
    [you] Vous aviez tort
   *[one] { $name } avait tort
}
referee-look = Le partenaire du joueur qui entame ne peut pas regarder avant la première carte : les autres marquent pour cela.
# Sur un bouton ou dans un menu.
remark-button = { $remark ->
    [rest] Le reste est à moi
    [lay-down] Abattre la main
    [take-back] Reprendre la carte
    [renege] { $who ->
        [you] Votre renonce
       *[one] Renonce : { $name }
    }
    [call-card] { $who ->
        [you] Réclamer { $card }, à vous
       *[one] Réclamer { $card } à { $name }
    }
    [first-pitcher] { $who ->
        [you] Vous
       *[one] { $name }
    }
    [expose] Montrer { $card }
    [look] Regarder les cartes
    [override] Quatre, avec { $card }
    [decline] Laisser la carte
    [withdraw] Faire reprendre
    [let-stand] Laisser la carte
    [end-by-score] Finir au score
    [weak-hand] Main faible
   *[content] Rien à signaler
}
remark-about = { $remark ->
    [rest] Vous faites tous les plis restants, et la donne est décomptée.
    [lay-down] Ni atout ni carte au-dessus du neuf : vous ne jouez plus.
    [take-back] Elle ne fournissait pas ; jouez-en une autre, sans pénalité.
    [renege] { $who ->
        [you] Vous dites ne pas avoir fourni alors que vous le pouviez.
       *[one] { $name } pouvait fournir ; une renonce coûte ce que disent les règles.
    }
    [call-card] { $who ->
        [you] La carte doit être jouée dès que les règles du jeu le permettent.
       *[one] { $name } doit jouer la carte montrée dès que les règles du jeu le permettent.
    }
    [first-pitcher] { $who ->
        [you] Vous jouez la première carte, qui fixe l’atout.
       *[one] { $name } joue la première carte, qui fixe l’atout.
    }
    [expose] Vous montrez une carte qui ne devrait pas être vue.
    [look] Vous regardez avant l’entame, et les autres marquent pour cela.
    [override] Vous dites quatre et entamez avec cette carte ; la carte prématurée est reprise.
    [decline] La carte prématurée vaut une enchère de quatre.
    [withdraw] Vous entamez, et pourrez exiger une carte ensuite.
    [let-stand] Vous jouez, puis nommez l’atout.
    [end-by-score] Depuis { $hands } donnes, personne ne s’est rapproché de l’objectif. La partie peut finir maintenant : le meilleur score gagne, et cette donne ne compte pas.
    [weak-hand] Vous montrez votre main faible. Le même donneur redistribue, ou vous recevez de nouvelles cartes, selon la règle de cette table.
   *[content] { $call ->
        [opponent] Vous ne signalez pas de renonce ; la donne est décomptée.
       *[referee] Rien à corriger ; la donne est décomptée.
    }
}
demand-button = { $demand ->
    [highest] La plus haute
    [lowest] La plus basse
    [trump] Un atout
    [no_trump] Pas d’atout
   *[nothing] Rien
}
demand-about = { $demand ->
    [highest] De la couleur
    [lowest] De la couleur
    [trump] N’importe lequel
    [no_trump] Autres couleurs
   *[nothing] Carte libre
}
# Tel qu’on le tape ; tous ces mots sont compris.
remark-words = { $remark ->
    [rest] le reste
    [lay-down] abattre
    [take-back] reprendre la carte
    [renege] renonce { $name }
    [call-card] réclamer { $card } à { $name }
    [expose] montrer { $card }
    [look] regarder
    [override] quatre { $card }
    [call-partner] appeler { $card }
    [first-pitcher] { $name }
    [decline] décliner
    [withdraw] faire reprendre
    [let-stand] laisser
    [end-by-score] finir au score
    [weak-hand] main faible
   *[content] décompter
}
remark-name-words = atout { suit }
remark-demand-words = exiger { $demand ->
    [highest] la plus haute
    [lowest] la plus basse
    [trump] un atout
    [no_trump] pas d’atout
   *[nothing] rien
}

## Bots

level-name = { $level ->
    [random] Hasard
    [clumsy] Étourdi
    [learner] Débutant
    [steady-careful] Solide, prudent
    [steady-bold] Solide, hardi
    [sharp] Rusé
    [sharp-careful] Rusé, prudent
    [sharp-bold] Rusé, hardi
    [master] Maître
   *[steady] Solide
}
level-about = { $level ->
    [random] Joue n’importe quelle carte permise.
    [clumsy] Comme Solide, avec une faute de temps en temps.
    [learner] Juge mal une main ou une carte de temps en temps.
    [steady-careful] Comme Solide, mais enchérit un peu moins.
    [steady-bold] Comme Solide, mais enchérit un peu plus.
    [sharp] Essaie chaque choix dans quelques dizaines de donnes possibles.
    [sharp-careful] Comme Rusé, mais enchérit un peu moins.
    [sharp-bold] Comme Rusé, mais enchérit un peu plus.
    [master] Essaie chaque choix dans des centaines de donnes probables.
   *[steady] Compte les atouts, et annonce ce que valent les cartes.
}
# La force mesurée d’un niveau.
level-strength = { $level ->
    [random] Pour comparer seulement.
    [clumsy] Ses fautes lui coûtent des points.
    [learner] Gagne 21 parties sur 100 contre trois bots Solide.
    [steady-careful] Pour le reste, il joue de même.
    [steady-bold] Pour le reste, il joue de même.
    [sharp] Gagne 28 parties sur 100 contre trois bots Solide.
    [sharp-careful] Pour le reste, il joue de même.
    [sharp-bold] Pour le reste, il joue de même.
    [master] Gagne 35 parties sur 100 contre trois bots Solide.
   *[steady] Les autres se mesurent à lui.
}
habit = { $person ->
    [teo] joue tout de suite son meilleur atout.
    [otto] n’annonce que ce qu’il voit.
    [nia] aime annoncer un de plus.
    [bruno] annonce haut quand il est mené.
    [hana] garde un atout pour attraper le valet.
    [ravi] laisse les autres annoncer, puis les fait chuter.
    [leila] se souvient de qui a annoncé quoi.
   *[vera] réfléchit à chaque carte.
}
habit-of = { $name } { $habit }
strength = Force { $strength } sur 8.
strength-of = { $name }, force { $strength } sur 8.
met = { $games ->
    [0] Aucune partie pour l’instant.
   *[other] Vous en avez gagné { $won } sur { $games }.
}
met-short = { $games ->
    [0] pas encore
   *[other] { $won } sur { $games }
}
remark-made = { $person ->
    [teo] Je l’avais dit !
    [otto] Lentement mais sûrement.
    [nia] C’était juste. J’adore !
    [bruno] Me revoilà.
    [hana] Tout a marché.
    [ravi] Bien tranquille.
    [leila] J’ai bien fait d’écouter.
   *[vera] Ça suffira.
}
remark-set = { $person ->
    [teo] Je pensais l’avoir.
    [otto] Celle-là m’a coûté cher.
    [nia] Ça valait presque le coup.
    [bruno] Il fallait que j’essaie.
    [hana] Si près.
    [ravi] J’aurais dû attendre.
    [leila] Je m’y suis mal prise.
   *[vera] Je le savais pourtant.
}
remark-jack = { $person ->
    [teo] Oh non, mon valet !
    [otto] C’était un bon valet.
    [nia] Il va me manquer.
    [bruno] Je venais de le trouver.
    [hana] Bon, j’ai essayé de le cacher.
    [ravi] Je l’ai gardé trop longtemps.
    [leila] Je l’ai vu trop tard.
   *[vera] Ça arrive aux meilleurs valets.
}
remark-by = { $name } : « { $words } »
# Des noms pour les bots, séparés par des virgules : au moins sept, tous différents.
bot-names = Camille, Hugo, Zoé, Bastien, Manon, Théo, Lucie, Marcel
bots-fair = Aucun bot ne voit jamais vos cartes.
stand-in = { $count ->
    [one] { $names } jouait sous la forme du bot « { $saved } », qui n’est pas disponible. { $level } joue à la place.
   *[other] { $names } jouaient sous la forme du bot « { $saved } », qui n’est pas disponible. { $level } joue à la place.
}
# Un bot venu d’ailleurs, dans une partie qu’on prépare et à la table.
program-plays = Le programme « { $program } » joue pour { $name }. S’il ne répond pas, { $level } prend la suite.
# Un bot venu d’ailleurs n’a pas répondu : un bot du programme prend la suite.
program-left = { $program } ne répond plus. À partir d’ici, { $level } joue pour { $name }.
advice-pass = Passez : { $reason }.
advice-bid = Annoncez { $bid } : { $reason }.
advice-play = Jouez { $card } : { $reason }.
advice-discard = Écartez { $cards } : { $reason }.
advice-discard-ringed = Écartez les { $count } cartes entourées : { $reason }.
advice-word = { $word ->
    [offer] Mettez l’entame en vente
    [pitch] Entamez vous-même
    [accept] Vendez l’entame
    [undertake] Gardez l’entame
    [stand] Acceptez
    [beg] Demandez
    [take-one] Donnez le point
    [run] Redonnez
    [bunch] Remêlez
    [rest-are-mine] Revendiquez le reste
    [lay-down] Abattez votre main
    [take-back] Reprenez la carte
    [look] Regardez vos cartes
    [decline] Laissez l’entame prématurée
    [withdraw] Faites reprendre la carte
    [let-stand] Laissez la carte
    [demand-highest] Exigez la plus haute carte de la couleur
    [demand-lowest] Exigez la plus basse carte de la couleur
    [demand-trump] Exigez un atout
    [demand-no-trump] Exigez une carte hors atout
    [demand-nothing] N’exigez rien
    [end-by-score] Finissez la partie au score
    [weak-hand] Montrez votre main faible
   *[content] Passez au décompte
} : { $reason }.
advice-override = Dites quatre et entamez avec { $card } : { $reason }.
advice-expose = Montrez { $card } : { $reason }.
advice-name-trump = Choisissez { suit } comme atout : { $reason }.
advice-call-partner = Appelez { $card } : { $reason }.
advice-first-pitcher = { $who ->
    [you] Gardez la première entame
   *[one] Donnez la première entame à { $name }
} : { $reason }.
advice-call-renege = Signalez la renonce commise par { $name } : { $reason }.
advice-call-card = Faites jouer { $card } à { $name } : { $reason }.
reason = { $reason ->
    [only-choice] rien d’autre n’est permis
    [at-random] tous les choix se valent
    [habit] c’est sa façon de jouer
    [too-weak] votre main est trop faible
    [no-honour] vous n’avez ni as, ni roi, ni dame pour enchérir
    [partner-has-bid] votre partenaire a l’enchère
    [must-bid] tous les autres ont passé, vous devez donc enchérir
    [best-suit] { suit } est votre meilleure couleur
    [holds-high] vous avez sans doute le plus haut { suit-single }
    [holds-low] vous avez sans doute le plus bas { suit-single }
    [holds-jack] vous avez le valet de { suit }
    [promises-game] si l’atout est { suit }, vous pouvez espérer le Jeu
    [promises-points] si l’atout est { suit }, vous pouvez en espérer environ { $points }
    [takes-the-bid] comme donneur, vous l’avez au même prix
    [matches-the-bid] vous l’avez au même prix
    [shuts-out] les autres ne monteront sans doute pas
    [goes-out] remplir ce contrat vous mène à l’objectif
    [stops-bidder] sinon, l’enchère pourrait faire gagner quelqu’un d’autre
    [tries-smudge] les quatre points gagnent la partie sur-le-champ
    [tries-slam] les quatre points et tous les plis rapportent un cinquième point
    [tries-moon] tout ce qui compte peut se gagner
    [pitches-outright] votre main vaut quatre points
    [offers-pitch] voyez ce qu’offrent les autres ; le dernier mot est à vous
    [good-price] le prix dépasse ce que rapporterait votre main
    [can-make-it] vous pouvez en faire autant vous-même
    [cannot-make-it] vous n’en feriez sans doute pas autant vous-même
    [suit-will-do] { suit } vous convient
    [poor-trumps] une autre couleur vous irait sans doute mieux que { suit }
    [cannot-give] le donneur ne donnera pas un point qui vous ferait gagner la partie
    [turn-may-lose] une autre retourne pourrait faire gagner le donneur
    [turn-may-win] une autre retourne pourrait vous faire gagner
    [gift-is-cheap] la couleur vaut plus pour vous que le point
    [gift-would-win] le point leur ferait gagner la partie
    [not-worth-a-point] la couleur ne vaut pas un point donné aux autres
    [any-suit-will-do] n’importe quelle autre couleur ira aussi bien
    [both-poor] ces cartes ne vous promettent rien
    [keeps-trumps] tous vos atouts restent
    [keeps-best] les cartes qui peuvent encore gagner restent
    [best-partner] qui la détient est l’aide la plus utile
    [trump-partner] qui la détient a un atout
    [plain-partner] qui la détient n’a peut-être pas d’atout
    [rest-is-certain] personne ne peut plus vous prendre un pli
    [hand-is-worthless] cette main ne fera de toute façon aucun pli
    [puts-right] une carte fautive peut encore être reprise
    [saw-renege] une carte sur la table le prouve
    [catches-shown] le pli est à vous, et la carte l’enrichit
    [pitches-better] votre main vaut les quatre points
    [lets-them-fail] une enchère de quatre sera dure à remplir
    [own-pitch] mieux vaut votre propre entame
    [lead-is-welcome] vous pouvez prendre la carte d’attaque
    [safest-demand] c’est ce qui rend le pli le plus sûr
    [richest-demand] c’est ce qui enrichit le plus votre pli
    [makes-trump] la première carte fixe l’atout
    [nothing-to-claim] tout a été joué dans les règles
    [slipped] tout le monde peut se tromper
    [leads-trump] cela fait tomber les atouts des autres
    [hunts-jack] cela peut attraper le valet d’atout
    [hunts-scored] cela peut attraper un atout qui rapporte
    [leads-winner] personne n’a de carte plus haute dans la couleur
    [leads-low] elle n’a pas de points de cartes à perdre
    [leads-nothing] elle ne rapporte rien à personne
    [may-take] elle peut faire le pli
    [captures-jack] elle bat le valet d’atout
    [saves-jack] vous sauvez votre valet
    [wins-low] vous sauvez un atout qui est sans doute le Bas
    [wins-scored] vous sauvez une carte qui rapporte
    [wins-ten] vous sauvez un dix
    [ruffs-points] il y a des points de cartes à gagner
    [takes-trick] vous faites le pli
    [beats-all] elle bat toutes les cartes jouées
    [feeds-partner] le pli est à votre partenaire, et cela y ajoute des points de cartes
    [feeds-scored] le pli est à votre partenaire, et cette carte rapporte
    [leaves-to-partner] le pli est à votre partenaire
    [protects-jack] cela garde votre valet d’atout pour plus tard
    [keeps-low] cela garde pour plus tard un atout qui est sans doute le Bas
    [keeps-scored] cela garde pour plus tard une carte qui rapporte
    [protects-ten] cela garde votre dix pour plus tard
    [gives-nothing] cela ne donne pas de points de cartes
    [cannot-win] vous ne pouvez pas faire ce pli
    [plays-least] vous ne pouvez pas faire ce pli, autant jouer bas
    [fewest-points] vous ne pouvez pas donner moins de points de cartes
   *[keeps-strength] cela garde une carte plus forte pour plus tard
}

## Window: the first screen

window-too-small = Cette fenêtre est trop petite pour jouer. Agrandissez-la.

home-continue = Continuer
home-continue-about = Donne { $number }, { $goal }.
home-your-turn = À vous de jouer.
home-their-turn = À { $name } de jouer.
home-play = Jouer
home-new-game = Nouvelle partie
home-new-game-about = Choisir le jeu, les joueurs et les règles
home-first-lesson = Apprendre en jouant
home-play-now = Jouer tout de suite
home-choose = Choisir un jeu
home-deal = Je distribue.
home-rules = Règles
home-saves = Sauvegardes
home-settings = Réglages
home-quit = Quitter
home-where = Donne { $number }{ $turn ->
    [yes] {", à vous de jouer"}
    [other] {", "}à { $name } de jouer
   *[no] {""}
}
home-last-games = Dernières parties
home-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
home-puzzle = Problème du jour
home-puzzle-done = Fait.
home-puzzle-row = { $days ->
    [one] { $days } juste
   *[other] { $days } justes de suite
}
home-practice = Exercices
home-practice-about = Cinq donnes : { $theme ->
    [jack] prendre le valet
    [tens] garder ses dix
    [bid] enchérir ou passer
    [trumps] tirer les atouts
   *[game] compter pour le Jeu
}
home-welcome = Prenez une chaise.
home-welcome-about = Dites combien des quatre points vous ferez. Puis faites-les.
pad-us = Nous
pad-them = Eux

about-title = À propos
about-what = Pitch, Setback, Don et { $more } autres jeux de la famille All Fours, de deux à sept joueurs.
about-private = Rien de ce que vous faites ici ne quitte cet ordinateur.
about-news = Nouveautés
about-license = Licence
about-fonts = Polices
about-libraries = Bibliothèques tierces
about-program = Programme
about-cards = Cartes et visages
about-drawn = dessinés pour ce programme, MIT
about-who = qui a fait quoi
about-version = Version { $version }
about-copy = Copier la version
about-copied = Copié

## Window: a new game

setup-name = Nom
setup-person = Personne
setup-phone = Téléphone
setup-bot = Bot
setup-players = Joueurs
setup-players-only = { $players } joueurs
setup-player-name = Joueur { $number }
setup-teams = Partenaires
setup-mend = Corriger
# Au-dessus des jeux d’une branche de la famille.
games-branch = { $branch ->
    [more-points] Enchères pour plus de points
    [exchange] Enchères, puis échange
    [draw] Tirer après chaque pli, à deux
    [pedro] Pedro et Cinch, cartes à cinq et plus
    [turn-up] Atout retourné
    [eldest] L’aîné entame ou vend
    [don] Don, avec des cartes qui comptent
   *[bid] Enchères et entame
}
games-title = À quoi joue-t-on ?
games-search = Chercher parmi { $count } jeux
games-ours = Notre table
games-more = Les { $count } jeux
games-more-about = ou vos propres règles
voice-games-players = de { $least } à { $most } joueurs
games-count = { $count } sur { $all } jeux
games-nothing = Aucun jeu ne correspond à « { $words } ».
# Sous le nom d’un jeu trouvé par un autre nom.
games-also = aussi appelé { $names }
games-told = { $name } est aussi un nom pour { $games }.
games-told-absent = { $name } est un jeu de la famille que ce programme n’a pas encore.
# Des jeux de la famille que quelqu’un peut chercher ; ceux qui existent désormais sont ignorés.
games-absent = Dom Pedro, Smear, Auction Cinch, Razzle-Dazzle

# Ce qui distingue un jeu, en 38 lettres au plus.
game-line = { $game ->
    [setback] deux équipes, en 11
    [trinidad] retourne, valet pendu
    [lancashire] Trinidad, sens horaire
    [west_yorkshire] partenaire à l’aveugle
    [blackburn] le Bas se gagne
    [britannica1911] vendre l’entame
    [commercial_pitch] vendre rapporte le prix
    [seven_up] atout retourné, en 7
    [smudge] les quatre gagnent aussitôt
    [smudge_bid] une enchère de cinq
    [no_auction_pitch] l’aîné entame
    [racehorse] 32 cartes seulement
    [joker_pitch] le joker compte 1
    [five_point] valet jumeau aussi atout
    [seven_point] valet jumeau, deux jokers
    [west_michigan] six joueurs, 38 cartes
    [euchre_setback] 28 cartes, valet jumeau
    [pedro_sancho] cinq et neuf comptent
    [snoozer] le joker compte 15
    [ten_point] atouts seuls joués
    [colorado] atouts A-9-R-8-D-7
    [thirteen_point] trois jumeau compte 3
    [pawnee] appeler un partenaire
    [schmier] à six, mains complétées
    [wisconsin_smear] 34 cartes, un chien
    [smear_ten] dix cartes, six jouées
    [cinch] les deux cinq comptent
    [widow_cinch] trois équipes, un chien
    [pedro] enchères dès sept
    [pidro] Pedro finlandais, atouts seuls
    [all_fives] atouts pointés au pli
    [california_jack] à deux, talon visible
    [shasta_sam] à deux, talon caché
    [nine_card_don] cartes pointées, en 91
    [irish_don] 52 cartes, sans Jeu
    [phat] 52 cartes, en 181
    [blind_don] deux rangées, la moitié cachée
   *[auction_pitch] sans équipes, en 7
}
setup-who = Qui joue ?
who-game = { $game }, { $kind ->
    [two-pairs] deux équipes
    [three-pairs] trois équipes
   *[threes] deux trios
}
who-teams = { $kind ->
    [pairs] Équipes
    [threes] Trios
   *[none] Sans équipes
}
who-alone = À { $players } joueurs, il n’y a pas d’équipes : chacun joue pour soi.
# Below the name of whoever plays with the person at the screen.
who-partner = joue avec vous
who-drag = Glissez pour échanger
who-phones = Sur téléphones
# Who sits at a place: somebody at this computer, somebody with a phone, or a bot that is chosen by its level.
who-person = Quelqu’un ici
who-phone = Sur un téléphone
who-levels = Par niveau
# Said of one of the eight who has a place.
who-here = À la table
who-move = Passer à la place suivante
who-name = Appuyez sur { $name } pour taper un nom.
setup-faces = Vos bots ont maintenant un visage. Les niveaux sont toujours là.
setup-target = Objectif
setup-hidden = Les cartes sont cachées entre les tours.
look-face = Visage
look-colour = Couleur
families-title = Groupes récents
setup-name-empty = Chaque joueur doit avoir un nom.
setup-name-twice = Deux joueurs ont le même nom : { $name }.
setup-default-name = Vous
# Séparés par des virgules, au moins sept.
setup-bot-names = Camille, Hugo, Zoé, Bastien, Manon, Théo, Lucie, Marcel

## Window: the table

bar-table = Table
table-deal = Distribuer
table-you-deal = Vous distribuez
table-you-deal-about = Pour faire maldonne, ouvrez le menu Table.
table-throw = Écarter
table-throw-away = { $count ->
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}
table-keep = { $count ->
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
table-kept = Gardées : { $kept } sur { $count }
table-kept-over = Gardées : { $kept }, soit { $over } de trop
table-keep-hand = Tout garder
trick-to-peg = à pointer
table-suggest = Suggérer
table-widow = { $count ->
    [one] Chien : { $count } carte
   *[other] Chien : { $count } cartes
}
table-marked = Choisies : { $marked } sur { $count }
table-override-about = Pour entamer à la place, choisissez la carte à jouer.
table-menu = Que dites-vous ?
table-menu-about = Tout ce que vous dites ici compte.
table-menu-none = Il n’y a rien à dire pour l’instant.
table-out-of-turn = Annoncer { $bid } hors tour
table-out-of-turn-pass = Passer hors tour
table-show = Montrer une carte
table-confirm = Cliquez encore, ou appuyez sur Entrée, pour jouer { $card }.
table-confirm-touch = Touchez encore pour jouer { $card }.
table-show-which = Quelle carte montrez-vous ? Échap pour n’en montrer aucune.
table-misdeal-shown = Montrer une carte en distribuant
table-misdeal-count = Mal compter les cartes

plate-out = hors jeu
plate-out-about = { $who ->
    [you] Vous n’avez plus d’atout, et ne jouez plus jusqu’à la fin de la donne.
   *[one] { $name } n’a plus d’atout, et ne joue plus jusqu’à la fin de la donne.
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
        [you] Vous en avez reçu { $drawn }.
       *[one] { $name } : cartes reçues, { $drawn }.
    }
   *[other] { $drawn ->
        [0] { $who ->
            [you] Vous en avez écarté { $thrown }.
           *[one] { $name } : cartes écartées, { $thrown }.
        }
       *[other] { $who ->
            [you] Vous avez écarté { $thrown } et reçu { $drawn }.
           *[one] { $name } : cartes écartées, { $thrown } ; cartes reçues, { $drawn }.
        }
    }
}
pile-left = reste { $count }
card-shown = montrée
card-called = réclamée
card-discarded = écartée
pad-counters = Jetons blancs restants
bar-undo = Reprendre
bar-hint = Conseil
hint-awaited = Le bot le plus fort réfléchit…
hint-on-your-turn = Vous pouvez demander un conseil quand c’est à vous.
hint-off = Les conseils sont désactivés. Les réglages permettent de les activer.
hint-offered = Demandez encore une fois pour voir ce que ferait le bot le plus fort.
# Comment se comparent les choix d’une position.
compare-title = Les choix comparés
compare-about = Chance de gagner la partie, et points de cette donne comparés au meilleur adversaire :
compare-chances = Chances de gagner
compare-columns = Chance de gagner la partie, et points de cette donne face au meilleur adversaire.
compare-as-good = équivalent
compare-chance = { $percent } %
compare-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ $whole },{ $tenths }
compare-line = { $choice } : { $chance } ; { $points }{ $standing ->
    [best] {""}
    [as-good] {""} ; équivalent au premier à ±{ $error } près
   *[worse] {""} ; ±{ $error }
}
# Avant un choix coûteux.
coach-asks = Sur 100 parties, vous en gagneriez environ { $percent } de moins. { $kind ->
    [call] Choisissez encore une fois pour le dire quand même ; Échap pour le retirer.
   *[card] Choisissez encore une fois pour la jouer quand même ; Échap pour la reprendre.
}
text-coach-asks = Sur 100 parties, vous en gagneriez environ { $percent } de moins. { $kind ->
    [call] Redites-le pour confirmer, ou dites autre chose.
   *[card] Redites-la pour la jouer quand même, ou choisissez une autre carte.
}
text-hint-offered = Tapez « conseil » encore une fois pour savoir ce que ferait le bot le plus fort.
text-hint-more = Tapez encore « conseil » pour comparer tous les choix.
text-no-comparison = Il n’y a rien à comparer.
bar-hand = Donne { $hand }
bar-trick = { $tricks ->
    [0] Pli { $trick }
   *[other] Pli { $trick } sur { $tricks }
}
bar-status = donne { $hand }, { $goal }
bar-status-trick = { $tricks ->
    [0] donne { $hand }, pli { $trick }, { $goal }
   *[other] donne { $hand }, pli { $trick } sur { $tricks }, { $goal }
}
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate

contract-called = { $trump }, appel de { $card }
contract-with = avec { $name }
contract-alone = sans partenaire
bid-step = { $step ->
    [less] Annoncer moins
   *[more] Annoncer plus
}
ribbon-target = { $rid ->
    [yes] premier sans jeton
    [hands] { $target ->
        [1] une donne
       *[other] { $target } donnes
    }
    [deals] { $target ->
        [1] une donne chacun
       *[other] { $target } donnes chacun
    }
   *[no] en { $target }
}
ribbon-pool = premier sans jeton : { $pool }
ribbon-contract = { $who ->
    [you] Vous { $bid }
   *[one] { $name } { $bid }
}
contract-bid = { $who ->
    [you] Vous annoncez { $bid }
   *[one] { $name } annonce { $bid }
}
contract-free = { $who ->
    [you] Vous, entame libre
   *[one] { $name }, entame libre
}
# More than was bid.

plate-pass = Passe
plate-bid = Annonce { $bid }
plate-thinking = réfléchit
plate-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
said-pass = Je passe
said-bid = { $bid ->
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
   *[other] { $bid }
}
said-smudge = Smudge

trick-took = Pli gagné

tracker-title = Points de la donne
tracker-so-far = provisoire
tracker-settled = acquis
tracker-open = pas encore pris
tracker-open-worth = en jeu ; { $points } points
tracker-open-hung = en jeu ; pendu, { $points }
tracker-not-in-play = pas en jeu
tracker-you-hold = à vous
tracker-not-seen = pas vu : { card-rank }
tracker-lower-not-seen = { $count ->
    [one] { $count } plus bas non vu
   *[other] { $count } plus bas non vus
}
tracker-higher-not-seen = { $count ->
    [one] { $count } plus haut non vu
   *[other] { $count } plus hauts non vus
}
tracker-none-yet = rien encore
tracker-others-none = les autres : aucun
tracker-tied = égalité à { $points }
tracker-several = { $name } { $count }
tracker-several-open = { $open ->
    [0] tous acquis
   *[other] { $open } en jeu ; { $points } chacun
}
tracker-carried = { $carry } en report
tracker-name-carried = { $point } +{ $carry }
tracker-game = { $name } { $points }

last-trick-title = Dernier pli
# L’ordre des atouts, affiché à la table.
order-title = Ordre des atouts
order-button = ordre
order-about = Du plus haut au plus bas. { $gone ->
    [0] Aucun n’est encore tombé.
    [one] Un est tombé.
   *[other] { $gone } sont tombés.
}
order-example = Du plus haut au plus bas, comme si l’atout était { suit }.
order-gone = tombé
order-own = à vous
text-order = Les atouts, du plus haut au plus bas : { $order }.
text-order-gone = Tombés : { $cards }.
last-trick-none = Pas encore de pli
log-title = Journal
pad-turned-up = Retourne : { $rank } { $points }
pad-bidding = Enchères en cours…
pad-bid = { $who ->
    [you] Vous annoncez { $bid }…
   *[one] { $name } annonce { $bid }…
}

bid-pass = Passe
bid-moon = Chelem
bid-smudge = Smudge
contract-eldest = { $who ->
    [you] Vous entamez
   *[one] { $name } entame
}
plate-offer = À vendre
plate-sold = Vendu { $bid }
plate-pitch = Entame
plate-accept = Vendu
plate-undertake = Garde
plate-stand = Accepte
plate-beg = Demande
plate-take-one = Donne un point
plate-run = Redonne
plate-bunch = Remêler ?
said-price = { $bid ->
    [1] J’en offre un
    [2] J’en offre deux
    [3] J’en offre trois
    [4] J’en offre quatre
   *[other] J’en offre { $bid }
}
said-sold = { $bid ->
    [1] Vendu pour un
    [2] Vendu pour deux
    [3] Vendu pour trois
    [4] Vendu pour quatre
   *[other] Vendu pour { $bid }
}
said-undertakes = { $bid ->
    [1] J’en ferai un
    [2] J’en ferai deux
    [3] J’en ferai trois
    [4] J’en ferai quatre
   *[other] J’en ferai { $bid }
}
said-pitch = J’entame
said-accept = Vendu
said-undertake = Je garde
said-stand = J’accepte
said-beg = Je demande
said-take-one = Prenez un point
said-run = Je redonne
said-bunch = On remêle ?
tracker-settled-worth = acquis, { $points } points
bid-pitch = Entamer
bid-accept = Vendre
bid-undertake = Garder
bid-stand = Accepter
bid-beg = Demander
bid-take-one = Donner
bid-run = Redonner
bid-bunch = Remêler

## Window: passing the screen

curtain-title = Passez l’écran à { $name }
curtain-about = Les autres, regardez ailleurs.
curtain-show = C’est moi, { $name }
curtain-since = Depuis votre tour
curtain-nothing = Rien ne s’est encore passé.

## Window: menu, keys, settings, questions

menu-title = Menu
menu-continue = Continuer
menu-rules = Comment jouer
menu-so-far = La donne jusqu’ici
menu-leave = Enregistrer et quitter
menu-settings = Réglages
menu-home = Accueil
menu-players = Joueurs
opening-title = Ouverture
opening-about = Lecture en cours : { $file }.
opening-give-up = Annuler
opening-failed = Le fichier n’a pas pu être ouvert.
consent-title = Reprendre le coup ?
consent-about = { $name } reprend sa dernière décision, et tout ce qui a suivi est annulé. Demandez aux autres : tout le monde est-il d’accord ?
consent-refuse = Non, on garde
consent-agree = Tous d’accord : reprendre
consent-end-title = Finir la partie au score ?
consent-end-winner = { $who ->
    [you] Vous gagneriez.
    [your-side] { $name } gagneriez.
    [several] { $name } gagneraient.
   *[one] { $name } gagnerait.
}
consent-end-refuse = Non, continuer
consent-end-agree = Oui, finir la partie
consent-leave-title = { $names } { $count ->
    [one] joue
   *[other] jouent
} encore.
consent-leave-about = La partie sera enregistrée pour vous tous.
consent-leave-refuse = Continuer à jouer
consent-quit-title = Quitter sans enregistrer ?
consent-quit-about = { $unsaved } Fermez encore une fois pour quitter quand même.
consent-quit-refuse = Non, rester
consent-quit-agree = Oui, quitter quand même
players-title = Qui est à la table
players-about = Si vous devez partir, un bot joue pour vous jusqu’à votre retour.
players-away = en pause : un bot joue
players-person = joue à cet écran
players-bot = bot

help-title = Aide
help-rules = Règles de ce jeu
keys-title = Touches
keys-move = passer d’une carte ou d’un bouton à l’autre
keys-press = jouer, appuyer ou écarter ; sauter une animation
keys-area = zone suivante, zone précédente
keys-choose = choisir une carte, en comptant de la gauche, ou une réponse
keys-count = annoncer plus, annoncer moins ; sinon comme les autres flèches
keys-bid = annoncer deux, trois, smudge
keys-pass = passer
keys-keep = garder l’entame, pour quatre ou pour le prix offert
keys-stand = accepter ; mettre en vente ; suggérer un écart
keys-beg = demander ; remêler
keys-accept = vendre au prix offert ; annoncer le chelem
keys-run = redonner ; revendiquer le reste
keys-deal = distribuer ; écarter ; abattre une main sans valeur
keys-talk = parler, là où les fautes sont possibles
keys-undo = reprendre un coup
keys-hint = conseil : ce que ferait le bot le plus fort
keys-why = Pourquoi ? Ce qui est sous la souris, a le focus, ou a été refusé
keys-standing = avec un lecteur d’écran : entendre le pli, votre main et les scores
keys-name = nommer l’atout trèfle ; { $diamonds }, { $hearts } et { $spades } les autres couleurs, { $hearts } après un conseil
keys-call = appeler la dame, le valet d’un partenaire ; { $ace }, { $king } et { $ten } l’as, le roi et le dix
keys-answer = accepter ; refuser, ou montrer une main sans valeur
keys-arrange = déplacer dans la main la carte qui a le clavier
keys-sort = trier de nouveau la main
keys-order = l’ordre des atouts, quand il est particulier
keys-looks-back = dernier pli, journal de la donne
keys-cards = quatre couleurs, grands index
keys-speed = lente, normale, rapide, immédiate
keys-full-screen = plein écran
keys-back = menu ; ferme ce qui est ouvert ; quitte une leçon ou un problème
keys-mute = couper le son, remettre le son
keys-help = aide : règles et touches
keys-house-rules = règles maison, ouvrir un fichier
keys-new-game = nouvelle partie, réglages, quitter
keys-close = fermer la fenêtre
keys-change = Pour changer une touche, cliquez dessus, ou allez-y avec Tab et appuyez sur { keys-enter } ; appuyez ensuite sur celle que vous voulez. { keys-delete } y rétablit la touche habituelle. Les flèches, Tab, { keys-enter }, { keys-esc } et les chiffres restent tels quels.
keys-asked = Appuyez sur la touche voulue. { keys-esc } la laisse telle quelle.
keys-refused-fixed = { $key } reste telle quelle sur tous les écrans. Appuyez sur une autre touche.
keys-refused-typed = { $key } s’y tape pour chercher un jeu. Appuyez sur une touche qui n’est pas une lettre.
keys-refused-taken = { $key } fait déjà ceci : { $deed }. Appuyez sur une autre touche, ou changez d’abord celle-là.
keys-reset = Rétablir les touches
keys-mouse = Un clic joue une carte ; la glisser au milieu de la table aussi. Glissez une carte le long de la main pour la changer de place ; un double clic sur le tapis trie de nouveau la main. Aux enchères, les chiffres annoncent ; pendant le jeu, ils choisissent les cartes.
keys-touch = Toucher fait ce que fait un clic. Gardez le doigt sur quelque chose à la table pour voir ce que c’est, et glissez à côté pour annuler. Quand les cartes sont serrées, le premier toucher choisit une carte ; le second la joue. Les cartes se glissent aussi : au milieu pour les jouer, ou le long de la main pour les changer de place.
keys-enter = Entrée
keys-space = Espace
keys-esc = Échap
keys-tab = Tab, Maj Tab
keys-page-up = Page préc.
keys-page-down = Page suiv.
keys-home = Début
keys-end = Fin
keys-delete = Suppr
keys-menu-key = Menu
keys-alt = Alt
keys-command = Ctrl
keys-page = faire défiler une longue page
keys-end-try-out = quitter une leçon, finir un essai, ou finir au score une partie qui n’avance plus
keys-group-home = À l’accueil
keys-home-front = continuer, jouer
keys-home-games = nouvelle partie, exercices ou leçons
keys-home-rules = règles, règles maison
keys-home-kept = problèmes, sauvegardes, statistiques
keys-home-rest = à propos, réglages, quitter
keys-group-menu = Dans le menu
keys-menu-table = règles, leçons
keys-menu-people = joueurs, téléphones, touches
keys-menu-more = problèmes ; honnêteté des donnes
keys-menu-rest = sauvegardes, réglages, quitter
keys-puzzle = encore, suivant
keys-puzzle-ways = continuer d’ici, tous les problèmes
keys-group-result = Après une donne ou une partie
keys-result-review = revoir
keys-result-costs = ce que cela a coûté
keys-result-fair = Est-ce honnête ? Comment les cartes étaient fixées d’avance
keys-result-game = nouvelle partie, accueil
keys-group-review = En revoyant une donne
keys-review-steps = étape précédente, étape suivante
keys-review-hands = donne précédente, donne suivante
keys-ends = première étape, dernière étape
keys-review-seen = ce que le joueur voyait, ou toutes les cartes
keys-review-why = Pourquoi ce choix : ce qui a guidé un bot, et ce qui plaide pour
keys-review-mistake = erreur suivante
keys-review-try = continuer d’ici, redistribuer, à la place suivante
keys-group-saves = Dans les sauvegardes
keys-saves = renommer, supprimer, rétablir
keys-saves-more = revoir, copier, exporter
keys-group-pages = Nouvelle partie, réglages, règles maison, statistiques, marque
keys-turn = choisir la réponse voisine, changer un nombre
keys-search = chercher
keys-house-undo = annuler le dernier changement d’une règle maison
keys-house-number = taper un nombre pour une règle maison
keys-statistics = tableau ou graphiques, exporter
keys-pad = retirer une donne de la feuille de marque, où { keys-space } coche et { keys-enter } inscrit
keys-settings-reset = réinitialiser un réglage

settings-title = Réglages
settings-done = Terminé
settings-search = Chercher
settings-nothing = Aucun réglage ne correspond à « { $words } ».
settings-changed = { $count ->
    [one] { $count } changé
   *[other] { $count } changés
}
settings-reset = Rétablir
settings-reset-all = Tout rétablir
settings-undo = Annuler
settings-on = Activé
settings-off = Désactivé
settings-as-system = Système

settings-group = { $group ->
    [you] Vous
    [table] Table
    [look] Apparence
    [motion] Mouvement
    [sound] Son
    [sizes] Tailles
    [language] Langue
   *[renderer] Affichage
}

settings-speed = Vitesse
settings-speed-about = À quelle vitesse les cartes sont distribuées, jouées et ramassées.
settings-trick-stays = Un pli complet reste
settings-trick-stays-about = Combien de temps chacun peut le voir avant que le gagnant le ramasse.
settings-trick-until-click = Jusqu’au clic
settings-seconds = { $whole },{ $tenths } s
settings-thinking = Temps de réflexion
settings-thinking-about = Combien de temps réfléchissent Rusé, Maître et les conseils. Plus de temps les rend un peu plus forts.
settings-thinking-short = Court
settings-thinking-usual = Habituel
settings-thinking-long = Long
settings-hints = Conseils
settings-hints-about = Si vous pouvez demander ce que ferait le bot le plus fort, et s’il faut demander deux fois.
settings-hints-off = Désactivés
settings-hints-on = Activés
settings-hints-twice = En demandant deux fois
settings-coach = Entraîneur
settings-coach-about = Vous interroge avant une enchère ou une carte qui vous coûte clairement des chances de gagner. Il ne dit jamais ce qui est mieux.
settings-name-about = Le nom que les autres vous donnent, dès la prochaine partie.
settings-face-about = Votre visage à la table, dès la prochaine partie.
settings-table-talk = Propos de table
settings-table-talk-about = De temps en temps, un joueur du programme dit un mot sur sa propre main.
settings-memory = Ce qui est retenu
settings-memory-about = Vos dernières tables et les noms, votre bilan, vos leçons et problèmes. Les sauvegardes restent.
settings-forget = Tout oublier
settings-remember = Rétablir
settings-hand-order = Ordre de vos cartes
settings-hand-order-about = Comment les cartes de votre main sont triées, de gauche à droite.
settings-hand-order-trumps = Atouts d’abord
settings-hand-order-suits = Par couleur
settings-hand-order-ranks = Par rang
settings-forced = Jouer les cartes forcées
settings-forced-about = Quand une seule carte est permise, elle est jouée pour vous.
settings-confirm = Confirmer chaque carte
settings-confirm-about = Le premier clic choisit la carte ; le second la joue.
settings-partners = Cacher les partenaires l’un à l’autre
settings-partners-about = Quand seuls deux partenaires sont devant l’écran, chacun cache aussi ses cartes à l’autre.

settings-four-colours = Quatre couleurs
settings-four-colours-about = Chaque couleur a sa propre teinte : carreau est bleu, et trèfle est vert.
settings-large-index = Grands index
settings-large-index-about = Un grand rang et une grande couleur sur chaque carte, lisibles de loin.
settings-bold-cards = Cartes à fort contraste
settings-bold-cards-about = Des cartes sobres en noir et blanc, aux contours épais.
settings-back = Dos
settings-back-about = Le motif au dos des cartes.
settings-back-brick = Brique
settings-back-blue = Bleu
settings-back-slate = Ardoise
settings-back-plum = Prune
settings-folder = Vos propres images
settings-folder-about = Un dossier d’images de cartes à utiliser à la place de celles-ci.
settings-folder-hint = Chemin du dossier
settings-folder-use = Utiliser

settings-motion = Mouvement des cartes
settings-motion-about = En mouvement réduit, rien ne se déplace, ne tourne ni ne grandit : les cartes apparaissent à leur place.
settings-motion-full = Complet
settings-motion-reduced = Réduit

settings-sound = Bruits de la table
settings-sound-about = On entend les cartes distribuées, jouées et ramassées.
settings-volume = Volume
settings-volume-about = La force du bruit des cartes.
settings-volume-idle = Le son est coupé.
settings-percent = { $percent } %

settings-interface = Interface
settings-interface-about = La taille du texte, des boutons et des panneaux.
settings-interface-limit = La taille du texte, des boutons et des panneaux ; cette fenêtre permet { $percent } %.
settings-interface-held = Tout prend cette taille dès que le pointeur quitte le bouton.
settings-card-size = Cartes sur la table
settings-card-size-about = La taille des cartes de votre main et du pli.
settings-card-size-small = Petites
settings-card-size-normal = Normales
settings-card-size-large = Grandes
settings-card-size-huge = Énormes

settings-theme = Table
settings-theme-about = Système : Lin s’il est clair, Minuit s’il est sombre. Contraste si le système le demande.
settings-theme-spruce = Sapin
settings-theme-midnight = Minuit
settings-theme-linen = Lin
settings-theme-contrast = Contraste

settings-language = Langue
settings-language-about = Système : sa langue si elle est disponible, sinon l’anglais.

settings-renderer = Dessiner avec
settings-renderer-about = Ce qui dessine la fenêtre. Prend effet au prochain démarrage.
settings-renderer-auto = Automatique
settings-renderer-gpu = Carte graphique
settings-renderer-software = Processeur

## Window: house rules

house-title = Règles maison
house-play = Jouer ainsi
# The ten questions about a game, in a few words.
house-question = { $question ->
    [target] Partie en combien ?
    [hands] Combien de donnes ?
    [jokers] Jokers ?
    [min_bid] Enchère minimale ?
    [all_pass] Personne n’enchérit ?
    [dealer_privilege] Le donneur peut-il égaler ?
    [top_bid] Le donneur peut-il égaler le maximum ?
    [beg_limit] Combien de demandes ?
    [turned_jack] Points pour un valet retourné ?
    [after_run_hand] Et les cartes en plus ?
    [play_size] Cartes pour jouer ?
    [widow] Cartes au chien ?
    [fives] Points du cinq d’atout ?
    [nines] Points du neuf d’atout ?
    [low_to] À qui va le Bas ?
    [ruff] Couper en ayant la couleur ?
    [game_tie] Égalité au Jeu ?
    [set_scoring] Chute : garde-t-on ses points ?
    [going_out] Deux arrivent ensemble ?
    [hang_jack] Points pour le valet pris ?
    [partner_blind] Le partenaire joue-t-il à l’aveugle ?
    [undertrump] Sous-couper ?
    [win_by_two] Deux points d’avance ?
    [count_down] Compter à rebours ?
    [must_bid_to_go_out] Seul le preneur gagne ?
    [void_must_trump] Sans la couleur : faut-il couper ?
    [deal_batch] Combien de cartes à la fois ?
    [revoke_mode] Peut-on se tromper ?
   *[stops_early] Arrêt quand tout est décidé ?
}
# Their answers, as they stand on a button.
house-answer = { $answer ->
    [jokers-0] aucun
    [jokers-1] un
    [jokers-2] deux
    [beg_limit-0] jamais
    [beg_limit-1] une fois
    [beg_limit-2] deux fois
    [beg_limit-3] trois fois
    [all_pass-dealer_forced] le donneur enchérit
    [all_pass-redeal_same_dealer] redistribuer
    [all_pass-redeal_next_dealer] donneur suivant
    [all_pass-eldest_forced] l’aîné doit enchérir
    [all_pass-eldest_free] l’aîné, sans contrat
    [all_pass-dealer_free] le donneur, sans contrat
    [low_to-dealt] qui l’a reçu
    [low_to-winner] qui le gagne
    [ruff-anytime] permis
    [ruff-only_when_void] interdit
    [game_tie-none] personne
    [game_tie-eldest] l’aîné
    [game_tie-non_dealer_side] l’autre camp
    [game_tie-jokers] plus de jokers
    [game_tie-carry] donne suivante
    [set_scoring-setback_only] non
    [set_scoring-keep_and_setback] oui, moins l’enchère
    [set_scoring-others_take_bid] l’enchère aux autres
    [going_out-bidder_first] le preneur
    [going_out-bidder_at_once] le preneur, aussitôt
    [going_out-strict_order] ordre des points
    [going_out-higher_score] meilleur score
    [after_run_hand-keep_all] toutes jouées
    [after_run_hand-discard_to_six] écart jusqu’à six
    [undertrump-allowed] permis
    [undertrump-forbidden_unless_forced] si rien d’autre
    [revoke_mode-enforced] non
    [revoke_mode-table] oui
    [yes] oui
   *[no] non
}
house-joker-bids = { $jokers ->
    [0] Sans joker il y a { $points } points : les enchères vont maintenant jusqu’à { $bid }.
    [1] Avec un joker il y a { $points } points : les enchères vont maintenant jusqu’à { $bid }.
   *[other] Avec deux jokers il y a { $points } points : les enchères vont maintenant jusqu’à { $bid }.
}
house-joker-points = { $jokers ->
    [0] Sans joker il y a jusqu’à { $points } points par donne.
    [1] Avec un joker il y a jusqu’à { $points } points par donne.
   *[other] Avec deux jokers il y a jusqu’à { $points } points par donne.
}
house-take-back = Revenir
house-all = Toutes les règles
house-ten = Les dix questions
house-changes = { $count ->
    [0] Comme { $game }
    [one] { $count } écart avec { $game }
   *[other] { $count } écarts avec { $game }
}
house-from-game = d’après { $game }
house-read = Lire en page
house-count = { $found } sur { $all }
house-clear = Effacer la recherche
house-use = Prendre ces règles
house-sets = Jeux de règles
page-back = Revenir
house-idle = Sans effet avec vos autres règles.
house-idle-but = Il faut « { $with } ».
house-printed = Tirés des livres
house-own-name = { $game }, règles maison
house-own = Les vôtres
house-none = Rien encore. Changez une règle pour créer votre propre copie.
house-set-about = { $count ->
    [0] comme { $game }
    [one] { $game }, { $count } changement
   *[other] { $game }, { $count } changements
}
house-set-misfit = { $game }, injouable
house-search = Chercher une règle
house-nothing = Aucune règle ne correspond à « { $words } ».
house-mend = Corriger
house-copy = Copier
house-delete = Supprimer
house-open = Ouvrir
house-share = Partager
house-open-about = Le fichier d’un jeu de règles ou d’une partie.
house-open-run = Ouvrir
house-share-about = Enregistre ces règles dans un fichier que d’autres peuvent ouvrir.
house-share-run = Enregistrer
house-path-hint = Chemin du fichier
choose = Choisir…
choose-none = Il n’y a pas de sélecteur de fichiers ici. Tapez plutôt le chemin.
choose-files = Parties et jeux de règles
house-close-file = Fermer
house-shared = Enregistré dans { $file }.
house-copy-text = Copier en texte
house-did-set = Règle changée : { $name }.
# What else was changed so that the rules fit together, after what was changed.
house-followed = Ajusté en conséquence : { $others }.
house-followed-to = { $name } ({ $value })
house-did-mend = Les règles s’accordent à nouveau.
house-did-reset = Règle rétablie : { $name }.
house-did-reset-all = Toutes les règles sont à nouveau celles du livre.
house-did-copy = Une copie a été créée.
house-did-open = Un jeu de règles a été ouvert.
house-did-rename = Renommé « { $new } ». L’ancien nom : « { $name } ».
house-did-delete = Supprimé : « { $name } ».
error-rules-save = Les jeux de règles n’ont pas pu être enregistrés dans { $file } : { $reason }.
error-share = Le jeu de règles n’a pas pu être écrit dans { $file } : { $reason }.
error-option = { $file } n’a pas pu être lu (ligne { $line }, colonne { $column }) : { $name } ({ $id }) ne peut pas avoir cette valeur. { $values }
error-option-values = La valeur peut être { $values }.
error-option-points = Il faut une liste comme "high low jack game", de { $most } éléments au plus.
error-option-card-points = Il faut des points de cartes comme "A:4 K:3 Q:2 J:1 T:10".
error-option-order = Il faut une liste d’atouts, le plus haut d’abord, comme "A K Q J oJ X1 T 9 8 7 6 5 4 3 2".
error-option-pack = Il faut des rangs comme "2-A" ou "2,9-A".
error-option-numbers = Il faut un nombre de { $min } à { $max }.
error-option-unknown = { $file } n’a pas pu être lu (ligne { $line }, colonne { $column }) : la règle « { $id } » n’existe pas.
obstacle-exists = un fichier de ce nom existe déjà

## Window: saved games

saves-title = Sauvegardes
saves-note = { $count ->
    [0] aucune encore
    [one] une partie
   *[other] { $count } parties
}
saves-search = Chercher un nom, un jeu ou une date
saves-empty = Aucune partie enregistrée. Chaque partie est enregistrée d’elle-même, à chaque coup.
saves-nothing = Aucune partie enregistrée ne correspond à « { $words } ».
saves-date = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }
saves-day = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
saves-today = aujourd’hui
saves-yesterday = hier
saves-weekday = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
saves-hand = { $day }, donne { $number }
saves-your-turn = { $day }, à vous
saves-with = { $day }, avec { $names }
saves-real = { $day }, vraies cartes
saves-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
saves-look-back = à revoir
saves-all = Toutes les parties
saves-all-about = à renommer, copier ou exporter
saves-won = { $count ->
    [one] gagnée par { $names }
   *[other] gagnée par { $names }
}
saves-hands = { $hands ->
    [0] à la première donne
    [one] après une donne
   *[other] après { $hands } donnes
}
saves-current = en cours
saves-damaged = Illisible
saves-in-use = Une autre fenêtre utilise ces parties : ici, vous pouvez seulement les regarder.
saves-open = Continuer
saves-review = Revoir
saves-rename = Renommer
saves-copy = Copier
saves-export = Exporter
saves-delete = Supprimer
saves-copy-of = { $name } (copie)
saves-new-title = Nommer cette partie
saves-folder = Dossier des fichiers
saves-save = Enregistrer
saves-cancel = Annuler
saves-deleted = Supprimée : « { $name } ».
saves-undo = Annuler
saves-restored = Rétablie : « { $name } ».
saves-copied = Copiée : « { $name } ».
saves-exported = Enregistré dans { $record } et { $told }.
saves-no-folder = Tapez le dossier où les fichiers doivent aller.
saves-open-file = Ouvrir un fichier
saves-open-another = Ouvrir une autre
saves-no-file = Tapez le chemin du fichier.
saves-nothing-over = Aucune donne de cette partie n’est encore finie : il n’y a rien à revoir.
saves-elsewhere = Cette table se joue dans une autre fenêtre.
told-game = { $game }, { $goal }.
told-players = Joueurs : { $names }.
told-date = Commencée le { $date }.
told-nothing = Aucune donne n’est encore finie.
told-scores = Scores : { $scores }.

## Window: looking back

review-title = Revoir
review-hand = Donne { $number }
review-thrown-in = Annulée
review-status = étape { $step } sur { $steps }
review-trick = Pli { $number }
review-deal = Les cartes sont distribuées
review-next = Étape suivante. { $said }
review-over = La donne est finie.
review-as-seen = { $who ->
    [you] Vue par vous
   *[one] Vue par { $name }
}
review-open = Toutes les cartes
review-play-on = Continuer d’ici
review-again = Redistribuer
review-moved = À la place suivante
review-done = Terminé
try-out-note = Non enregistré : ceci est un essai
try-out-end = Finir l’essai

## Lessons

lessons-title = Leçons
lessons-done = { $done } sur { $count } terminées
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-state = { $about }{ $state ->
    [left] {" "}Interrompue : elle reprend là où vous étiez.
    [done] {" "}Terminée.
   *[new] {""}
}
lesson-title = { $lesson ->
    [hands] Première leçon
    [count] Compter pour le Jeu
    [partners] Partenaires
    [steal] Le dernier mot du donneur
    [smudge] Le smudge
    [beg] Demander et redonner
    [hang] Pendre le valet
    [sell] Vendre l’entame
    [rows] Cartes en rangées
   *[first] Pas à pas
}
lesson-line = { $lesson ->
    [hands] Trois donnes, à votre façon
    [count] Le dix compte beaucoup
    [partners] Des dix au partenaire
    [steal] Même enchère, le donneur choisit
    [smudge] Les quatre, ou rien
    [beg] Accepter ou demander
    [hang] Prenez-le avec l’as
    [sell] Combien vaut-elle ?
    [rows] La moitié est cachée
   *[first] Chaque coup est expliqué
}
lesson-given = Avec { $name }
lesson-done = Terminée
lesson-go-on = { $hand ->
    [1] Continuer : première donne
    [2] Continuer : deuxième donne
    [3] Continuer : troisième donne
   *[0] Continuer
}
lesson-about = { $lesson ->
    [hands] Trois donnes à annoncer et à jouer à votre guise. Ensuite, vous voyez ce qui les a décidées.
    [count] Ce que vaut chaque carte, comment attraper un dix, et comment sauver le vôtre.
    [partners] Deux équipes : donnez vos dix aux plis de votre partenaire, et ne prenez pas ce qui est déjà à votre camp.
    [steal] Le donneur parle en dernier, et peut reprendre l’enchère au même prix.
    [smudge] Une enchère de quatre gagne toute la partie, ou coûte quatre points.
    [beg] On retourne une carte : accepter ou demander, donner un point ou redonner, puis écarter. Comme au Seven Up.
    [hang] Un valet attrapé vaut trois. Comme au All Fours de Trinidad.
    [sell] On peut garder l’entame, ou la vendre contre des points. Comme au Commercial Pitch.
    [rows] La moitié des cartes est cachée sous les autres. Comme au Blind Don.
   *[first] Tout le jeu en deux donnes : enchérir, entamer, gagner des points, et faire chuter un contrat.
}
lesson-first = { $step ->
    [hand] Ces six cartes sont à vous, et personne d’autre ne les voit.
    [points] Chaque donne offre quatre points : le Haut, le Bas, le Valet et le Jeu. Vous découvrirez chacun quand il sera gagné.
    [trump] Une couleur devient l’atout et l’emporte sur toutes les autres. Le plus fort enchérisseur la choisit. Vous avez trois gros piques.
    [bid] Vous parlez en premier. Une enchère dit combien des quatre points vous promettez de faire. Vos piques en valent trois : annoncez 3.
    [bid-why] Avec ces piques, vous pouvez faire trois points. Dans cette leçon, vous annoncez 3.
    [pitcher] { $one } et { $two } passent, donc votre enchère de trois tient. Le plus fort enchérisseur joue la première carte : c’est l’entame.
    [pitch] La couleur de l’entame est l’atout de cette donne. Entamez avec l’as de pique : rien ne le bat.
    [pitch-why] Vous voulez pique comme atout, et l’as est sûr de gagner. Entamez avec l’as de pique.
    [took] Chacun a joué une carte : c’est un pli. L’atout le plus haut le gagne. Ces cartes sont donc à vous, et vous attaquez au suivant.
    [high] Le Haut est l’atout le plus haut de la donne. C’est votre as : ce point est à vous.
    [low] Le Bas est l’atout le plus bas de la donne. { $one } a reçu le deux et garde le point, même si vous avez pris la carte.
    [king] Plus aucune carte ne peut battre le roi de pique. Attaquez avec lui, et faites tomber les atouts qui restent.
    [king-why] Le roi de pique est le plus haut atout restant : il est sûr de gagner. Jouez-le d’abord.
    [drawn] { $two } devait fournir un pique. { $one } n’en avait plus et pouvait se défausser de n’importe quelle carte.
    [club] Votre valet perdrait contre la dame de pique, si quelqu’un l’a. Gardez-le, et attaquez avec le six de trèfle.
    [club-why] Le valet et le dix méritent d’être gardés. De vos deux petites cartes, cette leçon joue le six de trèfle.
    [lost] On a demandé trèfle et personne n’a coupé : le plus haut trèfle gagne, et { $two } fait le pli.
    [follow] { $two } attaque avec l’as de cœur. Vous avez un cœur : vous pouvez fournir ou couper, rien d’autre.
    [ruff] Votre dix perdrait contre l’as. N’importe quel atout le bat : jouez le valet de pique.
    [ruff-why] Le dix perdrait contre l’as de cœur. Le valet est un atout, et il gagne.
    [jack] Le Valet va à qui gagne le valet d’atout dans un pli. C’est vous : un deuxième point.
    [game] Le Jeu va à qui gagne le plus de points de cartes : un dix compte 10, un as 4, un roi 3, une dame 2, un valet 1. Vous en avez { $cards }.
    [rest] Jouez les deux derniers plis comme vous voulez.
    [scored] Le Haut, le Valet et le Jeu : trois promis, trois faits. { $one } marque un point pour le Bas. Qui atteint { $goal } le premier gagne la partie.
    [second] Maintenant, une donne où l’enchère est à quelqu’un d’autre. La donne tourne, et cette fois c’est vous qui distribuez : vous parlez en dernier.
    [bidder] { $two } annonce trois. Comme donneur, vous pourriez reprendre l’enchère à trois, ou monter à quatre.
    [pass] L’as et le deux de carreau pourraient vous donner le Haut et le Bas, mais guère un troisième point. Passez.
    [pass-why] Ces cartes promettent deux points au plus. Passez, et voyez comment { $two } s’en sort.
    [stopped] { $two } choisit carreau comme atout, et vous avez l’as et le deux : le Haut et le Bas sont à vous. Il ne reste à { $two } que deux points.
    [defend] Jouez cette donne comme vous voulez. Quand seules certaines de vos cartes sont permises, les autres sont voilées.
    [set-back] { $two } a promis trois points et en a fait { $made ->
        [0] zéro
        [1] un
       *[2] deux
    }. C’est une chute : l’enchère est retirée du score. Un score sous zéro est entouré de rouge.
    [end] Vous avez { $score } points. Vous connaissez maintenant le jeu : annoncez ce que vous pouvez faire, entamez dans votre meilleure couleur, et arrêtez les autres.
   *[welcome] Bienvenue au Pitch. Vous jouez contre { $one } et { $two }, et chacun reçoit six cartes.
}
lesson-hands = { $deal ->
    [leave] Nouvelles cartes. Que valent-elles ? On peut toujours passer.
    [partner] Cette fois, je suis votre partenaire. Ce que l’un gagne compte pour les deux.
   *[make] Il y a quatre points dans les cartes. Combien en ferez-vous ? Dites ce que vous voulez, on verra bien.
}
lesson-did = { $what ->
    [bid] Vous avez annoncé { $bid }.
    [pass] Vous avez passé.
   *[card] Vous avez joué { card-object }.
}
lesson-gain = { $gain ->
    [makes] { $what ->
        [bid] Vous auriez rempli un contrat de { $bid }.
       *[card] Avec { card-with }, vous auriez rempli votre contrat.
    }
    [spares] Passer ne vous aurait rien coûté.
    [points] { $what ->
        [bid] Une enchère de { $bid }
        [pass] Passer
       *[card] { card }
    } vous aurait rapporté { $points ->
        [one] un point
       *[other] { $points } points
    } de plus.
    [sets] { $what ->
        [bid] Une enchère de { $bid }
        [pass] Passer
       *[card] { card }
    } aurait fait chuter { $name }.
   *[holds] { $what ->
        [bid] Une enchère de { $bid }
        [pass] Passer
       *[card] { card }
    } aurait coûté { $points ->
        [one] un point
       *[other] { $points } points
    } à { $name }.
}
lesson-reason = { $whose ->
    [theirs] { $name } n’aurait pas eu { $points }.
   *[yours] Vous auriez aussi eu { $points }.
}
lesson-gain-none = Je ne vois pas comment faire mieux.
lesson-perhaps = { $point } ?
lesson-again = Mêmes cartes, nouvelle enchère
lesson-more = Nouvelles cartes
lesson-real = Jouer pour de bon
lesson-what-if = { $what ->
    [bid] Et si j’annonce { $bid } ?
    [pass] Et si je passe ?
   *[card] Et si je joue { card-object } ?
}
lesson-count = { $step ->
    [values] Un dix compte 10, un as 4, un roi 3, une dame 2, un valet 1, et tout le reste rien. Vous tenez 18 des 80 points du paquet.
    [bid] Avec l’as, vous avez le Haut, et avec deux as et un dix, de bonnes chances pour le Jeu. Annoncez 2.
    [bid-why] Le Haut est sûr et le Jeu probable ; un troisième point n’est pas en vue. Dans cette leçon, vous annoncez 2.
    [pitch] Entamez avec l’as de trèfle, pour que trèfle soit l’atout.
    [pitch-why] Trèfle est votre couleur la plus longue, et son as est le Haut. Entamez avec lui.
    [begun] Quatre points de cartes jusqu’ici, pour votre as. Ouvrez ici les scores à tout moment pour voir ce que chacun a gagné.
    [ace] Attaquez avec l’as de carreau. Qui n’a qu’un carreau doit le fournir, fût-ce le dix, ou couper.
    [ace-why] Un as attrape le plus quand on le joue tôt, tant que les autres doivent encore fournir. Attaquez avec l’as de carreau.
    [caught] Le dix était le seul carreau chez { $two }, qui n’avait plus d’atout : quatorze points de cartes en un pli. Vous en avez { $cards }.
    [keep] Le roi, la dame ou le valet de trèfle pourraient battre votre dix, s’ils ont été distribués. Gardez-le, et attaquez avec le trois de pique.
    [keep-why] Joué maintenant, le dix pourrait être perdu ; le sept peut encore couper. Le trois de pique ne vaut rien : attaquez avec lui.
    [theirs] { $one } a fait ce pli avec un dix, et en est à 10. Un dix n’est jamais plus en sûreté que dans un pli gagné par son propre camp.
    [home] Vous jouez en dernier à ce pli, et personne ne peut vous battre. Coupez avec le dix : vous le sauvez, et prenez le roi et la dame.
    [home-why] Personne ne joue après vous. Coupez maintenant avec le dix de trèfle : aucun atout plus haut ne pourra le prendre.
    [sure] Quinze de plus : vous en avez { $cards }, et il ne reste presque rien à gagner. Le Jeu est à vous.
    [rest] Jouez les deux derniers plis comme vous voulez.
    [end] Le Haut et le Jeu : deux promis, deux faits. Si deux joueurs sont à égalité de points de cartes, personne ne marque le Jeu.
   *[what] Le Haut, le Bas et le Valet sont des cartes précises. Le Jeu se compte : il va à qui gagne le plus de points de cartes dans ses plis.
}
lesson-partners = { $step ->
    [pass] Vos cartes promettent peu, et { $two } n’a pas encore parlé. Passez.
    [pass-why] Une enchère vous engage tous les deux. Avec ces cartes, laissez l’enchère à { $two } et passez.
    [bound] { $two } annonce trois. Ce contrat, vous le gagnez ou le perdez ensemble.
    [ten] { $two } entame avec l’as de cœur, et rien ne le bat. Donnez votre dix : il compte dix pour le Jeu.
    [ten-why] Le pli est de toute façon à { $two }. Le dix de cœur y rapporte dix à votre camp.
    [shared] Le pli est à { $two }, et ses cartes comptent pour vous deux : { $cards } jusqu’ici.
    [leave] L’as de pique joué par { $two } est en tête. Ne coupez pas votre partenaire : fournissez le cinq.
    [leave-why] Ce pli est à votre camp. Gardez l’atout, et jouez le cinq de pique.
    [follow] { $two } attaque encore atout. Il vous en reste un : il doit partir.
    [follow-why] Quand on attaque atout, qui en a un doit le jouer.
    [throw] Ni { $one } ni { $three } n’ont plus d’atout : le valet joué par { $two } est donc sûr. Sur ce pli, défaussez-vous du dix de trèfle.
    [throw-why] Votre partenaire est sûr de ce pli. C’est là que le dix de trèfle vaut le plus.
    [rest] Continuez comme vous voulez.
    [scored] Le Haut, le Valet et le Jeu : { $two } remplit son contrat de trois, et votre camp marque trois. { $one } et { $three } marquent le Bas.
   *[partner] { $two } vous fait face et joue avec vous. Ce que l’un de vous deux gagne compte pour les deux.
}
lesson-steal = { $step ->
    [take] Vos trèfles aussi peuvent faire trois points. Reprenez l’enchère : annoncez 3.
    [take-why] Ces trèfles peuvent faire trois points, et le donneur n’a pas besoin de monter. Reprenez l’enchère à 3.
    [taken] L’enchère est maintenant à vous, au même prix, et { $two } ne peut plus enchérir.
    [pitch] Entamez avec l’as de trèfle.
    [pitch-why] Trèfle est votre couleur, et rien ne bat l’as. Entamez avec lui.
    [drawn] { $two } a dû lâcher la dame, qui aurait pu battre votre valet. Les deux autres n’avaient qu’un atout chacun.
    [rest] Le Haut et le Bas sont déjà à vous, avec l’as et le deux. Encore un point, et le contrat est rempli. Continuez comme vous voulez.
    [end] Vous avez repris l’enchère et rempli le contrat. Personne ne parle après le donneur : voilà ce que vaut le dernier mot.
   *[last] { $two } annonce trois. Vous êtes le donneur et parlez en dernier : vous pouvez reprendre l’enchère sans monter.
}
lesson-smudge = { $step ->
    [bid] Vous avez l’as et le deux de pique, et le roi pour protéger le valet. Annoncez quatre.
    [bid-why] Ces piques peuvent faire les quatre points. Dans cette leçon, vous annoncez quatre.
    [final] Après une enchère de quatre, personne ne peut plus parler, pas même le donneur. Il vous faut maintenant les quatre points.
    [pitch] Entamez avec l’as de pique.
    [pitch-why] Pique est votre couleur, et rien ne bat l’as. Entamez avec lui.
    [draw] La dame pourrait encore battre votre valet. Attaquez avec le roi, et faites-la tomber.
    [draw-why] Jouez d’abord le roi de pique : rien ne peut plus le battre, et il fait tomber les atouts qui restent.
    [safe] La dame est tombée. Votre valet est maintenant l’atout le plus haut.
    [rest] Personne d’autre n’a d’atout, et vos cœurs sont les plus hauts : aucun pli ne peut être perdu. Continuez comme vous voulez.
    [won] Le Haut, le Bas, le Valet et le Jeu : le smudge est réussi, et vous gagnez aussitôt toute la partie.
    [hole] S’il avait manqué un point, vous en auriez perdu quatre. Et pour qui est sous zéro, un smudge réussi compte quatre points, et non la partie.
   *[what] Une enchère de quatre est un smudge : qui l’annonce et fait les quatre points gagne la partie sur-le-champ.
}
lesson-beg = { $step ->
    [beg] Vous n’avez pas un seul carreau. Demandez une autre couleur.
    [beg-why] Sans un seul carreau, vous avez peu à gagner ici. Demandez, et voyez ce que dit { $one }.
    [gift] { $one } garde carreau, et doit vous donner un point en échange.
    [rest] L’atout est carreau, et vous attaquez. Jouez cette donne comme vous voulez.
    [second] Maintenant, c’est vous qui distribuez, et { $one } peut accepter ou demander.
    [jack] Vous avez retourné un valet : c’est un point pour le donneur, donc pour vous. L’atout proposé est trèfle.
    [begged] { $one } demande. Vous pouvez donner un point, et l’atout reste trèfle. Ou bien vous redonnez : trois cartes de plus à chacun, et une nouvelle retourne.
    [run] Vous n’avez pas de trèfle non plus. Redonnez.
    [run-why] Pourquoi payer un point pour trèfle quand vous n’en avez pas ? Redonnez.
    [throw] L’atout est cœur. Écartez d’abord trois cartes pour revenir à six ; puis jouez comme vous voulez.
    [end] Voilà le jeu de la retourne : accepter, ou demander une autre couleur ; donner un point, ou redonner.
   *[turned] Dans ce jeu, personne n’enchérit. On retourne une carte, et sa couleur est proposée comme atout. Vous jouez en premier, donc vous choisissez : accepter ou demander.
}
lesson-hang = { $step ->
    [pairs] { $two } est votre partenaire. Ici, on tourne vers la droite, et vous jouez en premier : vous pouvez accepter, ou demander une autre couleur.
    [stand] Vous avez l’as et la dame de cœur. Acceptez.
    [stand-why] Avec l’as et la dame, cœur est ce que vous pouvez souhaiter de mieux. Acceptez.
    [ace] Attaquez avec l’as, et voyez quels atouts tombent.
    [ace-why] Rien ne bat l’as de cœur. Jouez-le d’abord.
    [queen] Le valet n’est pas encore tombé. Attaquez avec la dame : qui n’a plus que le valet doit le jouer sous elle.
    [queen-why] La dame de cœur peut attraper le valet. Jouez-la maintenant.
    [hung] { $three } n’avait que le valet, et votre dame l’a pris. Un valet que son camp perd est pendu : il vaut trois points.
    [rest] Continuez comme vous voulez.
    [end] Le valet pendu vaut plus que tout autre point. Qui a le valet doit le sauver.
   *[turned] { $one } a retourné le six de cœur. Cela donne aussitôt deux points au camp du donneur ; un as en vaut un, un valet trois.
}
lesson-sell = { $step ->
    [eldest] Vous êtes à la gauche du donneur : l’entame est à vous. Vous pouvez la garder, mais il vous faut alors les quatre points. Ou vous pouvez la vendre.
    [offer] Avec ces cartes, vous n’en feriez pas quatre. Mettez l’entame en vente.
    [offer-why] Garder l’entame, c’est promettre les quatre points, et ces cartes ne peuvent pas tenir la promesse. Mettez-la en vente.
    [bids] { $two } en offre deux points. Vous pouvez vendre, ou garder l’entame et en faire deux vous-même.
    [sell] Vendez : le prix est aussitôt à vous.
    [sell-why] Ces cartes font à peine deux points. Vendez, et marquez deux sans jouer une carte.
    [price] Vous avez marqué deux : deux de vos jetons sont partis. { $two } entame, et doit en faire deux.
    [rest] Continuez comme vous voulez.
    [end] { $state ->
        [set-back] { $two } a acheté l’entame sans remplir le contrat, et reprend deux jetons. Le prix vous reste quand même.
       *[made] { $two } a acheté l’entame et rempli le contrat. Vous avez eu votre prix quand même.
    }
   *[counters] Ici, chacun commence avec { $goal } jetons, et chaque point en fait partir un. Qui s’en défait le premier gagne.
}
lesson-rows = { $step ->
    [theirs] Les cartes sont posées de même chez { $one } : vous voyez tout ce qui peut se jouer contre vous à cet instant.
    [pitch] Vous entamez, et la couleur de votre carte devient l’atout. Entamez avec l’as de cœur.
    [pitch-why] Cœur est votre meilleure couleur, et rien ne bat son as. Entamez avec l’as de cœur.
    [pegged] Les atouts se pointent dès que le pli est fait : quatre pour l’as. Dessous se trouvait le cinq de trèfle, que vous pouvez désormais jouer.
    [five] { $one } n’a qu’un cœur face visible, le cinq, et doit le fournir. Attaquez avec le roi de cœur.
    [five-why] Le cinq d’atout vaut dix, et il doit tomber sur votre prochain cœur. Attaquez avec le roi.
    [caught] Trois pour votre roi et dix pour le cinq : aucune carte ne vaut plus.
    [club] Tout autre cinq vaut cinq. À trèfle, { $one } n’a que le trois face visible : votre cinq gagne donc. Attaquez avec lui.
    [club-why] Un trèfle plus haut peut être retourné à tout moment. Votre cinq de trèfle est encore sûr : attaquez avec lui.
    [ten] { $one } n’a ni trèfle ni cœur face visible : votre dix de trèfle ne peut pas perdre, et il compte dix pour le Jeu. Attaquez avec lui.
    [ten-why] Rien de visible ne bat le dix de trèfle. Attaquez avec lui tant qu’il en est ainsi.
    [turned] Voilà le roi de trèfle : vos trèfles ne sont plus sûrs. Chaque carte retournée peut tout changer.
    [away] Gardez vos atouts et cédez l’attaque à peu de frais : attaquez avec le quatre de pique.
    [away-why] Un atout rapporte plus quand { $one } attaque. Attaquez avec le quatre de pique.
    [ruff] Seules les cartes face visible obligent à fournir. Vous n’y avez aucun carreau : vous pouvez donc couper. Prenez le valet.
    [ruff-why] Le valet d’atout compte un s’il fait le pli, et la dame peut encore être retournée. Coupez avec le valet.
    [rest] Continuez comme vous voulez. Surveillez les cinq et le neuf de cœur.
    [end] Vous avez { $score } points. Après quatre donnes, le meilleur score gagne.
   *[rows] Neuf de vos cartes sont face visible, chacune sur une carte face cachée. Celles de dessous, personne ne les connaît, pas même vous.
}

## Puzzles

puzzle-title = Problèmes et exercices
puzzle-question = Quel est le meilleur choix ?
puzzle-right = Juste
puzzle-wrong = Pas le meilleur
puzzle-bid = Annonce { $bid }
puzzle-line-best = { $choice } : gagne { $wins } parties sur 100, le meilleur choix.
puzzle-line = { $choice } : gagne { $wins } parties sur 100, { $fewer } de moins.
puzzle-also = Et aussi : { $reason }.
puzzle-about = Sur toutes les donnes possibles d’après ce que vous avez vu. Deux méthodes concordent : celle du bot le plus fort, et des parties entre joueurs forts.
puzzle-play-on = Continuer d’ici
puzzle-back-today = { $count ->
    [one] Un problème manqué revient
   *[other] { $count } problèmes manqués reviennent
}
puzzle-alone = Un problème ne donne pas de conseil, et rien ne se reprend.
puzzle-record-none = { $count } positions de parties entre bots forts. Dans chacune, un choix est clairement le meilleur.
puzzle-record = { $right } sur { $tried } justes au premier essai ({ $count } en tout).
puzzle-streak = { $days ->
    [one] Série du problème du jour : 1 jour
   *[other] Série du problème du jour : { $days } jours
}
puzzle-solved-of = { $right } sur { $count }
theme-name = { $theme ->
    [jack] Prendre le valet
    [tens] Garder ses dix
    [bid] Enchérir ou passer
    [trumps] Tirer les atouts
    [mistakes] Vos propres erreurs
   *[game] Compter pour le Jeu
}
mistake-from = { $when ->
    [today] De votre partie d’aujourd’hui
    [yesterday] De votre partie d’hier
    [weekday] De votre partie de { $day }
   *[date] De votre partie du { $day }
}
shelf-solved = { $right } résolus sur { $count }
shelf-today = Aujourd’hui
shelf-question = { $game }, { $question ->
    [call] à vous de parler
    [lead] à vous d’attaquer
   *[follow] à vous de jouer
}
shelf-solve = Résoudre
shelf-again = Revoir
shelf-days = Les cinq derniers jours : { $days }
shelf-day = { $how ->
    [right] juste
    [missed] manqué
    [open] à faire
   *[none] pas fait
}
shelf-themes = Par thème
shelf-games = Par jeu
shelf-every = Tous les jeux
shelf-more = { $count } autres
shelf-right = { $right } justes sur { $count }
drill-which = { $which ->
    [clubs] Quel trèfle ?
    [diamonds] Quel carreau ?
    [hearts] Quel cœur ?
    [spades] Quel pique ?
    [lead] Avec quelle carte attaquer ?
   *[any] Quelle carte ?
}
drill-winning = { $how ->
    [trumped] { $name } a coupé ce pli
   *[best] { $name } est en tête de ce pli
}
drill-again = Encore
drill-next = Suivant
drill-leave = Quitter
puzzle-none = Il n’y a pas de problème « { $theme } ». Tapez « today », ou l’un de ces thèmes : { $themes }.
puzzle-shelf-empty = Il n’y a pas de problèmes.
puzzle-no-mistakes = Pas encore d’erreurs à vous. Elles viennent des parties que vous jouez dans la fenêtre.
mistake-about = Jugé comme dans « Ce que cela a coûté » : d’après ce que vous pouviez savoir. Les écarts qui peuvent venir du hasard ne comptent pas.
text-puzzle-again = Ce n’est aucun des choix proposés.
text-puzzle-strange = Il n’y a pas de « { $line } » dans un problème. Tapez « aide » pour les commandes.
text-puzzle-next = Appuyez sur Entrée pour le problème suivant, ou tapez « quitter ».

## Files that cannot be read or written

error-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
error-settings-save = Les réglages n’ont pas pu être enregistrés dans { $file } : { $reason }.
error-read = { $file } n’a pas pu être lu : { $reason }.
error-is-rule-set = { $file } est un jeu de règles, pas une partie enregistrée.
error-parse = { $file } n’a pas pu être lu (ligne { $line }, colonne { $column }) : { $reason }.
error-replay = La partie dans { $file } ne peut être lue que jusqu’à l’action { $action } de la donne { $hand }. { $reason }.
error-write = { $file } n’a pas pu être écrit : { $reason }.
error-left = Il est resté tel quel, et le programme réessaiera.
error-set-aside = Il a été mis de côté sous le nom { $file }.
error-backup = La partie continue à partir de la copie faite avant le dernier coup, { $file }.
error-last-time = La dernière fois, Auction Pitch s’est arrêté de façon inattendue.
error-last-note = { $file } dit ce qui s’est passé.
error-last-state = { $state ->
    [saved] Toutes vos décisions ont été enregistrées.
    [unsaved] Vos dernières décisions n’ont pas pu être enregistrées ; ce qui l’était déjà est toujours là.
   *[unknown] Votre dernière décision manque peut-être.
}
error-failed = Le programme a rencontré une erreur et doit être redémarré.
bot-stood-in = { $name } n’a pas pu décider, et fait le choix permis le plus simple.
error-no-folder = Il n’y a pas de dossier où enregistrer : la partie sera perdue quand vous quitterez.
error-no-saving = Rien n’est enregistré : ce que vous jouez maintenant sera perdu quand vous quitterez.
error-settings-default = Les réglages d’origine sont utilisés.
error-settings-entries = Illisible dans { $file } : { $entries }. Cela reste dans le fichier, et tout le reste est utilisé.
error-settings-lost = { $count ->
    [0] Ce qui a pu être lu est utilisé.
   *[other] Tout le reste est utilisé, sans { $entries }.
}
folder-in-use = Un autre Auction Pitch utilise ce dossier. Ici, votre partie n’est pas enregistrée tant qu’il n’est pas fermé.
folder-free = L’autre Auction Pitch est fermé. Désormais, votre partie est enregistrée ici.
folder-copied = La même partie a continué là-bas. Les deux sont conservées : la vôtre continue comme copie.
error-dropped-game = Vous ne pouvez pas ouvrir une autre partie ici. Revenez à l’accueil, et ouvrez-la là.
obstacle-full = le disque est plein
obstacle-limit = le système n’autorise pas un fichier de cette taille
obstacle-read-only = le disque est en lecture seule
obstacle-not-allowed = vous n’avez pas le droit d’y écrire
obstacle-no-folder = ce dossier n’existe pas
obstacle-in-use = un autre programme utilise ce dossier
obstacle-too-long = la partie est trop longue pour être rouverte ; son dernier enregistrement est toujours là
start-error = erreur : { $words }
start-no-language = Il n’y a pas de langue « { $tag } ». Les langues sont : { $tags }.
start-no-folder = { $path } n’est pas un dossier : rien ne peut y être conservé. Après --data-dir, indiquez un dossier, ou un dossier qui n’existe pas encore.
start-only-text = Les options --rules, --players et --mistakes servent à commencer une partie dans le terminal : ajoutez --text.
start-only-play = Seules --data-dir et --lang peuvent précéder une commande, et seulement si elle les accepte. Les autres options servent à jouer.
start-no-gpu = Cette version ne dessine qu’avec le processeur. Retirez --renderer gpu, ou compilez le programme avec l’option gpu.
start-no-display = Il n’y a pas d’écran où ouvrir une fenêtre.
start-no-window = Aucune fenêtre n’a pu être ouverte ({ $reason }).
start-no-library = La bibliothèque { $library } manque, et aucune fenêtre ne peut être ouverte sans elle. Sous Debian et Ubuntu, elle est dans le paquet { $package }.
start-text-only = Cette version n’a pas de fenêtre.
start-in-terminal = Pour jouer dans le terminal, tapez : auction-pitch --text
start-failed = Ce qui s’est passé : { $note }
unread-missing = ce fichier n’existe pas
unread-not-allowed = vous n’avez pas le droit de le lire
unread-folder = c’est un dossier
unread-no-file = ce n’est pas un fichier
unread-foreign = ce n’est pas une partie enregistrée (son format est « { $format } »)
unread-version = { $found ->
    [0] le format n’a pas de version 0
   *[other] un programme plus récent l’a écrit (celui-ci lit le format jusqu’à la version { $newest }, pas la version { $found })
}
unread-algorithm = ses cartes ont été distribuées par la version { $number } de l’algorithme, que ce programme ne connaît pas
unread-players = les règles sont pour { $expected } joueurs, pas pour { $found }
unread-deals = il contient plus de { $most } donnes
unread-large = il fait { $bytes } octets, et le programme en lit { $most } au plus
unread-no-text = ce n’est pas du texte en UTF-8
unread-syntax = { $flaw ->
    [missing] il manque « { $name } »
    [unknown] « { $name } » est inconnu ici
    [number] un nombre est trop grand ou trop petit
   *[other] ce n’est pas écrit comme le veut le fichier (« { $words } »)
}
unread-no-game = ce n’est pas marqué comme partie enregistrée (il manque « format »)
unread-not-a-folder = une partie du chemin est un fichier et non un dossier
fault-line = donne { $hand }, action { $action }, { $tried }. { $reason }
fault-seat = donne { $hand }, action { $action }, place { $seat }, { $tried }. { $reason }
fault-clause = { $reason } ({ $clause })
fault-undo = Il n’y a rien à reprendre.
fault-turn = { $who ->
    [you] C’était à vous.
   *[one] C’était à { $name }.
}
fault-turn-seat = C’était à la place { $seat }.
fault-scores = Les scores enregistrés sont { $written }, mais le décompte donne { $counted }.
verify-seed = graine : { $seed }
verify-word = mot : { $word }
verify-commitment-agrees = empreinte : conforme, { $digits }
verify-commitment-typed = empreinte : aucune, la graine a été tapée
verify-commitment-number = empreinte : aucune, et au numéro tapé, { $number }, correspond UNE AUTRE GRAINE
verify-commitment-missing = empreinte : MANQUANTE, alors que la graine a été tirée au hasard
verify-commitment-differs = empreinte : NON CONFORME
verify-recorded = enregistrée { $digits }
verify-computed = calculée { $digits }
verify-draw = tirage du premier donneur : { $agrees ->
    [yes] conforme
   *[no] NON CONFORME
}
verify-deal = donne { $number } : { $agrees ->
    [yes] conforme
   *[no] NON CONFORME
}
verify-pack = la graine donne { $pack }
verify-summary = noms et scores dans la liste des parties : { $agrees ->
    [yes] conformes
    [names] les noms sont conformes ; le fichier n’a pas de scores
    [scores] les scores sont conformes ; le fichier n’a pas de noms
    [missing] absents de ce fichier, donc rien n’a été comparé
    [unplayed] non comparés, car la partie ne peut pas être rejouée en entier
   *[no] NON CONFORMES
}
verify-seal = sceau : { $seal ->
    [agrees] conforme, ce qui a été joué est inchangé
    [none] aucun, une version antérieure a écrit ceci : ce qu’ont fait les joueurs ne peut pas être vérifié
   *[differs] NON CONFORME, quelque chose a été changé depuis l’écriture
}
verify-mismatch = Les cartes de cette partie ne découlent pas de sa graine.
verify-changed = Les cartes découlent de la graine, mais cet enregistrement a été changé après son écriture.
error-deck = { $file } ne peut pas servir pour les cartes : { $reason }. Les cartes intégrées sont utilisées.
deck-flaw-not-allowed = vous n’avez pas le droit de le lire
obstacle-in-the-way = le fichier présent ne peut pas être lu et n’est pas remplacé ({ $reason })
deck-flaw-missing = { $more ->
    [0] il manque l’image : { $cards }
    [one] il manque des images : { $cards } et { $more } autre carte
   *[other] il manque des images : { $cards } et { $more } autres cartes
}
deck-flaw-twice = il montre la même carte que { $other }
deck-flaw-too-large = il dépasse { $most } Mo
deck-flaw-no-picture = ce n’est pas une image que ce programme sait lire
deck-flaw-size = il fait { $width } × { $height } pixels, et chaque côté doit en avoir de { $least } à { $most }
deck-flaw-shape = { $width } × { $height } n’est pas la forme d’une carte verticale
deck-flaw-blank = il est vide
deck-flaw-element = il contient « { $element } », qui n’est pas pris en charge ; convertissez-le en tracés
deck-flaw-parts = il a trop d’éléments
deck-flaw-slow = il faut trop de temps pour le lire ou le dessiner

## Text: what the text face says

text-welcome = Auction Pitch. Tapez « aide » pour les commandes, ou « règles » pour les règles. Vous découvrez le Pitch ? « auction-pitch learn » vous l’apprend.
text-continued = La partie enregistrée reprend à la donne { $number }.
text-opened-over = La partie dans { $file } est finie. « auction-pitch review » avec ce fichier permet de la revoir.
text-saved = La partie est enregistrée.
text-not-saved = La partie n’est pas enregistrée : elle se termine ici.
text-still-unsaved = Toujours pas enregistré.
text-stops = La partie s’arrête ici : { $reason }.
text-kept-before = Ce qui était déjà enregistré est toujours là.
text-bye = Au revoir.
text-over = Tapez « nouvelle partie » pour rejouer, ou « quitter ».
text-new-game = Une nouvelle partie. Appuyez sur Entrée pour accepter la réponse entre crochets.
text-ask-players = Combien de joueurs : { $numbers } ? [{ $default }]
text-ask-name = Quel est votre nom ? [{ $default }]
text-ask-change = Changer les règles maison ? oui ou non [{ $default }]
text-ask-question = { $question } { $answers } [{ $default }]
text-answer-question = Tapez { $answers }, ou « annuler » pour la question d’avant.
text-ask-repair = Que préférez-vous ? { $answers } [{ $default }]
text-ask-bonus = Au règlement, chaque chute coûte-t-elle un de plus ? oui ou non [{ $default }]
text-ask-give-up = La donne { $number } n’est pas finie. Abandonner cette partie ? oui ou non [{ $default }]
text-ask-evening = Oublier les dettes et commencer une nouvelle soirée ? oui ou non [{ $default }]
text-answer-yes-no = Tapez oui ou non.
text-word-yes = oui
text-word-no = non
text-answer-name = Un nom compte de une à { $max } lettres.
text-kept = La partie continue.
text-players = À la table, dans l’ordre : { $names }.
text-hand = { $who ->
    [you] Votre main : { $cards }.
   *[one] En main, { $name } : { $cards }.
}
text-row-on = { $who ->
    [you] Devant vous, chacune sur une carte cachée : { $cards }.
   *[one] Devant { $name }, chacune sur une carte cachée : { $cards }.
}
text-row-alone = { $who ->
    [you] Devant vous, sans rien dessous : { $cards }.
   *[one] Devant { $name }, sans rien dessous : { $cards }.
}
text-may-play = { $who ->
    [you] Vous pouvez jouer { $cards }.
   *[one] { $name } peut jouer { $cards }.
}
text-may-bid = { $who ->
    [you] Vous pouvez dire { $calls }.
   *[one] { $name } peut dire { $calls }.
}
text-example = Par exemple : { $call }.
text-trick-empty = Il n’y a pas de carte sur la table.
text-trick-card = { $who ->
    [you] Vous : { $card }.
   *[one] { $name } : { $card }.
}
text-trick-best = { $who ->
    [you] Le pli est à vous pour l’instant.
   *[one] Le pli est à { $name } pour l’instant.
}
text-trick-none = Aucune donne n’est en cours.
text-stock = { $count ->
    [one] Il reste { $count } carte au talon.
   *[other] Il reste { $count } cartes au talon.
}
text-no-trump = L’atout n’est pas encore fixé.
text-points-later = Les points viendront quand tout le monde aura écarté.
text-contract = { $who ->
    [you] Vous avez annoncé { $bid }. Points acquis jusqu’ici : { $made }.
   *[one] { $name } a annoncé { $bid }. Points acquis jusqu’ici : { $made }.
}
text-score = { $name } : { $score }.
text-score-target = { $rid ->
    [yes] Le premier à se défaire de ses { $target } jetons gagne.
    [hands] { $target ->
        [1] Le meilleur score après une donne gagne.
       *[other] Le meilleur score après { $target } donnes gagne.
    }
    [deals] { $target ->
        [1] Le meilleur score gagne après une donne par joueur.
       *[other] Le meilleur score gagne après { $target } donnes par joueur.
    }
   *[no] Partie en { $target } points.
}
text-change = { $name } : { $change }, maintenant { $score }.
text-no-change = { $name } : toujours { $score }.
text-point = { $point } : { $state }.
text-open-worth = pas encore pris, { $points } points
text-tricks = { $who ->
    [you] Vous avez fait { $tricks ->
        [0] zéro pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $points ->
        [one] { $points } point de cartes
       *[other] { $points } points de cartes
    }.
   *[one] { $name } a fait { $tricks ->
        [0] zéro pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $points ->
        [one] { $points } point de cartes
       *[other] { $points } points de cartes
    }.
}
text-tricks-alone = { $who ->
    [you] Vous avez fait { $tricks ->
        [0] zéro pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
   *[one] { $name } a fait { $tricks ->
        [0] zéro pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
}
text-last-none = Il n’y a pas de pli avant celui-ci.
text-last = Pli { $number } de la donne { $hand } :
text-last-won = { $who ->
    [you] Il est à vous.
   *[one] Il est à { $name }.
}
text-undone = Retour à votre dernière décision.
text-no-hint = Il n’y a rien à décider pour l’instant.
text-no-undo = Il n’y a rien à reprendre.
text-next-person = C’est ensuite à { $name }. Appuyez sur Entrée quand personne d’autre ne peut lire ceci.
text-unknown = « { $line } » m’est inconnu. Tapez « aide » pour les commandes.
text-no-card = « { $line } » n’est pas une carte. Tapez une carte comme « as de pique », « dix de cœur » ou RT.
text-ambiguous = Laquelle voulez-vous dire : { $cards } ?
# A card with what can be typed for it.
card-typed = { $card } ({ $code })
text-no-bid = « { $line } » n’est pas une enchère. Tapez « passe », ou « annonce » et un nombre.
text-no-rank-held = Vous n’avez aucune carte de ce rang : { rank }.
text-too-long = Cette ligne est trop longue.
text-help =
    Les commandes, une par ligne :
    AP, 10Co, as de pique, dame cœur, ou le rang seul si vous n’avez qu’une carte de ce rang : vous jouez la carte.
    main : vos cartes, et lesquelles vous pouvez jouer.
    pli : les cartes sur la table.
    dernier : le pli précédent.
    score : les scores.
    points : qui a pour l’instant ce qui compte.
    journal : ce qui s’est passé dans cette donne.
text-help-advice =
    reprendre : annule votre dernière décision.
    conseil : ce que ferait un bot, et pourquoi.
    comparer, ou encore une fois conseil : tous les choix comparés.
text-help-why =
    règles : les règles de ce jeu.
    règles 7 : la septième.
    aide : cette liste.
    pourquoi : pourquoi quelque chose a été refusé, ou ce qui est demandé.
    pourquoi chute : ce que veut dire un mot, et la règle derrière.
    mots : tous les mots.
text-help-game =
    équité : ce qui engage la table sur ses cartes ; après la partie, si chaque donne était en règle. Pendant qu’une nouvelle partie se prépare, demande aussi votre propre mot pour le mélange.
    soirée : où en est cette soirée, et qui doit quoi à qui.
    nouvelle soirée : on repart de zéro.
    revoir : revient sur les donnes finies, toutes cartes visibles.
    coût : ce qu’ont coûté vos décisions dans la dernière donne jouée, et ce qui était mieux.
    joueurs : qui joue, et la force des bots.
    nouvelle partie : recommencer.
text-help-save =
    quitter : enregistrer et partir.
    Les commandes anglaises sont comprises aussi.
text-help-leave =
    quitter : partir.
    Les commandes anglaises sont comprises aussi.
text-help-setup = Tapez une des réponses proposées, ou appuyez sur Entrée pour celle entre crochets. « équité » dit comment les cartes sont fixées ; « quitter » arrête.
text-rules-later = « règles » les lit une fois le jeu choisi.

# Les mots compris, en plus des mots anglais ; plusieurs sont séparés par des virgules.
words-pass = passe, passer, je passe
words-bid = annonce, annoncer, enchère, enchere, j’annonce, j'annonce
words-moon = chelem, le chelem
words-smudge = smudge
words-undo = reprendre, reprends, annuler, annule
words-hand = main, ma main, mes cartes, cartes
words-trick = pli, table
words-score = score, scores
words-points = points
words-hint = conseil, indice
words-hint-all = comparer, compare, conseil complet
words-last = dernier, dernier pli
words-log = journal
words-rules = règles, regles, règle, regle
words-help = aide
words-why = pourquoi
words-reasons = raisons, pourquoi la dernière donne, pourquoi la derniere donne
words-words = mots, glossaire, lexique
words-fair = équité, equite, engagement, vérifier les donnes, verifier les donnes
words-new = nouvelle partie, nouvelle, recommencer
words-stakes = soirée, soiree, comptes
words-evening = nouvelle soirée, nouvelle soiree
words-review = revoir, revue
words-cost = coût, cout, coûts, couts
words-players = joueurs, qui joue
words-quit = quitter, quitte, au revoir
words-play = joue, jouer, je joue
words-yes = oui, o
words-no = non
words-filler = de, du, d’, d', le, la, les, un, une, à
words-suit = { $suit ->
    [clubs] trèfle, trefle, trèfles, trefles
    [diamonds] carreau, carreaux
    [hearts] cœur, coeur, cœurs, coeurs
   *[spades] pique, piques
}
words-joker = joker, x1, x, grand joker
words-low-joker = petit joker, x2
words-rank = { $rank ->
    [two] deux, 2
    [three] trois, 3
    [four] quatre, 4
    [five] cinq, 5
    [six] six, 6
    [seven] sept, 7
    [eight] huit, 8
    [nine] neuf, 9
    [ten] dix, 10
    [jack] valet, v
    [queen] dame, d
    [king] roi, r
   *[ace] as, l’as, l'as, a
}
# What stands for a suit and a rank in a card of a few letters, as it is typed: "QH". The first is how it is written; a letter may stand for several.
words-suit-code = { $suit ->
    [clubs] t
    [diamonds] ca, k, c
    [hearts] co, cœ, c
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
    [jack] v
    [queen] d
    [king] r
   *[ace] a
}
text-ask-game = Quel jeu ? { $games } [{ $default }]
text-game-number = { $number } { $name }
text-game-branch = { $branch } : { $games }.
text-ask-guest = Qui joue pour { $name } : { $bots } ? [{ $default }]
text-answer-guest = Tapez { $bots }.
text-answer-game = Tapez le numéro ou le nom d’un jeu.
text-ask-level = Qui joue avec vous : { $people } ? Ceux de force voisine se joignent à la table. Ou des bots par niveau ({ $levels }). Tapez « ? » pour en savoir plus. [{ $default }]
text-answer-level = Tapez un nom, ou le nom d’un niveau.
text-level = { $level } : { $about }
text-player-person = { $who ->
    [you] Vous jouez à cet écran.
   *[one] { $name } joue à cet écran.
}
text-player-phone = { $who ->
    [you] Vous jouez sur un téléphone.
   *[one] { $name } joue sur un téléphone.
}
text-ask-mistakes = Permettre les fautes, comme à une vraie table ? oui ou non [{ $default }]
text-ask-word = Votre propre mot pour le mélange, ou Entrée pour aucun :
text-answer-word = Un mot pour le mélange a au plus { $max } lettres.
text-answer-players = Tapez { $numbers }.
text-referee = Arbitre : { $line }
text-you-deal = { $who ->
    [you] À vous de distribuer.
   *[one] À { $name } de distribuer.
} Appuyez sur Entrée. Ou tapez « maldonne » pour distribuer un mauvais nombre de cartes, « montrer » pour en dévoiler une en distribuant.
text-pause = Appuyez sur Entrée pour continuer, ou parlez ou jouez hors tour.
text-may-throw = { $who ->
    [you] Vous pouvez écarter { $cards }.
   *[one] { $name } peut écarter { $cards }.
}
text-must-throw = { $who ->
    [you] Ces cartes doivent partir : { $cards }.
   *[one] { $name } doit écarter { $cards }.
}
text-must-keep = { $who ->
    [you] Vous devez garder { $cards }.
   *[one] { $name } doit garder { $cards }.
}
text-may-keep = { $who ->
    [you] Vous pouvez garder { $count } de ces cartes, au choix : { $cards }.
   *[one] { $name } peut garder { $count } de ces cartes, au choix : { $cards }.
}
text-may-say = { $who ->
    [you] Vous pouvez aussi dire { $words }.
   *[one] { $name } peut aussi dire { $words }.
}
text-blind = { $who ->
    [you] Vous ne pouvez pas encore regarder vos cartes.
   *[one] { $name } ne peut pas encore regarder ses cartes.
}
text-no-player = Personne à cette table ne s’appelle « { $line } ».
text-whom = Qui ? Tapez un nom après « { $line } ».
text-not-a-person = { $name } ne joue pas à cet écran.
text-mark = { $name } : { $mark }.
text-mark-thrown-in = { $name }, avant la nouvelle distribution : { $mark }.
text-counters = { $name } : { $score }.
text-no-counters = Il n’y a pas de jetons dans ce jeu.
text-help-bid =
    passe : vous n’enchérissez pas.
    annonce 3, ou 3 tout court : vous annoncez trois.
text-help-name = atout cœur, ou cœur tout court : vous nommez l’atout quand on vous le demande.
text-help-order = ordre : l’ordre des atouts, et ceux qui sont tombés.
text-help-off = { $code } est une carte jumelle ({ $name }) : quand l’atout est cœur, { card } est un atout.
text-help-jokers = { $count ->
    [one] X1 est le joker.
   *[other] X1 et X2 sont les jokers.
}
text-help-moon = chelem : vous annoncez tout, au-dessus de tous les nombres.
text-help-smudge = smudge : vous annoncez quatre, ce qui est un smudge.
text-help-sale =
    offrir, puis vendre ou garder ; ou entamer : pour l’aîné.
    annonce 3 ou passe : pour les autres.
text-help-beg =
    accepter ou demander : pour l’aîné.
    donner un point ou redonner : pour le donneur.
text-help-bunch = remêler : pour jeter les cartes, si les deux sont d’accord.
text-help-discard = écarter 2T 3Ca : vous écartez ces cartes.
text-help-keep = garder ACo RCo DCo VCo 10Co 9Co : vous gardez ces cartes, et écartez le reste.
text-help-keep-all = écarter rien : vous gardez votre main.
text-help-call-partner = appeler RP : vous appelez cette carte ; qui la détient est votre partenaire dans cette donne.
text-help-weak = { $new ->
    [yes] main faible : vous montrez une main sans rien au-dessus du neuf et sans deux, et vous recevez de nouvelles cartes.
   *[no] main faible : vous montrez une main sans figure ni carte qui puisse compter, et l’on redistribue.
}
text-help-claim = le reste, ou le reste est à moi : vous faites tous les plis restants.
text-help-lay-down = abattre : vous abattez une main sans valeur.
text-help-counters = jetons : ce qui reste à chacun, et le pot.
text-help-end = finir au score : après { $hands } donnes sans que personne se rapproche de l’objectif, le meilleur score gagne.
text-help-mistakes =
    Les fautes sont possibles : toute carte que vous avez est jouée, toute enchère est entendue.
    montrer AP : vous montrez une carte.
    Théo: annonce 3 (ce que fait une autre personne à cet écran).
    quatre AP ou décliner : contre une carte jouée trop tôt.
    faire reprendre ou laisser : contre une carte jouée à votre place.
    atout cœur : l’atout, après une carte jouée à votre place.
    exiger la plus haute, la plus basse, un atout, pas d’atout ou rien : du joueur fautif.
    décompter : vous n’avez rien à signaler ; la donne est décomptée.
text-help-renege = renonce Théo : vous signalez une renonce commise par Théo, qui pouvait fournir.
text-help-take-back = reprendre la carte : vous corrigez une carte qui ne fournissait pas, avant que le pli soit complet.
text-help-call-card = réclamer AP à Théo : Théo doit jouer une carte montrée.
text-help-look = regarder : le partenaire du joueur qui entame regarde trop tôt.
# Les mots compris, en plus des mots anglais ; plusieurs sont séparés par des virgules.
words-offer = offrir, offre, j’offre, j'offre, à vendre, a vendre
words-sell = vendre, vends, je vends, vendu
words-pitch = entamer, entame, j’entame, j'entame
words-undertake = garder, garde, je garde
words-stand = accepter, accepte, j’accepte, j'accepte
words-beg = demander, demande, je demande, mendier, mendie, je mendie
words-take-one = donner un point, donne un point, donner, prenez un point
words-run = redonner, redonne, je redonne, resservir, ressers, je ressers
words-bunch = remêler, remeler, remêle, remele, on remêle, on remele
words-discard = écarter, ecarter, écarte, ecarte, j’écarte, j'écarte, j'ecarte
words-keep = conserver, conserve, garder seulement
words-weak = main faible, faible, nouvelle donne
words-rest = le reste, reste, le reste est à moi, le reste est a moi, revendiquer
words-lay-down = abattre, abats, abattre ma main
words-take-back = reprendre la carte, reprendre ma carte
words-renege = renonce, a renoncé, a renonce, fait une renonce
words-call = réclamer, reclamer, réclame, reclame
words-call-partner = appeler, appelle, j’appelle, j'appelle, partenaire
words-expose = montrer, montre, je montre
words-look = regarder, regarde
words-override = quatre, dire quatre, je dis quatre
words-decline = décliner, decliner, décline
words-withdraw = faire reprendre, fais reprendre
words-let-stand = laisser, laisse, laisser la carte
words-name = atout, nommer, nomme, nommer l’atout, nommer l'atout
words-order = ordre, ordre des atouts
words-demand = exiger, exige, j’exige, j'exige
words-demand-kind = { $demand ->
    [highest] la plus haute, plus haute, haute
    [lowest] la plus basse, plus basse, basse
    [trump] un atout, atout
    [no_trump] pas d’atout, pas d'atout, sans atout
   *[nothing] rien
}
words-content = décompter, decompter, décompte, decompte, rien, rien à signaler, rien a signaler
words-end-by-score = finir au score, fin au score, finir la partie
words-misdeal = maldonne
words-counters = jetons, pot
words-and = et, puis

## Text: looking back at a game, and trying out

look-back-begin = Tapez « suivant » ou appuyez sur Entrée pour l’étape suivante, « retour » pour la précédente, « aide » pour toutes les commandes, et « quitter » pour partir.
look-back-first = C’est la première étape.
look-back-last = C’est la dernière étape.
look-back-no-hand = { $last ->
    [1] Il n’y a pas de donne { $number } à revoir : seule la donne 1 est finie.
   *[other] Il n’y a pas de donne { $number } à revoir : les donnes 1 à { $last } sont finies.
}
look-back-no-step = Il n’y a pas d’étape { $number } : cette donne en a { $steps }.
look-back-not-seen = À ce moment, aucune carte n’est visible.
look-back-no-game = Aucune partie enregistrée ne s’appelle { $name }. La commande « games » en donne la liste.
look-back-which = Plusieurs parties enregistrées s’appellent { $name }. Indiquez le fichier : { $files }.
look-back-help =
    Les commandes, une par ligne ; Entrée seule avance d’une étape :
    suivant, retour : une étape.
    début, fin : la distribution et la fin de la donne.
    donnes : quelles donnes il y a.
    donne 3, étape 5 : y va.
    décision : qui décide ensuite, quels sont les choix, et ce qui a été fait.
    savait, ou savait Théo : ce que savait à ce moment qui décide ensuite, ou Théo.
    pourquoi : pourquoi cela a été fait. Dit ce qui a guidé un bot, ou ce qui plaide pour ou contre le choix d’une personne.
    place Théo : désormais, seulement ce que voyait Théo.
    ouvert : à nouveau toutes les cartes.
    cartes : les cartes visibles.
    pli : les cartes sur la table.
    dernier pli : le pli précédent.
    score : les scores.
    points : qui a pour l’instant le Haut, le Bas, le Valet et le Jeu.
    journal : ce qui s’est fait dans cette donne jusqu’ici.
    coût, ou coût Théo : ce qu’ont coûté les décisions de cette donne, ou celles que Théo a prises, et ce qui était mieux.
    continuer : joue à partir d’ici.
    redistribuer : les mêmes cartes aux mêmes places.
    place suivante : chacun reçoit les cartes de la place d’avant.
    Un essai n’est pas enregistré, et laisse la partie telle qu’elle était.
    règles : les règles de ce jeu.
    aide : cette liste.
    quitter : terminé.
    Les commandes anglaises sont comprises aussi.
text-lesson = Appuyez sur Entrée pour avancer quand il n’y a rien à décider. « aide » donne les commandes ; « quitter » interrompt la leçon, qui reprendra là la prochaine fois.
text-lesson-ways = Appuyez sur Entrée pour le premier choix, ou tapez son numéro ; « quitter » interrompt la leçon.
text-lesson-read = Il n’y a encore rien à décider : appuyez sur Entrée pour continuer.
text-lesson-left = La leçon est interrompue. Elle reprendra ici la prochaine fois.
text-lesson-done = La leçon est finie.
text-try-out = Ceci est un essai : il n’est pas enregistré. Tapez « quitter » pour revenir à la donne que vous revoyez.
text-try-out-over = L’essai est fini. Tapez « quitter » pour revenir à la donne que vous revoyez.
text-try-out-end = Retour à la donne que vous revoyez.
# Les mots compris, en plus des mots anglais ; plusieurs sont séparés par des virgules.
walk-next = suivant, suite, avancer
walk-back = retour, précédent, precedent, reculer
walk-first = début, debut
walk-last = fin, dernière étape, derniere etape
walk-hand = donne, donnes
walk-step = étape, etape
walk-cards = cartes, main, mains
walk-last-trick = dernier pli, dernier
walk-decision = décision, decision, décide, decide
walk-why = pourquoi
walk-knew = savait
walk-seat = place
walk-open = ouvert, tout ouvrir, toutes les cartes
walk-play-on = continuer, jouer, essayer
walk-again = redistribuer, rejouer
walk-moved = place suivante

## Text: the commands that only print

text-game = { $file } : { $title }, { $players } ; { $standing }, { $date }
rules-list-line = { $id } : { $name }, { $about }
rules-list-heading = { $title } :
rules-list-also = { $line } (aussi : { $also })
rules-unknown = Il n’y a ni jeu, ni jeu de règles, ni fichier « { $name } ». Pour la liste, tapez : { $command }
rules-misfit = { $file } contient des règles injouables :

## How the program is called: what --help prints, and what is wrong with a line that makes no sense. What stands in capitals,
## between ` and behind -- is typed as it is.

usage-usage = Utilisation :
usage-commands = Commandes :
usage-arguments = Arguments :
usage-options = Options :
usage-about = Auction Pitch et la famille All Fours : une table de cartes avec bots, règles maison et parties enregistrées
usage-about-learn = Apprendre le jeu dans le terminal en jouant une leçon, une commande par ligne
usage-about-games = Lister les parties enregistrées, ou en raconter une
usage-about-review = Revoir dans le terminal une partie enregistrée, étape par étape, une commande par ligne
usage-about-puzzle = Montrer une position dans le terminal et demander quel est le meilleur choix
usage-about-statistics = Afficher ce que chacun a fait dans les parties finies
usage-about-replay = Rejouer d’un bout à l’autre une partie enregistrée et indiquer le résultat de chaque donne
usage-about-rules = Afficher les règles d’un jeu en termes simples
usage-about-arena = Faire s’affronter deux sortes de joueurs sur les mêmes donnes
usage-about-bot = Jouer pour un autre programme, qui pose ses questions en lignes de JSON (docs/protocol.md)
usage-about-verify = Redistribuer les cartes d’une partie enregistrée à partir de sa graine, et comparer
usage-about-help = Afficher cette aide, ou celle d’une commande
usage-help = Afficher cette aide
usage-version = Afficher la version
usage-open = La partie enregistrée ou le jeu de règles à ouvrir
usage-text = Jouer dans le terminal, une commande par ligne
usage-text-script = Jouer dans le terminal, avec les commandes de ce fichier
usage-script = Lire les commandes dans ce fichier
usage-seed = Distribuer à partir de cette graine : 64 chiffres hexadécimaux, ou un simple numéro de 19 chiffres au plus
usage-new-rules = Commencer une partie dans le terminal avec ces règles : un jeu de règles intégré, le nom d’un des vôtres, ou un fichier de règles
usage-new-players = Commencer une partie dans le terminal avec ce nombre de joueurs (2 à 7)
usage-new-mistakes = Commencer dans le terminal une partie où les fautes sont possibles
usage-bot = Proposer un de vos programmes comme bot, par exemple `exec:./mybot`, parmi les choix de chaque place (docs/protocol.md) ; il n’est lancé qu’une fois installé à une place, et l’option peut être répétée
usage-renderer = Ce qui dessine la fenêtre, quels que soient les réglages : `gpu` pour une carte graphique, `software` pour le processeur, ou `auto` pour une carte graphique s’il y en a une et que cette version sait s’en servir, et sinon le processeur
usage-data-dir = Garder dans ce dossier les parties enregistrées, les jeux de règles et les réglages
usage-lang = Utiliser cette langue, par exemple `de`
usage-lesson = La leçon, sous le nom que donne --list ; par défaut, celle que vous avez interrompue, ou sinon la première que vous n’avez jamais finie
usage-list-lessons = Lister les leçons et quitter
usage-recount = La partie enregistrée à raconter ; par défaut, toutes les parties sont listées
usage-review-game = Une partie enregistrée : son fichier, son titre, ou le nom de son fichier ; par défaut, la dernière enregistrée
usage-review-hand = Commencer par cette donne
usage-review-seat = Ne montrer que ce que voyait ce joueur, désigné par son nom ou son numéro à la table ; par défaut, toutes les cartes sont visibles
usage-review-costs = Afficher ce qu’ont coûté les décisions des personnes à la table, ou avec --seat celles du joueur indiqué, et quitter
usage-review-reasons = Afficher les raisons des décisions de chacun, ou avec --seat de celles du joueur indiqué, et quitter
usage-puzzle = Un thème (`jack`, `tens`, `bid`, `trumps`, `game` ou `mistakes`) pour cinq donnes, ou `today` pour le problème du jour ; par défaut, le premier qui n’est pas encore résolu
usage-count-rules = Ne compter que les parties jouées avec ces règles : un jeu de règles intégré, ou le nom d’un des vôtres
usage-count-against = Ne compter que les parties contre des bots de ce niveau
usage-csv = Afficher un tableau pour d’autres programmes : toutes les parties, une ligne par joueur et par partie
usage-saved-game = La partie enregistrée
usage-replay-json = Afficher un objet JSON par donne, pour d’autres programmes
usage-rules = Un jeu sous n’importe lequel de ses noms, le nom d’un de vos jeux de règles, ou le fichier d’un jeu de règles ou d’une partie enregistrée
usage-list-rules = Lister les jeux, par groupes, et vos jeux de règles, un par ligne
usage-arena-rules = Les règles : un jeu sous n’importe lequel de ses noms, le nom d’un de vos jeux de règles, ou le fichier d’un jeu de règles ; par défaut Auction Pitch, et avec --ratings tous les jeux
usage-arena-players = Le nombre de joueurs ; par défaut, celui que prévoient les règles
usage-arena-a = Une sorte de joueur : un niveau, `best` pour le plus fort, ou un programme, par exemple `exec:./mybot` (docs/protocol.md)
usage-arena-b = L’autre sorte de joueur
usage-arena-deals = Le nombre maximal de donnes ; chacune est jouée à plusieurs tables
usage-arena-until-decided = S’arrêter dès que l’intervalle de confiance à 95 % montre quelle sorte de joueur marque le plus de points par donne : il est examiné après 128 donnes, puis à chaque doublement de leur nombre, et plus il peut y avoir d’examens, plus il est large
usage-arena-games-every = Une donne sur combien commence une partie entière ; avec 1, toutes
usage-arena-limit = Le temps en millisecondes dont un programme dispose pour une décision ; s’il le dépasse, il perd la donne
usage-arena-seed = Le nombre dont découle tout le hasard
usage-arena-json = Afficher un objet JSON
usage-arena-ratings = Afficher une page en Markdown avec les résultats de chaque niveau contre Solide, dans chaque jeu ou avec les règles de --rules : docs/levels.md
usage-arena-costs = Faire jouer ces niveaux, par exemple `learner,steady,sharp,master`, à une même table pendant des parties entières, et afficher ce qu’ont coûté les décisions de chacun, selon le jugement du plus fort
usage-arena-games = Le nombre de parties jouées avec --costs
usage-arena-list = Lister les niveaux et quitter
usage-bot-level = Le niveau auquel jouer, par exemple `sharp` ; docs/protocol.md les énumère
# La valeur par défaut d’une option, après son texte
usage-default = { $words } [par défaut : { $default }]
usage-verify-proof =
    Ce que cela prouve : la graine était fixée avant la première carte (son empreinte, l’engagement, a été montrée à ce moment-là, sauf si la graine a été tapée), et chaque donne de la partie découle de cette graine et, s’il y en a un, du mot donné par le joueur. Aucune carte n’a donc été changée au profit de quelqu’un, quoi que les joueurs aient fait.

    Ce que cela ne prouve pas : que la graine ait été tirée au hasard, la façon dont les bots jouent, ni que l’enregistrement n’ait pas été réécrit depuis le début. Le sceau révèle tout changement d’un enregistrement déjà écrit, mais il n’a rien de secret. Qui écrit un enregistrement peut le sceller. docs/fairness.md en dit plus.
# { $word } est une option ou un mot, comme il a été tapé
usage-unknown = « { $word } » n’est ici ni une option ni une commande, ou c’est un mot de trop.
# { $option } est écrit comme sur la page : --seed <HEX>
usage-no-value = Il manque une valeur pour { $option }.
usage-wrong-value = « { $value } » n’est pas une valeur possible pour { $option }.
# { $words } est ce que la page dit de l’option
usage-asks = { $option } : { $words }
usage-choices = Les choix sont : { $values }.
usage-missing = Il manque : { $things }
usage-twice = { $option } ne peut s’employer qu’une fois.
usage-together = { $option } ne peut pas s’employer avec { $others }.
usage-no-text = La ligne contient des caractères qui ne sont pas en UTF-8.
usage-meant = Vouliez-vous dire « { $word } » ?
usage-more = Pour obtenir de l’aide, tapez : { $command }
# Les titres d’une page du manuel, tels que les pages de man les portent en français
usage-man-name = NOM
usage-man-synopsis = SYNOPSIS
usage-man-description = DESCRIPTION
usage-man-options = OPTIONS
usage-man-commands = COMMANDES
usage-man-notes = NOTES
usage-man-version = VERSION
# La partie du manuel, comme en haut des pages d’autres jeux
usage-man-games = Jeux

## L’arène

# Une phrase sur un programme qui n’a pas répondu ; elle suit le programme, ou arena-failed
arena-failure = { $what ->
    [start] Il n’a pas pu être lancé : { $detail }
    [greeting] Il ne s’est pas présenté avec la version { $detail } du protocole.
    [late] Il n’a pas répondu dans le délai de { $detail } ms.
    [long] Il a écrit une ligne de plus de { $detail } octets.
    [nonsense] Il a écrit « { $detail } », ce qui ne répond pas à la question.
    [forbidden] Il a choisi « { $detail } », ce qui n’est pas permis.
   *[left] Il s’est arrêté, ou a fermé son entrée ou sa sortie.
}
# { $option } est --a ou --b, { $failure } est arena-failure
arena-failed = Le programme indiqué par { $option } a échoué. Le premier échec : { $failure }
arena-costs-title = Parties : { $games }, à { $players } joueurs. Les décisions de tous sont jugées.
# Les colonnes d’un tableau en Markdown, dans cet ordre
arena-costs-columns = niveau | gagnées | précision (décisions) | enchères | attaque | réponse | coût des erreurs par partie | coût de toutes les décisions par partie
arena-costs-times = Temps pour juger une donne : médiane { $median } ms, 99 sur 100 en { $most } ms au plus, maximum { $longest } ms
# Une page en Markdown. { $line } est ce qui a été tapé, { $against } le niveau que tous les autres rencontrent ; { $more } dit combien de fois plus de donnes jouent les niveaux qui ne calculent pas
arena-ratings-page =
    # La force des bots

    Cette page est celle qu’affiche `{ $line }` en version { $version }.
    Chaque niveau est seul parmi des joueurs du niveau « { $against } », puis c’est l’inverse avec les mêmes cartes ;
    avec des partenaires, c’est un camp de deux qui est seul. Les niveaux qui calculent la suite jouent { $deals } donnes,
    les autres { $more } fois plus.

    - **Parties** : combien de ses parties le niveau gagne quand il est seul, avec l’intervalle de confiance à 95 %.
    Un niveau aussi fort que « { $against } » gagne la part indiquée au-dessus de chaque tableau.
    - **Points** : ceux qu’il marque par donne, et **plus**, de combien ils dépassent ceux que « { $against } » marque
    avec les mêmes cartes parmi des joueurs de ce niveau, avec l’intervalle de confiance à 95 %.
    - **Médiane** et **99 sur 100** : combien de millisecondes prennent au plus la moitié de ses décisions, et 99 sur 100,
    sur un cœur de la machine qui a servi à la mesure.
arena-ratings-game = { $players } joueurs. Part à force égale : { $even }.
# Les colonnes d’un tableau en Markdown, dans cet ordre
arena-ratings-columns = niveau | parties | points | plus | médiane | 99 sur 100

## Why somebody decided as they did

thought-forced = Rien d’autre n’était permis.
thought-rules = { $name } suit des règles empiriques, qui disent ici « { $advice } »
thought-ahead = { $name } a calculé la suite. Chance de gagner la partie : { $choice } { $chance }, { $other } { $next }.
thought-speaks = Comme conseil, cela donne « { $advice } »
thought-usual = { $same ->
    [yes] Les règles empiriques sont du même avis et disent « { $advice } »
   *[no] Les règles empiriques diraient « { $advice } »
}
thought-good = Tout bien pesé, aucun autre choix n’est clairement meilleur.
thought-mistake = { $figure }, tout bien pesé.
thought-program = Un programme décide pour { $name }, et ne donne pas de raisons.
thought-none = Il n’y a pas de décision à expliquer ici.
thought-in-hand = Les raisons sont données une fois la donne finie.

## What decisions cost

cost-title = Ce que cela a coûté
cost-awaited = Calcul en cours…
cost-about = Chaque décision est comparée à la meilleure, d’après ce que le joueur pouvait savoir à ce moment. Le pourcentage est ce qu’elle a retiré à la chance de gagner la partie, les points ce qu’elle a retiré à ceux de la donne. Les écarts qui peuvent venir du hasard ne comptent pas.
cost-skill = { $skill ->
    [bidding] Enchères
    [calling] Avant le premier pli
    [leading] Attaque
   *[following] Réponse
}
# Le moment d’une décision et ce qui a été fait : « Pli 3, réponse : valet de pique ».
cost-place = { $skill ->
    [bidding] Enchères : { $done }
    [calling] Avant le premier pli : { $done }
    [leading] Pli { $trick }, attaque : { $done }
   *[following] Pli { $trick }, réponse : { $done }
}
cost-decimal = { $whole },{ $tenths }
cost-percent = { $number } %
cost-figure = Chances de gagner { $chance }
cost-figure-points = Chances de gagner { $chance }, points { $points }
# Le conseil est une phrase : « Jouez le roi de pique : cela fait le pli. »
cost-better = Il y avait mieux à faire. { $advice }
cost-none = { $who ->
    [you] Bien joué : vous aviez { $of ->
        [one] { $of } décision
       *[other] { $of } décisions
    } à prendre, et il n’y avait pas de meilleur choix.
   *[one] Bien joué, { $name } : { $of ->
        [one] { $of } décision
       *[other] { $of } décisions
    } à prendre, et il n’y avait pas de meilleur choix.
}
cost-nothing-decided = { $who ->
    [you] Vous n’aviez rien à décider.
   *[one] { $name } n’avait rien à décider.
}
cost-headline = { $who ->
    [you] { $count ->
        [one] Une décision vous a coûté
       *[other] { $count } décisions vous ont coûté
    } { $number ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur 100
   *[one] { $count ->
        [one] Une décision a coûté
       *[other] { $count } décisions ont coûté
    } { $number ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur 100 à { $name }
}
cost-show = Voir
cost-played = jouée
cost-hits = Décisions sans meilleur choix : { $good } sur { $of }.
cost-accuracy = { $who ->
    [you] Votre précision est de { $percent } %. Décisions sans meilleur choix : { $good } sur { $of }.
   *[one] { $name } a une précision de { $percent } %. Décisions sans meilleur choix : { $good } sur { $of }.
}
cost-accuracy-about = La précision est la part des décisions pour lesquelles il n’y avait pas de choix clairement meilleur.
cost-review-next = Erreur suivante
review-list = Donnes et étapes
review-played-best = jouée, la meilleure
cost-review-none = Aucune erreur
aids-none = { $won ->
    [yes] Une victoire sans aide : aucun conseil, rien de repris.
   *[no] Aucun conseil, rien de repris.
}
aids-some = Avec { $aids }.
aids-hints = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
aids-undos = { $count ->
    [one] { $count } décision reprise
   *[other] { $count } décisions reprises
}
aids-coached = { $count ->
    [one] { $count } question de l’entraîneur
   *[other] { $count } questions de l’entraîneur
}
stats-accuracy = Précision
stats-accuracy-of = Précision { $skill ->
    [bidding] aux enchères
    [leading] à l’attaque
   *[following] en réponse
}
stats-by-skill = Précision : décisions sans meilleur choix
stats-over-time = Précision, partie par partie
stats-over-time-of = { $skill ->
    [bidding] Enchères, partie par partie
    [leading] Attaque, partie par partie
   *[following] Réponse, partie par partie
}
stats-latest-right = La dernière partie est à droite.
stats-lost = Coût des erreurs, par partie en moyenne
stats-clean = Victoires sans aide
stats-hints = Conseils
stats-undos = Décisions reprises
stats-coached = Questions de l’entraîneur

## What only a screen reader says

# The buttons beside a number, or beside one of several words, after the name of what they change.
voice-less = { $name } : moins
voice-more = { $name } : plus
voice-home = Accueil
# A thing and how it stands: "Ana : 7", "Ana : as de pique".
voice-hand = Votre main
voice-moved = Carte { $place } sur { $count }.
voice-row = Cartes devant { $name }
voice-on-hidden = sur une carte cachée
voice-trick = Pli
voice-scores = Les scores
voice-bar = Barre d’outils
voice-playable = Vous pouvez la jouer.
voice-advised = C’est celle qui est conseillée.
voice-advised-discard = Il est conseillé de l’écarter.
voice-marked = { $goes ->
    [yes] Elle est écartée.
   *[no] Elle est gardée.
}
voice-to-discard = À écarter : { $cards }.
voice-seat = { $name }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Whom the player at a place plays with.
voice-partner = { $count ->
    [one] Partenaire : { $names }
   *[other] Partenaires : { $names }
}
voice-put-away = Masquer
voice-seat-remove = Retirer { $name }
voice-family-forget = Oublier { $names }
voice-key = { $key }. Touche pour : { $deed }
voice-arrow = { $to ->
    [left] Flèche gauche
    [right] Flèche droite
    [up] Flèche haut
   *[down] Flèche bas
}
voice-colour = Couleur { $number }
voice-review-first = Première étape de la donne
voice-review-back = Étape précédente
voice-review-on = Étape suivante
voice-review-last = Dernière étape de la donne

## Statistics

stats-title = Bilan
stats-none = Aucune partie n’est encore finie. Dès la première, tout se compte ici.
stats-none-such = Aucune partie ne correspond.
stats-cut = Les statistiques sont devenues si longues que les plus anciennes parties ne sont plus comptées.
stats-erased = Toutes les statistiques sont effacées.
stats-erase = Tout effacer
stats-erase-undo = Rétablir
stats-who = Les parties de qui
stats-rules = Selon quelles règles
stats-against = Contre des bots
stats-all-levels = Tous
stats-own-rules = Règles maison
stats-bots = Bots, { $level }
stats-export = Enregistrer en CSV
stats-exported = Enregistré dans { $file }
stats-exported-unasked = Il n’y a pas de sélecteur de fichiers ici. Enregistré dans { $file }
stats-pictures = Graphiques
stats-table = Tableau
stats-games = Parties gagnées
stats-hands = Donnes jouées
stats-bids = Contrats réussis
stats-set-backs = Chutes
stats-streak = Plus longue série de victoires
stats-streak-now = Victoires d’affilée en cours
stats-of = { $made } sur { $of }
stats-untried = pas encore
stats-percent = { $percent } %
stats-luck-title = Chance à la donne
stats-luck = { $role ->
    [person] Personnes
    [partner] Bots de leur camp
   *[bot] Autres bots
} : { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}. En moyenne, dans chacune : { $aces } as, { $jacks } valets d’atout, et { $points } des points Haut, Bas et Valet dès la distribution.
stats-luck-about = Sur un grand nombre de donnes, tout le monde reçoit autant d’as. Le preneur choisit l’atout : qui entame plus souvent a donc aussi plus de valets d’atout et de points.
stats-decimal = { $whole },{ $hundredths }
stats-line-share = { $title } : { $figure }, { $share }
stats-bid-of = Enchères à { $bid }
stats-suit = Atout { $suit }
stats-by-bid = Contrats réussis, par enchère
stats-by-suit = Contrats réussis, par atout
stats-points = Points marqués
stats-results = Résultats : victoires au-dessus de la ligne, défaites au-dessous
stats-last-right = La dernière partie est à droite ; une série fait grandir les barres.
stats-last-game = La dernière partie : les scores au fil des donnes
records-tab = { $tab ->
    [you] Vous
    [game] Par jeu
   *[every] Tout
}
records-people = Parties finies devant eux
records-person = Vous avez fini devant dans { $ahead } sur { $games }
records-finish = { $finish ->
    [ahead] Vous avez fini devant
    [behind] { $name } a fini devant
   *[partners] Vous étiez partenaires
}
records-partner = partenaire
records-with = Vos parties avec { $name }
records-latest = Les { $shown } dernières sur { $games }.
records-gone = Cette partie n’est plus conservée.
# Over a row of marks: a mark that stands higher is a game that was won, a lower one was lost.
records-last = { $games ->
    [one] Dernière partie
   *[other] { $games } dernières parties
} : gagnées en haut, perdues en bas
records-last-told = { $games ->
    [one] Dernière partie
   *[other] { $games } dernières parties
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
# Below a large number of games that were won.
records-won = sur { $games } gagnées
# Below a large number.
records-streak = série de victoires
records-longest = meilleure série
records-bids = contrats réussis
records-choose = Vos choix
records-weeks = douze semaines
records-missing = { $count ->
    [one] Encore une décision
   *[other] Encore { $count } décisions
}
records-week = { $weeks ->
    [0] Cette semaine
    [one] La semaine dernière
   *[other] Il y a { $weeks } semaines
}
# Told to listeners of a line: "Bidding, 62 percent 11 weeks ago, 81 now, rising".
records-line = { $skill }, { $before } pour cent { $weeks ->
    [one] la semaine dernière
   *[other] il y a { $weeks } semaines
}, { $now } maintenant, { $trend ->
    [rising] en hausse
    [falling] en baisse
   *[level] stable
}
records-line-short = { $skill }, { $now } pour cent
records-about = Décisions sans meilleur choix. Une partie est jugée une fois finie, comme dans « Ce que cela a coûté ». Les parties avec un conseil ou un coup repris ne comptent pas.
records-practice = { $skill ->
    [bidding] S’entraîner aux enchères
    [leading] S’entraîner à l’attaque
   *[following] S’entraîner à la réponse
}
records-none = Finissez une partie, et votre bilan commence ici.
# Results at tables with the plain levels that there were before the eight people.
records-before = Avant les huit
home-statistics = Bilan

## Hands on phones

phone-join-title = Rejoindre
phone-kitchen-table = La table de la cuisine
phone-who-are-you = Qui êtes-vous ?
phone-only-this = Seul ce téléphone montrera vos cartes.
phone-sit-down = S’asseoir
phone-picture = Votre image
phone-place = Votre place
phone-full = Toutes les places sont prises.
phone-full-ask = Toutes les places sont prises. Laquelle est la vôtre ?
phone-elsewhere-place = { $name } (sur un autre téléphone)
phone-free = libre
phone-away = hors ligne
phone-here = Est là
phone-face = { $face ->
    [owl] hibou
    [cat] chat
    [hare] lièvre
    [bear] ours
    [duck] canard
    [teapot] théière
    [boat] bateau
    [pear] poire
    [bell] cloche
   *[fox] renard
}
phone-place-gone = Cette place est prise.
phone-place-asked = On demande aux autres si vous pouvez prendre cette place : { $name }. Réessayez dans un instant.
phone-name-taken = Quelqu’un ici s’appelle déjà { $name }.
phone-taken = { $name } joue sur un autre téléphone.
phone-taken-cards = Vos cartes y sont passées aussi.
phone-seat-asked = On demande aux autres.
phone-ask-seat = Redemander ma place
phone-elsewhere = S’asseoir ailleurs
phone-looking = Recherche de la table.
phone-cards-wait = Vos cartes vous attendent.
phone-try-now = Essayer maintenant
phone-restart = L’ordinateur redémarre.
phone-restart-keep = Rien n’est perdu. Laissez cette page ouverte.
phone-closed = La partie a été fermée sur l’ordinateur.
phone-closed-keep = Rien n’est perdu. Quand elle y reprendra, cette page suivra d’elle-même.
phone-code = Code
phone-code-ask = Tapez le code affiché sur le grand écran
phone-wrong-code = Ce n’est pas le code.
phone-join = Rejoindre
phone-point-camera = Visez ici avec l’appareil photo
phone-same-wifi = Le même Wi-Fi, sans besoin d’Internet.
phone-no-network = Cet ordinateur n’est sur aucun réseau : aucun téléphone ne peut ouvrir ceci.
phone-late = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
phone-unreadable = La table n’a pas pu lire cela.
phone-first = On demande déjà autre chose. Réessayez dans un instant.
phone-seated = Vous êtes des nôtres, { $name }.
phone-gathering = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre. Quelqu’un peut encore nous rejoindre, sinon un bot y joue.
   *[other] { $count } places sont libres. D’autres peuvent encore nous rejoindre, sinon des bots y jouent.
}
phone-your-turn = À vous de jouer.
phone-thinking = { $name } réfléchit.
phone-to-play = { $name } doit jouer
phone-tv-turn = { $turn ->
    [play] À { $name } de jouer
    [bid] À { $name } de parler
    [discard] À { $name } d’écarter
   *[speak] À { $name } de parler
}
phone-trick = Le pli
phone-calls = Les enchères
phone-turned-up = Retourne
phone-winning = { $card }, en tête
phone-not-now = { $card }, pas maintenant
phone-play = Jouer { $card }
phone-out = Écartée
phone-ready = Continuer
phone-again = Rejouer
phone-waiting-for = On attend { $names }.
phone-costs = Ce que cela a coûté
phone-rules = Règles
phone-take-back = Reprendre
phone-leave = Quitter la table
phone-asks-back = { $name } voudrait reprendre un coup.
phone-asks-bot = { $name } n’est plus là depuis un moment.
phone-asks-place = Un autre téléphone demande cette place : { $name }.
phone-not-back = Le coup reste joué : quelqu’un a dit non.
phone-went-on = Rien ne change : le jeu a continué.
phone-taken-back = La dernière décision a été reprise.
phone-let-them = Accepter
phone-let-bot = Faire jouer un bot
phone-wait = Attendre
phone-refuse = Non
phone-close = Fermer
phone-settings = Ce téléphone
phone-one-press = Toucher une fois pour jouer
phone-left-hand = Boutons à gauche
phone-buzz = Vibrer quand c’est à moi
phone-as-phone = Comme le téléphone
phone-light = Clair
phone-dark = Sombre
usage-about-host = Tenir une table sans fenêtre, où chacun a sa main sur un téléphone du même réseau
usage-host-rules = Commencer une partie avec ces règles : un jeu de règles intégré, le nom d’un des vôtres, ou un fichier de règles
usage-host-seats = Qui est à la table, dans l’ordre : des noms de personnes, qui tiennent leurs cartes sur des téléphones, et des bots, par exemple `bot:sharp`
usage-host-listen = N’écouter qu’à cette adresse et sur ce port, par exemple 127.0.0.1:7717 ; par défaut, à toutes les adresses privées de cet ordinateur
usage-host-name = Un nom sous lequel les téléphones atteignent la table à travers un proxy ; l’option peut être répétée
usage-host-pad = Tenir la feuille de marque d’une partie avec de vraies cartes : les personnes de `--seats` y figurent, et les téléphones y écrivent
host-open = Ouvrez { $address } sur chaque téléphone, ou visez ceci avec son appareil photo :
host-code = Code : { $code }
host-plain = N’importe qui sur ce réseau pourrait lire : ce que se disent les téléphones et cet ordinateur n’est pas chiffré.
host-sat = { $name } est à la table.
host-left = { $name } quitte la table. Un bot continue.
host-away = Téléphone hors ligne : { $name }.
host-back = { $name } est de retour.
host-begins = La première donne est distribuée.
host-hand = Donne { $number } : { $result }
host-ends = La table est fermée, et la partie est enregistrée. Relancez `auction-pitch host`, et les téléphones retrouveront leurs places.
host-ends-empty = La table est fermée. Personne ne s’était encore assis.
host-game-over = La partie est finie. Chaque téléphone montre l’issue et peut en commencer une autre.
host-ends-unsaved = La table est fermée. La partie n’est pas enregistrée.
host-no-port = Aucun téléphone ne peut atteindre cet ordinateur : { $reason }
host-no-seats = Dites qui joue, par exemple --seats "Ana,Ben,bot:sharp,bot:master". Il faut au moins une personne.
host-pad-no-seats = Dites qui joue, par exemple --seats "Ruth,Ben,Cleo,Dev".
host-wrong-seat = « { $seat } » ne désigne personne : écrivez un nom, ou un bot, par exemple bot:sharp. Les niveaux sont { $levels }.
host-twice = { $name } ne peut pas occuper deux places.
host-going-on = La partie reprend où elle en était.
host-pad-people = Une feuille de marque est pour des personnes : « { $seat } » n’est pas un nom.
host-pad-ends = La feuille est fermée et enregistrée. Relancez `auction-pitch host --pad`, et elle continue.
host-pad-ends-unsaved = La feuille est fermée. Elle n’a pas été enregistrée.

## Window: the joining sheet of the kitchen table

join-phones = Téléphones
join-code = Code { $code }
join-drawn = Code QR de l’adresse { $address }
join-at-computer = à cet ordinateur
join-phone = téléphone
join-until = jusqu’à ce que quelqu’un s’installe
join-choosing = choisit une image
join-tv = Montrer la table sur une télé
join-tv-open = Ouvrez cette adresse sur la télé
join-show-phones = Montrer le code pour les téléphones
join-pad = Toute personne qui ouvre cette adresse voit la feuille de marque et peut y noter une donne.
join-pad-phones = { $count ->
    [0] Aucun téléphone n’est encore là.
    [one] Un téléphone est là.
   *[other] { $count } téléphones sont là.
}

## La feuille de marque d’une partie avec de vraies cartes.

scorepad-title = Feuille de marque
# Une ligne de la feuille, avec le numéro de la donne.
scorepad-line = Donne { $number } : { $told } { $scores }
scorepad-line-thrown-in = Donne { $number } : annulée.
# Un nom et un score, parmi d’autres : « Ruth 4 ».
scorepad-score = { $name } { $score }
scorepad-no-jack = Le valet n’était pas en jeu.
scorepad-no-game = Personne n’a fait Jeu.
scorepad-all-out = Les { $points } sont tous attribués.
scorepad-empty = La feuille est encore vide.
scorepad-unfit-over = La partie est finie. Reprenez la dernière donne, ou commencez une autre partie.
scorepad-unfit-seat = Personne n’est à la place { $seat }.
scorepad-unfit-turned = Dans ce jeu, on ne retourne pas de carte et on ne demande rien.
scorepad-unfit-bids = Dans ce jeu, on n’enchérit pas.
scorepad-unfit-nobody-bid = Il manque l’enchère. Dites qui a annoncé combien, ou que la donne est annulée.
scorepad-unfit-bid-missing = De combien était l’enchère ?
scorepad-unfit-bid-of-nobody = Qui a annoncé { $bid } ?
scorepad-unfit-bid = On ne peut pas annoncer { $bid } dans ce jeu.
scorepad-unfit-hole = Qui est dans le rouge ne peut pas annoncer de smudge.
scorepad-unfit-refusal = Cette offre ne peut pas avoir été refusée : seul l’aîné en refuse une, pour entamer au même prix.
scorepad-unfit-partner = Ce joueur ne peut pas être le partenaire.
scorepad-unfit-point = { $point } ne compte pas dans ce jeu.
scorepad-unfit-often = { $most ->
    [1] Un seul camp peut faire { $point }.
   *[other] { $point } se fait { $most } fois au plus.
}
scorepad-unfit-missing = Quelqu’un doit avoir fait { $point }.
scorepad-unfit-twice = { $point } est nommé, mais aussi compté avec le reste. Une fois suffit.
scorepad-unfit-below = Personne ne peut faire { $points } points.
scorepad-unfit-named = Dans ce jeu, les points se disent par leur nom : dites qui a fait { $points }.
scorepad-unfit-many = Cela fait { $told } points, et il n’y en a que { $most }.
scorepad-unfit-few = Cela fait { $told }, or les { $most } points sont toujours faits.
scorepad-unfit-trick = Qui n’a pris aucun pli ne peut pas avoir gagné ce point.
scorepad-unfit-order = { $way ->
    [pegged] Plus d’un camp a atteint l’objectif. La donne s’arrête au pli qui y mène quelqu’un : ne comptez que jusque-là.
   *[counted] Plus d’un camp a atteint l’objectif, et l’ordre des points décide. Dites point par point qui l’a fait.
}
scorepad-wrong-line = Alors la donne { $number } ne va plus : { $reason }

# Ce qui est demandé et répondu dans le terminal.
scorepad-goes-on = La feuille de { $names } : { $game }.
scorepad-ask-people = Qui joue ? Tapez { $count } noms dans l’ordre des places, séparés par des virgules. [{ $default }]
scorepad-answer-people = Tapez { $count } noms différents séparés par des virgules, chacun d’une à { $max } lettres.
scorepad-ask-dealer = Qui distribue en premier ? [{ $default }]
scorepad-answer-name = Tapez un de ces noms : { $names }.
scorepad-answer-nobody = Tapez un de ces noms, ou « - » pour personne : { $names }.
scorepad-next = Donne { $number }. { $dealer } distribue.
scorepad-example = Tapez la donne, par exemple « { $example } », ou appuyez sur Entrée pour répondre aux questions.
# Une enchère dans une ligne tapée : « Ben annonce 3 ».
scorepad-example-bid = { $name } annonce { $bid }
# Un point et qui l’a fait, dans une ligne tapée : « Haut Ben », « Valet - ».
scorepad-example-point = { $point } { $name }
scorepad-ask-bid = Qui a annoncé combien ? Tapez un nom et un nombre, ou « passe » si personne n’a enchéri.
scorepad-answer-bid = Tapez un nom et un nombre, par exemple « { $example } », ou « passe ».
scorepad-ask-refused = De qui { $name } a-t-il refusé l’offre ? Tapez un nom, ou « - » pour personne.
scorepad-ask-partner = Qui était partenaire de { $name } ? Tapez un nom, ou « - » pour personne.
scorepad-ask-turned = Quelles cartes ont été retournées ? Tapez leurs valeurs dans l’ordre, ou « - ».
scorepad-answer-turned = Tapez des valeurs, par exemple « { $example } », ou « - ».
scorepad-ask-gift = Le donneur a-t-il donné un point pour une demande ? oui ou non [non]
scorepad-ask-point = Qui a fait { $point } ? Tapez un nom, ou « - » pour personne.
scorepad-ask-hung = Le valet a-t-il été pris à un autre camp ? oui ou non [non]
scorepad-ask-tricks = Tous les plis sont-ils allés à { $name } ? oui ou non [non]
scorepad-ask-count = Combien de points pour { $name } ? [0]
scorepad-answer-count = Tapez un nombre de 0 à { $most }.
scorepad-unclear = « { $words } » n’est pas clair. « aide » dit ce qu’on peut taper.
scorepad-otherwise = « { $words } » ne va pas avec ce que dit le début de la ligne.
scorepad-corrects = Donne { $number }, à nouveau :
scorepad-no-line = Il n’y a pas de donne { $number } sur la feuille.
scorepad-undone = La donne { $number } est reprise.
scorepad-nothing = Il n’y a pas de donne à reprendre.
scorepad-dropped = Cette donne n’est pas sur la feuille.
scorepad-left = Les questions sur cette donne sont closes ; elle n’est pas sur la feuille.
scorepad-leave-hand = Ou tapez « reprendre » pour laisser cette donne.
scorepad-over = Tapez « encore » pour une autre partie avec les mêmes joueurs, « reprendre » pour reprendre la dernière donne, ou « quitter ».
scorepad-saved = La feuille est enregistrée.
scorepad-help =
    Une donne en une ligne : « { $example } ». L’ordre est libre ; « - » veut dire personne. On vous demandera ce qui manque.
    « Ben distribue » : quelqu’un d’autre a distribué.
    annulée : la donne est annulée.
    reprendre : reprend la dernière donne, autant de fois que vous voulez.
    corriger 3 : la donne 3 à nouveau. Tout ce qui suit est recalculé.
    feuille : toutes les donnes et le score.
    encore : une autre partie avec les mêmes joueurs.
    règles : les règles en vigueur.
    quitter : arrête. La feuille est enregistrée après chaque donne.
scorepad-help-turned =
    retourne six valet : ces cartes ont été retournées ; « retourne - » si aucune ne rapporte.
    point donné : le donneur a donné un point pour une demande.

# La feuille de marque dans la fenêtre.
scorepad-about = Vous avez les cartes. Nous tenons la marque.
scorepad-hand = Donne { $number }
scorepad-deals = { $name } distribue.
scorepad-leads = { $name }, en tête
scorepad-house = Les règles maison valent ici aussi.
scorepad-begin = Commencer
scorepad-another = Un autre des { $count }
scorepad-more = Une personne de plus
scorepad-fewer = Une personne de moins
scorepad-name = Nom de la personne { $number }
scorepad-new = Autre feuille
scorepad-again = Rejouer ensemble
scorepad-write = Inscrire
scorepad-fill = Cochez qui a enchéri, et qui a fait quel point.
scorepad-fill-made = Notez qui a fait quel point.
scorepad-untold = Combien de points pour { $name } ?
scorepad-dealer = Donneur
scorepad-turned = Retourne
scorepad-begged = Demande
scorepad-given = Le donneur a donné un point
scorepad-bidder = Preneur
scorepad-bid = Enchère
scorepad-partner = Partenaire
scorepad-refused = Refusée
scorepad-hung = Pris à un autre camp
scorepad-tricks = Tous les plis
scorepad-points = Points
scorepad-cell = { $row }, { $name }
scorepad-cell-times = { $row }, { $name }, { $count } fois
scorepad-all-hands = Toutes les donnes
scorepad-last-hands = Les dernières donnes

words-pad-bid = annonce, a annoncé, enchérit, enchère
words-pad-dealer = distribue, donneur, donne
words-pad-nobody = -, personne, aucun
words-pad-thrown-in = annulée, annulee, donne annulée
words-pad-turned = retourne, retournée, retournee, retournées
words-pad-gift = point donné, point donne
words-pad-correct = corriger, corrige
words-pad-show = feuille, score, scores
words-pad-again = encore, revanche, nouvelle partie
usage-about-pad = Tenir la marque d’une partie avec de vraies cartes dans le terminal, une donne par ligne
usage-pad-rules = Commencer une feuille de marque avec ces règles : un jeu par un de ses noms, le nom de règles à vous, ou leur fichier ; sinon, celle que vous avez laissée
usage-pad-players = Combien de personnes jouent (2 à 7)
