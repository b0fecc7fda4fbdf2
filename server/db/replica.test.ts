import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/index.ts';
import { keepCookie } from '../auth/sessions/by-cookie.ts';
import { newSecret } from '../auth/sessions/tokens.ts';
import { fromOwnPage, postWith } from '../auth/test-auth.ts';
import { makeBookable, type Bookable } from '../bookings/test-factories.ts';
import { readConfig } from '../config.ts';
import { figures } from '../metrics.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { onServer } from '../testing/test-db.ts';
import { lineTo, type TestLine } from '../testing/test-line.ts';
import { startPair, type Pair } from '../testing/test-standby.ts';
import { until } from '../testing/test-until.ts';
import type { Embedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';
import { readingAs, visitor } from './reader.ts';

/** Two processes read from a standby that follows its primary, lags, dies, freezes and comes back. */

let pair: Pair;
let standby: Embedded;
/** The standby's address, the same whatever happens to the standby. */
let line: TestLine;
/** It waits for a replica that is behind as long as it takes; the other for a second, which is what is usual. */
let patient: Process;
let usual: Process;
let b: Bookable;
let admin: TestPerson;
let colleague: TestPerson;

interface Process {
  readonly t: TestApp;
  readonly database: Database;
  readonly said: string[];
}

async function processWith(settings: Record<string, string>): Promise<Process> {
  const database = await openDatabase(
    readConfig({ DATABASE_URL: pair.primary.url, DATABASE_REPLICA_URL: line.url, ...settings }),
  );
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (entry) => void said.push(JSON.parse(entry).msg) });
  const { pool, replica, unhurried, streams, watch } = database;
  const t = await testApp({}, { pool, replica, unhurried, streams, watch, now: watch.now, log });
  return { t, database, said };
}

beforeAll(async () => {
  pair = await startPair((url) => onServer(url, migrate));
  standby = await pair.startStandby();
  line = await lineTo(standby.url);
  patient = await processWith({ DATABASE_REPLICA_LAG: '600000' });
  usual = await processWith({});
  b = await makeBookable(patient.t);
  [admin, colleague] = await Promise.all([patient.t.person('admin'), patient.t.person('admin')]);
  await beganLongAgo(admin, colleague);
  await Promise.all([untilUsed(patient), untilUsed(usual)]);
});
afterAll(async () => {
  for (const { t, database } of [patient, usual]) {
    await t.close();
    await database.close();
  }
  line.close();
  await standby.stop();
  await pair.remove();
});

/** A person who has just signed in is not sent to the replica. */
const beganLongAgo = (...people: TestPerson[]) =>
  patient.t.deps.pool`
    UPDATE sessions SET created_at = created_at - interval '1 hour'
    WHERE person_id = ANY (${people.map(({ id }) => id)}::uuid[])`;

const readiness = async ({ t }: Process): Promise<unknown> => (await fetch(`${t.url}/readyz`)).json();
const untilUsed = (one: Process) => until(async () => JSON.stringify(await readiness(one)) === '{"status":"ready"}');

type Headers = Record<string, string>;
const byToken = ({ token }: TestPerson): Headers => ({ authorization: `Bearer ${token}` });

/** The same sign-in, in a browser. */
async function byCookie({ id }: TestPerson): Promise<Headers> {
  const { pool, now } = patient.t.deps;
  const [session] = await pool<{ id: string }[]>`SELECT id FROM sessions WHERE person_id = ${id}`;
  const secret = newSecret();
  await keepCookie(pool, session?.id ?? '', secret, now());
  return { cookie: `sankalp_session=${secret}`, ...fromOwnPage };
}

/** How the office's list of pandits, as this person sees it, calls the state of one. */
async function stateSeen({ t }: Process, who: Headers, pandit: TestPerson): Promise<string | undefined> {
  const { status, data } = await postWith(t, '/user/get-users', who, { userType: 'pandit' });
  expect(status).toBe(200);
  const { users } = data as unknown as Reply<'POST /user/get-users'>;
  return users.find(({ _id }) => _id === pandit.id)?.userStatus;
}

/** The same list as a table: whether it calls the pandit approved. */
async function isApprovedInTable({ t }: Process, headers: Headers, { name }: TestPerson): Promise<boolean> {
  const reply = await fetch(`${t.url}/api/user/admin/people.csv?userType=pandit`, { headers });
  const row = (await reply.text()).split('\n').find((text) => text.includes(name));
  if (!row) throw new Error('the pandit is not in the table');
  return /approved/i.test(row);
}

const replaying = (state: 'pause' | 'resume') =>
  onServer(standby.url, async (sql) => {
    await sql.unsafe(`SELECT pg_wal_replay_${state}()`);
    const wanted = state === 'pause' ? 'paused' : 'not paused';
    await expect.poll(() => sql`SELECT pg_get_wal_replay_pause_state() AS state`).toEqual([{ state: wanted }]);
  });

/** What visitors and the office read from the replica, all at once. */
async function readAll({ t }: Process): Promise<number[]> {
  const search = { body: { ritualId: b.ritual.id, date: b.day } };
  const answers = await Promise.all([
    t.call('POST /availability/filter-availability', search),
    t.call('GET /rituals/get-ritual', {}),
    t.call('GET /pandits/:id', { params: { id: b.pandit.id } }),
    t.call('GET /stats', {}),
    t.call('POST /user/get-users', { body: { userType: 'pandit' } }, colleague),
    t.call('GET /booking/admin/list', { query: {} }, colleague),
    t.call('GET /admin/dashboard', {}, colleague),
  ]);
  return answers.map(({ status }) => status);
}
const PATIENT = { timeout: 20_000 };
const ALL_WELL = Array.from({ length: 7 }, () => 200);

/** Reads that a database has answered so far. */
async function answeredBy(which: 'replica' | 'primary'): Promise<number> {
  const counted = (await figures.getSingleMetric('reads_total')?.get())?.values ?? [];
  return counted.find(({ labels }) => labels['by'] === which)?.value ?? 0;
}

/** Everything is read once, and no part of it from the primary. A machine that stands still for a moment may need another try. */
const untilReplicaAnswersAll = () =>
  until(async () => {
    const before = { replica: await answeredBy('replica'), primary: await answeredBy('primary') };
    expect(await readAll(usual)).toEqual(ALL_WELL);
    const isMore = (await answeredBy('replica')) >= before.replica + ALL_WELL.length;
    return isMore && (await answeredBy('primary')) === before.primary;
  });

test('visitors and the office are answered by the replica alone', async () => {
  await expect(untilReplicaAnswersAll()).resolves.toBeUndefined();
});

test.each([
  ['a token', byToken],
  ['a cookie', byCookie],
])(
  'a person who wrote something, by %s, sees it in every process, however far the replica is behind',
  async (_by, by) => {
    const pandit = await patient.t.person('pandit', 'pending');
    const others = byToken(colleague);
    const own = await by(admin);
    await expect.poll(() => stateSeen(patient, others, pandit)).toBe('pending');
    await replaying('pause');
    const review = { userId: pandit.id, userStatus: 'approved', comment: 'Knows the rites' };
    expect((await postWith(patient.t, '/user/admin/update-user-status', own, review)).status).toBe(200);
    for (const one of [patient, usual]) {
      expect(await stateSeen(one, own, pandit)).toBe('approved');
      expect(await isApprovedInTable(one, own, pandit)).toBe(true);
    }
    expect(await stateSeen(patient, others, pandit)).toBe('pending');

    // of a sign-in that has just begun the replica knows nothing at all
    const newcomer = byToken(await usual.t.person('admin'));
    expect(await stateSeen(patient, newcomer, pandit)).toBe('approved');

    await replaying('resume');
    await expect.poll(() => stateSeen(patient, others, pandit)).toBe('approved');
  },
);

test('a call reads what it has written', async () => {
  const { pool, replica } = patient.t.deps;
  const city = async () => {
    const [row] = await replica<{ city: string | null }[]>`SELECT city FROM people WHERE id = ${admin.id}`;
    return row?.city;
  };
  await replaying('pause');
  const own = readingAs(visitor(), async () => {
    await pool`UPDATE people SET city = 'Cuttack' WHERE id = ${admin.id}`;
    return city();
  });
  expect(await own).toBe('Cuttack');
  expect(await readingAs(visitor(), city)).toBeNull();
  await replaying('resume');
});

test('a replica that is too far behind is reported and left out, and used again once it has caught up', async () => {
  const pandit = await patient.t.person('pandit', 'pending');
  const others = byToken(colleague);
  await expect.poll(() => stateSeen(patient, others, pandit)).toBe('pending');
  await replaying('pause');
  await patient.t.deps.pool`UPDATE people SET status = 'approved' WHERE id = ${pandit.id}`;
  await expect
    .poll(() => readiness(usual))
    .toEqual({ status: 'ready', replica: expect.stringMatching(/^it is \d+\.\d s behind$/) });
  expect(await stateSeen(usual, others, pandit)).toBe('approved');
  expect(await stateSeen(patient, others, pandit)).toBe('pending');
  // the processes of this test share what they count, and the more patient one may have written last
  await expect
    .poll(async () => (await fetch(`${usual.t.url}/metrics`)).text())
    .toMatch(/^replica_lag_seconds\{replica="[^"]+"\} \d*[1-9]/m);
  await replaying('resume');
  await untilUsed(usual);
});

test('what is read by a cursor comes whole, and from the primary', async () => {
  await untilUsed(usual);
  expect(await (await fetch(`${usual.t.url}/sitemap.xml`)).text()).toContain(`/pandits/${b.pandit.id}<`);
});

test('while the primary is silent visitors read on from the replica', async () => {
  const toPrimary = await lineTo(pair.primary.url);
  const lone = await processWith({ DATABASE_URL: toPrimary.url });
  await untilUsed(lone);
  const pandit = () => lone.t.call('GET /pandits/:id', { params: { id: b.pandit.id } });
  expect((await pandit()).status).toBe(200);
  toPrimary.freeze();
  await expect.poll(() => readiness(lone), PATIENT).toMatchObject({ status: 'not ready' });
  expect((await pandit()).body.data).toMatchObject({ _id: b.pandit.id });
  toPrimary.mend();
  await untilUsed(lone);
  await lone.t.close();
  await lone.database.close();
  toPrimary.close();
});

test('a replica that dies costs nobody an answer, is reported, and is used again when it is back', async () => {
  usual.said.length = 0;
  const stop = { isOver: false };
  const stopped = standby.stop().then(() => (stop.isOver = true));
  while (!stop.isOver) expect(await readAll(usual)).toEqual(ALL_WELL);
  await stopped;
  expect(await readAll(usual)).toEqual(ALL_WELL);
  await expect.poll(() => readiness(usual)).toEqual({ status: 'ready', replica: 'it does not answer' });
  expect(await readAll(usual)).toEqual(ALL_WELL);

  standby = await pair.startStandby();
  line.lead(standby.url);
  await untilUsed(usual);
  await untilReplicaAnswersAll();
  const told = usual.said.filter((message) => message.includes('replica'));
  expect(told).toEqual(['the replica is left out: the primary answers its reads', 'the replica is used again']);
});

test('of a replica that is frozen nobody waits for the answer', async () => {
  line.freeze();
  expect(await readAll(usual)).toEqual(ALL_WELL);
  expect(await readiness(usual)).toEqual({ status: 'ready', replica: 'it does not answer' });
  line.mend();
  await untilUsed(usual);
});

test('a process starts where its replica is away', async () => {
  line.cut();
  const late = await processWith({});
  expect(late.said).toContain('the replica is left out: the primary answers its reads');
  expect(await readAll(late)).toEqual(ALL_WELL);
  line.mend();
  await untilUsed(late);
  await late.t.close();
  await late.database.close();
});

// the last of all: from here on it is a database of its own
test('a replica that was made a primary is left out', async () => {
  await onServer(standby.url, (sql) => sql`SELECT pg_promote()`);
  await expect.poll(() => readiness(usual), PATIENT).toEqual({ status: 'ready', replica: 'it is no standby' });
  const pandit = await patient.t.person('pandit', 'pending');
  expect(await stateSeen(usual, byToken(colleague), pandit)).toBe('pending');
});
