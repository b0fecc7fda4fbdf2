import { dayAt, type Day } from '#domain/time.ts';
import { rightNow } from './clock.ts';

/** Today in Odisha at this moment: for loaders and what fields are checked by. What is drawn asks `useToday` (`now.ts`). */
export const today = (): Day => dayAt(rightNow());
