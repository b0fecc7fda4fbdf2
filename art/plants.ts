import { around, disc, oval, place, shape, stroke, times } from './draw.ts';
import { ink } from './palette.ts';

/** A leaf growing up from 0,0, sixty-four high. */
export const leaf = (colour: string = ink.leaf): string => shape('M0 0C-15-18-12-46 0-64C12-46 15-18 0 0Z', colour);

/** A mango or tulsi leaf with its rib, hanging down from 0,0. */
export const hangingLeaf = (colour: string = ink.leaf): string =>
  place(0, 0, leaf(colour) + stroke('M0-4V-52', ink.leafPale, 1.6, { opacity: 0.7 }), { rotate: 180 });

/** A marigold seen from above. */
export const marigold = (outer: string = ink.orange, inner: string = ink.turmeric): string =>
  around(10, shape('M0 0C-7-9-6-18 0-24C6-18 7-9 0 0Z', outer)) +
  around(8, shape('M0 0C-5-6-4-12 0-15C4-12 5-6 0 0Z', inner), 18) +
  disc(0, 0, 4, outer);

/** A hibiscus seen from above. */
export const hibiscus = (): string =>
  around(5, shape('M0 0C-19-6-18-30 0-31C18-30 19-6 0 0Z', ink.hibiscus)) +
  around(5, stroke('M0-4V-19', ink.hibiscusDark, 1.6)) +
  stroke('M0 0L13-15', ink.turmeric, 3) +
  times(3, (index) => disc(10 + index * 3, -17 + (index % 2) * 4, 1.9, ink.glow));

/** A small white flower, jasmine or tagara. */
export const jasmine = (heart: string = ink.turmeric): string =>
  around(5, shape('M0 0C-7-5-6-14 0-16C6-14 7-5 0 0Z', ink.white)) + disc(0, 0, 3, heart);

/** A lotus in bloom, its stalk end on 0,0. */
export const lotus = (petal: string = ink.rose, light = '#f6c3c4'): string => {
  const one = (rotate: number, colour: string, scale = 1) =>
    place(0, 0, shape('M0 0C-17-16-15-42 0-60C15-42 17-16 0 0Z', colour), { rotate, scale });
  return (
    [-78, 78].map((turn) => one(turn, petal, 0.86)).join('') +
    [-52, 52].map((turn) => one(turn, light, 0.96)).join('') +
    [-27, 27].map((turn) => one(turn, petal)).join('') +
    one(0, light, 1.04)
  );
};

/** Three leaflets on one stalk, as bilva has them; the stalk ends on 0,0. */
export const bilva = (): string =>
  stroke('M0 0V-16', ink.leafDark, 2.4) +
  place(0, -14, leaf(ink.leafDark), { rotate: -58, scale: 0.5 }) +
  place(0, -14, leaf(ink.leafDark), { rotate: 58, scale: 0.5 }) +
  place(0, -14, leaf(ink.leaf), { scale: 0.66 });

/** A tuft of grass, durva or kusha, growing from 0,0. */
export const grass = (blades: number, height: number, colour: string = ink.leaf): string =>
  times(blades, (index) => {
    const lean = (index - (blades - 1) / 2) * (height / blades);
    return stroke(`M0 0Q${Math.round(lean * 0.2)} ${-height * 0.6} ${Math.round(lean)} ${-height}`, colour, 2.6);
  });

/** A banana leaf lying flat, its middle on 0,0; a hundred and ninety long. */
export const bananaLeaf = (): string =>
  shape('M-96 2C-66-34 48-38 96-6C56 32-62 36-96 2Z', ink.leafDark) +
  shape('M-92 1C-64-30 46-34 92-6C54 27-60 31-92 1Z', ink.leafLight) +
  times(9, (index) => {
    const x = -66 + index * 16;
    return stroke(`M${x} 0L${x + 12}-20M${x} 0L${x + 12} 18`, ink.leaf, 1.4, { opacity: 0.55 });
  }) +
  stroke('M-96 2C-40-2 40-4 96-6', ink.leafPale, 3);

/** A young banana plant, as it is set beside a door; it stands on 0,0, a hundred high. */
export const bananaPlant = (): string =>
  [-66, -34, 34, 66]
    .map((rotate, index) => place(0, -56, leaf(index % 2 ? ink.leafLight : ink.leaf), { rotate, scale: 0.8 }))
    .join('') +
  place(0, -56, leaf(ink.leafDark), { scale: 0.8 }) +
  shape('M-5 0L-3-60H3L5 0Z', ink.leafPale);

/** An ear of paddy bending to the right, from 0,0. */
export const paddyEar = (): string =>
  stroke('M0 0C2-34 10-60 34-72', ink.paddyDark, 2.2) +
  times(8, (index) => {
    const t = 0.3 + index * 0.1;
    const x = 6 * (1 - t) ** 2 * t + 30 * (1 - t) * t ** 2 + 34 * t ** 3;
    const y = -102 * (1 - t) ** 2 * t - 180 * (1 - t) * t ** 2 - 72 * t ** 3;
    return (
      place(x, y, oval(0, -5, 3, 6, ink.paddy), { rotate: 20 + index * 6 }) +
      place(x, y, oval(0, -5, 3, 6, ink.paddyDark), { rotate: 84 + index * 6 })
    );
  });

/** Marigolds threaded along a line. */
export const garland = (d: string, width = 9): string =>
  stroke(d, ink.orange, width, { dash: `.1 ${width * 1.7}` }) +
  stroke(d, ink.turmeric, width, { dash: `.1 ${width * 1.7}`, offset: width * 0.85 });
