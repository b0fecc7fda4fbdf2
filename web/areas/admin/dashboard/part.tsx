import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** What it comes to, beside its name while it is folded. */
  sum: string;
  children: ReactNode;
}

/** One part of the figures: on a phone a line of a card, opened by a press; on wider screens a card of its own. */
export function Part({ title, sum, children }: PartProps) {
  return (
    <details className="fold opens-early min-w-0 md:[&::details-content]:h-full">
      <summary className="min-h-14 flex-wrap items-center gap-x-3 px-4 py-2">
        <h2 className="min-w-0 grow basis-[7em] text-3">{title}</h2>
        <span className="font-semibold whitespace-nowrap text-maroon">{sum}</span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2" />
      </summary>
      {children}
    </details>
  );
}
