-- The catalogue is edited: addresses a ritual had before still lead to it.

CREATE TABLE ritual_slugs (
  slug text CONSTRAINT ritual_slugs_pkey PRIMARY KEY,
  ritual_id uuid NOT NULL CONSTRAINT ritual_slugs_ritual_fkey REFERENCES rituals (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ritual_slugs_by_ritual ON ritual_slugs (ritual_id);

-- how many bookings still stand on a ritual somebody is about to archive
CREATE INDEX bookings_live_by_ritual ON bookings (ritual_id)
  WHERE status IN ('pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit');
