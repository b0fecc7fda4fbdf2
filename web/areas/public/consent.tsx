import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from './auth-links.tsx';

const notice = (words: ReactNode) => (
  <span className="font-[560] text-maroon underline underline-offset-4">{words}</span>
);

/** What is agreed to by signing up, with the notice at hand (no ticked box: pressing the button is the deed). */
export function Consent({ who }: { who: 'signup' | 'priest' }) {
  const t = useTranslations('auth.consent');
  const priest = who === 'priest';
  return (
    <details className="text-2 text-ink-2">
      <summary className="min-h-11 list-none rounded-control [&::-webkit-details-marker]:hidden">
        {t.rich(who, { notice })}
      </summary>
      <div className="mt-2 grid gap-2 rounded-control bg-sunk p-3.5">
        <p>{t(priest ? 'whatPriest' : 'what')}</p>
        <p>{t(priest ? 'whoPriest' : 'who')}</p>
        <p>{t.rich('rights', { link: linkTo('/privacy') })}</p>
      </div>
    </details>
  );
}
