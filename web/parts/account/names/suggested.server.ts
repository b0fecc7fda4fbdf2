import { inScript } from '#domain/people/scripts/in-script.ts';
import type { Suggested } from './lang-of.ts';

/** For the loader of a profile: how that name may be written in the other scripts. The tables stay on the server. */
export const suggestedFor = (name: string): Suggested => ({
  nameOdia: inScript(name, 'odia'),
  nameDevanagari: inScript(name, 'devanagari'),
});
