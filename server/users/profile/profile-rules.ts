import type { MessageCode } from '#contract/messages.ts';
import type { Profile, ProfileInput } from '#contract/people.ts';
import { fieldsWith } from '#domain/profile/fields.ts';
import { faultOfName } from '#domain/people/name-words.ts';
import { cleanName } from '#domain/people/scripts/clean-name.ts';
import { hasRepeats, nowhere, placeFault, templeAddress, type Place } from '#domain/profile/profile.ts';
import { STATE } from '#domain/state.ts';
import { isPriest } from '#domain/roles.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import { contactIn } from '#domain/words/contacts.ts';
import { refuse, type FieldCodes } from '../../http/failure.ts';

/** What a person may say about themselves, decided on the profile as it is and what was sent. */

const ofPriests = [...fieldsWith({ table: 'pandits' }), 'rituals'] as const;

/** Forms send these along; blank they mean nothing at all. */
const blankIsSilence = ['password', 'comment', 'approvedBy'] as const;

/** The sentence beside a field that cannot be changed here. */
const fixedCodes = {
  _id: 'record_fixed',
  createdAt: 'record_fixed',
  phone: 'phone_fixed',
  userType: 'type_fixed',
  userStatus: 'status_fixed',
  trainingPeriod: 'office_fixed',
  trainingAccepted: 'office_fixed',
  acharyaId: 'office_fixed',
  comment: 'office_fixed',
  approvedBy: 'office_fixed',
  referredBy: 'record_fixed',
  password: 'password_fixed',
} as const satisfies Record<string, MessageCode>;
type FixedField = keyof typeof fixedCodes;

/**
 * Fields that others decide may come back as they are, and only so: 403 with the field's own code, stricter
 * than the specification. Who referred a pandit is open until it has been said once. A phone is proved at
 * sign-up and cannot change here.
 */
export function refuseFixed(profile: Profile, input: ProfileInput): void {
  const { _id, createdAt, phone, userType, userStatus, trainingPeriod, trainingAccepted, referredBy } = profile;
  const { comment, approvedBy } = profile;
  const acharyaId = profile.acharyaId?._id ?? null;
  const as = {
    _id,
    createdAt,
    phone,
    userType,
    userStatus,
    trainingPeriod,
    trainingAccepted,
    acharyaId,
    comment,
    approvedBy,
  };
  const fixed: Partial<Record<FixedField, unknown>> = {
    ...as,
    ...(referredBy !== null && { referredBy }),
    password: null,
  };
  for (const [name, value] of Object.entries(fixed) as [FixedField, unknown][]) {
    const sent = plain(input[name]);
    const silent = sent === undefined || (sent === null && (blankIsSilence as readonly string[]).includes(name));
    if (!silent && sent !== value) refuse(fixedCodes[name], beside([name], fixedCodes[name]));
  }
}

/** An id may come inside its record; an empty field is null. */
function plain(value: unknown): unknown {
  if (value === '') return null;
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value;
}

/** Fields of pandits and acharyas from somebody else. */
export function refuseForeign(profile: Profile, input: ProfileInput): void {
  if (isPriest(profile.userType)) return;
  const said = ofPriests.filter((name) => !isBlank(input[name]));
  if (said.length > 0) refuse('malformed', beside(said, 'unknown_field'));
}

const isBlank = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

export function refuseRepeats({ languagesKnown = [], rituals = [] }: ProfileInput): void {
  if (hasRepeats(languagesKnown)) refuse('language_repeated', beside(['languagesKnown'], 'language_repeated'));
  if (hasRepeats(rituals.map((offer) => offer.ritualId))) {
    refuse('ritual_repeated', beside(['rituals'], 'ritual_repeated'));
  }
}

/** The names of a profile, and the one script in which each may be given. */
const ownNames = { name: undefined, nameOdia: 'odia', nameDevanagari: 'devanagari', emergencyName: undefined } as const;

/** A new name, of the person or of whom to call for them, is a name; one that is kept may be as it was taken once. */
export function refuseNoName(profile: Profile, input: ProfileInput): void {
  for (const field of Object.keys(ownNames) as (keyof typeof ownNames)[]) {
    const name = input[field];
    const fault = name && name !== cleanName(profile[field] ?? '') ? faultOfName(name, ownNames[field]) : null;
    if (fault) refuse('malformed', beside([field], fault));
  }
}

/** A pandit can be written to: an address that was given is changed, not taken away. */
export function refuseSilence(profile: Profile, { email }: ProfileInput): void {
  if (isPriest(profile.userType) && profile.email !== null && email === null) {
    refuse('malformed', beside(['email'], 'email_required'));
  }
}

/** Languages are words of one's own, and anybody reads them. */
export function refuseContacts({ languagesKnown }: ProfileInput): void {
  const found = languagesKnown && contactIn(languagesKnown.join(' '));
  if (found) refuse('malformed', beside(['languagesKnown'], `words_${found}`));
}

/** A pandit who asks for an advance says how much. */
export function refuseNoAmount(profile: Profile, input: ProfileInput): void {
  if (input.isAdvancePaymentRequired === undefined && input.advanceAmount === undefined) return;
  const { isAdvancePaymentRequired, advanceAmount } = { ...profile, ...given(input) };
  if (isAdvancePaymentRequired && advanceAmount === null)
    refuse('malformed', beside(['advanceAmount'], 'rupees_invalid'));
}

/** Nobody is born tomorrow. */
export function refuseFuture({ dob }: ProfileInput, now: Instant): void {
  if (dob && dob > dayAt(now)) refuse('malformed', beside(['dob'], 'date_future'));
}

/** Where the person lives, after the change; a district brings its state. */
export function homeAfter(profile: Profile, input: ProfileInput): Place {
  const home = { ...placeOf(profile), ...given({ state: input.state, district: input.district, city: input.city }) };
  refuseFault(home, { state: 'state', district: 'district', city: 'city' });
  return { ...home, state: home.district === null ? home.state : STATE };
}

export interface Temple extends Place {
  readonly isAttachedToTemple: boolean;
  readonly isSameAsHomeAddress: boolean;
}

/** Where the temple is, after the change. */
export function templeAfter(profile: Profile, input: ProfileInput, home: Place): Temple {
  const isAttachedToTemple = input.isAttachedToTemple ?? profile.isAttachedToTemple;
  const isSameAsHomeAddress = isAttachedToTemple && (input.isSameAsHomeAddress ?? profile.isSameAsHomeAddress);
  const { templeState: state, templeDistrict: district, templeCity: city } = input;
  const before = { state: profile.templeState, district: profile.templeDistrict, city: profile.templeCity };
  const written = { ...before, ...given({ state, district, city }) };
  const temple = templeAddress({ isAttachedToTemple, isSameAsHomeAddress }, home, written);
  refuseFault(temple, { state: 'templeState', district: 'templeDistrict', city: 'templeCity' });
  return { ...(temple.district ? { ...temple, state: STATE } : nowhere), isAttachedToTemple, isSameAsHomeAddress };
}

const placeOf = ({ state, district, city }: Place): Place => ({ state, district, city });

const faults = { state: 'state_unknown', district: 'district_unknown', city: 'block_unknown' } as const;

function refuseFault(place: Place, names: Record<keyof Place, string>): void {
  const fault = placeFault(place);
  if (fault) refuse('malformed', beside([names[fault]], faults[fault]));
}

/** Puts a sentence beside fields of the form; their names are those of the payload. */
export const beside = (names: readonly string[], code: MessageCode): { fields: FieldCodes } => ({
  fields: Object.fromEntries(names.map((name) => [`updateData.${name}`, code])),
});

/** The fields that were sent; `null` clears, what is missing stays. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
