import { choosingEnds, howManyMore, isHanding, seekingEnds, turnEnds } from '#domain/asks/asks.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import type { Job } from '../../jobs/loop.ts';
import { advanceHeldNow } from '../../ledger/ledger.ts';
import { requestIn } from '../request/request.ts';
import type { BookingRow } from '../store.ts';
import { again } from './ask.ts';
import { dueAsks, insertMade, lockAsk, madeOf, setAsk, type AskKey, type AskRow } from './ask-store.ts';
import { endAsk, handedToNobody, keptOf } from './follow.ts';
import { isLive } from '#domain/booking.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { bookingNow, unaskedFor } from './substitutes.ts';
import { transition } from '../steps/transition.ts';

/** Asks substitutes where the family said so: the next ones whenever nobody asked is left to answer. */

const PER_RUN = 50;

type Needs = Pick<Deps, 'pool' | 'now' | 'log' | 'config'>;

export const askJobs = (deps: Needs): Job[] => [
  { name: 'substitutes', everyMs: 5_000, restless: true, run: (stopping) => seekDue(deps, stopping) },
];

/** Goes on with every ask whose time has come; says how many. */
export async function seekDue(deps: Needs, stopping?: AbortSignal): Promise<number> {
  let gone = 0;
  for (const key of await dueAsks(deps.pool, new Date(deps.now()), PER_RUN)) {
    if (stopping?.aborted) break;
    gone += await seekAlone(deps, key);
  }
  return gone;
}

/** An ask that fails stays due and must not keep the others waiting. */
async function seekAlone(deps: Needs, key: AskKey): Promise<0 | 1> {
  try {
    return (await transaction(deps.pool, (sql) => goOn(sql, deps, key))) ? 1 : 0;
  } catch (error) {
    deps.log.error({ err: error, ...key }, 'a substitute could not be looked for');
    return 0;
  }
}

/** False where another process was faster. */
async function goOn(sql: Sql, deps: Needs, key: AskKey): Promise<boolean> {
  const now = deps.now();
  const ask = await lockAsk(sql, key);
  if (ask.nextAt === null || ask.nextAt.getTime() > now) return false;
  if (isHanding(ask)) {
    await handedToNobody(sql, ask, now, transition);
    return true;
  }
  const made = await madeOf(sql, key);
  const first = made[0];
  if (!first) throw new Error('An ask goes to somebody.');
  // what is to be held, as it was asked for at first
  const wanted = await bookingNow(sql, first);
  const live = made.filter(({ status }) => isLive(status)).length;
  const { asked, farther } =
    ask.state === 'seeking' ? await askNext(sql, deps, { key, ask, wanted, live }) : { asked: 0, farther: 0 };
  if (live + asked === 0 && farther > 0) return letChoose(sql, { key, ask, wanted }, farther, now);
  if (live + asked > 0) await setAsk(sql, key, { ...ask, kept: keptOf(ask), nextAt: null });
  else await endAsk(sql, ask, first, now, true);
  return true;
}

interface Looking {
  readonly key: AskKey;
  readonly ask: AskRow;
  readonly wanted: BookingRow;
  readonly live: number;
}

/** Free pandits live farther away or speak another language: we ask those whom the family chooses. */
async function letChoose(
  sql: Sql,
  { key, ask, wanted }: Omit<Looking, 'live'>,
  others: number,
  now: Instant,
): Promise<true> {
  const kept = keptOf(ask);
  const nextAt = new Date(choosingEnds(instantOf(wanted.startsAt), now));
  await setAsk(sql, key, { state: 'choosing', wonId: null, kept, nextAt });
  const ref = kept ?? { panditId: wanted.panditId, bookingId: wanted.id };
  const waits = kept !== null && (await advanceHeldNow(sql, kept)) > 0;
  const facts = { others, ...(waits && { seeks: 'ask' as const }) };
  await tellOfBooking(sql, { ...ref, personId: key.customerId, topic: 'nobodyNear.customer', facts }, now);
  return true;
}

/** Asks the next ones of those who are near; says how many, and how many farther away there are. */
async function askNext(
  sql: Sql,
  deps: Needs,
  { key, ask, wanted, live }: Looking,
): Promise<{ asked: number; farther: number }> {
  const now = deps.now();
  const startsAt = instantOf(wanted.startsAt);
  const many = now < seekingEnds(startsAt) ? howManyMore(startsAt, now, live) : 0;
  if (many === 0) return { asked: 0, farther: 0 };
  let asked = 0;
  const { near, farther } = await unaskedFor(sql, wanted, ask.limitPaise);
  for (const { panditId } of near) {
    if (asked === many) break;
    if (await askOne(sql, deps, key, wanted, panditId, startsAt, now)) asked += 1;
  }
  return { asked, farther: farther.length };
}

/** False where they turn out not to be askable; that is said before anything is written. */
async function askOne(
  sql: Sql,
  deps: Needs,
  key: AskKey,
  wanted: BookingRow,
  panditId: string,
  startsAt: Instant,
  now: Instant,
): Promise<boolean> {
  try {
    const ofAsk = { askId: key.askId, substituteUntil: turnEnds(startsAt, now) };
    const ref = await requestIn(sql, deps, key.customerId, again(wanted, panditId), ofAsk);
    await insertMade(sql, key, ref);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
