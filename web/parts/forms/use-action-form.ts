import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import type {
  DefaultValues,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormRegisterReturn,
} from 'react-hook-form';
import { useActionData, useFetcher, useFormAction } from 'react-router';
import type { z } from 'zod';
import { isMessageCode, type Values } from '#contract/messages.ts';
import { useSentence } from '../api/sentence.ts';
import { useSchemaForm, type SchemaForm } from '../form.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import type { Done, FormResult, Refused } from './form-result.ts';

interface Wanted<In extends FieldValues, Out> {
  /** As the screen's action knows it. */
  name: string;
  /** The one that the action reads the fields by. */
  schema: z.ZodType<Out, In>;
  /** What stands in the fields at first. */
  values?: DefaultValues<In>;
  /** Where it is sent, if not to the screen it stands on. */
  action?: string;
  /** What to tell when it was done. */
  done?: string;
  onDone?: (done: Done) => void;
  onRefused?: (refused: Refused) => void;
  /** Adds to what is sent what takes a while to make; says beside a field why it cannot be made, and gives false then. */
  prepare?: (sent: FormData, refuse: (field: Path<In>, why: string) => void) => Promise<boolean>;
  /** What to say where a refusal says nothing of use. */
  failure: string;
}

export interface ActionForm<In extends FieldValues, Out> extends SchemaForm<In, Out> {
  /** For `<ActionFields>`. */
  readonly name: string;
  readonly props: ComponentProps<'form'>;
  readonly busy: boolean;
  /** What went wrong that is about no field. */
  readonly problem: string | null;
  /** Nobody answered, and what was typed is still there. */
  readonly isKept: boolean;
  readonly refused: Refused | null;
  /** What was done, where there was no script to tell it. */
  readonly told: string | null;
  /** Names a control, and says what stands in it before there is script. */
  field(
    name: Path<In>,
    options?: RegisterOptions<In, Path<In>>,
  ): UseFormRegisterReturn & { defaultValue: string | undefined };
}

/**
 * A form that a screen's action answers (STYLE.md, "A screen"). With script its fields are checked as they are left, and it is sent beside
 * the page; without, the browser sends the same names, and the page comes back with the same words.
 */
export function useActionForm<In extends FieldValues, Out>(wanted: Wanted<In, Out>): ActionForm<In, Out> {
  const { name, schema, failure } = wanted;
  const fetcher = useFetcher<FormResult>();
  const posted = useActionData<FormResult>();
  const here = useFormAction();
  const hydrated = useHydrated();
  const sentence = useSentence();
  const toast = useToast();
  const result = [fetcher.data, posted].find((one) => one?.form === name);
  const refused = result?.ok === false ? result : null;
  const values = { ...wanted.values, ...(posted === result && refused?.typed) } as DefaultValues<In>;
  const form = useSchemaForm(schema, values);
  const [preparing, setPreparing] = useState(false);
  const busy = preparing || fetcher.state !== 'idle';
  const isSending = useRef(false);
  const action = wanted.action ?? here;
  const said = wanted.done ?? (result?.ok ? result.message : null);

  const told = useEffectEvent((news: FormResult) => {
    if (news.ok) {
      if (news === fetcher.data && said) toast.done(said);
      return wanted.onDone?.(news);
    }
    for (const [field, value] of Object.entries(news.known ?? {})) {
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>);
    }
    const [first] = Object.keys(news.fields);
    for (const [field, message] of Object.entries(news.fields)) {
      form.setError(field as Path<In>, { type: 'server', message }, { shouldFocus: field === first });
    }
    wanted.onRefused?.(news);
  });
  useEffect(() => {
    if (result) told(result);
  }, [result]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // also while the fields are still being checked
    if (busy || isSending.current) return;
    isSending.current = true;
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const refuse = (field: Path<In>, message: string) => form.setError(field, { message }, { shouldFocus: true });
    const send = async () => {
      setPreparing(true);
      const ready = (await wanted.prepare?.(sent, refuse)) ?? true;
      setPreparing(false);
      if (ready) await fetcher.submit(sent, { method: 'post', action });
    };
    void form
      .handleSubmit(send)(event)
      .finally(() => {
        isSending.current = false;
      });
  };

  const unasked =
    refused && !refused.isNext && !Object.keys(refused.fields).some((field) => !hydrated || isField(form, field));
  const isKept = refused?.code === 'offline' || refused?.code === 'timeout';
  return {
    ...form,
    name,
    refused,
    busy,
    props: { method: 'post', action, noValidate: hydrated, onSubmit: submit },
    told: posted === result && result?.ok ? said : null,
    problem: !busy && unasked ? (refused.code === 'unexpected' ? failure : refused.message || failure) : null,
    isKept,
    errorOf: (field, gaps?: Values) => {
      // before there is script nobody has told the form yet
      const code = hydrated ? undefined : refused?.fields[field];
      return code && isMessageCode(code)
        ? sentence(code, refused?.values ?? gaps)
        : form.errorOf(field, gaps ?? refused?.values);
    },
    field: (field, options) => ({ ...form.register(field, options), defaultValue: textAt(values, field) }),
  };
}

const isField = <In extends FieldValues, Out>(form: SchemaForm<In, Out>, field: string): boolean =>
  field.split('.')[0] !== undefined && (field.split('.')[0] ?? '') in form.getValues();

/** `a.0.b` in nested values. */
function textAt(values: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at ? (at as Record<string, unknown>)[key] : undefined),
      values,
    );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}
