import { randomUUID } from 'node:crypto';
import { newId } from '../../server/db/ids.ts';
import type { Sql } from '../../server/db/sql.ts';
import { lettersOf, threadOf } from '../../server/letters/store.ts';
import { requests } from '../work-data.ts';
import { atWork } from '../work.ts';

/**
 * What the last page of a thread costs: of one of 5,000 letters against one of 50, in milliseconds a look. Needs nothing: it makes a
 * PostgreSQL of its own. With the project's Node: `node bench/letters/thread.ts`; ends with 1 where the long one takes more than half as much again.
 */

const [SHORT, LONG] = [50, 5_000];
const LOOKS = 2_000;
const MOST = 1.5;

await atWork(
  (sql) => requests(sql, 2),
  async (sql) => {
    const [short, long] = await sql<{ panditId: string; bookingId: string }[]>`
      SELECT pandit_id, id AS booking_id FROM bookings LIMIT 2`;
    if (!short || !long) throw new Error('There are two bookings.');
    await fill(sql, short, SHORT);
    await fill(sql, long, LONG);
    await sql`ANALYZE booking_letters`;
    const look = async (key: typeof short): Promise<number> => {
      const began = performance.now();
      for (let nth = 0; nth < LOOKS; nth += 1) {
        await Promise.all([threadOf(sql, key), lettersOf(sql, key, { before: null, limit: 21 })]);
      }
      return (performance.now() - began) / LOOKS;
    };
    await look(short);
    const [ofShort, ofLong] = [await look(short), await look(long)];
    const ratio = ofLong / ofShort;
    console.log(
      `the last page of a thread of ${SHORT}: ${ofShort.toFixed(2)} ms; of ${LONG}: ${ofLong.toFixed(2)} ms; ratio ${ratio.toFixed(2)}`,
    );
    process.exitCode = ratio > MOST ? 1 : 0;
  },
);

async function fill(sql: Sql, { panditId, bookingId }: { panditId: string; bookingId: string }, many: number) {
  await sql`INSERT INTO booking_threads (pandit_id, booking_id) VALUES (${panditId}, ${bookingId})`;
  const rows = Array.from({ length: many }, (_, nth) => ({
    panditId,
    bookingId,
    id: newId(Date.now() - nth * 1_000),
    side: nth % 2 ? 'customer' : 'pandit',
    words: 'Shall we bring flowers?',
    key: randomUUID(),
    at: new Date(Date.now() - nth * 1_000),
  }));
  for (let from = 0; from < many; from += 1_000) {
    await sql`INSERT INTO booking_letters ${sql(rows.slice(from, from + 1_000))}`;
  }
}
