import { parseArgs } from 'node:util';
import { requests } from './work-data.ts';
import { atWork, processorOf, rateOf, shown, visitor, visitorFor } from './work.ts';

/**
 * How many messages a second leave the outbox to the stand-in, and how long a visitor waits at the same time; before, what the stand-in takes
 * by itself, so many calls side by side, which is all that can be. Needs nothing: it makes a PostgreSQL and a server of its own.
 * With the project's Node: `node bench/outbox.ts`, or with `--messages 2000` fewer; ends with 1 below 500 a second.
 */

const LEAST = 500;
const AT_ONCE = 50;
const STAND_IN_MS = 5_000;
const { values } = parseArgs({ options: { messages: { type: 'string', default: '10000' } } });
const count = Number(values.messages);

await atWork(
  (sql) => requests(sql, count),
  async (sql, { url }) => {
    const waiting = async () => {
      const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM booking_outbox WHERE done_at IS NULL`;
      return row?.n ?? 0;
    };
    console.log(`the stand-in alone: ${(await standIn(url)).toFixed(0)} a second`);
    const quiet = await visitorFor(url, 5_000);
    await sql`
      INSERT INTO booking_outbox (pandit_id, id, booking_id, person_id, topic, payload)
      SELECT pandit_id, gen_random_uuid(), id, pandit_id, 'request.pandit', '{}' FROM bookings LIMIT ${count}`;
    const before = await processorOf(url);
    const over = new AbortController();
    const watched = visitor(url, over.signal);
    const rate = await rateOf(count, waiting);
    over.abort();
    const processor = (await processorOf(url)) - before;
    const busy = await watched;
    const [said] = await sql<{ all: number; different: number }[]>`
      SELECT count(*)::int AS all, count(DISTINCT id)::int AS different FROM booking_outbox WHERE attempts = 1`;
    console.log(
      `${count} messages out of the outbox: ${rate.toFixed(0)} a second, ${said?.all} in one attempt, ${((processor * 1_000) / count).toFixed(2)} ms of the server's processor each`,
    );
    console.log(`a visitor's call, p50 and p95: ${shown(quiet)} quiet, ${shown(busy)} meanwhile`);
    process.exitCode = rate < LEAST ? 1 : 0;
  },
);

/** The same call that the product makes, without an outbox. */
async function standIn(url: string): Promise<number> {
  let calls = 0;
  const began = performance.now();
  const call = async (): Promise<void> => {
    const reply = await fetch(`${url}/sandbox/msg91/api/v5/flow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authkey: 'sandbox-auth-key' },
      body: JSON.stringify({
        template_id: 'sandbox-notice',
        recipients: [{ mobiles: '919437012345', text: 'Notice' }],
      }),
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`The stand-in answered ${reply.status}.`);
    calls += 1;
    if (performance.now() - began < STAND_IN_MS) await call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, call));
  return (calls * 1_000) / (performance.now() - began);
}
