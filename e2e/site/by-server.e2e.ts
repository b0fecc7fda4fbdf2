import { expect, test } from 'vitest';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { phone as phoneScreen, site, visitor } from '../browser.ts';
import { newFamily } from '../made.ts';
import { PASSWORD } from '../people.ts';

/** Pages answer forms without script, and only forms of their own. */

const form = (fields: Record<string, string>) => new URLSearchParams({ _form: 'password', ...fields });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site() + path, { method: 'POST', body, headers, redirect: 'manual' });
const ours = { 'sec-fetch-site': 'same-origin' };

test('a family signs in without script, a wrong password being told first', async () => {
  const { phone } = await newFamily();
  const { page, context } = await visitor(phoneScreen, { script: false });
  await page.goto('/login?next=%2Fmy-bookings');
  await page.getByLabel('Phone number').fill(phone);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill('not-the-one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('The phone number or the password is not right.').waitFor();
  expect(await page.getByLabel('Phone number').inputValue()).toBe(phone);
  expect(await password.inputValue()).toBe('');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/my-bookings');
  expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['sankalp_session', true]]);
});

test('what another site’s page sends is refused before anything is done with it', async () => {
  const { phone } = await newFamily();
  const body = form({ phone, password: PASSWORD });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
    const reply = await post('/login', body, headers);
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
    expect(await reply.json()).toMatchObject({ error: { code: 'foreign_page' } });
  }
  const reply = await post('/login', body, ours);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/services']);
  expect(reply.headers.getSetCookie()).toHaveLength(1);
});

test('a form that is too long, of another kind or none of the page’s is refused', async () => {
  expect((await post('/login', form({ phone: '9'.repeat(70_000) }), ours)).status).toBe(413);
  expect((await post('/login', 'hello', { ...ours, 'content-type': 'text/plain' })).status).toBe(415);
  for (const path of ['/login', '/find-pandit', '/login.data'])
    expect((await post(path, 'hello', { ...ours, 'content-type': 'multipart/form-data' })).status).toBe(400);
  expect((await post('/login', new URLSearchParams({ _form: 'constructor' }), ours)).status).toBe(400);
  expect((await post('/about', form({}), ours)).status).toBe(405);
});

test('agreeing to the privacy notice leads back to the page, and on an old page to the newest notice', async () => {
  const { phone } = await newFamily();
  const signedIn = await post('/login', form({ phone, password: PASSWORD }), ours);
  const [cookie = ''] = signedIn.headers.getSetCookie();
  const agreeTo = async (noticeVersion: string, back: string) => {
    const reply = await post('/agree', new URLSearchParams({ noticeVersion, back }), {
      ...ours,
      cookie: cookie.split(';')[0] ?? '',
    });
    return [reply.status, reply.headers.get('location')];
  };
  expect(await agreeTo(NOTICE_VERSION, '/my-bookings?page=2')).toEqual([302, '/my-bookings?page=2']);
  expect(await agreeTo(NOTICE_VERSION, 'https://evil.example')).toEqual([302, '/home']);
  expect(await agreeTo('2026-11-23', '/my-bookings')).toEqual([302, '/privacy']);
  expect((await post('/agree', new URLSearchParams({ noticeVersion: NOTICE_VERSION }), {})).status).toBe(403);
});
