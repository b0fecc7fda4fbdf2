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
import type { z } from 'zod';
import { isMessageCode, type MessageCode, type Values } from '#contract/messages.ts';
import { ApiError } from './api/api.ts';
import { useSentence } from './api/sentence.ts';
import { codesOf } from './forms/codes-of.ts';

/**
 * A form over a schema of the contract: the same rules here and on the server. Messages are codes;
 * `errorOf` says them. A refusal of the server lands beside its field, and the first wrong one gets the focus.
 */
export interface SchemaForm<In extends FieldValues, Out> extends UseFormReturn<In, unknown, Out> {
  /** The sentence of what is wrong with a field, or nothing; `values` fill its gaps. */
  errorOf(name: Path<In>, values?: Values): string | undefined;
  /** Puts a refusal beside its fields; true where at least one field of this form was meant. */
  showRefusal(error: unknown): boolean;
}

/** What the fields are checked by; a function loads it with the first field that is touched. */
export type Rules<In, Out> = z.ZodType<Out, In> | (() => Promise<z.ZodType<Out, In>>);

/** Null where it could not be loaded: then the server alone checks. */
export const loaded = async <In, Out>(rules: Rules<In, Out>): Promise<z.ZodType<Out, In> | null> =>
  typeof rules === 'function' ? rules().catch(() => null) : rules;

export function useSchemaForm<In extends FieldValues, Out>(
  rules: Rules<In, Out>,
  defaultValues: DefaultValues<In>,
): SchemaForm<In, Out> {
  const sentence = useSentence();
  const form = useForm<In, unknown, Out>({
    resolver: resolverOf(rules),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  return {
    ...form,
    errorOf: (name, values) => {
      const message = form.getFieldState(name, form.formState).error?.message;
      return message && (isMessageCode(message) ? sentence(message, values) : message);
    },
    showRefusal: (error) => {
      if (!(error instanceof ApiError)) return false;
      const known = Object.keys(form.getValues());
      const mine = Object.entries(error.fields).filter(([name]) => known.includes(name.split('.')[0] ?? ''));
      mine.forEach(([name, code], index) =>
        form.setError(name as Path<In>, { type: 'server', message: code }, { shouldFocus: index === 0 }),
      );
      return mine.length > 0;
    },
  };
}

/** What to say of a control that shows something which is no value yet. */
const halfTyped: Readonly<Record<string, MessageCode>> = { date: 'date_invalid', time: 'clock_invalid' };

/**
 * A date like 31 February, or an hour without minutes, stands in its control but reads as empty: taken for nothing,
 * it would be dropped without a word.
 */
function resolverOf<In extends FieldValues, Out>(rules: Rules<In, Out>): Resolver<In, unknown, Out> {
  return async (values, _context, options) => {
    const parsed = (await loaded(rules))?.safeParse(values);
    const wrong = { ...(parsed?.error && codesOf(parsed.error)), ...halfTypedIn(options) };
    if (Object.keys(wrong).length === 0) return { values: parsed?.data ?? (values as unknown as Out), errors: {} };
    const errors: FieldErrors<In> = {};
    for (const [name, message] of Object.entries(wrong))
      set(errors, name, {
        type: 'rule',
        message,
        ref: (get(options.fields, name) as { ref?: unknown } | undefined)?.ref,
      });
    return { values: {}, errors };
  };
}

function halfTypedIn<In extends FieldValues>({ fields }: ResolverOptions<In>): Record<string, MessageCode> {
  const inputs = Object.values(fields).filter(({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput);
  return Object.fromEntries(inputs.map(({ name, ref }) => [name, halfTyped[ref.type ?? ''] ?? 'invalid']));
}
