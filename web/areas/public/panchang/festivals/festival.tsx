import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { nabakalebaraFor } from '#domain/almanac/names/nabakalebara.ts';
import type { Day } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { WayBack } from '../../../../ui/way-back.tsx';
import { inPlace, statusFor, type Place } from '../shared/asked.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { AlsoInScript } from '../shared/names.tsx';
import { Differences } from '../shared/panjis.tsx';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import { WrongPlace } from '../shared/wrong-place.tsx';
import { Subscribe } from '../shared/subscribe.tsx';
import { FestivalDrawing } from './drawing.tsx';
import { Published, type WithPublished } from './published.tsx';
import { Announced } from './announced.tsx';
import { useRuleWords } from './rule-words.ts';
import { WhyThisDay } from './why.tsx';

interface FestivalProps {
  festival: {
    slug: string;
    names: FestivalDay['names'];
    line: string;
    rule: FestivalDay['rule'];
    days: readonly WithPublished[];
  };
  year: string;
  /** The day that the page is about; null where the years that were asked for have none. */
  shown: WithPublished | null;
  place: Place;
  today: Day;
  /** The years of which something of the followed almanac was entered. */
  entered: readonly number[];
  origin: string;
}

/** A festival: when it is next, why then, and in the years after. */
export function FestivalPage({ festival, year, shown, place, today, entered, origin }: FestivalProps) {
  const nameIn = useNames();
  const t = useTranslations('almanac.festival');
  const { dayLong } = useFormats();
  const { slug, names, line, days } = festival;
  const rule = useRuleWords()(festival.rule);
  const newBodies = shown && nabakalebaraFor(slug, Number(shown.date.slice(0, 4)));
  const calendar = (
    <>
      <div className="mt-5 card print:hidden">
        <PhoneFold title={t('byWhich')} isOpen={statusFor(place) !== 200} className="grid gap-3 md:p-5">
          <PlaceForm action={`/festivals/${slug}`} place={place} asks="panji" />
          <p className="text-2 text-ink-2">{t('computedFor')}</p>
        </PhoneFold>
      </div>
      <Subscribe place={place} entered={entered} today={today} origin={origin} />
    </>
  );
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <WayBack to={inPlace(`/festivals/${year}`, place)}>{t('all', { year })}</WayBack>
      <header className="items-center gap-x-8 md:grid md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <FestivalDrawing
          slug={slug}
          className="aspect-video w-full rounded-card border border-line object-cover max-md:mb-4 max-md:aspect-[5/2] md:order-1"
        />
        <div>
          <h1 className="text-[min(clamp(1.9rem,1.3rem+2.4vw,2.75rem),9.5vw)] leading-tight">{nameIn(names)}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-4 text-ink-2">
            <AlsoInScript names={names} lang="or" />
            <AlsoInScript names={names} lang="hi" />
          </p>
          <p className="mt-3 lead text-ink">{line}</p>
        </div>
      </header>
      <WrongPlace place={place} />
      {shown && (
        <div className="mt-6 grid items-start gap-5 md:grid-cols-[1.35fr_1fr] lg:grid-cols-[1.15fr_1fr]">
          <div className="grid gap-5">
            <section className="card p-5">
              <p className="text-4 display text-maroon md:text-5" data-day>
                {dayLong(shown.date)}
              </p>
              {shown.announced?.date && <Announced day={shown} today={today} />}
              <div className="mt-3 flex flex-wrap gap-2 print:hidden">
                {shown.date >= today && (
                  <ButtonLink to={`/find-pandit?${new URLSearchParams({ date: shown.date })}`} className="max-sm:grow">
                    {t(shown.quiet ? 'quietFind' : 'find')}
                  </ButtonLink>
                )}
                <ButtonLink
                  to={inPlace(`/panchang/${shown.date}`, place)}
                  reloadDocument
                  look="quiet"
                  className="max-sm:grow"
                >
                  {t('dayPage')}
                </ButtonLink>
              </div>
              {!shown.announced?.date && (
                <div className="mt-3">
                  <Announced day={shown} today={today} />
                </div>
              )}
              {newBodies && <p className="mt-2">{t(`nabakalebara.${newBodies}`)}</p>}
              <OtherDays day={shown} />
            </section>
            <WhyThisDay day={shown} rule={rule} />
            <Published day={shown} />
          </div>
          <div>
            <NextYears days={days.filter(({ date }) => date > shown.date)} after={shown.date} place={place} />
            {calendar}
          </div>
        </div>
      )}
      {!shown && <p className="mt-6 card p-5">{rule}</p>}
      {!shown && calendar}
      <MoreOfAlmanac place={place} year={year} />
    </div>
  );
}

/** Nothing is hidden: every almanac that has another day, and where that was said. */
function OtherDays({ day: { differs } }: { day: FestivalDay }) {
  const t = useTranslations('almanac.panji');
  return (
    <div className="mt-3 text-2">
      {differs.length === 0 ? (
        <p className="text-ink-2">{t('agrees')}</p>
      ) : (
        <>
          <h2 className="text-3">{t('differs')}</h2>
          <Differences differs={differs} sources />
        </>
      )}
    </div>
  );
}

interface NextProps {
  days: readonly FestivalDay[];
  after: Day;
  place: Place;
}

/** The days that come after the one shown; of what comes each month, those of its own year too. */
function NextYears({ days, after, place }: NextProps) {
  const t = useTranslations('almanac.festival');
  const { dayLong } = useFormats();
  const [first] = days;
  if (!first) return null;
  return (
    <section aria-labelledby="later" className="card p-5">
      <h2 id="later" className="text-4">
        {t(first.date.slice(0, 4) > after.slice(0, 4) ? 'years' : 'later')}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {days.slice(0, 15).map(({ date, differs }) => (
          <li key={date}>
            <Link
              to={inPlace(`/panchang/${date}`, place)}
              reloadDocument
              className="flex min-h-11 flex-col justify-center py-1.5 hover:underline"
            >
              {dayLong(date)}
              {differs.length > 0 && (
                <span className="text-2 text-brick">
                  <Differences differs={differs} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
