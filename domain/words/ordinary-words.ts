import { compared } from './insults.ts';

/**
 * Words that reviews are made of, with names of gods, rites and families of Odisha: refused, they would stop reviews that insult nobody.
 */
const lines = [
  'the and was his her him she had has have not but you your our for are were this that with from they them there then than all any one two very too also well came come went time late early day days hour hours morning evening night today again ever never only just more most much many some what when where who why how did done does said say says told ask asked',
  'good great nice best better bad worst poor kind polite rude calm patient quick slow clean dirty loud quiet honest fair simple proper perfect happy sad thank thanks please recommend explained explain every step mantra mantras chant chanting wish wished want wanted felt feel made make money price cost paid pay cash advance extra dakshina rupees phone call called message house home village temple road street city family families father mother wife husband son sons daughter brother sister uncle aunt child children elder guest guests people person man men woman women',
  'puja pooja pujas pandit panditji pandits priest acharya guru ritual rituals ceremony wedding marriage havan homa yajna aarti prasad prasad samagri kalash diya flower flowers rice milk ghee lord god goddess bless blessed blessing blessings dog cat cow hindu brahmin odia odisha hindi english sanskrit',
  'ganesh ganesha ganapati lakshmi laxmi narayan satyanarayan satyanarayana durga kali shiva mahadev rudra vishnu krishna radha rama hanuman jagannath balabhadra subhadra saraswati mangala samaleswari parvati surya sai baba',
  'panda mishra dash das nanda rath kar sahu sahoo behera nayak patnaik pattnaik mohanty mohapatra mahapatra tripathy tripathi acharya satapathy sarangi hota padhi sethi jena swain rout barik pradhan sahoo biswal parida',
  'bahut accha achha acche achche bura kharab nahi nahin aur hai hain tha the thi mein par lekin kya kaun kab kahan ghar samay baje din raat subah shaam pita mata bhai bahan beta beti log paisa dhanyavad namaste namaskar ji shri',
  'bhala bahuta kharap nuhe ebam thila thile se mora ama aapana apananka kana kie kebe kouthi ghara samaya dina rati sakala sandhya bapa bou bhauni pua jhia loka tanka dhanyabada bhai',
  'और है हैं था थे थी नहीं मैं हम आप वह वे यह ये में से को का के की पर भी तो ही बहुत अच्छा अच्छे अच्छी बुरा बुरे खराब समय दिन रात सुबह शाम घर परिवार पिता माता भाई बहन बेटा बेटी लोग पैसा पैसे दक्षिणा पूजा पंडित पण्डित पंडितजी आचार्य मंत्र विधि हवन आरती प्रसाद भगवान देवी गणेश लक्ष्मी नारायण सत्यनारायण दुर्गा काली शिव महादेव विष्णु कृष्ण राम हनुमान जगन्नाथ धन्यवाद कुत्ता काम ठीक साफ गंदा क्या कौन कब कहाँ क्यों कैसे आए आया किया कहा लेकिन एक दो सब कुछ',
  'ଏବଂ ଓ ଥିଲା ଥିଲେ ଅଛି ନାହିଁ ମୁଁ ଆମେ ଆପଣ ସେ ଏହା ଯେ ବହୁତ ଭଲ ଖରାପ ସମୟ ଦିନ ରାତି ସକାଳ ସନ୍ଧ୍ୟା ଘର ପରିବାର ବାପା ମାଆ ବୋଉ ଭାଇ ଭଉଣୀ ପୁଅ ଝିଅ ଲୋକ ଟଙ୍କା ଦକ୍ଷିଣା ପୂଜା ପଣ୍ଡିତ ଆଚାର୍ଯ୍ୟ ମନ୍ତ୍ର ବିଧି ହୋମ ଆରତୀ ପ୍ରସାଦ ଭଗବାନ ଦେବୀ ଗଣେଶ ଲକ୍ଷ୍ମୀ ନାରାୟଣ ସତ୍ୟନାରାୟଣ ଦୁର୍ଗା କାଳୀ ଶିବ ମହାଦେବ ବିଷ୍ଣୁ କୃଷ୍ଣ ରାମ ହନୁମାନ ଜଗନ୍ନାଥ ଧନ୍ୟବାଦ କୁକୁର କାମ ଠିକ ସଫା ମଇଳା କଣ କିଏ କେବେ କେଉଁଠି କାହିଁକି କିପରି ଆସିଲେ କଲେ କହିଲେ କିନ୍ତୁ ଏକ ଦୁଇ ସବୁ କିଛି',
];
const ordinary = new Set(lines.flatMap((line) => line.split(' ')).map(compared));

/** Words this short are part of too many others. */
const FEWEST = 3;

/** Whether a word, as it is compared, would be met in reviews that insult nobody: `god` also stands for `good`. */
export const isOrdinary = (word: string): boolean => [...word].length < FEWEST || ordinary.has(word);
