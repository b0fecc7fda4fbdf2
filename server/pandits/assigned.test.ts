import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewAction } from '#domain/people/onboarding.ts';
import { addDays, dayAt, instantOf, type Day } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let admin: TestPerson;
let today: Day;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  today = dayAt(t.deps.now());
});
afterAll(() => t.close());

/** An admin gives a new pandit to an acharya, to be done in this many days. */
async function given(
  acharya: TestPerson,
  userStatus: ReviewAction,
  days: number,
  comment = 'Please see his chanting.',
) {
  const pandit = await t.person('pandit', 'pending');
  const body = { userId: pandit.id, userStatus, comment, acharyaId: acharya.id, trainingPeriod: addDays(today, days) };
  expect((await t.call('POST /user/admin/update-user-status', { body }, admin)).status).toBe(200);
  return pandit;
}
const assignedTo = async (who: TestPerson) => (await t.call('GET /pandits/assigned', {}, who)).body.data.pandits;

test('an acharya sees whom he evaluates and trains, with phone, dates, answer and the office’s words', async () => {
  const acharya = await t.person('acharya');
  const later = await given(acharya, 'training_required', 9);
  const sooner = await given(acharya, 'evaluation', 3, 'He knows the Satyanarayan Puja.');
  const answer = { body: { userId: later.id, trainingAccepted: 'accepted' as const } };
  expect((await t.call('POST /user/update-training-acceptance', answer, later)).status).toBe(200);
  const shown = await assignedTo(acharya);
  expect(shown).toMatchObject([
    {
      _id: sooner.id,
      name: sooner.name,
      phone: sooner.phone,
      userStatus: 'evaluation',
      trainingPeriod: addDays(today, 3),
      trainingAccepted: null,
      comment: 'He knows the Satyanarayan Puja.',
    },
    { _id: later.id, userStatus: 'training_required', trainingPeriod: addDays(today, 9), trainingAccepted: 'accepted' },
  ]);
  expect(shown.map(({ since }) => dayAt(instantOf(since)))).toEqual([today, today]);
});

test('another acharya sees nothing of them, and pandits, families and strangers may not ask', async () => {
  const acharya = await t.person('acharya');
  const pandit = await given(acharya, 'evaluation', 3);
  expect(await assignedTo(await t.person('acharya'))).toEqual([]);
  for (const who of [pandit, await t.person('user'), admin])
    expect((await t.call('GET /pandits/assigned', {}, who)).status).toBe(403);
  expect((await t.call('GET /pandits/assigned', {}, null)).status).toBe(401);
});

test('a pandit who is decided about or given to somebody else is theirs no more', async () => {
  const [acharya, other] = [await t.person('acharya'), await t.person('acharya')];
  const approved = await given(acharya, 'evaluation', 3);
  const body = { userId: approved.id, userStatus: 'approved' as const, comment: 'Well done.' };
  await t.call('POST /user/admin/update-user-status', { body }, admin);
  const passedOn = await given(acharya, 'evaluation', 4);
  const again = { acharyaId: other.id, trainingPeriod: addDays(today, 6), comment: 'Nearer to his village.' };
  await t.call(
    'POST /user/admin/update-user-status',
    { body: { userId: passedOn.id, userStatus: 'training_required', ...again } },
    admin,
  );
  expect(await assignedTo(acharya)).toEqual([]);
  expect(await assignedTo(other)).toMatchObject([{ _id: passedOn.id, comment: 'Nearer to his village.' }]);
});
