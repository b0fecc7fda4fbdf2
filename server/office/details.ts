import type { Reply } from '#contract/index.ts';
import { fellThrough, isAgreed } from '#domain/booking.ts';
import { suitableToOffice, toCallAt } from '../bookings/asks/ask.ts';
import { one } from '../bookings/bookings.ts';
import { casesAbout } from '../cases/open-of.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/viewer.ts';
import { bookingMoney } from '../payments/office/office.ts';
import { reviewsOf } from '../users/review/review.ts';
import { liveOfPerson } from '../users/review/stopping.ts';
import { profileOf } from '../users/users.ts';

/** What a dialog over one of the office's lists shows. */

/** Refuses `person_unknown`, `not_a_pandit`. */
export async function panditForOffice(
  deps: Deps,
  admin: Viewer,
  panditId: string,
): Promise<Reply<'GET /admin/pandits/:id'>> {
  const [person, reviews, { bookings: live }] = await Promise.all([
    profileOf(deps.pool, panditId, admin),
    reviewsOf(deps.pool, panditId, admin.locale),
    liveOfPerson(deps, admin, panditId),
  ]);
  return { person, reviews, live };
}

/** Refuses `booking_unknown`. */
export async function bookingForOffice(
  deps: Deps,
  admin: Viewer,
  bookingId: string,
): Promise<Reply<'GET /admin/bookings/:id'>> {
  const [booking, money] = await Promise.all([one(deps, admin, bookingId), bookingMoney(deps, admin, bookingId)]);
  const mayAsk = isAgreed(booking.bookingStatus) || fellThrough(booking.bookingStatus);
  const cases = await casesAbout(deps.pool, { panditId: booking.panditId._id, bookingId });
  return {
    booking,
    cases,
    money,
    suitable: mayAsk ? await suitableToOffice(deps, bookingId) : [],
    toCall: await toCallAt(deps, bookingId),
  };
}
