-- What people say at a table.

CREATE TABLE simoun.talk (
  game text NOT NULL,
  line integer NOT NULL,
  at double precision NOT NULL,
  guest text NOT NULL,
  seat integer,
  name text NOT NULL,
  among text NOT NULL,
  words text,
  phrase text,
  spot text,
  command text,
  PRIMARY KEY (game, line)
);
CREATE UNIQUE INDEX talk_by_command ON simoun.talk (game, guest, command)
  WHERE command IS NOT NULL;
