import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import { waitingLists } from './figures-now.ts';
import type { Waiting } from './use-office.ts';

const kinds = ['bookings', 'messages'] as const;

/** What else waits for the office; each line leads to exactly that, also where its number did not come. */
export function NeedsYou({ waiting, failed }: { waiting: Waiting | undefined; failed: boolean }) {
  const t = useTranslations('adminDashboard');
  const missing = useTranslations('admin')('missing');
  const nothing = waiting && kinds.every((kind) => waiting[kind] === 0);
  return (
    <section aria-labelledby="needs-you" className="card grid content-start gap-2 p-4 sm:p-5">
      <h2 id="needs-you" className="text-4">
        {t('needsYou')}
      </h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className="border-b border-line last:border-none">
            <Link
              to={waitingLists[kind]}
              className="-mx-2 flex min-h-20 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunk"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(`waiting.${kind}`)}</span>
                <span className="block text-1 text-ink-2">{t(`hints.${kind}`)}</span>
              </span>
              <span className="text-5 display text-maroon">
                {waiting?.[kind].toLocaleString('en-IN') ?? (failed ? missing : <Skeleton className="h-8 w-8" />)}
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="min-h-[1.5em] text-2 text-ink-2">{nothing && t('nothing')}</p>
    </section>
  );
}
