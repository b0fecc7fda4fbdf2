import type { Booking } from '#contract/bookings.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { addDays, dayAt, days, instantOf, later, type Day } from '#domain/time.ts';
import { keepSearchable } from '../availability/searchable/searchable.ts';
import { newId } from '../db/ids.ts';
import { transaction } from '../db/sql.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';
import { transition } from './steps/transition.ts';
import type { StepRequest } from './steps/step-request.ts';

/** What tests need before a booking can be: made in the database. Bookings themselves walk their real steps. */

export interface TestRitual {
  id: string;
  name: string;
}

let counter = 0;

export async function makeRitual({ deps }: TestApp, durationMinutes = 120): Promise<TestRitual> {
  counter += 1;
  const ritual = { id: newId(), name: `Satyanarayan Puja ${counter}` };
  await deps.pool`INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
    VALUES (${ritual.id}, ${`satyanarayan-puja-${counter}`}, ${ritual.name}, 'For the house', '/uploads/puja.webp',
      ${durationMinutes})`;
  return ritual;
}

/** A pandit offers a ritual at a price in rupees. */
export async function makeOffer(
  { deps }: TestApp,
  pandit: TestPerson,
  ritual: TestRitual,
  price = 1100,
): Promise<void> {
  await deps.pool`INSERT INTO offers (pandit_id, ritual_id, price_paise, experience_years)
    VALUES (${pandit.id}, ${ritual.id}, ${paise(price)}, 5)`;
  await keepSearchable(deps.pool, [pandit.id], deps.now());
}

/** A pandit is free from one day to another, both included. */
export async function declareDays({ deps }: TestApp, pandit: TestPerson, from: Day, to: Day): Promise<string> {
  const id = newId();
  await deps.pool`INSERT INTO availability (pandit_id, id, days)
    VALUES (${pandit.id}, ${id}, daterange(${from}, ${to}, '[]'))`;
  await keepSearchable(deps.pool, [pandit.id], deps.now());
  return id;
}

export interface Bookable {
  pandit: TestPerson;
  ritual: TestRitual;
  /** A day on which the pandit is free; so are the 30 after it. */
  day: Day;
  price: number;
}

/** An approved pandit with one ritual, free from tomorrow on for a month. */
export async function makeBookable(t: TestApp, { durationMinutes = 120, price = 1100 } = {}): Promise<Bookable> {
  const pandit = await t.person('pandit');
  const ritual = await makeRitual(t, durationMinutes);
  const day = addDays(dayAt(t.deps.now()), 1);
  await makeOffer(t, pandit, ritual, price);
  await declareDays(t, pandit, day, addDays(day, 30));
  return { pandit, ritual, day, price };
}

export interface BookingWish {
  status?: BookingStatus;
  startTime?: string;
  day?: Day;
  userAddress?: string;
  additionalNotesByUser?: string;
  /** Rupees asked in advance, for the states that come after that step. */
  advance?: number;
}

/** A booking of a customer with a bookable pandit, brought into a state step by step. */
export async function makeBooking(
  t: TestApp,
  { pandit, ritual, day }: Bookable,
  customer: TestPerson,
  wish: BookingWish = {},
): Promise<Booking> {
  const asked = await t.call(
    'POST /booking/book-pandit',
    {
      body: {
        panditId: pandit.id,
        ritualId: ritual.id,
        bookingDate: wish.day ?? day,
        userAddress: wish.userAddress ?? 'Plot 12, Nayapalli, Bhubaneswar',
        another: 'both',
        ...(wish.additionalNotesByUser && { additionalNotesByUser: wish.additionalNotesByUser }),
        ...(wish.startTime && { startTime: wish.startTime }),
      },
    },
    customer,
  );
  if (asked.status !== 201) throw new Error(`no booking: ${asked.status} ${asked.body.message}`);
  const ref = { panditId: pandit.id, bookingId: asked.body.data._id };
  for (const step of way(wish.status ?? 'pendingwithpandit', pandit, customer, wish.advance ?? 501)) {
    await walk(t, { ...ref, ...step }, asked.body.data);
  }
  const { body } = await t.call('GET /booking/:id', { params: { id: ref.bookingId } }, customer);
  return body.data;
}

type Stride = Pick<StepRequest, 'action' | 'by' | 'actorId' | 'note' | 'amount'>;

/** The steps from a request to a state. */
function way(to: BookingStatus, pandit: TestPerson, customer: TestPerson, advance: number): Stride[] {
  const byPandit = { by: 'pandit', actorId: pandit.id } as const;
  const requestAdvance = { action: 'requestAdvance', ...byPandit, amount: paise(advance) } as const;
  const pay = { action: 'pay', by: 'provider', actorId: null, amount: paise(advance) } as const;
  const ways: Record<BookingStatus, Stride[]> = {
    pendingwithpandit: [],
    advancepaymentrequested: [requestAdvance],
    advancepaymentdone: [requestAdvance, pay],
    confirmedbypandit: [{ action: 'accept', ...byPandit }],
    completed: [
      { action: 'accept', ...byPandit },
      { action: 'complete', by: 'time', actorId: null },
    ],
    rejected: [{ action: 'reject', ...byPandit, note: 'Travelling that day' }],
    cancelled: [{ action: 'cancel', by: 'customer', actorId: customer.id }],
    expired: [{ action: 'expire', by: 'time', actorId: null }],
  };
  return ways[to];
}

async function walk({ deps }: TestApp, request: StepRequest, { endsAt }: Booking): Promise<void> {
  // time takes its steps only after every deadline a booking can have
  const now = request.by === 'time' ? later(instantOf(endsAt), days(2)) : deps.now();
  const outcome = await transaction(deps.pool, (sql) => transition(sql, request, now));
  if (outcome.kind !== 'done') throw new Error(`${request.action}: ${JSON.stringify(outcome)}`);
}
