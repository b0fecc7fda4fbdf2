import { expect, test } from 'vitest';
import { atDesk } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { desk } from '../browser.ts';

/** The office enters what printed almanacs have: one day by a form, ten lines from a file. */

const slugs = [
  'ratha-yatra',
  'nuakhai',
  'diwali',
  'kumar-purnima',
  'janmashtami',
  'savitri-brata',
  'dola-purnima',
  'raksha',
];
const days = ['06-24', '08-24', '10-17', '10-03', '08-13', '05-23', '03-11', '08-05'];
const file = [
  'festival;panji;date;source',
  ...slugs.map((slug, nth) => `${slug};kohinoor;2028-${days[nth]};"Kohinoor 2028; page 3"`),
  'rama-navami;kohinoor;2028-02-31;Kohinoor 2028',
  'maha-shivaratri;kohinoor;2028-09-01;Kohinoor 2028',
].join('\r\n');

test('ten lines of a file are shown with what is wrong before the good ones are entered', async () => {
  const page = await atDesk(desk);
  await page.goto('/admin/panji?year=2028&panji=kohinoor');
  await page.getByText('Nothing of Kohinoor has been entered for 2028').waitFor();
  await page.getByRole('heading', { name: 'Add a table' }).click();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'kohinoor.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Look at the lines' }).click();
  await page.getByText('7 lines can be entered, 2 lines are wrong, 1 day is far from ours.').waitFor();
  await page.getByText('We do not know this festival.').waitFor();
  await page.getByText('The date does not exist. Write it like 2027-10-29.').waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enter 7 lines' }).click();
  await page.getByText('7 lines were entered.').waitFor();
  const entered = page.getByRole('table', { name: 'Days entered for 2028' });
  await expect.poll(() => entered.getByRole('row').count()).toBe(8);

  // of the same file again only what is new can be entered
  await page.getByRole('button', { name: 'Look at the lines' }).click();
  await page
    .getByText('No line can be entered, 7 are there already, 2 lines are wrong, 1 day is far from ours.')
    .waitFor();
  await page.getByLabel('I have checked the day that is far from ours').check();
  await page.getByRole('button', { name: 'Enter 1 line' }).click();
  await page.getByText('1 line was entered, 7 were there already.').waitFor();

  // a festival that stands on two lines is named on both
  const twice = ['diwali,biraja,2028-10-17,page 41', 'diwali,biraja,2028-10-18,page 42'];
  await page.getByLabel('Or paste its lines').fill(twice.join('\n'));
  await page.getByRole('button', { name: 'Look at the lines' }).click();
  await page.getByText('No line can be entered, 2 lines are wrong.').waitFor();
  for (const line of [2, 1]) {
    await page.getByText(`The same festival of this almanac and year stands on line ${line} too.`).waitFor();
  }
});

test('one day is entered with its announced hour; a day far from ours is asked about twice', async () => {
  const page = await atDesk(desk);
  await page.goto('/admin/panji?year=2029');
  const form = page.getByRole('region', { name: 'Add a day' });
  await form.getByRole('heading').click();
  await form.getByLabel('Festival').selectOption('Nuakhai');
  await form.getByLabel('Almanac or authority').selectOption('Samaleswari temple, Sambalpur');
  await form.getByLabel('Day', { exact: true }).fill('2029-01-12');
  await form.getByLabel('Announced hour, if any').fill('09:12');
  await form.getByRole('button', { name: 'Enter the day' }).click();
  await form.getByText('Please say where this was published.').waitFor();
  await form.getByLabel('Source').fill('Temple, August 2029');
  await form.getByRole('button', { name: 'Enter the day' }).click();
  await form.getByText('more than 40 days away').waitFor();
  await form.getByLabel('Day', { exact: true }).fill('2029-09-12');
  await form.getByRole('button', { name: 'Enter the day' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Nuakhai' });
  await row.getByText('9:12').waitFor();
  expect(await row.count()).toBe(1);
  // another day in its place is told before it is entered
  await form.getByLabel('Festival').selectOption('Nuakhai');
  await form.getByLabel('Almanac or authority').selectOption('Samaleswari temple, Sambalpur');
  await form.getByLabel('Day', { exact: true }).fill('2029-09-13');
  await form.getByText(/12 Sept? was entered before\. The new day replaces it\./).waitFor();
  await page.goto('/festivals/nuakhai?year=2029');
  await page.getByRole('heading', { name: 'Nuakhai' }).waitFor();
  await page.getByText('At 9:12 am', { exact: true }).waitFor();
  await page.getByText('Announced by Samaleswari temple, Sambalpur. Source: Temple, August 2029').waitFor();
  // the years after the one that is shown
  const next = page.getByRole('region', { name: 'Next years' }).getByRole('listitem');
  await next.first().getByText('2030').waitFor();
  const published = page.getByRole('region', { name: 'What was published' });
  await published.getByText('Samaleswari temple, Sambalpur').waitFor();
  await page.goto('/admin/panji?year=2029');
  await page.getByRole('button', { name: 'Remove Nuakhai of Samaleswari temple, Sambalpur' }).click();
  await page.getByText('Nothing has been entered for 2029').waitFor();
  await page.goto('/festivals/nuakhai?year=2029');
  await page.getByText('Not announced yet').waitFor();
  await page.getByText(/Samaleswari temple in Sambalpur announce .* in August. .* is the day we compute/).waitFor();
});
