import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';

interface PhoneFoldProps {
  title: ReactNode;
  /** How much is in it. */
  count?: number;
  /** An address that names it opens it. */
  id?: string;
  /** What wider screens have in their cells. */
  onlyOnPhones?: boolean;
  isOpen?: boolean;
  /** Among other things of a card, and not a row of a list. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

/** On a phone one press away, in a card with others; on wider screens open without a heading. */
export function PhoneFold({
  title,
  count,
  id,
  onlyOnPhones = false,
  isOpen = false,
  isRow = true,
  className,
  children,
}: PhoneFoldProps) {
  return (
    <details open={isOpen} className={cx('fold', onlyOnPhones ? 'md:hidden print:hidden' : 'opens-early')}>
      <summary className={cx('min-h-12 items-center gap-3 py-2 text-2 font-semibold', isRow && 'px-4')}>
        <span className="min-w-0 grow first-letter:uppercase">{title}</span>
        {count !== undefined && <span className="text-ink-2">{count}</span>}
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2" />
      </summary>
      {/* browsers open the fold around the target of an address, and not the target itself */}
      <div id={id} className={cx('scroll-mt-32', isRow ? 'px-4 pb-4 md:p-0' : 'max-md:pb-2', className)}>
        {children}
      </div>
    </details>
  );
}
