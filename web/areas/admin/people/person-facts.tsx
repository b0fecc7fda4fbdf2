import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { inRupees, paise } from '#domain/money.ts';
import { fieldOf, fieldsWith, genders } from '#domain/profile/fields.ts';
import { shortId } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { langOf } from '../../../parts/account/names/lang-of.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { DateText, EmailLink, Fact, Facts, PhoneLink, Tag, Tags, TextLink } from '../shared/facts.tsx';
import { Related } from '../shared/related.tsx';
import { PersonStatusBadge } from './person-status-badge.tsx';

/** Who this is, above everything else of a details dialog. */
export function PersonHead({ person }: { person: Profile }) {
  const t = useTranslations('admin.person');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={person.name} url={person.profileUrl} />
      <div className="min-w-0 grow basis-44">
        <p className="text-4 display text-maroon">{person.name}</p>
        <p className="text-2 text-ink-2">
          {t('headerId', { type: t(`type.${person.userType}`), id: shortId(person._id) })}
        </p>
      </div>
      <PersonStatusBadge person={person} />
      <div className="w-full">
        <Related search={person.phone} name={person.name} to={['bookings', 'payments', 'messages']} />
      </div>
    </div>
  );
}

export function ContactFacts({ person }: { person: Profile }) {
  const t = useTranslations('admin.person');
  return (
    <Facts title={t('contact')}>
      <Fact label={t('contactEmail')} wide>
        <EmailLink address={person.email} />
      </Fact>
      <Fact label={t('contactPhone')}>
        <PhoneLink phone={person.phone} />
      </Fact>
      {person.address && (
        <Fact label={t('address')} wide>
          <span lang={languageByLetters(person.address ?? '')}>{person.address}</span>
        </Fact>
      )}
      {person.pincode && <Fact label={t('pincode')}>{person.pincode}</Fact>}
    </Facts>
  );
}

/** The fields that the office reads as they are (`domain/profile/fields.ts`). */
function PlainFacts({ person, section }: { person: Profile; section: 'personal' | 'pandit' }) {
  const t = useTranslations('admin.person');
  return fieldsWith({ office: section }).map((name) => {
    const value = person[name];
    const { kind } = fieldOf(name);
    const gender = genders.find((one) => kind === 'gender' && one === value);
    return (
      <Fact key={name} label={t(`fields.${name}`)}>
        {typeof value === 'number' ? (
          t('yearsOf', { years: value })
        ) : kind === 'birthday' ? (
          <DateText iso={value} as="worded" />
        ) : gender ? (
          t(`genders.${gender}`)
        ) : (
          value && <span lang={langOf(name)}>{value}</span>
        )}
      </Fact>
    );
  });
}

/** `children` are further facts of one kind of person. */
export function PersonalFacts({ person, children }: { person: Profile; children?: ReactNode }) {
  const t = useTranslations('admin.person');
  return (
    <Facts title={t('personal')}>
      <PlainFacts person={person} section="personal" />
      {children}
      <Fact label={t('registeredDate')}>
        <DateText iso={person.createdAt} as="worded" />
      </Fact>
      {person.updatedAt !== person.createdAt && (
        <Fact label={t('updated')}>
          <DateText iso={person.updatedAt} as="worded" />
        </Fact>
      )}
    </Facts>
  );
}

export function PanditFacts({ person }: { person: Profile }) {
  const nameOf = useLocalName();
  const t = useTranslations('admin.person');
  const statusWords = useTranslations('admin.personStatus');
  return (
    <Facts title={t('pandit')}>
      <PlainFacts person={person} section="pandit" />
      <Fact label={t('home')}>{placeOf(person.city, person.district, person.state)}</Fact>
      <Fact label={t('temple')} wide>
        {person.isAttachedToTemple
          ? placeOf(person.templeCity, person.templeDistrict, person.templeState) || t('templeUnsaid')
          : t('noTemple')}
      </Fact>
      <Fact label={t('languages')} wide>
        {person.languagesKnown.length > 0 && (
          <Tags>
            {person.languagesKnown.map((language) => (
              <Tag key={language}>{nameOf(language)}</Tag>
            ))}
          </Tags>
        )}
      </Fact>
      <Fact label={t('rituals')} wide>
        {person.rituals.length > 0 && <Offers offers={person.rituals} />}
      </Fact>
      <Fact label={t('advance')}>
        {person.isAdvancePaymentRequired
          ? t('advanceRequired', { amount: inRupees(paise(person.advanceAmount ?? 0)) })
          : t('advanceNotRequired')}
      </Fact>
      <Fact label={t('acharyaId')}>
        {person.acharyaId && (
          <>
            {person.acharyaId.name}
            <span className="block text-1 text-ink-2">{person.acharyaId._id}</span>
          </>
        )}
      </Fact>
      <Fact label={t('trainingPeriod')}>
        <DateText iso={person.trainingPeriod} as="worded" />
      </Fact>
      {person.userStatus === 'training_required' && (
        <Fact label={t('trainingAccepted')}>{statusWords(`answer.${person.trainingAccepted ?? 'pending'}`)}</Fact>
      )}
      {person.profileUrl && (
        <Fact label={t('profile')}>
          <TextLink href={person.profileUrl} target="_blank" rel="noreferrer">
            {t('viewProfile')} <ExternalLink size={14} className="inline" aria-hidden />
            <span className="sr-only">{t('newTab')}</span>
          </TextLink>
        </Fact>
      )}
    </Facts>
  );
}

const placeOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

function Offers({ offers }: { offers: Profile['rituals'] }) {
  const nameOf = useLocalName();
  const t = useTranslations('admin.person');
  return (
    <Tags>
      {offers.map(({ ritualId, price }, index) => (
        <Tag key={ritualId?._id ?? index}>
          <span>{nameOf(ritualId?.ritualType || t('unknownRitual'))}</span>{' '}
          <span className="text-ink-2">{inRupees(paise(price))}</span>
        </Tag>
      ))}
    </Tags>
  );
}

export function SystemFacts({ person }: { person: Profile }) {
  const t = useTranslations('admin.person');
  return (
    <Facts title={t('system')}>
      <Fact label={t('userId')} wide>
        {person._id}
      </Fact>
      <Fact label={t('version')}>{String(person.__v)}</Fact>
    </Facts>
  );
}
