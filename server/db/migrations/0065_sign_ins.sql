-- Where and until when somebody is signed in, and what admins show beside their password.

ALTER TABLE sessions
  -- the network address it began from, for its owner to recognise
  ADD COLUMN address text,
  -- the absolute end, whatever is done meanwhile; without one (begun by an older process): thirty days after its start
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN last_used_at timestamptz,
  -- when its person last showed again that it is them; without one: when it began
  ADD COLUMN proved_at timestamptz;

-- Codes of an authenticator app (TOTP, RFC 6238).
CREATE TABLE second_factors (
  person_id uuid CONSTRAINT second_factors_pkey PRIMARY KEY CONSTRAINT second_factors_person_fkey REFERENCES people (id),
  -- encrypted with a key made from TOKEN_SECRET
  secret bytea NOT NULL,
  -- null while it is being set up: it counts from its first right code on
  confirmed_at timestamptz,
  -- the half minute of the newest code that was used: none counts twice
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- For a lost phone; each counts once.
CREATE TABLE recovery_codes (
  person_id uuid NOT NULL CONSTRAINT recovery_codes_person_fkey REFERENCES people (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (person_id, code_hash)
);
