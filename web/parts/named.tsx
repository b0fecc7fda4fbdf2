import { useLangOf } from '../i18n/catalogue/lang-of.ts';

/** A person's name, read aloud in the language of its letters: not everybody has one in those of the page. */
export function Named({ children }: { children: string }) {
  return <span lang={useLangOf()(children)}>{children}</span>;
}
