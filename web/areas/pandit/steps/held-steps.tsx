import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SECOND } from '#domain/time.ts';
import type { PanditAction } from './moves.ts';

/**
 * Steps that were pressed and can be taken back: held by this page for ten seconds, then sent. Looking away, leaving or
 * signing out sends them at once. `docs/decisions/0078-ten-seconds-to-undo.md`
 */

export const UNDO_MS = 10 * SECOND;

interface Held {
  readonly action: PanditAction;
  readonly phase: 'waiting' | 'sending';
}

export interface HeldSteps {
  /** What is held of a booking. */
  of(bookingId: string): Held | undefined;
  hold(bookingId: string, action: PanditAction, send: () => Promise<void>): void;
  undo(bookingId: string): void;
  send(bookingId: string): Promise<void>;
  sendAll(): Promise<void>;
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: () => Promise<void>;
}

const HeldContext = createContext<HeldSteps | null>(null);

export function HeldStepsProvider({ children }: { children: ReactNode }) {
  const waiting = useRef(new Map<string, Waiting>());
  const [shown, setShown] = useState<ReadonlyMap<string, Held>>(new Map());
  const show = useCallback((id: string, held: Held | null) => {
    setShown((before) => {
      const after = new Map(before);
      if (held) after.set(id, held);
      else after.delete(id);
      return after;
    });
  }, []);
  const take = useCallback((id: string): Waiting | undefined => {
    const one = waiting.current.get(id);
    clearTimeout(one?.timer);
    waiting.current.delete(id);
    return one;
  }, []);
  const send = useCallback(
    async (id: string) => {
      const one = take(id);
      if (!one) return;
      setShown((before) => {
        const held = before.get(id);
        return held ? new Map(before).set(id, { ...held, phase: 'sending' }) : before;
      });
      // it says itself what came of it
      await one.send().finally(() => show(id, null));
    },
    [show, take],
  );
  const sendAll = useCallback(async () => {
    await Promise.all([...waiting.current.keys()].map(send));
  }, [send]);

  useEffect(() => {
    const leave = () => void sendAll();
    const lookAway = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', lookAway);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', lookAway);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [sendAll]);

  const steps = useMemo<HeldSteps>(
    () => ({
      of: (id) => shown.get(id),
      hold: (id, action, sending) => {
        if (waiting.current.has(id)) return;
        waiting.current.set(id, { send: sending, timer: setTimeout(() => void send(id), UNDO_MS) });
        show(id, { action, phase: 'waiting' });
      },
      undo: (id) => {
        if (take(id)) show(id, null);
      },
      send,
      sendAll,
    }),
    [send, sendAll, show, shown, take],
  );
  return <HeldContext value={steps}>{children}</HeldContext>;
}

export function useHeldSteps(): HeldSteps {
  const steps = use(HeldContext);
  if (!steps) throw new Error('Held steps need their provider above them.');
  return steps;
}

/** Where there may be none: the frame while the area wakes up. */
export const useHeldStepsIfAny = (): HeldSteps | null => use(HeldContext);
