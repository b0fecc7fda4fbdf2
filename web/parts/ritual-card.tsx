import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { inRupees, paise } from '#domain/money.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Odia } from './odia.tsx';
import { usePictures } from './picture.ts';
import { isQuiet } from './quiet.ts';
import { useDuration } from './duration.ts';

interface RitualCardProps {
  ritual: Ritual;
  eager?: boolean;
  /** It may be looked at without scrolling far: a document carries its drawing itself. */
  carried?: boolean;
}

/** A ritual as visitors choose it: picture, what it is, how long, from how much. A row, since there are many. */
export function RitualCard({ ritual, eager = false, carried = true }: RitualCardProps) {
  const duration = useDuration();
  const t = useTranslations('ritual');
  const pictureOf = usePictures();
  const page = `/services/${ritual.slug}`;
  return (
    <article className="grid h-full grid-cols-[4rem_minmax(0,1fr)] gap-x-3.5 py-3 md:card md:grid-cols-[7rem_minmax(0,1fr)] md:p-3">
      {/* the name below is the same link for the keyboard and for those who listen */}
      <Link to={page} tabIndex={-1} aria-hidden>
        <img
          src={carried ? pictureOf(ritual.ritualImageUrl) : ritual.ritualImageUrl}
          alt=""
          width={320}
          height={180}
          loading={eager ? 'eager' : 'lazy'}
          className="size-16 rounded-control object-cover md:aspect-4/3 md:h-auto md:w-full"
        />
      </Link>
      <div className="flex grow flex-col">
        {/* each on a line of its own: whether both fit into one is decided by letters that come late */}
        <div>
          <h3 className="text-3 leading-snug tracking-normal">
            <Link to={page} className="-my-3 inline-block py-3 underline-offset-4 hover:underline">
              {ritual.ritualType}
            </Link>
          </h3>
          {ritual.ritualTypeOdia && <Odia className="text-2 text-ink-2">{ritual.ritualTypeOdia}</Odia>}
        </div>
        {/* of a longer one the ritual's own page has the rest */}
        <p data-text className="line-clamp-2 text-1 text-ink-2 md:line-clamp-4 md:text-2">
          {ritual.ritualDescription}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-1">
          <p className="text-1 text-ink-2">
            {duration(ritual.durationMinutes)}
            {!isQuiet(ritual) && <Price rupees={ritual.fromPrice} />}
          </p>
          <ButtonLink
            to={`/find-pandit?ritual=${ritual._id}`}
            look="text"
            className="-my-2.5 -mr-2"
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
      {'\u00a0· '}
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
