import { disc, oval, place, shape } from './draw.ts';
import { ink } from './palette.ts';

/** A flame standing on 0,0, thirty high. */
export const flame = (scale = 1): string =>
  place(
    0,
    0,
    shape('M0-37C13-21 13-8 0 0C-13-8-13-21 0-37Z', ink.marigold) +
      shape('M0-22C6-14 6-7 0-2C-6-7-6-14 0-22Z', ink.glow),
    { scale },
  );

/** The warm air around a flame. */
export const halo = (x: number, y: number, r: number, opacity = 0.13): string => disc(x, y, r, ink.marigold, opacity);

/** An earthen lamp, burning; its rim lies on 0,0. */
export const diya = (clay: string = ink.terracotta): string =>
  place(0, -1, flame(0.8)) +
  shape('M-24 0C-22 22 22 22 24 0Z', clay) +
  shape('M-24 0C-12 4 12 4 24 0C12-2-12-2-24 0Z', '#000', 0.18);

/** A brass lamp on a stem; its foot stands on 0,0 and it is ninety high. */
export const standingLamp = (): string =>
  oval(0, -2, 22, 5, ink.brassDark) +
  shape('M-6-4L-3-46H3L6-4Z', ink.brass) +
  disc(0, -24, 6, ink.brassDark) +
  shape('M-24-54C-20-40 20-40 24-54Z', ink.brass) +
  oval(0, -54, 24, 4, ink.brassDark) +
  place(0, -54, flame(0.85));

/** The sun or the moon, with a ring of light. */
export const orb = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r * 1.45, colour, 0.2) + disc(x, y, r, colour);
