import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { atDesk, dialog } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { unfold } from '../forms.ts';
import { hasFocus, lands, stepTo, type } from '../keys.ts';
import { newFamily, newPaidBooking, newPandit, newSettledBooking } from '../made.ts';
import { demo, newPhone, tokenOf, told } from '../people.ts';

/** The office without a mouse: each deed is reached, asked for, left by Escape and done, and the focus is never lost. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const inDialog = (page: Page, name: string | RegExp) => dialog(page).last().getByRole('button', { name });
const enter = (page: Page) => page.keyboard.press('Enter');

/** Opens a dialog by its button and lets it go again: the focus goes in, and comes back. */
async function opensAndLets(page: Page, opener: Locator, first: Locator): Promise<void> {
  await enter(page);
  await lands(first, 'within the dialog');
  await page.keyboard.press('Escape');
  await lands(opener, 'back where it was');
  await enter(page);
  await lands(first, 'within it again');
}

test('a part of an advance goes back, and a booking ends on behalf of its parties', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id: bookingId } = await newPaidBooking(family, pandit, 1, 500);
  const page = await atDesk();
  await page.goto(`/admin/bookings?search=${family.phone}`);
  await settled(page);
  const opener = page.getByRole('link', { name: /^View Details of/ });
  await page.getByRole('searchbox').focus();
  await stepTo(page, opener);
  await opensAndLets(page, opener, dialog(page).getByText('Booking Details', { exact: true }));

  const deeds = dialog(page).getByRole('region', { name: 'Act for the family and the pandit' });
  await stepTo(page, inDialog(page, 'Refund'));
  await opensAndLets(page, inDialog(page, 'Refund'), dialog(page).last().getByLabel('Amount in rupees'));
  await page.keyboard.press('Control+A');
  await type(page, '200');
  await page.keyboard.press('Tab');
  await type(page, 'The samagri was cheaper');
  await stepTo(page, inDialog(page, /^Refund ₹200/));
  await enter(page);
  await lands(deeds, 'where it is told what was done');

  await stepTo(page, inDialog(page, 'Cancel on behalf'));
  await opensAndLets(page, inDialog(page, 'Cancel on behalf'), dialog(page).last().getByLabel('Reason'));
  await type(page, 'Both asked for it by phone');
  await stepTo(page, inDialog(page, /^Cancel this booking/));
  await enter(page);
  await lands(deeds, 'where it is told again');
  await page.keyboard.press('Escape');
  await lands(opener, 'back in the list');
  expect(await call('GET /booking/:id', { params: { id: bookingId } }, family.token)).toMatchObject({
    bookingStatus: 'cancelled',
    refundedAmount: 500,
  });
});

/** The list of what is to be paid out, with the focus on the button of a pandit of this name. */
async function atPayout(called: string) {
  const [pandit, family] = [await newPandit({ called }), await newFamily()];
  const { _id: bookingId } = await newSettledBooking(family, pandit, 300);
  const page = await atDesk();
  await page.goto('/admin/payments?list=due&size=100');
  await settled(page);
  const opener = button(page, `Mark as paid of ${pandit.name}`);
  await page.getByRole('searchbox').focus();
  await stepTo(page, opener);
  return { page, opener, bookingId };
}

test('a pandit is paid what he is owed, and the focus stays with the list when his row goes', async () => {
  const { page, opener } = await atPayout('Pt. Gadadhar Mishra');
  await opensAndLets(page, opener, dialog(page).getByLabel('Paid by'));
  await type(page, 'UPI');
  await page.keyboard.press('Tab');
  await type(page, '514233190011');
  await stepTo(page, inDialog(page, /^Mark ₹/));
  await enter(page);
  await told(page, 'The payout is noted.');
  await expect.poll(() => opener.count()).toBe(0);
  await lands(page.getByRole('region', { name: 'Payments', exact: true }), 'among the rows');
});

test('where somebody else paid him meanwhile, his row goes with the dialog, and the focus stays with the list, too', async () => {
  const { page, opener, bookingId } = await atPayout('Pt. Somanath Dash');
  await enter(page);
  await lands(dialog(page).getByLabel('Paid by'), 'within the dialog');
  const amount = Number(await dialog(page).locator('input[name=amount]').inputValue());
  const paid = { bookingId, purpose: 'advance', amount, method: 'bank', reference: 'UTR514233' } as const;
  await call('POST /payment/admin/pay-out', { body: paid }, await tokenOf(demo.admin, demo.password));
  await type(page, 'UPI');
  await page.keyboard.press('Tab');
  await type(page, '514233190012');
  await stepTo(page, inDialog(page, /^Mark ₹/));
  await enter(page);
  await expect.poll(() => opener.count()).toBe(0);
  await lands(page.getByRole('region', { name: 'Payments', exact: true }), 'among the rows');
});

test('a ritual is added with its picture, and all of them are taken along', async () => {
  const name = `Chandi Path ${newPhone()}`;
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#b8502f' } })
    .png()
    .toBuffer();
  const page = await atDesk();
  await page.goto('/admin/rituals');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Add Ritual' });
  await page.getByRole('searchbox').focus();
  await stepTo(page, opener);
  await opensAndLets(page, opener, dialog(page).getByLabel('Category'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await type(page, name);
  await page.keyboard.press('Tab');
  await type(page, 'Seven hundred verses for the goddess.');
  await stepTo(page, dialog(page).locator('input[type=file]'));
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await dialog(page).getByText('The image is ready.').waitFor();
  await stepTo(page, inDialog(page, 'Add Ritual'));
  await enter(page);
  await told(page, 'Ritual added successfully!');
  await lands(opener, 'back at its button');
  const { rituals } = await call('GET /rituals/get-ritual', {});
  expect(rituals.map(({ ritualType }) => ritualType)).toContain(name);
  const table = page.waitForEvent('download');
  await stepTo(page, page.getByRole('link', { name: 'Download CSV' }));
  await enter(page);
  expect((await table).suggestedFilename()).toBe('rituals.csv');
});

test('headings sort by a press, and say how; where rows are cards the choice stands alone', async () => {
  const page = await atDesk();
  await page.goto('/admin/users?page=2');
  await settled(page);
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const sorts = (name: string) => heading(name).getByRole('button');
  const order = async () => [
    await heading('Name').getAttribute('aria-sort'),
    await heading('Registered On').getAttribute('aria-sort'),
  ];
  expect(await order()).toEqual([null, 'descending']);
  await page.getByLabel('Order').focus();
  await stepTo(page, sorts('Name'));
  await enter(page);
  await expect.poll(order).toEqual(['ascending', null]);
  // another order shows the list from the beginning
  await page.waitForURL('**/admin/users?sort=name');
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['descending', null]);
  expect(await hasFocus(sorts('Name'))).toBe(true);
  await stepTo(page, sorts('Registered On'));
  await enter(page);
  await expect.poll(order).toEqual([null, 'descending']);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await enter(page);
  await page.waitForURL('**/admin/users?sort=registered');

  await page.setViewportSize(phoneScreen);
  expect(await sorts('Name').isVisible()).toBe(false);
  // the order that is chosen counts
  await unfold(page, 'Filters (1)');
  await page.getByLabel('Order').selectOption('-name');
  await page.waitForURL('**sort=-name');
});

test('a message over an open dialog is there for those who listen, and goes where the dialog went', async () => {
  const page = await atDesk();
  await page.clock.install({ time: new Date() });
  await page.goto('/admin/rituals?categories=all');
  await settled(page);
  await dialog(page)
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await inDialog(page, 'Save order').click();
  const heard = async () => {
    const browser = await page.context().newCDPSession(page);
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    await browser.detach();
    return nodes.some(({ ignored, name }) => !ignored && String(name?.value ?? '').startsWith('The order is saved.'));
  };
  await told(page, 'The order is saved.');
  // later than it takes to ask and to say, and well before the message goes
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  expect(await heard()).toBe(true);
  const came = await page.evaluateHandle(boxesThatCome);
  await inDialog(page, 'Close').click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.clock.runFor(100);
  expect(await heard()).toBe(true);
  // what a box has when it comes is not always read aloud
  expect(await came.jsonValue()).toEqual(['']);
  await page.clock.runFor(4_000);
  await expect.poll(() => page.getByText('The order is saved.').count()).toBe(0);
});

/** From now on: the text of each box of messages at the moment it is put into the page. */
function boxesThatCome(): string[] {
  const texts: string[] = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.matches('section[aria-live]')) texts.push(node.innerText);
    }
  }).observe(document.body, { childList: true, subtree: true });
  return texts;
}
