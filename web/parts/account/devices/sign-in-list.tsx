import { useTranslations } from 'use-intl';
import type { OpenSession } from '#contract/account.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { AreaError } from '../../site/area-error.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useDeviceSaid } from './device-said.ts';

/** As many as most people have; of more a phone would show nothing else. */
const SHOWN = 3;

/** Every place one is signed in, each with its end; nothing where they could not be told. */
export function SignInList({ sessions }: { sessions: readonly OpenSession[] | null }) {
  const t = useTranslations('account.signIns');
  return (
    <div className="pt-4 pb-1">
      <h3 className="text-3">{t('title')}</h3>
      {sessions === null ? <AreaError title={t('failed')} /> : <Places sessions={sessions} />}
    </div>
  );
}

/** The one that reads this first; those beyond a few by a press. */
function Places({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTranslations('account.signIns');
  const places = sessions
    .toSorted((a, b) => Number(b.current) - Number(a.current))
    .map((session) => <SignIn key={session._id} session={session} />);
  const more = places.slice(SHOWN);
  return (
    <>
      <ul className="divide-y divide-line">{places.slice(0, SHOWN)}</ul>
      {more.length > 0 && (
        <details className="border-t border-line">
          <summary className="fold-line">{t('more', { count: more.length })}</summary>
          <ul className="divide-y divide-line border-t border-line">{more}</ul>
        </details>
      )}
    </>
  );
}

function SignIn({ session }: { session: OpenSession }) {
  const { momentText } = useFormats();
  const t = useTranslations('account.signIns');
  const device = useDeviceSaid()(session.device);
  const form = useActionForm({
    name: 'session',
    schema: async () => (await import('../account-forms.ts')).endForm,
    values: { sessionId: session._id },
    failure: t('endFailed'),
  });
  return (
    <li className="py-3">
      <ActionFields form={form} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:gap-x-6">
        <input type="hidden" {...form.field('sessionId')} />
        <div className="min-w-0 grow basis-40">
          <p className="font-medium">{device}</p>
          <p className="text-2 wrap-anywhere text-ink-2">
            {session.current ? t('here') : t('lastUsed', { at: momentText(session.lastUsedAt) })}
            {session.address && <>&nbsp;· {session.address}</>}
          </p>
        </div>
        {!session.current && (
          <Button type="submit" look="quiet" busy={form.busy && t('ending')} aria-label={t('endOf', { device })}>
            {t('end')}
          </Button>
        )}
      </ActionFields>
    </li>
  );
}
