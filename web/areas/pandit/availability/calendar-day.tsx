import { Check, Clock, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { DayState } from '#domain/calendar/declaring.ts';
import type { Day } from '#domain/time.ts';
import { cx } from '../../../ui/cx.ts';
import { useHydrated } from '../../../ui/hydrated.ts';

/** How a day looks by what it is. Each has a sign of its own beside its colour. */
export const dayLooks: Record<DayState, string> = {
  free: 'bg-leaf-soft text-leaf',
  partly: 'bg-leaf-soft text-leaf',
  booked: 'bg-indigo-soft text-indigo',
  undeclared: 'text-ink',
  past: 'text-ink-2 line-through',
};

export const daySigns: Record<DayState, ReactNode> = {
  free: <Check size={13} strokeWidth={3} aria-hidden />,
  partly: <Clock size={13} strokeWidth={2.5} aria-hidden />,
  booked: <UsersRound size={13} strokeWidth={2.5} aria-hidden />,
  undeclared: null,
  past: null,
};

/** `choice`: chosen, or what it would be if one stopped at the day under the pointer. */
export type Choice = 'none' | 'chosen' | 'would-be';

const choices: Record<Choice, string> = {
  none: 'border-transparent group-hover:border-line-strong',
  chosen: 'border-saffron bg-marigold-soft text-ink',
  'would-be': 'border-dashed border-saffron bg-marigold-soft text-ink',
};

interface DayProps {
  day: Day;
  label: string;
  state: DayState;
  choice: Choice;
  today: boolean;
  /** The short name of the month that begins with it, on a page of the month before. */
  begins: string | null;
  /** Whether it can be chosen; past days and those too far ahead are shown only. */
  open: boolean;
  /** The one day the Tab key stops at. */
  here: boolean;
  ref: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
  onHover: () => void;
}

export function CalendarDay({ day, label, state, choice, today, begins, open, here, ref, onPress, onHover }: DayProps) {
  // the arrow keys need script
  const hydrated = useHydrated();
  const face = (
    <span
      className={cx(
        'm-px grid h-11.5 content-center justify-items-center gap-0.5 rounded-control border-2 text-2 leading-none font-semibold',
        choice === 'none' && dayLooks[state],
        choices[choice],
      )}
    >
      <span className={cx('whitespace-nowrap', today && 'border-b-2 border-current', begins && 'text-1')}>
        {Number(day.slice(8))}
        {/* drawn, not written: the button is named by the whole day */}
        {begins && <span aria-hidden data-month={begins} className="ml-1 after:content-[attr(data-month)]" />}
      </span>
      <span className="grid h-3.5 place-items-center">{daySigns[state]}</span>
    </span>
  );
  if (!open) {
    return (
      <td aria-disabled className="p-0">
        <span className="sr-only">{label}</span>
        <span aria-hidden>{face}</span>
      </td>
    );
  }
  return (
    <td aria-selected={choice === 'chosen'} className="p-0">
      <button
        ref={ref}
        name="day"
        value={day}
        tabIndex={here || !hydrated ? 0 : -1}
        aria-label={label}
        aria-current={today ? 'date' : undefined}
        data-day={day}
        data-choice={choice}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
        className="group block w-full rounded-control focus-visible:relative focus-visible:outline-offset-0"
      >
        {face}
      </button>
    </td>
  );
}
