import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let t: TestApp;
let pandit: TestPerson;
beforeAll(async () => {
  t = await testApp();
  pandit = await t.person('pandit', 'training_required');
});
afterAll(() => t.close());

const answer = (trainingAccepted: 'accepted' | 'rejected', who: TestPerson | null, userId = who?.id ?? pandit.id) =>
  t.call('POST /user/update-training-acceptance', { body: { userId, trainingAccepted } }, who);

test('only a pandit answers, and only for themselves', async () => {
  expect((await answer('accepted', null)).status).toBe(401);
  expect((await answer('accepted', await t.person('user'))).status).toBe(403);
  expect((await answer('accepted', await t.person('admin'))).status).toBe(403);
  const other = await t.person('pandit', 'training_required');
  const borrowed = await answer('accepted', other, pandit.id);
  expect(borrowed).toMatchObject({ status: 403, body: { error: { code: 'not_yours' } } });
});

test('an answer is one of two', async () => {
  const reply = await t.call(
    'POST /user/update-training-acceptance',
    { body: { userId: pandit.id, trainingAccepted: 'maybe' as 'accepted' } },
    pandit,
  );
  expect(reply.status).toBe(400);
});

test.each(['pending', 'evaluation', 'approved', 'rejected'] as const)(
  'while the status is %s no training is asked',
  async (status) => {
    const reply = await answer('accepted', await t.person('pandit', status));
    expect(reply).toMatchObject({ status: 422, body: { error: { code: 'training_not_asked' } } });
  },
);

test.each(['', undefined, null])('an answer says whose it is: not %j', async (userId) => {
  const body = { userId: userId as string, trainingAccepted: 'accepted' } as const;
  const reply = await t.call('POST /user/update-training-acceptance', { body }, pandit);
  expect(reply).toMatchObject({
    status: 400,
    body: { error: { fields: { userId: 'Missing Pandit ID for status update.' } } },
  });
});

test('an answer is in the profile and in the audit, once however often it is given', async () => {
  const accepted = await answer('accepted', pandit, pandit.id);
  expect(accepted).toMatchObject({ status: 200, body: { data: { trainingAccepted: 'accepted' } } });
  await answer('accepted', pandit);
  const lines = await t.deps.pool`SELECT actor_id, action, after FROM audit WHERE subject_id = ${pandit.id}`;
  expect(lines).toEqual([{ actorId: pandit.id, action: 'training.answered', after: { trainingAccepted: 'accepted' } }]);
});

test('an acharya can be asked too', async () => {
  const acharya = await t.person('acharya', 'training_required');
  expect((await answer('rejected', acharya)).body.data.trainingAccepted).toBe('rejected');
});
