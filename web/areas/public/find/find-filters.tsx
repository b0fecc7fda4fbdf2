import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageCode } from '#contract/messages.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { inRupees, paise } from '#domain/money.ts';
import { priceScale, type PriceScale } from '#domain/ritual.ts';
import { addDays, isDay, type Day } from '#domain/time.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker, TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select, type Option } from '../../../ui/form/select.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Slider } from '../../../ui/form/slider.tsx';
import { cx } from '../../../ui/cx.ts';
import { addressOf, askedIn, missingIn, type Asked } from '../shared/asked.ts';
import { RitualChoice, type RitualOption } from './ritual-choice.tsx';

interface Wrong {
  field: 'ritual' | 'date' | 'time';
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
  const ui = useTranslations('ui');
  const sentence = useSentence();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(wrong);
  const [ritual, setRitual] = useState(asked.ritual);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setRitual(asked.ritual);
    setProblem(wrong);
  }
  const complete = missingIn(asked) === null && wrong === null;
  const actsAtOnce = useActingAtOnce(form, asked, today);
  const fold = useRef<HTMLDetailsElement>(null);
  const foldedFor = useRef<string | null>(null);
  const address = addressOf(asked);
  useEffect(() => {
    if (!folded || foldedFor.current === address || !fold.current) return;
    foldedFor.current = address;
    if (!matchMedia(WIDE).matches) fold.current.open = false;
  }, [address, folded]);
  // a ritual chosen meanwhile has prices of its own
  const { from, to } = choices.find(({ value }) => value === ritual) ?? { from: null, to: null };
  const price = ritual === asked.ritual ? asked.price : null;

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
    <details ref={fold} open={!folded} className="fold card lg:sticky lg:top-22 lg:col-start-1">
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
        {/* what a search lacks is said in two lines where there is little room */}
        <div className={cx('contents max-[26rem]:[--error-lines:2]', !complete && 'lg:[--error-lines:2]')}>
          <RitualChoice
            choices={choices}
            chosen={asked.ritual}
            error={errorOf('ritual')}
            onChange={(value) => {
              setRitual(value);
              settle();
            }}
          />
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
        </div>
        <TimePicker
          name="time"
          label={t('time')}
          optional={ui('optional')}
          hint={t('timeHint')}
          defaultValue={asked.time}
          error={errorOf('time')}
          onChange={settle}
        />
        <PriceSlider key={ritual} price={price} {...priceScale(from, to, price)} />
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
        <Button
          type="submit"
          wide
          className={cx('mt-1', complete && actsAtOnce && 'lg:hidden')}
          busy={busy && t('searching')}
        >
          {search('submit')}
        </Button>
      </Form>
    </details>
  );
}

/** A day like 31 February stands in its field, but is none; so does half an hour. */
function wrongIn(asked: Asked, form: HTMLFormElement): Wrong | null {
  const date = form.elements.namedItem('date');
  const field = missingIn(asked);
  if (field === 'date' && date instanceof HTMLInputElement && date.validity.badInput)
    return { field, code: 'date_invalid' };
  const time = form.elements.namedItem('time');
  if (!field && time instanceof HTMLInputElement && time.validity.badInput)
    return { field: 'time', code: 'clock_invalid' };
  return field && { field, code: 'search_incomplete' };
}

/** The slider's far end lifts the limit, and says so. */
function PriceSlider({ price, min, max, step }: PriceScale & { price: number | null }) {
  const t = useTranslations('find');
  const [limit, setLimit] = useState(Math.min(price ?? max, max));
  const [seen, setSeen] = useState(price);
  if (seen !== price) {
    setSeen(price);
    setLimit(Math.min(price ?? max, max));
  }
  const said = (rupees: number) => inRupees(paise(rupees));
  return (
    <Slider
      // its end is no limit: it is not asked for
      name={limit < max ? 'price' : undefined}
      label={t('price')}
      min={min}
      max={max}
      step={step}
      value={limit}
      onChange={setLimit}
      text={(rupees) => (rupees < max ? said(rupees) : t('noLimit', { price: said(rupees) }))}
      ends={[said(min), `${said(max)}+`]}
    />
  );
}

/** As wide as the list of who was found stands beside the filters. */
const WIDE = '(min-width: 64rem)';

/**
 * Where the list stands beside the filters, a change of one is a search. False where a button has to be pressed for it: before
 * the page listens. Heard of as the browser tells it (a slider let go, an option chosen), which React has no event for.
 */
function useActingAtOnce(form: RefObject<HTMLFormElement | null>, asked: Asked, today: Day): boolean {
  const navigate = useNavigate();
  const sent = useRef(addressOf(asked));
  useEffect(() => {
    const filters = form.current;
    if (!filters) return undefined;
    const act = () => {
      const next = askedIn(new URLSearchParams(entriesOf(filters)));
      const address = addressOf(next);
      if (missingIn(asked) !== null || missingIn(next) !== null || address === sent.current) return;
      if (!matchMedia(WIDE).matches || !isDay(next.date) || next.date < today) return;
      sent.current = address;
      void navigate(address, { preventScrollReset: true });
    };
    filters.addEventListener('change', act);
    return () => filters.removeEventListener('change', act);
  }, [form, asked, today, navigate]);
  // the address was changed by something else (Back, a link): the filters follow it
  useEffect(() => {
    const address = addressOf(asked);
    if (address === sent.current) return;
    sent.current = address;
    for (const name of ['ritual', 'date', 'time', 'district', 'language'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = asked[name];
    }
  }, [form, asked]);
  return useHydrated();
}

const entriesOf = (form: HTMLFormElement): string[][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
