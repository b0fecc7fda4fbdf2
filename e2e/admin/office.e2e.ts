import { expect, test } from 'vitest';
import { atDesk, dialog, invite, join, linkFor, newLetter, trailOf, write } from '../at-office.ts';
import { call, phone as phoneScreen, visitor } from '../browser.ts';
import { unfold } from '../forms.ts';
import { newPriest, review } from '../made.ts';
import { demo, enter, newName, newPhone, signIn, tokenOf, told } from '../people.ts';

/** The office's own desk: messages are answered, admins invited and removed, and the audit trail tells of it. */

test('what is written on the public form is read and answered, and the trail tells of it', async () => {
  const name = newName('Kuni <b>Sahu</b>');
  await write(name, 'May I ask in Odia? 🙏🏽 ଓଁ\n<script>alert(1)</script>');
  const page = await atDesk();
  await page.goto('/admin/messages');
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  const unread = async () =>
    Number(/\d+/.exec(await panel.getByRole('link', { name: /^Messages/ }).innerText())?.[0] ?? 0);
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();

  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Unread').waitFor();
  await row.getByRole('link', { name: `Open of ${name}` }).click();
  await dialog(page).getByText('<script>alert(1)</script>').waitFor();
  await dialog(page).getByText('Read by').waitFor();
  expect(await dialog(page).getByRole('link', { name: '98610 00001' }).getAttribute('href')).toBe('tel:+919861000001');
  await expect.poll(unread).toBe(before - 1);
  const address = page.url();
  expect(address).toContain('message=');

  await dialog(page).getByLabel('What was answered').fill('Yes, <i>gladly</i> 🙏🏽');
  await dialog(page).getByRole('button', { name: 'Mark as answered' }).dblclick();
  await told(page, 'The message is marked as answered.');
  await row.getByText('Answered').waitFor();

  // anybody with the address finds the answer, and can undo it
  await page.goto(address);
  await dialog(page).getByText('Yes, <i>gladly</i> 🙏🏽').waitFor();
  await dialog(page).getByRole('button', { name: 'Mark as unread' }).click();
  await row.getByText('Unread').waitFor();
  await expect.poll(unread).toBe(before);

  // pressed before there is script, the row is restored all the same, and not loaded again as the page wakes
  await page.goto(address);
  const back = dialog(page).getByRole('button', { name: 'Mark as unread' });
  await back.evaluate((button: HTMLButtonElement) => button.form?.submit());
  await dialog(page).getByText('Unread').waitFor();
  await page.locator('dialog:modal').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await row.getByText('Unread').waitFor();
  await expect.poll(unread).toBe(before);

  const trail = await trailOf(page);
  const mine = trail.filter((text) => text.includes(name));
  expect(mine).toHaveLength(5);
  for (const deed of ['read the message of', 'marked the message of', 'as answered', 'as unread']) {
    expect(
      mine.some((text) => text.includes(deed)),
      deed,
    ).toBe(true);
  }
  expect(mine.join('\n')).toContain('Yes, <i>gladly</i> 🙏🏽');
});

test('a message is found, read and answered without script', async () => {
  const name = newName('Noscript');
  await newLetter(name, 'From an old phone');
  const { page } = await visitor(phoneScreen, { script: false });
  await enter(page.context(), { phone: demo.admin, password: demo.password });
  await page.goto('/admin/messages');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: `Open of ${name}` }).click();
  await page.getByText('From an old phone').last().waitFor();
  const note = page.getByLabel('What was answered');
  await note.evaluate((element) => element.removeAttribute('maxlength'));
  await note.fill('x'.repeat(2_001));
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('This is too long.').waitFor();
  expect(await note.inputValue()).toHaveLength(2_001);
  await note.fill('Called back');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('Called back').waitFor();
  expect(await page.getByText('Answered', { exact: true }).count()).toBeGreaterThan(0);
});

test('messages are searched, narrowed and found empty, each with a way back', async () => {
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/messages?status=answered&search=nobody-writes-this');
  await page.getByText('No results found').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('Jayanti Majhi', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await unfold(page, /^Filters$/);
  await page.getByLabel('State').selectOption('read');
  await page.waitForURL('**status=read');
  await page.goto('/admin/messages?message=nonsense');
  await told(page, 'Error: This is no message. Cannot open it.');
});

test('an invited person signs up by the link in the SMS, works as an admin, and is out at once when removed', async () => {
  const [name, phone] = [newName('Lipika'), newPhone()];
  const first = await atDesk();
  await invite(first, name, phone);
  const invitations = first.getByRole('table', { name: 'Open invitations' });
  await invitations.getByText(name, { exact: true }).waitFor();

  const second = await join(phone);
  await signIn(second, phone);
  await second.waitForURL('**/admin/dashboard');
  await second.goto('/admin/staff');
  await second.getByRole('table', { name: 'Admins' }).getByText(name, { exact: true }).waitFor();
  expect(await second.getByRole('button', { name: `Remove of ${name}` }).count()).toBe(0);
  expect(await second.getByRole('button', { name: /^Remove of/ }).count()).toBeGreaterThan(0);
  // the link has done its work
  const { page: late } = await visitor();
  expect((await late.goto(await linkFor(phone)))?.status()).toBe(404);
  await late.getByText('This invitation is no longer good').waitFor();

  await first.goto('/admin/staff');
  await first.getByRole('button', { name: `Remove of ${name}` }).click();
  await dialog(first).getByLabel('Reason').fill('Moved to Cuttack');
  await dialog(first)
    .getByRole('button', { name: `Remove ${name}` })
    .dblclick();
  await told(first, `${name} is no longer an admin.`);
  await expect.poll(() => first.getByRole('table', { name: 'Admins' }).getByText(name).count()).toBe(0);

  await second.getByRole('button', { name: 'Open Admin Panel' }).click();
  await second.getByRole('link', { name: /^Messages/ }).click();
  await second.waitForURL('**/login*');
  await expect(tokenOf(phone)).rejects.toThrow('401');

  const trail = await trailOf(first);
  const story = trail.filter((text) => text.includes(name)).join('\n');
  for (const deed of [
    `invited ${name} to become an admin`,
    `${name} became an admin`,
    `removed ${name} from the admins`,
  ]) {
    expect(story).toContain(deed);
  }
  expect(story).toContain('Moved to Cuttack');
  expect(story).toMatch(/status\s+active/);
});

test('an invitation is sent again, taken back, and never goes to a customer’s phone', async () => {
  const [name, phone] = [newName('Binod'), newPhone()];
  const page = await atDesk();
  await invite(page, name, phone);
  await page.getByRole('button', { name: `Send again of ${name}` }).click();
  await told(page, 'It was sent a moment ago. Please wait a minute before sending it again.');
  const link = await linkFor(phone);
  await page.getByRole('button', { name: `Take back of ${name}` }).click();
  await told(page, `The invitation of ${name} is void.`);
  await expect.poll(() => page.getByRole('table', { name: 'Open invitations' }).getByText(name).count()).toBe(0);
  const { page: invited } = await visitor();
  expect((await invited.goto(link))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await dialog(page).getByLabel('Full name').fill('Somebody');
  await dialog(page).getByLabel('Phone number').fill(demo.customer);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await dialog(page).getByText('belongs to the account of a customer or a pandit').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
});

test('the trail calls an acharya by name, and leads to him; so do the details of who is sent to him', async () => {
  const [admin, priest] = [await tokenOf(demo.admin, demo.password), await newPriest('Pt. Bansidhar Nanda')];
  const { acharyas } = await call('GET /user/get-acharya-users', {}, admin);
  const [acharya] = acharyas;
  if (!acharya) throw new Error('The demo has no acharya.');
  await review(priest.id, 'training_required', { acharyaId: acharya._id, trainingPeriod: '2030-01-31' });
  const page = await atDesk();
  const [newest = ''] = await trailOf(page, '?action=pandit.reviewed');
  expect(newest).toMatch(new RegExp(`acharya\\s+${acharya.name}`));
  expect(newest).not.toContain(acharya._id);
  await page.getByRole('link', { name: acharya.name }).first().click();
  await dialog(page).getByRole('heading', { name: 'Pandit Details' }).waitFor();
  await dialog(page).getByText(acharya.name).first().waitFor();
  await page.goto(`/admin/pandits?user=${priest.id}`);
  await dialog(page).getByText(`With ${acharya.name} until 31 Jan 2030`).waitFor();
  const assigned = dialog(page).getByRole('definition').filter({ hasText: acharya._id });
  expect(await assigned.innerText()).toContain(acharya.name);
  expect(await dialog(page).getByLabel('Comment').getAttribute('rows')).toBe('3');
});

test('the trail is narrowed by person, kind and day, and the address keeps it', async () => {
  const page = await atDesk();
  const all = await trailOf(page);
  expect(all.length).toBeGreaterThan(5);
  await page.getByLabel('By whom').fill('Sujata');
  await page.getByRole('button', { name: /^Sujata Mohapatra/ }).click();
  await page.waitForURL('**actor=*');
  await page.getByLabel('What', { exact: true }).selectOption('pandit.reviewed');
  await page.waitForURL('**action=pandit.reviewed*');
  await expect
    .poll(async () =>
      (await page.getByRole('region', { name: 'Audit Trail' }).getByRole('listitem').allInnerTexts()).every((text) =>
        /Sujata Mohapatra (?:approved|rejected|asked|sent) /.test(text),
      ),
    )
    .toBe(true);
  await page.reload();
  await page.getByText('Sujata Mohapatra 90000 00001').waitFor();
  await page.getByRole('link', { name: 'Show the pandit' }).first().click();
  await dialog(page).getByRole('heading', { name: 'Pandit Details' }).waitFor();

  await page.goto('/admin/audit?day=2020-01-01');
  await page.getByText('Nothing was changed that fits.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Audit Trail' }).getByRole('listitem').count())
    .toBe(all.length);
  await page.getByRole('button', { name: 'Older changes' }).click();
  await page.waitForURL('**before=*');
  // a link that was cut on its way still shows the list
  await page.goto(page.url().slice(0, -5));
  await expect
    .poll(() => page.getByRole('region', { name: 'Audit Trail' }).getByRole('listitem').count())
    .toBe(all.length);
  await page.getByRole('button', { name: 'Back to the newest' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
