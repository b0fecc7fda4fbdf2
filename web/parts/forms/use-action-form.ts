import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type SubmitEvent,
} from 'react';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormRegisterReturn,
} from 'react-hook-form';
import { useActionData, useFormAction, type FormEncType } from 'react-router';
import { useLanguage } from '../../i18n/reader.ts';
import { filled, type Values } from '#domain/locale.ts';
import { pathOf } from '../../i18n/address.ts';
import { loaded, useSchemaForm, type Rules, type SchemaForm } from '../form.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { useHeardFetcher } from './answers.tsx';
import { FORM, type Done, type FormResult, type Refused, type Typed } from './form-result.ts';

interface Wanted<In extends FieldValues, Out> {
  /** As the screen's action knows it. */
  name: string;
  /** The one that the action reads the fields by. */
  schema: Rules<In, Out>;
  /** Steps of the action on the way to the end, each with a button of its own: `<button name={FORM} value="sendCode">`. */
  steps?: Readonly<Record<string, Rules<unknown, unknown>>>;
  /** The first values of the fields. */
  values?: DefaultValues<In>;
  /** Where it is sent, if not to its own screen. */
  action?: string;
  /** What to tell when it was done. */
  done?: string;
  onDone?: (done: Done) => void;
  onRefused?: (refused: Refused) => void;
  /**
   * Adds to what is sent what takes a while to make. Where it cannot be made nothing is sent: it says why beside a field and gives false,
   * or gives the sentence.
   */
  prepare?: (sent: FormData, refuse: (field: Path<In>, why: string) => void, step: string) => Promise<boolean | string>;
  /** What to say where a refusal says nothing of use. */
  failure: string;
}

/** What was not sent, for this reason, or because these fields of a step are wrong. */
interface Unsent {
  readonly step: string;
  readonly problem: string | null;
  readonly fields: Refused['fields'];
}

export interface ActionForm<In extends FieldValues, Out> extends SchemaForm<In, Out> {
  /** For `<ActionFields>`. */
  readonly name: string;
  readonly props: ComponentProps<'form'>;
  readonly busy: boolean;
  /** What is under way: the form itself, or one of its steps. */
  readonly busyWith: string | null;
  /** What went wrong that is about no field. */
  readonly problem: string | null;
  /** The same of one of its steps. */
  problemOf(step: string, failure: string): string | null;
  /** Nobody answered, and what was typed is still there. */
  readonly isKept: boolean;
  readonly refused: Refused | null;
  /** What was done, where there was no script to tell it. */
  readonly told: string | null;
  /** What came back with the newest answer: what stood in the fields, and what a step gave for the next. */
  readonly typed: Typed;
  /** Names a control, and gives its value before there is script. */
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
  const { name, schema, steps = {}, failure } = wanted;
  const posted = useActionData<FormResult>();
  const address = useFormAction(wanted.action);
  const hydrated = useHydrated();
  const locale = useLanguage();
  const toast = useToast();
  const isMine = (one: FormResult | undefined) => one?.form === name || Object.hasOwn(steps, one?.form ?? '');
  const values = { ...wanted.values, ...(isMine(posted) && posted?.typed) } as DefaultValues<In>;
  const form = useSchemaForm(schema, values);
  const showRefused = (fields: Refused['fields']) => {
    const [first] = Object.keys(fields);
    for (const [field, message] of Object.entries(fields)) {
      form.setError(field as Path<In>, { type: 'server', message }, { shouldFocus: field === first });
    }
  };
  const isSending = useRef(false);
  const told = (news: FormResult) => {
    isSending.current = false;
    if (news.ok) {
      const done = wanted.done ?? news.message;
      if (news !== posted && done) toast.done(done);
      return wanted.onDone?.(news);
    }
    for (const [field, value] of Object.entries(news.known ?? {})) {
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>);
    }
    showRefused(news.fields);
    wanted.onRefused?.(news);
  };
  const fetcher = useHeardFetcher(told);
  const result = [fetcher.data, posted].find(isMine);
  const refused = result?.ok === false ? result : null;
  const [sending, setSending] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  // the router adds the language of the page itself
  const action = pathOf(address);
  const said = wanted.done ?? (result?.ok ? result.message : null);
  const busyWith = fetcher.state === 'idle' ? sending : String(fetcher.formData?.getAll(FORM).at(-1) ?? name);
  const busy = busyWith !== null;

  const toldPosted = useEffectEvent(told);
  const isPosted = posted !== undefined && posted === result;
  useEffect(() => {
    if (isPosted) toldPosted(posted);
  }, [isPosted, posted]);

  /** A step is about its own fields, whatever else is missing yet. */
  const isRight = async (step: string, rules: Rules<unknown, unknown>): Promise<boolean> => {
    const { wrong: fields = {} } = (await loaded(rules, locale))?.(form.getValues()) ?? {};
    const [first] = Object.keys(fields);
    if (first === undefined) return true;
    setUnsent({ step, problem: null, fields });
    form.setFocus(first as Path<In>);
    return false;
  };
  /** What is wrong with a field that is not shown is said over the button: a press that does nothing is worse than a strange sentence. */
  const sayHidden = (errors: FieldErrors<In>): void => {
    const wrong = Object.entries(errors);
    const isShown = ([, error]: (typeof wrong)[number]) => {
      const ref = (error as { ref?: { type?: unknown } } | undefined)?.ref;
      // a group of choices is no one element
      if (ref?.type === 'radio' || ref?.type === 'checkbox') return true;
      return ref instanceof HTMLElement && ref.isConnected && ref.getAttribute('type') !== 'hidden';
    };
    const [first] = wrong;
    if (first && !wrong.some(isShown)) {
      setUnsent({ step: name, problem: form.errorOf(first[0] as Path<In>) ?? failure, fields: {} });
    }
  };
  const send = async (sent: FormData, step: string, encType: FormEncType): Promise<void> => {
    setUnsent(null);
    setSending(step);
    const refuse = (field: Path<In>, message: string) => form.setError(field, { message }, { shouldFocus: true });
    const ready = (await wanted.prepare?.(sent, refuse, step)) ?? true;
    if (typeof ready === 'string') setUnsent({ step, problem: ready, fields: {} });
    if (ready === true) await fetcher.submit(sent, { method: 'post', action, encType });
    // not before: a fetcher says only after a while that it is on its way, in a transition, which an urgent update would overtake
    startTransition(() => setSending(null));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const step = String(sent.getAll(FORM).at(-1) ?? name);
    // the last step is answered, and only its page loads again: the next may begin
    const isNext = fetcher.state === 'loading' && step !== busyWith;
    // also while the fields are still being checked
    if ((busy && !isNext) || isSending.current) return;
    isSending.current = true;
    // a form with a file says how it is sent
    const encType = event.currentTarget.enctype as FormEncType;
    const rules = Object.hasOwn(steps, step) ? steps[step] : undefined;
    const work = rules
      ? isRight(step, rules).then((right) => (right ? send(sent, step, encType) : undefined))
      : form.handleSubmit(() => send(sent, step, encType), sayHidden)(event);
    void work.finally(() => {
      isSending.current = false;
    });
  };

  const isKept = refused?.code === 'offline' || refused?.code === 'timeout';
  const problemOf: ActionForm<In, Out>['problemOf'] = (step, instead) => {
    // on the form itself it stays until the next answer: what is below must not move while its button is pressed
    if (busy && step !== name) return null;
    if (unsent) return unsent.step === step ? unsent.problem : null;
    if (refused?.form !== step || refused.isNext) return null;
    if (Object.keys(refused.fields).some((field) => !hydrated || isField(form, field))) return null;
    return refused.code === 'unexpected' ? instead : refused.message || instead;
  };
  return {
    ...form,
    name,
    refused,
    busy,
    busyWith,
    props: {
      method: 'post',
      action: address,
      noValidate: hydrated,
      onSubmit: submit,
      // what is checked by is there once the first field is left
      onFocus: () => void loaded(schema, locale),
      onInput: () => setUnsent((before) => before && { ...before, fields: {} }),
    },
    told: posted === result && result?.ok ? said : null,
    problem: problemOf(name, failure),
    problemOf,
    isKept,
    typed: result?.typed ?? NOTHING,
    errorOf: (field, gaps?: Values) => {
      // before there is script nobody has told the form yet
      const wrong = hydrated ? unsent?.fields[field] : refused?.fields[field];
      return wrong ? filled(wrong, gaps) : form.errorOf(field, gaps);
    },
    field: (field, options) => ({ ...form.register(field, options), defaultValue: textAt(values, field) }),
  };
}

const NOTHING: Typed = {};

const isField = <In extends FieldValues, Out>(form: SchemaForm<In, Out>, field: string): boolean =>
  (field.split('.')[0] ?? '') in form.getValues();

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
