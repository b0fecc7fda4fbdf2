import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asInstant, dayAt } from '#domain/time.ts';
import { atDesk } from '../at-office.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen, picture } from '../browser.ts';
import { newFamily, newPandit, windowOf, type Person } from '../made.ts';

/** One puja: its family reads Odia, its pandit Hindi, the office English. Each reads and is written to in their own language. */

test('a family in Odia, its pandit in Hindi and an operator in English keep one puja from Home to its review and its case', async () => {
  const [family, pandit] = [await newFamily('Subhasmita Nayak'), await newPandit({ price: 600 })];
  const day = dayAt(asInstant(Date.now()));
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);

  const own = (await windowOf(family, phoneScreen, { own: true })).page;
  const his = (await windowOf(pandit, phoneScreen, { own: true })).page;
  await own.goto('/home');
  await chooses(own, 'ଓଡ଼ିଆ', '/or/home');
  await his.goto('/pandit/dashboard');
  await chooses(his, 'हिंदी', '/hi/pandit/dashboard');

  await own.goto('/or/home');
  await own.getByRole('combobox', { name: 'ପୂଜା' }).selectOption({ label: 'ସତ୍ୟନାରାୟଣ ପୂଜା' });
  await own.getByLabel('ତାରିଖ').fill(day);
  await own.getByRole('button', { name: 'ପଣ୍ଡିତ ଖୋଜନ୍ତୁ' }).click();
  await own.waitForURL('**/or/find-pandit?*');
  const card = own.getByRole('article').filter({ hasText: pandit.name });
  await card.getByText('₹600').waitFor();
  await isSound(own);
  await picture(own, 'or-results');
  await card.getByRole('button', { name: 'ବୁକ କରନ୍ତୁ' }).click();
  const dialog = own.getByRole('dialog', { name: 'ବୁକିଂ ବିବରଣୀ' });
  await dialog.getByRole('button', { name: 'ଅନୁରୋଧ ପଠାନ୍ତୁ' }).click();
  await dialog.getByText('ପୂଜା ସ୍ଥାନ ଲେଖନ୍ତୁ').waitFor();
  await dialog.getByLabel('ପୂଜା ସ୍ଥାନ').fill('ନୟାପଲ୍ଲୀ, ଭୁବନେଶ୍ୱର');
  await dialog.getByLabel(/^ଆଉ କିଛି କହିବାର ଅଛି/).fill('Please bring tulsi.');
  await dialog.getByRole('button', { name: 'ଅନୁରୋଧ ପଠାନ୍ତୁ' }).click();
  await own.waitForURL('**/or/my-bookings');
  await own.getByText('ପଣ୍ଡିତଙ୍କ ଉତ୍ତର ବାକି', { exact: true }).waitFor();
  await own
    .getByRole('link', { name: /ସତ୍ୟନାରାୟଣ ପୂଜା/ })
    .first()
    .click();
  await own.waitForURL(/\/or\/my-bookings\/[\w-]{36}/);
  const id = new URL(own.url()).pathname.split('/').at(-1) ?? '';
  await isSound(own);

  // a name in Odia letters and free words stand as they were written, in their own language
  await his.goto(`/hi/pandit/bookings/${id}`);
  await his.getByText('सत्यनारायण कथा').first().waitFor();
  await his.getByText('Please bring tulsi.').waitFor();
  await isSound(his);
  await his.getByRole('button', { name: 'एडवांस के लिए बताएँ' }).click();
  await his.getByLabel('एडवांस, रुपयों में').fill('200');
  await his.getByRole('button', { name: 'परिवार को बताएँ' }).click();
  await own.getByText('ଅଗ୍ରିମ ଦେବାକୁ ଅଛି', { exact: true }).first().waitFor();
  await picture(own, 'or-to-pay');
  await own.getByRole('button', { name: '₹200 ଦିଅନ୍ତୁ' }).click();
  await own.frameLocator('iframe').getByRole('button', { name: /200/ }).click();
  await own.getByText('ପେମେଣ୍ଟ ହୋଇଗଲା।').first().waitFor();

  await his.reload();
  await his.getByRole('button', { name: 'स्वीकार करें' }).click();
  await his.getByRole('button', { name: 'अभी स्वीकार करें' }).click();
  await his.getByText('आपने पूजा स्वीकार की', { exact: false }).first().waitFor();
  await isSound(his);
  await picture(his, 'hi-accepted');

  await own.getByText('ନିଶ୍ଚିତ', { exact: true }).first().waitFor();
  const code =
    (await own
      .getByText(/^\d{4}$/)
      .first()
      .textContent()) ?? '';
  await isSound(own);
  await picture(own, 'or-the-day');
  await his.goto(`/hi/pandit/bookings/${id}`);
  await his.getByLabel('आरंभ नंबर').fill(code);
  await his.getByRole('button', { name: 'पूजा शुरू करें' }).click();
  await his
    .getByText(/^पूजा .* शुरू हुई/)
    .first()
    .waitFor();
  await his.getByRole('button', { name: 'पूजा संपन्न हुई' }).click();
  await his.getByRole('button', { name: 'अभी बताएँ' }).click();
  await his.getByText('यह पूजा संपन्न हुई।').first().waitFor();
  await isSound(his);
  await picture(his, 'hi-held');
  await own.reload();
  await own.getByRole('heading', { name: 'ଆପଣଙ୍କ ମତାମତ' }).waitFor();
  await isSound(own);
  await picture(own, 'or-held');
  await own.getByLabel('4: ଭଲ').check();
  await own.getByText('ଆଉ କିଛି ଲେଖନ୍ତୁ (ଇଚ୍ଛା ହେଲେ)').click();
  await own.getByLabel('ଆପଣଙ୍କ କଥାରେ').fill('ବହୁତ ଭଲ ହେଲା।');
  await own.getByRole('button', { name: 'ମତାମତ ପଠାନ୍ତୁ' }).click();
  await own
    .getByText(/^ଆପଣଙ୍କ ମତାମତ ରହିଲା।/)
    .first()
    .waitFor();

  // something was wrong: the family says it in Odia, the pandit reads of it in Hindi, an operator decides in English
  const fold = own.getByRole('group').filter({ has: own.getByRole('heading', { name: 'କିଛି ଠିକ ନଥିଲେ' }) });
  await fold.locator('summary').first().click();
  await fold.getByText('କିଛି ଠିକ ନାହିଁ', { exact: true }).click();
  await own.getByLabel('କେଉଁ ବିଷୟରେ?').selectOption('dispute');
  await own.getByLabel('କ’ଣ ହେଲା?').fill('ହୋମ ହେଲା ନାହିଁ।');
  await own.getByRole('button', { name: 'କାର୍ଯ୍ୟାଳୟକୁ ପଠାନ୍ତୁ' }).click();
  await own.getByText('ହୋମ ହେଲା ନାହିଁ।').waitFor();
  const { cases } = await call('GET /case/mine', { query: {} }, family.token);
  const [{ _id: caseId, number } = { _id: '', number: '' }] = cases;
  await his.goto(`/hi/pandit/cases/${number}`);
  await his.getByText('ହୋମ ହେଲା ନାହିଁ।').waitFor();
  await isSound(his);

  const desk = await atDesk();
  await desk.goto(`/admin/cases/${caseId}`);
  await desk.getByText('ହୋମ ହେଲା ନାହିଁ।').first().waitFor();
  expect(await desk.locator('html').getAttribute('lang')).toBe('en-IN');
  await desk.getByRole('button', { name: 'Take it' }).click();
  await desk.getByLabel('What is decided, and why').fill('The havan was left out; half of the advance goes back.');
  await desk.getByLabel('The money').selectOption('refundPart');
  await desk.getByLabel('Whole rupees, of a part').fill('100');
  await desk.getByRole('button', { name: 'Decide', exact: true }).click();
  await desk
    .getByText(/^Decided on/)
    .first()
    .waitFor();
  await own.goto(`/or/my-cases/${number}`);
  await own.getByText('The havan was left out; half of the advance goes back.').waitFor();
  await isSound(own);
  await picture(own, 'or-decided');

  // what was sent to their phones
  const sent = async ({ phone }: Person) =>
    (await call('GET /sandbox/messages', { query: { to: phone } })).messages.map(({ text }) => text);
  const [toFamily, toPandit] = [await sent(family), await sent(pandit)];
  expect(toFamily.filter((text) => /[\u0b00-\u0b7f]/.test(text)).length).toBeGreaterThan(3);
  expect(toPandit.filter((text) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(1);
  // after they chose their language nothing more is said in English
  expect(toFamily.slice(0, 3).every((text) => /[\u0b00-\u0b7f]/.test(text))).toBe(true);
});

/** The same page in another language, as somebody chooses it there. */
async function chooses(page: Page, language: string, path: string): Promise<void> {
  await page.locator('button[popovertarget="site-menu"], header summary').locator('visible=true').first().click();
  await page.getByRole('link', { name: language, exact: true }).locator('visible=true').click();
  await page.waitForURL(`**${path}`);
}

async function isSound(page: Page): Promise<void> {
  expect(await faultsInEveryLook(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
