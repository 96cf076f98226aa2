-- What is remembered of each day's deal.

CREATE TABLE simoun.daily (
  day text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (day, kind, name)
);
CREATE INDEX daily_by_name ON simoun.daily (kind, name);
