import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BUDGET_WARNING } from '#domain/bounds.ts';
import { todoLists } from '../shared/office-todo.ts';
import type { Waiting } from '../shared/use-office.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** What can wait, and where it is done. */
const kinds = {
  bookings: todoLists.bookings,
  messages: todoLists.messages,
  cases: '/admin/cases',
  trust: '/admin/trust',
} as const;
type Kind = keyof typeof kinds;
const inOrder = ['bookings', 'cases', 'messages', 'trust'] as const;

/** How much of it there is. */
const countOf = (waiting: Waiting, kind: Kind): number =>
  kind === 'trust' ? waiting.credits + waiting.reviews : waiting[kind];

/** What else waits for the office, and whether our messages run out today; each line leads to exactly that, also where its number did not come. */
export function NeedsYou({ waiting }: { waiting: Waiting | null }) {
  const { count } = useFormats();
  const t = useTranslations('adminDashboard');
  const missing = useTranslations('admin')('missing');
  const scarce = waiting && waiting.sms.sent >= waiting.sms.most * BUDGET_WARNING ? waiting.sms : null;
  const nothing = waiting && inOrder.every((kind) => countOf(waiting, kind) === 0);
  // seldom more than a line that says nothing
  const shown = inOrder.filter((kind) => kind !== 'trust' || (waiting && countOf(waiting, kind) > 0));
  const has = (kind: Kind) => waiting === null || countOf(waiting, kind) > 0;
  // what is to be done first, then what is done
  const sorted = [...shown.filter(has), ...shown.filter((kind) => !has(kind))];
  return (
    <section aria-labelledby="needs-you" className="card grid content-start gap-2 p-4 sm:p-5">
      <h2 id="needs-you" className="text-4">
        {t('needsYou')}
      </h2>
      <ul>
        {sorted.map((kind) => (
          <li key={kind} className="border-b border-line last:border-none">
            <Link
              to={kinds[kind]}
              className="-mx-2 flex min-h-13 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunk"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(`waiting.${kind}`)}</span>
                {has(kind) && <span className="block text-1 text-ink-2">{t(`hints.${kind}`)}</span>}
              </span>
              <span
                className="shrink-0 text-right text-5 display whitespace-nowrap text-maroon data-none:text-ink-2"
                data-none={has(kind) ? undefined : ''}
              >
                {waiting ? count(countOf(waiting, kind)) : missing}
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
      {nothing && !scarce && <p className="text-2 text-ink-2">{t('nothing')}</p>}
      {scarce && (
        <p role="alert" className="rounded-control bg-sunk p-3 text-2">
          {t(scarce.sent < scarce.most ? 'smsScarce' : 'smsSpent', scarce)}
        </p>
      )}
    </section>
  );
}
