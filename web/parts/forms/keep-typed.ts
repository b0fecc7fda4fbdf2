import { data, isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router';
import { TIMEOUT_MS, unanswered } from '../api/api.ts';
import { sentenceIn } from '../api/try-again.ts';
import { inTime } from '../in-time.ts';
import { FORM, withoutSecrets, type Refused } from './form-result.ts';

/**
 * `clientAction` of a screen with forms: where the server cannot be reached, does not answer in time or fails, the form says so and what
 * was typed stays. Left to the router, the screen would go.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const typed = await request.clone().formData();
  const form = String(typed.getAll(FORM).at(-1) ?? '');
  try {
    return await inTime(serverAction(), TIMEOUT_MS, new Late());
  } catch (error) {
    if (error instanceof Response) throw error;
    const kept = withoutSecrets(Object.fromEntries(typed));
    const refused = { ok: false, form, ...saidOf(error), fields: {}, typed: kept } satisfies Refused;
    // with such a status the loaders are left alone: they would not be answered either
    return data(refused, 503);
  }
}

class Late extends Error {}

function saidOf(error: unknown): Pick<Refused, 'code' | 'message'> {
  if (error instanceof Late) return { code: 'timeout', message: unanswered.timeout };
  if (isRouteErrorResponse(error)) return { code: 'unexpected', message: sentenceIn(error) ?? '' };
  return { code: 'offline', message: unanswered.offline };
}
