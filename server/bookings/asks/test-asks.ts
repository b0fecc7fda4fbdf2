import type { Booking } from '#contract/bookings.ts';
import { rupees, type Paise } from '#domain/money.ts';
import { addDays, asMillis, dayAt, later, type Day, type Millis } from '#domain/time.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeOffer, makeRitual, type TestRitual } from '../test-factories.ts';
import { seekDue } from './seek.ts';

let receipts = 0;

/** Pays the advance of a booking, as the checkout does. */
export async function payAdvance(t: TestApp, family: TestPerson, bookingId: string): Promise<void> {
  const [row] = await t.deps.pool<{ due: Paise }[]>`
    SELECT (advance_paise - credit_paise)::bigint AS due FROM bookings WHERE id = ${bookingId}`;
  if (!row) throw new Error('no booking');
  const body = { bookingId, amount: rupees(row.due), receipt: `ask-${(receipts += 1)}` };
  const ordered = await t.call('POST /payment/create-order', { body }, family);
  if (ordered.status !== 200) throw new Error(`no order: ${ordered.body.message}`);
  const paid = await t.call('POST /sandbox/pay', {
    body: { orderId: ordered.body.data.order.id, outcome: 'success' },
  });
  const { razorpay_signature: signature = '', ...checkout } = paid.body.data;
  const verified = await t.call(
    'POST /payment/verify-payment',
    { body: { booking_id: bookingId, ...checkout, razorpay_signature: signature } },
    family,
  );
  if (verified.status !== 200) throw new Error(`not verified: ${verified.body.message}`);
}

/** A ritual that only these offer, each a hundred rupees dearer than the one before, this many days ahead. */
export async function world(t: TestApp, count: number, ahead: number, price = 1000) {
  const ritual = await makeRitual(t);
  const day = addDays(dayAt(t.deps.now()), ahead);
  const pandits: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    const pandit = await t.person('pandit');
    await makeOffer(t, pandit, ritual, price + 100 * n);
    await declareDays(t, pandit, dayAt(t.deps.now()), addDays(day, 3));
    pandits.push(pandit);
  }
  return { ritual, day, pandits, family: await t.person('user') };
}

/** What the tests of asks share: the calls of both sides, and time. */
export const askCalls = (app: () => TestApp) => {
  const ask = async (
    { ritual, day, family }: { ritual: TestRitual; day: Day; family: TestPerson },
    pandit: TestPerson | undefined,
    more: object,
  ): Promise<Booking> => {
    const puja = { ritualId: ritual.id, bookingDate: day, startTime: '18:00' };
    const asked = {
      panditIds: [pandit?.id ?? ''],
      userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
      others: 'yes' as const,
    };
    const { status, body } = await app().call('POST /booking/ask', { body: { ...puja, ...asked, ...more } }, family);
    const [booking] = body.data.bookings;
    if (status !== 201 || !booking) throw new Error(body.message);
    return booking;
  };
  const answer = (pandit: TestPerson | undefined, bookingId: string | undefined, wish: object = {}) =>
    app().call(
      'POST /booking/update-booking-status',
      { body: { bookingId: bookingId ?? '', bookingStatus: 'confirmedbypandit', ...wish } },
      pandit,
    );
  const see = async (id: string | undefined, who: TestPerson): Promise<Booking> =>
    (await app().call('GET /booking/:id', { params: { id: id ?? '' } }, who)).body.data;
  const passed = (after: Millis) => ({ ...app().deps, now: () => later(app().deps.now(), after) });
  return {
    ask,
    answer,
    see,
    /** What a pandit has been asked. */
    askedOf: async (pandit: TestPerson | undefined): Promise<Booking[]> =>
      (await app().call('POST /booking/get-bookings-by-user', { body: {} }, pandit)).body.data.bookings,
    passed,
    /** What is due then, done: nobody’s session is over by it. */
    seek: (after: Millis = asMillis(0)) => seekDue(passed(after)),
    told: (person: TestPerson) =>
      app().deps.pool<{ topic: string; payload: object }[]>`
        SELECT topic, payload FROM booking_outbox WHERE person_id = ${person.id} ORDER BY id`,
    /** A family that has paid the advance; the pandit has agreed. */
    agreed: async (w: Awaited<ReturnType<typeof world>>, more: object, advance = 501): Promise<Booking> => {
      const [first] = w.pandits;
      const { _id } = await ask(w, first, more);
      await answer(first, _id, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: advance });
      await payAdvance(app(), w.family, _id);
      await answer(first, _id);
      return see(_id, w.family);
    },
  };
};

export const refusal = { bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
