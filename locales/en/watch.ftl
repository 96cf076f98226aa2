### Games that others play, and at which one may look on.

watch-title = Watch
    .line = Games that others play just now
watch-count = { $games ->
        [one] A game is being played.
       *[other] { $games } games are being played.
    }
watch-none = Nobody plays for all to see just now. Open a table and list it, and others can watch.
