import { asInstant, type Instant } from '#domain/time.ts';
import { readsAnswered, replicaInUse, replicaLag } from '../metrics.ts';
import { runBy } from './client/pool.ts';
import type { Runner } from './client/statement.ts';
import { unlimited, within } from './limit.ts';
import { isEnough, noteStatement } from './reader.ts';
import type { Pool } from './sql.ts';
import { troubleOf } from './trouble.ts';

/** Reads on a replica while it is fit for them, and on the primary while it is not (docs/decisions/0100-reading-replica.md). */
export interface Replica {
  /** Sessions that ask the replica where it is recent enough for the reader. Otherwise, and where the replica fails, they ask the primary. */
  readonly reads: (onPrimary: Pool, onReplica: Pool) => Pool;
  /** Asks both how far they are. */
  readonly look: () => Promise<void>;
  /** Why it is left out; null while it is used. */
  readonly trouble: () => string | null;
  /** Is called whenever that changes; at once, where it is left out already. */
  readonly tell: (listener: (trouble: string | null) => void) => void;
  readonly stop: () => void;
}

const EVERY_MS = 250;
/** A look that takes longer is given up. After two in a row what runs on the replica is asked of the primary. */
const LOOK_MS = 300;
/** How many moments are remembered of a replica that is far behind; it reaches these before later ones are added. */
const MOMENTS = 100;

const SILENT = 'it does not answer';
const NO_STANDBY = 'it is no standby';
const UNKNOWN = 'it is not known how far it is';

/** Before all it could have: nothing is known to be there. */
const NEVER = asInstant(-Infinity);

/** How many bytes of its log the primary had written at a time. */
interface Moment {
  readonly time: Instant;
  readonly position: number;
}

/** Both pools are best of their own, so that a look does not wait behind others. `mostMs`: how far behind it may be. */
export function followReplica(primary: Pool, replica: Pool, mostMs: number): Replica {
  let listener: Parameters<Replica['tell']>[0] = () => undefined;
  let trouble: string | null = UNKNOWN;
  let isFit = false;
  /** The replica has all that was committed by this moment. */
  let upTo = NEVER;
  /** Where its log was when it was last asked. */
  let reached = 0;
  /** What the primary's clock said when it was last asked. */
  let latest = NEVER;
  /** What it does not have yet, oldest first. */
  let ahead: Moment[] = [];
  let looking: Promise<void> | null = null;
  /** The sessions that ask it. */
  const readers: Pool[] = [];
  const name = { replica: replica.address };

  /** A replica that was away may come back with less than it had. */
  function forget(): void {
    isFit = false;
    upTo = NEVER;
    ahead = [];
  }

  async function ask(): Promise<string | null> {
    // while the primary is silent nothing new comes, and what there is can still be read
    const next = await within(LOOK_MS, () => momentOn(primary)).catch(() => null);
    latest = next?.time ?? latest;
    if (next && ahead.length < MOMENTS) ahead.push(next);
    const askReplica = () => within(LOOK_MS, () => positionOf(replica));
    try {
      // where it was we that stood still, or one line was cut, the second answers
      const position = await askReplica().catch(askReplica);
      if (position === null) throw new NotStandby();
      if (position < reached) forget();
      reached = position;
      const has = ahead.filter((moment) => moment.position <= position);
      upTo = has.at(-1)?.time ?? upTo;
      ahead = ahead.slice(has.length);
    } catch (error) {
      forget();
      return error instanceof NotStandby ? NO_STANDBY : SILENT;
    }
    const behindMs = ahead[0] ? latest - ahead[0].time : 0;
    replicaLag.set(name, behindMs / 1_000);
    if (upTo === NEVER && behindMs <= mostMs) return UNKNOWN;
    return behindMs > mostMs ? `it is ${(behindMs / 1_000).toFixed(1)} s behind` : null;
  }

  async function lookNow(): Promise<void> {
    const found = await unlimited(ask);
    looking = null;
    isFit = found === null;
    replicaInUse.set(name, isFit ? 1 : 0);
    if (found === SILENT) for (const pool of readers) pool.cut();
    // a line that was cut is no news where the next look finds all well
    if (found === UNKNOWN) return;
    const isNews = (found === null) !== (trouble === null);
    trouble = found;
    if (isNews) listener(found);
  }
  const look = (): Promise<void> => (looking ??= lookNow());

  function fails(error: unknown): void {
    if (!isAway(error)) return;
    forget();
    void look();
  }

  const runnerOn = (onPrimary: Runner, onReplica: Runner): Runner => ({
    send: async (statement) => {
      noteStatement(statement.strings);
      if (isFit && isEnough(upTo)) {
        try {
          const rows = await onReplica.send(statement);
          readsAnswered.inc({ by: 'replica' });
          return rows;
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          fails(error);
        }
      }
      readsAnswered.inc({ by: 'primary' });
      return onPrimary.send(statement);
    },
    // rows that were handed over already cannot be asked for again
    batches: (statement, size) => {
      readsAnswered.inc({ by: 'primary' });
      return onPrimary.batches(statement, size);
    },
  });

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return {
    look,
    trouble: () => trouble,
    tell: (hears) => {
      listener = hears;
      if (trouble !== null) hears(trouble);
    },
    stop: () => {
      clearInterval(timer);
      listener = () => undefined;
    },
    reads: (onPrimary, onReplica) => {
      readers.push(onReplica);
      return runBy(runnerOn(onPrimary.runner, onReplica.runner), onPrimary);
    },
  };
}

class NotStandby extends Error {}

async function momentOn(sql: Pool): Promise<Moment> {
  // of what somebody has seen committed the log was written before: the time is taken first
  const [row] = await sql<Moment[]>`
    SELECT extract(epoch FROM now())::float8 * 1000 AS time, pg_current_wal_flush_lsn() - '0/0' AS position`;
  if (!row) throw new Error('a query without a table gives one row');
  return { time: asInstant(row.time), position: Number(row.position) };
}

/** Null of a database that takes its log from nobody. */
async function positionOf(sql: Pool): Promise<number | null> {
  const [row] = await sql<{ position: string | null }[]>`SELECT pg_last_wal_replay_lsn() - '0/0' AS position
    WHERE pg_is_in_recovery()`;
  return row?.position ? Number(row.position) : null;
}

/** Nobody answers there. A write sent to a replica by mistake is another matter, and is an error. */
const isAway = (error: unknown): boolean => troubleOf(error) === 'away' && !hasCode(error, '25006');

/** The statement was in the way of changes from the primary (serialization failure, deadlock), or the replica does not answer. */
const isOfReplica = (error: unknown): boolean => isAway(error) || hasCode(error, '40001', '40P01');

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
