-- A person's name in Odia and in Devanagari letters, beside the one they signed up with; null where they gave none.
ALTER TABLE people ADD COLUMN IF NOT EXISTS name_odia text, ADD COLUMN IF NOT EXISTS name_devanagari text;
ALTER TABLE people DROP CONSTRAINT IF EXISTS people_name_odia_check;
ALTER TABLE people ADD CONSTRAINT people_name_odia_check CHECK (length(btrim(name_odia)) BETWEEN 1 AND 120) NOT VALID;
ALTER TABLE people DROP CONSTRAINT IF EXISTS people_name_devanagari_check;
ALTER TABLE people ADD CONSTRAINT people_name_devanagari_check
  CHECK (length(btrim(name_devanagari)) BETWEEN 1 AND 120) NOT VALID;
