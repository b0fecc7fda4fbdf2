import { moneyKinds } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';

/** The rules every rupee keeps at every moment; what is found against them is named. */
export async function findings(sql: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of rules) {
    const rows = await sql.unsafe<{ id: string }[]>(query);
    found.push(...rows.map((row) => `${rule}: ${row.id}`));
  }
  return found;
}

const sides = `(SELECT debit AS account, -amount_paise AS amount, booking_id FROM ledger
  UNION ALL SELECT credit, amount_paise, booking_id FROM ledger) AS side`;
const held = `coalesce((SELECT sum(amount) FROM ${sides} WHERE account = 'held' AND side.booking_id = b.id), 0)`;
const givenBack = `(SELECT coalesce(sum(r.amount_paise), 0) FROM refunds r
  JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id AND p.applied AND p.purpose = 'advance' WHERE r.booking_id = b.id AND NOT r.beyond_price)`;
const restHeld = `coalesce((SELECT sum(amount) FROM ${sides} WHERE account = 'rest' AND side.booking_id = b.id), 0)`;
const restBack = `(SELECT coalesce(sum(r.amount_paise), 0) FROM refunds r
  JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id AND p.applied AND p.purpose = 'rest' WHERE r.booking_id = b.id)`;
const creditBack = `(SELECT coalesce(sum(amount_paise), 0) FROM ledger l WHERE l.booking_id = b.id AND l.kind = 'credit_back')`;
const advance = `CASE WHEN b.paid_at IS NOT NULL AND b.credit_paise = b.advance_paise OR EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.applied AND p.purpose = 'advance') THEN b.advance_paise ELSE 0 END`;

const rules: readonly [string, string][] = [
  ['the ledger does not sum to zero', `SELECT sum(amount)::text AS id FROM ${sides} HAVING sum(amount) <> 0`],
  [
    'a payment without its capture in the ledger',
    `SELECT p.id FROM payments p LEFT JOIN ledger l ON l.kind = CASE p.purpose WHEN 'rest' THEN 'rest_capture' ELSE 'capture' END AND l.source_id = p.id
      WHERE l.amount_paise IS DISTINCT FROM p.amount_paise`,
  ],
  [
    'a refund without its transfer in the ledger',
    `SELECT r.id FROM refunds r LEFT JOIN ledger l ON l.kind = CASE r.purpose WHEN 'rest' THEN 'rest_refund' ELSE 'refund' END AND l.source_id = r.id
      WHERE l.amount_paise IS DISTINCT FROM r.amount_paise`,
  ],
  [
    'a payment that is neither on its booking nor going back',
    `SELECT p.id FROM payments p WHERE NOT p.applied
      AND p.amount_paise <> (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds r WHERE r.payment_id = p.id)`,
  ],
  [
    'a payment refunded beyond its amount',
    `SELECT p.id FROM payments p WHERE p.amount_paise < (SELECT sum(r.amount_paise) FROM refunds r WHERE r.payment_id = p.id)`,
  ],
  [
    'an advance that is not held while its booking is live',
    `SELECT b.id FROM bookings b WHERE b.status IN ('advancepaymentdone', 'confirmedbypandit') AND ${held} <> ${advance} - ${givenBack} - ${creditBack}`,
  ],
  [
    'money held for a booking that is over',
    `SELECT b.id FROM bookings b WHERE b.status NOT IN ('advancepaymentdone', 'confirmedbypandit') AND b.money_waits = 0 AND ${held} <> 0
      AND NOT EXISTS (SELECT 1 FROM booking_asks a WHERE a.kept_id = b.id)`,
  ],
  [
    'a booking that counts its open cases wrongly',
    `SELECT b.id FROM bookings b WHERE b.money_waits <> (SELECT count(*) FROM cases c WHERE c.pandit_id = b.pandit_id
      AND c.booking_id = b.id AND c.closed_at IS NULL AND c.kind IN (${moneyKinds.map((kind) => `'${kind}'`).join(', ')}))`,
  ],
  [
    'a refund that is not of what its payment was for',
    `SELECT r.id FROM refunds r JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id WHERE r.purpose <> p.purpose`,
  ],
  [
    'a rest that is not held while its puja goes on',
    `SELECT b.id FROM bookings b WHERE b.status = 'confirmedbypandit' AND ${restHeld} <> b.rest_paid_paise - ${restBack}`,
  ],
  [
    'a rest that is held of a booking that is over',
    `SELECT b.id FROM bookings b WHERE b.status <> 'confirmedbypandit' AND b.money_waits = 0 AND ${restHeld} <> 0`,
  ],
  [
    'a rest that is paid and not on its booking, or the other way round',
    `SELECT b.id FROM bookings b WHERE b.rest_paid_paise
      <> coalesce((SELECT p.amount_paise FROM payments p WHERE p.booking_id = b.id AND p.applied AND p.purpose = 'rest'), 0)`,
  ],
  [
    'an account of a booking below zero that nobody can owe',
    `SELECT side.booking_id AS id FROM ${sides} WHERE account IN ('held', 'rest', 'pandit', 'paid_out')
      GROUP BY side.booking_id, account HAVING sum(amount) < 0`,
  ],
  [
    'what is owed to a pandit and not on the list of payouts, or the other way round',
    `SELECT coalesce(owed.booking_id, d.booking_id) AS id
      FROM (SELECT side.booking_id, sum(amount) AS amount FROM ${sides} WHERE account = 'pandit'
        GROUP BY side.booking_id HAVING sum(amount) <> 0) owed
      FULL JOIN (SELECT booking_id, sum(amount_paise) AS amount_paise FROM earnings_due GROUP BY booking_id) d
        ON d.booking_id = owed.booking_id
      WHERE owed.amount IS DISTINCT FROM d.amount_paise`,
  ],
  [
    'a payout without its transfer in the ledger',
    `SELECT o.id FROM payouts o LEFT JOIN ledger l ON l.kind = 'payout' AND l.source_id = o.id
      WHERE l.amount_paise IS DISTINCT FROM o.amount_paise`,
  ],
  [
    'settled money that went back without its refund',
    `SELECT l.id FROM ledger l LEFT JOIN refunds r ON r.pandit_id = l.pandit_id AND r.id = l.source_id
      WHERE l.kind IN ('earning_back', 'commission_back', 'rest_earning_back', 'rest_commission_back') AND r.id IS NULL
      AND NOT EXISTS (SELECT 1 FROM ledger c WHERE c.kind = 'credit_back' AND c.source_id = l.booking_id AND l.source_id = l.booking_id)`,
  ],
  [
    'credit of a family that the ledger does not have, or the other way round',
    `SELECT p.id FROM people p WHERE
      (SELECT coalesce(sum(c.amount_paise), 0) FROM customer_credits c WHERE c.customer_id = p.id)
      + (SELECT coalesce(sum(b.credit_paise), 0) FROM bookings b
        WHERE b.customer_id = p.id AND b.status = 'advancepaymentrequested')
      <> (SELECT coalesce(sum(amount), 0) FROM ${sides} JOIN bookings b ON b.id = side.booking_id
        WHERE b.customer_id = p.id AND account = 'credit')`,
  ],
  [
    'a booking in the paid state without a payment',
    `SELECT b.id FROM bookings b WHERE b.status = 'advancepaymentdone' AND b.credit_paise < b.advance_paise
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.applied AND p.purpose = 'advance')`,
  ],
];
