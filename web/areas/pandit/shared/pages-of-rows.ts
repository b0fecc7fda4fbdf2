/** A list whose address says how many of its rows are shown: `?rows=40`. The API gives them page by page. */

const PER_PAGE = 20;
/** As many as one call gives. */
const PER_CALL = 50;
const MOST = 2_000;

export function rowsIn(params: URLSearchParams): number {
  const asked = Number(params.get('rows'));
  return Number.isInteger(asked) && asked > PER_PAGE ? Math.min(asked, MOST) : PER_PAGE;
}

/** The address of the same list with more rows; nothing where there are no more. */
export function moreRows(params: URLSearchParams, nextCursor: string | null): string | null {
  const rows = rowsIn(params);
  if (nextCursor === null || rows >= MOST) return null;
  const next = new URLSearchParams(params);
  next.set('rows', String(rows + PER_PAGE));
  return `?${next}`;
}

interface Page {
  readonly nextCursor: string | null;
}

/** The pages that hold these rows, the first one first. */
export async function pagesOfRows<P extends Page>(
  rows: number,
  ask: (page: { limit: number; cursor?: string }) => Promise<P>,
): Promise<[P, ...P[]]> {
  const limitOf = (left: number) => Math.min(left, PER_CALL);
  const first = await ask({ limit: limitOf(rows) });
  const pages: [P, ...P[]] = [first];
  let { nextCursor: cursor } = first;
  for (let left = rows - PER_CALL; left > 0 && cursor !== null; left -= PER_CALL) {
    const page = await ask({ limit: limitOf(left), cursor });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}
