import type { Routes } from '../deps.ts';
import { answer, ofBooking, ofPandit, reviewFamily, reviewPandit, withdrawOwn } from './reviews.ts';

export const reviewsRoutes: Routes = (route, deps) => {
  route('GET /booking/:id/reviews', ({ viewer, params }) => ofBooking(deps, viewer, params.id));
  route('POST /booking/:id/review', ({ viewer, params, body }) => reviewPandit(deps, viewer, params.id, body));
  route('POST /booking/:id/review-family', ({ viewer, params, body }) => reviewFamily(deps, viewer, params.id, body));
  route('POST /booking/:id/withdraw-review', ({ viewer, params }) => withdrawOwn(deps, viewer, params.id));
  route('POST /booking/:id/answer-review', ({ viewer, params, body }) => answer(deps, viewer, params.id, body));
  route('GET /pandits/:id/reviews', ({ params, query }) => ofPandit(deps, params.id, query.cursor));
};
