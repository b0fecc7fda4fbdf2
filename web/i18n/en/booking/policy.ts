/** What a family gets back that cancels, in general and for one booking. */
export const policy = {
  policy: {
    before:
      '{hours} hours or more before the puja: {percent, select, 100 {the whole advance comes back} 50 {half of the advance comes back} other {{percent} % of the advance comes back}}',
    later: 'Less than {hours} hours before: nothing comes back',
    panditToo:
      'If the pandit withdraws, the whole advance always comes back, and what cancelling would have cost you then is taken off your next advance with another pandit, up to {credit}. Where that happens again with the same pandit, or often, our office looks at it first.',
    until:
      'Until {at}: {percent, select, 100 {the whole advance comes back} 50 {half of the advance comes back} other {{percent} % of the advance comes back}}',
    untilEndOf:
      'Until the end of {day}: {percent, select, 100 {the whole advance comes back} 50 {half of the advance comes back} other {{percent} % of the advance comes back}}',
    fromThen: 'From then until the puja: nothing comes back',
    fromNow: 'From now until the puja: nothing comes back',
  },
};
