import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { openSince, useTopDialog } from './top-dialog.ts';

/** What is said this short a while before a dialog opens is about what opened it. */
const SAME_DEED_MS = 1_000;
const PHONE = '(width < 36rem)';
/** How long a message stays (specification: 4 seconds); on a phone, where it lies over the page, a little shorter. */
const shownMs = (): number => (matchMedia(PHONE).matches ? 3_000 : 4_000);
/** From a box being on show to its first message: long enough for a screen reader to have seen it empty. */
const EMPTY_MS = 100;

interface Toast {
  id: number;
  /** When it was said: it goes in time also where it has moved into a dialog or out of one. */
  at: number;
  tone: 'ok' | 'no' | 'wait';
  text: string;
  /** It stays until it is taken away. */
  stays: boolean;
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  press: () => void;
}

export interface Toaster {
  done(text: string): void;
  failed(text: string): void;
  /** Stays until what it gives back is called. */
  waiting(text: string): () => void;
  /** The same where something cannot go on, with what to do about it. */
  stuck(text: string, action: ToastAction): () => void;
}

const ToastContext = createContext<Toaster | null>(null);

/**
 * Messages that pass: top right below the head, whose menu stays free; on a phone above the tabs and what sticks to them; elsewhere where
 * they would cover what can be pressed. Read aloud, kept while a pointer or the focus rests on them.
 */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const add = useCallback(
    (tone: Toast['tone'], text: string, stays = false, action?: ToastAction) => {
      const at = Date.now();
      const id = at + Math.random();
      setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, at, tone, text, stays, action }]);
      return () => remove(id);
    },
    [remove],
  );
  const toaster = useMemo<Toaster>(
    () => ({
      done: (text) => void add('ok', text),
      failed: (text) => void add('no', text),
      waiting: (text) => add('wait', text, true),
      stuck: (text, action) => add('no', text, true, action),
    }),
    [add],
  );

  return (
    <ToastContext value={toaster}>
      {children}
      <ToastBox label={label} toasts={toasts} onGone={remove} />
    </ToastContext>
  );
}

interface ToastBoxProps {
  label: string;
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

/**
 * Within the topmost dialog where one is open: behind it nothing is read aloud, and nothing can be pointed at. What was said
 * before it opened is about something else, and stays out of it.
 */
function ToastBox({ label, toasts, onGone }: ToastBoxProps) {
  const dialog = useTopDialog();
  const filled = useLater(dialog);
  const box = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) raise(box.current);
  }, [newest]);
  // shown from the start, wherever it is: what is said in a region that was hidden is not always read aloud, nor
  // what came with it, as in a box that moves where its dialog went
  const put = useCallback((element: HTMLElement | null) => {
    box.current = element;
    raise(element);
  }, []);
  const isShown = filled === dialog;
  useFreePlace(box, dialog, isShown && newest !== undefined);
  const shown = (
    <section
      ref={put}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      className={cx(
        // the first place; what can be pressed may have it elsewhere
        'pointer-events-none fixed inset-x-3 top-19 bottom-auto z-[9999] w-auto justify-items-end gap-2 overflow-visible bg-transparent open:grid sm:left-auto print:hidden',
        !dialog && 'max-sm:top-auto max-sm:bottom-32',
      )}
    >
      {isShown &&
        toasts
          .filter(({ at, stays }) => stays || at >= openSince(dialog) - SAME_DEED_MS)
          .map((toast) => <ToastCard key={toast.id} toast={toast} onGone={onGone} />)}
    </section>
  );
  return dialog ? createPortal(shown, dialog) : shown;
}

/** With a script of its own: on most pages nothing is said. */
function useFreePlace(box: RefObject<HTMLElement | null>, dialog: HTMLElement | null, isFilled: boolean): void {
  useEffect(() => {
    if (!isFilled) return undefined;
    const over = new AbortController();
    const stand = async () => {
      const { standFree } = await import('./free-place.ts');
      if (box.current) standFree(box.current, dialog, over.signal);
    };
    stand().catch(() => undefined);
    return () => over.abort();
  }, [box, dialog, isFilled]);
}

/** What a value has been for a moment; undefined until the first has. */
function useLater<T>(value: T): T | undefined {
  const [later, setLater] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(() => value), EMPTY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

/**
 * Over an open dialog too: what was raised last stands on top. A browser that cannot leaves it where it is, and a box
 * that went with its dialog is about to be put elsewhere.
 */
function raise(box: HTMLElement | null): void {
  if (!box?.isConnected || !('showPopover' in box)) return;
  if (box.matches(':popover-open')) box.hidePopover();
  box.showPopover();
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [end, setEnd] = useState<number | null>(() => toast.at + shownMs());
  useEffect(() => {
    if (end === null || toast.stays) return undefined;
    const timer = setTimeout(() => onGone(toast.id), end - Date.now());
    return () => clearTimeout(timer);
  }, [end, onGone, toast.id, toast.stays]);
  const Icon = toast.tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    <div
      role={toast.tone === 'no' ? 'alert' : 'status'}
      onPointerEnter={() => setEnd(null)}
      onPointerLeave={() => setEnd(Date.now() + shownMs())}
      className="card flex sm:pointer-events-auto max-w-96 items-start gap-3 px-4 py-3 text-2 shadow-lift motion-safe:animate-[rise_180ms]"
    >
      {toast.tone === 'wait' ? (
        <span
          aria-hidden
          className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong border-t-saffron motion-safe:animate-spin"
        />
      ) : (
        <Icon
          size={20}
          aria-hidden
          className={cx('mt-0.5 shrink-0', toast.tone === 'ok' ? 'text-leaf' : 'text-brick')}
        />
      )}
      <p>{toast.text}</p>
      {toast.action && (
        <Button look="quiet" className="pointer-events-auto shrink-0 self-center" onClick={toast.action.press}>
          {toast.action.label}
        </Button>
      )}
    </div>
  );
}

export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
