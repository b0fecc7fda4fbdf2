-- What the dashboard shows (docs/decisions/0041-dashboard-figures.md): what leaves no row of its own is counted by the day
-- in India; everything else is a range of at most thirty days of one of these indexes.

CREATE TABLE daily_counts (
  day date NOT NULL,
  what text NOT NULL CONSTRAINT daily_counts_what_check CHECK (what IN ('search')),
  n bigint NOT NULL CONSTRAINT daily_counts_n_check CHECK (n > 0),
  CONSTRAINT daily_counts_pkey PRIMARY KEY (day, what)
);

CREATE INDEX bookings_by_time ON bookings (created_at) INCLUDE (status);
CREATE INDEX payments_by_time ON payments (captured_at) INCLUDE (amount_paise);
CREATE INDEX refunds_by_time ON refunds (created_at) INCLUDE (amount_paise);

-- What waits for the office: money on its way back, pandits nobody may book.
CREATE INDEX people_priests_not_approved ON people (id)
  WHERE user_type IN ('pandit', 'acharya') AND status <> 'approved';
CREATE INDEX refunds_open ON refunds (pandit_id, booking_id) WHERE status <> 'processed';
