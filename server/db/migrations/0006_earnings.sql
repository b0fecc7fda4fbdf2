-- The number of an earning (TXN000012): counted from one by pandit and given once, when the booking is settled. A count
-- made while reading would shift where two bookings of a pandit are settled at once and the later one is stamped earlier.
CREATE TABLE earning_numbers (
  pandit_id uuid NOT NULL,
  number integer NOT NULL CONSTRAINT earning_numbers_number_check CHECK (number > 0),
  booking_id uuid NOT NULL,
  CONSTRAINT earning_numbers_pkey PRIMARY KEY (pandit_id, number),
  CONSTRAINT earning_numbers_once UNIQUE (pandit_id, booking_id),
  CONSTRAINT earning_numbers_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);

INSERT INTO earning_numbers (pandit_id, number, booking_id)
SELECT pandit_id, row_number() OVER (PARTITION BY pandit_id ORDER BY at, id), booking_id
FROM ledger WHERE kind = 'earning';
