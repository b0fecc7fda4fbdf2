-- What the sky does in a year, the same for all places (docs/decisions/0112-the-almanac.md): when the parts of the limbs begin, and
-- where sun, moon, Jupiter and Venus stand at even steps. `numbers` are 64-bit floats, the least byte first. A year that is computed
-- otherwise has another method beside it; what is stored is never changed.
CREATE TABLE almanac_limbs (
  method integer NOT NULL,
  year integer NOT NULL,
  part text NOT NULL CONSTRAINT almanac_limbs_part_check
    CHECK (part IN ('karana', 'pada', 'yoga', 'sunSign', 'sun', 'moon', 'jupiter', 'venus', 'eclipses')),
  shape jsonb NOT NULL,
  numbers bytea NOT NULL,
  CONSTRAINT almanac_limbs_pkey PRIMARY KEY (method, year, part)
);
