import type { ActionFunctionArgs } from 'react-router';
import { step } from '../../forms/form-action.ts';
import { addForm, caseForm, pressForm } from './case-forms.ts';

/** What the forms about a case lead to, on either side's page of a booking. */

type Args = ActionFunctionArgs;

export const caseSteps = {
  openCase: step(caseForm, async (body, { call }, { params: { id = '' } }: Args) => {
    await call('POST /case/booking/:id', { params: { id }, body });
  }),
  pressCase: step(pressForm, async (body, { call }, { params: { id = '' } }: Args) => {
    await call('POST /case/booking/:id', { params: { id }, body });
  }),
  addToCase: step(addForm, async ({ caseId: id, words }, { call }) => {
    await call('POST /case/:id/add', { params: { id }, body: { words } });
  }),
  appealCase: step(addForm, async ({ caseId: id, words }, { call }) => {
    await call('POST /case/:id/appeal', { params: { id }, body: { words } });
  }),
};
