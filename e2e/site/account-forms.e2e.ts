import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { call, phone as phoneScreen, site } from '../browser.ts';
import { declared, before } from '../free-days.ts';
import { newFamily, newPandit, windowOf, type Person } from '../made.ts';
import { PASSWORD, tokenOf } from '../people.ts';

/** One's own account, profile and days where no script ever arrives. */

const profileOf = ({ id, token }: Person) => call('GET /user/get-user/:userId', { params: { userId: id } }, token);
const open = async (person: Person, path: string) => {
  const opened = await windowOf(person, phoneScreen, { script: false });
  await opened.page.goto(path);
  return opened;
};

test('a profile is written with its photo; what was changed elsewhere meanwhile is asked about, and both are kept', async () => {
  const family = await newFamily();
  const { page, context } = await open(family, '/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email').fill('family@nowhere');
  await page.getByLabel('Education').fill('M.A.');
  const red = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: red };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Email is invalid').waitFor();
  expect(await page.getByLabel('Education').inputValue()).toBe('M.A.');
  await page.getByLabel('Email').fill('family@example.in');
  await page.locator('input[type=file]').setInputFiles(photo);
  await call('POST /user/update-profile', { body: { updateData: { occupation: 'Teacher' } } }, family.token);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your profile was changed elsewhere').waitFor();
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  const saved = await profileOf(family);
  expect(saved).toMatchObject({ education: 'M.A.', occupation: 'Teacher' });
  expect((await fetch(`${site()}${saved.profileUrl}`)).headers.get('content-type')).toBe('image/webp');

  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) };
  await page.goto('/profile?edit=profile');
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('File size must be less than 1MB').first().waitFor();
  await context.close();
});

test('a password is changed, a sign-in elsewhere ended, and the account closed', async () => {
  const family = await newFamily();
  const { page } = await open(family, '/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const change = async (current: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill('kewda-27');
    await dialog.getByLabel('Confirm new password').fill('kewda-27');
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-this-one');
  await dialog.getByText('This is not your current password.').first().waitFor();
  await change(PASSWORD);
  await page.getByText('Your password has been changed.').waitFor();
  await tokenOf(family.phone, 'kewda-27');
  await page.goto('/profile');
  await page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await page.goto('/profile?open=delete');
  await dialog.getByLabel('Your password').fill('kewda-27');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account has been deleted.').waitFor();
  await expect(tokenOf(family.phone, 'kewda-27')).rejects.toThrow('The phone number or the password is not right.');
});

test('days are declared, closed for some hours and taken back', async () => {
  const pandit = await newPandit();
  const { page } = await open(pandit, '/pandit/availability');
  const day = addDays(pandit.from, 30);
  await page.getByLabel('From Date').fill(day);
  await page.getByRole('button', { name: 'Declare availability' }).click();
  await page.getByText("Please select both 'From Date' and 'To Date'.").waitFor();
  await page.getByLabel('To Date').fill(day);
  await page.getByRole('button', { name: 'Declare availability' }).click();
  await page.getByText('Availability declared successfully!').waitFor();
  expect(await declared(pandit)).toEqual([before(pandit), [day, day]]);
  await page.goto(`/pandit/availability?day=${day}`);
  await page.getByLabel('From', { exact: true }).fill('10:00');
  await page.getByLabel('To', { exact: true }).fill('13:00');
  await page.getByRole('button', { name: 'Close these hours' }).click();
  await page.getByText('10:00 am – 1:00 pm').waitFor();
  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => declared(pandit)).toEqual([before(pandit)]);
});

test('an offer is added and another language written', async () => {
  const pandit = await newPandit();
  const { page } = await open(pandit, '/pandit/profile');
  await page.getByRole('button', { name: 'Edit: Languages' }).click();
  await page.getByLabel('Odia').check();
  await page.getByLabel('Another language').fill('Kosli');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.getByRole('button', { name: 'Edit: Rituals & Services' }).click();
  await page.getByLabel('Category').last().selectOption({ index: 1 });
  await page.getByLabel('Ritual', { exact: true }).last().selectOption({ label: 'Gruha Pratistha' });
  await page.getByLabel('Price in rupees').last().fill('2500');
  await page.getByLabel('Years of experience').last().fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  const { languagesKnown, rituals } = await profileOf(pandit);
  expect([languagesKnown, rituals.map(({ price }) => price)]).toEqual([
    ['Odia', 'Kosli'],
    [1500, 2500],
  ]);
});
