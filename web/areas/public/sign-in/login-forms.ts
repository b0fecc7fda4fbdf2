import { z } from 'zod';
import { loginInput } from '#contract/login.ts';
import { codeFields, withCode } from '../../../parts/sign-in/code-form.ts';

/** The two ways of signing in. */
export const passwordForm = loginInput;
export const codeForm = withCode(z.object({ ...codeFields, secondFactor: loginInput.shape.secondFactor }));
