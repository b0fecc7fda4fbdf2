import { box, disc, FLOOR, oval, picture, place, shadow, shape, stroke, times } from './draw.ts';
import { diya } from './lights.ts';
import { backdrops, ink } from './palette.ts';
import { jhoti } from './patterns.ts';
import { garland, hangingLeaf, jasmine, marigold } from './plants.ts';
import { bowl, brass, coconut, copper, heap, lota, silver, thali } from './vessels.ts';

/** Childhood, learning and marriage. */

/** A cradle hung with flowers. */
const ekoisia = (): string =>
  picture(
    backdrops.green,
    shadow(160, 164, 92),
    stroke('M78 162L96 46M92 162L96 46', ink.wood, 5),
    stroke('M242 162L224 46M228 162L224 46', ink.wood, 5),
    stroke('M88 46H232', ink.woodDark, 6),
    stroke('M124 48L112 104M196 48L208 104', ink.woodLight, 2.4),
    shape('M104 100C96 150 224 150 216 100Z', ink.brass),
    shape('M112 100C116 82 146 80 160 90C176 80 204 82 208 100Z', ink.white),
    shape('M150 100C152 88 204 86 208 100Z', ink.rose),
    oval(130, 92, 16, 7, ink.cream),
    stroke('M104 100H216', ink.brassDark, 4),
    garland('M100 50C116 70 144 70 160 52C176 70 204 70 220 50', 7),
    place(160, 56, rattle(), { scale: 0.9 }),
  );

/** A toy that hangs over the cradle. */
const rattle = (): string =>
  stroke('M0 0V14', ink.woodLight, 1.6) +
  disc(0, 20, 7, ink.hibiscus) +
  disc(0, 20, 3, ink.turmeric) +
  times(3, (index) => disc((index - 1) * 6, 30, 2.4, ink.leafLight));

/** The birth chart on its scroll, honey and a flower. */
const namkaran = (): string =>
  picture(
    backdrops.lilac,
    shadow(150, 162, 92),
    place(0, 0, scroll(), {}),
    place(256, FLOOR, bowl(brass, 26, '#d98a1e')),
    stroke('M256 146L278 116', ink.brassLight, 4),
    disc(279, 114, 5, ink.brassLight),
    place(60, 154, marigold(), { scale: 0.7 }),
    place(38, 164, jasmine(), { scale: 0.8 }),
  );

const scroll = (): string =>
  box(96, 44, 112, 112, ink.cream) +
  box(86, 34, 132, 14, ink.woodLight, 7) +
  box(80, 37, 144, 8, ink.wood, 4) +
  box(86, 150, 132, 14, ink.woodLight, 7) +
  box(80, 153, 144, 8, ink.wood, 4) +
  stroke('M114 62H190V138H114ZM114 62L190 138M190 62L114 138M152 62L190 100L152 138L114 100Z', ink.maroon, 2) +
  disc(152, 82, 4, ink.turmeric) +
  disc(133, 100, 3, ink.orange) +
  disc(171, 100, 3, ink.leaf) +
  disc(152, 120, 3, ink.indigo);

/** A silver bowl of kheer, with its spoon. */
const annaprashan = (): string =>
  picture(
    backdrops.blue,
    shadow(160, 160, 96),
    place(160, 150, thali(brass, 104, 24)),
    place(150, 150, bowl(silver, 56, ink.rice)),
    ...(
      [
        [128, 111, ink.turmeric],
        [146, 109, ink.coconut],
        [166, 112, ink.turmeric],
      ] as const
    ).map(([x, y, colour]) => oval(x, y, 4, 2, colour)),
    stroke('M176 108L232 68', ink.silverDark, 4),
    place(236, 65, oval(0, 0, 12, 7, ink.silver), { rotate: -36 }),
    ...[0, 1, 2].map((index) =>
      stroke(
        `M${128 + index * 20} 92C${120 + index * 20} 82 ${136 + index * 20} 76 ${128 + index * 20} 64`,
        '#fff',
        3,
        { opacity: 0.75 },
      ),
    ),
    place(232, 148, hangingLeaf(ink.leaf), { scale: 0.5, rotate: 70 }),
    place(236, 146, hangingLeaf(ink.leafDark), { scale: 0.4, rotate: 110 }),
    place(84, 148, marigold(), { scale: 0.6 }),
  );

/** The sacred thread, a staff and wooden sandals. */
const upanayana = (): string =>
  picture(
    backdrops.ochre,
    shadow(160, 166, 104),
    stroke('M262 166L276 24', ink.wood, 6),
    ...[44, 76, 108, 140].map((y) => place(276 - (y - 24) * 0.099, y, stroke('M-4 0H4', ink.woodDark, 2))),
    shape('M44 160C46 142 236 142 238 160C236 172 46 172 44 160Z', ink.orange),
    shape('M44 160C46 152 236 152 238 160C236 172 46 172 44 160Z', '#e3761a'),
    ...[0, 5, 10].map((inset) =>
      stroke(
        `M150 ${36 + inset}C${80 + inset} ${34 + inset} ${74 + inset} ${132 - inset} 150 ${134 - inset}C${226 - inset} ${132 - inset} ${220 - inset} ${34 + inset} 150 ${36 + inset}`,
        ink.white,
        2.6,
      ),
    ),
    stroke('M150 32V54', ink.maroon, 7),
    stroke('M146 55L138 76M154 55L162 76', ink.white, 2.4),
    place(92, 160, sandal(), { scale: 1.05 }),
    place(162, 164, sandal(), { scale: 1.05 }),
    place(226, 160, lota(copper), { scale: 0.86 }),
  );

const sandal = (): string =>
  shape('M-30 0C-32-12-6-14 6-10C20-6 30-10 30-2C30 4-28 8-30 0Z', ink.wood) +
  shape('M-30-2C-30-12-6-14 6-10C20-6 30-10 30-3C20 0-24 2-30-2Z', ink.woodLight) +
  disc(-18, -12, 4.4, ink.woodDark) +
  stroke('M-18-8V-5', ink.woodDark, 3);

/** A slate with the first round figures in chalk. */
const vidyarambha = (): string =>
  picture(
    backdrops.mint,
    shadow(160, 164, 84),
    place(
      152,
      98,
      box(-72, -54, 144, 112, ink.woodLight, 8) +
        box(-62, -44, 124, 92, ink.night, 3) +
        [-36, 0, 36]
          .map((x) => stroke(`M${x} -14A15 15 0 1 1 ${x - 1} -14`, ink.white, 4, { opacity: 0.92 }))
          .join('') +
        stroke('M-46 34H46', ink.white, 2, { opacity: 0.3 }),
      { rotate: -4 },
    ),
    place(240, 150, box(-26, -5, 52, 10, ink.white, 5) + box(-26, -5, 14, 10, ink.blush, 5), { rotate: -18 }),
    place(70, 160, jasmine(), { scale: 0.9 }),
    place(254, 164, marigold(), { scale: 0.5 }),
  );

/** Lamps around a bowl of kheer on a birthday. */
const janmadin = (): string =>
  picture(
    backdrops.rose,
    place(160, 92, jhoti('#e6a3a8', 1.8, 0.82, 0.55)),
    shadow(160, 158, 112),
    place(160, 142, thali(brass, 112, 32)),
    ...[78, 116, 204, 242].map((x) => place(x, x === 78 || x === 242 ? 134 : 120, diya(), { scale: 0.6 })),
    place(160, 146, bowl(silver, 38, ink.rice)),
    oval(152, 119, 3, 2, ink.turmeric),
    oval(166, 120, 3, 2, ink.coconut),
    place(110, 152, marigold(), { scale: 0.46 }),
    place(210, 152, marigold(ink.turmeric, ink.orange), { scale: 0.46 }),
  );

/** Two garlands, joined. */
const vivah = (): string =>
  picture(
    backdrops.rose,
    stroke('M0 26H320', ink.leafDark, 2),
    ...times8((index) => place(20 + index * 40, 26, hangingLeaf(index % 2 ? ink.leafDark : ink.leaf), { scale: 0.44 })),
    garland('M0 26C20 40 60 40 80 26C100 40 140 40 160 26C180 40 220 40 240 26C260 40 300 40 320 26', 7),
    shadow(160, 166, 84),
    wreath(126, ink.orange, ink.turmeric),
    wreath(194, ink.leafLight, ink.hibiscus),
    stroke('M148 70A44 46 0 0 1 161 131', ink.orange, 13, { dash: '.1 15' }),
    stroke('M148 70A44 46 0 0 1 161 131', ink.turmeric, 13, { dash: '.1 15', offset: 7.5 }),
    tassel(126, 152),
    tassel(194, 152),
  );

const times8 = (make: (index: number) => string): string[] => Array.from({ length: 8 }, (_, index) => make(index));

/** A garland lying in a ring. */
const wreath = (x: number, one: string, other: string): string => {
  const ring = `M${x} 58A44 46 0 1 1 ${x - 0.1} 58`;
  return stroke(ring, one, 13, { dash: '.1 15' }) + stroke(ring, other, 13, { dash: '.1 15', offset: 7.5 });
};

const tassel = (x: number, y: number): string =>
  stroke(`M${x} ${y}V${y + 16}`, ink.turmeric, 5) + disc(x, y + 2, 8, ink.hibiscus) + disc(x, y + 2, 3.4, ink.glow);

/** Two rings on a tray, with a coconut. */
const nirbandha = (): string =>
  picture(
    backdrops.peach,
    shadow(160, 154, 108),
    place(160, 126, thali(silver, 108, 42)),
    place(104, 134, coconut(), { scale: 0.92 }),
    garland('M84 126C90 140 118 140 124 126', 6),
    ring(166, 112, ink.turmeric),
    ring(192, 116, ink.turmeric),
    disc(166, 89, 5.4, '#8fd0d8'),
    disc(192, 93, 5.4, ink.hibiscus),
    place(226, 134, heap(17, ink.hibiscus)),
    place(160, 150, hangingLeaf(ink.leaf), { scale: 0.5, rotate: -60 }),
    place(172, 152, marigold(), { scale: 0.46 }),
  );

const ring = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="18" fill="none" stroke="${ink.brassDark}" stroke-width="7"/>` +
  `<circle cx="${x}" cy="${y}" r="18" fill="none" stroke="${colour}" stroke-width="4"/>`;

/** The first hair, cut onto a plate, with scissors, turmeric and a new cloth. */
const mundan = (): string =>
  picture(
    backdrops.mint,
    shadow(160, 166, 120),
    place(160, 138, thali(brass, 112, 34)),
    place(104, 140, heap(20, ink.turmeric)),
    place(232, 144, bowl(silver, 22, ink.white)),
    stroke(
      'M140 136C134 118 146 112 142 98M150 138C146 120 158 114 154 98M160 138C158 122 168 116 166 102',
      ink.woodDark,
      4,
    ),
    place(206, 84, scissors(), { rotate: 24 }),
    place(62, 152, marigold(), { scale: 0.8 }),
    place(258, 154, marigold(), { scale: 0.7 }),
  );

const scissors = (): string =>
  stroke('M-8 34L10-34M8 34L-10-34', ink.silverDeep, 5) +
  disc(0, 0, 3, ink.night) +
  times(
    2,
    (index) => `<circle cx="${index ? 13 : -13}" cy="42" r="9" fill="none" stroke="${ink.maroon}" stroke-width="5"/>`,
  );

export const lifeScenes = {
  mundan,
  ekoisia,
  namkaran,
  annaprashan,
  'upanayana-brata': upanayana,
  vidyarambha,
  'janmadin-puja': janmadin,
  'vivah-bahaghara': vivah,
  nirbandha,
};
