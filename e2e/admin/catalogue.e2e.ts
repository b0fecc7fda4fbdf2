import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Reply } from '#contract/index.ts';
import { atDesk, dialog } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, phone as phoneScreen, site, visitor } from '../browser.ts';
import { sendsOnce, unfold } from '../forms.ts';
import { newPhone, demo, told, tokenOf } from '../people.ts';

/** The office keeps the catalogue, and families see what it made of it. */

const photo = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#e08a1e' } })
  .png()
  .toBuffer();
const fresh = (name: string): string => `${name} ${newPhone().slice(-6)}`;
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });
const choose = (page: Page, buffer: Buffer, name = 'puja.png', mimeType = 'image/png') =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

async function addCategory(name: string): Promise<string> {
  const body = { name, description: 'For the tests of the screens' };
  return (await call('POST /rituals/add-ritual-category', { body }, await adminToken()))._id;
}
const adminToken = () => tokenOf(demo.admin, demo.password);
/** The office has one picture, and uses it for all it makes. */
let stored: Promise<string> | undefined;
async function storePicture(): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'puja.png');
  const headers = { authorization: `Bearer ${await adminToken()}` };
  const reply = await fetch(`${site()}/api/uploads/ritual-image`, { method: 'POST', headers, body });
  return ((await reply.json()) as { data: Reply<'POST /uploads/ritual-image'> }).data.url;
}
async function addRitual(name: string, category: string): Promise<string> {
  const ritualImageUrl = await (stored ??= storePicture());
  const body = { ritualCategory: category, ritualType: name, ritualDescription: 'Six lamps', ritualImageUrl };
  return (await call('POST /rituals/add-ritual', { body }, await adminToken()))._id;
}
async function archive(id: string): Promise<void> {
  const { __v } = await call('GET /rituals/admin/ritual/:ritualId', { params: { ritualId: id } }, await adminToken());
  await call('POST /rituals/archive-ritual', { body: { ritualId: id, __v } }, await adminToken());
}
/** A ritual of one's own, open at the office. */
async function opened(page: Page, name: string): Promise<string> {
  const id = await addRitual(name, await addCategory(fresh('Category')));
  await page.goto(`/admin/rituals?ritual=${id}`);
  await inDialog(page, 'Edit').waitFor();
  return id;
}
const servicesHas = async (page: Page, name: string): Promise<boolean> => {
  await page.goto('/services');
  return (await page.getByRole('heading', { name }).count()) > 0;
};

test('a category and a ritual with its image are added, edited, archived and brought back; families see each step', async () => {
  const [category, name] = [fresh('Lamps'), fresh('Deepa Puja')];
  const page = await atDesk();
  const { page: family } = await visitor(phoneScreen);
  await page.goto('/admin/rituals');
  await button(page, 'Add Category').click();
  await dialog(page).getByLabel('Category Name').fill(category);
  await dialog(page).getByLabel('Description').fill('Where lamps are lit');
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Add Category'), () =>
    told(page, 'Category added successfully!'),
  );

  await button(page, 'Add Ritual').click();
  await dialog(page).getByLabel('Category').selectOption({ label: category });
  await dialog(page).getByLabel('Ritual Name').fill(name);
  await dialog(page).getByLabel('Description').fill('Six lamps for the full moon of Kartika, lit by the whole family');
  expect(await inDialog(page, 'Add Ritual').isEnabled()).toBe(false);
  await dialog(page).getByText('PNG, JPG up to 5MB').waitFor();
  await choose(page, photo);
  await dialog(page).getByText('The image is ready.').waitFor();
  await inDialog(page, 'Remove image').click();
  expect(await inDialog(page, 'Add Ritual').isEnabled()).toBe(false);
  await choose(page, photo);
  await dialog(page).getByText('The image is ready.').waitFor();
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Add Ritual'), () =>
    told(page, 'Ritual added successfully!'),
  );
  await expect.poll(() => servicesHas(family, name)).toBe(true);

  await page.getByRole('searchbox', { name: 'Search rituals by name, category or description...' }).fill(name);
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
  await page.getByText('Six lamps for the full moon of Kartika, lit by the...').first().click();
  await dialog(page).getByText('View Image').waitFor();
  await inDialog(page, 'Edit').click();
  await dialog(page).getByLabel('Name in Odia').fill('ଦୀପ ପୂଜା');
  await dialog(page).getByLabel('Also called').fill('Dipabali, Lamp festival');
  await unfold(page, 'Length and address');
  await dialog(page).getByLabel('Duration in minutes').fill('45');
  await dialog(page)
    .getByLabel('End of the address')
    .fill(`${slugOf(name)}-kartika`);
  await unfold(page, 'What is needed');
  await inDialog(page, 'Add a line').click();
  await page.keyboard.type('Oil');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wicks');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Six lamps');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await inDialog(page, 'Remove line 3').click();
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Save changes'), () =>
    told(page, 'The ritual is saved.'),
  );
  await dialog(page).getByText('45 minutes').waitFor();
  await dialog(page).getByText('v1').waitFor();

  // strangers see a change a moment later
  const old = async () => {
    const { status, headers } = await fetch(`${site()}/services/${slugOf(name)}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  await expect.poll(old).toEqual([301, `/services/${slugOf(name)}-kartika`]);
  await family.goto(`/services/${slugOf(name)}`);
  await family.getByText('ଦୀପ ପୂଜା').waitFor();
  expect(
    await family
      .getByRole('listitem')
      .filter({ hasText: /^(Six lamps|Oil|Wicks)$/ })
      .allInnerTexts(),
  ).toEqual(['Six lamps', 'Oil']);
  await family.goto('/services?search=lamp+festival');
  await family.getByRole('heading', { name }).waitFor();

  await inDialog(page, 'Archive').click();
  await dialog(page).getByText('No pandit offers it.').waitFor();
  await dialog(page).getByText('No booking uses this ritual.').waitFor();
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Archive'), () =>
    told(page, 'The ritual is archived. Families no longer find it.'),
  );
  await page.getByText('Archived', { exact: true }).filter({ visible: true }).last().waitFor();
  await expect.poll(() => servicesHas(family, name)).toBe(false);
  await expect.poll(async () => (await family.goto(`/services/${slugOf(name)}-kartika`))?.status()).toBe(404);
  await family
    .getByRole('main')
    .getByRole('link', { name: /services|rituals/i })
    .first()
    .waitFor();

  await page.getByRole('link', { name: new RegExp(`View Details of ${name}`) }).click();
  await inDialog(page, 'Bring back').click();
  await told(page, 'The ritual is back in the catalogue.');
  await expect.poll(() => servicesHas(family, name)).toBe(true);
});

test('the table has six columns, and the details all that is known', async () => {
  const page = await atDesk();
  const id = await opened(page, fresh('Shown Puja'));
  const parts = ['Basic Information', 'Category Information', 'System Information'];
  expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(expect.arrayContaining(parts));
  await dialog(page)
    .getByText(`ID: ${id.slice(-8).toUpperCase()}`)
    .waitFor();
  for (const text of [id, 'v0', 'For the tests of the screens', 'Six lamps'])
    expect(await dialog(page).getByText(text, { exact: true }).count(), text).toBe(1);
  expect(await dialog(page).getByRole('link', { name: 'View Image' }).getAttribute('href')).toBe(await stored);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page
    .getByRole('searchbox', { name: 'Search rituals by name, category or description...' })
    .fill(id.slice(-6).toUpperCase());
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'ID',
    'Ritual Name',
    'Description',
    'Category',
    'Created',
    'Action',
  ]);
  expect(await page.getByRole('cell').first().innerText()).toBe(id.slice(-6).toUpperCase());
  await archive(id);
});

test('categories are put in order by keys, with one call; one that has rituals cannot be archived', async () => {
  const [one, two] = [fresh('First'), fresh('Second')];
  const [oneId, twoId] = [await addCategory(one), await addCategory(two)];
  const ritual = await addRitual(fresh('Puja'), oneId);
  const page = await atDesk();
  await page.goto('/admin/rituals');
  await button(page, 'Categories').click();
  const up = dialog(page).getByRole('button', { name: `Move ${two} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true);
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Save order'), () => told(page, 'The order is saved.'));
  const order = (await call('GET /rituals/get-ritual', {})).categories.map(({ _id }) => _id);
  expect(order.indexOf(twoId)).toBe(order.indexOf(oneId) - 1);

  await dialog(page)
    .getByRole('button', { name: `Archive of ${one}` })
    .click();
  await told(page, 'Rituals that are still in this category: 1. Please move or archive them first.');
  await archive(ritual);
  await page.reload();
  for (const name of [one, two]) {
    await dialog(page)
      .getByRole('button', { name: `Archive of ${name}` })
      .click();
    await dialog(page)
      .getByRole('button', { name: `Bring back of ${name}` })
      .waitFor();
  }
  await dialog(page)
    .getByRole('button', { name: `Bring back of ${two}` })
    .click();
  await dialog(page)
    .getByRole('button', { name: `Edit of ${two}` })
    .click();
  await dialog(page).getByLabel('Category Name').fill(`${two} again`);
  await sendsOnce(page, '/admin/rituals.data', inDialog(page, 'Save changes'), () =>
    told(page, 'The category is saved.'),
  );
  await dialog(page)
    .getByRole('button', { name: `Archive of ${two} again` })
    .click();
  await dialog(page)
    .getByRole('button', { name: `Bring back of ${two} again` })
    .waitFor();
});

describe('somebody else was faster', () => {
  const elsewhere = async (id: string, ritualDescription: string) => {
    const token = await adminToken();
    const record = await call('GET /rituals/admin/ritual/:ritualId', { params: { ritualId: id } }, token);
    const { __v, ritualType, ritualImageUrl, durationMinutes, slug, samagri, ritualCategory } = record;
    const same = { ritualType, ritualImageUrl, durationMinutes, slug, samagri };
    const body = { ...same, ritualId: id, __v, ritualDescription, ritualCategory: ritualCategory?._id ?? '' };
    await call('POST /rituals/update-ritual', { body }, token);
  };
  const descriptionOf = async (id: string) =>
    (await call('GET /rituals/admin/ritual/:ritualId', { params: { ritualId: id } }, await adminToken()))
      .ritualDescription;

  test.each([
    ['Show the newest version', 'Theirs', 'Theirs'],
    ['Keep what I typed', 'Mine', 'Mine'],
  ])('%s', async (choice, shown, saved) => {
    const page = await atDesk();
    const id = await opened(page, fresh('Raced Puja'));
    await inDialog(page, 'Edit').click();
    const description = dialog(page).getByLabel('Description');
    await unfold(page, 'Description and image');
    await description.fill('Mine');
    await elsewhere(id, 'Theirs');
    await inDialog(page, 'Save changes').click();
    await dialog(page).getByText('Somebody has changed this while you had it open.').waitFor();
    expect(await descriptionOf(id)).toBe('Theirs');
    await inDialog(page, choice).click();
    expect(await description.inputValue()).toBe(shown);
    await unfold(page, 'Length and address');
    await dialog(page).getByLabel('Duration in minutes').fill('75');
    await inDialog(page, 'Save changes').click();
    await told(page, 'The ritual is saved.');
    expect(await descriptionOf(id)).toBe(saved);
    await archive(id);
  });
});

test('the screen and its dialogs are tidy', async () => {
  const page = await atDesk(phoneScreen);
  const id = await opened(page, fresh('Tidy Puja'));
  await settled(page);
  expect(await faultsInEveryLook(page), 'details').toEqual([]);
  await inDialog(page, 'Edit').click();
  for (const part of ['Description and image', 'Length and address', 'What is needed']) await unfold(page, part);
  await inDialog(page, 'Add a line').click();
  await dialog(page).getByLabel('Ritual Name').fill('');
  await inDialog(page, 'Save changes').click();
  await dialog(page).getByText('Please write something here, or remove the line.').waitFor();
  expect(await faultsInEveryLook(page), 'editing').toEqual([]);
  await inDialog(page, 'Cancel').click();
  await inDialog(page, 'Archive').click();
  await inDialog(page, 'Keep it').waitFor();
  expect(await faultsInEveryLook(page), 'archiving').toEqual([]);
  await inDialog(page, 'Keep it').click();
  await inDialog(page, 'Edit').waitFor();
  await page.keyboard.press('Escape');
  await archive(id);
  await page.goto('/admin/rituals?status=archived');
  await page
    .getByRole('link', { name: /View Details of/ })
    .first()
    .waitFor();
  expect(await faultsInEveryLook(page), 'the list').toEqual([]);
  await button(page, 'Categories').click();
  await dialog(page)
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  expect(await faultsInEveryLook(page), 'categories').toEqual([]);
});
