import { useEffect, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { useDrawnFor } from '../forms/form-name.tsx';
import { DRAWN_FOR, FORM } from '../forms/form-result.ts';

/** Says that a thread is read up to a letter, once its end is looked at; null: there is nothing new. The answer belongs to the end. */
export function useReadMark(upTo: string | null): RefObject<HTMLLIElement | null> {
  const end = useRef<HTMLLIElement>(null);
  const said = useRef<string | null>(null);
  const { submit } = useFetcher();
  const person = useDrawnFor()[DRAWN_FOR];
  useEffect(() => {
    const element = end.current;
    if (upTo === null || element === null) return undefined;
    const look = new IntersectionObserver((seen) => {
      if (document.hidden || said.current === upTo || !seen.some(({ isIntersecting }) => isIntersecting)) return;
      said.current = upTo;
      void submit({ [FORM]: 'readLetters', [DRAWN_FOR]: person, upTo }, { method: 'post' });
    });
    const again = () => {
      look.unobserve(element);
      look.observe(element);
    };
    look.observe(element);
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      look.disconnect();
    };
  }, [upTo, person, submit]);
  return end;
}
