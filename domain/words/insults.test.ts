import { describe, expect, test } from 'vitest';
import { comparedWords, insults, isKnownInsult } from './insults.ts';

const insultIn = (text: string) => comparedWords(text).some(isKnownInsult);

describe('words that insult', () => {
  test.each(Object.entries(insults))('of %s are found wherever they are', (_, words) => {
    for (const word of words) expect([word, insultIn(`He is a ${word.toUpperCase()}, I say`)]).toEqual([word, true]);
  });

  test.each([
    'what a chuuutiyaaa',
    'c h u t i y a he is',
    'what a b a s t a r d',
    'c.h.u.t.i.y.a',
    'CHUT1YA',
    'b@stard',
    'ba$tard!',
    'bas\u200Btard',
    'मा\u200Dदरचोद',
  ])('also written otherwise: %s', (text) => {
    expect(insultIn(text)).toBe(true);
  });

  test.each([
    'He came on time and explained every step.',
    'The dog of the house barked; it was a dirty road',
    'Our pandit Bastarnath Harame Kaminika',
    'A class of its own, assessed fairly',
    'ପୂଜା ବହୁତ ଭଲ ହେଲା',
    'पूजा बहुत अच्छी हुई',
    'a b c d e f',
    'He asked for 2 kg of rice @ 60',
  ])('none: %s', (text) => {
    expect(insultIn(text)).toBe(false);
  });
});
