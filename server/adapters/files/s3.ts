import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './port.ts';

export interface S3Settings {
  /** Buckets stand in the path (`https://store/bucket/key`), which every store that speaks S3 understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long one call may take, milliseconds. */
  readonly timeoutMs?: number;
}

/** A store that hangs costs a waiting visitor five seconds at most. */
const TIMEOUT_MS = 4_500;

/** Pictures in a bucket. An object is there whole or not at all: that is how the protocol writes. */
export function s3Files(settings: S3Settings): FileStore {
  const { bucket: Bucket, timeoutMs = TIMEOUT_MS } = settings;
  const sdk = once(() => open(settings));
  return {
    put: async (path, bytes, contentType) => {
      const Key = keyOf(path);
      const { client, PutObjectCommand } = await sdk();
      const put = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType });
      await within(timeoutMs, (abortSignal) => client.send(put, { abortSignal }));
    },
    get: async (path) => {
      const Key = keyOf(path);
      const { client, GetObjectCommand, NoSuchKey } = await sdk();
      const get = new GetObjectCommand({ Bucket, Key });
      try {
        // read to its end here: a picture is small, and a slow visitor holds no connection to the store
        const { bytes, contentType } = await within(timeoutMs, async (abortSignal) => {
          const { Body: body, ContentType: type } = await client.send(get, { abortSignal });
          if (!(body instanceof Readable) || !type) throw new Error(`${path} has no body`);
          abortSignal.addEventListener('abort', () => body.destroy(new Error('The answer was aborted half-way.')));
          return { bytes: await buffer(body), contentType: type };
        });
        return { body: Readable.from([bytes]), size: bytes.length, contentType };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (path) => {
      const Key = keyOf(path);
      const { client, DeleteObjectCommand } = await sdk();
      const remove = new DeleteObjectCommand({ Bucket, Key });
      await within(timeoutMs, (abortSignal) => client.send(remove, { abortSignal }));
    },
  };
}

/** Loaded by the first call: thirteen megabytes that who keeps pictures in a folder never needs. */
async function open({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // the newer checksums are not understood by every store that speaks S3
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
}

/** A call with all its tries. */
async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  try {
    return await call(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function keyOf(path: string): string {
  if (path.startsWith('/') || path.split('/').includes('..')) throw new Error(`${path} leaves the bucket`);
  return path;
}
