import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileStore } from './port.ts';

/** What every store of files must do, wherever it keeps them. Each test asks for a `store` of its own. */
export function fileStoreConformance(store: () => FileStore): void {
  const bytes = Buffer.from([0, 255, 13, 10, 26, 0]);

  const whole = async (path: string) => {
    const file = await store().get(path);
    if (!file) return null;
    const { body, ...rest } = file;
    return { ...rest, bytes: await buffer(body) };
  };

  test('gives back what was put, byte for byte, with its type', async () => {
    await store().put('profile/a.webp', bytes, 'image/webp');
    expect(await whole('profile/a.webp')).toEqual({ bytes, size: bytes.length, contentType: 'image/webp' });
  });

  test('a later put under the same path replaces the earlier', async () => {
    await store().put('ritual/b.webp', bytes, 'image/webp');
    await store().put('ritual/b.webp', Buffer.from('newer'), 'image/webp');
    expect((await whole('ritual/b.webp'))?.bytes.toString()).toBe('newer');
  });

  test('an unknown path is null, and removing it is no error', async () => {
    expect(await store().get('profile/unknown.webp')).toBeNull();
    await store().remove('profile/unknown.webp');
  });

  test('what was removed is gone', async () => {
    await store().put('profile/c.webp', bytes, 'image/webp');
    await store().remove('profile/c.webp');
    expect(await store().get('profile/c.webp')).toBeNull();
  });

  test.each(['../out.webp', 'profile/../../out.webp', '/etc/out.webp'])('%s leads nowhere', async (path) => {
    await expect(store().put(path, bytes, 'image/webp')).rejects.toThrow('leaves');
    await expect(store().get(path)).rejects.toThrow('leaves');
  });
}
