import { useLocale } from 'use-intl';
import { cx } from '../ui/cx.ts';
import words from '../fonts/odia-names.json' with { type: 'json' };

const known = new Set(words.split(' '));

/** Whether the small font draws it: it was cut for these words alone (`scripts/fonts/names.mjs`), and would draw others broken. */
const isInSmallFont = (name: string): boolean =>
  (name.match(/[\u0b00-\u0b7f\u200c\u200d]+/g) ?? []).every((word) => known.has(word));

/** A ritual's name in Odia, in the smallest font that draws it; on a page in Odia the name stands above already. */
export function Odia({ children, className }: { children: string; className?: string }) {
  if (useLocale() === 'or-IN') return null;
  return (
    <p lang="or" className={cx(className, isInSmallFont(children) && 'odia-names')}>
      {children}
    </p>
  );
}
