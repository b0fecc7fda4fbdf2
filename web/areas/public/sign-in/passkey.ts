import type { PasskeyAnswer } from '#contract/passkeys.ts';
import { ask } from '../../../parts/api/api.ts';

/** Asks this browser's owner for a passkey. Its library is loaded by who has one. */
export async function passkeyOfBrowser(): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = (await ask('POST /auth/passkey', { body: {} })).data;
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'] & typeof options;
  // what our server made with the other half of this library comes back as it takes it
  return (await startAuthentication({ optionsJSON })) as PasskeyAnswer;
}
