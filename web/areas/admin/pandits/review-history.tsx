import { useTranslations } from 'use-intl';
import { languageByLetters } from '#domain/words/script.ts';
import type { PastReview } from '#contract/people.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useStatusWords } from '../people/person-status.ts';
import { DateText } from '../shared/facts.tsx';

/** Every decision about a pandit so far: who took it, when, and in which words. */
export function ReviewHistory({ reviews }: { reviews: readonly PastReview[] }) {
  const t = useTranslations('admin.history');
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {reviews.length === 0 && <p className="text-2 text-ink-2">{t('none')}</p>}
      {reviews.length > 0 && (
        <ol className="grid gap-4">
          {reviews.map((one) => (
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
  const words = useStatusWords();
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3.5 text-2">
      <p>
        <span className="text-ink-2">{words(one.from)}</span> <span aria-hidden>→</span>
        <span className="sr-only"> {t('to')} </span> <b className="font-semibold">{words(one.to)}</b>
      </p>
      <p lang={languageByLetters(one.comment)} className="wrap-anywhere whitespace-pre-line">
        {one.comment}
      </p>
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
