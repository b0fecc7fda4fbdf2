import { useTranslations } from 'use-intl';
import { fieldOf, genders } from '#domain/profile/fields.ts';
import { spoken } from '#domain/people/phone.ts';
import { FieldInput } from '../../../parts/account/field-input.tsx';
import { isScriptField } from '../../../parts/account/names/lang-of.ts';
import { ScriptFieldInput } from '../../../parts/account/names/script-field-input.tsx';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ProfileFields } from './profile-form.ts';
import { shownIn, type SectionField, type SectionName } from './profile-sections.ts';

interface FieldsProps {
  form: ActionForm<ProfileFields, unknown>;
  /** The phone of the sign-in: shown, and not changed here. */
  phone: string;
}

/** The inputs of one section of the profile. */
export function SectionFields({ section, ...props }: FieldsProps & { section: SectionName }) {
  return shownIn[section].map((name) => <SectionInput key={name} {...props} name={name} />);
}

function SectionInput({ form, phone, name }: FieldsProps & { name: SectionField }) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const label = t(`fields.${name}`);
  if (name === 'phone')
    return <TextField label={label} hint={t('phoneHint')} prefix="+91" value={spoken(phone)} disabled />;
  const field = { label, error: form.errorOf(name), ...form.field(name) };
  if (name === 'firstName') return <TextField {...field} autoComplete="given-name" required needed={ui('required')} />;
  if (name === 'lastName') return <TextField {...field} autoComplete="family-name" />;
  if (name === 'gender') {
    return (
      <Select
        {...field}
        autoComplete="sex"
        placeholder={t('notGiven')}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
    );
  }
  if (isScriptField(name)) {
    const use = (suggested: string) => form.setValue(name, suggested, { shouldDirty: true });
    return <ScriptFieldInput {...field} name={name} typed={form.watch(name)} onUse={use} />;
  }
  const input = (
    <FieldInput {...field} name={name} {...(name === 'emergencyRelation' && { hint: t('relationHint') })} />
  );
  return fieldOf(name).kind === 'lines' ? <div className="sm:col-span-2">{input}</div> : input;
}
