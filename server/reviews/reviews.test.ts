import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { rebuildAllFigures } from '../ratings/rebuild.ts';
import { showDue } from './showing.ts';
import { callsOf, held, pass } from './test-reviews.ts';

/** What the two of a completed puja say of each other (docs/decisions/0105-reviews.md). */

let t: TestApp;
let by: ReturnType<typeof callsOf>;
beforeAll(async () => {
  t = await testApp();
  by = callsOf(t);
});
afterAll(() => t.close());

const written = async (bookingId: string) =>
  (await t.deps.pool`SELECT 1 FROM reviews WHERE booking_id = ${bookingId}`).length;

describe('a puja that was held', () => {
  test('is reviewed by both, and neither sees the other’s before', async () => {
    const puja = await held(t);
    const said = { stars: 4, onTime: true, conduct: true, explained: false, asAgreed: null, words: ' Very good. 🙏 ' };
    const first = await by.review(puja, said);
    expect([first.status, first.body.message]).toEqual([
      201,
      'Thank you. It is shown once both have written, or when the time to write is over.',
    ]);
    expect(first.body.data).toMatchObject({
      mine: 'waits',
      mayWrite: false,
      ofFamily: { ...said, words: 'Very good. 🙏', answer: null },
      ofPandit: null,
    });
    expect(await by.seenBy(puja, puja.pandit)).toMatchObject({ mine: 'none', mayWrite: true, ofFamily: null });
    expect((await by.inPublic(puja.pandit.id)).reviews).toEqual([]);

    const second = await by.reviewFamily(puja, { prepared: true, respectful: true, paidAsAgreed: false });
    expect(second.body.data).toMatchObject({
      mine: 'shown',
      ofFamily: { stars: 4 },
      ofPandit: { paidAsAgreed: false },
    });
    expect(await by.seenBy(puja, puja.customer)).toMatchObject({ mine: 'shown', ofPandit: { prepared: true } });
    const [shown] = (await by.inPublic(puja.pandit.id)).reviews;
    expect(shown).toMatchObject({ stars: 4, words: 'Very good. 🙏', ritualType: puja.booking.ritualId.ritualType });
    expect(JSON.stringify(shown)).not.toContain(puja.customer.name);
  });

  test('shows what one has written when the fourteen days are over, and takes nothing more', async () => {
    const puja = await held(t);
    await by.review(puja, { stars: 2, words: 'He came late.' });
    // it was completed some days from now
    await pass(t, puja, 40);
    expect(await showDue(t.deps)).toBe(1);
    expect(await showDue(t.deps)).toBe(0);
    expect(await by.seenBy(puja, puja.pandit)).toMatchObject({ mayWrite: false, ofFamily: { words: 'He came late.' } });
    const late = await by.reviewFamily(puja);
    expect([late.status, late.body.error?.code]).toEqual([409, 'review_late']);
    expect(late.body.message).toBe(
      'Reviews can be written for 14 days after the puja is completed. That time is over.',
    );
    expect((await by.inPublic(puja.pandit.id)).reviews).toHaveLength(1);
  });

  test('both write at the same moment: both are shown, whichever was first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const puja = await held(t);
      const answers = await Promise.all([by.review(puja), by.reviewFamily(puja)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(await by.seenBy(puja, puja.customer)).toMatchObject({ mine: 'shown', ofPandit: { prepared: true } });
      expect((await by.inPublic(puja.pandit.id)).reviews).toHaveLength(1);
    }
  });

  test('pressed five times it is written once', async () => {
    const puja = await held(t);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => by.review(puja, { stars })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'You have reviewed this puja already. A review can be withdrawn, but not written again.',
    );
    expect(await written(puja.booking._id)).toBe(1);
  });
});

describe('is refused, and nothing is written', () => {
  test('of others, before the puja is completed, and in the wrong part', async () => {
    const puja = await held(t);
    expect((await by.review(puja, { stars: 5 }, await t.person('user'))).status).toBe(404);
    expect((await by.reviewFamily(puja, undefined, await t.person('pandit'))).status).toBe(404);
    expect((await by.review(puja, { stars: 5 }, puja.pandit)).status).toBe(403);
    expect((await by.reviewFamily(puja, undefined, puja.customer)).status).toBe(403);
    expect((await by.review(puja, { stars: 5 }, null)).status).toBe(401);
    expect((await by.review(puja, { stars: 5 }, await t.person('admin'))).status).toBe(403);
    const bookable = await makeBookable(t);
    const customer = await t.person('user');
    const booking = await makeBooking(t, bookable, customer, { status: 'confirmedbypandit' });
    const ahead = { booking, customer, pandit: bookable.pandit };
    expect((await by.review(ahead)).body.message).toBe('A review can be written once the puja is completed.');
    expect(await by.seenBy(ahead, customer)).toMatchObject({ until: null, mayWrite: false, mine: 'none' });
    expect(await written(puja.booking._id)).toBe(0);
  });

  test.each([
    [{ stars: 0 }, 'stars', 'Please choose one to five stars.'],
    [{ stars: 6 }, 'stars', 'Please choose one to five stars.'],
    [{ stars: 4.5 }, 'stars', 'Please choose one to five stars.'],
    [{ words: 'good' } as unknown as { stars: number }, 'stars', 'Please choose one to five stars.'],
    [{ stars: 5, words: 'x'.repeat(10_000) }, 'words', 'Please write at most 1,000 characters.'],
    [{ stars: 5, words: 'Call 98765 43210' }, 'words', 'Please leave out phone numbers.'],
    [
      { stars: 5, words: 'nine eight seven six five four three two one zero' },
      'words',
      'Please leave out phone numbers.',
    ],
    [{ stars: 5, words: 'ravi@example.in' }, 'words', 'Please leave out e-mail addresses and account names.'],
    [{ stars: 5, words: 'see pujari.com' }, 'words', 'Please leave out links. After a full stop a space is needed.'],
  ])('%j', async (body, field, sentence) => {
    const puja = await held(t);
    const answer = await by.review(puja, body);
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { [field]: sentence }]);
    expect(await written(puja.booking._id)).toBe(0);
  });

  test('words of spaces alone are none, and HTML is text', async () => {
    const puja = await held(t);
    expect((await by.review(puja, { stars: 5, words: ' \n\u200B ' })).body.data.ofFamily?.words).toBeNull();
    const other = await held(t);
    const words = '<script>alert(1)</script> <b>good</b>';
    expect((await by.review(other, { stars: 5, words })).body.data.ofFamily?.words).toBe(words);
  });
});

describe('afterwards', () => {
  test('the pandit answers once, what is shown and in public', async () => {
    const puja = await held(t);
    expect((await by.answer(puja, 'Thank you')).status).toBe(404);
    await by.review(puja, { stars: 3, words: 'He hurried.' });
    // whether the family has written is not told by how an answer is refused
    expect((await by.answer(puja, 'Thank you')).body.error?.code).toBe('review_unknown');
    await by.reviewFamily(puja);
    expect((await by.answer(puja, 'Call 98765 43210')).status).toBe(400);
    expect((await by.answer(puja, ' \u200B ')).body.message).toBe('Please write your answer.');
    expect((await by.answer(puja, 'There was rain.', await t.person('pandit'))).status).toBe(404);
    const answers = await Promise.all([by.answer(puja, 'There was rain.'), by.answer(puja, 'Another answer.')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [shown] = (await by.inPublic(puja.pandit.id)).reviews;
    expect(['There was rain.', 'Another answer.']).toContain(shown?.answer?.words);
  });

  test('its author withdraws it: it is gone from everywhere, and is not written again', async () => {
    const puja = await held(t);
    expect((await by.withdraw(puja, puja.customer)).body.error?.code).toBe('review_unknown');
    await by.review(puja, { stars: 1, words: 'Never again.' });
    await by.reviewFamily(puja);
    await by.answer(puja, 'I am sorry.');
    const gone = await by.withdraw(puja, puja.customer);
    expect([gone.status, gone.body.message, gone.body.data.mine]).toEqual([
      200,
      'Your review is withdrawn.',
      'withdrawn',
    ]);
    expect((await by.withdraw(puja, puja.customer)).status).toBe(200);
    expect((await by.withdraw(puja, await t.person('user'))).status).toBe(404);
    expect((await by.inPublic(puja.pandit.id)).reviews).toEqual([]);
    expect(await by.seenBy(puja, puja.pandit)).toMatchObject({ mine: 'shown', ofFamily: null });
    expect((await by.review(puja)).body.error?.code).toBe('review_twice');
    const kept = await t.deps.pool`SELECT 1 FROM reviews WHERE booking_id = ${puja.booking._id} AND words IS NOT NULL`;
    expect(kept).toHaveLength(0);
  });

  test('the list of a pandit is paged, newest first, and nobody else’s', async () => {
    const bookable = await makeBookable(t);
    const family = await t.person('user');
    for (let stars = 0; stars < 12; stars += 1) {
      const puja = await held(t, bookable, family);
      await by.review(puja, { stars: 1 + (stars % 5), words: `Puja ${stars}` });
      await by.reviewFamily(puja);
    }
    const first = await by.inPublic(bookable.pandit.id);
    const second = await by.inPublic(bookable.pandit.id, first.nextCursor ?? '');
    const words = [...first.reviews, ...second.reviews].map((review) => review.words);
    expect([first.reviews.length, second.nextCursor]).toEqual([10, null]);
    expect(words).toEqual(Array.from({ length: 12 }, (_, index) => `Puja ${11 - index}`));
    const nobody = await t.person('user');
    const answer = await t.call('GET /pandits/:id/reviews', { params: { id: nobody.id }, query: {} });
    expect(answer.status).toBe(404);
  });

  test('an account takes its reviews along, and takes them away when it ends', async () => {
    const puja = await held(t);
    await by.review(puja, { stars: 5, words: 'Very good.' });
    await by.reviewFamily(puja);
    await by.answer(puja, 'Thank you.');
    const taken = async (who: typeof puja.customer) =>
      (await t.call('GET /user/export-data', {}, who)).body.data.reviews;
    expect(await taken(puja.customer)).toMatchObject([{ by: 'family', stars: 5, words: 'Very good.' }]);
    expect(await taken(puja.pandit)).toMatchObject([
      { by: 'family', answer: 'Thank you.' },
      { by: 'pandit', prepared: true },
    ]);
    await givePassword(t, puja.customer);
    const left = await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, puja.customer);
    expect(left.status).toBe(200);
    expect((await by.inPublic(puja.pandit.id)).reviews).toEqual([]);
    const kept = await t.deps.pool`SELECT 1 FROM reviews
      WHERE booking_id = ${puja.booking._id} AND (words IS NOT NULL OR answer IS NOT NULL)`;
    expect(kept).toHaveLength(0);
    expect(await rebuildAllFigures(t.deps.pool)).toEqual([]);
  });
});
