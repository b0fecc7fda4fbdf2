import { describe, expect, it } from 'vitest';
import type { OwnCase } from '#contract/cases/cases.ts';
import { historyOf } from './history.ts';
import { asked, booking, event } from './test-booking.ts';

describe('the history', () => {
  it('marks the newest step of a live booking', () => {
    const paid = event('pay', 'advancepaymentrequested', 'advancepaymentdone', 500);
    const story = historyOf(booking({ bookingStatus: 'advancepaymentdone', events: [asked, paid] }));
    expect(story.map(({ what, rupees, when }) => [what, rupees, when])).toEqual([
      ['request', null, 'past'],
      ['pay', 500, 'now'],
    ]);
  });

  it('names the cases about it among the steps', () => {
    const one = { number: '2026-00004', by: 'customer', openedAt: '2026-11-20T11:00:00Z', story: [] };
    const cases = [{ ...one, decision: { at: '2026-11-20T12:40:00Z' } }] as unknown as OwnCase[];
    const held = event('complete', 'confirmedbypandit', 'completed');
    const story = historyOf(booking({ bookingStatus: 'completed', events: [asked, held] }), cases);
    expect(story.map(({ what, number }) => [what, number])).toEqual([
      ['request', null],
      ['caseOpenedByFamily', '2026-00004'],
      ['completeByFamily', null],
      ['caseDecided', '2026-00004'],
    ]);
    const byOffice = [{ ...one, by: 'office', decision: null }] as unknown as OwnCase[];
    expect(historyOf(booking({ events: [asked] }), byOffice).at(-1)?.what).toBe('caseOpenedForFamily');
  });

  it('says that an advance came along, and not that it was paid, with the step that brought it', () => {
    const before = '2026-11-18T09:00:00.000Z';
    const paid = event('pay', 'advancepaymentrequested', 'advancepaymentdone', 400);
    const accepted = event('accept', 'pendingwithpandit', 'confirmedbypandit');
    const told = (...events: (typeof paid)[]) => historyOf(booking({ paymentDateTime: before, events })).at(-1)?.what;
    expect(told(asked, paid)).toBe('payAlong');
    expect(told(asked, accepted)).toBe('acceptAlong');
    expect(told(asked, { ...paid, at: before })).toBe('pay');
    expect(told(asked, { ...paid, at: before }, accepted)).toBe('accept');
    expect(historyOf(booking({ events: [asked, accepted] })).at(-1)?.what).toBe('accept');
  });

  it('says who said that the puja was held', () => {
    const done = (actor: 'customer' | 'pandit' | 'time') =>
      historyOf(booking({ events: [{ ...event('complete', 'confirmedbypandit', 'completed'), actor }] }))[0]?.what;
    expect([done('customer'), done('pandit'), done('time')]).toEqual([
      'completeByFamily',
      'completeByPandit',
      'complete',
    ]);
  });

  it('marks none where the booking is over', () => {
    const story = historyOf(booking({ bookingStatus: 'rejected', events: [asked, event('reject', 'x', 'rejected')] }));
    expect(story.map(({ what, when }) => [what, when])).toEqual([
      ['request', 'past'],
      ['reject', 'past'],
    ]);
  });

  it('says whose answer time ran out on, and keeps the words of whoever acted', () => {
    const expired = event('expire', 'advancepaymentrequested', 'expired');
    const refused = { ...event('reject', 'pendingwithpandit', 'rejected'), note: 'Travelling' };
    expect(historyOf(booking({ bookingStatus: 'expired', events: [asked, expired] })).at(-1)?.what).toBe('unpaid');
    expect(historyOf(booking({ bookingStatus: 'rejected', events: [asked, refused] })).at(-1)?.note).toBe('Travelling');
  });
});
