-- A booking that has just taken its pandit's hours for good: other requests for these hours can no longer be accepted and are closed by a
-- job, which looks a second time a minute later, for one that was asked for at the same moment
-- (docs/decisions/0129-who-lost-is-told.md).
CREATE TABLE taken_hours (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  is_last boolean NOT NULL DEFAULT false,
  CONSTRAINT taken_hours_pkey PRIMARY KEY (pandit_id, booking_id),
  CONSTRAINT taken_hours_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX taken_hours_due ON taken_hours (due_at);
