import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Reply } from '#contract/index.ts';
import { OTP_DIGITS, OTP_LIFETIME, OTP_RESEND_AFTER } from '#domain/sign-in/otp.ts';
import { SmsError } from '../../adapters/sms/port.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { challengeOf, placeCode, spendTry, unplaceCode, useCode } from './otp-store.ts';
import { fingerprint } from '../sessions/secrets.ts';

/** Sends a new code. Never asks whether the phone is known here: answer and cost are the same. */
export async function sendCode(deps: Deps, phone: string): Promise<Reply<'POST /auth/otp/send'>> {
  const code = randomInt(10 ** OTP_DIGITS)
    .toString()
    .padStart(OTP_DIGITS, '0');
  const hash = hashOfCode(deps, phone, code);
  if (!(await placeCode(deps.pool, phone, hash, deps.now()))) await refuseForNow(deps, phone);
  try {
    await deps.sms.send(phone, { kind: 'otp', code });
  } catch (error) {
    // the vendor's trouble is not the person's: they may ask again at once
    await unplaceCode(deps.pool, phone, hash, deps.now());
    if (!(error instanceof SmsError)) throw error;
    deps.log.error({ err: error, passing: error.passing }, 'a code could not be sent');
    refuse('otp_not_sent');
  }
  return { resendAfter: OTP_RESEND_AFTER / 1000, expiresIn: OTP_LIFETIME / 1000 };
}

interface TypedCode {
  phone: string;
  otp: string;
}
type WrongCode = 'otp_wrong' | 'otp_invalid';

/** Uses a code up, or refuses: with `wrong` for a wrong one, `otp_expired`, or `otp_spent` after five tries. */
export async function redeemCode(deps: Deps, typed: TypedCode, wrong: WrongCode): Promise<void> {
  const use = await rightCode(deps, typed, wrong);
  await use();
}

/** Refuses like `redeemCode`; gives what uses the code up, where more is asked for before it may count. */
export async function rightCode(deps: Deps, { phone, otp }: TypedCode, wrong: WrongCode): Promise<() => Promise<void>> {
  const hash = await spendTry(deps.pool, phone, deps.now());
  if (!hash) return refuseCode(deps, phone);
  if (!timingSafeEqual(hash, hashOfCode(deps, phone, otp))) refuse(wrong, { fields: { otp: wrong } });
  return async () => {
    if (!(await useCode(deps.pool, phone, hash, deps.now()))) refuse('otp_expired', aboutCode('otp_expired'));
  };
}

/** Six digits are soon guessed from a bare hash: these need our key too, and count for one phone only. */
const hashOfCode = ({ config }: Deps, phone: string, code: string): Buffer =>
  fingerprint(config, 'one-time code', `${phone} ${code}`);

async function refuseForNow({ pool, now }: Deps, phone: string): Promise<never> {
  const challenge = await challengeOf(pool, phone);
  const tooSoon = secondsUntil(challenge?.resendAt, now());
  if (tooSoon > 0) refuse('otp_too_soon', { retryAfter: tooSoon });
  refuse('too_many', { retryAfter: Math.max(1, secondsUntil(challenge?.windowEndsAt, now())) });
}

async function refuseCode({ pool, now }: Deps, phone: string): Promise<never> {
  const challenge = await challengeOf(pool, phone);
  const spent = challenge?.codeHash && challenge.triesLeft === 0 && challenge.expiresAt.getTime() > now();
  const retryAfter = Math.max(1, secondsUntil(challenge?.resendAt, now()));
  if (spent) refuse('otp_spent', { retryAfter, ...aboutCode('otp_spent') });
  refuse('otp_expired', aboutCode('otp_expired'));
}

const aboutCode = (code: 'otp_expired' | 'otp_spent') => ({ fields: { otp: code } });

const secondsUntil = (at: Date | undefined, now: number): number => (at ? Math.ceil((at.getTime() - now) / 1000) : 0);
