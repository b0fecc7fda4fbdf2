import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../hydrated.ts';
import { focusHeading } from '../route-focus.ts';
import { stepInto } from './top-dialog.ts';

interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** While something is being sent, Escape and the cross do nothing. */
  locked?: boolean;
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/**
 * The platform's modal dialog: it traps focus, closes on Escape and gives focus back. What is marked
 * `data-first` takes the focus when it opens. Words that were typed are not lost by Escape: the cross leaves them.
 */
export function Dialog({ title, open, onClose, closeLabel, locked = false, size = 'normal', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useTranslations('ui');
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  /** Closings of our own that the browser has not told yet: it tells them late, perhaps once the dialog is open again. */
  const shuts = useRef(0);
  /** Where the row stood from which it was opened, should the row be gone once it closes. */
  const place = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(false);
  if (kept && !open) setKept(false);

  const hydrated = useHydrated();
  useEffect(() => {
    const dialog = ref.current;
    if (!hydrated || !dialog || dialog.open === open) return;
    typed.current.clear();
    if (!open) {
      shuts.current += 1;
      return shut(dialog, place.current);
    }
    place.current = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [open, hydrated]);
  useEffect(() => (open && ref.current ? stepInto(ref.current) : undefined), [open]);

  return (
    <dialog
      ref={ref}
      className="panel"
      // as the server draws it, for people without script; with script the browser opens it
      open={open && !hydrated ? true : undefined}
      data-size={size}
      aria-labelledby={titleId}
      onInput={({ target }) => {
        if (isWritten(target)) typed.current.add(target);
      }}
      // prevented here, for a browser lets a second Escape through what is prevented below
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !hasWords(typed.current)) return;
        event.preventDefault();
        setKept(true);
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (hasWords(typed.current)) setKept(true);
        else if (!locked) onClose();
      }}
      onClose={() => {
        if (shuts.current > 0) shuts.current -= 1;
        else if (open) onClose();
      }}
    >
      {open && (
        <>
          <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-4">
              {title}
            </h2>
            <form method="dialog">
              <button
                aria-label={closeLabel}
                disabled={locked}
                onClick={(event) => {
                  event.preventDefault();
                  onClose();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
              >
                <X size={20} aria-hidden />
              </button>
            </form>
          </header>
          <div className="p-5">
            <p role="status" className={kept ? 'mb-4 rounded-control bg-marigold-soft px-4 py-2.5 text-2' : 'sr-only'}>
              {kept && t('typedKept')}
            </p>
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}

/** A field for words of one's own; what is looked for is soon typed again. */
const isWritten = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'email', 'tel', 'number'].includes(target.type));

const hasWords = (fields: ReadonlySet<HTMLInputElement | HTMLTextAreaElement>): boolean =>
  [...fields].some((field) => field.isConnected && field.value.trim() !== '');

/** The focus goes back to what opened it; where that is gone, to where it stood; else to where the page begins. */
function shut(dialog: HTMLDialogElement, place: HTMLElement | null): void {
  dialog.close();
  // if a dialog's button went with its form, the focus may be on the dialog itself, which is closed now
  const { activeElement } = document;
  if (activeElement !== document.body && !dialog.contains(activeElement)) return;
  if (place?.isConnected) place.focus({ preventScroll: true });
  else focusHeading();
}
