import { useTranslations } from 'use-intl';
import { MOST_STARS } from '#domain/reviews/review.ts';

/** So many of five stars, as signs; said in words to those who listen. */
export function Stars({ stars }: { stars: number }) {
  const t = useTranslations('shownReviews');
  return (
    <span className="whitespace-nowrap text-saffron">
      <span aria-hidden>{'★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)}</span>
      <span className="sr-only">{t('stars', { stars })}</span>
    </span>
  );
}
