import type { DeedFact, DeedName, DeedSubject } from '#domain/deeds.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import {
  deedsOn,
  deedsSince,
  insertAudit,
  lastDeedsOn,
  newestDeedsOn,
  type DeedRow,
  type LastDeedRow,
} from './store.ts';

export type { LastDeedRow };

type Fact = string | number | boolean | null | readonly string[];
/** By names that the office has words for. */
export type Facts = Readonly<Partial<Record<DeedFact, Fact | undefined>>>;

/** Something a person did that somebody may ask about later. */
export interface Deed {
  /** Null for what nobody in particular did. */
  readonly actorId: string | null;
  /** `noun.verb`, as `ritual.added`. */
  readonly action: DeedName;
  readonly subjectType: DeedSubject;
  /** Null for what is about no single thing, as an order of many. */
  readonly subjectId: string | null;
  /** What changed, as it was and as it is: plain values, no secrets. */
  readonly before?: Facts;
  readonly after?: Facts;
  readonly note?: string;
  readonly requestId?: string;
}

/** Writes a deed down in the caller's transaction: no change without its line, no line without its change. */
export const audit = (sql: Sql, deed: Deed, now: Instant): Promise<void> => insertAudit(sql, deed, new Date(now));

/** How often that was done about one thing since a moment. */
export const countDeeds = (
  sql: Sql,
  about: Pick<Deed, 'action' | 'subjectType' | 'subjectId'>,
  since: Instant,
): Promise<number> => deedsSince(sql, about, new Date(since));

/** Who took a list along, and what it was narrowed to. */
export const auditExport = (
  sql: Sql,
  { actorId, list, asked, requestId }: { actorId: string; list: string; asked: Facts; requestId: string },
  now: Instant,
): Promise<void> =>
  audit(
    sql,
    { actorId, action: 'list.exported', subjectType: 'list', subjectId: null, after: { list, ...asked }, requestId },
    now,
  );

/** The last of some deeds about each of these, by whom; what nobody did is not among them. */
export async function lastDeeds(
  sql: Sql,
  actions: readonly string[],
  subjectType: string,
  subjectIds: readonly string[],
): Promise<LastDeedRow[]> {
  return subjectIds.length === 0 ? [] : lastDeedsOn(sql, actions, subjectType, subjectIds);
}

/** The newest of what people did about one thing. */
export const newestDeeds = (sql: Sql, subjectType: string, subjectId: string, limit: number): Promise<DeedRow[]> =>
  newestDeedsOn(sql, subjectType, subjectId, limit);

/** What people did about one thing, oldest first. */
export const deedsAbout = (sql: Sql, subjectType: string, subjectId: string): Promise<DeedRow[]> =>
  deedsOn(sql, subjectType, subjectId);
