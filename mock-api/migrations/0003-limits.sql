-- How often something was tried, for the processes that share the database (rate-limiter-flexible). Keys are hashes; `expire` is in
-- milliseconds since 1970.
CREATE TABLE limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
