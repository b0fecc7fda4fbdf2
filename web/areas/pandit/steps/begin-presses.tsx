import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { retry } from '../../../parts/line/line.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useSteady } from '../../../ui/steady.ts';
import { dropPress, keepPress, keptPress, keptPresses, sendPress, type Press } from './begin-press.ts';

/**
 * Presses of "Begin the puja". One that gets no answer goes along from screen to screen and is sent when there is a line; the answer is
 * told wherever the pandit is by then. An action of the router would end with the page, and wait without a line for its own script.
 */
interface BeginPresses {
  /** `waiting` for a network, as the pandit reads; null if nothing is under way. */
  phase(bookingId: string): 'sending' | 'waiting' | null;
  /** What was pressed and is not answered yet. */
  pressed(bookingId: string): Press | undefined;
  refusal(bookingId: string): BeginRefusal | undefined;
  /** Sends it; with the same code and time as one that waits, it is that one, now. */
  press(booking: Booking, typed: Pick<Press, 'code' | 'at'>): void;
  /** Something else is typed now. */
  drop(bookingId: string): void;
}

interface BeginRefusal {
  readonly field: 'code' | 'at' | null;
  readonly said: string;
  /** It was said to the press, and not some time after it. */
  readonly isAtOnce: boolean;
}

interface UnderWay {
  readonly press: Press;
  readonly phase: 'sending' | 'waiting';
}

const PressesContext = createContext<BeginPresses | null>(null);

export function BeginPressesProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('panditBookings.begin');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const sending = useRef(new Map<string, AbortController>());
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, UnderWay>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, BeginRefusal>>(new Map());

  const drop = useSteady((id: string) => {
    sending.current.get(id)?.abort();
    sending.current.delete(id);
    dropPress(id);
    setUnderWay((before) => without(before, id));
    setRefusals((before) => without(before, id));
  });
  const send = async (press: Press, isLater: boolean) => {
    const { bookingId: id, ritual } = press;
    if (sending.current.has(id)) return;
    const leaves = new AbortController();
    sending.current.set(id, leaves);
    let isAtOnce = !isLater;
    const show = (phase: UnderWay['phase']) => setUnderWay((before) => new Map(before).set(id, { press, phase }));
    const wait = () => {
      isAtOnce = false;
      if (!leaves.signal.aborted) show('waiting');
    };
    show(isLater ? 'waiting' : 'sending');
    const refused = await sendPress(press, leaves.signal, wait).catch(() => undefined);
    // the pandit has typed another code, or left
    if (leaves.signal.aborted || refused === undefined) return;
    // whose sign-in is over sends it once they are here again
    if (refused?.status === 401) return wait();
    drop(id);
    if (refused) {
      const { code, at } = refused.fields;
      const said = code ?? at ?? (refused.message || t('failed'));
      setRefusals((before) => new Map(before).set(id, { field: code ? 'code' : at ? 'at' : null, said, isAtOnce }));
      if (!isAtOnce) toast.failed(t('refused', { ritual, said }));
    } else toast.done(t('done'));
    void revalidate();
  };

  const sendKept = useEffectEvent(() => keptPresses().forEach((press) => void send(press, true)));
  useEffect(() => {
    sendKept();
    const all = sending.current;
    const onLook = () => document.visibilityState === 'visible' && all.size > 0 && retry();
    document.addEventListener('visibilitychange', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      for (const leaves of all.values()) leaves.abort();
      all.clear();
    };
  }, []);

  const press: BeginPresses['press'] = useSteady(({ _id: bookingId, ritualId: ritual }, { code, at }) => {
    const before = keptPress(bookingId);
    if (before?.code === code && before.at === at) {
      if (sending.current.has(bookingId)) retry();
      return void send(before, false);
    }
    drop(bookingId);
    const key = crypto.randomUUID();
    const made = { bookingId, ritual: ritual.ritualType, code, at, key, pressedAt: Date.now() };
    keepPress(made);
    void send(made, false);
  });
  const presses = useMemo<BeginPresses>(
    () => ({
      phase: (id) => underWay.get(id)?.phase ?? null,
      pressed: (id) => underWay.get(id)?.press,
      refusal: (id) => refusals.get(id),
      press,
      drop,
    }),
    [underWay, refusals, press, drop],
  );
  return <PressesContext value={presses}>{children}</PressesContext>;
}

const without = <T,>(all: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> =>
  all.has(id) ? new Map([...all].filter(([other]) => other !== id)) : all;

export function useBeginPresses(): BeginPresses {
  const presses = use(PressesContext);
  if (!presses) throw new Error('Presses of Begin need their provider above them.');
  return presses;
}
