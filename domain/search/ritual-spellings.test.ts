import { describe, expect, test } from 'vitest';
import { searchRituals } from './ritual-search.ts';
import { alsoCalled } from '#demo/rituals/also-called.ts';
import { rituals } from '#demo/rituals/rituals.ts';

/** What families type for the rituals of the demo, in each script: it comes first, or among the first that fit as well. */

// oxfmt-ignore
const typed: Readonly<Record<string, readonly [latin: string, odia: string, hindi: string]>> = {
  'Satyanarayan Puja': ['satya narayan, satnarayan, satyanarayan katha, sathyanarayan pooja, satyanarayana puja', 'ସତ୍ୟନାରାୟଣ, ସତ୍ୟନାରାୟଣ ପୂଜା, ସତ୍ୟନାରାୟନ ପୁଜା, ସତ୍ୟ ନାରାୟଣ', 'सत्यनारायण, सत्यनारायण कथा, सत्य नारायण पूजा, सत्यनारायन'],
  'Gruha Pratistha': ['gruha pratistha, griha pravesh, gruhaprabesh, housewarming, ghara pratistha', 'ଗୃହ ପ୍ରତିଷ୍ଠା, ଗୃହପ୍ରତିଷ୍ଠା, ଗୃହ ପ୍ରବେଶ, ଗୃହପ୍ରବେଶ, ନୂଆ ଘର', 'गृह प्रवेश, गृहप्रवेश, गृह प्रवेश पूजा, ग्रह प्रवेश'],
  'Lakshmi Puja': ['laxmi, lakshmi puja, lakhmi puja, mahalaxmi, diwali puja', 'ଲକ୍ଷ୍ମୀ, ଲକ୍ଷ୍ମୀ ପୂଜା, ଲକ୍ଷ୍ମି ପୁଜା, ମହାଲକ୍ଷ୍ମୀ', 'लक्ष्मी, लक्ष्मी पूजा, महालक्ष्मी, लक्ष्मि पूजा'],
  Rudrabhishek: ['rudrabhishek, rudra abhisheka, rudrabhisekam, shiva puja', 'ରୁଦ୍ରାଭିଷେକ, ରୁଦ୍ରାଭିସେକ, ଶିବ ପୂଜା', 'रुद्राभिषेक, रुद्रा अभिषेक, शिव पूजा'],
  Ekoisia: ['ekoisia, ekoishia, 21 din, 21st day, 21 days', 'ଏକୋଇଶିଆ, ଏକୋଇସିଆ, ଏକୋଇଶା, ୨୧ ଦିନ', 'एकोइशिया, इक्कीसवाँ दिन, २१ दिन'],
  'Ganesh Puja': ['ganesh, ganapati puja, ganpati, ganesh chaturthi, vinayak', 'ଗଣେଶ, ଗଣେଶ ପୂଜା, ଗନେଶ ପୁଜା, ଗଣପତି ପୂଜା', 'गणेश, गणेश पूजा, गणपति, गणेश चतुर्थी'],
  'Navagraha Shanti': ['nabagraha, navgrah, graha shanti, navagraha santi', 'ନବଗ୍ରହ, ନବଗ୍ରହ ଶାନ୍ତି, ନବଗ୍ରହ ସାନ୍ତି, ଗ୍ରହ ଶାନ୍ତି', 'नवग्रह, नवग्रह शांति, ग्रह शांति, नवग्रह शान्ति'],
  Annaprashan: ['annaprasana, anna prasan, first rice, annaprashan', 'ଅନ୍ନପ୍ରାଶନ, ଅନ୍ନପ୍ରାସନ, ଅନ୍ନ ପ୍ରାଶନ', 'अन्नप्राशन, अन्न प्राशन, अन्नप्रासन'],
  'Vehicle Puja': ['gadi puja, gari puja, car puja, bike puja, gaadi pooja', 'ଗାଡ଼ି ପୂଜା, ଗାଡି ପୂଜା, ଗାଡ଼ି ପୁଜା, ଯାନବାହନ ପୂଜା', 'गाड़ी पूजा, गाडी पूजा, वाहन पूजा'],
  'Vivah (Bahaghara)': ['biha, bahaghar, bibaha, marriage, shaadi, vivah', 'ବିବାହ, ବାହାଘର, ବାହା ଘର', 'विवाह, शादी, बिबाह, विबाह'],
  'Upanayana (Brata)': ['brataghara, bratghar, janeu, thread ceremony, upanayan', 'ବ୍ରତଘର, ବ୍ରତ ଘର, ପଇତା, ବ୍ରତୋପନୟନ', 'उपनयन, जनेऊ, यज्ञोपवीत'],
  Mundan: ['mundan, chudakarana, tonsure, janma chuti, first haircut', 'ମୁଣ୍ଡନ, ମୁନ୍ଡନ, ଚୂଡ଼ାକରଣ, ଚୁଡାକରଣ', 'मुंडन, मुण्डन, चूड़ाकरण'],
  Namkaran: ['namkaran, naamkaran, namakarana, naming', 'ନାମକରଣ, ନାମକରନ, ନାମ କରଣ', 'नामकरण, नामकरन, नामकरण संस्कार'],
  Nirbandha: ['nirbandh, engagement, sagai, nirbandha', 'ନିର୍ବନ୍ଧ, ନିର୍ବନ୍ଦ', 'सगाई, निर्बंध'],
  Vidyarambha: ['khadi chhuan, khadichuan, vidyarambh, bidyarambha', 'ଖଡ଼ିଛୁଆଁ, ଖଡିଛୁଆଁ, ଖଡ଼ି ଛୁଆଁ', 'विद्यारंभ, विद्यारम्भ, विद्यारंभ संस्कार'],
  'Janmadin Puja': ['janmadin, janmadina puja, birthday, janam din', 'ଜନ୍ମଦିନ, ଜନ୍ମଦିନ ପୂଜା, ଜନ୍ମ ଦିନ', 'जन्मदिन, जन्मदिन पूजा, जन्म दिन'],
  'Saraswati Puja': ['saraswati, sarasvati puja, basant panchami, swaraswati', 'ସରସ୍ୱତୀ, ସରସ୍ୱତୀ ପୂଜା, ସରସ୍ଵତୀ ପୂଜା, ସରସ୍ବତୀ', 'सरस्वती, सरस्वती पूजा, वसंत पंचमी'],
  'Vastu Shanti': ['vastu, bastu shanti, vaastu, vastu puja', 'ବାସ୍ତୁ, ବାସ୍ତୁ ଶାନ୍ତି, ବାସ୍ତୁ ପୂଜା', 'वास्तु, वास्तु शांति, वास्तु पूजा'],
  'Bhoomi Puja': ['bhumi puja, bhoomi pooja, bhumi pujan, shilanyas', 'ଭୂମି ପୂଜା, ଭୁମି ପୁଜା, ଭୂମିପୂଜା', 'भूमि पूजन, भूमि पूजा, शिलान्यास'],
  'Shop or Office Opening': ['dokana puja, dukan puja, office opening, udghatan', 'ଦୋକାନ ପୂଜା, ଦୋକାନ, ଅଫିସ ପୂଜା', 'दुकान पूजा, उद्घाटन, दुकान'],
  Havan: ['havan, hawan, homa, yajna, yagya, jagya', 'ହବନ, ହୋମ, ଯଜ୍ଞ', 'हवन, होम, यज्ञ, हबन'],
  'Mahamrityunjaya Japa': ['mahamrityunjaya, mahamrutyunjaya, maha mrityunjay, mrutyunjaya', 'ମହାମୃତ୍ୟୁଞ୍ଜୟ, ମୃତ୍ୟୁଞ୍ଜୟ ଜପ, ମହାମୃତ୍ୟୁଞ୍ଜୟ ଜପ', 'महामृत्युंजय, महामृत्युञ्जय, महामृत्युंजय जाप'],
  'Chandi Path': ['chandi path, chandi patha, durga saptashati, durga puja', 'ଚଣ୍ଡୀ ପାଠ, ଚଣ୍ଡି ପାଠ, ଦୁର୍ଗା ପୂଜା', 'दुर्गा सप्तशती, दुर्गा पूजा, चंडी पाठ'],
  'Vishwakarma Puja': ['vishwakarma, biswakarma puja, viswakarma', 'ବିଶ୍ୱକର୍ମା, ବିଶ୍ୱକର୍ମା ପୂଜା, ବିଶ୍ଵକର୍ମା', 'विश्वकर्मा, विश्वकर्मा पूजा, विश्वकरमा'],
  'Manabasa Gurubara': ['manabasa, mana basa, margasira gurubara', 'ମାଣବସା, ମାଣବସା ଗୁରୁବାର, ମାର୍ଗଶିର ଗୁରୁବାର', 'माणबसा, माणबसा गुरुवार, मार्गशीर्ष गुरुवार'],
  'Savitri Brata': ['savitri, sabitri brata, savitri vrat', 'ସାବିତ୍ରୀ, ସାବିତ୍ରୀ ବ୍ରତ, ସାବିତ୍ରି ବ୍ରତ', 'सावित्री, सावित्री व्रत, वट सावित्री'],
  'Kumar Purnima and Gajalakshmi Puja': ['kumar purnima, kumara purnima, gajalaxmi', 'କୁମାର ପୂର୍ଣ୍ଣିମା, ଗଜଲକ୍ଷ୍ମୀ, କୁମାର ପୁର୍ଣ୍ଣିମା', 'कुमार पूर्णिमा, शरद पूर्णिमा, गजलक्ष्मी'],
  Nuakhai: ['nuakhai, nua khai, nabanna', 'ନୂଆଖାଇ, ନୁଆଖାଇ, ନୂଆଁଖାଇ', 'नुआखाई, नवान्न, नूआखाई'],
  'Boita Bandana': ['boita bandana, kartik purnima, boita bandan', 'ବୋଇତ ବନ୍ଦାଣ, କାର୍ତ୍ତିକ ପୂର୍ଣ୍ଣିମା, କାର୍ତିକ ପୂର୍ଣିମା', 'कार्तिक पूर्णिमा, बोइत बंदाण, कार्तिक पूर्णीमा'],
  'Varshika Shraddha': ['shradh, sradha, barshika shraddha, barsi, pinda dana', 'ଶ୍ରାଦ୍ଧ, ବାର୍ଷିକ ଶ୍ରାଦ୍ଧ, ସ୍ରାଦ୍ଧ, ପିଣ୍ଡ ଦାନ', 'श्राद्ध, वार्षिक श्राद्ध, बरसी, पिंड दान, पिण्डदान'],
  'Pitru Tarpan': ['tarpan, pitru tarpana, pitra tarpan, mahalaya', 'ତର୍ପଣ, ପିତୃ ତର୍ପଣ, ପିତୃପକ୍ଷ', 'तर्पण, पितृ तर्पण, पितृ पक्ष, पितृपक्ष'],
};

const all = rituals.map(({ name, odia, hindi, category, description }) => ({
  name,
  names: [name, odia, hindi, ...alsoCalled(name)],
  text: description,
  isQuiet: category === 'ancestors',
}));
const found = (what: string) => searchRituals(all, what, (one) => one);
const listed = (one: string): string[] => one.split(', ');

/** Within these places it is seen without scrolling. */
const SEEN = 2;

describe.each(Object.entries(typed))('%s is found', (name, spellings) => {
  test.each(spellings.flatMap(listed))('as %s', (what) => {
    const { rituals: list, near } = found(what);
    expect(list.slice(0, SEEN).map((one) => one.name)).toContain(name);
    expect(near && list.length > 5).toBe(false);
  });
});

test('a hundred spellings of each script are tried', () => {
  for (const script of [0, 1, 2]) {
    expect(Object.values(typed).flatMap((one) => listed(one[script] ?? '')).length).toBeGreaterThanOrEqual(100);
  }
});

test.each([
  ['gari puja', 'Vehicle Puja'],
  ['laxmi', 'Lakshmi Puja'],
  ['shanti', 'Vastu Shanti'],
])('%s finds first what is called so, and not what only sounds alike', (what, first) => {
  const names = found(what).rituals.map(({ name }) => name);
  expect(names.slice(0, SEEN)).toContain(first);
});

test.each(['dasara', 'sadi', 'shradha utsav', 'tarpn', 'bahaghara gana'])(
  'for %s no rite for the dead stands among joyful ones by its sound alone',
  (what) => {
    const { rituals: list, near } = found(what);
    if (!near) return;
    expect(new Set(list.map(({ isQuiet }) => isQuiet)).size).toBeLessThan(2);
  },
);
