-- Outside a transaction.
-- Cash that a family says it gave for a puja that came to nothing, and that the pandit has not confirmed: few, looked through every ten minutes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_cash_on_a_word ON bookings (pandit_id, id)
  WHERE status = 'cancelled' AND rest_given_paise > 0 AND coalesce(rest_received_paise, 0) = 0;
