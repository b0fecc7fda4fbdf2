-- How many messages went to phones on a day of India's, over all processes: what the budget of a day is held against.
CREATE TABLE messages_sent (
  day date CONSTRAINT messages_sent_pkey PRIMARY KEY,
  n bigint NOT NULL CONSTRAINT messages_sent_n_check CHECK (n > 0)
);
