import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { useNow } from '../../../parts/now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextLink } from '../shared/facts.tsx';

/** The words it was opened with. */
export const quotedOf = ({ story: [first] }: OfficeCaseWhole) => (first?.words ? first : null);

/** What a case is about, between whom, what the puja costs and how much of it can still go back, whose it is and until when; what is pressed first. */
export function Head({ whole, children }: { whole: OfficeCaseWhole; children: ReactNode }) {
  const nameOf = useLocalName();
  const formats = useFormats();
  const momentText = (iso: string) => unbroken(formats.momentText(iso));
  const t = useTranslations('adminCases');
  const now = useNow(60_000);
  const quoted = quotedOf(whole);
  const isLate = whole.closedAt === null && now >= Date.parse(whole.dueAt);
  const facts = [
    [t('family'), <Person key="family" {...whole.family} />],
    [t('pandit'), <Person key="pandit" {...whole.pandit} />],
    [t('owner'), whole.owner?.name ?? t('nobody')],
    [
      t('sum'),
      whole.left > 0
        ? t('left', { sum: inRupees(paise(whole.price)), amount: inRupees(paise(whole.left)) })
        : inRupees(paise(whole.price)),
    ],
  ] as const;
  const times = whole.closedAt
    ? [t('decidedAt', { at: momentText(whole.closedAt) })]
    : [
        ...(whole.acknowledgedAt ? [] : [t('acknowledgeBy', { at: momentText(whole.acknowledgeBy) })]),
        t('resolveBy', { at: momentText(whole.resolveBy) }),
      ];
  return (
    <header className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-5">
      <div className="col-span-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-4">{t(`kinds.${whole.kind}`)}</h1>
          <p className="text-2 text-ink-2">{whole.number}</p>
          {isLate && <Badge tone="no">{t('late')}</Badge>}
        </div>
        {quoted && (
          <blockquote
            lang={languageByLetters(quoted.words ?? '')}
            className="my-4 max-w-[60ch] border-l-4 border-marigold pl-3.5 text-3 wrap-anywhere whitespace-pre-line"
          >
            {quoted.words}
          </blockquote>
        )}
        <p className="mt-1 text-2 font-semibold">
          {t('puja', { ritual: nameOf(whole.ritualType), day: unbroken(formats.dayPlain(whole.bookingDate)) })}
        </p>
        <ul className={cx('mt-1 text-2', isLate ? 'text-brick' : 'text-marigold-ink')}>
          {times.map((time) => (
            <li key={time} className="first:font-semibold not-first:text-ink-2">
              {time}
            </li>
          ))}
        </ul>
      </div>
      <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-2 text-2 sm:gap-x-6">
        {facts.map(([label, said]) => (
          <div key={label}>
            <dt className="text-1 text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{said}</dd>
          </div>
        ))}
      </dl>
      <p className="-my-2 flex flex-wrap gap-x-5 text-2 text-maroon underline underline-offset-4">
        <Link className="py-3" to={`/admin/bookings?booking=${whole.bookingId}`}>
          {t('booking')}
        </Link>
        {whole.others.map((one) => (
          <Link key={one._id} className="py-3" to={`/admin/cases/${one._id}`}>
            {t('others')}&nbsp;· {t(`kinds.${one.kind}`)}&nbsp;· {one.number}
          </Link>
        ))}
      </p>
      {children}
      {whole.before.map((one) => (
        <p key={one.at} className="col-span-2 text-2 wrap-anywhere text-ink-2">
          {t.rich(one.measure === 'warn' ? 'beforeWarn' : 'beforePause', {
            at: momentText(one.at),
            reason: one.reason,
            ...inTheirWords(one.reason),
          })}
        </p>
      ))}
    </header>
  );
}

const Person = ({ name, phone }: OfficeCaseWhole['family']) => (
  <>
    {name} {phone && <TextLink href={`tel:+91${phone}`}>{spoken(phone)}</TextLink>}
  </>
);
