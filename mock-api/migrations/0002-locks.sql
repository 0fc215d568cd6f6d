-- What a transaction holds while it works with a document that isn't there yet: no row of the documents could be locked. Rows are
-- gone when it commits. A table instead of advisory locks, which CockroachDB doesn't have.
CREATE TABLE locks (
  key text PRIMARY KEY,
  holds int NOT NULL
);
