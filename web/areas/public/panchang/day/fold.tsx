import type { ReactNode } from 'react';

/** A card that opens at a press. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="card mt-5 px-5 py-2 print:hidden">
      <summary className="py-3 text-3 font-semibold">{title}</summary>
      <div className="grid gap-3 pb-2.5">{children}</div>
    </details>
  );
}
