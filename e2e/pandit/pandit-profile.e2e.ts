import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Profile } from '#contract/people.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone as phoneScreen, type Screen } from '../browser.ts';
import { wrongOf } from '../forms.ts';
import { newPandit, newPriest, windowOf, type Person } from '../made.ts';
import { demo, told } from '../people.ts';

/** A pandit looks after what families see of him, one part at a time. */

const profileOf = ({ id, token }: Person): Promise<Profile> =>
  call('GET /user/get-user/:userId', { params: { userId: id } }, token);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const edit = async (page: Page, part: string) => {
  await button(page, `Edit: ${part}`).click();
  // its script may come after the page
  await button(page, 'Cancel').waitFor();
};
const save = (page: Page) => button(page, 'Save').click();
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.locator('dialog[open]');
const saved = async (page: Page, name: string) => {
  await save(page);
  await button(page, `Edit: ${name}`).waitFor();
};

async function onProfile(person: { phone: string; password?: string }, screen: Screen = desk) {
  const opened = await windowOf(person, screen);
  await opened.page.goto('/pandit/profile');
  await button(opened.page, 'Edit: Languages').waitFor();
  return opened;
}

test('each part is written by itself; what is cancelled is as before', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit, phoneScreen);
  await edit(page, 'Personal details');
  expect(await field(page, 'Full name').inputValue()).toBe(pandit.name);
  expect(await field(page, 'Phone number').isDisabled()).toBe(true);
  expect(await field(page, 'User Status').isDisabled()).toBe(true);
  await field(page, 'Full name').fill('Never saved');
  await button(page, 'Cancel').click();
  expect(await page.getByText('Never saved').count()).toBe(0);

  await edit(page, 'Personal details');
  expect(await field(page, 'Full name').inputValue()).toBe(pandit.name);
  const odd = `<b>ପଣ୍ଡିତ</b> '); DROP TABLE people;--`;
  await field(page, 'Full name').fill(odd);
  await field(page, 'Email').fill('hota@example.org');
  await field(page, 'Date of birth').fill('1980-02-28');
  await field(page, 'Years of experience').fill('12');
  await field(page, 'Referred by').fill('Guru Prasad');
  await page.getByLabel('Advance payment required').check();
  await field(page, 'Advance amount in rupees').fill('501');
  await saved(page, 'Personal details');
  await told(page, 'Profile updated successfully!');
  for (const text of [odd, '28 February 1980', '12 years', 'Guru Prasad', 'Required, ₹501']) {
    await part(page, 'Personal details').getByText(text, { exact: true }).waitFor();
  }
  // the header knows the new name at once
  await page.locator('header summary', { hasText: odd }).waitFor({ state: 'attached' });
  expect(await profileOf(pandit)).toMatchObject({ name: odd, yearsOfExperience: 12, advanceAmount: 501 });
  // said once, it stays
  await edit(page, 'Personal details');
  expect(await field(page, 'Referred by').getAttribute('readonly')).not.toBeNull();
});

test('blocks follow their district; a temple at home is where the home is, and goes when unticked', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit, phoneScreen);
  await edit(page, 'Address');
  expect(await field(page, 'State').locator('option').allTextContents()).toEqual(['Odisha']);
  expect(await field(page, 'District').locator('option').count()).toBe(31);
  expect(await field(page, 'Tehsil or block').isDisabled()).toBe(true);
  await field(page, 'District').selectOption('Khordha');
  await field(page, 'Tehsil or block').selectOption('Jatni');
  await field(page, 'District').selectOption('Puri');
  expect(await field(page, 'Tehsil or block').inputValue()).toBe('');
  await field(page, 'Tehsil or block').selectOption('Gop');
  await field(page, 'Pincode').fill('752110');
  await saved(page, 'Address');

  await edit(page, 'Temple details');
  await field(page, 'Attached to a temple').check();
  await field(page, 'District').selectOption('Cuttack');
  await field(page, 'Same as home address').check();
  for (const [name, value] of [
    ['District', 'Puri'],
    ['Tehsil or block', 'Gop'],
  ] as const) {
    expect(await field(page, name).inputValue()).toBe(value);
    expect(await field(page, name).isDisabled()).toBe(true);
  }
  await saved(page, 'Temple details');
  await page.getByText('Gop, Puri, Odisha').waitFor();
  expect(await profileOf(pandit)).toMatchObject({ pincode: '752110', templeDistrict: 'Puri', templeCity: 'Gop' });

  await edit(page, 'Temple details');
  await field(page, 'Attached to a temple').uncheck();
  expect(await field(page, 'District').count()).toBe(0);
  await saved(page, 'Temple details');
  await page.getByText('Not attached to a temple').waitFor();
  expect(await profileOf(pandit)).toMatchObject({ isSameAsHomeAddress: false, templeState: null, templeCity: null });
});

test('languages are ticked or written, each once', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit, phoneScreen);
  await edit(page, 'Languages');
  expect(await page.locator('[name=languagesKnown][type=checkbox]').count()).toBe(14);
  await field(page, 'Odia').check();
  const other = field(page, 'Another language');
  for (const [name, sentence] of [
    [' oDIA ', 'Language already added'],
    ['   ', 'Please write the language.'],
    ['x'.repeat(10_000), 'This is too long.'],
  ] as const) {
    await other.fill(name);
    await button(page, 'Add').click();
    await expect.poll(() => wrongOf(field(page, 'Another language'))).toBe(sentence);
  }
  await other.fill('Kosli');
  await other.press('Enter');
  await field(page, 'Kosli').waitFor();
  await saved(page, 'Languages');
  expect((await profileOf(pandit)).languagesKnown).toEqual(['Odia', 'Kosli']);
});

test('a ritual is complete before another is begun; a double click saves once', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit, phoneScreen);
  await edit(page, 'Rituals & Services');
  const add = button(page, 'Add ritual');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await add.click();
  await told(page, 'Please complete the current ritual entry before adding a new one.');
  expect(await wrongOf(field(page, 'Ritual'))).toBe('Please select a ritual');
  await field(page, 'Price in rupees').fill('12.5');
  await save(page);
  await expect.poll(() => wrongOf(field(page, 'Price in rupees'))).toBe('Please give whole rupees, at least 1.');
  await field(page, 'Ritual').selectOption({ label: 'Satyanarayan Puja' });
  expect(await field(page, 'Category').inputValue()).not.toBe('');
  await field(page, 'Price in rupees').fill('1500');
  await field(page, 'Years of experience').fill('0');
  await add.click();
  // the first one is a line now; what is begun can be taken away again
  await button(page, 'Change Satyanarayan Puja').waitFor();
  await button(page, 'Remove this entry').click();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await button(page, 'Save').dblclick();
  await button(page, 'Edit: Rituals & Services').waitFor();
  await part(page, 'Rituals & Services').getByText('₹1,500').waitFor();
  expect(sent).toHaveLength(1);
  const { rituals, __v } = await profileOf(pandit);
  expect(rituals).toMatchObject([{ price: 1500, experience: 0 }]);
  expect(__v).toBe(1);
});

test('bad input is said beside its field, the first one has the focus, and nothing is half saved', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit);
  const before = await profileOf(pandit);
  await edit(page, 'Personal details');
  await field(page, 'Full name').fill('   ');
  await field(page, 'Email').fill('<script>@x');
  await field(page, 'Date of birth').fill('2999-01-01');
  await field(page, 'Years of experience').fill('🙏🏽');
  await page.getByLabel('Advance payment required').check();
  await button(page, 'Save').dblclick();
  for (const [name, sentence] of [
    ['Full name', 'Name is required'],
    ['Email', 'Email is invalid'],
    ['Date of birth', 'This date lies in the future.'],
    ['Years of experience', 'Please give whole years, from 0 to 90.'],
    ['Advance amount in rupees', 'Please give whole rupees, at least 1.'],
  ] as const)
    await expect.poll(() => wrongOf(field(page, name)), { message: name }).toBe(sentence);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await button(page, 'Cancel').click();

  await edit(page, 'Address');
  await field(page, 'Pincode').fill('7521100');
  await field(page, 'House, street, village').fill('x'.repeat(10_000));
  await save(page);
  await expect.poll(() => wrongOf(field(page, 'Pincode'))).toBe('This is too long.');
  expect(await wrongOf(field(page, 'House, street, village'))).toBe('This is too long.');
  expect(await profileOf(pandit)).toEqual(before);
});

test('of two tabs the second says what counts: his own on top, or the newest', async () => {
  const pandit = await newPriest();
  const { page: first, context } = await onProfile(pandit);
  const second = await context.newPage();
  const write = async (page: Page, label: string, value: string) => {
    await edit(page, 'Address');
    await field(page, label).fill(value);
  };
  const begin = async () => {
    for (const page of [first, second]) await page.goto('/pandit/profile');
  };
  await begin();
  await write(second, 'Pincode', '752110');
  await write(first, 'House, street, village', 'Plot 7');
  await saved(first, 'Address');
  await save(second);
  await second.getByText('Your profile was changed elsewhere').waitFor();
  await second.getByText('Changed there: Address.').waitFor();
  expect(await profileOf(pandit)).toMatchObject({ address: 'Plot 7', pincode: null });
  await button(second, 'Save my changes').dblclick();
  await button(second, 'Edit: Address').waitFor();
  // both are kept: only what was changed here was sent
  expect(await profileOf(pandit)).toMatchObject({ address: 'Plot 7', pincode: '752110', __v: 2 });

  await begin();
  await write(second, 'Pincode', '100000');
  await write(first, 'Pincode', '752111');
  await saved(first, 'Address');
  await save(second);
  await button(second, 'Show the newest').click();
  await second.getByText('752111').waitFor();
  expect(await profileOf(pandit)).toMatchObject({ pincode: '752111', __v: 3 });
});

test('what is not saved is asked about, by a link and by closing the tab', async () => {
  const { page } = await onProfile(await newPriest());
  await edit(page, 'Address');
  await field(page, 'Pincode').fill('752110');
  const leave = () => page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await leave();
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  expect(await field(page, 'Pincode').inputValue()).toBe('752110');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leave();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/pandit/bookings');
});

test('an acharya has the same profile, without rituals', async () => {
  const { page } = await onProfile(await newPriest('Acharya Rath', 'acharya'));
  await page.getByText('Acharya · With us since').waitFor();
  expect(await page.getByRole('region').getByRole('heading', { level: 2 }).allTextContents()).not.toContain(
    'Rituals & Services',
  );
});

test('every part can be written by everybody', async () => {
  const { page } = await onProfile({ phone: demo.pandit, password: demo.password }, phoneScreen);
  for (const name of ['Personal details', 'Address', 'Temple details', 'Languages', 'Rituals & Services']) {
    await edit(page, name);
    if (name === 'Rituals & Services') await button(page, 'Add ritual').dblclick();
    expect(await faultsInEveryLook(page, undefined, 'section:has(form[enctype])'), name).toEqual([]);
    await button(page, 'Cancel').click();
  }
});

test('an offer of a ritual can be changed where it stands', async () => {
  const pandit = await newPandit();
  const { page } = await onProfile(pandit, phoneScreen);
  await edit(page, 'Rituals & Services');
  await button(page, `Change ${pandit.ritual}`).click();
  await field(page, 'Price in rupees').fill('2100');
  await saved(page, 'Rituals & Services');
  expect((await profileOf(pandit)).rituals).toMatchObject([{ price: 2100, experience: 14 }]);
});
