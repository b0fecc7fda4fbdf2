/** A square cut out of a picture: its middle in pixels of the picture, and how near one looks. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  /** 1 shows as much as fits; more is nearer. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM_MAX = 4;

export const wholeOf = ({ width, height }: Size): Cut => ({ x: width / 2, y: height / 2, zoom: 1 });

/** How many pixels of the picture the cut is wide. */
export const sideOf = ({ width, height }: Size, { zoom }: Cut): number => Math.min(width, height) / zoom;

/** The nearest cut that lies inside the picture. */
function inside(size: Size, cut: Cut): Cut {
  const zoom = between(1, cut.zoom, ZOOM_MAX);
  const half = sideOf(size, { ...cut, zoom }) / 2;
  return { x: between(half, cut.x, size.width - half), y: between(half, cut.y, size.height - half), zoom };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Pushes the picture by parts of the window: half a window to the right is `dx` 0.5. */
export function moved(size: Size, cut: Cut, dx: number, dy: number): Cut {
  const side = sideOf(size, cut);
  return inside(size, { ...cut, x: cut.x - dx * side, y: cut.y - dy * side });
}

/** Looks nearer or from further away; the spot `at` (parts of the window from its middle) stays where it is. */
export function zoomed(size: Size, cut: Cut, zoom: number, at = { x: 0, y: 0 }): Cut {
  const next = between(1, zoom, ZOOM_MAX);
  const change = sideOf(size, cut) - sideOf(size, { ...cut, zoom: next });
  return inside(size, { x: cut.x + at.x * change, y: cut.y + at.y * change, zoom: next });
}
