-- How often five wrong start codes came of a booking: each time the wait is twice as long (server/bookings/steps/begin.ts). A process of
-- the version before waits ten minutes.
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS code_rounds smallint NOT NULL DEFAULT 0;
