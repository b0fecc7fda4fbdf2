import type { Names } from '#domain/almanac/names/names.ts';
import { cx } from '../../../../ui/cx.ts';

/** A festival’s name in Odia or Hindi, in a font cut for all of them (`scripts/fonts/names.mjs`). */
export function InScript({ names, lang, className }: { names: Names; lang: 'or' | 'hi'; className?: string }) {
  return (
    <span lang={lang} className={cx(className, lang === 'or' ? 'odia-festivals' : 'hindi-festivals')}>
      {names[lang]}
    </span>
  );
}
