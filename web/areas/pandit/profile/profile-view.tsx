import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { paise } from '#domain/money.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { fieldOf } from '#domain/profile/fields.ts';
import { spoken } from '#domain/people/phone.ts';
import type { Day } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { langOf } from '../../../parts/account/names/lang-of.ts';
import { cx } from '../../../ui/cx.ts';
import type { Messages } from 'use-intl';
import { personalFields, type PartName } from './profile-parts.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** So many letters have room beside another answer on a phone. */
const SHORT = 16;
/** On a tablet, beside the menu. */
const MEDIUM = 24;

/** A part of the profile to be read. */
export function PartView({ part, profile }: { part: PartName; profile: Profile }) {
  if (part === 'languages') return <Languages names={profile.languagesKnown} />;
  if (part === 'rituals') return <Rituals offers={profile.rituals} />;
  return <Facts part={part} profile={profile} />;
}

function Facts({ part, profile }: { part: 'personal' | 'address' | 'temple'; profile: Profile }) {
  const t = useTranslations('panditProfile');
  const rows = useRows(profile)[part];
  if (rows === null) return <p className="text-ink-2">{t('notAttached')}</p>;
  return (
    <dl className="grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2 text-2 sm:gap-x-6 lg:grid-cols-4">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className={cx(
            (value?.length ?? 0) > MEDIUM ? 'col-span-2' : (value?.length ?? 0) > SHORT && 'max-sm:col-span-2',
          )}
        >
          <dt className="text-1 text-ink-2">{t(`fields.${label}`)}</dt>
          <dd
            lang={value ? langOf(label) : undefined}
            className={cx('wrap-anywhere whitespace-pre-line', !value && 'text-ink-2')}
          >
            {value || t('notGiven')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Row = readonly [label: keyof Messages['panditProfile']['fields'], value: string | null];

function useRows(profile: Profile): Record<'personal' | 'address', Row[]> & { temple: Row[] | null } {
  const { dayWorded, money } = useFormats();
  const t = useTranslations('panditProfile');
  const { advanceAmount, state } = profile;
  const said = (name: (typeof personalFields)[number]): string | null => {
    const value = profile[name];
    if (typeof value === 'number') return t('years', { years: value });
    return value && fieldOf(name).kind === 'birthday' ? dayWorded(value as Day) : value;
  };
  const advance = profile.isAdvancePaymentRequired
    ? t('advanceOf', { amount: money(paise(advanceAmount ?? 0)) })
    : t('advanceNone');
  return {
    personal: [
      ['name', profile.name],
      ['phone', `+91 ${spoken(profile.phone)}`],
      ...personalFields.map((name) => [name, said(name)] satisfies Row),
      ['advance', advance],
      // who is available reads it above
      ...(isBookable(profile.userStatus) ? [] : [['userStatus', t(`statuses.${profile.userStatus}`)] satisfies Row]),
    ],
    address: [
      ['address', profile.address],
      ['city', profile.city],
      ['district', profile.district],
      ['state', state],
      ['pincode', profile.pincode],
    ],
    temple: profile.isAttachedToTemple
      ? [
          [
            profile.isSameAsHomeAddress ? 'isSameAsHomeAddress' : 'temple',
            placeOf(profile.templeCity, profile.templeDistrict, profile.templeState),
          ],
        ]
      : null,
  };
}

const placeOf = (...names: (string | null)[]): string => names.filter(Boolean).join(', ');

function Languages({ names }: { names: readonly string[] }) {
  const t = useTranslations('panditProfile.languages');
  const nameOf = useLocalName();
  if (names.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="rounded-control bg-sunk px-3 py-1.5 text-2 wrap-anywhere">
          {nameOf(name)}
        </li>
      ))}
    </ul>
  );
}

/** For readers alone: the heading says it to the eye. */
const unseen = (words: ReactNode) => <span className="sr-only">{words}</span>;

function Rituals({ offers }: { offers: Profile['rituals'] }) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const t = useTranslations('panditProfile.rituals');
  if (offers.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      {offers.map(({ ritualId, price, experience }, index) => (
        <li
          key={ritualId?._id ?? index}
          className="grid grid-cols-[minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-3 border-line py-1.5 text-2 not-first:border-t lg:nth-2:border-t-0"
        >
          <p className="font-semibold">{nameOf(ritualId?.ritualType ?? t('unknown'))}</p>
          <p className="text-1 whitespace-nowrap text-ink-2">
            {t.rich('experienceShort', { years: experience, label: unseen })}
          </p>
          <p className="text-right font-semibold whitespace-nowrap">{money(paise(price))}</p>
        </li>
      ))}
    </ul>
  );
}
