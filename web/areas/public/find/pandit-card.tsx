import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { KeepPandit } from '../../../parts/booking/heart.tsx';
import { Named } from '../../../parts/named.tsx';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { BOOK } from '../booking/use-booking-address.ts';
import { panditAddress, type Asked } from '../shared/asked.ts';

export const joined = (parts: readonly (string | null)[]): string => [...new Set(parts.filter(Boolean))].join(', ');

interface PanditCardProps {
  found: Found;
  asked: Asked;
  /** The chosen pandit is beside the list, if the screen is wide enough. */
  isChosen: boolean;
  onChoose: () => void;
  /** Nobody else was found: to book them is the one thing to do. */
  isAlone: boolean;
  onBook: () => void;
}

/** The picture, the words, and what it costs: beside each other where there is room, on a phone facts and cost below. */
export const CARD =
  'card relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 pt-3 pb-2 sm:grid-cols-[auto_minmax(0,1fr)_9rem] sm:items-center sm:gap-x-5 sm:p-3.5';

/** Price and button, in a column of one width, so that prices are below each other. */
export const COST =
  'col-span-2 flex items-center justify-between gap-2 sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:grid sm:justify-normal sm:justify-items-end sm:gap-2';

/** A pandit who is free: who, from where, what it costs, and the way to ask. A press leads to the pandit; on a desk the first press chooses. */
export function PanditCard({ found, asked, isChosen, isAlone, onChoose, onBook }: PanditCardProps) {
  const { money } = useFormats();
  const t = useTranslations('find');
  const { userId: pandit, price, rating } = found;
  const address = panditAddress(pandit._id, asked);
  return (
    <article className={cx(CARD, 'hover:border-line-strong', isChosen && 'xl:border-ink-2 xl:shadow-lift')}>
      <div className="relative [grid-area:1/1] self-start justify-self-start">
        <Avatar name={pandit.name} url={pandit.profileUrl} size="lg" />
        <span className="sr-only">{t('available')}</span>
      </div>
      <div className="col-start-2 row-start-1 min-w-0 gap-x-6 text-1 text-ink-2 sm:text-2 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:items-center">
        <div>
          <h2 className="text-[1.0625rem] leading-snug font-semibold tracking-normal wrap-anywhere">
            <Link
              to={address}
              className="after:absolute after:inset-0 after:rounded-card"
              onClick={(event) => {
                if (isChosen || !isPlainPress(event) || !matchMedia(DESK).matches) return;
                event.preventDefault();
                onChoose();
              }}
            >
              <Named>{pandit.name}</Named>
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2.5">
            {rating && <RatingInShort rating={rating} to={`${address}#reviews`} />}
            <span>{servesAtHome(found) ? t('templeHere', { place: homeOf(found) }) : homeOf(found)}</span>
          </p>
        </div>
        {/* each whole: one that has no room begins a line */}
        <p className="flex flex-wrap gap-x-3">
          {useFacts(found).map((fact, nth) => (
            <span key={fact} className={nth === 0 ? 'text-ink' : undefined}>
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className={COST}>
        <b className="text-4 leading-none whitespace-nowrap display text-ink max-sm:mr-auto">{money(paise(price))}</b>
        <KeepPandit panditId={pandit._id} name={pandit.name} onPicture="card" />
        <Button
          type="submit"
          form="find"
          name={BOOK}
          value={pandit._id}
          look={isAlone ? 'main' : 'quiet'}
          aria-haspopup="dialog"
          aria-label={t('bookWith', { name: pandit.name })}
          className={cx('relative', !isAlone && 'bg-paper')}
          onClick={(event) => {
            event.preventDefault();
            onBook();
          }}
        >
          {t('book')}
        </Button>
      </div>
    </article>
  );
}

/** As wide as there is room for two columns: `xl`. */
const DESK = '(min-width: 80rem)';

/** By a pointer, and for here: a key leads to the pandit at once. */
const isPlainPress = ({ detail, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  detail > 0 && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const templeOf = ({ userId: { templeCity, templeDistrict, templeState } }: Found): string =>
  joined([templeCity, templeDistrict, templeState]);

const homeOf = ({ userId: { city, district } }: Found): string => joined([city, district]);

/** The temple stands where the pandit lives. */
const servesAtHome = ({ userId: { city, district, templeCity, templeDistrict } }: Found): boolean =>
  templeCity !== null && templeCity === city && templeDistrict === district;

/** What else there is to know of the pandit, the years first; what all have in common is said above the list. */
function useFacts(found: Found): string[] {
  const { userId: pandit, startTime, experience, reliability, answersInHours } = found;
  const t = useTranslations('find');
  const { hourText } = useFormats();
  const { kept } = reliability;
  return [
    experience > 0 && t('years', { count: experience }),
    pandit.languagesKnown.map(useLocalName()).join(', '),
    // within good hours the first time they could begin
    startTime && t('freeAt', { time: hourText(startTime) }),
    kept && t('kept', { count: kept.count, of: kept.of }),
    answersInHours !== null && t('answersIn', { hours: answersInHours }),
    pandit.templeCity && !servesAtHome(found) && t('temple', { place: templeOf(found) }),
  ].filter((fact): fact is string => Boolean(fact));
}
