import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the topmost last. Everything outside is out of reach, for screen readers too. */

let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function become(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const watcher of watchers) watcher();
}

const openedAt = new WeakMap<HTMLDialogElement, number>();

/** Since when a dialog is open; for the page itself, always. */
export const openSince = (dialog: HTMLDialogElement | null): number => (dialog && openedAt.get(dialog)) ?? 0;

/** From now on this one is the topmost. Gives back the way out. */
export function stepInto(dialog: HTMLDialogElement): () => void {
  openedAt.set(dialog, Date.now());
  become([...open, dialog]);
  return () => become(open.filter((one) => one !== dialog));
}

/** The dialog that can be reached; null where the page can. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(watch, topmost, noneYet);

const topmost = () => open.at(-1) ?? null;
const noneYet = () => null;
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
