import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';

/** What is said to a database on its way there: a line in between that listens. */

export interface Said {
  readonly text: string;
  readonly parameters: readonly (string | null)[];
  /** Counts up each time the database had answered everything before this was said. */
  readonly turn: number;
}

/** The address of a line to the same database; `said` by session. */
export async function listening(databaseUrl: string): Promise<{ url: string; said: Said[][]; close(): void }> {
  const target = new URL(databaseUrl);
  const said: Said[][] = [];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    const session: Said[] = [];
    said.push(session);
    const hear = hearing(session);
    for (const end of [near, far]) {
      open.add(end);
      end.setNoDelay(true);
      end.on('error', () => undefined);
    }
    near.on('data', (chunk) => (hear.client(chunk), far.write(chunk)));
    far.on('data', (chunk) => (hear.server(chunk), near.write(chunk)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const close = (): void => {
    server.close();
    for (const end of open) end.destroy();
  };
  return { url: url.href, said, close };
}

/** `ReadyForQuery`: once for each statement. */
const READY = 'Z'.charCodeAt(0);

/** PostgreSQL's protocol, as far as who asks needs it. */
function hearing(session: Said[]) {
  const statements = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let begun = false;
  let turn = 0;
  let unanswered = 0;
  let reply = Buffer.alloc(0);
  return {
    server(chunk: Buffer): void {
      reply = Buffer.concat([reply, chunk]);
      while (reply.length > 4 && reply.length > reply.readInt32BE(1)) {
        if (reply[0] === READY) unanswered = Math.max(0, unanswered - 1);
        reply = reply.subarray(1 + reply.readInt32BE(1));
      }
    },
    client(chunk: Buffer): void {
      if (unanswered === 0) turn += 1;
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const head = begun ? 1 : 0;
        if (rest.length < head + 4) return;
        const length = head + rest.readInt32BE(head);
        if (rest.length < length) return;
        const body = rest.subarray(head + 4, length);
        const kind = begun ? String.fromCharCode(rest[0] ?? 0) : '';
        begun = true;
        rest = rest.subarray(length);
        if (kind === 'P') statements.set(textAt(body, 0), textAt(body, body.indexOf(0) + 1));
        if (kind === 'Q' || kind === 'S') unanswered += 1;
        if (kind === 'Q') session.push({ text: textAt(body, 0), parameters: [], turn });
        if (kind === 'B') session.push({ ...bound(body, statements), turn });
      }
    },
  };
}

const textAt = (body: Buffer, from: number): string => body.toString('utf8', from, body.indexOf(0, from));

function bound(body: Buffer, statements: ReadonlyMap<string, string>) {
  let at = body.indexOf(0) + 1;
  const text = statements.get(textAt(body, at)) ?? '';
  at = body.indexOf(0, at) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  const parameters: (string | null)[] = [];
  for (let n = 0; n < count; n += 1) {
    const length = body.readInt32BE(at);
    at += 4;
    parameters.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  return { text, parameters };
}
