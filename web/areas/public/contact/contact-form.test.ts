import { expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';

const parse = (reach: string | undefined) => contactForm.safeParse({ name: 'Ravi', message: 'Namaskar', reach });

test.each([
  ['98765 43210', { phone: '9876543210' }],
  ['+91-9876543210', { phone: '9876543210' }],
  [' ravi@example.org ', { email: 'ravi@example.org' }],
])('%j is where we can answer', (typed, reach) => {
  expect(parse(typed).data?.reach).toEqual(reach);
});

test.each([
  [undefined, 'reachable_required'],
  ['', 'reachable_required'],
  ['by post', 'reachable_required'],
  ['98765', 'phone_digits'],
  ['12345 67890', 'phone_mobile'],
  ['ravi@', 'email_invalid'],
])('%j is not', (typed, code) => {
  expect(parse(typed).error?.issues[0]?.message).toBe(code);
});
