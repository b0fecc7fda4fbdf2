import type { CategoryKey } from './categories.ts';

/** A ritual of the catalogue. Its slug is its name's; its picture is `/rituals/<slug>.svg`. */
export interface DemoRitual {
  readonly name: string;
  readonly odia: string;
  readonly hindi: string;
  readonly category: CategoryKey;
  readonly minutes: number;
  /** What pandits of the demo ask for it, in whole rupees: the lowest and the highest. */
  readonly price: readonly [low: number, high: number];
  readonly description: string;
  readonly samagri: readonly string[];
}

/** What nearly every puja needs. */
export const base = [
  'Turmeric and sindoor',
  'Arua rice (akshata)',
  'Flowers and a garland',
  'Ghee lamp with wicks',
  'Incense and camphor',
  'Coconut with betel leaf and nut',
] as const;
