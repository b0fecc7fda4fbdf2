import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingCases } from '#contract/cases/cases.ts';
import { PHOTOS_MOST } from '#domain/cases/case.ts';
import { imageTypes } from '#domain/upload.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PhotosField } from '../../../ui/form/photos-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';

const summary = 'w-fit cursor-pointer py-3 text-2 font-semibold underline-offset-4 hover:underline';

/** What says by itself what happened, by one press. */
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
      <summary className={summary}>{t('open')}</summary>
      {isHeld && (
        <p role="status" className="text-2 font-semibold">
          {t('held')}
        </p>
      )}
      <ActionFields form={withFiles(form)} className="grid gap-4 pt-2">
        <Select
          label={t('kind')}
          placeholder={t('choose')}
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
        <CasePhotos left={PHOTOS_MOST} error={form.errorOf('photos')} />
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}

/** One more word, or photo, for an open case. */
export function AddForm({ caseId, photosLeft }: { caseId: string; photosLeft: number }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'addToCase',
    schema: async () => (await import('./case-forms.ts')).addForm,
    values: { caseId, words: '', photos: '' },
    done: t('added'),
    failure: t('failed'),
    onDone: () => form.setValue('words', ''),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={summary}>{t('add')}</summary>
      <ActionFields form={withFiles(form)} className="grid gap-4 pt-2">
        <input type="hidden" {...form.field('caseId')} />
        <TextArea label={t('addWords')} rows={3} error={form.errorOf('words')} {...form.field('words')} />
        {/* what was sent is not offered once more */}
        {photosLeft > 0 && <CasePhotos key={photosLeft} left={photosLeft} error={form.errorOf('photos')} />}
        <Button type="submit" look="quiet" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}

/** Of a decision about a pandit, the one appeal. */
export function AppealForm({ caseId, until }: { caseId: string; until: string }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'appealCase',
    schema: async () => (await import('./case-forms.ts')).appealForm,
    values: { caseId, words: '' },
    done: t('appealed'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={summary}>{t('appeal')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2">
        <input type="hidden" {...form.field('caseId')} />
        <p className="text-2 text-ink-2">{t('appealHint', { at: until })}</p>
        <TextArea label={t('appealWords')} rows={3} error={form.errorOf('words')} {...form.field('words')} />
        <Button type="submit" look="quiet" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}

/** A form that photos go along with. */
const withFiles = <F extends { readonly props: ComponentProps<'form'> }>(form: F): F => ({
  ...form,
  props: { ...form.props, encType: 'multipart/form-data' },
});

function CasePhotos({ left, error }: { left: number; error: string | undefined }) {
  const t = useTranslations('cases');
  return (
    <PhotosField
      name="photos"
      multiple={left > 1}
      accept={imageTypes.join(',')}
      label={t('photos', { count: left })}
      hint={t('photosHint')}
      {...(error && { error })}
    />
  );
}
