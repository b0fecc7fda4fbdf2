import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { Odia } from '../../../parts/odia.tsx';
import { usePictures } from '../../../parts/picture.ts';
import { cx } from '../../../ui/cx.ts';
import type { Asked } from '../shared/asked.ts';
import { bookingOf, dayAsked } from './book-this.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useDuration } from '../../../parts/duration.ts';

/** What a pandit offers and asks for it, first what was searched for; the day is chosen on the way to booking. */
export function PanditOffers({ pandit, asked }: { pandit: PublicPandit; asked: Asked }) {
  const { dayShort } = useFormats();
  const t = useTranslations('priest');
  const day = dayAsked(pandit, asked);
  const isAsked = ({ ritual }: OfferProps['offer']): boolean => ritual._id === asked.ritual;
  const offers = pandit.offers.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  return (
    <section id="rituals" className="scroll-mt-24">
      <h2 className="text-4">{day ? t('ritualsOn', { day: dayShort(day) }) : t('rituals')}</h2>
      {pandit.offers.length === 0 ? (
        <p className="mt-3 text-ink-2">{t('noRituals')}</p>
      ) : (
        <ul className="card mt-4 divide-y divide-line overflow-hidden">
          {offers.map((offer) => (
            <Offer key={offer.ritual._id} offer={offer} panditId={pandit._id} day={day} isAsked={isAsked(offer)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The whole row books it. */
function Offer({ offer: { ritual, price }, panditId, day, isAsked }: OfferProps) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const duration = useDuration();
  const t = useTranslations('priest');
  const pictureOf = usePictures();
  return (
    <li
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-3 py-2.5 hover:bg-sunk sm:gap-x-4 sm:pr-4',
        isAsked && 'bg-marigold-soft/40',
      )}
    >
      <img
        src={pictureOf(ritual.ritualImageUrl)}
        alt=""
        width={112}
        height={63}
        loading="lazy"
        className="aspect-4/3 w-14 rounded-control bg-sunk object-cover sm:w-20"
      />
      <div className="min-w-0 text-2 text-ink-2">
        <h3 className="text-3 leading-snug tracking-normal wrap-anywhere">
          <Link
            to={bookingOf(panditId, ritual._id, day)}
            aria-label={t('bookRitual', { name: nameOf(ritual.ritualType) })}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {nameOf(ritual.ritualType)}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-x-2.5 text-1 sm:text-2">
          {ritual.ritualTypeOdia && <Odia>{ritual.ritualTypeOdia}</Odia>}
          <p>{duration(ritual.durationMinutes)}</p>
        </div>
      </div>
      <b className="text-3 font-semibold whitespace-nowrap sm:text-4 sm:display">{money(paise(price))}</b>
      <ChevronRight size={18} aria-hidden className="text-ink-2 max-sm:hidden" />
    </li>
  );
}

interface OfferProps {
  offer: PublicPandit['offers'][number];
  panditId: string;
  /** The free day that was chosen; null for none. */
  day: Day | null;
  /** It was searched for. */
  isAsked: boolean;
}
