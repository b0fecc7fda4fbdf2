import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicReview } from '#contract/booking/reviews.ts';
import { reportReasons } from '#domain/reviews/hiding.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Stars } from '../../../parts/reviews/stars.tsx';
import { NotListed, orNotFound } from '../shared/not-listed.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { AsideSteps, FormFrame } from '../sign-in/form-frame.tsx';
import type { Route } from './+types/route';
import { reportForm } from './report-form.ts';

export async function loader({ params: { id, reviewId }, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const found = await orNotFound(call('GET /pandits/:id/reviews/:reviewId', { params: { id, reviewId } }));
  return { ...found, panditId: id };
}

export const action = formAction({
  report: step(reportForm, async (body, { ask }, { params: { id = '', reviewId = '' } }) => {
    const said = await ask('POST /pandits/:id/reviews/:reviewId/report', { params: { id, reviewId }, body });
    return { thanks: said.message };
  }),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('reportReview.title'), site: matches[0].loaderData });

export function ErrorBoundary() {
  const t = useTranslations('reportReview');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/find-pandit', t('toFind')]} />;
}

/** Whoever reads a review can say what is wrong with it. */
export default function Report({ loaderData: { pandit, review, panditId } }: Route.ComponentProps) {
  const t = useTranslations('reportReview');
  const steps = [[t('rules'), t('rulesText')]] as const;
  return (
    <FormFrame
      title={t('title')}
      lead={t('lead', { name: pandit })}
      aside={<AsideSteps title={t('about')} steps={steps} />}
    >
      <div className="grid gap-5">
        <Reported review={review} />
        <ReportForm />
        <Link to={`/pandits/${panditId}`} className="w-fit py-2.5 text-maroon underline underline-offset-4">
          {t('back', { name: pandit })}
        </Link>
      </div>
    </FormFrame>
  );
}

function Reported({ review }: { review: PublicReview }) {
  const t = useTranslations('reportReview');
  const { dateWorded } = useFormats();
  return (
    <section aria-label={t('review')} className="grid gap-1.5 border-l-2 border-line-strong pl-3 text-2 wrap-anywhere">
      <p className="flex flex-wrap gap-x-3">
        <Stars stars={review.stars} /> <span className="text-ink-2">{dateWorded(review.at)}</span>
      </p>
      {review.words && (
        <p lang={languageByLetters(review.words)} className="whitespace-pre-line">
          {review.words}
        </p>
      )}
      {review.answer && (
        <p lang={languageByLetters(review.answer.words)} className="whitespace-pre-line text-ink-2">
          {review.answer.words}
        </p>
      )}
    </section>
  );
}

function ReportForm() {
  const t = useTranslations('reportReview');
  const why = useTranslations('reviewRules.why');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'report',
    schema: async () => (await import('./report-form.ts')).reportForm,
    values: { words: '' },
    failure: t('failed'),
  });
  if (typeof form.typed['thanks'] === 'string') {
    return (
      <div role="status" className="grid gap-1">
        <h2 className="text-4">{t('thanks')}</h2>
        <p>{form.typed['thanks']}</p>
      </div>
    );
  }
  return (
    <ActionFields form={form} className="grid gap-5">
      <Select
        label={t('why')}
        placeholder={t('choose')}
        options={reportReasons.map((value) => ({ value, label: why(value) }))}
        error={form.errorOf('why')}
        {...form.field('why')}
      />
      <TextArea
        label={t('words')}
        optional={ui('optional')}
        rows={3}
        error={form.errorOf('words')}
        {...form.field('words')}
      />
      <Button type="submit" busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </ActionFields>
  );
}
