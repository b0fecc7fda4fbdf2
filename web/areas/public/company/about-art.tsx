/** Four small drawings in the manner of the floor patterns: lamp, lotus, threshold, knotted thread. */

const drawings = {
  authenticity: (
    <>
      <path d="M-19 4C-19 22 19 22 19 4Z" />
      <path d="M0-25C9-13 9-5 0 3C-9-5-9-13 0-25Z" />
      <path d="M0-11C3-7 3-3 0 0C-3-3-3-7 0-11Z" opacity=".6" />
      <path d="M-12 23H12" />
    </>
  ),
  quality: (
    <>
      <path d="M0-22C10-10 10 6 0 18C-10 6-10-10 0-22Z" />
      <path d="M-9-8C-20-8-24 2-22 10C-14 14-5 14 0 18C5 14 14 14 22 10C24 2 20-8 9-8" />
      <path d="M-22 22H22" opacity=".6" />
    </>
  ),
  accessibility: (
    <>
      <path d="M-17 24V-8C-17-22 17-22 17-8V24" />
      <path d="M-10 24V-5C-10-13 10-13 10-5V24" opacity=".6" />
      <path d="M-24 24H24" />
      <circle cx="0" cy="14" r="2.5" />
    </>
  ),
  trust: (
    <>
      <circle cx="-9" cy="0" r="14" />
      <circle cx="9" cy="0" r="14" />
      <path d="M0 12V26M-4 20L0 26L4 20" opacity=".6" />
      <circle cx="0" cy="0" r="2" />
    </>
  ),
} as const;

export type Value = keyof typeof drawings;

export function ValueArt({ value }: { value: Value }) {
  return (
    <svg width="56" height="56" viewBox="-28 -28 56 56" aria-hidden="true">
      <g fill="none" stroke="var(--saffron)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        {drawings[value]}
      </g>
    </svg>
  );
}
