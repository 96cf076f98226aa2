-- The tables, the moves played at them, and the key that signs guests' cookies.

CREATE TABLE simoun.tables (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  id text PRIMARY KEY,
  game text NOT NULL,
  start text NOT NULL,
  opener text NOT NULL,
  listed boolean NOT NULL,
  pace text NOT NULL,
  seats jsonb NOT NULL,
  decider integer NOT NULL,
  over boolean NOT NULL,
  rematch text,
  bots_ask boolean NOT NULL,
  win_bar boolean NOT NULL,
  version integer NOT NULL DEFAULT 0,
  played timestamptz NOT NULL DEFAULT now(),
  settings jsonb NOT NULL
);
CREATE INDEX tables_by_opener ON simoun.tables (opener);
CREATE INDEX tables_by_seat ON simoun.tables USING gin (seats jsonb_path_ops);
CREATE INDEX tables_listed ON simoun.tables (number) WHERE listed AND NOT over;

CREATE TABLE simoun.moves (
  game text NOT NULL,
  seq integer NOT NULL,
  line text NOT NULL,
  guest text,
  command text,
  PRIMARY KEY (game, seq)
);

CREATE TABLE simoun.keys (
  name text PRIMARY KEY,
  key bytea NOT NULL
);
