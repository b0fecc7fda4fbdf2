import type { ApiError } from '../api/api.ts';

/** What an action answers to a form: that it was done, or why not and what had been typed. */
export type FormResult = Done | Refused;

export interface Done {
  readonly ok: true;
  /** Which form of the screen it was. */
  readonly form: string;
  /** What to tell, where there is something to tell. */
  readonly message: string | null;
  /** For a form of several steps: what stood in its fields, and what the next one goes on with. */
  readonly typed: Typed;
}

export interface Refused {
  readonly ok: false;
  readonly form: string;
  readonly code: ApiError['code'];
  /** A whole sentence. */
  readonly message: string;
  /** Field name, with dots, to the sentence of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What stood in the fields, but for secrets; and what the server has put there. */
  readonly typed: Typed;
  /** Nothing went wrong: only something more is asked for. */
  readonly isNext?: boolean;
  /** What the server has put there, alone. */
  readonly known?: Readonly<Record<string, string>>;
}

export type Typed = Readonly<Record<string, unknown>>;

/** What is shown again; a password has to be typed again. */
export const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|otp|factor|confirm|captcha/i.test(name)));

/** The field that says whom a form was drawn for. */
export const DRAWN_FOR = '_for';

/** The field that says which form of a screen is sent, or which of its buttons was pressed. */
export const FORM = '_form';
