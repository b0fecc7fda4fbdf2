import type { AuditEntry, AuditPerson } from '#contract/audit.ts';
import type { Reply } from '#contract/index.ts';
import { isPriest } from '#domain/roles.ts';
import { ask } from '../../parts/api.ts';
import { download } from '../../parts/download.ts';

/** Reading the audit: what is asked for, and where an entry leads. */

export interface TrailQuestion {
  actor: string | null;
  action: string | null;
  day: string | null;
  cursor: string | null;
}

export async function trailPage(
  { actor, action, day, cursor }: TrailQuestion,
  signal: AbortSignal,
): Promise<Reply<'GET /audit/entries'>> {
  const query = { ...(actor && { actor }), ...(action && { action }), ...(day && { day }), ...(cursor && { cursor }) };
  return (await ask('GET /audit/entries', { query }, { signal })).data;
}

/** All of it as a table, narrowed as the screen is. */
export const saveTrail = ({ actor, action, day }: Omit<TrailQuestion, 'cursor'>): Promise<void> =>
  download('GET /audit/entries.csv', {
    query: { ...(actor && { actor }), ...(action && { action }), ...(day && { day }) },
  });

export const knownActions = async (signal: AbortSignal): Promise<string[]> =>
  (await ask('GET /audit/actions', {}, { signal })).data.actions;

export const peopleLike = async (search: string, signal: AbortSignal): Promise<AuditPerson[]> =>
  (await ask('GET /audit/people', { query: { search } }, { signal })).data.people;

export const personToAsk = async (id: string, signal: AbortSignal): Promise<AuditPerson> =>
  (await ask('GET /audit/people/:id', { params: { id } }, { signal })).data;

export type SubjectKind = 'user' | 'pandit' | 'staff' | 'booking' | 'ritual' | 'message';

/** The screen that shows what an entry is about; null where there is none. */
export function screenOf({ subjectType, subjectId, subjectUserType }: AuditEntry): {
  kind: SubjectKind;
  to: string;
} | null {
  if (subjectId === null) return null;
  if (subjectType === 'booking') return { kind: 'booking', to: `/admin/bookings?booking=${subjectId}` };
  if (subjectType === 'ritual') return { kind: 'ritual', to: `/admin/rituals?ritual=${subjectId}` };
  if (subjectType === 'message') return { kind: 'message', to: `/admin/messages?message=${subjectId}` };
  if (subjectType === 'invitation' || subjectUserType === 'admin') return { kind: 'staff', to: '/admin/staff' };
  if (subjectUserType === null) return null;
  return isPriest(subjectUserType)
    ? { kind: 'pandit', to: `/admin/pandits?user=${subjectId}` }
    : { kind: 'user', to: `/admin/users?user=${subjectId}` };
}

/** One value that was noted: as it was, as it is. A side that was not noted is missing. */
export interface Change {
  name: string;
  was?: unknown;
  is?: unknown;
}

/** What an entry says of values, each once; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name,
      ...(before && Object.hasOwn(before, name) && { was: before[name] }),
      ...(after && Object.hasOwn(after, name) && { is: after[name] }),
    }))
    .filter(
      (change) => !('was' in change && 'is' in change && JSON.stringify(change.was) === JSON.stringify(change.is)),
    );
}

/** `expectedEnd` is `expected end`. */
export const nameWords = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
