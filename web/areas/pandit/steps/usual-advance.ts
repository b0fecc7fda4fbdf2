import { useLoaderData } from 'react-router';
import type { PageContext } from '#contract/page.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';

/** The advance that a pandit always asks for, in rupees; null for none. Screens with a booking's buttons load it. */
export async function usualAdvance({ call, viewer }: PageContext): Promise<number | null> {
  const profile = await call('GET /user/get-user/:userId', { params: { userId: viewer?._id ?? '' } }).catch(
    refusedAs(null),
  );
  return profile?.isAdvancePaymentRequired ? profile.advanceAmount : null;
}

export const useUsualAdvance = (): number | null =>
  useLoaderData<{ usualAdvance?: number | null }>().usualAdvance ?? null;
