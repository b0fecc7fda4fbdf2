import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf, fromOwnPage, member, PASSWORD, postWith } from '../auth/test-auth.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** The language of what the server says. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function toldIn(locale: string): Promise<{ status: number; message: string; fields: Record<string, string> }> {
  const reply = await fetch(`${t.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `sankalp_locale=${locale}` },
    body: JSON.stringify({ phone: '12', password: 'x' }),
  });
  const { message, error } = (await reply.json()) as { message: string; error: { fields: Record<string, string> } };
  return { status: reply.status, message, fields: error.fields };
}

test('a refusal and its fields are said in the language chosen in the browser', async () => {
  const { status, message, fields } = await toldIn('en-XA');
  expect(status).toBe(400);
  expect([message, ...Object.values(fields)]).toEqual(expect.arrayContaining([expect.stringMatching(/^⟦Phóñé/)]));
});

test.each(['en-IN', 'fr', '%00', ''])('in English where “%s” is chosen', async (locale) => {
  expect((await toldIn(locale)).fields['phone']).toBe('Phone number must be 10 digits');
});

test('of somebody signed in, their account’s language counts where the browser has chosen none', async () => {
  const { phone, id } = await member(t);
  const { headers } = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
  const refused = async (cookie: string) => {
    const reply = await fetch(`${t.url}/api/user/end-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...fromOwnPage },
      body: JSON.stringify({ sessionId: '019d2fb3-a603-768d-bec0-3e62f074b4a8' }),
    });
    return ((await reply.json()) as { message: string }).message;
  };
  const mine = cookieOf(headers);
  const before = await refused(mine);
  await t.deps.pool`UPDATE people SET locale = 'en-XA' WHERE id = ${id}`;
  expect(await refused(mine)).toMatch(/^⟦/);
  expect(await refused(`${mine}; sankalp_locale=en-IN`)).toBe(before);
});
