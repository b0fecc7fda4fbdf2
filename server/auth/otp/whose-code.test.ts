import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, hours, MINUTE, minutes, seconds } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { solvedCaptcha } from '../captcha/test-captcha.ts';
import { codeOf, customer, freshPhone, otherThan, testClock } from '../test-auth.ts';

/** A code belongs to the browser that asked for it (docs/decisions/0120-whose-code-it-is.md): what strangers can do to somebody's phone. */

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

let phone = '';
beforeEach(() => {
  phone = freshPhone();
});

interface Answer {
  status: number;
  code: string | undefined;
  data: { handle?: string; verification?: string } | undefined;
}

/** A browser behind an address, which keeps its cookies unless it is told not to. */
function browser(ip: string, { keeps = true } = {}) {
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object): Promise<Answer> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await fetch(`${t.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
    for (const one of keeps ? reply.headers.getSetCookie() : []) {
      const [name = '', value = ''] = one.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const answer = (await reply.json()) as { data?: Answer['data']; error?: { code: string } };
    return { status: reply.status, code: answer.error?.code, data: answer.data };
  };
  return {
    cookies,
    send: async (more: object = {}) => post('/auth/otp/send', { phone, captcha: await solvedCaptcha(t.url), ...more }),
    verify: (otp: string, more: object = {}) => post('/auth/otp/verify', { phone, otp, ...more }),
    login: (otp: string, more: object = {}) => post('/auth/login-otp', { phone, otp, ...more }),
  };
}

const OWNER = '203.0.113.7';
const STRANGER = '198.51.100.23';
const sent = { status: 200 };
const right = { status: 200, data: { verification: expect.any(String) } };

describe('a stranger who guesses', () => {
  test.each([
    ['from elsewhere', STRANGER],
    ['behind the same address', OWNER],
  ])('%s burns no code of the owner’s', async (_where, ip) => {
    const [owner, stranger] = [browser(OWNER), browser(ip)];
    expect(await owner.send()).toMatchObject(sent);
    const code = await codeOf(t, phone);
    for (let nth = 1; nth <= 6; nth += 1) expect((await stranger.verify(otherThan(code))).status).not.toBe(200);
    expect(await owner.verify(code)).toMatchObject(right);
  });

  test('gets nothing for a right guess from another network, nor with a handle of another phone', async () => {
    const [owner, stranger] = [browser(OWNER), browser(STRANGER)];
    await owner.send();
    const code = await codeOf(t, phone);
    expect(await stranger.verify(code)).toMatchObject({ status: 401, code: 'otp_expired' });
    const owned = phone;
    phone = freshPhone();
    const { data } = await stranger.send();
    phone = owned;
    expect(await stranger.verify(code, { handle: data?.handle })).toMatchObject({ status: 401, code: 'otp_expired' });
    expect(await owner.verify(code)).toMatchObject(right);
  });

  test('has a code of their own to guess at, and leaves the owner’s alone', async () => {
    const [owner, stranger] = [browser(OWNER), browser(STRANGER)];
    await owner.send();
    const code = await codeOf(t, phone);
    expect(await stranger.send()).toMatchObject(sent);
    const theirs = await codeOf(t, phone);
    for (let nth = 1; nth <= 5; nth += 1)
      expect(await stranger.verify(otherThan(theirs))).toMatchObject({ status: 401, code: 'otp_wrong' });
    expect(await stranger.verify(theirs)).toMatchObject({ status: 429, code: 'otp_spent' });
    expect(await owner.verify(code)).toMatchObject(right);
  });

  test('is held to five tries with the handle and five without, however many come at once', async () => {
    const [owner, bare] = [browser(OWNER), browser(OWNER, { keeps: false })];
    await owner.send();
    const wrong = otherThan(await codeOf(t, phone));
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, nth) => (nth % 2 ? owner : bare).verify(wrong)));
    expect(guesses.filter(({ code }) => code === 'otp_wrong')).toHaveLength(10);
    expect(guesses.filter(({ code }) => code === 'otp_spent')).toHaveLength(30);
  });
});

describe('a stranger who has codes sent', () => {
  test('uses up no hour of the owner’s, nor the wait before the next', async () => {
    const [owner, stranger] = [browser(OWNER), browser(STRANGER)];
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(await stranger.send()).toMatchObject(sent);
      clock.forward(seconds(30));
    }
    expect(await stranger.send()).toMatchObject({ status: 429, code: 'too_many' });
    expect(await owner.send()).toMatchObject(sent);
    expect(await owner.verify(await codeOf(t, phone))).toMatchObject(right);
  });

  test('causes twelve a day from wherever they ask, and then a browser that the phone knows still gets its own', async () => {
    await customer(t, phone);
    clock.forward(days(1));
    const owner = browser(OWNER);
    await owner.send();
    expect(await owner.login(await codeOf(t, phone))).toMatchObject({ status: 200 });
    clock.forward(hours(1));
    let taken = 0;
    for (let nth = 1; nth <= 20; nth += 1) {
      if ((await browser(`198.51.100.${nth}`).send()).status === 200) taken += 1;
      clock.forward(MINUTE);
    }
    expect(taken).toBe(11);
    expect(await browser('192.0.2.1').send()).toMatchObject({ status: 429, code: 'too_many' });
    expect(await owner.send()).toMatchObject(sent);
    expect(await owner.login(await codeOf(t, phone))).toMatchObject({ status: 200 });
    clock.forward(days(1));
    expect(await browser('192.0.2.1').send()).toMatchObject(sent);
  });

  test('keeps the owner out of a new browser for an hour at most, and not at all where they signed in before', async () => {
    await customer(t, phone);
    const home = browser(OWNER);
    await home.send();
    await home.login(await codeOf(t, phone));
    clock.forward(days(1));
    for (let nth = 1; nth <= 12; nth += 1) {
      await browser(`198.51.100.${nth % 3}`).send();
      clock.forward(MINUTE);
    }
    // a new phone at home, and one on the road
    const [atHome, away] = [browser(OWNER), browser('192.0.2.44')];
    expect(await away.send()).toMatchObject({ status: 429, code: 'too_many' });
    expect(await atHome.send()).toMatchObject(sent);
    expect(await atHome.login(await codeOf(t, phone))).toMatchObject({ status: 200 });
    clock.forward(hours(1));
    // a network that has asked today does not take the one that is there then
    expect(await browser('198.51.100.1').send()).toMatchObject({ status: 429, code: 'too_many' });
    expect(await away.send()).toMatchObject(sent);
    expect(await away.login(await codeOf(t, phone))).toMatchObject({ status: 200 });
    let more = 0;
    for (let nth = 1; nth <= 40; nth += 1) {
      if ((await browser(`203.0.113.${100 + nth}`).send()).status === 200) more += 1;
      clock.forward(minutes(10));
    }
    // what a phone is sent in a day stays bounded: one an hour
    expect(more).toBeLessThanOrEqual(7);
  });

  test('gains nothing by the many networks of one IPv6 connection', async () => {
    let taken = 0;
    for (let nth = 1; nth <= 12; nth += 1) {
      if ((await browser(`2001:db8:77:${nth}::1`).send()).status === 200) taken += 1;
      clock.forward(minutes(1));
    }
    clock.forward(hours(1));
    expect(taken).toBe(12);
    expect(await browser('2001:db8:77:99::1').send()).toMatchObject({ status: 429, code: 'too_many' });
    expect(await browser('2001:db8:78:1::1').send()).toMatchObject(sent);
  });

  test('makes no browser known by altering its cookie, nor with that of another phone', async () => {
    const forger = browser(OWNER);
    await forger.send();
    await forger.verify(await codeOf(t, phone));
    const [[name = '', value = ''] = []] = forger.cookies;
    expect(value).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    const owned = phone;
    phone = freshPhone();
    for (let nth = 1; nth <= 12; nth += 1) {
      await browser(`198.51.100.${nth}`).send();
      clock.forward(MINUTE);
    }
    for (const made of [
      value,
      `${value.slice(0, -2)}AA`,
      value.split('.')[0] ?? '',
      `${value}.x`,
      '.',
      'x'.repeat(4000),
    ]) {
      forger.cookies.set(name, made);
      expect(await forger.send(), made.slice(0, 100)).toMatchObject({ status: 429, code: 'too_many' });
    }
    expect(owned).not.toBe(phone);
  });
});

describe('whoever asks', () => {
  test('and keeps no cookies has a handle in the answer, and needs none in the network they asked from', async () => {
    const program = browser(OWNER, { keeps: false });
    const { data } = await program.send();
    const code = await codeOf(t, phone);
    const elsewhere = browser(STRANGER, { keeps: false });
    expect(await elsewhere.verify(code)).toMatchObject({ status: 401, code: 'otp_expired' });
    expect(await elsewhere.verify(code, { handle: data?.handle })).toMatchObject(right);
    clock.forward(minutes(1));
    await program.send();
    expect(await program.verify(await codeOf(t, phone))).toMatchObject(right);
  });

  test('and moves from Wi-Fi to the mobile network with the code on its way is let in', async () => {
    const moved = browser(OWNER);
    await moved.send();
    const elsewhere = browser(STRANGER);
    for (const [name, value] of moved.cookies) elsewhere.cookies.set(name, value);
    expect(await elsewhere.verify(await codeOf(t, phone))).toMatchObject(right);
  });

  test('has their last code replaced by the next, also without the handle', async () => {
    for (const one of [browser(OWNER), browser(STRANGER, { keeps: false })]) {
      await one.send();
      const old = await codeOf(t, phone);
      clock.forward(seconds(30));
      await one.send();
      expect(await one.verify(old)).toMatchObject({ status: 401, code: 'otp_wrong' });
      expect(await one.verify(await codeOf(t, phone))).toMatchObject(right);
    }
  });

  test('is handed a cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await fetch(`${t.url}/api/auth/otp/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, captcha: await solvedCaptcha(t.url) }),
    });
    const [cookie = '', ...others] = reply.headers.getSetCookie();
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(others).toEqual([]);
    const [row] = await t.deps
      .pool`SELECT encode(browser_hash, 'escape') AS kept FROM one_time_codes WHERE phone = ${phone}`;
    expect(cookie).not.toContain(String(row?.['kept']));
  });
});
