/** SQL as stores write it: text with arguments between its pieces, one statement inside another. */

/** What can be sent as a parameter. `undefined` is sent as NULL, a list as an array of PostgreSQL. */
export type Value = Scalar | Json | readonly Scalar[];
type Scalar = string | number | bigint | boolean | Date | Uint8Array | null | undefined;
export type Argument = Value | Statement<readonly object[]> | readonly Statement<readonly object[]>[] | Helper;

export type Row = Record<string, unknown>;
/** A piece of a statement. */
export type Fragment = Statement<Row[]>;
/** The rows of an answer, and how many rows the statement gave or changed. */
export type Rows<T extends readonly object[]> = T & { readonly count: number };

/** Sends statements: a pool, or one of its sessions. */
export interface Runner {
  send(statement: Statement<readonly object[]>): Promise<Rows<readonly object[]>>;
  /** The rows some at a time. */
  batches(statement: Statement<readonly object[]>, size: number): AsyncGenerator<readonly object[]>;
}

/** A value that is sent as jsonb. */
export class Json {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** An identifier, a list of values, or rows to be written; which of them follows from the text in front. */
export class Helper {
  readonly what: string | readonly Value[] | Row | readonly Row[];
  readonly columns: readonly string[];

  constructor(what: Helper['what'], columns: readonly string[]) {
    this.what = what;
    this.columns = columns;
  }
}

/** A piece of SQL. It is sent once, when somebody waits for its answer; inside another statement it is a part of that one. */
export class Statement<T extends readonly object[]> implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly strings: readonly string[];
  readonly args: readonly unknown[];
  readonly #runner: Runner;
  #answer: Promise<Rows<T>> | undefined;

  constructor(runner: Runner, strings: readonly string[], args: readonly unknown[]) {
    this.#runner = runner;
    this.strings = strings;
    this.args = args;
  }

  /** Sends it at once. */
  execute(): Promise<Rows<T>> {
    // the rows are what the store says they are
    return (this.#answer ??= this.#runner.send(this) as unknown as Promise<Rows<T>>);
  }

  cursor(size: number): AsyncGenerator<T> {
    return this.#runner.batches(this, size) as unknown as AsyncGenerator<T>;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a statement is awaited
  readonly then: Promise<Rows<T>>['then'] = (...told) => this.execute().then(...told);
  readonly catch: Promise<Rows<T>>['catch'] = (...told) => this.execute().catch(...told);
  readonly finally: Promise<Rows<T>>['finally'] = (...told) => this.execute().finally(...told);
}

/** The text with a parameter for each value, and the values. */
export function compose({ strings, args }: Pick<Statement<readonly object[]>, 'strings' | 'args'>) {
  const values: unknown[] = [];
  return { text: textOf(strings, args, '', values), values };
}

function textOf(strings: readonly string[], args: readonly unknown[], before: string, values: unknown[]): string {
  let text = before + strings[0];
  for (const [n, arg] of args.entries()) text = withArgument(text, arg, values) + strings[n + 1];
  return text.slice(before.length);
}

function withArgument(before: string, arg: unknown, values: unknown[]): string {
  if (arg instanceof Statement) return before + textOf(arg.strings, arg.args, before, values);
  if (arg instanceof Helper) return before + helped(before, arg, values);
  if (Array.isArray(arg) && arg[0] instanceof Statement) {
    return arg.reduce<string>((text, part) => withArgument(`${text} `, part, values), before);
  }
  return before + parameter(arg, values);
}

function helped(before: string, { what, columns }: Helper, values: unknown[]): string {
  if (typeof what === 'string') return identifier(what);
  const list = (row: readonly unknown[]) => row.map((value) => withArgument('', value, values)).join(', ');
  if (/\bin\s*$/i.test(before)) return Array.isArray(what) && what.length > 0 ? `(${list(what)})` : '(NULL)';
  const rows = (Array.isArray(what) ? what : [what]) as readonly Row[];
  const names = columns.length > 0 ? columns : Object.keys(rows[0] ?? {});
  if (/\bset\s*$/i.test(before)) {
    return names.map((name) => `${identifier(name)} = ${list([rows[0]?.[name]])}`).join(', ');
  }
  const made = rows.map((row) => `(${list(names.map((name) => row[name]))})`);
  return `(${names.map(identifier).join(', ')}) VALUES ${made.join(', ')}`;
}

const identifier = (name: string): string =>
  `"${name
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replaceAll('"', '""')
    .replaceAll('.', '"."')}"`;

/** The database infers the type of a parameter from its place, but for those whose place often leaves it open. */
function parameter(value: unknown, values: unknown[]): string {
  values.push(value instanceof Json ? JSON.stringify(value.value) : value);
  return `$${values.length}${castOf(value)}`;
}

function castOf(value: unknown): string {
  if (value instanceof Date) return '::timestamptz';
  if (value instanceof Json) return '::jsonb';
  if (value instanceof Uint8Array) return '::bytea';
  if (typeof value === 'boolean') return '::bool';
  return typeof value === 'bigint' ? '::int8' : '';
}
