import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { useLanguage } from '../i18n/reader.ts';
import type { z } from 'zod';
import { filled, type Locale, type Values } from '#domain/locale.ts';
import type { SaidCode } from '../i18n/catalogue/said.ts';
import { ApiError } from './api/api.ts';
import { useSentence } from './api/sentence.ts';

/**
 * A form over a schema of the contract: the same rules here and on the server. A refusal of the server lands beside its field, and the
 * first wrong one gets the focus.
 */
export interface SchemaForm<In extends FieldValues, Out> extends UseFormReturn<In, unknown, Out> {
  /** The sentence of what is wrong with a field, or nothing; `values` fill its gaps. */
  errorOf(name: Path<In>, values?: Values): string | undefined;
  /** Puts a refusal beside its fields; true where at least one field of this form was meant. */
  showRefusal(error: unknown): boolean;
}

/** What the fields are checked by; a function loads it with the first field that is touched. */
export type Rules<In, Out> = z.ZodType<Out, In> | (() => Promise<z.ZodType<Out, In>>);

/** Checks values, and gives what they mean, or what to say of each field that is wrong. */
type Check<Out> = (values: unknown) => { out?: Out | undefined; wrong: Readonly<Record<string, string>> };

/** The rules, and the words for what breaks them. Null where they could not be loaded: then the server alone checks. */
export async function loaded<In, Out>(rules: Rules<In, Out>, locale: Locale): Promise<Check<Out> | null> {
  try {
    const load = typeof rules === 'function' ? rules() : rules;
    const [schema, { wrongIn }, sentences] = await Promise.all([
      load,
      import('./forms/wrong-in.ts'),
      import('./forms/sentences-in.ts').then(({ sentencesIn }) => sentencesIn(locale)),
    ]);
    return (values) => {
      const { data, error } = schema.safeParse(values);
      return { out: data, wrong: error ? wrongIn(error, sentences) : {} };
    };
  } catch {
    return null;
  }
}

export function useSchemaForm<In extends FieldValues, Out>(
  rules: Rules<In, Out>,
  defaultValues: DefaultValues<In>,
): SchemaForm<In, Out> {
  const [sentence, locale] = [useSentence(), useLanguage()];
  const form = useForm<In, unknown, Out>({
    resolver: resolverOf(rules, sentence, locale),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  return {
    ...form,
    errorOf: (name, values) => {
      const message = form.getFieldState(name, form.formState).error?.message;
      return message && filled(message, values);
    },
    showRefusal: (error) => {
      if (!(error instanceof ApiError)) return false;
      const known = Object.keys(form.getValues());
      const mine = Object.entries(error.fields).filter(([name]) => known.includes(name.split('.')[0] ?? ''));
      mine.forEach(([name, message], index) =>
        form.setError(name as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      return mine.length > 0;
    },
  };
}

/** What to say of a control that shows something which is no value yet. */
const halfTypedOf: Readonly<Record<string, SaidCode>> = { date: 'date_invalid', time: 'clock_invalid' };

/**
 * A date like 31 February, or an hour without minutes, is shown in its control but reads as empty: taken for nothing,
 * it would be dropped without a word.
 */
function resolverOf<In extends FieldValues, Out>(
  rules: Rules<In, Out>,
  sentence: (code: SaidCode) => string,
  locale: Locale,
): Resolver<In, unknown, Out> {
  return async (values, _context, options) => {
    const checked = (await loaded(rules, locale))?.(values);
    const halfTyped = halfTypedIn(options).map(([name, code]) => [name, sentence(code)] as const);
    const wrong = Object.entries({ ...checked?.wrong, ...Object.fromEntries(halfTyped) });
    if (wrong.length === 0) return { values: checked?.out ?? (values as unknown as Out), errors: {} };
    const errors: FieldErrors<In> = {};
    for (const [name, message] of wrong)
      set(errors, name, {
        type: 'rule',
        message,
        ref: (get(options.fields, name) as { ref?: unknown } | undefined)?.ref,
      });
    return { values: {}, errors };
  };
}

function halfTypedIn<In extends FieldValues>({ fields }: ResolverOptions<In>): (readonly [string, SaidCode])[] {
  const inputs = Object.values(fields).filter(({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput);
  return inputs.map(({ name, ref }) => [name, halfTypedOf[ref.type ?? ''] ?? 'invalid'] as const);
}
