import { z } from 'zod';
import { proof } from './proof/proof-form.ts';

/** What goes along in every form about one's own profile, beside its fields. */
const along = z.object({
  /** The version that the form was filled from, and the newer one that its owner has seen and builds on. */
  __v: z.string().regex(/^\d+$/).transform(Number),
  over: z.string().regex(/^\d+$/).transform(Number).optional(),
  /** What stood in the fields then, as JSON: only what was changed is saved. */
  was: z.string().transform(parsed),
  /** The photo goes. */
  photoGone: z.string().optional(),
});

/** Such a form, with the fields of this schema. */
export const inProfile = <Out, In>(schema: z.ZodType<Out, In>) => z.intersection(z.intersection(along, proof), schema);
export type Along = z.output<typeof along> & z.output<typeof proof>;

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const was: unknown = JSON.parse(text);
    return typeof was === 'object' && was !== null ? (was as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
