import { festivalsIn } from './rule.ts';

/** From Durga Puja to Dhanu: September to December. */
export const autumnFestivals = festivalsIn(`
navaratri | Sharad Navaratri begins | ଶାରଦୀୟ ନବରାତ୍ରି | शारदीय नवरात्रि | tithi 7 1 sunrise first | Nine nights of Durga.
mahasaptami | Mahasaptami | ମହାସପ୍ତମୀ | महासप्तमी | durga 7 | The first great day of Durga Puja.
mahashtami | Mahashtami | ମହାଷ୍ଟମୀ | महाष्टमी | durga 8 | The second great day of Durga Puja.
mahanavami | Mahanavami | ମହାନବମୀ | महानवमी | durga 9 | The third great day of Durga Puja.
vijaya-dashami | Vijaya Dashami (Dasahara) | ବିଜୟା ଦଶମୀ (ଦଶହରା) | विजयादशमी (दशहरा) | durga 10 | Durga goes to the water; work and learning are begun.
gajalakshmi-puja | Gajalakshmi Puja | ଗଜଲକ୍ଷ୍ମୀ ପୂଜା | गजलक्ष्मी पूजा | tithi 7 15 pradosha most | Lakshmi with her elephants, above all at Dhenkanal and Kendrapara.
kumar-purnima | Kumar Purnima | କୁମାର ପୂର୍ଣ୍ଣିମା | कुमार पूर्णिमा | tithi 7 15 sunrise last | Girls greet the sun at dawn and the full moon in the evening.
kartika-brata | Kartika Brata begins | କାର୍ତ୍ତିକ ବ୍ରତ ଆରମ୍ଭ | कार्तिक व्रत आरंभ | tithi 7 16 sunrise first | A month of one meal a day, habisha, and baths before sunrise.
kartika-somabara | Kartika Somabara | କାର୍ତ୍ତିକ ସୋମବାର | कार्तिक सोमवार | weekday 1 8 | Mondays of Kartika for Shiva.
dhanteras | Dhanteras | ଧନତେରସ | धनतेरस | tithi 7 28 pradosha most | Metal is bought, lamps are lit for health.
naraka-chaturdashi | Naraka Chaturdashi | ନରକ ଚତୁର୍ଦ୍ଦଶୀ | नरक चतुर्दशी | tithi 7 29 sunrise last | A bath before dawn, and a lamp for Yama.
diwali | Diwali | ଦୀପାବଳି | दीपावली | tithi 7 30 pradosha most, announced jagannath, danda | Lamps for Lakshmi; in Odisha the forebears are called home by burning jute stems.
kali-puja | Kali Puja | କାଳୀ ପୂଜା | काली पूजा | tithi 7 30 nishita most | Kali is worshipped at midnight.
govardhan-puja | Govardhan Puja | ଗୋବର୍ଦ୍ଧନ ପୂଜା | गोवर्धन पूजा | tithi 8 1 sunrise first | Krishna lifts the hill; cattle are fed.
bhratri-dwitiya | Bhratri Dwitiya | ଭ୍ରାତୃ ଦ୍ୱିତୀୟା | भाई दूज | tithi 8 2 aparahna most | Sisters feed their brothers.
nagula-chaturthi | Nagula Chaturthi | ନାଗଲ ଚତୁର୍ଥୀ | नागुल चतुर्थी | tithi 8 4 midday most | Snakes are worshipped by those who wish for children.
chhath | Chhath (Surya Shashthi) | ଛଠ ପୂଜା | छठ पूजा | tithi 8 6 sunset first | The setting and the rising sun are given water.
anla-navami | Anla Navami | ଅଁଳା ନବମୀ | आँवला नवमी | tithi 8 9 forenoon most | Radha's feet are seen at Sakhigopal; the anla tree is honoured.
panchuka | Panchuka begins | ପଞ୍ଚୁକ ଆରମ୍ଭ | पंचुक आरंभ | tithi 8 11 sunrise last | The last five days of Kartika.
bada-osha | Bada Osha | ବଡ଼ ଓଷା | बड़ ओषा | tithi 8 14 sunrise first | The great fast for Shiva, above all at Dhabaleswar.
kartika-purnima | Kartika Purnima (Boita Bandana) | କାର୍ତ୍ତିକ ପୂର୍ଣ୍ଣିମା (ବୋଇତ ବନ୍ଦାଣ) | कार्तिक पूर्णिमा | tithi 8 15 sunrise last | Small boats are floated at dawn in memory of Odisha's sailors.
prathamashtami | Prathamashtami | ପ୍ରଥମାଷ୍ଟମୀ | प्रथमाष्टमी | tithi 8 23 sunrise first | The eldest child gets new clothes and enduri pitha.
manabasa-gurubara | Manabasa Gurubara | ମାଣବସା ଗୁରୁବାର | माणबसा गुरुवार | weekday 4 9 | On Thursdays of Margasira Lakshmi comes to houses that are clean and drawn with jhoti.
deva-dipabali | Deva Dipabali begins | ଦେବ ଦୀପାବଳି | देव दीपावली | tithi 8 30 sunset first, announced jagannath | Three evenings on which the Lords of Puri offer lamps to their forebears.
odhana-shashthi | Odhana Shashthi (Pravarana) | ଓଢ଼ଣ ଷଷ୍ଠୀ | ओढ़ण षष्ठी | tithi 9 6 sunrise first, puri | The Lords of Puri put on their winter clothes.
margashira-purnima | Margasira Purnima | ମାର୍ଗଶିର ପୂର୍ଣ୍ଣିମା | मार्गशीर्ष पूर्णिमा | tithi 9 15 sunrise last | Pahili bhoga of Dhanu is near; Dattatreya's birth.
dhanu-sankranti | Dhanu Sankranti | ଧନୁ ସଂକ୍ରାନ୍ତି | धनु संक्रांति | ingress 9 0 | Dhanu muan is offered; Bargarh's Dhanu Yatra is near.
`);
