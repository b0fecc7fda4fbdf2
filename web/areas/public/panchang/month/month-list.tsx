import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { Day } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { inPlace, type Place } from '../shared/asked.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { goodFor, type GoodFor } from './good-days.ts';
import { oddOf, useMarks } from './marks.ts';

interface MonthListProps {
  days: readonly DayOfMonth[];
  good: Readonly<Record<Day, readonly GoodFor[]>>;
  place: Place;
}

const numberOf = (date: Day): number => Number(date.slice(8));

/** Below a phone's grid, in words: what is marked on which day, and what of its days is lost, repeated or good. */
export function MonthList({ days, good, place }: MonthListProps) {
  const t = useTranslations('almanacDay.month');
  const nameIn = useNames();
  const marksOf = useMarks();
  const all = days.flatMap((day) => marksOf(day).map((mark) => ({ date: day.date, ...mark })));
  // one that comes each week is named once, with its other days
  const byKey = [...Map.groupBy(all, ({ key }) => key).values()];
  const odd = days.flatMap((day) =>
    oddOf(day).map((one) => ({ date: day.date, says: t(`odd.${one.says}`, { name: nameIn(one.names) }) })),
  );
  const kinds = goodFor.flatMap((kind) => {
    const own = days.filter(({ date }) => good[date]?.includes(kind)).map(({ date }) => numberOf(date));
    return own.length > 0 ? [{ kind, days: own.join(', ') }] : [];
  });
  return (
    <>
      {byKey.length > 0 && (
        <PhoneFold title={t('marked')} count={byKey.length} onlyOnPhones>
          <ul>
            {byKey.map(([first, ...others]) => {
              if (!first) return null;
              return (
                <li key={first.key}>
                  <Link
                    to={inPlace(`/panchang/${first.date}`, place)}
                    reloadDocument
                    className="grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-center py-1 text-2"
                  >
                    <span className="font-semibold">{numberOf(first.date)}</span>
                    <span>
                      {first.name}
                      {others.length > 0 && (
                        <span className="block text-ink-2">
                          {t('also', { days: others.map(({ date }) => numberOf(date)).join(', ') })}
                        </span>
                      )}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </PhoneFold>
      )}
      {odd.length + kinds.length > 0 && (
        <PhoneFold title={t('goodAndOdd')} onlyOnPhones>
          <ul className="grid gap-1 text-2">
            {kinds.map(({ kind, days: own }) => (
              <li key={kind}>
                <b className="font-semibold text-leaf">{t(`goodFor.${kind}`)}</b> {own}
              </li>
            ))}
            {odd.map(({ date, says }) => (
              <li key={date + says}>
                <b className="font-semibold">{numberOf(date)}</b> {says}
              </li>
            ))}
          </ul>
        </PhoneFold>
      )}
    </>
  );
}
