import { createElement, type ReactElement } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '#domain/locale.ts';

/** A part as a page in that language draws the part; the sentences of the page are not there. */
export function inPage(locale: Locale, part: ReactElement): ReactElement {
  const page = { locale, onError: () => undefined, children: part };
  return createElement(IntlProvider, page);
}
