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
  curly: (colour) =>
    `<path d="M27 40C20 30 25 20 31 17C31 10 41 7 46 10C52 5 63 8 64 15C72 18 75 30 69 40C68 32 66 28 62 25C55 28 41 28 34 25C30 28 28 32 27 40Z" fill="${colour}"/>`,
  receding: (colour) =>
    `<path d="M26.5 44C22 26 29 12 48 11S74 26 69.5 44C69 36 68 30 66 25C62 16 56 17 48 17S34 16 30 25C28 30 27 36 26.5 44Z" fill="${colour}"/>`,
  knot: (colour) =>
    `<path d="M27 40C24 16 36 10 48 10S72 16 69 40C67 28 59 20 48 19S29 28 27 40Z" fill="${colour}"/><ellipse cx="48" cy="7.5" rx="6" ry="5" fill="${colour}"/>`,
  turban: (colour) =>
    `<path d="M24 33C20 12 35 5 49 5S77 12 72 33C62 24 34 24 24 33Z" fill="${colour}"/><path d="M24 32C36 16 60 12 71 22M26 24C38 12 54 9 66 14" fill="none" stroke="#00000026" stroke-width="2"/>`,
  veil: (colour) =>
    `<path d="M20 80C10 24 30 5 48 5S86 24 76 80C71 82 69 62 70 46C70 30 61 20 48 19C35 20 26 30 26 46C27 62 25 82 20 80Z" fill="${colour}"/><path d="M28 40C29 27 38 20 48 19C58 20 67 27 68 40C64 30 56 25 48 22C40 25 32 30 28 40Z" fill="#241a18"/>`,
};
const beards = {
  none: () => '',
  moustache: (colour) =>
    `<path d="M40 52C43 49 46 49.6 48 50.6C50 49.6 53 49 56 52C53 53.4 50 53 48 52.2C46 53 43 53.4 40 52Z" fill="${colour}"/>`,
  full: (colour) =>
    `<path d="M27.5 44C28 58 40 67 48 67S68 58 68.5 44C65 53 60 52 56 51C52 49 44 49 40 51C36 52 31 53 27.5 44Z" fill="${colour}" opacity=".9"/>`,
  stubble: (colour) =>
    `<path d="M28 46C29 58 40 65.5 48 65.5S67 58 68 46C64 57 57 52 48 52S32 57 28 46Z" fill="${colour}" opacity=".28"/>`,
  goatee: (colour) =>
    `<path d="M40 51C43 48.6 46 49.4 48 50.4C50 49.4 53 48.6 56 51C53 52.4 50 52.4 48 51.8C46 52.4 43 52.4 40 51ZM42 59C44 58 52 58 54 59C54 65 51 67 48 67S42 65 42 59Z" fill="${colour}"/>`,
  flowing: (colour) =>
    `<path d="M27.5 43C27 62 36 84 48 84S69 62 68.5 43C65 53 60 52 56 51C52 49 44 49 40 51C36 52 31 53 27.5 43Z" fill="${colour}"/>`,
};
const marks = {
  none: '',
  dot: '<circle cx="48" cy="31" r="1.9" fill="#b3261e"/>',
  sandal:
    '<path d="M40 28H56M40.5 31H55.5" stroke="#efdcae" stroke-width="1.6" stroke-linecap="round"/><circle cx="48" cy="29.6" r="1.6" fill="#b3261e"/>',
  bow: '<path d="M44 24C44 31 46 33 48 33S52 31 52 24" fill="none" stroke="#f4ead0" stroke-width="1.8" stroke-linecap="round"/><path d="M48 25V31" stroke="#b3261e" stroke-width="1.8"/>',
  line: '<path d="M48 24V33" stroke="#c0392b" stroke-width="2.4" stroke-linecap="round"/>',
};

const glasses =
  '<g fill="none" stroke="#3b3431" stroke-width="1.4"><circle cx="39" cy="41" r="5.6"/><circle cx="57" cy="41" r="5.6"/><path d="M44.6 40.5C46.4 39.4 49.6 39.4 51.4 40.5M33.4 40L28 38.6M62.6 40L68 38.6"/></g>';

/** Over both shoulders. */
const shawl = (colour) => `<path d="M6 96C7 80 18 72 36 68L42 96ZM90 96C89 80 78 72 60 68L54 96Z" fill="${colour}"/>`;
const beads =
  '<path d="M38 70C41 86 55 86 58 70" fill="none" stroke="#6b3a22" stroke-width="3" stroke-dasharray="0.1 4" stroke-linecap="round"/>';
const age = (shade) =>
  `<path d="M37 27C44 25 52 25 59 27M38.5 50C37 52 36.6 54 37 56M57.5 50C59 52 59.4 54 59 56M32 45C33 46 34 46.6 35 47M64 45C63 46 62 46.6 61 47" fill="none" stroke="${shade}" stroke-width="1.2" stroke-linecap="round"/>`;

// Name, ground, skin, hair and its colour, beard, mark, cloth and its border, and what else is seen of them: one line a person.
// oxfmt-ignore
const people = [
  ['one', '#e0e9f1', 'brown', 'short', '#241b18', 'full', 'sandal', '#f6efe2', '#a8321f'],
  ['two', '#f3e3c8', 'deep', 'side', '#1f1917', 'moustache', 'line', '#fdf6e6', '#d08a1e'],
  ['three', '#dfe9da', 'warm', 'thin', '#b9b2aa', 'moustache', 'sandal', '#e9a23b', '#8f2f22', { glasses: true }],
  ['four', '#efdcd6', 'light', 'short', '#3a2a22', 'none', 'none', '#5d7f9c', '#47647d'],
  ['five', '#e7e0ee', 'deep', 'shaved', '#2a211d', 'none', 'sandal', '#f2b04a', '#b0521c'],
  ['six', '#e6ead2', 'brown', 'thin', '#e2ded8', 'full', 'line', '#faf3e4', '#7f9a52', { beardColour: '#e2ded8' }],
  ['seven', '#f1e6da', 'warm', 'side', '#2c211c', 'none', 'none', '#7a8b5c', '#627149', { glasses: true }],
  ['eight', '#e3eef0', 'warm', 'bun', '#241a18', 'none', 'dot', '#a33b3b', '#e4b14e'],
  ['nine', '#f4e2e2', 'brown', 'parted', '#1f1715', 'none', 'dot', '#3f6f74', '#d9a441'],
  ['ten', '#e9e4d6', 'light', 'parted', '#bdb5ad', 'none', 'dot', '#f3ecdc', '#8a3a30', { glasses: true }],
  ['eleven', '#dde6ee', 'deep', 'long', '#221917', 'none', 'none', '#c46f3a', '#a1562a'],
  ['twelve', '#ece7dc', 'light', 'short', '#2b201c', 'moustache', 'none', '#efe7d8', '#c9bda6'],
  ['thirteen', '#e8e2d0', 'warm', 'curly', '#1e1815', 'stubble', 'line', '#fbf5e8', '#b9892f'],
  ['fourteen', '#dfe8e4', 'brown', 'receding', '#8d867f', 'moustache', 'bow', '#f5ecd8', '#7d2f25', { shawl: '#c8742c', old: true }],
  ['fifteen', '#f3e0d2', 'light', 'knot', '#241b17', 'full', 'sandal', '#f0a63c', '#9a3a1d', { beads: true }],
  ['sixteen', '#e2e4f0', 'deep', 'curly', '#181312', 'none', 'dot', '#e9efe6', '#5e7f63'],
  ['seventeen', '#efe6c9', 'light', 'receding', '#dcd8d2', 'flowing', 'sandal', '#fbf3e0', '#b0521c', { beardColour: '#e8e4dd', beads: true, old: true }],
  ['eighteen', '#dcebe9', 'deep', 'turban', '#d9792b', 'moustache', 'line', '#f7efdf', '#8f2f22', { beardColour: '#201815' }],
  ['nineteen', '#ece0ea', 'brown', 'side', '#2b211d', 'goatee', 'dot', '#8a3f4a', '#d7a24a'],
  ['twenty', '#e4ecd8', 'warm', 'shaved', '#3a302a', 'stubble', 'bow', '#fdf7ea', '#c4571f', { shawl: '#e3a33f' }],
  ['twenty-one', '#f0e4dc', 'deep', 'thin', '#cfcac3', 'none', 'bow', '#f4e6c8', '#8d5c3a', { glasses: true, old: true }],
  ['twenty-two', '#dfe3ea', 'light', 'side', '#4a3a30', 'full', 'none', '#e7d5b8', '#7a5a34', { glasses: true }],
  ['twenty-three', '#f5e8c8', 'brown', 'turban', '#f3ead8', 'full', 'sandal', '#c0562f', '#f0d9a0', { beardColour: '#9c958d', old: true }],
  ['twenty-four', '#e0efe0', 'warm', 'knot', '#6e655d', 'goatee', 'line', '#fbf1dc', '#4f7a55', { beads: true }],
  ['twenty-five', '#eadfd3', 'brown', 'receding', '#2a201c', 'none', 'sandal', '#f6d98e', '#a8321f', { shawl: '#fdf5e2' }],
  ['twenty-six', '#d9e6f0', 'warm', 'shaved', '#c9c3bb', 'flowing', 'bow', '#f2b04a', '#7f2f22', { beardColour: '#cfc9c1', old: true }],
  ['twenty-seven', '#f1dede', 'deep', 'side', '#211a17', 'stubble', 'none', '#6f86a6', '#54698a'],
  ['twenty-eight', '#e6e9f2', 'brown', 'veil', '#b8432f', 'none', 'dot', '#b8432f', '#e9c46a'],
  ['twenty-nine', '#f0ead6', 'light', 'veil', '#2f6b5e', 'none', 'dot', '#2f6b5e', '#d8b25a', { old: true }],
  ['thirty', '#eef0e0', 'warm', 'curly', '#2a1f1b', 'moustache', 'none', '#b7c4a0', '#8b9a72'],
];

function draw([, ground, skin, hair, colour, beard, mark, cloth, border, more = {}]) {
  const { beardColour, shawl: over, glasses: seen, beads: worn, old } = more;
  const [face, shade] = skins[skin];
  const behind = hair === 'long' || hair === 'veil' ? hairs[hair](colour) : '';
  const before =
    hair === 'long' ? hairs.parted(colour) : hair === 'veil' ? hairs.parted('#241a18') : hairs[hair](colour);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><title>Drawn portrait</title>',
    `<rect width="96" height="96" fill="${ground}"/>${behind}`,
    `<path d="M6 96C7 80 18 72 38 68H58C78 72 89 80 90 96Z" fill="${cloth}"/>`,
    over ? shawl(over) : '',
    `<path d="M39 54H57V69C57 76 39 76 39 69Z" fill="${shade}"/>`,
    `<path d="M37 68C40 79 56 79 59 68" fill="none" stroke="${border}" stroke-width="2.8"/>`,
    `<path d="M62 69C66 78 66 88 60 96" fill="none" stroke="${border}" stroke-width="2.2"/>`,
    `<ellipse cx="27" cy="42" rx="3.2" ry="5" fill="${shade}"/><ellipse cx="69" cy="42" rx="3.2" ry="5" fill="${shade}"/>`,
    `<path d="M27 36C27 20 37 13 48 13S69 20 69 36C69 52 55 64 48 64S27 52 27 36Z" fill="${face}"/>`,
    old ? age(shade) : '',
    before,
    worn ? beads : '',
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
for (const person of people) await writeFile(new URL(`${person[0]}.svg`, folder), draw(person));
console.log(`${people.length} portraits drawn.`);
