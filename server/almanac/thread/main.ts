import { parentPort } from 'node:worker_threads';
import { work, type Order, type Outcome } from './work.ts';

/** The thread itself: one order after the other. */
parentPort?.on('message', (order: Order) => parentPort?.postMessage(outcomeOf(order)));

function outcomeOf({ nth, kind, given }: Order): Outcome {
  try {
    // each kind is sent what it takes (`inThread`)
    return { nth, made: (work[kind] as (given: unknown) => unknown)(given) };
  } catch (error) {
    return { nth, error };
  }
}
