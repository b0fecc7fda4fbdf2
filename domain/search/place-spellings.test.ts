import { describe, expect, test } from 'vitest';
import { districtNames, districts } from '../places.ts';
import {
  districtCalled,
  nameAndPlace,
  nearestDistricts,
  placesBeginning,
  placesCalled,
  searchPlaces,
} from './place-search.ts';
import { namedPlaces } from './place-names.ts';

/** What people call the districts of Odisha, its blocks and its towns, in each script. */

type Spelled = Readonly<Record<string, readonly [latin: string, odia: string, hindi: string]>>;

// oxfmt-ignore
const ofDistricts: Spelled = {
  Angul: ['Anugul, Ongul, Anugol, angul, Angul district', 'ଅନୁଗୋଳ, ଅନୁଗୁଳ, ଅନୁଗୋଳ ଜିଲ୍ଲା', 'अंगुल, अनुगुल, अनुगोल'],
  Balangir: ['Bolangir, Balangeer, Bolangeer', 'ବଲାଙ୍ଗୀର, ବଲାଙ୍ଗିର, ବଲାଂଗୀର', 'बलांगीर, बोलांगीर, बलांगिर'],
  Balasore: ['Baleswar, Baleshwar, Baleshwara, Balesore', 'ବାଲେଶ୍ୱର, ବାଲେଶ୍ଵର, ବାଲେଶ୍ବର, ବାଲାସୋର', 'बालेश्वर, बालासोर'],
  Bargarh: ['Baragarh, Bargad, Baragada', 'ବରଗଡ଼, ବରଗଡ', 'बरगढ़, बरगढ'],
  Bhadrak: ['Bhadrakh, Bhadraka, badrak', 'ଭଦ୍ରକ, ଭଦ୍ରଖ', 'भद्रक'],
  Boudh: ['Baudh, Bauda, Boudha, Bauddha', 'ବୌଦ୍ଧ, ବଉଦ', 'बौध, बौद्ध'],
  Cuttack: ['Kataka, Cuttack city, Katak, Cuttak, Cutack', 'କଟକ, କଟକ ସହର, କଟକ ଜିଲ୍ଲା', 'कटक, कट्टक, कटक शहर, कटक जिला'],
  Deogarh: ['Debagarh, Devgarh, Deogad', 'ଦେବଗଡ଼, ଦେବଗଡ, ଦେଓଗଡ଼', 'देवगढ़, देओगढ़, देवगढ'],
  Dhenkanal: ['Dhenkanala, Denkanal, Dhenkanaal', 'ଢେଙ୍କାନାଳ, ଢେଙ୍କାନାଲ', 'ढेंकानाल, ढेङ्कानाल'],
  Gajapati: ['Gajpati, Gajapathi, Gajapatee', 'ଗଜପତି, ଗଜପତୀ', 'गजपति, गजपती'],
  Ganjam: ['Ganjama, Ganjaam', 'ଗଞ୍ଜାମ, ଗଂଜାମ', 'गंजाम, गञ्जाम'],
  Jagatsinghpur: ['Jagatsinghapur, Jagatsingpur, Jagatsingapur', 'ଜଗତସିଂହପୁର, ଜଗତ୍‌ସିଂହପୁର', 'जगतसिंहपुर, जगतसिंघपुर, जगत्सिंहपुर'],
  Jajpur: ['Jajapur, Yajpur, Jajpoor', 'ଯାଜପୁର, ଜାଜପୁର', 'जाजपुर, याजपुर'],
  Jharsuguda: ['Jharasuguda, Jharsugura, Jarsuguda', 'ଝାରସୁଗୁଡ଼ା, ଝାରସୁଗୁଡା', 'झारसुगुड़ा, झारसुगुडा'],
  Kalahandi: ['Kalahandy, Kalahaandi, Kalahandee', 'କଳାହାଣ୍ଡି, କଳାହାଣ୍ଡୀ, କଲାହାଣ୍ଡି', 'कालाहांडी, कलाहांडी, कालाहाण्डी'],
  Kandhamal: ['Phulbani, Phulabani, Fulbani, Kondhmal', 'କନ୍ଧମାଳ, କନ୍ଧମାଲ, ଫୁଲବାଣୀ', 'कंधमाल, कन्धमाल, फूलबनी, फुलबाणी'],
  Kendrapara: ['Kendrapada, Kendraparha, Kendrapaara', 'କେନ୍ଦ୍ରାପଡ଼ା, କେନ୍ଦ୍ରାପଡା, କେନ୍ଦ୍ରାପାଡ଼ା', 'केंद्रापड़ा, केन्द्रापड़ा, केंद्रपाड़ा'],
  Keonjhar: ['Kendujhar, Kendujhara, Keunjhar, Keonjar', 'କେନ୍ଦୁଝର, କେଉଁଝର', 'क्योंझर, केंदुझर, केन्दुझर'],
  Khordha: ['Khurda, Khorda, Khurdha, Khordh', 'ଖୋର୍ଦ୍ଧା, ଖୋରଧା, ଖୁର୍ଦ୍ଧା, ଖୋର୍ଦ୍ଦା', 'खोर्धा, खोरधा, खुर्दा, खोर्दा'],
  Koraput: ['Koraputa, Koraputt, Koraputh', 'କୋରାପୁଟ, କୋରାପୁଟ୍', 'कोरापुट, कोरापुत'],
  Malkangiri: ['Malkanagiri, Malakangiri, Malkangiree', 'ମାଲକାନଗିରି, ମାଲକାନଗିରୀ', 'मलकानगिरी, मल्कानगिरि, मलकानगिरि'],
  Mayurbhanj: ['Mayurbhanja, Mayurabhanja, Mayur Bhanj', 'ମୟୂରଭଞ୍ଜ, ମୟୁରଭଞ୍ଜ', 'मयूरभंज, मयुरभंज'],
  Nabarangpur: ['Nawarangpur, Nowrangpur, Nabarangapur', 'ନବରଙ୍ଗପୁର, ନବରଂଗପୁର', 'नबरंगपुर, नवरंगपुर'],
  Nayagarh: ['Nayagad, Nayagada, Naygarh', 'ନୟାଗଡ଼, ନୟାଗଡ', 'नयागढ़, नयागढ'],
  Nuapada: ['Nuapara, Nuaparha, Nawapara', 'ନୂଆପଡ଼ା, ନୁଆପଡ଼ା, ନୂଆପଡା', 'नुआपाड़ा, नुआपड़ा, नवापाड़ा'],
  Puri: ['Pooree, Puri town, Jagannath Puri, Srikhetra, puri dist', 'ପୁରୀ, ପୁରି, ଶ୍ରୀକ୍ଷେତ୍ର, ଜଗନ୍ନାଥ ଧାମ', 'पुरी, पूरी, जगन्नाथ पुरी, श्रीक्षेत्र'],
  Rayagada: ['Rayagad, Rayagarha, Rayagara, Raygada', 'ରାୟଗଡ଼ା, ରାୟଗଡା', 'रायगड़ा, रायगडा'],
  Sambalpur: ['Sambalapur, Sambhalpur, Sumbalpur', 'ସମ୍ବଲପୁର, ସମ୍ୱଲପୁର, ସଂବଲପୁର', 'संबलपुर, सम्बलपुर, संभलपुर'],
  Subarnapur: ['Sonepur, Sonpur, Suvarnapur', 'ସୁବର୍ଣ୍ଣପୁର, ସୁବର୍ଣପୁର, ସୋନପୁର', 'सुवर्णपुर, सुबर्णपुर, सोनपुर'],
  Sundargarh: ['Sundergarh, Sundargad, Sundaragarh', 'ସୁନ୍ଦରଗଡ଼, ସୁନ୍ଦରଗଡ', 'सुंदरगढ़, सुन्दरगढ़'],
};

/** By the name that is shown: a block as it is kept, or a town. */
// oxfmt-ignore
const ofBlocks: Spelled = {
  Bhubaneswar: ['Bhubaneshwar, Bhuvaneshwar, Bhubneswar, BBSR, BBSR city, bhubaneswara', 'ଭୁବନେଶ୍ୱର, ଭୁବନେଶ୍ଵର, ଭୁବନେଶ୍ବର', 'भुवनेश्वर, भुबनेश्वर'],
  Jatni: ['Jatani, Jatnee, Khurda Road', 'ଜଟଣୀ, ଜଟଣି', 'जटनी, जटणी'],
  Berhampur: ['Brahmapur, Brahmapura, Berhampore', 'ବ୍ରହ୍ମପୁର, ବେରହାମପୁର', 'ब्रह्मपुर, बरहमपुर'],
  Rourkela: ['Raurkela, Rorkela, Rourakela, Raurakela', 'ରାଉରକେଲା, ରାଉରକେଲ୍ଲା', 'राउरकेला, रौरकेला'],
  Jeypore: ['Jaypur, Jeypur, Jaypore', 'ଜୟପୁର', 'जयपुर, जैपुर'],
  Baripada: ['Baripara, Baripadaa', 'ବାରିପଦା', 'बारीपदा, बारिपदा'],
  Titilagarh: ['Titlagarh, Titilagad', 'ଟିଟିଲାଗଡ଼', 'टिटिलागढ़'],
  Talcher: ['Talchera, Talcher block', 'ତାଳଚେର', 'तालचेर'],
  Athagarh: ['Athgarh, Athagad', 'ଆଠଗଡ଼, ଆଠଗଡ', 'आठगढ़'],
  Salepur: ['Salipur, Saalepur', 'ସାଲେପୁର', 'सालेपुर'],
  Bhawanipatna: ['Bhabanipatna, Bhavanipatna, Bhawani Patna', 'ଭବାନୀପାଟଣା, ଭବାନୀପାଟନା', 'भवानीपटना'],
  Paralakhemundi: ['Parlakhemundi, Paralakhemundi', 'ପାରଳାଖେମୁଣ୍ଡି', 'पारलाखेमुंडी'],
  Chhatrapur: ['Chatrapur, Chhatrapura', 'ଛତ୍ରପୁର', 'छत्रपुर'],
  Hinjilicut: ['Hinjili, Hinjilikatu', 'ହିଞ୍ଜିଳି, ହିଞ୍ଜିଳିକାଟୁ', 'हिंजिली'],
  Aska: ['Asika, Aska', 'ଆସିକା', 'आसिका'],
  Kamakhyanagar: ['Kamakshyanagar, Kamakhya Nagar', 'କାମାକ୍ଷାନଗର', 'कामाख्यानगर'],
  Jaleswar: ['Jaleshwar, Jaleswara', 'ଜଳେଶ୍ୱର, ଜଳେଶ୍ଵର', 'जलेश्वर'],
  Nilagiri: ['Nilgiri, Neelagiri', 'ନୀଳଗିରି, ନୀଳଗିରୀ', 'नीलगिरि, नीलगिरी'],
  Chandabali: ['Chandbali, Chaandabali', 'ଚାନ୍ଦବାଲି', 'चांदबाली'],
  Pattamundai: ['Patamundai, Pattamundaai', 'ପଟ୍ଟାମୁଣ୍ଡାଇ', 'पट्टामुंडाई'],
  Nimapada: ['Nimapara, Neemapada', 'ନିମାପଡ଼ା, ନିମାପଡା', 'निमापड़ा'],
  Pipili: ['Pipli, Pipilee', 'ପିପିଲି, ପିପିଲୀ', 'पिपिली, पिपली'],
  Gop: ['Gopa, Konark, Konarak', 'ଗୋପ, କୋଣାର୍କ', 'गोप, कोणार्क'],
  Satyabadi: ['Sakhigopal, Satyabaadi', 'ସତ୍ୟବାଦୀ, ସାକ୍ଷୀଗୋପାଳ', 'सत्यबादी, साक्षीगोपाल'],
  Rajgangpur: ['Raj Gangpur, Rajagangapur', 'ରାଜଗାଙ୍ଗପୁର', 'राजगांगपुर'],
  Gunupur: ['Gunupura, Goonupur', 'ଗୁଣୁପୁର', 'गुनुपुर'],
  Umerkote: ['Umarkote, Umarkot', 'ଉମରକୋଟ', 'उमरकोट'],
  Kuchinda: ['Kuchindaa, Koochinda', 'କୁଚିଣ୍ଡା', 'कुचिंडा'],
  Chilika: ['Chilka, Balugaon', 'ଚିଲିକା', 'चिलिका, चिल्का'],
  Kujang: ['Kujanga, Paradip, Paradeep', 'କୁଜଙ୍ଗ, ପାରାଦୀପ', 'कुजंग, पारादीप'],
};

const listed = (one: string): string[] => one.split(', ');
const everything = (of: Spelled) =>
  Object.entries(of).flatMap(([name, scripts]) => scripts.flatMap(listed).map((what) => [what, name] as const));

test.each(everything(ofDistricts))('%s is the district of %s', (what, name) => {
  expect(districtCalled(what)).toBe(name);
  expect(searchPlaces(what).places[0]).toMatchObject({ district: name, kind: 'district' });
});

test.each(everything(ofBlocks))('%s is %s', (what, name) => {
  const [place] = placesCalled(what);
  expect([place?.block ?? place?.names[0], ...(place?.names ?? [])]).toContain(name);
  expect(searchPlaces(what).places[0]).toEqual(place);
});

test('a hundred spellings of each script are tried, and every district', () => {
  expect(Object.keys(ofDistricts)).toEqual(districtNames);
  for (const script of [0, 1, 2]) {
    const all = [ofDistricts, ofBlocks].flatMap((of) => Object.values(of).flatMap((one) => listed(one[script] ?? '')));
    expect(new Set(all).size).toBeGreaterThanOrEqual(100);
  }
});

test('every district, block and town is found by each of its names', () => {
  for (const place of namedPlaces()) {
    for (const name of place.names)
      expect(searchPlaces(name).places.map(({ names }) => names[0])).toContain(place.names[0]);
  }
  for (const { name, blocks } of districts) {
    for (const block of blocks) expect(placesCalled(block).map(({ district }) => district).length).toBeGreaterThan(0);
    expect(districtCalled(name)).toBe(name);
  }
});

describe('the order', () => {
  const first = (what: string) => searchPlaces(what).places.map(({ names, kind }) => `${names[0] ?? ''}, ${kind}`);

  test('is what is written so, then what begins so, then what sounds so', () => {
    expect(first('Gop').slice(0, 2)).toEqual(['Gop, block', 'Gopabandhunagar, block']);
    expect(first('Tangi').slice(0, 2)).toEqual(['Tangi, block', 'Tangi-Choudwar, block']);
    // written so at the beginning, and only then by sound
    expect(first('bari').slice(0, 2)).toEqual(['Bari, block', 'Baripada, block']);
    expect(first('ପୁରୀ')[0]).toBe('Puri, district');
  });

  test('has a district before its block of the same name', () => {
    expect(first('Khordha').slice(0, 2)).toEqual(['Khordha, district', 'Khordha, block']);
  });

  test('finds what begins so from three letters on', () => {
    expect(first('bhubanes')).toEqual(['Bhubaneswar, block']);
    expect(first('ଭୁବନେ')).toEqual(['Bhubaneswar, block', 'Bhuban, block']);
    expect(first('kh')).toEqual([]);
  });
});

test.each([
  ['Balasorr', 'Balasore'],
  ['kendrapra', 'Kendrapara'],
  ['Sambalpor', 'Sambalpur'],
  ['Mayurbhnj', 'Mayurbhanj'],
  ['ଜଗତସିଂପୁର', 'Jagatsinghpur'],
])('for %s, which nothing is called, %s is offered', (what, name) => {
  expect(nearestDistricts(what)).toContain(name);
});

test.each(['Atlantis', 'Kolkata', 'Mumbai', 'zzz', '', '  ', '751001', 'Delhi', '<script>'])(
  '%j is no place of ours',
  (what) => {
    expect(districtCalled(what)).toBeNull();
  },
);

test('a name that several districts have is of none of them', () => {
  expect(placesCalled('Nuagaon').map(({ district }) => district)).toEqual(['Nayagarh', 'Sundargarh']);
  expect(districtCalled('Nuagaon')).toBeNull();
});

test('a few letters are rather of a person than of a place', () => {
  expect(placesBeginning('das')).toEqual([]);
  expect(placesBeginning('dasp').map(({ block }) => block)).toEqual(['Daspalla']);
  expect(placesBeginning('Gop').map(({ block }) => block)).toEqual(['Gop']);
});

test.each([
  ['Mishra Khurda', 'Mishra', 'Khordha'],
  ['ମିଶ୍ର, ପୁରୀ', 'ମିଶ୍ର', 'Puri'],
  ['कटक त्रिपाठी', 'त्रिपाठी', 'Cuttack'],
  ['Ram Das Khurda Road', 'Ram Das', 'Khordha'],
])('%s is a name and a place', (what, name, district) => {
  expect(nameAndPlace(what)).toMatchObject({ name, places: [{ district }] });
});

test('a name alone is of no place', () => {
  expect(nameAndPlace('Sasmita Mohanty')).toBeNull();
  expect(nameAndPlace('Puri')).toBeNull();
});
