import { z } from 'zod';
import { loginInput } from '#contract/login.ts';
import { codeFields, withCode } from '../../../parts/sign-in/code-form.ts';

/** The two ways of signing in. */
export const passwordForm = loginInput;
export const codeForm = withCode(
  z.object({
    ...codeFields,
    secondFactor: loginInput.shape.secondFactor,
    /** Of an account that nothing was heard of for a year. */
    known: z.string().max(1000).optional(),
    /** Whoever has its phone now wants an account of their own. */
    afresh: z.string().max(1).optional(),
  }),
);
