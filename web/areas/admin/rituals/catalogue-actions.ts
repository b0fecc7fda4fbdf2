import type { PageContext } from '#contract/page.ts';
import type { z } from 'zod';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { categoriesForm, categoryForm, chosenRitual, newRitual, sentCategory, sentRitual } from './catalogue-forms.ts';
import { moved } from './moved.ts';

/** What the office does to the catalogue; each gives the server's sentence of its success. */
export const catalogueAction = formAction({
  'add-category': step(
    categoryForm,
    async (body, { ask }) => (await ask('POST /rituals/add-ritual-category', { body })).message,
  ),
  category: step(sentCategory, async (body, { ask }) => (await ask('POST /rituals/update-category', { body })).message),
  categories: step(categoriesForm, arrange),
  'add-ritual': step(newRitual, async (body, { ask }) => (await ask('POST /rituals/add-ritual', { body })).message),
  ritual: step(sentRitual, async ({ place, placeWas, ...body }, { ask }) => {
    const move = place !== undefined && String(place) !== placeWas && { place };
    return (await ask('POST /rituals/update-ritual', { body: { ...body, ...move } })).message;
  }),
  archive: step(chosenRitual, async (body, { ask }) => (await ask('POST /rituals/archive-ritual', { body })).message),
  restore: step(chosenRitual, async (body, { ask }) => (await ask('POST /rituals/restore-ritual', { body })).message),
});

/** One category goes or comes back, or all of them are put in order; without script a press moves one at once. */
async function arrange(
  { archive, restore, move, seen, wanted }: z.output<typeof categoriesForm>,
  { ask }: PageContext,
) {
  const [categoryId, version] = archive ?? restore ?? [];
  if (categoryId) {
    const body = { categoryId, __v: Number(version) };
    const done = archive
      ? await ask('POST /rituals/archive-category', { body })
      : await ask('POST /rituals/restore-category', { body });
    return done.message;
  }
  const at = move ? wanted.indexOf(move[0]) : -1;
  const order = move ? moved(wanted, at, at + (move[1] === 'up' ? -1 : 1)) : wanted;
  return (await ask('POST /rituals/order-categories', { body: { seen, wanted: order } })).message;
}
