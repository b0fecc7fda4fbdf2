import { describe, expect, test } from 'vitest';
import { bookingStatuses, canEverReach, fellThrough, isRefusal, staysPut, stateOf, states, steps } from '../booking.ts';

const moves = steps.filter((step) => !staysPut(step));
const after = (status: (typeof bookingStatuses)[number]) => moves.filter(({ from }) => from === status);
const before = (status: (typeof bookingStatuses)[number]) => moves.filter(({ to }) => to === status);

describe.each(bookingStatuses)('the row of %s says what the steps say', (status) => {
  const row = states[status];

  test('nothing lies ahead where no step leads on', () => {
    // the office can find that a puja which was said to be held was not
    const onwards = after(status).filter(({ action }) => action !== 'notHeld');
    expect(row.isOver !== null).toBe(onwards.length === 0);
  });

  test('a deadline is there where time has a step', () => {
    expect(row.deadline !== null).toBe(after(status).some(({ by }) => by.includes('time')));
  });

  test('it waits for an answer where a request begins, and for the puja where only that is left', () => {
    expect(row.deadline === 'answer').toBe(before(status).some(({ from }) => from === null));
    expect(row.deadline === 'puja').toBe(after(status).some(({ action }) => action === 'complete'));
  });

  test('money is taken where it can be paid, and from there leads to a paid state alone', () => {
    const pays = after(status).filter(({ action }) => action === 'pay');
    expect(row.takesMoney).toBe(pays.length > 0);
    expect(pays.filter(({ to }) => states[to].isPaid !== true)).toEqual([]);
  });

  test('whatever state follows a paid one can have been paid', () => {
    const unpaid = after(status).filter(({ to }) => states[to].isPaid === false);
    expect(row.isPaid === false || unpaid.length === 0).toBe(true);
  });

  test('in a calendar it keeps the time, and is tentative where the pandit has still to accept', () => {
    expect(row.inCalendar === null || row.holdsTime).toBe(true);
    const accepts = after(status).some(({ promises }) => promises);
    expect(row.inCalendar === 'tentative').toBe(row.inCalendar !== null && accepts);
  });
});

test('a puja was held where it was completed, and nowhere else', () => {
  const held = bookingStatuses.filter((status) => states[status].isOver === 'held');
  expect(held).toEqual([...new Set(moves.filter(({ action }) => action.startsWith('complete')).map(({ to }) => to))]);
});

test('a family looks for somebody else where the pandit or time ended the booking', () => {
  expect(bookingStatuses.filter(fellThrough)).toEqual(['rejected', 'expired']);
  expect(bookingStatuses.filter(isRefusal)).toEqual(['rejected']);
  expect(canEverReach('cancelled', 'customer')).toBe(true);
});

test('a name no state has is no row', () => {
  expect(stateOf('paused')).toBeUndefined();
  expect(stateOf(null)).toBeUndefined();
});
