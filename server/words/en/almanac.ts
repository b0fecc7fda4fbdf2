/** Hours of a day, the calendar of festivals, and the pictures of shared links. */
export const almanac = {
  hours: '{from} to {to}',
  wholeDay: 'the whole day',
  followedBy: '{first} then {next}',
  festivals: 'Festivals of Odisha',
  festivalsBy: 'Festivals of Odisha, {panji}',
  computed: 'Computed',
  differs: '{by}: {day}.',
  sunrise: 'Sunrise in {district}: {clock}.',
  sun: 'Sun {from} to {to}, {district}',
  foot: '{brand} · Panchang',
} as const;
