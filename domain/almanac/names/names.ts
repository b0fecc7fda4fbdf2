/** What the almanac's limbs are called, in three languages. Spellings as printed Odia almanacs have them. */

export interface Names {
  readonly en: string;
  readonly or: string;
  readonly hi: string;
}

/** A line for each, `English | Odia | Hindi`. */
export const namesIn = (lines: string): readonly Names[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', or = '', hi = ''] = line.split('|').map((name) => name.trim());
      return { en, or, hi };
    });

/** A list of a circle: past its end it begins again. */
export function nameAt(names: readonly Names[], index: number): Names {
  const found = names[((index % names.length) + names.length) % names.length];
  if (!found) throw new RangeError('a circle of names is empty');
  return found;
}

const fortnight = namesIn(`
Pratipada | ପ୍ରତିପଦ | प्रतिपदा
Dwitiya | ଦ୍ୱିତୀୟା | द्वितीया
Tritiya | ତୃତୀୟା | तृतीया
Chaturthi | ଚତୁର୍ଥୀ | चतुर्थी
Panchami | ପଞ୍ଚମୀ | पंचमी
Shashthi | ଷଷ୍ଠୀ | षष्ठी
Saptami | ସପ୍ତମୀ | सप्तमी
Ashtami | ଅଷ୍ଟମୀ | अष्टमी
Navami | ନବମୀ | नवमी
Dashami | ଦଶମୀ | दशमी
Ekadashi | ଏକାଦଶୀ | एकादशी
Dwadashi | ଦ୍ୱାଦଶୀ | द्वादशी
Trayodashi | ତ୍ରୟୋଦଶୀ | त्रयोदशी
Chaturdashi | ଚତୁର୍ଦ୍ଦଶୀ | चतुर्दशी
`);
const purnima: Names = { en: 'Purnima', or: 'ପୂର୍ଣ୍ଣିମା', hi: 'पूर्णिमा' };
const amavasya: Names = { en: 'Amavasya', or: 'ଅମାବାସ୍ୟା', hi: 'अमावस्या' };

export type Paksha = 'shukla' | 'krishna';
export const pakshaNames: Readonly<Record<Paksha, Names>> = {
  shukla: { en: 'Shukla', or: 'ଶୁକ୍ଳ', hi: 'शुक्ल' },
  krishna: { en: 'Krishna', or: 'କୃଷ୍ଣ', hi: 'कृष्ण' },
};
/** Of a tithi from 1 to 30; 15 is Purnima, 30 Amavasya. */
export const pakshaOf = (tithi: number): Paksha => (tithi <= 15 ? 'shukla' : 'krishna');

/** The tithi alone: “Panchami”. */
export function tithiName(tithi: number): Names {
  if (tithi === 15) return purnima;
  return tithi === 30 ? amavasya : nameAt(fortnight, (tithi - 1) % 15);
}

/** With its fortnight: “Shukla Panchami”, but “Purnima”. */
export function tithiFullName(tithi: number): Names {
  const name = tithiName(tithi);
  if (tithi === 15 || tithi === 30) return name;
  const half = pakshaNames[pakshaOf(tithi)];
  return { en: `${half.en} ${name.en}`, or: `${half.or} ${name.or}`, hi: `${half.hi} ${name.hi}` };
}

const nakshatras = namesIn(`
Ashwini | ଅଶ୍ୱିନୀ | अश्विनी
Bharani | ଦ୍ୱିଜା | भरणी
Krittika | କୃତ୍ତିକା | कृत्तिका
Rohini | ରୋହିଣୀ | रोहिणी
Mrigashira | ମୃଗଶିରା | मृगशिरा
Ardra | ଆର୍ଦ୍ରା | आर्द्रा
Punarvasu | ପୁନର୍ବସୁ | पुनर्वसु
Pushya | ପୁଷ୍ୟା | पुष्य
Ashlesha | ଅଶ୍ଳେଷା | आश्लेषा
Magha | ମଘା | मघा
Purva Phalguni | ପୂର୍ବଫାଲ୍ଗୁନୀ | पूर्वा फाल्गुनी
Uttara Phalguni | ଉତ୍ତରଫାଲ୍ଗୁନୀ | उत्तरा फाल्गुनी
Hasta | ହସ୍ତା | हस्त
Chitra | ଚିତ୍ରା | चित्रा
Swati | ସ୍ୱାତୀ | स्वाति
Vishakha | ବିଶାଖା | विशाखा
Anuradha | ଅନୁରାଧା | अनुराधा
Jyeshtha | ଜ୍ୟେଷ୍ଠା | ज्येष्ठा
Mula | ମୂଳା | मूल
Purva Ashadha | ପୂର୍ବାଷାଢ଼ା | पूर्वाषाढ़ा
Uttara Ashadha | ଉତ୍ତରାଷାଢ଼ା | उत्तराषाढ़ा
Shravana | ଶ୍ରବଣା | श्रवण
Dhanishtha | ଧନିଷ୍ଠା | धनिष्ठा
Shatabhisha | ଶତଭିଷା | शतभिषा
Purva Bhadrapada | ପୂର୍ବଭାଦ୍ରପଦ | पूर्वा भाद्रपद
Uttara Bhadrapada | ଉତ୍ତରଭାଦ୍ରପଦ | उत्तरा भाद्रपद
Revati | ରେବତୀ | रेवती
`);
/** 1 to 27, from Ashwini. */
export const nakshatraName = (star: number): Names => nameAt(nakshatras, star - 1);

const yogas = namesIn(`
Vishkambha | ବିଷ୍କମ୍ଭ | विष्कंभ
Priti | ପ୍ରୀତି | प्रीति
Ayushman | ଆୟୁଷ୍ମାନ | आयुष्मान
Saubhagya | ସୌଭାଗ୍ୟ | सौभाग्य
Shobhana | ଶୋଭନ | शोभन
Atiganda | ଅତିଗଣ୍ଡ | अतिगंड
Sukarma | ସୁକର୍ମା | सुकर्मा
Dhriti | ଧୃତି | धृति
Shula | ଶୂଳ | शूल
Ganda | ଗଣ୍ଡ | गंड
Vriddhi | ବୃଦ୍ଧି | वृद्धि
Dhruva | ଧ୍ରୁବ | ध्रुव
Vyaghata | ବ୍ୟାଘାତ | व्याघात
Harshana | ହର୍ଷଣ | हर्षण
Vajra | ବଜ୍ର | वज्र
Siddhi | ସିଦ୍ଧି | सिद्धि
Vyatipata | ବ୍ୟତୀପାତ | व्यतीपात
Variyana | ବରୀୟାନ | वरीयान
Parigha | ପରିଘ | परिघ
Shiva | ଶିବ | शिव
Siddha | ସିଦ୍ଧ | सिद्ध
Sadhya | ସାଧ୍ୟ | साध्य
Shubha | ଶୁଭ | शुभ
Shukla | ଶୁକ୍ଳ | शुक्ल
Brahma | ବ୍ରହ୍ମ | ब्रह्म
Indra | ଇନ୍ଦ୍ର | इंद्र
Vaidhriti | ବୈଧୃତି | वैधृति
`);
/** 1 to 27, from Vishkambha. */
export const yogaName = (yoga: number): Names => nameAt(yogas, yoga - 1);

const turning = namesIn(`
Bava | ବବ | बव
Balava | ବାଳବ | बालव
Kaulava | କୌଳବ | कौलव
Taitila | ତୈତିଳ | तैतिल
Garaja | ଗରଜ | गर
Vanija | ବଣିଜ | वणिज
Vishti | ବିଷ୍ଟି | विष्टि
`);
const fixed = namesIn(`
Kimstughna | କିଂସ୍ତୁଘ୍ନ | किंस्तुघ्न
Shakuni | ଶକୁନି | शकुनि
Chatushpada | ଚତୁଷ୍ପଦ | चतुष्पद
Naga | ନାଗ | नाग
`);
/** 0 to 59: Kimstughna, eight times the seven that turn, Shakuni, Chatushpada, Naga. */
export const karanaName = (karana: number): Names =>
  karana === 0 || karana > 56 ? nameAt(fixed, karana === 0 ? 0 : karana - 56) : nameAt(turning, (karana - 1) % 7);
/** Vishti, whose time is Bhadra. */
export const isVishti = (karana: number): boolean => karana > 0 && karana <= 56 && karana % 7 === 0;

const rashis = namesIn(`
Mesha | ମେଷ | मेष
Vrisha | ବୃଷ | वृषभ
Mithuna | ମିଥୁନ | मिथुन
Karka | କର୍କଟ | कर्क
Simha | ସିଂହ | सिंह
Kanya | କନ୍ୟା | कन्या
Tula | ତୁଳା | तुला
Vrischika | ବିଛା | वृश्चिक
Dhanu | ଧନୁ | धनु
Makara | ମକର | मकर
Kumbha | କୁମ୍ଭ | कुंभ
Mina | ମୀନ | मीन
`);
/** 1 to 12, from Mesha. */
export const rashiName = (sign: number): Names => nameAt(rashis, sign - 1);

const weekdays = namesIn(`
Sunday | ରବିବାର | रविवार
Monday | ସୋମବାର | सोमवार
Tuesday | ମଙ୍ଗଳବାର | मंगलवार
Wednesday | ବୁଧବାର | बुधवार
Thursday | ଗୁରୁବାର | गुरुवार
Friday | ଶୁକ୍ରବାର | शुक्रवार
Saturday | ଶନିବାର | शनिवार
`);
/** Zero for Sunday. */
export const weekdayName = (weekday: number): Names => nameAt(weekdays, weekday);
