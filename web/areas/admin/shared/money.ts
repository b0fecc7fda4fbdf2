import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';

export type Totals = Reply<'GET /payment/admin/totals'>;
export type BookingMoney = Reply<'GET /admin/bookings/:id'>['money'];

/** Rupees as the server sends them, in words. */
export const moneyText = (rupees: number): string => inRupees(paise(rupees));
