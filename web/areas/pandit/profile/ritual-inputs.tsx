import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { blank, isComplete } from './profile-parts.ts';
import type { Offer, RitualFields } from './profile-schemas.ts';

export interface Catalogue {
  rituals: readonly { _id: string; ritualType: string; ritualCategory: { _id: string } | null }[];
  categories: readonly { _id: string; name: string }[];
}

interface RitualInputsProps {
  form: ActionForm<RitualFields, unknown>;
  catalogue: Catalogue;
}

/** The rituals a pandit performs, each with price and experience. A new one waits until the last is complete. */
export function RitualInputs({ form, catalogue }: RitualInputsProps) {
  const t = useTranslations('panditProfile.rituals');
  const sentence = useSentence();
  const nameOf = useLocalName();
  const [waiting, setWaiting] = useState(false);
  /** The entry that is being written; the others are lines, so that one sees one thing at a time. */
  const [open, setOpen] = useState<number | null>(() =>
    (form.getValues('rituals') ?? []).every(isComplete) ? null : 0,
  );
  const adder = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const written = form.watch('rituals') ?? [];
  // without script there is always one to be written
  const entries = hydrated ? written : [...written.filter(isComplete), blank];
  const set = (next: Offer[]) => {
    setWaiting(false);
    form.clearErrors('rituals');
    form.setValue('rituals', next, { shouldDirty: true });
  };
  const add = () => {
    if (entries.every(isComplete)) {
      setOpen(entries.length);
      return set([...entries, blank]);
    }
    setWaiting(true);
    void form.trigger('rituals', { shouldFocus: true });
  };
  const problem = waiting ? sentence('ritual_incomplete') : form.errorOf('rituals');
  return (
    <div className="grid gap-5 sm:col-span-2">
      {entries.map((entry, index) => {
        const remove = () => {
          setOpen(null);
          adder.current?.focus();
          set(entries.filter((_, at) => at !== index));
        };
        if (hydrated && index !== open && isComplete(entry)) {
          const name = nameOf(catalogue.rituals.find(({ _id }) => _id === entry.ritualId)?.ritualType ?? '');
          return (
            <RitualLine key={entry.ritualId} index={index} entry={entry} name={name} onOpen={() => setOpen(index)} />
          );
        }
        return (
          <RitualInput
            // entries have no names of their own, and are only ever added at the end
            key={index}
            form={form}
            index={index}
            entry={entry}
            catalogue={catalogue}
            taken={entries.filter((other) => other !== entry).map((other) => other.ritualId)}
            taking={index === open}
            onChange={(part) => {
              setOpen(index);
              set(entries.map((other, at) => (at === index ? { ...other, ...part } : other)));
            }}
            onRemove={remove}
          />
        );
      })}
      <ErrorLine error={problem} />
      {hydrated && (
        <Button ref={adder} look="quiet" size="lg" data-focus={entries.every(isComplete) || undefined} onClick={add}>
          <Plus size={20} aria-hidden /> {t('add')}
        </Button>
      )}
    </div>
  );
}

interface RitualLineProps {
  index: number;
  entry: Offer;
  name: string;
  onOpen: () => void;
}

function RitualLine({ index, entry, name, onOpen }: RitualLineProps) {
  const { money } = useFormats();
  const t = useTranslations('panditProfile.rituals');
  const { price, experience } = entry;
  return (
    <div className="flex items-center justify-between gap-4">
      {Object.entries(entry).map(([field, value]) => (
        <input key={field} type="hidden" name={`rituals.${index}.${field}`} value={value} />
      ))}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-2 text-ink-2">
          {money(paise(Number(price)))}&nbsp;· {t('experienceOf', { years: Number(experience) })}
        </p>
      </div>
      <Button look="quiet" aria-label={t('changeOne', { name })} onClick={onOpen}>
        {t('change')}
      </Button>
    </div>
  );
}

interface RitualInputProps extends RitualInputsProps {
  index: number;
  entry: Offer;
  /** Rituals of the other entries: each is offered once. */
  taken: readonly string[];
  /** Takes the focus as it opens. */
  taking: boolean;
  onChange: (part: Partial<Offer>) => void;
  onRemove: () => void;
}

function RitualInput({ form, index, entry, catalogue, taken, taking, onChange, onRemove }: RitualInputProps) {
  const nameOf = useLocalName();
  const t = useTranslations('panditProfile.rituals');
  const hydrated = useHydrated();
  const box = useRef<HTMLFieldSetElement>(null);
  const [first] = useState(taking);
  useEffect(() => {
    if (first) box.current?.querySelector('select')?.focus();
  }, [first]);
  const error = (name: keyof Offer) => form.errorOf(`rituals.${index}.${name}`);
  const chosen = catalogue.rituals.find(({ _id }) => _id === entry.ritualId);
  const offered = catalogue.rituals.filter(
    ({ _id, ritualCategory }) =>
      !hydrated || (!taken.includes(_id) && (entry.category === '' || ritualCategory?._id === entry.category)),
  );
  return (
    <fieldset ref={box} className="grid min-w-0 items-start gap-4 rounded-control bg-sunk p-4 sm:grid-cols-2">
      <legend className="sr-only">{nameOf(chosen?.ritualType ?? t('entry', { number: index + 1 }))}</legend>
      <Select
        name={`rituals.${index}.category`}
        label={t('category')}
        error={error('category')}
        placeholder={t('chooseCategory')}
        value={entry.category}
        options={catalogue.categories.map(({ _id, name }) => ({ value: _id, label: nameOf(name) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ category: value, ...(chosen?.ritualCategory?._id !== value && { ritualId: '' }) })
        }
      />
      <Select
        name={`rituals.${index}.ritualId`}
        label={t('ritual')}
        error={error('ritualId')}
        placeholder={t('chooseRitual')}
        value={entry.ritualId}
        options={offered.map(({ _id, ritualType }) => ({ value: _id, label: nameOf(ritualType) }))}
        onChange={({ currentTarget: { value } }) => {
          const category = catalogue.rituals.find(({ _id }) => _id === value)?.ritualCategory?._id;
          onChange({ ritualId: value, ...(category && { category }) });
        }}
      />
      <TextField
        name={`rituals.${index}.price`}
        label={t('price')}
        error={error('price')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        value={entry.price}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
      />
      <TextField
        name={`rituals.${index}.experience`}
        label={t('experience')}
        error={error('experience')}
        inputMode="numeric"
        autoComplete="off"
        value={entry.experience}
        onChange={(event) => onChange({ experience: event.currentTarget.value })}
      />
      {hydrated && (
        <Button look="danger" className="sm:col-span-2 sm:justify-self-start" onClick={onRemove}>
          <Trash2 size={18} aria-hidden /> {chosen ? t('remove', { name: nameOf(chosen.ritualType) }) : t('removeNew')}
        </Button>
      )}
    </fieldset>
  );
}
