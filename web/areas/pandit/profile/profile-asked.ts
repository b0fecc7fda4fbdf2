import type { PageContext } from '#contract/page.ts';

/** What the forms of a pandit's profile are filled from. */

export const ownProfile = ({ call, viewer }: PageContext) =>
  call('GET /user/get-user/:userId', { params: { userId: viewer?._id ?? '' } });

/** The rituals that can be offered, and their categories. */
export async function catalogueAsked({ call }: PageContext) {
  const { rituals, categories } = await call('GET /rituals/get-ritual', {});
  return {
    rituals: rituals.map(({ _id, ritualType, ritualCategory }) => ({ _id, ritualType, ritualCategory })),
    categories: categories.map(({ _id, name }) => ({ _id, name })),
  };
}
