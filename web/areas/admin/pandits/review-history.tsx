import { personStatusWords } from '#contract/status-words.ts';
import { useTranslations } from 'use-intl';
import type { PastReview } from '#contract/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateText } from '../shared/facts.tsx';
import { reviewsOf } from '../people/people.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** Every decision about a pandit so far: who took it, when, and in which words. */
export function ReviewHistory({ panditId, version }: { panditId: string; version: number }) {
  const t = useTranslations('admin.history');
  const ui = useTranslations('ui');
  // another version of the person may have come by another decision
  const past = useAnswer(`${panditId} ${version}`, (signal) => reviewsOf(panditId, signal));
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-busy={past.loading}>
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {past.error !== undefined && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-2 text-brick">{t('failed')}</p>
          <Button look="quiet" onClick={past.again}>
            {ui('retry')}
          </Button>
        </div>
      )}
      {!past.data && past.error === undefined && <Skeleton className="h-16" />}
      {past.data?.length === 0 && <p className="text-2 text-ink-2">{t('none')}</p>}
      {past.data && past.data.length > 0 && (
        <ol className="grid gap-4">
          {past.data.map((one) => (
            <Decision key={one._id} one={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Decision({ one }: { one: PastReview }) {
  const { momentText } = useFormats();
  const t = useTranslations('admin.history');
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3.5 text-2">
      <p>
        <span className="text-ink-2">{personStatusWords(one.from)}</span> <span aria-hidden>→</span>
        <span className="sr-only"> {t('to')} </span> <b className="font-semibold">{personStatusWords(one.to)}</b>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{one.comment}</p>
      {one.acharya && (
        <p className="text-ink-2">
          {t('acharya', { name: one.acharya.name })} {one.expectedEnd && <DateText iso={one.expectedEnd} as="worded" />}
        </p>
      )}
      <p className="text-1 text-ink-2">
        {t('by', { name: one.by.name })} <time dateTime={one.at}>{momentText(one.at)}</time>
      </p>
    </li>
  );
}
