import { ApiError } from '../../../parts/api/api.ts';

/** An answer that came and is not what was promised. */
export class OddAnswer extends Error {}

/** Whether it came and says nothing of use, so that the call's own sentence stands alone. */
export const saysNothing = (error: unknown): boolean =>
  error instanceof OddAnswer || (error instanceof ApiError && error.status > 0 && error.message === '');

/** The sentences of one list for what can go wrong (specification, admin and pandit, section 8). */
export interface FailureTexts {
  /** It answered, and nothing in the answer is of use. */
  odd: string;
  /** No answer came. */
  unreachable: string;
  unexpected: string;
}

/** What to say about a call that failed: the server's own sentence where there is one. */
export function failureSentence(error: unknown, texts: FailureTexts): string {
  if (saysNothing(error)) return texts.odd;
  if (!(error instanceof ApiError)) return texts.unexpected;
  return error.status === 0 ? texts.unreachable : error.message;
}
