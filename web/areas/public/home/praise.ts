import type { PublicReview } from '#contract/booking/reviews.ts';
import type { ServerCall } from '#contract/page.ts';
import type { PanditInShort } from '#contract/pandits.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';

export interface Praise {
  readonly pandit: Pick<PanditInShort, '_id' | 'name'>;
  readonly review: PublicReview & { words: string };
}

/** How many pandits' reviews are read. */
const ASKED = 6;
const LEAST_STARS = 4;
/** Words that say something, and fit. */
const [SHORTEST, LONGEST] = [20, 240];

/** A good review of a pandit who offers a ritual and is free soon, in the words of the family; null where there is none to quote. */
export async function praiseFor(call: ServerCall, slug: string): Promise<Praise | null> {
  const page = await call('GET /rituals/:slug', { params: { slug } }).catch(refusedAs(null));
  const told = await Promise.all((page?.pandits ?? []).slice(0, ASKED).map((pandit) => quotesOf(call, pandit)));
  return told.flat().toSorted((one, other) => other.review.stars - one.review.stars)[0] ?? null;
}

async function quotesOf(call: ServerCall, { _id, name }: PanditInShort): Promise<Praise[]> {
  const params = { id: _id };
  const reply = await call('GET /pandits/:id/reviews', { params, query: {} }).catch(refusedAs(null));
  return (reply?.reviews ?? []).flatMap((review) => {
    const words = review.words?.trim() ?? '';
    const isGood = review.verified && review.stars >= LEAST_STARS;
    return isGood && words.length >= SHORTEST && words.length <= LONGEST
      ? [{ pandit: { _id, name }, review: { ...review, words } }]
      : [];
  });
}
