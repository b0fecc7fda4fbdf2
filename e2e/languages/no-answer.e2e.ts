import { expect, test } from 'vitest';
import { cuts } from '../answers.ts';
import { phone, visitor } from '../browser.ts';
import { newPhone } from '../people.ts';

/** Without a connection no words can be fetched: a page has them with it, in its own language. */

const digitsOf: Readonly<Record<string, number>> = { or: 0x0b66, hi: 0x0966 };

test.each([
  ['or', 'ଇଣ୍ଟରନେଟ ମିଳୁନାହିଁ। ଦୟାକରି ନେଟୱାର୍କ ଦେଖନ୍ତୁ।', 'ବହୁତ ସମୟ ଲାଗିଲା। ଦୟାକରି ନେଟୱାର୍କ ଦେଖନ୍ତୁ।'],
  ['hi', 'इंटरनेट नहीं मिल रहा। कृपया नेटवर्क देखें।', 'बहुत देर लगी। कृपया नेटवर्क देखें।'],
] as const)('under /%s a form that gets no answer says so, and keeps what was typed', async (language, cut, late) => {
  const { page } = await visitor(phone);
  await page.clock.install({ time: new Date() });
  await page.goto(`/${language}/login`);
  const number = newPhone();
  const field = page.locator('form input[type=tel]');
  const zero = digitsOf[language] ?? 0;
  await field.fill(number.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))));
  const password = page.locator('form input[type=password]');
  await password.fill('no-such-thing');
  const letThrough = await cuts(page, '**/login.data*');
  await password.press('Enter');
  await page.getByText(cut).first().waitFor();
  await letThrough();
  await page.route('**/login.data*', () => undefined);
  await password.press('Enter');
  await expect.poll(() => page.getByText(cut).count()).toBe(0);
  await page.clock.runFor(10_000);
  await page.getByText(late).first().waitFor();
  // in digits that every font has, whichever keyboard typed them
  expect(await field.inputValue()).toBe(number);
  expect(await password.inputValue()).toBe('no-such-thing');
});
