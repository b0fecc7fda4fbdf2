import { useSearchParams } from 'react-router';
import type { Found } from '#contract/availability.ts';
import type { Asked } from '../shared/asked.ts';
import { keepDraft, readDraft } from './booking-draft.ts';

/** The parameter that opens the dialog, so that Back closes it, signing in leads back to it, and no script is needed. */
export const BOOK = 'book';

export function useBookingAddress({ ritual: ritualId, date: day, time }: Asked) {
  const [address, setAddress] = useSearchParams();
  const panditId = address.get(BOOK);
  const open = ({ userId, startTime }: Found) => {
    const of = { panditId: userId._id, ritualId, day };
    const draft = readDraft(of);
    // the hour they were found free for, whatever was typed before
    const at = startTime ?? time;
    if (draft && at) keepDraft(of, { ...draft, startTime: at });
    setAddress({ ...Object.fromEntries(address), [BOOK]: of.panditId }, { preventScrollReset: true });
  };
  const close = () => {
    const { [BOOK]: _, ...rest } = Object.fromEntries(address);
    setAddress(rest, { preventScrollReset: true, replace: true });
  };
  return { panditId, open, close };
}
