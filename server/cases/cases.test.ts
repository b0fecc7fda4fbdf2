import { describe, expect, test } from 'vitest';
import { days, hours, minutes } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { newId } from '../db/ids.ts';
import { agreedAhead, paidFamily, payOutTo, settledFamily } from '../ledger/test-settled.ts';
import { bookingNow, type Family } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { casesApp, disputed, idOf, moveStart } from './test-cases.ts';

/** Something about a booking is not right, and somebody says so (docs/decisions/0108-cases.md). */

const { t, calls, admin } = await casesApp();

const topicsTo = async ({ booking }: Pick<Family, 'booking'>, who: TestPerson) =>
  [
    ...(await t.deps.pool<{ topic: string }[]>`
      SELECT topic FROM booking_outbox WHERE booking_id = ${booking._id} AND person_id = ${who.id} ORDER BY id`),
  ].map(({ topic }) => topic);

describe('opening', () => {
  test('each has a ticket number, a clock of 48 hours and one of 30 days; both sides are told', async () => {
    const family = await paidFamily(t, 500);
    const { status, body } = await calls.open(family, { kind: 'dispute', words: '  He wants 2,000 more.\n' });
    expect([status, body.message]).toEqual([
      201,
      `Thank you. Your ticket is ${body.data.number}: we answer within 48 hours and decide within 30 days.`,
    ]);
    expect(body.data.number).toMatch(/^20\d\d-\d{5}$/);
    const opened = Date.parse(body.data.openedAt);
    expect((Date.parse(body.data.acknowledgeBy) - opened) / hours(1)).toBe(48);
    expect((Date.parse(body.data.resolveBy) - opened) / days(1)).toBe(30);
    expect(body.data).toMatchObject({
      stage: 'new',
      mine: true,
      money: true,
      story: [{ what: 'opened', by: 'customer', words: 'He wants 2,000 more.' }],
    });
    expect((await topicsTo(family, family.customer)).at(-1)).toBe('caseOpened.customer');
    expect((await topicsTo(family, family.pandit)).at(-1)).toBe('caseHeard.pandit');
  });

  test('numbers go up, and are never given twice', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => disputed(t)));
    const rows = await t.deps.pool<{ number: string }[]>`SELECT number FROM cases ORDER BY id`;
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(made.length);
  });

  test('its number leads both sides to its page, with who has it and when it changed; nobody else', async () => {
    const family = await paidFamily(t, 500);
    const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'Late by two hours' }));
    const { number, acknowledgeBy } = (await calls.seenBy(family, family.customer)).cases[0] ?? {};
    const page = (who: TestPerson | null) =>
      t.call('GET /case/ticket/:number', { params: { number: number ?? '' } }, who);
    expect((await page(family.customer)).body.data).toMatchObject({
      _id: caseId,
      stage: 'new',
      owner: null,
      acknowledgeBy,
      other: family.pandit.name,
    });
    await calls.take(admin, caseId);
    const taken = (await page(family.pandit)).body.data;
    expect(taken).toMatchObject({ stage: 'taken', owner: admin.name.split(' ')[0], other: family.customer.name });
    expect(Date.parse(taken.changedAt)).toBeGreaterThanOrEqual(Date.parse(taken.openedAt));
    expect((await page(await t.person('user'))).body.error?.code).toBe('case_unknown');
    expect((await page(null)).status).toBe(401);
    // of a complaint the other side hears nothing before it is decided, by its number neither
    await calls.open(family, { kind: 'complaint', words: 'He shouted' });
    const mine = (await t.call('GET /case/mine', { query: {} }, family.customer)).body.data.cases;
    const complaint = mine.find(({ kind }) => kind === 'complaint')?.number ?? '';
    const asked = { params: { number: complaint } };
    expect((await t.call('GET /case/ticket/:number', asked, family.pandit)).status).toBe(404);
  });

  test('pressed twice it is one case; with other words it is said that there is one', async () => {
    const family = await paidFamily(t, 500);
    const body = { kind: 'dispute', words: 'Late by two hours' } as const;
    const replies = await Promise.all([calls.open(family, body), calls.open(family, body), calls.open(family, body)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    const other = await calls.open(family, { ...body, words: 'And without samagri' });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'case_open_already' } } });
    expect((await calls.seenBy(family, family.customer)).cases).toHaveLength(1);
  });

  test('"nobody came" half an hour after the start, by either side, without a word', async () => {
    const family = await agreedAhead(t, 500, 1);
    expect((await calls.open(family, { kind: 'absence' })).body.error?.code).toBe('case_early');
    const before = await calls.seenBy(family, family.customer);
    expect([before.mayOpen.includes('absence'), before.absentFrom !== null]).toEqual([false, true]);
    await moveStart(t, family, -minutes(30));
    expect((await calls.seenBy(family, family.pandit)).mayOpen).toContain('absence');
    expect((await calls.open(family, { kind: 'absence' }, family.pandit)).status).toBe(201);
    // the second side joins the case that is open
    const joined = await calls.open(family, { kind: 'absence', words: 'We waited at the gate' });
    expect(joined.status).toBe(201);
    expect((await calls.open(family, { kind: 'absence', words: 'We waited at the gate' })).status).toBe(201);
    const seen = await calls.seenBy(family, family.customer);
    expect(seen.cases.map(({ by, story }) => [by, story.map(({ what, words }) => [what, words])])).toEqual([
      [
        'pandit',
        [
          ['opened', null],
          ['added', 'We waited at the gate'],
        ],
      ],
    ]);
    expect(seen.mayOpen).toEqual(['complaint', 'report']);
    expect((await calls.seenBy(family, family.pandit)).mayOpen).toEqual(['complaint', 'report']);
    // whatever else was wrong is decided with it
    for (const kind of ['overcharge', 'dispute'] as const)
      expect((await calls.open(family, { kind, words: 'He wanted more' })).body.error?.code).toBe('case_of_day');
  });

  test('of a puja that has begun or was held it is refused, and leads to what went wrong, in words', async () => {
    const [started, done] = [await agreedAhead(t, 500, 1), await settledFamily(t, 500)];
    await t.deps.pool`UPDATE bookings SET begun_at = now() WHERE id = ${started.booking._id}`;
    for (const family of [started, done]) {
      const seen = await calls.seenBy(family, family.customer);
      expect(seen).toMatchObject({ absentFrom: null });
      expect(seen.mayOpen).toEqual(expect.arrayContaining(['dispute', 'complaint']));
      expect(seen.mayOpen).not.toContain('absence');
      const refused = await calls.open(family, { kind: 'absence' });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'case_held' } } });
      expect(refused.body.message).toContain('Something is wrong');
      const words = 'A boy came in his place.';
      expect((await calls.open(family, { kind: 'dispute', words })).status).toBe(201);
    }
  });

  test('of a puja of any hour not at half past midnight, but when the day’s usual hours are over', async () => {
    const bookable = await makeBookable(t);
    const customer = await t.person('user');
    const booking = await makeBooking(t, bookable, customer, { status: 'confirmedbypandit' });
    const { absentFrom } = await calls.seenBy({ booking }, customer);
    expect(absentFrom).toBe(new Date(`${booking.bookingDate}T21:00:00+05:30`).toISOString());
  });

  test('a dispute wants words; what is not agreed has no absence; sixty days later it is too late', async () => {
    const family = await paidFamily(t, 500);
    const silent = await calls.open(family, { kind: 'dispute', words: ' ' });
    expect(silent).toMatchObject({ status: 400, body: { message: 'Please write what happened.' } });
    expect((await calls.open(family, { kind: 'absence' })).body.error?.code).toBe('case_never');
    expect((await calls.open(family, { kind: 'overcharge' }, family.pandit)).body.error?.code).toBe('case_never');
    const old = await settledFamily(t, 500);
    await t.deps
      .pool`UPDATE bookings SET period = tstzrange(now() - interval '61 days', now() - interval '60 days 1 hour')
      WHERE id = ${old.booking._id}`;
    expect((await calls.open(old, { kind: 'overcharge' })).body.error?.code).toBe('case_late');
  });

  test('who is no part of the booking finds none; who is not signed in is asked to; an admin opens none', async () => {
    const family = await paidFamily(t, 500);
    const body = { kind: 'dispute', words: 'x' } as const;
    expect((await calls.open(family, body, null)).status).toBe(401);
    expect((await calls.open(family, body, admin)).status).toBe(403);
    for (const type of ['user', 'pandit', 'acharya'] as const) {
      const stranger = await t.person(type);
      expect((await calls.open(family, body, stranger)).body.error?.code).toBe('booking_unknown');
      expect((await t.call('GET /case/booking/:id', { params: { id: family.booking._id } }, stranger)).status).toBe(
        404,
      );
    }
    expect((await calls.open({ ...family, booking: { ...family.booking, _id: newId() } }, body)).status).toBe(404);
  });

  test('ten a day, and not more', async () => {
    const bookable = await makeBookable(t);
    const customer = await t.person('user');
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const booking = await makeBooking(t, bookable, customer, { startTime: `0${n}:00`, status: 'cancelled' });
      for (const kind of ['complaint', 'report'] as const) {
        statuses.push((await calls.open({ booking, customer }, { kind, words: 'x' })).status);
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  });
});

describe('what each side reads', () => {
  test('of what is about money the other side reads the words, and may say how it was', async () => {
    const { family, caseId } = await disputed(t);
    expect((await calls.add(caseId, family.pandit, 'I asked for the samagri only.')).status).toBe(200);
    expect((await calls.add(caseId, family.pandit, 'I asked for the samagri only.')).status).toBe(200);
    const [seen] = (await calls.seenBy(family, family.customer)).cases;
    expect(seen?.story.map(({ by, what }) => `${by} ${what}`)).toEqual(['customer opened', 'pandit added']);
    expect(seen?.story[1]?.words).toBe('I asked for the samagri only.');
  });

  test('of a complaint nothing until it is decided, and its words never; of a report nothing at all', async () => {
    const family = await paidFamily(t, 500);
    const complaint = idOf(await calls.open(family, { kind: 'complaint', words: 'Rude to my mother' }));
    await calls.open(family, { kind: 'report', words: 'He was drunk' });
    expect((await calls.seenBy(family, family.pandit)).cases).toEqual([]);
    expect((await calls.add(complaint, family.pandit, 'No')).body.error?.code).toBe('case_unknown');
    await calls.take(admin, complaint);
    await calls.decide(admin, complaint, { words: 'We have spoken with the pandit.' });
    const told = (await calls.seenBy(family, family.pandit)).cases;
    expect(told.map(({ kind, decision }) => [kind, decision?.words])).toEqual([
      ['complaint', 'We have spoken with the pandit.'],
    ]);
    expect(JSON.stringify(told)).not.toContain('Rude to my mother');
    expect((await topicsTo(family, family.pandit)).filter((topic) => topic.startsWith('case'))).toEqual([
      'caseDecided.pandit',
    ]);
    expect((await calls.seenBy(family, family.customer)).cases).toHaveLength(2);
  });

  test('each has a list of their own, newest first and paged', async () => {
    const family = await paidFamily(t, 500);
    for (const kind of ['dispute', 'complaint', 'report'] as const) await calls.open(family, { kind, words: 'x' });
    const mine = async (who: TestPerson) => (await t.call('GET /case/mine', { query: {} }, who)).body.data;
    const own = await mine(family.customer);
    expect(own.cases.map(({ kind }) => kind)).toEqual(['report', 'complaint', 'dispute']);
    expect(own.cases[0]).toMatchObject({ other: family.pandit.name, bookingId: family.booking._id, mine: true });
    expect((await mine(family.pandit)).cases.map((one) => [one.kind, one.mine])).toEqual([['dispute', false]]);
    expect((await t.call('GET /case/mine', { query: {} }, admin)).status).toBe(403);
  });
});

describe('while a case about money is open', () => {
  test('neither side nor time completes the puja; once it is decided, time does', async () => {
    const family = await agreedAhead(t, 500, 1);
    const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'Not as agreed' }));
    await moveStart(t, family, -hours(1));
    const complete = await t.call(
      'POST /booking/:id/complete',
      { params: { id: family.booking._id } },
      family.customer,
    );
    expect(complete).toMatchObject({ status: 409, body: { error: { code: 'case_holds' } } });
    const body = { bookingId: family.booking._id, bookingStatus: 'completed' } as const;
    const byPandit = await t.call('POST /booking/update-booking-status', { body }, family.pandit);
    expect(byPandit.body.error?.code).toBe('case_holds');
    await t.deps.pool`UPDATE bookings SET due_at = now() - interval '1 hour' WHERE id = ${family.booking._id}`;
    await meetDeadlines(t.deps);
    expect((await bookingNow(t, family)).bookingStatus).toBe('confirmedbypandit');
    await calls.take(admin, caseId);
    await calls.decide(admin, caseId);
    await meetDeadlines(t.deps);
    expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
  });

  test('what is earned is not paid out', async () => {
    const family = await settledFamily(t, 500);
    const caseId = idOf(await calls.open(family, { kind: 'overcharge' }));
    await expect(payOutTo(t, family, 'upi')).rejects.toThrow('A case about the money of this booking is open');
    const body = { bookingId: family.booking._id, amount: 450, method: 'cash' } as const;
    expect((await t.call('POST /payment/admin/pay-out', { body }, admin)).body.error?.code).toBe('case_holds');
    await calls.take(admin, caseId);
    await calls.decide(admin, caseId);
    expect(await payOutTo(t, family, 'upi')).toBe(true);
  });

  test('one about no money keeps nothing back', async () => {
    const family = await settledFamily(t, 500);
    await calls.open(family, { kind: 'complaint', words: 'Rude' });
    expect(await payOutTo(t, family, 'cash')).toBe(true);
  });

  test('a family can cancel; what stays of the advance is settled once the case is decided', async () => {
    const family = await agreedAhead(t, 500, 30);
    const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'He wants more' }));
    const cancelled = await t.call(
      'POST /booking/:id/cancel',
      { params: { id: family.booking._id }, body: { refund: 250, reason: '' } },
      family.customer,
    );
    expect(cancelled.body.data.bookingStatus).toBe('cancelled');
    const owed = async () => [
      ...(await t.deps.pool`SELECT amount_paise FROM earnings_due WHERE booking_id = ${family.booking._id}`),
    ];
    expect(await owed()).toEqual([]);
    await calls.take(admin, caseId);
    expect((await calls.decide(admin, caseId)).status).toBe(200);
    expect(await owed()).toEqual([{ amountPaise: 22_500 }]);
  });
});
