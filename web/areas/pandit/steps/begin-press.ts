import type { CallInput } from '#contract/index.ts';
import { ASKS_AGAIN } from '#contract/page.ts';
import { hours } from '#domain/time.ts';
import { addressOf, fetchAsViewer, refusalOf, type ApiError } from '../../../parts/api/api.ts';
import { overTheLine } from '../../../parts/line/line.ts';
import { dropTyped, keepTypedAs, typedAs } from '../../../parts/one-person.ts';

/**
 * A press of "Begin the puja": kept in this tab until it is answered, and sent once more where no answer came
 * (docs/decisions/0134-a-press-at-the-door.md).
 */

export interface Press {
  readonly bookingId: string;
  readonly ritual: string;
  readonly code: string;
  /** `HH:MM` if the pandit names another time. */
  readonly at: string;
  readonly key: string;
  /** By the clock of this device, whatever that is worth. */
  readonly pressedAt: number;
}

/** Longer ago the server asks when it began (`begin_press_old`). */
const KEPT_MS = hours(12);
const NAME = 'begin';

const all = (): Readonly<Record<string, string>> => typedAs(NAME) ?? {};

/** The presses of this person that have no answer yet. */
export const keptPresses = (): readonly Press[] => Object.values(all()).map((one) => JSON.parse(one) as Press);

export const keptPress = (bookingId: string): Press | null =>
  keptPresses().find((press) => press.bookingId === bookingId) ?? null;

export const keepPress = (press: Press): void =>
  keepTypedAs(NAME, { ...all(), [press.bookingId]: JSON.stringify(press) }, KEPT_MS);

export function dropPress(bookingId: string): void {
  const { [bookingId]: _gone, ...others } = all();
  if (Object.keys(others).length > 0) keepTypedAs(NAME, others, KEPT_MS);
  else dropTyped(NAME);
}

const secondsAgo = ({ pressedAt }: Press): number => Math.max(0, Math.floor((Date.now() - pressedAt) / 1_000));

/** Sends it until it is answered: null where it was done, else why not. Says each time that nobody has answered. */
export async function sendPress(press: Press, signal: AbortSignal, unheard: () => void): Promise<ApiError | null> {
  const once = async (either: AbortSignal) => {
    try {
      return await sendOnce(press, either);
    } catch (error) {
      unheard();
      throw error;
    }
  };
  const reply = await overTheLine(once, { signal, quiet: true });
  const answer = (await reply.json()) as Parameters<typeof refusalOf>[1] | { success: true };
  return answer?.success ? null : refusalOf(reply, answer);
}

/** Throws where nobody of ours answered: a server that fails, the sign-in page of a hotspot. */
async function sendOnce(press: Press, signal: AbortSignal): Promise<Response> {
  const { bookingId, code, at, key } = press;
  const body = { code, at, key, secondsAgo: secondsAgo(press) };
  const input: CallInput<'POST /booking/:id/begin'> = { params: { id: bookingId }, body };
  const reply = await fetchAsViewer(
    addressOf('POST /booking/:id/begin', input),
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', [ASKS_AGAIN]: '1' } },
    { signal },
  );
  const answer = (await reply.clone().json()) as { success?: unknown } | null;
  if (reply.status >= 500 || typeof answer?.success !== 'boolean') throw new Error('No answer of ours.');
  return reply;
}
