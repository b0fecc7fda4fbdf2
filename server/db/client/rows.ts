import type { CustomTypesConfig, QueryArrayResult } from 'pg';
import { parse as parseArray } from 'postgres-array';
import type { Row, Rows } from './statement.ts';

/** How the database's answer looks here: columns in camelCase, numbers as numbers, days and ranges as they are written. */

type Parse = (text: string) => unknown;

const asIs: Parse = (text) => text;
const json: Parse = (text) => (text.includes('_') ? camelKeys(JSON.parse(text)) : JSON.parse(text));

/** By a type's number in PostgreSQL; paise stay far below 2^53. */
const scalars: Readonly<Record<number, Parse>> = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  20: Number,
  21: Number,
  23: Number,
  26: Number,
  114: json,
  700: Number,
  701: Number,
  1082: asIs,
  1114: (text) => new Date(text),
  1184: (text) => new Date(text),
  3802: json,
  3910: asIs,
  3912: asIs,
};
/** The type of an array, and of what is in it. */
const arrays: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
  3911: 3910,
  3913: 3912,
};
const parsers = new Map<number, Parse>([
  ...Object.entries(scalars).map(([oid, parse]) => [Number(oid), parse] as const),
  ...Object.entries(arrays).map(([oid, of]) => [Number(oid), arrayOf(scalars[of] ?? asIs)] as const),
]);

function arrayOf(parse: Parse): Parse {
  return (text) => parseArray(text, parse);
}

export const ourTypes: CustomTypesConfig = { getTypeParser: (oid: number) => parsers.get(oid) ?? asIs };

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

/** Of several statements that were sent as one text, the rows of the last. */
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
