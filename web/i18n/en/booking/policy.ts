/** What a family gets back that cancels, and what it gets where its pandit withdraws: in general and for one booking. */
export const policy = {
  policy: {
    when: 'When',
    you: 'You cancel',
    pandit: 'The pandit withdraws',
    before: '{hours} hours or more before the puja',
    between: '{from} to {to} hours before',
    later: 'Less than {hours} hours before',
    until: 'Until {at}',
    untilEndOf: 'Until the end of {day}',
    after: 'After that',
    now: 'now',
    over: 'over',
    back: '{amount} back',
    none: 'Nothing back',
    backCredit: '{amount} back, and {credit} of credit',
    creditAlone: '{credit} of credit',
    of: 'How much of the advance comes back',
    share: '{percent, select, 100 {All} 50 {Half} 0 {Nothing} other {{percent} %}}',
    shareCredit:
      '{percent, select, 100 {All} 50 {All, plus half as credit} 0 {All, plus the same as credit} other {All, plus {rest} % as credit}}',
    credit:
      'Credit is taken off your next advance with another pandit, {credit} at most. A second credit within 30 days, or again with the same pandit, is looked at by our office first.',
  },
};
