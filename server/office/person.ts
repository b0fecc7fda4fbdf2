import type { Received } from '#contract/index.ts';
import { id as idShape } from '#contract/fields.ts';
import type { OfficePerson } from '#contract/office/people.ts';
import { rupees } from '#domain/money.ts';
import { isPriest } from '#domain/roles.ts';
import { dayAt, earlier, HOUR, type Instant } from '#domain/time.ts';
import { audit, newestDeeds } from '../audit/audit.ts';
import { bookingsOfPerson, endingsOf, pujasOfPersonOn } from '../bookings/lists/office-list.ts';
import { casesInShort } from '../cases/office.ts';
import { listMessages } from '../contact/office.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Viewer } from '../http/viewer.ts';
import { creditOf } from '../ledger/credit.ts';
import { earningTotals } from '../ledger/earnings.ts';
import { toldTo } from '../notifications/notifications.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { profileOf } from '../users/users.ts';
import { nameOnBooks, placeFor } from '../words/names.ts';
import { inShort } from './in-short.ts';
import { hasLooked, moneyOfBookings } from './store.ts';

/** A person's page in the office. */

const SHOWN = 20;
const LOOKED = 'person.seen';

/** All there is to know. That an admin looked is written down, once an hour for each of them. */
export async function personForOffice(
  deps: Deps,
  admin: Viewer,
  personId: string,
  { cursor }: Received<'GET /admin/people/:id', 'query'>,
  requestId: string,
): Promise<OfficePerson> {
  const { pool, replica } = deps;
  const now = deps.now();
  const before = readCursor(cursor, idShape);
  const person = await profileOf(replica, personId, admin);
  await noteLook(deps, admin, personId, requestId, now);
  const priest = isPriest(person.userType);
  const [today, own, told, written, history, ratings, credit, earnings, cases] = await Promise.all([
    pujasOfPersonOn(replica, { id: personId, isPriest: priest }, dayAt(now)),
    bookingsOfPerson(replica, { id: personId, isPriest: priest }, { before, limit: SHOWN + 1 }),
    toldTo(replica, personId, SHOWN),
    listMessages({ pool: replica, now: deps.now }, { search: person.phone, page: 1, pageSize: SHOWN }),
    newestDeeds(replica, 'person', personId, SHOWN),
    priest ? ratingsOf(replica, [personId], now) : null,
    priest ? null : creditOf(pool, personId),
    priest ? earningTotals(replica, personId) : null,
    casesInShort(replica, personId, SHOWN),
  ]);
  const rows = own.rows.slice(0, SHOWN);
  const [money, ended, said] = await Promise.all([
    moneyOfBookings(
      replica,
      rows.map(({ panditId, id }) => ({ panditId, bookingId: id })),
    ),
    endingsOf(replica, [...today, ...rows]),
    inShort(replica, [...today, ...rows]),
  ]);
  const last = own.rows.length > SHOWN ? rows.at(-1) : undefined;
  const full = (row: (typeof rows)[number]): OfficePerson['today'][number] => ({
    ...said(row),
    ending: ended.get(row.id) ?? null,
    price: rupees(row.pricePaise),
    place: placeFor(admin, row.customerName, row.place),
    other: priest
      ? { _id: row.customerId, name: nameOnBooks(admin.locale, row.customerName) }
      : { _id: row.panditId, name: nameOnBooks(admin.locale, row.panditName) },
  });
  return {
    person,
    today: today.map(full),
    rating: ratings?.get(personId) ?? null,
    bookings: {
      count: own.count,
      nextCursor: last ? writeCursor(last.id) : null,
      rows: rows.map(full),
    },
    money: {
      credit: credit === null ? null : rupees(credit),
      earnings,
      rows: money.map(({ id, at, kind, amountPaise, status, reference, bookingId }) => ({
        _id: id,
        at: at.toISOString(),
        kind,
        amount: rupees(amountPaise),
        status,
        reference,
        bookingId,
      })),
    },
    told,
    cases,
    written: written.messages.map(({ _id, createdAt, state, message }) => ({ _id, at: createdAt, state, message })),
    history: history.map(({ id, at, action, by, note }) => ({ _id: id, at: at.toISOString(), action, by, note })),
  };
}

async function noteLook(
  { pool }: Deps,
  admin: Viewer,
  personId: string,
  requestId: string,
  now: Instant,
): Promise<void> {
  if (await hasLooked(pool, admin.id, LOOKED, personId, new Date(earlier(now, HOUR)))) return;
  await audit(pool, { actorId: admin.id, action: LOOKED, subjectType: 'person', subjectId: personId, requestId }, now);
}
