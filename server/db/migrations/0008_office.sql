-- The office: messages are answered, staff are invited, the audit is read.

ALTER TABLE contact_messages
  ADD COLUMN answered_by uuid CONSTRAINT contact_messages_answerer_fkey REFERENCES people (id),
  ADD COLUMN answer_note text,
  -- who answers has read
  ADD CONSTRAINT contact_messages_answer_check CHECK (
    (answered_at IS NULL AND answered_by IS NULL AND answer_note IS NULL) OR read_at IS NOT NULL);
-- one index a state, each in the order of the list
DROP INDEX contact_messages_unread;
CREATE INDEX contact_messages_by_time ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_unread ON contact_messages (created_at DESC, id DESC) WHERE read_at IS NULL;
CREATE INDEX contact_messages_read ON contact_messages (created_at DESC, id DESC)
  WHERE read_at IS NOT NULL AND answered_at IS NULL;
CREATE INDEX contact_messages_answered ON contact_messages (created_at DESC, id DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX contact_messages_search ON contact_messages
  USING gin ((name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || message) gin_trgm_ops);

-- Each filter of the audit trail walks one of these, newest first; a day is a range of it.
DROP INDEX audit_by_time;
DROP INDEX audit_by_actor;
CREATE INDEX audit_by_time ON audit (at DESC, id DESC);
CREATE INDEX audit_by_actor ON audit (actor_id, at DESC, id DESC);
CREATE INDEX audit_by_action ON audit (action, at DESC, id DESC);
CREATE INDEX audit_by_actor_and_action ON audit (actor_id, action, at DESC, id DESC);

-- A link by which somebody becomes an admin: good once, for a week, and only with the invited phone in hand.
CREATE TABLE staff_invitations (
  id uuid CONSTRAINT staff_invitations_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT staff_invitations_name_check CHECK (length(btrim(name)) BETWEEN 1 AND 120),
  phone text NOT NULL CONSTRAINT staff_invitations_phone_check CHECK (phone ~ '^\d{10}$'),
  -- the link itself is kept nowhere
  token_hash bytea NOT NULL CONSTRAINT staff_invitations_token_key UNIQUE,
  -- each sending makes a link of its own; only the newest is good
  sendings integer NOT NULL DEFAULT 1 CONSTRAINT staff_invitations_sendings_check CHECK (sendings > 0),
  -- null: made at the console
  invited_by uuid CONSTRAINT staff_invitations_inviter_fkey REFERENCES people (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid CONSTRAINT staff_invitations_accepter_fkey REFERENCES people (id),
  revoked_at timestamptz,
  CONSTRAINT staff_invitations_end_check CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX staff_invitations_one_open ON staff_invitations (phone)
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX staff_invitations_by_person ON staff_invitations (accepted_by, accepted_at DESC)
  WHERE accepted_by IS NOT NULL;
