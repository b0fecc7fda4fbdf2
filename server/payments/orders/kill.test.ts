import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput, Key } from '#contract/index.ts';
import { callOver, type TestPerson } from '../../testing/test-app.ts';
import { serverProcess, untilReady } from '../../testing/test-process.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { until } from '../../testing/test-until.ts';
import { findings } from '../../ledger/test-books.ts';
import { bookingNow, familyToPay, moneyApp, type Checkout, type Family, type MoneyApp } from '../test-money.ts';

/** Two at a time, so that there are half as many kills; the short form has each way once. */
const JOURNEYS = rounds(4, 40);
/** `KILL_SEED=… npm run soak` repeats the moments of a run. */
const seed = Number(process.env['KILL_SEED'] ?? randomInt(1_000_000));

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

/** The real server, on the database of this test, and the end of it: no handler runs, nothing is finished. */
async function startServer() {
  const { TOKEN_SECRET = '', DATA_DIR } = t.deps.config;
  const running = serverProcess({
    NODE_ENV: 'test',
    DATABASE_URL: t.databaseUrl,
    DATABASE_POOL: '10',
    DATA_DIR,
    TOKEN_SECRET,
    RATE_LIMIT_SCALE: '1000',
  });
  const url = await untilReady(running);
  const kill = async (): Promise<void> => {
    running.child.kill('SIGKILL');
    await running.exit;
  };
  return { url, kill };
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function chance(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Calls of a browser, each of which may find the server gone. Counted as they begin and end: the clock of the kill. */
class Browser {
  ticks = 0;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  async call<K extends Key>(key: K, input: CallInput<K>, who?: TestPerson) {
    this.ticks += 1;
    const answer = await callOver(this.url, key, input, who?.token).catch(() => null);
    this.ticks += 1;
    return answer;
  }
}

/** One tab: opens the order, pays it, brings the answer back. */
async function pay(browser: Browser, { customer, booking, advance }: Family, tab: number): Promise<void> {
  const order = { bookingId: booking._id, amount: advance, receipt: `${booking._id.slice(0, 30)}-${tab}` };
  const open = () => browser.call('POST /payment/create-order', { body: order }, customer);
  let opened = await open();
  while (opened?.body.error?.code === 'busy_key') {
    await rest(Number(opened.headers.get('retry-after')) * 1_000);
    opened = await open();
  }
  if (opened?.status !== 200) return;
  const orderId = opened.body.data.order.id;
  const paid = await browser.call('POST /sandbox/pay', { body: { orderId, outcome: 'success' } });
  if (paid?.status !== 200) return;
  const checkout = paid.body.data as Checkout;
  await browser.call('POST /payment/verify-payment', { body: { booking_id: booking._id, ...checkout } }, customer);
}

const decline = (browser: Browser, { booking, customer }: Family) => {
  const body = { bookingId: booking._id, bookingStatus: 'cancelled' } as const;
  return browser.call('POST /booking/update-booking-status', { body }, customer);
};

const cannotAttend = (browser: Browser, { booking, pandit }: Family) => {
  const body = { bookingId: booking._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
  return browser.call('POST /booking/update-booking-status', { body }, pandit);
};

interface Journey {
  walk(browser: Browser, family: Family): Promise<unknown>;
  /** Where a booking ends whose family walked this way to its end. */
  readonly ends: RegExp;
}

const journeys: readonly Journey[] = [
  { walk: (browser, family) => pay(browser, family, 1), ends: /^advancepaymentdone$/ },
  {
    walk: (browser, family) => Promise.all([pay(browser, family, 1), pay(browser, family, 2)]),
    ends: /^advancepaymentdone$/,
  },
  {
    walk: (browser, family) => Promise.all([pay(browser, family, 1), decline(browser, family)]),
    ends: /^(cancelled|advancepaymentdone)$/,
  },
  {
    walk: async (browser, family) => {
      await pay(browser, family, 1);
      await cannotAttend(browser, family);
    },
    // a pandit who looks before the payment has come in can only say so later
    ends: /^(rejected|advancepaymentdone)$/,
  },
];

const journeyOf = (n: number): Journey => journeys[n % journeys.length] as Journey;

/** Every payment the provider took is on its booking, or back with its family. Names those that are neither (yet). */
async function rupeesAdrift(): Promise<string[]> {
  const rows = await t.deps.pool<{ id: string }[]>`
    SELECT s.id FROM sandbox.payments s
    LEFT JOIN payments p ON p.provider_payment_id = s.id
    LEFT JOIN bookings b ON b.id = p.booking_id
    WHERE s.status IN ('captured', 'refunded')
      AND NOT coalesce(p.applied AND b.status = 'advancepaymentdone' AND s.amount_refunded = 0, false)
      AND NOT (p.id IS NOT NULL AND s.amount_refunded = s.amount)`;
  return rows.map((row) => row.id);
}

const count = async (what: 'payments' | 'webhooks left'): Promise<number> => {
  const [row] =
    what === 'payments'
      ? await t.deps.pool<{ n: number }[]>`SELECT count(*)::int AS n FROM payments`
      : await t.deps.pool<{ n: number }[]>`SELECT count(*)::int AS n FROM sandbox.webhooks WHERE delivered_at IS NULL`;
  return row?.n ?? 0;
};

/** Two families set out; somewhere on their way the process is killed. */
async function killUnderWay(
  server: Server,
  families: readonly [Family, Journey][],
  random: () => number,
): Promise<void> {
  const browser = new Browser(server.url);
  const walking = Promise.all(families.map(([family, { walk }]) => walk(browser, family)));
  const atHome = new AbortController();
  void walking.finally(() => atHome.abort());
  const moment = Math.floor(random() * 14);
  while (browser.ticks < moment && !atHome.signal.aborted) await rest(1);
  await rest(random() * 20);
  await server.kill();
  await walking;
}

test(`kill -9 at a random moment in each of ${JOURNEYS} payment journeys loses no rupee (seed ${seed})`, async () => {
  const random = chance(seed);
  const families: [Family, Journey][] = [];
  for (let n = 0; n < JOURNEYS; n += 1) families.push([await familyToPay(t, 500 + n), journeyOf(n)]);

  const again: [Family, Journey][] = [];
  let server = await startServer();
  for (let n = 0; n < JOURNEYS; n += 2) {
    const two = families.slice(n, n + 2);
    await killUnderWay(server, two, random);
    server = await startServer();
    const { url } = server;
    // every other pair tries again; for the rest only the provider's word is left
    if (n % 8 >= 4) continue;
    await Promise.all(two.map(([family, { walk }]) => walk(new Browser(url), family)));
    again.push(...two);
  }
  await until(async () => (await count('webhooks left')) === 0 && (await rupeesAdrift()).length === 0);

  expect(await findings(t.deps.pool)).toEqual([]);
  expect(await count('payments')).toBeGreaterThanOrEqual(JOURNEYS / 2);
  for (const [family, { ends }] of again) expect((await bookingNow(t, family)).bookingStatus).toMatch(ends);
});
