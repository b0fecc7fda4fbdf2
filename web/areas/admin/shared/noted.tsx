import { useTranslations } from 'use-intl';
import { ownReasonOf } from '#domain/booking/own-reason.ts';
import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { languageByLetters } from '#domain/words/script.ts';

/** Shown beside a deed of the office: its reason in words, or the ticket it was decided in. */
export function Noted({ note }: { note: string | null }) {
  const t = useTranslations('admin.bookings');
  const reasons = useTranslations('ownReasons');
  if (!note) return null;
  const own = ownReasonOf(note);
  if (own) return <span className="block text-2 text-ink-2">{reasons(own)}</span>;
  const decided = caseOfNote(note);
  if (decided) return <span className="block text-2 text-ink-2">{t('decidedIn', { number: decided.number })}</span>;
  return (
    <q
      lang={languageByLetters(note)}
      className="block max-w-[75ch] text-2 wrap-anywhere whitespace-pre-line text-ink-2"
    >
      {note}
    </q>
  );
}
