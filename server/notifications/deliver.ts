import { HOUR, MINUTE } from '#domain/time.ts';
import { SmsError } from '../adapters/sms/port.ts';
import { invitationToken, linkOf } from '../auth/register/invitation-token.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { isSpent } from './budget.ts';
import {
  bookingView,
  claimMessage,
  dueMessages,
  invitedBySending,
  noteAttempt,
  recipientOf,
  type Claimed,
  type DueMessage,
} from './delivery-store.ts';
import { textOf } from './texts.ts';
import type { InvitationSending } from './topics.ts';

/** Sends what was left in the outboxes. A message may arrive twice after a crash, and never goes missing unseen. */

type Needs = Pick<Deps, 'pool' | 'now' | 'log' | 'sms' | 'config'>;

const PER_RUN = 50;
const AT_ONCE = 5;
export const ATTEMPTS = 8;

export const notificationJobs = (deps: Needs): Job[] => [
  { name: 'messages', everyMs: 2_000, run: (stopping) => deliverDue(deps, stopping) },
];

/** Sends what is due now; says how many messages went out. */
export async function deliverDue(deps: Needs, stopping?: AbortSignal): Promise<number> {
  if (await isSpent(deps)) return 0;
  const due = await dueMessages(deps.pool, new Date(deps.now()), PER_RUN);
  let sent = 0;
  for (let n = 0; n < due.length; n += AT_ONCE) {
    if (stopping?.aborted) break;
    const results = await Promise.all(due.slice(n, n + AT_ONCE).map((message) => deliver(deps, message)));
    sent += results.filter((result) => result === 'sent').length;
    // the vendor does not answer: the rest comes again without an attempt being counted
    if (results.every((result) => result === 'put off')) break;
  }
  return sent;
}

type Result = 'sent' | 'put off' | 'given up' | 'taken by another';

async function deliver(deps: Needs, due: DueMessage): Promise<Result> {
  const attempt = due.attempts + 1;
  const claimed = await claimMessage(deps.pool, due, new Date(deps.now() + backoff(attempt)));
  if (!claimed) return 'taken by another';
  const failure = await send(deps, due, claimed);
  if (!failure) {
    await noteAttempt(deps.pool, due, null, new Date(deps.now()));
    return 'sent';
  }
  const isLast = !failure.passing || attempt >= ATTEMPTS;
  await noteAttempt(deps.pool, due, failure.reason, isLast ? new Date(deps.now()) : null);
  const about = { messageId: due.id, topic: claimed.topic, attempt, reason: failure.reason };
  if (isLast) deps.log.error(about, 'a message was given up');
  else deps.log.warn(about, 'a message is sent again later');
  return isLast ? 'given up' : 'put off';
}

interface Undelivered {
  readonly reason: string;
  /** Whether another attempt may help. */
  readonly passing: boolean;
}

async function send(deps: Needs, due: DueMessage, claimed: Claimed): Promise<Undelivered | null> {
  try {
    const letter = await letterOf(deps, due, claimed);
    if (!letter) return { reason: 'the recipient is gone', passing: false };
    if (letter.text === null) return { reason: `no text for ${claimed.topic}`, passing: false };
    await deps.sms.send(letter.phone, { kind: 'notice', text: letter.text });
    return null;
  } catch (error) {
    return { reason: reasonOf(error), passing: !(error instanceof SmsError) || error.passing };
  }
}

interface Letter {
  readonly phone: string;
  /** Null where nobody wrote a sentence for the topic. */
  readonly text: string | null;
}

/** Null where there is nobody to write to any more. */
async function letterOf(deps: Needs, due: DueMessage, claimed: Claimed): Promise<Letter | null> {
  const { pool } = deps;
  const { personId, bookingId, topic, payload } = claimed;
  if ('invitationId' in payload) return invitationLetter(deps, topic, payload);
  const recipient = personId && (await recipientOf(pool, personId));
  if (!recipient) return null;
  const booking = due.panditId && bookingId ? await bookingView(pool, due.panditId, bookingId) : null;
  return { phone: recipient.phone, text: textOf({ topic, booking, facts: payload }, recipient.locale) };
}

/** The link is made here, at the door: it lies nowhere on the way. */
async function invitationLetter({ pool, config, now }: Needs, topic: string, sending: InvitationSending) {
  const invited = await invitedBySending(pool, sending, new Date(now()));
  if (!invited) return null;
  const facts = {
    link: linkOf(sending.origin, invitationToken(config, sending)),
    brand: config.BRAND_NAME,
    invitedBy: invited.invitedBy,
    expiresAt: invited.expiresAt.getTime(),
  };
  return { phone: invited.phone, text: textOf({ topic, booking: null, facts }, 'en') };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Milliseconds to the next attempt: 1, 3, 9, 27, 81 minutes, then every two hours, about seven hours in all. */
const backoff = (attempt: number): number => Math.min(MINUTE * 3 ** (attempt - 1), 2 * HOUR);
