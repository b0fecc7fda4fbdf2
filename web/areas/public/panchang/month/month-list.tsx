import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { Day } from '#domain/time.ts';
import { cx } from '../../../../ui/cx.ts';
import { inPlace, type Place } from '../shared/asked.ts';
import { goodFor, type GoodFor } from './good-days.ts';
import { oddOf, tones, useMarks, type Mark } from './marks.ts';

interface MonthListProps {
  days: readonly DayOfMonth[];
  good: Readonly<Record<Day, readonly GoodFor[]>>;
  place: Place;
}

const numberOf = (date: Day): number => Number(date.slice(8));

/** Below a phone's grid, in words: what its dots are, what is marked on which day, and what of its days is lost, repeated or good. */
export function MonthList({ days, good, place }: MonthListProps) {
  const t = useTranslations('almanacDay.month');
  const marksOf = useMarks();
  const all = days.flatMap((day) => marksOf(day).map((mark) => ({ date: day.date, ...mark })));
  // one that comes each week is named once, with its other days
  const byKey = [...Map.groupBy(all, ({ key }) => key).values()];
  const shown = (Object.keys(tones) as Mark['tone'][]).filter((tone) => all.some((one) => one.tone === tone));
  const odd = days.flatMap((day) =>
    oddOf(day).map((one) => ({ date: day.date, says: t(`odd.${one.says}`, { name: one.name }) })),
  );
  const kinds = goodFor.flatMap((kind) => {
    const own = days.filter(({ date }) => good[date]?.includes(kind)).map(({ date }) => numberOf(date));
    return own.length > 0 ? [{ kind, days: own.join(', ') }] : [];
  });
  return (
    <div className="mt-3 md:hidden print:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2 text-ink-2">
        {shown.map((tone) => (
          <Dot key={tone} dot={tones[tone].dot} says={t(`dots.${tone}`)} />
        ))}
        {kinds.length > 0 && <Dot dot="bg-leaf" says={t('dots.good')} />}
      </ul>
      {byKey.length > 0 && (
        <ul className="card mt-4 divide-y divide-line">
          {byKey.map(([first, ...others]) => {
            if (!first) return null;
            return (
              <li key={first.key}>
                <Link
                  to={inPlace(`/panchang/${first.date}`, place)}
                  reloadDocument
                  className="grid min-h-12 grid-cols-[2.5rem_minmax(0,1fr)] items-center px-4 py-2"
                >
                  <span className="font-semibold">{numberOf(first.date)}</span>
                  <span>
                    {first.name}
                    {others.length > 0 && (
                      <span className="block text-2 text-ink-2">
                        {t('also', { days: others.map(({ date }) => numberOf(date)).join(', ') })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {odd.length + kinds.length > 0 && (
        <ul className="mt-4 grid gap-1 text-2">
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
      )}
    </div>
  );
}

function Dot({ dot, says }: { dot: string; says: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className={cx('size-2 rounded-full', dot)} />
      {says}
    </li>
  );
}
