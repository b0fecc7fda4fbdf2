import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { ritualIn } from '../../../../i18n/local-names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { usePictures } from '../../../../parts/picture.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { NotListed } from '../../shared/not-listed.tsx';
import { followAction } from '../shared/follow.ts';
import { WrongPlace } from '../shared/wrong-place.tsx';
import { MoreOfAlmanac } from '../shared/more.tsx';
import type { Route } from './+types/all';
import { PlaceChooser, WhereWords } from './place-chooser.tsx';
import { nextHours } from './hours.ts';
import { inWhere, statusIn, whereOf } from './where.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [where, { rituals }, known] = await Promise.all([
    whereOf(url, page),
    page.call('GET /rituals/get-ritual', {}),
    page.call('GET /muhurat/rituals', {}),
  ]);
  const hours = new Map(known.map((one) => [one.slug, one]));
  const now = instantOf(new Date());
  const shown = await Promise.all(
    rituals.flatMap((ritual) => {
      const { slug, ritualImageUrl } = ritual;
      const one = hours.get(slug);
      return one
        ? [cardOf({ slug, name: ritualIn(page.locale, ritual), picture: ritualImageUrl, by: one.confirmedBy })]
        : [];
    }),
  );
  async function cardOf<R extends { slug: string }>(ritual: R) {
    const next = await nextHours(page.call, { slug: ritual.slug, where: where.name, now });
    return { ...ritual, next };
  }
  const year = dayAt(now).slice(0, 4);
  // what comes first stands first; last what has no hours for long
  const at = ({ next }: (typeof shown)[number]): number => (next ? Date.parse(next.from) : Infinity);
  const inOrder = shown.toSorted((one, other) => at(one) - at(other) || 0);
  return data({ rituals: inOrder, where, year, origin: page.origin }, statusIn(where));
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  return pageMeta({
    title: t('almanac.muhurat.indexTitle'),
    site: matches[0].loaderData,
    ...(loaderData && {
      description: t('almanac.muhurat.indexDescription'),
      address: `${loaderData.origin}/muhurat`,
    }),
  });
};

export function ErrorBoundary() {
  const t = useTranslations('almanac');
  return <NotListed title={t('unknownYear')} text={t('unknownYearText')} back={['/muhurat', t('toMuhurat')]} />;
}

/** Every ritual whose hours have rules. */
export default function AllHours({ loaderData: { rituals, where, year } }: Route.ComponentProps) {
  const t = useTranslations('almanac.muhurat');
  const pictureOf = usePictures();
  const { dayShort, endsOn } = useFormats();
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-5">{t('indexTitle')}</h1>
          <p className="mt-2 lead">
            {t('indexLead')} <WhereWords where={where} />
          </p>
        </div>
        <PlaceChooser path="/muhurat" where={where} />
      </header>
      <WrongPlace place={where} />
      {rituals.some(({ by }) => by === null) && <p className="mt-3 text-2 text-indigo">{t('drafts')}</p>}
      <ul className="mt-3 grid gap-2.5 sm:mt-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {rituals.map(({ slug, name, picture, by, next }) => (
          <li key={slug}>
            <Link
              to={inWhere(`/muhurat/${slug}`, where)}
              reloadDocument
              className="card grid h-full grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3.5 p-3 hover:border-line-strong sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <img
                src={pictureOf(picture)}
                alt=""
                width={112}
                height={84}
                loading="lazy"
                className="aspect-4/3 w-full rounded-control object-cover"
              />
              <span>
                <b className="block font-semibold">{name}</b>
                {next && (
                  <span className="grid pt-1 text-2 text-leaf">
                    <b className="font-semibold">{dayShort(next.date)}</b>
                    <span>{areWholeDay(next) ? t('wholeDay') : Object.values(endsOn(next, next.date)).join('–')}</span>
                  </span>
                )}
                {by !== null && <span className="block pt-1 text-1 text-indigo">{t('confirmed', { name: by })}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-2 text-ink-2">{t('indexNone')}</p>
      <MoreOfAlmanac place={where} year={year} />
    </div>
  );
}
