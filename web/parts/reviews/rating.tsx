import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';

/** `★ 4.6 (12)`, which leads to the reviews it is made of, or that somebody is new. */
export function RatingInShort({ rating, to }: Pick<PublicPandit, 'rating'> & { to?: string }) {
  const t = useTranslations('rating');
  if (!rating) return <span className="text-1 text-ink-2">{t('new')}</span>;
  const shown = (
    <>
      <span aria-hidden>
        <span className="text-saffron">★</span> <b className="font-semibold">{t('stars', { stars: rating.stars })}</b> (
        {rating.reviews})
      </span>
      <span className="sr-only">{t('said', rating)}</span>
    </>
  );
  const look = 'text-1 whitespace-nowrap text-ink';
  if (!to) return <span className={look}>{shown}</span>;
  // the page of a pandit is a document, and the router does not carry the end of an address there
  return (
    <Link
      reloadDocument
      to={to}
      className={`${look} relative -my-3.5 py-3.5 underline decoration-line-strong underline-offset-4`}
    >
      {shown}
    </Link>
  );
}

/** How they keep to their word, of the last twelve months; nothing where there is too little to say. */
export function ReliabilityInShort({ reliability }: Pick<PublicPandit, 'reliability'>) {
  const t = useTranslations('reliability');
  return (['kept', 'answered'] as const).map((key) => {
    const share = reliability[key];
    return share === null ? null : (
      <span key={key} className="text-1 text-ink-2">
        {t(key, { count: share.count, of: share.of })}
      </span>
    );
  });
}
