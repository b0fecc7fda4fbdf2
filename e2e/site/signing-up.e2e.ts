import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, codeFor, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { serverBreaks, serverSaysOnly } from '../faults.ts';
import { bad, notesIn, sendsOnce, typeNoDay, wrongOf } from '../forms.ts';
import { hasFocus } from '../keys.ts';
import { newFamily } from '../made.ts';
import { newPhone, PASSWORD, provePhone, tokenOf, toPassword } from '../people.ts';

/** What people read when signing up goes wrong (specification, public, sections 5 and 8). */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const otp = (page: Page) => page.getByLabel('OTP', { exact: true }).and(page.getByRole('textbox'));
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();

/** The error beside a field. */
const noteOf = (page: Page, label: string): Promise<string | null> =>
  wrongOf(page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=radio])')));

describe('signing up', () => {
  test('a family is told of every field, and of what went wrong on the way', async () => {
    const { page } = await visitor(phoneScreen);
    const phone = newPhone();
    await page.goto('/signup');
    const submit = page.getByRole('button', { name: 'Create Account' });
    expect(await submit.isDisabled()).toBe(true);
    await says(page, 'Please verify your phone number with OTP');
    await page.getByLabel('Phone number').fill(phone);
    const once = (name: string, until: () => Promise<unknown>) =>
      sendsOnce(page, '/signup.data', page.getByRole('button', { name, exact: true }), until);
    await once('Send OTP', () => otp(page).waitFor());
    const right = await codeFor(phone);
    for (const [code, sentence] of [
      ['', 'OTP is required'],
      [right === '111111' ? '222222' : '111111', 'Invalid OTP. Please try again.'],
    ] as const) {
      await otp(page).fill(code);
      await press(page, 'Verify');
      await expect.poll(() => noteOf(page, 'OTP')).toBe(sentence);
    }
    await otp(page).fill(right);
    const mend = await serverBreaks('POST /auth/otp/verify');
    await press(page, 'Verify');
    await expect.poll(() => noteOf(page, 'OTP')).toBe('Verification failed');
    await mend();
    await once('Verify', () => says(page, 'Phone number verified successfully'));
    expect(await page.getByLabel('Phone number').getAttribute('readonly')).not.toBeNull();

    // one step after the other, each told of its own fields alone
    expect([await submit.count(), await password(page).isVisible()]).toEqual([0, false]);
    await press(page, 'Continue');
    const empty: Record<string, string> = {
      'Full name': 'Name is required',
      Email: 'Email is required',
      'Date of birth': 'Date of birth is required',
    };
    await expect.poll(() => notesIn(page.locator('form'), Object.keys(empty))).toEqual(empty);
    await expect.poll(() => hasFocus(page.getByLabel('Full name'))).toBe(true);
    await typeNoDay(page.getByLabel('Date of birth'));
    await press(page, 'Continue');
    await expect.poll(() => noteOf(page, 'Date of birth')).toBe('This date does not exist.');
    await page.getByLabel('Full name').fill(bad.html);
    await page.getByLabel('Email').fill('nowhere');
    await page.getByLabel('Date of birth').fill('1988-04-14');
    await press(page, 'Continue');
    await expect.poll(() => noteOf(page, 'Email')).toBe('Email is invalid');
    await page.getByLabel('Email').fill('mamata@example.in');
    await toPassword(page);
    await says(page, `${bad.html}, mamata@example.in`);
    await submit.click();
    await expect.poll(() => noteOf(page, 'Password')).toBe('Password is required');
    await password(page).fill('12345');
    await page.getByLabel('Confirm password').fill('123456');
    await submit.click();
    await expect.poll(() => noteOf(page, 'Password')).toBe('Password must be at least 6 characters');
    await expect.poll(() => noteOf(page, 'Confirm password')).toBe('Passwords do not match');
    await password(page).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);

    // and back: what was typed is still there
    await press(page, 'Change: About you');
    await expect.poll(() => hasFocus(page.getByLabel('Full name'))).toBe(true);
    expect(await page.getByLabel('Email').inputValue()).toBe('mamata@example.in');
    await toPassword(page);
    expect(await password(page).inputValue()).toBe(PASSWORD);
    // the server refuses what stands in an earlier step: that step opens
    const agree = await serverSaysOnly('POST /auth/register', 400, {
      success: false,
      message: 'x',
      error: { code: 'malformed', fields: { email: 'Email is invalid' }, fieldCodes: { email: 'email_invalid' } },
    });
    await submit.click();
    await expect.poll(() => noteOf(page, 'Email')).toBe('Email is invalid');
    await expect.poll(() => hasFocus(page.getByLabel('Email'))).toBe(true);
    await agree();
    await toPassword(page);
    const letThrough = await serverBreaks('POST /auth/register');
    await submit.click();
    await says(page, 'Registration failed. Please try again.');
    await letThrough();
    await sendsOnce(page, '/signup.data', submit, () => page.waitForURL('**/login*'));
    await says(page, 'Registration successful! Please login to continue.');
    expect((await call('GET /auth/me', {}, await tokenOf(phone))).user.name).toBe(bad.html);
  });

  test('a phone that has an account is told so as soon as it is proved, with the way in', async () => {
    const family = await newFamily('Gouri Nayak');
    const { page } = await visitor(phoneScreen);
    await page.goto('/signup');
    await page.getByLabel('Phone number').fill(family.phone);
    await press(page, 'Send OTP');
    await otp(page).waitFor();
    await otp(page).fill(await codeFor(family.phone));
    await press(page, 'Verify');
    const notice = page.getByRole('status').filter({ hasText: 'This phone number has an account already.' });
    await notice.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    expect(await page.getByLabel('Phone number').count()).toBe(1);
  });

  test('a pandit may register once the form is whole and the phone is his', async () => {
    const { page } = await visitor(desk);
    await page.goto('/pandit-registration');
    const submit = page.getByRole('button', { name: 'Register', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    const phone = newPhone();
    await provePhone(page, phone);
    const type = page.getByLabel('User Type');
    expect(await type.locator('option').allTextContents()).toEqual(['Pandit', 'Acharya']);
    await type.selectOption('acharya');
    const name = `${bad.html} ଓଁ`;
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Referred By').fill(bad.sql);
    await toPassword(page);
    expect(await submit.isDisabled()).toBe(true);
    await password(page).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await page.getByLabel('Confirm password').fill('another');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    const why = page.locator('#why-not-yet');
    await expect.poll(() => why.textContent()).toMatch(/marked above|do not match/);
    await page.getByLabel('Confirm password').fill('');
    await expect.poll(() => why.textContent()).toBe('Still missing: Confirm password.');
    await page.getByLabel('Confirm password').fill(PASSWORD);
    const mend = await serverBreaks('POST /auth/register-pandit');
    await submit.click();
    await says(page, 'Something went wrong!! Please try again.');
    await mend();
    // whatever failed, nothing is left to be filled in
    expect([await submit.isEnabled(), await why.textContent()]).toEqual([true, '']);
    await sendsOnce(page, '/pandit-registration.data', submit, () => page.waitForURL('**/login*'));
    await says(page, 'Registration successful! Please login to continue.');
    await says(page, 'Your registration is with us');
    const { user } = await call('GET /auth/me', {}, await tokenOf(phone));
    expect([user.name, user.userStatus]).toEqual([name, 'pending']);
  });
});
