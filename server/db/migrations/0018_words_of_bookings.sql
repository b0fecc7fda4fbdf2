-- The office finds bookings by their customer's name as it finds people (docs/decisions/0040-lists-at-scale.md): the words
-- and pairs of words of the name have their bookings in the order of the list.

CREATE TABLE booking_words (
  word text COLLATE "C" NOT NULL,
  booking_id uuid NOT NULL
);
INSERT INTO booking_words (word, booking_id)
SELECT w.word, c.booking_id
FROM customer_bookings c
JOIN people p ON p.id = c.customer_id AND p.deleted_at IS NULL
CROSS JOIN LATERAL name_words(p.name) w (word);
ALTER TABLE booking_words ADD CONSTRAINT booking_words_pkey PRIMARY KEY (word, booking_id);
