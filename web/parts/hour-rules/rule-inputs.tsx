import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { monthName } from '#domain/almanac/names/months.ts';
import {
  type Names,
  nakshatraName,
  rashiName,
  tithiFullName,
  weekdayName,
  yogaName,
} from '#domain/almanac/names/names.ts';
import { dayParts, karanasToAvoid, seasons, trimmed } from '#domain/almanac/names/rule-choices.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useNames } from '../../i18n/names.ts';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { cx } from '../../ui/cx.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import type { ActionForm } from '../forms/use-action-form.ts';
import type { RulesTyped } from './rule-forms.ts';

type RulesForm = ActionForm<RulesTyped, unknown>;
type Label = readonly [value: string, label: string];

/** Names of the almanac by their index, as choices. */
function useChoices(): (last: number, namesOf: (index: number) => Names, first?: number) => Label[] {
  const nameIn = useNames();
  return (last, namesOf, first = 1) =>
    Array.from({ length: last - first + 1 }, (_, nth) => [String(nth + first), nameIn(namesOf(nth + first))]);
}

/** So many boxes are open at once on a wider screen. */
const FEW = 7;

const limbs = [
  ['tithis', 30, tithiFullName],
  ['weekdays', 6, weekdayName, 0],
  ['nakshatras', 27, nakshatraName],
  ['months', 12, monthName],
  ['suns', 12, rashiName],
  ['lagnas', 12, rashiName],
] as const;

/** Words of a sentence, as a label of their own. */
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** All that rules choose, part by part. */
export function RuleInputs({ form }: { form: RulesForm }) {
  const t = useTranslations('hourRules');
  const upTo = useChoices();
  const { hourText } = useFormats();
  const hours = Array.from({ length: 24 }, (_, nth) => nth + 1);
  return (
    <>
      {limbs.map(([name, last, namesOf, from]) => (
        <Limb key={name} form={form} name={name} labels={upTo(last, namesOf, from)} />
      ))}
      <Boxes
        form={form}
        name="seasonsOut"
        legend={t('seasons')}
        labels={seasons.map((one) => [one, capital(t(`rule.seasons.${one}`))])}
      />
      <Boxes
        form={form}
        name="karanasOut"
        legend={t('karanas')}
        labels={karanasToAvoid.map((one) => [one, capital(t(`rule.karanas.${one}`))])}
      />
      <Boxes form={form} name="trims" legend={t('trims')} labels={trimmed.map((one) => [one, t(`rule.${one}`)])} />
      <Boxes form={form} name="yogasOut" legend={t('yogas')} labels={upTo(27, yogaName)} isFolded />
      <Boxes
        form={form}
        name="padasOut"
        legend={t('quarters')}
        labels={upTo(27, nakshatraName).flatMap(([star, name]) =>
          [1, 2, 3, 4].map((nth): Label => [`${star}.${nth}`, t('quarter', { star: name, nth })]),
        )}
        isFolded
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('rule.dayPart')}
          options={dayParts.map((value) => ({ value, label: t(`rule.parts.${value}`) }))}
          {...form.field('dayPart')}
        />
        <Select
          label={t('beginsBefore')}
          options={[
            { value: '', label: t('beginsAny') },
            ...hours.map((hour) => ({
              value: String(hour),
              label: t('beginsAt', { hour: hourText(`${String(hour % 24).padStart(2, '0')}:00`) }),
            })),
          ]}
          {...form.field('beginsBefore')}
        />
        <Select
          label={t('asta')}
          options={(['none', 'warn', 'block'] as const).map((value) => ({ value, label: t(`astaLevel.${value}`) }))}
          {...form.field('asta')}
        />
        <Select
          label={t('astaDays')}
          options={Array.from({ length: 16 }, (_, nth) => ({ value: String(nth), label: String(nth) }))}
          {...form.field('astaDays')}
        />
        <TextField
          label={t('minMinutes')}
          inputMode="numeric"
          error={form.errorOf('minMinutes')}
          {...form.field('minMinutes')}
        />
      </div>
      <Eclipse form={form} />
    </>
  );
}

/** Hours on the day of an eclipse have a reason. */
function Eclipse({ form }: { form: RulesForm }) {
  const t = useTranslations('hourRules');
  const isOut = isOn(form, 'eclipseOut');
  return (
    <div className="grid gap-2">
      <CheckBox label={t('eclipseOut')} defaultChecked={isOut} {...form.register('eclipseOut')} />
      <TextArea
        label={t('eclipseWhy')}
        hint={t('eclipseHint')}
        rows={2}
        error={form.errorOf('eclipseWhy')}
        {...form.field('eclipseWhy')}
      />
    </div>
  );
}

interface LimbProps {
  form: RulesForm;
  name: (typeof limbs)[number][0];
  labels: readonly Label[];
}

/** Any of them, only some, or all but some. */
function Limb({ form, name, labels }: LimbProps) {
  const t = useTranslations('hourRules');
  const isDrawn = !useHydrated() || form.watch(`${name}Mode`) !== 'any';
  const what = t(`rule.${name}`);
  return (
    <fieldset className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="sr-only">{what}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={<span className="text-3 font-semibold">{what}</span>}
          options={(['any', 'allow', 'forbid'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
          {...form.field(`${name}Mode`)}
        />
        {name === 'months' && isDrawn && (
          <Select
            label={t('reckoning')}
            options={(['purnimanta', 'amanta'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
            {...form.field('monthsBy')}
          />
        )}
      </div>
      {isDrawn && (
        <Ticked form={form} name={name} labels={labels} isFolded={labels.length > FEW}>
          <Chips form={form} name={name} labels={labels} />
        </Ticked>
      )}
    </fieldset>
  );
}

interface BoxesProps {
  form: RulesForm;
  name: 'seasonsOut' | 'karanasOut' | 'trims' | 'yogasOut' | 'padasOut';
  legend: string;
  labels: readonly Label[];
  /** Many, and seldom needed: on wider screens too. */
  isFolded?: boolean;
}

function Boxes({ form, name, legend, labels, isFolded = false }: BoxesProps) {
  return (
    <div className="border-t border-line max-md:-mb-3 max-md:pt-1 md:pt-4">
      <Ticked form={form} name={name} title={legend} labels={labels} isFolded={isFolded}>
        <fieldset className="grid gap-3">
          <legend className={isFolded ? 'sr-only' : 'float-left text-3 font-semibold max-md:sr-only'}>{legend}</legend>
          <Chips form={form} name={name} labels={labels} />
        </fieldset>
      </Ticked>
    </div>
  );
}

interface TickedProps {
  form: RulesForm;
  name: keyof RulesTyped;
  title?: string;
  labels: readonly Label[];
  isFolded?: boolean;
  children: ReactNode;
}

/** Boxes, one press away behind what is ticked: rules are read more often than they are changed. A few are open on wider screens. */
function Ticked({ form, name, title, labels, isFolded = false, children }: TickedProps) {
  const t = useTranslations('hourRules');
  const now = form.watch(name);
  const chosen = labels.filter(([value]) => (Array.isArray(now) ? now.some((one) => one === value) : now === value));
  return (
    <details className={isFolded ? 'group' : 'group fold opens-early'}>
      <summary
        className={cx(
          'min-h-11 items-center gap-3 py-1.5',
          isFolded && 'flex list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="min-w-0 grow">
          {title && <span className="block text-3 font-semibold">{title}</span>}
          <span className="line-clamp-2 text-2 text-ink-2">
            {chosen.map(([, label]) => label).join(', ') || t('noneTicked')}
          </span>
        </span>
        <span className="text-2 whitespace-nowrap text-ink-2">
          {t('ticked', { count: chosen.length, all: labels.length })}
        </span>
        <ChevronDown size={18} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-3 md:pb-0">{children}</div>
    </details>
  );
}

function Chips({ form, name, labels }: Pick<BoxesProps, 'form' | 'labels'> & { name: keyof RulesTyped }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-2">
      {labels.map(([value, label]) => (
        <CheckBox
          key={value}
          look="chip"
          className="max-sm:gap-2 max-sm:px-2"
          value={value}
          label={label}
          defaultChecked={isOn(form, name, value)}
          {...form.register(name)}
        />
      ))}
    </div>
  );
}

/** The form's first values, also before there is script: then what was posted, in which a box that is not ticked is missing. */
function isOn({ formState: { defaultValues }, typed }: RulesForm, name: keyof RulesTyped, value = 'on'): boolean {
  const at = (typed['ritualId'] === undefined ? defaultValues : typed)?.[name];
  return at === true || (Array.isArray(at) ? at.some((one) => one === value) : at === value);
}
