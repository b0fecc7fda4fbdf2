-- The office searches by trigrams (docs/decisions/0040-lists-at-scale.md), and what was sent twice is known by keys of its own kind
-- (bookings, letters, refunds): nothing has read these since.
DROP TABLE IF EXISTS booking_words, person_words, known_words, known_pairs, idempotency_keys;
DROP FUNCTION IF EXISTS name_words(text);
DROP FUNCTION IF EXISTS words_of(text, text);
DROP FUNCTION IF EXISTS pairs_of(text);
DROP FUNCTION IF EXISTS parts_of(text);
DROP FUNCTION IF EXISTS plain_name(text);
