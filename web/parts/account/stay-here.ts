import { data, type ClientActionFunctionArgs } from 'react-router';
import { FORM, type Refused } from '../forms/form-result.ts';
import { keepTyped } from '../forms/keep-typed.ts';

/**
 * `keepTyped`, also where the sign-in has ended elsewhere: the way to Login would take away what was typed. The form says so instead
 * (`sign_in`).
 */
export async function stayHere(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = String((await args.request.clone().formData()).get(FORM));
  return keepTyped(args).catch((thrown: unknown) => {
    if (!(thrown instanceof Response) || !thrown.headers.get('location')?.startsWith('/login?next=')) throw thrown;
    const refused = { ok: false, form, code: 'sign_in', message: '', fields: {}, typed: {} } satisfies Refused;
    // with such a status the loaders are left alone: they would lead to Login as well
    return data(refused, 401);
  });
}
