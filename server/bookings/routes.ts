import type { Routes } from '../deps.ts';
import { book, mine, one } from './bookings.ts';
import { calendarEntry } from './calendar/calendar.ts';
import { forAdmin, officeList } from './lists/office-list.ts';
import { bookingsTable } from './lists/export.ts';
import { cancelOnBehalf, refundOnRequest } from './steps/admin-steps.ts';
import { liveOf } from './steps/pandit-leaves.ts';
import { updateStatus } from './steps/steps.ts';

export const bookingsRoutes: Routes = (route, deps) => {
  route('POST /booking/book-pandit', ({ viewer, body }) => book(deps, viewer, body));
  route('POST /booking/get-bookings-by-user', ({ viewer, body }) => mine(deps, viewer, body));
  route('GET /booking/:id', ({ viewer, params }) => one(deps, viewer, params.id));
  route('GET /booking/:id/calendar', ({ viewer, params }) => calendarEntry(deps, viewer, params.id));
  route('POST /booking/update-booking-status', ({ viewer, body }) => updateStatus(deps, viewer, body));
  route('POST /booking/admin/cancel', ({ viewer, body, request }) => cancelOnBehalf(deps, viewer, body, request.id));
  route('POST /booking/admin/refund', ({ viewer, body, request }) => refundOnRequest(deps, viewer, body, request.id));
  route('GET /booking/admin/bookings', ({ viewer, query }) => forAdmin(deps, viewer, query));
  route('GET /booking/admin/bookings.csv', ({ viewer, query, request }) =>
    bookingsTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /booking/admin/boookings', ({ viewer, query }) => forAdmin(deps, viewer, query));
  route('GET /booking/admin/pandits/:id/live', ({ viewer, params }) => liveOf(deps, viewer, params.id));
  route('GET /booking/admin/list', ({ viewer, query }) => officeList(deps, viewer, query));
};
