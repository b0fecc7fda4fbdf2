/**
 * The festivals by the first letter of their English names. A festival's page shows one Hindi name, and loads the letters of its shelf
 * alone: each has a font of its own (`scripts/fonts/names.mjs`).
 */

export const hindiShelves = ['ab', 'cg', 'hl', 'mo', 'pr', 'sz'] as const;
export type HindiShelf = (typeof hindiShelves)[number];

/** The one of a festival’s English name. */
export function shelfOf(name: string): HindiShelf {
  const letter = name.slice(0, 1).toLowerCase();
  return hindiShelves.find((shelf) => letter <= shelf.slice(1)) ?? 'sz';
}
