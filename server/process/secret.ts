import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * `TOKEN_SECRET`, or one made once and kept in `DATA_DIR` for its owner alone, so that people stay signed
 * in over a restart. Production demands the setting (`config.ts`): there, several processes share it.
 */
export async function withTokenSecret(config: Config): Promise<Config> {
  return config.TOKEN_SECRET ? config : { ...config, TOKEN_SECRET: await keptSecret(config.DATA_DIR) };
}

async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'token-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim().length >= 32) return kept.trim();
  // written aside, then put in its place whole: of two processes that start at once, the first decides
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (kept) await rm(file);
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
