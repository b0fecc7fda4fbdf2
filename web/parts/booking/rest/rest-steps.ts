import { step, type Step } from '../../forms/form-action.ts';
import { restForm } from './rest-forms.ts';

/** What one side says of the rest: a sum of its own, or yes to the other's. */
export const restSteps = (side: 'given' | 'received'): Record<'restSaid' | 'restYes', Step> => {
  const said = step(
    restForm,
    async (body, { call }, { params: { id = '' } }) =>
      void (side === 'given'
        ? await call('POST /booking/:id/rest/given', { params: { id }, body })
        : await call('POST /booking/:id/rest/received', { params: { id }, body })),
  );
  return { restSaid: said, restYes: said };
};
