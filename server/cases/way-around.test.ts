import { expect, test } from 'vitest';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { confirmedFamily, paidFamily } from '../ledger/test-settled.ts';
import type { Family } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { casesApp, idOf } from './test-cases.ts';

/** A case is no way around what a message leaves out, nor around who takes no more messages. */

const { t, calls, admin } = await casesApp();

const wordsSeen = async (family: Pick<Family, 'booking'>, who: TestPerson) =>
  (await calls.seenBy(family, who)).cases.flatMap(({ story }) => story.map(({ words }) => words));
const block = (family: Family, who: TestPerson) =>
  t.call('POST /booking/:id/letters/block', { params: { id: family.booking._id }, body: {} }, who);

test.each(['pendingwithpandit', 'advancepaymentrequested', 'rejected', 'cancelled', 'expired'] as const)(
  'where nothing was paid (%s) there is no dispute for the other side to read',
  async (status) => {
    const offered = await makeBookable(t);
    const customer = await t.person('user');
    const booking = await makeBooking(t, offered, customer, { status });
    const family = { booking, customer, pandit: offered.pandit };
    for (const who of [customer, offered.pandit]) {
      const opened = await calls.open(family, { kind: 'dispute', words: 'Call me on 98610 12345' }, who);
      expect(opened).toMatchObject({ status: 409, body: { error: { code: 'case_never' } } });
      expect((await calls.seenBy(family, who)).mayOpen).toEqual(['complaint', 'report']);
    }
  },
);

test('before the day is agreed the other side reads no number, in one piece or two; the office and the writer do', async () => {
  const family = await paidFamily(t, 500);
  const caseId = idOf(
    await calls.open(family, { kind: 'dispute', words: 'Call 98610 12345, or write ravi@gmail.com' }),
  );
  await calls.add(caseId, family.pandit, 'Mine is 98765');
  await calls.add(caseId, family.pandit, '43210 it goes on');
  const [own, others] = [await wordsSeen(family, family.customer), await wordsSeen(family, family.pandit)];
  expect(own).toEqual(['Call 98610 12345, or write ravi@gmail.com', 'Mine is •••', '••• it goes on']);
  expect(others).toEqual(['Call •••, or write •••', 'Mine is 98765', '43210 it goes on']);
  const whole = JSON.stringify((await calls.look(admin, caseId)).body);
  for (const words of ['98610 12345', 'ravi@gmail.com', '43210']) expect(whole).toContain(words);
  const texts = await t.deps.pool<{ text: string }[]>`SELECT text FROM sandbox.messages`;
  expect(texts.some(({ text }) => /98610|98765|43210/.test(text))).toBe(false);
});

test('who takes no more messages reads nothing of the other in a case either, until the day is agreed', async () => {
  const family = await paidFamily(t, 500);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'You will be sorry' }));
  await block(family, family.pandit);
  await calls.add(caseId, family.customer, 'Very sorry');
  await calls.add(caseId, family.pandit, 'I only held to the price');
  expect(await wordsSeen(family, family.pandit)).toEqual([null, null, 'I only held to the price']);
  expect(await wordsSeen(family, family.customer)).toEqual([
    'You will be sorry',
    'Very sorry',
    'I only held to the price',
  ]);
});

test('once the day is agreed both read all of it', async () => {
  const family = await confirmedFamily(t, 500);
  await block(family, family.pandit);
  idOf(await calls.open(family, { kind: 'dispute', words: 'Call my brother: 98610 12345' }));
  expect(await wordsSeen(family, family.pandit)).toEqual(['Call my brother: 98610 12345']);
});
