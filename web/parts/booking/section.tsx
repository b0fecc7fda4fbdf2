import type { ReactNode } from 'react';

/** One part of a booking's page. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="card grid gap-3.5 p-5">
      <h2 className="text-3">{title}</h2>
      {children}
    </section>
  );
}
