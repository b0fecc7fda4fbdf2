import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStoreConformance } from './conformance.ts';
import { s3Files } from './s3.ts';
import { testStore, type TestStore } from './test-s3.ts';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

const bytes = Buffer.from('x');

describe('a bucket', () => {
  fileStoreConformance(() => s3Files(store.settings));

  test('a key that is wrong is no missing file', async () => {
    const stranger = s3Files({ ...store.settings, accessKeyId: 'guessed' });
    await expect(stranger.put('profile/a.webp', bytes, 'image/webp')).rejects.toThrow('Access Key Id');
    await expect(stranger.get('profile/never-stored.webp')).rejects.toThrow('Access Key Id');
  });

  test('a store that does not answer is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const files = s3Files({ ...store.settings, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 50 });
    await expect(files.put('profile/a.webp', bytes, 'image/webp')).rejects.toThrow('aborted');
    await expect(files.get('profile/a.webp')).rejects.toThrow('aborted');
    await expect(files.remove('profile/a.webp')).rejects.toThrow('aborted');
    silent.close();
  });

  test('a store that stops in the middle of a picture is given up', async () => {
    const halting = createServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: image/webp\r\ncontent-length: 1000\r\n\r\nRIFF');
    }).listen(0, '127.0.0.1');
    await once(halting, 'listening');
    const { port } = halting.address() as AddressInfo;
    const files = s3Files({ ...store.settings, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 500 });
    await expect(files.get('profile/a.webp')).rejects.toThrow('aborted half-way');
    halting.close();
  });
});
