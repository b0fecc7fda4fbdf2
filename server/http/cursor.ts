import type { z } from 'zod';
import { refuse } from './failure.ts';

/** Where the next page begins, opaque to callers: the sort key of the last row, checked again when it comes back. */
export const writeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The sort key in a cursor; null without one. Anything we did not write is refused as malformed. */
export function readCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | null {
  if (cursor === undefined) return null;
  const read = shape.safeParse(parsed(cursor));
  return read.success ? read.data : refuse('malformed', { fields: { cursor: 'invalid' } });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
