import { useTranslations } from 'use-intl';
import type { OfficeCaseWhole } from '#contract/cases/office.ts';
import { sides } from '#domain/booking.ts';
import { isToldOf } from '#domain/cases/case.ts';
import { measures, waiveGrounds, type Remedy } from '#domain/cases/outcome.ts';
import { inRupees, paise } from '#domain/money.ts';
import { hasWords } from '../../../i18n/words.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

interface DecideProps {
  whole: OfficeCaseWhole;
  onLate: () => void;
  onDone: () => void;
}

const hintOf = (kind: OfficeCaseWhole['kind'], isUnpaid: boolean) =>
  isUnpaid ? 'unpaidHint' : kind === 'notHeld' ? 'notHeldHint' : 'absenceHint';

/** What becomes of the money and of the pandit: what cannot be decided now is not offered. */
export function DecideForm({ whole, onLate, onDone }: DecideProps) {
  const t = useTranslations('adminCases');
  const unheld = useTranslations('adminCases.unheldRemedies');
  const unpaid = useTranslations('adminCases.unpaidRemedies');
  const reload = useReload();
  const { _id: caseId, remedies, mayPause } = whole;
  // whether there was a puja is said, not taken for granted
  const isUnheld = remedies.includes('ends');
  const isUnpaid = isUnheld && whole.left === 0 && whole.booking.creditAmount === 0;
  const isFamilys = whole.by === 'customer';
  const told = sides.filter((side) => isToldOf(whole.kind, whole.by, side, 'closed'));
  const hearer = (told.length === 1 && told[0]) || 'both';
  const hint = isUnheld && isFamilys ? t(hintOf(whole.kind, isUnpaid)) : undefined;
  // what the pandit says of the family is not the pandit’s doing: without money the two come to the same
  const chosen = isUnpaid && !isFamilys ? remedies.filter((one) => one !== 'refundAll') : remedies;
  const form = useActionForm({
    name: 'decide',
    schema: async () => (await import('./case-forms.ts')).decideForm,
    values: {
      caseId,
      remedy: isUnheld ? '' : 'nothing',
      amount: '',
      ground: '',
      words: '',
      measure: 'none',
      reason: '',
    },
    done: t('decided'),
    failure: t('failed'),
    onDone,
    onRefused: (refused) => {
      if (refused.code !== 'case_decided_before') return;
      onLate();
      reload(refused);
    },
  });
  const labelOf = (one: Remedy) => {
    if (isUnpaid && hasWords(unpaid, one)) return unpaid(one);
    return isUnheld && hasWords(unheld, one) ? unheld(one) : t(`remedies.${one}`);
  };
  // without script nothing follows what is chosen: all of it is there
  const hydrated = useHydrated();
  const [remedy, measure] = form.watch(['remedy', 'measure']);
  const waits = (field: 'amount' | 'ground' | 'reason', isAsked: boolean) =>
    hydrated && !isAsked && form.errorOf(field) === undefined;
  const offered = measures.filter((one) => one !== 'pause' || mayPause);
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('caseId')} />
      <Select
        label={t('remedy')}
        {...(isUnheld && { placeholder: t('choose') })}
        options={chosen.map((one) => ({ value: one, label: labelOf(one) }))}
        hint={hint}
        error={form.errorOf('remedy')}
        {...form.field('remedy')}
      />
      {isUnheld && <Cash booking={whole.booking} />}
      {remedies.includes('refundPart') && (
        <div hidden={waits('amount', remedy === 'refundPart')}>
          <TextField label={t('amount')} inputMode="numeric" error={form.errorOf('amount')} {...form.field('amount')} />
        </div>
      )}
      {!remedies.includes('refundPart') && <input type="hidden" {...form.field('amount')} />}
      {remedies.includes('waive') ? (
        <div hidden={waits('ground', remedy === 'waive')}>
          <Select
            label={t('ground')}
            options={[
              { value: '', label: t('none') },
              ...waiveGrounds.map((one) => ({ value: one, label: t(`grounds.${one}`) })),
            ]}
            error={form.errorOf('ground')}
            {...form.field('ground')}
          />
        </div>
      ) : (
        <input type="hidden" {...form.field('ground')} />
      )}
      <TextArea
        label={t('words')}
        hint={t(`wordsHint.${hearer}`)}
        rows={4}
        error={form.errorOf('words')}
        {...form.field('words')}
      />
      <Select
        label={t('measure')}
        options={offered.map((one) => ({ value: one, label: t(`measures.${one}`) }))}
        error={form.errorOf('measure')}
        {...form.field('measure')}
      />
      <div hidden={waits('reason', measure !== 'none')}>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          error={form.errorOf('reason')}
          {...form.field('reason')}
        />
      </div>
      {whole.stage !== 'closed' && (
        <Button
          type="submit"
          className="justify-self-start"
          look={whole.owner === null ? 'quiet' : 'main'}
          busy={form.busy && t('busy')}
        >
          {t('decide')}
        </Button>
      )}
    </ActionFields>
  );
}

/** What the two say was given in cash, and what becomes of that. */
function Cash({ booking: { rest } }: Pick<OfficeCaseWhole, 'booking'>) {
  const t = useTranslations('adminCases.cash');
  if (!rest?.given && !rest?.received) return null;
  const said = (rupees: number | null) => (rupees === null ? t('nothing') : inRupees(paise(rupees)));
  return <p className="text-2">{t('said', { given: said(rest.given), received: said(rest.received) })}</p>;
}
