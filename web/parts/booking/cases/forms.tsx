import { useTranslations } from 'use-intl';
import type { BookingCases } from '#contract/cases/cases.ts';
import { PHOTOS_MOST } from '#domain/cases/case.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';
import { CasePhotos, withFiles } from './case-photos.tsx';
import { foldedForm } from './folded-form.ts';

/** Says what happened, by one press. */
export function PressForm({ kind, onHeld }: { kind: 'absence' | 'overcharge'; onHeld: () => void }) {
  const t = useTranslations('cases');
  const reload = useReload();
  const form = useActionForm({
    name: 'pressCase',
    schema: async () => (await import('./case-forms.ts')).pressForm,
    values: { kind, photos: '' },
    done: t('sent'),
    failure: t('failed'),
    // it has begun since: there are words to write instead
    onRefused: (refused) => {
      if (refused.code !== 'case_held') return;
      onHeld();
      reload(refused);
    },
  });
  // asked once more before it stops money
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={buttonClass('quiet')}>{t(`press.${kind}`)}</summary>
      <ActionFields form={withFiles(form)} className="grid justify-items-start gap-3 pt-3">
        <input type="hidden" {...form.field('kind')} />
        <p className="text-2">{t(`sure.${kind}`)}</p>
        <CasePhotos left={PHOTOS_MOST} error={form.errorOf('photos')} />
        <Button type="submit" busy={form.busy && t('busy')}>
          {t(`yes.${kind}`)}
        </Button>
      </ActionFields>
    </details>
  );
}

/** Something else, in words. */
export function OpenForm({ kinds, isHeld }: { kinds: BookingCases['mayOpen']; isHeld: boolean }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'openCase',
    schema: async () => (await import('./case-forms.ts')).caseForm,
    values: { words: '', photos: '' },
    done: t('sent'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused || isHeld ? true : undefined}>
      <summary className={foldedForm}>{t('open')}</summary>
      {isHeld && (
        <p role="status" className="text-2 font-semibold">
          {t('held')}
        </p>
      )}
      <ActionFields form={withFiles(form)} className="grid gap-4 pt-2">
        <Select
          label={t('kind')}
          placeholder={t('choose')}
          options={kinds.map((kind) => ({ value: kind, label: t(kind === 'report' ? 'onlyOffice' : `kinds.${kind}`) }))}
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
        <CasePhotos left={PHOTOS_MOST} error={form.errorOf('photos')} />
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}
