import { describe, expect, test } from 'vitest';
import { codeFor, site } from '../browser.ts';
import { bad, type Rounds } from '../forms.ts';
import { newFamily } from '../made.ts';
import { newPhone, PASSWORD } from '../people.ts';
import { reader, answersTo, type Sheet } from '../plain.ts';

/** Whatever is posted with a form is either taken as it is or told beside its field (by hand: `sentences.e2e.ts`, `signing-up.e2e.ts`). */

const phoneNeeded = 'Phone number is required';
const tenDigits = 'Phone number must be 10 digits';
const nameNeeded = 'Name is required';
const tooLong = 'This is too long.';
const noDay = 'This date does not exist.';
const short = 'Password must be at least 6 characters';
const notMail = 'Email is invalid';
const longMail = `${bad.long}@example.in`;

/** Empty, spaces, very long, a picture sign, a program, a query. */
const name: Rounds[string] = [
  ['', nameNeeded],
  [bad.spaces, nameNeeded],
  [bad.long, tooLong],
  [bad.emoji, 'Please write the name in letters, two at least.'],
  [bad.html, null],
  [bad.sql, null],
];
const email: Rounds[string] = [
  ['', 'Email is required'],
  [bad.spaces, 'Email is required'],
  [longMail, tooLong],
  [bad.emoji, notMail],
  [bad.html, notMail],
  [bad.sql, notMail],
];
const passwords: Rounds = {
  Password: [
    ['', 'Password is required'],
    [bad.spaces, short],
    [bad.long, tooLong],
    [bad.emoji, short],
    [bad.html, null],
    [PASSWORD, null],
  ],
  'Confirm password': [
    ['x', 'Passwords do not match'],
    [bad.spaces, null],
    [bad.long, null],
    [bad.emoji, null],
    [bad.sql, 'Passwords do not match'],
    ['', 'Passwords do not match'],
  ],
};
const birth: Rounds[string] = [
  ['', 'Date of birth is required'],
  ['2999-01-01', 'This date lies in the future.'],
  ['20000-01-01', noDay],
  ['1899-12-31', 'Please check the year.'],
  ['1988-04-14', null],
  ['1990-02-31', noDay],
];
const open = async (address: string): Promise<Sheet> => (await reader()).open(address);

test('signing in by password', async () => {
  const rounds: Rounds = {
    'Phone number': [
      ['', phoneNeeded],
      [bad.spaces, phoneNeeded],
      ['12345', tenDigits],
      ['98765', tenDigits],
      [bad.emoji, tenDigits],
      [bad.html, tenDigits],
      ['9'.repeat(10_000), tenDigits],
      ['9876543210', null],
    ],
    Password: [
      ['', 'Password is required'],
      [bad.spaces, null],
      [bad.sql, null],
      ['x', null],
      [bad.emoji, null],
      [bad.html, null],
      [bad.html, null],
      [bad.long, tooLong],
    ],
  };
  expect(await answersTo(await open('/login'), 'Sign In', rounds)).toEqual(rounds);
});

test('signing in by a code', async () => {
  const { phone } = await newFamily();
  const page = await open('/login?method=otp');
  const needed = 'Valid 10-digit phone number required';
  const wrong = ['', bad.spaces, '12345', bad.emoji, bad.html, bad.sql].map((typed) => [typed, needed] as const);
  const phones = { 'Phone number': wrong };
  expect(await answersTo(page, 'Send OTP', phones)).toEqual(phones);
  const asked = await page.press('Send OTP', { 'Phone number': phone });
  const right = await codeFor(phone);
  const codes: Rounds = {
    OTP: [
      ['', 'OTP is required'],
      [bad.spaces, 'OTP is required'],
      ['12345', 'OTP must be 6 digits'],
      [bad.emoji, 'OTP must be 6 digits'],
      [bad.html, 'This value is not valid.'],
      [right === '000000' ? '111111' : '000000', 'Invalid OTP code'],
    ],
  };
  expect(await answersTo(asked, 'Verify & Sign In', codes)).toEqual(codes);
});

/** The form, with a phone of one's own proved in it. */
async function proved(address: string): Promise<Sheet> {
  const phone = newPhone();
  const page = await open(address);
  const asked = await page.press('Send OTP', { 'Phone number': phone });
  const right = await codeFor(phone);
  const codes: Rounds = {
    OTP: [
      ['', 'OTP is required'],
      ['12', 'OTP must be 6 digits'],
      [right === '111111' ? '222222' : '111111', 'Invalid OTP. Please try again.'],
    ],
  };
  expect(await answersTo(asked, 'Verify', codes)).toEqual(codes);
  return asked.press('Verify', { OTP: right });
}

describe('an account', () => {
  test('of a family', async () => {
    const form = await proved('/signup');
    const rounds = { 'Full name': name, Email: email, ...passwords, 'Date of birth': birth };
    expect(await answersTo(form, 'Create Account', rounds)).toEqual(rounds);
  });

  test('of a pandit', async () => {
    const optionalMail = email.map(([typed, said]) => [typed, typed.trim() ? said : null] as const);
    const form = await proved('/pandit-registration');
    const rounds = { 'Full name': name, 'Email (optional)': optionalMail, ...passwords };
    expect(await answersTo(form, 'Register', rounds)).toEqual(rounds);
  });
});

test('a letter to us', async () => {
  const unreachable = 'Please give a phone number or an e-mail address, so that we can answer.';
  const nothing = 'Please write a message.';
  const rounds: Rounds = {
    'Your name': name,
    'Phone number or email': [
      ['', unreachable],
      [bad.spaces, unreachable],
      [bad.long, unreachable],
      [`${bad.emoji}@`, notMail],
      [bad.html, tenDigits],
      [bad.sql, tenDigits],
    ],
    Message: [
      ['', nothing],
      [bad.spaces, nothing],
      [bad.long, tooLong],
      [bad.emoji, null],
      [bad.html, null],
      [bad.sql, null],
    ],
  };
  expect(await answersTo(await open('/contact'), 'Send message', rounds)).toEqual(rounds);
});

test('a form of five thousand fields is refused in a short answer, by whatever way it comes', async () => {
  const fields = Array.from({ length: 5_000 }, (_, nth): [string, string] => [`field${nth}`, 'x']);
  const form = new FormData();
  for (const [field, value] of fields) form.append(field, value);
  for (const body of [new URLSearchParams(fields), form]) {
    for (const path of ['/login', '/login.data']) {
      for (const accept of ['text/html', '*/*']) {
        const headers = { 'sec-fetch-site': 'same-origin', accept };
        const reply = await fetch(site() + path, { method: 'POST', headers, body });
        expect(reply.status).toBe(400);
        expect((await reply.text()).length).toBeLessThan(2_000);
      }
    }
  }
});
