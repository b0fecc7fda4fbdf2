import type { ReactNode } from 'react';

/** A number of ours, to be pressed: for its gap in a sentence. */
export const phoneLink = (number: string) => (): ReactNode => (
  <a
    href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
    className="inline-flex min-h-6 items-center font-semibold text-maroon underline underline-offset-4"
  >
    {number}
  </a>
);
