import type { Received, Reply } from '#contract/index.ts';
import { newId } from '../../db/ids.ts';
import { constraintOf, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { demandFactor } from '../second-factor/second-factor.ts';
import { consumeProof, isProved, refuseUnproved, spendOnWrong } from '../otp/proof.ts';
import { signIn, type Exchange } from '../sessions/sessions.ts';
import { demandKnown } from '../silence/silence.ts';
import { accountOf, type Account } from '../store.ts';
import { insertWhole } from './register.ts';

type Form = Received<'POST /auth/enter', 'body'>;

/**
 * Lets a family in by their phone alone: who is known is signed in, anybody else becomes a customer first, without a password
 * or an e-mail address. Whatever is refused leaves the proof good. Of two who come by one proof the first gets in.
 */
export async function enter(deps: Deps, form: Form, exchange: Exchange): Promise<Reply<'POST /auth/enter'>> {
  const { pool, now } = deps;
  const { phone, verification, name } = form;
  if (!(await isProved(pool, phone, verification, now()))) refuseUnproved();
  const account = await accountOf(pool, phone);
  if (account) return enterKnown(deps, account, form, exchange);
  if (!name) refuse('name_required', { fields: { name: 'name_required' } });
  const id = newId(now());
  const newcomer = { id, userType: 'user', status: 'active' } as const;
  const join = async (sql: Sql) => {
    await consumeProof(sql, phone, verification, now());
    const person = { ...newcomer, name, phone, email: null, dob: null, passwordHash: null };
    await insertWhole(sql, person, exchange.request, now());
  };
  try {
    return await signIn(deps, { ...newcomer, tokenVersion: 0 }, exchange, join);
  } catch (error) {
    // they have signed up in another place since
    const known = constraintOf(error) === 'people_phone_key' && (await accountOf(pool, phone));
    if (known) return enterKnown(deps, known, form, exchange);
    throw error;
  }
}

async function enterKnown(
  deps: Deps,
  account: Account,
  { phone, verification, known, secondFactor, passkey }: Form,
  exchange: Exchange,
): Promise<Reply<'POST /auth/enter'>> {
  if (account.userType !== 'user') refuse('families_only', { fields: { phone: 'families_only' } });
  // guessing costs codes: a proof is good for three wrong answers
  await demandKnown(deps, account.id, known, () => spendOnWrong(deps.pool, verification));
  await demandFactor(deps, account.id, { secondFactor, passkey }, exchange.request);
  return signIn(deps, account, exchange, (sql) => consumeProof(sql, phone, verification, deps.now()));
}
