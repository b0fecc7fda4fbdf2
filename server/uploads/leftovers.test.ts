import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { asInstant, days, hours, later, seconds, type Millis } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { until } from '../testing/test-until.ts';
import { removeGivenUp, removeUnused } from './leftovers.ts';
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

test('one whose process was killed while it stored the file is gone within a minute, and one that comes late is not kept', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>();
  const slow = {
    ...t.deps.files,
    put: async (...file: Parameters<typeof t.deps.files.put>) => {
      await stored;
      await t.deps.files.put(...file);
    },
  };
  const dying = await testApp({}, { files: slow });
  onTestFinished(() => dying.close());
  const answer = upload(dying, 'profile-image', await picture(20, 20), await dying.person('user'));
  const rows = () => dying.deps.pool<{ path: string }[]>`SELECT path FROM uploads`;
  await until(async () => (await rows()).length === 1);
  const [{ path } = { path: '' }] = await rows();
  const after = (ms: Millis) => ({ ...dying.deps, now: () => later(asInstant(Date.now()), ms) });
  expect(await removeGivenUp(after(seconds(10)))).toBe(0);
  expect(await removeGivenUp(after(seconds(45)))).toBe(1);
  expect(await rows()).toEqual([]);
  store();
  expect((await answer).status).toBe(503);
  expect(await t.deps.files.get(path)).toBeNull();
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
