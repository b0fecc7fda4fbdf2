import type { Dashboard } from '#contract/dashboard.ts';
import type { Reply } from '#contract/index.ts';
import { bookingStatuses, holds } from '#domain/booking.ts';
import { NO_MONEY, rupees } from '#domain/money.ts';
import { addDays, dayAt, startOfDay, type Day, type Instant } from '#domain/time.ts';
import { countPart, countTrouble } from '../bookings/bookings.ts';
import { countCases } from '../cases/office.ts';
import { countWaiting } from '../trust/credits.ts';
import { countToLookAt } from '../reviews/desk.ts';
import { countUnread } from '../contact/office.ts';
import { keptFigure } from '../db/kept.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { budgetToday } from '../notifications/budget.ts';
import { countAtDesk, desk } from '../users/list/desk.ts';
import { bookingsByDay, capturedByDay, refundedByDay, sumOfCounts, usersByDay, type MoneyOnDay } from './store.ts';

/** What waits for the office, and what is happening. */

const WEEK = 7;
const MONTH = 30;
/** How many of those who wait are shown. */
const OLDEST = 4;

/** The counts of the menu. From the primary: they are asked for right after a deed. */
export async function waitingNow(deps: Deps): Promise<Reply<'GET /admin/waiting'>> {
  const { pool, now } = deps;
  const at = now();
  const [pandits, messages, cases, bookings, credits, reviews, sms] = await Promise.all([
    countAtDesk(pool, at),
    countUnread(pool),
    countCases(pool, at),
    countTrouble(pool, at),
    countWaiting(pool),
    countToLookAt(pool),
    budgetToday(pool, deps),
  ]);
  return { pandits, messages, cases, bookings, credits, reviews, sms };
}

/** Who waits now, and the figures of today and of the last thirty days, today among them; of a great many a minute old (0041). */
export async function figures({ replica, now }: Deps): Promise<Dashboard> {
  const at = now();
  const monthFrom = addDays(dayAt(at), 1 - MONTH);
  const [waiting, month] = await Promise.all([
    desk(replica, OLDEST, at),
    keptFigure(replica, `figures since ${monthFrom}`, () => countMonth(replica, monthFrom, now()), rowsOf),
  ]);
  return { ...asShown(month, monthFrom), waiting };
}

type Month = Awaited<ReturnType<typeof countMonth>>;

async function countMonth(sql: Sql, monthFrom: Day, at: Instant) {
  const today = dayAt(at);
  const since = new Date(startOfDay(monthFrom));
  const [users, bookings, captured, refunded, searches, paid] = await Promise.all([
    usersByDay(sql, since),
    bookingsByDay(sql, since),
    capturedByDay(sql, since),
    refundedByDay(sql, new Date(startOfDay(today))),
    sumOfCounts(sql, 'search', monthFrom),
    countPart(sql, { show: 'paid', since, now: at }),
  ]);
  return { at, today, users, bookings, captured, refunded, searches, paid };
}

const rowsOf = ({ users, bookings }: Month): number => countOf(users) + countOf(bookings);

function asShown(month: Month, monthFrom: Day): Omit<Dashboard, 'waiting'> {
  const { at, today, users, bookings, captured, refunded, searches, paid } = month;
  const days = Array.from({ length: MONTH }, (_, index) => addDays(monthFrom, index)).map((day) => ({
    day,
    users: totalOf(users, day),
    bookings: totalOf(bookings, day),
    captured: moneyOn(captured, day).amount,
  }));
  return {
    at: new Date(at).toISOString(),
    today,
    weekFrom: addDays(today, 1 - WEEK),
    monthFrom,
    users: {
      today: totalOf(users, today),
      week: countOf(users.filter(({ day }) => day > addDays(today, -WEEK))),
      month: countOf(users),
    },
    captured: moneyOn(captured, today),
    refunded: moneyOn(refunded, today),
    bookings: bookingStatuses.map((status) => ({
      status,
      count: countOf(bookings.filter((row) => row.status === status)),
    })),
    funnel: {
      searches,
      requests: countOf(bookings),
      accepted: countOf(bookings.filter(({ status }) => holds(status))),
      paid,
    },
    days,
  };
}

const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
const totalOf = (rows: readonly { day: Day; count: number }[], day: Day): number =>
  countOf(rows.filter((row) => row.day === day));

function moneyOn(rows: readonly MoneyOnDay[], day: Day): Dashboard['captured'] {
  const { amount, count } = rows.find((row) => row.day === day) ?? { amount: NO_MONEY, count: 0 };
  return { amount: rupees(amount), count };
}
