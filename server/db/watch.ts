import { setTimeout } from 'node:timers/promises';
import { asInstant, type Instant } from '#domain/time.ts';
import { unlimited, within } from './limit.ts';
import { migrations } from './migrate.ts';
import type { Replica } from './replica.ts';
import type { Pool } from './sql.ts';

/**
 * What this process asks the database again and again: the time, and whether all is as it should be
 * (docs/decisions/0065-the-databases-time.md).
 */
export interface Watch {
  /** The database's time. Every process on one database has the same, whatever the clocks of their machines say. */
  readonly now: () => Instant;
  /** Asks now, or hears what is being asked; says why this process should get no work. */
  readonly look: () => Promise<string | null>;
  /** The same, at once: of a database that takes a while what was last heard, of one that takes long that it does not answer. */
  readonly trouble: () => Promise<string | null>;
  /** Is called whenever that changes, null where all is well again. */
  readonly tell: (listener: (trouble: string | null) => void) => void;
  /** Null where there is none. */
  readonly replica: Replica | null;
  readonly stop: () => void;
}

const EVERY_MS = 5_000;
/** A look that takes longer is given up. */
const LOOK_MS = 2_000;
/** A probe is answered within 200. */
const AT_ONCE_MS = 150;
/** By how much the clock of a machine may be wrong. */
const APART_MS = 2_000;
const SILENT = 'the database does not answer';

/** `pool` is best one of its own, so that a look does not wait behind what it is to report. */
export function watchOver(pool: Pool, replica: Replica | null = null): Watch {
  let listener: Parameters<Watch['tell']>[0] = () => undefined;
  let anchor: { readonly time: number; readonly at: number } | null = null;
  let latest = 0;
  let looking: Promise<string | null> | null = null;
  let before: string | null = SILENT;

  /** Where a better answer sets it back it stands still for as long: what was written a moment ago must not lie ahead. */
  const now = (): Instant => {
    const time = anchor ? Math.floor(timeAt(anchor, performance.now())) : Date.now();
    latest = time < latest && latest - time < APART_MS ? latest : time;
    return asInstant(latest);
  };

  /** The answer was true at some moment between asking and hearing it. Where the last anchor agrees, it stays. */
  function setBy(time: number, from: number, to: number): void {
    const known = anchor ? timeAt(anchor, to) : Number.NaN;
    if (known >= time && known <= time + (to - from)) return;
    anchor = { time: time + (to - from) / 2, at: to };
  }

  async function ask(): Promise<string | null> {
    try {
      const known = await knownNames();
      const from = performance.now();
      const { time, applied, isReadOnly } = await within(LOOK_MS, () => stateOf(pool, known));
      setBy(time, from, performance.now());
      if (isReadOnly) return 'the database takes no writes';
      return applied < known.length ? 'the database has an older schema' : apart(Date.now() - now());
    } catch {
      return SILENT;
    }
  }

  const look = (): Promise<string | null> =>
    (looking ??= unlimited(ask).then((trouble) => {
      looking = null;
      if (trouble !== before) listener(trouble);
      before = trouble;
      return trouble;
    }));

  const lastHeard = (): Promise<string | null> => setTimeout(AT_ONCE_MS, null, { ref: false }).then(() => before);

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return {
    now,
    look,
    trouble: () => Promise.race([look(), lastHeard()]),
    tell: (hears) => void (listener = hears),
    replica,
    stop: () => {
      clearInterval(timer);
      replica?.stop();
    },
  };
}

/** They do not change while we run. */
let names: Promise<string[]> | undefined;
const knownNames = (): Promise<string[]> => (names ??= migrations().then((all) => all.map(({ name }) => name)));

const timeAt = (anchor: { readonly time: number; readonly at: number }, at: number): number =>
  anchor.time + (at - anchor.at);

function apart(ms: number): string | null {
  if (Math.abs(ms) <= APART_MS) return null;
  const seconds = Math.abs(ms / 1_000).toFixed(1);
  return `the clock of this machine is ${seconds} s ${ms > 0 ? 'ahead of' : 'behind'} the database's`;
}

interface State {
  readonly time: number;
  readonly applied: number;
  readonly isReadOnly: boolean;
}

/** Whether it takes no writes is asked of what every new session gets, too: ours may have begun before. */
async function stateOf(pool: Pool, known: readonly string[]): Promise<State> {
  const [row] = await pool<State[]>`
    SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS time,
      (SELECT count(*)::int FROM migrations WHERE name IN ${pool(known)}) AS applied,
      pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' OR EXISTS (
        SELECT 1 FROM pg_db_role_setting s
        WHERE s.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
          AND s.setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))
          AND 'default_transaction_read_only=on' = ANY (s.setconfig)) AS is_read_only`;
  if (!row) throw new Error('a query without a table gives one row');
  return row;
}
