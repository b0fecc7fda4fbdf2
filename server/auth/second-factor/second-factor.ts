import type { DeedName } from '#domain/deeds.ts';
import { randomInt } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { FastifyRequest } from 'fastify';
import type { PasskeyAnswer } from '#contract/passkeys.ts';
import type { Reply } from '#contract/index.ts';
import {
  isAppCode,
  plainCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  WRONG_FACTOR_WAITS,
  written,
} from '#domain/sign-in/second-factor.ts';
import { audit } from '../../audit/audit.ts';
import { fingerprint } from '../../keys.ts';
import { endOtherSignIns } from '../sessions/sessions.ts';
import { countedTry } from '../login/tries.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { enrolment, newFactorSecret, opened, sealed, stepOf } from './app-code.ts';
import { isTheirPasskey } from './passkeys.ts';
import { mustHaveFactor } from './required.ts';
import {
  codesLeft,
  confirmFactor,
  deleteFactor,
  factorOf,
  placeSecret,
  replaceCodes,
  useCode,
  useStep,
} from './store.ts';

/** What came along with a password or a phone's code. */
export interface GivenFactor {
  readonly secondFactor?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/**
 * Asked at every way in, after the password or the phone's code. Passes who has none; refuses `second_factor_needed` without
 * a code, `second_factor_wrong` with one that is wrong, run out or used before, `too_many`.
 */
export async function demandFactor(
  deps: Deps,
  personId: string,
  { secondFactor: code, passkey }: GivenFactor,
  request: FastifyRequest,
): Promise<void> {
  const factor = await factorOf(deps.pool, personId);
  if (!factor?.confirmedAt) return;
  if (code === undefined && !passkey) {
    refuse('second_factor_needed', { fields: { secondFactor: 'second_factor_needed' } });
  }
  const forgiveTries = await countedTry(deps, `second factor ${personId}`, WRONG_FACTOR_WAITS);
  const right = passkey
    ? await isTheirPasskey(deps, personId, passkey, request)
    : await fits(deps, personId, factor.secret, plainCode(code ?? ''));
  if (!right) {
    refuse('second_factor_wrong', { fields: { secondFactor: 'second_factor_wrong' } });
  }
  await forgiveTries();
}

/** Uses the code up where it is right. */
async function fits(deps: Deps, personId: string, secret: Buffer, code: string): Promise<boolean> {
  if (!isAppCode(code)) return useCode(deps.pool, personId, hashOfCode(deps, personId, code), deps.now());
  const step = stepOf(opened(deps.config, secret), code, deps.now());
  return step !== null && useStep(deps.pool, personId, step);
}

export async function factorState(deps: Deps, viewer: Viewer): Promise<Reply<'GET /user/second-factor'>> {
  const factor = await factorOf(deps.pool, viewer.id);
  return {
    enabled: Boolean(factor?.confirmedAt),
    required: mustHaveFactor(deps.config, viewer.userType),
    recoveryCodesLeft: await codesLeft(deps.pool, viewer.id),
  };
}

/** A secret for the app. It counts once a code of it has come back; asked again before that, it is another one. */
export async function beginFactor(deps: Deps, viewer: Viewer): Promise<Reply<'POST /user/second-factor/begin'>> {
  const secret = newFactorSecret();
  if (!(await placeSecret(deps.pool, viewer.id, sealed(deps.config, secret), deps.now()))) refuse('second_factor_on');
  const told = enrolment(secret, deps.config.BRAND_NAME, viewer.name);
  return { ...told, qr: renderSVG(told.uri, { border: 2 }) };
}

/**
 * From its first right code on the factor counts, and every sign-in that was begun without it ends, but the one it was set up in. Gives the
 * recovery codes, which are shown this once.
 */
export async function confirm(
  deps: Deps,
  viewer: Viewer,
  code: string,
  requestId: string,
): Promise<Reply<'POST /user/second-factor/confirm'>> {
  const factor = (await factorOf(deps.pool, viewer.id)) ?? refuse('second_factor_off');
  if (factor.confirmedAt) refuse('second_factor_on');
  const forgiveTries = await countedTry(deps, `second factor ${viewer.id}`, WRONG_FACTOR_WAITS);
  const step = stepOf(opened(deps.config, factor.secret), plainCode(code), deps.now());
  // not 401: their sign-in is fine, the code is not
  if (step === null) refuse('app_code_wrong', { fields: { code: 'app_code_wrong' } });
  await forgiveTries();
  return transaction(deps.pool, async (sql) => {
    if (!(await confirmFactor(sql, viewer.id, deps.now()))) refuse('second_factor_on');
    await useStep(sql, viewer.id, step);
    await endOtherSignIns(sql, viewer.id, viewer.sessionId, deps.now());
    await note(deps, sql, viewer.id, 'secondFactor.begun', requestId);
    await tellPerson(sql, { personId: viewer.id, topic: 'account.secondFactorOn', facts: {} }, deps.now());
    return { recoveryCodes: await newCodes(deps, sql, viewer.id) };
  });
}

/** Refuses `second_factor_off` where they have no app. */
export async function demandOwnFactor(deps: Deps, viewer: Viewer): Promise<void> {
  if (!(await factorOf(deps.pool, viewer.id))?.confirmedAt) refuse('second_factor_off');
}

/** Ten new ones; the old ones are void. */
export async function renewCodes(
  deps: Deps,
  viewer: Viewer,
  requestId: string,
): Promise<Reply<'POST /user/second-factor/renew-codes'>> {
  await demandOwnFactor(deps, viewer);
  return transaction(deps.pool, async (sql) => {
    await note(deps, sql, viewer.id, 'secondFactor.codesRenewed', requestId);
    return { recoveryCodes: await newCodes(deps, sql, viewer.id) };
  });
}

/** Ends the second factor. We tell the owner, in case somebody else did this. */
export async function endFactor(deps: Deps, viewer: Viewer, requestId: string): Promise<void> {
  if (mustHaveFactor(deps.config, viewer.userType)) refuse('second_factor_required');
  await transaction(deps.pool, (sql) => removeFactor(deps, sql, viewer.id, { actorId: viewer.id, requestId }));
}

/** The same at an operator's word, for somebody who lost phone and paper; false where there is none. */
export async function removeFactor(
  deps: Pick<Deps, 'now'>,
  sql: Sql,
  personId: string,
  by: { actorId: string | null; requestId?: string },
): Promise<boolean> {
  if (!(await deleteFactor(sql, personId))) return false;
  const deed = { action: 'secondFactor.ended', subjectType: 'person', subjectId: personId, ...by } as const;
  await audit(sql, deed, deps.now());
  await tellPerson(sql, { personId, topic: 'account.secondFactorOff', facts: {} }, deps.now());
  return true;
}

async function newCodes(deps: Deps, sql: Sql, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceCodes(
    sql,
    personId,
    codes.map((code) => hashOfCode(deps, personId, code)),
  );
  return codes.map(written);
}

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

const hashOfCode = ({ config }: Pick<Deps, 'config'>, personId: string, code: string): Buffer =>
  fingerprint(config, 'recovery code', `${personId} ${code}`);

const note = (deps: Deps, sql: Sql, personId: string, action: DeedName, requestId: string) =>
  audit(sql, { actorId: personId, action, subjectType: 'person', subjectId: personId, requestId }, deps.now());
