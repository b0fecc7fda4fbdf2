import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface DialogButtonsProps {
  /** What the way out says. */
  leave: string;
  onLeave: () => void;
  busy: boolean;
  /** The button that sends. */
  children: ReactNode;
}

/** The end of a form in a dialog. Without script the cross is the way out. */
export function DialogButtons({ leave, onLeave, busy, children }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="quiet" disabled={busy} onClick={onLeave} className="noscript:hidden">
        {leave}
      </Button>
      {children}
    </div>
  );
}
