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

/** How they keep to their word, of the last twelve months; nothing where there is too little to say. */
export function ReliabilityInShort({ reliability }: Pick<PublicPandit, 'reliability'>) {
  const t = useTranslations('reliability');
  return (['kept', 'answered'] as const).map((key) => {
    const percent = reliability[key];
    return percent === null ? null : (
      <span key={key} className="text-1 text-ink-2">
        {t(key, { percent })}
      </span>
    );
  });
}
