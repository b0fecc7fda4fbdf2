import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ASKS_AGAIN } from '#contract/page.ts';
import {
  addDays,
  asMillis,
  clockOf,
  dayAt,
  hours,
  later,
  minutes,
  minutesOf,
  startOfDay,
  type Millis,
} from '#domain/time.ts';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { confirmedFamily } from '../../ledger/test-settled.ts';
import { booksBalance, bookingNow, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';

/** A puja begins by the family's code, and the family says that it is done (docs/decisions/0104-the-data-of-a-whole-life.md). */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

/** An agreed puja that begins so long from now, on its own day. */
async function agreed(ahead: Millis, advance = 500): Promise<Family> {
  const family = await confirmedFamily(t, advance);
  const from = later(t.deps.now(), ahead);
  await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(later(from, hours(2)))}),
      day = (${new Date(from)}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date
    WHERE id = ${family.booking._id}`;
  return family;
}

const begin = ({ booking, pandit }: Pick<Family, 'booking' | 'pandit'>, code: string, at?: string) =>
  t.call('POST /booking/:id/begin', { params: { id: booking._id }, body: { code, ...(at && { at }) } }, pandit);
const codeOf = async (family: Family): Promise<string> => (await bookingNow(t, family)).startCode ?? '';
const toldOfCodes = async ({ booking }: Family) =>
  (await t.deps.pool`SELECT 1 FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = 'wrongCodes.customer'`)
    .length;
const inDigits = (code: string, zero: number) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('the start code', () => {
  test('is shown to the family alone, from the day before', async () => {
    const far = await agreed(hours(24 * 5));
    expect((await bookingNow(t, far)).startCode).toBeNull();
    const near = await agreed(hours(1));
    expect(await codeOf(near)).toMatch(/^\d{4}$/);
    const { body } = await t.call('GET /booking/:id', { params: { id: near.booking._id } }, near.pandit);
    expect(body.data.startCode).toBeNull();
  });

  test('begins the puja, once, and the family hears of it', async () => {
    const family = await agreed(hours(1));
    const code = await codeOf(family);
    const answers = await Promise.all([begin(family, code), begin(family, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const now = await bookingNow(t, family);
    expect(now).toMatchObject({ bookingStatus: 'confirmedbypandit', startCode: null });
    expect(now.begunAt).not.toBeNull();
    expect(now.events.filter(({ action }) => action === 'begin')).toHaveLength(1);
    const told = await t.deps
      .pool`SELECT 1 FROM booking_outbox WHERE booking_id = ${family.booking._id} AND topic = 'begin.customer'`;
    expect(told).toHaveLength(1);
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
  });

  test('a page that asks again is told of a wrong code without a refusal; the tries go down all the same', async () => {
    const family = await agreed(hours(1));
    const code = await codeOf(family);
    const askAgain = async (key: string) => {
      const reply = await fetch(`${t.url}/api/booking/${family.booking._id}/begin`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${family.pandit.token}`,
          [ASKS_AGAIN]: '1',
        },
        body: JSON.stringify({ code: wrong(code), key }),
      });
      const body = (await reply.json()) as { success: boolean; error?: { code: string } };
      return [reply.status, body.success, body.error?.code, reply.headers.has('retry-after')];
    };
    const keys = Array.from({ length: 5 }, () => crypto.randomUUID());
    for (const key of keys) {
      const isLast = key === keys[4];
      expect(await askAgain(key)).toEqual([200, false, 'start_code_wrong', isLast]);
    }
    expect(await askAgain(crypto.randomUUID())).toEqual([200, false, 'start_code_waits', true]);
    expect((await bookingNow(t, family)).begunAt).toBeNull();
    expect(await toldOfCodes(family)).toBe(1);
    // another program is refused
    expect((await begin(family, code)).status).toBe(429);
  });

  test('wrong five times waits ten minutes, however many tries come at once, and the family hears of it; then the right one counts', async () => {
    const family = await agreed(hours(1));
    const code = await codeOf(family);
    const tries = await Promise.all(Array.from({ length: 12 }, () => begin(family, wrong(code))));
    const codes = tries.map(({ body }) => body.error?.code);
    expect(codes.filter((one) => one === 'start_code_wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'start_code_waits')).toHaveLength(7);
    const refused = await begin(family, code);
    expect([refused.status, refused.body.error?.fields]).toEqual([
      429,
      {
        code: expect.stringMatching(
          /^The code was wrong five times\. Please wait 10 minutes and try again, from \d+:\d\d .m\. We have told the family\.$/,
        ),
      },
    ]);
    expect(await toldOfCodes(family)).toBe(1);
    t.wait(minutes(10));
    expect((await begin(family, code)).status).toBe(200);
  });

  test('says how many tries are left, also after a reload, and the family sees that somebody tried', async () => {
    const family = await agreed(hours(1));
    const code = await codeOf(family);
    const seenBy = async (who: TestPerson) =>
      (await t.call('GET /booking/:id', { params: { id: family.booking._id } }, who)).body.data.wrongCodes;
    expect(await seenBy(family.pandit)).toBeNull();
    for (const left of [4, 3, 2, 1]) {
      const { body } = await begin(family, wrong(code));
      expect(body.error?.fields.code).toContain(`Tries left: ${left}.`);
      for (const who of [family.pandit, family.customer]) expect(await seenBy(who)).toEqual({ left, againAt: null });
    }
    expect((await begin(family, wrong(code))).body.error?.fields.code).toMatch(/try again, from \d+:\d\d .m\./);
    const waits = { left: 0, againAt: new Date(t.deps.now() + minutes(10)).toISOString() };
    expect((await seenBy(family.pandit))?.left).toBe(0);
    expect(Date.parse((await seenBy(family.customer))?.againAt ?? '')).toBeLessThanOrEqual(Date.parse(waits.againAt));
    t.wait(minutes(10));
    expect(await seenBy(family.pandit)).toEqual({ left: 5, againAt: null });
    expect((await begin(family, code)).status).toBe(200);
    expect(await seenBy(family.customer)).toBeNull();
  });

  test.each([
    ['with room between', (code: string) => ` ${code.slice(0, 2)} ${code.slice(2)} `],
    ['in Odia', (code: string) => inDigits(code, 0x0b66)],
    ['in Devanagari', (code: string) => inDigits(code, 0x0966)],
  ])('is understood %s', async (_, written) => {
    const family = await agreed(hours(1));
    expect((await begin(family, written(await codeOf(family)))).status).toBe(200);
  });

  test('guessed on and on waits twice as long each time, up to 160 minutes', async () => {
    const family = await agreed(hours(1));
    const code = await codeOf(family);
    // the clock stays: sign-ins are short
    const passes = (ms: number) =>
      t.deps
        .pool`UPDATE bookings SET code_again_at = code_again_at - ${ms}::float8 * interval '1 ms' WHERE id = ${family.booking._id}`;
    for (const [nth, wait] of [10, 20, 40, 80, 160, 160].entries()) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await begin(family, wrong(code))).body.error?.code).toBe('start_code_wrong');
      }
      expect((await begin(family, code)).body.message).toContain(`Please wait ${wait} minutes`);
      expect(await toldOfCodes(family)).toBe(nth + 1);
      await passes(minutes(wait));
    }
    expect((await begin(family, code)).status).toBe(200);
  });

  test('is asked from two hours before the start, of the pandit, in four digits', async () => {
    const early = await agreed(hours(3));
    expect((await begin(early, await codeOf(early))).body.error?.code).toBe('begin_early');
    const family = await agreed(hours(1));
    expect((await begin(family, '12')).body.error?.fields).toEqual({ code: 'The start code has four digits.' });
    expect((await begin({ ...family, pandit: family.customer }, '1234')).status).toBe(403);
    expect((await begin({ ...family, pandit: await t.person('pandit') }, '1234')).status).toBe(404);
  });

  test.each<[what: string, start: string, tooEarly: string, began: string, told: string]>([
    ['by day', '11:00', '08:59', '11:20', '11:40'],
    ['after midnight, of a puja held at night', '-00:30', '21:29', '00:10', '00:30'],
    ['before midnight, of one that starts after it', '00:30', '22:29', '-00:10', '00:20'],
  ])('can be told later, with the time it began: %s', async (_what, start, tooEarly, began, told) => {
    const today = startOfDay(addDays(dayAt(t.deps.now()), 1));
    /** With a minus: so long before midnight. */
    const at = (clock: string) =>
      later(today, minutes(clock.startsWith('-') ? -minutesOf(clock.slice(1)) : minutesOf(clock)));
    const shown = (clock: string) => clockOf(Math.floor((at(clock) - today) / minutes(1) + 1440) % 1440);
    t.wait(asMillis(at(told) - t.deps.now()));
    const family = await agreed(asMillis(at(start) - t.deps.now()));
    const code = await codeOf(family);
    for (const clock of [tooEarly, clockOf(minutesOf(told) + 5)]) {
      expect((await begin(family, code, clock)).body.error?.code, clock).toBe('begin_time');
    }
    const { body } = await begin(family, code, shown(began));
    expect(body.data.begunAt).toBe(new Date(at(began)).toISOString());
  });
});

describe('a family says that its puja is done', () => {
  const done = ({ booking, customer }: Family) =>
    t.call('POST /booking/:id/complete', { params: { id: booking._id } }, customer);

  test('from its start on, and the advance is settled then', async () => {
    const family = await agreed(minutes(-30));
    expect((await done(family)).body.message).toBe('Thank you. We have told the pandit.');
    expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
    expect((await done(family)).status).toBe(200);
  });

  test('not before', async () => {
    const family = await agreed(hours(1));
    expect((await done(family)).body.error?.code).toBe('not_started');
  });

  test('nor where it was begun early: both say so from the agreed hour on', async () => {
    const family = await agreed(minutes(10));
    expect((await begin(family, await codeOf(family))).status).toBe(200);
    const body = { bookingId: family.booking._id, bookingStatus: 'completed' } as const;
    const byPandit = () => t.call('POST /booking/update-booking-status', { body }, family.pandit);
    expect((await done(family)).body.error?.code).toBe('not_started');
    expect((await byPandit()).body.error?.code).toBe('not_started');
    t.wait(minutes(10));
    expect((await done(family)).status).toBe(200);
    expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
  });

  test('which the pandit says without the code: the family hears so, and both and the office can see why', async () => {
    const family = await agreed(minutes(-30));
    const bookingId = family.booking._id;
    const body = { bookingId, bookingStatus: 'completed', withoutCode: 'none' } as const;
    const { body: reply } = await t.call('POST /booking/update-booking-status', { body }, family.pandit);
    expect(reply.data).toMatchObject({ bookingStatus: 'completed', begunAt: null, withoutCode: 'none' });
    const [told] = await t.deps.pool<{ payload: object }[]>`
      SELECT payload FROM booking_outbox WHERE booking_id = ${bookingId} AND topic = 'complete.customer'`;
    expect(told?.payload).toMatchObject({ withoutCode: true });
    const office = await t.call('GET /admin/bookings/:id', { params: { id: bookingId } }, await t.person('admin'));
    expect(office.body.data.booking.withoutCode).toBe('none');
    // one that began by it needs no word
    const other = await agreed(minutes(-30));
    await begin(other, await codeOf(other));
    const done2 = { ...body, bookingId: other.booking._id };
    const after = await t.call('POST /booking/update-booking-status', { body: done2 }, other.pandit);
    expect(after.body.data).toMatchObject({ bookingStatus: 'completed', withoutCode: null });
  });

  test('against the pandit who says so, and against time: once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const family = await agreed(minutes(-30));
      const body = { bookingId: family.booking._id, bookingStatus: 'completed' } as const;
      await Promise.all([
        done(family),
        t.call('POST /booking/update-booking-status', { body }, family.pandit),
        timeTakes(t, family, 'complete'),
      ]);
      const { events } = await bookingNow(t, family);
      expect(events.filter(({ action }) => action === 'complete')).toHaveLength(1);
      expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
    }
  });
});
