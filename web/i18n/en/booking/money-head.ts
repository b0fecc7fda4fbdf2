/** Paid and to pay, in a line at the head of a family's booking. */
export const moneyHead = {
  nonePaid: 'Nothing paid',
  noneYet: 'Nothing paid yet',
  paid: '{amount} paid',
  now: '{amount} to pay now',
  after: '{amount} to pay after the puja',
  toPay: '{amount} to pay',
  onHold: '{amount} on hold',
  noneToPay: 'nothing to pay',
  along: '{amount} paid, went along to the next pandit',
  cashBack: '{amount} of cash comes back by hand',
  back: '{amount} came back',
  onTheWay: '{amount} on its way back',
  notBackYet: '{amount} not back yet',
};
