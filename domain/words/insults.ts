/**
 * Words that insult and nothing else, by language: a review with one of them is not taken. Words that also mean something harmless
 * (dog, thief, dirty) are not here; the office adds its own (`server/reviews/insults`).
 */
export const insults: Readonly<Record<string, readonly string[]>> = {
  english: words(
    'bastard bastards bitch bitches asshole assholes motherfucker motherfuckers fucker fuckers fucking fuck fucked shithead bullshit dickhead cunt cunts slut sluts whore whores scumbag retard moron idiot idiots',
  ),
  hindi: words(
    'चूतिया चुतिया मादरचोद मदरचोद बहनचोद भेनचोद भोसड़ीके भोसडीके भोसड़ी गांडू गाण्डू हरामी हरामखोर हरामज़ादा हरामजादा हरामजादे कमीना कमीने रंडी रण्डी लौंडा लौड़ा झाटू',
  ),
  hindiInLatin: words(
    'chutiya chutiye chootiya madarchod maderchod behenchod bhenchod banchod bhosdike bhosdiwale bhosadike gandu gaandu harami haramkhor haramzada haramzade haramjada kamina kamine kaminey randi lauda lodu jhaatu',
  ),
  odia: words('ମାଗିଆ ବେଧାପୁଅ ବେଧେଇପୁଅ ରାଣ୍ଡିପୁଅ ରଣ୍ଡିପୁଅ ରାଣ୍ଡି ରଣ୍ଡି ହାରାମି ହାରାମଜାଦା ଚୁତିଆ ମାଦରଚୋଦ'),
  odiaInLatin: words('magia bedhapua bedhapuo bedhaipua randipua randipuo haramjadaa chutia chodu'),
};

function words(line: string): readonly string[] {
  return line.split(' ');
}

/** A word in the form we compare: small letters, no nasal signs or dots below, no letter twice in a row, `@` and digits as letters. */
export const compared = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u093C\u0B3C\u0901\u0B01\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll(/[1!]/g, 'i')
    .replaceAll('$', 's')
    .replaceAll(/(.)\1+/gu, '$1');

const known = new Set(Object.values(insults).flat().map(compared));

export const isKnownInsult = (word: string): boolean => known.has(word);

/** The words of a text as they are compared, also those whose letters are drawn out, apart, or written with signs. */
export function comparedWords(text: string): string[] {
  const seen = text.normalize('NFKC').replaceAll(/(?!\n)\p{Cc}|\p{Cf}/gu, '');
  const found = seen.match(/[\p{L}\p{M}\p{N}@$!]+/gu) ?? [];
  // c h u t i y a, c.h.u.t.i.y.a
  const apart = seen.match(/(?<![\p{L}\p{M}])\p{L}\p{M}*(?:[\s.*_-]+\p{L}\p{M}*(?![\p{L}\p{M}])){3,}/gu) ?? [];
  const joined = apart
    .map((letters) => letters.replaceAll(/[\s.*_-]+/g, ''))
    // `a b a s t a r d`: an article stands before it
    .flatMap((one) => [one, one.slice(1)]);
  const all = [...found, ...found.map((one) => one.replaceAll(/[!@$]+$/g, '')), ...joined];
  return [...new Set(all.map(compared))];
}
