import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { addDays, asInstant, asMillis, dayAt, instantOf, later } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** The clock runs from a noon on: no day ends while a test is on its way. */
const noon = instantOf('2026-11-20T12:00:00+05:30');
const began = Date.now();
const now = () => later(noon, asMillis(Date.now() - began));
let t: TestApp;
let admin: TestPerson;
let acharya: TestPerson;
let pandit: TestPerson;

beforeAll(async () => {
  t = await testApp({}, { now });
  [admin, acharya] = [await t.person('admin'), await t.person('acharya')];
  pandit = await t.person('pandit', 'pending');
});
afterAll(() => t.close());

type Review = Sent<'POST /user/admin/update-user-status', 'body'>;
const review = (body: Partial<Record<keyof Review, unknown>>, who: TestPerson | null = admin) =>
  t.call(
    'POST /user/admin/update-user-status',
    { body: { userId: pandit.id, userStatus: 'approved', comment: 'Well read.', ...body } as Review },
    who,
  );
const statusOf = async (id: string): Promise<unknown> =>
  (await t.deps.pool`SELECT status FROM people WHERE id = ${id}`)[0]?.['status'];

test('only an admin decides, and only in their own name', async () => {
  expect((await review({}, null)).status).toBe(401);
  expect((await review({}, pandit)).status).toBe(403);
  expect((await review({}, acharya)).status).toBe(403);
  const borrowed = await review({ approvedBy: (await t.person('admin')).id });
  expect(borrowed).toMatchObject({ status: 403, body: { error: { code: 'not_yours' } } });
  expect(await statusOf(pandit.id)).toBe('pending');
});

test('an action and a comment are required', async () => {
  expect((await review({ userStatus: undefined })).body.message).toBe('Please select a status action.');
  expect((await review({ userStatus: 'active' })).body.message).toBe('Please select a status action.');
  const silent = await review({ comment: '   ' });
  expect(silent).toMatchObject({ status: 400, body: { message: 'Please enter a comment.' } });
});

test('only pandits and acharyas are reviewed', async () => {
  const customer = await t.person('user');
  expect(await review({ userId: customer.id })).toMatchObject({
    status: 422,
    body: { error: { code: 'not_a_pandit' } },
  });
  expect(await review({ userId: admin.id })).toMatchObject({ status: 422, body: { error: { code: 'not_a_pandit' } } });
  expect((await review({ userId: newId() })).status).toBe(404);
});

test.each([
  ['training_required', 'training required'],
  ['evaluation', 'evaluation'],
])('%s needs an end date and an acharya', async (userStatus, words) => {
  const nothing = await review({ userStatus });
  expect(nothing.status).toBe(422);
  expect(nothing.body).toMatchObject({
    message: `Please select an expected end date for ${words}.`,
    error: {
      code: 'end_date_required',
      fields: {
        trainingPeriod: `Please select an expected end date for ${words}.`,
        acharyaId: `Please assign an Acharya for ${words}.`,
      },
    },
  });
  const unassigned = await review({ userStatus, trainingPeriod: '2027-01-31', acharyaId: null });
  expect(unassigned).toMatchObject({ status: 422, body: { error: { code: 'acharya_required' } } });
  const pending = await t.person('acharya', 'pending');
  for (const acharyaId of [newId(), admin.id, pandit.id, pending.id]) {
    const unknown = await review({ userStatus, trainingPeriod: '2027-01-31', acharyaId });
    expect(unknown, acharyaId).toMatchObject({ status: 422, body: { error: { code: 'acharya_unknown' } } });
  }
  expect((await review({ userStatus, trainingPeriod: '2027-02-30', acharyaId: acharya.id })).status).toBe(400);
});

test('in Odia and Hindi the sentence has the status in that language', async () => {
  const asked = async (locale: string) => {
    const reply = await fetch(`${t.url}/api/user/admin/update-user-status`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.token}`,
        cookie: `${LOCALE_COOKIE}=${locale}`,
      },
      body: JSON.stringify({ userId: pandit.id, userStatus: 'training_required', comment: 'Not yet.' }),
    });
    return ((await reply.json()) as { message: string }).message;
  };
  expect(await asked('or-IN')).toBe('“ତାଲିମ ଦରକାର” ପାଇଁ ଦୟାକରି ସମ୍ଭାବ୍ୟ ଶେଷ ଦିନ ବାଛନ୍ତୁ।');
  expect(await asked('hi-IN')).toBe('कृपया “ट्रेनिंग ज़रूरी” के लिए पूरा होने की तारीख चुनें।');
});

test('an expected end is today in India or later', async () => {
  const today = dayAt(asInstant(now()));
  const guided = { userId: (await t.person('pandit', 'pending')).id, userStatus: 'evaluation', acharyaId: acharya.id };
  expect(await review({ ...guided, trainingPeriod: addDays(today, -1) })).toMatchObject({
    status: 422,
    body: { error: { code: 'date_past', fields: { trainingPeriod: 'Please choose today or a later day.' } } },
  });
  expect((await review({ ...guided, trainingPeriod: today })).status).toBe(200);
});

test('nobody is their own acharya', async () => {
  const reply = await review({
    userId: acharya.id,
    userStatus: 'evaluation',
    trainingPeriod: '2027-01-31',
    acharyaId: acharya.id,
  });
  expect(reply).toMatchObject({ status: 422, body: { error: { code: 'acharya_unknown' } } });
});

test('a training keeps its acharya, its end and no answer yet; another decision clears all three', async () => {
  const person = await t.person('pandit', 'pending');
  const training = await review({
    userId: person.id,
    userStatus: 'training_required',
    approvedBy: admin.id,
    acharyaId: acharya.id,
    trainingPeriod: '2027-01-31',
    trainingAccepted: null,
  });
  expect(training).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Pandit status updated to training required.',
      data: {
        _id: person.id,
        userStatus: 'training_required',
        acharyaId: { _id: acharya.id, name: acharya.name, phone: acharya.phone },
        trainingPeriod: '2027-01-31',
        trainingAccepted: null,
        comment: 'Well read.',
        __v: 1,
      },
    },
  });
  await t.call(
    'POST /user/update-training-acceptance',
    { body: { userId: person.id, trainingAccepted: 'accepted' } },
    person,
  );
  const approved = await review({ userId: person.id, comment: 'Ready.' });
  expect(approved.body.message).toBe('Pandit status updated to approved.');
  expect(approved.body.data).toMatchObject({
    userStatus: 'approved',
    acharyaId: null,
    trainingPeriod: null,
    trainingAccepted: null,
    comment: 'Ready.',
    approvedBy: admin.id,
  });
  const { body } = await t.call('GET /user/get-user/:userId', { params: { userId: person.id } }, person);
  expect(body.data.approvedBy).toBe(admin.id);
});

test('a decision is kept, audited and told to the pandit, all or nothing', async () => {
  const person = await t.person('pandit', 'pending');
  await review({
    userId: person.id,
    userStatus: 'evaluation',
    acharyaId: acharya.id,
    trainingPeriod: '2027-01-31',
    comment: '  Please meet.  ',
  });
  const sql = t.deps.pool;
  expect(
    await sql`SELECT from_status, to_status, comment, acharya_id, expected_end, by_id FROM pandit_reviews
    WHERE pandit_id = ${person.id}`,
  ).toEqual([
    {
      fromStatus: 'pending',
      toStatus: 'evaluation',
      comment: 'Please meet.',
      acharyaId: acharya.id,
      expectedEnd: '2027-01-31',
      byId: admin.id,
    },
  ]);
  expect(await sql`SELECT actor_id, action, before, note FROM audit WHERE subject_id = ${person.id}`).toEqual([
    { actorId: admin.id, action: 'pandit.reviewed', before: { status: 'pending' }, note: 'Please meet.' },
  ]);
  expect(await sql`SELECT topic, payload FROM outbox WHERE person_id = ${person.id}`).toEqual([
    {
      topic: 'review.evaluation',
      payload: {
        comment: 'Please meet.',
        acharyaName: acharya.name,
        acharyaOr: null,
        acharyaHi: null,
        expectedEnd: '2027-01-31',
      },
    },
  ]);
});

test('a refused decision leaves no trace', async () => {
  const person = await t.person('pandit', 'pending');
  await review({ userId: person.id, userStatus: 'evaluation', acharyaId: newId(), trainingPeriod: '2027-01-31' });
  expect(await t.deps.pool`SELECT 1 FROM pandit_reviews WHERE pandit_id = ${person.id}`).toHaveLength(0);
  expect(await t.deps.pool`SELECT 1 FROM outbox WHERE person_id = ${person.id}`).toHaveLength(0);
  expect(await statusOf(person.id)).toBe('pending');
});

test('two admins at once decide one after the other', async () => {
  const person = await t.person('pandit', 'pending');
  await Promise.all([
    review({ userId: person.id, userStatus: 'approved' }),
    review({ userId: person.id, userStatus: 'rejected' }),
  ]);
  const rows = await t.deps.pool<{ fromStatus: string; toStatus: string }[]>`
    SELECT from_status, to_status FROM pandit_reviews WHERE pandit_id = ${person.id}`;
  const second = rows.find((row) => row.fromStatus !== 'pending');
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.fromStatus === 'pending')?.toStatus).toBe(second?.fromStatus);
  expect(await statusOf(person.id)).toBe(second?.toStatus);
});

test('of two who decide on the same sight of a pandit one is taken, the other told to look again', async () => {
  const person = await t.person('pandit', 'pending');
  const other = await t.person('admin');
  const replies = await Promise.all([
    review({ userId: person.id, userStatus: 'approved', __v: 0 }),
    review({ userId: person.id, userStatus: 'rejected', __v: 0 }, other),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const told = replies.find(({ status }) => status === 409);
  expect(told?.body.message).toBe('This was changed elsewhere in the meantime. Please look at the newest version.');
  expect(await t.deps.pool`SELECT 1 FROM pandit_reviews WHERE pandit_id = ${person.id}`).toHaveLength(1);
  expect(await t.deps.pool`SELECT 1 FROM outbox WHERE person_id = ${person.id}`).toHaveLength(1);
  expect((await review({ userId: person.id, userStatus: 'rejected', __v: 1 }, other)).status).toBe(200);
});

test('every decision is kept: who, when, from and to, the words, the acharya and the end; the newest first', async () => {
  const person = await t.person('pandit', 'pending');
  const guided = {
    userStatus: 'evaluation',
    comment: 'Recite once.',
    acharyaId: acharya.id,
    trainingPeriod: '2027-01-31',
  };
  expect((await review({ userId: person.id, ...guided })).status).toBe(200);
  const other = await t.person('admin');
  expect((await review({ userId: person.id, comment: 'Well recited.' }, other)).status).toBe(200);
  const { body } = await t.call('GET /admin/pandits/:id', { params: { id: person.id } }, admin);
  expect(body.data.reviews).toMatchObject([
    { from: 'evaluation', to: 'approved', comment: 'Well recited.', by: { _id: other.id }, acharya: null },
    {
      from: 'pending',
      to: 'evaluation',
      comment: 'Recite once.',
      by: { _id: admin.id, name: admin.name },
      acharya: { _id: acharya.id, name: acharya.name },
      expectedEnd: '2027-01-31',
    },
  ]);
  expect(Date.parse(body.data.reviews[0]?.at ?? '')).not.toBeNaN();
  const of = (id: string) => t.call('GET /admin/pandits/:id', { params: { id } }, admin);
  expect((await of((await t.person('user')).id)).status).toBe(422);
  expect((await of(newId())).status).toBe(404);
});
