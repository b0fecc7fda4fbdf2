import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { dialog, newAdmin } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen, picture, refusalsOn, visitor } from '../browser.ts';
import { newFamily, windowOf } from '../made.ts';
import { PASSWORD, told } from '../people.ts';

test('an admin sets up an authenticator app, enters with its code, and with a recovery code without it', async () => {
  const admin = await newAdmin('Sarat Swain');
  const { phone } = admin;
  const { page } = await windowOf(admin, phoneScreen);
  await page.goto('/admin/security');
  await settled(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  expect(await faultsInEveryLook(page)).toEqual([]);
  await picture(page, 'authenticator-app');
  await dialog(page).getByLabel('Code of the app').fill('000000');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await dialog(page).getByText('This code is not right').waitFor();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await dialog(page).getByLabel('Code of the app').fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  const recovery = dialog(page).getByRole('listitem');
  await expect.poll(() => recovery.count()).toBe(10);
  await picture(page, 'recovery-codes');
  const first = await recovery.first().innerText();
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
  await picture(page, 'own-sign-in');

  const { page: elsewhere } = await visitor();
  const refusals = refusalsOn(elsewhere);
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Phone number').fill(phone);
  await elsewhere.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  const asked = elsewhere.getByLabel('Code of your authenticator app');
  await asked.waitFor();
  await picture(elsewhere, 'asked-for-the-code');
  await asked.fill(first);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.waitForURL('**/admin/dashboard');
  // that the code is asked for is no refusal
  expect(refusals).toEqual([]);
});

/** The code of the half minute to come: the one of now has been used. */
async function tokenWith(phone: string, secret: string): Promise<string> {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  return (await call('POST /auth/login', { body: { phone, password: PASSWORD, secondFactor: code } })).token;
}

test('a family sees where they are signed in, and signs another device out', async () => {
  const family = await newFamily('Sasmita Behera');
  const { page } = await windowOf(family, desk);
  await page.goto('/profile');
  await page.getByText('This device').waitFor();
  await picture(page, 'where-i-am-signed-in');
  await page.getByRole('button', { name: 'Sign out An unknown device' }).click();
  await told(page, 'That device has been signed out.');
  await expect(call('GET /auth/me', {}, family.token)).rejects.toThrow('401');
});

test('a passkey of this device opens the office in place of the code', async () => {
  const admin = await newAdmin('Lipika Das');
  const { phone } = admin;
  const { page } = await windowOf(admin, phoneScreen);
  // a phone with a screen lock, as the browser sees it
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await dialog(page).getByLabel('Code of the app').fill(code);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await told(page, 'From now on this device opens the office without a code.');
  await picture(page, 'passkeys');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.waitForURL('**/admin/dashboard');
  const { passkeys } = await call('GET /user/passkeys', {}, await tokenWith(phone, secret));
  expect(passkeys).toMatchObject([{ device: 'Chrome on Linux', lastUsedAt: expect.any(String) }]);
});
