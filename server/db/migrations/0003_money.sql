-- Money. Paise, whole; the ledger is append-only and balances by construction: one row is one transfer.

CREATE TABLE payment_orders (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  provider text NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT payment_orders_amount_check CHECK (amount_paise >= 100),
  receipt text NOT NULL,
  -- null until the provider has answered: the order is made outside any transaction
  provider_order_id text,
  -- a call that asks the provider for it is under way until then at the latest
  asking_until timestamptz,
  status text NOT NULL DEFAULT 'created' CONSTRAINT payment_orders_status_check CHECK (status IN ('created', 'paid', 'closed')),
  -- when the reconciler next asks the provider about it; null when there is nothing left to ask
  check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_orders_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT payment_orders_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX payment_orders_id ON payment_orders (id);
CREATE INDEX payment_orders_by_booking ON payment_orders (pandit_id, booking_id);
CREATE INDEX payment_orders_due ON payment_orders (check_at) WHERE check_at IS NOT NULL;

-- Unique across pandits: the customer's receipt is the idempotency key of create-order.
CREATE TABLE payment_receipts (
  customer_id uuid NOT NULL,
  receipt text NOT NULL,
  pandit_id uuid NOT NULL,
  order_id uuid NOT NULL,
  CONSTRAINT payment_receipts_pkey PRIMARY KEY (customer_id, receipt)
);
CREATE TABLE provider_orders (
  provider text NOT NULL,
  provider_order_id text NOT NULL,
  pandit_id uuid NOT NULL,
  order_id uuid NOT NULL,
  CONSTRAINT provider_orders_pkey PRIMARY KEY (provider, provider_order_id)
);

-- Money the provider says was captured. `applied`: it is on the booking; otherwise it goes back.
CREATE TABLE payments (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT payments_amount_check CHECK (amount_paise > 0),
  method text,
  applied boolean NOT NULL,
  captured_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT payments_order_fkey FOREIGN KEY (pandit_id, order_id) REFERENCES payment_orders (pandit_id, id),
  CONSTRAINT payments_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX payments_by_booking ON payments (pandit_id, booking_id);
CREATE UNIQUE INDEX payments_one_per_booking ON payments (pandit_id, booking_id) WHERE applied;

CREATE TABLE provider_payments (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  pandit_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  CONSTRAINT provider_payments_pkey PRIMARY KEY (provider, provider_payment_id)
);

CREATE TABLE refunds (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT refunds_amount_check CHECK (amount_paise > 0),
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'due' CONSTRAINT refunds_status_check CHECK (status IN ('due', 'sent', 'processed', 'failed')),
  provider_refund_id text,
  attempts integer NOT NULL DEFAULT 0,
  -- how often the provider took it and then could not bring it home; each new try has a key of its own
  failures integer NOT NULL DEFAULT 0,
  due_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refunds_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT refunds_payment_fkey FOREIGN KEY (pandit_id, payment_id) REFERENCES payments (pandit_id, id)
);
CREATE INDEX refunds_due ON refunds (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX refunds_by_booking ON refunds (pandit_id, booking_id);

-- The provider's own word, each once (event id, and what it says about which thing).
CREATE TABLE provider_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  entity_id text NOT NULL,
  status text NOT NULL,
  body jsonb NOT NULL,
  -- in the transaction that acted on it: an event that is here has been dealt with
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT provider_events_pkey PRIMARY KEY (provider, event_id),
  CONSTRAINT provider_events_once UNIQUE (provider, event, entity_id, status)
);

-- Accounts: gateway (money lying at the provider), held (the customers' advances), pandit (owed to pandits),
-- commission (ours), paid_out (settled with pandits). docs/decisions/0011-ledger.md
CREATE TABLE ledger (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT ledger_kind_check CHECK (kind IN ('capture', 'refund', 'earning', 'commission', 'payout')),
  -- the payment, refund, booking or payout this transfer stands for
  source_id uuid NOT NULL,
  debit text NOT NULL CONSTRAINT ledger_debit_check CHECK (debit IN ('gateway', 'held', 'pandit', 'commission', 'paid_out')),
  credit text NOT NULL CONSTRAINT ledger_credit_check CHECK (credit IN ('gateway', 'held', 'pandit', 'commission', 'paid_out')),
  amount_paise bigint NOT NULL CONSTRAINT ledger_amount_check CHECK (amount_paise > 0),
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT ledger_accounts_differ_check CHECK (debit <> credit),
  CONSTRAINT ledger_once UNIQUE (pandit_id, kind, source_id),
  CONSTRAINT ledger_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX ledger_by_booking ON ledger (pandit_id, booking_id);

CREATE TABLE payouts (
  pandit_id uuid NOT NULL CONSTRAINT payouts_pandit_fkey REFERENCES pandits (pandit_id),
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT payouts_amount_check CHECK (amount_paise > 0),
  method text NOT NULL CONSTRAINT payouts_method_check CHECK (method IN ('upi', 'bank', 'cash')),
  reference text,
  paid_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payouts_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT payouts_once UNIQUE (pandit_id, booking_id),
  CONSTRAINT payouts_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
