import { around, place } from './draw.ts';

/** Jhoti: the floor pattern drawn in rice paste, around 0,0 and 110 in radius. */
export const jhoti = (colour: string, width: number, scale: number, opacity = 1): string =>
  place(
    0,
    0,
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${around(8, petal)}<circle r="10"/></g>` +
      `<g fill="${colour}"><circle r="4"/>${around(16, '<circle cy="-96" r="2.2"/>', 11)}</g>`,
    { scale, opacity },
  );

const petal =
  '<path d="M0-14C-16-34-14-62 0-78C14-62 16-34 0-14ZM0-84C-22-74-30-56-31-50"/>' +
  '<path d="M0-26C-8-38-7-52 0-60C7-52 8-38 0-26Z" opacity=".55"/><circle cy="-108" r="3"/>';

/** A jhoti as it lies on the floor, seen from where one stands. */
export const floorJhoti = (x: number, y: number, colour: string, scale: number, opacity = 1): string =>
  `<g transform="translate(${x} ${y}) scale(1 .32)">${jhoti(colour, 3, scale, opacity)}</g>`;
