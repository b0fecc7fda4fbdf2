import type { AuditEntry, AuditPerson } from '#contract/audit.ts';
import type { Reply } from '#contract/index.ts';
import { isPriest, type UserType } from '#domain/roles.ts';
import { isDay, type Day } from '#domain/time.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';

/** Reading the audit: what is asked for, and where an entry leads. */

export interface TrailQuestion {
  actor: string | null;
  action: string | null;
  day: string | null;
  cursor: string | null;
}

/** A page of it; the newest where the place is none, as in a link that was cut. */
export async function trailPage(question: TrailQuestion, signal: AbortSignal): Promise<Reply<'GET /audit/entries'>> {
  const { actor, action, day, cursor } = question;
  const query = { ...(actor && { actor }), ...(action && { action }), ...(day && { day }), ...(cursor && { cursor }) };
  try {
    return (await ask('GET /audit/entries', { query }, { signal })).data;
  } catch (error) {
    // only who wrote a cursor can tell whether it is one
    if (cursor && error instanceof ApiError && 'cursor' in error.fields)
      return trailPage({ ...question, cursor: null }, signal);
    throw error;
  }
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
