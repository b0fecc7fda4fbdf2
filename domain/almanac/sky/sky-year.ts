import type { Instant, Millis } from '../../time.ts';

/** What the sky does in a year, the same for all places: computed once, and stored as it is. */

/** Raised when the same year would come out otherwise than before: stored results of older versions are computed again. */
export const METHOD = 1;

/** The parts that follow each other without gap; the others (tithi, nakshatra, signs of the moon) are made of these. */
export const runKinds = ['karana', 'pada', 'yoga', 'sunSign'] as const;
export type RunKind = (typeof runKinds)[number];

/** Beginnings of parts in a year, and the index of the first of them; each next has the next index, in its circle. */
export interface Run {
  readonly first: number;
  readonly at: Float64Array;
}

export const trackKinds = ['sun', 'moon', 'jupiter', 'venus'] as const;
export type TrackKind = (typeof trackKinds)[number];

/**
 * Ecliptic places of date at even steps, beginning before the year and ending after it. Longitudes are not wrapped. Of the sun the
 * longitude alone; of the planets longitude and latitude; of the moon the distance too, in kilometres.
 */
export interface Track {
  readonly from: Instant;
  readonly step: Millis;
  readonly width: number;
  readonly values: Float64Array;
}

export interface Eclipse {
  readonly of: 'sun' | 'moon';
  readonly kind: 'partial' | 'annular' | 'total';
  readonly from: Instant;
  readonly peak: Instant;
  readonly to: Instant;
  /** Part of the disc’s diameter or area that is covered at most, 0 to 1. */
  readonly covered: number;
}

export interface SkyYear {
  readonly year: number;
  readonly runs: Readonly<Record<RunKind, Run>>;
  readonly tracks: Readonly<Record<TrackKind, Track>>;
  /** Those that can be seen from Bhubaneswar. */
  readonly eclipses: readonly Eclipse[];
}

/** Parts of a circle. */
export const circleOf: Readonly<Record<RunKind, number>> = { karana: 60, pada: 108, yoga: 27, sunSign: 12 };
