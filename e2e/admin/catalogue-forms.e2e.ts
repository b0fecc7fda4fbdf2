import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atDesk, dialog } from '../at-office.ts';
import { call } from '../browser.ts';
import { bad, refuses, unfold, unharmed, type Rounds } from '../forms.ts';
import { serverBreaks, serverRefuses, serverWaits } from '../faults.ts';
import { lands } from '../keys.ts';
import { demo, newPhone, told } from '../people.ts';
import { answersTo, reader } from '../plain.ts';

/** The forms of the catalogue under bad input, and what they say while they work and when they fail. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const atRituals = async (open: 'Add Category' | 'Add Ritual') => {
  const page = await atDesk();
  await page.goto('/admin/rituals');
  await page.getByText('Showing 1 to 20').waitFor();
  await button(page, open).click();
  return page;
};
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('where the categories do not come, a new ritual says so and asks for them again', async () => {
  const page = await atDesk();
  const warnings: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  const mend = await serverBreaks('GET /rituals/admin/categories');
  await page.goto('/admin/rituals');
  await button(page, 'Add Ritual').click();
  await dialog(page).getByText('The categories could not be loaded').waitFor();
  expect(warnings.join()).toContain('Categories could not be loaded');
  const retry = inDialog(page, 'Retry');
  await retry.waitFor();
  await mend();
  // news of somebody else's work may have made the screen ask again before the press
  await retry.click({ timeout: 2_000 }).catch(() => undefined);
  await expect.poll(() => dialog(page).getByLabel('Category').locator('option').count()).toBeGreaterThan(1);
});

describe('bad input, posted', () => {
  const opened = async (search: string) =>
    (await reader({ phone: demo.admin, password: demo.password })).open(`/admin/rituals?${search}`);

  test('a category is told what it lacks, and of a name that is taken', async () => {
    const sheet = await opened('add=category');
    const rounds: Rounds = {
      'Category Name': [
        ['', 'Category name is required'],
        [bad.spaces, 'Category name is required'],
        [bad.long, 'This is too long.'],
        [bad.emoji, null],
      ],
      Description: [
        ['', 'Category description is required'],
        [bad.spaces, 'Category description is required'],
        [bad.spaces, 'Category description is required'],
        ['', 'Category description is required'],
      ],
    };
    expect(await answersTo(sheet, 'Add Category', rounds)).toEqual(rounds);
    const [first] = (await call('GET /rituals/get-ritual', {})).categories;
    const taken = await sheet.press('Add Category', {
      'Category Name': first?.name.toUpperCase() ?? '',
      Description: 'x',
    });
    expect(taken.wrong).toEqual({ 'Category Name': 'A category with this name already exists.' });
  });

  test('a ritual says of every field what it lacks', async () => {
    const sheet = await opened('add=ritual');
    const rounds: Rounds = {
      Category: [
        ['', 'Please select a category'],
        ['', 'Please select a category'],
        ['', 'Please select a category'],
      ],
      'Ritual Name': [
        ['', 'Ritual name is required'],
        [bad.spaces, 'Ritual name is required'],
        [bad.long, 'This is too long.'],
      ],
      Description: [
        ['', 'Ritual description is required'],
        [bad.spaces, 'Ritual description is required'],
        [bad.emoji, null],
      ],
    };
    expect(await answersTo(sheet, 'Add Ritual', rounds)).toEqual(rounds);
    expect((await sheet.press('Add Ritual')).text).toContain('Please select an image');
  });

  test('an edited ritual is told what is wrong, beside each field', async () => {
    const { rituals } = await call('GET /rituals/get-ritual', {});
    const [ritual, other] = rituals;
    const sheet = await opened(`edit=${ritual?._id}`);
    const address = 'Only small letters a to z, digits and single hyphens between them, as in satyanarayan-puja.';
    const minutes = 'Please enter whole minutes, from 15 to 1440.';
    const place = 'Please enter a whole number, at least 1.';
    const rounds: Rounds = {
      'Ritual Name': [
        ['', 'Ritual name is required'],
        [bad.spaces, 'Ritual name is required'],
        [bad.long, 'This is too long.'],
        [bad.emoji, null],
      ],
      'Duration in minutes': ['', '14', '1441', '1.5'].map((typed) => [typed, minutes] as const),
      'Place in the catalogue': ['', '0', '-1', '2.5'].map((typed) => [typed, place] as const),
      'End of the address': [
        ['', 'Please enter the end of the address.'],
        [bad.sql, address],
        [bad.html, address],
        [bad.emoji, address],
      ],
    };
    expect(await answersTo(sheet, 'Save changes', rounds)).toEqual(rounds);
    const taken = await sheet.press('Save changes', { 'End of the address': other?.slug ?? '' });
    expect(taken.wrong).toEqual({
      'End of the address': 'Another ritual has or had this address. Please choose another.',
    });
    expect((await call('GET /rituals/get-ritual', {})).rituals[0]).toEqual(ritual);
  });
});

describe('bad input by hand', () => {
  test('a category without a name is told so, and one that is a program is only text', async () => {
    const page = await atRituals('Add Category');
    const rounds: Rounds = {
      'Category Name': [
        [bad.spaces, 'Category name is required'],
        // cut where there is no more room
        [bad.long, null],
      ],
      Description: [
        ['', 'Category description is required'],
        [bad.spaces, 'Category description is required'],
      ],
    };
    await refuses(page, dialog(page), rounds, inDialog(page, 'Add Category'));
    const [first] = (await call('GET /rituals/get-ritual', {})).categories;
    const field = (label: string) => dialog(page).getByLabel(label);
    await field('Category Name').fill(first?.name.toUpperCase() ?? '');
    await field('Description').fill(bad.sql);
    await inDialog(page, 'Add Category').click();
    await dialog(page).getByText('A category with this name already exists.').waitFor();
    expect(await field('Category Name').getAttribute('aria-invalid')).toBe('true');
    const name = `${newPhone()} ${bad.html}`.slice(0, 80);
    await field('Category Name').fill(name);
    await inDialog(page, 'Add Category').click();
    await told(page, 'Category added successfully!');
    await button(page, 'Categories').click();
    await dialog(page).getByText(name, { exact: true }).waitFor();
    expect(await unharmed(page)).toBe(true);
    await dialog(page)
      .getByRole('button', { name: `Archive of ${name}` })
      .click();
    await told(page, 'The category is archived.');
  });

  test('a ritual says what it lacks, and takes no file that is no picture; closing forgets what was typed', async () => {
    const page = await atRituals('Add Ritual');
    await inDialog(page, 'Add Ritual').press('Enter');
    await dialog(page).getByText('Please select an image').waitFor();
    const rounds: Rounds = {
      Category: [['', 'Please select a category']],
      'Ritual Name': [[bad.long, null]],
      Description: [[bad.spaces, 'Ritual description is required']],
    };
    await refuses(page, dialog(page), rounds, inDialog(page, 'Add Ritual'));
    const noPicture = 'Please select a valid image file';
    for (const [name, type, bytes, sentence] of [
      ['notes.txt', 'text/plain', Buffer.from('no picture'), noPicture],
      ['a.png', 'image/png', Buffer.alloc(5 * 1024 * 1024), 'File size must be less than 5MB'],
      // a text that calls itself a picture
      ['a.png', 'image/png', Buffer.from('GIF89'), noPicture],
      ['b.png', 'image/png', Buffer.alloc(5 * 1024 * 1024), 'File size must be less than 5MB'],
      // a drawing with a program
      ['a.svg', 'image/svg+xml', Buffer.from('<svg onload="x"/>'), noPicture],
    ] as const) {
      await choose(page, name, type, bytes);
      await expect.poll(() => dialog(page).getByRole('alert').allInnerTexts()).toContain(sentence);
      expect(await dialog(page).locator('img').count()).toBe(0);
    }
    await inDialog(page, 'Cancel').click();
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Add Ritual').click();
    expect(await dialog(page).getByLabel('Ritual Name').inputValue()).toBe('');
    expect(await dialog(page).getByRole('alert').count()).toBe(0);
  });

  test('an edited ritual is told what is wrong, beside each field', async () => {
    expect.hasAssertions();
    const page = await atDesk();
    const [ritual] = (await call('GET /rituals/get-ritual', {})).rituals;
    await page.goto(`/admin/rituals?ritual=${ritual?._id}`);
    await inDialog(page, 'Edit').click();
    // what is wrong in a part that is folded opens that part
    const minutes = dialog(page).getByLabel('Duration in minutes');
    await unfold(page, 'Length and address');
    await minutes.fill('14');
    await unfold(page, 'Length and address');
    await inDialog(page, 'Save changes').click();
    await dialog(page).getByText('Please enter whole minutes, from 15 to 1440.').waitFor();
    await lands(minutes, 'what is wrong in a folded part');
    const rounds: Rounds = {
      'Ritual Name': [[bad.spaces, 'Ritual name is required']],
      'Duration in minutes': [['1.5', 'Please enter whole minutes, from 15 to 1440.']],
      'Place in the catalogue': [['0', 'Please enter a whole number, at least 1.']],
      'End of the address': [['', 'Please enter the end of the address.']],
    };
    await refuses(page, dialog(page), rounds, inDialog(page, 'Save changes'));
  });
});

describe('while it works, and when it fails', () => {
  test('an image says that it is uploaded, a ritual that it is created, and all inputs wait', async () => {
    const page = await atRituals('Add Ritual');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/uploads/ritual-image', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 200, json: { success: true, message: '', data: { url: '/rituals/lotus.svg' } } });
    });
    await choose(page, 'a.png', 'image/png', Buffer.from('x'));
    await expect
      .poll(() => page.locator('section[aria-live] [role=status]').allInnerTexts())
      .toEqual(['Uploading image...']);
    gate.resolve();
    await dialog(page).getByText('The image is ready.').waitFor();
    await serverWaits('POST /rituals/add-ritual');
    await dialog(page).getByLabel('Category').selectOption({ index: 1 });
    await dialog(page).getByLabel('Ritual Name').fill('Kept');
    await dialog(page).getByLabel('Description').fill('x');
    await inDialog(page, 'Add Ritual').click();
    await expect
      .poll(() => page.locator('section[aria-live] [role=status]').allInnerTexts())
      .toEqual(['Creating ritual...']);
    for (const label of ['Category', 'Ritual Name', 'Description'])
      expect(await dialog(page).getByLabel(label).isDisabled(), label).toBe(true);
    expect(await inDialog(page, 'Cancel').isDisabled()).toBe(true);
    await serverBreaks('POST /rituals/add-ritual');
    await told(page, 'Error: Server error: 500');
    expect(await dialog(page).getByLabel('Ritual Name').inputValue()).toBe('Kept');
  });

  test.each([
    ['Add Category', 'Error: Failed to add category'],
    ['Add Ritual', 'Error: Failed to connect to server'],
  ] as const)('%s without a connection says so, and what was typed stays', async (open, sentence) => {
    const page = await atRituals(open);
    await page.route('**/admin/rituals.data*', (route) => route.abort());
    await dialog(page)
      .getByLabel(open === 'Add Ritual' ? 'Ritual Name' : 'Category Name')
      .fill('Kept');
    await dialog(page).getByLabel('Description').fill('x');
    if (open === 'Add Ritual') {
      await page.route('**/api/uploads/ritual-image', (route) =>
        route.fulfill({ status: 200, json: { success: true, message: '', data: { url: '/rituals/lotus.svg' } } }),
      );
      await dialog(page).getByLabel('Category').selectOption({ index: 1 });
      await choose(page, 'a.png', 'image/png', Buffer.from('x'));
      await dialog(page).getByText('The image is ready.').waitFor();
    }
    await inDialog(page, open).click();
    await told(page, sentence);
    expect(await dialog(page).getByLabel('Description').inputValue()).toBe('x');
  });

  test('the list says why it did not come, and Retry helps', async () => {
    const page = await atDesk();
    const list = 'GET /rituals/admin/list';
    let mend = await serverBreaks(list);
    await page.goto('/admin/rituals');
    for (const [message, sentence] of [
      ['Closed until ten.', 'Error: Closed until ten.'],
      ['', 'Error: Failed to fetch rituals'],
    ] as const) {
      await mend();
      mend = await serverRefuses(list, 'forbidden', message);
      await button(page, 'Retry').click();
      await page.getByText(sentence, { exact: true }).first().waitFor();
    }
    await mend();
    await button(page, 'Retry').click();
    await page.getByText('Manage and view all rituals').waitFor();
    await told(page, 'Success: Rituals fetched successfully.');
    expect(await page.getByRole('link', { name: /View Details of/ }).count()).toBe(20);
  });
});
