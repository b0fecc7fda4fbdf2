import type { Side } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TicketPage as Whole } from '#contract/cases/cases.ts';
import type { OwnMessage } from '#contract/contact.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../section.tsx';
import { CaseDue } from './case-due.tsx';
import { CaseStory } from './cases-section.tsx';

interface TicketPageProps {
  ticket: Whole | null;
  message: OwnMessage | null;
  seenBy: Side;
  /** Where the bookings of this side are. */
  bookings: '/my-bookings' | '/pandit/bookings';
}

/** One ticket: what it is about, who has it, its dates, and all that was said. It works without script. */
export function TicketPage({ ticket, message, seenBy, bookings }: TicketPageProps) {
  if (ticket) return <CaseTicket ticket={ticket} seenBy={seenBy} bookings={bookings} />;
  return message && <MessageTicket message={message} />;
}

function CaseTicket({ ticket, seenBy, bookings }: Omit<TicketPageProps, 'ticket' | 'message'> & { ticket: Whole }) {
  const nameOf = useLocalName();
  const { dayLong, momentText } = useFormats();
  const t = useTranslations('cases');
  const { kind, stage, asksMe, owner, openedAt, money } = ticket;
  const isClosed = stage === 'closed';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h1 className="text-5">{t(`kinds.${kind}`)}</h1>
        <Badge tone={isClosed ? 'off' : asksMe ? 'wait' : 'info'}>
          {t(`pill.${isClosed ? 'closed' : asksMe ? 'asksMe' : 'open'}`)}
        </Badge>
      </div>
      <div className="mt-1.5 mb-4 grid gap-1">
        <CaseDue one={ticket} />
        {money && !isClosed && <p className="text-2 text-ink-2">{t('waits')}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Section title={t('facts.story')}>
          <CaseStory one={ticket} seenBy={seenBy} isPage />
        </Section>
        <Facts
          title={t('facts.about')}
          first={
            <Link to={`${bookings}/${ticket.bookingId}`} className="text-maroon underline underline-offset-4">
              {t('about', { ritual: nameOf(ticket.ritualType), day: dayLong(ticket.bookingDate), name: ticket.other })}
            </Link>
          }
          facts={[
            [t('facts.number'), ticket.number],
            [t('facts.opened'), unbroken(momentText(openedAt))],
            ...(isClosed
              ? []
              : [[t('facts.owner'), owner ? t('facts.ownerName', { name: owner }) : t('facts.nobody')] as const]),
          ]}
        />
      </div>
    </>
  );
}

function MessageTicket({
  message: { number, at, readAt, readBy, answeredAt, answer, message },
}: {
  message: OwnMessage;
}) {
  const { momentText } = useFormats();
  const t = useTranslations('cases');
  const owner = readBy?.split(' ')[0];
  return (
    <>
      <Head title={t('message.title')} number={number} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Section title={t('message.words')}>
            <p lang={languageByLetters(message)} className="text-2 wrap-anywhere whitespace-pre-line">
              {message}
            </p>
          </Section>
          {answeredAt && (
            <Section title={t('message.answer')}>
              <p className="text-2 wrap-anywhere whitespace-pre-line">{answer ?? t('message.byPhone')}</p>
            </Section>
          )}
        </div>
        <Facts
          title={t('facts.about')}
          facts={[
            [t('message.sent'), momentText(at)],
            answeredAt === null
              ? [t('message.due'), t('message.dueDays')]
              : [t('message.answered'), momentText(answeredAt)],
            [t('facts.owner'), owner ? t('facts.ownerName', { name: owner }) : t('facts.nobody')],
            [t('facts.changed'), momentText(answeredAt ?? readAt ?? at)],
          ]}
        />
      </div>
    </>
  );
}

function Head({ title, number }: { title: string; number: string }) {
  const t = useTranslations('cases');
  return (
    <>
      <h1 className="text-5">{title}</h1>
      <p className="mb-4 text-2 text-ink-2">{t('ticket', { number })}</p>
    </>
  );
}

interface FactsProps {
  title: string;
  first?: ReactNode;
  facts: readonly (readonly [label: string, value: string])[];
}

function Facts({ title, first, facts }: FactsProps) {
  return (
    <Section title={title}>
      {first && <p className="-mt-2 text-2 wrap-anywhere">{first}</p>}
      <dl className="grid gap-2.5 text-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-1 text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
