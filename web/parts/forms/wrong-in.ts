import type { z } from 'zod';
import { isMessageCode, sentence } from '#contract/messages.ts';
import type { Locale } from '#domain/locale.ts';

/** What to say of each field with which something is wrong, by its name with dots. Brings every sentence of the server with it. */
export function wrongIn({ issues }: z.ZodError, locale: Locale): Record<string, string> {
  const said = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (!said.has(name)) said.set(name, sentence(isMessageCode(message) ? message : 'invalid', {}, locale));
  }
  return Object.fromEntries(said);
}
