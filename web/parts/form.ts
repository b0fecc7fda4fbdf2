import { zodResolver } from '@hookform/resolvers/zod';
import {
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

export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): SchemaForm<In, Out> {
  const sentence = useSentence();
  const form = useForm<In, unknown, Out>({
    resolver: withHalfTyped(zodResolver(schema)),
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
function withHalfTyped<In extends FieldValues, Out>(rules: Resolver<In, unknown, Out>): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const result = await rules(values, context, options);
    const bad = halfTypedIn(options);
    return Object.keys(bad).length > 0 ? { values: {}, errors: { ...result.errors, ...bad } } : result;
  };
}

function halfTypedIn<In extends FieldValues>({ fields }: ResolverOptions<In>): FieldErrors<In> {
  const errors: Record<string, { type: string; message: MessageCode; ref: HTMLInputElement }> = {};
  for (const { name, ref } of Object.values(fields)) {
    if (ref instanceof HTMLInputElement && ref.validity.badInput)
      errors[name] = { type: 'half', message: halfTyped[ref.type] ?? 'invalid', ref };
  }
  return errors as FieldErrors<In>;
}
