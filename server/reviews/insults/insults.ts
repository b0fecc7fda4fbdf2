import type { Received, Reply } from '#contract/index.ts';
import { compared, comparedWords, isKnownInsult } from '#domain/words/insults.ts';
import { isOrdinary } from '#domain/words/ordinary-words.ts';
import { REFUSED_WORDS_MOST } from '#domain/words/refused-words.ts';
import { audit } from '../../audit/audit.ts';
import { constraintOf, transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { countRefused, deleteRefused, hasRefused, insertRefused, refusedWords } from './store.ts';

/** Insults in what is written of others: those that are known, and the words the office added (docs/decisions/0125-reports-of-reviews.md). */

/** Asked as it is written: what the office added counts at once. */
export async function refuseInsults({ pool }: Pick<Deps, 'pool'>, words: string | null | undefined): Promise<void> {
  if (!words) return;
  const all = comparedWords(words);
  if (all.some(isKnownInsult) || (await hasRefused(pool, all))) {
    refuse('words_insult', { fields: { words: 'words_insult' } });
  }
}

export async function added({ pool }: Pick<Deps, 'pool'>): Promise<Reply<'GET /admin/refused-words'>> {
  const rows = await refusedWords(pool);
  return {
    words: rows.map(({ word, language, byName, at }) => ({ word, language, by: byName, at: at.toISOString() })),
  };
}

/** A word once, in whatever way it is written (`refused_words_pkey`). */
export async function add(
  { pool, now }: Deps,
  admin: Viewer,
  { word, language }: Received<'POST /admin/refused-words', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  const key = comparable(word);
  if (isKnownInsult(key)) refuseWord('refused_word_known');
  if (isOrdinary(key)) refuseWord('refused_word_ordinary');
  const at = now();
  try {
    await transaction(pool, async (sql) => {
      if ((await countRefused(sql)) >= REFUSED_WORDS_MOST) refuseWord('refused_words_many');
      await insertRefused(sql, { compared: key, word, language, by: admin.id, at: new Date(at) });
      await audit(sql, { ...deed(admin, requestId), action: 'refusedWord.added', after: { word, language } }, at);
    });
  } catch (error) {
    if (constraintOf(error) === 'refused_words_pkey') refuseWord('refused_word_known');
    throw error;
  }
  return {};
}

/** Removed twice it is removed once. */
export async function remove(
  { pool, now }: Deps,
  admin: Viewer,
  { word }: Received<'POST /admin/refused-words/remove', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  await transaction(pool, async (sql) => {
    const before = await deleteRefused(sql, comparable(word));
    if (!before) return;
    await audit(sql, { ...deed(admin, requestId), action: 'refusedWord.removed', before: { ...before } }, now());
  });
  return {};
}

/** Signs at its end are none of it: `ba$tard!` in a review is looked for without them too. */
const comparable = (word: string): string => compared(word.normalize('NFKC').replaceAll(/[!@$]+$/g, ''));

const deed = (admin: Viewer, requestId: string) =>
  ({
    actorId: admin.id,
    subjectType: 'refusedWord',
    subjectId: null,
    requestId,
  }) as const;

const refuseWord = (code: 'refused_word_known' | 'refused_word_ordinary' | 'refused_words_many'): never =>
  refuse(code, { fields: { word: code } });
