import type { Refusal } from '#contract/page.ts';
import { refusalIn } from '../../../../parts/api/refusal.ts';

/** The record that a list's address asks for, as the loader found it. */
export type Opened<T> =
  | { kind: 'none' }
  | { kind: 'found'; record: T }
  /** There is no such record, or no longer. */
  | { kind: 'unknown' }
  /** An id that can be nobody's, or is of something that is not listed here. */
  | { kind: 'bad' }
  | { kind: 'failed'; refusal: Refusal };

/** Asks for it. A refusal is about the dialog and leaves the list alone. */
export async function opened<T>(
  id: string | null,
  ask: (id: string) => Promise<T>,
  belongs: (record: T) => boolean = () => true,
): Promise<Opened<T>> {
  if (id === null) return { kind: 'none' };
  if (id === '') return { kind: 'unknown' };
  try {
    const record = await ask(id);
    return belongs(record) ? { kind: 'found', record } : { kind: 'bad' };
  } catch (error) {
    const refusal = await refusalIn(error);
    if (!refusal) throw error;
    const kinds: Partial<Record<number, 'bad' | 'unknown'>> = { 400: 'bad', 404: 'unknown' };
    const kind = kinds[(error as Response).status];
    return kind ? { kind } : { kind: 'failed', refusal };
  }
}
