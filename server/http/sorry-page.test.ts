import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** A link to a file that cannot be had: the visitor reads why, and finds the way back. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const press = async (headers: Record<string, string>) => {
  const reply = await fetch(`${t.url}/api/contact/admin/messages.csv`, { headers });
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('says so on a page, with the way back to where the link was', async () => {
  const { status, type, text } = await press({ accept: BROWSER, referer: `${t.url}/admin/messages?search="x"` });
  expect([status, type]).toEqual([401, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>Please log in to continue.</h1>');
  expect(text).toContain('<a href="/admin/messages?search=%22x%22">Back to where you were</a>');
});

test('is in the visitor’s language, and says which that is', async () => {
  const { text } = await press({ accept: BROWSER, cookie: 'sankalp_locale=hi-IN' });
  expect(text).toContain('<html lang="hi-IN">');
  expect(text).toMatch(/<h1>[^<a-z]*[\u0905-\u0939][^<a-z]*<\/h1>/);
  expect((await press({ accept: BROWSER })).text).toContain('<html lang="en-IN">');
});

test('leads to nobody else’s page', async () => {
  expect((await press({ accept: BROWSER, referer: 'https://evil.example/x' })).text).toContain('<a href="/">');
});

test('answers programs and scripts as ever', async () => {
  const { status, text } = await press({ accept: '*/*' });
  expect([status, JSON.parse(text).error.code]).toEqual([401, 'sign_in']);
});
