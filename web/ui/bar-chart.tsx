import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Bar {
  key: string;
  /** Below the column; null leaves its place empty. */
  tick: string | null;
  /** One upon the other, the topmost first; `look` tells them apart by a pattern as well as by colour. */
  parts: readonly { value: number; look: string }[];
  /** Above the column, where all of them have room. */
  figure?: string | undefined;
}

interface BarChartProps {
  /** The heading and what the chart says, in words. */
  caption: ReactNode;
  bars: readonly Bar[];
  asTable: string;
  /** What a height means, beside two lines; without it there are none. */
  said?: (value: number) => string;
  /** Beside other figures. */
  low?: boolean;
  /** What the columns show; it may go further back. */
  table: ReactNode;
  /** Beside the way to the table. */
  foot?: ReactNode;
}

/** Columns beside each other. They are for the eye; a table says the same in words. */
export function BarChart({ caption, bars, asTable, table, foot, said, low = false }: BarChartProps) {
  const highest = Math.max(...bars.map(heightOf));
  const most = said ? roundUp(highest) : highest;
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  return (
    <figure className={cx('card grid content-start p-4 sm:p-5', low ? 'gap-2 pb-1! sm:pb-2!' : 'gap-4')}>
      <figcaption className="grid gap-2">{caption}</figcaption>
      {most > 0 && (
        <div aria-hidden className={cx('relative', said && 'pt-5')}>
          {said && <Scale most={most} said={said} />}
          <div className={cx('relative grid', low ? 'h-28' : 'h-32 sm:h-44')} style={columns}>
            {bars.map((bar) => (
              <Column key={bar.key} bar={bar} most={most} tight={bars.length > 12} isMany={bars.length > BESIDE} />
            ))}
          </div>
        </div>
      )}
      <div className="relative">
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-2 font-semibold text-maroon underline-offset-4 hover:underline">
            <ChevronRight size={18} aria-hidden className="transition-transform duration-150 group-open:rotate-90" />
            {asTable}
          </summary>
          {table}
        </details>
        {foot && <div className="absolute top-0 right-0">{foot}</div>}
      </div>
    </figure>
  );
}

/** The next of 1, 2, 4, 6, 8 and their tens: its half is a round number too. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const tens = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8].find((step) => step * tens >= value) ?? 10) * tens;
}

/** Lines at the whole and the half of the height, above the room of the ticks. */
function Scale({ most, said }: { most: number; said: (value: number) => string }) {
  const lines = most > 1 ? [most, most / 2] : [most];
  return (
    <div className="absolute inset-x-0 top-5 bottom-[calc(1.5em+6px)] text-[0.6875rem] text-ink-2 sm:text-1">
      {lines.map((value) => (
        <span
          key={value}
          className="absolute inset-x-0 border-t border-dashed border-line"
          style={{ bottom: `${(value / most) * 100}%` }}
        >
          <span className="absolute bottom-full left-0 leading-5">{said(value)}</span>
        </span>
      ))}
    </div>
  );
}

const heightOf = ({ parts }: Bar): number => parts.reduce((sum, { value }) => sum + value, 0);

/** So many figures have room beside each other on a phone. */
const BESIDE = 6;

function Column({ bar, most, tight, isMany }: { bar: Bar; most: number; tight: boolean; isMany: boolean }) {
  const shown = bar.parts.filter(({ value }) => value > 0);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-1.5">
      <div
        className={cx(
          'flex flex-col justify-end gap-px border-b border-line-strong',
          bar.figure && 'pt-5',
          tight ? 'px-[0.5px] sm:px-px' : 'px-0.5 sm:px-1',
        )}
      >
        {shown.map(({ value, look }, index) => (
          <span
            key={look}
            className={cx(
              'mx-auto min-h-1.5 w-full max-w-18',
              bar.figure && 'relative',
              index === 0 && (tight ? 'rounded-t-[2px]' : 'rounded-t-[4px]'),
              look,
            )}
            style={{ height: `${(value / most) * 100}%` }}
          >
            {index === 0 && bar.figure && (
              <span
                className={cx(
                  'absolute inset-x-0 bottom-full flex justify-center pb-0.5 text-[0.6875rem] leading-4 font-semibold whitespace-nowrap sm:text-1',
                  isMany && 'max-sm:hidden',
                )}
              >
                {bar.figure}
              </span>
            )}
          </span>
        ))}
      </div>
      {/* a name may be wider than its column: it is centred on it, and takes no room */}
      <span className="flex min-h-[1.5em] justify-center text-[0.6875rem] whitespace-nowrap text-ink-2 sm:text-1">
        {bar.tick}
      </span>
    </div>
  );
}

/** The table behind a chart: rows by name, figures to the right. */
export function ChartTable({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="mt-2 w-full text-2">
      <thead>
        <tr className="border-b border-line-strong">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={cx('py-2 font-semibold', index === 0 ? 'text-left' : 'text-right')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]} className="text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
