import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficeCase } from '#contract/cases/office.ts';
import { caseShows } from '#domain/cases/office.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { useNow } from '../../../parts/now.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminCases.title'), brand: matches[0].loaderData.brand });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const show = caseShows.find((one) => one === url.searchParams.get('show')) ?? 'open';
  const cursor = url.searchParams.get('after');
  const list = await call('GET /case/admin/list', { query: { show, ...(cursor && { cursor }) } });
  return { list, show, isLater: cursor !== null };
}

export function ErrorBoundary() {
  const t = useTranslations('adminCases');
  return <ListFailed title={t('title')} odd={t('odd')} />;
}

/** Cases, the one whose time runs out first on top; narrowed by links, so that it works without script. */
export default function Cases({ loaderData: { list, show, isLater } }: Route.ComponentProps) {
  const t = useTranslations('adminCases');
  return (
    <>
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-1 text-2 text-ink-2">{t('lead')}</p>
      <nav aria-label={t('parts')} className="mt-4 flex flex-wrap gap-2">
        {caseShows.map((one) => (
          <Link
            key={one}
            to={`?show=${one}`}
            aria-current={one === show ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-2',
              one === show ? 'border-maroon font-semibold text-maroon' : 'border-line text-ink-2',
            )}
          >
            {t(`shows.${one}`)} {one !== 'closed' && <b className="font-semibold">{list.counts[one]}</b>}
          </Link>
        ))}
      </nav>
      {list.cases.length === 0 ? (
        <p className="card mt-4 p-5 text-2 text-ink-2">{t('empty')}</p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {list.cases.map((one) => (
            <Row key={one._id} one={one} />
          ))}
        </ul>
      )}
      <p className="mt-4 flex gap-5 text-2">
        {isLater && (
          <Link className="link" to={`?show=${show}`}>
            {t('first')}
          </Link>
        )}
        {list.nextCursor && (
          <Link className="link" to={`?show=${show}&after=${encodeURIComponent(list.nextCursor)}`}>
            {t('next')}
          </Link>
        )}
      </p>
    </>
  );
}

function Row({ one }: { one: OfficeCase }) {
  const { dayPlain, momentText } = useFormats();
  const t = useTranslations('adminCases');
  const now = useNow(60_000);
  const isLate = one.closedAt === null && now >= Date.parse(one.dueAt);
  return (
    <li className="card grid gap-1.5 p-4 text-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link className="text-3 underline-offset-4 hover:underline" to={`/admin/cases/${one._id}`}>
          {t(`kinds.${one.kind}`)} · {one.number}
        </Link>
        {isLate && <b className="font-semibold text-brick">{t('late')}</b>}
      </p>
      <p>{t('puja', { ritual: one.ritualType, day: dayPlain(one.bookingDate) })}</p>
      <p className="wrap-anywhere text-ink-2">
        {t('family')}: {one.family.name} · {t('pandit')}: {one.pandit.name} · {t('owner')}:{' '}
        {one.owner?.name ?? t('nobody')}
      </p>
      <p className="text-ink-2">
        {one.closedAt
          ? t('decidedAt', { at: momentText(one.closedAt) })
          : `${one.acknowledgedAt ? '' : `${t('acknowledgeBy', { at: momentText(one.acknowledgeBy) })} · `}${t('resolveBy', { at: momentText(one.resolveBy) })}`}
      </p>
    </li>
  );
}
