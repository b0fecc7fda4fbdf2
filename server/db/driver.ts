import { readFileSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type Postgres from 'postgres';

/**
 * The driver, mended as it is read (docs/decisions/0063-mended-driver.md): nothing in `node_modules` is touched, so it holds
 * however that was installed. A version in which a piece is not found where it was does not start.
 */

/** A statement of the driver's, as far as giving it up, or asking somebody else, needs to know. */
export interface Statement {
  readonly strings: readonly string[];
  readonly args: readonly unknown[];
  /** Sends it, or has it wait for a session of its pool. */
  handler: (statement: Statement) => void;
  /** Of one that is read so many rows at a time. */
  readonly cursorRows?: number;
  /** Missing in what the driver asks for itself. */
  readonly canceller: unknown;
  /** The session that works on it, or null while it waits for one. */
  readonly state: object | null;
  readonly connection?: { abandon(statement: Statement): void };
  /** Asks the server to stop it, and does not say whether the server heard that. */
  cancel(): void;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Driver {
  readonly postgres: typeof Postgres;
  /** Is shown every statement before it is sent or queued; false keeps it from either. */
  watch(each: (statement: Statement) => boolean): void;
}

type Mend = readonly [file: string, was: string, is: string];

const mends: readonly Mend[] = [
  // a write that was planned when its connection closed was never planned again on the next
  [
    'connection',
    '    clearImmediate(nextWriteTimer)\n',
    '    clearImmediate(nextWriteTimer); chunk = nextWriteTimer = null\n',
  ],
  // the answer to a password is written later than it is asked for: to nobody, if the line was cut meanwhile
  ['connection', 'const x = socket.write(chunk, fn)', 'const x = socket !== null && socket.write(chunk, fn)'],
  // errors of a socket that is done with concern nobody
  [
    'connection',
    '    socket.removeAllListeners()\n    socket = null',
    "    socket.removeAllListeners()\n    socket.on('error', noop)\n    socket = null",
  ],
  // the list of types is asked for before the first statement; when that fails, so does the statement, and no more
  ['connection', 'return fetchArrayTypes()', 'return fetchArrayTypes().catch(noop)'],
  // who hangs up before a session is there is not called back at once and for ever
  [
    'connection',
    '    if (initial)\n      return reconnect()',
    '    if (initial && options.host.length > 1)\n      return reconnect()',
  ],
  // whatever was asked between the error of a line and its end, the rollback of its transaction above all, ends with the line
  ['connection', '!hadError && (query || sent.length) && error(', ';(initial || query || sent.length) && error('],
  // what the last session said, and had begun to say, is nothing to the first who asks in the next
  [
    'connection',
    '    closedTime = performance.now()\n',
    '    query = results = errorResponse = final = null\n    result = new Result()\n    rows = 0\n    closedTime = performance.now()\n',
  ],
  // the rows that came before a statement broke off are not counted to the next, whose answer would begin with as many holes
  [
    'connection',
    '    result = new Result()\n    connectTimer.cancel()\n',
    '    result = new Result()\n    rows = 0\n    connectTimer.cancel()\n',
  ],
  // a new session whose first statement nobody waits for any more is open for the next
  [
    'connection',
    '      initial && !initial.reserve && execute(initial)\n      options.shared.retries = retries = 0\n      initial = null\n      return\n',
    '      const first = initial\n      options.shared.retries = retries = 0\n      initial = null\n      if (first.cancelled) return onopen(connection)\n      !first.reserve && execute(first)\n      return\n',
  ],
  // a transaction has its connection from the start, however much is under way
  [
    'connection',
    '      return write(toBuffer(q))\n        && !q.describeFirst',
    '      const sends = write(toBuffer(q))\n      q.options.onexecute && q.options.onexecute(connection)\n      return sends\n        && !q.describeFirst',
  ],
  ['connection', '&& (!q.options.onexecute || q.options.onexecute(connection))', '&& !q.options.onexecute'],
  // the statements of one transaction follow each other without waiting, if whoever makes them does not wait either
  [
    'connection',
    '&& sent.length < max_pipeline',
    '&& sent.length < (connection.reserved && !connection.reserved.release ? 1_000 : max_pipeline)',
  ],
  // whoever waits no longer ends the session that works for nobody
  ['connection', '      q.state = backend\n', '      q.state = backend\n      q.connection = connection\n'],
  [
    'connection',
    '    cancel,\n    end,\n    count: 0,',
    '    cancel,\n    abandon(q) { query === q && socket !== null && socket.destroy() },\n    end,\n    count: 0,',
  ],
  // a transaction whose connection was cut goes on in no other session, and not in the gap between two
  [
    'index',
    '      function handler(q) {\n        q.catch(e => uncaughtError || (uncaughtError = e))\n',
    "      function handler(q) {\n        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (c.reserved !== own)\n          return q.reject(Errors.connection('CONNECTION_CLOSED', options))\n",
  ],
  ['index', '      c.reserved = () => queries.length\n', '      own = c.reserved = () => queries.length\n'],
  [
    'index',
    '      , connection\n      , prepare = null\n',
    '      , connection\n      , own = null\n      , prepare = null\n',
  ],
  [
    'index',
    '    function handler(q) {\n      c.queue === full\n',
    "    function handler(q) {\n      if (c.reserved !== own)\n        return q.reject(Errors.connection('CONNECTION_CLOSED', options))\n      c.queue === full\n",
  ],
  ['index', '    c.reserved.release = true\n', '    c.reserved.release = true\n    const own = c.reserved\n'],
  // asking the server to stop a statement can fail like any call, and nobody waits for that one
  [
    'query',
    'return this.canceller && (this.canceller(this), this.canceller = null)',
    'this.canceller && this.canceller(this).catch(() => undefined)\n    this.canceller = null',
  ],
  ['index', 'export default Postgres\n', 'Postgres.mended = true\nexport default Postgres\n'],
  [
    'query',
    '    !this.executed && (this.executed = true) && await 1 && this.handler(this)\n',
    '    if (this.executed) return\n    this.executed = true\n    if (Query.watch && !Query.watch(this)) return\n    await 1\n    this.handler(this)\n',
  ],
];

/** Reads the driver in. */
async function load(): Promise<Driver> {
  const folder = new URL('src/', pathToFileURL(findPackageJSON('postgres', import.meta.url) ?? ''));
  const hooks = registerHooks({
    load(url, context, next) {
      const file = url.startsWith(folder.href) ? url.slice(folder.href.length, -'.js'.length) : '';
      if (!mends.some(([of]) => of === file)) return next(url, context);
      return { format: 'module', shortCircuit: true, source: mended(file, readFileSync(fileURLToPath(url), 'utf8')) };
    },
  });
  const { default: postgres }: { default: typeof Postgres & { mended?: true } } = await import('postgres');
  const { Query }: { Query: { watch?: (statement: Statement) => boolean } } = await import(
    new URL('query.js', folder).href
  );
  hooks.deregister();
  if (!postgres.mended) throw new Error('The database driver was read before it could be mended.');
  return { postgres, watch: (each) => void (Query.watch = each) };
}

function mended(file: string, text: string): string {
  return mends
    .filter(([of]) => of === file)
    .reduce((source, [, was, is]) => {
      if (!source.includes(was))
        throw new Error(`This version of the database driver has no "${was.trim()}" in ${file}.`);
      return source.replaceAll(was, is);
    }, text);
}

export const { postgres, watch } = await load();
