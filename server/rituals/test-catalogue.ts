import { expect } from 'vitest';
import type { RitualRecord } from '#contract/catalogue.ts';
import type { Sent } from '#contract/index.ts';
import type { TestApp } from '../testing/test-app.ts';
import { storedPicture } from '../uploads/test-pictures.ts';

/** A catalogue with one category, and an admin who keeps it. */

export type Edit = Sent<'POST /rituals/update-ritual', 'body'>;

let counter = 0;

export async function testCatalogue(t: TestApp) {
  const admin = await t.person('admin');

  const addCategory = async (name: string): Promise<string> =>
    (await t.call('POST /rituals/add-ritual-category', { body: { name, description: 'x' } }, admin)).body.data._id;
  const home = await addCategory('Home pujas');

  const read = async (ritualId: string): Promise<RitualRecord> =>
    (await t.call('GET /rituals/admin/ritual/:ritualId', { params: { ritualId } }, admin)).body.data;

  return {
    admin,
    home,
    addCategory,
    read,
    add: async (name = `Puja ${(counter += 1)}`, more: Record<string, unknown> = {}): Promise<RitualRecord> => {
      const body = {
        ritualCategory: home,
        ritualType: name,
        ritualDescription: 'A thanksgiving.',
        ritualImageUrl: await storedPicture(t, admin),
        ...more,
      };
      const { status, body: answer } = await t.call('POST /rituals/add-ritual', { body }, admin);
      expect(status, answer.message).toBe(201);
      return read(answer.data._id);
    },
    update: (ritual: RitualRecord, change: Partial<Edit>, who = admin) =>
      t.call('POST /rituals/update-ritual', { body: { ...editOf(ritual), ...change } }, who),
    archive: ({ _id, __v }: RitualRecord, who = admin) =>
      t.call('POST /rituals/archive-ritual', { body: { ritualId: _id, __v } }, who),
    restore: ({ _id, __v }: RitualRecord) =>
      t.call('POST /rituals/restore-ritual', { body: { ritualId: _id, __v } }, admin),
    pageAt: (slug: string) => t.call('GET /rituals/:slug', { params: { slug } }),
    shown: async () => (await t.call('GET /rituals/get-ritual', {})).body.data.rituals,
    deeds: (id: string) => t.deps.pool`
      SELECT action, actor_id, before, after, request_id FROM audit WHERE subject_id = ${id} ORDER BY id`,
  };
}

const editOf = (ritual: RitualRecord): Edit => ({
  ritualId: ritual._id,
  __v: ritual.__v,
  ritualCategory: ritual.ritualCategory?._id ?? '',
  ritualType: ritual.ritualType,
  ritualTypeOdia: ritual.ritualTypeOdia,
  ritualTypeHindi: ritual.ritualTypeHindi,
  ritualDescription: ritual.ritualDescription,
  ritualImageUrl: ritual.ritualImageUrl,
  durationMinutes: ritual.durationMinutes,
  slug: ritual.slug,
  samagri: ritual.samagri,
});
