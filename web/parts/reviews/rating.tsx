import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';

/** `★ 4.6 (12)`, or that somebody is new. */
export function RatingInShort({ rating }: Pick<PublicPandit, 'rating'>) {
  const t = useTranslations('rating');
  if (!rating) return <span className="text-1 text-ink-2">{t('new')}</span>;
  return (
    <span className="text-1 whitespace-nowrap text-ink">
      <span aria-hidden>
        <span className="text-saffron">★</span> <b className="font-semibold">{t('stars', { stars: rating.stars })}</b> (
        {rating.reviews})
      </span>
      <span className="sr-only">{t('said', rating)}</span>
    </span>
  );
}
