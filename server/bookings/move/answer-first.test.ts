import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** While the other side's proposal waits for an answer, nobody gives their word for the old time. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Asked extends Bookable {
  readonly booking: Booking;
  readonly customer: TestPerson;
}

async function proposed(status: NonNullable<BookingWish['status']>, by: 'customer' | 'pandit'): Promise<Asked> {
  const b = await makeBookable(t);
  const customer = await t.person('user');
  const booking = await makeBooking(t, b, customer, { startTime: '09:00', day: addDays(b.day, 3), status });
  const params = { id: booking._id };
  const viewer = by === 'customer' ? customer : b.pandit;
  const { status: answer } = await t.call(
    'POST /booking/:id/propose',
    { params, body: { day: addDays(b.day, 5) } },
    viewer,
  );
  expect(answer).toBe(200);
  return { ...b, booking, customer };
}

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } | null } }) =>
  `${status} ${body.error?.code ?? 'done'}`;

const accept = async ({ booking, pandit }: Asked) => {
  const body = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
  return codeOf(await t.call('POST /booking/update-booking-status', { body }, pandit));
};

const refuse = ({ booking }: Asked, by: TestPerson) =>
  t.call('POST /booking/:id/proposal/refuse', { params: { id: booking._id } }, by);

test.each(['pendingwithpandit', 'advancepaymentdone'] as const)(
  'a pandit answers before accepting, from %s',
  async (status) => {
    const it = await proposed(status, 'customer');
    expect(await accept(it)).toBe('409 proposal_first');
    const { body } = await t.call('GET /booking/:id', { params: { id: it.booking._id } }, it.customer);
    expect(body.data.bookingStatus).toBe(status);
    await refuse(it, it.pandit);
    expect(await accept(it)).toBe('200 done');
  },
);

test('nor is an advance asked for; saying no is', async () => {
  const it = await proposed('pendingwithpandit', 'customer');
  const to = async (body: { bookingStatus: 'advancepaymentrequested' | 'rejected'; [field: string]: unknown }) =>
    codeOf(
      await t.call('POST /booking/update-booking-status', { body: { bookingId: it.booking._id, ...body } }, it.pandit),
    );
  expect(await to({ bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 })).toBe('409 proposal_first');
  expect(await to({ bookingStatus: 'rejected', additionalNotesbyPandit: 'I am travelling' })).toBe('200 done');
});

test('the side that proposed can still accept the time as it is', async () => {
  expect(await accept(await proposed('pendingwithpandit', 'pandit'))).toBe('200 done');
});

test('a family answers before paying the advance', async () => {
  const it = await proposed('advancepaymentrequested', 'pandit');
  const body = { bookingId: it.booking._id, amount: it.booking.advanceAmountToBePaid ?? 0, receipt: 'other-time-1' };
  const pay = async () => codeOf(await t.call('POST /payment/create-order', { body }, it.customer));
  expect(await pay()).toBe('409 proposal_first');
  await refuse(it, it.customer);
  expect(await pay()).toBe('200 done');
});
