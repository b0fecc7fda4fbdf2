import type { Locale } from '#domain/locale.ts';
import type { Catalogue } from './catalogues.server.ts';

type Union = Catalogue[keyof Catalogue];
type All<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never;

/** A key that is in no catalogue is a type error. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: All<Union>;
    Locale: Locale;
  }
}
