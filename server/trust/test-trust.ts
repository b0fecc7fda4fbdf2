import { addDays, HOUR } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { paid, verify, type Family } from '../payments/test-money.ts';
import { callsOf, held } from '../reviews/test-reviews.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';

/** What tests of trust share: two who agree and withdraw again and again. */

let nth = 0;

/** An agreed puja of these two that begins in this many hours, with its advance (rupees) paid. */
export async function agreedBetween(
  t: TestApp,
  { bookable, customer }: { bookable: Bookable; customer: TestPerson },
  advance = 1000,
  hours = 5,
): Promise<Family> {
  nth += 1;
  const day = addDays(bookable.day, 2 + (nth % 28));
  const booking = await makeBooking(t, bookable, customer, { status: 'advancepaymentrequested', advance, day });
  const family = { customer, pandit: bookable.pandit, booking, advance: booking.advanceAmountToBePaid ?? advance };
  const params = { id: booking._id };
  const { status } =
    family.advance === 0
      ? await t.call('POST /booking/:id/pay-by-credit', { params }, customer)
      : await verify(t, family, await paid(t, family));
  if (status !== 200) throw new Error('not paid');
  const body = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
  await t.call('POST /booking/update-booking-status', { body }, bookable.pandit);
  // each at minutes of its own: a pandit's hours never overlap
  const from = t.deps.now() + hours * HOUR + nth * 1000;
  await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(from + 500)})
    WHERE id = ${booking._id}`;
  return family;
}

export const withdrawFrom = (t: TestApp, { booking, pandit }: Pick<Family, 'booking' | 'pandit'>) =>
  t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'I am ill' } }, pandit);

/** The pandit withdraws twice from the same family: the second credit waits. Gives its booking. */
export async function waitingCredit(t: TestApp): Promise<string> {
  const two = { bookable: await makeBookable(t), customer: await t.person('user') };
  await withdrawFrom(t, await agreedBetween(t, two));
  const again = await agreedBetween(t, two);
  await withdrawFrom(t, again);
  return again.booking._id;
}

/** Two who hold this many pujas and review each other after each. */
export async function oftenReviewed(t: TestApp, count = 3) {
  const two = { bookable: await makeBookable(t), customer: await t.person('user') };
  const by = callsOf(t);
  for (let one = 0; one < count; one += 1) {
    const puja = await held(t, two.bookable, two.customer);
    await by.review(puja, { stars: 5, words: 'The best of all.' });
    await by.reviewFamily(puja);
  }
  return { ...two, pandit: two.bookable.pandit };
}
