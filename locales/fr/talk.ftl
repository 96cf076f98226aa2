### Ce qu’on se dit à une table.

## Phrases toutes faites : chacun les lit dans sa langue.

talk-phrase-hello = Bonjour !
talk-phrase-well-played = Bien joué !
talk-phrase-thanks = Merci !
talk-phrase-sorry = Pardon !
talk-phrase-yes = Oui.
talk-phrase-no = Non.
talk-phrase-wait = Un instant.
talk-phrase-go-on = Allez-y.
talk-phrase-help = J’ai besoin d’aide.
talk-phrase-my-way = J’y vais.
talk-phrase-your-turn = À vous !
talk-phrase-good-game = Belle partie !

## Journal et chat, au même endroit

talk-tabs = Journal et chat
talk-chat = Chat
talk-open = Chat
    .new = { $lines ->
            [one] Chat : 1 nouvelle ligne
           *[other] Chat : { $lines } nouvelles lignes
        }
talk-close = Fermer le chat
talk-new = { $lines ->
        [one] 1 nouvelle ligne
       *[other] { $lines } nouvelles lignes
    }
talk-empty = Personne n’a encore rien dit.
talk-earlier = Lignes d’avant
talk-off = On ne discute pas à cette table.
talk-silenced = La personne qui a ouvert la table ne vous laisse plus y parler.

## Qui est là

talk-who = Qui est là
talk-who-is = { $name-start } : { $state ->
        [here] ici
        [writing] en train d’écrire
        [bot] un bot
       *[away] pas là
    }
talk-here = { $here } ici
talk-lookers = { $lookers ->
        [one] { $lookers } regarde
       *[other] { $lookers } regardent
    }
talk-writing = { $who-count ->
        [one] { $who-start } écrit…
       *[other] { $who-start } écrivent…
    }
talk-presence-here = ici
talk-presence-writing = en train d’écrire
talk-presence-bot = bot
talk-presence-away = pas là

## Ce qu’on dit. $place : une case du plateau, $phrase : une phrase toute faite.

talk-field = Écrire à la table…
    .lookers = Écrire à ceux qui regardent…
talk-left = { $left ->
        [one] encore { $left } lettre
       *[other] encore { $left } lettres
    }
talk-send = Envoyer
talk-phrases = Phrases que chacun lit dans sa langue
    .along = Phrases qui accompagnent l’épingle
talk-phrases-only = Ici, on ne dit que des phrases toutes faites.
talk-more = Plus…
talk-fewer = Moins
talk-says = { $who-start } : { $words }
talk-shows = { $who-start } montre { $place }
    .with = { $who-start } montre { $place } : « { $phrase } »

## Épingles et plans sur le plateau

talk-ping = Montrer une case
talk-ping-prompt = Choisissez la case à montrer.
talk-plan = Dessiner un plan
talk-plan-prompt = Votre plan : d’où part une flèche ?
    .end = Votre plan : où mène la flèche ?
talk-plan-full = Un plan compte { $most } flèches au plus : effacez-en une, ou toutes.
talk-rub-out = Effacer votre plan

## Ceux qu’on ne veut pas entendre

talk-hide = Cacher le chat, les épingles et les plans
talk-show = Montrer le chat, les épingles et les plans
talk-hidden = Vous avez caché, à toutes les tables, ce que les autres disent, montrent et prévoient.
talk-about = Ce que peut dire { $name-the }
talk-mute = Je ne veux pas l’entendre
    .note = Cache ses lignes, ses épingles et ses plans, pour vous seulement.
talk-muted = { $count ->
        [one] Vous n’entendez pas { $count } personne : l’entendre à nouveau
       *[other] Vous n’entendez pas { $count } personnes : les entendre à nouveau
    }
talk-silence = Ne parle plus à cette table
    .note = Pour tout le monde, jusqu’à ce que vous le permettiez à nouveau.
talk-silent = silence imposé

## Pour qui a ouvert la table

talk-order = Ce qu’on peut dire ici :
talk-order-words = tout
talk-order-phrases = des phrases
talk-order-off = rien
talk-order-together = Ceux qui regardent parlent avec les joueurs
