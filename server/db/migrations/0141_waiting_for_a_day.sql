-- Families who are told when a day opens (docs/decisions/0109-several-pandits-for-one-puja.md).
CREATE TABLE IF NOT EXISTS waits (
  customer_id uuid NOT NULL,
  id uuid NOT NULL,
  ritual_id uuid NOT NULL,
  day date NOT NULL,
  -- one of the two is waited for: this pandit, or anybody of this district
  of_pandit_id uuid,
  district text,
  -- when it is this family's turn, once the day has opened
  tell_at timestamptz,
  told_at timestamptz,
  -- asked, or no longer wanted
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT waits_pkey PRIMARY KEY (customer_id, id),
  CONSTRAINT waits_for_check CHECK ((of_pandit_id IS NULL) <> (district IS NULL))
);
CREATE UNIQUE INDEX IF NOT EXISTS waits_once ON waits (customer_id, ritual_id, day, coalesce(of_pandit_id::text, district))
  WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS waits_of_pandit ON waits (of_pandit_id, day, id) WHERE ended_at IS NULL AND tell_at IS NULL;
CREATE INDEX IF NOT EXISTS waits_of_district ON waits (district, day, ritual_id, id) WHERE ended_at IS NULL AND tell_at IS NULL;
CREATE INDEX IF NOT EXISTS waits_due ON waits (tell_at) WHERE tell_at IS NOT NULL AND told_at IS NULL AND ended_at IS NULL;
CREATE INDEX IF NOT EXISTS waits_by_day ON waits (day);

-- Days on which a pandit may be free that was not so before; a job looks who waits for them.
CREATE TABLE IF NOT EXISTS opened_days (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  CONSTRAINT opened_days_pkey PRIMARY KEY (pandit_id, id)
);
CREATE INDEX IF NOT EXISTS opened_days_by_id ON opened_days (id);
