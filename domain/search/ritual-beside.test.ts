import { describe, expect, test } from 'vitest';
import { searchRituals } from './ritual-search.ts';
import { alsoCalled } from '#demo/rituals/also-called.ts';
import { rituals } from '#demo/rituals/rituals.ts';

/**
 * What families type around and instead of a name: `naming ceremony`, `मुंडन संस्कार`, `ନୂଆ ଗାଡ଼ି`, vowels as Odia says them. Each found
 * nothing, or something else, before words that are merely said beside a name were known.
 */
// oxfmt-ignore
const typed: Readonly<Record<string, string>> = {
  'Satyanarayan Puja': 'satyanarayan pujo, satya narayan brata katha, satyanarayan vrat, shri satyanarayan, सत्यनारायण व्रत कथा, श्री सत्यनारायण',
  'Gruha Pratistha': 'house warming ceremony, new flat puja, greha pravesh, नया घर, नए घर की पूजा',
  'Lakshmi Puja': 'lakshmi pujo',
  Rudrabhishek: 'sawan puja, bholenath puja, शिवजी की पूजा',
  Ekoisia: 'ekuisia, 21 day puja, ekaisia, 21st day puja, ekoisia puja, ଏକୋଇଶିଆ ପୂଜା, ୨୧ ଦିନିଆ, ଏକୈସିଆ, ଏକୁଇଶିଆ, एकोइशिया पूजा',
  'Ganesh Puja': 'gonesh, vinayaka chavithi, lord ganesha, gajanan, ଗଜାନନ',
  'Navagraha Shanti': 'rahu ketu, ନବଗ୍ରହ ଯଜ୍ଞ, कालसर्प दोष',
  Annaprashan: 'rice ceremony, first rice ceremony, first food ceremony, baby rice ceremony, rice feeding ceremony, ଅନ୍ନପ୍ରାଶନ ପୂଜା, अन्नप्राशन संस्कार, अन्नप्रासन संस्कार, अन्न प्राशन पूजा',
  'Vehicle Puja': 'scooter puja, tractor puja, motorcycle puja, two wheeler puja, nua gadi, auto puja, car worship, ନୂଆ ଗାଡ଼ି, କାର ପୂଜା, ବାଇକ ପୂଜା, ମଟର ସାଇକେଲ ପୂଜା, नई गाड़ी, नई गाड़ी की पूजा, गाडी की पूजा, कार पूजा, बाइक पूजा, मोटरसाइकिल पूजा, ट्रक पूजा',
  'Vivah (Bahaghara)': 'wedding pandit, marriage pandit, marriage puja, lagna, biye, vivah sanskar, hindu marriage, byaha, ବିବାହ ପୂଜା, ବାହାଘର ପୂଜା, ବିବାହ କାର୍ଯ୍ୟ, विवाह संस्कार, शादी की पूजा, विवाह पूजा, ब्याह',
  'Upanayana (Brata)': 'upanayan sanskar, janau, poita, upanayana samskara, ଉପନୟନ ପୂଜା, ବ୍ରତଘର ପୂଜା, उपनयन संस्कार, जनेऊ संस्कार',
  Mundan: 'mundan ceremony, mundan sanskar, mundun, head shave, head shaving ceremony, hair cutting ceremony, chuda karma, tonsure ceremony, baby hair cut, ମୁଣ୍ଡନ ସଂସ୍କାର, ମୁଣ୍ଡନ ପୂଜା, मुंडन संस्कार, मुंडन पूजा, चूड़ाकरण संस्कार',
  Namkaran: 'ନାମକରଣ ପୂଜା, ନାମକରଣ ଉତ୍ସବ, नामकरण पूजा',
  Nirbandha: 'nirbandh puja, tilak, nirbondho, ନିର୍ବନ୍ଧ ପୂଜା, तिलक',
  Vidyarambha: 'khadi chhuin, first letter ceremony, hate khadi, school start puja, vidyarambha puja, ଖଡି ଛୁଇଁବା, ବିଦ୍ୟାରମ୍ଭ ପୂଜା, ଅକ୍ଷରାରମ୍ଭ, ହାତଖଡ଼ି, विद्यारंभ पूजा, अक्षरारंभ',
  'Janmadin Puja': 'first birthday, 1st birthday, ବାର୍ଥଡେ, ଜନ୍ମତିଥି, बर्थडे पूजा, जन्मदिन की पूजा, जन्मतिथि',
  'Saraswati Puja': 'saraswati pujo, maa saraswati, ମା ସରସ୍ୱତୀ, माँ सरस्वती',
  'Vastu Shanti': 'vastu dosh nivaran, ବାସ୍ତୁ ଯଜ୍ଞ, वास्तु दोष निवारण',
  'Bhoomi Puja': 'bhumi pujo, site puja, plot puja, new land puja, house construction puja, ଭୂମି ପୂଜା କାମ, ଜମି ପୂଜା, नींव पूजा, जमीन पूजा',
  'Shop or Office Opening': 'new shop, new shop puja, new office, showroom opening, store opening, new business, clinic opening, ବ୍ୟବସାୟ ପୂଜା, नई दुकान, दुकान की पूजा, व्यापार पूजा',
  Havan: 'homa puja, agni homa, ହୋମ ପୂଜା, होम पूजा',
  'Chandi Path': 'durga pujo, विजयादशमी',
  'Vishwakarma Puja': 'viswakarma pujo, vishwakarma jayanti, biswakarma pujo, କାରଖାନା ପୂଜା, विश्वकर्मा जयंती, मशीन पूजा',
  'Manabasa Gurubara': 'manabasa osha, ମାଣବସା ଓଷା',
  'Savitri Brata': 'savitri brata puja, vat savitri puja, savitri amavasya, savitri puja, ସାବିତ୍ରୀ ଅମାବାସ୍ୟା, ସାବିତ୍ରୀ ପୂଜା, सावित्री पूजा, सावित्री अमावस्या',
  'Kumar Purnima and Gajalakshmi Puja': 'kumara punei, kumar purnami, kumar punei, କୁଆଁର ପୁନେଇ, କୁମାର ପୁନେଇ, କୁମାର ପୂନେଇଁ, କୁଆଁରପୁନେଇ',
  Nuakhai: 'nuakhai puja, nuakhai juhar, nabanna puja, new rice puja, nuwa khai, ନୂଆଖାଇ ପୂଜା, ନୂଆଖାଇ ଜୁହାର, नवाखाई, नुआखाई पूजा, नवाखाइ',
  'Boita Bandana': 'boita bandan puja, kartika punei, boat puja, kartik purnima puja, panchak, karthika pournami, କାର୍ତ୍ତିକ ପୁନେଇ, कार्तिक पूर्णिमा पूजा',
  'Varshika Shraddha': 'death anniversary puja, annual shraddha, shradh puja, barsi puja, death ceremony, 1st death anniversary, ବାର୍ଷିକ ଶ୍ରାଦ୍ଧ ପୂଜା, ଶ୍ରାଦ୍ଧ କାର୍ଯ୍ୟ, श्राद्ध पूजा, बरसी पूजा, पुण्यतिथि, श्राद्ध कर्म',
  'Pitru Tarpan': 'mahalaya amavasya, ancestor puja, ancestors puja, pitru puja, torpon, ପିତୃ ପୂଜା, पितृ पूजा',
};

const all = rituals.map(({ name, odia, hindi, category, description }) => ({
  name,
  names: [name, odia, hindi, ...alsoCalled(name)],
  text: description,
  isQuiet: category === 'ancestors',
}));
const found = (what: string) => searchRituals(all, what, (one) => one).rituals;

/** Within these places it is seen without scrolling. */
const SEEN = 2;

describe.each(Object.entries(typed))('%s is found', (name, spellings) => {
  test.each(spellings.split(', '))('as %s', (what) => {
    const first = found(what).slice(0, SEEN);
    expect(first.map((one) => one.name)).toContain(name);
  });
});

test('a whole name with words beside it comes before names that have it in part', () => {
  expect(found('homa puja')[0]?.name).toBe('Havan');
  expect(found('yajna puja')[0]?.name).toBe('Havan');
});

test.each(['sharad', 'शरद', 'sarad purnima'])('%s, which sounds like shraddh, finds no rite for the dead', (what) => {
  expect(found(what)[0]?.name).toBe('Kumar Purnima and Gajalakshmi Puja');
  expect(found(what).some(({ isQuiet }) => isQuiet)).toBe(false);
});

test.each(['happy anniversary', 'wedding anniversary', 'new year'])('%s finds no rite for the dead', (what) => {
  expect(found(what).some(({ isQuiet }) => isQuiet)).toBe(false);
});

test('words that say nothing by themselves find what is called so, and nobody’s whole list', () => {
  expect(found('pandit')).toEqual([]);
  expect(found('ceremony').length).toBeLessThan(all.length / 2);
});
