import { DatabaseError } from 'pg';

/** PostgreSQL's own error; its code says what it is about. */
export const isOfDatabase = (error: unknown): error is DatabaseError & { readonly code: string } =>
  error instanceof DatabaseError;

/** The line to the database could not be had, or was cut; what was asked on it may or may not have been done. */
export class LineError extends Error {
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT';

  constructor(code: LineError['code'], cause?: unknown) {
    super(`${code}: the line to the database`, { cause });
    this.code = code;
  }
}

/** The system's own errors say by their code what happened to the line. */
export const hasSystemCode = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
