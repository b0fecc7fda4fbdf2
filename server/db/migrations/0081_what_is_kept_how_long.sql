-- Outside a transaction.
-- What is kept for a time only (server/retention/store.ts) is found by that time.

CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_outbox_done ON booking_outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_events_by_time ON provider_events (received_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS sessions_by_start ON sessions (created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS sign_in_failures_by_time ON sign_in_failures (updated_at);
