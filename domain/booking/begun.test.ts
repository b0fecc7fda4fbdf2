import { describe, expect, test } from 'vitest';
import { actionsFor } from '../booking.ts';
import { paise } from '../money.ts';
import { earlier, hours, instantOf } from '../time.ts';
import { askedIfOverFrom, dueBy, isAnyHour, pujaTime, startOf } from './begun.ts';
import { restAt } from './rest.ts';

const at = (clock: string) => instantOf(`2026-11-20T${clock}:00+05:30`);
const wholeDay = { startsAt: '2026-11-20T00:00:00+05:30', endsAt: '2026-11-21T00:00:00+05:30', begunAt: null };
const period = { from: instantOf(wholeDay.startsAt), to: instantOf(wholeDay.endsAt) };

describe('a puja of any hour', () => {
  test('is a whole day in India; one of midnight with its own length is none', () => {
    expect(isAnyHour(period)).toBe(true);
    expect(isAnyHour({ ...period, to: at('02:00') })).toBe(false);
  });

  test('may be held at night; but its rest is due from the first usual hour, and nobody is late before the last', () => {
    expect([startOf(period), dueBy(period)]).toEqual([at('05:00'), at('21:00')]);
    const actions = (by: 'customer' | 'pandit', clock: string) =>
      actionsFor('confirmedbypandit', by, pujaTime(wholeDay), at(clock)).map(({ action }) => action);
    expect(actions('customer', '00:00')).toContain('complete');
    // not at ten the evening before
    expect(
      actionsFor('confirmedbypandit', 'pandit', pujaTime(wholeDay), earlier(period.from, hours(1))).map(
        ({ action }) => action,
      ),
    ).not.toContain('begin');
    expect(actions('pandit', '00:00')).toContain('begin');
    const rest = (clock: string) =>
      restAt(
        {
          status: 'confirmedbypandit',
          price: paise(1500),
          advance: paise(500),
          deeds: [],
          startsAt: period.from,
          endsAt: period.to,
          begunAt: null,
          paid: paise(0),
          given: null,
          received: null,
        },
        at(clock),
      );
    expect(rest('04:59')).toBeNull();
    expect(rest('05:00')).toMatchObject({ toPay: 100_000 });
  });

  test('is asked about once it has begun, or in the evening; one of an hour from its hour on', () => {
    expect(askedIfOverFrom(wholeDay)).toBe(at('21:00'));
    expect(askedIfOverFrom({ ...wholeDay, begunAt: '2026-11-20T10:00:00+05:30' })).toBe(period.from);
    const nine = { startsAt: '2026-11-20T09:00:00+05:30', endsAt: '2026-11-20T11:00:00+05:30', begunAt: null };
    expect(askedIfOverFrom(nine)).toBe(at('09:00'));
    expect(askedIfOverFrom({ ...nine, begunAt: '2026-11-20T08:10:00+05:30' })).toBe(at('09:00'));
  });

  test('of an hour begins where it was begun, and keeps its hour', () => {
    const nine = { startsAt: '2026-11-20T09:00:00+05:30', endsAt: '2026-11-20T11:00:00+05:30', begunAt: null };
    expect(pujaTime({ ...nine, begunAt: '2026-11-20T08:10:00+05:30' }).from).toBe(at('08:10'));
    expect(pujaTime(nine)).toEqual({ from: at('09:00'), hour: at('09:00'), to: at('11:00') });
  });
});
