-- Outside a transaction.
-- The family says that it no longer needs a puja whose pandit does not come. Older processes do not write it.
ALTER TABLE customer_bookings ADD COLUMN IF NOT EXISTS not_needed_at timestamptz;
