import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
import { Button } from '../../../ui/button.tsx';
import { useLate } from '../../../ui/late.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { entriesOf } from '../../../ui/pages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { lastKnown, listAt, PAGE_SIZE, SEARCH_MAX, usualSize, type ListPage } from './list-page.ts';
import { ListFilters, nothingNarrowed } from './list-filters.tsx';
import { LIST_FORM } from './list-form.ts';
import { DownloadTable, PageSizeSelect } from './list-tools.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListFrameProps<Row> {
  /** What the screen's part of the catalogue calls them; `loaded` is said, not shown, once the rows are there. */
  words: (key: 'title' | 'search' | 'loaded') => string;
  lead: (total: string) => string;
  /** The same of what else was asked for. */
  alsoLoadedText?: string | undefined;
  /** The list stays on show while the next one is on its way. */
  list: ListPage<Row>;
  address: ListAddress;
  /** Whether anything beside the search narrows the list. */
  narrowed?: boolean;
  columns: readonly Column<Row>[];
  onOpen: (row: Row) => void;
  /** Beside the search: what narrows the list or orders it. */
  filters?: ReactNode;
  /** Before the search: which of several lists it is. */
  which?: ReactNode;
  /** Beside the title: what can be done here. */
  deeds?: ReactNode;
  /** Where all of it is to be had as a table, as it is narrowed. */
  save?: string | undefined;
  /** Between the head and the rows. */
  figures?: ReactNode;
  /** In the place of rows while there are none at all. */
  empty: string;
}

/** A searched and paged list of the office: its head, its rows in every state, and the way through its pages. */
export function ListFrame<Row extends { _id: string }>(props: ListFrameProps<Row>) {
  const { count: inDigits } = useFormats();
  const { words, lead, list, address, columns } = props;
  const title = words('title');
  const t = useTranslations('admin.list');
  const { state, formMethod } = useComing();
  const late = useLate(state === 'loading' && !formMethod);
  const searchBox = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useExistingPage(list, address);
  const kept = useKeptFocus(results);
  const clear = () => {
    searchBox.current?.focus();
    address.type('');
    address.set({ ...nothingNarrowed, search: null, page: null });
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-full shrink-0">
          <h1 className="text-5">{title}</h1>
          <p className="min-h-[1.5em] text-2 text-ink-2">{lead(inDigits(list.total))}</p>
        </div>
        {props.deeds}
        <form
          id={LIST_FORM}
          action={useHref(pathname)}
          className="flex w-full flex-wrap items-end gap-3 md:flex-nowrap"
          onSubmit={hold}
        >
          {/* what Enter presses: the first of a form's buttons, and those of the rows are its buttons, too */}
          <button hidden aria-label={words('search')} />
          {props.which && <div className="max-md:w-full">{props.which}</div>}
          <div className="min-w-0 grow basis-40 md:basis-0">
            <SearchField
              ref={searchBox}
              name="search"
              label={words('search')}
              maxLength={SEARCH_MAX}
              value={address.typed}
              onChange={(event) => address.type(event.currentTarget.value)}
            />
          </div>
          {props.filters && <ListFilters get={address.get}>{props.filters}</ListFilters>}
          <noscript>
            <Button type="submit">{t('find')}</Button>
          </noscript>
        </form>
      </div>
      {props.figures}
      <section ref={results} tabIndex={-1} aria-label={title} className="outline-none" {...kept}>
        <Table
          label={title}
          columns={columns}
          rows={list.rows}
          keyOf={(row) => row._id}
          onOpen={props.onOpen}
          stale={late}
          size={Math.min(PAGE_SIZE, list.total || PAGE_SIZE)}
          none={
            <None
              search={address.search}
              onClear={address.search !== '' || props.narrowed === true ? clear : null}
              empty={props.empty}
            />
          }
          foot={<ListFoot list={list} address={address} label={title} save={props.save} />}
        />
      </section>
      <p role="status" className="sr-only">
        {words('loaded')} {props.alsoLoadedText}
      </p>
    </>
  );
}

/** With script the list follows what is typed and chosen; the form is for where there is none. */
const hold = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();

/** A row may go with the button that has the focus: the reading goes on where the rows are. */
function useKeptFocus(results: RefObject<HTMLElement | null>) {
  const within = useRef(false);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) results.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
}

/** A page that no longer exists leads to the last one. */
function useExistingPage(list: ListPage<unknown>, address: ListAddress): void {
  const last = list.rows.length === 0 ? lastKnown({ ...list, more: false }, address.size) : null;
  const lead = useEffectEvent((page: number) => address.set({ page: page === 1 ? null : String(page) }));
  useEffect(() => {
    if (last !== null && address.page > last) lead(last);
  }, [last, address.page]);
}

/** No rows: because of what was asked for, which can be taken back, or because there are none yet. */
function None({ search, onClear, empty }: { search: string; onClear: (() => void) | null; empty: string }) {
  const t = useTranslations('admin.list');
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <p className="text-ink-2">{onClear ? t(search ? 'noneFor' : 'none', { search }) : empty}</p>
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

interface ListFootProps {
  list: ListPage<unknown>;
  address: ListAddress;
  label: string;
  save: string | undefined;
}

function ListFoot({ list, address, label, save }: ListFootProps) {
  const { count: inDigits } = useFormats();
  const t = useTranslations('admin.list');
  const { size } = address;
  const usual = usualSize(listAt(useLocation().pathname));
  const count = list.filtered;
  const last = lastKnown(list, size);
  const page = Math.min(address.page, last);
  const { from, to } = entriesOf(page, size, count);
  const plus = list.more ? '+' : '';
  return (
    <>
      <p role="status" className="showing text-2 text-ink-2">
        {t('showing', { from: inDigits(from), to: inDigits(to), count: `${inDigits(count)}${plus}` })}
        <Narrowed list={list} search={address.search} />
      </p>
      <div className="tools flex items-center gap-2">
        {(last > 1 || size !== usual) && <PageSizeSelect address={address} />}
        {save && <DownloadTable save={save} />}
      </div>
      {last > 1 && (
        <Pagination
          page={page}
          last={last}
          form={LIST_FORM}
          onPage={(next) => address.set({ page: next === 1 ? null : String(next) }, 'push')}
          labels={{
            region: t('pages', { label }),
            previous: t('previous'),
            next: t('next'),
            position: t('position', { page: inDigits(page), last: `${inDigits(last)}${plus}` }),
            number: inDigits,
            page: (one) => t('page', { page: inDigits(one) }),
            jump: t('jump'),
          }}
        />
      )}
    </>
  );
}

/** Out of how many, where fewer are shown. */
function Narrowed({ list, search }: { list: ListPage<unknown>; search: string }) {
  const { count: inDigits } = useFormats();
  const t = useTranslations('admin.list');
  return (
    <>
      {(list.filtered !== list.total || list.more) && ` ${t('filtered', { total: inDigits(list.total) })}`}
      {list.more && isShort(search) && ` ${t('short')}`}
    </>
  );
}

/** No index knows words of one or two letters: only the head of a long list was looked through. */
const isShort = (search: string): boolean => !/[a-z0-9]{3}/i.test(search);
