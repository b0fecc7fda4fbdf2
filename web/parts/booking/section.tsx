import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { FormResult } from '../forms/form-result.ts';

/** One part of a booking's page. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="card grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 p-5">
      <h2 className="text-3">{title}</h2>
      {children}
    </section>
  );
}

interface FoldedProps {
  title: string;
  id?: string;
  /** The forms inside. An answer to one of them that came without script is read here. */
  forms?: readonly string[];
  /** It is what one has come for. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a booking's page that few need: a press opens it, and a link that names it. It works without script. */
export function FoldedSection({ title, id, forms = [], open = false, children }: FoldedProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const posted = useActionData<FormResult>();
  const location = useLocation();
  useEffect(() => {
    if (fold.current && id && location.hash === `#${id}`) fold.current.open = true;
  }, [id, location]);
  return (
    <details
      ref={fold}
      id={id}
      open={open || (posted && forms.includes(posted.form)) ? true : undefined}
      className="group/part card"
    >
      <summary className="flex min-h-13 list-none items-center rounded-card hover:bg-sunk justify-between gap-3 px-5 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-3">{title}</h2>
        <ChevronDown size={18} aria-hidden className="text-ink-2 group-open/part:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
