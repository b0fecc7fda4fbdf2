import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { inRupees, paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import { Odia } from '../../../parts/odia.tsx';
import { usePictures } from '../../../parts/picture.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { bookingAddress, type Asked } from '../shared/asked.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useDuration } from '../../../parts/duration.ts';

/** What a pandit offers and asks for it, first what was searched for; the day is chosen on the way to booking. */
export function PanditOffers({ pandit, asked }: { pandit: PublicPandit; asked: Asked }) {
  const { dayShort } = useFormats();
  const t = useTranslations('priest');
  const day = pandit.freeDays.find((one) => one.day === asked.date && !one.partly)?.day ?? null;
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

function Offer({ offer: { ritual, price, experience }, panditId, day, isAsked }: OfferProps) {
  const duration = useDuration();
  const t = useTranslations('priest');
  const pictureOf = usePictures();
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-3 hover:bg-sunk sm:grid-cols-[auto_1fr_auto] sm:pr-4">
      <img
        src={pictureOf(ritual.ritualImageUrl)}
        alt=""
        width={112}
        height={63}
        loading="lazy"
        className="aspect-video w-24 rounded-control object-cover sm:w-28"
      />
      <div className="min-w-0 text-2 text-ink-2">
        <h3 className="text-3 leading-snug tracking-normal">
          <Link
            to={`/services/${ritual.slug}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {ritual.ritualType}
          </Link>
        </h3>
        {ritual.ritualTypeOdia && <Odia className="text-2">{ritual.ritualTypeOdia}</Odia>}
        <p>{t('ritualFacts', { duration: duration(ritual.durationMinutes), count: experience })}</p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-4 sm:col-span-1 sm:justify-end">
        <b className="text-4 whitespace-nowrap display">{inRupees(paise(price))}</b>
        <ButtonLink
          look={isAsked ? 'main' : 'quiet'}
          // above the link of its row
          className="relative"
          to={day ? bookingAddress(panditId, ritual._id, day) : `/find-pandit?ritual=${ritual._id}&pandit=${panditId}`}
          aria-label={t('bookRitual', { name: ritual.ritualType })}
        >
          {t('book')}
        </ButtonLink>
      </div>
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
