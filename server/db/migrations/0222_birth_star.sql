-- The star a person was born under and the moon's sign with it, for what a day is worth to them; null where they set none.
ALTER TABLE almanac_choices
  ADD COLUMN birth_star smallint CONSTRAINT almanac_choices_birth_star_check CHECK (birth_star BETWEEN 1 AND 27),
  ADD COLUMN birth_sign smallint CONSTRAINT almanac_choices_birth_sign_check CHECK (birth_sign BETWEEN 1 AND 12);
