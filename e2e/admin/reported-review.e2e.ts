import { expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { newFamily, newPandit, newSettledBooking, windowOf } from '../made.ts';
import { demo, signIn } from '../people.ts';

/** Somebody who reads a review reports it, and the office hides it by a rule. */

test('a visitor reports a review, also without script; the office hides it, and who wrote it reads why', async () => {
  const pandit = await newPandit();
  const family = await newFamily();
  const { _id: id } = await newSettledBooking(family, pandit, 501);
  const words = 'His neighbour Sita owes money to everybody';
  await call('POST /booking/:id/review', { params: { id }, body: { stars: 1, words } }, family.token);
  const said = { prepared: true, respectful: true, paidAsAgreed: true };
  await call('POST /booking/:id/review-family', { params: { id }, body: said }, pandit.token);

  const { page } = await visitor(phoneScreen);
  await page.goto(`/pandits/${pandit.id}`);
  await page.getByRole('link', { name: /^Report the review of/ }).click();
  await page.getByRole('heading', { name: 'Report a review', level: 1 }).waitFor();
  await page.getByText(words).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel('What is wrong with it?').selectOption('It says something private');
  await page.getByLabel('Is there more to say?').fill('She is no part of it');
  await page.getByRole('button', { name: 'Report it' }).click();
  await page.getByText('Thank you. Somebody of the office looks at it.').waitFor();

  const his = (await windowOf(pandit, phoneScreen, { script: false })).page;
  await his.goto(`/pandit/bookings/${id}`);
  await his.getByRole('link', { name: 'Report this review' }).click();
  await his.getByLabel('What is wrong with it?').selectOption('It is not about this puja');
  await his.getByRole('button', { name: 'Report it' }).click();
  await his.getByText('Thank you. Somebody of the office looks at it.').waitFor();

  const { page: office } = await visitor(desk);
  await signIn(office, demo.admin, demo.password);
  await office.goto('/admin/trust');
  const card = office.getByRole('article').filter({ hasText: words });
  await card.getByText('She is no part of it').waitFor();
  await card.getByText(`Reported by ${pandit.name}:`).waitFor();
  expect(await faultsInEveryLook(office)).toEqual([]);
  await card.getByLabel('Decision').selectOption('Hide it');
  await card.getByLabel('Why (the office reads it)').fill('It is about a neighbour.');
  await card.getByRole('button', { name: /^Decide about the review/ }).click();
  await card.getByText('Please choose the rule by which it is hidden.').waitFor();
  await card.getByLabel(/^Rule/).selectOption('it says something private');
  await card.getByRole('button', { name: /^Decide about the review/ }).click();
  await office.getByText('It is noted.').waitFor();
  await expect.poll(() => card.count()).toBe(0);

  await page.goto(`/pandits/${pandit.id}`);
  await page.getByText('Nobody has written a review yet.').waitFor();
  const { page: own } = await windowOf(family, phoneScreen);
  await own.goto(`/my-bookings/${id}`);
  await own.getByText('We do not show your review: it says something private.').waitFor();
});
