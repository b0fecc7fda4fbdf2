import { festivalsIn } from './rule.ts';

/** From Makara to the rains: January to June. Odia and Hindi names are to be seen by native readers. */
export const springFestivals = festivalsIn(`
makar-sankranti | Makar Sankranti | ମକର ସଂକ୍ରାନ୍ତି | मकर संक्रांति | ingress 10 0, puri | The sun turns north; makara chaula is offered, friends make a vow of friendship.
pushyabhisheka | Pushyabhisheka | ପୁଷ୍ୟାଭିଷେକ | पुष्याभिषेक | tithi 10 15 sunrise last, puri | The Lords of Puri are crowned and anointed on Pausa Purnima.
samba-dashami | Samba Dashami | ଶାମ୍ବ ଦଶମୀ | शांब दशमी | tithi 10 10 sunrise first | Mothers worship the Sun for their children's health, in memory of Samba.
baula-amavasya | Baula Amavasya | ବଉଳ ଅମାବାସ୍ୟା | बउल अमावस्या | tithi 9 30 sunrise first | The first mango blossoms are offered to the gods.
saraswati-puja | Saraswati Puja (Vasant Panchami) | ସରସ୍ୱତୀ ପୂଜା (ବସନ୍ତ ପଞ୍ଚମୀ) | सरस्वती पूजा (वसंत पंचमी) | tithi 11 5 forenoon most | Students lay their books before the goddess of learning.
magha-saptami | Magha Saptami | ମାଘ ସପ୍ତମୀ | माघ सप्तमी | tithi 11 7 sunrise first | A bath before sunrise at Chandrabhaga near Konark.
bhishma-ashtami | Bhishma Ashtami | ଭୀଷ୍ମାଷ୍ଟମୀ | भीष्माष्टमी | tithi 11 8 midday most | Water is offered to Bhishma, who had no children to do so.
magha-purnima | Magha Purnima (Agijala) | ମାଘ ପୂର୍ଣ୍ଣିମା (ଅଗିଜଳା) | माघ पूर्णिमा | tithi 11 15 sunrise last | Bonfires and the last holy bath of Magha.
maha-shivaratri | Maha Shivaratri | ମହାଶିବରାତ୍ରି | महाशिवरात्रि | tithi 11 29 nishita most | A fast and a night awake for Shiva, until the great lamp is lifted to the temple's top.
phagu-dashami | Phagu Dashami | ଫଗୁ ଦଶମୀ | फागु दशमी | tithi 12 10 sunrise first | The deities of villages set out for the Dola.
dola-purnima | Dola Purnima | ଦୋଳ ପୂର୍ଣ୍ଣିମା | डोल पूर्णिमा | tithi 12 15 sunrise last, puri | Krishna on a swing, with coloured powder; the old new year's day of Odisha's accounts.
holika-dahan | Holika Dahan | ହୋଲିକା ଦହନ | होलिका दहन | holika | The fire on the evening before the colours.
rangwali-holi | Holi (rest of India) | ହୋଲି (ଅନ୍ୟ ରାଜ୍ୟ) | होली (रंगवाली) | after holika-dahan 1 | The day of colours as most of India keeps it.
holi | Holi | ହୋଲି | होली | after dola-purnima 1 | The day of colours, in Odisha the day after Dola Purnima.
chaitra-navaratri | Chaitra Navaratri | ଚୈତ୍ର ନବରାତ୍ରି | चैत्र नवरात्रि | tithi 1 1 sunrise first | The year of Vikram and Saka begins; nine days of the goddess.
ashokashtami | Ashokashtami (Lingaraj Rukuna Ratha) | ଅଶୋକାଷ୍ଟମୀ (ରୁକୁଣା ରଥ) | अशोकाष्टमी | tithi 1 8 sunrise first | Lingaraj of Bhubaneswar rides his chariot.
rama-navami | Rama Navami | ରାମ ନବମୀ | राम नवमी | tithi 1 9 sunrise last | Rama is born at noon.
damanaka-chaturdashi | Damanaka Chaturdashi | ଦମନକ ଚତୁର୍ଦ୍ଦଶୀ | दमनक चतुर्दशी | tithi 1 14 sunrise last, puri | The leaves of the damanaka are brought to the Lords of Puri.
chaitra-purnima | Chaitra Purnima | ଚୈତ୍ର ପୂର୍ଣ୍ଣିମା | चैत्र पूर्णिमा | tithi 1 15 sunrise last | Hanuman's birth as the north keeps it; Chaiti ghoda, the horse of the fishermen, dances.
pana-sankranti | Pana Sankranti (Odia new year) | ପଣା ସଂକ୍ରାନ୍ତି (ମହାବିଷୁବ) | पणा संक्रांति | ingress 1 0 | The Odia year begins with sweet pana; Hanuman's birth in Odisha.
akshaya-tritiya | Akshaya Tritiya | ଅକ୍ଷୟ ତୃତୀୟା | अक्षय तृतीया | tithi 2 3 forenoon first, puri | Farmers sow, the chariots are begun, and Chandana Yatra opens.
sita-navami | Sita Navami | ସୀତା ନବମୀ | सीता नवमी | tithi 2 9 midday most | Sita is found in the furrow.
nrusimha-chaturdashi | Nrusimha Chaturdashi | ନୃସିଂହ ଚତୁର୍ଦ୍ଦଶୀ | नृसिंह चतुर्दशी | tithi 2 14 sunset last | Vishnu comes out of the pillar at dusk.
buddha-purnima | Buddha Purnima | ବୁଦ୍ଧ ପୂର୍ଣ୍ଣିମା | बुद्ध पूर्णिमा | tithi 2 15 sunrise last | The birth of the Buddha; Chandana Purnima at Bhubaneswar and Puri.
savitri-brata | Savitri Brata | ସାବିତ୍ରୀ ବ୍ରତ | सावित्री व्रत | tithi 2 30 sunrise first | Wives fast and hear how Savitri won her husband back from death.
sitala-shashthi | Sitala Shashthi | ଶୀତଳ ଷଷ୍ଠୀ | शीतल षष्ठी | tithi 3 6 sunrise first | Shiva and Parvati are married, above all at Sambalpur.
ganga-dashahara | Ganga Dashahara | ଗଙ୍ଗା ଦଶହରା | गंगा दशहरा | tithi 3 10 sunrise first | Ganga comes down to Earth.
snana-purnima | Snana Purnima | ସ୍ନାନ ପୂର୍ଣ୍ଣିମା | स्नान पूर्णिमा | tithi 3 15 sunrise last, puri | The Lords of Puri are bathed in public and fall ill for a fortnight.
pahili-raja | Pahili Raja | ପହିଲି ରଜ | पहिली रज | ingress 3 -1 | The first day of Raja: the Earth rests, girls swing.
raja-sankranti | Raja Sankranti | ରଜ ସଂକ୍ରାନ୍ତି | रज संक्रांति | ingress 3 0 | The middle day of Raja, when the sun enters Mithuna.
basi-raja | Basi Raja | ଶେଷ ରଜ (ବାସି ରଜ) | शेष रज | ingress 3 1 | The third day of Raja, Bhudaha.
basumati-snana | Basumati Snana | ବସୁମତୀ ସ୍ନାନ | वसुमती स्नान | ingress 3 2 | The Earth is bathed, and work in the fields begins.
`);
