import type { z } from 'zod';
import { isMessageCode, type Sentences } from '#contract/messages.ts';

/** What to say of each field with which something is wrong, by its name with dots. */
export function wrongIn({ issues }: z.ZodError, sentences: Sentences): Record<string, string> {
  const said = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (!said.has(name)) said.set(name, sentences[isMessageCode(message) ? message : 'invalid']);
  }
  return Object.fromEntries(said);
}
