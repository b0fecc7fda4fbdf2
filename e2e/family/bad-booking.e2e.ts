import { expect, test } from 'vitest';
import { call, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { bad, sendsOnce, unharmed, type Rounds } from '../forms.ts';
import { newBooking, newFamily, newPandit, searchFor, windowOf, type Person } from '../made.ts';
import { demo } from '../people.ts';
import { answersTo, reader } from '../plain.ts';

/** The same for the search, in its form and in the address; for a booking; and for one's own account. */

const tooLong = 'This is too long.';
const noDay = 'This date does not exist.';

test('an address that somebody has written into', async () => {
  const { ritualId: ritual, from: date } = await newPandit();
  const past = 'Please choose today or a later day.';
  const unknown = 'We could not find this ritual.';
  const nobody = 'No Pandits Available';
  const noDistrict = 'We know no district “';
  const addresses: readonly (readonly [Record<string, string>, said: string, status?: 422])[] = [
    [{ ritual: bad.html, date }, unknown],
    [{ ritual: bad.sql, date }, unknown],
    [{ ritual: bad.long.slice(0, 5000), date }, unknown],
    [{ ritual: bad.emoji, date }, unknown],
    [{ ritual, date: '2027-02-31' }, noDay],
    [{ ritual, date: '20000-01-01' }, noDay],
    [{ ritual, date: bad.html }, noDay],
    [{ ritual, date: '1999-12-31' }, past],
    [{ ritual, date: '9999-12-31' }, nobody],
    [{ ritual, date: ' ' }, 'Please select both Ritual and Date to search.'],
    [{ ritual, date, district: bad.html }, noDistrict, 422],
    [{ ritual, date, language: bad.long.slice(0, 5000) }, nobody],
    [{ ritual, date, price: '-5', sort: bad.sql }, 'free on'],
    [{ ritual, date, price: '1e9', pandit: bad.sql, book: bad.html }, 'free on'],
    [{ ritual, date, price: '0' }, nobody],
  ];
  const { open } = await reader();
  for (const [asked, said, as = 200] of addresses) {
    const { status, text, address } = await open(`/find-pandit?${new URLSearchParams(asked)}`);
    expect([status, text.includes(said)], address).toEqual([as, true]);
  }
  const { page } = await visitor(phoneScreen);
  const programs = { ritual, date, district: bad.html, language: bad.html, pandit: bad.html, book: bad.html };
  await page.goto(`/find-pandit?${new URLSearchParams(programs)}`);
  await page.getByRole('main').getByText(nobody).first().waitFor();
  expect(await unharmed(page)).toBe(true);
});

test('a booking that is posted', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const needed = 'Please enter the place of Puja.';
  const rounds: Rounds = {
    'Place Of Puja (required)': [
      ['', needed],
      [bad.spaces, needed],
      [bad.long, tooLong],
      ['Nayapalli', null],
    ],
    'Additional Notes (optional)': [
      [bad.html, null],
      [bad.emoji, null],
      [bad.sql, null],
      [bad.long, tooLong],
    ],
  };
  const form = await (await reader(family)).open(`${searchFor(pandit)}&book=${pandit.id}`);
  expect(await answersTo(form, 'Submit', rounds)).toEqual(rounds);
});

test('a booking', async () => {
  const [pandit, family] = [await newPandit(), await newFamily(bad.html)];
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking Information' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  // what is pasted is not cut off without a word
  await dialog.getByLabel('Place Of Puja').fill('');
  await dialog.getByLabel('Place Of Puja').focus();
  await page.keyboard.insertText(bad.long);
  expect((await dialog.getByLabel('Place Of Puja').inputValue()).length).toBe(10_000);
  await dialog.getByLabel('Place Of Puja').fill(`${bad.html} ${bad.emoji}`);
  await dialog.getByLabel('Additional Notes').fill(bad.sql);
  // an hour without its minutes is not "any time"
  const time = dialog.getByLabel(/start time/);
  await time.focus();
  await page.keyboard.type('9');
  await submit.click();
  await dialog.getByText('Please give a time like 09:30.').waitFor();
  await time.fill('09:30');
  await sendsOnce(page, '/find-pandit.data', submit, () => page.waitForURL('**/my-bookings'));
  await page.getByText(`${bad.html} ${bad.emoji}`, { exact: true }).waitFor();
  await page.getByText(bad.sql, { exact: true }).waitFor();
  const list = () => call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  expect((await list()).count).toBe(1);

  // nor is it cancelled twice
  await page.getByRole('button', { name: 'Cancel booking' }).dblclick();
  const sure = page.getByRole('button', { name: 'Yes, cancel booking' });
  const cancelled = () => page.getByText('Cancelled by You', { exact: true }).waitFor();
  await sendsOnce(page, '/my-bookings.data', sure, cancelled);
  const [booking] = (await list()).bookings;
  expect(booking?.events.map(({ action }) => action)).toEqual(['request', 'cancel']);
  expect(await unharmed(page)).toBe(true);
});

test('a name that is one long word widens no screen of a phone, nor a table of the office', async () => {
  const [pandit, family] = [
    await newPandit({ called: 'Bhubaneswarananda'.repeat(5) }),
    await newFamily('Ananya'.repeat(18)),
  ];
  const { _id } = await newBooking(family, pandit, 3);
  const screens: readonly (readonly [Person, string, RegExp])[] = [
    [family, searchFor(pandit), /free on/],
    [family, `${searchFor(pandit)}&book=${pandit.id}`, /Place Of Puja/],
    [family, `/pandits/${pandit.id}`, /Checked by/],
    [family, '/my-bookings', /Pending with Pandit/],
    [family, `/my-bookings/${_id}`, /What happened so far/],
    [family, '/profile', /Emergency contact/],
    [pandit, '/pandit/bookings', /Nayapalli/],
    [pandit, '/pandit/profile', /Languages/],
  ];
  const [{ page: familys }, { page: pandits }] = [
    await windowOf(family, phoneScreen, { script: false }),
    await windowOf(pandit, phoneScreen, { script: false }),
  ];
  for (const [person, address, shown] of screens) {
    const page = person === family ? familys : pandits;
    await page.goto(address);
    await page.getByText(shown).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(phoneScreen.width);
  }
  const { page: office } = await windowOf({ phone: demo.admin, password: demo.password }, desk, { script: false });
  const lists = { users: 'AnanyaAnanya', pandits: 'Bhubaneswarananda', bookings: 'AnanyaAnanya' };
  for (const [list, search] of Object.entries(lists)) {
    await office.goto(`/admin/${list}?search=${search}`);
    await office.getByRole('cell', { name: search }).first().waitFor();
    for (const screen of [desk, phoneScreen]) {
      await office.setViewportSize(screen);
      expect(await office.evaluate(() => document.documentElement.scrollWidth), list).toBe(screen.width);
    }
  }
});

test('an advance that is asked to be paid twice opens one order', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  await newBooking(family, pandit, 0, 300);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  const checkout = page.frameLocator('iframe').getByRole('button', { name: /^Pay ₹300/ });
  await sendsOnce(page, '/payment/create-order', page.getByRole('button', { name: /^Pay ₹/ }), () =>
    checkout.waitFor(),
  );
  expect(await page.locator('iframe').count()).toBe(1);
});

test('one’s own profile, password and account', async () => {
  const { open } = await reader(await newFamily());
  const needed = 'Name is required';
  const notMail = 'Email is invalid';
  const profile: Rounds = {
    'First name (required)': [
      ['', needed],
      [bad.spaces, needed],
      [bad.long, tooLong],
      [bad.emoji, 'Please write the name in English, Odia or Hindi letters.'],
      [bad.html, null],
    ],
    'Date of birth': [
      ['', null],
      ['2999-01-01', 'This date lies in the future.'],
      ['20000-01-01', noDay],
      ['1899-12-31', 'Please check the year.'],
      ['1988-04-14', null],
    ],
    Email: [
      ['', null],
      [bad.spaces, null],
      [`${bad.long}@example.in`, tooLong],
      [bad.emoji, notMail],
      [bad.html, notMail],
    ],
    Address: [
      [bad.sql, null],
      [bad.html, null],
      [bad.long, tooLong],
      [bad.emoji, null],
      ['', null],
    ],
    Occupation: [
      [bad.sql, null],
      [bad.html, null],
      [bad.long, tooLong],
      [bad.emoji, null],
      ['', null],
    ],
  };
  expect(await answersTo(await open('/profile?edit=profile'), 'Save', profile)).toEqual(profile);

  const short = 'Password must be at least 6 characters';
  const passwords: Rounds = {
    'Current password': [
      ['', 'Password is required'],
      [bad.spaces, null],
      [bad.sql, null],
      [bad.html, 'This is not your current password.'],
    ],
    'New password': [
      ['', 'Password is required'],
      [bad.spaces, short],
      [bad.long, tooLong],
      ['kewda-27', null],
    ],
    'Confirm new password': [
      ['', null],
      [bad.spaces, null],
      [bad.emoji, 'Passwords do not match'],
      ['kewda-27', null],
    ],
  };
  expect(await answersTo(await open('/profile?open=password'), 'Change password', passwords)).toEqual(passwords);

  const wrong: Rounds = {
    'Your password': [
      ['', 'Password is required'],
      [bad.long, tooLong],
      [bad.sql, 'This is not your current password.'],
      ['kewda-27', 'This is not your current password.'],
    ],
  };
  expect(await answersTo(await open('/profile?open=delete'), 'Delete my account', wrong)).toEqual(wrong);
});
