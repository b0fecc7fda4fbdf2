import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RulesPreviewSaid } from '#contract/almanac/muhurat.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import { FORM, type Typed } from '../forms/form-result.ts';
import { useActionForm } from '../forms/use-action-form.ts';
import { RuleInputs } from './rule-inputs.tsx';
import type { Ruled } from './rules-steps.ts';
import { typedOf } from './typed-rules.ts';

interface RulesFormProps {
  ritual: Ruled;
  /** An acharya corrects, and answers for it; the office writes a draft. */
  by: 'office' | 'acharya';
}

/** Rules as a form: looked at by their days first, written after that. */
export function RulesForm({ ritual: { id, rules }, by }: RulesFormProps) {
  const t = useTranslations('hourRules');
  const form = useActionForm({
    name: 'preview',
    schema: async () => (await import('./rule-forms.ts')).rulesForm,
    steps: { write: async () => (await import('./rule-forms.ts')).rulesForm },
    values: typedOf(rules?.rules ?? null, id, rules?.version ?? 0),
    failure: t('failed'),
  });
  const { typed, refused } = form;
  // what was changed since was not looked at
  const [changed, setChanged] = useState<Typed | null>(null);
  const seen = typed['after'] !== undefined && changed !== typed ? (typed as unknown as RulesPreviewSaid) : null;
  const isNever = seen?.after === 0 || refused?.code === 'muhurat_never';
  const problem = form.problemOf('write', t('failed'));
  // where there are none to read first, or something was sent
  const isOpen = rules === null || Object.keys(typed).length > 0;
  return (
    <details className="card group/rules" open={isOpen || undefined}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 text-3 font-semibold sm:px-5 [&::-webkit-details-marker]:hidden">
        {t(`change.${by}`)}
        <ChevronDown size={20} aria-hidden className="shrink-0 text-ink-2 group-open/rules:rotate-180" />
      </summary>
      <ActionFields form={form} className="grid gap-5 border-t border-line p-4 sm:p-5">
        <input type="hidden" {...form.field('ritualId')} />
        <input type="hidden" {...form.field('version')} />
        {/* what is changed while the new version is on its way would go with the old one */}
        <fieldset
          disabled={form.busyWith === 'write'}
          className="grid min-w-0 gap-5"
          onChange={() => setChanged(typed)}
        >
          <RuleInputs form={form} />
        </fieldset>
        <Button type="submit" look="quiet" busy={form.busyWith === 'preview' && t('looking')}>
          {t('look')}
        </Button>
        {seen && <Preview {...seen} />}
        {problem && (
          <Notice tone="no">
            <p>{problem}</p>
            {refused?.code === 'stale' && (
              <Link to="." reloadDocument>
                {t('newest')}
              </Link>
            )}
          </Notice>
        )}
        {(seen || refused?.form === 'write') && (
          <>
            {isNever && <CheckBox label={t('sure')} {...form.register('isSure')} />}
            <Button type="submit" name={FORM} value="write" busy={form.busyWith === 'write' && t('writing')}>
              {t(by === 'office' ? 'write' : 'correct')}
            </Button>
          </>
        )}
      </ActionFields>
    </details>
  );
}

/** How many days, and which come and go. */
function Preview({ from, to, before, after, come, go }: RulesPreviewSaid) {
  const t = useTranslations('hourRules');
  const { dayWorded } = useFormats();
  return (
    <div role="status" className="grid gap-2 rounded-card bg-sunk px-4 py-3">
      <p className="font-semibold">{t('found', { after, before, from: dayWorded(from), to: dayWorded(to) })}</p>
      <Days days={come} title={t('come', { count: come.length })} />
      <Days days={go} title={t('go', { count: go.length })} />
    </div>
  );
}

/** More than these are opened by a press. */
const AT_ONCE = 40;

function Days({ days, title }: { days: readonly Day[]; title: string }) {
  const { dayWorded } = useFormats();
  if (days.length === 0) return <p>{title}</p>;
  return (
    <details open={days.length <= AT_ONCE}>
      <summary className="w-fit cursor-pointer py-3 text-maroon">{title}</summary>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2">
        {days.map((day) => (
          <li key={day}>{dayWorded(day)}</li>
        ))}
      </ul>
    </details>
  );
}
