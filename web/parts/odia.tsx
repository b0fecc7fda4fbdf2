import { cx } from '../ui/cx.ts';
import names from '../fonts/odia-names.json' with { type: 'json' };

/** Consonants joined, and the signs around them; kept equal to that of `scripts/fonts/odia-names.mjs`. */
const syllable =
  /(?:[\u0b15-\u0b71]\u0b3c?\u0b4d\u200d?)*[\u0b05-\u0b39\u0b5c-\u0b61\u0b71]\u0b3c?(?:[\u0b3e-\u0b57]|[\u0b01-\u0b03])*/gu;
const known = new Set(names.split(' '));

/** Whether the small file of letters can write it: every syllable is one of the catalogue's names. */
export const isWrittenByNames = (text: string): boolean =>
  !/[\u0b00-\u0b7f]/.test(text.replaceAll(syllable, (one) => (known.has(one) ? '' : one)));

/** A name in Odia, with the smallest file of letters that can write it. */
export function Odia({ children, className }: { children: string; className?: string }) {
  return (
    <p lang="or" className={cx(className, isWrittenByNames(children) && 'odia-names')}>
      {children}
    </p>
  );
}
