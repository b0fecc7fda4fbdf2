import { BUDGET_WARNING } from '#domain/bounds.ts';
import { dayAt } from '#domain/time.ts';
import { SmsError, type SmsSender } from '../adapters/sms/port.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { messagesSent } from '../process/metrics.ts';
import { countSent, sentOn } from './budget-store.ts';

/**
 * So many messages leave us in a day, whoever causes them. Then those about bookings wait until the next day; codes go on
 * up to twice as many, since without them nobody could sign in. The log, the figures and the office are told.
 */

type Needs = Pick<Deps, 'pool' | 'now' | 'log' | 'config'>;

/** The vendor, with every message counted that it took. Throws `SmsError` for a code beyond the last. */
export function counted(sender: SmsSender, deps: Needs): SmsSender {
  const { pool, now, config } = deps;
  return {
    async send(phone, message) {
      const day = dayAt(now());
      if (message.kind === 'otp' && (await sentOn(pool, day)) >= 2 * config.SMS_PER_DAY) {
        throw new SmsError('the budget of the day is spent twice', true);
      }
      await sender.send(phone, message);
      messagesSent.inc({ kind: message.kind });
      alarm(deps, await countSent(pool, day));
    },
  };
}

/** Each line once, whichever process reaches it. */
function alarm({ log, config: { SMS_PER_DAY: most } }: Needs, sent: number): void {
  if (sent === Math.ceil(most * BUDGET_WARNING)) log.warn({ sent, most }, 'most messages of the day are sent');
  if (sent === most) log.error({ sent, most }, 'all messages of the day are sent: those about bookings wait');
  if (sent === 2 * most) log.error({ sent, most }, 'twice the messages of the day are sent: codes are refused');
}

export interface Budget {
  readonly sent: number;
  readonly most: number;
}

/** What the office is told. */
export const budgetToday = async (sql: Sql, { now, config }: Pick<Deps, 'now' | 'config'>): Promise<Budget> => ({
  sent: await sentOn(sql, dayAt(now())),
  most: config.SMS_PER_DAY,
});

/** Whether messages about bookings have to wait until tomorrow. */
export async function isSpent(deps: Pick<Deps, 'pool' | 'now' | 'config'>): Promise<boolean> {
  const { sent, most } = await budgetToday(deps.pool, deps);
  return sent >= most;
}
