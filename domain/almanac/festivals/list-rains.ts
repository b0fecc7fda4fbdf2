import { festivalsIn } from './rule.ts';

/** From Ratha Yatra to the new rice: June to September. */
export const rainFestivals = festivalsIn(`
ratha-yatra | Ratha Yatra | ରଥଯାତ୍ରା | रथ यात्रा | tithi 4 2 sunrise last, puri, announced jagannath | The Lords of Puri ride to Gundicha in their chariots.
hera-panchami | Hera Panchami | ହେରା ପଞ୍ଚମୀ | हेरा पंचमी | tithi 4 6 sunrise first, announced jagannath | Lakshmi goes to look for her husband, and breaks a piece of his chariot.
bahuda-yatra | Bahuda Yatra | ବାହୁଡ଼ା ଯାତ୍ରା | बाहुड़ा यात्रा | tithi 4 10 sunrise last, puri, announced jagannath | The chariots come back.
suna-besha | Suna Besha | ସୁନାବେଶ | सुना वेश | tithi 4 11 sunrise last, puri, announced jagannath | The Lords are seen on their chariots in gold.
niladri-bije | Niladri Bije | ନୀଳାଦ୍ରି ବିଜେ | नीलाद्रि बिजे | tithi 4 13 sunrise last, announced jagannath | The Lords enter their temple, and Lakshmi is given rasagola.
guru-purnima | Guru Purnima | ଗୁରୁ ପୂର୍ଣ୍ଣିମା | गुरु पूर्णिमा | tithi 4 15 sunrise last | Teachers are honoured.
chitalagi-amavasya | Chitalagi Amavasya | ଚିତାଲାଗି ଅମାବାସ୍ୟା | चितालागि अमावस्या | tithi 4 30 sunrise first | The Lords of Puri put on their jewelled marks; farmers worship snails with chitau pitha.
dakshinayana-yatra | Karkata Sankranti (Dakshinayana) | କର୍କଟ ସଂକ୍ରାନ୍ତି (ଦକ୍ଷିଣାୟନ) | कर्क संक्रांति (दक्षिणायन) | ingress 4 0, puri | The sun turns south.
shravana-somabara | Srabana Somabara | ଶ୍ରାବଣ ସୋମବାର | श्रावण सोमवार | weekday 1 5 | Mondays of Srabana; bolbam pilgrims carry water to Shiva.
naga-panchami | Naga Panchami | ନାଗ ପଞ୍ଚମୀ | नाग पंचमी | tithi 5 5 sunrise first | Milk is offered to snakes.
jhulana-yatra | Jhulana Yatra begins | ଝୁଲଣ ଯାତ୍ରା | झूलन यात्रा | tithi 5 10 sunrise first | Radha and Krishna on a swing, until Gamha Purnima.
gamha-purnima | Gamha Purnima (Raksha Bandhan) | ଗହ୍ମା ପୂର୍ଣ୍ଣିମା (ରାକ୍ଷୀ) | गम्हा पूर्णिमा (रक्षाबंधन) | tithi 5 15 sunrise last | Cattle and Balabhadra are honoured, sisters tie rakhi.
khudurukuni-osha | Khudurukuni Osha | ଖୁଦୁରୁକୁଣୀ ଓଷା | खुदुरुकुणी ओषा | weekday 0 6 | On Sundays of Bhadraba girls pray to Mangala for their brothers.
janmashtami | Janmashtami | ଜନ୍ମାଷ୍ଟମୀ | जन्माष्टमी | tithi 5 23 nishita most | Krishna is born at midnight.
saptapuri-amavasya | Saptapuri Amavasya | ସପ୍ତପୁରୀ ଅମାବାସ୍ୟା | सप्तपुरी अमावस्या | tithi 5 30 sunrise first | Kusha grass is gathered for the year's rites.
balabhadra-puja | Gouri Tritiya (Balitrutiya) | ବାଲିତୃତୀୟା | हरितालिका तृतीया | tithi 6 3 sunrise last | Wives fast for Shiva and Gouri made of sand.
ganesh-chaturthi | Ganesh Chaturthi | ଗଣେଶ ପୂଜା | गणेश चतुर्थी | tithi 6 4 midday most | Ganesha at home, in schools and shops; children touch chalk for the first time.
rishi-panchami | Rishi Panchami | ଋଷି ପଞ୍ଚମୀ | ऋषि पंचमी | tithi 6 5 midday most | The seven seers are honoured.
nuakhai | Nuakhai | ନୂଆଖାଇ | नुआखाई | tithi 6 5 midday most, announced samaleswari | Western Odisha eats the new rice; the minute is announced by the priests of Samaleswari.
radhashtami | Radhashtami | ରାଧାଷ୍ଟମୀ | राधाष्टमी | tithi 6 8 midday most | Radha's birth.
sunia | Sunia (Bamana Janma) | ସୁନିଆ (ବାମନ ଜନ୍ମ) | सुनिया (वामन जयंती) | tithi 6 12 sunrise first | The year of the Gajapati begins, and the Odia Sal with it.
ananta-chaturdashi | Ananta Chaturdashi | ଅନନ୍ତ ଚତୁର୍ଦ୍ଦଶୀ | अनंत चतुर्दशी | tithi 6 14 sunrise last | Vishnu the endless; Ganesha is taken to the water.
indu-purnima | Bhadraba Purnima | ଭାଦ୍ରବ ପୂର୍ଣ୍ଣିମା | भाद्रपद पूर्णिमा | tithi 6 15 sunrise last | Indra's full moon; the fortnight of the forebears follows.
pitru-paksha | Pitru Paksha begins | ପିତୃପକ୍ଷ ଆରମ୍ଭ | पितृपक्ष आरंभ | tithi 6 16 aparahna most, quiet | The fortnight in which the forebears are offered water and food.
mula-ashtami | Mulashtami (Dutia Osha) | ମୂଳାଷ୍ଟମୀ (ଦୁତିଆ ଓଷା) | मूलाष्टमी (जीवित्पुत्रिका) | tithi 6 23 sunrise last | Mothers fast for their sons; sixteen days of the goddess begin.
mahalaya | Mahalaya | ମହାଳୟା | महालया | tithi 6 30 aparahna most, quiet | The last day of the forebears' fortnight.
vishwakarma-puja | Vishwakarma Puja (Kanya Sankranti) | ବିଶ୍ୱକର୍ମା ପୂଜା | विश्वकर्मा पूजा | ingress 6 0 | Tools, machines and vehicles rest and are worshipped.
`);
