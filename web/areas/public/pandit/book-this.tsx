import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { addressOf, bookingAddress, type Asked } from '../shared/asked.ts';

/** The day that was searched for, where it is free. */
export const dayAsked = ({ freeDays }: PublicPandit, { date }: Asked): Day | null =>
  freeDays.find(({ day, partly }) => day === date && !partly)?.day ?? null;

/** Where one of the rituals is booked; without a day it is chosen on the way. */
export const bookingOf = (panditId: string, ritualId: string, day: Day | null): string =>
  day ? bookingAddress(panditId, ritualId, day) : `/find-pandit?ritual=${ritualId}&pandit=${panditId}`;

/** The one thing to do on the page: of the ritual that was searched for, with its price, or with all of it still to choose. */
export function BookThis({ pandit, asked, className }: { pandit: PublicPandit; asked: Asked; className: string }) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const t = useTranslations('priest');
  const { offers } = pandit;
  const price = (rupees: number): string => money(paise(rupees));
  if (offers.length === 0) return null;
  const offer =
    offers.find(({ ritual }) => ritual._id === asked.ritual) ?? (offers.length === 1 ? offers[0] : undefined);
  return (
    <div className={className}>
      <p className="min-w-0 grow leading-tight">
        <b className="block text-4 whitespace-nowrap display">
          {offer ? price(offer.price) : t('from', { price: price(Math.min(...offers.map((one) => one.price))) })}
        </b>
        {offer && <span className="line-clamp-1 text-1 text-ink-2">{nameOf(offer.ritual.ritualType)}</span>}
      </p>
      <ButtonLink
        to={
          offer
            ? bookingOf(pandit._id, offer.ritual._id, dayAsked(pandit, asked))
            : addressOf({ ...asked, pandit: pandit._id })
        }
      >
        {t('book')}
      </ButtonLink>
    </div>
  );
}
