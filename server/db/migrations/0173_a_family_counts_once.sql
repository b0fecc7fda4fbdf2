-- A family counts once for its pandit, by its newest review that is shown (docs/decisions/0118-credit-and-ratings-are-no-gift.md):
-- the figures that ratings are made of, made anew so. Whoever shows a review meanwhile waits.
LOCK TABLE pandit_figures, review_figures IN SHARE ROW EXCLUSIVE MODE;
UPDATE pandit_figures SET reviews = 0, stars = 0;
UPDATE review_figures SET reviews = 0, stars = 0;
INSERT INTO pandit_figures (pandit_id, month, reviews, stars)
SELECT pandit_id, month, count(*), sum(stars) FROM (
  SELECT DISTINCT ON (r.pandit_id, b.customer_id) r.pandit_id, r.month, r.stars
  FROM reviews r JOIN bookings b ON b.pandit_id = r.pandit_id AND b.id = r.booking_id
  WHERE r.side = 'customer' AND r.shown_at IS NOT NULL AND r.withdrawn_at IS NULL
  ORDER BY r.pandit_id, b.customer_id, r.id DESC) newest
GROUP BY pandit_id, month
ON CONFLICT (pandit_id, month) DO UPDATE SET reviews = excluded.reviews, stars = excluded.stars;
INSERT INTO review_figures (month, reviews, stars)
SELECT month, sum(reviews), sum(stars) FROM pandit_figures GROUP BY month
ON CONFLICT (month) DO UPDATE SET reviews = excluded.reviews, stars = excluded.stars;

-- Pairs that review each other often: the office looks at them. One row a pair; looked at, it comes back when they do it again.
CREATE TABLE review_pairs (
  pandit_id uuid NOT NULL,
  customer_id uuid NOT NULL CONSTRAINT review_pairs_customer_fkey REFERENCES people (id),
  -- pujas of which both have written, since somebody last looked; and when the newest of them was
  mutual integer NOT NULL CONSTRAINT review_pairs_mutual_check CHECK (mutual > 0),
  last_at timestamptz NOT NULL,
  looked_at timestamptz,
  looked_by uuid CONSTRAINT review_pairs_looker_fkey REFERENCES people (id),
  note text,
  CONSTRAINT review_pairs_pkey PRIMARY KEY (pandit_id, customer_id),
  CONSTRAINT review_pairs_looked_check CHECK ((looked_at IS NULL) = (looked_by IS NULL))
);
CREATE INDEX review_pairs_open ON review_pairs (last_at, pandit_id, customer_id) WHERE looked_at IS NULL OR looked_at < last_at;
