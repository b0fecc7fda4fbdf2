import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worth = /\.(js|css|svg|json|txt|xml)$/;

/** Compresses built files once and as hard as it goes, so that no request has to wait for it. */
export function compressBelow(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worth.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
