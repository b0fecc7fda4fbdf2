import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A cell: money as whole or part rupees, times as ISO 8601, nothing as an empty cell. */
type Cell = string | number | null;

/**
 * A table as it comes from the database, written row by row: no more of it is in memory than a reader is behind.
 * A cell that a spreadsheet would take for a formula is made plain text; the first bytes tell it the text is UTF-8.
 */
export function csv<Row>(
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Readable {
  const names = Object.keys(columns);
  const cells = Object.values(columns);
  const table = stringify({
    header: true,
    columns: names,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  const records = Readable.from(recordsOf(rows, cells));
  // whatever breaks either end destroys the table, and with it the answer: a cut list never passes for a whole one
  pipeline(records, table, () => {});
  return table;
}

/** A list from its beginning to its end, each batch after the last row of the one before; none is read ahead. */
export async function* inBatches<Row>(
  next: (last: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: readonly Row[] = await next(last);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = end;
  }
}

/** How many rows are in memory at a time. */
export const BATCH = 1_000;

async function* recordsOf<Row>(
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cells: readonly ((row: Row) => Cell)[],
): AsyncGenerator<Cell[]> {
  for await (const batch of rows) for (const row of batch) yield cells.map((cell) => cell(row));
}
