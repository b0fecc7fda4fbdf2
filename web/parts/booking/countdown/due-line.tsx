import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';

export const dueClock = <Clock size={17} aria-hidden className="mt-0.5" />;

/** Until when its reader has to act, as a line that is seen. */
export const DueLine = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-2 text-2 font-semibold text-marigold-ink">
    {dueClock}
    {children}
  </div>
);
