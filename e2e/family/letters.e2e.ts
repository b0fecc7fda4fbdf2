import { expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, nextDay, windowOf } from '../made.ts';
import { demo, tokenOf } from '../people.ts';
import { reader } from '../plain.ts';

/** What the two of a booking write to each other. */

test('both sides write to each other and see it at once, with what the other has read', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  const own = (await windowOf(family, phoneScreen)).page;
  await own.goto(`/my-bookings/${_id}`);
  const write = own.getByRole('textbox', { name: `Message to ${pandit.name}` });
  await unfold(own, 'Write a message');
  await write.fill('Shall we bring flowers? My number is nine eight seven six five 43210');
  await own.getByRole('button', { name: 'Send', exact: true }).click();
  await own.getByText('Shall we bring flowers? My number is •••').waitFor();
  await own.getByText('A number, an address or a link was left out.').waitFor();

  const { page } = await windowOf(pandit, phoneScreen, { dark: true });
  await page.goto(`/pandit/bookings/${_id}`);
  await page.getByText('Shall we bring flowers?').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByText('Shall we bring flowers?').scrollIntoViewIfNeeded();
  await own.getByText('Read', { exact: true }).waitFor();
  await unfold(page, 'Write a message');
  await page.getByRole('textbox', { name: `Message to ${family.name}` }).fill('Yes, marigold. 🙏');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await own.getByText('Yes, marigold. 🙏').waitFor();
  expect(await faultsInEveryLook(own)).toEqual([]);
});

test('without script a thread is read, written, paged, reported and blocked', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  for (let nth = 1; nth <= 25; nth += 1) {
    const body = { text: `Line ${nth} of many`, key: crypto.randomUUID() };
    await call('POST /booking/:id/letters', { params: { id: _id }, body }, pandit.token);
  }
  const mine = await reader(family);
  const page = await mine.open(`/my-bookings/${_id}`);
  expect(page.text).toContain('25 new');
  expect(page.text).not.toContain('Line 5 of many');
  const earlier = await page.follow('Earlier messages');
  expect(earlier.text).toContain('Line 5 of many');
  expect((await earlier.follow('Newest messages')).text).toContain('Line 25 of many');

  const label = `Message to ${pandit.name}`;
  const empty = await page.press('Send', { [label]: '  ' });
  expect(empty.wrong).toEqual({ [label]: 'Please write something or add a photo.' });
  const long = await page.press('Send', { [label]: 'x'.repeat(1001) });
  expect(long.wrong).toEqual({ [label]: 'Please write at most 1,000 characters.' });
  const sent = await page.press('Send', { [label]: '<b>Namaste</b>' });
  expect(sent.text).toContain('<b>Namaste</b>');

  expect((await sent.press('Report', { 'What is wrong?': 'Asks for cash' })).text).toContain('The office looks at it.');
  const blocked = await sent.press('Block messages');
  expect(blocked.text).toContain('You get no messages of this booking.');
  const theirs = await (await reader(pandit)).open(`/pandit/bookings/${_id}`);
  expect(theirs.text).toContain(`${family.name} takes no more messages here.`);
  expect((await blocked.press('Allow messages again')).text).toContain(label);
});

test('without script a family keeps a pandit from their page, and books again from the list', async () => {
  const family = { phone: demo.customer, password: demo.password };
  const token = await tokenOf(family.phone, family.password);
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: { when: 'past' } }, token);
  const held = bookings.filter(({ bookingStatus }) => bookingStatus === 'completed');
  const [last] = held.toSorted((one, other) => other.bookingDate.localeCompare(one.bookingDate));
  if (!last) throw new Error('The demo has a puja that was held.');
  const { panditId: pandit, ritualId: ritual } = last;
  const mine = await reader(family);
  const page = await mine.open(`/pandits/${pandit._id}`);
  const list = await page.press(`Keep ${pandit.name} in my pandits`);
  expect([list.address, list.text.includes(`Last: ${ritual.ritualType} on`)]).toEqual([
    `/my-pandits?kept=${pandit._id}`,
    true,
  ]);
  expect(list.text).toContain(`${pandit.name} is in your list now.`);
  const again = list.document
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith(`/pandits/${pandit._id}?ritual=`));
  expect(again).toEqual([`/pandits/${pandit._id}?ritual=${ritual._id}`]);
  const less = await list.press(`Remove from my list: ${pandit.name}`);
  expect(less.text).not.toContain(`Last: ${ritual.ritualType} on`);
});
