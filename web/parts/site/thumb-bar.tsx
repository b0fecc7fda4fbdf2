import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { isDocument } from '#contract/page.ts';
import { cx } from '../../ui/cx.ts';

/** Five places at the thumb of a phone. What is pressed and read stays above it: `.thumb-bar` in `app.css`. */
export const THUMB_BAR =
  'thumb-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden';

interface BarPlaceProps {
  to: string;
  Icon: LucideIcon;
  className?: string;
  /** A page that is reached from it. */
  isHere?: boolean;
  children: string;
}

/** One of the five; on wide screens, where an area keeps them, a line of its side bar. */
export const BarPlace = ({ to, Icon, className, isHere = false, children }: BarPlaceProps) => (
  <NavLink
    to={to}
    reloadDocument={isDocument(to)}
    className={({ isActive }) =>
      cx(
        // letters twice as large would run into each other
        'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-center text-[min(0.75rem,3.6vw)] leading-tight md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-control md:px-3 md:text-left md:text-2',
        isActive || isHere
          ? 'font-semibold text-saffron md:bg-marigold-soft md:text-maroon'
          : 'text-ink-2 hover:text-ink',
        className,
      )
    }
  >
    <Icon size={20} aria-hidden />
    <span className="max-w-full overflow-x-clip text-ellipsis whitespace-nowrap">{children}</span>
  </NavLink>
);
