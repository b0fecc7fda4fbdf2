import { expect, test } from 'vitest';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BATCH, csv, inBatches } from './csv.ts';

type Row = { name: string; paid: number | null };
const columns = { Name: (row: Row) => row.name, Paid: (row: Row) => row.paid };

const written = async (rows: Parameters<typeof csv<Row>>[1]): Promise<string> =>
  (await buffer(csv(columns, rows))).toString();

test('quotes what must be quoted and leaves nothing for a spreadsheet to run', async () => {
  const rows = [[{ name: 'ଓଡ଼ିଆ, "Mina"\nDas', paid: 12.5 }], [{ name: '=HYPERLINK("x")', paid: null }]];
  expect(await written(rows)).toBe('\uFEFFName,Paid\r\n"ଓଡ଼ିଆ, ""Mina""\nDas",12.5\r\n"\'=HYPERLINK(""x"")",\r\n');
});

test('no rows leave the names of the columns', async () => {
  expect(await written([])).toBe('\uFEFFName,Paid\r\n');
});

test('a list that breaks off is no list', async () => {
  async function* broken() {
    yield [{ name: 'one', paid: 1 }];
    throw new Error('the database went away');
  }
  await expect(written(broken())).rejects.toThrow('went away');
});

test('a caller who leaves ends the reading, and nothing is read ahead', async () => {
  let asked = 0;
  let ended = false;
  async function* endless() {
    try {
      yield* inBatches<Row>(async () => {
        asked += 1;
        return Array.from({ length: BATCH }, () => ({ name: 'x'.repeat(200), paid: asked }));
      });
    } finally {
      ended = true;
    }
  }
  const table = csv(columns, endless());
  await once(table, 'readable');
  await nextTurn();
  expect(asked).toBeLessThan(3);
  table.destroy();
  await expect.poll(() => ended).toBe(true);
  expect(asked).toBeLessThan(4);
});

test('batches follow each other from the last row of the one before', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ name: String(index), paid: index }));
  const batches = inBatches<Row>(async (last) => rows.slice(last === null ? 0 : (last.paid ?? 0) + 1).slice(0, 2));
  expect((await written(batches)).split('\r\n').slice(1, -1)).toEqual(['0,0', '1,1', '2,2', '3,3', '4,4']);
});
