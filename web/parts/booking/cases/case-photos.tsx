import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes } from '#domain/upload.ts';
import { PhotosField } from '../../../ui/form/photos-field.tsx';

/** A form that photos go along with. */
export const withFiles = <F extends { readonly props: ComponentProps<'form'> }>(form: F): F => ({
  ...form,
  props: { ...form.props, encType: 'multipart/form-data' },
});

/** Photos for a case; `left` is how many more it takes. */
export function CasePhotos({ left, error }: { left: number; error: string | undefined }) {
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
