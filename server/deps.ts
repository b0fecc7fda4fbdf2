import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Instant } from '#domain/time.ts';
import type { FileStore } from './adapters/files/port.ts';
import type { PaymentProvider } from './adapters/payments/port.ts';
import type { SmsSender } from './adapters/sms/port.ts';
import type { Config } from './config.ts';
import type { Pool } from './db/sql.ts';
import type { Watch } from './db/watch.ts';
import type { Route } from './http/mount.ts';
import type { Counter } from './counter.ts';

/** Everything a capability works with; built once in `process/start.ts`, and once per test file. */
export interface Deps {
  readonly config: Config;
  readonly pool: Pool;
  /** For reads that may be a moment old. */
  readonly replica: Pool;
  /** The same two for jobs, and for tables that are written out: they may take longer, and take nobody's turn. */
  readonly unhurried: { readonly pool: Pool; readonly replica: Pool };
  /** For what live streams ask, and listen for. */
  readonly streams: Pool;
  readonly watch: Watch;
  readonly log: FastifyBaseLogger;
  /** The clock: the database's. Rules take the time as an argument; only the edges read it. */
  readonly now: () => Instant;
  readonly sms: SmsSender;
  readonly payments: PaymentProvider;
  readonly files: FileStore;
  /** Counts that are written down later (`server/dashboard`). */
  readonly counter: Counter;
  /** Where the stand-ins are reached on this machine, `http://host:port`; known once the server listens. */
  readonly ownUrl: () => string;
}

/** A capability's `routes.ts` exports one of these. */
export type Routes = (route: Route, deps: Deps) => void;

/** Plain Fastify routes outside the contract, in a scope of their own (parsers and hooks stay inside). */
export type Plugin = (app: FastifyInstance, deps: Deps) => void | Promise<void>;
