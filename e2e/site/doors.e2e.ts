import { expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { codeFor, phone as phoneScreen, visitor } from '../browser.ts';
import { serverAnswers, serverRefuses } from '../faults.ts';
import { newFamily } from '../made.ts';
import { demo } from '../people.ts';
import { reader, type Sheet } from '../plain.ts';

/** The sign-in pages, for people who are signed in already. */

const statusIn = ({ document }: Sheet): string =>
  document
    .querySelectorAll('[role=status]')
    .map(({ text }) => text.trim())
    .join();

test('whoever comes to a door while they are signed in reads so where their own work is, and nowhere else', async () => {
  const word = /You are signed in already, as .+\. To use another account, log out first\./;
  const work = {
    [demo.customer]: '/my-bookings',
    [demo.pandit]: '/pandit/dashboard',
    [demo.pending]: '/pandit/profile',
    [demo.admin]: '/admin/dashboard',
  };
  for (const [phone, own] of Object.entries(work)) {
    const somebody = await reader({ phone, password: demo.password });
    for (const door of ['/login', '/signup', '/pandit-registration', '/login?next=//evil.example']) {
      const page = await somebody.open(door);
      expect(page.address.split('?')[0], door).toBe(own);
      expect(statusIn(page), door).toMatch(word);
    }
    const headed = await somebody.open('/login?next=/about');
    expect(headed.address).toBe('/about');
    expect(headed.text).not.toMatch(word);
  }
  expect((await (await reader()).open('/home?already=1')).text).not.toMatch(word);
});

test('an account that was silent for a year asks for more than the code, and whoever has its phone now begins afresh', async () => {
  const { phone } = await newFamily();
  const refusal = 'Nothing was heard of this account for a year, and phone numbers change hands.';
  await serverRefuses('POST /auth/login-otp', 'account_silent', refusal);
  await serverAnswers('POST /auth/begin-afresh', { verification: 'x' });
  const { page } = await visitor(phoneScreen);
  await page.goto('/login?method=otp');
  await page.getByText('OTP', { exact: true }).first().click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await codeFor(phone));
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await page.getByText('Nothing was heard of this account for a year').waitFor();
  await page.getByLabel('Password, or date of birth').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin afresh' }).click();
  await page.waitForURL('**/signup?afresh=1');
  await page.getByText('The earlier account of this number is ended. You can sign up now.').waitFor();
});
