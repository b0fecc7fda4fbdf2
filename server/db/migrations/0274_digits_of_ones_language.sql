-- Numbers are written with 0 to 9 in every language; who wants to reads them with the digits of their language.
ALTER TABLE people ADD COLUMN IF NOT EXISTS own_digits boolean NOT NULL DEFAULT false;
