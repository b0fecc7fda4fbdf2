import type { ActionFunctionArgs } from 'react-router';
import { step } from '../../forms/form-action.ts';
import { addForm, appealForm, caseForm, notHeldForm, pressForm } from './case-forms.ts';
import { photosIn } from './case-photos.ts';

/** What the forms about a case lead to, on either side's page of a booking. */

type Args = ActionFunctionArgs;

export const caseSteps = {
  openCase: step(caseForm, async ({ kind, words }, page, { params: { id = '' }, request }: Args) => {
    const body = { kind, words, photos: await photosIn(request, page) };
    await page.call('POST /case/booking/:id', { params: { id }, body });
  }),
  pressCase: step(pressForm, async ({ kind }, page, { params: { id = '' }, request }: Args) => {
    const body = { kind, photos: await photosIn(request, page) };
    await page.call('POST /case/booking/:id', { params: { id }, body });
  }),
  notHeld: step(notHeldForm, async ({ words }, { call }, { params: { id = '' } }: Args) => {
    await call('POST /case/booking/:id', { params: { id }, body: { kind: 'notHeld', ...(words && { words }) } });
  }),
  addToCase: step(addForm, async ({ caseId: id, words }, page, { request }: Args) => {
    const body = { words, photos: await photosIn(request, page) };
    await page.call('POST /case/:id/add', { params: { id }, body });
  }),
  appealCase: step(appealForm, async ({ caseId: id, words }, { call }) => {
    await call('POST /case/:id/appeal', { params: { id }, body: { words } });
  }),
};
