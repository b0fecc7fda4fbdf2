import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atDesk } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { desk, phone } from '../browser.ts';
import { windowOf } from '../made.ts';
import { demo, told } from '../people.ts';

/** The rules of a ritual's hours: written at the office, confirmed and corrected by an acharya, their days looked at before. */

/** Opens the form below the rules in short. */
const change = (page: Page, words: 'Change' | 'Correct') =>
  page.locator('summary', { hasText: `${words} the rules` }).press('Enter');

const daysFound = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Look at the days' }).click();
  return page.getByText(/ days? from .+ in Khordha by these rules/).innerText();
};

test('the office looks at the days of a change before it writes it; rules without a day are asked about twice', async () => {
  const page = await atDesk(desk);
  await page.goto('/admin/hours');
  await page.getByRole('link', { name: /^Namkaran/ }).click();
  await page.getByRole('heading', { name: /^Good hours for Namkaran/ }).waitFor();
  // what they say is read before the form is opened
  await page.getByRole('region', { name: 'The rules in short' }).getByText('Part of the day').waitFor();
  await change(page, 'Change');
  expect(await daysFound(page)).toMatch(/^[1-9]\d* days? from/);
  await page.getByText('No day comes.').waitFor();
  await page.getByText('No day goes.').waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page, [phone, desk])).toEqual([]);

  // the preview no longer matches the form
  await page.getByLabel('Weekday', { exact: true }).selectOption('only these');
  expect(await page.getByRole('button', { name: 'Write these rules' }).count()).toBe(0);
  for (const day of ['Monday', 'Wednesday', 'Thursday', 'Friday']) {
    const box = page.getByRole('checkbox', { name: day, exact: true });
    await box.setChecked(day === 'Thursday');
  }
  await daysFound(page);
  await page.getByText(/\d+ days? goe?s?\b/).waitFor();
  await page.getByRole('button', { name: 'Write these rules' }).click();
  await told(page, 'The rules are written. An acharya can confirm them now.');
  // the form is a new one with the rules that were written
  await page.getByText(/^Version 1\./).waitFor();
  await page.getByText('Not yet confirmed.').waitFor();
  await change(page, 'Change');

  // no hours on an eclipse without a reason
  await page.getByLabel('No hours on the day of an eclipse').uncheck();
  await page.getByRole('button', { name: 'Look at the days' }).click();
  await page.getByText('Please say why this ritual may begin on the day of an eclipse.').waitFor();
  await page.getByLabel('No hours on the day of an eclipse').check();

  await page.getByRole('checkbox', { name: 'Thursday', exact: true }).uncheck();
  expect(await daysFound(page)).toMatch(/^No day from/);
  await page.getByRole('button', { name: 'Write these rules' }).click();
  await page.getByText('By these rules the coming year has no day for this ritual.').waitFor();
  await page.getByRole('checkbox', { name: 'Thursday', exact: true }).check();
  await daysFound(page);
  await page.getByText('No day goes.').waitFor();
});

test('an acharya confirms rules, and corrects them', async () => {
  const { page } = await windowOf({ phone: demo.acharya, password: demo.password }, phone);
  await page.goto('/pandit/dashboard');
  await page.getByRole('link', { name: 'Look at the rules' }).click();
  await page.getByRole('link', { name: /^Mundan/ }).click();
  await page.getByRole('button', { name: 'Confirm these rules' }).click();
  await told(page, 'Thank you. The rules are confirmed in your name.');
  await page.getByText(/^Version 1\. Confirmed by/).waitFor();

  await change(page, 'Correct');
  await page.getByLabel('Part of the day').selectOption('the forenoon');
  expect(await daysFound(page)).toMatch(/^[1-9]\d* days? from/);
  await page.getByRole('button', { name: 'Enter my correction' }).click();
  await told(page, 'Thank you. Your correction counts from now on, in your name.');
  await page.getByText(/^Version 2\. Confirmed by/).waitFor();
});

test('on a phone the rules of a ritual say what is ticked, in four screens at most, and a press shows all boxes', async () => {
  const { page } = await windowOf({ phone: demo.acharya, password: demo.password }, phone);
  await page.goto('/pandit/hours/vivah-bahaghara');
  await page.getByText('any but Dhanu, Mina').waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect([height <= 4 * phone.height, height]).toEqual([true, height]);
  await change(page, 'Correct');
  const box = page.getByRole('checkbox', { name: 'Simha', exact: true }).filter({ visible: true });
  expect(await box.count()).toBe(0);
  await page.locator('summary', { hasText: 'Dhanu, Mina' }).press('Enter');
  await box.check();
  await page.getByText('Simha, Dhanu, Mina').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
});
