import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool as Sessions, type ClientConfig } from 'pg';
import { orGiveUp, waiting, waitingForTheEnd } from '../limit.ts';
import { noteStatement, noteTransaction } from '../reader.ts';
import { isOfDatabase, hasSystemCode, LineError } from './errors.ts';
import { Listener, type Listening } from './listener.ts';
import { Session, type Query } from './session.ts';
import { Helper, Json, Statement, type Argument, type Row, type Rows, type Runner } from './statement.ts';

/**
 * A handle that runs SQL: the pool, or the open transaction. Store functions take it as their first
 * argument, so that a query inside a transaction cannot slip out of it unseen.
 */
export interface Sql {
  /** A statement, or a piece of one. */
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...args: readonly Argument[]): Statement<T>;
  /** A name; behind IN a list; behind SET or INSERT INTO the columns of a row, all of them or those named. */
  (what: string | object, ...columns: readonly string[]): Helper;
  json(value: unknown): Json;
  /** SQL without arguments, one statement or several. */
  unsafe<T extends readonly object[] = Row[]>(text: string): Statement<T>;
}

/** Sessions with one database. */
export interface Pool extends Sql {
  readonly runner: Runner;
  /** `host:port` */
  readonly address: string;
  /** Commits what `work` did once it is done, and takes it back where it throws. */
  begin<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** A session for statements that belong together without being a transaction. */
  reserve(): Promise<Sql & { release(): void }>;
  listen(channel: string, hear: (payload: string) => void): Promise<Listening>;
  /** Ends each statement that is under way: nobody answers there. */
  cut(): void;
  /** Waits this many seconds for statements under way; without a number, as long as they take. */
  end(patience?: { timeout: number }): Promise<void>;
}

export interface PoolConfig extends ClientConfig {
  readonly max: number;
  readonly onNotice?: () => void;
}

const IDLE_MS = 60_000;
/** Sessions are renewed after so long, and with them what PostgreSQL keeps for each. */
const LIFETIME_S = 3_600;
/** How long a reader of many rows may stop between two batches. */
const BATCH_IDLE_MS = 60_000;

const text = (sql: string): Query => ({ strings: [sql], args: [] });

export function sessionsOn({ max, onNotice, ...config }: PoolConfig): Pool {
  const open = new Set<Session>();
  class Kept extends Session {
    constructor() {
      super(config);
      open.add(this);
      this.on('end', () => open.delete(this));
      if (onNotice) this.on('notice', onNotice);
    }
  }
  const sessions = new Sessions({
    ...config,
    max,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_S,
    connectionTimeoutMillis: 0,
    Client: Kept as never,
  });
  // the next caller replaces an idle session that was cut
  sessions.on('error', () => undefined);
  const listener = new Listener(() => new Kept());
  const waiters = new Set<(reason: unknown) => void>();

  /** A session for one who waits no longer than the signal says. */
  function take(signal: AbortSignal | null): Promise<Taken> {
    if (sessions.ending) return Promise.reject(new LineError('CONNECTION_ENDED'));
    const { promise, resolve, reject } = Promise.withResolvers<Taken>();
    waiters.add(reject);
    let hasLeft = false;
    const over = (): void => void waiters.delete(reject);
    const session = (sessions.connect() as unknown as Promise<Taken>).catch((error: unknown) => {
      throw hasSystemCode(error) || isOfDatabase(error) ? error : new LineError('CONNECT_TIMEOUT', error);
    });
    session.then((taken) => (hasLeft ? taken.release() : resolve(taken)), reject);
    return orGiveUp(promise, signal, () => (hasLeft = true)).finally(over);
  }

  async function send(statement: Query): Promise<Rows<Row[]>> {
    noteStatement(statement.strings);
    const { signal, over } = waiting();
    try {
      const session = await take(signal);
      return await ask(session, statement, signal).finally(() => session.release(session.isGone));
    } finally {
      over();
    }
  }

  async function* batches(statement: Statement<readonly object[]>, size: number): AsyncGenerator<Row[]> {
    noteStatement(statement.strings);
    const { signal, over } = waiting();
    try {
      const session = await take(signal);
      try {
        yield* batchesIn(session, statement, size, signal);
      } finally {
        await session.ask(text('ROLLBACK')).catch(() => undefined);
        session.release(session.isGone);
      }
    } finally {
      over();
    }
  }

  async function begin<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    noteTransaction();
    const { signal, over } = waiting();
    let session: Taken | undefined;
    try {
      session = await take(signal);
      await ask(session, text('BEGIN'), signal);
    } catch (error) {
      session?.release(true);
      throw error;
    } finally {
      over();
    }
    return inTransaction(session, work).finally(() => session.release(session.isGone));
  }

  async function reserve(): Promise<Sql & { release(): void }> {
    const { signal, over } = waiting();
    const session = await take(signal).finally(over);
    return Object.assign(sqlOf(runnerOn(session)), { release: () => session.release(session.isGone) });
  }

  async function end(patience?: { timeout: number }): Promise<void> {
    listener.stop();
    const closed = sessions.end().then(() => Promise.all([...open].map((session) => once(session, 'end'))));
    for (const leave of waiters) leave(new LineError('CONNECTION_ENDED'));
    await (patience ? Promise.race([closed, pause(patience.timeout * 1_000, undefined, { ref: false })]) : closed);
    for (const session of open) session.hangUp();
  }

  const runner: Runner = { send, batches };
  const { host, port } = new Session(config);
  return Object.assign(sqlOf(runner), {
    runner,
    address: `${host}:${port}`,
    begin,
    reserve,
    listen: (channel: string, hear: (payload: string) => void) => listener.listen(channel, hear),
    cut: () => {
      for (const session of open) session.hangUp();
    },
    end,
  });
}

/** The same sessions, for whose statements another runner finds the place. */
export const runBy = (runner: Runner, pool: Pool): Pool => Object.assign(sqlOf(runner), { ...pool, runner });

type Taken = Session & { release(isGone?: boolean): void };

/** A caller who gives up leaves nothing running. */
async function ask(session: Session, statement: Query, signal: AbortSignal | null): Promise<Rows<Row[]>> {
  if (session.isGone) throw new LineError('CONNECTION_CLOSED');
  return orGiveUp(session.ask(statement), signal, () => session.abandon());
}

const runnerOn = (session: Session): Runner => ({
  send: async (statement) => {
    const { signal, over } = waiting();
    return ask(session, statement, signal).finally(over);
  },
  batches: () => {
    throw new Error('Rows are read in batches on the pool only: the batches are a transaction of their own.');
  },
});

async function* batchesIn(
  session: Session,
  statement: Statement<readonly object[]>,
  size: number,
  signal: AbortSignal | null,
): AsyncGenerator<Row[]> {
  const sql = sqlOf(runnerOn(session));
  const settings = `SET LOCAL cursor_tuple_fraction = 1; SET LOCAL idle_in_transaction_session_timeout = ${BATCH_IDLE_MS}`;
  await ask(session, text(`BEGIN READ ONLY; ${settings}`), signal);
  await ask(session, sql`DECLARE batch NO SCROLL CURSOR FOR ${statement}`, signal);
  for (;;) {
    const rows = await ask(session, text(`FETCH ${Math.trunc(size)} FROM batch`), signal);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}

async function inTransaction<T>(session: Session, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { send, batches } = runnerOn(session);
  let isOver = false;
  /** From the first error on the database refuses the rest. */
  const failed: unknown[] = [];
  const sql = sqlOf({
    send: async (statement) => {
      if (isOver) throw new Error('A statement came after the end of its transaction.');
      return send(statement).catch((error: unknown) => {
        failed.push(error);
        throw error;
      });
    },
    batches,
  });
  try {
    const result = await work(sql);
    isOver = true;
    if (failed.length > 0) throw failed[0];
    await endWith(session, 'COMMIT');
    return result;
  } catch (error) {
    isOver = true;
    await endWith(session, 'ROLLBACK').catch(() => undefined);
    throw isOfDatabase(error) && error.code === REFUSED_REST ? failed[0] : error;
  }
}

const REFUSED_REST = '25P02';

/** The end is not given up half-way at once: its answer says what has taken effect. */
async function endWith(session: Session, end: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  const { signal, over } = waitingForTheEnd();
  await ask(session, text(end), signal).finally(over);
}

function sqlOf(runner: Runner): Sql {
  const tag = (first: unknown, ...rest: readonly unknown[]) =>
    isTemplate(first)
      ? new Statement(runner, first, rest)
      : new Helper(first as Helper['what'], rest as readonly string[]);
  return Object.assign(tag, {
    json: (value: unknown) => new Json(value),
    unsafe: (sql: string) => new Statement(runner, [sql], []),
  }) as unknown as Sql;
}

const isTemplate = (first: unknown): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;
