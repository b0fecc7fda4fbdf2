import { beforeEach, expect, test } from 'vitest';
import { firstOf, lastOf, monthOf, sameDay } from '#domain/calendar/calendar.ts';
import { addDays, asDay, weekday } from '#domain/time.ts';
import type { Page } from 'playwright-core';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone } from '../browser.ts';
import { before, cell, dates, declareButton, declared, field, inMonth, onFreeDays, today, type } from '../free-days.ts';
import { newBooking, newFamily, newPandit, newPriest, review, windowOf, type Offering } from '../made.ts';
import { told } from '../people.ts';

/** A pandit picks free days: with keys, a mouse, a thumb; once and every week; and takes them back. */

let pandit: Offering;
beforeEach(async () => {
  pandit = await newPandit();
});

const here = (page: Page) => page.locator('[data-day]:focus').getAttribute('data-day');
const chosen = (page: Page) =>
  page.locator('td[aria-selected=true] [data-day]').evaluateAll((all) => all.map((one) => one.dataset['day']));

test('with keys alone: through the months, begun, dropped, begun again and declared', async () => {
  const page = await onFreeDays(pandit, desk);
  await page.locator('[data-day][tabindex="0"]').focus();
  expect(await here(page)).toBe(today());
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
    return here(page);
  };
  // nothing lies before today, nor after two years
  expect(await keys('ArrowLeft', 'ArrowUp', 'PageUp')).toBe(today());
  expect(await keys('Shift+PageDown', 'Shift+PageDown', 'PageDown')).toBe(addDays(today(), 730));
  expect(await page.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  expect(await keys('Shift+PageUp', 'Shift+PageUp', 'PageUp')).toBe(today());

  // step by step: a month that is shorter takes the 31st to its last day, and it stays there
  const start = Array.from({ length: 5 }).reduce((day: string) => sameDay(asDay(day), 1), today());
  expect(await keys(...Array<string>(5).fill('PageDown'))).toBe(start);
  expect(weekday(asDay((await keys('Home')) ?? ''))).toBe(0);
  expect(weekday(asDay((await keys('End')) ?? ''))).toBe(6);
  const saturday = (await here(page)) ?? '';
  await keys('Enter');
  expect(await chosen(page)).toEqual([saturday]);
  await page.getByText('Choose the last day, or declare this one alone.').waitFor();
  await keys('Escape');
  expect([await dates(page), await chosen(page)]).toEqual([['', ''], []]);

  const last = addDays(asDay(saturday), 9);
  await keys('Enter', 'ArrowDown', 'ArrowRight', 'ArrowRight');
  expect(await cell(page, last).getAttribute('data-choice')).toBe('would-be');
  await keys('Space');
  expect(await dates(page)).toEqual([saturday, last]);
  expect(await page.getByRole('status').filter({ hasText: '10 days.' }).count()).toBe(1);
  await declareButton(page).focus();
  await page.keyboard.press('Enter');
  await told(page, 'Availability declared successfully!');
  expect([await dates(page), await declared(pandit)]).toEqual([
    ['', ''],
    [before(pandit), [saturday, last]],
  ]);
  const label = () => cell(page, last).getAttribute('aria-label');
  await expect.poll(label).toMatch(/^\w+day, \d+ \w+ \d{4}, free$/);
});

test('with a mouse, from the last day back to the first; pressed twice, it is declared once', async () => {
  const page = await onFreeDays(pandit, desk);
  const [from, to] = [inMonth(6, '10'), inMonth(6, '14')];
  await field(page, 'From Date').fill(inMonth(6, '20'));
  await cell(page, to).click();
  await cell(page, inMonth(6, '12')).hover();
  expect(await cell(page, inMonth(6, '13')).getAttribute('data-choice')).toBe('would-be');
  expect(await cell(page, inMonth(6, '11')).getAttribute('data-choice')).toBe('none');
  await cell(page, from).click();
  expect([await dates(page), (await chosen(page)).length]).toEqual([[from, to], 5]);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await declareButton(page).dblclick();
  await told(page, 'Availability declared successfully!');
  expect([sent, await declared(pandit)]).toEqual([1, [before(pandit), [from, to]]]);
});

test('with a thumb: every day is a target of 44 pixels, one press is one day, and it can be taken back', async () => {
  const page = await onFreeDays(pandit, phone);
  const next = page.getByRole('button', { name: 'Next month' });
  for (const _ of [1, 2, 3, 4]) await next.tap();
  const day = inMonth(4, '17');
  const sizes = await page.locator('[data-day]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  await cell(page, day).tap();
  // the button comes along to where one picks
  expect(await declareButton(page).evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await declareButton(page).tap();
  await told(page, 'Availability declared successfully!');
  expect(await declared(pandit)).toEqual([before(pandit), [day, day]]);

  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .tap();
  await page.getByRole('link', { name: 'Keep them' }).tap();
  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await told(page, 'The days were removed.');
  expect(await declared(pandit)).toEqual([before(pandit)]);
  await expect.poll(() => cell(page, day).getAttribute('aria-label')).toContain('not declared');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your free days');
});

test('what is typed shows in the calendar, and what of it is declared already is said before it is sent', async () => {
  const page = await onFreeDays(pandit, desk);
  await type(page, addDays(pandit.from, -2), addDays(pandit.from, 1));
  await page.getByText('2 of them are declared already and stay as they are; 2 days are added.').waitFor();
  expect(await cell(page, addDays(pandit.from, -2)).getAttribute('data-choice')).toBe('chosen');
  await declareButton(page).click();
  await told(page, 'Availability declared successfully! 2 days were added, 2 were declared already.');
  const both = [[addDays(pandit.from, -2), addDays(pandit.from, -1)], before(pandit)];
  expect(await declared(pandit)).toEqual(both);
  await type(page, pandit.from, addDays(pandit.from, 1));
  await page.getByText('All of these days are declared already.').waitFor();
  await declareButton(page).click();
  await told(page, 'Availability conflict: Dates overlap with an existing entry.');
  expect(await dates(page)).toEqual([pandit.from, addDays(pandit.from, 1)]);
  expect(await declared(pandit)).toEqual(both);
});

test('a request shows at once on its day, whose entry then cannot be removed', async () => {
  const page = await onFreeDays(pandit, phone);
  await field(page, 'From Date').fill(addDays(pandit.from, 3));
  expect(await cell(page, addDays(pandit.from, 3)).getAttribute('aria-label')).toContain(', free');
  await newBooking(await newFamily(), pandit, 3);
  await expect
    .poll(() => cell(page, addDays(pandit.from, 3)).getAttribute('aria-label'))
    .toContain(', booking or request');
  await page.getByRole('link', { name: /^Remove / }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await page.getByText('There is a booking on these days. They cannot be removed.').waitFor();
  await page.getByRole('link', { name: 'See your bookings' }).waitFor();
  expect(await declared(pandit)).toEqual([before(pandit)]);
});

test('one day of a range with bookings is closed for some hours, or taken back', async () => {
  const [family, day] = [await newFamily(), addDays(pandit.from, 3)];
  await newBooking(family, pandit, 3);
  const page = await onFreeDays(pandit, phone);
  await field(page, 'From Date').fill(day);
  await cell(page, day).tap();
  await page.getByText('Free outside the bookings of this day.').waitFor();
  await page.getByLabel('From', { exact: true }).fill('10:00');
  await page.getByLabel('To', { exact: true }).fill('09:00');
  await page.getByRole('button', { name: 'Close these hours' }).tap();
  await page.getByText('The last hour must come after the first.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('13:00');
  await page.getByRole('button', { name: 'Close these hours' }).tap();
  await page.getByText('10:00 am – 1:00 pm').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  const search = { ritualId: pandit.ritualId, date: day, panditId: pandit.id };
  const found = async (startTime: string) =>
    (await call('POST /availability/filter-availability', { body: { ...search, startTime } })).results.length;
  expect([await found('11:00'), await found('15:00')]).toEqual([0, 1]);
  await page.getByRole('button', { name: /^Open again/ }).tap();
  await page.getByText('Free outside the bookings of this day.').waitFor();
  expect(await found('11:00')).toBe(1);
  // another free day is opened alone, in sight on a phone
  const panel = page.locator('section', { has: page.getByRole('button', { name: 'I am busy the whole day' }) });
  const inSight = () => panel.evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2);
  await cell(page, addDays(day, -1)).tap();
  await page.getByText('Free the whole day.').waitFor();
  expect(await dates(page)).toEqual([addDays(day, -1), addDays(day, -1)]);
  await expect.poll(inSight).toBe(true);
  await cell(page, day).tap();
  await page.getByRole('button', { name: 'I am busy the whole day' }).tap();
  await told(page, 'is not free any more.');
  await expect.poll(() => dates(page)).toEqual(['', '']);
  await expect.poll(() => here(page)).toBe(day);
  expect(await declared(pandit)).toEqual([
    [pandit.from, addDays(day, -1)],
    [addDays(day, 1), addDays(pandit.from, 20)],
  ]);
});

test('an acharya chooses what they hold and for how much above the days they declare, and is found', async () => {
  const acharya = await newPriest('Ach. Kedarnath Panda', 'acharya');
  await review(acharya.id, 'approved');
  const { page } = await windowOf(acharya, phone);
  await page.goto('/pandit/availability');
  await page.getByRole('grid').waitFor();
  const day = inMonth(3, '12');
  await type(page, day, day);
  await declareButton(page).tap();
  await page.getByText('Please choose at least one ritual you hold, with its price, and try again.').waitFor();
  await page.getByRole('button', { name: 'Edit: Rituals & Services' }).tap();
  await page.getByLabel('Ritual', { exact: true }).selectOption({ label: pandit.ritual });
  await page.getByLabel('Price in rupees').fill('2500');
  await page.getByLabel('Years of experience').fill('30');
  // what is only written does not count yet, which is said where it is saved
  await declareButton(page).tap();
  await page.getByText('Save your rituals first, then declare your days.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByText('Experience: 30 years').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await declareButton(page).tap();
  await told(page, 'Availability declared successfully!');
  const body = { ritualId: pandit.ritualId, date: day, panditId: acharya.id };
  const { results } = await call('POST /availability/filter-availability', { body });
  expect(results.map(({ price }) => price)).toEqual([2500]);
});

test('every weekend until a day, in one call; declared again it adds nothing', async () => {
  const page = await onFreeDays(pandit, phone);
  const [from, until] = [firstOf(monthOf(sameDay(today(), 7))), lastOf(monthOf(sameDay(today(), 8)))];
  await page.getByText('Every week').tap();
  await type(page, from, until);
  await declareButton(page).tap();
  await page.getByText('Please choose at least one day of the week.').waitFor();
  for (const name of ['Sunday', 'Saturday']) await page.getByRole('checkbox', { name }).check();
  const days = Array.from({ length: 62 }, (_, n) => addDays(from, n)).filter((day) => day <= until);
  const weekend = days.filter((day) => weekday(day) % 6 === 0);
  await page.getByText(new RegExp(`^${weekend.length} days in \\d+ stretches\\.$`)).waitFor();
  expect(await chosen(page)).toEqual(weekend.filter((day) => monthOf(day) === monthOf(from)));
  await declareButton(page).tap();
  await told(page, 'Availability declared successfully!');
  const count = (await declared(pandit)).length;
  await page.getByRole('link', { name: `Show all ${count}` }).tap();
  await expect.poll(() => page.getByRole('link', { name: /^Remove / }).count()).toBe(count);

  await type(page, from, until);
  for (const name of ['Sunday', 'Saturday']) await page.getByRole('checkbox', { name }).check();
  await page.getByText('All of these days are declared already.').waitFor();
  await declareButton(page).tap();
  await told(page, 'All of these days were declared already.');
  expect((await declared(pandit)).length).toBe(count);
  // another weekday beside them
  await type(page, from, until);
  for (const name of ['Sunday', 'Monday']) await page.getByRole('checkbox', { name }).check();
  await declareButton(page).tap();
  await page
    .getByText(/^Availability declared successfully! \d+ days were added, \d+ were declared already\.$/)
    .waitFor();
});
