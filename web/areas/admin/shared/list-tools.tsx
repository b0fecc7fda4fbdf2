import { ChevronDown, Download } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { peopleSorts } from '#domain/choices.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FilterSelect } from './filter-select.tsx';
import { keepSize, listAt, NEWEST, pageSizes, sortIn, usualSize } from './list-page.ts';
import type { ListAddress } from './use-list-address.ts';

/** How many rows a page has; another size shows the list from the beginning. */
export function PageSizeSelect({ address }: { address: ListAddress }) {
  const t = useTranslations('admin.list');
  const { pathname } = useLocation();
  return (
    <div className="relative">
      <select
        aria-label={t('size')}
        className="control appearance-none py-1! pr-9! text-2"
        value={address.sizeAsked}
        onChange={({ currentTarget: { value } }) => {
          keepSize(listAt(pathname), value);
          address.set({ size: value === String(usualSize(listAt(pathname))) ? null : value, page: null });
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('sizeOf', { size })}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}

/** Saves the whole list, as it is narrowed now. */
export function DownloadTable({ save }: { save: string }) {
  const t = useTranslations('admin.list');
  return (
    <a href={save} aria-label={t('download')} className={buttonClass('quiet')}>
      <Download size={18} aria-hidden /> CSV
    </a>
  );
}

/** The order of a list of people. */
export function SortSelect({ address }: { address: ListAddress }) {
  const t = useTranslations('admin.list');
  const sort = sortIn(address.get('sort'));
  return (
    <FilterSelect
      name="sort"
      label={t('order')}
      every={t('orders.-registered')}
      options={peopleSorts.filter((one) => one !== NEWEST)}
      wordOf={(one) => t(`orders.${one}`)}
      value={sort === NEWEST ? null : sort}
      onChange={(next) => address.set({ sort: next, page: null })}
    />
  );
}

/** What a column's heading says of the order, and what a press on it makes of it: names from A, days from the newest. */
export function orderedBy(address: ListAddress, column: 'name' | 'registered') {
  const sort = sortIn(address.get('sort'));
  const [up, down] = [column, `-${column}`] as const;
  const first = column === 'name' ? up : down;
  const next = sort === first ? (first === up ? down : up) : first;
  return {
    ...(sort === up && { sorted: 'ascending' as const }),
    ...(sort === down && { sorted: 'descending' as const }),
    onSort: () => address.set({ sort: next === NEWEST ? null : next, page: null }),
  };
}
