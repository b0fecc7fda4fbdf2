-- Outside a transaction.
-- What somebody is still to hear of a booking, in order: a later message waits for an earlier one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_outbox_waiting ON booking_outbox (booking_id, person_id, id) WHERE done_at IS NULL;
