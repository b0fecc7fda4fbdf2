import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { liveStatuses } from '#domain/booking.ts';
import { proofOf } from '../auth/otp/proof.ts';
import { customer, givePassword, member, PASSWORD, postWith, provedPhone } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const leave = (
  who: { token: string } | null,
  body: Sent<'POST /user/delete-account', 'body'> = { password: PASSWORD },
) => t.call('POST /user/delete-account', { body }, who);
const me = async (who: TestPerson) => (await t.call('GET /auth/me', {}, who)).status;

/** Everything a profile can hold. */
async function tellAll(who: TestPerson): Promise<void> {
  const updateData = {
    name: 'Sasmita Rout',
    nameOdia: 'ସସ୍ମିତା ରାଉତ',
    nameDevanagari: 'सस्मिता राउत',
    email: 'sasmita@example.org',
    dob: '1990-02-28',
    gender: 'female',
    address: 'Plot 7',
    pincode: '751001',
    state: 'Odisha',
    district: 'Khordha',
    city: 'Bhubaneswar',
    occupation: 'Teacher',
    education: 'M.A.',
    emergencyName: 'Ravi',
    emergencyPhone: '9123456780',
    emergencyRelation: 'Brother',
  } as const;
  expect((await t.call('POST /user/update-profile', { body: { updateData } }, who)).status).toBe(200);
}

describe('a customer who leaves', () => {
  test('is found nowhere any more; the row stays for the books', async () => {
    const who = await member(t);
    await tellAll(who);
    const { status, body } = await leave(who);
    expect(status).toBe(200);
    expect(body.message).toBe('Your account has been deleted.');
    expect(await me(who)).toBe(401);
    const [row] = await t.deps.pool`SELECT * FROM people WHERE id = ${who.id}`;
    const { name, status: standing, deletedAt, ...rest } = row ?? {};
    expect([name, standing]).toEqual(['Deleted user', 'inactive']);
    expect(deletedAt).toBeInstanceOf(Date);
    const kept = [
      'id',
      'userType',
      'shown',
      'locale',
      'ownDigits',
      'tokenVersion',
      'version',
      'createdAt',
      'updatedAt',
      'knownWrong',
    ];
    expect(
      Object.keys(rest)
        .filter((column) => rest[column] !== null)
        .toSorted(),
    ).toEqual(kept.toSorted());

    const admin = await t.person('admin');
    for (const search of [who.phone, 'sasmita@example.org', 'Deleted user']) {
      const found = await t.call('POST /user/get-users', { body: { userType: 'user', search } }, admin);
      expect(found.body.data.users.map(({ _id }) => _id)).not.toContain(who.id);
    }
    expect((await t.call('GET /user/get-user/:userId', { params: { userId: who.id } }, admin)).status).toBe(404);
  });

  test('may come back with the same phone as somebody new', async () => {
    const { phone, id } = await customer(t);
    const login = { phone, password: 'tulsi-pata-108' };
    const { data } = await postWith(t, '/auth/login', {}, login);
    expect((await leave({ token: data?.token ?? '' })).status).toBe(200);
    expect((await postWith(t, '/auth/login', {}, login)).status).toBe(401);
    const again = await customer(t, phone);
    expect(again.id).not.toBe(id);
    expect((await postWith(t, '/auth/login', {}, login)).data?.user._id).toBe(again.id);
  });

  test('two people who leave at once do not block each other', async () => {
    const people = [await member(t), await member(t)];
    const replies = await Promise.all(people.map((who) => leave(who)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('shows who they are by the password or by a fresh proof of the phone', async () => {
    const who = await member(t);
    expect(await leave(who, { password: 'not-this-one' })).toMatchObject({
      status: 422,
      body: { error: { code: 'password_wrong', fields: { password: 'This is not your current password.' } } },
    });
    expect(await leave(who, {})).toMatchObject({
      status: 400,
      body: { error: { fields: { password: 'Password is required' } } },
    });
    expect((await leave(who, { verification: 'made-up' })).status).toBe(422);
    const other = await member(t);
    expect((await leave(who, { verification: await provedPhone(t, other.phone) })).status).toBe(422);
    expect((await leave(null)).status).toBe(401);
    expect(await me(who)).toBe(200);
    expect((await leave(who, { verification: await provedPhone(t, who.phone) })).status).toBe(200);
    expect(await me(who)).toBe(401);
  });

  test('asked twice at once leaves once', async () => {
    const who = await member(t);
    const replies = await Promise.all([leave(who), leave(who), leave(who)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('takes back what was agreed to, and the audit knows of it without a name', async () => {
    const { phone, id } = await customer(t);
    const { data } = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
    await leave({ token: data?.token ?? '' });
    const consents = await t.deps.pool`SELECT withdrawn_at FROM consents WHERE person_id = ${id}`;
    expect(consents).toEqual([{ withdrawnAt: expect.any(Date) }]);
    const lines = await t.deps.pool`SELECT actor_id, before, after FROM audit
      WHERE subject_id = ${id} AND action = 'person.deleted'`;
    expect(lines).toEqual([{ actorId: id, before: { userType: 'user' }, after: null }]);
  });
});

describe('a booking that is not over', () => {
  test.each(liveStatuses)('keeps its customer while %s', async (status) => {
    const who = await member(t);
    await makeBooking(t, await makeBookable(t), who, { status });
    expect(await leave(who)).toMatchObject({
      status: 409,
      body: {
        error: { code: 'account_in_use' },
        message:
          'You have a booking that is not over yet. Cancel it or wait until the puja is done; then you can delete your account.',
      },
    });
    expect(await me(who)).toBe(200);
  });

  test('and the proof that came with the refusal can be used again', async () => {
    const who = await member(t);
    const bookable = await makeBookable(t);
    const booking = await makeBooking(t, bookable, who);
    const verification = await provedPhone(t, who.phone);
    expect((await leave(who, { verification })).status).toBe(409);
    const body = { bookingId: booking._id, bookingStatus: 'cancelled' } as const;
    expect((await t.call('POST /booking/update-booking-status', { body }, who)).status).toBe(200);
    expect((await leave(who, { verification })).status).toBe(200);
  });

  test('is never made by somebody who just left, however they race', async () => {
    const bookable = await makeBookable(t);
    const outcomes = new Set<string>();
    for (let round = 0; round < 25; round += 1) {
      const who = await member(t);
      // not the password: hashing it takes so long that the booking would always be first
      const verification = await proofOf(t.deps, who.phone);
      const body = { panditId: bookable.pandit.id, ritualId: bookable.ritual.id, bookingDate: bookable.day };
      const [left, asked] = await Promise.all([
        leave(who, { verification }),
        t.call('POST /booking/book-pandit', { body: { ...body, userAddress: 'Plot 12' } }, who),
      ]);
      outcomes.add(`${left.status} ${asked.status}`);
    }
    for (const outcome of outcomes) expect(['200 401', '409 201']).toContain(outcome);
  });
});

describe('a pandit who leaves', () => {
  test('is offered to nobody any more', async () => {
    const { pandit, ritual, day, price } = await makeBookable(t);
    await givePassword(t, pandit);
    expect((await leave(pandit)).status).toBe(200);
    const found = await t.call('POST /availability/filter-availability', {
      body: { ritualId: ritual.id, date: day, price },
    });
    expect(found.body.data.results).toEqual([]);
    const who = await member(t);
    const body = { panditId: pandit.id, ritualId: ritual.id, bookingDate: day, userAddress: 'Plot 12' };
    expect((await t.call('POST /booking/book-pandit', { body }, who)).status).toBe(404);
  });

  test('answers open requests first', async () => {
    const bookable = await makeBookable(t);
    await givePassword(t, bookable.pandit);
    await makeBooking(t, bookable, await t.person('user'));
    expect(await leave(bookable.pandit)).toMatchObject({ status: 409, body: { error: { code: 'account_in_use' } } });
  });

  test('an admin does not leave this way', async () => {
    expect((await leave(await t.person('admin'))).status).toBe(403);
  });
});
