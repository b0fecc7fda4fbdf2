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
import { HOUR, asDay, asInstant } from './time.ts';

const actors: readonly Actor[] = ['customer', 'pandit', 'provider', 'time', 'admin'];
const anyStatus = fc.constantFrom(...bookingStatuses);
const anyActor = fc.constantFrom(...actors);

describe('the table, row by row', () => {
  test.each([
    'request: - > pendingwithpandit, by customer, tells pandit',
    'accept: pendingwithpandit > confirmedbypandit, by pandit, tells customer',
    'reject: pendingwithpandit > rejected, by pandit, asks reason, tells customer',
    'requestAdvance: pendingwithpandit > advancepaymentrequested, by pandit, asks amount, tells customer',
    'cancel: pendingwithpandit > cancelled, by customer, tells pandit',
    'decline: advancepaymentrequested > cancelled, by customer, tells pandit',
    'pay: advancepaymentrequested > advancepaymentdone, by provider, money hold, tells pandit customer',
    'pay: advancepaymentrequested > advancepaymentdone, by customer, money hold, tells pandit customer, by its own call',
    'accept: advancepaymentdone > confirmedbypandit, by pandit, tells customer',
    'cancel: advancepaymentdone > cancelled, by customer, money refund, tells pandit customer, by its own call',
    'cancel: confirmedbypandit > cancelled, by customer, money policy, before start, tells pandit customer, by its own call',
    'withdraw: confirmedbypandit > rejected, by pandit, asks reason, money refund, credits, before start, tells customer, by its own call',
    'begin: confirmedbypandit > confirmedbypandit, by pandit, near start, tells customer, by its own call',
    'complete: confirmedbypandit > completed, by customer, money settle, from hour, tells pandit, by its own call',
    'cannotAttend: advancepaymentdone > rejected, by pandit, asks reason, money refund, tells customer',
    'expire: pendingwithpandit > expired, by time, tells customer pandit',
    'expire: advancepaymentrequested > expired, by time, tells customer pandit',
    'expire: advancepaymentdone > expired, by time, money refund, tells customer pandit',
    'complete: confirmedbypandit > completed, by pandit time, money settle, from hour, tells customer',
    'cancelOnBehalf: pendingwithpandit > cancelled, by admin, asks reason, tells customer pandit',
    'cancelOnBehalf: advancepaymentrequested > cancelled, by admin, asks reason, tells customer pandit',
    'cancelOnBehalf: advancepaymentdone > cancelled, by admin, asks reason, money refund, tells customer pandit',
    'cancelOnBehalf: confirmedbypandit > cancelled, by admin, asks reason, money refund, tells customer pandit',
    'refund: advancepaymentdone > advancepaymentdone, by admin, asks reason and amount, money give, tells customer pandit',
    'refund: confirmedbypandit > confirmedbypandit, by admin, asks reason and amount, money give, tells customer pandit',
    'refund: completed > completed, by admin, asks reason and amount, money give, tells customer pandit',
    ...['confirmedbypandit > confirmedbypandit, by WHO, from start', 'completed > completed, by WHO'].flatMap(
      (state) => [
        `payRest: ${state}, tells customer pandit, by its own call`.replace('WHO', 'provider'),
        `giveRest: ${state}, tells pandit, by its own call`.replace('WHO', 'customer'),
        `receiveRest: ${state}, tells customer, by its own call`.replace('WHO', 'pandit'),
      ],
    ),
    'returnRest: cancelled > cancelled, by pandit, tells customer, by its own call',
    'returnRest: cancelled > cancelled, by customer, tells pandit, by its own call',
    'dropRest: cancelled > cancelled, by time, tells customer pandit',
    'passOver: pendingwithpandit > cancelled, by customer, tells pandit, by its own call',
    'passOver: advancepaymentrequested > cancelled, by customer, tells pandit, by its own call',
    'hourTaken: pendingwithpandit > rejected, by pandit, tells customer, by its own call',
    'refund: cancelled > cancelled, by admin, asks reason and amount, money give, tells customer pandit, by its own call',
    'completeOnBehalf: confirmedbypandit > completed, by admin, asks reason, money settle, from start, tells customer pandit, by its own call',
    'withdrawOnBehalf: confirmedbypandit > rejected, by admin, asks reason, money refund, before start, tells customer pandit, by its own call',
    'handOver: confirmedbypandit > cancelled, by customer, money along, before start, tells pandit, by its own call',
    'notHeld: confirmedbypandit > cancelled, by admin, asks reason, money part, from start, tells customer pandit, by its own call',
    'completeOnBehalf: completed > completed, by admin, asks reason, money settle, tells customer pandit, by its own call',
    'notHeld: completed > cancelled, by admin, asks reason, money part, tells customer pandit, by its own call',
    ...['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit'].flatMap((state) => [
      `propose: ${state} > ${state}, by customer, before start, tells pandit, by its own call`,
      `propose: ${state} > ${state}, by pandit, before start, tells customer, by its own call`,
      `move: ${state} > ${state}, by customer pandit, before start, tells customer pandit, by its own call`,
      `refuseMove: ${state} > ${state}, by customer, tells pandit, by its own call`,
      `refuseMove: ${state} > ${state}, by pandit, tells customer, by its own call`,
      `takeBack: ${state} > ${state}, by customer, tells pandit, by its own call`,
      `takeBack: ${state} > ${state}, by pandit, tells customer, by its own call`,
      `expireMove: ${state} > ${state}, by time, tells customer pandit, by its own call`,
    ]),
  ])('%s', (row) => expect(written).toContain(row));

  test('and nothing else', () => expect(written).toHaveLength(28 + 32 + 6 + 2 + 2 + 1 + 2 + 4));

  const written = steps.map((step) =>
    [
      `${step.action}: ${step.from ?? '-'} > ${step.to}`,
      `by ${step.by.join(' ')}`,
      ...(step.asks ? [`asks ${step.asks}`] : []),
      ...(step.money ? [`money ${step.money}`] : []),
      ...(step.credits ? ['credits'] : []),
      ...(step.when ? [step.when] : []),
      `tells ${step.tells.join(' ')}`,
      ...(step.ownCall ? ['by its own call'] : []),
    ].join(', '),
  );
});

describe('the table hangs together', () => {
  test('no actor has two ways from one state to another, nor two meanings of one action', () => {
    for (const by of actors) {
      const own = steps.filter((step) => step.by.includes(by));
      // nobody asks for being passed over, or to have it taken over: it follows from another's acceptance; or for it not to be held
      const onwards = own.filter(
        (step) => !staysPut(step) && !/^(passOver|handOver|hourTaken|notHeld)$/.test(step.action),
      );
      expect(new Set(onwards.map((step) => `${step.from} ${step.to}`)).size).toBe(onwards.length);
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
    const period = periodOf(asDay('2026-12-05'), '09:00', 120);
    for (const status of bookingStatuses) {
      expect([status, stepOfTime(status) !== undefined]).toEqual([status, isLive(status)]);
      expect([status, deadlineOf(status, asInstant(0), period) !== null]).toEqual([status, isLive(status)]);
    }
  });

  test('a paid advance leaves its state held, given back or settled, never forgotten', () => {
    for (const step of steps.filter(({ from }) => from === 'advancepaymentdone')) {
      const onwards = holds(step.to) ? undefined : 'refund';
      const staying = step.action === 'refund' ? 'give' : undefined;
      expect([step.action, step.money]).toEqual([step.action, staysPut(step) ? staying : onwards]);
    }
    expect(steps.filter(({ money }) => money === 'hold').map(({ by }) => by)).toEqual([['provider'], ['customer']]);
    // without a payment only where credit pays all of it
    expect(steps.filter((step) => step.money === 'hold' && !step.by.includes('provider'))).toMatchObject([
      { fromCredit: true, ownCall: true },
    ]);
  });

  test('the office can end every live booking, gives money back where there can be some, and says why', () => {
    const office = steps.filter(({ by }) => by.includes('admin'));
    const ends = office.filter((step) => step.action.startsWith('cancel') && canEverReach(step.to, 'customer'));
    expect(ends.map(({ from }) => from)).toEqual(liveStatuses);
    expect(office.filter(({ asks }) => !asks?.includes('reason'))).toEqual([]);
    expect(office.map(({ tells }) => [...tells])).toEqual(office.map(() => ['customer', 'pandit']));
    const canBePaid: BookingStatus[] = ['advancepaymentdone', 'confirmedbypandit', 'completed', 'cancelled'];
    expect(ends.filter(({ money }) => money === 'refund').map(({ from }) => from)).toEqual(canBePaid.slice(0, 2));
    expect(office.filter(({ action }) => action === 'refund').map(({ from }) => from)).toEqual(canBePaid);
    // nobody else moves money without moving the booking
    expect(steps.filter((step) => staysPut(step) && step.money)).toEqual(office.filter(staysPut));
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
          if (['refund', 'settle', 'policy', 'along', 'part'].includes(step.money ?? '')) held = 0;
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
    const period = periodOf(asDay('2026-12-05'), '09:00', 120);
    const names = (status: BookingStatus, by: Actor, now = 0) =>
      actionsFor(status, by, period, asInstant(now))
        .map((step) => step.action)
        .filter(
          (action) => !/^(propose|move|refuseMove|takeBack|passOver|handOver|hourTaken|notHeld|\w+Rest)$/.test(action),
        );
    expect(names('pendingwithpandit', 'pandit')).toEqual(['accept', 'reject', 'requestAdvance']);
    expect(names('pendingwithpandit', 'customer')).toEqual(['cancel']);
    expect(names('advancepaymentrequested', 'customer')).toEqual(['decline', 'pay']);
    expect(names('advancepaymentdone', 'pandit')).toEqual(['accept', 'cannotAttend']);
    expect(names('advancepaymentdone', 'customer')).toEqual(['cancel']);
    expect(names('confirmedbypandit', 'customer', period.from - 1)).toEqual(['cancel']);
    expect(names('confirmedbypandit', 'customer', period.from)).toEqual(['complete']);
    expect(names('confirmedbypandit', 'pandit', period.from - 3 * HOUR)).toEqual(['withdraw']);
    expect(names('confirmedbypandit', 'pandit', period.from - 1)).toEqual(['withdraw', 'begin']);
    expect(names('confirmedbypandit', 'pandit', period.from)).toEqual(['begin', 'complete']);
    for (const status of ['completed', 'rejected', 'cancelled', 'expired'] as const) {
      const held = status === 'completed' ? ['completeOnBehalf'] : [];
      const office = ['completed', 'cancelled'].includes(status) ? ['refund', ...held] : [];
      for (const by of actors) expect(names(status, by, period.to)).toEqual(by === 'admin' ? office : []);
    }
    expect(names('confirmedbypandit', 'admin')).toEqual(['cancelOnBehalf', 'refund', 'withdrawOnBehalf']);
    expect(names('confirmedbypandit', 'admin', period.from)).toEqual(['cancelOnBehalf', 'completeOnBehalf', 'refund']);
  });

  test('what was begun before its hour is said to be done from its hour on, by whichever side', () => {
    const { from: hour } = periodOf(asDay('2026-12-05'), '09:00', 120);
    const begun = { from: asInstant(hour - 2 * HOUR), hour };
    const may = (by: Actor, now: number) =>
      actionsFor('confirmedbypandit', by, begun, asInstant(now)).some(({ action }) => action === 'complete');
    for (const by of ['customer', 'pandit'] as const) {
      expect([may(by, hour - 1), may(by, hour)]).toEqual([false, true]);
    }
  });

  test('of the rest each side can speak from the start on, and the provider alone brings money', () => {
    const period = periodOf(asDay('2026-12-05'), '09:00', 120);
    const ofRest = (status: BookingStatus, by: Actor, now: number) =>
      actionsFor(status, by, period, asInstant(now)).flatMap(({ action, rest }) => (rest ? [action] : []));
    expect(actors.flatMap((by) => ofRest('confirmedbypandit', by, period.from - 1))).toEqual([]);
    for (const status of ['confirmedbypandit', 'completed'] as const) {
      expect(actors.flatMap((by) => ofRest(status, by, period.from))).toEqual(['giveRest', 'receiveRest', 'payRest']);
    }
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
