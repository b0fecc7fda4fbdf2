import { ChevronDown } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ask } from '../../../parts/api/api.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Asked } from '../shared/asked.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import type { PartName } from '../profile/profile-parts.ts';
import type { Catalogue } from '../profile/ritual-inputs.tsx';

interface Held {
  box: RefObject<HTMLDetailsElement | null>;
  reminded: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** Whether rituals are written that are not saved; `remind` then leads there, and says so. */
export function useHeld(): Held & { remind: () => boolean } {
  const box = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<'saved' | 'unsaved' | 'reminded'>('saved');
  return {
    box,
    reminded: state === 'reminded',
    onUnsaved: (unsaved) => setState(unsaved ? 'unsaved' : 'saved'),
    remind: () => {
      if (state === 'saved') return false;
      setState('reminded');
      if (box.current) box.current.open = true;
      box.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      return true;
    },
  };
}

/** What an acharya holds and for how much: chosen where the days are declared, since their profile has no rituals. */
export function HeldRituals({ userId, held }: { userId: string; held: Held }) {
  const t = useTranslations('freeDays.held');
  const known = useAnswer(`held ${userId}`, async () => {
    const [profile, catalogue] = await Promise.all([
      ask('GET /user/get-user/:userId', { params: { userId } }),
      ask('GET /rituals/get-ritual', {}),
    ]);
    return { profile: profile.data, catalogue: catalogue.data };
  });
  return (
    <div id="rituals" className="grid gap-1">
      <p className="text-ink-2">{t('lead')}</p>
      <Asked answer={known} failed={t('failed')} size="h-40">
        {({ profile, catalogue }) => <Rituals profile={profile} catalogue={catalogue} held={held} />}
      </Asked>
    </div>
  );
}

interface RitualsProps {
  profile: Profile;
  catalogue: Catalogue;
  held: Held;
}

function Rituals({ profile: loaded, catalogue, held: { box, reminded, onUnsaved } }: RitualsProps) {
  const t = useTranslations('freeDays.held');
  const [profile, setProfile] = useState(loaded);
  const [editing, setEditing] = useState<PartName | null>(null);
  return (
    // open where there is something to do; else the calendar comes first
    <details ref={box} open={loaded.rituals.length === 0} className="group">
      <summary className="mb-2 inline-flex min-h-11 list-none items-center gap-2 text-2 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
        {t('count', { count: profile.rituals.length })}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <ProfileSection
        part="rituals"
        profile={profile}
        catalogue={catalogue}
        editing={editing}
        onEdit={setEditing}
        onChanged={setProfile}
        onUnsaved={onUnsaved}
      />
      {reminded && (
        <div className="mt-3">
          <Notice tone="no">{t('unsaved')}</Notice>
        </div>
      )}
    </details>
  );
}
