-- The good hours a booking was asked for in, as they were when it was asked (docs/decisions/0115-hours-of-a-booking.md).
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS muhurat jsonb;
ALTER TABLE booking_proposals ADD COLUMN IF NOT EXISTS muhurat jsonb;
