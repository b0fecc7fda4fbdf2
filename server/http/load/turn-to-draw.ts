import { concurrencyLimit } from './concurrency-limit.ts';

/**
 * The threads that draw pictures also check passwords and read files, and there are four of them. So pictures are drawn two at a time; some
 * wait in line, and the rest get "come again". A picture of 24 megapixels takes a fifth of a second.
 */
export const turnToDraw = concurrencyLimit(2, 20, 5_000);
