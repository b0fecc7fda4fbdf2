import type { Received, Reply } from '#contract/index.ts';
import { daysAndWords } from '#domain/calendar/typed-days.ts';
import type { PeopleSort } from '#domain/choices.ts';
import { userStatuses, type UserStatus } from '#domain/roles.ts';
import { isHeard } from '#domain/search/heard.ts';
import { nameAndPlace, placesBeginning, placesCalled } from '#domain/search/place-search.ts';
import { dayAt, startOfDay, type Day } from '#domain/time.ts';
import { typedWords } from '#domain/words/typed-words.ts';
import type { Deps } from '../../deps.ts';
import { pageOf, upTo, type Found, type FoundPage, type Page } from '../../db/found.ts';
import { keptCount } from '../../db/kept.ts';
import type { Sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { idsHeard, idsLiving, idsNear } from './heard-store.ts';
import { countPeople, findPeople, idsOfPage, type PeopleList, type Wanted } from './list-store.ts';
import { peopleById } from '../store.ts';
import { asProfile } from '../users.ts';

const PAGE_SIZE = 20;
/** A call that names no page gets everybody, as far as one answer carries them; `total` says whether there are more. */
const UNPAGED = 500;
/** Rows to be skipped before it matters from which end. */
const FAR = 10_000;

/** One page of the people of a kind. Acharyas are reviewed like pandits and listed among them. */
export async function listPeople(
  { replica: sql, now }: Pick<Deps, 'replica' | 'now'>,
  reader: Viewer,
  input: Received<'POST /user/get-users', 'body'>,
): Promise<Reply<'POST /user/get-users'>> {
  const { userType, userStatus, since: day, search, sort = '-registered', page = 1 } = input;
  const limit = input.pageSize ?? (input.page === undefined ? UNPAGED : PAGE_SIZE);
  const today = dayAt(now());
  const since = day ? new Date(startOfDay(day)) : undefined;
  const desk = input.atDesk ? today : undefined;
  const list: PeopleList = { kind: userType, status: userStatus, since, desk, sort };
  const place = { limit, offset: (page - 1) * limit };
  const wanted = search ? wantedBy(search, userType, today) : null;
  const [total, shown] = await Promise.all([
    totalOf(sql, { kind: userType }),
    wanted && search ? found(sql, list, { search, wanted }, place) : wholePage(sql, list, place),
  ]);
  const users = (await peopleById(sql, shown.ids)).map((row) => asProfile(row, reader));
  return { users, total, filtered: shown.count, more: shown.more, near: shown.near ?? false };
}

interface Listed extends FoundPage {
  /** Nobody is called so; these are the nearest. */
  readonly near?: boolean;
}

/** What has the words comes first, then what sounds so, where the list did not end before. Where there is none, the nearest. */
async function found(
  sql: Sql,
  list: PeopleList,
  { search, wanted }: { search: string; wanted: Wanted },
  place: Page,
): Promise<Listed> {
  const written = await findPeople(sql, list, wanted, place);
  if (written.more) return { ...pageOf(written, place), near: false };
  const heard = await heardAs(sql, list, search);
  const all = upTo([...new Set([...written.ids, ...heard.ids])], heard.more);
  if (all.ids.length > 0 || list.kind !== 'pandit' || !isHeard(search)) return { ...pageOf(all, place), near: false };
  const nearest = upTo(await idsNear(sql, list, search));
  return { ...pageOf(nearest, place), near: nearest.ids.length > 0 };
}

/** Pandits whose names sound as typed, with or without their place; then those of places that are called so or begin so. Of families nobody. */
export async function heardAs(sql: Sql, list: PeopleList, search: string): Promise<Found> {
  if (list.kind !== 'pandit' || !isHeard(search)) return upTo([]);
  const [places, both] = [placesBeginning(search), nameAndPlace(search)];
  const sets = await Promise.all([
    idsHeard(sql, list, search),
    both && isHeard(both.name) ? idsHeard(sql, list, both.name, both.places) : upTo([]),
    places.length > 0 ? idsLiving(sql, list, places) : upTo([]),
  ]);
  return upTo(
    [...new Set(sets.flatMap(({ ids }) => ids))],
    sets.some(({ more }) => more),
  );
}

/** Without a search: everybody of a status or since a day, or the whole list. */
async function wholePage(sql: Sql, list: PeopleList, place: Page): Promise<Listed> {
  // a few weeks at most are counted at once; they are one range of an index
  const counted = list.since || list.desk ? countPeople(sql, list) : totalOf(sql, list);
  if (place.offset >= FAR) {
    const count = await counted;
    return { ids: await idsFarDown(sql, list, place, count), count, more: false };
  }
  const [ids, count] = await Promise.all([idsOfPage(sql, list, place), counted]);
  return { ids, count, more: false };
}

/** Counted from whichever end of the list is nearer: to skip a million rows takes longer than anybody waits. */
async function idsFarDown(sql: Sql, list: PeopleList, place: Page, count: number): Promise<string[]> {
  const after = count - place.offset - place.limit;
  if (after >= place.offset) return idsOfPage(sql, list, place);
  const limit = Math.max(0, Math.min(place.limit, count - place.offset));
  const ids = await idsOfPage(sql, { ...list, sort: opposite[list.sort] }, { limit, offset: Math.max(0, after) });
  return ids.toReversed();
}

const opposite = {
  name: '-name',
  '-name': 'name',
  registered: '-registered',
  '-registered': 'registered',
} as const satisfies Record<PeopleSort, PeopleSort>;

const totalOf = (sql: Sql, { kind, status }: Pick<PeopleList, 'kind' | 'status'>): Promise<number> =>
  keptCount(sql, `people ${kind} ${status ?? ''}`, () => countPeople(sql, { kind, status }));

/** A date is a date; of pandits also the words of a status are meant. Null where everybody is: each family's row says “User”. */
export function wantedBy(search: string, kind: PeopleList['kind'], today: Day): Wanted | null {
  const { days, rest } = daysAndWords(search, today);
  const typed = rest.trim().toLowerCase();
  if (!days && kind === 'user' && typed.length >= 3 && 'user'.startsWith(typed)) return null;
  const wordsOf = (status: UserStatus): string => status.replaceAll('_', ' ');
  // of two letters every status would be meant; of families nearly all have the same
  const isMeant = (status: UserStatus): boolean =>
    kind === 'user' ? wordsOf(status) === typed : typed.length >= 3 && wordsOf(status).includes(typed);
  return {
    days,
    words: typedWords(rest),
    statuses: userStatuses.filter(isMeant),
    places: days ? [] : placesCalled(typed).filter((place) => place.kind === 'district'),
  };
}
