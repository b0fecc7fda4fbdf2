import { z } from 'zod';
import type { AuditEntry, AuditPerson } from '#contract/audit.ts';
import type { Received, Reply } from '#contract/index.ts';
import { addDays, startOfDay, type Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
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
    entries: shown.map((row) => asEntry(row, mentions)),
    nextCursor: end && rows.length > PAGE_SIZE ? writeCursor(end.id) : null,
  };
}

export const actionsOf = knownActions;

export const peopleToAsk = async (sql: Sql, search: string): Promise<AuditPerson[]> =>
  (await peopleLike(sql, search, PEOPLE)).map(asPerson);

/** Refuses `person_unknown`. */
export const personToAsk = async (sql: Sql, id: string): Promise<AuditPerson> =>
  asPerson((await personById(sql, id)) ?? refuse('person_unknown'));

/** A day in India. */
export const periodOf = (day: Day) => ({ from: new Date(startOfDay(day)), to: new Date(startOfDay(addDays(day, 1))) });

const asPerson = ({ id, ...rest }: PersonRow): AuditPerson => ({ _id: id, ...rest });

const asEntry = (row: EntryRow, mentions: readonly MentionRow[]): AuditEntry => {
  const { id, at, actor, ...rest } = row;
  const named = new Set(idsIn(row));
  return {
    _id: id,
    at: at.toISOString(),
    actor: actor && asPerson(actor),
    ...rest,
    mentioned: mentions.filter((one) => named.has(one.id)).map(({ id: _id, ...mention }) => ({ _id, ...mention })),
  };
};

/** Ids among the values that were noted. */
const idsIn = ({ before, after }: EntryRow): string[] =>
  [...Object.values(before ?? {}), ...Object.values(after ?? {})].flatMap((value) => {
    const id = z.uuid().safeParse(value);
    return id.success ? [id.data] : [];
  });
