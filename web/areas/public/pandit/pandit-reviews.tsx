import { Link } from 'react-router';
import { languageByLetters } from '#domain/words/script.ts';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { PublicPandit } from '#contract/pandits.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Stars } from '../../../parts/reviews/stars.tsx';

/** Where the list goes on, in the page's address. */
export const OLDER = 'older';

interface PanditReviewsProps {
  pandit: PublicPandit;
  reviews: Reply<'GET /pandits/:id/reviews'>;
  /** Not the newest ones. */
  isOlder: boolean;
}

const link = 'inline-flex min-h-11 items-center font-semibold text-maroon underline-offset-4 hover:underline';

/** What families wrote, newest first, and what the rating is made of. */
export function PanditReviews({
  pandit: { _id, rating },
  reviews: { reviews, nextCursor },
  isOlder,
}: PanditReviewsProps) {
  const t = useTranslations('shownReviews');
  return (
    <section id="reviews" className="scroll-mt-24">
      <h2 className="text-4">{t('heading')}</h2>
      <p className="mt-1 text-2 text-ink-2">
        {rating ? t('rated', { stars: rating.stars, reviews: rating.reviews }) : t('new')}{' '}
        <Link to="/help#reviews" className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
          {t('how')}
        </Link>
      </p>
      {reviews.length === 0 ? (
        <p className="mt-3 text-2 text-ink-2">{t('none')}</p>
      ) : (
        <ul className="card mt-4 divide-y divide-line">
          {reviews.map((review) => (
            <OneReview key={review._id} review={review} panditId={_id} />
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {isOlder && (
          <Link to={`/pandits/${_id}#reviews`} className={link}>
            {t('newest')}
          </Link>
        )}
        {nextCursor !== null && (
          <Link to={`/pandits/${_id}?${OLDER}=${nextCursor}#reviews`} className={link}>
            {t('older')}
          </Link>
        )}
      </p>
    </section>
  );
}

interface OneReviewProps {
  review: Reply<'GET /pandits/:id/reviews'>['reviews'][number];
  panditId: string;
}

function OneReview({ review, panditId }: OneReviewProps) {
  const nameOf = useLocalName();
  const t = useTranslations('shownReviews');
  const { dateWorded } = useFormats();
  return (
    <li className="grid gap-1.5 p-4 text-2">
      <p className="flex flex-wrap gap-x-3">
        <Stars stars={review.stars} /> <b className="font-semibold">{nameOf(review.ritualType)}</b>
      </p>
      <p className="text-1 text-ink-2">
        {[dateWorded(review.at), ...(review.verified ? [t('verified')] : [])].join('\u00a0· ')}
      </p>
      {review.words && (
        <p lang={languageByLetters(review.words)} className="wrap-anywhere whitespace-pre-line">
          {review.words}
        </p>
      )}
      {review.answer && (
        <div className="mt-1 border-l-2 border-line-strong pl-3">
          <p className="text-1 text-ink-2">{t('answer')}</p>
          <p lang={languageByLetters(review.answer.words)} className="wrap-anywhere whitespace-pre-line">
            {review.answer.words}
          </p>
        </div>
      )}
      <Link
        to={`/report/${panditId}/${review._id}`}
        rel="nofollow"
        aria-label={t('reportOf', { day: dateWorded(review.at) })}
        className="-my-1 w-fit py-2.5 text-1 text-ink-2 underline underline-offset-4"
      >
        {t('report')}
      </Link>
    </li>
  );
}
