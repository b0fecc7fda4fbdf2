import type { almanac as english } from '../en/almanac.ts';
import type { Texts } from '../words.ts';

/** Hours of a day, the calendar of festivals, and the pictures of shared links. */
export const almanac: Texts<typeof english> = {
  hours: '{from}ରୁ {to} ପର୍ଯ୍ୟନ୍ତ',
  wholeDay: 'ସାରା ଦିନ',
  followedBy: '{first}, ପରେ {next}',
  festivals: 'ଓଡ଼ିଶାର ପର୍ବ',
  festivalsBy: 'ଓଡ଼ିଶାର ପର୍ବ, {panji}',
  computed: 'ଗଣନା ଅନୁସାରେ',
  differs: '{by}: {day}',
  sunrise: '{district}ରେ ସୂର୍ଯ୍ୟୋଦୟ: {clock}',
  sun: 'ସୂର୍ଯ୍ୟ {from}ରୁ {to}, {district}',
  foot: '{brand} · ପାଞ୍ଜି',
};
