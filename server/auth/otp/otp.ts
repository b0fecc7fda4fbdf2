import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Reply } from '#contract/index.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME,
  OTP_MORE_AFTER,
  OTP_RESEND_AFTER,
  OTP_SENDS_PER_DAY,
  OTP_SENDS_PER_HOUR,
  OTP_WINDOW,
} from '#domain/sign-in/otp.ts';
import { languageOf } from '#domain/locale.ts';
import { DAY, type Instant, type Millis } from '#domain/time.ts';
import { languageIn, SmsError } from '../../adapters/sms/port.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { localeOf } from '../../http/locale.ts';
import type { Exchange } from '../sessions/sessions.ts';
import { networkOf, WIDE_SHARE } from '../login/tries.ts';
import { askerOf, keepHandle, makeKnown, type Asker } from './asker.ts';
import { refuseManyPhones } from './network.ts';
import {
  addressesOf,
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
import { fingerprint } from '../../keys.ts';

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
    const before = await sentBefore(sql, phone, asker, at);
    refuseForNow(before, asker, at);
    if (before.inDay >= OTP_SENDS_PER_DAY) await refuseForToday(sql, phone, asker, before, at);
    await refuseManyPhones(sql, deps.config, phone, asker, at);
    await placeCode(sql, phone, asker, hash, at);
  });
  try {
    const language = languageIn(languageOf(localeOf(exchange.request)));
    await deps.sms.send(phone, { kind: 'otp', code, language });
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

/** The wait after each code, and the hour's five. */
function refuseForNow(
  { lastAt, inHour, inHourWide, hourBegan, strangersAt }: SentBefore,
  { isKnown }: Asker,
  now: Instant,
): void {
  const tooSoon = secondsUntil(lastAt, OTP_RESEND_AFTER, now);
  if (tooSoon > 0) refuse('otp_too_soon', { retryAfter: tooSoon });
  const isFlood = !isKnown && inHourWide >= WIDE_SHARE * OTP_SENDS_PER_HOUR;
  if (inHour >= OTP_SENDS_PER_HOUR || isFlood) {
    refuse('too_many', { retryAfter: Math.max(1, secondsUntil(hourBegan ?? strangersAt, OTP_WINDOW, now)) });
  }
}

/**
 * The day's twelve are used up, perhaps by strangers. A network from which the phone's owner has signed in before has twelve of its own; any
 * other that has asked for none today has one an hour after the last (docs/decisions/0120-whose-code-it-is.md).
 */
async function refuseForToday(sql: Sql, phone: string, asker: Asker, sent: SentBefore, now: Instant): Promise<void> {
  if (asker.isKnown) refuse('too_many', { retryAfter: Math.max(1, secondsUntil(sent.dayBegan, DAY, now)) });
  if (sent.inDayHere < OTP_SENDS_PER_DAY && (await isFromHome(sql, phone, asker))) return;
  const retryAfter =
    sent.inDayWide === 0 ? secondsUntil(sent.strangersAt, OTP_MORE_AFTER, now) : secondsUntil(sent.dayBegan, DAY, now);
  if (sent.inDayWide > 0 || retryAfter > 0) refuse('too_many', { retryAfter: Math.max(1, retryAfter) });
}

const isFromHome = async (sql: Sql, phone: string, asker: Asker): Promise<boolean> =>
  (await addressesOf(sql, phone)).some((ip) => networkOf({ ip }) === networkOf(asker));

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
 * browser that made them, and no other; a browser without a handle has tries of its own, from the network the code was asked from.
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
