import type { MouseEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { isLong, pageButtons } from './pages.ts';

export interface PaginationLabels {
  /** What is paged through, for those who listen. */
  region: string;
  previous: string;
  next: string;
  /** `Page 3 of 83` */
  position: string;
  /** `1,234`, the text of its button. */
  number: (page: number) => string;
  /** `Page 3`, the name of its button. */
  page: (page: number) => string;
  /** The name of the field one types a page into. */
  jump: string;
}

interface PaginationProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
  /** Without script: the form whose `page` the buttons are. */
  form?: string;
  labels: PaginationLabels;
}

const box =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-2 hover:bg-sunk aria-disabled:opacity-40';

/** At an end, the button there keeps the focus and does nothing. */
export function Pagination({ page, last, onPage, form, labels }: PaginationProps) {
  const button = (to: number) => ({
    type: form ? ('submit' as const) : ('button' as const),
    name: 'page',
    value: to,
    form,
    className: box,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      go(to);
    },
  });
  const go = (to: number) => {
    if (to !== page && to >= 1 && to <= last) onPage(to);
  };
  return (
    <nav aria-label={labels.region} className="pages">
      <p className="position text-2 text-ink-2">{labels.position}</p>
      <div className="buttons flex flex-wrap items-center justify-center">
        <button {...button(page - 1)} aria-label={labels.previous} aria-disabled={page === 1}>
          <ChevronLeft size={18} aria-hidden />
        </button>
        {pageButtons(page, last).map((one, index) =>
          one === 'gap' ? (
            // two gaps at most, told apart by their places
            <span key={`gap-${index}`} aria-hidden className="min-w-6 text-center text-ink-2">
              …
            </span>
          ) : (
            <button
              {...button(one)}
              key={one}
              aria-label={labels.page(one)}
              aria-current={one === page ? 'page' : undefined}
              className={cx(box, one === page ? 'bg-marigold-soft font-semibold text-maroon' : 'text-ink-2')}
            >
              {labels.number(one)}
            </button>
          ),
        )}
        <button {...button(page + 1)} aria-label={labels.next} aria-disabled={page === last}>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      {isLong(last) && (
        <form
          className="jump flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = Number(new FormData(event.currentTarget).get('page'));
            if (Number.isInteger(typed) && typed > 0) go(Math.min(typed, last));
            event.currentTarget.reset();
          }}
        >
          <label className="flex items-center gap-2 text-2 text-ink-2">
            {labels.jump}
            <input
              name="page"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={7}
              className="control w-14 py-1! text-2"
            />
          </label>
        </form>
      )}
    </nav>
  );
}
