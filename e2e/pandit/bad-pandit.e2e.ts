import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { bad, refuses, sendsOnce, typeNoDay, unharmed } from '../forms.ts';
import { before, declareButton, declared, field, inMonth, onFreeDays, today } from '../free-days.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, newPriest, windowOf, type Person } from '../made.ts';
import { demo, told, tokenOf } from '../people.ts';

/**
 * What people, programs and accidents put into a pandit's forms, where their own tests do not ask it: each is told
 * beside its field, nothing is half written, and a double click does no more than one.
 */

const noDay = 'This date does not exist.';
const past = 'Please choose today or a later day.';
const both = "Please select both 'From Date' and 'To Date'.";
const tooLong = 'This is too long.';
const noYears = 'Please give whole years, from 0 to 90.';
const noRupees = 'Please give whole rupees, at least 1.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const open = async (person: Person, path: string) => {
  const { page } = await windowOf(person, phoneScreen);
  await page.goto(path);
  return page;
};

test('free days, once and every week', async () => {
  const pandit = await newPandit();
  const page = await onFreeDays(pandit, phoneScreen);
  const form = page.locator('form');
  const rounds = () =>
    ({
      'From Date': [
        ['20000-01-01', noDay],
        [addDays(today(), -1), past],
        ['', both],
        [today(), null],
      ],
      'To Date': [
        ['20000-01-01', noDay],
        [today(), null],
        [today(), null],
        ['9999-12-31', 'Please choose days within the next two years.'],
      ],
    }) as const;
  for (const mode of ['These days', 'Every week']) {
    await page.getByText(mode, { exact: true }).tap();
    if (mode === 'Every week') await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await refuses(page, form, rounds(), declareButton(page));
    await typeNoDay(field(page, 'From Date'));
    await declareButton(page).tap();
    await form.getByText(noDay).waitFor();
  }
  expect(await declared(pandit)).toEqual([before(pandit)]);

  await field(page, 'From Date').fill(inMonth(3, '01'));
  await field(page, 'To Date').fill(inMonth(3, '28'));
  await sendsOnce(page, '/pandit/availability.data', declareButton(page), () =>
    told(page, 'Availability declared successfully!'),
  );
  expect(await declared(pandit)).toHaveLength(5);
  let removals = 0;
  page.on('request', (request) => (removals += Number(request.method() === 'POST')));
  const remove = page.getByRole('link', { name: /^Remove / });
  await remove.first().tap();
  await button(page, 'Remove').dblclick();
  await told(page, 'The days were removed.');
  expect([removals, (await declared(pandit)).length]).toEqual([1, 4]);
});

test('a reason for saying no, and an amount', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const asked = await newBooking(family, pandit, 0);
  const page = await open(pandit, `/pandit/bookings/${asked._id}`);
  await button(page, 'Request Payment').tap();
  const none = 'Please enter a valid positive amount for payment request.';
  const amounts = [bad.long, bad.emoji, bad.html, bad.sql, '१२', '1e3', '+500', '0x10'];
  const range = 'The advance must be whole rupees, at least 1 and at most the agreed price.';
  const wrongly = amounts.map((typed) => [typed, none] as const);
  const amount = { 'Advance in rupees': [...wrongly, ['9'.repeat(10_000), range] as const] };
  await refuses(page, dialog(page), amount, button(page, 'Send payment request'));
  // what was typed is not lost by a key
  await page.keyboard.press('Escape');
  await dialog(page).getByText('You have begun to write.').waitFor();
  await button(page, 'Close').tap();

  await button(page, 'Reject').tap();
  await refuses(page, dialog(page), { Reason: [[bad.long, tooLong]] }, button(page, 'Reject booking'));
  await button(page, 'Close').tap();

  const paid = await newPaidBooking(family, pandit, 1, 501);
  await page.goto(`/pandit/bookings/${paid._id}`);
  await button(page, 'I cannot attend').tap();
  const give = button(page, 'Give the booking back');
  const reason = 'Please provide a reason for rejection.';
  const wrong = [['', reason] as const, [bad.spaces, reason] as const, [bad.long, tooLong] as const];
  await refuses(page, dialog(page), { Reason: wrong }, give);
  const odd = `${bad.emoji} ${bad.html} ${bad.sql}`;
  await dialog(page).getByLabel('Reason').fill(odd);
  await sendsOnce(page, `/pandit/bookings/${paid._id}.data`, give, () =>
    told(page, 'The booking was given back and the advance refunded.'),
  );
  await page.getByText(odd).first().waitFor();
  expect(await unharmed(page)).toBe(true);
  const seen = await call('GET /booking/:id', { params: { id: paid._id } }, family.token);
  expect([seen.additionalNotesbyPandit, seen.refundedAmount]).toEqual([odd, 501]);
});

test('every part of the profile: numbers that are none, words that look like programs, a double click', async () => {
  const pandit = await newPriest();
  const page = await open(pandit, '/pandit/profile');
  const form = page.locator('form');
  const edit = (part: string) => button(page, `Edit: ${part}`).tap();
  const savesOnce = (part: string) =>
    sendsOnce(page, '/pandit/profile.data', button(page, 'Save'), () => button(page, `Edit: ${part}`).waitFor());
  const odd = ['', '-1', '1.5', '1e1', '१२', bad.long, bad.emoji, bad.html, bad.sql];

  await edit('Personal details');
  await form.getByLabel('Email', { exact: true }).fill('hota@example.org');
  await form.getByLabel('Advance payment required').check();
  const numbers = {
    'Years of experience': odd.map((typed) => [typed, typed === '' ? null : noYears] as const),
    'Advance amount in rupees': odd.map((typed) => [typed, noRupees] as const),
  };
  await refuses(page, form, numbers, button(page, 'Save'));
  await typeNoDay(form.getByLabel('Date of birth'));
  await button(page, 'Save').tap();
  await form.getByText(noDay).waitFor();
  for (const [label, value] of [
    ['Date of birth', '1980-02-29'],
    ['Years of experience', '12'],
    ['Advance amount in rupees', '501'],
    ['Referred by', bad.html],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await savesOnce('Personal details');

  await edit('Address');
  await form.getByLabel('House, street, village').fill(`${bad.sql} ${bad.html} ${bad.emoji}`);
  await form.getByLabel('Pincode').fill(bad.emoji);
  await button(page, 'Save').tap();
  await form.getByText('A pincode is six digits, like 751001').waitFor();
  await form.getByLabel('Pincode').fill('751001');
  await savesOnce('Address');
  await edit('Temple details');
  await form.getByLabel('Attached to a temple').check();
  await savesOnce('Temple details');
  await edit('Languages');
  await form.getByLabel('Another language').fill('<b>Kosli</b> 🙏🏽');
  await button(page, 'Add').tap();
  await savesOnce('Languages');

  await edit('Rituals & Services');
  await form.getByLabel('Ritual', { exact: true }).selectOption({ label: 'Satyanarayan Puja' });
  await form.getByLabel('Price in rupees').fill('1500');
  const years = odd.map((typed) => [typed, noYears] as const);
  await refuses(page, form, { 'Years of experience': years }, button(page, 'Save'));
  await form.getByLabel('Years of experience').fill('0');
  await savesOnce('Rituals & Services');

  await page.reload();
  for (const text of [bad.html, '<b>Kosli</b> 🙏🏽', bad.sql]) await page.getByText(text).first().waitFor();
  expect(await unharmed(page)).toBe(true);
  const kept = await call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit.token);
  expect(kept).toMatchObject({ yearsOfExperience: 12, advanceAmount: 501, referredBy: bad.html, __v: 5 });
});

test('earnings whose address somebody has written into', async () => {
  const { transactions } = await call(
    'GET /payment/earnings',
    { query: {} },
    await tokenOf(demo.pandit, demo.password),
  );
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, phoneScreen);
  const rows = page.getByRole('listitem').filter({ hasText: /TXN\d{6}/ });
  for (const nonsense of [
    '',
    bad.spaces,
    bad.html,
    bad.sql,
    bad.emoji,
    '2026-13',
    '२०२६-०१',
    bad.long.slice(0, 4000),
  ]) {
    await page.goto(`/pandit/earning?${new URLSearchParams({ month: nonsense, status: nonsense, cursor: nonsense })}`);
    // what is no month and no status narrows nothing
    await expect.poll(() => rows.count(), { timeout: 20_000, message: nonsense }).toBe(transactions.length);
    expect(await page.getByLabel('Month').inputValue()).toBe('');
  }
  await page.goto('/pandit/earning?month=9999-12&status=Paid');
  await page.getByText('Nothing matches this choice').waitFor();
  expect(await unharmed(page)).toBe(true);
});
