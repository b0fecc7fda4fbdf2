import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { tokenSecret } from '../keys.ts';
import { issueToken } from '../auth/sessions/tokens.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { TEST_SECRET, testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { until } from '../testing/test-until.ts';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
const open: AbortController[] = [];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  b = await makeBookable(t);
  customer = await t.person('user');
});
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
afterAll(() => t.close());

interface Stream {
  reply: Response;
  text: () => string;
  changes: () => unknown[];
  ended: () => boolean;
}

/** Opens a stream as a page does: by fetch, with a bearer token. */
async function listen(who: TestPerson | null, url = t.url): Promise<Stream> {
  const controller = new AbortController();
  open.push(controller);
  const reply = await fetch(`${url}/api/events`, {
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), 'accept-encoding': 'gzip' },
    signal: controller.signal,
  });
  let text = '';
  let ended = false;
  const read = async (): Promise<void> => {
    for await (const part of reply.body ?? []) text += Buffer.from(part).toString();
    ended = true;
  };
  if (reply.ok) read().catch(() => undefined);
  const changes = () =>
    [...text.matchAll(/^event: booking\ndata: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data));
  return { reply, text: () => text, changes, ended: () => ended };
}

/** The same, once it has told what changed a moment before: all that comes is news. */
async function listenForNews(who: TestPerson, url = t.url): Promise<Stream> {
  const stream = await listen(who, url);
  await until(() => stream.text().includes(': caught up\n\n'));
  return stream;
}

/** The same person, on another device. */
async function signedInAgain(who: TestPerson): Promise<TestPerson> {
  const sessionId = newId();
  await t.deps.pool`INSERT INTO sessions (id, person_id) VALUES (${sessionId}, ${who.id})`;
  const claims = { personId: who.id, sessionId, version: 0, userType: 'user' } as const;
  return { ...who, token: await issueToken(tokenSecret(TEST_SECRET), claims, t.deps.now()) };
}

const confirm = (bookingId: string) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus: 'confirmedbypandit' } }, b.pandit);

test('needs a token', async () => {
  const { reply } = await listen(null);
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ success: false, error: { code: 'sign_in' } });
});

test('opens at once, uncompressed and uncached', async () => {
  const stream = await listen(customer);
  expect(stream.reply.status).toBe(200);
  expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.reply.headers.get('cache-control')).toBe('no-store');
  expect(stream.reply.headers.get('content-encoding')).toBeNull();
  await until(() => stream.text().startsWith('retry: 3000\n\n'));
});

test('tells both parties of a booking, and nobody else', async () => {
  const admin = await t.person('admin');
  const strangers = await Promise.all(
    [await t.person('user'), await t.person('pandit'), admin].map((who) => listenForNews(who)),
  );
  const [mine, theirs] = await Promise.all([listenForNews(customer), listenForNews(b.pandit)]);
  const { _id: bookingId } = await makeBooking(t, b, customer);
  await confirm(bookingId);
  const told = [{ bookingId }, { bookingId }];
  await until(() => mine.changes().length === 2 && theirs.changes().length === 2);
  expect(mine.changes()).toEqual(told);
  expect(theirs.changes()).toEqual(told);
  for (const stranger of strangers) expect(stranger.changes()).toEqual([]);
});

test('begins with what changed while the page was still on its way to listening', async () => {
  const { _id: bookingId } = await makeBooking(t, b, customer);
  const [mine, theirs, stranger] = [
    await listen(customer),
    await listen(b.pandit),
    await listen(await t.person('user')),
  ];
  await until(() => mine.changes().length > 0 && theirs.changes().length > 0);
  const told = [{ bookingId, earlier: true }];
  expect([mine.changes(), theirs.changes(), stranger.changes()]).toEqual([told, told, []]);
});

test('begins also with what was written just now by a step that began a while ago', async () => {
  const { _id: bookingId } = await makeBooking(t, b, customer);
  await t.deps
    .pool`UPDATE booking_events SET recorded_at = now() - interval '20 seconds' WHERE booking_id = ${bookingId}`;
  const mine = await listen(customer);
  await until(() => mine.changes().length > 0);
  expect(mine.changes()).toEqual([{ bookingId, earlier: true }]);
});

test('reaches every tab, and those of another process', async () => {
  const other = await buildApp(t.deps);
  const url = await other.listen({ port: 0, host: '127.0.0.1' });
  const streams = await Promise.all([listenForNews(customer), listenForNews(customer), listenForNews(customer, url)]);
  await makeBooking(t, b, customer);
  await until(() => streams.every((stream) => stream.changes().length === 1));
  await other.close();
  await until(() => streams[2]?.ended() === true);
  expect(streams[0]?.ended()).toBe(false);
});

test('asks the database nothing about steps that it hears of', async () => {
  const questions: string[] = [];
  const streams = new Proxy(t.deps.streams, {
    apply: (make, self, args) => {
      questions.push(String(args[0]));
      return Reflect.apply(make, self, args);
    },
  });
  const other = await buildApp({ ...t.deps, streams });
  onTestFinished(() => other.close());
  const stream = await listenForNews(customer, await other.listen({ port: 0, host: '127.0.0.1' }));
  const asked = questions.length;
  for (const startTime of ['06:00', '08:00', '10:00', '12:00']) await makeBooking(t, b, customer, { startTime });
  await until(() => stream.changes().length === 4);
  // what it looks at from time to time is what nobody told of
  const own = questions.slice(asked).filter((text) => /FROM (bookings|unnest)/.test(text));
  expect(own).toEqual([]);
});

test('tells of a case too, though it is no step of the booking', async () => {
  const { _id: id } = await makeBooking(t, b, customer, { status: 'confirmedbypandit' });
  const stream = await listen(customer);
  await until(() => stream.changes().length === 1);
  const body = { kind: 'complaint', words: 'The lamp was missing.' } as const;
  expect((await t.call('POST /case/booking/:id', { params: { id }, body }, customer)).status).toBe(201);
  await until(() => stream.changes().length === 2);
});

test('finds changes that no notification announced', async () => {
  const stream = await listenForNews(customer);
  const { _id: bookingId } = await makeBooking(t, b, customer);
  await until(() => stream.changes().length === 1);
  // written as a step writes it, but for the NOTIFY
  await t.deps.pool.begin(async (sql) => {
    await sql`UPDATE bookings SET status = 'cancelled', version = 1 WHERE id = ${bookingId}`;
    await sql`INSERT INTO booking_events (pandit_id, booking_id, version, action, to_status, actor)
      VALUES (${b.pandit.id}, ${bookingId}, 1, 'cancel', 'cancelled', 'customer')`;
  });
  await until(() => stream.changes().length === 2);
  expect(stream.changes()[1]).toEqual({ bookingId });
});

test('goes on after the listening connection was lost', async () => {
  const stream = await listenForNews(customer);
  await makeBooking(t, b, customer, { startTime: '06:00' });
  await until(() => stream.changes().length === 1);
  await t.deps.pool`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query ILIKE 'listen %'`;
  await makeBooking(t, b, customer, { startTime: '12:00' });
  await until(() => stream.changes().length === 2);
  expect(stream.ended()).toBe(false);
});

test('ends with the sign-in it was opened in, and with no other of the same person', async () => {
  const other = await signedInAgain(customer);
  const [mine, elsewhere] = await Promise.all([listen(customer), listen(other)]);
  await until(() => mine.text() !== '' && elsewhere.text() !== '');
  await t.call('POST /auth/logout', { body: {} }, customer);
  await until(() => mine.ended());
  expect(elsewhere.ended()).toBe(false);
});

test('ends where its person may no longer be signed in, whoever ended the sign-in', async () => {
  const stream = await listen(customer);
  await until(() => stream.text() !== '');
  await t.deps.pool`UPDATE people SET status = 'inactive' WHERE id = ${customer.id}`;
  await until(() => stream.ended());
  expect(stream.changes()).toEqual([]);
});

test('a person has ten at a time, and room again once one has ended', async () => {
  const streams = [];
  for (let n = 0; n < 10; n += 1) streams.push(await listen(customer));
  const refused = await listen(customer);
  expect(refused.reply.status).toBe(429);
  expect(Number(refused.reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await listen(b.pandit)).reply.status).toBe(200);
  open[0]?.abort();
  await expect.poll(async () => (await listen(customer)).reply.status).toBe(200);
});

/** The server itself lets go of a connection that asks for nothing after a while; without that a stop which waits for it never ends. */
async function appThatKeepsConnections(): Promise<TestApp> {
  const own = await testApp();
  Object.assign(own.app.server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, timeout: 0 });
  return own;
}

test('ends when the server stops, so that stopping is not held up', async () => {
  const own = await appThatKeepsConnections();
  const who = await own.person('user');
  const stream = await listen(who, own.url);
  await until(() => stream.text() !== '');
  await own.close();
  await expect.poll(() => stream.ended()).toBe(true);
});

test('a connection that was opened and never used does not hold up stopping either', async () => {
  const own = await appThatKeepsConnections();
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await own.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});
