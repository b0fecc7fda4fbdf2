import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  bookingStatuses,
  canBeAskedFor,
  canEverReach,
  deadlineOf,
  holdingStatuses,
  holds,
  isAdvance,
  isLive,
  liveStatuses,
  periodOf,
  sharesPhone,
  shortId,
  staysPut,
  stepFor,
  stepOfTime,
  steps,
  stepTowards,
  type Actor,
  type BookingStatus,
} from './booking.ts';
import { asPaise } from './money.ts';
import { addDays, clockOf, DAY, dayAt, HOUR, MINUTE, startOfDay } from './time.ts';

const actors: readonly Actor[] = ['customer', 'pandit', 'provider', 'time', 'admin'];
const anyStatus = fc.constantFrom(...bookingStatuses);
const anyActor = fc.constantFrom(...actors);
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
const anyPeriod = fc
  .tuple(anyDay, fc.option(fc.integer({ min: 0, max: 1439 }).map(clockOf)), fc.integer({ min: 15, max: 1440 }))
  .map(([day, start, minutes]) => periodOf(day, start, minutes));

describe('the table, row by row', () => {
  test.each([
    'request: - > pendingwithpandit, by customer, tells pandit',
    'accept: pendingwithpandit > confirmedbypandit, by pandit, tells customer',
    'reject: pendingwithpandit > rejected, by pandit, asks reason, tells customer',
    'requestAdvance: pendingwithpandit > advancepaymentrequested, by pandit, asks amount, tells customer',
    'cancel: pendingwithpandit > cancelled, by customer, tells pandit',
    'decline: advancepaymentrequested > cancelled, by customer, tells pandit',
    'pay: advancepaymentrequested > advancepaymentdone, by provider, money hold, tells pandit customer',
    'accept: advancepaymentdone > confirmedbypandit, by pandit, tells customer',
    'cannotAttend: advancepaymentdone > rejected, by pandit, asks reason, money refund, tells customer',
    'expire: pendingwithpandit > expired, by time, tells customer pandit',
    'expire: advancepaymentrequested > expired, by time, tells customer pandit',
    'expire: advancepaymentdone > expired, by time, money refund, tells customer pandit',
    'complete: confirmedbypandit > completed, by pandit time, money settle, tells customer',
    'cancelOnBehalf: pendingwithpandit > cancelled, by admin, asks reason, tells customer pandit',
    'cancelOnBehalf: advancepaymentrequested > cancelled, by admin, asks reason, tells customer pandit',
    'cancelOnBehalf: advancepaymentdone > cancelled, by admin, asks reason, money refund, tells customer pandit',
    'cancelOnBehalf: confirmedbypandit > cancelled, by admin, asks reason, money refund, tells customer pandit',
    'refund: advancepaymentdone > advancepaymentdone, by admin, asks reason and amount, money give, tells customer pandit',
    'refund: confirmedbypandit > confirmedbypandit, by admin, asks reason and amount, money give, tells customer pandit',
    'refund: completed > completed, by admin, asks reason and amount, money give, tells customer pandit',
  ])('%s', (row) => {
    expect(written).toContain(row);
  });

  test('and nothing else', () => {
    expect(written).toHaveLength(20);
  });

  const written = steps.map((step) =>
    [
      `${step.action}: ${step.from ?? '-'} > ${step.to}`,
      `by ${step.by.join(' ')}`,
      ...(step.asks ? [`asks ${step.asks}`] : []),
      ...(step.money ? [`money ${step.money}`] : []),
      `tells ${step.tells.join(' ')}`,
    ].join(', '),
  );
});

describe('the table hangs together', () => {
  test('no actor has two ways from one state to another, nor two meanings of one action', () => {
    for (const by of actors) {
      const own = steps.filter((step) => step.by.includes(by));
      expect(new Set(own.map((step) => `${step.from} ${step.to}`)).size).toBe(own.length);
      expect(new Set(own.map((step) => `${step.from} ${step.action}`)).size).toBe(own.length);
    }
  });

  test('every state can be reached from a request', () => {
    const reached = new Set<BookingStatus | null>([null]);
    for (const _ of bookingStatuses) {
      for (const step of steps) if (reached.has(step.from)) reached.add(step.to);
    }
    expect([...reached].filter(Boolean).sort()).toEqual([...bookingStatuses].sort());
  });

  test('nothing lives for ever: time ends every state that has steps before it, and no other', () => {
    const period = periodOf('2026-12-05', '09:00', 120);
    for (const status of bookingStatuses) {
      expect([status, stepOfTime(status) !== undefined]).toEqual([status, isLive(status)]);
      expect([status, deadlineOf(status, 0, period) !== null]).toEqual([status, isLive(status)]);
    }
  });

  test('a paid advance leaves its state held, given back or settled, never forgotten', () => {
    for (const step of steps.filter(({ from }) => from === 'advancepaymentdone')) {
      const onwards = holds(step.to) ? undefined : 'refund';
      expect([step.action, step.money]).toEqual([step.action, staysPut(step) ? 'give' : onwards]);
    }
    expect(steps.filter(({ money }) => money === 'hold').map(({ by }) => by)).toEqual([['provider']]);
  });

  test('the office can end every live booking, gives money back where there can be some, and says why', () => {
    const office = steps.filter(({ by }) => by.includes('admin'));
    const ends = office.filter((step) => !staysPut(step));
    expect(ends.map(({ from }) => from)).toEqual(liveStatuses);
    expect(office.filter(({ asks }) => !asks?.includes('reason'))).toEqual([]);
    expect(office.map(({ tells }) => [...tells])).toEqual(office.map(() => ['customer', 'pandit']));
    const canBePaid: BookingStatus[] = ['advancepaymentdone', 'confirmedbypandit', 'completed'];
    expect(ends.filter(({ money }) => money === 'refund').map(({ from }) => from)).toEqual(canBePaid.slice(0, 2));
    expect(office.filter(staysPut).map(({ from }) => from)).toEqual(canBePaid);
    // nobody else moves money without moving the booking
    expect(steps.filter(staysPut)).toEqual(office.filter(staysPut));
  });

  test('the side that did not act is always told', () => {
    const other = { customer: 'pandit', pandit: 'customer' } as const;
    for (const side of ['customer', 'pandit'] as const) {
      const own = steps.filter((step) => step.by.includes(side));
      expect(own.filter((step) => !step.tells.includes(other[side]))).toEqual([]);
    }
  });

  test('any walk through it ends, and any money taken on the way is given out exactly once', () => {
    const walk = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(walk, (choices) => {
        let status: BookingStatus | null = null;
        let held = 0;
        for (const choice of choices) {
          const open = steps.filter((step) => step.from === status && !staysPut(step));
          if (open.length === 0) break;
          const step = open[choice % open.length];
          if (!step) throw new Error('a choice is one of those open');
          held += step.money === 'hold' ? 1 : 0;
          // what is settled or given back may be nothing: a booking can be agreed without an advance
          if (step.money === 'refund' || step.money === 'settle') held = 0;
          expect(held).toBeGreaterThanOrEqual(0);
          status = step.to;
        }
        expect(status !== null && isLive(status)).toBe(false);
        expect(held).toBe(0);
      }),
    );
  });
});

describe('what is derived from it', () => {
  test('the time is taken from the request for an advance on', () => {
    expect([...holdingStatuses].sort()).toEqual(
      ['advancepaymentdone', 'advancepaymentrequested', 'completed', 'confirmedbypandit'].sort(),
    );
    for (const status of bookingStatuses) expect(holds(status)).toBe(holdingStatuses.some((one) => one === status));
  });

  test('live are the states with steps before them', () => {
    expect(liveStatuses).toEqual([
      'pendingwithpandit',
      'advancepaymentrequested',
      'advancepaymentdone',
      'confirmedbypandit',
    ]);
  });

  test('the state of a payment and an expiry can be asked for by nobody', () => {
    expect(bookingStatuses.filter((status) => !canBeAskedFor(status))).toEqual(['advancepaymentdone', 'expired']);
    expect(canEverReach('advancepaymentdone', 'provider')).toBe(true);
    expect(canEverReach('confirmedbypandit', 'customer')).toBe(false);
  });

  test('phones are shared once the day is agreed', () => {
    expect(bookingStatuses.filter(sharesPhone)).toEqual(['confirmedbypandit', 'completed']);
  });

  test('a step by its name and a step by its aim are the same row', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, anyActor, (from, to, by) => {
        const step = stepTowards(from, to, by);
        expect(step && stepFor(step.action, from, by)).toBe(step);
      }),
    );
    expect(stepTowards('pendingwithpandit', 'cancelled', 'customer')?.action).toBe('cancel');
    expect(stepTowards('advancepaymentrequested', 'cancelled', 'customer')?.action).toBe('decline');
    expect(stepTowards('advancepaymentdone', 'rejected', 'pandit')?.action).toBe('cannotAttend');
    expect(stepTowards('pendingwithpandit', 'confirmedbypandit', 'customer')).toBeUndefined();
    expect(stepFor('accept', 'advancepaymentrequested', 'pandit')).toBeUndefined();
  });

  test('buttons are the rows open to an actor', () => {
    const period = periodOf('2026-12-05', '09:00', 120);
    const names = (status: BookingStatus, by: Actor, now = 0) =>
      actionsFor(status, by, period, now).map((step) => step.action);
    expect(names('pendingwithpandit', 'pandit')).toEqual(['accept', 'reject', 'requestAdvance']);
    expect(names('pendingwithpandit', 'customer')).toEqual(['cancel']);
    expect(names('advancepaymentrequested', 'customer')).toEqual(['decline']);
    expect(names('advancepaymentdone', 'pandit')).toEqual(['accept', 'cannotAttend']);
    expect(names('advancepaymentdone', 'customer')).toEqual([]);
    expect(names('confirmedbypandit', 'pandit', period.from - 1)).toEqual([]);
    expect(names('confirmedbypandit', 'pandit', period.from)).toEqual(['complete']);
    for (const status of ['completed', 'rejected', 'cancelled', 'expired'] as const) {
      const office = status === 'completed' ? ['refund'] : [];
      for (const by of actors) expect(names(status, by, period.to)).toEqual(by === 'admin' ? office : []);
    }
    expect(names('confirmedbypandit', 'admin')).toEqual(['cancelOnBehalf', 'refund']);
  });
});

describe('windows', () => {
  test('with a start it is the ritual’s duration, without one the whole day in India', () => {
    expect(periodOf('2026-12-05', '09:30', 90)).toEqual({
      from: Date.parse('2026-12-05T09:30:00+05:30'),
      to: Date.parse('2026-12-05T11:00:00+05:30'),
    });
    expect(periodOf('2026-12-05', null, 90)).toEqual({
      from: Date.parse('2026-12-05T00:00:00+05:30'),
      to: Date.parse('2026-12-06T00:00:00+05:30'),
    });
  });

  test('it begins on its day and lasts a day at most, so it can only touch the days around', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 15, max: 1440 }),
        (day, start, length) => {
          const { from, to } = periodOf(day, clockOf(start), length);
          expect(dayAt(from)).toBe(day);
          expect(to - from).toBe(length * MINUTE);
          expect([day, addDays(day, 1)]).toContain(dayAt(to - 1));
        },
      ),
    );
  });
});

describe('deadlines', () => {
  const day = '2026-12-05';
  const period = periodOf(day, '09:00', 120);
  const wholeDay = periodOf(day, null, 120);
  const waiting = ['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone'] as const;

  test('an answer is due in 48 hours, an advance and its acceptance in 24', () => {
    const due = waiting.map((status) => deadlineOf(status, period.from - 10 * DAY, period));
    expect(due).toEqual([48, 24, 24].map((hours) => period.from - 10 * DAY + hours * HOUR));
  });

  test('or, for a puja that is soon, two hours before it begins', () => {
    for (const status of waiting) {
      expect(deadlineOf(status, period.from - 12 * HOUR, period)).toBe(period.from - 2 * HOUR);
      expect(deadlineOf(status, wholeDay.from - 6 * HOUR, wholeDay)).toBe(wholeDay.from - 2 * HOUR);
    }
  });

  test('or, where that leaves no time to answer, when it begins', () => {
    for (const when of [period, wholeDay])
      expect(waiting.map((status) => deadlineOf(status, when.from - 2.4 * HOUR, when))).toEqual(
        Array(3).fill(when.from),
      );
  });

  test('asked for on the day itself, it is due when the day ends; a puja counts as held a day after its end', () => {
    expect(deadlineOf('pendingwithpandit', startOfDay(day) + 9 * HOUR, wholeDay)).toBe(wholeDay.to);
    expect(deadlineOf('confirmedbypandit', 0, period)).toBe(period.to + 24 * HOUR);
  });

  test('never lies in the past while the puja is not over', () => {
    fc.assert(
      fc.property(anyStatus, anyPeriod, fc.integer({ min: 1, max: 100 * DAY }), (status, when, before) => {
        const enteredAt = when.to - before;
        const due = deadlineOf(status, enteredAt, when);
        expect(due === null || due > enteredAt).toBe(true);
      }),
    );
  });
});

describe('an advance', () => {
  test('is whole rupees, from one up to the agreed price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500_000 }), fc.integer({ min: 100, max: 400_000 }), (advance, price) => {
        const whole = advance >= 100 && advance <= price && advance % 100 === 0;
        expect(isAdvance(asPaise(advance), asPaise(price))).toBe(whole);
      }),
    );
    expect([Number.NaN, Infinity, 100.5, 2 ** 53].some((odd) => isAdvance(asPaise(odd), asPaise(1e9)))).toBe(false);
  });
});

test('people read the end of an id', () => {
  expect(shortId('018f3c5e-7b21-7c00-9a4e-0123456789ab')).toBe('456789AB');
  expect(shortId('018f3c5e-7b21-7c00-9a4e-0123456789ab', 6)).toBe('6789AB');
});
