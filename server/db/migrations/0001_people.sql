-- People, their ways to sign in, and the catalogue: small enough to stand whole on every node.
-- Nothing here points at a pandit's tables (docs/decisions/0005-schema-that-can-be-distributed.md).

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE people (
  id uuid CONSTRAINT people_pkey PRIMARY KEY,
  user_type text NOT NULL CONSTRAINT people_user_type_check CHECK (user_type IN ('user', 'pandit', 'acharya', 'admin')),
  status text NOT NULL CONSTRAINT people_status_check CHECK (status IN (
    'active', 'approved', 'pending', 'evaluation', 'training_required', 'rejected', 'cancelled', 'inactive', 'suspended')),
  name text NOT NULL CONSTRAINT people_name_check CHECK (length(btrim(name)) BETWEEN 1 AND 120),
  -- null once the account is deleted: the number may sign up anew
  phone text CONSTRAINT people_phone_check CHECK (phone ~ '^\d{10}$'),
  email text,
  password_hash text,
  dob date,
  gender text CONSTRAINT people_gender_check CHECK (gender IN ('male', 'female', 'other')),
  address text,
  pincode text CONSTRAINT people_pincode_check CHECK (length(pincode) <= 6),
  state text,
  district text,
  city text,
  profile_url text,
  occupation text,
  education text,
  emergency_name text,
  emergency_phone text,
  emergency_relation text,
  locale text NOT NULL DEFAULT 'en',
  -- raised by a change of password or role: every token issued before it is void
  token_version integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT people_phone_key UNIQUE (phone),
  CONSTRAINT people_reachable_check CHECK (phone IS NOT NULL OR deleted_at IS NOT NULL)
);
CREATE INDEX people_by_photo ON people (profile_url) WHERE profile_url IS NOT NULL;
CREATE INDEX people_priests_by_district ON people (district) WHERE user_type IN ('pandit', 'acharya');
CREATE INDEX people_by_type ON people (user_type, created_at DESC, id DESC);
-- what the admin's search looks through; the end of an id is what the tables show
CREATE INDEX people_search ON people
  USING gin ((name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)) gin_trgm_ops);

-- What a person agreed to when signing up (Digital Personal Data Protection Rules 2025, rule 3).
CREATE TABLE consents (
  id uuid CONSTRAINT consents_pkey PRIMARY KEY,
  person_id uuid NOT NULL CONSTRAINT consents_person_fkey REFERENCES people (id),
  notice_version text NOT NULL,
  language text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);
CREATE INDEX consents_by_person ON consents (person_id);

CREATE TABLE otp_challenges (
  phone text CONSTRAINT otp_challenges_pkey PRIMARY KEY,
  -- null once the code has been used; the counts of what was sent to this phone stay
  code_hash bytea,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL CONSTRAINT otp_challenges_tries_check CHECK (tries_left >= 0),
  resend_at timestamptz NOT NULL,
  sends integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

-- A proved phone on its way to a sign-up: single use.
CREATE TABLE phone_proofs (
  token_hash bytea CONSTRAINT phone_proofs_pkey PRIMARY KEY,
  phone text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Captcha solutions already spent: each counts once, whatever process it reaches.
CREATE TABLE captcha_spent (
  signature text CONSTRAINT captcha_spent_pkey PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_spent_by_expiry ON captcha_spent (expires_at);

-- A sign-in. It lives through many refresh tokens; a reused one ends it.
CREATE TABLE sessions (
  id uuid CONSTRAINT sessions_pkey PRIMARY KEY,
  person_id uuid NOT NULL CONSTRAINT sessions_person_fkey REFERENCES people (id),
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX sessions_by_person ON sessions (person_id);

CREATE TABLE refresh_tokens (
  token_hash bytea CONSTRAINT refresh_tokens_pkey PRIMARY KEY,
  session_id uuid NOT NULL CONSTRAINT refresh_tokens_session_fkey REFERENCES sessions (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);

-- Wrong passwords by phone and address: the next try waits longer, nobody is locked out for good.
CREATE TABLE sign_in_failures (
  key text CONSTRAINT sign_in_failures_pkey PRIMARY KEY,
  failures integer NOT NULL,
  next_try_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE idempotency_keys (
  person_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (person_id, key)
);

CREATE TABLE categories (
  id uuid CONSTRAINT categories_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT categories_name_check CHECK (length(btrim(name)) > 0),
  description text NOT NULL,
  -- its rites are shown without anything cheerful: shraddha, tarpan, what follows a death
  quiet boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX categories_name_key ON categories (lower(name));

CREATE TABLE rituals (
  id uuid CONSTRAINT rituals_pkey PRIMARY KEY,
  category_id uuid CONSTRAINT rituals_category_fkey REFERENCES categories (id),
  slug text NOT NULL CONSTRAINT rituals_slug_key UNIQUE,
  name text NOT NULL CONSTRAINT rituals_name_check CHECK (length(btrim(name)) > 0),
  name_or text,
  name_hi text,
  description text NOT NULL,
  image_url text NOT NULL,
  duration_minutes integer NOT NULL DEFAULT 120 CONSTRAINT rituals_duration_check CHECK (duration_minutes BETWEEN 15 AND 1440),
  samagri text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX rituals_name_key ON rituals (lower(name));

CREATE TABLE uploads (
  id uuid CONSTRAINT uploads_pkey PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT uploads_owner_fkey REFERENCES people (id),
  kind text NOT NULL CONSTRAINT uploads_kind_check CHECK (kind IN ('ritual', 'profile')),
  path text NOT NULL CONSTRAINT uploads_path_key UNIQUE,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE contact_messages (
  id uuid CONSTRAINT contact_messages_pkey PRIMARY KEY,
  name text NOT NULL,
  phone text,
  email text,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  read_by uuid CONSTRAINT contact_messages_reader_fkey REFERENCES people (id),
  answered_at timestamptz,
  CONSTRAINT contact_messages_reachable_check CHECK (phone IS NOT NULL OR email IS NOT NULL)
);
CREATE INDEX contact_messages_unread ON contact_messages (created_at) WHERE read_at IS NULL;

-- Who changed what. Written in the transaction of the change; never rewritten.
CREATE TABLE audit (
  id uuid CONSTRAINT audit_pkey PRIMARY KEY,
  actor_id uuid,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid,
  before jsonb,
  after jsonb,
  note text,
  request_id text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_by_time ON audit (at DESC);
CREATE INDEX audit_by_actor ON audit (actor_id, at DESC);
CREATE INDEX audit_by_subject ON audit (subject_type, subject_id, at DESC);

-- Messages to send that concern no booking.
CREATE TABLE outbox (
  id uuid CONSTRAINT outbox_pkey PRIMARY KEY,
  person_id uuid CONSTRAINT outbox_person_fkey REFERENCES people (id),
  topic text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  done_at timestamptz,
  -- why the last attempt failed; with done_at: it was given up
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE done_at IS NULL;
