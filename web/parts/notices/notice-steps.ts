import { step } from '../forms/form-action.ts';
import { noticeForm } from './notice-form.ts';

/** What the form of one's wishes leads to, on either side's page. */
export const noticeSteps = {
  notices: step(noticeForm, async (body, { ask }) => (await ask('POST /user/notices', { body })).message),
};
