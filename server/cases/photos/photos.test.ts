import { expect, test } from 'vitest';
import { DAY } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { paidFamily } from '../../ledger/test-settled.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { removeUnused } from '../../uploads/leftovers.ts';
import { casesApp, idOf, storePhoto } from '../test-cases.ts';

/** Photos as evidence: for who sent them and the office, and nobody else. */

const { t, calls, admin } = await casesApp();

const store = (who: TestPerson | null) => storePhoto(t, who);
const see = (id: string, who: TestPerson | null) =>
  fetch(`${t.url}/api/case/photo/${id}`, who ? { headers: { authorization: `Bearer ${who.token}` } } : {});

test('who sent it sees it, the office too once it is in a case; the other side and anybody else do not', async () => {
  const family = await paidFamily(t, 500);
  const { id } = await store(family.customer);
  expect((await see(id, admin)).status).toBe(404);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'See the photo', photos: [id] }));
  const shown = await see(id, family.customer);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(20);
  expect((await see(id, admin)).status).toBe(200);
  expect((await see(id, family.pandit)).status).toBe(404);
  expect((await see(id, await t.person('user'))).status).toBe(404);
  expect((await see(id, null)).status).toBe(401);
  expect((await fetch(`${t.url}/uploads/case/${id}.webp`)).status).toBe(404);
  expect((await calls.look(admin, caseId)).body.data.story[0]?.photos).toEqual([id]);
  expect((await calls.seenBy(family, family.customer)).cases[0]?.story[0]?.photos).toEqual([id]);
  expect((await calls.seenBy(family, family.pandit)).cases[0]?.story[0]?.photos).toEqual([]);
});

test('five of a side and no more, each one’s own and in one case', async () => {
  const family = await paidFamily(t, 500);
  const ids = [];
  for (let n = 0; n < 6; n += 1) ids.push((await store(family.customer)).id);
  const many = await calls.open(family, { kind: 'dispute', words: 'x', photos: ids });
  expect([many.status, many.body.message]).toEqual([400, 'Please send at most five photos.']);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'x', photos: ids.slice(0, 4) }));
  expect((await calls.add(caseId, family.customer, 'And these', ids.slice(4))).body.error?.code).toBe('photos_many');
  const theirs = (await store(family.pandit)).id;
  for (const photo of [theirs, ids[0] ?? '', newId()]) {
    expect((await calls.add(caseId, family.customer, 'And this', [photo])).body.error?.code).toBe('photo_gone');
  }
  expect((await calls.add(caseId, family.customer, 'And this', [ids[4] ?? ''])).body.data.photosLeft).toBe(0);
  expect((await calls.add(caseId, family.pandit, 'And mine', [theirs])).body.data.photosLeft).toBe(4);
});

test('only who can have a case stores a photo, and one that is never sent goes after a day', async () => {
  expect((await store(null)).status).toBe(401);
  expect((await store(admin)).status).toBe(403);
  const family = await paidFamily(t, 500);
  const [left, sent] = [await store(family.customer), await store(family.customer)];
  await calls.open(family, { kind: 'dispute', words: 'x', photos: [sent.id] });
  const later = t.deps.now() + 2 * DAY;
  await removeUnused({ ...t.deps, now: () => later as ReturnType<typeof t.deps.now> });
  expect((await see(left.id, family.customer)).status).toBe(404);
  expect((await see(sent.id, family.customer)).status).toBe(200);
});
