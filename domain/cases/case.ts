import { dueBy, isAnyHour } from '../booking/begun.ts';
import { isAgreed, wasHeld, type Actor, type BookingStatus, type Side } from '../booking.ts';
import { wordAloneUntil } from '../booking/cash-back.ts';
import { days, hours, later, latest, minutes, type Day, type Instant } from '../time.ts';

/**
 * When something about a booking is not right, as a table: what it can be, who may say so and when, and whether the money waits
 * for what the office decides (docs/decisions/0108-cases.md; law: E-Commerce Rules 2020, rule 5).
 */

export const caseKinds = [
  'absence',
  'notHeld',
  'overcharge',
  'dispute',
  'complaint',
  'report',
  'difference',
  'appeal',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** One of the two of a booking, or nobody in particular. */
export const openers = ['customer', 'pandit', 'time'] as const;
export type Opener = (typeof openers)[number];
/** The author of a case as its readers see it: the office opens cases for families. */
export const origins = [...openers, 'office'] as const;
export type Origin = (typeof origins)[number];

export interface Kind {
  readonly by: readonly Opener[];
  /** While it is open nothing of the booking is settled, completed by time, or paid out. */
  readonly money: boolean;
  /**
   * Where it can be said: of a puja that is half an hour late; of one that is said to be held, which its family never agreed to; of one
   * that is agreed or was held; of one that is, or for which something was paid; of any booking; by itself; of a decision.
   */
  readonly of: 'late start' | 'unproved' | 'agreed' | 'paid' | 'any' | 'itself' | 'decision';
  /** The other side reads of it, and may say how it was; of the rest it hears at most what was decided. */
  readonly shared: boolean;
  /** The kind alone says nothing: the person who opens the case writes what happened. */
  readonly needsWords: boolean;
}

// One row a kind, so that the table can be read as a table.
// oxfmt-ignore
export const kinds: Readonly<Record<CaseKind, Kind>> = {
  absence:    { by: ['customer', 'pandit'], money: true, of: 'late start', shared: true, needsWords: false },
  notHeld:    { by: ['customer'], money: true, of: 'unproved', shared: true, needsWords: false },
  overcharge: { by: ['customer'], money: true, of: 'agreed', shared: true, needsWords: false },
  dispute:    { by: ['customer', 'pandit'], money: true, of: 'paid', shared: true, needsWords: true },
  complaint:  { by: ['customer', 'pandit'], money: false, of: 'any', shared: false, needsWords: true },
  report:     { by: ['customer', 'pandit'], money: false, of: 'any', shared: false, needsWords: true },
  difference: { by: ['time'], money: true, of: 'itself', shared: true, needsWords: false },
  appeal:     { by: ['pandit'], money: false, of: 'decision', shared: false, needsWords: true },
};

export const isAboutMoney = (kind: CaseKind): boolean => kinds[kind].money;
/** The kinds that say there was no puja: nobody came, or nobody held it. While such a case is open no page says that the puja was held. */
export const saysUnheld = (kind: string): boolean => kind === 'absence' || kind === 'notHeld';

/** The booking counts as held, and somebody says that the puja was not held. Until the office decides, no page says that it was held. */
export const isDoubted = (booking: {
  readonly bookingStatus: BookingStatus;
  readonly openCase: { readonly kind: string } | null;
}): boolean => wasHeld(booking.bookingStatus) && booking.openCase !== null && saysUnheld(booking.openCase.kind);

/** While the case is open we ask nobody to pay: the case decides whether somebody pays. Different sums are mended by naming them again. */
export const restsPayment = (kind: CaseKind): boolean => isAboutMoney(kind) && kinds[kind].of !== 'itself';
/** Cases whose money waits. Both sides hear of each. */
export const moneyKinds = caseKinds.filter(isAboutMoney);
/** The kinds that the two of a booking can open by a press. */
export const pressedKinds = caseKinds.filter((kind) => !['itself', 'decision'].includes(kinds[kind].of));

/** Minutes after the start from which somebody who is not there counts as absent. */
export const ABSENT_MINUTES = 30;
/** Days after a puja on which something can still be said of it. */
export const OPEN_DAYS = 60;
/** Hours in which a case is acknowledged, and days in which it is decided. */
export const ACKNOWLEDGE_HOURS = 48;
export const RESOLVE_DAYS = 30;
/** Days in which a pandit can appeal. */
export const APPEAL_DAYS = 30;
/** Pictures one side can send as evidence. */
export const PHOTOS_MOST = 5;
export const WORDS_MOST = 2000;

/** What of a booking decides whether a case can be opened. */
export interface Puja {
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The family paid something, through us or in cash, even if all of it went back. */
  readonly wasPaid: boolean;
  /** The pandit typed the family's code: both were there. */
  readonly hasBegun: boolean;
  /** Whose word it is that it was held; null where it is not. */
  readonly heldBy: Actor | null;
  /** The office has decided, in a case, that it counts as held. */
  readonly isJudged: boolean;
  /** When it came to nothing, where cash was said to be given for it; null elsewhere. */
  readonly cashSince: Instant | null;
}

/**
 * Why a case of that kind cannot be opened by that side now; null where it can. `held`: somebody came, or it is said so. What was wrong
 * with it is a dispute, with words.
 */
export function whyNotOpen(
  kind: CaseKind,
  by: Opener,
  puja: Puja,
  now: Instant,
): 'never' | 'early' | 'late' | 'held' | null {
  const row = kinds[kind];
  if (!row.by.includes(by) || !fits(row.of, puja)) return 'never';
  if (by !== 'time' && now >= openUntil(row, puja)) return 'late';
  if (row.of !== 'late start') return null;
  if (puja.hasBegun || wasHeld(puja.status)) return 'held';
  return now < absentFrom(puja) ? 'early' : null;
}

/** Cash that does not come back is a matter of its money, also where the office decided late. */
const openUntil = ({ of }: Kind, { endsAt, cashSince }: Puja): Instant => {
  const usual = later(endsAt, days(OPEN_DAYS));
  return of === 'paid' && cashSince !== null ? latest(usual, wordAloneUntil(cashSince)) : usual;
};

/** From when somebody may say that nobody came: half an hour after the agreed one, or when the day's usual hours are over. */
export function absentFrom({ startsAt: from, endsAt: to }: Pick<Puja, 'startsAt' | 'endsAt'>): Instant {
  const puja = { from, to };
  return isAnyHour(puja) ? dueBy(puja) : later(from, minutes(ABSENT_MINUTES));
}

function fits(of: Kind['of'], { status, wasPaid, hasBegun, heldBy, isJudged }: Puja): boolean {
  const isPromised = isAgreed(status) || wasHeld(status);
  // a word of the family, its code or a decision is proof; that the office was told so on the phone is none
  if (of === 'unproved') return wasHeld(status) && !hasBegun && !isJudged && heldBy !== null && heldBy !== 'customer';
  if (of === 'late start' || of === 'agreed' || of === 'itself') return isPromised;
  return of === 'paid' ? isPromised || wasPaid : of === 'any';
}

/** What a side may open now, beside what is open: of one puja there is one case about the day, and what is wrong besides is added to it. */
export const mayOpen = (by: Side, puja: Puja, open: readonly CaseKind[], now: Instant): CaseKind[] =>
  pressedKinds.filter(
    (kind) => whyNotOpen(kind, by, puja, now) === null && !open.includes(kind) && !isOfTheDay(kind, open),
  );

/** Where there was no puja, one case decides all that was wrong. */
export const isOfTheDay = (kind: CaseKind, open: readonly CaseKind[]): boolean =>
  open.some((one) => saysUnheld(one) && one !== kind) && isAboutMoney(kind);

/** The two clocks of a case. */
export interface Clocks {
  readonly acknowledgeBy: Instant;
  readonly resolveBy: Instant;
}

export const clocksFrom = (openedAt: Instant): Clocks => ({
  acknowledgeBy: later(openedAt, hours(ACKNOWLEDGE_HOURS)),
  resolveBy: later(openedAt, days(RESOLVE_DAYS)),
});

/** How far a case is: nobody of the office has taken it, somebody has, or it is decided. */
export type CaseStage = 'new' | 'taken' | 'closed';
export const stageOf = ({ acknowledgedAt, closedAt }: { acknowledgedAt: unknown; closedAt: unknown }): CaseStage => {
  if (closedAt !== null) return 'closed';
  return acknowledgedAt === null ? 'new' : 'taken';
};

/** What the writer of a case follows it by: `2026-00042`, counted in each year of India. */
export const ticketOf = (day: Day, count: number): string => `${day.slice(0, 4)}-${String(count).padStart(5, '0')}`;
export const isTicket = (words: string): boolean => /^\d{4}-\d{5,}$/.test(words);

/** The sides that may add to an open case: the one that opened it, and in a shared case the other too. */
export const mayAdd = (kind: CaseKind, openedBy: Opener, side: Side): boolean =>
  openedBy === side || kinds[kind].shared;

/** Whether an open case waits for a side's words: it reads what was said, and has said nothing itself. */
export const asksFor = (kind: CaseKind, openedBy: Opener, said: readonly Opener[], side: Side): boolean =>
  kinds[kind].shared && openedBy !== side && !said.includes(side);

/** Whether any of a booking's open cases waits for a side's words. */
export const asksWords = (open: Asking & { readonly others: readonly Asking[] }, side: Side): boolean =>
  [open, ...open.others].some(({ asks }) => asks.includes(side));
interface Asking {
  readonly asks: readonly Side[];
}

/** Who knows that there is a case: an appeal is between the pandit and the office, a report between its writer and the office. */
export const isKnownTo = (kind: CaseKind, openedBy: Opener, side: Side): boolean =>
  openedBy === side || (kind !== 'report' && kind !== 'appeal');

/** The other side hears of a complaint once it is decided, together with the decision. */
export const isToldOf = (kind: CaseKind, openedBy: Opener, side: Side, stage: CaseStage): boolean =>
  isKnownTo(kind, openedBy, side) && (openedBy === side || kinds[kind].shared || stage === 'closed');

export const restingKinds = caseKinds.filter(restsPayment);
export const unheldKinds = caseKinds.filter(saysUnheld);
