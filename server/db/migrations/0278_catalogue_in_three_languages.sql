-- What a ritual is and needs, and what a category is called and holds, in Odia and Hindi; null where nobody wrote it, and the English is read.
ALTER TABLE rituals
  ADD COLUMN IF NOT EXISTS description_or text, ADD COLUMN IF NOT EXISTS description_hi text,
  ADD COLUMN IF NOT EXISTS samagri_or text[], ADD COLUMN IF NOT EXISTS samagri_hi text[];
ALTER TABLE categories
  ADD COLUMN IF NOT EXISTS name_or text, ADD COLUMN IF NOT EXISTS name_hi text,
  ADD COLUMN IF NOT EXISTS description_or text, ADD COLUMN IF NOT EXISTS description_hi text;
