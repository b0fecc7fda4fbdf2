import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { call, site } from '../browser.ts';
import { declared, before } from '../free-days.ts';
import { newFamily, newPandit, type Person } from '../made.ts';
import { PASSWORD, tokenOf } from '../people.ts';
import { reader } from '../plain.ts';

/** One's own account, profile and days where no script ever arrives. */

const profileOf = ({ id, token }: Person) => call('GET /user/get-user/:userId', { params: { userId: id } }, token);
const open = async (person: Person, path: string) => (await reader(person)).open(path);

test('a profile is written with its photo; what was changed elsewhere meanwhile is asked about, and both are kept', async () => {
  const family = await newFamily();
  const editing = await (await open(family, '/profile')).press('Edit');
  const red = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const photo = new File([new Uint8Array(red)], 'me.png', { type: 'image/png' });
  const refused = await editing.press('Save', { Email: 'family@nowhere', Education: 'M.A.', photo });
  expect(refused.wrong).toEqual({ Email: 'Email is invalid' });
  expect(refused.valueOf('Education')).toBe('M.A.');
  await call('POST /user/update-profile', { body: { updateData: { occupation: 'Teacher' } } }, family.token);
  const asked = await refused.press('Save', { Email: 'family@example.in', photo });
  expect(asked.text).toContain('Your profile was changed elsewhere');
  expect((await asked.press('Save my changes', { photo })).text).toContain('Profile updated successfully!');
  const saved = await profileOf(family);
  expect(saved).toMatchObject({ education: 'M.A.', occupation: 'Teacher' });
  const headers = { authorization: `Bearer ${family.token}` };
  const shown = await fetch(`${site()}${saved.profileUrl}`, { headers });
  expect(shown.headers.get('content-type')).toBe('image/webp');

  const large = new File([new Uint8Array(2 * 1024 * 1024)], 'large.png', { type: 'image/png' });
  const tooLarge = await (await open(family, '/profile?edit=profile')).press('Save', { photo: large });
  expect(tooLarge.text).toContain('File size must be less than 1MB');
});

test('a password is changed, a sign-in elsewhere ended, and the account closed', async () => {
  const family = await newFamily();
  const changing = await (await open(family, '/profile')).press('Change password');
  const next = { 'New password': 'kewda-27', 'Confirm new password': 'kewda-27' };
  const refused = await changing.press('Change password', { 'Current password': 'not-this-one', ...next });
  expect(refused.wrong).toEqual({ 'Current password': 'This is not your current password.' });
  const changed = await refused.press('Change password', { 'Current password': PASSWORD, ...next });
  expect(changed.text).toContain('Your password has been changed.');
  await tokenOf(family.phone, 'kewda-27');
  const { open: again } = await reader({ phone: family.phone, password: 'kewda-27' });
  const profile = await again('/profile');
  const others = profile.document.querySelectorAll('button[aria-label^="Sign out "]');
  const [other = ''] = others.map((button) => button.getAttribute('aria-label') ?? '');
  const left = (await profile.press(other)).document.querySelectorAll('button[aria-label^="Sign out "]');
  expect(left.length).toBe(others.length - 1);
  const closed = await (
    await again('/profile?open=delete')
  ).press('Delete my account', { 'Your password': 'kewda-27' });
  expect(closed.text).toContain('Your account has been deleted.');
  await expect(tokenOf(family.phone, 'kewda-27')).rejects.toThrow('The phone number or the password is not right.');
});

test('days are declared, closed for some hours and taken back', async () => {
  const pandit = await newPandit();
  const { open: go } = await reader(pandit);
  const day = addDays(pandit.from, 30);
  const half = await (await go('/pandit/availability')).press('Declare availability', { 'From Date': day });
  expect(half.text).toContain("Please select both 'From Date' and 'To Date'.");
  const whole = await half.press('Declare availability', { 'To Date': day });
  expect(whole.text).toContain('Availability declared successfully!');
  expect(await declared(pandit)).toEqual([before(pandit), [day, day]]);
  const hours = await (
    await go(`/pandit/availability?day=${day}`)
  ).press('Close these hours', {
    From: '10:00',
    To: '13:00',
  });
  expect(hours.text).toContain('10:00 am – 1:00 pm');
  const [remove = ''] = hours.document
    .querySelectorAll('a[aria-label^="Remove "]')
    .map((link) => link.getAttribute('aria-label') ?? '')
    .slice(-1);
  await (await hours.follow(remove)).press('Remove');
  expect(await declared(pandit)).toEqual([before(pandit)]);
});

test('an offer is added and another language written', async () => {
  const pandit = await newPandit();
  const { open: go } = await reader(pandit);
  const languages = await (await go('/pandit/profile')).press('Edit: Languages');
  const spoken = await languages.press('Save', { Odia: true, 'Another language': 'Kosli' });
  expect(spoken.text).toContain('Profile updated successfully!');
  const rituals = await (await go('/pandit/profile')).press('Edit: Rituals & Services');
  const offered = await rituals.press('Save', {
    'rituals.1.category': 'Home and Prosperity',
    'rituals.1.ritualId': 'Gruha Pratistha',
    'rituals.1.price': '2500',
    'rituals.1.experience': '3',
  });
  expect(offered.text).toContain('Profile updated successfully!');
  const { languagesKnown, rituals: offers } = await profileOf(pandit);
  expect([languagesKnown, offers.map(({ price }) => price)]).toEqual([
    ['Odia', 'Kosli'],
    [1500, 2500],
  ]);
});
