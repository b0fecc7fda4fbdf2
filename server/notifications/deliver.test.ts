import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, DAY, days, HOUR, instantOf, later, MINUTE, minutes, SECOND, type Instant } from '#domain/time.ts';
import { SmsError, type Sms, type SmsSender } from '../adapters/sms/port.ts';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { paidFamily } from '../ledger/test-settled.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { ATTEMPTS, deliverDue } from './deliver.ts';
import { tellPerson } from './notifications.ts';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
let sent: { phone: string; message: Sms }[] = [];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  b = await makeBookable(t);
  customer = await t.person('user');
  await deliverAt(later(t.deps.now(), days(3)));
  sent = [];
});
afterAll(() => t.close());

const phone = { send: async (to: string, message: Sms) => void sent.push({ phone: to, message }) };
const deliverAt = (now: Instant, sms: SmsSender = phone) => deliverDue({ ...t.deps, sms, now: () => now });
const soon = () => later(t.deps.now(), SECOND);
const textsTo = (who: TestPerson) =>
  sent
    .filter((one) => one.phone === who.phone)
    .map(({ message }) => (message.kind === 'notice' ? message.text : 'otp'));

test('the pandit hears of a request, with the puja and the time to answer', async () => {
  await makeBooking(t, b, customer, { startTime: '09:30' });
  expect(await deliverAt(soon())).toBe(1);
  expect(textsTo(b.pandit)).toHaveLength(1);
  const [text = ''] = textsTo(b.pandit);
  expect(text).toContain(`${customer.name} asks you for ${b.ritual.name} on `);
  expect(text).toMatch(/, 9:30 am\. Please answer by \d+ \w+, \d+:\d\d [ap]m\.$/);
  expect(await deliverAt(soon())).toBe(0);
});

test('who reads Odia hears in Odia, with the ritual by its Odia name; English goes beside it', async () => {
  await t.deps.pool`UPDATE people SET locale = 'or' WHERE id = ${b.pandit.id}`;
  await t.deps.pool`UPDATE rituals SET name_or = 'ସତ୍ୟନାରାୟଣ ପୂଜା' WHERE id = ${b.ritual.id}`;
  await makeBooking(t, b, customer, { startTime: '09:30' });
  await deliverAt(soon());
  const [message] = sent.filter(({ phone: to }) => to === b.pandit.phone).map((one) => one.message);
  expect(message).toMatchObject({
    kind: 'notice',
    text: expect.stringContaining(`asks you for ${b.ritual.name} on `),
    own: { language: 'or', text: expect.stringMatching(/^ସତ୍ୟନାରାୟଣ ପୂଜା, .* ଉତ୍ତର ଦିଅନ୍ତୁ।$/u) },
  });
});

test('each step is announced once to those the table names', async () => {
  await makeBooking(t, b, customer, { status: 'advancepaymentdone', advance: 1051 });
  await deliverAt(soon());
  expect(textsTo(customer)).toEqual([
    expect.stringMatching(/asks for an advance of Rs 1,051 for .* Please pay by /),
    expect.stringMatching(/^We have your advance of Rs 1,051 /),
  ]);
  expect(textsTo(b.pandit)).toEqual([
    expect.stringContaining('asks you for'),
    expect.stringMatching(/has paid the advance of Rs 1,051 .* Please accept by /),
  ]);
});

test('a refusal carries its reason', async () => {
  await makeBooking(t, b, customer, { status: 'rejected' });
  await deliverAt(soon());
  expect(textsTo(customer)).toEqual([expect.stringMatching(/cannot hold .* Reason: Travelling that day\.$/)]);
});

test('a paid booking that runs out promises the money back', async () => {
  const { booking, customer: payer } = await paidFamily(t, 300, b);
  await deliverAt(soon());
  sent = [];
  const { dueAt } = (await t.call('GET /booking/:id', { params: { id: booking._id } }, payer)).body.data;
  const due = instantOf(dueAt ?? '');
  await meetDeadlines({ ...t.deps, now: () => due });
  await deliverAt(due);
  expect(textsTo(payer)).toEqual([expect.stringContaining('Your advance of Rs 300 comes back to you in full.')]);
  expect(textsTo(b.pandit)).toEqual([expect.stringContaining('has run out')]);
});

test('what concerns no booking is sent as well', async () => {
  const facts = { comment: 'Welcome', acharyaName: null, expectedEnd: null };
  await tellPerson(t.deps.pool, { personId: b.pandit.id, topic: 'review.approved', facts }, t.deps.now());
  await deliverAt(soon());
  expect(textsTo(b.pandit)).toEqual([expect.stringContaining('Your profile is approved.')]);
});

describe('a vendor that does not take it', () => {
  /** Its answer is due long after the vendor's last chance, at whatever hour the tests run. */
  const askForLater = () => makeBooking(t, b, customer, { day: addDays(b.day, 7) });
  const failing = (passing: boolean) => {
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      throw new SmsError('MSG91 refused', passing);
    };
    return { send, attempts: () => attempts };
  };
  const row = async () => {
    const [found] = await t.deps.pool<{ attempts: number; dueAt: Date; doneAt: Date | null; lastError: string }[]>`
      SELECT attempts, due_at, done_at, last_error FROM booking_outbox WHERE person_id = ${b.pandit.id}`;
    if (!found) throw new Error('no row');
    return found;
  };

  test('is asked again, later and later, and then no more', async () => {
    await askForLater();
    const vendor = failing(true);
    let now = soon();
    const pauses = [];
    for (let n = 1; n < ATTEMPTS; n += 1) {
      expect(await deliverAt(now, vendor)).toBe(0);
      expect(await deliverAt(now, vendor)).toBe(0);
      const { dueAt, doneAt, attempts } = await row();
      expect([attempts, vendor.attempts(), doneAt]).toEqual([n, n, null]);
      pauses.push((dueAt.getTime() - now) / MINUTE);
      now = instantOf(dueAt);
    }
    expect(pauses).toEqual([1, 3, 9, ...Array.from({ length: ATTEMPTS - 4 }, () => 15)]);
    await deliverAt(now, vendor);
    expect(await row()).toMatchObject({ attempts: ATTEMPTS, lastError: 'MSG91 refused', doneAt: new Date(now) });
    await deliverAt(later(now, DAY), vendor);
    expect(vendor.attempts()).toBe(ATTEMPTS);
  });

  test('is not asked twice for what it will never take', async () => {
    await askForLater();
    const vendor = failing(false);
    await deliverAt(soon(), vendor);
    await deliverAt(later(soon(), HOUR), vendor);
    expect(vendor.attempts()).toBe(1);
    expect((await row()).lastError).toBe('MSG91 refused');
  });

  test('then takes it: it was sent once', async () => {
    await askForLater();
    await deliverAt(soon(), failing(true));
    await deliverAt(later(soon(), minutes(2)));
    await deliverAt(later(soon(), HOUR));
    expect(textsTo(b.pandit)).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 2, lastError: null });
  });
});

test('no more messages are with the vendor side by side than may be', async () => {
  for (let n = 0; n < 7; n += 1) await makeBooking(t, await makeBookable(t), customer);
  let [under, most] = [0, 0];
  const send = async (to: string, message: Sms) => {
    most = Math.max(most, (under += 1));
    await t.deps.pool`SELECT 1`;
    under -= 1;
    await phone.send(to, message);
  };
  const config = { ...t.deps.config, SMS_AT_ONCE: 3 };
  expect(await deliverDue({ ...t.deps, config, sms: { send }, now: soon })).toBe(7);
  expect(most).toBe(3);
});

test('many processes at once send each message once', async () => {
  for (let n = 0; n < 10; n += 1) await makeBooking(t, b, await t.person('user'));
  const now = soon();
  await Promise.all(Array.from({ length: 5 }, () => deliverAt(now)));
  expect(textsTo(b.pandit)).toHaveLength(10);
});

test('nothing is sent to a person who is gone, and it is noted', async () => {
  await makeBooking(t, b, customer, { status: 'rejected' });
  await t.deps.pool`UPDATE people SET deleted_at = now() WHERE id = ${customer.id}`;
  await deliverAt(soon());
  expect(textsTo(customer)).toEqual([]);
  const rows = await t.deps.pool`SELECT done_at, last_error FROM booking_outbox WHERE person_id = ${customer.id}`;
  expect(rows).toMatchObject([{ doneAt: expect.any(Date), lastError: 'the recipient is gone' }]);
});
