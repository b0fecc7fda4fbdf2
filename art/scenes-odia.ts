import { box, disc, oval, picture, place, shadow, shape, stroke, times } from './draw.ts';
import { diya, halo, orb } from './lights.ts';
import { backdrops, ink } from './palette.ts';
import { floorJhoti } from './patterns.ts';
import { bananaLeaf, garland, grass, hangingLeaf, jasmine, leaf, marigold, paddyEar } from './plants.ts';
import { bowl, heap, lota } from './vessels.ts';

/** The Odia year, and the days of the forebears, which are drawn in quiet colours. */

/** The measure heaped with new paddy, on a floor of jhoti. */
const manabasa = (): string =>
  picture(
    backdrops.peach,
    floorJhoti(160, 158, '#fff', 1.2),
    shadow(160, 158, 50),
    ...[-34, -14, 8, 26].map((turn, index) =>
      place(150 + index * 6, 96, paddyEar(), { rotate: turn, scale: 0.82, flip: index < 2 }),
    ),
    shape('M114 92C128 66 192 66 206 92Z', ink.paddy),
    times(14, (index) =>
      place(126 + (index % 7) * 11, 88 - (index > 6 ? 9 : 0), oval(0, 0, 2.2, 4.4, ink.paddyDark), {
        rotate: index * 47,
      }),
    ),
    shape('M108 90H212L202 158H118Z', ink.brass),
    shape('M108 90H212L210 102H110Z', ink.brassDark),
    shape('M115 138H205L203 150H117Z', ink.brassDark),
    stroke('M122 108L126 134', ink.brassLight, 4, { opacity: 0.8 }),
    disc(160, 120, 8, ink.hibiscus),
    garland('M110 96C130 122 190 122 210 96', 7),
    place(78, 156, diya(), { scale: 0.62 }),
    place(242, 156, diya(), { scale: 0.62 }),
  );

/** A banyan bound with threads. */
const savitri = (): string =>
  picture(
    backdrops.green,
    shadow(160, 164, 86),
    ...(
      [
        [92, 72, 42],
        [132, 50, 46],
        [188, 50, 46],
        [228, 72, 42],
        [160, 74, 52],
      ] as const
    ).map(([x, y, r], index) => disc(x, y, r, index === 4 || index === 0 ? ink.leaf : ink.leafLight)),
    disc(128, 66, 22, ink.leafPale, 0.5),
    disc(206, 52, 18, ink.leafPale, 0.5),
    disc(228, 76, 20, ink.leaf),
    ...[96, 112, 208, 224].map((x, index) =>
      stroke(`M${x} 96C${x + 4} 120 ${x - 3} 140 ${x} ${index % 3 ? 158 : 150}`, ink.woodLight, 3),
    ),
    shape('M132 92C142 120 138 146 118 166H202C182 146 178 120 188 92C172 104 148 104 132 92Z', ink.wood),
    stroke('M150 104C154 128 152 146 144 164M172 104C168 128 170 148 178 164', ink.woodDark, 2),
    ...[114, 121, 128, 135].map((y, index) =>
      stroke(`M139 ${y}C150 ${y + 6} 170 ${y + 6} 181 ${y}`, index % 2 ? ink.turmeric : ink.hibiscus, 3),
    ),
    place(66, 164, fruitPlate()),
    place(258, 162, diya(), { scale: 0.62 }),
  );

const fruitPlate = (): string =>
  disc(-13, -13, 9, ink.orange) +
  disc(13, -13, 9, '#b9c24a') +
  disc(0, -16, 10, ink.hibiscus) +
  shape('M-30-10C-22 4 22 4 30-10Z', ink.brassDark);

/** The full moon of autumn and a lamp by the tulsi. */
const kumarPurnima = (): string =>
  picture(
    backdrops.night,
    disc(226, 58, 62, ink.glow, 0.08),
    orb(226, 58, 36, '#fbeec4'),
    disc(214, 50, 6, '#efdca4'),
    disc(236, 68, 8, '#efdca4'),
    disc(234, 44, 4, '#efdca4'),
    box(62, 118, 76, 46, '#8d6a86', 2),
    box(54, 108, 92, 12, '#a47f9b', 2),
    shape('M100 128C108 136 108 150 100 156C92 150 92 136 100 128Z', '#5b4468'),
    place(100, 150, diya(), { scale: 0.42 }),
    stroke('M100 108V74', ink.leaf, 3),
    ...[-64, -30, 30, 64, 0].map((rotate, index) =>
      place(100, 92, leaf(index % 2 ? ink.leafLight : ink.leaf), { rotate, scale: 0.6 }),
    ),
    ...[-48, 48, -10, 14].map((rotate, index) =>
      place(100, 76, leaf(index % 2 ? ink.leaf : ink.leafLight), { rotate, scale: 0.44 }),
    ),
    halo(210, 138, 34, 0.16),
    place(210, 154, diya(), { scale: 0.85 }),
    place(256, 158, jasmine(), { scale: 0.7 }),
    place(172, 164, jasmine(), { scale: 0.6 }),
    ...(
      [
        [30, 30],
        [76, 20],
        [132, 40],
        [166, 18],
        [296, 96],
        [34, 84],
      ] as const
    ).map(([x, y]) => disc(x, y, 1.3, ink.glow, 0.7)),
  );

/** New rice on a leaf under the morning sun. */
const nuakhai = (): string =>
  picture(
    backdrops.gold,
    orb(160, 70, 34, ink.marigold),
    ...[44, 62, 80].map((x, index) => place(x, 164, paddyEar(), { rotate: -8 + index * 6, scale: 1.05 })),
    ...[276, 258, 240].map((x, index) => place(x, 164, paddyEar(), { rotate: 8 - index * 6, scale: 1.05, flip: true })),
    shadow(160, 160, 104),
    place(160, 148, bananaLeaf(), { scale: 1.12 }),
    place(160, 150, heap(38, ink.rice)),
    disc(150, 128, 2, ink.line),
    disc(168, 134, 2, ink.line),
    disc(158, 142, 2, ink.line),
    place(216, 146, heap(14, '#a5683a')),
    place(104, 150, marigold(), { scale: 0.5 }),
  );

/** A boat of banana stem, with its lamp, on the river at dawn. */
const boita = (): string =>
  picture(
    backdrops.dawn,
    orb(160, 118, 40, ink.marigold),
    shape('M0 118H320V180H0Z', '#89a9c1'),
    shape('M100 126C130 122 190 122 220 126C200 132 120 132 100 126Z', ink.marigold, 0.5),
    ...(
      [
        [24, 134],
        [246, 132],
        [60, 168],
        [226, 166],
        [130, 174],
      ] as const
    ).map(([x, y]) => stroke(`M${x} ${y}H${x + 40}`, '#fff', 2, { opacity: 0.55 })),
    stroke('M160 142V58', ink.wood, 3),
    shape('M164 60C190 70 200 96 196 116C184 110 172 110 164 112Z', ink.cream),
    shape('M156 66C138 76 130 96 132 114C140 110 150 110 156 112Z', ink.orange),
    shape('M160 58L178 52L160 46Z', ink.hibiscus),
    shape('M84 132C104 140 216 140 236 130C230 154 214 162 196 162H126C106 162 92 152 84 132Z', ink.leafPale),
    shape('M90 144C110 152 210 152 231 143C226 156 212 162 196 162H126C108 162 96 156 90 144Z', '#84ab62'),
    garland('M88 135C120 146 200 146 232 133', 6),
    place(112, 134, diya(), { scale: 0.5 }),
    place(208, 133, diya(), { scale: 0.5 }),
    place(46, 156, diya(), { scale: 0.38 }),
    place(280, 152, diya(), { scale: 0.34 }),
  );

/** A lamp, and rice with sesame on a leaf. */
const shraddha = (): string =>
  picture(
    backdrops.still,
    // the ground reaches higher, so that what stands on it is in the middle
    `<ellipse cx="160" cy="196" rx="300" ry="126" fill="${backdrops.still.hill}"/>`,
    '<g transform="translate(160 100)scale(1.24)translate(-160 -146)">',
    shadow(160, 158, 80),
    `<g opacity=".9">${place(160, 146, bananaLeaf(), { scale: 0.86 })}</g>`,
    ...[134, 160, 186].map(
      (x) =>
        place(x, 145, heap(13, '#f1eadb')) +
        times(3, (index) => disc(x - 4 + index * 4, 136 + (index % 2) * 4, 1, '#6b655e')),
    ),
    place(206, 142, grass(5, 28, '#7d8f62'), { rotate: 70 }),
    place(216, 168, bowl({ body: '#a48a6c', dark: '#8a7257', light: '#b9a184' }, 19, '#5d564e')),
    halo(104, 150, 28, 0.12),
    shadow(104, 170, 20),
    place(104, 164, diya('#96785f'), { scale: 0.8 }),
    '</g>',
  );

/** Water poured at the river, with sesame. */
const tarpan = (): string =>
  picture(
    backdrops.mist,
    disc(236, 58, 22, '#f3eee2', 0.9),
    shape('M0 104C40 88 92 92 130 104C176 88 250 84 320 106V130H0Z', '#b4c2c8'),
    shape('M0 122H320V180H0Z', '#a2b4be'),
    ...(
      [
        [20, 140],
        [236, 136],
        [60, 170],
        [244, 164],
      ] as const
    ).map(([x, y]) => stroke(`M${x} ${y}H${x + 48}`, '#fff', 2, { opacity: 0.5 })),
    ...[22, 36, 50].map(
      (r) =>
        `<ellipse cx="138" cy="152" rx="${r}" ry="${r * 0.26}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6"/>`,
    ),
    stroke('M139 92C136 112 137 132 138 150', '#eef4f6', 5, { opacity: 0.95 }),
    place(206, 96, lota({ body: '#a8765c', dark: '#8d5f49', light: '#c2957c' }), { rotate: -108, scale: 1.05 }),
    place(222, 84, grass(5, 40, '#7d8f62'), { rotate: 64 }),
    ...(
      [
        [124, 146],
        [150, 148],
        [132, 156],
        [146, 157],
      ] as const
    ).map(([x, y]) => disc(x, y, 1.4, '#4d4a48')),
    place(70, 158, hangingLeaf('#6f8b6a'), { scale: 0.7, rotate: 84 }),
    place(92, 156, jasmine('#d9c9a0'), { scale: 0.7 }),
  );

export const odiaScenes = {
  'manabasa-gurubara': manabasa,
  'savitri-brata': savitri,
  'kumar-purnima-and-gajalakshmi-puja': kumarPurnima,
  nuakhai,
  'boita-bandana': boita,
  'varshika-shraddha': shraddha,
  'pitru-tarpan': tarpan,
};
