import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficeCase } from '#contract/cases/office.ts';
import { caseShows } from '#domain/cases/office.ts';
import { inRupees, paise } from '#domain/money.ts';
import { DAY } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { useNow } from '../../../parts/now.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminCases.title'), site: matches[0].loaderData });

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
  const navigate = useNavigate();
  return (
    <>
      <h1 className="text-5">{t('title')}</h1>
      <p className="text-2 text-ink-2">{t('lead')}</p>
      <nav aria-label={t('parts')} className="mt-4 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-2">
        {caseShows.map((one) => (
          <Link
            key={one}
            to={`?show=${one}`}
            aria-current={one === show ? 'page' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-2 sm:px-4',
              one === show ? 'border-maroon font-semibold text-maroon' : 'border-line-strong text-ink-2',
            )}
          >
            {t(`shows.${one}`)} {one !== 'closed' && <b className="font-semibold">{list.counts[one]}</b>}
          </Link>
        ))}
      </nav>
      <div className="mt-4">
        <Table
          label={t('title')}
          columns={useColumns()}
          rows={list.cases}
          keyOf={(one) => one._id}
          onOpen={(one) => void navigate(`/admin/cases/${one._id}`)}
          size={Math.max(list.cases.length, 1)}
          none={<p className="py-4 text-2 text-ink-2">{t('empty')}</p>}
        />
      </div>
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

/** The columns: kind of case, its two people, the sum, its age, its deadline, its owner. */
function useColumns(): readonly Column<OfficeCase>[] {
  const nameOf = useLocalName();
  const formats = useFormats();
  const momentText = (iso: string) => unbroken(formats.momentText(iso));
  const t = useTranslations('adminCases');
  const now = useNow(60_000);
  const late = ({ closedAt, dueAt }: OfficeCase) => closedAt === null && now >= Date.parse(dueAt);
  const due = ({ closedAt, acknowledgedAt, acknowledgeBy, resolveBy }: OfficeCase): string[] => {
    if (closedAt) return [t('decidedAt', { at: momentText(closedAt) })];
    const answer = acknowledgedAt ? [] : [t('acknowledgeBy', { at: momentText(acknowledgeBy) })];
    return [...answer, t('resolveBy', { at: momentText(resolveBy) })];
  };
  const age = ({ openedAt, closedAt }: OfficeCase) =>
    Math.max(0, Math.floor(((closedAt ? Date.parse(closedAt) : now) - Date.parse(openedAt)) / DAY));
  return [
    {
      key: 'what',
      header: t('columns.what'),
      onCard: 'title',
      cell: (one) => (
        <Link
          className="-my-2 inline-block py-2 font-semibold underline-offset-4 hover:underline @min-[60rem]/records:w-60"
          to={`/admin/cases/${one._id}`}
        >
          {t(`kinds.${one.kind}`)}{' '}
          <span className="text-1 font-normal whitespace-nowrap text-ink-2 @min-[60rem]/records:block">
            {one.number}
          </span>
        </Link>
      ),
    },
    {
      key: 'puja',
      header: t('columns.puja'),
      onCard: 'under',
      cell: (one) => (
        <span className="block @min-[60rem]/records:max-w-40">
          {t('puja', { ritual: nameOf(one.ritualType), day: unbroken(formats.dayPlain(one.bookingDate)) })}
        </span>
      ),
    },
    {
      key: 'people',
      header: t('columns.people'),
      onCard: 'under',
      cell: (one) => (
        <span className="wrap-break-word">
          {one.family.name} <span className="@min-[60rem]/records:hidden">– </span>
          <span className="@min-[60rem]/records:block">{one.pandit.name}</span>
        </span>
      ),
    },
    { key: 'sum', header: t('sum'), onCard: 'none', cell: (one) => inRupees(paise(one.price)) },
    {
      key: 'age',
      header: t('columns.age'),
      onCard: 'none',
      cell: (one) => <span className="whitespace-nowrap">{t('days', { count: age(one) })}</span>,
    },
    {
      key: 'due',
      header: t('columns.due'),
      onCard: 'aside',
      cell: (one) => (
        <span>
          {late(one) && <b className="block font-semibold text-brick">{t('late')}</b>}
          {/* the clock that runs stands out */}
          {due(one).map((until, nth) => (
            <span
              key={until}
              className={cx(
                'block xl:whitespace-nowrap',
                nth > 0 ? 'text-1 text-ink-2' : !one.closedAt && 'font-semibold text-marigold-ink',
              )}
            >
              {until}
            </span>
          ))}
          <span className="block @min-[60rem]/records:hidden">
            {inRupees(paise(one.price))}&nbsp;· {t('openedAgo', { count: age(one) })}&nbsp;· <Owner one={one} />
          </span>
        </span>
      ),
    },
    { key: 'owner', header: t('owner'), onCard: 'none', cell: (one) => <Owner one={one} /> },
  ];
}

/** An open case that nobody has taken asks for a hand. */
function Owner({ one: { owner, closedAt } }: { one: OfficeCase }) {
  const t = useTranslations('adminCases');
  if (owner) return owner.name;
  return (
    <span className={cx(closedAt === null && 'font-semibold text-marigold-ink')}>
      {t(closedAt === null ? 'notTaken' : 'nobody')}
    </span>
  );
}
