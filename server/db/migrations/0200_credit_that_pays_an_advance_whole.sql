-- Credit may pay an advance whole; before, a rupee was left to pay so that a payment confirmed the booking.
ALTER TABLE bookings DROP CONSTRAINT IF EXISTS bookings_credit_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_check
  CHECK (credit_paise = 0 OR credit_paise BETWEEN 1 AND advance_paise) NOT VALID;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_credit_check;
