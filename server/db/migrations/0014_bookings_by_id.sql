-- The office's search for a customer's name reads down this index alone (docs/decisions/0040-lists-at-scale.md).
DROP INDEX bookings_id;
CREATE INDEX bookings_id ON bookings (id) INCLUDE (customer_id);
