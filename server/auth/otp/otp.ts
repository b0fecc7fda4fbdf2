import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Reply } from '#contract/index.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_SENDS_PER_DAY,
  OTP_SENDS_PER_HOUR,
  OTP_WINDOW,
} from '#domain/sign-in/otp.ts';
import { DAY, type Instant, type Millis } from '#domain/time.ts';
import { SmsError } from '../../adapters/sms/port.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Exchange } from '../sessions/sessions.ts';
import { askerOf, keepHandle, makeKnown } from './asker.ts';
import { refuseManyPhones } from './network.ts';
import {
  inTurnOf,
  isUnused,
  liveCode,
  placeCode,
  sentBefore,
  spendTry,
  unplaceCode,
  useCode,
  type LiveCode,
  type SentBefore,
} from './otp-store.ts';
import { fingerprint } from '../sessions/secrets.ts';

/** Sends a new code. Never asks whether the phone is known here: answer and cost are the same. */
export async function sendCode(
  deps: Deps,
  { phone, handle: given }: { phone: string; handle?: string | undefined },
  exchange: Exchange,
): Promise<Reply<'POST /auth/otp/send'>> {
  const asker = askerOf(deps.config, exchange, phone, given);
  const code = randomInt(10 ** OTP_DIGITS)
    .toString()
    .padStart(OTP_DIGITS, '0');
  const hash = hashOfCode(deps, phone, code);
  await transaction(deps.pool, async (sql) => {
    await inTurnOf(sql, phone, asker);
    const at = deps.now();
    refuseForNow(await sentBefore(sql, phone, asker, at), at);
    await refuseManyPhones(sql, deps.config, phone, asker, at);
    await placeCode(sql, phone, asker, hash, at);
  });
  try {
    await deps.sms.send(phone, { kind: 'otp', code });
  } catch (error) {
    // the vendor's trouble is not the person's: they may ask again at once
    await unplaceCode(deps.pool, phone, hash);
    if (!(error instanceof SmsError)) throw error;
    deps.log.error({ err: error, passing: error.passing }, 'a code could not be sent');
    refuse('otp_not_sent');
  }
  keepHandle(deps.config, exchange, asker);
  return { resendAfter: OTP_RESEND_AFTER / 1000, expiresIn: OTP_LIFETIME / 1000, handle: asker.handle };
}

/** The wait after each code, the hour's five and the day's twelve. */
function refuseForNow({ lastAt, inHour, hourBegan, inDay, dayBegan }: SentBefore, now: Instant): void {
  const tooSoon = secondsUntil(lastAt, OTP_RESEND_AFTER, now);
  if (tooSoon > 0) refuse('otp_too_soon', { retryAfter: tooSoon });
  if (inHour >= OTP_SENDS_PER_HOUR) {
    refuse('too_many', { retryAfter: Math.max(1, secondsUntil(hourBegan, OTP_WINDOW, now)) });
  }
  if (inDay >= OTP_SENDS_PER_DAY) refuse('too_many', { retryAfter: Math.max(1, secondsUntil(dayBegan, DAY, now)) });
}

interface TypedCode {
  phone: string;
  otp: string;
  handle?: string | undefined;
}
type WrongCode = 'otp_wrong' | 'otp_invalid';

/** Uses a code up, or refuses: with `wrong` for a wrong one, `otp_expired`, or `otp_spent` after five tries. */
export async function redeemCode(deps: Deps, typed: TypedCode, wrong: WrongCode, exchange: Exchange): Promise<void> {
  const use = await rightCode(deps, typed, wrong, exchange);
  await use();
}

/**
 * Refuses like `redeemCode`; gives what uses the code up, where more is asked for before it may count. Wrong tries burn the code of the
 * browser that made them, and no other; whoever shows no handle has tries of their own, from the network the code was asked from.
 */
export async function rightCode(
  deps: Deps,
  { phone, otp, handle }: TypedCode,
  wrong: WrongCode,
  exchange: Exchange,
): Promise<() => Promise<void>> {
  const asker = askerOf(deps.config, exchange, phone, handle);
  const live = await liveCode(deps.pool, phone, asker, deps.now());
  if (!live) refuse('otp_expired', aboutCode('otp_expired'));
  const hash = await spendTry(deps.pool, live);
  if (!hash) return refuseCode(deps, live);
  if (!timingSafeEqual(hash, hashOfCode(deps, phone, otp))) refuse(wrong, { fields: { otp: wrong } });
  return async () => {
    if (!(await useCode(deps.pool, live))) refuse('otp_expired', aboutCode('otp_expired'));
    if (live.isOfBrowser) makeKnown(deps.config, exchange, phone, asker);
  };
}

/** Six digits are soon guessed from a bare hash: these need our key too, and count for one phone only. */
const hashOfCode = ({ config }: Deps, phone: string, code: string): Buffer =>
  fingerprint(config, 'one-time code', `${phone} ${code}`);

async function refuseCode({ pool, now }: Deps, live: LiveCode): Promise<never> {
  const retryAfter = Math.max(1, secondsUntil(live.sentAt, OTP_RESEND_AFTER, now()));
  if (await isUnused(pool, live)) refuse('otp_spent', { retryAfter, ...aboutCode('otp_spent') });
  refuse('otp_expired', aboutCode('otp_expired'));
}

const aboutCode = (code: 'otp_expired' | 'otp_spent') => ({ fields: { otp: code } });

/** Until so long after that moment. */
const secondsUntil = (from: Date | null, wait: Millis, now: Instant): number =>
  from ? Math.ceil((from.getTime() + wait - now) / 1000) : 0;
