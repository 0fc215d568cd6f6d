-- One document by its key, « collection/id ». A single column as the key, so that an engine that spreads its rows by a hash of the
-- key (YugabyteDB) or by its ranges (CockroachDB) spreads them well.
CREATE TABLE documents (
  key text PRIMARY KEY,
  document jsonb NOT NULL
);
