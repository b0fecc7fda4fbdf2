import type { Backdrop } from './palette.ts';

/** The few marks everything is drawn with. All of them give a piece of SVG. */

export const WIDTH = 320;
export const HEIGHT = 180;
/** Where things stand: a little below the top of the hill. */
export const FLOOR = 162;

export interface Placing {
  readonly scale?: number;
  readonly rotate?: number;
  readonly opacity?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);
const scaling = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Draws a thing made around 0,0 at a place of the picture. */
export function place(x: number, y: number, thing: string, { scale = 1, rotate, opacity, flip }: Placing = {}): string {
  const moves = [
    x !== 0 || y !== 0 ? `translate(${number(x)} ${number(y)})` : '',
    rotate ? `rotate(${number(rotate)})` : '',
    flip ? `scale(${scaling(-scale)} ${scaling(scale)})` : scale === 1 ? '' : `scale(${scaling(scale)})`,
  ];
  const transform = moves.filter(Boolean).join('');
  return `<g${transform && ` transform="${transform}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`}>${thing}</g>`;
}

export const shape = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export interface Pen {
  readonly dash?: string;
  readonly offset?: number;
  readonly opacity?: number;
}

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, { dash, offset, opacity }: Pen = {}): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }${offset ? ` stroke-dashoffset="${offset}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"${
    opacity === undefined ? '' : ` opacity="${opacity}"`
  }/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

/** The same thing `count` times, from `make(0)` to `make(count - 1)`. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** The same thing all around a point. */
export const around = (count: number, thing: string, from = 0): string =>
  times(count, (index) => place(0, 0, thing, { rotate: from + (360 / count) * index }));

/** The soft shadow a thing throws on the hill. */
export const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${number(rx / 8)}" fill="#000" opacity=".1"/>`;

/** A whole picture: sky, hill, then what stands before them. */
export const picture = ({ sky, hill }: Backdrop, ...things: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${sky}" d="M0 0H320V180H0Z"/>`,
    `<ellipse cx="160" cy="196" rx="190" ry="52" fill="${hill}"/>`,
    ...things,
    '</svg>\n',
  ].join('');
