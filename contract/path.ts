import type { CallInput, Key } from './index.ts';

/** Where a call goes below the API: its path filled in, its query behind. */
export function pathOf<K extends Key>(key: K, input: CallInput<K>): string {
  const { params = {}, query } = input as { params?: Record<string, string>; query?: Record<string, string> };
  const path = key.slice(key.indexOf(' ') + 1);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}
