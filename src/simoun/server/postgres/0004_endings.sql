-- How games ended, and whose they were.

CREATE TABLE simoun.endings (
  game text PRIMARY KEY,
  at double precision NOT NULL,
  ending jsonb NOT NULL
);
CREATE TABLE simoun.played (
  guest text NOT NULL,
  game text NOT NULL,
  seats jsonb NOT NULL,
  PRIMARY KEY (guest, game)
);
CREATE INDEX played_by_game ON simoun.played (game);
CREATE INDEX talk_by_guest ON simoun.talk (guest);
