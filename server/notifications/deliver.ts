import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCALE, languageOf } from '#domain/locale.ts';
import { plainSigns } from '#domain/notices/sms.ts';
import { isTooLate, TOO_LATE } from '#domain/notices/too-late.ts';
import type { Undelivered } from '#domain/notices/undelivered.ts';
import { instantOf, MINUTE, minutes, type Instant } from '#domain/time.ts';
import { languageIn, SmsError, type OwnWords } from '../adapters/sms/port.ts';
import { invitationToken, linkOf } from './invitation-link.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { budgetToday, countTaken } from './budget.ts';
import {
  claimOfBookings,
  claimOthers,
  invitedBySending,
  noteOfBookings,
  noteOthers,
  type Attempt,
  type DueMessage,
  type DueOfBooking,
} from './delivery-store.ts';
import { dropUnwanted } from './wish-store.ts';
import { textOf, type Message } from './texts/texts.ts';
import type { BookingFacts, FamilyDayFacts, InvitationSending, WaitFacts } from './topics.ts';

/**
 * Sends what was left in the outboxes, to each phone in the order it was written. A message may arrive twice after a crash, and
 * never goes missing unseen.
 */

type Needs = Pick<Deps, 'pool' | 'now' | 'log' | 'sms' | 'config'>;

/** A run ends after this many batches; none takes longer than the vendor may. */
const BATCHES_PER_RUN = 50;
export const ATTEMPTS = 27;
/** What waits behind a message goes no later than this after the vendor is back. */
const LONGEST_BACKOFF = minutes(15);

/** Milliseconds to the next attempt: 1, 3 and 9 minutes, then every quarter of an hour, six hours in all. */
const backoffs = Array.from({ length: ATTEMPTS }, (_, made) => Math.min(MINUTE * 3 ** made, LONGEST_BACKOFF));

export const notificationJobs = (deps: Needs): Job[] => [
  { name: 'messages', everyMs: 2_000, restless: true, run: (stopping) => deliverDue(deps, stopping) },
];

/** Sends what is due now, batch after batch; says how many messages went out. */
export async function deliverDue(deps: Needs, stopping?: AbortSignal): Promise<number> {
  const { SMS_AT_ONCE, SMS_PER_SECOND } = deps.config;
  let sent = 0;
  await dropUnwanted(deps.pool, new Date(deps.now()));
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    if (stopping?.aborted) break;
    const began = performance.now();
    const budget = await budgetToday(deps.pool, deps);
    const made = await deliverSome(deps, Math.min(SMS_AT_ONCE, SMS_PER_SECOND, budget.most - budget.sent));
    sent += made.sent;
    // nothing is due, or the vendor takes nothing: then the rest comes again without an attempt being counted
    if (made.sent + made.tooLate === 0) break;
    await pause(Math.max(0, (made.sent / SMS_PER_SECOND) * 1_000 - (performance.now() - began)));
  }
  return sent;
}

/** Sends this many side by side. After a crash no more than these are sent again. */
async function deliverSome(deps: Needs, limit: number): Promise<{ sent: number; tooLate: number }> {
  if (limit <= 0) return { sent: 0, tooLate: 0 };
  const { pool, now } = deps;
  const claim = { now: new Date(now()), backoffs };
  const ofBookings = await claimOfBookings(pool, { ...claim, limit });
  const others =
    ofBookings.length < limit ? await claimOthers(pool, { ...claim, limit: limit - ofBookings.length }) : [];
  const attempts = await Promise.all([...ofBookings, ...others].map((due) => attempt(deps, due)));
  const at = new Date(now());
  const sent = attempts.filter(({ error }) => error === null).length;
  await Promise.all([
    noteOfBookings(pool, attempts.slice(0, ofBookings.length), at),
    noteOthers(pool, attempts.slice(ofBookings.length), at),
    countTaken(deps, 'notice', sent),
  ]);
  return { sent, tooLate: attempts.filter(({ error }) => error === TOO_LATE).length };
}

async function attempt(deps: Needs, due: DueMessage | DueOfBooking): Promise<Attempt> {
  if (isOver(due, deps.now())) return { due, error: TOO_LATE, code: 'tooLate', done: true };
  const failure = await send(deps, due);
  if (!failure) return { due, error: null, code: null, done: true };
  const { reason, code } = failure;
  const done = !failure.passing || due.attempts >= ATTEMPTS;
  const about = { messageId: due.id, topic: due.topic, attempt: due.attempts, reason };
  if (done) deps.log.error(about, 'a message was given up');
  else deps.log.warn(about, 'a message is sent again later');
  return { due, error: reason, code, done };
}

/** The message speaks of something that is over: after an outage, or where the vendor took nothing for long. */
function isOver(due: DueMessage | DueOfBooking, now: Instant): boolean {
  const ofBooking = 'endsAt' in due ? due : { endsAt: null, hasNewer: false };
  // an invitation has its own end
  if ('invitationId' in due.payload) return false;
  const facts = due.payload as Speaks;
  return isTooLate({ ...facts, topic: due.topic, endsAt: ofBooking.endsAt, hasNewer: ofBooking.hasNewer }, now);
}

/** What its facts may say of time; of a profile's review, nothing. */
type Speaks = Pick<BookingFacts, 'dueAt'> &
  Partial<Pick<WaitFacts, 'waitedDay' | 'startMinute'>> &
  Partial<Pick<FamilyDayFacts, 'familyDay'>>;

interface Failure {
  readonly reason: string;
  readonly code: Undelivered;
  /** Whether another attempt may help. */
  readonly passing: boolean;
}

async function send(deps: Needs, due: DueMessage | DueOfBooking): Promise<Failure | null> {
  try {
    const letter = await letterOf(deps, due);
    if (!letter) return { reason: 'the recipient is gone', code: 'nobody', passing: false };
    if (letter.text === null) return { reason: `no text for ${due.topic}`, code: 'noWords', passing: false };
    await deps.sms.send(letter.phone, { kind: 'notice', text: plainSigns(letter.text), own: letter.own });
    return null;
  } catch (error) {
    const { code, passing } = error instanceof SmsError ? error : ({ code: 'other', passing: true } as const);
    return { reason: reasonOf(error), code, passing };
  }
}

interface Letter {
  readonly phone: string;
  /** In English; null where nobody wrote a sentence for the topic. */
  readonly text: string | null;
  readonly own?: OwnWords | undefined;
}

/** Null where there is nobody to write to any more. */
async function letterOf(deps: Needs, due: DueMessage | DueOfBooking): Promise<Letter | null> {
  const { topic, payload: facts, phone, locale } = due;
  if ('invitationId' in facts) return invitationLetter(deps, topic, facts);
  if (!phone || !locale) return null;
  return { phone, ...textsFor({ topic, booking: 'ritual' in due ? due : null, facts }, locale, deps.now()) };
}

/** In English, and in the language of who reads it, where that is another. */
function textsFor(message: Message, locale: string, at: Instant): Omit<Letter, 'phone'> {
  const language = languageIn(locale);
  const own = language && textOf(message, language, at);
  return {
    text: textOf(message, languageOf(DEFAULT_LOCALE), at),
    own: language && own ? { language, text: own } : undefined,
  };
}

/** The link is made here, at the door: it lies nowhere on the way. */
async function invitationLetter({ pool, config, now }: Needs, topic: string, sending: InvitationSending) {
  const invited = await invitedBySending(pool, sending, new Date(now()));
  if (!invited) return null;
  const facts = {
    link: linkOf(sending.origin, invitationToken(config, sending)),
    brand: config.BRAND_NAME,
    invitedBy: invited.invitedBy,
    expiresAt: instantOf(invited.expiresAt),
  };
  return {
    phone: invited.phone,
    ...textsFor({ topic, booking: null, facts }, sending.language ?? languageOf(DEFAULT_LOCALE), now()),
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);
