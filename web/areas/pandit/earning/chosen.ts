import type { CallInput } from '#contract/index.ts';
import { isMonth } from '#domain/time.ts';

/** Which transactions are wanted. */
export type Chosen = CallInput<'GET /payment/earnings.csv'>['query'];

/** What an address asks for; what is no month or no status in it counts as not said. */
export function chosenIn(params: URLSearchParams): Chosen {
  const month = params.get('month') ?? '';
  const status = params.get('status');
  return {
    ...(isMonth(month) && { month }),
    ...((status === 'Paid' || status === 'Pending') && { status }),
  };
}
