/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   some browsers forget the roles of a table that is laid out as a grid, so they are written out */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import './table.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sums stand one below the other. */
  atEnd?: boolean;
  /** Whether the rows are in the order of this column. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Puts the rows in the order of this column, or turns it round. */
  onSort?: () => void;
  /**
   * Where it stands when there is only room for cards: the name and what is in its corner, what is below the name, lines, a text of several
   * lines, lines that need their heading, what shares a line with others, and in the last line how far it is, and its link. On tablets a
   * `bit` is in the middle, a `short` one, a `mark` and a `code` to the right of it, and a `state` and what is `aside` (on phones a line of
   * its own) at the right. What another cell of the card says too has none.
   */
  onCard:
    | 'title'
    | 'corner'
    | 'aside'
    | 'under'
    | 'line'
    | 'block'
    | 'said'
    | 'bit'
    | 'short'
    | 'mark'
    | 'code'
    | 'state'
    | 'foot'
    | 'none';
}

interface TableProps<Row> {
  /** What is listed, for those who listen. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A click anywhere in a row; for the keyboard the row needs a link or button of its own, on the foot of its card. */
  onOpen?: (row: Row) => void;
  /** Stands in the place of rows where there are none. */
  none?: ReactNode;
  /** Newer rows are on their way. */
  stale?: boolean;
  /** How many rows a page can have: room for them is kept, so that what is below does not move. */
  size: number;
  /** Stands below the rows: how many there are, the way to others. */
  foot?: ReactNode;
}

/**
 * Rows and columns where there is room, cards where there is not: the same elements either way.
 */
export function Table<Row>({ label, columns, rows, keyOf, onOpen, none, stale = false, size, foot }: TableProps<Row>) {
  return (
    <div className="records">
      <div className="sheet">
        <div className="rows" style={{ '--rows': size } as CSSProperties}>
          <table role="table" aria-label={label} aria-busy={stale}>
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(({ key, header, atEnd, sorted, onSort }) => (
                  <th key={key} role="columnheader" scope="col" data-at-end={atEnd} aria-sort={sorted}>
                    {onSort ? <SortButton header={header} sorted={sorted} onSort={onSort} /> : header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className={cx('transition-opacity duration-150', stale && 'opacity-55')}>
              {rows.length === 0 && (
                <tr role="row" data-none>
                  <td role="cell" colSpan={columns.length}>
                    {none}
                  </td>
                </tr>
              )}
              {rows.map((row) => (
                // the link within the row is the keyboard's way
                <tr
                  key={keyOf(row)}
                  role="row"
                  className={cx(onOpen && 'cursor-pointer hover:bg-sunk/60')}
                  onClick={onOpen && ((event) => openFrom(event, () => onOpen(row)))}
                >
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={column.header}
                      data-at-end={column.atEnd}
                      data-on-card={column.onCard}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {foot && <div className="foot">{foot}</div>}
      </div>
    </div>
  );
}

type SortButtonProps = Required<Pick<Column<never>, 'header' | 'onSort'>> & Pick<Column<never>, 'sorted'>;

/** A heading that sorts. Above cards no heading is seen, and none can be pressed. */
function SortButton({ header, sorted, onSort }: SortButtonProps) {
  const Arrow = sorted === undefined ? ChevronsUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="unsortable">{header}</span>
      <button type="button" className="sort" onClick={onSort}>
        {header}
        <Arrow size={14} aria-hidden />
      </button>
    </>
  );
}

/** Marking text is no click. The row's own link gets the focus, so that it comes back there when a dialog closes. */
function openFrom(event: MouseEvent<HTMLTableRowElement>, open: () => void): void {
  const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (pressed || window.getSelection()?.type === 'Range') return;
  event.currentTarget
    .querySelector<HTMLElement>('td[data-on-card=foot] :is(a, button)')
    ?.focus({ preventScroll: true });
  open();
}
