import { BUDGET_WARNING, CODES_TO_ACCOUNTS, CODES_TO_ANYBODY } from '#domain/bounds.ts';
import { dayAt } from '#domain/time.ts';
import { SmsError, type Sms, type SmsSender } from '../adapters/sms/port.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { messagesSent } from '../metrics.ts';
import { countSent, hasAccount, sentOn } from './budget-store.ts';

/**
 * We send a limited number of messages a day. Then those about bookings wait until the next day; codes go on
 * up to twice as many, since without them nobody could sign in: the last of them to phones that have an account alone, so that nobody who
 * has codes sent to strangers can keep families out. The log, the figures and the office say so.
 */

type Needs = Pick<Deps, 'pool' | 'now' | 'log' | 'config'>;

/** The vendor, with every code counted that it took. The sender of notices counts those, some at a time. Throws `SmsError` for a code beyond the last. */
export function counted(sender: SmsSender, deps: Needs): SmsSender {
  const { pool, now, config } = deps;
  return {
    async send(phone, message) {
      if (message.kind === 'notice') return sender.send(phone, message);
      const sent = (await sentOn(pool, dayAt(now()))) / config.SMS_PER_DAY;
      if (sent >= CODES_TO_ACCOUNTS || (sent >= CODES_TO_ANYBODY && !(await hasAccount(pool, phone)))) {
        throw new SmsError('the budget of the day is spent', true);
      }
      await sender.send(phone, message);
      await countTaken(deps, message.kind, 1);
    },
  };
}

/** How many messages the vendor has just taken. */
export async function countTaken(deps: Needs, kind: Sms['kind'], taken: number): Promise<void> {
  if (taken === 0) return;
  messagesSent.inc({ kind }, taken);
  alarm(deps, await countSent(deps.pool, dayAt(deps.now()), taken), taken);
}

/** Each line once, whichever process reaches it. */
function alarm({ log, config: { SMS_PER_DAY: most } }: Needs, sent: number, taken: number): void {
  const reaches = (mark: number): boolean => sent >= mark && sent - taken < mark;
  if (reaches(Math.ceil(most * BUDGET_WARNING))) log.warn({ sent, most }, 'half the messages of the day are sent');
  if (reaches(most)) log.error({ sent, most }, 'all messages of the day are sent: those about bookings wait');
  if (reaches(Math.ceil(CODES_TO_ANYBODY * most)))
    log.error({ sent, most }, 'codes go to phones that have an account alone');
  if (reaches(CODES_TO_ACCOUNTS * most))
    log.error({ sent, most }, 'twice the messages of the day are sent: codes are refused');
}

export interface Budget {
  readonly sent: number;
  readonly most: number;
}

/** What the office reads; once the budget is spent, messages about bookings wait until tomorrow. */
export const budgetToday = async (sql: Sql, { now, config }: Pick<Deps, 'now' | 'config'>): Promise<Budget> => ({
  sent: await sentOn(sql, dayAt(now())),
  most: config.SMS_PER_DAY,
});
