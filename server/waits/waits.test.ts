import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, asMillis, dayAt, hours, later, type Day, type Millis } from '#domain/time.ts';
import {
  declareDays,
  makeBookable,
  makeBooking,
  makeOffer,
  makeRitual,
  type TestRitual,
} from '../bookings/test-factories.ts';
import { textOf } from '../notifications/texts/texts.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { tellWaiting } from './telling.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const tell = (after: Millis = asMillis(0)) => tellWaiting({ ...t.deps, now: () => later(t.deps.now(), after) });
const ahead = (n: number): Day => addDays(dayAt(t.deps.now()), n);
const declare = (pandit: TestPerson, day: Day) =>
  t.call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit);
/** A pandit who offers one ritual and has declared nothing. */
async function offering(): Promise<{ pandit: TestPerson; ritual: TestRitual }> {
  const [pandit, ritual] = [await t.person('pandit'), await makeRitual(t)];
  await makeOffer(t, pandit, ritual);
  return { pandit, ritual };
}
const waitFor = (family: TestPerson, { pandit, ritual }: { pandit: TestPerson; ritual: TestRitual }, date: Day) =>
  t.call('POST /waits', { body: { ritualId: ritual.id, date, panditId: pandit.id } }, family);
const waits = async (family: TestPerson) => (await t.call('GET /waits', {}, family)).body.data.waits;
const ask = async (family: TestPerson, panditId: string) =>
  t.call(
    'POST /waits/:id/ask',
    {
      params: { id: (await waits(family))[0]?._id ?? '' },
      body: { panditId, price: 1100, userAddress: 'Plot 12, Nayapalli' },
    },
    family,
  );

test('fifty wait for one day: it opens, one hears of it and asks; the others read that their turn is to come', async () => {
  const [offer, day] = [await offering(), ahead(20)];
  const families = await Promise.all(Array.from({ length: 50 }, () => t.person('user')));
  for (const family of families) expect((await waitFor(family, offer, day)).status).toBe(201);
  expect(await tell()).toBe(0);
  expect((await declare(offer.pandit, day)).status).toBe(201);
  const told = await Promise.all(Array.from({ length: 6 }, () => tell()));
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
  const answers = await Promise.all(families.map((family) => ask(family, offer.pandit.id)));
  expect(answers.map(({ status }) => status)).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(new Set(answers.slice(1).map(({ body }) => body.message))).toEqual(
    new Set(['Others waited for this day before you. We tell you when it is your turn.']),
  );
  // six hours later it is the second one's turn, and not before
  expect(await tell(asMillis(hours(6) - 60_000))).toBe(0);
  expect(await tell(hours(6))).toBe(1);
  const [, second, third] = families as [TestPerson, TestPerson, TestPerson];
  expect((await waits(second))[0]).toMatchObject({ offer: { panditId: offer.pandit.id, price: 1100 } });
  expect((await waits(third))[0]).toMatchObject({ toldAt: null, offer: null });
  // the pandit accepts the first: nobody else hears of a day that is taken
  const booking = answers[0]?.body.data;
  const body = { bookingId: booking?._id ?? '', bookingStatus: 'confirmedbypandit' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, offer.pandit)).status).toBe(200);
  expect(await tell(hours(400))).toBe(0);
});

test('near the day they hear an hour apart', async () => {
  const [offer, day] = [await offering(), ahead(1)];
  const [one, two] = [await t.person('user'), await t.person('user')];
  await waitFor(one, offer, day);
  await waitFor(two, offer, day);
  await declare(offer.pandit, day);
  expect(await tell()).toBe(1);
  expect(await tell(hours(1))).toBe(1);
});

test('a cancelled booking opens its day, and a moved one the day it leaves', async () => {
  const b = await makeBookable(t);
  const family = await t.person('user');
  for (const [n, open] of [
    [8, 'cancel'],
    [9, 'move'],
  ] as const) {
    const day = ahead(n);
    const holder = await t.person('user');
    const booking = await makeBooking(t, b, holder, { status: 'confirmedbypandit', day });
    await waitFor(family, b, day);
    expect(await tell()).toBe(0);
    const params = { id: booking._id };
    if (open === 'cancel') {
      await t.call('POST /booking/:id/cancel', { params, body: { refund: 0 } }, holder);
    } else {
      const time = { day: ahead(15), startTime: null };
      await t.call('POST /booking/:id/propose', { params, body: time }, holder);
      await t.call('POST /booking/:id/proposal/accept', { params, body: time }, b.pandit);
    }
    expect(await tell()).toBe(1);
  }
  expect((await waits(family)).map(({ offer }) => offer?.panditId)).toEqual([b.pandit.id, b.pandit.id]);
});

test('anybody of a district with the ritual is waited for; what is said is one message', async () => {
  const [offer, day] = [await offering(), ahead(20)];
  await t.deps.pool`UPDATE people SET district = 'Puri', state = 'Odisha' WHERE id = ${offer.pandit.id}`;
  await declareDays(t, offer.pandit, ahead(30), ahead(30));
  const [family, other] = [await t.person('user'), await t.person('user')];
  const body = { ritualId: offer.ritual.id, date: day };
  await t.call('POST /waits', { body: { ...body, district: 'Puri' } }, family);
  await t.call('POST /waits', { body: { ...body, district: 'Cuttack' } }, other);
  await declare(offer.pandit, day);
  await tell();
  expect((await waits(family))[0]?.offer).toMatchObject({ name: offer.pandit.name });
  expect((await waits(other))[0]?.toldAt).toBeNull();
  const [message] = await t.deps.pool<{ topic: string; payload: Parameters<typeof textOf>[0]['facts'] }[]>`
    SELECT topic, payload FROM outbox WHERE person_id = ${family.id}`;
  const text = message && textOf({ topic: message.topic, booking: null, facts: message.payload }, 'en');
  expect(text).toMatch(/^A pandit of Puri is free for Satyanarayan Puja \d+ on .* It is your turn/);
  expect(await tell(hours(100))).toBe(0);
});

test('said twice it is waited once; no longer is no longer, and nobody else’s list is touched', async () => {
  const [offer, day] = [await offering(), ahead(20)];
  const [family, stranger] = [await t.person('user'), await t.person('user')];
  await waitFor(family, offer, day);
  const { body } = await waitFor(family, offer, day);
  expect(body.data.waits).toHaveLength(1);
  const params = { id: body.data.waits[0]?._id ?? '' };
  await t.call('POST /waits/:id/no-longer', { params }, stranger);
  expect(await waits(family)).toHaveLength(1);
  const data = await t.call('GET /user/export-data', {}, family);
  expect(data.body.data.waits).toMatchObject([{ date: day, pandit: offer.pandit.name }]);
  await t.call('POST /waits/:id/no-longer', { params }, family);
  expect(await waits(family)).toEqual([]);
  await declare(offer.pandit, day);
  expect(await tell()).toBe(0);
});

test('who waits is signed in as a family, for a day ahead, a ritual and somebody there', async () => {
  const [offer, family] = [await offering(), await t.person('user')];
  const body = { ritualId: offer.ritual.id, date: ahead(3) };
  const send = (more: object, who: TestPerson | null = family) =>
    t.call('POST /waits', { body: { ...body, district: 'Puri', ...more } }, who);
  expect((await send({}, null)).status).toBe(401);
  expect((await send({}, offer.pandit)).status).toBe(403);
  expect((await send({ date: ahead(-1) })).body.message).toBe('Please choose today or a later day.');
  expect((await send({ ritualId: family.id })).status).toBe(404);
  expect((await send({ panditId: family.id })).status).toBe(404);
  expect((await send({ district: 'Atlantis' })).status).toBe(400);
  expect((await t.call('POST /waits', { body }, family)).status).toBe(422);
  for (let n = 0; n < 20; n += 1) await send({ date: ahead(3 + n) });
  expect((await send({ date: ahead(30) })).status).toBe(429);
});

test('an hour can be waited for: two that are taken do not block the day', async () => {
  const b = await makeBookable(t, { durationMinutes: 60 });
  const day = ahead(12);
  const [family, wholeDay] = [await t.person('user'), await t.person('user')];
  const holder = await t.person('user');
  const morning = await makeBooking(t, b, holder, { day, startTime: '08:00', status: 'confirmedbypandit' });
  await makeBooking(t, b, await t.person('user'), { day, startTime: '18:00', status: 'confirmedbypandit' });
  const body = { ritualId: b.ritual.id, date: day, panditId: b.pandit.id };
  const waited = await t.call('POST /waits', { body: { ...body, startTime: '08:00' } }, family);
  expect(waited.body.data.waits).toMatchObject([{ startTime: '08:00', toldAt: null }]);
  // another hour of the day is another wait, the same one is not
  await t.call('POST /waits', { body: { ...body, startTime: '18:00' } }, family);
  await t.call('POST /waits', { body: { ...body, startTime: '18:00' } }, family);
  expect(await waits(family)).toHaveLength(2);
  await t.call('POST /waits', { body }, wholeDay);
  await t.call('POST /booking/:id/cancel', { params: { id: morning._id }, body: { refund: 0 } }, holder);
  expect(await tell()).toBe(1);
  expect(await waits(family)).toMatchObject([
    { startTime: '08:00', offer: { panditId: b.pandit.id } },
    { startTime: '18:00', toldAt: null },
  ]);
  expect((await waits(wholeDay))[0]).toMatchObject({ startTime: null, toldAt: null });
  // the turn is for that hour: the family that asks has it then
  const asked = await ask(family, b.pandit.id);
  expect(asked).toMatchObject({ status: 201, body: { data: { startTime: '08:00', bookingDate: day } } });
  const [message] = await t.deps.pool<{ topic: string; payload: Parameters<typeof textOf>[0]['facts'] }[]>`
    SELECT topic, payload FROM outbox WHERE person_id = ${family.id}`;
  const text = message && textOf({ topic: message.topic, booking: null, facts: message.payload }, 'en');
  expect(text).toContain(` ${day.slice(0, 4)}, 8:00 am. It is your turn`);
  const past = await t.call('POST /waits', { body: { ...body, date: ahead(0), startTime: '00:00' } }, family);
  expect(past.status).toBe(422);
});
