import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

  test('a put that fails leaves no part of a file', async () => {
    const store = localFiles(folder);
    await store.put('half/a.webp/inside.webp', Buffer.from('x'), 'image/webp');
    await expect(store.put('half/a.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('directory');
    expect(await readdir(join(folder, 'half'))).toEqual(['a.webp']);
  });
});
