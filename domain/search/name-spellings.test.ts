import { describe, expect, test } from 'vitest';
import { isHeard, nameKey, nameQuery } from './heard.ts';

/** How people write the names of pandits, in each script. */

// oxfmt-ignore
const typed: Readonly<Record<string, readonly [latin: string, odia: string, hindi: string]>> = {
  Mishra: ['Misra, Mishro, MISHRA', 'ମିଶ୍ର, ମିଶ୍ରା, ମିସ୍ର', 'मिश्र, मिश्रा, मिस्र'],
  Tripathy: ['Tripathi, Tripaty, Tripathee', 'ତ୍ରିପାଠୀ, ତ୍ରିପାଠି, ତ୍ରିପାଟୀ', 'त्रिपाठी, त्रिपाठि, त्रिपाटी'],
  Mohanty: ['Mohanti, Mahanti, Mahanty, Mohantee', 'ମହାନ୍ତି, ମହାନ୍ତୀ, ମୋହାନ୍ତି', 'महांती, महान्ति, मोहंती, मोहन्ती'],
  Mohapatra: ['Mahapatra, Mohapatro, Mahapatro', 'ମହାପାତ୍ର, ମୋହାପାତ୍ର, ମହାପାତ୍ରା', 'महापात्र, महापात्रा, मोहापात्र'],
  Satapathy: ['Satpathy, Shatapathi, Satapathi, Satpathi', 'ଶତପଥୀ, ଶତପଥି, ସତପଥୀ', 'शतपथी, सतपथी, शतपथि'],
  Panigrahi: ['Panigrahy, Panigrahee, Panigrahi', 'ପାଣିଗ୍ରାହୀ, ପାଣିଗ୍ରାହି, ପାନିଗ୍ରାହୀ', 'पाणिग्रही, पाणिग्राही, पानीग्राही'],
  Acharya: [
    'Acharyya, Aacharya, Acharyo, Acharjya, Acharjee, Acharji, Acharjyo',
    'ଆଚାର୍ଯ୍ୟ, ଆଚାର୍ଯ, ଆଚାର୍ୟ୍ୟ, ଆଚାର୍ଜ୍ୟ',
    'आचार्य, आचार्या, आचार्जी',
  ],
  Patnaik: ['Pattnaik, Patnayak, Pattanayak, Pattanaik', 'ପଟ୍ଟନାୟକ, ପଟନାୟକ', 'पटनायक, पट्टनायक'],
  Sarangi: ['Sadangi, Sharangi, Shadangi, Sarangee, Sarangy, Sadangy', 'ଷଡ଼ଙ୍ଗୀ, ଷଡଙ୍ଗୀ, ସାରଙ୍ଗୀ', 'सारंगी, षड़ंगी, षडंगी'],
  Choudhury: ['Chowdhury, Chaudhury, Choudhuri, Chowdhuri', 'ଚୌଧୁରୀ, ଚୌଧୁରି', 'चौधुरी, चौधुरि'],
  Nanda: ['Nand, Nando', 'ନନ୍ଦ, ନନ୍ଦା, ନଂଦ', 'नंद, नन्द, नंदा'],
  Panda: ['Pandaa, Ponda', 'ପଣ୍ଡା, ପଣ୍ଡ, ପନ୍ଡା', 'पंडा, पण्डा'],
  Dash: ['Das, Daash, Dass', 'ଦାଶ, ଦାସ', 'दाश, दास'],
  Rath: ['Ratha, Roth', 'ରଥ, ରଥା', 'रथ, रथा'],
  Sahu: ['Sahoo, Saahu, Shahoo', 'ସାହୁ, ସାହୂ', 'साहू, साहु'],
  Nayak: ['Naik, Nayaka, Naayak', 'ନାୟକ, ନାଏକ', 'नायक, नायका'],
  Behera: ['Behara, Beherra', 'ବେହେରା, ବେହରା', 'बेहेरा, बेहरा'],
  Swain: ['Swaain, Svain', 'ସ୍ୱାଇଁ, ସ୍ଵାଇଁ', 'स्वाईं, स्वाइन'],
  Hota: ['Hotta, Hota', 'ହୋତା, ହୋତ', 'होता'],
  Praharaj: ['Praharaja, Proharaj', 'ପ୍ରହରାଜ', 'प्रहराज'],
  Purohit: ['Purohita, Poorohit', 'ପୁରୋହିତ, ପୂରୋହିତ', 'पुरोहित'],
  Upadhyaya: ['Upadhyay, Upadhyayo', 'ଉପାଧ୍ୟାୟ', 'उपाध्याय'],
  Dwivedi: [
    'Dwibedi, Dvivedi, Dwivedee, Dwivedy, Dwibedy, Dvivedy, Dwibedee',
    'ଦ୍ୱିବେଦୀ, ଦ୍ଵିବେଦୀ, ଦ୍ୱିବେଦି, ଦ୍ବିବେଦୀ',
    'द्विवेदी, द्विवेदि, द्विबेदी',
  ],
  Chaturvedy: ['Chaturvedi, Chaturbedi, Chaturbedy, Chaturvedee', 'ଚତୁର୍ବେଦୀ, ଚତୁର୍ବେଦି', 'चतुर्वेदी'],
  Trivedy: ['Trivedi, Tribedi, Tribedy, Trivedee', 'ତ୍ରିବେଦୀ, ତ୍ରିବେଦି', 'त्रिवेदी, त्रिबेदी'],
  Padhy: ['Padhi, Padhee, Paadhi, Padhie', 'ପାଢ଼ୀ, ପାଢ଼ି, ପାଢୀ', 'पाढ़ी, पाढी'],
  Tiady: ['Tiadi, Tiari, Tiadee', 'ତିଆଡ଼ି, ତିଆଡ଼ୀ', 'तिआड़ी'],
  Rushi: ['Rishi, Rishee, Rushee, Rusi', 'ଋଷି, ଋଷୀ, ରୁଷି', 'ऋषि, ऋषी, रिषि'],
  Ruturaj: ['Rituraj, Rituraja', 'ଋତୁରାଜ', 'ऋतुराज'],
  Hrudananda: ['Hridananda, Hrudanand', 'ହୃଦାନନ୍ଦ', 'हृदानंद'],
  Bhattacharjee: ['Bhattacharya, Bhattacharyya, Bhattacharjya, Bhattacharji', 'ଭଟ୍ଟାଚାର୍ଯ୍ୟ, ଭଟାଚାର୍ଯ୍ୟ', 'भट्टाचार्य, भट्टाचार्जी'],
  Surjya: ['Surya, Soorya', 'ସୂର୍ଯ୍ୟ, ସୁର୍ଯ୍ୟ', 'सूर्य, सूर्या'],
  Pandey: ['Pande, Panday, Pandeya', 'ପାଣ୍ଡେ, ପାଣ୍ଡେୟ', 'पांडे, पाण्डेय, पांडेय'],
  Dubey: ['Dube, Dubay', 'ଦୁବେ', 'दुबे'],
  Choubey: ['Chaubey, Chaube, Choube', 'ଚୌବେ', 'चौबे'],
  Tewari: ['Tiwari, Tiwary, Tewary', 'ତିୱାରୀ', 'तिवारी'],
  Reddy: ['Reddi, Reddee', 'ରେଡ୍ଡୀ, ରେଡ୍ଡି', 'रेड्डी'],
  Sharma: ['Sarma, Sharmaa', 'ଶର୍ମା, ସର୍ମା', 'शर्मा'],
  Pujari: ['Poojari, Pujaree', 'ପୂଜାରୀ, ପୁଜାରୀ, ପୂଜାରି', 'पुजारी, पूजारी'],
  Sethi: ['Sethy, Shethi', 'ସେଠୀ, ସେଠି', 'सेठी'],
  Khuntia: ['Khuntiaa, Khountia', 'ଖୁଣ୍ଟିଆ', 'खुंटिया, खूंटिया'],
  Jagannath: ['Jaganath, Jagannatha, Jagonnath', 'ଜଗନ୍ନାଥ, ଜଗନାଥ', 'जगन्नाथ, जगनाथ'],
  Krushna: ['Krishna, Krsna, Krusna', 'କୃଷ୍ଣ, କୃଷ୍ଣା', 'कृष्ण, कृष्णा'],
  Biswanath: ['Vishwanath, Bishwanath, Viswanatha, Vishvanath', 'ବିଶ୍ୱନାଥ, ବିଶ୍ଵନାଥ, ବିଶ୍ବନାଥ', 'विश्वनाथ'],
  Lakshmidhar: ['Laxmidhar, Lakshmidhara, Lakhmidhar', 'ଲକ୍ଷ୍ମୀଧର, ଲକ୍ଷ୍ମିଧର', 'लक्ष्मीधर'],
  Satyanarayan: ['Satyanarayana, Sathyanarayan, Satyanaryan', 'ସତ୍ୟନାରାୟଣ, ସତ୍ୟନାରାୟନ', 'सत्यनारायण, सत्यनारायन'],
  Hrushikesh: ['Hrishikesh, Hrusikesha, Hrishikesha', 'ହୃଷୀକେଶ, ହୃଷିକେଶ', 'हृषीकेश, हृषिकेश'],
  Nityananda: ['Nityanand, Nithyananda, Nityananda', 'ନିତ୍ୟାନନ୍ଦ', 'नित्यानंद, नित्यानन्द'],
  Gouranga: ['Gauranga, Gouranga, Gowranga', 'ଗୌରାଙ୍ଗ', 'गौरांग, गौराङ्ग'],
  Bijay: ['Vijay, Bijaya, Vijaya, Bijoy', 'ବିଜୟ', 'विजय, बिजय'],
  Sanjay: ['Sanjaya, Sanjoy', 'ସଞ୍ଜୟ, ସଂଜୟ', 'संजय, सञ्जय'],
  Debendra: ['Devendra, Debendro', 'ଦେବେନ୍ଦ୍ର', 'देवेंद्र, देवेन्द्र'],
  Gyanendra: ['Jnanendra, Gnanendra, Gyaanendra', 'ଜ୍ଞାନେନ୍ଦ୍ର', 'ज्ञानेंद्र, ज्ञानेन्द्र'],
  Raghunath: ['Raghunatha, Raghoonath', 'ରଘୁନାଥ', 'रघुनाथ'],
  Sankar: ['Shankar, Shankara, Sankara', 'ଶଙ୍କର, ଶଂକର', 'शंकर, शङ्कर'],
  Bishnu: ['Vishnu, Bisnu', 'ବିଷ୍ଣୁ', 'विष्णु'],
  Gopal: ['Gopala, Gopaal', 'ଗୋପାଳ, ଗୋପାଲ', 'गोपाल'],
  Madhab: ['Madhav, Madhava, Madhaba', 'ମାଧବ', 'माधव'],
  Lokanath: ['Loknath, Lokanatha', 'ଲୋକନାଥ', 'लोकनाथ'],
  Bhubanananda: ['Bhuvanananda, Bhubananand', 'ଭୁବନାନନ୍ଦ', 'भुवनानंद, भुवनानन्द'],
  Subrat: ['Subrata, Suvrat', 'ସୁବ୍ରତ', 'सुब्रत, सुव्रत'],
  Rabindra: ['Ravindra, Rabindro', 'ରବୀନ୍ଦ୍ର, ରବିନ୍ଦ୍ର', 'रवींद्र, रवीन्द्र, रबीन्द्र'],
  Siba: ['Shiba, Shiva, Siva', 'ଶିବ', 'शिव'],
  Damodar: ['Damodara, Damodor', 'ଦାମୋଦର', 'दामोदर'],
  Jagabandhu: ['Jagbandhu, Jagabandhoo', 'ଜଗବନ୍ଧୁ, ଜଗବନ୍ଧୂ', 'जगबंधु, जगबन्धु'],
  Ananta: ['Anant, Anantaa', 'ଅନନ୍ତ', 'अनंत, अनन्त'],
  Sitaram: ['Seetaram, Sitaraam, Sitarama', 'ସୀତାରାମ, ସିତାରାମ', 'सीताराम'],
  Nilamani: ['Neelamani, Nilmani', 'ନୀଳମଣି, ନିଳମଣି, ନୀଳମଣୀ', 'नीलमणि, नीलमणी'],
  Purnachandra: ['Poornachandra, Purnachandro', 'ପୂର୍ଣ୍ଣଚନ୍ଦ୍ର, ପୁର୍ଣ୍ଣଚନ୍ଦ୍ର', 'पूर्णचंद्र, पूर्णचन्द्र'],
  Mahendra: ['Mahendro, Mohendra', 'ମହେନ୍ଦ୍ର', 'महेंद्र, महेन्द्र'],
  Baikuntha: ['Vaikuntha, Baikunth, Vaikunth', 'ବୈକୁଣ୍ଠ', 'वैकुंठ, बैकुंठ, वैकुण्ठ'],
  Chaturbhuja: ['Chaturbhuj, Chaturbhujo', 'ଚତୁର୍ଭୁଜ', 'चतुर्भुज'],
  Trilochan: ['Trilochana, Thrilochan', 'ତ୍ରିଲୋଚନ', 'त्रिलोचन'],
  Pratihari: ['Pratiharee, Prathihari', 'ପ୍ରତିହାରୀ, ପ୍ରତିହାରି', 'प्रतिहारी'],
  Prasad: ['Prasada, Prosad, Prashad', 'ପ୍ରସାଦ', 'प्रसाद'],
  Siddhartha: ['Sidharth, Siddharth, Sidhartha', 'ସିଦ୍ଧାର୍ଥ', 'सिद्धार्थ'],
  Mahakud: ['Mahakuda, Mohakud', 'ମହାକୁଡ଼, ମହାକୁଡ', 'महाकुड़, महाकुड'],
  Biswal: ['Bishwal, Viswal, Biswala', 'ବିଶ୍ୱାଳ, ବିଶ୍ଵାଳ', 'बिस्वाल, विश्वाल'],
  Samantaray: ['Samantray, Samantarai, Samantaroy', 'ସାମନ୍ତରାୟ', 'सामंतराय, सामन्तराय'],
};

const listed = (one: string): string[] => one.split(', ');

/** As PostgreSQL answers a query over the words of a key. */
const isFound = (key: string, query: string): boolean =>
  query.split(' | ').some((way) =>
    way.split(' & ').every((word) => {
      const [, letters = '', isBeginning] = /^'(.+)'(:\*)?$/.exec(word) ?? [];
      return key.split(' ').some((one) => (isBeginning ? one.startsWith(letters) : one === letters));
    }),
  );
const keys = Object.keys(typed).map((name) => [name, nameKey([name])] as const);
const found = (what: string): string[] => keys.filter(([, key]) => isFound(key, nameQuery(what))).map(([name]) => name);

describe.each(Object.entries(typed))('%s is found, and hardly anybody else,', (name, spellings) => {
  test.each([name, ...spellings.flatMap(listed)])('as %s', (what) => {
    expect(isHeard(what)).toBe(true);
    expect(found(what)).toContain(name);
    expect(found(what).length).toBeLessThan(3);
  });
});

test('a hundred spellings of each script are tried', () => {
  for (const script of [0, 1, 2]) {
    const all = Object.values(typed).flatMap((one) => listed(one[script] ?? ''));
    expect(new Set(all).size).toBeGreaterThanOrEqual(100);
  }
});

describe('a whole name', () => {
  const key = nameKey(['Pt. Ram Chandra Mohapatra']);
  test.each([
    ['Ram Chandra Mohapatra'],
    ['Ramchandra Mahapatra'],
    ['mahapatra ramachandra'],
    ['ରାମଚନ୍ଦ୍ର ମହାପାତ୍ର'],
    ['ପଣ୍ଡିତ ରାମ ଚନ୍ଦ୍ର ମହାପାତ୍ର'],
    ['पं. रामचंद्र महापात्र'],
    ['pandit ramchandra'],
    ['mahapa'],
    ['ମହାପା'],
  ])('is found as %s', (what) => expect(isFound(key, nameQuery(what))).toBe(true));

  test.each(['Ram Mohanty', 'Chandra Das', 'ରାମ ମିଶ୍ର', 'patra', 'hapatra'])('is not found as %s', (what) =>
    expect(isFound(key, nameQuery(what))).toBe(false),
  );
});

test.each([
  ['Padhi', 'Pati'],
  ['Padhy', 'Panda'],
  ['Rath', 'Rout'],
  ['Sahu', 'Saha'],
  ['Sahu', 'Sadhu'],
  ['Mishra', 'Misal'],
  ['Panda', 'Pandey'],
  ['Rishi', 'Rashi'],
  ['Arya', 'Adya'],
  ['Vaidya', 'Bedi'],
  ['Nandi', 'Nanda'],
  ['Trivedi', 'Tripathi'],
  ['Dwivedi', 'Chaturvedi'],
  ['Acharya', 'Bhattacharya'],
  ['Hruda', 'Hari'],
])('%s and %s are two names', (one, other) => {
  expect(isFound(nameKey([one]), nameQuery(other, true))).toBe(false);
  expect(isFound(nameKey([other]), nameQuery(one, true))).toBe(false);
});

test.each([
  ['upadhy', 'Upadhyaya'],
  ['vidy', 'Vidyadhar'],
  ['dwived', 'Dwivedy'],
  ['acharj', 'Acharya'],
  ['rush', 'Rishi'],
])('%s begins %s', (begun, name) => expect(isFound(nameKey([name]), nameQuery(begun))).toBe(true));

test('each word is kept once, and two that follow each other as one', () => {
  expect(nameKey(['Pt. Ram Chandra Mishra', 'ରାମ ଚନ୍ଦ୍ର ମିଶ୍ର'])).toBe('rm cndr misr rmcndr cndrmisr');
  // of a name that is nothing but a title, the title
  expect(nameKey(['Pandit'])).toBe('pndit');
});

test.each(['9437012345', 'ram@example.org', '#D74FA239', 'Plot 7', '  ', '.'])('%j has no sound', (what) => {
  expect(isHeard(what)).toBe(false);
});
