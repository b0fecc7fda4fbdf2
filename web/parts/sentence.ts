import { sentence, type MessageCode, type Values } from '#contract/messages.ts';
import { ApiError } from './api.ts';

/** The sentence of a code in the reader's language (English so far; others take the same codes). */
export const useSentence = (): ((code: MessageCode, values?: Values) => string) => sentence;

/** What to tell a person about a call that failed. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'unexpected' ? error.message : fallback;
}
