import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { FormResult } from '../../../parts/forms/form-result.ts';

interface WayInProps {
  id: string;
  title: string;
  /** Forms that come back open for people without script. */
  forms: readonly string[];
  children: ReactNode;
}

/** One way to enter days, folded until it is wanted. */
export function WayIn({ id, title, forms, children }: WayInProps) {
  const posted = useActionData<FormResult>();
  const [isOpen] = useState(forms.includes(posted?.form ?? ''));
  return (
    <section aria-labelledby={id} className="card">
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-2 px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-3">
            {title}
          </h2>
          <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-5 sm:px-5">{children}</div>
      </details>
    </section>
  );
}
