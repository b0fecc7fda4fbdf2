import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens at a press: a row of a list on a phone, a card elsewhere. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="px-4 md:card md:px-5 print:hidden">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 font-semibold max-md:text-2 md:min-h-14 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{title}</span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2" />
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  );
}
