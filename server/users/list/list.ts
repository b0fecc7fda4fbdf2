import type { Received, Reply } from '#contract/index.ts';
import { userStatuses } from '#domain/roles.ts';
import { dayAt, startOfDay } from '#domain/time.ts';
import { typedDays } from '#domain/calendar/typed-days.ts';
import type { Deps } from '../../deps.ts';
import { keptFigure } from '../../db/kept.ts';
import type { Sql } from '../../db/sql.ts';
import { arePeopleFew, countPeople, findPeople, idsOfPage, type PeopleList, type Wanted } from './list-store.ts';
import { peopleById } from '../store.ts';
import { asProfile } from '../users.ts';

const PAGE_SIZE = 20;
/** Who names no page gets everybody (`api.md`), as far as one answer carries them; `total` tells of more. */
const UNPAGED = 500;

/** One page of the people of a kind. Acharyas are reviewed like pandits and stand among them. */
export async function listPeople(
  { replica: sql, now }: Pick<Deps, 'replica' | 'now'>,
  input: Received<'POST /user/get-users', 'body'>,
): Promise<Reply<'POST /user/get-users'>> {
  const { userType, userStatus, since: day, search, sort = '-registered', page = 1 } = input;
  const limit = input.pageSize ?? (input.page === undefined ? UNPAGED : PAGE_SIZE);
  const since = day ? new Date(startOfDay(day)) : undefined;
  const desk = input.atDesk ? dayAt(now()) : undefined;
  const list: PeopleList = { kind: userType, status: userStatus, since, desk, sort };
  const cut = { limit, offset: (page - 1) * limit };
  const total = await totalOf(sql, { kind: userType });
  const wanted = search ? wantedBy(search, userType) : null;
  const found = wanted
    ? await findPeople(
        sql,
        list,
        wanted,
        cut,
        desk ? await countPeople(sql, list) : userStatus ? await totalOf(sql, list) : total,
      )
    : await pageOf(sql, list, cut);
  const users = (await peopleById(sql, found.ids)).map(asProfile);
  return { users, total, filtered: found.count ?? total, more: found.more };
}

/** Without a search: everybody of a status or since a day, or the whole list, whose length is known already. */
async function pageOf(sql: Sql, list: PeopleList, cut: { limit: number; offset: number }) {
  // a few weeks at most are counted at once; they are one range of an index
  const counted = list.since || list.desk ? countPeople(sql, list) : list.status ? totalOf(sql, list) : null;
  const [ids, count] = await Promise.all([idsOfPage(sql, list, cut), counted]);
  return { ids, count, more: false };
}

const totalOf = (sql: Sql, { kind, status }: Pick<PeopleList, 'kind' | 'status'>): Promise<number> =>
  keptFigure(sql, `people ${kind} ${status ?? ''}`, {
    isShort: () => arePeopleFew(sql, { kind, status }),
    count: () => countPeople(sql, { kind, status }),
  });

/** A date is a date; of pandits also the words of a status are meant. Null where everybody is: each family's row says “User”. */
export function wantedBy(search: string, kind: PeopleList['kind']): Wanted | null {
  const days = typedDays(search);
  if (days) return { by: 'time', from: new Date(startOfDay(days.from)), to: new Date(startOfDay(days.to)) };
  const typed = search.trim().toLowerCase();
  if (kind === 'user' && typed.length >= 3 && 'user'.startsWith(typed)) return null;
  const whole = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-([0-9a-f]{12})$/.exec(typed);
  // of two letters every status would be meant
  const also = kind === 'pandit' && typed.length >= 3;
  return {
    by: 'words',
    // of an id, as the details show it, the index knows the end
    words: whole?.[1] ?? search,
    statuses: also ? userStatuses.filter((status) => status.replaceAll('_', ' ').includes(typed)) : [],
  };
}
