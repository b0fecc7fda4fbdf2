import type { UserType } from '#domain/roles.ts';
import { newId } from '../../db/ids.ts';
import type { World } from './test-world.ts';

/** For each id of the contract: what somebody sends who puts in one that is not theirs. */

export interface Input {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

export interface Row {
  /** All is the sender's own (`mine`) but this one id. */
  readonly swap: (mine: World, theirs: World) => Input;
  /** Who may see what is theirs. */
  readonly may?: UserType;
  /** How it is refused to one whose all else is, where not as unknown or forbidden. */
  readonly says?: string;
  /** It is done, with what is the sender's own alone: twice is once, or what was said is not looked at. */
  readonly isQuiet?: true;
}

const is = (swap: Row['swap'], more: Omit<Row, 'swap'> = {}): Row => ({ swap, ...more });
/** In the path of an address of bookings. */
const ofBooking = (body?: object, more: Omit<Row, 'swap'> = {}): Row =>
  is((_, { booking }) => ({ params: { id: booking }, ...(body && { body }) }), more);
const receipt = (more: Omit<Row, 'swap'> = {}): Row =>
  is((_, { booking }) => ({ params: { bookingId: booking } }), more);

const place = 'Plot 12, Nayapalli';
const when = { day: '2030-01-01', startTime: '09:00' };
const dates = ({ day }: World) => ({ fromDate: day, toDate: day });

/** A word that is everybody's, with what it is. */
const everybodys: Record<string, string> = {
  'GET /rituals/:slug params.slug': 'a ritual',
  'GET /muhurat/rules/:slug params.slug': 'a ritual',
  'GET /my-pandits/:id/last query.ritualId': 'a ritual',
  'GET /panchang/festivals/:slug params.slug': 'a festival',
  'GET /panchang/picture/day/:file params.file': 'a day',
  'GET /panchang/picture/festival/:file params.file': 'a festival',
  'GET /panchang/picture/month/:file params.file': 'a month',
  'GET /pandits/:id/reviews/:reviewId params.id': 'a pandit that families find',
  'GET /pandits/:id/reviews/:reviewId params.reviewId': 'a review that everybody reads',
  'POST /pandits/:id/reviews/:reviewId/report params.id': 'a pandit that families find',
  'POST /pandits/:id/reviews/:reviewId/report params.reviewId': 'a review that everybody reads',
  'POST /availability/filter-availability body.ritualId': 'a ritual',
  'POST /availability/free-in-windows body.ritualId': 'a ritual',
  'POST /availability/declare-availability body.rituals[].ritualId': 'a ritual',
  'POST /booking/book-pandit body.ritualId': 'a ritual',
  'POST /booking/ask body.ritualId': 'a ritual',
  'POST /waits body.ritualId': 'a ritual',
  'POST /muhurat/rules/preview body.ritualId': 'a ritual',
  'POST /muhurat/correct body.ritualId': 'a ritual',
  'POST /muhurat/confirm body.ritualId': 'a ritual',
  'POST /user/update-profile body.updateData.rituals[].ritualId': 'a ritual',
  'POST /user/update-profile body.updateData.rituals[].ritualId._id': 'a ritual',
  'POST /user/update-profile body.updateData.rituals[].category': 'a category',
  'POST /sandbox/pay body.orderId': 'the provider’s own page, of whoever was led there',
  // a passkey is of whoever can sign with it (server/auth/second-factor/second-factor.test.ts)
  ...Object.fromEntries(
    ['POST /auth/enter', 'POST /auth/login', 'POST /auth/login-otp', 'POST /auth/login-firebase', 'POST /user/passkeys']
      .flatMap((key) => [`${key} body.passkey.id`, `${key} body.passkey.rawId`])
      .map((id) => [id, 'signed with']),
  ),
};

const people: Record<string, Row> = {
  'GET /user/get-user/:userId params.userId': is((_, { customer }) => ({ params: { userId: customer.id } }), {
    may: 'admin',
  }),
  'POST /user/update-profile body.userId': is((_, { customer }) => ({
    body: { userId: customer.id, updateData: { name: 'Mamata Sahoo' } },
  })),
  'POST /user/update-profile body.updateData._id': is((_, { customer }) => ({
    body: { updateData: { _id: customer.id } },
  })),
  'POST /user/update-profile body.updateData.acharyaId': is((_, { acharya }) => ({
    body: { updateData: { acharyaId: acharya.id } },
  })),
  'POST /user/update-profile body.updateData.profileUrl': is(
    (_, { profilePhoto }) => ({ body: { updateData: { profileUrl: profilePhoto } } }),
    { says: 'photo_unknown' },
  ),
  'POST /user/update-training-acceptance body.userId': is((_, { waiting }) => ({
    body: { userId: waiting.id, trainingAccepted: 'accepted' },
  })),
  'POST /user/end-session body.sessionId': is((_, { session }) => ({ body: { sessionId: session } })),
  'POST /user/passkeys/remove body.id': is((_, { passkey }) => ({ body: { id: passkey } })),
};

const pandits: Record<string, Row> = {
  'GET /pandits/:id params.id': is((_, { waiting }) => ({ params: { id: waiting.id } })),
  'GET /pandits/:id/reviews params.id': is((_, { waiting }) => ({ params: { id: waiting.id }, query: {} })),
  'GET /my-pandits/:id/last params.id': is(
    ({ ritualId }, { pandit }) => ({ params: { id: pandit.id }, query: { ritualId } }),
    { isQuiet: true },
  ),
  'POST /my-pandits/keep body.panditId': is((_, { waiting }) => ({ body: { panditId: waiting.id } })),
  'POST /my-pandits/let-go body.panditId': is((_, { pandit }) => ({ body: { panditId: pandit.id } }), {
    isQuiet: true,
  }),
  'POST /availability/filter-availability body.panditId': is(
    (mine, { waiting }) => ({ body: { ritualId: mine.ritualId, date: mine.day, panditId: waiting.id } }),
    { isQuiet: true },
  ),
  'POST /availability/free-in-windows body.panditId': is(
    (mine, { waiting }) => ({
      body: { ritualId: mine.ritualId, windows: [`${mine.day}T09:00~${mine.day}T11:00`], panditId: waiting.id },
    }),
    { isQuiet: true },
  ),
  'POST /availability/get-by-user body.userId': is((_, { acharya }) => ({ body: { userId: acharya.id } }), {
    may: 'admin',
  }),
  'POST /availability/declare-availability body.userId': is((mine, { acharya }) => ({
    body: { userId: acharya.id, ...dates(mine) },
  })),
  'POST /availability/declare-pattern body.userId': is((mine, { acharya }) => ({
    body: { userId: acharya.id, weekdays: [0], ...dates(mine) },
  })),
  'POST /availability/set-day body.userId': is((mine, { acharya }) => ({
    body: { userId: acharya.id, day: mine.day, free: true },
  })),
  'DELETE /availability/:id params.id': is((_, { availability }) => ({ params: { id: availability } })),
};

const asking: Record<string, Row> = {
  'POST /booking/book-pandit body.userId': is((mine, { customer }) => ({
    body: {
      userId: customer.id,
      panditId: mine.pandit.id,
      ritualId: mine.ritualId,
      bookingDate: mine.day,
      userAddress: place,
    },
  })),
  'POST /booking/book-pandit body.panditId': is(({ ritualId, day }, { waiting }) => ({
    body: { panditId: waiting.id, ritualId, bookingDate: day, userAddress: place },
  })),
  'POST /booking/ask body.panditIds[]': is(({ ritualId, day }, { waiting }) => ({
    body: { panditIds: [waiting.id], ritualId, bookingDate: day, userAddress: place, others: 'ask' },
  })),
  'POST /booking/get-bookings-by-user body.userId': is((_, { customer }) => ({ body: { userId: customer.id } })),
  'GET /booking/:id/suitable params.id': ofBooking(),
  'POST /booking/:id/ask-others params.id': is((mine, { booking }) => ({
    params: { id: booking },
    body: { pandits: [{ panditId: mine.pandit.id, price: 1100 }] },
  })),
  'POST /booking/:id/ask-others body.pandits[].panditId': is(
    (mine, { waiting }) => ({
      params: { id: mine.booking },
      body: { pandits: [{ panditId: waiting.id, price: 1100 }] },
    }),
    { says: 'ask_over' },
  ),
  'POST /booking/:id/ask-nobody params.id': ofBooking(),
  'POST /booking/:id/not-needed params.id': ofBooking(),
  'POST /booking/:id/others params.id': ofBooking({ others: 'no' }),
  'POST /waits body.panditId': is(({ ritualId, day }, { waiting }) => ({
    body: { ritualId, date: day, panditId: waiting.id },
  })),
  'POST /waits/:id/no-longer params.id': is((_, { wait }) => ({ params: { id: wait } }), { isQuiet: true }),
  'POST /waits/:id/ask params.id': is((mine, { wait }) => ({
    params: { id: wait },
    body: { panditId: mine.pandit.id, price: 1100, userAddress: place },
  })),
  'POST /waits/:id/ask body.panditId': is(
    (mine, { waiting }) => ({
      params: { id: mine.wait },
      body: { panditId: waiting.id, price: 1100, userAddress: place },
    }),
    { says: 'wait_not_turn' },
  ),
  'POST /my-days/remove body.dayId': is((_, { familyDay }) => ({ body: { dayId: familyDay } }), { isQuiet: true }),
};

const bookings: Record<string, Row> = {
  'GET /booking/:id params.id': ofBooking(undefined, { may: 'admin' }),
  'GET /booking/:id/calendar params.id': ofBooking(undefined, { may: 'admin' }),
  'POST /booking/update-booking-status body.bookingId': is((_, { booking }) => ({
    body: { bookingId: booking, bookingStatus: 'completed' },
  })),
  'POST /booking/:id/cancel params.id': ofBooking({ reason: 'x', refund: 0 }),
  'POST /booking/:id/withdraw params.id': ofBooking({ reason: 'x' }),
  'POST /booking/:id/begin params.id': ofBooking({ code: '1234' }),
  'POST /booking/:id/begin body.key': ofBooking({ code: '1234', key: newId() }),
  'POST /booking/:id/complete params.id': ofBooking(),
  'POST /booking/:id/propose params.id': ofBooking({ ...when, reason: 'x' }),
  'POST /booking/:id/proposal/accept params.id': ofBooking(when),
  'POST /booking/:id/proposal/refuse params.id': ofBooking(),
  'POST /booking/:id/proposal/take-back params.id': ofBooking(),
  'POST /booking/:id/pay-by-credit params.id': ofBooking(),
  'POST /booking/:id/rest/given params.id': ofBooking({ amount: 500 }),
  'POST /booking/:id/rest/received params.id': ofBooking({ amount: 500 }),
  'POST /booking/:id/rest/returned params.id': ofBooking(),
  'GET /booking/:id/reviews params.id': ofBooking(),
  'GET /booking/:id/family params.id': ofBooking(),
  'POST /booking/:id/review params.id': ofBooking({ stars: 1 }),
  'POST /booking/:id/review-family params.id': ofBooking({ prepared: true, respectful: true, paidAsAgreed: false }),
  'POST /booking/:id/withdraw-review params.id': ofBooking({}),
  'POST /booking/:id/answer-review params.id': ofBooking({ words: 'x' }),
  'POST /payment/create-order body.bookingId': is((_, { booking }) => ({
    body: { bookingId: booking, amount: 501, receipt: newId() },
  })),
  'POST /payment/verify-payment body.booking_id': is((mine, { booking }) => ({
    body: { booking_id: booking, ...mine.checkout },
  })),
  'POST /payment/verify-payment body.razorpay_order_id': is(({ toPay, checkout }, theirs) => ({
    body: { booking_id: toPay, ...checkout, razorpay_order_id: theirs.checkout.razorpay_order_id },
  })),
  'POST /payment/verify-payment body.razorpay_payment_id': is(
    ({ toPay, checkout }, theirs) => ({
      body: { booking_id: toPay, ...checkout, razorpay_payment_id: theirs.checkout.razorpay_payment_id },
    }),
    { says: 'payment_unverified' },
  ),
  // whose it is stands in the order, whoever is named beside it
  'POST /payment/verify-payment body.user_id': is(
    ({ toPay, checkout }, { customer }) => ({ body: { user_id: customer.id, booking_id: toPay, ...checkout } }),
    { isQuiet: true },
  ),
  'POST /payment/verify-payment body.pandit_id': is(
    ({ toPay, checkout }, { pandit }) => ({ body: { pandit_id: pandit.id, booking_id: toPay, ...checkout } }),
    { isQuiet: true },
  ),
  'GET /payment/:bookingId/receipt params.bookingId': receipt({ may: 'admin' }),
  'GET /payment/:bookingId/receipt.pdf params.bookingId': receipt({ may: 'admin' }),
  'GET /payment/:bookingId/whole-receipt params.bookingId': receipt({ may: 'admin' }),
  'GET /payment/:bookingId/whole-receipt.pdf params.bookingId': receipt({ may: 'admin' }),
};

const words: Record<string, Row> = {
  'GET /booking/:id/letters params.id': ofBooking(),
  'POST /booking/:id/letters params.id': ofBooking({ text: 'x', key: newId() }),
  'POST /booking/:id/letters body.photo': is(
    ({ booking }, { letterPhoto }) => ({ params: { id: booking }, body: { photo: letterPhoto, key: newId() } }),
    { says: 'letter_photo' },
  ),
  'POST /booking/:id/letters body.key': is((_, { booking, letterKey }) => ({
    params: { id: booking },
    body: { text: 'x', key: letterKey },
  })),
  'POST /booking/:id/letters/read params.id': is((mine, { booking }) => ({
    params: { id: booking },
    body: { upTo: mine.letter },
  })),
  'POST /booking/:id/letters/read body.upTo': is(
    ({ booking }, { letter }) => ({ params: { id: booking }, body: { upTo: letter } }),
    { isQuiet: true },
  ),
  'POST /booking/:id/letters/block params.id': ofBooking({}),
  'POST /booking/:id/letters/allow params.id': ofBooking({}),
  'POST /booking/:id/letters/report params.id': is((mine, { booking }) => ({
    params: { id: booking },
    body: { letterId: mine.letter, reason: 'x' },
  })),
  'POST /booking/:id/letters/report body.letterId': is(({ booking }, { letter }) => ({
    params: { id: booking },
    body: { letterId: letter, reason: 'x' },
  })),
  'GET /case/photo/:id params.id': is((_, { casePhoto }) => ({ params: { id: casePhoto } }), { may: 'admin' }),
  'GET /case/ticket/:number params.number': is((_, { ticket }) => ({ params: { number: ticket } })),
  'GET /contact/mine/:number params.number': is((_, { message }) => ({ params: { number: message } })),
  'GET /booking/:id/times params.id': ofBooking(),
  'GET /case/booking/:id params.id': ofBooking(),
  'POST /case/booking/:id params.id': ofBooking({ kind: 'dispute', words: 'x', photos: [] }),
  'POST /case/booking/:id body.photos[]': is(
    ({ bookings: [, , held = ''] }, { newPhoto }) => ({
      params: { id: held },
      body: { kind: 'dispute', words: 'x', photos: [newPhoto] },
    }),
    { says: 'photo_gone' },
  ),
  'POST /case/:id/add params.id': is((_, { caseId }) => ({ params: { id: caseId }, body: { words: 'x', photos: [] } })),
  'POST /case/:id/add body.photos[]': is(
    ({ caseId }, { newPhoto }) => ({ params: { id: caseId }, body: { words: 'x', photos: [newPhoto] } }),
    { says: 'photo_gone' },
  ),
  'POST /case/:id/appeal params.id': is((_, { caseId }) => ({ params: { id: caseId }, body: { words: 'x' } })),
};

export const swapped: Readonly<Record<string, Row>> = { ...people, ...pandits, ...asking, ...bookings, ...words };
export const listed: readonly string[] = [...Object.keys(swapped), ...Object.keys(everybodys)];
