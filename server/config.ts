import { z } from 'zod';
import { tiersIn, usualPolicy, type Policy } from '#domain/booking/cancellation.ts';
import { MESSAGES_A_DAY } from '#domain/bounds.ts';
import { faultOfSecrets } from './config-secrets.ts';

/** The only reader of the environment. Each default needs no account and no network. */

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
const connections = whole.pipe(z.number().min(1).max(200));

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');

export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole.pipe(z.number().max(65535)).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_REPLICA_LAG: whole.pipe(z.number().min(1)).default(1_000),
  DATABASE_POOL: connections.default(20),
  DATABASE_READ_POOL: connections.default(10),
  DATABASE_JOB_POOL: connections.default(4),
  DATABASE_STREAM_POOL: connections.default(2),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address, https://…' })
    .refine((text) => URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin, 'must be a host alone')
    .optional(),
  /** Where pages call the API: below a path of their own host, or, from the server that draws them, at another address. */
  API_URL: z
    .string()
    .refine(
      (value) => /^\/[\w/-]+$/.test(value) || /^https?:$/.test(protocolOf(value)),
      'must be a path or a web address',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .default('/api'),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TOKEN_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  /** Whether an admin's sign-in needs an app's code beside the password; `required` in production unless set. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .default(1),
  ALLOW_SANDBOX: flag.default(false),
  DEMO_DATA: flag.optional(),
  /**
   * Captchas and password hashes that cost next to nothing, and a database of our own that does not wait for the disk.
   * Only together with `NODE_ENV=test`, so that no single slip weakens what people trust.
   */
  UNSAFE_FOR_TESTS: flag.default(false),
  /** `built`: what `npm run build` made; `dev`: compiled on the fly; `none`: the API alone. */
  WEB: z.enum(['built', 'dev', 'none']).default('built'),
  BRAND_NAME: z.string().min(1).default('Sankalp'),
  /** How much of an advance a family gets back when it cancels: from this many hours before the start on, this many percent. */
  CANCELLATION_POLICY: z
    .string()
    .refine((text) => tiersIn(text) !== null, 'must be hours and percents, both getting less, like 72:100,24:50')
    .default('72:100,24:50'),
  /** The most a family is given as credit when its pandit withdraws, in rupees. */
  WITHDRAWAL_CREDIT: whole.default(usualPolicy.credit),
  /** Whether that credit is taken off what the pandit earns next. */
  CREDIT_FROM_PANDIT: flag.default(false),
  /** Who runs it, and who answers complaints: shown on the pages of terms and privacy. */
  LEGAL_NAME: z.string().optional(),
  LEGAL_ADDRESS: z.string().optional(),
  GRIEVANCE_OFFICER: z.string().optional(),
  GRIEVANCE_EMAIL: z.email('must be an e-mail address').optional(),
  GRIEVANCE_PHONE: z.string().optional(),

  /** Where uploaded pictures lie: `local` in `DATA_DIR`, `s3` in a bucket. */
  FILES_PROVIDER: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  SMS_PROVIDER: z.enum(['sandbox', 'msg91']).default('sandbox'),
  SMS_PER_DAY: whole.pipe(z.number().min(1)).default(MESSAGES_A_DAY),
  SMS_AT_ONCE: whole.pipe(z.number().min(1).max(1_000)).default(50),
  SMS_PER_SECOND: whole.pipe(z.number().min(1)).default(1_000),
  MSG91_URL: z.url().default('https://control.msg91.com'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_OTP_TEMPLATE_ID: z.string().optional(),
  MSG91_NOTICE_TEMPLATE_ID: z.string().optional(),
  MSG91_OTP_TEMPLATE_ID_OR: z.string().optional(),
  MSG91_OTP_TEMPLATE_ID_HI: z.string().optional(),
  MSG91_NOTICE_TEMPLATE_ID_OR: z.string().optional(),
  MSG91_NOTICE_TEMPLATE_ID_HI: z.string().optional(),

  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_KEYS_URL: z
    .url()
    .default('https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'),

  PAYMENT_PROVIDER: z.enum(['sandbox', 'razorpay']).default('sandbox'),
  RAZORPAY_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
});

export type Config = z.output<typeof settings>;

/** A setting that is wrong, in one line an operator can act on. */
export class ConfigError extends Error {}

const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const demands: readonly [when: (config: Config) => boolean, names: readonly (keyof Config)[]][] = [
  [
    (config) => config.SMS_PROVIDER === 'msg91',
    ['MSG91_AUTH_KEY', 'MSG91_OTP_TEMPLATE_ID', 'MSG91_NOTICE_TEMPLATE_ID'],
  ],
  [
    (config) => config.PAYMENT_PROVIDER === 'razorpay',
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ],
  [(config) => config.FILES_PROVIDER === 's3', s3],
  [(config) => config.NODE_ENV === 'production', ['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL']],
  // a family whose pandit does not come has somebody to call; the rules for e-commerce ask for it too
  [
    (config) => config.NODE_ENV === 'production' && config.PAYMENT_PROVIDER === 'razorpay',
    ['GRIEVANCE_OFFICER', 'GRIEVANCE_PHONE'],
  ],
];

/** Reads and checks every setting; empty values count as not set. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0] ?? 'A setting')}: ${issue?.message ?? 'is wrong'}.`);
  }
  const config = parsed.data;
  for (const [when, names] of demands) {
    const missing = names.find((name) => config[name] === undefined);
    if (when(config) && missing) throw new ConfigError(`${missing}: must be set for this configuration.`);
  }
  if (config.NODE_ENV === 'production' && !config.ALLOW_SANDBOX && config.PUBLIC_URL) {
    if (isLocal(config.PUBLIC_URL)) throw new ConfigError('PUBLIC_URL: must be an address that families can reach.');
    if (config.PUBLIC_URL.startsWith('http:'))
      throw new ConfigError('PUBLIC_URL: must begin with https:// in production.');
  }
  if (config.UNSAFE_FOR_TESTS && config.NODE_ENV !== 'test') {
    throw new ConfigError('UNSAFE_FOR_TESTS: is only for tests, together with NODE_ENV=test.');
  }
  // a bucket that was named is meant to be used: pictures must not pile up in a folder that nobody backs up
  const idle = config.NODE_ENV === 'production' && config.FILES_PROVIDER === 'local' && s3.find((name) => config[name]);
  if (idle) throw new ConfigError(`${idle}: is set, but FILES_PROVIDER is not s3.`);
  const sandboxed = config.SMS_PROVIDER === 'sandbox' || config.PAYMENT_PROVIDER === 'sandbox';
  if (config.NODE_ENV === 'production' && sandboxed && !config.ALLOW_SANDBOX) {
    throw new ConfigError(
      'SMS_PROVIDER, PAYMENT_PROVIDER: the sandbox is not for production. Set real providers, or ALLOW_SANDBOX=1 for a trial.',
    );
  }
  const weak = config.NODE_ENV === 'production' && faultOfSecrets(config);
  if (weak) throw new ConfigError(weak);
  return config;
}

/** An address of one machine or its own network: nobody who gets a link to it by message can follow it. */
function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    /(^|\.)(localhost|local|localdomain|internal)\.?$|^\[(::1?|f[cd][\da-f]{2}:.*|fe80:.*|::ffff:.*)\]$/i.test(
      hostname,
    ) ||
    /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname) ||
    !/[.:]/.test(hostname)
  );
}

/** What a family is promised about cancelling that asks now. */
export const policyOf = ({ CANCELLATION_POLICY, WITHDRAWAL_CREDIT, CREDIT_FROM_PANDIT }: Config): Policy => ({
  tiers: tiersIn(CANCELLATION_POLICY) ?? usualPolicy.tiers,
  credit: WITHDRAWAL_CREDIT,
  fromPandit: CREDIT_FROM_PANDIT,
});

/** Whether the server that draws the pages asks the API of another one. */
export const isApiElsewhere = ({ API_URL }: Pick<Config, 'API_URL'>): boolean => !API_URL.startsWith('/');

/** A trial: everything as in production, but nothing is sent and no money moves. Strangers may come by. */
export const isTrial = ({ NODE_ENV, SMS_PROVIDER, PAYMENT_PROVIDER }: Config): boolean =>
  NODE_ENV === 'production' && (SMS_PROVIDER === 'sandbox' || PAYMENT_PROVIDER === 'sandbox');

export const configFromEnvironment = (): Config => readConfig(process.env);
