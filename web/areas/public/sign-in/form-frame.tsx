import type { ReactNode } from 'react';
import { Jhoti } from '../../../parts/site/art.tsx';

interface FormFrameProps {
  title: string;
  lead: string;
  /** Beside the form on wide screens, below it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** A form that is the whole purpose of its page. */
export function FormFrame({ title, lead, aside, children }: FormFrameProps) {
  return (
    <div className="overflow-hidden bg-[radial-gradient(70%_60%_at_15%_0%,var(--marigold-soft),transparent_70%)]">
      <div className="measure grid gap-12 pt-8 pb-8 md:pt-14 lg:grid-cols-[1fr_minmax(0,29rem)] lg:gap-20">
        <div className="mx-auto w-full max-w-[29rem] lg:order-2">
          <h1 className="text-5">{title}</h1>
          <p className="mt-2 text-ink-2">{lead}</p>
          <div className="mt-6 sm:card sm:p-6">{children}</div>
        </div>
        <aside className="mx-auto w-full max-w-[29rem] lg:mx-0 lg:pt-2">
          {aside}
          <Jhoti className="mt-12 w-96 opacity-70 max-lg:hidden" />
        </aside>
      </div>
    </div>
  );
}

/** Three points, each with a word on it. */
export function AsideSteps({ title, steps }: { title: string; steps: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section>
      <h2 className="text-4">{title}</h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.map(([name, text]) => (
          <li key={name} className="py-3.5">
            <p className="font-semibold">{name}</p>
            <p className="mt-0.5 max-w-[44ch] text-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
