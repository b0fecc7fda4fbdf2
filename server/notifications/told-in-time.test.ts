import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, asInstant, hours, instantOf, later, minutes, startOfDay, type Instant } from '#domain/time.ts';
import { SmsError, type Sms, type SmsSender } from '../adapters/sms/port.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { deliverDue } from './deliver.ts';

/** Both sides of an agreed puja are reminded shortly before. The office calls those whom no message reaches. */

let t: TestApp;
let b: Bookable;
let family: TestPerson;
let sent: { phone: string; text: string; at: Instant }[] = [];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  b = await makeBookable(t);
  family = await t.person('user');
  await t.deps.pool`DELETE FROM booking_outbox`;
  sent = [];
});
afterAll(() => t.close());

const phoneAt = (at: Instant): SmsSender => ({
  send: async (phone: string, message: Sms) =>
    void (message.kind === 'notice' && sent.push({ phone, text: message.text, at })),
});
const deliverAt = (at: Instant, sms: SmsSender = phoneAt(at)) => deliverDue({ ...t.deps, sms, now: () => at });
const textsTo = (who: TestPerson) => sent.filter(({ phone }) => phone === who.phone).map(({ text }) => text);
const remindersOf = async (bookingId: string) =>
  (
    await t.deps.pool<{ dueAt: Date }[]>`
      SELECT due_at FROM booking_outbox WHERE booking_id = ${bookingId} AND topic = 'soon.pandit' ORDER BY due_at`
  ).map(({ dueAt }) => dueAt.getTime());

const inThreeDays = () => addDays(b.day, 3);
const agreed = () => makeBooking(t, b, family, { status: 'confirmedbypandit', startTime: '09:30', day: inThreeDays() });

describe('an agreed puja', () => {
  test('reminds both at six the evening before and two hours before, with the code to the family alone', async () => {
    await agreed();
    const eve = later(startOfDay(addDays(inThreeDays(), -1)), hours(18));
    await deliverAt(asInstant(eve - 1));
    sent = [];
    await deliverAt(eve);
    expect(textsTo(family)).toEqual([
      expect.stringMatching(
        /^Tomorrow, 9:30 am: Satyanarayan Puja \d+ with pandit \d+\. Start code \d{4}: tell it at the door\./,
      ),
    ]);
    expect(textsTo(b.pandit)).toEqual([
      expect.stringMatching(
        /^Tomorrow, 9:30 am: .* for user \d+, Plot 12, Nayapalli, Bhubaneswar\. Ask for the start code\./,
      ),
    ]);
    sent = [];
    await deliverAt(later(startOfDay(inThreeDays()), minutes(7 * 60 + 30)));
    expect(textsTo(family)).toEqual([expect.stringMatching(/^Today, 9:30 am: /)]);
    expect(textsTo(b.pandit)).toHaveLength(1);
  });

  test('that moves is announced for its new time, and no more for the old one', async () => {
    const { _id } = await agreed();
    const before = await remindersOf(_id);
    const time = { day: addDays(inThreeDays(), 2), startTime: '16:00' };
    const params = { id: _id };
    await t.call('POST /booking/:id/propose', { params, body: { ...time, reason: null } }, b.pandit);
    const moved = await t.call('POST /booking/:id/proposal/accept', { params, body: time }, family);
    expect(moved.status).toBe(200);
    const start = instantOf(moved.body.data.startsAt);
    expect(before).toHaveLength(2);
    expect(await remindersOf(_id)).toEqual([later(startOfDay(addDays(time.day, -1)), hours(18)), start - hours(2)]);
  });

  test('that is called off is announced no more', async () => {
    const { _id } = await agreed();
    const cancelled = await t.call('POST /booking/:id/cancel', { params: { id: _id }, body: { refund: 0 } }, family);
    expect(cancelled.status).toBe(200);
    expect(await remindersOf(_id)).toEqual([]);
  });

  test('takes two parts at most, with the longest names', async () => {
    await t.deps
      .pool`UPDATE people SET name = 'Ramachandra Satapathy Mahapatra' WHERE id IN (${family.id}, ${b.pandit.id})`;
    await t.deps.pool`UPDATE rituals SET name = 'Rudrabhishek with the eleven recitations' WHERE id = ${b.ritual.id}`;
    await agreed();
    await deliverAt(later(startOfDay(addDays(inThreeDays(), -1)), hours(18)));
    for (const { text } of sent) expect(text.length).toBeLessThanOrEqual(306);
    expect(sent.length).toBeGreaterThan(1);
  });
});

describe('what was held up until it is over', () => {
  const start = () => later(startOfDay(inThreeDays()), minutes(9 * 60 + 30));

  test('says the truth of the hour at which it is sent, once', async () => {
    await agreed();
    await deliverAt(later(startOfDay(addDays(inThreeDays(), -1)), hours(12)));
    sent = [];
    // nothing went out since the noon before: at half past seven both reminders are due
    await deliverAt(later(start(), minutes(10)));
    for (const who of [family, b.pandit]) {
      expect(textsTo(who)).toEqual([expect.stringMatching(/^Today, 9:30 am: Satyanarayan Puja/)]);
    }
    expect(textsTo(family)[0]).toMatch(/Start code \d{4}/);
  });

  test('is not sent once the puja is over, and nobody is asked to call about it', async () => {
    await agreed();
    await deliverAt(later(startOfDay(addDays(inThreeDays(), -1)), hours(12)));
    sent = [];
    await deliverAt(later(startOfDay(addDays(inThreeDays(), 1)), hours(8)));
    expect(sent.map(({ text }) => text)).toEqual([]);
    const admin = await t.person('admin');
    const page = (await t.call('GET /admin/people/:id', { params: { id: family.id }, query: {} }, admin)).body.data;
    const held = page.told.filter(({ trouble }) => trouble !== null);
    expect(held.map(({ trouble, sentAt }) => ({ trouble, sentAt }))).toEqual(
      Array.from({ length: 2 }, () => ({
        trouble: { code: 'tooLate', said: null },
        sentAt: null,
      })),
    );
    const calls = (await t.call('GET /admin/please-call', { query: {} }, admin)).body.data.calls;
    expect(calls.filter(({ name }) => name === family.name)).toEqual([]);
  });

  test('a request is not announced with a moment to answer by that is past', async () => {
    const { dueAt } = await makeBooking(t, b, family);
    const due = instantOf(dueAt ?? '');
    await deliverAt(later(due, minutes(1)));
    expect(textsTo(b.pandit)).toEqual([]);
    await makeBooking(t, b, await t.person('user'));
    await deliverAt(later(t.deps.now(), minutes(1)));
    expect(textsTo(b.pandit)).toEqual([expect.stringContaining('Please answer by')]);
  });

  test('an advance is told of also after the moment to accept it, without that moment', async () => {
    const { dueAt } = await makeBooking(t, b, family, { status: 'advancepaymentdone' });
    await deliverAt(later(instantOf(dueAt ?? ''), minutes(1)));
    expect(textsTo(b.pandit).filter((text) => text.includes('has paid the advance'))).toEqual([
      expect.not.stringContaining('Please accept'),
    ]);
    expect(textsTo(family).filter((text) => text.includes('We have your advance'))).toEqual([
      expect.stringContaining(`${b.pandit.name} confirms, or it comes back in full.`),
    ]);
  });
});

describe('what somebody does not want to be told', () => {
  test('is not sent, while steps are announced all the same', async () => {
    const wanted = { reminders: false, letters: true, progress: true };
    const saved = await t.call('POST /user/notices', { body: wanted }, family);
    expect(saved.body.message).toBe('Saved. Steps, money and codes are always told.');
    expect((await t.call('GET /user/notices', {}, family)).body.data).toEqual(wanted);
    await agreed();
    await deliverAt(later(startOfDay(addDays(inThreeDays(), -1)), hours(18)));
    expect(textsTo(family)).toEqual([expect.stringContaining('has confirmed')]);
    expect(textsTo(b.pandit)).toEqual([expect.stringMatching(/^Tomorrow/)]);
    expect((await t.call('POST /user/notices', { body: wanted }, await t.person('admin'))).status).toBe(403);
  });
});

describe('a message that reaches nobody', () => {
  test('is on the office’s list until somebody has called', async () => {
    const { _id } = await makeBooking(t, b, family);
    const dead: SmsSender = { send: () => Promise.reject(new SmsError('The number does not exist', false, 'refused')) };
    await deliverAt(later(t.deps.now(), minutes(1)), dead);
    const admin = await t.person('admin');
    const list = async () =>
      (await t.call('GET /admin/please-call', { query: {} }, admin)).body.data.calls.filter(
        ({ bookingId }) => bookingId === _id,
      );
    const [call] = await list();
    expect(call).toMatchObject({
      name: b.pandit.name,
      phone: b.pandit.phone,
      text: expect.stringContaining('asks you for') as string,
      why: { code: 'refused', said: 'The number does not exist' },
    });
    const mark = (messageId: string, outcome: 'told' | 'noAnswer' = 'told') =>
      t.call('POST /admin/please-call/called', { body: { messageId, outcome } }, admin);
    // without an answer it stays, and the next of the office sees that
    expect(call?.tried).toBeNull();
    expect((await mark(call?._id ?? '', 'noAnswer')).status).toBe(200);
    expect(await list()).toMatchObject([{ _id: call?._id, tried: { by: admin.name } }]);
    expect((await mark(_id, 'noAnswer')).body.error?.code).toBe('call_unknown');
    expect((await mark(call?._id ?? '')).status).toBe(200);
    expect((await mark(call?._id ?? '')).status).toBe(200);
    expect(await list()).toEqual([]);
    // their page says what was tried: by SMS in vain, then by phone
    const page = (await t.call('GET /admin/people/:id', { params: { id: b.pandit.id }, query: {} }, admin)).body.data;
    expect(page.told.find((one) => one._id === call?._id)).toMatchObject({
      sentAt: null,
      trouble: { code: 'refused', said: 'The number does not exist' },
      called: { by: admin.name },
    });
    expect((await mark(_id)).body.error?.code).toBe('call_unknown');
    const lines = await t.deps.pool`SELECT 1 FROM audit WHERE action = 'message.called' AND subject_id = ${_id}`;
    expect(lines).toHaveLength(1);
    expect((await t.call('GET /admin/please-call', { query: {} }, family)).status).toBe(403);
  });
});
