import { disc, FLOOR, oval, picture, place, shadow, shape, stroke, times } from './draw.ts';
import { diya, flame, halo, standingLamp } from './lights.ts';
import { backdrops, ink } from './palette.ts';
import { bilva, garland, hibiscus, jasmine, leaf, marigold } from './plants.ts';
import { bowl, brass, copper, kalash, lota } from './vessels.ts';

/** Abhisheka, homa, japa and path. */

/** Milk poured from a lota into a bowl, with bilva beside it. */
const rudrabhishek = (): string =>
  picture(
    backdrops.blue,
    shadow(150, 160, 76),
    shape('M150 66C138 76 142 100 143 128H157C157 112 160 104 163 92Z', ink.white),
    place(214, 48, lota(copper), { rotate: -110, scale: 1.08 }),
    place(144, 160, bowl(brass, 62, ink.white)),
    stroke('M118 119C128 123 136 123 144 121C152 123 162 123 172 119', '#e3e6ea', 2),
    place(68, 162, bilva(), { rotate: -24, scale: 1.1 }),
    place(86, 166, bilva(), { rotate: 12, scale: 0.8 }),
    place(240, 158, jasmine(), { scale: 1.2 }),
    place(262, 150, jasmine(), { scale: 0.9, rotate: 40 }),
    place(258, 166, bilva(), { rotate: 50, scale: 0.6 }),
  );

/** The sun and eight planets on their rounds. */
const navagraha = (): string => {
  const rounds = [34, 62, 92];
  const planets = [
    [34, 200, 6, ink.leafLight],
    [34, 20, 7, ink.white],
    [62, 300, 8, ink.hibiscus],
    [62, 130, 9, ink.turmeric],
    [92, 160, 8, '#9aa8e0'],
    [92, 222, 7, ink.silver],
    [92, 340, 9, ink.rose],
    [92, 34, 7, '#7f88b8'],
  ] as const;
  return picture(
    backdrops.night,
    ...rounds.map(
      (r) =>
        `<ellipse cx="160" cy="88" rx="${r * 1.45}" ry="${r * 0.72}" fill="none" stroke="#e2bd78" stroke-width="1.2" opacity=".4"/>`,
    ),
    halo(160, 88, 34, 0.18),
    times(12, (index) => place(160, 88, shape('M-3-21L0-31L3-21Z', ink.marigold), { rotate: index * 30 })),
    disc(160, 88, 18, ink.marigold),
    disc(160, 88, 11, ink.turmeric),
    ...planets.map(([r, turn, size, colour]) => {
      const x = 160 + Math.cos((turn * Math.PI) / 180) * r * 1.45;
      const y = 88 + Math.sin((turn * Math.PI) / 180) * r * 0.72;
      return disc(x, y, size * 1.7, colour, 0.16) + disc(x, y, size, colour);
    }),
    ...(
      [
        [24, 28],
        [66, 16],
        [292, 26],
        [250, 14],
        [18, 120],
        [304, 118],
      ] as const
    ).map(([x, y]) => disc(x, y, 1.3, ink.glow, 0.7)),
    place(160, 168, diya(), { scale: 0.7 }),
  );
};

/** The fire in its square of bricks. */
const havan = (): string =>
  picture(
    backdrops.peach,
    halo(160, 74, 66, 0.16),
    shadow(160, 168, 62),
    stroke('M118 102L196 82M202 102L126 84', ink.woodDark, 8),
    place(160, 104, flame(2.05)),
    place(130, 106, flame(1.1)),
    place(190, 106, flame(1.1)),
    shape('M98 104H222L208 128H112Z', ink.wood),
    shape('M112 128H208L196 150H124Z', '#763222'),
    shape('M124 150H196L188 168H132Z', ink.woodDark),
    stroke('M106 111H214', ink.turmeric, 3, { dash: '4 8' }),
    place(256, 164, bowl(brass, 24, ink.turmeric)),
    stroke('M246 146L286 112', ink.woodLight, 4),
    oval(244, 148, 7, 4, ink.wood),
    place(64, 164, marigold(), { scale: 0.62 }),
  );

/** A rudraksha mala by a lamp, in the evening. */
const mahamrityunjaya = (): string =>
  picture(
    backdrops.dusk,
    halo(238, 74, 52, 0.16),
    shadow(238, 163, 26),
    place(238, FLOOR, standingLamp(), { scale: 1.06 }),
    times(36, (index) => {
      const turn = (index / 36) * Math.PI * 2 - Math.PI / 2;
      const x = 126 + Math.cos(turn) * 66;
      const y = 90 + Math.sin(turn) * (turn > 0 && turn < Math.PI ? 50 : 46);
      return (
        disc(x, y, 6.4, index % 2 ? '#8f4f32' : '#a5603d') +
        stroke(`M${Math.round(x)} ${Math.round(y) - 4}V${Math.round(y) + 4}`, ink.woodDark, 1.2)
      );
    }),
    disc(126, 142, 8.4, ink.turmeric),
    stroke('M126 150V158', ink.hibiscus, 3),
    ...[-5, 0, 5].map((x) => stroke(`M126 158L${126 + x} 172`, ink.hibiscus, 2.4)),
    place(126, 124, bilva(), { scale: 1.1 }),
  );

/** A holy book on its stand, with hibiscus and a bell. */
const chandi = (): string =>
  picture(
    backdrops.rose,
    shadow(160, 164, 96),
    stroke('M112 162L188 108M208 162L132 108', ink.wood, 9),
    shape('M160 112L80 92V80L160 100Z', ink.woodLight),
    shape('M160 112L240 92V80L160 100Z', ink.wood),
    shape('M160 100C138 82 108 76 82 80V66C110 60 140 68 160 86Z', ink.white),
    shape('M160 100C182 82 212 76 238 80V66C210 60 180 68 160 86Z', ink.cream),
    stroke('M96 71C116 69 134 74 148 84M224 71C204 69 186 74 172 84', ink.line, 2),
    shape('M156 88V124L160 118L164 124V88Z', ink.hibiscus),
    place(268, FLOOR, bell()),
    place(62, 142, hibiscus(), { scale: 0.9 }),
    place(42, 158, hibiscus(), { scale: 0.6, rotate: 50 }),
    place(84, 164, leaf(ink.leafDark), { rotate: 62, scale: 0.5 }),
    place(64, 164, leaf(ink.leaf), { rotate: -84, scale: 0.5 }),
  );

/** A hand bell, standing. */
const bell = (): string =>
  shape('M-22-6C-16-14-17-42 0-46C17-42 16-14 22-6Z', ink.brass) +
  stroke('M-22-5H22', ink.brassDark, 5) +
  disc(0, 0, 5, ink.brassDeep) +
  stroke('M0-46V-72', ink.brassDark, 5) +
  disc(0, -75, 5, ink.brassLight) +
  stroke('M-12-16C-11-26-10-36-4-40', ink.brassLight, 3, { opacity: 0.8 });

/** A conch on a ring of cloth. */
const conch = (): string =>
  picture(
    backdrops.blue,
    shadow(164, 158, 84),
    shape('M92 152C92 138 232 138 232 152C232 164 92 164 92 152Z', ink.maroon),
    shape('M92 150C92 138 232 138 232 150C214 158 110 158 92 150Z', '#b23a3a'),
    place(
      166,
      100,
      shape('M-86 12C-56-46 30-56 68-20C90 4 80 42 44 44C4 48-46 38-86 12Z', ink.cream) +
        shape('M-8-40C24-36 54-14 54 14C54 32 40 42 22 42C42 22 24-20-8-40Z', ink.blush) +
        shape('M4-36C28-30 48-12 48 12C48 24 42 34 32 39C48 20 30-18 4-36Z', '#dd9a82') +
        stroke('M-58-6C-48 12-34 26-14 38M-40-22C-28 2-12 22 6 38M-20-34C0-14 12 12 16 34', ink.line, 3),
      { rotate: -22 },
    ),
    place(74, 158, marigold(), { scale: 0.6 }),
    place(262, 160, jasmine(), { scale: 0.9 }),
  );

/** The winter sun turning north, over a kalash. */
const sankranti = (): string =>
  picture(
    backdrops.dawn,
    disc(160, 84, 74, ink.marigold, 0.18),
    disc(160, 84, 54, ink.marigold, 0.3),
    disc(160, 84, 38, ink.turmeric),
    shape('M0 142C60 128 260 128 320 142V180H0Z', '#89a9c1'),
    stroke('M120 152H200M136 162H184', ink.glow, 2.4, { opacity: 0.7 }),
    place(74, 166, kalash(brass), { scale: 0.5 }),
    place(250, 166, kalash(brass), { scale: 0.5 }),
    garland('M0 18C40 40 90 40 120 18C150 40 190 40 210 18C240 40 290 40 320 18', 7),
  );

export const shantiScenes = {
  rudrabhishek,
  'navagraha-shanti': navagraha,
  havan,
  'mahamrityunjaya-japa': mahamrityunjaya,
  'chandi-path': chandi,
  conch,
  sankranti,
};
