import { expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { csv } from './csv.ts';

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
