-- Several pandits asked for one puja, at once or one for another (docs/decisions/0109-several-pandits-for-one-puja.md).
CREATE TABLE IF NOT EXISTS booking_asks (
  customer_id uuid NOT NULL,
  id uuid NOT NULL,
  -- what the family said: ask others by yourself, ask me each time, ask nobody
  consent text NOT NULL CONSTRAINT booking_asks_consent_check CHECK (consent IN ('yes', 'ask', 'no')),
  -- the most it will pay
  limit_paise bigint CONSTRAINT booking_asks_limit_check CHECK (limit_paise > 0),
  state text NOT NULL CONSTRAINT booking_asks_state_check CHECK (state IN ('asked', 'won', 'seeking', 'choosing', 'over')),
  -- the booking that has it
  won_id uuid,
  -- the booking that was given up and whose advance waits for the next one
  kept_pandit_id uuid,
  kept_id uuid,
  -- when somebody has to look at it again: the next ones are to be asked, or the time to choose is over
  next_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT booking_asks_pkey PRIMARY KEY (customer_id, id),
  CONSTRAINT booking_asks_won_check CHECK ((state = 'won') = (won_id IS NOT NULL)),
  CONSTRAINT booking_asks_kept_check CHECK ((kept_pandit_id IS NULL) = (kept_id IS NULL))
);
CREATE INDEX IF NOT EXISTS booking_asks_next ON booking_asks (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS booking_asks_made (
  customer_id uuid NOT NULL,
  ask_id uuid NOT NULL,
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  CONSTRAINT booking_asks_made_pkey PRIMARY KEY (customer_id, ask_id, booking_id),
  CONSTRAINT booking_asks_made_ask_fkey FOREIGN KEY (customer_id, ask_id) REFERENCES booking_asks (customer_id, id)
);

ALTER TABLE bookings ADD COLUMN IF NOT EXISTS ask_id uuid;
-- asked because another pandit does not come
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS is_substitute boolean NOT NULL DEFAULT false;
