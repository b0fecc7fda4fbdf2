-- A one-time code belongs to the browser that asked for it (docs/decisions/0120-whose-code-it-is.md). A row is kept for a day after it was
-- sent: what a phone and a network may still ask for is counted from these rows. `otp_challenges` is the last version's.
CREATE TABLE one_time_codes (
  id uuid CONSTRAINT one_time_codes_pkey PRIMARY KEY,
  phone text NOT NULL,
  browser_hash bytea NOT NULL,
  network_hash bytea NOT NULL,
  -- that browser had shown before that this phone is in its owner's hand
  is_known boolean NOT NULL,
  -- null once the code has been used or replaced
  code_hash bytea,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL CONSTRAINT one_time_codes_tries_check CHECK (tries_left >= 0),
  -- of those who show no handle
  bare_tries_left integer NOT NULL CONSTRAINT one_time_codes_bare_tries_check CHECK (bare_tries_left >= 0)
);
CREATE INDEX one_time_codes_by_phone ON one_time_codes (phone, sent_at);
CREATE INDEX one_time_codes_by_network ON one_time_codes (network_hash, sent_at);
CREATE INDEX one_time_codes_by_time ON one_time_codes (sent_at);
