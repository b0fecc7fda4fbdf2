import { Link } from 'react-router';
import { languageByLetters } from '#domain/words/script.ts';
import { useTranslations } from 'use-intl';
import type { BookingReviews } from '#contract/booking/reviews.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Stars } from './stars.tsx';

const questions = ['onTime', 'conduct', 'explained', 'asAgreed'] as const;
const taps = ['prepared', 'respectful', 'paidAsAgreed', 'easyToFind'] as const;

interface FamilyReviewProps {
  review: NonNullable<BookingReviews['ofFamily']>;
  /** Where it can be reported. */
  reportAt?: string;
  /** It is read by who answered it. */
  isAnswerOwn?: boolean;
}

/** A family's review, with the pandit's answer. */
export function FamilyReview({ review, reportAt, isAnswerOwn = false }: FamilyReviewProps) {
  const t = useTranslations('bookingReviews');
  const shown = useTranslations('shownReviews');
  const { dateWorded } = useFormats();
  const said = questions.flatMap((name) => (review[name] === null ? [] : [[name, review[name]] as const]));
  return (
    <div className="grid gap-2 text-2">
      <p className="flex flex-wrap gap-x-3">
        <Stars stars={review.stars} /> <span className="text-ink-2">{dateWorded(review.at)}</span>
      </p>
      <YesNo lines={said.map(([name, yes]) => [t(`questions.${name}`), yes])} />
      {review.words && (
        <p lang={languageByLetters(review.words)} className="wrap-anywhere whitespace-pre-line">
          {review.words}
        </p>
      )}
      {review.answer && (
        <div className="border-l-2 border-line-strong pl-3">
          <p className="text-1 text-ink-2">{isAnswerOwn ? t('ownAnswer') : shown('answer')}</p>
          <p lang={languageByLetters(review.answer.words)} className="wrap-anywhere whitespace-pre-line">
            {review.answer.words}
          </p>
        </div>
      )}
      {reportAt && (
        <Link to={reportAt} className="w-fit py-2.5 text-1 underline underline-offset-4">
          {t('report')}
        </Link>
      )}
    </div>
  );
}

/** What a pandit says of a family. */
export function PanditReview({ review }: { review: NonNullable<BookingReviews['ofPandit']> }) {
  const t = useTranslations('bookingReviews');
  const said = taps.flatMap((name) => (review[name] === null ? [] : [[name, review[name]] as const]));
  return <YesNo lines={said.map(([name, yes]) => [t(`taps.${name}`), yes])} />;
}

function YesNo({ lines }: { lines: readonly (readonly [string, boolean])[] }) {
  const t = useTranslations('bookingReviews');
  if (lines.length === 0) return null;
  return (
    <dl className="grid max-w-md gap-1 text-2">
      {lines.map(([label, yes]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold">{t(yes ? 'yes' : 'no')}</dd>
        </div>
      ))}
    </dl>
  );
}
