/** Numbers as people spell them to hide their digits: in English, Hindi and Odia, and English ones in Indian letters. */

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** 0 to 99 of each, in order. */
const hindi = [
  'शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस',
  'छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस',
  'चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ',
  'तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी',
  'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे',
  'अट्ठानवे निन्यानवे',
].join(' ');
const odia = [
  'ଶୂନ ଏକ ଦୁଇ ତିନି ଚାରି ପାଞ୍ଚ ଛଅ ସାତ ଆଠ ନଅ ଦଶ ଏଗାର ବାର ତେର ଚଉଦ ପନ୍ଦର ଷୋହଳ ସତର ଅଠର ଉଣେଇଶ କୋଡ଼ିଏ ଏକୋଇଶ ବାଇଶ ତେଇଶ ଚବିଶ ପଚିଶ ଛବିଶ ସତେଇଶ',
  'ଅଠେଇଶ ଅଣତିରିଶ ତିରିଶ ଏକତିରିଶ ବତିଶ ତେତିଶ ଚଉତିରିଶ ପଞ୍ଚତିରିଶ ଛତିଶ ସଇଁତିରିଶ ଅଠତିରିଶ ଅଣଚାଳିଶ ଚାଳିଶ ଏକଚାଳିଶ ବୟାଳିଶ ତେୟାଳିଶ ଚଉରାଳିଶ',
  'ପଞ୍ଚଚାଳିଶ ଛୟାଳିଶ ସତଚାଳିଶ ଅଠଚାଳିଶ ଅଣଚାଶ ପଚାଶ ଏକାବନ ବାବନ ତେପନ ଚଉବନ ପଞ୍ଚାବନ ଛପନ ସତାବନ ଅଠାବନ ଅଣଷଠି ଷାଠିଏ ଏକଷଠି ବାଷଠି ତେଷଠି ଚଉଷଠି',
  'ପଞ୍ଚଷଠି ଛଅଷଠି ସତଷଠି ଅଠଷଠି ଅଣସ୍ତରି ସତୁରି ଏକସ୍ତରି ବାସ୍ତରି ତେସ୍ତରି ଚଉସ୍ତରି ପଞ୍ଚସ୍ତରି ଛଅସ୍ତରି ସତସ୍ତରି ଅଠସ୍ତରି ଅଣାଅଶୀ ଅଶୀ ଏକାଅଶୀ',
  'ବୟାଅଶୀ ତେୟାଅଶୀ ଚଉରାଅଶୀ ପଞ୍ଚାଅଶୀ ଛୟାଅଶୀ ସତାଅଶୀ ଅଠାଅଶୀ ଅଣାନବେ ନବେ ଏକାନବେ ବୟାନବେ ତେୟାନବେ ଚଉରାନବେ ପଞ୍ଚାନବେ ଛୟାନବେ ସତାନବେ ଅଠାନବେ',
  'ଅନେଶତ',
].join(' ');

/** Digits in other spellings: of Hindi and Odia in Latin letters, and of English in theirs. */
const digits: readonly string[] = [
  'oh shunya sunya shoonya शून्य जीरो ଶୂନ୍ୟ ଜିରୋ',
  'ek eka वन ୱାନ',
  'do dui टू ଟୁ',
  'teen tin tini थ्री ଥ୍ରି',
  'char chaar chari फोर ଫୋର',
  'panch paanch pancha पाँच फाइव ଫାଇଭ',
  'chhe chhah chha chhaa छः छे सिक्स ଛ ସିକ୍ସ',
  'saat sat saata सेवन ସେଭେନ',
  'aath ath aatha एट ଏଟ',
  'nau naa na नाइन ନାଇନ',
];

/** Spellings differ by dots below and marks of the nose. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u093C\u0B3C\u0901\u0902\u0B01]/g, '')
    .normalize('NFKC');

const spelled = new Map<string, string>();
const put = (words: string, from: number, step = 1) =>
  words.split(' ').forEach((word, at) => spelled.set(plain(word), String(from + at * step)));
put(english, 0);
put(tens, 20, 10);
put(hindi, 0);
put(odia, 0);
digits.forEach((words, digit) => words.split(' ').forEach((word) => spelled.set(plain(word), String(digit))));

/** The digits that a word stands for: `ninety` 90, `ଅଠାନବେ` 98; undefined for another word. Takes small letters. */
export const spelledDigits = (word: string): string | undefined => spelled.get(plain(word));

/** `ninety eight` is 98, and so is `ninety-eight`: tens of English take their ones. */
export const isTens = (word: string): boolean => tens.split(' ').includes(word);
