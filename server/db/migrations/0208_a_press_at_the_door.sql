-- The key of the newest start code that was tried: where its answer was lost on the way, the same press is sent again and is no second try.
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS code_key uuid;
