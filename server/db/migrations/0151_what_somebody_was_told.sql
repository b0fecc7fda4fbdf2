-- Outside a transaction.
-- What somebody was told, newest first: on their page in the office (server/office).
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_outbox_by_person ON booking_outbox (person_id, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_by_person ON outbox (person_id, id DESC);
