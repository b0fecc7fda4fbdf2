import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLate } from '../../ui/late.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { retry, useLine } from './line.ts';
import { useComing } from './use-coming.ts';
import { useNext } from './use-next.ts';

type Sentence = (t: ReturnType<typeof useTranslations<never>>) => string;

/** What an area says of its pages that are on their way, in the `handle` of its layout. */
export interface SaysComing {
  /** By the path of the page. */
  readonly coming: Readonly<Record<string, Sentence>>;
  readonly noLine: Sentence;
}

const BAR_MS = 300;
const SENTENCE_MS = 1_000;

/** Shows that a page is on its way, wherever it was asked for: a bar, after a while a sentence; or that there is no line to bring it. */
export function Coming() {
  const ui = useTranslations('ui');
  const t = useTranslations();
  const toast = useToast();
  const here = useLocation().pathname;
  const { state, location } = useComing();
  const isComing = state !== 'idle';
  const isLate = useLate(isComing, BAR_MS);
  const isLong = useLate(isComing, SENTENCE_MS);
  const says = useSays();
  const named = says?.coming[location?.pathname ?? ''];
  // of more of the same page, what was pressed says that it comes
  const isOther = location !== undefined && location.pathname !== here;
  const sentence = named ? named(t) : isOther && ui('loading');
  useEffect(() => (isLong && sentence ? toast.waiting(sentence) : undefined), [isLong, sentence, toast]);
  useNoLine(says ? says.noLine(t) : ui('offline'));
  return (
    // on paper even an empty box before a page of another kind would be a page of its own
    <div aria-live="polite" className="print:hidden">
      {isLate && <div role="progressbar" aria-label={ui('loading')} className="coming" />}
    </div>
  );
}

const useSays = (): SaysComing | undefined =>
  useMatches()
    .map(({ handle }) => handle as Partial<SaysComing> | undefined)
    .findLast((handle): handle is SaysComing => handle?.coming !== undefined);

/** Says that there is no line, for as long as something waits for one. */
function useNoLine(sentence: string): void {
  const ui = useTranslations('ui');
  const toast = useToast();
  const line = useLine();
  const next = useNext();
  const here = useLocation();
  const address = useHref(here.pathname + here.search + here.hash);
  const isGone = line === 'gone' || (line === 'quiet' && next !== undefined);
  const label = ui('retry');
  useEffect(
    () => (isGone ? toast.stuck(sentence, { label, press: retry }) : undefined),
    [isGone, sentence, label, toast],
  );
  const isLeaving = isGone && next !== undefined && next.pathname !== here.pathname;
  // the router gives up a way only for another one, and asks the server for none that differs in its hash alone
  const navigate = useNavigate();
  const stay = useEffectEvent(async () => {
    const { pathname, search, hash } = here;
    await navigate({ pathname, search, hash: hash || '#here' }, { replace: true, preventScrollReset: true });
    window.history.replaceState(window.history.state, '', address);
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    // a person who writes here has changed their mind, and must not be taken away in the middle of it
    const onInput = () => void stay();
    document.addEventListener('input', onInput, { once: true });
    return () => document.removeEventListener('input', onInput);
  }, [isLeaving]);
}
