import { expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { given, received } from '../ledger/test-rest.ts';
import { bookingNow, type Family } from '../payments/test-money.ts';
import { begun, casesApp, idOf, type Opening } from './test-cases.ts';

/** A case waits for the side that has said nothing in it: on Today, among what needs the family, and on its page. */

const { t, calls, admin } = await casesApp();

const asked = async (family: Family, who: TestPerson) => {
  const { cases } = (await t.call('GET /case/mine', { query: {} }, who)).body.data;
  const [one] = (await calls.seenBy(family, who)).cases;
  const number = one?.number ?? '';
  const page = (await t.call('GET /case/ticket/:number', { params: { number } }, who)).body.data;
  return [cases[0]?.asksMe, one?.asksMe, page.asksMe];
};
const asks = async (family: Family) => (await bookingNow(t, family)).openCase?.asks;
const order = async ({ customer }: Family, when?: 'upcoming' | 'past') => {
  const body = { sort: 'need', ...(when && { when }) } as const;
  const { bookings } = (await t.call('POST /booking/get-bookings-by-user', { body }, customer)).body.data;
  return bookings.map(({ _id }) => _id);
};

test.each<[Opening, 'customer' | 'pandit']>([
  [{ kind: 'absence' }, 'customer'],
  [{ kind: 'absence' }, 'pandit'],
  [{ kind: 'overcharge' }, 'customer'],
  [{ kind: 'dispute', words: 'The havan was left out.' }, 'customer'],
  [{ kind: 'dispute', words: 'Nobody let me in.' }, 'pandit'],
])('%o by the %s asks the other side, until it has said how it was', async (opening, by) => {
  const family = await begun(t, 500);
  const other = by === 'customer' ? 'pandit' : 'customer';
  const caseId = idOf(await calls.open(family, opening, family[by]));
  expect(await asks(family)).toEqual([other]);
  expect(await asked(family, family[other])).toEqual([true, true, true]);
  expect(await asked(family, family[by])).toEqual([false, false, false]);
  expect((await calls.add(caseId, family[other], 'I was there from nine on.')).status).toBe(200);
  expect(await asks(family)).toEqual([]);
  expect(await asked(family, family[other])).toEqual([false, false, false]);
});

test('two sums ask both; a case that only its writer and the office know asks nobody; a decided one neither', async () => {
  const family = await begun(t, 500);
  await given(t, family, 600);
  await received(t, family, 200);
  expect(await asks(family)).toEqual(['customer', 'pandit']);
  const other = await begun(t, 500);
  await calls.open(other, { kind: 'report', words: 'He asked for cash beforehand.' });
  expect((await bookingNow(t, other)).openCase).toBeNull();
  const decided = await begun(t, 500);
  await calls.decided(decided, { kind: 'absence' }, admin, { remedy: 'goesOn' });
  expect(await asked(decided, decided.pandit)).toEqual([false, false, false]);
});

test('each of two cases asks for words of its own, whichever is answered first', async () => {
  const family = await begun(t, 500);
  const { customer, pandit } = family;
  await calls.open(family, { kind: 'dispute', words: 'I was sent away.' }, pandit);
  const first = idOf(await calls.open(family, { kind: 'dispute', words: 'The havan was left out.' }));
  const second = idOf(await calls.open(family, { kind: 'overcharge' }));
  const open = async () => {
    const shown = (await bookingNow(t, family)).openCase;
    return [shown, ...(shown?.others ?? [])].map((one) => [one?.kind, one?.by, one?.asks]);
  };
  expect(await open()).toEqual([
    ['dispute', 'pandit', ['customer']],
    ['dispute', 'customer', ['pandit']],
    ['overcharge', 'customer', ['pandit']],
  ]);
  const counts = async (who: TestPerson) => {
    const listed = (await t.call('GET /case/mine', { query: {} }, who)).body.data.cases;
    const { cases } = await calls.seenBy(family, who);
    const count = (some: readonly { asksMe: boolean }[]) => some.filter(({ asksMe }) => asksMe).length;
    return [count(listed), count(cases)];
  };
  expect([await counts(pandit), await counts(customer)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
  await calls.add(first, pandit, 'It was held as written.');
  expect(await counts(pandit)).toEqual([1, 1]);
  expect((await open()).map(([, , waits]) => waits)).toEqual([['customer'], [], ['pandit']]);
  await calls.add(second, pandit, 'I asked for what was agreed.');
  expect(await counts(pandit)).toEqual([0, 0]);
});

test('is among those that ask, also where a page of newer ones does not', async () => {
  const family = await begun(t, 500);
  const { pandit, customer } = family;
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'The havan was left out.' }));
  const other = await calls.decided(family, { kind: 'complaint', words: 'He came late.' }, admin, {});
  for (let nth = 1; nth <= 20; nth += 1)
    await t.deps.pool`
      INSERT INTO cases SELECT (jsonb_populate_record(c, jsonb_build_object('id', ${newId()}::text, 'number', left(c.number, 5) || ${90_000 + nth}::text))).*
      FROM cases c WHERE c.id = ${other.caseId}`;
  const mine = async (query: { asks?: 'me' }, who: TestPerson) =>
    (await t.call('GET /case/mine', { query }, who)).body.data.cases.map(({ _id }) => _id);
  expect(await mine({}, pandit)).not.toContain(caseId);
  expect(await mine({ asks: 'me' }, pandit)).toEqual([caseId]);
  expect(await mine({ asks: 'me' }, customer)).toEqual([]);
  await calls.add(caseId, pandit, 'It was held as written.');
  expect(await mine({ asks: 'me' }, pandit)).toEqual([]);
});

test('in the family’s list it comes before what lies ahead, and of one that is over before the rest of the past', async () => {
  const family = await begun(t, 500);
  const { customer, pandit, booking } = family;
  const [first] = await order(family);
  expect(first).toBe(booking._id);
  await t.deps.pool`
    UPDATE bookings SET status = 'completed', due_at = NULL, rest_given_paise = 60000, rest_received_paise = 60000
    WHERE id = ${booking._id}`;
  const twin = await begun(t, 500);
  await t.deps.pool`UPDATE customer_bookings SET customer_id = ${customer.id} WHERE booking_id = ${twin.booking._id}`;
  await t.deps.pool`UPDATE bookings SET customer_id = ${customer.id} WHERE id = ${twin.booking._id}`;
  expect(await order(family)).toEqual([twin.booking._id, booking._id]);
  await calls.open(family, { kind: 'dispute', words: 'I was sent away.' }, pandit);
  expect(await order(family)).toEqual([booking._id, twin.booking._id]);
  expect(await order(family, 'past')).toEqual([booking._id]);
});
