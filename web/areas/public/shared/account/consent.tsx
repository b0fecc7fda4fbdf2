import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../sign-in/auth-links.tsx';

const notice = (words: ReactNode) => (
  <span className="font-semibold text-maroon underline underline-offset-4">{words}</span>
);

const words = {
  signup: { what: 'what', whom: 'who' },
  priest: { what: 'whatPriest', whom: 'whoPriest' },
  asking: { what: 'whatAsking', whom: 'who' },
  invited: { what: 'whatInvited', whom: 'whoInvited' },
} as const;

/** What is agreed to by signing up, with the notice at hand (no ticked box: pressing the button is the deed). */
export function Consent({ who }: { who: keyof typeof words }) {
  const t = useTranslations('auth.consent');
  const { what, whom } = words[who];
  return (
    <details className="text-2 text-ink-2">
      <summary className="min-h-11 list-none rounded-control [&::-webkit-details-marker]:hidden">
        {t.rich(who, { notice })}
      </summary>
      <div className="mt-2 grid gap-2 rounded-control bg-sunk p-3.5">
        <p>{t(what)}</p>
        <p>{t(whom)}</p>
        <p>{t.rich('rights', { link: linkTo('/privacy') })}</p>
      </div>
    </details>
  );
}
