import { createContext } from 'react-router';
import type { CallInput, Key, Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';

/** What the server hands to loaders: the API in process, who asks, and the page's own settings. */

export type ServerCall = <K extends Key>(key: K, input: CallInput<K>) => Promise<Reply<K>>;

export interface PageContext {
  readonly call: ServerCall;
  readonly viewer: SessionUser | null;
  readonly brand: string;
  /** For scripts and styles of this one reply. */
  readonly nonce: string;
  /** `https://host` as visitors see it. */
  readonly origin: string;
  /** Whether the built-in stand-ins run: the sign-in screen then says where codes go. */
  readonly sandbox: boolean;
  /** Where a fault while rendering is told to. */
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
