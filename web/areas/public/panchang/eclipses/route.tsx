import { useId } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { EclipseSeen } from '#contract/almanac/day.ts';
import { asDay, dayAt, instantOf } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { NotListed } from '../../shared/not-listed.tsx';
import { inPlace, orUnknown, placeOf } from '../shared/asked.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { YearHead } from '../shared/year-head.tsx';
import type { Route } from './+types/route';

export async function loader({ url, params: { year }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  if (year === undefined) throw redirect(inPlace(`/eclipses/${dayAt(instantOf(new Date())).slice(0, 4)}`, place));
  const { eclipses } = await orUnknown(page.call('GET /panchang/eclipses', { query: { year } }));
  return { eclipses, year, place, brand: page.brand, origin: page.origin };
}

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('almanac.unknownYear') }, { name: 'robots', content: 'noindex' }];
  const { year, brand, origin } = loaderData;
  return pageMeta({
    title: t('almanac.eclipses.title', { year }),
    description: t('almanac.eclipses.description', { year }),
    brand,
    address: `${origin}/eclipses/${year}`,
  });
};

export function ErrorBoundary() {
  const t = useTranslations('almanac');
  return <NotListed title={t('unknownYear')} text={t('unknownYearText')} back={['/eclipses', t('toThisYear')]} />;
}

export default function Eclipses({ loaderData: { eclipses, year, place } }: Route.ComponentProps) {
  const t = useTranslations('almanac');
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <YearHead
        title={t('eclipses.heading', { year })}
        to={(other) => inPlace(`/eclipses/${other}`, place)}
        year={Number(year)}
        lead={t('eclipses.lead')}
      />
      {eclipses.length === 0 ? (
        <div className="card mt-6 p-5">
          <p className="text-4 display">{t('eclipses.none', { year })}</p>
          <p className="mt-1 text-ink-2">{t('eclipses.noneText')}</p>
        </div>
      ) : (
        <ul className="mt-6 grid gap-5 md:grid-cols-2">
          {eclipses.map((one) => (
            <li key={one.from}>
              <EclipseCard eclipse={one} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 grid max-w-[68ch] gap-2">
        <p>{t('eclipses.note')}</p>
        <p className="text-2 text-ink-2">{t('eclipses.horizon')}</p>
      </div>
      {eclipses[0] && (
        <ButtonLink
          to={inPlace(`/panchang/${eclipses[0].peak.slice(0, 10)}`, place)}
          reloadDocument
          look="quiet"
          className="mt-4 print:hidden"
        >
          {t('festival.dayPage')}
        </ButtonLink>
      )}
      <MoreOfAlmanac place={place} year={year} />
    </div>
  );
}

function EclipseCard({ eclipse: { of, kind, from, to, peak, covered } }: { eclipse: EclipseSeen }) {
  const t = useTranslations('almanac.eclipses');
  const { dayLong, momentText, percent } = useFormats(asDay(peak.slice(0, 10)));
  const share = percent(Math.round(covered * 100) / 100);
  const times = [
    ['begins', from],
    ['peak', peak],
    ['ends', to],
  ] as const;
  return (
    <article className="card flex h-full flex-wrap gap-5 p-5">
      <Disc of={of} covered={covered} label={t('picture', { percent: share })} />
      <div className="min-w-0 grow">
        <h2 className="text-4">{dayLong(asDay(peak.slice(0, 10)))}</h2>
        <p className="text-ink-2">{t(`kinds.${of}.${kind}`)}</p>
        <dl className="mt-3 divide-y divide-line">
          {times.map(([name, at]) => (
            <div key={name} className="flex gap-4 py-1.5">
              <dt className="w-[5.75em] text-ink-2">{t(name)}</dt>
              <dd className="font-semibold">{momentText(at)}</dd>
            </div>
          ))}
          <div className="flex gap-4 py-1.5">
            <dt className="w-[5.75em] text-ink-2">{t('covered')}</dt>
            <dd>{share}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

/** The disc with as much of it in the dark as at the deepest moment. */
function Disc({ of, covered, label }: { of: EclipseSeen['of']; covered: number; label: string }) {
  const away = 2 * (1 - covered);
  const id = useId();
  const isRed = of === 'moon';
  return (
    <svg viewBox="-1.3 -1.3 2.6 2.6" role="img" aria-label={label} className="size-28 shrink-0">
      <defs>
        <clipPath id={id}>
          <circle r="1" />
        </clipPath>
      </defs>
      <rect x="-1.3" y="-1.3" width="2.6" height="2.6" rx=".3" fill="var(--sky-night)" />
      <circle r="1" fill={isRed ? 'var(--moonlight)' : 'var(--marigold)'} />
      <g clipPath={`url(#${id})`}>
        <circle cx={away} r={isRed ? 1.02 : 1} fill={isRed ? '#7d3b2a' : 'var(--sky-night)'} />
      </g>
    </svg>
  );
}
