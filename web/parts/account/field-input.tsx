import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldOf, type FieldName } from '#domain/profile/fields.ts';
import { DatePicker } from '../../ui/form/date-picker.tsx';
import type { FieldProps } from '../../ui/form/field.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { useToday } from '../now.ts';
import { PhoneField } from '../sign-in/phone-field.tsx';

/** What a browser may fill in automatically. */
const filledIn: Partial<Record<FieldName, string>> = {
  dob: 'bday',
  email: 'email',
  address: 'street-address',
  occupation: 'organization-title',
};

interface FieldInputProps extends FieldProps, UseFormRegisterReturn {
  name: FieldName;
  defaultValue: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  lang?: string | undefined;
}

/** A field of a profile, asked for as its kind is asked for (`domain/profile/fields.ts`). */
export function FieldInput(props: FieldInputProps) {
  const today = useToday();
  const field = { ...props, autoComplete: filledIn[props.name] ?? 'off' };
  const { kind } = fieldOf(props.name);
  if (kind === 'birthday') return <DatePicker {...field} min="1900-01-01" max={today} />;
  if (kind === 'lines') return <TextArea {...field} rows={3} />;
  if (kind === 'phone') return <PhoneField {...field} />;
  if (kind === 'email') return <TextField {...field} type="email" inputMode="email" />;
  return <TextField {...field} {...(kind === 'years' && { inputMode: 'numeric' })} />;
}
