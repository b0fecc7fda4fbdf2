import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../i18n/reader.ts';
import { languageOf, locales, ownNames } from '#domain/locale.ts';
import { cx } from '../../ui/cx.ts';

/** Each name is drawn by a small font, where a device has none of that script (`scripts/fonts/names.mjs`). */
const fonts = { 'en-IN': undefined, 'or-IN': 'odia-names', 'hi-IN': 'hindi-hl' } as const;

interface Props {
  className?: string;
  /** Without the language that is read. */
  others?: boolean;
}

/** The same page in the other languages, each in its own letters. A press takes along what was typed (`parts/typed-along.ts`). */
export function Languages({ className, others = false }: Props) {
  const t = useTranslations('nav');
  const here = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('languages')} data-languages className={cx('flex items-center gap-x-1', className)}>
      {locales.map((locale) => {
        const look = cx('inline-flex min-h-11 items-center rounded-control px-2 text-2', fonts[locale]);
        const language = languageOf(locale);
        if (locale === here) {
          if (others) return null;
          return (
            <span key={locale} lang={language} aria-current="true" className={cx(look, 'font-semibold text-ink')}>
              {ownNames[locale]}
            </span>
          );
        }
        const query = new URLSearchParams(search);
        query.set('lang', language);
        return (
          <a
            key={locale}
            href={`${pathname}?${query}`}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            className={cx(look, 'text-ink-2 underline-offset-4 hover:text-ink hover:underline')}
          >
            {ownNames[locale]}
          </a>
        );
      })}
    </nav>
  );
}
