import type { CallInput, Key, Reply } from './index.ts';
import type { SessionUser } from './people.ts';

/** What the server hands to a page's loaders. The API answers in process, without a socket. */

export type ServerCall = <K extends Key>(key: K, input: CallInput<K>) => Promise<Reply<K>>;

/** Who runs the product and answers complaints, as far as the settings say. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly officer: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface PageContext {
  readonly call: ServerCall;
  readonly viewer: SessionUser | null;
  readonly brand: string;
  readonly operator: Operator;
  /** For scripts and styles of this one reply. */
  readonly nonce: string;
  /** `https://host` as visitors see it. */
  readonly origin: string;
  /** Whether the built-in stand-ins run: the sign-in screen then says where codes go. */
  readonly sandbox: boolean;
  /** Where the pages call the API: `/api`, or an address. */
  readonly api: string;
  /** Strangers may come by and nothing is real: every page says so. */
  readonly trial: boolean;
  /** Where a fault while rendering is told to. */
  readonly report: (error: unknown) => void;
}
