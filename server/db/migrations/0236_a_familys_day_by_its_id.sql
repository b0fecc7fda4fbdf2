-- Outside a transaction.
-- Whoever names a day of another family is told that there is none.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS family_days_by_id ON family_days (id);
