import { sharesPhone, states } from '#domain/booking.ts';
import { cameToNothing, inTouch } from '#domain/people/in-touch.ts';
import { localityOf } from '#domain/people/locality.ts';
import { masked } from '#domain/people/phone.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { withoutContacts } from '#domain/words/contacts.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameFor, placeFor } from '../words/names.ts';
import type { Spoken } from './spoken.ts';
import type { BookingRow } from './store.ts';

/**
 * A booking as one of its parties may know the other. Before the day is agreed neither knows the other's phone, and what the other wrote
 * says no way to reach them; of several who are asked none knows the house, nor what the family wrote to all. Once the two have nothing to do with each other any more, phones are masked on both sides, and
 * the pandit no longer knows where the family lives; where it came to nothing, nor what they look like. The office knows always. Both are
 * named in the script the viewer reads, and to the office by the names they signed up with.
 */
export function knownTo(viewer: Viewer, named: BookingRow, spoken: Spoken, now: Instant): BookingRow {
  const row = {
    ...named,
    ...namesFor(viewer, named),
    place: placeFor(viewer, named.customerName, named.place),
  };
  if (viewer.userType === 'admin') return row;
  const read = wordsFor(viewer, row, spoken);
  const together = inTouch(row.status, { to: instantOf(row.endsAt) }, now);
  if (viewer.id === row.customerId) {
    return { ...row, panditNotes: read(row.panditNotes), ...(!together && { panditPhone: hidden(row.panditPhone) }) };
  }
  if (!together) {
    const customerProfileUrl = cameToNothing(row.status) ? null : row.customerProfileUrl;
    return { ...row, customerPhone: hidden(row.customerPhone), place: null, customerNotes: null, customerProfileUrl };
  }
  if (!knowsHouse(viewer, row)) return { ...row, place: read(localityOf(row.place ?? '')), customerNotes: null };
  return { ...row, place: read(row.place), customerNotes: read(row.customerNotes) };
}

/** What both sides of a booking are called. */
export const namesFor = (
  viewer: Pick<Viewer, 'userType' | 'locale'>,
  row: BookingNames,
): Pick<BookingRow, 'customerName' | 'panditName'> => ({
  customerName: nameFor(viewer, {
    name: row.customerName,
    nameOdia: row.customerNameOdia,
    nameDevanagari: row.customerNameDevanagari,
  }),
  panditName: nameFor(viewer, {
    name: row.panditName,
    nameOdia: row.panditNameOdia,
    nameDevanagari: row.panditNameDevanagari,
  }),
});

type BookingNames = Pick<
  BookingRow,
  | 'customerName'
  | 'customerNameOdia'
  | 'customerNameDevanagari'
  | 'panditName'
  | 'panditNameOdia'
  | 'panditNameDevanagari'
>;

/** What the other party of a booking wrote, as the viewer may read it, beside all else that party wrote there. */
export function wordsFor(
  viewer: Viewer,
  row: Pick<BookingRow, 'status' | 'customerId'>,
  spoken: Spoken,
): (words: string | null) => string | null {
  if (!readsMasked(viewer, row)) return (words) => words;
  const said = spoken[viewer.id === row.customerId ? 'pandit' : 'customer'];
  return (words) => words && withoutContacts(words, said);
}

/** Until the day is agreed, and where none was. */
export const readsMasked = (viewer: Viewer, { status }: Pick<BookingRow, 'status'>): boolean =>
  viewer.userType !== 'admin' && !sharesPhone(status);

/**
 * Of several who are asked for one puja, the one it is decided for knows the house and what the family wrote; everybody else in it, also who
 * asked for an advance that is not paid, knows the locality.
 */
export const knowsHouse = ({ id, userType }: Viewer, { panditId, amongSeveral, status }: BookingRow): boolean =>
  userType === 'admin' || id !== panditId || !amongSeveral || states[status].isPaid === true || sharesPhone(status);

const hidden = (phone: string | null): string | null => phone && masked(phone);
