import { isOfDatabase } from './client/errors.ts';

/** `away`: nobody answers; `full`: nothing can be written; `held`: somebody else holds what is wanted, or it took too long. */
export type Trouble = 'away' | 'full' | 'held';

/** By PostgreSQL's code, its class, or a code of the driver or the system. */
const troubles: Record<string, Trouble> = {
  // disk_full, and a disk that fails
  '53100': 'full',
  '58030': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // lock_not_available, query_canceled, and what asks to be tried again and was
  '55P03': 'held',
  '57014': 'held',
  '40001': 'held',
  '40P01': 'held',
  // connections, too many of them, stopped by an operator, a standby that has not taken over yet
  '08': 'away',
  '53': 'away',
  '57': 'away',
  '25006': 'away',
  '25P03': 'away',
  CONNECTION_CLOSED: 'away',
  CONNECTION_DESTROYED: 'away',
  CONNECTION_ENDED: 'away',
  CONNECT_TIMEOUT: 'away',
};

/** The system's words for a line that cannot be had, or was cut. */
const lineCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What ails the database, by what it threw; null for an error of another kind, ours for instance. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const { code } = error;
  const ofDatabase = isOfDatabase(error) ? troubles[code.slice(0, 2)] : undefined;
  return troubles[code] ?? ofDatabase ?? (lineCodes.has(code) ? 'away' : null);
}
