/** A square cut out of a picture: its middle in pixels of the picture, and how near one looks. */
export interface Crop {
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

export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** How many pixels of the picture the crop is wide. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The nearest crop that lies inside the picture. */
function inside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, ZOOM_MAX);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return { x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half), zoom };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Pushes the picture by parts of the window: half a window to the right is `dx` 0.5. */
export function moved(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

/** Looks nearer or from further away; the spot `at` (parts of the window from its middle) stays where it is. */
export function zoomed(size: Size, crop: Crop, zoom: number, at = { x: 0, y: 0 }): Crop {
  const next = between(1, zoom, ZOOM_MAX);
  const change = sideOf(size, crop) - sideOf(size, { ...crop, zoom: next });
  return inside(size, { x: crop.x + at.x * change, y: crop.y + at.y * change, zoom: next });
}
