import { describe, expect, test } from 'vitest';
import { atDesk, dialog, linkFor, newAdmin, newInvited, newLetter } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, phone as phoneScreen, visitor } from '../browser.ts';
import { focused, type Rounds } from '../forms.ts';
import { demo, newName, newPhone, PASSWORD, provePhone, told, tokenOf } from '../people.ts';
import { answersTo, reader } from '../plain.ts';

/** The office's forms under bad input, by keyboard, and to every eye. */

describe('bad input', () => {
  test('an invitation is told what is wrong, beside the field', async () => {
    const needed = 'Phone number is required';
    const rounds: Rounds = {
      'Full name': [
        ['', 'Name is required'],
        ['    ', 'Name is required'],
        ['🙏🏽', 'Please write the name in letters, two at least.'],
        ['Rama', null],
      ],
      'Phone number': [
        ['', needed],
        ['   ', needed],
        ['12345', 'Phone number must be 10 digits'],
        ['abc', 'Phone number must be 10 digits'],
      ],
    };
    const staff = await (await reader({ phone: demo.admin, password: demo.password })).open('/admin/staff?invite=1');
    expect(await answersTo(staff, 'Send invitation', rounds)).toEqual(rounds);
    const page = await atDesk();
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Invite an admin' }).click();
    // cut where there is no more room, and nothing is left of letters in a number
    await dialog(page).getByLabel('Full name').fill('x'.repeat(121));
    for (const typed of ['   ', 'abc']) {
      await dialog(page).getByLabel('Phone number').fill(typed);
      await dialog(page).getByRole('button', { name: 'Send invitation' }).dblclick();
      await expect.poll(() => dialog(page).getByRole('alert').allInnerTexts()).toEqual([needed]);
      await dialog(page).getByLabel('Phone number').fill('9');
    }
  });

  test('a name is taken for what it is, cut where there is no more room, and two clicks send one message', async () => {
    const phone = newPhone();
    const page = await atDesk();
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Invite an admin' }).click();
    const field = dialog(page).getByLabel('Full name');
    await field.pressSequentially('<b>ଲିପିକା</b> (Mini)');
    await dialog(page).getByLabel('Phone number').fill(phone);
    await dialog(page).getByRole('button', { name: 'Send invitation' }).dblclick();
    await page.getByRole('table', { name: 'Open invitations' }).getByText('<b>ଲିପିକା</b> (Mini)').first().waitFor();
    await linkFor(phone);
    expect((await call('GET /sandbox/messages', { query: { to: phone } })).messages).toHaveLength(1);
  });

  test('nobody is removed without a reason', async () => {
    const { phone } = await newAdmin('Rama Jena');
    const page = await atDesk();
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Remove of Rama Jena' }).first().click();
    await dialog(page).getByLabel('Reason').fill('   ');
    await dialog(page).getByRole('button', { name: 'Remove Rama Jena' }).click();
    await dialog(page).getByText('Please say why.').waitFor();
    await dialog(page).getByRole('button', { name: 'Keep' }).click();
    expect(await tokenOf(phone)).toBeTruthy();
  });

  test('an invitation needs its own phone, a password nobody guesses and the same one twice', async () => {
    const [{ phone }, another] = [await newInvited('Sarat Swain'), newPhone()];
    const { page } = await visitor(phoneScreen);
    await page.goto(await linkFor(phone));
    await page.getByText(`it ends in ${phone.slice(-2)}`).waitFor();
    const submit = page.getByRole('button', { name: 'Become an admin' });
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await provePhone(page, another);
    for (const [first, second, sentence] of [
      ['', '', 'Password is required'],
      ['short', 'short', 'Password must be at least 6 characters'],
      [PASSWORD, 'another', 'Passwords do not match'],
      ['tulsi-108', 'tulsi-108', 'An admin’s password must have at least 12 characters.'],
      ['qwerty123456', 'qwerty123456', 'This password is one of the most common ones.'],
    ] as const) {
      await password.fill(first);
      await page.getByLabel('Confirm password').fill(second);
      await submit.click();
      await page.getByText(sentence).waitFor();
      await focused(page);
    }
    await password.fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await submit.click();
    await page.getByText('Please prove the phone number that was invited.').waitFor();
  });
});

test('the keyboard opens a message, answers it, and comes back to where it was', async () => {
  const name = newName('Keys');
  await newLetter(name, 'By keyboard alone');
  const page = await atDesk();
  await page.goto('/admin/messages');
  const opener = page.getByRole('link', { name: `Open of ${name}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('What was answered').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const note = dialog(page).getByLabel('What was answered');
  await note.waitFor();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    if (await note.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.type('Called back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await told(page, 'The message is marked as answered.');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('dialogs and what opens from a link are tidy', async () => {
  const { phone } = await newInvited('Ananta Ray');
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await dialog(page).getByText('Name is required').waitFor();
  expect(await faultsInEveryLook(page), 'inviting').toEqual([]);

  const { page: invited } = await visitor(phoneScreen);
  await invited.goto(await linkFor(phone));
  await settled(invited);
  expect(await faultsInEveryLook(invited), 'the invitation').toEqual([]);

  await page.goto('/admin/messages');
  await page
    .getByRole('link', { name: /^Open of/ })
    .first()
    .click();
  await dialog(page).getByText('Read by').waitFor();
  expect(await faultsInEveryLook(page), 'a message').toEqual([]);

  await page.goto('/admin/audit');
  await settled(page);
  await page.getByLabel('By whom').fill('Mohapatra');
  await page.getByRole('button', { name: /^Sujata Mohapatra/ }).waitFor();
  expect(await faultsInEveryLook(page), 'the trail').toEqual([]);
});
