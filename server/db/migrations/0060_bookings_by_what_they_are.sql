-- The office finds bookings by their ritual, their day and their place besides the people on them
-- (docs/decisions/0081-what-the-office-finds-bookings-by.md).
CREATE INDEX bookings_by_ritual ON bookings (ritual_id, id DESC);
CREATE INDEX bookings_by_puja_day ON bookings (day, id DESC);
CREATE INDEX bookings_by_place ON bookings USING gin (place gin_trgm_ops);
