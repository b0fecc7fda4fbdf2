import { useTranslations } from 'use-intl';
import type { Difference } from '#contract/almanac/day.ts';
import { isPublisher, panjiNames, type Panji } from '#domain/almanac/names/panji.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/** What an almanac is called in a sentence; without one it is ours. */
export function usePanjiName(): (panji: string | null) => string {
  const t = useTranslations('almanac.panji');
  const nameIn = useNames();
  return (panji) => {
    if (panji === null || panji === 'computed') return t('oursInText');
    return isPublisher(panji) ? nameIn(panjiNames[panji]) : panji;
  };
}

interface WhoseDaysProps {
  panji: Panji | null;
  year: string;
  /** The years of which something of it was entered. */
  entered: readonly number[];
}

/** The followed almanac where something of it was entered for the year, else ours. */
export const panjiOf = ({ panji, year, entered }: WhoseDaysProps): Panji | null =>
  entered.includes(Number(year)) ? panji : null;

/** Whose days of a year come first: those of the followed almanac only if some were entered. */
export function WhoseDays({ panji, year, entered }: WhoseDaysProps) {
  const t = useTranslations('almanac.panji');
  const nameOf = usePanjiName();
  if (panji === null) return t('oursNote');
  return t(entered.includes(Number(year)) ? 'note' : 'nothing', { panji: nameOf(panji), year });
}

/** Which almanac has which other day, and who says so; almanacs that agree are grouped. */
export function Differences({ differs, sources = false }: { differs: readonly Difference[]; sources?: boolean }) {
  const t = useTranslations('almanac.panji');
  const nameOf = usePanjiName();
  // beside the day of our own, whose year is on the page
  const { dayShort } = useFormats(differs[0]?.date);
  const days = Map.groupBy(differs, ({ date, source }) => `${date} ${sources ? (source ?? '') : ''}`);
  return [...days.values()].map((same) => {
    const [first] = same;
    if (!first) return null;
    return (
      <span key={first.date + first.panji} className="block">
        {t('has', { panji: same.map(({ panji }) => nameOf(panji)).join(', '), day: dayShort(first.date) })}
        {sources && first.source && <span className="text-ink-2"> {t('source', { source: first.source })}</span>}
      </span>
    );
  });
}
