import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../../ui/cx.ts';
import type { When } from './use-bookings.ts';

const choices = [
  [null, 'all'],
  ['upcoming', 'upcoming'],
  ['past', 'past'],
] as const;

export const addressOfBookings = (when: When): string => `/my-bookings${when ? `?when=${when}` : ''}`;

/** What an address asks for; anything else is all of them. */
export function whenIn(asked: URLSearchParams): When {
  const when = asked.get('when');
  return when === 'upcoming' || when === 'past' ? when : null;
}

/** Which part of the list is shown. Links, so that each can be kept, shared and gone back to. */
export function WhichBookings({ shown }: { shown: When }) {
  const t = useTranslations('customer.bookings');
  return (
    <nav aria-label={t('which')} className="mb-5 rounded-[10px] bg-sunk p-1 sm:max-w-md">
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
