import { sides, type Step } from '#domain/booking.ts';
import { fallsAway, maySayReturned } from '#domain/booking/cash-back.ts';
import { restAt, restTakes, whyNotSay, type Rest, type RestStage, type RestWords } from '#domain/booking/rest.ts';
import { inRupees, minus, type Paise } from '#domain/money.ts';
import { CORRECTIONS_A_DAY } from '#domain/bounds.ts';
import { DAY, earlier, instantOf, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { eventsOf } from '../store.ts';
import { cashBackIn } from './cash-in.ts';
import { countSaid, noteRest, storedStateOf, type StoredState } from '../steps/step-store.ts';
import type { StepRequest } from '../steps/step-request.ts';

/** What a step finds of the rest of a dakshina, and what it leaves (docs/decisions/0107-the-rest-of-the-dakshina.md). */

/** The rest of a booking as it is now; null where there is none. */
export async function restOfBooking(sql: Sql, ref: BookingRef, now: Instant): Promise<Rest | null> {
  const found = await storedStateOf(sql, ref);
  return found && restOf(sql, ref, found, now);
}

async function restOf(sql: Sql, ref: BookingRef, found: StoredState, now: Instant): Promise<Rest | null> {
  const events = await eventsOf(sql, [ref]);
  return restAt(
    {
      ...wordsOf(found),
      status: found.status,
      price: found.pricePaise,
      advance: found.paidBeforePaise,
      deeds: events.map(({ action, fromStatus, amountPaise }) => ({ action, from: fromStatus, amount: amountPaise })),
      startsAt: instantOf(found.startsAt),
      endsAt: instantOf(found.endsAt),
      begunAt: found.begunAt && instantOf(found.begunAt),
    },
    now,
  );
}

const wordsOf = ({ restPaidPaise, restGivenPaise, restReceivedPaise }: StoredState): RestWords => ({
  paid: restPaidPaise,
  given: restGivenPaise,
  received: restReceivedPaise,
});

/** Whether what is known of the rest has been said so before, in these very words. */
export const isSaid = (found: StoredState, { action, amount }: StepRequest): boolean =>
  (action === 'giveRest' && found.restGivenPaise === amount) ||
  (action === 'receiveRest' && found.restReceivedPaise === amount);

/** Whether a step can be taken as far as the rest is concerned; a side that says what cannot be is refused. */
export async function restAllows(
  sql: Sql,
  request: StepRequest,
  { rest: side }: Step,
  found: StoredState,
  now: Instant,
): Promise<boolean> {
  if (!side) return true;
  if (side === 'returned') return mayReturn(sql, request, found);
  if (side === 'dropped') return mayDrop(sql, request, found, now);
  const rest = await restOf(sql, request, found, now);
  const amount = amountOf(request);
  if (!rest) return false;
  if (side === 'paid') return restTakes(rest, amount);
  if ((await countSaid(sql, request, request.action, new Date(earlier(now, DAY)))) >= CORRECTIONS_A_DAY) {
    refuse('rest_often', { fields: { amount: 'rest_often' } });
  }
  const why = whyNotSay(rest, side, amount);
  if (why === 'over') refuse('rest_over', { fields: { amount: 'rest_over' } });
  if (why === 'zero') refuse('rest_zero', { fields: { amount: 'rest_zero' } });
  if (why === 'beyond') {
    const most = inRupees(minus(rest.due, rest.paid));
    refuse('rest_beyond', { fields: { amount: 'rest_beyond' }, values: { most } });
  }
  return true;
}

/** The pandit, or the family, says that the cash of a puja that came to nothing was given back. */
async function mayReturn(sql: Sql, { by, ...request }: StepRequest, found: StoredState): Promise<boolean> {
  const back = cashBackIn(found, await eventsOf(sql, [request]));
  return back !== null && sides.some((side) => side === by && maySayReturned(back, side));
}

/** Cash asked back on one word alone falls away in time; while a case about the money is open it waits for that. */
async function mayDrop(sql: Sql, request: StepRequest, found: StoredState, now: Instant): Promise<boolean> {
  const back = cashBackIn(found, await eventsOf(sql, [request]));
  return back !== null && found.moneyWaits === 0 && fallsAway(back, now);
}

/** Whether this side has said so before. */
export const isReturned = async (sql: Sql, { action, by, ...request }: StepRequest): Promise<boolean> =>
  action === 'returnRest' &&
  (await eventsOf(sql, [request])).some((event) => event.action === action && event.actor === by);

export interface KeptRest {
  readonly stage: RestStage;
  /** Where the two say what cannot both be: what each of them says, for the office. */
  readonly differs: string | null;
}

/** Keeps what the step said, after the booking has moved; null where the step says nothing of the rest. */
export async function keepRest(
  sql: Sql,
  request: StepRequest,
  { rest: side }: Step,
  found: StoredState,
  now: Instant,
): Promise<KeptRest | null> {
  if (!side || side === 'returned' || side === 'dropped') return null;
  const words = { ...wordsOf(found), [side]: amountOf(request) };
  const after = await restOf(sql, request, { ...found, ...storedWords(words) }, now);
  const differs = after?.stage === 'differs';
  await noteRest(sql, request, words, differs);
  return after && { stage: after.stage, differs: differs ? saidIn(words) : null };
}

/** For the office: what each of the two says, when the case was opened. */
const saidIn = ({ paid, given, received }: RestWords): string =>
  `Paid online ${inRupees(paid)}; given ${said(given)}, received ${said(received)}`;
const said = (amount: Paise | null): string => (amount === null ? '–' : inRupees(amount));

const storedWords = ({ paid, given, received }: RestWords) => ({
  restPaidPaise: paid,
  restGivenPaise: given,
  restReceivedPaise: received,
});

function amountOf({ amount }: StepRequest): Paise {
  if (amount === undefined) throw new Error('The rest names its amount.');
  return amount;
}
