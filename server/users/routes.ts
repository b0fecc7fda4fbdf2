import { personStatusIn } from '#contract/words/statuses.ts';
import { said } from '../http/mount.ts';
import type { Routes } from '../deps.ts';
import { peopleTable } from './list/export.ts';
import { listPeople } from './list/list.ts';
import { updateProfile } from './profile/profile.ts';
import { review } from './review/review.ts';
import { approvedAcharyas } from './store.ts';
import { answerTraining } from './review/training.ts';
import { readProfile } from './users.ts';

export const usersRoutes: Routes = (route, deps) => {
  route('POST /user/get-users', ({ viewer, body }) => listPeople(deps, viewer, body));
  route('GET /user/admin/people.csv', ({ viewer, query, request }) =>
    peopleTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /user/get-acharya-users', async () => {
    const acharyas = await approvedAcharyas(deps.pool);
    return { acharyas: acharyas.map(({ id, name }) => ({ _id: id, name })) };
  });
  route('POST /user/admin/update-user-status', async ({ body, viewer, request }) =>
    said(await review(deps, viewer, body, request.id), (locale) => ({
      action: personStatusIn(locale, body.userStatus),
    })),
  );
  route('GET /user/get-user/:userId', ({ params, viewer }) => readProfile(deps.pool, viewer, params.userId));
  route('POST /user/update-profile', ({ body, viewer }) => updateProfile(deps, viewer, body));
  route('POST /user/update-training-acceptance', ({ body, viewer }) => answerTraining(deps, viewer, body));
};
