import sharp from 'sharp';
import type { TestApp } from '../testing/test-app.ts';

/** Pictures and forms for the tests of uploading. */

export const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#e08a1e' } })
    .toFormat(format)
    .toBuffer();

/** A PNG that cannot be pressed together: as many bytes as asked for, nearly. */
export async function noise(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const pixels = new Uint8Array(side * side * 3);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The address of one that an admin has stored, for a ritual. */
export const storedPicture = async (t: TestApp, admin: { token: string }): Promise<string> =>
  (await upload(t, 'ritual-image', await picture(20, 20), admin)).body.data?.url ?? '';

/** What somebody who is signed in is sent of a picture. */
export const see = (t: TestApp, url: string, who?: { token: string } | null): Promise<Response> =>
  fetch(t.url + url, who ? { headers: { authorization: `Bearer ${who.token}` } } : {});

export interface UploadAnswer {
  status: number;
  body: { success: boolean; message: string; data?: { url: string }; error?: { code: string; fields: object } };
}

export async function upload(
  t: TestApp,
  kind: 'ritual-image' | 'profile-image' | 'letter-photo',
  bytes: Buffer | string,
  who?: { token: string },
  { field = 'file', name = 'picture.png', type = 'image/png' } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const reply = await fetch(`${t.url}/api/uploads/${kind}`, {
    method: 'POST',
    body: form,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  });
  return { status: reply.status, body: (await reply.json()) as UploadAnswer['body'] };
}
