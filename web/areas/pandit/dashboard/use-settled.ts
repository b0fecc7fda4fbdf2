import { useState } from 'react';
import type { Answer } from '../../../parts/api/use-answer.ts';

/**
 * Whether each of these parts has come, or failed. What stands together on a screen waits for each other, so that nothing moves under a
 * finger; once it has been shown it stays, whatever is asked anew.
 */
export function useSettled(answers: readonly Answer<unknown>[]): boolean {
  const [shown, setShown] = useState(false);
  const settled = answers.every(({ data, error }) => data !== undefined || error !== undefined);
  if (settled && !shown) setShown(true);
  return settled || shown;
}
