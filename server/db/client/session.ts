import { Socket } from 'node:net';
import { Client, Connection, type ClientConfig, type QueryArrayConfig } from 'pg';
import { isOfDatabase, hasSystemCode, LineError } from './errors.ts';
import { ourTypes, rowsOf } from './rows.ts';
import { compose, type Row, type Rows, type Statement } from './statement.ts';

export type Query = Pick<Statement<readonly object[]>, 'strings' | 'args'>;

/** What belongs to one statement is written at once: five small pieces cost the system more than one. */
class Line extends Socket {
  override _writev(pieces: readonly { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }
}

/** One session with the database. Its statements are sent at once, each behind the one before. */
export class Session extends Client {
  readonly #socket: Socket;
  /** Nothing more is to be asked here. */
  isGone = false;

  constructor(config: ClientConfig) {
    const socket = new Line();
    super({ ...config, types: ourTypes, pipeline: true, keepAlive: true, stream: () => socket });
    this.#socket = socket;
    const gone = (): void => void (this.isGone = true);
    this.on('error', gone);
    this.on('end', gone);
  }

  /** Throws the database's error, the system's, or `LineError`. */
  async ask(statement: Query): Promise<Rows<Row[]>> {
    const { text, values } = compose(statement);
    // text alone may be several statements, which cannot be prepared
    const plan = 'raw' in statement.strings ? { name: nameOf(text), values } : {};
    try {
      const asked: QueryArrayConfig = { text, ...plan, rowMode: 'array' };
      return rowsOf(await this.query(asked));
    } catch (error) {
      throw this.#asOurs(error);
    }
  }

  /** What the database said as it ended the session is no answer to the statement. */
  #asOurs(error: unknown): unknown {
    if (isOfDatabase(error) && error.severity !== 'FATAL') return error;
    // a value that cannot be sent ends nothing
    if (error instanceof TypeError && !this.isGone) return error;
    this.isGone = true;
    return hasSystemCode(error) ? error : new LineError('CONNECTION_CLOSED', error);
  }

  /** Asks the database to stop, and hangs up: a request that comes late meets nobody else's statement. */
  abandon(): void {
    const { processID, secretKey } = this as unknown as { processID: number; secretKey: number };
    const line = new Connection({ ssl: this.ssl }) as unknown as CancelLine;
    line.on(this.ssl ? 'sslconnect' : 'connect', () => line.cancel(processID, secretKey));
    line.on('error', () => undefined);
    line.connect(this.port, this.host);
    this.hangUp();
  }

  hangUp(): void {
    this.isGone = true;
    this.#socket.destroy();
  }
}

/** What the library's types lack of a line that is opened to say one thing. */
interface CancelLine {
  connect(port: number, host: string): void;
  cancel(processId: number, secretKey: number): void;
  on(event: 'connect' | 'sslconnect' | 'error', hear: () => void): void;
}

const names = new Map<string, string>();

/** Each text is prepared once in a session, under the same name in all. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
