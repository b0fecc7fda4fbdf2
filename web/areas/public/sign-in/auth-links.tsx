import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../parts/site/brand.ts';

const look = 'inline-flex min-h-6 items-center font-semibold text-maroon underline underline-offset-4';

/** For `<link>…</link>` in a sentence. */
export const linkTo =
  (to: string) =>
  (words: ReactNode): ReactNode => (
    <Link to={to} className={look}>
      {words}
    </Link>
  );

/** Other ways to go from a form. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className="mt-6 grid gap-2.5 border-t border-line pt-5 text-2 text-ink-2">{children}</div>;
}

/** While the stand-ins run: where to find a code. */
export function SandboxLine() {
  const t = useTranslations('auth');
  if (!useSite().sandbox) return null;
  const inbox = (words: ReactNode) => (
    <a href="/sandbox/inbox" target="_blank" rel="noreferrer" className={look}>
      {words}
    </a>
  );
  return <p className="text-2 text-ink-2">{t.rich('sandbox', { link: inbox })}</p>;
}
