import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { fieldOf } from '#domain/profile/fields.ts';
import { spoken } from '#domain/people/phone.ts';
import { splitName } from '#domain/people/name.ts';
import type { Day } from '#domain/time.ts';
import { langOf } from '../../../parts/account/names/lang-of.ts';
import { cx } from '../../../ui/cx.ts';
import {
  asGender,
  familyFields,
  sectionNames,
  shownIn,
  type FamilyField,
  type SectionField,
} from './profile-sections.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** So many letters have room beside another answer. */
const SHORT = 15;

/** The profile to be read. */
export function ProfileView({ profile }: { profile: Profile }) {
  const t = useTranslations('account');
  const said = useWords(profile);
  return (
    <div className="max-sm:card max-sm:divide-y max-sm:divide-line sm:grid sm:grid-cols-2 sm:gap-5">
      {sectionNames.map((name) => (
        <section key={name} className="px-4 py-3 sm:card sm:p-5">
          <h3 className="mb-2 text-3">{t(`sections.${name}`)}</h3>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
            {shownIn[name]
              .filter((field) => said[field])
              .map((field) => (
                <div key={field} className={cx((said[field]?.length ?? 0) > SHORT && 'col-span-2')}>
                  <dt className="text-1 text-ink-2">{t(`fields.${field}`)}</dt>
                  <dd lang={langOf(field)} className="wrap-anywhere whitespace-pre-line">
                    {said[field]}
                  </dd>
                </div>
              ))}
            <NotGiven names={shownIn[name].filter((field) => !said[field]).map((field) => t(`fields.${field}`))} />
          </dl>
        </section>
      ))}
    </div>
  );
}

/** What was not given, in one line. */
function NotGiven({ names }: { names: readonly string[] }) {
  const t = useTranslations('account');
  if (names.length === 0) return null;
  return (
    <div className="col-span-2 text-ink-2">
      <dt className="text-1">{names.join(', ')}</dt>
      <dd className="text-2">{t('notGiven')}</dd>
    </div>
  );
}

function useWords(profile: Profile): Record<SectionField, string | null> {
  const { dayWorded } = useFormats();
  const t = useTranslations('account.genders');
  const { first, last } = splitName(profile.name);
  const said = (name: FamilyField): string | null => {
    const value = profile[name];
    if (!value) return null;
    const { kind } = fieldOf(name);
    if (kind === 'birthday') return dayWorded(value as Day);
    if (kind === 'phone') return `+91 ${spoken(value)}`;
    const gender = kind === 'gender' ? asGender(value) : null;
    return gender ? t(gender) : value;
  };
  const others = Object.fromEntries(familyFields.map((name) => [name, said(name)]));
  return {
    ...(others as Record<FamilyField, string | null>),
    firstName: first,
    lastName: last,
    phone: `+91 ${spoken(profile.phone)}`,
  };
}
