import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import { minutes } from '#domain/time.ts';
import { makeBookable, type Bookable } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { transaction } from '../db/sql.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { withdrawAll } from './leave.ts';
import { inFigures } from '../ratings/mended-en.ts';
import { rebuildAllFigures } from '../ratings/rebuild.ts';
import { callsOf, held, reportedReview, type Held } from './test-reviews.ts';

/** What is said against reviews, and what the office makes of it (docs/decisions/0125-reports-of-reviews.md). */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(async () => {
  const wrong = await rebuildAllFigures(t.deps.pool);
  if (wrong.length > 0) throw new Error(wrong.map(inFigures).join('\n'));
});

const KEY = 'POST /pandits/:id/reviews/:reviewId/report';
const report = (
  { panditId: id, reviewId }: { panditId: string; reviewId: string },
  who: TestPerson | null,
  body: CallInput<typeof KEY>['body'] = { why: 'untrue' },
) => t.call(KEY, { params: { id, reviewId }, body }, who);
const desk = async (query: CallInput<'GET /admin/reviews'>['query'] = {}) => {
  const all = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = (await t.call('GET /admin/reviews', { query: { ...query, ...(cursor && { cursor }) } }, admin))
      .body;
    all.push(...data.reviews);
    cursor = data.nextCursor;
  }
  return all;
};
const onDesk = async (reviewId: string) => (await desk()).find(({ _id }) => _id === reviewId);
const decide = (
  { panditId, reviewId }: { panditId: string; reviewId: string },
  more: Omit<CallInput<'POST /admin/reviews/decide'>['body'], 'panditId' | 'reviewId'>,
  who: TestPerson | null = admin,
) => t.call('POST /admin/reviews/decide', { body: { panditId, reviewId, ...more } }, who);
const shownOf = async (bookable: Bookable, stars: number): Promise<Held> => {
  const puja = await held(t, bookable);
  await by.review(puja, { stars });
  await by.reviewFamily(puja);
  return puja;
};

describe('a report', () => {
  test('is made by a visitor, the pandit and anybody signed in, once each, and is on the desk with its words', async () => {
    const one = await reportedReview(t);
    const reader = await t.person('user');
    for (const who of [null, null, one.pandit, one.pandit, reader]) {
      const { status, body } = await report(one, who, { why: 'untrue', words: ' He was kind to us ' });
      expect([status, body.message]).toEqual([200, 'Thank you. Somebody of the office looks at it.']);
    }
    const found = await onDesk(one.reviewId);
    expect(found).toMatchObject({
      pandit: { _id: one.panditId },
      family: { _id: one.customer.id },
      words: 'He shouted at all of us',
      badDay: false,
      hiddenBy: null,
    });
    expect(found?.reports.map(({ why, words, by: who }) => [why, words, who?._id ?? null])).toEqual([
      ['untrue', 'He was kind to us', reader.id],
      ['untrue', 'He was kind to us', one.pandit.id],
      ['untrue', 'He was kind to us', null],
      ['insult', null, expect.any(String)],
    ]);
    expect((await t.call('GET /admin/waiting', {}, admin)).body.data.reviews).toBeGreaterThan(0);
    const { body } = await t.call('GET /pandits/:id/reviews/:reviewId', {
      params: { id: one.panditId, reviewId: one.reviewId },
    });
    expect(JSON.stringify(body)).not.toContain(one.customer.name);
  });

  test('is made of what is shown alone, ten a day at most, and read by the office alone', async () => {
    const one = await reportedReview(t);
    expect((await report({ ...one, reviewId: newId() }, null)).body.error?.code).toBe('review_unknown');
    const other = await makeBookable(t);
    expect((await report({ ...one, panditId: other.pandit.id }, null)).body.error?.code).toBe('review_unknown');
    const hidden = await held(t);
    await by.review(hidden, { stars: 1 });
    const [row] = await t.deps.pool<{ id: string }[]>`SELECT id FROM reviews WHERE booking_id = ${hidden.booking._id}`;
    expect((await report({ panditId: hidden.pandit.id, reviewId: row?.id ?? '' }, null)).status).toBe(404);
    const reader = await t.person('user');
    for (let n = 0; n < 10; n += 1) {
      const { panditId, reviewId } = await reportedReview(t);
      expect((await report({ panditId, reviewId }, reader)).status).toBe(200);
    }
    const { panditId, reviewId } = await reportedReview(t);
    expect(await report({ panditId, reviewId }, reader)).toMatchObject({
      status: 429,
      body: { error: { code: 'reports_many' } },
    });
    for (const who of [null, reader, one.pandit]) {
      expect([401, 403]).toContain((await t.call('GET /admin/reviews', { query: {} }, who)).status);
      expect([401, 403]).toContain((await decide(one, { decision: 'keep', note: 'x' }, who)).status);
    }
  });
});

describe('the office', () => {
  test('hides a review by a rule, which who wrote it reads; it counts no longer, and can be shown again', async () => {
    const bookable = await makeBookable(t);
    await shownOf(bookable, 5);
    await shownOf(bookable, 5);
    const one = await reportedReview(t, bookable);
    const before = (await by.inPublic(one.panditId)).rating;
    expect(before?.reviews).toBe(3);
    const blind = await decide(one, { decision: 'hide', note: 'x' });
    expect(blind).toMatchObject({ status: 400, body: { message: 'Please choose the rule by which it is hidden.' } });
    expect((await decide(one, { decision: 'hide', rule: 'private', note: 'It names a child.' })).status).toBe(200);
    expect((await decide(one, { decision: 'hide', rule: 'private', note: 'It names a child.' })).status).toBe(200);
    const seen = await by.inPublic(one.panditId);
    expect([seen.rating, seen.reviews.map(({ _id }) => _id).includes(one.reviewId)]).toEqual([null, false]);
    expect((await report(one, null)).status).toBe(404);
    expect(await by.seenBy(one, one.customer)).toMatchObject({ mine: 'hidden', hiddenBy: 'private' });
    expect((await by.seenBy(one, one.pandit)).ofFamily).toBeNull();
    expect((await by.answer(one, 'Not so')).body.error?.code).toBe('review_unknown');
    expect(await onDesk(one.reviewId)).toBeUndefined();
    expect((await desk({ hidden: '1' })).map(({ _id }) => _id)).toContain(one.reviewId);

    expect((await decide(one, { decision: 'show', note: 'The family agrees.' })).status).toBe(200);
    expect((await by.inPublic(one.panditId)).rating).toEqual(before);
    expect((await by.seenBy(one, one.customer)).mine).toBe('shown');
    const lines = await t.deps
      .pool`SELECT 1 FROM audit WHERE action = 'review.looked' AND subject_id = ${one.booking._id}`;
    expect(lines).toHaveLength(3);
  });

  test('keeps one, which comes back with the next report and the note of before', async () => {
    const one = await reportedReview(t);
    expect((await decide(one, { decision: 'keep', note: 'It is only bad.' })).status).toBe(200);
    expect(await onDesk(one.reviewId)).toBeUndefined();
    t.wait(minutes(5));
    await report(one, await t.person('user'));
    expect(await onDesk(one.reviewId)).toMatchObject({ note: 'It is only bad.', hiddenBy: null });
    expect((await decide({ ...one, reviewId: newId() }, { decision: 'keep', note: 'x' })).status).toBe(404);
  });

  test('hears of the third bad one of a pandit that is written within a day, with the two before, shown or not', async () => {
    const bookable = await makeBookable(t);
    const mine = async () => (await desk()).filter(({ pandit }) => pandit._id === bookable.pandit.id);
    await shownOf(bookable, 3);
    await shownOf(bookable, 1);
    await by.review(await held(t, bookable), { stars: 2 });
    expect(await mine()).toEqual([]);
    await by.review(await held(t, bookable), { stars: 1 });
    expect((await mine()).map(({ stars, badDay }) => [stars, badDay]).toSorted()).toEqual([
      [1, true],
      [1, true],
      [2, true],
    ]);
  });
});

test('who leaves takes the words of their report along', async () => {
  const one = await reportedReview(t);
  const reader = await t.person('user');
  await report(one, reader, { why: 'untrue', words: 'I was there' });
  await transaction(t.deps.pool, (sql) => withdrawAll(sql, reader.id, t.deps.now()));
  expect((await onDesk(one.reviewId))?.reports).toContainEqual(
    expect.objectContaining({ why: 'untrue', words: null, by: null }),
  );
});
