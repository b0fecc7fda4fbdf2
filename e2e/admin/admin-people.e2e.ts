import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '#contract/people.ts';
import { spoken } from '#domain/people/phone.ts';
import { atDesk, dialog } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call } from '../browser.ts';
import { serverAnswers } from '../faults.ts';
import { newPandit } from '../made.ts';
import { demo, tokenOf } from '../people.ts';

/** The tables and details of people, column by column and fact by fact (specification, admin and pandit, section 2). */

let person: Profile;
beforeAll(async () => {
  const { id } = await newPandit();
  const address = `GET /user/get-user/${id}` as 'GET /user/get-user/:userId';
  person = await call(address, { params: { userId: id } }, await tokenOf(demo.admin, demo.password));
});

const full = () => ({
  email: 'hota@example.in',
  address: 'Plot 7',
  pincode: '752110',
  dob: '1980-02-28',
  languagesKnown: ['Odia', 'Hindi', 'Sanskrit'],
  rituals: [
    ...person.rituals,
    { ...person.rituals[0], ritualId: { _id: person._id, ritualType: '' }, price: 700 },
    { ...person.rituals[0], ritualId: null, price: 800 },
  ],
  isAdvancePaymentRequired: true,
  advanceAmount: 501,
  referredBy: 'SEVA-12',
  trainingPeriod: '2026-12-24',
  profileUrl: '/rituals/lotus.svg',
  userStatus: 'training_required',
  trainingAccepted: 'rejected',
  createdAt: '2026-11-20T18:30:00Z',
  updatedAt: '2026-11-22T05:00:00Z',
});
const empty = () => ({
  name: '',
  email: null,
  address: null,
  pincode: null,
  dob: null,
  languagesKnown: [],
  rituals: [],
  trainingPeriod: '2026-02-30',
  updatedAt: person.createdAt,
});

/** The office with this one person in its lists, changed where the server answers. */
async function listing(path: string, changes: object): Promise<Page> {
  const page = await atDesk();
  const shown: Profile = { ...person, ...changes };
  await serverAnswers('POST /user/get-users', { users: [shown], total: 1, filtered: 1, more: false, near: false });
  await serverAnswers('GET /user/get-user/:userId', shown);
  await serverAnswers('GET /admin/pandits/:id', { person: shown, reviews: [], live: [] });
  await page.goto(path);
  await settled(page);
  return page;
}

const cellsOf = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('main')
      .locator('tbody td')
      .evaluateAll((all) =>
        // behind a picture is the letter that is shown if the picture is gone
        all.map((cell) => [
          cell.getAttribute('data-label'),
          (cell as HTMLElement).innerText.replace(/^\p{L}\n/u, '').trim(),
        ]),
      ),
  ) as Record<string, string>;
const factsOf = async (page: Page) =>
  Object.fromEntries(
    await dialog(page)
      .locator('dt')
      .evaluateAll((all) =>
        all.map((term) => [
          term.textContent,
          ((term.nextElementSibling as HTMLElement | null)?.innerText ?? '').replaceAll(/\s+/g, ' '),
        ]),
      ),
  ) as Record<string, string>;
const end = (length: number) => person._id.slice(-length).toUpperCase();

test('a user’s row and details have all that is known, each in its part', async () => {
  const page = await listing('/admin/users', { ...full(), userType: 'pandit' });
  expect(await cellsOf(page)).toMatchObject({
    ID: end(6),
    Name: person.name,
    Email: 'hota@example.in',
    'Mobile No': spoken(person.phone),
    Type: 'Pandit',
    'Registered On': '21/11/2026',
    Action: expect.stringMatching(/^View\b/),
  });
  // anywhere in the row
  await page.getByRole('cell', { name: 'Pandit', exact: true }).click();
  await dialog(page).getByRole('heading', { name: 'User Details' }).waitFor();
  await dialog(page)
    .getByText(`Pandit • ID: ${end(8)}`)
    .waitFor();
  const parts = ['Contact Information', 'Personal Information', 'Pandit Information', 'System Information'];
  expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(parts);
  expect(await factsOf(page)).toMatchObject({
    Email: 'hota@example.in',
    Phone: spoken(person.phone).replace('\u00A0', ' '),
    Address: 'Plot 7',
    Pincode: '752110',
    'Date of Birth': '28 Feb 1980',
    'User Type': 'Pandit',
    'Registered Date': '21 Nov 2026',
    'Last Updated': '22 Nov 2026',
    'Advance Payment': 'Required (₹501)',
    'Referred By': 'SEVA-12',
    'User ID': person._id,
    Version: String(person.__v),
  });
});

describe('a pandit', () => {
  test('has a row and details with all that is known', async () => {
    const page = await listing('/admin/pandits', full());
    expect(await cellsOf(page)).toMatchObject({
      ID: end(6),
      Languages: 'Odia, Hindi...',
      Registered: '21 Nov 2026',
      Status: expect.stringMatching(/^training required\s+\(Rejected\)$/i),
      Action: expect.stringMatching(/^View Details\b/),
    });
    await page.getByRole('link', { name: /^View Details/ }).click();
    await dialog(page).getByRole('heading', { name: 'Pandit Details' }).waitFor();
    const facts = await factsOf(page);
    expect(facts).toMatchObject({
      Languages: 'Odia Hindi Sanskrit',
      Rituals: expect.stringMatching(/^Satyanarayan Puja .*Unknown Ritual .*Unknown Ritual/),
      'Training Completion Date': '24 Dec 2026',
      'Training Acceptance': 'REJECTED',
    });
    const profile = dialog(page).getByRole('link', { name: /^View Profile/ });
    expect([await profile.getAttribute('href'), await profile.getAttribute('target')]).toEqual([
      '/rituals/lotus.svg',
      '_blank',
    ]);
  });

  test('of whom little is known has a word for what is missing', async () => {
    const page = await listing('/admin/pandits', empty());
    const missing = { Name: 'N/A', Email: 'N/A', Languages: 'N/A' };
    expect(await cellsOf(page)).toMatchObject(missing);
    await page.getByRole('link', { name: /^View Details/ }).click();
    await dialog(page).getByText('Error Formatting Date').waitFor();
    const facts = await factsOf(page);
    expect(facts).toMatchObject({ 'Date of Birth': 'N/A', 'Advance Payment': 'Not Required', 'Referred By': 'N/A' });
    for (const absent of ['Address', 'Pincode', 'Last Updated', 'Training Acceptance', 'Profile'])
      expect(facts).not.toHaveProperty([absent]);
  });
});
