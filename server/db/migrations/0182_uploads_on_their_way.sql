-- Outside a transaction.
-- A picture whose file is on its way into the store says since when. A process that is killed meanwhile leaves a row without a file, which
-- is found by this within a minute. Older processes know nothing of it: what they store is there at once, as before.
ALTER TABLE uploads ADD COLUMN IF NOT EXISTS storing_since timestamptz;
CREATE INDEX CONCURRENTLY IF NOT EXISTS uploads_on_their_way ON uploads (storing_since) WHERE storing_since IS NOT NULL;
