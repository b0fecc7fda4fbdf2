import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';

interface MonthFoldProps {
  title: string;
  /** How much is in it. */
  count?: number;
  id?: string;
  /** What wider screens have in their cells. */
  onlyOnPhones?: boolean;
  className?: string;
  children: ReactNode;
}

/** Below a phone's grid, one press away; on wider screens it stands open without a heading. */
export function MonthFold({ title, count, id, onlyOnPhones = false, className, children }: MonthFoldProps) {
  return (
    <details id={id} className={cx('fold scroll-mt-20', onlyOnPhones ? 'md:hidden print:hidden' : 'opens-early')}>
      <summary className="min-h-12 items-center gap-3 px-4 py-2 text-2 font-semibold">
        <span className="min-w-0 grow">{title}</span>
        {count !== undefined && <span className="text-ink-2">{count}</span>}
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2" />
      </summary>
      <div className={cx('px-4 pb-4 md:p-0', className)}>{children}</div>
    </details>
  );
}
