import type { AuditEntry } from '#contract/audit.ts';
import type { CallInput, Reply } from '#contract/index.ts';
import type { PageContext } from '#contract/page.ts';
import { isPriest, type UserType } from '#domain/roles.ts';
import { isDay, type Day } from '#domain/time.ts';
import { refusalIn } from '../../../parts/api/refusal.ts';
import { dayIn, idIn } from '../shared/list-page.ts';

/** Reading the audit: what is asked for, and where an entry leads. */

/** What an address asks of the trail. */
export function trailAsked(params: URLSearchParams) {
  const [actor, action, day] = [idIn(params.get('actor')), params.get('action'), dayIn(params.get('day'))];
  return { ...(actor && { actor }), ...(action && { action }), ...(day && { day }) };
}

/** A page of the trail; the newest page where the cursor is broken, as in a link that was cut. */
export async function trailPage(
  { call }: PageContext,
  query: CallInput<'GET /audit/entries'>['query'],
): Promise<Reply<'GET /audit/entries'>> {
  try {
    return await call('GET /audit/entries', { query });
  } catch (error) {
    const { cursor, ...rest } = query;
    const refusal = cursor ? await refusalIn(error) : null;
    if (refusal?.fields['cursor']) return call('GET /audit/entries', { query: rest });
    throw error;
  }
}

export type SubjectKind = 'user' | 'pandit' | 'staff' | 'booking' | 'ritual' | 'message' | 'case';

/** The screen that shows what an entry is about; null where there is none. */
export function screenOf({ subjectType, subjectId, subjectUserType }: AuditEntry): {
  kind: SubjectKind;
  to: string;
} | null {
  if (subjectId === null) return null;
  if (subjectType === 'booking') return { kind: 'booking', to: `/admin/bookings?booking=${subjectId}` };
  if (subjectType === 'case') return { kind: 'case', to: `/admin/cases/${subjectId}` };
  if (subjectType === 'ritual') return { kind: 'ritual', to: `/admin/rituals?ritual=${subjectId}` };
  if (subjectType === 'message') return { kind: 'message', to: `/admin/messages?message=${subjectId}` };
  if (subjectType === 'invitation') return { kind: 'staff', to: '/admin/staff' };
  return subjectUserType && screenOfPerson(subjectUserType, subjectId);
}

function screenOfPerson(userType: UserType, id: string): { kind: SubjectKind; to: string } {
  if (userType === 'admin') return { kind: 'staff', to: '/admin/staff' };
  return isPriest(userType)
    ? { kind: 'pandit', to: `/admin/pandits?user=${id}` }
    : { kind: 'user', to: `/admin/users?user=${id}` };
}

/** One value that was noted: as it was, as it is. A side that was not noted is missing. */
export interface Change {
  name: string;
  was?: unknown;
  is?: unknown;
}

/** What an entry says of values, each once; what stayed the same is left out, and what is still nothing. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name,
      ...(before && Object.hasOwn(before, name) && { was: before[name] }),
      ...(after && Object.hasOwn(after, name) && { is: after[name] }),
    }))
    .filter(({ was = null, is = null }) => JSON.stringify(was) !== JSON.stringify(is))
    .map(({ was, ...change }) => ({ ...change, ...(was !== undefined && was !== null && { was }) }));
}

/** What a noted value is: somebody or something with a name of its own, or what it is to be read as. */
export type ValueShown =
  | { kind: 'nothing' }
  | { kind: 'truth'; is: boolean }
  | { kind: 'named'; name: string; to: string | null }
  /** Somebody we no longer know. */
  | { kind: 'nobody'; id: string }
  | { kind: 'id'; id: string }
  | { kind: 'day'; day: Day }
  | { kind: 'money'; rupees: number }
  | { kind: 'image'; url: string }
  /** The name of a value that was changed. */
  | { kind: 'field'; name: string }
  /** Of a booking. */
  | { kind: 'status'; status: string }
  /** Of a person. */
  | { kind: 'standing'; status: string }
  | { kind: 'method'; method: string }
  | { kind: 'list'; values: readonly ValueShown[] }
  | { kind: 'text'; text: string };

/** Values that are people. */
const people = new Set(['acharyaId', 'actor']);

export function shownOf(entry: AuditEntry, name: string, value: unknown): ValueShown {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' };
  if (typeof value === 'boolean') return { kind: 'truth', is: value };
  if (typeof value === 'number' && name === 'amount') return { kind: 'money', rupees: value };
  if (Array.isArray(value)) return { kind: 'list', values: value.map((one) => shownOf(entry, name, one)) };
  if (typeof value !== 'string') return { kind: 'text', text: JSON.stringify(value) };
  if (name === 'fields') return { kind: 'field', name: value };
  if (name === 'method') return { kind: 'method', method: value };
  if (name === 'show' || (name === 'status' && entry.subjectType === 'booking'))
    return { kind: 'status', status: value };
  if (name === 'userStatus' || (name === 'status' && entry.subjectType === 'person'))
    return { kind: 'standing', status: value };
  if (name === 'imageUrl' && value.startsWith('/')) return { kind: 'image', url: value };
  if (isDay(value)) return { kind: 'day', day: value };
  return isId(value) ? ownerOf(entry, name, value) : { kind: 'text', text: value };
}

function ownerOf({ mentioned }: AuditEntry, name: string, id: string): ValueShown {
  const mention = mentioned.find(({ _id }) => _id === id);
  if (!mention) return people.has(name) ? { kind: 'nobody', id } : { kind: 'id', id };
  const { kind, name: called, userType } = mention;
  const screen = kind === 'ritual' ? { to: `/admin/rituals?ritual=${id}` } : userType && screenOfPerson(userType, id);
  return { kind: 'named', name: called, to: screen?.to ?? null };
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** `expectedEnd` is `expected end`. */
export const nameWords = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
