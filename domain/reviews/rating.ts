import { dayAt, monthBefore, type Instant, type Month } from '../time.ts';

/** How many reviews there are, and their stars together. */
export interface StarCount {
  readonly reviews: number;
  readonly stars: number;
}

export interface Rating {
  /** One to five, to one decimal. */
  readonly stars: number;
  readonly reviews: number;
}

/** Months a review counts, the one that runs among them. */
export const MONTHS_COUNTED = 24;
/** Invisible reviews with the mean of all pandits are added to a pandit's own: one bad or good day decides nothing. */
export const INVISIBLE_REVIEWS = 10;
/** With fewer there is no rating yet. */
export const FEWEST_REVIEWS = 3;

/** The first month that still counts. */
export const firstMonthCounted = (now: Instant): Month => monthBefore(dayAt(now), MONTHS_COUNTED - 1);

/** A pandit's rating: their mean, pulled towards that of all pandits; null for one who is new. */
export function ratingOf(own: StarCount, all: StarCount): Rating | null {
  if (own.reviews < FEWEST_REVIEWS || all.reviews === 0) return null;
  const mean = all.stars / all.reviews;
  const pulled = (own.stars + INVISIBLE_REVIEWS * mean) / (own.reviews + INVISIBLE_REVIEWS);
  return { stars: Math.round(pulled * 10) / 10, reviews: own.reviews };
}
