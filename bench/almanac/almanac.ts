import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { almanacDay, headOf } from '#domain/almanac/day/day.ts';
import { placeOfDistrict, districtPlaces } from '#domain/almanac/districts.ts';
import { festivalsOf } from '#domain/almanac/festivals/festivals.ts';
import { startSet } from '#domain/almanac/muhurat/start-set.ts';
import { muhuratOn } from '#domain/almanac/muhurat/windows.ts';
import { BHUBANESWAR } from '#domain/almanac/place.ts';
import { computeYear } from '#domain/almanac/sky/compute.ts';
import { METHOD } from '#domain/almanac/sky/sky-year.ts';
import { Sky } from '#domain/almanac/sky/sky.ts';
import { addDays, asDay, type Day } from '#domain/time.ts';
import { keepYear, storedYears } from '../../server/almanac/store.ts';
import { startEmbedded } from '../../server/db/embedded/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connect } from '../../server/db/sql.ts';
import { inTurns, timesOf, type Times } from '../measure.ts';

/**
 * What the almanac costs: fresh, and from the store, as a ratio against one row by its key in the same run. Needs nothing: it makes
 * a PostgreSQL of its own and throws it away. Run with the project's Node: `node bench/almanac/almanac.ts`
 */

const YEARS = [2025, 2026, 2027];
const jajpur = placeOfDistrict('Jajpur') ?? BHUBANESWAR;
const daysOf = (from: string, count: number): Day[] =>
  Array.from({ length: count }, (_, nth) => addDays(asDay(from), nth));
const say = (name: string, { p50, p95 }: Times, ratio?: number) =>
  console.log(`| ${name} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${ratio === undefined ? '' : ratio.toFixed(1)} |`);
const now =
  <T>(work: () => T) =>
  (): Promise<T> =>
    Promise.resolve(work());

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
console.log('| what | p50 ms | p95 ms | × a row by key |\n|---|---|---|---|');
const sky = new Sky(YEARS.map(computeYear));
say(
  'the sky of a year, fresh',
  await timesOf(
    9,
    now(() => computeYear(2026)),
  ),
);
say(
  'a year of whole days for a district, sky fresh',
  await timesOf(
    5,
    now(() => {
      const fresh = new Sky(YEARS.map(computeYear));
      for (const day of daysOf('2026-01-01', 365)) almanacDay(fresh, jajpur, day);
    }),
  ),
);
say(
  'a year of whole days for a district, sky there',
  await timesOf(
    9,
    now(() => daysOf('2026-01-01', 365).map((day) => almanacDay(sky, jajpur, day))),
  ),
);
say(
  'a month of cells, sky there',
  await timesOf(
    200,
    now(() => daysOf('2026-10-01', 31).map((day) => headOf(sky, jajpur, day))),
  ),
);
say(
  'a day, sky there',
  await timesOf(
    200,
    now(() => almanacDay(sky, jajpur, asDay('2026-12-14'))),
  ),
);
say(
  'a year of festivals, sky there',
  await timesOf(
    9,
    now(() => festivalsOf(sky, 2026)),
  ),
);
say(
  'a year of wedding hours, sky there',
  await timesOf(
    9,
    now(() =>
      daysOf('2026-01-01', 365).map((day) => muhuratOn(sky, jajpur, startSet['vivah-bahaghara'] ?? never(), day)),
    ),
  ),
);
say(
  'today for thirty districts, sky there',
  await timesOf(
    50,
    now(() => districtPlaces.map((place) => almanacDay(sky, place, asDay('2026-12-14')))),
  ),
);

const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
const embedded = await startEmbedded(folder);
const sql = connect(embedded.url, { max: 1 });
try {
  await migrate(sql);
  for (const year of YEARS) await keepYear(sql, METHOD, computeYear(year));
  const byKey = () => sql`SELECT method FROM almanac_limbs WHERE method = ${METHOD} AND year = 2026 AND part = 'yoga'`;
  const month = async () => {
    const read = new Sky(await storedYears(sql, METHOD, [2026, 2027]));
    return daysOf('2026-12-01', 31).map((day) => headOf(read, jajpur, day));
  };
  const [months, rows] = await inTurns(100, month, byKey);
  say('a month of cells, two years read from the store', months, months.p50 / rows.p50);
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

function never(): never {
  throw new Error('no rule');
}
