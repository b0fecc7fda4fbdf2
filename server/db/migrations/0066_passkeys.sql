-- Keys in a device or a browser (WebAuthn), in place of an app's code. Whoever has one has an app and recovery codes as well.

CREATE TABLE passkeys (
  -- as the authenticator names it
  id text CONSTRAINT passkeys_pkey PRIMARY KEY,
  person_id uuid NOT NULL CONSTRAINT passkeys_person_fkey REFERENCES people (id),
  public_key bytea NOT NULL,
  -- how often it was used, where it counts that: a copy of it is behind
  counter bigint NOT NULL,
  -- the browser it was made in
  device text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_by_person ON passkeys (person_id);

-- What a key is asked to sign: each counts once, for a short while.
CREATE TABLE passkey_challenges (
  challenge text CONSTRAINT passkey_challenges_pkey PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);
