import { afterAll, beforeAll, expect, test } from 'vitest';
import { asInstant, days, hours, later, type Millis } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { removeUnused } from './leftovers.ts';
import { picture, see, upload } from './test-pictures.ts';

let t: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
});
afterAll(() => t.close());

const tidy = (after: Millis): Promise<number> =>
  removeUnused({ ...t.deps, now: () => later(asInstant(Date.now()), after) });
const uploadPhoto = async (): Promise<string> =>
  (await upload(t, 'profile-image', await picture(20, 20), customer)).body.data?.url ?? '';
const savePhoto = (profileUrl: string | null) =>
  t.call('POST /user/update-profile', { body: { updateData: { profileUrl } } }, customer);
const statusOf = async (url: string): Promise<number> => (await see(t, url, customer)).status;

test('a photo that was replaced goes after a day, the one in use stays', async () => {
  const old = await uploadPhoto();
  await savePhoto(old);
  const present = await uploadPhoto();
  await savePhoto(present);
  expect(await tidy(hours(12))).toBe(0);
  expect(await statusOf(old)).toBe(200);
  expect(await tidy(days(2))).toBe(1);
  expect(await statusOf(old)).toBe(404);
  expect(await statusOf(present)).toBe(200);
  expect((await savePhoto(old)).status).toBe(422);
});

test('an upload that was killed before its file lay there goes like any other', async () => {
  const url = await uploadPhoto();
  await t.deps.files.remove(url.slice('/uploads/'.length));
  expect(await tidy(days(2))).toBe(1);
  expect(await tidy(days(2))).toBe(0);
});

test('the picture of a ritual stays, archived or not', async () => {
  const admin = await t.person('admin');
  const category = { name: 'Home pujas', description: 'At home' };
  const { _id } = (await t.call('POST /rituals/add-ritual-category', { body: category }, admin)).body.data;
  const ritualImageUrl = (await upload(t, 'ritual-image', await picture(20, 20), admin)).body.data?.url ?? '';
  const body = { ritualCategory: _id, ritualType: 'Kali Puja', ritualDescription: 'x', ritualImageUrl };
  expect((await t.call('POST /rituals/add-ritual', { body }, admin)).status).toBe(201);
  await t.deps.pool`UPDATE rituals SET archived_at = now()`;
  await tidy(days(2));
  expect(await statusOf(ritualImageUrl)).toBe(200);
});

test('a photo saved while it is being tidied away is either kept or refused, never lost', async () => {
  for (let round = 0; round < 10; round += 1) {
    const url = await uploadPhoto();
    const [saved] = await Promise.all([savePhoto(url), tidy(days(2))]);
    const shown = await statusOf(url);
    expect([saved.status, shown]).toEqual(saved.status === 200 ? [200, 200] : [422, 404]);
  }
});
