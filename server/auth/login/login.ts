import type { Received, Reply } from '#contract/index.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { demandFactor, type GivenFactor } from '../second-factor/second-factor.ts';
import { rightCode } from '../otp/otp.ts';
import { refuseWrong } from './wrong-password.ts';
import { passwordFits } from './passwords.ts';
import { signIn, type Exchange } from '../sessions/sessions.ts';
import { demandKnown } from '../silence/silence.ts';
import { accountOf } from '../store.ts';
import { countedTryFrom } from './tries.ts';

/** Signs in by password. An unknown phone and a wrong password get the same answer in the same time. */
export async function loginByPassword(
  deps: Deps,
  { phone, password, ...factor }: Received<'POST /auth/login', 'body'>,
  exchange: Exchange,
): Promise<Reply<'POST /auth/login'>> {
  const forgiveTries = await countedTryFrom(deps, exchange.request, phone);
  const account = await accountOf(deps.pool, phone);
  const fits = await passwordFits(deps, account?.passwordHash ?? null, password);
  if (!account || !fits) return refuseWrong(deps, account, phone, exchange);
  await forgiveTries();
  await demandFactor(deps, account.id, factor, exchange.request);
  return signIn(deps, account, exchange);
}

/** Signs in by a code. Only a person who holds the phone learns whether we know it. */
export async function loginByCode(
  deps: Deps,
  form: Received<'POST /auth/login-otp', 'body'>,
  exchange: Exchange,
): Promise<Reply<'POST /auth/login-otp'>> {
  const useUp = await rightCode(deps, form, 'otp_invalid', exchange);
  const account = await accountOf(deps.pool, form.phone);
  // a code that only lacks what comes beside it stays good
  if (account) await demandKnown(deps, account.id, form.known);
  if (account) await demandFactor(deps, account.id, form, exchange.request);
  await useUp();
  if (!account) refuse('phone_unknown');
  return signIn(deps, account, exchange);
}

/** Signs in the person who has proved to hold this phone. */
export async function signInByPhone(
  deps: Deps,
  { phone, known, ...factor }: GivenFactor & { phone: string; known?: string | undefined },
  exchange: Exchange,
): Promise<Reply<'POST /auth/login'>> {
  const account = await accountOf(deps.pool, phone);
  if (!account) refuse('phone_unknown');
  await demandKnown(deps, account.id, known);
  await demandFactor(deps, account.id, factor, exchange.request);
  return signIn(deps, account, exchange);
}
