import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { monthOf, sameDay } from '#domain/calendar/calendar.ts';
import { addDays, asDay, asInstant, dayAt, type Day } from '#domain/time.ts';
import { call, type Screen } from './browser.ts';
import { windowOf, type Offering } from './made.ts';

/** The screen of free days, as its tests look at it. */

/** The day in India at this moment: asked for each time, since a run may go on past midnight there. */
export const today = (): Day => dayAt(asInstant(Date.now()));
export const inMonth = (months: number, day = '01'): Day => asDay(`${monthOf(sameDay(today(), months))}-${day}`);

export async function onFreeDays(pandit: Offering, screen: Screen): Promise<Page> {
  const { page } = await windowOf(pandit, screen);
  await page.goto('/pandit/availability');
  // once the arrow keys lead through it
  await expect.poll(() => page.locator('[data-day][tabindex="0"]').count()).toBe(1);
  return page;
}

export const cell = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`);
export const field = (page: Page, name: 'From Date' | 'To Date') => page.getByLabel(name);
export const dates = async (page: Page): Promise<string[]> => [
  await field(page, 'From Date').inputValue(),
  await field(page, 'To Date').inputValue(),
];
export const declareButton = (page: Page) => page.getByRole('button', { name: /Declare availability|Declaring/ });
export async function type(page: Page, from: Day, to: Day): Promise<void> {
  await field(page, 'From Date').fill(from);
  await field(page, 'To Date').fill(to);
}

/** What is declared now, from first to last. */
export async function declared(pandit: Offering): Promise<Day[][]> {
  const { availability } = await call('POST /availability/get-by-user', { body: {} }, pandit.token);
  return availability.map(({ fromDate, toDate }) => [fromDate, toDate]);
}

/** What a new pandit has declared. */
export const before = ({ from }: Offering): Day[] => [from, addDays(from, 20)];
