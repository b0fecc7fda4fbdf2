-- Days a family keeps by the moon: a shraddha, a birthday, an anniversary, a vrata. Theirs alone.
CREATE TABLE IF NOT EXISTS family_days (
  customer_id uuid NOT NULL CONSTRAINT family_days_customer_fkey REFERENCES people (id),
  id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT family_days_kind_check CHECK (kind IN ('shraddha', 'birth', 'anniversary', 'vrata')),
  name text NOT NULL,
  -- of the lunar month from new moon to new moon, 1 to 12 from Chaitra
  month integer NOT NULL CONSTRAINT family_days_month_check CHECK (month BETWEEN 1 AND 12),
  tithi integer NOT NULL CONSTRAINT family_days_tithi_check CHECK (tithi BETWEEN 1 AND 30),
  -- the day it was found by, and another tithi that stood on it where no hour was named
  origin date,
  other_tithi integer,
  -- the next reminder: of which of its days, and how many days ahead
  remind_at timestamptz,
  remind_of date,
  remind_ahead integer,
  created_at timestamptz NOT NULL,
  CONSTRAINT family_days_pkey PRIMARY KEY (customer_id, id),
  CONSTRAINT family_days_remind_check CHECK ((remind_at IS NULL) = (remind_of IS NULL) AND (remind_at IS NULL) = (remind_ahead IS NULL))
);
CREATE INDEX IF NOT EXISTS family_days_due ON family_days (remind_at) WHERE remind_at IS NOT NULL;
