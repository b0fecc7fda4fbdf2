-- Outside a transaction.
-- A family can wait for an hour and not for the whole day: two hours that are taken do not block a day
-- (docs/decisions/0109-several-pandits-for-one-puja.md). Waiting for another hour of the same day is waiting for something else.
ALTER TABLE waits ADD COLUMN IF NOT EXISTS start_minute smallint
  CONSTRAINT waits_start_minute_check CHECK (start_minute BETWEEN 0 AND 1439);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS waits_once_an_hour
  ON waits (customer_id, ritual_id, day, coalesce(of_pandit_id::text, district), coalesce(start_minute, -1)) WHERE ended_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS waits_once;
