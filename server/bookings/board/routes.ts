import type { Routes } from '../../deps.ts';
import { pujasOfDay, readBoard } from './board.ts';
import { answer, noteCall, remind, type OpenAbsence } from './remedies.ts';

/** `openAbsence` is a room's above this one. */
export const boardRoutes =
  (openAbsence: OpenAbsence): Routes =>
  (route, deps) => {
    route('GET /admin/board', ({ viewer, query }) => readBoard(deps, viewer, query));
    route('GET /admin/board/pujas', ({ viewer, query }) => pujasOfDay(deps, viewer, query));
    route('POST /admin/board/remind', ({ viewer, body, request }) => remind(deps, viewer, body, request.id));
    route('POST /admin/board/call', ({ viewer, body, request }) => noteCall(deps, viewer, body, request.id));
    route('POST /admin/board/answer', ({ viewer, body, request }) =>
      answer(deps, viewer, body, request.id, openAbsence),
    );
  };
