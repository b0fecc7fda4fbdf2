import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { moved, sideOf, zoomed, type Crop } from './crop.ts';

type Change = (crop: Crop) => Crop;

interface PhotoCutProps {
  photo: HTMLCanvasElement;
  crop: Crop;
  onChange: (change: Change) => void;
  /** Enter says that this is the crop. */
  onDone: () => void;
  /** What this is, and which keys move it. */
  label: string;
}

/** Pixels of the window on the picture; the screen shows it smaller. */
const WINDOW = 640;
const KEY_STEP = 0.06;
const ZOOM_STEP = 1.15;

const pushes: Record<string, readonly [number, number]> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

const pulls: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** A square window on a photo: a finger or the arrow keys move it, two fingers, a wheel or + and − come nearer. */
export function PhotoCrop({ photo, crop, onChange, onDone, label }: PhotoCutProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, photo, crop, WINDOW);
  }, [photo, crop]);
  const hands = useHands(photo, onChange);
  useWheel(canvas, photo, onChange);

  const press = (event: KeyboardEvent) => {
    const push = pushes[event.key];
    const pull = pulls[event.key];
    if (push) onChange((now) => moved(photo, now, ...push));
    else if (pull) onChange((now) => zoomed(photo, now, now.zoom * pull));
    else if (event.key === 'Enter') onDone();
    else return;
    event.preventDefault();
  };
  return (
    // an application takes keys and hands of its own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-first
      onKeyDown={press}
      {...hands}
      className="mx-auto w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-card bg-sunk select-none active:cursor-grabbing"
    >
      <canvas ref={canvas} className="block aspect-square w-full" />
    </div>
  );
}

/** The longer side of a photo while it is being crop: enough for any crop, and light on a phone whose camera takes ten times that. */
const LONGEST = 2048;

/** A chosen file as a picture to crop. Throws where it is none. */
export async function shrunk(file: File): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file);
  try {
    const photo = new Image();
    photo.src = address;
    await photo.decode();
    const { naturalWidth: width, naturalHeight: height } = photo;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('Nothing can be drawn here.');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The crop as a picture of at most `most` pixels a side, and no larger than the photo has them. */
export function cropped(photo: HTMLCanvasElement, crop: Crop, most: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, photo, crop, Math.max(1, Math.min(most, Math.round(sideOf(photo, crop)))));
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
}

function drawCrop(canvas: HTMLCanvasElement, photo: HTMLCanvasElement, crop: Crop, pixels: number): void {
  canvas.width = pixels;
  canvas.height = pixels;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  // what is see-through would turn black
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, pixels, pixels);
  const side = sideOf(photo, crop);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(photo, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, pixels, pixels);
}

interface Spot {
  x: number;
  y: number;
}

/** One finger pushes, two also pull apart. Positions are parts of the window, from its middle. */
function useHands(photo: HTMLCanvasElement, onChange: PhotoCutProps['onChange']) {
  const down = useRef(new Map<number, Spot>());
  const lift = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!down.current.has(event.pointerId)) return;
      const before = [...down.current.values()];
      down.current.set(event.pointerId, spotOf(event));
      const after = [...down.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const pulled = spanOf(before) > 0 ? spanOf(after) / spanOf(before) : 1;
      onChange((crop) => {
        const pushed = moved(photo, crop, to.x - from.x, to.y - from.y);
        return zoomed(photo, pushed, pushed.zoom * pulled, to);
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

function spanOf([one, other]: readonly Spot[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** The page behind must not scroll along, which only a listener of one's own can say. */
function useWheel(
  canvas: RefObject<HTMLElement | null>,
  photo: HTMLCanvasElement,
  onChange: PhotoCutProps['onChange'],
): void {
  useEffect(() => {
    const element = canvas.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
      onChange((crop) => zoomed(photo, crop, crop.zoom * factor));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [canvas, photo, onChange]);
}
