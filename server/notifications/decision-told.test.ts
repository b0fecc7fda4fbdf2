import { expect, test } from 'vitest';
import { deliverDue } from './deliver.ts';
import { textOf, type BookingView } from './texts/texts.ts';
import type { BookingFacts } from './topics.ts';
import type { Family } from '../payments/test-money.ts';
import { refundJob } from '../payments/refunds/refunds.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { begun, casesApp, idOf } from '../cases/test-cases.ts';

/** What a decision says to each of the two: once, with all that it means. */

const { t, calls, admin } = await casesApp();

/** The messages to one of them since a case was opened, as they go out. */
async function smsTo({ booking }: Family, { id }: TestPerson): Promise<(string | null)[]> {
  const rows = await t.deps.pool<({ topic: string; payload: BookingFacts } & BookingView)[]>`
    SELECT o.topic, o.payload, c.name AS customer, p.name AS pandit, r.name AS ritual, b.day, b.start_minute, b.price_paise, b.advance_paise
    FROM booking_outbox o JOIN bookings b ON b.id = o.booking_id JOIN people c ON c.id = b.customer_id
    JOIN people p ON p.id = b.pandit_id JOIN rituals r ON r.id = b.ritual_id
    WHERE o.person_id = ${id} AND o.booking_id = ${booking._id} ORDER BY o.id`;
  const opened = rows.findIndex(({ topic }) => /^case(Opened|Heard)/.test(topic));
  return rows
    .slice(opened + 1)
    .map(({ topic, payload, ...view }) => textOf({ topic, booking: view, facts: payload }, 'en'));
}

test('cancelled, decided and money on its way are one message; so is what it means for the pandit', async () => {
  const family = await begun(t, 500);
  const caseId = idOf(await calls.open(family, { kind: 'absence' }));
  const made = { remedy: 'refundAll', measure: 'warn', reason: 'You did not come.', words: 'Nobody came.' } as const;
  expect((await calls.take(admin, caseId)).status).toBe(200);
  expect((await calls.decide(admin, caseId, made)).status).toBe(200);
  expect(await refundJob(t.deps).run()).toBe(1);
  const found = 'is decided: the pandit did not come.';
  expect(await smsTo(family, family.customer)).toEqual([
    expect.stringContaining(`${found} ₹500 comes back to you; banks take 5 to 7 working days.`),
  ]);
  expect(await smsTo(family, family.pandit)).toEqual([
    expect.stringMatching(
      /the pandit did not come\. ₹500 goes back to the family\. We warn you\. Reason: You did not come\. You can appeal once within 30 days, under My tickets\.$/,
    ),
  ]);
});

test('that somebody looks into it stays said where it was sent before the decision', async () => {
  const family = await begun(t, 500);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'Half of it was left out' }));
  await calls.take(admin, caseId);
  await t.deps.pool`UPDATE booking_outbox SET due_at = now() WHERE booking_id = ${family.booking._id}`;
  await deliverDue(t.deps);
  await calls.decide(admin, caseId, { remedy: 'refundPart', amount: 200, words: 'Half of it is yours.' });
  expect(await smsTo(family, family.customer)).toEqual([
    expect.stringContaining('and are looking into it.'),
    expect.stringMatching(
      /is decided\. ₹200 comes back to you; .* The agreed price stays: it is due after the puja\.$/,
    ),
  ]);
});

test('the pandit is paid: said to both in one message each', async () => {
  const family = await begun(t, 500);
  await calls.decided(family, { kind: 'dispute', words: 'Too short' }, admin, { remedy: 'payPandit' });
  expect(await smsTo(family, family.customer)).toEqual([expect.stringContaining('is decided: it counts as held.')]);
  expect(await smsTo(family, family.pandit)).toEqual([
    expect.stringContaining('is decided: it counts as held. We will pay you the advance. '),
  ]);
});

test.each([
  ['absence', { remedy: 'goesOn' }, ': it is still on, with its code.', ': it is still on, with its code.'],
  ['absence', { remedy: 'ends' }, ': it was not held. Nothing goes back.', ': it was not held. The advance is yours.'],
  [
    'absence',
    { remedy: 'refundPart', amount: 200 },
    ': the pandit did not come. ₹200 comes',
    ': the pandit did not come. ₹200 goes',
  ],
  ['absence', { remedy: 'payPandit' }, ': it counts as held.', ': it counts as held. We will pay you the advance.'],
  ['dispute', {}, ': the money stays as it is.', ': the money stays as it is.'],
  ['complaint', {}, ': the booking stays as it is.', ': the booking stays as it is.'],
] as const)(
  'of a case of %s the decision %j says what it comes to, once, to either side',
  async (kind, made, family, pandit) => {
    const puja = await begun(t, 500);
    const words = kind === 'absence' ? {} : { words: 'He was rude' };
    await calls.decided(puja, { kind, ...words }, admin, made);
    expect(await smsTo(puja, puja.customer)).toEqual([expect.stringContaining(`is decided${family}`)]);
    const told = await smsTo(puja, puja.pandit);
    // of a complaint the pandit hears once it is decided
    const own = kind === 'complaint' ? told.filter((text) => text?.includes('Ticket')) : told;
    expect(own).toEqual([expect.stringContaining(`is decided${pandit}`)]);
  },
);
