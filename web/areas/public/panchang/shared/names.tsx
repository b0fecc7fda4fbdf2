import type { Names } from '#domain/almanac/names/names.ts';
import { cx } from '../../../../ui/cx.ts';

/** A name of the almanac in Odia or Hindi: small files of letters write all of them (`scripts/fonts/odia-names.mjs`). */
export function InScript({ names, lang, className }: { names: Names; lang: 'or' | 'hi'; className?: string }) {
  return (
    <span lang={lang} className={cx(className, lang === 'or' ? 'odia-festivals' : 'hindi-festivals')}>
      {names[lang]}
    </span>
  );
}
