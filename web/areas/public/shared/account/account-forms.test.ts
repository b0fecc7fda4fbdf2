import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { today } from '../../../../parts/today.ts';
import { customerForm, priestForm } from './account-forms.ts';

const customer = {
  name: 'Minati Das',
  phone: '9876543210',
  email: 'minati@example.org',
  password: 'rangoli',
  confirmPassword: 'rangoli',
  dob: '1990-02-28',
};
const priest = {
  name: 'Kailash Panda',
  phone: '9876543211',
  password: 'rangoli',
  confirmPassword: 'rangoli',
  userType: 'acharya',
};

const wrong = (schema: typeof customerForm | typeof priestForm, form: object): Record<string, string> =>
  Object.fromEntries(schema.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

test('a whole form is taken', () => {
  expect(customerForm.safeParse(customer).success).toBe(true);
  expect(priestForm.safeParse({ ...priest, email: '', referredBy: '' }).data).toMatchObject({
    email: null,
    referredBy: null,
  });
});

test('an untouched form says what each field needs', () => {
  expect(wrong(customerForm, {})).toEqual({
    name: 'name_required',
    phone: 'phone_valid_required',
    email: 'email_required',
    password: 'password_required',
    dob: 'dob_required',
    confirmPassword: 'passwords_differ',
  });
});

test.each([
  [{ password: '12345', confirmPassword: '12345' }, { password: 'password_short' }],
  [{ confirmPassword: 'rangolI' }, { confirmPassword: 'passwords_differ' }],
  [{ email: 'minati@' }, { email: 'email_invalid' }],
  [{ name: '   ' }, { name: 'name_required' }],
  [{ dob: '1990-02-30' }, { dob: 'date_invalid' }],
  [{ dob: addDays(today(), 1) }, { dob: 'date_future' }],
])('with %j it says %j', (change, said) => {
  expect(wrong(customerForm, { ...customer, ...change })).toEqual(said);
});

test('passwords that differ are told while other fields are wrong', () => {
  expect(wrong(priestForm, { ...priest, name: '', confirmPassword: 'other' })).toMatchObject({
    confirmPassword: 'passwords_differ',
  });
});

test('nobody registers as an admin', () => {
  expect(wrong(priestForm, { ...priest, userType: 'admin' })).toHaveProperty('userType');
});
