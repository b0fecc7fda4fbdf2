import { beforeAll, expect, test } from 'vitest';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen, visitor } from '../browser.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, newSettledBooking, windowOf, type Offering } from '../made.ts';

/** A family and a pandit review each other, and everybody reads it. */

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

test('neither sees the other’s before both have written; then it stands on the pandit’s page, and is answered', async () => {
  const family = await newFamily();
  const { _id } = await newSettledBooking(family, pandit, 501);
  const { page } = await windowOf(family, phoneScreen, { script: false });
  await page.goto(`/my-bookings/${_id}`);
  await page.getByRole('heading', { name: 'Your review' }).waitFor();
  // without stars, and with a number in the words: each is said, and what was typed stays
  await unfold(page, 'Say more');
  await page.getByLabel('In your words').fill('Call me: 98765 43210');
  await page.getByRole('group', { name: 'Came on time?' }).getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Please choose one to five stars.').waitFor();
  await page.getByText('Please leave out phone numbers.').waitFor();
  expect(await page.getByRole('group', { name: 'Came on time?' }).getByLabel('Yes').isChecked()).toBe(true);
  expect(await page.getByLabel('In your words').inputValue()).toBe('Call me: 98765 43210');
  await page.getByLabel('4: good').check();
  await page.getByLabel('In your words').fill('He explained <b>every</b> step. 🙏');
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Your review is kept. It is shown once the other has written too').waitFor();

  const his = (await windowOf(pandit, phoneScreen)).page;
  await his.goto(`/pandit/bookings/${_id}`);
  await his.getByRole('heading', { name: 'Your review' }).waitFor();
  expect(await his.getByText('every').count()).toBe(0);
  expect(await faultsInEveryLook(his)).toEqual([]);
  // from the keyboard
  await his.getByRole('group', { name: 'Was the family prepared?' }).getByLabel('Yes').focus();
  await his.keyboard.press('Space');
  await his.keyboard.press('Tab');
  await his.keyboard.press('Space');
  await his.getByRole('group', { name: 'Did it pay as agreed?' }).getByLabel('Yes').check();
  await his.getByRole('group', { name: 'Was the place easy to find?' }).getByLabel('No').check();
  await his.getByRole('button', { name: 'Send review' }).click();
  await his.getByText('He explained <b>every</b> step. 🙏').waitFor();
  await his.getByLabel('Your answer, in public').fill('It was a joy.');
  await his.getByRole('button', { name: 'Answer', exact: true }).click();
  await his.getByText('It was a joy.', { exact: true }).waitFor();
  expect(await his.getByRole('button', { name: 'Answer', exact: true }).count()).toBe(0);

  await page.goto(`/my-bookings/${_id}`);
  await page.getByText('Your review is shown.').waitFor();
  await page.getByText('Was the family prepared?').waitFor();
  // what the next pandit reads, the family reads too
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'What pandits said of you' }).waitFor();
  await page.getByText('hard to find (1 of 1)').waitFor();
  const next = await newPandit();
  const asked = await newBooking(family, next, 0);
  const theirs = (await windowOf(next, phoneScreen)).page;
  await theirs.goto(`/pandit/bookings/${asked._id}`);
  await theirs.getByText('hard to find (1 of 1)').waitFor();
  // and beside each Accept
  const card = theirs.getByRole('article').filter({ has: theirs.getByRole('button', { name: 'Accept' }) });
  for (const list of ['/pandit/dashboard', '/pandit/bookings']) {
    await theirs.goto(list);
    await card.getByText('What pandits before you said: hard to find (1 of 1)').waitFor();
  }

  const reader = (await windowOf(family, phoneScreen)).page;
  await reader.goto(`/pandits/${pandit.id}`);
  await reader.getByText('He explained <b>every</b> step. 🙏').waitFor();
  await reader.getByText('Verified booking').waitFor();
  await reader.getByText('New here: a rating is shown from the third review on.').waitFor();
  expect(await faultsInEveryLook(reader)).toEqual([]);
  await reader.getByRole('link', { name: 'How reviews work' }).click();
  await reader.getByRole('heading', { name: 'How reviews work' }).waitFor();

  await page.goto(`/my-bookings/${_id}`);
  await page.getByText('Withdraw my review…').click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByText('You have withdrawn your review.').first().waitFor();
  await reader.goto(`/pandits/${pandit.id}`);
  await reader.getByText('Nobody has written a review yet.').waitFor();
});

/** Somebody of the demo who has a rating, with a search that finds them. */
async function somebodyRated(): Promise<{ id: string; search: string }> {
  const { rituals } = await call('GET /rituals/get-ritual', {});
  const today = dayAt(asInstant(Date.now()));
  for (let ahead = 2; ahead < 12; ahead += 1) {
    const date = addDays(today, ahead);
    for (const { _id: ritualId } of rituals) {
      const { results } = await call('POST /availability/filter-availability', { body: { ritualId, date } });
      const rated = results.find(({ rating }) => rating !== null);
      if (rated) return { id: rated.userId._id, search: `/find-pandit?ritual=${ritualId}&date=${date}` };
    }
  }
  throw new Error('The demo has nobody with a rating who is free.');
}

test('where pandits are found the rating leads to its reviews, and it is said how reviews work', async () => {
  const { id, search } = await somebodyRated();
  const { page } = await visitor(phoneScreen);
  await page.goto(search);
  const how = page.getByRole('main').getByRole('link', { name: 'How reviews work' });
  await how.waitFor();
  expect(await how.getAttribute('href')).toBe('/help#reviews');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/pandits/${id}"]`) });
  await card.getByRole('link', { name: /^Rated .* of 5, from \d+ reviews?$/ }).click();
  await page.waitForURL(`**/pandits/${id}?*#reviews`);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
});

test('in My Bookings a puja that was held is a row once its rest is given, and a press opens what can still be done; its pandit has the same', async () => {
  const [family, own] = [await newFamily(), await newPandit()];
  const { _id } = await newSettledBooking(family, own, 501);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  const owed = page.getByRole('region', { name: /^Needs you/ }).getByRole('article');
  await owed.getByText('₹999 to pay').waitFor();
  const toPay = owed.getByRole('link', { name: 'Pay or say it was cash' });
  expect(await toPay.getAttribute('href')).toBe(`/my-bookings/${_id}`);
  expect(await page.getByRole('region', { name: 'Past' }).count()).toBe(0);
  await call('POST /booking/:id/rest/given', { params: { id: _id }, body: { amount: 999 } }, family.token);
  await page.reload();
  const row = page.getByRole('region', { name: 'Past' }).getByRole('article');
  await row.getByText('Completed', { exact: true }).waitFor();
  expect(await page.getByText('₹999 to pay').count()).toBe(0);
  const again = row.getByRole('link', { name: 'Book again' });
  expect(await again.isVisible()).toBe(false);
  await unfold(page, `More about ${own.ritual}`);
  expect(await again.getAttribute('href')).toBe(`/pandits/${own.id}?ritual=${own.ritualId}`);
  await row.getByText(`#${_id.slice(-8).toUpperCase()}`).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await row.getByRole('link', { name: 'Your review' }).click();
  await page.getByRole('button', { name: 'Send review' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/my-bookings/${_id}`);

  // its pandit has the same row
  const theirs = (await windowOf(own, phoneScreen)).page;
  await theirs.goto('/pandit/bookings?show=past');
  await theirs.getByRole('article').getByText('₹1,500', { exact: true }).waitFor();
  expect(await theirs.getByText('This puja is done.').isVisible()).toBe(false);
  await unfold(theirs, `More about ${own.ritual} for ${family.name}`);
  await theirs.getByText('This puja is done.').waitFor();
  await theirs.getByText('Advance paid: ₹501').waitFor();
  expect(await faultsInEveryLook(theirs)).toEqual([]);
});
