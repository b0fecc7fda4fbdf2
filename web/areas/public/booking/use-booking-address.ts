import { useSearchParams } from 'react-router';
import type { Found } from '#contract/availability.ts';
import type { Asked } from '../shared/asked.ts';
import { keepDraft, readDraft } from './booking-draft.ts';

/** `?book=<pandit>` opens the dialog, so that Back closes it and signing in leads back to it. */
export function useBookingAddress({ ritual: ritualId, date: day, time }: Asked, results: readonly Found[]) {
  const [address, setAddress] = useSearchParams();
  const panditId = address.get('book');
  const open = (found: Found) => {
    const of = { panditId: found.userId._id, ritualId, day };
    const empty = { userAddress: '', startTime: '', additionalNotesByUser: '' };
    // the hour they were found free for, whatever was typed before
    keepDraft(of, { ...(readDraft(of) ?? empty), ...(time && { startTime: time }), found });
    setAddress({ ...Object.fromEntries(address), book: of.panditId }, { preventScrollReset: true });
  };
  const close = () => {
    const { book: _, ...rest } = Object.fromEntries(address);
    setAddress(rest, { preventScrollReset: true, replace: true });
  };
  return { panditId, found: results.find(({ userId }) => userId._id === panditId) ?? null, open, close };
}
