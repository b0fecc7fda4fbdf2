import type { Sent } from '../contract/index.ts';
import type { Pool } from '../server/db/sql.ts';
import { words } from './office-words.ts';

/** One list or search of the office, as its screen asks for it. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
}

const people = (name: string, body: Sent<'POST /user/get-users', 'body'>): Case => ({
  name,
  path: '/user/get-users',
  body: { page: 1, pageSize: 20, ...body },
});

const list =
  (path: string) =>
  (name: string, query: Readonly<Record<string, string>>): Case => ({
    name,
    path: `${path}?${new URLSearchParams({ page: '1', pageSize: '20', ...query })}`,
  });
const bookings = list('/booking/admin/list');
const messages = list('/contact/admin/messages');
const money = list('/payment/admin/list');

export async function casesOf(sql: Pool): Promise<Case[]> {
  const [somebody] = await sql<{ id: string; phone: string; email: string; createdAt: Date }[]>`
    SELECT id, phone, email, created_at FROM people WHERE user_type = 'user' AND email IS NOT NULL ORDER BY id OFFSET 4321 LIMIT 1`;
  const [booking] = await sql<{ id: string; day: string; phone: string }[]>`
    SELECT b.id, b.day, u.phone FROM payments p JOIN bookings b ON b.pandit_id = p.pandit_id AND b.id = p.booking_id
    JOIN people u ON u.id = b.customer_id ORDER BY p.captured_at OFFSET 4000 LIMIT 1`;
  if (!somebody || !booking) throw new Error('nobody is here');
  const { id, phone, email, createdAt } = somebody;
  const day = createdAt.toISOString().slice(0, 10);
  const users = (search: string, more = {}) => people(`users: ${search}`, { userType: 'user', search, ...more });
  return [
    people('users', { userType: 'user' }),
    people('users, page 40,000', { userType: 'user', page: 40_000 }),
    people('users by name', { userType: 'user', sort: 'name' }),
    ...[
      'Sasmita Mohanty',
      'Sasmita Moh',
      'Sasmita Gopal',
      'mohanty',
      words.seldom,
      words.rare,
      'zilla',
      'indra',
      'ana',
      phone,
      phone.slice(0, 5),
      phone.slice(0, 3),
      email,
      '@gmail.com',
      id.slice(-6),
      'a',
      'zi',
      'qx',
      'ସୁନା',
      'nobodyatall',
      day,
      `mohanty ${day}`,
    ].map((search) => users(search)),
    ...['mohanty', 'yashoda', 'Sasmita Mohanty', words.seldom].map((search) => ({
      ...users(search, { sort: 'name' }),
      name: `users by name: ${search}`,
    })),
    { ...users('mohanty', { page: 20 }), name: 'users: mohanty, page 20' },
    people('pandits', { userType: 'pandit' }),
    people('pandits waiting', { userType: 'pandit', userStatus: 'pending' }),
    ...['Gopal Panda', words.rare, 'odia', 'telugu', 'pending', 'nobodyatall'].map((search) =>
      people(`pandits: ${search}`, { userType: 'pandit', search }),
    ),
    bookings('bookings', {}),
    bookings('bookings of a state', { show: 'cancelled' }),
    ...[
      booking.phone,
      'Sasmita Mohanty',
      'mohanty',
      words.seldom,
      words.rare,
      booking.id.slice(-8),
      'zi',
      'nobodyatall',
      'nayapalli',
      'Puja 7',
      'puja',
      booking.day,
      '25 Nov',
      `mohanty ${booking.day}`,
      'Sasmita Puja 7',
      `${words.rare} Puja 7`,
      `${words.rare} nayapalli`,
    ].map((search) => bookings(`bookings: ${search}`, { search })),
    bookings('bookings of a state: mohanty', { search: 'mohanty', show: 'cancelled' }),
    messages('messages', {}),
    ...['pandit come', 'mohanty', 'Sasmita Mohanty', words.rare, 'qx', 'nobodyatall', day].map((search) =>
      messages(`messages: ${search}`, { search }),
    ),
    money('captures', { list: 'captures' }),
    ...[booking.id.slice(-8), 'pay_44444', booking.phone].map((search) =>
      money(`captures: ${search}`, { list: 'captures', search }),
    ),
    { name: 'people of the trail: mohanty', path: '/audit/people?search=mohanty' },
  ];
}
