import type { Actor, Step } from '#domain/booking.ts';
import {
  countedBy,
  firstMonthRelied,
  reliabilityOf,
  type Reliability,
  type WordCount,
} from '#domain/reviews/reliability.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { transaction, type Pool, type Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { monthOf } from './ratings.ts';
import {
  addWord,
  changeWord,
  endOfAgreed,
  rebuildWords,
  setAbsent,
  wordsSince,
  type MendedWords,
} from './reliability-store.ts';

/** How pandits keep to their word, from figures that are kept by month. */

/** Of these pandits; who was asked too seldom has none. */
export async function reliabilitiesOf(
  sql: Sql,
  panditIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Reliability>> {
  if (panditIds.length === 0) return new Map();
  const rows = await wordsSince(sql, panditIds, `${firstMonthRelied(now)}-01`);
  return new Map(rows.map(({ panditId, ...counted }) => [panditId, reliabilityOf(counted)]));
}

export const UNKNOWN: Reliability = { answered: null, kept: null };

/** In the transaction of a step of a booking. */
export async function countStep(
  sql: Sql,
  taken: {
    panditId: string;
    step: Pick<Step, 'from' | 'to'>;
    by: Actor;
    askedAt: Date;
    proposedAt: Date | null;
    absentAt: Date | null;
  },
  now: Instant,
): Promise<void> {
  const before = {
    askedAt: instantOf(taken.askedAt),
    proposedAt: taken.proposedAt && instantOf(taken.proposedAt),
    wasAbsent: taken.absentAt !== null,
  };
  const counted = countedBy(taken.step, taken.by, before, now);
  if (counted) await addWord(sql, taken.panditId, monthOf(now), counted);
}

/**
 * The office has found that the pandit did not come, or takes that back: what was counted of the booking is counted again. The same once more
 * changes nothing. The caller has locked the booking.
 */
export async function noteAbsence(sql: Sql, ref: BookingRef, wasAbsent: boolean, now: Instant): Promise<void> {
  if (!(await setAbsent(sql, ref, wasAbsent ? new Date(now) : null))) return;
  const end = await endOfAgreed(sql, ref);
  // counted by the step that ends it
  if (!end) return;
  const none: WordCount = { asked: 0, answered: 0, promised: 0, kept: 0 };
  const counted = (absent: boolean): WordCount =>
    countedBy(end, end.actor, { askedAt: now, proposedAt: null, wasAbsent: absent }, now) ?? none;
  const [before, after] = [counted(!wasAbsent), counted(wasAbsent)];
  await changeWord(sql, ref.panditId, monthOf(instantOf(end.at)), {
    ...none,
    promised: after.promised - before.promised,
    kept: after.kept - before.kept,
  });
}

/** Rebuilds all of it from the steps that were taken, beside running servers; gives what was wrong. */
export const rebuildReliability = (pool: Pool): Promise<MendedWords[]> => transaction(pool, reliabilityAnew);

/** The same inside a transaction. */
export const reliabilityAnew = (sql: Sql): Promise<MendedWords[]> => rebuildWords(sql);
