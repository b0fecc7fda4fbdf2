import type { Found, Instead } from '#contract/availability.ts';
import type { SaidCode } from '../../../i18n/catalogue/said.ts';
import type { Wait } from '#contract/booking/waits.ts';
import type { LastAsked } from '#contract/booking/returning.ts';
import type { PageContext, Refusal, ServerCall } from '#contract/page.ts';
import type { PublicPandit } from '#contract/pandits.ts';
import type { SessionUser } from '#contract/people.ts';
import type { Ritual } from '#contract/rituals.ts';
import { periodOf } from '#domain/booking.ts';
import { readDegrees } from '#domain/calendar/degrees.ts';
import { readWindow } from '#domain/calendar/good-hours.ts';
import { districtNames } from '#domain/places.ts';
import { nearestDistricts } from '#domain/search/place-search.ts';
import { isDay, type Day } from '#domain/time.ts';
import { districtIn } from '#domain/district-names.ts';
import type { Locale } from '#domain/locale.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import type { Option } from '../../../ui/form/select.tsx';
import { isWholeWindow, missingIn, searchOf, type Asked } from '../shared/asked.ts';

const SEARCH = 'POST /availability/filter-availability';

/**
 * A search without a district that we do not know, be it for pandits or of hours: it finds those of every district. `noDistrict` is that
 * name, as the address has it.
 */
export function inOdisha(asked: Asked): { asked: Asked; noDistrict: string | null } {
  const { district, window } = asked;
  const where = readWindow(window)?.district;
  const isKnown = (name: string): boolean => districtNames.includes(name);
  if (where !== undefined && !readDegrees(where) && !isKnown(where))
    return { asked: { ...asked, window: '', district: isKnown(district) ? district : '' }, noDistrict: where };
  return district && !isKnown(district)
    ? { asked: { ...asked, district: '' }, noDistrict: district }
    : { asked, noDistrict: null };
}

/** The districts that are nearest to a name that we do not know, as the address and as the reader has them. */
export const nearTo = (locale: Locale, noDistrict: string | null): Option[] =>
  noDistrict === null
    ? []
    : nearestDistricts(noDistrict).map((name) => ({ value: name, label: districtIn(locale, name) }));

/** Where a pandit is from, in the reader's language; a block that is called as its district has that name, too. */
export function saidIn(locale: Locale, found: Found): Found {
  const said = (name: string | null): string | null => name && districtIn(locale, name);
  const { userId: pandit } = found;
  const home = { city: said(pandit.city), district: said(pandit.district) };
  const temple = { templeCity: said(pandit.templeCity), templeDistrict: said(pandit.templeDistrict) };
  return { ...found, userId: { ...pandit, ...home, ...temple } };
}

/** What a search came to. */
export type Outcome =
  | { kind: 'not-asked' }
  | { kind: 'wrong'; field: 'ritual' | 'date' | 'time'; code: SaidCode }
  | { kind: 'found'; day: Day; results: Found[]; hasMore: boolean; instead: Instead[] }
  /** `message` is the server's own sentence, where it had one. */
  | { kind: 'failed'; message: string | null };

/** The one a family has come for, with his free days; null for anybody, or where he is not listed. */
export async function panditAsked(call: ServerCall, id: string): Promise<PublicPandit | null> {
  if (!id) return null;
  try {
    return await call('GET /pandits/:id', { params: { id } });
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** Whom the address asks to book, where they are free as asked. */
export async function toBookIn(call: ServerCall, asked: Asked, panditId: string | null): Promise<Found | null> {
  if (!panditId || missingIn(asked) !== null) return null;
  const body = searchOf({ ...asked, pandit: panditId });
  const found = await call(SEARCH, { body }).catch(refusedAs(null));
  return found?.results[0] ?? null;
}

/** Where a customer lives, as their profile says. */
export async function placeOf(call: ServerCall, viewer: SessionUser | null): Promise<string> {
  if (viewer?.userType !== 'user') return '';
  const profile = await call('GET /user/get-user/:userId', { params: { userId: viewer._id } }).catch(refusedAs(null));
  return profile?.address ?? '';
}

/** What a family said when this pandit last held the ritual for it, to ask for the same again. */
export async function saidLast(
  { call, viewer }: Pick<PageContext, 'call' | 'viewer'>,
  ritualId: string,
  panditId: string,
  day: string,
): Promise<(LastAsked & { panditId: string }) | null> {
  if (viewer?.userType !== 'user' || !ritualId || !panditId) return null;
  const input = { params: { id: panditId }, query: { ritualId } };
  const reply = await call('GET /my-pandits/:id/last', input).catch(refusedAs(null));
  if (!reply?.last) return null;
  const { startTime } = reply.last;
  // an hour of today that has passed is none to ask for
  const isPast = startTime !== null && isDay(day) && periodOf(day, startTime, 0).from <= Date.now();
  return { ...reply.last, startTime: isPast ? null : startTime, panditId };
}

/** Searches on the server, so that the first page already shows who is free. */
export async function searchFor(
  { call, locale }: Pick<PageContext, 'call' | 'locale'>,
  asked: Asked,
  { rituals, today, submitted, pages }: { rituals: readonly Ritual[]; today: Day; submitted: boolean; pages: number },
): Promise<Outcome> {
  const missing = missingIn(asked);
  // a link to a ritual names no day yet, and that is nothing wrong
  if (missing) return submitted ? { kind: 'wrong', field: missing, code: 'search_incomplete' } : { kind: 'not-asked' };
  if (!rituals.some(({ _id }) => _id === asked.ritual))
    return { kind: 'wrong', field: 'ritual', code: 'ritual_unknown' };
  if (!isDay(asked.date)) return { kind: 'wrong', field: 'date', code: 'date_invalid' };
  if (asked.date < today) return { kind: 'wrong', field: 'date', code: 'date_past' };
  // of good hours that have begun the server searches what is left
  if (asked.time && !isWholeWindow(asked) && periodOf(asked.date, asked.time, 0).from <= Date.now())
    return { kind: 'wrong', field: 'time', code: 'start_passed' };
  try {
    const { results, nextCursor, instead } = await call(SEARCH, { body: searchOf(asked) });
    let cursor = nextCursor;
    for (let page = 1; page < pages && cursor !== null; page += 1) {
      const next = await call(SEARCH, { body: { ...searchOf(asked), cursor } });
      results.push(...next.results);
      cursor = next.nextCursor;
    }
    const said = results.map((one) => saidIn(locale, one));
    return { kind: 'found', day: asked.date, results: said, hasMore: cursor !== null, instead };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const { message } = (await error.json()) as Refusal;
    return { kind: 'failed', message: error.status === 500 ? null : message || null };
  }
}

/** What a family waits for, where nobody is free; null where somebody is, or nobody can wait. */
export async function waitsFor(
  { call, viewer }: Pick<PageContext, 'call' | 'viewer'>,
  found: Outcome,
): Promise<readonly Wait[] | null> {
  if (viewer?.userType !== 'user' || found.kind !== 'found' || found.results.length > 0) return null;
  return (await call('GET /waits', {}).catch(refusedAs(null)))?.waits ?? null;
}
