import type { MendedFigures } from './figures-store.ts';
import type { MendedWords } from './reliability-store.ts';

/** English. Figures that were wrong, a line each: whose, of which month, what they were and what they are. */

const whose = (name: string | null, panditId: string | null, month: string): string =>
  `${panditId === null ? 'All pandits' : `${name ?? 'Somebody who is gone'} (${panditId})`}, ${month.slice(0, 7)}`;

export const inFigures = ({ panditId, name, month, ...one }: MendedFigures): string =>
  `${whose(name, panditId, month)}: ${one.wasReviews} reviews with ${one.wasStars} stars, now ${one.reviews} with ${one.stars}`;

export const inWords = ({ panditId, name, month, ...one }: MendedWords): string =>
  `${whose(name, panditId, month)}: ${one.wasAnswered} of ${one.wasAsked} answered and ${one.wasKept} of ${one.wasPromised} kept, ` +
  `now ${one.answered} of ${one.asked} and ${one.kept} of ${one.promised}`;
