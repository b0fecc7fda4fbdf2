-- What the search for a pandit reads, and nothing else does (docs/decisions/0012-search-plan.md). One row stands for an offer in a
-- district: that of the home, that of the temple, and '' for anywhere. It is made from offers, people, pandits, availability,
-- bookings and closed_hours, in the transaction that changes them; nothing points here, and it can be made anew at any time.
CREATE TABLE search_offers (
  pandit_id uuid NOT NULL,
  ritual_id uuid NOT NULL,
  district text COLLATE "C" NOT NULL,
  price_paise bigint NOT NULL,
  experience_years integer NOT NULL,
  -- a bit a day, in a ring of 128: declared, and nothing taken of it
  free_a bigint NOT NULL,
  free_b bigint NOT NULL,
  -- declared, and not taken from its first hour to its last
  open_a bigint NOT NULL,
  open_b bigint NOT NULL,
  -- a bit for each thirteen days, in a ring of 64: one of them is declared
  blocks bigint NOT NULL,
  -- a bit a language; there is room for what else families may ask of a person
  traits bigint NOT NULL,
  -- up to this day, which is not among them, the days are known
  until date NOT NULL,
  CONSTRAINT search_offers_pkey PRIMARY KEY (pandit_id, ritual_id, district)
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.05);
CREATE INDEX search_offers_by_price ON search_offers (ritual_id, district, price_paise, pandit_id)
  INCLUDE (experience_years, free_a, free_b, open_a, open_b, blocks, traits);
CREATE INDEX search_offers_by_experience ON search_offers (ritual_id, district, experience_years, pandit_id)
  INCLUDE (price_paise, free_a, free_b, open_a, open_b, blocks, traits);

-- Where the round is that compares it with the truth: one row.
CREATE TABLE search_round (
  id integer CONSTRAINT search_round_pkey PRIMARY KEY CONSTRAINT search_round_once CHECK (id = 1),
  -- the last pandit it has come to, and the day on which it began; null between two rounds
  after uuid,
  began date,
  -- up to this day, which is not among them, every row knows its days; null while it was never made
  until date
);
-- where there is no offer, there is nothing to make
INSERT INTO search_round (id, until) SELECT 1, CASE WHEN NOT EXISTS (SELECT 1 FROM offers) THEN current_date + 100 END;
