import { languageOf, type Locale } from '#domain/locale.ts';
import type { Deps } from '../deps.ts';
import { setLanguage } from './language-store.ts';

/** A person reads the product in this language from now on; their messages go out in it. */
export const chooseOwnLanguage = ({ pool }: Pick<Deps, 'pool'>, personId: string, locale: Locale): Promise<void> =>
  setLanguage(pool, personId, languageOf(locale));
