import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { addDays } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** A family keeps the pandits it wants to ask again. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const list = async (who: TestPerson) => (await t.call('GET /my-pandits', {}, who)).body.data.pandits;
const keep = (panditId: string, who: TestPerson | null) => t.call('POST /my-pandits/keep', { body: { panditId } }, who);

test('the last kept comes first, each once, with what was last asked of them', async () => {
  const [one, two, family] = [await makeBookable(t), await makeBookable(t), await t.person('user')];
  const booking = await makeBooking(t, one, family, { status: 'completed' });
  await Promise.all([1, 2, 3].map(() => keep(one.pandit.id, family)));
  expect((await keep(two.pandit.id, family)).body.message).toBe('They are in your list now.');
  expect(await list(family)).toMatchObject([
    { _id: two.pandit.id, last: null, isListed: true },
    {
      _id: one.pandit.id,
      name: one.pandit.name,
      last: {
        bookingId: booking._id,
        ritualId: one.ritual.id,
        ritualType: one.ritual.name,
        bookingDate: booking.bookingDate,
      },
    },
  ]);
  await t.call('POST /my-pandits/let-go', { body: { panditId: two.pandit.id } }, family);
  await t.call('POST /my-pandits/let-go', { body: { panditId: two.pandit.id } }, family);
  expect((await list(family)).map(({ _id }) => _id)).toEqual([one.pandit.id]);
  expect(await list(await t.person('user'))).toEqual([]);
});

test('says again what was said when this pandit last held the ritual, and nobody else hears it', async () => {
  const [one, family] = [await makeBookable(t), await t.person('user')];
  const said = { startTime: '09:30', userAddress: 'Plot 12, Nayapalli', additionalNotesByUser: 'My mother is ill' };
  const last = async (who: TestPerson, panditId = one.pandit.id, ritualId = one.ritual.id) =>
    (await t.call('GET /my-pandits/:id/last', { params: { id: panditId }, query: { ritualId } }, who)).body.data.last;
  expect(await last(family)).toBeNull();
  await makeBooking(t, one, family, { status: 'completed', userAddress: 'An older house' });
  const booking = await makeBooking(t, one, family, { ...said, status: 'completed', day: addDays(one.day, 2) });
  // one that is only asked for is not the last they held
  await makeBooking(t, one, family, { day: addDays(one.day, 4), userAddress: 'Elsewhere' });
  const { _id: bookingId, bookingDate, price } = booking;
  expect(await last(family)).toEqual({ ...said, bookingId, bookingDate, price });
  expect(await last(family, one.pandit.id, newId())).toBeNull();
  expect(await last(await t.person('user'))).toBeNull();
  const asPandit = { params: { id: one.pandit.id }, query: { ritualId: one.ritual.id } };
  expect((await t.call('GET /my-pandits/:id/last', asPandit, one.pandit)).status).toBe(403);
});

test('is for families, and for pandits who have a page', async () => {
  const [family, pending] = [await t.person('user'), await t.person('pandit', 'pending')];
  expect((await keep(newId(), family)).body.error?.code).toBe('pandit_unknown');
  expect((await keep(pending.id, family)).body.error?.code).toBe('pandit_unknown');
  expect((await keep(pending.id, null)).status).toBe(401);
  expect((await keep(pending.id, pending)).status).toBe(403);
});

test('holds a hundred and not one more, however many presses come at once', async () => {
  const [b, c, family] = [await makeBookable(t), await makeBookable(t), await t.person('user')];
  await t.deps.pool`
    INSERT INTO people (id, user_type, status, name, phone)
    SELECT gen_random_uuid(), 'pandit', 'approved', 'Filler', (6100000000 + n)::text FROM generate_series(1, 99) n`;
  await t.deps.pool`
    INSERT INTO kept_pandits (customer_id, pandit_id, at) SELECT ${family.id}, id, now() FROM people WHERE name = 'Filler'`;
  const answers = await Promise.all([keep(b.pandit.id, family), keep(c.pandit.id, family)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('goes along with one’s data, and away with the account', async () => {
  const [b, family] = [await makeBookable(t), await t.person('user')];
  await givePassword(t, family);
  await keep(b.pandit.id, family);
  expect((await t.call('GET /user/export-data', {}, family)).body.data.pandits).toMatchObject([
    { name: b.pandit.name },
  ]);
  await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, family);
  expect(await t.deps.pool`SELECT 1 FROM kept_pandits WHERE customer_id = ${family.id}`).toHaveLength(0);
});

test('the last puja is the last that was held, not one that was asked for or came to nothing', async () => {
  const [b, family] = [await makeBookable(t), await t.person('user')];
  await keep(b.pandit.id, family);
  const rejected = { day: addDays(b.day, 9), status: 'rejected' } as const;
  await makeBooking(t, b, family, rejected);
  expect((await list(family))[0]?.last).toBeNull();
  const later = await makeBooking(t, b, family, { day: addDays(b.day, 5), status: 'completed' });
  await makeBooking(t, b, family, { day: addDays(b.day, 2), status: 'completed' });
  await makeBooking(t, b, family, { day: addDays(b.day, 20) });
  expect((await list(family))[0]?.last).toMatchObject({ bookingId: later._id, bookingDate: addDays(b.day, 5) });
});
