import type { CallInput, Key } from '#contract/index.ts';
import { addressOf, fetchAsViewer, refusalOf } from './api.ts';

/** A long list takes its time to arrive. */
const TIMEOUT_MS = 600_000;

/** Saves the file a call gives, under the name the server has for it: a plain link would carry no token. Throws `ApiError`. */
export async function download<K extends Key>(key: K, input: CallInput<K>): Promise<void> {
  const reply = await fetchAsViewer(addressOf(key, input), { method: 'GET' }, { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) throw refusalOf(reply, await reply.json().catch(() => null));
  const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  saveFile(name, await reply.blob());
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // once the browser has begun to save it
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
