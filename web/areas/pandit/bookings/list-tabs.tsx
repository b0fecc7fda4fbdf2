import { CalendarCheck, History, Hourglass, MessageCircleQuestionMark, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { listParts, type ListPart } from '#domain/people/pandit-list.ts';
import { cx } from '../../../ui/cx.ts';

/** The tab an address asks for; without one, or with nonsense, what waits for his answer. */
export const tabIn = (asked: URLSearchParams): ListPart =>
  listParts.find((part) => part === asked.get('show')) ?? 'toAnswer';

export const addressOfTab = (part: ListPart): string => `/pandit/bookings${part === 'toAnswer' ? '' : `?show=${part}`}`;

/** How many there are in each. */
export type Counts = Reply<'POST /booking/get-bookings-by-user'>['counts'];

const signs: Record<ListPart, LucideIcon> = {
  toAnswer: MessageCircleQuestionMark,
  waiting: Hourglass,
  upcoming: CalendarCheck,
  past: History,
};

/** The four parts with how many there are in each. Links, so that each can be kept and gone back to. */
export function ListTabs({ shown, counts }: { shown: ListPart; counts?: Counts }) {
  const t = useTranslations('panditBookings');
  return (
    <nav aria-label={t('which')} className="mb-5 rounded-[10px] bg-sunk p-1">
      <ul className="grid grid-cols-2 gap-1 lg:grid-cols-4">
        {listParts.map((part) => {
          const Sign = signs[part];
          return (
            <li key={part}>
              <Link
                to={addressOfTab(part)}
                aria-current={part === shown ? 'page' : undefined}
                className={cx(
                  'flex min-h-13 items-center gap-2 rounded-control border px-2.5 text-2 leading-tight font-semibold transition-colors duration-150 ease-calm',
                  part === shown
                    ? 'border-line-strong bg-paper text-ink'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                <Sign size={18} aria-hidden className="max-sm:hidden" />
                <span className="min-w-0 grow">{t(`parts.${part}`)}</span>
                {counts && <b className="font-semibold">{counts[part]}</b>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
