-- Outside a transaction.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_threads_changed ON booking_threads (changed_at) WHERE changed_at IS NOT NULL;
