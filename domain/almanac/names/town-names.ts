import { districtIn } from '#domain/district-names.ts';
import type { Locale } from '#domain/locale.ts';

/** Towns of the almanac (`towns.ts`) that are no district's namesake, in Odia and Hindi. */
const names: Readonly<Record<string, readonly [odia: string, hindi: string]>> = {
  Baripada: ['ବାରିପଦା', 'बारीपदा'],
  Bhawanipatna: ['ଭବାନୀପାଟଣା', 'भवानीपटना'],
  Bhubaneswar: ['ଭୁବନେଶ୍ୱର', 'भुवनेश्वर'],
  Chhatrapur: ['ଛତ୍ରପୁର', 'छत्रपुर'],
  Paralakhemundi: ['ପାରଳାଖେମୁଣ୍ଡି', 'पारलाखेमुंडी'],
  Phulbani: ['ଫୁଲବାଣୀ', 'फूलबाणी'],
  Sonepur: ['ସୋନପୁର', 'सोनपुर'],
  Ahmedabad: ['ଅହମ୍ମଦାବାଦ', 'अहमदाबाद'],
  Bengaluru: ['ବେଙ୍ଗାଲୁରୁ', 'बेंगलुरु'],
  Bhopal: ['ଭୋପାଳ', 'भोपाल'],
  Chennai: ['ଚେନ୍ନାଇ', 'चेन्नई'],
  Jamshedpur: ['ଜାମସେଦପୁର', 'जमशेदपुर'],
  Kolkata: ['କୋଲକାତା', 'कोलकाता'],
  Mumbai: ['ମୁମ୍ବାଇ', 'मुंबई'],
  'New Delhi': ['ନୂଆଦିଲ୍ଲୀ', 'नई दिल्ली'],
};

export const townNames: readonly string[] = Object.keys(names);

/** What a town is called in a language; as it came where it is none of ours. */
export function townIn(locale: Locale, town: string): string {
  const [odia, hindi] = names[town] ?? [];
  const own = { 'or-IN': odia, 'hi-IN': hindi, 'en-IN': town, 'en-XA': town }[locale];
  return own ?? districtIn(locale, town);
}
