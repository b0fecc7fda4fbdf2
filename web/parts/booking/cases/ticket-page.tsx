import type { Side } from '#domain/booking.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TicketPage as Whole } from '#contract/cases/cases.ts';
import type { OwnMessage } from '#contract/contact.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/unbroken.ts';
import { Section } from '../section.tsx';
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
  const { dayLong, momentText } = useFormats();
  const t = useTranslations('cases');
  const { kind, number, stage, owner, openedAt, acknowledgeBy, resolveBy, changedAt, decision } = ticket;
  const due =
    stage === 'closed'
      ? ([['decided', decision?.at ?? changedAt]] as const)
      : ([...(stage === 'new' ? ([['answer', acknowledgeBy]] as const) : []), ['decide', resolveBy]] as const);
  return (
    <>
      <Head title={t(`kinds.${kind}`)} number={number} />
      <Facts
        facts={[
          [t('facts.opened'), unbroken(momentText(openedAt))],
          ...due.map(([what, at]) => [t(`facts.${what}`), unbroken(momentText(at))] as const),
          [t('facts.owner'), owner ? t('facts.ownerName', { name: owner }) : t('facts.nobody')],
          [t('facts.changed'), unbroken(momentText(changedAt))],
          [
            t('facts.about'),
            <Link
              key="booking"
              to={`${bookings}/${ticket.bookingId}`}
              className="text-maroon underline underline-offset-4"
            >
              {t('about', { ritual: ticket.ritualType, day: dayLong(ticket.bookingDate), name: ticket.other })}
            </Link>,
          ],
        ]}
      />
      <Section title={t('facts.story')}>
        <CaseStory one={ticket} seenBy={seenBy} />
      </Section>
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
      <Facts
        facts={[
          [t('message.sent'), momentText(at)],
          answeredAt === null
            ? [t('message.due'), t('message.dueDays')]
            : [t('message.answered'), momentText(answeredAt)],
          [t('facts.owner'), owner ? t('facts.ownerName', { name: owner }) : t('facts.nobody')],
          [t('facts.changed'), momentText(answeredAt ?? readAt ?? at)],
        ]}
      />
      <Section title={t('message.words')}>
        <p className="text-2 wrap-anywhere whitespace-pre-line">{message}</p>
      </Section>
      {answeredAt && (
        <Section title={t('message.answer')}>
          <p className="text-2 wrap-anywhere whitespace-pre-line">{answer ?? t('message.byPhone')}</p>
        </Section>
      )}
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

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="mb-4 card grid gap-x-6 gap-y-2.5 p-5 text-2 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-1 text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
