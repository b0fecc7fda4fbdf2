import { describe, expect, it } from 'vitest';
import { endingOf, type Step } from './ending.ts';

describe('how a booking ended', () => {
  const asked: Step = { action: 'request', from: null, to: 'pendingwithpandit' };
  it.each([
    ['cancel', 'pendingwithpandit', 'cancelled', null],
    ['reject', 'pendingwithpandit', 'rejected', null],
    ['decline', 'advancepaymentrequested', 'cancelled', 'declined'],
    ['passOver', 'pendingwithpandit', 'cancelled', 'passedOver'],
    ['handOver', 'confirmedbypandit', 'cancelled', 'passedOver'],
    ['withdraw', 'confirmedbypandit', 'rejected', 'withdrawn'],
    ['withdrawOnBehalf', 'confirmedbypandit', 'rejected', 'cannotCome'],
    ['cancelOnBehalf', 'confirmedbypandit', 'cancelled', 'onBehalf'],
    ['notHeld', 'completed', 'cancelled', 'notHeld'],
    ['hourTaken', 'pendingwithpandit', 'rejected', 'hourTaken'],
    ['expire', 'pendingwithpandit', 'expired', 'unanswered'],
    ['expire', 'advancepaymentrequested', 'expired', 'unpaid'],
    ['expire', 'advancepaymentdone', 'expired', 'unaccepted'],
  ] as const)('%s from %s', (action, from, to, ending) => {
    expect(endingOf([asked, { action, from, to }])).toBe(ending);
  });

  it('is not changed by money that moved since', () => {
    const passed = { action: 'passOver', from: 'advancepaymentdone', to: 'cancelled' };
    expect(endingOf([asked, passed, { action: 'refund', from: 'cancelled', to: 'cancelled' }])).toBe('passedOver');
  });
});
