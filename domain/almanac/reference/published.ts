import published from './panchang.json' with { type: 'json' };
import type { Day, Instant } from '../../time.ts';
import { instantOf } from '../../time.ts';

/** Values others published, to check ours against: times in India, to the minute. */

export interface Fact {
  readonly id: string;
  readonly kind: string;
  readonly date: Day;
  readonly place: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly value: unknown;
  readonly series?: string;
  readonly authority?: string;
  readonly use?: string;
  readonly tithi?: number;
  readonly nakshatra?: number;
  readonly yoga?: string;
  readonly karana?: string;
  readonly rashi?: string;
}

// the file is ours, and its days exist
export const facts = published.facts as readonly unknown[] as readonly Fact[];

/** Those that hold: of old-method almanacs it is known that they differ. */
export const binding = facts.filter(({ series }) => series !== 'odia-traditional');

export const instantIn = (clock: string): Instant => instantOf(`${clock}${clock.length === 16 ? ':00' : ''}+05:30`);
export const instantsIn = (value: unknown): Instant[] =>
  (Array.isArray(value) ? value : [value]).map((clock) => instantIn(String(clock)));
