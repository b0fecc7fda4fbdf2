import type { BookingStatus } from '#domain/booking.ts';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import { solvedCaptcha } from '../../auth/captcha/test-captcha.ts';
import { declareDays, makeBookable, makeBooking, makeOffer, type Bookable } from '../../bookings/test-factories.ts';
import { begun, idOf, storePhoto } from '../../cases/test-cases.ts';
import { newId } from '../../db/ids.ts';
import { createOrder, payOrder, type Checkout, type Family } from '../../payments/test-money.ts';
import { picture, upload } from '../../uploads/test-pictures.ts';
import { rounds } from '../test-rounds.ts';
import type { TestApp, TestPerson } from '../test-app.ts';

/** One family, its pandit, and everything of theirs that has an id. Two such worlds never share one. */
export interface World {
  readonly customer: TestPerson;
  readonly pandit: TestPerson;
  readonly acharya: TestPerson;
  /** One who waits for the office: nobody else sees him. */
  readonly waiting: TestPerson;
  readonly ritualId: string;
  readonly day: Day;
  /** The one that rows speak of: the begun one, or one of those below in its place. */
  readonly booking: string;
  /** One in each state, all of the same two. */
  readonly bookings: readonly string[];
  readonly letter: string;
  readonly letterPhoto: string;
  readonly letterKey: string;
  readonly profilePhoto: string;
  readonly caseId: string;
  /** By which the case, and a message of the contact form, is followed. */
  readonly ticket: string;
  readonly message: string;
  /** One that was sent with the case, and one that was not sent yet. */
  readonly casePhoto: string;
  readonly newPhoto: string;
  readonly wait: string;
  readonly familyDay: string;
  readonly session: string;
  readonly passkey: string;
  readonly availability: string;
  /** A booking that was paid for at the provider, with nobody told of it yet. */
  readonly toPay: string;
  readonly checkout: Checkout;
}

/** States a booking is tried in, besides the day of the puja: two of them in `npm test`, all in `npm run soak`. */
const states: readonly BookingStatus[] = [
  'advancepaymentrequested',
  'completed',
  'pendingwithpandit',
  'advancepaymentdone',
  'confirmedbypandit',
  'rejected',
  'cancelled',
  'expired',
];

export async function makeWorld(t: TestApp): Promise<World> {
  const today = await begun(t, 501);
  const { customer, pandit } = today;
  const booking = today.booking._id;
  const offered = await offering(t, pandit);
  const [acharya, waiting] = [await t.person('acharya'), await t.person('pandit', 'pending')];
  const bookings = [];
  for (const [nth, status] of states.slice(0, rounds(2, states.length)).entries())
    bookings.push((await makeBooking(t, offered, customer, { status, day: addDays(offered.day, 2 + nth) }))._id);
  const [session] = await t.deps.pool<{ id: string }[]>`SELECT id FROM sessions WHERE person_id = ${customer.id}`;
  return {
    customer,
    pandit,
    acharya,
    waiting,
    ritualId: offered.ritual.id,
    day: offered.day,
    booking,
    bookings: [booking, ...bookings],
    ...(await written(t, today)),
    ...(await kept(t, customer, offered)),
    session: session?.id ?? '',
    passkey: await passkeyOf(t, customer),
    availability: await declareDays(t, acharya, addDays(offered.day, 60), addDays(offered.day, 61)),
    ...(await paidAtProvider(t, offered, customer)),
  };
}

/** The pandit of a booking offers a ritual of his own for a month. */
async function offering(t: TestApp, pandit: TestPerson): Promise<Bookable> {
  const other = await makeBookable(t);
  await makeOffer(t, pandit, other.ritual);
  const far = addDays(dayAt(t.deps.now()), 90);
  await declareDays(t, pandit, far, addDays(far, 30));
  return { ...other, pandit, day: far };
}

/** Words between the two, and to the office. */
async function written(t: TestApp, { customer, booking }: Family) {
  const params = { id: booking._id };
  const png = await picture(20, 20);
  const [letterPhoto, profilePhoto] = [
    (await upload(t, 'letter-photo', png, customer)).body.data?.url ?? '',
    (await upload(t, 'profile-image', png, customer)).body.data?.url ?? '',
  ];
  const letterKey = newId();
  await t.call('POST /booking/:id/letters', { params, body: { text: 'The lane behind', key: letterKey } }, customer);
  const { letters } = (await t.call('GET /booking/:id/letters', { params, query: {} }, customer)).body.data;
  const [sent, unsent] = [await storePhoto(t, customer), await storePhoto(t, customer)];
  const body = { kind: 'dispute' as const, words: 'He came two hours late', photos: [sent.id] };
  const opened = await t.call('POST /case/booking/:id', { params, body }, customer);
  const caseId = idOf(opened);
  const captcha = await solvedCaptcha(t.url);
  const words = { name: 'Mamata', phone: '9123456780', message: 'Where is my booking?', captcha };
  const message = (await t.call('POST /contact', { body: words }, customer)).body.data.number;
  const letter = letters[0]?._id ?? '';
  return {
    letterKey,
    letter,
    letterPhoto,
    profilePhoto,
    caseId,
    ticket: opened.body.data.number,
    message,
    casePhoto: sent.id,
    newPhoto: unsent.id,
  };
}

/** What a family keeps for itself. */
async function kept(t: TestApp, customer: TestPerson, { pandit, ritual, day }: Bookable) {
  const wish = { ritualId: ritual.id, date: addDays(day, -1), panditId: pandit.id };
  const { waits } = (await t.call('POST /waits', { body: wish }, customer)).body.data;
  const shraddha = { by: 'tithi', kind: 'shraddha', name: 'Aja', month: 6, tithi: 20 } as const;
  const { days } = (await t.call('POST /my-days/add', { body: shraddha }, customer)).body.data;
  await t.call('POST /my-pandits/keep', { body: { panditId: pandit.id } }, customer);
  return { wait: waits[0]?._id ?? '', familyDay: days[0]?._id ?? '' };
}

async function passkeyOf(t: TestApp, { id }: TestPerson): Promise<string> {
  const passkey = newId();
  await t.deps.pool`INSERT INTO passkeys (id, person_id, public_key, counter) VALUES (${passkey}, ${id}, '\\x00', 0)`;
  return passkey;
}

async function paidAtProvider(t: TestApp, offered: Bookable, customer: TestPerson) {
  const wish = { status: 'advancepaymentrequested', advance: 501, day: addDays(offered.day, 20) } as const;
  const booking = await makeBooking(t, offered, customer, wish);
  const order = await createOrder(t, { customer, pandit: offered.pandit, booking, advance: 501 });
  return { toPay: booking._id, checkout: await payOrder(t, order.body.data.order.id) };
}
