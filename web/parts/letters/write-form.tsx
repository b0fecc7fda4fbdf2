import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes } from '#domain/upload.ts';
import { Button } from '../../ui/button.tsx';
import { PhotosField } from '../../ui/form/photos-field.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import { useActionForm } from '../forms/use-action-form.ts';
import type { ShownThread } from './shown-thread.ts';

interface WriteProps {
  thread: ShownThread;
  /** What the other side is called. */
  other: string;
}

export function WriteForm({ thread, other }: WriteProps) {
  const t = useTranslations('bookingLetters');
  const ui = useTranslations('ui');
  const [sent, setSent] = useState(0);
  const form = useActionForm({
    name: 'writeLetter',
    schema: async () => (await import('./letter-forms.ts')).writeForm,
    values: { text: '' },
    failure: t('failed'),
    onDone: () => {
      form.setValue('text', '');
      setSent(sent + 1);
    },
  });
  // a photo goes along
  const props = { ...form.props, encType: 'multipart/form-data' };
  return (
    <ActionFields form={{ ...form, props }} className="grid gap-3">
      <input type="hidden" name="key" value={thread.key} />
      <TextArea
        // what opens it says the same
        label={<span className="sr-only">{t('write', { name: other })}</span>}
        hint={thread.masks ? t(thread.until === null ? 'masks' : 'masksNow') : t('hint')}
        rows={2}
        error={form.errorOf('text')}
        {...form.field('text')}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {!thread.masks && (
          <PhotosField
            key={sent}
            name="photo"
            label={t('photo')}
            optional={ui('optional')}
            accept={imageTypes.join(',')}
          />
        )}
        <Button type="submit" busy={form.busy && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </ActionFields>
  );
}
