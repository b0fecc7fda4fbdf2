import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../i18n/formats.ts';
import { useLocalName } from '../i18n/local-names.ts';
import { useLangOf } from '../i18n/catalogue/lang-of.ts';
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

/** A ritual as visitors choose it: picture, what it is, how long, from how much. A row, since there are many; all of it leads to its page. */
export function RitualCard({ ritual, eager = false, carried = true }: RitualCardProps) {
  const nameOf = useLocalName();
  const langOf = useLangOf();
  const duration = useDuration();
  const t = useTranslations('ritual');
  const pictureOf = usePictures();
  const page = `/services/${ritual.slug}`;
  return (
    <article className="relative grid h-full grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3.5 py-2.5 hover:bg-sunk/60 md:card md:p-3 lg:grid-cols-[8rem_minmax(0,1fr)] lg:items-start">
      <img
        src={carried ? pictureOf(ritual.ritualImageUrl) : ritual.ritualImageUrl}
        alt=""
        width={320}
        height={180}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-square w-full rounded-control bg-sunk object-cover lg:aspect-4/3"
      />
      <div className="flex h-full grow flex-col">
        {/* each on a line of its own: whether both fit into one is decided by letters that come late */}
        <h3 className="text-3 leading-snug tracking-normal">
          <Link to={page} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {nameOf(ritual.ritualType)}
          </Link>
        </h3>
        {ritual.ritualTypeOdia && <Odia className="text-2 text-ink-2">{ritual.ritualTypeOdia}</Odia>}
        {/* narrower screens show more rows instead, and the ritual's own page has it */}
        <p data-text lang={langOf(ritual.ritualDescription)} className="mt-0.5 text-2 text-ink-2 max-lg:hidden">
          {ritual.ritualDescription}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 lg:pt-1">
          <p className="text-1 text-ink-2">
            {duration(ritual.durationMinutes)}
            {!isQuiet(ritual) && <Price rupees={ritual.fromPrice} />}
          </p>
          {/* above the link of its row */}
          <ButtonLink
            to={`/find-pandit?ritual=${ritual._id}`}
            look="text"
            className="relative -my-2.5 -mr-2"
            aria-label={t('card', { name: nameOf(ritual.ritualType) })}
          >
            {t('bookNow')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Price({ rupees }: { rupees: number | null }) {
  const { money } = useFormats();
  const t = useTranslations('ritual');
  return (
    <>
      {'\u00a0· '}
      {rupees === null ? (
        t('unpriced')
      ) : (
        <>
          {t('from')} <b className="font-semibold text-ink">{money(paise(rupees))}</b>
        </>
      )}
    </>
  );
}
