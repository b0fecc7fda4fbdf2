-- Complaints, disputes, absences and reports about a booking (docs/decisions/0108-cases.md). The booking counts how many of those
-- that are open are about its money: while there is one, nothing of it is settled, completed by time, or paid out.
ALTER TABLE bookings
  ADD COLUMN IF NOT EXISTS money_waits smallint NOT NULL DEFAULT 0 CONSTRAINT bookings_money_waits_check CHECK (money_waits >= 0);

-- the ticket numbers of a year in India that were given out
CREATE TABLE IF NOT EXISTS case_numbers (
  year integer CONSTRAINT case_numbers_pkey PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE IF NOT EXISTS cases (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  customer_id uuid NOT NULL CONSTRAINT cases_customer_fkey REFERENCES people (id),
  number text NOT NULL CONSTRAINT cases_number_key UNIQUE CONSTRAINT cases_number_check CHECK (number ~ '^\d{4}-\d{5,}$'),
  kind text NOT NULL CONSTRAINT cases_kind_check
    CHECK (kind IN ('absence', 'overcharge', 'dispute', 'complaint', 'report', 'difference', 'appeal')),
  opened_by text NOT NULL CONSTRAINT cases_opened_by_check CHECK (opened_by IN ('customer', 'pandit', 'time')),
  -- null where nobody in particular opened it
  opener_id uuid CONSTRAINT cases_opener_fkey REFERENCES people (id),
  -- the case an appeal is about
  about_id uuid,
  opened_at timestamptz NOT NULL,
  acknowledge_by timestamptz NOT NULL,
  resolve_by timestamptz NOT NULL,
  acknowledged_at timestamptz,
  -- the clock that runs: to be acknowledged, then to be resolved
  due_at timestamptz NOT NULL,
  owner_id uuid CONSTRAINT cases_owner_fkey REFERENCES people (id),
  closed_at timestamptz,
  closed_by uuid CONSTRAINT cases_closed_by_fkey REFERENCES people (id),
  remedy text CONSTRAINT cases_remedy_check CHECK (remedy IN ('refundAll', 'refundPart', 'payPandit', 'waive', 'lift', 'nothing')),
  amount_paise bigint CONSTRAINT cases_amount_check CHECK (amount_paise > 0),
  measure text CONSTRAINT cases_measure_check CHECK (measure IN ('none', 'warn', 'pause')),
  decision text,
  CONSTRAINT cases_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT cases_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id),
  CONSTRAINT cases_about_fkey FOREIGN KEY (pandit_id, about_id) REFERENCES cases (pandit_id, id),
  CONSTRAINT cases_appeal_check CHECK ((kind = 'appeal') = (about_id IS NOT NULL)),
  CONSTRAINT cases_closed_check
    CHECK ((closed_at IS NULL) = (remedy IS NULL) AND (closed_at IS NULL) = (measure IS NULL)
      AND (closed_at IS NULL) = (decision IS NULL))
);
-- whoever presses twice has one case
CREATE UNIQUE INDEX IF NOT EXISTS cases_one_open ON cases (pandit_id, booking_id, kind, opened_by) WHERE closed_at IS NULL AND about_id IS NULL;
CREATE UNIQUE INDEX IF NOT EXISTS cases_one_appeal ON cases (pandit_id, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS cases_by_booking ON cases (pandit_id, booking_id, id);
CREATE INDEX IF NOT EXISTS cases_by_customer ON cases (customer_id, id);
CREATE INDEX IF NOT EXISTS cases_open ON cases (due_at, id) WHERE closed_at IS NULL;
CREATE INDEX IF NOT EXISTS cases_open_by_owner ON cases (owner_id, due_at, id) WHERE closed_at IS NULL;
CREATE INDEX IF NOT EXISTS cases_closed ON cases (closed_at, id) WHERE closed_at IS NOT NULL;

-- what happened to a case, in order; words of the staff among themselves too
CREATE TABLE IF NOT EXISTS case_events (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  what text NOT NULL CONSTRAINT case_events_what_check CHECK (what IN ('opened', 'added', 'taken', 'handed', 'noted', 'decided')),
  side text NOT NULL CONSTRAINT case_events_side_check CHECK (side IN ('customer', 'pandit', 'time', 'office')),
  actor_id uuid CONSTRAINT case_events_actor_fkey REFERENCES people (id),
  -- to whom of the staff it was handed
  to_id uuid CONSTRAINT case_events_to_fkey REFERENCES people (id),
  words text,
  at timestamptz NOT NULL,
  CONSTRAINT case_events_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT case_events_case_fkey FOREIGN KEY (pandit_id, case_id) REFERENCES cases (pandit_id, id)
);
CREATE INDEX IF NOT EXISTS case_events_by_case ON case_events (pandit_id, case_id, id);

-- pictures as evidence: for who sent them and the staff alone
CREATE TABLE IF NOT EXISTS case_photos (
  upload_id uuid CONSTRAINT case_photos_pkey PRIMARY KEY CONSTRAINT case_photos_upload_fkey REFERENCES uploads (id),
  pandit_id uuid NOT NULL,
  case_id uuid NOT NULL,
  event_id uuid NOT NULL,
  CONSTRAINT case_photos_event_fkey FOREIGN KEY (pandit_id, event_id) REFERENCES case_events (pandit_id, id)
);
CREATE INDEX IF NOT EXISTS case_photos_by_event ON case_photos (pandit_id, event_id);

-- a pandit who was warned or paused, and why; taken back where an appeal was right
CREATE TABLE IF NOT EXISTS pandit_measures (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  measure text NOT NULL CONSTRAINT pandit_measures_measure_check CHECK (measure IN ('warn', 'pause')),
  reason text NOT NULL,
  by_id uuid NOT NULL CONSTRAINT pandit_measures_by_fkey REFERENCES people (id),
  at timestamptz NOT NULL,
  lifted_at timestamptz,
  CONSTRAINT pandit_measures_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT pandit_measures_one_per_case UNIQUE (pandit_id, case_id),
  CONSTRAINT pandit_measures_case_fkey FOREIGN KEY (pandit_id, case_id) REFERENCES cases (pandit_id, id)
);

ALTER TABLE uploads DROP CONSTRAINT IF EXISTS uploads_kind_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('ritual', 'profile', 'case', 'letter')) NOT VALID;
ALTER TABLE people DROP CONSTRAINT IF EXISTS people_status_check;
ALTER TABLE people ADD CONSTRAINT people_status_check CHECK (status IN (
  'active', 'approved', 'pending', 'evaluation', 'training_required', 'rejected', 'cancelled', 'inactive', 'suspended', 'paused')) NOT VALID;
