import { z } from 'zod';
import type { AuditEntry, AuditPerson } from '#contract/audit.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { Locale } from '#domain/locale.ts';
import { addDays, startOfDay, type Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameOnBooks } from '../words/names.ts';
import {
  entriesPage,
  knownActions,
  mentionsOf,
  peopleLike,
  personById,
  type EntryRow,
  type MentionRow,
  type PersonRow,
} from './trail-store.ts';

const PAGE_SIZE = 20;
const PEOPLE = 8;

/** One page of what was changed, newest first. Refuses a cursor we did not write. */
export async function readTrail(
  sql: Sql,
  { locale }: Viewer,
  { actor, action, day, cursor }: Received<'GET /audit/entries', 'query'>,
): Promise<Reply<'GET /audit/entries'>> {
  const last = readCursor(cursor, z.uuid());
  const period = day === undefined ? null : periodOf(day);
  // one more than is shown tells whether there are others
  const rows = await entriesPage(sql, { actor, action, period, last, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const end = shown.at(-1);
  const ids = [...new Set(shown.flatMap(idsIn))];
  const mentions = ids.length > 0 ? await mentionsOf(sql, ids) : [];
  return {
    entries: shown.map((row) => asEntry(row, mentions, locale)),
    nextCursor: end && rows.length > PAGE_SIZE ? writeCursor(end.id) : null,
  };
}

export const actionsOf = knownActions;

export const peopleToAsk = async (sql: Sql, search: string): Promise<AuditPerson[]> =>
  (await peopleLike(sql, search, PEOPLE)).map((row) => asPerson(row));

/** Refuses `person_unknown`. */
export const personToAsk = async (sql: Sql, { locale }: Viewer, id: string): Promise<AuditPerson> =>
  asPerson((await personById(sql, id)) ?? refuse('person_unknown'), locale);

/** A day in India. */
export const periodOf = (day: Day) => ({ from: new Date(startOfDay(day)), to: new Date(startOfDay(addDays(day, 1))) });

const asPerson = ({ id, name, ...rest }: PersonRow, locale?: Locale): AuditPerson => ({
  _id: id,
  name: nameOnBooks(locale, name),
  ...rest,
});

const asEntry = (row: EntryRow, mentions: readonly MentionRow[], locale: Locale | undefined): AuditEntry => {
  const { id, at, actor, subjectName, ...rest } = row;
  const nameOf = (kind: string, name: string) => (kind === 'person' ? nameOnBooks(locale, name) : name);
  const named = new Set(idsIn(row));
  return {
    _id: id,
    at: at.toISOString(),
    actor: actor && asPerson(actor, locale),
    ...rest,
    subjectName: subjectName && nameOf(row.subjectType, subjectName),
    mentioned: mentions
      .filter((one) => named.has(one.id))
      .map(({ id: _id, name, ...mention }) => ({ _id, ...mention, name: nameOf(mention.kind, name) })),
  };
};

/** Ids among the values that were noted. */
const idsIn = ({ before, after }: EntryRow): string[] =>
  [...Object.values(before ?? {}), ...Object.values(after ?? {})].flatMap((value) => {
    const id = z.uuid().safeParse(value);
    return id.success ? [id.data] : [];
  });
