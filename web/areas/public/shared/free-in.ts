import type { Reply } from '#contract/index.ts';
import type { ServerCall } from '#contract/page.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';

/** How many are free in good hours, before any of them is pressed. */

export type Free = Reply<'POST /availability/free-in-windows'>['free'][number];

/** As many as are counted at once; a month seldom has more. */
const COUNTED_AT_ONCE = 60;

interface Counting {
  readonly ritual: string;
  /** As an address says them. */
  readonly windows: readonly string[];
  /** What narrows the search that a press asks. */
  readonly limits: { readonly district?: string; readonly price?: number; readonly language?: string };
}

/** In the order of the hours; null where it is not told, and a page does without. */
export async function freeIn(call: ServerCall, { ritual, windows, limits }: Counting): Promise<readonly Free[] | null> {
  if (windows.length === 0) return [];
  const body = { ritualId: ritual, windows: windows.slice(0, COUNTED_AT_ONCE), ...limits };
  return (await call('POST /availability/free-in-windows', { body }).catch(refusedAs(null)))?.free ?? null;
}
