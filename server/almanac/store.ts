import {
  runKinds,
  trackKinds,
  type Eclipse,
  type Run,
  type SkyYear,
  type Track,
} from '#domain/almanac/sky/sky-year.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the sky’s years. A year is there whole or not at all. */

type StoredPart = { year: number; part: string; shape: Record<string, unknown>; numbers: Buffer };

/** The skies of these years, as far as they are stored. */
export async function storedYears(sql: Sql, method: number, years: readonly number[]): Promise<SkyYear[]> {
  const rows = await sql<StoredPart[]>`
    SELECT year, part, shape, numbers FROM almanac_limbs
    WHERE method = ${method} AND year IN ${sql(years)}`;
  return [...Map.groupBy(rows, ({ year }) => year)].map(([year, parts]) => yearIn(year, parts));
}

export async function namesOfStored(sql: Sql, method: number): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    SELECT year FROM almanac_limbs WHERE method = ${method} AND part = 'karana' ORDER BY year`;
  return rows.map(({ year }) => year);
}

/** In one statement; who was first stays. */
export async function keepYear(sql: Sql, method: number, sky: SkyYear): Promise<void> {
  const rows = partsOf(sky).map(([part, shape, numbers]) => ({
    method,
    year: sky.year,
    part,
    shape: sql.json(shape),
    numbers: Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  }));
  await sql`
    INSERT INTO almanac_limbs ${sql(rows, 'method', 'year', 'part', 'shape', 'numbers')} ON CONFLICT DO NOTHING`;
}

type Shape = Parameters<Sql['json']>[0];

function partsOf({ runs, tracks, eclipses }: SkyYear): [part: string, shape: Shape, numbers: Float64Array][] {
  return [
    ...runKinds.map((kind): [string, Shape, Float64Array] => [kind, { first: runs[kind].first }, runs[kind].at]),
    ...trackKinds.map((kind): [string, Shape, Float64Array] => {
      const { from, step, width, values } = tracks[kind];
      return [kind, { from, step, width }, values];
    }),
    ['eclipses', { list: eclipses.map((one) => ({ ...one })) }, new Float64Array()],
  ];
}

function yearIn(year: number, parts: readonly StoredPart[]): SkyYear {
  const named = new Map(parts.map((part) => [part.part, part]));
  const shapeOf = (part: string) => named.get(part)?.shape;
  const numbersOf = (part: string): Float64Array => {
    const bytes = named.get(part)?.numbers ?? Buffer.alloc(0);
    // a view wants its first byte at a multiple of eight, which the driver does not promise
    return new Float64Array(new Uint8Array(bytes).buffer);
  };
  // the shapes are as `keepYear` wrote them
  const run = (kind: string): Run => ({ ...(shapeOf(kind) as Omit<Run, 'at'>), at: numbersOf(kind) });
  const track = (kind: string): Track => ({ ...(shapeOf(kind) as Omit<Track, 'values'>), values: numbersOf(kind) });
  return {
    year,
    runs: { karana: run('karana'), pada: run('pada'), yoga: run('yoga'), sunSign: run('sunSign') },
    tracks: { sun: track('sun'), moon: track('moon'), jupiter: track('jupiter'), venus: track('venus') },
    eclipses: (shapeOf('eclipses') as { list: Eclipse[] }).list,
  };
}
