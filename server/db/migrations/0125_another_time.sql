-- Another day or hour, which one side of a booking proposes and the other answers (docs/decisions/0106-another-time.md).
CREATE TABLE IF NOT EXISTS booking_proposals (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  proposed_by text NOT NULL CONSTRAINT booking_proposals_by_check CHECK (proposed_by IN ('customer', 'pandit')),
  day date NOT NULL,
  start_minute integer CONSTRAINT booking_proposals_start_check CHECK (start_minute BETWEEN 0 AND 1439),
  reason text,
  created_at timestamptz NOT NULL,
  -- from then on it is over, whether or not anybody has closed it
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by text CONSTRAINT booking_proposals_closed_by_check CHECK (closed_by IN ('customer', 'pandit', 'time')),
  outcome text CONSTRAINT booking_proposals_outcome_check CHECK (outcome IN ('move', 'refuseMove', 'takeBack', 'expire')),
  CONSTRAINT booking_proposals_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT booking_proposals_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id),
  CONSTRAINT booking_proposals_closed_check
    CHECK ((closed_at IS NULL) = (outcome IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL))
);
CREATE UNIQUE INDEX IF NOT EXISTS booking_proposals_one_open ON booking_proposals (pandit_id, booking_id) WHERE closed_at IS NULL;
CREATE INDEX IF NOT EXISTS booking_proposals_by_booking ON booking_proposals (pandit_id, booking_id, id);
