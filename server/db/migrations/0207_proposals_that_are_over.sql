-- Outside a transaction.
-- What runs out is told to both sides, so a job asks for it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_proposals_open_until ON booking_proposals (ends_at) WHERE closed_at IS NULL;
