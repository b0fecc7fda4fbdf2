import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './axe.ts';
import { call, desk, phone as phoneScreen, visitor, type Screen } from './browser.ts';
import { captcha, proved, type Person } from './made.ts';
import { demo, enter, newPhone, PASSWORD, provePhone, told, tokenOf } from './people.ts';

/** What people do at the office, and what others do to reach it. */

export const dialog = (page: Page) => page.locator('dialog[open]');
export const atDesk = async (screen: Screen = desk, options: { dark?: boolean } = {}) => {
  const { page, context } = await visitor(screen, options);
  await enter(context, { phone: demo.admin, password: demo.password });
  return page;
};

/** Opens a puja of the board, of a pandit, that is one line on a phone; families of one name may have two. */
export async function unfold(page: Page, pandit: string): Promise<void> {
  await page.getByText(pandit).first().waitFor({ state: 'attached' });
  const fold = page.locator('details.fold').filter({ hasText: pandit }).locator('> summary');
  if (await fold.isVisible()) await fold.click();
}

/** Somebody who was invited over the API, and has not followed the link yet. */
export async function newInvited(name: string): Promise<{ name: string; phone: string }> {
  const phone = newPhone();
  await call('POST /staff/invite', { body: { name, phone } }, await tokenOf(demo.admin, demo.password));
  return { name, phone };
}

/** An admin made over the API, for journeys that are about something else. */
export async function newAdmin(name: string): Promise<Person> {
  const { phone } = await newInvited(name);
  const token = (await linkFor(phone)).split('/').at(-1) ?? '';
  const body = { ...(await proved(phone)), token, password: PASSWORD };
  const { user } = await call('POST /auth/accept-invitation', { body });
  return { phone, name, id: user._id, token: await tokenOf(phone) };
}

/** A stranger's letter that came over the API. */
export async function newLetter(name: string, message: string): Promise<void> {
  const body = { name, phone: '9861000001', message, captcha: await captcha() };
  await call('POST /contact', { body });
}

/** Writes by the public form, as a stranger does. */
export async function write(name: string, message: string): Promise<void> {
  const { page } = await visitor(phoneScreen);
  await page.goto('/contact');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Phone number or email').fill('9861000001');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await told(page, 'We have your message');
}

/** The newest invitation that came to a phone. */
export async function linkFor(phone: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await call('GET /sandbox/messages', { query: { to: phone } });
        return (link = messages.map(({ text }) => /\/admin-invitation\/[\w-]+/.exec(text)?.[0]).find(Boolean));
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return link ?? '';
}

export async function invite(page: Page, name: string, phone: string): Promise<void> {
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await dialog(page).getByLabel('Full name').fill(name);
  await dialog(page).getByLabel('Phone number').fill(phone);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  await told(page, `The invitation to ${name} is on its way.`);
}

/** Follows a link to its end, in a window of one's own. */
export async function join(phone: string): Promise<Page> {
  const { page } = await visitor(phoneScreen);
  await page.goto(await linkFor(phone));
  await provePhone(page, phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Become an admin' }).click();
  await page.waitForURL('**/login*');
  await told(page, 'Welcome. Please sign in');
  return page;
}

export const trailOf = async (page: Page, query = '') => {
  await page.goto(`/admin/audit${query}`);
  await settled(page);
  return page.getByRole('region', { name: 'Audit Trail' }).getByRole('listitem').allInnerTexts();
};
