import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { earlier, hours, later, minutes } from '#domain/time.ts';
import { accountsOf } from '../../ledger/test-accounts.ts';
import { agreedAhead } from '../../ledger/test-settled.ts';
import { booksBalance, bookingNow, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import { rounds } from '../../testing/test-rounds.ts';

/** A family that calls off what its pandit begins, or says is done, at the same moment: one of the two, and the money goes one way. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const cancel = ({ booking, customer }: Family, refund: number) =>
  t.call('POST /booking/:id/cancel', { params: { id: booking._id }, body: { refund } }, customer);
const begin = ({ booking, pandit }: Family, code: string) =>
  t.call('POST /booking/:id/begin', { params: { id: booking._id }, body: { code } }, pandit);
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
  // as the clock of a call stands that came first and was held up
  await t.deps
    .pool`UPDATE bookings SET begun_at = ${new Date(later(t.deps.now(), minutes(1)))} WHERE id = ${family.booking._id}`;
  expect([await withdraw(family), await cancel(family, 0)].map(({ status }) => status)).toEqual([409, 409]);
});
