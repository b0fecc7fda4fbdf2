import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, weekday } from '#domain/time.ts';
import { cuts } from '../answers.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone, visitor } from '../browser.ts';
import { before, cell, dates, declareButton, declared, field, inMonth, onFreeDays, today, type } from '../free-days.ts';
import { serverBreaks, serverSaysOnly } from '../faults.ts';
import { wrongOf } from '../forms.ts';
import { newBooking, newFamily, newPandit, type Offering } from '../made.ts';
import { demo, enter, told } from '../people.ts';

/** What the screen of free days says when something is wrong, and how it looks while it waits. */

let pandit: Offering;
beforeEach(async () => {
  pandit = await newPandit();
});

describe('what is wrong is said beside its field', () => {
  test('and the first one has the focus', async () => {
    const page = await onFreeDays(pandit, phone);
    const wrong = (name: 'From Date' | 'To Date') => wrongOf(field(page, name));
    await declareButton(page).tap();
    for (const name of ['From Date', 'To Date'] as const)
      await expect.poll(() => wrong(name)).toBe("Please select both 'From Date' and 'To Date'.");
    const isOnDate = () => field(page, 'From Date').evaluate((input) => input === document.activeElement);
    await expect.poll(isOnDate).toBe(true);
    await type(page, addDays(today(), -1), today());
    await expect.poll(() => wrong('From Date')).toBe('Please choose today or a later day.');
    await type(page, addDays(today(), 4), addDays(today(), 3));
    await expect.poll(() => wrong('To Date')).toBe('The last day must not come before the first.');
    await type(page, addDays(today(), 4), addDays(today(), 731));
    await expect.poll(() => wrong('To Date')).toBe('Please choose days within the next two years.');
    const sunday = addDays(today(), 7 - weekday(today()));
    await page.getByText('Every week').tap();
    await type(page, addDays(sunday, 1), addDays(sunday, 5));
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await declareButton(page).tap();
    await page.getByText('None of these days of the week lies between the two dates.').waitFor();
    expect(await declared(pandit)).toEqual([before(pandit)]);
  });

  test('without a ritual in the profile, with the way there', async () => {
    await call('POST /user/update-profile', { body: { updateData: { rituals: [] } } }, pandit.token);
    const page = await onFreeDays(pandit, phone);
    await type(page, inMonth(5), inMonth(5));
    await declareButton(page).tap();
    await told(page, 'Please update rituals in your profile and try again.');
    expect(await declared(pandit)).toEqual([before(pandit)]);
    await page.getByRole('link', { name: 'Add rituals' }).tap();
    await page.waitForURL('**/pandit/profile');
  });

  test('for somebody whose sign-in ended elsewhere', async () => {
    const page = await onFreeDays(pandit, desk);
    await call('POST /user/sign-out-everywhere', { body: {} }, pandit.token);
    await type(page, inMonth(5), inMonth(5));
    await declareButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'User data' });
    expect(await alert.textContent()).toBe('User data not loaded. Please try refreshing the page.');
    expect(await dates(page)).toEqual([inMonth(5), inMonth(5)]);
  });

  test('where the answer is bare', async () => {
    const page = await onFreeDays(pandit, desk);
    const kept = [before(pandit)];
    for (const [nth, [status, sentence]] of (
      [
        [409, 'Availability conflict: Dates overlap with an existing entry.'],
        [400, 'Invalid request. Please check your dates.'],
        [502, 'Error: 502 - Failed to declare availability.'],
        [0, 'No response from server. Please check your internet connection.'],
        // an answer that nobody can read
        [200, 'An unexpected error occurred. Please try again.'],
      ] as const
    ).entries()) {
      const day = inMonth(4 + nth);
      const odd = status === 200 ? { odd: true } : undefined;
      const mend =
        status === 0
          ? await cuts(page, '**/pandit/availability.data*')
          : await serverSaysOnly('POST /availability/declare-availability', status, odd);
      await type(page, day, day);
      await declareButton(page).click();
      await told(page, sentence);
      expect([await dates(page), await declared(pandit)]).toEqual([[day, day], kept]);
      await mend();
      await declareButton(page).click();
      await expect.poll(() => dates(page)).toEqual(['', '']);
      await told(page, 'Availability declared successfully!');
      kept.push([day, day]);
    }
    expect(await declared(pandit)).toEqual(kept);
  });
});

test('whoever is not approved yet sees why, and where he stands', async () => {
  const { page, context } = await visitor(phone);
  await enter(context, { phone: demo.pending, password: demo.password });
  await page.goto('/pandit/availability');
  await told(page, 'You cannot declare free days yet');
  await told(page, 'Your profile is still being reviewed. Once it is approved, you declare here when you are free.');
  expect(await page.getByRole('grid').count()).toBe(0);
  await page.getByRole('link', { name: 'Go to your profile' }).tap();
  await page.waitForURL('**/pandit/profile');
});

describe('the screen itself', () => {
  test('says when the days do not load, and has the same height for every month to come', async () => {
    const page = await onFreeDays(pandit, phone);
    const height = async () => (await page.getByRole('region', { name: 'Calendar' }).boundingBox())?.height;
    // of this one the weeks that are over are left out
    await page.getByRole('button', { name: 'Next month' }).click();
    const first = await height();
    await page.getByRole('button', { name: 'Next month' }).click();
    expect(await height()).toBe(first);
    const mend = await serverBreaks('POST /availability/get-by-user');
    await page.reload();
    await page.getByText('Your free days could not be loaded').waitFor();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('grid').waitFor();
  });

  test('gives axe nothing to complain of while days are picked, in either size and theme', async () => {
    await newBooking(await newFamily(), pandit, 3);
    const page = await onFreeDays(pandit, phone);
    await field(page, 'From Date').fill(addDays(pandit.from, 2));
    await cell(page, addDays(pandit.from, 2)).click();
    expect(await faultsInEveryLook(page), 'begun').toEqual([]);
    await page.getByText('Every week').click();
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await field(page, 'To Date').fill('');
    await declareButton(page).click();
    await page.getByText('Days gone by').click();
    await page.getByText('None so far.').waitFor();
    expect(await faultsInEveryLook(page), 'refused').toEqual([]);
    await page.getByRole('link', { name: /^Remove / }).click();
    expect(await faultsInEveryLook(page), 'removing').toEqual([]);
  });
});
