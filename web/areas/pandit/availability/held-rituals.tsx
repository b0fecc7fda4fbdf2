import { ChevronDown } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProfileSections } from '../profile/profile-section.tsx';
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
      box.current?.querySelector<HTMLElement>('[type=submit]:not([form])')?.focus();
      return true;
    },
  };
}

interface HeldRitualsProps {
  profile: Profile;
  /** Nothing where it did not come. */
  catalogue: Catalogue | null;
  held: Held;
}

/** What an acharya holds and for how much: chosen where the days are declared, since their profile has no rituals. */
export function HeldRituals({ profile, catalogue, held: { box, reminded, onUnsaved } }: HeldRitualsProps) {
  const t = useTranslations('freeDays.held');
  const [isEmpty] = useState(profile.rituals.length === 0);
  return (
    <div id="rituals" className="grid gap-1">
      <p className="text-ink-2">{t('lead')}</p>
      {catalogue === null ? (
        <AreaError title={t('failed')} />
      ) : (
        // open where there is something to do; else the calendar comes first
        <details ref={box} open={isEmpty} className="group">
          <summary className="mb-2 inline-flex min-h-11 list-none items-center gap-2 text-2 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
            {t('count', { count: profile.rituals.length })}
            <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
          </summary>
          <ProfileSections parts={['rituals']} profile={profile} catalogue={catalogue} onUnsaved={onUnsaved} />
          {reminded && (
            <div className="mt-3">
              <Notice tone="no">{t('unsaved')}</Notice>
            </div>
          )}
        </details>
      )}
    </div>
  );
}
