/** Rows on a page of the office's lists (specification, admin and pandit, section 9). */
export const PAGE_SIZE = 5;

/** One page of a list: how many there are in all, and how many of them match what was asked for. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  filtered: number;
}
