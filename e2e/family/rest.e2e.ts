import { expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newFamily, newPandit, newSettledBooking, windowOf } from '../made.ts';
import { reader } from '../plain.ts';

/** The rest of the dakshina after a puja: of ₹1,500 the family has paid ₹500 in advance. */

test('half in cash and half by the checkout; the pandit says the same, and both have one receipt', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newSettledBooking(family, pandit, 500);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-bookings/${_id}`);
  await page.getByRole('heading', { name: 'Rest to pay: ₹1,000' }).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByText('I gave it in cash').click();
  await page.getByLabel('What I gave in cash, in all').fill('400');
  await page.getByRole('button', { name: 'Say that I gave this' }).click();
  await page.getByRole('heading', { name: 'Rest to pay: ₹600' }).waitFor();

  const own = (await windowOf(pandit, phoneScreen)).page;
  await own.goto(`/pandit/bookings/${_id}`);
  await own.getByRole('heading', { name: `${family.name} says: ₹400 in cash` }).waitFor();
  expect(await faultsInEveryLook(own)).toEqual([]);
  await own.getByRole('button', { name: 'I received ₹400 in cash' }).click();
  await own.getByRole('heading', { name: '₹600 still to come' }).waitFor();

  await page.getByRole('button', { name: 'Pay ₹600 online' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Receipt for all of it' }).click();
  await page.getByRole('heading', { name: 'Receipt for a puja' }).waitFor();
  await page.getByText('One thousand five hundred rupees').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await own.getByRole('link', { name: 'Receipt for all of it' }).click();
  await own.getByText('Rest, in cash').waitFor();
  await own.goto('/pandit/earning');
  await own.getByText('· Rest').first().waitFor();
});

test('while a case about its money is open it comes first, and nobody is asked to pay until it is decided', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newSettledBooking(family, pandit, 500);
  await call(
    'POST /case/booking/:id',
    { params: { id: _id }, body: { kind: 'dispute', words: 'Nobody came to us' } },
    family.token,
  );
  for (const [who, path] of [
    [family, `/my-bookings/${_id}`],
    [pandit, `/pandit/bookings/${_id}`],
  ] as const) {
    const { page } = await windowOf(who, phoneScreen);
    await page.goto(path);
    await page.getByText('Nobody has to pay anything until we have decided.').waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('If something is wrong');
    expect(headings.filter((text) => /Rest to pay|still to come/.test(text))).toEqual([]);
    await page.getByRole('link', { name: /^Call us: 90000\s00001$/ }).waitFor();
    expect(await faultsInEveryLook(page)).toEqual([]);
    // the list says the same, with the way to the ticket
    await page.goto(who === family ? '/my-bookings' : '/pandit/bookings?show=past');
    await page.getByText('Nobody has to pay anything until we have decided.').waitFor();
    expect(await page.getByText('₹1,000 to pay').count()).toBe(0);
    expect(await faultsInEveryLook(page)).toEqual([]);
    // who has not spoken yet is asked to
    await page.getByRole('link', { name: who === family ? /^Ticket 20/ : /^Say how it was: ticket 20/ }).click();
    await page.getByRole('heading', { name: 'Something was wrong with the puja or its money' }).waitFor();
  }
});

test('without script: what cannot be is said beside the field, and where the two differ both read it', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newSettledBooking(family, pandit, 500);
  const [own, theirs] = [await reader(family), await reader(pandit)];
  const label = 'What I gave in cash, in all';
  let page = await own.open(`/my-bookings/${_id}`);
  for (const [amount, why] of [
    ['1001', 'At most ₹1,000 of the rest is open. If more was asked than agreed, please tell us.'],
    ['-5', 'Please give the amount in whole rupees.'],
    ['12.50', 'Please give the amount in whole rupees.'],
    ['all of it', 'Please give the amount in whole rupees.'],
    ['0', 'Please give the amount in whole rupees, one at least.'],
  ] as const) {
    page = await page.press('Say that I gave this', { [label]: amount });
    expect([amount, page.wrong[label]]).toEqual([amount, why]);
  }
  page = await page.press('Say that I gave this', { [label]: '1000' });
  expect(page.text).toContain('You said: ₹1,000 in cash');
  let other = await theirs.open(`/pandit/bookings/${_id}`);
  other = await other.press('Say that I received this', { 'What I received in cash, in all': '700' });
  expect(other.text).toContain(`You say ₹700 in cash, ${family.name} says ₹1,000.`);
  expect((await own.open(`/my-bookings/${_id}`)).text).toContain('You two say different sums');
  other = await other.press('Say that I received this', { 'What I received in cash, in all': '1000' });
  expect((await other.follow('Receipt for all of it')).text).toContain('Receipt for a puja');
  const booking = await call('GET /booking/:id', { params: { id: _id } }, family.token);
  expect(booking.rest).toMatchObject({ given: 1000, received: 1000, stage: 'settled' });
});
