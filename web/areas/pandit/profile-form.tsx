import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { Ritual } from '#contract/rituals.ts';
import { presetLanguages } from '#domain/languages.ts';
import { isWholeRupees } from '#domain/money.ts';
import { blocksOf, districtNames } from '#domain/places.ts';
import { STATE } from '#domain/state.ts';
import { ask } from '../../parts/api.ts';
import { failureText, useSentence } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { draftsOf, isComplete, repeated } from './offer-drafts.ts';
import { OfferEditor } from './offer-editor.tsx';

interface ProfileFormProps {
  profile: Profile;
  rituals: readonly Ritual[];
  onDirty: (dirty: boolean) => void;
  onSaved: (profile: Profile) => void;
}

/** What makes a pandit findable: rituals with prices, place, languages, the usual advance. */
export function ProfileForm({ profile, rituals, onDirty, onSaved }: ProfileFormProps) {
  const t = useTranslations('pandit.profile');
  const sentence = useSentence();
  const toast = useToast();
  const [draft, setDraft] = useState(() => valuesOf(profile));
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof draft>) => {
    setWrong(null);
    onDirty(true);
    setDraft({ ...draft, ...part });
  };
  const toggle = (language: string) =>
    change({
      languages: draft.languages.includes(language)
        ? draft.languages.filter((one) => one !== language)
        : [...draft.languages, language],
    });

  const save = async () => {
    if (!draft.offers.every(isComplete)) return setWrong(t('incomplete'));
    if (repeated(draft.offers)) return setWrong(sentence('ritual_repeated'));
    if (draft.asksAdvance && !isWholeRupees(draft.advance)) return setWrong(sentence('amount_required'));
    setBusy(true);
    try {
      const { data } = await ask('POST /user/update-profile', {
        body: { userId: profile._id, __v: profile.__v, updateData: toUpdate(draft, rituals, profile) },
      });
      onDirty(false);
      onSaved(data);
      toast.done(t('saved'));
    } catch (error) {
      setWrong(failureText(error, t('saveFailed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {profile.userType === 'pandit' && (
        <section className="card grid gap-4 p-5">
          <div>
            <h2 className="text-4">{t('rituals')}</h2>
            <p className="text-2 text-ink-2">{t('ritualsLead')}</p>
          </div>
          <OfferEditor rituals={rituals} drafts={draft.offers} onChange={(offers) => change({ offers })} />
          <label className="flex min-h-11 items-center gap-3 text-2">
            <input
              type="checkbox"
              className="size-5 accent-saffron"
              checked={draft.asksAdvance}
              onChange={(event) => change({ asksAdvance: event.currentTarget.checked })}
            />
            {t('advance')}
          </label>
          {draft.asksAdvance && (
            <TextField
              label={t('advanceAmount')}
              prefix="₹"
              inputMode="numeric"
              maxLength={7}
              value={draft.advance}
              onChange={(event) => change({ advance: event.currentTarget.value.trim() })}
            />
          )}
        </section>
      )}
      <section className="card grid gap-4 p-5 sm:grid-cols-2">
        <h2 className="text-4 sm:col-span-2">{t('place')}</h2>
        <Select
          label={t('district')}
          placeholder={t('chooseDistrict')}
          value={draft.district}
          options={districtNames.map((name) => ({ value: name, label: name }))}
          onChange={(event) => change({ district: event.currentTarget.value, city: '' })}
        />
        <Select
          label={t('block')}
          placeholder={t('chooseBlock')}
          value={draft.city}
          disabled={!draft.district}
          options={blocksOf(draft.district).map((name) => ({ value: name, label: name }))}
          onChange={(event) => change({ city: event.currentTarget.value })}
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-2 font-[540]">{t('languages')}</legend>
          <div className="flex flex-wrap gap-x-5">
            {[...new Set<string>([...presetLanguages, ...draft.languages])].map((language) => (
              <label key={language} className="flex min-h-11 items-center gap-2 text-2">
                <input
                  type="checkbox"
                  className="size-5 accent-saffron"
                  checked={draft.languages.includes(language)}
                  onChange={() => toggle(language)}
                />
                {language}
              </label>
            ))}
          </div>
        </fieldset>
      </section>
      {wrong && (
        <p role="alert" className="rounded-control bg-brick-soft px-4 py-3 text-2 text-brick">
          {wrong}
        </p>
      )}
      <div>
        <Button type="submit" size="lg" busy={busy && t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(profile: Profile) {
  return {
    offers: draftsOf(profile),
    asksAdvance: profile.isAdvancePaymentRequired,
    advance: profile.advanceAmount === null ? '' : String(profile.advanceAmount),
    district: profile.district ?? '',
    city: profile.city ?? '',
    languages: profile.languagesKnown,
  };
}

function toUpdate(draft: ReturnType<typeof valuesOf>, rituals: readonly Ritual[], { userType }: Profile) {
  const shared = {
    state: draft.district ? STATE : null,
    district: draft.district,
    city: draft.city,
    languagesKnown: draft.languages,
  } as const;
  if (userType !== 'pandit') return shared;
  return {
    ...shared,
    isAdvancePaymentRequired: draft.asksAdvance,
    advanceAmount: draft.asksAdvance ? Number(draft.advance) : null,
    rituals: draft.offers.map(({ ritualId, price, experience }) => ({
      ritualId,
      price: Number(price),
      experience: Number(experience),
      category: rituals.find((ritual) => ritual._id === ritualId)?.ritualCategory?._id ?? null,
    })),
  };
}
