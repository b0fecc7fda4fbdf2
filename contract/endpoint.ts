import type { z } from 'zod';
import type { UserType } from '#domain/roles.ts';
import type { MessageCode } from './messages.ts';

/** Who may call: anyone, anyone signed in, or only these kinds of people. */
export type Who = 'anyone' | 'signed-in' | readonly UserType[];

/** What can be saved and taken along. */
export type FileType = 'text/csv' | 'text/calendar' | 'application/pdf' | 'image/webp' | 'image/png';

export interface Endpoint {
  readonly summary: string;
  readonly who: Who;
  /** Signs in, or stays signed in, by what the call itself brings. An earlier sign-in of the caller does not count. */
  readonly isDoor?: true;
  /** An admin may call it also before setting up the second factor they must have. */
  readonly beforeSecondFactor?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What the body is, where it is not JSON. */
  readonly takes?: 'json' | 'multipart' | 'raw';
  /** The `data` of a success. */
  readonly reply: z.ZodType;
  /** What the answer is, where it is not the JSON envelope (a file's `reply` stays empty). */
  readonly gives?: 'json' | 'event-stream' | FileType;
  readonly status?: 200 | 201;
  /** The sentence of a success. */
  readonly message?: MessageCode;
  /** Refusals this call knows, beyond those every call can give. */
  readonly errors?: readonly MessageCode[];
  /** Whether the database may have to look at very much: of these only some are answered at once. */
  readonly isDear?: true;
  /** Calls allowed per address and minute; the whole API has a wider limit of its own. */
  readonly perMinute?: number;
}

/** Keys are `METHOD /path` below `/api`. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export const endpoints = <const T extends Record<EndpointKey, Endpoint>>(map: T): T => map;
