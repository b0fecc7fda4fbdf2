import { Link } from 'react-router';
import { languageByLetters } from '#domain/words/script.ts';
import { useTranslations } from 'use-intl';
import type { OfficeThread } from '#contract/booking/letters.ts';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { THREAD } from './thread-asked.ts';

interface CaseThreadProps {
  whole: OfficeCaseWhole;
  /** The viewer owns the case. */
  isMine: boolean;
  /** Null until it was asked for. */
  thread: OfficeThread | null;
}

/** What the two of the booking wrote to each other, with what was reported in its place among the rest. */
export function CaseThread({ whole: { family, pandit }, isMine, thread }: CaseThreadProps) {
  const t = useTranslations('adminCases.thread');
  const { momentText } = useFormats();
  return (
    <Section title={t('title')}>
      {!isMine && <p className="text-2 text-ink-2">{t('notYours')}</p>}
      {isMine && !thread && (
        <>
          <p className="text-2 text-ink-2">{t('written')}</p>
          <ButtonLink look="quiet" to={`?${THREAD}`} preventScrollReset className="justify-self-start">
            {t('read')}
          </ButtonLink>
        </>
      )}
      {thread?.letters.length === 0 && <p className="text-2 text-ink-2">{t('none')}</p>}
      {thread?.nextCursor && (
        <Link
          to={`?${new URLSearchParams({ [THREAD]: thread.nextCursor })}`}
          preventScrollReset
          className="justify-self-start py-2.5 text-2 text-maroon underline underline-offset-4"
        >
          {t('earlier')}
        </Link>
      )}
      {thread && thread.letters.length > 0 && (
        <ol className="grid gap-3 text-2">
          {thread.letters.map((letter) => (
            <li key={letter._id} className="rounded-control border border-line px-3.5 py-2.5 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
                <b className="font-semibold">{letter.by === 'customer' ? family.name : pandit.name}</b>
                <time dateTime={letter.at}>{momentText(letter.at)}</time>
                {thread.reported.includes(letter._id) && <Badge tone="no">{t('reported')}</Badge>}
              </p>
              {letter.text && (
                <p lang={languageByLetters(letter.text)} className="whitespace-pre-line">
                  {letter.text}
                </p>
              )}
              {letter.photo && (
                <img src={letter.photo} alt={t('photo')} className="mt-2 max-h-60 rounded-control border border-line" />
              )}
              {letter.masked && <p className="text-1 text-ink-2">{t('masked')}</p>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
