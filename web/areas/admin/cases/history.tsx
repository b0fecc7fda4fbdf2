import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { useSite } from '../../../parts/site/brand.ts';
import { StoryEntry, useBookingStory } from '../bookings/booking-history.tsx';
import { quotedOf } from './head.tsx';

interface HistoryProps {
  whole: OfficeCaseWhole;
  /** Null where it could not be read. */
  details: Reply<'GET /admin/bookings/:id'> | null;
}

/** What was said and done about a case, among what happened to its booking: one story, the newest on top. */
export function History({ whole, details }: HistoryProps) {
  const { momentText } = useFormats();
  const t = useTranslations('adminCases');
  const { booking, decision, remedy } = whole;
  const others = (details?.cases ?? []).filter(({ _id }) => _id !== whole._id);
  const entries: { key: string; at: string; said: ReactNode }[] = [
    ...useBookingStory(booking, others).map((entry) => ({
      key: entry.at + entry.words,
      at: entry.at,
      said: <StoryEntry entry={entry} />,
    })),
    ...whole.story.toReversed().map((deed) => ({
      key: deed._id,
      at: deed.at,
      said: <Deed deed={deed} isQuoted={deed === quotedOf(whole)} />,
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Section title={t('history')}>
      {decision && (
        <p className="rounded-control bg-sunk px-3.5 py-2.5 text-2 wrap-anywhere whitespace-pre-line">
          {remedy && <b className="block font-semibold">{t(`remedies.${remedy}`)}</b>}
          {decision.amount !== null && <span className="block">{inRupees(paise(decision.amount))}</span>}
          <span lang={languageByLetters(decision.words)}>{decision.words}</span>
          {decision.reason && `\n${decision.reason}`}
        </p>
      )}
      <ol className="grid gap-2.5 text-2">
        {entries.map(({ key, at, said }) => (
          <li key={key} className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={at} className="text-ink-2">
              {momentText(at)}
            </time>
            <div className="min-w-0">{said}</div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface DeedProps {
  deed: OfficeCaseWhole['story'][number];
  /** Its words stand in the head. */
  isQuoted: boolean;
}

function Deed({ deed, isQuoted }: DeedProps) {
  const t = useTranslations('adminCases');
  const { api } = useSite();
  return (
    <>
      {deed.what === 'opened' && deed.name === null
        ? t('deeds.openedByItself')
        : t(`deeds.${deed.what}`, { name: deed.name ?? t('itself'), to: deed.to ?? '' })}
      {deed.words && !isQuoted && (
        <p lang={languageByLetters(deed.words)} className="wrap-anywhere whitespace-pre-line text-ink-2">
          {deed.words}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        {deed.photos.map((id, index) => (
          <img
            key={id}
            src={addressOf('GET /case/photo/:id', { params: { id } }, api)}
            alt={t('photo', { count: index + 1 })}
            className="max-h-60 rounded-control border border-line"
          />
        ))}
      </span>
    </>
  );
}
