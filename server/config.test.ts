import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

/** The README's table and the settings themselves say the same. */

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .*\|$/gm)].map(([, name, shown]) => ({ name, shown }));

const shownDefault = (value: unknown): string => {
  if (value === undefined) return 'none';
  return `\`${typeof value === 'boolean' ? Number(value) : String(value)}\``;
};

test('the README names every setting, in the same order, with its default', () => {
  const defaults: Record<string, unknown> = readConfig({});
  expect(rows).toEqual(Object.keys(settings.shape).map((name) => ({ name, shown: shownDefault(defaults[name]) })));
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/s',
  TOKEN_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
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

  test('a bucket is named whole or not at all', () => {
    const bucket = {
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: 'https://store.example.in',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
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
