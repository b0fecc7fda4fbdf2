import { wasHeld } from '#domain/booking.ts';
import { reviewsEnd } from '#domain/reviews/review.ts';
import { dayAt, earliest, hours, later, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import { figuresAnew } from '../server/ratings/rebuild.ts';
import { reliabilityAnew } from '../server/ratings/reliability.ts';
import { lastOf, panditIdOf, type DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import { insert, type Row } from './insert.ts';
import { answers, reviewWords } from './rituals/words.ts';

/** What the two of most completed pujas said of each other. */
export async function writeReviews(sql: Sql, bookings: readonly DemoBooking[], chance: Chance, now: Instant) {
  const held = bookings.filter((booking) => wasHeld(booking.status));
  await insert(
    sql,
    'reviews',
    held.flatMap((booking) => reviewsOf(booking, chance, now)),
  );
  await figuresAnew(sql);
  await reliabilityAnew(sql);
}

/** Of the last days some are still to be written. */
function reviewsOf(booking: DemoBooking, chance: Chance, now: Instant): Row[] {
  const heldAt = lastOf(booking);
  const writtenAt = later(heldAt, hours(chance.between(5, 90)));
  const answersAt = later(writtenAt, hours(chance.between(2, 60)));
  const end = reviewsEnd(heldAt);
  const byFamily = chance.between(1, 10) <= 8 && writtenAt < now;
  const byPandit = chance.between(1, 10) <= 6 && answersAt < now;
  const shownAt = byFamily && byPandit ? answersAt : end <= now ? end : null;
  const stars = chance.pick([5, 5, 5, 4, 4, 3]);
  const yes = stars > 3;
  const isAnswered = byFamily && shownAt !== null && chance.between(1, 4) === 1;
  const answeredAt = shownAt === null ? null : new Date(earliest(now, later(shownAt, hours(8))));
  const base = { panditId: panditIdOf(booking), bookingId: booking.id, showsAt: new Date(end) };
  const shared = { withdrawnAt: null, shownAt: shownAt === null ? null : new Date(shownAt) };
  const family: Row = {
    ...base,
    ...shared,
    ...atOf(writtenAt, chance),
    side: 'customer',
    stars,
    onTime: yes || chance.between(0, 1) === 1,
    conduct: true,
    explained: yes,
    asAgreed: true,
    prepared: null,
    respectful: null,
    paidAsAgreed: null,
    words: chance.pick(reviewWords[stars] ?? []),
    answer: isAnswered ? chance.pick(answers[yes ? 'glad' : 'sorry']) : null,
    answeredAt: isAnswered ? answeredAt : null,
  };
  const pandit: Row = {
    ...base,
    ...shared,
    ...atOf(answersAt, chance),
    side: 'pandit',
    stars: null,
    onTime: null,
    conduct: null,
    explained: null,
    asAgreed: null,
    prepared: chance.between(1, 5) > 1,
    respectful: true,
    paidAsAgreed: true,
    words: null,
    answer: null,
    answeredAt: null,
  };
  return [...(byFamily ? [family] : []), ...(byPandit ? [pandit] : [])];
}

const atOf = (at: Instant, chance: Chance) => ({
  id: chance.id(at),
  at: new Date(at),
  month: `${dayAt(at).slice(0, 7)}-01`,
});
