/** Specified minimum; a longer one is welcome and never cut off. */
export const PASSWORD_MIN = 6;
/** People who see everybody's data and money need a longer password, and a second factor. */
export const ADMIN_PASSWORD_MIN = 12;
/** Argon2 would hash more, but a body of passwords is an attack, not a password. */
export const PASSWORD_MAX = 200;
/** How many of the most common passwords are refused. */
export const COMMON_PASSWORDS = 10_000;

/** `        `, `........`, `abababab`: fewer different signs than this are few guesses, however often they are repeated. */
const DIFFERENT_SIGNS = 4;

export const isRepetition = (password: string): boolean =>
  new Set(password.toLowerCase().replaceAll(/\s/gu, ' ')).size < DIFFERENT_SIGNS;

/** Fewer letters than this beside a name are no secret. */
const OWN_LETTERS = 4;
const WORD_MIN = 3;

/**
 * Whether a password is little more than words anybody knows who knows the person: parts of their name, their phone, our brand,
 * read forwards or backwards (OWASP ASVS 5.0, 6.2.11). What they leave must have at least four letters of its own: `Ramesh@1985` leans on Ramesh, a
 * sentence that begins with him does not.
 */
export function leansOn(password: string, context: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const words = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= WORD_MIN)
    .flatMap((word) => [word, [...word].toReversed().join('')])
    .sort((a, b) => b.length - a.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left !== typed && left.replaceAll(/[^\p{L}]/gu, '').length < OWN_LETTERS;
}
