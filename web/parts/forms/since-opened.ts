import { useState } from 'react';

/** The answer of a form, if it came since its dialog was opened last: what was said to an earlier press is over. */
export function useSinceOpened<T>(answer: T | undefined, open: boolean): T | undefined {
  const [before, setBefore] = useState<T>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setBefore(answer);
  }
  return answer === before ? undefined : answer;
}
