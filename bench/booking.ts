import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { addDays, asInstant, clockOf, dayAt } from '#domain/time.ts';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { serverIn } from './own-server.ts';
import { processorOf } from './work.ts';
import { listening, type Said } from './said.ts';

/**
 * Families ask and pandits accept, over HTTP, a few at a time: how many pairs of calls a second, against pgbench with the very
 * statements these calls make, in turns. Needs `pgbench` on the PATH, else nothing: it makes a PostgreSQL and a server of its own. With the
 * project's Node: `node bench/booking.ts`, or with `--script` to see the statements; ends with 1 below 0.6 of pgbench.
 */

const LEAST = 0.6;
const AT_ONCE = 8;
const ROUNDS = 3;
const PASSWORD = 'jagannath-7';
/** Those who sign in. A family may ask twenty times a day. */
const [PANDITS, FAMILIES] = [16, 160];
/** Those whom pgbench has meet each other once. */
const OTHERS = 40_000;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, script: { type: 'boolean' } } });
const seconds = Number(values.seconds);
const first = addDays(dayAt(asInstant(Date.now())), 3);

interface Person {
  readonly id: string;
  readonly token: string;
}

let made = 0;
const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
const embedded = await startEmbedded(folder);
const sql = connect(embedded.url, { max: 2 });
const settings = {
  WEB: 'none',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1000000',
  SMS_PER_DAY: '1',
  TOKEN_SECRET: 'a bench has nothing to hide 7391',
};
try {
  await migrate(sql);
  const ritual = await fill(sql);
  const script = await scriptOf(ritual);
  if (values.script) console.log(script.text);
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${AT_ONCE} at a time, ${seconds} s each`,
  );
  console.log(
    `${script.statements} statements for a pair of calls; round trips of the two transactions: ${script.roundTrips.join(' and ')}`,
  );
  const server = await serverIn(join(folder, 'files'), { ...settings, DATABASE_URL: embedded.url });
  const pairs = await pairsAt(server.url, ritual, PANDITS, FAMILIES);
  const before = await processorOf(server.url);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await pgbench(script.text));
    ours.push(await product(pairs));
    console.log(`pgbench ${theirs.at(-1)?.toFixed(0)} pairs a second, the product ${ours.at(-1)?.toFixed(0)}`);
  }
  const each = (((await processorOf(server.url)) - before) * 1_000) / made;
  console.log(`${each.toFixed(1)} ms of the server's processor for a pair`);
  await server.end('SIGTERM');
  const ratio = median(ours) / median(theirs);
  console.log(`ratio: ${ratio.toFixed(2)}`);
  process.exitCode = ratio < LEAST ? 1 : 0;
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

async function fill(pool: Pool): Promise<string> {
  const password = await hash(PASSWORD);
  await pool`
    INSERT INTO people (id, user_type, status, name, phone, password_hash)
    SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'pandit' ELSE 'user' END,
      CASE WHEN n % 2 = 0 THEN 'approved' ELSE 'active' END, 'Sasmita Mohanty', (7000000000 + n)::text, ${password}
    FROM generate_series(1, ${2 * OTHERS}::int) n`;
  await pool`INSERT INTO pandits (pandit_id) SELECT id FROM people WHERE user_type = 'pandit'`;
  await pool`
    INSERT INTO rituals (id, slug, name, description, image_url)
    VALUES (gen_random_uuid(), 'satyanarayan-puja', 'Satyanarayan Puja', 'For the house', '/uploads/puja.webp')`;
  await pool`
    INSERT INTO offers (pandit_id, ritual_id, price_paise) SELECT pandit_id, r.id, 110000 FROM pandits CROSS JOIN rituals r`;
  await pool`
    INSERT INTO availability (pandit_id, id, days)
    SELECT pandit_id, gen_random_uuid(), daterange(${first}::date - 2, ${first}::date + 60) FROM pandits`;
  // from the end, where nobody signs in
  await pool`
    CREATE TABLE bench_pairs AS
    SELECT (7000000000 + ${2 * OTHERS}::bigint - p.phone::bigint) / 2 + 1 AS n, p.id AS pandit, u.id AS customer
    FROM people p JOIN people u ON u.phone = (p.phone::bigint - 1)::text WHERE p.user_type = 'pandit'`;
  await pool`ALTER TABLE bench_pairs ADD PRIMARY KEY (n)`;
  await pool`CREATE SEQUENCE bench_turn`;
  await pool`VACUUM ANALYZE`;
  const [ritual] = await pool<{ id: string }[]>`SELECT id FROM rituals`;
  return ritual?.id ?? '';
}

interface Pair {
  readonly url: string;
  readonly ritual: string;
  readonly pandit: Person;
  readonly family: Person;
  readonly bookingDate: string;
  readonly startTime: string;
}

/** Each pandit's hours, one after the other, by one family after the other. */
async function pairsAt(
  url: string,
  ritual: string,
  pandits: number,
  families: number,
  from = first,
): Promise<Iterator<Pair>> {
  const those = await signedIn(url, 'pandit', pandits);
  const who = await signedIn(url, 'user', families);
  return (function* () {
    for (let n = 0; n < 20 * families; n += 1) {
      const [pandit, family] = [those[n % pandits], who[n % families]];
      const slot = Math.floor(n / pandits);
      if (!pandit || !family) throw new Error('Nobody is there.');
      const [bookingDate, startTime] = [addDays(from, Math.floor(slot / 8)), clockOf(360 + (slot % 8) * 120)];
      yield { url, ritual, pandit, family, bookingDate, startTime };
    }
  })();
}

async function signedIn(url: string, userType: string, count: number): Promise<Person[]> {
  const people = await sql<{ id: string; phone: string }[]>`
    SELECT id, phone FROM people WHERE user_type = ${userType} ORDER BY phone LIMIT ${count}`;
  const all: Person[] = [];
  for (const { id, phone } of people) {
    const { token } = await post<{ token: string }>(url, '/auth/login', { phone, password: PASSWORD });
    all.push({ id, token });
  }
  return all;
}

async function post<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as { data: T; message: string };
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer.message}`);
  return answer.data;
}

/** A request and its acceptance; gives the booking's id. */
async function bookAndAccept({ url, ritual, pandit, family, bookingDate, startTime }: Pair): Promise<string> {
  const wish = {
    panditId: pandit.id,
    ritualId: ritual,
    bookingDate,
    startTime,
    another: 'both',
    userAddress: 'Nayapalli',
  };
  const { _id: bookingId } = await post<{ _id: string }>(url, '/booking/book-pandit', wish, family.token);
  const answer = { bookingId, bookingStatus: 'confirmedbypandit' };
  await post(url, '/booking/update-booking-status', answer, pandit.token);
  return bookingId;
}

/** Pairs a second. */
async function product(pairs: Iterator<Pair>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1_000) {
      const next = pairs.next();
      if (next.done) throw new Error('There are no more hours: fewer seconds, please.');
      await bookAndAccept(next.value);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  made += done;
  return (done * 1_000) / (performance.now() - began);
}

async function pgbench(text: string): Promise<number> {
  const file = join(folder, 'booking.sql');
  await writeFile(file, text);
  const { username, password, hostname, port, pathname } = new URL(embedded.url);
  const { stdout } = await promisify(execFile)(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(AT_ONCE), '-j', '2', '-T', String(seconds), '-f', file, pathname.slice(1)],
    { env: { ...process.env, PGUSER: username, PGPASSWORD: password, PGHOST: hostname, PGPORT: port } },
  );
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** What one pair of calls says to the database, once everything is prepared, for pgbench to say with others. */
async function scriptOf(ritual: string) {
  const line = await listening(embedded.url);
  const server = await serverIn(join(folder, 'files'), { ...settings, DATABASE_URL: line.url, DATABASE_POOL: '1' });
  const pairs = await pairsAt(server.url, ritual, 1, 4, addDays(first, -1));
  const said = (): Said[] =>
    line.said.find((session) => session.some(({ text }) => text.includes('INTO bookings'))) ?? [];
  let [from, pair, bookingId] = [0, pairs.next().value as Pair, ''];
  for (let n = 0; n < 3; n += 1) {
    pair = pairs.next().value as Pair;
    from = said().length;
    bookingId = await bookAndAccept(pair);
  }
  const heard = said().slice(from);
  await server.end('SIGTERM');
  line.close();
  const names = new Map([
    [pair.pandit.id, ':pandit'],
    [pair.family.id, ':customer'],
    [bookingId, ':booking'],
    [`${pair.pandit.id} ${bookingId}`, "(:pandit::text || ' ' || :booking::text)"],
  ]);
  const lines = heard.map(({ text, parameters }) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\$(\d+)/g, (_, n: string) => written(parameters[Number(n) - 1], names, /INSERT/.test(text))),
  );
  const draw =
    "SELECT pandit, customer, gen_random_uuid() AS booking FROM bench_pairs WHERE n = (SELECT nextval('bench_turn')) \\gset";
  return {
    statements: heard.length,
    roundTrips: roundTripsOf(heard),
    text: [draw, ...lines.map((one) => `${one.trim()};`)].join('\n'),
  };
}

/** A new id for each row; a bound made of a time stays; and no colon, which pgbench takes for a variable. */
function written(value: string | null | undefined, names: ReadonlyMap<string, string>, isNew: boolean): string {
  if (value === null || value === undefined) return 'NULL';
  const name = names.get(value);
  if (name) return name;
  const isId = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.test(value);
  if (isId && isNew) return 'gen_random_uuid()';
  return `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3a')}'`;
}

/** From BEGIN to COMMIT. */
function roundTripsOf(heard: readonly Said[]): number[] {
  const begins = heard.filter(({ text }) => /^begin/i.test(text));
  return begins.map((begin) => {
    const commit = heard.find(({ text, turn }) => /^commit/i.test(text) && turn > begin.turn);
    return (commit?.turn ?? Number.NaN) - begin.turn + 1;
  });
}
