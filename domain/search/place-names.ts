import { districtIn } from '../district-names.ts';
import { districts } from '../places.ts';

/** What districts, blocks and towns of Odisha are called beside the name that is kept; what only differs in spelling is found by its sound. */

/** A district, or a part of it. */
export interface Named {
  readonly district: string;
  /** The block as `places.ts` has it; null for a district, and for a town that is no block. */
  readonly block: string | null;
  /** The first is the one that is shown. */
  readonly names: readonly string[];
  readonly kind: 'district' | 'block' | 'town';
}

const list = (names: string): string[] => names.split(', ');

// oxfmt-ignore
const ofDistricts: Readonly<Record<string, string>> = {
  Angul: 'Ongul, Anugul, Anugol, ଅନୁଗୁଳ, अनुगुल, अनुगोल',
  Balangir: 'Bolangir, Balangiri, ବଲାଙ୍ଗିର, बोलांगीर, बलांगिर',
  Balasore: 'Baleswar, Baleshwar, Baleshwara, Balesore, बालासोर, ବାଲେଶ୍ଵର, ବାଲାସୋର',
  Bargarh: 'Baragarh, Bargad, Baragada',
  Bhadrak: 'Bhadrakh',
  Boudh: 'Baudh, Bauda, Bauddha, Boudha, ବଉଦ, बौद्ध, बउद',
  Cuttack: 'Kataka, Katak, Cuttak, Kattak, कट्टक',
  Deogarh: 'Debagarh, Devgarh, Debgarh, Deogad, ଦେଓଗଡ଼, देओगढ़',
  Dhenkanal: 'Dhenkanala, Denkanal',
  Gajapati: 'Gajpati',
  Ganjam: 'Ganjama',
  Jagatsinghpur: 'Jagatsinghapur, Jagatsingpur, Jagatsingapur, ଜଗତ୍‌ସିଂହପୁର, जगतसिंघपुर, जगत्सिंहपुर',
  Jajpur: 'Jajapur, Yajpur, Yajapur',
  Jharsuguda: 'Jharasuguda, Jharsugura',
  Kalahandi: 'Kalahandy',
  Kandhamal: 'Phulbani, Phulabani, Fulbani, Boudh-Kandhamal, Khandamal, Kondhmal, ଫୁଲବାଣୀ, फूलबनी, फुलबनी, फुलबाणी, फूलबाणी',
  Kendrapara: 'Kendrapada, Kendraparha',
  Keonjhar: 'Kendujhar, Kendujhara, Kenjhar, Keonjhargarh, Keunjhar, Kyonjhar, केंदुझर, केन्दुझर, क्योंझार, केउंझर, କେଉଁଝର',
  Khordha: 'Khurda, Khorda, Khurdha, Khordh, Khurdah, ଖୋରଧା, ଖୁର୍ଦ୍ଧା, ଖୁରୁଦା, खुर्दा, खोर्दा, खुर्धा, खुरदा',
  Koraput: 'Koraputa, Korapur',
  Malkangiri: 'Malkanagiri, Malakangiri, Malkangir, ମାଲକାନଗିରୀ, मल्कानगिरि',
  Mayurbhanj: 'Mayurbhanja, Mayurabhanja, Mayur Bhanj, Morbhanj',
  Nabarangpur: 'Nawarangpur, Nowrangpur, Nabarangapur, Navrangpur, Nabrangpur, Nowrangapur, नवरंगपुर, नौरंगपुर',
  Nayagarh: 'Nayagad, Nayagada, Naygarh',
  Nuapada: 'Nuapara, Nawapara, Nuaparha, नुआपड़ा, नवापाड़ा',
  Puri: 'Jagannath Puri, Jagannathpuri, Jagannath Dham, Shri Kshetra, Srikhetra, Purushottam Kshetra, Pooree, ଶ୍ରୀକ୍ଷେତ୍ର, ଜଗନ୍ନାଥ ପୁରୀ, ଜଗନ୍ନାଥ ଧାମ, श्रीक्षेत्र, जगन्नाथ पुरी, जगन्नाथ धाम, जगन्नाथपुरी',
  Rayagada: 'Rayagad, Rayagarha, Rayagara, Raigada',
  Sambalpur: 'Sambalapur, Sambhalpur, Sumbalpur, सम्भलपुर, संभलपुर',
  Subarnapur: 'Sonepur, Sonpur, Suvarnapur, Suvarnpur, Sonapur, Swarnapur, ସୋନପୁର, सोनपुर, सुबर्णपुर, सुबरनपुर, स्वर्णपुर',
  Sundargarh: 'Sundergarh, Sundargad, Sundaragarh, Sundargada, सुन्दरगढ',
};

// oxfmt-ignore
const ofBlocks: Readonly<Record<string, string>> = {
  Athamallik: 'Athmallik, Athamalik', Pallahara: 'Pal Lahara, Pallahada',
  Titilagarh: 'Titlagarh, ଟିଟିଲାଗଡ଼', Loisingha: 'Loisinga',
  Jaleswar: 'Jaleshwar, Jellasore, Jaleswara', Nilagiri: 'Nilgiri', Oupada: 'Aupada', Bhograi: 'Bhogarai, ଭୋଗରାଇ',
  Attabira: 'Atabira', 'Padampur (Rajborasambar)': 'Padampur',
  Basudevpur: 'Vasudevpur, Basudebpur, ବାସୁଦେବପୁର', Chandabali: 'Chandbali, ଚାନ୍ଦବାଲି', Bhandaripokhari: 'Bhandari Pokhari',
  Athagarh: 'Athgarh, Athagad', 'Badamba (Baramba)': 'Badamba, Baramba', Barang: 'Baranga', Nischintakoili: 'Nischintkoili, Nischinta Koili',
  'Tangi-Choudwar': 'Choudwar, Chowdwar, Tangi Choudwar, Chaudwar, ଚୌଦ୍ୱାର, चौद्वार', Salepur: 'Salipur, ସାଲେପୁର', Mahanga: 'Mahang',
  Kamakhyanagar: 'Kamakshyanagar, କାମାକ୍ଷାନଗର', Gondia: 'Gandia', Hindol: 'Hindola',
  'Gosani (Paralakhemundi)': 'Paralakhemundi, Parlakhemundi, Parlakimidi, Gosani, ପାରଳାଖେମୁଣ୍ଡି, पारलाखेमुंडी, पारालाखेमुंडी',
  Aska: 'Asika, ଆସିକା, आसिका', Bhanjanagar: 'Bhanja Nagar, Russelkonda', Chhatrapur: 'Chatrapur, Chhatrapur Sadar, ଛତ୍ରପୁର', Hinjilicut: 'Hinjili, Hinjilikatu, ହିଞ୍ଜିଳି, ହିଞ୍ଜିଳିକାଟୁ, हिंजिली',
  Kabisuryanagar: 'Kavisuryanagar, Kabisurya Nagar', Khallikote: 'Khalikote, Khallikot, ଖଲ୍ଲିକୋଟ', Rangeilunda: 'Rangailunda',
  Digapahandi: 'Diggapahandi', 'Surada (Sorada)': 'Surada, Sorada, Soroda', Polosara: 'Polasara, Palasara',
  Ersama: 'Erasama, Ersma', Kujang: 'Kujanga, Paradip, Paradeep, Paradeepa, ପାରାଦୀପ, ପାରାଦ୍ୱୀପ, पारादीप', Tirtol: 'Tirtola, Tritol', Naugaon: 'Naogaon',
  'Badachana (Barchana)': 'Badachana, Barchana, Badchana', Dharmasala: 'Dharmashala, Dharamsala', Sukinda: 'Sukindagarh',
  Bhawanipatna: 'Bhabanipatna, Bhawani Patna, ଭବାନୀପାଟଣା, ଭବାନୀପାଟନା, भवानीपटना', 'Madanpur Rampur (M. Rampur)': 'M. Rampur, Madanpur Rampur',
  'G. Udayagiri': 'Udayagiri, Ghumusar Udayagiri', 'R. Udayagiri': 'Udayagiri, Ramagiri Udayagiri', Phulbani: 'Phulabani, Fulbani', Baliguda: 'Balliguda', Daringbadi: 'Daringibadi, Daringbari',
  Pattamundai: 'Patamundai, ପଟ୍ଟାମୁଣ୍ଡାଇ', Aul: 'Aali, Ali, ଆଳି', Rajkanika: 'Raj Kanika', Mahakalapada: 'Mahakalpada',
  Anandapur: 'Anandpur', 'Keonjhar (Kendujhar) Sadar': 'Keonjhar Sadar, Kendujhar Sadar, Keonjhargarh', 'Patna (Patana)': 'Patna, Patana', Ghatgaon: 'Ghatagaon',
  Bhubaneswar: 'Bhubaneshwar, Bhuvaneshwar, Bhubneswar, Bhuvneshwar, Bhubaneswara, BBSR, Bhubanesar, Bhubanewsar, Ekamra, Ekamra Kshetra, ଭୁବନେଶ୍ଵର, ଏକାମ୍ର, ଏକାମ୍ର କ୍ଷେତ୍ର',
  Jatni: 'Jatani, Khurda Road, Khordha Road, Jatni Road, ଖୋର୍ଦ୍ଧା ରୋଡ଼, खुर्दा रोड', Chilika: 'Chilka, Balugaon, ବାଲୁଗାଁ, बालूगांव', Balianta: 'Baliyanta', Banapur: 'Banpur', Bolagarh: 'Bologarh',
  Jeypore: 'Jaypur, Jaypore, Jeypur, Jaypura, ଜୟପୁର, जयपुर, जैपुर, जेपुर', Semiliguda: 'Similiguda, Sunabeda, ସୁନାବେଡ଼ା, सुनाबेड़ा', Borigumma: 'Borrigumma, Boriguma', Kotpad: 'Kotapad',
  'Chitrakonda (Kudumulugumma)': 'Chitrakonda, Chitrakunda, Balimela',
  Baripada: 'Baripara, Baripoda', Rairangpur: 'Rairangapur', Karanjia: 'Karanja', Joshipur: 'Jashipur, Josipur', Badasahi: 'Barasahi',
  Umerkote: 'Umarkote, Umarkot, Umerkot, Umrkot', Raighar: 'Raigarh, Raighara',
  Daspalla: 'Dasapalla, Dashapalla', Khandapada: 'Khandpada, Khandapara', Odagaon: 'Oragaon', Gania: 'Ganiya',
  Khariar: 'Khadial, Kharial, ଖଡ଼ିଆଳ, खड़ियाल',
  Gop: 'Gopa, Konark, Konarak, Konarka, ଗୋପ, कोणार्क, गोप, କୋଣାର୍କ', Nimapada: 'Nimapara, Nimapoda', Pipili: 'Pipli', Satyabadi: 'Sakhigopal, Satyabadi Sakhigopal, ସାକ୍ଷୀଗୋପାଳ, साक्षीगोपाल', Krushnaprasad: 'Krishnaprasad', Kakatpur: 'Kakatapur',
  Gunupur: 'Gunupura', 'Bissam Cuttack': 'Bissamcuttack, Bishama Katak, Bisam Katak, ବିଷମକଟକ, ବିଷମ କଟକ, बिषमकटक',
  Rairakhol: 'Redhakhol, Rairakhole, ରେଢ଼ାଖୋଲ, रेढ़ाखोल', Dhankauda: 'Dhanakauda, Burla, ବୁର୍ଲା, बुर्ला', Maneswar: 'Maneshwar',
  'Binika (Binka)': 'Binika, Binka', Birmaharajpur: 'Biramaharajpur', Sonepur: 'Sonpur, Sonapur',
  Rajgangpur: 'Raj Gangpur, Rajagangapur', Bonaigarh: 'Bonai, Banei, Bonaigad, ବଣାଇ, ବଣାଇଗଡ଼', Hemgir: 'Hemagiri', 'Koida (Koira)': 'Koida, Koira',
};

/** Towns that are no block, with their district. */
// oxfmt-ignore
const towns: readonly (readonly [names: string, district: string])[] = [
  ['Rourkela, Raurkela, Rourakela, Rurkela, Rorkela, ରାଉରକେଲା, ରାଉରକେଲ୍ଲା, राउरकेला, रौरकेला', 'Sundargarh'],
  ['Berhampur, Brahmapur, Brahmapura, Berhampore, Bramhapur, Brahampur, ବ୍ରହ୍ମପୁର, ବେରହାମପୁର, ब्रह्मपुर, बरहमपुर, बेरहामपुर', 'Ganjam'],
  ['Gopalpur, Gopalpur on Sea, ଗୋପାଳପୁର, गोपालपुर', 'Ganjam'],
  ['Hirakud, Hirakuda, ହୀରାକୁଦ, हीराकुंड, हीराकुद', 'Sambalpur'],
  ['Brajarajnagar, Brajrajnagar, ବ୍ରଜରାଜନଗର, ब्रजराजनगर', 'Jharsuguda'],
  ['Belpahar, Belapahar, ବେଲପାହାଡ଼, बेलपहाड़', 'Jharsuguda'],
  ['Barbil, Badbil, ବଡ଼ବିଲ, बड़बिल', 'Keonjhar'],
  ['Byasanagar, Vyasanagar, Jajpur Road, ବ୍ୟାସନଗର, ଯାଜପୁର ରୋଡ଼, व्यासनगर, जाजपुर रोड', 'Jajpur'],
  ['Chandipur, Chandipur on Sea, ଚାନ୍ଦିପୁର, चांदीपुर', 'Balasore'],
  ['Dhauli, Dhauligiri, ଧଉଳି, धौली', 'Khordha'],
  ['Nalco Nagar, Nalconagar, ନାଲକୋ ନଗର, नालको नगर', 'Angul'],
  ['Kantabanji, Kantabaji, କଣ୍ଟାବାଞ୍ଜି, कांटाबांजी', 'Balangir'],
];

/** `Badamba (Baramba)` is one name in two spellings; `Puri Sadar` is the block of the town. */
function namesOfBlock(block: string): string[] {
  const [, main = block, other] = /^(.*?)\s*\((.*)\)$/.exec(block) ?? [];
  return [...new Set([block, main, ...(other ? [other] : []), ...list(ofBlocks[block] ?? block)])];
}

/** Districts first, then blocks, then towns, each in the order of `places.ts`. */
export const namedPlaces = (): Named[] => [
  ...districts.map(({ name, odia }): Named => {
    const also = list(ofDistricts[name] ?? name);
    const names = [name, odia, districtIn('or-IN', name), districtIn('hi-IN', name), ...also];
    return { district: name, block: null, names: [...new Set(names)], kind: 'district' };
  }),
  ...districts.flatMap(({ name, blocks }) =>
    blocks.map((block): Named => ({ district: name, block, names: namesOfBlock(block), kind: 'block' })),
  ),
  ...towns.map(([names, district]): Named => ({ district, block: null, names: list(names), kind: 'town' })),
];
