import { ChevronRight } from 'lucide-react';
import { languageByLetters } from '#domain/words/script.ts';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnMessage } from '#contract/contact.ts';
import type { ListedCase, ToldMeasure } from '#contract/cases/cases.ts';
import { inTheirWords } from '../../in-their-words.tsx';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Decision } from './cases-section.tsx';
import { AppealForm } from './answer-forms.tsx';
import { CaseDue } from './case-due.tsx';

/** Where the page of a list of tickets begins, in the address. */
export const OLDER = 'older';

interface TicketsProps {
  cases: readonly ListedCase[];
  /** What a pandit was warned or paused for. */
  measures: readonly ToldMeasure[];
  /** What was written by the contact form. */
  messages: readonly OwnMessage[];
  nextCursor: string | null;
  /** Where the bookings of this side are. */
  bookings: '/my-bookings' | '/pandit/bookings';
}

/** One's own tickets, newest first, each with how far it is, until when it is answered, and what was decided. */
export function Tickets({ cases, measures, messages, nextCursor, bookings }: TicketsProps) {
  const t = useTranslations('cases');
  const isOlder = useSearchParams()[0].has(OLDER);
  return (
    <>
      {measures.length > 0 && (
        <section aria-labelledby="measures" className="mb-7 grid gap-2.5">
          <h2 id="measures" className="text-4">
            {t('measures')}
          </h2>
          {measures.map((one) => (
            <Measure key={one.caseId} told={one} />
          ))}
        </section>
      )}
      {cases.length + messages.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {cases.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {cases.map((one) => (
            <Ticket key={one._id} one={one} bookings={bookings} />
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <section aria-labelledby="messages" className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-2.5">
          <h2 id="messages" className="text-4">
            {t('message.list')}
          </h2>
          {messages.map((one) => (
            <Message key={one._id} one={one} />
          ))}
        </section>
      )}
      <p className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">
        {isOlder && (
          <Link to="?" className={buttonClass('quiet')}>
            {t('newest')}
          </Link>
        )}
        {nextCursor && (
          <Link to={`?${OLDER}=${nextCursor}`} className={buttonClass('quiet')}>
            {t('older')}
          </Link>
        )}
      </p>
    </>
  );
}

/** A message of the contact form, with how far it is. */
function Message({ one: { number, message, at, answeredAt, readAt } }: { one: OwnMessage }) {
  const { momentText } = useFormats();
  const t = useTranslations('cases');
  const stage = answeredAt ? 'answeredAt' : readAt ? 'readBy' : 'unread';
  return (
    <article className="relative card grid gap-1 p-4 hover:bg-sunk">
      <TicketLink number={number} />
      <p lang={languageByLetters(message)} className="line-clamp-2 text-2 wrap-anywhere text-ink-2">
        {message}
      </p>
      <p className="text-2 font-semibold">{t(`message.${stage}`, { at: momentText(answeredAt ?? at) })}</p>
    </article>
  );
}

/** Beside the list, whichever side's it is; the whole card leads there. */
const TicketLink = ({ number }: { number: string }) => (
  <Link
    to={number}
    className="w-fit text-2 font-semibold text-maroon after:absolute after:inset-0 after:rounded-card hover:underline"
  >
    {useTranslations('cases')('ticket', { number })}
  </Link>
);

function Ticket({ one, bookings }: { one: ListedCase; bookings: TicketsProps['bookings'] }) {
  const nameOf = useLocalName();
  const { dayLong } = useFormats();
  const t = useTranslations('cases');
  const isClosed = one.stage === 'closed';
  return (
    <li className="relative card grid gap-1.5 p-4 hover:bg-sunk">
      <div className="flex flex-col items-start gap-1.5 sm:flex-row-reverse sm:justify-between sm:gap-3">
        <Badge tone={isClosed ? 'off' : one.asksMe ? 'wait' : 'info'}>
          {t(`pill.${isClosed ? 'closed' : one.asksMe ? 'asksMe' : 'open'}`)}
        </Badge>
        <h2 className="text-3">
          <Link to={one.number} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {t(`kinds.${one.kind}`)} <ChevronRight size={17} aria-hidden className="-mt-px inline text-ink-2" />
          </Link>
        </h2>
      </div>
      <p className="text-2 wrap-anywhere text-ink-2">
        {t('about', { ritual: nameOf(one.ritualType), day: dayLong(one.bookingDate), name: one.other })}
        {!one.mine && `\u00a0· ${t(`openedBy.${one.by}`)}`}
      </p>
      <CaseDue one={one} isQuiet={one.asksMe} />
      {one.decision && <Decision decision={one.decision} kind={one.kind} as="h3" />}
      <div className="-mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {one.asksMe && (
          <Link to={one.number} className={cx(buttonClass('main'), 'relative z-10')}>
            {t('sayHow')}
          </Link>
        )}
        <Link
          to={`${bookings}/${one.bookingId}#cases`}
          className="relative z-10 py-2.5 text-2 text-maroon underline underline-offset-4"
        >
          {t('toBooking')}
        </Link>
        <p className="text-1 text-ink-2 sm:ml-auto">{t('ticket', { number: one.number })}</p>
      </div>
    </li>
  );
}

/** What was decided about a pandit, why, and how to appeal. */
export function Measure({ told }: { told: ToldMeasure }) {
  const { momentText } = useFormats();
  const t = useTranslations('cases');
  const { measure, number, reason, at, liftedAt, appealUntil, caseId } = told;
  return (
    <article className="card grid gap-1.5 p-4 text-2">
      <h3 className="text-3">{t(`measure.${measure}`)}</h3>
      <p className="text-ink-2">{t('measureAt', { number, at: momentText(at) })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{t.rich('reason', { reason, ...inTheirWords(reason) })}</p>
      {liftedAt && <p>{t('lifted')}</p>}
      {appealUntil && <AppealForm caseId={caseId} until={momentText(appealUntil)} />}
    </article>
  );
}
