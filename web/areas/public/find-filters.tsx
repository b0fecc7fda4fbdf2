import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageCode } from '#contract/messages.ts';
import { presetLanguages } from '#domain/languages.ts';
import { inRupees, paise } from '#domain/money.ts';
import { PRICE_SLIDER_MAX } from '#domain/ritual.ts';
import { addDays, type Day } from '#domain/time.ts';
import { useSentence } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { addressOf, askedIn, missingIn, type Asked } from './asked.ts';
import { RitualChoice, type RitualOption } from './ritual-choice.tsx';

interface Wrong {
  field: 'ritual' | 'date';
  code: MessageCode;
}

interface FindFiltersProps {
  asked: Asked;
  choices: readonly RitualOption[];
  districts: readonly Option[];
  today: Day;
  /** There is something to choose from, so that a phone shows it before the filters. */
  folded: boolean;
  wrong: Wrong | null;
  busy: boolean;
}

const languages = presetLanguages.map((name) => ({ value: name, label: name }));

/** What to search for. A plain form that the server understands, so it works before any script does. */
export function FindFilters({ asked, choices, districts, today, folded, wrong, busy }: FindFiltersProps) {
  const t = useTranslations('find');
  const search = useTranslations('search');
  const sentence = useSentence();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(wrong);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = askedIn(new URLSearchParams(entriesOf(event.currentTarget)));
    const found = wrongIn(next, event.currentTarget);
    setProblem(found);
    if (found) form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
    else void navigate(addressOf(next), { state: { searched: true } });
  };
  const errorOf = (field: Wrong['field']) => (problem?.field === field ? sentence(problem.code) : undefined);
  const settle = () => setProblem(null);

  return (
    <details open={!folded} className="fold card lg:sticky lg:top-22 lg:col-start-1">
      <summary className="min-h-12 items-center gap-2.5 px-4 text-2 font-semibold">
        <SlidersHorizontal size={18} aria-hidden className="text-ink-2" />
        {t('filters')}
        <ChevronDown size={18} aria-hidden className="ml-auto text-ink-2" />
      </summary>
      <Form
        ref={form}
        id="find"
        action="/find-pandit"
        noValidate
        onSubmit={submit}
        aria-label={t('filters')}
        className="grid gap-4.5 p-5 max-lg:pt-1"
      >
        {asked.pandit && <input type="hidden" name="pandit" value={asked.pandit} />}
        <RitualChoice choices={choices} chosen={asked.ritual} error={errorOf('ritual')} onChange={settle} />
        <DatePicker
          name="date"
          required
          label={search('date')}
          min={today}
          max={addDays(today, 730)}
          defaultValue={asked.date}
          error={errorOf('date')}
          onChange={settle}
        />
        <PriceSlider price={asked.price} />
        <Select
          name="district"
          label={t('district')}
          placeholder={t('anyDistrict')}
          options={districts}
          defaultValue={asked.district}
        />
        <Select
          name="language"
          label={t('language')}
          placeholder={t('anyLanguage')}
          options={languages}
          defaultValue={asked.language}
        />
        <Button type="submit" wide className="mt-1" busy={busy && t('searching')}>
          {search('submit')}
        </Button>
      </Form>
    </details>
  );
}

/** A day like 31 February stands in its field, but is none. */
function wrongIn(asked: Asked, form: HTMLFormElement): Wrong | null {
  const date = form.elements.namedItem('date');
  const field = missingIn(asked);
  if (field === 'date' && date instanceof HTMLInputElement && date.validity.badInput)
    return { field, code: 'date_invalid' };
  return field && { field, code: 'search_incomplete' };
}

/** The slider's far end lifts the limit, and says so. */
function PriceSlider({ price }: { price: number | null }) {
  const t = useTranslations('find');
  const [limit, setLimit] = useState(price ?? PRICE_SLIDER_MAX);
  const said = (rupees: number) => inRupees(paise(rupees));
  return (
    <Slider
      name="price"
      label={t('price')}
      min={0}
      max={PRICE_SLIDER_MAX}
      step={50}
      value={limit}
      onChange={setLimit}
      text={(rupees) => (rupees < PRICE_SLIDER_MAX ? said(rupees) : t('noLimit', { price: said(rupees) }))}
      ends={[said(0), `${said(PRICE_SLIDER_MAX)}+`]}
    />
  );
}

const entriesOf = (form: HTMLFormElement): string[][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
