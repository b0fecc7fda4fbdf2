import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../../ui/cx.ts';

const choices = [
  [null, 'all'],
  ['upcoming', 'upcoming'],
  ['past', 'past'],
] as const;

/** Those that lie ahead, the others, or all. */
export type When = 'upcoming' | 'past' | null;

/** How many are shown at first, and how many more each time. */
export const PAGE = 20;

export function addressOfBookings(when: When, shown = PAGE): string {
  const asked = new URLSearchParams({ ...(when && { when }), ...(shown > PAGE && { shown: String(shown) }) });
  return `/my-bookings${asked.size > 0 ? `?${asked}` : ''}`;
}

/** How many an address asks for. */
export function shownIn(asked: URLSearchParams): number {
  const shown = Number(asked.get('shown'));
  return Number.isInteger(shown) && shown > PAGE ? Math.min(shown, 1_000) : PAGE;
}

/** What an address asks for; anything else is all of them. */
export function whenIn(asked: URLSearchParams): When {
  const when = asked.get('when');
  return when === 'upcoming' || when === 'past' ? when : null;
}

/** Which part of the list is shown. Links, so that each can be kept, shared and gone back to. */
export function WhichBookings({ shown }: { shown: When }) {
  const t = useTranslations('customer.bookings');
  return (
    <nav aria-label={t('which')} className="mt-1 mb-3 rounded-[10px] bg-sunk p-1 sm:max-w-md">
      <ul className="grid auto-cols-fr grid-flow-col gap-1">
        {choices.map(([when, label]) => (
          <li key={label}>
            <Link
              to={addressOfBookings(when)}
              aria-current={when === shown ? 'page' : undefined}
              className={cx(
                'grid min-h-11 place-items-center rounded-control border px-2 text-2 font-semibold transition-colors duration-150 ease-calm',
                when === shown
                  ? 'border-line-strong bg-paper text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
