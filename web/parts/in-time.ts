import { wait } from '../ui/wait.ts';

/** How long a page waits for its data before it says so (specification, public, section 9: 10 seconds). */
const LIMIT_MS = 10_000;

/** What the server answers, unless it takes too long: a page's error state then has its turn, or whatever `late` leads to. */
export async function inTime<T>(
  answer: Promise<T>,
  ms = LIMIT_MS,
  late = new Error('The server did not answer in time.'),
  /** Where waiting has a reason, it goes on. */
  isHeld = () => false,
): Promise<T> {
  const answered = new AbortController();
  const over = wait(ms, answered.signal).then(() => (isHeld() ? answer : Promise.reject(late)));
  return Promise.race([answer, over]).finally(() => answered.abort());
}
