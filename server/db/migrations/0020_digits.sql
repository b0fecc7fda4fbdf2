-- A part of a number is found by its digits (docs/decisions/0040-lists-at-scale.md): four in a row stand in a tenth of the rows
-- that three stand in, and there are no others to be told from.
CREATE FUNCTION digits_of(text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT substr(run, at, 4) FROM regexp_split_to_table(text, '[^0-9]+') run, generate_series(1, length(run) - 3) at
);
CREATE INDEX people_digits ON people
  USING gin (digits_of(name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)));
