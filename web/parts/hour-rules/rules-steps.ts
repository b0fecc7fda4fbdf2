import type { PageContext } from '#contract/page.ts';
import { ritualIn } from '../../i18n/local-names.ts';
import { refusedAs } from '../api/refusal.ts';
import { step } from '../forms/form-action.ts';
import { confirmForm, rulesForm } from './rule-forms.ts';

/** What the pages of rituals’ rules read and do, at the office and for acharyas. */

type Page = Pick<PageContext, 'call' | 'locale'>;

/** Every ritual of the catalogue, with whose word its rules have. */
export async function ruledRituals({ call, locale }: Page) {
  const [{ rituals }, known] = await Promise.all([
    call('GET /rituals/get-ritual', {}),
    call('GET /muhurat/rituals', {}),
  ]);
  const ruled = new Map(known.map((one) => [one.slug, one]));
  return rituals
    .map((ritual) => ({
      slug: ritual.slug,
      name: ritualIn(locale, ritual),
      image: ritual.ritualImageUrl,
      rules: ruled.get(ritual.slug) ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
export type RuledRitual = Awaited<ReturnType<typeof ruledRituals>>[number];

/** A ritual and its rules; null where it has none. */
export async function ruledRitual({ call, locale }: Page, slug: string) {
  const { ritual } = await call('GET /rituals/:slug', { params: { slug } });
  const rules = await call('GET /muhurat/rules/:slug', { params: { slug: ritual.slug } }).catch(refusedAs(null));
  return { id: ritual._id, slug: ritual.slug, name: ritualIn(locale, ritual), rules };
}
export type Ruled = Awaited<ReturnType<typeof ruledRitual>>;

/** Looks at the days, and gives them to the form. */
const preview = step(rulesForm, async ({ ritualId, rules }, { call }) => ({
  ...(await call('POST /muhurat/rules/preview', { body: { ritualId, rules } })),
}));

export const officeSteps = {
  preview,
  write: step(rulesForm, async (body, { ask }) => (await ask('POST /muhurat/rules', { body })).message),
};

export const acharyaSteps = {
  preview,
  write: step(rulesForm, async (body, { ask }) => (await ask('POST /muhurat/correct', { body })).message),
  confirm: step(confirmForm, async (body, { ask }) => (await ask('POST /muhurat/confirm', { body })).message),
};
