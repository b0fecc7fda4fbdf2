/** Why a ritual has no good hours for long. */
export const barred = {
  barred: {
    adhika: 'Malamasa lasts until {to}.',
    chaturmasya: 'Chaturmasya lasts until {to}.',
    'pitru-paksha': 'The forebears’ fortnight lasts until {to}.',
    holashtak: 'Holashtak lasts until {to}.',
    'jupiter-set':
      'Guru (Jupiter) is set until {up}{days, plural, =0 {} one {; the day after is left out too} other {; the # days after are left out too}}.',
    'venus-set':
      'Shukra (Venus) is set until {up}{days, plural, =0 {} one {; the day after is left out too} other {; the # days after are left out too}}.',
    month: '{count, plural, one {The month {names} is} other {The months {names} are}} left out, until {to}.',
    sun: 'The sun is in {names} until {to}.',
    eclipse: 'On {to} there is an eclipse.',
    rest: 'On the other days the rules find no hour.',
    alone: 'Tithi, star and weekday do not come together as the rules want them.',
  },
};
