-- Outside a transaction.
-- Many fall due at the same moment: with their ids they are read in order, and not sorted anew for each batch.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_due_in_order ON bookings (due_at, id) WHERE due_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS bookings_due;
