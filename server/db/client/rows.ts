import { types, type CustomTypesConfig, type QueryArrayResult } from 'pg';
import { parse as parseArray } from 'postgres-array';
import type { Row, Rows } from './statement.ts';

/** How the database's answer looks here: columns in camelCase, numbers as numbers, days and ranges as they are written. */

type Parse = (text: string) => unknown;

const asIs: Parse = (text) => text;
const json: Parse = (text) => (text.includes('_') ? camelKeys(JSON.parse(text)) : JSON.parse(text));
const listOf =
  (parse: Parse): Parse =>
  (text) =>
    parseArray(text, parse);

/** Where the library's own parser gives something else, by the type's number in PostgreSQL. Paise stay far below 2^53. */
const ours = new Map<number, Parse>([
  [20, Number],
  [1016, listOf(Number)],
  ...[114, 3802].map((oid) => [oid, json] as const),
  ...[199, 3807].map((oid) => [oid, listOf(json)] as const),
  // days
  [1082, asIs],
  // lists of numerics, days, and ranges of both kinds
  ...[1231, 1182, 3911, 3913].map((oid) => [oid, listOf(asIs)] as const),
]);

export const ourTypes: CustomTypesConfig = {
  getTypeParser: (oid: number) => ours.get(oid) ?? types.getTypeParser(oid, 'text'),
};

const camelOf = (name: string): string =>
  name.includes('_') ? name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) : name;

/** Of columns; there are some hundreds of names. */
const camels = new Map<string, string>();

function columnOf(name: string): string {
  let column = camels.get(name);
  if (column === undefined) camels.set(name, (column = camelOf(name)));
  return column;
}

/** What SQL made of rows has their names, as columns have. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [camelOf(key), camelKeys(one)]));
}

/** The rows; where one text held several statements, the rows of the last. */
export function rowsOf(answer: QueryArrayResult | QueryArrayResult[]): Rows<Row[]> {
  const result = Array.isArray(answer) ? answer.at(-1) : answer;
  const names = (result?.fields ?? []).map(({ name }) => columnOf(name));
  const rows = (result?.rows ?? []).map((values) => {
    const row: Row = {};
    for (const [n, name] of names.entries()) row[name] = values[n];
    return row;
  });
  return Object.defineProperty(rows, 'count', { value: result?.rowCount ?? 0 }) as Rows<Row[]>;
}
