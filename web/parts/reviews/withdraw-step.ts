import { z } from 'zod';
import { step } from '../forms/form-action.ts';

/** Either of the two takes their review back. */
export const withdrawStep = step(
  z.object({}),
  async (_nothing, { call }, { params: { id = '' } }) =>
    void (await call('POST /booking/:id/withdraw-review', { params: { id }, body: {} })),
);
