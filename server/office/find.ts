import type { Reply } from '#contract/index.ts';
import type { FoundBooking } from '#contract/office/people.ts';
import { daysAndWords } from '#domain/calendar/typed-days.ts';
import type { Locale } from '#domain/locale.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import { bookingsMeantBy, findFor } from '../bookings/lists/office-list.ts';
import { inShort } from './in-short.ts';
import { paidUnder } from './meant-exactly.ts';
import { findTicket } from '../cases/office.ts';
import { isTicket } from '#domain/cases/case.ts';
import { findMessage } from '../contact/office.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/viewer.ts';
import { listPeople } from '../users/list/list.ts';
import { nameOnBooks } from '../words/names.ts';

/** One search for anything, in the head of the office. */

/** How many of each kind; the lists have the rest. */
const SHOWN = 8;

/** Each kind by its own search (docs/decisions/0040-lists-at-scale.md), side by side. An id of the provider's is exact, and looked for alone. */
export async function findAnything(deps: Deps, viewer: Viewer, typed: string): Promise<Reply<'GET /admin/find'>> {
  const { locale } = viewer;
  const search = typed.trim();
  if (search === '') return nothing;
  const paid = await paidUnder(deps, search);
  if (paid) {
    const rows = await bookingsMeantBy(deps.replica, paid, SHOWN);
    return { ...nothing, bookings: await brief(deps, locale, rows) };
  }
  const cases = await findTicket(deps.replica, search);
  if (cases.length > 0) return { ...nothing, cases };
  const messages = isTicket(search) ? await findMessage(deps.replica, search) : [];
  if (messages.length > 0) return { ...nothing, messages: messages.map(({ _id }) => ({ _id })) };
  const bookingsFound = findFor(deps.replica, search, SHOWN, deps.now());
  // a date alone means its pujas, and nobody who signed up then
  if (isDate(search, deps.now())) {
    const { rows, more } = await bookingsFound;
    return { ...nothing, bookings: await brief(deps, locale, rows), more: { people: false, bookings: more } };
  }
  const [families, pandits, bookings] = await Promise.all([
    listPeople(deps, viewer, { userType: 'user', search, page: 1, pageSize: SHOWN }),
    listPeople(deps, viewer, { userType: 'pandit', search, page: 1, pageSize: SHOWN }),
    bookingsFound,
  ]);
  const named = inTurns(pandits.near ? [] : pandits.users, families.users);
  const near = pandits.near && named.length === 0 && bookings.rows.length === 0;
  const people = near ? pandits.users : named;
  return {
    people: people.slice(0, SHOWN).map(({ _id, name, phone, userType, userStatus, profileUrl, city }) => ({
      _id,
      name,
      phone,
      userType,
      userStatus,
      profileUrl,
      city,
    })),
    near,
    bookings: await brief(deps, locale, bookings.rows),
    cases,
    messages: [],
    more: {
      people:
        families.filtered + (pandits.near && !near ? 0 : pandits.filtered) > SHOWN || families.more || pandits.more,
      bookings: bookings.more,
    },
  };
}

const isDate = (search: string, now: Instant): boolean => {
  const { days, rest } = daysAndWords(search, dayAt(now));
  return days !== null && rest === '';
};

const nothing = {
  people: [],
  near: false,
  bookings: [],
  cases: [],
  messages: [],
  more: { people: false, bookings: false },
};

/** One of each in turn, so that neither hides the other. */
const inTurns = <T>(some: readonly T[], others: readonly T[]): T[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, nth) => [some[nth], others[nth]])
    .flat()
    .filter((one) => one !== undefined);

type Row = Awaited<ReturnType<typeof findFor>>['rows'][number];

async function brief({ replica }: Deps, locale: Locale | undefined, rows: readonly Row[]): Promise<FoundBooking[]> {
  const said = await inShort(replica, rows);
  return rows.map((row) => ({
    ...said(row),
    family: { _id: row.customerId, name: nameOnBooks(locale, row.customerName) },
    pandit: { _id: row.panditId, name: nameOnBooks(locale, row.panditName) },
  }));
}
