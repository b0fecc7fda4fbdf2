import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/people.ts';
import { addDays } from '#domain/time.ts';
import { today } from '../../../parts/today.ts';
import { fieldsOf } from './fields-of.ts';
import { profileForm, updateOf, type ProfileFields } from './profile-form.ts';

const known = {
  name: 'Sasmita Kumari Rout',
  email: 'sasmita@example.org',
  dob: '1990-02-28',
  gender: 'female',
  address: null,
  occupation: null,
  education: null,
  emergencyName: 'Ravi',
  emergencyPhone: '9123456780',
  emergencyRelation: 'Brother',
};
// the form looks at these alone
const fields = fieldsOf(known as unknown as Profile);

function problems(change: Partial<ProfileFields>): Record<string, string> {
  const { error } = profileForm.safeParse({ ...fields, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a profile as it is kept passes, with nothing said left empty', () => {
  expect(fields).toMatchObject({ firstName: 'Sasmita Kumari', lastName: 'Rout', address: '' });
  expect(problems({})).toEqual({});
});

describe('what is wrong is said beside its field', () => {
  test.each<[Partial<ProfileFields>, Record<string, string>]>([
    [{ firstName: '' }, { firstName: 'name_required' }],
    [{ firstName: '   ' }, { firstName: 'name_required' }],
    [{ firstName: 'x'.repeat(10_000) }, { firstName: 'too_long' }],
    [{ firstName: 'x'.repeat(80), lastName: 'y'.repeat(80) }, { lastName: 'too_long' }],
    [{ email: 'nowhere' }, { email: 'email_invalid' }],
    [{ dob: '1990-02-30' }, { dob: 'date_invalid' }],
    [{ dob: '1066-10-14' }, { dob: 'dob_early' }],
    [{ dob: addDays(today(), 1) }, { dob: 'date_future' }],
    [{ emergencyPhone: '12345' }, { emergencyPhone: 'phone_digits' }],
    [{ address: 'x'.repeat(10_000) }, { address: 'too_long' }],
  ])('%o', (change, expected) => {
    expect(problems(change)).toMatchObject(expected);
  });

  test('and nothing is wrong with Odia, Devanagari or signs of markup', () => {
    for (const lastName of ['ରାଉତ', 'राउत', '<b>Rout</b>', "O'Rout"]) expect(problems({ lastName })).toEqual({});
  });

  test('another script or a picture is refused where it stands', () => {
    for (const lastName of ['রাউত', 'ரவுத்', '🙏🏽']) expect(problems({ lastName })).toEqual({ lastName: 'name_script' });
    expect(problems({ firstName: 'সস্মিতা' })).toEqual({ firstName: 'name_script' });
  });

  test('a name in another script is in that script', () => {
    expect(problems({ nameOdia: 'ସସ୍ମିତା ରାଉତ', nameDevanagari: 'सस्मिता राउत' })).toEqual({});
    expect(problems({ nameOdia: 'Sasmita', nameDevanagari: 'ସସ୍ମିତା' })).toEqual({
      nameOdia: 'name_odia',
      nameDevanagari: 'name_devanagari',
    });
  });

  test('signs that nobody sees are taken out, not refused', () => {
    const { firstName, nameOdia } = profileForm.parse({
      ...fields,
      firstName: 'Sas\u200Bmita\u202E',
      nameOdia: '\uFEFFସସ୍ମିତା',
    });
    expect([firstName, nameOdia]).toEqual(['Sasmita', 'ସସ୍ମିତା']);
  });
});

describe('only what was changed is sent', () => {
  const update = (change: Partial<ProfileFields>) =>
    updateOf(profileForm.parse({ ...fields, ...change }), new Set(Object.keys(change)));

  test('a name is sent whole', () => {
    expect(update({ lastName: 'Behera' })).toEqual({ name: 'Sasmita Kumari Behera' });
    expect(update({ lastName: '' })).toEqual({ name: 'Sasmita Kumari' });
  });

  test('an emptied field is cleared', () => {
    expect(update({ email: '', gender: '', dob: '', emergencyPhone: '' })).toEqual({
      email: null,
      gender: null,
      dob: null,
      emergencyPhone: null,
    });
  });

  test('nothing changed is nothing sent', () => {
    expect(update({})).toEqual({});
  });
});
