import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by `npm run soak`: races and kills run their long form. */
    soak: boolean;
  }
}

/**
 * How often something that needs luck to go wrong is tried: `short` times in `npm test`, `long` times in `npm run soak`.
 * A file that asks this is named among the files of the project `soak` in `vitest.config.ts`.
 */
export const rounds = (short: number, long: number): number => (inject('soak') ? long : short);
