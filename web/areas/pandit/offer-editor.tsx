import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emptyDraft, isComplete, type OfferDraft } from './offer-drafts.ts';

interface OfferEditorProps {
  rituals: readonly Ritual[];
  drafts: readonly OfferDraft[];
  onChange: (drafts: OfferDraft[]) => void;
}

/** The rituals a pandit performs, each with price and experience. A new one waits until the last is complete. */
export function OfferEditor({ rituals, drafts, onChange }: OfferEditorProps) {
  const t = useTranslations('pandit.profile');
  const [incomplete, setIncomplete] = useState(false);
  const change = (key: number, part: Partial<OfferDraft>) => {
    setIncomplete(false);
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  };
  const add = () => {
    if (!drafts.every(isComplete)) return setIncomplete(true);
    onChange([...drafts, emptyDraft(Math.max(-1, ...drafts.map((draft) => draft.key)) + 1)]);
  };
  return (
    <div className="grid gap-4">
      {drafts.map((draft) => (
        <OfferRow
          key={draft.key}
          draft={draft}
          rituals={rituals}
          taken={drafts.filter((other) => other.key !== draft.key).map((other) => other.ritualId)}
          onChange={(part) => change(draft.key, part)}
          onRemove={() => onChange(drafts.filter((other) => other.key !== draft.key))}
        />
      ))}
      {incomplete && (
        <p role="alert" className="text-2 text-brick">
          {t('incomplete')}
        </p>
      )}
      <div>
        <Button look="quiet" onClick={add}>
          <Plus size={18} aria-hidden /> {t('add')}
        </Button>
      </div>
    </div>
  );
}

interface OfferRowProps {
  draft: OfferDraft;
  rituals: readonly Ritual[];
  taken: readonly string[];
  onChange: (part: Partial<OfferDraft>) => void;
  onRemove: () => void;
}

function OfferRow({ draft, rituals, taken, onChange, onRemove }: OfferRowProps) {
  const t = useTranslations('pandit.profile');
  const ritual = rituals.find((one) => one._id === draft.ritualId);
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[1.6fr_1fr_1fr_auto] sm:items-end">
      <legend className="sr-only">{ritual?.ritualType ?? t('chooseRitual')}</legend>
      <Select
        label={ritual?.ritualCategory ? `${t('ritual')} · ${ritual.ritualCategory.name}` : t('ritual')}
        placeholder={t('chooseRitual')}
        value={draft.ritualId}
        options={rituals
          .filter((one) => one._id === draft.ritualId || !taken.includes(one._id))
          .map((one) => ({ value: one._id, label: one.ritualType }))}
        onChange={(event) => onChange({ ritualId: event.currentTarget.value })}
      />
      <TextField
        label={t('price')}
        prefix="₹"
        inputMode="numeric"
        maxLength={7}
        value={draft.price}
        onChange={(event) => onChange({ price: event.currentTarget.value.trim() })}
      />
      <TextField
        label={t('experience')}
        inputMode="numeric"
        maxLength={2}
        value={draft.experience}
        onChange={(event) => onChange({ experience: event.currentTarget.value.trim() })}
      />
      <Button look="danger" aria-label={t('remove', { name: ritual?.ritualType ?? '' })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </Button>
    </fieldset>
  );
}
