import type { Booking } from '#contract/bookings.ts';
import type { CallInput } from '#contract/index.ts';
import { addDays, days } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';

/** What the tests of reviews share: a puja that was held, and what its two say of each other. */

export interface Held {
  booking: Booking;
  customer: TestPerson;
  pandit: TestPerson;
}

/** How many each application has had: the days of one file do not hang on which files came before it. */
const heldIn = new WeakMap<TestApp, number>();

/** A completed puja, of a pandit of its own unless told. Each on another day, from the day after the first free one. */
export async function held(t: TestApp, bookable?: Bookable, customer?: TestPerson): Promise<Held> {
  const offered = bookable ?? (await makeBookable(t));
  const family = customer ?? (await t.person('user'));
  const nth = (heldIn.get(t) ?? 0) + 1;
  heldIn.set(t, nth);
  const wish = { status: 'completed', day: addDays(offered.day, nth % 30) } as const;
  return { booking: await makeBooking(t, offered, family, wish), customer: family, pandit: offered.pandit };
}

type PanditSays = CallInput<'POST /booking/:id/review-family'>['body'];
type FamilySays = CallInput<'POST /booking/:id/review'>['body'];
const good: PanditSays = { prepared: true, respectful: true, paidAsAgreed: true };

/** The calls of both sides, each in its own name. */
export const callsOf = (t: TestApp) => ({
  review: ({ booking, customer }: Held, body: FamilySays = { stars: 5 }, who: TestPerson | null = customer) =>
    t.call('POST /booking/:id/review', { params: { id: booking._id }, body }, who),
  reviewFamily: ({ booking, pandit }: Held, body = good, who: TestPerson | null = pandit) =>
    t.call('POST /booking/:id/review-family', { params: { id: booking._id }, body }, who),
  withdraw: ({ booking }: Held, who: TestPerson | null) =>
    t.call('POST /booking/:id/withdraw-review', { params: { id: booking._id }, body: {} }, who),
  answer: ({ booking, pandit }: Held, words: string, who: TestPerson | null = pandit) =>
    t.call('POST /booking/:id/answer-review', { params: { id: booking._id }, body: { words } }, who),
  seenBy: async ({ booking }: Held, who: TestPerson) =>
    (await t.call('GET /booking/:id/reviews', { params: { id: booking._id } }, who)).body.data,
  inPublic: async (panditId: string, cursor?: string) =>
    (await t.call('GET /pandits/:id/reviews', { params: { id: panditId }, query: cursor ? { cursor } : {} })).body.data,
});

/** Lets days pass for one booking. */
export async function pass(t: TestApp, { booking }: Held, count: number): Promise<void> {
  const ms = days(count);
  await t.deps
    .pool`UPDATE booking_events SET at = at - ${ms}::float8 * interval '1 ms' WHERE booking_id = ${booking._id}`;
  await t.deps
    .pool`UPDATE reviews SET shows_at = shows_at - ${ms}::float8 * interval '1 ms' WHERE booking_id = ${booking._id}`;
}

/** A review that is shown and was reported by somebody. */
export async function reportedReview(
  t: TestApp,
  bookable?: Bookable,
): Promise<Held & { panditId: string; reviewId: string }> {
  const puja = await held(t, bookable);
  const by = callsOf(t);
  await by.review(puja, { stars: 1, words: 'He shouted at all of us' });
  await by.reviewFamily(puja);
  const [review] = (await by.inPublic(puja.pandit.id)).reviews;
  const params = { id: puja.pandit.id, reviewId: review?._id ?? '' };
  const reader = await t.person('user');
  await t.call('POST /pandits/:id/reviews/:reviewId/report', { params, body: { why: 'insult' } }, reader);
  return { ...puja, panditId: params.id, reviewId: params.reviewId };
}
