import { findMessages, messagesById, messagesPage } from '../server/contact/office-store.ts';
import { entriesPage, joined } from '../server/audit/trail-store.ts';
import { areBookingsFew, findBookings, idsOfBookings } from '../server/bookings/lists/find-store.ts';
import { bookingsById, countByStatus, eventsOf } from '../server/bookings/store.ts';
import { bookingsMeant } from '../server/payments/office/office-find-store.ts';
import { isMoneyShort, moneyCount, moneyPage } from '../server/payments/office/office-store.ts';
import { words } from './office-words.ts';
import { keptFigure } from '../server/db/kept.ts';
import type { Pool } from '../server/db/sql.ts';
import {
  arePeopleFew,
  countPeople,
  findPeople,
  idsOfPage,
  type PeopleList,
  type Wanted,
} from '../server/users/list/list-store.ts';
import { peopleById } from '../server/users/store.ts';

/** One list or search of the office, by the statements the server runs for it. */
export interface Case {
  readonly name: string;
  /** The page; its rows tell what to fetch by key. */
  readonly ask: () => Promise<{ rows: readonly { id: string }[]; count: string }>;
  /** The same rows by their keys. */
  readonly byKey: (ids: readonly string[]) => Promise<unknown>;
}

export const SIZE = 20;
const cut = { limit: SIZE, offset: 0 };
const told = (count: number, more: boolean): string => `${count}${more ? '+' : ''}`;

function peopleCase(sql: Pool, name: string, list: PeopleList, wanted?: Wanted): Case {
  const { kind, status } = list;
  const total = (of: { kind: PeopleList['kind']; status?: PeopleList['status'] }) =>
    keptFigure(sql, `people ${of.kind} ${of.status ?? ''}`, {
      isShort: () => arePeopleFew(sql, of),
      count: () => countPeople(sql, of),
    });
  return {
    name,
    ask: async () => {
      const all = await total({ kind });
      const [found, filtered] = await Promise.all([
        wanted ? findPeople(sql, list, wanted, cut, all) : idsOfPage(sql, list, cut),
        wanted || !status ? null : total({ kind, status }),
      ]);
      const ids = 'ids' in found ? found.ids : found;
      const rows = await peopleById(sql, ids);
      return { rows, count: 'ids' in found ? told(found.count, found.more) : told(filtered ?? all, false) };
    },
    byKey: (ids) => peopleById(sql, ids),
  };
}

function bookingCase(sql: Pool, name: string, search: string | null): Case {
  const full = async (ids: readonly string[]) => {
    const rows = await bookingsById(sql, ids);
    await eventsOf(
      sql,
      rows.map(({ panditId, id }) => ({ panditId, bookingId: id })),
    );
    return rows;
  };
  return {
    name,
    ask: async () => {
      const counts = await keptFigure(sql, 'bookings by status', {
        isShort: () => areBookingsFew(sql),
        count: () => countByStatus(sql),
      });
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      const page = { ...cut, before: null };
      const found = search ? await findBookings(sql, search, page, total) : null;
      const ids = found?.ids ?? (await idsOfBookings(sql, page));
      return { rows: await full(ids), count: told(found?.count ?? total, found?.more ?? false) };
    },
    byKey: full,
  };
}

function messageCase(sql: Pool, name: string, search: string | null): Case {
  return {
    name,
    ask: async () => {
      if (!search) return { rows: await messagesPage(sql, {}, cut), count: '' };
      const { rows, count, more } = await findMessages(sql, { search }, cut, 100_000);
      return { rows, count: told(count, more) };
    },
    byKey: (ids) => messagesById(sql, ids),
  };
}

function moneyCase(
  sql: Pool,
  name: string,
  list: 'captures' | 'due' | 'refunds' | 'payouts' | 'orders',
  search: string | null,
): Case {
  return {
    name,
    ask: async () => {
      const found = search ? await bookingsMeant(sql, 'sandbox', search) : null;
      const [rows, total, filtered] = await Promise.all([
        found?.length === 0 ? [] : moneyPage(sql, list, { found, since: null }, cut),
        keptFigure(sql, `money ${list}`, {
          isShort: () => isMoneyShort(sql, list),
          count: () => moneyCount(sql, list, { found: null, since: null }),
        }),
        found?.length === 0 ? 0 : found && moneyCount(sql, list, { found, since: null }),
      ]);
      return { rows: rows.map((row) => ({ id: row.bookingId })), count: told(filtered ?? total, false) };
    },
    // a row of money shows its booking, the family and the pandit
    byKey: (ids) => bookingsById(sql, ids),
  };
}

function auditCase(sql: Pool, name: string, action?: string): Case {
  // an entry shows who did what to whom
  const byId = (ids: readonly string[]) => sql`
    SELECT e.*, w.name, p.name, r.name, c.name, m.name, i.name FROM audit e ${joined(sql)}
    WHERE e.id = ANY (${ids as string[]}::uuid[])`;
  return {
    name,
    ask: async () => ({
      rows: await entriesPage(sql, { action, period: null, last: null, limit: SIZE + 1 }),
      count: '',
    }),
    byKey: byId,
  };
}

const meaning = (text: string, statuses: 'pending'[] = []): Wanted => ({
  by: 'words',
  words: text,
  statuses,
});

export async function casesOf(sql: Pool): Promise<Case[]> {
  const users: PeopleList = { kind: 'user', sort: '-registered' };
  const pandits: PeopleList = { kind: 'pandit', sort: '-registered' };
  const [somebody] = await sql<{ id: string; phone: string; email: string; createdAt: Date }[]>`
    SELECT id, phone, email, created_at FROM people WHERE user_type = 'user' AND email IS NOT NULL ORDER BY id OFFSET 4321 LIMIT 1`;
  if (!somebody) throw new Error('nobody is here');
  const { id, phone, email, createdAt: from } = somebody;
  const [booking] = await sql<{ id: string; phone: string }[]>`
    SELECT b.id, u.phone FROM payments p JOIN bookings b ON b.pandit_id = p.pandit_id AND b.id = p.booking_id
    JOIN people u ON u.id = b.customer_id ORDER BY p.captured_at OFFSET 4000 LIMIT 1`;
  if (!booking) throw new Error('nothing was booked');
  const day: Wanted = { by: 'time', from, to: new Date(from.getTime() + 86_400_000) };
  const find = (name: string, text: string) => peopleCase(sql, `users: ${name}`, users, meaning(text));
  const byName = (name: string, text: string) =>
    peopleCase(sql, `users by name: ${name}`, { ...users, sort: 'name' }, meaning(text));
  return [
    peopleCase(sql, 'users', users),
    peopleCase(sql, 'users by name', { ...users, sort: 'name' }),
    find('a whole name', 'Sasmita Mohanty'),
    find('a whole name the other way round', 'Mohanty Sasmita'),
    find('a whole name, not typed to its end', 'Sasmita Moh'),
    find('two common words that never meet', 'Sasmita Gopal'),
    find('a family name', 'mohanty'),
    find('a family name of one in 500', words.seldom),
    find('a family name of one in 5,000', words.rare),
    find('a first name', 'zilla'),
    find('the beginning of a name', 'rabin'),
    find('the middle of a name', 'indra'),
    find('what stands in many names', 'ana'),
    find('a phone', phone),
    find('the start of phones', phone.slice(0, 5)),
    find('an e-mail', email),
    find('all at one host', '@gmail.com'),
    find('the end of an id', id.slice(-6)),
    find('one letter', 'a'),
    find('two letters nobody has', 'qx'),
    find('a word nobody has', 'nobodyatall'),
    peopleCase(sql, 'users: a day', users, day),
    byName('a family name', 'mohanty'),
    byName('a first name near the end', 'yashoda'),
    byName('a whole name', 'Sasmita Mohanty'),
    byName('a family name of one in 500', words.seldom),
    byName('one letter', 'z'),
    peopleCase(sql, 'pandits', pandits),
    peopleCase(sql, 'pandits waiting', { ...pandits, status: 'pending' }),
    peopleCase(sql, 'pandits waiting, by name', { ...pandits, status: 'pending', sort: 'name' }),
    peopleCase(sql, 'pandits: a name', pandits, meaning('Gopal Panda')),
    peopleCase(sql, 'pandits: a common language', pandits, meaning('odia')),
    peopleCase(sql, 'pandits: a rare language', pandits, meaning('telugu')),
    bookingCase(sql, 'bookings', null),
    bookingCase(sql, 'bookings: a phone', booking.phone),
    bookingCase(sql, 'bookings: a whole name', 'Sasmita Mohanty'),
    bookingCase(sql, 'bookings: a family name', 'mohanty'),
    bookingCase(sql, 'bookings: a family name of one in 500', words.seldom),
    bookingCase(sql, 'bookings: a family name of one in 5,000', words.rare),
    bookingCase(sql, 'bookings: the end of an id', booking.id.slice(-8)),
    bookingCase(sql, 'bookings: two letters', 'zi'),
    bookingCase(sql, 'bookings: a word nobody has', 'nobodyatall'),
    messageCase(sql, 'messages', null),
    messageCase(sql, 'messages: a word', 'pandit come'),
    messageCase(sql, 'messages: a family name', 'mohanty'),
    messageCase(sql, 'messages: a whole name', 'Sasmita Mohanty'),
    messageCase(sql, 'messages: two letters', 'qx'),
    messageCase(sql, 'messages: a day', from.toISOString().slice(0, 10)),
    messageCase(sql, 'messages: a word nobody wrote', 'nobodyatall'),
    moneyCase(sql, 'captures', 'captures', null),
    moneyCase(sql, 'orders', 'orders', null),
    moneyCase(sql, 'owed', 'due', null),
    moneyCase(sql, 'captures: a booking', 'captures', booking.id.slice(-8)),
    moneyCase(sql, 'captures: a payment', 'captures', 'pay_44444'),
    moneyCase(sql, 'captures: a phone', 'captures', booking.phone),
    auditCase(sql, 'audit'),
    auditCase(sql, 'audit: one kind', 'pandit.reviewed'),
    peopleCase(sql, 'pandits: a status', pandits, meaning('pending', ['pending'])),
  ];
}
