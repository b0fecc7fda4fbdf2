import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { areOfNight } from '#domain/calendar/hours-of-night.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { Named } from '../../../parts/named.tsx';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { addressOf, panditAddress, type Asked } from '../shared/asked.ts';
import type { Before, GoodDay } from './before.ts';
import { joined } from './pandit-card.tsx';

/** Before a ritual was chosen: days that are good soon, and who is free on the first of them. A press is a search. */
export default function BeforeSearch({ district, good, free }: Before): ReactNode {
  const t = useTranslations('find.before');
  const { dayPlain } = useFormats();
  const nameOf = useLocalName();
  if (good.length === 0) return null;
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <section aria-labelledby="good-days">
        <h2 id="good-days" className="text-4">
          {t('good')}
        </h2>
        <p className="mt-0.5 mb-2.5 text-2 text-ink-2">{t('goodNote', { district: nameOf(district) })}</p>
        <ul className={ROWS}>
          {good.map((one) => (
            <li key={one.ritual._id}>
              <DayRow {...one} />
            </li>
          ))}
        </ul>
      </section>
      {free && (
        <section aria-labelledby="free-soon">
          <h2 id="free-soon" className="text-4">
            {t('free', { day: dayPlain(free.of.hours.date) })}
          </h2>
          <p className="mt-0.5 mb-2.5 text-2 text-ink-2">
            {t('freeNote', { ritual: free.of.ritual.name, district: nameOf(free.of.asked.district || district) })}
          </p>
          <ul className={ROWS}>
            {free.found.map((one) => (
              <li key={one._id}>
                <PanditRow found={one} asked={free.of.asked} />
              </li>
            ))}
          </ul>
          <Link to={addressOf(free.of.asked)} state={SEARCHED} className={`${buttonClass('text')} -ml-2`}>
            {t('all')}
          </Link>
        </section>
      )}
    </div>
  );
}

const ROWS = 'card divide-y divide-line overflow-hidden';
const ROW = 'flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-sunk';
const SEARCHED = { searched: true };

function DayRow({ ritual, hours, asked }: GoodDay) {
  const t = useTranslations('find.before');
  const good = useTranslations('goodHours');
  const { count, monthShort, weekdayShort, dayLong, endsOn } = useFormats();
  return (
    <Link to={addressOf(asked)} state={SEARCHED} className={ROW}>
      <span className="sr-only">{dayLong(hours.date)}: </span>
      <span aria-hidden className="grid w-14 shrink-0 text-center leading-tight">
        <b className="text-3 font-semibold whitespace-nowrap">
          {count(Number(hours.date.slice(8)))} {monthShort(monthOf(hours.date))}
        </b>
        <span className="text-1 text-ink-2">{weekdayShort(hours.date)}</span>
      </span>
      <span className="min-w-0 grow">
        <b className="block font-semibold">{ritual.name}</b>
        <span className="block text-2 text-leaf">
          {areWholeDay(hours) ? t('wholeDay') : t('slot', endsOn(hours, hours.date))}
          {areOfNight(hours) && <span className="ml-2 text-1 text-indigo">{good('night')}</span>}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="text-ink-2" />
    </Link>
  );
}

function PanditRow({ found: { userId: pandit, price, rating }, asked }: { found: Found; asked: Asked }) {
  const { money } = useFormats();
  return (
    <Link to={panditAddress(pandit._id, asked)} className={ROW}>
      <Avatar name={pandit.name} url={pandit.profileUrl} size="sm" />
      <span className="min-w-0 grow">
        <b className="block font-semibold wrap-anywhere">
          <Named>{pandit.name}</Named>
        </b>
        <span className="flex flex-wrap gap-x-2.5 text-2 text-ink-2">
          {rating && <RatingInShort rating={rating} />}
          {joined([pandit.city, pandit.district])}
        </span>
      </span>
      <b className="text-3 font-semibold whitespace-nowrap">{money(paise(price))}</b>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2 max-lg:hidden" />
    </Link>
  );
}
