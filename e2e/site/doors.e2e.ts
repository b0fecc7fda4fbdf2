import { expect, test } from 'vitest';
import { demo } from '../people.ts';
import { reader, type Sheet } from '../plain.ts';

/** The doors, for whoever is in already. */

const statusIn = ({ document }: Sheet): string =>
  document
    .querySelectorAll('[role=status]')
    .map(({ text }) => text.trim())
    .join();

test('whoever comes to a door while they are signed in reads so where their own work is, and nowhere else', async () => {
  const word = /You are signed in already, as .+\. To use another account, log out first\./;
  const work = {
    [demo.customer]: '/my-bookings',
    [demo.pandit]: '/pandit/dashboard',
    [demo.pending]: '/pandit/profile',
    [demo.admin]: '/admin/dashboard',
  };
  for (const [phone, own] of Object.entries(work)) {
    const somebody = await reader({ phone, password: demo.password });
    for (const door of ['/login', '/signup', '/pandit-registration', '/login?next=//evil.example']) {
      const page = await somebody.open(door);
      expect(page.address.split('?')[0], door).toBe(own);
      expect(statusIn(page), door).toMatch(word);
    }
    const headed = await somebody.open('/login?next=/about');
    expect(headed.address).toBe('/about');
    expect(headed.text).not.toMatch(word);
  }
  expect((await (await reader()).open('/home?already=1')).text).not.toMatch(word);
});
