### Les parties que d’autres jouent, et que l’on peut regarder.

watch-title = Regarder
    .line = Ce que d’autres jouent en ce moment
watch-count = { $games ->
        [one] Une partie est en cours.
       *[other] { $games } parties sont en cours.
    }
watch-none = Personne ne joue en public pour l’instant. Ouvrez une table et affichez-la : d’autres pourront regarder.
