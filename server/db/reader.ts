import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '#domain/time.ts';
import type { Sql } from './sql.ts';

/**
 * Who reads, as far as reads that may be a moment old need to know: a person who wrote something
 * sees it everywhere (docs/decisions/0100-reading-replica.md).
 */
export interface Reader {
  /** Null for a visitor, who may see what is a moment old. */
  signIn: { readonly id: string; readonly wroteAt: Instant } | null;
  hasWritten: boolean;
}

const readers = new AsyncLocalStorage<Reader>();

export const visitor = (): Reader => ({ signIn: null, hasWritten: false });

/** All reads of `work`, now and later, are this reader's. */
export const readingAs = <T>(reader: Reader, work: () => T): T => readers.run(reader, work);

/** From here on we know the reader. `wroteAt`: the database's time, to the millisecond. */
export function readAs(signInId: string, wroteAt: Instant): void {
  const reader = readers.getStore();
  if (reader) reader.signIn = { id: signInId, wroteAt };
}

/** Whether everything committed by that moment is enough for this reader. */
export function isEnough(upTo: Instant): boolean {
  const { signIn = null, hasWritten = false } = readers.getStore() ?? {};
  // a moment is known to the millisecond, and was perhaps a little later
  return !hasWritten && (signIn === null || signIn.wroteAt + 1 <= upTo);
}

/** Each site of a statement has the same strings for ever. */
const known = new WeakMap<readonly string[], boolean>();

/** A transaction counts as writing. */
export function noteTransaction(): void {
  const reader = readers.getStore();
  if (reader) reader.hasWritten = true;
}

/** Is shown every statement outside of transactions. */
export function noteStatement(strings: readonly string[]): void {
  const reader = readers.getStore();
  if (!reader || reader.hasWritten) return;
  const writes = known.get(strings) ?? /\b(INSERT|UPDATE|DELETE)\b/.test(strings.join(' '));
  known.set(strings, writes);
  reader.hasWritten = writes;
}

/** Notes that this sign-in has changed something, for all processes; to be called when that is committed. */
export async function noteWrite(sql: Sql, signInId: string): Promise<void> {
  await sql`UPDATE sessions SET wrote_at = now() WHERE id = ${signInId}`;
}
