import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenedByFault } from './opened-by-fault.ts';

interface FormPartProps {
  name: ReactNode;
  /** What is in it, in short, beside its name. */
  note?: ReactNode;
  isOpen?: boolean;
  isWrong: boolean;
  tried: number;
  children: ReactNode;
}

/** A named part of a long form, to be opened; it works without script. */
export function FormPart({ name, note, isOpen, isWrong, tried, children }: FormPartProps) {
  return (
    <details
      {...useOpenedByFault(isWrong, tried, isOpen)}
      className="group/part border-t border-line first-of-type:border-t-0"
    >
      <summary className="flex min-h-13 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 grow text-3">{name}</h3>
        {note && <span className="text-2 text-ink-2">{note}</span>}
        <ChevronDown size={18} aria-hidden className="text-ink-2 group-open/part:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">{children}</div>
    </details>
  );
}
