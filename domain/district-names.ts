import type { Locale } from './locale.ts';

/** The districts of Odisha in Odia and Hindi, by the English names that the product keeps (`places.ts`). */
const names: Readonly<Record<string, readonly [odia: string, hindi: string]>> = {
  Angul: ['ଅନୁଗୋଳ', 'अंगुल'],
  Balangir: ['ବଲାଙ୍ଗୀର', 'बलांगीर'],
  Balasore: ['ବାଲେଶ୍ୱର', 'बालेश्वर'],
  Bargarh: ['ବରଗଡ଼', 'बरगढ़'],
  Bhadrak: ['ଭଦ୍ରକ', 'भद्रक'],
  Boudh: ['ବୌଦ୍ଧ', 'बौध'],
  Cuttack: ['କଟକ', 'कटक'],
  Deogarh: ['ଦେବଗଡ଼', 'देवगढ़'],
  Dhenkanal: ['ଢେଙ୍କାନାଳ', 'ढेंकानाल'],
  Gajapati: ['ଗଜପତି', 'गजपति'],
  Ganjam: ['ଗଞ୍ଜାମ', 'गंजाम'],
  Jagatsinghpur: ['ଜଗତସିଂହପୁର', 'जगतसिंहपुर'],
  Jajpur: ['ଯାଜପୁର', 'जाजपुर'],
  Jharsuguda: ['ଝାରସୁଗୁଡ଼ା', 'झारसुगुड़ा'],
  Kalahandi: ['କଳାହାଣ୍ଡି', 'कालाहांडी'],
  Kandhamal: ['କନ୍ଧମାଳ', 'कंधमाल'],
  Kendrapara: ['କେନ୍ଦ୍ରାପଡ଼ା', 'केंद्रापड़ा'],
  Keonjhar: ['କେନ୍ଦୁଝର', 'क्योंझर'],
  Khordha: ['ଖୋର୍ଦ୍ଧା', 'खोर्धा'],
  Koraput: ['କୋରାପୁଟ', 'कोरापुट'],
  Malkangiri: ['ମାଲକାନଗିରି', 'मलकानगिरी'],
  Mayurbhanj: ['ମୟୂରଭଞ୍ଜ', 'मयूरभंज'],
  Nabarangpur: ['ନବରଙ୍ଗପୁର', 'नबरंगपुर'],
  Nayagarh: ['ନୟାଗଡ଼', 'नयागढ़'],
  Nuapada: ['ନୂଆପଡ଼ା', 'नुआपाड़ा'],
  Puri: ['ପୁରୀ', 'पुरी'],
  Rayagada: ['ରାୟଗଡ଼ା', 'रायगड़ा'],
  Sambalpur: ['ସମ୍ବଲପୁର', 'संबलपुर'],
  Subarnapur: ['ସୁବର୍ଣ୍ଣପୁର', 'सुवर्णपुर'],
  Sundargarh: ['ସୁନ୍ଦରଗଡ଼', 'सुंदरगढ़'],
};

/** What a district is called in a language; as it came where it is none of ours. */
export function districtIn(locale: Locale, district: string): string {
  const [odia, hindi] = names[district] ?? [district, district];
  return { 'or-IN': odia, 'hi-IN': hindi, 'en-IN': district, 'en-XA': district }[locale];
}
