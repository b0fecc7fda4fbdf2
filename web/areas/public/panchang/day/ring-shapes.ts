/** The shapes of the day’s ring: noon above, midnight below, a full turn in 24 hours. Angles and radii only, to be drawn by anybody. */

export const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

/** Part of a turn since midnight in India. */
export const turnOf = (at: number): number => ((at + INDIA) % DAY) / DAY;

export function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI + Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** An arc of more than half a turn is drawn as two: a whole turn would end where it begins, and an SVG arc of no length is not drawn. */
function arc(from: number, to: number, radius: number, sweep: 0 | 1): string {
  const [length, way] = [Math.abs(to - from), to > from ? 1 : -1];
  const pieces = length > DAY / 2 ? 2 : 1;
  return Array.from({ length: pieces }, (_, nth) => {
    const end = from + (way * length * (nth + 1)) / pieces;
    return `A${radius} ${radius} 0 0 ${sweep} ${pointAt(turnOf(end), radius)}`;
  }).join('');
}

/** No longer than a turn: an almanac’s day may last some seconds more than 24 hours. */
const endOf = (from: number, to: number): number => Math.min(to, from + DAY);

/** A piece of a ring between two moments. */
export function band(from: number, to: number, outer: number, inner: number): string {
  const end = endOf(from, to);
  return [
    `M${pointAt(turnOf(from), outer)}`,
    arc(from, end, outer, 1),
    `L${pointAt(turnOf(end), inner)}`,
    arc(end, from, inner, 0),
    'Z',
  ].join('');
}

/** Along the middle of a band, so that its words are upright: from left to right above, the other way below. */
export function lineAlong(from: number, to: number, radius: number): string {
  const end = endOf(from, to);
  const middle = turnOf((from + end) / 2);
  const isBelow = middle < 0.25 || middle > 0.75;
  const [first, last] = isBelow ? [end, from] : [from, end];
  return `M${pointAt(turnOf(first), radius)}${arc(first, last, radius, isBelow ? 0 : 1)}`;
}

const isIndian = (name: string): boolean => /[\u0900-\u097f\u0b00-\u0b7f]/.test(name);

/** How many Latin letters are as wide as a name: in Odia and Hindi many signs stand above and below others. */
export const widthOf = (name: string): number => (isIndian(name) ? name.length / 2 + 3 : name.length);

/** How large a name is written: letters under letters need more to be read. */
export const sizeOf = (name: string): number => (isIndian(name) ? 15 : 13);

/** Whether a name fits along a band; a Latin letter of 13 takes 8 on average. */
export const hasRoom = (name: string, from: number, to: number, radius: number): boolean =>
  ((endOf(from, to) - from) / DAY) * 2 * Math.PI * radius > (widthOf(name) * 8 * sizeOf(name)) / 13 + 8;
