import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Somebody who signed up under an earlier notice. */
async function agreedEarlier(): Promise<TestPerson> {
  const person = await t.person('user');
  await t.deps.pool`
    INSERT INTO consents (id, person_id, notice_version, language) VALUES (${newId(t.deps.now())}, ${person.id}, '2026-11-23', 'en')`;
  return person;
}

const agree = (who: TestPerson | undefined, noticeVersion = NOTICE_VERSION) =>
  t.call('POST /user/agree', { body: { noticeVersion } }, who);
const isAsked = async (who: TestPerson) => (await t.call('GET /auth/me', {}, who)).body.data.user.isAskedToAgree;
const versionsOf = async ({ id }: TestPerson) =>
  (await t.deps.pool`SELECT notice_version FROM consents WHERE person_id = ${id} ORDER BY notice_version`).map(
    ({ noticeVersion }) => noticeVersion,
  );

test('who agreed to an earlier notice is asked until they agree, and what they agreed to before stays', async () => {
  const family = await agreedEarlier();
  expect(await isAsked(family)).toBe(true);
  expect((await agree(family)).status).toBe(200);
  expect(await isAsked(family)).toBe(false);
  expect(await versionsOf(family)).toEqual(['2026-11-23', NOTICE_VERSION]);
});

test('agreeing twice is agreeing once', async () => {
  const family = await agreedEarlier();
  await agree(family);
  expect((await agree(family)).status).toBe(200);
  expect(await versionsOf(family)).toHaveLength(2);
});

test('a notice that is no longer the newest cannot be agreed to, nor by a stranger', async () => {
  const family = await agreedEarlier();
  const stale = await agree(family, '2026-11-23');
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'notice_changed' } } });
  expect(await isAsked(family)).toBe(true);
  expect((await agree(undefined)).status).toBe(401);
});

test('a person who signs up today is not asked again', async () => {
  const fresh = await t.person('user');
  await agree(fresh);
  expect(await isAsked(fresh)).toBe(false);
});
