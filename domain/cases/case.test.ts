import { describe, expect, test } from 'vitest';
import { bookingStatuses, type BookingStatus } from '../booking.ts';
import { asDay, asMillis, DAY, earlier, HOUR, hours, instantOf, later, MINUTE, days } from '../time.ts';
import {
  absentFrom,
  caseKinds,
  clocksFrom,
  isKnownTo,
  isTicket,
  isToldOf,
  kinds,
  mayAdd,
  mayOpen,
  pressedKinds,
  stageOf,
  ticketOf,
  whyNotOpen,
} from './case.ts';

const startsAt = instantOf('2026-11-20T09:00:00+05:30');
const endsAt = later(startsAt, hours(2));
const agreed: BookingStatus = 'confirmedbypandit';
const at = (status: BookingStatus, wasPaid = false) => ({
  status,
  startsAt,
  endsAt,
  wasPaid,
  hasBegun: false,
  heldBy: null,
  isJudged: false,
  cashSince: null,
});

describe('who may open what, and when', () => {
  test('"nobody came" from half an hour after the start, by either side', () => {
    for (const by of ['customer', 'pandit'] as const) {
      expect(whyNotOpen('absence', by, at(agreed), later(startsAt, asMillis(30 * MINUTE - 1)))).toBe('early');
      expect(whyNotOpen('absence', by, at(agreed), absentFrom({ startsAt, endsAt }))).toBeNull();
    }
  });

  test('where no hour was agreed once the day’s usual hours are over', () => {
    const day = { startsAt: instantOf('2026-11-20T00:00:00+05:30'), endsAt: instantOf('2026-11-21T00:00:00+05:30') };
    const evening = instantOf('2026-11-20T21:00:00+05:30');
    expect(absentFrom(day)).toBe(evening);
    const puja = { ...at(agreed), ...day };
    expect(whyNotOpen('absence', 'customer', puja, earlier(evening, asMillis(1)))).toBe('early');
    expect(whyNotOpen('absence', 'customer', puja, evening)).toBeNull();
  });

  test('of what was agreed alone; once it has begun or was held, what was wrong is said in words', () => {
    const open = bookingStatuses.filter((status) => whyNotOpen('absence', 'customer', at(status), endsAt) === null);
    expect(open).toEqual(['confirmedbypandit']);
    expect(whyNotOpen('absence', 'customer', at('completed'), endsAt)).toBe('held');
    expect(whyNotOpen('absence', 'pandit', { ...at(agreed), hasBegun: true }, startsAt)).toBe('held');
    expect(whyNotOpen('dispute', 'customer', { ...at(agreed), hasBegun: true }, startsAt)).toBeNull();
  });

  test('a family alone says that a puja was not held: of one that its pandit, time or the office says was held, and once', () => {
    const held = { ...at('completed'), heldBy: 'pandit' } as const;
    expect(whyNotOpen('notHeld', 'customer', held, endsAt)).toBeNull();
    for (const heldBy of ['time', 'admin'] as const)
      expect(whyNotOpen('notHeld', 'customer', { ...held, heldBy }, endsAt)).toBeNull();
    expect(whyNotOpen('notHeld', 'pandit', held, endsAt)).toBe('never');
    for (const proved of [
      { ...held, heldBy: 'customer' },
      { ...held, hasBegun: true },
      { ...held, isJudged: true },
      { ...held, status: agreed },
    ] as const)
      expect(whyNotOpen('notHeld', 'customer', proved, endsAt)).toBe('never');
    expect(mayOpen('customer', held, ['notHeld'], endsAt)).toEqual(['complaint', 'report']);
    expect(mayOpen('pandit', held, ['notHeld'], endsAt)).toEqual(['complaint', 'report']);
  });

  test('a family alone says that more was asked than agreed, before the puja too', () => {
    expect(whyNotOpen('overcharge', 'customer', at(agreed), earlier(startsAt, days(3)))).toBeNull();
    expect(whyNotOpen('overcharge', 'pandit', at(agreed), endsAt)).toBe('never');
    expect(whyNotOpen('overcharge', 'customer', at('pendingwithpandit'), startsAt)).toBe('never');
  });

  test('a dispute is about a puja that is agreed, or money that was paid; a complaint about anything', () => {
    const open = (kind: 'dispute' | 'complaint', wasPaid: boolean) =>
      bookingStatuses.filter((status) => whyNotOpen(kind, 'pandit', at(status, wasPaid), startsAt) === null);
    for (const wasPaid of [true, false]) expect(open('complaint', wasPaid)).toEqual([...bookingStatuses]);
    expect(open('dispute', true)).toEqual([...bookingStatuses]);
    expect(open('dispute', false)).toEqual(['confirmedbypandit', 'completed']);
  });

  test('sixty days after a puja nothing more is said of it', () => {
    const last = later(endsAt, asMillis(60 * DAY));
    expect(mayOpen('customer', at('completed'), [], earlier(last, asMillis(1)))).toEqual([
      'overcharge',
      'dispute',
      'complaint',
      'report',
    ]);
    expect(mayOpen('customer', at('completed'), [], last)).toEqual([]);
    expect(whyNotOpen('difference', 'time', at('completed'), last)).toBeNull();
  });

  test('while it is open that nobody came, what was wrong besides is no case of its own', () => {
    const open = mayOpen('customer', at('confirmedbypandit'), ['absence'], later(endsAt, asMillis(DAY)));
    expect(open).toEqual(['complaint', 'report']);
  });

  test('cases that open automatically, or are about a decision, have no button', () => {
    expect(pressedKinds).toEqual(['absence', 'notHeld', 'overcharge', 'dispute', 'complaint', 'report']);
    for (const by of ['customer', 'pandit'] as const) {
      expect(whyNotOpen('difference', by, at('completed'), endsAt)).toBe('never');
      expect(whyNotOpen('appeal', by, at('completed'), endsAt)).toBe('never');
    }
  });
});

test('the clocks are 48 hours and 30 days', () => {
  const { acknowledgeBy, resolveBy } = clocksFrom(startsAt);
  expect([(acknowledgeBy - startsAt) / HOUR, (resolveBy - startsAt) / DAY]).toEqual([48, 30]);
});

test('a case is new, taken or closed', () => {
  expect(stageOf({ acknowledgedAt: null, closedAt: null })).toBe('new');
  expect(stageOf({ acknowledgedAt: startsAt, closedAt: null })).toBe('taken');
  expect(stageOf({ acknowledgedAt: null, closedAt: startsAt })).toBe('closed');
});

test('a ticket has the year in India and a count of it', () => {
  expect(ticketOf(asDay('2026-11-20'), 42)).toBe('2026-00042');
  expect(ticketOf(asDay('2026-11-20'), 123_456)).toBe('2026-123456');
  expect(['2026-00042', '2026-123456'].every(isTicket)).toBe(true);
  expect(['2026-11-20', '2026', 'x', '2026-0004'].some(isTicket)).toBe(false);
});

describe('what the other side knows', () => {
  test('all of what is about money, and may answer it; of a complaint what was decided; of a report nothing', () => {
    for (const kind of caseKinds) {
      expect([kind, mayAdd(kind, 'customer', 'pandit')]).toEqual([kind, kinds[kind].money]);
      expect([kind, isToldOf(kind, 'customer', 'pandit', 'taken')]).toEqual([kind, kinds[kind].money]);
    }
    expect(isToldOf('complaint', 'customer', 'pandit', 'closed')).toBe(true);
    expect(isToldOf('report', 'customer', 'pandit', 'closed')).toBe(false);
    expect(isKnownTo('appeal', 'pandit', 'customer')).toBe(false);
  });

  test('who opened a case reads it from the first moment, and may add to it', () => {
    for (const kind of pressedKinds) {
      expect(mayAdd(kind, 'pandit', 'pandit') && isToldOf(kind, 'pandit', 'pandit', 'new')).toBe(true);
    }
  });
});
