-- Outside a transaction.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_outbox_to_call ON booking_outbox (done_at, id)
  WHERE done_at IS NOT NULL AND last_error IS NOT NULL AND called_at IS NULL;
