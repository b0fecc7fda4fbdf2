import { useLanguage } from './reader.ts';
import { namesFor, type NameOf } from '#domain/almanac/names/said.ts';

/** What the almanac's things are called in the reader's language: `useNames()` in a component, `namesFor(locale)` elsewhere. */
export const useNames = (): NameOf => namesFor(useLanguage());

export { namesFor, type NameOf };
