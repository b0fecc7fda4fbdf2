-- Outside a transaction.
-- The office's board walks the pujas of a day by their hour (server/bookings/board).
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_board ON bookings (day, (lower(period)), id)
  INCLUDE (status, begun_at, start_minute);
