import type { Readable } from 'node:stream';

export interface StoredFile {
  /** The caller reads the stream to its end or destroys it. */
  readonly body: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Where uploaded pictures lie. Paths are ours (`profile/<id>.webp`), never a person's. What throws has not happened
 * or cannot be known: the store does not answer.
 */
export interface FileStore {
  /** Stores whole or not at all. */
  put(path: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null where there is none. */
  get(path: string): Promise<StoredFile | null>;
  /** No error where there is none. */
  remove(path: string): Promise<void>;
}
