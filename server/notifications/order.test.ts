import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, later, minutes, MINUTE, SECOND, type Instant } from '#domain/time.ts';
import { SmsError, type SmsSender } from '../adapters/sms/port.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { deliverDue } from './deliver.ts';
import { tellPerson } from './notifications.ts';

/** What leaves to one phone leaves in the order it was written, whatever it is about; phones do not wait for each other. */

let t: TestApp;
let admin: TestPerson;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
beforeEach(async () => {
  b = await makeBookable(t);
  await deliverAt(later(t.deps.now(), days(3)));
});
afterAll(() => t.close());

const deliverAt = (now: Instant, sms: SmsSender = t.deps.sms) => deliverDue({ ...t.deps, sms, now: () => now });
const soon = () => later(t.deps.now(), SECOND);

/** What the stand-in took for a phone, first to last. */
async function arrivedAt({ phone }: TestPerson): Promise<string[]> {
  const { body } = await t.call('GET /sandbox/messages', { query: { to: phone } });
  return body.data.messages.map(({ text }) => text).toReversed();
}

async function decide({ id: userId }: TestPerson, userStatus: 'approved' | 'rejected'): Promise<void> {
  const body = { userId, userStatus, comment: 'We have looked at your papers.' };
  expect((await t.call('POST /user/admin/update-user-status', { body }, admin)).status).toBe(200);
}
const rejected = expect.stringContaining('not approved');
const approved = expect.stringContaining('Your profile is approved.');

/** A request, and the same taken back: two of the bookings, with one phone. */
async function askAndTakeBack(family: TestPerson): Promise<void> {
  const { _id: bookingId } = await makeBooking(t, b, family);
  const body = { bookingId, bookingStatus: 'cancelled' } as const;
  await t.call('POST /booking/update-booking-status', { body }, family);
}

/** The vendor, and how many calls it had side by side: for one phone, and for all. */
function watched(takes: (phone: string) => boolean = () => true) {
  const under: string[] = [];
  const most = { onePhone: 0, all: 0 };
  const send: SmsSender['send'] = async (phone, message) => {
    under.push(phone);
    most.all = Math.max(most.all, under.length);
    most.onePhone = Math.max(most.onePhone, under.filter((one) => one === phone).length);
    try {
      if (!takes(phone)) throw new SmsError('MSG91 could not be reached', true);
      await t.deps.sms.send(phone, message);
    } finally {
      under.splice(under.indexOf(phone), 1);
    }
  };
  return { send, most };
}

describe('due at the same time', () => {
  test('pairs to five phones arrive in order, and the phones side by side', async () => {
    const pandits = [];
    for (let n = 0; n < 5; n += 1) pandits.push(await t.person('pandit', 'pending'));
    for (const pandit of pandits) await decide(pandit, 'rejected');
    for (const pandit of pandits) await decide(pandit, 'approved');
    const vendor = watched();
    expect(await deliverAt(soon(), vendor)).toBe(10);
    for (const pandit of pandits) expect(await arrivedAt(pandit)).toEqual([rejected, approved]);
    expect(vendor.most).toEqual({ onePhone: 1, all: 5 });
  });

  test('what is about bookings and what is about the account go one after the other', async () => {
    const [one, other] = [await t.person('user'), await t.person('user')];
    await makeBooking(t, b, one);
    await decide(b.pandit, 'rejected');
    await decide(b.pandit, 'approved');
    await makeBooking(t, b, other);
    await deliverAt(soon());
    expect(await arrivedAt(b.pandit)).toEqual([
      expect.stringContaining(`${one.name} asks you`),
      expect.stringMatching(/^Your profile is no longer approved.* These bookings are off: /),
      approved,
      expect.stringContaining(`${other.name} asks you`),
    ]);
  });

  test('what was written in the same millisecond arrives as it was written', async () => {
    const pandit = await t.person('pandit', 'pending');
    const now = t.deps.now();
    const said = Array.from({ length: 8 }, (_, n) => `Paper ${n} is missing`);
    for (const comment of said) {
      const facts = { comment, acharyaName: null, expectedEnd: null };
      await tellPerson(t.deps.pool, { personId: pandit.id, topic: 'review.rejected', facts }, now);
    }
    await deliverAt(soon());
    expect(await arrivedAt(pandit)).toEqual(said.map((comment) => expect.stringContaining(comment)));
  });

  test('many processes at once keep the order', async () => {
    const families = [];
    for (let n = 0; n < 8; n += 1) families.push(await t.person('user'));
    for (const family of families) await askAndTakeBack(family);
    const now = soon();
    let sent = 0;
    while (sent < 16) {
      const some = await Promise.all(Array.from({ length: 5 }, () => deliverAt(now)));
      sent += some.reduce((sum, one) => sum + one, 0);
    }
    expect(await arrivedAt(b.pandit)).toEqual(
      families.flatMap(({ name }) => [
        expect.stringContaining(`${name} asks you`),
        expect.stringMatching(new RegExp(`${name} has taken back`)),
      ]),
    );
  });
});

describe('while the vendor does not take a message', () => {
  test('what was written after it waits, on its phone alone, and leaves behind it', async () => {
    const pandit = await t.person('pandit', 'pending');
    const family = await t.person('user');
    await decide(pandit, 'rejected');
    await makeBooking(t, b, family);
    const picky = watched((phone) => phone !== pandit.phone);
    expect(await deliverAt(soon(), picky)).toBe(1);
    await decide(pandit, 'approved');
    await askAndTakeBack(await t.person('user'));
    // the vendor is back, and it is not the time to try again yet
    expect(await deliverAt(soon())).toBe(2);
    expect(await arrivedAt(pandit)).toEqual([]);
    expect(await arrivedAt(b.pandit)).toHaveLength(3);
    expect(await deliverAt(later(soon(), minutes(2)))).toBe(2);
    expect(await arrivedAt(pandit)).toEqual([rejected, approved]);
  });

  test('all that was written in an outage arrives in order, a quarter of an hour after its end at the latest', async () => {
    const pandits = [await t.person('pandit', 'pending'), await t.person('pandit', 'pending')];
    const away = watched(() => false);
    const began = soon();
    for (const pandit of pandits) await decide(pandit, 'rejected');
    for (let minute = 0; minute < 120; minute += 1) {
      expect(await deliverAt(later(began, minutes(minute)), away)).toBe(0);
      if (minute === 5) for (const pandit of pandits) await decide(pandit, 'approved');
    }
    for (let minute = 120; minute < 135; minute += 1) await deliverAt(later(began, minutes(minute)));
    for (const pandit of pandits) expect(await arrivedAt(pandit)).toEqual([rejected, approved]);
  });

  test('it is given up in the end, and the next goes', async () => {
    const pandit = await t.person('pandit', 'pending');
    await decide(pandit, 'rejected');
    await decide(pandit, 'approved');
    const began = soon();
    const refusing: SmsSender = {
      send: async (phone, message) => {
        if (message.kind === 'notice' && message.text.includes('not approved'))
          throw new SmsError('MSG91 refused', true);
        await t.deps.sms.send(phone, message);
      },
    };
    let [tried, at] = [0, began];
    while ((await arrivedAt(pandit)).length === 0) {
      await deliverAt(at, refusing);
      [tried, at] = [tried + 1, later(at, MINUTE)];
      expect(tried).toBeLessThan(400);
    }
    expect(await arrivedAt(pandit)).toEqual([approved]);
    expect((at - began) / MINUTE).toBeGreaterThan(350);
  });

  test('a code goes all the same', async () => {
    const pandit = await t.person('pandit', 'pending');
    await decide(pandit, 'rejected');
    await deliverAt(
      soon(),
      watched(() => false),
    );
    await t.deps.sms.send(pandit.phone, { kind: 'otp', code: '123456' });
    expect(await arrivedAt(pandit)).toEqual([expect.stringContaining('123456')]);
  });
});
