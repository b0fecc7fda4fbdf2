-- A pandit's own tables: pandit_id first in every key, so that they can be distributed by it.

CREATE TABLE pandits (
  pandit_id uuid CONSTRAINT pandits_pkey PRIMARY KEY CONSTRAINT pandits_person_fkey REFERENCES people (id),
  languages text[] NOT NULL DEFAULT '{}',
  years_of_experience integer CONSTRAINT pandits_experience_check CHECK (years_of_experience BETWEEN 0 AND 90),
  is_attached_to_temple boolean NOT NULL DEFAULT false,
  is_same_as_home_address boolean NOT NULL DEFAULT false,
  temple_state text,
  temple_district text,
  temple_city text,
  is_advance_payment_required boolean NOT NULL DEFAULT false,
  advance_paise bigint CONSTRAINT pandits_advance_check CHECK (advance_paise >= 0),
  referred_by text,
  acharya_id uuid CONSTRAINT pandits_acharya_fkey REFERENCES people (id),
  training_period date,
  training_accepted text CONSTRAINT pandits_training_accepted_check CHECK (training_accepted IN ('accepted', 'rejected')),
  approved_by uuid CONSTRAINT pandits_approver_fkey REFERENCES people (id),
  approved_at timestamptz
);
CREATE INDEX pandits_by_temple ON pandits (temple_district) WHERE temple_district IS NOT NULL;
CREATE INDEX pandits_by_acharya ON pandits (acharya_id) WHERE acharya_id IS NOT NULL;

-- Every decision an admin took about a pandit.
CREATE TABLE pandit_reviews (
  pandit_id uuid NOT NULL CONSTRAINT pandit_reviews_pandit_fkey REFERENCES pandits (pandit_id),
  id uuid NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  comment text NOT NULL,
  acharya_id uuid CONSTRAINT pandit_reviews_acharya_fkey REFERENCES people (id),
  expected_end date,
  by_id uuid NOT NULL CONSTRAINT pandit_reviews_admin_fkey REFERENCES people (id),
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pandit_reviews_pkey PRIMARY KEY (pandit_id, id)
);

CREATE TABLE offers (
  pandit_id uuid NOT NULL CONSTRAINT offers_pandit_fkey REFERENCES pandits (pandit_id),
  ritual_id uuid NOT NULL CONSTRAINT offers_ritual_fkey REFERENCES rituals (id),
  category_id uuid CONSTRAINT offers_category_fkey REFERENCES categories (id),
  price_paise bigint NOT NULL CONSTRAINT offers_price_check CHECK (price_paise > 0),
  experience_years integer NOT NULL DEFAULT 0 CONSTRAINT offers_experience_check CHECK (experience_years >= 0),
  CONSTRAINT offers_pkey PRIMARY KEY (pandit_id, ritual_id)
);
CREATE INDEX offers_by_price ON offers (ritual_id, price_paise, pandit_id) INCLUDE (experience_years);
CREATE INDEX offers_by_experience ON offers (ritual_id, experience_years, pandit_id) INCLUDE (price_paise);

CREATE TABLE availability (
  pandit_id uuid NOT NULL CONSTRAINT availability_pandit_fkey REFERENCES pandits (pandit_id),
  id uuid NOT NULL,
  days daterange NOT NULL CONSTRAINT availability_days_check CHECK (NOT isempty(days) AND NOT lower_inf(days) AND NOT upper_inf(days)),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT availability_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT availability_no_overlap EXCLUDE USING gist (pandit_id WITH =, days WITH &&)
);
CREATE INDEX availability_id ON availability (id);

CREATE TABLE bookings (
  pandit_id uuid NOT NULL CONSTRAINT bookings_pandit_fkey REFERENCES pandits (pandit_id),
  id uuid NOT NULL,
  customer_id uuid NOT NULL CONSTRAINT bookings_customer_fkey REFERENCES people (id),
  ritual_id uuid NOT NULL CONSTRAINT bookings_ritual_fkey REFERENCES rituals (id),
  status text NOT NULL CONSTRAINT bookings_status_check CHECK (status IN (
    'pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit',
    'completed', 'rejected', 'cancelled', 'expired')),
  day date NOT NULL,
  start_minute integer CONSTRAINT bookings_start_check CHECK (start_minute BETWEEN 0 AND 1439),
  period tstzrange NOT NULL CONSTRAINT bookings_period_check CHECK (NOT isempty(period)),
  price_paise bigint NOT NULL CONSTRAINT bookings_price_check CHECK (price_paise > 0),
  advance_paise bigint CONSTRAINT bookings_advance_check CHECK (advance_paise BETWEEN 100 AND price_paise),
  place text NOT NULL CONSTRAINT bookings_place_check CHECK (length(btrim(place)) > 0),
  customer_notes text,
  pandit_notes text,
  paid_at timestamptz,
  due_at timestamptz,
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT bookings_pkey PRIMARY KEY (pandit_id, id),
  -- the truth about double booking; availability only advises
  CONSTRAINT bookings_no_double_booking EXCLUDE USING gist (pandit_id WITH =, period WITH &&)
    WHERE (status IN ('advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit', 'completed'))
);
CREATE INDEX bookings_id ON bookings (id);
-- tables show the last eight characters of an id, and people search by them
CREATE INDEX bookings_short_id ON bookings USING gin ((right(id::text, 8)) gin_trgm_ops);
CREATE INDEX bookings_due ON bookings (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX bookings_by_day ON bookings (pandit_id, day);
CREATE INDEX bookings_by_status ON bookings (status, id DESC);
-- one family asks one pandit for one puja once, however often the button is pressed
CREATE UNIQUE INDEX bookings_one_live_request ON bookings (pandit_id, customer_id, ritual_id, day, coalesce(start_minute, -1))
  WHERE status IN ('pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit');

CREATE TABLE booking_events (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  version integer NOT NULL,
  action text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  actor text NOT NULL CONSTRAINT booking_events_actor_check CHECK (actor IN ('customer', 'pandit', 'provider', 'time', 'admin')),
  actor_id uuid,
  note text,
  amount_paise bigint,
  at timestamptz NOT NULL DEFAULT now(),
  -- by the database's clock, whatever the processes' own say: what live updates are read by
  recorded_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT booking_events_pkey PRIMARY KEY (pandit_id, booking_id, version),
  CONSTRAINT booking_events_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX booking_events_newest ON booking_events (recorded_at);

-- A customer's own list, kept in the transaction that makes the booking.
CREATE TABLE customer_bookings (
  customer_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  pandit_id uuid NOT NULL,
  day date NOT NULL,
  CONSTRAINT customer_bookings_pkey PRIMARY KEY (customer_id, booking_id)
);

CREATE TABLE booking_outbox (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  person_id uuid NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  done_at timestamptz,
  -- why the last attempt failed; with done_at: it was given up
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT booking_outbox_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT booking_outbox_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX booking_outbox_due ON booking_outbox (due_at) WHERE done_at IS NULL;
