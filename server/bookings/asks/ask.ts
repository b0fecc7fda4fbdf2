import type { z } from 'zod';
import type { askInput, instead } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { sentence } from '#contract/words/sentences.ts';
import { MOST_AT_ONCE, seekingEnds, turnEnds, type AskState } from '#domain/asks/asks.ts';
import { fellThrough, isAgreed } from '#domain/booking.ts';
import { asPaise, paise, type Paise } from '#domain/money.ts';
import { clockOf, instantOf } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { Failure, valuesIn, refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { presentAll, presentOne } from '../present.ts';
import { inHours, requesting, requestIn, type OfAsk } from '../request/request.ts';
import { ownBooking } from '../steps/steps.ts';
import { bookingById, bookingOf, bookingsById, type BookingRow } from '../store.ts';
import { insertAsk, insertMade, liveMade, lockAsk, setWish, setAsk, type AskRow } from './ask-store.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { tieTo } from './alongside.ts';
import { askOf } from './ask-of.ts';
import { endAsk, keptOf, passOver, stopHanding } from './follow.ts';
import { nextHours } from './next-hours.ts';
import { nameOf } from './substitutes-store.ts';
import { presentSuitable, presentToCall } from './substitutes.ts';
import { transition } from '../steps/transition.ts';
import { nameTo } from '../../words/names.ts';

/** A family asks several pandits for one puja: at once, or others for one who does not come. */

type Wish = z.output<typeof askInput>;
type Instead = z.output<typeof instead>;

/** Asks all of them or, where one cannot be asked, nobody. Asked twice, each pandit says it was asked before. */
export async function askSeveral(deps: Deps, viewer: Viewer, wish: Wish): Promise<{ bookings: Booking[] }> {
  const { panditIds, others = null, limit, ...typed } = wish;
  const input = await inHours(deps, typed);
  const made = await requesting(deps, async (sql) => {
    const now = deps.now();
    const tie = await tieTo(sql, deps, viewer.id, input);
    const key = tie ?? { customerId: viewer.id, askId: newId(now) };
    const refs = [];
    for (const panditId of panditIds) {
      refs.push(await requestOne(sql, deps, viewer.id, { ...input, panditId }, { askId: key.askId }, panditIds.length));
    }
    const dearest = asPaise(Math.max(...refs.map(({ price }) => price)));
    const ceiling = limit ? asPaise(Math.max(paise(limit), 0)) : dearest;
    // of what it has said about others the last counts
    if (tie) await setWish(sql, tie, { consent: others, limit: ceiling });
    else await insertAsk(sql, key, { consent: others, limit: ceiling, state: 'asked', at: new Date(now) });
    for (const ref of refs) await insertMade(sql, key, ref);
    return refs;
  });
  return presented(deps, viewer, made);
}

/** One of several: a refusal names the pandit. */
async function requestOne(
  sql: Sql,
  deps: Deps,
  customerId: string,
  input: Parameters<typeof requestIn>[3],
  ask: OfAsk,
  many: number,
  seenPrice?: Paise,
): Promise<BookingRef & { readonly price: Paise }> {
  try {
    return await requestIn(sql, deps, customerId, input, ask, seenPrice);
  } catch (error) {
    if (many === 1 || !(error instanceof Failure) || !ofOne.has(error.code)) throw error;
    const pandit = await nameOf(sql, input.panditId);
    const { code, details } = error;
    return refuse('ask_refused', {
      values: (locale) => ({
        pandit: nameTo(locale, pandit),
        why: sentence(code, valuesIn(details.values, locale), locale),
      }),
    });
  }
}

/** Refusals that are about the pandit. */
const ofOne = new Set<string>([
  'pandit_unknown',
  'offer_missing',
  'pandit_not_available',
  'pandit_busy',
  'booking_asked_before',
  'asked_pandit',
]);

/** The pandits who can hold the puja instead. Only of a booking that has come to nothing: before that nobody needs a substitute. */
export async function suitableToMe(deps: Deps, viewer: Viewer, bookingId: string) {
  const row = await ofCustomer(deps, viewer, bookingId);
  if (!fellThrough(row.status)) return { pandits: [], nextHours: [] };
  const [pandits, next] = await Promise.all([
    presentSuitable(deps.pool, row, deps.now(), viewer.locale),
    nextHours(deps, row),
  ]);
  return { pandits, nextHours: next };
}

/** The same for the office, of any booking. */
export async function suitableToOffice(deps: Deps, bookingId: string) {
  const row = (await bookingById(deps.pool, bookingId)) ?? refuse('booking_unknown');
  return presentSuitable(deps.pool, row, deps.now());
}

/** Whom the office can call where nobody can be asked by a press. */
export async function toCallAt(deps: Deps, bookingId: string) {
  const row = (await bookingById(deps.pool, bookingId)) ?? refuse('booking_unknown');
  return presentToCall(deps.pool, row, deps.now());
}

/** A family asks others for a booking that came to nothing. */
export async function askOthers(deps: Deps, viewer: Viewer, bookingId: string, pandits: readonly Instead[]) {
  const row = await ofCustomer(deps, viewer, bookingId);
  if (!fellThrough(row.status)) refuse('ask_over');
  return presented(deps, viewer, await askInstead(deps, row, pandits));
}

/** The office does so on behalf of a family it has spoken to. */
export async function askOnBehalf(
  deps: Deps,
  admin: Viewer,
  bookingId: string,
  { pandits, reason }: { pandits: readonly Instead[]; reason: string },
  requestId: string,
) {
  const row = (await bookingById(deps.pool, bookingId)) ?? refuse('booking_unknown');
  if (!fellThrough(row.status)) refuse('ask_over');
  const made = await askInstead(deps, row, pandits, async (sql) => {
    const deed = {
      actorId: admin.id,
      action: 'booking.askedOthers',
      subjectType: 'booking',
      subjectId: bookingId,
    } as const;
    await audit(
      sql,
      { ...deed, after: { pandits: pandits.map(({ panditId }) => panditId), reason }, requestId },
      deps.now(),
    );
  });
  return presented(deps, admin, made);
}

async function askInstead(
  deps: Deps,
  row: BookingRow,
  pandits: readonly Instead[],
  beside?: (sql: Sql) => Promise<void>,
): Promise<BookingRef[]> {
  return requesting(deps, async (sql) => {
    const now = deps.now();
    const startsAt = instantOf(row.startsAt);
    if (now >= seekingEnds(startsAt)) refuse('ask_over');
    const ask = await askOf(sql, row, new Date(now));
    if (ask.state === 'won') refuse('ask_over');
    const refs = await askThese(sql, deps, row, ask, pandits);
    await setAsk(sql, keyOf(ask), { ...stateOf(ask), state: 'asked', nextAt: null });
    await beside?.(sql);
    return refs;
  });
}

const keyOf = ({ id, customerId }: AskRow) => ({ customerId, askId: id });

async function askThese(
  sql: Sql,
  deps: Deps,
  row: BookingRow,
  ask: AskRow,
  pandits: readonly Instead[],
): Promise<BookingRef[]> {
  const refs: BookingRef[] = [];
  for (const { panditId, price } of pandits) {
    const extra = { askId: ask.id, substituteUntil: turnEnds(instantOf(row.startsAt), deps.now()) };
    const ref = await requestOne(sql, deps, row.customerId, again(row, panditId), extra, 2, paise(price));
    await insertMade(sql, keyOf(ask), ref);
    refs.push(ref);
  }
  return refs;
}

/**
 * The office asks others to take over an agreed puja, at prices the family has agreed to. Its pandit holds it until one of them
 * accepts; then what was paid goes along, in that one's transaction. The family can stop it on its page.
 */
export async function handOver(
  deps: Deps,
  admin: Viewer,
  bookingId: string,
  { pandits, reason }: { pandits: readonly Instead[]; reason: string },
  requestId: string,
) {
  const seen = (await bookingById(deps.pool, bookingId)) ?? refuse('booking_unknown');
  if (!isAgreed(seen.status)) refuse('ask_over');
  const refs = await requesting(deps, async (sql) => {
    const now = deps.now();
    const ask = await askOf(sql, seen, new Date(now));
    // as it is now that nobody else decides about it: a cancellation comes before, or after
    const row = await bookingOf(sql, { panditId: seen.panditId, bookingId });
    const isLate = now >= seekingEnds(instantOf(seen.startsAt));
    if (!row || !isAgreed(row.status) || row.begunAt !== null || isLate) refuse('ask_over');
    const key = keyOf(ask);
    const live = await liveMade(sql, key);
    if (live.length + pandits.length > MOST_AT_ONCE + 1) refuse('ask_pandits_required');
    const made = await askThese(sql, deps, row, ask, pandits);
    const nextAt = new Date(seekingEnds(instantOf(row.startsAt)));
    await setAsk(sql, key, { state: 'won', wonId: bookingId, kept: null, nextAt });
    const ref = { panditId: row.panditId, bookingId };
    const topic = 'handingOver.customer';
    await tellOfBooking(sql, { ...ref, personId: row.customerId, topic, facts: {} }, now);
    const deed = {
      actorId: admin.id,
      action: 'booking.handingOver',
      subjectType: 'booking',
      subjectId: bookingId,
    } as const;
    const after = { pandits: pandits.map(({ panditId }) => panditId) };
    await audit(sql, { ...deed, after, note: reason, requestId }, now);
    return made;
  });
  return presented(deps, admin, refs);
}

/** The parts of the request that stay as before with another pandit. */
export const again = (row: BookingRow, panditId: string) => ({
  panditId,
  ritualId: row.ritualId,
  bookingDate: row.day,
  startTime: row.startMinute === null ? null : clockOf(row.startMinute),
  muhurat: row.muhurat,
  userAddress: row.place ?? '',
  additionalNotesByUser: row.customerNotes,
});

/** The parts of an ask that stay. */
const stateOf = (ask: AskRow): { state: AskState; wonId: string | null; kept: BookingRef | null } => ({
  state: ask.state,
  wonId: ask.wonId,
  kept: keptOf(ask),
});

/** A family wants nobody else asked: pandits who have still to answer hear of it, and an advance that waited goes back. */
export async function askNobody(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ofCustomer(deps, viewer, bookingId);
  const { askId, customerId, panditId } = row;
  if (askId === null) refuse('ask_over');
  await requesting(deps, async (sql) => {
    const key = { customerId, askId };
    if (await stopHanding(sql, key, deps.now(), transition)) return;
    const ask = await lockAsk(sql, key);
    if (ask.state === 'won') refuse('ask_over');
    if (ask.state === 'over') return;
    await endAsk(sql, ask, { panditId, bookingId }, deps.now());
    for (const other of await liveMade(sql, key)) await passOver(sql, other, customerId, deps.now(), transition);
  });
  return presentOne(deps.pool, await ofCustomer(deps, viewer, bookingId), viewer, deps.now());
}

async function ofCustomer(deps: Deps, viewer: Viewer, bookingId: string): Promise<BookingRow> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  return row.customerId === viewer.id ? row : refuse('booking_unknown');
}

async function presented(deps: Deps, viewer: Viewer, refs: readonly BookingRef[]): Promise<{ bookings: Booking[] }> {
  const rows = await bookingsById(
    deps.pool,
    refs.map(({ bookingId }) => bookingId),
  );
  return { bookings: await presentAll(deps.pool, rows.toReversed(), viewer, deps.now()) };
}
