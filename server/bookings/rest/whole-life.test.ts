import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, hours, later, startOfDay } from '#domain/time.ts';
import { callsOf as casesOf, idOf, storePhoto } from '../../cases/test-cases.ts';
import { payOut } from '../../ledger/ledger.ts';
import { accountsOf, inOne } from '../../ledger/test-accounts.ts';
import { findings } from '../../ledger/test-books.ts';
import { given, payRest, received } from '../../ledger/test-rest.ts';
import { payOutTo, refOf } from '../../ledger/test-settled.ts';
import { booksBalance, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import { callsOf as reviewsOf } from '../../reviews/test-reviews.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { payAdvance } from '../asks/test-asks.ts';
import { declareDays, makeOffer, makeRitual } from '../test-factories.ts';

/** A booking's whole life, from the first question to the last rupee: two families, three pandits and the office. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const see = async (id: string, who: TestPerson): Promise<Booking> =>
  (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
const become = (id: string, who: TestPerson, bookingStatus: Booking['bookingStatus'], more: object = {}) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId: id, bookingStatus, ...more } }, who);
const balanced = async () => expect(await findings(t.deps.pool)).toEqual([]);
const toldTo = async ({ id }: TestPerson) =>
  (
    await t.deps.pool<{ topic: string }[]>`SELECT topic FROM booking_outbox WHERE person_id = ${id} ORDER BY id, topic`
  ).map(({ topic }) => topic);

/** Lets time go by until the puja begins in this many hours; it lasts two. */
async function comesNear(bookingId: string, ahead: number): Promise<void> {
  const exact = later(t.deps.now(), hours(ahead));
  const day = dayAt(exact);
  const minute = Math.floor((exact - startOfDay(day)) / 60_000);
  const from = new Date(startOfDay(day) + minute * 60_000);
  await t.deps.pool`
    UPDATE bookings SET day = ${day}, start_minute = ${minute},
      period = tstzrange(${from}, ${from}::timestamptz + interval '2 hours')
    WHERE id = ${bookingId}`;
}

test('asked, agreed, moved, withdrawn, found again, begun, paid, held, reviewed, complained of and decided', async () => {
  const ritual = await makeRitual(t);
  const today = dayAt(t.deps.now());
  const day = addDays(today, 5);
  const priest = async (price: number) => {
    const pandit = await t.person('pandit');
    await makeOffer(t, pandit, ritual, price);
    await declareDays(t, pandit, today, addDays(day, 5));
    return pandit;
  };
  const [a, b, c] = [await priest(1000), await priest(1100), await priest(1200)];
  const [family, rival, admin] = [await t.person('user'), await t.person('user'), await t.person('admin')];

  // two are asked at once; another family asks the first of them for the same hour
  const wish = { ritualId: ritual.id, bookingDate: day, startTime: '18:00', userAddress: 'Plot 12, Nayapalli' };
  const asked = await t.call(
    'POST /booking/ask',
    { body: { ...wish, panditIds: [a.id, c.id], others: 'ask', limit: 2000 } },
    family,
  );
  expect([asked.status, asked.body.data.bookings.length]).toEqual([201, 2]);
  const ofPandit = (who: TestPerson) =>
    asked.body.data.bookings.find(({ panditId }) => panditId._id === who.id)?._id ?? '';
  const [first, other] = [ofPandit(a), ofPandit(c)];
  const theirs = (await t.call('POST /booking/book-pandit', { body: { ...wish, panditId: a.id } }, rival)).body.data
    ._id;

  // the first to be paid an advance has it; the other hears at once, and the rival cannot have the hour
  expect((await become(first, a, 'advancepaymentrequested', { advanceAmountToBePaid: 500 })).status).toBe(200);
  await payAdvance(t, family, first);
  expect((await become(first, a, 'confirmedbypandit')).status).toBe(200);
  expect((await see(other, c)).bookingStatus).toBe('cancelled');
  expect(await toldTo(c)).toContain('passOver.pandit');
  expect((await become(theirs, a, 'confirmedbypandit')).body.error?.code).toBe('booking_taken');
  await balanced();

  // moved once, and now the hour is the rival's
  const time = { day: addDays(day, 1), startTime: '09:00' };
  const params = { id: first };
  expect((await t.call('POST /booking/:id/propose', { params, body: time }, family)).status).toBe(200);
  expect((await t.call('POST /booking/:id/proposal/accept', { params, body: time }, a)).body.data).toMatchObject({
    bookingDate: time.day,
    startTime: '09:00',
    heldAmount: 500,
  });
  expect((await become(theirs, a, 'confirmedbypandit')).status).toBe(200);

  // withdrawn on the eve: what they paid waits, and what they would have lost themselves is given as credit
  await comesNear(first, 20);
  const withdrawn = await t.call('POST /booking/:id/withdraw', { params, body: { reason: 'Fever' } }, a);
  expect(withdrawn.status).toBe(200);
  expect(await see(first, family)).toMatchObject({
    bookingStatus: 'rejected',
    refundedAmount: 0,
    creditGiven: 500,
    ask: { state: 'choosing', keptAmount: 500 },
  });
  expect((await t.call('GET /booking/credit', {}, family)).body.data.amount).toBe(500);
  await balanced();

  // a substitute at a difference that is shown first; nobody is asked without a yes
  const { pandits } = (await t.call('GET /booking/:id/suitable', { params }, family)).body.data;
  expect(pandits.find(({ userId }) => userId._id === b.id)).toMatchObject({ price: 1100, difference: 100 });
  const instead = { pandits: [{ panditId: b.id, price: 1100 }] };
  const found = await t.call('POST /booking/:id/ask-others', { params, body: instead }, family);
  const second = found.body.data.bookings[0]?._id ?? '';
  expect((await become(second, b, 'confirmedbypandit')).status).toBe(200);
  const booking = await see(second, family);
  expect(booking).toMatchObject({
    bookingStatus: 'confirmedbypandit',
    isSubstitute: true,
    price: 1100,
    heldAmount: 500,
  });
  const life: Family = { booking, customer: family, pandit: b, advance: 500 };
  await balanced();

  // begun by the code of the family, before its hour
  await comesNear(second, 1);
  const { startCode } = await see(second, family);
  expect((await see(second, b)).startCode).toBeNull();
  const begun = await t.call('POST /booking/:id/begin', { params: { id: second }, body: { code: startCode ?? '' } }, b);
  expect([begun.status, begun.body.data.begunAt !== null]).toEqual([200, true]);

  // the rest of ₹600: half in cash, which both say, and half by the checkout
  expect((await given(t, life, 300)).status).toBe(200);
  expect((await received(t, life, 300)).status).toBe(200);
  expect((await payRest(t, life, 300)).status).toBe(200);
  const rest = { due: 600, paid: 300, given: 300, received: 300, left: 0, stage: 'settled' };
  expect((await see(second, b)).rest).toMatchObject(rest);
  expect((await see(second, family)).rest).toMatchObject(rest);
  // it is said to be done from its agreed hour on
  const done = () => t.call('POST /booking/:id/complete', { params: { id: second } }, family);
  expect((await done()).body.error?.code).toBe('not_started');
  await comesNear(second, 0);
  expect((await done()).status).toBe(200);
  expect(await accountsOf(t, life)).toMatchObject({ pandit: 750, commission: 50 });
  await balanced();

  // both review, and read each other's only then; the pandit answers in public
  const reviews = reviewsOf(t);
  expect((await reviews.review(life, { stars: 4, words: 'Came at a day’s notice.', onTime: true })).status).toBe(201);
  expect((await reviews.seenBy(life, b)).ofFamily).toBeNull();
  expect((await reviews.reviewFamily(life)).status).toBe(201);
  expect((await reviews.seenBy(life, b)).ofFamily).toMatchObject({ stars: 4 });
  expect((await reviews.seenBy(life, family)).ofPandit).toMatchObject({ prepared: true, paidAsAgreed: true });
  expect((await reviews.answer(life, 'It was a joy.')).status).toBe(200);
  expect((await reviews.inPublic(b.id)).reviews[0]).toMatchObject({
    words: 'Came at a day’s notice.',
    answer: { words: 'It was a joy.' },
  });

  // a complaint with a photo: what is earned waits until the office has decided
  const cases = casesOf(t);
  const photo = (await storePhoto(t, family)).id;
  const caseId = idOf(await cases.open(life, { kind: 'dispute', words: 'Half was left out.', photos: [photo] }));
  await expect(payOutTo(t, life, 'upi')).rejects.toThrow('A case about the money of this booking is open');
  expect((await cases.add(caseId, b, 'The family asked to be done by noon.')).status).toBe(200);
  await cases.take(admin, caseId);
  expect((await cases.look(admin, caseId)).body.data.story[0]?.photos).toEqual([photo]);
  const decision = { remedy: 'refundPart', amount: 200, words: 'A part comes back.' } as const;
  expect((await cases.decide(admin, caseId, decision)).status).toBe(200);
  expect((await see(second, family)).refundedAmount).toBe(200);
  await balanced();
  expect(await payOutTo(t, life, 'upi', 'UTR 1')).toBe(true);
  const ofRest = { method: 'upi', reference: 'UTR 2', purpose: 'rest' } as const;
  expect(await inOne(t, (sql) => payOut(sql, refOf(life), ofRest, t.deps.now()))).toBe(true);
  expect((await accountsOf(t, life))['pandit']).toBeUndefined();
  await balanced();

  // the story, as each side reads it
  const storyOf = async (id: string, who: TestPerson) => (await see(id, who)).events.map(({ action }) => action);
  const before = ['request', 'requestAdvance', 'pay', 'accept', 'propose', 'move', 'withdraw'];
  const after = ['request', 'accept', 'begin', 'giveRest', 'receiveRest', 'payRest', 'complete', 'refund'];
  for (const who of [family, a]) expect(await storyOf(first, who)).toEqual(before);
  for (const who of [family, b]) expect(await storyOf(second, who)).toEqual(after);
  expect(await storyOf(other, c)).toEqual(['request', 'passOver']);
  for (const [id, who] of [
    [first, b],
    [second, a],
    [second, c],
    [second, rival],
  ] as const) {
    expect((await t.call('GET /booking/:id', { params: { id } }, who)).status).toBe(404);
  }
  const mine = (who: TestPerson) => t.call('GET /case/mine', { query: {} }, who);
  for (const who of [family, b]) {
    expect((await mine(who)).body.data.cases).toMatchObject([
      {
        kind: 'dispute',
        stage: 'closed',
        decision: { remedy: 'refundPart', amount: 200, words: 'A part comes back.' },
      },
    ]);
  }
  expect((await mine(a)).body.data.cases).toEqual([]);
  const deeds = await t.deps.pool<{ action: string }[]>`
    SELECT action FROM audit WHERE subject_id IN (${caseId}, ${second}) ORDER BY id`;
  expect(deeds.map(({ action }) => action)).toEqual(expect.arrayContaining(['case.taken', 'case.decided']));
  expect(await toldTo(family)).toEqual(
    expect.arrayContaining(['withdraw.customer', 'begin.customer', 'caseDecided.customer']),
  );
});
