import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStoreConformance } from './conformance.ts';
import { localFiles } from './local.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sankalp-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a local folder', () => {
  fileStoreConformance(() => localFiles(folder));

  // a bucket has this by its protocol, and the stand-in our tests have for one has not
  test('a reader sees the old file or the new one while it is replaced, never a part', async () => {
    const store = localFiles(folder);
    const contents = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')] as const;
    await store.put('profile/d.webp', contents[0], 'image/webp');
    const writes = Array.from({ length: 10 }, (_, n) =>
      store.put('profile/d.webp', contents[n % 2 === 0 ? 0 : 1], 'image/webp'),
    );
    const reads = Array.from({ length: 20 }, async () => {
      const file = await store.get('profile/d.webp');
      return file && buffer(file.body);
    });
    await Promise.all(writes);
    for (const bytes of await Promise.all(reads)) {
      expect(contents.some((whole) => bytes?.equals(whole))).toBe(true);
    }
  });

  test('a put that fails leaves no part of a file', async () => {
    const store = localFiles(folder);
    await store.put('half/a.webp/inside.webp', Buffer.from('x'), 'image/webp');
    await expect(store.put('half/a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('directory');
    expect(await readdir(join(folder, 'half'))).toEqual(['a.webp']);
  });
});
