-- An announced day may have an hour (minutes after midnight) and a rising sign, 1 to 12: of Nuakhai the temple says all three.
ALTER TABLE panji_dates
  ADD COLUMN at_minute smallint,
  ADD COLUMN lagna smallint;
ALTER TABLE panji_dates
  ADD CONSTRAINT panji_dates_at_minute_check CHECK (at_minute BETWEEN 0 AND 1439) NOT VALID,
  ADD CONSTRAINT panji_dates_lagna_check CHECK (lagna BETWEEN 1 AND 12) NOT VALID;
ALTER TABLE panji_dates VALIDATE CONSTRAINT panji_dates_at_minute_check;
ALTER TABLE panji_dates VALIDATE CONSTRAINT panji_dates_lagna_check;

-- The state's list of holidays for 2024 has another Kumar Purnima than sunrise gives (docs/almanac.md).
INSERT INTO panji_dates (year, festival, panji, day, source, entered_at) VALUES
  (2024, 'kumar-purnima', 'state', '2024-10-16', 'Government of Odisha, holidays of 2024', '2026-11-26');
