import { parse } from 'qs';
import { data, type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { MessageCode } from '#contract/messages.ts';
import { sentence, sentences } from '#contract/words/sentences.ts';
import { isAskedBack, type PageContext, type Refusal } from '#contract/page.ts';
import { pageContext } from '../../load-context.ts';
import { refusalIn } from '../api/refusal.ts';
import { wrongIn } from './wrong-in.ts';
import {
  DRAWN_FOR,
  FORM,
  withoutSecrets,
  type Done,
  type FormResult,
  type Refused,
  type Typed,
} from './form-result.ts';

/** What a form leads to, on the server (STYLE.md, "A screen"). */

type Why = Pick<Refused, 'isNext'> &
  Partial<Pick<Refused, 'message'>> &
  Pick<Partial<Refusal>, 'fields' | 'values'> & { readonly code: MessageCode };

/** Thrown by what a form leads to where it cannot be done, or not yet: the form comes back with why, and with `known` in its fields. */
export class NotYet extends Error {
  readonly why: Why;
  readonly known: NonNullable<Refused['known']>;

  readonly status: number;

  /**
   * A status of 200 says that something was done on the way, a code sent or a step taken, or that something is asked back: it is no
   * refusal, and the page is loaded again.
   */
  constructor(
    why: Why,
    known: NonNullable<Refused['known']>,
    status: 200 | 422 = why.isNext || isAskedBack(why.code) ? 200 : 422,
  ) {
    super(why.code);
    this.why = why;
    this.known = known;
    this.status = status;
  }
}

/**
 * Gives the sentence of its success, or where to go on, or nothing; or, where the same form goes on with another step, what that one
 * needs. A refused call becomes words beside the form.
 */
type Work<Out> = (
  values: Out,
  page: PageContext,
  args: ActionFunctionArgs,
) => Promise<string | Response | Typed | void>;

/** What the form goes on with although a call was refused. */
type Despite<Out> = (refusal: Refusal, values: Out) => Typed;

type Outcome = Omit<Done, 'form'> | (Omit<Refused, 'form'> & { status: number }) | Response;
export type Step = (typed: Typed, args: ActionFunctionArgs) => Promise<Outcome>;

/** One form, or one step of it: the schema its fields are checked by in the browser too, and what is done with their values. */
export const step =
  <In, Out>(schema: z.ZodType<Out, In>, work: Work<Out>, despite?: Despite<Out>): Step =>
  async (typed, args) => {
    const parsed = schema.safeParse(typed);
    const page = args.context.get(pageContext);
    const stood = withoutSecrets(typed);
    if (!parsed.success)
      return { ...malformed(wrongIn(parsed.error, sentences[page.locale]), page.locale), typed: stood };
    try {
      const said = await work(parsed.data, page, args);
      if (said instanceof Response) return said;
      if (typeof said === 'object') return { ok: true, message: null, typed: { ...stood, ...said } };
      return { ok: true, message: said ?? null, typed: {} };
    } catch (error) {
      if (error instanceof NotYet) {
        const { why, known, status } = error;
        return {
          ok: false,
          message: sentence(why.code, {}, page.locale),
          ...why,
          fields: inWords(why, page.locale),
          known,
          typed: { ...stood, ...known },
          status,
        };
      }
      const refusal = await refusalIn(error);
      if (!refusal) throw error;
      const { code, message } = refusal;
      const status = isAskedBack(code) ? 200 : (error as Response).status;
      const kept = { ...stood, ...despite?.(refusal, parsed.data) };
      return { ok: false, code, message, fields: inWords(refusal, page.locale), typed: kept, status };
    }
  };

/** The action of a screen with these forms, by name; the first is meant where none is named. */
export const formAction = (steps: Readonly<Record<string, Step>>) => async (args: ActionFunctionArgs) => {
  const { [FORM]: named, [DRAWN_FOR]: person, ...typed } = await typedIn(args.request);
  // the form's own name, and after it that of the button that was pressed
  const form = String([named].flat().at(-1) ?? Object.keys(steps)[0]);
  const work = Object.hasOwn(steps, form) ? steps[form] : undefined;
  if (!work) throw data(null, 400);
  const outcome = isOthers(person, args.context.get(pageContext)) ? someoneElse() : await work(typed, args);
  if (outcome instanceof Response) return outcome;
  if (outcome.ok) return data({ ...outcome, form } satisfies FormResult);
  const { status, ...refusal } = outcome;
  return data({ ...refusal, form } satisfies FormResult, { status });
};

/**
 * Whether a page was drawn for somebody, and by now somebody else is signed in: another tab of the browser may have changed that. Whose
 * sign-in is over is asked to sign in, as ever.
 */
export const isOthers = (person: unknown, { viewer }: PageContext): boolean =>
  typeof person === 'string' && person !== '' && viewer !== null && viewer._id !== person;

/** What was typed is not shown to the one who is signed in now. */
const someoneElse = (): Outcome => ({
  ok: false,
  code: 'someone_else',
  message: sentence('someone_else'),
  fields: {},
  typed: {},
  status: 409,
});

const inWords = ({ fields = {}, values }: Pick<Why, 'fields' | 'values'>, locale: Locale): Refused['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, sentence(code, values, locale)]));

function malformed(fields: Refused['fields'], locale: Locale) {
  const [first, ...others] = Object.values(fields);
  const message = first && others.length === 0 ? first : sentence('malformed', {}, locale);
  return { ok: false as const, code: 'malformed' as const, message, fields, status: 400 };
}

/** More than our largest form has. */
const MOST = { depth: 5, parameterLimit: 1_000, arrayLimit: 200 };

/** The fields of a form by their names: `a.b` is `b` in `a`, `a.0` the first of `a`. Files are left to whoever wants them. */
export async function typedIn(request: Request): Promise<Typed> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  // no form of ours
  if (!form) throw data(null, 400);
  const texts = [...form]
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    // a browser sends the lines of a text with both signs, and scripts read them with one
    .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]);
  return parse(new URLSearchParams(texts).toString(), { allowDots: true, ...MOST }) as Typed;
}
