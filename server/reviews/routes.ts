import type { Routes } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { decideReview, report, toLookAt } from './desk.ts';
import { saidOfFamily, saidOfMe } from './family.ts';
import { add, added, remove } from './insults/insults.ts';
import { answer, ofBooking, ofPandit, oneOfPandit, reviewFamily, reviewPandit, withdrawOwn } from './reviews.ts';

export const reviewsRoutes: Routes = (route, deps) => {
  route('GET /booking/:id/reviews', ({ viewer, params }) => ofBooking(deps, viewer, params.id));
  route('POST /booking/:id/review', ({ viewer, params, body }) => reviewPandit(deps, viewer, params.id, body));
  route('POST /booking/:id/review-family', ({ viewer, params, body }) => reviewFamily(deps, viewer, params.id, body));
  route('POST /booking/:id/withdraw-review', ({ viewer, params }) => withdrawOwn(deps, viewer, params.id));
  route('POST /booking/:id/answer-review', ({ viewer, params, body }) => answer(deps, viewer, params.id, body));
  route('GET /booking/:id/family', ({ viewer, params }) => saidOfFamily(deps, viewer, params.id));
  route('GET /user/said-of-me', ({ viewer }) => saidOfMe(deps, viewer));
  route('GET /pandits/:id/reviews', ({ params, query }) => ofPandit(deps, params.id, query.cursor));
  route('GET /pandits/:id/reviews/:reviewId', ({ params, request }) =>
    oneOfPandit(deps, params.id, params.reviewId, localeOf(request)),
  );
  route('POST /pandits/:id/reviews/:reviewId/report', ({ viewer, params, body, request }) =>
    report(deps, { viewer, request }, params, body),
  );
  route('GET /admin/reviews', ({ viewer, query }) => toLookAt(deps, viewer, query));
  route('GET /admin/refused-words', () => added(deps));
  route('POST /admin/refused-words', ({ viewer, body, request }) => add(deps, viewer, body, request.id));
  route('POST /admin/refused-words/remove', ({ viewer, body, request }) => remove(deps, viewer, body, request.id));
  route('POST /admin/reviews/decide', ({ viewer, body, request }) => decideReview(deps, viewer, body, request.id));
};
