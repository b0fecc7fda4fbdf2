import { asInstant, earliest, latest, type Period } from '../../time.ts';

/** Times as lists of half-open spans, in order. */

export const both = (some: readonly Period[], others: readonly Period[]): Period[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ from: latest(one.from, other.from), to: earliest(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );

export function without(some: readonly Period[], taken: readonly Period[]): Period[] {
  return taken.reduce<Period[]>(
    (left, { from, to }) =>
      left.flatMap((one) =>
        [
          { from: one.from, to: earliest(one.to, from) },
          { from: latest(one.from, to), to: one.to },
        ].filter((piece) => piece.from < piece.to),
      ),
    [...some],
  );
}

/** What touches becomes one. */
export function merged(spans: readonly Period[]): Period[] {
  const found: Period[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to) found[found.length - 1] = { from: last.from, to: latest(last.to, span.to) };
    else found.push({ from: span.from, to: span.to });
  }
  return found;
}

const MINUTE_MS = 60_000;
/** To whole minutes, never longer than it is. */
export const toMinutes = ({ from, to }: Period): Period => ({
  from: asInstant(Math.ceil(from / MINUTE_MS) * MINUTE_MS),
  to: asInstant(Math.floor(to / MINUTE_MS) * MINUTE_MS),
});
