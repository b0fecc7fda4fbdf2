import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RequestNotFree } from '#contract/availability.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';

/** Requests for hours that were taken back since: each can still be answered, or all of them refused with one sentence. */
export function NotFree({ requests }: { requests: readonly RequestNotFree[] }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {requests.length > 0 && <RefuseAll key={requests.map(({ _id }) => _id).join()} requests={requests} />}
    </div>
  );
}

function RefuseAll({ requests }: { requests: readonly RequestNotFree[] }) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('freeDays.notFree');
  const count = requests.length;
  const form = useActionForm({
    name: 'refuseAll',
    schema: async () => (await import('./availability-forms.ts')).refuseAllForm,
    values: { ids: requests.map(({ _id }) => _id), reason: t('reason') },
    done: t('done', { count }),
    failure: t('failed'),
  });
  return (
    <section aria-label={t('title', { count })} className="card grid gap-3 border-marigold p-4 sm:p-5">
      <h2 className="text-3">{t('title', { count })}</h2>
      <p className="text-2 text-ink-2">{t('text')}</p>
      <ul className="divide-y divide-line text-2">
        {requests.map(({ _id, ritual, family, day, startTime }) => (
          <li key={_id}>
            <Link
              to={bookingPath(_id)}
              className="inline-block py-3 wrap-anywhere text-maroon underline-offset-4 hover:underline"
            >
              {[dayShort(day), startTime && hourText(startTime), ritual, family].filter(Boolean).join('\u00a0· ')}
            </Link>
          </li>
        ))}
      </ul>
      <ActionFields form={form} className="grid gap-3">
        {requests.map(({ _id }, nth) => (
          <input key={_id} type="hidden" {...form.field(`ids.${nth}`)} />
        ))}
        <TextArea label={t('sentence')} rows={2} error={form.errorOf('reason')} {...form.field('reason')} />
        <Button type="submit" look="danger" className="justify-self-start" busy={form.busy && t('refusing')}>
          {t('refuse', { count })}
        </Button>
      </ActionFields>
    </section>
  );
}
