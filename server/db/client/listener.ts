import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';

type Hear = (payload: string) => void;

export interface Listening {
  unlisten(): Promise<void>;
}

/** A session that was lost is made again after so long. */
const AGAIN_MS = 250;

/** Hears what is notified, on one session of its own that comes back whenever it is cut. */
export class Listener {
  readonly #make: () => Session;
  readonly #channels = new Map<string, Set<Hear>>();
  #session: Promise<Session> | null = null;
  #isStopped = false;

  constructor(make: () => Session) {
    this.#make = make;
  }

  /** Comes back once the database has been told. */
  async listen(channel: string, hear: Hear): Promise<Listening> {
    const all = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, all.add(hear));
    const session = await (this.#session ??= this.#open());
    await session.ask(text(`LISTEN ${session.escapeIdentifier(channel)}`));
    return {
      unlisten: () => {
        all.delete(hear);
        return Promise.resolve();
      },
    };
  }

  stop(): void {
    this.#isStopped = true;
    void this.#session?.then((session) => session.end()).catch(() => undefined);
  }

  async #open(): Promise<Session> {
    while (!this.#isStopped) {
      const session = this.#make();
      try {
        await session.connect();
        session.on('notification', ({ channel, payload = '' }) => {
          for (const hear of this.#channels.get(channel) ?? []) hear(payload);
        });
        for (const channel of this.#channels.keys()) {
          await session.ask(text(`LISTEN ${session.escapeIdentifier(channel)}`));
        }
        session.once('end', () => {
          this.#session = this.#open();
          this.#session.catch(() => undefined);
        });
        if (!session.isGone) return session;
      } catch {
        session.hangUp();
      }
      await pause(AGAIN_MS, undefined, { ref: false });
    }
    throw new Error('Nobody listens any more.');
  }
}

const text = (sql: string) => ({ strings: [sql], args: [] });
