import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, codeFor, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { bad, refuses, sendsOnce, typeNoDay, unharmed, type Rounds } from '../forms.ts';
import { newFamily } from '../made.ts';
import { newPhone, PASSWORD, told, tokenOf } from '../people.ts';

/** Whatever is typed into a form is either taken as it is or told beside its field, and a double click does no more than one. */

const phoneNeeded = 'Phone number is required';
const tenDigits = 'Phone number must be 10 digits';
const nameNeeded = 'Name is required';
const tooLong = 'This is too long.';
const noDay = 'This date does not exist.';
const short = 'Password must be at least 6 characters';
const notMail = 'Email is invalid';
const longMail = `${bad.long}@example.in`;

const arrive = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Empty, spaces, very long, a picture sign, a program, a query. */
const name: Rounds[string] = [
  ['', nameNeeded],
  [bad.spaces, nameNeeded],
  [bad.long, tooLong],
  [bad.emoji, null],
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
  ['1988-04-14', null],
];

test('signing in by password', async () => {
  const [{ page }, family] = [await visitor(phoneScreen), await newFamily()];
  await page.goto('/login');
  const form = page.locator('form');
  const submit = form.getByRole('button', { name: 'Sign In' });
  await refuses(
    page,
    form,
    {
      'Phone number': [
        ['', phoneNeeded],
        [bad.spaces, phoneNeeded],
        ['12345', tenDigits],
        [bad.emoji, phoneNeeded],
        [bad.html, tenDigits],
        ['9'.repeat(10_000), null],
      ],
      Password: [
        ['', 'Password is required'],
        [bad.spaces, null],
        [bad.sql, null],
        [bad.emoji, null],
        [bad.html, null],
        [bad.long, tooLong],
      ],
    },
    submit,
  );
  await form.getByLabel('Phone number').fill(family.phone);
  await form.getByLabel('Password', { exact: true }).fill(bad.sql);
  await submit.click();
  await told(page, 'The phone number or the password is not right.');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendsOnce(page, '/login.data', submit, () => arrive(page, '/services'));
  expect(await unharmed(page)).toBe(true);
});

test('signing in by a code', async () => {
  const [{ page }, { phone }] = [await visitor(phoneScreen), await newFamily()];
  await page.goto('/login');
  await page.getByRole('radio', { name: 'OTP' }).check();
  const form = page.locator('form');
  const needed = 'Valid 10-digit phone number required';
  const wrong = ['', bad.spaces, '12345', bad.emoji, bad.html, bad.sql].map((typed) => [typed, needed] as const);
  const send = form.getByRole('button', { name: 'Send OTP' });
  await refuses(page, form, { 'Phone number': wrong }, send);
  await form.getByLabel('Phone number').fill(phone);
  const code = form.getByLabel('OTP', { exact: true });
  await sendsOnce(page, '/login.data', send, () => code.waitFor());
  const verify = form.getByRole('button', { name: 'Verify & Sign In' });
  const codes: Rounds[string] = [
    ['', 'OTP is required'],
    [bad.spaces, 'OTP is required'],
    ['12345', 'OTP must be 6 digits'],
    [bad.emoji, 'OTP is required'],
    [bad.html, 'OTP must be 6 digits'],
    ['000000', 'Invalid OTP code'],
  ];
  await refuses(page, form, { OTP: codes }, verify);
  await code.fill(await codeFor(phone));
  await sendsOnce(page, '/login.data', verify, () => arrive(page, '/services'));
  expect(await unharmed(page)).toBe(true);
});

async function provePhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  const code = page.getByLabel('OTP', { exact: true });
  const here = `${new URL(page.url()).pathname}.data`;
  await sendsOnce(page, here, page.getByRole('button', { name: 'Send OTP' }), () => code.waitFor());
  await code.fill(await codeFor(phone));
  const proved = () => page.getByText('Phone number verified successfully').first().waitFor();
  await sendsOnce(page, here, page.getByRole('button', { name: 'Verify', exact: true }), proved);
}

describe('an account', () => {
  test('of a family', async () => {
    const { page } = await visitor(desk);
    const phone = newPhone();
    await page.goto('/signup');
    await provePhone(page, phone);
    const form = page.locator('form');
    const submit = form.getByRole('button', { name: 'Create Account' });
    await refuses(page, form, { 'Full name': name, Email: email, ...passwords, 'Date of birth': birth }, submit);
    await typeNoDay(form.getByLabel('Date of birth'));
    await submit.click();
    await form.getByText(noDay).waitFor();
    await form.getByLabel('Full name').fill(bad.html);
    await form.getByLabel('Email').fill('family@example.in');
    await form.getByLabel('Confirm password').fill(PASSWORD);
    await form.getByLabel('Date of birth').fill('1988-04-14');
    await sendsOnce(page, '/signup.data', submit, () => arrive(page, '/login'));
    const { user } = await call('GET /auth/me', {}, await tokenOf(phone));
    expect(user.name).toBe(bad.html);
  });

  test('of a pandit, whose button waits for a whole form', async () => {
    const { page } = await visitor(phoneScreen);
    const phone = newPhone();
    await page.goto('/pandit-registration');
    await provePhone(page, phone);
    const form = page.locator('form');
    const submit = form.getByRole('button', { name: 'Register', exact: true });
    const optionalMail = email.map(([typed, said]) => [typed, typed.trim() ? said : null] as const);
    await refuses(page, form, { 'Full name': name, 'Email (optional)': optionalMail, ...passwords }, submit);
    await form.getByLabel('Full name').fill(`${bad.html} ${bad.emoji}`);
    await form.getByLabel('Email').fill('');
    await form.getByLabel('Confirm password').fill(PASSWORD);
    await form.getByLabel('Referred By').fill(bad.sql);
    await sendsOnce(page, '/pandit-registration.data', submit, () => arrive(page, '/login'));
    const { user } = await call('GET /auth/me', {}, await tokenOf(phone));
    expect([user.name, user.userStatus]).toEqual([`${bad.html} ${bad.emoji}`, 'pending']);
  });
});

test('a letter to us', async () => {
  const { page } = await visitor(phoneScreen);
  await page.goto('/contact');
  const form = page.locator('form');
  const submit = form.getByRole('button', { name: 'Send message' });
  const unreachable = 'Please give a phone number or an e-mail address, so that we can answer.';
  const nothing = 'Please write a message.';
  const reach: Rounds[string] = [
    ['', unreachable],
    [bad.spaces, unreachable],
    [bad.long, unreachable],
    [`${bad.emoji}@`, notMail],
    [bad.html, tenDigits],
    [bad.sql, tenDigits],
  ];
  const message: Rounds[string] = [
    ['', nothing],
    [bad.spaces, nothing],
    [bad.long, tooLong],
    [bad.emoji, null],
    [bad.html, null],
    [bad.sql, null],
  ];
  await refuses(page, form, { 'Your name': name, 'Phone number or email': reach, Message: message }, submit);
  await form.getByLabel('Phone number or email').fill('98765 43210');
  await sendsOnce(page, '/contact.data', submit, () =>
    page.getByRole('heading', { name: 'We have your message' }).waitFor(),
  );
  expect(await unharmed(page)).toBe(true);
});
