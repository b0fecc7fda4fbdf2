import type { Locale } from '../../locale.ts';

/** What a person is called: the name they signed up with, and the same in two more scripts where they gave it. */
export interface NameInScripts {
  readonly name: string;
  readonly nameOdia: string | null;
  readonly nameDevanagari: string | null;
}

/** The name to read in a language: in the script of that language where the person gave one, else the name alone. */
export const nameIn = (locale: Locale | undefined, { name, nameOdia, nameDevanagari }: NameInScripts): string =>
  (locale === 'or-IN' && nameOdia) || (locale === 'hi-IN' && nameDevanagari) || name;
