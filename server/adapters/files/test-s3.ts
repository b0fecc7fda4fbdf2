import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from './s3.ts';

/** A store that speaks S3, on loopback, with a bucket and a folder of its own. */
export interface TestStore {
  settings: S3Settings;
  /** Nobody listens any more; what was stored stays. */
  stop(): Promise<void>;
  /** Listens again where it did. */
  start(): Promise<void>;
  /** What lies in the bucket. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

const bucket = 'pictures';
/** How the stand-in names an object's bytes. */
const suffix = '._S3rver_object';

export async function testStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'sankalp-s3-'));
  const open = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const address: AddressInfo = await server.run();
    return { server, port: address.port };
  };
  let { server, port } = await open(0);
  let runs = true;
  const stop = async () => {
    if (!runs) return;
    runs = false;
    // connections that are kept for later would keep it open
    server.httpServer.closeAllConnections();
    await server.close();
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
    start: async () => {
      if (runs) return;
      ({ server, port } = await open(port));
      runs = true;
    },
    keys: async () => {
      const files = await readdir(join(directory, bucket), { recursive: true });
      return files.filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length));
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
