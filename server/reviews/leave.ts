import type { OwnData } from '#contract/account.ts';
import type { Instant } from '#domain/time.ts';
import { queueForSearch } from '../availability/searchable/searchable.ts';
import type { Sql } from '../db/sql.ts';
import { forgetReporter } from './desk-store.ts';
import { takeBack } from './reviews.ts';
import { removeAnswers, reviewedBy, writtenBy } from './store.ts';

/** Reviews of one who takes their data along, or leaves. */

/** Everything somebody wrote in reviews, shown or not. */
export async function ownReviews(sql: Sql, personId: string): Promise<OwnData['reviews']> {
  const rows = await writtenBy(sql, personId);
  return rows.map(({ id: _id, hiddenRule: _rule, side, at, shownAt, withdrawnAt, answer, answeredAt, ...said }) => ({
    ...said,
    by: side === 'customer' ? ('family' as const) : ('pandit' as const),
    at: at.toISOString(),
    shownAt: shownAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/** Withdraws everything somebody wrote in reviews, in the transaction that ends their account. */
export async function withdrawAll(sql: Sql, personId: string, now: Instant): Promise<void> {
  const reviewed = await reviewedBy(sql, personId);
  // all of them first, so that nobody who waits for the figures of all holds one of them
  await queueForSearch(sql, [...new Set(reviewed.map(({ panditId }) => panditId))]);
  for (const { side, ...key } of reviewed) await takeBack(sql, key, side, now);
  await removeAnswers(sql, personId);
  await forgetReporter(sql, personId);
}
