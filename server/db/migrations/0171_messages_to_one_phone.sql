-- Outside a transaction.
-- What waits for one person, in order, whatever it is about: a later message waits for an earlier one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_outbox_waiting_for ON booking_outbox (person_id, id) WHERE done_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_waiting_for ON outbox (person_id, id) WHERE done_at IS NULL;
-- booking_outbox_waiting is of the version before, which still reads it
