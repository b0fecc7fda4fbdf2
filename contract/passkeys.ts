import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { instant } from './fields.ts';

/** Passkeys (WebAuthn): what a browser's `navigator.credentials` is given, and what it gives back, as JSON. */

const encoded = z.string().max(8000);
const credential = {
  id: z.string().min(1).max(2000),
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.strictObject({
    credProps: z.strictObject({ rk: z.boolean().exactOptional() }).exactOptional(),
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
};

/** Of `navigator.credentials.get`. */
export const passkeyAnswer = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.exactOptional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** Of `navigator.credentials.create`. */
export const passkeyMade = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    authenticatorData: encoded.exactOptional(),
    transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).exactOptional(),
    publicKeyAlgorithm: z.number().exactOptional(),
    publicKey: encoded.exactOptional(),
  }),
});
export type PasskeyMade = z.output<typeof passkeyMade>;

/** As the browser's library takes it. */
const options = z.looseObject({ challenge: z.string() });

export const passkeys = endpoints({
  'POST /auth/passkey': {
    summary: 'What a passkey is asked to sign when entering; the same for everybody, good once, for five minutes',
    who: 'anyone',
    body: z.strictObject({}),
    reply: z.object({ options }),
    perMinute: 60,
  },
  'GET /user/passkeys': {
    summary: 'The caller’s passkeys',
    who: 'signed-in',
    reply: z.object({
      passkeys: z.array(
        z.object({
          id: z.string(),
          device: z.string().nullable(),
          createdAt: instant,
          lastUsedAt: instant.nullable(),
        }),
      ),
    }),
  },
  'POST /user/passkeys/begin': {
    summary: 'What a browser is to make a passkey for; asked of accounts whose authenticator app is set up',
    who: 'signed-in',
    body: z.strictObject({}),
    reply: z.object({ options }),
    errors: ['prove_again', 'second_factor_off'],
    perMinute: 20,
  },
  'POST /user/passkeys': {
    summary: 'Keeps the passkey a browser made',
    who: 'signed-in',
    body: z.strictObject({ passkey: passkeyMade }),
    reply: z.object({}),
    status: 201,
    message: 'passkey_added',
    errors: ['prove_again', 'passkey_wrong', 'second_factor_off'],
    perMinute: 20,
  },
  'POST /user/passkeys/remove': {
    summary: 'Removes one of the caller’s passkeys',
    who: 'signed-in',
    body: z.strictObject({ id: credential.id }),
    reply: z.object({}),
    message: 'passkey_removed',
    errors: ['prove_again', 'passkey_unknown'],
    perMinute: 20,
  },
});
