import { wait } from '../../ui/wait.ts';

/** Reads again automatically if a server is busy for a moment: it says when. */

/** More often, and a person should decide. */
const TIMES = 3;
/** A server that says longer means it: the caller gets that answer at once. */
const LONGEST_S = 10;

/** Sends a request that only reads, and again after each 503 that names a time. */
export async function again(read: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  for (let times = 0; ; times += 1) {
    const reply = await read();
    const seconds = reply.status === 503 ? Number(reply.headers.get('retry-after')) : 0;
    if (!(seconds > 0 && seconds <= LONGEST_S) || times === TIMES) return reply;
    await reply.body?.cancel();
    await wait(seconds * 1_000, signal);
  }
}
