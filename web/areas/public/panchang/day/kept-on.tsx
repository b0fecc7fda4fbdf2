import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { festivalPath, type Place } from '../shared/asked.ts';
import { useClock } from '../shared/clock.ts';
import { Differences, usePanjiName } from '../shared/panjis.tsx';

/** What is kept on the day by the reader's almanac, what others have on it, and eclipses. */
export function KeptOn({
  day: { date, festivals, elsewhere, eclipses },
  place,
}: {
  day: AlmanacDayReply;
  place: Place;
}) {
  const t = useTranslations('panchang');
  const nameIn = useNames();
  const { dayPlain } = useFormats(date);
  const { clockOn } = useClock();
  const ours = useTranslations('almanac.panji');
  const nameOf = usePanjiName();
  const moved = festivals.filter(({ differs }) => differs.length > 0);
  if (festivals.length + elsewhere.length + eclipses.length === 0) return null;
  return (
    <section className="mt-5" aria-label={t('festivals')}>
      <ul className="flex flex-wrap gap-2">
        {festivals.map(({ slug, names }) => (
          <li key={slug}>
            <Link
              to={festivalPath(slug, place, date)}
              reloadDocument
              className="inline-flex min-h-11 items-center rounded-control bg-marigold-soft px-3 py-1.5 font-semibold text-marigold-ink hover:underline"
            >
              {nameIn(names)}
            </Link>
          </li>
        ))}
        {eclipses.map(({ of, seen, sutakFrom }) => (
          <li key={seen.from} className="rounded-control bg-brick-soft px-3 py-2.5 text-brick">
            {t(`eclipse.${of}`, {
              from: clockOn(seen.from, date),
              to: clockOn(seen.to, date),
              sutak: clockOn(sutakFrom, date),
            })}
          </li>
        ))}
      </ul>
      {moved.map(({ slug, names, differs }) => (
        <p key={slug} className="mt-2 text-2">
          <b>{nameIn(names)}</b> <Differences differs={differs} sources />
        </p>
      ))}
      {elsewhere.map(({ slug, names, panji, date: own, by }) => (
        <p key={slug + panji} className="mt-2 text-2">
          {ours('elsewhere', {
            festival: nameIn(names),
            panji: nameOf(panji),
            own: nameOf(by),
            day: dayPlain(own),
          })}
        </p>
      ))}
    </section>
  );
}
