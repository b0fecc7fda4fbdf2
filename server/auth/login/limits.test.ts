import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { freshPhone, postWith } from '../test-auth.ts';

test.each([
  ['/auth/otp/send', 20, { phone: freshPhone(), captcha: 'made up' }],
  ['/auth/enter', 20, { phone: freshPhone(), verification: 'made up' }],
  ['/auth/otp/verify', 60, { phone: freshPhone(), otp: '123456' }],
  ['/get-user-by-phone', 10, { phone: freshPhone() }],
])('%s may be called %i times a minute from one address', async (path, allowed, body) => {
  const t = await testApp({ RATE_LIMIT_SCALE: '1' });
  const from = (address: string) => postWith(t, path, { 'x-forwarded-for': address }, body);
  for (let nth = 1; nth <= allowed; nth += 1) expect((await from('203.0.113.5')).status).not.toBe(429);
  const next = await from('203.0.113.5');
  expect(next).toMatchObject({ status: 429, code: 'too_many' });
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('203.0.113.6')).status).not.toBe(429);
  await t.close();
});
