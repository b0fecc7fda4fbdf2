import { z } from 'zod';
import { DURATION_MAX, DURATION_MIN } from '#domain/ritual.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { optionalTextIn, samagriIn } from './words/in-letters.ts';
import { panditInShort } from './pandits.ts';

/** The catalogue: rituals in categories. */

export const category = z.object({
  _id: id,
  name: z.string(),
  nameOdia: z.string().nullable(),
  nameHindi: z.string().nullable(),
  /** In the language of the call where it is written in that language, else in English. */
  description: z.string(),
  /** Rites for the dead: shown without anything cheerful. */
  quiet: z.boolean(),
  createdAt: instant,
});

export const ritual = z.object({
  _id: id,
  slug: z.string(),
  ritualType: z.string(),
  ritualTypeOdia: z.string().nullable(),
  ritualTypeHindi: z.string().nullable(),
  /** In the language of the call where it is written in that language, else in English; so is what the ritual needs. */
  ritualDescription: z.string(),
  ritualImageUrl: z.string(),
  ritualCategory: category.nullable(),
  durationMinutes: z.number(),
  samagri: z.array(z.string()),
  /** What else it is called, in any script and spelling. */
  synonyms: z.array(z.string()),
  /** The lowest price any approved pandit asks, in rupees; null while nobody offers it. */
  fromPrice: z.number().nullable(),
  /** The highest such price. */
  toPrice: z.number().nullable(),
  createdAt: instant,
  updatedAt: instant,
  __v: z.number(),
});
export type Ritual = z.infer<typeof ritual>;
export type Category = z.infer<typeof category>;

/** A ritual on a page of its own: what approved pandits ask for it, and some of them who are free soon. */
export const ritualPage = z.object({
  ritual,
  /** What they ask, in whole rupees; null while nobody offers it. */
  prices: z.object({ count: z.number(), lowest: z.number(), median: z.number(), highest: z.number() }).nullable(),
  pandits: z.array(panditInShort),
});
export type RitualPage = z.infer<typeof ritualPage>;

/** The same in Odia and Hindi, where the office has it. */
export const categoryInLanguages = {
  nameOdia: optionalTextIn('or', 80),
  nameHindi: optionalTextIn('hi', 80),
  descriptionOdia: optionalTextIn('or', 1000),
  descriptionHindi: optionalTextIn('hi', 1000),
};

/** A ritual's name, what is said of it and what it needs, in Odia and Hindi. */
export const ritualInLanguages = {
  ritualTypeOdia: optionalTextIn('or', 120),
  ritualTypeHindi: optionalTextIn('hi', 120),
  ritualDescriptionOdia: optionalTextIn('or', 2000),
  ritualDescriptionHindi: optionalTextIn('hi', 2000),
  samagriOdia: samagriIn('or'),
  samagriHindi: samagriIn('hi'),
};

export const rituals = endpoints({
  'GET /rituals/get-ritual': {
    summary: 'The catalogue as visitors see it',
    who: 'anyone',
    reply: z.object({ rituals: z.array(ritual), categories: z.array(category) }),
  },
  'GET /rituals/get-ritual-described': {
    summary: 'The same, with the descriptions in every language, to search by',
    who: 'anyone',
    reply: z.object({
      rituals: z.array(ritual.extend({ ritualDescriptions: z.array(z.string()) })),
      categories: z.array(category),
    }),
  },
  'GET /rituals/:slug': {
    summary: 'One ritual by the name in its address, with what is asked for it and who offers it',
    who: 'anyone',
    params: z.object({ slug: z.string().max(140) }),
    reply: ritualPage,
    errors: ['ritual_unknown'],
  },
  'GET /rituals/get-ritual-list-admin': {
    summary: 'The catalogue as admins see it',
    who: ['admin'],
    reply: z.array(ritual),
  },
  'POST /rituals/add-ritual-category': {
    summary: 'Adds a category',
    who: ['admin'],
    body: z.strictObject({
      name: text(80, 'category_name_required'),
      description: text(1000, 'category_description_required'),
      ...categoryInLanguages,
      quiet: z.boolean().optional(),
    }),
    reply: category,
    status: 201,
    message: 'category_added',
    errors: ['category_taken'],
  },
  'POST /rituals/add-ritual': {
    summary: 'Adds a ritual',
    who: ['admin'],
    body: z.strictObject({
      ritualCategory: z.uuid('category_required'),
      ritualType: text(120, 'ritual_name_required'),
      ritualDescription: text(2000, 'ritual_description_required'),
      ...ritualInLanguages,
      ritualImageUrl: text(300, 'ritual_image_required'),
      durationMinutes: z.number().int().min(DURATION_MIN).max(DURATION_MAX).optional(),
      samagri: z.array(text(120)).max(60).optional(),
    }),
    reply: ritual,
    status: 201,
    message: 'ritual_added',
    errors: ['category_unknown', 'ritual_taken', 'ritual_image_required'],
  },
  'GET /stats': {
    summary: 'Figures visitors see, counted',
    who: 'anyone',
    reply: z.object({ pandits: z.number(), districts: z.number(), rituals: z.number() }),
  },
});
