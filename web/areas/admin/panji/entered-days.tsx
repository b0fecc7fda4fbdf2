import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PanjiDateSaid } from '#contract/almanac/panji.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { isPublisher, panjiNames } from '#domain/almanac/names/panji.ts';
import { asDay, MINUTE, startOfDay } from '#domain/time.ts';
import { useNames } from '../../../i18n/names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';

interface EnteredDaysProps {
  dates: readonly PanjiDateSaid[];
  year: string;
  panji: string | null;
}

function usePublisher(): (panji: string) => string {
  const nameIn = useNames();
  return (panji) => (isPublisher(panji) ? nameIn(panjiNames[panji]) : panji);
}

/** What was entered for a year, beside our own day. */
export function EnteredDays({ dates, year, panji }: EnteredDaysProps) {
  const t = useTranslations('adminPanji');
  const columns = useColumns(year);
  const nameOf = usePublisher();
  if (dates.length === 0) {
    return (
      <p className="card px-4 py-5 text-ink-2">
        {t(panji ? 'noneOf' : 'none', { year, panji: panji ? nameOf(panji) : '' })}
      </p>
    );
  }
  return (
    <Table
      label={t('entered', { year })}
      columns={columns}
      rows={dates}
      keyOf={({ festival, panji: by }) => `${festival} ${by}`}
      size={dates.length}
    />
  );
}

function useColumns(year: string): Column<PanjiDateSaid>[] {
  const t = useTranslations('adminPanji');
  const nameIn = useNames();
  const nameOf = usePublisher();
  // the year is chosen above the list
  const { dayShort, clockText, dateWorded } = useFormats(asDay(`${year}-01-01`));
  return [
    {
      key: 'festival',
      header: t('festival'),
      onCard: 'title',
      cell: ({ festival, names, date }) => (
        <Link
          to={`/festivals/${festival}?year=${date.slice(0, 4)}`}
          reloadDocument
          className="font-semibold underline underline-offset-4"
        >
          {nameIn(names)}
        </Link>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      onCard: 'corner',
      cell: ({ date, atMinute, lagna }) => (
        <span className="lg:whitespace-nowrap">
          {unbroken(dayShort(date))}
          {atMinute !== null && `, ${clockText(new Date(startOfDay(date) + atMinute * MINUTE).toISOString())}`}
          {lagna !== null && `, ${nameIn(rashiName(lagna))}`}
        </span>
      ),
    },
    {
      key: 'ours',
      header: t('ours'),
      onCard: 'short',
      cell: ({ date, computed }) =>
        computed === date ? (
          <span className="text-leaf lg:whitespace-nowrap">{t('same')}</span>
        ) : (
          <span className="text-brick lg:whitespace-nowrap">
            {computed ? unbroken(dayShort(computed)) : t('noDay')}
          </span>
        ),
    },
    { key: 'panji', header: t('panji'), onCard: 'under', cell: ({ panji }) => nameOf(panji) },
    {
      key: 'source',
      header: t('source'),
      onCard: 'line',
      cell: ({ source }) => <Small>{source.replaceAll(/(\d) (\p{L}+) (?=\d{4})/gu, '$1\u00a0$2\u00a0')}</Small>,
    },
    {
      key: 'by',
      header: t('by'),
      onCard: 'line',
      cell: ({ enteredBy, enteredAt }) => (
        <Small>{t('byAt', { name: enteredBy ?? t('fromTheStart'), at: unbroken(dateWorded(enteredAt)) })}</Small>
      ),
    },
    { key: 'remove', header: t('action'), onCard: 'foot', cell: (row) => <Remove row={row} /> },
  ];
}

/** Where it is from: on a card below what is asked first. */
const Small = ({ children }: { children: string }) => (
  <span className="wrap-anywhere @max-[60rem]/records:text-1 @max-[60rem]/records:text-ink-2">{children}</span>
);

function Remove({ row: { festival, names, panji, date } }: { row: PanjiDateSaid }) {
  const t = useTranslations('adminPanji');
  const nameIn = useNames();
  const nameOf = usePublisher();
  const form = useActionForm({
    name: 'remove',
    schema: async () => (await import('./panji-forms.ts')).removeForm,
    values: { festival, panji, year: date.slice(0, 4) },
    failure: t('failed'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('festival')} />
      <input type="hidden" {...form.field('panji')} />
      <input type="hidden" {...form.field('year')} />
      <Button
        type="submit"
        look="text"
        className="-mx-2"
        busy={form.busy && t('removing')}
        aria-label={t('removeOf', { festival: nameIn(names), panji: nameOf(panji) })}
      >
        {t('remove')}
      </Button>
    </ActionFields>
  );
}
