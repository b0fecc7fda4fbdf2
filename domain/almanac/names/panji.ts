import type { Names } from './names.ts';

/** The almanacs families of Odisha follow. Ours is the computed one; of the others we know what was entered. */

export const panjis = [
  'jagannath',
  'kohinoor',
  'radharaman',
  'biraja',
  'khadiratna',
  'bhagyadeepa',
  'gn-tripathy',
  'samanta-chandrasekhar',
] as const;
export type Panji = (typeof panjis)[number];

/** Where a browser remembers `District.panji` for a visitor. */
export const FOLLOWED_COOKIE = 'sankalp_almanac';

/** Who else says on which day a festival is: the state’s list of holidays, and the temple that announces Nuakhai. */
export const authorities = ['state', 'samaleswari'] as const;
export type Publisher = Panji | (typeof authorities)[number];
export const publishers: readonly Publisher[] = [...panjis, ...authorities];

/**
 * Who announces a day that people settle: the priests of Samaleswari the day and the minute of Nuakhai, each August; the temple at Puri the
 * days of its yatras, when it meets the makers of almanacs in February.
 */
export const announcers = ['samaleswari', 'jagannath'] as const satisfies readonly Publisher[];
export type Announcer = (typeof announcers)[number];

/** In which month of its year a day is announced. */
export const announcedIn: Readonly<Record<Announcer, string>> = { samaleswari: '08', jagannath: '02' };

/** Whose announced day is the day. The temple’s list of February is shown beside ours: its own council took another Diwali in October 2025. */
export const hasLastWord = (who: Announcer | null): boolean => who === 'samaleswari';

export const isPublisher = (text: string): text is Publisher => (publishers as readonly string[]).includes(text);
export const isPanji = (text: string): text is Panji => (panjis as readonly string[]).includes(text);

export const panjiNames: Readonly<Record<Publisher, Names>> = {
  jagannath: { en: 'Jagannath temple', or: 'ଶ୍ରୀଜଗନ୍ନାଥ ମନ୍ଦିର', hi: 'श्रीजगन्नाथ मंदिर' },
  kohinoor: { en: 'Kohinoor', or: 'କୋହିନୂର', hi: 'कोहिनूर' },
  radharaman: { en: 'Radharaman', or: 'ରାଧାରମଣ', hi: 'राधारमण' },
  biraja: { en: 'Biraja', or: 'ବିରଜା', hi: 'बिरजा' },
  khadiratna: { en: 'Khadiratna', or: 'ଖଡ଼ିରତ୍ନ', hi: 'खड़िरत्न' },
  bhagyadeepa: { en: 'Bhagyadeepa', or: 'ଭାଗ୍ୟଦୀପ', hi: 'भाग्यदीप' },
  'gn-tripathy': { en: 'G.N. Tripathy', or: 'ଜି.ଏନ୍. ତ୍ରିପାଠୀ', hi: 'जी.एन. त्रिपाठी' },
  state: { en: 'Government of Odisha', or: 'ଓଡ଼ିଶା ସରକାର', hi: 'ओडिशा सरकार' },
  samaleswari: { en: 'Samaleswari temple, Sambalpur', or: 'ସମଲେଶ୍ୱରୀ ମନ୍ଦିର, ସମ୍ବଲପୁର', hi: 'समलेश्वरी मंदिर, संबलपुर' },
  'samanta-chandrasekhar': { en: 'Samanta Chandrasekhar', or: 'ସାମନ୍ତ ଚନ୍ଦ୍ରଶେଖର', hi: 'सामंत चंद्रशेखर' },
};
