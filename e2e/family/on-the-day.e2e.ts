import { expect, test } from 'vitest';
import { instantOf, later, minutes } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen, refusalsOn } from '../browser.ts';
import { newBooking, newFamily, newPandit, newPujaSoon, nextDay, windowOf } from '../made.ts';
import { codeField } from '../forms.ts';

/** The day of a puja: it begins by the family's code, and the family says that it is done. */

test('the family tells its code at the door, the pandit begins with it', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id } = await newPujaSoon(family, pandit);
  const own = (await windowOf(family, phoneScreen)).page;
  await own.goto(`/my-bookings/${_id}`);
  await own.getByRole('heading', { name: 'Start code', exact: true }).waitFor();
  const code = (await own.getByText(/^\d{4}$/).textContent()) ?? '';
  expect(await faultsInEveryLook(own)).toEqual([]);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto(`/pandit/bookings/${_id}`);
  expect(await page.getByText(code, { exact: true }).count()).toBe(0);
  // to be asked again is no fault of the page
  const refusals = refusalsOn(page);
  await page.getByLabel('Start code').fill(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.getByText('This is not the start code. Please ask the family again. Tries left: 4.').waitFor();
  expect(refusals).toEqual([]);
  await own.reload();
  await own.getByText('Somebody gave a wrong code for this puja.').waitFor();
  // the same is shown where the day begins, and in the list
  for (const path of ['/pandit', '/pandit/bookings?show=upcoming']) {
    await page.goto(path);
    await (await codeField(page)).waitFor();
  }
  await page.goto(`/pandit/bookings/${_id}`);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel('Start code').fill(code);
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.getByText(/^The puja began at \d/).waitFor();
  // the family's page hears of it without a reload
  await own.getByText(/^The puja began at \d/).waitFor();
  expect(await own.getByText(code, { exact: true }).count()).toBe(0);
  // so do the lists of both, and neither says that it is still to come
  await own.goto('/my-bookings');
  await own.getByText(/^The puja began at \d.*is due after it\.$/).waitFor();
  expect(await own.getByText('your puja is confirmed').count()).toBe(0);
  await page.goto('/pandit/bookings?show=upcoming');
  await page.getByText('The puja has begun.').waitFor();
  expect(await page.getByText('Kindly be ready for the puja').count()).toBe(0);
});

test('half an hour after its hour a puja that has not begun asks whether anybody came, and not for money', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id, startsAt, endsAt } = await newPujaSoon(family, pandit);
  const afterStart = later(instantOf(startsAt), minutes(31));
  const { page: own } = await windowOf(family, phoneScreen);
  await own.clock.install();
  await own.goto('/my-bookings');
  const card = own.getByRole('region', { name: /^Needs you/ }).getByRole('article');
  for (const at of [afterStart, later(instantOf(endsAt), minutes(90))]) {
    await own.clock.fastForward(at - (await own.evaluate(() => Date.now())));
    await card.getByText('Its hour is past, and it has not begun by your code. Please say how it was.').waitFor();
    const nobody = card.getByRole('link', { name: 'Nobody came' });
    expect(await nobody.getAttribute('href')).toBe(`/my-bookings/${_id}#cases`);
    await card.getByRole('link', { name: 'The puja is done' }).waitFor();
    expect(await card.getByRole('link', { name: 'Pay or say it was cash' }).count()).toBe(0);
  }
  expect(await faultsInEveryLook(own)).toEqual([]);
  // its pandit finds it wherever the puja stands
  for (const path of ['/pandit', '/pandit/bookings?show=upcoming']) {
    const { page } = await windowOf(pandit, phoneScreen);
    await page.clock.install();
    await page.goto(path);
    await page.getByRole('article').filter({ hasText: pandit.ritual }).first().waitFor();
    await page.clock.fastForward(afterStart - Date.now());
    const nobody = page.getByRole('link', { name: 'Nobody came' });
    await nobody.waitFor();
    expect(await nobody.getAttribute('href')).toBe(`/pandit/bookings/${_id}#cases`);
  }
});

test('its page says so too, and on the pandit’s in place of a sentence that all is agreed', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id, startsAt } = await newPujaSoon(family, pandit);
  const pages = [
    // before its hour the code stands there alone
    { person: family, path: `/my-bookings/${_id}`, before: 'Start code', ends: false, late: 'Its hour is past' },
    {
      person: pandit,
      path: `/pandit/bookings/${_id}`,
      before: 'Kindly be ready for the puja',
      ends: true,
      late: /^Late since \d/,
    },
  ];
  for (const { person, path, before, ends, late } of pages) {
    const { page } = await windowOf(person, phoneScreen);
    await page.clock.install();
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(before).first().waitFor();
    expect(await main.getByText(late).count()).toBe(0);
    await page.clock.fastForward(later(instantOf(startsAt), minutes(31)) - (await page.evaluate(() => Date.now())));
    await main.getByText(late).waitFor();
    expect((await main.getByText(before).count()) === 0).toBe(ends);
  }
});

test('in a case the head of the booking is read first, then the case, and the code is not asked for', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id } = await newPujaSoon(family, pandit);
  const said = { kind: 'dispute' as const, words: 'It is not as agreed' };
  await call('POST /case/booking/:id', { params: { id: _id }, body: said }, family.token);
  for (const [who, path, head] of [
    [family, `/my-bookings/${_id}`, 'Nothing paid'],
    [pandit, `/pandit/bookings/${_id}`, family.name],
  ] as const) {
    const { page } = await windowOf(who, phoneScreen);
    await page.goto(path);
    await page.getByText('Nobody has to pay anything until we have decided.').waitFor();
    const [before = '', after = ''] = (await page.getByRole('main').innerText()).split('If something is wrong');
    for (const words of [pandit.ritual, head]) expect(before).toContain(words);
    expect(before).toMatch(/\d:\d\d [ap]m/);
    // its number is at the foot
    expect(after).toContain(`#${_id.slice(-8).toUpperCase()}`);
  }
  const { page } = await windowOf(pandit, phoneScreen);
  for (const path of ['/pandit', '/pandit/bookings?show=upcoming']) {
    await page.goto(path);
    await page.getByText('Nobody has to pay anything until we have decided.').first().waitFor();
    expect(await page.getByLabel('Start code').count()).toBe(0);
    expect(await page.getByText('Begin with the family’s code').count()).toBe(0);
  }
  // where it is held after all, the page has the form
  await page.goto(`/pandit/bookings/${_id}`);
  expect(await page.getByLabel('Start code').isVisible()).toBe(false);
  await page.getByText('If the puja is held after all: begin with the family’s code').click();
  await page.getByLabel('Start code').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('a puja whose pandit says no waits for the family, until it is no longer needed', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id: bookingId } = await newBooking(family, pandit, nextDay(pandit));
  const body = { bookingId, bookingStatus: 'rejected' as const, additionalNotesbyPandit: 'I am travelling' };
  await call('POST /booking/update-booking-status', { body }, pandit.token);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  const needs = page.getByRole('region', { name: /^Needs you/ });
  await needs.getByText('Your puja has no pandit.').waitFor();
  await needs.getByRole('link', { name: 'Find another pandit' }).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await needs.getByRole('button', { name: 'No longer needed' }).click();
  // over now, it is a row, and a press opens what was said
  const past = page.getByRole('region', { name: 'Past' });
  await past.getByText('Rejected by Pandit', { exact: true }).waitFor();
  await past.locator('summary').click();
  await past.getByText('I am travelling').waitFor();
  expect(await page.getByText('Your puja has no pandit.').count()).toBe(0);
});
