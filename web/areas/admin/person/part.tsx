import { useId, type ReactNode } from 'react';

/** A part of a person's page: a heading, and its lines or why there are none. */
export function Part({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-4">
        {title}
      </h2>
      {none === null ? children : <p className="card px-4 py-4 text-2 text-ink-2">{none}</p>}
    </section>
  );
}
