import { festivalsIn } from './rule.ts';

/** What comes every month: the ekadashis by name, and the sun's other entrances. */
export const monthlyFestivals = festivalsIn(`
kamada-ekadashi | Kamada Ekadashi | କାମଦା ଏକାଦଶୀ | कामदा एकादशी | tithi 1 11 sunrise last | A fast for Vishnu.
varuthini-ekadashi | Varuthini Ekadashi | ବରୁଥିନୀ ଏକାଦଶୀ | वरूथिनी एकादशी | tithi 1 26 sunrise last | A fast for Vishnu.
mohini-ekadashi | Mohini Ekadashi | ମୋହିନୀ ଏକାଦଶୀ | मोहिनी एकादशी | tithi 2 11 sunrise last | A fast for Vishnu.
apara-ekadashi | Apara Ekadashi | ଅପରା ଏକାଦଶୀ | अपरा एकादशी | tithi 2 26 sunrise last | A fast for Vishnu.
nirjala-ekadashi | Nirjala Ekadashi (Rukmini Bibaha) | ନିର୍ଜଳା ଏକାଦଶୀ (ରୁକ୍ମିଣୀ ବିବାହ) | निर्जला एकादशी | tithi 3 11 sunrise last | A fast without water; at Puri Rukmini is married.
yogini-ekadashi | Yogini Ekadashi | ଯୋଗିନୀ ଏକାଦଶୀ | योगिनी एकादशी | tithi 3 26 sunrise last | A fast for Vishnu.
hari-shayana-ekadashi | Hari Shayana Ekadashi | ହରିଶୟନ ଏକାଦଶୀ | देवशयनी एकादशी | tithi 4 11 sunrise last, puri | Vishnu falls asleep; the four months without weddings begin.
kamika-ekadashi | Kamika Ekadashi | କାମିକା ଏକାଦଶୀ | कामिका एकादशी | tithi 4 26 sunrise last | A fast for Vishnu.
pavitra-ekadashi | Pavitra Ekadashi | ପବିତ୍ରା ଏକାଦଶୀ | पुत्रदा एकादशी | tithi 5 11 sunrise last | A fast for Vishnu.
aja-ekadashi | Aja Ekadashi | ଅଜା ଏକାଦଶୀ | अजा एकादशी | tithi 5 26 sunrise last | A fast for Vishnu.
parshva-ekadashi | Parshva Parivartana Ekadashi | ପାର୍ଶ୍ୱ ପରିବର୍ତ୍ତନ ଏକାଦଶୀ | परिवर्तिनी एकादशी | tithi 6 11 sunrise last, puri | Vishnu turns in his sleep.
indira-ekadashi | Indira Ekadashi | ଇନ୍ଦିରା ଏକାଦଶୀ | इंदिरा एकादशी | tithi 6 26 sunrise last | A fast in the forebears' fortnight.
papankusha-ekadashi | Papankusha Ekadashi | ପାପାଙ୍କୁଶା ଏକାଦଶୀ | पापांकुशा एकादशी | tithi 7 11 sunrise last | A fast for Vishnu.
rama-ekadashi | Rama Ekadashi | ରମା ଏକାଦଶୀ | रमा एकादशी | tithi 7 26 sunrise last | A fast for Vishnu and Lakshmi.
bada-ekadashi | Bada Ekadashi (Utthapana) | ବଡ଼ ଏକାଦଶୀ (ହରି ଉତ୍ଥାପନ) | देवोत्थान एकादशी | tithi 8 11 sunrise last, puri | Vishnu wakes; weddings may be held again.
utpanna-ekadashi | Utpanna Ekadashi | ଉତ୍ପନ୍ନା ଏକାଦଶୀ | उत्पन्ना एकादशी | tithi 8 26 sunrise last | A fast for Vishnu.
mokshada-ekadashi | Mokshada Ekadashi | ମୋକ୍ଷଦା ଏକାଦଶୀ | मोक्षदा एकादशी | tithi 9 11 sunrise last | The day the Gita was spoken.
saphala-ekadashi | Saphala Ekadashi | ସଫଳା ଏକାଦଶୀ | सफला एकादशी | tithi 9 26 sunrise last | A fast for Vishnu.
putrada-ekadashi | Putrada Ekadashi | ପୁତ୍ରଦା ଏକାଦଶୀ | पौष पुत्रदा एकादशी | tithi 10 11 sunrise last | A fast for children.
shattila-ekadashi | Shattila Ekadashi | ଷଟତିଳା ଏକାଦଶୀ | षटतिला एकादशी | tithi 10 26 sunrise last | A fast with sesame in six ways.
bhaimi-ekadashi | Bhaimi Ekadashi (Jaya) | ଭୈମୀ ଏକାଦଶୀ | जया एकादशी | tithi 11 11 sunrise last | The fast that Bhima kept.
vijaya-ekadashi | Vijaya Ekadashi | ବିଜୟା ଏକାଦଶୀ | विजया एकादशी | tithi 11 26 sunrise last | A fast for Vishnu.
amalaki-ekadashi | Amalaki Ekadashi | ଆମଳକୀ ଏକାଦଶୀ | आमलकी एकादशी | tithi 12 11 sunrise last | A fast under the anla tree.
papamochani-ekadashi | Papamochani Ekadashi | ପାପମୋଚନୀ ଏକାଦଶୀ | पापमोचनी एकादशी | tithi 12 26 sunrise last | A fast for Vishnu.
padmini-ekadashi | Padmini Ekadashi | ପଦ୍ମିନୀ ଏକାଦଶୀ | पद्मिनी एकादशी | tithi 0 11 sunrise last | The bright fast of Malamasa.
parama-ekadashi | Parama Ekadashi | ପରମା ଏକାଦଶୀ | परमा एकादशी | tithi 0 26 sunrise last | The dark fast of Malamasa.
brusha-sankranti | Brusha Sankranti | ବୃଷ ସଂକ୍ରାନ୍ତି | वृषभ संक्रांति | ingress 2 0 | The sun enters Vrisha.
simha-sankranti | Simha Sankranti | ସିଂହ ସଂକ୍ରାନ୍ତି | सिंह संक्रांति | ingress 5 0 | The sun enters Simha.
garbhana-sankranti | Garbhana Sankranti | ଗର୍ଭଣା ସଂକ୍ରାନ୍ତି | तुला संक्रांति | ingress 7 0 | The paddy is with child; the fields are given sweets.
bichha-sankranti | Bichha Sankranti | ବିଛା ସଂକ୍ରାନ୍ତି | वृश्चिक संक्रांति | ingress 8 0 | The sun enters Vrischika.
kumbha-sankranti | Kumbha Sankranti | କୁମ୍ଭ ସଂକ୍ରାନ୍ତି | कुंभ संक्रांति | ingress 11 0 | The sun enters Kumbha.
mina-sankranti | Mina Sankranti | ମୀନ ସଂକ୍ରାନ୍ତି | मीन संक्रांति | ingress 12 0 | The sun enters Mina; a month without weddings.
chaitra-mangalabara | Chaitra Mangalabara | ଚୈତ୍ର ମଙ୍ଗଳବାର | चैत्र मंगलवार | weekday 2 1 | On Tuesdays of Chaitra Mangala is given pana, above all at Kakatpur.
`);
