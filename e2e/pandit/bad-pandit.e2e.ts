import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays } from '#domain/time.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { bad, refuses, sendsOnce, typeNoDay, unharmed, type Rounds } from '../forms.ts';
import { before, declareButton, declared, field, inMonth, onFreeDays, today } from '../free-days.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, newPriest, windowOf, type Person } from '../made.ts';
import { demo, told, tokenOf } from '../people.ts';
import { answersTo, reader, type Typed } from '../plain.ts';

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
  const sheet = await (await reader(pandit)).open('/pandit/availability');
  for (const mode of [{}, { 'These days': false, 'Every week': true, Sun: true }]) {
    for (const [from, to, wrong] of [
      ['20000-01-01', '20000-01-01', { 'From Date': noDay, 'To Date': noDay }],
      ['1990-02-31', today(), { 'From Date': noDay }],
      [addDays(today(), -1), today(), { 'From Date': past }],
      ['', today(), { 'From Date': both }],
      [today(), '9999-12-31', { 'To Date': 'Please choose days within the next two years.' }],
    ] as const) {
      const typed = { ...mode, 'From Date': from, 'To Date': to };
      expect((await sheet.press('Declare availability', typed)).wrong, `${from} ${to}`).toEqual(wrong);
    }
  }

  const page = await onFreeDays(pandit, phoneScreen);
  const form = page.locator('form');
  for (const mode of ['Every week', 'These days']) {
    await page.getByText(mode, { exact: true }).tap();
    await field(page, 'To Date').fill(today());
    await typeNoDay(field(page, 'From Date'));
    await declareButton(page).tap();
    await form.getByText(noDay).waitFor();
  }
  expect(await declared(pandit)).toEqual([before(pandit)]);

  await page.getByText('Every week', { exact: true }).tap();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
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
  const [asked, paid] = [await newBooking(family, pandit, 0), await newPaidBooking(family, pandit, 1, 501)];
  const onPaper = await reader(pandit);
  const answer = async ({ _id }: Booking, name: string) => (await onPaper.open(`/pandit/bookings/${_id}`)).press(name);
  const none = 'Please enter a valid positive amount for payment request.';
  const range = 'The advance must be whole rupees, at least 1 and at most the agreed price.';
  const amounts = ['', '0', '-5', '1.5', 'ten', bad.spaces, bad.long, bad.emoji, bad.html, bad.sql];
  const wrongly = [...amounts, '१.२', '1e3', '+500', '0x10'].map((typed) => [typed, none] as const);
  const advance = { 'Advance in rupees': [...wrongly, ['1501', range]] } as const;
  expect(await answersTo(await answer(asked, 'Request Payment'), 'Send payment request', advance)).toEqual(advance);
  const reasons = (reason: string) => ({
    Reason: [['', reason] as const, [bad.spaces, reason] as const, [bad.long, tooLong] as const],
  });
  const rejected = reasons('Please provide a reason for rejection.');
  expect(await answersTo(await answer(asked, 'Reject'), 'Reject booking', rejected)).toEqual(rejected);
  const givenBack = reasons('Please write why. The family reads it.');
  expect(await answersTo(await answer(paid, 'I cannot attend'), 'Give the booking back', givenBack)).toEqual(givenBack);

  const page = await open(pandit, `/pandit/bookings/${asked._id}`);
  await button(page, 'Request Payment').tap();
  const cut = ['9'.repeat(10_000), range] as const;
  await refuses(
    page,
    dialog(page),
    { 'Advance in rupees': [['1e3', none], cut] },
    button(page, 'Send payment request'),
  );
  // what was typed is not lost by a key
  await page.keyboard.press('Escape');
  await dialog(page).getByText('You have begun to write.').waitFor();
  await button(page, 'Close').tap();

  await page.goto(`/pandit/bookings/${paid._id}`);
  await button(page, 'I cannot attend').tap();
  const give = button(page, 'Give the booking back');
  await refuses(page, dialog(page), { Reason: [[bad.long, tooLong]] }, give);
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

test('what is wrong in a part of the profile, posted', async () => {
  const pandit = await newPriest();
  const onPaper = await reader(pandit);
  const part = (name: string) => onPaper.open(`/pandit/profile?edit=${name}`);
  const kept = () => call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit.token);
  const untouched = await kept();
  const odd = ['', '-1', '1.5', '1e1', '१.२', bad.long, bad.emoji, bad.html, bad.sql];
  const personal = await part('personal');
  const rounds: readonly (readonly [typed: Typed, label: string, said: string])[] = [
    ...['', bad.spaces].map((name) => [{ 'Full name': name }, 'Full name', 'Name is required'] as const),
    [{ 'Full name': bad.long }, 'Full name', tooLong],
    [{ Email: '' }, 'Email', 'Email is required'],
    [{ Email: '<script>@x' }, 'Email', 'Email is invalid'],
    [{ Email: bad.long }, 'Email', tooLong],
    [{ 'Date of birth': '2999-01-01' }, 'Date of birth', 'This date lies in the future.'],
    [{ 'Date of birth': '1066-10-14' }, 'Date of birth', 'Please check the year.'],
    [{ 'Date of birth': '1990-02-31' }, 'Date of birth', noDay],
    ...['91', ...odd.slice(1)].map(
      (years) => [{ 'Years of experience': years }, 'Years of experience', noYears] as const,
    ),
    ...odd.map((rupees) => {
      const typed = { 'Advance payment required': true, 'Advance amount in rupees': rupees };
      return [typed, 'Advance amount in rupees', noRupees] as const;
    }),
    [{ 'Referred by': bad.long }, 'Referred by', tooLong],
  ];
  for (const [typed, label, said] of rounds) {
    const { wrong } = await personal.press('Save', { Email: 'hota@example.org', ...typed });
    expect(wrong, JSON.stringify(typed).slice(0, 80)).toEqual({ [label]: said });
  }
  const address: Rounds = {
    Pincode: [
      ['7521100', tooLong],
      [bad.emoji, 'A pincode is six digits, like 751001'],
    ],
    'House, street, village': [
      [bad.long, tooLong],
      ['', null],
    ],
  };
  expect(await answersTo(await part('address'), 'Save', address)).toEqual(address);
  const language: Rounds = { 'Another language': [[bad.long, tooLong]] };
  expect(await answersTo(await part('languages'), 'Save', language)).toEqual(language);
  const offer = await part('rituals');
  const whole = {
    Category: 'Home and Prosperity',
    Ritual: 'Satyanarayan Puja',
    'Price in rupees': '1500',
    'Years of experience': '0',
  };
  const prices = ['', '0', '-5', '12.5', '१.२', '1e3', '9'.repeat(10_000), bad.emoji, '<b>1</b>'];
  for (const [label, values, said] of [
    ['Price in rupees', prices, noRupees],
    ['Years of experience', odd, noYears],
  ] as const) {
    for (const value of values) {
      expect((await offer.press('Save', { ...whole, [label]: value })).wrong, `${label} ${value.slice(0, 20)}`).toEqual(
        { [label]: said },
      );
    }
  }
  expect(await kept()).toEqual(untouched);
});

test('every part of the profile: numbers that are none, words that look like programs, a double click', async () => {
  const pandit = await newPriest();
  const page = await open(pandit, '/pandit/profile');
  const form = page.locator('form');
  const edit = (part: string) => button(page, `Edit: ${part}`).tap();
  const savesOnce = (part: string) =>
    sendsOnce(page, '/pandit/profile.data', button(page, 'Save'), () => button(page, `Edit: ${part}`).waitFor());

  await edit('Personal details');
  await form.getByLabel('Email', { exact: true }).fill('hota@example.org');
  await form.getByLabel('Advance payment required').check();
  const numbers = {
    'Years of experience': [['1e1', noYears]],
    'Advance amount in rupees': [['1e2', noRupees]],
  } as const;
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
  await refuses(page, form, { 'Years of experience': [['', noYears]] }, button(page, 'Save'));
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
  const onPaper = await reader({ phone: demo.pandit, password: demo.password });
  const address = (nonsense: string) =>
    `/pandit/earning?${new URLSearchParams({ month: nonsense, status: nonsense, cursor: nonsense })}`;
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
    const sheet = await onPaper.open(address(nonsense));
    // what is no month and no status narrows nothing
    const rows = sheet.document.querySelectorAll('li').filter(({ text }) => /TXN\d{6}/.test(text));
    expect([rows.length, sheet.valueOf('Month')], nonsense).toEqual([transactions.length, '']);
  }
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, phoneScreen);
  await page.goto(address(bad.html));
  expect(await page.getByLabel('Month').inputValue()).toBe('');
  expect(await unharmed(page)).toBe(true);
  await page.goto('/pandit/earning?month=9999-12&status=Paid');
  await page.getByText('Nothing matches this choice').waitFor();
});
