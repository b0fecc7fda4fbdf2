import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { Named } from '../../../parts/named.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormats } from '../../../i18n/formats.ts';

const parts = [
  ['#profile', 'sections.profile'],
  ['#said', 'said'],
  ['#security', 'security.title'],
  ['#data', 'data.title'],
] as const;

interface FaceProps {
  profile: Profile;
  /** The name in the script of the page, where there is one. */
  called: string;
}

/** Whose page this is, and what is on it; beside it on a wide screen. */
export function ProfileIdentity({ profile, called }: FaceProps) {
  const { dateLong } = useFormats();
  const t = useTranslations('account');
  const said = useTranslations('saidOfFamily');
  return (
    <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
      <div className="card grid justify-items-start gap-4 p-5">
        <Avatar name={called} url={profile.profileUrl} size="lg" />
        <div className="min-w-0">
          <p className="text-4 display wrap-anywhere text-maroon">
            <Named>{called}</Named>
          </p>
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
            {label === 'said' ? said('heading') : t(label)}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The same in short, on smaller ones. */
export function OwnFace({ profile, called }: FaceProps) {
  const { dateLong } = useFormats();
  const t = useTranslations('account');
  return (
    <div className="flex min-w-0 items-center gap-3 lg:hidden">
      <Avatar name={called} url={profile.profileUrl} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Named>{called}</Named>
        </p>
        <p className="text-1 text-ink-2">{t('since', { date: dateLong(profile.createdAt) })}</p>
      </div>
    </div>
  );
}
