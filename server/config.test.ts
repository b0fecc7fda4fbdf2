import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

/** The table of settings and the settings themselves say the same. */

const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .*\|$/gm)].map(([, name, shown]) => ({ name, shown }));

const shownDefault = (value: unknown): string => {
  if (value === undefined) return 'none';
  return `\`${typeof value === 'boolean' ? Number(value) : String(value)}\``;
};

test('docs/settings.md names every setting, in the same order, with its default', () => {
  const defaults: Record<string, unknown> = readConfig({});
  expect(rows).toEqual(Object.keys(settings.shape).map((name) => ({ name, shown: shownDefault(defaults[name]) })));
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/s',
  TOKEN_SECRET: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'https://sankalp.example',
};

describe('settings', () => {
  test('an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test('production needs real providers, or the word that it is a trial', () => {
    expect(() => readConfig(production)).toThrow(ConfigError);
    expect(readConfig({ ...production, ALLOW_SANDBOX: '1' }).NODE_ENV).toBe('production');
    const msg91 = {
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'a',
      MSG91_OTP_TEMPLATE_ID: 'b',
      MSG91_NOTICE_TEMPLATE_ID: 'c',
    };
    expect(() => readConfig({ ...production, ...msg91 })).toThrow(
      'SMS_PROVIDER, PAYMENT_PROVIDER: the sandbox is not for production. Set real providers, or ALLOW_SANDBOX=1 for a trial.',
    );
  });

  test('a template of messages in Odia or Hindi is optional', () => {
    const msg91 = {
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: 'a',
      MSG91_OTP_TEMPLATE_ID: 'b',
      MSG91_NOTICE_TEMPLATE_ID: 'c',
    };
    expect(readConfig(msg91).MSG91_NOTICE_TEMPLATE_ID_OR).toBeUndefined();
    const known = readConfig({ ...msg91, MSG91_NOTICE_TEMPLATE_ID_OR: 'd', MSG91_OTP_TEMPLATE_ID_HI: '' });
    expect(known).toMatchObject({ MSG91_NOTICE_TEMPLATE_ID_OR: 'd' });
    expect(known.MSG91_OTP_TEMPLATE_ID_HI).toBeUndefined();
    // and none stands for the English one
    const without = { ...msg91, MSG91_NOTICE_TEMPLATE_ID: '', MSG91_NOTICE_TEMPLATE_ID_OR: 'd' };
    expect(() => readConfig(without)).toThrow('MSG91_NOTICE_TEMPLATE_ID: must be set for this configuration.');
  });

  test('what makes tests quick is for nothing but tests', () => {
    expect(readConfig({}).UNSAFE_FOR_TESTS).toBe(false);
    expect(readConfig({ NODE_ENV: 'test', UNSAFE_FOR_TESTS: '1' }).UNSAFE_FOR_TESTS).toBe(true);
    const { NODE_ENV: _production, ...rest } = production;
    const trial = { ...rest, ALLOW_SANDBOX: '1' };
    for (const NODE_ENV of ['', 'development', 'production']) {
      expect(() => readConfig({ ...trial, NODE_ENV, UNSAFE_FOR_TESTS: '1' })).toThrow(
        'UNSAFE_FOR_TESTS: is only for tests, together with NODE_ENV=test.',
      );
    }
  });

  test('production needs an address of its own, for the links it sends', () => {
    expect(() => readConfig({ ...production, ALLOW_SANDBOX: '1', PUBLIC_URL: '' })).toThrow('PUBLIC_URL: must be set');
  });

  test.each([
    'x'.repeat(40),
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyzabcdefghijkl',
    'secret-'.repeat(6),
    'please-change-this-before-production-1',
  ])('production takes no secret that can be guessed, such as %s', (TOKEN_SECRET) => {
    expect(() => readConfig({ ...production, ALLOW_SANDBOX: '1', TOKEN_SECRET })).toThrow(
      'TOKEN_SECRET: is too easy to guess. Make one with `openssl rand -base64 48`.',
    );
    expect(readConfig({ TOKEN_SECRET }).TOKEN_SECRET).toBe(TOKEN_SECRET);
  });

  describe('in production every secret', () => {
    const own = () => randomBytes(24).toString('base64url');
    const real = () => ({
      ...production,
      SMS_PROVIDER: 'msg91',
      MSG91_AUTH_KEY: own(),
      MSG91_OTP_TEMPLATE_ID: 'otp-7',
      MSG91_NOTICE_TEMPLATE_ID: 'notice-7',
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: `rzp_live_${own()}`,
      RAZORPAY_KEY_SECRET: own(),
      RAZORPAY_WEBHOOK_SECRET: own(),
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: own(),
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: 'https://store.example.in',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: own(),
      S3_SECRET_ACCESS_KEY: own(),
      GRIEVANCE_OFFICER: 'Anjali Mohanty',
      GRIEVANCE_PHONE: '+91 674 255 0100',
    });
    const secrets = [
      'TOKEN_SECRET',
      'MSG91_AUTH_KEY',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
      'S3_SECRET_ACCESS_KEY',
    ] as const;

    test('of its own, long and random, is taken', () => {
      expect(readConfig(real()).PAYMENT_PROVIDER).toBe('razorpay');
    });

    test.each(secrets)('%s is refused where it is short, easy to guess or an example', (name) => {
      expect(() => readConfig({ ...real(), [name]: 'abc' })).toThrow(`${name}: must be at least`);
      for (const weak of [
        '1'.repeat(40),
        'abcdefghijklmnopqrstuvwxyzabcdefghijkl',
        'wJalrXUtnFEMI-K7MDENG-bPxRfiCYEXAMPLEKEY',
      ])
        expect(() => readConfig({ ...real(), [name]: weak }), weak).toThrow(`${name}: is too easy to guess.`);
    });

    test.each(
      secrets.flatMap((name) => secrets.filter((other) => other < name).map((other) => [name, other] as const)),
    )('%s is not %s as well', (name, other) => {
      const doubled = randomBytes(32).toString('base64');
      expect(() => readConfig({ ...real(), [name]: doubled, [other]: doubled })).toThrow(/: is the same as /);
    });

    test('is neither an id that is shown nor the password of the database', () => {
      const id = `rzp_live_${own()}`;
      expect(() => readConfig({ ...real(), RAZORPAY_KEY_ID: id, RAZORPAY_WEBHOOK_SECRET: id })).toThrow(
        'RAZORPAY_WEBHOOK_SECRET: is the same as RAZORPAY_KEY_ID. Each needs one of its own.',
      );
      const TOKEN_SECRET = `${own()}/+=`;
      const DATABASE_URL = `postgres://app:${encodeURIComponent(TOKEN_SECRET)}@db/s`;
      expect(() => readConfig({ ...real(), TOKEN_SECRET, DATABASE_URL })).toThrow(
        'TOKEN_SECRET: is the same as the password in DATABASE_URL.',
      );
    });

    test('that is in this repository is refused', () => {
      const files = globSync('{server,e2e,bench,scripts,demo}/**/*.{ts,mjs}', { cwd: new URL('..', import.meta.url) });
      const named = files.flatMap((file) => {
        const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
        return [...text.matchAll(/\w*(?:SECRET|AUTH_KEY)\w*['"]?\s*[:=]\s*['"]([^'"]+)['"]/g)].map(
          ([, secret = '']) => secret,
        );
      });
      expect(named.length).toBeGreaterThan(5);
      const old = 'c55ad0159f86d081884c7d659a2feaa0';
      for (const TOKEN_SECRET of [old, ...named])
        expect(() => readConfig({ ...real(), TOKEN_SECRET }), TOKEN_SECRET).toThrow(/^TOKEN_SECRET: /);
    });

    test('families have somebody to call', () => {
      for (const name of ['GRIEVANCE_OFFICER', 'GRIEVANCE_PHONE'])
        expect(() => readConfig({ ...real(), [name]: '' })).toThrow(`${name}: must be set`);
    });

    test('outside production none is looked at', () => {
      const { NODE_ENV: _production, ...rest } = real();
      expect(readConfig({ ...rest, RAZORPAY_WEBHOOK_SECRET: 'abc' }).RAZORPAY_WEBHOOK_SECRET).toBe('abc');
    });

    test.each([
      'https://localhost',
      'https://localhost:3000',
      'http://127.0.0.1:3000',
      'https://0.0.0.0',
      'https://[::1]',
      'https://192.168.1.7',
      'https://10.0.0.4:8443',
      'https://shop.localhost',
      'https://server',
    ])('and PUBLIC_URL is not %s, which a family cannot reach', (PUBLIC_URL) => {
      expect(() => readConfig({ ...real(), PUBLIC_URL })).toThrow(
        'PUBLIC_URL: must be an address that families can reach.',
      );
      // a trial sends no links to anybody
      expect(readConfig({ ...real(), PUBLIC_URL, ALLOW_SANDBOX: '1' })).toMatchObject({ PUBLIC_URL });
    });
  });

  test('a bucket is named whole or not at all', () => {
    const bucket = {
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: 'https://store.example.in',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: randomBytes(30).toString('base64'),
    };
    expect(readConfig(bucket)).toMatchObject({ ...bucket, S3_REGION: 'ap-south-1' });
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(`${name}: must be set for this configuration.`);
    }
    const trial = { ...production, ALLOW_SANDBOX: '1' };
    expect(readConfig({ ...trial, ...bucket }).S3_BUCKET).toBe('pictures');
    expect(() => readConfig({ ...trial, S3_BUCKET: 'pictures' })).toThrow(
      'S3_BUCKET: is set, but FILES_PROVIDER is not s3.',
    );
  });

  test.each([
    [{ PORT: 'http' }, 'PORT: must be a whole number.'],
    [{ NODE_ENV: 'production' }, 'DATABASE_URL: must be set for this configuration.'],
    [{ SMS_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY: must be set for this configuration.'],
    [{ DATABASE_URL: 'mysql://localhost/a' }, 'DATABASE_URL: must be a postgres:// address.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL: must be a web address'],
    [{ PUBLIC_URL: 'ftp://sankalp.example' }, 'PUBLIC_URL: must be a web address'],
    [{ PUBLIC_URL: 'https://sankalp.example/sub?x=1' }, 'PUBLIC_URL: must be a host alone.'],
    [{ ...production, PUBLIC_URL: 'http://sankalp.example' }, 'PUBLIC_URL: must begin with https:// in production.'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET: must be at least 32 characters.'],
    [{ PORT: '70000' }, /^PORT: /],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE: must be a number.'],
    [{ DATABASE_URL: 'http://db' }, 'DATABASE_URL: must be a postgres:// address.'],
    [{ FILES_PROVIDER: 'ftp' }, /^FILES_PROVIDER: /],
    [{ S3_ENDPOINT: 'store' }, 'S3_ENDPOINT: must be a web address.'],
    [{ WEB: 'maybe' }, /^WEB: /],
    [{ API_URL: 'api.example.in' }, 'API_URL: must be a path or a web address.'],
    [{ API_URL: 'javascript:alert(1)' }, 'API_URL: must be a path or a web address.'],
  ])('%o is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
