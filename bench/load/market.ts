import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { asInstant, addDays, dayAt } from '#domain/time.ts';
import { startEmbedded } from '../../server/db/embedded/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connect, type Pool } from '../../server/db/sql.ts';
import { ownFolder, serverIn } from '../own-server.ts';
import { days, fill, ritualId } from '../search-data.ts';
import type { Ask } from './steady.ts';

/** A small market on a database of its own, and what families ask of it, from pages that they open and pages that are open. */

const PANDITS = 4_000;
const FAMILIES = 200;
/** Each of a family's, all of them over. */
const BOOKINGS = 12;

export type Server = Awaited<ReturnType<typeof serverIn>>;

export interface Market {
  readonly sql: Pool;
  readonly url: string;
  /** Another server on it; where the machine has two processors and `taskset`, on this one alone. */
  serve(core: number, settings?: Record<string, string>): Promise<Server>;
  readonly asks: Asks;
  close(): Promise<void>;
}

export interface Asks {
  /** Somebody who comes from elsewhere: to their bookings, and to a search. */
  bookings(): Ask;
  search(): Ask;
  /** From a page that is open: its list again, and a request to a pandit. */
  list(): Ask;
  request(): Ask;
}

export async function openMarket(databaseCore: number): Promise<Market> {
  const folder = await ownFolder();
  const embedded = await startEmbedded(folder);
  const sql = connect(embedded.url, { max: 2 });
  const lock = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  await migrate(sql);
  await fill(sql, PANDITS);
  const cookies = await addFamilies(sql);
  pin(Number(lock.split('\n', 1)[0]), databaseCore);
  let servers = 0;
  return {
    sql,
    url: embedded.url,
    serve: async (core, settings = {}) => {
      servers += 1;
      const server = await serverIn(join(folder, `files-${servers}`), {
        NODE_ENV: 'development',
        DATABASE_URL: embedded.url,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000000',
        SMS_PER_DAY: '1',
        TOKEN_SECRET: 'a bench has nothing to hide 7391',
        ...settings,
      });
      pin(server.pid, core);
      return server;
    },
    asks: await asksOf(sql, cookies),
    close: async () => {
      await sql.end({ timeout: 5 });
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps a process, with all its threads and those it starts, to one processor. */
export function pin(pid: number, core: number): void {
  if (cpus().length > 1) execFileSync('taskset', ['-a', '-c', '-p', String(core % cpus().length), String(pid)]);
}

/** Signed in, each with a cookie and a list of bookings. */
async function addFamilies(sql: Pool): Promise<string[]> {
  await sql`
    INSERT INTO people (id, user_type, status, name, phone)
    SELECT gen_random_uuid(), 'user', 'active', 'Sasmita Mohanty', (6100000000 + n)::text FROM generate_series(1, ${FAMILIES}::int) n`;
  await sql`
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, created_at, updated_at)
    SELECT o.pandit_id, gen_random_uuid(), f.id, o.ritual_id, 'cancelled', current_date - n::int, 540,
      tstzrange(current_date - n::int + interval '210 minutes', current_date - n::int + interval '330 minutes'),
      o.price_paise, 'Plot 12, Nayapalli', now() - n * interval '1 day', now()
    FROM (SELECT id, row_number() OVER () AS nth FROM people WHERE phone LIKE '61%' AND user_type = 'user') f
    CROSS JOIN generate_series(1, ${BOOKINGS}::int) n
    JOIN (SELECT *, row_number() OVER () AS nth FROM offers) o ON o.nth = f.nth * ${BOOKINGS}::int + n`;
  await sql`
    INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day)
    SELECT customer_id, id, pandit_id, day FROM bookings WHERE status = 'cancelled'`;
  await sql`
    INSERT INTO sessions (id, person_id) SELECT gen_random_uuid(), id FROM people WHERE phone LIKE '61%' AND user_type = 'user'`;
  await sql`
    INSERT INTO refresh_tokens (token_hash, session_id, expires_at)
    SELECT sha256(convert_to(id::text, 'UTF8')), id, now() + interval '20 days' FROM sessions`;
  await sql`ANALYZE`;
  const rows = await sql<{ id: string }[]>`SELECT id FROM sessions`;
  return rows.map(({ id }) => `sankalp_session=${id}`);
}

async function asksOf(sql: Pool, cookies: readonly string[]): Promise<Asks> {
  const ahead = addDays(dayAt(asInstant(Date.now())), days.many);
  const ritual = await ritualId(sql, 1);
  const offers = await sql<{ panditId: string; ritualId: string }[]>`
    SELECT DISTINCT ON (pandit_id) pandit_id, ritual_id FROM offers JOIN people p ON p.id = pandit_id
    WHERE p.status = 'approved'`;
  let turn = 0;
  let requests = 0;
  const cookie = () => cookies[(turn += 1) % cookies.length] ?? '';
  const visit = { accept: 'text/html', 'accept-encoding': 'br', 'sec-fetch-site': 'none' };
  const open = { accept: '*/*', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' };
  return {
    bookings: () => ({ kind: 'their bookings', path: '/my-bookings', headers: { ...visit, cookie: cookie() } }),
    search: () => ({
      kind: 'a search',
      path: `/find-pandit?ritual=${ritual}&date=${ahead}&language=${(turn += 1) % 2 ? 'Hindi' : 'Odia'}`,
      headers: visit,
    }),
    list: () => ({ kind: 'an open page', path: '/my-bookings.data', headers: { ...open, cookie: cookie() } }),
    request: () => {
      const offer = offers[(requests += 1)];
      if (!offer) throw new Error('There are no more pandits to ask: fewer seconds, please.');
      const wish = {
        ...offer,
        bookingDate: addDays(ahead, 1),
        startTime: '15:00',
        another: 'both',
        userAddress: 'Nayapalli',
      };
      return {
        kind: 'a request',
        path: '/api/booking/book-pandit',
        method: 'POST',
        headers: {
          ...open,
          'accept-encoding': 'identity',
          // each family in turn: one alone may ask for twenty
          cookie: cookies[requests % cookies.length] ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify(wish),
      };
    },
  };
}
