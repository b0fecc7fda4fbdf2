import type { ReactNode } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { Button } from '../../ui/button.tsx';
import { DrawnFor } from '../forms/form-name.tsx';
import { useSession } from '../api/session.tsx';

const toNotice = (words: ReactNode) => (
  <Link to="/privacy" reloadDocument className="font-semibold text-maroon underline underline-offset-4">
    {words}
  </Link>
);

/** Asks who agreed to an earlier privacy notice to agree to today's, on every page until they did: a form that needs no script. */
export function NewNotice() {
  const t = useTranslations('ui.newNotice');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { Form, state } = useFetcher();
  if (!user?.isAskedToAgree || pathname === '/privacy') return null;
  return (
    <section aria-label={t('title')} className="bg-indigo-soft px-4 py-3 text-2 text-ink">
      <Form
        method="post"
        action="/agree"
        className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <p className="min-w-0 flex-1 basis-72">{t.rich('text', { link: toNotice })}</p>
        <DrawnFor />
        <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" look="quiet" busy={state !== 'idle' && t('agreeing')}>
          {t('agree')}
        </Button>
      </Form>
    </section>
  );
}
