import { rupees } from '#domain/money.ts';
import { policyOf } from '../config.ts';
import { creditOf } from '../ledger/credit.ts';
import type { Deps, Routes } from '../deps.ts';
import type { FaultsOfFamilies } from './lists/pandit-list.ts';
import { book, mine, oneToRead } from './bookings.ts';
import { askNobody, askOnBehalf, askOthers, askSeveral, handOver, suitableToMe } from './asks/ask.ts';
import { sayOthers } from './asks/say-others.ts';
import { localeOf } from '../http/locale.ts';
import { calendarEntry } from './calendar/calendar.ts';
import { forAdmin, officeList } from './lists/office-list.ts';
import { bookingsTable } from './lists/export.ts';
import { cancelOnBehalf, refundOnRequest, withdrawOnBehalf } from './steps/admin-steps.ts';
import { begin, completeByFamily } from './steps/begin.ts';
import { acceptMove, propose, refuseMove, takeBack } from './move/move.ts';
import { sayReturned } from './rest/cash-back.ts';
import { sayRest, type OpenDifference } from './rest/say.ts';
import { notNeeded } from './steps/not-needed.ts';
import { timesFor } from './steps/times.ts';
import { cancelAgreed, payByCredit, updateStatus, withdraw } from './steps/steps.ts';

/** What rooms above this one do in its calls. */
interface FromAbove {
  readonly openDifference: OpenDifference;
  readonly faultsOfFamilies: FaultsOfFamilies;
  readonly meantExactly: (deps: Pick<Deps, 'replica' | 'payments'>, search: string) => Promise<string[] | null>;
}

export const bookingsRoutes =
  ({ openDifference, faultsOfFamilies, meantExactly }: FromAbove): Routes =>
  (route, deps) => {
    const lists = { ...deps, meantExactly: (search: string) => meantExactly(deps, search) };
    route('POST /booking/book-pandit', ({ viewer, body }) => book(deps, viewer, body));
    route('POST /booking/get-bookings-by-user', ({ viewer, body }) =>
      mine({ ...deps, faultsOfFamilies }, viewer, body),
    );
    route('GET /booking/:id', ({ viewer, params }) => oneToRead(deps, viewer, params.id));
    route('GET /booking/:id/calendar', ({ viewer, params, request }) =>
      calendarEntry(deps, viewer, params.id, localeOf(request)),
    );
    route('POST /booking/update-booking-status', ({ viewer, body }) => updateStatus(deps, viewer, body));
    route('GET /booking/policy', async () => policyOf(deps.config));
    route('POST /booking/:id/cancel', ({ viewer, params, body }) => cancelAgreed(deps, viewer, params.id, body));
    route('POST /booking/:id/pay-by-credit', ({ viewer, params }) => payByCredit(deps, viewer, params.id));
    route('POST /booking/:id/withdraw', ({ viewer, params, body }) => withdraw(deps, viewer, params.id, body));
    route('POST /booking/:id/begin', ({ viewer, params, body }) => begin(deps, viewer, params.id, body));
    route('POST /booking/:id/complete', ({ viewer, params }) => completeByFamily(deps, viewer, params.id));
    route('GET /booking/:id/times', ({ viewer, params }) => timesFor(deps, viewer, params.id));
    route('POST /booking/:id/propose', ({ viewer, params, body }) => propose(deps, viewer, params.id, body));
    route('POST /booking/:id/proposal/accept', ({ viewer, params, body }) => acceptMove(deps, viewer, params.id, body));
    route('POST /booking/:id/proposal/refuse', ({ viewer, params }) => refuseMove(deps, viewer, params.id));
    route('POST /booking/:id/proposal/take-back', ({ viewer, params }) => takeBack(deps, viewer, params.id));
    route('POST /booking/:id/rest/given', ({ viewer, params, body }) =>
      sayRest(deps, viewer, params.id, 'giveRest', body.amount, openDifference),
    );
    route('POST /booking/:id/rest/received', ({ viewer, params, body }) =>
      sayRest(deps, viewer, params.id, 'receiveRest', body.amount, openDifference),
    );
    route('POST /booking/:id/rest/returned', ({ viewer, params }) => sayReturned(deps, viewer, params.id));
    route('POST /booking/ask', ({ viewer, body }) => askSeveral(deps, viewer, body));
    route('GET /booking/:id/suitable', ({ viewer, params }) => suitableToMe(deps, viewer, params.id));
    route('POST /booking/:id/ask-others', ({ viewer, params, body }) =>
      askOthers(deps, viewer, params.id, body.pandits),
    );
    route('POST /booking/:id/others', ({ viewer, params, body }) => sayOthers(deps, viewer, params.id, body));
    route('POST /booking/:id/ask-nobody', ({ viewer, params }) => askNobody(deps, viewer, params.id));
    route('POST /booking/:id/not-needed', ({ viewer, params }) => notNeeded(deps, viewer, params.id));
    route('POST /booking/admin/bookings/:id/ask-others', ({ viewer, params, body, request }) =>
      askOnBehalf(deps, viewer, params.id, body, request.id),
    );
    route('POST /booking/admin/bookings/:id/hand-over', ({ viewer, params, body, request }) =>
      handOver(deps, viewer, params.id, body, request.id),
    );
    route('POST /booking/admin/substitute', ({ viewer, body, request }) =>
      withdrawOnBehalf(deps, viewer, body, request.id),
    );
    route('GET /booking/credit', async ({ viewer }) => ({ amount: rupees(await creditOf(deps.pool, viewer.id)) }));
    route('POST /booking/admin/cancel', ({ viewer, body, request }) => cancelOnBehalf(deps, viewer, body, request.id));
    route('POST /booking/admin/refund', ({ viewer, body, request }) => refundOnRequest(deps, viewer, body, request.id));
    route('GET /booking/admin/bookings', ({ viewer, query }) => forAdmin(lists, viewer, query));
    route('GET /booking/admin/bookings.csv', ({ viewer, query, request }) =>
      bookingsTable({ ...lists, ...deps.unhurried }, viewer, query, request.id),
    );
    route('GET /booking/admin/boookings', ({ viewer, query }) => forAdmin(lists, viewer, query));
    route('GET /booking/admin/list', ({ viewer, query }) => officeList(lists, viewer, query));
  };
