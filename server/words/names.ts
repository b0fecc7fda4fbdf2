import { erasedIn } from '#contract/words/statuses.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { ERASED_NAME, ERASED_PLACE } from '#domain/people/erasure.ts';
import { nameIn, type NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Viewer } from '../http/viewer.ts';

/**
 * What people are called to who reads it. The books keep one name and one place for all who have left: the reader finds words of their
 * own language there. What anybody wrote stays as written.
 */

type Reader = Pick<Viewer, 'userType' | 'locale'>;

/** By the name they signed up with, as the office reads and searches it. */
export const nameOnBooks = (locale: Locale | undefined, name: string): string =>
  name === ERASED_NAME ? erasedIn[locale ?? DEFAULT_LOCALE].name : name;

/** In the script of a language, where the person gave that name. */
export const nameTo = (locale: Locale | undefined, named: NameInScripts): string =>
  named.name === ERASED_NAME ? nameOnBooks(locale, named.name) : nameIn(locale, named);

/** The one for the office, the other for everybody else. */
export const nameFor = ({ userType, locale }: Reader, named: NameInScripts): string =>
  userType === 'admin' ? nameOnBooks(locale, named.name) : nameTo(locale, named);

/** Where a puja of this family was to be. */
export const placeFor = (
  { locale }: Pick<Reader, 'locale'>,
  customerName: string,
  place: string | null,
): string | null =>
  customerName === ERASED_NAME && place === ERASED_PLACE ? erasedIn[locale ?? DEFAULT_LOCALE].place : place;
