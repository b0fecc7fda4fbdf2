import { useTranslations } from 'use-intl';
import type { BookingCases, OwnCase } from '#contract/cases/cases.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';

const summary = 'w-fit cursor-pointer py-2.5 text-2 font-semibold underline-offset-4 hover:underline';

/** What says by itself what happened, by one press. */
export function PressForm({ kind }: { kind: 'absence' | 'overcharge' }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'pressCase',
    schema: async () => (await import('./case-forms.ts')).pressForm,
    values: { kind },
    done: t('sent'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('kind')} />
      <Button type="submit" look="quiet" busy={form.busy && t('busy')}>
        {t(`press.${kind}`)}
      </Button>
    </ActionFields>
  );
}

/** Something else, in words. */
export function OpenForm({ kinds }: { kinds: BookingCases['mayOpen'] }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'openCase',
    schema: async () => (await import('./case-forms.ts')).caseForm,
    values: { kind: kinds[0] ?? 'complaint', words: '' },
    done: t('sent'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={summary}>{t('open')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2">
        <Select
          label={t('kind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          error={form.errorOf('kind')}
          {...form.field('kind')}
        />
        <TextArea
          label={t('words')}
          hint={t('wordsHint')}
          rows={4}
          error={form.errorOf('words')}
          {...form.field('words')}
        />
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}

/** One more word for an open case; or, of a decision about a pandit, the one appeal. */
export function AddForm({ one, appealUntil }: { one: OwnCase; appealUntil?: string }) {
  const t = useTranslations('cases');
  const isAppeal = appealUntil !== undefined;
  const form = useActionForm({
    name: isAppeal ? 'appealCase' : 'addToCase',
    schema: async () => (await import('./case-forms.ts')).addForm,
    values: { caseId: one._id, words: '' },
    done: t(isAppeal ? 'appealed' : 'added'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={summary}>{t(isAppeal ? 'appeal' : 'add')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2">
        <input type="hidden" {...form.field('caseId')} />
        {isAppeal && <p className="text-2 text-ink-2">{t('appealHint', { at: appealUntil })}</p>}
        <TextArea
          label={t(isAppeal ? 'appealWords' : 'addWords')}
          rows={3}
          error={form.errorOf('words')}
          {...form.field('words')}
        />
        <Button type="submit" look="quiet" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}
