import type { almanac as english } from '../en/almanac.ts';
import type { Texts } from '../words.ts';

/** Hours of a day, the calendar of festivals, and the pictures of shared links. */
export const almanac: Texts<typeof english> = {
  hours: '{from} से {to} तक',
  wholeDay: 'पूरा दिन',
  followedBy: '{first}, फिर {next}',
  festivals: 'ओडिशा के पर्व',
  festivalsBy: 'ओडिशा के पर्व, {panji}',
  computed: 'गणना के अनुसार',
  differs: '{by}: {day}',
  sunrise: '{district} में सूर्योदय: {clock}',
  sun: 'सूर्य {from} से {to}, {district}',
  foot: '{brand} · पंचांग',
};
