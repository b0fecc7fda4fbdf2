import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, freshPhone, PASSWORD, postWith } from '../auth/test-auth.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { accept, acceptForm, deedsOn, invite, joined, linkTo } from './test-staff.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.deps.pool`UPDATE people SET status = 'inactive' WHERE user_type = 'admin'`;
  admin = await t.person('admin');
});
afterAll(() => t.close());

const remove = (personId: string, who: { token: string } = admin, reason = 'Has left us') =>
  t.call('POST /staff/remove', { body: { personId, reason } }, who);
const office = async (who: { token: string } = admin) => (await t.call('GET /staff', {}, who)).body.data;
const serving = async (who?: { token: string }) => (await office(who)).staff.map(({ _id }) => _id);
const me = async (who: { token: string }) => (await t.call('GET /auth/me', {}, who)).status;

describe('an admin who is removed', () => {
  test('is signed out at once, on every device, and cannot come back by any way in', async () => {
    const phone = freshPhone();
    const id = await joined(t, admin, phone);
    const devices = await Promise.all([1, 2].map(() => postWith(t, '/auth/login', {}, { phone, password: PASSWORD })));
    for (const { data } of devices) expect(await me({ token: data?.token ?? '' })).toBe(200);

    expect((await remove(id)).status).toBe(200);
    for (const { data, headers } of devices) {
      expect(await me({ token: data?.token ?? '' })).toBe(401);
      const refreshed = await postWith(t, '/auth/refresh', { cookie: cookieOf(headers) });
      expect(refreshed.status).toBe(401);
    }
    expect((await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).status).toBe(401);
    expect(await serving()).toEqual([admin.id]);
  });

  test('leaves a line with who removed them and why', async () => {
    const other = await t.person('admin');
    await remove(other.id, admin, '  Works elsewhere <now> 🙏🏽 ');
    const [row] = await t.deps.pool`SELECT * FROM audit WHERE subject_id = ${other.id}`;
    expect(row).toMatchObject({
      actorId: admin.id,
      action: 'staff.removed',
      before: { status: 'active' },
      after: { status: 'inactive' },
      note: 'Works elsewhere <now> 🙏🏽',
      requestId: expect.any(String),
    });
  });

  test('leaves no open invitation behind', async () => {
    const other = await t.person('admin');
    const phone = freshPhone();
    const { body } = await invite(t, other, phone);
    const token = await linkTo(t, phone);
    await remove(other.id);
    expect((await office()).invitations).toEqual([]);
    expect((await t.call('POST /auth/invitation', { body: { token } })).status).toBe(409);
    expect((await deedsOn(t, body.data._id)).at(-1)).toEqual(['staff.invitationRevoked', admin.id]);
  });

  test('invites nobody while it happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await t.person('admin');
      const phones = Array.from({ length: 8 }, freshPhone);
      const [removal] = await Promise.all([remove(other.id), ...phones.map((phone) => invite(t, other, phone))]);
      expect(removal.status).toBe(200);
      expect((await office()).invitations).toEqual([]);
    }
  });

  test('may be invited back, as the same person with a new password', async () => {
    const phone = freshPhone();
    const id = await joined(t, admin, phone);
    await remove(id);
    expect((await invite(t, admin, phone, 'Another Name')).status).toBe(201);
    const [proof] = await t.deps.pool`
      UPDATE one_time_codes SET sent_at = sent_at - interval '1 minute' WHERE phone = ${phone} RETURNING 1`;
    expect(proof).toBeDefined();
    const form = { ...(await acceptForm(t, await linkTo(t, phone), phone)), password: 'champa-phula-9' };
    expect((await accept(t, form)).body.data.user).toMatchObject({ _id: id, userType: 'admin', userStatus: 'active' });
    expect((await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).status).toBe(401);
    expect((await t.call('POST /auth/login', { body: { phone, password: 'champa-phula-9' } })).status).toBe(200);
    const deeds = (await deedsOn(t, id)).map(([action]) => action);
    expect(deeds).toEqual(['staff.joined', 'staff.removed', 'staff.joined', 'signIn.failed']);
  });
});

describe('nobody removes', () => {
  test('themselves', async () => {
    await t.person('admin');
    expect(await remove(admin.id)).toMatchObject({ status: 422, body: { error: { code: 'staff_self' } } });
    expect(await me(admin)).toBe(200);
  });

  test('the last one', async () => {
    expect(await remove(admin.id)).toMatchObject({ status: 409, body: { error: { code: 'staff_last' } } });
    expect(await me(admin)).toBe(200);
  });

  test('somebody who is no admin, or is none any more', async () => {
    const customer = await t.person('user');
    const gone = await t.person('admin', 'inactive');
    for (const id of [customer.id, gone.id, newId()]) {
      expect(await remove(id)).toMatchObject({ status: 404, body: { error: { code: 'staff_unknown' } } });
    }
    const [row] = await t.deps.pool`SELECT status FROM people WHERE id = ${customer.id}`;
    expect(row?.['status']).toBe('active');
  });

  test('anybody without a reason', async () => {
    const other = await t.person('admin');
    expect(await remove(other.id, admin, '   ')).toMatchObject({
      status: 400,
      body: { error: { fields: { reason: 'Please say why.' } } },
    });
    expect(await me(other)).toBe(200);
  });
});

test('of two who remove each other at once exactly one stays', async () => {
  for (let round = 0; round < 8; round += 1) {
    await t.deps.pool`UPDATE people SET status = 'inactive' WHERE user_type = 'admin'`;
    const [one, two] = [await t.person('admin'), await t.person('admin')];
    const replies = await Promise.all([remove(two.id, one), remove(one.id, two)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await Promise.all([me(one), me(two)])).toSorted()).toEqual([200, 401]);
  }
});

test('of a ring of removals somebody always stays', async () => {
  const ring = [admin, await t.person('admin'), await t.person('admin'), await t.person('admin')];
  await Promise.all(ring.map((one, at) => remove(ring[(at + 1) % ring.length]?.id ?? '', one)));
  const statuses = await Promise.all(ring.map(me));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
});

test('pressed twice, one is removed once', async () => {
  const other = await t.person('admin');
  const replies = await Promise.all([remove(other.id), remove(other.id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await deedsOn(t, other.id)).toEqual([['staff.removed', admin.id]]);
});
