import type { Reply } from '#contract/index.ts';
import type { MoneyList, MoneyRow } from '#contract/money.ts';
import { inRupees, paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { OddAnswer } from './failures.ts';
import type { ListPage, PageSize } from './list-page.ts';

export type Totals = Reply<'GET /payment/admin/totals'>;
export interface BookingMoney extends Reply<'GET /payment/admin/bookings/:id'> {
  /** The booking it is of. */
  of: string;
}

interface Question {
  list: MoneyList;
  search: string;
  since: Day | null;
  page: number;
  size: PageSize;
}

/** All of one list as a table, narrowed as it is. */
export const saveMoney = ({ list, search, since }: Omit<Question, 'page' | 'size'>): Promise<void> =>
  download('GET /payment/admin/list.csv', { query: { list, ...(search && { search }), ...(since && { since }) } });

/** One page of one list of money, searched by the server. */
export async function moneyPage(
  { list, search, since, page, size }: Question,
  signal: AbortSignal,
): Promise<ListPage<MoneyRow>> {
  const query = {
    list,
    page: String(page),
    pageSize: String(size),
    ...(search && { search }),
    ...(since && { since }),
  };
  const { data } = await ask('GET /payment/admin/list', { query }, { signal });
  if (!Array.isArray(data.rows)) throw new OddAnswer();
  return data;
}

export const totalsNow = async (signal: AbortSignal): Promise<Totals> =>
  (await ask('GET /payment/admin/totals', {}, { signal })).data;

export async function moneyOfBooking(id: string, signal: AbortSignal): Promise<BookingMoney> {
  const { data } = await ask('GET /payment/admin/bookings/:id', { params: { id } }, { signal });
  return { ...data, of: id };
}

/** Rupees as the server sends them, in words. */
export const moneyText = (rupees: number): string => inRupees(paise(rupees));
