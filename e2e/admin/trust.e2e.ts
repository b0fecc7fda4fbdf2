import { beforeAll, expect, test } from 'vitest';
import { addDays, asInstant, dayAt, daysBetween } from '#domain/time.ts';
import { atDesk, trailOf } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, windowOf, type Offering, type Person } from '../made.ts';

/** Credit that waits: the office decides, and the family reads why. */

let family: Person;
let pandit: Offering;
let bookingId: string;
beforeAll(async () => {
  [family, pandit] = [await newFamily('Kanaka Barik'), await newPandit()];
  const today = dayAt(asInstant(Date.now()));
  const days = { fromDate: addDays(today, 2), toDate: addDays(today, 3) };
  await call('POST /availability/declare-availability', { body: days }, pandit.token);
  for (const nth of [2, 3]) {
    const { _id } = await newPaidBooking(family, pandit, daysBetween(pandit.from, addDays(today, nth)), 501);
    const accepted = { bookingId: _id, bookingStatus: 'confirmedbypandit' as const };
    await call('POST /booking/update-booking-status', { body: accepted }, pandit.token);
    await call('POST /booking/:id/withdraw', { params: { id: _id }, body: { reason: 'A fever' } }, pandit.token);
    bookingId = _id;
  }
});

test('the family reads that its credit waits; the office sees the story and decides; the family reads why', async () => {
  const { page: home } = await windowOf(family, phoneScreen);
  await home.goto(`/my-bookings/${bookingId}`);
  await home.getByText('For the trouble ₹250 of credit may be yours: our office looks at it first').waitFor();

  const page = await atDesk(desk);
  await page.goto('/admin/board');
  const withdrawn = page.getByRole('region', { name: 'Withdrawals of 30 days' });
  await withdrawn.getByText('2 pujas of 1 family, ₹250 of credit given').first().waitFor();
  await withdrawn.getByRole('link', { name: 'Credit and reviews to look at' }).click();
  const card = page.getByRole('article').filter({ hasText: family.name });
  await card.getByText('The same two had credit within the last twelve months.').waitFor();
  await card.getByText('₹250 given').waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  const press = card.getByRole('button', { name: `Decide about the credit of ${family.name}` });
  await press.click();
  await card.getByText('Please write why. The family reads it.').waitFor();
  await card.getByLabel('Decision').selectOption('Do not give it');
  await card.getByLabel('Why (the family reads it)').fill('The two of you live in one house.');
  await press.dblclick();
  await expect.poll(() => card.count()).toBe(0);

  await home.goto(`/my-bookings/${bookingId}`);
  await home.getByText('Our office looked at ₹250 of credit for this withdrawal, and did not give it:').waitFor();
  await home.getByText('“The two of you live in one house.”').waitFor();
});

test('the office adds a word that no review may carry and removes it, by keyboard on a phone; what is no such word is said beside the field', async () => {
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/trust');
  const words = page.getByRole('region', { name: 'Words not allowed in reviews' });
  const [word, language] = [words.getByRole('textbox', { name: 'Word' }), words.getByLabel('Language')];
  const add = words.getByRole('button', { name: 'Add the word' });
  await words.getByRole('heading', { name: 'Add a word' }).click();
  await words.getByText('No words added yet.').first().waitFor();
  await add.click();
  await words.getByText('Please write the word.').waitFor();
  for (const [typed, said] of [
    ['two words', 'Please write one word, in letters: reviews are compared word by word.'],
    ['ପାଷାଣ୍ଡ', 'These are not the letters of that language.'],
    ['good', 'This word is short or common: reviews that insult nobody would be refused for it.'],
    ['idiot', 'This word is refused already.'],
  ] as const) {
    await word.fill(typed);
    await add.click();
    await words.getByText(said).waitFor();
  }
  await word.fill('ପାଷାଣ୍ଡ');
  await language.selectOption('Odia');
  await word.focus();
  await page.keyboard.press('Enter');
  const row = words.getByRole('region', { name: 'Odia' }).getByRole('listitem').filter({ hasText: 'ପାଷାଣ୍ଡ' });
  await row.getByText(/^added by .+, /).waitFor();
  expect(await word.inputValue()).toBe('');
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await row.getByRole('button', { name: 'Remove the word ପାଷାଣ୍ଡ' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => row.count()).toBe(0);
  expect((await trailOf(page)).slice(0, 2).join('\n')).toMatch(
    /removed a word that no review could carry[^]*ପାଷାଣ୍ଡ[^]*added a word that no review may carry[^]*ପାଷାଣ୍ଡ[^]*Odia/,
  );
});
