import { describe, expect, test } from 'vitest';
import { inScript } from './in-script.ts';

describe('how a name may be written', () => {
  test.each<[latin: string, odia: string, devanagari: string]>([
    ['Sarojini Pattnaik', 'ସରୋଜିନୀ ପଟ୍ଟନାୟକ', 'सरोजिनी पटनायक'],
    ['Bhabani Shankar Mishra', 'ଭବାନୀ ଶଙ୍କର ମିଶ୍ର', 'भवानी शंकर मिश्र'],
    ['Sasmita Behera', 'ସସ୍ମିତା ବେହେରା', 'सस्मिता बेहेरा'],
    ['Kuntala Dash', 'କୁନ୍ତଳା ଦାଶ', 'कुंतला दाश'],
    ['Ramesh Chandra Panda', 'ରମେଶ ଚନ୍ଦ୍ର ପଣ୍ଡା', 'रमेश चंद्र पंडा'],
    ['Bibhuti Bhusan Das', 'ବିଭୂତି ଭୂଷଣ ଦାସ', 'विभूति भूषण दास'],
    ['Prasanta Kumar Sahoo', 'ପ୍ରଶାନ୍ତ କୁମାର ସାହୁ', 'प्रशांत कुमार साहू'],
    ['Minati Mohanty', 'ମିନତି ମହାନ୍ତି', 'मिनती महांति'],
    ['Jagannath Mohapatra', 'ଜଗନ୍ନାଥ ମହାପାତ୍ର', 'जगन्नाथ महापात्र'],
    ['Biswanath Tripathy', 'ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ', 'विश्वनाथ त्रिपाठी'],
    ['Debendra Rath', 'ଦେବେନ୍ଦ୍ର ରଥ', 'देवेंद्र रथ'],
    ['Laxmi Nayak', 'ଲକ୍ଷ୍ମୀ ନାୟକ', 'लक्ष्मी नायक'],
    ['Anil Sahu', 'ଅନିଲ ସାହୁ', 'अनिल साहू'],
    ['Manoranjan Swain', 'ମନୋରଞ୍ଜନ ସ୍ୱାଇଁ', 'मनोरंजन स्वाईं'],
    ['Rabindra Jena', 'ରବୀନ୍ଦ୍ର ଜେନା', 'रवींद्र जेना'],
    ['Sunita Pradhan', 'ସୁନୀତା ପ୍ରଧାନ', 'सुनीता प्रधान'],
    ['Gitanjali Parida', 'ଗୀତାଞ୍ଜଳି ପରିଡ଼ା', 'गीतांजलि परिडा'],
    ['Damodar Acharya', 'ଦାମୋଦର ଆଚାର୍ଯ୍ୟ', 'दामोदर आचार्य'],
    ['Satyanarayan Panigrahi', 'ସତ୍ୟନାରାୟଣ ପାଣିଗ୍ରାହୀ', 'सत्यनारायण पाणिग्रही'],
    ['Lingaraj Satapathy', 'ଲିଙ୍ଗରାଜ ଶତପଥୀ', 'लिंगराज शतपथी'],
    ['Chittaranjan Padhi', 'ଚିତ୍ତରଞ୍ଜନ ପାଢ଼ୀ', 'चित्तरंजन पाढ़ी'],
    ['Arun Kumar Samal', 'ଅରୁଣ କୁମାର ସାମଲ', 'अरुण कुमार सामल'],
    ['Sujata Senapati', 'ସୁଜାତା ସେନାପତି', 'सुजाता सेनापति'],
    ['Niranjan Hota', 'ନିରଞ୍ଜନ ହୋତା', 'निरंजन होता'],
    ['Purna Chandra Sarangi', 'ପୂର୍ଣ୍ଣ ଚନ୍ଦ୍ର ଷଡ଼ଙ୍ଗୀ', 'पूर्ण चंद्र षडंगी'],
    ['Srikanta Maharana', 'ଶ୍ରୀକାନ୍ତ ମହାରଣା', 'श्रीकांत महाराणा'],
    ['Jyotsna Biswal', 'ଜ୍ୟୋତ୍ସ୍ନା ବିଶ୍ୱାଳ', 'ज्योत्स्ना बिस्वाल'],
    ['Krushna Choudhury', 'କୃଷ୍ଣ ଚୌଧୁରୀ', 'कृष्ण चौधरी'],
    ['Durga Prasad Nanda', 'ଦୁର୍ଗା ପ୍ରସାଦ ନନ୍ଦ', 'दुर्गा प्रसाद नंद'],
    ['Sabitri Patra', 'ସାବିତ୍ରୀ ପାତ୍ର', 'सावित्री पात्र'],
    ['Pramila Routray', 'ପ୍ରମିଳା ରାଉତରାୟ', 'प्रमिला राउतराय'],
    ['Ganesh Barik', 'ଗଣେଶ ବାରିକ', 'गणेश बारिक'],
    ['Balaram Lenka', 'ବଳରାମ ଲେଙ୍କା', 'बलराम लेंका'],
    ['Mamata Khuntia', 'ମମତା ଖୁଣ୍ଟିଆ', 'ममता खुंटिया'],
    ['Nilakantha Baral', 'ନୀଳକଣ୍ଠ ବରାଳ', 'नीलकंठ बराल'],
    ['Usha Devi', 'ଉଷା ଦେବୀ', 'उषा देवी'],
    ['Upendra Upadhyaya', 'ଉପେନ୍ଦ୍ର ଉପାଧ୍ୟାୟ', 'उपेंद्र उपाध्याय'],
    ['Hemanta Singh', 'ହେମନ୍ତ ସିଂହ', 'हेमंत सिंह'],
    ['Tulasi Majhi', 'ତୁଳସୀ ମାଝୀ', 'तुलसी माझी'],
    ['Gopabandhu Ojha', 'ଗୋପବନ୍ଧୁ ଓଝା', 'गोपबंधु ओझा'],
    ['Deepak Sharma', 'ଦୀପକ ଶର୍ମା', 'दीपक शर्मा'],
    ['Sanjay Guru', 'ସଞ୍ଜୟ ଗୁରୁ', 'संजय गुरु'],
    ['Dr. Ritika Sahoo', 'ଡା. ରିତିକା ସାହୁ', 'डॉ. रितिका साहू'],
    ['S. K. Das', 'ଏସ. କେ. ଦାସ', 'एस. के. दास'],
    ['Sujit Bhoi', 'ସୁଜିତ ଭୋଇ', 'सुजित भोई'],
    ['Rashmita Rout', 'ରଶ୍ମିତା ରାଉତ', 'रश्मिता राउत'],
    ['Saraswati Mohanta', 'ସରସ୍ୱତୀ ମହନ୍ତ', 'सरस्वती महंत'],
    ['Sarita Nath', 'ସରିତା ନାଥ', 'सरिता नाथ'],
    ['Manaswini Kar', 'ମନସ୍ୱିନୀ କର', 'मनस्विनी कर'],
    ['Itishree Ray', 'ଇତିଶ୍ରୀ ରାୟ', 'इतिश्री राय'],
    ['Bibekananda Pati', 'ବିବେକାନନ୍ଦ ପତି', 'विवेकानंद पति'],
    ['Trinath Palai', 'ତ୍ରିନାଥ ପଲେଇ', 'त्रिनाथ पलेई'],
    ['Soumyaranjan Puhan', 'ସୌମ୍ୟରଞ୍ଜନ ପୁହାଣ', 'सौम्यरंजन पुहान'],
    ['Kabindra Praharaj', 'କବୀନ୍ଦ୍ର ପ୍ରହରାଜ', 'कबींद्र प्रहराज'],
    ['Sanghamitra Dash', 'ସଙ୍ଘମିତ୍ରା ଦାଶ', 'संघमित्रा दाश'],
    ['Haripriya Mallik', 'ହରିପ୍ରିୟା ମଲ୍ଲିକ', 'हरिप्रिया मलिक'],
    ['Ranjita Samantaray', 'ରଞ୍ଜିତା ସାମନ୍ତରାୟ', 'रंजिता सामंतराय'],
    ['Nityananda Prusty', 'ନିତ୍ୟାନନ୍ଦ ପୃଷ୍ଟି', 'नित्यानंद पृष्टि'],
    ['Omprakash Agrawal', 'ଓମପ୍ରକାଶ ଅଗ୍ରୱାଲ', 'ओमप्रकाश अग्रवाल'],
    ['Utkal Gouda', 'ଉତ୍କଳ ଗୌଡ଼', 'उत्कल गौड़'],
    ['Madhumita Purohit', 'ମଧୁମିତା ପୁରୋହିତ', 'मधुमिता पुरोहित'],
    ['Suchitra Sethi', 'ସୁଚିତ୍ରା ସେଠୀ', 'सुचित्रा सेठी'],
    ['Sibaram Bhuyan', 'ଶିବରାମ ଭୂୟାଁ', 'शिवराम भूयाँ'],
    ['Mrutyunjay Mangaraj', 'ମୃତ୍ୟୁଞ୍ଜୟ ମଙ୍ଗରାଜ', 'मृत्युंजय मंगराज'],
    ['Nibedita Raj', 'ନିବେଦିତା ରାଜ', 'निवेदिता राज'],
    ['Debasis Samanta', 'ଦେବାଶିଷ ସାମନ୍ତ', 'देबाशीष सामंत'],
    ['Rohit Tiwari', 'ରୋହିତ ତିୱାରୀ', 'रोहित तिवारी'],
    ['Arpita Pal', 'ଅର୍ପିତା ପାଲ', 'अर्पिता पाल'],
    ['Snehalata Dei', 'ସ୍ନେହଲତା ଦେଈ', 'स्नेहलता देई'],
    ['Maheswari Deo', 'ମହେଶ୍ୱରୀ ଦେଓ', 'महेश्वरी देव'],
    ['Hemalata Rana', 'ହେମଲତା ରଣା', 'हेमलता राणा'],
    ['Bhubaneswar Bhanja', 'ଭୁବନେଶ୍ୱର ଭଞ୍ଜ', 'भुवनेश्वर भंज'],
    ['Chinmay Udgata', 'ଚିନ୍ମୟ ଉଦ୍ଗାତା', 'चिन्मय उद्गाता'],
    ['Premananda Swami', 'ପ୍ରେମାନନ୍ଦ ସ୍ୱାମୀ', 'प्रेमानंद स्वामी'],
    ['Ajay Mahanta', 'ଅଜୟ ମହନ୍ତ', 'अजय महंत'],
    ['Bijoy Munda', 'ବିଜୟ ମୁଣ୍ଡା', 'बिजय मुंडा'],
    ['Mahendra Patel', 'ମହେନ୍ଦ୍ର ପଟେଲ', 'महेंद्र पटेल'],
    ['Rohini Pandey', 'ରୋହିଣୀ ପାଣ୍ଡେ', 'रोहिणी पांडे'],
    ['Tanmay Khatua', 'ତନ୍ମୟ ଖଟୁଆ', 'तन्मय खटुआ'],
  ])('%s: %s, %s', (latin, odia, devanagari) => {
    expect(inScript(latin, 'odia')).toBe(odia.normalize('NFC'));
    expect(inScript(latin, 'devanagari')).toBe(devanagari.normalize('NFC'));
  });

  test('a name that no table knows is spelled by rule', () => {
    expect(inScript('Tanaya Sumit Monika', 'odia')).toBe('ତନୟା ସୁମିତ ମୋନିକା');
    expect(inScript('Tanaya Sumit Monika', 'devanagari')).toBe('तनया सुमित मोनिका');
  });

  test('in whatever way the Latin letters are written', () => {
    for (const typed of ['SAROJINI PATTNAIK', 'sarojini pattnaik', 'Sarōjini Pattnaik']) {
      expect(inScript(typed, 'odia')).toBe('ସରୋଜିନୀ ପଟ୍ଟନାୟକ');
    }
  });

  test('a title that is written out has no dot', () => {
    expect(inScript('Smt. Kuni Das', 'odia')).toBe('ଶ୍ରୀମତୀ କୁନି ଦାସ');
    expect(inScript('Sri. Hari Das', 'devanagari')).toBe('श्री हरि दास');
  });

  test('initials are called by their letters, whether a gap follows or not', () => {
    expect(inScript('S.K. Mishra', 'odia')).toBe('ଏସ.କେ. ମିଶ୍ର');
    expect(inScript('Pt. B. Panda', 'devanagari')).toBe('पं. बी. पंडा');
  });
});

describe('from one Indic script to the other', () => {
  test.each([
    ['ସରୋଜିନୀ ପଟ୍ଟନାୟକ', 'सरोजिनी पटनायक'],
    ['ସୁବ୍ରତ ପଣ୍ଡା', 'सुब्रत पंडा'],
    ['ଇନ୍ଦୁପ୍ରଭା ସମ୍ମାଦ୍ଦାର', 'इंदुप्रभा सम्माद्दार'],
    ['କମଳିନୀ ୱାଲିଆ', 'कमलिनी वालिआ'],
  ])('%s is %s in Devanagari', (odia, devanagari) => {
    expect(inScript(odia, 'devanagari')).toBe(devanagari.normalize('NFC'));
  });

  test.each([
    ['सरोजिनी पटनायक', 'ସରୋଜିନୀ ପଟ୍ଟନାୟକ'],
    ['रमाकांत यादव', 'ରମାକାନ୍ତ ଯାଦବ'],
    ['फ़ातिमा', 'ଫାତିମା'],
    ['दया', 'ଦୟା'],
  ])('%s is %s in Odia', (devanagari, odia) => {
    expect(inScript(devanagari, 'odia')).toBe(odia.normalize('NFC'));
  });

  test('a name in both scripts is written in one', () => {
    expect(inScript('Ravi ଦାସ', 'odia')).toBe('ରବି ଦାସ');
    expect(inScript('Ravi ଦାସ', 'devanagari')).toBe('रवि दास');
  });
});

test('nothing is offered where the name is in that script already, or in one that is not known', () => {
  expect(inScript('ସରୋଜିନୀ', 'odia')).toBeNull();
  expect(inScript('सरोजिनी', 'devanagari')).toBeNull();
  expect(inScript('সরোজিনী', 'odia')).toBeNull();
  expect(inScript('1008', 'odia')).toBeNull();
  expect(inScript('', 'odia')).toBeNull();
});
