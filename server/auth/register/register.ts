import type { FastifyRequest } from 'fastify';
import type { Received, Reply } from '#contract/index.ts';
import { languageOf } from '#domain/locale.ts';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { newId } from '../../db/ids.ts';
import { keepNameKeys } from '../../db/name-key-store.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { localeOf } from '../../http/locale.ts';
import { spendCaptcha } from '../captcha/captcha.ts';
import { refuseWeak } from '../login/password-rules.ts';
import { hashPassword } from '../login/passwords.ts';
import { consumeProof, isProved, refuseUnproved } from '../otp/proof.ts';
import { sessionUserOf } from '../sessions/session-user.ts';
import { accountOf, insertConsent, insertPandit, insertPerson, type NewPerson } from '../store.ts';

type CustomerForm = Received<'POST /auth/register', 'body'>;
type PriestForm = Received<'POST /auth/register-pandit', 'body'>;
type Registered = Reply<'POST /auth/register'>;

/** A customer signs up and may book at once. */
export async function registerCustomer(deps: Deps, form: CustomerForm, request: FastifyRequest): Promise<Registered> {
  const dob = form.dob ?? null;
  if (dob && dob > dayAt(deps.now())) refuse('malformed', { fields: { dob: 'date_future' } });
  return signUp(deps, form, { userType: 'user', status: 'active', email: form.email, dob }, request);
}

/** A pandit or an acharya registers and waits for our review. */
export async function registerPriest(deps: Deps, form: PriestForm, request: FastifyRequest): Promise<Registered> {
  const kind = { userType: form.userType, status: 'pending', email: form.email ?? null, dob: null } as const;
  return signUp(deps, form, kind, request, async (sql, id) => {
    await insertPandit(sql, id, form.referredBy ?? null);
    await keepNameKeys(sql, [id]);
  });
}

/** Cheap checks come first: hashing a password is the dearest thing a stranger can ask of us. */
async function signUp(
  deps: Deps,
  form: CustomerForm | PriestForm,
  kind: Pick<NewPerson, 'userType' | 'status' | 'email' | 'dob'>,
  request: FastifyRequest,
  insertMore?: (sql: Sql, id: string) => Promise<void>,
): Promise<Registered> {
  const { name, phone, password, verification, captcha } = form;
  await refuseWeak(deps, password, { name, phone, userType: kind.userType }, 'password');
  // before the captcha, so that a solution is not spent on a form that cannot go through
  if (!(await isProved(deps.pool, phone, verification, deps.now()))) refuseUnproved();
  await spendCaptcha(deps, captcha, request);
  const person = { id: newId(deps.now()), name, phone, passwordHash: await hashPassword(deps, password), ...kind };
  const user = await transaction(deps.pool, async (sql) => {
    await consumeProof(sql, phone, verification, deps.now());
    await insertWhole(sql, person, request, deps.now());
    await insertMore?.(sql, person.id);
    return sessionUserOf(sql, person.id);
  }).catch(refuseTaken);
  if (!user) throw new Error('A person who was just inserted is not there');
  return { user };
}

/** A person with their consent, in the language of the request, and the line in the audit. */
export async function insertWhole(sql: Sql, person: NewPerson, request: FastifyRequest, now: Instant): Promise<void> {
  const at = new Date(now);
  const { id, userType, status } = person;
  await insertPerson(sql, person, at);
  const language = languageOf(localeOf(request));
  await insertConsent(sql, { personId: id, noticeVersion: NOTICE_VERSION, language }, at);
  const deed = {
    actorId: id,
    action: 'person.registered',
    subjectType: 'person',
    subjectId: id,
    requestId: request.id,
  } as const;
  await audit(sql, { ...deed, after: { userType, userStatus: status } }, now);
}

function refuseTaken(error: unknown): never {
  if (constraintOf(error) !== 'people_phone_key') throw error;
  refuse('phone_taken', { fields: { phone: 'phone_taken' } });
}

/** Whether a phone is registered. Only a person who proved to hold the phone learns what kind of account it has. */
export async function registrationOf(
  { pool, now }: Deps,
  { phone, verification }: Received<'POST /get-user-by-phone', 'body'>,
): Promise<Reply<'POST /get-user-by-phone'>> {
  const account = await accountOf(pool, phone);
  const proved = await isProved(pool, phone, verification, now());
  if (!account) return { exists: 0 };
  const user = { userType: account.userType, userStatus: account.status };
  return { exists: 1, ...(proved && { user }) };
}
