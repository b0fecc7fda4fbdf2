import type { Config } from './config.ts';

/** What production takes as a secret: long, not to be guessed, written down nowhere, and each for one thing alone. */

/** The least a setting of its kind has; vendors make theirs themselves, and make them longer. */
const least = {
  TOKEN_SECRET: 32,
  S3_SECRET_ACCESS_KEY: 16,
  MSG91_AUTH_KEY: 16,
  RAZORPAY_KEY_SECRET: 16,
  RAZORPAY_WEBHOOK_SECRET: 16,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 16,
} as const satisfies Partial<Record<keyof Config, number>>;
type Secret = keyof typeof least;
const secrets = Object.keys(least) as Secret[];

/** Settings that others see; none of them may also be a secret. */
const shown = [
  'RAZORPAY_KEY_ID',
  'S3_ACCESS_KEY_ID',
  'MSG91_OTP_TEMPLATE_ID',
  'MSG91_NOTICE_TEMPLATE_ID',
  'MSG91_OTP_TEMPLATE_ID_OR',
  'MSG91_OTP_TEMPLATE_ID_HI',
  'MSG91_NOTICE_TEMPLATE_ID_OR',
  'MSG91_NOTICE_TEMPLATE_ID_HI',
] as const;

/** What is wrong with the secrets of a server in production, in one line an operator can act on. */
export function faultOfSecrets(config: Config): string | null {
  for (const name of secrets) {
    const secret = config[name];
    if (secret === undefined) continue;
    if (secret.length < least[name]) return `${name}: must be at least ${least[name]} characters in production.`;
    if (isGuessable(secret)) return `${name}: is too easy to guess. ${where[name] ?? made}`;
    const same = namesOf(config).find(
      ([other, value]) => other !== name && value !== undefined && [secret, encodeURIComponent(secret)].includes(value),
    );
    if (same) return `${name}: is the same as ${same[0]}. Each needs one of its own.`;
  }
  return null;
}

const made = 'Make one with `openssl rand -base64 48`.';
const byVendor = 'Take the one the provider made for you.';
const where: Partial<Record<Secret, string>> = {
  S3_SECRET_ACCESS_KEY: byVendor,
  MSG91_AUTH_KEY: byVendor,
  RAZORPAY_KEY_SECRET: byVendor,
};

function namesOf(config: Config): [name: string, value: string | undefined][] {
  const { DATABASE_URL = '' } = config;
  const password = URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL).password : '';
  return [
    ...secrets.map((name): [string, string | undefined] => [name, config[name]]),
    ...shown.map((name): [string, string | undefined] => [name, config[name]]),
    ['the password in DATABASE_URL', password || undefined],
  ];
}

/** Of 32 random hexadecimal digits, the shortest secret of our own, nearly all have more; of 16 letters and digits too. */
const FEWEST_STEPS = 8;

/** Words of examples, and of people in a hurry. Random letters contain such a word once in many million secrets. */
const placeholder = /change|secret|passw|example|sankalp|namaste/i;

/** Secrets that were written down for all to read: in this repository, now or once. */
const published: ReadonlySet<string> = new Set([
  'c55ad0159f86d081884c7d659a2feaa0',
  '9f86d081884c7d659a2feaa0c55ad015',
  'a bench has nothing to hide 7391',
]);

/** One sign over and over, a row of the keyboard or the alphabet, a short word repeated: few different steps from sign to sign. */
function isGuessable(secret: string): boolean {
  const steps = Array.from(secret.slice(1), (sign, index) => sign.charCodeAt(0) - secret.charCodeAt(index));
  return new Set(steps).size < FEWEST_STEPS || placeholder.test(secret) || published.has(secret);
}
