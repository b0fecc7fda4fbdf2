import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Load whose arrivals wait for nobody's answer, and load of clients who each wait for theirs. */

export interface Ask {
  readonly kind: string;
  readonly path: string;
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface Answered {
  readonly kind: string;
  /** 0 where the line was cut. */
  readonly status: number;
  /** When it was asked, by `performance.now()`, and how long it took until the last byte. */
  readonly at: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
  /** Of what was asked by POST. */
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000 });
const GIVEN_UP_MS = 20_000;
const REST_MS = 50;

export function ask(url: string, { kind, path, method = 'GET', headers, body }: Ask): Promise<Answered> {
  const at = performance.now();
  return new Promise((done) => {
    const end = (status: number, retryAfter?: string, said = '') =>
      done({ kind, status, at, ms: performance.now() - at, retryAfter, body: said });
    const sent = request(url + path, { agent, method, headers, timeout: GIVEN_UP_MS }, (reply) => {
      const status = reply.statusCode ?? 0;
      const retryAfter = reply.headers['retry-after'];
      reply.once('error', () => end(0));
      if (method === 'POST')
        text(reply).then(
          (said) => end(status, retryAfter, said),
          () => end(0),
        );
      else reply.once('end', () => end(status, retryAfter)).resume();
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

/** What was asked `late` milliseconds after its time: the machine had none for this program. */
export type Arrival = Answered & { readonly late: number };

export interface Steady {
  readonly answers: readonly Arrival[];
  /** By how much arrivals were later than they should have been, in milliseconds: of 99 in 100, no more than. */
  readonly lateness: number;
}

/** This many a second for this long, evenly, whatever their answers; ends once the last is answered. */
export async function steady(
  perSecond: number,
  seconds: number,
  next: (n: number) => Promise<Answered>,
): Promise<Steady> {
  const began = performance.now();
  const all: Promise<Arrival>[] = [];
  const late: number[] = [];
  const many = Math.round(perSecond * seconds);
  while (all.length < many) {
    for (;;) {
      const due = began + (all.length * 1_000) / perSecond;
      const by = performance.now() - due;
      if (by < 0 || all.length >= many) break;
      late.push(by);
      all.push(next(all.length).then((answer) => ({ ...answer, late: by })));
    }
    await pause(1);
  }
  return { answers: await Promise.all(all), lateness: at(late, 0.99) };
}

/** This many callers, each of whom asks again once answered, for this long; a refused caller rests a moment. */
export async function inTurn(callers: number, seconds: number, next: () => Promise<Answered>): Promise<Answered[]> {
  const until = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const answer = await next();
      answers.push(answer);
      if (answer.status === 503) await pause(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
}

/** The value below which a share of them lie. */
export const at = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
