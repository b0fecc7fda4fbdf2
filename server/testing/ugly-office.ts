/** Bodies that are well formed, of calls that the office makes. */

export const bodiesOfOffice = (id: string) => ({
  'POST /booking/admin/bookings/:id/hand-over': { pandits: [{ panditId: id, price: 500 }], reason: 'x', agreed: true },
  'POST /booking/admin/substitute': { bookingId: id, reason: 'x' },
  'POST /admin/people/stop': {
    personId: id,
    __v: 0,
    status: 'paused',
    reason: 'x',
    fates: [{ bookingId: id, fate: 'keep' }],
  },
  'POST /admin/people/known': { personId: id, reason: 'x' },
  'POST /admin/people/restore': { personId: id, __v: 0, reason: 'x' },
  'POST /booking/admin/bookings/:id/ask-others': { pandits: [{ panditId: id, price: 500 }], reason: 'x' },
  'POST /case/admin/take': { caseId: id },
  'POST /case/admin/hand-over': { caseId: id, to: id },
  'POST /case/admin/note': { caseId: id, words: 'x' },
  'POST /case/admin/decide': {
    caseId: id,
    remedy: 'refundPart',
    amount: 5,
    ground: 'illness',
    words: 'x',
    measure: 'warn',
    reason: 'x',
    cancel: [id],
  },
  'POST /admin/board/remind': { bookingId: id },
  'POST /admin/board/call': { bookingId: id, party: 'pandit', outcome: 'reached', note: 'x' },
  'POST /admin/board/answer': { bookingId: id, answer: 'held', note: 'x' },
  'POST /booking/admin/cancel': { bookingId: id, reason: 'x' },
  'POST /booking/admin/refund': { bookingId: id, amount: 5, reason: 'x', key: id },
});
