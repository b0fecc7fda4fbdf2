import { digitsOfPhone } from '#domain/people/phone.ts';
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx';

/** An Indian phone: +91 comes first, a phone shows digits only, and a pasted number is cut to its ten. */
export function PhoneField(props: Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'>) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      prefix="+91"
      onInput={({ currentTarget }) => {
        const digits = digitsOfPhone(currentTarget.value);
        if (digits !== currentTarget.value) currentTarget.value = digits;
      }}
    />
  );
}
