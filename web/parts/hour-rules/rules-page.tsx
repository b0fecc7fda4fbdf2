import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { WayBack } from '../../ui/way-back.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import { useActionForm } from '../forms/use-action-form.ts';
import { RulesForm } from './rules-form.tsx';
import type { Ruled } from './rules-steps.ts';
import { RulesSummary } from './rules-summary.tsx';

interface RulesPageProps {
  ritual: Ruled;
  by: 'office' | 'acharya';
  /** The list they were opened from. */
  back: string;
}

/** The rules of one ritual: whose word they have, what they say with an acharya's yes below, and folded away the form that changes them. */
export function RulesPage({ ritual, by, back }: RulesPageProps) {
  const t = useTranslations('hourRules');
  const { slug, name, rules } = ritual;
  return (
    <div className="grid gap-5">
      <div>
        <WayBack to={back}>{t('all')}</WayBack>
        <h1 className="text-5">{t('of', { ritual: name })}</h1>
        <Standing rules={rules} by={by} />
        {rules && (
          <Link
            to={`/muhurat/${slug}`}
            reloadDocument
            className="-mb-2 inline-flex min-h-11 items-center text-maroon underline underline-offset-4"
          >
            {t('toPage')}
          </Link>
        )}
      </div>
      {rules && (
        <section className="card grid gap-3.5 p-4 sm:p-5" aria-labelledby="rules-in-short">
          <h2 id="rules-in-short" className="text-3">
            {t('inShort')}
          </h2>
          <RulesSummary rules={rules.rules} />
          {by === 'acharya' && rules.status === 'draft' && <Confirm key={rules.version} ritual={ritual} />}
        </section>
      )}
      <RulesForm key={`${slug} ${rules?.version}`} ritual={ritual} by={by} />
    </div>
  );
}

function Standing({ rules, by }: Pick<Ruled, 'rules'> & Pick<RulesPageProps, 'by'>) {
  const t = useTranslations('hourRules');
  const { dateWorded } = useFormats();
  if (!rules) return <p className="max-w-[68ch] text-ink-2">{t('noneYet')}</p>;
  const { version, confirmedBy, confirmedAt } = rules;
  return (
    <p className="mt-2 max-w-[68ch] text-2 text-ink-2">
      {version === 0 ? t('first') : t('version', { version })}{' '}
      {confirmedBy !== null && confirmedAt !== null ? (
        t('confirmedBy', { name: confirmedBy, day: dateWorded(confirmedAt) })
      ) : (
        <>
          <b className="font-semibold text-marigold-ink">{t('draft')}</b> {by === 'office' && t('byAcharya')}
        </>
      )}
    </p>
  );
}

function Confirm({ ritual: { id, rules } }: { ritual: Ruled }) {
  const t = useTranslations('hourRules');
  const form = useActionForm({
    name: 'confirm',
    schema: async () => (await import('./rule-forms.ts')).confirmForm,
    values: { ritualId: id, version: String(rules?.version ?? 0) },
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid gap-3 border-t border-line pt-4">
      <input type="hidden" {...form.field('ritualId')} />
      <input type="hidden" {...form.field('version')} />
      <p className="text-2 text-ink-2">{t('confirmHint')}</p>
      <Button type="submit" className="sm:justify-self-start" busy={form.busy && t('confirming')}>
        {t('confirm')}
      </Button>
    </ActionFields>
  );
}
