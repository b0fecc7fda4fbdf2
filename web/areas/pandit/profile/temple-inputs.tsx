import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PlaceSelects } from './profile-fields.tsx';
import type { TempleFields } from './profile-schemas.ts';

interface TempleProps {
  form: ActionForm<TempleFields, unknown>;
  home: Pick<Profile, 'district' | 'city'>;
}

/** Unticked, the temple is gone; "same as home" copies the home and leaves nothing to choose. */
export function TempleInputs({ form, home }: TempleProps) {
  const t = useTranslations('panditProfile');
  const hydrated = useHydrated();
  const attached = Boolean(form.watch('isAttachedToTemple'));
  const same = Boolean(form.watch('isSameAsHomeAddress'));
  const change = (part: Partial<TempleFields>) => {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as keyof TempleFields, value, { shouldDirty: true });
    }
  };
  return (
    <>
      <CheckBox
        className="sm:col-span-2"
        name="isAttachedToTemple"
        label={t('fields.isAttachedToTemple')}
        data-focus
        checked={attached}
        onChange={({ currentTarget: { checked } }) =>
          change({
            isAttachedToTemple: checked,
            ...(!checked && { isSameAsHomeAddress: false, templeDistrict: '', templeCity: '' }),
          })
        }
      />
      {(attached || !hydrated) && (
        <>
          <CheckBox
            className="sm:col-span-2"
            name="isSameAsHomeAddress"
            label={t('fields.isSameAsHomeAddress')}
            checked={same}
            onChange={({ currentTarget: { checked } }) =>
              change({
                isSameAsHomeAddress: checked,
                ...(checked && { templeDistrict: home.district ?? '', templeCity: home.city ?? '' }),
              })
            }
          />
          {same && !home.district && (
            <div className="sm:col-span-2">
              <Notice tone="info">{t('homeFirst')}</Notice>
            </div>
          )}
          <PlaceSelects
            names={['templeDistrict', 'templeCity']}
            district={form.watch('templeDistrict') ?? ''}
            city={form.watch('templeCity') ?? ''}
            errors={[form.errorOf('templeDistrict'), form.errorOf('templeCity')]}
            disabled={same}
            onChange={({ district, city }) => change({ templeDistrict: district, templeCity: city })}
          />
        </>
      )}
    </>
  );
}
