import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { COMMON_PASSWORDS, PASSWORD_MIN } from '#domain/sign-in/password.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { concurrencyLimit } from '../../http/load/concurrency-limit.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's own choice) with 19 MiB, two passes, one lane. */
const WORK: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** The least the algorithm allows, where tests make people by the hundred (`UNSAFE_FOR_TESTS`). */
const TEST_WORK: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One core is left for everybody else; a hash takes some 20 ms of one, so that the last in line waits about two seconds. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const IN_LINE = 100;
const TURN_MS = 4_000;
const turn = concurrencyLimit(AT_ONCE, IN_LINE, TURN_MS);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const leave = await turn();
  return work().finally(leave);
}

/** The hash of a password. Every hash and check waits for its turn, and is refused (`overloaded`) where too many wait. */
export const hashPassword = ({ config }: Pick<Deps, 'config'>, password: string): Promise<string> =>
  inTurn(() => hash(canonical(password), workOf(config)));

const workOf = (config: Config): Options => (config.UNSAFE_FOR_TESTS ? TEST_WORK : WORK);

/**
 * Whether a password fits. Where there is no hash (an unknown phone, or a person without a password) the same
 * work is done for nothing, so that the time taken does not tell.
 */
export async function passwordFits(
  deps: Pick<Deps, 'config'>,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash(deps));
  const fits = await inTurn(() => verify(known, canonical(password)));
  return passwordHash !== null && fits;
}

/** Whether this is one of the passwords everybody tries first. */
export const isCommon = (password: string): boolean => commonest.has(canonical(password).toLowerCase());

/** Of 0 to 4: from here on more than a hundred million guesses (zxcvbn). */
const HARD_TO_GUESS = 3;
let guesser: Promise<ZxcvbnFactory> | undefined;

/** Whether somebody who knows these words about a person has a password in few guesses: rows of keys, words doubled or numbered. */
export async function isEasilyGuessed(password: string, words: readonly string[]): Promise<boolean> {
  guesser ??= loadGuesser();
  return (await guesser).check(canonical(password), [...words]).score < HARD_TO_GUESS;
}

/** Its dictionaries are asked about admins alone, and need not be read at every start. */
async function loadGuesser(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** The list is ordered by how often each was found. */
const commonest: ReadonlySet<string> = new Set(
  common.filter((password) => password.length >= PASSWORD_MIN).slice(0, COMMON_PASSWORDS),
);

/** Keyboards write the same letter in different ways (NIST SP 800-63B, 3.1.1.2). */
const canonical = (password: string): string => password.normalize('NFKC');

/** One for each amount of work: what is done for nobody has to take as long as what is done for somebody. */
const nobody = new Map<Options, Promise<string>>();

function nobodysHash({ config }: Pick<Deps, 'config'>): Promise<string> {
  const work = workOf(config);
  const known = nobody.get(work) ?? hash('nobody has this password', work);
  nobody.set(work, known);
  return known;
}
