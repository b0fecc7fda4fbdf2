import type { Sql } from './sql.ts';

/**
 * One statement for what many steps ask side by side in one transaction (docs/decisions/0099-work-in-batches.md). Everywhere else
 * each asks for itself, and nothing is different.
 */

const shared = new WeakSet<Sql>();

/** From here on, what runs side by side in this transaction asks together. */
export const askTogether = (sql: Sql): void => void shared.add(sql);

interface Asking<In, Out> {
  readonly wish: In;
  readonly resolve: (answer: Out) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A statement for one, and for many at once with their answers in the same order. The many are made as soon as nobody can go on
 * without an answer; two kinds that one step asks one after the other are made in that order.
 */
export function together<In, Out>(
  one: (sql: Sql, wish: In) => Promise<Out>,
  many: (sql: Sql, wishes: readonly In[]) => Promise<readonly Out[]>,
): (sql: Sql, wish: In) => Promise<Out> {
  const askedOf = new WeakMap<Sql, Asking<In, Out>[]>();
  const ask = async (sql: Sql): Promise<void> => {
    const asked = askedOf.get(sql) ?? [];
    askedOf.delete(sql);
    try {
      const answers = await many(
        sql,
        asked.map(({ wish }) => wish),
      );
      if (answers.length !== asked.length)
        throw new Error(`${asked.length} asked, and ${answers.length} were answered.`);
      for (const [n, answer] of answers.entries()) asked[n]?.resolve(answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (sql, wish) => {
    if (!shared.has(sql)) return one(sql, wish);
    const asked = askedOf.get(sql) ?? [];
    if (asked.length === 0) {
      askedOf.set(sql, asked);
      // comes once all that is ready to run has run
      process.nextTick(() => void ask(sql));
    }
    return new Promise((resolve, reject) => void asked.push({ wish, resolve, reject }));
  };
}

/** For statements that give nothing. */
export const togetherDone = <In>(
  one: (sql: Sql, wish: In) => Promise<void>,
  many: (sql: Sql, wishes: readonly In[]) => Promise<unknown>,
): ((sql: Sql, wish: In) => Promise<void>) =>
  together(one, async (sql, wishes) => {
    await many(sql, wishes);
    return wishes.map(() => undefined);
  });
