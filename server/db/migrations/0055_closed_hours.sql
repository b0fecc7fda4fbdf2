-- Hours on a declared day in which a pandit is not to be asked: closed by themself, or with a booking they could not
-- attend. They advise families like the declared days do; bookings that stand are left alone. A row lies within its day
-- in India, so that one can be found by its day.
CREATE TABLE closed_hours (
  pandit_id uuid NOT NULL CONSTRAINT closed_hours_pandit_fkey REFERENCES pandits (pandit_id),
  id uuid NOT NULL,
  day date NOT NULL,
  period tstzrange NOT NULL CONSTRAINT closed_hours_period_check CHECK (NOT isempty(period)),
  -- the booking that could not be attended
  booking_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT closed_hours_pkey PRIMARY KEY (pandit_id, id)
);
CREATE INDEX closed_hours_by_day ON closed_hours (pandit_id, day);
