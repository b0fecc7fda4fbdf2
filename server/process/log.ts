import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { forPeople } from './log-lines.ts';

/** What must not be in a log even by mistake, at the top of an entry or one level down. */
const secret = ['authorization', 'cookie', 'password', 'otp', 'token', 'phone', 'verification'];

/** JSON lines in production; short lines for a person elsewhere. */
export function logger(config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>, to?: DestinationStream): FastifyBaseLogger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { err: describeError },
  };
  return pino(options, to ?? (config.NODE_ENV === 'production' ? pino.destination(1) : forPeople()));
}

/** Of a database's error only what tells where it happened: its details quote the row, phone and all. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: masked(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: masked(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Phones and codes are the runs of digits a message could quote. */
const masked = (text: string): string => text.replaceAll(/(?<![\w-])\d{6,}(?![\w-])/g, '…');
