import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SaidCode } from '../../../i18n/catalogue/said.ts';
import { paise } from '#domain/money.ts';
import { priceScale, type PriceScale } from '#domain/ritual.ts';
import { addDays, isDay, type Day } from '#domain/time.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker, TimePicker } from '../../../ui/form/date-picker.tsx';
import type { Option } from '../../../ui/form/select.tsx';
import { Slider } from '../../../ui/form/slider.tsx';
import { cx } from '../../../ui/cx.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { addressOf, askedIn, isWholeWindow, missingIn, type Asked } from '../shared/asked.ts';
import { useTimeWords } from '../shared/when-words.ts';
import { BY_HOURS, MoreFilters } from './more-filters.tsx';
import { RitualChoice, type RitualOption } from './ritual-choice.tsx';

interface Wrong {
  field: 'ritual' | 'date' | 'time';
  code: SaidCode;
}

interface FindFiltersProps {
  asked: Asked;
  noDistrict: string | null;
  choices: readonly RitualOption[];
  districts: readonly Option[];
  languages: readonly Option[];
  today: Day;
  /** There is something to choose from, so that a phone shows it before the filters. */
  folded: boolean;
  /** How many were found. */
  found: number;
  wrong: Wrong | null;
  busy: boolean;
}

/** What to search for. A plain form that the server understands, so it works before any script does. */
export function FindFilters({
  asked,
  noDistrict,
  choices,
  districts,
  languages,
  today,
  folded,
  found,
  wrong,
  busy,
}: FindFiltersProps) {
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
  useActingAtOnce(form, asked, today);
  const { dayShort } = useFormats();
  const timeWords = useTimeWords(asked);
  const when = isDay(asked.date) ? [dayShort(asked.date), timeWords].filter(Boolean).join(', ') : search('date');
  const fold = useRef<HTMLDetailsElement>(null);
  const foldedFor = useRef<string | null>(null);
  const address = addressOf(asked);
  useEffect(() => {
    if (!folded || foldedFor.current === address || !fold.current) return;
    foldedFor.current = address;
    if (!matchMedia(WIDE).matches) fold.current.open = false;
  }, [address, folded]);
  // a newly chosen ritual has prices of its own
  const { from, to } = choices.find(({ value }) => value === ritual) ?? { from: null, to: null };
  const price = ritual === asked.ritual ? asked.price : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = askedIn(new URLSearchParams(entriesOf(event.currentTarget)));
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (next.ritual && submitter?.getAttribute('name') === BY_HOURS) {
      void navigate(addressOf({ ...next, date: '', time: '', window: '' }));
      return;
    }
    const missing = wrongIn(next, event.currentTarget);
    setProblem(missing);
    if (missing) form.current?.querySelector<HTMLElement>(`[name=${missing.field}]`)?.focus();
    else void navigate(addressOf(next), { state: { searched: true } });
  };
  const errorOf = (field: Wrong['field']) => (problem?.field === field ? sentence(problem.code) : undefined);
  const settle = () => setProblem(null);

  return (
    <Form
      ref={form}
      id="find"
      action="/find-pandit"
      noValidate
      onSubmit={submit}
      aria-label={t('filters')}
      className="measure flex flex-wrap gap-2 py-3 md:gap-3 md:py-4"
    >
      {asked.window && <input type="hidden" name="window" value={asked.window} />}
      {asked.pandit && <input type="hidden" name="pandit" value={asked.pandit} />}
      <details
        ref={fold}
        open={!folded}
        className="group fold search-pill min-w-0 grow basis-48 md:basis-full open:basis-full"
      >
        <summary className={cx('min-h-14 items-center gap-1 py-1.5 pr-1.5 pl-4.5 text-2', !folded && 'hidden!')}>
          <span className="min-w-0 grow">
            <b className="block truncate font-semibold">{choices.find(({ value }) => value === asked.ritual)?.label}</b>
            <span className="block truncate text-1 text-ink-2">{when}</span>
          </span>
          <span className="grid size-10 shrink-0 place-items-center text-ink-2">
            <Search size={18} aria-hidden />
          </span>
        </summary>
        <div className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_13rem_9.25rem_auto] md:gap-0 md:p-1.5 lg:grid-cols-[minmax(0,1fr)_14.5rem_11rem_auto]">
          {/* what is wrong takes the lines of the hint of the time, so that the button stays where it was pressed */}
          <div className="contents max-[26rem]:[&_[role=alert]]:text-1">
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
            <TimePicker
              name="time"
              label={t('time')}
              empty={t('noTime')}
              optional={ui('optional')}
              hint={
                problem === null && (
                  <span className="block text-2 md:sr-only">
                    <span className="text-1">{t('timeHint')}</span>
                  </span>
                )
              }
              // any time within good hours will do, unless one is named
              defaultValue={isWholeWindow(asked) ? '' : asked.time}
              error={errorOf('time')}
              onChange={settle}
            />
          </div>
          <Button
            type="submit"
            size="lg"
            // once somebody is found, to book them is the one thing to do
            look={found > 0 ? 'quiet' : 'main'}
            className="md:ml-1.5 md:min-h-15 md:rounded-full! md:max-lg:px-4!"
            busy={busy && t('searching')}
          >
            {search('submit')}
          </Button>
        </div>
      </details>
      <MoreFilters
        asked={asked}
        noDistrict={noDistrict}
        districts={districts}
        languages={languages}
        found={found}
        folded={folded}
      >
        <PriceSlider key={ritual} price={price} {...priceScale(from, to, price)} />
      </MoreFilters>
    </Form>
  );
}

/** A day like 31 February is shown in its field but is none; half an hour likewise. */
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
  const { money } = useFormats();
  const t = useTranslations('find');
  const [limit, setLimit] = useState(Math.min(price ?? max, max));
  const [seen, setSeen] = useState(price);
  if (seen !== price) {
    setSeen(price);
    setLimit(Math.min(price ?? max, max));
  }
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
      text={(rupees) => (rupees < max ? money(paise(rupees)) : t('noLimit'))}
      // "any price" needs no words before it
      isBare={limit >= max}
      chip
    />
  );
}

/** As wide as the fields are always open. */
const WIDE = '(min-width: 64rem)';

/**
 * Once something was searched for, a change of a chip is a search; so is one of the fields, unless a phone unfolds them to be
 * filled in and sent. Heard of as the browser tells it (a slider let go, an option chosen), which React has no event for.
 */
function useActingAtOnce(form: RefObject<HTMLFormElement | null>, asked: Asked, today: Day): void {
  const navigate = useNavigate();
  const sent = useRef(addressOf(asked));
  const listens = useRef(false);
  useEffect(() => {
    const filters = form.current;
    if (!filters) return undefined;
    const act = (target: EventTarget | null) => {
      const next = askedIn(new URLSearchParams(entriesOf(filters)));
      const address = addressOf(next);
      if (missingIn(asked) !== null || missingIn(next) !== null || address === sent.current) return;
      const inFold = target instanceof Element && target.closest('.search-pill') !== null;
      if ((inFold && !matchMedia(WIDE).matches) || !isDay(next.date) || next.date < today) return;
      sent.current = address;
      void navigate(address, { preventScrollReset: true });
    };
    const onChange = ({ target }: Event) => act(target);
    filters.addEventListener('change', onChange);
    // chosen before anything listened
    const shown = askedIn(new URLSearchParams(entriesOf(filters)));
    const early = followed.some((name) => shown[name] !== asked[name] && canShow(filters, name, asked[name]));
    if (!listens.current && early) act(filters);
    listens.current = true;
    return () => filters.removeEventListener('change', onChange);
  }, [form, asked, today, navigate]);
  // the address was changed by something else (Back, a link): the filters follow it
  useEffect(() => {
    const address = addressOf(asked);
    if (address === sent.current) return;
    sent.current = address;
    for (const name of followed) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
      // good hours as a whole name no time
      field.value = name === 'time' && isWholeWindow(asked) ? '' : asked[name];
    }
  }, [form, asked]);
}

/** The fields that show what the address says. */
const followed = ['ritual', 'date', 'time', 'sort', 'district', 'language'] as const;

/** A district or a language that is in no list is only in the address. */
function canShow(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name);
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

const entriesOf = (form: HTMLFormElement): string[][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
