import type { DeedName } from '#domain/deeds.ts';
import type { FastifyRequest } from 'fastify';
import type { Reply } from '#contract/index.ts';
import type { PasskeyAnswer, PasskeyMade } from '#contract/passkeys.ts';
import { PASSKEY_ANSWER_LASTS } from '#domain/sign-in/second-factor.ts';
import type { Instant } from '#domain/time.ts';
import { deviceOf } from '../sessions/device.ts';
import { audit } from '../../audit/audit.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { originOf } from '../../http/own-page.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  passkeyOf,
  passkeysOf,
  useChallenge,
} from './passkey-store.ts';

/** Keys of a device or a browser. They are of one web address: another site cannot ask for them. */

/** Loaded by the first who uses a key: it would take a tenth of every start. */
const webauthn = () => import('@simplewebauthn/server');

const siteOf = (deps: Deps, request: FastifyRequest) => {
  const origin = originOf(deps.config, request);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
};

/** What a browser is to sign when entering. The same for everybody: it tells nothing about any account. */
export async function askForPasskey(deps: Deps, request: FastifyRequest): Promise<Reply<'POST /auth/passkey'>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps, request).expectedRPID,
    userVerification: 'required',
    timeout: PASSKEY_ANSWER_LASTS,
  });
  await keepChallenge(deps, options.challenge);
  return { options: { ...options } };
}

/** Whether this is an answer of one of the person's keys, to a question of ours that nobody has answered. */
export async function isTheirPasskey(
  deps: Deps,
  personId: string,
  answer: PasskeyAnswer,
  request: FastifyRequest,
): Promise<boolean> {
  const key = await passkeyOf(deps.pool, personId, answer.id);
  if (!key) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    ...siteOf(deps, request),
    response: answer,
    expectedChallenge: (challenge) => useChallenge(deps.pool, challenge, deps.now()),
    credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(() => null);
  if (!verified?.verified) return false;
  await notePasskeyUse(deps.pool, key.id, verified.authenticationInfo.newCounter, deps.now());
  return true;
}

/** What a browser is to make a key for. */
export async function beginPasskey(
  deps: Deps,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<Reply<'POST /user/passkeys/begin'>> {
  const present = await passkeysOf(deps.pool, viewer.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: deps.config.BRAND_NAME,
    rpID: siteOf(deps, request).expectedRPID,
    userName: viewer.name,
    userID: new Uint8Array(Buffer.from(viewer.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: present.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: PASSKEY_ANSWER_LASTS,
  });
  await keepChallenge(deps, options.challenge);
  return { options: { ...options } };
}

/** Keeps the key a browser made. Refuses `passkey_wrong`. */
export async function addPasskey(
  deps: Deps,
  viewer: Viewer,
  made: PasskeyMade,
  request: FastifyRequest,
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    ...siteOf(deps, request),
    response: made,
    expectedChallenge: (challenge) => useChallenge(deps.pool, challenge, deps.now()),
  }).catch(() => null);
  if (!verified?.verified) refuse('passkey_wrong');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const at = deps.now();
  const key = {
    id,
    personId: viewer.id,
    publicKey: Buffer.from(publicKey),
    counter,
    device: deviceOf(request.headers['user-agent'] ?? null),
    createdAt: new Date(at),
  };
  await transaction(deps.pool, async (sql) => {
    await insertPasskey(sql, key).catch(refuseKnown);
    await note(sql, viewer, 'passkey.added', request.id, at);
  });
}

export async function listPasskeys(deps: Deps, viewer: Viewer): Promise<Reply<'GET /user/passkeys'>> {
  const keys = await passkeysOf(deps.pool, viewer.id);
  return {
    passkeys: keys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export async function removePasskey(deps: Deps, viewer: Viewer, id: string, requestId: string): Promise<void> {
  const at = deps.now();
  await transaction(deps.pool, async (sql) => {
    if (!(await deletePasskey(sql, viewer.id, id))) refuse('passkey_unknown');
    await note(sql, viewer, 'passkey.removed', requestId, at);
  });
}

const keepChallenge = (deps: Deps, challenge: string): Promise<void> =>
  insertChallenge(deps.pool, challenge, new Date(deps.now() + PASSKEY_ANSWER_LASTS));

function refuseKnown(error: unknown): never {
  if (constraintOf(error) === 'passkeys_pkey') refuse('passkey_wrong');
  throw error;
}

const note = (sql: Sql, viewer: Viewer, action: DeedName, requestId: string, at: Instant): Promise<void> =>
  audit(sql, { actorId: viewer.id, action, subjectType: 'person', subjectId: viewer.id, requestId }, at);
