import { z } from 'zod';
import { DURATION_MAX, DURATION_MIN, isSlug, SYNONYM_LENGTH, SYNONYMS_MAX } from '#domain/ritual.ts';
import { ritualStates } from '#domain/choices.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, pageInAddress, pageSizeInAddress, searchWords, text } from './fields.ts';
import { samagri } from './words/in-letters.ts';
import type { MessageCode } from './messages.ts';
import { category, categoryInLanguages, ritual, ritualInLanguages } from './rituals.ts';

/** The catalogue as the office keeps it: what is archived too, edited by version, in an order of its own. */

const says = (code: MessageCode): MessageCode => code;

export const officeCategory = category.extend({
  /** In English, whatever the language of the call; so is the description of a ritual. */
  description: z.string(),
  descriptionOdia: z.string().nullable(),
  descriptionHindi: z.string().nullable(),
  updatedAt: instant,
  archivedAt: instant.nullable(),
  /** How many rituals that are not archived are in it. */
  rituals: z.number(),
  __v: z.number(),
});
export type OfficeCategory = z.infer<typeof officeCategory>;

export const officeRitual = ritual.omit({ fromPrice: true, toPrice: true }).extend({
  ritualDescriptionOdia: z.string().nullable(),
  ritualDescriptionHindi: z.string().nullable(),
  /** None where it is read in English. */
  samagriOdia: z.array(z.string()),
  samagriHindi: z.array(z.string()),
  archivedAt: instant.nullable(),
  /** Its place in the order visitors see, from 1; null while it is archived. */
  place: z.number().nullable(),
});
export type OfficeRitual = z.infer<typeof officeRitual>;

/** With its bookings and offers. */
export const ritualRecord = officeRitual.extend({
  /** Approved pandits who offer it. */
  pandits: z.number(),
  /** Bookings that are not over. */
  liveBookings: z.number(),
});
export type RitualRecord = z.infer<typeof ritualRecord>;

const version = z.number().int().min(0);
const ritualVersion = z.strictObject({ ritualId: id, __v: version });
const categoryVersion = z.strictObject({ categoryId: id, __v: version });

/** What else it is called; the same name twice is once. */
const synonyms = z
  .array(z.string().trim().min(1, says('invalid')).max(SYNONYM_LENGTH, says('synonym_long')))
  .max(SYNONYMS_MAX, says('synonyms_many'))
  .transform((names) => names.filter((name, nth) => names.findIndex((one) => isSameName(one, name)) === nth));
const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const ritualEdit = z.strictObject({
  ritualCategory: z.uuid(says('category_required')),
  ritualType: text(120, 'ritual_name_required'),
  ritualDescription: text(2000, 'ritual_description_required'),
  /** Left out, what is in Odia and Hindi stays, but for the names. */
  ...ritualInLanguages,
  ritualImageUrl: text(300, 'ritual_image_required'),
  durationMinutes: z
    .number(says('duration_invalid'))
    .int(says('duration_invalid'))
    .min(DURATION_MIN, says('duration_invalid'))
    .max(DURATION_MAX, says('duration_invalid')),
  slug: text(140, 'slug_required').refine(isSlug, says('slug_invalid')),
  samagri,
  /** Left out, they stay. */
  synonyms: synonyms.optional(),
  /** The place in the order; left out, it stays. Beyond the last it comes last. */
  place: z.number(says('place_invalid')).int(says('place_invalid')).min(1, says('place_invalid')).optional(),
});

export const categoryEdit = z.strictObject({
  name: text(80, 'category_name_required'),
  description: text(1000, 'category_description_required'),
  /** Left out, what is in Odia and Hindi stays. */
  ...categoryInLanguages,
  quiet: z.boolean(),
});

const order = z.array(id).min(1).max(500);

/** Which rituals are meant. */
const ritualsAsked = {
  search: searchWords.optional(),
  category: id.optional(),
  state: z.enum(ritualStates).optional(),
};

export const catalogue = endpoints({
  'GET /rituals/admin/list': {
    summary: 'Rituals, archived ones too, in the order of the catalogue, searched and paged; twenty unless told',
    who: ['admin'],
    query: z.strictObject({
      ...ritualsAsked,
      page: pageInAddress.optional(),
      pageSize: pageSizeInAddress.optional(),
    }),
    reply: z.object({ rituals: z.array(officeRitual), total: z.number(), filtered: z.number() }),
  },
  'GET /rituals/admin/rituals.csv': {
    summary: 'The same rituals as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject(ritualsAsked),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /rituals/admin/ritual/:ritualId': {
    summary: 'One ritual, with its bookings and offers',
    who: ['admin'],
    params: z.object({ ritualId: id }),
    reply: ritualRecord,
    errors: ['ritual_unknown'],
  },
  'GET /rituals/admin/categories': {
    summary: 'All categories in their order, archived ones last',
    who: ['admin'],
    reply: z.object({ categories: z.array(officeCategory) }),
  },
  'GET /rituals/admin/categories.csv': {
    summary: 'The same categories as a table to keep',
    who: ['admin'],
    gives: 'text/csv',
    reply: z.object({}),
  },
  'POST /rituals/update-ritual': {
    summary: 'Changes a ritual. Links to its old address still lead to it',
    who: ['admin'],
    body: ritualEdit.extend(ritualVersion.shape),
    reply: ritualRecord,
    message: 'ritual_updated',
    errors: ['ritual_unknown', 'stale', 'category_unknown', 'ritual_taken', 'slug_taken', 'ritual_image_required'],
  },
  'POST /rituals/archive-ritual': {
    summary: 'Takes a ritual out of the catalogue; its bookings and offers stay',
    who: ['admin'],
    body: ritualVersion,
    reply: ritualRecord,
    message: 'ritual_archived',
    errors: ['ritual_unknown', 'stale'],
  },
  'POST /rituals/restore-ritual': {
    summary: 'Brings an archived ritual back, as the last of the catalogue',
    who: ['admin'],
    body: ritualVersion,
    reply: ritualRecord,
    message: 'ritual_restored',
    errors: ['ritual_unknown', 'stale', 'ritual_category_archived'],
  },
  'POST /rituals/update-category': {
    summary: 'Changes a category',
    who: ['admin'],
    body: categoryEdit.extend(categoryVersion.shape),
    reply: officeCategory,
    message: 'category_updated',
    errors: ['category_unknown', 'stale', 'category_taken'],
  },
  'POST /rituals/archive-category': {
    summary: 'Takes a category out of the catalogue, where no ritual of the catalogue is in it',
    who: ['admin'],
    body: categoryVersion,
    reply: officeCategory,
    message: 'category_archived',
    errors: ['category_unknown', 'stale', 'category_in_use'],
  },
  'POST /rituals/restore-category': {
    summary: 'Brings an archived category back, as the last one',
    who: ['admin'],
    body: categoryVersion,
    reply: officeCategory,
    message: 'category_restored',
    errors: ['category_unknown', 'stale'],
  },
  'POST /rituals/order-categories': {
    summary: 'Sets the order of all categories that are not archived, from the one the caller saw',
    who: ['admin'],
    body: z.strictObject({ seen: order, wanted: order }),
    reply: z.object({ categories: z.array(officeCategory) }),
    message: 'categories_ordered',
    errors: ['stale'],
  },
});
