import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Dashboard, Waiting } from '#contract/dashboard.ts';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { HOUR } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ageOf } from './age.ts';
import { todoLists } from '../shared/office-todo.ts';

/** Who waits longest for the office's answer, against what they were promised; `first` where nothing else is more urgent. */
export function WaitingPandits({ data, first }: { data: Dashboard; first: boolean }) {
  const t = useTranslations('adminDashboard.review');
  const count = data.waiting.total;
  return (
    <section aria-labelledby="waiting" className="card grid content-start gap-3 p-4 sm:p-5">
      <h2 id="waiting" className="text-4">
        {t('title')}
      </h2>
      <p className="text-2 text-ink-2">{t('promise', { hours: REVIEW_HOURS })}</p>
      {count === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <ul className="grid min-w-0 grid-cols-1 content-start">
          {data.waiting.oldest.map((pandit) => (
            <Line key={pandit._id} pandit={pandit} now={data.at} />
          ))}
        </ul>
      )}
      <div className="flex min-h-11 items-center gap-3">
        {count > 0 && (
          <ButtonLink look={first ? 'main' : 'quiet'} to={todoLists.pandits} wide className="sm:w-auto">
            {t('all', { count })}
          </ButtonLink>
        )}
        {data.waiting.late > 0 && <Badge tone="no">{t('late', { count: data.waiting.late })}</Badge>}
      </div>
    </section>
  );
}

function Line({ pandit, now }: { pandit: Waiting; now: string }) {
  const t = useTranslations('adminDashboard.review');
  const type = useTranslations('admin.person.type');
  const age = ageOf(pandit.since, now);
  return (
    <li className="grid min-h-16 grid-cols-1 border-b border-line last:border-none">
      <Link
        to={`${todoLists.pandits}&user=${pandit._id}`}
        className="-mx-2 flex flex-wrap content-center items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 hover:bg-sunk"
      >
        <span className="max-sm:hidden">
          <Avatar name={pandit.name} url={pandit.profileUrl} size="sm" />
        </span>
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold sm:truncate">{pandit.name}</span>
          <span className="block text-1 text-ink-2">
            {pandit.userType === 'acharya' && `${type(pandit.userType)}\u00a0· `}
            {pandit.why !== 'new' && `${t(`why.${pandit.why}`)}\u00a0· `}
            {t(`age.${age.unit}`, { count: age.count })}
          </span>
        </span>
        <span className="sm:ml-13 xl:ml-0">
          <Promised pandit={pandit} now={now} />
        </span>
      </Link>
    </li>
  );
}

/** What is promised within a working day stands out. */
const SOON = 8 * HOUR;

/** Until when the answer is promised, or by how much that is over. */
function Promised({ pandit: { dueAt }, now }: { pandit: Waiting; now: string }) {
  const t = useTranslations('adminDashboard.review');
  const { momentText } = useFormats();
  const isSoon = Date.parse(dueAt) - Date.parse(now) < SOON;
  if (now < dueAt) return <Badge tone={isSoon ? 'no' : 'wait'}>{t('by', { at: unbroken(momentText(dueAt)) })}</Badge>;
  const over = ageOf(dueAt, now);
  return <Badge tone="no">{t(`overdue.${over.unit}`, { count: over.count })}</Badge>;
}
