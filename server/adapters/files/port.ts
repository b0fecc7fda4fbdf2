/** Where uploaded pictures lie. Paths are ours (`profile/<id>.webp`), never a person's. */
export interface FileStore {
  /** Stores whole or not at all. */
  put(path: string, bytes: Buffer, contentType: string): Promise<void>;
  get(path: string): Promise<{ bytes: Buffer; contentType: string } | null>;
  remove(path: string): Promise<void>;
}
