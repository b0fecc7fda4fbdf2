import { Failure } from '../failure.ts';

/** Lets a number of callers work at once. Some wait in line for a moment; a caller who would wait longer is refused at once. */
export function concurrencyLimit(limit: number, line: number, waitMs: number) {
  let inside = 0;
  const waiting = new Set<() => void>();

  /** Comes when there is room; the answer makes room again, however often it is called. */
  async function enter(): Promise<() => void> {
    if (inside >= limit) await turn();
    else inside += 1;
    let isInside = true;
    return () => {
      if (isInside) leave();
      isInside = false;
    };
  }

  function turn(): Promise<void> {
    if (waiting.size >= line) return Promise.reject(refusal());
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        waiting.delete(enterNow);
        fail(refusal());
      }, waitMs);
      function enterNow(): void {
        clearTimeout(timer);
        done();
      }
      waiting.add(enterNow);
    });
  }

  /** The first in line takes the place. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      inside -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return enter;
}

const refusal = (): Failure => new Failure('overloaded', { retryAfter: 2 });
