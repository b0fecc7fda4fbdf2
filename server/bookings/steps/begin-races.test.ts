import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import { clockOf, dayAt, earlier, hours, later, minutes, startOfDay } from '#domain/time.ts';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { agreedAhead } from '../../ledger/test-settled.ts';
import { booksBalance, bookingNow, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import { rounds } from '../../testing/test-rounds.ts';

/**
 * A family that calls off what its pandit begins, or says is done, at the same moment: one of the two, and the money goes one way. And a
 * press that is sent again and again, since no answer came: one beginning, or one try.
 */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const cancel = ({ booking, customer }: Family, refund: number) =>
  t.call('POST /booking/:id/cancel', { params: { id: booking._id }, body: { refund } }, customer);
const begin = (family: Family, code: string) => press(family, { code });
const press = ({ booking, pandit }: Family, body: CallInput<'POST /booking/:id/begin'>['body']) =>
  t.call('POST /booking/:id/begin', { params: { id: booking._id }, body }, pandit);
const withdraw = ({ booking, pandit }: Family) =>
  t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Fever' } }, pandit);
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } | null } }) =>
  `${status} ${body.error?.code ?? 'done'}`;
const stepsOf = async (family: Family) => (await bookingNow(t, family)).events.map(({ action }) => action);

/** An hour before the start: a family that cancels gets nothing back. */
const soon = () => agreedAhead(t, 500, 1);

test('cancelled while it is begun: either it has begun, or it is cancelled', async () => {
  for (let round = 0; round < rounds(6, 60); round += 1) {
    const family = await soon();
    const { startCode } = await bookingNow(t, family);
    const [cancelled, begun] = await Promise.all([cancel(family, 0), begin(family, startCode ?? '')]);
    const done = [cancelled, begun].filter(({ status }) => status === 200);
    expect(done.length, `${codeOf(cancelled)} ${codeOf(begun)}`).toBe(1);
    const now = await bookingNow(t, family);
    expect([now.bookingStatus, now.begunAt !== null]).toEqual(
      cancelled.status === 200 ? ['cancelled', false] : ['confirmedbypandit', true],
    );
    expect((await stepsOf(family)).filter((action) => action === 'cancel' || action === 'begin')).toHaveLength(1);
    expect(await accountsOf(t, family)).toEqual(
      cancelled.status === 200 ? { gateway: -500, pandit: 450, commission: 50 } : { gateway: -500, held: 500 },
    );
  }
});

test('before its hour nobody says that it is done, however soon it was begun: what has not begun is cancelled', async () => {
  for (let round = 0; round < rounds(6, 60); round += 1) {
    const family = await soon();
    const { startCode } = await bookingNow(t, family);
    const params = { id: family.booking._id };
    const body = { bookingId: family.booking._id, bookingStatus: 'completed' } as const;
    const begun = round % 2 === 0;
    if (begun) await begin(family, startCode ?? '');
    const [cancelled, byFamily, byPandit] = await Promise.all([
      cancel(family, 0),
      t.call('POST /booking/:id/complete', { params }, family.customer),
      t.call('POST /booking/update-booking-status', { body }, family.pandit),
    ]);
    const told = [cancelled, byFamily, byPandit].map(codeOf).join(', ');
    const { bookingStatus } = await bookingNow(t, family);
    expect([bookingStatus, cancelled.status === 200], told).toEqual(
      begun ? ['confirmedbypandit', false] : ['cancelled', true],
    );
    expect([byFamily.status === 200, byPandit.status === 200], told).toEqual([false, false]);
    expect(await accountsOf(t, family)).toEqual(
      begun ? { gateway: -500, held: 500 } : { gateway: -500, pandit: 450, commission: 50 },
    );
  }
});

test('withdrawn while it is cancelled or begun: one of the three', async () => {
  for (let round = 0; round < rounds(6, 60); round += 1) {
    const family = await soon();
    const { startCode } = await bookingNow(t, family);
    const answers = await Promise.all([withdraw(family), cancel(family, 0), begin(family, startCode ?? '')]);
    const [withdrawn, cancelled] = answers.map(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200).length, answers.map(codeOf).join(', ')).toBe(1);
    const { bookingStatus } = await bookingNow(t, family);
    expect(bookingStatus).toBe(withdrawn ? 'rejected' : cancelled ? 'cancelled' : 'confirmedbypandit');
  }
});

test('completed by the family, by the pandit and by time at once: it is paid once', async () => {
  for (let round = 0; round < rounds(4, 40); round += 1) {
    const family = await soon();
    await begin(family, (await bookingNow(t, family)).startCode ?? '');
    const from = earlier(t.deps.now(), hours(3));
    await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(later(from, hours(2)))}),
      due_at = ${new Date(earlier(t.deps.now(), minutes(1)))} WHERE id = ${family.booking._id}`;
    const params = { id: family.booking._id };
    const body = { bookingId: family.booking._id, bookingStatus: 'completed' } as const;
    const answers = await Promise.all([
      t.call('POST /booking/:id/complete', { params }, family.customer),
      t.call('POST /booking/update-booking-status', { body }, family.pandit),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
  }
});

test('who pressed a moment before it was begun, and comes a moment after, is too late', async () => {
  const family = await soon();
  await begin(family, (await bookingNow(t, family)).startCode ?? '');
  // as the clock of a call that came first and was held up
  await t.deps
    .pool`UPDATE bookings SET begun_at = ${new Date(later(t.deps.now(), minutes(1)))} WHERE id = ${family.booking._id}`;
  expect([await withdraw(family), await cancel(family, 0)].map(({ status }) => status)).toEqual([409, 409]);
});

describe('a press without a line, sent when there is one', () => {
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const codeFor = async (family: Family) => (await bookingNow(t, family)).startCode ?? '';
  const told = async ({ booking }: Family, topic: string) =>
    t.deps.pool<{ payload: { begunAt?: number } }[]>`
      SELECT payload FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = ${topic}`;

  test('begins the puja at the time of the press, once, however often it is sent', async () => {
    const family = await agreedAhead(t, 500, -0.5);
    const late = { code: await codeFor(family), key: randomUUID(), secondsAgo: 3_000 };
    const answers = await Promise.all([press(family, late), press(family, late), press(family, late)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { begunAt } = await bookingNow(t, family);
    expect(Math.abs(Date.parse(begunAt ?? '') - earlier(t.deps.now(), minutes(50)))).toBeLessThan(minutes(1));
    expect((await stepsOf(family)).filter((action) => action === 'begin')).toHaveLength(1);
    const messages = await told(family, 'begin.customer');
    expect(messages.map(({ payload }) => new Date(payload.begunAt ?? 0).toISOString())).toEqual([begunAt]);
    await timeTakes(t, family, 'complete');
    // a caller who never got the answer still gets it
    const again = await press(family, { ...late, secondsAgo: 9_000 });
    expect([again.status, again.body.data.begunAt]).toEqual([200, begunAt]);
    expect((await press(family, { ...late, key: randomUUID() })).body.error?.code).toBe('booking_no_step');
  });

  test('of a wrong code is one try, and gets the same answer each time', async () => {
    const family = await soon();
    const code = await codeFor(family);
    const first = { code: wrong(code), key: randomUUID() };
    const answers = await Promise.all([press(family, first), press(family, first), press(family, first)]);
    answers.push(await press(family, { ...first, secondsAgo: 60 }));
    for (const { body } of answers) expect(body.error?.fields.code).toContain('Tries left: 4.');
    for (let tries = 0; tries < 3; tries += 1) await press(family, { code: wrong(code), key: randomUUID() });
    const last = { code: wrong(code), key: randomUUID() };
    for (const { body } of [await press(family, last), await press(family, last)]) {
      expect(body.error?.code).toBe('start_code_wrong');
      expect(body.error?.fields.code).toContain('Please wait 10 minutes');
    }
    expect(await told(family, 'wrongCodes.customer')).toHaveLength(1);
    t.wait(minutes(10));
    expect((await press(family, last)).body.error?.fields.code).toContain('Tries left: 5.');
    expect((await press(family, { code, key: randomUUID() })).status).toBe(200);
  });

  test('is not believed before a puja can begin, nor half a day later: then the time is asked for', async () => {
    const early = await agreedAhead(t, 500, 1.75);
    const sent = { code: await codeFor(early), key: randomUUID() };
    expect((await press(early, { ...sent, secondsAgo: 1_800 })).body.error?.code).toBe('begin_early');
    expect((await press(early, { ...sent, secondsAgo: -60 })).status).toBe(400);
    expect((await bookingNow(t, early)).wrongCodes).toBeNull();
    expect((await press(early, { ...sent, secondsAgo: 300 })).status).toBe(200);
    const family = await agreedAhead(t, 500, -14);
    const began = earlier(t.deps.now(), minutes(13.5 * 60));
    await t.deps.pool`UPDATE bookings SET day = ${dayAt(earlier(began, minutes(30)))} WHERE id = ${family.booking._id}`;
    const late = { code: await codeFor(family), key: randomUUID(), secondsAgo: 13 * 3_600 };
    expect((await press(family, late)).body.error?.fields).toEqual({
      at: 'You pressed this more than 12 hours ago. Please give the time at which the puja began.',
    });
    const at = clockOf(Math.floor((began - startOfDay(dayAt(began))) / minutes(1)));
    const { body } = await press(family, { ...late, at });
    expect(body.data.begunAt).toBe(new Date(Math.floor(began / minutes(1)) * minutes(1)).toISOString());
  });
});
