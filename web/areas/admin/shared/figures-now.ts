import type { Dashboard } from '#contract/dashboard.ts';
import { ask } from '../../../parts/api/api.ts';

/** What waits for the office, and the figures of the dashboard. */

export const figuresNow = async (signal: AbortSignal): Promise<Dashboard> =>
  (await ask('GET /admin/dashboard', {}, { signal })).data;

/** What each count leads to: a list that shows exactly these. */
export const waitingLists = {
  pandits: '/admin/pandits?status=waiting&sort=registered',
  messages: '/admin/messages?status=unread',
  bookings: '/admin/bookings?show=trouble',
} as const satisfies Record<(typeof waitingKinds)[number], string>;

export const waitingKinds = ['pandits', 'messages', 'bookings'] as const;
