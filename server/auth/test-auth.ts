import { expect } from 'vitest';
import type { TestApp, TestPerson } from '../testing/test-app.ts';
import { hashPassword } from './login/passwords.ts';
import { solvedCaptcha } from './captcha/test-captcha.ts';
import { asInstant, type Instant, type Millis } from '#domain/time.ts';

/** The long way through the door, as a person walks it: captcha, code from the inbox, proof. */

let nth = Math.floor(Math.random() * 1e7);

/** A phone nobody else has in this test. */
export function freshPhone(): string {
  nth += 1;
  return `91${String(nth).padStart(8, '0')}`;
}

/** The code that came last to a phone. */
export async function codeOf(t: TestApp, phone: string): Promise<string> {
  const { body } = await t.call('GET /sandbox/messages', { query: { to: phone } });
  return /^\d{6}/.exec(body.data.messages[0]?.text ?? '')?.[0] ?? expect.fail(`no code came to ${phone}`);
}

/** A code of the right form that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function sendCode(t: TestApp, phone: string) {
  return t.call('POST /auth/otp/send', { body: { phone, captcha: await solvedCaptcha(t.url) } });
}

export async function sentCode(t: TestApp, phone: string): Promise<string> {
  expect(await sendCode(t, phone)).toMatchObject({ status: 200 });
  return codeOf(t, phone);
}

/** A fresh proof of a phone. */
export async function provedPhone(t: TestApp, phone: string): Promise<string> {
  const otp = await sentCode(t, phone);
  const { body } = await t.call('POST /auth/otp/verify', { body: { phone, otp } });
  return body.data.verification;
}

/** Everything a sign-up needs, fresh each time. */
export async function customerForm(t: TestApp, phone: string) {
  return {
    name: 'Sasmita Behera',
    phone,
    password: PASSWORD,
    email: 'sasmita@example.in',
    dob: '1991-04-14',
    verification: await provedPhone(t, phone),
    captcha: await solvedCaptcha(t.url),
  };
}

export const PASSWORD = 'tulsi-pata-108';

/** A customer who signed up the long way. */
export async function customer(t: TestApp, phone: string = freshPhone()) {
  const { status, body } = await t.call('POST /auth/register', { body: await customerForm(t, phone) });
  expect(status).toBe(201);
  return { phone, id: body.data.user._id };
}

/** A customer with `PASSWORD`, put straight into the database. */
export async function member(t: TestApp): Promise<TestPerson> {
  const person = await t.person('user');
  await givePassword(t, person);
  return person;
}

/** `PASSWORD` for somebody who was put straight into the database. */
export async function givePassword({ deps }: TestApp, { id }: TestPerson): Promise<void> {
  const passwordHash = await hashPassword(deps, PASSWORD);
  await deps.pool`UPDATE people SET password_hash = ${passwordHash} WHERE id = ${id}`;
}

/** A clock that a test can put forward. */
export function testClock() {
  let ahead = 0;
  let heldAt: number | null = null;
  return {
    now: (): Instant => asInstant((heldAt ?? Date.now()) + ahead),
    /** No time passes while this runs, however long that takes. */
    hold: async <T>(run: () => Promise<T>): Promise<T> => {
      heldAt = Date.now();
      return run().finally(() => (heldAt = null));
    },
    forward: (by: Millis) => {
      ahead += by;
    },
  };
}

/** One call that carries cookies or other headers, which typed calls do not. */
export async function postWith(t: TestApp, path: string, headers: Record<string, string>, body?: unknown) {
  const reply = await fetch(`${t.url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { data, error } = (await reply.json()) as {
    data?: { token: string; user: { _id: string } };
    error?: { code: string };
  };
  return { status: reply.status, headers: reply.headers, data, code: error?.code };
}

/** What a browser says of a call that one of our own pages makes. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' };

/** `name=value` of the session cookie in an answer, ready to be sent back. */
export const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
