import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFormats } from '../../../i18n/formats.ts';

interface Figure {
  key: string;
  label: string;
  /** Nothing while it is being counted. */
  value: number | string | undefined;
  /** The list it counts. */
  to?: string;
  /** What to make of it. */
  note?: ReactNode;
  /** It asks for nothing. */
  quiet?: boolean;
}

interface FiguresProps {
  label: string;
  figures: readonly Figure[];
  /** Four that have room in one line of a phone. */
  short?: boolean;
}

/** A few counts above a list, in one card. */
export function Figures({ label, figures, short = false }: FiguresProps) {
  const { count } = useFormats();
  return (
    <dl
      aria-label={label}
      className={cx(
        'mb-5 grid card gap-px overflow-hidden bg-line! md:grid-cols-4',
        short ? 'grid-cols-[repeat(4,auto)] max-sm:*:px-1.5' : 'grid-cols-2',
      )}
    >
      {figures.map(({ key, label: name, value, note, to, quiet }) => (
        <div key={key} className="relative bg-paper px-3.5 py-2 has-[a:hover]:bg-sunk sm:px-4">
          <dt className="text-1 text-ink-2">
            {to === undefined ? (
              name
            ) : (
              <Link to={to} preventScrollReset className="after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            )}
          </dt>
          <dd className="flex min-h-8 flex-wrap items-baseline gap-x-2.5">
            <span className={cx('text-4 display', quiet ? 'text-ink' : 'text-maroon')}>
              {value === undefined ? (
                <Skeleton className="h-6 w-12" />
              ) : typeof value === 'number' ? (
                count(value)
              ) : (
                value
              )}
            </span>
            {note && <span className="text-1 text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
