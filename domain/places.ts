/**
 * The 30 districts of Odisha and their blocks (tehsils).
 * Source: Local Government Directory, Ministry of Panchayati Raj, Government of India
 * (Government Open Data License - India). Odia names of districts alongside.
 */

export interface District {
  readonly name: string;
  readonly odia: string;
  readonly blocks: readonly string[];
}

export const districts: readonly District[] = [
  {
    name: 'Angul',
    odia: 'ଅନୁଗୋଳ',
    blocks: ['Angul', 'Athamallik', 'Banarpal', 'Chhendipada', 'Kaniha', 'Kishorenagar', 'Pallahara', 'Talcher'],
  },
  {
    name: 'Balangir',
    odia: 'ବଲାଙ୍ଗୀର',
    blocks: ['Agalpur', 'Balangir', 'Bangomunda', 'Belpada', 'Deogaon', 'Gudvella', 'Khaprakhol', 'Loisingha', 'Muribahal', 'Patnagarh', 'Puintala', 'Saintala', 'Titilagarh', 'Turekela'],
  },
  {
    name: 'Balasore',
    odia: 'ବାଲେଶ୍ୱର',
    blocks: ['Bahanaga', 'Balasore Sadar', 'Baliapal', 'Basta', 'Bhograi', 'Jaleswar', 'Khaira', 'Nilagiri', 'Oupada', 'Remuna', 'Simulia', 'Soro'],
  },
  {
    name: 'Bargarh',
    odia: 'ବରଗଡ଼',
    blocks: ['Ambabhona', 'Attabira', 'Bargarh', 'Barpali', 'Bhatli', 'Bheden', 'Bijepur', 'Gaisilet', 'Jharbandh', 'Padampur (Rajborasambar)', 'Paikmal', 'Sohela'],
  },
  {
    name: 'Bhadrak',
    odia: 'ଭଦ୍ରକ',
    blocks: ['Basudevpur', 'Bhadrak', 'Bhandaripokhari', 'Bonth', 'Chandabali', 'Dhamnagar', 'Tihidi'],
  },
  {
    name: 'Boudh',
    odia: 'ବୌଦ୍ଧ',
    blocks: ['Boudh', 'Harabhanga', 'Kantamal'],
  },
  {
    name: 'Cuttack',
    odia: 'କଟକ',
    blocks: ['Athagarh', 'Badamba (Baramba)', 'Banki', 'Banki-Dampada', 'Barang', 'Cuttack Sadar', 'Kantapada', 'Mahanga', 'Narasinghpur', 'Niali', 'Nischintakoili', 'Salepur', 'Tangi-Choudwar', 'Tigiria'],
  },
  {
    name: 'Deogarh',
    odia: 'ଦେବଗଡ଼',
    blocks: ['Barkote', 'Reamal', 'Tileibani'],
  },
  {
    name: 'Dhenkanal',
    odia: 'ଢେଙ୍କାନାଳ',
    blocks: ['Bhuban', 'Dhenkanal Sadar', 'Gondia', 'Hindol', 'Kamakhyanagar', 'Kankadahad', 'Odapada', 'Parjang'],
  },
  {
    name: 'Gajapati',
    odia: 'ଗଜପତି',
    blocks: ['Gosani (Paralakhemundi)', 'Gumma', 'Kashinagar', 'Mohana', 'Nuagada', 'Rayagada', 'R. Udayagiri'],
  },
  {
    name: 'Ganjam',
    odia: 'ଗଞ୍ଜାମ',
    blocks: ['Aska', 'Beguniapada', 'Bellaguntha', 'Bhanjanagar', 'Buguda', 'Chhatrapur', 'Chikiti', 'Dharakote', 'Digapahandi', 'Ganjam', 'Hinjilicut', 'Jagannathprasad', 'Kabisuryanagar', 'Khallikote', 'Kukudakhandi', 'Patrapur', 'Polosara', 'Purushottampur', 'Rangeilunda', 'Sanakhemundi', 'Sheragada', 'Surada (Sorada)'],
  },
  {
    name: 'Jagatsinghpur',
    odia: 'ଜଗତସିଂହପୁର',
    blocks: ['Balikuda', 'Biridi', 'Ersama', 'Jagatsinghpur', 'Kujang', 'Naugaon', 'Raghunathpur', 'Tirtol'],
  },
  {
    name: 'Jajpur',
    odia: 'ଯାଜପୁର',
    blocks: ['Badachana (Barchana)', 'Bari', 'Binjharpur', 'Dharmasala', 'Danagadi', 'Dasarathpur', 'Jajpur', 'Korei', 'Rasulpur', 'Sukinda'],
  },
  {
    name: 'Jharsuguda',
    odia: 'ଝାରସୁଗୁଡ଼ା',
    blocks: ['Jharsuguda', 'Kirmira', 'Kolabira', 'Laikera', 'Lakhanpur'],
  },
  {
    name: 'Kalahandi',
    odia: 'କଳାହାଣ୍ଡି',
    blocks: ['Bhawanipatna', 'Dharmagarh', 'Golamunda', 'Jaipatna', 'Junagarh', 'Kalampur', 'Karlamunda', 'Kesinga', 'Koksara', 'Lanjigarh', 'Madanpur Rampur (M. Rampur)', 'Narla', 'Thuamul Rampur'],
  },
  {
    name: 'Kandhamal',
    odia: 'କନ୍ଧମାଳ',
    blocks: ['Baliguda', 'Chakapad', 'Daringbadi', 'G. Udayagiri', 'Khajuripada', 'K. Nuagaon', 'Kotagarh', 'Phiringia', 'Phulbani', 'Raikia', 'Tikabali', 'Tumudibandha'],
  },
  {
    name: 'Kendrapara',
    odia: 'କେନ୍ଦ୍ରାପଡ଼ା',
    blocks: ['Aul', 'Derabish', 'Garadapur', 'Kendrapara', 'Mahakalapada', 'Marsaghai', 'Pattamundai', 'Rajkanika', 'Rajnagar'],
  },
  {
    name: 'Keonjhar',
    odia: 'କେନ୍ଦୁଝର',
    blocks: ['Anandapur', 'Bansapal', 'Champua', 'Ghasipura', 'Ghatgaon', 'Harichandanpur', 'Hatadihi', 'Jhumpura', 'Joda', 'Keonjhar (Kendujhar) Sadar', 'Patna (Patana)', 'Saharapada', 'Telkoi'],
  },
  {
    name: 'Khordha',
    odia: 'ଖୋର୍ଦ୍ଧା',
    blocks: ['Balianta', 'Balipatna', 'Banapur', 'Begunia', 'Bhubaneswar', 'Bolagarh', 'Chilika', 'Jatni', 'Khordha', 'Tangi'],
  },
  {
    name: 'Koraput',
    odia: 'କୋରାପୁଟ',
    blocks: ['Bandhugaon', 'Boipariguda', 'Borigumma', 'Dasamantapur', 'Jeypore', 'Koraput', 'Kotpad', 'Kundra', 'Lamtaput', 'Laxmipur', 'Nandapur', 'Narayanpatna', 'Pottangi', 'Semiliguda'],
  },
  {
    name: 'Malkangiri',
    odia: 'ମାଲକାନଗିରି',
    blocks: ['Chitrakonda (Kudumulugumma)', 'Kalimela', 'Khairaput', 'Korukonda', 'Malkangiri', 'Mathili', 'Podia'],
  },
  {
    name: 'Mayurbhanj',
    odia: 'ମୟୂରଭଞ୍ଜ',
    blocks: ['Badasahi', 'Bahalda', 'Bangriposi', 'Baripada', 'Betnoti', 'Bijatala', 'Bisoi', 'Gopabandhunagar', 'Jamda', 'Joshipur', 'Kaptipada', 'Karanjia', 'Khunta', 'Kuliana', 'Kusumi', 'Morada', 'Rairangpur', 'Raruan', 'Rasgovindpur', 'Samakhunta', 'Saraskana', 'Sukruli', 'Suliapada', 'Thakurmunda', 'Tiring', 'Udala'],
  },
  {
    name: 'Nabarangpur',
    odia: 'ନବରଙ୍ଗପୁର',
    blocks: ['Chandahandi', 'Dabugam', 'Jharigam', 'Kosagumuda', 'Nabarangpur', 'Nandahandi', 'Papadahandi', 'Raighar', 'Tentulikhunti', 'Umerkote'],
  },
  {
    name: 'Nayagarh',
    odia: 'ନୟାଗଡ଼',
    blocks: ['Bhapur', 'Daspalla', 'Gania', 'Khandapada', 'Nayagarh', 'Nuagaon', 'Odagaon', 'Ranpur'],
  },
  {
    name: 'Nuapada',
    odia: 'ନୂଆପଡ଼ା',
    blocks: ['Boden', 'Khariar', 'Komna', 'Nuapada', 'Sinapali'],
  },
  {
    name: 'Puri',
    odia: 'ପୁରୀ',
    blocks: ['Astaranga', 'Brahmagiri', 'Delang', 'Gop', 'Kakatpur', 'Kanas', 'Krushnaprasad', 'Nimapada', 'Pipili', 'Puri Sadar', 'Satyabadi'],
  },
  {
    name: 'Rayagada',
    odia: 'ରାୟଗଡ଼ା',
    blocks: ['Bissam Cuttack', 'Chandrapur', 'Gudari', 'Gunupur', 'Kalyansinghpur', 'Kashipur', 'Kolnara', 'Muniguda', 'Padmapur', 'Ramanaguda', 'Rayagada'],
  },
  {
    name: 'Sambalpur',
    odia: 'ସମ୍ବଲପୁର',
    blocks: ['Bamra', 'Dhankauda', 'Jamankira', 'Jujumura', 'Kuchinda', 'Maneswar', 'Naktideul', 'Rairakhol', 'Rengali'],
  },
  {
    name: 'Subarnapur',
    odia: 'ସୁବର୍ଣ୍ଣପୁର',
    blocks: ['Binika (Binka)', 'Birmaharajpur', 'Dunguripali', 'Sonepur', 'Tarbha', 'Ullunda'],
  },
  {
    name: 'Sundargarh',
    odia: 'ସୁନ୍ଦରଗଡ଼',
    blocks: ['Balisankara', 'Bargaon', 'Bisra', 'Bonaigarh', 'Gurundia', 'Hemgir', 'Koida (Koira)', 'Kuarmunda', 'Kutra', 'Lahunipara', 'Lathikata', 'Lephripara', 'Nuagaon', 'Rajgangpur', 'Subdega', 'Sundargarh', 'Tangarpali'],
  },
];

export const districtNames: readonly string[] = districts.map((district) => district.name);

/** The blocks of a district; empty for a district we do not know. */
export const blocksOf = (name: string): readonly string[] =>
  districts.find((district) => district.name === name)?.blocks ?? [];
