import { messages } from '#contract/messages.ts';

/** Good hours of a ritual: of a booking, and where a family chooses them. */
export const goodHours = {
  goodHours: {
    of: 'Good hours {from}–{to}',
    wholeDay: 'Good the whole day, from {from} to {to}',
    allDay: 'the whole day, {from}–{to}',
    // tithis or stars of the same hours: the next begins within them
    followedBy: '{first} then {next}',
    within: 'It may begin between {from} and {to}; you can name a time within.',
    late: 'Begun after {to} it is outside the good hours.',
    past: 'Begun at {begins}, the ritual lasts until about {ends}: longer than its good hours, which end at {until}.',
    outside: messages.muhurat_outside,
    night: 'at night',
    nights: 'Only at night',
    rahuKaal: 'Rahu kaal {from}–{to}',
    bands: { good: 'Good hours', rahuKaal: 'Rahu kaal', night: 'Night' },
    endsWithin: 'Begun by {at} the ritual also ends within the good hours.',
  },
};

export const hours = {
  when: {
    title: 'When shall it be?',
    lead: 'Good hours for {ritual} in {district}. Other days are not forbidden: your pandit may see it otherwise.',
    months: 'Months',
    month: '{month}\u00a0· {count}',
    noneIn: 'No good hours in {month}. Another month has some, or take any day below.',
    noneOf: 'No good hours in {month}:',
    noneFrom: 'No good hours from {month} to {last}:',
    noneInAny: 'No good hours from {month} to {last}. You may take any day below all the same.',
    slot: '{from}–{to}',
    wholeDay: 'The whole day, from sunrise to sunrise',
    whoIsFree: ': who is free',
    free: '{count, plural, =0 {nobody is free} other {# free}}',
    freeIn: '{count, plural, =0 {nobody is free in {district}} other {# free in {district}}}',
    freeOrMore: '{count} or more free',
    warnings: {
      'jupiter-set': 'Ask your acharya: Jupiter is set.',
      'venus-set': 'Ask your acharya: Venus is set.',
      eclipse: 'Ask your acharya: an eclipse or its sutak lies in some of these hours.',
    },
    draft: 'By our rules, to be confirmed by an acharya.',
    confirmed: 'Rules confirmed by {name}, {day}.',
    everyDay: 'Every day of {month}',
    legend: 'Any day can be taken; with a dot there are good hours for {ritual}.',
    cell: {
      plain: '{day}: {tithi}',
      good: '{day}: {tithi}, good hours',
      festivals: '{day}: {tithi}, {festivals}',
      festivalsGood: '{day}: {tithi}, {festivals}, good hours',
    },
    change: 'Choose good hours',
    others: 'Other hours or another day',
    band: 'Sunrise {from}, sunset {to}',
    dayHint: '{tithi}\u00a0· {star}',
    dayGood: 'Good hours: {hours}',
    dayNone: 'No good hours for {ritual} by its rules; you may still take it.',
    district: 'Hours are for {district}; choose a district in the search for another.',
    noDistrict: {
      said: 'We know no district “{given}” in Odisha.',
      all: 'Pandits of every district are shown here.',
      hours: 'Good hours are for {district}.',
      near: 'Do you mean one of these?',
      choose: messages.district_unknown,
    },
  },
};
