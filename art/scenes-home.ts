import { box, disc, FLOOR, oval, picture, place, shadow, shape, stroke, times } from './draw.ts';
import { diya, halo } from './lights.ts';
import { backdrops, ink } from './palette.ts';
import { floorJhoti, jhoti } from './patterns.ts';
import { bananaLeaf, bananaPlant, garland, grass, hangingLeaf, hibiscus, jasmine, lotus, marigold } from './plants.ts';
import { brass, coconut, copper, heap, kalash, lota, thali } from './vessels.ts';

/** A kalash before a jhoti: thanksgiving. */
const satyanarayan = (): string =>
  picture(
    backdrops.cream,
    place(160, 92, jhoti('#d69a56', 1.6, 0.8, 0.4)),
    shadow(160, FLOOR, 62),
    place(160, FLOOR, kalash()),
    place(92, 158, marigold(), { scale: 0.55 }),
    place(230, 158, marigold(ink.turmeric, ink.orange), { scale: 0.55 }),
  );

/** A new house with its door hung with flowers. */
const griha = (): string =>
  picture(
    backdrops.sky,
    place(72, 162, bananaPlant(), { scale: 0.9 }),
    place(248, 162, bananaPlant(), { scale: 0.9, flip: true }),
    shape('M98 158V92L160 48L222 92V158Z', ink.cream),
    stroke('M88 98L160 43L232 98', ink.brick, 9),
    shape('M142 158V112H178V158Z', ink.wood),
    stroke('M160 114V157', ink.woodDark, 1.6),
    disc(160, 79, 8, '#ecdcc0'),
    stroke('M160 72V86M153 79H167', ink.line, 1.6),
    stroke('M136 104H184', ink.leafDark, 1.6),
    garland('M137 105C148 118 172 118 183 105', 6),
    ...[139, 181].map((x) => place(x, 106, hangingLeaf(ink.leaf), { scale: 0.34 })),
    place(160, 114, hangingLeaf(ink.leafDark), { scale: 0.3 }),
    floorJhoti(160, 168, '#fff', 0.3),
  );

/** Lamps in a row at nightfall. */
const lakshmi = (): string =>
  picture(
    backdrops.night,
    floorJhoti(160, 164, '#e2bd78', 0.86, 0.55),
    ...[52, 106, 160, 214, 268].map((x, index) => {
      const y = index % 2 ? 114 : 104;
      return halo(x, y - 16, 36) + place(x, y, diya());
    }),
    ...(
      [
        [40, 34],
        [92, 22],
        [148, 40],
        [206, 20],
        [262, 38],
        [298, 24],
      ] as const
    ).map(([x, y]) => disc(x, y, 1.3, ink.glow, 0.7)),
  );

/** Durva, modak and red flowers on a leaf. */
const ganesh = (): string =>
  picture(
    backdrops.gold,
    place(160, 92, jhoti('#e0a94c', 1.8, 0.7, 0.35)),
    shadow(160, 150, 116),
    place(160, 138, bananaLeaf(), { scale: 1.32 }),
    ...(
      [
        [130, 134],
        [168, 136],
        [149, 112],
      ] as const
    ).map(([x, y]) => place(x, y, modak(), { scale: 1.2 })),
    place(76, 142, grass(7, 60, ink.leafDark), { rotate: -22 }),
    stroke('M69 133L84 128', ink.maroon, 3),
    place(224, 128, hibiscus(), { scale: 0.98 }),
    place(254, 142, hibiscus(), { scale: 0.62, rotate: 40 }),
  );

const modak = (): string =>
  shape('M0-34C4-24 20-18 17-4C15 4-15 4-17-4C-20-18-4-24 0-34Z', ink.cream) +
  stroke('M0-30C-3-20-9-12-9-1M0-30C3-20 9-12 9-1M0-28V1', ink.line, 1.6);

/** An open book on others, an inkpot and white flowers. */
const saraswati = (): string =>
  picture(
    backdrops.gold,
    shadow(146, 162, 92),
    closedBook(80, 148, 128, ink.maroon),
    closedBook(88, 134, 116, ink.indigo),
    place(146, 134, openBook(), { scale: 1.12 }),
    shadow(252, 162, 24),
    shape('M232 162C226 140 238 134 240 131V122H262V131C264 134 276 140 270 162Z', ink.night),
    stroke('M241 127H261', '#57526f', 3),
    place(253, 126, quill(), { rotate: 16 }),
    place(62, 150, jasmine(), { scale: 1.15 }),
    place(40, 160, jasmine(), { scale: 0.85, rotate: 30 }),
    place(50, 134, marigold(ink.turmeric, ink.glow), { scale: 0.45 }),
  );

const closedBook = (x: number, y: number, width: number, cover: string): string =>
  box(x, y, width, 14, cover, 3) + box(x + 6, y + 3, width - 6, 8, ink.cream);

/** Open, its spine's foot on 0,0. */
const openBook = (): string => {
  const side = 'M0 0C-16-10-44-12-66-2V-52C-46-62-16-60 0-46Z';
  const lines = times(3, (row) =>
    stroke(`M-56 ${row * 11 - 43}C-40 ${row * 11 - 48} -22 ${row * 11 - 46} -10 ${row * 11 - 38}`, ink.line, 1.8),
  );
  const half = (paper: string) => shape(side, paper) + lines;
  return (
    stroke('M-68 1C-44-8-16-6 0 3C16-6 44-8 68 1', ink.brick, 4) +
    half(ink.white) +
    place(0, 0, half(ink.cream), { flip: true }) +
    stroke('M0-45V-2', ink.line, 2)
  );
};

const quill = (): string =>
  stroke('M0 4L2-70', ink.white, 2) +
  shape('M1-18C-18-40-14-78 4-92C18-76 18-38 1-18Z', ink.white) +
  stroke('M1-14L4-84', ink.line, 1.4);

/** Coloured powders in a square, a kalash in their middle. */
const vastu = (): string => {
  const colours = [ink.maroon, ink.turmeric, ink.leafLight, ink.white, ink.orange, ink.rose];
  const cells = times(25, (index) => {
    const column = (index % 5) - 2;
    const row = Math.floor(index / 5) - 2;
    const x = 160 + (column - row) * 23;
    const y = 130 + (column + row) * 8;
    const colour = colours[(column * column + row * row) % 6] ?? ink.white;
    return shape(`M${x} ${y - 7}L${x + 20} ${y}L${x} ${y + 7}L${x - 20} ${y}Z`, colour);
  });
  return picture(
    backdrops.sand,
    shape('M160 84L292 130L160 176L28 130Z', ink.cream),
    cells,
    shadow(160, 130, 34),
    place(160, 132, kalash(brass), { scale: 0.76 }),
  );
};

/** Bricks, a spade and a garland on the first day of building. */
const bhoomi = (): string =>
  picture(
    backdrops.sky,
    shape('M0 180C50 144 110 140 158 150C204 136 266 140 320 180Z', '#b98a5e'),
    place(248, 158, spade(), { rotate: 14, scale: 1.1 }),
    shape('M202 170C212 146 274 144 292 172Z', '#a27448'),
    ...(
      [
        [84, 146],
        [132, 146],
        [108, 128],
      ] as const
    ).map(([x, y]) => brick(x, y)),
    place(108, 127, coconut(), { scale: 0.92 }),
    garland('M84 130C82 152 134 152 132 130', 7),
    place(186, 166, lota(copper), { scale: 0.82 }),
  );

const brick = (x: number, y: number): string =>
  box(x - 23, y, 46, 17, ink.brick, 2) + box(x - 23, y, 46, 5, '#b4553f', 2);

const spade = (): string =>
  stroke('M0 0V-104', ink.woodLight, 6) +
  stroke('M-11-106H11', ink.wood, 6) +
  shape('M-17-30H17V-8C17 6 6 14 0 20C-6 14-17 6-17-8Z', ink.silverDeep) +
  shape('M-17-30H0V20C-6 14-17 6-17-8Z', ink.silverDark);

/** All that a puja needs, on one tray. */
const pujaThali = (): string =>
  picture(
    backdrops.green,
    shadow(160, 152, 104),
    place(160, 118, thali(brass, 104, 46)),
    place(112, 118, heap(17, ink.hibiscus)),
    place(142, 100, heap(15, ink.rice)),
    place(188, 102, heap(15, ink.turmeric)),
    place(146, 132, marigold(), { scale: 0.86 }),
    place(222, 116, diya(ink.brassDeep), { scale: 0.72 }),
    halo(222, 100, 30, 0.16),
    place(188, 140, hangingLeaf(ink.leaf), { scale: 0.5, rotate: -70 }),
    oval(178, 130, 8, 5, ink.coconut),
  );

/** A lotus on still water. */
const lotusOnWater = (): string =>
  picture(
    backdrops.rose,
    shape('M0 132H320V180H0Z', '#b9d5e4'),
    oval(160, 146, 104, 15, '#a4c6d9'),
    oval(104, 146, 50, 9, ink.leaf),
    oval(222, 152, 42, 8, ink.leafLight),
    place(160, 146, lotus(), { scale: 1.45 }),
    ...(
      [
        [60, 164],
        [240, 168],
        [150, 170],
      ] as const
    ).map(([x, y]) => stroke(`M${x} ${y}H${x + 34}`, '#fff', 2, { opacity: 0.6 })),
    place(66, 141, lotus('#d97d86', ink.rose), { scale: 0.45 }),
  );

export const homeScenes = {
  'satyanarayan-puja': satyanarayan,
  'gruha-pratistha': griha,
  'lakshmi-puja': lakshmi,
  'ganesh-puja': ganesh,
  'saraswati-puja': saraswati,
  'vastu-shanti': vastu,
  'bhoomi-puja': bhoomi,
  'puja-thali': pujaThali,
  lotus: lotusOnWater,
};
