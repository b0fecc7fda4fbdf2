import { askMessages } from './ask-messages.ts';

/** What is said where a booking is called off, begun or completed by a call of its own. */
export const lifeMessages = {
  ...askMessages,
  booking_cancelled_by_family: 'The booking is cancelled. We have told the pandit.',
  paid_by_credit: 'Your credit has paid the advance.',
  payment_needed: 'Your credit does not pay all of this advance. Please pay the rest of it online.',
  booking_withdrawn: 'You have withdrawn. We have told the family.',
  booking_begun: 'The puja has begun. We have told the family.',
  booking_completed: 'Thank you. We have told the pandit.',
  start_code_digits: 'The start code has four digits.',
  start_code_wrong: 'This is not the start code. Please ask the family again. Tries left: {left}.',
  start_code_waits:
    'The code was wrong five times. Please wait {minutes} minutes and try again, from {at}. We have told the family.',
  begin_early: 'A puja can begin from two hours before its start.',
  begin_time: 'Please give a time that has passed, from two hours before the start of the puja.',
  begin_press_old: 'You pressed this more than {hours} hours ago. Please give the time at which the puja began.',
  booking_started:
    'The puja has begun, and can no longer be cancelled here. If nobody came or something is wrong, say so on its page.',
  refund_changed: 'Meanwhile another part of the advance comes back: {amount}. Please look again before you cancel.',
  proposal_day_required: 'Please choose a day.',
  proposal_sent: 'Your proposal is sent. The time stays as it is until the other side agrees.',
  proposal_agreed: 'The new time is agreed. We have told both of you.',
  proposal_refused: 'You have refused the new time. It stays as it was.',
  proposal_taken_back: 'You have taken your proposal back. The time stays as it was.',
  proposal_often:
    'You have proposed as many other times as one can in a day. Please write to each other, or try again tomorrow.',
  proposal_first: 'The other side proposes another time. Please answer that first.',
  proposal_open: 'Another time has been proposed for this booking already, and waits for its answer.',
  proposal_over: 'This proposal is no longer open: it was answered or taken back, or its time is over.',
  proposal_own: 'You have proposed this time yourself: the other side answers it.',
  proposal_others: 'Only who has proposed a time can take it back.',
  proposal_same: 'The puja is at this time already. Please choose another one.',
  proposal_late: 'It is too late for another time: both sides have to know two hours before the puja.',
  proposal_not_free: 'The pandit is not free at that time. Please agree on another one.',
  proposal_own_not_free: 'You are not free at that time. Please choose another one, or make the day free first.',
  proposal_asked: 'The family has asked this pandit for the same puja at that time already.',
  rest_said: 'Thank you. We have told the other side.',
  rest_amount_required: 'Please give the amount in whole rupees.',
  receipt_open: 'There is no receipt over the whole yet: something is left to pay, or to agree on.',
  rest_early: 'The rest can be paid once the puja has begun.',
  rest_often:
    'You have changed this as often as one can in a day. If the two of you do not agree, open a case on this booking.',
  rest_over: 'There is nothing left to say about the rest: it is settled, or too long ago.',
  rest_beyond: 'At most {most} of the rest is open. If more was asked than agreed, please tell us.',
  cash_none: 'There is no cash to give back on this booking, or the family has said that it came back.',
  rest_zero: 'Please give the amount in whole rupees, one at least.',
} as const;
