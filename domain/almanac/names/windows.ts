import type { Names } from './names.ts';

/** The parts of a day, and what they are called. */

export const windowKinds = [
  'brahmaMuhurta',
  'purvahna',
  'abhijit',
  'madhyahna',
  'aparahna',
  'godhuli',
  'pradosh',
  'nishita',
  'rahuKaal',
  'gulika',
  'yamaganda',
] as const;
export type WindowKind = (typeof windowKinds)[number];

export const windowNames: Readonly<Record<WindowKind, Names>> = {
  brahmaMuhurta: { en: 'Brahma muhurta', or: 'ବ୍ରାହ୍ମ ମୁହୂର୍ତ୍ତ', hi: 'ब्रह्म मुहूर्त' },
  purvahna: { en: 'Forenoon', or: 'ପୂର୍ବାହ୍ନ', hi: 'पूर्वाह्न' },
  abhijit: { en: 'Abhijit', or: 'ଅଭିଜିତ', hi: 'अभिजित' },
  madhyahna: { en: 'Midday', or: 'ମଧ୍ୟାହ୍ନ', hi: 'मध्याह्न' },
  aparahna: { en: 'Afternoon', or: 'ଅପରାହ୍ନ', hi: 'अपराह्न' },
  godhuli: { en: 'Godhuli', or: 'ଗୋଧୂଳି', hi: 'गोधूलि' },
  pradosh: { en: 'Pradosh', or: 'ପ୍ରଦୋଷ', hi: 'प्रदोष' },
  nishita: { en: 'Nishita', or: 'ନିଶୀଥ', hi: 'निशीथ' },
  rahuKaal: { en: 'Rahu kaal', or: 'ରାହୁକାଳ', hi: 'राहुकाल' },
  gulika: { en: 'Gulika', or: 'ଗୁଳିକ', hi: 'गुलिक' },
  yamaganda: { en: 'Yamaganda', or: 'ଯମଗଣ୍ଡ', hi: 'यमगंड' },
};

/** What one does better not begin in. */
export const windowsToAvoid: readonly WindowKind[] = ['rahuKaal', 'gulika', 'yamaganda'];

export const choghadiyas = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type Choghadiya = (typeof choghadiyas)[number];
export const choghadiyaNames: Readonly<Record<Choghadiya, Names>> = {
  udveg: { en: 'Udveg', or: 'ଉଦ୍‌ବେଗ', hi: 'उद्वेग' },
  char: { en: 'Char', or: 'ଚର', hi: 'चर' },
  labh: { en: 'Labh', or: 'ଲାଭ', hi: 'लाभ' },
  amrit: { en: 'Amrit', or: 'ଅମୃତ', hi: 'अमृत' },
  kaal: { en: 'Kaal', or: 'କାଳ', hi: 'काल' },
  shubh: { en: 'Shubh', or: 'ଶୁଭ', hi: 'शुभ' },
  rog: { en: 'Rog', or: 'ରୋଗ', hi: 'रोग' },
};
export const goodChoghadiyas: readonly Choghadiya[] = ['char', 'labh', 'amrit', 'shubh'];

/** In the order in which they take over an hour, from Sunday's first. */
export const horas = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;
export type Hora = (typeof horas)[number];
export const horaNames: Readonly<Record<Hora, Names>> = {
  sun: { en: 'Sun', or: 'ରବି', hi: 'सूर्य' },
  venus: { en: 'Venus', or: 'ଶୁକ୍ର', hi: 'शुक्र' },
  mercury: { en: 'Mercury', or: 'ବୁଧ', hi: 'बुध' },
  moon: { en: 'Moon', or: 'ଚନ୍ଦ୍ର', hi: 'चंद्र' },
  saturn: { en: 'Saturn', or: 'ଶନି', hi: 'शनि' },
  jupiter: { en: 'Jupiter', or: 'ଗୁରୁ', hi: 'गुरु' },
  mars: { en: 'Mars', or: 'ମଙ୍ଗଳ', hi: 'मंगल' },
};
