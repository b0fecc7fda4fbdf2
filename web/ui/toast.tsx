import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** How long a message stays (specification: 4 seconds). */
const SHOWN_MS = 4_000;

interface Toast {
  id: number;
  tone: 'ok' | 'no' | 'wait';
  text: string;
}

export interface Toaster {
  done(text: string): void;
  failed(text: string): void;
  /** Stays until what it gives back is called. */
  waiting(text: string): () => void;
}

const ToastContext = createContext<Toaster | null>(null);

/** Messages that pass: top right, read aloud, kept while a pointer or the focus rests on them. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const add = useCallback((tone: Toast['tone'], text: string) => {
    const id = Date.now() + Math.random();
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), { id, tone, text }]);
    return id;
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const box = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  // there from the start: what is said in a region that was hidden is not always read aloud
  useEffect(() => raise(box.current), []);
  useEffect(() => {
    if (newest !== undefined) raise(box.current);
  }, [newest]);
  const toaster = useMemo<Toaster>(
    () => ({
      done: (text) => void add('ok', text),
      failed: (text) => void add('no', text),
      waiting: (text) => {
        const id = add('wait', text);
        return () => remove(id);
      },
    }),
    [add, remove],
  );

  return (
    <ToastContext value={toaster}>
      {children}
      <section
        ref={box}
        popover="manual"
        aria-label={label}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-3 top-3 bottom-auto z-[9999] w-auto justify-items-end gap-2 overflow-visible bg-transparent open:grid sm:left-auto print:hidden"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={remove} />
        ))}
      </section>
    </ToastContext>
  );
}

/** Over an open dialog too: what was raised last stands on top. A browser that cannot leaves it where it is. */
function raise(box: HTMLElement | null): void {
  if (!box || !('showPopover' in box)) return;
  if (box.matches(':popover-open')) box.hidePopover();
  box.showPopover();
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.tone === 'wait') return undefined;
    const timer = setTimeout(() => onGone(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onGone, toast.id, toast.tone]);
  const Icon = toast.tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    <div
      role={toast.tone === 'no' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="card pointer-events-auto flex max-w-96 items-start gap-3 px-4 py-3 text-2 shadow-lift motion-safe:animate-[rise_180ms]"
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
    </div>
  );
}

export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
