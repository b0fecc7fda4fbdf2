import type { Names } from '#domain/almanac/names/names.ts';
import { shelfOf } from '#domain/almanac/names/shelves.ts';
import { useLocale } from 'use-intl';
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

interface InScriptProps {
  names: Names;
  lang: 'or' | 'hi';
  className?: string;
}

/** A festival’s name in Odia or Hindi, in a font cut for such names (`scripts/fonts/names.mjs`). */
export function InScript({ names, lang, className }: InScriptProps) {
  return (
    <span lang={lang} className={cx(className, lang === 'or' ? 'odia-festivals' : hindi[shelfOf(names.en)])}>
      {names[lang]}
    </span>
  );
}

/** Whether a name in this script says again what a page in that language has said already. */
export function useIsRepeated(): (lang: InScriptProps['lang']) => boolean {
  const locale = useLocale();
  return (lang) => locale.startsWith(lang);
}

/** The same below the name in the language of the page: left out where that is this language. */
export function AlsoInScript(props: InScriptProps) {
  return useIsRepeated()(props.lang) ? null : <InScript {...props} />;
}
