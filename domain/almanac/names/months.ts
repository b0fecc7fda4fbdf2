import { nameAt, namesIn, type Names } from './names.ts';

/**
 * What months, seasons and years of the almanac are called. Months are spelled in English as Odisha says them (ମାର୍ଗଶିର, Margasira); stars
 * keep their Sanskrit names, so that nobody takes the month Srabana for the star Shravana.
 */

const months = namesIn(`
Chaitra | ଚୈତ୍ର | चैत्र
Baisakha | ବୈଶାଖ | वैशाख
Jyestha | ଜ୍ୟେଷ୍ଠ | ज्येष्ठ
Asadha | ଆଷାଢ଼ | आषाढ़
Srabana | ଶ୍ରାବଣ | श्रावण
Bhadraba | ଭାଦ୍ରବ | भाद्रपद
Aswina | ଆଶ୍ୱିନ | आश्विन
Kartika | କାର୍ତ୍ତିକ | कार्तिक
Margasira | ମାର୍ଗଶିର | मार्गशीर्ष
Pausa | ପୌଷ | पौष
Magha | ମାଘ | माघ
Phalguna | ଫାଲ୍ଗୁନ | फाल्गुन
`);
/** A lunar month, 1 to 12 from Chaitra. */
export const monthName = (month: number): Names => nameAt(months, month - 1);

/** A lunar month that comes twice, the first time for nothing: Odisha says Malamasa. */
export function monthFullName(month: number, adhika: boolean): Names {
  const name = monthName(month);
  if (!adhika) return name;
  return { en: `Adhika ${name.en}`, or: `ମଳ ${name.or}`, hi: `अधिक ${name.hi}` };
}

export const ritus = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;
export type Ritu = (typeof ritus)[number];
export const rituNames: Readonly<Record<Ritu, Names>> = {
  vasanta: { en: 'Vasanta', or: 'ବସନ୍ତ', hi: 'वसंत' },
  grishma: { en: 'Grishma', or: 'ଗ୍ରୀଷ୍ମ', hi: 'ग्रीष्म' },
  varsha: { en: 'Varsha', or: 'ବର୍ଷା', hi: 'वर्षा' },
  sharad: { en: 'Sharad', or: 'ଶରତ', hi: 'शरद' },
  hemanta: { en: 'Hemanta', or: 'ହେମନ୍ତ', hi: 'हेमंत' },
  shishira: { en: 'Shishira', or: 'ଶୀତ', hi: 'शिशिर' },
};

export type Ayana = 'uttarayana' | 'dakshinayana';
export const ayanaNames: Readonly<Record<Ayana, Names>> = {
  uttarayana: { en: 'Uttarayana', or: 'ଉତ୍ତରାୟଣ', hi: 'उत्तरायण' },
  dakshinayana: { en: 'Dakshinayana', or: 'ଦକ୍ଷିଣାୟନ', hi: 'दक्षिणायन' },
};
