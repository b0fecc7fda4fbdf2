import { reportForm as asked } from '#contract/booking/reviews.ts';

/** What somebody says is wrong with a review. */
export const reportForm = asked;
