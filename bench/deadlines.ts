import { parseArgs } from 'node:util';
import { changeState, storedStateOf } from '../server/bookings/steps/step-store.ts';
import { tellStep } from '../server/db/booking-changed.ts';
import { transaction, type Pool } from '../server/db/sql.ts';
import { insertBookingMessage } from '../server/notifications/outbox-store.ts';
import { requests } from './work-data.ts';
import { atWork, processorOf, processorOfDatabase, rateOf, shown, visitor, visitorFor } from './work.ts';

/**
 * How many deadlines a second are carried out when all are due at once, and how long a visitor waits at the same time; before, the same steps
 * one after the other as its baseline. Messages about them wait. Needs nothing: it makes a PostgreSQL and a server of its own. With
 * the project's Node: `node bench/deadlines.ts`, or with `--bookings 5000` fewer; ends with 1 below 1,000 a second.
 */

const LEAST = 1_000;
const ALONE = 500;
const { values } = parseArgs({ options: { bookings: { type: 'string', default: '100000' } } });
const count = Number(values.bookings);

await atWork(
  (sql) => requests(sql, count + ALONE),
  async (sql, { url }) => {
    console.log(`one after the other: ${(await oneByOne(sql)).toFixed(0)} a second`);
    const quiet = await visitorFor(url, 5_000);
    const [before, ofDatabase] = [await processorOf(url), await processorOfDatabase(sql)];
    const over = new AbortController();
    const watched = visitor(url, over.signal);
    await sql`UPDATE bookings SET due_at = now() WHERE due_at IS NOT NULL`;
    const rate = await rateOf(count, async () => {
      const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM bookings WHERE due_at IS NOT NULL`;
      return row?.n ?? 0;
    });
    over.abort();
    const busy = await watched;
    const each = (((await processorOf(url)) - before) * 1_000) / count;
    const there = (((await processorOfDatabase(sql)) - ofDatabase) * 1_000) / count;
    const [events] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM booking_events WHERE action = 'expire'`;
    console.log(
      `${count} due at once: ${rate.toFixed(0)} a second, processor each ${each.toFixed(2)} ms of the server, ${there.toFixed(2)} ms of the database`,
    );
    console.log(
      `${events?.n} steps in all; a visitor's call, p50 and p95: ${shown(quiet)} quiet, ${shown(busy)} meanwhile`,
    );
    process.exitCode = rate < LEAST ? 1 : 0;
  },
  { SMS_PER_DAY: '1' },
);

/** The statements of each step, one waiting for the other: as the product once did. */
async function oneByOne(pool: Pool): Promise<number> {
  const due = await pool<{ panditId: string; bookingId: string }[]>`
    SELECT pandit_id, id AS booking_id FROM bookings LIMIT ${ALONE}`;
  const at = new Date();
  const deed = { action: 'expire', from: 'pendingwithpandit', to: 'expired', actor: 'time' } as const;
  const nothing = {
    actorId: null,
    note: null,
    amount: null,
    dueAt: null,
    panditNotes: null,
    advance: null,
    paidAt: null,
    startCode: null,
    begunAt: null,
    proposedAt: null,
    moneyWaits: 0,
  };
  const began = performance.now();
  for (const booking of due) {
    await transaction(pool, async (sql) => {
      const found = await storedStateOf(sql, booking);
      await changeState(sql, booking, { ...deed, ...nothing, version: 0, at });
      for (const [personId, topic] of [
        [found?.customerId ?? '', 'expire.customer'],
        [booking.panditId, 'expire.pandit'],
      ] as const) {
        await insertBookingMessage(sql, { ...booking, personId, topic, facts: {} }, at);
      }
      await tellStep(sql, { ...booking, customerId: found?.customerId ?? '', version: 1 });
    });
  }
  return (ALONE * 1_000) / (performance.now() - began);
}
