import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { picture, see, upload } from './test-pictures.ts';

/** Who sees a photo (docs/decisions/0123-who-sees-a-photo.md): tried by people who know its address. */

let t: TestApp;
let admin: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  t = await testApp();
  [admin, stranger] = await Promise.all([t.person('admin'), t.person('user')]);
});
afterAll(() => t.close());

const store = async (who: TestPerson, kind: 'profile-image' | 'letter-photo'): Promise<string> =>
  (await upload(t, kind, await picture(30, 30), who)).body.data?.url ?? '';
async function withPhoto(who: TestPerson): Promise<string> {
  const profileUrl = await store(who, 'profile-image');
  const saved = await t.call('POST /user/update-profile', { body: { updateData: { profileUrl } } }, who);
  expect(saved.status).toBe(200);
  return profileUrl;
}
const statuses = (url: string, people: readonly (TestPerson | null)[]): Promise<number[]> =>
  Promise.all(people.map(async (who) => (await see(t, url, who)).status));

describe('the photo of a family', () => {
  test('is for themselves, the office and a pandit they asked, and nothing of it stays in a cache of others', async () => {
    const offered = await makeBookable(t);
    const family = await t.person('user');
    const url = await withPhoto(family);
    const everybody = [family, admin, offered.pandit, stranger, null];
    expect(await statuses(url, everybody)).toEqual([200, 200, 404, 404, 404]);
    await makeBooking(t, offered, family);
    expect(await statuses(url, everybody)).toEqual([200, 200, 200, 404, 404]);
    const shown = await see(t, url, family);
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    const etag = shown.headers.get('etag') ?? '';
    const again = { 'if-none-match': etag };
    const own = { ...again, authorization: `Bearer ${family.token}` };
    expect((await fetch(t.url + url, { headers: own })).status).toBe(304);
    expect((await fetch(t.url + url, { headers: again })).status).toBe(404);
  });

  test.each(['rejected', 'cancelled', 'expired'] as const)(
    'is no longer for the pandit once the booking is %s, and they are not told of it either',
    async (status) => {
      const offered = await makeBookable(t);
      const family = await t.person('user');
      const url = await withPhoto(family);
      const { _id: id } = await makeBooking(t, offered, family);
      expect(await statuses(url, [offered.pandit])).toEqual([200]);
      await t.deps.pool`UPDATE bookings SET status = ${status}, due_at = NULL WHERE id = ${id}`;
      expect(await statuses(url, [family, offered.pandit])).toEqual([200, 404]);
      const { body } = await t.call('GET /booking/:id', { params: { id } }, offered.pandit);
      expect(body.data.userId.profileUrl).toBeNull();
    },
  );

  test('is no longer for the pandit who said no; one who has a puja with them sees it', async () => {
    const offered = await makeBookable(t);
    const family = await t.person('user');
    const url = await withPhoto(family);
    await makeBooking(t, offered, family, { status: 'rejected', startTime: '06:00' });
    expect(await statuses(url, [offered.pandit])).toEqual([404]);
    await makeBooking(t, offered, family, { status: 'completed', startTime: '12:00' });
    expect(await statuses(url, [offered.pandit])).toEqual([200]);
  });

  test('shows on its pages by the cookie of the browser', async () => {
    const family = await t.person('user');
    await givePassword(t, family);
    const url = await withPhoto(family);
    const login = await fetch(`${t.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: family.phone, password: PASSWORD }),
    });
    const cookie = login.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    expect((await fetch(t.url + url, { headers: { cookie: cookie.join('; ') } })).status).toBe(200);
  });

  test('is seen by nobody once the account is deleted, also where the file is still there', async () => {
    const offered = await makeBookable(t);
    const family = await t.person('user');
    await givePassword(t, family);
    const url = await withPhoto(family);
    await makeBooking(t, offered, family, { status: 'rejected' });
    const left = await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, family);
    expect([left.status, left.body.message]).toEqual([200, 'Your account has been deleted.']);
    const file = await t.deps.files.get(url.slice('/uploads/'.length));
    file?.body.destroy();
    expect(file?.size).toBeGreaterThan(0);
    expect(await statuses(url, [family, admin, offered.pandit, stranger, null])).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('the photo of a pandit', () => {
  test('is public while families can find them, and no longer', async () => {
    const [offered, family] = [await makeBookable(t), await t.person('user')];
    const { pandit } = offered;
    const url = await withPhoto(pandit);
    expect(await statuses(url, [null, stranger])).toEqual([200, 200]);
    expect((await see(t, url)).headers.get('cache-control')).toBe('public, max-age=86400');
    await makeBooking(t, offered, family);
    await t.deps.pool`UPDATE people SET status = 'paused' WHERE id = ${pandit.id}`;
    expect(await statuses(url, [pandit, admin, family, stranger, null])).toEqual([200, 200, 200, 404, 404]);
  });

  test('who waits to be checked is seen by the office and the acharya who trains them', async () => {
    const [pandit, acharya] = [await t.person('pandit', 'pending'), await t.person('acharya')];
    const url = await withPhoto(pandit);
    expect(await statuses(url, [pandit, admin, acharya, stranger, null])).toEqual([200, 200, 404, 404, 404]);
    await t.deps.pool`UPDATE pandits SET acharya_id = ${acharya.id} WHERE pandit_id = ${pandit.id}`;
    expect(await statuses(url, [acharya])).toEqual([200]);
  });

  test('that was replaced is for nobody else any more', async () => {
    const { pandit } = await makeBookable(t);
    const old = await withPhoto(pandit);
    await withPhoto(pandit);
    expect(await statuses(old, [pandit, admin, stranger, null])).toEqual([200, 404, 404, 404]);
  });
});

describe('the photo of a message', () => {
  test('is for the two of its booking and who of the office has a case about it; before it is sent for its sender alone', async () => {
    const [offered, family] = [await makeBookable(t), await t.person('user')];
    const other = await makeBookable(t);
    const { _id: id } = await makeBooking(t, offered, family, { status: 'confirmedbypandit' });
    const photo = await store(family, 'letter-photo');
    const everybody = [family, admin, offered.pandit, other.pandit, stranger, null];
    expect(await statuses(photo, everybody)).toEqual([200, 404, 404, 404, 404, 404]);
    const sent = await t.call('POST /booking/:id/letters', { params: { id }, body: { key: newId(), photo } }, family);
    expect(sent.status).toBe(201);
    expect(await statuses(photo, everybody)).toEqual([200, 404, 200, 404, 404, 404]);
    const body = { kind: 'report', words: 'He asks for cash.' } as const;
    const opened = await t.call('POST /case/booking/:id', { params: { id }, body }, family);
    await t.call('POST /case/admin/take', { body: { caseId: opened.body.data._id } }, admin);
    expect(await statuses(photo, everybody)).toEqual([200, 200, 200, 404, 404, 404]);
    expect((await see(t, photo, family)).headers.get('cache-control')).toBe('private, no-cache');
  });
});
