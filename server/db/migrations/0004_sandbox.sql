-- The memory of the built-in stand-ins for SMS and payments. Unused where real providers are set.
CREATE SCHEMA IF NOT EXISTS sandbox;

CREATE TABLE sandbox.messages (
  id uuid CONSTRAINT sandbox_messages_pkey PRIMARY KEY,
  recipient text NOT NULL,
  channel text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_messages_newest ON sandbox.messages (recipient, id DESC);

CREATE TABLE sandbox.orders (
  id text CONSTRAINT sandbox_orders_pkey PRIMARY KEY,
  amount bigint NOT NULL,
  currency text NOT NULL,
  receipt text,
  -- its maker asked that the same receipt gives the same order
  unique_receipt boolean NOT NULL DEFAULT false,
  notes jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'created',
  capture text NOT NULL DEFAULT 'automatic',
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sandbox_orders_receipt_key ON sandbox.orders (receipt) WHERE unique_receipt;

CREATE TABLE sandbox.payments (
  id text CONSTRAINT sandbox_payments_pkey PRIMARY KEY,
  order_id text NOT NULL CONSTRAINT sandbox_payments_order_fkey REFERENCES sandbox.orders (id),
  amount bigint NOT NULL,
  status text NOT NULL,
  method text NOT NULL,
  amount_refunded bigint NOT NULL DEFAULT 0,
  error_code text,
  error_description text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_payments_by_order ON sandbox.payments (order_id);

CREATE TABLE sandbox.refunds (
  id text CONSTRAINT sandbox_refunds_pkey PRIMARY KEY,
  payment_id text NOT NULL CONSTRAINT sandbox_refunds_payment_fkey REFERENCES sandbox.payments (id),
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'processed',
  receipt text,
  notes jsonb NOT NULL DEFAULT '[]',
  idempotency_key text CONSTRAINT sandbox_refunds_idempotency_key UNIQUE,
  -- what was asked for with that key, word for word
  request text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sandbox_refunds_by_payment ON sandbox.refunds (payment_id);

CREATE TABLE sandbox.webhooks (
  id text CONSTRAINT sandbox_webhooks_pkey PRIMARY KEY,
  body text NOT NULL,
  due_at timestamptz DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_webhooks_due ON sandbox.webhooks (due_at) WHERE due_at IS NOT NULL;
