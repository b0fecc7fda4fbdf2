import { fileTypeFromBuffer } from 'file-type';
import sharp, { type ResizeOptions } from 'sharp';
import { IMAGE_PIXELS_MAX, imageTypes } from '#domain/upload.ts';
import { refuse } from '../http/failure.ts';
import { turnToDraw } from '../http/load/turn-to-draw.ts';
import type { UploadKind } from './store.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** A photo fills a square around its subject; a ritual's picture keeps its shape and only shrinks. */
const shapes: Record<UploadKind, ResizeOptions> = {
  profile: { width: 512, height: 512, fit: 'cover', position: 'attention', withoutEnlargement: true },
  // a puja's corner, or a list on paper that can still be read
  letter: { width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true },
  ritual: { width: 1280, height: 720, fit: 'inside', withoutEnlargement: true },
  // what is written on a receipt can still be read
  case: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
};

/**
 * Draws the picture again as WebP: turned the way it was taken, no larger than it is shown, and without anything
 * that is not picture (place and camera in EXIF, a page or a script behind the pixels). The bytes decide what it
 * is, never its name. Refuses `image_invalid`, `image_too_many_pixels`, and `overloaded` where too many others are being drawn.
 */
export async function redraw(bytes: Buffer, kind: UploadKind): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !(imageTypes as readonly string[]).includes(type.mime)) refuseAs('image_invalid');
  const source = sharp(bytes, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' });
  const leave = await turnToDraw();
  try {
    // a face has a ground of its own: under it stands the letter of the name, which is seen where the photo is gone
    const drawn = kind === 'profile' ? source.flatten({ background: '#fff' }) : source;
    const { data, info } = await drawn.autoOrient().resize(shapes[kind]).webp({ quality: 82 }).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    refuseAs(tooMany ? 'image_too_many_pixels' : 'image_invalid');
  } finally {
    leave();
  }
}

function refuseAs(code: 'image_invalid' | 'image_too_many_pixels'): never {
  refuse(code, { fields: { file: code } });
}
