import { ChevronDown, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { Watched } from '#contract/office/board.ts';
import { fellThrough } from '#domain/booking.ts';
import { isGrave, SAVED_FOR, type HandReason } from '#domain/booking/board.ts';
import { ownReasonOf } from '#domain/booking/own-reason.ts';
import { inRupees, paise } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { useNow } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLength } from './length.ts';
import { AnswerForm } from './answer-form.tsx';
import { CallNote } from './call-note.tsx';
import { CallButton, FindLink, RemindButton, SeekButton } from './press.tsx';

/** As many stand open on a phone. */
const OPEN = 2;

/** What needs a hand now, the gravest first, each with why and with its remedies. */
export function Hands({ board: { pujas, nextCursor, today } }: { board: Reply<'GET /admin/board'> }) {
  const nameOf = useLocalName();
  const t = useTranslations('adminBoard.hand');
  return (
    <section aria-labelledby="hands" className="grid gap-3">
      <h2 id="hands" className="text-4">
        {t('title')}
      </h2>
      {pujas.length === 0 && <p className="-mt-2 text-2 text-ink-2">{t('none')}</p>}
      <ul className="grid gap-3">
        {pujas.map((puja, nth) => (
          <li key={puja._id}>
            {nth < OPEN ? (
              <Hand puja={puja} today={today} first={nth === 0} />
            ) : (
              // on a phone one line, which opens
              <details className="fold opens-early group/hand">
                <summary className="card min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 group-open/hand:mb-2">
                  <PujaTime puja={puja} today={today} />
                  <span className="min-w-0 grow basis-[9em] text-2 wrap-break-word">
                    {nameOf(puja.ritualType)} <span className="block text-ink-2">{puja.family.name}</span>
                  </span>
                  <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2" />
                </summary>
                <Hand puja={puja} today={today} first={false} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {nextCursor && (
        <Link to={`?more=${nextCursor}`} className="justify-self-start py-2.5 text-maroon underline underline-offset-4">
          {t('more')}
        </Link>
      )}
    </section>
  );
}

function Hand({ puja, today, first }: { puja: Watched; today: string; first: boolean }) {
  const nameOf = useLocalName();
  const t = useTranslations('adminBoard');
  const grave = isGrave(puja.why);
  const isPast = useNow() - instantOf(puja.startsAt) > SAVED_FOR && puja.why.includes('notBegun');
  // who is to be called first: the family that has nobody, else whose step is awaited
  const callFirst = puja.awaited ?? 'customer';
  return (
    <article
      className={cx(
        'card grid gap-x-5 gap-y-3 p-4 lg:grid-cols-[7.5rem_minmax(0,1fr)_21rem] lg:gap-y-0 lg:py-2.5',
        grave && 'border-brick/40 bg-brick-soft/20',
      )}
    >
      <div className="flex flex-wrap items-center gap-2 lg:grid lg:content-start lg:justify-items-start lg:gap-1">
        <PujaTime puja={puja} today={today} />
        <Badge tone={grave ? 'no' : 'wait'}>{t(`hand.${isPast ? 'past' : grave ? 'grave' : 'silent'}`)}</Badge>
      </div>
      <div className="grid content-start gap-0.5 wrap-break-word">
        <p>
          <b className="font-semibold">{nameOf(puja.ritualType)}</b>{' '}
          <Link to={`/admin/people/${puja.family._id}`} className="text-ink-2 underline underline-offset-4">
            {puja.family.name}
          </Link>
          {puja.place && <span className="text-ink-2">, {puja.place}</span>}
        </p>
        <Why puja={puja} />
        <p className="flex items-center gap-2 text-2 text-ink-2">
          <Avatar name={puja.pandit.name} url={puja.pandit.profileUrl} size="xs" />
          <Link to={`/admin/people/${puja.pandit._id}`} className="underline-offset-4 hover:underline">
            {puja.pandit.name}
          </Link>
          <span className="-ml-1 whitespace-nowrap">· {inRupees(paise(puja.price))}</span>
        </p>
        <Done puja={puja} />
      </div>
      <div
        role="group"
        aria-label={t('remedies', { ritual: nameOf(puja.ritualType), family: puja.family.name })}
        className="hand-deeds grid grid-flow-dense grid-cols-2 content-start md:max-lg:grid-cols-4 gap-2 [&_a]:px-2! [&_button]:px-2!"
      >
        {isPast && <AnswerForm puja={puja} look={first ? 'main' : 'quiet'} />}
        <CallButton puja={puja} party={callFirst} main={first && grave && !isPast} />
        <CallButton puja={puja} party={callFirst === 'pandit' ? 'customer' : 'pandit'} />
        {!isPast && (puja.awaited ? <RemindButton puja={puja} /> : <Another puja={puja} />)}
        <details>
          <summary className={buttonClass('quiet')}>
            {t('hand.rest')}
            <ChevronDown size={17} aria-hidden className="shrink-0" />
          </summary>
          <div className="grid gap-2">
            {isPast && <RemindButton puja={puja} />}
            {(isPast || puja.awaited) && <Another puja={puja} />}
            {puja.openCase && (
              <ButtonLink look="quiet" to={`/admin/cases/${puja.openCase._id}`}>
                <Scale size={17} aria-hidden />
                {t('toCase')}
              </ButtonLink>
            )}
            {!isPast && <AnswerForm puja={puja} look="quiet" />}
            <CallNote puja={puja} party={callFirst} />
            <ButtonLink look="quiet" to={`/admin/bookings?booking=${puja._id}`}>
              {t(
                fellThrough(puja.bookingStatus) && !puja.why.some((one) => aboutMoney.includes(one))
                  ? 'booking'
                  : 'money',
              )}
            </ButtonLink>
          </div>
        </details>
      </div>
    </article>
  );
}

/** Somebody else for it: looked for, or chosen. */
const Another = ({ puja }: { puja: Watched }) => (
  <>
    <SeekButton puja={puja} />
    <FindLink puja={puja} />
  </>
);

export function PujaTime({ puja, today }: { puja: Watched; today: string }) {
  const t = useTranslations('adminBoard');
  const { hourText, dayShort } = useFormats();
  return (
    <time dateTime={puja.startsAt} className="text-3 font-semibold lg:text-4">
      {puja.day !== today && `${dayShort(puja.day)} `}
      {puja.startTime ? hourText(puja.startTime) : t('wholeDay')}
    </time>
  );
}

const silent: readonly HandReason[] = ['unanswered', 'unpaid', 'unconfirmed'];

/** If the pandit does not come, the advance goes back or along automatically; the office sends only money that went astray. */
const aboutMoney: readonly HandReason[] = ['refundFailed', 'moneyAstray'];

/** Why, in a sentence each. */
export function Why({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard');
  const { momentText } = useFormats();
  const lengthOf = useLength();
  const saidIn = useCaseWords();
  const reasons = useTranslations('ownReasons');
  const own = ownReasonOf(puja.note);
  const now = useNow();
  return (
    <ul className="font-medium">
      {puja.why.map((why) => (
        <li key={why}>
          {why === 'inCase'
            ? saidIn(puja)
            : puja.takenByOffice && (why === 'leftAlone' || why === 'sought')
              ? t(`whyTaken.${why}`, { pandit: puja.pandit.name })
              : t(`why.${why}`, { late: lengthOf(now - instantOf(puja.startsAt)) })}
          {silent.includes(why) && (
            <>
              {' '}
              {t('silentFor', { length: lengthOf(now - instantOf(puja.since)) })}{' '}
              {puja.dueAt && t('until', { time: unbroken(momentText(puja.dueAt)) })}
            </>
          )}
          {why === 'leftAlone' && puja.note && (
            <span className="text-ink-2">
              {' '}
              {own ? reasons(own) : t.rich('said', { note: puja.note, ...inTheirWords(puja.note) })}
            </span>
          )}
        </li>
      ))}
      {puja.asked.map(({ name, until }) => (
        <li key={name}>
          {until ? t('askedUntil', { name, time: unbroken(momentText(until)) }) : t('asked', { name })}
        </li>
      ))}
    </ul>
  );
}

/** What an open case says, and who says so. */
function useCaseWords(): (puja: Watched) => string {
  const t = useTranslations('adminBoard');
  return ({ openCase }) => {
    const key = `${openCase?.kind}_${openCase?.by ?? 'nobody'}`;
    const words = `case.${key}` as Parameters<typeof t>[0];
    return t.has(words) ? t(words) : t('why.inCase', { late: '' });
  };
}

/** What the office has done about it. */
function Done({ puja: { called, reminded } }: { puja: Watched }) {
  const t = useTranslations('adminBoard');
  const { momentText } = useFormats();
  const said = [
    called &&
      t(`called.${called.party ?? 'nobody'}`, {
        time: unbroken(momentText(called.at)),
        by: called.by ?? t('somebody'),
      }),
    called?.outcome && t(`callNote.outcomes.${called.outcome}`),
    called?.note && `“${called.note}”`,
    reminded && t('reminded', { time: unbroken(momentText(reminded.at)), by: reminded.by ?? t('somebody') }),
  ].filter(Boolean);
  return said.length > 0 ? <p className="text-1 text-ink-2">{said.join('\u00a0· ')}</p> : null;
}
