-- When a thread was last read or closed, by the database's clock: live pages ask what changed since, as they do for its letters.
ALTER TABLE booking_threads ADD COLUMN IF NOT EXISTS changed_at timestamptz;
