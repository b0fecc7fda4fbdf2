import type { Locator, Page, Request, Response } from 'playwright-core';
import { expect } from 'vitest';

/** Filling forms wrongly, and looking at what they say and what they send. */

/** What people, programs and accidents put into fields. */
export const bad = {
  spaces: '   ',
  long: 'x'.repeat(10_000),
  emoji: '🙏🏽',
  html: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  sql: `'; DROP TABLE people; -- ' OR '1'='1`,
};

/** What is typed into a field in each round, and the sentence that must then be beside it; null for none. */
export type Rounds = Readonly<Record<string, readonly (readonly [typed: string, said: string | null])[]>>;

/** The sentence beside a control as being wrong with it, and read with it. Asked at once: between two questions it may go. */
export const wrongOf = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const id = element.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    return element.getAttribute('aria-invalid') === 'true' ? (document.getElementById(id)?.textContent ?? null) : null;
  });

/** The form has led to the first field that is wrong: it does so once more a moment after it has said so. */
export const focused = (page: Page): Promise<void> => page.evaluate(() => new Promise((done) => void setTimeout(done)));

/** Opens a part of a page that is folded. */
export const unfold = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('summary').filter({ hasText: name }).click();

/** Every round of wrong input into a form: each error is beside its field, and nothing is written. */
export async function refuses(page: Page, form: Locator, rounds: Rounds, submit: Locator): Promise<void> {
  const written: string[] = [];
  // what keeps a list, or a sign-in, up to date is a POST and writes nothing of the form's
  const reads = /\/get-[^/]*$|\/auth\/refresh$/;
  const hear = (reply: Response) => {
    const path = new URL(reply.url()).pathname;
    if (reply.request().method() === 'POST' && reply.ok() && !reads.test(path)) written.push(path);
  };
  page.on('response', hear);
  const fields = Object.entries(rounds);
  for (let round = 0; round < (fields[0]?.[1].length ?? 0); round += 1) {
    for (const [label, values] of fields)
      await write(form.getByLabel(label, { exact: true }), values[round]?.[0] ?? '');
    if (await submit.isEnabled()) await submit.click();
    else await form.getByLabel(fields.at(-1)?.[0] ?? '', { exact: true }).blur();
    const expected = Object.fromEntries(fields.map(([label, values]) => [label, values[round]?.[1] ?? null]));
    await expect
      .poll(() => notesIn(form, Object.keys(rounds)), { message: `round ${round}`, timeout: 60_000 })
      .toEqual(expected);
  }
  page.off('response', hear);
  expect(written).toEqual([]);
}

/** Types into a field; a list can only be left as it is. */
async function write(control: Locator, typed: string): Promise<void> {
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(typed);
  else await control.fill(typed);
}

/** The errors beside these controls. */
export async function notesIn(form: Locator, labels: readonly string[]): Promise<Record<string, string | null>> {
  const said = labels.map(async (label) => [label, await wrongOf(form.getByLabel(label, { exact: true }))] as const);
  return Object.fromEntries(await Promise.all(said));
}

/** A double click on a button sends one call, of the API or to a page's own action (`/my-bookings.data`), whatever else it does. `until` is what is then seen. */
export async function sendsOnce(
  page: Page,
  path: string,
  button: Locator,
  until: () => Promise<unknown>,
): Promise<void> {
  const sent: string[] = [];
  const hear = (request: Request) => {
    if (request.method() === 'POST' && [path, `/api${path}`].includes(new URL(request.url()).pathname)) sent.push(path);
  };
  page.on('request', hear);
  await button.dblclick();
  await until();
  page.off('request', hear);
  expect(sent).toEqual([path]);
}

/** 31 February into a date's own parts, in any order: no day, so the field reads as empty. */
export async function typeNoDay(date: Locator): Promise<void> {
  const isBad = () => date.evaluate((input) => input instanceof HTMLInputElement && input.validity.badInput);
  const { keyboard } = date.page();
  await date.fill('');
  await date.focus();
  await keyboard.type('02311990');
  if (!(await isBad())) {
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await keyboard.type('31021990');
  }
  expect(await isBad()).toBe(true);
  await date.blur();
}

/** None of what looked like a program has run. */
export const unharmed = (page: Page): Promise<boolean> => page.evaluate(() => !('hacked' in window));

/** The field of the start code on a pandit's screen; shortly before midnight the next puja is one of tomorrow, and folded. */
export async function codeField(page: Page): Promise<Locator> {
  const field = page.getByLabel('Start code');
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await page.locator('details:has([name=code]):not([open]) > summary').first().click();
  return field;
}
