import { hash, verify, type Options } from '@node-rs/argon2';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { COMMON_PASSWORDS, PASSWORD_MIN } from '#domain/password.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's own choice) with 19 MiB, two passes, one lane. */
const options: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), options);

/**
 * Whether a password fits. Where there is no hash (an unknown phone, or a person without a password) the same
 * work is done for nothing, so that the time taken does not tell.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash()), canonical(password));
  return passwordHash !== null && fits;
}

/** Whether this is one of the passwords everybody tries first. */
export const isCommon = (password: string): boolean => commonest.has(canonical(password).toLowerCase());

/** The list is ordered by how often each was found. */
const commonest: ReadonlySet<string> = new Set(
  common.filter((password) => password.length >= PASSWORD_MIN).slice(0, COMMON_PASSWORDS),
);

/** Keyboards write the same letter in different ways (NIST SP 800-63B, 3.1.1.2). */
const canonical = (password: string): string => password.normalize('NFKC');

let nobody: Promise<string> | undefined;
const nobodysHash = (): Promise<string> => (nobody ??= hashPassword('nobody has this password'));
