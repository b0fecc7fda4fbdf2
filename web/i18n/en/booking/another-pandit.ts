/** The story of a booking whose pandit does not come: where the advance is, if there was one. */

export const anotherToFamily = {
  handOver: 'Another pandit has taken the puja over',
  withdrawOnBehalf: '{pandit} cannot come, and your advance goes back to you',
  withdrawOnBehalfWaiting: '{pandit} cannot come, and your advance waits for the next pandit',
  withdrawOnBehalfUnpaid: '{pandit} cannot come',
  cannotAttendWaiting: '{pandit} cannot come, and your advance waits for the next pandit',
  cannotAttendUnpaid: '{pandit} cannot come',
  withdrawWaiting: '{pandit} withdrew, and your advance waits for the next pandit',
  withdrawUnpaid: '{pandit} withdrew',
  unacceptedWaiting: 'Time ran out before {pandit} accepted, and your advance waits for the next pandit',
  unacceptedUnpaid: 'Time ran out before {pandit} accepted',
};

export const anotherToPandit = {
  handOver: 'Another pandit has taken the puja over',
  withdrawOnBehalf: 'The office looked for another pandit',
  cannotAttendWaiting: 'You cannot come',
  cannotAttendUnpaid: 'You cannot come',
  withdrawWaiting: 'You withdrew',
  withdrawUnpaid: 'You withdrew',
  unacceptedWaiting: 'Time ran out before you accepted',
  unacceptedUnpaid: 'Time ran out before you accepted',
};
