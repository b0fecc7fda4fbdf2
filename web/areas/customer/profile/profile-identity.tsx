import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { spoken } from '#domain/people/phone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormats } from '../../../i18n/formats.ts';

const parts = [
  ['#profile', 'sections.profile'],
  ['#security', 'security.title'],
  ['#data', 'data.title'],
] as const;

/** Whose page this is, and what is on it; beside it on a wide screen. */
export function ProfileIdentity({ profile }: { profile: Profile }) {
  const { dateLong } = useFormats();
  const t = useTranslations('account');
  return (
    <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
      <div className="card grid justify-items-start gap-4 p-5">
        <Avatar name={profile.name} url={profile.profileUrl} size="lg" />
        <div className="min-w-0">
          <p className="text-4 display wrap-anywhere text-maroon">{profile.name}</p>
          <p className="mt-0.5 text-2">+91 {spoken(profile.phone)}</p>
          <p className="text-1 text-ink-2">{t('since', { date: dateLong(profile.createdAt) })}</p>
        </div>
      </div>
      <nav aria-label={t('onPage')} className="mt-4 grid text-2">
        {parts.map(([to, label]) => (
          <a
            key={to}
            href={to}
            className="flex min-h-11 items-center rounded-control px-3 text-ink-2 hover:bg-sunk hover:text-ink"
          >
            {t(label)}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The same in short, on smaller ones: the name stands among the fields. */
export function OwnFace({ profile }: { profile: Profile }) {
  const { dateLong } = useFormats();
  const t = useTranslations('account');
  return (
    <div className="flex min-w-0 items-center gap-3 lg:hidden">
      <Avatar name={profile.name} url={profile.profileUrl} />
      <p className="text-2 text-ink-2">{t('since', { date: dateLong(profile.createdAt) })}</p>
    </div>
  );
}
