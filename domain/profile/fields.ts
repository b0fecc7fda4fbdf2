import { asPaise, paise, rupees, type Paise, type Rupees } from '../money.ts';
import type { Day } from '../time.ts';

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

/** What the database keeps for a field of each kind. */
export interface FieldValues {
  /** One line. */
  text: string;
  /** Several lines. */
  lines: string;
  /** What a person is called. */
  name: string;
  email: string;
  phone: string;
  pincode: string;
  /** The address of an uploaded picture. */
  photo: string;
  birthday: Day;
  gender: Gender;
  /** Whole years. */
  years: number;
  tick: boolean;
  words: string[];
  /** Paise in the database, whole rupees in the contract and in forms. */
  money: Paise;
}
export type FieldKind = keyof FieldValues;

interface Field {
  /** `pandits` holds what only pandits and acharyas say about themselves. */
  readonly table: 'people' | 'pandits';
  /** The column, where it is called otherwise than the field. */
  readonly column?: string;
  readonly kind: FieldKind;
  /** Letters at most. */
  readonly max?: number;
  /** The section of a family's form with this field. */
  readonly family?: 'personal' | 'contact' | 'professional' | 'emergency';
  /** The section of a pandit's form with an input of this kind. The other sections have inputs of their own. */
  readonly pandit?: 'personal';
  /** The section of the office's dialog that lists this field. */
  readonly office?: 'personal' | 'pandit';
  /** Anybody reads this field on the page of an approved pandit. */
  readonly inPublic?: true;
}

/**
 * What people say about themselves, a row for each field, in the order of forms (docs/decisions/0166-a-field-is-a-row.md).
 * The columns that are read, changed, exported and erased follow from this table, and so do the contract's shapes, the
 * office's facts and the plain inputs of both forms. The name of the account and the phone of the sign-in
 * stand beside them.
 */
export const profileFields = {
  nameOdia: { table: 'people', kind: 'name', max: 120, family: 'personal', pandit: 'personal', office: 'personal' },
  nameDevanagari: {
    table: 'people',
    kind: 'name',
    max: 120,
    family: 'personal',
    pandit: 'personal',
    office: 'personal',
  },
  dob: { table: 'people', kind: 'birthday', family: 'personal', pandit: 'personal', office: 'personal' },
  gender: { table: 'people', kind: 'gender', family: 'personal', office: 'personal' },
  email: { table: 'people', kind: 'email', family: 'contact', pandit: 'personal' },
  address: { table: 'people', kind: 'lines', max: 300, family: 'contact' },
  state: { table: 'people', kind: 'text', max: 60 },
  district: { table: 'people', kind: 'text', max: 60, inPublic: true },
  city: { table: 'people', kind: 'text', max: 80, inPublic: true },
  pincode: { table: 'people', kind: 'pincode' },
  profileUrl: { table: 'people', kind: 'photo', max: 300, inPublic: true },
  occupation: { table: 'people', kind: 'text', max: 80, family: 'professional' },
  education: { table: 'people', kind: 'text', max: 80, family: 'professional', office: 'personal' },
  emergencyName: { table: 'people', kind: 'name', max: 120, family: 'emergency' },
  emergencyPhone: { table: 'people', kind: 'phone', family: 'emergency' },
  emergencyRelation: { table: 'people', kind: 'text', max: 60, family: 'emergency' },
  languagesKnown: { table: 'pandits', column: 'languages', kind: 'words', max: 40, inPublic: true },
  yearsOfExperience: { table: 'pandits', kind: 'years', pandit: 'personal', office: 'pandit', inPublic: true },
  referredBy: { table: 'pandits', kind: 'text', max: 120, pandit: 'personal', office: 'pandit' },
  isAdvancePaymentRequired: { table: 'pandits', kind: 'tick' },
  advanceAmount: { table: 'pandits', column: 'advancePaise', kind: 'money' },
  isAttachedToTemple: { table: 'pandits', kind: 'tick' },
  isSameAsHomeAddress: { table: 'pandits', kind: 'tick' },
  templeState: { table: 'pandits', kind: 'text', max: 60, inPublic: true },
  templeDistrict: { table: 'pandits', kind: 'text', max: 60, inPublic: true },
  templeCity: { table: 'pandits', kind: 'text', max: 80, inPublic: true },
} as const satisfies Record<string, Field>;

type Fields = typeof profileFields;
export type FieldName = keyof Fields;
export type KindOf<Name extends FieldName> = Fields[Name]['kind'];
export type Table = Field['table'];

/** The names of the fields whose row says all of this: `FieldsWith<{ table: 'pandits' }>`. */
export type FieldsWith<Said extends Partial<Field>> = {
  [Name in FieldName]: Fields[Name] extends Said ? Name : never;
}[FieldName];

type ColumnOf<Name extends FieldName> = Fields[Name] extends { column: infer Column extends string } ? Column : Name;

/** A row of a table, as far as people fill it themselves; what was never said is null. */
export type FieldRow<Of extends Table> = {
  [Name in FieldsWith<{ table: Of }> as ColumnOf<Name>]: FieldValues[KindOf<Name>] | null;
};

/** A row of `profileFields`, whichever. */
export const fieldOf = (name: FieldName): Field => profileFields[name];

export const fieldNames = Object.keys(profileFields) as FieldName[];

/** The fields whose row says all of this, in the table's order. */
export const fieldsWith = <Said extends Partial<Field>>(said: Said): FieldsWith<Said>[] =>
  fieldNames.filter((name): name is FieldsWith<Said> =>
    Object.entries(said).every(([key, value]) => fieldOf(name)[key as keyof Field] === value),
  );

export const columnOf = (name: FieldName): string => fieldOf(name).column ?? name;

/** What a column holds where nothing was said. */
const emptyOf = (kind: FieldKind): null | false | string[] => (kind === 'tick' ? false : kind === 'words' ? [] : null);

/** The columns of a table with nothing said in them: what an erasure leaves. */
export const nothingSaid = (table: Table): Record<string, null | false | string[]> =>
  Object.fromEntries(fieldsWith({ table }).map((name) => [columnOf(name), emptyOf(fieldOf(name).kind)]));

/** What a profile says of a field; `kept`: what its column holds. */
function asSaid(name: FieldName, kept: unknown): unknown {
  const { kind } = fieldOf(name);
  if (kind === 'tick') return kept ?? false;
  if (kind === 'words') return kept ?? [];
  return kind === 'money' && typeof kept === 'number' ? rupees(asPaise(kept)) : kept;
}

type SaidOf<Kind extends FieldKind> = Kind extends 'tick'
  ? boolean
  : Kind extends 'words'
    ? string[]
    : (Kind extends 'money' ? Rupees : FieldValues[Kind]) | null;

/** What these fields say, from the columns of a row. */
export function saidIn<Name extends FieldName>(
  names: readonly Name[],
  row: object,
): { [Each in Name]: SaidOf<KindOf<Each>> } {
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(names.map((name) => [name, asSaid(name, columns.get(columnOf(name)))])) as never;
}

/** What a column is to hold; `sent`: what a person says. */
function asKept(name: FieldName, sent: unknown): unknown {
  const { kind } = fieldOf(name);
  if (kind === 'money' && typeof sent === 'number') return paise(sent);
  // a form without a photo sends an empty text
  return kind === 'photo' && sent === '' ? null : sent;
}

/** What was sent of the fields of one table, by column; `null` clears, what is missing stays. */
export function sentOf<Of extends Table>(table: Of, input: Partial<Record<FieldName, unknown>>): Partial<FieldRow<Of>> {
  const sent = fieldsWith({ table }).filter((name) => input[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [columnOf(name), asKept(name, input[name])])) as never;
}
