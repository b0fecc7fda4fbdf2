import { Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Assigned } from '#contract/pandits.ts';
import { countdownTo } from '#domain/people/onboarding.ts';
import { spoken } from '#domain/people/phone.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { onlyFor } from '../../../parts/api/role-gate.ts';
import { Named } from '../../../parts/named.tsx';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { useToday } from '../../../parts/now.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('assigned.title'), site: matches[0].loaderData });

/** Acharyas alone look after others; a pandit is led to the dashboard. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor('acharya')];

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).call('GET /pandits/assigned', {});

export function ErrorBoundary() {
  return <AreaError title={useTranslations('assigned')('failed')} />;
}

export default function AssignedPandits({ loaderData: { pandits } }: Route.ComponentProps) {
  const t = useTranslations('assigned');
  return (
    <div>
      <h1 className="text-5">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
      {pandits.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {pandits.map((pandit) => (
            <li key={pandit._id}>
              <Card pandit={pandit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ pandit }: { pandit: Assigned }) {
  const { dateLong } = useFormats();
  const t = useTranslations('assigned');
  const { name, phone, userStatus, trainingAccepted: answer, comment } = pandit;
  const end = useEnd(pandit.trainingPeriod);
  return (
    <article className="card grid max-w-140 gap-3 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={name} url={pandit.profileUrl} size="md" />
        <div className="grid min-w-0 gap-1.5 justify-items-start">
          <h2 className="text-3 wrap-anywhere text-ink">
            <Named>{name}</Named>
          </h2>
          <Badge tone={userStatus === 'evaluation' ? 'info' : 'wait'}>{t(`kinds.${userStatus}`)}</Badge>
        </div>
      </div>
      <dl className="grid gap-3 text-2 sm:grid-cols-2">
        <Line label={t('since')}>{dateLong(pandit.since)}</Line>
        <Line label={t('end')} strong>
          {end}
        </Line>
        {comment && (
          <Line label={t('comment')} wide>
            {comment}
          </Line>
        )}
      </dl>
      {userStatus === 'training_required' && <p className="text-2">{t(`answers.${answer ?? 'none'}`)}</p>}
      <a href={`tel:+91${phone}`} className={`${buttonClass('quiet', 'lg')} w-full sm:w-auto sm:justify-self-start`}>
        <Phone size={18} aria-hidden /> {t('call')} {spoken(phone)}
        <span className="sr-only">, {name}</span>
      </a>
    </article>
  );
}

interface LineProps {
  label: string;
  strong?: boolean;
  /** Over both columns. */
  wide?: boolean;
  children: string;
}

const Line = ({ label, strong = false, wide = false, children }: LineProps) => (
  <div className={cx('min-w-0', wide && 'sm:col-span-2')}>
    <dt className="text-1 text-ink-2">{label}</dt>
    <dd className={cx('wrap-anywhere whitespace-pre-line', strong && 'font-semibold')}>{children}</dd>
  </div>
);

function useEnd(day: Day | null): string {
  const { dayWorded } = useFormats();
  const t = useTranslations('assigned');
  const today = useToday();
  if (!day) return t('noEnd');
  const [date, left] = [dayWorded(day), countdownTo(day, today)];
  if (left.when === 'within') return t('within', { date, days: left.days });
  return t(left.when === 'today' ? 'byToday' : 'passed', { date });
}
