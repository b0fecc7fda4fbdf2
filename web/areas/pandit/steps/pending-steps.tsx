import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { seconds } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useSteady } from '../../../ui/steady.ts';
import { statusAfter, type PanditAction } from './pandit-steps.ts';

/**
 * Steps that were pressed and can be taken back: they wait on this page for ten seconds and are then sent. Looking away,
 * leaving or signing out sends them at once. `docs/decisions/0078-ten-seconds-to-undo.md`
 */

export const UNDO_MS = seconds(10);

interface Pending {
  readonly action: PanditAction;
  /** `done` until the booking's newer form is here. */
  readonly phase: 'waiting' | 'sending' | 'done';
  /** Of the booking, when the button was pressed. */
  readonly version: number;
}

interface PendingSteps {
  /** Something that was pressed is not sent yet. */
  readonly isWaiting: boolean;
  /** What was pressed and shows in a booking not yet. */
  of(booking: Booking): Pending | undefined;
  wait(booking: Booking, action: PanditAction): void;
  undo(bookingId: string): void;
  send(bookingId: string): Promise<void>;
  sendAll(): Promise<void>;
  /** A step that was sent by a form of its own. */
  done(booking: Booking, action: PanditAction): void;
}

const PendingContext = createContext<PendingSteps | null>(null);

export function PendingStepsProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('panditBookings');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [shown, setShown] = useState<ReadonlyMap<string, Pending>>(new Map());
  const pending = useRef(shown);
  const show = (id: string, one: Pending | null) => {
    const next = new Map(pending.current);
    if (one) next.set(id, one);
    else next.delete(id);
    pending.current = next;
    setShown(next);
  };
  /** True for the first to come: after that nothing waits. */
  const stopWaiting = (id: string): boolean => {
    clearTimeout(timers.current.get(id));
    return timers.current.delete(id);
  };

  const done: PendingSteps['done'] = useSteady(({ _id: id, __v: version }, action) => {
    show(id, { action, phase: 'done', version });
    toast.done(t(`done.${action}`));
    focusBooking(id);
  });
  const send = useSteady(async (id: string) => {
    const one = pending.current.get(id);
    if (!one || !stopWaiting(id)) return;
    show(id, { ...one, phase: 'sending' });
    const body = { bookingId: id, bookingStatus: statusAfter(one.action) };
    try {
      // an action of the router would end with the page
      await ask('POST /booking/update-booking-status', { body }, { keepalive: true });
      show(id, { ...one, phase: 'done' });
      toast.done(t(`done.${one.action}`));
    } catch (error) {
      show(id, null);
      toast.failed(failureText(error, t(`failures.${one.action}`)));
    }
    focusBooking(id);
    void revalidate();
  });
  const sendAll = useSteady(async () => {
    await Promise.all([...timers.current.keys()].map((id) => send(id)));
  });

  const leave = useEffectEvent(() => void sendAll());
  useEffect(() => {
    const onLeave = () => leave();
    const onLookAway = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onLookAway);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onLookAway);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  const waitFor: PendingSteps['wait'] = useSteady(({ _id: id, __v: version }, action) => {
    if (timers.current.has(id)) return;
    timers.current.set(
      id,
      setTimeout(() => void send(id), UNDO_MS),
    );
    show(id, { action, phase: 'waiting', version });
  });
  const undo = useSteady((id: string) => {
    if (stopWaiting(id)) show(id, null);
  });

  const steps = useMemo<PendingSteps>(
    () => ({
      isWaiting: [...shown.values()].some(({ phase }) => phase !== 'done'),
      of: ({ _id: id, __v: version }) => {
        const one = shown.get(id);
        return one?.phase === 'done' && version > one.version ? undefined : one;
      },
      wait: waitFor,
      undo,
      send,
      sendAll,
      done,
    }),
    [shown, waitFor, undo, send, sendAll, done],
  );
  return <PendingContext value={steps}>{children}</PendingContext>;
}

export function usePendingSteps(): PendingSteps {
  const steps = use(PendingContext);
  if (!steps) throw new Error('Pending steps need their provider above them.');
  return steps;
}
