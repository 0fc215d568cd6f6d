-- Keys compare by their bytes, as in the rows of the lists: otherwise a row finds its document only by reading all of them, since an
-- index serves the one collation that it was made with.
ALTER TABLE documents ALTER COLUMN key TYPE text COLLATE "C";
ALTER TABLE locks ALTER COLUMN key TYPE text COLLATE "C";
-- A status together with a payment, also where nothing has both.
CREATE INDEX listed_state ON listed (c, status, kind, created_at, id) WHERE status <> '' AND kind <> '';
