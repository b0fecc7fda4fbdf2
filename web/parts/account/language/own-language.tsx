import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnLanguage as Chosen } from '#contract/account.ts';
import { languageOf, locales, ownNames } from '#domain/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormName } from '../../forms/form-name.tsx';
import type { FormResult } from '../../forms/form-result.ts';
import { Settings } from '../setting-row.tsx';

/** As the small fonts draw them (`Languages`, web/parts/site/languages.tsx). */
const fonts = { 'en-IN': undefined, 'or-IN': 'odia-names', 'hi-IN': 'hindi-hl' } as const;

/** One hundred and twenty-three, in Odia and in Hindi. */
const EXAMPLE = '୧୨୩, १२३';

/**
 * In which language messages come and pages open, and with whose digits. The browser sends the form by itself: the answer is a page in
 * that language, which is another document.
 */
export function OwnLanguage({ chosen }: { chosen: Chosen }) {
  const t = useTranslations('account.language');
  const posted = useActionData<FormResult>();
  const said = posted?.form === 'language' && posted.message;
  return (
    <Settings id="language" title={t('title')}>
      <form method="post" action="?#language" className="grid gap-2 py-3 sm:py-4">
        <FormName name="language" />
        {said && <Notice tone={posted.ok ? 'ok' : 'no'}>{said}</Notice>}
        <fieldset>
          <legend className="max-w-[52ch] text-2 text-ink-2">{t('text')}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {locales.map((locale) => {
              const language = languageOf(locale);
              return (
                <label
                  key={locale}
                  className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-3.5 text-2 has-checked:border-saffron has-checked:bg-marigold-soft"
                >
                  <input
                    type="radio"
                    name="language"
                    value={language}
                    defaultChecked={language === chosen.language}
                    className="tick"
                  />
                  <span lang={language} className={fonts[locale]}>
                    {ownNames[locale]}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        <CheckBox name="ownDigits" defaultChecked={chosen.ownDigits} label={t('ownDigits', { example: EXAMPLE })} />
        <div>
          <Button type="submit" look="quiet">
            {t('save')}
          </Button>
        </div>
      </form>
    </Settings>
  );
}
