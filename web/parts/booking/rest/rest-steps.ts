import { step, type Step } from '../../forms/form-action.ts';
import { nothingForm, restForm } from './rest-forms.ts';

/** What one side says of the rest: a sum of its own, or yes to the other's. */
export const restSteps = (side: 'given' | 'received'): Record<'restSaid' | 'restYes' | 'cashReturned', Step> => {
  const said = step(
    restForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (side === 'given'
        ? await call('POST /booking/:id/rest/given', { params: { id }, body })
        : await call('POST /booking/:id/rest/received', { params: { id }, body })),
  );
  const returned = step(
    nothingForm,
    async (_, { call }, { params: { id = '' } }) =>
      void (await call('POST /booking/:id/rest/returned', { params: { id } })),
  );
  return { restSaid: said, restYes: said, cashReturned: returned };
};
