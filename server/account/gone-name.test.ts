import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { member, PASSWORD } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** What the other side reads of somebody who has left. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a pandit reads in their own language that a family has left', async () => {
  const bookable = await makeBookable(t);
  const family = await member(t);
  const { _id } = await makeBooking(t, bookable, family, { status: 'completed' });
  expect((await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, family)).status).toBe(200);
  const read = async (locale: string) => {
    const reply = await fetch(`${t.url}/api/booking/${_id}`, {
      headers: { authorization: `Bearer ${bookable.pandit.token}`, cookie: `${LOCALE_COOKIE}=${locale}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    return ((await reply.json()) as { data: { userId: { name: string }; userAddress: string | null } }).data;
  };
  expect((await read('en-IN')).userId.name).toBe('Deleted user');
  expect(await read('or-IN')).toMatchObject({ userId: { name: 'ଲିଭାଯାଇଥିବା ଆକାଉଣ୍ଟ' } });
  expect(await read('hi-IN')).toMatchObject({ userId: { name: 'मिटाया हुआ खाता' } });
  expect(JSON.stringify(await read('or-IN'))).not.toMatch(/Deleted user|"Removed"/);
});
