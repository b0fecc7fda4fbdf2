import type { MessageCode } from '#contract/messages.ts';
import { refuse } from '../../http/failure.ts';
import type { Outcome } from './step-request.ts';

/**
 * True where this call took the step, false where it was taken before; every other outcome is a refusal. `noStep` is what is said where the
 * table has no such step from the booking's state.
 */
export function taken(
  outcome: Outcome,
  noStep: MessageCode = 'booking_no_step',
): outcome is Extract<Outcome, { kind: 'done' }> {
  switch (outcome.kind) {
    case 'done':
      return true;
    case 'already':
      return false;
    case 'unknown':
      return refuse('booking_unknown');
    case 'no-step':
      return refuse(noStep);
    case 'not-approved':
      return refuse('pandit_unapproved');
    case 'case-open':
      return refuse('case_holds');
    case 'advance-comes':
      return refuse('ask_advance_comes');
    case 'proposal-first':
      return refuse('proposal_first');
  }
}
