import { around, box, disc, picture, place, shadow, shape, stroke } from './draw.ts';
import { backdrops, ink } from './palette.ts';
import { floorJhoti } from './patterns.ts';
import { garland, hangingLeaf, marigold } from './plants.ts';
import { brass, coconut, kalash } from './vessels.ts';

/** A shop, a car, tools. */

/** A new car with a garland, a coconut and lemons. */
const vehicle = (): string =>
  picture(
    backdrops.mint,
    shadow(150, 160, 112),
    shape('M96 96C104 70 112 62 126 62H186C202 62 214 76 226 96Z', '#a6333a'),
    shape('M108 94C114 76 120 70 130 70H150V94Z', '#e4f2f4'),
    shape('M158 70H184C196 70 204 80 212 94H158Z', '#d3e8ec'),
    shape(
      'M48 142V116C48 104 56 100 70 98L104 93H226L252 98C262 100 264 108 264 118V142C264 148 260 150 256 150H56C50 150 48 148 48 142Z',
      ink.hibiscus,
    ),
    shape('M48 130H264V142C264 148 260 150 256 150H56C50 150 48 148 48 142Z', ink.hibiscusDark),
    stroke('M154 96V128', ink.hibiscusDark, 2),
    stroke('M168 108H180', ink.silver, 3.4),
    box(50, 110, 14, 10, ink.glow, 4),
    box(252, 110, 12, 10, ink.orange, 3),
    ...[98, 214].map(
      (x) => disc(x, 148, 22, ink.night) + disc(x, 148, 11, ink.silver) + disc(x, 148, 4, ink.silverDeep),
    ),
    garland('M52 104C66 128 90 124 104 95', 8),
    place(76, 104, marigold(), { scale: 0.5 }),
    lemon(70, 164),
    lemon(126, 165),
    lemon(186, 165),
    lemon(242, 164),
    place(284, 164, coconut(), { scale: 0.82 }),
  );

const lemon = (x: number, y: number): string =>
  shape(
    `M${x - 11} ${y}C${x - 6} ${y - 9} ${x + 6} ${y - 9} ${x + 11} ${y}C${x + 6} ${y + 8} ${x - 6} ${y + 8} ${x - 11} ${y}Z`,
    '#f2d23c',
  );

/** A shop on its first morning. */
const shop = (): string =>
  picture(
    backdrops.sky,
    box(66, 52, 188, 110, '#f4e4c8', 3),
    box(58, 30, 204, 26, ink.maroon, 4),
    ...[112, 136, 160, 184, 208].map((x) => disc(x, 43, 3.4, ink.turmeric)),
    ...awning(),
    box(82, 96, 66, 66, '#d9ecef', 2),
    box(82, 132, 66, 4, ink.woodLight),
    ...[94, 110, 126].map((x, index) =>
      box(x, 116, 11, 16, [ink.leafLight, ink.orange, ink.indigo][index] ?? ink.leaf, 2),
    ),
    ...[92, 114, 132].map((x, index) => box(x, 144, 12, 18, [ink.rose, ink.turmeric, ink.leaf][index] ?? ink.leaf, 2)),
    box(172, 96, 62, 66, ink.wood, 2),
    stroke('M203 98V161', ink.woodDark, 2),
    garland('M173 97C184 116 222 116 233 97', 7),
    ...[176, 230].map((x) => place(x, 98, hangingLeaf(), { scale: 0.38 })),
    place(188, 122, lemonAndChilli(), { scale: 0.9 }),
    place(50, 166, kalash(brass), { scale: 0.46 }),
    place(270, 166, kalash(brass), { scale: 0.46 }),
    floorJhoti(203, 170, '#fff', 0.28),
  );

const awning = (): string[] =>
  Array.from({ length: 8 }, (_, index) => {
    const x = 62 + index * 24.5;
    return shape(`M${x} 56H${x + 24.5}V82A12.25 9 0 0 1 ${x} 82Z`, index % 2 ? ink.cream : ink.orange);
  });

const lemonAndChilli = (): string =>
  stroke('M0-8V22', ink.woodDark, 1.4) +
  place(0, 2, lemon(0, 0), { scale: 0.5 }) +
  [10, 15, 20]
    .map((y) => stroke(`M0 ${y}C4 ${y} 6 ${y + 2} 7 ${y + 5}M0 ${y}C-4 ${y}-6 ${y + 2}-7 ${y + 5}`, ink.leafLight, 2.6))
    .join('');

/** Tools at rest, with a garland. */
const vishwakarma = (): string =>
  picture(
    backdrops.sand,
    shadow(160, 164, 96),
    place(160, 96, gear(), { scale: 1.08 }),
    place(160, 98, hammer(), { rotate: 42 }),
    place(160, 98, spanner(), { rotate: -42 }),
    garland('M92 112C104 170 216 170 228 112', 11),
    place(160, 155, marigold(ink.hibiscus, ink.turmeric), { scale: 0.72 }),
  );

const gear = (): string =>
  around(12, box(-8, -66, 16, 18, ink.brassDark, 3)) +
  disc(0, 0, 54, ink.brass) +
  disc(0, 0, 44, ink.brassLight) +
  disc(0, 0, 18, ink.brassDark) +
  disc(0, 0, 11, backdrops.sand.sky);

const hammer = (): string =>
  box(-5, -50, 10, 118, ink.woodLight, 4) +
  box(-27, -72, 54, 24, ink.silverDeep, 4) +
  box(-27, -72, 14, 24, ink.silverDark, 4);

const spanner = (): string =>
  box(-6, -46, 12, 112, ink.silverDark, 6) +
  shape('M-20-56C-20-68-14-76-8-78V-62H8V-78C14-76 20-68 20-56C20-46 12-38 0-38C-12-38-20-46-20-56Z', ink.silverDark);

export const workScenes = {
  'vehicle-puja': vehicle,
  'shop-or-office-opening': shop,
  'vishwakarma-puja': vishwakarma,
};
