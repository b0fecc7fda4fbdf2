import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './port.ts';

const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml' };

/** Pictures in a folder. A file is written beside its place and then moved there, so it is never half there. */
export function localFiles(folder: string): FileStore {
  const root = resolve(folder);
  const place = (path: string): string => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) throw new Error(`${path} leaves the upload folder`);
    return full;
  };
  return {
    put: async (path, bytes) => {
      const full = place(path);
      await mkdir(dirname(full), { recursive: true });
      const half = join(dirname(full), `.${randomUUID()}.part`);
      try {
        await writeFile(half, bytes);
        await rename(half, full);
      } finally {
        await rm(half, { force: true });
      }
    },
    get: async (path) => {
      const full = place(path);
      const contentType = types[path.split('.').at(-1) ?? ''];
      const file = contentType ? await open(full).catch(noneWhereMissing) : null;
      if (!file || !contentType) return null;
      const { size } = await file.stat();
      return { body: file.createReadStream(), size, contentType };
    },
    remove: (path) => rm(place(path), { force: true }),
  };
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
