import { lazy, useState } from 'react';
import { Link, useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BookingCases, OwnCase } from '#contract/cases/cases.ts';
import type { Side } from '#domain/booking.ts';
import { restsPayment } from '#domain/cases/case.ts';
import { paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { dayAt, instantOf, type Instant } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { inTheirWords } from '../../in-their-words.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { addressOf } from '../../api/api.ts';
import { useSite } from '../../site/brand.ts';
import { useNow } from '../../now.ts';
import type { FormResult } from '../../forms/form-result.ts';
import { FoldedSection, Section } from '../section.tsx';
import { useCaseTimes } from './case-times.ts';
import { OpenForm, PressForm } from './forms.tsx';
import { LatePart, patiently } from '../../late-part.tsx';

/** Few bookings need it; the server has it. */
const AddForm = import.meta.env.SSR
  ? (await import('./answer-forms.tsx')).AddForm
  : lazy(async () => ({ default: (await patiently(() => import('./answer-forms.tsx'))).AddForm }));
const AppealForm = import.meta.env.SSR
  ? (await import('./answer-forms.tsx')).AppealForm
  : lazy(async () => ({ default: (await patiently(() => import('./answer-forms.tsx'))).AppealForm }));
const NotHeld = import.meta.env.SSR
  ? (await import('./not-held.tsx')).NotHeld
  : lazy(async () => ({ default: (await patiently(() => import('./not-held.tsx'))).NotHeld }));

interface CasesProps {
  all: BookingCases;
  seenBy: Side;
  /** The office's number, where one is waiting for it. */
  phone?: string | null;
}

/** That nobody came is spoken of on the day alone. */
const isToday = (at: string, now: Instant): boolean => dayAt(instantOf(at)) === dayAt(now);

/** Payment rests until the office has decided. */
export const paymentRests = ({ cases }: BookingCases): boolean =>
  cases.some(({ kind, stage }) => stage !== 'closed' && restsPayment(kind));

/** The cases of a booking as one of its sides reads them, and the ways to open one. Works without script. */
export function CasesSection({ all, seenBy, phone = null }: CasesProps) {
  const { momentText } = useFormats();
  const t = useTranslations('cases');
  const now = useNow();
  const posted = useActionData<FormResult>();
  const [wasHeld, setWasHeld] = useState(false);
  const isHeld = wasHeld || (posted?.ok === false && posted.code === 'case_held');
  const { cases, mayOpen, absentFrom } = all;
  if (cases.length === 0 && mayOpen.length === 0 && !absentFrom) return null;
  const pressed = (['absence', 'overcharge'] as const).filter((kind) => mayOpen.includes(kind));
  const written = mayOpen.filter((kind) => kind !== 'absence' && kind !== 'overcharge' && kind !== 'notHeld');
  const mayDoubt = mayOpen.includes('notHeld');
  const rests = paymentRests(all);
  // the family waits for somebody, or for us
  const moneyWaits = cases.some(({ money, stage }) => money && stage !== 'closed');
  const inTrouble = rests || mayOpen.includes('absence') || moneyWaits;
  const content = (
    <>
      {rests && <p className="text-2 font-semibold">{t('rests')}</p>}
      {inTrouble && (rests || seenBy === 'customer') && (
        <p className="text-2">
          <ReachUs phone={phone} />
        </p>
      )}
      {cases.map((one) => (
        <Case key={one._id} one={one} seenBy={seenBy} at={seenBy === 'customer' ? '/my-cases' : '/pandit/cases'} />
      ))}
      {absentFrom && isToday(absentFrom, now) && (
        <p className="text-2 text-ink-2">{t('absentFrom', { at: momentText(absentFrom) })}</p>
      )}
      {mayDoubt && (
        <LatePart>
          <NotHeld />
        </LatePart>
      )}
      {pressed.length > 0 && (
        <div className="grid gap-2">
          {!moneyWaits && <p className="text-2 text-ink-2">{t('pressHint')}</p>}
          <div className="flex flex-wrap gap-3">
            {pressed.map((kind) => (
              <PressForm key={kind} kind={kind} onHeld={() => setWasHeld(true)} />
            ))}
          </div>
        </div>
      )}
      {written.length > 0 && <OpenForm kinds={written} isHeld={isHeld} />}
    </>
  );
  // who waits for somebody at the door, or for an answer, searches for nothing
  if (cases.length > 0 || mayOpen.includes('absence') || isHeld || mayDoubt) {
    return (
      <Section id="cases" title={t('heading')}>
        {content}
      </Section>
    );
  }
  return (
    <FoldedSection id="cases" title={t('heading')} forms={['pressCase', 'openCase']}>
      {content}
    </FoldedSection>
  );
}

/** The office's number; where it has none, its form. */
export function ReachUs({ phone }: { phone: string | null }) {
  const t = useTranslations('cases');
  const look = 'inline-block py-2.5 font-semibold text-maroon underline underline-offset-4';
  return phone ? (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={look}>
      {t('call', { phone: spoken(phone) })}
    </a>
  ) : (
    <Link to="/contact" className={look}>
      {t('write')}
    </Link>
  );
}

function Case({ one, seenBy, at }: { one: OwnCase; seenBy: Side; at: string }) {
  const t = useTranslations('cases');
  const timesOf = useCaseTimes();
  return (
    <article className="grid gap-2.5 border-b border-line pb-4">
      <h3 className="text-3">{t(`kinds.${one.kind}`)}</h3>
      <p className="text-2 text-ink-2">
        <Link
          to={`${at}/${one.number}`}
          className="inline-block py-2.5 font-semibold text-maroon underline underline-offset-4"
        >
          {t('ticket', { number: one.number })}
        </Link>{' '}
        {timesOf(one)} {one.money && one.stage !== 'closed' && t('waits')}
      </p>
      <CaseStory one={one} seenBy={seenBy} />
    </article>
  );
}

/** What was said and done in a case, and what its reader can add. */
export function CaseStory({ one, seenBy, isPage = false }: { one: OwnCase; seenBy: Side; isPage?: boolean }) {
  const { momentText } = useFormats();
  const t = useTranslations('cases');
  return (
    <>
      <ol className="grid gap-2 text-2">
        {one.story.map((deed) => (
          <li key={`${deed.at} ${deed.what}`}>
            <span className="text-ink-2">
              <time dateTime={deed.at}>{momentText(deed.at)}</time>:{' '}
              {deed.what === 'opened' || deed.what === 'added'
                ? t(`deeds.${deed.what}.${deed.by === seenBy ? 'you' : deed.by}`)
                : t(`deeds.${deed.what}`)}
            </span>
            {deed.words && (
              <blockquote
                lang={languageByLetters(deed.words)}
                className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line"
              >
                {deed.words}
              </blockquote>
            )}
            <Photos ids={deed.photos} />
          </li>
        ))}
      </ol>
      {one.decision && <Decision decision={one.decision} kind={one.kind} as={isPage ? 'h3' : 'h4'} />}
      <LatePart>
        {one.mayAdd && <AddForm one={one} />}
        {one.appealUntil && <AppealForm caseId={one._id} until={momentText(one.appealUntil)} />}
      </LatePart>
    </>
  );
}

/** What one sent oneself: the other side sees none of it. */
function Photos({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('cases');
  const { api } = useSite();
  if (ids.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <img
            src={addressOf('GET /case/photo/:id', { params: { id } }, api)}
            alt={t('photo', { count: index + 1 })}
            loading="lazy"
            className="max-h-40 max-w-full rounded-control border border-line object-contain"
          />
        </li>
      ))}
    </ul>
  );
}

export function Decision({
  decision,
  kind,
  as: Heading,
}: {
  decision: NonNullable<OwnCase['decision']>;
  kind: OwnCase['kind'];
  as: 'h3' | 'h4';
}) {
  const { money } = useFormats();
  const t = useTranslations('cases');
  const { remedy, amount, words, cash, measure, reason, lifted, absent } = decision;
  // the third says it itself
  const isUnheld = kind === 'notHeld' && (remedy === 'refundAll' || remedy === 'refundPart');
  const none = remedy === 'refundAll' && amount === null ? 'refundNone' : remedy;
  const said = none === 'ends' && cash !== null ? 'endsCash' : none;
  return (
    <div className="grid gap-1.5 rounded-control bg-sunk px-3.5 py-2.5 text-2">
      <Heading className="font-semibold">{t('decision')}</Heading>
      {absent && <p className="font-semibold">{t('absent')}</p>}
      {isUnheld && <p className="font-semibold">{t('unheld')}</p>}
      <p>{t(`remedies.${said}`, { amount: money(paise(amount ?? 0)) })}</p>
      {cash !== null && <p>{t('cash', { amount: money(paise(cash)) })}</p>}
      <p lang={languageByLetters(words)} className="wrap-anywhere whitespace-pre-line">
        {words}
      </p>
      {measure && <p className="font-semibold">{t(`measure.${measure}`)}</p>}
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line">{t.rich('reason', { reason, ...inTheirWords(reason) })}</p>
      )}
      {lifted && <p>{t('lifted')}</p>}
    </div>
  );
}
