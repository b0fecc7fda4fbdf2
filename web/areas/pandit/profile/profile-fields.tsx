import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { spoken } from '#domain/people/phone.ts';
import { blocksOf, districtNames } from '#domain/places.ts';
import { STATE } from '#domain/state.ts';
import { inOrder, useLocalName } from '../../../i18n/local-names.ts';
import { FieldInput } from '../../../parts/account/field-input.tsx';
import { isScriptField } from '../../../parts/account/names/lang-of.ts';
import { ScriptFieldInput } from '../../../parts/account/names/script-field-input.tsx';
import { PhotoField } from '../../../parts/account/photo/photo-field.tsx';
import type { Photo } from '../../../parts/account/photo/use-photo.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { personalFields } from './profile-parts.ts';
import type { PersonalFields } from './profile-schemas.ts';

interface PersonalProps {
  form: ActionForm<PersonalFields, unknown>;
  photo: Photo;
  profile: Profile;
}

export function PersonalInputs({ form, photo, profile }: PersonalProps) {
  const t = useTranslations('panditProfile');
  // without script nothing follows what is ticked or chosen: all of it is there
  const hydrated = useHydrated();
  const field = (name: keyof PersonalFields) => ({
    label: t(`fields.${name}`),
    error: form.errorOf(name),
    ...form.field(name),
  });
  return (
    <>
      <div className="sm:col-span-2">
        <PhotoField photo={photo} name={profile.name} />
      </div>
      <TextField {...field('name')} autoComplete="name" required data-focus />
      <TextField
        label={t('fields.phone')}
        hint={t('phoneHint')}
        prefix="+91"
        value={spoken(profile.phone)}
        required
        disabled
      />
      {personalFields.map((name) =>
        isScriptField(name) ? (
          <ScriptFieldInput
            key={name}
            {...field(name)}
            name={name}
            typed={form.watch(name)}
            onUse={(suggested) => form.setValue(name, suggested, { shouldDirty: true })}
          />
        ) : (
          <FieldInput
            key={name}
            {...field(name)}
            name={name}
            {...(name === 'email' && { required: true })}
            {...(name === 'referredBy' && profile.referredBy !== null && { readOnly: true, hint: t('referredFixed') })}
          />
        ),
      )}
      <div className="grid content-start gap-2">
        <CheckBox
          label={t('fields.isAdvancePaymentRequired')}
          {...form.register('isAdvancePaymentRequired')}
          defaultChecked={Boolean(form.getValues('isAdvancePaymentRequired'))}
        />
        {(form.watch('isAdvancePaymentRequired') || !hydrated) && (
          <TextField {...field('advanceAmount')} prefix="₹" inputMode="numeric" autoComplete="off" />
        )}
      </div>
      <StatusSelect status={profile.userStatus} />
    </>
  );
}

/** Shown to everybody, changed by nobody but an admin. */
function StatusSelect({ status }: { status: Profile['userStatus'] }) {
  const t = useTranslations('panditProfile');
  return (
    <Select
      label={t('fields.userStatus')}
      hint={t('statusHint')}
      disabled
      defaultValue={status}
      options={[{ value: status, label: t(`statuses.${status}`) }]}
    />
  );
}

interface AddressProps {
  form: ActionForm<{ address?: string | null | undefined; pincode?: string | null | undefined } & Places, unknown>;
}
interface Places {
  district?: string | undefined;
  city?: string | undefined;
}

export function AddressInputs({ form }: AddressProps) {
  const t = useTranslations('panditProfile.fields');
  return (
    <>
      <div className="sm:col-span-2">
        <TextArea
          label={t('address')}
          error={form.errorOf('address')}
          {...form.field('address')}
          rows={2}
          autoComplete="street-address"
          data-focus
        />
      </div>
      <PlaceSelects
        names={['district', 'city']}
        district={form.watch('district') ?? ''}
        city={form.watch('city') ?? ''}
        errors={[form.errorOf('district'), form.errorOf('city')]}
        onChange={(place) => {
          form.setValue('district', place.district, { shouldDirty: true });
          form.setValue('city', place.city, { shouldDirty: true });
        }}
      />
      <TextField
        label={t('pincode')}
        error={form.errorOf('pincode')}
        {...form.field('pincode')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </>
  );
}

interface PlaceSelectsProps {
  names: readonly [district: string, city: string];
  district: string;
  city: string;
  errors: readonly [district: string | undefined, city: string | undefined];
  disabled?: boolean;
  onChange: (place: { district: string; city: string }) => void;
}

/** Odisha, its districts, and the blocks of the chosen one; of all of them where nothing follows what is chosen. */
export function PlaceSelects({ names, district, city, errors, disabled, onChange }: PlaceSelectsProps) {
  const t = useTranslations('panditProfile');
  const hydrated = useHydrated();
  const nameOf = useLocalName();
  const named = (all: readonly string[]) => inOrder(all.map((name) => ({ value: name, label: nameOf(name) })));
  const everyBlock = () =>
    districtNames.flatMap((of) =>
      blocksOf(of).map((name) => ({ value: name, label: `${nameOf(name)}, ${nameOf(of)}` })),
    );
  return (
    <>
      <Select label={t('fields.state')} disabled={disabled} defaultValue={STATE} options={named([STATE])} />
      <Select
        name={names[0]}
        label={t('fields.district')}
        error={errors[0]}
        placeholder={t('chooseDistrict')}
        disabled={disabled && hydrated}
        value={district}
        options={named(districtNames)}
        onChange={(event) => onChange({ district: event.currentTarget.value, city: '' })}
      />
      <Select
        name={names[1]}
        label={t('fields.city')}
        error={errors[1]}
        placeholder={t('chooseBlock')}
        disabled={hydrated && (disabled === true || district === '')}
        value={city}
        options={hydrated ? named(blocksOf(district)) : everyBlock()}
        onChange={(event) => onChange({ district, city: event.currentTarget.value })}
      />
    </>
  );
}
