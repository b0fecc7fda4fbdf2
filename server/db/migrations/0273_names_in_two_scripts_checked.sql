ALTER TABLE people VALIDATE CONSTRAINT people_name_odia_check;
ALTER TABLE people VALIDATE CONSTRAINT people_name_devanagari_check;
