/** The arithmetic of a list shown page by page; pages count from 1. */

/** Up to this many pages each has its button. */
const ALL_UP_TO = 5;
/** How many come first; beyond them a gap and the last one. */
const FIRST = 3;

export const lastPage = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** Which entries a page shows, counted from 1; nothing at all is 0 to 0. */
export function entriesOf(page: number, size: number, count: number): { from: number; to: number } {
  if (count === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * size + 1, to: Math.min(page * size, count) };
}

/** Whether typing a page's number is quicker than going there by buttons. */
export const isLong = (last: number): boolean => last >= 10;

/**
 * The buttons to show, `gap` for an ellipsis: all pages up to five, else the first ones and the last, and always
 * the page one is on (specification, admin and pandit, section 9). An ellipsis never stands for a single page.
 */
export function pageButtons(page: number, last: number): (number | 'gap')[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= ALL_UP_TO) return all;
  const kept = all.filter((one) => one <= FIRST || one === last || one === page);
  return kept.flatMap((one, index) => {
    const missing = one - (kept[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : ['gap' as const, one];
  });
}
