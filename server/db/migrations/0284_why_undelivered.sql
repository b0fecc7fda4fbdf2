-- Why a message did not go out, by a code that each language has words for; `last_error` beside it is the vendor's own English. Null for
-- what was noted before.
ALTER TABLE booking_outbox ADD COLUMN IF NOT EXISTS error_code text;
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS error_code text;
