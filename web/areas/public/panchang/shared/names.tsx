import type { Names } from '#domain/almanac/names/names.ts';
import { shelfOf } from '#domain/almanac/names/shelves.ts';
import { cx } from '../../../../ui/cx.ts';

/** Each has a font of its own. */
const hindi = {
  ab: 'hindi-ab',
  cg: 'hindi-cg',
  hl: 'hindi-hl',
  mo: 'hindi-mo',
  pr: 'hindi-pr',
  sz: 'hindi-sz',
} as const;

/** A festival’s name in Odia or Hindi, in a font cut for such names (`scripts/fonts/names.mjs`). */
export function InScript({ names, lang, className }: { names: Names; lang: 'or' | 'hi'; className?: string }) {
  return (
    <span lang={lang} className={cx(className, lang === 'or' ? 'odia-festivals' : hindi[shelfOf(names.en)])}>
      {names[lang]}
    </span>
  );
}
