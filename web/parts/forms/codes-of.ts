import type { z } from 'zod';
import { isMessageCode, type MessageCode } from '#contract/messages.ts';

/** The first thing that is wrong with each field, by its name with dots. */
export function codesOf({ issues }: z.ZodError): Record<string, MessageCode> {
  const codes = new Map<string, MessageCode>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (!codes.has(name)) codes.set(name, isMessageCode(message) ? message : 'invalid');
  }
  return Object.fromEntries(codes);
}
