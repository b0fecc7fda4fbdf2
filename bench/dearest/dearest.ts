import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ownServer } from '../own-server.ts';
import { calls, pages, searches, type Asked, type Found, type Role } from './requests.ts';

/**
 * The dearest requests: every address of the contract and every page, with the most they take, one after the other, and for how long the
 * event loop answered nobody meanwhile (docs/decisions/0122-dear-requests.md). Of each the least of all rounds but the first counts, for
 * whatever else the machine does is not the request's. Prints the ten worst and ends with 1 where one is over 50 ms. After `npm run build`, with the project's Node: `node bench/dearest/dearest.ts [rounds]`.
 */

const MOST_MS = 50;
const WORST = 10;
const rounds = Number(process.argv[2] ?? 5);
const phones: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  admin: '9000000001',
  pandit: '9000000002',
  acharya: '9000000003',
  customer: '9000000004',
};

interface SignedIn {
  readonly token: string;
  readonly cookie: string;
  readonly id: string;
}

const { promise: loopPort, resolve: foundLoop } = Promise.withResolvers<string>();
const loop = fileURLToPath(new URL('loop.ts', import.meta.url));
const settings = { LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000', NODE_OPTIONS: `--import ${loop}` };
const server = await ownServer(settings, (line) => {
  const port = /^loop at (\d+)/.exec(line)?.[1];
  if (port) foundLoop(port);
});
try {
  // a command: what it prints is its result
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${rounds} rounds`);
  const found = await demoOf(await everybody());
  // the most pixels a picture may have
  const picture = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const built = await builtRoutes();
  const held = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const people = await everybody();
    for (const asked of [...calls(round, found, picture), ...searches(round, found), ...pages(built, round, found)]) {
      held.set(asked.name, [...(held.get(asked.name) ?? []), await heldBy(asked, people)]);
    }
  }
  report(held);
} finally {
  await server.stop();
}

/** Prints the ten worst as a table of Markdown; the exit code says whether one is over the bound. */
function report(held: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...held].map(([name, [first = 0, ...others]]) => ({ name, first, usual: Math.min(...others) }));
  const worst = rows.toSorted((one, other) => other.usual - one.usual).slice(0, WORST);
  console.log(`${rows.length} addresses\n\n| request | event loop, ms | in the first round |\n|---|---|---|`);
  for (const { name, first, usual } of worst) console.log(`| ${name} | ${usual.toFixed(1)} | ${first.toFixed(1)} |`);
  if (worst.some(({ usual }) => usual > MOST_MS)) process.exitCode = 1;
}

/** The longest time without a turn of the event loop, from the request to the end of its answer. */
async function heldBy({ method, path, role, body }: Asked, people: ReadonlyMap<Role, SignedIn>): Promise<number> {
  const who = people.get(role);
  await longest();
  const reply = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      accept: path.startsWith('/api') ? 'application/json' : 'text/html',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(who && (path.startsWith('/api') ? { authorization: `Bearer ${who.token}` } : { cookie: who.cookie })),
    },
    body,
  });
  await reply.arrayBuffer();
  return longest();
}

async function longest(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${await loopPort}/`)).text());
}

async function everybody(): Promise<Map<Role, SignedIn>> {
  const people = new Map<Role, SignedIn>();
  for (const [role, phone] of Object.entries(phones) as [Role, string][]) {
    const { reply, data } = await call('/auth/login', { phone, password: 'namaste123' });
    const { token, user } = data as { token: string; user: { _id: string } };
    const cookie = reply.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    people.set(role, { token, cookie: cookie.join('; '), id: user._id });
  }
  return people;
}

/** One of each that addresses name. */
async function demoOf(people: ReadonlyMap<Role, SignedIn>): Promise<Found> {
  const [customer, pandit] = [people.get('customer'), people.get('pandit')];
  const { data: list } = await call('/rituals/get-ritual');
  const [ritual] = (list as { rituals: { _id: string; slug: string }[] }).rituals;
  const { data: own } = await call('/booking/get-bookings-by-user', { userId: customer?.id }, customer);
  const [booking] = (own as { bookings: { _id: string }[] }).bookings;
  return {
    slug: 'ratha-yatra',
    id: booking?._id ?? '',
    bookingId: booking?._id ?? '',
    ritualId: ritual?._id ?? '',
    userId: customer?.id ?? '',
    panditId: pandit?.id ?? '',
  };
}

async function call(path: string, body?: object, who?: SignedIn): Promise<{ reply: Response; data: unknown }> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { reply, data: ((await reply.json()) as { data: unknown }).data };
}

async function builtRoutes() {
  const bundle = new URL('../../build/server/index.js', import.meta.url).href;
  return ((await import(bundle)) as { routes: Parameters<typeof pages>[0] }).routes;
}
