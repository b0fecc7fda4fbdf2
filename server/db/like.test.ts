import { expect, test } from 'vitest';
import { tellingPart } from './like.ts';

test.each([
  ['Manas Mohanty', 'nas Moh'],
  ['sasmitamohanty4321', 'nty4321'],
  ['pandit come', 'dit com'],
  ['mohanty', 'mohanty'],
  ['a b cde', 'a b cde'],
  ['70175', '70175'],
  ['a ମହାନ୍ତି ba', 'a ମହାନ୍ତି ba'],
])('an index is asked for %s by %s', (text, part) => expect(tellingPart(text)).toBe(part));
