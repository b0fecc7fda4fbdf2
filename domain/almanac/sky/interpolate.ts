import type { Instant } from '../../time.ts';
import type { Track } from './sky-year.ts';

/** Values between evenly spaced ones, by the polynomial through the eight nearest: of the moon at six hours exact to 0.001″. */

/** Nodes before and after the step in question. */
export const BEFORE = 3;
export const AFTER = 4;
const NODES = Array.from({ length: BEFORE + AFTER + 1 }, (_, node) => node - BEFORE);

const weights = NODES.map((node) =>
  NODES.filter((other) => other !== node).reduce((product, other) => product / (node - other), 1),
);

/** At `x` steps after the node `k` of `values`, whose rows are `width` wide; `column` of them. */
export function between(values: ArrayLike<number>, k: number, x: number, width = 1, column = 0): number {
  if (x === 0) return values[k * width + column] ?? Number.NaN;
  let above = 0;
  let below = 0;
  for (const [nth, node] of NODES.entries()) {
    if (x === node) return values[(k + node) * width + column] ?? Number.NaN;
    const weight = (weights[nth] ?? 0) / (x - node);
    above += weight * (values[(k + node) * width + column] ?? Number.NaN);
    below += weight;
  }
  return above / below;
}

/** A column of a track at an instant it reaches. */
export function along({ from, step, width, values }: Track, at: Instant, column = 0): number {
  const steps = (at - from) / step;
  const last = values.length / width - 1 - AFTER;
  const k = Math.min(Math.max(Math.floor(steps), BEFORE), last);
  return between(values, k, steps - k, width, column);
}
