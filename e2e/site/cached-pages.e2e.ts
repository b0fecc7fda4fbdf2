import { expect, test } from 'vitest';
import { site } from '../browser.ts';

/** Pages that are kept for a moment for everybody who is not signed in. */

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site() + path, { headers })).text();

test('a page with a person in it is theirs alone, also while strangers ask for it', async () => {
  const signIn = await fetch(`${site()}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '9000000004', password: 'namaste123' }),
  });
  const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { data } = (await signIn.json()) as { data: { user: { name: string } } };
  const [first = ''] = data.user.name.split(' ');
  const asked = Array.from({ length: 12 }, (_, n) => read('/home', n % 2 ? { cookie } : {}));
  for (const [n, text] of (await Promise.all(asked)).entries()) expect(text.includes(first), `${n}`).toBe(n % 2 === 1);
  for (const path of ['/', '/services', '/about']) {
    expect(await read(path, { cookie })).toContain(first);
    expect(await read(path)).not.toContain(first);
  }
});

test('nothing in it is allowed by a nonce, and each page that has one has its own', async () => {
  expect(await read('/home')).not.toContain('nonce=');
  const nonces = new Set<string>();
  for (const answer of await Promise.all(['/contact', '/contact'].map((path) => fetch(site() + path)))) {
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test('shows what words behind its address ask for', async () => {
  const [all, some] = await Promise.all([read('/services'), read('/services?search=vivah')]);
  expect(some).toContain('value="vivah"');
  expect(all).not.toContain('value="vivah"');
});

test('a file says no more than a file has to, and is not asked for again', async () => {
  const [sheet = ''] = /\/assets\/[^"]+\.css/.exec(await read('/home')) ?? [];
  const [style, drawing] = await Promise.all([sheet, '/favicon.svg'].map((path) => fetch(site() + path)));
  for (const { headers } of [style, drawing].flatMap((one) => one ?? [])) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers].map(([name, value]) => name + value).join('').length).toBeLessThan(500);
  }
  expect(style?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(drawing?.headers.get('cache-control')).toMatch(/max-age=604800/);
});
