import { contactIn } from '../words/contacts.ts';

/** Words of a part of an address that leads to a door, in the three languages; a number does, too. */
const doors = [
  String.raw`plot|house|home|flat|door|room|qrs?|qtrs?|quarters?|apartments?|apt|towers?|floor|lane|gali|gate|c\/o|s\/o|w\/o|d\/o|near|behind|beside|next to|adjacent|opp|opposite|in front`,
  String.raw`h\.?\s?no|residency|residence|enclave|blocks?|building|bldg|mansion|heights|complex|arcade|bungalow|at\s?[/&-]?\s?po|p\.?\s?o|at(?=\s?[:/-])`,
  'ପ୍ଲଟ|ଘର|କୋଠା|ପାଖ|ପଛ|ସାମ୍ନା|ଆଗରେ|ଫ୍ଲାଟ|ଗଳି|ଆପାର୍ଟମେଣ୍ଟ|ରେସିଡେନ୍ସି|ଏନକ୍ଲେଭ|ବ୍ଲକ|ବିଲ୍ଡିଂ|ଟାୱାର|ଆ[/-]ପୋ|ପୋ',
  'प्लॉट|मकान|घर|फ्लैट|गली|पास|पीछे|सामने|अपार्टमेंट|रेजीडेंसी|रेज़िडेंसी|रेसिडेंसी|एनक्लेव|ब्लॉक|बिल्डिंग|टावर|पो',
].join('|');
/** What houses are called, also written together with the name: `Shantiniwas`. */
const named = [
  'bhawan|bhavan|bhaban|niwas|nivas|nibas|villa|kunja?|sadana?|kutira?|nilaya?m?|niketana?',
  'ଭବନ|ନିବାସ|ଭିଲା|କୁଞ୍ଜ|ସଦନ|କୁଟୀର|କୁଟିର|ନିଳୟ|ନିକେତନ',
  'भवन|निवास|विला|कुंज|कुञ्ज|सदन|कुटीर|निलय|निकेतन',
].join('|');
const door = new RegExp(
  String.raw`\p{Nd}|(?<![\p{L}\p{M}])(?:${doors})(?![\p{L}\p{M}])|(?:${named})(?![\p{L}\p{M}])`,
  'iu',
);
const pincode = /[\s–—-]*\p{Nd}{3}\s?\p{Nd}{3}\s*$/u;
/** A link to a map names a house, whatever the link contains. */
const links = /\S*(?::\/\/|www\.|\p{L}\.\p{L}{2,}\/)\S*/giu;

/** `Plot 7, Lane 2, Saheed Nagar, Bhubaneswar 751007` as `Saheed Nagar, Bhubaneswar`; null where nothing but a house is named. */
export function localityOf(address: string): string | null {
  const parts = address
    .replaceAll(links, ',')
    .split(/[,;\n]/)
    .map((part) => part.replace(pincode, '').trim())
    .filter((part) => part !== '' && !door.test(part) && contactIn(part) === null);
  return parts.slice(-2).join(', ') || null;
}
