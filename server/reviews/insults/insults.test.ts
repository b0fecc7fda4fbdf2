import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import { messages } from '#contract/messages.ts';
import { REFUSED_WORDS_MOST } from '#domain/words/refused-words.ts';
import { moneyApp, type MoneyApp } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { callsOf, held } from '../test-reviews.ts';

/** Insults are refused, and the office adds words of its own. */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Body = CallInput<'POST /admin/refused-words'>['body'];
const add = (word: string, language: Body['language'], who: TestPerson | null = admin) =>
  t.call('POST /admin/refused-words', { body: { word, language } }, who);
const remove = (word: string, who: TestPerson | null = admin) =>
  t.call('POST /admin/refused-words/remove', { body: { word } }, who);
const list = async () => (await t.call('GET /admin/refused-words', {}, admin)).body.data.words;
const saidOf = async (answer: ReturnType<typeof add>) => {
  const { status, body } = await answer;
  return [status, body.error?.fields['word']];
};

test('insults are refused in reviews and answers, in three languages', async () => {
  const puja = await held(t);
  for (const words of ['He is a chutiya', 'वह हरामी है', 'ସେ ହାରାମି', 'what a b a s t a r d']) {
    const { status, body } = await by.review(puja, { stars: 1, words });
    expect([status, body.error?.code, words]).toEqual([422, 'words_insult', words]);
  }
  expect((await by.review(puja, { stars: 1, words: 'He shouted at us, and the dog barked' })).status).toBe(201);
  await by.reviewFamily(puja);
  expect((await by.answer(puja, 'You bastards')).body.error?.code).toBe('words_insult');
  expect((await by.answer(puja, 'I am sorry')).status).toBe(200);
});

describe('a word that the office adds', () => {
  test('is refused from that moment on however it is written, is on the list with who added it, and once removed is taken again', async () => {
    expect((await add(' bad\u200Bmaash ', 'hindi')).body.message).toBe(
      'Added. Reviews with this word are refused from now on.',
    );
    await add('ଦୁଷ୍ଟ', 'odia');
    await add('नालायक', 'hindi');
    expect(await list()).toEqual(
      expect.arrayContaining([
        { word: 'badmaash', language: 'hindi', by: admin.name, at: expect.any(String) },
        expect.objectContaining({ word: 'ଦୁଷ୍ଟ', language: 'odia' }),
      ]),
    );
    const puja = await held(t);
    for (const words of ['a real Badmaaash', 'what a b a d m a s h', 'BADM4SH!', 'ସେ ଦୁଷ୍ଟ', 'वह ना\u200Dलायक है']) {
      expect([(await by.review(puja, { stars: 1, words })).body.error?.code, words]).toEqual(['words_insult', words]);
    }
    for (let twice = 0; twice < 2; twice += 1) expect((await remove('Badmash')).status).toBe(200);
    expect((await list()).map(({ word }) => word)).not.toContain('badmaash');
    const lines = await t.deps.pool<{ action: string; before: unknown; after: unknown }[]>`
      SELECT action, before, after FROM audit WHERE subject_type = 'refusedWord'
        AND coalesce(before, after) ->> 'word' = 'badmaash' ORDER BY at, id`;
    expect(lines).toEqual([
      { action: 'refusedWord.added', before: null, after: { word: 'badmaash', language: 'hindi' } },
      { action: 'refusedWord.removed', before: { word: 'badmaash', language: 'hindi' }, after: null },
    ]);
    expect((await by.review(puja, { stars: 1, words: 'a real badmaash' })).status).toBe(201);
    await by.reviewFamily(puja);
    expect((await by.answer(puja, 'ତୁମେ ଦୁଷ୍ଟ')).body.error?.code).toBe('words_insult');
  });

  test('is a word of that language, and the list says beside the field what it does not take', async () => {
    for (const [word, language, code] of [
      ['', 'english', 'refused_word_required'],
      ['\u200B\u2060', 'english', 'refused_word_required'],
      ['x'.repeat(41), 'english', 'refused_word_long'],
      ['two words', 'english', 'refused_word_one'],
      ['half-wit', 'english', 'refused_word_one'],
      ['420', 'hindi', 'refused_word_one'],
      ['ଦୁଷ୍ଟ', 'english', 'refused_word_script'],
      ['ଦୁଷ୍ଟ', 'hindi', 'refused_word_script'],
      ['duষ্ট', 'odia', 'refused_word_script'],
    ] as const) {
      expect([word, ...(await saidOf(add(word, language)))]).toEqual([word, 400, messages[code]]);
    }
    for (const word of ['god', 'as', 'A$$', 'Puja', 'Ganesh', 'he', 'पूजा', 'मत', 'ଭଲ', 'accha']) {
      const language = /[a-z]/i.test(word) ? 'english' : /\p{Script=Devanagari}/u.test(word) ? 'hindi' : 'odia';
      expect([word, ...(await saidOf(add(word, language)))]).toEqual([word, 422, messages.refused_word_ordinary]);
    }
    expect(await saidOf(add('Chuutiya', 'hindi'))).toEqual([409, messages.refused_word_known]);
    await add('lafanga', 'hindi');
    expect(await saidOf(add('LAFANNGA!', 'english'))).toEqual([409, messages.refused_word_known]);
  });

  test('is there once, however many add it at the same moment', async () => {
    const other = await t.person('admin');
    const answers = await Promise.all([
      add('nikamma', 'hindi'),
      add('Nikama', 'english', other),
      add('nikkama', 'hindi'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is the office’s to add, see and remove', async () => {
    for (const who of [null, await t.person('user'), await t.person('pandit')]) {
      const refused = [
        await t.call('GET /admin/refused-words', {}, who),
        await add('gadhaa', 'hindi', who),
        await remove('lafanga', who),
      ];
      for (const { status } of refused) expect([401, 403]).toContain(status);
    }
  });

  test('is one of as many as the list takes', async () => {
    await t.deps.pool`
      INSERT INTO refused_words (compared, word, language, by_id, at)
      SELECT 'made' || n, 'made' || n, 'english', ${admin.id}, now() FROM generate_series(1, ${REFUSED_WORDS_MOST}) n`;
    expect(await saidOf(add('gadhaa', 'hindi'))).toEqual([409, messages.refused_words_many]);
    await t.deps.pool`DELETE FROM refused_words WHERE compared LIKE 'made%'`;
    expect((await add('gadhaa', 'hindi')).status).toBe(200);
  });
});
