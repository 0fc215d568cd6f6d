-- What can be listed, a row beside each of those documents, written in the same transaction (ADR 27). Texts compare by their bytes,
-- as in the embedded storage. `npm run api:migrate` fills them after this.
CREATE TABLE listed (
  key text COLLATE "C" PRIMARY KEY,
  c text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  owner text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  number text COLLATE "C" NOT NULL,
  total bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  stock bigint NOT NULL,
  price bigint NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE INDEX listed_created ON listed (c, created_at, id);
CREATE INDEX listed_status ON listed (c, status, created_at, id) WHERE status <> '';
CREATE INDEX listed_kind ON listed (c, kind, created_at, id) WHERE kind <> '';
CREATE INDEX listed_owner ON listed (c, owner, created_at, id) WHERE owner <> '';
CREATE INDEX listed_number ON listed (c, number, id);
CREATE INDEX listed_total ON listed (c, total, id);
CREATE INDEX listed_name ON listed (c, name, id);
-- Part of a word, by groups of three letters. A database's owner may make this extension since PostgreSQL 13.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX listed_orders_text ON listed USING gin (text gin_trgm_ops) WHERE c = 'orders';
CREATE INDEX listed_users_text ON listed USING gin (text gin_trgm_ops) WHERE c = 'users';
CREATE INDEX listed_products_text ON listed USING gin (text gin_trgm_ops) WHERE c = 'products';
CREATE INDEX listed_tickets_text ON listed USING gin (text gin_trgm_ops) WHERE c = 'tickets';
-- How many documents count under a key, and their sum in cents.
CREATE TABLE tallies (
  c text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  count bigint NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (c, key)
);
-- How far the rows of what was there before are made: the last key; null when all are.
CREATE TABLE lists (
  id int PRIMARY KEY CHECK (id = 1),
  filled text
);
INSERT INTO lists VALUES (1, '');
