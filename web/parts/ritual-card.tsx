import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { inRupees, paise } from '#domain/money.ts';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Odia } from './odia.tsx';
import { usePictures } from './picture.ts';
import { isQuiet } from './quiet.ts';
import { useDuration } from './duration.ts';

interface RitualCardProps {
  ritual: Ritual;
  eager?: boolean;
  /** It may be looked at without scrolling far: a document carries its drawing itself. */
  carried?: boolean;
  /** On a phone a row, for lists of many. */
  row?: boolean;
  /** One level below the heading it stands under. */
  heading?: 'h2' | 'h3';
}

/** A ritual as visitors choose it: picture, what it is, how long, from how much. */
export function RitualCard({
  ritual,
  eager = false,
  carried = true,
  row = false,
  heading: Heading = 'h3',
}: RitualCardProps) {
  const duration = useDuration();
  const t = useTranslations('ritual');
  const pictureOf = usePictures();
  const page = `/services/${ritual.slug}`;
  return (
    <article
      className={cx(
        'card h-full overflow-hidden',
        row ? 'grid grid-cols-[5rem_minmax(0,1fr)] sm:flex sm:flex-col' : 'flex flex-col',
      )}
    >
      {/* the name below is the same link for the keyboard and for those who listen */}
      <Link to={page} tabIndex={-1} aria-hidden>
        <img
          src={carried ? pictureOf(ritual.ritualImageUrl) : ritual.ritualImageUrl}
          alt=""
          width={320}
          height={180}
          loading={eager ? 'eager' : 'lazy'}
          className={cx(
            'w-full border-line object-cover',
            row ? 'h-full border-r sm:aspect-video sm:h-auto sm:border-r-0 sm:border-b' : 'aspect-video border-b',
          )}
        />
      </Link>
      <div className={cx('flex grow flex-col', row ? 'px-3 py-2 sm:p-4.5 sm:pt-4' : 'p-4.5 pt-4')}>
        <div className={cx(row && 'flex flex-wrap items-baseline gap-x-2 sm:block')}>
          <Heading className="text-3 leading-snug tracking-normal">
            <Link to={page} className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline">
              {ritual.ritualType}
            </Link>
          </Heading>
          {ritual.ritualTypeOdia && <Odia className="text-2 text-ink-2">{ritual.ritualTypeOdia}</Odia>}
        </div>
        <p
          data-text
          className={cx('text-2 text-ink-2', row ? 'line-clamp-1 sm:mt-1.5 sm:line-clamp-3' : 'mt-1.5 line-clamp-3')}
        >
          {ritual.ritualDescription}
        </p>
        <div
          className={cx('mt-auto flex flex-wrap items-center justify-between gap-x-3', row ? 'sm:pt-3.5' : 'pt-3.5')}
        >
          <p className="text-2 text-ink-2">
            {duration(ritual.durationMinutes)}
            {!isQuiet(ritual) && <Price rupees={ritual.fromPrice} />}
          </p>
          <ButtonLink
            to={`/find-pandit?ritual=${ritual._id}`}
            look="quiet"
            aria-label={t('card', { name: ritual.ritualType })}
          >
            {t('bookNow')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Price({ rupees }: { rupees: number | null }) {
  const t = useTranslations('ritual');
  return (
    <>
      {' · '}
      {rupees === null ? (
        t('unpriced')
      ) : (
        <>
          {t('from')} <b className="font-semibold text-ink">{inRupees(paise(rupees))}</b>
        </>
      )}
    </>
  );
}
