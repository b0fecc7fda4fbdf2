import { mkdir, writeFile } from 'node:fs/promises';

/**
 * Draws the portraits that stand for people without a photo into `web/public/people`: `node scripts/portraits/make.mjs`.
 * Flat, from the front, one light; each says in itself that it is drawn.
 */

const folder = new URL('../../web/public/people/', import.meta.url);
const skins = {
  deep: ['#8a5a3c', '#744a30'],
  brown: ['#a8714a', '#8d5c3a'],
  warm: ['#b9825a', '#9a643d'],
  light: ['#cf9c74', '#b58058'],
};
const ink = '#2a1d18';

const hairs = {
  short: (colour) =>
    `<path d="M27 40C24 16 36 9 49 9S72 17 69 40C67 29 63 24 57 21C48 25 36 24 30 29Z" fill="${colour}"/>`,
  side: (colour) =>
    `<path d="M27 40C23 15 38 7 52 9C67 10 72 22 69 40C67 30 65 26 60 21C56 27 38 27 29 30Z" fill="${colour}"/>`,
  thin: (colour) =>
    `<path d="M27 42C24 32 26 26 30 22C29 29 28 33 29 38ZM69 42C72 32 70 26 66 22C67 29 68 33 67 38Z" fill="${colour}"/><path d="M34 17C40 11 56 11 62 17C54 14 42 14 34 17Z" fill="${colour}" opacity=".55"/>`,
  shaved: (colour) =>
    `<path d="M27.5 38C26 20 37 12 48 12S70 20 68.5 38C65 25 58 20 48 20S31 25 27.5 38Z" fill="${colour}" opacity=".3"/><path d="M52 12C55 6 60 6 60 11C58 10 56 11 55 13Z" fill="${colour}"/>`,
  bun: (colour) =>
    `<circle cx="48" cy="8" r="8" fill="${colour}"/><path d="M26 44C22 18 36 10 48 10S74 18 70 44C69 30 60 22 48 21C36 22 27 30 26 44Z" fill="${colour}"/>`,
  parted: (colour) =>
    `<path d="M25 56C19 22 34 9 48 9S77 22 71 56C72 34 62 22 48 18C34 22 24 34 25 56Z" fill="${colour}"/>`,
  long: (colour) =>
    `<path d="M22 74C14 26 32 8 48 8S82 26 74 74C68 76 66 60 69 46C70 32 60 22 48 17C36 22 26 32 27 46C30 60 28 76 22 74Z" fill="${colour}"/>`,
};
const beards = {
  none: () => '',
  moustache: (colour) =>
    `<path d="M40 52C43 49 46 49.6 48 50.6C50 49.6 53 49 56 52C53 53.4 50 53 48 52.2C46 53 43 53.4 40 52Z" fill="${colour}"/>`,
  full: (colour) =>
    `<path d="M27.5 44C28 58 40 67 48 67S68 58 68.5 44C65 53 60 52 56 51C52 49 44 49 40 51C36 52 31 53 27.5 44Z" fill="${colour}" opacity=".9"/>`,
};
const marks = {
  none: '',
  dot: '<circle cx="48" cy="31" r="1.9" fill="#b3261e"/>',
  sandal:
    '<path d="M40 28H56M40.5 31H55.5" stroke="#efdcae" stroke-width="1.6" stroke-linecap="round"/><circle cx="48" cy="29.6" r="1.6" fill="#b3261e"/>',
  line: '<path d="M48 24V33" stroke="#c0392b" stroke-width="2.4" stroke-linecap="round"/>',
};

const glasses =
  '<g fill="none" stroke="#3b3431" stroke-width="1.4"><circle cx="39" cy="41" r="5.6"/><circle cx="57" cy="41" r="5.6"/><path d="M44.6 40.5C46.4 39.4 49.6 39.4 51.4 40.5M33.4 40L28 38.6M62.6 40L68 38.6"/></g>';

const people = [
  {
    name: 'one',
    ground: '#e0e9f1',
    skin: 'brown',
    hair: 'short',
    colour: '#241b18',
    beard: 'full',
    mark: 'sandal',
    cloth: '#f6efe2',
    border: '#a8321f',
  },
  {
    name: 'two',
    ground: '#f3e3c8',
    skin: 'deep',
    hair: 'side',
    colour: '#1f1917',
    beard: 'moustache',
    mark: 'line',
    cloth: '#fdf6e6',
    border: '#d08a1e',
  },
  {
    name: 'three',
    ground: '#dfe9da',
    skin: 'warm',
    hair: 'thin',
    colour: '#b9b2aa',
    beard: 'moustache',
    mark: 'sandal',
    cloth: '#e9a23b',
    border: '#8f2f22',
    glasses: true,
  },
  {
    name: 'four',
    ground: '#efdcd6',
    skin: 'light',
    hair: 'short',
    colour: '#3a2a22',
    beard: 'none',
    mark: 'none',
    cloth: '#5d7f9c',
    border: '#47647d',
  },
  {
    name: 'five',
    ground: '#e7e0ee',
    skin: 'deep',
    hair: 'shaved',
    colour: '#2a211d',
    beard: 'none',
    mark: 'sandal',
    cloth: '#f2b04a',
    border: '#b0521c',
  },
  {
    name: 'six',
    ground: '#e6ead2',
    skin: 'brown',
    hair: 'thin',
    colour: '#e2ded8',
    beard: 'full',
    beardColour: '#e2ded8',
    mark: 'line',
    cloth: '#faf3e4',
    border: '#7f9a52',
  },
  {
    name: 'seven',
    ground: '#f1e6da',
    skin: 'warm',
    hair: 'side',
    colour: '#2c211c',
    beard: 'none',
    mark: 'none',
    cloth: '#7a8b5c',
    border: '#627149',
    glasses: true,
  },
  {
    name: 'eight',
    ground: '#e3eef0',
    skin: 'warm',
    hair: 'bun',
    colour: '#241a18',
    beard: 'none',
    mark: 'dot',
    cloth: '#a33b3b',
    border: '#e4b14e',
  },
  {
    name: 'nine',
    ground: '#f4e2e2',
    skin: 'brown',
    hair: 'parted',
    colour: '#1f1715',
    beard: 'none',
    mark: 'dot',
    cloth: '#3f6f74',
    border: '#d9a441',
  },
  {
    name: 'ten',
    ground: '#e9e4d6',
    skin: 'light',
    hair: 'parted',
    colour: '#bdb5ad',
    beard: 'none',
    mark: 'dot',
    cloth: '#f3ecdc',
    border: '#8a3a30',
    glasses: true,
  },
  {
    name: 'eleven',
    ground: '#dde6ee',
    skin: 'deep',
    hair: 'long',
    colour: '#221917',
    beard: 'none',
    mark: 'none',
    cloth: '#c46f3a',
    border: '#a1562a',
  },
  {
    name: 'twelve',
    ground: '#ece7dc',
    skin: 'light',
    hair: 'short',
    colour: '#2b201c',
    beard: 'moustache',
    mark: 'none',
    cloth: '#efe7d8',
    border: '#c9bda6',
  },
];

function draw({ ground, skin, hair, colour, beard, beardColour, mark, cloth, border, glasses: seen }) {
  const [face, shade] = skins[skin];
  const behind = hair === 'long' ? hairs.long(colour) : '';
  const before = hair === 'long' ? hairs.parted(colour) : hairs[hair](colour);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><title>Drawn portrait</title>',
    `<rect width="96" height="96" fill="${ground}"/>${behind}`,
    `<path d="M6 96C7 80 18 72 38 68H58C78 72 89 80 90 96Z" fill="${cloth}"/>`,
    `<path d="M39 54H57V69C57 76 39 76 39 69Z" fill="${shade}"/>`,
    `<path d="M37 68C40 79 56 79 59 68" fill="none" stroke="${border}" stroke-width="2.8"/>`,
    `<path d="M62 69C66 78 66 88 60 96" fill="none" stroke="${border}" stroke-width="2.2"/>`,
    `<ellipse cx="27" cy="42" rx="3.2" ry="5" fill="${shade}"/><ellipse cx="69" cy="42" rx="3.2" ry="5" fill="${shade}"/>`,
    `<path d="M27 36C27 20 37 13 48 13S69 20 69 36C69 52 55 64 48 64S27 52 27 36Z" fill="${face}"/>`,
    before,
    beards[beard](beardColour ?? colour),
    `<path d="M34.5 36.5C37 34.6 40 34.6 42.5 36M53.5 36C56 34.6 59 34.6 61.5 36.5" fill="none" stroke="${beardColour ?? ink}" stroke-width="1.9" stroke-linecap="round"/>`,
    `<g fill="${ink}"><ellipse cx="39" cy="41" rx="1.9" ry="2.1"/><ellipse cx="57" cy="41" rx="1.9" ry="2.1"/></g>`,
    `<path d="M48.5 40C48 44 46 46.5 46.8 47.8C47.5 48.7 49.5 48.6 50.3 47.9" fill="none" stroke="${shade}" stroke-width="1.7" stroke-linecap="round"/>`,
    `<path d="M42.5 55C46 58 50.5 58 54 55" fill="none" stroke="${beard === 'full' ? '#e9c7ad' : '#8c4a3c'}" stroke-width="1.7" stroke-linecap="round"/>`,
    marks[mark],
    seen ? glasses : '',
    '</svg>\n',
  ].join('');
}

await mkdir(folder, { recursive: true });
for (const person of people) await writeFile(new URL(`${person.name}.svg`, folder), draw(person));
console.log(`${people.length} portraits drawn.`);
