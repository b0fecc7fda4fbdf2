import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFetcher, type FetcherWithComponents } from 'react-router';
import type { FormResult } from './form-result.ts';

/**
 * Answers to forms are heard above the screens: what a form sent changes the booking it stands on, and by live news or by the screen's
 * loader the form may be gone before its own answer is here. It is told all the same.
 */

type Tell = (answer: FormResult) => void;

interface Awaited {
  readonly before: FormResult | undefined;
  readonly tell: RefObject<Tell>;
}

const AnswersContext = createContext<((key: string, awaited: Awaited) => void) | null>(null);

export function AnswersProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<ReadonlyMap<string, Awaited>>(new Map());
  const wait = useCallback((key: string, one: Awaited) => setAll((before) => new Map(before).set(key, one)), []);
  const onOver = useCallback(
    (key: string) => setAll((before) => new Map([...before].filter(([other]) => other !== key))),
    [],
  );
  return (
    <AnswersContext value={wait}>
      {children}
      {[...all].map(([key, one]) => (
        <Answer key={key} fetcherKey={key} {...one} onOver={onOver} />
      ))}
    </AnswersContext>
  );
}

/** Keeps the fetcher of a form that has left, until its answer is shown. */
function Answer({ fetcherKey, before, tell, onOver }: Awaited & { fetcherKey: string; onOver: (key: string) => void }) {
  const { data, state } = useFetcher<FormResult>({ key: fetcherKey });
  const isHere = data !== undefined && data !== before;
  const told = useEffectEvent((answer: FormResult) => tell.current(answer));
  useEffect(() => {
    if (isHere) told(data);
  }, [isHere, data]);
  useEffect(() => {
    if (isHere && state === 'idle') onOver(fetcherKey);
  }, [isHere, state, fetcherKey, onOver]);
  return null;
}

let forms = 0;

/** A fetcher of a form; `tell` is given each answer once, also where the form that sent it has left the page by then. */
export function useHeardFetcher(tell: Tell): FetcherWithComponents<FormResult> {
  // of its own for each form: one that has left may still wait under its key
  const [key] = useState(() => `form-${(forms += 1)}`);
  const fetcher = useFetcher<FormResult>({ key });
  const wait = use(AnswersContext);
  if (!wait) throw new Error('Answers to forms need their provider above them.');
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const submit: typeof fetcher.submit = (...sent) => {
    wait(key, { before: fetcher.data, tell: latest });
    return fetcher.submit(...sent);
  };
  return { ...fetcher, submit };
}
