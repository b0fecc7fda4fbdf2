import { box, disc, oval, place, shape, stroke } from './draw.ts';
import { ink } from './palette.ts';
import { leaf } from './plants.ts';

/** Every pot and tray; each stands on 0,0. */

interface Metal {
  readonly body: string;
  readonly dark: string;
  readonly light: string;
}
export const brass: Metal = { body: ink.brass, dark: ink.brassDark, light: ink.brassLight };
export const copper: Metal = { body: ink.copper, dark: ink.copperDark, light: '#d59674' };
export const silver: Metal = { body: ink.silver, dark: ink.silverDark, light: ink.white };

const shine = (d: string, { light }: Metal): string => stroke(d, light, 4, { opacity: 0.7 });

/** A round pot with a neck, 84 high. */
export const pot = (metal: Metal = brass): string =>
  shape('M-36-84H36L30-72H-30Z', metal.dark) +
  shape('M-30-72C-60-54-56-4 0 0C56-4 60-54 30-72Z', metal.body) +
  shine('M-36-56C-46-42-44-26-36-18', metal);

/** A coconut standing on its stalk end. */
export const coconut = (): string =>
  shape('M0-58C22-44 24-18 0 0C-24-18-22-44 0-58Z', ink.coconut) +
  shape('M0-58C8-44 9-18 0 0C24-18 22-44 0-58Z', ink.coconutDark, 0.45);

/** The kalash: a pot with mango leaves and a coconut, bound with a red thread; 142 high. */
export const kalash = (metal: Metal = brass): string =>
  place(-15, -82, leaf(ink.leaf), { rotate: -52, scale: 0.78 }) +
  place(-8, -82, leaf(ink.leafDark), { rotate: -28, scale: 0.78 }) +
  place(15, -82, leaf(ink.leafDark), { rotate: 52, scale: 0.78 }) +
  place(8, -82, leaf(ink.leaf), { rotate: 28, scale: 0.78 }) +
  place(0, -82, coconut()) +
  pot(metal) +
  stroke('M-48-42C-20-31 20-31 48-42', ink.maroon, 4) +
  disc(0, -23, 7, ink.maroon);

/** A small pot for pouring; 58 high. */
export const lota = (metal: Metal = copper): string =>
  shape('M-22-58H22L15-47H-15Z', metal.dark) +
  shape('M-15-47C-36-38-34-4 0 0C34-4 36-38 15-47Z', metal.body) +
  shine('M-20-37C-26-28-25-18-20-12', metal);

/** A bowl seen from the side, filled to the brim; `half` is half its width. */
export const bowl = (metal: Metal, half: number, filling: string): string => {
  const deep = half * 0.62;
  const foot = half * 0.34;
  // where the curve is pulled to, so that its belly just rests on the foot
  const low = (deep + 4) / 3 - 4;
  return (
    box(-foot, -6, foot * 2, 6, metal.dark, 2) +
    shape(`M${-half} ${-deep - 4}C${-half * 0.9} ${low} ${half * 0.9} ${low} ${half} ${-deep - 4}Z`, metal.body) +
    shine(
      `M${-half * 0.78} ${-deep * 0.72}C${-half * 0.66} ${-deep * 0.42} ${-half * 0.5} ${-deep * 0.34} ${-half * 0.4} ${-deep * 0.28}`,
      metal,
    ) +
    oval(0, -deep - 4, half, half * 0.16, metal.dark) +
    oval(0, -deep - 4, half * 0.9, half * 0.11, filling)
  );
};

/** A tray seen from above at a slant, its middle on 0,0. */
export const thali = (metal: Metal = brass, rx = 96, ry = 46): string =>
  oval(0, 5, rx, ry, ink.brassDeep) + oval(0, 0, rx, ry, metal.dark) + oval(0, -1, rx - 9, ry - 6, metal.light);

/** A small heap, as of kumkum or rice, its foot on 0,0. */
export const heap = (half: number, colour: string): string =>
  shape(
    `M${-half} 0C${-half * 0.6} ${-half * 0.7} ${-half * 0.3} ${-half * 1.05} 0 ${-half * 1.05}C${half * 0.3} ${-half * 1.05} ${half * 0.6} ${-half * 0.7} ${half} 0C${half * 0.5} ${half * 0.3} ${-half * 0.5} ${half * 0.3} ${-half} 0Z`,
    colour,
  );
