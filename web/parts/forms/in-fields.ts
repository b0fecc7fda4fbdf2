import type { MessageCode } from '#contract/messages.ts';
import type { Refusal } from '#contract/page.ts';
import { refusalIn } from '../api/refusal.ts';

/**
 * For `.catch` of a call whose fields are not called as those of the form: `nameOf` says how they are. A refusal about no field can be
 * put beside one by its code.
 */
export const inFields =
  (nameOf: (field: string) => string, byCode: Partial<Record<MessageCode, string>> = {}) =>
  async (error: unknown): Promise<never> => {
    const refusal = await refusalIn(error);
    if (!refusal) throw error;
    const { code, fields } = refusal;
    const beside = byCode[code];
    const named = Object.entries(fields).map(([name, said]) => [nameOf(name), said] as const);
    const all = named.length === 0 && beside ? [[beside, code] as const] : named;
    const answer: Refusal = { ...refusal, fields: Object.fromEntries(all) };
    throw Response.json(answer, { status: (error as Response).status });
  };
