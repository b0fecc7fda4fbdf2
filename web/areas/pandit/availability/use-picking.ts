import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, monthOf, sameDay } from '#domain/calendar/calendar.ts';
import type { Stretch } from '#domain/calendar/declaring.ts';
import type { Day } from '#domain/time.ts';
import { dayAfterKey } from './calendar-keys.ts';
import { isShown } from './shown-weeks.ts';

interface Limits {
  /** The days one can be on, both included. */
  first: Day;
  last: Day;
  /** Where one begins. */
  start: Day | null;
}

interface Choice {
  value: Stretch | null;
  /** One that is opened when it is pressed: no stretch begins with it. */
  opens: (day: Day) => boolean;
  onPick: (stretch: Stretch | null) => void;
}

/**
 * Picking a stretch of days: the first press chooses a day alone, the second goes on to that day, the third begins
 * anew. A day that opens is chosen alone each time, unless a stretch goes on to it. Where one is in the calendar is one day; the page turns where that day is not on it.
 */
export function usePicking({ first, last, start }: Limits, { value, opens, onPick }: Choice) {
  const within = (day: Day): Day => (day < first ? first : day > last ? last : day);
  const [here, setPlace] = useState(() => within(start ?? first));
  const [month, setMonth] = useState(() => monthOf(here));
  const setHere = (day: Day) => {
    setPlace(day);
    if (!isShown(day, month, first)) setMonth(monthOf(day));
  };
  const [anchor, setAnchor] = useState<Day | null>(null);
  const [hovered, setHovered] = useState<Day | null>(null);
  const cell = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);

  // what was typed since, or sent, ends a choice that was begun here
  const begun = anchor !== null && value?.fromDate === anchor && value.toDate === anchor ? anchor : null;

  // a day typed in the form is gone to
  const [seen, setSeen] = useState(value?.fromDate);
  if (value?.fromDate !== seen) {
    setSeen(value?.fromDate);
    if (value) setHere(value.fromDate);
  }

  useLayoutEffect(() => {
    if (moved.current) cell.current?.focus();
    moved.current = false;
  });

  const press = (day: Day) => {
    setHere(day);
    setAnchor(begun || opens(day) ? null : day);
    onPick(begun ? between(begun, day) : { fromDate: day, toDate: day });
  };
  const drop = () => {
    setAnchor(null);
    onPick(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      return drop();
    }
    const next = dayAfterKey(event.key, event.shiftKey, here);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return undefined;
    event.preventDefault();
    moved.current = within(next) !== here;
    setHovered(null);
    return setHere(within(next));
  };

  return {
    here,
    month,
    cell,
    begun,
    /** What it would be if one stopped here; the choice itself where none was begun. */
    shown: begun ? between(begun, hovered ?? here) : value,
    press,
    hover: setHovered,
    onKeyDown,
    mayGoBack: month > monthOf(first),
    mayGoOn: month < monthOf(last),
    goMonths: (months: 1 | -1) => {
      const wished = addMonths(month, months);
      if (wished < monthOf(first) || wished > monthOf(last)) return;
      setMonth(wished);
      if (monthOf(here) !== wished) setPlace(within(sameDay(here, months)));
    },
  };
}

const between = (one: Day, other: Day): Stretch =>
  one <= other ? { fromDate: one, toDate: other } : { fromDate: other, toDate: one };
