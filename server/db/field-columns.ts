import { columnOf, fieldOf, type FieldName, type Table } from '#domain/profile/fields.ts';
import type { Part, Sql } from './sql.ts';

/** Fields of a profile in a SELECT, each with a comma in front. `aliases`: what the statement calls their two tables. */
export const fieldColumns = (sql: Sql, names: readonly FieldName[], aliases: Readonly<Record<Table, string>>): Part[] =>
  names.map((name) => sql`, ${sql(`${aliases[fieldOf(name).table]}.${columnOf(name)}`)}`);
