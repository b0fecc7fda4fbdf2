-- What was promised to a family about cancelling, frozen when it asked (domain/booking/cancellation.ts). A process of the version before
-- writes none: its bookings keep what was usual then.
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS policy jsonb NOT NULL
  DEFAULT '{"tiers": [{"hours": 72, "percent": 100}, {"hours": 24, "percent": 50}], "credit": 500}';
