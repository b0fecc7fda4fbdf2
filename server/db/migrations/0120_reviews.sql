-- What the two of a completed booking say of each other, once each (docs/decisions/0105-reviews.md). `month` is the first day of the
-- month in India in which it was written: what it counts in. Who withdraws takes the words with them; the row stays, so that none is
-- written anew.
CREATE TABLE reviews (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  side text NOT NULL CONSTRAINT reviews_side_check CHECK (side IN ('customer', 'pandit')),
  stars integer CONSTRAINT reviews_stars_check CHECK (stars BETWEEN 1 AND 5),
  -- the four questions a family is asked
  on_time boolean,
  conduct boolean,
  explained boolean,
  as_agreed boolean,
  -- the three a pandit is asked
  prepared boolean,
  respectful boolean,
  paid_as_agreed boolean,
  words text,
  at timestamptz NOT NULL,
  month date NOT NULL,
  -- when the time to write is over: then it is shown, whoever has written
  shows_at timestamptz NOT NULL,
  shown_at timestamptz,
  withdrawn_at timestamptz,
  answer text,
  answered_at timestamptz,
  CONSTRAINT reviews_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT reviews_one_per_side UNIQUE (pandit_id, booking_id, side),
  CONSTRAINT reviews_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id),
  CONSTRAINT reviews_said_check CHECK (CASE side
    WHEN 'customer' THEN stars IS NOT NULL
    ELSE stars IS NULL AND words IS NULL AND prepared IS NOT NULL AND respectful IS NOT NULL AND paid_as_agreed IS NOT NULL END)
);
CREATE INDEX reviews_to_show ON reviews (shows_at) WHERE shown_at IS NULL AND withdrawn_at IS NULL;

-- The stars that are shown, by the month they were given in, of each pandit and of all: what a rating is made of (domain/reviews/rating.ts).
-- Kept by the transaction that shows or withdraws a review; `npm run figures` makes them anew.
CREATE TABLE pandit_figures (
  pandit_id uuid NOT NULL,
  month date NOT NULL,
  reviews integer NOT NULL CONSTRAINT pandit_figures_reviews_check CHECK (reviews >= 0),
  stars integer NOT NULL CONSTRAINT pandit_figures_stars_check CHECK (stars BETWEEN reviews AND 5 * reviews),
  CONSTRAINT pandit_figures_pkey PRIMARY KEY (pandit_id, month)
);
CREATE TABLE review_figures (
  month date CONSTRAINT review_figures_pkey PRIMARY KEY,
  reviews integer NOT NULL CONSTRAINT review_figures_reviews_check CHECK (reviews >= 0),
  stars integer NOT NULL CONSTRAINT review_figures_stars_check CHECK (stars BETWEEN reviews AND 5 * reviews)
);
