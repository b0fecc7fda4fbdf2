import type { ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import type { PageContext } from '#contract/page.ts';
import { step, type Step } from '../../forms/form-action.ts';
import { inFields } from '../../forms/in-fields.ts';
import type { ProofValues } from './proof-form.ts';

/** What a call takes to know who is asking. */
export interface Proof {
  password?: string | undefined;
  verification?: string | undefined;
}

type Work<Out> = (
  values: Out,
  proof: Proof,
  page: PageContext,
  args: ActionFunctionArgs,
) => Promise<string | Response | void>;

/** The step of a form with `proof` in it. A code that was right goes along as what it has become, should something else be wrong. */
export const provenStep =
  <In, Out extends ProofValues>(schema: z.ZodType<Out, In>, work: Work<Out>): Step =>
  async (typed, args) => {
    let given: Proof = {};
    const prove = async (values: Out, page: PageContext) => (given = await proofOf(values, page));
    return step(
      schema,
      async (values, page) =>
        prove(values, page)
          .then((proof) => work(values, proof, page, args))
          .catch(
            inFields(nameOf, { otp_wrong: 'otp', otp_expired: 'otp', otp_spent: 'otp', too_many: fieldOf(values) }),
          ),
      ({ code }) => ({ verification: code === 'phone_unproved' ? '' : (given.verification ?? '') }),
    )(typed, args);
  };

const fieldOf = ({ by }: ProofValues): string => (by === 'password' ? 'password' : 'otp');

/** What a refusal calls the proof. */
const names: Partial<Record<string, string>> = { currentPassword: 'password', phone: 'otp', verification: 'otp' };
const nameOf = (name: string): string => names[name] ?? name;

async function proofOf(
  { by, password, otp, verification }: ProofValues,
  { call, viewer }: PageContext,
): Promise<Proof> {
  if (by === 'password') return { password };
  if (verification || by === 'none') return { verification };
  return call('POST /auth/otp/verify', { body: { phone: viewer?.phone ?? '', otp: otp ?? '' } });
}

/** For a call that may ask once more who is asking: the former answer is shown first. */
export async function proveFirst({ by }: ProofValues, proof: Proof, { call }: PageContext): Promise<void> {
  if (by !== 'none') await call('POST /user/prove-self', { body: proof });
}
