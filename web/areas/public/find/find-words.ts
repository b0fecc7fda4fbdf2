import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import type { Asked } from '../shared/asked.ts';
import { useTimeWords } from '../shared/when-words.ts';
import type { FindData } from './route.tsx';

/** What the page of the search is called, and where its focus goes. */

/** Who is free on the day. */
export function useTitle({ outcome, only, ritual, when }: FindData): string {
  const { dayPlain } = useFormats();
  const t = useTranslations('find');
  const choosing = useTranslations('when');
  if (when) return choosing('title');
  if (outcome.kind !== 'found' || outcome.results.length === 0) return t('title');
  const asked = { day: dayPlain(outcome.day), ritual: ritual?.name ?? '' };
  if (only) return t('headingOnly', { name: only.name, ...asked });
  return t(outcome.hasMore ? 'headingMore' : 'heading', { count: outcome.results.length, ...asked });
}

/** What was asked for, under it, where nobody was found. */
export function useAskedWords({ asked, outcome, ritual, only, when }: FindData): string {
  const { dayPlain } = useFormats();
  const t = useTranslations('find');
  const choosing = useTranslations('when');
  const hour = useTimeWords(asked);
  const limits = useLimits(asked);
  if (when && ritual) return choosing('lead', { ritual: ritual.name, district: when.said });
  if (outcome.kind !== 'found') return (only && ritual?.name) ?? t('lead');
  // a line may end with a dot, and does not begin with one
  return [ritual?.name, dayPlain(outcome.day), hour, ...limits].filter(Boolean).join('\u00a0· ');
}

/** What narrows the search. */
export function useLimits({ price, district, language }: Asked) {
  const t = useTranslations('find');
  const nameOf = useLocalName();
  const { money } = useFormats();
  return [price !== null && t('upTo', { price: money(paise(price)) }), nameOf(district), language];
}

/** After a search the focus goes to what it found, whose name is then read out. */
export function useFocusAfterSearch() {
  const results = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    const searched = (state as { searched?: boolean } | null)?.searched;
    if (seen.current !== key && searched) results.current?.focus({ preventScroll: true });
    seen.current = key;
  }, [key, state]);
  return results;
}
