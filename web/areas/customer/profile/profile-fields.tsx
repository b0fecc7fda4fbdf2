import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { useToday } from '../../../parts/now.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import type { FieldName, ProfileFields } from './profile-form.ts';
import { genders } from './profile-sections.ts';

interface FieldsProps {
  form: ActionForm<ProfileFields, unknown>;
}

/** What every field of the form has: its label, its value, what is wrong with it. */
function useField({ form }: FieldsProps) {
  const t = useTranslations('account.fields');
  return (name: FieldName) => ({ label: t(name), error: form.errorOf(name), ...form.field(name) });
}

export function PersonalFields(props: FieldsProps) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const field = useField(props);
  return (
    <>
      <TextField {...field('firstName')} autoComplete="given-name" required needed={ui('required')} />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <DatePicker {...field('dob')} autoComplete="bday" min="1900-01-01" max={useToday()} />
      <Select
        {...field('gender')}
        autoComplete="sex"
        placeholder={t('notGiven')}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
    </>
  );
}

export function ContactFields({ form, phone }: FieldsProps & { phone: string }) {
  const t = useTranslations('account');
  const field = useField({ form });
  return (
    <>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField label={t('fields.phone')} hint={t('phoneHint')} prefix="+91" value={spoken(phone)} disabled />
      <div className="sm:col-span-2">
        <TextArea {...field('address')} rows={3} autoComplete="street-address" />
      </div>
    </>
  );
}

export function ProfessionalFields(props: FieldsProps) {
  const field = useField(props);
  return (
    <>
      <TextField {...field('occupation')} autoComplete="organization-title" />
      <TextField {...field('education')} autoComplete="off" />
    </>
  );
}

export function EmergencyFields(props: FieldsProps) {
  const t = useTranslations('account');
  const field = useField(props);
  return (
    <>
      <TextField {...field('emergencyName')} autoComplete="off" />
      <PhoneField {...field('emergencyPhone')} autoComplete="off" />
      <TextField {...field('emergencyRelation')} hint={t('relationHint')} autoComplete="off" />
    </>
  );
}
