import type { OwnLanguage } from '#contract/account.ts';
import { DEFAULT_LOCALE, languageOf, languages, localeFrom, type Locale } from '#domain/locale.ts';
import type { Deps } from '../deps.ts';
import { languageRow, setLanguage, setLanguageAndDigits } from './language-store.ts';

type Needs = Pick<Deps, 'pool'>;

/**
 * A person reads the product in this language from now on; their messages go out in it. A press on another language of any page counts
 * for the account at once, without a question: two answers to “which language” would be one too many, and the profile shows which it is.
 */
export const chooseOwnLanguage = ({ pool }: Needs, personId: string, locale: Locale): Promise<void> =>
  setLanguage(pool, personId, languageOf(locale));

/** English where an account keeps a language that we do not have. */
export async function ownLanguage({ pool }: Needs, personId: string): Promise<OwnLanguage> {
  const row = await languageRow(pool, personId);
  const kept = languageOf(localeFrom(row?.locale) ?? DEFAULT_LOCALE);
  return { language: languages.find((one) => one === kept) ?? languages[0], ownDigits: row?.ownDigits ?? false };
}

/** Said twice, the choice is the same. */
export async function readIn({ pool }: Needs, personId: string, chosen: OwnLanguage): Promise<OwnLanguage> {
  await setLanguageAndDigits(pool, personId, { locale: chosen.language, ownDigits: chosen.ownDigits });
  return chosen;
}
