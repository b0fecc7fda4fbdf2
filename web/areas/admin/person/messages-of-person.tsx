import { Link } from 'react-router';
import { languageByLetters } from '#domain/words/script.ts';
import { useTranslations } from 'use-intl';
import type { OfficePerson } from '#contract/office/people.ts';
import { WhyUndelivered } from '../shared/why-undelivered.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { useNow } from '../../../parts/now.ts';
import { MessageBadge } from '../messages/message-badge.tsx';
import { Part } from './part.tsx';

type PageProps = { page: OfficePerson };

const list = 'card divide-y divide-line';
const line = 'grid gap-0.5 px-4 py-2.5 text-2 wrap-anywhere';

/** What we told them, and whether it went out. */
export function Told({ page: { told } }: PageProps) {
  const t = useTranslations('officePerson');
  const { momentText } = useFormats();
  const now = useNow();
  const waits = (dueAt: string) => (Date.parse(dueAt) > now ? t('later', { time: momentText(dueAt) }) : t('waits'));
  return (
    <Part title={t('told')} none={told.length === 0 ? t('noneTold') : null}>
      <ul className={list}>
        {told.map(({ _id, text, dueAt, sentAt, trouble, called }) => (
          <li key={_id} className={line}>
            <span>{text}</span>
            <span className={trouble ? 'text-1 text-brick' : 'text-1 text-ink-2'}>
              {trouble ? (
                <WhyUndelivered why={trouble} />
              ) : sentAt ? (
                t('sent', { time: momentText(sentAt) })
              ) : (
                waits(dueAt)
              )}
            </span>
            {called && (
              <span className="text-1 text-ink-2">
                {t('called', { time: momentText(called.at), by: called.by ?? t('somebody') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Written({ page: { written } }: PageProps) {
  const t = useTranslations('officePerson');
  const { momentText } = useFormats();
  return (
    <Part title={t('written')} none={written.length === 0 ? t('noneWritten') : null}>
      <ul className={list}>
        {written.map(({ _id, at, state, message }) => (
          <li key={_id} className={line}>
            <Link
              to={`/admin/messages?message=${_id}`}
              lang={languageByLetters(message)}
              className="underline-offset-4 hover:underline"
            >
              {message}
            </Link>
            <span className="flex flex-wrap items-center justify-between gap-2 text-1 text-ink-2">
              {momentText(at)}
              <MessageBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What was done about them, newest first. */
export function History({ page: { history, person } }: PageProps) {
  const t = useTranslations('officePerson');
  const kinds = useTranslations('office.audit.kinds');
  const { momentText } = useFormats();
  return (
    <Part title={t('history')} none={history.length === 0 ? t('noHistory') : null}>
      <ul className={list}>
        {history.map(({ _id, at, action, by, note }) => {
          const key = action.replace('.', '_');
          return (
            <li key={_id} className={line}>
              <span>{hasWords(kinds, key) ? kinds(key) : action}</span>
              {note && <span className="text-ink-2">{note}</span>}
              <span className="text-1 text-ink-2">{[momentText(at), by].filter(Boolean).join('\u00a0· ')}</span>
            </li>
          );
        })}
      </ul>
      <Link to={`/admin/audit?actor=${person._id}`} className="py-2.5 text-maroon underline underline-offset-4">
        {t('whole')}
      </Link>
    </Part>
  );
}
