/** What else families call the rituals of the demo: English words, other spellings, Hindi and Odia. A line for each. */
const written = `
Satyanarayan Puja: Satyanarayana, Satya Narayan Katha, Satnarayan Puja, Satyanarayan Pala, Pala, Sirini, Thanksgiving puja, सत्यनारायण पूजा, ସତ୍ୟନାରାୟଣ ପାଲା
Gruha Pratistha: Griha Pravesh, Gruha Prabesha, Grah Pravesh, Housewarming, House warming, New house puja, New home puja, Ghara Pratistha, Nua Ghara Puja, गृह प्रवेश पूजा, ଗୃହ ପ୍ରବେଶ, ନୂଆ ଘର ପୂଜା, New flat, नया घर, नए घर की पूजा
Lakshmi Puja: Laxmi Puja, Mahalaxmi Puja, Diwali Puja, Deepavali, Dipabali, Dhanteras, महालक्ष्मी पूजा, दिवाली पूजा, ଦୀପାବଳି ପୂଜା, ମହାଲକ୍ଷ୍ମୀ ପୂଜା, Lakkhi Puja
Rudrabhishek: Rudrabhisheka, Rudra Abhishek, Shiva Puja, Shiv Puja, Mahashivratri, Shivaratri, Bol Bom, Jalabhishek, Lord Shiva, शिव पूजा, महाशिवरात्रि, ଶିବ ପୂଜା, ଶିବରାତ୍ରି, Bholenath, Sawan, शिवजी
Ekoisia: Ekoishia, 21 din, 21 days, 21st day, Twenty-first day, Baby ceremony, Newborn, Cradle ceremony, इक्कीसवाँ दिन, ଏକୋଇଶା, 21 dinia
Ganesh Puja: Ganapati Puja, Ganpati, Ganesha, Ganesh Chaturthi, Vinayaka Chaturthi, Vinayak, गणपति पूजा, गणेश चतुर्थी, ଗଣପତି ପୂଜା, ଗଣେଶ ଚତୁର୍ଥୀ, Gajanan, Vinayaka Chavithi
Navagraha Shanti: Nabagraha Shanti, Nava Graha Puja, Nine planets, Graha Dosha, Graha Shanti, Shani, Mangal Dosh, Kal Sarp, ग्रह शांति, ଗ୍ରହ ଶାନ୍ତି, Nabagraha Yajna, Rahu Ketu, कालसर्प दोष
Annaprashan: Annaprasana, Anna Prasan, First rice, First food, Rice feeding, Mukhe Bhat, Bhata Khia, अन्न प्राशन, ଭାତଖିଆ, Baby rice, First food ceremony
Vehicle Puja: Car puja, Gadi Puja, Gaadi Pooja, Bike puja, New car, New bike, Truck puja, Vahan Puja, Vahana Puja, गाड़ी पूजा, ଯାନବାହନ ପୂଜା, Nua gadi, नई गाड़ी, Scooter, Two wheeler, Motorcycle, Tractor, Auto, Bus, कार पूजा, ବାଇକ, ମଟର ସାଇକେଲ, मोटरसाइकिल, ट्रक
Vivah (Bahaghara): Biha, Marriage, Wedding, Shadi, Shaadi, Bibaha, Vivaha, Bahaghar, Baha ghara, Marriage ceremony, Kanyadaan, शादी, ବିବାହ, ବାହାଘର, Lagna, Biye, Byaha
Upanayana (Brata): Janeu, Janeyu, Thread ceremony, Sacred thread, Bratopanayana, Brataghara, Brata ghara, Upanayan, Yagnopavit, Paita, जनेऊ, यज्ञोपवीत, ବ୍ରତଘର, ପଇତା, Poita, Janau
Mundan: Mundana, Chudakarana, Chuda Karana, First haircut, Head shaving, Tonsure, Janma chuti, Choulam, चूड़ाकरण, ଚୂଡ଼ାକରଣ, ଜନ୍ମଚୁଟି, Head shave, Hair cutting, Baby haircut
Namkaran: Naamkaran, Namakarana, Naming ceremony, Baby naming, Name giving, Nama karana, नामकरण संस्कार, ନାମକରଣ ସଂସ୍କାର
Nirbandha: Engagement, Sagai, Ring ceremony, Nirbandh, Betrothal, Vagdan, Mangni, सगाई, ନିର୍ବନ୍ଧ, Tilak
Vidyarambha: Vidyarambh, Khadi Chhuan, Khadichhuan, First letters, First letter ceremony, School starting, Aksharabhyasam, विद्यारंभ संस्कार, ଖଡ଼ିଛୁଆଁ, Hate Khadi, Hata Khadi, Khadi Chhuinba, Akshararambha
Janmadin Puja: Birthday puja, Birthday, Janam din, Janmadina, Ayushya Homa, जन्मदिन, ଜନ୍ମଦିନ, First birthday, 1st birthday, Janma Tithi, ବାର୍ଥଡେ
Saraswati Puja: Basant Panchami, Vasant Panchami, Sri Panchami, Saraswathi, सरस्वती, वसंत पंचमी, ବସନ୍ତ ପଞ୍ଚମୀ, ଶ୍ରୀପଞ୍ଚମୀ
Vastu Shanti: Vaastu Shanti, Bastu Shanti, Vastu Puja, Vastu Dosh, House peace, वास्तु पूजा, ବାସ୍ତୁ ପୂଜା, Bastu Yajna
Bhoomi Puja: Bhumi Puja, Bhumi Pujan, Bhoomi Poojan, Foundation stone, Foundation, Land puja, Shilanyas, Shubha Deba, भूमि पूजन, शिलान्यास, ଶୁଭଦିଆ, ଭୂମିପୂଜା, New land, Site, Plot, House construction, Jami puja, Jamin, नींव
Shop or Office Opening: Dukan Puja, Dokana Puja, Business opening, Inauguration, Udghatan, Shop opening, Office opening, Khata Puja, दुकान पूजा, उद्घाटन, ଦୋକାନ ପୂଜା, ଅଫିସ ପୂଜା, New shop, New office, New business, Showroom, Store, Clinic, नई दुकान, व्यापार, ବ୍ୟବସାୟ, ନୂଆ ଦୋକାନ
Havan: Homa, Homam, Yagya, Yagnya, Jagyan, Yajna, Jagya, Hawan, Fire ritual, Agni, Gayatri Havan, होम, यज्ञ, ଯଜ୍ଞ, ହବନ
Mahamrityunjaya Japa: Mahamrityunjay Jaap, Maha Mrityunjaya, Mrutyunjaya, Health puja, Long life, महामृत्युंजय, ମୃତ୍ୟୁଞ୍ଜୟ ଜପ
Chandi Path: Durga Saptashati, Durga Puja, Devi Mahatmya, Chandi Patha, Chandi Homa, Navratri, Dussehra, Dasahara, दुर्गा पूजा, दुर्गा सप्तशती, नवरात्रि, ଦୁର୍ଗା ପୂଜା, ଦଶହରା, Vijaya Dashami
Vishwakarma Puja: Biswakarma Puja, Viswakarma, Bishwakarma, Factory puja, Machine puja, Workshop puja, Tools, विश्वकर्मा, ବିଶ୍ୱକର୍ମା, कारखाना, मशीन, ମେସିନ
Manabasa Gurubara: Manabasa, Margasira Gurubar, Margasira Gurubara, Laxmi Purana, Thursday Lakshmi, मार्गशीर्ष गुरुवार, ମାଣବସା, ମାର୍ଗଶିର ଗୁରୁବାର
Savitri Brata: Savitri Vrat, Sabitri Brata, Sabitri Osha, Vat Savitri, वट सावित्री, ସାବିତ୍ରୀ, Savitri Amavasya
Kumar Purnima and Gajalakshmi Puja: Kumar Purnima, Kumara Purnima, Gajalaxmi, Gaja Laxmi Puja, Sharad Purnima, Kojagari, शरद पूर्णिमा, ଗଜଲକ୍ଷ୍ମୀ, Kumar Punei, କୁଆଁର ପୁନେଇ
Nuakhai: Nua Khai, Nabanna, New rice, Harvest festival, नवान्न, ନବାନ୍ନ, Nuakhai Juhar, Nuwakhai, नवाखाई
Boita Bandana: Boita Bandan, Kartik Purnima, Kartika Purnima, Boat festival, Panchuka, Danga Bhasa, कार्तिक पूर्णिमा, କାର୍ତ୍ତିକ ପୂର୍ଣ୍ଣିମା, ପଞ୍ଚୁକ, Kartika Punei
Varshika Shraddha: Shradh, Sraddha, Barshika Shraddha, Yearly shraddha, Barsi, Death anniversary, Pinda Daan, Pind Daan, Pinda Dana, श्राद्ध, पिंड दान, बरसी, ବାର୍ଷିକ ଶ୍ରାଦ୍ଧ, ପିଣ୍ଡ ଦାନ, Annual shraddha, 1st death anniversary, Punya Tithi, 10th day, 11th day, Dasaha, Sudhi Kriya
Pitru Tarpan: Pitra Tarpan, Pitru Tarpana, Pitru Paksha, Mahalaya, Pinda Daan, Ancestors, Tarpanam, Pitru Dosh, पितृ पक्ष, तर्पण, ପିତୃପକ୍ଷ, ମହାଳୟା, Pitru Pakhya
`;

const byRitual = new Map(
  written
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([ritual = '', names = '']) => [ritual, names.split(', ')]),
);

/** By the ritual's name in the catalogue. */
export const alsoCalled = (ritual: string): readonly string[] => byRitual.get(ritual) ?? [];
